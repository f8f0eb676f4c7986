import Schema
import Templating

/// The Swift statements that collect what travels beside the JSON.
struct SlotWriter {
  let object: SwiftObject

  /// Whether anything does.
  var hasSlots: Bool {
    if object.hasFallback { return true }
    var hasSome = false
    for field in object.fields {
      if case .named? = field.field.slot?.value { hasSome = true }
    }
    return hasSome
  }

  func write(to lines: inout Lines) {
    guard hasSlots else { return }
    lines.add("var slots: [String: String] = [:]")
    for field in object.fields {
      guard case .named(let slot)? = field.field.slot?.value else { continue }
      lines.add("slots[", SwiftLiteral.string(slot), "] = ", field.value)
    }
    if object.hasFallback { lines.add("slots[\"text\"] = fallbackText") }
    lines.add("return slots")
  }
}
