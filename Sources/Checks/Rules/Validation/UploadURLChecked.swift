import Schema
import SourceText

extension Rule {
  static let uploadURLChecked = Rule(
    "upload-url-checked", .warning,
    summary: "a url that validation wants, and that is empty until the file is uploaded",
    why: """
      The SDK uploads a file while the message's url is missing or empty, so every message starts without one. \
      Validation before sending then refuses all of them.
      """,
    bad: [
      """
      message: Photo
      id: 7
      fields:
                              ↓
        url: { type: string?, nonEmpty: true }
      local:
        filePath: string?
      transfer:
        upload: { path: filePath, url: url }
      """
    ],
    good: [
      """
      message: Photo
      id: 7
      fields:
        url: string?
      local:
        filePath: string?
      transfer:
        upload: { path: filePath, url: url }
      """
    ],
    .message { message, _ in
      guard let upload = message.transfer?.upload,
        let field = message.fields.first(where: { $0.name == upload.url.text })
      else { return [] }
      return Holder(message).constraints(of: field).filter { $0.value == .nonEmpty || $0.value == .present }.prefix(1)
        .map { .checked($0, upload) }
    })
}

extension Finding {
  fileprivate static func checked(_ constraint: Located<Constraint>, _ upload: Transfer.File) -> Finding {
    Finding(
      "`\(upload.url.text)` is empty until the file is uploaded, and this refuses the message until then",
      at: constraint.range, notes: [.init("it is uploaded here", at: upload.range)],
      help: "drop the constraint, or give it a `when`")
  }
}
