import Schema
import Templating

/// The Swift statements that read an object's fields from JSON.
struct ReadingWriter {
  let object: SwiftObject
  /// Those that travel in the object's JSON, in their order.
  let fields: [SwiftField]
  private let readings: [FieldReading]
  /// Those of `slot: envelope`.
  private let besideIdentity: [FieldReading]
  let reader: String
  let unknownKeys: String
  /// The variable that holds where an alias's value stands, by the alias's place in the table of keys.
  private var places: [String] = []

  init(_ object: SwiftObject, reader: String, unknownKeys: String, names: inout Names) {
    self.object = object
    self.reader = reader
    self.unknownKeys = unknownKeys
    let spelling = object.expression.spelling
    let isPlain = object.fields.allSatisfy { $0.field.slot == nil }
    fields = isPlain ? object.fields : object.fields.filter { $0.field.slot == nil }
    readings = fields.map { FieldReading($0, spelling) }
    besideIdentity =
      isPlain
      ? [] : object.fields.filter { $0.field.slot?.value == .envelope }.map { FieldReading($0, spelling) }
    for field in fields {
      for index in field.field.aliases.indices {
        places.append(names.free("\(field.swiftName)Alias\(index + 1)"))
      }
    }
  }

  /// The arguments of the table of keys: the fields' keys in their order, then the aliases; which of them are required;
  /// the names of fields that their keys do not tell. A key is known by its place in the table.
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
    let required = fields.indices.filter { fields[$0].isRequired }
    writeEntries("required", of: required, to: &output) { $1.append(String($0)) }
    let renamed = fields.indices.filter { fields[$0].isRenamed }
    writeEntries("names", of: renamed, to: &output) { $1.append(String($0), ": ", fields[$0].quotedName) }
  }

  /// An argument that says something about fields, by their places; none if it is about none.
  private func writeEntries(
    _ name: String, of fields: [Int], to output: inout Output, _ write: (Int, inout Output) -> Void
  ) {
    guard !fields.isEmpty else { return }
    output.append(", ", name, ": [")
    output.append(fields, separator: ", ", write: write)
    output.append("]")
  }

  /// The variables in which values wait, then what stands in the properties until their values are read.
  func writeBeginning(to lines: inout Lines) {
    declareWaiting(readings, to: &lines)
    declareWaiting(besideIdentity, to: &lines)
    for place in places { lines.add("var ", place, " = JSONPlace()") }
    for property in object.identity { assign(property, to: &lines) }
    for reading in readings {
      if let placeholder = reading.placeholder { lines.add(reading.field.storage, " = ", placeholder) }
    }
    for field in object.fields {
      if case .named(let slot)? = field.field.slot?.value { assign(field, slot, to: &lines) }
    }
    for field in object.locals {
      lines.add { output in
        output.append(field.storage, " = ")
        field.writeStored(to: &output) { $0.append(field.standard ?? "nil") }
      }
    }
  }

  private func declareWaiting(_ readings: [FieldReading], to lines: inout Lines) {
    for reading in readings where reading.placeholder == nil {
      lines.add("var ", reading.field.name, ": ", reading.field.type, "?")
    }
  }

  /// The cases of the loop.
  func writeCases(to lines: inout Lines) {
    for (number, reading) in readings.enumerated() {
      lines.add { output in
        output.append("case ", String(number), ": ", reader, ".read(&", reading.target, reading.field.readingOptions)
        reading.writeFallback(to: &output)
        output.append(readingEnd(reading.field))
      }
    }
    for (number, place) in places.enumerated() {
      lines.add("case ", String(fields.count + number), ": ", reader, ".mark(&", place, ")")
    }
  }

  /// Aliases in their order, then what stands beside the identity; then what has waited goes where it belongs.
  func writeEnd(to lines: inout Lines) {
    var rest = places[...]
    for (number, reading) in readings.enumerated() {
      let count = reading.field.field.aliases.count
      for place in rest.prefix(count) { read(reading, number, at: place, to: &lines) }
      rest = rest.dropFirst(count)
    }
    for reading in besideIdentity { readSlot(reading.field, to: &lines) }
    for reading in besideIdentity where reading.field.isRequired {
      lines.add { output in
        output.append(reader, ".require(", reading.field.name, ", ")
        reading.field.writeNaming(to: &output)
        output.append(")")
      }
    }
    for reading in readings { reading.writeAssignment(to: &lines) }
    for reading in besideIdentity { reading.writeAssignment(to: &lines) }
  }

  /// A slot of the SDK's message.
  private func assign(_ field: SwiftField, _ slot: String, to lines: inout Lines) {
    lines.add { output in
      output.append(field.storage, " = ", reader, ".slots[", SwiftLiteral.string(slot), "]")
      if let standard = field.standard { output.append(" ?? ", standard) }
    }
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  private func assign(_ property: RememberedIdentity.Property, to lines: inout Lines) {
    let name = SwiftNames.escaped(property.name)
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else {
      return lines.add(name, " = ", reader, ".identities(else: ", standard, ")")
    }
    lines.add(name, " = ", reader, ".identity(", String(place), ", else: ", standard, ")")
  }

  /// What reads the value of an alias, for the field of a key.
  private func read(_ reading: FieldReading, _ number: Int, at place: String, to lines: inout Lines) {
    lines.add(
      reader, ".read(&", reading.target, ", ", String(number), reading.field.readingOptions, ", at: ", place,
      readingEnd(reading.field))
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: SwiftField, to lines: inout Lines) {
    let key = SwiftLiteral.string(field.key)
    let own = field.isRenamed ? ", key: \(key)" : ""
    lines.add(
      reader, ".read(&", field.name, ", ", field.quotedName, ", slot: ", key, own, field.readingOptions,
      readingEnd(field))
  }

  /// The last argument of what reads a field, and the end of the call.
  private func readingEnd(_ field: SwiftField) -> String { field.isURL ? ", texts: &\(unknownKeys))" : ")" }
}
