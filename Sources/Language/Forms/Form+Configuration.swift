import Schema
import SourceText

extension Form {
  public static let configuration = Form(
    LocalizedText("the configuration", zh: "配置"),
    [
      Key(
        "version", .integer(0...Int.max), required: true, "version of the schema language; must be 1", zh: "语言的版本，固定为 1"
      ),
      Key(
        "requires", .notation(.toolVersion), "lowest version of messagegen to use (default: any)",
        zh: "最低的 messagegen 版本；默认不限",
        reference: """
          lowest version of messagegen to use, up to the next one with breaking changes: `"0.2"` also takes 0.2.1, but not \
          0.3 (default: any). See <doc:Versions>
          """, examples: ["0.2", "0.2.1"]),
      Key(
        "schemas", .externalName, default: "Schemas", "folder of the schemas", zh: "schema 所在的文件夹",
        reference: "folder of the schemas, below that of the configuration", examples: ["Schemas"]),
      Key(
        "envelopes", .map("name", .form(.envelope)), "named envelopes: where the id and the payload are in the JSON",
        zh: "信封：类型 ID 和载荷在 JSON 中的位置",
        reference: "see above (default: one named `default`, `{ id: type, payload: data }`)"),
      Key(
        "presets", formerly: "layouts", .map("name", .form(.preset)), "layout presets, used with `preset`",
        zh: "供 `preset` 引用的布局预设",
        reference: "layout presets, used with `preset`; the same keys as a layout, except `preset`"),
      Key(
        "ids", .form(.ids), "ids that messages may use", zh: "可以使用的类型 ID",
        reference: "ids that messages may use, see below"),
      Key(
        "lenient", .bool, default: true, "whether fields accept other JSON types", zh: "是否宽松解析，即也接受其他 JSON 类型",
        reference: "whether fields are decoded leniently"),
      Key(
        "profile", .form(.profile), "sender data sent along with every message", zh: "随每条消息发送的发送者资料",
        reference: "sender data sent along with every message, see <doc:Profile>"),
      Key(
        "runtime", .form(.runtime), "location of the runtime (default: in each target)",
        zh: "生成代码的运行时从哪里来；默认内嵌在每个 target 中",
        reference: """
          location of the runtime, for targets without the key: `{ package: … }` or `{ module: … }` (default: in each \
          target). See <doc:#The-runtime>
          """, examples: [["package": "Packages/MessageRuntime"], ["module": "MessageRuntime"]]),
      Key(
        "targets", .list(.form(.target)), "outputs to generate", zh: "target：输出文件夹",
        reference: """
          outputs to generate, see below; without any, schemas are only checked
          """),
      Key(
        "docs", .form(.docs), "catalog of messages, written by `messagegen docs`",
        zh: "消息目录，由 `messagegen docs` 写入", reference: "the catalog of messages, see <doc:Catalog>"),
      Key(
        "releases", .form(.releases), "record of releases, written by `messagegen release`",
        zh: "发布记录，由 `messagegen release` 写入",
        reference: "the record of releases, which `messagegen breaking` compares with; see below"),
      Key(
        "lint", .form(.lint), "lint settings", zh: "lint 规则的设置",
        reference: "`{ rules: { … } }`: severity by rule id, `off`, `note`, `warning` or `error`; see <doc:Lint>"),
    ],
    foreignKeys: ["folder": "schemas"],
    advice: [
      "output": targetPath, "out": targetPath, "outputPath": targetPath, "name": targetPath,
    ])

  private static let targetPath = LocalizedText(
    "write `targets: [{ name: Chat, path: Chat/Generated }]`",
    zh: "写成 `targets: [{ name: Chat, path: Chat/Generated }]`")

