import Schema
import SourceText

extension Form {
  public static let target = Form(
    LocalizedText("a target", zh: "target"), targetKeys,
    foreignKeys: [
      "output": "path", "outputPath": "path", "out": "path", "folder": "path", "directory": "path", "dir": "path",
      "visibility": "access", "sdks": "sdk", "style": "styles",
    ], nameKey: "name")

  private static let targetKeys: [Key] = [
    Key("name", .name, required: true, "name of the target", zh: "target 的名称"),
    Key(
      "path", .externalName, required: true, "output folder", zh: "输出文件夹",
      reference: """
        the output folder, inside the package; for generated files only, so neither the folder of the configuration \
        nor that of the schemas
        """, examples: ["Sources/ChatMessages/Generated"]),
    Key(
      "sdk", .list(.word(Words(of: Target.SDK.self, hints: sdkHints))), "SDKs to generate bindings for",
      zh: "要为哪些 SDK 生成绑定",
      reference: "SDKs to generate bindings for, in addition to portable code", examples: [["nimkit"], ["tuikit"]]),
    Key(
      "messages", .list(.name), "globs over message names, or, with a slash, over schema paths (default: all)",
      zh: "按消息名匹配的通配符；含斜杠时匹配 `schemas` 中的路径；默认为全部消息",
      reference: """
        globs over message names, where `*` matches any characters and `?` one (default: all). An entry with a \
        slash is a glob over the path of the schema's file in `schemas`: `Shop/*` for a folder, `./*` for only the \
        top folder, `Shop/**` with all folders inside. Ids are checked across all messages
        """, examples: [["*"], ["TUIKit/*"]]),
    Key(
      "access", .word(Words(of: Target.Access.self)), default: "public", "access level of the generated code",
      zh: "生成代码的访问级别",
      reference: "access level of generated declarations"),
    Key(
      "prefix", .name, default: "", "prefix for Swift names of messages", zh: "Swift 类型名的前缀",
      reference: "prefix for Swift names of messages (default: none)"),
    Key(
      "suffix", .name, default: "Attachment", "suffix for Swift names of messages", zh: "Swift 类型名的后缀"),
    Key(
      "templates", .externalName, "folder of templates that override built-in ones", zh: "自定义模板的文件夹，替换同名的内置模板",
      reference: "a folder below the configuration; its files replace built-in templates of the same name"),
    Key(
      "views", .externalName, "folder for bubble views and cells (default: next to the output folder)",
      zh: "气泡视图的文件夹；默认与输出文件夹同级",
      reference: """
        the folder that `messagegen new` writes bubble views to (default: next to `path`), see <doc:NIMKit>
        """),
    Key(
      "tests", .externalName, "folder for tests of recorded releases", zh: "已记录版本的测试所在的文件夹",
      reference: """
        the folder for generated tests: what each recorded release sent must still be decoded; for generated files \
        only, inside a test target of the package
        """, examples: ["Tests/ChatMessagesTests/Generated"]),
    Key(
      "grouping", .either([.word(["message"]), .integer(Grouping.counts)]),
      "`message` for one file per message, or the number of files (default: depends on the number of messages)",
      zh: "`message` 表示每种消息一个文件；数字表示文件个数；默认由消息数量决定",
      reference: """
        `message`: a file for each message; a number from 1 to 1000: that many files (default: `message` below 100 \
        messages, 20 from there on); see below
        """),
    Key(
      "conformances", .list(.word(Words(of: Target.Conformance.self))), default: ["Hashable"],
      "conformances for comparing messages", zh: "消息遵循哪些用于比较的协议",
      reference: "conformances for comparing messages: `[Hashable]`, `[Equatable]` or `[]`; see below"),
    Key(
      "runtime", .form(.runtime), "location of the runtime (default: as in the configuration)",
      zh: "生成代码的运行时从哪里来；默认与配置的 `runtime` 相同",
      reference: "location of the runtime, as in the configuration (default: the same)",
      examples: [["package": "Packages/MessageRuntime"], ["module": "Chat"]]),
    Key(
      "limits", .form(.limits), "size limits", zh: "限额",
      reference: """
        `{ bytes: … }`: maximum size of a message (default: 12000 with `tuikit`, otherwise none). The error \
        `message-too-long` reports a message that can exceed it; generated code does not check it
        """),
    Key(
      "customHeight", .bool, default: false, "whether to write the height of fixed-size layouts for the V10 UI kit",
      zh: "是否为 V10 UI 组件写出固定布局的高度",
      reference: """
        with `nim-v2`: whether the height of a fixed layout is written for the V10 UI kit, see <doc:NIMv2>
        """),
    Key(
      "controllers", .bool, default: true, "whether to generate controllers for the V10 UI kit",
      zh: "是否为 V10 UI 组件生成视图控制器",
      reference: """
        with `nim-v2`: whether controllers that know the sizes of messages are generated for the V10 UI kit, see \
        <doc:NIMv2>; `false` if the app has its own
        """),
    Key(
      "tuikit", .word(Words(of: Target.TUIKitDialect.self)), default: "swift",
      "TUIKit variant: `swift` or `objc`",
      zh: "使用哪一套 TUIKit pod",
      reference: """
        with `tuikit` in `sdk`: `swift`, the pods in pure Swift from 8.5.6870 on, or `objc`, those in Objective-C
        """),
    Key(
      "styles", .list(.word(Words(styles))),
      "styles of the UI kits that the app uses (default: both of TUIKit's, `normal` of the V10 UI kit's)",
      zh: "App 采用的 UI 组件风格；默认为 TUIKit 的两种和 V10 UI 组件的 `normal`",
      reference: """
        styles that the app uses: `classic` and `minimalist` of TUIKit (default: both), `normal` and `fun` of the V10 \
        UI kit (default: `normal`)
        """),
  ]

  /// Those of all SDKs.
  private static let styles = Target.TUIKitStyle.allCases.map(\.rawValue) + Target.ChatStyle.allCases.map(\.rawValue)

  /// What people call the SDKs.
  private static let sdkHints: [String: LocalizedText] = {
    let nim = LocalizedText(
      "write `[nimkit]` for NIMSDK up to 9, or `[nim-v2]` for NIMSDK 10",
      zh: "NIMSDK 9 及以前写成 `[nimkit]`，NIMSDK 10 写成 `[nim-v2]`")
    let tencent = Wording.write("[tuikit]")
    return [
      "nim": nim, "nimsdk": nim, "netease": nim, "yunxin": nim, "nim_lite": nim, "tim": tencent, "timsdk": tencent,
      "imsdk": tencent, "txim": tencent, "tencent": tencent, "tuichat": tencent,
    ]
  }()
}
