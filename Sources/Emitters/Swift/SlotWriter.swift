import Schema

/// The Swift statements that collect what is sent beside the JSON; none where nothing does.
struct SlotWriter {
  let object: SwiftObject

  func statements() -> [String] {
    var assignments = object.fields.compactMap { field -> String? in
      guard case .named(let slot)? = field.field.slot?.value else { return nil }
      return "slots[\(SwiftLiteral.string(slot))] = \(field.value)"
    }
    if object.hasFallback { assignments.append("slots[\"text\"] = fallbackText") }
    return assignments.isEmpty ? [] : ["var slots: [String: String] = [:]"] + assignments + ["return slots"]
  }
}
