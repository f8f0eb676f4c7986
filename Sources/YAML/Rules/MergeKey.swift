import SourceText

extension Rule {
  public static let mergeKey = Rule("merge-key", .error, isConfigurable: false, theme: .yaml)
}
