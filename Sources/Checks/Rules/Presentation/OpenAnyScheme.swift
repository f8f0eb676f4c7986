import Schema
import SourceText

extension Rule {
  static let openAnyScheme = Rule(
    "open-any-scheme", .warning,
    summary: "a tap that opens whatever url the message brings",
    why: """
      Whoever sends the message chooses the url: `tel:` dials, another app's scheme starts a payment in it, `file:` \
      looks into the app's own folder. A list of schemes is the whole defence.
      """,
    bad: [
      """
      message: Link
      id: 7
      fields:
        link: url
                   ↓
      tap: { open: link }
      """,
      """
      message: Link
      id: 7
      fields:
        link: url
      layout:
        content:
          button: 打开
          height: 44
                       ↓
          tap: { open: link }
      """,
    ],
    good: [
      """
      message: Link
      id: 7
      fields:
        link: url
      tap: { open: link, schemes: [https] }
      ---
      message: Page
      id: 8
      fields:
        page: { type: url, schemes: [https] }
      tap: { open: page }
      """
    ],
    .message { message, schema in
      message.taps.compactMap { tap in
        guard case .open(let path, let schemes) = tap, schemes.isEmpty else { return nil }
        return schema.schemes(of: path, in: message) == nil ? .anyScheme(path) : nil
      }
    })
}

extension Finding {
  fileprivate static func anyScheme(_ path: FieldPath) -> Finding {
    Finding("a tap opens any url in `\(path.text)`", at: path.range, help: "add `schemes: [https]`")
  }
}
