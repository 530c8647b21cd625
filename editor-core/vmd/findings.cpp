// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/findings.h"

#include <QCoreApplication>

namespace furitsuke::vmd {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Reader)
};
} // namespace

void TrackOrder::merge(const TrackOrder &other)
{
    mUnsorted.merge(other.mUnsorted);
    mDuplicates.merge(other.mDuplicates);
    mDiffer = mDiffer || other.mDiffer;
}

void TrackOrder::report(Diagnostics &diagnostics, Section section) const
{
    mUnsorted.report(
        diagnostics, Severity::Note, section, QStringLiteral("unsorted"),
        Words::tr("A record stands after one of the same track with a later frame; records are saved in "
                  "the order of the file."));
    if (mDiffer) {
        mDuplicates.report(
            diagnostics, Severity::Warning, section, QStringLiteral("conflicting-keys"),
            Words::tr("Keys of one track at one frame have different values; all are kept, the last "
                      "in the file counts."));
    } else {
        mDuplicates.report(diagnostics, Severity::Note, section, QStringLiteral("duplicate-keys"),
                           Words::tr("Keys of one track at one frame have the same values; all are kept."));
    }
}

QString lateFrameMessage()
{
    return Words::tr("A frame number beyond 2147483647; kept. Other programs may fail on it.");
}

QString notFiniteMessage()
{
    return Words::tr("A value is not a number or infinite; kept, and taken for 0 when played.");
}

QString curveMessage()
{
    return Words::tr("Curve values over 127; kept, and taken for 127 when played.");
}

QString switchMessage()
{
    return Words::tr("A switch byte is neither 0 nor 1; kept, and read as MMD does.");
}

} // namespace furitsuke::vmd
