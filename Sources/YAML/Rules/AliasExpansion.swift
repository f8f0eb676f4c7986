import SourceText

extension Rule {
  public static let aliasExpansion = Rule("alias-expansion", .error, isConfigurable: false, theme: .yaml)
}
