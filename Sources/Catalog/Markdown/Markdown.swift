import SourceText

/// Texts of others in Markdown, where they are shown as they are.
enum Markdown {
  /// On one line.
  static func text(_ text: String) -> String {
    visible(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", ":", "\"", "'", "=":
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// As code, in a cell of a table too.
  static func code(_ text: String) -> String {
    let text = visible(text)
    if text.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let inside = text.first == "`" || text.last == "`" ? " \(text) " : text
    return fence + inside.replacing("|", with: "\\|") + fence
  }

  /// A block of code.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)"
  }

  static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n", "\t": result += " "
      case _ where scalar.isInvisible: result += scalar.shownByNumber
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func longestRun(in text: String) -> Int {
    text.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
  }
}
