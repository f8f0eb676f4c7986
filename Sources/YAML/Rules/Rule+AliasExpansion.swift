import SourceText

extension Rule {
  public static let aliasExpansion = Rule(
    "alias-expansion", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("aliases that expand to too many values", zh: "别名展开后的值过多"),
    why: LocalizedText(
      """
      A few lines of nested aliases can expand to billions of values, and a parser would never finish. No real \
      schema comes near the limit.
      """,
      zh: "几行互相引用的别名就能展开成几十亿个值，解析时会耗尽时间和内存。实际项目的 schema 远远到不了这个上限。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        a: { type: json, default: &a [x, x, x, x, x, x, x, x, x, x] }
        b: { type: json, default: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a] }
        c: { type: json, default: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b] }
        d: { type: json, default: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c] }
                                                               ↓
        e: { type: json, default: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d] }
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        a: { type: json, default: &a [x, x, x] }
        b: { type: json, default: [*a, *a, *a] }
      """
    ])
}
