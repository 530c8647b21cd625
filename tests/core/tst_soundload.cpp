// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sound/soundload.h"
#include "editor-core/sound/soundreader.h"
#include "tests/support/sounds.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>
#include <sndfile.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

SoundLoad load(const QByteArray &bytes, const SoundLimits &limits = {})
{
    QByteArray content = bytes;
    QBuffer buffer(&content);
    buffer.open(QIODevice::ReadOnly);
    return loadSound(buffer, nullptr, limits);
}

QList<qint16> samplesOf(const SoundLoad &load)
{
    return load.clip ? QList<qint16>(load.clip->samples.begin(), load.clip->samples.end()) : QList<qint16>();
}

/// A tone of one second, stereo: the right channel half as loud.
QList<float> tone(int rate)
{
    QList<float> samples;
    for (int i = 0; i < rate; ++i) {
        const auto value = float(0.6 * std::sin(2 * std::numbers::pi * 440 * i / rate));
        samples.append(value);
        samples.append(value / 2);
    }
    return samples;
}

} // namespace

/// Sound files, read to the end.
class TestSoundLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wavsOfEveryForm_data();
    void wavsOfEveryForm();
    void samplesOf16BitsComeAsTheyAre();
    void loudAndImpossibleSamplesAreClipped();
    void moreThanTwoChannelsAreMixed();
    void compressedFiles_data();
    void compressedFiles();
    void brokenFilesAreRefused_data();
    void brokenFilesAreRefused();
    void aWavThatIsCutIsReadAsFarAsItGoes();
    void cutAnywhereNothingBreaks();
    void whatALengthSaysIsNotBelieved();
    void longSoundsAreCutOff();
    void memoryIsBoundByTheFilesSize();
    void cancelled();
    void filesThatAreNone();
    void namesOfSoundFiles();
};

void TestSoundLoad::wavsOfEveryForm_data()
{
    QTest::addColumn<int>("bits");
    QTest::addColumn<bool>("isFloat");
    QTest::addColumn<int>("channels");
    QTest::addColumn<int>("rate");
    for (const int rate : {8000, 22050, 44100, 48000, 96000}) {
        for (const int channels : {1, 2}) {
            for (const auto &[bits, isFloat] :
                 {std::pair(8, false), std::pair(16, false), std::pair(24, false), std::pair(32, false),
                  std::pair(32, true), std::pair(64, true)}) {
                const QString tag = QStringLiteral("%1 bits %2, %3 channels, %4 Hz")
                                        .arg(bits)
                                        .arg(isFloat ? QStringLiteral("float") : QStringLiteral("whole"))
                                        .arg(channels)
                                        .arg(rate);
                QTest::newRow(qPrintable(tag)) << bits << isFloat << channels << rate;
            }
        }
    }
}

void TestSoundLoad::wavsOfEveryForm()
{
    QFETCH(int, bits);
    QFETCH(bool, isFloat);
    QFETCH(int, channels);
    QFETCH(int, rate);
    QList<double> samples;
    for (int i = 0; i < 3001 * channels; ++i)
        samples.append(std::sin(i * 0.37) * 0.97);
    const SoundLoad read = load(wavFile(samples, {bits, isFloat, channels, rate}));
    QVERIFY2(read.clip, qPrintable(read.error));
    QVERIFY2(read.warnings.isEmpty(), qPrintable(read.warnings.join(u' ')));
    QCOMPARE(read.clip->sampleRate, rate);
    QCOMPARE(read.clip->channels, channels);
    QCOMPARE(read.clip->frameCount(), 3001);
    // Of 8 bits a step is 256.
    const double step = bits == 8 ? 129 : 1;
    for (qsizetype i = 0; i < samples.size(); ++i)
        QVERIFY(std::abs(read.clip->samples[std::size_t(i)] - samples[i] * 32768) <= step);
}

void TestSoundLoad::samplesOf16BitsComeAsTheyAre()
{
    QList<qint16> wanted;
    QList<double> samples;
    for (int value = -32768; value <= 32767; value += 13) {
        wanted.append(qint16(value));
        samples.append(value / 32768.0);
    }
    wanted.append(32767);
    samples.append(32767 / 32768.0);
    QCOMPARE(samplesOf(load(wavFile(samples))), wanted);
}

void TestSoundLoad::loudAndImpossibleSamplesAreClipped()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    const SoundLoad read = load(wavFile({0, 1, -1, 3, -3, nan, infinite, -infinite, 0.5}, {32, true}));
    QCOMPARE(samplesOf(read), (QList<qint16>{0, 32767, -32768, 32767, -32768, 0, 32767, -32768, 16384}));
}

void TestSoundLoad::moreThanTwoChannelsAreMixed()
{
    const SoundLoad read = load(wavFile({0.5, 0.25, 0, -0.25, -0.5, -0.25, 0, 0.25}, {.channels = 4}));
    QVERIFY(read.clip);
    QCOMPARE(read.clip->channels, 1);
    QCOMPARE(samplesOf(read), (QList<qint16>{4096, -4096}));
}

