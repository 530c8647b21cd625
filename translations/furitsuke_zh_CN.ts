<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
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
        <location filename="../app/cli/cli.cpp" line="33"/>
        <source>Draw the window into a picture file, without showing it, and end.</source>
        <translation>不显示窗口，将其绘制到图片文件后结束。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="35"/>
        <source>The size of that picture, such as 1440x860.</source>
        <translation>该图片的尺寸，例如 1440x860。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="37"/>
        <source>The language of the window: en, ja, zh_CN or zh_TW.</source>
        <translation>窗口的语言：en、ja、zh_CN 或 zh_TW。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="39"/>
        <source>The colours of the window: light, dark or system.</source>
        <translation>窗口的配色：light、dark 或 system。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="46"/>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="51"/>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="91"/>
        <source>“%1 --help” tells more.</source>
        <translation>详情请运行“%1 --help”。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="110"/>
        <source>Files are missing: %1</source>
        <translation>缺少文件：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="112"/>
        <source>There are too many files: %1</source>
        <translation>文件过多：%1</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="130"/>
        <source>The output cannot be written.</source>
        <translation>无法写入输出。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="137"/>
        <source>“help” takes the name of one command.</source>
        <translation>“help”只接受一个命令名。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="148"/>
        <source>There is no command “%1”.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="165"/>
        <source>Furitsuke %1 (Qt %2)</source>
        <translation>Furitsuke %1（Qt %2）</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="176"/>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="178"/>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="180"/>
        <source>“%1” is neither a file nor a command.</source>
        <translation>“%1”既不是文件也不是命令。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="182"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
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
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="200"/>
        <location filename="../app/cli/cli.cpp" line="220"/>
        <source>Options:</source>
        <translation>选项：</translation>
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
        <translation>在编辑器中打开 MikuMikuDance 的动作文件（VMD）。给出命令时不显示窗口。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="214"/>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="219"/>
        <source>Shows the help of a command.</source>
        <translation>显示某个命令的帮助。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="223"/>
        <source>A file that is named like a command is given with its folder: ./info.</source>
        <translation>若文件与命令同名，请连同文件夹一起给出：./info。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="224"/>
        <source>The exit status is 0 when all is well, 1 when there is a finding, 2 after an error.</source>
        <translation>退出状态：一切正常为 0，发现问题为 1，出错为 2。</translation>
    </message>
    <message>
        <location filename="../app/cli/cli.cpp" line="248"/>
        <source>“%1” is not text in the encoding of this system; rename the file.</source>
        <translation>“%1”不是此系统编码中的文本；请重命名该文件。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="33"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="51"/>
        <source>Print JSON instead of text.</source>
        <translation>以 JSON 代替文本输出。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="57"/>
        <source>Read names as cp932, gb18030, big5 or utf-8, whatever they suggest.</source>
        <translation>按 cp932、gb18030、big5 或 utf-8 读取名称，不作推测。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="63"/>
        <source>Replace OUT if it exists.</source>
        <translation>OUT 已存在时将其替换。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="74"/>
        <source>“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.</source>
        <translation>“%1”不是已知的编码；可用 cp932、gb18030、big5 和 utf-8。</translation>
    </message>
    <message>
        <location filename="../app/cli/command.cpp" line="92"/>
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
        <location filename="../app/cli/framelist.cpp" line="60"/>
        <source>“%1”: the range ends before it begins.</source>
        <translation>“%1”：范围的结束在开始之前。</translation>
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
        <location filename="../app/cli/samplecommand.cpp" line="24"/>
        <source>The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5.</source>
        <translation>帧：数字和范围，例如 0,12.5,30-60,0-10:0.5。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="31"/>
        <source>Before a track&apos;s first key: mmd (from rest at frame 0, the default) or hold.</source>
        <translation>轨道首个关键帧之前：mmd（从第 0 帧的初始状态开始，默认）或 hold。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="38"/>
        <source>Only bones and morphs of this name (* and ? stand for any characters), or