  public static let envelope = Form(
    LocalizedText("an envelope", zh: "信封"),
    [
      Key(
        "id", .either([.list(.externalName), .externalName]), "path of the id, or a list of paths",
        zh: "类型 ID 的路径，或多个路径的列表",
        reference:
          """
          path of the id: keys separated by slashes (`head/kind`; `~1` is a slash in a key); a list for several id keys
          """,
        examples: ["type", "head/kind", ["first", "second"]]),
      Key(
        "payload", formerly: "data", .externalName, "path of the payload; without it, the fields are next to the id",
        zh: "载荷的路径；默认与类型 ID 同级", examples: ["data", "body/payload"]),
      Key(
        "encoding", .word(Words(of: Envelope.Encoding.self)), default: "object", saysDefault: false,
        "encoding of the payload: `object`, `json-string` or `object-or-json-string`", zh: "载荷是否编码为字符串；默认为 `object`",
        reference: """
          `json-string`: the payload is a string that contains JSON; `object-or-json-string`: decodes both, encodes an object
          """),
      Key(
        "requiredKeys", formerly: "present", .either([.list(.externalName), .externalName]),
        "paths that must exist and not be null",
        zh: "必须全部存在且不为 null 的路径",
        reference: "one or several paths that must exist and not be null", examples: ["customerServicePlugin"]),
      Key(
        "constants", .map("key", .notation(.json)), "keys at the root that are written with a fixed value",
        zh: "根对象中取固定值的键",
        reference: "keys at the root that are encoded with fixed values, and ignored when decoding"),
      Key(
        "externalId", formerly: "outside", .bool, default: false,
        "whether the id comes from the SDK message instead of the JSON",
        zh: "类型 ID 来自 SDK 自己的字段",
        reference: "`true`: the id is in a field of the SDK message and is passed to the decoder as `externalID`"),
      Key(
        "root", .word(["list"]), "`list`: the JSON is a list", zh: "整个 JSON 是一个列表",
        reference: "`list`: the JSON is a list, the value of the only field; only with `externalId`"),
      Key(
        "strict", .bool, default: false, "whether `\"5\"` is not 5", zh: "严格匹配类型 ID：`\"5\"` 不等于 5",
        reference: "`true`: neither `\"5\"` nor `5.0` matches 5, at every id key"),
    ], first: ["externalId", "root", "requiredKeys"],
    foreignKeys: ["type": "id", "typeKey": "id", "idKey": "id", "body": "payload", "content": "payload"])

  public static let ids = Form(
    .verbatim("`ids`"),
    [
      Key(
        "allowed", .notation(.integers), "range of ids that may be used", zh: "允许使用的整数",
        reference: "range that ids must be in; with several id keys, the value of the first", examples: ["1..999"]),
      Key(
        "reserved", .list(.notation(.integers)), "ids and ranges that may not be used", zh: "不允许使用的整数和范围",
        reference: "ids and ranges that are used elsewhere; with several id keys, values of the first",
        examples: [["101..102"]]),
    ])

  public static let runtime = Form(
    .verbatim("`runtime`"),
    [
      Key(
        "package", .externalName, "folder of a local Swift package that messagegen writes the runtime to",
        zh: "本地 Swift 包的文件夹，messagegen 会把运行时写入其中", examples: ["Packages/MessageRuntime"]),
      Key(
        "module", .name, "module that contains the runtime: the name of another target, or an external module",
        zh: "包含运行时的模块：另一个 target 的名称，或外部模块", examples: ["MessageRuntime"]),
    ],
    foreignKeys: [
      "path": "package", "folder": "package", "spm": "package", "import": "module", "target": "module",
      "product": "module",
    ], textKey: "package")

  public static let profile = Form(
    LocalizedText("the profile", zh: "发送者资料"),
    [
      Key("typeName", formerly: "named", .name, default: "MessageProfile", "Swift type name", zh: "Swift 类型名"),
      doc,
      Key("since", .text, "first app version that sends it", zh: "从哪个 App 版本开始发送", examples: ["2.1"]),
      Key(
        "fields", .notation(.fields), required: true, "fields of the profile", zh: "资料的字段",
        reference:
          "fields as in a message, including inline and shared types. The keys are at the root of the extension data"),
      Key("validate", .notation(.rules), "constraints that involve several fields", zh: "涉及多个字段的校验规则"),
    ])

  public static let limits = Form(
    LocalizedText("limits", zh: "限额"),
    [
      Key(
        "bytes", .integer(1...Int.max), "maximum size of a message in bytes", zh: "一条消息的最大字节数")
    ])

  public static let lint = Form(
    .verbatim("`lint`"),
    [
      Key(
        "rules", .map("rule", .severity), "severity by rule id", zh: "按规则 ID 设置严重级别",
        examples: [["missing-doc": "off"]])
    ])
}

extension Notation {
  /// A version of the tool, which YAML may take for a number.
  public static let toolVersion = Notation(
    LocalizedText("a version such as `0.2`", zh: "形如 `0.2` 的版本"),
    .either([.fragment(["type": "number"]), .fragment(["type": "string", "pattern": "^[0-9]+([.][0-9]+){0,2}$"])]))
}

extension Shape {
  /// The severity of a rule's findings.
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
