import Schema
import Templating

/// The Swift statements that write an object's fields as JSON.
struct WritingWriter {
  let spelling: SwiftSpelling
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
    lines.add(member(field, key: field.field.key.value))
    guard field.field.mirrorsAliases else { return }
    for alias in field.field.aliases { lines.add(member(field, key: alias.value)) }
  }

  private func member(_ field: SwiftField, key: String) -> Snippet {
    let texts = field.isURL ? ", texts: unknownKeys, of: \(field.quotedName)" : ""
    return "\(writer).member(\(quoted: JSONText.escaped(key)), \(field.value)\(field.writingOptions)\(texts))"
  }

  /// What must hold for a field to be written; nil: it always is.
  private func condition(_ field: SwiftField) -> Snippet? {
    switch field.field.omission {
    case .never, .nil: return nil
    case .empty: return field.field.isOptional ? "\(field.value)?.jsonIsFilled == true" : "\(field.value).jsonIsFilled"
    case .default: return differs(field)
    }
  }

  /// Whether a value is not its default; elements need not be comparable for that.
  private func differs(_ field: SwiftField) -> Snippet? {
    switch field.field.defaultValue?.value {
    case nil: nil
    case .emptyList, .emptyMap: "!\(field.value).isEmpty"
    default: "\(field.value) != \(field.standard ?? "nil")"
    }
  }
}
