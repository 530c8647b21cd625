<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>furitsuke::DopeSheetView</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="103"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>overwrites %n key</numerusform>
            <numerusform>overwrites %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="283"/>
        <source>%n key(s) here</source>
        <translation>
            <numerusform>%n key here</numerusform>
            <numerusform>%n keys here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="297"/>
        <source>Moving %n key(s)</source>
        <translation>
            <numerusform>Moving %n key</numerusform>
            <numerusform>Moving %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="301"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n key will be overwritten.</numerusform>
            <numerusform>%n keys will be overwritten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyFacts</name>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="161"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="192"/>
        <source>(the first %n key(s) were compared)</source>
        <translation>
            <numerusform>(the first %n key was compared)</numerusform>
            <numerusform>(the first %n keys were compared)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="302"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>%n finding about this file, see below.</numerusform>
            <numerusform>%n findings about this file, see below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="508"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>%n key was overwritten; undo brings it back.</numerusform>
            <numerusform>%n keys were overwritten; undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="143"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>Move keys %n frame earlier</numerusform>
            <numerusform>Move keys %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>Move keys %n frame later</numerusform>
            <numerusform>Move keys %n frames later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="187"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>Delete %n key</numerusform>
            <numerusform>Delete %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="195"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="198"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1 %n frame later</numerusform>
            <numerusform>%1 %n frames later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="199"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1 %n frame earlier</numerusform>
            <numerusform>%1 %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="220"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>Insert %n key</numerusform>
            <numerusform>Insert %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="236"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>Change %n bone key</numerusform>
            <numerusform>Change %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="243"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>Change %n morph key</numerusform>
            <numerusform>Change %n morph keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="250"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>Change %n camera key</numerusform>
            <numerusform>Change %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="257"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>Change %n light key</numerusform>
            <numerusform>Change %n light keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="264"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>Change %n self-shadow key</numerusform>
            <numerusform>Change %n self-shadow keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="271"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>Change %n display/IK record</numerusform>
            <numerusform>Change %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="278"/>
        <source>Set the curves of %n bone key(s)</source>
        <translation>
            <numerusform>Set the curves of %n bone key</numerusform>
            <numerusform>Set the curves of %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="285"/>
        <source>Set the curves of %n camera key(s)</source>
        <translation>
            <numerusform>Set the curves of %n camera key</numerusform>
            <numerusform>Set the curves of %n camera keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Reader</name>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>Not a VMD file: it has only %n byte.</numerusform>
            <numerusform>Not a VMD file: it has only %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="193"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>The file ends inside the count of this section; its %n byte is kept.</numerusform>
            <numerusform>The file ends inside the count of this section; its %n bytes are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="187"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>%n byte of an incomplete record is kept at the end.</numerusform>
            <numerusform>%n bytes of an incomplete record are kept at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="206"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>%n byte follows the last section; it is kept.</numerusform>
            <numerusform>%n bytes follow the last section; they are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="213"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n key. A double click selects it.</numerusform>
            <numerusform>%n keys. A double click selects them.</numerusform>
        </translation>
    </message>
</context>
</TS>
