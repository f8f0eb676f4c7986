import SourceText

extension Rule {
  static let unknownType = Rule(
    "unknown-type", .error, isFatal: true, theme: .fields,
    summary: Phrase("a type that is not declared", zh: "未声明的类型"),
    why: Phrase(
      """
      The generator cannot write code for a type that it knows nothing of. To read it as any JSON would hide a \
      slip of the pen until a message does not arrive.
      """,
      zh: "生成器无法为一无所知的类型生成代码。如果当作任意 JSON 读取，拼写错误就会一直藏到消息收不到的那一天。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
               ↓
        title: strin
               ↓
        count: integer
              ↓
        tags: string[]
                ↓
        sender: Person
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string
        count: int
        tags: [string]
        sender: Person
      ---
      object: Person
      fields: { name: string }
      """
    ])
}
