import Schema
import SourceText
import Templating

/// The Swift statements that read an object's fields from JSON: one for each property, in a straight line.
struct ReadingWriter {
  let object: SwiftObject
  /// The name of the reading variable.
  let reader: String

  init(_ object: SwiftObject) {
    self.object = object
    reader = object.plumbing("reader")
  }

  /// The fields that travel in the object's own JSON.
  var fields: [SwiftField] { object.fields.filter { $0.field.slot == nil } }

  func write(to lines: inout Lines) {
    for property in object.identity { lines.add(SwiftNames.escaped(property.name), " = ", identity(property)) }
    for field in object.fields { lines.add(storage(of: field), " = ", stored(field, value(of: field))) }
    for field in object.locals { lines.add(storage(of: field), " = ", stored(field, field.standard ?? "nil")) }
  }

  private func storage(of field: SwiftField) -> String { Output.text { field.writeStorage(to: &$0) } }

  private func stored(_ field: SwiftField, _ value: String) -> String {
    Output.text { field.writeStored(to: &$0) { $0.append(value) } }
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
    var arguments = [SwiftLiteral.string(field.field.keyText)] + field.readingOptions
    if field.isRenamed { arguments.append("name: \(field.quotedName)") }
    let aliases = field.field.aliases.map { SwiftLiteral.string($0.value) }
    if !aliases.isEmpty { arguments.append("aliases: [\(aliases.joined(separator: ", "))]") }
    if field.field.isOptional { return "\(reader).optional(\(arguments.joined(separator: ", ")))" }
    guard let standard = field.standard else { return "\(reader).required(\(arguments.joined(separator: ", ")))" }
    arguments.append("default: \(standard)")
    return "\(reader).value(\(arguments.joined(separator: ", ")))"
  }

  /// From the identity that the message was read with; a value made from another envelope gets the first one.
  private func identity(_ property: RememberedIdentity.Property) -> String {
    let standard = property.defaultValue ?? "0"
    guard let place = property.place else {
      return "\(reader).identities(else: \(standard), of: Self.jsonIdentity)"
    }
    return "\(reader).identity(\(place), else: \(standard), of: Self.jsonIdentity)"
  }
}
