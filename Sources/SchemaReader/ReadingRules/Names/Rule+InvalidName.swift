import SourceText

extension Rule {
  static let invalidName = Rule(
    "invalid-name", .error, isFatal: true, theme: .names,
    summary: Phrase("a declaration's name that is not UpperCamelCase", zh: "声明的名称不是 UpperCamelCase"),
    why: Phrase(
      """
      The name becomes the name of a Swift type, of its file and of its view. What is no UpperCamelCase \
      identifier would have to be changed, and then no search for the name finds the code.
      """,
      zh: "这个名称会成为 Swift 类型、文件和视图的名称。不是 UpperCamelCase 标识符的名称只能被改写，之后再按名称搜索就找不到代码了。"),
    bad: [
      """
               ↓
      message: red_packet
      id: 5
      """
    ],
    good: [
      """
      message: RedPacket
      id: 5
      """
    ])
}
