import SourceText

extension Rule {
  static let unsupportedVersion = Rule("unsupported-version", .error, isConfigurable: false, theme: .configuration)
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
