import SourceText

extension Rule {
  public static let controlCharacter = Rule("control-character", .error, isConfigurable: false, theme: .yaml)
}
