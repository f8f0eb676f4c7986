import SourceText

extension Rule {
  public static let unknownAlias = Rule(
    "unknown-alias", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("an alias without an anchor", zh: "别名所指的锚点不存在"),
    why: LocalizedText(
      """
      The value that the alias refers to does not exist, so the key would have none. Often it is not an alias at \
      all, but a string that starts with `*`.
      """,
      zh: "别名所代表的值不存在，这个键也就没有值。很多时候它并不是别名，而是以 `*` 开头的字符串。"),
    bad: [
      """
      message: Photo
      id: 3
      layout:
        size: &card [249, 96]
        variants:
          - when: { direction: incoming }
                  ↓
            size: *crad
      """,
      """
      message: Photo
      id: 3
      texts:
              ↓
        push: *NEW
      """,
    ],
    good: [
      """
      message: Photo
      id: 3
      layout:
        size: &card [249, 96]
        variants:
          - when: { direction: incoming }
            size: *card
      texts:
        push: "*NEW"
      """
    ])
}
