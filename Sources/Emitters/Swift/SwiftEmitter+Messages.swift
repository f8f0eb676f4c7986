import Schema

/// The files that hold the messages: one for each, or as many as the target's `grouping` says.
extension SwiftEmitter {
  struct MessageFile: Sendable {
    let name: String
    let messages: [Message]
  }

  var messageFiles: [MessageFile] {
    switch target.grouping ?? .standard(for: messages.count) {
    case .message:
      return messages.map { MessageFile(name: target.attachmentName(of: $0) + ".swift", messages: [$0]) }
    case .files(let count):
      let groups = Dictionary(grouping: messages) { Grouping.file(of: $0.name, among: count) }
      return groups.sorted { $0.key < $1.key }.map { number, messages in
        // So that the file does not change where a schema moves.
        let sorted = messages.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return MessageFile(name: Self.name(ofGroup: number, among: count), messages: sorted)
      }
    }
  }

  /// A name that no type can have, and so no other file of the folder: `Messages-07.swift`.
  private static func name(ofGroup number: Int, among count: Int) -> String {
    let digits = String(number)
    let zeros = max(2, String(count).utf8.count) - digits.utf8.count
    return "Messages-" + String(repeating: "0", count: zeros) + digits + ".swift"
  }

  func page(of file: MessageFile) -> Page {
    let sources = Set(file.messages.map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let header = Header.text(version: version, sources: sources)
    let parts = file.messages.enumerated().map { index, message in
      let view = AttachmentView(
        message, attachment(message), claims: claims[message.name], header: index == 0 ? header : nil,
        templates.declarations)
      return templates.attachment.filled(with: view)
    }
    return Page(name: file.name, sources: sources, parts: parts)
  }
}
