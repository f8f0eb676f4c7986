import SourceText

extension Rule {
  public static let fileTooLarge = Rule("file-too-large", .error, isConfigurable: false, theme: .yaml)
}
