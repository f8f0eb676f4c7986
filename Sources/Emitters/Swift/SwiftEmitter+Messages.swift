import Schema
import SourceText
import Templating

/// The files that hold the messages: one for each, or as many as the target's `grouping` says.
extension SwiftEmitter {
  /// A piece of work for one core.
  enum MessagePiece {
    /// A file for each of these messages.
    case each(Range<Int>)
    /// One file for all of these.
    case group(name: String, places: [Int])
  }

  func messagePieces() -> [MessagePiece] {
    switch target.grouping ?? .standard(for: messages.count) {
    case .message:
      return stride(from: 0, to: messages.count, by: 64).map { .each($0..<min($0 + 64, messages.count)) }
    case .files(let count):
      let groups = Dictionary(grouping: messages.indices) { Grouping.file(of: messages[$0].name, among: count) }
      return groups.sorted { $0.key < $1.key }.map {
        .group(name: Self.name(ofGroup: $0.key, among: count), places: $0.value)
      }
    }
  }

  func makeFiles(of piece: MessagePiece, _ handOver: (GeneratedFile) throws -> Void) throws {
    switch piece {
    case .each(let places):
      for place in places {
        let name = Output.text { $0.append(target.prefix, messages[place].name, target.suffix, ".swift") }
        try handOver(messageFile(name, [place]))
      }
    case .group(let name, let places):
      let messages = messages
      // So that the file does not change where a schema moves.
      let sorted = places.sorted { messages[$0].name.utf8.lexicographicallyPrecedes(messages[$1].name.utf8) }
      try handOver(messageFile(name, sorted))
    }
  }

  /// A name that no type can have, and so no other file of the folder: `Messages-07.swift`.
  private static func name(ofGroup number: Int, among count: Int) -> String {
    let digits = String(number)
    let zeros = max(2, String(count).utf8.count) - digits.utf8.count
    return "Messages-" + String(repeating: "0", count: zeros) + digits + ".swift"
  }

  /// A file of some messages.
  private func messageFile(_ name: String, _ places: [Int]) -> GeneratedFile {
    let sources = sources(of: places)
    var header: Header? = Header(version: version, sources: sources)
    let bytes = Output.bytes(capacity: 8192 * places.count) { output in
      for place in places {
        if header == nil { output.append("\n") }
        write(messages[place], header: header, to: &output)
        header = nil
      }
    }
    return GeneratedFile(name: name, bytes: bytes, sources: sources)
  }

  /// The schemas of some messages, each once.
  private func sources(of places: [Int]) -> [String] {
    if places.count == 1 { return [messages[places[0]].path] }
    return Set(places.map { messages[$0].path }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func write(_ message: Message, header: Header?, to output: inout Output) {
    let view = AttachmentView(
      message, attachment(message), claims: claims[message.name], header: header, templates: templates)
    templates.attachment.render(view, into: &output)
  }
}
