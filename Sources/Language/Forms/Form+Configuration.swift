import Schema
import SourceText

extension Form {
  public static let configuration = Form(
    Phrase("the configuration", zh: "配置"),
    [
      Key("version", .integer(0...Int.max), required: true, "the language's version, 1"),
      Key("schemas", .text, "the folder of the schemas; `Schemas` if left out"),
      Key("envelopes", .map("name", .form(.envelope)), "where identity and payload are in the JSON"),
      Key("layouts", .map("name", .form(.preset)), "presets for `like`"),
      Key("ids", .form(.ids), "which identities may be used"),
      Key("lenient", .bool, "whether other JSON types are read as well; `true` if left out"),
      Key("profile", .form(.profile), "what is sent of the user beside every message"),
      Key("runtime", .form(.runtime), "where generated code has its runtime from; in each target if left out"),
      Key("targets", .list(.form(.target)), "output folders"),
      Key("lint", .form(.lint), "settings of the lint rules"),
    ],
    habits: ["presets": "layouts", "folder": "schemas"],
    advice: [
      "output": targetPath, "out": targetPath, "outputPath": targetPath, "name": targetPath,
    ])

  private static let targetPath = Phrase(
    "write `targets: [{ name: Chat, path: Chat/Generated }]`",
    zh: "写成 `targets: [{ name: Chat, path: Chat/Generated }]`")

  public static let envelope = Form(
    Phrase("an envelope", zh: "封套"),
    [
      Key("id", .either([.list(.text), .text]), "the path of the identity, or a list of several"),
      Key("data", .text, "the path of the payload; beside the identity if left out"),
      Key("encoding", .word(Words(of: Envelope.Encoding.self)), "whether the payload is a string"),
      Key("present", .either([.list(.text), .text]), "paths that must all be there and not null"),
      Key("constants", .map("key", .notation(.json)), "root keys with a fixed value"),
      Key("outside", .bool, "the identity comes from the SDK's own field"),
      Key("root", .word(["list"]), "the JSON is a list"),
      Key("strict", .bool, "whether `\"5\"` is not 5"),
    ], habits: ["type": "id", "typeKey": "id", "idKey": "id", "payload": "data", "body": "data", "content": "data"])

  public static let ids = Form(
    .verbatim("`ids`"),
    [
      Key("allowed", .notation(.integers), "the integers that may be used"),
      Key("reserved", .list(.notation(.integers)), "integers and ranges that may not"),
    ])

  public static let target = Form(
    Phrase("a target", zh: "目标"),
    [
      Key("name", .text, required: true, "the target's name"),
      Key("path", .text, required: true, "the output folder"),
      Key("sdk", .list(.word(Words(of: Target.SDK.self, hints: sdkHints))), "SDKs to write bindings for"),
      Key("messages", .list(.text), "globs over names, or with a slash over paths in `schemas`; all if left out"),
      Key("access", .word(Words(of: Target.Access.self)), "`public` if left out"),
      Key("prefix", .text, "before a message's name in Swift"),
      Key("suffix", .text, "after a message's name in Swift; `Attachment` if left out"),
      Key("templates", .text, "a folder of templates that replace built-in ones"),
      Key("views", .text, "the folder of the bubble views; beside the output folder if left out"),
      Key(
        "grouping", .either([.word(["message"]), .integer(Grouping.counts)]),
        "`message` for a file for each message, or how many files; by the number of messages if left out"),
      Key(
        "conformances", .list(.word(Words(of: Target.Conformance.self))),
        "what makes messages comparable; `[Hashable]` if left out"),
      Key("runtime", .form(.runtime), "where its code has the runtime from; as the configuration says if left out"),
      Key("limits", .form(.limits), "budgets"),
      Key("customHeight", .bool, "whether the height of a fixed layout is written for the V10 UI kit"),
      Key("tuikit", .word(Words(of: Target.TUIKitDialect.self)), "which pods of TUIKit; `swift` if left out"),
      Key(
        "styles", .list(.word(Words(of: Target.TUIKitStyle.self))),
        "the styles of TUIKit that the app has; both if left out"),
    ],
    habits: [
      "output": "path", "outputPath": "path", "out": "path", "folder": "path", "directory": "path", "dir": "path",
      "visibility": "access", "sdks": "sdk", "style": "styles",
    ], nameKey: "name")

  /// What people call the SDKs.
  private static let sdkHints: [String: Phrase] = {
    let nim = Phrase(
      "write `[nimkit]` for NIMSDK up to 9, or `[nim-v2]` for NIMSDK 10",
      zh: "NIMSDK 9 及以前写成 `[nimkit]`，NIMSDK 10 写成 `[nim-v2]`")
    let tencent = Wording.write("[tuikit]")
    return [
      "nim": nim, "nimsdk": nim, "netease": nim, "yunxin": nim, "nim_lite": nim, "tim": tencent, "timsdk": tencent,
      "imsdk": tencent, "txim": tencent, "tencent": tencent, "tuichat": tencent,
    ]
  }()

  public static let runtime = Form(
    .verbatim("`runtime`"),
    [
      Key("package", .text, "the folder of a local Swift package that messagegen writes the runtime into"),
      Key("module", .text, "the module that has the runtime: another target's name, or one from elsewhere"),
    ],
    habits: [
      "path": "package", "folder": "package", "spm": "package", "import": "module", "target": "module",
      "product": "module",
    ], textKey: "package")

  public static let profile = Form(
    Phrase("the profile", zh: "用户资料"),
    [
      Key("named", .text, "the Swift type's name; `MessageProfile` if left out"),
      Key("doc", .text, "becomes the documentation comment"),
      Key("since", .text, "the first app version that sends it"),
      Key("fields", .notation(.fields), required: true, "what it holds"),
      Key("validate", .notation(.rules), "rules over several fields"),
    ])

  public static let limits = Form(
    Phrase("limits", zh: "限额"), [Key("bytes", .integer(1...Int.max), "the most bytes of one message")])

  public static let lint = Form(
    .verbatim("`lint`"),
    [Key("rules", .map("rule", .severity), "severity by rule id")])
}

extension Shape {
  /// How a rule's findings are weighed.
  public static let severity: Shape = {
    let (off, note) = (Wording.write("off"), Wording.write("note"))
    return .word(
      Words(
        ["off", "note", "warning", "error"],
        hints: [
          "false": off, "no": off, "none": off, "disable": off, "disabled": off, "ignore": off, "info": note,
          "hint": note,
        ]))
  }()
}
