import SourceText

extension Rule {
  public static let emptyFile = Rule(
    "empty-file", .warning, theme: .yaml,
    summary: LocalizedText("a file without content", zh: "没有内容的文件"),
    why: LocalizedText(
      """
      A file that declares nothing may not have been saved, or its message was commented out by accident. The \
      message would silently be missing from the generated code.
      """,
      zh: "什么都没有声明的文件，可能是忘了保存，也可能是消息被误注释掉了。生成的代码里会悄悄少掉这条消息。"),
    bad: [
      """
      ↓
      # message: Gift
      # id: 1
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      """
    ])
}
