import SourceText

extension Rule {
  static let duplicateField = Rule(
    "duplicate-field", .error, isFatal: true, theme: .names,
    summary: Phrase("two fields of one name", zh: "两个同名字段"),
    why: Phrase(
      """
      A type has one property of a name, so one of the two would be lost. It happens most with the fields that \
      `include` brings in.
      """,
      zh: "一个类型里同名属性只能有一个，另一个就会丢失。最常见的是与 `include` 带入的字段重名。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        title: string
        ↓
        title: string?
      """,
      """
      message: Photo
      id: 3
      include: File
      fields:
        ↓
        url: string
      ---
      object: File
      fields: { name: string, url: url }
      """,
    ],
    good: [
      """
      message: Photo
      id: 3
      include: File
      fields:
        thumbnail: string
      ---
      object: File
      fields: { name: string, url: url }
      """
    ])
}
