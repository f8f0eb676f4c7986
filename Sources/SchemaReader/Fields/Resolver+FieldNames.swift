import Schema
import SourceText

extension Resolver {
  /// Swift names are one of a kind within a type, inline types included.
  mutating func checkNames(of fields: [Field], in owner: Owner) {
    var taken: [String: Field] = [:]
    for field in fields {
      let range = field.swiftNameRange ?? field.declaration.name.range
      if let first = taken[field.swiftName] {
        guard first.name != field.name else { continue }
        reading.report(
          .swiftNameCollision, "`\(first.name)` is called `\(field.swiftName)` in Swift already", at: range,
          notes: [.init("the first is here", at: first.declaration.name.range)],
          help: "give one of them another name with `swiftName`")
      } else if let inline = inlineNames[owner]?[field.swiftName] {
        reading.report(
          .swiftNameCollision, "an inline type is called `\(field.swiftName)` in Swift already", at: range,
          notes: [.init("the type is here", at: inline)],
          help: "give the field another name with `swiftName`, or the type with `named`")
      }
      taken[field.swiftName] = taken[field.swiftName] ?? field
    }
  }

  /// One JSON key stands for one field, aliases included.
  mutating func checkWireKeys(of fields: [Field]) {
    var taken: [Bool: [String: (field: Field, range: SourceRange)]] = [:]
    for field in fields {
      let isBeside = field.slot?.value == .envelope
      if case .named? = field.slot?.value { continue }
      for key in [field.key] + field.aliases {
        guard let first = taken[isBeside, default: [:]][key.value] else {
          taken[isBeside, default: [:]][key.value] = (field, key.range)
          continue
        }
        let help =
          first.field.name == field.name ? "remove one of them" : "give one of them another `key`, or no such alias"
        reading.report(
          .duplicateWireKey, "the JSON key `\(key.value)` is that of `\(first.field.name)` already", at: key.range,
          notes: [.init("the first is here", at: first.range)], help: help)
      }
    }
  }
}
