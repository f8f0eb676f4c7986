import Schema
import Templating

/// The Swift statements that collect what travels beside the JSON.
struct SlotWriter {
  let object: SwiftObject

  /// Whether anything does.
  var hasSlots: Bool {
    object.hasFallback || object.fields.contains { if case .named? = $0.field.slot?.value { true } else { false } }
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