void TestSoundLoad::compressedFiles_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("rate");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("FLAC") << int(SF_FORMAT_FLAC | SF_FORMAT_PCM_16) << 44100 << 1e-4;
    QTest::newRow("Ogg Vorbis") << int(SF_FORMAT_OGG | SF_FORMAT_VORBIS) << 44100 << 0.1;
    QTest::newRow("Ogg Opus") << int(SF_FORMAT_OGG | SF_FORMAT_OPUS) << 48000 << 0.1;
    QTest::newRow("MP3") << int(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III) << 44100 << 0.1;
    QTest::newRow("AIFF") << int(SF_FORMAT_AIFF | SF_FORMAT_PCM_24) << 44100 << 1e-4;
}

void TestSoundLoad::compressedFiles()
{
    QFETCH(int, format);
    QFETCH(int, rate);
    QFETCH(double, tolerance);
    const QTemporaryDir folder;
    // A name that is no ASCII: the library never sees it.
    const QString path = folder.filePath(QStringLiteral("歌.sound"));
    const QString plain = folder.filePath(QStringLiteral("plain"));
    SF_INFO info = {};
    info.samplerate = rate;
    info.channels = 2;
    info.format = format;
    if (!sf_format_check(&info))
        QSKIP("this library does not write such files");
    SNDFILE *file = sf_open(QFile::encodeName(plain).constData(), SFM_WRITE, &info);
    QVERIFY2(file, sf_strerror(nullptr));
    const QList<float> samples = tone(rate);
    // In pieces: some coders of the library cannot take much at once.
    constexpr int piece = 1000;
    for (int i = 0; i < rate; i += piece)
        sf_writef_float(file, samples.constData() + 2 * i, qMin(piece, rate - i));
    sf_close(file);
    QVERIFY(QFile::rename(plain, path));

    const SoundLoad read = loadSoundFile(path);
    QVERIFY2(read.clip, qPrintable(read.error));
    QVERIFY2(read.warnings.isEmpty(), qPrintable(read.warnings.join(u' ')));
    QCOMPARE(read.clip->sampleRate, rate);
    QCOMPARE(read.clip->channels, 2);
    // Coders that lose something may lengthen it by a block.
    QVERIFY(qAbs(read.clip->frameCount() - rate) < 3000);
    // And it is in step: what is heard lies where it was written.
    double worst = 0;
    for (int i = rate / 4; i < rate / 2; ++i) {
        worst = qMax(worst, std::abs(read.clip->samples[std::size_t(2 * i)] / 32768.0 - samples[2 * i]));
        worst =
            qMax(worst, std::abs(read.clip->samples[std::size_t(2 * i + 1)] / 32768.0 - samples[2 * i + 1]));
    }
    QVERIFY2(worst < tolerance, qPrintable(QString::number(worst)));
}

void TestSoundLoad::brokenFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    const QByteArray good = wavFile({0.5, 0.25, 0.125, 0});
    const auto with = [&good](qsizetype place, const QByteArray &bytes) {
        return good.first(place) + bytes + good.sliced(place + bytes.size());
    };
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("empty");
    QTest::newRow("text") << QByteArray("This is a text, and a rather long one at that.").repeated(20)
                          << QStringLiteral("no sound file");
    QTest::newRow("zeros") << QByteArray(4000, '\0') << QStringLiteral("no sound file");
    QTest::newRow("a motion") << QByteArray("Vocaloid Motion Data 0002") + QByteArray(300, '\0')
                              << QStringLiteral("no sound file");
    QTest::newRow("header alone") << good.first(44) << QStringLiteral("");
    QTest::newRow("half a header") << good.first(20) << QStringLiteral("no sound file");
    QTest::newRow("no channel") << with(22, QByteArray(2, '\0')) << QStringLiteral("");
    QTest::newRow("many channels") << with(22, QByteArray("\x00\x7f", 2)) << QStringLiteral("");
    QTest::newRow("no rate") << with(24, QByteArray(4, '\0')) << QStringLiteral("");
    QTest::newRow("no such rate") << with(24, QByteArray("\xff\xff\xff\x7f", 4)) << QStringLiteral("");
    QTest::newRow("unknown coding") << with(20, QByteArray("\x77\x77", 2)) << QStringLiteral("");
}

void TestSoundLoad::brokenFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    const SoundLoad read = load(bytes);
    QVERIFY(!read.clip);
    QVERIFY(!read.error.isEmpty());
    QVERIFY2(read.error.contains(why), qPrintable(read.error));
    QVERIFY(!read.cancelled);
}

