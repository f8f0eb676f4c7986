import SourceText

extension Rule {
  public static let fileTooLarge = Rule(
    "file-too-large", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("a file that is too large", zh: "文件过大，不可能是 schema"),
    why: LocalizedText(
      """
      Schemas are written by hand, and nobody writes \(SourceFile.maximumSize >> 20) MiB into one file. It is a log \
      or an export passed in by mistake, and reading it would only take time.
      """,
      zh: "schema 由人编写，一个文件不会有 \(SourceFile.maximumSize >> 20) MiB。这多半是误放进来的日志或导出文件，读取它只会白费时间。"),
    bad: [
      Example(
        """
        ↓
        message: Gift
        id: 1
        """, saving: .filled(to: SourceFile.maximumSize + (1 << 20)))
    ],
    good: [
      """
      message: Gift
      id: 1
      """
    ])
}
