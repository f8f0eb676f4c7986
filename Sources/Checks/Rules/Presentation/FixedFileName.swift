import Schema
import SourceText

extension Rule {
  static let fixedFileName = Rule(
    "fixed-file-name", .warning,
    summary: "a file name that is the same for every message",
    why: "Each message overwrites the file of the one before, and every bubble shows the last one's.",
    bad: [
      """
      message: Photo
      id: 7
      fields:
        url: string?
      transfer:
                  ↓
        download: { path: photo.jpg, url: url }
      """
    ],
    good: [
      """
      message: Photo
      id: 7
      fields:
        url: string?
        md5: string
      transfer:
        download: { path: "{md5}.jpg", url: url }
      """
    ],
    .message { message, _ in
      [message.transfer?.upload, message.transfer?.download].compactMap { $0 }.compactMap { file in
        guard case .template(let template) = file.path, template.isLiteral else { return nil }
        return .sameFile(template, file, message)
      }
    })
}

extension Finding {
  fileprivate static func sameFile(_ template: TextTemplate, _ file: Transfer.File, _ message: Message) -> Finding {
    Finding(
      "all messages `\(message.name)` share the file `\(template.literal)`", at: file.range,
      help: "put something of the message into the name: `\"{md5}.jpg\"`")
  }
}
