<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>furitsuke::ActionSearch</name>
    <message numerus="yes">
        <location filename="../app/actionsearch.cpp" line="149"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Cli</name>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="183"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>%n key changed</numerusform>
            <numerusform>%n keys changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="192"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>%n key overwritten</numerusform>
            <numerusform>%n keys overwritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="190"/>
        <source>%n key(s) dropped</source>
        <translation>
            <numerusform>%n key dropped</numerusform>
            <numerusform>%n keys dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/modeltext.cpp" line="354"/>
        <source>(%n key(s))</source>
        <translation>
            <numerusform>(%n key)</numerusform>
            <numerusform>(%n keys)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="242"/>
        <source>%n bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>%n bone of the motion is not in the model: %1</numerusform>
            <numerusform>%n bones of the motion are not in the model: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="244"/>
        <source>%n morph(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>%n morph of the motion is not in the model: %1</numerusform>
            <numerusform>%n morphs of the motion are not in the model: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="246"/>
        <source>%n IK bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>%n IK bone of the motion is not in the model: %1</numerusform>
            <numerusform>%n IK bones of the motion are not in the model: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="102"/>
        <location filename="../app/cli/vpdcommand.cpp" line="205"/>
        <source>%n bones</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="103"/>
        <location filename="../app/cli/vpdcommand.cpp" line="206"/>
        <source>%n morphs</source>
        <translation>
            <numerusform>%n morph</numerusform>
            <numerusform>%n morphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardActions</name>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="33"/>
        <source>%n key(s) copied.</source>
        <translation>
            <numerusform>%n key copied.</numerusform>
            <numerusform>%n keys copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="35"/>
        <source>%n key(s) copied, too many for other programs.</source>
        <translation>
            <numerusform>%n key copied, too many for other programs.</numerusform>
            <numerusform>%n keys copied, too many for other programs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="41"/>
        <source>Paste values into %n key(s)</source>
        <translation>
            <numerusform>Paste values into %n key</numerusform>
            <numerusform>Paste values into %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="43"/>
        <source>Paste %n key(s) mirrored</source>
        <translation>
            <numerusform>Paste %n key mirrored</numerusform>
            <numerusform>Paste %n keys mirrored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="44"/>
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>Paste %n key</numerusform>
            <numerusform>Paste %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="48"/>
        <source>%n key(s) added</source>
        <translation>
            <numerusform>%n key added</numerusform>
            <numerusform>%n keys added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="50"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>%n key changed</numerusform>
            <numerusform>%n keys changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="51"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>%n key overwritten</numerusform>
            <numerusform>%n keys overwritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="72"/>
        <source>Cut %n key(s)</source>
        <translation>
            <numerusform>Cut %n key</numerusform>
            <numerusform>Cut %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="126"/>
        <source>Mirror %n key(s)</source>
        <translation>
            <numerusform>Mirror %n key</numerusform>
            <numerusform>Mirror %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CopyVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="31"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1 %n frame later</numerusform>
            <numerusform>%1 %n frames later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="32"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1 %n frame earlier</numerusform>
            <numerusform>%1 %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="33"/>
        <source>Copy %n key(s)</source>
        <translation>
            <numerusform>Copy %n key</numerusform>
            <numerusform>Copy %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="67"/>
        <source>%n view angle(s) were rounded to whole degrees.</source>
        <translation>
            <numerusform>%n view angle was rounded to whole degrees.</numerusform>
            <numerusform>%n view angles were rounded to whole degrees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="68"/>
        <source>%1: %n value(s) were rounded to whole numbers.</source>
        <translation>
            <numerusform>%1: %n value was rounded to whole numbers.</numerusform>
            <numerusform>%1: %n values were rounded to whole numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="73"/>
        <source>%1: %n value(s) were limited to %2–%3.</source>
        <translation>
            <numerusform>%1: %n value was limited to %2–%3.</numerusform>
            <numerusform>%1: %n values were limited to %2–%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="79"/>
        <source>%1: %n value(s) do not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</source>
        <translation>
            <numerusform>%1: %n value does not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</numerusform>
            <numerusform>%1: %n values do not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectionDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="227"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>Changes %1 of %n selected key.</numerusform>
            <numerusform>Changes %1 of %n selected keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvespeed.cpp" line="248"/>
        <source>%n end(s) rest at the key, since the neighbour goes another way.</source>
        <translation>
            <numerusform>%n end rests at the key, since the neighbour goes another way.</numerusform>
            <numerusform>%n ends rest at the key, since the neighbour goes another way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveNumbers</name>
    <message numerus="yes">
        <location filename="../widgets/curves/curvenumbers.cpp" line="132"/>
        <source>Set %1 of curves of %n key(s)</source>
        <translation>
            <numerusform>Set %1 of curves of %n key</numerusform>
            <numerusform>Set %1 of curves of %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="137"/>
        <source>Split the curve of %n track(s) at frame %1</source>
        <translation>
            <numerusform>Split the curve of %n track at frame %1</numerusform>
            <numerusform>Split the curve of %n tracks at frame %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="188"/>
        <source>Merge %n key(s) into their neighbours</source>
        <translation>
            <numerusform>Merge %n key into its neighbours</numerusform>
            <numerusform>Merge %n keys into their neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="192"/>
        <source>%n selected key(s) stay: they have no curve, or no key on either side.</source>
        <translation>
            <numerusform>%n selected key stays: it has no curve, or no key on either side.</numerusform>
            <numerusform>%n selected keys stay: they have no curve, or no key on either side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSummary</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="387"/>
        <source>%n key(s) are the first of their tracks: MMD moves there from rest at frame 0 along their curves, other players hold them.</source>
        <translation>
            <numerusform>%n key is the first of its track: MMD moves there from rest at frame 0 along its curve, other players hold it.</numerusform>
            <numerusform>%n keys are the first of their tracks: MMD moves there from rest at frame 0 along their curves, other players hold them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="391"/>
        <source>%n key(s) at frame 0 have no way before them: their curves shape nothing.</source>
        <translation>
            <numerusform>%n key at frame 0 has no way before it: its curves shape nothing.</numerusform>
            <numerusform>%n keys at frame 0 have no way before them: their curves shape nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="394"/>
        <source>%n camera key(s) follow a cut: their curves shape nothing.</source>
        <translation>
            <numerusform>%n camera key follows a cut: its curves shape nothing.</numerusform>
            <numerusform>%n camera keys follow a cut: their curves shape nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="397"/>
        <source>%n key(s) are hidden by a later record at the same frame.</source>
        <translation>
            <numerusform>%n key is hidden by a later record at the same frame.</numerusform>
            <numerusform>%n keys are hidden by a later record at the same frame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveTexts</name>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="76"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="128"/>
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="81"/>
        <source>%1 on %Ln track(s)</source>
        <comment>%1 is a number of keys</comment>
        <translation>
            <numerusform>%1 on %Ln track</numerusform>
            <numerusform>%1 on %Ln tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="32"/>
        <source>Set curves of %n key(s)</source>
        <translation>
            <numerusform>Set curves of %n key</numerusform>
            <numerusform>Set curves of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="37"/>
        <source>Change curves of %n key(s)</source>
        <translation>
            <numerusform>Change curves of %n key</numerusform>
            <numerusform>Change curves of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="42"/>
        <source>Change the strength of curves of %n key(s)</source>
        <translation>
            <numerusform>Change the strength of curves of %n key</numerusform>
            <numerusform>Change the strength of curves of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="47"/>
        <source>Straighten curves of %n key(s)</source>
        <translation>
            <numerusform>Straighten curves of %n key</numerusform>
            <numerusform>Straighten curves of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="154"/>
        <source>Set curves of %n key(s) to “%1”</source>
        <translation>
            <numerusform>Set curves of %n key to “%1”</numerusform>
            <numerusform>Set curves of %n keys to “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="167"/>
        <source>Swap curve ends of %n key(s)</source>
        <translation>
            <numerusform>Swap curve ends of %n key</numerusform>
            <numerusform>Swap curve ends of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="186"/>
        <source>Set curves of %n key(s) to their average</source>
        <translation>
            <numerusform>Set curves of %n key to their average</numerusform>
            <numerusform>Set curves of %n keys to their average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="212"/>
        <source>Continue the speed at %n key(s)</source>
        <translation>
            <numerusform>Continue the speed at %n key</numerusform>
            <numerusform>Continue the speed at %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="260"/>
        <source>Ease %n key(s) automatically</source>
        <translation>
            <numerusform>Ease %n key automatically</numerusform>
            <numerusform>Ease %n keys automatically</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="309"/>
        <source>The clipboard holds a text that is too large to be curves; these have no more than %Ln character(s).</source>
        <translation>
            <numerusform>The clipboard holds a text that is too large to be curves; these have no more than %Ln character.</numerusform>
            <numerusform>The clipboard holds a text that is too large to be curves; these have no more than %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="197"/>
        <source>Paste curves into %n key(s)</source>
        <translation>
            <numerusform>Paste curves into %n key</numerusform>
            <numerusform>Paste curves into %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::EditResult</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/editresult.cpp" line="23"/>
        <source>%n key(s) had curve bytes in an unknown layout; all of those were written anew.</source>
        <translation>
            <numerusform>%n key had curve bytes in an unknown layout; all of those were written anew.</numerusform>
            <numerusform>%n keys had curve bytes in an unknown layout; all of those were written anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportDialog</name>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="165"/>
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n picture, %1 s.</numerusform>
            <numerusform>%n pictures, %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="266"/>
        <source>(about %n s left)</source>
        <translation>
            <numerusform>(about %n s left)</numerusform>
            <numerusform>(about %n s left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="284"/>
        <source>%n picture(s) are written.</source>
        <translation>
            <numerusform>%n picture is written.</numerusform>
            <numerusform>%n pictures are written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FixDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/fixdialog.cpp" line="470"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>Changes %1 of %n selected key.</numerusform>
            <numerusform>Changes %1 of %n selected keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="46"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="252"/>
        <source>%n curve(s) beside the place cannot keep their shape.</source>
        <translation>
            <numerusform>%n curve beside the place cannot keep its shape.</numerusform>
            <numerusform>%n curves beside the place cannot keep their shape.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameRow</name>
    <message numerus="yes">
        <location filename="../widgets/inspector/framerow.cpp" line="87"/>
        <source>Overwrites %n key(s) that are not selected.</source>
        <translation>
            <numerusform>Overwrites %n key that is not selected.</numerusform>
            <numerusform>Overwrites %n keys that are not selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FramesDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="103"/>
        <source>%n key(s) will come later.</source>
        <translation>
            <numerusform>%n key will come later.</numerusform>
            <numerusform>%n keys will come later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="104"/>
        <source>%n key(s) will come earlier.</source>
        <translation>
            <numerusform>%n key will come earlier.</numerusform>
            <numerusform>%n keys will come earlier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GestureTexts</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="53"/>
        <source>%n frame(s) long, %1 %</source>
        <translation>
            <numerusform>%n frame long, %1 %</numerusform>
            <numerusform>%n frames long, %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="56"/>
        <source>%n key(s) rounded, by %1 at most</source>
        <translation>
            <numerusform>%n key rounded, by %1 at most</numerusform>
            <numerusform>%n keys rounded, by %1 at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="69"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>overwrites %n key</numerusform>
            <numerusform>overwrites %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="91"/>
        <source>Moving %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>Moving %n key by %1 frames.</numerusform>
            <numerusform>Moving %n keys by %1 frames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="95"/>
        <source>Copying %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>Copying %n key by %1 frames.</numerusform>
            <numerusform>Copying %n keys by %1 frames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="98"/>
        <source>Scaling %n key(s) to %1 %.</source>
        <translation>
            <numerusform>Scaling %n key to %1 %.</numerusform>
            <numerusform>Scaling %n keys to %1 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="103"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n key will be overwritten.</numerusform>
            <numerusform>%n keys will be overwritten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPanel</name>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="289"/>
        <source>%n more line(s) not drawn</source>
        <translation>
            <numerusform>%n more line not drawn</numerusform>
            <numerusform>%n more lines not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="291"/>
        <source>%n more track(s) not listed</source>
        <translation>
            <numerusform>%n more track not listed</numerusform>
            <numerusform>%n more tracks not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphTexts</name>
    <message numerus="yes">
        <location filename="../widgets/graph/graphtexts.cpp" line="97"/>
        <source>Moving keys; %Ln more follow(s) when the button is released. Esc cancels.</source>
        <translation>
            <numerusform>Moving keys; %Ln more follows when the button is released. Esc cancels.</numerusform>
            <numerusform>Moving keys; %Ln more follow when the button is released. Esc cancels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="30"/>
        <location filename="../editor-core/document/graphverbs.cpp" line="82"/>
        <source>Change %1 of %n key(s)</source>
        <translation>
            <numerusform>Change %1 of %n key</numerusform>
            <numerusform>Change %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="47"/>
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="73"/>
        <source>Flatten %1 of %n key(s)</source>
        <translation>
            <numerusform>Flatten %1 of %n key</numerusform>
            <numerusform>Flatten %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="76"/>
        <source>Smooth %1 of %n key(s)</source>
        <translation>
            <numerusform>Smooth %1 of %n key</numerusform>
            <numerusform>Smooth %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="79"/>
        <source>Remove spikes of %1 from %n key(s)</source>
        <translation>
            <numerusform>Remove spikes of %1 from %n key</numerusform>
            <numerusform>Remove spikes of %1 from %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="85"/>
        <source>Scale %1 of %n key(s)</source>
        <translation>
            <numerusform>Scale %1 of %n key</numerusform>
            <numerusform>Scale %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="58"/>
        <source>Move %n key(s) in time and value</source>
        <translation>
            <numerusform>Move %n key in time and value</numerusform>
            <numerusform>Move %n keys in time and value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="59"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::HistoryPanel</name>
    <message numerus="yes">
        <location filename="../widgets/history/historypanel.cpp" line="138"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::IkNames</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="92"/>
        <source>%n display/IK record(s) keep the old name: their IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>%n display/IK record keeps the old name: its IK switch does not find this bone any more.</numerusform>
            <numerusform>%n display/IK records keep the old name: their IK switches do not find this bone any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="99"/>
        <source>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switch does not find this bone any more.</numerusform>
            <numerusform>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switches do not find this bone any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="118"/>
        <source>The IK bone is renamed in %n display/IK record(s) too.</source>
        <translation>
            <numerusform>The IK bone is renamed in %n display/IK record too.</numerusform>
            <numerusform>The IK bone is renamed in %n display/IK records too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::IkRows</name>
    <message numerus="yes">
        <location filename="../widgets/inspector/ikrows.cpp" line="89"/>
        <source>%n of the selected records do not name it: it is on there.</source>
        <translation>
            <numerusform>%n of the selected records does not name it: it is on there.</numerusform>
            <numerusform>%n of the selected records do not name it: it is on there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::IkVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="47"/>
        <source>Bake IK into %n key(s)</source>
        <translation>
            <numerusform>Bake IK into %n key</numerusform>
            <numerusform>Bake IK into %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="48"/>
        <source>Bake into IK, %n key(s)</source>
        <translation>
            <numerusform>Bake into IK, %n key</numerusform>
            <numerusform>Bake into IK, %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="70"/>
        <source>Switch IK at frame %1, %n key(s)</source>
        <translation>
            <numerusform>Switch IK at frame %1, %n key</numerusform>
            <numerusform>Switch IK at frame %1, %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyInspector</name>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="186"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="213"/>
        <source>%n of these tracks have no key at frame 0: MMD moves them there from rest, other players hold their first keys.</source>
        <translation>
            <numerusform>%n of these tracks has no key at frame 0: MMD moves it there from rest, other players hold its first key.</numerusform>
            <numerusform>%n of these tracks have no key at frame 0: MMD moves them there from rest, other players hold their first keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyToolTip</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="48"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%1 of %n track(s)</source>
        <translation>
            <numerusform>%1 of %n track</numerusform>
            <numerusform>%1 of %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="81"/>
        <source>%n key(s) here; zoom in to tell them apart</source>
        <translation>
            <numerusform>%n key here</numerusform>
            <numerusform>%n keys here; zoom in to tell them apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="491"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>%n finding about this file, see below.</numerusform>
            <numerusform>%n findings about this file, see below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="90"/>
        <source>%n track(s) of the motion are not in it; they are kept and marked.</source>
        <translation>
            <numerusform>%n track of the motion is not in it; it is kept and marked.</numerusform>
            <numerusform>%n tracks of the motion are not in it; they are kept and marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="93"/>
        <source>%n name(s) are the same after 15 bytes: a motion cannot tell them apart.</source>
        <translation>
            <numerusform>%n name is the same after 15 bytes: a motion cannot tell them apart.</numerusform>
            <numerusform>%n names are the same after 15 bytes: a motion cannot tell them apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="100"/>
        <source>%n finding(s) about its file: see View &gt; Preview &gt; Model and motion.</source>
        <translation>
            <numerusform>%n finding about its file: see View &gt; Preview &gt; Model and motion.</numerusform>
            <numerusform>%n findings about its file: see View &gt; Preview &gt; Model and motion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="767"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>%n key was overwritten; undo brings it back.</numerusform>
            <numerusform>%n keys were overwritten; undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/markerverbs.cpp" line="153"/>
        <source>Delete %n marker(s)</source>
        <translation>
            <numerusform>Delete %n marker</numerusform>
            <numerusform>Delete %n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="430"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>Delete %n key</numerusform>
            <numerusform>Delete %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="438"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="441"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1 %n frame later</numerusform>
            <numerusform>%1 %n frames later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="442"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1 %n frame earlier</numerusform>
            <numerusform>%1 %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="463"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>Insert %n key</numerusform>
            <numerusform>Insert %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="479"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>Change %n bone key</numerusform>
            <numerusform>Change %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="486"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>Change %n morph key</numerusform>
            <numerusform>Change %n morph keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="493"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>Change %n camera key</numerusform>
            <numerusform>Change %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="500"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>Change %n light key</numerusform>
            <numerusform>Change %n light keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="507"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>Change %n self-shadow key</numerusform>
            <numerusform>Change %n self-shadow keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="514"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>Change %n display/IK record</numerusform>
            <numerusform>Change %n display/IK records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MoveByDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="46"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n key will move.</numerusform>
            <numerusform>%n keys will move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="48"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n key will be overwritten.</numerusform>
            <numerusform>%n keys will be overwritten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="91"/>
        <source>%n key(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n key is on the clipboard.</numerusform>
            <numerusform>%n keys are on the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="291"/>
        <source>%n key(s) will be added</source>
        <translation>
            <numerusform>%n key will be added</numerusform>
            <numerusform>%n keys will be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="293"/>
        <source>%n key(s) will get other values</source>
        <translation>
            <numerusform>%n key will get other values</numerusform>
            <numerusform>%n keys will get other values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="295"/>
        <source>%n track(s) will be added</source>
        <translation>
            <numerusform>%n track will be added</numerusform>
            <numerusform>%n tracks will be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="297"/>
        <source>%n key(s) will be overwritten</source>
        <translation>
            <numerusform>%n key will be overwritten</numerusform>
            <numerusform>%n keys will be overwritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="299"/>
        <source>%n key(s) find no place</source>
        <translation>
            <numerusform>%n key finds no place</numerusform>
            <numerusform>%n keys find no place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="338"/>
        <source>%n curve(s) of channels that are not pasted cannot keep their shape.</source>
        <translation>
            <numerusform>%n curve of channels that are not pasted cannot keep its shape.</numerusform>
            <numerusform>%n curves of channels that are not pasted cannot keep their shape.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="343"/>
        <source>%n key(s) left out: the last possible frame is %1.</source>
        <translation>
            <numerusform>%n key left out: the last possible frame is %1.</numerusform>
            <numerusform>%n keys left out: the last possible frame is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="348"/>
        <source>%n key(s) of the clip find no key at their frame to give their values to.</source>
        <translation>
            <numerusform>%n key of the clip finds no key at its frame to give its value to.</numerusform>
            <numerusform>%n keys of the clip find no key at their frame to give their values to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteplan.cpp" line="69"/>
        <source>%1, %n key(s), left out: %2</source>
        <translation>
            <numerusform>%1, %n key, left out: %2</numerusform>
            <numerusform>%1, %n keys, left out: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseFile</name>
    <message numerus="yes">
        <location filename="../editor-core/vpd/posefile.cpp" line="259"/>
        <source>%n more such lines.</source>
        <translation>
            <numerusform>%n more such line.</numerusform>
            <numerusform>%n more such lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/poseverbs.cpp" line="34"/>
        <source>Pose, %n key(s)</source>
        <translation>
            <numerusform>Pose, %n key</numerusform>
            <numerusform>Pose, %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Posing</name>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="190"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>%n locked track was left out.</numerusform>
            <numerusform>%n locked tracks were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="202"/>
        <source>Register pose: %n key(s)</source>
        <translation>
            <numerusform>Register pose: %n key</numerusform>
            <numerusform>Register pose: %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetsDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="208"/>
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>%n preset was added.</numerusform>
            <numerusform>%n presets were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="210"/>
        <source>%n of them got another name, since yours have other curves under it.</source>
        <translation>
            <numerusform>%n of them got another name, since yours has another curve under it.</numerusform>
            <numerusform>%n of them got other names, since yours have other curves under them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="213"/>
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n was there already.</numerusform>
            <numerusform>%n were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="215"/>
        <source>%n found no room.</source>
        <translation>
            <numerusform>%n found no room.</numerusform>
            <numerusform>%n found no room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="223"/>
        <source>%n preset(s) were written into “%1”.</source>
        <translation>
            <numerusform>%n preset was written into “%1”.</numerusform>
            <numerusform>%n presets were written into “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewActions</name>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="246"/>
        <source>Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.</source>
        <translation>
            <numerusform>Frames from one ghost to the next, %n on each side of the playhead; 0 for none.</numerusform>
            <numerusform>Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="262"/>
        <source>&amp;Every %n frame(s)…</source>
        <translation>
            <numerusform>&amp;Every frame…</numerusform>
            <numerusform>&amp;Every %n frames…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewSession</name>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="127"/>
        <source>%n posed, no keys yet</source>
        <translation>
            <numerusform>%n posed, no key yet</numerusform>
            <numerusform>%n posed, no keys yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="303"/>
        <source>%n name(s) are not in this model</source>
        <translation>
            <numerusform>%n name is not in this model</numerusform>
            <numerusform>%n names are not in this model</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RangeDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="101"/>
        <source>Tracks in the list (%n)</source>
        <translation>
            <numerusform>Tracks in the list (%n)</numerusform>
            <numerusform>Tracks in the list (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="103"/>
        <source>Chosen tracks (%n)</source>
        <translation>
            <numerusform>Chosen tracks (%n)</numerusform>
            <numerusform>Chosen tracks (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="133"/>
        <source>%n key(s) will be selected.</source>
        <translation>
            <numerusform>%n key will be selected.</numerusform>
            <numerusform>%n keys will be selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="136"/>
        <source>%n key(s) will be added to the selection.</source>
        <translation>
            <numerusform>%n key will be added to the selection.</numerusform>
            <numerusform>%n keys will be added to the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="139"/>
        <source>%n key(s) will be taken out of the selection.</source>
        <translation>
            <numerusform>%n key will be taken out of the selection.</numerusform>
            <numerusform>%n keys will be taken out of the selection.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Reader</name>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="99"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>Not a VMD file: it has only %n byte.</numerusform>
            <numerusform>Not a VMD file: it has only %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="176"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>The file ends inside the count of this section; its %n byte is kept.</numerusform>
            <numerusform>The file ends inside the count of this section; its %n bytes are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="170"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>%n byte of an incomplete record is kept at the end.</numerusform>
            <numerusform>%n bytes of an incomplete record are kept at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="189"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>%n byte follows the last section; it is kept.</numerusform>
            <numerusform>%n bytes follow the last section; they are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="76"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>%n locked track was left out.</numerusform>
            <numerusform>%n locked tracks were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="81"/>
        <source>Register %n key(s) at frame %1</source>
        <translation>
            <numerusform>Register %n key at frame %1</numerusform>
            <numerusform>Register %n keys at frame %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="111"/>
        <source>Delete %n key(s), keeping the shape</source>
        <translation>
            <numerusform>Delete %n key, keeping the shape</numerusform>
            <numerusform>Delete %n keys, keeping the shape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="131"/>
        <source>Hold before keys: %n key(s) inserted</source>
        <translation>
            <numerusform>Hold before keys: %n key inserted</numerusform>
            <numerusform>Hold before keys: %n keys inserted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RenameDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/renamedialog.cpp" line="182"/>
        <source>&amp;Rename the IK bone in %n display/IK record(s) too</source>
        <translation>
            <numerusform>&amp;Rename the IK bone in %n display/IK record too</numerusform>
            <numerusform>&amp;Rename the IK bone in %n display/IK records too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="26"/>
        <source>%n key(s) will play backwards.</source>
        <translation>
            <numerusform>%n key will play backwards.</numerusform>
            <numerusform>%n keys will play backwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="28"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n key will be overwritten.</numerusform>
            <numerusform>%n keys will be overwritten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/reverseedits.cpp" line="234"/>
        <source>%n key(s) added so that every frame is as its mirrored one was.</source>
        <translation>
            <numerusform>%n key added so that every frame is as its mirrored one was.</numerusform>
            <numerusform>%n keys added so that every frame is as its mirrored one was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reversible.cpp" line="351"/>
        <source>%n curve(s) before a switch cannot keep the shape exactly.</source>
        <translation>
            <numerusform>%n curve before a switch cannot keep the shape exactly.</numerusform>
            <numerusform>%n curves before a switch cannot keep the shape exactly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="120"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n key will move.</numerusform>
            <numerusform>%n keys will move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="122"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n key will be overwritten.</numerusform>
            <numerusform>%n keys will be overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="124"/>
        <source>%n key(s) will be rounded to whole frames, by %1 of a frame at most.</source>
        <translation>
            <numerusform>%n key will be rounded to whole frames, by %1 of a frame at most.</numerusform>
            <numerusform>%n keys will be rounded to whole frames, by %1 of a frame at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/scaleedits.cpp" line="296"/>
        <source>%n key(s) rounded to whole frames, by %1 of a frame at most</source>
        <translation>
            <numerusform>%n key rounded to whole frames, by %1 of a frame at most</numerusform>
            <numerusform>%n keys rounded to whole frames, by %1 of a frame at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectionVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="51"/>
        <location filename="../editor-core/document/selectionverbs.cpp" line="288"/>
        <source>%n key(s) selected.</source>
        <translation>
            <numerusform>%n key selected.</numerusform>
            <numerusform>%n keys selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="54"/>
        <source>%n key(s) of locked or hidden tracks left out.</source>
        <translation>
            <numerusform>%n key of locked or hidden tracks left out.</numerusform>
            <numerusform>%n keys of locked or hidden tracks left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="291"/>
        <source>%n key(s) of locked tracks left out.</source>
        <translation>
            <numerusform>%n key of locked tracks left out.</numerusform>
            <numerusform>%n keys of locked tracks left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeReport</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="132"/>
        <source>%n curve(s) cannot keep the shape; at worst %1 changes its %2.</source>
        <translation>
            <numerusform>%n curve cannot keep the shape; at worst %1 changes its %2.</numerusform>
            <numerusform>%n curves cannot keep the shape; at worst %1 changes its %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="152"/>
        <source>%n deleted camera key(s) belonged to a cut; the curve after them is left as it was.</source>
        <translation>
            <numerusform>%n deleted camera key belonged to a cut; the curve after it is left as it was.</numerusform>
            <numerusform>%n deleted camera keys belonged to a cut; the curve after them is left as it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="157"/>
        <source>%n deleted key(s) switched something that now stays as it was before.</source>
        <translation>
            <numerusform>%n deleted key switched something that now stays as it was before.</numerusform>
            <numerusform>%n deleted keys switched something that now stays as it was before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message numerus="yes">
        <location filename="../app/shortcutdialog.cpp" line="406"/>
        <source>Reset the shortcuts of %n changed action(s)?</source>
        <translation>
            <numerusform>Reset the shortcuts of %n changed action?</numerusform>
            <numerusform>Reset the shortcuts of %n changed actions?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundFile</name>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="97"/>
        <source>The file is cut short: %n byte(s) of sound are missing at its end.</source>
        <translation>
            <numerusform>The file is cut short: %n byte of sound is missing at its end.</numerusform>
            <numerusform>The file is cut short: %n bytes of sound are missing at its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="151"/>
        <source>It has %n channel(s); up to %1 are read.</source>
        <translation>
            <numerusform>It has %n channel; up to %1 are read.</numerusform>
            <numerusform>It has %n channels; up to %1 are read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinDialog</name>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="125"/>
        <source>%n selected key(s)</source>
        <translation>
            <numerusform>%n selected key</numerusform>
            <numerusform>%n selected keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="135"/>
        <source>all %n key(s) of %1</source>
        <comment>%1 is “the 2 chosen tracks”</comment>
        <translation>
            <numerusform>the %n key of %1</numerusform>
            <numerusform>all %n keys of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="137"/>
        <source>the %n chosen track(s)</source>
        <translation>
            <numerusform>the %n chosen track</numerusform>
            <numerusform>the %n chosen tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="139"/>
        <source>all %n track(s) that are not locked</source>
        <translation>
            <numerusform>the %n track that is not locked</numerusform>
            <numerusform>all %n tracks that are not locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/thinedits.cpp" line="260"/>
        <source>%n display/IK record(s) stay as they are.</source>
        <translation>
            <numerusform>%n display/IK record stays as it is.</numerusform>
            <numerusform>%n display/IK records stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinText</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="44"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="45"/>
        <source>%n stay(s)</source>
        <comment>keys, when others are taken out</comment>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/thinverbs.cpp" line="52"/>
        <source>Thin out %n key(s) to %1</source>
        <translation>
            <numerusform>Thin out %n key to %1</numerusform>
            <numerusform>Thin out %n keys to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeActions</name>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="68"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>Move keys %n frame earlier</numerusform>
            <numerusform>Move keys %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="69"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>Move keys %n frame later</numerusform>
            <numerusform>Move keys %n frames later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/timeedits.cpp" line="64"/>
        <source>%n key(s) come after frame %1, where MMD and other programs may not find them.</source>
        <translation>
            <numerusform>%n key comes after frame %1, where MMD and other programs may not find it.</numerusform>
            <numerusform>%n keys come after frame %1, where MMD and other programs may not find them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="41"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="42"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1 %n frame earlier</numerusform>
            <numerusform>%1 %n frames earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="43"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1 %n frame later</numerusform>
            <numerusform>%1 %n frames later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="50"/>
        <source>%n locked track(s) left out.</source>
        <translation>
            <numerusform>%n locked track left out.</numerusform>
            <numerusform>%n locked tracks left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="64"/>
        <source>%n marker(s) in these frames deleted.</source>
        <translation>
            <numerusform>%n marker in these frames deleted.</numerusform>
            <numerusform>%n markers in these frames deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="115"/>
        <source>Insert %n frame(s) at %1</source>
        <translation>
            <numerusform>Insert %n frame at %1</numerusform>
            <numerusform>Insert %n frames at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="116"/>
        <source>Delete %n frame(s) at %1</source>
        <translation>
            <numerusform>Delete %n frame at %1</numerusform>
            <numerusform>Delete %n frames at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="119"/>
        <source>%1, with %n key(s)</source>
        <translation>
            <numerusform>%1, with %n key</numerusform>
            <numerusform>%1, with %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="142"/>
        <source>Scale %n key(s) to %1 %</source>
        <translation>
            <numerusform>Scale %n key to %1 %</numerusform>
            <numerusform>Scale %n keys to %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="151"/>
        <source>Reverse %n key(s)</source>
        <translation>
            <numerusform>Reverse %n key</numerusform>
            <numerusform>Reverse %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListHeader</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="135"/>
        <source>%n track(s) are hidden.</source>
        <translation>
            <numerusform>%n track is hidden.</numerusform>
            <numerusform>%n tracks are hidden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="351"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n key. A double click selects it.</numerusform>
            <numerusform>%n keys. A double click selects them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="85"/>
        <source>Duplicate %n track(s)</source>
        <translation>
            <numerusform>Duplicate %n track</numerusform>
            <numerusform>Duplicate %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="100"/>
        <location filename="../editor-core/document/trackverbs.cpp" line="106"/>
        <source>%n locked track(s) stay as they are.</source>
        <translation>
            <numerusform>%n locked track stays as it is.</numerusform>
            <numerusform>%n locked tracks stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="109"/>
        <source>Delete %n track(s)</source>
        <translation>
            <numerusform>Delete %n track</numerusform>
            <numerusform>Delete %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="110"/>
        <source>%1 with %n key(s)</source>
        <translation>
            <numerusform>%1 with %n key</numerusform>
            <numerusform>%1 with %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="25"/>
        <source>Set %1 of %n bone key(s)</source>
        <translation>
            <numerusform>Set %1 of %n bone key</numerusform>
            <numerusform>Set %1 of %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="28"/>
        <source>Set %1 of %n morph key(s)</source>
        <translation>
            <numerusform>Set %1 of %n morph key</numerusform>
            <numerusform>Set %1 of %n morph keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="31"/>
        <source>Set %1 of %n camera key(s)</source>
        <translation>
            <numerusform>Set %1 of %n camera key</numerusform>
            <numerusform>Set %1 of %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="34"/>
        <source>Set %1 of %n light key(s)</source>
        <translation>
            <numerusform>Set %1 of %n light key</numerusform>
            <numerusform>Set %1 of %n light keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="37"/>
        <source>Set %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>Set %1 of %n self-shadow key</numerusform>
            <numerusform>Set %1 of %n self-shadow keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="40"/>
        <source>Set %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>Set %1 of %n display/IK record</numerusform>
            <numerusform>Set %1 of %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="52"/>
        <source>Change %1 of %n bone key(s)</source>
        <translation>
            <numerusform>Change %1 of %n bone key</numerusform>
            <numerusform>Change %1 of %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="55"/>
        <source>Change %1 of %n morph key(s)</source>
        <translation>
            <numerusform>Change %1 of %n morph key</numerusform>
            <numerusform>Change %1 of %n morph keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="58"/>
        <source>Change %1 of %n camera key(s)</source>
        <translation>
            <numerusform>Change %1 of %n camera key</numerusform>
            <numerusform>Change %1 of %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="61"/>
        <source>Change %1 of %n light key(s)</source>
        <translation>
            <numerusform>Change %1 of %n light key</numerusform>
            <numerusform>Change %1 of %n light keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="64"/>
        <source>Change %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>Change %1 of %n self-shadow key</numerusform>
            <numerusform>Change %1 of %n self-shadow keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="67"/>
        <source>Change %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>Change %1 of %n display/IK record</numerusform>
            <numerusform>Change %1 of %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="79"/>
        <source>Switch physics on in %n bone key(s)</source>
        <translation>
            <numerusform>Switch physics on in %n bone key</numerusform>
            <numerusform>Switch physics on in %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="80"/>
        <source>Switch physics off in %n bone key(s)</source>
        <translation>
            <numerusform>Switch physics off in %n bone key</numerusform>
            <numerusform>Switch physics off in %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="82"/>
        <source>Switch perspective on in %n camera key(s)</source>
        <translation>
            <numerusform>Switch perspective on in %n camera key</numerusform>
            <numerusform>Switch perspective on in %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="83"/>
        <source>Switch perspective off in %n camera key(s)</source>
        <translation>
            <numerusform>Switch perspective off in %n camera key</numerusform>
            <numerusform>Switch perspective off in %n camera keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="85"/>
        <source>Show the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>Show the model in %n display/IK record</numerusform>
            <numerusform>Show the model in %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="86"/>
        <source>Hide the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>Hide the model in %n display/IK record</numerusform>
            <numerusform>Hide the model in %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="108"/>
        <source>Correct %n key(s)</source>
        <translation>
            <numerusform>Correct %n key</numerusform>
            <numerusform>Correct %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="120"/>
        <source>Normalise the rotation of %n bone key(s)</source>
        <translation>
            <numerusform>Normalise the rotation of %n bone key</numerusform>
            <numerusform>Normalise the rotation of %n bone keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="131"/>
        <source>Switch IK %1 on in %n display/IK record(s)</source>
        <translation>
            <numerusform>Switch IK %1 on in %n display/IK record</numerusform>
            <numerusform>Switch IK %1 on in %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="132"/>
        <source>Switch IK %1 off in %n display/IK record(s)</source>
        <translation>
            <numerusform>Switch IK %1 off in %n display/IK record</numerusform>
            <numerusform>Switch IK %1 off in %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="152"/>
        <source>Add IK %1 to %n display/IK record(s)</source>
        <translation>
            <numerusform>Add IK %1 to %n display/IK record</numerusform>
            <numerusform>Add IK %1 to %n display/IK records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="203"/>
        <source>Add %n key(s) of the rest pose at frame 0</source>
        <translation>
            <numerusform>Add %n key of the rest pose at frame 0</numerusform>
            <numerusform>Add %n keys of the rest pose at frame 0</numerusform>
        </translation>
    </message>
</context>
</TS>
