import Reports
import SourceText

/// Two files with Chinese text, emoji, a tab and an escape sequence, and ranges found in them by their text.
enum TwoFiles {
  static let gift = SourceFile(
    id: .init(0), path: "Schemas/Gift.yaml",
    text: """
      message: Gift
      id: 5
      fields:
        标题：string # 🧧
        b: {
          c: 1
        }
      \tx: \u{1B}[31m红 y
        tags: [string]?
      e: 1

      """)
  static let redPacket = SourceFile(
    id: .init(1), path: "Schemas/RedPacket.yaml", text: String(repeating: "# c\n", count: 11) + "id: 5")
  static let files: SourceFiles = [gift, redPacket]

  /// The first place of a text in a file.
  static func range(_ text: String, in file: SourceFile = gift) -> SourceRange { file.range(text) }

  static func printed(_ diagnostic: Diagnostic, _ style: TextStyle = .plain) -> String {
    TextPrinter(files: files, style: style).print(diagnostic)
  }
}
