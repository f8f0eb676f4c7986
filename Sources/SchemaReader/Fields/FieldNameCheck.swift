import Schema
import SourceText

/// Checks the fields of one type against each other: their names in Swift, their JSON keys and their slots.
struct FieldNameCheck: ResolvingReader {
  let context: ReaderContext

  /// Swift names are one of a kind within a type, inline types included.
  func checkNames(of fields: [Field], in container: TypeContainer) {
    let inlineTypes = symbols.inlineNames[container] ?? [:]
    var taken: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      if let first = taken.enter(field.swiftName, index).map({ fields[$0] }) {
        guard first.name != field.name else { continue }
        report(.swiftNameCollision(field, after: first))
      } else if let inline = inlineTypes[field.swiftName] {
        report(.swiftNameCollision(field, inlineType: inline))
      }
    }
  }

  /// What a deprecated field, or one that holds its own type, is stored in has a name that no other field has.
  func checkStorage(of fields: [Field]) {
    for field in fields where field.swiftName.hasPrefix(SwiftNames.storage(of: "")) {
      guard
        let other = fields.first(where: { $0.mayBeComputed && SwiftNames.storage(of: $0.swiftName) == field.swiftName })
      else { continue }
      report(.swiftNameCollision(field, storageOf: other))
    }
  }

  /// One JSON key stands for one field, aliases included.
  func checkKeys(of fields: [Field]) {
    var within: [JSONKey: KeyOwner] = [:]
    var beside: [JSONKey: KeyOwner] = [:]
    for field in fields {
      switch field.slot?.value {
      case .named: continue
      case .envelope: checkKeys(of: field, &beside)
      case nil: checkKeys(of: field, &within)
      }
    }
  }

  private typealias KeyOwner = (field: String, range: SourceRange)

  private func checkKeys(of field: Field, _ taken: inout [JSONKey: KeyOwner]) {
    for key in [field.key] + field.aliases {
      guard let first = taken.enter(JSONKey(key.value), (field.name, key.range)) else { continue }
      report(.duplicateJSONKey(key, of: field, after: first))
    }
  }

  /// One field for a slot.
  func checkSlots(of fields: [Field]) {
    var taken: [String: Field] = [:]
    for field in fields {
      guard let slot = field.slot, case .named(let name) = slot.value else { continue }
      if let first = taken.enter(name, field) { report(.duplicateSlot(name, at: slot.range, after: first)) }
    }
  }
}

extension Field {
  /// The property may be one with a storage of another name.
  fileprivate var mayBeComputed: Bool {
    if deprecated != nil { return true }
    if isOptional, case .object = type { return true }
    return false
  }
}
