import SourceText

extension Rule {
  public static let notUTF8 = Rule("not-utf8", .error, isConfigurable: false, theme: .yaml)
}
