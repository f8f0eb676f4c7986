import SourceText

extension Rule {
  public static let unusedAcceptance = Rule(
    "unused-acceptance", .warning, isSuppressible: false, theme: .evolution,
    summary: LocalizedText("an acceptance of a change that is not found", zh: "接受的变更并不存在"),
    why: LocalizedText(
      "It would accept the same change without a word if somebody makes it again, for a reason that may not apply.",
      zh: "如果以后有人再次做出同样的变更，它会悄悄放行，而当时的原因未必适用。"),
    bad: [
      """
      message: Order
      id: 15
      fields: { skin: string? }
      === Schemas/Releases/accepted
      messagegen accepted 1
      ↓
      field-removed Order/fields/skin old-reads-new=absent -- the server never filled it
      """
    ],
    good: [
      """
      message: Order
      id: 15
      fields: { skin: string? }
      === Schemas/Releases/accepted
      messagegen accepted 1
      """
    ])
}

extension Diagnostic {
  static func unused(_ entry: Located<Acceptance>) -> Diagnostic {
    let change = "\(entry.rule)@\(entry.at)"
    return Diagnostic(
      .unusedAcceptance,
      LocalizedText("`\(change)` is accepted, but not found", zh: "接受了 `\(change)`，但没有这个变更"), at: entry.range,
      help: LocalizedText("remove the line", zh: "删除这一行"))
  }
}
