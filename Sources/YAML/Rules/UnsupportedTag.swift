import SourceText

extension Rule {
  public static let unsupportedTag = Rule("unsupported-tag", .error, isConfigurable: false, theme: .yaml)
}
