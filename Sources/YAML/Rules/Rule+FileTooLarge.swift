import SourceText

extension Rule {
  public static let fileTooLarge = Rule(
    "file-too-large", .error, isFatal: true, theme: .yaml,
    summary: Phrase("a file that is too large to be a schema", zh: "文件过大，不可能是 schema"),
    why: Phrase(
      """
      People write schemas, and no one writes \(YAMLReader.maximumSize >> 20) MiB of them into one file. It is a \
      log or an export that was given by mistake, and reading it would only take long.
      """,
      zh: "schema 是人写的，没有人会在一个文件里写 \(YAMLReader.maximumSize >> 20) MiB。这多半是误放进来的日志或导出文件，读取它只会白费时间。"),
    bad: [
      Example(
        """
        ↓
        message: Gift
        id: 1
        """, saving: .filled(to: YAMLReader.maximumSize + (1 << 20)))
    ],
    good: [
      """
      message: Gift
      id: 1
      """
    ])
}
