import Schema
import SourceText

extension Rule {
  static let insecureScheme = Rule(
    "insecure-scheme", .note,
    summary: "a tap that opens unencrypted pages",
    why: "An `http` page can be read and changed on the way, and App Transport Security refuses it in a web view.",
    bad: [
      """
      message: Link
      id: 7
      fields:
        link: url
                   ↓
      tap: { open: link, schemes: [https, http] }
      """
    ],
    good: [
      """
      message: Link
      id: 7
      fields:
        link: url
      tap: { open: link, schemes: [https] }
      """
    ],
    .message { message, _ in
      guard case .open(let path, let schemes)? = message.tap else { return [] }
      return schemes.contains { $0.lowercased() == "http" } ? [.insecure(path)] : []
    })
}

extension Finding {
  fileprivate static func insecure(_ path: FieldPath) -> Finding {
    Finding("a tap opens unencrypted pages in `\(path.text)`", at: path.range, help: "allow `https` alone")
  }
}
