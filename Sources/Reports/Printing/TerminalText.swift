import SourceText

/// Makes text that others wrote fit to be printed: nothing in it can move the cursor, color the terminal, or turn
/// the reading direction round.
public enum TerminalText {
  /// The text as it is printed: a tab as four spaces, control characters as pictures or `�`.
  public static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(of: scalar) { shown += replacement } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  /// A text of several lines as it is printed: its line breaks stay.
  public static func shown(lines text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { shown(String($0)) }
      .joined(separator: "\n")
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "    "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F: "\u{2421}"
    default: scalar.isInvisible ? "\u{FFFD}" : nil
    }
  }
}

extension LocalizedText {
  /// Printed with a line break at its end.
  public func line(in language: Language) -> String { TerminalText.shown(lines: text(in: language)) + "\n" }
}
