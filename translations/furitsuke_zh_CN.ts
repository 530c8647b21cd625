<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>furitsuke::ActionHost</name>
    <message>
        <location filename="../app/actions/actionhost.cpp" line="43"/>
        <source>Select keys first.</source>
        <translation>请先选择关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ActionSearch</name>
    <message>
        <location filename="../app/actionsearch.cpp" line="148"/>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actionsearch.cpp" line="149"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="170"/>
        <source>Go to frame %1</source>
        <translation>转到第 %1 帧</translation>
    </message>
    <message>
        <location filename="../app/actionsearch.cpp" line="175"/>
        <source>Move the playhead there</source>
        <translation>将播放头移到那里</translation>
    </message>
</context>
<context>
    <name>furitsuke::AudioSinkOutput</name>
    <message>
        <location filename="../app/sound/audiofeeder.cpp" line="113"/>
        <source>The sound device cannot be opened; nothing is heard.</source>
        <translation>无法打开声音设备，不会发出声音。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="36"/>
        <source>No sound device was found; nothing is heard.</source>
        <translation>找不到声音设备，不会发出声音。</translation>
    </message>
    <message>
        <location filename="../app/sound/audiosinkoutput.cpp" line="39"/>
        <source>The sound device takes no usual format; nothing is heard.</source>
        <translation>声音设备不支持常用格式，不会发出声音。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelBar</name>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="161"/>
        <source>Click: this channel alone. Ctrl+click, or Ctrl+Space: add it, or take it away.</source>
        <translation>点击：只选此通道。Ctrl+点击或 Ctrl+空格：加入或移除。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="170"/>
        <source>No selected key moves on this channel: its curve is kept, but shows nothing.</source>
        <translation>所选关键帧在此通道上都不动：曲线会保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="172"/>
        <source>%1 (still)</source>
        <extracomment>Behind the name of a channel that does not move; as short as possible</extracomment>
        <translation>%1（不动）</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="175"/>
        <source>%1 (mixed)</source>
        <extracomment>Behind the name of a channel on which the selected keys have different curves; short</extracomment>
        <translation>%1（多个值）</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="178"/>
        <source>The selected keys have different curves here.</source>
        <translation>所选关键帧在此处的曲线各不相同。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="202"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../widgets/curves/channelbar.cpp" line="203"/>
        <source>Show and edit all channels</source>
        <translation>显示并编辑全部通道</translation>
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
        <translation>%1 个错误</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="37"/>
        <source>warnings: %1</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="39"/>
        <source>notes: %1</source>
        <translation>%1 条提示</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="40"/>
        <source>no findings</source>
        <translation>未发现问题</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="41"/>
        <source>%1; round trip exact</source>
        <translation>%1；读写往返完全一致</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="42"/>
        <source>%1; ROUND TRIP NOT EXACT</source>
        <translation>%1；读写往返【不一致】</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="94"/>
        <source>Prints diagnostics, and whether a save gives back the same bytes.</source>
        <translation>输出诊断信息，并检查保存后字节是否一致。</translation>
    </message>
    <message>
        <location filename="../app/cli/checkcommand.cpp" line="95"/>
        <source>The exit status is 1 where there is a warning or an error, or where a save would change bytes.</source>
        <translation>有警告或错误，或保存会改变字节时，退出状态为 1。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="38"/>
        <source>--%1 takes one of %2, not “%3”.</source>
        <translation>--%1 可用的值是 %2，而不是“%3”。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="48"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>不显示窗口，将其绘制到图片文件后结束。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="51"/>
        <source>The size of that picture, such as 1440x860; from %1 to %2.</source>
        <translation>图片的大小，如 1440x860；从 %1 到 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="55"/>
        <source>The language of the window: %1.</source>
        <translation>窗口的语言：%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/windowoptions.cpp" line="58"/>
        <source>The colours of the window: %1.</source>
        <translation>窗口的配色：%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="91"/>
        <source>--show takes %1 or none, not “%2”.</source>
        <translation>--show 可为 %1 或 none，不能是“%2”。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="101"/>
        <source>--motion is missing: which motion is to be drawn?</source>
        <translation>缺少 --motion：要绘制哪个动作？</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="103"/>
        <source>--output is missing: where is the picture to go?</source>
        <translation>缺少 --output：图片要保存到哪里？</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="108"/>
        <source>--frame takes a number from 0, not “%1”.</source>
        <translation>--frame 应为 0 以上的数，不能是“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="113"/>
        <location filename="../app/cli/windowoptions.cpp" line="77"/>
        <source>--size takes width x height, from %1 to %2, not “%3”.</source>
        <translation>--size 的值是宽x高，从 %1 到 %2，而不是“%3”。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="120"/>
        <source>--from takes %1, not “%2”.</source>
        <translation>--from 可为 %1，不能是“%2”。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="127"/>
        <source>--background takes a colour such as #ffffff or white, not “%1”.</source>
        <translation>--background 应为 #ffffff 或 white 这样的颜色，不能是“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="163"/>
        <source>Pictures need a display with OpenGL; a virtual one will do: xvfb-run %1</source>
        <translation>绘制图片需要支持 OpenGL 的显示器，虚拟显示器也可以：xvfb-run %1</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="177"/>
        <source>This motion has no camera keys.</source>
        <translation>此动作没有镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="205"/>
        <source>The file cannot be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="220"/>
        <source>Draws a model in a motion at a frame into a PNG file.</source>
        <translation>将模型在动作某一帧的样子绘制到 PNG 文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="221"/>
        <source>The view is that of the camera file, else of camera keys in the motion, else from the front.
A display is needed; a virtual one will do (xvfb-run).</source>
        <translation>视角取自镜头文件，其次取自动作中的镜头关键帧，都没有则为正面。
需要显示器，虚拟显示器也可以（xvfb-run）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="225"/>
        <source>The motion (VMD).</source>
        <translation>动作（VMD）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="226"/>
        <source>The model: a PMX or PMD file, or testrig (the default).</source>
        <translation>模型：PMX 或 PMD 文件，或 testrig（默认）。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="228"/>
        <source>A motion whose camera and light are taken.</source>
        <translation>用于镜头和照明的动作。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="229"/>
        <source>The frame, also between whole ones; 0 where it is not given.</source>
        <translation>帧，可以是整数帧之间；默认为 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="231"/>
        <source>The size of the picture; 1280x720 where it is not given.</source>
        <translation>图片大小；默认为 1280x720。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="233"/>
        <source>The picture file.</source>
        <translation>图片文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="235"/>
        <source>Look from this side, whatever cameras there are:
%1.</source>
        <translation>不论有无镜头，都从这一侧看：
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="239"/>
        <source>What is drawn: some of %1,
or none; grid,skin,edges where it is not given.</source>
        <translation>绘制的内容：%1 中的若干项，
或 none；默认为 grid,skin,edges。</translation>
    </message>
    <message>
        <location filename="../app/cli/rendercommand.cpp" line="242"/>
        <source>The colour behind it, such as #ffffff.</source>
        <translation>背景颜色，例如 #ffffff。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="38"/>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="78"/>
        <source>“%1 --help” tells more.</source>
        <translation>详情请运行“%1 --help”。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="97"/>
        <source>Files are missing: %1</source>
        <translation>缺少文件：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="99"/>
        <source>There are too many files: %1</source>
        <translation>文件过多：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="117"/>
        <source>The output cannot be written.</source>
        <translation>无法写入输出。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="124"/>
        <source>“help” takes the name of one command.</source>
        <translation>“help”只接受一个命令名。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="135"/>
        <source>There is no command “%1”.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="156"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1（Qt %2）</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="167"/>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="169"/>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="171"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>“%1”既不是文件也不是命令。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="173"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
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
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="191"/>
        <location filename="../app/cli/cli.cpp" line="221"/>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="195"/>
        <source>Exit status:</source>
        <translation>退出状态：</translation>
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
        <translation>在编辑器中打开 MikuMikuDance 的动作文件（VMD）。给出命令时不显示窗口。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="211"/>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Shows the help of a command.</source>
        <translation>显示某个命令的帮助。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>若文件与命令同名，请连同文件夹一起给出：./info。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="226"/>
        <source>The exit status is 0 when all is well, 1 when there is something to know (a finding; an
edit that was done, but overwrote, cut or left out something), 2 after an error.</source>
        <translation>退出状态：一切正常为 0；有需要知道的事（有发现，或编辑已完成但有覆盖、截断或略过）为 1；
出错为 2。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="256"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>“%1”不是此系统编码中的文本；请重命名该文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <location filename="../app/cli/renamecommand.cpp" line="106"/>
        <location filename="../app/cli/renamecommand.cpp" line="113"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="54"/>
        <source>Print JSON instead of text.</source>
        <translation>以 JSON 代替文本输出。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="60"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>按 cp932、gb18030、big5 或 utf-8 读取名称，不作推测。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="66"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUT 已存在时将其替换。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="77"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>“%1”不是已知的编码；可用 cp932、gb18030、big5 和 utf-8。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="95"/>
        <source>The file exists; --force replaces it.</source>
        <translation>文件已存在；使用 --force 可将其替换。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="45"/>
        <source>What was written does not read back: %1</source>
        <translation>写入的内容无法读回：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="49"/>
        <source>What was written does not give back the bytes of %1.</source>
        <translation>写入的内容无法还原 %1 的字节。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="65"/>
        <source>%1: JSON, gives back the bytes of %2</source>
        <translation>%1：JSON，可逐字节还原 %2</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="73"/>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="86"/>
        <source>%1: VMD, %2 bytes</source>
        <translation>%1：VMD，%2 字节</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="100"/>
        <source>JSON says itself how its names are encoded; --encoding is for VMD files.</source>
        <translation>JSON 自身已注明名称的编码；--encoding 仅用于 VMD 文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="115"/>
        <source>Turns a VMD file into JSON, or such JSON into a VMD file.</source>
        <translation>将 VMD 文件转换为 JSON，或将此种 JSON 转换为 VMD 文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/convertcommand.cpp" line="117"/>
        <source>What IN holds decides, not its name. The JSON gives back the VMD byte for byte.</source>
        <translation>转换方向取决于 IN 的内容，而非其文件名。JSON 可逐字节还原 VMD。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="21"/>
        <source>Keep a file that is replaced as OUT.bak.</source>
        <translation>将被替换的文件保留为 OUT.bak。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="42"/>
        <location filename="../app/cli/infocommand.cpp" line="161"/>
        <location filename="../app/cli/modeltext.cpp" line="84"/>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="43"/>
        <source>the same as in %1</source>
        <translation>与 %1 相同</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="44"/>
        <source>NOT THE SAME as in %1</source>
        <translation>与 %1 【不同】</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="56"/>
        <source>Reads a motion file and writes it again.</source>
        <translation>读取动作文件并重新写出。</translation>
    </message>
    <message>
        <location filename="../app/cli/copycommand.cpp" line="57"/>
        <source>OUT is there only when it is whole; IN and OUT may be one file.</source>
        <translation>OUT 仅在完整写好后才会出现；IN 与 OUT 可以是同一文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="27"/>
        <source>These are more than %1 frames.</source>
        <translation>超过了 %1 帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="46"/>
        <source>“%1” is no frame; a number is expected, or a range such as 0-60 or 0-60:0.5.</source>
        <translation>“%1”不是帧；应为数字，或 0-60、0-60:0.5 这样的范围。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="56"/>
        <source>“%1”: there are no frames beyond %2.</source>
        <translation>“%1”：没有超过 %2 的帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="24"/>
        <source>Write the edited motion here; it may be IN itself, with --force.</source>
        <translation>编辑后的动作写入此文件；加上 --force 时可以就是 IN。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="38"/>
        <source>Only keys at these frames, both included: 30-60, 30- or 30.</source>
        <translation>仅限这些帧的关键帧，含两端：30-60、30- 或 30。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="49"/>
        <source>--tracks names no track.</source>
        <translation>--tracks 没有指定轨道。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="59"/>
        <source>There is no track “%1” with keys.</source>
        <translation>没有含关键帧的轨道“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="92"/>
        <source>“%1” is no range of frames; 30-60, 30- or 30 is expected, up to %2.</source>
        <translation>“%1”不是帧范围；应为 30-60、30- 或 30，最大到 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="96"/>
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>“%1”：范围的结束在开始之前。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="105"/>
        <source>Edit what could be read of a damaged file.</source>
        <translation>编辑损坏文件中能读出的部分。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="130"/>
        <source>-o is missing: where is the edited motion to be written?</source>
        <translation>缺少 -o：编辑后的动作要写到哪里？</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="142"/>
        <source>The file is damaged; --damaged edits what could be read.</source>
        <translation>文件已损坏；--damaged 会编辑能读出的部分。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="183"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>更改 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="192"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>覆盖 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/editcommand.cpp" line="190"/>
        <source>%n key(s) dropped</source>
        <translation>
            <numerusform>丢弃 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="31"/>
        <source>Only tracks that one of these patterns names:</source>
        <translation>只限以下任一模式指定的轨道：</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="164"/>
        <source>%1, frame %2: %3</source>
        <translation>%1，第 %2 帧：%3</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="195"/>
        <source>Nothing was changed: there is no key in these tracks and frames.</source>
        <translation>没有任何改变：这些轨道和帧中没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="196"/>
        <source>Nothing was changed: this edit leaves the motion as it is.</source>
        <translation>没有任何改变：此编辑使动作保持原样。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="205"/>
        <source>0  done as asked. What had to be rounded, to whole frames or degrees, is said.
1  done, but there is something to know, which standard error says: keys were
   overwritten, names cut, values limited, tracks left out, keys come after frame
   %1, or nothing was changed (OUT is then the same as IN).
2  an error: nothing was written.</source>
        <translation>0  按要求完成。取整到整帧或整度时会说明。
1  已完成，但有需要知道的事，写在标准错误中：覆盖了关键帧、截断了名称、
   限制了数值、略过了轨道、关键帧在第 %1 帧之后，或没有任何改变
   （此时 OUT 与 IN 相同）。