one of camera, light, shadow, states. May be given several times.</source>
        <translation>仅限此名称的骨骼和表情（* 和 ? 代表任意字符），或
camera、light、shadow、states 之一。可多次给出。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="188"/>
        <source>Frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="190"/>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="198"/>
        <source>physics off</source>
        <translation>物理关</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="208"/>
        <source>Camera distance</source>
        <translation>镜头距离</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="209"/>
        <source>Camera target</source>
        <translation>镜头目标</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="210"/>
        <source>Camera rotation (radians)</source>
        <translation>镜头旋转（弧度）</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="212"/>
        <source>Camera view angle</source>
        <translation>镜头视角</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="213"/>
        <source>Camera projection</source>
        <translation>镜头投影</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="214"/>
        <source>orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="218"/>
        <source>Light colour</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="220"/>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="224"/>
        <source>Self shadow mode</source>
        <translation>自阴影模式</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="225"/>
        <source>Self shadow distance</source>
        <translation>自阴影距离</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="229"/>
        <source>Visible</source>
        <translation>显示</translation>
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
        <translation>开</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="232"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="246"/>
        <source>--frames is missing: which frames are wanted?</source>
        <translation>缺少 --frames：需要哪些帧？</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="254"/>
        <source>--before-first takes mmd or hold, not “%1”.</source>
        <translation>--before-first 只接受 mmd 或 hold，不接受“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="266"/>
        <source>There is no track “%1”.</source>
        <translation>没有轨道“%1”。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="287"/>
        <source>Prints what a motion is at frames, between keys too.</source>
        <translation>输出动作在各帧的状态，关键帧之间也可以。</translation>
    </message>
    <message>
        <location filename="../app/cli/samplecommand.cpp" line="288"/>
        <source>Positions are offsets from rest, rotations are quaternions x, y, z, w;
the camera&apos;s angles are radians as stored.</source>
        <translation>位置为相对初始位置的偏移，旋转为四元数 x, y, z, w；
