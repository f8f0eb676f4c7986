import SourceText

extension Rule {
  static let strayReleaseFile = Rule(
    "stray-release-file", .error, isConfigurable: false, theme: .releases,
    summary: LocalizedText("a YAML file among the releases that no release wrote", zh: "发布记录文件夹中并非由发布写入的 YAML 文件"),
    why: LocalizedText(
      """
      Schemas in the folder of releases are not read: no code is generated from them, and they are not checked.
      """,
      zh: "发布记录文件夹中的 schema 不会被读取：既不生成代码，也不做检查。"),
    bad: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/Poll.yaml
      ↓
      message: Poll
      id: 2
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      === Schemas/Poll.yaml
      message: Poll
      id: 2
      """
    ])
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
