<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
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
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>ウィンドウを表示せずに画像ファイルへ描画して終了します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="35"/>
        <source>The size of that picture, such as 1440x860.</source>
        <translation>その画像の大きさ（例：1440x860）。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="37"/>
        <source>The language of the window: en, ja, zh_CN or zh_TW.</source>
        <translation>ウィンドウの言語：en、ja、zh_CN、zh_TW。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="39"/>
        <source>The colours of the window: light, dark or system.</source>
        <translation>ウィンドウの配色：light、dark、system。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="46"/>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="51"/>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="91"/>
        <source>“%1 --help” tells more.</source>
        <translation>詳しくは「%1 --help」をご覧ください。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="110"/>
        <source>Files are missing: %1</source>
        <translation>ファイルが足りません: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="112"/>
        <source>There are too many files: %1</source>
        <translation>ファイルが多すぎます: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="130"/>
        <source>The output cannot be written.</source>
        <translation>出力を書き込めません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="137"/>
        <source>“help” takes the name of one command.</source>
        <translation>「help」に指定できるコマンド名は1つだけです。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="148"/>
        <source>There is no command “%1”.</source>
        <translation>「%1」というコマンドはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="165"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1 (Qt %2)</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="176"/>
        <source>This is a folder, not a file.</source>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="178"/>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="180"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>「%1」はファイルでもコマンドでもありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="182"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="194"/>
        <location filename="../app/cli/cli.cpp" line="208"/>
        <source>Usage: %1</source>
        <translation>使い方: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="196"/>
        <location filename="../app/cli/cli.cpp" line="206"/>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="200"/>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="209"/>
        <source>   or: %1</source>
        <translation>または: %1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="210"/>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="212"/>
        <source>Opens motion files (VMD) of MikuMikuDance in the editor. With a command it works without a window.</source>
        <translation>MikuMikuDanceのモーションファイル (VMD) をエディターで開きます。コマンドを指定するとウィンドウなしで動作します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="214"/>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="219"/>
        <source>Shows the help of a command.</source>
        <translation>コマンドのヘルプを表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="223"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>コマンドと同じ名前のファイルは、フォルダーを付けて指定します: ./info</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>The exit status is 0 when all is well, 1 when there is a finding, 2 after an error.</source>
        <translation>終了ステータスは、問題なしで0、検査結果に問題があれば1、エラーのときは2です。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="248"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>「%1」はこのシステムの文字コードの文字列ではありません。ファイル名を変更してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="51"/>
        <source>Print JSON instead of text.</source>
        <translation>テキストの代わりにJSONで出力します。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="57"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>名前の文字コードを推定せず、cp932、gb18030、big5、utf-8のいずれかとして読み込みます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="63"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUTがすでにあれば置き換えます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="74"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>「%1」という文字コードはありません。cp932、gb18030、big5、utf-8を指定できます。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="92"/>
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
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>「%1」: 範囲の終わりが始まりより前です。</translation>
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
        <translation>バージョン、モデル名、セクションとトラックごとのキー数、フレーム、オフになっているIK、検査結果を表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="24"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>フレーム: 0,12.5,30-60,0-10:0.5のような数値と範囲。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="31"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>トラックの最初のキーより前の扱い: mmd (フレーム0の初期状態から、既定) またはhold (保持)。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="38"/>
        <source>Only bones and morphs of this name (* and ? stand for any characters), or
one of camera, light, shadow, states. May be given several times.</source>
        <translation>この名前のボーンとモーフのみ（* と ? は任意の文字）、または