镜头角度为文件中存储的弧度。</translation>
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
        <location filename="../editor-core/motion/diagnostic.cpp" line="44"/>
        <source>Header</source>
        <translation>文件头</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="52"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="54"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="56"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="58"/>
        <source>End of file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="62"/>
        <source>File</source>
        <translation>文件</translation>
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
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="95"/>
        <source>, record %1</source>
        <translation>，记录 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="97"/>
        <source>, byte %1</source>
        <translation>，字节 %1</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="98"/>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <location filename="../editor-core/motion/diagnostic.cpp" line="100"/>
        <source> (%1 records)</source>
        <translation>（%1 条记录）</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheetView</name>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="27"/>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="257"/>
        <source>Dope sheet</source>
        <translation>摄影表</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="93"/>
        <source>No keys. Open a motion (VMD) with File &gt; Open, or drop one here.</source>
        <translation>没有关键帧。请用“文件 &gt; 打开”打开动作（VMD），或将其拖放到此处。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="103"/>
        <source>overwrites %n key(s)</source>
        <translation>
            <numerusform>覆盖 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="282"/>
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="283"/>
        <source>%n key(s) here</source>
        <translation>
            <numerusform>此处有 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="297"/>
        <source>Moving %n key(s)</source>
        <translation>
            <numerusform>正在移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="298"/>
        <source>%1 by %2 frames. Esc cancels.</source>
        <translation>%1（%2 帧）。按 Esc 取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="301"/>
        <source>%n key(s) will be overwritten.</source>
        <translation>
            <numerusform>将覆盖 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/dopesheetview.cpp" line="304"/>
        <source>Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.</source>
        <translation>框选：Shift 添加，Ctrl 反转，Alt 移除。按 Esc 取消。</translation>
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
    <name>furitsuke::KeyFacts</name>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="48"/>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="53"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="61"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="62"/>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="63"/>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="65"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="92"/>
        <source>Curve X</source>
        <translation>X 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="66"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="93"/>
        <source>Curve Y</source>
        <translation>Y 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="67"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="94"/>
        <source>Curve Z</source>
        <translation>Z 曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="68"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="95"/>
        <source>Curve rotation</source>
        <translation>旋转曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="69"/>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="75"/>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="83"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <location filename="../widgets/inspector/keyfacts.cpp" line="119"/>
        <source>%1  (stored %2)</source>
        <translation>%1 （存储值 %2）</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="86"/>
        <source>Target</source>
        <translation>目标</translation>
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
        <translation>距离</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="90"/>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="91"/>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="96"/>
        <source>Curve distance</source>
        <translation>距离曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="97"/>
        <source>Curve view angle</source>
        <translation>视角曲线</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="105"/>
        <source>Colour</source>
        <translation>颜色</translation>
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
        <translation>无自阴影</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="117"/>
        <source>mode %1</source>
        <translation>模式 %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="125"/>
        <source>Visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="127"/>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="139"/>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="159"/>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="161"/>
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="162"/>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="165"/>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="../widgets/inspector/keyfacts.cpp" line="168"/>
        <source>keys of several kinds</source>
        <translation>多种关键帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/inspector/keyfacts.cpp" line="192"/>
        <source>(the first %n key(s) were compared)</source>
        <translation>
            <numerusform>（仅比较了前 %n 个关键帧）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyReadout</name>
    <message>
        <location filename="../widgets/inspector/keyreadout.cpp" line="50"/>
        <source>No key is selected. Click a key in the dope sheet to read its values here.</source>
        <translation>未选中关键帧。在摄影表中点击关键帧，即可在此查看其数值。</translation>
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
    <name>furitsuke::Main</name>
    <message>
        <location filename="../app/main.cpp" line="51"/>
        <source>--size takes e.g. 1440x860.</source>
        <translation>--size 的格式如 1440x860。</translation>
    </message>
    <message>
        <location filename="../app/main.cpp" line="74"/>
        <source>The session is drawn in %1</source>
        <translation>窗口已绘制到 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <location filename="../app/mainwindow.cpp" line="158"/>
        <source>Selected key</source>
        <translation>选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="159"/>
        <source>Findings in the file</source>
        <translation>文件检查结果</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="160"/>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="161"/>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="162"/>
        <location filename="../app/mainwindow.cpp" line="164"/>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="163"/>
        <source>Frame of the playhead. Type a number to go there.</source>
        <translation>播放头所在的帧。输入数字可跳转。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="165"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="167"/>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="214"/>
        <source>This file is open here already.</source>
        <translation>此文件已在这里打开。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="248"/>
        <source>Opening “%1”…</source>
        <translation>正在打开“%1”…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="266"/>
        <source>This is a demo motion that comes with the program. Open your own with File &gt; Open, or drop it here.</source>
        <translation>这是程序自带的演示动作。用“文件 &gt; 打开”打开自己的动作，或将其拖放到这里。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="276"/>
        <source>The file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="277"/>
        <source>“%1” cannot be opened.

%2</source>
        <translation>无法打开“%1”。

