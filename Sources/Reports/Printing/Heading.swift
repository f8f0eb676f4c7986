import SourceText

/// The word in front of a printed text, which says what the text is.
///
/// Formats that machines read have words of their own, which no language changes.
public enum Heading: Sendable {
  case finding(Diagnostic.Severity)
  case note, help

  /// Stands between the word and the text.
  public static let colon = LocalizedText(": ", zh: "：")

  public var word: LocalizedText {
    switch self {
    case .finding(.error): LocalizedText("error", zh: "错误")
    case .finding(.warning): LocalizedText("warning", zh: "警告")
    case .finding(.note), .note: LocalizedText("note", zh: "提示")
    case .help: LocalizedText("help", zh: "建议")
    }
  }
}
