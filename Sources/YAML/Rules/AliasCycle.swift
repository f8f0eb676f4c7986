import SourceText

extension Rule {
  public static let aliasCycle = Rule("alias-cycle", .error, isConfigurable: false, theme: .yaml)
}
