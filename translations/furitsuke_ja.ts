<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>furitsuke::ActionHost</name>
    <message>
        <location filename="../app/actions/actionhost.cpp" line="43"/>
        <source>Select keys first.</source>
        <translation>先にキーを選択してください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ActionSearch</name>
    <message>
        <location filename="../app/actionsearch.cpp" line="148"/>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actionsearch.cpp" line="149"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n個のキー</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="170"/>
        <source>Go to frame %1</source>
        <translation>フレーム%1へ移動</translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="175"/>
        <source>Move the playhead there</source>
        <translation>再生ヘッドをそこへ移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::AudioSinkOutput</name>
    <message>
        <location filename="../app/sound/audiofeeder.cpp" line="113"/>
        <source>The sound device cannot be opened; nothing is heard.</source>
        <translation>音声デバイスを開けないため、音は出ません。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="36"/>
        <source>No sound device was found; nothing is heard.</source>
        <translation>音声デバイスが見つからないため、音は出ません。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="39"/>
        <source>The sound device takes no usual format; nothing is heard.</source>
        <translation>音声デバイスが一般的な形式に対応していないため、音は出ません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelBar</name>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="161"/>
        <source>Click: this channel alone. Ctrl+click, or Ctrl+Space: add it, or take it away.</source>
        <translation>クリック: このチャンネルだけ。Ctrl+クリックまたはCtrl+スペース: 追加・解除。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="170"/>
        <source>No selected key moves on this channel: its curve is kept, but shows nothing.</source>
        <translation>選択中のキーはこのチャンネルでは動きません。曲線は残りますが、効果はありません。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="172"/>
        <source>%1 (still)</source>
        <extracomment>Behind the name of a channel that does not move; as short as possible</extracomment>
        <translation>%1 (動きなし)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="175"/>
        <source>%1 (mixed)</source>
        <extracomment>Behind the name of a channel on which the selected keys have different curves; short</extracomment>
        <translation>%1 (複数の値)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="178"/>
        <source>The selected keys have different curves here.</source>
        <translation>選択中のキーの曲線がここでは異なります。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="202"/>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="203"/>
        <source>Show and edit all channels</source>
        <translation>すべてのチャンネルを表示して編集する</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelColours</name>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="67"/>
        <source>X</source>
        <comment>letter of a channel</comment>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="69"/>
        <source>Y</source>
        <comment>letter of a channel</comment>
        <translation>Y</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="71"/>
        <source>Z</source>
        <comment>letter of a channel</comment>
        <translation>Z</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="73"/>
        <source>R</source>
        <comment>letter of the rotation channel</comment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="75"/>
        <source>D</source>
        <comment>letter of the distance channel</comment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelcolours.cpp" line="77"/>
        <source>V</source>
        <comment>letter of the view angle channel</comment>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>furitsuke::Cli</name>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="35"/>
        <source>errors: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="37"/>
        <source>warnings: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="39"/>
        <source>notes: %1</source>
        <translation>情報: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="40"/>
        <source>no findings</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="41"/>
        <source>%1; round trip exact</source>
        <translation>%1、保存し直しても完全に一致</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="42"/>
        <source>%1; ROUND TRIP NOT EXACT</source>
        <translation>%1、【注意】保存し直すと一致しません</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="94"/>
        <source>Prints diagnostics, and whether a save gives back the same bytes.</source>
        <translation>検査結果と、保存し直しても同じバイト列になるかどうかを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="95"/>
        <source>The exit status is 1 where there is a warning or an error, or where a save would change bytes.</source>
        <translation>警告かエラーがある場合、または保存するとバイト列が変わる場合、終了ステータスは1です。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="38"/>
        <source>--%1 takes one of %2, not “%3”.</source>
        <translation>--%1に使えるのは%2です (「%3」は使えません)。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="48"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>ウィンドウを表示せずに画像ファイルへ描画して終了します。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="51"/>
        <source>The size of that picture, such as 1440x860; from %1 to %2.</source>
        <translation>画像の大きさ (例: 1440x860)。%1から%2まで。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="55"/>
        <source>The language of the window: %1.</source>
        <translation>ウィンドウの言語: %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="58"/>
        <source>The colours of the window: %1.</source>
        <translation>ウィンドウの配色: %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="91"/>
        <source>--show takes %1 or none, not “%2”.</source>
        <translation>--show に指定できるのは %1 または none です。「%2」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="101"/>
        <source>--motion is missing: which motion is to be drawn?</source>
        <translation>--motion がありません。描画するモーションを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="103"/>
        <source>--output is missing: where is the picture to go?</source>
        <translation>--output がありません。画像の保存先を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="108"/>
        <source>--frame takes a number from 0, not “%1”.</source>
        <translation>--frame には 0 以上の数を指定します。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="113"/>
        <location filename="../app/cli/windowoptions.cpp" line="77"/>
        <source>--size takes width x height, from %1 to %2, not “%3”.</source>
        <translation>--sizeには幅x高さを%1から%2までで指定します (「%3」は使えません)。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="120"/>
        <source>--from takes %1, not “%2”.</source>
        <translation>--from に指定できるのは %1 です。「%2」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="127"/>
        <source>--background takes a colour such as #ffffff or white, not “%1”.</source>
        <translation>--background には #ffffff や white のような色を指定します。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="163"/>
        <source>Pictures need a display with OpenGL; a virtual one will do: xvfb-run %1</source>
        <translation>画像の描画には OpenGL の使えるディスプレイが必要です。仮想ディスプレイでもかまいません: xvfb-run %1</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="177"/>
        <source>This motion has no camera keys.</source>
        <translation>このモーションにはカメラのキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="205"/>
        <source>The file cannot be written.</source>
        <translation>ファイルに書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="220"/>
        <source>Draws a model in a motion at a frame into a PNG file.</source>
        <translation>モデルをモーションの指定フレームの姿で PNG ファイルに描きます。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="221"/>
        <source>The view is that of the camera file, else of camera keys in the motion, else from the front.
A display is needed; a virtual one will do (xvfb-run).</source>
        <translation>視点はカメラファイルのもの、なければモーションのカメラキー、それもなければ正面です。
ディスプレイが必要です。仮想ディスプレイでもかまいません (xvfb-run)。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="225"/>
        <source>The motion (VMD).</source>
        <translation>モーション (VMD)。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="226"/>
        <source>The model: a PMX or PMD file, or testrig (the default).</source>
        <translation>モデル: PMX か PMD のファイル、または testrig (省略時)。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="228"/>
        <source>A motion whose camera and light are taken.</source>
        <translation>カメラと照明に使うモーション。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="229"/>
        <source>The frame, also between whole ones; 0 where it is not given.</source>
        <translation>フレーム。整数の間も指定できます。省略時は 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="231"/>
        <source>The size of the picture; 1280x720 where it is not given.</source>
        <translation>画像の大きさ。省略時は 1280x720。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="233"/>
        <source>The picture file.</source>
        <translation>画像ファイル。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="235"/>
        <source>Look from this side, whatever cameras there are:
%1.</source>
        <translation>カメラにかかわらず、この側から見ます:
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="239"/>
        <source>What is drawn: some of %1,
or none; grid,skin,edges where it is not given.</source>
        <translation>描くもの: %1 から選ぶか、
none。省略時は grid,skin,edges。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="242"/>
        <source>The colour behind it, such as #ffffff.</source>
        <translation>背景の色。例: #ffffff。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="38"/>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="78"/>
        <source>“%1 --help” tells more.</source>
        <translation>詳しくは「%1 --help」をご覧ください。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="97"/>
        <source>Files are missing: %1</source>
        <translation>ファイルが足りません: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="99"/>
        <source>There are too many files: %1</source>
        <translation>ファイルが多すぎます: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="117"/>
        <source>The output cannot be written.</source>
        <translation>出力を書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="124"/>
        <source>“help” takes the name of one command.</source>
        <translation>「help」に指定できるコマンド名は1つだけです。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="135"/>
        <source>There is no command “%1”.</source>
        <translation>「%1」というコマンドはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="156"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1 (Qt %2)</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="167"/>
        <source>This is a folder, not a file.</source>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="169"/>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="171"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>「%1」はファイルでもコマンドでもありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="173"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="185"/>
        <location filename="../app/cli/cli.cpp" line="205"/>
        <source>Usage: %1</source>
        <translation>使い方: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="187"/>
        <location filename="../app/cli/cli.cpp" line="203"/>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="191"/>
        <location filename="../app/cli/cli.cpp" line="221"/>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="195"/>
        <source>Exit status:</source>
        <translation>終了ステータス:</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="206"/>
        <source>   or: %1</source>
        <translation>または: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="207"/>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="209"/>
        <source>Opens motion files (VMD) of MikuMikuDance in the editor. With a command it works without a window.</source>
        <translation>MikuMikuDanceのモーション (VMD) をエディターで開きます。コマンドを付けると画面なしで動作します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="211"/>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Shows the help of a command.</source>
        <translation>コマンドのヘルプを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>コマンドと同じ名前のファイルは、フォルダーを付けて指定します: ./info</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="226"/>
        <source>The exit status is 0 when all is well, 1 when there is something to know (a finding; an
edit that was done, but overwrote, cut or left out something), 2 after an error.</source>
        <translation>終了ステータスは、問題がなければ0、知っておくべきこと (検出された問題、または上書き・
切り詰め・除外を伴った編集) があれば1、エラーなら2です。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="256"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>「%1」はこのシステムの文字コードの文字列ではありません。ファイル名を変更してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <location filename="../app/cli/renamecommand.cpp" line="106"/>
        <location filename="../app/cli/renamecommand.cpp" line="113"/>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="54"/>
        <source>Print JSON instead of text.</source>
        <translation>テキストの代わりにJSONで出力します。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="60"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>名前の文字コードを推定せず、cp932、gb18030、big5、utf-8のいずれかとして読み込みます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="66"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUTがすでにあれば置き換えます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="77"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>「%1」という文字コードはありません。cp932、gb18030、big5、utf-8を指定できます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="95"/>
        <source>The file exists; --force replaces it.</source>
        <translation>ファイルがすでにあります。--forceで置き換えます。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="45"/>
        <source>What was written does not read back: %1</source>
        <translation>書き込んだ内容を読み戻せません: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="49"/>
        <source>What was written does not give back the bytes of %1.</source>
        <translation>書き込んだ内容から%1のバイト列を復元できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="65"/>
        <source>%1: JSON, gives back the bytes of %2</source>
        <translation>%1: JSON、%2のバイト列を復元できます</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="73"/>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="86"/>
        <source>%1: VMD, %2 bytes</source>
        <translation>%1: VMD、%2バイト</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="100"/>
        <source>JSON says itself how its names are encoded; --encoding is for VMD files.</source>
        <translation>名前の文字コードはJSON自体に書かれています。--encodingはVMDファイル用です。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="115"/>
        <source>Turns a VMD file into JSON, or such JSON into a VMD file.</source>
        <translation>VMDファイルをJSONに、またはそのJSONをVMDファイルに変換します。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="117"/>
        <source>What IN holds decides, not its name. The JSON gives back the VMD byte for byte.</source>
        <translation>変換の向きはINの名前ではなく中身で決まります。JSONからは元のVMDを1バイトも変えずに復元できます。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="21"/>
        <source>Keep a file that is replaced as OUT.bak.</source>
        <translation>置き換えるファイルをOUT.bakとして残します。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="42"/>
        <location filename="../app/cli/infocommand.cpp" line="161"/>
        <location filename="../app/cli/modeltext.cpp" line="84"/>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="43"/>
        <source>the same as in %1</source>
        <translation>%1と同一</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="44"/>
        <source>NOT THE SAME as in %1</source>
        <translation>【注意】%1と一致しません</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="56"/>
        <source>Reads a motion file and writes it again.</source>
        <translation>モーションファイルを読み込み、書き直します。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="57"/>
        <source>OUT is there only when it is whole; IN and OUT may be one file.</source>
        <translation>OUTはすべて書き終えたときだけ作られます。INとOUTは同じファイルでもかまいません。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="27"/>
        <source>These are more than %1 frames.</source>
        <translation>%1フレームを超えています。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="46"/>
        <source>“%1” is no frame; a number is expected, or a range such as 0-60 or 0-60:0.5.</source>
        <translation>「%1」はフレームではありません。数値か、0-60や0-60:0.5のような範囲を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="56"/>
        <source>“%1”: there are no frames beyond %2.</source>
        <translation>「%1」: %2より後のフレームはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="24"/>
        <source>Write the edited motion here; it may be IN itself, with --force.</source>
        <translation>編集したモーションの書き出し先。--forceを付けるとINと同じファイルでもかまいません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="38"/>
        <source>Only keys at these frames, both included: 30-60, 30- or 30.</source>
        <translation>このフレームのキーのみ (両端を含む): 30-60、30-、30。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="49"/>
        <source>--tracks names no track.</source>
        <translation>--tracksにトラックの指定がありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="59"/>
        <source>There is no track “%1” with keys.</source>
        <translation>キーのあるトラック「%1」はありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="92"/>
        <source>“%1” is no range of frames; 30-60, 30- or 30 is expected, up to %2.</source>
        <translation>「%1」はフレームの範囲ではありません。30-60、30-、30のように%2までの範囲で指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="96"/>
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>「%1」: 範囲の終わりが始まりより前です。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="105"/>
        <source>Edit what could be read of a damaged file.</source>
        <translation>壊れたファイルでも、読み込めた部分を編集します。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="130"/>
        <source>-o is missing: where is the edited motion to be written?</source>
        <translation>-oがありません。編集したモーションの書き出し先を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="142"/>
        <source>The file is damaged; --damaged edits what could be read.</source>
        <translation>ファイルが壊れています。--damaged を付けると、読み込めた部分を編集します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="183"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>%n個のキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="192"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>%n個のキーを上書き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="190"/>
        <source>%n key(s) dropped</source>
        <translation>
            <numerusform>%n個のキーを破棄</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="31"/>
        <source>Only tracks that one of these patterns names:</source>
        <translation>次のパターンのどれかに当てはまるトラックだけ:</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="164"/>
        <source>%1, frame %2: %3</source>
        <translation>%1、フレーム%2: %3</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="195"/>
        <source>Nothing was changed: there is no key in these tracks and frames.</source>
        <translation>何も変わりませんでした: これらのトラックとフレームにキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="196"/>
        <source>Nothing was changed: this edit leaves the motion as it is.</source>
        <translation>何も変わりませんでした: この編集ではモーションは変わりません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="205"/>
        <source>0  done as asked. What had to be rounded, to whole frames or degrees, is said.
1  done, but there is something to know, which standard error says: keys were
   overwritten, names cut, values limited, tracks left out, keys come after frame
   %1, or nothing was changed (OUT is then the same as IN).
2  an error: nothing was written.</source>
        <translation>0  指定どおりに編集。フレームや角度の整数への丸めは表示します。
1  編集したが、知っておくべきことがあり標準エラー出力に書く: キーの上書き、
   切り詰めた名前、制限した値、除外したトラック、フレーム%1より後の
   キー、または何も変わらなかったこと (OUTはINと同じ)。
