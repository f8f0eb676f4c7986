import Schema

/// The Swift statements that read an object's fields from JSON.
struct ReadingWriter {
  let spelling: SwiftSpelling
  /// What travels, and what never does, in the order of the initialiser.
  let declared: [Field]
  let locals: [Field]
  /// Those that travel in the object's JSON.
  let fields: [Field]
  /// Those of `slot: envelope`.
  let besideIdentity: [Field]
  let reader: String
  let unknownKeys: String
  /// The variable that holds where an alias's value stands, by the alias's place in the table of keys.
  private(set) var places: [String] = []

  init(
    spelling: SwiftSpelling, fields declared: [Field], locals: [Field], reader: String, unknownKeys: String,
    names: inout Names
  ) {
    self.spelling = spelling
    self.declared = declared
    self.locals = locals
    self.reader = reader
    self.unknownKeys = unknownKeys
    fields = declared.filter { $0.slot == nil }
    besideIdentity = declared.filter { $0.slot?.value == .envelope }
    for field in fields {
      for index in field.aliases.indices { places.append(names.free("\(field.swiftName)Alias\(index + 1)")) }
    }
  }

  /// The fields' keys in their order, then the aliases.
  var keys: [String] { fields.map(\.key.value) + fields.flatMap { $0.aliases.map(\.value) } }

  /// The names of fields that their keys do not tell, by the keys' places in the table.
  var names: [(place: Int, name: String)] {
    fields.enumerated().filter { $0.element.key.value != $0.element.name }.map { ($0.offset, $0.element.name) }
  }

  /// The cases of the loop.
  var cases: [String] {
    var cases = fields.enumerated().map { "case \($0.offset): \(read($0.element))" }
    for place in places { cases.append("case \(cases.count): \(reader).mark(&\(place))") }
    return cases
  }

  /// Aliases in their order, then what must be there.
  var afterwards: [String] {
    var lines: [String] = []
    var rest = places[...]
    for field in fields {
      for place in rest.prefix(field.aliases.count) { lines.append(read(field, at: place)) }
      rest = rest.dropFirst(field.aliases.count)
    }
    for field in besideIdentity { lines.append(readSlot(field)) }
    for field in fields + besideIdentity where field.isRequired {
      lines.append("\(reader).require(\(local(field)), \(naming(field)))")
    }
    return lines
  }

  var guards: String {
    (["\(reader).isClean"] + (fields + besideIdentity).filter(\.isRequired).map { "let \(local($0))" })
      .joined(separator: ", ")
  }

  /// Of every stored property; what does not travel gets its default.
  var assignments: [String] {
    declared.map { assignment($0, value($0)) } + locals.map { assignment($0, standard($0)) }
  }

  private func assignment(_ field: Field, _ value: String) -> String {
    let storage = Storage(field, in: spelling)
    return "self.\(storage.name) = \(storage.stored(value))"
  }

  private func value(_ field: Field) -> String {
    guard case .named(let slot)? = field.slot?.value else { return readValue(field) }
    let text = "\(reader).slots[\(SwiftLiteral.string(slot))]"
    return field.defaultValue == nil ? text : "\(text) ?? \(standard(field))"
  }

  private func readValue(_ field: Field) -> String {
    // An empty value that is never written is the same as none.
    if field.isOptional, field.omission == .empty { return "jsonFilled(\(local(field)))" }
    return field.defaultValue == nil ? local(field) : "\(local(field)) ?? \(standard(field))"
  }

  private func standard(_ field: Field) -> String {
    field.defaultValue.map { spelling.literal($0.value, field.type) } ?? "nil"
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  func assignment(_ property: RememberedIdentity.Property) -> String {
    let name = SwiftNames.escaped(property.name)
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else { return "self.\(name) = \(reader).identities(else: \(standard))" }
    return "self.\(name) = \(reader).identity(\(place), else: \(standard))"
  }

  func local(_ field: Field) -> String { SwiftNames.escaped(field.swiftName) }

  private func read(_ field: Field, at place: String? = nil) -> String {
    var arguments = ["&\(local(field))"]
    if place != nil { arguments.append(naming(field)) }
    let options = field.jsonOptions
    if !options.isEmpty { arguments.append("[\(options.joined(separator: ", "))]") }
    if let place { arguments.append("at: \(place)") }
    if field.type.leaf == .url { arguments.append("texts: &\(unknownKeys)") }
    return "\(reader).read(\(arguments.joined(separator: ", ")))"
  }

  /// A field beside the identity; `key` is its own.
  private func readSlot(_ field: Field) -> String {
    var arguments = [
      "&\(local(field))", SwiftLiteral.string(field.name), "slot: \(SwiftLiteral.string(field.key.value))",
    ]
    if field.key.value != field.name { arguments.append("key: \(SwiftLiteral.string(field.key.value))") }
    let options = field.jsonOptions
    if !options.isEmpty { arguments.append("[\(options.joined(separator: ", "))]") }
    if field.type.leaf == .url { arguments.append("texts: &\(unknownKeys)") }
    return "\(reader).read(\(arguments.joined(separator: ", ")))"
  }

  private func naming(_ field: Field) -> String {
    let name = SwiftLiteral.string(field.name)
    return field.key.value == field.name ? name : "\(name), key: \(SwiftLiteral.string(field.key.value))"
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
