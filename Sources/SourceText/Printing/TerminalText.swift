/// Makes text that others wrote fit to be printed: nothing in it can move the cursor, color the terminal, or turn
/// the reading direction round.
public enum TerminalText {
  /// The text as it is printed: a tab as four spaces, control characters as pictures or `�`.
  public static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(of: scalar) {
        shown.append(contentsOf: replacement.unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "    "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F: "\u{2421}"
    // C1 controls, line separators, bidirectional marks and overrides, the byte order mark.
    case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
    default: nil
    }
  }
}
