import SourceText

extension Rule {
  public static let aliasCycle = Rule(
    "alias-cycle", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("an alias inside the value it refers to", zh: "别名位于它自己所指的值之内"),
    why: LocalizedText(
      """
      Expanded, the value would contain itself endlessly. To declare a recursive object, refer to it by name through \
      a list, a map or an optional.
      """,
      zh: "展开之后，这个值会无限地包含自己。包含自身的对象要按名称声明，并通过列表、字典或可选字段引用。"),
    bad: [
      """
      message: Comment
      id: 4
      fields: &fields
        text: string
        replies:
          type: [object]
                  ↓
          object: *fields
      """
    ],
    good: [
      """
      message: Thread
      id: 4
      fields: { first: Comment }
      ---
      object: Comment
      fields:
        text: string
        replies: [Comment]
      """
    ])
}
