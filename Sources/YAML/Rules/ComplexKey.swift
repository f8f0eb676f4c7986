import SourceText

extension Rule {
  public static let complexKey = Rule("complex-key", .error, isConfigurable: false, theme: .yaml)
}
