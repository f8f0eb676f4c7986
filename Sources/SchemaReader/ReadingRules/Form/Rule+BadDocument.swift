import SourceText

extension Rule {
  static let badDocument = Rule(
    "bad-document", .error, isFatal: true, theme: .form,
    summary: Phrase("a document that declares nothing, or more than one thing", zh: "文档没有声明任何内容，或声明了不止一项"),
    why: Phrase(
      """
      A document is one message, one object or one enumeration. With none or two of them, its other keys belong \
      to nothing, or nobody knows to which.
      """,
      zh: "一个文档只对应一条消息、一个对象或一个枚举。一个都没有或者有两个时，其余的键就无从归属。"),
    bad: [
      """
      ↓
      title: Gift
      id: 1
      """,
      """
      message: Gift
      ↓
      object: Box
      id: 1
      """,
      """
      ↓
      just a text
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      ---
      ↓
      schemas: Schemas
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { box: Box }
      ---
      object: Box
      fields: { width: int }
      """
    ])
}
