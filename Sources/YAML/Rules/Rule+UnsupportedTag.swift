import SourceText

extension Rule {
  public static let unsupportedTag = Rule(
    "unsupported-tag", .error, isFatal: true, theme: .yaml,
    summary: Phrase("a tag, which means nothing here", zh: "标签（tag）在这里没有意义"),
    why: Phrase(
      """
      A tag tells YAML to read a value as another type. Here the key alone decides that, so a tag would promise \
      what nothing keeps.
      """,
      zh: "标签让 YAML 把值当作另一种类型来读。这里值的类型只由键决定，标签写了也不起作用。"),
    bad: [
      """
      message: Gift
          ↓
      id: !!int "5"
      """
    ],
    good: [
      """
      message: Gift
      id: 5
      """
    ])
}
