import Schema

/// The Swift statements that read an object's fields from JSON: one for each property, in a straight line.
struct DecodingGenerator {
  let object: SwiftObject
  /// The name of the reading variable.
  let reader: String

  func statements() -> [String] {
    object.storedIDs.map { "\(SwiftNames.escaped($0.name)) = \(identity($0))" }
      + object.fields.map { "\($0.storage) = \($0.stored(value(of: $0)))" }
      + object.locals.map { "\($0.storage) = \($0.stored($0.standard ?? "nil"))" }
  }

  private func value(of field: SwiftField) -> String {
    if case .named(let slot)? = field.field.slot?.value {
      let standard = field.standard.map { " ?? " + $0 } ?? ""
      return "\(reader).slots[\(SwiftLiteral.string(slot))]\(standard)"
    }
    // An empty value that is never written is the same as none.
    let isFilled = field.field.isOptional && field.field.omission == .empty
    return isFilled ? "jsonFilled(\(call(for: field)))" : call(for: field)
  }

  private func call(for field: SwiftField) -> String {
    var arguments = [SwiftLiteral.string(field.field.key.value)] + field.readingOptions
    if field.isRenamed { arguments.append("name: \(field.quotedName)") }
    let aliases = field.field.aliases.map { SwiftLiteral.string($0.value) }
    if !aliases.isEmpty { arguments.append("aliases: [\(aliases.joined(separator: ", "))]") }
    if field.field.isOptional { return "\(reader).optional(\(arguments.joined(separator: ", ")))" }
    guard let standard = field.standard else { return "\(reader).required(\(arguments.joined(separator: ", ")))" }
    arguments.append("default: \(standard)")
    return "\(reader).value(\(arguments.joined(separator: ", ")))"
  }

  /// From the id that the message was read with; a value made from another envelope gets the first one.
  private func identity(_ property: StoredTypeID.Property) -> String {
    guard let index = property.index else {
      return "\(reader).identities(else: \(property.defaultValue ?? "[]"), of: Self.jsonIdentity)"
    }
    return "\(reader).identity(\(index), else: \(property.defaultValue ?? "0"), of: Self.jsonIdentity)"
  }
}
