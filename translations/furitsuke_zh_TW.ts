<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>furitsuke::ActionHost</name>
    <message>
        <location filename="../app/actions/actionhost.cpp" line="43"/>
        <source>Select keys first.</source>
        <translation>請先選取關鍵影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ActionSearch</name>
    <message>
        <location filename="../app/actionsearch.cpp" line="148"/>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actionsearch.cpp" line="149"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="170"/>
        <source>Go to frame %1</source>
        <translation>移至影格 %1</translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="175"/>
        <source>Move the playhead there</source>
        <translation>將播放頭移到那裡</translation>
    </message>
</context>
<context>
    <name>furitsuke::AudioSinkOutput</name>
    <message>
        <location filename="../app/sound/audiofeeder.cpp" line="113"/>
        <source>The sound device cannot be opened; nothing is heard.</source>
        <translation>無法開啟音效裝置，不會發出聲音。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="36"/>
        <source>No sound device was found; nothing is heard.</source>
        <translation>找不到音效裝置，不會發出聲音。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="39"/>
        <source>The sound device takes no usual format; nothing is heard.</source>
        <translation>音效裝置不支援常用格式，不會發出聲音。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelBar</name>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="161"/>
        <source>Click: this channel alone. Ctrl+click, or Ctrl+Space: add it, or take it away.</source>
        <translation>點選：只選此通道。Ctrl+點選或 Ctrl+空白鍵：加入或移除。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="170"/>
        <source>No selected key moves on this channel: its curve is kept, but shows nothing.</source>
        <translation>所選關鍵影格在此通道上都不動：曲線會保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="172"/>
        <source>%1 (still)</source>
        <extracomment>Behind the name of a channel that does not move; as short as possible</extracomment>
        <translation>%1（不動）</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="175"/>
        <source>%1 (mixed)</source>
        <extracomment>Behind the name of a channel on which the selected keys have different curves; short</extracomment>
        <translation>%1（多個值）</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="178"/>
        <source>The selected keys have different curves here.</source>
        <translation>所選關鍵影格在此處的曲線各不相同。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="202"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="203"/>
        <source>Show and edit all channels</source>
        <translation>顯示並編輯全部通道</translation>
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
        <translation>%1 個錯誤</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="37"/>
        <source>warnings: %1</source>
        <translation>%1 個警告</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="39"/>
        <source>notes: %1</source>
        <translation>%1 則提示</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="40"/>
        <source>no findings</source>
        <translation>未發現問題</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="41"/>
        <source>%1; round trip exact</source>
        <translation>%1；讀寫往返完全一致</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="42"/>
        <source>%1; ROUND TRIP NOT EXACT</source>
        <translation>%1；讀寫往返【不一致】</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="94"/>
        <source>Prints diagnostics, and whether a save gives back the same bytes.</source>
        <translation>輸出診斷資訊，並檢查儲存後位元組是否一致。</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="95"/>
        <source>The exit status is 1 where there is a warning or an error, or where a save would change bytes.</source>
        <translation>有警告或錯誤，或儲存會改變位元組時，結束狀態為 1。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="38"/>
        <source>--%1 takes one of %2, not “%3”.</source>
        <translation>--%1 可用的值是 %2，而不是「%3」。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="48"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>不顯示視窗，將其繪製到圖片檔後結束。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="51"/>
        <source>The size of that picture, such as 1440x860; from %1 to %2.</source>
        <translation>圖片的大小，如 1440x860；從 %1 到 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="55"/>
        <source>The language of the window: %1.</source>
        <translation>視窗的語言：%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="58"/>
        <source>The colours of the window: %1.</source>
        <translation>視窗的配色：%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="91"/>
        <source>--show takes %1 or none, not “%2”.</source>
        <translation>--show 可為 %1 或 none，不能是「%2」。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="101"/>
        <source>--motion is missing: which motion is to be drawn?</source>
        <translation>缺少 --motion：要繪製哪個動作？</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="103"/>
        <source>--output is missing: where is the picture to go?</source>
        <translation>缺少 --output：圖片要儲存到哪裡？</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="108"/>
        <source>--frame takes a number from 0, not “%1”.</source>
        <translation>--frame 應為 0 以上的數，不能是「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="113"/>
        <location filename="../app/cli/windowoptions.cpp" line="77"/>
        <source>--size takes width x height, from %1 to %2, not “%3”.</source>
        <translation>--size 的值是寬x高，從 %1 到 %2，而不是「%3」。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="120"/>
        <source>--from takes %1, not “%2”.</source>
        <translation>--from 可為 %1，不能是「%2」。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="127"/>
        <source>--background takes a colour such as #ffffff or white, not “%1”.</source>
        <translation>--background 應為 #ffffff 或 white 這樣的顏色，不能是「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="163"/>
        <source>Pictures need a display with OpenGL; a virtual one will do: xvfb-run %1</source>
        <translation>繪製圖片需要支援 OpenGL 的顯示器，虛擬顯示器也可以：xvfb-run %1</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="177"/>
        <source>This motion has no camera keys.</source>
        <translation>此動作沒有鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="205"/>
        <source>The file cannot be written.</source>
        <translation>無法寫入檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="220"/>
        <source>Draws a model in a motion at a frame into a PNG file.</source>
        <translation>將模型在動作某一影格的樣子繪製到 PNG 檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="221"/>
        <source>The view is that of the camera file, else of camera keys in the motion, else from the front.
A display is needed; a virtual one will do (xvfb-run).</source>
        <translation>視角取自鏡頭檔案，其次取自動作中的鏡頭關鍵影格，都沒有則為正面。
需要顯示器，虛擬顯示器也可以（xvfb-run）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="225"/>
        <source>The motion (VMD).</source>
        <translation>動作（VMD）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="226"/>
        <source>The model: a PMX or PMD file, or testrig (the default).</source>
        <translation>模型：PMX 或 PMD 檔案，或 testrig（預設）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="228"/>
        <source>A motion whose camera and light are taken.</source>
        <translation>用於鏡頭和照明的動作。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="229"/>
        <source>The frame, also between whole ones; 0 where it is not given.</source>
        <translation>影格，可以是整數影格之間；預設為 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="231"/>
        <source>The size of the picture; 1280x720 where it is not given.</source>
        <translation>圖片大小；預設為 1280x720。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="233"/>
        <source>The picture file.</source>
        <translation>圖片檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="235"/>
        <source>Look from this side, whatever cameras there are:
%1.</source>
        <translation>不論有無鏡頭，都從這一側看：
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="239"/>
        <source>What is drawn: some of %1,
or none; grid,skin,edges where it is not given.</source>
        <translation>繪製的內容：%1 中的若干項，
或 none；預設為 grid,skin,edges。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="242"/>
        <source>The colour behind it, such as #ffffff.</source>
        <translation>背景顏色，例如 #ffffff。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Show this help.</source>
        <translation>顯示此說明。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="38"/>
        <source>Show the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="78"/>
        <source>“%1 --help” tells more.</source>
        <translation>詳情請執行「%1 --help」。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="97"/>
        <source>Files are missing: %1</source>
        <translation>缺少檔案：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="99"/>
        <source>There are too many files: %1</source>
        <translation>檔案過多：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="117"/>
        <source>The output cannot be written.</source>
        <translation>無法寫入輸出。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="124"/>
        <source>“help” takes the name of one command.</source>
        <translation>「help」只接受一個命令名稱。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="135"/>
        <source>There is no command “%1”.</source>
        <translation>沒有命令「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="156"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1（Qt %2）</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="167"/>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="169"/>
        <source>This is not a regular file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="171"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>「%1」既不是檔案也不是命令。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="173"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="185"/>
        <location filename="../app/cli/cli.cpp" line="205"/>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="187"/>
        <location filename="../app/cli/cli.cpp" line="203"/>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="191"/>
        <location filename="../app/cli/cli.cpp" line="221"/>
        <source>Options:</source>
        <translation>選項：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="195"/>
        <source>Exit status:</source>
        <translation>結束狀態：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="206"/>
        <source>   or: %1</source>
        <translation>  或：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="207"/>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="209"/>
        <source>Opens motion files (VMD) of MikuMikuDance in the editor. With a command it works without a window.</source>
        <translation>在編輯器中開啟 MikuMikuDance 的動作檔（VMD）。指定命令時不顯示視窗。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="211"/>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Shows the help of a command.</source>
        <translation>顯示某個命令的說明。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>若檔案與命令同名，請連同資料夾一起指定：./info。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="226"/>
        <source>The exit status is 0 when all is well, 1 when there is something to know (a finding; an
edit that was done, but overwrote, cut or left out something), 2 after an error.</source>
        <translation>結束狀態：一切正常為 0；有需要知道的事（有發現，或編輯已完成但有覆寫、截斷或略過）為 1；
出錯為 2。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="256"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>「%1」不是此系統編碼中的文字；請重新命名該檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <location filename="../app/cli/renamecommand.cpp" line="106"/>
        <location filename="../app/cli/renamecommand.cpp" line="113"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="54"/>
        <source>Print JSON instead of text.</source>
        <translation>以 JSON 代替文字輸出。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="60"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>以 cp932、gb18030、big5 或 utf-8 讀取名稱，不作推測。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="66"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUT 已存在時將其取代。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="77"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>「%1」不是已知的編碼；可用 cp932、gb18030、big5 和 utf-8。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="95"/>
        <source>The file exists; --force replaces it.</source>
        <translation>檔案已存在；使用 --force 可將其取代。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="45"/>
        <source>What was written does not read back: %1</source>
        <translation>寫入的內容無法讀回：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="49"/>
        <source>What was written does not give back the bytes of %1.</source>
        <translation>寫入的內容無法還原 %1 的位元組。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="65"/>
        <source>%1: JSON, gives back the bytes of %2</source>
        <translation>%1：JSON，可逐位元組還原 %2</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="73"/>
        <source>The file cannot be read: %1</source>
        <translation>無法讀取檔案：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="86"/>
        <source>%1: VMD, %2 bytes</source>
        <translation>%1：VMD，%2 位元組</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="100"/>
        <source>JSON says itself how its names are encoded; --encoding is for VMD files.</source>
        <translation>JSON 本身已註明名稱的編碼；--encoding 僅用於 VMD 檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="115"/>
        <source>Turns a VMD file into JSON, or such JSON into a VMD file.</source>
        <translation>將 VMD 檔案轉換為 JSON，或將此種 JSON 轉換為 VMD 檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="117"/>
        <source>What IN holds decides, not its name. The JSON gives back the VMD byte for byte.</source>
        <translation>轉換方向取決於 IN 的內容，而非其檔名。JSON 可逐位元組還原 VMD。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="21"/>
        <source>Keep a file that is replaced as OUT.bak.</source>
        <translation>將被取代的檔案保留為 OUT.bak。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="42"/>
        <location filename="../app/cli/infocommand.cpp" line="161"/>
        <location filename="../app/cli/modeltext.cpp" line="84"/>
        <source>%1 bytes</source>
        <translation>%1 位元組</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="43"/>
        <source>the same as in %1</source>
        <translation>與 %1 相同</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="44"/>
        <source>NOT THE SAME as in %1</source>
        <translation>與 %1 【不同】</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="56"/>
        <source>Reads a motion file and writes it again.</source>
        <translation>讀取動作檔並重新寫出。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="57"/>
        <source>OUT is there only when it is whole; IN and OUT may be one file.</source>
        <translation>OUT 僅在完整寫好後才會出現；IN 與 OUT 可以是同一檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="27"/>
        <source>These are more than %1 frames.</source>
        <translation>超過了 %1 個影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="46"/>
        <source>“%1” is no frame; a number is expected, or a range such as 0-60 or 0-60:0.5.</source>
        <translation>「%1」不是影格；應為數字，或 0-60、0-60:0.5 這樣的範圍。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="56"/>
        <source>“%1”: there are no frames beyond %2.</source>
        <translation>「%1」：沒有超過 %2 的影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="24"/>
        <source>Write the edited motion here; it may be IN itself, with --force.</source>
        <translation>編輯後的動作寫入此檔案；加上 --force 時可以就是 IN。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="38"/>
        <source>Only keys at these frames, both included: 30-60, 30- or 30.</source>
        <translation>僅限這些影格的關鍵影格，含兩端：30-60、30- 或 30。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="49"/>
        <source>--tracks names no track.</source>
        <translation>--tracks 沒有指定軌道。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="59"/>
        <source>There is no track “%1” with keys.</source>
        <translation>沒有含關鍵影格的軌道「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="92"/>
        <source>“%1” is no range of frames; 30-60, 30- or 30 is expected, up to %2.</source>
        <translation>「%1」不是影格範圍；應為 30-60、30- 或 30，最大到 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="96"/>
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>「%1」：範圍的結束在開始之前。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="105"/>
        <source>Edit what could be read of a damaged file.</source>
        <translation>編輯損毀檔案中能讀出的部分。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="130"/>
        <source>-o is missing: where is the edited motion to be written?</source>
        <translation>缺少 -o：編輯後的動作要寫到哪裡？</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="142"/>
        <source>The file is damaged; --damaged edits what could be read.</source>
        <translation>檔案已損毀；--damaged 會編輯能讀出的部分。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="183"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>變更 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="192"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>覆寫 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="190"/>
        <source>%n key(s) dropped</source>
        <translation>
            <numerusform>捨棄 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="31"/>
        <source>Only tracks that one of these patterns names:</source>
        <translation>只限以下任一樣式指定的軌道：</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="164"/>
        <source>%1, frame %2: %3</source>
        <translation>%1，第 %2 影格：%3</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="195"/>
        <source>Nothing was changed: there is no key in these tracks and frames.</source>
        <translation>沒有任何改變：這些軌道和影格中沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="196"/>
        <source>Nothing was changed: this edit leaves the motion as it is.</source>
        <translation>沒有任何改變：此編輯使動作保持原樣。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="205"/>
        <source>0  done as asked. What had to be rounded, to whole frames or degrees, is said.
1  done, but there is something to know, which standard error says: keys were
   overwritten, names cut, values limited, tracks left out, keys come after frame
   %1, or nothing was changed (OUT is then the same as IN).
2  an error: nothing was written.</source>
        <translation>0  依要求完成。取整到整影格或整度時會說明。
1  已完成，但有需要知道的事，寫在標準錯誤中：覆寫了關鍵影格、截斷了名稱、
   限制了數值、略過了軌道、關鍵影格在第 %1 影格之後，或沒有任何改變
   （此時 OUT 與 IN 相同）。
