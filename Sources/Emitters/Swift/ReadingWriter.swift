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
    let isPlain = object.fields.allSatisfy { $0.field.slot == nil }
    fields = isPlain ? object.fields : object.fields.filter { $0.field.slot == nil }
    besideIdentity = isPlain ? [] : object.fields.filter { $0.field.slot?.value == .envelope }
    for field in fields {
      for index in field.field.aliases.indices {
        places.append(names.free("\(field.swiftName)Alias\(index + 1)"))
      }
    }
  }

  /// Those that are variables while the object is read.
  var locals: [SwiftField] { besideIdentity.isEmpty ? fields : fields + besideIdentity }

  /// The arguments of the table of keys: the fields' keys in their order, then the aliases; the names of fields that
  /// their keys do not tell, by the keys' places in the table.
  func writeKeys(to output: inout Output) {
    output.append("[")
    output.append(fields, separator: ", ") { $1.append(quoted: $0.key) }
    for field in fields {
      for alias in field.field.aliases {
        output.append(", ")
        output.append(quoted: alias.value)
      }
    }
    output.append("]")
    guard fields.contains(where: { $0.isRenamed }) else { return }
    output.append(", names: [")
    output.append(fields.enumerated().lazy.filter { $0.element.isRenamed }, separator: ", ") { entry, output in
      output.append(String(entry.offset), ": ", entry.element.quotedName)
    }
    output.append("]")
  }

  /// The cases of the loop.
  func writeCases(to lines: inout Lines) {
    for (number, field) in fields.enumerated() {
      lines.add { output in
        output.append("case ", String(number), ": ", reader, ".read(&", field.name)
        writeReadingEnd(of: field, to: &output)
      }
    }
    for (number, place) in places.enumerated() {
      lines.add("case ", String(fields.count + number), ": ", reader, ".mark(&", place, ")")
    }
  }

  /// Aliases in their order, then what must be there.
  func writeAfterwards(to lines: inout Lines) {
    var rest = places[...]
    for field in fields {
      let count = field.field.aliases.count
      for place in rest.prefix(count) { read(field, at: place, to: &lines) }
      rest = rest.dropFirst(count)
    }
    for field in besideIdentity { readSlot(field, to: &lines) }
    for field in locals where field.isRequired {
      lines.add { output in
        output.append(reader, ".require(", field.name, ", ")
        field.writeNaming(to: &output)
        output.append(")")
      }
    }
  }

  func writeGuards(to output: inout Output) {
    output.append(reader, ".isClean")
    for field in locals where field.isRequired { output.append(", let ", field.name) }
  }

  /// Of every stored property; what does not travel gets its default.
  func writeAssignments(to lines: inout Lines) {
    for property in object.identity { assign(property, to: &lines) }
    for field in object.fields { assign(field, to: &lines) { writeValue(field, to: &$0) } }
    for field in object.locals { assign(field, to: &lines) { $0.append(field.standard ?? "nil") } }
  }

  /// What a stored property gets in an initialiser.
  private func assign(_ field: SwiftField, to lines: inout Lines, value: (inout Output) -> Void) {
    lines.add { output in
      output.append("self.", field.storage, field.isBoxed ? " = jsonBoxed(" : " = ")
      value(&output)
      if field.isBoxed { output.append(")") }
    }
  }

  private func writeValue(_ field: SwiftField, to output: inout Output) {
    if case .named(let slot)? = field.field.slot?.value {
      output.append(reader, ".slots[", SwiftLiteral.string(slot), "]")
    } else if field.field.isOptional, field.field.omission == .empty {
      // An empty value that is never written is the same as none.
      return output.append("jsonFilled(", field.name, ")")
    } else {
      output.append(field.name)
    }
    if let standard = field.standard { output.append(" ?? ", standard) }
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  private func assign(_ property: RememberedIdentity.Property, to lines: inout Lines) {
    let name = SwiftNames.escaped(property.name)
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else {
      return lines.add("self.", name, " = ", reader, ".identities(else: ", standard, ")")
    }
    lines.add("self.", name, " = ", reader, ".identity(", String(place), ", else: ", standard, ")")
  }

  /// What reads the value of an alias.
  private func read(_ field: SwiftField, at place: String, to lines: inout Lines) {
    lines.add { output in
      output.append(reader, ".read(&", field.name, ", ")
      field.writeNaming(to: &output)
      output.append(field.readingOptions, ", at: ", place, readingEnd(field))
    }
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: SwiftField, to lines: inout Lines) {
    let key = SwiftLiteral.string(field.key)
    let own = field.isRenamed ? ", key: \(key)" : ""
    lines.add(
      reader, ".read(&", field.name, ", ", field.quotedName, ", slot: ", key, own, field.readingOptions,
      readingEnd(field))
  }

  /// The end of what reads a field where its key stands.
  private func writeReadingEnd(of field: SwiftField, to output: inout Output) {
    if !field.readingOptions.isEmpty { output.append(field.readingOptions) }
    output.append(readingEnd(field))
  }

  /// The last argument of what reads a field, and the end of the call.
  private func readingEnd(_ field: SwiftField) -> String { field.isURL ? ", texts: &\(unknownKeys))" : ")" }
}
