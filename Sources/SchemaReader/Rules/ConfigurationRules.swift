import SourceText

/// Rules about the configuration that say one thing.
extension Rule {
  static let unsupportedVersion = Rule("unsupported-version", .error, isConfigurable: false, theme: .configuration)
  static let wrongVersion = Rule("wrong-version", .error, isConfigurable: false, theme: .configuration)
}

extension Diagnostic {
  static func unsupportedVersion(_ version: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedVersion, "this messagegen supports version 1 of the schema language, not \(version.value)",
      zh: "这个 messagegen 读取版本 1 的语言，不支持版本 \(version.value)", at: version.range,
      help: LocalizedText("write `version: 1`, or upgrade messagegen", zh: "写成 `version: 1`，或使用更新的 messagegen"))
  }

  /// - Parameters:
  ///   - tool: The one that reads the configuration.
  ///   - range: Of the version that the configuration requires.
  static func wrongVersion(_ tool: ToolVersion, required: ToolVersion, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongVersion,
      "this is messagegen \(tool.text), but the project requires \(required.text) or later, before \(required.nextBreaking)",
      zh: "当前的 messagegen 是 \(tool.text)，而项目要求不低于 \(required.text)、低于 \(required.nextBreaking) 的版本", at: range,
      help: tool.isBefore(required)
        ? LocalizedText("install messagegen \(required.text)", zh: "安装 messagegen \(required.text)")
        : LocalizedText(
          """
          install messagegen \(required.text), or, to upgrade the project, write `requires: "\(tool.minor)"` and run \
          `messagegen generate`
          """,
          zh: """
            安装 messagegen \(required.text)；要升级项目，写成 `requires: "\(tool.minor)"`，再运行 `messagegen generate`
            """))
  }
}
