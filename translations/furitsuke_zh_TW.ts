<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
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
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>不顯示視窗，將其繪製到圖片檔後結束。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="35"/>
        <source>The size of that picture, such as 1440x860.</source>
        <translation>該圖片的尺寸，例如 1440x860。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="37"/>
        <source>The language of the window: en, ja, zh_CN or zh_TW.</source>
        <translation>視窗的語言：en、ja、zh_CN 或 zh_TW。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="39"/>
        <source>The colours of the window: light, dark or system.</source>
        <translation>視窗的配色：light、dark 或 system。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="46"/>
        <source>Show this help.</source>
        <translation>顯示此說明。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="51"/>
        <source>Show the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="91"/>
        <source>“%1 --help” tells more.</source>
        <translation>詳情請執行「%1 --help」。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="110"/>
        <source>Files are missing: %1</source>
        <translation>缺少檔案：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="112"/>
        <source>There are too many files: %1</source>
        <translation>檔案過多：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="130"/>
        <source>The output cannot be written.</source>
        <translation>無法寫入輸出。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="137"/>
        <source>“help” takes the name of one command.</source>
        <translation>「help」只接受一個命令名稱。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="148"/>
        <source>There is no command “%1”.</source>
        <translation>沒有命令「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="165"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1（Qt %2）</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="176"/>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="178"/>
        <source>This is not a regular file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="180"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>「%1」既不是檔案也不是命令。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="182"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="194"/>
        <location filename="../app/cli/cli.cpp" line="208"/>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="196"/>
        <location filename="../app/cli/cli.cpp" line="206"/>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="200"/>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Options:</source>
        <translation>選項：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="209"/>
        <source>   or: %1</source>
        <translation>  或：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="210"/>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="212"/>
        <source>Opens motion files (VMD) of MikuMikuDance in the editor. With a command it works without a window.</source>
        <translation>在編輯器中開啟 MikuMikuDance 的動作檔（VMD）。指定命令時不顯示視窗。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="214"/>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="219"/>
        <source>Shows the help of a command.</source>
        <translation>顯示某個命令的說明。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="223"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>若檔案與命令同名，請連同資料夾一起指定：./info。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>The exit status is 0 when all is well, 1 when there is a finding, 2 after an error.</source>
        <translation>結束狀態：一切正常為 0，發現問題為 1，發生錯誤為 2。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="248"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>「%1」不是此系統編碼中的文字；請重新命名該檔案。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="51"/>
        <source>Print JSON instead of text.</source>
        <translation>以 JSON 代替文字輸出。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="57"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>以 cp932、gb18030、big5 或 utf-8 讀取名稱，不作推測。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="63"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUT 已存在時將其取代。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="74"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>「%1」不是已知的編碼；可用 cp932、gb18030、big5 和 utf-8。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="92"/>
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
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>「%1」：範圍的結束在開始之前。</translation>
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
        <location filename="../app/cli/samplecommand.cpp" line="24"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>影格：數字和範圍，例如 0,12.5,30-60,0-10:0.5。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="31"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>軌道第一個關鍵影格之前：mmd（從影格 0 的初始狀態開始，預設）或 hold。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="38"/>
        <source>Only bones and morphs of this name (* and ? stand for any characters), or
one of camera, light, shadow, states. May be given several times.</source>
        <translation>僅限此名稱的骨骼和表情（* 和 ? 代表任意字元），或
camera、light、shadow、states 之一。可多次給出。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="188"/>
        <source>Frame %1</source>
        <translation>影格 %1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="190"/>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>physics off</source>
        <translation>物理關</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="208"/>
        <source>Camera distance</source>
        <translation>鏡頭距離</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="209"/>
        <source>Camera target</source>
        <translation>鏡頭目標</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="210"/>
        <source>Camera rotation (radians)</source>
        <translation>鏡頭旋轉（弧度）</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="212"/>
        <source>Camera view angle</source>
        <translation>鏡頭視角</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="213"/>
        <source>Camera projection</source>
        <translation>鏡頭投影</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="218"/>
        <source>Light colour</source>
        <translation>照明顏色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="220"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="224"/>
        <source>Self shadow mode</source>
        <translation>自陰影模式</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="225"/>
        <source>Self shadow distance</source>
        <translation>自陰影距離</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>Visible</source>
        <translation>顯示</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="246"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>缺少 --frames：需要哪些影格？</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="254"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-first 只接受 mmd 或 hold，不接受「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="266"/>
        <source>There is no track “%1”.</source>
        <translation>沒有軌道「%1」。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="287"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>輸出動作在各影格的狀態，關鍵影格之間也可以。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="288"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置為相對初始位置的偏移，旋轉為四元數 x, y, z, w；
