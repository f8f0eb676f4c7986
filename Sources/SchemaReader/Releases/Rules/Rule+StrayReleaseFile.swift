import SourceText

extension Rule {
  static let strayReleaseFile = Rule(
    "stray-release-file", .error, isConfigurable: false, theme: .releases,
    summary: LocalizedText("a file among the releases that no release wrote", zh: "发布记录文件夹中并非由发布写入的文件"),
    why: LocalizedText(
      """
      Schemas in the folder of releases are not read: no code is generated from them, and they are not checked. \
      Examples that no release recorded would test messages that nobody has sent.
      """,
      zh: "发布记录文件夹中的 schema 不会被读取：既不生成代码，也不做检查。没有版本记录的示例会测试从未发送过的消息。"),
    bad: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/Poll.yaml
      ↓
      message: Poll
      id: 2
      """,
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.0/release.yaml
      # Written by `messagegen release 1.0`; do not edit
      digest: fc23c31a87aeaff353e7c3cc54a08813
      release: "1.0"
      examples: { Gift.json: 7b0c2a5c5cb0a31c2123ce9718503c98 }
      ---
      message: Gift
      id: 1
      === Schemas/Releases/1.0/Gift.json
      {"message": "Gift", "examples": [{"name": "full", "content": "{}", "values": {}}]}
      === Schemas/Releases/1.0/Poll.json
      ↓
      {"message": "Poll", "examples": [{"name": "full", "content": "{}", "values": {}}]}
      """,
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
