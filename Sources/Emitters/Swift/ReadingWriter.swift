import Schema
import Templating

/// The Swift statements that read an object's fields from JSON.
struct ReadingWriter {
  let object: SwiftObject
  /// Those that travel in the object's JSON.
  let fields: [SwiftField]
  /// Those of `slot: envelope`.
  let besideIdentity: [SwiftField]
  let reader: String
  let unknownKeys: String
  /// The variable that holds where an alias's value stands, by the alias's place in the table of keys.
  private(set) var places: [String] = []

  init(_ object: SwiftObject, reader: String, unknownKeys: String, names: inout Names) {
    self.object = object
    self.reader = reader
    self.unknownKeys = unknownKeys
    fields = object.fields.filter { $0.field.slot == nil }
    besideIdentity = object.fields.filter { $0.field.slot?.value == .envelope }
    for field in fields {
      for index in field.field.aliases.indices {
        places.append(names.free("\(field.field.swiftName)Alias\(index + 1)"))
      }
    }
  }

  /// Those that are variables while the object is read.
  var locals: [SwiftField] { besideIdentity.isEmpty ? fields : fields + besideIdentity }

  /// The arguments of the table of keys: the fields' keys in their order, then the aliases; the names of fields that
  /// their keys do not tell, by the keys' places in the table.
  func writeKeys(to output: inout Output) {
    let keys = fields.map(\.field.key.value)
    output.append(quoted: places.isEmpty ? keys : keys + fields.flatMap { $0.field.aliases.map(\.value) })
    guard fields.contains(where: \.isRenamed) else { return }
    output.append(literal: ", names: [")
    output.append(fields.enumerated().lazy.filter { $0.element.isRenamed }, separator: ", ") { entry, output in
      output.append("\(entry.offset): \(entry.element.quotedName)")
    }
    output.append(literal: "]")
  }

  /// The cases of the loop.
  func writeCases(to lines: inout Lines) {
    for (number, field) in fields.enumerated() { lines.add("case \(number): \(read(field))") }
    for (number, place) in places.enumerated() {
      lines.add("case \(fields.count + number): \(reader).mark(&\(place))")
    }
  }

  /// Aliases in their order, then what must be there.
  func writeAfterwards(to lines: inout Lines) {
    var rest = places[...]
    for field in fields {
      let count = field.field.aliases.count
      for place in rest.prefix(count) { lines.add(read(field, at: place)) }
      rest = rest.dropFirst(count)
    }
    for field in besideIdentity { lines.add(readSlot(field)) }
    for field in locals where field.isRequired {
      lines.add("\(reader).require(\(field.name), \(field.naming))")
    }
  }

  func writeGuards(to output: inout Output) {
    output.append("\(reader).isClean")
    for field in locals where field.isRequired { output.append(", let \(field.name)") }
  }

  /// Of every stored property; what does not travel gets its default.
  func writeAssignments(to lines: inout Lines) {
    for property in object.identity { lines.add(assignment(property)) }
    for field in object.fields { lines.add("self.\(field.storage) = \(stored: value(field), in: field)") }
    for field in object.locals {
      lines.add("self.\(field.storage) = \(stored: "\(field.standard ?? "nil")", in: field)")
    }
  }

  private func value(_ field: SwiftField) -> Snippet {
    guard case .named(let slot)? = field.field.slot?.value else { return readValue(field) }
    guard let standard = field.standard else { return "\(reader).slots[\(quoted: slot)]" }
    return "\(reader).slots[\(quoted: slot)] ?? \(standard)"
  }

  private func readValue(_ field: SwiftField) -> Snippet {
    // An empty value that is never written is the same as none.
    if field.field.isOptional, field.field.omission == .empty { return "jsonFilled(\(field.name))" }
    guard let standard = field.standard else { return "\(field.name)" }
    return "\(field.name) ?? \(standard)"
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  private func assignment(_ property: RememberedIdentity.Property) -> Snippet {
    let name = SwiftNames.escaped(property.name)
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else { return "self.\(name) = \(reader).identities(else: \(standard))" }
    return "self.\(name) = \(reader).identity(\(place), else: \(standard))"
  }

  private func read(_ field: SwiftField) -> Snippet {
    "\(reader).read(&\(field.name)\(field.readingOptions)\(texts(field)))"
  }

  /// What reads the value of an alias.
  private func read(_ field: SwiftField, at place: String) -> Snippet {
    "\(reader).read(&\(field.name), \(field.naming)\(field.readingOptions), at: \(place)\(texts(field)))"
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: SwiftField) -> Snippet {
    let key = SwiftLiteral.string(field.field.key.value)
    let own = field.isRenamed ? ", key: \(key)" : ""
    return """
      \(reader).read(&\(field.name), \(field.quotedName), slot: \(key)\(own)\(field.readingOptions)\(texts(field)))
      """
  }

  /// The last argument of what reads a field.
  private func texts(_ field: SwiftField) -> String { field.isURL ? ", texts: &\(unknownKeys)" : "" }
}

extension Snippet.StringInterpolation {
  /// What a stored property gets in an initialiser.
  mutating func appendInterpolation(stored value: Snippet, in field: SwiftField) {
    if field.isBoxed { appendLiteral("jsonBoxed(") }
    appendInterpolation(value)
    if field.isBoxed { appendLiteral(")") }
  }
}