%2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="300"/>
        <source>The file is damaged; what could be read is here. See the findings.</source>
        <translation>文件已损坏；能读取的内容已在此处。请查看检查结果。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="302"/>
        <source>%n finding(s) about this file, see below.</source>
        <translation>
            <numerusform>此文件有 %n 条检查结果，见下方。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="324"/>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="325"/>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>“%1”在此打开之后已被其他程序更改。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="330"/>
        <source>Overwrite it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="347"/>
        <source>Save motion</source>
        <translation>保存动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>MMD motion (*.vmd)</source>
        <translation>MMD 动作 (*.vmd)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="350"/>
        <location filename="../app/mainwindow.cpp" line="412"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="364"/>
        <source>Saving “%1”…</source>
        <translation>正在保存“%1”…</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="380"/>
        <source>The file cannot be saved</source>
        <translation>无法保存文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="394"/>
        <source>Saved “%1”, read back and compared.</source>
        <translation>已保存“%1”，并读回核对。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="398"/>
        <source>The file before is kept as “%1”.</source>
        <translation>之前的文件已保留为“%1”。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="409"/>
        <source>Open motion</source>
        <translation>打开动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="443"/>
        <source>No file was opened yet</source>
        <translation>尚未打开过文件</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="447"/>
        <source>Forget these files</source>
        <translation>清除这些记录</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="455"/>
        <source>Demo: %1</source>
        <translation>演示：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="473"/>
        <source>%1 keys</source>
        <translation>%1 个关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="474"/>
        <source>%1 tracks</source>
        <translation>%1 条轨道</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="475"/>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="483"/>
        <source>Frame %1  ·  %2</source>
        <translation>第 %1 帧  ·  %2</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="494"/>
        <source>Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the rows, the middle button pans.</source>
        <translation>拖动关键帧可移动，从空白处拖动可框选。滚轮缩放，Ctrl+滚轮上下滚动，中键平移。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindow.cpp" line="508"/>
        <source>%n key(s) were overwritten; undo brings them back.</source>
        <translation>
            <numerusform>已覆盖 %n 个关键帧；撤销即可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="523"/>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="524"/>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <location filename="../app/mainwindow.cpp" line="527"/>
        <source>Save them before the window is closed?</source>
        <translation>关闭窗口前要保存吗？</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="55"/>
        <source>Open motions (VMD)</source>
        <translation>打开动作（VMD）</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="58"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="59"/>
        <source>Save, read back and compare before the old file is replaced</source>
        <translation>保存，并在替换旧文件前读回核对</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="62"/>
        <source>Save under another name</source>
        <translation>以其他名称保存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="65"/>
        <source>Open another window</source>
        <translation>打开另一个窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="68"/>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="71"/>
        <source>Close all windows</source>
        <translation>关闭所有窗口</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="78"/>
        <source>&amp;Dance</source>
        <translation>舞蹈(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Face (morphs only)</source>
        <translation>面部（仅表情）(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="79"/>
        <source>&amp;Camera</source>
        <translation>镜头(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="82"/>
        <source>Open a motion that comes with the program</source>
        <translation>打开程序自带的动作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="93"/>
        <source>Read and show names in this encoding; no byte changes</source>
        <translation>以此编码读取并显示名称；不改变任何字节</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="106"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="107"/>
        <source>Take the last change back</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="111"/>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
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
        <translation>重做上一次更改</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="121"/>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>&amp;Delete keys</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="125"/>
        <source>Delete the selected keys</source>
        <translation>删除选中的关键帧</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="143"/>
        <source>Move keys %n frame(s) earlier</source>
        <translation>
            <numerusform>将关键帧前移 %n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/mainwindowactions.cpp" line="144"/>
        <source>Move keys %n frame(s) later</source>
        <translation>
            <numerusform>将关键帧后移 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="146"/>
        <source>Move the selected keys in time</source>
        <translation>在时间上移动选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="150"/>
        <source>Undo &amp;memory…</source>
        <translation>撤销内存(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="151"/>
        <source>How much memory the steps that can be undone may take</source>
        <translation>可撤销的步骤最多占用多少内存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="154"/>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="155"/>
        <source>Select all keys, display/IK records included</source>
        <translation>选择所有关键帧，包括显示・IK 记录</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Select &amp;none</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="159"/>
        <source>Clear the selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="162"/>
        <source>&amp;Invert selection</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="163"/>
        <source>Select exactly the keys that are not selected</source>
        <translation>改为选择当前未选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="166"/>
        <source>Select the track&apos;s &amp;key at the playhead</source>
        <translation>选择轨道在播放头处的关键帧(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="167"/>
        <source>Add or remove the current track&apos;s keys at the playhead&apos;s frame</source>
        <translation>将当前轨道在播放头所在帧的关键帧加入选择或移出选择</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="171"/>
        <source>Select the whole &amp;track</source>
        <translation>选择整个轨道(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="172"/>
        <source>Add or remove all keys of the current track or group</source>
        <translation>将当前轨道或组的所有关键帧加入选择或移出选择</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="176"/>
        <source>Select keys at the &amp;playhead</source>
        <translation>选择播放头处的关键帧(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="177"/>
        <source>Select the keys of all tracks at the playhead&apos;s frame</source>
        <translation>选择所有轨道在播放头所在帧的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="190"/>
        <source>Fit all keys into the view</source>
        <translation>缩放以显示所有关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="193"/>
        <source>Show &amp;selection</source>
        <translation>显示所选(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="194"/>
        <source>Fit the selected keys into the view</source>
        <translation>缩放以显示选中的关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="197"/>
        <source>Show fewer frames</source>
        <translation>显示更少的帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="201"/>
        <source>Show more frames</source>
        <translation>显示更多的帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>&amp;Expand groups</source>
        <translation>展开分组(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="205"/>
        <source>Open all groups of tracks</source>
        <translation>展开所有轨道分组</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="208"/>
        <source>&amp;Collapse groups</source>
        <translation>折叠分组(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="209"/>
        <source>Close all groups of tracks</source>
        <translation>折叠所有轨道分组</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="211"/>
        <source>Put all panels back</source>
        <translation>将所有面板恢复原位</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="225"/>
        <source>Previous frame</source>
        <translation>上一帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="227"/>
        <source>Next frame</source>
        <translation>下一帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="229"/>
        <source>10 frames back</source>
        <translation>后退 10 帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="231"/>
        <source>10 frames forward</source>
        <translation>前进 10 帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="233"/>
        <source>Previous key</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="235"/>
        <source>Next key</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="237"/>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="239"/>
        <source>Last key</source>
        <translation>最后一个关键帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="241"/>
        <source>Track above</source>
        <translation>上方轨道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="242"/>
        <source>Track below</source>
        <translation>下方轨道</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>&amp;Go to frame</source>
        <translation>转到帧(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="247"/>
        <source>Type the frame to go to</source>
        <translation>输入要转到的帧</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="258"/>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="259"/>
        <source>See and change shortcuts</source>
        <translation>查看和更改快捷键</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="270"/>
        <source>&amp;About Furitsuke</source>
        <translation>关于 Furitsuke(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="274"/>
        <source>About Furitsuke</source>
        <translation>关于 Furitsuke</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="278"/>
        <source>An editor for MikuMikuDance motion files. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>MikuMikuDance 动作文件编辑器。依据 GNU 通用公共许可证第 3 版或更高版本发布的自由软件。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="300"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="302"/>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="304"/>
        <source>&amp;Demo motions</source>
        <translation>演示动作(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="308"/>
        <source>Names are in</source>
        <translation>名称编码</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="313"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="316"/>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="320"/>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="324"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="327"/>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="347"/>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="353"/>
        <location filename="../app/mainwindowactions.cpp" line="365"/>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="354"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="360"/>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="371"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="432"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="433"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="436"/>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="437"/>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="448"/>
        <source>Undo memory</source>
        <translation>撤销内存</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="450"/>
        <source>Memory for undo in each window, in megabytes. The oldest steps go first; the newest always stays.</source>
        <translation>每个窗口用于撤销的内存（兆字节）。最早的步骤先被丢弃，最新的一步始终保留。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key after this frame.</source>
        <translation>此帧之后没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="499"/>
        <source>No key before this frame.</source>
        <translation>此帧之前没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="506"/>
        <source>No track is current; the up and down keys choose one.</source>
        <translation>没有当前轨道；可用上下方向键选择。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="512"/>
        <source>The current track has no key there.</source>
        <translation>当前轨道在那里没有关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="534"/>
        <source>This finding is about the file, not about a key.</source>
        <translation>此检查结果针对文件，而非某个关键帧。</translation>
    </message>
    <message>
        <location filename="../app/mainwindowactions.cpp" line="552"/>
        <source>No key belongs to this finding.</source>
        <translation>没有与此检查结果对应的关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="62"/>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="65"/>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="67"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="69"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="73"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="187"/>
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>删除 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="195"/>
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="198"/>
        <source>%1 %n frame(s) later</source>
        <translation>
            <numerusform>%1（后移 %n 帧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="199"/>
        <source>%1 %n frame(s) earlier</source>
        <translation>
            <numerusform>%1（前移 %n 帧）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="203"/>
        <location filename="../editor-core/document/motiondocument.cpp" line="222"/>
        <source>%1, overwriting %2</source>
        <translation>%1，覆盖 %2 个</translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="205"/>
        <source>%1, dropping %2</source>
        <translation>%1，丢弃 %2 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="220"/>
        <source>Insert %n key(s)</source>
        <translation>
            <numerusform>插入 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="236"/>
        <source>Change %n bone key(s)</source>
        <translation>
            <numerusform>更改 %n 个骨骼关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="243"/>
        <source>Change %n morph key(s)</source>
        <translation>
            <numerusform>更改 %n 个表情关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="250"/>
        <source>Change %n camera key(s)</source>
        <translation>
            <numerusform>更改 %n 个镜头关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="257"/>
        <source>Change %n light key(s)</source>
        <translation>
            <numerusform>更改 %n 个照明关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="264"/>
        <source>Change %n self-shadow key(s)</source>
        <translation>
            <numerusform>更改 %n 个自阴影关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="271"/>
        <source>Change %n display/IK record(s)</source>
        <translation>
            <numerusform>更改 %n 条显示・IK 记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="278"/>
        <source>Set the curves of %n bone key(s)</source>
        <translation>
            <numerusform>设置 %n 个骨骼关键帧的补间曲线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/document/motiondocument.cpp" line="285"/>
        <source>Set the curves of %n camera key(s)</source>
        <translation>
            <numerusform>设置 %n 个镜头关键帧的补间曲线</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/document/motiondocument.cpp" line="299"/>
        <source>Rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionJson</name>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="58"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="259"/>
        <source>There is no such member here.</source>
        <translation>此处没有这样的成员。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="64"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="129"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="231"/>
        <source>An object is expected.</source>
        <translation>应为对象。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="70"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="191"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="324"/>
        <source>The member “%1” is missing.</source>
        <translation>缺少成员“%1”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="80"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="128"/>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="233"/>
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
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="156"/>
        <source>An array of 4 bytes is expected: x1, y1, x2, y2.</source>
        <translation>应为 4 个字节的数组：x1、y1、x2、y2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="168"/>
        <source>A string is expected.</source>
        <translation>应为字符串。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="176"/>
        <source>A string of hexadecimal digits is expected, two for each byte.</source>
        <translation>应为十六进制数字的字符串，每个字节两位。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="180"/>
        <location filename="../editor-core/vmd/jsondraft.cpp" line="159"/>
        <source>There are %1 bytes; at most %2 are expected.</source>
        <translation>有 %1 个字节；最多应为 %2 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="190"/>
        <source>There are %1 bytes; %2 are expected.</source>
        <translation>有 %1 个字节；应为 %2 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsoncheck.cpp" line="207"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="219"/>
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
        <location filename="../editor-core/vmd/jsonparser.cpp" line="222"/>
        <source>a zero byte</source>
        <translation>零字节</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="227"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonparser.cpp" line="230"/>
        <source>Reading failed: %1</source>
        <translation>读取失败：%1</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="120"/>
        <source>Values are nested too deeply, or there are too many.</source>
        <translation>值的嵌套过深，或数量过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="210"/>
        <source>The member “%1” is given twice, or there are too many.</source>
        <translation>成员“%1”重复，或成员过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="215"/>
        <source>This member is given twice.</source>
        <translation>此成员重复。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="228"/>
        <source>There are too many values.</source>
        <translation>值过多。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="257"/>
        <source>This is not a motion: a member “format” that says so has to come first.</source>
        <translation>这不是动作：表明类型的成员“format”必须在最前面。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="286"/>
        <source>Some keys of this section have an order and others have none.</source>
        <translation>此区段中有的关键帧有 order，有的没有。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/jsonreader.cpp" line="322"/>
        <source>This is not a motion: the member “%1” is missing.</source>
        <translation>这不是动作：缺少成员“%1”。</translation>
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
    <name>furitsuke::Reader</name>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="294"/>
        <source>A rotation of length zero; kept, and taken for no rotation.</source>
        <translation>有长度为零的旋转；已保留，并视为无旋转。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="296"/>
        <source>A rotation is not of unit length; kept, and normalised when played.</source>
        <translation>有旋转不是单位长度；已保留，播放时归一化。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/boneloader.cpp" line="300"/>
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
        <location filename="../editor-core/vmd/reader.cpp" line="78"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="111"/>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="116"/>
        <source>Not a VMD file: it has only %n byte(s).</source>
        <translation>
            <numerusform>不是 VMD 文件：只有 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="117"/>
        <source>Not a VMD file: it does not begin with “Vocaloid Motion Data”.</source>
        <translation>不是 VMD 文件：开头不是“Vocaloid Motion Data”。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="124"/>
        <source>The file ends inside its header, after %1 of %2 bytes.</source>
        <translation>文件在文件头中就结束了：%2 个字节中只有 %1 个。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="133"/>
        <source>An old header with 10 bytes for the model name; kept so.</source>
        <translation>旧式文件头，模型名称为 10 个字节；已照样保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="136"/>
        <source>Unknown version “%1”; read as version 0002. Other programs may refuse the file.</source>
        <translation>未知版本“%1”；按版本 0002 读取。其他程序可能拒绝此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="143"/>
        <source>Bytes after the signature are not zero, as in files of old MMD versions; kept.</source>
        <translation>签名之后的字节不为零，与旧版 MMD 的文件相同；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="166"/>
        <source>The section announces no record, yet one follows, as in files of old MMD versions; it is kept and carries no key.</source>
        <translation>区段声明没有记录，其后却有一条，与旧版 MMD 的文件相同；该记录已保留，不含关键帧。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="173"/>
        <source>%1 records are announced, but only %2 are there; those are kept.</source>
        <translation>声明有 %1 条记录，但实际只有 %2 条；已保留这些记录。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="193"/>
        <source>The file ends inside the count of this section; its %n byte(s) are kept.</source>
        <translation>
            <numerusform>文件在此区段的记录数中就结束了；其 %n 个字节已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="198"/>
        <source>%1 records are announced, which the rest of the file cannot hold; its %2 bytes are kept as they are.</source>
        <translation>声明有 %1 条记录，但文件剩余部分容纳不下；其 %2 个字节已原样保留。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="187"/>
        <source>%n byte(s) of an incomplete record are kept at the end.</source>
        <translation>
            <numerusform>末尾一条不完整记录的 %n 个字节已保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor-core/vmd/reader.cpp" line="206"/>
        <source>%n byte(s) follow the last section; they are kept.</source>
        <translation>
            <numerusform>最后一个区段之后还有 %n 个字节；已保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="211"/>
        <source>The file ends before this section; it is written only when keys are added.</source>
        <translation>文件在此区段之前结束；仅在添加关键帧后才会写入此区段。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="277"/>
        <source>A view angle of 0 or over 180 degrees; kept.</source>
        <translation>视角为 0 或超过 180 度；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="318"/>
        <source>A self-shadow mode over 2; kept, and taken for mode 2.</source>
        <translation>自阴影模式超过 2；已保留，并视为模式 2。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="380"/>
        <source>The names are taken for %1, since most are known names then; MMD reads them as cp932.</source>
        <translation>名称按 %1 读取，因为这样已知名称最多；MMD 会按 cp932 读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="390"/>
        <source>The model name “%1” is cut inside a character or not in %2; its bytes are kept.</source>
        <translation>模型名称“%1”在字符中间被截断，或不属于 %2；其字节已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="454"/>
        <source>Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.</source>
        <translation>有名称在字符中间被截断，或不属于 %1，第一个是“%2”；其字节已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="422"/>
        <source>Keys have an empty name; kept.</source>
        <translation>有关键帧的名称为空；已保留。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="469"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the camera half.</source>
        <translation>文件既有骨骼或表情，又有镜头或照明；MMD 只读取镜头部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="471"/>
        <source>The file holds bones or morphs and camera or light; MMD reads the bone half.</source>
        <translation>文件既有骨骼或表情，又有镜头或照明；MMD 只读取骨骼部分。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="475"/>
        <source>A camera or light motion without MMD&apos;s reserved model name; MMD refuses it.</source>
        <translation>镜头或照明动作没有使用 MMD 的保留模型名称；MMD 会拒绝读取。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="496"/>
        <source>There is not enough memory for this file.</source>
        <translation>内存不足，无法读取此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="506"/>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="508"/>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="510"/>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/vmd/reader.cpp" line="516"/>
        <location filename="../editor-core/vmd/reader.cpp" line="525"/>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
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
        <location filename="../editor-core/document/filesave.cpp" line="116"/>
        <source>“%1” is a link that leads to itself.</source>
        <translation>“%1”是指向自身的链接。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="118"/>
        <source>“%1” is not a regular file.</source>
        <translation>“%1”不是普通文件。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="120"/>
        <source>“%1” is write-protected.</source>
        <translation>“%1”受写保护。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="127"/>
        <source>A file cannot be made in “%1”: %2</source>
        <translation>无法在“%1”中创建文件：%2</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="135"/>
        <source>Writing failed: %1. An old file is untouched.</source>
        <translation>写入失败：%1。原有文件未受影响。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="149"/>
        <source>No backup can be kept: %1. The old file is untouched.</source>
        <translation>无法保留备份：%1。原有文件未受影响。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="179"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="174"/>
        <source>What was written does not read back as the motion. The old file is untouched.</source>
        <translation>写入的内容读回后与动作不一致。旧文件未改动。</translation>
    </message>
    <message>
        <location filename="../editor-core/document/filesave.cpp" line="157"/>
        <source>The file cannot be replaced: %1</source>
        <translation>无法替换文件：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::SessionImage</name>
    <message>
        <location filename="../app/sessionimage.cpp" line="40"/>
        <source>“%1” is there and is not a PNG picture.</source>
        <translation>“%1”已存在，且不是 PNG 图片。</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="52"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location filename="../app/sessionimage.cpp" line="66"/>
        <source>“%1” cannot be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutDialog</name>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="50"/>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="52"/>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="55"/>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="63"/>
        <source>No shortcut</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="64"/>
        <source>Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="66"/>
        <source>New shortcut:</source>
        <translation>新快捷键：</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="71"/>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <location filename="../app/shortcutdialog.cpp" line="91"/>
        <source>Already used by: %1. Assigning takes it away there.</source>
        <translation>已用于：%1。指定后将从那里移除。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimeRuler</name>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="45"/>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
    <message>
        <location filename="../widgets/dopesheet/timeruler.cpp" line="46"/>
        <source>Drag to move the playhead. Wheel zooms.</source>
        <translation>拖动可移动播放头。滚轮缩放。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackEdits</name>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="18"/>
        <source>This track has no name of its own.</source>
        <translation>此轨道没有自己的名称。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="20"/>
        <source>A name must not be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <location filename="../editor-core/edits/trackedits.cpp" line="23"/>
        <source>Another track has this name after byte 15; the file could not tell them apart.</source>
        <translation>截断至 15 字节后，另一条轨道与此同名；文件将无法区分二者。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackListView</name>
    <message>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="28"/>
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="195"/>
        <source>Track list</source>
        <translation>轨道列表</translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/dopesheet/tracklistview.cpp" line="213"/>
        <source>%n key(s). A double click selects them.</source>
        <translation>
            <numerusform>%n 个关键帧。双击可选中。</numerusform>
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
        <translation>镜头</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="80"/>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="81"/>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <location filename="../editor-core/timeline/trackrows.cpp" line="82"/>
        <source>Display/IK</source>
        <translation>显示・IK</translation>
    </message>
</context>
</TS>
