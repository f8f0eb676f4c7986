import SourceText

extension Rule {
  static let strayReleaseFile = Rule("stray-release-file", .error, isConfigurable: false, theme: .releases)
}

extension Diagnostic {
  static func strayReleaseFile(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .strayReleaseFile,
      LocalizedText(
        "`\(file.path)` was not written by `messagegen release`", zh: "`\(file.path)` 不是 `messagegen release` 写入的"),
      at: SourceRange(file: file.id, start: 0, end: min(1, file.bytes.count)),
      help: LocalizedText("move it out of the folder of releases, or remove it", zh: "把它移出发布记录的文件夹，或删除它"))
  }
}
