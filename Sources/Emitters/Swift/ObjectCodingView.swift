import Schema
import Templating

/// How an object or attachment is read, written and checked.
final class ObjectCodingView: View {
  /// A regular expression, compiled once.
  struct Pattern: View {
    var name: String
    /// The literal.
    var type: String

    static let fields: [ViewField<Pattern>] = [.text("name", \.name), .text("type", \.type)]
  }

  let object: SwiftObject
  let reading: ReadingWriter
  // Names that no field of the object has.
  let key, writer, check: String
  let validations: Lines
  let patterns: [Pattern]

  /// - Parameter identity: of an attachment.
  init(_ object: SwiftObject, identity: Identity? = nil) {
    self.object = object
    var names = object.names
    let reader = names.free("reader")
    key = names.free("key")
    writer = names.free("writer")
    reading = ReadingWriter(object, reader: reader, unknownKeys: "unknownKeys", names: &names)
    check = names.free("check")
    var validation = ValidationWriter(object, check: check)
    var validations = Lines()
    if let identity { validation.writeIdentityCheck(identity, to: &validations) }
    validation.write(to: &validations)
    self.validations = validations
    patterns = validation.patterns
  }

  static let fields: [ViewField<ObjectCodingView>] = [
    .text("access", \.object.access), .text("type", \.object.type), .text("reader", \.reading.reader),
    .text("key", \.key), .text("writer", \.writer), .text("check", \.check),
    .text("unknownKeys", \.reading.unknownKeys),
    // The arguments of the table of keys.
    .written("keys") { $0.reading.writeKeys(to: &$1) },
    // What precedes the loop over the keys.
    .lines("beginning") { $0.reading.writeBeginning(to: &$1) },
    // The cases of the loop.
    .lines("reads") { $0.reading.writeCases(to: &$1) },
    // What follows the loop.
    .lines("end") { $0.reading.writeEnd(to: &$1) },
    .lines("writes") { view, lines in
      WritingWriter(writer: view.writer).write(view.reading.fields, to: &lines)
    },
    .lines("validations") { $1.add($0.validations) },
    // What `validate()` returns.
    .text("validate") { $0.validations.isEmpty ? "[]" : "MessageCheck.failures(of: self)" },
    .list("patterns", \.patterns),
  ]
}
