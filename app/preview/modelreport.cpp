// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/modelreport.h"

#include "editor-core/text/nametext.h"
#include "widgets/preview/previewview.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

class Writer
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelReport)

public:
    Writer(const OpenedModel &model, const MotionDocument &document)
        : mModel(model)
        , mDocument(document)
    {}

    QString write(const QStringList &textureNotes)
    {
        const Model &model = *mModel.model;
        const QString name = model.name.isEmpty() ? QFileInfo(mModel.path).fileName() : model.name;
        mHtml += QStringLiteral("<h3>%1</h3>").arg(name.toHtmlEscaped());
        paragraph(mModel.path.isEmpty() ? tr("The program's own figure.") : mModel.path);
        const QLocale locale;
        paragraph(tr("%1 bones, %2 morphs, %3 vertices, %4 materials.")
                      .arg(locale.toString(model.bones.size()), locale.toString(model.morphs.size()),
                           locale.toString(model.vertices.size()), locale.toString(model.materials.size())));
        const ModelMatch match = matchModel(mDocument.motion(), model, mModel.outline);
        matches(match);
        QStringList odd;
        for (const Diagnostic &diagnostic : mModel.diagnostics)
            odd.append(diagnosticText(diagnostic));
        list(tr("In the model's file"), odd);
        list(tr("Textures that are not shown"), textureNotes);
        return mHtml;
    }

private:
    void heading(const QString &text) { mHtml += QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }
    void paragraph(const QString &text) { mHtml += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }
    void list(const QString &title, const QStringList &lines)
    {
        if (lines.isEmpty())
            return;
        heading(title);
        mHtml += QStringLiteral("<ul>");
        for (const QString &line : lines)
            mHtml += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
        mHtml += QStringLiteral("</ul>");
    }
    void beginTable(const QString &what)
    {
        mHtml += QStringLiteral("<table cellpadding=\"2\"><tr><th align=\"left\">%1</th>"
                                "<th align=\"right\">&nbsp;&nbsp;%2</th></tr>")
                     .arg(what.toHtmlEscaped(), tr("Keys").toHtmlEscaped());
    }
    void row(const QString &name, qsizetype keys)
    {
        mHtml += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td></tr>")
                     .arg(name.toHtmlEscaped(), QLocale().toString(keys));
    }
    QString decoded(const QByteArray &name) const { return decodeName(name, mDocument.encoding()).text; }

    void matches(const ModelMatch &match)
    {
        heading(tr("The motion on this model"));
        paragraph(tr("Found: %1 bones, %2 morphs, %3 IK.")
                      .arg(match.foundBones)
                      .arg(match.foundMorphs)
                      .arg(match.foundIks));
        if (match.isComplete())
            paragraph(tr("The model has all that the motion moves."));
        missing(tr("Bones that the model lacks: %1").arg(match.missingBones.size()), tr("Bone"),
                match.missingBones);
        missing(tr("Morphs that the model lacks: %1").arg(match.missingMorphs.size()), tr("Morph"),
                match.missingMorphs);
        missing(tr("IK bones that the model lacks: %1").arg(match.missingIks.size()), tr("IK bone"),
                match.missingIks);
        const QList<NameCollision> same = match.boneCollisions + match.morphCollisions;
        if (same.isEmpty())
            return;
        heading(tr("One name to a motion, which keeps 15 bytes: %1").arg(same.size()));
        beginTable(tr("Names of the model"));
        for (const NameCollision &collision : same) {
            QStringList names;
            for (const QByteArray &name : collision.models)
                names.append(decoded(name));
            row(names.join(QStringLiteral(", ")), collision.keys);
        }
        mHtml += QStringLiteral("</table>");
    }
    void missing(const QString &title, const QString &what, const QList<MatchedName> &names)
    {
        if (names.isEmpty())
            return;
        heading(title);
        beginTable(what);
        for (const MatchedName &name : names)
            row(decoded(name.name), name.keys);
        mHtml += QStringLiteral("</table>");
    }

    const OpenedModel &mModel;
    const MotionDocument &mDocument;
    QString mHtml;
};

} // namespace

QString modelReport(const OpenedModel &model, const MotionDocument &document, const QStringList &textureNotes)
{
    return Writer(model, document).write(textureNotes);
}

ModelReportDialog::ModelReportDialog(PreviewSession &session, const MotionDocument &document, QWidget *parent)
    : QDialog(parent)
    , mSession(session)
    , mDocument(document)
    , mText(new QTextBrowser)
{
    setObjectName(QStringLiteral("modelReportDialog"));
    setWindowTitle(tr("Model and motion"));
    mText->setObjectName(QStringLiteral("modelReportText"));
    mText->setOpenLinks(false);
    mText->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *copy = buttons->addButton(tr("&Copy all"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyReport"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(mText);
    layout->addWidget(buttons);
    resize(520, 520);
    mLater.setSingleShot(true);
    mLater.setInterval(200);
    connect(&mLater, &QTimer::timeout, this, &ModelReportDialog::refresh);
    const auto later = [this] { mLater.start(); };
    connect(&document, &MotionDocument::changed, this, later);
    connect(&session, &PreviewSession::changed, this, later);
    connect(&session.view(), &PreviewView::textureNotesChanged, this, later);
    refresh();
}

QString ModelReportDialog::text() const
{
    return mText->toPlainText();
}

void ModelReportDialog::refresh()
{
    const std::optional<OpenedModel> model = mSession.shownModel();
    const QString html = model ? modelReport(*model, mDocument, mSession.view().textureNotes())
                               : tr("There is no model yet.").toHtmlEscaped();
    // The same text anew would lose what is selected in it.
    if (html == mText->property("report").toString())
        return;
    mText->setProperty("report", html);
    const int place = mText->verticalScrollBar()->value();
    mText->setHtml(html);
    mText->verticalScrollBar()->setValue(place);
}

} // namespace furitsuke
