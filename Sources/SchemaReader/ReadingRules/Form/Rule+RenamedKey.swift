import SourceText

extension Rule {
  static let renamedKey = Rule(
    "renamed-key", .error, isConfigurable: false, theme: .form,
    summary: LocalizedText("a key or a rule id that has been renamed", zh: "已改名的键或规则 ID"),
    why: LocalizedText(
      """
      The language changes its words only before version 1.0, and each of them has one meaning. \
      `messagegen lint --fix` replaces the old ones.
      """,
      zh: "这门语言只在 1.0 版之前改名，每个名字只有一种含义。`messagegen lint --fix` 会替换旧的名字。"),
    bad: [
      """
      message: Gift
      id: 7
      fields: { count: int }
      ↓
      surfaces:
        summary: "[Gift]"
      """,
      """
      message: Gift
      id: 7
      fields:
                            ↓
        count: { type: int, wire: string }
                            ↓
        # messagegen:ignore menu-nowhere
        title: string
      """,
      """
      === messagegen.yaml
      version: 1
      envelopes:
                             ↓
        default: { id: type, data: data }
      lint:
        rules:
          ↓
          kit-type: off
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields: { count: { type: int, encoding: string } }
      texts: { summary: "[Gift]" }
      """
    ])
}

extension Diagnostic {
  /// - Parameter isAlone: Whether the new name is not there beside the old one.
  static func renamedKey(_ old: String, at range: SourceRange, to new: String, isAlone: Bool = true) -> Diagnostic {
    Diagnostic(
      .renamedKey, LocalizedText("`\(old)` has been renamed to `\(new)`", zh: "`\(old)` 已改名为 `\(new)`"), at: range,
      help: isAlone
        ? Wording.write(new)
        : LocalizedText("keep only one of the two, as `\(new)`", zh: "两者只保留一个，写成 `\(new)`"),
      fixIts: isAlone ? [.init(Wording.write(new), replace: range, with: new, isSafe: true)] : [])
  }
}