鏡頭角度為檔案中儲存的弧度。</translation>
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
        <location filename="../editor-core/motion/diagnostic.cpp" line="44"/>
        <source>Header</source>
        <translation>檔頭</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="46"/>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="48"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="50"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="52"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="54"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="56"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="58"/>
        <source>End of file</source>
        <translation>檔案結尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="62"/>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="82"/>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="84"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="88"/>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="95"/>
        <source>, record %1</source>
        <translation>，記錄 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="97"/>
        <source>, byte %1</source>
        <translation>，位元組 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source> (%1 records)</source>
        <translation>（%1 筆記錄）</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="27"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="257"/>
        <source>Dope sheet</source>
        <translation>攝影表</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="93"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>沒有關鍵影格。請用「檔案 &gt; 開啟」開啟動作（VMD），或將其拖放到此處。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="103"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>覆寫 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="282"/>
        <source>%1, frame %2</source>
        <translation>%1，影格 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="283"/>
        <source>%n key(s) here</source>
        <translation>
            <numerusform>此處有 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="297"/>
        <source>Moving %n key(s)</source>
        <translation>
            <numerusform>正在移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="298"/>
        <source>%1 by %2 frames. Esc cancels.</source>
        <translation>%1（%2 影格）。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="301"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>將覆寫 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="304"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>框選：Shift 加入，Ctrl 反轉，Alt 移除。按 Esc 取消。</translation>
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
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="48"/>
        <source>linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="61"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <source>Rotation</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <source>Quaternion</source>
        <translation>四元數</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve X</source>
        <translation>X 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve Y</source>
        <translation>Y 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="67"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve Z</source>
        <translation>Z 曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="68"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="95"/>
        <source>Curve rotation</source>
        <translation>旋轉曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="69"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="75"/>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="119"/>
        <source>%1  (stored %2)</source>
        <translation>%1 （儲存值 %2）</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="86"/>
        <source>Target</source>
        <translation>目標</translation>
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
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="96"/>
        <source>Curve distance</source>
        <translation>距離曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="97"/>
        <source>Curve view angle</source>
        <translation>視角曲線</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="109"/>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>no self shadow</source>
        <translation>無自陰影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>mode %1</source>
        <translation>模式 %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="125"/>
        <source>Visible</source>
        <translation>顯示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="127"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="139"/>
        <source>mixed</source>
        <translation>多個值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="159"/>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="161"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n 條軌道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="162"/>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="165"/>
        <source>Keys</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>Values</source>
        <translation>數值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>keys of several kinds</source>
        <translation>多種關鍵影格</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="192"/>
        <source>(the first %n key(s) were compared)</source>
        <translation>
            <numerusform>（僅比較了前 %n 個關鍵影格）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyReadout</name>
    <message>
        <location filename="../widgets/inspector/keyreadout.cpp" line="50"/>
        <source>No key is selected. Click a key in the dope sheet to read its values here.</source>
        <translation>未選取關鍵影格。在攝影表中點選關鍵影格，即可在此檢視其數值。</translation>
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
    <name>furitsuke::Main</name>
    <message>
        <location filename="../app/main.cpp" line="51"/>
        <source>--size takes e.g. 1440x860.</source>
        <translation>--size 的格式如 1440x860。</translation>
    </message>
    <message>
        <location filename="../app/main.cpp" line="74"/>
        <source>The session is drawn in %1</source>
        <translation>視窗已繪製到 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="158"/>
        <source>Selected key</source>
        <translation>選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="159"/>
        <source>Findings in the file</source>
        <translation>檔案檢查結果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="160"/>
        <source>History</source>
        <translation>歷程記錄</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="161"/>
        <source>Tool bar</source>
        <translation>工具列</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="162"/>
        <location filename="../app/mainwindow.cpp" line="164"/>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="163"/>
        <source>Frame of the playhead. Type a number to go there.</source>
        <translation>播放頭所在的影格。輸入數字即可跳至該處。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="165"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="167"/>
        <source>As opened</source>
        <translation>開啟時的狀態</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="214"/>
        <source>This file is open here already.</source>
        <translation>此檔案已在這裡開啟。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="248"/>
        <source>Opening “%1”…</source>
        <translation>正在開啟「%1」…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="266"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>這是程式內附的示範動作。用「檔案 &gt; 開啟」開啟自己的動作，或將其拖放到這裡。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="276"/>
        <source>The file cannot be opened</source>
        <translation>無法開啟檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="277"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>無法開啟「%1」。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="300"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>檔案已損壞；能讀取的內容已在此處。請檢視檢查結果。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="302"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>此檔案有 %n 則檢查結果，請見下方。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="324"/>
        <source>Changed on disk</source>
        <translation>磁碟上的檔案已變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="325"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>「%1」在此開啟之後已被其他程式變更。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="330"/>
        <source>Overwrite it</source>
        <translation>覆寫</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="347"/>
        <source>Save motion</source>
        <translation>儲存動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 動作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="364"/>
        <source>Saving “%1”…</source>
        <translation>正在儲存「%1」…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="380"/>
        <source>The file cannot be saved</source>
        <translation>無法儲存檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="394"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>已儲存「%1」，並讀回核對。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="398"/>
        <source>The file before is kept as “%1”.</source>
        <translation>先前的檔案已保留為「%1」。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="409"/>
        <source>Open motion</source>
        <translation>開啟動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="443"/>
        <source>No file was opened yet</source>
        <translation>尚未開啟過檔案</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="447"/>
        <source>Forget these files</source>
        <translation>清除這些記錄</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Demo: %1</source>
        <translation>示範：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="473"/>
        <source>%1 keys</source>
        <translation>%1 個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="474"/>
        <source>%1 tracks</source>
        <translation>%1 條軌道</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="475"/>
        <source>%1 selected</source>
        <translation>已選取 %1 個</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="483"/>
        <source>Frame %1  ·  %2</source>
        <translation>影格 %1  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="494"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>拖曳關鍵影格可移動，從空白處拖曳可框選。滾輪縮放，Ctrl+滾輪上下捲動，中鍵平移。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="508"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>已覆寫 %n 個關鍵影格；復原即可還原。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="523"/>
        <source>Unsaved changes</source>
        <translation>未儲存的變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="524"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」有未儲存的變更。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="527"/>
        <source>Save them before the window is closed?</source>
        <translation>關閉視窗前要儲存嗎？</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>Open motions (VMD)</source>
        <translation>開啟動作（VMD）</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="58"/>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="59"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>儲存，並在取代舊檔案前讀回核對</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save under another name</source>
        <translation>以其他名稱儲存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>&amp;New window</source>
        <translation>新增視窗(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>Open another window</source>
        <translation>開啟另一個視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>&amp;Close window</source>
        <translation>關閉視窗(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>Close this window</source>
        <translation>關閉此視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Close all windows</source>
        <translation>關閉所有視窗</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>&amp;Dance</source>
        <translation>舞蹈(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Face (morphs only)</source>
        <translation>臉部（僅表情）(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Camera</source>
        <translation>鏡頭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>Open a motion that comes with the program</source>
        <translation>開啟程式內附的動作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="93"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>以此編碼讀取並顯示名稱；不改變任何位元組</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo: %1</source>
        <translation>復原(&amp;U)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="107"/>
        <source>Take the last change back</source>
        <translation>復原上一次變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="111"/>
        <source>Undone: %1</source>
        <translation>已復原：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="116"/>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="116"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="117"/>
        <source>Make the last change again</source>
        <translation>重做上一次變更</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="121"/>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>&amp;Delete keys</source>
        <translation>刪除關鍵影格(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>Delete the selected keys</source>
        <translation>刪除選取的關鍵影格</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="143"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>將關鍵影格往前移 %n 影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>將關鍵影格往後移 %n 影格</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="146"/>
        <source>Move the selected keys in time</source>
        <translation>在時間上移動選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="150"/>
        <source>Undo &amp;memory…</source>
        <translation>復原記憶體(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="151"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>可復原的步驟最多占用多少記憶體</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="154"/>
        <source>Select &amp;all</source>
        <translation>全選(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="155"/>
        <source>Select all keys, display/IK records included</source>
        <translation>選取所有關鍵影格，包括顯示・IK 記錄</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Select &amp;none</source>
        <translation>取消選取(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Clear the selection</source>
        <translation>清除選取</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <source>&amp;Invert selection</source>
        <translation>反轉選取(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="163"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>改為選取目前未選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="166"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>選取軌道在播放頭處的關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>將目前軌道在播放頭所在影格的關鍵影格加入選取或移出選取</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="171"/>
        <source>Select the whole &amp;track</source>
        <translation>選取整個軌道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="172"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>將目前軌道或群組的所有關鍵影格加入選取或移出選取</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="176"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>選取播放頭處的關鍵影格(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="177"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>選取所有軌道在播放頭所在影格的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Show &amp;all</source>
        <translation>顯示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Fit all keys into the view</source>
        <translation>縮放以顯示所有關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>Show &amp;selection</source>
        <translation>顯示選取範圍(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Fit the selected keys into the view</source>
        <translation>縮放以顯示選取的關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Show fewer frames</source>
        <translation>顯示較少的影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Show more frames</source>
        <translation>顯示較多的影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>&amp;Expand groups</source>
        <translation>展開群組(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>Open all groups of tracks</source>
        <translation>展開所有軌道群組</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="208"/>
        <source>&amp;Collapse groups</source>
        <translation>摺疊群組(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="209"/>
        <source>Close all groups of tracks</source>
        <translation>摺疊所有軌道群組</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>&amp;Reset layout</source>
        <translation>重設版面配置(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>Put all panels back</source>
        <translation>將所有面板恢復原位</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="225"/>
        <source>Previous frame</source>
        <translation>上一影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="227"/>
        <source>Next frame</source>
        <translation>下一影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="229"/>
        <source>10 frames back</source>
        <translation>後退 10 影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="231"/>
        <source>10 frames forward</source>
        <translation>前進 10 影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="233"/>
        <source>Previous key</source>
        <translation>上一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="235"/>
        <source>Next key</source>
        <translation>下一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="237"/>
        <source>Start</source>
        <translation>開頭</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="239"/>
        <source>Last key</source>
        <translation>最後一個關鍵影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="241"/>
        <source>Track above</source>
        <translation>上方軌道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="242"/>
        <source>Track below</source>
        <translation>下方軌道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>&amp;Go to frame</source>
        <translation>移至影格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>Type the frame to go to</source>
        <translation>輸入要移至的影格</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="258"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>鍵盤快速鍵(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="259"/>
        <source>See and change shortcuts</source>
        <translation>檢視和變更快速鍵</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="270"/>
        <source>&amp;About Furitsuke</source>
        <translation>關於 Furitsuke(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="274"/>
        <source>About Furitsuke</source>
        <translation>關於 Furitsuke</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="278"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDance 動作檔編輯器。依 GNU 通用公共授權條款第 3 版或更新版本發布的自由軟體。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="302"/>
        <source>Open &amp;recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>&amp;Demo motions</source>
        <translation>示範動作(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="308"/>
        <source>Names are in</source>
        <translation>名稱編碼</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="313"/>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="316"/>
        <source>&amp;Select</source>
        <translation>選取(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>&amp;Go</source>
        <translation>移至(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="324"/>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="327"/>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="347"/>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="353"/>
        <location filename="../app/mainwindowactions.cpp" line="365"/>
        <source>&amp;System</source>
        <translation>跟隨系統(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="360"/>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="371"/>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="432"/>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="433"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="436"/>
        <source>Nothing to undo</source>
        <translation>沒有可復原的操作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="437"/>
        <source>Nothing to redo</source>
        <translation>沒有可重做的操作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="448"/>
        <source>Undo memory</source>
        <translation>復原記憶體</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="450"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>每個視窗用於復原的記憶體（百萬位元組）。最早的步驟先被捨棄，最新的一步始終保留。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key after this frame.</source>
        <translation>此影格之後沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key before this frame.</source>
        <translation>此影格之前沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="506"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>沒有目前軌道；可用上下方向鍵選擇。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="512"/>
        <source>The current track has no key there.</source>
        <translation>目前軌道在那裡沒有關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="534"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>此檢查結果針對檔案，而非某個關鍵影格。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="552"/>
        <source>No key belongs to this finding.</source>
        <translation>沒有與此檢查結果對應的關鍵影格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="62"/>
        <source>(no name)</source>
        <translation>（無名稱）</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="65"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="67"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="69"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="73"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="187"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>刪除 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="195"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移動 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="198"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（後移 %n 影格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="199"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 影格）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="203"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="222"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆寫 %2 個</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="205"/>
        <source>%1, dropping %2</source>
        <translation>%1，捨棄 %2 個</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="220"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>插入 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="236"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>變更 %n 個骨骼關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="243"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>變更 %n 個表情關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="250"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>變更 %n 個鏡頭關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="257"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>變更 %n 個照明關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="264"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>變更 %n 個自陰影關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="271"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>變更 %n 筆顯示・IK 記錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="278"/>
        <source>Set the curves of %n bone key(s)</source>
        <translation>
            <numerusform>設定 %n 個骨骼關鍵影格的補間曲線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="285"/>
        <source>Set the curves of %n camera key(s)</source>
        <translation>
            <numerusform>設定 %n 個鏡頭關鍵影格的補間曲線</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="299"/>
        <source>Rename “%1” to “%2”</source>
        <translation>將「%1」重新命名為「%2」</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="259"/>
        <source>There is no such member here.</source>
        <translation>此處沒有這樣的成員。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="129"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="231"/>
        <source>An object is expected.</source>
        <translation>應為物件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="191"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="324"/>
        <source>The member “%1” is missing.</source>
        <translation>缺少成員「%1」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="128"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="233"/>
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
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="156"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>應為 4 個位元組的陣列：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="168"/>
        <source>A string is expected.</source>
        <translation>應為字串。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="176"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>應為十六進位數字的字串，每個位元組兩位。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="180"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>有 %1 個位元組；最多應為 %2 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="190"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>有 %1 個位元組；應為 %2 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="207"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="219"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="222"/>
        <source>a zero byte</source>
        <translation>零位元組</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="227"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="230"/>
        <source>Reading failed: %1</source>
        <translation>讀取失敗：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="120"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>值的巢狀過深，或數量過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="210"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>成員「%1」重複，或成員過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="215"/>
        <source>This member is given twice.</source>
        <translation>此成員重複。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="228"/>
        <source>There are too many values.</source>
        <translation>值過多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="257"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>這不是動作：表明類型的成員「format」必須在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="286"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>此區段中有的關鍵影格有 order，有的沒有。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="322"/>
        <source>This is not a motion: the member “%1” is missing.</source>
        <translation>這不是動作：缺少成員「%1」。</translation>
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
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="294"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>有長度為零的旋轉；已保留，並視為無旋轉。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="296"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>有旋轉不是單位長度；已保留，播放時正規化。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="300"/>
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
        <location filename="../editor-core/vmd/reader.cpp" line="78"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="111"/>
        <source>The file is empty.</source>
        <translation>檔案為空。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>不是 VMD 檔案：只有 %n 個位元組。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="117"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>不是 VMD 檔案：開頭不是「Vocaloid Motion Data」。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="124"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>檔案在檔頭中就結束了：%2 個位元組中只有 %1 個。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="133"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>舊式檔頭，模型名稱為 10 個位元組；已照樣保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="136"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>未知版本「%1」；以版本 0002 讀取。其他程式可能拒絕此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="143"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>簽章之後的位元組不為零，與舊版 MMD 的檔案相同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="166"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>區段宣告沒有記錄，其後卻有一筆，與舊版 MMD 的檔案相同；該記錄已保留，不含關鍵影格。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="173"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>宣告有 %1 筆記錄，但實際只有 %2 筆；已保留這些記錄。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="193"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>檔案在此區段的記錄數中就結束了；其 %n 個位元組已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="198"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>宣告有 %1 筆記錄，但檔案剩餘部分容納不下；其 %2 個位元組已原樣保留。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="187"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>結尾一筆不完整記錄的 %n 個位元組已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="206"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最後一個區段之後還有 %n 個位元組；已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="211"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>檔案在此區段之前結束；僅在加入關鍵影格後才會寫入此區段。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="277"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>視角為 0 或超過 180 度；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="318"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>自陰影模式超過 2；已保留，並視為模式 2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="380"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名稱以 %1 讀取，因為這樣已知名稱最多；MMD 會以 cp932 讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="390"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>模型名稱「%1」在字元中間被截斷，或不屬於 %2；其位元組已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="454"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>有名稱在字元中間被截斷，或不屬於 %1，第一個是「%2」；其位元組已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="422"/>
        <source>Keys have an empty name; kept.</source>
        <translation>有關鍵影格的名稱為空；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="469"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>檔案既有骨骼或表情，又有鏡頭或照明；MMD 只讀取鏡頭部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="471"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>檔案既有骨骼或表情，又有鏡頭或照明；MMD 只讀取骨骼部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="475"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>鏡頭或照明動作沒有使用 MMD 的保留模型名稱；MMD 會拒絕讀取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="496"/>
        <source>There is not enough memory for this file.</source>
        <translation>記憶體不足，無法讀取此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="506"/>
        <source>There is no such file.</source>
        <translation>沒有此檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="508"/>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="510"/>
        <source>This is not a regular file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="516"/>
        <location filename="../editor-core/vmd/reader.cpp" line="525"/>
        <source>The file cannot be read: %1</source>
        <translation>無法讀取檔案：%1</translation>
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
        <location filename="../editor-core/document/filesave.cpp" line="116"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>「%1」是指向自身的連結。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="118"/>
        <source>“%1” is not a regular file.</source>
        <translation>「%1」不是一般檔案。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="120"/>
        <source>“%1” is write-protected.</source>
        <translation>「%1」受防寫保護。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>無法在「%1」中建立檔案：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="135"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>寫入失敗：%1。原有檔案未受影響。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="149"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>無法保留備份：%1。原有檔案未受影響。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="179"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="174"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>寫入的內容讀回後與動作不一致。舊檔案未變動。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="157"/>
        <source>The file cannot be replaced: %1</source>
        <translation>無法取代檔案：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="40"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>「%1」已存在，且不是 PNG 圖片。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="52"/>
        <source>“%1”: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="66"/>
        <source>“%1” cannot be written.</source>
        <translation>無法寫入「%1」。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="50"/>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="52"/>
        <source>Find an action or a key</source>
        <translation>尋找操作或按鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Shortcut</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="63"/>
        <source>No shortcut</source>
        <translation>無快速鍵</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="64"/>
        <source>Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="66"/>
        <source>New shortcut:</source>
        <translation>新快速鍵：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="71"/>
        <source>Reset all</source>
        <translation>全部重設</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="91"/>
        <source>Already used by: %1. Assigning takes it away there.</source>
        <translation>已用於：%1。指定後將從該處移除。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="45"/>
        <source>Time ruler</source>
        <translation>時間尺規</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="46"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>拖曳可移動播放頭。滾輪縮放。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="18"/>
        <source>This track has no name of its own.</source>
        <translation>此軌道沒有自己的名稱。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="20"/>
        <source>A name must not be empty.</source>
        <translation>名稱不能為空。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="23"/>
        <source>Another track has this name after byte 15; the file could not tell them apart.</source>
        <translation>截斷至 15 位元組後，另一條軌道與此同名；檔案將無法區分兩者。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="195"/>
        <source>Track list</source>
        <translation>軌道清單</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="213"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n 個關鍵影格。按兩下即可選取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackRows</name>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="64"/>
        <source>All bones</source>
        <translation>全部骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="74"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="79"/>
        <source>Camera</source>
        <translation>鏡頭</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="80"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="81"/>
        <source>Self shadow</source>
        <translation>自陰影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="82"/>
        <source>Display/IK</source>
        <translation>顯示・IK</translation>
    </message>
</context>
</TS>
