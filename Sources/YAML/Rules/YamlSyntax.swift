import SourceText

extension Rule {
  public static let yamlSyntax = Rule("yaml-syntax", .error, isConfigurable: false, theme: .yaml)
}
