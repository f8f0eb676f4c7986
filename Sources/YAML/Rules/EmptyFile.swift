import SourceText

extension Rule {
  public static let emptyFile = Rule("empty-file", .warning, theme: .yaml)
}
