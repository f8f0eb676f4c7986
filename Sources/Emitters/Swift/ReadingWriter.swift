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
      output.append("\(entry.offset): \(quoted: entry.element.field.name)")
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
    for field in locals where field.field.isRequired {
      lines.add("\(reader).require(\(field.name), \(naming(field)))")
    }
  }

  func writeGuards(to output: inout Output) {
    output.append("\(reader).isClean")
    for field in locals where field.field.isRequired { output.append(", let \(field.name)") }
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

  /// What reads a field; `place` is where the value of its alias stands.
  private func read(_ field: SwiftField, at place: String? = nil) -> Snippet {
    guard let place else { return "\(reader).read(&\(field.name)\(options(field)))" }
    return "\(reader).read(&\(field.name), \(naming(field))\(options(field, at: place)))"
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: SwiftField) -> Snippet {
    let key = field.field.key.value
    let own: Snippet = field.isRenamed ? ", key: \(quoted: key)" : ""
    return "\(reader).read(&\(field.name), \(quoted: field.field.name), slot: \(quoted: key)\(own)\(options(field)))"
  }

  /// The last arguments of what reads a field.
  private func options(_ field: SwiftField, at place: String? = nil) -> Snippet {
    let options = field.field.jsonOptions
    let isURL = field.field.type.leaf == .url
    if options.isEmpty, place == nil, !isURL { return "" }
    let list: Snippet = options.isEmpty ? "" : ", [\(options.joined(separator: ", "))]"
    let at: Snippet = place.map { ", at: \($0)" } ?? ""
    return "\(list)\(at)\(isURL ? ", texts: &\(unknownKeys)" : "" as Snippet)"
  }

  private func naming(_ field: SwiftField) -> Snippet {
    if !field.isRenamed { return "\(quoted: field.field.name)" }
    return "\(quoted: field.field.name), key: \(quoted: field.field.key.value)"
  }
}

extension Snippet.StringInterpolation {
  /// What a stored property gets in an initialiser.
  mutating func appendInterpolation(stored value: Snippet, in field: SwiftField) {
    if field.isBoxed { output.append(literal: "jsonBoxed(") }
    output.append(value)
    if field.isBoxed { output.append(literal: ")") }
  }
}

extension Field {
  /// The members of `JSONOptions` that the field is read and written with.
  var jsonOptions: [String] {
    var options: [String] = []
    if !isLenient { options.append(".strict") }
    switch wire {
    case .string: options.append(".wireString")
    case .int: options.append(".wireInt")
    case .jsonString: options.append(".jsonString")
    case nil: break
    }
    if case .timestamp(.milliseconds) = type.leaf { options.append(".milliseconds") }
    if isSensitive { options.append(".sensitive") }
    return options
  }

  /// Those of them that have a meaning for what is written.
  var writingOptions: [String] { jsonOptions.filter { $0 != ".strict" && $0 != ".sensitive" } }
}
