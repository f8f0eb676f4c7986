import Schema

/// The Swift statements that write an object's fields as JSON.
struct WritingWriter {
  let spelling: SwiftSpelling
  let writer: String

  func statements(_ fields: [Field]) -> [String] {
    fields.flatMap { field -> [String] in
      let keys = [field.key.value] + (field.mirrorsAliases ? field.aliases.map(\.value) : [])
      return guarded(field, keys.map { member(field, key: $0) })
    }
  }

  private func member(_ field: Field, key: String) -> String {
    var arguments = [SwiftLiteral.string(JSONText.escaped(key)), Storage(field, in: spelling).value]
    let options = field.writingOptions
    if !options.isEmpty { arguments.append("[\(options.joined(separator: ", "))]") }
    if field.type.leaf == .url { arguments.append("texts: unknownKeys, of: \(SwiftLiteral.string(field.name))") }
    return "\(writer).member(\(arguments.joined(separator: ", ")))"
  }

  /// What `omit` leaves out. A nil is never written anyway.
  private func guarded(_ field: Field, _ statements: [String]) -> [String] {
    let name = Storage(field, in: spelling).value
    switch field.omission {
    case .never, .nil: return statements
    case .empty:
      let test = field.isOptional ? "\(name)?.jsonIsFilled == true" : "\(name).jsonIsFilled"
      return ["if \(test) {"] + statements.map { "  " + $0 } + ["}"]
    case .default:
      guard let value = field.defaultValue else { return statements }
      return ["if \(differs(name, value.value, field.type)) {"] + statements.map { "  " + $0 } + ["}"]
    }
  }

  /// Whether a value is not its default; elements need not be comparable for that.
  private func differs(_ name: String, _ standard: Literal, _ type: FieldType) -> String {
    switch standard {
    case .emptyList, .emptyMap: "!\(name).isEmpty"
    default: "\(name) != \(spelling.literal(standard, type))"
    }
  }
}
