import Schema

/// The Swift statements that collect what travels beside the JSON.
struct SlotWriter {
  let expression: SwiftExpression

  func statements(_ message: Message) -> [String] {
    var lines: [String] = []
    for field in message.fields {
      guard case .named(let slot)? = field.slot?.value else { continue }
      lines.append("slots[\(SwiftLiteral.string(slot))] = \(Storage(field, in: expression.spelling).value)")
    }
    if message.surfaces.fallback != nil { lines.append("slots[\"text\"] = fallbackText") }
    if lines.isEmpty { return [] }
    return ["var slots: [String: String] = [:]"] + lines + ["return slots"]
  }
}
