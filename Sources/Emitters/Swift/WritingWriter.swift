import Schema
import SourceText
import Templating

/// The Swift statements that write an object's fields as JSON.
struct WritingWriter {
  /// The name of the writing variable.
  let writer: String

  func write(_ fields: [SwiftField], to lines: inout Lines) {
    for field in fields { write(field, to: &lines) }
  }

  /// A field, unless `omit` leaves it out. A nil is never written anyway.
  func write(_ field: SwiftField, to lines: inout Lines) {
    guard let condition = condition(field) else { return writeMembers(field, to: &lines) }
    lines.block("if \(condition)") { writeMembers(field, to: &$0) }
  }

  private func writeMembers(_ field: SwiftField, to lines: inout Lines) {
    writeMember(field, alias: nil, to: &lines)
    guard field.field.mirrorsAliases else { return }
    for alias in field.field.aliases { writeMember(field, alias: alias.value, to: &lines) }
  }

  /// - Parameter alias: the key where it is not the field's own.
  private func writeMember(_ field: SwiftField, alias: String?, to lines: inout Lines) {
    let key = SwiftLiteral.string(Escaping.json(alias ?? field.field.keyText))
    var arguments = [key, field.value] + field.writingOptions
    if field.hasTexts { arguments += ["keeping: unknownKeys", "of: \(field.quotedName)"] }
    lines.add(writer, ".member(", arguments.joined(separator: ", "), ")")
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
    case .string(let text) where TextTwins.mayExist(of: text): differsExactly(field)
    // Minus zero is another value.
    case .double(0): "\(field.value).bitPattern != (\(field.standard ?? "0") as Double).bitPattern"
    default: "\(field.value) != \(field.standard ?? "nil")"
    }
  }

  private func differsExactly(_ field: SwiftField) -> String {
    "!UTF8Text.areSame(\(field.value), \(field.standard ?? "nil"))"
  }
}
