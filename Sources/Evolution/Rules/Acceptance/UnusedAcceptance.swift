import SourceText

extension Rule {
  public static let unusedAcceptance = Rule("unused-acceptance", .warning, isSuppressible: false, theme: .evolution)
}

extension Diagnostic {
  static func unused(_ entry: Located<Acceptance>) -> Diagnostic {
    let change = "\(entry.rule)@\(entry.at)"
    return Diagnostic(
      .unusedAcceptance,
      "`\(change)` is accepted, but not found", zh: "接受了 `\(change)`，但没有这个变更", at: entry.range,
      help: LocalizedText("remove the line", zh: "删除这一行"))
  }
}