2  エラー: 何も書いていない。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="216"/>
        <source>Shift later keys of these tracks along, those after the last edited frame.</source>
        <translation>最後に編集したフレームより後ろにある、これらのトラックのキーも一緒にずらします。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="223"/>
        <location filename="../app/cli/scalecommand.cpp" line="51"/>
        <source>--%1 is missing.</source>
        <translation>--%1がありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="231"/>
        <source>--%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>--%1には%2から%3までの整数を指定します。「%4」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="62"/>
        <source>“%1”: the step must not be 0.</source>
        <translation>「%1」: 間隔を0にはできません。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="79"/>
        <source>MMD 7, 32 bits</source>
        <translation>MMD 7 (32ビット)</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="81"/>
        <source>MMD 7, 64 bits</source>
        <translation>MMD 7 (64ビット)</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="83"/>
        <source>MMD 9</source>
        <translation>MMD 9</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="134"/>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <location filename="../app/cli/modeltext.cpp" line="373"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="134"/>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="154"/>
        <location filename="../app/cli/modeltext.cpp" line="83"/>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="155"/>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="156"/>
        <source> (MMD&apos;s name for camera and light)</source>
        <translation> (カメラ・照明を表すMMDの名前)</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="157"/>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="159"/>
        <source>Curve bytes</source>
        <translation>補間バイト</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="160"/>
        <source>as written by %1</source>
        <translation>%1が書き出す形式</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="161"/>
        <location filename="../app/cli/modeltext.cpp" line="84"/>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="162"/>
        <source>Last frame</source>
        <translation>最終フレーム</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="162"/>
        <source>%1 (%2 s)</source>
        <translation>%1 (%2秒)</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <location filename="../app/cli/modeltext.cpp" line="127"/>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="170"/>
        <source>not in the file</source>
        <translation>ファイルになし</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="187"/>
        <source>IK off, by frame</source>
        <translation>IKオフ (フレーム別)</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="317"/>
        <source>Prints what is in motion files.</source>
        <translation>モーションファイルの内容を表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="318"/>
        <source>Version, model name, keys by section and track, frames, IK switched off, and diagnostics.</source>
        <translation>バージョン、モデル名、セクションとトラックごとのキー数、フレーム、オフのIK、検査結果を表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="26"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>フレーム: 0,12.5,30-60,0-10:0.5のような数値と範囲。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="33"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>トラックの最初のキーより前の扱い: mmd (フレーム0の初期状態から、既定) またはhold (保持)。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="40"/>
        <source>Only what one of these patterns names:</source>
        <translation>次のパターンのどれかに当てはまるものだけ:</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="131"/>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="39"/>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="41"/>
        <source>Brows</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="43"/>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="45"/>
        <source>Mouth</source>
        <translation>口</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="49"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="56"/>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="57"/>
        <source>flip</source>
        <translation>フリップ</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="58"/>
        <source>vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="59"/>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="62"/>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="62"/>
        <source>additional UV %1</source>
        <translation>追加UV%1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="64"/>
        <source>material</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="65"/>
        <source>impulse</source>
        <translation>インパルス</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="82"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="127"/>
        <source>Count</source>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Deform</source>
        <translation>変形</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Sphere map</source>
        <translation>スフィアマップ</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Toon</source>
        <translation>トゥーン</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="182"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>found</source>
        <translation>あり</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="195"/>
        <source>Layer</source>
        <translation>変形階層</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="195"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="200"/>
        <source>after</source>
        <translation>物理後</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="208"/>
        <source>%1 turns about (%2, %3, %4) only</source>
        <translation>%1 は (%2, %3, %4) を軸としてのみ回転</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="227"/>
        <source>%1 → %2: %3 loops of %4°; %5</source>
        <translation>%1 → %2: ループ %3 回、%4°; %5</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="253"/>
        <source>Append transform</source>
        <translation>付与</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="257"/>
        <source>rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="259"/>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="261"/>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="263"/>
        <source>%1: %2 × %3 (%4)</source>
        <translation>%1: %2 × %3 (%4)</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="277"/>
        <source>Morphs: %1</source>
        <translation>モーフ: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="277"/>
        <location filename="../app/cli/modeltext.cpp" line="322"/>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="277"/>
        <source>Offsets</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="312"/>
        <source>follows its bone</source>
        <translation>ボーン追従</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="314"/>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="318"/>
        <source>physics and bone</source>
        <translation>物理＋ボーン</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="322"/>
        <location filename="../app/cli/posecommand.cpp" line="196"/>
        <location filename="../app/cli/samplecommand.cpp" line="119"/>
        <location filename="../app/cli/vpdcommand.cpp" line="107"/>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="334"/>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="334"/>
        <source>To</source>
        <translation>先</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="347"/>
        <source>One name to a motion (the first 15 bytes are the same)</source>
        <translation>モーションでは同じ名前になるもの (先頭15バイトが同じ)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/modeltext.cpp" line="354"/>
        <source>(%n key(s))</source>
        <translation>
            <numerusform>(キー%n個)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="362"/>
        <source>Motion “%1”</source>
        <translation>モーション「%1」</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="364"/>
        <source>found: bones %1, morphs %2, IK %3</source>
        <translation>見つかったもの: ボーン %1、モーフ %2、IK %3</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="378"/>
        <source>Bones that the model lacks: %1</source>
        <translation>モデルにないボーン: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="380"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>モデルにないモーフ: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="382"/>
        <source>IK that the model lacks: %1</source>
        <translation>モデルにないIK: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="127"/>
        <source>physics off</source>
        <translation>物理オフ</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="120"/>
        <source>Camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="121"/>
        <source>Camera target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="122"/>
        <source>Camera rotation (radians)</source>
        <translation>カメラ角度 (ラジアン)</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="124"/>
        <source>Camera view angle</source>
        <translation>カメラ視野角</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="125"/>
        <source>Camera projection</source>
        <translation>カメラの投影</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>perspective</source>
        <translation>パースあり</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>orthographic</source>
        <translation>パースなし</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="139"/>
        <source>Light colour</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="140"/>
        <source>Light direction</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="145"/>
        <source>Self shadow mode</source>
        <translation>セルフ影のモード</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="146"/>
        <source>Self shadow distance</source>
        <translation>セルフ影の距離</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="26"/>
        <source>The model to pose: a PMX or PMD file, or testrig for the built-in one.</source>
        <translation>ポーズをとるモデル: PMX か PMD のファイル、または内蔵の testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="32"/>
        <source>The motion to pose it by.</source>
        <translation>ポーズに使うモーション。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="38"/>
        <source>A motion whose camera is printed instead of the motion&apos;s own.</source>
        <translation>モーション自身の代わりにカメラを出力するモーション。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="215"/>
        <location filename="../app/cli/samplecommand.cpp" line="153"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="216"/>
        <location filename="../app/cli/samplecommand.cpp" line="153"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="216"/>
        <location filename="../app/cli/samplecommand.cpp" line="153"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="242"/>
        <source>%n bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>モーションの%n個のボーンがモデルにありません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="244"/>
        <source>%n morph(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>モーションの%n個のモーフがモデルにありません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="246"/>
        <source>%n IK bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>モーションの%n個のIKボーンがモデルにありません: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="47"/>
        <source>The model has no IK “%1”; it has %2.</source>
        <translation>モデルに IK「%1」はありません。あるのは %2 です。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="55"/>
        <source>--ik is missing; the model has %1.</source>
        <translation>--ik がありません。モデルには %1 があります。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="68"/>
        <source>--into takes fk or ik, not “%1”.</source>
        <translation>--into に指定できるのは fk か ik です。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="85"/>
        <source>--every and --on-keys exclude each other.</source>
        <translation>--every と --on-keys は同時に指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="96"/>
        <location filename="../app/cli/posecommand.cpp" line="255"/>
        <source>--model is missing: a PMX or PMD file, or testrig.</source>
        <translation>--model がありません。PMX か PMD のファイル、または testrig を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="100"/>
        <source>--into is missing: fk or ik.</source>
        <translation>--into がありません。fk か ik を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="129"/>
        <source>Makes IK into keys of the bones that it bends, or such keys into IK.</source>
        <translation>IKを、IKが曲げるボーンのキーに変換します。逆の変換もできます。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="131"/>
        <source>The model plays the same with the IK switched off (fk) or on (ik) from --from to --to.
Before and after that nothing changes. How far it is off at worst is said.</source>
        <translation>--from から --to まで、IKをオフ (fk) またはオン (ik) にしても同じ動きになります。
その前後は変わりません。最大のずれを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="134"/>
        <source>The model: a PMX or PMD file, or testrig.</source>
        <translation>モデル: PMX か PMD のファイル、または testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="135"/>
        <source>The IK bones of the chains, with commas between them.</source>
        <translation>対象のIKボーン。コンマで区切ります。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="136"/>
        <source>What gets keys: the bones of the chains (fk), or the IK bones (ik).</source>
        <translation>キーを登録する側: IKが曲げるボーン (fk)、またはIKボーン (ik)。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="138"/>
        <source>The first frame; 0 where it is not given.</source>
        <translation>最初のフレーム。省略時は 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="139"/>
        <source>The last frame; that of the motion where it is not given.</source>
        <translation>最後のフレーム。省略時はモーションの最後。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="140"/>
        <source>A key every N frames; 1 where it is not given.</source>
        <translation>N フレームごとにキーを登録。省略時は 1。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="141"/>
        <source>Keys where the bones of the chains have keys now.</source>
        <translation>対象のボーンに今キーがあるフレームにだけ登録。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="269"/>
        <source>--motion is missing: which motion is wanted?</source>
        <translation>--motion がありません。モーションを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="299"/>
        <source>The model has no bone or morph “%1”.</source>
        <translation>モデルにボーンもモーフも「%1」はありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="321"/>
        <source>Prints where a model&apos;s bones are in a motion at frames, IK included.</source>
        <translation>モーションの指定フレームでのモデルのボーンの位置を、IKも含めて出力します。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="323"/>
        <source>Positions and rotations (quaternions x, y, z, w) are those in the world, in MMD&apos;s
left-handed coordinates; morphs are weights with what groups add.</source>
        <translation>位置と回転 (クォータニオン x, y, z, w) は MMD の左手座標系でのワールド座標です。
モーフはグループの分を加えた値です。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="49"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>--framesがありません。表示するフレームを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="57"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-firstに指定できるのはmmdかholdです。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="176"/>
        <source>There is no track “%1”.</source>
        <translation>「%1」というトラックはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="197"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>指定したフレームでのモーションの値を、キーの間も含めて表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置は初期位置からのずれ、回転はクォータニオン x, y, z, w です。
カメラの角度は保存されているラジアンのままです。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="37"/>
        <source>--%1 is given twice.</source>
        <translation>--%1が重複しています。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="44"/>
        <source>--%1 takes a change such as *1.5, +2, -2, *0.9+5 or =3, not “%2”.</source>
        <translation>--%1には*1.5、+2、-2、*0.9+5、=3のような変更を指定します。「%2」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="51"/>
        <source>No correction is given.</source>
        <translation>補正の指定がありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="73"/>
        <source>Multiplies values of keys and adds to them.</source>
        <translation>キーの値に倍率を掛け、加算します。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="75"/>
        <source>A CHANGE is *1.5 (times), +2 or -2 (plus, minus), *0.9+5 (both) or =3 (set), in the
units that MMD shows: degrees, the distance&apos;s sign, colours 0-255, shadow 0-9999.
View angles are rounded to whole degrees. What no key has changes nothing. Numbers in
a file have 7 digits: a change too small for them is said.</source>
        <translation>CHANGEは*1.5 (倍)、+2や-2 (加減)、*0.9+5 (両方)、=3 (設定) で、MMDの表示単位です:
度、距離の符号、色0～255、影0～9999。視野角は整数の度に丸められます。
その値を持つキーがなければ何も変わりません。ファイルの数値は7桁です:
小さすぎて表せない変化は知らせます。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="44"/>
        <source>The first of the frames.</source>
        <translation>範囲の最初のフレーム。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="45"/>
        <source>How many frames.</source>
        <translation>フレーム数。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="56"/>
        <source>Inserts frames into time.</source>
        <translation>空フレームを挿入します。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="57"/>
        <source>Keys at FRAME or after it come N frames later. The way from the key before the place to
the next one takes so much longer, with its curve; cuts of the camera stay cuts.</source>
        <translation>FRAME以降のキーがNフレーム後ろに移ります。その位置の前のキーから次のキーまでの動きは、
同じ曲線のままその分長くなります。カメラのカットはカットのままです。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="69"/>
        <source>Keys in these frames go, those after them come N frames earlier. The way from the key
before the place to the next one takes so much less time, with the curve of the next.
What display/IK records set there holds on; cuts of the camera stay cuts.</source>
        <translation>この範囲のキーは消え、後のキーはNフレーム前に移ります。その位置の前のキーから次のキーまでの
動きは、次のキーの曲線のままその分短くなります。表示・IKのレコードがそこで行う設定は
引き継がれ、カメラのカットはカットのままです。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="68"/>
        <source>Deletes frames out of time.</source>
        <translation>列フレームを削除します。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="34"/>
        <source>Exchanges left and right.</source>
        <translation>左右を入れ替えます。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="35"/>
        <source>Bones, morphs and IK switches of one side get the keys of the other (左/右, L/R, Left/Right),
those without a side are mirrored where they are, and so are camera and light.
With --tracks, tracks on the other side of the chosen ones take part too.</source>
        <translation>ボーン、モーフ、IKスイッチのキーを左右で入れ替えます（左/右、L/R、Left/Right）。
左右のないものと、カメラ・照明はその場で反転します。
--tracksを指定すると、選んだトラックの反対側のトラックも対象になります。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="20"/>
        <source>The name that a track has.</source>
        <translation>トラックの今の名前。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="26"/>
        <source>The name that it gets. Both may be given several times, in pairs, which
are renamed in this sequence.</source>
        <translation>新しい名前。どちらも組にして複数回指定でき、
指定した順に変更します。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="34"/>
        <source>Only a bone, or only a morph; else both where both have the name.</source>
        <translation>ボーンのみ、またはモーフのみ。省略すると、その名前を持つ両方が対象です。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="41"/>
        <source>Leave the names of IK bones in display/IK records as they are.</source>
        <translation>表示・IKのレコードにあるIKボーンの名前を変えない。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="79"/>
        <source>There is no bone or morph “%1” to rename.</source>
        <translation>名前を変更するボーンまたはモーフ「%1」がありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="82"/>
        <source>“%1” is cut after byte %2; the file has “%3”.</source>
        <translation>「%1」は%2バイト目より後を切り捨て、ファイルでは「%3」になります。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="111"/>
        <source>“%1” is how several tracks are shown; the first was renamed.</source>
        <translation>「%1」と表示されるトラックは複数あります。最初のものの名前を変更しました。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="137"/>
        <source>--from and --to are missing.</source>
        <translation>--fromと--toがありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="138"/>
        <source>Every --from needs one --to.</source>
        <translation>--fromと--toは同じ数だけ必要です。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="143"/>
        <source>--kind takes bone or morph, not “%1”.</source>
        <translation>--kindに指定できるのはboneかmorphです。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="162"/>
        <source>Renames bones and morphs.</source>
        <translation>ボーンとモーフの名前を変更します。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="164"/>
        <source>All keys of the track get the name. A name that another track has, or that cannot
be stored in the file&apos;s encoding, is refused. One of more than 15 bytes is cut as
MMD cuts it. An IK bone gets the name in display/IK records too, of which 20 bytes
are kept there; else its IK switch would not find it any more.</source>
        <translation>トラックのすべてのキーがこの名前になります。別のトラックにある名前や、ファイルの文字コードで
保存できない名前は使えません。15バイトを超える名前は、MMDと同じように切り詰められます。
IKボーンは表示・IKのレコードの中でも名前が変わり、そこでは20バイトまで残ります。
変えなければ、IKスイッチがボーンを見つけられなくなるからです。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="31"/>
        <source>Lets keys play backwards.</source>
        <translation>キーの時間を逆転します。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="33"/>
        <source>Frames, curves and states are mirrored between the first and the last of the keys.</source>
        <translation>最初と最後のキーの間で、フレーム、補間曲線、状態を反転します。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="19"/>
        <source>How many times as long: 1.5, 3/2 or 150%.</source>
        <translation>長さの倍率：1.5、3/2、150% のいずれかの形。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="26"/>
        <source>The frame that stays: a number, first (of the keys, the default) or last.</source>
        <translation>動かないフレーム：数、first（最初のキー、既定）、last（最後のキー）。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="55"/>
        <source>“%1” is no factor; 1.5, 3/2 or 150% is expected, up to 4294.</source>
        <translation>「%1」は倍率ではありません。1.5、3/2、150% のように、4294までで指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="65"/>
        <source>--about takes a frame, first or last, not “%1”.</source>
        <translation>--about はフレーム、first、last のいずれかです。「%1」は使えません。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="88"/>
        <source>Stretches or shortens the time of keys.</source>
        <translation>キーの時間を伸縮します。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="89"/>
        <source>Keys come to whole frames; of several at one frame the nearest stays.
Cuts of camera, light and self shadow stay cuts.</source>
        <translation>キーは整数フレームに置かれ、同じフレームに重なるときは最も近いものが残ります。
カメラ、照明、セルフ影のカットはカットのまま残ります。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="19"/>
        <source>How many frames later; earlier where it is negative.</source>
        <translation>後へずらすフレーム数。負の数で前へずらします。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="43"/>
        <source>Moves keys in time.</source>
        <translation>キーのフレームをずらします。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="44"/>
        <source>A key that is moved to the frame of another one overwrites it.</source>
        <translation>移動先のフレームにキーがあれば上書きします。</translation>
    </message>
    <message>
        <location filename="../app/cli/trackfilter.cpp" line="138"/>
        <source>bones, morphs, camera, light, shadow, states: all of the kind; else a
name of bones and morphs: * stands for any characters, ? for one.
bone:NAME and morph:NAME are of that kind only, also where NAME is a
word for a kind. A backslash takes the meaning from * ? [ , : and \.
Patterns have commas between them, or the option is given again.</source>
        <translation>bones, morphs, camera, light, shadow, states: その種類のすべて。それ以外は
ボーンとモーフの名前: *は任意の文字列、?は任意の1文字。
bone:NAMEとmorph:NAMEはその種類だけで、NAMEが種類を表す語でも使えます。
バックスラッシュは* ? [ , : と\の特別な意味を消します。
パターンはコンマで区切るか、オプションを繰り返します。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="71"/>
        <source>--presets needs the name of a file.</source>
        <translation>--presets にはファイルの名前が必要です。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="84"/>
        <source>There is no preset “%1”; there are: %2.</source>
        <translation>プリセット「%1」はありません。使えるもの: %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="92"/>
        <source>Either --set or --preset is expected.</source>
        <translation>--set か --preset のどちらか一方を指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="128"/>
        <source>None of these keys has a curve on these channels.</source>
        <translation>これらのキーには、指定したチャンネルの補間曲線がありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="139"/>
        <source>Sets the interpolation curves of bone and camera keys.</source>
        <translation>ボーンとカメラのキーの補間曲線を設定します。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="140"/>
        <source>A key&apos;s curves shape the way from the key before it to itself. Presets:
%1.</source>
        <translation>キーの曲線は、直前のキーからそのキーまでの動き方を決めます。プリセット:
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="144"/>
        <source>Both control points, whole numbers from 0 to 127.</source>
        <translation>2 つの制御点。0 から 127 までの整数。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="146"/>
        <source>A curve by its name.</source>
        <translation>名前で指定する曲線。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="147"/>
        <source>A file of presets whose names --preset may be, too.</source>
        <translation>--preset に名前で指定できるプリセットのファイル。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="150"/>
        <source>Only these channels, with commas between them: x, y, z, r (rotation),
d (distance), v (view-angle) or all.</source>
        <translation>これらのチャンネルだけ（コンマ区切り）: x、y、z、r（回転）、
d（距離）、v（視野角）、または all。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="27"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off: MMD units,
%1 where it is not given.</source>
        <translation>ボーン、カメラの注視点、距離のずれの許容値: MMD の単位、
指定がなければ %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="33"/>
        <source>How far a rotation or the view angle may be off: degrees, 90 at most, %1 where
it is not given.</source>
        <translation>回転または視野角のずれの許容値: 度、最大 90、指定がなければ
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="40"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off, as a share
of its range: %1 where it is not given.</source>
        <translation>モーフの値、照明やセルフ影の値のずれの許容値（範囲全体に対する割合）:
指定がなければ %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="47"/>
        <source>Keep the keys at which a value turns back.</source>
        <translation>値が折り返すキーを残します。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="53"/>
        <source>Take out a bone&apos;s or morph&apos;s key at frame 0, too, where it is the rest pose.</source>
        <translation>フレーム 0 のボーンやモーフのキーが初期姿勢なら、それも取り除きます。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="68"/>
        <source>--%1 takes a number, 0 or more, not “%2”.</source>
        <translation>--%1 には 0 以上の数が必要です（「%2」は使えません）。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="105"/>
        <source>Takes out keys that the motion can do without.</source>
        <translation>なくてもよいキーを取り除きます。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="107"/>
        <source>Fits the curves of the keys that stay, so that nothing is off by more than the bounds at
any frame, and says how many keys stay and how far it is off at worst. Cuts of the
camera, switches, and the first and last key of a track stay; so do holds.</source>
        <translation>残るキーの曲線を合わせ、どのフレームでもずれが許容値を超えないようにし、残ったキーの数と
最大のずれを表示します。カメラのカット、切り替え、各トラックの最初と最後のキー、値を保つ
区間は残ります。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="21"/>
        <source>List what the motion V moves and the model does not have, and the
names that the motion cannot tell apart.</source>
        <translation>モーション V が動かすのにモデルにないものと、
モーションで区別できない名前を並べます。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="98"/>
        <source>Prints what is in models (PMX, PMD).</source>
        <translation>モデル (PMX、PMD) の中身を出力します。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="100"/>
        <source>Counts, materials and their textures, bones, IK, morphs, display frames, rigid
bodies, joints, and diagnostics.</source>
        <translation>個数、材質とテクスチャ、ボーン、IK、モーフ、表示枠、剛体、
ジョイント、検査結果を出力します。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="103"/>
        <source>0  all is well
1  something is wrong with the model, files of textures are missing, or the model
   lacks something that the motion moves
2  a file cannot be read</source>
        <translation>0  問題なし
1  モデルに問題がある、テクスチャのファイルがない、または
   モーションが動かすものがモデルにない
2  読み込めないファイルがある</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="26"/>
        <source>Put this pose into the motion as keys.</source>
        <translation>このポーズをキーとしてモーションに入れます。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="33"/>
        <source>The frame of the keys, or that the pose is taken from; 0 where it is not given.</source>
        <translation>キーを置くフレーム、またはポーズを取り出すフレーム。省略時は 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="100"/>
        <source>Pose for %1: %2, %3</source>
        <translation>%1 のポーズ: %2、%3</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="101"/>
        <source>no named model</source>
        <translation>モデル名なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="102"/>
        <location filename="../app/cli/vpdcommand.cpp" line="205"/>
        <source>%n bones</source>
        <translation>
            <numerusform>ボーン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="103"/>
        <location filename="../app/cli/vpdcommand.cpp" line="206"/>
        <source>%n morphs</source>
        <translation>
            <numerusform>モーフ%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="156"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>このポーズにはボーンもモーフもありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="174"/>
        <source>“%1” is no frame.</source>
        <translation>「%1」はフレームではありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="183"/>
        <source>No chosen track of a bone or morph has keys: there is no pose to write.</source>
        <translation>選ばれたボーンやモーフのトラックにキーがないため、書き出すポーズがありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="197"/>
        <source>What was written reads back differently.</source>
        <translation>書き込んだ内容が、読み直すと異なっています。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="204"/>
        <source>“%1” cannot stand in a pose file and is left out.</source>
        <translation>「%1」はポーズファイルに書けないため除外します。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="226"/>
        <source>Prints a pose file (VPD), puts one into a motion, or takes one out of it.</source>
        <translation>ポーズファイル (VPD) を出力したり、モーションに入れたり、モーションから取り出したりします。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="227"/>
        <source>POSE alone prints it. With --pose its bones and morphs get keys at --frame, with straight
curves. A motion with -o alone gives the pose that it has at --frame, between keys too:
each bone&apos;s own offset and rotation, as MMD writes it.</source>
        <translation>POSE だけなら内容を出力します。--pose を付けると、ボーンとモーフに --frame で
直線の補間曲線のキーを登録します。モーションと -o だけなら、キーの間も含めて
--frame でのポーズを書き出します。値は MMD と同じく各ボーン自身の移動と回転です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipJson</name>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="155"/>
        <source>These are not keys: a member “format” that says so has to come first.</source>
        <translation>キーのデータではありません。キーであることを示すメンバー「format」が先頭に必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="170"/>
        <source>There are more than %1 tracks.</source>
        <translation>トラックが%1個を超えています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="181"/>
        <source>“%1” is expected.</source>
        <translation>「%1」が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="185"/>
        <source>There is no such version.</source>
        <translation>そのようなバージョンはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="187"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>このテキストは、より新しいバージョンのプログラムで書かれています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="206"/>
        <source>A name must not be empty.</source>
        <translation>名前を空にはできません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="308"/>
        <source>This text has %1 MB; at most %2 MB can be pasted.</source>
        <translation>このテキストは%1 MBあります。ペーストできるのは%2 MBまでです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="62"/>
        <source>The clipboard holds no keys.</source>
        <translation>クリップボードにキーがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="63"/>
        <source>The clipboard holds a text that is not keys.</source>
        <translation>クリップボードのテキストはキーのデータではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="61"/>
        <location filename="../editor-core/document/clipmime.cpp" line="86"/>
        <source>Nothing was pasted. %1</source>
        <translation>ペーストできませんでした。%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardActions</name>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="33"/>
        <source>%n key(s) copied.</source>
        <translation>
            <numerusform>%n個のキーをコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="35"/>
        <source>%n key(s) copied, too many for other programs.</source>
        <translation>
            <numerusform>%n個のキーをコピーしました。多すぎるため、ほかのプログラムには渡せません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="44"/>
        <source>Paste</source>
        <translation>ペースト</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="45"/>
        <source>Not all of the clipboard fits.</source>
        <translation>クリップボードの内容の一部はペーストできません。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="100"/>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="101"/>
        <source>Copy the selected keys and delete them</source>
        <translation>選択したキーをコピーして削除</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="109"/>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="110"/>
        <source>Copy the selected keys, as text for other programs too</source>
        <translation>選択したキーをコピー (ほかのプログラムにはテキストで渡せます)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="125"/>
        <source>Copy keys first.</source>
        <translation>先にキーをコピーしてください。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="128"/>
        <source>&amp;Paste</source>
        <translation>ペースト(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="129"/>
        <source>Paste keys at the playhead, at their distances in time</source>
        <translation>再生ヘッドの位置に、キーの間隔を保ってペースト</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="132"/>
        <source>Paste &amp;mirrored</source>
        <translation>反転ペースト(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="133"/>
        <source>Paste keys at the playhead, left and right exchanged</source>
        <translation>再生ヘッドの位置に、左右を入れ替えてペースト</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="136"/>
        <source>Paste &amp;values</source>
        <translation>値のみペースト(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="137"/>
        <source>Give the copied values to the keys that are there; curves stay</source>
        <translation>コピーした値を、すでにあるキーに与える (補間曲線はそのまま)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="140"/>
        <source>Paste &amp;special…</source>
        <translation>形式を選択してペースト(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="141"/>
        <source>Choose where, onto what, which channels and how often to paste</source>
        <translation>ペーストする位置、対象、チャンネル、回数を指定</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="145"/>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="147"/>
        <source>Exchange left and right at the selected keys&apos; frames, and mirror their values</source>
        <translation>選択したキーのフレームで左右を入れ替え、値を反転</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="41"/>
        <source>Paste values into %n key(s)</source>
        <translation>
            <numerusform>%n個のキーに値をペースト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="43"/>
        <source>Paste %n key(s) mirrored</source>
        <translation>
            <numerusform>%n個のキーを反転ペースト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="44"/>
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>%n個のキーをペースト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="48"/>
        <source>%n key(s) added</source>
        <translation>
            <numerusform>%n個のキーを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="50"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>%n個のキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="51"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>%n個のキーを上書き</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste mirrored: %1</source>
        <translation>反転ペースト: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste: %1</source>
        <translation>ペースト: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="131"/>
        <source>Mirroring keys…</source>
        <translation>キーを左右反転しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="72"/>
        <source>Cut %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを切り取り</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="101"/>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="117"/>
        <source>Pasting…</source>
        <translation>ペーストしています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="126"/>
        <source>Mirror %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを左右反転</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CommandPalette</name>
    <message>
        <location filename="../app/commandpalette.cpp" line="299"/>
        <source>Find an action, in any language</source>
        <translation>操作を検索 (どの言語でも可)</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="300"/>
        <source>Find an action</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="301"/>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="302"/>
        <source>Nothing found. Try fewer letters or another word.</source>
        <translation>見つかりません。文字を減らすか、別の言葉を試してください。</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="308"/>
        <source>A number: go to this frame.  @name: show this track.  Enter: run.  Esc: close.</source>
        <translation>数字: そのフレームへ移動  @名前: そのトラックを表示  Enter: 実行  Esc: 閉じる</translation>
    </message>
</context>
<context>
    <name>furitsuke::CopyVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="31"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（%n フレーム後へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="32"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（%n フレーム前へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="33"/>
        <source>Copy %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを複製</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/copyverbs.cpp" line="35"/>
        <source>%1, overwriting %2</source>
        <translation>%1、%2個を上書き</translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectEdits</name>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="56"/>
        <source>The %1 would become too large to be stored.</source>
        <translation>%1が大きすぎて保存できない値になります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="57"/>
        <source>The %1 of a selected key is not a number; set it to a value first.</source>
        <translation>選択したキーの%1が数値ではありません。先に値を設定してください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="67"/>
        <source>%n view angle(s) were rounded to whole degrees.</source>
        <translation>
            <numerusform>%n個の視野角を整数の度に丸めました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="68"/>
        <source>%1: %n value(s) were rounded to whole numbers.</source>
        <translation>
            <numerusform>%1: %n個の値を整数に丸めました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="73"/>
        <source>%1: %n value(s) were limited to %2–%3.</source>
        <translation>
            <numerusform>%1: %n個の値を%2～%3に収めました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="79"/>
        <source>%1: %n value(s) do not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</source>
        <translation>
            <numerusform>%1: ファイルの数値 (7桁) では表しきれず、%n個の値が指定どおりには変わりません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="145"/>
        <source>The %1 cannot be multiplied or added to.</source>
        <translation>%1は乗算・加算で補正できません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="147"/>
        <source>The %1 is corrected twice.</source>
        <translation>%1の補正が重複しています。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="149"/>
        <source>The correction of the %1 is not a number.</source>
        <translation>%1の補正が数値ではありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectionDialog</name>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="31"/>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="33"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="35"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="37"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="39"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="43"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="223"/>
        <source>One of the entries is not a number.</source>
        <translation>数値でない項目があります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="227"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>選択した%n個のキーのうち%1個が変わります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="255"/>
        <source>Correct values</source>
        <translation>値の補正</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="256"/>
        <source>Correct</source>
        <translation>補正</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>times</source>
        <translation>倍率</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>plus</source>
        <translation>加算</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>first key</source>
        <translation>最初のキー</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>becomes</source>
        <translation>補正後</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="268"/>
        <source>Factor of %1</source>
        <translation>%1の倍率</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="269"/>
        <source>Added to %1</source>
        <translation>%1に加算する値</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="270"/>
        <source>Each key&apos;s own value is multiplied by this first.</source>
        <translation>各キーの値に、まずこの数を掛けます。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="271"/>
        <source>Then this is added, in the unit that is shown.</source>
        <translation>次に、表示されている単位でこの数を足します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveActions</name>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="105"/>
        <source>The curves are so already; nothing was changed.</source>
        <translation>曲線はすでにそうなっています。何も変わりません。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="123"/>
        <source>The curves of “%1” at frame %2 were copied.</source>
        <translation>「%1」のフレーム%2の曲線をコピーしました。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="127"/>
        <source>Other selected keys have other curves.</source>
        <translation>選択中のほかのキーの曲線は異なります。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="151"/>
        <source>Give the selected keys this curve on the chosen channels: %1</source>
        <translation>選択中のキーの、選んだチャンネルにこの曲線を設定: %1</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="170"/>
        <source>&amp;Save as preset…</source>
        <translation>プリセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="171"/>
        <source>Give the curve of the selected keys a name among your own presets</source>
        <translation>選択中のキーの曲線に名前を付けて、自分のプリセットに加える</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="176"/>
        <source>The selected keys have different curves on the chosen channels; choose one key and one channel.</source>
        <translation>選択中のキーの曲線が、選んだチャンネルで異なります。キーとチャンネルを1つずつ選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="184"/>
        <source>The curve was saved as “%1”.</source>
        <translation>曲線を「%1」として保存しました。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="189"/>
        <source>Your &amp;presets…</source>
        <translation>自分のプリセット(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="190"/>
        <source>Rename, sort, delete, import and export your own presets</source>
        <translation>自分のプリセットの名前変更、並べ替え、削除、読み込み、書き出し</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="201"/>
        <source>&amp;Copy curve</source>
        <translation>曲線をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="203"/>
        <source>Copy the curves of the chosen channels, as text too; Ctrl+C in the curve editor</source>
        <translation>選んだチャンネルの曲線を、テキストとしてもコピー (曲線エディターではCtrl+C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="215"/>
        <source>Paste cur&amp;ve</source>
        <translation>曲線をペースト(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="217"/>
        <source>Give the selected keys the copied curves on the chosen channels; a text such as 20,20,107,107 is one too; Ctrl+V in the curve editor</source>
        <translation>コピーした曲線を、選択中のキーの選んだチャンネルに設定 (20,20,107,107のようなテキストも使えます。曲線エディターではCtrl+V)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="224"/>
        <source>Copy a curve first.</source>
        <translation>先に曲線をコピーしてください。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="231"/>
        <source>S&amp;wap ends</source>
        <translation>両端を入れ替え(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="232"/>
        <source>Mirror the curves in time: what was slow at the start is so at the end</source>
        <translation>曲線を時間方向に反転: 出だしが遅ければ、終わりが遅くなります</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="235"/>
        <source>&amp;Average</source>
        <translation>平均(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="236"/>
        <source>Give all selected keys the mean of their curves, channel by channel</source>
        <translation>選択中のすべてのキーを、チャンネルごとに曲線の平均にする</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="239"/>
        <source>S&amp;tronger</source>
        <translation>強く(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="240"/>
        <source>Bend each selected key&apos;s curves more</source>
        <translation>選択中の各キーの曲線の曲がりを強める</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="243"/>
        <source>Wea&amp;ker</source>
        <translation>弱く(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="244"/>
        <source>Bend each selected key&apos;s curves less</source>
        <translation>選択中の各キーの曲線の曲がりを弱める</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="249"/>
        <source>Hal&amp;fway to linear</source>
        <translation>直線に半分近づける(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="250"/>
        <source>Bring each selected key&apos;s curves half the way to a straight line</source>
        <translation>選択中の各キーの曲線を、直線との中間にする</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="260"/>
        <source>Co&amp;ntinue the speed</source>
        <translation>速度をつなげる(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="261"/>
        <source>Let the speed before and after meet that of the neighbours at both keys</source>
        <translation>両端のキーで、前後の区間と速度をそろえる</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="264"/>
        <source>Continue the speed at the start</source>
        <translation>始まりの速度をつなげる</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="265"/>
        <source>Let the way begin as fast as the one before it ends</source>
        <translation>区間を、前の区間の終わりと同じ速さで始める</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="268"/>
        <source>Continue the speed at the end</source>
        <translation>終わりの速度をつなげる</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="269"/>
        <source>Let the way end as fast as the one after it begins</source>
        <translation>区間を、次の区間の始まりと同じ速さで終える</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="272"/>
        <source>A&amp;uto ease</source>
        <translation>自動イーズ(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="274"/>
        <source>Smooth curves for all but rotations: at rest where the value turns back, and passing through the other keys</source>
        <translation>回転以外を滑らかな曲線にする: 値が折り返すキーでは止まり、ほかのキーは通り抜けます</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="306"/>
        <source>Show and edit the curves of this channel too, or leave them out</source>
        <translation>このチャンネルの曲線も表示・編集する、または外す</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="311"/>
        <source>&amp;All channels</source>
        <translation>すべてのチャンネル(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="312"/>
        <source>Show and edit the curves of all channels</source>
        <translation>すべてのチャンネルの曲線を表示して編集する</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="316"/>
        <source>&amp;Link channels</source>
        <translation>チャンネルを連動(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="317"/>
        <source>A drag changes all chosen channels, not only that of its handle</source>
        <translation>ドラッグで、ハンドルのチャンネルだけでなく、選んだすべてのチャンネルを変える</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="321"/>
        <source>Move each key&apos;s &amp;own curve</source>
        <translation>各キー自身の曲線を動かす(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="323"/>
        <source>A drag moves each selected key&apos;s own curve, rather than make them all equal</source>
        <translation>ドラッグで、すべてを同じにせず、選択中の各キー自身の曲線を動かす</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="328"/>
        <source>Show the spee&amp;d</source>
        <translation>速度を表示(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="329"/>
        <source>Show in the curve editor how fast the value goes at every time</source>
        <translation>値がどの時点でどれだけ速く変わるかを曲線エディターに表示する</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="340"/>
        <source>Snap to &amp;corners</source>
        <translation>角にスナップ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="341"/>
        <source>Dragged handles snap to the corners of the square</source>
        <translation>ドラッグしたハンドルが四隅にスナップする</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="343"/>
        <source>Snap to the &amp;middle</source>
        <translation>中央にスナップ(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="344"/>
        <source>Dragged handles snap to half of the time and half of the way</source>
        <translation>ドラッグしたハンドルが時間と値の半分にスナップする</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="347"/>
        <source>Snap to a &amp;grid of 8</source>
        <translation>8のグリッドにスナップ(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="348"/>
        <source>Handles snap to multiples of 8</source>
        <translation>ハンドルが8の倍数にスナップする</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="350"/>
        <source>Mirror the &amp;other handle</source>
        <translation>もう一方のハンドルも反転して動かす(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="351"/>
        <source>The other handle follows, mirrored at the middle of the square</source>
        <translation>もう一方のハンドルが、四角の中心に対して反転した位置へ動く</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="379"/>
        <source>Curve &amp;editor</source>
        <translation>曲線エディター(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="380"/>
        <source>Show the curve editor and go to it, to bend curves by the keyboard</source>
        <translation>曲線エディターを表示してそこへ移り、キーボードで曲線を曲げる</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveChannels</name>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="24"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="25"/>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="26"/>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="27"/>
        <source>rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="28"/>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="29"/>
        <source>view angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="60"/>
        <source>“%1” is no channel; x, y, z, r (rotation), d (distance), v (view-angle) and all are known.</source>
        <translation>「%1」というチャンネルはありません。x、y、z、r（回転）、d（距離）、v（視野角）、all が使えます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveClip</name>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="117"/>
        <source>There is no curve in the text.</source>
        <translation>テキストに曲線がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="131"/>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="135"/>
        <source>A channel and a colon are expected before the curve.</source>
        <translation>曲線の前にチャンネルとコロンが必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="147"/>
        <source>The channel is given twice.</source>
        <translation>同じチャンネルが 2 回あります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveEdits</name>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="111"/>
        <source>, </source>
        <comment>between the names of channels</comment>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="175"/>
        <source>No selected key has a curve on the chosen channels.</source>
        <translation>選択中のキーに、選んだチャンネルの曲線がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="179"/>
        <source>There is no curve to paste for %1.</source>
        <translation>%1にペーストする曲線がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="185"/>
        <source>There was no curve to paste for %1; those stayed as they are.</source>
        <translation>%1にペーストする曲線がなく、元のままです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvespeed.cpp" line="248"/>
        <source>%n end(s) rest at the key, since the neighbour goes another way.</source>
        <translation>
            <numerusform>隣が逆向きのため、%n 個の端はキーで止まります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvespeed.cpp" line="270"/>
        <source>Rotations keep their curves: auto ease is for values of one number.</source>
        <translation>回転の曲線は変わりません。自動イーズは 1 つの数の値のためのものです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveKind</name>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="120"/>
        <source>straight</source>
        <translation>直線</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="122"/>
        <source>starts slowly (ease in)</source>
        <translation>始めがゆっくり (イーズイン)</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="124"/>
        <source>ends slowly (ease out)</source>
        <translation>終わりがゆっくり (イーズアウト)</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="126"/>
        <source>slow at both ends (ease in and out)</source>
        <translation>両端がゆっくり (イーズインアウト)</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="128"/>
        <source>slow in the middle</source>
        <translation>中間がゆっくり</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="130"/>
        <source>steep, nearly a jump</source>
        <translation>急変 (ほぼ瞬時)</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="132"/>
        <source>differs between channels</source>
        <translation>チャンネルごとに異なる</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="134"/>
        <source>a step: holds until the key</source>
        <translation>ステップ: このキーまで保持</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveNumbers</name>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="105"/>
        <source>mixed</source>
        <translation>複数の値</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvenumbers.cpp" line="132"/>
        <source>Set %1 of curves of %n key(s)</source>
        <translation>
            <numerusform>%n個のキーの曲線の%1を設定</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="134"/>
        <source>%1 was limited to 0–127 where it would have been beyond.</source>
        <translation>%1は、範囲を超えるところでは0～127に収めました。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="152"/>
        <source>“%1” is not a whole number from 0 to 127. Type 20, or +5, -5, *1.5, /2 to change each curve&apos;s own.</source>
        <translation>「%1」は0から127までの整数ではありません。20のように入力するか、+5、-5、*1.5、/2で各曲線自身の値を変えます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="166"/>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="173"/>
        <source>x1: time of the first handle, that of the previous key</source>
        <translation>x1: 1つ目のハンドル (直前のキー側) の時間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="174"/>
        <source>y1: value of the first handle, that of the previous key</source>
        <translation>y1: 1つ目のハンドル (直前のキー側) の値</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="175"/>
        <source>x2: time of the second handle, that of the key itself</source>
        <translation>x2: 2つ目のハンドル (このキー側) の時間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="176"/>
        <source>y2: value of the second handle, that of the key itself</source>
        <translation>y2: 2つ目のハンドル (このキー側) の値</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="181"/>
        <source>The curves of the selected keys differ.</source>
        <translation>選択中のキーの曲線が異なります。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="183"/>
        <source>From 0 to 127. A number is set on all selected keys and chosen channels; +5, -5, *1.5, /2 change each curve&apos;s own.</source>
        <translation>0から127まで。数を入力すると、選択中のすべてのキーと選んだチャンネルに設定します。+5、-5、*1.5、/2は各曲線自身の値を変えます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="186"/>
        <source>Drag the handle or the letters; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys step.</source>
        <translation>つまみや文字をドラッグ。Shiftで細かく、Ctrlで粗く、Escで取り消し。矢印キーで増減。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePainter</name>
    <message>
        <location filename="../widgets/curves/curvepainter.cpp" line="137"/>
        <source>mixed</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePanel</name>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: %1</source>
        <translation>スナップ: %1</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: off</source>
        <translation>スナップ: オフ</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="387"/>
        <source>Select keys first.</source>
        <translation>先にキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="397"/>
        <source>The selected keys have none of the chosen channels; choose another one.</source>
        <translation>選択中のキーに、選んだチャンネルがありません。別のチャンネルを選んでください。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="398"/>
        <source>Only keys of bones and of the camera have curves; select some of them.</source>
        <translation>曲線があるのはボーンとカメラのキーだけです。それらを選択してください。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="423"/>
        <source>No bone or camera key is selected. Click one in the dope sheet to see and bend the curves of the way to it here.</source>
        <translation>ボーンやカメラのキーが選択されていません。ドープシートのキーをクリックすると、そこへ至る動きの曲線をここで確認・編集できます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="425"/>
        <source>Linked</source>
        <translation>連動</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="426"/>
        <source>On: a drag in the view changes all chosen channels.</source>
        <translation>オン: ビューでのドラッグは、選んだすべてのチャンネルを変えます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="427"/>
        <source>Off: it changes only the channel whose handle is dragged.</source>
        <translation>オフ: ドラッグしたハンドルのチャンネルだけを変えます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="428"/>
        <source>Relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="429"/>
        <source>On: a drag moves each selected key&apos;s own curve.</source>
        <translation>オン: ドラッグは選択中の各キー自身の曲線を動かします。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="430"/>
        <source>Off: all selected keys get the dragged handle.</source>
        <translation>オフ: 選択中のすべてのキーが、ドラッグしたハンドルの位置になります。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="431"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="433"/>
        <source>On: the speed curves are shown too, how fast the value goes at every time.</source>
        <translation>オン: 各時点で値がどれだけ速く変わるか、速度の曲線も表示します。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="434"/>
        <source>Off: only the curves of the way are shown.</source>
        <translation>オフ: 動きの曲線だけを表示します。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="436"/>
        <source>What handles snap to. Where snapping is on, Ctrl while dragging turns it off.</source>
        <translation>ハンドルがスナップする対象。スナップがオンのときは、ドラッグ中のCtrlでオフになります。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="437"/>
        <source>Where it is off, Ctrl while dragging snaps to the grid of 8. In the graph it is the same.</source>
        <translation>オフのときは、ドラッグ中のCtrlで8のグリッドにスナップします。グラフでも同じです。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>&amp;Corners</source>
        <translation>角(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>The corners of the square, while a handle is dragged near them</source>
        <translation>四角の隅 (ハンドルを近くへドラッグしたとき)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>&amp;Middle</source>
        <translation>中央(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>Half of the time and half of the way</source>
        <translation>時間の半分と値の半分</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>&amp;Grid of 8</source>
        <translation>8のグリッド(&amp;G)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>Multiples of 8</source>
        <translation>8の倍数</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>Mi&amp;rror</source>
        <translation>反転(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>The other handle follows, mirrored at the middle</source>
        <translation>もう一方のハンドルが、中心に対して反転した位置へ動く</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="448"/>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="449"/>
        <source>What else can be done with the curves</source>
        <translation>曲線に対してできるほかの操作</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePlot</name>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="57"/>
        <location filename="../widgets/curves/curveplot.cpp" line="237"/>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="259"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="260"/>
        <source>Way</source>
        <translation>動き</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="261"/>
        <source>Speed, 1 is the mean</source>
        <translation>速度 (1が平均)</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePresets</name>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="26"/>
        <source>Linear</source>
        <translation>直線</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="27"/>
        <source>Ease in</source>
        <translation>イーズイン</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="28"/>
        <source>Ease out</source>
        <translation>イーズアウト</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="30"/>
        <source>Ease in and out, soft</source>
        <translation>イーズインアウト（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="32"/>
        <source>Ease in and out</source>
        <translation>イーズインアウト</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="34"/>
        <source>Ease in and out, strong</source>
        <translation>イーズインアウト（強）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="36"/>
        <source>Fast start</source>
        <translation>急な出だし</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="37"/>
        <source>Late start</source>
        <translation>遅い出だし</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="38"/>
        <source>Near hold</source>
        <translation>ほぼ停止</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="39"/>
        <source>Ease in, soft</source>
        <translation>イーズイン（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="40"/>
        <source>Ease in, strong</source>
        <translation>イーズイン（強）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="41"/>
        <source>Ease out, soft</source>
        <translation>イーズアウト（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="42"/>
        <source>Ease out, strong</source>
        <translation>イーズアウト（強）</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveShape</name>
    <message>
        <location filename="../editor-core/motion/curveshape.cpp" line="213"/>
        <source>“%1” is no curve: four whole numbers from 0 to 127 are expected, such as 20,20,107,107.</source>
        <translation>「%1」は曲線ではありません。20,20,107,107 のような 0 から 127 までの 4 つの整数が必要です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitActions</name>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="61"/>
        <source>Spl&amp;it the curve at the playhead</source>
        <translation>再生ヘッドで曲線を分割(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="63"/>
        <source>Give the tracks of the selected keys, or the chosen ones, a key at the playhead; the motion stays the same</source>
        <translation>選択中のキーのトラック、または選んだトラックに、再生ヘッドでキーを追加する。動きは変わりません</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="72"/>
        <source>Select keys of bones or the camera first, or choose their tracks.</source>
        <translation>先にボーンかカメラのキーを選択するか、そのトラックを選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="78"/>
        <source>&amp;Merge keys into their neighbours</source>
        <translation>キーを隣に統合(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="80"/>
        <source>Delete the selected keys and give the curves that lead over them the same motion</source>
        <translation>選択中のキーを削除し、そこを越える曲線に同じ動きをさせる</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="86"/>
        <source>Select keys of bones or the camera that stand between others first.</source>
        <translation>先に、他のキーの間にあるボーンかカメラのキーを選択してください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitVerbs</name>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="90"/>
        <source>Curves will be at most %1.</source>
        <translation>曲線のずれは最大 %1 になります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="92"/>
        <source>The motion will stay exactly as it is.</source>
        <translation>動きはまったく変わりません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="127"/>
        <source>There is no curve to split at frame %1: put the playhead between two keys of a bone or the camera that are selected, or whose track is chosen.</source>
        <translation>フレーム %1 に分割できる曲線がありません。選択中または選んだトラックのボーンかカメラの 2 つのキーの間に再生ヘッドを置いてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="137"/>
        <source>Split the curve of %n track(s) at frame %1</source>
        <translation>
            <numerusform>フレーム %1 で %n 個のトラックの曲線を分割</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="142"/>
        <source>Splitting curves…</source>
        <translation>曲線を分割しています…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="174"/>
        <source>Nothing to merge: select keys of bones or the camera that stand between others.</source>
        <translation>統合するものがありません。他のキーの間にあるボーンかカメラのキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="181"/>
        <source>Merging keys and fitting curves…</source>
        <translation>キーを統合し、曲線を合わせています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="188"/>
        <source>Merge %n key(s) into their neighbours</source>
        <translation>
            <numerusform>%n 個のキーを隣に統合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="192"/>
        <source>%n selected key(s) stay: they have no curve, or no key on either side.</source>
        <translation>
            <numerusform>選択中の %n 個のキーは残ります。曲線がないか、片側にキーがありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSummary</name>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="260"/>
        <location filename="../editor-core/edits/curvesummary.cpp" line="434"/>
        <source>, </source>
        <comment>between the names of channels</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="387"/>
        <source>%n key(s) are the first of their tracks: MMD moves there from rest at frame 0 along their curves, other players hold them.</source>
        <translation>
            <numerusform>%n 個のキーはトラックの最初のキーです。MMD ではフレーム 0 の初期姿勢から曲線に沿って動き、他のプレーヤーではそのキーの値のままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="391"/>
        <source>%n key(s) at frame 0 have no way before them: their curves shape nothing.</source>
        <translation>
            <numerusform>フレーム 0 の %n 個のキーの前には区間がなく、曲線は何にも効きません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="394"/>
        <source>%n camera key(s) follow a cut: their curves shape nothing.</source>
        <translation>
            <numerusform>%n 個のカメラキーはカットの直後です。曲線は何にも効きません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="397"/>
        <source>%n key(s) are hidden by a later record at the same frame.</source>
        <translation>
            <numerusform>%n 個のキーは、同じフレームの後の記録に隠れています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="405"/>
        <source>No selected bone key moves on %1: the curves are kept, but show nothing.</source>
        <translation>選択中のボーンキーは %1 では動きません。曲線は残りますが、見た目には現れません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="408"/>
        <source>No selected camera key moves on %1: the curves are kept, but show nothing.</source>
        <translation>選択中のカメラキーは %1 では動きません。曲線は残りますが、見た目には現れません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="433"/>
        <source>The curves differ (%1): linked, a drag makes them one.</source>
        <comment>names of channels</comment>
        <translation>曲線が異なります (%1)。連動中にドラッグすると同じ曲線になります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveTexts</name>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="39"/>
        <source>frame %1, no way leads there</source>
        <translation>フレーム%1、その前に区間なし</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="41"/>
        <source>frames %1 to %2, a cut</source>
        <translation>フレーム%1～%2、カット</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="43"/>
        <source>frames %1 (rest) to %2</source>
        <translation>フレーム%1 (初期姿勢)～%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="44"/>
        <source>frames %1 to %2</source>
        <translation>フレーム%1～%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>start of the curve</source>
        <translation>曲線の始点</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>end of the curve</source>
        <translation>曲線の終点</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="68"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="78"/>
        <source>%1: %2</source>
        <comment>a track, and frames or a number of keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="76"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="128"/>
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="81"/>
        <source>%1 on %Ln track(s)</source>
        <comment>%1 is a number of keys</comment>
        <translation>
            <numerusform>%Ln個のトラックの%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="87"/>
        <source>Choose a channel to see its curve.</source>
        <translation>チャンネルを選ぶと曲線が表示されます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="89"/>
        <source>Select bone or camera keys to see and bend their curves.</source>
        <translation>ボーンかカメラのキーを選択すると、曲線を確認・編集できます。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="90"/>
        <source>The selected keys have no curves: morphs, light and shadow go in straight lines. Select bone or camera keys.</source>
        <translation>選択中のキーには曲線がありません。モーフ、照明、セルフ影は直線的に変化します。ボーンかカメラのキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="98"/>
        <source>%1 does not move here</source>
        <translation>%1はここでは動きません</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="105"/>
        <source>%1 % of the way, infinitely fast</source>
        <translation>動きの%1 %、無限に速い</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="106"/>
        <source>%1 % of the way, %2 × the mean speed</source>
        <translation>動きの%1 %、平均の%2倍の速さ</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="107"/>
        <source>%1: %2</source>
        <comment>a channel, where its value is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="119"/>
        <source>mixed, %1, %2 on average</source>
        <translation>複数の値、平均 %1, %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="120"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="130"/>
        <source>%1, %2</source>
        <comment>a control point</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="121"/>
        <source>%1, %2: %3</source>
        <comment>channels, which end of the curve, its place</comment>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="122"/>
        <source>, </source>
        <comment>between the names of channels</comment>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="132"/>
        <source>%1 to %2 for %3; those far from the playhead follow when the button is released. Esc puts back.</source>
        <comment>an end of the curve, its place, a number of keys</comment>
        <translation>%1を%3で %2 に。再生ヘッドから遠いキーは、ボタンを離したときに変わります。Escで元に戻します。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="139"/>
        <source>%1 to %2 for %3. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, its place, a number of keys</comment>
        <translation>%1を%3で %2 に。Shift: 一方向。Ctrl: スナップの切り替え。Escで元に戻します。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="145"/>
        <source>%1 by %2, %3 for %4. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, two numbers, a number of keys</comment>
        <translation>%1を%4で %2, %3 だけ移動。Shift: 一方向。Ctrl: スナップの切り替え。Escで元に戻します。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="154"/>
        <source>Infinite speed: cut off at %1</source>
        <translation>無限の速度: %1で打ち切り</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="155"/>
        <source>Speeds are cut off at %1</source>
        <translation>速度は%1で打ち切り</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="32"/>
        <source>Set curves of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの曲線を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="37"/>
        <source>Change curves of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの曲線を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="42"/>
        <source>Change the strength of curves of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの曲線の強さを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="47"/>
        <source>Straighten curves of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの曲線を直線に近づける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="154"/>
        <source>Set curves of %n key(s) to “%1”</source>
        <translation>
            <numerusform>%n 個のキーの曲線を「%1」に設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="167"/>
        <source>Swap curve ends of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの曲線の両端を入れ替え</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="186"/>
        <source>Set curves of %n key(s) to their average</source>
        <translation>
            <numerusform>%n 個のキーの曲線を平均に設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="212"/>
        <source>Continue the speed at %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーで速度をつなげる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="216"/>
        <source>Continuing the speed…</source>
        <translation>速度をつなげています…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="249"/>
        <source>Only rotations move here: auto ease is for positions and the camera&apos;s numbers.</source>
        <translation>ここで動くのは回転だけです。自動イーズは、位置とカメラの数値に使います。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="250"/>
        <source>Only rotation is chosen: auto ease is for the other channels.</source>
        <translation>回転だけが選ばれています。自動イーズは、ほかのチャンネルに使います。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="260"/>
        <source>Ease %n key(s) automatically</source>
        <translation>
            <numerusform>%n 個のキーを自動イーズ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="262"/>
        <source>Easing keys…</source>
        <translation>キーに自動イーズをかけています…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="297"/>
        <source>The clipboard holds keys, not curves.</source>
        <translation>クリップボードにあるのはキーで、曲線ではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="307"/>
        <source>The clipboard holds no curves.</source>
        <translation>クリップボードに曲線がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="309"/>
        <source>The clipboard holds a text that is too large to be curves; these have no more than %Ln character(s).</source>
        <translation>
            <numerusform>クリップボードのテキストは曲線としては大きすぎます。曲線は最大 %Ln 文字です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="97"/>
        <location filename="../editor-core/document/curveverbs.cpp" line="382"/>
        <source>Changing curves…</source>
        <translation>曲線を変更しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="197"/>
        <source>Paste curves into %n key(s)</source>
        <translation>
            <numerusform>%n個のキーに曲線をペースト</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveView</name>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="266"/>
        <source>Arrow keys nudge the handle, with Shift by 8; Home and End take it to the edge, with Shift to the bottom and the top; Tab goes to the other handle, Page Down to the next channel.</source>
        <translation>矢印キーでハンドルを動かします (Shiftで8ずつ)。HomeとEndで左右の端へ、Shift+HomeとShift+Endで下端と上端へ。Tabでもう一方のハンドル、Page Downで次のチャンネルに移ります。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="348"/>
        <location filename="../widgets/curves/curveview.cpp" line="622"/>
        <source>Interpolation curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="649"/>
        <source>Drag to bend. Shift: one direction. Ctrl: snapping off, or to a grid of 8 where it is off.</source>
        <translation>ドラッグで曲げる。Shift: 一方向。Ctrl: スナップをオフに、オフのときは8のグリッドにスナップ。</translation>
    </message>
</context>
<context>
    <name>furitsuke::DemoGenerator</name>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="27"/>
        <source>Cannot write %1: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="32"/>
        <source>%1: %2 keys</source>
        <translation>%1: キー%2個</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="40"/>
        <source>Cannot make the folder %1</source>
        <translation>フォルダー%1を作成できません</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="52"/>
        <source>Usage: furitsuke-make-demo FOLDER</source>
        <translation>使い方: furitsuke-make-demo FOLDER</translation>
    </message>
</context>
<context>
    <name>furitsuke::Diagnostic</name>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="66"/>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="68"/>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="70"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="72"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="74"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="76"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="78"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="80"/>
        <source>End of file</source>
        <translation>ファイル末尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="82"/>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="84"/>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="86"/>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="88"/>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="90"/>
        <source>IK</source>
        <translation>ＩＫ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="92"/>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="94"/>
        <source>English names</source>
        <translation>英語名</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="96"/>
        <source>Toon textures</source>
        <translation>トゥーンテクスチャ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="102"/>
        <source>Soft bodies</source>
        <translation>ソフトボディ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="106"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="126"/>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="128"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="132"/>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="139"/>
        <source>, record %1</source>
        <translation>、レコード %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="141"/>
        <source>, byte %1</source>
        <translation>、バイト %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="142"/>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="144"/>
        <source> (%1 records)</source>
        <translation> (%1レコード)</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="31"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="332"/>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="118"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>キーがありません。「ファイル」&gt;「開く」でモーション (VMD) を開くか、ここにドロップしてください。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="342"/>
        <source>Drag to scale the time of the selected keys. Alt: about the playhead. Shift: later keys shift along.</source>
        <translation>ドラッグで選択したキーの時間を伸縮。Alt: 再生ヘッドを基準。Shift: 以降のキーもずらす。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditResult</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/editresult.cpp" line="23"/>
        <source>%n key(s) had curve bytes in an unknown layout; all of those were written anew.</source>
        <translation>
            <numerusform>%n個のキーの曲線のバイトは未知の配置だったため、すべて書き直しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/editresult.cpp" line="31"/>
        <source>Cancelled; nothing was changed.</source>
        <translation>キャンセルしました。何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditRunner</name>
    <message>
        <location filename="../app/editrunner.cpp" line="44"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>メモリが足りません。何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportActions</name>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="37"/>
        <source>Save the view as a picture</source>
        <translation>表示を画像として保存</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="40"/>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="51"/>
        <source>The picture is saved in “%1”.</source>
        <translation>画像を「%1」に保存しました。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="53"/>
        <source>The picture could not be saved: %1</source>
        <translation>画像を保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="65"/>
        <source>There is no model yet.</source>
        <translation>まだモデルがありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="69"/>
        <source>Save the &amp;view as a picture…</source>
        <translation>表示を画像として保存(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="70"/>
        <source>Write what the preview shows now into a PNG file</source>
        <translation>プレビューの今の表示を PNG ファイルに書き出す</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="73"/>
        <source>E&amp;xport pictures or film…</source>
        <translation>画像や動画を書き出す(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="74"/>
        <source>Make numbered pictures, or a film, of a stretch of the motion</source>
        <translation>モーションの一部から連番画像または動画を作る</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportDialog</name>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="57"/>
        <source>Through the motion&apos;s &amp;camera</source>
        <translation>モーションのカメラで見る(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="58"/>
        <source>With the &amp;sound</source>
        <translation>サウンド付き(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="62"/>
        <source>Ch&amp;oose a file and begin…</source>
        <translation>ファイルを選んで開始(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="65"/>
        <source>Export pictures or film</source>
        <translation>画像・動画の書き出し</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="91"/>
        <source>Pictures, numbered (PNG)</source>
        <translation>連番画像 (PNG)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="92"/>
        <source>Film (MP4, WebM, GIF)</source>
        <translation>動画 (MP4、WebM、GIF)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="97"/>
        <source>%1 a second</source>
        <translation>毎秒 %1 枚</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="102"/>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="103"/>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="114"/>
        <source>&amp;Make:</source>
        <translation>作るもの(&amp;M):</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="115"/>
        <source>&amp;From frame:</source>
        <translation>開始フレーム(&amp;F):</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="116"/>
        <source>&amp;To frame:</source>
        <translation>終了フレーム(&amp;T):</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="117"/>
        <source>&amp;Pictures:</source>
        <translation>枚数(&amp;P):</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="118"/>
        <source>Si&amp;ze in pixels:</source>
        <translation>大きさ (ピクセル)(&amp;Z):</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="130"/>
        <source>The motion has no camera keys.</source>
        <translation>このモーションにはカメラのキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="159"/>
        <source>Open a sound first.</source>
        <translation>先にサウンドを開いてください。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="163"/>
        <source>Films are made by the program ffmpeg, which is not installed here.</source>
        <translation>動画を作るプログラム ffmpeg がインストールされていません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="165"/>
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>画像%n枚、%1 秒。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film MP4 (*.mp4)</source>
        <translation>MP4動画 (*.mp4)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film WebM (*.webm)</source>
        <translation>WebM動画 (*.webm)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="176"/>
        <source>Animated picture GIF (*.gif)</source>
        <translation>GIFアニメーション (*.gif)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="177"/>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="235"/>
        <source>Pictures such as “%1” are there already. Replace them?</source>
        <translation>「%1」などの画像がすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="263"/>
        <source>Picture %1 of %2</source>
        <translation>画像 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="266"/>
        <source>(about %n s left)</source>
        <translation>
            <numerusform>(残り約%n秒)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="278"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="282"/>
        <source>“%1” is made.</source>
        <translation>「%1」を作成しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="284"/>
        <source>%n picture(s) are written.</source>
        <translation>
            <numerusform>画像を%n枚書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Film</name>
    <message>
        <location filename="../widgets/preview/film.cpp" line="149"/>
        <source>It gave no reason.</source>
        <translation>理由は不明です。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="165"/>
        <source>ffmpeg cannot be started: %1</source>
        <translation>ffmpeg を起動できません: %1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="172"/>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg で動画を作れませんでした: %1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="177"/>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::FindingsPanel</name>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="50"/>
        <source>No motion is open.</source>
        <translation>モーションは開かれていません。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="51"/>
        <source>Nothing was found wrong with this file.</source>
        <translation>このファイルに問題は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Severity</source>
        <translation>重要度</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Byte</source>
        <translation>バイト</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Finding</source>
        <translation>内容</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="58"/>
        <source>%1 (%2 records)</source>
        <translation>%1 (%2レコード)</translation>
    </message>
</context>
<context>
    <name>furitsuke::FixDialog</name>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="33"/>
        <source>Bones:</source>
        <translation>ボーン:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="35"/>
        <source>Morphs:</source>
        <translation>モーフ:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="37"/>
        <source>Camera:</source>
        <translation>カメラ:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="39"/>
        <source>Light:</source>
        <translation>照明:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="41"/>
        <source>Self shadow:</source>
        <translation>セルフ影:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="45"/>
        <source>Display/IK:</source>
        <translation>表示・IK:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="64"/>
        <source>&amp;Position at least:</source>
        <translation>位置の最小のずれ(&amp;P):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="66"/>
        <source>&amp;Angle at least:</source>
        <translation>角度の最小のずれ(&amp;A):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="68"/>
        <source>Wei&amp;ght at least:</source>
        <translation>モーフ値の最小のずれ(&amp;G):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="70"/>
        <source>Colou&amp;r at least:</source>
        <translation>色の最小のずれ(&amp;R):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="72"/>
        <source>&amp;Direction at least:</source>
        <translation>方向の最小のずれ(&amp;D):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="76"/>
        <source>&amp;Shadow distance at least:</source>
        <translation>セルフ影の距離の最小のずれ(&amp;S):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="90"/>
        <source>of 255</source>
        <translation>/ 255</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="92"/>
        <source>of 9999</source>
        <translation>/ 9999</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="100"/>
        <source>%1: by %2° at most (%3, frame %4).</source>
        <translation>%1: 最大 %2° 変わります（%3、フレーム %4）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="101"/>
        <source>%1: by %2 at most (%3, frame %4).</source>
        <translation>%1: 最大 %2 変わります（%3、フレーム %4）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="125"/>
        <source>Flatten values</source>
        <translation>値を平らにする</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="127"/>
        <source>Smooth values</source>
        <translation>値を滑らかにする</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="129"/>
        <source>Remove spikes</source>
        <translation>飛びを取り除く</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="131"/>
        <source>Offset values</source>
        <translation>値をずらす</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="135"/>
        <source>Scale values</source>
        <translation>値を拡大縮小</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="142"/>
        <source>Flatten</source>
        <translation>平らにする</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="144"/>
        <source>Smooth</source>
        <translation>滑らかにする</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="146"/>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="148"/>
        <source>Offset</source>
        <translation>ずらす</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="152"/>
        <source>Scale</source>
        <translation>伸縮</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the mean of the keys</source>
        <translation>キーの平均</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the first key</source>
        <translation>最初のキーの値</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the last key</source>
        <translation>最後のキーの値</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="233"/>
        <source>For each track on its own, and for each shot between cuts of the camera</source>
        <translation>トラックごと、カメラはさらにカットとカットの間のショットごと</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="234"/>
        <source>&amp;To:</source>
        <translation>そろえる値(&amp;T):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="243"/>
        <source>In each pass every key goes half of the way to the straight line between its neighbours; keys at the ends and beside cuts stay</source>
        <translation>1回ごとに、各キーが両隣を結ぶ直線へ半分だけ近づきます。端のキーとカットの隣のキーはそのままです</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="245"/>
        <source>&amp;Passes:</source>
        <translation>回数(&amp;P):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="317"/>
        <source>What is less far off than this is no spike</source>
        <translation>これより小さいずれは飛びとみなしません</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="305"/>
        <source>&amp;Times the usual deviation:</source>
        <translation>普段のばらつきの倍数(&amp;T):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="254"/>
        <source>&amp;Add:</source>
        <translation>加える量(&amp;A):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="263"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="265"/>
        <source>The distance of each key from the value below becomes so many percent</source>
        <translation>下の値から各キーまでの差を、このパーセントにします</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="268"/>
        <source>The value that stays where it is</source>
        <translation>動かない値</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="269"/>
        <source>&amp;Factor:</source>
        <translation>倍率(&amp;F):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="270"/>
        <source>&amp;About the value:</source>
        <translation>中心の値(&amp;A):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="303"/>
        <source>How many times farther off than the keys around it usually are a key has to be; less finds more spikes</source>
        <translation>周りのキーの普段のばらつきの何倍離れていれば飛びとみなすか。小さいほど多く見つかります</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="328"/>
        <source>How many keys a spike may have, one after the other</source>
        <translation>1つの飛びとみなす、続いたキーの数の上限</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="329"/>
        <source>At most so many &amp;keys:</source>
        <translation>続くキーの最大数(&amp;K):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="364"/>
        <source>in the unit of each value</source>
        <translation>各値の単位で</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="85"/>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="366"/>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="83"/>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="368"/>
        <source>MMD units</source>
        <translation>MMDの単位</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>Choose a value.</source>
        <translation>値を選んでください。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>One of the entries is not a number.</source>
        <translation>数値でない項目があります。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="463"/>
        <source>Working it out…</source>
        <translation>計算しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/fixdialog.cpp" line="470"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>選択した%n個のキーのうち%1個が変わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameEdits</name>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="32"/>
        <source>The number of frames must be 1 or more.</source>
        <translation>フレーム数は1以上にしてください。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="34"/>
        <source>There is no frame %1.</source>
        <translation>フレーム%1はありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="46"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="252"/>
        <source>%n curve(s) beside the place cannot keep their shape.</source>
        <translation>
            <numerusform>この位置の隣の%n本の曲線は形を保てません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="285"/>
        <source>%1: the cut stays a cut, with a key added at frame %2.</source>
        <translation>%1: カットを保つため、フレーム%2にキーを追加。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="311"/>
        <source>%1: what is set at frame %2 is carried to frame %3.</source>
        <translation>%1: フレーム%2の設定をフレーム%3に引き継ぎ。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="321"/>
        <source>%1: there is a cut in these frames; it stays, with %2 added.</source>
        <translation>%1: この範囲にカットがあります。カットを保つため、%2を追加。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="328"/>
        <source>%1 in these frames deleted.</source>
        <translation>この範囲の%1を削除。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameRow</name>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="51"/>
        <source>“%1” is not a frame. Type 30, or +5 or -5 to move by frames.</source>
        <translation>「%1」はフレームではありません。30のように入力するか、+5や-5でフレーム数だけ移動します。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="62"/>
        <source>Type a frame, or +5 or -5 to move by frames.</source>
        <translation>フレームを入力するか、+5や-5でフレーム数だけ移動してください。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="64"/>
        <source>Keys are at whole frames.</source>
        <translation>キーは整数のフレームにしか置けません。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="66"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>フレームは0から%1までです。キーは移動していません。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="70"/>
        <source>These keys are at several frames: type +5 or -5 to move them.</source>
        <translation>キーが複数のフレームにあります。+5や-5のように入力して移動してください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/framerow.cpp" line="87"/>
        <source>Overwrites %n key(s) that are not selected.</source>
        <translation>
            <numerusform>選択していない%n個のキーを上書きします。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="112"/>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="113"/>
        <source>Frame of the selected keys</source>
        <translation>選択したキーのフレーム</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="115"/>
        <source>Type +5 or -5 to move the selected keys by frames; where they are at one frame, also the frame to move them to.</source>
        <translation>+5や-5で、選択したキーをフレーム数だけ移動します。1つのフレームにあるときは、移動先のフレームも入力できます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FramesDialog</name>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Insert frames</source>
        <translation>空フレーム挿入</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Delete frames</source>
        <translation>列フレーム削除</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="25"/>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="26"/>
        <source>L&amp;ight</source>
        <translation>照明(&amp;I)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="27"/>
        <source>&amp;Self shadow</source>
        <translation>セルフ影(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="28"/>
        <source>&amp;Display/IK</source>
        <translation>表示・IK(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="37"/>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="38"/>
        <source>Those in the list</source>
        <translation>一覧にあるもの</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="39"/>
        <source>The chosen ones</source>
        <translation>選択中のもの</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="40"/>
        <source>&amp;Number of frames:</source>
        <translation>フレーム数(&amp;N):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="41"/>
        <source>A&amp;t frame:</source>
        <translation>開始フレーム(&amp;T):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="42"/>
        <source>&amp;Bones and morphs:</source>
        <translation>ボーンと表情(&amp;B):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="49"/>
        <source>And:</source>
        <translation>その他:</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="103"/>
        <source>%n key(s) will come later.</source>
        <translation>
            <numerusform>%n個のキーが後へずれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="104"/>
        <source>%n key(s) will come earlier.</source>
        <translation>
            <numerusform>%n個のキーが前へずれます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GestureTexts</name>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="34"/>
        <source>at marker “%1”</source>
        <translation>マーカー「%1」の位置</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="36"/>
        <source>at a marker</source>
        <translation>マーカーの位置</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="38"/>
        <source>at the playhead</source>
        <translation>再生ヘッドの位置</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="40"/>
        <source>at an end of the play range</source>
        <translation>再生範囲の端</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="44"/>
        <source>at frame %1, as another key</source>
        <translation>フレーム%1 (ほかのキーと同じ)</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="53"/>
        <source>%n frame(s) long, %1 %</source>
        <translation>
            <numerusform>%nフレーム、%1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="56"/>
        <source>%n key(s) rounded, by %1 at most</source>
        <translation>
            <numerusform>%n個のキーを丸め (最大%1)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="60"/>
        <source>copy %1</source>
        <translation>コピー %1</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="65"/>
        <source>later keys too</source>
        <translation>以降のキーも</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="69"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを上書き</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="79"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>範囲選択中: Shiftで追加、Ctrlで切り替え、Altで除外。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="80"/>
        <source>Selecting with a lasso: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>投げ縄選択中: Shiftで追加、Ctrlで切り替え、Altで除外。Escで取り消します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="91"/>
        <source>Moving %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>%n個のキーを移動中: %1フレーム。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="95"/>
        <source>Copying %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>%n個のキーをコピー中: %1フレーム。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="98"/>
        <source>Scaling %n key(s) to %1 %.</source>
        <translation>
            <numerusform>%n個のキーの時間を%1%に伸縮中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="103"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個のキーが上書きされます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="108"/>
        <source>Shift: later keys too. Alt: about the playhead. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift: 以降のキーも。Alt: 再生ヘッドを基準。Ctrl: スナップの切り替え。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="110"/>
        <source>Shift: later keys too. Alt: copy. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift: 以降のキーも。Alt: コピー。Ctrl: スナップの切り替え。Escで取り消します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphEdits</name>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="249"/>
        <source>The %1 is not a number that can be calculated with.</source>
        <translation>%1 は計算に使える数ではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="455"/>
        <source>No selected key stands out of its neighbours.</source>
        <translation>選択中のキーに、周りから飛び出したものはありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphFixActions</name>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="133"/>
        <source>Select keys first.</source>
        <translation>先にキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="138"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>表示・IKのキーには数値がありません。先にほかのキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="153"/>
        <source>&amp;Flatten…</source>
        <translation>平らにする(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="154"/>
        <source>Give the selected keys of each track one value</source>
        <translation>選択中のキーをトラックごとに1つの値にそろえる</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="155"/>
        <source>&amp;Smooth…</source>
        <translation>滑らかにする(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="156"/>
        <source>Take jitter out of values of the selected keys; cuts stay</source>
        <translation>選択中のキーの値から細かい揺れを取る (カットはそのまま)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="157"/>
        <source>&amp;Remove spikes…</source>
        <translation>飛びを取り除く(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="158"/>
        <source>Put selected keys that stand out of their neighbours in line with them</source>
        <translation>周りから飛び出した選択中のキーを、周りにそろえる</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="159"/>
        <source>&amp;Offset…</source>
        <translation>ずらす(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="160"/>
        <source>Add to values of the selected keys</source>
        <translation>選択中のキーの値に加える</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="161"/>
        <source>S&amp;cale about a value…</source>
        <translation>値を中心に拡大縮小(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="162"/>
        <source>Make values of the selected keys swing more or less about a value</source>
        <translation>選択中のキーの値の振れを、ある値を中心に大きく、または小さくする</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphLines</name>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="71"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="73"/>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="75"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="77"/>
        <source>Weight</source>
        <translation>モーフ値</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="79"/>
        <source>Camera target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="81"/>
        <source>Camera rotation</source>
        <translation>カメラの回転</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="83"/>
        <source>Camera lens</source>
        <translation>カメラのレンズ</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="85"/>
        <source>Light colour</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="87"/>
        <source>Light direction</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="89"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="91"/>
        <source>Display</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="99"/>
        <source>Turn</source>
        <comment>how far a bone turns from key to key</comment>
        <translation>回転量</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="126"/>
        <source>Turn from the previous key</source>
        <translation>直前のキーからの回転量</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPanel</name>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="138"/>
        <location filename="../widgets/graph/graphpanel.cpp" line="280"/>
        <source>Select a track or keys to see their values over time.</source>
        <translation>トラックかキーを選択すると、値の時間変化が表示されます。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="281"/>
        <source>Check a value in the list to see it over time.</source>
        <translation>リストの値にチェックを付けると、時間変化が表示されます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="289"/>
        <source>%n more line(s) not drawn</source>
        <translation>
            <numerusform>ほか%n本の線は表示していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="291"/>
        <source>%n more track(s) not listed</source>
        <translation>
            <numerusform>ほか%n個のトラックは一覧にありません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphTexts</name>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="43"/>
        <source>%1/frame</source>
        <comment>speed: a unit per frame</comment>
        <translation>%1/フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="72"/>
        <source>%1, %2</source>
        <comment>x and y of a control point</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="80"/>
        <source>%1 fr.</source>
        <comment>frames, signed</comment>
        <translation>%1フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="94"/>
        <source>Selecting keys: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>キーを選択中: Shiftで追加、Ctrlで切り替え、Altで除外。Escで取り消します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphtexts.cpp" line="97"/>
        <source>Moving keys; %Ln more follow(s) when the button is released. Esc cancels.</source>
        <translation>
            <numerusform>キーを移動中。あと%Ln個は、ボタンを離したときに移動します。Escで取り消します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="100"/>
        <source>Moving keys in time only, until the drag clearly goes up or down. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>キーを時間方向だけに移動中。上下にはっきりドラッグすると値も動きます。Ctrl: スナップの切り替え。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="102"/>
        <source>Moving keys in value only, until the drag clearly goes sideways. Esc cancels.</source>
        <translation>キーを値の方向だけに移動中。左右にはっきりドラッグすると時間も動きます。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="105"/>
        <source>Moving keys. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>キーを移動中。Shift: 一方向。Ctrl: スナップの切り替え。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="107"/>
        <source>Bending the curve. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>曲線を曲げています。Shift: 一方向。Ctrl: スナップの切り替え。Escで取り消します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="30"/>
        <location filename="../editor-core/document/graphverbs.cpp" line="82"/>
        <source>Change %1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの %1 を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="47"/>
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n個の値</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="51"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="73"/>
        <source>Flatten %1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの %1 を平らにする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="76"/>
        <source>Smooth %1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの %1 を滑らかにする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="79"/>
        <source>Remove spikes of %1 from %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーから %1 の飛びを取り除く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="85"/>
        <source>Scale %1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーの %1 を拡大縮小</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="58"/>
        <source>Move %n key(s) in time and value</source>
        <translation>
            <numerusform>%n 個のキーを時間と値で移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="59"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを移動</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="63"/>
        <source>%1, overwriting %2</source>
        <translation>%1、%2個を上書き</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="134"/>
        <source>Moving keys…</source>
        <translation>キーを移動しています…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="240"/>
        <source>Bend the curve of a key</source>
        <translation>キーの曲線を曲げる</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphViewActions</name>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="56"/>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="57"/>
        <source>Show how fast values change, per frame, instead of the values</source>
        <translation>値の代わりに、1フレームあたりの変化の速さを表示する</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="59"/>
        <source>&amp;Turns</source>
        <translation>回転量(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="61"/>
        <source>Show how far a bone has turned since its previous key, instead of its three angles</source>
        <translation>3つの角度の代わりに、直前のキーからの回転量を表示する</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="65"/>
        <source>&amp;Ghost</source>
        <translation>保存時の線(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="66"/>
        <source>Show under each line how it was when the file was last saved</source>
        <translation>各線の下に、最後に保存したときの様子を表示する</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="68"/>
        <source>&amp;Handles</source>
        <translation>ハンドル(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="70"/>
        <source>Show the control points of the curves at selected keys, to be dragged there</source>
        <translation>選択中のキーの曲線の制御点を表示し、ドラッグできるようにする</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="73"/>
        <source>A&amp;uto-fit</source>
        <translation>自動で合わせる(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="74"/>
        <source>Fit the values whenever other frames are shown, but not while playing</source>
        <translation>表示するフレームが変わるたびに値の範囲を合わせる (再生中を除く)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="77"/>
        <source>&amp;Lock time view</source>
        <translation>時間の表示を固定(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="79"/>
        <source>Neither scroll nor zoom the frames that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>グラフでドラッグしたり合わせたりしても、表示中のフレームをスクロールも拡大・縮小もしない。キーは動かせます</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="85"/>
        <source>Lock &amp;value view</source>
        <translation>値の表示を固定(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="87"/>
        <source>Neither scroll nor zoom the values that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>グラフでドラッグしたり合わせたりしても、表示中の値の範囲をスクロールも拡大・縮小もしない。キーは動かせます</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="102"/>
        <source>Graph &amp;panel</source>
        <translation>グラフパネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="103"/>
        <source>Show the values of the chosen tracks over time, or hide them</source>
        <translation>選択中のトラックの値の時間変化を表示する、または隠す</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="124"/>
        <source>Go to the g&amp;raph</source>
        <translation>グラフへ移動(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="125"/>
        <source>Show the graph and go to it, to move keys by the keyboard</source>
        <translation>グラフを表示してそこへ移り、キーボードでキーを動かす</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="144"/>
        <source>Show the graph first.</source>
        <translation>先にグラフを表示してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="145"/>
        <source>Choose tracks first.</source>
        <translation>先にトラックを選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="149"/>
        <source>&amp;Fit values</source>
        <translation>値に合わせる(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="150"/>
        <source>Show all values of the lines in the frames that are shown</source>
        <translation>表示中のフレームの線の値がすべて見えるようにする</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="153"/>
        <source>Fit &amp;keys</source>
        <translation>キーに合わせる(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="154"/>
        <source>Fit the selected keys into the graph, in time and value</source>
        <translation>選択中のキーが時間と値の両方でグラフに収まるようにする</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="157"/>
        <source>Fit &amp;all</source>
        <translation>全体に合わせる(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="158"/>
        <source>Fit the whole lines into the graph, in time and value</source>
        <translation>線の全体が時間と値の両方でグラフに収まるようにする</translation>
    </message>
</context>
<context>
    <name>furitsuke::HelpActions</name>
    <message>
        <location filename="../app/helpactions.cpp" line="26"/>
        <source>&amp;Find an action…</source>
        <translation>操作を検索(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="27"/>
        <source>Find any action by typing its name, in any language</source>
        <translation>名前を入力して操作を検索 (どの言語でも可)</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="33"/>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="34"/>
        <source>Read how to work with Furitsuke</source>
        <translation>Furitsukeの使い方を読む</translation>
    </message>
</context>
<context>
    <name>furitsuke::HistoryPanel</name>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="61"/>
        <source>saved</source>
        <extracomment>Beside the step of the history that is what the file holds</extracomment>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="85"/>
        <source>%1 (as saved)</source>
        <translation>%1 (保存済みの状態)</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="125"/>
        <source>As opened</source>
        <translation>開いたときの状態</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="126"/>
        <source>History of changes</source>
        <translation>変更の履歴</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="127"/>
        <source>Memory that the steps take, of what they may take. The oldest go first.</source>
        <translation>操作の記録に使用中のメモリと、その上限。古い操作から消えます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/history/historypanel.cpp" line="138"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>操作%n件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="139"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkActions</name>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="88"/>
        <source>Bake I&amp;K…</source>
        <translation>IKの焼き込み(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="90"/>
        <source>Turn IK into keys of the bones that it bends, or such keys into IK; the motion plays the same</source>
        <translation>IKを、IKが曲げるボーンのキーに変換する (逆も可)。モーションの動きは変わりません</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="96"/>
        <source>S&amp;witch IK here…</source>
        <translation>ここでIKを切り替え(&amp;W)…</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="98"/>
        <source>Switch IK on or off at the playhead, with keys that keep the feet where they are</source>
        <translation>再生ヘッドの位置でIKのオン/オフを切り替え、足の位置を保つキーを登録</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="79"/>
        <source>Show the preview first: this needs its model.</source>
        <translation>先にプレビューを表示してください。そのモデルを使います。</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="80"/>
        <source>The model has no IK.</source>
        <translation>モデルにIKがありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkBake</name>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="193"/>
        <source>No IK is chosen.</source>
        <translation>IKが選ばれていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="197"/>
        <source>The last frame is before the first.</source>
        <translation>最後のフレームが最初のフレームより前です。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="204"/>
        <source>These would be more than %1 keys.</source>
        <translation>キーが %1 個を超えてしまいます。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="263"/>
        <source>Off by at most %1 units and %2°, at half frames.</source>
        <translation>半フレームごとに見て、ずれは最大 %1、%2°です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkBakeDialog</name>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="38"/>
        <source>Bake IK</source>
        <translation>IKの焼き込み</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="40"/>
        <source>Keys of the bones that IK bends; IK off</source>
        <translation>IKが曲げるボーンのキーに (IKオフ)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="41"/>
        <source>Keys of the IK bones; IK on</source>
        <translation>IKボーンのキーに (IKオン)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="52"/>
        <source>Every so many frames</source>
        <translation>一定のフレームごと</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="53"/>
        <source>Where these bones have keys now</source>
        <translation>今キーがあるフレーム</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="56"/>
        <source>Frames from key to key</source>
        <translation>キーの間隔のフレーム数</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="61"/>
        <source>&amp;Into:</source>
        <translation>変換先(&amp;I):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="62"/>
        <source>&amp;Chains:</source>
        <translation>IK(&amp;C):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="63"/>
        <source>&amp;From frame:</source>
        <translation>開始フレーム(&amp;F):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="64"/>
        <source>&amp;To frame:</source>
        <translation>終了フレーム(&amp;T):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="65"/>
        <source>&amp;Keys:</source>
        <translation>キー(&amp;K):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="70"/>
        <source>&amp;Bake</source>
        <translation>焼き込む(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="109"/>
        <source>Check a chain first.</source>
        <translation>先にIKにチェックを入れてください。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="119"/>
        <source>Keys that these bones have in these frames give way: %1. Before and after, the motion stays as it is.</source>
        <translation>この範囲にある次のボーンのキーは置き換えられます: %1。その前後のモーションは変わりません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkNames</name>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="85"/>
        <source>Display/IK records have several IK bones whose names begin like this one; their names stay.</source>
        <translation>表示・IKのレコードに、この名前で始まるIKボーンが複数あります。それらの名前は変わりません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="92"/>
        <source>%n display/IK record(s) keep the old name: their IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>%n件の表示・IKのレコードは古い名前のままです。そのIKスイッチは、もうこのボーンを見つけられません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="99"/>
        <source>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>表示・IKのレコードに新しい名前のIKボーンがすでにあります。%n件のレコードは古い名前のままで、そのIKスイッチはもうこのボーンを見つけられません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="118"/>
        <source>The IK bone is renamed in %n display/IK record(s) too.</source>
        <translation>
            <numerusform>%n件の表示・IKのレコードでもIKボーンの名前を変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="151"/>
        <source>IK bone: %1</source>
        <translation>IKボーン: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="171"/>
        <source>IK bone “%1” is not mirrored: %2</source>
        <translation>IKボーン「%1」は反転されません: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkRows</name>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="84"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="87"/>
        <source>%1: %2 of %3 bytes of the name field</source>
        <translation>%1: 名前欄の%3バイト中%2バイト</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/ikrows.cpp" line="89"/>
        <source>%n of the selected records do not name it: it is on there.</source>
        <translation>
            <numerusform>選択したレコードのうち%n個にはこの名前がありません。そこではオンとして扱われます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="97"/>
        <source>Another IK bone</source>
        <translation>ほかのIKボーン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="98"/>
        <source>Name of another IK bone</source>
        <translation>ほかのIKボーンの名前</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="100"/>
        <source>The name of an IK bone that the selected records are to name, at most 20 bytes long. It is switched on first, as MMD has IK bones that no record names.</source>
        <translation>選択したレコードに加えるIKボーンの名前 (20バイトまで)。レコードにないIKボーンをMMDがオンとして扱うのに合わせ、初めはオンになります。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="102"/>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitch</name>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="134"/>
        <source>The IK is switched so at frame %1 already.</source>
        <translation>フレーム%1ではIKは既にその状態です。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="172"/>
        <source>At frame %1 the ends of the chains are off by at most %2 units.</source>
        <translation>フレーム%1での鎖の先端のずれは最大%2です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitchDialog</name>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="29"/>
        <source>&amp;Write keys that keep the pose</source>
        <translation>姿勢を保つキーを登録(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="33"/>
        <source>Switch IK</source>
        <translation>IKの切り替え</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="34"/>
        <source>&amp;On from frame %1:</source>
        <translation>フレーム%1からオン(&amp;O):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="51"/>
        <source>&amp;Switch</source>
        <translation>切り替え(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="86"/>
        <source>Check or uncheck a chain first.</source>
        <translation>先にIKのチェックを変更してください。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="90"/>
        <source>No bone gets a key: the limbs jump to where their own keys have them.</source>
        <translation>ボーンにキーを登録しません。手足はそれぞれのキーの位置に飛びます。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="100"/>
        <source>These bones get keys so that nothing jumps at this frame: %1. From then on their own keys move them.</source>
        <translation>このフレームで姿勢が飛ばないように、次のボーンにキーを登録します: %1。以降はそれぞれのキーで動きます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkVerbs</name>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="42"/>
        <location filename="../editor-core/document/ikverbs.cpp" line="66"/>
        <source>“%1” is locked.</source>
        <translation>「%1」はロックされています。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="47"/>
        <source>Bake IK into %n key(s)</source>
        <translation>
            <numerusform>IKを%n個のキーに焼き込む</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="48"/>
        <source>Bake into IK, %n key(s)</source>
        <translation>
            <numerusform>IKに焼き込む、キー%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="53"/>
        <source>Baking IK…</source>
        <translation>IKを焼き込んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="70"/>
        <source>Switch IK at frame %1, %n key(s)</source>
        <translation>
            <numerusform>フレーム%1でIKを切り替え: %n個のキー</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="75"/>
        <source>Switching IK…</source>
        <translation>IKを切り替えています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::InspectorActions</name>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="38"/>
        <source>No key is selected, so there are no values to edit.</source>
        <translation>キーが選択されていないため、編集する値がありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="56"/>
        <source>Edit &amp;values</source>
        <translation>値を編集(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="57"/>
        <source>Go to the values of the selected keys, to type them</source>
        <translation>選択したキーの値の欄へ移動して入力</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="60"/>
        <source>&amp;Correct values…</source>
        <translation>値を補正(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="61"/>
        <source>Multiply values of the selected keys and add to them</source>
        <translation>選択したキーの値に倍率を掛け、加算する (位置・角度補正)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="65"/>
        <source>Select keys first.</source>
        <translation>先にキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="68"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>表示・IKのキーには数値がありません。先にほかのキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="74"/>
        <source>Select keys of bones first.</source>
        <translation>先にボーンのキーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="77"/>
        <source>&amp;Normalise rotations</source>
        <translation>回転を正規化(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="78"/>
        <source>Give the quaternions of the selected bone keys unit length</source>
        <translation>選択したボーンキーのクォータニオンの長さを1にする</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="82"/>
        <source>All selected rotations are of unit length.</source>
        <translation>選択した回転の長さはすべて1です。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="87"/>
        <source>&amp;Physics on</source>
        <translation>物理オン(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="88"/>
        <source>Rigid bodies of the selected bones move by physics from these keys on</source>
        <translation>選択したボーンの剛体を、このキーから物理演算で動かす</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="91"/>
        <source>Physics o&amp;ff</source>
        <translation>物理オフ(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="92"/>
        <source>Rigid bodies of the selected bones follow their bones from these keys on</source>
        <translation>選択したボーンの剛体を、このキーからボーンに追従させる</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="45"/>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="58"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="59"/>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="60"/>
        <source>Quaternion</source>
        <translation>クォータニオン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="89"/>
        <source>Curve X</source>
        <translation>補間曲線 X</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="90"/>
        <source>Curve Y</source>
        <translation>補間曲線 Y</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="64"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Curve Z</source>
        <translation>補間曲線 Z</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve rotation</source>
        <translation>補間曲線 回転</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="72"/>
        <source>Weight</source>
        <translation>モーフ値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="80"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="116"/>
        <source>%1  (stored %2)</source>
        <translation>%1  (格納値 %2)</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <source>Target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="84"/>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="86"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="115"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="87"/>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="88"/>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve distance</source>
        <translation>補間曲線 距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve view angle</source>
        <translation>補間曲線 視野角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="106"/>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>no self shadow</source>
        <translation>影なし</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>mode %1</source>
        <translation>mode%1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="122"/>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="124"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyInspector</name>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="186"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n個のトラック</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="192"/>
        <source>%1: %2 of %3 bytes of the name field</source>
        <translation>%1: 名前欄の%3バイト中%2バイト</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="197"/>
        <source>%1 keys</source>
        <translation>キー: %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="207"/>
        <source>“%1” has no key at frame 0: MMD moves it there from rest, other players hold its first key (frame %2).</source>
        <translation>「%1」はフレーム0にキーがありません。MMDでは初期状態からそこまで動き、ほかのプレイヤーでは最初のキー (フレーム%2) の値を保ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="213"/>
        <source>%n of these tracks have no key at frame 0: MMD moves them there from rest, other players hold their first keys.</source>
        <translation>
            <numerusform>このうち%n個のトラックはフレーム0にキーがありません。MMDでは初期状態からそこまで動き、ほかのプレイヤーでは最初のキーの値を保ちます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="222"/>
        <source>No key is selected. Click a key in the dope sheet to read and edit its values here.</source>
        <translation>キーが選択されていません。ドープシートのキーをクリックすると、ここで値を確認・編集できます。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="223"/>
        <source>Add the rest pose</source>
        <translation>初期状態を追加</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="224"/>
        <source>Add the rest pose at frame 0: what MMD plays, and then other players too</source>
        <translation>フレーム0に初期状態のキーを追加：MMDと同じ再生になり、ほかのプレイヤーも同じになります</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyToolTip</name>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="38"/>
        <source>Frame %1, %2</source>
        <translation>フレーム%1、%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="48"/>
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="51"/>
        <source>Way here</source>
        <translation>ここまでの補間</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>Holds</source>
        <translation>値を保持</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>since frame %1</source>
        <translation>フレーム%1から</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="77"/>
        <source>Frames %1 to %2</source>
        <translation>フレーム%1～%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%1 of %n track(s)</source>
        <translation>
            <numerusform>%n個のトラックの%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="81"/>
        <source>%n key(s) here; zoom in to tell them apart</source>
        <translation>
            <numerusform>ここに%n個のキー。拡大すると見分けられます</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="85"/>
        <source>%1 selected</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="99"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="107"/>
        <source>The track is locked.</source>
        <translation>このトラックはロックされています。</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyValues</name>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="25"/>
        <source>position X</source>
        <translation>位置 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="26"/>
        <source>position Y</source>
        <translation>位置 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="27"/>
        <source>position Z</source>
        <translation>位置 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="28"/>
        <source>rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="29"/>
        <source>rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="30"/>
        <source>rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="31"/>
        <source>quaternion x</source>
        <translation>クォータニオン x</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="32"/>
        <source>quaternion y</source>
        <translation>クォータニオン y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="33"/>
        <source>quaternion z</source>
        <translation>クォータニオン z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="34"/>
        <source>quaternion w</source>
        <translation>クォータニオン w</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="35"/>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="36"/>
        <source>weight</source>
        <translation>モーフ値</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="37"/>
        <source>camera target X</source>
        <translation>カメラ中心 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="38"/>
        <source>camera target Y</source>
        <translation>カメラ中心 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="39"/>
        <source>camera target Z</source>
        <translation>カメラ中心 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="40"/>
        <source>camera angle X</source>
        <translation>カメラ角度 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="41"/>
        <source>camera angle Y</source>
        <translation>カメラ角度 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="42"/>
        <source>camera angle Z</source>
        <translation>カメラ角度 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="43"/>
        <source>camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="44"/>
        <source>view angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="45"/>
        <source>perspective</source>
        <translation>パースあり</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="46"/>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="47"/>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="48"/>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="49"/>
        <source>light direction X</source>
        <translation>照明の方向 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="50"/>
        <source>light direction Y</source>
        <translation>照明の方向 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="51"/>
        <source>light direction Z</source>
        <translation>照明の方向 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="52"/>
        <source>shadow mode</source>
        <translation>セルフ影のモード</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="53"/>
        <source>shadow distance</source>
        <translation>セルフ影の距離</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="54"/>
        <source>visible</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>furitsuke::KnownNames</name>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="291"/>
        <source>Root</source>
        <translation>Root</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="293"/>
        <source>Center</source>
        <translation>センター</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="295"/>
        <source>IK</source>
        <translation>ＩＫ</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="297"/>
        <source>Upper body</source>
        <translation>体(上)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="299"/>
        <source>Hair</source>
        <translation>髪</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="301"/>
        <source>Arms</source>
        <translation>腕</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="303"/>
        <source>Fingers</source>
        <translation>指</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="305"/>
        <source>Lower body</source>
        <translation>体(下)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="307"/>
        <source>Legs</source>
        <translation>足</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="309"/>
        <source>Clothes</source>
        <translation>服</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="313"/>
        <location filename="../editor-core/text/knownnames.cpp" line="354"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="346"/>
        <source>Brows</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="348"/>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="350"/>
        <source>Lips</source>
        <translation>リップ</translation>
    </message>
</context>
<context>
    <name>furitsuke::LineList</name>
    <message>
        <location filename="../widgets/graph/linelist.cpp" line="43"/>
        <location filename="../widgets/graph/linelist.cpp" line="229"/>
        <source>Lines of the graph</source>
        <translation>グラフの線</translation>
    </message>
    <message>
        <location filename="../widgets/graph/linelist.cpp" line="169"/>
        <source>%1: %2</source>
        <comment>track: value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::Main</name>
    <message>
        <location filename="../app/main.cpp" line="64"/>
        <source>The session is drawn in %1</source>
        <translation>画面を%1に描画しました</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="305"/>
        <source>Findings in the file</source>
        <translation>ファイルの検査結果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="307"/>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="310"/>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="311"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="304"/>
        <source>Selected keys</source>
        <translation>選択中のキー</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="303"/>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="306"/>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="308"/>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="309"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="374"/>
        <source>This file is open here already.</source>
        <translation>このファイルはすでにこのウィンドウで開いています。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="405"/>
        <source>Opening “%1”…</source>
        <translation>「%1」を開いています…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="430"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>これは付属のデモモーションです。自分のモーションは「ファイル &gt; 開く」で開くか、ここにドロップしてください。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="460"/>
        <source>The file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="461"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>「%1」を開けません。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="487"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>ファイルが壊れています。読み込めた部分だけを表示しています。検査結果をご覧ください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="491"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>このファイルには%n件の検査結果があります。下をご覧ください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="515"/>
        <source>Changed on disk</source>
        <translation>ディスク上で変更されています</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="516"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>「%1」は、ここで開いた後にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="521"/>
        <source>Overwrite it</source>
        <translation>上書きする</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="538"/>
        <source>Save motion</source>
        <translation>モーションを保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMDモーション (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="555"/>
        <source>Saving “%1”…</source>
        <translation>「%1」を保存しています…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="586"/>
        <source>The file cannot be saved</source>
        <translation>ファイルを保存できません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="601"/>
        <source>The motion was saved, but not its markers, tempo, sound and play range: %1</source>
        <translation>モーションは保存しましたが、マーカー、テンポ、サウンド、再生範囲は保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="604"/>
        <source>The markers cannot be saved</source>
        <translation>マーカーを保存できません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="613"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>「%1」を保存し、読み戻して照合しました。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="617"/>
        <source>The file before is kept as “%1”.</source>
        <translation>以前のファイルは「%1」として残してあります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="620"/>
        <source>The file of markers before is kept as “%1”.</source>
        <translation>以前のマーカーファイルは「%1」として残してあります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="632"/>
        <source>Open motion</source>
        <translation>モーションを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="798"/>
        <source>Save them before the window is closed? The pose in the preview has no keys yet: it gets them at frame %1 then.</source>
        <translation>ウィンドウを閉じる前に保存しますか? プレビューのポーズにはまだキーがありません。保存するとフレーム%1にキーを登録します。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="38"/>
        <source>Open model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>MMD model (*.pmx *.pmd)</source>
        <translation>MMDモデル (*.pmx *.pmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="50"/>
        <source>Reading “%1”…</source>
        <translation>「%1」を読み込んでいます…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="60"/>
        <source>The model was not opened.</source>
        <translation>モデルは開かれませんでした。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>The model cannot be read</source>
        <translation>モデルを読み込めません</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>“%1” cannot be read.

%2</source>
        <translation>「%1」を読み込めません。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="84"/>
        <source>Model “%1”: %2 bones, %3 morphs.</source>
        <translation>モデル「%1」: ボーン%2個、モーフ%3個。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="90"/>
        <source>%n track(s) of the motion are not in it; they are kept and marked.</source>
        <translation>
            <numerusform>モーションの%n個のトラックはモデルにありません。そのまま残し、印を付けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="93"/>
        <source>%n name(s) are the same after 15 bytes: a motion cannot tell them apart.</source>
        <translation>
            <numerusform>%n個の名前は15バイト目までが同じで、モーションでは区別できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="100"/>
        <source>%n finding(s) about its file: see View &gt; Preview &gt; Model and motion.</source>
        <translation>
            <numerusform>ファイルについての検査結果が%n件あります。表示 &gt; プレビュー &gt; モデルとモーション を参照してください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="666"/>
        <source>No file was opened yet</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="670"/>
        <source>Forget these files</source>
        <translation>この一覧を消去</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Demo: %1</source>
        <translation>デモ: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="709"/>
        <source>%1 keys</source>
        <translation>キー: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="710"/>
        <source>%1 tracks with keys</source>
        <translation>キーのあるトラック: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="711"/>
        <source>%1 selected</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="713"/>
        <source>(%1 of them not in the list)</source>
        <translation>（うち%1個は一覧にありません）</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="721"/>
        <source>Frame %1  ·  %2</source>
        <translation>フレーム %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="730"/>
        <source>Drag a key or a control point, drag from empty space to select; arrow keys move the selected keys in time and value. Wheel zooms time, Ctrl+wheel values, the middle button pans.</source>
        <translation>キーや制御点をドラッグ、何もない所からドラッグで選択。矢印キーで選択中のキーを時間と値の方向に移動。ホイールで時間、Ctrl+ホイールで値を拡大・縮小、中ボタンで表示位置を移動。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="734"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>キーをドラッグで移動、何もない所からドラッグで選択。ホイールで拡大・縮小、Ctrl+ホイールで行をスクロール、中ボタンで表示位置を移動。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="767"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>%n個のキーを上書きしました。「元に戻す」で復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="791"/>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="792"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」には保存されていない変更があります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="795"/>
        <source>Save them before the window is closed?</source>
        <translation>ウィンドウを閉じる前に保存しますか?</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Open motions (VMD)</source>
        <translation>モーション (VMD) を開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="74"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="75"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>保存し、読み戻して照合してから元のファイルを置き換える</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save under another name</source>
        <translation>別の名前で保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>A file is being read or saved; wait for that first.</source>
        <translation>ファイルの読み込みまたは保存中です。終わるまでお待ちください。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="86"/>
        <source>Use a &amp;model…</source>
        <translation>モデルを使う(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="94"/>
        <source>Use &amp;no model</source>
        <translation>モデルを使わない(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="98"/>
        <source>No model is in use.</source>
        <translation>モデルは使われていません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>New window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>Open another window</source>
        <translation>別のウィンドウを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>&amp;Close window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>Close this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>Close all windows</source>
        <translation>すべてのウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="113"/>
        <source>&amp;Dance</source>
        <translation>ダンス(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Face (morphs only)</source>
        <translation>表情 (モーフのみ)(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="117"/>
        <source>Open a motion that comes with the program</source>
        <translation>プログラム付属のモーションを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="128"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>名前をこの文字コードで読み込んで表示 (データは変わりません)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>posing</source>
        <translation>ポーズ付け</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="147"/>
        <source>Take the last change back</source>
        <translation>最後の変更を取り消す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="157"/>
        <source>Undone: %1</source>
        <translation>元に戻しました：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <location filename="../app/mainwindowactions.cpp" line="306"/>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作はありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>&amp;Redo: %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="168"/>
        <source>Make the last change again</source>
        <translation>取り消した変更をもう一度行う</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="172"/>
        <source>Redone: %1</source>
        <translation>やり直しました：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="176"/>
        <location filename="../app/mainwindowactions.cpp" line="307"/>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作はありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="178"/>
        <source>Ca&amp;ncel the running edit</source>
        <translation>実行中の編集をキャンセル(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="179"/>
        <source>Stop an edit that takes long; nothing changes</source>
        <translation>時間のかかる編集を中止します。何も変わりません</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="182"/>
        <source>No edit is running.</source>
        <translation>実行中の編集はありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Type a frame, a time, or how far to go</source>
        <translation>フレーム、時間、または移動量を入力</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="202"/>
        <source>Next way to show time</source>
        <translation>時間表示を切り替え</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="203"/>
        <source>Frames, seconds, or bars and beats</source>
        <translation>フレーム、秒、小節と拍</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="184"/>
        <source>Undo memory…</source>
        <translation>元に戻す用のメモリ…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="185"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>元に戻せる操作の記録に使うメモリの上限</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>Put all panels back</source>
        <translation>すべてのパネルを元の位置に戻す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>&amp;Go to frame</source>
        <translation>フレームへ移動(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="88"/>
        <source>Show the motion on a model (PMX, PMD), group tracks as it does, and mark those that it lacks</source>
        <translation>モーションをモデル (PMX、PMD) で表示し、モデルに合わせてトラックをグループ化して、モデルにないものに印を付ける</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="95"/>
        <source>Show the program&apos;s own figure, and group tracks in the standard way again</source>
        <translation>付属のモデルで表示し、標準のグループに戻す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="218"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="219"/>
        <source>See and change shortcuts</source>
        <translation>ショートカットの確認と変更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>&amp;About Furitsuke</source>
        <translation>Furitsukeについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="234"/>
        <source>About Furitsuke</source>
        <translation>Furitsukeについて</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="238"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDanceのモーションファイル用エディターです。GNU General Public License バージョン3以降で配布されるフリーソフトウェアです。</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="32"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="34"/>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="36"/>
        <source>&amp;Demo motions</source>
        <translation>デモモーション(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="41"/>
        <source>Names are in</source>
        <translation>名前の文字コード</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="46"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="50"/>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="81"/>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="85"/>
        <source>P&amp;ose</source>
        <translation>ポーズ(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="87"/>
        <source>A&amp;xes</source>
        <translation>軸(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="90"/>
        <source>Fi&amp;x values</source>
        <translation>値の修正(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="94"/>
        <source>&amp;Curve</source>
        <translation>補間曲線(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="96"/>
        <source>P&amp;resets</source>
        <translation>プリセット(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="105"/>
        <source>Curve p&amp;resets</source>
        <translation>曲線のプリセット(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="127"/>
        <source>C&amp;hannels</source>
        <translation>チャンネル(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="130"/>
        <source>Snappin&amp;g</source>
        <translation>スナップ(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="133"/>
        <source>&amp;Track</source>
        <translation>トラック(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="136"/>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="141"/>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="165"/>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="187"/>
        <source>So&amp;und</source>
        <translation>サウンド(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="191"/>
        <source>G&amp;raph</source>
        <translation>グラフ(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="199"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="202"/>
        <source>Pre&amp;view</source>
        <translation>プレビュー(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="204"/>
        <source>&amp;Look from</source>
        <translation>視点(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="208"/>
        <source>&amp;Show</source>
        <translation>表示するもの(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="211"/>
        <source>&amp;Ghosts</source>
        <translation>ゴースト(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="213"/>
        <source>Com&amp;pare</source>
        <translation>比較(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="224"/>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="246"/>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="252"/>
        <location filename="../app/menus.cpp" line="265"/>
        <source>&amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="255"/>
        <source>Colours of the program</source>
        <translation>プログラムの配色</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="260"/>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="266"/>
        <source>Language of the program</source>
        <translation>プログラムの言語</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="272"/>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="301"/>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="318"/>
        <source>Undo memory</source>
        <translation>元に戻す用のメモリ</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>ウィンドウごとの元に戻す用のメモリ（メガバイト）。古い操作から消え、最新の操作は必ず残ります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="340"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>この検査結果はキーではなく、ファイルに関するものです。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="358"/>
        <source>No key belongs to this finding.</source>
        <translation>この検査結果に対応するキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="82"/>
        <source>The sound cannot be opened</source>
        <translation>サウンドを開けません</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="136"/>
        <source>An edit is running; it can be cancelled.</source>
        <translation>編集を実行中です。キャンセルできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ManualWindow</name>
    <message>
        <location filename="../app/manualwindow.cpp" line="119"/>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="120"/>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="121"/>
        <source>Find in the manual; Enter finds the next place</source>
        <translation>マニュアル内を検索。Enterで次の該当箇所へ</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="122"/>
        <source>Back (Alt+Left)</source>
        <translation>戻る (Alt+左)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="123"/>
        <source>Forward (Alt+Right)</source>
        <translation>進む (Alt+右)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="239"/>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="240"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerColours</name>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="37"/>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="37"/>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerDialog</name>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="35"/>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="57"/>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="65"/>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="66"/>
        <source>&amp;Frame</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="67"/>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="122"/>
        <source>The marker is not there any more.</source>
        <translation>このマーカーはもうありません。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="124"/>
        <source>Frame %1 has a marker already.</source>
        <translation>フレーム%1にはすでにマーカーがあります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerVerbs</name>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="19"/>
        <source>There is no marker at frame %1.</source>
        <translation>フレーム%1にマーカーはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="24"/>
        <source>Frame %1 has a marker already.</source>
        <translation>フレーム%1にはすでにマーカーがあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="31"/>
        <source>Marker %1</source>
        <translation>マーカー%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="45"/>
        <source>Move marker “%1” to frame %2</source>
        <translation>マーカー「%1」をフレーム%2へ移動</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="47"/>
        <source>Rename marker “%1” to “%2”</source>
        <translation>マーカー「%1」の名前を「%2」に変更</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="49"/>
        <source>Colour marker “%1”</source>
        <translation>マーカー「%1」の色を変更</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="50"/>
        <source>Change marker “%1”</source>
        <translation>マーカー「%1」を変更</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="57"/>
        <source>frame %1</source>
        <translation>フレーム%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="71"/>
        <source>Add marker “%1”</source>
        <translation>マーカー「%1」を追加</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="139"/>
        <source>Delete marker “%1”</source>
        <translation>マーカー「%1」を削除</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="150"/>
        <source>There is no marker.</source>
        <translation>マーカーがありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/markerverbs.cpp" line="153"/>
        <source>Delete %n marker(s)</source>
        <translation>
            <numerusform>%n個のマーカーを削除</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="170"/>
        <source>Set the tempo to %1 beats a minute</source>
        <translation>テンポを%1 BPMに設定</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="171"/>
        <source>Take the tempo away</source>
        <translation>テンポを解除</translation>
    </message>
</context>
<context>
    <name>furitsuke::MirrorEdits</name>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="99"/>
        <source>“%1” is locked and was not mirrored.</source>
        <translation>「%1」はロックされているため、反転しませんでした。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="110"/>
        <source>“%1” mirrors another track already.</source>
        <translation>「%1」はすでにほかのトラックの反転先です。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="111"/>
        <source>“%1” was not mirrored: %2</source>
        <translation>「%1」は反転されませんでした: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelFile</name>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="35"/>
        <source>Vertices follow a bone that the model does not have; they follow their other bones.</source>
        <translation>モデルにないボーンに従う頂点があります。ほかのボーンに従います。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="38"/>
        <source>A bone names a parent, a tail or a source of its append transform that the model does not have; it has none.</source>
        <translation>親、先端、付与元がモデルにないボーンがあります。なしとして扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="41"/>
        <source>IK names bones that the model does not have; such links were left out.</source>
        <translation>IKがモデルにないボーンを指しています。そのリンクは除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="43"/>
        <source>Morphs move bones that the model does not have; that was left out.</source>
        <translation>モーフがモデルにないボーンを動かそうとしています。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="45"/>
        <source>A bone is named that the model does not have; there is none then.</source>
        <translation>モデルにないボーンが指定されています。なしとして扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="53"/>
        <source>The file ends, or is damaged, in here; what stands before it was kept.</source>
        <translation>ファイルがこの中で終わっているか、壊れています。それより前は読み込みました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="55"/>
        <source>Bytes of a text are no characters; each is shown as U+FFFD.</source>
        <translation>文字として読めないバイトがあります。それぞれ U+FFFD で表示します。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="57"/>
        <source>Numbers that are none (not a number, or infinite) were read as 0.</source>
        <translation>数でない値 (NaN や無限大) を 0 として読み込みました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="62"/>
        <source>Triangles name vertices that the model does not have; they are not drawn.</source>
        <translation>モデルにない頂点を使う三角形があります。描画しません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="63"/>
        <source>Morphs move vertices that the model does not have; that was left out.</source>
        <translation>モーフがモデルにない頂点を動かそうとしています。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="65"/>
        <source>Materials name textures that the model does not have; they are drawn without.</source>
        <translation>モデルにないテクスチャを使う材質があります。テクスチャなしで描画します。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="67"/>
        <source>A material is named that the model does not have; that was left out.</source>
        <translation>モデルにない材質が指定されています。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="69"/>
        <source>Morphs hold morphs that the model does not have; that was left out.</source>
        <translation>モデルにないモーフを含むモーフがあります。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="71"/>
        <source>A rigid body is named that the model does not have; that was left out.</source>
        <translation>モデルにない剛体が指定されています。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="73"/>
        <source>Morphs change additional UVs that the model does not have; that was left out.</source>
        <translation>モデルにない追加UVを変えるモーフがあります。その部分は除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="75"/>
        <source>Entries of display frames name no bone or morph; they were left out.</source>
        <translation>表示枠に、ボーンでもモーフでもない項目があります。除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="77"/>
        <source>Vertices follow no bone; they follow the first.</source>
        <translation>どのボーンにも従わない頂点があります。先頭のボーンに従います。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="79"/>
        <source>Weights of vertices are not between 0 and 1, or do not add up to 1; they were brought to that.</source>
        <translation>頂点のウェイトが 0〜1 の範囲にないか、合計が 1 になりません。そうなるよう直しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="82"/>
        <source>Bones are their own ancestors; the ring was cut, one of them has no parent.</source>
        <translation>ボーンの親子関係が循環しています。輪を切り、一つを親なしにしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="84"/>
        <source>Bones append themselves, by others; the ring was cut, one of them appends nothing.</source>
        <translation>ボーンの付与が循環しています。輪を切り、一つを付与なしにしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="87"/>
        <source>Group morphs hold themselves, by others; the ring was cut.</source>
        <translation>グループモーフが循環しています。輪を切りました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="89"/>
        <source>Axes of bones have no direction; they are not used.</source>
        <translation>向きのない軸を持つボーンがあります。その軸は使いません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="91"/>
        <source>Rotations of length 0 were read as none.</source>
        <translation>長さ 0 の回転を、回転なしとして読み込みました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="93"/>
        <source>IK has no bone to bring to its goal; it was left out.</source>
        <translation>目標に近づけるボーンのないIKがあります。除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="95"/>
        <source>Numbers of IK loops are negative, or so large that they would never end; they were limited.</source>
        <translation>IKのループ回数が負か、終わらないほど大きいため、制限しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="98"/>
        <source>Limits of IK links are the wrong way round; they were exchanged.</source>
        <translation>IKリンクの角度制限の上限と下限が逆です。入れ替えました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="100"/>
        <source>IK has more links than there are bones; the rest was left out.</source>
        <translation>IKのリンクがボーンの数より多くあります。残りは除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="102"/>
        <source>Values are not among those that are known; the usual one was taken.</source>
        <translation>未知の値があります。通常の値を使いました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="104"/>
        <source>The number of face indices is no multiple of 3; what is left over is not drawn.</source>
        <translation>面の頂点番号の数が 3 の倍数ではありません。余りは描画しません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="106"/>
        <source>Materials name more faces than the model has; they have those that there are.</source>
        <translation>材質の面数の合計がモデルの面数を超えています。あるだけを使います。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="108"/>
        <source>Faces belong to no material; they are not drawn.</source>
        <translation>どの材質にも属さない面があります。描画しません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="110"/>
        <source>IK chains share a bone; all but the first got bones of their own.</source>
        <translation>IKが同じボーンを共有しています。二つめ以降には専用のボーンを作りました。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="112"/>
        <source>Names cannot be stored in a motion in this encoding.</source>
        <translation>この文字コードではモーションに保存できない名前があります。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="116"/>
        <source>Bytes follow the end of the model; they were not read.</source>
        <translation>モデルの終わりより後にデータがあります。読み込みませんでした。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="124"/>
        <source>the header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="126"/>
        <source>the vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="128"/>
        <source>the faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="130"/>
        <source>the textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="132"/>
        <source>the materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="134"/>
        <source>the bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="136"/>
        <source>the IK chains</source>
        <translation>IK</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="138"/>
        <source>the morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="140"/>
        <source>the display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="245"/>
        <source>The model ends, or is damaged, inside %1.</source>
        <translation>モデルが「%1」の途中で終わっているか、壊れています。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="246"/>
        <source>%1 (byte %2)</source>
        <translation>%1 (%2バイト目)</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="77"/>
        <source>This is neither a PMX nor a PMD model.</source>
        <translation>PMXモデルでもPMDモデルでもありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="79"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="142"/>
        <source>There is not enough memory for this file.</source>
        <translation>このファイルを読むためのメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="88"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="90"/>
        <source>This is a folder, not a file.</source>
        <translation>ファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="92"/>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="95"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="104"/>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="91"/>
        <location filename="../editor-core/rig/pmxreader.cpp" line="116"/>
        <source>The model ends inside its header.</source>
        <translation>モデルがヘッダーの途中で終わっています。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="96"/>
        <source>PMX version %1 is not known; 2.0 and 2.1 are.</source>
        <translation>PMXのバージョン%1には対応していません。対応しているのは2.0と2.1です。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="108"/>
        <source>The sizes in the model&apos;s header make no sense (byte 9).</source>
        <translation>モデルのヘッダーのサイズ情報が正しくありません (9バイト目)。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReport</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="36"/>
        <source>The program&apos;s own figure.</source>
        <translation>内蔵のモデル。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="38"/>
        <source>%1 bones, %2 morphs, %3 vertices, %4 materials.</source>
        <translation>ボーン%1個、モーフ%2個、頂点%3個、材質%4個。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="46"/>
        <source>In the model&apos;s file</source>
        <translation>モデルのファイル</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="47"/>
        <source>Textures that are not shown</source>
        <translation>表示されないテクスチャ</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="68"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="79"/>
        <source>The motion on this model</source>
        <translation>このモデルでのモーション</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="80"/>
        <source>Found: %1 bones, %2 morphs, %3 IK.</source>
        <translation>見つかったもの: ボーン %1、モーフ %2、IK %3。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="85"/>
        <source>The model has all that the motion moves.</source>
        <translation>モーションが動かすものはすべてモデルにあります。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bones that the model lacks: %1</source>
        <translation>モデルにないボーン: %1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>モデルにないモーフ: %1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bones that the model lacks: %1</source>
        <translation>モデルにないIKボーン: %1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bone</source>
        <translation>IKボーン</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="95"/>
        <source>One name to a motion, which keeps 15 bytes: %1</source>
        <translation>15バイトまでしか保持しないモーションでは同じ名前になるもの: %1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="96"/>
        <source>Names of the model</source>
        <translation>モデルの名前</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReportDialog</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="135"/>
        <source>Model and motion</source>
        <translation>モデルとモーション</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="140"/>
        <source>&amp;Copy all</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="168"/>
        <source>There is no model yet.</source>
        <translation>まだモデルがありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MorphSliders</name>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="155"/>
        <location filename="../widgets/preview/morphsliders.cpp" line="175"/>
        <source>Morph “%1”</source>
        <translation>表情「%1」</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="230"/>
        <source>Find a morph</source>
        <translation>表情を検索</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>The model has no morphs.</source>
        <translation>このモデルには表情がありません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>There is no model yet: show the preview.</source>
        <translation>モデルがまだありません。プレビューを表示してください。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="235"/>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="238"/>
        <source>Mouth</source>
        <translation>リップ</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="241"/>
        <source>Brows</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="244"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="23"/>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="26"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="28"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="30"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="34"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="254"/>
        <source>The motion cannot be changed while an edit is running; Esc cancels it.</source>
        <translation>編集の実行中はモーションを変更できません。Escでキャンセルできます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="430"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="438"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="441"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（%n フレーム後へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="442"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（%n フレーム前へ）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="446"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="465"/>
        <source>%1, overwriting %2</source>
        <translation>%1、%2個を上書き</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="448"/>
        <source>%1, dropping %2</source>
        <translation>%1、%2個を破棄</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="463"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを登録</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="479"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="486"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>%n個の表情キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="493"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="500"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>%n個の照明キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="507"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>%n個のセルフ影キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="514"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードを変更</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="522"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="536"/>
        <source>“%1” is locked.</source>
        <translation>「%1」はロックされています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="537"/>
        <source>Rename “%1” to “%2”</source>
        <translation>「%1」の名前を「%2」に変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="211"/>
        <source>There is no such member here.</source>
        <translation>ここにこのメンバーは置けません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="172"/>
        <source>An object is expected.</source>
        <translation>オブジェクトが必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="132"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="219"/>
        <source>The member “%1” is missing.</source>
        <translation>メンバー「%1」がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="79"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="174"/>
        <source>An array is expected.</source>
        <translation>配列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="88"/>
        <source>A whole number from 0 to %1 is expected.</source>
        <translation>0から%1までの整数が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="96"/>
        <source>true or false is expected.</source>
        <translation>trueまたはfalseが必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="106"/>
        <source>true, false or a byte from 0 to 255 is expected.</source>
        <translation>true、false、または0から255までのバイト値が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="115"/>
        <source>The number is too large for a 32-bit float.</source>
        <translation>数値が大きすぎて、32ビット浮動小数点数で表せません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="123"/>
        <source>A number, or a string of its 32 bits such as &quot;0x7fc00000&quot;, is expected.</source>
        <translation>数値か、&quot;0x7fc00000&quot;のように32ビットを表す文字列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="132"/>
        <source>An array of %1 numbers is expected.</source>
        <translation>%1個の数値の配列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="157"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>4バイトの配列が必要です: x1, y1, x2, y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="158"/>
        <source>Four numbers from 0 to %1 are expected: x1, y1, x2, y2.</source>
        <translation>0から%1までの4つの数値が必要です: x1, y1, x2, y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="170"/>
        <source>A string is expected.</source>
        <translation>文字列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="178"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>1バイトにつき2桁の16進数の文字列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="182"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>%1バイトあります。最大で%2バイトです。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="192"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>%1バイトあります。%2バイトでなければなりません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="209"/>
        <source>One of these words is expected: %1.</source>
        <translation>次の語のいずれかが必要です: %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="58"/>
        <source>Two entries have the order %1.</source>
        <translation>順序%1の項目が2つあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="104"/>
        <source>The name “%1” and its bytes, which mean “%2”, are not the same; after a change of the name, leave the bytes out.</source>
        <translation>名前「%1」と、「%2」を表すそのバイト列が一致しません。名前を変更したときは、バイト列を省いてください。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="112"/>
        <source>The character “%1” is not in the encoding %2.</source>
        <translation>文字「%1」は文字コード%2にありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="115"/>
        <source>The name takes %1 bytes; there is room for %2.</source>
        <translation>名前は%1バイトになりますが、入るのは%2バイトまでです。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="119"/>
        <source>A zero byte ends a name; what follows it has to be given as bytes.</source>
        <translation>名前はゼロのバイトで終わります。その後に続くものはバイト列で指定してください。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="153"/>
        <source>It has to begin with “Vocaloid Motion Data”.</source>
        <translation>「Vocaloid Motion Data」で始まる必要があります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="199"/>
        <source>Another track has this name.</source>
        <translation>同じ名前のトラックがほかにあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="225"/>
        <source>The “nameField” of the key with order %1 is not this track&apos;s name.</source>
        <translation>順序%1のキーの「nameField」が、このトラックの名前と異なります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="236"/>
        <source>Two keys have the order %1.</source>
        <translation>順序%1のキーが2つあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="241"/>
        <source>It has to be larger than every order of the section: at least %1.</source>
        <translation>セクション内のどの順序よりも大きくなければなりません: %1以上。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="28"/>
        <source>“%1” is expected.</source>
        <translation>「%1」が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="35"/>
        <source>There is no such version.</source>
        <translation>そのようなバージョンはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="37"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>このテキストは、より新しいバージョンのプログラムで書かれています。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="44"/>
        <source>This encoding is not known.</source>
        <translation>この文字コードには対応していません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonkeys.cpp" line="68"/>
        <source>These bytes say other curves or physics than the members beside them; after a change of those, leave “curveBlock” out.</source>
        <translation>このバイト列の補間曲線または物理が、並んでいるメンバーと一致しません。それらを変更したときは、「curveBlock」を省いてください。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="190"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="221"/>
        <source>Line %1, column %2: this is not JSON: %3</source>
        <translation>%1行%2列: JSONとして正しくありません: %3</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="213"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="215"/>
        <source>There is not enough memory for this text.</source>
        <translation>このテキストを扱うにはメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="224"/>
        <source>a zero byte</source>
        <translation>ゼロバイト</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="229"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="232"/>
        <source>Reading failed: %1</source>
        <translation>読み込みに失敗しました: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="71"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>値の入れ子が深すぎるか、値が多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="151"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>メンバー「%1」が重複しているか、メンバーが多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="156"/>
        <source>This member is given twice.</source>
        <translation>このメンバーは重複しています。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="169"/>
        <source>There are too many values.</source>
        <translation>値が多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="34"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>モーションではありません。モーションであることを示すメンバー「format」が先頭に必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="76"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>このセクションには、順序のあるキーとないキーが混在しています。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MoveByDialog</name>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move keys by</source>
        <translation>キーを移動</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="18"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>同じトラックの以降のキーもずらす(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="22"/>
        <source>A negative number moves them to earlier frames.</source>
        <translation>負の数で前のフレームへ移動します。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="24"/>
        <source>&amp;Frames:</source>
        <translation>フレーム数(&amp;F):</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="46"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n個のキーが移動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="48"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個のキーが上書きされます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::NameEncoding</name>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="51"/>
        <source>Japanese (cp932)</source>
        <translation>日本語 (cp932)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="53"/>
        <source>Simplified Chinese (GB18030)</source>
        <translation>簡体字中国語 (GB18030)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="55"/>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体字中国語 (Big5)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="57"/>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
</context>
<context>
    <name>furitsuke::NameText</name>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="142"/>
        <source>The character “%1” cannot be stored in %2 (character %3 of “%4”)</source>
        <translation>文字「%1」は%2では保存できません (「%4」の%3文字目)</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="148"/>
        <source>“%1” has a zero byte in it; the name will end before byte %2</source>
        <translation>「%1」にはゼロのバイトが含まれています。名前は%2バイト目の手前で終わります</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="152"/>
        <source>“%1” takes %2 of %3 bytes; it will be cut after byte %3</source>
        <translation>「%1」は%3バイトの欄に対して%2バイトあります。%3バイト目より後は切り捨てられます</translation>
    </message>
</context>
<context>
    <name>furitsuke::NavActions</name>
    <message>
        <location filename="../app/actions/navactions.cpp" line="56"/>
        <source>No key after this frame.</source>
        <translation>このフレームより後にキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="57"/>
        <source>No key before this frame.</source>
        <translation>このフレームより前にキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="67"/>
        <source>No track is chosen; click the name of one, or select keys.</source>
        <translation>トラックが選択されていません。トラック名をクリックするか、キーを選択してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="78"/>
        <source>No marker after this frame.</source>
        <translation>このフレームより後にマーカーはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="79"/>
        <source>No marker before this frame.</source>
        <translation>このフレームより前にマーカーはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="108"/>
        <source>Length of a page</source>
        <translation>1ページの長さ</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="110"/>
        <source>Frames that Page Up and Page Down move the playhead by; 0: as many as are in view.</source>
        <translation>Page Up・Page Downで再生ヘッドを動かすフレーム数。0なら表示中のフレーム数です。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="131"/>
        <source>Previous frame</source>
        <translation>前のフレーム</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="132"/>
        <source>Move the playhead one frame back</source>
        <translation>再生ヘッドを1フレーム戻す</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="133"/>
        <source>Next frame</source>
        <translation>次のフレーム</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="134"/>
        <source>Move the playhead one frame on</source>
        <translation>再生ヘッドを1フレーム進める</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="135"/>
        <source>10 frames back</source>
        <translation>10フレーム戻る</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="136"/>
        <source>Move the playhead ten frames back</source>
        <translation>再生ヘッドを10フレーム戻す</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="138"/>
        <source>10 frames forward</source>
        <translation>10フレーム進む</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="139"/>
        <source>Move the playhead ten frames on</source>
        <translation>再生ヘッドを10フレーム進める</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="140"/>
        <source>Page back</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="141"/>
        <source>Move the playhead back by as many frames as are in view</source>
        <translation>表示されているフレーム数だけ再生ヘッドを戻します</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="143"/>
        <source>Page forward</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="144"/>
        <source>Move the playhead on by as many frames as are in view</source>
        <translation>表示されているフレーム数だけ再生ヘッドを進めます</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="146"/>
        <source>Previous key</source>
        <translation>前のキー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="147"/>
        <source>Go to the key before the playhead, on whatever track it is</source>
        <translation>再生ヘッドの前のキーへ移動（全トラックから）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="149"/>
        <source>Next key</source>
        <translation>次のキー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="150"/>
        <source>Go to the key after the playhead, on whatever track it is</source>
        <translation>再生ヘッドの次のキーへ移動（全トラックから）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="153"/>
        <source>Previous key of the chosen tracks</source>
        <translation>選択中のトラックの前のキー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="155"/>
        <source>Go to the key before the playhead: of the chosen tracks, else of the current one</source>
        <translation>再生ヘッドの前のキーへ移動：選択トラック、なければ現在のトラック</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="160"/>
        <source>Next key of the chosen tracks</source>
        <translation>選択中のトラックの次のキー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="162"/>
        <source>Go to the key after the playhead: of the chosen tracks, else of the current one</source>
        <translation>再生ヘッドの次のキーへ移動：選択トラック、なければ現在のトラック</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="166"/>
        <source>Previous marker</source>
        <translation>前のマーカー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="167"/>
        <source>Go to the marker before the playhead</source>
        <translation>再生ヘッドの前のマーカーへ移動</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="169"/>
        <source>Next marker</source>
        <translation>次のマーカー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="170"/>
        <source>Go to the marker after the playhead</source>
        <translation>再生ヘッドの次のマーカーへ移動</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="172"/>
        <source>Start</source>
        <translation>先頭</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="173"/>
        <source>Go to frame 0</source>
        <translation>フレーム0へ移動</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="174"/>
        <source>Last key</source>
        <translation>最後のキー</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="175"/>
        <source>Go to the last frame that has a key</source>
        <translation>キーのある最後のフレームへ移動</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="177"/>
        <source>Track above</source>
        <translation>上のトラック</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="178"/>
        <source>Make the track or group above the current one</source>
        <translation>上のトラックまたはグループを現在のトラックにする</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="180"/>
        <source>Track below</source>
        <translation>下のトラック</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="181"/>
        <source>Make the track or group below the current one</source>
        <translation>下のトラックまたはグループを現在のトラックにする</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="187"/>
        <source>Length of a &amp;page…</source>
        <translation>1ページの長さ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="188"/>
        <source>How many frames a page is long</source>
        <translation>1ページのフレーム数を設定</translation>
    </message>
</context>
<context>
    <name>furitsuke::PaletteButton</name>
    <message>
        <location filename="../app/palettebutton.cpp" line="29"/>
        <source>Find an action</source>
        <translation>操作を検索</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteDialog</name>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="90"/>
        <source>Paste special</source>
        <translation>形式を選択してペースト</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="91"/>
        <source>%n key(s) are on the clipboard.</source>
        <translation>
            <numerusform>クリップボードに%n個のキーがあります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="98"/>
        <source>What does not fit</source>
        <translation>ペーストできないもの</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="103"/>
        <source>&amp;Paste</source>
        <translation>ペースト(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="126"/>
        <source>At the play&amp;head, frame %1</source>
        <translation>再生ヘッドの位置、フレーム%1(&amp;H)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="128"/>
        <source>&amp;Where it was copied, frame %1</source>
        <translation>コピー元の位置、フレーム%1(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="129"/>
        <source>&amp;Mirrored: left and right exchanged</source>
        <translation>左右を入れ替える (反転ペースト)(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="130"/>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="135"/>
        <source>Tracks of the same &amp;names</source>
        <translation>同じ名前のトラック(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="136"/>
        <source>The &amp;selected tracks</source>
        <translation>選択中のトラック(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="137"/>
        <source>Tracks chosen in this &amp;list</source>
        <translation>この一覧で指定したトラック(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="143"/>
        <source>&amp;Add bones and morphs that are missing here</source>
        <translation>ここにないボーンとモーフを追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="144"/>
        <source>Onto</source>
        <translation>対象</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="149"/>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="151"/>
        <source>Of bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="153"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="164"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="154"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="165"/>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="155"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="166"/>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="156"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="167"/>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="157"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="171"/>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="158"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="162"/>
        <source>Of the camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="168"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="169"/>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="170"/>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="174"/>
        <source>Only &amp;values, into keys that are there</source>
        <translation>値のみ、すでにあるキーへ(&amp;V)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="183"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="199"/>
        <source>How often</source>
        <translation>回数</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="185"/>
        <source> ×</source>
        <translation> 回</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="188"/>
        <source>Distance of the repeats</source>
        <translation>繰り返しの間隔</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>with a gap of</source>
        <translation>間を空ける</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>every</source>
        <translation>周期</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="192"/>
        <source>Distance of the repeats in frames</source>
        <translation>繰り返しの間隔 (フレーム数)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="194"/>
        <source> frames</source>
        <translation> フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="209"/>
        <source>&amp;Overwrite them</source>
        <translation>上書きする(&amp;O)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="210"/>
        <source>&amp;Keep them, and drop what comes</source>
        <translation>残す (ペーストするキーを破棄)(&amp;K)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="212"/>
        <source>First &amp;delete all that these tracks have in this time</source>
        <translation>先にこの範囲のキーをすべて削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="213"/>
        <source>Keys that are at the same frames</source>
        <translation>同じフレームにあるキー</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="291"/>
        <source>%n key(s) will be added</source>
        <translation>
            <numerusform>%n個のキーを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="293"/>
        <source>%n key(s) will get other values</source>
        <translation>
            <numerusform>%n個のキーの値を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="295"/>
        <source>%n track(s) will be added</source>
        <translation>
            <numerusform>%n個のトラックを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="297"/>
        <source>%n key(s) will be overwritten</source>
        <translation>
            <numerusform>%n個のキーを上書き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="299"/>
        <source>%n key(s) find no place</source>
        <translation>
            <numerusform>%n個のキーは行き先なし</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="301"/>
        <source>Nothing will change</source>
        <translation>変更はありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="338"/>
        <source>%n curve(s) of channels that are not pasted cannot keep their shape.</source>
        <translation>
            <numerusform>ペーストしないチャンネルの%n個の補間曲線は形を保てません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="343"/>
        <source>%n key(s) left out: the last possible frame is %1.</source>
        <translation>
            <numerusform>%n個のキーを除外しました。最後のフレームは%1です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="348"/>
        <source>%n key(s) of the clip find no key at their frame to give their values to.</source>
        <translation>
            <numerusform>クリップボードの%n個のキーは、値を与えるキーがそのフレームにありません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="375"/>
        <source>There are no keys to paste.</source>
        <translation>ペーストするキーがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="377"/>
        <source>Frame %1 is none; frames go from 0 to %2.</source>
        <translation>フレーム%1は指定できません。フレームは0から%2までです。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="381"/>
        <source>Keys can be pasted once or more often, at frames that follow each other.</source>
        <translation>ペーストの回数は1以上、繰り返しは前のものより後のフレームにしてください。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="383"/>
        <source>That would be %1 times %2 keys; at most %3 can be pasted at once.</source>
        <translation>%2個のキーを%1回ペーストすることになります。一度にペーストできるのは%3個までです。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="51"/>
        <source>Bone “%1”</source>
        <translation>ボーン「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="53"/>
        <source>Morph “%1”</source>
        <translation>モーフ「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="55"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="57"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="59"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="63"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteplan.cpp" line="69"/>
        <source>%1, %n key(s), left out: %2</source>
        <translation>
            <numerusform>%1、%n個のキーを除外: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="76"/>
        <source>the target is a track of another kind.</source>
        <translation>ペースト先のトラックの種類が違います。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="78"/>
        <source>there is no such track.</source>
        <translation>そのトラックはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="80"/>
        <source>the track is locked.</source>
        <translation>トラックがロックされています。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="82"/>
        <source>other keys of the clip go to this track already.</source>
        <translation>クリップボードのほかのキーがすでにこのトラックに入ります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="101"/>
        <source>there is no track “%1” here.</source>
        <translation>ここにはトラック「%1」がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="118"/>
        <source>in the file its name is that of another track.</source>
        <translation>ファイル上の名前がほかのトラックと同じになります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteTargetTable</name>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="62"/>
        <source>Where the keys go</source>
        <translation>キーのペースト先</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>To</source>
        <translation>先</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(by its name)</source>
        <translation>(名前で決める)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(leave out)</source>
        <translation>(除外)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="154"/>
        <source>%1 (new)</source>
        <translation>%1 (新規)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="156"/>
        <source>(left out)</source>
        <translation>(除外)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PictureSequence</name>
    <message>
        <location filename="../widgets/preview/picturesequence.cpp" line="68"/>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlayActions</name>
    <message>
        <location filename="../app/actions/playactions.cpp" line="32"/>
        <source>Frames %1 to %2 are played.</source>
        <translation>フレーム%1～%2を再生します。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="38"/>
        <source>Speed %1×</source>
        <translation>再生速度 %1×</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="53"/>
        <source>There is no marker.</source>
        <translation>マーカーがありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="86"/>
        <source>There is no marker at frame %1.</source>
        <translation>フレーム%1にマーカーはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="107"/>
        <source>&amp;Play or pause</source>
        <translation>再生・一時停止(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="108"/>
        <source>Play from the playhead on, or pause</source>
        <translation>再生ヘッドから再生、または一時停止</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="111"/>
        <source>&amp;Stop and go back</source>
        <translation>停止して戻る(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="112"/>
        <source>Stop playing and go back to where it began</source>
        <translation>再生を止めて、再生を始めたフレームに戻る</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>&amp;Loop</source>
        <translation>ループ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>Play again and again</source>
        <translation>繰り返し再生</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="121"/>
        <source>F&amp;ollow the playhead</source>
        <translation>再生ヘッドを追う(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="122"/>
        <source>Turn the page when the playhead leaves the view while playing</source>
        <translation>再生中に再生ヘッドが表示範囲から出たらページを送る</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="131"/>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="132"/>
        <source>Play at the next higher speed</source>
        <translation>一段速く再生します</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="134"/>
        <source>Slo&amp;wer</source>
        <translation>遅く(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="135"/>
        <source>Play at the next lower speed</source>
        <translation>一段遅く再生します</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="158"/>
        <source>Play range from the selection</source>
        <translation>選択範囲を再生範囲に</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="159"/>
        <source>Play from the first selected key to the last one</source>
        <translation>選択した最初のキーから最後のキーまでを再生</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="163"/>
        <source>Play range between &amp;markers</source>
        <translation>マーカー間を再生範囲に(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="164"/>
        <source>Play what lies between the markers around the playhead</source>
        <translation>再生ヘッドの前後のマーカーの間を再生</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="167"/>
        <source>Play range starts &amp;here</source>
        <translation>ここを再生範囲の先頭に(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="168"/>
        <source>Play from the playhead on</source>
        <translation>再生ヘッドから再生します</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="174"/>
        <source>Play range &amp;ends here</source>
        <translation>ここを再生範囲の末尾に(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="175"/>
        <source>Play up to the playhead</source>
        <translation>再生ヘッドまで再生します</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="181"/>
        <source>Play everything</source>
        <translation>全体を再生</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="182"/>
        <source>Take the play range away</source>
        <translation>再生範囲を解除</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="188"/>
        <source>Everything is played already.</source>
        <translation>すでに全体が再生範囲です。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="197"/>
        <source>&amp;Add marker</source>
        <translation>マーカーを追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="198"/>
        <source>Mark the frame of the playhead; where it is marked, edit the marker</source>
        <translation>再生ヘッドのフレームにマーカーを付ける。すでにあれば編集する</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="201"/>
        <source>Edit ma&amp;rker…</source>
        <translation>マーカーを編集(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="202"/>
        <source>Name, colour and frame of the marker at the playhead</source>
        <translation>再生ヘッド位置のマーカーの名前、色、フレーム</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="205"/>
        <source>&amp;Delete marker</source>
        <translation>マーカーを削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="206"/>
        <source>Delete the marker at the playhead</source>
        <translation>再生ヘッド位置のマーカーを削除</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="209"/>
        <source>Delete all markers</source>
        <translation>マーカーをすべて削除</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="210"/>
        <source>Delete every marker of the motion</source>
        <translation>モーションのマーカーをすべて削除します</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="213"/>
        <source>&amp;Tempo…</source>
        <translation>テンポ(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="214"/>
        <source>Beats a minute, for bars and beats</source>
        <translation>小節と拍の表示に使うテンポ (BPM)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlaybackBar</name>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="152"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="152"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="159"/>
        <source>%1×</source>
        <comment>playback speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="170"/>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="171"/>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="172"/>
        <source>Speed of playing</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="173"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="175"/>
        <source>Playhead and end of what is played. Click for frames, seconds, or bars and beats.</source>
        <translation>再生ヘッドと再生の終わり。クリックでフレーム、秒、小節と拍を切り替えます。</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="176"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="177"/>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="178"/>
        <source>&amp;Seconds</source>
        <translation>秒(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="179"/>
        <source>&amp;Bars and beats</source>
        <translation>小節と拍(&amp;B)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseActions</name>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>Pose (*.vpd)</source>
        <translation>ポーズ (*.vpd)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="40"/>
        <source>Put in a pose</source>
        <translation>ポーズを入れる</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="60"/>
        <source>What was written reads back differently.</source>
        <translation>書き込んだ内容が、読み直すと異なっています。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="64"/>
        <source>The pose could not be saved: %1</source>
        <translation>ポーズを保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="68"/>
        <source>The pose at frame %1 is saved in “%2”.</source>
        <translation>フレーム %1 のポーズを「%2」に保存しました。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="70"/>
        <source>Left out, since a pose file cannot hold these names: %1.</source>
        <translation>ポーズファイルに書けない名前のため除外しました: %1。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="77"/>
        <source>Save the pose</source>
        <translation>ポーズを保存</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="100"/>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読み込めません: %2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="106"/>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="114"/>
        <source>Put in a &amp;pose…</source>
        <translation>ポーズを入れる(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="115"/>
        <source>Give the bones of a pose file (VPD) keys at the playhead</source>
        <translation>ポーズファイル (VPD) のボーンに、再生ヘッドの位置でキーを登録</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="118"/>
        <source>Save th&amp;e pose…</source>
        <translation>ポーズを保存(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="120"/>
        <source>Write what the chosen tracks, else all bones and morphs, are at the playhead into a pose file (VPD)</source>
        <translation>選んだトラック、なければすべてのボーンとモーフの、再生ヘッドの位置での状態をポーズファイル (VPD) に書き出す</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="126"/>
        <source>The motion has no keys of bones or morphs.</source>
        <translation>モーションにボーンやモーフのキーがありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseFile</name>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="103"/>
        <source>This is no pose file: it does not begin with “%1”.</source>
        <translation>ポーズファイルではありません。先頭が「%1」ではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="122"/>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="133"/>
        <source>The file ends in its header.</source>
        <translation>ファイルがヘッダーの途中で終わっています。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="136"/>
        <source>The header is not whole.</source>
        <translation>ヘッダーが不完全です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="147"/>
        <source>“%1” is no number of bones.</source>
        <translation>「%1」はボーンの数ではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="181"/>
        <source>“%1” is not understood and is left out.</source>
        <translation>「%1」は解釈できないため除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="218"/>
        <source>A block without a name is left out.</source>
        <translation>名前のないブロックを除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="220"/>
        <source>“%1” has numbers that are none, or too many; it is left out.</source>
        <translation>「%1」に数でないものか、多すぎる数があるため除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="221"/>
        <source>“%1” is not whole and is left out.</source>
        <translation>「%1」は不完全なため除外しました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="224"/>
        <source>“%1” is not closed by “}”; its values are kept.</source>
        <translation>「%1」が「}」で閉じられていません。値は使います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="230"/>
        <source>“%1” has a rotation of length zero; it is not turned.</source>
        <translation>「%1」の回転の長さが 0 です。回転なしとします。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="246"/>
        <source>“%1” is there twice; the last counts.</source>
        <translation>「%1」が二度あります。後のものを使います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="254"/>
        <source>The file states %1 bones and has %2. All are read; MMD reads as many as it states.</source>
        <translation>ファイルにはボーン%1個とありますが、%2個あります。すべて読み込みます。MMDは書かれた数だけ読み込みます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vpd/posefile.cpp" line="259"/>
        <source>%n more such lines.</source>
        <translation>
            <numerusform>このような行がほかに%n行あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="357"/>
        <source>The file is larger than 64 MiB, which no pose is.</source>
        <translation>ファイルが 64 MiB を超えています。ポーズではありえない大きさです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseKeys</name>
    <message>
        <location filename="../editor-core/edits/posekeys.cpp" line="65"/>
        <location filename="../editor-core/edits/posekeys.cpp" line="71"/>
        <source>The motion cannot store the name “%1”.</source>
        <translation>名前「%1」はモーションに保存できません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseVerbs</name>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="29"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>このポーズにはボーンもモーフもありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/poseverbs.cpp" line="34"/>
        <source>Pose, %n key(s)</source>
        <translation>
            <numerusform>ポーズ、キー%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="36"/>
        <source>Putting the pose in…</source>
        <translation>ポーズを入れています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::Posing</name>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="86"/>
        <source>The track “%1” is locked.</source>
        <translation>トラック「%1」はロックされています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="172"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>キーのないポーズはありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="190"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>ロックされた%n個のトラックを除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="202"/>
        <source>Register pose: %n key(s)</source>
        <translation>
            <numerusform>ポーズを登録: %n個のキー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PosingActions</name>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="51"/>
        <source>&amp;Turn bones</source>
        <translation>ボーンを回転(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="52"/>
        <source>Rings around the chosen bone in the preview, to turn it by</source>
        <translation>プレビューで選択中のボーンの周りに、回転用のリングを表示</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="54"/>
        <source>&amp;Move bones</source>
        <translation>ボーンを移動(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="55"/>
        <source>Arrows at the chosen bone in the preview, to move it along</source>
        <translation>プレビューで選択中のボーンに、移動用の矢印を表示</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="69"/>
        <source>The bone&apos;s &amp;own axes</source>
        <translation>ボーン自身の軸(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="70"/>
        <source>The handles go along with the bone (local)</source>
        <translation>ハンドルがボーンと一緒に回る (ローカル)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="72"/>
        <source>Its &amp;parent&apos;s axes</source>
        <translation>親ボーンの軸(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="74"/>
        <source>The handles go along with the bone&apos;s parent, as the values of its keys do</source>
        <translation>ハンドルが親ボーンと一緒に回る (キーの値と同じ軸)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="77"/>
        <source>The &amp;world&apos;s axes</source>
        <translation>ワールドの軸(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="78"/>
        <source>The handles stay upright (global)</source>
        <translation>ハンドルがまっすぐのまま (グローバル)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="83"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>キーのないポーズはありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="90"/>
        <source>&amp;Auto-key</source>
        <translation>自動登録(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="91"/>
        <source>What is posed gets keys at the playhead at once</source>
        <translation>ポーズを付けると、すぐに再生ヘッドの位置にキーを登録</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="96"/>
        <source>&amp;Register pose</source>
        <translation>ポーズを登録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="97"/>
        <source>Give what is posed keys at the playhead</source>
        <translation>付けたポーズを再生ヘッドの位置にキーとして登録</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="101"/>
        <source>&amp;Discard pose</source>
        <translation>ポーズを破棄(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="102"/>
        <source>Show the motion as it is; what is posed and has no keys is lost</source>
        <translation>モーションをそのまま表示 (キーのないポーズは失われます)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="118"/>
        <source>Morph &amp;sliders</source>
        <translation>表情スライダー(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="119"/>
        <source>Sliders for the model&apos;s morphs, to pose its face by</source>
        <translation>モデルの表情を付けるためのスライダー</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStore</name>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="60"/>
        <source>Your presets in “%1” cannot be read: %2</source>
        <translation>「%1」のプリセットを読み込めません: %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="90"/>
        <source>The folder “%1” cannot be made.</source>
        <translation>フォルダー「%1」を作成できません。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="93"/>
        <source>Another program is writing your presets, or “%1” cannot be written.</source>
        <translation>ほかのプログラムがプリセットを書き込んでいるか、「%1」に書き込めません。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="118"/>
        <location filename="../widgets/curves/presetstore.cpp" line="133"/>
        <source>There is no preset “%1” any more.</source>
        <translation>プリセット「%1」はもうありません。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="175"/>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読み込めません: %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="203"/>
        <source>The file cannot be renamed: %1</source>
        <translation>ファイルの名前を変更できません: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStrip</name>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="76"/>
        <source>%1, the curve of the selected keys</source>
        <translation>%1 (選択中のキーの曲線)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="75"/>
        <source>%1, one of your own</source>
        <translation>%1 (自分のプリセット)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="82"/>
        <source>One of your own presets, marked by a corner</source>
        <translation>自分のプリセット。角の印が目印です</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="84"/>
        <source>The selected keys have this curve.</source>
        <translation>選択中のキーはこの曲線です。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="190"/>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetsDialog</name>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="32"/>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="33"/>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="34"/>
        <source>&amp;Put back</source>
        <translation>元に戻す(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="35"/>
        <source>Move &amp;up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="36"/>
        <source>Move do&amp;wn</source>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="37"/>
        <source>&amp;Import…</source>
        <translation>読み込み(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="38"/>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="39"/>
        <source>Set the file &amp;aside</source>
        <translation>ファイルを退避(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="42"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="44"/>
        <source>Your curve presets</source>
        <translation>自分の曲線プリセット</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="67"/>
        <source>Bring back the preset that was deleted last</source>
        <translation>最後に削除したプリセットを元に戻す</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="68"/>
        <source>Add the presets of a file to yours</source>
        <translation>ファイルのプリセットを自分のものに加える</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="69"/>
        <source>Write all your presets into a file, for others or another computer</source>
        <translation>自分のプリセットをすべて、ほかの人や別のコンピューターのためにファイルへ書き出す</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="70"/>
        <source>Rename the file that cannot be read, and begin a new one</source>
        <translation>読み込めないファイルの名前を変え、新しいファイルで始める</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="160"/>
        <source>“%1” is “%2” now.</source>
        <translation>「%1」の名前を「%2」に変更しました。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="179"/>
        <source>“%1” was deleted. “Put back” brings it back.</source>
        <translation>「%1」を削除しました。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="194"/>
        <source>“%1” is there again.</source>
        <translation>「%1」を元に戻しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="208"/>
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>%n個のプリセットを追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="210"/>
        <source>%n of them got another name, since yours have other curves under it.</source>
        <translation>
            <numerusform>うち%n個は、同じ名前で別の曲線のプリセットがあるため、別の名前にしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="213"/>
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n個はすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="215"/>
        <source>%n found no room.</source>
        <translation>
            <numerusform>%n個は上限を超えるため追加できませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="223"/>
        <source>%n preset(s) were written into “%1”.</source>
        <translation>
            <numerusform>%n個のプリセットを「%1」に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="229"/>
        <source>Import presets</source>
        <translation>プリセットの読み込み</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="242"/>
        <source>Curve presets (*.json)</source>
        <translation>曲線プリセット (*.json)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="239"/>
        <source>Export presets</source>
        <translation>プリセットの書き出し</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="252"/>
        <source>The file was kept as “%1”.</source>
        <translation>ファイルを「%1」として残しました。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="263"/>
        <source>You have no presets of your own yet. Save the curve of a key as one, or import a file of them.</source>
        <translation>自分のプリセットはまだありません。キーの曲線をプリセットとして保存するか、ファイルから読み込んでください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewActions</name>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="29"/>
        <source>Show the preview first.</source>
        <translation>先にプレビューを表示してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="49"/>
        <source>Preview pa&amp;nel</source>
        <translation>プレビューパネル(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="50"/>
        <source>Show the motion on a model, or hide it</source>
        <translation>モーションをモデルで表示する、または隠す</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="78"/>
        <source>Motion&apos;s &amp;camera</source>
        <translation>モーションのカメラ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="79"/>
        <source>Look through the motion&apos;s own camera; turning the view leaves it</source>
        <translation>モーション自身のカメラで見る。視点を回すと解除されます</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="84"/>
        <source>There are no camera keys.</source>
        <translation>カメラのキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="92"/>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="93"/>
        <source>Look at the model from the front (1 on the number pad)</source>
        <translation>モデルを正面から見る (テンキーの 1)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="95"/>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="96"/>
        <source>Look at the model from behind (Ctrl+1 on the number pad)</source>
        <translation>モデルを後ろから見る (テンキーの Ctrl+1)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="98"/>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="99"/>
        <source>Look at the model&apos;s left side (Ctrl+3 on the number pad)</source>
        <translation>モデルの左側を見る (テンキーの Ctrl+3)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="101"/>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="102"/>
        <source>Look at the model&apos;s right side (3 on the number pad)</source>
        <translation>モデルの右側を見る (テンキーの 3)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="104"/>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="105"/>
        <source>Look at the model from above (7 on the number pad)</source>
        <translation>モデルを上から見る (テンキーの 7)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="107"/>
        <source>B&amp;ottom</source>
        <translation>下(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="108"/>
        <source>Look at the model from below (Ctrl+7 on the number pad)</source>
        <translation>モデルを下から見る (テンキーの Ctrl+7)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="113"/>
        <source>&amp;Perspective</source>
        <translation>遠近法(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="114"/>
        <source>What is farther away looks smaller (5 on the number pad)</source>
        <translation>遠くのものほど小さく見える (テンキーの 5)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="122"/>
        <source>&amp;Frame chosen bones</source>
        <translation>選んだボーンを表示(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="123"/>
        <source>Bring the bones of the chosen tracks into view (. on the number pad)</source>
        <translation>選んだトラックのボーンを表示範囲に収める (テンキーの .)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="129"/>
        <source>Choose tracks of bones first.</source>
        <translation>先にボーンのトラックを選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="132"/>
        <source>Frame &amp;all</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="133"/>
        <source>Bring the whole model into view</source>
        <translation>モデル全体を表示範囲に収める</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="140"/>
        <source>Camera from anot&amp;her file…</source>
        <translation>別のファイルのカメラ(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="141"/>
        <source>Show the camera and the light of another motion file in the preview</source>
        <translation>別のモーションファイルのカメラと照明をプレビューに使う</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="143"/>
        <source>Camera from another file</source>
        <translation>別のファイルのカメラ</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMDモーション (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="153"/>
        <source>The motion&apos;s o&amp;wn camera again</source>
        <translation>モーション自身のカメラに戻す(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="154"/>
        <source>Leave the camera and the light of the other file</source>
        <translation>別のファイルのカメラと照明をやめる</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="157"/>
        <source>The camera is the motion&apos;s own.</source>
        <translation>モーション自身のカメラです。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="169"/>
        <source>Background &amp;colour…</source>
        <translation>背景色(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="170"/>
        <source>Choose the colour behind the model</source>
        <translation>モデルの後ろの色を選ぶ</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="175"/>
        <source>Background colour</source>
        <translation>背景色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="183"/>
        <source>Background of the &amp;theme</source>
        <translation>テーマの背景(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="184"/>
        <source>The colour behind the model is that of the window&apos;s theme</source>
        <translation>モデルの後ろをウィンドウのテーマの色にする</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="187"/>
        <source>It is the theme&apos;s.</source>
        <translation>テーマの色です。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="201"/>
        <source>&amp;Ground grid</source>
        <translation>地面のグリッド(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="202"/>
        <source>Lines on the ground, 5 units apart</source>
        <translation>5 単位ごとの地面の線</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="203"/>
        <source>&amp;Axes</source>
        <translation>軸(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="204"/>
        <source>The axes X, Y and Z at the origin</source>
        <translation>原点の X、Y、Z 軸</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="205"/>
        <source>&amp;Skin</source>
        <translation>モデル(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="206"/>
        <source>The model itself; without it its bones can be seen better</source>
        <translation>モデル本体。隠すとボーンが見やすくなります</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="207"/>
        <source>&amp;Edges</source>
        <translation>輪郭線(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="208"/>
        <source>The dark lines around the model</source>
        <translation>モデルの周りの暗い線</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="209"/>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="210"/>
        <source>All bones of the model; those of chosen tracks are always shown</source>
        <translation>モデルのすべてのボーン。選んだトラックのボーンは常に表示されます</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="211"/>
        <source>&amp;IK chains</source>
        <translation>IKチェーン(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="212"/>
        <source>Chains that are bent by IK, and the goals that they reach for</source>
        <translation>IKで曲がるチェーンと、その目標</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="214"/>
        <source>&amp;Neighbouring keys</source>
        <translation>前後のキー(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="216"/>
        <source>Faint figures at the keys before and after the playhead: those of the chosen tracks, else of all</source>
        <translation>再生ヘッドの前後のキーでの姿を薄く表示。選んだトラック、なければすべてのトラックのキー</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="219"/>
        <source>&amp;Path of the chosen bone</source>
        <translation>選んだボーンの軌跡(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="221"/>
        <source>The way of the bones of the chosen tracks around the playhead, with their keys as dots</source>
        <translation>選んだトラックのボーンの、再生ヘッド前後での軌跡。キーは点で示す</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="244"/>
        <source>Ghosts</source>
        <translation>ゴースト</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="246"/>
        <source>Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.</source>
        <translation>
            <numerusform>ゴーストの間隔のフレーム数。再生ヘッドの前後それぞれ%n個まで。0 なら表示しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="262"/>
        <source>&amp;Every %n frame(s)…</source>
        <translation>
            <numerusform>%nフレームごと(&amp;E)…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="263"/>
        <source>&amp;Every few frames…</source>
        <translation>数フレームごと(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="265"/>
        <source>Faint figures at equal distances in time from the playhead</source>
        <translation>再生ヘッドから等間隔の時間での姿を薄く表示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="285"/>
        <source>&amp;Nothing</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="286"/>
        <source>Show the motion alone</source>
        <translation>モーションだけを表示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="288"/>
        <source>The file as saved, &amp;over it</source>
        <translation>保存時のモーションを重ねる(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="289"/>
        <source>Show how the motion was when the file was last saved, as a faint figure</source>
        <translation>最後に保存したときのモーションを薄く重ねて表示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="292"/>
        <source>The file as saved, &amp;beside it</source>
        <translation>保存時のモーションを横に並べる(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="293"/>
        <source>Show how the motion was when the file was last saved, on a second model</source>
        <translation>最後に保存したときのモーションを、二つめのモデルで表示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="308"/>
        <source>Model and m&amp;otion…</source>
        <translation>モデルとモーション(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="309"/>
        <source>What the motion moves and the model lacks, and what is odd in the model</source>
        <translation>モーションが動かすのにモデルにないものと、モデルのおかしなところ</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="316"/>
        <source>There is no model yet.</source>
        <translation>まだモデルがありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewController</name>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Turn “%1”</source>
        <translation>「%1」を回転</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Move “%1”</source>
        <translation>「%1」を移動</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="152"/>
        <source>“%1” is bent by IK here: move “%2”, or switch that IK off first.</source>
        <translation>「%1」はここではIKで曲がっています。「%2」を動かすか、先にそのIKをオフにしてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewRenderer</name>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="89"/>
        <source>The program runs without a display, so there is no OpenGL to draw with.</source>
        <translation>ディスプレイなしで動いているため、描画に使う OpenGL がありません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="93"/>
        <source>There is no display, and so no OpenGL to draw with.</source>
        <translation>ディスプレイがないため、描画に使う OpenGL がありません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="97"/>
        <source>This display offers no OpenGL.</source>
        <translation>このディスプレイでは OpenGL を使えません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="102"/>
        <source>OpenGL cannot draw off the screen here.</source>
        <translation>この環境では OpenGL で画面外に描画できません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="106"/>
        <source>The preview needs OpenGL %1.%2; this display has %3.%4.</source>
        <translation>プレビューには OpenGL %1.%2 が必要ですが、このディスプレイは %3.%4 です。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="125"/>
        <source>The graphics driver refuses the preview: %1</source>
        <translation>グラフィックドライバーがプレビューを拒否しました: %1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="131"/>
        <source>The picture is too large: %1 x %2 pixels, where OpenGL draws %3 at most in a row.</source>
        <translation>画像が大きすぎます: %1 x %2 ピクセル。OpenGL で描けるのは一辺 %3 ピクセルまでです。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="152"/>
        <source>The graphics card has no room for a picture of %1 x %2 pixels.</source>
        <translation>グラフィックカードに %1 x %2 ピクセルの画像を置く余裕がありません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="196"/>
        <source>OpenGL cannot draw any more: the graphics card was lost.</source>
        <translation>グラフィックカードが失われたため、OpenGL で描画できなくなりました。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/scenepainter.cpp" line="268"/>
        <source>The graphics card has no room for the model.</source>
        <translation>グラフィックカードにモデルを置く余裕がありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewSession</name>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="98"/>
        <source>The motion has no track for the bone “%1”; posing it adds one.</source>
        <translation>モーションにはボーン「%1」のトラックがありません。ポーズを付けると追加します。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="119"/>
        <source>The figure is being made…</source>
        <translation>モデルを作っています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="127"/>
        <source>%n posed, no keys yet</source>
        <translation>
            <numerusform>キーのないポーズ: %n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="239"/>
        <source>“%1” has no camera keys.</source>
        <translation>「%1」にはカメラのキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="249"/>
        <source>The preview shows the camera of “%1”.</source>
        <translation>プレビューに「%1」のカメラを使っています。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="303"/>
        <source>%n name(s) are not in this model</source>
        <translation>
            <numerusform>%n個の名前がこのモデルにありません</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="305"/>
        <source>some names mean several bones</source>
        <translation>一部の名前が複数のボーンを指しています</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="307"/>
        <source>Show which: what the motion moves and this model lacks</source>
        <translation>モーションが動かすのにこのモデルにないものを表示</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewView</name>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="46"/>
        <location filename="../widgets/preview/previewview.cpp" line="549"/>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="277"/>
        <source>No preview: %1</source>
        <translation>プレビューできません: %1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="277"/>
        <source>All else works.</source>
        <translation>ほかの機能はすべて使えます。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="335"/>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>furitsuke::RangeDialog</name>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="47"/>
        <source>Select from frame to frame</source>
        <translation>フレームの範囲で選択</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="68"/>
        <source>&amp;Select these only</source>
        <translation>これだけを選択(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="69"/>
        <source>&amp;Add them</source>
        <translation>選択に追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="70"/>
        <source>&amp;Take them away</source>
        <translation>選択から除外(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="74"/>
        <source>&amp;From frame:</source>
        <translation>開始フレーム(&amp;F):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="75"/>
        <source>T&amp;o frame:</source>
        <translation>終了フレーム(&amp;O):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="76"/>
        <source>T&amp;racks:</source>
        <translation>トラック(&amp;R):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="83"/>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="100"/>
        <source>All tracks</source>
        <translation>すべてのトラック</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="101"/>
        <source>Tracks in the list (%n)</source>
        <translation>
            <numerusform>一覧のトラック (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="103"/>
        <source>Chosen tracks (%n)</source>
        <translation>
            <numerusform>選択中のトラック (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="133"/>
        <source>%n key(s) will be selected.</source>
        <translation>
            <numerusform>%n個のキーが選択されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="136"/>
        <source>%n key(s) will be added to the selection.</source>
        <translation>
            <numerusform>%n個のキーが選択に追加されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="139"/>
        <source>%n key(s) will be taken out of the selection.</source>
        <translation>
            <numerusform>%n個のキーが選択から外れます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="293"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>長さ0の回転があります。そのまま保持し、回転なしとして扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="295"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>長さが1でない回転があります。そのまま保持し、再生時に正規化します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="299"/>
        <source>Curve bytes that MMD does not read are not as MMD writes them; kept.</source>
        <translation>MMDが読まない補間曲線のバイトが、MMDの書き出すものと異なります。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="26"/>
        <source>A record stands after one of the same track with a later frame; records are saved in the order of the file.</source>
        <translation>同じトラックのレコードがフレーム順に並んでいません。レコードはファイル内の順序のまま保存されます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="31"/>
        <source>Keys of one track at one frame have different values; all are kept, the last in the file counts.</source>
        <translation>同じトラックの同じフレームに、値の異なるキーがあります。すべて保持し、ファイル内で最後のものを有効とします。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="35"/>
        <source>Keys of one track at one frame have the same values; all are kept.</source>
        <translation>同じトラックの同じフレームに、値の等しいキーがあります。すべて保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="41"/>
        <source>A frame number beyond 2147483647; kept. Other programs may fail on it.</source>
        <translation>2147483647を超えるフレーム番号があります。そのまま保持します。ほかのプログラムでは正しく扱えない場合があります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="46"/>
        <source>A value is not a number or infinite; kept, and taken for 0 when played.</source>
        <translation>非数または無限大の値があります。そのまま保持し、再生時は0として扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="51"/>
        <source>Curve values over 127; kept, and taken for 127 when played.</source>
        <translation>127を超える補間曲線の値があります。そのまま保持し、再生時は127として扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="56"/>
        <source>A switch byte is neither 0 nor 1; kept, and read as MMD does.</source>
        <translation>0でも1でもない切り替えバイトがあります。そのまま保持し、MMDと同じように読み取ります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="61"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="94"/>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="99"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>VMDファイルではありません: %nバイトしかありません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="100"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>VMDファイルではありません: 「Vocaloid Motion Data」で始まっていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="107"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>ファイルがヘッダーの途中で終わっています (%2バイト中%1バイト)。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>モデル名が10バイトの古いヘッダーです。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="119"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>不明なバージョン「%1」です。バージョン0002として読み込みました。ほかのプログラムでは開けない場合があります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="126"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>シグネチャの後に0でないバイトがあります (古いMMDのファイルに見られます)。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="149"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>セクションのレコード数は0ですが、レコードが1つ続いています (古いMMDのファイルに見られます)。保持しますが、キーとしては扱いません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="156"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>レコード数は%1となっていますが、実際には%2個しかありません。その分を保持します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="176"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>ファイルがこのセクションのレコード数の途中で終わっています。その%nバイトを保持します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="181"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>レコード数は%1となっていますが、ファイルの残りに収まりません。その%2バイトをそのまま保持します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="170"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>不完全なレコードの%nバイトを末尾に保持します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="189"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最後のセクションの後に%nバイトあります。そのまま保持します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="194"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>ファイルはこのセクションの前で終わっています。キーを追加したときだけ書き出されます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="253"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>0または180度を超える視野角があります。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="288"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>2を超えるセルフ影のモードがあります。そのまま保持し、mode2として扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="350"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名前の大半が既知の名前になるため、文字コードを%1と判断しました。MMDはcp932として読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="360"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>モデル名「%1」は文字の途中で切れているか、%2にない文字を含んでいます。バイト列はそのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="424"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>文字の途中で切れているか、%1にない文字を含む名前があります (最初は「%2」)。バイト列はそのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="392"/>
        <source>Keys have an empty name; kept.</source>
        <translation>名前が空のキーがあります。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="439"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>ボーン・表情とカメラ・照明の両方が入っています。MMDはカメラ側を読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="441"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>ボーン・表情とカメラ・照明の両方が入っています。MMDはボーン側を読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="445"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>カメラ・照明モーションですが、モデル名がMMDの予約名ではありません。MMDでは読み込めません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="466"/>
        <source>There is not enough memory for this file.</source>
        <translation>このファイルを読むためのメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="476"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="478"/>
        <source>This is a folder, not a file.</source>
        <translation>ファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="480"/>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="486"/>
        <location filename="../editor-core/vmd/reader.cpp" line="495"/>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterActions</name>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="22"/>
        <source>&amp;Register keys</source>
        <translation>キーを登録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="24"/>
        <source>Give the chosen tracks a key of what is shown at the playhead; the motion stays the same</source>
        <translation>選択中のトラックに、再生ヘッド位置の状態をキーとして登録 (モーションは変わりません)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="31"/>
        <source>Delete keys, &amp;keep the shape</source>
        <translation>形を保ってキーを削除(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="33"/>
        <source>Delete the selected keys and fit the curves after them to how the motion was</source>
        <translation>選択したキーを削除し、元の動きに合うように後の補間曲線を調整</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="39"/>
        <source>&amp;Hold before keys</source>
        <translation>キーの手前まで保持(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="40"/>
        <source>Let what is before the selected keys stay until one frame before them</source>
        <translation>選択したキーの1フレーム手前まで、前の状態を保つ</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterVerbs</name>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="45"/>
        <source>%1, curves at most %2</source>
        <translation>%1、曲線は最大 %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="68"/>
        <source>The chosen tracks are locked.</source>
        <translation>選択中のトラックはロックされています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="69"/>
        <source>Choose the tracks that are to get a key first.</source>
        <translation>先にキーを登録するトラックを選択してください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="76"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>ロックされた%n個のトラックを除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="78"/>
        <source>There are keys at frame %1 already.</source>
        <translation>フレーム%1にはすでにキーがあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="81"/>
        <source>Register %n key(s) at frame %1</source>
        <translation>
            <numerusform>フレーム%1に%n個のキーを登録</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="83"/>
        <source>%1, %2 there already</source>
        <translation>%1、%2個は登録済み</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="90"/>
        <source>Registering keys…</source>
        <translation>キーを登録しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="111"/>
        <source>Delete %n key(s), keeping the shape</source>
        <translation>
            <numerusform>形を保って%n個のキーを削除</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="115"/>
        <source>Deleting keys and fitting curves…</source>
        <translation>キーを削除し、曲線を合わせています…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="128"/>
        <source>Nothing to hold: before the selected keys is no key, or one on the frame before.</source>
        <translation>保持するものがありません。選択したキーの前にキーがないか、直前のフレームにあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="131"/>
        <source>Hold before keys: %n key(s) inserted</source>
        <translation>
            <numerusform>キーの手前まで保持: %n個のキーを登録</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RenameDialog</name>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="151"/>
        <source>Rename track</source>
        <translation>トラックの名前を変更</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the bone “%1”</source>
        <translation>ボーン「%1」の新しい名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the morph “%1”</source>
        <translation>モーフ「%1」の新しい名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add bone track</source>
        <translation>ボーンのトラックを追加</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add morph track</source>
        <translation>モーフのトラックを追加</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the bone</source>
        <translation>ボーンの名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the morph</source>
        <translation>モーフの名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="158"/>
        <source>Names of this motion: %1</source>
        <translation>このモーションの名前の文字コード: %1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="167"/>
        <source>%1 of %2 bytes</source>
        <translation>%2バイト中%1バイト</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="170"/>
        <source>%1: fits</source>
        <translation>%1: 収まります</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="173"/>
        <source>%1: will be cut</source>
        <translation>%1: 切り捨てられます</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="176"/>
        <source>%1: not possible</source>
        <translation>%1: 使えません</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/renamedialog.cpp" line="182"/>
        <source>&amp;Rename the IK bone in %n display/IK record(s) too</source>
        <translation>
            <numerusform>%n件の表示・IKのレコードでもIKボーンの名前を変更(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="184"/>
        <source>&amp;Rename the IK bone in display/IK records too</source>
        <translation>表示・IKのレコードでもIKボーンの名前を変更(&amp;R)</translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseDialog</name>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse time</source>
        <translation>時間を逆転</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse</source>
        <translation>逆転</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="26"/>
        <source>%n key(s) will play backwards.</source>
        <translation>
            <numerusform>%n個のキーが逆向きに再生されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="28"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個のキーが上書きされます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseEdits</name>
    <message>
        <location filename="../editor-core/edits/reverseedits.cpp" line="203"/>
        <source>A display/IK record was added at frame %1 for what held before.</source>
        <translation>それまでの状態を保つため、フレーム%1に表示・IKのレコードを追加しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reverseedits.cpp" line="234"/>
        <source>%n key(s) added so that every frame is as its mirrored one was.</source>
        <translation>
            <numerusform>どのフレームも鏡に映したフレームと同じになるように、%n個のキーを追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reversible.cpp" line="351"/>
        <source>%n curve(s) before a switch cannot keep the shape exactly.</source>
        <translation>
            <numerusform>切り替えの前の%n本の曲線は、形を正確には保てません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Save</name>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="61"/>
        <source>not all bytes could be written, the disk may be full</source>
        <translation>すべてのバイトを書き込めませんでした（ディスクの空きがない可能性があります）</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="125"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>「%1」は自分自身を指すリンクです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>“%1” is not a regular file.</source>
        <translation>「%1」は通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="129"/>
        <source>“%1” is write-protected.</source>
        <translation>「%1」は書き込み禁止です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="136"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>「%1」にファイルを作成できません: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="144"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>書き込みに失敗しました：%1。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="158"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>バックアップを残せません：%1。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="188"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="183"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>書き込んだ内容を読み戻すとモーションと一致しません。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="166"/>
        <source>The file cannot be replaced: %1</source>
        <translation>ファイルを置き換えられません: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SavePresetDialog</name>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="30"/>
        <source>Save as a preset</source>
        <translation>プリセットとして保存</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="33"/>
        <source>My curve</source>
        <translation>自分の曲線</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="47"/>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="48"/>
        <source>Curve:</source>
        <translation>曲線:</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="86"/>
        <source>There is a preset “%1” already; it gets this curve.</source>
        <translation>プリセット「%1」はすでにあります。この曲線に置き換わります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleDialog</name>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale the time of keys</source>
        <translation>キーの時間を伸縮</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale</source>
        <translation>伸縮</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="24"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>同じトラックの以降のキーもずらす(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="33"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="42"/>
        <source>&amp;Factor:</source>
        <translation>倍率(&amp;F):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="43"/>
        <source>&amp;New length in frames:</source>
        <translation>新しい長さ (フレーム)(&amp;N):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="44"/>
        <source>&amp;About:</source>
        <translation>基準(&amp;A):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="79"/>
        <source>the playhead, frame %1</source>
        <translation>再生ヘッド、フレーム%1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="80"/>
        <source>the first selected key, frame %1</source>
        <translation>最初の選択キー、フレーム%1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="81"/>
        <source>the last selected key, frame %1</source>
        <translation>最後の選択キー、フレーム%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="120"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n個のキーが移動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="122"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個のキーが上書きされます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="124"/>
        <source>%n key(s) will be rounded to whole frames, by %1 of a frame at most.</source>
        <translation>
            <numerusform>%n個のキーが整数のフレームに丸められます (最大%1フレーム)。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleEdits</name>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="195"/>
        <source>The factor must be more than 0 and at most 4294.</source>
        <translation>倍率は0より大きく、4294以下にしてください。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="197"/>
        <source>There is no frame %1.</source>
        <translation>フレーム%1はありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/scaleedits.cpp" line="296"/>
        <source>%n key(s) rounded to whole frames, by %1 of a frame at most</source>
        <translation>
            <numerusform>%n個のキーを整数のフレームに丸めました (最大%1フレーム)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectActions</name>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="33"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>現在のトラックがありません。上下キーで選べます。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="47"/>
        <source>The track is locked; its keys cannot be selected.</source>
        <translation>トラックがロックされているため、キーを選択できません。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="52"/>
        <source>The current track has no key there.</source>
        <translation>現在のトラックのそこにはキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="119"/>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="120"/>
        <source>Select all keys, display/IK records included</source>
        <translation>表示・IKのレコードも含めてすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="125"/>
        <source>&amp;Invert selection</source>
        <translation>選択を反転(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="126"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>選択されていないキーだけを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="131"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>再生ヘッド位置のキーを選択(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="132"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>再生ヘッドのフレームにある全トラックのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="137"/>
        <source>Select keys at the selected &amp;frames</source>
        <translation>選択したフレームのキーを選択(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="138"/>
        <source>Select the keys of all tracks at every frame that has a selected key</source>
        <translation>選択したキーのある各フレームで、全トラックのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="143"/>
        <source>Select keys before the playhead</source>
        <translation>再生ヘッドより前のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="144"/>
        <source>Select all keys up to the playhead&apos;s frame, that frame included</source>
        <translation>再生ヘッドのフレームまで (そのフレームを含む) のすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="149"/>
        <source>Select keys aft&amp;er the playhead</source>
        <translation>再生ヘッドより後のキーを選択(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="150"/>
        <source>Select all keys from the playhead&apos;s frame on, that frame included</source>
        <translation>再生ヘッドのフレームから後 (そのフレームを含む) のすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="155"/>
        <source>Select keys between &amp;markers</source>
        <translation>マーカー間のキーを選択(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="157"/>
        <source>Select all keys from the marker at or before the playhead to the frame before the next marker</source>
        <translation>再生ヘッド以前のマーカーから、次のマーカーの1フレーム前までのすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="164"/>
        <source>Select the &amp;whole tracks of the selected keys</source>
        <translation>選択したキーのトラック全体を選択(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="165"/>
        <source>Select all keys of every track that has a selected key</source>
        <translation>選択したキーのある各トラックのすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="170"/>
        <source>Select the first key of each track</source>
        <translation>各トラックの最初のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="171"/>
        <location filename="../app/actions/selectactions.cpp" line="177"/>
        <source>Of the chosen tracks; of all where no track is chosen</source>
        <translation>選択中のトラックが対象。なければ全トラック</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="176"/>
        <source>Select the last key of each track</source>
        <translation>各トラックの最後のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="182"/>
        <source>&amp;Grow selection</source>
        <translation>選択を広げる(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="183"/>
        <source>Add one key at both ends of every run of selected keys</source>
        <translation>連続して選択したキーの両端に1つずつ追加</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="188"/>
        <source>S&amp;hrink selection</source>
        <translation>選択を狭める(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="189"/>
        <source>Take one key away at both ends of every run of selected keys</source>
        <translation>連続して選択したキーの両端を1つずつ外す</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="194"/>
        <source>Select every second key</source>
        <translation>1つおきに選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="195"/>
        <source>Of every track&apos;s selected keys keep the first, the third and so on</source>
        <translation>各トラックの選択したキーを、1番目から1つおきに残す</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="200"/>
        <source>Select keys with the same &amp;value</source>
        <translation>同じ値のキーを選択(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="201"/>
        <source>Select the keys of all tracks with exactly the value of a selected key</source>
        <translation>全トラックから、選択したキーと完全に同じ値のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="206"/>
        <source>Select keys with nearly the same value</source>
        <translation>ほぼ同じ値のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="208"/>
        <source>Select the keys of all tracks whose numbers are those of a selected key within 0.0005</source>
        <translation>全トラックから、選択したキーとの値の差が0.0005以内のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="216"/>
        <source>Select keys with the same &amp;curves</source>
        <translation>同じ補間曲線のキーを選択(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="218"/>
        <source>Select the bone or camera keys with the interpolation curves of a selected key, in all channels</source>
        <translation>選択したキーと、すべてのチャンネルの補間曲線が同じボーン・カメラキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="225"/>
        <source>Select keys with straight curves only</source>
        <translation>補間曲線が直線のキーだけを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="227"/>
        <source>Keep the selected bone and camera keys with linear interpolation in all channels; look at all keys where nothing is selected</source>
        <translation>選択したボーン・カメラキーのうち、全チャンネルが線形補間のものだけを残す (選択がなければ全キーが対象)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="248"/>
        <source>Select &amp;none</source>
        <translation>選択を解除(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="249"/>
        <source>Clear the selection</source>
        <translation>選択をすべて解除</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="253"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>再生ヘッド位置のトラックのキーを選択(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="254"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>現在のトラックの、再生ヘッドのフレームにあるキーを選択に加えるか外します</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="258"/>
        <source>Select the whole &amp;track</source>
        <translation>トラック全体を選択(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="259"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>現在のトラックまたはグループのすべてのキーを選択に加えるか外します</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="263"/>
        <source>Select the whole gro&amp;up</source>
        <translation>グループ全体を選択(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="264"/>
        <source>Select all keys of the group that the current track belongs to</source>
        <translation>現在のトラックが属するグループのすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="267"/>
        <source>Select keys in the play range</source>
        <translation>再生範囲のキーを選択</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="268"/>
        <source>Select all keys at the frames that are played, both ends included</source>
        <translation>再生するフレーム (両端を含む) にあるすべてのキーを選択します</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="274"/>
        <source>Set a play range first.</source>
        <translation>先に再生範囲を設定してください。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="277"/>
        <source>Select from f&amp;rame to frame…</source>
        <translation>フレームの範囲で選択(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="278"/>
        <source>Type the frames between which keys are selected, and on which tracks</source>
        <translation>キーを選択するフレームの範囲とトラックを指定</translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectionVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="51"/>
        <location filename="../editor-core/document/selectionverbs.cpp" line="288"/>
        <source>%n key(s) selected.</source>
        <translation>
            <numerusform>%n個のキーを選択しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="52"/>
        <source>No key to select.</source>
        <translation>選択できるキーがありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="54"/>
        <source>%n key(s) of locked or hidden tracks left out.</source>
        <translation>
            <numerusform>ロックまたは非表示のトラックの%n個のキーを除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="62"/>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="139"/>
        <source>There are no markers yet.</source>
        <translation>マーカーがまだありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="210"/>
        <source>The selected keys have no curves; bone and camera keys have.</source>
        <translation>選択したキーに補間曲線はありません。補間曲線があるのはボーンとカメラのキーです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="220"/>
        <source>No selected key has straight curves only.</source>
        <translation>補間曲線が直線だけの選択キーはありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="291"/>
        <source>%n key(s) of locked tracks left out.</source>
        <translation>
            <numerusform>ロックされたトラックの%n個のキーを除外しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="69"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>「%1」がすでにあり、PNG 画像ではありません。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="88"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="99"/>
        <source>“%1” cannot be written.</source>
        <translation>「%1」に書き込めません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeReport</name>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="33"/>
        <source>position by %1</source>
        <translation>位置が%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="35"/>
        <source>rotation by %1°</source>
        <translation>回転が%1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="37"/>
        <source>weight by %1</source>
        <translation>モーフ値が%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="39"/>
        <source>distance by %1</source>
        <translation>距離が%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="41"/>
        <source>view angle by %1°</source>
        <translation>視野角が%1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="43"/>
        <source>colour by %1 of 256</source>
        <translation>色が%1/256</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="45"/>
        <source>direction by %1</source>
        <translation>方向が%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="49"/>
        <source>shadow distance by %1</source>
        <translation>セルフ影の距離が%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="57"/>
        <source>rotation %1°</source>
        <translation>回転 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="59"/>
        <source>distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="61"/>
        <source>view angle %1°</source>
        <translation>視野角 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="63"/>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="79"/>
        <source>%1 % off (%2)</source>
        <translation>%1 % のずれ（%2）</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="132"/>
        <source>%n curve(s) cannot keep the shape; at worst %1 changes its %2.</source>
        <translation>
            <numerusform>%n個の補間曲線では形を保てません。ずれの最大は%1で、%2変わります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="139"/>
        <source>%1 changes its %2 at most, which no curve can keep.</source>
        <translation>%1: 最大で%2変わります。これは補間曲線では保てません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="144"/>
        <source>The camera&apos;s view angle is a whole number of degrees: rounded by %1°.</source>
        <translation>カメラの視野角は整数の度なので、%1°丸めました。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="149"/>
        <source>Keys on neighbouring frames are a cut: nothing moves between them any more.</source>
        <translation>隣り合うフレームのキーはカットになり、その間は動かなくなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="152"/>
        <source>%n deleted camera key(s) belonged to a cut; the curve after them is left as it was.</source>
        <translation>
            <numerusform>削除した%n個のカメラキーはカットの一部でした。後の補間曲線は元のままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="157"/>
        <source>%n deleted key(s) switched something that now stays as it was before.</source>
        <translation>
            <numerusform>削除した%n個のキーにあった切り替えがなくなり、前の状態が続きます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeSlider</name>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="146"/>
        <source>“%1” is not a percentage from 0 to %2.</source>
        <translation>「%1」は0から%2までのパーセントではありません。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Strength (%)</source>
        <translation>強さ (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Straighten (%)</source>
        <translation>直線化 (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="173"/>
        <source>Makes each selected key&apos;s own curves bend more or less: 0 makes them straight, 100 leaves them, 200 bends them twice as much.</source>
        <translation>選択中の各キー自身の曲線の曲がりを変えます。0で直線、100でそのまま、200で2倍。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="175"/>
        <source>Brings each selected key&apos;s own curves nearer to a straight line: 0 leaves them, 100 makes them straight.</source>
        <translation>選択中の各キー自身の曲線を直線に近づけます。0でそのまま、100で直線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="178"/>
        <source>It then goes back to %1, where it changes nothing. Esc gives a move up.</source>
        <translation>その後は、何も変えない%1に戻ります。Escで取り消し。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SheetActions</name>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="31"/>
        <source>S&amp;nap</source>
        <translation>スナップ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="33"/>
        <source>Let dragged keys snap to markers, the playhead and other keys (Ctrl: not so)</source>
        <translation>ドラッグしたキーをマーカー、再生ヘッド、ほかのキーにスナップさせる (Ctrl: スナップしない)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="44"/>
        <source>&amp;Box</source>
        <translation>矩形選択(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="45"/>
        <source>Drag in empty space to select a box (Ctrl+Alt: a lasso)</source>
        <translation>何もない所からのドラッグで矩形選択 (Ctrl+Alt: 投げ縄)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="48"/>
        <source>&amp;Lasso</source>
        <translation>投げ縄選択(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="49"/>
        <source>Drag in empty space to select with a lasso (Ctrl+Alt: a box)</source>
        <translation>何もない所からのドラッグで投げ縄選択 (Ctrl+Alt: 矩形)</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="166"/>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="167"/>
        <source>&amp;Find:</source>
        <translation>検索(&amp;F):</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="168"/>
        <source>Name of an action</source>
        <translation>操作の名前</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="169"/>
        <source>by &amp;key:</source>
        <translation>キーで検索(&amp;K):</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="170"/>
        <source>Press keys to see what they do</source>
        <translation>キーを押すと、割り当てられた操作を表示します</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="171"/>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="172"/>
        <source>&amp;Press a new shortcut:</source>
        <translation>新しいショートカットを押す(&amp;P):</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="173"/>
        <source>A&amp;dd</source>
        <translation>追加(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="174"/>
        <source>Use &amp;standard</source>
        <translation>標準に戻す(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="175"/>
        <source>Give this action the shortcuts that it comes with</source>
        <translation>この操作のショートカットを初期設定に戻す</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="177"/>
        <source>Give all actions the shortcuts that they come with</source>
        <translation>すべての操作を標準のショートカットに戻します</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="178"/>
        <source>No action has this name or this key.</source>
        <translation>この名前やキーの操作はありません。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="242"/>
        <source>Changed; none by default</source>
        <translation>変更済み (標準はなし)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="243"/>
        <source>Changed; %1 by default</source>
        <translation>変更済み (標準は%1)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="245"/>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="319"/>
        <source>Choose an action to change its shortcuts.</source>
        <translation>ショートカットを変更する操作を選んでください。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="325"/>
        <source>“%1” has no shortcut.</source>
        <translation>「%1」にはショートカットがありません。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="326"/>
        <source>Shortcuts of “%1”; a click removes one:</source>
        <translation>「%1」のショートカット (クリックで削除):</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="331"/>
        <source>Remove this shortcut</source>
        <translation>このショートカットを削除</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="346"/>
        <source>The action has this shortcut already.</source>
        <translation>この操作にはすでにこのショートカットがあります。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="350"/>
        <source>Used by %1. Adding it takes it away there.</source>
        <translation>使用中: %1。追加すると、そちらの設定は解除されます。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="369"/>
        <source>“%1”</source>
        <extracomment>Quotes around the name of an action</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="399"/>
        <source>Taken away from %1.</source>
        <translation>%1から外しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shortcutdialog.cpp" line="406"/>
        <source>Reset the shortcuts of %n changed action(s)?</source>
        <translation>
            <numerusform>変更した%n個の操作のショートカットを元に戻しますか？</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="171"/>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="176"/>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
</context>
<context>
    <name>furitsuke::Sidecar</name>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="48"/>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="50"/>
        <source>it is larger than %1 MB</source>
        <translation>%1 MBを超えています</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="57"/>
        <source>The file of markers beside the motion cannot be read: %1.</source>
        <translation>モーションに付属するマーカーファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="92"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>書き込んだ内容を読み戻すと一致しません。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="57"/>
        <source>A value in the file of markers beside the motion cannot be used: %1. The rest of the file is used; it is kept as a copy when it is saved.</source>
        <translation>モーションに付属するマーカーファイルに使えない値があります: %1。ほかの内容は使います。保存時には元のファイルをコピーとして残します。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="130"/>
        <source>several at one frame</source>
        <translation>同じフレームに複数</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="267"/>
        <source>It is not used, and kept as a copy when it is written anew.</source>
        <translation>このファイルは使いません。新しく書き出すときにコピーとして残します。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="271"/>
        <source>The file of markers beside the motion is damaged: %1.</source>
        <translation>モーションに付属するマーカーファイルが壊れています: %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="279"/>
        <source>The file of markers beside the motion was not written by this program.</source>
        <translation>モーションに付属するマーカーファイルは、このプログラムで書かれたものではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="285"/>
        <source>The file of markers beside the motion is of another version of this program.</source>
        <translation>モーションに付属するマーカーファイルは、このプログラムの別のバージョンのものです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundActions</name>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="42"/>
        <source>Open sound</source>
        <translation>サウンドを開く</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>Sound (%1)</source>
        <translation>サウンド (%1)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="78"/>
        <source>&amp;Open sound…</source>
        <translation>サウンドを開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="79"/>
        <source>Show and play a sound (WAV, Ogg, FLAC, MP3) along with the motion</source>
        <translation>サウンド (WAV、Ogg、FLAC、MP3) を表示し、モーションと一緒に再生する</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="82"/>
        <source>&amp;Remove sound</source>
        <translation>サウンドを外す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="83"/>
        <source>Take the sound away; its file stays as it is</source>
        <translation>サウンドを外す。ファイルはそのまま残ります</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="86"/>
        <source>Sound o&amp;ffset and volume…</source>
        <translation>サウンドの開始位置と音量(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="87"/>
        <source>Where the sound begins, in frames or milliseconds, and how loud it is</source>
        <translation>サウンドの開始位置 (フレームまたはミリ秒) と音量</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="94"/>
        <source>Sound &amp;begins at the playhead</source>
        <translation>再生ヘッドの位置からサウンドを始める(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="95"/>
        <source>Move the sound so that it begins at the frame of the playhead</source>
        <translation>サウンドを、再生ヘッドのフレームから始まるように移動する</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>&amp;Mute sound</source>
        <translation>サウンドを消音(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>Play without sound</source>
        <translation>サウンドなしで再生する</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="102"/>
        <source>&amp;Hear sound while scrubbing</source>
        <translation>スクラブ中もサウンドを聞く(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="103"/>
        <source>Play a short piece of the sound wherever the playhead is moved to</source>
        <translation>再生ヘッドを動かした先で、サウンドを短く再生する</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="107"/>
        <source>Open a sound first.</source>
        <translation>先にサウンドを開いてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundDialog</name>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="40"/>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="53"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="63"/>
        <source>At the &amp;playhead</source>
        <translation>再生ヘッドの位置(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="84"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="85"/>
        <source>Begins at &amp;frame</source>
        <translation>開始フレーム(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="86"/>
        <source>In &amp;milliseconds</source>
        <translation>ミリ秒(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="87"/>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="131"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="133"/>
        <source>It is still being read.</source>
        <translation>まだ読み込み中です。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="138"/>
        <source>It ends at %1.</source>
        <translation>%1 で終わります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundFile</name>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="97"/>
        <source>The file is cut short: %n byte(s) of sound are missing at its end.</source>
        <translation>
            <numerusform>ファイルが途中で切れています。末尾の音声が%nバイト足りません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="134"/>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="139"/>
        <source>This is no sound file that can be read (WAV, FLAC, Ogg, MP3): %1</source>
        <translation>読み込めるサウンドファイル (WAV、FLAC、Ogg、MP3) ではありません: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="147"/>
        <source>Its sample rate of %1 Hz is no rate of sound.</source>
        <translation>サンプリング周波数 %1 Hz は音声のものではありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="151"/>
        <source>It has %n channel(s); up to %1 are read.</source>
        <translation>
            <numerusform>チャンネルが%n個あります。読み込めるのは %1 個までです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="103"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="112"/>
        <source>There is no sound in the file.</source>
        <translation>ファイルに音声がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="116"/>
        <source>It is longer than can be used; the first %1 minutes are here.</source>
        <translation>長すぎるため、最初の %1 分だけを使います。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="121"/>
        <source>The file is damaged or cut short: %1 of %2 minutes could be read.</source>
        <translation>ファイルが壊れているか途中で切れています。%2 分のうち %1 分を読み込みました。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="135"/>
        <source>There is not enough memory for this sound.</source>
        <translation>このサウンドを読むためのメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="143"/>
        <source>The file is not there: %1</source>
        <translation>ファイルがありません: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="146"/>
        <source>It is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundLabel</name>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <source>The sound is muted. Click to hear it.</source>
        <translation>サウンドは消音されています。クリックすると聞こえます。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="92"/>
        <source>Mute the sound</source>
        <translation>サウンドを消音</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="97"/>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundSession</name>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="56"/>
        <source>Reading “%1”…</source>
        <translation>「%1」を読み込んでいます…</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="109"/>
        <source>The sound “%1” cannot be read: %2</source>
        <translation>サウンド「%1」を読み込めません: %2</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="121"/>
        <source>Sound “%1”: %2. It begins at %3.</source>
        <translation>サウンド「%1」: %2。%3 から始まります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundStrip</name>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="48"/>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="49"/>
        <source>The sound that the motion belongs to, over its time</source>
        <translation>モーションに合わせるサウンドの時間に沿った表示</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="167"/>
        <source>The sound begins at %1. Shift moves it finely, Esc cancels.</source>
        <translation>サウンドは %1 から始まります。Shift で細かく移動、Esc で取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="256"/>
        <source>Frame %1  ·  %2</source>
        <translation>フレーム %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="264"/>
        <source>%1 s into the sound</source>
        <translation>サウンドの %1 秒</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="266"/>
        <source>The sound begins at %1.</source>
        <translation>サウンドは %1 から始まります。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="267"/>
        <source>Drag to move the playhead, with Ctrl to move the sound.</source>
        <translation>ドラッグで再生ヘッドを、Ctrl+ドラッグでサウンドを移動します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="150"/>
        <source>Reading “%1”… %2 %</source>
        <translation>「%1」を読み込んでいます… %2 %</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="152"/>
        <source>“%1” cannot be played: %2</source>
        <translation>「%1」を再生できません: %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="155"/>
        <source>The sound begins at %1, outside of the view.</source>
        <translation>サウンドは表示範囲の外、%1 から始まります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundVerbs</name>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="24"/>
        <source>There is no sound.</source>
        <translation>サウンドがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="31"/>
        <source>Open sound “%1”</source>
        <translation>サウンド「%1」を開く</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="33"/>
        <source>Set the sound&apos;s volume to %1 %</source>
        <translation>サウンドの音量を %1 % に設定</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="35"/>
        <source>Move the sound to %1</source>
        <translation>サウンドを %1 へ移動</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="36"/>
        <source>Change the sound</source>
        <translation>サウンドを変更</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="48"/>
        <source>frame %1 (%2 ms)</source>
        <translation>フレーム %1 (%2 ms)</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="54"/>
        <source>%1, %2 Hz, %3</source>
        <translation>%1、%2 Hz、%3</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>stereo</source>
        <translation>ステレオ</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>mono</source>
        <translation>モノラル</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="62"/>
        <source>A sound cannot begin there.</source>
        <translation>そこからサウンドを始めることはできません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="64"/>
        <source>A volume is from 0 to 100 %.</source>
        <translation>音量は 0〜100 % です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="100"/>
        <source>Remove sound “%1”</source>
        <translation>サウンド「%1」を外す</translation>
    </message>
</context>
<context>
    <name>furitsuke::TempoDialog</name>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="29"/>
        <source>&amp;Tap</source>
        <translation>タップ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="32"/>
        <source>Tempo</source>
        <translation>テンポ</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="55"/>
        <source>Tap with the music, by mouse or the space key</source>
        <translation>曲に合わせてマウスかスペースキーでタップ</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="56"/>
        <source>At the &amp;playhead</source>
        <translation>再生ヘッドの位置(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="73"/>
        <source>Beats a &amp;minute</source>
        <translation>BPM (1分の拍数)(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="74"/>
        <source>Beats a &amp;bar</source>
        <translation>1小節の拍数(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="75"/>
        <source>&amp;First beat at frame</source>
        <translation>最初の拍のフレーム(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="79"/>
        <source>&amp;No tempo</source>
        <translation>テンポなし(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="128"/>
        <source>A beat is %1 frames long, a bar %2.</source>
        <translation>1拍は%1フレーム、1小節は%2フレームです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TextureLoader</name>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="28"/>
        <location filename="../widgets/preview/texturestore.cpp" line="104"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="35"/>
        <source>There is no reader for this kind of picture.</source>
        <translation>この種類の画像は読み込めません。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="42"/>
        <source>The picture is too large: %1 x %2 pixels.</source>
        <translation>画像が大きすぎます: %1 x %2 ピクセル。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="49"/>
        <source>The picture cannot be read: %1</source>
        <translation>画像を読み込めません: %1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/texturestore.cpp" line="158"/>
        <source>Texture “%1”: %2</source>
        <translation>テクスチャ「%1」: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinActions</name>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="58"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>メモリが足りません。何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="93"/>
        <source>&amp;Thin out…</source>
        <translation>間引き(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="95"/>
        <source>Take out keys that the motion can do without, and fit the curves of the others</source>
        <translation>なくてもよいキーを取り除き、残るキーの曲線を合わせる</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="100"/>
        <source>There are no keys.</source>
        <translation>キーがありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinDialog</name>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out keys</source>
        <translation>キーの間引き</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out</source>
        <translation>間引く</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="25"/>
        <source>Keep the keys at which a value turns &amp;back</source>
        <translation>値が折り返すキーを残す(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="26"/>
        <source>Keep keys at frame &amp;0 that are the rest pose</source>
        <translation>フレーム 0 の初期姿勢のキーを残す(&amp;0)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="40"/>
        <source>&amp;Position within:</source>
        <translation>位置の許容値(&amp;P):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="41"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off at any frame, in MMD units</source>
        <translation>ボーン、カメラの注視点、距離が、どのフレームでもずれてよい量（MMD の単位）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="43"/>
        <source>&amp;Angle within:</source>
        <translation>角度の許容値(&amp;A):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="44"/>
        <source>How far a rotation or the view angle may be off at any frame, in degrees</source>
        <translation>回転または視野角が、どのフレームでもずれてよい量（度）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="45"/>
        <source>&amp;Weight within:</source>
        <translation>値の許容値(&amp;W):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="46"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off at any frame; the whole range is 1</source>
        <translation>モーフ、照明、セルフ影の値が、どのフレームでもずれてよい量（範囲全体を 1 とする）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="53"/>
        <source>&amp;Keys:</source>
        <translation>対象のキー(&amp;K):</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="74"/>
        <source>MMD has the rest pose at frame 0 anyway; some players do not</source>
        <translation>MMD ではフレーム 0 はもともと初期姿勢ですが、そうでないプレーヤーもあります</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="82"/>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="125"/>
        <source>%n selected key(s)</source>
        <translation>
            <numerusform>選択中の %n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="128"/>
        <source>%1, frames %2 to %3</source>
        <comment>%1 is “5 selected keys”</comment>
        <translation>%1、フレーム %2～%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="135"/>
        <source>all %n key(s) of %1</source>
        <comment>%1 is “the 2 chosen tracks”</comment>
        <translation>
            <numerusform>%1の全 %n 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="137"/>
        <source>the %n chosen track(s)</source>
        <translation>
            <numerusform>選んだ %n 個のトラック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="139"/>
        <source>all %n track(s) that are not locked</source>
        <translation>
            <numerusform>ロックされていない全 %n 個のトラック</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="194"/>
        <source>Looking for keys that can go…</source>
        <translation>取り除けるキーを調べています…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="197"/>
        <source>Stopped. Any other value looks again.</source>
        <translation>中止しました。値を変えるともう一度調べます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinEdits</name>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="238"/>
        <source>The largest deviations have to be numbers, 0 or more.</source>
        <translation>ずれの許容値は 0 以上の数でなければなりません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="241"/>
        <source>The largest deviation of angles can be 90 degrees at most.</source>
        <translation>角度のずれの許容値は最大 90 度です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thinedits.cpp" line="260"/>
        <source>%n display/IK record(s) stay as they are.</source>
        <translation>
            <numerusform>表示・IK の記録 %n 個はそのままです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinText</name>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="23"/>
        <source>Position: off by %1 at most (%2, frame %3).</source>
        <translation>位置: 最大のずれ %1（%2、フレーム %3）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="25"/>
        <source>Angle: off by %1° at most (%2, frame %3).</source>
        <translation>角度: 最大のずれ %1°（%2、フレーム %3）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="29"/>
        <source>Weight: off by %1 at most (%2, frame %3).</source>
        <translation>値: 最大のずれ %1（%2、フレーム %3）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="37"/>
        <source>There are no keys that could be thinned out.</source>
        <translation>間引けるキーがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="43"/>
        <source>%1, of which %2 (%3 %).</source>
        <comment>%1 is “5 keys”, %2 is “1 stays”, %3 a share</comment>
        <translation>%1のうち%2（%3 %）。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="44"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="45"/>
        <source>%n stay(s)</source>
        <comment>keys, when others are taken out</comment>
        <translation>
            <numerusform>%n 個が残ります</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="56"/>
        <source>The motion stays exactly as it is.</source>
        <translation>モーションはまったく変わりません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/thinverbs.cpp" line="52"/>
        <source>Thin out %n key(s) to %1</source>
        <translation>
            <numerusform>%n 個のキーを %1 個に間引く</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeActions</name>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="68"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>キーを%nフレーム前へ移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="69"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>キーを%nフレーム後へ移動</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="71"/>
        <source>Move the selected keys in time; in a row these are one step</source>
        <translation>選択したキーを時間方向に動かします。続けた操作は1つの手順になります</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="83"/>
        <source>&amp;Delete keys</source>
        <translation>キーを削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="84"/>
        <source>Delete the selected keys</source>
        <translation>選択したキーを削除</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="90"/>
        <source>&amp;Later keys shift along</source>
        <translation>後ろのキーも一緒にずらす(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="91"/>
        <source>Keys after the selected ones, of their tracks, move with them</source>
        <translation>選択したキーより後ろにある同じトラックのキーも一緒に動きます</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="96"/>
        <source>&amp;Move by…</source>
        <translation>数値で移動(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="97"/>
        <source>Move the selected keys by a number of frames</source>
        <translation>選択したキーを指定したフレーム数だけ動かします</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="104"/>
        <source>&amp;Scale time…</source>
        <translation>時間を伸縮(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="105"/>
        <source>Stretch or shorten the time of the selected keys</source>
        <translation>選択したキーの時間を伸縮します</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="110"/>
        <source>Reverse time</source>
        <translation>時間を逆転</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="111"/>
        <source>Let the selected keys play backwards</source>
        <translation>選択したキーを逆向きに再生されるようにします</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="119"/>
        <source>&amp;Insert frames…</source>
        <translation>空フレーム挿入(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="120"/>
        <source>Insert frames at the playhead; later keys come later</source>
        <translation>再生ヘッドに空フレームを挿入し、後ろのキーをずらします</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="123"/>
        <source>D&amp;elete frames…</source>
        <translation>列フレーム削除(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="124"/>
        <source>Delete frames at the playhead; later keys come earlier</source>
        <translation>再生ヘッドのフレームを削除し、後ろのキーを詰めます</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeBox</name>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="33"/>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="35"/>
        <source>Frame of the playhead. Type 120 to go to that frame, +30 or -30 to go on from here, 0:12.5 for a time, 3|2 for bar and beat.</source>
        <translation>再生ヘッドのフレーム。120でそのフレームへ、+30や-30で今の位置から移動、0:12.5で時間、3|2で小節と拍を指定します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeEdits</name>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="43"/>
        <source>A key would come before frame 0.</source>
        <translation>キーがフレーム0より前になります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="45"/>
        <source>A key would come after frame %1, the last one possible.</source>
        <translation>キーが最後のフレーム%1より後になります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/timeedits.cpp" line="64"/>
        <source>%n key(s) come after frame %1, where MMD and other programs may not find them.</source>
        <translation>
            <numerusform>%n個のキーがフレーム%1より後にあり、MMDや他のプログラムでは見つからないことがあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeNotes</name>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="147"/>
        <source>A tempo is %1 to %2 beats a minute.</source>
        <translation>テンポは%1～%2 BPMです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="149"/>
        <source>A bar has 1 to %1 beats.</source>
        <translation>1小節は1～%1拍です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="151"/>
        <source>The first beat lies outside all frames.</source>
        <translation>最初の拍がフレームの範囲外です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="78"/>
        <source>Time ruler</source>
        <translation>時間ルーラー</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="79"/>
        <source>Frames, seconds, markers and the range that is played</source>
        <translation>フレーム、秒、マーカー、再生範囲</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="174"/>
        <source>Frame %1 has a marker already. Esc cancels.</source>
        <translation>フレーム%1にはすでにマーカーがあります。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="175"/>
        <source>Marker to frame %1. Esc cancels.</source>
        <translation>マーカーをフレーム%1へ移動。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="178"/>
        <source>Plays frames %1 to %2 (%3). Esc cancels.</source>
        <translation>フレーム%1～%2 (%3) を再生します。Escで取り消します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="252"/>
        <source>Name of the marker</source>
        <translation>マーカーの名前</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="316"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>ドラッグで再生ヘッドを移動、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="318"/>
        <source>Double-click to add a marker here.</source>
        <translation>ダブルクリックでここにマーカーを追加します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="323"/>
        <source>Frame %1  ·  %2</source>
        <translation>フレーム %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="330"/>
        <source>Drag to set the range that is played.</source>
        <translation>ドラッグで再生範囲を設定します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="337"/>
        <source>Frames %1 to %2 are played (%3). Drag the ends or the middle.</source>
        <translation>フレーム%1～%2 (%3) を再生します。両端または中央をドラッグできます。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="47"/>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="48"/>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="53"/>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="63"/>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="65"/>
        <source>Play to the &amp;next marker</source>
        <translation>次のマーカーまで再生(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="71"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="89"/>
        <source>Play &amp;from here</source>
        <translation>ここから再生(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="72"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="90"/>
        <source>Play &amp;to here</source>
        <translation>ここまで再生(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="83"/>
        <source>Add &amp;marker at frame %1</source>
        <translation>フレーム%1にマーカーを追加(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="91"/>
        <source>Play everything</source>
        <translation>全体を再生</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="94"/>
        <source>Everything is played already.</source>
        <translation>すでに全体が再生範囲です。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="97"/>
        <source>Te&amp;mpo…</source>
        <translation>テンポ(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeText</name>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="47"/>
        <source>Bars and beats need a tempo.</source>
        <translation>小節と拍にはテンポが必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="56"/>
        <source>A bar has the beats 1 to %1.</source>
        <translation>小節の拍は1～%1です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="58"/>
        <source>A beat has the ticks 0 to %1.</source>
        <translation>拍のティックは0～%1です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="130"/>
        <source>“%1” is neither a frame nor a time. Type 120, +30, 0:12.5 or 3|2.</source>
        <translation>「%1」はフレームでも時間でもありません。120、+30、0:12.5、3|2のように入力してください。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="139"/>
        <source>Frame %1 is the last there can be.</source>
        <translation>最後のフレームは%1です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeVerbs</name>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="32"/>
        <source>%1, overwriting %2</source>
        <translation>%1、%2個を上書き</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="34"/>
        <source>%1, dropping %2</source>
        <translation>%1、%2個を破棄</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="41"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="42"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（%n フレーム前へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="43"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（%n フレーム後へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="50"/>
        <source>%n locked track(s) left out.</source>
        <translation>
            <numerusform>ロックされた%n個のトラックを除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="69"/>
        <source>Marker “%1” is carried to frame %2.</source>
        <translation>マーカー「%1」はフレーム%2に移ります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="90"/>
        <source>A marker would come after frame %1, the last one possible.</source>
        <translation>マーカーが最後のフレーム%1より後になります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="153"/>
        <source>%1, adding %2</source>
        <translation>%1、%2個追加</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="64"/>
        <source>%n marker(s) in these frames deleted.</source>
        <translation>
            <numerusform>この範囲の%n個のマーカーを削除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="115"/>
        <source>Insert %n frame(s) at %1</source>
        <translation>
            <numerusform>フレーム%1に%n個の空フレームを挿入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="116"/>
        <source>Delete %n frame(s) at %1</source>
        <translation>
            <numerusform>フレーム%1から%nフレームを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="119"/>
        <source>%1, with %n key(s)</source>
        <translation>
            <numerusform>%1 (キー%n個を含む)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="142"/>
        <source>Scale %n key(s) to %1 %</source>
        <translation>
            <numerusform>%n個のキーの時間を%1%に伸縮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="151"/>
        <source>Reverse %n key(s)</source>
        <translation>
            <numerusform>%n個のキーの時間を逆転</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackActions</name>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="35"/>
        <source>Choose a track first.</source>
        <translation>先にトラックを選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="72"/>
        <source>Choose one bone or morph to rename.</source>
        <translation>名前を変更するボーンかモーフを1つ選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="76"/>
        <source>“%1” is locked.</source>
        <translation>「%1」はロックされています。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="105"/>
        <source>&amp;Rename track…</source>
        <translation>トラックの名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="106"/>
        <source>Give the current bone or morph another name, for all its keys</source>
        <translation>現在のボーンまたはモーフの名前を、すべてのキーで変更</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="109"/>
        <source>Choose one bone or morph first.</source>
        <translation>先にボーンかモーフを1つ選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="112"/>
        <source>Add &amp;bone track…</source>
        <translation>ボーンのトラックを追加(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="113"/>
        <source>Add a track for a bone; it is saved once it has a key</source>
        <translation>ボーンのトラックを追加 (キーができると保存されます)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="116"/>
        <source>Add &amp;morph track…</source>
        <translation>モーフのトラックを追加(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="117"/>
        <source>Add a track for a morph; it is saved once it has a key</source>
        <translation>モーフのトラックを追加 (キーができると保存されます)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="120"/>
        <source>&amp;Duplicate tracks</source>
        <translation>トラックを複製(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="121"/>
        <source>Copy the chosen bones and morphs, with all their keys, under free names</source>
        <translation>選択中のボーンとモーフを、すべてのキーごと空いている名前で複製</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="132"/>
        <source>Choose bones or morphs first.</source>
        <translation>先にボーンかモーフを選んでください。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="135"/>
        <source>D&amp;elete tracks</source>
        <translation>トラックを削除(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="136"/>
        <source>Delete the chosen tracks with all their keys</source>
        <translation>選択中のトラックを、すべてのキーごと削除</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="176"/>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="177"/>
        <source>&amp;Red</source>
        <translation>赤(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="178"/>
        <source>&amp;Orange</source>
        <translation>オレンジ(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="179"/>
        <source>&amp;Yellow</source>
        <translation>黄(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="180"/>
        <source>&amp;Green</source>
        <translation>緑(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="181"/>
        <source>&amp;Blue</source>
        <translation>青(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="182"/>
        <source>&amp;Purple</source>
        <translation>紫(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="202"/>
        <source>&amp;Lock</source>
        <translation>ロック(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="203"/>
        <source>Keep the keys of the chosen tracks from being selected or changed</source>
        <translation>選択中のトラックのキーを選択・変更できないようにする</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="206"/>
        <source>&amp;Hide</source>
        <translation>非表示(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="207"/>
        <source>Leave the chosen tracks out of the list</source>
        <translation>選択中のトラックを一覧から隠す</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="209"/>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="210"/>
        <source>List only the chosen tracks, and others that are marked so</source>
        <translation>選択中のトラックと、ほかのソロのトラックだけを一覧に表示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="213"/>
        <source>List &amp;all tracks</source>
        <translation>すべてのトラックを表示(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="214"/>
        <source>Clear the search and the filters, and unmark all hidden and solo tracks</source>
        <translation>検索と絞り込みを消し、非表示とソロをすべて解除</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="223"/>
        <source>All tracks are listed already.</source>
        <translation>すでにすべてのトラックが一覧に出ています。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="228"/>
        <source>Mark the chosen tracks with a colour</source>
        <translation>選択中のトラックに色を付ける</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="256"/>
        <source>&amp;Search tracks</source>
        <translation>トラックを検索(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="257"/>
        <source>Find tracks by kanji, kana, romaji, English or Chinese</source>
        <translation>漢字、かな、ローマ字、英語、中国語でトラックを検索</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="260"/>
        <source>Only tracks with &amp;keys</source>
        <translation>キーのあるトラックのみ(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="261"/>
        <source>Leave tracks without keys out of the list</source>
        <translation>キーのないトラックを一覧から隠す</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="263"/>
        <source>Only tracks with selected keys</source>
        <translation>キーを選択中のトラックのみ</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="264"/>
        <source>List the tracks of the selected keys alone</source>
        <translation>選択したキーのトラックだけを一覧に表示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="267"/>
        <source>Only tracks edited since opening</source>
        <translation>開いてから編集したトラックのみ</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="268"/>
        <source>List the tracks alone that were changed since the motion was opened</source>
        <translation>モーションを開いてから変更したトラックだけを一覧に表示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="272"/>
        <source>Show hidden tracks</source>
        <translation>非表示のトラックも表示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="273"/>
        <source>List hidden tracks too</source>
        <translation>非表示のトラックも一覧に出す</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="289"/>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="294"/>
        <source>Names are in</source>
        <translation>名前の文字コード</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="40"/>
        <source>This track has no name of its own.</source>
        <translation>このトラックには固有の名前がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="42"/>
        <source>A name must not be empty.</source>
        <translation>名前を空にはできません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="48"/>
        <source>Another bone has this name already.</source>
        <translation>この名前のボーンがすでにあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="49"/>
        <source>Another morph has this name already.</source>
        <translation>この名前のモーフがすでにあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="50"/>
        <source>A file keeps %1 bytes of a name, and another bone has just these.</source>
        <translation>ファイルに残る名前は%1バイトで、別のボーンの名前とちょうど同じになります。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="51"/>
        <source>A file keeps %1 bytes of a name, and another morph has just these.</source>
        <translation>ファイルに残る名前は%1バイトで、別のモーフの名前とちょうど同じになります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListHeader</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="132"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="133"/>
        <source>Tracks that are listed</source>
        <translation>一覧にあるトラック</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="135"/>
        <source>%n track(s) are hidden.</source>
        <translation>
            <numerusform>%n個のトラックが非表示です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="142"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="143"/>
        <source>Search tracks</source>
        <translation>トラックを検索</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="145"/>
        <source>Finds names by kanji, kana, romaji, English or Chinese: “hidari ude”, “left arm”. Esc clears.</source>
        <translation>漢字、かな、ローマ字、英語、中国語で名前を検索します: 「hidari ude」「left arm」など。Escで消去します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="147"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="148"/>
        <source>Which tracks are listed</source>
        <translation>一覧に表示するトラック</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="300"/>
        <source>Track list</source>
        <translation>トラック一覧</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="82"/>
        <source>No track is listed. Click here to list all.</source>
        <translation>一覧にトラックがありません。ここをクリックするとすべて表示します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="337"/>
        <source>Locked: its keys cannot be selected or changed. Click to unlock.</source>
        <translation>ロック中: キーを選択・変更できません。クリックで解除します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="338"/>
        <source>Lock: its keys cannot be selected or changed.</source>
        <translation>ロック: キーを選択・変更できないようにします。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hidden. Click to list it again.</source>
        <translation>非表示。クリックで一覧に戻します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hide from the list.</source>
        <translation>一覧から隠します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="342"/>
        <source>Listed alone. Click to list the others again.</source>
        <translation>ソロ表示中。クリックでほかのトラックも表示します。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="343"/>
        <source>List alone, with others that are marked so.</source>
        <translation>ほかのソロのトラックとともに、これだけを表示します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="351"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n個のキー。ダブルクリックで選択します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="353"/>
        <source>The model has nothing of this name; its keys are kept.</source>
        <translation>モデルにこの名前のものはありません。キーはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="356"/>
        <source>The model has several of this name after byte 15; MMD moves the first.</source>
        <translation>モデルには15バイト目までが同じ名前のものが複数あり、MMDは最初のものを動かします。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackNameCheck</name>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="50"/>
        <source>Cannot be stored in %1: %2</source>
        <translation>%1では保存できません: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="63"/>
        <source>The display/IK records are locked and keep the old name.</source>
        <translation>表示・IKのレコードはロックされているので、古い名前のままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="66"/>
        <source>Display/IK records have an IK bone of this name already; they keep the old name.</source>
        <translation>表示・IKのレコードにこの名前のIKボーンがすでにあるので、古い名前のままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="96"/>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="101"/>
        <source>The file keeps “%1”.</source>
        <translation>ファイルには「%1」として残ります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="104"/>
        <source>It is cut in the middle of a character, as MMD does.</source>
        <translation>MMDと同じように、文字の途中で切り捨てられます。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="110"/>
        <source>The model has no bone of this name.</source>
        <translation>モデルにこの名前のボーンはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="111"/>
        <source>The model has no morph of this name.</source>
        <translation>モデルにこの名前のモーフはありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackRows</name>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="69"/>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="117"/>
        <source>All bones</source>
        <translation>全ボーン</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="134"/>
        <source>In no display frame</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="139"/>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="182"/>
        <source>Not in the model</source>
        <translation>モデルになし</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="176"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="50"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="51"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="52"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="53"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackVerbs</name>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="54"/>
        <source>Add the bone track “%1”</source>
        <translation>ボーンのトラック「%1」を追加</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="55"/>
        <source>Add the morph track “%1”</source>
        <translation>モーフのトラック「%1」を追加</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="81"/>
        <source>Only tracks of bones and morphs can be duplicated.</source>
        <translation>複製できるのはボーンとモーフのトラックだけです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="84"/>
        <source>Duplicate “%1” as “%2”</source>
        <translation>「%1」を「%2」として複製</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="85"/>
        <source>Duplicate %n track(s)</source>
        <translation>
            <numerusform>%n個のトラックを複製</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="100"/>
        <location filename="../editor-core/document/trackverbs.cpp" line="106"/>
        <source>%n locked track(s) stay as they are.</source>
        <translation>
            <numerusform>ロックされた%n個のトラックはそのままです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="101"/>
        <source>No track is chosen.</source>
        <translation>トラックが選択されていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="108"/>
        <source>Delete the track “%1”</source>
        <translation>トラック「%1」を削除</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="109"/>
        <source>Delete %n track(s)</source>
        <translation>
            <numerusform>%n個のトラックを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="110"/>
        <source>%1 with %n key(s)</source>
        <translation>
            <numerusform>%1 (キー%n個を含む)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::UserPresets</name>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="73"/>
        <source>“%1” is expected.</source>
        <translation>「%1」が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="76"/>
        <source>There is no such version.</source>
        <translation>そのようなバージョンはありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="79"/>
        <source>This file was written by a newer version of the program.</source>
        <translation>このファイルは新しい版のプログラムで書かれています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="119"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="134"/>
        <source>A preset needs a name.</source>
        <translation>プリセットには名前が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="136"/>
        <source>A preset&apos;s name needs a character that can be seen.</source>
        <translation>プリセットの名前には、目に見える文字が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="138"/>
        <source>The name is longer than %1 characters.</source>
        <translation>名前が %1 文字より長くなっています。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="140"/>
        <source>There is a preset “%1” already.</source>
        <translation>プリセット「%1」はすでにあります。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="147"/>
        <source>There are %1 presets already; more are not kept.</source>
        <translation>プリセットがすでに %1 個あり、これ以上は保存できません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="231"/>
        <location filename="../editor-core/document/userpresets.cpp" line="269"/>
        <source>It is larger than a file of presets can be.</source>
        <translation>プリセットのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="242"/>
        <source>Line %1, column %2: a member is given twice, or the text is nested too deeply.</source>
        <translation>%1行%2列: 同じ項目が 2 回あるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="265"/>
        <source>No file is named.</source>
        <translation>ファイル名が指定されていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="267"/>
        <source>It is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="286"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>書き込んだ内容を読み戻すと一致しません。元のファイルはそのままです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueField</name>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="85"/>
        <source>“%1” is not a number. Type 5, or +5, -=5, *1.5, /2 to change each key&apos;s own value.</source>
        <translation>「%1」は数値ではありません。5のように入力するか、+5、-=5、*1.5、/2で各キーの値を変更します。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="159"/>
        <location filename="../widgets/inspector/valuefield.cpp" line="169"/>
        <source>mixed</source>
        <translation>複数の値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="180"/>
        <source>%1: the selected keys differ</source>
        <translation>%1: 選択したキーで値が異なります</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="184"/>
        <source>In the file: %1</source>
        <translation>ファイル内の値: %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="186"/>
        <source>Type a value for all selected keys, or what becomes of each key&apos;s own: +5, -=5, *1.5, /2, *1.5+2.</source>
        <translation>選択した全キーの値を入力するか、各キーの値を+5、-=5、*1.5、/2、*1.5+2のように変更します。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="189"/>
        <source>Drag the handle or the letter, or hold Alt and drag in the field; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys and the wheel step.</source>
        <translation>つまみや文字をドラッグするか、Altを押しながら欄内をドラッグします。Shiftで細かく、Ctrlで粗く、Escで取り消し。矢印キーとホイールでも増減します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueGraph</name>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="96"/>
        <source>Value graph</source>
        <translation>値のグラフ</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="98"/>
        <source>The values of the chosen tracks over time. Arrow keys move the selected keys in time and value; with Shift ten times as far.</source>
        <translation>選択中のトラックの値の時間変化。矢印キーで選択中のキーを時間と値の方向に動かします。Shiftで10倍。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="213"/>
        <location filename="../widgets/graph/valuegraph.cpp" line="443"/>
        <source>The value axis is locked.</source>
        <translation>値の軸は固定されています。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="266"/>
        <source>“%1” is locked: its keys cannot be moved.</source>
        <translation>「%1」はロックされています。キーは動かせません。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="444"/>
        <source>The time axis is locked.</source>
        <translation>時間の軸は固定されています。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="501"/>
        <source>These lines show turns, speeds or switches: their keys move in time only.</source>
        <translation>これらの線は回転量、速度、または切り替えです。キーは時間方向にだけ動きます。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="636"/>
        <source>%1  ·  frame %2  ·  %3</source>
        <comment>line, frame and value under the pointer</comment>
        <translation>%1  ·  フレーム%2  ·  %3</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="645"/>
        <source>%1  ·  control point of the curve to the key at frame %2</source>
        <translation>%1  ·  フレーム%2のキーへの曲線の制御点</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueRow</name>
    <message>
        <location filename="../widgets/inspector/valuerow.cpp" line="66"/>
        <source>in the file: %1</source>
        <translation>ファイル内の値: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueSection</name>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="23"/>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="55"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="56"/>
        <source>Rotation °</source>
        <translation>回転 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="57"/>
        <source>Quaternion</source>
        <translation>クォータニオン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="64"/>
        <source>Weight</source>
        <translation>モーフ値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="67"/>
        <source>Target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="68"/>
        <source>Angle °</source>
        <translation>角度 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="69"/>
        <location filename="../widgets/inspector/valuesection.cpp" line="80"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="70"/>
        <source>View angle °</source>
        <translation>視野角 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="75"/>
        <source>Colour 0–255</source>
        <translation>色 0～255</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="76"/>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="212"/>
        <location filename="../widgets/inspector/valuesection.cpp" line="295"/>
        <source>mixed</source>
        <translation>複数の値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="231"/>
        <source>Some of these quaternions are not of unit length.</source>
        <translation>長さが1でないクォータニオンがあります。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="232"/>
        <source>The quaternion&apos;s length is %1, not 1.</source>
        <translation>クォータニオンの長さが1ではなく%1です。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="240"/>
        <source>Curve X</source>
        <translation>補間曲線 X</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="242"/>
        <source>Curve Y</source>
        <translation>補間曲線 Y</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="244"/>
        <source>Curve Z</source>
        <translation>補間曲線 Z</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve rotation</source>
        <translation>補間曲線 回転</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve angle</source>
        <translation>補間曲線 角度</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="248"/>
        <source>Curve distance</source>
        <translation>補間曲線 距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="250"/>
        <source>Curve view angle</source>
        <translation>補間曲線 視野角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="258"/>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="261"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="264"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="267"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="270"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="273"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="281"/>
        <source>Physics on from this key</source>
        <translation>このキーから物理オン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="282"/>
        <source>The bone&apos;s rigid bodies move by physics from this key on; else they follow the bone.</source>
        <translation>このキーから、ボーンの剛体を物理演算で動かします。オフならボーンに追従します。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="284"/>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="285"/>
        <source>Without perspective, what is far away is as large as what is near.</source>
        <translation>パースペクティブがオフだと、遠くのものも近くのものと同じ大きさで見えます。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="287"/>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="288"/>
        <source>Whether the model is shown from this record on</source>
        <translation>この記録から後、モデルを表示するかどうか</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="293"/>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="296"/>
        <source>No self shadow</source>
        <translation>影なし</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="297"/>
        <source>Mode 1</source>
        <translation>mode1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="298"/>
        <source>Mode 2</source>
        <translation>mode2</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="303"/>
        <source>Normalise</source>
        <translation>正規化</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="306"/>
        <source>The curve of the way to this key, from the key before it</source>
        <translation>前のキーからこのキーまでの補間曲線</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="25"/>
        <source>Set %1 of %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="28"/>
        <source>Set %1 of %n morph key(s)</source>
        <translation>
            <numerusform>%n個の表情キーの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="31"/>
        <source>Set %1 of %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="34"/>
        <source>Set %1 of %n light key(s)</source>
        <translation>
            <numerusform>%n個の照明キーの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="37"/>
        <source>Set %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>%n個のセルフ影キーの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="40"/>
        <source>Set %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードの%1を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="52"/>
        <source>Change %1 of %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="55"/>
        <source>Change %1 of %n morph key(s)</source>
        <translation>
            <numerusform>%n個の表情キーの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="58"/>
        <source>Change %1 of %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="61"/>
        <source>Change %1 of %n light key(s)</source>
        <translation>
            <numerusform>%n個の照明キーの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="64"/>
        <source>Change %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>%n個のセルフ影キーの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="67"/>
        <source>Change %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードの%1を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="79"/>
        <source>Switch physics on in %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの物理をオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="80"/>
        <source>Switch physics off in %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの物理をオフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="82"/>
        <source>Switch perspective on in %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーのパースをオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="83"/>
        <source>Switch perspective off in %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーのパースをオフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="85"/>
        <source>Show the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードでモデルを表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="86"/>
        <source>Hide the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードでモデルを非表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="108"/>
        <source>Correct %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを補正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="120"/>
        <source>Normalise the rotation of %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの回転を正規化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="131"/>
        <source>Switch IK %1 on in %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードでIK %1をオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="132"/>
        <source>Switch IK %1 off in %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードでIK %1をオフ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="144"/>
        <source>Type the name of an IK bone.</source>
        <translation>IKボーンの名前を入力してください。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="151"/>
        <source>The selected records have this IK bone already.</source>
        <translation>選択したレコードにはこのIKボーンがすでにあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="152"/>
        <source>Add IK %1 to %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードにIK %1を追加</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="161"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>フレームは0から%1までです。キーは移動していません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="203"/>
        <source>Add %n key(s) of the rest pose at frame 0</source>
        <translation>
            <numerusform>フレーム0に初期状態のキーを%n個登録</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ViewActions</name>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="22"/>
        <source>Show &amp;all</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="23"/>
        <source>Fit all keys into the view</source>
        <translation>すべてのキーが収まるように表示</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="26"/>
        <source>Show &amp;selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="27"/>
        <source>Fit the selected keys into the view</source>
        <translation>選択したキーが収まるように表示</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Show fewer frames</source>
        <translation>表示するフレームを少なくする</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Show more frames</source>
        <translation>表示するフレームを多くする</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="39"/>
        <source>&amp;Expand groups</source>
        <translation>グループを展開(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="40"/>
        <source>Open all groups of tracks</source>
        <translation>トラックのグループをすべて開く</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="42"/>
        <source>&amp;Collapse groups</source>
        <translation>グループを折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="43"/>
        <source>Close all groups of tracks</source>
        <translation>トラックのグループをすべて閉じる</translation>
    </message>
</context>
</TS>