2  出错：没有写出任何内容。</translation>
    </message>
    <message>
        <location filename="../app/cli/editcommand.cpp" line="216"/>
        <source>Shift later keys of these tracks along, those after the last edited frame.</source>
        <translation>最后一个被编辑的帧之后，这些轨道的关键帧也一起移动。</translation>
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
        <translation>--%1 只接受 %2 到 %3 的整数，不接受“%4”。</translation>
    </message>
    <message>
        <location filename="../app/cli/framelist.cpp" line="62"/>
        <source>“%1”: the step must not be 0.</source>
        <translation>“%1”：步长不能为 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="79"/>
        <source>MMD 7, 32 bits</source>
        <translation>MMD 7，32 位</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="81"/>
        <source>MMD 7, 64 bits</source>
        <translation>MMD 7，64 位</translation>
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
        <translation>关键帧</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="134"/>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Frames</source>
        <translation>帧范围</translation>
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
        <translation>（MMD 表示镜头和照明的名称）</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="157"/>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="159"/>
        <source>Curve bytes</source>
        <translation>曲线字节</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="160"/>
        <source>as written by %1</source>
        <translation>按 %1 的写法</translation>
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
        <translation>最后一帧</translation>
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
        <translation>区段</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="165"/>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="170"/>
        <source>not in the file</source>
        <translation>文件中没有</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="187"/>
        <source>IK off, by frame</source>
        <translation>各帧关闭的 IK</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="317"/>
        <source>Prints what is in motion files.</source>
        <translation>输出动作文件中的内容。</translation>
    </message>
    <message>
        <location filename="../app/cli/infocommand.cpp" line="318"/>
        <source>Version, model name, keys by section and track, frames, IK switched off, and diagnostics.</source>
        <translation>版本、模型名称、各区段和轨道的关键帧、帧范围、关闭的 IK，以及诊断信息。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="26"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>帧：数字和范围，例如 0,12.5,30-60,0-10:0.5。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="33"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>轨道首个关键帧之前：mmd（从第 0 帧的初始状态开始，默认）或 hold。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="40"/>
        <source>Only what one of these patterns names:</source>
        <translation>只限以下任一模式指定的内容：</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="131"/>
        <source>Frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="39"/>
        <source>System</source>
        <translation>系统</translation>
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
        <translation>组</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="57"/>
        <source>flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="58"/>
        <source>vertex</source>
        <translation>顶点</translation>
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
        <translation>材质</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="65"/>
        <source>impulse</source>
        <translation>冲量</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="82"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="127"/>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Deform</source>
        <translation>变形</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="148"/>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Sphere map</source>
        <translation>球面贴图</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="167"/>
        <source>Toon</source>
        <translation>卡通渲染</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="182"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>found</source>
        <translation>有</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="185"/>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="194"/>
        <source>Parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="195"/>
        <source>Layer</source>
        <translation>变形层级</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="195"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="200"/>
        <source>after</source>
        <translation>物理后</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="208"/>
        <source>%1 turns about (%2, %3, %4) only</source>
        <translation>%1 只绕 (%2, %3, %4) 旋转</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="227"/>
        <source>%1 → %2: %3 loops of %4°; %5</source>
        <translation>%1 → %2：循环 %3 次，%4°；%5</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="253"/>
        <source>Append transform</source>
        <translation>赋予</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="257"/>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="259"/>
        <source>move</source>
        <translation>移动</translation>
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
        <translation>种类</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="277"/>
        <source>Offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="312"/>
        <source>follows its bone</source>
        <translation>跟随骨骼</translation>
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
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="334"/>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="347"/>
        <source>One name to a motion (the first 15 bytes are the same)</source>
        <translation>在动作中名称相同（前 15 字节一样）</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/modeltext.cpp" line="354"/>
        <source>(%n key(s))</source>
        <translation>
            <numerusform>（%n 个关键帧）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="362"/>
        <source>Motion “%1”</source>
        <translation>动作“%1”</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="364"/>
        <source>found: bones %1, morphs %2, IK %3</source>
        <translation>已找到：骨骼 %1，表情 %2，IK %3</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="378"/>
        <source>Bones that the model lacks: %1</source>
        <translation>模型中没有的骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="380"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>模型中没有的表情：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/modeltext.cpp" line="382"/>
        <source>IK that the model lacks: %1</source>
        <translation>模型中没有的 IK：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="127"/>
        <source>physics off</source>
        <translation>物理关</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="120"/>
        <source>Camera distance</source>
        <translation>镜头距离</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="121"/>
        <source>Camera target</source>
        <translation>镜头目标</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="122"/>
        <source>Camera rotation (radians)</source>
        <translation>镜头旋转（弧度）</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="124"/>
        <source>Camera view angle</source>
        <translation>镜头视角</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="125"/>
        <source>Camera projection</source>
        <translation>镜头投影</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="126"/>
        <source>orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="139"/>
        <source>Light colour</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="140"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="145"/>
        <source>Self shadow mode</source>
        <translation>自阴影模式</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="146"/>
        <source>Self shadow distance</source>
        <translation>自阴影距离</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="26"/>
        <source>The model to pose: a PMX or PMD file, or testrig for the built-in one.</source>
        <translation>要摆姿势的模型：PMX 或 PMD 文件，或内置的 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="32"/>
        <source>The motion to pose it by.</source>
        <translation>用来摆姿势的动作。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="38"/>
        <source>A motion whose camera is printed instead of the motion&apos;s own.</source>
        <translation>输出此动作的镜头，而非动作自身的镜头。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="213"/>
        <location filename="../app/cli/samplecommand.cpp" line="150"/>
        <source>Visible</source>
        <translation>显示</translation>
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
        <translation>开</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="216"/>
        <location filename="../app/cli/samplecommand.cpp" line="153"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="242"/>
        <source>%n bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>动作中有 %n 个骨骼不在模型中：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="244"/>
        <source>%n morph(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>动作中有 %n 个表情不在模型中：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/posecommand.cpp" line="246"/>
        <source>%n IK bone(s) of the motion are not in the model: %1</source>
        <translation>
            <numerusform>动作中有 %n 个 IK 骨骼不在模型中：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="47"/>
        <source>The model has no IK “%1”; it has %2.</source>
        <translation>模型没有 IK“%1”；有 %2。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="55"/>
        <source>--ik is missing; the model has %1.</source>
        <translation>缺少 --ik；模型有 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="68"/>
        <source>--into takes fk or ik, not “%1”.</source>
        <translation>--into 可为 fk 或 ik，不能是“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="85"/>
        <source>--every and --on-keys exclude each other.</source>
        <translation>--every 与 --on-keys 不能同时使用。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="96"/>
        <location filename="../app/cli/posecommand.cpp" line="255"/>
        <source>--model is missing: a PMX or PMD file, or testrig.</source>
        <translation>缺少 --model：PMX 或 PMD 文件，或 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="100"/>
        <source>--into is missing: fk or ik.</source>
        <translation>缺少 --into：fk 或 ik。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="129"/>
        <source>Makes IK into keys of the bones that it bends, or such keys into IK.</source>
        <translation>将 IK 转换为其弯曲的骨骼的关键帧，或反之。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="131"/>
        <source>The model plays the same with the IK switched off (fk) or on (ik) from --from to --to.
Before and after that nothing changes. How far it is off at worst is said.</source>
        <translation>从 --from 到 --to，关闭（fk）或开启（ik）IK 后模型的动作不变。
其前后不会改变。会说明最大偏差。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="134"/>
        <source>The model: a PMX or PMD file, or testrig.</source>
        <translation>模型：PMX 或 PMD 文件，或 testrig。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="135"/>
        <source>The IK bones of the chains, with commas between them.</source>
        <translation>各 IK 链的 IK 骨骼，以逗号分隔。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="136"/>
        <source>What gets keys: the bones of the chains (fk), or the IK bones (ik).</source>
        <translation>得到关键帧的是：链上的骨骼（fk），或 IK 骨骼（ik）。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="138"/>
        <source>The first frame; 0 where it is not given.</source>
        <translation>起始帧；默认为 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="139"/>
        <source>The last frame; that of the motion where it is not given.</source>
        <translation>结束帧；默认为动作的最后一帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="140"/>
        <source>A key every N frames; 1 where it is not given.</source>
        <translation>每 N 帧一个关键帧；默认为 1。</translation>
    </message>
    <message>
        <location filename="../app/cli/bakecommand.cpp" line="141"/>
        <source>Keys where the bones of the chains have keys now.</source>
        <translation>只在链上骨骼现有关键帧之处。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="269"/>
        <source>--motion is missing: which motion is wanted?</source>
        <translation>缺少 --motion：要哪个动作？</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="299"/>
        <source>The model has no bone or morph “%1”.</source>
        <translation>模型中没有骨骼或表情“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="321"/>
        <source>Prints where a model&apos;s bones are in a motion at frames, IK included.</source>
        <translation>输出模型各骨骼在动作指定帧的位置，包括 IK。</translation>
    </message>
    <message>
        <location filename="../app/cli/posecommand.cpp" line="323"/>
        <source>Positions and rotations (quaternions x, y, z, w) are those in the world, in MMD&apos;s
left-handed coordinates; morphs are weights with what groups add.</source>
        <translation>位置和旋转（四元数 x, y, z, w）为 MMD 左手坐标系中的世界坐标；
表情为加上组表情后的权重。</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="49"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>缺少 --frames：需要哪些帧？</translation>
    </message>
    <message>
        <location filename="../app/cli/sampling.cpp" line="57"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-first 只接受 mmd 或 hold，不接受“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="176"/>
        <source>There is no track “%1”.</source>
        <translation>没有轨道“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="197"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>输出动作在各帧的状态，关键帧之间也可以。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置为相对初始位置的偏移，旋转为四元数 x, y, z, w；
镜头角度为文件中存储的弧度。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="37"/>
        <source>--%1 is given twice.</source>
        <translation>--%1 重复给出。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="44"/>
        <source>--%1 takes a change such as *1.5, +2, -2, *0.9+5 or =3, not “%2”.</source>
        <translation>--%1 只接受 *1.5、+2、-2、*0.9+5 或 =3 这样的更改，不接受“%2”。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="51"/>
        <source>No correction is given.</source>
        <translation>没有指定补正。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="73"/>
        <source>Multiplies values of keys and adds to them.</source>
        <translation>对关键帧的数值做乘法和加法。</translation>
    </message>
    <message>
        <location filename="../app/cli/correctcommand.cpp" line="75"/>
        <source>A CHANGE is *1.5 (times), +2 or -2 (plus, minus), *0.9+5 (both) or =3 (set), in the
units that MMD shows: degrees, the distance&apos;s sign, colours 0-255, shadow 0-9999.
View angles are rounded to whole degrees. What no key has changes nothing. Numbers in
a file have 7 digits: a change too small for them is said.</source>
        <translation>CHANGE 是 *1.5（倍）、+2 或 -2（加减）、*0.9+5（两者）或 =3（设定），单位与 MMD 显示的相同：
度、距离的符号、颜色 0-255、阴影 0-9999。视角取整到整度。没有关键帧具有的值不起作用。
文件中的数字有 7 位：改动小得无法保存时会说明。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="44"/>
        <source>The first of the frames.</source>
        <translation>其中的第一帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="45"/>
        <source>How many frames.</source>
        <translation>帧数。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="56"/>
        <source>Inserts frames into time.</source>
        <translation>插入空帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="57"/>
        <source>Keys at FRAME or after it come N frames later. The way from the key before the place to
the next one takes so much longer, with its curve; cuts of the camera stay cuts.</source>
        <translation>位于 FRAME 或其后的关键帧后移 N 帧。该处前一个关键帧到后一个关键帧的过程相应变长，
曲线不变；镜头切换仍是切换。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="69"/>
        <source>Keys in these frames go, those after them come N frames earlier. The way from the key
before the place to the next one takes so much less time, with the curve of the next.
What display/IK records set there holds on; cuts of the camera stay cuts.</source>
        <translation>这些帧中的关键帧消失，其后的关键帧前移 N 帧。该处前一个关键帧到后一个关键帧的过程
相应变短，使用后一个关键帧的曲线。显示・IK 记录在此处的设置会沿用下去；镜头切换仍是切换。</translation>
    </message>
    <message>
        <location filename="../app/cli/framescommands.cpp" line="68"/>
        <source>Deletes frames out of time.</source>
        <translation>删除整列帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="34"/>
        <source>Exchanges left and right.</source>
        <translation>左右互换。</translation>
    </message>
    <message>
        <location filename="../app/cli/mirrorcommand.cpp" line="35"/>
        <source>Bones, morphs and IK switches of one side get the keys of the other (左/右, L/R, Left/Right),
those without a side are mirrored where they are, and so are camera and light.
With --tracks, tracks on the other side of the chosen ones take part too.</source>
        <translation>一侧的骨骼、表情和 IK 开关与另一侧（左/右、L/R、Left/Right）互换关键帧，
不分左右的则就地反转，镜头和照明也是如此。
使用 --tracks 时，所选轨道另一侧的轨道也会参与。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="20"/>
        <source>The name that a track has.</source>
        <translation>轨道现有的名称。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="26"/>
        <source>The name that it gets. Both may be given several times, in pairs, which
are renamed in this sequence.</source>
        <translation>轨道的新名称。两者可成对多次给出，
并按给出的顺序重命名。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="34"/>
        <source>Only a bone, or only a morph; else both where both have the name.</source>
        <translation>仅限骨骼或仅限表情；省略时，两者中同名的都会重命名。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="41"/>
        <source>Leave the names of IK bones in display/IK records as they are.</source>
        <translation>显示・IK 记录中 IK 骨骼的名称保持不变。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="79"/>
        <source>There is no bone or morph “%1” to rename.</source>
        <translation>没有可重命名的骨骼或表情“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="82"/>
        <source>“%1” is cut after byte %2; the file has “%3”.</source>
        <translation>“%1”在字节 %2 之后被截断；文件中为“%3”。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="111"/>
        <source>“%1” is how several tracks are shown; the first was renamed.</source>
        <translation>有多个轨道显示为“%1”；已重命名第一个。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="137"/>
        <source>--from and --to are missing.</source>
        <translation>缺少 --from 和 --to。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="138"/>
        <source>Every --from needs one --to.</source>
        <translation>每个 --from 都需要一个 --to。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="143"/>
        <source>--kind takes bone or morph, not “%1”.</source>
        <translation>--kind 只接受 bone 或 morph，不接受“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="162"/>
        <source>Renames bones and morphs.</source>
        <translation>重命名骨骼和表情。</translation>
    </message>
    <message>
        <location filename="../app/cli/renamecommand.cpp" line="164"/>
        <source>All keys of the track get the name. A name that another track has, or that cannot
be stored in the file&apos;s encoding, is refused. One of more than 15 bytes is cut as
MMD cuts it. An IK bone gets the name in display/IK records too, of which 20 bytes
are kept there; else its IK switch would not find it any more.</source>
        <translation>该轨道的所有关键帧都采用此名称。其他轨道已有的名称，或无法以文件编码保存的名称会被拒绝。
超过 15 个字节的名称会像 MMD 那样截断。IK 骨骼在显示・IK 记录中也会采用此名称，
那里保留 20 个字节；否则其 IK 开关将找不到骨骼。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="31"/>
        <source>Lets keys play backwards.</source>
        <translation>倒转关键帧的时间。</translation>
    </message>
    <message>
        <location filename="../app/cli/reversecommand.cpp" line="33"/>
        <source>Frames, curves and states are mirrored between the first and the last of the keys.</source>
        <translation>在第一个和最后一个关键帧之间，倒转帧、插值曲线和状态。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="19"/>
        <source>How many times as long: 1.5, 3/2 or 150%.</source>
        <translation>长度的倍数：1.5、3/2 或 150%。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="26"/>
        <source>The frame that stays: a number, first (of the keys, the default) or last.</source>
        <translation>保持不动的帧：数字、first（第一个关键帧，默认）或 last（最后一个）。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="55"/>
        <source>“%1” is no factor; 1.5, 3/2 or 150% is expected, up to 4294.</source>
        <translation>“%1”不是倍数；应为 1.5、3/2 或 150%，最大 4294。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="65"/>
        <source>--about takes a frame, first or last, not “%1”.</source>
        <translation>--about 接受帧、first 或 last，不接受“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="88"/>
        <source>Stretches or shortens the time of keys.</source>
        <translation>伸缩关键帧的时间。</translation>
    </message>
    <message>
        <location filename="../app/cli/scalecommand.cpp" line="89"/>
        <source>Keys come to whole frames; of several at one frame the nearest stays.
Cuts of camera, light and self shadow stay cuts.</source>
        <translation>关键帧落在整数帧上；同一帧有多个时保留最近的一个。
镜头、照明和自阴影的硬切保持不变。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="19"/>
        <source>How many frames later; earlier where it is negative.</source>
        <translation>向后移动的帧数；负数表示向前移动。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="43"/>
        <source>Moves keys in time.</source>
        <translation>在时间上移动关键帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/shiftcommand.cpp" line="44"/>
        <source>A key that is moved to the frame of another one overwrites it.</source>
        <translation>移动到的帧上若已有关键帧，则将其覆盖。</translation>
    </message>
    <message>
        <location filename="../app/cli/trackfilter.cpp" line="138"/>
        <source>bones, morphs, camera, light, shadow, states: all of the kind; else a
name of bones and morphs: * stands for any characters, ? for one.
bone:NAME and morph:NAME are of that kind only, also where NAME is a
word for a kind. A backslash takes the meaning from * ? [ , : and \.
Patterns have commas between them, or the option is given again.</source>
        <translation>bones, morphs, camera, light, shadow, states：该种类的全部；否则为
骨骼和表情的名称：* 代表任意字符，? 代表一个字符。
bone:NAME 和 morph:NAME 只限该种类，NAME 是种类的词时也可用。
反斜杠取消 * ? [ , : 和 \ 的特殊含义。
模式之间用逗号分隔，或重复给出此选项。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="71"/>
        <source>--presets needs the name of a file.</source>
        <translation>--presets 需要一个文件名。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="84"/>
        <source>There is no preset “%1”; there are: %2.</source>
        <translation>没有预设“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="92"/>
        <source>Either --set or --preset is expected.</source>
        <translation>请指定 --set 或 --preset 之一。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="128"/>
        <source>None of these keys has a curve on these channels.</source>
        <translation>这些关键帧在这些通道上没有曲线。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="139"/>
        <source>Sets the interpolation curves of bone and camera keys.</source>
        <translation>设置骨骼和镜头关键帧的补间曲线。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="140"/>
        <source>A key&apos;s curves shape the way from the key before it to itself. Presets:
%1.</source>
        <translation>关键帧的曲线决定从前一个关键帧到它自身的走法。预设：
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="144"/>
        <source>Both control points, whole numbers from 0 to 127.</source>
        <translation>两个控制点，0 到 127 的整数。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="146"/>
        <source>A curve by its name.</source>
        <translation>按名称指定的曲线。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="147"/>
        <source>A file of presets whose names --preset may be, too.</source>
        <translation>预设文件，其中的名称也可用于 --preset。</translation>
    </message>
    <message>
        <location filename="../app/cli/curvescommand.cpp" line="150"/>
        <source>Only these channels, with commas between them: x, y, z, r (rotation),
d (distance), v (view-angle) or all.</source>
        <translation>仅限这些通道，用逗号分隔：x、y、z、r（旋转）、
d（距离）、v（视角）或 all。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="27"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off: MMD units,
%1 where it is not given.</source>
        <translation>骨骼、镜头目标点或距离允许的偏差：MMD 单位，
未指定时为 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="33"/>
        <source>How far a rotation or the view angle may be off: degrees, 90 at most, %1 where
it is not given.</source>
        <translation>旋转或视角允许的偏差：度，最大 90，未指定时为
%1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="40"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off, as a share
of its range: %1 where it is not given.</source>
        <translation>表情的值、照明或阴影的值允许的偏差，占其范围的
比例：未指定时为 %1。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="47"/>
        <source>Keep the keys at which a value turns back.</source>
        <translation>保留数值折返处的关键帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="53"/>
        <source>Take out a bone&apos;s or morph&apos;s key at frame 0, too, where it is the rest pose.</source>
        <translation>骨骼或表情在第 0 帧的关键帧若为初始姿势，也一并去除。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="68"/>
        <source>--%1 takes a number, 0 or more, not “%2”.</source>
        <translation>--%1 需要 0 或更大的数，而不是“%2”。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="105"/>
        <source>Takes out keys that the motion can do without.</source>
        <translation>去除动作不需要的关键帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/thincommand.cpp" line="107"/>
        <source>Fits the curves of the keys that stay, so that nothing is off by more than the bounds at
any frame, and says how many keys stay and how far it is off at worst. Cuts of the
camera, switches, and the first and last key of a track stay; so do holds.</source>
        <translation>调整留下的关键帧的曲线，使任何一帧的偏差都不超过限度，并报告留下多少关键帧、最大偏差
是多少。镜头的硬切、开关、每条轨道的首尾关键帧以及保持不变的区间都会保留。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="21"/>
        <source>List what the motion V moves and the model does not have, and the
names that the motion cannot tell apart.</source>
        <translation>列出动作 V 使用而模型没有的项，
以及动作无法区分的名称。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="98"/>
        <source>Prints what is in models (PMX, PMD).</source>
        <translation>输出模型（PMX、PMD）的内容。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="100"/>
        <source>Counts, materials and their textures, bones, IK, morphs, display frames, rigid
bodies, joints, and diagnostics.</source>
        <translation>数量、材质及其贴图、骨骼、IK、表情、显示框、刚体、
关节，以及诊断信息。</translation>
    </message>
    <message>
        <location filename="../app/cli/modelcommand.cpp" line="103"/>
        <source>0  all is well
1  something is wrong with the model, files of textures are missing, or the model
   lacks something that the motion moves
2  a file cannot be read</source>
        <translation>0  一切正常
1  模型有问题、缺少贴图文件，或模型
   缺少动作所使用的项
2  有文件无法读取</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="26"/>
        <source>Put this pose into the motion as keys.</source>
        <translation>将此姿势作为关键帧放入动作。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="33"/>
        <source>The frame of the keys, or that the pose is taken from; 0 where it is not given.</source>
        <translation>关键帧所在的帧，或取出姿势的帧；默认为 0。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="100"/>
        <source>Pose for %1: %2, %3</source>
        <translation>%1 的姿势：%2，%3</translation>
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
            <numerusform>%n 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/cli/vpdcommand.cpp" line="103"/>
        <location filename="../app/cli/vpdcommand.cpp" line="206"/>
        <source>%n morphs</source>
        <translation>
            <numerusform>%n 个表情</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="156"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>此姿势没有骨骼也没有表情。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="174"/>
        <source>“%1” is no frame.</source>
        <translation>“%1”不是帧。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="183"/>
        <source>No chosen track of a bone or morph has keys: there is no pose to write.</source>
        <translation>所选的骨骼或表情轨道都没有关键帧：没有可写入的姿势。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="197"/>
        <source>What was written reads back differently.</source>
        <translation>写入的内容读回后不一致。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="204"/>
        <source>“%1” cannot stand in a pose file and is left out.</source>
        <translation>“%1”无法写入姿势文件，已跳过。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="226"/>
        <source>Prints a pose file (VPD), puts one into a motion, or takes one out of it.</source>
        <translation>输出姿势文件（VPD），将其放入动作，或从动作中取出。</translation>
    </message>
    <message>
        <location filename="../app/cli/vpdcommand.cpp" line="227"/>
        <source>POSE alone prints it. With --pose its bones and morphs get keys at --frame, with straight
curves. A motion with -o alone gives the pose that it has at --frame, between keys too:
each bone&apos;s own offset and rotation, as MMD writes it.</source>
        <translation>仅有 POSE 时输出其内容。加上 --pose 时，在 --frame 为其骨骼和表情注册
直线曲线的关键帧。仅有动作和 -o 时，写出动作在 --frame（关键帧之间亦可）
的姿势：与 MMD 一样，为各骨骼自身的偏移和旋转。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipJson</name>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="155"/>
        <source>These are not keys: a member “format” that says so has to come first.</source>
        <translation>这不是关键帧：表明类型的成员“format”必须在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="170"/>
        <source>There are more than %1 tracks.</source>
        <translation>轨道超过 %1 条。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="181"/>
        <source>“%1” is expected.</source>
        <translation>应为“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="185"/>
        <source>There is no such version.</source>
        <translation>没有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="187"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>此文本由更新版本的程序写成。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="206"/>
        <source>A name must not be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipjson.cpp" line="308"/>
        <source>This text has %1 MB; at most %2 MB can be pasted.</source>
        <translation>此文本有 %1 MB；最多可粘贴 %2 MB。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="62"/>
        <source>The clipboard holds no keys.</source>
        <translation>剪贴板中没有关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="63"/>
        <source>The clipboard holds a text that is not keys.</source>
        <translation>剪贴板中的文本不是关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipmime.cpp" line="61"/>
        <location filename="../editor-core/document/clipmime.cpp" line="86"/>
        <source>Nothing was pasted. %1</source>
        <translation>未粘贴任何内容。%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardActions</name>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="33"/>
        <source>%n key(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/clipboardactions.cpp" line="35"/>
        <source>%n key(s) copied, too many for other programs.</source>
        <translation>
            <numerusform>已复制 %n 个关键帧，数量过多，无法供其他程序使用。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="44"/>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="45"/>
        <source>Not all of the clipboard fits.</source>
        <translation>剪贴板的部分内容无法粘贴。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="100"/>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="101"/>
        <source>Copy the selected keys and delete them</source>
        <translation>复制选中的关键帧并将其删除</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="109"/>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="110"/>
        <source>Copy the selected keys, as text for other programs too</source>
        <translation>复制选中的关键帧，也可作为文本供其他程序使用</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="125"/>
        <source>Copy keys first.</source>
        <translation>请先复制关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="128"/>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="129"/>
        <source>Paste keys at the playhead, at their distances in time</source>
        <translation>在播放头处粘贴关键帧，保持时间间隔</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="132"/>
        <source>Paste &amp;mirrored</source>
        <translation>反转粘贴(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="133"/>
        <source>Paste keys at the playhead, left and right exchanged</source>
        <translation>在播放头处粘贴关键帧，左右互换</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="136"/>
        <source>Paste &amp;values</source>
        <translation>仅粘贴数值(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="137"/>
        <source>Give the copied values to the keys that are there; curves stay</source>
        <translation>将复制的数值赋给已有的关键帧；补间曲线不变</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="140"/>
        <source>Paste &amp;special…</source>
        <translation>选择性粘贴(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="141"/>
        <source>Choose where, onto what, which channels and how often to paste</source>
        <translation>选择粘贴的位置、目标、通道和次数</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="145"/>
        <source>Mirror</source>
        <translation>左右反转</translation>
    </message>
    <message>
        <location filename="../app/actions/clipboardactions.cpp" line="147"/>
        <source>Exchange left and right at the selected keys&apos; frames, and mirror their values</source>
        <translation>在选中关键帧所在的帧左右互换，并反转其数值</translation>
    </message>
</context>
<context>
    <name>furitsuke::ClipboardVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="41"/>
        <source>Paste values into %n key(s)</source>
        <translation>
            <numerusform>将数值粘贴到 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="43"/>
        <source>Paste %n key(s) mirrored</source>
        <translation>
            <numerusform>反转粘贴 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="44"/>
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>粘贴 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="48"/>
        <source>%n key(s) added</source>
        <translation>
            <numerusform>添加 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="50"/>
        <source>%n key(s) changed</source>
        <translation>
            <numerusform>更改 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="51"/>
        <source>%n key(s) overwritten</source>
        <translation>
            <numerusform>覆盖 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste mirrored: %1</source>
        <translation>反转粘贴：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="52"/>
        <source>Paste: %1</source>
        <translation>粘贴：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="131"/>
        <source>Mirroring keys…</source>
        <translation>正在反转关键帧…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="72"/>
        <source>Cut %n key(s)</source>
        <translation>
            <numerusform>剪切 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="101"/>
        <location filename="../editor-core/document/clipboardverbs.cpp" line="117"/>
        <source>Pasting…</source>
        <translation>正在粘贴…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/clipboardverbs.cpp" line="126"/>
        <source>Mirror %n key(s)</source>
        <translation>
            <numerusform>左右反转 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CommandPalette</name>
    <message>
        <location filename="../app/commandpalette.cpp" line="299"/>
        <source>Find an action, in any language</source>
        <translation>查找操作（任何语言均可）</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="300"/>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="301"/>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="302"/>
        <source>Nothing found. Try fewer letters or another word.</source>
        <translation>没有找到。请减少字符或换一个词。</translation>
    </message>
    <message>
        <location filename="../app/commandpalette.cpp" line="308"/>
        <source>A number: go to this frame.  @name: show this track.  Enter: run.  Esc: close.</source>
        <translation>数字：转到该帧  @名称：显示该轨道  Enter：执行  Esc：关闭</translation>
    </message>
</context>
<context>
    <name>furitsuke::CopyVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="31"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（后移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="32"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/copyverbs.cpp" line="33"/>
        <source>Copy %n key(s)</source>
        <translation>
            <numerusform>复制 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/copyverbs.cpp" line="35"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆盖 %2 个</translation>
    </message>
</context>
<context>
    <name>furitsuke::CorrectEdits</name>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="56"/>
        <source>The %1 would become too large to be stored.</source>
        <translation>“%1”将变得过大，无法存储。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="57"/>
        <source>The %1 of a selected key is not a number; set it to a value first.</source>
        <translation>选中关键帧的“%1”不是数字；请先设为某个数值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="67"/>
        <source>%n view angle(s) were rounded to whole degrees.</source>
        <translation>
            <numerusform>%n 个视角已四舍五入为整数度。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="68"/>
        <source>%1: %n value(s) were rounded to whole numbers.</source>
        <translation>
            <numerusform>%1：%n 个数值已四舍五入为整数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="73"/>
        <source>%1: %n value(s) were limited to %2–%3.</source>
        <translation>
            <numerusform>%1：%n 个数值已限制在 %2–%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/correctedits.cpp" line="79"/>
        <source>%1: %n value(s) do not change by what was asked, since the file&apos;s numbers (of 7 digits) are too coarse.</source>
        <translation>
            <numerusform>%1：文件的数字（7 位）过于粗略，%n 个值没有按要求改变。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="145"/>
        <source>The %1 cannot be multiplied or added to.</source>
        <translation>“%1”不能做乘法或加法。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="147"/>
        <source>The %1 is corrected twice.</source>
        <translation>“%1”的补正重复。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/correctedits.cpp" line="149"/>
        <source>The correction of the %1 is not a number.</source>
        <translation>“%1”的补正不是数字。</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="37"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="39"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="43"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="223"/>
        <source>One of the entries is not a number.</source>
        <translation>有一项输入不是数字。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="227"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>选中的 %n 个关键帧中有 %1 个会改变。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="255"/>
        <source>Correct values</source>
        <translation>补正数值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="256"/>
        <source>Correct</source>
        <translation>补正</translation>
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
        <translation>首个关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="259"/>
        <source>becomes</source>
        <translation>补正后</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="268"/>
        <source>Factor of %1</source>
        <translation>“%1”的倍率</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="269"/>
        <source>Added to %1</source>
        <translation>“%1”的加数</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="270"/>
        <source>Each key&apos;s own value is multiplied by this first.</source>
        <translation>先将每个关键帧自身的数值乘以此数。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/correctiondialog.cpp" line="271"/>
        <source>Then this is added, in the unit that is shown.</source>
        <translation>再加上此数，单位与显示的相同。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveActions</name>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="105"/>
        <source>The curves are so already; nothing was changed.</source>
        <translation>曲线已经如此，没有更改。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="123"/>
        <source>The curves of “%1” at frame %2 were copied.</source>
        <translation>已复制“%1”第 %2 帧的曲线。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="127"/>
        <source>Other selected keys have other curves.</source>
        <translation>其他所选关键帧的曲线不同。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="151"/>
        <source>Give the selected keys this curve on the chosen channels: %1</source>
        <translation>将所选关键帧在所选通道上的曲线设为：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="170"/>
        <source>&amp;Save as preset…</source>
        <translation>保存为预设(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="171"/>
        <source>Give the curve of the selected keys a name among your own presets</source>
        <translation>为所选关键帧的曲线命名，并加入自定义预设</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="176"/>
        <source>The selected keys have different curves on the chosen channels; choose one key and one channel.</source>
        <translation>所选关键帧在所选通道上的曲线不同；请只选一个关键帧和一个通道。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="184"/>
        <source>The curve was saved as “%1”.</source>
        <translation>曲线已保存为“%1”。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="189"/>
        <source>Your &amp;presets…</source>
        <translation>自定义预设(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="190"/>
        <source>Rename, sort, delete, import and export your own presets</source>
        <translation>重命名、排序、删除、导入和导出自定义预设</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="201"/>
        <source>&amp;Copy curve</source>
        <translation>复制曲线(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="203"/>
        <source>Copy the curves of the chosen channels, as text too; Ctrl+C in the curve editor</source>
        <translation>复制所选通道的曲线，同时作为文本；在曲线编辑器中为 Ctrl+C</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="215"/>
        <source>Paste cur&amp;ve</source>
        <translation>粘贴曲线(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="217"/>
        <source>Give the selected keys the copied curves on the chosen channels; a text such as 20,20,107,107 is one too; Ctrl+V in the curve editor</source>
        <translation>将复制的曲线用于所选关键帧的所选通道；20,20,107,107 这样的文本也可以；在曲线编辑器中为 Ctrl+V</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="224"/>
        <source>Copy a curve first.</source>
        <translation>请先复制一条曲线。</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="231"/>
        <source>S&amp;wap ends</source>
        <translation>交换两端(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="232"/>
        <source>Mirror the curves in time: what was slow at the start is so at the end</source>
        <translation>在时间上镜像曲线：起始处慢的变为结尾处慢</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="235"/>
        <source>&amp;Average</source>
        <translation>平均(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="236"/>
        <source>Give all selected keys the mean of their curves, channel by channel</source>
        <translation>让选中的所有关键帧在每个通道上都取其曲线的平均</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="239"/>
        <source>S&amp;tronger</source>
        <translation>加强(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="240"/>
        <source>Bend each selected key&apos;s curves more</source>
        <translation>让每个所选关键帧的曲线更弯</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="243"/>
        <source>Wea&amp;ker</source>
        <translation>减弱(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="244"/>
        <source>Bend each selected key&apos;s curves less</source>
        <translation>让每个所选关键帧的曲线更平缓</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="249"/>
        <source>Hal&amp;fway to linear</source>
        <translation>向线性靠近一半(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="250"/>
        <source>Bring each selected key&apos;s curves half the way to a straight line</source>
        <translation>让每个所选关键帧的曲线向直线靠近一半</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="260"/>
        <source>Co&amp;ntinue the speed</source>
        <translation>衔接速度(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="261"/>
        <source>Let the speed before and after meet that of the neighbours at both keys</source>
        <translation>在两端关键帧处让速度与相邻段一致</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="264"/>
        <source>Continue the speed at the start</source>
        <translation>衔接起始速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="265"/>
        <source>Let the way begin as fast as the one before it ends</source>
        <translation>让此段以前一段结束时的速度开始</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="268"/>
        <source>Continue the speed at the end</source>
        <translation>衔接结束速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="269"/>
        <source>Let the way end as fast as the one after it begins</source>
        <translation>让此段以后一段开始时的速度结束</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="272"/>
        <source>A&amp;uto ease</source>
        <translation>自动缓动(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="274"/>
        <source>Smooth curves for all but rotations: at rest where the value turns back, and passing through the other keys</source>
        <translation>让除旋转外的曲线平滑：数值折返处静止，其余关键帧处顺势通过</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="306"/>
        <source>Show and edit the curves of this channel too, or leave them out</source>
        <translation>同时显示并编辑此通道的曲线，或将其排除</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="311"/>
        <source>&amp;All channels</source>
        <translation>全部通道(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="312"/>
        <source>Show and edit the curves of all channels</source>
        <translation>显示并编辑全部通道的曲线</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="316"/>
        <source>&amp;Link channels</source>
        <translation>联动通道(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="317"/>
        <source>A drag changes all chosen channels, not only that of its handle</source>
        <translation>拖动时更改全部所选通道，而不只是该手柄的通道</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="321"/>
        <source>Move each key&apos;s &amp;own curve</source>
        <translation>移动每个关键帧自己的曲线(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="323"/>
        <source>A drag moves each selected key&apos;s own curve, rather than make them all equal</source>
        <translation>拖动时移动每个所选关键帧自己的曲线，而不是让它们全部相同</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="328"/>
        <source>Show the spee&amp;d</source>
        <translation>显示速度(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="329"/>
        <source>Show in the curve editor how fast the value goes at every time</source>
        <translation>在曲线编辑器中显示数值在每个时刻的变化速度</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="340"/>
        <source>Snap to &amp;corners</source>
        <translation>吸附到角(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="341"/>
        <source>Dragged handles snap to the corners of the square</source>
        <translation>拖动的手柄吸附到方框的角</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="343"/>
        <source>Snap to the &amp;middle</source>
        <translation>吸附到中点(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="344"/>
        <source>Dragged handles snap to half of the time and half of the way</source>
        <translation>拖动的手柄吸附到时间的一半和变化量的一半</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="347"/>
        <source>Snap to a &amp;grid of 8</source>
        <translation>吸附到 8 的网格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="348"/>
        <source>Handles snap to multiples of 8</source>
        <translation>手柄吸附到 8 的倍数</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="350"/>
        <source>Mirror the &amp;other handle</source>
        <translation>镜像另一个手柄(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="351"/>
        <source>The other handle follows, mirrored at the middle of the square</source>
        <translation>另一个手柄随之移动，以方框中心为对称点</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="379"/>
        <source>Curve &amp;editor</source>
        <translation>曲线编辑器(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/curveactions.cpp" line="380"/>
        <source>Show the curve editor and go to it, to bend curves by the keyboard</source>
        <translation>显示曲线编辑器并转到那里，用键盘弯曲曲线</translation>
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
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="28"/>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="29"/>
        <source>view angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvechannels.cpp" line="60"/>
        <source>“%1” is no channel; x, y, z, r (rotation), d (distance), v (view-angle) and all are known.</source>
        <translation>“%1”不是通道；可用的有 x、y、z、r（旋转）、d（距离）、v（视角）和 all。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveClip</name>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="117"/>
        <source>There is no curve in the text.</source>
        <translation>文本中没有曲线。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="131"/>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="135"/>
        <source>A channel and a colon are expected before the curve.</source>
        <translation>曲线前应有通道和冒号。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveclip.cpp" line="147"/>
        <source>The channel is given twice.</source>
        <translation>该通道出现了两次。</translation>
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
        <translation>所选关键帧在所选通道上没有曲线。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="179"/>
        <source>There is no curve to paste for %1.</source>
        <translation>没有可粘贴到 %1 的曲线。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curveedits.cpp" line="185"/>
        <source>There was no curve to paste for %1; those stayed as they are.</source>
        <translation>没有可粘贴到 %1 的曲线，它们保持原样。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvespeed.cpp" line="248"/>
        <source>%n end(s) rest at the key, since the neighbour goes another way.</source>
        <translation>
            <numerusform>有 %n 个端点在关键帧处静止，因为相邻段朝另一方向。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvespeed.cpp" line="270"/>
        <source>Rotations keep their curves: auto ease is for values of one number.</source>
        <translation>旋转的曲线保持不变：自动缓动只用于单个数值。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveKind</name>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="120"/>
        <source>straight</source>
        <translation>直线</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="122"/>
        <source>starts slowly (ease in)</source>
        <translation>起始缓慢（缓入）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="124"/>
        <source>ends slowly (ease out)</source>
        <translation>结束缓慢（缓出）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="126"/>
        <source>slow at both ends (ease in and out)</source>
        <translation>两端缓慢（缓入缓出）</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="128"/>
        <source>slow in the middle</source>
        <translation>中间缓慢</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="130"/>
        <source>steep, nearly a jump</source>
        <translation>陡峭，近乎跳变</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="132"/>
        <source>differs between channels</source>
        <translation>各通道不同</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/curvekind.cpp" line="134"/>
        <source>a step: holds until the key</source>
        <translation>阶跃：保持到此关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveNumbers</name>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="105"/>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvenumbers.cpp" line="132"/>
        <source>Set %1 of curves of %n key(s)</source>
        <translation>
            <numerusform>设置 %n 个关键帧曲线的 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="134"/>
        <source>%1 was limited to 0–127 where it would have been beyond.</source>
        <translation>%1 在超出范围之处已限制在 0–127。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="152"/>
        <source>“%1” is not a whole number from 0 to 127. Type 20, or +5, -5, *1.5, /2 to change each curve&apos;s own.</source>
        <translation>“%1”不是 0 到 127 的整数。请输入 20，或用 +5、-5、*1.5、/2 更改每条曲线自己的数值。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="166"/>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="173"/>
        <source>x1: time of the first handle, that of the previous key</source>
        <translation>x1：第一个手柄（前一个关键帧一侧）的时间</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="174"/>
        <source>y1: value of the first handle, that of the previous key</source>
        <translation>y1：第一个手柄（前一个关键帧一侧）的值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="175"/>
        <source>x2: time of the second handle, that of the key itself</source>
        <translation>x2：第二个手柄（该关键帧一侧）的时间</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="176"/>
        <source>y2: value of the second handle, that of the key itself</source>
        <translation>y2：第二个手柄（该关键帧一侧）的值</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="181"/>
        <source>The curves of the selected keys differ.</source>
        <translation>所选关键帧的曲线不同。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="183"/>
        <source>From 0 to 127. A number is set on all selected keys and chosen channels; +5, -5, *1.5, /2 change each curve&apos;s own.</source>
        <translation>0 到 127。直接输入的数值用于全部所选关键帧和所选通道；+5、-5、*1.5、/2 更改每条曲线自己的数值。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvenumbers.cpp" line="186"/>
        <source>Drag the handle or the letters; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys step.</source>
        <translation>拖动手柄或字母；Shift 微调，Ctrl 粗调，Esc 放弃。方向键可逐步增减。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePainter</name>
    <message>
        <location filename="../widgets/curves/curvepainter.cpp" line="137"/>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePanel</name>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: %1</source>
        <translation>吸附：%1</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="294"/>
        <source>Snap: off</source>
        <translation>吸附：关</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="387"/>
        <source>Select keys first.</source>
        <translation>请先选择关键帧。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="397"/>
        <source>The selected keys have none of the chosen channels; choose another one.</source>
        <translation>所选关键帧没有所选的通道；请选择其他通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="398"/>
        <source>Only keys of bones and of the camera have curves; select some of them.</source>
        <translation>只有骨骼和镜头的关键帧有曲线；请选择这类关键帧。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="423"/>
        <source>No bone or camera key is selected. Click one in the dope sheet to see and bend the curves of the way to it here.</source>
        <translation>未选中骨骼或镜头的关键帧。在摄影表中点击一个，即可在此查看并弯曲通往它的曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="425"/>
        <source>Linked</source>
        <translation>联动</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="426"/>
        <source>On: a drag in the view changes all chosen channels.</source>
        <translation>开：在视图中拖动会更改全部所选通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="427"/>
        <source>Off: it changes only the channel whose handle is dragged.</source>
        <translation>关：只更改被拖动手柄的通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="428"/>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="429"/>
        <source>On: a drag moves each selected key&apos;s own curve.</source>
        <translation>开：拖动会移动每个所选关键帧自己的曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="430"/>
        <source>Off: all selected keys get the dragged handle.</source>
        <translation>关：全部所选关键帧都使用被拖动的手柄。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="431"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="433"/>
        <source>On: the speed curves are shown too, how fast the value goes at every time.</source>
        <translation>开：同时显示速度曲线，即数值在每个时刻的变化速度。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="434"/>
        <source>Off: only the curves of the way are shown.</source>
        <translation>关：只显示变化量曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="436"/>
        <source>What handles snap to. Where snapping is on, Ctrl while dragging turns it off.</source>
        <translation>手柄的吸附目标。开启吸附时，拖动中按住 Ctrl 可关闭吸附。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="437"/>
        <source>Where it is off, Ctrl while dragging snaps to the grid of 8. In the graph it is the same.</source>
        <translation>关闭吸附时，拖动中按住 Ctrl 会吸附到 8 的网格。图表中也是如此。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>&amp;Corners</source>
        <translation>角(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="439"/>
        <source>The corners of the square, while a handle is dragged near them</source>
        <translation>手柄拖到附近时，吸附到方框的角</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>&amp;Middle</source>
        <translation>中点(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="440"/>
        <source>Half of the time and half of the way</source>
        <translation>时间的一半和变化量的一半</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>&amp;Grid of 8</source>
        <translation>8 的网格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="441"/>
        <source>Multiples of 8</source>
        <translation>8 的倍数</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>Mi&amp;rror</source>
        <translation>镜像(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="442"/>
        <source>The other handle follows, mirrored at the middle</source>
        <translation>另一个手柄随之移动，以中心为对称点</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="448"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvepanel.cpp" line="449"/>
        <source>What else can be done with the curves</source>
        <translation>可对曲线进行的其他操作</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="260"/>
        <source>Way</source>
        <translation>变化量</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveplot.cpp" line="261"/>
        <source>Speed, 1 is the mean</source>
        <translation>速度，1 为平均</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePresets</name>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="26"/>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="27"/>
        <source>Ease in</source>
        <translation>缓入</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="28"/>
        <source>Ease out</source>
        <translation>缓出</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="30"/>
        <source>Ease in and out, soft</source>
        <translation>缓入缓出（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="32"/>
        <source>Ease in and out</source>
        <translation>缓入缓出</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="34"/>
        <source>Ease in and out, strong</source>
        <translation>缓入缓出（强）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="36"/>
        <source>Fast start</source>
        <translation>快速起步</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="37"/>
        <source>Late start</source>
        <translation>延迟起步</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="38"/>
        <source>Near hold</source>
        <translation>近乎保持</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="39"/>
        <source>Ease in, soft</source>
        <translation>缓入（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="40"/>
        <source>Ease in, strong</source>
        <translation>缓入（强）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="41"/>
        <source>Ease out, soft</source>
        <translation>缓出（弱）</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/curvepresets.cpp" line="42"/>
        <source>Ease out, strong</source>
        <translation>缓出（强）</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveShape</name>
    <message>
        <location filename="../editor-core/motion/curveshape.cpp" line="213"/>
        <source>“%1” is no curve: four whole numbers from 0 to 127 are expected, such as 20,20,107,107.</source>
        <translation>“%1”不是曲线：应为 0 到 127 的四个整数，例如 20,20,107,107。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitActions</name>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="61"/>
        <source>Spl&amp;it the curve at the playhead</source>
        <translation>在播放头处拆分曲线(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="63"/>
        <source>Give the tracks of the selected keys, or the chosen ones, a key at the playhead; the motion stays the same</source>
        <translation>为所选关键帧的轨道或所选轨道在播放头处添加关键帧；动作保持不变</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="72"/>
        <source>Select keys of bones or the camera first, or choose their tracks.</source>
        <translation>请先选择骨骼或镜头的关键帧，或选择其轨道。</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="78"/>
        <source>&amp;Merge keys into their neighbours</source>
        <translation>将关键帧并入相邻段(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="80"/>
        <source>Delete the selected keys and give the curves that lead over them the same motion</source>
        <translation>删除所选关键帧，让跨过它们的曲线给出同样的动作</translation>
    </message>
    <message>
        <location filename="../app/actions/curvesplitactions.cpp" line="86"/>
        <source>Select keys of bones or the camera that stand between others first.</source>
        <translation>请先选择位于其他关键帧之间的骨骼或镜头关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveSplitVerbs</name>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="90"/>
        <source>Curves will be at most %1.</source>
        <translation>曲线最多将有 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="92"/>
        <source>The motion will stay exactly as it is.</source>
        <translation>动作将完全不变。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="127"/>
        <source>There is no curve to split at frame %1: put the playhead between two keys of a bone or the camera that are selected, or whose track is chosen.</source>
        <translation>第 %1 帧没有可拆分的曲线：请将播放头置于所选（或所选轨道上）的骨骼或镜头的两个关键帧之间。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="137"/>
        <source>Split the curve of %n track(s) at frame %1</source>
        <translation>
            <numerusform>在第 %1 帧处拆分 %n 条轨道的曲线</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="142"/>
        <source>Splitting curves…</source>
        <translation>正在拆分曲线…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="174"/>
        <source>Nothing to merge: select keys of bones or the camera that stand between others.</source>
        <translation>没有可合并的：请选择位于其他关键帧之间的骨骼或镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="181"/>
        <source>Merging keys and fitting curves…</source>
        <translation>正在合并关键帧并拟合曲线…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="188"/>
        <source>Merge %n key(s) into their neighbours</source>
        <translation>
            <numerusform>将 %n 个关键帧并入相邻段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curvesplitverbs.cpp" line="192"/>
        <source>%n selected key(s) stay: they have no curve, or no key on either side.</source>
        <translation>
            <numerusform>%n 个所选关键帧保留：它们没有曲线，或某一侧没有关键帧。</numerusform>
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
            <numerusform>有 %n 个关键帧是所在轨道的第一个：MMD 会从第 0 帧的初始姿势沿曲线移动过来，其他播放器则保持该关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="391"/>
        <source>%n key(s) at frame 0 have no way before them: their curves shape nothing.</source>
        <translation>
            <numerusform>第 0 帧的 %n 个关键帧之前没有区间：其曲线不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="394"/>
        <source>%n camera key(s) follow a cut: their curves shape nothing.</source>
        <translation>
            <numerusform>有 %n 个镜头关键帧紧跟硬切：其曲线不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/curvesummary.cpp" line="397"/>
        <source>%n key(s) are hidden by a later record at the same frame.</source>
        <translation>
            <numerusform>有 %n 个关键帧被同一帧的后一条记录遮住。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="405"/>
        <source>No selected bone key moves on %1: the curves are kept, but show nothing.</source>
        <translation>所选骨骼关键帧在 %1 上都不动：曲线会保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="408"/>
        <source>No selected camera key moves on %1: the curves are kept, but show nothing.</source>
        <translation>所选镜头关键帧在 %1 上都不动：曲线会保留，但看不出效果。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/curvesummary.cpp" line="433"/>
        <source>The curves differ (%1): linked, a drag makes them one.</source>
        <comment>names of channels</comment>
        <translation>曲线不同（%1）：联动时，拖动会使它们变为同一条。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveTexts</name>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="39"/>
        <source>frame %1, no way leads there</source>
        <translation>第 %1 帧，之前没有区间</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="41"/>
        <source>frames %1 to %2, a cut</source>
        <translation>第 %1 到 %2 帧，硬切</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="43"/>
        <source>frames %1 (rest) to %2</source>
        <translation>第 %1 帧（初始姿势）到第 %2 帧</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="44"/>
        <source>frames %1 to %2</source>
        <translation>第 %1 到 %2 帧</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>start of the curve</source>
        <translation>曲线起点</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="58"/>
        <source>end of the curve</source>
        <translation>曲线终点</translation>
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
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/curves/curvetexts.cpp" line="81"/>
        <source>%1 on %Ln track(s)</source>
        <comment>%1 is a number of keys</comment>
        <translation>
            <numerusform>%Ln 条轨道上的 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="87"/>
        <source>Choose a channel to see its curve.</source>
        <translation>选择一个通道以查看其曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="89"/>
        <source>Select bone or camera keys to see and bend their curves.</source>
        <translation>选择骨骼或镜头关键帧，即可查看并弯曲其曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="90"/>
        <source>The selected keys have no curves: morphs, light and shadow go in straight lines. Select bone or camera keys.</source>
        <translation>所选关键帧没有曲线：表情、照明和阴影按线性变化。请选择骨骼或镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="98"/>
        <source>%1 does not move here</source>
        <translation>%1 在此不动</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="105"/>
        <source>%1 % of the way, infinitely fast</source>
        <translation>变化量的 %1 %，速度无穷大</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="106"/>
        <source>%1 % of the way, %2 × the mean speed</source>
        <translation>变化量的 %1 %，平均速度的 %2 倍</translation>
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
        <translation>多个值，平均 %1, %2</translation>
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
        <translation>%3的%1设为 %2；离播放头较远的在松开按键时跟上。Esc 复原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="139"/>
        <source>%1 to %2 for %3. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, its place, a number of keys</comment>
        <translation>%3的%1设为 %2。Shift：单一方向。Ctrl：切换吸附。Esc 复原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="145"/>
        <source>%1 by %2, %3 for %4. Shift: one direction. Ctrl: snapping on or off. Esc puts back.</source>
        <comment>an end of the curve, two numbers, a number of keys</comment>
        <translation>%4的%1移动 %2, %3。Shift：单一方向。Ctrl：切换吸附。Esc 复原。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="154"/>
        <source>Infinite speed: cut off at %1</source>
        <translation>速度无穷大：显示到 %1 为止</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curvetexts.cpp" line="155"/>
        <source>Speeds are cut off at %1</source>
        <translation>速度显示到 %1 为止</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="32"/>
        <source>Set curves of %n key(s)</source>
        <translation>
            <numerusform>设置 %n 个关键帧的曲线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="37"/>
        <source>Change curves of %n key(s)</source>
        <translation>
            <numerusform>更改 %n 个关键帧的曲线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="42"/>
        <source>Change the strength of curves of %n key(s)</source>
        <translation>
            <numerusform>更改 %n 个关键帧的曲线强度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="47"/>
        <source>Straighten curves of %n key(s)</source>
        <translation>
            <numerusform>将 %n 个关键帧的曲线拉直</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="154"/>
        <source>Set curves of %n key(s) to “%1”</source>
        <translation>
            <numerusform>将 %n 个关键帧的曲线设为“%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="167"/>
        <source>Swap curve ends of %n key(s)</source>
        <translation>
            <numerusform>交换 %n 个关键帧曲线的两端</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="186"/>
        <source>Set curves of %n key(s) to their average</source>
        <translation>
            <numerusform>将 %n 个关键帧的曲线设为平均</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="212"/>
        <source>Continue the speed at %n key(s)</source>
        <translation>
            <numerusform>在 %n 个关键帧处衔接速度</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="216"/>
        <source>Continuing the speed…</source>
        <translation>正在衔接速度…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="249"/>
        <source>Only rotations move here: auto ease is for positions and the camera&apos;s numbers.</source>
        <translation>此处只有旋转在变化：自动缓动用于位置和镜头的数值。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="250"/>
        <source>Only rotation is chosen: auto ease is for the other channels.</source>
        <translation>只选择了旋转：自动缓动用于其他通道。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="260"/>
        <source>Ease %n key(s) automatically</source>
        <translation>
            <numerusform>自动缓动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="262"/>
        <source>Easing keys…</source>
        <translation>正在缓动关键帧…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="297"/>
        <source>The clipboard holds keys, not curves.</source>
        <translation>剪贴板中是关键帧，不是曲线。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="307"/>
        <source>The clipboard holds no curves.</source>
        <translation>剪贴板中没有曲线。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="309"/>
        <source>The clipboard holds a text that is too large to be curves; these have no more than %Ln character(s).</source>
        <translation>
            <numerusform>剪贴板中的文本作为曲线过大；曲线最多 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/curveverbs.cpp" line="97"/>
        <location filename="../editor-core/document/curveverbs.cpp" line="382"/>
        <source>Changing curves…</source>
        <translation>正在更改曲线…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/curveverbs.cpp" line="197"/>
        <source>Paste curves into %n key(s)</source>
        <translation>
            <numerusform>将曲线粘贴到 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveView</name>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="266"/>
        <source>Arrow keys nudge the handle, with Shift by 8; Home and End take it to the edge, with Shift to the bottom and the top; Tab goes to the other handle, Page Down to the next channel.</source>
        <translation>方向键微移手柄，按住 Shift 每次移动 8；Home 和 End 移到左右边缘，按住 Shift 移到底部和顶部；Tab 转到另一个手柄，Page Down 转到下一个通道。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="348"/>
        <location filename="../widgets/curves/curveview.cpp" line="622"/>
        <source>Interpolation curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <location filename="../widgets/curves/curveview.cpp" line="649"/>
        <source>Drag to bend. Shift: one direction. Ctrl: snapping off, or to a grid of 8 where it is off.</source>
        <translation>拖动以弯曲。Shift：单一方向。Ctrl：关闭吸附，吸附已关闭时则吸附到 8 的网格。</translation>
    </message>
</context>
<context>
    <name>furitsuke::DemoGenerator</name>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="27"/>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="32"/>
        <source>%1: %2 keys</source>
        <translation>%1：%2 个关键帧</translation>
    </message>
    <message>
        <location filename="../app/demo/generatedemo.cpp" line="40"/>
        <source>Cannot make the folder %1</source>
        <translation>无法创建文件夹 %1</translation>
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
        <translation>文件头</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="74"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="76"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="78"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="80"/>
        <source>End of file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="82"/>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="84"/>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="86"/>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="88"/>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="90"/>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="92"/>
        <source>Display frames</source>
        <translation>显示框</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="94"/>
        <source>English names</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="96"/>
        <source>Toon textures</source>
        <translation>卡通贴图</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="102"/>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="106"/>
        <source>File</source>
        <translation>文件</translation>
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
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="139"/>
        <source>, record %1</source>
        <translation>，记录 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="141"/>
        <source>, byte %1</source>
        <translation>，字节 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="142"/>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="144"/>
        <source> (%1 records)</source>
        <translation>（%1 条记录）</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="31"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="332"/>
        <source>Dope sheet</source>
        <translation>摄影表</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="118"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>没有关键帧。请用“文件 &gt; 打开”打开动作（VMD），或将其拖放到此处。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="342"/>
        <source>Drag to scale the time of the selected keys. Alt: about the playhead. Shift: later keys shift along.</source>
        <translation>拖动可缩放选中关键帧的时间。Alt：以播放头为基准。Shift：其后的关键帧一起移动。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditResult</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/editresult.cpp" line="23"/>
        <source>%n key(s) had curve bytes in an unknown layout; all of those were written anew.</source>
        <translation>
            <numerusform>%n 个关键帧的曲线字节布局未知；这些字节已全部重写。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/editresult.cpp" line="31"/>
        <source>Cancelled; nothing was changed.</source>
        <translation>已取消；没有任何改变。</translation>
    </message>
</context>
<context>
    <name>furitsuke::EditRunner</name>
    <message>
        <location filename="../app/editrunner.cpp" line="44"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>内存不足，无法完成；没有任何改变。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportActions</name>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="37"/>
        <source>Save the view as a picture</source>
        <translation>将视图保存为图片</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="40"/>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="51"/>
        <source>The picture is saved in “%1”.</source>
        <translation>图片已保存到“%1”。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="53"/>
        <source>The picture could not be saved: %1</source>
        <translation>无法保存图片：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="65"/>
        <source>There is no model yet.</source>
        <translation>还没有模型。</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="69"/>
        <source>Save the &amp;view as a picture…</source>
        <translation>将视图保存为图片(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="70"/>
        <source>Write what the preview shows now into a PNG file</source>
        <translation>将预览当前显示的内容写入 PNG 文件</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="73"/>
        <source>E&amp;xport pictures or film…</source>
        <translation>导出图片或视频(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../app/actions/exportactions.cpp" line="74"/>
        <source>Make numbered pictures, or a film, of a stretch of the motion</source>
        <translation>将动作的一段制成连续编号的图片或视频</translation>
    </message>
</context>
<context>
    <name>furitsuke::ExportDialog</name>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="57"/>
        <source>Through the motion&apos;s &amp;camera</source>
        <translation>通过动作的镜头(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="58"/>
        <source>With the &amp;sound</source>
        <translation>带声音(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="62"/>
        <source>Ch&amp;oose a file and begin…</source>
        <translation>选择文件并开始(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="65"/>
        <source>Export pictures or film</source>
        <translation>导出图片或视频</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="91"/>
        <source>Pictures, numbered (PNG)</source>
        <translation>编号图片 (PNG)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="92"/>
        <source>Film (MP4, WebM, GIF)</source>
        <translation>视频 (MP4、WebM、GIF)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="97"/>
        <source>%1 a second</source>
        <translation>每秒 %1 张</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="102"/>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="103"/>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="114"/>
        <source>&amp;Make:</source>
        <translation>制作(&amp;M)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="115"/>
        <source>&amp;From frame:</source>
        <translation>从帧(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="116"/>
        <source>&amp;To frame:</source>
        <translation>到帧(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="117"/>
        <source>&amp;Pictures:</source>
        <translation>图片(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="118"/>
        <source>Si&amp;ze in pixels:</source>
        <translation>大小（像素）(&amp;Z)：</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="130"/>
        <source>The motion has no camera keys.</source>
        <translation>动作没有镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="159"/>
        <source>Open a sound first.</source>
        <translation>请先打开声音。</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="163"/>
        <source>Films are made by the program ffmpeg, which is not installed here.</source>
        <translation>视频由程序 ffmpeg 制作，但此处没有安装。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="165"/>
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n 张图片，%1 秒。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film MP4 (*.mp4)</source>
        <translation>MP4 视频 (*.mp4)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="175"/>
        <source>Film WebM (*.webm)</source>
        <translation>WebM 视频 (*.webm)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="176"/>
        <source>Animated picture GIF (*.gif)</source>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="177"/>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="235"/>
        <source>Pictures such as “%1” are there already. Replace them?</source>
        <translation>已有“%1”等图片。要替换吗？</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="256"/>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/exportdialog.cpp" line="263"/>
        <source>Picture %1 of %2</source>
        <translation>第 %1 张，共 %2 张</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="266"/>
        <source>(about %n s left)</source>
        <translation>
            <numerusform>（约剩 %n 秒）</numerusform>
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
        <translation>已制成“%1”。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/exportdialog.cpp" line="284"/>
        <source>%n picture(s) are written.</source>
        <translation>
            <numerusform>已写出 %n 张图片。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Film</name>
    <message>
        <location filename="../widgets/preview/film.cpp" line="149"/>
        <source>It gave no reason.</source>
        <translation>没有给出原因。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="165"/>
        <source>ffmpeg cannot be started: %1</source>
        <translation>无法启动 ffmpeg：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="172"/>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg 未能制成视频：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/film.cpp" line="177"/>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::FindingsPanel</name>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="50"/>
        <source>No motion is open.</source>
        <translation>没有打开动作。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="51"/>
        <source>Nothing was found wrong with this file.</source>
        <translation>未发现此文件有问题。</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Severity</source>
        <translation>严重性</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Section</source>
        <translation>区段</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="52"/>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location filename="../widgets/findings/findingspanel.cpp" line="58"/>
        <source>%1 (%2 records)</source>
        <translation>%1（%2 条记录）</translation>
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
        <translation>镜头：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="39"/>
        <source>Light:</source>
        <translation>照明：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="41"/>
        <source>Self shadow:</source>
        <translation>自阴影：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="45"/>
        <source>Display/IK:</source>
        <translation>显示・IK：</translation>
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
        <translation>权重至少(&amp;G)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="70"/>
        <source>Colou&amp;r at least:</source>
        <translation>颜色至少(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="72"/>
        <source>&amp;Direction at least:</source>
        <translation>方向至少(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="76"/>
        <source>&amp;Shadow distance at least:</source>
        <translation>自阴影距离至少(&amp;S)：</translation>
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
        <translation>%1：最多改变 %2°（%3，第 %4 帧）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="101"/>
        <source>%1: by %2 at most (%3, frame %4).</source>
        <translation>%1：最多改变 %2（%3，第 %4 帧）。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="125"/>
        <source>Flatten values</source>
        <translation>拉平数值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="127"/>
        <source>Smooth values</source>
        <translation>平滑数值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="129"/>
        <source>Remove spikes</source>
        <translation>去除尖峰</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="131"/>
        <source>Offset values</source>
        <translation>偏移数值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="135"/>
        <source>Scale values</source>
        <translation>缩放数值</translation>
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
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the mean of the keys</source>
        <translation>关键帧的平均值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the first key</source>
        <translation>第一个关键帧的值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="231"/>
        <source>the value of the last key</source>
        <translation>最后一个关键帧的值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="233"/>
        <source>For each track on its own, and for each shot between cuts of the camera</source>
        <translation>对每条轨道分别处理，镜头则对硬切之间的每个镜头分别处理</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="234"/>
        <source>&amp;To:</source>
        <translation>设为(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="243"/>
        <source>In each pass every key goes half of the way to the straight line between its neighbours; keys at the ends and beside cuts stay</source>
        <translation>每一遍中，每个关键帧向前后关键帧的连线靠近一半；两端和硬切旁的关键帧不动</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="245"/>
        <source>&amp;Passes:</source>
        <translation>遍数(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="317"/>
        <source>What is less far off than this is no spike</source>
        <translation>偏离小于此值的不算尖峰</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="305"/>
        <source>&amp;Times the usual deviation:</source>
        <translation>通常偏差的倍数(&amp;T)：</translation>
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
        <translation>每个关键帧与下方数值的距离变为原来的此百分比</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="268"/>
        <source>The value that stays where it is</source>
        <translation>保持不变的数值</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="269"/>
        <source>&amp;Factor:</source>
        <translation>倍率(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="270"/>
        <source>&amp;About the value:</source>
        <translation>基准值(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="303"/>
        <source>How many times farther off than the keys around it usually are a key has to be; less finds more spikes</source>
        <translation>关键帧的偏离达到周围关键帧通常偏差的多少倍才算尖峰；倍数越小，找到的越多</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="328"/>
        <source>How many keys a spike may have, one after the other</source>
        <translation>一个尖峰最多可由多少个连续的关键帧构成</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="329"/>
        <source>At most so many &amp;keys:</source>
        <translation>关键帧最多(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="364"/>
        <source>in the unit of each value</source>
        <translation>使用各数值自己的单位</translation>
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
        <translation>MMD 单位</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>Choose a value.</source>
        <translation>请选择一个数值。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="407"/>
        <source>One of the entries is not a number.</source>
        <translation>有一项输入不是数字。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/fixdialog.cpp" line="463"/>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/fixdialog.cpp" line="470"/>
        <source>Changes %1 of %n selected key(s).</source>
        <translation>
            <numerusform>选中的 %n 个关键帧中有 %1 个会改变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameEdits</name>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="32"/>
        <source>The number of frames must be 1 or more.</source>
        <translation>帧数必须至少为 1。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="34"/>
        <source>There is no frame %1.</source>
        <translation>没有第 %1 帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="46"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/frameedits.cpp" line="252"/>
        <source>%n curve(s) beside the place cannot keep their shape.</source>
        <translation>
            <numerusform>该处旁边的 %n 条曲线无法保持形状。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="285"/>
        <source>%1: the cut stays a cut, with a key added at frame %2.</source>
        <translation>%1：为保持硬切，在第 %2 帧添加关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="311"/>
        <source>%1: what is set at frame %2 is carried to frame %3.</source>
        <translation>%1：第 %2 帧的设置沿用到第 %3 帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="321"/>
        <source>%1: there is a cut in these frames; it stays, with %2 added.</source>
        <translation>%1：此范围内有硬切；为保持硬切而添加 %2。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/frameedits.cpp" line="328"/>
        <source>%1 in these frames deleted.</source>
        <translation>删除此范围内的 %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameRow</name>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="51"/>
        <source>“%1” is not a frame. Type 30, or +5 or -5 to move by frames.</source>
        <translation>“%1”不是帧。请输入 30，或用 +5、-5 按帧数移动。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="62"/>
        <source>Type a frame, or +5 or -5 to move by frames.</source>
        <translation>请输入帧，或用 +5、-5 按帧数移动。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="64"/>
        <source>Keys are at whole frames.</source>
        <translation>关键帧只能位于整数帧。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="66"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>帧的范围是 0 到 %1；未移动关键帧。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="70"/>
        <source>These keys are at several frames: type +5 or -5 to move them.</source>
        <translation>这些关键帧位于多个帧：请输入 +5 或 -5 来移动。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/framerow.cpp" line="87"/>
        <source>Overwrites %n key(s) that are not selected.</source>
        <translation>
            <numerusform>覆盖 %n 个未选中的关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="112"/>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="113"/>
        <source>Frame of the selected keys</source>
        <translation>选中关键帧的帧</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/framerow.cpp" line="115"/>
        <source>Type +5 or -5 to move the selected keys by frames; where they are at one frame, also the frame to move them to.</source>
        <translation>输入 +5 或 -5，按帧数移动选中的关键帧；若都在同一帧，也可输入要移到的帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FramesDialog</name>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Insert frames</source>
        <translation>插入空帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="18"/>
        <source>Delete frames</source>
        <translation>删除整列帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="19"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="25"/>
        <source>&amp;Camera</source>
        <translation>镜头(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="26"/>
        <source>L&amp;ight</source>
        <translation>照明(&amp;I)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="27"/>
        <source>&amp;Self shadow</source>
        <translation>自阴影(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="28"/>
        <source>&amp;Display/IK</source>
        <translation>显示・IK(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="37"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="38"/>
        <source>Those in the list</source>
        <translation>列表中的</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="39"/>
        <source>The chosen ones</source>
        <translation>选中的</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="40"/>
        <source>&amp;Number of frames:</source>
        <translation>帧数(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/framesdialog.cpp" line="41"/>
        <source>A&amp;t frame:</source>
        <translation>起始帧(&amp;T)：</translation>
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
            <numerusform>%n 个关键帧将后移。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/framesdialog.cpp" line="104"/>
        <source>%n key(s) will come earlier.</source>
        <translation>
            <numerusform>%n 个关键帧将前移。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GestureTexts</name>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="34"/>
        <source>at marker “%1”</source>
        <translation>在标记“%1”处</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="36"/>
        <source>at a marker</source>
        <translation>在标记处</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="38"/>
        <source>at the playhead</source>
        <translation>在播放头处</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="40"/>
        <source>at an end of the play range</source>
        <translation>在播放范围的一端</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="44"/>
        <source>at frame %1, as another key</source>
        <translation>在第 %1 帧，与另一关键帧相同</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="53"/>
        <source>%n frame(s) long, %1 %</source>
        <translation>
            <numerusform>长 %n 帧，%1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="56"/>
        <source>%n key(s) rounded, by %1 at most</source>
        <translation>
            <numerusform>%n 个关键帧取整，最多偏差 %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="60"/>
        <source>copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="65"/>
        <source>later keys too</source>
        <translation>其后的关键帧一起移动</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="69"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>覆盖 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="79"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>框选：Shift 添加，Ctrl 反转，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="80"/>
        <source>Selecting with a lasso: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>套索选择：Shift 添加，Ctrl 反转，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="91"/>
        <source>Moving %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>正在移动 %n 个关键帧：%1 帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="95"/>
        <source>Copying %n key(s) by %1 frames.</source>
        <translation>
            <numerusform>正在复制 %n 个关键帧：%1 帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="98"/>
        <source>Scaling %n key(s) to %1 %.</source>
        <translation>
            <numerusform>正在将 %n 个关键帧的时间缩放到 %1%。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="103"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="108"/>
        <source>Shift: later keys too. Alt: about the playhead. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift：其后的关键帧一起移动。Alt：以播放头为基准。Ctrl：切换吸附。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/gesturetexts.cpp" line="110"/>
        <source>Shift: later keys too. Alt: copy. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>Shift：其后的关键帧一起移动。Alt：复制。Ctrl：切换吸附。按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphEdits</name>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="249"/>
        <source>The %1 is not a number that can be calculated with.</source>
        <translation>%1 不是可以计算的数。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/graphedits.cpp" line="455"/>
        <source>No selected key stands out of its neighbours.</source>
        <translation>所选关键帧中没有突出于相邻关键帧的。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphFixActions</name>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="133"/>
        <source>Select keys first.</source>
        <translation>请先选择关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="138"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>显示・IK 关键帧没有数值；请先选择其他关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="153"/>
        <source>&amp;Flatten…</source>
        <translation>拉平(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="154"/>
        <source>Give the selected keys of each track one value</source>
        <translation>让每条轨道的所选关键帧取同一个值</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="155"/>
        <source>&amp;Smooth…</source>
        <translation>平滑(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="156"/>
        <source>Take jitter out of values of the selected keys; cuts stay</source>
        <translation>去除所选关键帧数值的抖动；硬切保留</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="157"/>
        <source>&amp;Remove spikes…</source>
        <translation>去除尖峰(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="158"/>
        <source>Put selected keys that stand out of their neighbours in line with them</source>
        <translation>让突出于相邻关键帧的所选关键帧与相邻者一致</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="159"/>
        <source>&amp;Offset…</source>
        <translation>偏移(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="160"/>
        <source>Add to values of the selected keys</source>
        <translation>给所选关键帧的数值加上一个量</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="161"/>
        <source>S&amp;cale about a value…</source>
        <translation>以某值为基准缩放(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/graphfixactions.cpp" line="162"/>
        <source>Make values of the selected keys swing more or less about a value</source>
        <translation>让所选关键帧的数值以某值为基准摆动得更大或更小</translation>
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
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="75"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="77"/>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="79"/>
        <source>Camera target</source>
        <translation>镜头目标</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="81"/>
        <source>Camera rotation</source>
        <translation>镜头旋转</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="83"/>
        <source>Camera lens</source>
        <translation>镜头参数</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="85"/>
        <source>Light colour</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="87"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="89"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="91"/>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="99"/>
        <source>Turn</source>
        <comment>how far a bone turns from key to key</comment>
        <translation>转动量</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphlines.cpp" line="126"/>
        <source>Turn from the previous key</source>
        <translation>自上一关键帧的转动量</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPanel</name>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="138"/>
        <location filename="../widgets/graph/graphpanel.cpp" line="280"/>
        <source>Select a track or keys to see their values over time.</source>
        <translation>选择轨道或关键帧，即可查看其数值随时间的变化。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphpanel.cpp" line="281"/>
        <source>Check a value in the list to see it over time.</source>
        <translation>勾选列表中的数值，即可查看其随时间的变化。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="289"/>
        <source>%n more line(s) not drawn</source>
        <translation>
            <numerusform>另有 %n 条线未绘制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphpanel.cpp" line="291"/>
        <source>%n more track(s) not listed</source>
        <translation>
            <numerusform>另有 %n 条轨道未列出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphTexts</name>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="43"/>
        <source>%1/frame</source>
        <comment>speed: a unit per frame</comment>
        <translation>%1/帧</translation>
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
        <translation>%1 帧</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="94"/>
        <source>Selecting keys: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>选择关键帧：Shift 添加，Ctrl 切换，Alt 移除。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/graph/graphtexts.cpp" line="97"/>
        <source>Moving keys; %Ln more follow(s) when the button is released. Esc cancels.</source>
        <translation>
            <numerusform>移动关键帧；另有 %Ln 个在松开按键时跟上。按 Esc 取消。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="100"/>
        <source>Moving keys in time only, until the drag clearly goes up or down. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>只在时间上移动关键帧，明显上下拖动后也改变数值。Ctrl：切换吸附。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="102"/>
        <source>Moving keys in value only, until the drag clearly goes sideways. Esc cancels.</source>
        <translation>只在数值上移动关键帧，明显左右拖动后也改变时间。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="105"/>
        <source>Moving keys. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>移动关键帧。Shift：单一方向。Ctrl：切换吸附。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/graphtexts.cpp" line="107"/>
        <source>Bending the curve. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.</source>
        <translation>弯曲曲线。Shift：单一方向。Ctrl：切换吸附。按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="30"/>
        <location filename="../editor-core/document/graphverbs.cpp" line="82"/>
        <source>Change %1 of %n key(s)</source>
        <translation>
            <numerusform>更改 %n 个关键帧的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="47"/>
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个数值</numerusform>
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
            <numerusform>将 %n 个关键帧的 %1 拉平</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="76"/>
        <source>Smooth %1 of %n key(s)</source>
        <translation>
            <numerusform>平滑 %n 个关键帧的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="79"/>
        <source>Remove spikes of %1 from %n key(s)</source>
        <translation>
            <numerusform>去除 %n 个关键帧的 %1 的尖峰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="85"/>
        <source>Scale %1 of %n key(s)</source>
        <translation>
            <numerusform>缩放 %n 个关键帧的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="58"/>
        <source>Move %n key(s) in time and value</source>
        <translation>
            <numerusform>在时间和数值上移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/graphverbs.cpp" line="59"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="63"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆盖 %2 个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="134"/>
        <source>Moving keys…</source>
        <translation>正在移动关键帧…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/graphverbs.cpp" line="240"/>
        <source>Bend the curve of a key</source>
        <translation>弯曲关键帧的曲线</translation>
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
        <translation>显示数值每帧的变化速度，而不是数值本身</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="59"/>
        <source>&amp;Turns</source>
        <translation>转动量(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="61"/>
        <source>Show how far a bone has turned since its previous key, instead of its three angles</source>
        <translation>显示骨骼自上一关键帧的转动量，而不是三个角度</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="65"/>
        <source>&amp;Ghost</source>
        <translation>残影(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="66"/>
        <source>Show under each line how it was when the file was last saved</source>
        <translation>在每条线下方显示其在文件上次保存时的样子</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="68"/>
        <source>&amp;Handles</source>
        <translation>手柄(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="70"/>
        <source>Show the control points of the curves at selected keys, to be dragged there</source>
        <translation>显示所选关键帧曲线的控制点，可在图表中拖动</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="73"/>
        <source>A&amp;uto-fit</source>
        <translation>自动缩放(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="74"/>
        <source>Fit the values whenever other frames are shown, but not while playing</source>
        <translation>显示的帧改变时自动缩放数值范围，播放时除外</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="77"/>
        <source>&amp;Lock time view</source>
        <translation>锁定时间视图(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="79"/>
        <source>Neither scroll nor zoom the frames that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>无论在图表中如何拖动或缩放，所显示的帧都不滚动也不缩放；关键帧仍可移动</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="85"/>
        <source>Lock &amp;value view</source>
        <translation>锁定数值视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="87"/>
        <source>Neither scroll nor zoom the values that are shown, whatever is dragged or fitted in the graph; keys can still be moved</source>
        <translation>无论在图表中如何拖动或缩放，所显示的数值范围都不滚动也不缩放；关键帧仍可移动</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="102"/>
        <source>Graph &amp;panel</source>
        <translation>图表面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="103"/>
        <source>Show the values of the chosen tracks over time, or hide them</source>
        <translation>显示或隐藏所选轨道的数值随时间的变化</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="124"/>
        <source>Go to the g&amp;raph</source>
        <translation>转到图表(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="125"/>
        <source>Show the graph and go to it, to move keys by the keyboard</source>
        <translation>显示图表并转到那里，用键盘移动关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="144"/>
        <source>Show the graph first.</source>
        <translation>请先显示图表。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="145"/>
        <source>Choose tracks first.</source>
        <translation>请先选择轨道。</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="149"/>
        <source>&amp;Fit values</source>
        <translation>缩放至数值(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="150"/>
        <source>Show all values of the lines in the frames that are shown</source>
        <translation>缩放以显示各线在当前帧范围内的全部数值</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="153"/>
        <source>Fit &amp;keys</source>
        <translation>缩放至关键帧(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="154"/>
        <source>Fit the selected keys into the graph, in time and value</source>
        <translation>在时间和数值上缩放，以显示所选关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="157"/>
        <source>Fit &amp;all</source>
        <translation>缩放至全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/graphviewactions.cpp" line="158"/>
        <source>Fit the whole lines into the graph, in time and value</source>
        <translation>在时间和数值上缩放，以显示整条线</translation>
    </message>
</context>
<context>
    <name>furitsuke::HelpActions</name>
    <message>
        <location filename="../app/helpactions.cpp" line="26"/>
        <source>&amp;Find an action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="27"/>
        <source>Find any action by typing its name, in any language</source>
        <translation>输入名称查找任何操作（任何语言均可）</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="33"/>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/helpactions.cpp" line="34"/>
        <source>Read how to work with Furitsuke</source>
        <translation>阅读 Furitsuke 的使用方法</translation>
    </message>
</context>
<context>
    <name>furitsuke::HistoryPanel</name>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="61"/>
        <source>saved</source>
        <extracomment>Beside the step of the history that is what the file holds</extracomment>
        <translation>已保存</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="85"/>
        <source>%1 (as saved)</source>
        <translation>%1（保存时的状态）</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="125"/>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="126"/>
        <source>History of changes</source>
        <translation>更改的历史记录</translation>
    </message>
    <message>
        <location filename="../widgets/history/historypanel.cpp" line="127"/>
        <source>Memory that the steps take, of what they may take. The oldest go first.</source>
        <translation>各步骤已占用的内存和上限。最早的步骤先被丢弃。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/history/historypanel.cpp" line="138"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 个步骤</numerusform>
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
        <translation>将 IK 转换为其弯曲的骨骼的关键帧，或反之；动作看起来不变</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="96"/>
        <source>S&amp;witch IK here…</source>
        <translation>在此切换 IK(&amp;W)…</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="98"/>
        <source>Switch IK on or off at the playhead, with keys that keep the feet where they are</source>
        <translation>在播放头处打开或关闭 IK，并注册关键帧使脚保持原位</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="79"/>
        <source>Show the preview first: this needs its model.</source>
        <translation>请先显示预览：需要用到其中的模型。</translation>
    </message>
    <message>
        <location filename="../app/actions/ikactions.cpp" line="80"/>
        <source>The model has no IK.</source>
        <translation>模型没有 IK。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkBake</name>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="193"/>
        <source>No IK is chosen.</source>
        <translation>没有选择 IK。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="197"/>
        <source>The last frame is before the first.</source>
        <translation>结束帧在起始帧之前。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="204"/>
        <source>These would be more than %1 keys.</source>
        <translation>关键帧会超过 %1 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikbake.cpp" line="263"/>
        <source>Off by at most %1 units and %2°, at half frames.</source>
        <translation>按半帧计，最大偏差 %1 单位、%2°。</translation>
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
        <translation>IK 所弯曲骨骼的关键帧；IK 关闭</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="41"/>
        <source>Keys of the IK bones; IK on</source>
        <translation>IK 骨骼的关键帧；IK 开启</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="52"/>
        <source>Every so many frames</source>
        <translation>每隔若干帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="53"/>
        <source>Where these bones have keys now</source>
        <translation>这些骨骼现有关键帧之处</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="56"/>
        <source>Frames from key to key</source>
        <translation>关键帧之间的帧数</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="61"/>
        <source>&amp;Into:</source>
        <translation>转换为(&amp;I)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="62"/>
        <source>&amp;Chains:</source>
        <translation>IK 链(&amp;C)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="63"/>
        <source>&amp;From frame:</source>
        <translation>从帧(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="64"/>
        <source>&amp;To frame:</source>
        <translation>到帧(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="65"/>
        <source>&amp;Keys:</source>
        <translation>关键帧(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="70"/>
        <source>&amp;Bake</source>
        <translation>烘焙(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="109"/>
        <source>Check a chain first.</source>
        <translation>请先勾选一条 IK 链。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikbakedialog.cpp" line="119"/>
        <source>Keys that these bones have in these frames give way: %1. Before and after, the motion stays as it is.</source>
        <translation>这些帧中以下骨骼的关键帧会被替换：%1。其前后的动作保持不变。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkNames</name>
    <message>
        <location filename="../editor-core/edits/iknames.cpp" line="85"/>
        <source>Display/IK records have several IK bones whose names begin like this one; their names stay.</source>
        <translation>显示・IK 记录中有多个名称以此开头的 IK 骨骼；它们的名称保持不变。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="92"/>
        <source>%n display/IK record(s) keep the old name: their IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>%n 个显示・IK 记录保留旧名称：其 IK 开关再也找不到此骨骼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="99"/>
        <source>Display/IK records have an IK bone of the new name already: the old name stays in %n of them, whose IK switch does not find this bone any more.</source>
        <translation>
            <numerusform>显示・IK 记录中已有采用新名称的 IK 骨骼：其中 %n 个保留旧名称，其 IK 开关再也找不到此骨骼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/iknames.cpp" line="118"/>
        <source>The IK bone is renamed in %n display/IK record(s) too.</source>
        <translation>
            <numerusform>%n 个显示・IK 记录中的 IK 骨骼也已重命名。</numerusform>
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
        <translation>IK 骨骼“%1”未反转：%2</translation>
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
        <translation>%1：名称字段共 %3 字节，已用 %2 字节</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/ikrows.cpp" line="89"/>
        <source>%n of the selected records do not name it: it is on there.</source>
        <translation>
            <numerusform>选中的记录中有 %n 条未列出它：在那些记录中视为开。</numerusform>
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
        <translation>其他 IK 骨骼的名称</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="100"/>
        <source>The name of an IK bone that the selected records are to name, at most 20 bytes long. It is switched on first, as MMD has IK bones that no record names.</source>
        <translation>要加入选中记录的 IK 骨骼名称，最长 20 字节。加入时为开，因为 MMD 把记录中未列出的 IK 骨骼视为开。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/ikrows.cpp" line="102"/>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitch</name>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="134"/>
        <source>The IK is switched so at frame %1 already.</source>
        <translation>第 %1 帧的 IK 已是该状态。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/ikswitch.cpp" line="172"/>
        <source>At frame %1 the ends of the chains are off by at most %2 units.</source>
        <translation>在第 %1 帧，链末端最多偏差 %2 个单位。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkSwitchDialog</name>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="29"/>
        <source>&amp;Write keys that keep the pose</source>
        <translation>注册保持姿势的关键帧(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="33"/>
        <source>Switch IK</source>
        <translation>切换 IK</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="34"/>
        <source>&amp;On from frame %1:</source>
        <translation>从第 %1 帧起打开(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="51"/>
        <source>&amp;Switch</source>
        <translation>切换(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="86"/>
        <source>Check or uncheck a chain first.</source>
        <translation>请先勾选或取消勾选一个 IK。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="90"/>
        <source>No bone gets a key: the limbs jump to where their own keys have them.</source>
        <translation>不为骨骼注册关键帧：四肢会跳到其自身关键帧的位置。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/ikswitchdialog.cpp" line="100"/>
        <source>These bones get keys so that nothing jumps at this frame: %1. From then on their own keys move them.</source>
        <translation>为使该帧姿势不跳动，以下骨骼会注册关键帧：%1。此后由它们自身的关键帧驱动。</translation>
    </message>
</context>
<context>
    <name>furitsuke::IkVerbs</name>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="42"/>
        <location filename="../editor-core/document/ikverbs.cpp" line="66"/>
        <source>“%1” is locked.</source>
        <translation>“%1”已锁定。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="47"/>
        <source>Bake IK into %n key(s)</source>
        <translation>
            <numerusform>将 IK 烘焙为 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/ikverbs.cpp" line="48"/>
        <source>Bake into IK, %n key(s)</source>
        <translation>
            <numerusform>烘焙为 IK，%n 个关键帧</numerusform>
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
            <numerusform>在第 %1 帧切换 IK：%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/ikverbs.cpp" line="75"/>
        <source>Switching IK…</source>
        <translation>正在切换 IK…</translation>
    </message>
</context>
<context>
    <name>furitsuke::InspectorActions</name>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="38"/>
        <source>No key is selected, so there are no values to edit.</source>
        <translation>未选中关键帧，没有可编辑的数值。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="56"/>
        <source>Edit &amp;values</source>
        <translation>编辑数值(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="57"/>
        <source>Go to the values of the selected keys, to type them</source>
        <translation>转到选中关键帧的数值栏进行输入</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="60"/>
        <source>&amp;Correct values…</source>
        <translation>补正数值(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="61"/>
        <source>Multiply values of the selected keys and add to them</source>
        <translation>对选中关键帧的数值做乘法和加法（位置・角度补正）</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="65"/>
        <source>Select keys first.</source>
        <translation>请先选择关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="68"/>
        <source>Display and IK keys have no numbers; select other keys first.</source>
        <translation>显示・IK 关键帧没有数值；请先选择其他关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="74"/>
        <source>Select keys of bones first.</source>
        <translation>请先选择骨骼的关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="77"/>
        <source>&amp;Normalise rotations</source>
        <translation>归一化旋转(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="78"/>
        <source>Give the quaternions of the selected bone keys unit length</source>
        <translation>将选中骨骼关键帧的四元数变为单位长度</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="82"/>
        <source>All selected rotations are of unit length.</source>
        <translation>选中的旋转均为单位长度。</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="87"/>
        <source>&amp;Physics on</source>
        <translation>开启物理(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="88"/>
        <source>Rigid bodies of the selected bones move by physics from these keys on</source>
        <translation>从这些关键帧起，选中骨骼的刚体由物理演算驱动</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="91"/>
        <source>Physics o&amp;ff</source>
        <translation>关闭物理(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/inspectoractions.cpp" line="92"/>
        <source>Rigid bodies of the selected bones follow their bones from these keys on</source>
        <translation>从这些关键帧起，选中骨骼的刚体跟随骨骼</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="45"/>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="50"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="58"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="59"/>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="60"/>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="89"/>
        <source>Curve X</source>
        <translation>X 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="90"/>
        <source>Curve Y</source>
        <translation>Y 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="64"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Curve Z</source>
        <translation>Z 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve rotation</source>
        <translation>旋转曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="72"/>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="80"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="116"/>
        <source>%1  (stored %2)</source>
        <translation>%1 （存储值 %2）</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <source>Target</source>
        <translation>目标</translation>
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
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="87"/>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="88"/>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve distance</source>
        <translation>距离曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve view angle</source>
        <translation>视角曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="102"/>
        <source>Colour</source>
        <translation>颜色</translation>
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
        <translation>无自阴影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="114"/>
        <source>mode %1</source>
        <translation>模式 %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="122"/>
        <source>Visible</source>
        <translation>显示</translation>
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
            <numerusform>%n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="192"/>
        <source>%1: %2 of %3 bytes of the name field</source>
        <translation>%1：名称字段共 %3 字节，已用 %2 字节</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="197"/>
        <source>%1 keys</source>
        <translation>%1 个关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="207"/>
        <source>“%1” has no key at frame 0: MMD moves it there from rest, other players hold its first key (frame %2).</source>
        <translation>“%1”在第 0 帧没有关键帧：MMD 会让它从初始状态逐渐变化到首个关键帧，其他播放器则保持首个关键帧（第 %2 帧）的值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyinspector.cpp" line="213"/>
        <source>%n of these tracks have no key at frame 0: MMD moves them there from rest, other players hold their first keys.</source>
        <translation>
            <numerusform>其中 %n 条轨道在第 0 帧没有关键帧：MMD 会让它们从初始状态逐渐变化到首个关键帧，其他播放器则保持首个关键帧的值。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="222"/>
        <source>No key is selected. Click a key in the dope sheet to read and edit its values here.</source>
        <translation>未选中关键帧。在摄影表中点击关键帧，即可在此查看和编辑其数值。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="223"/>
        <source>Add the rest pose</source>
        <translation>添加初始姿势</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyinspector.cpp" line="224"/>
        <source>Add the rest pose at frame 0: what MMD plays, and then other players too</source>
        <translation>在第 0 帧添加初始姿势：与 MMD 的播放一致，其他播放器也会一致</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyToolTip</name>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="38"/>
        <source>Frame %1, %2</source>
        <translation>第 %1 帧，%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="48"/>
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="51"/>
        <source>Way here</source>
        <translation>到此的补间</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="58"/>
        <source>since frame %1</source>
        <translation>自第 %1 帧起</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="77"/>
        <source>Frames %1 to %2</source>
        <translation>第 %1 到 %2 帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%1 of %n track(s)</source>
        <translation>
            <numerusform>%n 条轨道的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="80"/>
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="81"/>
        <source>%n key(s) here; zoom in to tell them apart</source>
        <translation>
            <numerusform>此处有 %n 个关键帧；放大可区分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="85"/>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="99"/>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/keytooltip.cpp" line="107"/>
        <source>The track is locked.</source>
        <translation>此轨道已锁定。</translation>
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
        <translation>旋转 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="29"/>
        <source>rotation Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="30"/>
        <source>rotation Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="31"/>
        <source>quaternion x</source>
        <translation>四元数 x</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="32"/>
        <source>quaternion y</source>
        <translation>四元数 y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="33"/>
        <source>quaternion z</source>
        <translation>四元数 z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="34"/>
        <source>quaternion w</source>
        <translation>四元数 w</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="35"/>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="36"/>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="37"/>
        <source>camera target X</source>
        <translation>镜头目标 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="38"/>
        <source>camera target Y</source>
        <translation>镜头目标 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="39"/>
        <source>camera target Z</source>
        <translation>镜头目标 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="40"/>
        <source>camera angle X</source>
        <translation>镜头角度 X</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="41"/>
        <source>camera angle Y</source>
        <translation>镜头角度 Y</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="42"/>
        <source>camera angle Z</source>
        <translation>镜头角度 Z</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="43"/>
        <source>camera distance</source>
        <translation>镜头距离</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="44"/>
        <source>view angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="45"/>
        <source>perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="46"/>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="47"/>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="48"/>
        <source>blue</source>
        <translation>蓝</translation>
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
        <translation>自阴影模式</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="53"/>
        <source>shadow distance</source>
        <translation>自阴影距离</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/keyvalues.cpp" line="54"/>
        <source>visible</source>
        <translation>显示</translation>
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
        <translation>头发</translation>
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
        <translation>图表的线</translation>
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
        <translation>窗口已绘制到 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="305"/>
        <source>Findings in the file</source>
        <translation>文件检查结果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="307"/>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="310"/>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="311"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="304"/>
        <source>Selected keys</source>
        <translation>选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="303"/>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="306"/>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="308"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="309"/>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="374"/>
        <source>This file is open here already.</source>
        <translation>此文件已在这里打开。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="405"/>
        <source>Opening “%1”…</source>
        <translation>正在打开“%1”…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="430"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>这是程序自带的演示动作。用“文件 &gt; 打开”打开自己的动作，或将其拖放到这里。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="460"/>
        <source>The file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="461"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>无法打开“%1”。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="487"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>文件已损坏；能读取的内容已在此处。请查看检查结果。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="491"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>此文件有 %n 条检查结果，见下方。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="515"/>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="516"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>“%1”在此打开之后已被其他程序更改。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="521"/>
        <source>Overwrite it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="538"/>
        <source>Save motion</source>
        <translation>保存动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 动作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="541"/>
        <location filename="../app/mainwindow.cpp" line="635"/>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="555"/>
        <source>Saving “%1”…</source>
        <translation>正在保存“%1”…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="586"/>
        <source>The file cannot be saved</source>
        <translation>无法保存文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="601"/>
        <source>The motion was saved, but not its markers, tempo, sound and play range: %1</source>
        <translation>动作已保存，但其标记、速度、声音和播放范围未能保存：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="604"/>
        <source>The markers cannot be saved</source>
        <translation>无法保存标记</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="613"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>已保存“%1”，并读回核对。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="617"/>
        <source>The file before is kept as “%1”.</source>
        <translation>之前的文件已保留为“%1”。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="620"/>
        <source>The file of markers before is kept as “%1”.</source>
        <translation>之前的标记文件已保留为“%1”。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="632"/>
        <source>Open motion</source>
        <translation>打开动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="798"/>
        <source>Save them before the window is closed? The pose in the preview has no keys yet: it gets them at frame %1 then.</source>
        <translation>关闭窗口前要保存吗？预览中的姿势还没有关键帧，保存时会在第 %1 帧注册。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="38"/>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="41"/>
        <source>MMD model (*.pmx *.pmd)</source>
        <translation>MMD 模型 (*.pmx *.pmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="50"/>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="60"/>
        <source>The model was not opened.</source>
        <translation>模型未打开。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>The model cannot be read</source>
        <translation>无法读取模型</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="71"/>
        <source>“%1” cannot be read.

%2</source>
        <translation>无法读取“%1”。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindowmodel.cpp" line="84"/>
        <source>Model “%1”: %2 bones, %3 morphs.</source>
        <translation>模型“%1”：%2 个骨骼，%3 个表情。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="90"/>
        <source>%n track(s) of the motion are not in it; they are kept and marked.</source>
        <translation>
            <numerusform>动作中有 %n 条轨道不在模型中；已保留并标出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="93"/>
        <source>%n name(s) are the same after 15 bytes: a motion cannot tell them apart.</source>
        <translation>
            <numerusform>%n 个名称的前 15 字节相同：动作无法区分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowmodel.cpp" line="100"/>
        <source>%n finding(s) about its file: see View &gt; Preview &gt; Model and motion.</source>
        <translation>
            <numerusform>其文件有 %n 项检查结果：参见 视图 &gt; 预览 &gt; 模型与动作。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="666"/>
        <source>No file was opened yet</source>
        <translation>尚未打开过文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="670"/>
        <source>Forget these files</source>
        <translation>清除这些记录</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="678"/>
        <source>Demo: %1</source>
        <translation>演示：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="709"/>
        <source>%1 keys</source>
        <translation>%1 个关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="710"/>
        <source>%1 tracks with keys</source>
        <translation>%1 条有关键帧的轨道</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="711"/>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="713"/>
        <source>(%1 of them not in the list)</source>
        <translation>（其中 %1 个不在列表中）</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="721"/>
        <source>Frame %1  ·  %2</source>
        <translation>第 %1 帧  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="730"/>
        <source>Drag a key or a control point, drag from empty space to select; arrow keys move the selected keys in time and value. Wheel zooms time, Ctrl+wheel values, the middle button pans.</source>
        <translation>拖动关键帧或控制点，从空白处拖动可框选；方向键在时间和数值上移动所选关键帧。滚轮缩放时间，Ctrl+滚轮缩放数值，中键平移。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="734"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>拖动关键帧可移动，从空白处拖动可框选。滚轮缩放，Ctrl+滚轮上下滚动，中键平移。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="767"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>已覆盖 %n 个关键帧；撤销即可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="791"/>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="792"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="795"/>
        <source>Save them before the window is closed?</source>
        <translation>关闭窗口前要保存吗？</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Open motions (VMD)</source>
        <translation>打开动作（VMD）</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="74"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="75"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>保存，并在替换旧文件前读回核对</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>Save under another name</source>
        <translation>以其他名称保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>A file is being read or saved; wait for that first.</source>
        <translation>正在读取或保存文件；请等待其完成。</translation>
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
        <translation>没有使用模型。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>New window</source>
        <translation>新建窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="100"/>
        <source>Open another window</source>
        <translation>打开另一个窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="103"/>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>Close all windows</source>
        <translation>关闭所有窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="113"/>
        <source>&amp;Dance</source>
        <translation>舞蹈(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Face (morphs only)</source>
        <translation>面部（仅表情）(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="114"/>
        <source>&amp;Camera</source>
        <translation>镜头(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="117"/>
        <source>Open a motion that comes with the program</source>
        <translation>打开程序自带的动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="128"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>以此编码读取并显示名称；不改变任何字节</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>posing</source>
        <translation>摆姿势</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="145"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="147"/>
        <source>Take the last change back</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="152"/>
        <location filename="../app/mainwindowactions.cpp" line="157"/>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <location filename="../app/mainwindowactions.cpp" line="306"/>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
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
        <translation>重做上一次更改</translation>
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
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="178"/>
        <source>Ca&amp;ncel the running edit</source>
        <translation>取消正在运行的编辑(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="179"/>
        <source>Stop an edit that takes long; nothing changes</source>
        <translation>停止耗时的编辑；不会有任何改变</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="182"/>
        <source>No edit is running.</source>
        <translation>没有正在运行的编辑。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Type a frame, a time, or how far to go</source>
        <translation>输入帧、时间或移动量</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="202"/>
        <source>Next way to show time</source>
        <translation>切换时间显示方式</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="203"/>
        <source>Frames, seconds, or bars and beats</source>
        <translation>帧、秒或小节和拍</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="184"/>
        <source>Undo memory…</source>
        <translation>撤销内存…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="185"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>可撤销的步骤最多占用多少内存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="206"/>
        <source>Put all panels back</source>
        <translation>将所有面板恢复原位</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>&amp;Go to frame</source>
        <translation>转到帧(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="88"/>
        <source>Show the motion on a model (PMX, PMD), group tracks as it does, and mark those that it lacks</source>
        <translation>在模型（PMX、PMD）上显示动作，按模型分组轨道，并标记模型缺少的轨道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="95"/>
        <source>Show the program&apos;s own figure, and group tracks in the standard way again</source>
        <translation>显示自带的模型，并恢复标准分组</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="218"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="219"/>
        <source>See and change shortcuts</source>
        <translation>查看和更改快捷键</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>&amp;About Furitsuke</source>
        <translation>关于 Furitsuke(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="230"/>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="234"/>
        <source>About Furitsuke</source>
        <translation>关于 Furitsuke</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="238"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDance 动作文件编辑器。依据 GNU 通用公共许可证第 3 版或更高版本发布的自由软件。</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="32"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="34"/>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="36"/>
        <source>&amp;Demo motions</source>
        <translation>演示动作(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="41"/>
        <source>Names are in</source>
        <translation>名称编码</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="46"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="50"/>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="81"/>
        <source>&amp;Key</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="85"/>
        <source>P&amp;ose</source>
        <translation>姿势(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="87"/>
        <source>A&amp;xes</source>
        <translation>轴(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="90"/>
        <source>Fi&amp;x values</source>
        <translation>修正数值(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="94"/>
        <source>&amp;Curve</source>
        <translation>曲线(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="96"/>
        <source>P&amp;resets</source>
        <translation>预设(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="105"/>
        <source>Curve p&amp;resets</source>
        <translation>曲线预设(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="127"/>
        <source>C&amp;hannels</source>
        <translation>通道(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="130"/>
        <source>Snappin&amp;g</source>
        <translation>吸附(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="133"/>
        <source>&amp;Track</source>
        <translation>轨道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="136"/>
        <source>&amp;Colour</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="141"/>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="165"/>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="187"/>
        <source>So&amp;und</source>
        <translation>声音(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="191"/>
        <source>G&amp;raph</source>
        <translation>图表(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="199"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="202"/>
        <source>Pre&amp;view</source>
        <translation>预览(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="204"/>
        <source>&amp;Look from</source>
        <translation>观看方向(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="208"/>
        <source>&amp;Show</source>
        <translation>显示内容(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="211"/>
        <source>&amp;Ghosts</source>
        <translation>残影(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="213"/>
        <source>Com&amp;pare</source>
        <translation>对比(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="224"/>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="246"/>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="252"/>
        <location filename="../app/menus.cpp" line="265"/>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="253"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="255"/>
        <source>Colours of the program</source>
        <translation>程序的配色</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="260"/>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="266"/>
        <source>Language of the program</source>
        <translation>程序的语言</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp" line="272"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="301"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="318"/>
        <source>Undo memory</source>
        <translation>撤销内存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>每个窗口用于撤销的内存（兆字节）。最早的步骤先被丢弃，最新的一步始终保留。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="340"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>此检查结果针对文件，而非某个关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="358"/>
        <source>No key belongs to this finding.</source>
        <translation>没有与此检查结果对应的关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="82"/>
        <source>The sound cannot be opened</source>
        <translation>无法打开声音</translation>
    </message>
    <message>
        <location filename="../app/mainwindowtasks.cpp" line="136"/>
        <source>An edit is running; it can be cancelled.</source>
        <translation>有编辑正在运行；可以取消。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ManualWindow</name>
    <message>
        <location filename="../app/manualwindow.cpp" line="119"/>
        <source>Manual</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="120"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="121"/>
        <source>Find in the manual; Enter finds the next place</source>
        <translation>在手册中查找；Enter 转到下一处</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="122"/>
        <source>Back (Alt+Left)</source>
        <translation>后退 (Alt+左)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="123"/>
        <source>Forward (Alt+Right)</source>
        <translation>前进 (Alt+右)</translation>
    </message>
    <message>
        <location filename="../app/manualwindow.cpp" line="239"/>
        <source>Not found</source>
        <translation>没有找到</translation>
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
        <translation>蓝色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="35"/>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <location filename="../widgets/common/markercolours.cpp" line="36"/>
        <source>Green</source>
        <translation>绿色</translation>
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
        <translation>粉色</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerDialog</name>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="35"/>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="57"/>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="65"/>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="66"/>
        <source>&amp;Frame</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="67"/>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="122"/>
        <source>The marker is not there any more.</source>
        <translation>此标记已不存在。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/markerdialog.cpp" line="124"/>
        <source>Frame %1 has a marker already.</source>
        <translation>第 %1 帧已有标记。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerVerbs</name>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="19"/>
        <source>There is no marker at frame %1.</source>
        <translation>第 %1 帧没有标记。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="24"/>
        <source>Frame %1 has a marker already.</source>
        <translation>第 %1 帧已有标记。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="31"/>
        <source>Marker %1</source>
        <translation>标记 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="45"/>
        <source>Move marker “%1” to frame %2</source>
        <translation>将标记“%1”移到第 %2 帧</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="47"/>
        <source>Rename marker “%1” to “%2”</source>
        <translation>将标记“%1”重命名为“%2”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="49"/>
        <source>Colour marker “%1”</source>
        <translation>更改标记“%1”的颜色</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="50"/>
        <source>Change marker “%1”</source>
        <translation>更改标记“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="57"/>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="71"/>
        <source>Add marker “%1”</source>
        <translation>添加标记“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="139"/>
        <source>Delete marker “%1”</source>
        <translation>删除标记“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="150"/>
        <source>There is no marker.</source>
        <translation>没有标记。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/markerverbs.cpp" line="153"/>
        <source>Delete %n marker(s)</source>
        <translation>
            <numerusform>删除 %n 个标记</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/markerverbs.cpp" line="170"/>
        <source>Set the tempo to %1 beats a minute</source>
        <translation>将曲速设为 %1 BPM</translation>
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
        <translation>“%1”已锁定，未反转。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="110"/>
        <source>“%1” mirrors another track already.</source>
        <translation>“%1”已是另一条轨道的反转目标。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/mirroredits.cpp" line="111"/>
        <source>“%1” was not mirrored: %2</source>
        <translation>“%1”未反转：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelFile</name>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="35"/>
        <source>Vertices follow a bone that the model does not have; they follow their other bones.</source>
        <translation>有顶点跟随模型中不存在的骨骼；它们改为跟随其余骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="38"/>
        <source>A bone names a parent, a tail or a source of its append transform that the model does not have; it has none.</source>
        <translation>有骨骼的父骨骼、末端或赋予来源不在模型中；视为没有。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="41"/>
        <source>IK names bones that the model does not have; such links were left out.</source>
        <translation>IK 指向模型中不存在的骨骼；已跳过这些链接。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="43"/>
        <source>Morphs move bones that the model does not have; that was left out.</source>
        <translation>表情要移动模型中不存在的骨骼；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="45"/>
        <source>A bone is named that the model does not have; there is none then.</source>
        <translation>指定了模型中不存在的骨骼；视为没有。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="53"/>
        <source>The file ends, or is damaged, in here; what stands before it was kept.</source>
        <translation>文件在此处中途结束或已损坏；之前的内容已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="55"/>
        <source>Bytes of a text are no characters; each is shown as U+FFFD.</source>
        <translation>文本中有不是字符的字节；各显示为 U+FFFD。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="57"/>
        <source>Numbers that are none (not a number, or infinite) were read as 0.</source>
        <translation>不是数的值（NaN 或无穷大）按 0 读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="62"/>
        <source>Triangles name vertices that the model does not have; they are not drawn.</source>
        <translation>有三角形使用模型中不存在的顶点；不予绘制。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="63"/>
        <source>Morphs move vertices that the model does not have; that was left out.</source>
        <translation>表情要移动模型中不存在的顶点；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="65"/>
        <source>Materials name textures that the model does not have; they are drawn without.</source>
        <translation>有材质使用模型中不存在的贴图；绘制时不带贴图。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="67"/>
        <source>A material is named that the model does not have; that was left out.</source>
        <translation>指定了模型中不存在的材质；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="69"/>
        <source>Morphs hold morphs that the model does not have; that was left out.</source>
        <translation>有表情包含模型中不存在的表情；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="71"/>
        <source>A rigid body is named that the model does not have; that was left out.</source>
        <translation>指定了模型中不存在的刚体；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="73"/>
        <source>Morphs change additional UVs that the model does not have; that was left out.</source>
        <translation>表情要改变模型中不存在的附加 UV；已跳过该部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="75"/>
        <source>Entries of display frames name no bone or morph; they were left out.</source>
        <translation>显示框中有条目不指向任何骨骼或表情；已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="77"/>
        <source>Vertices follow no bone; they follow the first.</source>
        <translation>有顶点不跟随任何骨骼；改为跟随第一个骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="79"/>
        <source>Weights of vertices are not between 0 and 1, or do not add up to 1; they were brought to that.</source>
        <translation>顶点权重不在 0 到 1 之间，或合计不为 1；已修正。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="82"/>
        <source>Bones are their own ancestors; the ring was cut, one of them has no parent.</source>
        <translation>骨骼的父子关系成环；已断开，其中一个没有父骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="84"/>
        <source>Bones append themselves, by others; the ring was cut, one of them appends nothing.</source>
        <translation>骨骼的赋予关系成环；已断开，其中一个没有赋予。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="87"/>
        <source>Group morphs hold themselves, by others; the ring was cut.</source>
        <translation>组表情互相包含成环；已断开。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="89"/>
        <source>Axes of bones have no direction; they are not used.</source>
        <translation>有骨骼的轴没有方向；不予使用。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="91"/>
        <source>Rotations of length 0 were read as none.</source>
        <translation>长度为 0 的旋转按无旋转读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="93"/>
        <source>IK has no bone to bring to its goal; it was left out.</source>
        <translation>有 IK 没有要移向目标的骨骼；已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="95"/>
        <source>Numbers of IK loops are negative, or so large that they would never end; they were limited.</source>
        <translation>IK 的循环次数为负，或大到无法结束；已限制。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="98"/>
        <source>Limits of IK links are the wrong way round; they were exchanged.</source>
        <translation>IK 链接的角度限制上下颠倒；已对调。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="100"/>
        <source>IK has more links than there are bones; the rest was left out.</source>
        <translation>IK 的链接多于骨骼数；其余已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="102"/>
        <source>Values are not among those that are known; the usual one was taken.</source>
        <translation>有未知的值；已采用通常的值。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="104"/>
        <source>The number of face indices is no multiple of 3; what is left over is not drawn.</source>
        <translation>面的索引数不是 3 的倍数；多余的不予绘制。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="106"/>
        <source>Materials name more faces than the model has; they have those that there are.</source>
        <translation>材质指定的面数超过模型的面数；只使用现有的面。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="108"/>
        <source>Faces belong to no material; they are not drawn.</source>
        <translation>有面不属于任何材质；不予绘制。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="110"/>
        <source>IK chains share a bone; all but the first got bones of their own.</source>
        <translation>多条 IK 链共用一个骨骼；除第一条外都得到了各自的骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="112"/>
        <source>Names cannot be stored in a motion in this encoding.</source>
        <translation>有名称无法以此编码保存到动作中。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="116"/>
        <source>Bytes follow the end of the model; they were not read.</source>
        <translation>模型结尾之后还有数据；未读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="124"/>
        <source>the header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="126"/>
        <source>the vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="128"/>
        <source>the faces</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="130"/>
        <source>the textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="132"/>
        <source>the materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="134"/>
        <source>the bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="136"/>
        <source>the IK chains</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="138"/>
        <source>the morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="140"/>
        <source>the display frames</source>
        <translation>显示框</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="245"/>
        <source>The model ends, or is damaged, inside %1.</source>
        <translation>模型在“%1”中途结束或已损坏。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfaults.cpp" line="246"/>
        <source>%1 (byte %2)</source>
        <translation>%1（字节 %2）</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="77"/>
        <source>This is neither a PMX nor a PMD model.</source>
        <translation>这既不是 PMX 模型也不是 PMD 模型。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="79"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="142"/>
        <source>There is not enough memory for this file.</source>
        <translation>内存不足，无法读取此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="88"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="90"/>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="92"/>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/modelfile.cpp" line="95"/>
        <location filename="../editor-core/rig/modelfile.cpp" line="104"/>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="91"/>
        <location filename="../editor-core/rig/pmxreader.cpp" line="116"/>
        <source>The model ends inside its header.</source>
        <translation>模型在文件头中就结束了。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="96"/>
        <source>PMX version %1 is not known; 2.0 and 2.1 are.</source>
        <translation>未知的 PMX 版本 %1；支持 2.0 和 2.1。</translation>
    </message>
    <message>
        <location filename="../editor-core/rig/pmxreader.cpp" line="108"/>
        <source>The sizes in the model&apos;s header make no sense (byte 9).</source>
        <translation>模型文件头中的尺寸信息不正确（字节 9）。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReport</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="36"/>
        <source>The program&apos;s own figure.</source>
        <translation>程序内置的模型。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="38"/>
        <source>%1 bones, %2 morphs, %3 vertices, %4 materials.</source>
        <translation>%1 个骨骼，%2 个表情，%3 个顶点，%4 个材质。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="46"/>
        <source>In the model&apos;s file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="47"/>
        <source>Textures that are not shown</source>
        <translation>未显示的贴图</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="68"/>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="79"/>
        <source>The motion on this model</source>
        <translation>此模型上的动作</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="80"/>
        <source>Found: %1 bones, %2 morphs, %3 IK.</source>
        <translation>已找到：骨骼 %1，表情 %2，IK %3。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="85"/>
        <source>The model has all that the motion moves.</source>
        <translation>动作所用的各项模型都有。</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bones that the model lacks: %1</source>
        <translation>模型中没有的骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="86"/>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morphs that the model lacks: %1</source>
        <translation>模型中没有的表情：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="88"/>
        <source>Morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bones that the model lacks: %1</source>
        <translation>模型中没有的 IK 骨骼：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="90"/>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="95"/>
        <source>One name to a motion, which keeps 15 bytes: %1</source>
        <translation>在只保留 15 字节的动作中名称相同：%1</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="96"/>
        <source>Names of the model</source>
        <translation>模型中的名称</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelReportDialog</name>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="135"/>
        <source>Model and motion</source>
        <translation>模型与动作</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="140"/>
        <source>&amp;Copy all</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/preview/modelreport.cpp" line="168"/>
        <source>There is no model yet.</source>
        <translation>还没有模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MorphSliders</name>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="155"/>
        <location filename="../widgets/preview/morphsliders.cpp" line="175"/>
        <source>Morph “%1”</source>
        <translation>表情“%1”</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="230"/>
        <source>Find a morph</source>
        <translation>搜索表情</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>The model has no morphs.</source>
        <translation>该模型没有表情。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/morphsliders.cpp" line="231"/>
        <source>There is no model yet: show the preview.</source>
        <translation>还没有模型：请显示预览。</translation>
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
        <translation>（无名称）</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="26"/>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="28"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="30"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/tracklabel.cpp" line="34"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="254"/>
        <source>The motion cannot be changed while an edit is running; Esc cancels it.</source>
        <translation>编辑运行期间不能更改动作；按 Esc 可取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="430"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>删除 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="438"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="441"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（后移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="442"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 帧）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="446"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="465"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆盖 %2 个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="448"/>
        <source>%1, dropping %2</source>
        <translation>%1，丢弃 %2 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="463"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>插入 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="479"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>更改 %n 个骨骼关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="486"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>更改 %n 个表情关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="493"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>更改 %n 个镜头关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="500"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>更改 %n 个照明关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="507"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>更改 %n 个自阴影关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="514"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>更改 %n 条显示・IK 记录</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="522"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="536"/>
        <source>“%1” is locked.</source>
        <translation>“%1”已锁定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="537"/>
        <source>Rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="211"/>
        <source>There is no such member here.</source>
        <translation>此处没有这样的成员。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="172"/>
        <source>An object is expected.</source>
        <translation>应为对象。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="132"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="219"/>
        <source>The member “%1” is missing.</source>
        <translation>缺少成员“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="79"/>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="174"/>
        <source>An array is expected.</source>
        <translation>应为数组。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="88"/>
        <source>A whole number from 0 to %1 is expected.</source>
        <translation>应为 0 到 %1 的整数。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="96"/>
        <source>true or false is expected.</source>
        <translation>应为 true 或 false。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="106"/>
        <source>true, false or a byte from 0 to 255 is expected.</source>
        <translation>应为 true、false 或 0 到 255 的字节。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="115"/>
        <source>The number is too large for a 32-bit float.</source>
        <translation>此数超出 32 位浮点数的范围。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="123"/>
        <source>A number, or a string of its 32 bits such as &quot;0x7fc00000&quot;, is expected.</source>
        <translation>应为数字，或表示其 32 位的字符串，例如 &quot;0x7fc00000&quot;。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="132"/>
        <source>An array of %1 numbers is expected.</source>
        <translation>应为 %1 个数字的数组。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="157"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>应为 4 个字节的数组：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="158"/>
        <source>Four numbers from 0 to %1 are expected: x1, y1, x2, y2.</source>
        <translation>应为 4 个 0 到 %1 的数字：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="170"/>
        <source>A string is expected.</source>
        <translation>应为字符串。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="178"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>应为十六进制数字的字符串，每个字节两位。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="182"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>有 %1 个字节；最多应为 %2 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="192"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>有 %1 个字节；应为 %2 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="209"/>
        <source>One of these words is expected: %1.</source>
        <translation>应为以下词之一：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="58"/>
        <source>Two entries have the order %1.</source>
        <translation>两个条目的 order 都是 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="104"/>
        <source>The name “%1” and its bytes, which mean “%2”, are not the same; after a change of the name, leave the bytes out.</source>
        <translation>名称“%1”与其字节（表示“%2”）不一致；更改名称后，请省略字节。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="112"/>
        <source>The character “%1” is not in the encoding %2.</source>
        <translation>字符“%1”不在编码 %2 中。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="115"/>
        <source>The name takes %1 bytes; there is room for %2.</source>
        <translation>名称需要 %1 个字节；可用 %2 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="119"/>
        <source>A zero byte ends a name; what follows it has to be given as bytes.</source>
        <translation>零字节是名称的结尾；其后的内容须以字节给出。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="153"/>
        <source>It has to begin with “Vocaloid Motion Data”.</source>
        <translation>必须以“Vocaloid Motion Data”开头。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="199"/>
        <source>Another track has this name.</source>
        <translation>另一条轨道已使用此名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="225"/>
        <source>The “nameField” of the key with order %1 is not this track&apos;s name.</source>
        <translation>order 为 %1 的关键帧的“nameField”不是此轨道的名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="236"/>
        <source>Two keys have the order %1.</source>
        <translation>两个关键帧的 order 都是 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="241"/>
        <source>It has to be larger than every order of the section: at least %1.</source>
        <translation>必须大于此区段的所有 order：至少为 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="28"/>
        <source>“%1” is expected.</source>
        <translation>应为“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="35"/>
        <source>There is no such version.</source>
        <translation>没有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="37"/>
        <source>This text was written by a newer version of the program.</source>
        <translation>此文本由更新版本的程序写成。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonheader.cpp" line="44"/>
        <source>This encoding is not known.</source>
        <translation>未知的编码。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonkeys.cpp" line="68"/>
        <source>These bytes say other curves or physics than the members beside them; after a change of those, leave “curveBlock” out.</source>
        <translation>这些字节表示的补间曲线或物理与旁边的成员不一致；更改那些成员后，请省略“curveBlock”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="190"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="221"/>
        <source>Line %1, column %2: this is not JSON: %3</source>
        <translation>第 %1 行，第 %2 列：这不是 JSON：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="213"/>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="215"/>
        <source>There is not enough memory for this text.</source>
        <translation>内存不足，无法处理此文本。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="224"/>
        <source>a zero byte</source>
        <translation>零字节</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="229"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="232"/>
        <source>Reading failed: %1</source>
        <translation>读取失败：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="71"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>值的嵌套过深，或数量过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="151"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>成员“%1”重复，或成员过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="156"/>
        <source>This member is given twice.</source>
        <translation>此成员重复。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonwalker.cpp" line="169"/>
        <source>There are too many values.</source>
        <translation>值过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="34"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>这不是动作：表明类型的成员“format”必须在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="76"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>此区段中有的关键帧有 order，有的没有。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MoveByDialog</name>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move keys by</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="16"/>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="18"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>这些轨道其后的关键帧一起移动(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="22"/>
        <source>A negative number moves them to earlier frames.</source>
        <translation>负数表示移到更早的帧。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/movebydialog.cpp" line="24"/>
        <source>&amp;Frames:</source>
        <translation>帧数(&amp;F)：</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="46"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n 个关键帧将移动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/movebydialog.cpp" line="48"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧。</numerusform>
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
        <translation>简体中文（GB18030）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nameencoding.cpp" line="55"/>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体中文（Big5）</translation>
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
        <translation>字符“%1”无法以 %2 存储（“%4”的第 %3 个字符）</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="148"/>
        <source>“%1” has a zero byte in it; the name will end before byte %2</source>
        <translation>“%1”中有零字节；名称将在字节 %2 之前结束</translation>
    </message>
    <message>
        <location filename="../editor-core/text/nametext.cpp" line="152"/>
        <source>“%1” takes %2 of %3 bytes; it will be cut after byte %3</source>
        <translation>“%1”需要 %2 个字节，上限为 %3 个；字节 %3 之后将被截断</translation>
    </message>
</context>
<context>
    <name>furitsuke::NavActions</name>
    <message>
        <location filename="../app/actions/navactions.cpp" line="56"/>
        <source>No key after this frame.</source>
        <translation>此帧之后没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="57"/>
        <source>No key before this frame.</source>
        <translation>此帧之前没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="67"/>
        <source>No track is chosen; click the name of one, or select keys.</source>
        <translation>未选中轨道；请点击轨道名称，或选择关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="78"/>
        <source>No marker after this frame.</source>
        <translation>此帧之后没有标记。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="79"/>
        <source>No marker before this frame.</source>
        <translation>此帧之前没有标记。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="108"/>
        <source>Length of a page</source>
        <translation>一页的长度</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="110"/>
        <source>Frames that Page Up and Page Down move the playhead by; 0: as many as are in view.</source>
        <translation>Page Up 和 Page Down 移动播放头的帧数；0 表示当前视图中显示的帧数。</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="131"/>
        <source>Previous frame</source>
        <translation>上一帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="132"/>
        <source>Move the playhead one frame back</source>
        <translation>将播放头后退一帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="133"/>
        <source>Next frame</source>
        <translation>下一帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="134"/>
        <source>Move the playhead one frame on</source>
        <translation>将播放头前进一帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="135"/>
        <source>10 frames back</source>
        <translation>后退 10 帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="136"/>
        <source>Move the playhead ten frames back</source>
        <translation>将播放头后退十帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="138"/>
        <source>10 frames forward</source>
        <translation>前进 10 帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="139"/>
        <source>Move the playhead ten frames on</source>
        <translation>将播放头前进十帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="140"/>
        <source>Page back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="141"/>
        <source>Move the playhead back by as many frames as are in view</source>
        <translation>将播放头向前移动视图所显示的帧数</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="143"/>
        <source>Page forward</source>
        <translation>下一页</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="144"/>
        <source>Move the playhead on by as many frames as are in view</source>
        <translation>将播放头向后移动视图所显示的帧数</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="146"/>
        <source>Previous key</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="147"/>
        <source>Go to the key before the playhead, on whatever track it is</source>
        <translation>转到播放头之前的关键帧（任意轨道）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="149"/>
        <source>Next key</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="150"/>
        <source>Go to the key after the playhead, on whatever track it is</source>
        <translation>转到播放头之后的关键帧（任意轨道）</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="153"/>
        <source>Previous key of the chosen tracks</source>
        <translation>选中轨道的上一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="155"/>
        <source>Go to the key before the playhead: of the chosen tracks, else of the current one</source>
        <translation>转到播放头之前的关键帧：所选轨道，没有则为当前轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="160"/>
        <source>Next key of the chosen tracks</source>
        <translation>选中轨道的下一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="162"/>
        <source>Go to the key after the playhead: of the chosen tracks, else of the current one</source>
        <translation>转到播放头之后的关键帧：所选轨道，没有则为当前轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="166"/>
        <source>Previous marker</source>
        <translation>上一个标记</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="167"/>
        <source>Go to the marker before the playhead</source>
        <translation>转到播放头之前的标记</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="169"/>
        <source>Next marker</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="170"/>
        <source>Go to the marker after the playhead</source>
        <translation>转到播放头之后的标记</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="172"/>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="173"/>
        <source>Go to frame 0</source>
        <translation>转到第 0 帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="174"/>
        <source>Last key</source>
        <translation>最后一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="175"/>
        <source>Go to the last frame that has a key</source>
        <translation>转到最后一个有关键帧的帧</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="177"/>
        <source>Track above</source>
        <translation>上方轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="178"/>
        <source>Make the track or group above the current one</source>
        <translation>将上方的轨道或分组设为当前轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="180"/>
        <source>Track below</source>
        <translation>下方轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="181"/>
        <source>Make the track or group below the current one</source>
        <translation>将下方的轨道或分组设为当前轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="187"/>
        <source>Length of a &amp;page…</source>
        <translation>一页的长度(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/navactions.cpp" line="188"/>
        <source>How many frames a page is long</source>
        <translation>设置一页有多少帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::PaletteButton</name>
    <message>
        <location filename="../app/palettebutton.cpp" line="29"/>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteDialog</name>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="90"/>
        <source>Paste special</source>
        <translation>选择性粘贴</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="91"/>
        <source>%n key(s) are on the clipboard.</source>
        <translation>
            <numerusform>剪贴板中有 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="98"/>
        <source>What does not fit</source>
        <translation>无法粘贴的内容</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="103"/>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="126"/>
        <source>At the play&amp;head, frame %1</source>
        <translation>播放头处，第 %1 帧(&amp;H)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="128"/>
        <source>&amp;Where it was copied, frame %1</source>
        <translation>复制时的位置，第 %1 帧(&amp;W)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="129"/>
        <source>&amp;Mirrored: left and right exchanged</source>
        <translation>左右互换（反转粘贴）(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="130"/>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="135"/>
        <source>Tracks of the same &amp;names</source>
        <translation>同名轨道(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="136"/>
        <source>The &amp;selected tracks</source>
        <translation>选中的轨道(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="137"/>
        <source>Tracks chosen in this &amp;list</source>
        <translation>在此列表中指定的轨道(&amp;L)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="143"/>
        <source>&amp;Add bones and morphs that are missing here</source>
        <translation>添加此处没有的骨骼和表情(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="144"/>
        <source>Onto</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="149"/>
        <source>What</source>
        <translation>内容</translation>
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
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="157"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="171"/>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="158"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="162"/>
        <source>Of the camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="168"/>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="169"/>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="170"/>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="174"/>
        <source>Only &amp;values, into keys that are there</source>
        <translation>仅粘贴数值到已有的关键帧(&amp;V)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="183"/>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="199"/>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="185"/>
        <source> ×</source>
        <translation> 次</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="188"/>
        <source>Distance of the repeats</source>
        <translation>重复的间隔</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>with a gap of</source>
        <translation>间隔</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="189"/>
        <source>every</source>
        <translation>周期</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="192"/>
        <source>Distance of the repeats in frames</source>
        <translation>重复的间隔（帧数）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="194"/>
        <source> frames</source>
        <translation> 帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="209"/>
        <source>&amp;Overwrite them</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="210"/>
        <source>&amp;Keep them, and drop what comes</source>
        <translation>保留，丢弃要粘贴的关键帧(&amp;K)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="212"/>
        <source>First &amp;delete all that these tracks have in this time</source>
        <translation>先删除这些轨道在此时间段内的所有关键帧(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="213"/>
        <source>Keys that are at the same frames</source>
        <translation>相同帧上已有的关键帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="291"/>
        <source>%n key(s) will be added</source>
        <translation>
            <numerusform>将添加 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="293"/>
        <source>%n key(s) will get other values</source>
        <translation>
            <numerusform>将更改 %n 个关键帧的数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="295"/>
        <source>%n track(s) will be added</source>
        <translation>
            <numerusform>将添加 %n 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="297"/>
        <source>%n key(s) will be overwritten</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/pastedialog.cpp" line="299"/>
        <source>%n key(s) find no place</source>
        <translation>
            <numerusform>%n 个关键帧没有可粘贴的位置</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastedialog.cpp" line="301"/>
        <source>Nothing will change</source>
        <translation>不会有任何更改</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteEdits</name>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="338"/>
        <source>%n curve(s) of channels that are not pasted cannot keep their shape.</source>
        <translation>
            <numerusform>未粘贴的通道中有 %n 条补间曲线无法保持形状。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="343"/>
        <source>%n key(s) left out: the last possible frame is %1.</source>
        <translation>
            <numerusform>跳过 %n 个关键帧：最后一个可用的帧是第 %1 帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteedits.cpp" line="348"/>
        <source>%n key(s) of the clip find no key at their frame to give their values to.</source>
        <translation>
            <numerusform>剪贴板中有 %n 个关键帧在对应的帧上没有可赋值的关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="375"/>
        <source>There are no keys to paste.</source>
        <translation>没有可粘贴的关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="377"/>
        <source>Frame %1 is none; frames go from 0 to %2.</source>
        <translation>没有第 %1 帧；帧的范围是 0 到 %2。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="381"/>
        <source>Keys can be pasted once or more often, at frames that follow each other.</source>
        <translation>粘贴次数至少为 1，且每次重复都必须位于前一次之后的帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteedits.cpp" line="383"/>
        <source>That would be %1 times %2 keys; at most %3 can be pasted at once.</source>
        <translation>这相当于 %1 次粘贴 %2 个关键帧；一次最多可粘贴 %3 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="51"/>
        <source>Bone “%1”</source>
        <translation>骨骼“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="53"/>
        <source>Morph “%1”</source>
        <translation>表情“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="55"/>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="57"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="59"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="63"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/pasteplan.cpp" line="69"/>
        <source>%1, %n key(s), left out: %2</source>
        <translation>
            <numerusform>%1，跳过 %n 个关键帧：%2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="76"/>
        <source>the target is a track of another kind.</source>
        <translation>目标轨道的类型不同。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="78"/>
        <source>there is no such track.</source>
        <translation>没有这条轨道。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="80"/>
        <source>the track is locked.</source>
        <translation>轨道已锁定。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="82"/>
        <source>other keys of the clip go to this track already.</source>
        <translation>剪贴板中的其他关键帧已使用此轨道。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="101"/>
        <source>there is no track “%1” here.</source>
        <translation>此处没有轨道“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/pasteplan.cpp" line="118"/>
        <source>in the file its name is that of another track.</source>
        <translation>其名称在文件中与另一条轨道相同。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PasteTargetTable</name>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="62"/>
        <source>Where the keys go</source>
        <translation>关键帧的粘贴目标</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="65"/>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(by its name)</source>
        <translation>（按名称）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="124"/>
        <source>(leave out)</source>
        <translation>（跳过）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="154"/>
        <source>%1 (new)</source>
        <translation>%1（新）</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/pastetargettable.cpp" line="156"/>
        <source>(left out)</source>
        <translation>（跳过）</translation>
    </message>
</context>
<context>
    <name>furitsuke::PictureSequence</name>
    <message>
        <location filename="../widgets/preview/picturesequence.cpp" line="68"/>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlayActions</name>
    <message>
        <location filename="../app/actions/playactions.cpp" line="32"/>
        <source>Frames %1 to %2 are played.</source>
        <translation>播放第 %1 到 %2 帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="38"/>
        <source>Speed %1×</source>
        <translation>播放速度 %1×</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="53"/>
        <source>There is no marker.</source>
        <translation>没有标记。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="86"/>
        <source>There is no marker at frame %1.</source>
        <translation>第 %1 帧没有标记。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="107"/>
        <source>&amp;Play or pause</source>
        <translation>播放/暂停(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="108"/>
        <source>Play from the playhead on, or pause</source>
        <translation>从播放头开始播放，或暂停</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="111"/>
        <source>&amp;Stop and go back</source>
        <translation>停止并返回(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="112"/>
        <source>Stop playing and go back to where it began</source>
        <translation>停止播放并返回到开始播放的帧</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>&amp;Loop</source>
        <translation>循环(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="115"/>
        <source>Play again and again</source>
        <translation>反复播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="121"/>
        <source>F&amp;ollow the playhead</source>
        <translation>跟随播放头(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="122"/>
        <source>Turn the page when the playhead leaves the view while playing</source>
        <translation>播放时播放头离开视图则翻页</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="131"/>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="132"/>
        <source>Play at the next higher speed</source>
        <translation>以高一档的速度播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="134"/>
        <source>Slo&amp;wer</source>
        <translation>减慢(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="135"/>
        <source>Play at the next lower speed</source>
        <translation>以低一档的速度播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="158"/>
        <source>Play range from the selection</source>
        <translation>以选中范围为播放范围</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="159"/>
        <source>Play from the first selected key to the last one</source>
        <translation>从第一个选中的关键帧播放到最后一个</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="163"/>
        <source>Play range between &amp;markers</source>
        <translation>以标记之间为播放范围(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="164"/>
        <source>Play what lies between the markers around the playhead</source>
        <translation>播放播放头前后两个标记之间的部分</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="167"/>
        <source>Play range starts &amp;here</source>
        <translation>播放范围从这里开始(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="168"/>
        <source>Play from the playhead on</source>
        <translation>从播放头处开始播放</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="174"/>
        <source>Play range &amp;ends here</source>
        <translation>播放范围到这里结束(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="175"/>
        <source>Play up to the playhead</source>
        <translation>播放到播放头为止</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="181"/>
        <source>Play everything</source>
        <translation>播放全部</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="182"/>
        <source>Take the play range away</source>
        <translation>取消播放范围</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="188"/>
        <source>Everything is played already.</source>
        <translation>已经播放全部内容。</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="197"/>
        <source>&amp;Add marker</source>
        <translation>添加标记(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="198"/>
        <source>Mark the frame of the playhead; where it is marked, edit the marker</source>
        <translation>在播放头所在的帧添加标记；已有标记时则编辑该标记</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="201"/>
        <source>Edit ma&amp;rker…</source>
        <translation>编辑标记(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="202"/>
        <source>Name, colour and frame of the marker at the playhead</source>
        <translation>播放头处标记的名称、颜色和帧</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="205"/>
        <source>&amp;Delete marker</source>
        <translation>删除标记(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="206"/>
        <source>Delete the marker at the playhead</source>
        <translation>删除播放头处的标记</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="209"/>
        <source>Delete all markers</source>
        <translation>删除所有标记</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="210"/>
        <source>Delete every marker of the motion</source>
        <translation>删除动作的所有标记</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="213"/>
        <source>&amp;Tempo…</source>
        <translation>曲速(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/playactions.cpp" line="214"/>
        <source>Beats a minute, for bars and beats</source>
        <translation>每分钟拍数，用于显示小节和拍</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlaybackBar</name>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="152"/>
        <source>Pause</source>
        <translation>暂停</translation>
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
        <translation>帧</translation>
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
        <translation>播放头和播放的终点。点击可切换帧、秒或小节和拍。</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="176"/>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="177"/>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="178"/>
        <source>&amp;Seconds</source>
        <translation>秒(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/playback/playbackbar.cpp" line="179"/>
        <source>&amp;Bars and beats</source>
        <translation>小节和拍(&amp;B)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseActions</name>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>Pose (*.vpd)</source>
        <translation>姿势 (*.vpd)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="26"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="40"/>
        <source>Put in a pose</source>
        <translation>放入姿势</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="60"/>
        <source>What was written reads back differently.</source>
        <translation>写入的内容读回后不一致。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="64"/>
        <source>The pose could not be saved: %1</source>
        <translation>无法保存姿势：%1</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="68"/>
        <source>The pose at frame %1 is saved in “%2”.</source>
        <translation>第 %1 帧的姿势已保存到“%2”。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="70"/>
        <source>Left out, since a pose file cannot hold these names: %1.</source>
        <translation>姿势文件无法容纳这些名称，已跳过：%1。</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="77"/>
        <source>Save the pose</source>
        <translation>保存姿势</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="100"/>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="106"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="114"/>
        <source>Put in a &amp;pose…</source>
        <translation>放入姿势(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="115"/>
        <source>Give the bones of a pose file (VPD) keys at the playhead</source>
        <translation>在播放头处为姿势文件（VPD）中的骨骼注册关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="118"/>
        <source>Save th&amp;e pose…</source>
        <translation>保存姿势(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="120"/>
        <source>Write what the chosen tracks, else all bones and morphs, are at the playhead into a pose file (VPD)</source>
        <translation>将所选轨道（没有则为全部骨骼和表情）在播放头处的状态写入姿势文件（VPD）</translation>
    </message>
    <message>
        <location filename="../app/actions/poseactions.cpp" line="126"/>
        <source>The motion has no keys of bones or morphs.</source>
        <translation>动作中没有骨骼或表情的关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseFile</name>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="103"/>
        <source>This is no pose file: it does not begin with “%1”.</source>
        <translation>这不是姿势文件：开头不是“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="122"/>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="133"/>
        <source>The file ends in its header.</source>
        <translation>文件在文件头中就结束了。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="136"/>
        <source>The header is not whole.</source>
        <translation>文件头不完整。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="147"/>
        <source>“%1” is no number of bones.</source>
        <translation>“%1”不是骨骼数。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="181"/>
        <source>“%1” is not understood and is left out.</source>
        <translation>无法理解“%1”，已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="218"/>
        <source>A block without a name is left out.</source>
        <translation>已跳过没有名称的块。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="220"/>
        <source>“%1” has numbers that are none, or too many; it is left out.</source>
        <translation>“%1”中有不是数的内容或数过多，已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="221"/>
        <source>“%1” is not whole and is left out.</source>
        <translation>“%1”不完整，已跳过。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="224"/>
        <source>“%1” is not closed by “}”; its values are kept.</source>
        <translation>“%1”没有以“}”结束；其值已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="230"/>
        <source>“%1” has a rotation of length zero; it is not turned.</source>
        <translation>“%1”的旋转长度为零；视为无旋转。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="246"/>
        <source>“%1” is there twice; the last counts.</source>
        <translation>“%1”出现两次；以后者为准。</translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="254"/>
        <source>The file states %1 bones and has %2. All are read; MMD reads as many as it states.</source>
        <translation>文件声明有 %1 个骨骼，实际有 %2 个。已全部读取；MMD 只读取所声明的数量。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vpd/posefile.cpp" line="259"/>
        <source>%n more such lines.</source>
        <translation>
            <numerusform>还有 %n 行类似情况。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vpd/posefile.cpp" line="357"/>
        <source>The file is larger than 64 MiB, which no pose is.</source>
        <translation>文件大于 64 MiB，不可能是姿势。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseKeys</name>
    <message>
        <location filename="../editor-core/edits/posekeys.cpp" line="65"/>
        <location filename="../editor-core/edits/posekeys.cpp" line="71"/>
        <source>The motion cannot store the name “%1”.</source>
        <translation>动作无法存储名称“%1”。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseVerbs</name>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="29"/>
        <source>The pose has no bones and no morphs.</source>
        <translation>此姿势没有骨骼也没有表情。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/poseverbs.cpp" line="34"/>
        <source>Pose, %n key(s)</source>
        <translation>
            <numerusform>姿势，%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/poseverbs.cpp" line="36"/>
        <source>Putting the pose in…</source>
        <translation>正在放入姿势…</translation>
    </message>
</context>
<context>
    <name>furitsuke::Posing</name>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="86"/>
        <source>The track “%1” is locked.</source>
        <translation>轨道“%1”已锁定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/posing.cpp" line="172"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>没有尚未注册为关键帧的姿势。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="190"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>已跳过 %n 条锁定的轨道。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/posing.cpp" line="202"/>
        <source>Register pose: %n key(s)</source>
        <translation>
            <numerusform>注册姿势：%n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PosingActions</name>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="51"/>
        <source>&amp;Turn bones</source>
        <translation>旋转骨骼(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="52"/>
        <source>Rings around the chosen bone in the preview, to turn it by</source>
        <translation>在预览中选中的骨骼周围显示用于旋转的圆环</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="54"/>
        <source>&amp;Move bones</source>
        <translation>移动骨骼(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="55"/>
        <source>Arrows at the chosen bone in the preview, to move it along</source>
        <translation>在预览中选中的骨骼处显示用于移动的箭头</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="69"/>
        <source>The bone&apos;s &amp;own axes</source>
        <translation>骨骼自身的轴(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="70"/>
        <source>The handles go along with the bone (local)</source>
        <translation>手柄随骨骼转动（局部）</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="72"/>
        <source>Its &amp;parent&apos;s axes</source>
        <translation>父骨骼的轴(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="74"/>
        <source>The handles go along with the bone&apos;s parent, as the values of its keys do</source>
        <translation>手柄随父骨骼转动，与关键帧的数值一致</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="77"/>
        <source>The &amp;world&apos;s axes</source>
        <translation>世界的轴(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="78"/>
        <source>The handles stay upright (global)</source>
        <translation>手柄保持直立（全局）</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="83"/>
        <source>Nothing is posed that has no key yet.</source>
        <translation>没有尚未注册为关键帧的姿势。</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="90"/>
        <source>&amp;Auto-key</source>
        <translation>自动注册(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="91"/>
        <source>What is posed gets keys at the playhead at once</source>
        <translation>摆出的姿势立即在播放头处注册为关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="96"/>
        <source>&amp;Register pose</source>
        <translation>注册姿势(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="97"/>
        <source>Give what is posed keys at the playhead</source>
        <translation>将摆出的姿势在播放头处注册为关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="101"/>
        <source>&amp;Discard pose</source>
        <translation>放弃姿势(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="102"/>
        <source>Show the motion as it is; what is posed and has no keys is lost</source>
        <translation>按原样显示动作；没有关键帧的姿势会丢失</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="118"/>
        <source>Morph &amp;sliders</source>
        <translation>表情滑块(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/posingactions.cpp" line="119"/>
        <source>Sliders for the model&apos;s morphs, to pose its face by</source>
        <translation>用于调整模型表情的滑块</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStore</name>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="60"/>
        <source>Your presets in “%1” cannot be read: %2</source>
        <translation>无法读取“%1”中的自定义预设：%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="90"/>
        <source>The folder “%1” cannot be made.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="93"/>
        <source>Another program is writing your presets, or “%1” cannot be written.</source>
        <translation>另一个程序正在写入自定义预设，或无法写入“%1”。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="118"/>
        <location filename="../widgets/curves/presetstore.cpp" line="133"/>
        <source>There is no preset “%1” any more.</source>
        <translation>预设“%1”已不存在。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="175"/>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstore.cpp" line="203"/>
        <source>The file cannot be renamed: %1</source>
        <translation>无法重命名文件：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetStrip</name>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="76"/>
        <source>%1, the curve of the selected keys</source>
        <translation>%1，所选关键帧的曲线</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="75"/>
        <source>%1, one of your own</source>
        <translation>%1，自定义预设</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="82"/>
        <source>One of your own presets, marked by a corner</source>
        <translation>自定义预设，以角上的标记表示</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="84"/>
        <source>The selected keys have this curve.</source>
        <translation>所选关键帧使用此曲线。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/presetstrip.cpp" line="190"/>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetsDialog</name>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="32"/>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="33"/>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="34"/>
        <source>&amp;Put back</source>
        <translation>恢复(&amp;P)</translation>
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
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="38"/>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="39"/>
        <source>Set the file &amp;aside</source>
        <translation>将文件移开(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="42"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="44"/>
        <source>Your curve presets</source>
        <translation>自定义曲线预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="67"/>
        <source>Bring back the preset that was deleted last</source>
        <translation>恢复最后删除的预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="68"/>
        <source>Add the presets of a file to yours</source>
        <translation>将文件中的预设加入自定义预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="69"/>
        <source>Write all your presets into a file, for others or another computer</source>
        <translation>将全部自定义预设写入文件，供他人或另一台电脑使用</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="70"/>
        <source>Rename the file that cannot be read, and begin a new one</source>
        <translation>重命名无法读取的文件，并新建一个</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="160"/>
        <source>“%1” is “%2” now.</source>
        <translation>“%1”现名为“%2”。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="179"/>
        <source>“%1” was deleted. “Put back” brings it back.</source>
        <translation>已删除“%1”。“恢复”可将其找回。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="194"/>
        <source>“%1” is there again.</source>
        <translation>“%1”已恢复。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="208"/>
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>已添加 %n 个预设。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="210"/>
        <source>%n of them got another name, since yours have other curves under it.</source>
        <translation>
            <numerusform>其中 %n 个已改名，因为已有同名但曲线不同的预设。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="213"/>
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n 个原本就有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="215"/>
        <source>%n found no room.</source>
        <translation>
            <numerusform>%n 个因已达上限而未添加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="223"/>
        <source>%n preset(s) were written into “%1”.</source>
        <translation>
            <numerusform>已将 %n 个预设写入“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="229"/>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="242"/>
        <source>Curve presets (*.json)</source>
        <translation>曲线预设 (*.json)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="232"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="239"/>
        <source>Export presets</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="252"/>
        <source>The file was kept as “%1”.</source>
        <translation>文件已保留为“%1”。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/presetsdialog.cpp" line="263"/>
        <source>You have no presets of your own yet. Save the curve of a key as one, or import a file of them.</source>
        <translation>还没有自定义预设。请将某个关键帧的曲线保存为预设，或导入预设文件。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewActions</name>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="29"/>
        <source>Show the preview first.</source>
        <translation>请先显示预览。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="49"/>
        <source>Preview pa&amp;nel</source>
        <translation>预览面板(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="50"/>
        <source>Show the motion on a model, or hide it</source>
        <translation>在模型上显示动作，或将其隐藏</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="78"/>
        <source>Motion&apos;s &amp;camera</source>
        <translation>动作的镜头(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="79"/>
        <source>Look through the motion&apos;s own camera; turning the view leaves it</source>
        <translation>通过动作自身的镜头观看；转动视角即离开</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="84"/>
        <source>There are no camera keys.</source>
        <translation>没有镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="92"/>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="93"/>
        <source>Look at the model from the front (1 on the number pad)</source>
        <translation>从正面看模型（数字键盘 1）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="95"/>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="96"/>
        <source>Look at the model from behind (Ctrl+1 on the number pad)</source>
        <translation>从背后看模型（数字键盘 Ctrl+1）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="98"/>
        <source>&amp;Left</source>
        <translation>左侧(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="99"/>
        <source>Look at the model&apos;s left side (Ctrl+3 on the number pad)</source>
        <translation>看模型的左侧（数字键盘 Ctrl+3）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="101"/>
        <source>&amp;Right</source>
        <translation>右侧(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="102"/>
        <source>Look at the model&apos;s right side (3 on the number pad)</source>
        <translation>看模型的右侧（数字键盘 3）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="104"/>
        <source>&amp;Top</source>
        <translation>上方(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="105"/>
        <source>Look at the model from above (7 on the number pad)</source>
        <translation>从上方看模型（数字键盘 7）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="107"/>
        <source>B&amp;ottom</source>
        <translation>下方(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="108"/>
        <source>Look at the model from below (Ctrl+7 on the number pad)</source>
        <translation>从下方看模型（数字键盘 Ctrl+7）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="113"/>
        <source>&amp;Perspective</source>
        <translation>透视(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="114"/>
        <source>What is farther away looks smaller (5 on the number pad)</source>
        <translation>越远的东西看起来越小（数字键盘 5）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="122"/>
        <source>&amp;Frame chosen bones</source>
        <translation>显示所选骨骼(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="123"/>
        <source>Bring the bones of the chosen tracks into view (. on the number pad)</source>
        <translation>将所选轨道的骨骼移入视图（数字键盘 .）</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="129"/>
        <source>Choose tracks of bones first.</source>
        <translation>请先选择骨骼的轨道。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="132"/>
        <source>Frame &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="133"/>
        <source>Bring the whole model into view</source>
        <translation>将整个模型移入视图</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="140"/>
        <source>Camera from anot&amp;her file…</source>
        <translation>来自另一文件的镜头(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="141"/>
        <source>Show the camera and the light of another motion file in the preview</source>
        <translation>在预览中使用另一动作文件的镜头和照明</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="143"/>
        <source>Camera from another file</source>
        <translation>来自另一文件的镜头</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 动作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="146"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="153"/>
        <source>The motion&apos;s o&amp;wn camera again</source>
        <translation>恢复动作自身的镜头(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="154"/>
        <source>Leave the camera and the light of the other file</source>
        <translation>不再使用另一文件的镜头和照明</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="157"/>
        <source>The camera is the motion&apos;s own.</source>
        <translation>镜头是动作自身的。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="169"/>
        <source>Background &amp;colour…</source>
        <translation>背景颜色(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="170"/>
        <source>Choose the colour behind the model</source>
        <translation>选择模型后面的颜色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="175"/>
        <source>Background colour</source>
        <translation>背景颜色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="183"/>
        <source>Background of the &amp;theme</source>
        <translation>主题的背景(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="184"/>
        <source>The colour behind the model is that of the window&apos;s theme</source>
        <translation>模型后面使用窗口主题的颜色</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="187"/>
        <source>It is the theme&apos;s.</source>
        <translation>已是主题的颜色。</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="201"/>
        <source>&amp;Ground grid</source>
        <translation>地面网格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="202"/>
        <source>Lines on the ground, 5 units apart</source>
        <translation>地面上每隔 5 单位的线</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="203"/>
        <source>&amp;Axes</source>
        <translation>坐标轴(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="204"/>
        <source>The axes X, Y and Z at the origin</source>
        <translation>原点处的 X、Y、Z 轴</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="205"/>
        <source>&amp;Skin</source>
        <translation>模型表面(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="206"/>
        <source>The model itself; without it its bones can be seen better</source>
        <translation>模型本身；不显示时更容易看清骨骼</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="207"/>
        <source>&amp;Edges</source>
        <translation>边线(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="208"/>
        <source>The dark lines around the model</source>
        <translation>模型周围的深色线</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="209"/>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="210"/>
        <source>All bones of the model; those of chosen tracks are always shown</source>
        <translation>模型的所有骨骼；所选轨道的骨骼总会显示</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="211"/>
        <source>&amp;IK chains</source>
        <translation>IK 链(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="212"/>
        <source>Chains that are bent by IK, and the goals that they reach for</source>
        <translation>由 IK 弯曲的链及其目标</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="214"/>
        <source>&amp;Neighbouring keys</source>
        <translation>前后关键帧(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="216"/>
        <source>Faint figures at the keys before and after the playhead: those of the chosen tracks, else of all</source>
        <translation>在播放头前后的关键帧处显示淡影：所选轨道的，没有则为全部轨道的</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="219"/>
        <source>&amp;Path of the chosen bone</source>
        <translation>所选骨骼的路径(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="221"/>
        <source>The way of the bones of the chosen tracks around the playhead, with their keys as dots</source>
        <translation>所选轨道的骨骼在播放头前后的路径，其关键帧为圆点</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="244"/>
        <source>Ghosts</source>
        <translation>残影</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="246"/>
        <source>Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.</source>
        <translation>
            <numerusform>残影之间的帧数，播放头两侧各最多 %n 个；0 表示不显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/previewactions.cpp" line="262"/>
        <source>&amp;Every %n frame(s)…</source>
        <translation>
            <numerusform>每 %n 帧(&amp;E)…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="263"/>
        <source>&amp;Every few frames…</source>
        <translation>每隔数帧(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="265"/>
        <source>Faint figures at equal distances in time from the playhead</source>
        <translation>从播放头起按相等时间间隔显示淡影</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="285"/>
        <source>&amp;Nothing</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="286"/>
        <source>Show the motion alone</source>
        <translation>只显示动作本身</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="288"/>
        <source>The file as saved, &amp;over it</source>
        <translation>叠加保存时的文件(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="289"/>
        <source>Show how the motion was when the file was last saved, as a faint figure</source>
        <translation>以淡影显示最后保存时的动作</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="292"/>
        <source>The file as saved, &amp;beside it</source>
        <translation>并排保存时的文件(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="293"/>
        <source>Show how the motion was when the file was last saved, on a second model</source>
        <translation>在第二个模型上显示最后保存时的动作</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="308"/>
        <source>Model and m&amp;otion…</source>
        <translation>模型与动作(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="309"/>
        <source>What the motion moves and the model lacks, and what is odd in the model</source>
        <translation>动作使用而模型没有的项，以及模型中的异常</translation>
    </message>
    <message>
        <location filename="../app/actions/previewactions.cpp" line="316"/>
        <source>There is no model yet.</source>
        <translation>还没有模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewController</name>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Turn “%1”</source>
        <translation>旋转“%1”</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="146"/>
        <source>Move “%1”</source>
        <translation>移动“%1”</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewposing.cpp" line="152"/>
        <source>“%1” is bent by IK here: move “%2”, or switch that IK off first.</source>
        <translation>“%1”在此处由 IK 弯曲：请移动“%2”，或先关闭该 IK。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewRenderer</name>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="89"/>
        <source>The program runs without a display, so there is no OpenGL to draw with.</source>
        <translation>程序在没有显示器的情况下运行，因此没有可用于绘制的 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="93"/>
        <source>There is no display, and so no OpenGL to draw with.</source>
        <translation>没有显示器，因此没有可用于绘制的 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="97"/>
        <source>This display offers no OpenGL.</source>
        <translation>此显示器不提供 OpenGL。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="102"/>
        <source>OpenGL cannot draw off the screen here.</source>
        <translation>OpenGL 在此处无法进行离屏绘制。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="106"/>
        <source>The preview needs OpenGL %1.%2; this display has %3.%4.</source>
        <translation>预览需要 OpenGL %1.%2；此显示器为 %3.%4。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="125"/>
        <source>The graphics driver refuses the preview: %1</source>
        <translation>显卡驱动拒绝了预览：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="131"/>
        <source>The picture is too large: %1 x %2 pixels, where OpenGL draws %3 at most in a row.</source>
        <translation>图片太大：%1 x %2 像素，OpenGL 每行最多绘制 %3。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="152"/>
        <source>The graphics card has no room for a picture of %1 x %2 pixels.</source>
        <translation>显卡没有空间容纳 %1 x %2 像素的图片。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewrenderer.cpp" line="196"/>
        <source>OpenGL cannot draw any more: the graphics card was lost.</source>
        <translation>OpenGL 无法继续绘制：显卡已断开。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/scenepainter.cpp" line="268"/>
        <source>The graphics card has no room for the model.</source>
        <translation>显卡没有空间容纳该模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewSession</name>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="98"/>
        <source>The motion has no track for the bone “%1”; posing it adds one.</source>
        <translation>动作没有骨骼“%1”的轨道；摆姿势时会添加。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="119"/>
        <source>The figure is being made…</source>
        <translation>正在生成模型…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="127"/>
        <source>%n posed, no keys yet</source>
        <translation>
            <numerusform>%n 项姿势尚无关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="239"/>
        <source>“%1” has no camera keys.</source>
        <translation>“%1”没有镜头关键帧。</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="249"/>
        <source>The preview shows the camera of “%1”.</source>
        <translation>预览正在使用“%1”的镜头。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/preview/previewsession.cpp" line="303"/>
        <source>%n name(s) are not in this model</source>
        <translation>
            <numerusform>有 %n 个名称不在此模型中</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="305"/>
        <source>some names mean several bones</source>
        <translation>有些名称对应多个骨骼</translation>
    </message>
    <message>
        <location filename="../app/preview/previewsession.cpp" line="307"/>
        <source>Show which: what the motion moves and this model lacks</source>
        <translation>显示动作使用而此模型没有的项</translation>
    </message>
</context>
<context>
    <name>furitsuke::PreviewView</name>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="46"/>
        <location filename="../widgets/preview/previewview.cpp" line="549"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="../widgets/preview/previewview.cpp" line="277"/>
        <source>No preview: %1</source>
        <translation>没有预览：%1</translation>
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
        <translation>按帧范围选择</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="68"/>
        <source>&amp;Select these only</source>
        <translation>仅选择这些(&amp;S)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="69"/>
        <source>&amp;Add them</source>
        <translation>加入选择(&amp;A)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="70"/>
        <source>&amp;Take them away</source>
        <translation>移出选择(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="74"/>
        <source>&amp;From frame:</source>
        <translation>起始帧(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="75"/>
        <source>T&amp;o frame:</source>
        <translation>结束帧(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="76"/>
        <source>T&amp;racks:</source>
        <translation>轨道(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="83"/>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/rangedialog.cpp" line="100"/>
        <source>All tracks</source>
        <translation>所有轨道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="101"/>
        <source>Tracks in the list (%n)</source>
        <translation>
            <numerusform>列表中的轨道（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="103"/>
        <source>Chosen tracks (%n)</source>
        <translation>
            <numerusform>选中的轨道（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="133"/>
        <source>%n key(s) will be selected.</source>
        <translation>
            <numerusform>将选择 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="136"/>
        <source>%n key(s) will be added to the selection.</source>
        <translation>
            <numerusform>将有 %n 个关键帧加入选择。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/rangedialog.cpp" line="139"/>
        <source>%n key(s) will be taken out of the selection.</source>
        <translation>
            <numerusform>将有 %n 个关键帧移出选择。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="293"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>有长度为零的旋转；已保留，并视为无旋转。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="295"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>有旋转不是单位长度；已保留，播放时归一化。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="299"/>
        <source>Curve bytes that MMD does not read are not as MMD writes them; kept.</source>
        <translation>MMD 不读取的曲线字节与 MMD 的写法不同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="26"/>
        <source>A record stands after one of the same track with a later frame; records are saved in the order of the file.</source>
        <translation>有记录排在同一轨道帧号更大的记录之后；保存时保持文件中的顺序。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="31"/>
        <source>Keys of one track at one frame have different values; all are kept, the last in the file counts.</source>
        <translation>同一轨道同一帧的关键帧值不同；已全部保留，以文件中最后一个为准。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="35"/>
        <source>Keys of one track at one frame have the same values; all are kept.</source>
        <translation>同一轨道同一帧的关键帧值相同；已全部保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="41"/>
        <source>A frame number beyond 2147483647; kept. Other programs may fail on it.</source>
        <translation>有帧号超过 2147483647；已保留。其他程序可能无法处理。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="46"/>
        <source>A value is not a number or infinite; kept, and taken for 0 when played.</source>
        <translation>有值为非数字或无穷大；已保留，播放时视为 0。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="51"/>
        <source>Curve values over 127; kept, and taken for 127 when played.</source>
        <translation>补间曲线的值超过 127；已保留，播放时视为 127。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/findings.cpp" line="56"/>
        <source>A switch byte is neither 0 nor 1; kept, and read as MMD does.</source>
        <translation>有开关字节既非 0 也非 1；已保留，并按 MMD 的方式读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="61"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="94"/>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="99"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>不是 VMD 文件：只有 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="100"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>不是 VMD 文件：开头不是“Vocaloid Motion Data”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="107"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>文件在文件头中就结束了：%2 个字节中只有 %1 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>旧式文件头，模型名称为 10 个字节；已照样保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="119"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>未知版本“%1”；按版本 0002 读取。其他程序可能拒绝此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="126"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>签名之后的字节不为零，与旧版 MMD 的文件相同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="149"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>区段声明没有记录，其后却有一条，与旧版 MMD 的文件相同；该记录已保留，不含关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="156"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>声明有 %1 条记录，但实际只有 %2 条；已保留这些记录。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="176"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>文件在此区段的记录数中就结束了；其 %n 个字节已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="181"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>声明有 %1 条记录，但文件剩余部分容纳不下；其 %2 个字节已原样保留。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="170"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>末尾一条不完整记录的 %n 个字节已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="189"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最后一个区段之后还有 %n 个字节；已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="194"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>文件在此区段之前结束；仅在添加关键帧后才会写入此区段。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="253"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>视角为 0 或超过 180 度；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="288"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>自阴影模式超过 2；已保留，并视为模式 2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="350"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名称按 %1 读取，因为这样已知名称最多；MMD 会按 cp932 读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="360"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>模型名称“%1”在字符中间被截断，或不属于 %2；其字节已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="424"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>有名称在字符中间被截断，或不属于 %1，第一个是“%2”；其字节已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="392"/>
        <source>Keys have an empty name; kept.</source>
        <translation>有关键帧的名称为空；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="439"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>文件既有骨骼或表情，又有镜头或照明；MMD 只读取镜头部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="441"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>文件既有骨骼或表情，又有镜头或照明；MMD 只读取骨骼部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="445"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>镜头或照明动作没有使用 MMD 的保留模型名称；MMD 会拒绝读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="466"/>
        <source>There is not enough memory for this file.</source>
        <translation>内存不足，无法读取此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="476"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="478"/>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="480"/>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="486"/>
        <location filename="../editor-core/vmd/reader.cpp" line="495"/>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterActions</name>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="22"/>
        <source>&amp;Register keys</source>
        <translation>注册关键帧(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="24"/>
        <source>Give the chosen tracks a key of what is shown at the playhead; the motion stays the same</source>
        <translation>将播放头处的状态注册为选中轨道的关键帧；动作保持不变</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="31"/>
        <source>Delete keys, &amp;keep the shape</source>
        <translation>删除关键帧并保持形状(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="33"/>
        <source>Delete the selected keys and fit the curves after them to how the motion was</source>
        <translation>删除选中的关键帧，并调整其后的补间曲线以贴合原来的动作</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="39"/>
        <source>&amp;Hold before keys</source>
        <translation>在关键帧前保持(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/registeractions.cpp" line="40"/>
        <source>Let what is before the selected keys stay until one frame before them</source>
        <translation>让选中关键帧之前的状态一直保持到其前一帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::RegisterVerbs</name>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="45"/>
        <source>%1, curves at most %2</source>
        <translation>%1，曲线最多%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="68"/>
        <source>The chosen tracks are locked.</source>
        <translation>选中的轨道已锁定。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="69"/>
        <source>Choose the tracks that are to get a key first.</source>
        <translation>请先选择要注册关键帧的轨道。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="76"/>
        <source>%n locked track(s) were left out.</source>
        <translation>
            <numerusform>已跳过 %n 条锁定的轨道。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="78"/>
        <source>There are keys at frame %1 already.</source>
        <translation>第 %1 帧已有关键帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="81"/>
        <source>Register %n key(s) at frame %1</source>
        <translation>
            <numerusform>在第 %1 帧注册 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="83"/>
        <source>%1, %2 there already</source>
        <translation>%1，已有 %2 个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="90"/>
        <source>Registering keys…</source>
        <translation>正在注册关键帧…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="111"/>
        <source>Delete %n key(s), keeping the shape</source>
        <translation>
            <numerusform>删除 %n 个关键帧并保持形状</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="115"/>
        <source>Deleting keys and fitting curves…</source>
        <translation>正在删除关键帧并拟合曲线…</translation>
    </message>
    <message>
        <location filename="../editor-core/document/registerverbs.cpp" line="128"/>
        <source>Nothing to hold: before the selected keys is no key, or one on the frame before.</source>
        <translation>没有可保持的内容：选中的关键帧之前没有关键帧，或前一帧就是关键帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/registerverbs.cpp" line="131"/>
        <source>Hold before keys: %n key(s) inserted</source>
        <translation>
            <numerusform>在关键帧前保持：插入 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RenameDialog</name>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="151"/>
        <source>Rename track</source>
        <translation>重命名轨道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the bone “%1”</source>
        <translation>骨骼“%1”的新名称(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="152"/>
        <source>&amp;New name of the morph “%1”</source>
        <translation>表情“%1”的新名称(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add bone track</source>
        <translation>添加骨骼轨道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="155"/>
        <source>Add morph track</source>
        <translation>添加表情轨道</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the bone</source>
        <translation>骨骼名称(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="156"/>
        <source>&amp;Name of the morph</source>
        <translation>表情名称(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="158"/>
        <source>Names of this motion: %1</source>
        <translation>此动作的名称编码：%1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="167"/>
        <source>%1 of %2 bytes</source>
        <translation>%1 / %2 字节</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="170"/>
        <source>%1: fits</source>
        <translation>%1：可容纳</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="173"/>
        <source>%1: will be cut</source>
        <translation>%1：将被截断</translation>
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
            <numerusform>%n 个显示・IK 记录中的 IK 骨骼也重命名(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/renamedialog.cpp" line="184"/>
        <source>&amp;Rename the IK bone in display/IK records too</source>
        <translation>显示・IK 记录中的 IK 骨骼也重命名(&amp;R)</translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseDialog</name>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse time</source>
        <translation>倒转时间</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/reversedialog.cpp" line="12"/>
        <source>Reverse</source>
        <translation>倒转</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="26"/>
        <source>%n key(s) will play backwards.</source>
        <translation>
            <numerusform>%n 个关键帧将倒着播放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/reversedialog.cpp" line="28"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ReverseEdits</name>
    <message>
        <location filename="../editor-core/edits/reverseedits.cpp" line="203"/>
        <source>A display/IK record was added at frame %1 for what held before.</source>
        <translation>在第 %1 帧添加了一条显示・IK 记录，以保持之前的状态。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reverseedits.cpp" line="234"/>
        <source>%n key(s) added so that every frame is as its mirrored one was.</source>
        <translation>
            <numerusform>添加了 %n 个关键帧，使每一帧都与其镜像的帧相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/reversible.cpp" line="351"/>
        <source>%n curve(s) before a switch cannot keep the shape exactly.</source>
        <translation>
            <numerusform>切换之前的 %n 条曲线无法精确保持形状。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::Save</name>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="61"/>
        <source>not all bytes could be written, the disk may be full</source>
        <translation>未能写入全部字节，磁盘可能已满</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="125"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>“%1”是指向自身的链接。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>“%1” is not a regular file.</source>
        <translation>“%1”不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="129"/>
        <source>“%1” is write-protected.</source>
        <translation>“%1”受写保护。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="136"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>无法在“%1”中创建文件：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="144"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>写入失败：%1。原有文件未受影响。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="158"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>无法保留备份：%1。原有文件未受影响。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="188"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="183"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>写入的内容读回后与动作不一致。旧文件未改动。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="166"/>
        <source>The file cannot be replaced: %1</source>
        <translation>无法替换文件：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SavePresetDialog</name>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="30"/>
        <source>Save as a preset</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="33"/>
        <source>My curve</source>
        <translation>我的曲线</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="47"/>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="48"/>
        <source>Curve:</source>
        <translation>曲线：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="83"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/savepresetdialog.cpp" line="86"/>
        <source>There is a preset “%1” already; it gets this curve.</source>
        <translation>已有预设“%1”；将改为此曲线。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleDialog</name>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale the time of keys</source>
        <translation>缩放关键帧的时间</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="20"/>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="24"/>
        <source>&amp;Later keys of these tracks shift along</source>
        <translation>这些轨道其后的关键帧一起移动(&amp;L)</translation>
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
        <translation>新长度（帧）(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="44"/>
        <source>&amp;About:</source>
        <translation>基准(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="79"/>
        <source>the playhead, frame %1</source>
        <translation>播放头，第 %1 帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="80"/>
        <source>the first selected key, frame %1</source>
        <translation>第一个选中的关键帧，第 %1 帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/scaledialog.cpp" line="81"/>
        <source>the last selected key, frame %1</source>
        <translation>最后一个选中的关键帧，第 %1 帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="120"/>
        <source>%n key(s) will move.</source>
        <translation>
            <numerusform>%n 个关键帧将移动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="122"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/scaledialog.cpp" line="124"/>
        <source>%n key(s) will be rounded to whole frames, by %1 of a frame at most.</source>
        <translation>
            <numerusform>%n 个关键帧将取整到整数帧，最多偏差 %1 帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScaleEdits</name>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="195"/>
        <source>The factor must be more than 0 and at most 4294.</source>
        <translation>倍率必须大于 0 且不超过 4294。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/scaleedits.cpp" line="197"/>
        <source>There is no frame %1.</source>
        <translation>没有第 %1 帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/scaleedits.cpp" line="296"/>
        <source>%n key(s) rounded to whole frames, by %1 of a frame at most</source>
        <translation>
            <numerusform>%n 个关键帧已取整到整数帧，最多偏差 %1 帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectActions</name>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="33"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>没有当前轨道；可用上下方向键选择。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="47"/>
        <source>The track is locked; its keys cannot be selected.</source>
        <translation>轨道已锁定，无法选择其关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="52"/>
        <source>The current track has no key there.</source>
        <translation>当前轨道在那里没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="119"/>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="120"/>
        <source>Select all keys, display/IK records included</source>
        <translation>选择所有关键帧，包括显示・IK 记录</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="125"/>
        <source>&amp;Invert selection</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="126"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>改为选择当前未选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="131"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>选择播放头处的关键帧(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="132"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>选择所有轨道在播放头所在帧的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="137"/>
        <source>Select keys at the selected &amp;frames</source>
        <translation>选择选中帧上的关键帧(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="138"/>
        <source>Select the keys of all tracks at every frame that has a selected key</source>
        <translation>在每个有选中关键帧的帧上，选择所有轨道的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="143"/>
        <source>Select keys before the playhead</source>
        <translation>选择播放头之前的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="144"/>
        <source>Select all keys up to the playhead&apos;s frame, that frame included</source>
        <translation>选择到播放头所在帧为止的所有关键帧，含该帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="149"/>
        <source>Select keys aft&amp;er the playhead</source>
        <translation>选择播放头之后的关键帧(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="150"/>
        <source>Select all keys from the playhead&apos;s frame on, that frame included</source>
        <translation>选择从播放头所在帧起的所有关键帧，含该帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="155"/>
        <source>Select keys between &amp;markers</source>
        <translation>选择标记之间的关键帧(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="157"/>
        <source>Select all keys from the marker at or before the playhead to the frame before the next marker</source>
        <translation>选择从播放头处或之前的标记到下一标记前一帧的所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="164"/>
        <source>Select the &amp;whole tracks of the selected keys</source>
        <translation>选择选中关键帧所在的整个轨道(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="165"/>
        <source>Select all keys of every track that has a selected key</source>
        <translation>选择每条有选中关键帧的轨道的所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="170"/>
        <source>Select the first key of each track</source>
        <translation>选择每条轨道的第一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="171"/>
        <location filename="../app/actions/selectactions.cpp" line="177"/>
        <source>Of the chosen tracks; of all where no track is chosen</source>
        <translation>仅限选中的轨道；未选中轨道时为所有轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="176"/>
        <source>Select the last key of each track</source>
        <translation>选择每条轨道的最后一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="182"/>
        <source>&amp;Grow selection</source>
        <translation>扩大选择(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="183"/>
        <source>Add one key at both ends of every run of selected keys</source>
        <translation>在每段连续选中的关键帧两端各添加一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="188"/>
        <source>S&amp;hrink selection</source>
        <translation>缩小选择(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="189"/>
        <source>Take one key away at both ends of every run of selected keys</source>
        <translation>在每段连续选中的关键帧两端各移除一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="194"/>
        <source>Select every second key</source>
        <translation>每隔一个选择关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="195"/>
        <source>Of every track&apos;s selected keys keep the first, the third and so on</source>
        <translation>在每条轨道选中的关键帧中只保留第一、第三个，依此类推</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="200"/>
        <source>Select keys with the same &amp;value</source>
        <translation>选择数值相同的关键帧(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="201"/>
        <source>Select the keys of all tracks with exactly the value of a selected key</source>
        <translation>在所有轨道中选择与选中关键帧数值完全相同的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="206"/>
        <source>Select keys with nearly the same value</source>
        <translation>选择数值相近的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="208"/>
        <source>Select the keys of all tracks whose numbers are those of a selected key within 0.0005</source>
        <translation>在所有轨道中选择与选中关键帧数值相差不超过 0.0005 的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="216"/>
        <source>Select keys with the same &amp;curves</source>
        <translation>选择补间曲线相同的关键帧(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="218"/>
        <source>Select the bone or camera keys with the interpolation curves of a selected key, in all channels</source>
        <translation>选择所有通道的补间曲线都与选中关键帧相同的骨骼或镜头关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="225"/>
        <source>Select keys with straight curves only</source>
        <translation>仅选择补间曲线为直线的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="227"/>
        <source>Keep the selected bone and camera keys with linear interpolation in all channels; look at all keys where nothing is selected</source>
        <translation>只保留选中的骨骼和镜头关键帧中所有通道均为线性补间的；未选中时检查所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="248"/>
        <source>Select &amp;none</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="249"/>
        <source>Clear the selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="253"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>选择轨道在播放头处的关键帧(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="254"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>将当前轨道在播放头所在帧的关键帧加入选择或移出选择</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="258"/>
        <source>Select the whole &amp;track</source>
        <translation>选择整个轨道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="259"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>将当前轨道或组的所有关键帧加入选择或移出选择</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="263"/>
        <source>Select the whole gro&amp;up</source>
        <translation>选择整个分组(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="264"/>
        <source>Select all keys of the group that the current track belongs to</source>
        <translation>选择当前轨道所属分组的所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="267"/>
        <source>Select keys in the play range</source>
        <translation>选择播放范围中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="268"/>
        <source>Select all keys at the frames that are played, both ends included</source>
        <translation>选择所播放各帧上的所有关键帧，两端都包括在内</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="274"/>
        <source>Set a play range first.</source>
        <translation>请先设置播放范围。</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="277"/>
        <source>Select from f&amp;rame to frame…</source>
        <translation>按帧范围选择(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/selectactions.cpp" line="278"/>
        <source>Type the frames between which keys are selected, and on which tracks</source>
        <translation>输入要选择关键帧的帧范围和轨道</translation>
    </message>
</context>
<context>
    <name>furitsuke::SelectionVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="51"/>
        <location filename="../editor-core/document/selectionverbs.cpp" line="288"/>
        <source>%n key(s) selected.</source>
        <translation>
            <numerusform>已选择 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="52"/>
        <source>No key to select.</source>
        <translation>没有可选择的关键帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="54"/>
        <source>%n key(s) of locked or hidden tracks left out.</source>
        <translation>
            <numerusform>已跳过锁定或隐藏轨道的 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="62"/>
        <source>Nothing is selected.</source>
        <translation>未选中任何内容。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="139"/>
        <source>There are no markers yet.</source>
        <translation>还没有标记。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="210"/>
        <source>The selected keys have no curves; bone and camera keys have.</source>
        <translation>选中的关键帧没有补间曲线；骨骼和镜头关键帧才有。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/selectionverbs.cpp" line="220"/>
        <source>No selected key has straight curves only.</source>
        <translation>选中的关键帧中没有补间曲线均为直线的。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/selectionverbs.cpp" line="291"/>
        <source>%n key(s) of locked tracks left out.</source>
        <translation>
            <numerusform>已跳过锁定轨道的 %n 个关键帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="69"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>“%1”已存在，且不是 PNG 图片。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="88"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="99"/>
        <source>“%1” cannot be written.</source>
        <translation>无法写入“%1”。</translation>
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
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="37"/>
        <source>weight by %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="39"/>
        <source>distance by %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="41"/>
        <source>view angle by %1°</source>
        <translation>视角 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="43"/>
        <source>colour by %1 of 256</source>
        <translation>颜色 %1/256</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="45"/>
        <source>direction by %1</source>
        <translation>方向 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="49"/>
        <source>shadow distance by %1</source>
        <translation>自阴影距离 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="57"/>
        <source>rotation %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="59"/>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="61"/>
        <source>view angle %1°</source>
        <translation>视角 %1°</translation>
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
            <numerusform>有 %n 条补间曲线无法保持形状；偏差最大处：%1，%2。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="139"/>
        <source>%1 changes its %2 at most, which no curve can keep.</source>
        <translation>%1：最大偏差为%2，补间曲线无法保持。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="144"/>
        <source>The camera&apos;s view angle is a whole number of degrees: rounded by %1°.</source>
        <translation>镜头视角为整数度：取整偏差 %1°。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/shapereport.cpp" line="149"/>
        <source>Keys on neighbouring frames are a cut: nothing moves between them any more.</source>
        <translation>相邻帧的关键帧形成硬切：两者之间不再有运动。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="152"/>
        <source>%n deleted camera key(s) belonged to a cut; the curve after them is left as it was.</source>
        <translation>
            <numerusform>删除的镜头关键帧中有 %n 个属于硬切；其后的补间曲线保持原样。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/shapereport.cpp" line="157"/>
        <source>%n deleted key(s) switched something that now stays as it was before.</source>
        <translation>
            <numerusform>删除的关键帧中有 %n 个带有切换；现在保持切换前的状态。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ShapeSlider</name>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="146"/>
        <source>“%1” is not a percentage from 0 to %2.</source>
        <translation>“%1”不是 0 到 %2 的百分比。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Strength (%)</source>
        <translation>强度 (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="171"/>
        <source>Straighten (%)</source>
        <translation>拉直 (%)</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="173"/>
        <source>Makes each selected key&apos;s own curves bend more or less: 0 makes them straight, 100 leaves them, 200 bends them twice as much.</source>
        <translation>让每个所选关键帧自己的曲线更弯或更平：0 变直，100 不变，200 弯曲加倍。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="175"/>
        <source>Brings each selected key&apos;s own curves nearer to a straight line: 0 leaves them, 100 makes them straight.</source>
        <translation>让每个所选关键帧自己的曲线更接近直线：0 不变，100 变直。</translation>
    </message>
    <message>
        <location filename="../widgets/curves/shapeslider.cpp" line="178"/>
        <source>It then goes back to %1, where it changes nothing. Esc gives a move up.</source>
        <translation>之后会回到 %1，即不作更改的位置。Esc 放弃移动。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SheetActions</name>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="31"/>
        <source>S&amp;nap</source>
        <translation>吸附(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="33"/>
        <source>Let dragged keys snap to markers, the playhead and other keys (Ctrl: not so)</source>
        <translation>拖动的关键帧吸附到标记、播放头和其他关键帧（Ctrl：不吸附）</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="44"/>
        <source>&amp;Box</source>
        <translation>框选(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="45"/>
        <source>Drag in empty space to select a box (Ctrl+Alt: a lasso)</source>
        <translation>从空白处拖动可框选（Ctrl+Alt：套索）</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="48"/>
        <source>&amp;Lasso</source>
        <translation>套索选择(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/sheetactions.cpp" line="49"/>
        <source>Drag in empty space to select with a lasso (Ctrl+Alt: a box)</source>
        <translation>从空白处拖动可套索选择（Ctrl+Alt：框选）</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="166"/>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="167"/>
        <source>&amp;Find:</source>
        <translation>查找(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="168"/>
        <source>Name of an action</source>
        <translation>操作的名称</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="169"/>
        <source>by &amp;key:</source>
        <translation>按键(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="170"/>
        <source>Press keys to see what they do</source>
        <translation>按下按键查看其对应的操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="171"/>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="172"/>
        <source>&amp;Press a new shortcut:</source>
        <translation>按下新快捷键(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="173"/>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="174"/>
        <source>Use &amp;standard</source>
        <translation>恢复默认(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="175"/>
        <source>Give this action the shortcuts that it comes with</source>
        <translation>将此操作的快捷键恢复为默认</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="177"/>
        <source>Give all actions the shortcuts that they come with</source>
        <translation>将所有操作恢复为默认快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="178"/>
        <source>No action has this name or this key.</source>
        <translation>没有操作具有此名称或此按键。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="242"/>
        <source>Changed; none by default</source>
        <translation>已更改；默认为无</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="243"/>
        <source>Changed; %1 by default</source>
        <translation>已更改；默认为 %1</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="245"/>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="319"/>
        <source>Choose an action to change its shortcuts.</source>
        <translation>请选择要更改快捷键的操作。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="325"/>
        <source>“%1” has no shortcut.</source>
        <translation>“%1”没有快捷键。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="326"/>
        <source>Shortcuts of “%1”; a click removes one:</source>
        <translation>“%1”的快捷键；点击可移除：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="331"/>
        <source>Remove this shortcut</source>
        <translation>移除此快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="346"/>
        <source>The action has this shortcut already.</source>
        <translation>此操作已有这个快捷键。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="350"/>
        <source>Used by %1. Adding it takes it away there.</source>
        <translation>已用于：%1。添加后将从那里移除。</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="369"/>
        <source>“%1”</source>
        <extracomment>Quotes around the name of an action</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="399"/>
        <source>Taken away from %1.</source>
        <translation>已从 %1 取走。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shortcutdialog.cpp" line="406"/>
        <source>Reset the shortcuts of %n changed action(s)?</source>
        <translation>
            <numerusform>要重置 %n 个已更改的操作的快捷键吗？</numerusform>
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
        <translation>全部重置</translation>
    </message>
</context>
<context>
    <name>furitsuke::Sidecar</name>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="48"/>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="50"/>
        <source>it is larger than %1 MB</source>
        <translation>大于 %1 MB</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="57"/>
        <source>The file of markers beside the motion cannot be read: %1.</source>
        <translation>无法读取动作旁的标记文件：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecar.cpp" line="92"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>写入的内容读回后不一致。旧文件未改动。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="57"/>
        <source>A value in the file of markers beside the motion cannot be used: %1. The rest of the file is used; it is kept as a copy when it is saved.</source>
        <translation>动作旁的标记文件中有无法使用的值：%1。文件的其余部分仍会使用；保存时会将原文件保留为副本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="130"/>
        <source>several at one frame</source>
        <translation>同一帧上有多个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="267"/>
        <source>It is not used, and kept as a copy when it is written anew.</source>
        <translation>不使用该文件；重新写入时会将其保留为副本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="271"/>
        <source>The file of markers beside the motion is damaged: %1.</source>
        <translation>动作旁的标记文件已损坏：%1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="279"/>
        <source>The file of markers beside the motion was not written by this program.</source>
        <translation>动作旁的标记文件不是由本程序写成的。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/sidecarreader.cpp" line="285"/>
        <source>The file of markers beside the motion is of another version of this program.</source>
        <translation>动作旁的标记文件属于本程序的另一版本。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundActions</name>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="42"/>
        <source>Open sound</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>Sound (%1)</source>
        <translation>声音 (%1)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="50"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="78"/>
        <source>&amp;Open sound…</source>
        <translation>打开声音(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="79"/>
        <source>Show and play a sound (WAV, Ogg, FLAC, MP3) along with the motion</source>
        <translation>显示声音（WAV、Ogg、FLAC、MP3）并随动作播放</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="82"/>
        <source>&amp;Remove sound</source>
        <translation>移除声音(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="83"/>
        <source>Take the sound away; its file stays as it is</source>
        <translation>移除声音；其文件保持不变</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="86"/>
        <source>Sound o&amp;ffset and volume…</source>
        <translation>声音偏移与音量(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="87"/>
        <source>Where the sound begins, in frames or milliseconds, and how loud it is</source>
        <translation>声音从何处开始（以帧或毫秒计），以及音量</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="94"/>
        <source>Sound &amp;begins at the playhead</source>
        <translation>声音从播放头处开始(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="95"/>
        <source>Move the sound so that it begins at the frame of the playhead</source>
        <translation>移动声音，使其从播放头所在的帧开始</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>&amp;Mute sound</source>
        <translation>声音静音(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="98"/>
        <source>Play without sound</source>
        <translation>不带声音播放</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="102"/>
        <source>&amp;Hear sound while scrubbing</source>
        <translation>拖动播放头时听到声音(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="103"/>
        <source>Play a short piece of the sound wherever the playhead is moved to</source>
        <translation>在播放头移到之处播放一小段声音</translation>
    </message>
    <message>
        <location filename="../app/actions/soundactions.cpp" line="107"/>
        <source>Open a sound first.</source>
        <translation>请先打开声音。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundDialog</name>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="40"/>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="53"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="63"/>
        <source>At the &amp;playhead</source>
        <translation>在播放头处(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="84"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="85"/>
        <source>Begins at &amp;frame</source>
        <translation>起始帧(&amp;F)</translation>
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
        <translation>仍在读取。</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/sounddialog.cpp" line="138"/>
        <source>It ends at %1.</source>
        <translation>结束于 %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundFile</name>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="97"/>
        <source>The file is cut short: %n byte(s) of sound are missing at its end.</source>
        <translation>
            <numerusform>文件被截断：末尾缺少 %n 字节的声音。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="134"/>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="139"/>
        <source>This is no sound file that can be read (WAV, FLAC, Ogg, MP3): %1</source>
        <translation>这不是可读取的声音文件（WAV、FLAC、Ogg、MP3）：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/sndfilereader.cpp" line="147"/>
        <source>Its sample rate of %1 Hz is no rate of sound.</source>
        <translation>采样率 %1 Hz 不是声音的采样率。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/sound/sndfilereader.cpp" line="151"/>
        <source>It has %n channel(s); up to %1 are read.</source>
        <translation>
            <numerusform>有 %n 个声道；最多读取 %1 个。</numerusform>
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
        <translation>文件中没有声音。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="116"/>
        <source>It is longer than can be used; the first %1 minutes are here.</source>
        <translation>声音过长；只取前 %1 分钟。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="121"/>
        <source>The file is damaged or cut short: %1 of %2 minutes could be read.</source>
        <translation>文件已损坏或被截断：读取了 %2 分钟中的 %1 分钟。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="135"/>
        <source>There is not enough memory for this sound.</source>
        <translation>内存不足，无法读取此声音。</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="143"/>
        <source>The file is not there: %1</source>
        <translation>文件不存在：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/sound/soundload.cpp" line="146"/>
        <source>It is not a regular file.</source>
        <translation>它不是普通文件。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundLabel</name>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <source>The sound is muted. Click to hear it.</source>
        <translation>声音已静音。单击即可听到。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="91"/>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="92"/>
        <source>Mute the sound</source>
        <translation>声音静音</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundlabel.cpp" line="97"/>
        <source>from %1</source>
        <translation>从 %1 起</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundSession</name>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="56"/>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="109"/>
        <source>The sound “%1” cannot be read: %2</source>
        <translation>无法读取声音“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/sound/soundsession.cpp" line="121"/>
        <source>Sound “%1”: %2. It begins at %3.</source>
        <translation>声音“%1”：%2。从 %3 开始。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundStrip</name>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="48"/>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="49"/>
        <source>The sound that the motion belongs to, over its time</source>
        <translation>动作所属的声音，沿时间显示</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="167"/>
        <source>The sound begins at %1. Shift moves it finely, Esc cancels.</source>
        <translation>声音从 %1 开始。Shift 可细微移动，按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="256"/>
        <source>Frame %1  ·  %2</source>
        <translation>第 %1 帧  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="264"/>
        <source>%1 s into the sound</source>
        <translation>声音第 %1 秒</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="266"/>
        <source>The sound begins at %1.</source>
        <translation>声音从 %1 开始。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrip.cpp" line="267"/>
        <source>Drag to move the playhead, with Ctrl to move the sound.</source>
        <translation>拖动可移动播放头，按住 Ctrl 可移动声音。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="150"/>
        <source>Reading “%1”… %2 %</source>
        <translation>正在读取“%1”… %2 %</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="152"/>
        <source>“%1” cannot be played: %2</source>
        <translation>无法播放“%1”：%2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/soundstrippainter.cpp" line="155"/>
        <source>The sound begins at %1, outside of the view.</source>
        <translation>声音从 %1 开始，在视图之外。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SoundVerbs</name>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="24"/>
        <source>There is no sound.</source>
        <translation>没有声音。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="31"/>
        <source>Open sound “%1”</source>
        <translation>打开声音“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="33"/>
        <source>Set the sound&apos;s volume to %1 %</source>
        <translation>将声音音量设为 %1 %</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="35"/>
        <source>Move the sound to %1</source>
        <translation>将声音移到 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="36"/>
        <source>Change the sound</source>
        <translation>更改声音</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="48"/>
        <source>frame %1 (%2 ms)</source>
        <translation>第 %1 帧（%2 毫秒）</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="54"/>
        <source>%1, %2 Hz, %3</source>
        <translation>%1，%2 Hz，%3</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>stereo</source>
        <translation>立体声</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="56"/>
        <source>mono</source>
        <translation>单声道</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="62"/>
        <source>A sound cannot begin there.</source>
        <translation>声音不能从那里开始。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="64"/>
        <source>A volume is from 0 to 100 %.</source>
        <translation>音量为 0 到 100 %。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/soundverbs.cpp" line="100"/>
        <source>Remove sound “%1”</source>
        <translation>移除声音“%1”</translation>
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
        <translation>跟着音乐用鼠标或空格键敲拍</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="56"/>
        <source>At the &amp;playhead</source>
        <translation>在播放头处(&amp;P)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="73"/>
        <source>Beats a &amp;minute</source>
        <translation>BPM（每分钟拍数）(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="74"/>
        <source>Beats a &amp;bar</source>
        <translation>每小节拍数(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="75"/>
        <source>&amp;First beat at frame</source>
        <translation>第一拍所在的帧(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="79"/>
        <source>&amp;No tempo</source>
        <translation>无曲速(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/tempodialog.cpp" line="128"/>
        <source>A beat is %1 frames long, a bar %2.</source>
        <translation>一拍长 %1 帧，一小节长 %2 帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TextureLoader</name>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="28"/>
        <location filename="../widgets/preview/texturestore.cpp" line="104"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="35"/>
        <source>There is no reader for this kind of picture.</source>
        <translation>没有此类图片的读取程序。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="42"/>
        <source>The picture is too large: %1 x %2 pixels.</source>
        <translation>图片太大：%1 x %2 像素。</translation>
    </message>
    <message>
        <location filename="../widgets/preview/textureloader.cpp" line="49"/>
        <source>The picture cannot be read: %1</source>
        <translation>无法读取图片：%1</translation>
    </message>
    <message>
        <location filename="../widgets/preview/texturestore.cpp" line="158"/>
        <source>Texture “%1”: %2</source>
        <translation>贴图“%1”：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinActions</name>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="58"/>
        <source>There is not enough memory for this; nothing was changed.</source>
        <translation>内存不足，无法完成；没有任何改变。</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="93"/>
        <source>&amp;Thin out…</source>
        <translation>精简关键帧(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="95"/>
        <source>Take out keys that the motion can do without, and fit the curves of the others</source>
        <translation>去除动作不需要的关键帧，并调整其余关键帧的曲线</translation>
    </message>
    <message>
        <location filename="../app/actions/thinactions.cpp" line="100"/>
        <source>There are no keys.</source>
        <translation>没有关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinDialog</name>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out keys</source>
        <translation>精简关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="23"/>
        <source>Thin out</source>
        <translation>精简</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="25"/>
        <source>Keep the keys at which a value turns &amp;back</source>
        <translation>保留数值折返处的关键帧(&amp;B)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="26"/>
        <source>Keep keys at frame &amp;0 that are the rest pose</source>
        <translation>保留第 0 帧的初始姿势关键帧(&amp;0)</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="40"/>
        <source>&amp;Position within:</source>
        <translation>位置允差(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="41"/>
        <source>How far a bone, or the camera&apos;s target or distance, may be off at any frame, in MMD units</source>
        <translation>骨骼、镜头目标点或距离在任何一帧允许的偏差，MMD 单位</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="43"/>
        <source>&amp;Angle within:</source>
        <translation>角度允差(&amp;A)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="44"/>
        <source>How far a rotation or the view angle may be off at any frame, in degrees</source>
        <translation>旋转或视角在任何一帧允许的偏差，单位为度</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="45"/>
        <source>&amp;Weight within:</source>
        <translation>权重允差(&amp;W)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="46"/>
        <source>How far a morph&apos;s weight, or a value of light or shadow, may be off at any frame; the whole range is 1</source>
        <translation>表情、照明或阴影的值在任何一帧允许的偏差；整个范围为 1</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="53"/>
        <source>&amp;Keys:</source>
        <translation>关键帧(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="74"/>
        <source>MMD has the rest pose at frame 0 anyway; some players do not</source>
        <translation>MMD 在第 0 帧本来就是初始姿势，有些播放器则不是</translation>
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
            <numerusform>所选的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="128"/>
        <source>%1, frames %2 to %3</source>
        <comment>%1 is “5 selected keys”</comment>
        <translation>%1，第 %2 到 %3 帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="135"/>
        <source>all %n key(s) of %1</source>
        <comment>%1 is “the 2 chosen tracks”</comment>
        <translation>
            <numerusform>%1的全部 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="137"/>
        <source>the %n chosen track(s)</source>
        <translation>
            <numerusform>所选的 %n 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dialogs/thindialog.cpp" line="139"/>
        <source>all %n track(s) that are not locked</source>
        <translation>
            <numerusform>全部 %n 条未锁定轨道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="194"/>
        <source>Looking for keys that can go…</source>
        <translation>正在查找可以去除的关键帧…</translation>
    </message>
    <message>
        <location filename="../widgets/dialogs/thindialog.cpp" line="197"/>
        <source>Stopped. Any other value looks again.</source>
        <translation>已停止。更改任一数值会重新查找。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinEdits</name>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="238"/>
        <source>The largest deviations have to be numbers, 0 or more.</source>
        <translation>最大偏差必须是 0 或更大的数。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thinedits.cpp" line="241"/>
        <source>The largest deviation of angles can be 90 degrees at most.</source>
        <translation>角度的最大偏差不能超过 90 度。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thinedits.cpp" line="260"/>
        <source>%n display/IK record(s) stay as they are.</source>
        <translation>
            <numerusform>%n 条显示・IK 记录保持原样。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinText</name>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="23"/>
        <source>Position: off by %1 at most (%2, frame %3).</source>
        <translation>位置：最大偏差 %1（%2，第 %3 帧）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="25"/>
        <source>Angle: off by %1° at most (%2, frame %3).</source>
        <translation>角度：最大偏差 %1°（%2，第 %3 帧）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="29"/>
        <source>Weight: off by %1 at most (%2, frame %3).</source>
        <translation>权重：最大偏差 %1（%2，第 %3 帧）。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="37"/>
        <source>There are no keys that could be thinned out.</source>
        <translation>没有可以精简的关键帧。</translation>
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
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/thintext.cpp" line="45"/>
        <source>%n stay(s)</source>
        <comment>keys, when others are taken out</comment>
        <translation>
            <numerusform>保留 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/edits/thintext.cpp" line="56"/>
        <source>The motion stays exactly as it is.</source>
        <translation>动作完全不变。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ThinVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/thinverbs.cpp" line="52"/>
        <source>Thin out %n key(s) to %1</source>
        <translation>
            <numerusform>将 %n 个关键帧精简为 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeActions</name>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="68"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>将关键帧前移 %n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/actions/timeactions.cpp" line="69"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>将关键帧后移 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="71"/>
        <source>Move the selected keys in time; in a row these are one step</source>
        <translation>在时间上移动所选关键帧；连续操作算作一步</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="83"/>
        <source>&amp;Delete keys</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="84"/>
        <source>Delete the selected keys</source>
        <translation>删除选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="90"/>
        <source>&amp;Later keys shift along</source>
        <translation>后面的关键帧一起移动(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="91"/>
        <source>Keys after the selected ones, of their tracks, move with them</source>
        <translation>同一轨道中位于所选关键帧之后的关键帧也一起移动</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="96"/>
        <source>&amp;Move by…</source>
        <translation>按数值移动(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="97"/>
        <source>Move the selected keys by a number of frames</source>
        <translation>将所选关键帧移动指定的帧数</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="104"/>
        <source>&amp;Scale time…</source>
        <translation>伸缩时间(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="105"/>
        <source>Stretch or shorten the time of the selected keys</source>
        <translation>伸缩所选关键帧的时间</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="110"/>
        <source>Reverse time</source>
        <translation>倒转时间</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="111"/>
        <source>Let the selected keys play backwards</source>
        <translation>让所选关键帧倒着播放</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="119"/>
        <source>&amp;Insert frames…</source>
        <translation>插入空帧(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="120"/>
        <source>Insert frames at the playhead; later keys come later</source>
        <translation>在播放头处插入空帧；后面的关键帧后移</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="123"/>
        <source>D&amp;elete frames…</source>
        <translation>删除整列帧(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/actions/timeactions.cpp" line="124"/>
        <source>Delete frames at the playhead; later keys come earlier</source>
        <translation>删除播放头处的帧；后面的关键帧前移</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeBox</name>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="33"/>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <location filename="../widgets/playback/timebox.cpp" line="35"/>
        <source>Frame of the playhead. Type 120 to go to that frame, +30 or -30 to go on from here, 0:12.5 for a time, 3|2 for bar and beat.</source>
        <translation>播放头所在的帧。输入 120 可转到该帧，+30 或 -30 从当前位置移动，0:12.5 指定时间，3|2 指定小节和拍。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeEdits</name>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="43"/>
        <source>A key would come before frame 0.</source>
        <translation>关键帧将位于第 0 帧之前。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/timeedits.cpp" line="45"/>
        <source>A key would come after frame %1, the last one possible.</source>
        <translation>关键帧将位于最后一个可用的第 %1 帧之后。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/edits/timeedits.cpp" line="64"/>
        <source>%n key(s) come after frame %1, where MMD and other programs may not find them.</source>
        <translation>
            <numerusform>%n 个关键帧在第 %1 帧之后，MMD 和其他程序可能找不到。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeNotes</name>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="147"/>
        <source>A tempo is %1 to %2 beats a minute.</source>
        <translation>曲速范围为 %1 到 %2 BPM。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="149"/>
        <source>A bar has 1 to %1 beats.</source>
        <translation>一小节为 1 到 %1 拍。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timenotes.cpp" line="151"/>
        <source>The first beat lies outside all frames.</source>
        <translation>第一拍超出了帧的范围。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="78"/>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="79"/>
        <source>Frames, seconds, markers and the range that is played</source>
        <translation>帧、秒、标记和播放范围</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="174"/>
        <source>Frame %1 has a marker already. Esc cancels.</source>
        <translation>第 %1 帧已有标记。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="175"/>
        <source>Marker to frame %1. Esc cancels.</source>
        <translation>标记移到第 %1 帧。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="178"/>
        <source>Plays frames %1 to %2 (%3). Esc cancels.</source>
        <translation>播放第 %1 到 %2 帧（%3）。按 Esc 取消。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="252"/>
        <source>Name of the marker</source>
        <translation>标记的名称</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="316"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>拖动可移动播放头。滚轮缩放。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="318"/>
        <source>Double-click to add a marker here.</source>
        <translation>双击可在此添加标记。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="323"/>
        <source>Frame %1  ·  %2</source>
        <translation>第 %1 帧  ·  %2</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="330"/>
        <source>Drag to set the range that is played.</source>
        <translation>拖动可设置播放范围。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="337"/>
        <source>Frames %1 to %2 are played (%3). Drag the ends or the middle.</source>
        <translation>播放第 %1 到 %2 帧（%3）。可拖动两端或中间。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="47"/>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="48"/>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="53"/>
        <source>&amp;Colour</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="63"/>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="65"/>
        <source>Play to the &amp;next marker</source>
        <translation>播放到下一标记(&amp;N)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="71"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="89"/>
        <source>Play &amp;from here</source>
        <translation>从这里开始播放(&amp;F)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="72"/>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="90"/>
        <source>Play &amp;to here</source>
        <translation>播放到这里(&amp;T)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="83"/>
        <source>Add &amp;marker at frame %1</source>
        <translation>在第 %1 帧添加标记(&amp;M)</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="91"/>
        <source>Play everything</source>
        <translation>播放全部</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/rulermenu.cpp" line="94"/>
        <source>Everything is played already.</source>
        <translation>已经播放全部内容。</translation>
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
        <translation>使用小节和拍需要先设置曲速。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="56"/>
        <source>A bar has the beats 1 to %1.</source>
        <translation>小节中的拍为 1 到 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="58"/>
        <source>A beat has the ticks 0 to %1.</source>
        <translation>拍中的 tick 为 0 到 %1。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="130"/>
        <source>“%1” is neither a frame nor a time. Type 120, +30, 0:12.5 or 3|2.</source>
        <translation>“%1”既不是帧也不是时间。请输入 120、+30、0:12.5 或 3|2。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timetext.cpp" line="139"/>
        <source>Frame %1 is the last there can be.</source>
        <translation>最后一个可用的帧是第 %1 帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeVerbs</name>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="32"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆盖 %2 个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="34"/>
        <source>%1, dropping %2</source>
        <translation>%1，丢弃 %2 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="41"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="42"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="43"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（后移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="50"/>
        <source>%n locked track(s) left out.</source>
        <translation>
            <numerusform>跳过 %n 条锁定的轨道。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="69"/>
        <source>Marker “%1” is carried to frame %2.</source>
        <translation>标记“%1”移到第 %2 帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="90"/>
        <source>A marker would come after frame %1, the last one possible.</source>
        <translation>标记将位于最后一个可用的第 %1 帧之后。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/timeverbs.cpp" line="153"/>
        <source>%1, adding %2</source>
        <translation>%1，添加 %2 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="64"/>
        <source>%n marker(s) in these frames deleted.</source>
        <translation>
            <numerusform>删除此范围内的 %n 个标记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="115"/>
        <source>Insert %n frame(s) at %1</source>
        <translation>
            <numerusform>在第 %1 帧插入 %n 个空帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="116"/>
        <source>Delete %n frame(s) at %1</source>
        <translation>
            <numerusform>从第 %1 帧起删除 %n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="119"/>
        <source>%1, with %n key(s)</source>
        <translation>
            <numerusform>%1，含 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="142"/>
        <source>Scale %n key(s) to %1 %</source>
        <translation>
            <numerusform>将 %n 个关键帧的时间缩放到 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/timeverbs.cpp" line="151"/>
        <source>Reverse %n key(s)</source>
        <translation>
            <numerusform>倒转 %n 个关键帧的时间</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackActions</name>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="35"/>
        <source>Choose a track first.</source>
        <translation>请先选择轨道。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="72"/>
        <source>Choose one bone or morph to rename.</source>
        <translation>请选择一个要重命名的骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="76"/>
        <source>“%1” is locked.</source>
        <translation>“%1”已锁定。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="105"/>
        <source>&amp;Rename track…</source>
        <translation>重命名轨道(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="106"/>
        <source>Give the current bone or morph another name, for all its keys</source>
        <translation>为当前骨骼或表情的所有关键帧改名</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="109"/>
        <source>Choose one bone or morph first.</source>
        <translation>请先选择一个骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="112"/>
        <source>Add &amp;bone track…</source>
        <translation>添加骨骼轨道(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="113"/>
        <source>Add a track for a bone; it is saved once it has a key</source>
        <translation>添加骨骼的轨道；有关键帧后才会保存</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="116"/>
        <source>Add &amp;morph track…</source>
        <translation>添加表情轨道(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="117"/>
        <source>Add a track for a morph; it is saved once it has a key</source>
        <translation>添加表情的轨道；有关键帧后才会保存</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="120"/>
        <source>&amp;Duplicate tracks</source>
        <translation>复制轨道(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="121"/>
        <source>Copy the chosen bones and morphs, with all their keys, under free names</source>
        <translation>将选中的骨骼和表情连同所有关键帧，以未使用的名称复制一份</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="132"/>
        <source>Choose bones or morphs first.</source>
        <translation>请先选择骨骼或表情。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="135"/>
        <source>D&amp;elete tracks</source>
        <translation>删除轨道(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="136"/>
        <source>Delete the chosen tracks with all their keys</source>
        <translation>删除选中的轨道及其所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="176"/>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="177"/>
        <source>&amp;Red</source>
        <translation>红色(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="178"/>
        <source>&amp;Orange</source>
        <translation>橙色(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="179"/>
        <source>&amp;Yellow</source>
        <translation>黄色(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="180"/>
        <source>&amp;Green</source>
        <translation>绿色(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="181"/>
        <source>&amp;Blue</source>
        <translation>蓝色(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="182"/>
        <source>&amp;Purple</source>
        <translation>紫色(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="202"/>
        <source>&amp;Lock</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="203"/>
        <source>Keep the keys of the chosen tracks from being selected or changed</source>
        <translation>使选中轨道的关键帧无法被选择或更改</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="206"/>
        <source>&amp;Hide</source>
        <translation>隐藏(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="207"/>
        <source>Leave the chosen tracks out of the list</source>
        <translation>在列表中不显示选中的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="209"/>
        <source>Solo</source>
        <translation>单独显示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="210"/>
        <source>List only the chosen tracks, and others that are marked so</source>
        <translation>列表中只显示选中的轨道和其他设为单独显示的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="213"/>
        <source>List &amp;all tracks</source>
        <translation>显示所有轨道(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="214"/>
        <source>Clear the search and the filters, and unmark all hidden and solo tracks</source>
        <translation>清除搜索和筛选，并取消所有轨道的隐藏和单独显示</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="223"/>
        <source>All tracks are listed already.</source>
        <translation>所有轨道都已列出。</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="228"/>
        <source>Mark the chosen tracks with a colour</source>
        <translation>用颜色标出选中的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="256"/>
        <source>&amp;Search tracks</source>
        <translation>搜索轨道(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="257"/>
        <source>Find tracks by kanji, kana, romaji, English or Chinese</source>
        <translation>以汉字、假名、罗马字、英文或中文查找轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="260"/>
        <source>Only tracks with &amp;keys</source>
        <translation>仅显示有关键帧的轨道(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="261"/>
        <source>Leave tracks without keys out of the list</source>
        <translation>在列表中不显示没有关键帧的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="263"/>
        <source>Only tracks with selected keys</source>
        <translation>仅显示有选中关键帧的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="264"/>
        <source>List the tracks of the selected keys alone</source>
        <translation>列表中只显示选中关键帧的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="267"/>
        <source>Only tracks edited since opening</source>
        <translation>仅显示打开后编辑过的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="268"/>
        <source>List the tracks alone that were changed since the motion was opened</source>
        <translation>列表中只显示动作打开后更改过的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="272"/>
        <source>Show hidden tracks</source>
        <translation>显示隐藏的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="273"/>
        <source>List hidden tracks too</source>
        <translation>在列表中也显示隐藏的轨道</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="289"/>
        <source>&amp;Colour</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/trackactions.cpp" line="294"/>
        <source>Names are in</source>
        <translation>名称编码</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="40"/>
        <source>This track has no name of its own.</source>
        <translation>此轨道没有自己的名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="42"/>
        <source>A name must not be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="48"/>
        <source>Another bone has this name already.</source>
        <translation>已有另一个骨骼使用此名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="49"/>
        <source>Another morph has this name already.</source>
        <translation>已有另一个表情使用此名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="50"/>
        <source>A file keeps %1 bytes of a name, and another bone has just these.</source>
        <translation>文件保留名称的 %1 个字节，而另一个骨骼的名称正好与此相同。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="51"/>
        <source>A file keeps %1 bytes of a name, and another morph has just these.</source>
        <translation>文件保留名称的 %1 个字节，而另一个表情的名称正好与此相同。</translation>
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
        <translation>列表中的轨道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="135"/>
        <source>%n track(s) are hidden.</source>
        <translation>
            <numerusform>%n 条轨道已隐藏。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="142"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="143"/>
        <source>Search tracks</source>
        <translation>搜索轨道</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="145"/>
        <source>Finds names by kanji, kana, romaji, English or Chinese: “hidari ude”, “left arm”. Esc clears.</source>
        <translation>以汉字、假名、罗马字、英文或中文查找名称：“hidari ude”、“left arm”。按 Esc 清除。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="147"/>
        <location filename="../widgets/dopesheet/tracklistheader.cpp" line="148"/>
        <source>Which tracks are listed</source>
        <translation>列表中显示哪些轨道</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="300"/>
        <source>Track list</source>
        <translation>轨道列表</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="82"/>
        <source>No track is listed. Click here to list all.</source>
        <translation>列表中没有轨道。点击此处显示全部。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="337"/>
        <source>Locked: its keys cannot be selected or changed. Click to unlock.</source>
        <translation>已锁定：无法选择或更改其关键帧。点击可解锁。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="338"/>
        <source>Lock: its keys cannot be selected or changed.</source>
        <translation>锁定：使其关键帧无法被选择或更改。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hidden. Click to list it again.</source>
        <translation>已隐藏。点击可重新显示在列表中。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="340"/>
        <source>Hide from the list.</source>
        <translation>从列表中隐藏。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="342"/>
        <source>Listed alone. Click to list the others again.</source>
        <translation>正在单独显示。点击可重新显示其他轨道。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="343"/>
        <source>List alone, with others that are marked so.</source>
        <translation>单独显示，与其他设为单独显示的轨道一起。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="351"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n 个关键帧。双击可选中。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="353"/>
        <source>The model has nothing of this name; its keys are kept.</source>
        <translation>模型中没有与此同名的项；其关键帧会保留。</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="356"/>
        <source>The model has several of this name after byte 15; MMD moves the first.</source>
        <translation>模型中有多个前 15 字节与此同名的项；MMD 会移动第一个。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackNameCheck</name>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="50"/>
        <source>Cannot be stored in %1: %2</source>
        <translation>无法以 %1 存储：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="63"/>
        <source>The display/IK records are locked and keep the old name.</source>
        <translation>显示・IK 记录已锁定，保留旧名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="66"/>
        <source>Display/IK records have an IK bone of this name already; they keep the old name.</source>
        <translation>显示・IK 记录中已有此名称的 IK 骨骼；它们保留旧名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="96"/>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="101"/>
        <source>The file keeps “%1”.</source>
        <translation>文件中保留为“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="104"/>
        <source>It is cut in the middle of a character, as MMD does.</source>
        <translation>会像 MMD 那样在字符中间截断。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="110"/>
        <source>The model has no bone of this name.</source>
        <translation>模型中没有此名称的骨骼。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/tracknamecheck.cpp" line="111"/>
        <source>The model has no morph of this name.</source>
        <translation>模型中没有此名称的表情。</translation>
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
        <translation>不在显示框中</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="51"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="52"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrowsbuilder.cpp" line="53"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackVerbs</name>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="54"/>
        <source>Add the bone track “%1”</source>
        <translation>添加骨骼轨道“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="55"/>
        <source>Add the morph track “%1”</source>
        <translation>添加表情轨道“%1”</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="81"/>
        <source>Only tracks of bones and morphs can be duplicated.</source>
        <translation>只能复制骨骼和表情的轨道。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="84"/>
        <source>Duplicate “%1” as “%2”</source>
        <translation>将“%1”复制为“%2”</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="85"/>
        <source>Duplicate %n track(s)</source>
        <translation>
            <numerusform>复制 %n 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="100"/>
        <location filename="../editor-core/document/trackverbs.cpp" line="106"/>
        <source>%n locked track(s) stay as they are.</source>
        <translation>
            <numerusform>%n 条锁定的轨道保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="101"/>
        <source>No track is chosen.</source>
        <translation>未选中轨道。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/trackverbs.cpp" line="108"/>
        <source>Delete the track “%1”</source>
        <translation>删除轨道“%1”</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="109"/>
        <source>Delete %n track(s)</source>
        <translation>
            <numerusform>删除 %n 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/trackverbs.cpp" line="110"/>
        <source>%1 with %n key(s)</source>
        <translation>
            <numerusform>%1，含 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::UserPresets</name>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="73"/>
        <source>“%1” is expected.</source>
        <translation>应为“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="76"/>
        <source>There is no such version.</source>
        <translation>没有此版本。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="79"/>
        <source>This file was written by a newer version of the program.</source>
        <translation>此文件由更新版本的程序写成。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="119"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="134"/>
        <source>A preset needs a name.</source>
        <translation>预设需要一个名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="136"/>
        <source>A preset&apos;s name needs a character that can be seen.</source>
        <translation>预设的名称需要有可见的字符。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="138"/>
        <source>The name is longer than %1 characters.</source>
        <translation>名称超过 %1 个字符。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="140"/>
        <source>There is a preset “%1” already.</source>
        <translation>已经有预设“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="147"/>
        <source>There are %1 presets already; more are not kept.</source>
        <translation>已有 %1 个预设，不能再多。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="231"/>
        <location filename="../editor-core/document/userpresets.cpp" line="269"/>
        <source>It is larger than a file of presets can be.</source>
        <translation>它超出了预设文件可有的大小。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="242"/>
        <source>Line %1, column %2: a member is given twice, or the text is nested too deeply.</source>
        <translation>第 %1 行，第 %2 列：某个成员出现两次，或文本嵌套过深。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="265"/>
        <source>No file is named.</source>
        <translation>没有指定文件名。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="267"/>
        <source>It is not a regular file.</source>
        <translation>它不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/userpresets.cpp" line="286"/>
        <source>What was written does not read back. The old file is untouched.</source>
        <translation>写入的内容读回后不一致。旧文件未改动。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueField</name>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="85"/>
        <source>“%1” is not a number. Type 5, or +5, -=5, *1.5, /2 to change each key&apos;s own value.</source>
        <translation>“%1”不是数字。请输入 5，或用 +5、-=5、*1.5、/2 更改每个关键帧自身的数值。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="159"/>
        <location filename="../widgets/inspector/valuefield.cpp" line="169"/>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="180"/>
        <source>%1: the selected keys differ</source>
        <translation>%1：选中的关键帧数值不同</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="184"/>
        <source>In the file: %1</source>
        <translation>文件中的值：%1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="186"/>
        <source>Type a value for all selected keys, or what becomes of each key&apos;s own: +5, -=5, *1.5, /2, *1.5+2.</source>
        <translation>输入适用于所有选中关键帧的数值，或每个关键帧自身数值的变化：+5、-=5、*1.5、/2、*1.5+2。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuefield.cpp" line="189"/>
        <source>Drag the handle or the letter, or hold Alt and drag in the field; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys and the wheel step.</source>
        <translation>拖动手柄或字母，或按住 Alt 在输入框内拖动；Shift 微调，Ctrl 粗调，Esc 放弃。方向键和滚轮可逐步增减。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueGraph</name>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="96"/>
        <source>Value graph</source>
        <translation>数值图表</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="98"/>
        <source>The values of the chosen tracks over time. Arrow keys move the selected keys in time and value; with Shift ten times as far.</source>
        <translation>所选轨道的数值随时间的变化。方向键在时间和数值上移动所选关键帧，按住 Shift 移动十倍。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="213"/>
        <location filename="../widgets/graph/valuegraph.cpp" line="443"/>
        <source>The value axis is locked.</source>
        <translation>数值轴已锁定。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="266"/>
        <source>“%1” is locked: its keys cannot be moved.</source>
        <translation>“%1”已锁定：无法移动其关键帧。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="444"/>
        <source>The time axis is locked.</source>
        <translation>时间轴已锁定。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="501"/>
        <source>These lines show turns, speeds or switches: their keys move in time only.</source>
        <translation>这些线显示转动量、速度或开关：其关键帧只能在时间上移动。</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="636"/>
        <source>%1  ·  frame %2  ·  %3</source>
        <comment>line, frame and value under the pointer</comment>
        <translation>%1  ·  第 %2 帧  ·  %3</translation>
    </message>
    <message>
        <location filename="../widgets/graph/valuegraph.cpp" line="645"/>
        <source>%1  ·  control point of the curve to the key at frame %2</source>
        <translation>%1  ·  通往第 %2 帧关键帧的曲线的控制点</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueRow</name>
    <message>
        <location filename="../widgets/inspector/valuerow.cpp" line="66"/>
        <source>in the file: %1</source>
        <translation>文件中的值：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueSection</name>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="23"/>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="55"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="56"/>
        <source>Rotation °</source>
        <translation>旋转 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="57"/>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="64"/>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="67"/>
        <source>Target</source>
        <translation>目标</translation>
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
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="70"/>
        <source>View angle °</source>
        <translation>视角 °</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="75"/>
        <source>Colour 0–255</source>
        <translation>颜色 0–255</translation>
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
        <translation>多个值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="231"/>
        <source>Some of these quaternions are not of unit length.</source>
        <translation>其中有的四元数不是单位长度。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="232"/>
        <source>The quaternion&apos;s length is %1, not 1.</source>
        <translation>四元数的长度为 %1，不是 1。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="240"/>
        <source>Curve X</source>
        <translation>X 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="242"/>
        <source>Curve Y</source>
        <translation>Y 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="244"/>
        <source>Curve Z</source>
        <translation>Z 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve rotation</source>
        <translation>旋转曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="246"/>
        <source>Curve angle</source>
        <translation>角度曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="248"/>
        <source>Curve distance</source>
        <translation>距离曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="250"/>
        <source>Curve view angle</source>
        <translation>视角曲线</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="267"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="270"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="273"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="281"/>
        <source>Physics on from this key</source>
        <translation>从此关键帧起开启物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="282"/>
        <source>The bone&apos;s rigid bodies move by physics from this key on; else they follow the bone.</source>
        <translation>从此关键帧起，该骨骼的刚体由物理演算驱动；否则跟随骨骼。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="284"/>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="285"/>
        <source>Without perspective, what is far away is as large as what is near.</source>
        <translation>关闭透视时，远处与近处的物体看起来一样大。</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="287"/>
        <source>Visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="288"/>
        <source>Whether the model is shown from this record on</source>
        <translation>从此记录起是否显示模型</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="293"/>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="296"/>
        <source>No self shadow</source>
        <translation>无自阴影</translation>
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
        <translation>归一化</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/valuesection.cpp" line="306"/>
        <source>The curve of the way to this key, from the key before it</source>
        <translation>从上一个关键帧到此关键帧的补间曲线</translation>
    </message>
</context>
<context>
    <name>furitsuke::ValueVerbs</name>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="25"/>
        <source>Set %1 of %n bone key(s)</source>
        <translation>
            <numerusform>设置 %n 个骨骼关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="28"/>
        <source>Set %1 of %n morph key(s)</source>
        <translation>
            <numerusform>设置 %n 个表情关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="31"/>
        <source>Set %1 of %n camera key(s)</source>
        <translation>
            <numerusform>设置 %n 个镜头关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="34"/>
        <source>Set %1 of %n light key(s)</source>
        <translation>
            <numerusform>设置 %n 个照明关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="37"/>
        <source>Set %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>设置 %n 个自阴影关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="40"/>
        <source>Set %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>设置 %n 条显示・IK 记录的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="52"/>
        <source>Change %1 of %n bone key(s)</source>
        <translation>
            <numerusform>更改 %n 个骨骼关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="55"/>
        <source>Change %1 of %n morph key(s)</source>
        <translation>
            <numerusform>更改 %n 个表情关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="58"/>
        <source>Change %1 of %n camera key(s)</source>
        <translation>
            <numerusform>更改 %n 个镜头关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="61"/>
        <source>Change %1 of %n light key(s)</source>
        <translation>
            <numerusform>更改 %n 个照明关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="64"/>
        <source>Change %1 of %n self-shadow key(s)</source>
        <translation>
            <numerusform>更改 %n 个自阴影关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="67"/>
        <source>Change %1 of %n display/IK record(s)</source>
        <translation>
            <numerusform>更改 %n 条显示・IK 记录的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="79"/>
        <source>Switch physics on in %n bone key(s)</source>
        <translation>
            <numerusform>开启 %n 个骨骼关键帧的物理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="80"/>
        <source>Switch physics off in %n bone key(s)</source>
        <translation>
            <numerusform>关闭 %n 个骨骼关键帧的物理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="82"/>
        <source>Switch perspective on in %n camera key(s)</source>
        <translation>
            <numerusform>开启 %n 个镜头关键帧的透视</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="83"/>
        <source>Switch perspective off in %n camera key(s)</source>
        <translation>
            <numerusform>关闭 %n 个镜头关键帧的透视</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="85"/>
        <source>Show the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 条显示・IK 记录中显示模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="86"/>
        <source>Hide the model in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 条显示・IK 记录中隐藏模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="108"/>
        <source>Correct %n key(s)</source>
        <translation>
            <numerusform>补正 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="120"/>
        <source>Normalise the rotation of %n bone key(s)</source>
        <translation>
            <numerusform>归一化 %n 个骨骼关键帧的旋转</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="131"/>
        <source>Switch IK %1 on in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 条显示・IK 记录中开启 IK %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="132"/>
        <source>Switch IK %1 off in %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 条显示・IK 记录中关闭 IK %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="144"/>
        <source>Type the name of an IK bone.</source>
        <translation>请输入 IK 骨骼的名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="151"/>
        <source>The selected records have this IK bone already.</source>
        <translation>选中的记录中已有此 IK 骨骼。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="152"/>
        <source>Add IK %1 to %n display/IK record(s)</source>
        <translation>
            <numerusform>在 %n 条显示・IK 记录中添加 IK %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/valueverbs.cpp" line="161"/>
        <source>Frames go from 0 to %1; no key was moved.</source>
        <translation>帧的范围是 0 到 %1；未移动关键帧。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/valueverbs.cpp" line="203"/>
        <source>Add %n key(s) of the rest pose at frame 0</source>
        <translation>
            <numerusform>在第 0 帧注册 %n 个初始状态关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ViewActions</name>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="22"/>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="23"/>
        <source>Fit all keys into the view</source>
        <translation>缩放以显示所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="26"/>
        <source>Show &amp;selection</source>
        <translation>显示所选(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="27"/>
        <source>Fit the selected keys into the view</source>
        <translation>缩放以显示选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="31"/>
        <source>Show fewer frames</source>
        <translation>显示更少的帧</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="35"/>
        <source>Show more frames</source>
        <translation>显示更多的帧</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="39"/>
        <source>&amp;Expand groups</source>
        <translation>展开分组(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="40"/>
        <source>Open all groups of tracks</source>
        <translation>展开所有轨道分组</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="42"/>
        <source>&amp;Collapse groups</source>
        <translation>折叠分组(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/actions/viewactions.cpp" line="43"/>
        <source>Close all groups of tracks</source>
        <translation>折叠所有轨道分组</translation>
    </message>
</context>
</TS>
