import SourceText

extension Rule {
  static let unsupportedVersion = Rule(
    "unsupported-version", .error, isConfigurable: false, theme: .configuration,
    summary: LocalizedText("an unsupported version of the schema language", zh: "当前 messagegen 不认识的语言版本"),
    why: LocalizedText(
      """
      A later version may give the same words another meaning. Code generated under this version's rules would not \
      match the schemas.
      """,
      zh: "同样的写法在更新的版本里可能有别的含义。按当前版本理解，生成的代码就会与 schema 不符。"),
    bad: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
               ↓
      version: 2
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      """
    ])
}

extension Diagnostic {
  static func unsupportedVersion(_ version: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedVersion,
      LocalizedText(
        "this messagegen supports version 1 of the schema language, not \(version.value)",
        zh: "这个 messagegen 读取版本 1 的语言，不支持版本 \(version.value)"),
      at: version.range,
      help: LocalizedText("write `version: 1`, or upgrade messagegen", zh: "写成 `version: 1`，或使用更新的 messagegen"))
  }
}