camera、light、shadow、states のいずれか。複数回指定できます。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="188"/>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="190"/>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>physics off</source>
        <translation>物理オフ</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="208"/>
        <source>Camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="209"/>
        <source>Camera target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="210"/>
        <source>Camera rotation (radians)</source>
        <translation>カメラ角度 (ラジアン)</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="212"/>
        <source>Camera view angle</source>
        <translation>カメラ視野角</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="213"/>
        <source>Camera projection</source>
        <translation>カメラの投影</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>perspective</source>
        <translation>パースあり</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>orthographic</source>
        <translation>パースなし</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="218"/>
        <source>Light colour</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="220"/>
        <source>Light direction</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="224"/>
        <source>Self shadow mode</source>
        <translation>セルフ影のモード</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="225"/>
        <source>Self shadow distance</source>
        <translation>セルフ影の距離</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="246"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>--framesがありません。表示するフレームを指定してください。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="254"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-firstに指定できるのはmmdかholdです。「%1」は指定できません。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="266"/>
        <source>There is no track “%1”.</source>
        <translation>「%1」というトラックはありません。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="287"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>指定したフレームでのモーションの値を、キーの間も含めて表示します。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="288"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置は初期位置からのずれ、回転はクォータニオン x, y, z, w です。
カメラの角度は保存されているラジアンのままです。</translation>
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
        <location filename="../editor-core/motion/diagnostic.cpp" line="44"/>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="46"/>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="48"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="50"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="52"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="54"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="56"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="58"/>
        <source>End of file</source>
        <translation>ファイル末尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="62"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="82"/>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="84"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="88"/>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="95"/>
        <source>, record %1</source>
        <translation>、レコード %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="97"/>
        <source>, byte %1</source>
        <translation>、バイト %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source> (%1 records)</source>
        <translation> (%1レコード)</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="27"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="257"/>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="93"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>キーがありません。「ファイル」&gt;「開く」でモーション (VMD) を開くか、ここにドロップしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="103"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを上書き</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="282"/>
        <source>%1, frame %2</source>
        <translation>%1、フレーム %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="283"/>
        <source>%n key(s) here</source>
        <translation>
            <numerusform>ここに%n個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="297"/>
        <source>Moving %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを移動中</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="298"/>
        <source>%1 by %2 frames. Esc cancels.</source>
        <translation>%1: %2フレーム。Escで取り消します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="301"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>%n個のキーが上書きされます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="304"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>範囲選択中: Shiftで追加、Ctrlで切り替え、Altで除外。Escで取り消します。</translation>
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
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="48"/>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="61"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <source>Quaternion</source>
        <translation>クォータニオン</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve X</source>
        <translation>補間曲線 X</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve Y</source>
        <translation>補間曲線 Y</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="67"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve Z</source>
        <translation>補間曲線 Z</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="68"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="95"/>
        <source>Curve rotation</source>
        <translation>補間曲線 回転</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="69"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="75"/>
        <source>Weight</source>
        <translation>モーフ値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="119"/>
        <source>%1  (stored %2)</source>
        <translation>%1  (格納値 %2)</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="86"/>
        <source>Target</source>
        <translation>カメラ中心</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="87"/>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="89"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="118"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="90"/>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="96"/>
        <source>Curve distance</source>
        <translation>補間曲線 距離</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="97"/>
        <source>Curve view angle</source>
        <translation>補間曲線 視野角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="109"/>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>no self shadow</source>
        <translation>影なし</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>mode %1</source>
        <translation>mode%1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="125"/>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="127"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="139"/>
        <source>mixed</source>
        <translation>複数の値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="159"/>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="161"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n個のトラック</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="162"/>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="165"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>keys of several kinds</source>
        <translation>複数の種類のキー</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="192"/>
        <source>(the first %n key(s) were compared)</source>
        <translation>
            <numerusform>(先頭の%n個のキーを比較)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyReadout</name>
    <message>
        <location filename="../widgets/inspector/keyreadout.cpp" line="50"/>
        <source>No key is selected. Click a key in the dope sheet to read its values here.</source>
        <translation>キーが選択されていません。ドープシートのキーをクリックすると、ここに値が表示されます。</translation>
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
    <name>furitsuke::Main</name>
    <message>
        <location filename="../app/main.cpp" line="51"/>
        <source>--size takes e.g. 1440x860.</source>
        <translation>--sizeは1440x860のように指定します。</translation>
    </message>
    <message>
        <location filename="../app/main.cpp" line="74"/>
        <source>The session is drawn in %1</source>
        <translation>画面を%1に描画しました</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="158"/>
        <source>Selected key</source>
        <translation>選択中のキー</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="159"/>
        <source>Findings in the file</source>
        <translation>ファイルの検査結果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="160"/>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="161"/>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="162"/>
        <location filename="../app/mainwindow.cpp" line="164"/>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="163"/>
        <source>Frame of the playhead. Type a number to go there.</source>
        <translation>再生ヘッドのフレーム。数値を入力すると移動します。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="165"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="167"/>
        <source>As opened</source>
        <translation>開いたときの状態</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="214"/>
        <source>This file is open here already.</source>
        <translation>このファイルはすでにこのウィンドウで開いています。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="248"/>
        <source>Opening “%1”…</source>
        <translation>「%1」を開いています…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="266"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>これは付属のデモモーションです。自分のモーションは「ファイル &gt; 開く」で開くか、ここにドロップしてください。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="276"/>
        <source>The file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="277"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>「%1」を開けません。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="300"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>ファイルが壊れています。読み込めた部分だけを表示しています。検査結果をご覧ください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="302"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>このファイルには%n件の検査結果があります。下をご覧ください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="324"/>
        <source>Changed on disk</source>
        <translation>ディスク上で変更されています</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="325"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>「%1」は、ここで開いた後にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="330"/>
        <source>Overwrite it</source>
        <translation>上書きする</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="347"/>
        <source>Save motion</source>
        <translation>モーションを保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMDモーション (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="364"/>
        <source>Saving “%1”…</source>
        <translation>「%1」を保存しています…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="380"/>
        <source>The file cannot be saved</source>
        <translation>ファイルを保存できません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="394"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>「%1」を保存し、読み戻して照合しました。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="398"/>
        <source>The file before is kept as “%1”.</source>
        <translation>以前のファイルは「%1」として残してあります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="409"/>
        <source>Open motion</source>
        <translation>モーションを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="443"/>
        <source>No file was opened yet</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="447"/>
        <source>Forget these files</source>
        <translation>この一覧を消去</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Demo: %1</source>
        <translation>デモ: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="473"/>
        <source>%1 keys</source>
        <translation>キー: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="474"/>
        <source>%1 tracks</source>
        <translation>トラック: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="475"/>
        <source>%1 selected</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="483"/>
        <source>Frame %1  ·  %2</source>
        <translation>フレーム %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="494"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>キーをドラッグで移動、何もない所からドラッグで選択。ホイールで拡大・縮小、Ctrl+ホイールで行をスクロール、中ボタンで表示位置を移動。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="508"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>%n個のキーを上書きしました。「元に戻す」で復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="523"/>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="524"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」には保存されていない変更があります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="527"/>
        <source>Save them before the window is closed?</source>
        <translation>ウィンドウを閉じる前に保存しますか?</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>Open motions (VMD)</source>
        <translation>モーション (VMD) を開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="58"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="59"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>保存し、読み戻して照合してから元のファイルを置き換える</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save under another name</source>
        <translation>別の名前で保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>&amp;New window</source>
        <translation>新しいウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>Open another window</source>
        <translation>別のウィンドウを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>&amp;Close window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>Close this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Close all windows</source>
        <translation>すべてのウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>&amp;Dance</source>
        <translation>ダンス(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Face (morphs only)</source>
        <translation>表情 (モーフのみ)(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>Open a motion that comes with the program</source>
        <translation>プログラム付属のモーションを開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="93"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>名前をこの文字コードで読み込んで表示 (データは変わりません)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="107"/>
        <source>Take the last change back</source>
        <translation>最後の変更を取り消す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="111"/>
        <source>Undone: %1</source>
        <translation>元に戻しました：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="116"/>
        <source>&amp;Redo: %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="116"/>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="117"/>
        <source>Make the last change again</source>
        <translation>取り消した変更をもう一度行う</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="121"/>
        <source>Redone: %1</source>
        <translation>やり直しました：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>&amp;Delete keys</source>
        <translation>キーを削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>Delete the selected keys</source>
        <translation>選択したキーを削除</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="143"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>キーを%nフレーム前へ移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>キーを%nフレーム後へ移動</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="146"/>
        <source>Move the selected keys in time</source>
        <translation>選択したキーのフレームをずらす</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="150"/>
        <source>Undo &amp;memory…</source>
        <translation>元に戻す用のメモリ(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="151"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>元に戻せる操作の記録に使うメモリの上限</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="154"/>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="155"/>
        <source>Select all keys, display/IK records included</source>
        <translation>表示・IKのレコードも含めてすべてのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Select &amp;none</source>
        <translation>選択を解除(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Clear the selection</source>
        <translation>選択をすべて解除</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <source>&amp;Invert selection</source>
        <translation>選択を反転(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="163"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>選択されていないキーだけを選択</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="166"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>再生ヘッド位置のトラックのキーを選択(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>現在のトラックの、再生ヘッドのフレームにあるキーを選択に加えるか外します</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="171"/>
        <source>Select the whole &amp;track</source>
        <translation>トラック全体を選択(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="172"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>現在のトラックまたはグループのすべてのキーを選択に加えるか外します</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="176"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>再生ヘッド位置のキーを選択(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="177"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>再生ヘッドのフレームにある全トラックのキーを選択</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Show &amp;all</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Fit all keys into the view</source>
        <translation>すべてのキーが収まるように表示</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>Show &amp;selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Fit the selected keys into the view</source>
        <translation>選択したキーが収まるように表示</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Show fewer frames</source>
        <translation>表示するフレームを少なくする</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Show more frames</source>
        <translation>表示するフレームを多くする</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>&amp;Expand groups</source>
        <translation>グループを展開(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>Open all groups of tracks</source>
        <translation>トラックのグループをすべて開く</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="208"/>
        <source>&amp;Collapse groups</source>
        <translation>グループを折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="209"/>
        <source>Close all groups of tracks</source>
        <translation>トラックのグループをすべて閉じる</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>Put all panels back</source>
        <translation>すべてのパネルを元の位置に戻す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="225"/>
        <source>Previous frame</source>
        <translation>前のフレーム</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="227"/>
        <source>Next frame</source>
        <translation>次のフレーム</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="229"/>
        <source>10 frames back</source>
        <translation>10フレーム戻る</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="231"/>
        <source>10 frames forward</source>
        <translation>10フレーム進む</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="233"/>
        <source>Previous key</source>
        <translation>前のキー</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="235"/>
        <source>Next key</source>
        <translation>次のキー</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="237"/>
        <source>Start</source>
        <translation>先頭</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="239"/>
        <source>Last key</source>
        <translation>最後のキー</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="241"/>
        <source>Track above</source>
        <translation>上のトラック</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="242"/>
        <source>Track below</source>
        <translation>下のトラック</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>&amp;Go to frame</source>
        <translation>フレームへ移動(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>Type the frame to go to</source>
        <translation>移動先のフレームを入力</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="258"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="259"/>
        <source>See and change shortcuts</source>
        <translation>ショートカットの確認と変更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="270"/>
        <source>&amp;About Furitsuke</source>
        <translation>Furitsukeについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="274"/>
        <source>About Furitsuke</source>
        <translation>Furitsukeについて</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="278"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDanceのモーションファイル用エディターです。GNU General Public License バージョン3以降で配布されるフリーソフトウェアです。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="302"/>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>&amp;Demo motions</source>
        <translation>デモモーション(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="308"/>
        <source>Names are in</source>
        <translation>名前の文字コード</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="313"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="316"/>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="324"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="327"/>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="347"/>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="353"/>
        <location filename="../app/mainwindowactions.cpp" line="365"/>
        <source>&amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="360"/>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="371"/>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="432"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="433"/>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="436"/>
        <source>Nothing to undo</source>
        <translation>元に戻す操作はありません</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="437"/>
        <source>Nothing to redo</source>
        <translation>やり直す操作はありません</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="448"/>
        <source>Undo memory</source>
        <translation>元に戻す用のメモリ</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="450"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>ウィンドウごとの元に戻す用のメモリ（メガバイト）。古い操作から消え、最新の操作は必ず残ります。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key after this frame.</source>
        <translation>このフレームより後にキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key before this frame.</source>
        <translation>このフレームより前にキーはありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="506"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>現在のトラックがありません。上下キーで選べます。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="512"/>
        <source>The current track has no key there.</source>
        <translation>現在のトラックのそこにはキーがありません。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="534"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>この検査結果はキーではなく、ファイルに関するものです。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="552"/>
        <source>No key belongs to this finding.</source>
        <translation>この検査結果に対応するキーはありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="62"/>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="65"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="67"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="69"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="73"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="187"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="195"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="198"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（%n フレーム後へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="199"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（%n フレーム前へ）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="203"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="222"/>
        <source>%1, overwriting %2</source>
        <translation>%1、%2個を上書き</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="205"/>
        <source>%1, dropping %2</source>
        <translation>%1、%2個を破棄</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="220"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>%n個のキーを登録</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="236"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="243"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>%n個の表情キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="250"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="257"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>%n個の照明キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="264"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>%n個のセルフ影キーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="271"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>%n個の表示・IKレコードを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="278"/>
        <source>Set the curves of %n bone key(s)</source>
        <translation>
            <numerusform>%n個のボーンキーの補間曲線を設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="285"/>
        <source>Set the curves of %n camera key(s)</source>
        <translation>
            <numerusform>%n個のカメラキーの補間曲線を設定</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="299"/>
        <source>Rename “%1” to “%2”</source>
        <translation>「%1」の名前を「%2」に変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="259"/>
        <source>There is no such member here.</source>
        <translation>ここにこのメンバーは置けません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="129"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="231"/>
        <source>An object is expected.</source>
        <translation>オブジェクトが必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="191"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="324"/>
        <source>The member “%1” is missing.</source>
        <translation>メンバー「%1」がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="128"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="233"/>
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
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="156"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>4バイトの配列が必要です: x1, y1, x2, y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="168"/>
        <source>A string is expected.</source>
        <translation>文字列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="176"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>1バイトにつき2桁の16進数の文字列が必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="180"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>%1バイトあります。最大で%2バイトです。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="190"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>%1バイトあります。%2バイトでなければなりません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="207"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="219"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="222"/>
        <source>a zero byte</source>
        <translation>ゼロバイト</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="227"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="230"/>
        <source>Reading failed: %1</source>
        <translation>読み込みに失敗しました: %1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="120"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>値の入れ子が深すぎるか、値が多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="210"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>メンバー「%1」が重複しているか、メンバーが多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="215"/>
        <source>This member is given twice.</source>
        <translation>このメンバーは重複しています。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="228"/>
        <source>There are too many values.</source>
        <translation>値が多すぎます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="257"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>モーションではありません。モーションであることを示すメンバー「format」が先頭に必要です。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="286"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>このセクションには、順序のあるキーとないキーが混在しています。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="322"/>
        <source>This is not a motion: the member “%1” is missing.</source>
        <translation>モーションではありません。メンバー「%1」がありません。</translation>
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
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="294"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>長さ0の回転があります。そのまま保持し、回転なしとして扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="296"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>長さが1でない回転があります。そのまま保持し、再生時に正規化します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="300"/>
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
        <location filename="../editor-core/vmd/reader.cpp" line="78"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="111"/>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>VMDファイルではありません: %nバイトしかありません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="117"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>VMDファイルではありません: 「Vocaloid Motion Data」で始まっていません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="124"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>ファイルがヘッダーの途中で終わっています (%2バイト中%1バイト)。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="133"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>モデル名が10バイトの古いヘッダーです。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="136"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>不明なバージョン「%1」です。バージョン0002として読み込みました。ほかのプログラムでは開けない場合があります。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="143"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>シグネチャの後に0でないバイトがあります (古いMMDのファイルに見られます)。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="166"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>セクションのレコード数は0ですが、レコードが1つ続いています (古いMMDのファイルに見られます)。保持しますが、キーとしては扱いません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="173"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>レコード数は%1となっていますが、実際には%2個しかありません。その分を保持します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="193"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>ファイルがこのセクションのレコード数の途中で終わっています。その%nバイトを保持します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="198"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>レコード数は%1となっていますが、ファイルの残りに収まりません。その%2バイトをそのまま保持します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="187"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>不完全なレコードの%nバイトを末尾に保持します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="206"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最後のセクションの後に%nバイトあります。そのまま保持します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="211"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>ファイルはこのセクションの前で終わっています。キーを追加したときだけ書き出されます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="277"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>0または180度を超える視野角があります。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="318"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>2を超えるセルフ影のモードがあります。そのまま保持し、mode2として扱います。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="380"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名前の大半が既知の名前になるため、文字コードを%1と判断しました。MMDはcp932として読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="390"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>モデル名「%1」は文字の途中で切れているか、%2にない文字を含んでいます。バイト列はそのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="454"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>文字の途中で切れているか、%1にない文字を含む名前があります (最初は「%2」)。バイト列はそのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="422"/>
        <source>Keys have an empty name; kept.</source>
        <translation>名前が空のキーがあります。そのまま保持します。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="469"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>ボーン・表情とカメラ・照明の両方が入っています。MMDはカメラ側を読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="471"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>ボーン・表情とカメラ・照明の両方が入っています。MMDはボーン側を読み込みます。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="475"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>カメラ・照明モーションですが、モデル名がMMDの予約名ではありません。MMDでは読み込めません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="496"/>
        <source>There is not enough memory for this file.</source>
        <translation>このファイルを読むためのメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="506"/>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="508"/>
        <source>This is a folder, not a file.</source>
        <translation>ファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="510"/>
        <source>This is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="516"/>
        <location filename="../editor-core/vmd/reader.cpp" line="525"/>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません: %1</translation>
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
        <location filename="../editor-core/document/filesave.cpp" line="116"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>「%1」は自分自身を指すリンクです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="118"/>
        <source>“%1” is not a regular file.</source>
        <translation>「%1」は通常のファイルではありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="120"/>
        <source>“%1” is write-protected.</source>
        <translation>「%1」は書き込み禁止です。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>「%1」にファイルを作成できません: %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="135"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>書き込みに失敗しました：%1。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="149"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>バックアップを残せません：%1。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="179"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="174"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>書き込んだ内容を読み戻すとモーションと一致しません。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="157"/>
        <source>The file cannot be replaced: %1</source>
        <translation>ファイルを置き換えられません: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="40"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>「%1」がすでにあり、PNG 画像ではありません。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="52"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="66"/>
        <source>“%1” cannot be written.</source>
        <translation>「%1」に書き込めません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="50"/>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="52"/>
        <source>Find an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="63"/>
        <source>No shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="64"/>
        <source>Assign</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="66"/>
        <source>New shortcut:</source>
        <translation>新しいショートカット:</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="71"/>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="91"/>
        <source>Already used by: %1. Assigning takes it away there.</source>
        <translation>使用中: %1。割り当てると、そちらの設定は解除されます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="45"/>
        <source>Time ruler</source>
        <translation>時間ルーラー</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="46"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>ドラッグで再生ヘッドを移動、ホイールで拡大・縮小します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="18"/>
        <source>This track has no name of its own.</source>
        <translation>このトラックには固有の名前がありません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="20"/>
        <source>A name must not be empty.</source>
        <translation>名前を空にはできません。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="23"/>
        <source>Another track has this name after byte 15; the file could not tell them apart.</source>
        <translation>15バイト目までが同じ名前のトラックがほかにあります。ファイル上で区別できません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="195"/>
        <source>Track list</source>
        <translation>トラック一覧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="213"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n個のキー。ダブルクリックで選択します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackRows</name>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="64"/>
        <source>All bones</source>
        <translation>全ボーン</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="74"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="79"/>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="80"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="81"/>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="82"/>
        <source>Display/IK</source>
        <translation>表示・IK</translation>
    </message>
</context>
</TS>