2  出錯：沒有寫出任何內容。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="216"/>
        <source>Shift later keys of these tracks along, those after the last edited frame.</source>
        <translation>最後一個被編輯的影格之後，這些軌道的關鍵影格也一起移動。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="223"/>
        <location filename="../app/cli/scalecommand.cpp" line="51"/>
        <source>--%1 is missing.</source>
        <translation>缺少 --%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="231"/>
        <source>--%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>--%1 只接受 %2 到 %3 的整數，不接受「%4」。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="62"/>
        <source>“%1”: the step must not be 0.</source>
        <translation>「%1」：間隔不能為 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="79"/>
        <source>MMD 7, 32 bits</source>
        <translation>MMD 7，32 位元</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="81"/>
        <source>MMD 7, 64 bits</source>
        <translation>MMD 7，64 位元</translation>
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
        <translation>關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="134"/>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Frames</source>
        <translation>影格範圍</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="154"/>
        <location filename="../app/cli/modeltext.cpp" line="83"/>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="155"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="156"/>
        <source> (MMD&apos;s name for camera and light)</source>
        <translation>（MMD 表示鏡頭和照明的名稱）</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="157"/>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="159"/>
        <source>Curve bytes</source>
        <translation>曲線位元組</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="160"/>
        <source>as written by %1</source>
        <translation>依 %1 的寫法</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="161"/>
        <location filename="../app/cli/modeltext.cpp" line="84"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="162"/>
        <source>Last frame</source>
        <translation>最後一個影格</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="162"/>
        <source>%1 (%2 s)</source>
        <translation>%1（%2 秒）</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <location filename="../app/cli/modeltext.cpp" line="127"/>
        <source>Section</source>
        <translation>區段</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Tracks</source>
        <translation>軌道</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="170"/>
        <source>not in the file</source>
        <translation>檔案中沒有</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="187"/>
        <source>IK off, by frame</source>
        <translation>各影格關閉的 IK</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="317"/>
        <source>Prints what is in motion files.</source>
        <translation>輸出動作檔中的內容。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="318"/>
        <source>Version, model name, keys by section and track, frames, IK switched off, and diagnostics.</source>
        <translation>版本、模型名稱、各區段和軌道的關鍵影格、影格範圍、關閉的 IK，以及診斷資訊。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="26"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>影格：數字和範圍，例如 0,12.5,30-60,0-10:0.5。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="33"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>軌道第一個關鍵影格之前：mmd（從影格 0 的初始狀態開始，預設）或 hold。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="40"/>
        <source>Only what one of these patterns names:</source>
        <translation>只限以下任一樣式指定的內容：</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="131"/>
        <source>Frame %1</source>
        <translation>影格 %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="39"/>
        <source>System</source>
        <translation>系統</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="41"/>
        <source>Brows</source>
        <translation>眉毛</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="43"/>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="45"/>
        <source>Mouth</source>
        <translation>嘴</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="49"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="56"/>
        <source>group</source>
        <translation>群組</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="57"/>
        <source>flip</source>
        <translation>翻轉</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="58"/>
        <source>vertex</source>
        <translation>頂點</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="59"/>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="62"/>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="62"/>
        <source>additional UV %1</source>
        <translation>附加 UV %1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="64"/>
        <source>material</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="65"/>
        <source>impulse</source>
        <translation>衝量</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="82"/>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="127"/>
        <source>Count</source>
        <translation>數量</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Deform</source>
        <translation>變形</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Vertices</source>
        <translation>頂點</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Texture</source>
        <translation>貼圖</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Sphere map</source>
        <translation>球面貼圖</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Toon</source>
        <translation>卡通渲染</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="182"/>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>found</source>
        <translation>有</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="195"/>
        <source>Layer</source>
        <translation>變形階層</translation>
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
        <translation>%1 只繞 (%2, %3, %4) 旋轉</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="227"/>
        <source>%1 → %2: %3 loops of %4°; %5</source>
        <translation>%1 → %2：迴圈 %3 次，%4°；%5</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="253"/>
        <source>Append transform</source>
        <translation>賦予</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="257"/>
        <source>rotation</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="259"/>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="261"/>
        <source>local</source>
        <translation>本地</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="263"/>
        <source>%1: %2 × %3 (%4)</source>
        <translation>%1：%2 × %3（%4）</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="277"/>
        <source>Morphs: %1</source>
        <translation>表情：%1</translation>
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
        <translation>偏移</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="312"/>
        <source>follows its bone</source>
        <translation>跟隨骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="314"/>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="318"/>
        <source>physics and bone</source>
        <translation>物理＋骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="322"/>
        <location filename="../app/cli/posecommand.cpp" line="196"/>
        <location filename="../app/cli/samplecommand.cpp" line="119"/>
        <location filename="../app/cli/vpdcommand.cpp" line="107"/>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="334"/>
        <source>From</source>
        <translation>來源</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="334"/>
        <source>To</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="347"/>
        <source>One name to a motion (the first 15 bytes are the same)</source>
        <translation>在動作中名稱相同（前 15 位元組一樣）</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/modeltext.cpp" line="354"/>
        <source>(%n key(s))</source>
        <translation>
            <numerusform>（%n 個關鍵影格）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="362"/>
        <source>Motion “%1”</source>
        <translation>動作「%1」</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="364"/>
        <source>found: bones %1, morphs %2, IK %3</source>
        <translation>已找到：骨骼 %1，表情 %2，IK %3</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="378"/>
        <source>Bones that the model lacks: %1</source>
        <translation>模型中沒有的骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="380"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>模型中沒有的表情：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="382"/>
        <source>IK that the model lacks: %1</source>
        <translation>模型中沒有的 IK：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="127"/>
        <source>physics off</source>
        <translation>物理關</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="120"/>
        <source>Camera distance</source>
        <translation>鏡頭距離</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="121"/>
        <source>Camera target</source>
        <translation>鏡頭目標</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="122"/>
        <source>Camera rotation (radians)</source>
        <translation>鏡頭旋轉（弧度）</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="124"/>
        <source>Camera view angle</source>
        <translation>鏡頭視角</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="125"/>
        <source>Camera projection</source>
        <translation>鏡頭投影</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="139"/>
        <source>Light colour</source>
        <translation>照明顏色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="140"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="145"/>
        <source>Self shadow mode</source>
        <translation>自陰影模式</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="146"/>
        <source>Self shadow distance</source>
        <translation>自陰影距離</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="26"/>
        <source>The model to pose: a PMX or PMD file, or testrig for the built-in one.</source>
        <translation>要擺姿勢的模型：PMX 或 PMD 檔案，或內建的 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="32"/>
        <source>The motion to pose it by.</source>
        <translation>用來擺姿勢的動作。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="38"/>
        <source>A motion whose camera is printed instead of the motion&apos;s own.</source>
        <translation>輸出此動作的鏡頭，而非動作自身的鏡頭。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>Visible</source>
        <translation>顯示</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>no</source>
        <translation>否</translation>
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
        <translation>開</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="216"/>
        <location filename="../app/cli/samplecommand.cpp" line="153"/>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="242"/>
        <source>%n bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>動作中有 %n 個骨骼不在模型中：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="244"/>
        <source>%n morph(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>動作中有 %n 個表情不在模型中：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="246"/>
        <source>%n IK bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>動作中有 %n 個 IK 骨骼不在模型中：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="47"/>
        <source>The model has no IK “%1”; it has %2.</source>
        <translation>模型沒有 IK「%1」；有 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="55"/>
        <source>--ik is missing; the model has %1.</source>
        <translation>缺少 --ik；模型有 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="68"/>
        <source>--into takes fk or ik, not “%1”.</source>
        <translation>--into 可為 fk 或 ik，不能是「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="85"/>
        <source>--every and --on-keys exclude each other.</source>
        <translation>--every 與 --on-keys 不能同時使用。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="96"/>
        <location filename="../app/cli/posecommand.cpp" line="255"/>
        <source>--model is missing: a PMX or PMD file, or testrig.</source>
        <translation>缺少 --model：PMX 或 PMD 檔案，或 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="100"/>
        <source>--into is missing: fk or ik.</source>
        <translation>缺少 --into：fk 或 ik。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="129"/>
        <source>Makes IK into keys of the bones that it bends, or such keys into IK.</source>
        <translation>將 IK 轉換為其彎曲的骨骼的關鍵影格，或反之。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="131"/>
        <source>The model plays the same with the IK switched off (fk) or on (ik) from --from to --to.
Before and after that nothing changes. How far it is off at worst is said.</source>
        <translation>從 --from 到 --to，關閉（fk）或開啟（ik）IK 後模型的動作不變。
其前後不會改變。會說明最大偏差。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="134"/>
        <source>The model: a PMX or PMD file, or testrig.</source>
        <translation>模型：PMX 或 PMD 檔案，或 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="135"/>
        <source>The IK bones of the chains, with commas between them.</source>
        <translation>各 IK 鏈的 IK 骨骼，以逗號分隔。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="136"/>
        <source>What gets keys: the bones of the chains (fk), or the IK bones (ik).</source>
        <translation>得到關鍵影格的是：鏈上的骨骼（fk），或 IK 骨骼（ik）。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="138"/>
        <source>The first frame; 0 where it is not given.</source>
        <translation>起始影格；預設為 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="139"/>
        <source>The last frame; that of the motion where it is not given.</source>
        <translation>結束影格；預設為動作的最後一個影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="140"/>
        <source>A key every N frames; 1 where it is not given.</source>
        <translation>每 N 個影格一個關鍵影格；預設為 1。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="141"/>
        <source>Keys where the bones of the chains have keys now.</source>
        <translation>只在鏈上骨骼現有關鍵影格之處。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="269"/>
        <source>--motion is missing: which motion is wanted?</source>
        <translation>缺少 --motion：要哪個動作？</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="299"/>
        <source>The model has no bone or morph “%1”.</source>
        <translation>模型中沒有骨骼或表情「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="321"/>
        <source>Prints where a model&apos;s bones are in a motion at frames, IK included.</source>
        <translation>輸出模型各骨骼在動作指定影格的位置，包括 IK。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="323"/>
        <source>Positions and rotations (quaternions x, y, z, w) are those in the world, in MMD&apos;s
left-handed coordinates; morphs are weights with what groups add.</source>
        <translation>位置和旋轉（四元數 x, y, z, w）為 MMD 左手座標系中的世界座標；
表情為加上群組表情後的權重。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="49"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>缺少 --frames：需要哪些影格？</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="57"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-first 只接受 mmd 或 hold，不接受「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="176"/>
        <source>There is no track “%1”.</source>
        <translation>沒有軌道「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="197"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>輸出動作在各影格的狀態，關鍵影格之間也可以。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置為相對初始位置的偏移，旋轉為四元數 x, y, z, w；
鏡頭角度為檔案中儲存的弧度。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="37"/>
        <source>--%1 is given twice.</source>
        <translation>--%1 重複指定。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="44"/>
        <source>--%1 takes a change such as *1.5, +2, -2, *0.9+5 or =3, not “%2”.</source>
        <translation>--%1 只接受 *1.5、+2、-2、*0.9+5 或 =3 這樣的變更，不接受「%2」。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="51"/>
        <source>No correction is given.</source>
        <translation>沒有指定補正。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="73"/>
        <source>Multiplies values of keys and adds to them.</source>
        <translation>對關鍵影格的數值做乘法和加法。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="75"/>
        <source>A CHANGE is *1.5 (times), +2 or -2 (plus, minus), *0.9+5 (both) or =3 (set), in the
units that MMD shows: degrees, the distance&apos;s sign, colours 0-255, shadow 0-9999.
View angles are rounded to whole degrees. What no key has changes nothing. Numbers in
a file have 7 digits: a change too small for them is said.</source>
        <translation>CHANGE 是 *1.5（倍）、+2 或 -2（加減）、*0.9+5（兩者）或 =3（設定），單位與 MMD 顯示的相同：
度、距離的符號、顏色 0-255、陰影 0-9999。視角取整到整度。沒有關鍵影格具有的值不起作用。
檔案中的數字有 7 位：變更小得無法保存時會說明。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="44"/>
        <source>The first of the frames.</source>
        <translation>其中的第一個影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="45"/>
        <source>How many frames.</source>
        <translation>影格數。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="56"/>
        <source>Inserts frames into time.</source>
        <translation>插入空白影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="57"/>
        <source>Keys at FRAME or after it come N frames later. The way from the key before the place to
the next one takes so much longer, with its curve; cuts of the camera stay cuts.</source>
        <translation>位於 FRAME 或其後的關鍵影格後移 N 影格。該處前一個關鍵影格到後一個關鍵影格的過程相應變長，
曲線不變；鏡頭切換仍是切換。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="69"/>
        <source>Keys in these frames go, those after them come N frames earlier. The way from the key
before the place to the next one takes so much less time, with the curve of the next.
What display/IK records set there holds on; cuts of the camera stay cuts.</source>
        <translation>這些影格中的關鍵影格消失，其後的關鍵影格前移 N 影格。該處前一個關鍵影格到後一個關鍵影格的過程
相應變短，使用後一個關鍵影格的曲線。顯示・IK 記錄在此處的設定會沿用下去；鏡頭切換仍是切換。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="68"/>
        <source>Deletes frames out of time.</source>
        <translation>刪除整列影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="34"/>
        <source>Exchanges left and right.</source>
        <translation>左右互換。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="35"/>
        <source>Bones, morphs and IK switches of one side get the keys of the other (左/右, L/R, Left/Right),
those without a side are mirrored where they are, and so are camera and light.
With --tracks, tracks on the other side of the chosen ones take part too.</source>
        <translation>一側的骨骼、表情和 IK 開關與另一側（左/右、L/R、Left/Right）互換關鍵影格，
不分左右的則就地反轉，鏡頭和照明也是如此。
使用 --tracks 時，所選軌道另一側的軌道也會參與。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="20"/>
        <source>The name that a track has.</source>
        <translation>軌道現有的名稱。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="26"/>
        <source>The name that it gets. Both may be given several times, in pairs, which
are renamed in this sequence.</source>
        <translation>軌道的新名稱。兩者可成對多次指定，
並依指定的順序重新命名。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="34"/>
        <source>Only a bone, or only a morph; else both where both have the name.</source>
        <translation>僅限骨骼或僅限表情；省略時，兩者中同名的都會重新命名。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="41"/>
        <source>Leave the names of IK bones in display/IK records as they are.</source>
        <translation>顯示・IK 記錄中 IK 骨骼的名稱保持不變。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="79"/>
        <source>There is no bone or morph “%1” to rename.</source>
        <translation>沒有可重新命名的骨骼或表情「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="82"/>
        <source>“%1” is cut after byte %2; the file has “%3”.</source>
        <translation>「%1」在位元組 %2 之後被截斷；檔案中為「%3」。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="111"/>
        <source>“%1” is how several tracks are shown; the first was renamed.</source>
        <translation>有多個軌道顯示為「%1」；已重新命名第一個。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="137"/>
        <source>--from and --to are missing.</source>
        <translation>缺少 --from 和 --to。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="138"/>
        <source>Every --from needs one --to.</source>
        <translation>每個 --from 都需要一個 --to。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="143"/>
        <source>--kind takes bone or morph, not “%1”.</source>
        <translation>--kind 只接受 bone 或 morph，不接受「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="162"/>
        <source>Renames bones and morphs.</source>
        <translation>重新命名骨骼和表情。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="164"/>
        <source>All keys of the track get the name. A name that another track has, or that cannot
be stored in the file&apos;s encoding, is refused. One of more than 15 bytes is cut as
MMD cuts it. An IK bone gets the name in display/IK records too, of which 20 bytes
are kept there; else its IK switch would not find it any more.</source>
        <translation>該軌道的所有關鍵影格都採用此名稱。其他軌道已有的名稱，或無法以檔案編碼儲存的名稱會被拒絕。
超過 15 個位元組的名稱會像 MMD 那樣截斷。IK 骨骼在顯示・IK 記錄中也會採用此名稱，
那裡保留 20 個位元組；否則其 IK 開關將找不到骨骼。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="31"/>
        <source>Lets keys play backwards.</source>
        <translation>倒轉關鍵影格的時間。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="33"/>
        <source>Frames, curves and states are mirrored between the first and the last of the keys.</source>
        <translation>在第一個和最後一個關鍵影格之間，倒轉影格、補間曲線和狀態。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="19"/>
        <source>How many times as long: 1.5, 3/2 or 150%.</source>
        <translation>長度的倍數：1.5、3/2 或 150%。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="26"/>
        <source>The frame that stays: a number, first (of the keys, the default) or last.</source>
        <translation>保持不動的影格：數字、first（第一個關鍵影格，預設）或 last（最後一個）。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="55"/>
        <source>“%1” is no factor; 1.5, 3/2 or 150% is expected, up to 4294.</source>
        <translation>「%1」不是倍數；應為 1.5、3/2 或 150%，最大 4294。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="65"/>
        <source>--about takes a frame, first or last, not “%1”.</source>
        <translation>--about 接受影格、first 或 last，不接受「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="88"/>
        <source>Stretches or shortens the time of keys.</source>
        <translation>伸縮關鍵影格的時間。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="89"/>
        <source>Keys come to whole frames; of several at one frame the nearest stays.
Cuts of camera, light and self shadow stay cuts.</source>
        <translation>關鍵影格落在整數影格上；同一影格有多個時保留最近的一個。
鏡頭、照明和自身陰影的硬切保持不變。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="19"/>
        <source>How many frames later; earlier where it is negative.</source>
        <translation>向後移動的影格數；負數表示向前移動。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="43"/>
        <source>Moves keys in time.</source>
        <translation>在時間上移動關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="44"/>
        <source>A key that is moved to the frame of another one overwrites it.</source>
        <translation>移動到的影格上若已有關鍵影格，則將其覆寫。</translation>
    </message>
    <message>
        <location filename="../app/cli/trackfilter.cpp" line="138"/>
        <source>bones, morphs, camera, light, shadow, states: all of the kind; else a
name of bones and morphs: * stands for any characters, ? for one.
bone:NAME and morph:NAME are of that kind only, also where NAME is a
word for a kind. A backslash takes the meaning from * ? [ , : and \.
Patterns have commas between them, or the option is given again.</source>
        <translation>bones, morphs, camera, light, shadow, states：該種類的全部；否則為
骨骼和表情的名稱：* 代表任意字元，? 代表一個字元。
bone:NAME 和 morph:NAME 只限該種類，NAME 是種類的詞時也可用。
反斜線取消 * ? [ , : 和 \ 的特殊意義。
樣式之間用逗號分隔，或重複給出此選項。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="71"/>
        <source>--presets needs the name of a file.</source>
        <translation>--presets 需要一個檔案名稱。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="84"/>
        <source>There is no preset “%1”; there are: %2.</source>
        <translation>沒有預設「%1」。可用的有：%2。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="92"/>
        <source>Either --set or --preset is expected.</source>
        <translation>請指定 --set 或 --preset 其中之一。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="128"/>
        <source>None of these keys has a curve on these channels.</source>
        <translation>這些關鍵影格在這些通道上沒有曲線。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="139"/>
        <source>Sets the interpolation curves of bone and camera keys.</source>
        <translation>設定骨骼和鏡頭關鍵影格的補間曲線。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="140"/>
        <source>A key&apos;s curves shape the way from the key before it to itself. Presets:
%1.</source>
        <translation>關鍵影格的曲線決定從前一個關鍵影格到它自身的走法。預設：
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="144"/>
        <source>Both control points, whole numbers from 0 to 127.</source>
        <translation>兩個控制點，0 到 127 的整數。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="146"/>
        <source>A curve by its name.</source>
        <translation>以名稱指定的曲線。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="147"/>
        <source>A file of presets whose names --preset may be, too.</source>
        <translation>預設檔案，其中的名稱也可用於 --preset。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="150"/>
        <source>Only these channels, with commas between them: x, y, z, r (rotation),
d (distance), v (view-angle) or all.</source>
        <translation>僅限這些通道，以逗號分隔：x、y、z、r（旋轉）、
d（距離）、v（視角）或 all。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="27"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off: MMD units,
%1 where it is not given.</source>
        <translation>骨骼、鏡頭目標點或距離允許的偏差：MMD 單位，
未指定時為 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="33"/>
        <source>How far a rotation or the view angle may be off: degrees, 90 at most, %1 where
it is not given.</source>
        <translation>旋轉或視角允許的偏差：度，最大 90，未指定時為
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="40"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off, as a share
of its range: %1 where it is not given.</source>
        <translation>表情的值、照明或陰影的值允許的偏差，佔其範圍的
比例：未指定時為 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="47"/>
        <source>Keep the keys at which a value turns back.</source>
        <translation>保留數值折返處的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="53"/>
        <source>Take out a bone&apos;s or morph&apos;s key at frame 0, too, where it is the rest pose.</source>
        <translation>骨骼或表情在第 0 影格的關鍵影格若為初始姿勢，也一併去除。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="68"/>
        <source>--%1 takes a number, 0 or more, not “%2”.</source>
        <translation>--%1 需要 0 或更大的數，而不是「%2」。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="105"/>
        <source>Takes out keys that the motion can do without.</source>
        <translation>去除動作不需要的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="107"/>
        <source>Fits the curves of the keys that stay, so that nothing is off by more than the bounds at
any frame, and says how many keys stay and how far it is off at worst. Cuts of the
camera, switches, and the first and last key of a track stay; so do holds.</source>
        <translation>調整留下的關鍵影格的曲線，使任何一影格的偏差都不超過限度，並回報留下多少關鍵影格、最大
偏差是多少。鏡頭的硬切、開關、每條軌道的首尾關鍵影格以及保持不變的區間都會保留。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="21"/>
        <source>List what the motion V moves and the model does not have, and the
names that the motion cannot tell apart.</source>
        <translation>列出動作 V 使用而模型沒有的項目，
以及動作無法區分的名稱。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="98"/>
        <source>Prints what is in models (PMX, PMD).</source>
        <translation>輸出模型（PMX、PMD）的內容。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="100"/>
        <source>Counts, materials and their textures, bones, IK, morphs, display frames, rigid
bodies, joints, and diagnostics.</source>
        <translation>數量、材質及其貼圖、骨骼、IK、表情、顯示框、剛體、
關節，以及診斷資訊。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="103"/>
        <source>0  all is well
1  something is wrong with the model, files of textures are missing, or the model
   lacks something that the motion moves
2  a file cannot be read</source>
        <translation>0  一切正常
1  模型有問題、缺少貼圖檔案，或模型
   缺少動作所使用的項目
2  有檔案無法讀取</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="26"/>
        <source>Put this pose into the motion as keys.</source>
        <translation>將此姿勢作為關鍵影格放入動作。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="33"/>
        <source>The frame of the keys, or that the pose is taken from; 0 where it is not given.</source>
        <translation>關鍵影格所在的影格，或取出姿勢的影格；預設為 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="100"/>
        <source>Pose for %1: %2, %3</source>
        <translation>%1 的姿勢：%2，%3</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="101"/>
        <source>no named model</source>
        <translation>未指明模型</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="102"/>
        <location filename="../app/cli/vpdcommand.cpp" line="205"/>
        <source>%n bones</source>
        <translation>
            <numerusform>%n 個骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="103"/>
        <location filename="../app/cli/vpdcommand.cpp" line="206"/>
        <source>%n morphs</source>
        <translation>
            <numerusform>%n 個表情</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="156"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>此姿勢沒有骨骼也沒有表情。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="174"/>
        <source>“%1” is no frame.</source>
        <translation>「%1」不是影格。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="183"/>
        <source>No chosen track of a bone or morph has keys: there is no pose to write.</source>
        <translation>所選的骨骼或表情軌道都沒有關鍵影格：沒有可寫入的姿勢。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="197"/>
        <source>What was written reads back differently.</source>
        <translation>寫入的內容讀回後不一致。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="204"/>
        <source>“%1” cannot stand in a pose file and is left out.</source>
        <translation>「%1」無法寫入姿勢檔案，已略過。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="226"/>
        <source>Prints a pose file (VPD), puts one into a motion, or takes one out of it.</source>
        <translation>輸出姿勢檔案（VPD），將其放入動作，或從動作中取出。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="227"/>
        <source>POSE alone prints it. With --pose its bones and morphs get keys at --frame, with straight
curves. A motion with -o alone gives the pose that it has at --frame, between keys too:
each bone&apos;s own offset and rotation, as MMD writes it.</source>
        <translation>僅有 POSE 時輸出其內容。加上 --pose 時，在 --frame 為其骨骼和表情登錄
直線曲線的關鍵影格。僅有動作和 -o 時，寫出動作在 --frame（關鍵影格之間亦可）
的姿勢：與 MMD 一樣，為各骨骼自身的偏移和旋轉。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipJson</name>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="155"/>
        <source>These are not keys: a member “format” that says so has to come first.</source>
        <translation>這不是關鍵影格：表明類型的成員「format」必須在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="170"/>
        <source>There are more than %1 tracks.</source>
        <translation>軌道超過 %1 條。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="181"/>
        <source>“%1” is expected.</source>
        <translation>應為「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="185"/>
        <source>There is no such version.</source>
        <translation>沒有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="187"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>此文字由較新版本的程式寫成。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="206"/>
        <source>A name must not be empty.</source>
        <translation>名稱不能為空。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="308"/>
        <source>This text has %1 MB; at most %2 MB can be pasted.</source>
        <translation>此文字有 %1 MB；最多可貼上 %2 MB。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="62"/>
        <source>The clipboard holds no keys.</source>
        <translation>剪貼簿中沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="63"/>
        <source>The clipboard holds a text that is not keys.</source>
        <translation>剪貼簿中的文字不是關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="61"/>
        <location filename="../editor-core/document/clipmime.cpp" line="86"/>
        <source>Nothing was pasted. %1</source>
        <translation>未貼上任何內容。%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardActions</name>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="33"/>
        <source>%n key(s) copied.</source>
        <translation>
            <numerusform>已複製 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="35"/>
        <source>%n key(s) copied, too many for other programs.</source>
        <translation>
            <numerusform>已複製 %n 個關鍵影格，數量過多，無法供其他程式使用。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="44"/>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="45"/>
        <source>Not all of the clipboard fits.</source>
        <translation>剪貼簿的部分內容無法貼上。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="100"/>
        <source>Cu&amp;t</source>
        <translation>剪下(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="101"/>
        <source>Copy the selected keys and delete them</source>
        <translation>複製選取的關鍵影格並將其刪除</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="109"/>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="110"/>
        <source>Copy the selected keys, as text for other programs too</source>
        <translation>複製選取的關鍵影格，也可作為文字供其他程式使用</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="125"/>
        <source>Copy keys first.</source>
        <translation>請先複製關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="128"/>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="129"/>
        <source>Paste keys at the playhead, at their distances in time</source>
        <translation>在播放頭處貼上關鍵影格，保持時間間隔</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="132"/>
        <source>Paste &amp;mirrored</source>
        <translation>反轉貼上(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="133"/>
        <source>Paste keys at the playhead, left and right exchanged</source>
        <translation>在播放頭處貼上關鍵影格，左右互換</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="136"/>
        <source>Paste &amp;values</source>
        <translation>僅貼上數值(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="137"/>
        <source>Give the copied values to the keys that are there; curves stay</source>
        <translation>將複製的數值套用到已有的關鍵影格；補間曲線不變</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="140"/>
        <source>Paste &amp;special…</source>
        <translation>選擇性貼上(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="141"/>
        <source>Choose where, onto what, which channels and how often to paste</source>
        <translation>選擇貼上的位置、目標、通道和次數</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="145"/>
        <source>Mirror</source>
        <translation>左右反轉</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="147"/>
        <source>Exchange left and right at the selected keys&apos; frames, and mirror their values</source>
        <translation>在選取的關鍵影格所在的影格左右互換，並反轉其數值</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="41"/>
        <source>Paste values into %n key(s)</source>
        <translation>
            <numerusform>將數值貼上到 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="43"/>
        <source>Paste %n key(s) mirrored</source>
        <translation>
            <numerusform>反轉貼上 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="44"/>
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>貼上 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="48"/>
        <source>%n key(s) added</source>
        <translation>
            <numerusform>加入 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="50"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>變更 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="51"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>覆寫 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste mirrored: %1</source>
        <translation>反轉貼上：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste: %1</source>
        <translation>貼上：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="131"/>
        <source>Mirroring keys…</source>
        <translation>正在反轉關鍵影格…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="72"/>
        <source>Cut %n key(s)</source>
        <translation>
            <numerusform>剪下 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="101"/>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="117"/>
        <source>Pasting…</source>
        <translation>正在貼上…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="126"/>
        <source>Mirror %n key(s)</source>
        <translation>
            <numerusform>左右反轉 %n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CommandPalette</name>
    <message>
        <location filename="../app/commandpalette.cpp" line="299"/>
        <source>Find an action, in any language</source>
        <translation>尋找操作（任何語言皆可）</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="300"/>
        <source>Find an action</source>
        <translation>尋找操作</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="301"/>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="302"/>
        <source>Nothing found. Try fewer letters or another word.</source>
        <translation>沒有找到。請減少字元或換一個詞。</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="308"/>
        <source>A number: go to this frame.  @name: show this track.  Enter: run.  Esc: close.</source>
        <translation>數字：移至該影格  @名稱：顯示該軌道  Enter：執行  Esc：關閉</translation>
    </message>
</context>
<context>
    <name>furitsuke::CopyVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="31"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（後移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="32"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="33"/>
        <source>Copy %n key(s)</source>
        <translation>
            <numerusform>複製 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/copyverbs.cpp" line="35"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆寫 %2 個</translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectEdits</name>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="56"/>
        <source>The %1 would become too large to be stored.</source>
        <translation>「%1」將變得過大，無法儲存。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="57"/>
        <source>The %1 of a selected key is not a number; set it to a value first.</source>
        <translation>選取的關鍵影格的「%1」不是數字；請先設為某個數值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="67"/>
        <source>%n view angle(s) were rounded to whole degrees.</source>
        <translation>
            <numerusform>%n 個視角已四捨五入為整數度。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="68"/>
        <source>%1: %n value(s) were rounded to whole numbers.</source>
        <translation>
            <numerusform>%1：%n 個數值已四捨五入為整數。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="73"/>
        <source>%1: %n value(s) were limited to %2–%3.</source>
        <translation>
            <numerusform>%1：%n 個數值已限制在 %2–%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="79"/>
        <source>%1: %n value(s) do not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</source>
        <translation>
            <numerusform>%1：檔案的數字（7 位）過於粗略，%n 個值沒有依要求改變。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="145"/>
        <source>The %1 cannot be multiplied or added to.</source>
        <translation>「%1」不能做乘法或加法。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="147"/>
        <source>The %1 is corrected twice.</source>
        <translation>「%1」的補正重複。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="149"/>
        <source>The correction of the %1 is not a number.</source>
        <translation>「%1」的補正不是數字。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectionDialog</name>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="31"/>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="33"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="35"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="37"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="39"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="43"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="223"/>
        <source>One of the entries is not a number.</source>
        <translation>有一項輸入不是數字。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="227"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>選取的 %n 個關鍵影格中有 %1 個會改變。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="255"/>
        <source>Correct values</source>
        <translation>補正數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="256"/>
        <source>Correct</source>
        <translation>補正</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>times</source>
        <translation>乘以</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>plus</source>
        <translation>加上</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>first key</source>
        <translation>第一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>becomes</source>
        <translation>補正後</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="268"/>
        <source>Factor of %1</source>
        <translation>「%1」的倍率</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="269"/>
        <source>Added to %1</source>
        <translation>「%1」的加數</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="270"/>
        <source>Each key&apos;s own value is multiplied by this first.</source>
        <translation>先將每個關鍵影格自身的數值乘以此數。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="271"/>
        <source>Then this is added, in the unit that is shown.</source>
        <translation>再加上此數，單位與顯示的相同。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveActions</name>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="105"/>
        <source>The curves are so already; nothing was changed.</source>
        <translation>曲線已經如此，沒有變更。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="123"/>
        <source>The curves of “%1” at frame %2 were copied.</source>
        <translation>已複製「%1」影格 %2 的曲線。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="127"/>
        <source>Other selected keys have other curves.</source>
        <translation>其他所選關鍵影格的曲線不同。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="151"/>
        <source>Give the selected keys this curve on the chosen channels: %1</source>
        <translation>將所選關鍵影格在所選通道上的曲線設為：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="170"/>
        <source>&amp;Save as preset…</source>
        <translation>儲存為預設(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="171"/>
        <source>Give the curve of the selected keys a name among your own presets</source>
        <translation>為所選關鍵影格的曲線命名，並加入自訂預設</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="176"/>
        <source>The selected keys have different curves on the chosen channels; choose one key and one channel.</source>
        <translation>所選關鍵影格在所選通道上的曲線不同；請只選一個關鍵影格和一個通道。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="184"/>
        <source>The curve was saved as “%1”.</source>
        <translation>曲線已儲存為「%1」。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="189"/>
        <source>Your &amp;presets…</source>
        <translation>自訂預設(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="190"/>
        <source>Rename, sort, delete, import and export your own presets</source>
        <translation>重新命名、排序、刪除、匯入和匯出自訂預設</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="201"/>
        <source>&amp;Copy curve</source>
        <translation>複製曲線(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="203"/>
        <source>Copy the curves of the chosen channels, as text too; Ctrl+C in the curve editor</source>
        <translation>複製所選通道的曲線，同時作為文字；在曲線編輯器中為 Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="215"/>
        <source>Paste cur&amp;ve</source>
        <translation>貼上曲線(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="217"/>
        <source>Give the selected keys the copied curves on the chosen channels; a text such as 20,20,107,107 is one too; Ctrl+V in the curve editor</source>
        <translation>將複製的曲線用於所選關鍵影格的所選通道；20,20,107,107 這樣的文字也可以；在曲線編輯器中為 Ctrl+V</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="224"/>
        <source>Copy a curve first.</source>
        <translation>請先複製一條曲線。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="231"/>
        <source>S&amp;wap ends</source>
        <translation>交換兩端(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="232"/>
        <source>Mirror the curves in time: what was slow at the start is so at the end</source>
        <translation>在時間上鏡像曲線：起始處慢的變為結尾處慢</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="235"/>
        <source>&amp;Average</source>
        <translation>平均(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="236"/>
        <source>Give all selected keys the mean of their curves, channel by channel</source>
        <translation>讓選取的所有關鍵影格在每個通道上都取其曲線的平均</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="239"/>
        <source>S&amp;tronger</source>
        <translation>加強(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="240"/>
        <source>Bend each selected key&apos;s curves more</source>
        <translation>讓每個所選關鍵影格的曲線更彎</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="243"/>
        <source>Wea&amp;ker</source>
        <translation>減弱(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="244"/>
        <source>Bend each selected key&apos;s curves less</source>
        <translation>讓每個所選關鍵影格的曲線更平緩</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="249"/>
        <source>Hal&amp;fway to linear</source>
        <translation>向線性靠近一半(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="250"/>
        <source>Bring each selected key&apos;s curves half the way to a straight line</source>
        <translation>讓每個所選關鍵影格的曲線向直線靠近一半</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="260"/>
        <source>Co&amp;ntinue the speed</source>
        <translation>銜接速度(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="261"/>
        <source>Let the speed before and after meet that of the neighbours at both keys</source>
        <translation>在兩端關鍵影格處讓速度與相鄰段一致</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="264"/>
        <source>Continue the speed at the start</source>
        <translation>銜接起始速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="265"/>
        <source>Let the way begin as fast as the one before it ends</source>
        <translation>讓此段以前一段結束時的速度開始</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="268"/>
        <source>Continue the speed at the end</source>
        <translation>銜接結束速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="269"/>
        <source>Let the way end as fast as the one after it begins</source>
        <translation>讓此段以後一段開始時的速度結束</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="272"/>
        <source>A&amp;uto ease</source>
        <translation>自動緩動(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="274"/>
        <source>Smooth curves for all but rotations: at rest where the value turns back, and passing through the other keys</source>
        <translation>讓除旋轉外的曲線平滑：數值折返處靜止，其餘關鍵影格處順勢通過</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="306"/>
        <source>Show and edit the curves of this channel too, or leave them out</source>
        <translation>同時顯示並編輯此通道的曲線，或將其排除</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="311"/>
        <source>&amp;All channels</source>
        <translation>全部通道(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="312"/>
        <source>Show and edit the curves of all channels</source>
        <translation>顯示並編輯全部通道的曲線</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="316"/>
        <source>&amp;Link channels</source>
        <translation>連動通道(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="317"/>
        <source>A drag changes all chosen channels, not only that of its handle</source>
        <translation>拖曳時變更全部所選通道，而不只是該控制柄的通道</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="321"/>
        <source>Move each key&apos;s &amp;own curve</source>
        <translation>移動每個關鍵影格自己的曲線(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="323"/>
        <source>A drag moves each selected key&apos;s own curve, rather than make them all equal</source>
        <translation>拖曳時移動每個所選關鍵影格自己的曲線，而不是讓它們全部相同</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="328"/>
        <source>Show the spee&amp;d</source>
        <translation>顯示速度(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="329"/>
        <source>Show in the curve editor how fast the value goes at every time</source>
        <translation>在曲線編輯器中顯示數值在每個時刻的變化速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="340"/>
        <source>Snap to &amp;corners</source>
        <translation>貼齊角(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="341"/>
        <source>Dragged handles snap to the corners of the square</source>
        <translation>拖曳的控制柄會貼齊方框的角</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="343"/>
        <source>Snap to the &amp;middle</source>
        <translation>貼齊中點(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="344"/>
        <source>Dragged handles snap to half of the time and half of the way</source>
        <translation>拖曳的控制柄會貼齊時間的一半和變化量的一半</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="347"/>
        <source>Snap to a &amp;grid of 8</source>
        <translation>貼齊 8 的格線(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="348"/>
        <source>Handles snap to multiples of 8</source>
        <translation>控制柄會貼齊 8 的倍數</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="350"/>
        <source>Mirror the &amp;other handle</source>
        <translation>鏡像另一個控制柄(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="351"/>
        <source>The other handle follows, mirrored at the middle of the square</source>
        <translation>另一個控制柄隨之移動，以方框中心為對稱點</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="379"/>
        <source>Curve &amp;editor</source>
        <translation>曲線編輯器(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="380"/>
        <source>Show the curve editor and go to it, to bend curves by the keyboard</source>
        <translation>顯示曲線編輯器並轉到那裡，用鍵盤彎曲曲線</translation>
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
        <translation>旋轉</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="28"/>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="29"/>
        <source>view angle</source>
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="60"/>
        <source>“%1” is no channel; x, y, z, r (rotation), d (distance), v (view-angle) and all are known.</source>
        <translation>「%1」不是通道；可用的有 x、y、z、r（旋轉）、d（距離）、v（視角）和 all。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveClip</name>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="117"/>
        <source>There is no curve in the text.</source>
        <translation>文字中沒有曲線。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="131"/>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="135"/>
        <source>A channel and a colon are expected before the curve.</source>
        <translation>曲線前應有通道和冒號。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="147"/>
        <source>The channel is given twice.</source>
        <translation>該通道出現了兩次。</translation>
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
        <translation>所選關鍵影格在所選通道上沒有曲線。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="179"/>
        <source>There is no curve to paste for %1.</source>
        <translation>沒有可貼到 %1 的曲線。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="185"/>
        <source>There was no curve to paste for %1; those stayed as they are.</source>
        <translation>沒有可貼到 %1 的曲線，它們保持原樣。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvespeed.cpp" line="248"/>
        <source>%n end(s) rest at the key, since the neighbour goes another way.</source>
        <translation>
            <numerusform>有 %n 個端點在關鍵影格處靜止，因為相鄰段朝另一方向。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvespeed.cpp" line="270"/>
        <source>Rotations keep their curves: auto ease is for values of one number.</source>
        <translation>旋轉的曲線保持不變：自動緩動只用於單一數值。</translation>
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
        <translation>起始緩慢（緩入）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="124"/>
        <source>ends slowly (ease out)</source>
        <translation>結束緩慢（緩出）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="126"/>
        <source>slow at both ends (ease in and out)</source>
        <translation>兩端緩慢（緩入緩出）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="128"/>
        <source>slow in the middle</source>
        <translation>中間緩慢</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="130"/>
        <source>steep, nearly a jump</source>
        <translation>陡峭，近乎跳變</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="132"/>
        <source>differs between channels</source>
        <translation>各通道不同</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="134"/>
        <source>a step: holds until the key</source>
        <translation>階躍：保持到此關鍵影格</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveNumbers</name>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="105"/>
        <source>mixed</source>
        <translation>多個值</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvenumbers.cpp" line="132"/>
        <source>Set %1 of curves of %n key(s)</source>
        <translation>
            <numerusform>設定 %n 個關鍵影格曲線的 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="134"/>
        <source>%1 was limited to 0–127 where it would have been beyond.</source>
        <translation>%1 在超出範圍之處已限制在 0–127。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="152"/>
        <source>“%1” is not a whole number from 0 to 127. Type 20, or +5, -5, *1.5, /2 to change each curve&apos;s own.</source>
        <translation>「%1」不是 0 到 127 的整數。請輸入 20，或用 +5、-5、*1.5、/2 變更每條曲線自己的數值。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="166"/>
        <source>Numbers</source>
        <translation>數值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="173"/>
        <source>x1: time of the first handle, that of the previous key</source>
        <translation>x1：第一個控制柄（前一個關鍵影格一側）的時間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="174"/>
        <source>y1: value of the first handle, that of the previous key</source>
        <translation>y1：第一個控制柄（前一個關鍵影格一側）的值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="175"/>
        <source>x2: time of the second handle, that of the key itself</source>
        <translation>x2：第二個控制柄（該關鍵影格一側）的時間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="176"/>
        <source>y2: value of the second handle, that of the key itself</source>
        <translation>y2：第二個控制柄（該關鍵影格一側）的值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="181"/>
        <source>The curves of the selected keys differ.</source>
        <translation>所選關鍵影格的曲線不同。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="183"/>
        <source>From 0 to 127. A number is set on all selected keys and chosen channels; +5, -5, *1.5, /2 change each curve&apos;s own.</source>
        <translation>0 到 127。直接輸入的數值用於全部所選關鍵影格和所選通道；+5、-5、*1.5、/2 變更每條曲線自己的數值。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="186"/>
        <source>Drag the handle or the letters; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys step.</source>
        <translation>拖曳控點或字母；Shift 微調，Ctrl 粗調，Esc 放棄。方向鍵可逐步增減。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePainter</name>
    <message>
        <location filename="../widgets/curves/curvepainter.cpp" line="137"/>
        <source>mixed</source>
        <translation>多個值</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePanel</name>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: %1</source>
        <translation>貼齊：%1</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: off</source>
        <translation>貼齊：關</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="387"/>
        <source>Select keys first.</source>
        <translation>請先選取關鍵影格。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="397"/>
        <source>The selected keys have none of the chosen channels; choose another one.</source>
        <translation>所選關鍵影格沒有所選的通道；請選擇其他通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="398"/>
        <source>Only keys of bones and of the camera have curves; select some of them.</source>
        <translation>只有骨骼和鏡頭的關鍵影格有曲線；請選取這類關鍵影格。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="423"/>
        <source>No bone or camera key is selected. Click one in the dope sheet to see and bend the curves of the way to it here.</source>
        <translation>未選取骨骼或鏡頭的關鍵影格。在攝影表中點選一個，即可在此檢視並彎曲通往它的曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="425"/>
        <source>Linked</source>
        <translation>連動</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="426"/>
        <source>On: a drag in the view changes all chosen channels.</source>
        <translation>開：在檢視區中拖曳會變更全部所選通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="427"/>
        <source>Off: it changes only the channel whose handle is dragged.</source>
        <translation>關：只變更被拖曳控制柄的通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="428"/>
        <source>Relative</source>
        <translation>相對</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="429"/>
        <source>On: a drag moves each selected key&apos;s own curve.</source>
        <translation>開：拖曳會移動每個所選關鍵影格自己的曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="430"/>
        <source>Off: all selected keys get the dragged handle.</source>
        <translation>關：全部所選關鍵影格都使用被拖曳的控制柄。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="431"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="433"/>
        <source>On: the speed curves are shown too, how fast the value goes at every time.</source>
        <translation>開：同時顯示速度曲線，即數值在每個時刻的變化速度。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="434"/>
        <source>Off: only the curves of the way are shown.</source>
        <translation>關：只顯示變化量曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="436"/>
        <source>What handles snap to. Where snapping is on, Ctrl while dragging turns it off.</source>
        <translation>控制柄的貼齊目標。開啟貼齊時，拖曳中按住 Ctrl 可關閉貼齊。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="437"/>
        <source>Where it is off, Ctrl while dragging snaps to the grid of 8. In the graph it is the same.</source>
        <translation>關閉貼齊時，拖曳中按住 Ctrl 會貼齊 8 的格線。圖表中也是如此。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>&amp;Corners</source>
        <translation>角(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>The corners of the square, while a handle is dragged near them</source>
        <translation>控制柄拖到附近時，貼齊方框的角</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>&amp;Middle</source>
        <translation>中點(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>Half of the time and half of the way</source>
        <translation>時間的一半和變化量的一半</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>&amp;Grid of 8</source>
        <translation>8 的格線(&amp;G)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>Multiples of 8</source>
        <translation>8 的倍數</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>Mi&amp;rror</source>
        <translation>鏡像(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>The other handle follows, mirrored at the middle</source>
        <translation>另一個控制柄隨之移動，以中心為對稱點</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="448"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="449"/>
        <source>What else can be done with the curves</source>
        <translation>可對曲線進行的其他操作</translation>
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
        <translation>變化量</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="261"/>
        <source>Speed, 1 is the mean</source>
        <translation>速度，1 為平均</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePresets</name>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="26"/>
        <source>Linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="27"/>
        <source>Ease in</source>
        <translation>緩入</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="28"/>
        <source>Ease out</source>
        <translation>緩出</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="30"/>
        <source>Ease in and out, soft</source>
        <translation>緩入緩出（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="32"/>
        <source>Ease in and out</source>
        <translation>緩入緩出</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="34"/>
        <source>Ease in and out, strong</source>
        <translation>緩入緩出（強）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="36"/>
        <source>Fast start</source>
        <translation>快速起步</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="37"/>
        <source>Late start</source>
        <translation>延遲起步</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="38"/>
        <source>Near hold</source>
        <translation>近乎保持</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="39"/>
        <source>Ease in, soft</source>
        <translation>緩入（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="40"/>
        <source>Ease in, strong</source>
        <translation>緩入（強）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="41"/>
        <source>Ease out, soft</source>
        <translation>緩出（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="42"/>
        <source>Ease out, strong</source>
        <translation>緩出（強）</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveShape</name>
    <message>
        <location filename="../editor-core/motion/curveshape.cpp" line="213"/>
        <source>“%1” is no curve: four whole numbers from 0 to 127 are expected, such as 20,20,107,107.</source>
        <translation>「%1」不是曲線：應為 0 到 127 的四個整數，例如 20,20,107,107。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitActions</name>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="61"/>
        <source>Spl&amp;it the curve at the playhead</source>
        <translation>在播放頭處拆分曲線(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="63"/>
        <source>Give the tracks of the selected keys, or the chosen ones, a key at the playhead; the motion stays the same</source>
        <translation>為所選關鍵影格的軌道或所選軌道在播放頭處新增關鍵影格；動作保持不變</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="72"/>
        <source>Select keys of bones or the camera first, or choose their tracks.</source>
        <translation>請先選取骨骼或鏡頭的關鍵影格，或選擇其軌道。</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="78"/>
        <source>&amp;Merge keys into their neighbours</source>
        <translation>將關鍵影格併入相鄰段(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="80"/>
        <source>Delete the selected keys and give the curves that lead over them the same motion</source>
        <translation>刪除所選關鍵影格，讓跨過它們的曲線給出同樣的動作</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="86"/>
        <source>Select keys of bones or the camera that stand between others first.</source>
        <translation>請先選取位於其他關鍵影格之間的骨骼或鏡頭關鍵影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitVerbs</name>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="90"/>
        <source>Curves will be at most %1.</source>
        <translation>曲線最多將有 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="92"/>
        <source>The motion will stay exactly as it is.</source>
        <translation>動作將完全不變。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="127"/>
        <source>There is no curve to split at frame %1: put the playhead between two keys of a bone or the camera that are selected, or whose track is chosen.</source>
        <translation>第 %1 影格沒有可拆分的曲線：請將播放頭置於所選（或所選軌道上）的骨骼或鏡頭的兩個關鍵影格之間。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="137"/>
        <source>Split the curve of %n track(s) at frame %1</source>
        <translation>
            <numerusform>在第 %1 影格處拆分 %n 條軌道的曲線</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="142"/>
        <source>Splitting curves…</source>
        <translation>正在拆分曲線…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="174"/>
        <source>Nothing to merge: select keys of bones or the camera that stand between others.</source>
        <translation>沒有可合併的：請選取位於其他關鍵影格之間的骨骼或鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="181"/>
        <source>Merging keys and fitting curves…</source>
        <translation>正在合併關鍵影格並擬合曲線…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="188"/>
        <source>Merge %n key(s) into their neighbours</source>
        <translation>
            <numerusform>將 %n 個關鍵影格併入相鄰段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="192"/>
        <source>%n selected key(s) stay: they have no curve, or no key on either side.</source>
        <translation>
            <numerusform>%n 個所選關鍵影格保留：它們沒有曲線，或某一側沒有關鍵影格。</numerusform>
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
            <numerusform>有 %n 個關鍵影格是所在軌道的第一個：MMD 會從第 0 影格的初始姿勢沿曲線移動過來，其他播放器則保持該關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="391"/>
        <source>%n key(s) at frame 0 have no way before them: their curves shape nothing.</source>
        <translation>
            <numerusform>第 0 影格的 %n 個關鍵影格之前沒有區間：其曲線不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="394"/>
        <source>%n camera key(s) follow a cut: their curves shape nothing.</source>
        <translation>
            <numerusform>有 %n 個鏡頭關鍵影格緊跟硬切：其曲線不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="397"/>
        <source>%n key(s) are hidden by a later record at the same frame.</source>
        <translation>
            <numerusform>有 %n 個關鍵影格被同一影格的後一筆記錄遮住。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="405"/>
        <source>No selected bone key moves on %1: the curves are kept, but show nothing.</source>
        <translation>所選骨骼關鍵影格在 %1 上都不動：曲線會保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="408"/>
        <source>No selected camera key moves on %1: the curves are kept, but show nothing.</source>
        <translation>所選鏡頭關鍵影格在 %1 上都不動：曲線會保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="433"/>
        <source>The curves differ (%1): linked, a drag makes them one.</source>
        <comment>names of channels</comment>
        <translation>曲線不同（%1）：連動時，拖曳會使它們變為同一條。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveTexts</name>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="39"/>
        <source>frame %1, no way leads there</source>
        <translation>影格 %1，之前沒有區間</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="41"/>
        <source>frames %1 to %2, a cut</source>
        <translation>影格 %1 到 %2，硬切</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="43"/>
        <source>frames %1 (rest) to %2</source>
        <translation>影格 %1（初始姿勢）到 %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="44"/>
        <source>frames %1 to %2</source>
        <translation>影格 %1 到 %2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>start of the curve</source>
        <translation>曲線起點</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>end of the curve</source>
        <translation>曲線終點</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="68"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="78"/>
        <source>%1: %2</source>
        <comment>a track, and frames or a number of keys</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="76"/>
        <location filename="../widgets/curves/curvetexts.cpp" line="128"/>
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="81"/>
        <source>%1 on %Ln track(s)</source>
        <comment>%1 is a number of keys</comment>
        <translation>
            <numerusform>%Ln 條軌道上的 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="87"/>
        <source>Choose a channel to see its curve.</source>
        <translation>選擇一個通道以檢視其曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="89"/>
        <source>Select bone or camera keys to see and bend their curves.</source>
        <translation>選取骨骼或鏡頭關鍵影格，即可檢視並彎曲其曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="90"/>
        <source>The selected keys have no curves: morphs, light and shadow go in straight lines. Select bone or camera keys.</source>
        <translation>所選關鍵影格沒有曲線：表情、照明和陰影依線性變化。請選取骨骼或鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="98"/>
        <source>%1 does not move here</source>
        <translation>%1 在此不動</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="105"/>
        <source>%1 % of the way, infinitely fast</source>
        <translation>變化量的 %1 %，速度無限大</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="106"/>
        <source>%1 % of the way, %2 × the mean speed</source>
        <translation>變化量的 %1 %，平均速度的 %2 倍</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="107"/>
        <source>%1: %2</source>
        <comment>a channel, where its value is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="119"/>
        <source>mixed, %1, %2 on average</source>
        <translation>多個值，平均 %1, %2</translation>
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
        <translation>%1，%2：%3</translation>
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
        <translation>%3的%1設為 %2；離播放頭較遠的在放開按鍵時跟上。Esc 復原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="139"/>
        <source>%1 to %2 for %3. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, its place, a number of keys</comment>
        <translation>%3的%1設為 %2。Shift：單一方向。Ctrl：切換貼齊。Esc 復原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="145"/>
        <source>%1 by %2, %3 for %4. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, two numbers, a number of keys</comment>
        <translation>%4的%1移動 %2, %3。Shift：單一方向。Ctrl：切換貼齊。Esc 復原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="154"/>
        <source>Infinite speed: cut off at %1</source>
        <translation>速度無限大：顯示到 %1 為止</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="155"/>
        <source>Speeds are cut off at %1</source>
        <translation>速度顯示到 %1 為止</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="32"/>
        <source>Set curves of %n key(s)</source>
        <translation>
            <numerusform>設定 %n 個關鍵影格的曲線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="37"/>
        <source>Change curves of %n key(s)</source>
        <translation>
            <numerusform>變更 %n 個關鍵影格的曲線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="42"/>
        <source>Change the strength of curves of %n key(s)</source>
        <translation>
            <numerusform>變更 %n 個關鍵影格的曲線強度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="47"/>
        <source>Straighten curves of %n key(s)</source>
        <translation>
            <numerusform>將 %n 個關鍵影格的曲線拉直</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="154"/>
        <source>Set curves of %n key(s) to “%1”</source>
        <translation>
            <numerusform>將 %n 個關鍵影格的曲線設為「%1」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="167"/>
        <source>Swap curve ends of %n key(s)</source>
        <translation>
            <numerusform>交換 %n 個關鍵影格曲線的兩端</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="186"/>
        <source>Set curves of %n key(s) to their average</source>
        <translation>
            <numerusform>將 %n 個關鍵影格的曲線設為平均</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="212"/>
        <source>Continue the speed at %n key(s)</source>
        <translation>
            <numerusform>在 %n 個關鍵影格處銜接速度</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="216"/>
        <source>Continuing the speed…</source>
        <translation>正在銜接速度…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="249"/>
        <source>Only rotations move here: auto ease is for positions and the camera&apos;s numbers.</source>
        <translation>此處只有旋轉在變化：自動緩動用於位置和鏡頭的數值。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="250"/>
        <source>Only rotation is chosen: auto ease is for the other channels.</source>
        <translation>只選擇了旋轉：自動緩動用於其他通道。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="260"/>
        <source>Ease %n key(s) automatically</source>
        <translation>
            <numerusform>自動緩動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="262"/>
        <source>Easing keys…</source>
        <translation>正在緩動關鍵影格…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="297"/>
        <source>The clipboard holds keys, not curves.</source>
        <translation>剪貼簿中是關鍵影格，不是曲線。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="307"/>
        <source>The clipboard holds no curves.</source>
        <translation>剪貼簿中沒有曲線。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="309"/>
        <source>The clipboard holds a text that is too large to be curves; these have no more than %Ln character(s).</source>
        <translation>
            <numerusform>剪貼簿中的文字作為曲線過大；曲線最多 %Ln 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="97"/>
        <location filename="../editor-core/document/curveverbs.cpp" line="382"/>
        <source>Changing curves…</source>
        <translation>正在變更曲線…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="197"/>
        <source>Paste curves into %n key(s)</source>
        <translation>
            <numerusform>將曲線貼到 %n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveView</name>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="266"/>
        <source>Arrow keys nudge the handle, with Shift by 8; Home and End take it to the edge, with Shift to the bottom and the top; Tab goes to the other handle, Page Down to the next channel.</source>
        <translation>方向鍵微移控制柄，按住 Shift 每次移動 8；Home 和 End 移到左右邊緣，按住 Shift 移到底部和頂部；Tab 移至另一個控制柄，Page Down 移至下一個通道。</translation>
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
        <translation>拖曳以彎曲。Shift：單一方向。Ctrl：關閉貼齊，貼齊已關閉時則貼齊 8 的格線。</translation>
    </message>
</context>
<context>
    <name>furitsuke::DemoGenerator</name>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="27"/>
        <source>Cannot write %1: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="32"/>
        <source>%1: %2 keys</source>
        <translation>%1：%2 個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="40"/>
        <source>Cannot make the folder %1</source>
        <translation>無法建立資料夾 %1</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="52"/>
        <source>Usage: furitsuke-make-demo FOLDER</source>
        <translation>用法：furitsuke-make-demo FOLDER</translation>
    </message>
</context>
<context>
    <name>furitsuke::Diagnostic</name>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="66"/>
        <source>Header</source>
        <translation>檔頭</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="68"/>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="70"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="72"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="74"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="76"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="78"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="80"/>
        <source>End of file</source>
        <translation>檔案結尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="82"/>
        <source>Vertices</source>
        <translation>頂點</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="84"/>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="86"/>
        <source>Textures</source>
        <translation>貼圖</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="88"/>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="90"/>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="92"/>
        <source>Display frames</source>
        <translation>顯示框</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="94"/>
        <source>English names</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="96"/>
        <source>Toon textures</source>
        <translation>卡通貼圖</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>Rigid bodies</source>
        <translation>剛體</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source>Joints</source>
        <translation>關節</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="102"/>
        <source>Soft bodies</source>
        <translation>軟體</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="106"/>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="126"/>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="128"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="132"/>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="139"/>
        <source>, record %1</source>
        <translation>，記錄 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="141"/>
        <source>, byte %1</source>
        <translation>，位元組 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="142"/>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="144"/>
        <source> (%1 records)</source>
        <translation>（%1 筆記錄）</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="31"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="332"/>
        <source>Dope sheet</source>
        <translation>攝影表</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="118"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>沒有關鍵影格。請用「檔案 &gt; 開啟」開啟動作（VMD），或將其拖放到此處。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="342"/>
        <source>Drag to scale the time of the selected keys. Alt: about the playhead. Shift: later keys shift along.</source>
        <translation>拖曳可縮放選取的關鍵影格的時間。Alt：以播放頭為基準。Shift：其後的關鍵影格一起移動。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditResult</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/editresult.cpp" line="23"/>
        <source>%n key(s) had curve bytes in an unknown layout; all of those were written anew.</source>
        <translation>
            <numerusform>%n 個關鍵影格的曲線位元組配置未知；這些位元組已全部重寫。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/editresult.cpp" line="31"/>
        <source>Cancelled; nothing was changed.</source>
        <translation>已取消；沒有任何改變。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditRunner</name>
    <message>
        <location filename="../app/editrunner.cpp" line="44"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>記憶體不足，無法完成；沒有任何改變。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportActions</name>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="37"/>
        <source>Save the view as a picture</source>
        <translation>將檢視儲存為圖片</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="40"/>
        <source>Picture (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="51"/>
        <source>The picture is saved in “%1”.</source>
        <translation>圖片已儲存到「%1」。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="53"/>
        <source>The picture could not be saved: %1</source>
        <translation>無法儲存圖片：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="65"/>
        <source>There is no model yet.</source>
        <translation>還沒有模型。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="69"/>
        <source>Save the &amp;view as a picture…</source>
        <translation>將檢視儲存為圖片(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="70"/>
        <source>Write what the preview shows now into a PNG file</source>
        <translation>將預覽目前顯示的內容寫入 PNG 檔案</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="73"/>
        <source>E&amp;xport pictures or film…</source>
        <translation>匯出圖片或影片(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="74"/>
        <source>Make numbered pictures, or a film, of a stretch of the motion</source>
        <translation>將動作的一段製成連續編號的圖片或影片</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportDialog</name>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="57"/>
        <source>Through the motion&apos;s &amp;camera</source>
        <translation>透過動作的鏡頭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="58"/>
        <source>With the &amp;sound</source>
        <translation>帶聲音(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="62"/>
        <source>Ch&amp;oose a file and begin…</source>
        <translation>選擇檔案並開始(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="65"/>
        <source>Export pictures or film</source>
        <translation>匯出圖片或影片</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="91"/>
        <source>Pictures, numbered (PNG)</source>
        <translation>編號圖片 (PNG)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="92"/>
        <source>Film (MP4, WebM, GIF)</source>
        <translation>影片 (MP4、WebM、GIF)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="97"/>
        <source>%1 a second</source>
        <translation>每秒 %1 張</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="102"/>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="103"/>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="114"/>
        <source>&amp;Make:</source>
        <translation>製作(&amp;M)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="115"/>
        <source>&amp;From frame:</source>
        <translation>從影格(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="116"/>
        <source>&amp;To frame:</source>
        <translation>到影格(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="117"/>
        <source>&amp;Pictures:</source>
        <translation>圖片(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="118"/>
        <source>Si&amp;ze in pixels:</source>
        <translation>大小（像素）(&amp;Z)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="130"/>
        <source>The motion has no camera keys.</source>
        <translation>動作沒有鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="159"/>
        <source>Open a sound first.</source>
        <translation>請先開啟聲音。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="163"/>
        <source>Films are made by the program ffmpeg, which is not installed here.</source>
        <translation>影片由程式 ffmpeg 製作，但此處沒有安裝。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="165"/>
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n 張圖片，%1 秒。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film MP4 (*.mp4)</source>
        <translation>MP4 影片 (*.mp4)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film WebM (*.webm)</source>
        <translation>WebM 影片 (*.webm)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="176"/>
        <source>Animated picture GIF (*.gif)</source>
        <translation>GIF 動畫 (*.gif)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="177"/>
        <source>Pictures (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="235"/>
        <source>Pictures such as “%1” are there already. Replace them?</source>
        <translation>已有「%1」等圖片。要取代嗎？</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="263"/>
        <source>Picture %1 of %2</source>
        <translation>第 %1 張，共 %2 張</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="266"/>
        <source>(about %n s left)</source>
        <translation>
            <numerusform>（約剩 %n 秒）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="278"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="282"/>
        <source>“%1” is made.</source>
        <translation>已製成「%1」。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="284"/>
        <source>%n picture(s) are written.</source>
        <translation>
            <numerusform>已寫出 %n 張圖片。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Film</name>
    <message>
        <location filename="../widgets/preview/film.cpp" line="149"/>
        <source>It gave no reason.</source>
        <translation>沒有給出原因。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="165"/>
        <source>ffmpeg cannot be started: %1</source>
        <translation>無法啟動 ffmpeg：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="172"/>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg 未能製成影片：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="177"/>
        <source>“%1” cannot be written: %2</source>
        <translation>無法寫入「%1」：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::FindingsPanel</name>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="50"/>
        <source>No motion is open.</source>
        <translation>沒有開啟動作。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="51"/>
        <source>Nothing was found wrong with this file.</source>
        <translation>未發現此檔案有問題。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Severity</source>
        <translation>嚴重性</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Section</source>
        <translation>區段</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Byte</source>
        <translation>位元組</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Finding</source>
        <translation>檢查結果</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="58"/>
        <source>%1 (%2 records)</source>
        <translation>%1（%2 筆記錄）</translation>
    </message>
</context>
<context>
    <name>furitsuke::FixDialog</name>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="33"/>
        <source>Bones:</source>
        <translation>骨骼：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="35"/>
        <source>Morphs:</source>
        <translation>表情：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="37"/>
        <source>Camera:</source>
        <translation>鏡頭：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="39"/>
        <source>Light:</source>
        <translation>照明：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="41"/>
        <source>Self shadow:</source>
        <translation>自陰影：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="45"/>
        <source>Display/IK:</source>
        <translation>顯示・IK：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="64"/>
        <source>&amp;Position at least:</source>
        <translation>位置至少(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="66"/>
        <source>&amp;Angle at least:</source>
        <translation>角度至少(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="68"/>
        <source>Wei&amp;ght at least:</source>
        <translation>權重至少(&amp;G)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="70"/>
        <source>Colou&amp;r at least:</source>
        <translation>顏色至少(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="72"/>
        <source>&amp;Direction at least:</source>
        <translation>方向至少(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="76"/>
        <source>&amp;Shadow distance at least:</source>
        <translation>自陰影距離至少(&amp;S)：</translation>
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
        <translation>%1：最多改變 %2°（%3，第 %4 影格）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="101"/>
        <source>%1: by %2 at most (%3, frame %4).</source>
        <translation>%1：最多改變 %2（%3，第 %4 影格）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="125"/>
        <source>Flatten values</source>
        <translation>拉平數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="127"/>
        <source>Smooth values</source>
        <translation>平滑數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="129"/>
        <source>Remove spikes</source>
        <translation>去除尖峰</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="131"/>
        <source>Offset values</source>
        <translation>偏移數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="135"/>
        <source>Scale values</source>
        <translation>縮放數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="142"/>
        <source>Flatten</source>
        <translation>拉平</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="144"/>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="146"/>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="148"/>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="152"/>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the mean of the keys</source>
        <translation>關鍵影格的平均值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the first key</source>
        <translation>第一個關鍵影格的值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the last key</source>
        <translation>最後一個關鍵影格的值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="233"/>
        <source>For each track on its own, and for each shot between cuts of the camera</source>
        <translation>對每條軌道分別處理，鏡頭則對硬切之間的每個鏡頭分別處理</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="234"/>
        <source>&amp;To:</source>
        <translation>設為(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="243"/>
        <source>In each pass every key goes half of the way to the straight line between its neighbours; keys at the ends and beside cuts stay</source>
        <translation>每一遍中，每個關鍵影格向前後關鍵影格的連線靠近一半；兩端和硬切旁的關鍵影格不動</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="245"/>
        <source>&amp;Passes:</source>
        <translation>遍數(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="317"/>
        <source>What is less far off than this is no spike</source>
        <translation>偏離小於此值的不算尖峰</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="305"/>
        <source>&amp;Times the usual deviation:</source>
        <translation>通常偏差的倍數(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="254"/>
        <source>&amp;Add:</source>
        <translation>加上(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="263"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="265"/>
        <source>The distance of each key from the value below becomes so many percent</source>
        <translation>每個關鍵影格與下方數值的距離變為原來的此百分比</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="268"/>
        <source>The value that stays where it is</source>
        <translation>保持不變的數值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="269"/>
        <source>&amp;Factor:</source>
        <translation>倍率(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="270"/>
        <source>&amp;About the value:</source>
        <translation>基準值(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="303"/>
        <source>How many times farther off than the keys around it usually are a key has to be; less finds more spikes</source>
        <translation>關鍵影格的偏離達到周圍關鍵影格通常偏差的多少倍才算尖峰；倍數越小，找到的越多</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="328"/>
        <source>How many keys a spike may have, one after the other</source>
        <translation>一個尖峰最多可由多少個連續的關鍵影格構成</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="329"/>
        <source>At most so many &amp;keys:</source>
        <translation>關鍵影格最多(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="364"/>
        <source>in the unit of each value</source>
        <translation>使用各數值自己的單位</translation>
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
        <translation>MMD 單位</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>Choose a value.</source>
        <translation>請選擇一個數值。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>One of the entries is not a number.</source>
        <translation>有一項輸入不是數字。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="463"/>
        <source>Working it out…</source>
        <translation>正在計算…</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/fixdialog.cpp" line="470"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>選取的 %n 個關鍵影格中有 %1 個會改變。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameEdits</name>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="32"/>
        <source>The number of frames must be 1 or more.</source>
        <translation>影格數必須至少為 1。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="34"/>
        <source>There is no frame %1.</source>
        <translation>沒有影格 %1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="46"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="252"/>
        <source>%n curve(s) beside the place cannot keep their shape.</source>
        <translation>
            <numerusform>該處旁邊的 %n 條曲線無法保持形狀。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="285"/>
        <source>%1: the cut stays a cut, with a key added at frame %2.</source>
        <translation>%1：為保持硬切，在影格 %2 新增關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="311"/>
        <source>%1: what is set at frame %2 is carried to frame %3.</source>
        <translation>%1：影格 %2 的設定沿用到影格 %3。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="321"/>
        <source>%1: there is a cut in these frames; it stays, with %2 added.</source>
        <translation>%1：此範圍內有硬切；為保持硬切而新增 %2。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="328"/>
        <source>%1 in these frames deleted.</source>
        <translation>刪除此範圍內的 %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameRow</name>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="51"/>
        <source>“%1” is not a frame. Type 30, or +5 or -5 to move by frames.</source>
        <translation>「%1」不是影格。請輸入 30，或用 +5、-5 依影格數移動。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="62"/>
        <source>Type a frame, or +5 or -5 to move by frames.</source>
        <translation>請輸入影格，或用 +5、-5 依影格數移動。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="64"/>
        <source>Keys are at whole frames.</source>
        <translation>關鍵影格只能位於整數影格。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="66"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>影格的範圍是 0 到 %1；未移動關鍵影格。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="70"/>
        <source>These keys are at several frames: type +5 or -5 to move them.</source>
        <translation>這些關鍵影格位於多個影格：請輸入 +5 或 -5 來移動。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/framerow.cpp" line="87"/>
        <source>Overwrites %n key(s) that are not selected.</source>
        <translation>
            <numerusform>覆寫 %n 個未選取的關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="112"/>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="113"/>
        <source>Frame of the selected keys</source>
        <translation>選取的關鍵影格的影格</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="115"/>
        <source>Type +5 or -5 to move the selected keys by frames; where they are at one frame, also the frame to move them to.</source>
        <translation>輸入 +5 或 -5，依影格數移動選取的關鍵影格；若都在同一影格，也可輸入要移到的影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FramesDialog</name>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Insert frames</source>
        <translation>插入空白影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Delete frames</source>
        <translation>刪除整列影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="25"/>
        <source>&amp;Camera</source>
        <translation>鏡頭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="26"/>
        <source>L&amp;ight</source>
        <translation>照明(&amp;I)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="27"/>
        <source>&amp;Self shadow</source>
        <translation>自陰影(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="28"/>
        <source>&amp;Display/IK</source>
        <translation>顯示・IK(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="37"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="38"/>
        <source>Those in the list</source>
        <translation>清單中的</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="39"/>
        <source>The chosen ones</source>
        <translation>選取的</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="40"/>
        <source>&amp;Number of frames:</source>
        <translation>影格數(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="41"/>
        <source>A&amp;t frame:</source>
        <translation>起始影格(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="42"/>
        <source>&amp;Bones and morphs:</source>
        <translation>骨骼和表情(&amp;B)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="49"/>
        <source>And:</source>
        <translation>其他：</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="103"/>
        <source>%n key(s) will come later.</source>
        <translation>
            <numerusform>%n 個關鍵影格將後移。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="104"/>
        <source>%n key(s) will come earlier.</source>
        <translation>
            <numerusform>%n 個關鍵影格將前移。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GestureTexts</name>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="34"/>
        <source>at marker “%1”</source>
        <translation>在標記「%1」處</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="36"/>
        <source>at a marker</source>
        <translation>在標記處</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="38"/>
        <source>at the playhead</source>
        <translation>在播放頭處</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="40"/>
        <source>at an end of the play range</source>
        <translation>在播放範圍的一端</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="44"/>
        <source>at frame %1, as another key</source>
        <translation>在影格 %1，與另一關鍵影格相同</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="53"/>
        <source>%n frame(s) long, %1 %</source>
        <translation>
            <numerusform>長 %n 影格，%1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="56"/>
        <source>%n key(s) rounded, by %1 at most</source>
        <translation>
            <numerusform>%n 個關鍵影格取整數，最多偏差 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="60"/>
        <source>copy %1</source>
        <translation>複製 %1</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="65"/>
        <source>later keys too</source>
        <translation>其後的關鍵影格一起移動</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="69"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>覆寫 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="79"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>框選：Shift 加入，Ctrl 反轉，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="80"/>
        <source>Selecting with a lasso: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>套索選取：Shift 加入，Ctrl 反轉，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="91"/>
        <source>Moving %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>正在移動 %n 個關鍵影格：%1 影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="95"/>
        <source>Copying %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>正在複製 %n 個關鍵影格：%1 影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="98"/>
        <source>Scaling %n key(s) to %1 %.</source>
        <translation>
            <numerusform>正在將 %n 個關鍵影格的時間縮放到 %1%。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="103"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="108"/>
        <source>Shift: later keys too. Alt: about the playhead. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift：其後的關鍵影格一起移動。Alt：以播放頭為基準。Ctrl：切換貼齊。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="110"/>
        <source>Shift: later keys too. Alt: copy. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift：其後的關鍵影格一起移動。Alt：複製。Ctrl：切換貼齊。按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphEdits</name>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="249"/>
        <source>The %1 is not a number that can be calculated with.</source>
        <translation>%1 不是可以計算的數。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="455"/>
        <source>No selected key stands out of its neighbours.</source>
        <translation>所選關鍵影格中沒有突出於相鄰關鍵影格的。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphFixActions</name>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="133"/>
        <source>Select keys first.</source>
        <translation>請先選取關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="138"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>顯示・IK 關鍵影格沒有數值；請先選取其他關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="153"/>
        <source>&amp;Flatten…</source>
        <translation>拉平(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="154"/>
        <source>Give the selected keys of each track one value</source>
        <translation>讓每條軌道的所選關鍵影格取同一個值</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="155"/>
        <source>&amp;Smooth…</source>
        <translation>平滑(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="156"/>
        <source>Take jitter out of values of the selected keys; cuts stay</source>
        <translation>去除所選關鍵影格數值的抖動；硬切保留</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="157"/>
        <source>&amp;Remove spikes…</source>
        <translation>去除尖峰(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="158"/>
        <source>Put selected keys that stand out of their neighbours in line with them</source>
        <translation>讓突出於相鄰關鍵影格的所選關鍵影格與相鄰者一致</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="159"/>
        <source>&amp;Offset…</source>
        <translation>偏移(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="160"/>
        <source>Add to values of the selected keys</source>
        <translation>給所選關鍵影格的數值加上一個量</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="161"/>
        <source>S&amp;cale about a value…</source>
        <translation>以某值為基準縮放(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="162"/>
        <source>Make values of the selected keys swing more or less about a value</source>
        <translation>讓所選關鍵影格的數值以某值為基準擺動得更大或更小</translation>
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
        <translation>旋轉</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="75"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="77"/>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="79"/>
        <source>Camera target</source>
        <translation>鏡頭目標</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="81"/>
        <source>Camera rotation</source>
        <translation>鏡頭旋轉</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="83"/>
        <source>Camera lens</source>
        <translation>鏡頭參數</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="85"/>
        <source>Light colour</source>
        <translation>照明顏色</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="87"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="89"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="91"/>
        <source>Display</source>
        <translation>顯示</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="99"/>
        <source>Turn</source>
        <comment>how far a bone turns from key to key</comment>
        <translation>轉動量</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="126"/>
        <source>Turn from the previous key</source>
        <translation>自上一關鍵影格的轉動量</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPanel</name>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="138"/>
        <location filename="../widgets/graph/graphpanel.cpp" line="280"/>
        <source>Select a track or keys to see their values over time.</source>
        <translation>選取軌道或關鍵影格，即可檢視其數值隨時間的變化。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="281"/>
        <source>Check a value in the list to see it over time.</source>
        <translation>勾選清單中的數值，即可檢視其隨時間的變化。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="289"/>
        <source>%n more line(s) not drawn</source>
        <translation>
            <numerusform>另有 %n 條線未繪製</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="291"/>
        <source>%n more track(s) not listed</source>
        <translation>
            <numerusform>另有 %n 條軌道未列出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphTexts</name>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="43"/>
        <source>%1/frame</source>
        <comment>speed: a unit per frame</comment>
        <translation>%1/影格</translation>
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
        <translation>%1 影格</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="94"/>
        <source>Selecting keys: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>選取關鍵影格：Shift 加入，Ctrl 切換，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphtexts.cpp" line="97"/>
        <source>Moving keys; %Ln more follow(s) when the button is released. Esc cancels.</source>
        <translation>
            <numerusform>移動關鍵影格；另有 %Ln 個在放開按鍵時跟上。按 Esc 取消。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="100"/>
        <source>Moving keys in time only, until the drag clearly goes up or down. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>只在時間上移動關鍵影格，明顯上下拖曳後也改變數值。Ctrl：切換貼齊。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="102"/>
        <source>Moving keys in value only, until the drag clearly goes sideways. Esc cancels.</source>
        <translation>只在數值上移動關鍵影格，明顯左右拖曳後也改變時間。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="105"/>
        <source>Moving keys. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>移動關鍵影格。Shift：單一方向。Ctrl：切換貼齊。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="107"/>
        <source>Bending the curve. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>彎曲曲線。Shift：單一方向。Ctrl：切換貼齊。按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="30"/>
        <location filename="../editor-core/document/graphverbs.cpp" line="82"/>
        <source>Change %1 of %n key(s)</source>
        <translation>
            <numerusform>變更 %n 個關鍵影格的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="47"/>
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 個數值</numerusform>
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
            <numerusform>將 %n 個關鍵影格的 %1 拉平</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="76"/>
        <source>Smooth %1 of %n key(s)</source>
        <translation>
            <numerusform>平滑 %n 個關鍵影格的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="79"/>
        <source>Remove spikes of %1 from %n key(s)</source>
        <translation>
            <numerusform>去除 %n 個關鍵影格的 %1 的尖峰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="85"/>
        <source>Scale %1 of %n key(s)</source>
        <translation>
            <numerusform>縮放 %n 個關鍵影格的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="58"/>
        <source>Move %n key(s) in time and value</source>
        <translation>
            <numerusform>在時間和數值上移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="59"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="63"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆寫 %2 個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="134"/>
        <source>Moving keys…</source>
        <translation>正在移動關鍵影格…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="240"/>
        <source>Bend the curve of a key</source>
        <translation>彎曲關鍵影格的曲線</translation>
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
        <translation>顯示數值每影格的變化速度，而不是數值本身</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="59"/>
        <source>&amp;Turns</source>
        <translation>轉動量(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="61"/>
        <source>Show how far a bone has turned since its previous key, instead of its three angles</source>
        <translation>顯示骨骼自上一關鍵影格的轉動量，而不是三個角度</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="65"/>
        <source>&amp;Ghost</source>
        <translation>殘影(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="66"/>
        <source>Show under each line how it was when the file was last saved</source>
        <translation>在每條線下方顯示其在檔案上次儲存時的樣子</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="68"/>
        <source>&amp;Handles</source>
        <translation>控制柄(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="70"/>
        <source>Show the control points of the curves at selected keys, to be dragged there</source>
        <translation>顯示所選關鍵影格曲線的控制點，可在圖表中拖曳</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="73"/>
        <source>A&amp;uto-fit</source>
        <translation>自動縮放(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="74"/>
        <source>Fit the values whenever other frames are shown, but not while playing</source>
        <translation>顯示的影格改變時自動縮放數值範圍，播放時除外</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="77"/>
        <source>&amp;Lock time view</source>
        <translation>鎖定時間檢視(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="79"/>
        <source>Neither scroll nor zoom the frames that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>無論在圖表中如何拖曳或縮放，所顯示的影格都不捲動也不縮放；關鍵影格仍可移動</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="85"/>
        <source>Lock &amp;value view</source>
        <translation>鎖定數值檢視(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="87"/>
        <source>Neither scroll nor zoom the values that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>無論在圖表中如何拖曳或縮放，所顯示的數值範圍都不捲動也不縮放；關鍵影格仍可移動</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="102"/>
        <source>Graph &amp;panel</source>
        <translation>圖表面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="103"/>
        <source>Show the values of the chosen tracks over time, or hide them</source>
        <translation>顯示或隱藏所選軌道的數值隨時間的變化</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="124"/>
        <source>Go to the g&amp;raph</source>
        <translation>移至圖表(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="125"/>
        <source>Show the graph and go to it, to move keys by the keyboard</source>
        <translation>顯示圖表並轉到那裡，用鍵盤移動關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="144"/>
        <source>Show the graph first.</source>
        <translation>請先顯示圖表。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="145"/>
        <source>Choose tracks first.</source>
        <translation>請先選取軌道。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="149"/>
        <source>&amp;Fit values</source>
        <translation>縮放至數值(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="150"/>
        <source>Show all values of the lines in the frames that are shown</source>
        <translation>縮放以顯示各線在目前影格範圍內的全部數值</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="153"/>
        <source>Fit &amp;keys</source>
        <translation>縮放至關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="154"/>
        <source>Fit the selected keys into the graph, in time and value</source>
        <translation>在時間和數值上縮放，以顯示所選關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="157"/>
        <source>Fit &amp;all</source>
        <translation>縮放至全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="158"/>
        <source>Fit the whole lines into the graph, in time and value</source>
        <translation>在時間和數值上縮放，以顯示整條線</translation>
    </message>
</context>
<context>
    <name>furitsuke::HelpActions</name>
    <message>
        <location filename="../app/helpactions.cpp" line="26"/>
        <source>&amp;Find an action…</source>
        <translation>尋找操作(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="27"/>
        <source>Find any action by typing its name, in any language</source>
        <translation>輸入名稱尋找任何操作（任何語言皆可）</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="33"/>
        <source>&amp;Manual</source>
        <translation>使用手冊(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="34"/>
        <source>Read how to work with Furitsuke</source>
        <translation>閱讀 Furitsuke 的使用方法</translation>
    </message>
</context>
<context>
    <name>furitsuke::HistoryPanel</name>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="61"/>
        <source>saved</source>
        <extracomment>Beside the step of the history that is what the file holds</extracomment>
        <translation>已儲存</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="85"/>
        <source>%1 (as saved)</source>
        <translation>%1（儲存時的狀態）</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="125"/>
        <source>As opened</source>
        <translation>開啟時的狀態</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="126"/>
        <source>History of changes</source>
        <translation>變更的歷程記錄</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="127"/>
        <source>Memory that the steps take, of what they may take. The oldest go first.</source>
        <translation>各步驟已占用的記憶體和上限。最早的步驟先被捨棄。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/history/historypanel.cpp" line="138"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 個步驟</numerusform>
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
        <translation>烘焙 IK(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="90"/>
        <source>Turn IK into keys of the bones that it bends, or such keys into IK; the motion plays the same</source>
        <translation>將 IK 轉換為其彎曲的骨骼的關鍵影格，或反之；動作看起來不變</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="96"/>
        <source>S&amp;witch IK here…</source>
        <translation>在此切換 IK(&amp;W)…</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="98"/>
        <source>Switch IK on or off at the playhead, with keys that keep the feet where they are</source>
        <translation>在播放頭處開啟或關閉 IK，並登錄關鍵影格使腳保持原位</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="79"/>
        <source>Show the preview first: this needs its model.</source>
        <translation>請先顯示預覽：需要用到其中的模型。</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="80"/>
        <source>The model has no IK.</source>
        <translation>模型沒有 IK。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkBake</name>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="193"/>
        <source>No IK is chosen.</source>
        <translation>沒有選擇 IK。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="197"/>
        <source>The last frame is before the first.</source>
        <translation>結束影格在起始影格之前。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="204"/>
        <source>These would be more than %1 keys.</source>
        <translation>關鍵影格會超過 %1 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="263"/>
        <source>Off by at most %1 units and %2°, at half frames.</source>
        <translation>以半個影格計，最大偏差 %1 單位、%2°。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkBakeDialog</name>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="38"/>
        <source>Bake IK</source>
        <translation>烘焙 IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="40"/>
        <source>Keys of the bones that IK bends; IK off</source>
        <translation>IK 所彎曲骨骼的關鍵影格；IK 關閉</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="41"/>
        <source>Keys of the IK bones; IK on</source>
        <translation>IK 骨骼的關鍵影格；IK 開啟</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="52"/>
        <source>Every so many frames</source>
        <translation>每隔若干影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="53"/>
        <source>Where these bones have keys now</source>
        <translation>這些骨骼現有關鍵影格之處</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="56"/>
        <source>Frames from key to key</source>
        <translation>關鍵影格之間的影格數</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="61"/>
        <source>&amp;Into:</source>
        <translation>轉換為(&amp;I)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="62"/>
        <source>&amp;Chains:</source>
        <translation>IK 鏈(&amp;C)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="63"/>
        <source>&amp;From frame:</source>
        <translation>從影格(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="64"/>
        <source>&amp;To frame:</source>
        <translation>到影格(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="65"/>
        <source>&amp;Keys:</source>
        <translation>關鍵影格(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="70"/>
        <source>&amp;Bake</source>
        <translation>烘焙(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="109"/>
        <source>Check a chain first.</source>
        <translation>請先勾選一條 IK 鏈。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="119"/>
        <source>Keys that these bones have in these frames give way: %1. Before and after, the motion stays as it is.</source>
        <translation>這些影格中以下骨骼的關鍵影格會被取代：%1。其前後的動作保持不變。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkNames</name>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="85"/>
        <source>Display/IK records have several IK bones whose names begin like this one; their names stay.</source>
        <translation>顯示・IK 記錄中有多個名稱以此開頭的 IK 骨骼；它們的名稱保持不變。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="92"/>
        <source>%n display/IK record(s) keep the old name: their IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>%n 個顯示・IK 記錄保留舊名稱：其 IK 開關再也找不到此骨骼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="99"/>
        <source>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>顯示・IK 記錄中已有採用新名稱的 IK 骨骼：其中 %n 個保留舊名稱，其 IK 開關再也找不到此骨骼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="118"/>
        <source>The IK bone is renamed in %n display/IK record(s) too.</source>
        <translation>
            <numerusform>%n 個顯示・IK 記錄中的 IK 骨骼也已重新命名。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="151"/>
        <source>IK bone: %1</source>
        <translation>IK 骨骼：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="171"/>
        <source>IK bone “%1” is not mirrored: %2</source>
        <translation>IK 骨骼「%1」未反轉：%2</translation>
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
        <translation>%1：名稱欄位共 %3 位元組，已用 %2 位元組</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/ikrows.cpp" line="89"/>
        <source>%n of the selected records do not name it: it is on there.</source>
        <translation>
            <numerusform>選取的記錄中有 %n 筆未列出它：在那些記錄中視為開。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="97"/>
        <source>Another IK bone</source>
        <translation>其他 IK 骨骼</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="98"/>
        <source>Name of another IK bone</source>
        <translation>其他 IK 骨骼的名稱</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="100"/>
        <source>The name of an IK bone that the selected records are to name, at most 20 bytes long. It is switched on first, as MMD has IK bones that no record names.</source>
        <translation>要加入選取的記錄中的 IK 骨骼名稱，最長 20 位元組。加入時為開，因為 MMD 將記錄中未列出的 IK 骨骼視為開。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="102"/>
        <source>Add</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitch</name>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="134"/>
        <source>The IK is switched so at frame %1 already.</source>
        <translation>第 %1 影格的 IK 已是該狀態。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="172"/>
        <source>At frame %1 the ends of the chains are off by at most %2 units.</source>
        <translation>在第 %1 影格，鏈末端最多偏差 %2 個單位。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitchDialog</name>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="29"/>
        <source>&amp;Write keys that keep the pose</source>
        <translation>登錄保持姿勢的關鍵影格(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="33"/>
        <source>Switch IK</source>
        <translation>切換 IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="34"/>
        <source>&amp;On from frame %1:</source>
        <translation>從第 %1 影格起開啟(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="51"/>
        <source>&amp;Switch</source>
        <translation>切換(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="86"/>
        <source>Check or uncheck a chain first.</source>
        <translation>請先勾選或取消勾選一個 IK。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="90"/>
        <source>No bone gets a key: the limbs jump to where their own keys have them.</source>
        <translation>不為骨骼登錄關鍵影格：四肢會跳到其自身關鍵影格的位置。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="100"/>
        <source>These bones get keys so that nothing jumps at this frame: %1. From then on their own keys move them.</source>
        <translation>為使該影格姿勢不跳動，以下骨骼會登錄關鍵影格：%1。此後由它們自身的關鍵影格驅動。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkVerbs</name>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="42"/>
        <location filename="../editor-core/document/ikverbs.cpp" line="66"/>
        <source>“%1” is locked.</source>
        <translation>「%1」已鎖定。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="47"/>
        <source>Bake IK into %n key(s)</source>
        <translation>
            <numerusform>將 IK 烘焙為 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="48"/>
        <source>Bake into IK, %n key(s)</source>
        <translation>
            <numerusform>烘焙為 IK，%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="53"/>
        <source>Baking IK…</source>
        <translation>正在烘焙 IK…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="70"/>
        <source>Switch IK at frame %1, %n key(s)</source>
        <translation>
            <numerusform>在第 %1 影格切換 IK：%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="75"/>
        <source>Switching IK…</source>
        <translation>正在切換 IK…</translation>
    </message>
</context>
<context>
    <name>furitsuke::InspectorActions</name>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="38"/>
        <source>No key is selected, so there are no values to edit.</source>
        <translation>未選取關鍵影格，沒有可編輯的數值。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="56"/>
        <source>Edit &amp;values</source>
        <translation>編輯數值(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="57"/>
        <source>Go to the values of the selected keys, to type them</source>
        <translation>移至選取的關鍵影格的數值欄進行輸入</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="60"/>
        <source>&amp;Correct values…</source>
        <translation>補正數值(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="61"/>
        <source>Multiply values of the selected keys and add to them</source>
        <translation>對選取的關鍵影格的數值做乘法和加法（位置・角度補正）</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="65"/>
        <source>Select keys first.</source>
        <translation>請先選取關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="68"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>顯示・IK 關鍵影格沒有數值；請先選取其他關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="74"/>
        <source>Select keys of bones first.</source>
        <translation>請先選取骨骼的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="77"/>
        <source>&amp;Normalise rotations</source>
        <translation>正規化旋轉(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="78"/>
        <source>Give the quaternions of the selected bone keys unit length</source>
        <translation>將選取的骨骼關鍵影格的四元數變為單位長度</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="82"/>
        <source>All selected rotations are of unit length.</source>
        <translation>選取的旋轉皆為單位長度。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="87"/>
        <source>&amp;Physics on</source>
        <translation>開啟物理(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="88"/>
        <source>Rigid bodies of the selected bones move by physics from these keys on</source>
        <translation>從這些關鍵影格起，選取的骨骼的剛體由物理運算驅動</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="91"/>
        <source>Physics o&amp;ff</source>
        <translation>關閉物理(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="92"/>
        <source>Rigid bodies of the selected bones follow their bones from these keys on</source>
        <translation>從這些關鍵影格起，選取的骨骼的剛體跟隨骨骼</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="45"/>
        <source>linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="58"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="59"/>
        <source>Rotation</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="60"/>
        <source>Quaternion</source>
        <translation>四元數</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="89"/>
        <source>Curve X</source>
        <translation>X 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="90"/>
        <source>Curve Y</source>
        <translation>Y 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="64"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Curve Z</source>
        <translation>Z 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve rotation</source>
        <translation>旋轉曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="72"/>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="80"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="116"/>
        <source>%1  (stored %2)</source>
        <translation>%1 （儲存值 %2）</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <source>Target</source>
        <translation>目標</translation>
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
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="88"/>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve distance</source>
        <translation>距離曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve view angle</source>
        <translation>視角曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="106"/>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>no self shadow</source>
        <translation>無自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>mode %1</source>
        <translation>模式 %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="122"/>
        <source>Visible</source>
        <translation>顯示</translation>
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
            <numerusform>%n 條軌道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="192"/>
        <source>%1: %2 of %3 bytes of the name field</source>
        <translation>%1：名稱欄位共 %3 位元組，已用 %2 位元組</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="197"/>
        <source>%1 keys</source>
        <translation>%1 個關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="207"/>
        <source>“%1” has no key at frame 0: MMD moves it there from rest, other players hold its first key (frame %2).</source>
        <translation>「%1」在影格 0 沒有關鍵影格：MMD 會讓它從初始狀態逐漸變化到第一個關鍵影格，其他播放器則保持第一個關鍵影格（影格 %2）的值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="213"/>
        <source>%n of these tracks have no key at frame 0: MMD moves them there from rest, other players hold their first keys.</source>
        <translation>
            <numerusform>其中 %n 條軌道在影格 0 沒有關鍵影格：MMD 會讓它們從初始狀態逐漸變化到第一個關鍵影格，其他播放器則保持第一個關鍵影格的值。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="222"/>
        <source>No key is selected. Click a key in the dope sheet to read and edit its values here.</source>
        <translation>未選取關鍵影格。在攝影表中點選關鍵影格，即可在此檢視和編輯其數值。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="223"/>
        <source>Add the rest pose</source>
        <translation>加入初始姿勢</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="224"/>
        <source>Add the rest pose at frame 0: what MMD plays, and then other players too</source>
        <translation>在第 0 影格加入初始姿勢：與 MMD 的播放一致，其他播放器也會一致</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyToolTip</name>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="38"/>
        <source>Frame %1, %2</source>
        <translation>影格 %1，%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="48"/>
        <source>and %n more</source>
        <translation>
            <numerusform>還有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="51"/>
        <source>Way here</source>
        <translation>到此的補間</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>since frame %1</source>
        <translation>自影格 %1 起</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="77"/>
        <source>Frames %1 to %2</source>
        <translation>影格 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%1 of %n track(s)</source>
        <translation>
            <numerusform>%n 條軌道的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="81"/>
        <source>%n key(s) here; zoom in to tell them apart</source>
        <translation>
            <numerusform>此處有 %n 個關鍵影格；放大可區分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="85"/>
        <source>%1 selected</source>
        <translation>已選取 %1 個</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="99"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="107"/>
        <source>The track is locked.</source>
        <translation>此軌道已鎖定。</translation>
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
        <translation>旋轉 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="29"/>
        <source>rotation Y</source>
        <translation>旋轉 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="30"/>
        <source>rotation Z</source>
        <translation>旋轉 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="31"/>
        <source>quaternion x</source>
        <translation>四元數 x</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="32"/>
        <source>quaternion y</source>
        <translation>四元數 y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="33"/>
        <source>quaternion z</source>
        <translation>四元數 z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="34"/>
        <source>quaternion w</source>
        <translation>四元數 w</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="35"/>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="36"/>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="37"/>
        <source>camera target X</source>
        <translation>鏡頭目標 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="38"/>
        <source>camera target Y</source>
        <translation>鏡頭目標 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="39"/>
        <source>camera target Z</source>
        <translation>鏡頭目標 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="40"/>
        <source>camera angle X</source>
        <translation>鏡頭角度 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="41"/>
        <source>camera angle Y</source>
        <translation>鏡頭角度 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="42"/>
        <source>camera angle Z</source>
        <translation>鏡頭角度 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="43"/>
        <source>camera distance</source>
        <translation>鏡頭距離</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="44"/>
        <source>view angle</source>
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="45"/>
        <source>perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="46"/>
        <source>red</source>
        <translation>紅</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="47"/>
        <source>green</source>
        <translation>綠</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="48"/>
        <source>blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="49"/>
        <source>light direction X</source>
        <translation>照明方向 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="50"/>
        <source>light direction Y</source>
        <translation>照明方向 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="51"/>
        <source>light direction Z</source>
        <translation>照明方向 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="52"/>
        <source>shadow mode</source>
        <translation>自陰影模式</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="53"/>
        <source>shadow distance</source>
        <translation>自陰影距離</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="54"/>
        <source>visible</source>
        <translation>顯示</translation>
    </message>
</context>
<context>
    <name>furitsuke::KnownNames</name>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="291"/>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="293"/>
        <source>Center</source>
        <translation>中心</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="295"/>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="297"/>
        <source>Upper body</source>
        <translation>上半身</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="299"/>
        <source>Hair</source>
        <translation>頭髮</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="301"/>
        <source>Arms</source>
        <translation>手臂</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="303"/>
        <source>Fingers</source>
        <translation>手指</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="305"/>
        <source>Lower body</source>
        <translation>下半身</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="307"/>
        <source>Legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="309"/>
        <source>Clothes</source>
        <translation>衣服</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="313"/>
        <location filename="../editor-core/text/knownnames.cpp" line="354"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="346"/>
        <source>Brows</source>
        <translation>眉毛</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="348"/>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <location filename="../editor-core/text/knownnames.cpp" line="350"/>
        <source>Lips</source>
        <translation>嘴唇</translation>
    </message>
</context>
<context>
    <name>furitsuke::LineList</name>
    <message>
        <location filename="../widgets/graph/linelist.cpp" line="43"/>
        <location filename="../widgets/graph/linelist.cpp" line="229"/>
        <source>Lines of the graph</source>
        <translation>圖表的線</translation>
    </message>
    <message>
        <location filename="../widgets/graph/linelist.cpp" line="169"/>
        <source>%1: %2</source>
        <comment>track: value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::Main</name>
    <message>
        <location filename="../app/main.cpp" line="64"/>
        <source>The session is drawn in %1</source>
        <translation>視窗已繪製到 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="305"/>
        <source>Findings in the file</source>
        <translation>檔案檢查結果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="307"/>
        <source>History</source>
        <translation>歷程記錄</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="310"/>
        <source>Tool bar</source>
        <translation>工具列</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="311"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="304"/>
        <source>Selected keys</source>
        <translation>選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="303"/>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="306"/>
        <source>Graph</source>
        <translation>圖表</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="308"/>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="309"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="374"/>
        <source>This file is open here already.</source>
        <translation>此檔案已在這裡開啟。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="405"/>
        <source>Opening “%1”…</source>
        <translation>正在開啟「%1」…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="430"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>這是程式內附的示範動作。用「檔案 &gt; 開啟」開啟自己的動作，或將其拖放到這裡。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="460"/>
        <source>The file cannot be opened</source>
        <translation>無法開啟檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="461"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>無法開啟「%1」。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="487"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>檔案已損壞；能讀取的內容已在此處。請檢視檢查結果。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="491"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>此檔案有 %n 則檢查結果，請見下方。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="515"/>
        <source>Changed on disk</source>
        <translation>磁碟上的檔案已變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="516"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>「%1」在此開啟之後已被其他程式變更。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="521"/>
        <source>Overwrite it</source>
        <translation>覆寫</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="538"/>
        <source>Save motion</source>
        <translation>儲存動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 動作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="555"/>
        <source>Saving “%1”…</source>
        <translation>正在儲存「%1」…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="586"/>
        <source>The file cannot be saved</source>
        <translation>無法儲存檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="601"/>
        <source>The motion was saved, but not its markers, tempo, sound and play range: %1</source>
        <translation>動作已儲存，但其標記、速度、聲音和播放範圍未能儲存：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="604"/>
        <source>The markers cannot be saved</source>
        <translation>無法儲存標記</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="613"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>已儲存「%1」，並讀回核對。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="617"/>
        <source>The file before is kept as “%1”.</source>
        <translation>先前的檔案已保留為「%1」。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="620"/>
        <source>The file of markers before is kept as “%1”.</source>
        <translation>之前的標記檔已保留為「%1」。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="632"/>
        <source>Open motion</source>
        <translation>開啟動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="798"/>
        <source>Save them before the window is closed? The pose in the preview has no keys yet: it gets them at frame %1 then.</source>
        <translation>關閉視窗前要儲存嗎？預覽中的姿勢還沒有關鍵影格，儲存時會在第 %1 影格登錄。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="38"/>
        <source>Open model</source>
        <translation>開啟模型</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>MMD model (*.pmx *.pmd)</source>
        <translation>MMD 模型 (*.pmx *.pmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="50"/>
        <source>Reading “%1”…</source>
        <translation>正在讀取「%1」…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="60"/>
        <source>The model was not opened.</source>
        <translation>模型未開啟。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>The model cannot be read</source>
        <translation>無法讀取模型</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>“%1” cannot be read.

%2</source>
        <translation>無法讀取「%1」。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="84"/>
        <source>Model “%1”: %2 bones, %3 morphs.</source>
        <translation>模型「%1」：%2 個骨骼，%3 個表情。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="90"/>
        <source>%n track(s) of the motion are not in it; they are kept and marked.</source>
        <translation>
            <numerusform>動作中有 %n 條軌道不在模型中；已保留並標示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="93"/>
        <source>%n name(s) are the same after 15 bytes: a motion cannot tell them apart.</source>
        <translation>
            <numerusform>%n 個名稱的前 15 位元組相同：動作無法區分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="100"/>
        <source>%n finding(s) about its file: see View &gt; Preview &gt; Model and motion.</source>
        <translation>
            <numerusform>其檔案有 %n 項檢查結果：參見 檢視 &gt; 預覽 &gt; 模型與動作。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="666"/>
        <source>No file was opened yet</source>
        <translation>尚未開啟過檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="670"/>
        <source>Forget these files</source>
        <translation>清除這些記錄</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Demo: %1</source>
        <translation>示範：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="709"/>
        <source>%1 keys</source>
        <translation>%1 個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="710"/>
        <source>%1 tracks with keys</source>
        <translation>%1 條有關鍵影格的軌道</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="711"/>
        <source>%1 selected</source>
        <translation>已選取 %1 個</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="713"/>
        <source>(%1 of them not in the list)</source>
        <translation>（其中 %1 個不在清單中）</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="721"/>
        <source>Frame %1  ·  %2</source>
        <translation>影格 %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="730"/>
        <source>Drag a key or a control point, drag from empty space to select; arrow keys move the selected keys in time and value. Wheel zooms time, Ctrl+wheel values, the middle button pans.</source>
        <translation>拖曳關鍵影格或控制點，從空白處拖曳可框選；方向鍵在時間和數值上移動所選關鍵影格。滾輪縮放時間，Ctrl+滾輪縮放數值，中鍵平移。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="734"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>拖曳關鍵影格可移動，從空白處拖曳可框選。滾輪縮放，Ctrl+滾輪上下捲動，中鍵平移。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="767"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>已覆寫 %n 個關鍵影格；復原即可還原。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="791"/>
        <source>Unsaved changes</source>
        <translation>未儲存的變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="792"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」有未儲存的變更。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="795"/>
        <source>Save them before the window is closed?</source>
        <translation>關閉視窗前要儲存嗎？</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Open motions (VMD)</source>
        <translation>開啟動作（VMD）</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="74"/>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="75"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>儲存，並在取代舊檔案前讀回核對</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save under another name</source>
        <translation>以其他名稱儲存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>A file is being read or saved; wait for that first.</source>
        <translation>正在讀取或儲存檔案；請等待其完成。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="86"/>
        <source>Use a &amp;model…</source>
        <translation>使用模型(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="94"/>
        <source>Use &amp;no model</source>
        <translation>不使用模型(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="98"/>
        <source>No model is in use.</source>
        <translation>沒有使用模型。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>New window</source>
        <translation>新增視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>Open another window</source>
        <translation>開啟另一個視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>&amp;Close window</source>
        <translation>關閉視窗(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>Close this window</source>
        <translation>關閉此視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>Close all windows</source>
        <translation>關閉所有視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="113"/>
        <source>&amp;Dance</source>
        <translation>舞蹈(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Face (morphs only)</source>
        <translation>臉部（僅表情）(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Camera</source>
        <translation>鏡頭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="117"/>
        <source>Open a motion that comes with the program</source>
        <translation>開啟程式內附的動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="128"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>以此編碼讀取並顯示名稱；不改變任何位元組</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo: %1</source>
        <translation>復原(&amp;U)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>posing</source>
        <translation>擺姿勢</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="147"/>
        <source>Take the last change back</source>
        <translation>復原上一次變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="157"/>
        <source>Undone: %1</source>
        <translation>已復原：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <location filename="../app/mainwindowactions.cpp" line="306"/>
        <source>There is nothing to undo.</source>
        <translation>沒有可復原的操作。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="168"/>
        <source>Make the last change again</source>
        <translation>重做上一次變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="172"/>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="176"/>
        <location filename="../app/mainwindowactions.cpp" line="307"/>
        <source>There is nothing to redo.</source>
        <translation>沒有可重做的操作。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="178"/>
        <source>Ca&amp;ncel the running edit</source>
        <translation>取消正在執行的編輯(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="179"/>
        <source>Stop an edit that takes long; nothing changes</source>
        <translation>停止耗時的編輯；不會有任何改變</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="182"/>
        <source>No edit is running.</source>
        <translation>沒有正在執行的編輯。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Type a frame, a time, or how far to go</source>
        <translation>輸入影格、時間或移動量</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="202"/>
        <source>Next way to show time</source>
        <translation>切換時間顯示方式</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="203"/>
        <source>Frames, seconds, or bars and beats</source>
        <translation>影格、秒或小節和拍</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="184"/>
        <source>Undo memory…</source>
        <translation>復原記憶體…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="185"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>可復原的步驟最多占用多少記憶體</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>&amp;Reset layout</source>
        <translation>重設版面配置(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>Put all panels back</source>
        <translation>將所有面板恢復原位</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>&amp;Go to frame</source>
        <translation>移至影格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="88"/>
        <source>Show the motion on a model (PMX, PMD), group tracks as it does, and mark those that it lacks</source>
        <translation>在模型（PMX、PMD）上顯示動作，依模型分組軌道，並標記模型缺少的軌道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="95"/>
        <source>Show the program&apos;s own figure, and group tracks in the standard way again</source>
        <translation>顯示內附的模型，並恢復標準分組</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="218"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>鍵盤快速鍵(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="219"/>
        <source>See and change shortcuts</source>
        <translation>檢視和變更快速鍵</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>&amp;About Furitsuke</source>
        <translation>關於 Furitsuke(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>Version and licence</source>
        <translation>版本和授權條款</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="234"/>
        <source>About Furitsuke</source>
        <translation>關於 Furitsuke</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="238"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDance 動作檔編輯器。依 GNU 通用公共授權條款第 3 版或更新版本發布的自由軟體。</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="32"/>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="34"/>
        <source>Open &amp;recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="36"/>
        <source>&amp;Demo motions</source>
        <translation>示範動作(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="41"/>
        <source>Names are in</source>
        <translation>名稱編碼</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="46"/>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="50"/>
        <source>&amp;Select</source>
        <translation>選取(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="81"/>
        <source>&amp;Key</source>
        <translation>關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="85"/>
        <source>P&amp;ose</source>
        <translation>姿勢(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="87"/>
        <source>A&amp;xes</source>
        <translation>軸(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="90"/>
        <source>Fi&amp;x values</source>
        <translation>修正數值(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="94"/>
        <source>&amp;Curve</source>
        <translation>曲線(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="96"/>
        <source>P&amp;resets</source>
        <translation>預設(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="105"/>
        <source>Curve p&amp;resets</source>
        <translation>曲線預設(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="127"/>
        <source>C&amp;hannels</source>
        <translation>通道(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="130"/>
        <source>Snappin&amp;g</source>
        <translation>貼齊(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="133"/>
        <source>&amp;Track</source>
        <translation>軌道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="136"/>
        <source>&amp;Colour</source>
        <translation>顏色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="141"/>
        <source>&amp;Go</source>
        <translation>移至(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="165"/>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="187"/>
        <source>So&amp;und</source>
        <translation>聲音(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="191"/>
        <source>G&amp;raph</source>
        <translation>圖表(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="199"/>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="202"/>
        <source>Pre&amp;view</source>
        <translation>預覽(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="204"/>
        <source>&amp;Look from</source>
        <translation>觀看方向(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="208"/>
        <source>&amp;Show</source>
        <translation>顯示內容(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="211"/>
        <source>&amp;Ghosts</source>
        <translation>殘影(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="213"/>
        <source>Com&amp;pare</source>
        <translation>對比(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="224"/>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="246"/>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="252"/>
        <location filename="../app/menus.cpp" line="265"/>
        <source>&amp;System</source>
        <translation>跟隨系統(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="255"/>
        <source>Colours of the program</source>
        <translation>程式的配色</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="260"/>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="266"/>
        <source>Language of the program</source>
        <translation>程式的語言</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="272"/>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="301"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="318"/>
        <source>Undo memory</source>
        <translation>復原記憶體</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>每個視窗用於復原的記憶體（百萬位元組）。最早的步驟先被捨棄，最新的一步始終保留。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="340"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>此檢查結果針對檔案，而非某個關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="358"/>
        <source>No key belongs to this finding.</source>
        <translation>沒有與此檢查結果對應的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="82"/>
        <source>The sound cannot be opened</source>
        <translation>無法開啟聲音</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="136"/>
        <source>An edit is running; it can be cancelled.</source>
        <translation>有編輯正在執行；可以取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ManualWindow</name>
    <message>
        <location filename="../app/manualwindow.cpp" line="119"/>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="120"/>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="121"/>
        <source>Find in the manual; Enter finds the next place</source>
        <translation>在手冊中尋找；Enter 移至下一處</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="122"/>
        <source>Back (Alt+Left)</source>
        <translation>上一頁 (Alt+左)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="123"/>
        <source>Forward (Alt+Right)</source>
        <translation>下一頁 (Alt+右)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="239"/>
        <source>Not found</source>
        <translation>找不到</translation>
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
        <translation>藍色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Red</source>
        <translation>紅色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Yellow</source>
        <translation>黃色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="37"/>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="37"/>
        <source>Pink</source>
        <translation>粉紅色</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerDialog</name>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="35"/>
        <source>Marker</source>
        <translation>標記</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="57"/>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="65"/>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="66"/>
        <source>&amp;Frame</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="67"/>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="122"/>
        <source>The marker is not there any more.</source>
        <translation>此標記已不存在。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="124"/>
        <source>Frame %1 has a marker already.</source>
        <translation>影格 %1 已有標記。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerVerbs</name>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="19"/>
        <source>There is no marker at frame %1.</source>
        <translation>影格 %1 沒有標記。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="24"/>
        <source>Frame %1 has a marker already.</source>
        <translation>影格 %1 已有標記。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="31"/>
        <source>Marker %1</source>
        <translation>標記 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="45"/>
        <source>Move marker “%1” to frame %2</source>
        <translation>將標記「%1」移到影格 %2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="47"/>
        <source>Rename marker “%1” to “%2”</source>
        <translation>將標記「%1」重新命名為「%2」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="49"/>
        <source>Colour marker “%1”</source>
        <translation>變更標記「%1」的顏色</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="50"/>
        <source>Change marker “%1”</source>
        <translation>變更標記「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="57"/>
        <source>frame %1</source>
        <translation>影格 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="71"/>
        <source>Add marker “%1”</source>
        <translation>新增標記「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="139"/>
        <source>Delete marker “%1”</source>
        <translation>刪除標記「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="150"/>
        <source>There is no marker.</source>
        <translation>沒有標記。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/markerverbs.cpp" line="153"/>
        <source>Delete %n marker(s)</source>
        <translation>
            <numerusform>刪除 %n 個標記</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="170"/>
        <source>Set the tempo to %1 beats a minute</source>
        <translation>將曲速設為 %1 BPM</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="171"/>
        <source>Take the tempo away</source>
        <translation>取消曲速</translation>
    </message>
</context>
<context>
    <name>furitsuke::MirrorEdits</name>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="99"/>
        <source>“%1” is locked and was not mirrored.</source>
        <translation>「%1」已鎖定，未反轉。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="110"/>
        <source>“%1” mirrors another track already.</source>
        <translation>「%1」已是另一條軌道的反轉目標。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="111"/>
        <source>“%1” was not mirrored: %2</source>
        <translation>「%1」未反轉：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelFile</name>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="35"/>
        <source>Vertices follow a bone that the model does not have; they follow their other bones.</source>
        <translation>有頂點跟隨模型中不存在的骨骼；它們改為跟隨其餘骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="38"/>
        <source>A bone names a parent, a tail or a source of its append transform that the model does not have; it has none.</source>
        <translation>有骨骼的父骨骼、末端或賦予來源不在模型中；視為沒有。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="41"/>
        <source>IK names bones that the model does not have; such links were left out.</source>
        <translation>IK 指向模型中不存在的骨骼；已略過這些連結。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="43"/>
        <source>Morphs move bones that the model does not have; that was left out.</source>
        <translation>表情要移動模型中不存在的骨骼；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="45"/>
        <source>A bone is named that the model does not have; there is none then.</source>
        <translation>指定了模型中不存在的骨骼；視為沒有。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="53"/>
        <source>The file ends, or is damaged, in here; what stands before it was kept.</source>
        <translation>檔案在此處中途結束或已損毀；之前的內容已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="55"/>
        <source>Bytes of a text are no characters; each is shown as U+FFFD.</source>
        <translation>文字中有不是字元的位元組；各顯示為 U+FFFD。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="57"/>
        <source>Numbers that are none (not a number, or infinite) were read as 0.</source>
        <translation>不是數的值（NaN 或無限大）按 0 讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="62"/>
        <source>Triangles name vertices that the model does not have; they are not drawn.</source>
        <translation>有三角形使用模型中不存在的頂點；不予繪製。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="63"/>
        <source>Morphs move vertices that the model does not have; that was left out.</source>
        <translation>表情要移動模型中不存在的頂點；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="65"/>
        <source>Materials name textures that the model does not have; they are drawn without.</source>
        <translation>有材質使用模型中不存在的貼圖；繪製時不帶貼圖。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="67"/>
        <source>A material is named that the model does not have; that was left out.</source>
        <translation>指定了模型中不存在的材質；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="69"/>
        <source>Morphs hold morphs that the model does not have; that was left out.</source>
        <translation>有表情包含模型中不存在的表情；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="71"/>
        <source>A rigid body is named that the model does not have; that was left out.</source>
        <translation>指定了模型中不存在的剛體；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="73"/>
        <source>Morphs change additional UVs that the model does not have; that was left out.</source>
        <translation>表情要改變模型中不存在的附加 UV；已略過該部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="75"/>
        <source>Entries of display frames name no bone or morph; they were left out.</source>
        <translation>顯示框中有項目不指向任何骨骼或表情；已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="77"/>
        <source>Vertices follow no bone; they follow the first.</source>
        <translation>有頂點不跟隨任何骨骼；改為跟隨第一個骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="79"/>
        <source>Weights of vertices are not between 0 and 1, or do not add up to 1; they were brought to that.</source>
        <translation>頂點權重不在 0 到 1 之間，或合計不為 1；已修正。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="82"/>
        <source>Bones are their own ancestors; the ring was cut, one of them has no parent.</source>
        <translation>骨骼的父子關係成環；已斷開，其中一個沒有父骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="84"/>
        <source>Bones append themselves, by others; the ring was cut, one of them appends nothing.</source>
        <translation>骨骼的賦予關係成環；已斷開，其中一個沒有賦予。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="87"/>
        <source>Group morphs hold themselves, by others; the ring was cut.</source>
        <translation>群組表情互相包含成環；已斷開。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="89"/>
        <source>Axes of bones have no direction; they are not used.</source>
        <translation>有骨骼的軸沒有方向；不予使用。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="91"/>
        <source>Rotations of length 0 were read as none.</source>
        <translation>長度為 0 的旋轉按無旋轉讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="93"/>
        <source>IK has no bone to bring to its goal; it was left out.</source>
        <translation>有 IK 沒有要移向目標的骨骼；已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="95"/>
        <source>Numbers of IK loops are negative, or so large that they would never end; they were limited.</source>
        <translation>IK 的迴圈次數為負，或大到無法結束；已限制。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="98"/>
        <source>Limits of IK links are the wrong way round; they were exchanged.</source>
        <translation>IK 連結的角度限制上下顛倒；已對調。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="100"/>
        <source>IK has more links than there are bones; the rest was left out.</source>
        <translation>IK 的連結多於骨骼數；其餘已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="102"/>
        <source>Values are not among those that are known; the usual one was taken.</source>
        <translation>有未知的值；已採用通常的值。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="104"/>
        <source>The number of face indices is no multiple of 3; what is left over is not drawn.</source>
        <translation>面的索引數不是 3 的倍數；多餘的不予繪製。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="106"/>
        <source>Materials name more faces than the model has; they have those that there are.</source>
        <translation>材質指定的面數超過模型的面數；只使用現有的面。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="108"/>
        <source>Faces belong to no material; they are not drawn.</source>
        <translation>有面不屬於任何材質；不予繪製。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="110"/>
        <source>IK chains share a bone; all but the first got bones of their own.</source>
        <translation>多條 IK 鏈共用一個骨骼；除第一條外都得到了各自的骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="112"/>
        <source>Names cannot be stored in a motion in this encoding.</source>
        <translation>有名稱無法以此編碼儲存到動作中。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="116"/>
        <source>Bytes follow the end of the model; they were not read.</source>
        <translation>模型結尾之後還有資料；未讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="124"/>
        <source>the header</source>
        <translation>檔頭</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="126"/>
        <source>the vertices</source>
        <translation>頂點</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="128"/>
        <source>the faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="130"/>
        <source>the textures</source>
        <translation>貼圖</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="132"/>
        <source>the materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="134"/>
        <source>the bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="136"/>
        <source>the IK chains</source>
        <translation>IK 鏈</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="138"/>
        <source>the morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="140"/>
        <source>the display frames</source>
        <translation>顯示框</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="245"/>
        <source>The model ends, or is damaged, inside %1.</source>
        <translation>模型在「%1」中途結束或已損壞。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="246"/>
        <source>%1 (byte %2)</source>
        <translation>%1（位元組 %2）</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="77"/>
        <source>This is neither a PMX nor a PMD model.</source>
        <translation>這既不是 PMX 模型也不是 PMD 模型。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="79"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="142"/>
        <source>There is not enough memory for this file.</source>
        <translation>記憶體不足，無法讀取此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="88"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="90"/>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="92"/>
        <source>This is not a regular file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="95"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="104"/>
        <source>The file cannot be read: %1</source>
        <translation>無法讀取檔案：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="91"/>
        <location filename="../editor-core/rig/pmxreader.cpp" line="116"/>
        <source>The model ends inside its header.</source>
        <translation>模型在檔頭中就結束了。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="96"/>
        <source>PMX version %1 is not known; 2.0 and 2.1 are.</source>
        <translation>未知的 PMX 版本 %1；支援 2.0 和 2.1。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="108"/>
        <source>The sizes in the model&apos;s header make no sense (byte 9).</source>
        <translation>模型檔頭中的大小資訊不正確（位元組 9）。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReport</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="36"/>
        <source>The program&apos;s own figure.</source>
        <translation>程式內建的模型。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="38"/>
        <source>%1 bones, %2 morphs, %3 vertices, %4 materials.</source>
        <translation>%1 個骨骼，%2 個表情，%3 個頂點，%4 個材質。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="46"/>
        <source>In the model&apos;s file</source>
        <translation>模型檔案</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="47"/>
        <source>Textures that are not shown</source>
        <translation>未顯示的貼圖</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="68"/>
        <source>Keys</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="79"/>
        <source>The motion on this model</source>
        <translation>此模型上的動作</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="80"/>
        <source>Found: %1 bones, %2 morphs, %3 IK.</source>
        <translation>已找到：骨骼 %1，表情 %2，IK %3。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="85"/>
        <source>The model has all that the motion moves.</source>
        <translation>動作所用的各項模型都有。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bones that the model lacks: %1</source>
        <translation>模型中沒有的骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>模型中沒有的表情：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bones that the model lacks: %1</source>
        <translation>模型中沒有的 IK 骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="95"/>
        <source>One name to a motion, which keeps 15 bytes: %1</source>
        <translation>在只保留 15 位元組的動作中名稱相同：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="96"/>
        <source>Names of the model</source>
        <translation>模型中的名稱</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReportDialog</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="135"/>
        <source>Model and motion</source>
        <translation>模型與動作</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="140"/>
        <source>&amp;Copy all</source>
        <translation>全部複製(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="168"/>
        <source>There is no model yet.</source>
        <translation>還沒有模型。</translation>
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
        <translation>搜尋表情</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>The model has no morphs.</source>
        <translation>該模型沒有表情。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>There is no model yet: show the preview.</source>
        <translation>還沒有模型：請顯示預覽。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="235"/>
        <source>Eyes</source>
        <translation>眼</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="238"/>
        <source>Mouth</source>
        <translation>嘴</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="241"/>
        <source>Brows</source>
        <translation>眉</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="244"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="23"/>
        <source>(no name)</source>
        <translation>（無名稱）</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="26"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="28"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="30"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="34"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="254"/>
        <source>The motion cannot be changed while an edit is running; Esc cancels it.</source>
        <translation>編輯執行期間不能變更動作；按 Esc 可取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="430"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>刪除 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="438"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="441"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（後移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="442"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 影格）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="446"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="465"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆寫 %2 個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="448"/>
        <source>%1, dropping %2</source>
        <translation>%1，捨棄 %2 個</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="463"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>插入 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="479"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>變更 %n 個骨骼關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="486"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>變更 %n 個表情關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="493"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>變更 %n 個鏡頭關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="500"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>變更 %n 個照明關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="507"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>變更 %n 個自陰影關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="514"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>變更 %n 筆顯示・IK 記錄</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="522"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="536"/>
        <source>“%1” is locked.</source>
        <translation>「%1」已鎖定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="537"/>
        <source>Rename “%1” to “%2”</source>
        <translation>將「%1」重新命名為「%2」</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="211"/>
        <source>There is no such member here.</source>
        <translation>此處沒有這樣的成員。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="172"/>
        <source>An object is expected.</source>
        <translation>應為物件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="132"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="219"/>
        <source>The member “%1” is missing.</source>
        <translation>缺少成員「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="79"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="174"/>
        <source>An array is expected.</source>
        <translation>應為陣列。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="88"/>
        <source>A whole number from 0 to %1 is expected.</source>
        <translation>應為 0 到 %1 的整數。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="96"/>
        <source>true or false is expected.</source>
        <translation>應為 true 或 false。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="106"/>
        <source>true, false or a byte from 0 to 255 is expected.</source>
        <translation>應為 true、false 或 0 到 255 的位元組。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="115"/>
        <source>The number is too large for a 32-bit float.</source>
        <translation>此數超出 32 位元浮點數的範圍。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="123"/>
        <source>A number, or a string of its 32 bits such as &quot;0x7fc00000&quot;, is expected.</source>
        <translation>應為數字，或表示其 32 位元的字串，例如 &quot;0x7fc00000&quot;。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="132"/>
        <source>An array of %1 numbers is expected.</source>
        <translation>應為 %1 個數字的陣列。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="157"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>應為 4 個位元組的陣列：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="158"/>
        <source>Four numbers from 0 to %1 are expected: x1, y1, x2, y2.</source>
        <translation>應為 4 個 0 到 %1 的數字：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="170"/>
        <source>A string is expected.</source>
        <translation>應為字串。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="178"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>應為十六進位數字的字串，每個位元組兩位。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="182"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>有 %1 個位元組；最多應為 %2 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="192"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>有 %1 個位元組；應為 %2 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="209"/>
        <source>One of these words is expected: %1.</source>
        <translation>應為以下字詞之一：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="58"/>
        <source>Two entries have the order %1.</source>
        <translation>兩個項目的 order 都是 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="104"/>
        <source>The name “%1” and its bytes, which mean “%2”, are not the same; after a change of the name, leave the bytes out.</source>
        <translation>名稱「%1」與其位元組（表示「%2」）不一致；變更名稱後，請省略位元組。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="112"/>
        <source>The character “%1” is not in the encoding %2.</source>
        <translation>字元「%1」不在編碼 %2 中。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="115"/>
        <source>The name takes %1 bytes; there is room for %2.</source>
        <translation>名稱需要 %1 個位元組；可用 %2 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="119"/>
        <source>A zero byte ends a name; what follows it has to be given as bytes.</source>
        <translation>零位元組是名稱的結尾；其後的內容須以位元組指定。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="153"/>
        <source>It has to begin with “Vocaloid Motion Data”.</source>
        <translation>必須以「Vocaloid Motion Data」開頭。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="199"/>
        <source>Another track has this name.</source>
        <translation>另一條軌道已使用此名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="225"/>
        <source>The “nameField” of the key with order %1 is not this track&apos;s name.</source>
        <translation>order 為 %1 的關鍵影格的「nameField」不是此軌道的名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="236"/>
        <source>Two keys have the order %1.</source>
        <translation>兩個關鍵影格的 order 都是 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="241"/>
        <source>It has to be larger than every order of the section: at least %1.</source>
        <translation>必須大於此區段的所有 order：至少為 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="28"/>
        <source>“%1” is expected.</source>
        <translation>應為「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="35"/>
        <source>There is no such version.</source>
        <translation>沒有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="37"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>此文字由較新版本的程式寫成。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="44"/>
        <source>This encoding is not known.</source>
        <translation>未知的編碼。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonkeys.cpp" line="68"/>
        <source>These bytes say other curves or physics than the members beside them; after a change of those, leave “curveBlock” out.</source>
        <translation>這些位元組表示的補間曲線或物理與旁邊的成員不一致；變更那些成員後，請省略「curveBlock」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="190"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="221"/>
        <source>Line %1, column %2: this is not JSON: %3</source>
        <translation>第 %1 行，第 %2 欄：這不是 JSON：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="213"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="215"/>
        <source>There is not enough memory for this text.</source>
        <translation>記憶體不足，無法處理此文字。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="224"/>
        <source>a zero byte</source>
        <translation>零位元組</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="229"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="232"/>
        <source>Reading failed: %1</source>
        <translation>讀取失敗：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="71"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>值的巢狀過深，或數量過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="151"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>成員「%1」重複，或成員過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="156"/>
        <source>This member is given twice.</source>
        <translation>此成員重複。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="169"/>
        <source>There are too many values.</source>
        <translation>值過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="34"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>這不是動作：表明類型的成員「format」必須在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="76"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>此區段中有的關鍵影格有 order，有的沒有。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MoveByDialog</name>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move keys by</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="18"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>這些軌道其後的關鍵影格一起移動(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="22"/>
        <source>A negative number moves them to earlier frames.</source>
        <translation>負數表示移到更早的影格。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="24"/>
        <source>&amp;Frames:</source>
        <translation>影格數(&amp;F)：</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="46"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n 個關鍵影格將移動。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="48"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::NameEncoding</name>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="51"/>
        <source>Japanese (cp932)</source>
        <translation>日文（cp932）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="53"/>
        <source>Simplified Chinese (GB18030)</source>
        <translation>簡體中文（GB18030）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="55"/>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁體中文（Big5）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="57"/>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode（UTF-8）</translation>
    </message>
</context>
<context>
    <name>furitsuke::NameText</name>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="142"/>
        <source>The character “%1” cannot be stored in %2 (character %3 of “%4”)</source>
        <translation>字元「%1」無法以 %2 儲存（「%4」的第 %3 個字元）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="148"/>
        <source>“%1” has a zero byte in it; the name will end before byte %2</source>
        <translation>「%1」中有零位元組；名稱將在位元組 %2 之前結束</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="152"/>
        <source>“%1” takes %2 of %3 bytes; it will be cut after byte %3</source>
        <translation>「%1」需要 %2 個位元組，上限為 %3 個；位元組 %3 之後將被截斷</translation>
    </message>
</context>
<context>
    <name>furitsuke::NavActions</name>
    <message>
        <location filename="../app/actions/navactions.cpp" line="56"/>
        <source>No key after this frame.</source>
        <translation>此影格之後沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="57"/>
        <source>No key before this frame.</source>
        <translation>此影格之前沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="67"/>
        <source>No track is chosen; click the name of one, or select keys.</source>
        <translation>未選取軌道；請點選軌道名稱，或選取關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="78"/>
        <source>No marker after this frame.</source>
        <translation>此影格之後沒有標記。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="79"/>
        <source>No marker before this frame.</source>
        <translation>此影格之前沒有標記。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="108"/>
        <source>Length of a page</source>
        <translation>一頁的長度</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="110"/>
        <source>Frames that Page Up and Page Down move the playhead by; 0: as many as are in view.</source>
        <translation>Page Up 和 Page Down 移動播放頭的影格數；0 表示目前檢視畫面中顯示的影格數。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="131"/>
        <source>Previous frame</source>
        <translation>上一影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="132"/>
        <source>Move the playhead one frame back</source>
        <translation>將播放頭後退一個影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="133"/>
        <source>Next frame</source>
        <translation>下一影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="134"/>
        <source>Move the playhead one frame on</source>
        <translation>將播放頭前進一個影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="135"/>
        <source>10 frames back</source>
        <translation>後退 10 影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="136"/>
        <source>Move the playhead ten frames back</source>
        <translation>將播放頭後退十個影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="138"/>
        <source>10 frames forward</source>
        <translation>前進 10 影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="139"/>
        <source>Move the playhead ten frames on</source>
        <translation>將播放頭前進十個影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="140"/>
        <source>Page back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="141"/>
        <source>Move the playhead back by as many frames as are in view</source>
        <translation>將播放頭往前移動檢視中所顯示的影格數</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="143"/>
        <source>Page forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="144"/>
        <source>Move the playhead on by as many frames as are in view</source>
        <translation>將播放頭往後移動檢視中所顯示的影格數</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="146"/>
        <source>Previous key</source>
        <translation>上一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="147"/>
        <source>Go to the key before the playhead, on whatever track it is</source>
        <translation>前往播放頭之前的關鍵影格（任意軌道）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="149"/>
        <source>Next key</source>
        <translation>下一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="150"/>
        <source>Go to the key after the playhead, on whatever track it is</source>
        <translation>前往播放頭之後的關鍵影格（任意軌道）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="153"/>
        <source>Previous key of the chosen tracks</source>
        <translation>選取的軌道的上一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="155"/>
        <source>Go to the key before the playhead: of the chosen tracks, else of the current one</source>
        <translation>前往播放頭之前的關鍵影格：所選軌道，沒有則為目前軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="160"/>
        <source>Next key of the chosen tracks</source>
        <translation>選取的軌道的下一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="162"/>
        <source>Go to the key after the playhead: of the chosen tracks, else of the current one</source>
        <translation>前往播放頭之後的關鍵影格：所選軌道，沒有則為目前軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="166"/>
        <source>Previous marker</source>
        <translation>上一個標記</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="167"/>
        <source>Go to the marker before the playhead</source>
        <translation>前往播放頭之前的標記</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="169"/>
        <source>Next marker</source>
        <translation>下一個標記</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="170"/>
        <source>Go to the marker after the playhead</source>
        <translation>前往播放頭之後的標記</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="172"/>
        <source>Start</source>
        <translation>開頭</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="173"/>
        <source>Go to frame 0</source>
        <translation>移至影格 0</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="174"/>
        <source>Last key</source>
        <translation>最後一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="175"/>
        <source>Go to the last frame that has a key</source>
        <translation>移至最後一個有關鍵影格的影格</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="177"/>
        <source>Track above</source>
        <translation>上方軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="178"/>
        <source>Make the track or group above the current one</source>
        <translation>將上方的軌道或群組設為目前軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="180"/>
        <source>Track below</source>
        <translation>下方軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="181"/>
        <source>Make the track or group below the current one</source>
        <translation>將下方的軌道或群組設為目前軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="187"/>
        <source>Length of a &amp;page…</source>
        <translation>一頁的長度(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="188"/>
        <source>How many frames a page is long</source>
        <translation>設定一頁有多少影格</translation>
    </message>
</context>
<context>
    <name>furitsuke::PaletteButton</name>
    <message>
        <location filename="../app/palettebutton.cpp" line="29"/>
        <source>Find an action</source>
        <translation>尋找操作</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteDialog</name>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="90"/>
        <source>Paste special</source>
        <translation>選擇性貼上</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="91"/>
        <source>%n key(s) are on the clipboard.</source>
        <translation>
            <numerusform>剪貼簿中有 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="98"/>
        <source>What does not fit</source>
        <translation>無法貼上的內容</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="103"/>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="126"/>
        <source>At the play&amp;head, frame %1</source>
        <translation>播放頭處，影格 %1(&amp;H)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="128"/>
        <source>&amp;Where it was copied, frame %1</source>
        <translation>複製時的位置，影格 %1(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="129"/>
        <source>&amp;Mirrored: left and right exchanged</source>
        <translation>左右互換（反轉貼上）(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="130"/>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="135"/>
        <source>Tracks of the same &amp;names</source>
        <translation>同名軌道(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="136"/>
        <source>The &amp;selected tracks</source>
        <translation>選取的軌道(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="137"/>
        <source>Tracks chosen in this &amp;list</source>
        <translation>在此清單中指定的軌道(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="143"/>
        <source>&amp;Add bones and morphs that are missing here</source>
        <translation>新增此處沒有的骨骼和表情(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="144"/>
        <source>Onto</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="149"/>
        <source>What</source>
        <translation>內容</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="151"/>
        <source>Of bones</source>
        <translation>骨骼</translation>
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
        <translation>旋轉</translation>
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
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="168"/>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="169"/>
        <source>View angle</source>
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="170"/>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="174"/>
        <source>Only &amp;values, into keys that are there</source>
        <translation>僅貼上數值到已有的關鍵影格(&amp;V)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="183"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="199"/>
        <source>How often</source>
        <translation>次數</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="185"/>
        <source> ×</source>
        <translation> 次</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="188"/>
        <source>Distance of the repeats</source>
        <translation>重複的間隔</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>with a gap of</source>
        <translation>間隔</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>every</source>
        <translation>週期</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="192"/>
        <source>Distance of the repeats in frames</source>
        <translation>重複的間隔（影格數）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="194"/>
        <source> frames</source>
        <translation> 影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="209"/>
        <source>&amp;Overwrite them</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="210"/>
        <source>&amp;Keep them, and drop what comes</source>
        <translation>保留，捨棄要貼上的關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="212"/>
        <source>First &amp;delete all that these tracks have in this time</source>
        <translation>先刪除這些軌道在此時間段內的所有關鍵影格(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="213"/>
        <source>Keys that are at the same frames</source>
        <translation>相同影格上已有的關鍵影格</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="291"/>
        <source>%n key(s) will be added</source>
        <translation>
            <numerusform>將新增 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="293"/>
        <source>%n key(s) will get other values</source>
        <translation>
            <numerusform>將變更 %n 個關鍵影格的數值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="295"/>
        <source>%n track(s) will be added</source>
        <translation>
            <numerusform>將新增 %n 條軌道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="297"/>
        <source>%n key(s) will be overwritten</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="299"/>
        <source>%n key(s) find no place</source>
        <translation>
            <numerusform>%n 個關鍵影格沒有可貼上的位置</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="301"/>
        <source>Nothing will change</source>
        <translation>不會有任何變更</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="338"/>
        <source>%n curve(s) of channels that are not pasted cannot keep their shape.</source>
        <translation>
            <numerusform>未貼上的通道中有 %n 條補間曲線無法保持形狀。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="343"/>
        <source>%n key(s) left out: the last possible frame is %1.</source>
        <translation>
            <numerusform>略過 %n 個關鍵影格：最後一個可用的影格是 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="348"/>
        <source>%n key(s) of the clip find no key at their frame to give their values to.</source>
        <translation>
            <numerusform>剪貼簿中有 %n 個關鍵影格在對應的影格上沒有可套用數值的關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="375"/>
        <source>There are no keys to paste.</source>
        <translation>沒有可貼上的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="377"/>
        <source>Frame %1 is none; frames go from 0 to %2.</source>
        <translation>沒有影格 %1；影格的範圍是 0 到 %2。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="381"/>
        <source>Keys can be pasted once or more often, at frames that follow each other.</source>
        <translation>貼上次數至少為 1，且每次重複都必須位於前一次之後的影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="383"/>
        <source>That would be %1 times %2 keys; at most %3 can be pasted at once.</source>
        <translation>這相當於 %1 次貼上 %2 個關鍵影格；一次最多可貼上 %3 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="51"/>
        <source>Bone “%1”</source>
        <translation>骨骼「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="53"/>
        <source>Morph “%1”</source>
        <translation>表情「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="55"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="57"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="59"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="63"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteplan.cpp" line="69"/>
        <source>%1, %n key(s), left out: %2</source>
        <translation>
            <numerusform>%1，略過 %n 個關鍵影格：%2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="76"/>
        <source>the target is a track of another kind.</source>
        <translation>目標軌道的類型不同。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="78"/>
        <source>there is no such track.</source>
        <translation>沒有這條軌道。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="80"/>
        <source>the track is locked.</source>
        <translation>軌道已鎖定。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="82"/>
        <source>other keys of the clip go to this track already.</source>
        <translation>剪貼簿中的其他關鍵影格已使用此軌道。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="101"/>
        <source>there is no track “%1” here.</source>
        <translation>此處沒有軌道「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="118"/>
        <source>in the file its name is that of another track.</source>
        <translation>其名稱在檔案中與另一條軌道相同。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteTargetTable</name>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="62"/>
        <source>Where the keys go</source>
        <translation>關鍵影格的貼上目標</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>From</source>
        <translation>來源</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>Keys</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>To</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(by its name)</source>
        <translation>（依名稱）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(leave out)</source>
        <translation>（略過）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="154"/>
        <source>%1 (new)</source>
        <translation>%1（新）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="156"/>
        <source>(left out)</source>
        <translation>（略過）</translation>
    </message>
</context>
<context>
    <name>furitsuke::PictureSequence</name>
    <message>
        <location filename="../widgets/preview/picturesequence.cpp" line="68"/>
        <source>“%1” cannot be written: %2</source>
        <translation>無法寫入「%1」：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlayActions</name>
    <message>
        <location filename="../app/actions/playactions.cpp" line="32"/>
        <source>Frames %1 to %2 are played.</source>
        <translation>播放影格 %1 到 %2。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="38"/>
        <source>Speed %1×</source>
        <translation>播放速度 %1×</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="53"/>
        <source>There is no marker.</source>
        <translation>沒有標記。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="86"/>
        <source>There is no marker at frame %1.</source>
        <translation>影格 %1 沒有標記。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="107"/>
        <source>&amp;Play or pause</source>
        <translation>播放/暫停(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="108"/>
        <source>Play from the playhead on, or pause</source>
        <translation>從播放頭開始播放，或暫停</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="111"/>
        <source>&amp;Stop and go back</source>
        <translation>停止並返回(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="112"/>
        <source>Stop playing and go back to where it began</source>
        <translation>停止播放並返回到開始播放的影格</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>&amp;Loop</source>
        <translation>循環(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>Play again and again</source>
        <translation>反覆播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="121"/>
        <source>F&amp;ollow the playhead</source>
        <translation>跟隨播放頭(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="122"/>
        <source>Turn the page when the playhead leaves the view while playing</source>
        <translation>播放時，播放頭離開檢視畫面就翻頁</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="131"/>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="132"/>
        <source>Play at the next higher speed</source>
        <translation>以高一級的速度播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="134"/>
        <source>Slo&amp;wer</source>
        <translation>減慢(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="135"/>
        <source>Play at the next lower speed</source>
        <translation>以低一級的速度播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="158"/>
        <source>Play range from the selection</source>
        <translation>以選取範圍為播放範圍</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="159"/>
        <source>Play from the first selected key to the last one</source>
        <translation>從第一個選取的關鍵影格播放到最後一個</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="163"/>
        <source>Play range between &amp;markers</source>
        <translation>以標記之間為播放範圍(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="164"/>
        <source>Play what lies between the markers around the playhead</source>
        <translation>播放播放頭前後兩個標記之間的部分</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="167"/>
        <source>Play range starts &amp;here</source>
        <translation>播放範圍從這裡開始(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="168"/>
        <source>Play from the playhead on</source>
        <translation>從播放頭處開始播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="174"/>
        <source>Play range &amp;ends here</source>
        <translation>播放範圍到這裡結束(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="175"/>
        <source>Play up to the playhead</source>
        <translation>播放到播放頭為止</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="181"/>
        <source>Play everything</source>
        <translation>播放全部</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="182"/>
        <source>Take the play range away</source>
        <translation>取消播放範圍</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="188"/>
        <source>Everything is played already.</source>
        <translation>已經播放全部內容。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="197"/>
        <source>&amp;Add marker</source>
        <translation>新增標記(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="198"/>
        <source>Mark the frame of the playhead; where it is marked, edit the marker</source>
        <translation>在播放頭所在的影格新增標記；已有標記時則編輯該標記</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="201"/>
        <source>Edit ma&amp;rker…</source>
        <translation>編輯標記(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="202"/>
        <source>Name, colour and frame of the marker at the playhead</source>
        <translation>播放頭處標記的名稱、顏色和影格</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="205"/>
        <source>&amp;Delete marker</source>
        <translation>刪除標記(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="206"/>
        <source>Delete the marker at the playhead</source>
        <translation>刪除播放頭處的標記</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="209"/>
        <source>Delete all markers</source>
        <translation>刪除所有標記</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="210"/>
        <source>Delete every marker of the motion</source>
        <translation>刪除動作的所有標記</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="213"/>
        <source>&amp;Tempo…</source>
        <translation>曲速(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="214"/>
        <source>Beats a minute, for bars and beats</source>
        <translation>每分鐘拍數，用於顯示小節和拍</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlaybackBar</name>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="152"/>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="152"/>
        <source>Play</source>
        <translation>播放</translation>
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
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="171"/>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="172"/>
        <source>Speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="173"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="175"/>
        <source>Playhead and end of what is played. Click for frames, seconds, or bars and beats.</source>
        <translation>播放頭和播放的終點。點選可切換影格、秒或小節和拍。</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="176"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="177"/>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="178"/>
        <source>&amp;Seconds</source>
        <translation>秒(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="179"/>
        <source>&amp;Bars and beats</source>
        <translation>小節和拍(&amp;B)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseActions</name>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>Pose (*.vpd)</source>
        <translation>姿勢 (*.vpd)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="40"/>
        <source>Put in a pose</source>
        <translation>放入姿勢</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="60"/>
        <source>What was written reads back differently.</source>
        <translation>寫入的內容讀回後不一致。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="64"/>
        <source>The pose could not be saved: %1</source>
        <translation>無法儲存姿勢：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="68"/>
        <source>The pose at frame %1 is saved in “%2”.</source>
        <translation>影格 %1 的姿勢已儲存到「%2」。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="70"/>
        <source>Left out, since a pose file cannot hold these names: %1.</source>
        <translation>姿勢檔案無法容納這些名稱，已略過：%1。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="77"/>
        <source>Save the pose</source>
        <translation>儲存姿勢</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="100"/>
        <source>“%1” cannot be read: %2</source>
        <translation>無法讀取「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="106"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="114"/>
        <source>Put in a &amp;pose…</source>
        <translation>放入姿勢(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="115"/>
        <source>Give the bones of a pose file (VPD) keys at the playhead</source>
        <translation>在播放頭處為姿勢檔案（VPD）中的骨骼登錄關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="118"/>
        <source>Save th&amp;e pose…</source>
        <translation>儲存姿勢(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="120"/>
        <source>Write what the chosen tracks, else all bones and morphs, are at the playhead into a pose file (VPD)</source>
        <translation>將所選軌道（沒有則為全部骨骼和表情）在播放頭處的狀態寫入姿勢檔案（VPD）</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="126"/>
        <source>The motion has no keys of bones or morphs.</source>
        <translation>動作中沒有骨骼或表情的關鍵影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseFile</name>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="103"/>
        <source>This is no pose file: it does not begin with “%1”.</source>
        <translation>這不是姿勢檔案：開頭不是「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="122"/>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="133"/>
        <source>The file ends in its header.</source>
        <translation>檔案在檔頭中就結束了。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="136"/>
        <source>The header is not whole.</source>
        <translation>檔頭不完整。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="147"/>
        <source>“%1” is no number of bones.</source>
        <translation>「%1」不是骨骼數。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="181"/>
        <source>“%1” is not understood and is left out.</source>
        <translation>無法理解「%1」，已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="218"/>
        <source>A block without a name is left out.</source>
        <translation>已略過沒有名稱的區塊。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="220"/>
        <source>“%1” has numbers that are none, or too many; it is left out.</source>
        <translation>「%1」中有不是數的內容或數過多，已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="221"/>
        <source>“%1” is not whole and is left out.</source>
        <translation>「%1」不完整，已略過。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="224"/>
        <source>“%1” is not closed by “}”; its values are kept.</source>
        <translation>「%1」沒有以「}」結束；其值已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="230"/>
        <source>“%1” has a rotation of length zero; it is not turned.</source>
        <translation>「%1」的旋轉長度為零；視為無旋轉。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="246"/>
        <source>“%1” is there twice; the last counts.</source>
        <translation>「%1」出現兩次；以後者為準。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="254"/>
        <source>The file states %1 bones and has %2. All are read; MMD reads as many as it states.</source>
        <translation>檔案宣告有 %1 個骨骼，實際有 %2 個。已全部讀取；MMD 只讀取所宣告的數量。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vpd/posefile.cpp" line="259"/>
        <source>%n more such lines.</source>
        <translation>
            <numerusform>還有 %n 行類似情況。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="357"/>
        <source>The file is larger than 64 MiB, which no pose is.</source>
        <translation>檔案大於 64 MiB，不可能是姿勢。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseKeys</name>
    <message>
        <location filename="../editor-core/edits/posekeys.cpp" line="65"/>
        <location filename="../editor-core/edits/posekeys.cpp" line="71"/>
        <source>The motion cannot store the name “%1”.</source>
        <translation>動作無法儲存名稱「%1」。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseVerbs</name>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="29"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>此姿勢沒有骨骼也沒有表情。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/poseverbs.cpp" line="34"/>
        <source>Pose, %n key(s)</source>
        <translation>
            <numerusform>姿勢，%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="36"/>
        <source>Putting the pose in…</source>
        <translation>正在放入姿勢…</translation>
    </message>
</context>
<context>
    <name>furitsuke::Posing</name>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="86"/>
        <source>The track “%1” is locked.</source>
        <translation>軌道「%1」已鎖定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="172"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>沒有尚未登錄為關鍵影格的姿勢。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="190"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>已略過 %n 條鎖定的軌道。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="202"/>
        <source>Register pose: %n key(s)</source>
        <translation>
            <numerusform>登錄姿勢：%n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PosingActions</name>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="51"/>
        <source>&amp;Turn bones</source>
        <translation>旋轉骨骼(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="52"/>
        <source>Rings around the chosen bone in the preview, to turn it by</source>
        <translation>在預覽中選取的骨骼周圍顯示用於旋轉的圓環</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="54"/>
        <source>&amp;Move bones</source>
        <translation>移動骨骼(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="55"/>
        <source>Arrows at the chosen bone in the preview, to move it along</source>
        <translation>在預覽中選取的骨骼處顯示用於移動的箭頭</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="69"/>
        <source>The bone&apos;s &amp;own axes</source>
        <translation>骨骼自身的軸(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="70"/>
        <source>The handles go along with the bone (local)</source>
        <translation>控制柄隨骨骼轉動（局部）</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="72"/>
        <source>Its &amp;parent&apos;s axes</source>
        <translation>父骨骼的軸(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="74"/>
        <source>The handles go along with the bone&apos;s parent, as the values of its keys do</source>
        <translation>控制柄隨父骨骼轉動，與關鍵影格的數值一致</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="77"/>
        <source>The &amp;world&apos;s axes</source>
        <translation>世界的軸(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="78"/>
        <source>The handles stay upright (global)</source>
        <translation>控制柄保持直立（全域）</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="83"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>沒有尚未登錄為關鍵影格的姿勢。</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="90"/>
        <source>&amp;Auto-key</source>
        <translation>自動登錄(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="91"/>
        <source>What is posed gets keys at the playhead at once</source>
        <translation>擺出的姿勢立即在播放頭處登錄為關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="96"/>
        <source>&amp;Register pose</source>
        <translation>登錄姿勢(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="97"/>
        <source>Give what is posed keys at the playhead</source>
        <translation>將擺出的姿勢在播放頭處登錄為關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="101"/>
        <source>&amp;Discard pose</source>
        <translation>放棄姿勢(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="102"/>
        <source>Show the motion as it is; what is posed and has no keys is lost</source>
        <translation>按原樣顯示動作；沒有關鍵影格的姿勢會遺失</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="118"/>
        <source>Morph &amp;sliders</source>
        <translation>表情滑桿(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="119"/>
        <source>Sliders for the model&apos;s morphs, to pose its face by</source>
        <translation>用於調整模型表情的滑桿</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStore</name>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="60"/>
        <source>Your presets in “%1” cannot be read: %2</source>
        <translation>無法讀取「%1」中的自訂預設：%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="90"/>
        <source>The folder “%1” cannot be made.</source>
        <translation>無法建立資料夾「%1」。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="93"/>
        <source>Another program is writing your presets, or “%1” cannot be written.</source>
        <translation>另一個程式正在寫入自訂預設，或無法寫入「%1」。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="118"/>
        <location filename="../widgets/curves/presetstore.cpp" line="133"/>
        <source>There is no preset “%1” any more.</source>
        <translation>預設「%1」已不存在。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="175"/>
        <source>“%1” cannot be read: %2</source>
        <translation>無法讀取「%1」：%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="203"/>
        <source>The file cannot be renamed: %1</source>
        <translation>無法重新命名檔案：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStrip</name>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="76"/>
        <source>%1, the curve of the selected keys</source>
        <translation>%1，所選關鍵影格的曲線</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="75"/>
        <source>%1, one of your own</source>
        <translation>%1，自訂預設</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="82"/>
        <source>One of your own presets, marked by a corner</source>
        <translation>自訂預設，以角上的標記表示</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="84"/>
        <source>The selected keys have this curve.</source>
        <translation>所選關鍵影格使用此曲線。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="190"/>
        <source>Presets</source>
        <translation>預設</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetsDialog</name>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="32"/>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="33"/>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="34"/>
        <source>&amp;Put back</source>
        <translation>還原(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="35"/>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="36"/>
        <source>Move do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="37"/>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="38"/>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="39"/>
        <source>Set the file &amp;aside</source>
        <translation>將檔案移開(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="42"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="44"/>
        <source>Your curve presets</source>
        <translation>自訂曲線預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="67"/>
        <source>Bring back the preset that was deleted last</source>
        <translation>還原最後刪除的預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="68"/>
        <source>Add the presets of a file to yours</source>
        <translation>將檔案中的預設加入自訂預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="69"/>
        <source>Write all your presets into a file, for others or another computer</source>
        <translation>將全部自訂預設寫入檔案，供他人或另一台電腦使用</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="70"/>
        <source>Rename the file that cannot be read, and begin a new one</source>
        <translation>重新命名無法讀取的檔案，並建立新檔案</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="160"/>
        <source>“%1” is “%2” now.</source>
        <translation>「%1」現名為「%2」。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="179"/>
        <source>“%1” was deleted. “Put back” brings it back.</source>
        <translation>已刪除「%1」。「還原」可將其找回。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="194"/>
        <source>“%1” is there again.</source>
        <translation>「%1」已還原。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="208"/>
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>已新增 %n 個預設。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="210"/>
        <source>%n of them got another name, since yours have other curves under it.</source>
        <translation>
            <numerusform>其中 %n 個已改名，因為已有同名但曲線不同的預設。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="213"/>
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n 個原本就有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="215"/>
        <source>%n found no room.</source>
        <translation>
            <numerusform>%n 個因已達上限而未新增。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="223"/>
        <source>%n preset(s) were written into “%1”.</source>
        <translation>
            <numerusform>已將 %n 個預設寫入「%1」。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="229"/>
        <source>Import presets</source>
        <translation>匯入預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="242"/>
        <source>Curve presets (*.json)</source>
        <translation>曲線預設 (*.json)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="239"/>
        <source>Export presets</source>
        <translation>匯出預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="252"/>
        <source>The file was kept as “%1”.</source>
        <translation>檔案已保留為「%1」。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="263"/>
        <source>You have no presets of your own yet. Save the curve of a key as one, or import a file of them.</source>
        <translation>還沒有自訂預設。請將某個關鍵影格的曲線儲存為預設，或匯入預設檔案。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewActions</name>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="29"/>
        <source>Show the preview first.</source>
        <translation>請先顯示預覽。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="49"/>
        <source>Preview pa&amp;nel</source>
        <translation>預覽面板(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="50"/>
        <source>Show the motion on a model, or hide it</source>
        <translation>在模型上顯示動作，或將其隱藏</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="78"/>
        <source>Motion&apos;s &amp;camera</source>
        <translation>動作的鏡頭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="79"/>
        <source>Look through the motion&apos;s own camera; turning the view leaves it</source>
        <translation>透過動作自身的鏡頭觀看；轉動視角即離開</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="84"/>
        <source>There are no camera keys.</source>
        <translation>沒有鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="92"/>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="93"/>
        <source>Look at the model from the front (1 on the number pad)</source>
        <translation>從正面看模型（數字鍵盤 1）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="95"/>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="96"/>
        <source>Look at the model from behind (Ctrl+1 on the number pad)</source>
        <translation>從背後看模型（數字鍵盤 Ctrl+1）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="98"/>
        <source>&amp;Left</source>
        <translation>左側(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="99"/>
        <source>Look at the model&apos;s left side (Ctrl+3 on the number pad)</source>
        <translation>看模型的左側（數字鍵盤 Ctrl+3）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="101"/>
        <source>&amp;Right</source>
        <translation>右側(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="102"/>
        <source>Look at the model&apos;s right side (3 on the number pad)</source>
        <translation>看模型的右側（數字鍵盤 3）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="104"/>
        <source>&amp;Top</source>
        <translation>上方(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="105"/>
        <source>Look at the model from above (7 on the number pad)</source>
        <translation>從上方看模型（數字鍵盤 7）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="107"/>
        <source>B&amp;ottom</source>
        <translation>下方(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="108"/>
        <source>Look at the model from below (Ctrl+7 on the number pad)</source>
        <translation>從下方看模型（數字鍵盤 Ctrl+7）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="113"/>
        <source>&amp;Perspective</source>
        <translation>透視(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="114"/>
        <source>What is farther away looks smaller (5 on the number pad)</source>
        <translation>越遠的東西看起來越小（數字鍵盤 5）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="122"/>
        <source>&amp;Frame chosen bones</source>
        <translation>顯示所選骨骼(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="123"/>
        <source>Bring the bones of the chosen tracks into view (. on the number pad)</source>
        <translation>將所選軌道的骨骼移入檢視（數字鍵盤 .）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="129"/>
        <source>Choose tracks of bones first.</source>
        <translation>請先選擇骨骼的軌道。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="132"/>
        <source>Frame &amp;all</source>
        <translation>顯示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="133"/>
        <source>Bring the whole model into view</source>
        <translation>將整個模型移入檢視</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="140"/>
        <source>Camera from anot&amp;her file…</source>
        <translation>來自另一檔案的鏡頭(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="141"/>
        <source>Show the camera and the light of another motion file in the preview</source>
        <translation>在預覽中使用另一動作檔案的鏡頭和照明</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="143"/>
        <source>Camera from another file</source>
        <translation>來自另一檔案的鏡頭</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 動作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="153"/>
        <source>The motion&apos;s o&amp;wn camera again</source>
        <translation>恢復動作自身的鏡頭(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="154"/>
        <source>Leave the camera and the light of the other file</source>
        <translation>不再使用另一檔案的鏡頭和照明</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="157"/>
        <source>The camera is the motion&apos;s own.</source>
        <translation>鏡頭是動作自身的。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="169"/>
        <source>Background &amp;colour…</source>
        <translation>背景顏色(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="170"/>
        <source>Choose the colour behind the model</source>
        <translation>選擇模型後面的顏色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="175"/>
        <source>Background colour</source>
        <translation>背景顏色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="183"/>
        <source>Background of the &amp;theme</source>
        <translation>佈景主題的背景(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="184"/>
        <source>The colour behind the model is that of the window&apos;s theme</source>
        <translation>模型後面使用視窗佈景主題的顏色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="187"/>
        <source>It is the theme&apos;s.</source>
        <translation>已是佈景主題的顏色。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="201"/>
        <source>&amp;Ground grid</source>
        <translation>地面網格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="202"/>
        <source>Lines on the ground, 5 units apart</source>
        <translation>地面上每隔 5 單位的線</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="203"/>
        <source>&amp;Axes</source>
        <translation>座標軸(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="204"/>
        <source>The axes X, Y and Z at the origin</source>
        <translation>原點處的 X、Y、Z 軸</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="205"/>
        <source>&amp;Skin</source>
        <translation>模型表面(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="206"/>
        <source>The model itself; without it its bones can be seen better</source>
        <translation>模型本身；不顯示時更容易看清骨骼</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="207"/>
        <source>&amp;Edges</source>
        <translation>邊線(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="208"/>
        <source>The dark lines around the model</source>
        <translation>模型周圍的深色線</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="209"/>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="210"/>
        <source>All bones of the model; those of chosen tracks are always shown</source>
        <translation>模型的所有骨骼；所選軌道的骨骼總會顯示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="211"/>
        <source>&amp;IK chains</source>
        <translation>IK 鏈(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="212"/>
        <source>Chains that are bent by IK, and the goals that they reach for</source>
        <translation>由 IK 彎曲的鏈及其目標</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="214"/>
        <source>&amp;Neighbouring keys</source>
        <translation>前後關鍵影格(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="216"/>
        <source>Faint figures at the keys before and after the playhead: those of the chosen tracks, else of all</source>
        <translation>在播放頭前後的關鍵影格處顯示淡影：所選軌道的，沒有則為全部軌道的</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="219"/>
        <source>&amp;Path of the chosen bone</source>
        <translation>所選骨骼的路徑(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="221"/>
        <source>The way of the bones of the chosen tracks around the playhead, with their keys as dots</source>
        <translation>所選軌道的骨骼在播放頭前後的路徑，其關鍵影格為圓點</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="244"/>
        <source>Ghosts</source>
        <translation>殘影</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="246"/>
        <source>Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.</source>
        <translation>
            <numerusform>殘影之間的影格數，播放頭兩側各最多 %n 個；0 表示不顯示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="262"/>
        <source>&amp;Every %n frame(s)…</source>
        <translation>
            <numerusform>每 %n 個影格(&amp;E)…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="263"/>
        <source>&amp;Every few frames…</source>
        <translation>每隔數個影格(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="265"/>
        <source>Faint figures at equal distances in time from the playhead</source>
        <translation>從播放頭起按相等時間間隔顯示淡影</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="285"/>
        <source>&amp;Nothing</source>
        <translation>無(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="286"/>
        <source>Show the motion alone</source>
        <translation>只顯示動作本身</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="288"/>
        <source>The file as saved, &amp;over it</source>
        <translation>疊加儲存時的檔案(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="289"/>
        <source>Show how the motion was when the file was last saved, as a faint figure</source>
        <translation>以淡影顯示最後儲存時的動作</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="292"/>
        <source>The file as saved, &amp;beside it</source>
        <translation>並排儲存時的檔案(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="293"/>
        <source>Show how the motion was when the file was last saved, on a second model</source>
        <translation>在第二個模型上顯示最後儲存時的動作</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="308"/>
        <source>Model and m&amp;otion…</source>
        <translation>模型與動作(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="309"/>
        <source>What the motion moves and the model lacks, and what is odd in the model</source>
        <translation>動作使用而模型沒有的項目，以及模型中的異常</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="316"/>
        <source>There is no model yet.</source>
        <translation>還沒有模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewController</name>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Turn “%1”</source>
        <translation>旋轉「%1」</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Move “%1”</source>
        <translation>移動「%1」</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="152"/>
        <source>“%1” is bent by IK here: move “%2”, or switch that IK off first.</source>
        <translation>「%1」在此處由 IK 彎曲：請移動「%2」，或先關閉該 IK。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewRenderer</name>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="89"/>
        <source>The program runs without a display, so there is no OpenGL to draw with.</source>
        <translation>程式在沒有顯示器的情況下執行，因此沒有可用於繪製的 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="93"/>
        <source>There is no display, and so no OpenGL to draw with.</source>
        <translation>沒有顯示器，因此沒有可用於繪製的 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="97"/>
        <source>This display offers no OpenGL.</source>
        <translation>此顯示器不提供 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="102"/>
        <source>OpenGL cannot draw off the screen here.</source>
        <translation>OpenGL 在此處無法進行離屏繪製。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="106"/>
        <source>The preview needs OpenGL %1.%2; this display has %3.%4.</source>
        <translation>預覽需要 OpenGL %1.%2；此顯示器為 %3.%4。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="125"/>
        <source>The graphics driver refuses the preview: %1</source>
        <translation>顯示卡驅動程式拒絕了預覽：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="131"/>
        <source>The picture is too large: %1 x %2 pixels, where OpenGL draws %3 at most in a row.</source>
        <translation>圖片太大：%1 x %2 像素，OpenGL 每列最多繪製 %3。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="152"/>
        <source>The graphics card has no room for a picture of %1 x %2 pixels.</source>
        <translation>顯示卡沒有空間容納 %1 x %2 像素的圖片。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="196"/>
        <source>OpenGL cannot draw any more: the graphics card was lost.</source>
        <translation>OpenGL 無法繼續繪製：顯示卡已中斷。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/scenepainter.cpp" line="268"/>
        <source>The graphics card has no room for the model.</source>
        <translation>顯示卡沒有空間容納該模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewSession</name>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="98"/>
        <source>The motion has no track for the bone “%1”; posing it adds one.</source>
        <translation>動作沒有骨骼「%1」的軌道；擺姿勢時會加入。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="119"/>
        <source>The figure is being made…</source>
        <translation>正在產生模型…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="127"/>
        <source>%n posed, no keys yet</source>
        <translation>
            <numerusform>%n 項姿勢尚無關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="239"/>
        <source>“%1” has no camera keys.</source>
        <translation>「%1」沒有鏡頭關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="249"/>
        <source>The preview shows the camera of “%1”.</source>
        <translation>預覽正在使用「%1」的鏡頭。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="303"/>
        <source>%n name(s) are not in this model</source>
        <translation>
            <numerusform>有 %n 個名稱不在此模型中</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="305"/>
        <source>some names mean several bones</source>
        <translation>有些名稱對應多個骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="307"/>
        <source>Show which: what the motion moves and this model lacks</source>
        <translation>顯示動作使用而此模型沒有的項目</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewView</name>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="46"/>
        <location filename="../widgets/preview/previewview.cpp" line="549"/>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="277"/>
        <source>No preview: %1</source>
        <translation>沒有預覽：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="277"/>
        <source>All else works.</source>
        <translation>其他功能均可使用。</translation>
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
        <translation>依影格範圍選取</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="68"/>
        <source>&amp;Select these only</source>
        <translation>僅選取這些(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="69"/>
        <source>&amp;Add them</source>
        <translation>加入選取(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="70"/>
        <source>&amp;Take them away</source>
        <translation>移出選取(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="74"/>
        <source>&amp;From frame:</source>
        <translation>起始影格(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="75"/>
        <source>T&amp;o frame:</source>
        <translation>結束影格(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="76"/>
        <source>T&amp;racks:</source>
        <translation>軌道(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="83"/>
        <source>Select</source>
        <translation>選取</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="100"/>
        <source>All tracks</source>
        <translation>所有軌道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="101"/>
        <source>Tracks in the list (%n)</source>
        <translation>
            <numerusform>清單中的軌道（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="103"/>
        <source>Chosen tracks (%n)</source>
        <translation>
            <numerusform>選取的軌道（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="133"/>
        <source>%n key(s) will be selected.</source>
        <translation>
            <numerusform>將選取 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="136"/>
        <source>%n key(s) will be added to the selection.</source>
        <translation>
            <numerusform>將有 %n 個關鍵影格加入選取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="139"/>
        <source>%n key(s) will be taken out of the selection.</source>
        <translation>
            <numerusform>將有 %n 個關鍵影格移出選取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="293"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>有長度為零的旋轉；已保留，並視為無旋轉。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="295"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>有旋轉不是單位長度；已保留，播放時正規化。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="299"/>
        <source>Curve bytes that MMD does not read are not as MMD writes them; kept.</source>
        <translation>MMD 不讀取的曲線位元組與 MMD 的寫法不同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="26"/>
        <source>A record stands after one of the same track with a later frame; records are saved in the order of the file.</source>
        <translation>有記錄排在同一軌道影格編號較大的記錄之後；儲存時保持檔案中的順序。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="31"/>
        <source>Keys of one track at one frame have different values; all are kept, the last in the file counts.</source>
        <translation>同一軌道同一影格的關鍵影格值不同；已全部保留，以檔案中最後一個為準。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="35"/>
        <source>Keys of one track at one frame have the same values; all are kept.</source>
        <translation>同一軌道同一影格的關鍵影格值相同；已全部保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="41"/>
        <source>A frame number beyond 2147483647; kept. Other programs may fail on it.</source>
        <translation>有影格編號超過 2147483647；已保留。其他程式可能無法處理。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="46"/>
        <source>A value is not a number or infinite; kept, and taken for 0 when played.</source>
        <translation>有值為非數字或無限大；已保留，播放時視為 0。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="51"/>
        <source>Curve values over 127; kept, and taken for 127 when played.</source>
        <translation>補間曲線的值超過 127；已保留，播放時視為 127。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="56"/>
        <source>A switch byte is neither 0 nor 1; kept, and read as MMD does.</source>
        <translation>有開關位元組既非 0 也非 1；已保留，並依 MMD 的方式讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="61"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="94"/>
        <source>The file is empty.</source>
        <translation>檔案為空。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="99"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>不是 VMD 檔案：只有 %n 個位元組。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="100"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>不是 VMD 檔案：開頭不是「Vocaloid Motion Data」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="107"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>檔案在檔頭中就結束了：%2 個位元組中只有 %1 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>舊式檔頭，模型名稱為 10 個位元組；已照樣保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="119"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>未知版本「%1」；以版本 0002 讀取。其他程式可能拒絕此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="126"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>簽章之後的位元組不為零，與舊版 MMD 的檔案相同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="149"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>區段宣告沒有記錄，其後卻有一筆，與舊版 MMD 的檔案相同；該記錄已保留，不含關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="156"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>宣告有 %1 筆記錄，但實際只有 %2 筆；已保留這些記錄。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="176"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>檔案在此區段的記錄數中就結束了；其 %n 個位元組已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="181"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>宣告有 %1 筆記錄，但檔案剩餘部分容納不下；其 %2 個位元組已原樣保留。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="170"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>結尾一筆不完整記錄的 %n 個位元組已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="189"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最後一個區段之後還有 %n 個位元組；已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="194"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>檔案在此區段之前結束；僅在加入關鍵影格後才會寫入此區段。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="253"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>視角為 0 或超過 180 度；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="288"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>自陰影模式超過 2；已保留，並視為模式 2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="350"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名稱以 %1 讀取，因為這樣已知名稱最多；MMD 會以 cp932 讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="360"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>模型名稱「%1」在字元中間被截斷，或不屬於 %2；其位元組已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="424"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>有名稱在字元中間被截斷，或不屬於 %1，第一個是「%2」；其位元組已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="392"/>
        <source>Keys have an empty name; kept.</source>
        <translation>有關鍵影格的名稱為空；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="439"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>檔案既有骨骼或表情，又有鏡頭或照明；MMD 只讀取鏡頭部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="441"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>檔案既有骨骼或表情，又有鏡頭或照明；MMD 只讀取骨骼部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="445"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>鏡頭或照明動作沒有使用 MMD 的保留模型名稱；MMD 會拒絕讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="466"/>
        <source>There is not enough memory for this file.</source>
        <translation>記憶體不足，無法讀取此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="476"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="478"/>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="480"/>
        <source>This is not a regular file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="486"/>
        <location filename="../editor-core/vmd/reader.cpp" line="495"/>
        <source>The file cannot be read: %1</source>
        <translation>無法讀取檔案：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterActions</name>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="22"/>
        <source>&amp;Register keys</source>
        <translation>登錄關鍵影格(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="24"/>
        <source>Give the chosen tracks a key of what is shown at the playhead; the motion stays the same</source>
        <translation>將播放頭處的狀態登錄為選取的軌道的關鍵影格；動作保持不變</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="31"/>
        <source>Delete keys, &amp;keep the shape</source>
        <translation>刪除關鍵影格並保持形狀(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="33"/>
        <source>Delete the selected keys and fit the curves after them to how the motion was</source>
        <translation>刪除選取的關鍵影格，並調整其後的補間曲線以符合原來的動作</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="39"/>
        <source>&amp;Hold before keys</source>
        <translation>在關鍵影格前保持(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="40"/>
        <source>Let what is before the selected keys stay until one frame before them</source>
        <translation>讓選取的關鍵影格之前的狀態一直保持到其前一影格</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterVerbs</name>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="45"/>
        <source>%1, curves at most %2</source>
        <translation>%1，曲線最多%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="68"/>
        <source>The chosen tracks are locked.</source>
        <translation>選取的軌道已鎖定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="69"/>
        <source>Choose the tracks that are to get a key first.</source>
        <translation>請先選擇要登錄關鍵影格的軌道。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="76"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>已略過 %n 條鎖定的軌道。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="78"/>
        <source>There are keys at frame %1 already.</source>
        <translation>影格 %1 已有關鍵影格。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="81"/>
        <source>Register %n key(s) at frame %1</source>
        <translation>
            <numerusform>在影格 %1 登錄 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="83"/>
        <source>%1, %2 there already</source>
        <translation>%1，已有 %2 個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="90"/>
        <source>Registering keys…</source>
        <translation>正在登錄關鍵影格…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="111"/>
        <source>Delete %n key(s), keeping the shape</source>
        <translation>
            <numerusform>刪除 %n 個關鍵影格並保持形狀</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="115"/>
        <source>Deleting keys and fitting curves…</source>
        <translation>正在刪除關鍵影格並擬合曲線…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="128"/>
        <source>Nothing to hold: before the selected keys is no key, or one on the frame before.</source>
        <translation>沒有可保持的內容：選取的關鍵影格之前沒有關鍵影格，或前一影格就是關鍵影格。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="131"/>
        <source>Hold before keys: %n key(s) inserted</source>
        <translation>
            <numerusform>在關鍵影格前保持：插入 %n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RenameDialog</name>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="151"/>
        <source>Rename track</source>
        <translation>重新命名軌道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the bone “%1”</source>
        <translation>骨骼「%1」的新名稱(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the morph “%1”</source>
        <translation>表情「%1」的新名稱(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add bone track</source>
        <translation>新增骨骼軌道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add morph track</source>
        <translation>新增表情軌道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the bone</source>
        <translation>骨骼名稱(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the morph</source>
        <translation>表情名稱(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="158"/>
        <source>Names of this motion: %1</source>
        <translation>此動作的名稱編碼：%1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="167"/>
        <source>%1 of %2 bytes</source>
        <translation>%1 / %2 位元組</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="170"/>
        <source>%1: fits</source>
        <translation>%1：可容納</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="173"/>
        <source>%1: will be cut</source>
        <translation>%1：將被截斷</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="176"/>
        <source>%1: not possible</source>
        <translation>%1：不可用</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/renamedialog.cpp" line="182"/>
        <source>&amp;Rename the IK bone in %n display/IK record(s) too</source>
        <translation>
            <numerusform>%n 個顯示・IK 記錄中的 IK 骨骼也重新命名(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="184"/>
        <source>&amp;Rename the IK bone in display/IK records too</source>
        <translation>顯示・IK 記錄中的 IK 骨骼也重新命名(&amp;R)</translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseDialog</name>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse time</source>
        <translation>倒轉時間</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse</source>
        <translation>倒轉</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="26"/>
        <source>%n key(s) will play backwards.</source>
        <translation>
            <numerusform>%n 個關鍵影格將倒著播放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="28"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseEdits</name>
    <message>
        <location filename="../editor-core/edits/reverseedits.cpp" line="203"/>
        <source>A display/IK record was added at frame %1 for what held before.</source>
        <translation>在影格 %1 新增了一筆顯示・IK 記錄，以保持之前的狀態。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reverseedits.cpp" line="234"/>
        <source>%n key(s) added so that every frame is as its mirrored one was.</source>
        <translation>
            <numerusform>加入了 %n 個關鍵影格，使每一影格都與其鏡像的影格相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reversible.cpp" line="351"/>
        <source>%n curve(s) before a switch cannot keep the shape exactly.</source>
        <translation>
            <numerusform>切換之前的 %n 條曲線無法精確保持形狀。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Save</name>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="61"/>
        <source>not all bytes could be written, the disk may be full</source>
        <translation>未能寫入全部位元組，磁碟可能已滿</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="125"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>「%1」是指向自身的連結。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>“%1” is not a regular file.</source>
        <translation>「%1」不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="129"/>
        <source>“%1” is write-protected.</source>
        <translation>「%1」受防寫保護。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="136"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>無法在「%1」中建立檔案：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="144"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>寫入失敗：%1。原有檔案未受影響。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="158"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>無法保留備份：%1。原有檔案未受影響。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="188"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="183"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>寫入的內容讀回後與動作不一致。舊檔案未變動。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="166"/>
        <source>The file cannot be replaced: %1</source>
        <translation>無法取代檔案：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SavePresetDialog</name>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="30"/>
        <source>Save as a preset</source>
        <translation>儲存為預設</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="33"/>
        <source>My curve</source>
        <translation>我的曲線</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="47"/>
        <source>&amp;Name:</source>
        <translation>名稱(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="48"/>
        <source>Curve:</source>
        <translation>曲線：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="86"/>
        <source>There is a preset “%1” already; it gets this curve.</source>
        <translation>已有預設「%1」；將改為此曲線。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleDialog</name>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale the time of keys</source>
        <translation>縮放關鍵影格的時間</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="24"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>這些軌道其後的關鍵影格一起移動(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="33"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="42"/>
        <source>&amp;Factor:</source>
        <translation>倍率(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="43"/>
        <source>&amp;New length in frames:</source>
        <translation>新長度（影格）(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="44"/>
        <source>&amp;About:</source>
        <translation>基準(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="79"/>
        <source>the playhead, frame %1</source>
        <translation>播放頭，影格 %1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="80"/>
        <source>the first selected key, frame %1</source>
        <translation>第一個選取的關鍵影格，影格 %1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="81"/>
        <source>the last selected key, frame %1</source>
        <translation>最後一個選取的關鍵影格，影格 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="120"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n 個關鍵影格將移動。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="122"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="124"/>
        <source>%n key(s) will be rounded to whole frames, by %1 of a frame at most.</source>
        <translation>
            <numerusform>%n 個關鍵影格將調整至整數影格，最多偏差 %1 影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleEdits</name>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="195"/>
        <source>The factor must be more than 0 and at most 4294.</source>
        <translation>倍率必須大於 0 且不超過 4294。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="197"/>
        <source>There is no frame %1.</source>
        <translation>沒有影格 %1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/scaleedits.cpp" line="296"/>
        <source>%n key(s) rounded to whole frames, by %1 of a frame at most</source>
        <translation>
            <numerusform>%n 個關鍵影格已調整至整數影格，最多偏差 %1 影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectActions</name>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="33"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>沒有目前軌道；可用上下方向鍵選擇。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="47"/>
        <source>The track is locked; its keys cannot be selected.</source>
        <translation>軌道已鎖定，無法選取其關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="52"/>
        <source>The current track has no key there.</source>
        <translation>目前軌道在那裡沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="119"/>
        <source>Select &amp;all</source>
        <translation>全選(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="120"/>
        <source>Select all keys, display/IK records included</source>
        <translation>選取所有關鍵影格，包括顯示・IK 記錄</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="125"/>
        <source>&amp;Invert selection</source>
        <translation>反轉選取(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="126"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>改為選取目前未選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="131"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>選取播放頭處的關鍵影格(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="132"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>選取所有軌道在播放頭所在影格的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="137"/>
        <source>Select keys at the selected &amp;frames</source>
        <translation>選取所選影格上的關鍵影格(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="138"/>
        <source>Select the keys of all tracks at every frame that has a selected key</source>
        <translation>在每個有選取的關鍵影格的影格上，選取所有軌道的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="143"/>
        <source>Select keys before the playhead</source>
        <translation>選取播放頭之前的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="144"/>
        <source>Select all keys up to the playhead&apos;s frame, that frame included</source>
        <translation>選取到播放頭所在影格為止的所有關鍵影格，含該影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="149"/>
        <source>Select keys aft&amp;er the playhead</source>
        <translation>選取播放頭之後的關鍵影格(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="150"/>
        <source>Select all keys from the playhead&apos;s frame on, that frame included</source>
        <translation>選取從播放頭所在影格起的所有關鍵影格，含該影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="155"/>
        <source>Select keys between &amp;markers</source>
        <translation>選取標記之間的關鍵影格(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="157"/>
        <source>Select all keys from the marker at or before the playhead to the frame before the next marker</source>
        <translation>選取從播放頭處或之前的標記到下一標記前一影格的所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="164"/>
        <source>Select the &amp;whole tracks of the selected keys</source>
        <translation>選取所選關鍵影格所在的整個軌道(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="165"/>
        <source>Select all keys of every track that has a selected key</source>
        <translation>選取每條有所選關鍵影格的軌道的所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="170"/>
        <source>Select the first key of each track</source>
        <translation>選取每條軌道的第一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="171"/>
        <location filename="../app/actions/selectactions.cpp" line="177"/>
        <source>Of the chosen tracks; of all where no track is chosen</source>
        <translation>僅限選取的軌道；未選取軌道時為所有軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="176"/>
        <source>Select the last key of each track</source>
        <translation>選取每條軌道的最後一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="182"/>
        <source>&amp;Grow selection</source>
        <translation>擴大選取(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="183"/>
        <source>Add one key at both ends of every run of selected keys</source>
        <translation>在每段連續選取的關鍵影格兩端各加入一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="188"/>
        <source>S&amp;hrink selection</source>
        <translation>縮小選取(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="189"/>
        <source>Take one key away at both ends of every run of selected keys</source>
        <translation>在每段連續選取的關鍵影格兩端各移除一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="194"/>
        <source>Select every second key</source>
        <translation>每隔一個選取關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="195"/>
        <source>Of every track&apos;s selected keys keep the first, the third and so on</source>
        <translation>在每條軌道選取的關鍵影格中只保留第一、第三個，依此類推</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="200"/>
        <source>Select keys with the same &amp;value</source>
        <translation>選取數值相同的關鍵影格(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="201"/>
        <source>Select the keys of all tracks with exactly the value of a selected key</source>
        <translation>在所有軌道中選取與所選關鍵影格數值完全相同的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="206"/>
        <source>Select keys with nearly the same value</source>
        <translation>選取數值相近的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="208"/>
        <source>Select the keys of all tracks whose numbers are those of a selected key within 0.0005</source>
        <translation>在所有軌道中選取與所選關鍵影格數值相差不超過 0.0005 的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="216"/>
        <source>Select keys with the same &amp;curves</source>
        <translation>選取補間曲線相同的關鍵影格(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="218"/>
        <source>Select the bone or camera keys with the interpolation curves of a selected key, in all channels</source>
        <translation>選取所有通道的補間曲線都與所選關鍵影格相同的骨骼或鏡頭關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="225"/>
        <source>Select keys with straight curves only</source>
        <translation>僅選取補間曲線為直線的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="227"/>
        <source>Keep the selected bone and camera keys with linear interpolation in all channels; look at all keys where nothing is selected</source>
        <translation>只保留選取的骨骼和鏡頭關鍵影格中所有通道皆為線性補間的；未選取時檢查所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="248"/>
        <source>Select &amp;none</source>
        <translation>取消選取(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="249"/>
        <source>Clear the selection</source>
        <translation>清除選取</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="253"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>選取軌道在播放頭處的關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="254"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>將目前軌道在播放頭所在影格的關鍵影格加入選取或移出選取</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="258"/>
        <source>Select the whole &amp;track</source>
        <translation>選取整個軌道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="259"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>將目前軌道或群組的所有關鍵影格加入選取或移出選取</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="263"/>
        <source>Select the whole gro&amp;up</source>
        <translation>選取整個群組(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="264"/>
        <source>Select all keys of the group that the current track belongs to</source>
        <translation>選取目前軌道所屬群組的所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="267"/>
        <source>Select keys in the play range</source>
        <translation>選取播放範圍中的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="268"/>
        <source>Select all keys at the frames that are played, both ends included</source>
        <translation>選取所播放各影格上的所有關鍵影格，兩端都包括在內</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="274"/>
        <source>Set a play range first.</source>
        <translation>請先設定播放範圍。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="277"/>
        <source>Select from f&amp;rame to frame…</source>
        <translation>依影格範圍選取(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="278"/>
        <source>Type the frames between which keys are selected, and on which tracks</source>
        <translation>輸入要選取關鍵影格的影格範圍和軌道</translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectionVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="51"/>
        <location filename="../editor-core/document/selectionverbs.cpp" line="288"/>
        <source>%n key(s) selected.</source>
        <translation>
            <numerusform>已選取 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="52"/>
        <source>No key to select.</source>
        <translation>沒有可選取的關鍵影格。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="54"/>
        <source>%n key(s) of locked or hidden tracks left out.</source>
        <translation>
            <numerusform>已略過鎖定或隱藏軌道的 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="62"/>
        <source>Nothing is selected.</source>
        <translation>未選取任何內容。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="139"/>
        <source>There are no markers yet.</source>
        <translation>還沒有標記。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="210"/>
        <source>The selected keys have no curves; bone and camera keys have.</source>
        <translation>選取的關鍵影格沒有補間曲線；骨骼和鏡頭關鍵影格才有。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="220"/>
        <source>No selected key has straight curves only.</source>
        <translation>選取的關鍵影格中沒有補間曲線皆為直線的。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="291"/>
        <source>%n key(s) of locked tracks left out.</source>
        <translation>
            <numerusform>已略過鎖定軌道的 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="69"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>「%1」已存在，且不是 PNG 圖片。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="88"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="99"/>
        <source>“%1” cannot be written.</source>
        <translation>無法寫入「%1」。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeReport</name>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="33"/>
        <source>position by %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="35"/>
        <source>rotation by %1°</source>
        <translation>旋轉 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="37"/>
        <source>weight by %1</source>
        <translation>權重 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="39"/>
        <source>distance by %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="41"/>
        <source>view angle by %1°</source>
        <translation>視角 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="43"/>
        <source>colour by %1 of 256</source>
        <translation>顏色 %1/256</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="45"/>
        <source>direction by %1</source>
        <translation>方向 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="49"/>
        <source>shadow distance by %1</source>
        <translation>自陰影距離 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="57"/>
        <source>rotation %1°</source>
        <translation>旋轉 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="59"/>
        <source>distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="61"/>
        <source>view angle %1°</source>
        <translation>視角 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="63"/>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="79"/>
        <source>%1 % off (%2)</source>
        <translation>%1 % 的偏差（%2）</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="132"/>
        <source>%n curve(s) cannot keep the shape; at worst %1 changes its %2.</source>
        <translation>
            <numerusform>有 %n 條補間曲線無法保持形狀；偏差最大處：%1，%2。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="139"/>
        <source>%1 changes its %2 at most, which no curve can keep.</source>
        <translation>%1：最大偏差為%2，補間曲線無法保持。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="144"/>
        <source>The camera&apos;s view angle is a whole number of degrees: rounded by %1°.</source>
        <translation>鏡頭視角為整數度：取整數偏差 %1°。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="149"/>
        <source>Keys on neighbouring frames are a cut: nothing moves between them any more.</source>
        <translation>相鄰影格的關鍵影格形成硬切：兩者之間不再有運動。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="152"/>
        <source>%n deleted camera key(s) belonged to a cut; the curve after them is left as it was.</source>
        <translation>
            <numerusform>刪除的鏡頭關鍵影格中有 %n 個屬於硬切；其後的補間曲線保持原樣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="157"/>
        <source>%n deleted key(s) switched something that now stays as it was before.</source>
        <translation>
            <numerusform>刪除的關鍵影格中有 %n 個帶有切換；現在保持切換前的狀態。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeSlider</name>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="146"/>
        <source>“%1” is not a percentage from 0 to %2.</source>
        <translation>「%1」不是 0 到 %2 的百分比。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Strength (%)</source>
        <translation>強度 (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Straighten (%)</source>
        <translation>拉直 (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="173"/>
        <source>Makes each selected key&apos;s own curves bend more or less: 0 makes them straight, 100 leaves them, 200 bends them twice as much.</source>
        <translation>讓每個所選關鍵影格自己的曲線更彎或更平：0 變直，100 不變，200 彎曲加倍。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="175"/>
        <source>Brings each selected key&apos;s own curves nearer to a straight line: 0 leaves them, 100 makes them straight.</source>
        <translation>讓每個所選關鍵影格自己的曲線更接近直線：0 不變，100 變直。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="178"/>
        <source>It then goes back to %1, where it changes nothing. Esc gives a move up.</source>
        <translation>之後會回到 %1，即不作變更的位置。Esc 放棄移動。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SheetActions</name>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="31"/>
        <source>S&amp;nap</source>
        <translation>貼齊(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="33"/>
        <source>Let dragged keys snap to markers, the playhead and other keys (Ctrl: not so)</source>
        <translation>拖曳的關鍵影格會貼齊標記、播放頭和其他關鍵影格（Ctrl：不貼齊）</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="44"/>
        <source>&amp;Box</source>
        <translation>框選(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="45"/>
        <source>Drag in empty space to select a box (Ctrl+Alt: a lasso)</source>
        <translation>從空白處拖曳可框選（Ctrl+Alt：套索）</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="48"/>
        <source>&amp;Lasso</source>
        <translation>套索選取(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="49"/>
        <source>Drag in empty space to select with a lasso (Ctrl+Alt: a box)</source>
        <translation>從空白處拖曳可套索選取（Ctrl+Alt：框選）</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="166"/>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="167"/>
        <source>&amp;Find:</source>
        <translation>尋找(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="168"/>
        <source>Name of an action</source>
        <translation>操作的名稱</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="169"/>
        <source>by &amp;key:</source>
        <translation>按鍵(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="170"/>
        <source>Press keys to see what they do</source>
        <translation>按下按鍵檢視其對應的操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="171"/>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="172"/>
        <source>&amp;Press a new shortcut:</source>
        <translation>按下新快速鍵(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="173"/>
        <source>A&amp;dd</source>
        <translation>新增(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="174"/>
        <source>Use &amp;standard</source>
        <translation>還原預設值(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="175"/>
        <source>Give this action the shortcuts that it comes with</source>
        <translation>將此操作的快速鍵還原為預設值</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="177"/>
        <source>Give all actions the shortcuts that they come with</source>
        <translation>將所有操作恢復為預設快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="178"/>
        <source>No action has this name or this key.</source>
        <translation>沒有操作具有此名稱或此按鍵。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="242"/>
        <source>Changed; none by default</source>
        <translation>已變更；預設為無</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="243"/>
        <source>Changed; %1 by default</source>
        <translation>已變更；預設為 %1</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="245"/>
        <source>(none)</source>
        <translation>（無）</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="319"/>
        <source>Choose an action to change its shortcuts.</source>
        <translation>請選擇要變更快速鍵的操作。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="325"/>
        <source>“%1” has no shortcut.</source>
        <translation>「%1」沒有快速鍵。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="326"/>
        <source>Shortcuts of “%1”; a click removes one:</source>
        <translation>「%1」的快速鍵；點選可移除：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="331"/>
        <source>Remove this shortcut</source>
        <translation>移除此快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="346"/>
        <source>The action has this shortcut already.</source>
        <translation>此操作已有這個快速鍵。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="350"/>
        <source>Used by %1. Adding it takes it away there.</source>
        <translation>已用於：%1。新增後將從那裡移除。</translation>
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
        <translation>已從 %1 取走。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shortcutdialog.cpp" line="406"/>
        <source>Reset the shortcuts of %n changed action(s)?</source>
        <translation>
            <numerusform>要重設 %n 個已變更的操作的快速鍵嗎？</numerusform>
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
        <translation>全部重設</translation>
    </message>
</context>
<context>
    <name>furitsuke::Sidecar</name>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="48"/>
        <source>it is not a regular file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="50"/>
        <source>it is larger than %1 MB</source>
        <translation>大於 %1 MB</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="57"/>
        <source>The file of markers beside the motion cannot be read: %1.</source>
        <translation>無法讀取動作旁的標記檔：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="92"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>寫入的內容讀回後不一致。舊檔案未變動。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="57"/>
        <source>A value in the file of markers beside the motion cannot be used: %1. The rest of the file is used; it is kept as a copy when it is saved.</source>
        <translation>動作旁的標記檔中有無法使用的值：%1。檔案的其餘部分仍會使用；儲存時會將原檔案保留為副本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="130"/>
        <source>several at one frame</source>
        <translation>同一影格上有多個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="267"/>
        <source>It is not used, and kept as a copy when it is written anew.</source>
        <translation>不使用該檔案；重新寫入時會將其保留為副本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="271"/>
        <source>The file of markers beside the motion is damaged: %1.</source>
        <translation>動作旁的標記檔已損壞：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="279"/>
        <source>The file of markers beside the motion was not written by this program.</source>
        <translation>動作旁的標記檔不是由本程式寫成的。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="285"/>
        <source>The file of markers beside the motion is of another version of this program.</source>
        <translation>動作旁的標記檔屬於本程式的其他版本。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundActions</name>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="42"/>
        <source>Open sound</source>
        <translation>開啟聲音</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>Sound (%1)</source>
        <translation>聲音 (%1)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="78"/>
        <source>&amp;Open sound…</source>
        <translation>開啟聲音(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="79"/>
        <source>Show and play a sound (WAV, Ogg, FLAC, MP3) along with the motion</source>
        <translation>顯示聲音（WAV、Ogg、FLAC、MP3）並隨動作播放</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="82"/>
        <source>&amp;Remove sound</source>
        <translation>移除聲音(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="83"/>
        <source>Take the sound away; its file stays as it is</source>
        <translation>移除聲音；其檔案保持不變</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="86"/>
        <source>Sound o&amp;ffset and volume…</source>
        <translation>聲音偏移與音量(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="87"/>
        <source>Where the sound begins, in frames or milliseconds, and how loud it is</source>
        <translation>聲音從何處開始（以影格或毫秒計），以及音量</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="94"/>
        <source>Sound &amp;begins at the playhead</source>
        <translation>聲音從播放頭處開始(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="95"/>
        <source>Move the sound so that it begins at the frame of the playhead</source>
        <translation>移動聲音，使其從播放頭所在的影格開始</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>&amp;Mute sound</source>
        <translation>聲音靜音(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>Play without sound</source>
        <translation>不帶聲音播放</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="102"/>
        <source>&amp;Hear sound while scrubbing</source>
        <translation>拖曳播放頭時聽到聲音(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="103"/>
        <source>Play a short piece of the sound wherever the playhead is moved to</source>
        <translation>在播放頭移到之處播放一小段聲音</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="107"/>
        <source>Open a sound first.</source>
        <translation>請先開啟聲音。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundDialog</name>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="40"/>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="53"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="63"/>
        <source>At the &amp;playhead</source>
        <translation>在播放頭處(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="84"/>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="85"/>
        <source>Begins at &amp;frame</source>
        <translation>起始影格(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="86"/>
        <source>In &amp;milliseconds</source>
        <translation>毫秒(&amp;M)</translation>
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
        <translation>仍在讀取。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="138"/>
        <source>It ends at %1.</source>
        <translation>結束於 %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundFile</name>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="97"/>
        <source>The file is cut short: %n byte(s) of sound are missing at its end.</source>
        <translation>
            <numerusform>檔案被截斷：結尾缺少 %n 位元組的聲音。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="134"/>
        <source>The file is empty.</source>
        <translation>檔案為空。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="139"/>
        <source>This is no sound file that can be read (WAV, FLAC, Ogg, MP3): %1</source>
        <translation>這不是可讀取的聲音檔案（WAV、FLAC、Ogg、MP3）：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="147"/>
        <source>Its sample rate of %1 Hz is no rate of sound.</source>
        <translation>取樣率 %1 Hz 不是聲音的取樣率。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="151"/>
        <source>It has %n channel(s); up to %1 are read.</source>
        <translation>
            <numerusform>有 %n 個聲道；最多讀取 %1 個。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="103"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="112"/>
        <source>There is no sound in the file.</source>
        <translation>檔案中沒有聲音。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="116"/>
        <source>It is longer than can be used; the first %1 minutes are here.</source>
        <translation>聲音過長；只取前 %1 分鐘。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="121"/>
        <source>The file is damaged or cut short: %1 of %2 minutes could be read.</source>
        <translation>檔案已損毀或被截斷：讀取了 %2 分鐘中的 %1 分鐘。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="135"/>
        <source>There is not enough memory for this sound.</source>
        <translation>記憶體不足，無法讀取此聲音。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="143"/>
        <source>The file is not there: %1</source>
        <translation>檔案不存在：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="146"/>
        <source>It is not a regular file.</source>
        <translation>它不是一般檔案。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundLabel</name>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <source>The sound is muted. Click to hear it.</source>
        <translation>聲音已靜音。按一下即可聽到。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="92"/>
        <source>Mute the sound</source>
        <translation>聲音靜音</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="97"/>
        <source>from %1</source>
        <translation>從 %1 起</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundSession</name>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="56"/>
        <source>Reading “%1”…</source>
        <translation>正在讀取「%1」…</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="109"/>
        <source>The sound “%1” cannot be read: %2</source>
        <translation>無法讀取聲音「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="121"/>
        <source>Sound “%1”: %2. It begins at %3.</source>
        <translation>聲音「%1」：%2。從 %3 開始。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundStrip</name>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="48"/>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="49"/>
        <source>The sound that the motion belongs to, over its time</source>
        <translation>動作所屬的聲音，沿時間顯示</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="167"/>
        <source>The sound begins at %1. Shift moves it finely, Esc cancels.</source>
        <translation>聲音從 %1 開始。Shift 可細微移動，按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="256"/>
        <source>Frame %1  ·  %2</source>
        <translation>影格 %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="264"/>
        <source>%1 s into the sound</source>
        <translation>聲音第 %1 秒</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="266"/>
        <source>The sound begins at %1.</source>
        <translation>聲音從 %1 開始。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="267"/>
        <source>Drag to move the playhead, with Ctrl to move the sound.</source>
        <translation>拖曳可移動播放頭，按住 Ctrl 可移動聲音。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="150"/>
        <source>Reading “%1”… %2 %</source>
        <translation>正在讀取「%1」… %2 %</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="152"/>
        <source>“%1” cannot be played: %2</source>
        <translation>無法播放「%1」：%2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="155"/>
        <source>The sound begins at %1, outside of the view.</source>
        <translation>聲音從 %1 開始，在檢視之外。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundVerbs</name>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="24"/>
        <source>There is no sound.</source>
        <translation>沒有聲音。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="31"/>
        <source>Open sound “%1”</source>
        <translation>開啟聲音「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="33"/>
        <source>Set the sound&apos;s volume to %1 %</source>
        <translation>將聲音音量設為 %1 %</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="35"/>
        <source>Move the sound to %1</source>
        <translation>將聲音移到 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="36"/>
        <source>Change the sound</source>
        <translation>變更聲音</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="48"/>
        <source>frame %1 (%2 ms)</source>
        <translation>影格 %1（%2 毫秒）</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="54"/>
        <source>%1, %2 Hz, %3</source>
        <translation>%1，%2 Hz，%3</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>stereo</source>
        <translation>立體聲</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>mono</source>
        <translation>單聲道</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="62"/>
        <source>A sound cannot begin there.</source>
        <translation>聲音不能從那裡開始。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="64"/>
        <source>A volume is from 0 to 100 %.</source>
        <translation>音量為 0 到 100 %。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="100"/>
        <source>Remove sound “%1”</source>
        <translation>移除聲音「%1」</translation>
    </message>
</context>
<context>
    <name>furitsuke::TempoDialog</name>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="29"/>
        <source>&amp;Tap</source>
        <translation>敲拍(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="32"/>
        <source>Tempo</source>
        <translation>曲速</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="55"/>
        <source>Tap with the music, by mouse or the space key</source>
        <translation>跟著音樂用滑鼠或空白鍵敲拍</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="56"/>
        <source>At the &amp;playhead</source>
        <translation>在播放頭處(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="73"/>
        <source>Beats a &amp;minute</source>
        <translation>BPM（每分鐘拍數）(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="74"/>
        <source>Beats a &amp;bar</source>
        <translation>每小節拍數(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="75"/>
        <source>&amp;First beat at frame</source>
        <translation>第一拍所在的影格(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="79"/>
        <source>&amp;No tempo</source>
        <translation>無曲速(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="128"/>
        <source>A beat is %1 frames long, a bar %2.</source>
        <translation>一拍長 %1 影格，一小節長 %2 影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TextureLoader</name>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="28"/>
        <location filename="../widgets/preview/texturestore.cpp" line="104"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="35"/>
        <source>There is no reader for this kind of picture.</source>
        <translation>沒有此類圖片的讀取程式。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="42"/>
        <source>The picture is too large: %1 x %2 pixels.</source>
        <translation>圖片太大：%1 x %2 像素。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="49"/>
        <source>The picture cannot be read: %1</source>
        <translation>無法讀取圖片：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/texturestore.cpp" line="158"/>
        <source>Texture “%1”: %2</source>
        <translation>貼圖「%1」：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinActions</name>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="58"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>記憶體不足，無法完成；沒有任何改變。</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="93"/>
        <source>&amp;Thin out…</source>
        <translation>精簡關鍵影格(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="95"/>
        <source>Take out keys that the motion can do without, and fit the curves of the others</source>
        <translation>去除動作不需要的關鍵影格，並調整其餘關鍵影格的曲線</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="100"/>
        <source>There are no keys.</source>
        <translation>沒有關鍵影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinDialog</name>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out keys</source>
        <translation>精簡關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out</source>
        <translation>精簡</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="25"/>
        <source>Keep the keys at which a value turns &amp;back</source>
        <translation>保留數值折返處的關鍵影格(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="26"/>
        <source>Keep keys at frame &amp;0 that are the rest pose</source>
        <translation>保留第 0 影格的初始姿勢關鍵影格(&amp;0)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="40"/>
        <source>&amp;Position within:</source>
        <translation>位置容差(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="41"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off at any frame, in MMD units</source>
        <translation>骨骼、鏡頭目標點或距離在任何一影格允許的偏差，MMD 單位</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="43"/>
        <source>&amp;Angle within:</source>
        <translation>角度容差(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="44"/>
        <source>How far a rotation or the view angle may be off at any frame, in degrees</source>
        <translation>旋轉或視角在任何一影格允許的偏差，單位為度</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="45"/>
        <source>&amp;Weight within:</source>
        <translation>權重容差(&amp;W)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="46"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off at any frame; the whole range is 1</source>
        <translation>表情、照明或陰影的值在任何一影格允許的偏差；整個範圍為 1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="53"/>
        <source>&amp;Keys:</source>
        <translation>關鍵影格(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="74"/>
        <source>MMD has the rest pose at frame 0 anyway; some players do not</source>
        <translation>MMD 在第 0 影格本來就是初始姿勢，有些播放器則不是</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="82"/>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="125"/>
        <source>%n selected key(s)</source>
        <translation>
            <numerusform>所選的 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="128"/>
        <source>%1, frames %2 to %3</source>
        <comment>%1 is “5 selected keys”</comment>
        <translation>%1，第 %2 到 %3 影格</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="135"/>
        <source>all %n key(s) of %1</source>
        <comment>%1 is “the 2 chosen tracks”</comment>
        <translation>
            <numerusform>%1的全部 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="137"/>
        <source>the %n chosen track(s)</source>
        <translation>
            <numerusform>所選的 %n 條軌道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="139"/>
        <source>all %n track(s) that are not locked</source>
        <translation>
            <numerusform>全部 %n 條未鎖定軌道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="194"/>
        <source>Looking for keys that can go…</source>
        <translation>正在尋找可以去除的關鍵影格…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="197"/>
        <source>Stopped. Any other value looks again.</source>
        <translation>已停止。變更任一數值會重新尋找。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinEdits</name>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="238"/>
        <source>The largest deviations have to be numbers, 0 or more.</source>
        <translation>最大偏差必須是 0 或更大的數。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="241"/>
        <source>The largest deviation of angles can be 90 degrees at most.</source>
        <translation>角度的最大偏差不能超過 90 度。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thinedits.cpp" line="260"/>
        <source>%n display/IK record(s) stay as they are.</source>
        <translation>
            <numerusform>%n 筆顯示・IK 記錄保持原樣。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinText</name>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="23"/>
        <source>Position: off by %1 at most (%2, frame %3).</source>
        <translation>位置：最大偏差 %1（%2，第 %3 影格）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="25"/>
        <source>Angle: off by %1° at most (%2, frame %3).</source>
        <translation>角度：最大偏差 %1°（%2，第 %3 影格）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="29"/>
        <source>Weight: off by %1 at most (%2, frame %3).</source>
        <translation>權重：最大偏差 %1（%2，第 %3 影格）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="37"/>
        <source>There are no keys that could be thinned out.</source>
        <translation>沒有可以精簡的關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="43"/>
        <source>%1, of which %2 (%3 %).</source>
        <comment>%1 is “5 keys”, %2 is “1 stays”, %3 a share</comment>
        <translation>共 %1，%2（%3 %）。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="44"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="45"/>
        <source>%n stay(s)</source>
        <comment>keys, when others are taken out</comment>
        <translation>
            <numerusform>保留 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="56"/>
        <source>The motion stays exactly as it is.</source>
        <translation>動作完全不變。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/thinverbs.cpp" line="52"/>
        <source>Thin out %n key(s) to %1</source>
        <translation>
            <numerusform>將 %n 個關鍵影格精簡為 %1 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeActions</name>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="68"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>將關鍵影格往前移 %n 影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="69"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>將關鍵影格往後移 %n 影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="71"/>
        <source>Move the selected keys in time; in a row these are one step</source>
        <translation>在時間上移動所選關鍵影格；連續操作算作一步</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="83"/>
        <source>&amp;Delete keys</source>
        <translation>刪除關鍵影格(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="84"/>
        <source>Delete the selected keys</source>
        <translation>刪除選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="90"/>
        <source>&amp;Later keys shift along</source>
        <translation>後面的關鍵影格一起移動(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="91"/>
        <source>Keys after the selected ones, of their tracks, move with them</source>
        <translation>同一軌道中位於所選關鍵影格之後的關鍵影格也一起移動</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="96"/>
        <source>&amp;Move by…</source>
        <translation>按數值移動(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="97"/>
        <source>Move the selected keys by a number of frames</source>
        <translation>將所選關鍵影格移動指定的影格數</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="104"/>
        <source>&amp;Scale time…</source>
        <translation>伸縮時間(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="105"/>
        <source>Stretch or shorten the time of the selected keys</source>
        <translation>伸縮所選關鍵影格的時間</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="110"/>
        <source>Reverse time</source>
        <translation>倒轉時間</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="111"/>
        <source>Let the selected keys play backwards</source>
        <translation>讓所選關鍵影格倒著播放</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="119"/>
        <source>&amp;Insert frames…</source>
        <translation>插入空白影格(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="120"/>
        <source>Insert frames at the playhead; later keys come later</source>
        <translation>在播放頭處插入空白影格；後面的關鍵影格後移</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="123"/>
        <source>D&amp;elete frames…</source>
        <translation>刪除整列影格(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="124"/>
        <source>Delete frames at the playhead; later keys come earlier</source>
        <translation>刪除播放頭處的影格；後面的關鍵影格前移</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeBox</name>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="33"/>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="35"/>
        <source>Frame of the playhead. Type 120 to go to that frame, +30 or -30 to go on from here, 0:12.5 for a time, 3|2 for bar and beat.</source>
        <translation>播放頭所在的影格。輸入 120 可移至該影格，+30 或 -30 從目前位置移動，0:12.5 指定時間，3|2 指定小節和拍。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeEdits</name>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="43"/>
        <source>A key would come before frame 0.</source>
        <translation>關鍵影格將位於影格 0 之前。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="45"/>
        <source>A key would come after frame %1, the last one possible.</source>
        <translation>關鍵影格將位於最後一個可用的影格（%1）之後。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/timeedits.cpp" line="64"/>
        <source>%n key(s) come after frame %1, where MMD and other programs may not find them.</source>
        <translation>
            <numerusform>%n 個關鍵影格在第 %1 影格之後，MMD 和其他程式可能找不到。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeNotes</name>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="147"/>
        <source>A tempo is %1 to %2 beats a minute.</source>
        <translation>曲速範圍為 %1 到 %2 BPM。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="149"/>
        <source>A bar has 1 to %1 beats.</source>
        <translation>一小節為 1 到 %1 拍。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="151"/>
        <source>The first beat lies outside all frames.</source>
        <translation>第一拍超出了影格的範圍。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="78"/>
        <source>Time ruler</source>
        <translation>時間尺規</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="79"/>
        <source>Frames, seconds, markers and the range that is played</source>
        <translation>影格、秒、標記和播放範圍</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="174"/>
        <source>Frame %1 has a marker already. Esc cancels.</source>
        <translation>影格 %1 已有標記。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="175"/>
        <source>Marker to frame %1. Esc cancels.</source>
        <translation>標記移到影格 %1。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="178"/>
        <source>Plays frames %1 to %2 (%3). Esc cancels.</source>
        <translation>播放影格 %1 到 %2（%3）。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="252"/>
        <source>Name of the marker</source>
        <translation>標記的名稱</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="316"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>拖曳可移動播放頭。滾輪縮放。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="318"/>
        <source>Double-click to add a marker here.</source>
        <translation>按兩下可在此新增標記。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="323"/>
        <source>Frame %1  ·  %2</source>
        <translation>影格 %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="330"/>
        <source>Drag to set the range that is played.</source>
        <translation>拖曳可設定播放範圍。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="337"/>
        <source>Frames %1 to %2 are played (%3). Drag the ends or the middle.</source>
        <translation>播放影格 %1 到 %2（%3）。可拖曳兩端或中間。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="47"/>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="48"/>
        <source>&amp;Edit…</source>
        <translation>編輯(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="53"/>
        <source>&amp;Colour</source>
        <translation>顏色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="63"/>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="65"/>
        <source>Play to the &amp;next marker</source>
        <translation>播放到下一標記(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="71"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="89"/>
        <source>Play &amp;from here</source>
        <translation>從這裡開始播放(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="72"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="90"/>
        <source>Play &amp;to here</source>
        <translation>播放到這裡(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="83"/>
        <source>Add &amp;marker at frame %1</source>
        <translation>在影格 %1 新增標記(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="91"/>
        <source>Play everything</source>
        <translation>播放全部</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="94"/>
        <source>Everything is played already.</source>
        <translation>已經播放全部內容。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="97"/>
        <source>Te&amp;mpo…</source>
        <translation>曲速(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeText</name>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="47"/>
        <source>Bars and beats need a tempo.</source>
        <translation>使用小節和拍需要先設定曲速。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="56"/>
        <source>A bar has the beats 1 to %1.</source>
        <translation>小節中的拍為 1 到 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="58"/>
        <source>A beat has the ticks 0 to %1.</source>
        <translation>拍中的 tick 為 0 到 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="130"/>
        <source>“%1” is neither a frame nor a time. Type 120, +30, 0:12.5 or 3|2.</source>
        <translation>「%1」既不是影格也不是時間。請輸入 120、+30、0:12.5 或 3|2。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="139"/>
        <source>Frame %1 is the last there can be.</source>
        <translation>最後一個可用的影格是 %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeVerbs</name>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="32"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆寫 %2 個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="34"/>
        <source>%1, dropping %2</source>
        <translation>%1，捨棄 %2 個</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="41"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="42"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="43"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（後移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="50"/>
        <source>%n locked track(s) left out.</source>
        <translation>
            <numerusform>略過 %n 條鎖定的軌道。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="69"/>
        <source>Marker “%1” is carried to frame %2.</source>
        <translation>標記「%1」移到第 %2 影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="90"/>
        <source>A marker would come after frame %1, the last one possible.</source>
        <translation>標記將位於最後一個可用的影格（%1）之後。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="153"/>
        <source>%1, adding %2</source>
        <translation>%1，加入 %2 個</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="64"/>
        <source>%n marker(s) in these frames deleted.</source>
        <translation>
            <numerusform>刪除此範圍內的 %n 個標記。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="115"/>
        <source>Insert %n frame(s) at %1</source>
        <translation>
            <numerusform>在影格 %1 插入 %n 個空白影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="116"/>
        <source>Delete %n frame(s) at %1</source>
        <translation>
            <numerusform>從影格 %1 起刪除 %n 個影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="119"/>
        <source>%1, with %n key(s)</source>
        <translation>
            <numerusform>%1，含 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="142"/>
        <source>Scale %n key(s) to %1 %</source>
        <translation>
            <numerusform>將 %n 個關鍵影格的時間縮放到 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="151"/>
        <source>Reverse %n key(s)</source>
        <translation>
            <numerusform>倒轉 %n 個關鍵影格的時間</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackActions</name>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="35"/>
        <source>Choose a track first.</source>
        <translation>請先選取軌道。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="72"/>
        <source>Choose one bone or morph to rename.</source>
        <translation>請選擇一個要重新命名的骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="76"/>
        <source>“%1” is locked.</source>
        <translation>「%1」已鎖定。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="105"/>
        <source>&amp;Rename track…</source>
        <translation>重新命名軌道(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="106"/>
        <source>Give the current bone or morph another name, for all its keys</source>
        <translation>為目前骨骼或表情的所有關鍵影格重新命名</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="109"/>
        <source>Choose one bone or morph first.</source>
        <translation>請先選取一個骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="112"/>
        <source>Add &amp;bone track…</source>
        <translation>新增骨骼軌道(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="113"/>
        <source>Add a track for a bone; it is saved once it has a key</source>
        <translation>新增骨骼的軌道；有關鍵影格後才會儲存</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="116"/>
        <source>Add &amp;morph track…</source>
        <translation>新增表情軌道(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="117"/>
        <source>Add a track for a morph; it is saved once it has a key</source>
        <translation>新增表情的軌道；有關鍵影格後才會儲存</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="120"/>
        <source>&amp;Duplicate tracks</source>
        <translation>複製軌道(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="121"/>
        <source>Copy the chosen bones and morphs, with all their keys, under free names</source>
        <translation>將選取的骨骼和表情連同所有關鍵影格，以未使用的名稱複製一份</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="132"/>
        <source>Choose bones or morphs first.</source>
        <translation>請先選取骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="135"/>
        <source>D&amp;elete tracks</source>
        <translation>刪除軌道(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="136"/>
        <source>Delete the chosen tracks with all their keys</source>
        <translation>刪除選取的軌道及其所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="176"/>
        <source>&amp;None</source>
        <translation>無(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="177"/>
        <source>&amp;Red</source>
        <translation>紅色(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="178"/>
        <source>&amp;Orange</source>
        <translation>橙色(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="179"/>
        <source>&amp;Yellow</source>
        <translation>黃色(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="180"/>
        <source>&amp;Green</source>
        <translation>綠色(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="181"/>
        <source>&amp;Blue</source>
        <translation>藍色(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="182"/>
        <source>&amp;Purple</source>
        <translation>紫色(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="202"/>
        <source>&amp;Lock</source>
        <translation>鎖定(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="203"/>
        <source>Keep the keys of the chosen tracks from being selected or changed</source>
        <translation>使選取的軌道的關鍵影格無法被選取或變更</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="206"/>
        <source>&amp;Hide</source>
        <translation>隱藏(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="207"/>
        <source>Leave the chosen tracks out of the list</source>
        <translation>在清單中不顯示選取的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="209"/>
        <source>Solo</source>
        <translation>單獨顯示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="210"/>
        <source>List only the chosen tracks, and others that are marked so</source>
        <translation>清單中只顯示選取的軌道和其他設為單獨顯示的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="213"/>
        <source>List &amp;all tracks</source>
        <translation>顯示所有軌道(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="214"/>
        <source>Clear the search and the filters, and unmark all hidden and solo tracks</source>
        <translation>清除搜尋和篩選，並取消所有軌道的隱藏和單獨顯示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="223"/>
        <source>All tracks are listed already.</source>
        <translation>所有軌道都已列出。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="228"/>
        <source>Mark the chosen tracks with a colour</source>
        <translation>用顏色標示選取的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="256"/>
        <source>&amp;Search tracks</source>
        <translation>搜尋軌道(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="257"/>
        <source>Find tracks by kanji, kana, romaji, English or Chinese</source>
        <translation>以漢字、假名、羅馬字、英文或中文尋找軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="260"/>
        <source>Only tracks with &amp;keys</source>
        <translation>僅顯示有關鍵影格的軌道(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="261"/>
        <source>Leave tracks without keys out of the list</source>
        <translation>在清單中不顯示沒有關鍵影格的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="263"/>
        <source>Only tracks with selected keys</source>
        <translation>僅顯示有選取的關鍵影格的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="264"/>
        <source>List the tracks of the selected keys alone</source>
        <translation>清單中只顯示選取的關鍵影格的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="267"/>
        <source>Only tracks edited since opening</source>
        <translation>僅顯示開啟後編輯過的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="268"/>
        <source>List the tracks alone that were changed since the motion was opened</source>
        <translation>清單中只顯示動作開啟後變更過的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="272"/>
        <source>Show hidden tracks</source>
        <translation>顯示隱藏的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="273"/>
        <source>List hidden tracks too</source>
        <translation>在清單中也顯示隱藏的軌道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="289"/>
        <source>&amp;Colour</source>
        <translation>顏色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="294"/>
        <source>Names are in</source>
        <translation>名稱編碼</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="40"/>
        <source>This track has no name of its own.</source>
        <translation>此軌道沒有自己的名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="42"/>
        <source>A name must not be empty.</source>
        <translation>名稱不能為空。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="48"/>
        <source>Another bone has this name already.</source>
        <translation>已有另一個骨骼使用此名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="49"/>
        <source>Another morph has this name already.</source>
        <translation>已有另一個表情使用此名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="50"/>
        <source>A file keeps %1 bytes of a name, and another bone has just these.</source>
        <translation>檔案保留名稱的 %1 個位元組，而另一個骨骼的名稱正好與此相同。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="51"/>
        <source>A file keeps %1 bytes of a name, and another morph has just these.</source>
        <translation>檔案保留名稱的 %1 個位元組，而另一個表情的名稱正好與此相同。</translation>
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
        <translation>清單中的軌道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="135"/>
        <source>%n track(s) are hidden.</source>
        <translation>
            <numerusform>%n 條軌道已隱藏。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="142"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="143"/>
        <source>Search tracks</source>
        <translation>搜尋軌道</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="145"/>
        <source>Finds names by kanji, kana, romaji, English or Chinese: “hidari ude”, “left arm”. Esc clears.</source>
        <translation>以漢字、假名、羅馬字、英文或中文尋找名稱：「hidari ude」、「left arm」。按 Esc 清除。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="147"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="148"/>
        <source>Which tracks are listed</source>
        <translation>清單中顯示哪些軌道</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="300"/>
        <source>Track list</source>
        <translation>軌道清單</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="82"/>
        <source>No track is listed. Click here to list all.</source>
        <translation>清單中沒有軌道。點選此處顯示全部。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="337"/>
        <source>Locked: its keys cannot be selected or changed. Click to unlock.</source>
        <translation>已鎖定：無法選取或變更其關鍵影格。點選可解除鎖定。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="338"/>
        <source>Lock: its keys cannot be selected or changed.</source>
        <translation>鎖定：使其關鍵影格無法被選取或變更。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hidden. Click to list it again.</source>
        <translation>已隱藏。點選可重新顯示在清單中。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hide from the list.</source>
        <translation>從清單中隱藏。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="342"/>
        <source>Listed alone. Click to list the others again.</source>
        <translation>正在單獨顯示。點選可重新顯示其他軌道。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="343"/>
        <source>List alone, with others that are marked so.</source>
        <translation>單獨顯示，與其他設為單獨顯示的軌道一起。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="351"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n 個關鍵影格。按兩下即可選取。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="353"/>
        <source>The model has nothing of this name; its keys are kept.</source>
        <translation>模型中沒有與此同名的項目；其關鍵影格會保留。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="356"/>
        <source>The model has several of this name after byte 15; MMD moves the first.</source>
        <translation>模型中有多個前 15 位元組與此同名的項目；MMD 會移動第一個。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackNameCheck</name>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="50"/>
        <source>Cannot be stored in %1: %2</source>
        <translation>無法以 %1 儲存：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="63"/>
        <source>The display/IK records are locked and keep the old name.</source>
        <translation>顯示・IK 記錄已鎖定，保留舊名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="66"/>
        <source>Display/IK records have an IK bone of this name already; they keep the old name.</source>
        <translation>顯示・IK 記錄中已有此名稱的 IK 骨骼；它們保留舊名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="96"/>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="101"/>
        <source>The file keeps “%1”.</source>
        <translation>檔案中保留為「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="104"/>
        <source>It is cut in the middle of a character, as MMD does.</source>
        <translation>會像 MMD 那樣在字元中間截斷。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="110"/>
        <source>The model has no bone of this name.</source>
        <translation>模型中沒有此名稱的骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="111"/>
        <source>The model has no morph of this name.</source>
        <translation>模型中沒有此名稱的表情。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackRows</name>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="69"/>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="117"/>
        <source>All bones</source>
        <translation>全部骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="134"/>
        <source>In no display frame</source>
        <translation>不在顯示框中</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="139"/>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="182"/>
        <source>Not in the model</source>
        <translation>不在模型中</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="176"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="50"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="51"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="52"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="53"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackVerbs</name>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="54"/>
        <source>Add the bone track “%1”</source>
        <translation>新增骨骼軌道「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="55"/>
        <source>Add the morph track “%1”</source>
        <translation>新增表情軌道「%1」</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="81"/>
        <source>Only tracks of bones and morphs can be duplicated.</source>
        <translation>只能複製骨骼和表情的軌道。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="84"/>
        <source>Duplicate “%1” as “%2”</source>
        <translation>將「%1」複製為「%2」</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="85"/>
        <source>Duplicate %n track(s)</source>
        <translation>
            <numerusform>複製 %n 條軌道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="100"/>
        <location filename="../editor-core/document/trackverbs.cpp" line="106"/>
        <source>%n locked track(s) stay as they are.</source>
        <translation>
            <numerusform>%n 條鎖定的軌道保持不變。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="101"/>
        <source>No track is chosen.</source>
        <translation>未選取軌道。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="108"/>
        <source>Delete the track “%1”</source>
        <translation>刪除軌道「%1」</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="109"/>
        <source>Delete %n track(s)</source>
        <translation>
            <numerusform>刪除 %n 條軌道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="110"/>
        <source>%1 with %n key(s)</source>
        <translation>
            <numerusform>%1，含 %n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::UserPresets</name>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="73"/>
        <source>“%1” is expected.</source>
        <translation>應為「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="76"/>
        <source>There is no such version.</source>
        <translation>沒有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="79"/>
        <source>This file was written by a newer version of the program.</source>
        <translation>此檔案由較新版本的程式寫成。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="119"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="134"/>
        <source>A preset needs a name.</source>
        <translation>預設需要一個名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="136"/>
        <source>A preset&apos;s name needs a character that can be seen.</source>
        <translation>預設的名稱需要有可見的字元。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="138"/>
        <source>The name is longer than %1 characters.</source>
        <translation>名稱超過 %1 個字元。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="140"/>
        <source>There is a preset “%1” already.</source>
        <translation>已經有預設「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="147"/>
        <source>There are %1 presets already; more are not kept.</source>
        <translation>已有 %1 個預設，不能再多。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="231"/>
        <location filename="../editor-core/document/userpresets.cpp" line="269"/>
        <source>It is larger than a file of presets can be.</source>
        <translation>它超出了預設檔案可有的大小。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="242"/>
        <source>Line %1, column %2: a member is given twice, or the text is nested too deeply.</source>
        <translation>第 %1 行，第 %2 欄：某個成員出現兩次，或文字巢狀過深。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="265"/>
        <source>No file is named.</source>
        <translation>沒有指定檔案名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="267"/>
        <source>It is not a regular file.</source>
        <translation>它不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="286"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>寫入的內容讀回後不一致。舊檔案未變動。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueField</name>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="85"/>
        <source>“%1” is not a number. Type 5, or +5, -=5, *1.5, /2 to change each key&apos;s own value.</source>
        <translation>「%1」不是數字。請輸入 5，或用 +5、-=5、*1.5、/2 變更每個關鍵影格自身的數值。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="159"/>
        <location filename="../widgets/inspector/valuefield.cpp" line="169"/>
        <source>mixed</source>
        <translation>多個值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="180"/>
        <source>%1: the selected keys differ</source>
        <translation>%1：選取的關鍵影格數值不同</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="184"/>
        <source>In the file: %1</source>
        <translation>檔案中的值：%1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="186"/>
        <source>Type a value for all selected keys, or what becomes of each key&apos;s own: +5, -=5, *1.5, /2, *1.5+2.</source>
        <translation>輸入適用於所有選取的關鍵影格的數值，或每個關鍵影格自身數值的變化：+5、-=5、*1.5、/2、*1.5+2。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="189"/>
        <source>Drag the handle or the letter, or hold Alt and drag in the field; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys and the wheel step.</source>
        <translation>拖曳控點或字母，或按住 Alt 在輸入框內拖曳；Shift 微調，Ctrl 粗調，Esc 放棄。方向鍵和滾輪可逐步增減。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueGraph</name>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="96"/>
        <source>Value graph</source>
        <translation>數值圖表</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="98"/>
        <source>The values of the chosen tracks over time. Arrow keys move the selected keys in time and value; with Shift ten times as far.</source>
        <translation>所選軌道的數值隨時間的變化。方向鍵在時間和數值上移動所選關鍵影格，按住 Shift 移動十倍。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="213"/>
        <location filename="../widgets/graph/valuegraph.cpp" line="443"/>
        <source>The value axis is locked.</source>
        <translation>數值軸已鎖定。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="266"/>
        <source>“%1” is locked: its keys cannot be moved.</source>
        <translation>「%1」已鎖定：無法移動其關鍵影格。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="444"/>
        <source>The time axis is locked.</source>
        <translation>時間軸已鎖定。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="501"/>
        <source>These lines show turns, speeds or switches: their keys move in time only.</source>
        <translation>這些線顯示轉動量、速度或開關：其關鍵影格只能在時間上移動。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="636"/>
        <source>%1  ·  frame %2  ·  %3</source>
        <comment>line, frame and value under the pointer</comment>
        <translation>%1  ·  影格 %2  ·  %3</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="645"/>
        <source>%1  ·  control point of the curve to the key at frame %2</source>
        <translation>%1  ·  通往影格 %2 之關鍵影格的曲線控制點</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueRow</name>
    <message>
        <location filename="../widgets/inspector/valuerow.cpp" line="66"/>
        <source>in the file: %1</source>
        <translation>檔案中的值：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueSection</name>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="23"/>
        <source>linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="55"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="56"/>
        <source>Rotation °</source>
        <translation>旋轉 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="57"/>
        <source>Quaternion</source>
        <translation>四元數</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="64"/>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="67"/>
        <source>Target</source>
        <translation>目標</translation>
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
        <translation>視角 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="75"/>
        <source>Colour 0–255</source>
        <translation>顏色 0–255</translation>
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
        <translation>多個值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="231"/>
        <source>Some of these quaternions are not of unit length.</source>
        <translation>其中有的四元數不是單位長度。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="232"/>
        <source>The quaternion&apos;s length is %1, not 1.</source>
        <translation>四元數的長度為 %1，不是 1。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="240"/>
        <source>Curve X</source>
        <translation>X 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="242"/>
        <source>Curve Y</source>
        <translation>Y 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="244"/>
        <source>Curve Z</source>
        <translation>Z 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve rotation</source>
        <translation>旋轉曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve angle</source>
        <translation>角度曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="248"/>
        <source>Curve distance</source>
        <translation>距離曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="250"/>
        <source>Curve view angle</source>
        <translation>視角曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="258"/>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="261"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="264"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="267"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="270"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="273"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="281"/>
        <source>Physics on from this key</source>
        <translation>從此關鍵影格起開啟物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="282"/>
        <source>The bone&apos;s rigid bodies move by physics from this key on; else they follow the bone.</source>
        <translation>從此關鍵影格起，該骨骼的剛體由物理演算驅動；否則跟隨骨骼。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="284"/>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="285"/>
        <source>Without perspective, what is far away is as large as what is near.</source>
        <translation>關閉透視時，遠處與近處的物體看起來一樣大。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="287"/>
        <source>Visible</source>
        <translation>顯示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="288"/>
        <source>Whether the model is shown from this record on</source>
        <translation>從此記錄起是否顯示模型</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="293"/>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="296"/>
        <source>No self shadow</source>
        <translation>無自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="297"/>
        <source>Mode 1</source>
        <translation>模式 1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="298"/>
        <source>Mode 2</source>
        <translation>模式 2</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="303"/>
        <source>Normalise</source>
        <translation>正規化</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="306"/>
        <source>The curve of the way to this key, from the key before it</source>
        <translation>從上一個關鍵影格到此關鍵影格的補間曲線</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="25"/>
        <source>Set %1 of %n bone key(s)</source>
        <translation>
            <numerusform>設定 %n 個骨骼關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="28"/>
        <source>Set %1 of %n morph key(s)</source>
        <translation>
            <numerusform>設定 %n 個表情關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="31"/>
        <source>Set %1 of %n camera key(s)</source>
        <translation>
            <numerusform>設定 %n 個鏡頭關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="34"/>
        <source>Set %1 of %n light key(s)</source>
        <translation>
            <numerusform>設定 %n 個照明關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="37"/>
        <source>Set %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>設定 %n 個自陰影關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="40"/>
        <source>Set %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>設定 %n 筆顯示・IK 記錄的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="52"/>
        <source>Change %1 of %n bone key(s)</source>
        <translation>
            <numerusform>變更 %n 個骨骼關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="55"/>
        <source>Change %1 of %n morph key(s)</source>
        <translation>
            <numerusform>變更 %n 個表情關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="58"/>
        <source>Change %1 of %n camera key(s)</source>
        <translation>
            <numerusform>變更 %n 個鏡頭關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="61"/>
        <source>Change %1 of %n light key(s)</source>
        <translation>
            <numerusform>變更 %n 個照明關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="64"/>
        <source>Change %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>變更 %n 個自陰影關鍵影格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="67"/>
        <source>Change %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>變更 %n 筆顯示・IK 記錄的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="79"/>
        <source>Switch physics on in %n bone key(s)</source>
        <translation>
            <numerusform>開啟 %n 個骨骼關鍵影格的物理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="80"/>
        <source>Switch physics off in %n bone key(s)</source>
        <translation>
            <numerusform>關閉 %n 個骨骼關鍵影格的物理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="82"/>
        <source>Switch perspective on in %n camera key(s)</source>
        <translation>
            <numerusform>開啟 %n 個鏡頭關鍵影格的透視</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="83"/>
        <source>Switch perspective off in %n camera key(s)</source>
        <translation>
            <numerusform>關閉 %n 個鏡頭關鍵影格的透視</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="85"/>
        <source>Show the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 筆顯示・IK 記錄中顯示模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="86"/>
        <source>Hide the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 筆顯示・IK 記錄中隱藏模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="108"/>
        <source>Correct %n key(s)</source>
        <translation>
            <numerusform>補正 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="120"/>
        <source>Normalise the rotation of %n bone key(s)</source>
        <translation>
            <numerusform>正規化 %n 個骨骼關鍵影格的旋轉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="131"/>
        <source>Switch IK %1 on in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 筆顯示・IK 記錄中開啟 IK %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="132"/>
        <source>Switch IK %1 off in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 筆顯示・IK 記錄中關閉 IK %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="144"/>
        <source>Type the name of an IK bone.</source>
        <translation>請輸入 IK 骨骼的名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="151"/>
        <source>The selected records have this IK bone already.</source>
        <translation>選取的記錄中已有此 IK 骨骼。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="152"/>
        <source>Add IK %1 to %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 筆顯示・IK 記錄中新增 IK %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="161"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>影格的範圍是 0 到 %1；未移動關鍵影格。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="203"/>
        <source>Add %n key(s) of the rest pose at frame 0</source>
        <translation>
            <numerusform>在影格 0 登錄 %n 個初始狀態關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ViewActions</name>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="22"/>
        <source>Show &amp;all</source>
        <translation>顯示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="23"/>
        <source>Fit all keys into the view</source>
        <translation>縮放以顯示所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="26"/>
        <source>Show &amp;selection</source>
        <translation>顯示選取範圍(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="27"/>
        <source>Fit the selected keys into the view</source>
        <translation>縮放以顯示選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Show fewer frames</source>
        <translation>顯示較少的影格</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Show more frames</source>
        <translation>顯示較多的影格</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="39"/>
        <source>&amp;Expand groups</source>
        <translation>展開群組(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="40"/>
        <source>Open all groups of tracks</source>
        <translation>展開所有軌道群組</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="42"/>
        <source>&amp;Collapse groups</source>
        <translation>摺疊群組(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="43"/>
        <source>Close all groups of tracks</source>
        <translation>摺疊所有軌道群組</translation>
    </message>
</context>
</TS>
