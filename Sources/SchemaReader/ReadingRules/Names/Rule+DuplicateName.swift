import SourceText

extension Rule {
  static let duplicateName = Rule(
    "duplicate-name", .error, isFatal: true, theme: .names,
    summary: Phrase("two declarations, cases, targets or menu actions of one name", zh: "同名的声明、case、目标或菜单操作"),
    why: Phrase(
      """
      A name stands for one thing wherever it is used. With two of them, a field's type or a test in `when` \
      could be either.
      """,
      zh: "一个名称在任何地方都只能指一样东西。出现两个时，字段的类型或 `when` 中的条件就不知道指的是哪一个。"),
    bad: [
      """
      object: Box
      fields: { width: int }
      ---
              ↓
      object: Box
      fields: { height: int }
      """,
      """
      message: Pen
      id: 14
      fields:
                                  ↓
        color: { enum: [dark_red, dark-red] }
      """,
      """
      message: Pen
      id: 14
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Sources/Chat/Generated }
                  ↓
        - { name: Chat, path: Sources/Lite/Generated }
      """,
    ],
    good: [
      """
      message: Pen
      id: 14
      fields:
        box: Box
        color: { enum: { darkRed: dark_red, darkRed2: dark-red } }
      ---
      object: Box
      fields: { width: int, height: int }
      """
    ])
}
