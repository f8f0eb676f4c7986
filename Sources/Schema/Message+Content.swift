extension Layout {
  /// What the bubble shows, and what it shows instead under conditions.
  public var contents: [ContentElement] { ([base] + variants.map(\.properties)).compactMap(\.content) }
}

extension Message {
  /// Its layout says, always or in a variant, what the bubble shows.
  public var hasContent: Bool { layout?.contents.isEmpty == false }

  /// What buttons of its content do that the bubble does not; each once, in the order of the schema.
  public var buttonTaps: [Tap] {
    var taps: [Tap] = []
    for element in layout?.contents.flatMap(\.all) ?? [] {
      if case .button(let button) = element.kind, let tap = button.tap, !taps.contains(tap) { taps.append(tap) }
    }
    return taps
  }
}

extension [Message] {
  /// Some message has content, so that the target needs what places it.
  public var haveContent: Bool { contains(where: \.hasContent) }
}
