import SourceText

extension Rule {
  public static let unsupportedTag = Rule(
    "unsupported-tag", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("an unsupported YAML tag", zh: "标签（tag）在这里没有意义"),
    why: LocalizedText(
      """
      A tag tells a YAML parser to read a value as another type. In messagegen only the key determines that, so a \
      tag would have no effect.
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
