import SourceText

extension Rule {
  public static let unknownAlias = Rule("unknown-alias", .error, isConfigurable: false, theme: .yaml)
}
