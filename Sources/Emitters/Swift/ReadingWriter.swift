import Schema
import SourceText
import Templating

/// The Swift statements that read an object's fields from JSON.
struct ReadingWriter {
  let object: SwiftObject
  /// Those that travel in the object's JSON, in their order.
  let fields: [SwiftField]
  /// Those of `slot: envelope`.
  private let besideIdentity: [SwiftField]
  let reader: String
  /// The variable that holds where an alias's value stands, by the alias's place in the table of keys.
  private var places: [String] = []

  init(_ object: SwiftObject) {
    self.object = object
    reader = object.plumbing("reader")
    var (hasSlots, hasAliases) = (false, false)
    object.fields.lendEach { field in
      if field.field.isUsual { return }
      if field.field.slot != nil { hasSlots = true }
      if !field.field.aliases.isEmpty { hasAliases = true }
    }
    fields = hasSlots ? object.fields.filter { $0.field.slot == nil } : object.fields
    besideIdentity = hasSlots ? object.fields.filter { $0.field.slot?.value == .envelope } : []
    if hasAliases { places = Self.places(for: fields, of: object) }
  }

  private static func places(for fields: [SwiftField], of object: SwiftObject) -> [String] {
    var names = Names(object.properties.map(\.field.swiftName))
    return fields.flatMap { field in
      field.field.aliases.indices.map { names.free("\(field.field.swiftName)Alias\($0 + 1)") }
    }
  }

  /// The arguments of the table of keys: the fields' keys in their order, then the aliases; which of them are required;
  /// the names of fields that their keys do not tell. A key is known by its place in the table.
  func writeKeys(to output: inout Output) {
    output.literal("[")
    var isFirst = true
    fields.lendEach { field in
      if !isFirst { output.literal(", ") }
      isFirst = false
      field.writeKey(to: &output)
    }
    if !places.isEmpty { writeAliasKeys(to: &output) }
    output.literal("]")
    writeEntries("required", of: \.isRequired, to: &output) { $2.append($0) }
    writeEntries("names", of: \.isRenamed, to: &output) { number, field, output in
      output.append(number)
      output.append(": ", field.quotedName)
    }
  }

  private func writeAliasKeys(to output: inout Output) {
    for alias in fields.flatMap(\.field.aliases) {
      output.literal(", ")
      output.append(quoted: alias.value)
    }
  }

  /// An argument that says something about some fields, by their places; none if it is about none.
  private func writeEntries(
    _ name: String, of isMember: (SwiftField) -> Bool, to output: inout Output,
    _ write: (Int, SwiftField, inout Output) -> Void
  ) {
    var number = 0
    var isFirst = true
    fields.lendEach { field in
      if isMember(field) {
        if isFirst { output.append(", ", name, ": [") } else { output.literal(", ") }
        isFirst = false
        write(number, field, &output)
      }
      number += 1
    }
    if !isFirst { output.literal("]") }
  }

  /// The variables in which values wait, then what stands in the properties until their values are read.
  func writeBeginning(to lines: inout Lines) {
    declareWaiting(fields, to: &lines)
    declareWaiting(besideIdentity, to: &lines)
    for place in places { lines.add("var ", place, " = JSONPlace()") }
    for property in object.identity { assign(property, to: &lines) }
    fields.lendEach { field in
      if field.waits { return }
      lines.add { output in
        field.writeStorage(to: &output)
        output.literal(" = ")
        field.writePlaceholder(object.expression.spelling, to: &output)
      }
    }
    object.fields.lendEach { field in
      if field.field.isUsual { return }
      if case .named(let slot)? = field.field.slot?.value { assign(field, slot, to: &lines) }
    }
    object.locals.lendEach { field in
      lines.add { output in
        field.writeStorage(to: &output)
        output.append(" = ")
        field.writeStored(to: &output) { $0.append(field.standard ?? "nil") }
      }
    }
  }

  private func declareWaiting(_ fields: [SwiftField], to lines: inout Lines) {
    fields.lendEach { field in
      guard field.waits else { return }
      lines.add { output in
        output.append("var ")
        output.append(field.name)
        output.append(": ", field.type, "?")
      }
    }
  }

  /// The cases of the loop.
  func writeCases(to lines: inout Lines) {
    var number = 0
    fields.lendEach { field in
      lines.add { output in
        output.literal("case ")
        output.append(number)
        output.literal(": ")
        output.append(reader)
        output.literal(".read(&")
        field.writeReadingTarget(to: &output)
        field.writeReadingOptions(to: &output)
        field.writeFallback(to: &output)
        writeReadingEnd(field, to: &output)
      }
      number += 1
    }
    for place in places {
      lines.add("case ", String(number), ": ", reader, ".mark(&", place, ")")
      number += 1
    }
  }

  /// Aliases in their order, then what stands beside the identity; then what has waited goes where it belongs.
  func writeEnd(to lines: inout Lines) {
    if !places.isEmpty { writeAliases(to: &lines) }
    besideIdentity.lendEach { readSlot($0, to: &lines) }
    besideIdentity.lendEach { field in
      guard field.isRequired else { return }
      lines.add { output in
        output.append(reader, ".require(")
        output.append(field.name)
        output.append(", ")
        field.writeNaming(to: &output)
        output.append(")")
      }
    }
    let spelling = object.expression.spelling
    fields.lendEach { $0.writeAssignment(spelling, to: &lines) }
    besideIdentity.lendEach { $0.writeAssignment(spelling, to: &lines) }
  }

  private func writeAliases(to lines: inout Lines) {
    var rest = places[...]
    for (number, field) in fields.enumerated() {
      let count = field.field.aliases.count
      for place in rest.prefix(count) { read(field, number, at: place, to: &lines) }
      rest = rest.dropFirst(count)
    }
  }

  /// A slot of the SDK's message.
  private func assign(_ field: SwiftField, _ slot: String, to lines: inout Lines) {
    lines.add { output in
      field.writeStorage(to: &output)
      output.append(" = ", reader, ".slots[", SwiftLiteral.string(slot), "]")
      if let standard = field.standard { output.append(" ?? ", standard) }
    }
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  private func assign(_ property: RememberedIdentity.Property, to lines: inout Lines) {
    let name = SwiftNames.escaped(property.name)
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else {
      return lines.add(name, " = ", reader, ".identities(else: ", standard, ", of: Self.jsonIdentity)")
    }
    lines.add(name, " = ", reader, ".identity(", String(place), ", else: ", standard, ", of: Self.jsonIdentity)")
  }

  /// What reads the value of an alias, for the field of a key.
  private func read(_ field: SwiftField, _ number: Int, at place: String, to lines: inout Lines) {
    lines.add { output in
      output.append(reader, ".read(&")
      field.writeReadingTarget(to: &output)
      output.append(", ")
      output.append(number)
      field.writeReadingOptions(to: &output)
      output.append(", at: ", place)
      writeReadingEnd(field, to: &output)
    }
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: SwiftField, to lines: inout Lines) {
    lines.add { output in
      let key = SwiftLiteral.string(field.field.keyText)
      output.append(reader, ".read(&")
      output.append(field.name)
      output.append(", ", field.quotedName, ", slot: ", key)
      if field.isRenamed { output.append(", key: ", key) }
      field.writeReadingOptions(to: &output)
      writeReadingEnd(field, to: &output)
    }
  }

  /// The last argument of what reads a field, and the end of the call.
  private func writeReadingEnd(_ field: SwiftField, to output: inout Output) {
    if field.hasTexts { output.append(", texts: &unknownKeys") }
    output.literal(")")
  }
}
