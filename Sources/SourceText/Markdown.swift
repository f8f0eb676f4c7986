/// Texts of others in Markdown, where they are shown as they are.
public enum Markdown {
  /// On one line.
  public static func text(_ text: String) -> String {
    let scalars = Array(visible(text).unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "=":
        result += "\\" + String(scalar)
      case ":" where index + 1 < scalars.count && scalars[index + 1] != " ":
        // A link, or an emoji.
        result += "\\:"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// As code, in a cell of a table too.
  public static func code(_ text: String) -> String {
    let text = visible(text)
    if text.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let inside = text.first == "`" || text.last == "`" ? " \(text) " : text
    return fence + inside.replacing("|", with: "\\|") + fence
  }

  /// A sentence of a finding: what is between backticks is code.
  public static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // One backtick more than there are ends stands for itself.
    guard parts.count % 2 == 1 else { return self.text(text) }
    return parts.enumerated().map { $0 % 2 == 1 ? code($1) : self.text($1) }.joined()
  }

  /// A block of code.
  public static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)"
  }

  public static func table(_ heads: [String], _ rows: [[String]]) -> String {
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