void TestSoundLoad::aWavThatIsCutIsReadAsFarAsItGoes()
{
    const QByteArray whole = wavFile(QList<double>(1000, 0.5));
    const SoundLoad read = load(whole.chopped(600));
    QVERIFY(read.clip);
    QCOMPARE(read.clip->frameCount(), 700);
    QCOMPARE(read.warnings.size(), 1);
    QVERIFY2(read.warnings[0].contains(QStringLiteral("600 byte")), qPrintable(read.warnings[0]));
}

void TestSoundLoad::cutAnywhereNothingBreaks()
{
    const QByteArray whole = wavFile(QList<double>(60, 0.5), {.channels = 2});
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const SoundLoad read = load(whole.first(size));
        QVERIFY2(read.clip || !read.error.isEmpty(), qPrintable(QString::number(size)));
        if (read.clip)
            QVERIFY(read.clip->frameCount() <= (size - 44) / 4);
    }
    // And with every byte of the header spoilt.
    for (qsizetype place = 0; place < 44; ++place) {
        for (const char byte : {'\x00', '\x7f', '\xff'}) {
            QByteArray bytes = whole;
            bytes[place] = byte;
            const SoundLoad read = load(bytes);
            QVERIFY(read.clip || !read.error.isEmpty());
        }
    }
}

void TestSoundLoad::whatALengthSaysIsNotBelieved()
{
    QByteArray bytes = wavFile(QList<double>(100, 0.5));
    for (qsizetype place = 40; place < 44; ++place)
        bytes[place] = place == 43 ? '\x70' : '\xff';
    const SoundLoad read = load(bytes);
    QVERIFY(read.clip);
    QCOMPARE(read.clip->frameCount(), 100);
    QCOMPARE(read.warnings.size(), 1);
    // One that was written as a stream says nothing, which is no fault.
    bytes.replace(40, 4, QByteArray(4, '\xff'));
    const SoundLoad streamed = load(bytes);
    QVERIFY(streamed.clip);
    QCOMPARE(streamed.clip->frameCount(), 100);
    QVERIFY(streamed.warnings.isEmpty());
}

void TestSoundLoad::longSoundsAreCutOff()
{
    SoundLimits limits;
    limits.seconds = 2;
    const QByteArray wav = wavFile(QList<double>(8000 * 2 + 1, 0.5), {.rate = 8000});
    const SoundLoad read = load(wav, limits);
    QVERIFY(read.clip);
    QCOMPARE(read.clip->seconds(), 2.0);
    QCOMPARE(read.warnings.size(), 1);
    QVERIFY2(read.warnings[0].contains(QStringLiteral("0:02")), qPrintable(read.warnings[0]));
    // Just so long is not too long.
    QVERIFY(load(wavFile(QList<double>(8000 * 2, 0.5), {.rate = 8000}), limits).warnings.isEmpty());
}

void TestSoundLoad::memoryIsBoundByTheFilesSize()
{
    SoundLimits limits;
    limits.bytesAlways = 1000;
    limits.bytesPerByte = 1;
    // 8 bits become 16: this file would need two bytes for each of its own.
    const QByteArray wav = wavFile(QList<double>(4000, 0.5), {.bits = 8});
    const SoundLoad read = load(wav, limits);
    QVERIFY(read.clip);
    QCOMPARE(read.clip->frameCount(), wav.size() / 2);
    QCOMPARE(read.warnings.size(), 1);
    limits.bytes = 400;
    QCOMPARE(load(wav, limits).clip->frameCount(), 200);
}

void TestSoundLoad::cancelled()
{
    QByteArray bytes = wavFile(QList<double>(200000, 0.5));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    TaskProgress progress;
    progress.cancel();
    const SoundLoad read = loadSound(buffer, &progress);
    QVERIFY(read.cancelled);
    QVERIFY(!read.clip);
    TaskProgress whole;
    buffer.seek(0);
    QVERIFY(loadSound(buffer, &whole).clip);
    QVERIFY(whole.permille() >= 900);
}

void TestSoundLoad::filesThatAreNone()
{
    const QTemporaryDir folder;
    const SoundLoad missing = loadSoundFile(folder.filePath(QStringLiteral("no.wav")));
    QVERIFY(!missing.clip);
    QVERIFY(missing.error.contains(QStringLiteral("no.wav")));
    const SoundLoad directory = loadSoundFile(folder.path());
    QVERIFY(!directory.clip);
    QVERIFY(directory.error.contains(QStringLiteral("regular")));
}

void TestSoundLoad::namesOfSoundFiles()
{
    for (const char *name : {"a.wav", "A.WAV", "/x/b.Ogg", "c.flac", "d.mp3"})
        QVERIFY2(isSoundFileName(QLatin1String(name)), name);
    for (const char *name : {"a.vmd", "wav", "a.wav.vmd", "a.pmx", ""})
        QVERIFY2(!isSoundFileName(QLatin1String(name)), name);
}

QTEST_GUILESS_MAIN(TestSoundLoad)
#include "tst_soundload.moc"
