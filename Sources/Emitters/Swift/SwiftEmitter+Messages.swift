import Schema
import SourceText
import Templating

/// The files that hold the messages: one for each, or as many as the target's `grouping` says.
extension SwiftEmitter {
  /// A file, and the places of the messages in it.
  struct MessageFile {
    let name: String
    let places: [Int]
  }

  /// The files in pieces of work for all cores.
  func messagePieces() -> [[MessageFile]] {
    switch target.grouping ?? .standard(for: messages.count) {
    case .message:
      let files = messages.indices.map {
        MessageFile(name: target.prefix + messages[$0].name + target.suffix + ".swift", places: [$0])
      }
      return stride(from: 0, to: files.count, by: 64).map { Array(files[$0..<min($0 + 64, files.count)]) }
    case .files(let count):
      let groups = Dictionary(grouping: messages.indices) { Grouping.file(of: messages[$0].name, among: count) }
      return groups.sorted { $0.key < $1.key }.map {
        [MessageFile(name: Self.name(ofGroup: $0.key, among: count), places: $0.value)]
      }
    }
  }

  /// A name that no type can have, and so no other file of the folder: `Messages-07.swift`.
  private static func name(ofGroup number: Int, among count: Int) -> String {
    let digits = String(number)
    let zeros = max(2, String(count).utf8.count) - digits.utf8.count
    return "Messages-" + String(repeating: "0", count: zeros) + digits + ".swift"
  }

  /// A file of some messages, sorted by their names, so that it does not change where a schema moves.
  func messageFile(_ file: MessageFile) -> GeneratedFile {
    let messages = messages
    let places = file.places.sorted { messages[$0].name.utf8.lexicographicallyPrecedes(messages[$1].name.utf8) }
    let sources = sources(of: places)
    var header: Header? = Header(version: version, sources: sources)
    var output = Output(capacity: 8192)
    for place in places {
      if header == nil { output.append("\n") }
      write(messages[place], header: header, to: &output)
      header = nil
    }
    return GeneratedFile(name: file.name, bytes: output.bytes(), sources: sources)
  }

  /// The schemas of some messages, each once.
  private func sources(of places: [Int]) -> [String] {
    if places.count == 1 { return [messages[places[0]].path] }
    return Set(places.map { messages[$0].path }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func write(_ message: borrowing Message, header: Header?, to output: inout Output) {
    let view = AttachmentView(message, attachment(message), header: header, templates: templates)
    templates.attachment.render(view, into: &output)
  }
}
