import Schema
import SourceText

/// The Swift statements that write an object's fields as JSON.
struct EncodingGenerator {
  /// The name of the writing variable.
  let writer: String

  /// A field, unless `omit` leaves it out. A nil is never written anyway.
  func statements(_ field: SwiftField) -> [String] {
    let keys = [field.field.key] + (field.field.writesAliases ? field.field.aliases : [])
    let members = keys.map { member(field, key: $0.value) }
    return condition(field).map { .block("if \($0)", members) } ?? members
  }

  private func member(_ field: SwiftField, key: String) -> String {
    var arguments = [SwiftLiteral.string(Escaping.json(key)), field.value] + field.writingOptions
    if field.hasTexts { arguments += ["keeping: unknownKeys", "of: \(field.quotedName)"] }
    return "\(writer).member(\(arguments.joined(separator: ", ")))"
  }

  /// What must hold for a field to be written; nil: it always is.
  private func condition(_ field: SwiftField) -> String? {
    switch field.field.omission {
    case .never, .nil: return field.isNilWhenEmpty ? "\(field.value)?.jsonIsFilled == true" : nil
    case .empty: return field.field.isOptional ? "\(field.value)?.jsonIsFilled == true" : "\(field.value).jsonIsFilled"
    case .default: return differs(field)
    }
  }

  /// Whether a value is not its default; elements need not be comparable for that.
  private func differs(_ field: SwiftField) -> String? {
    switch field.field.defaultValue?.value {
    case nil: nil
    case .emptyList, .emptyMap: "!\(field.value).isEmpty"
    case .string(let text) where TextTwins.mayExist(of: text):
      "!UTF8Text.areSame(\(field.value), \(field.standard ?? "nil"))"
    // Minus zero is another value.
    case .double(0): "\(field.value).bitPattern != (\(field.standard ?? "0") as Double).bitPattern"
    default: "\(field.value) != \(field.standard ?? "nil")"
    }
  }
}
