import Schema
import SourceText

/// A color that a text of `content` is read on: of a kit's bubble, or of a background that the schema gives.
struct TextBackground {
  var color: ContentElement.Color.Value
  var isDark: Bool
  /// The kit that shows it; nil: none is known.
  var kit: KitBubbles?
  /// nil: in both.
  var direction: Condition.Direction?
  /// It is the schema's own, not the bubble.
  var isGiven = false

  /// The kit's side that it is on.
  var side: KitBubbles.Side? {
    guard let kit, let direction else { return nil }
    return kit.colors(isDark: isDark).side(direction)
  }

  /// The bubbles that a content of a message is in.
  static func bubbles(of message: Message, in configuration: Configuration) -> [TextBackground] {
    message.kitBubbles(in: configuration).flatMap { kit in
      Condition.Direction.allCases.flatMap { direction in
        [false, true].map { isDark in
          let side = kit.colors(isDark: isDark).side(direction)
          return TextBackground(color: side.bubble, isDark: isDark, kit: kit, direction: direction)
        }
      }
    }
  }
}

extension [TextBackground] {
  /// What is behind a text that has a background over these.
  func covered(by background: ContentElement.Color) -> [TextBackground] {
    if isEmpty {
      guard background.theme == nil, background.light.isOpaque, background.dark?.isOpaque != false else { return [] }
      return [(background.light, false), (background.dark ?? background.light, true)].map {
        TextBackground(color: $0, isDark: $1, isGiven: true)
      }
    }
    return filter { background.theme == nil || $0.kit?.isThemed != true }.map { below in
      var result = below
      let color = below.isDark ? background.dark ?? background.light : background.light
      result.color = color.over(below.color)
      result.isGiven = below.isGiven || color.isOpaque
      return result
    }
  }
}

extension Layout {
  /// Every content with the backgrounds that it can be on, the bubble's among them.
  func contents(on bubbles: [TextBackground]) -> [(root: ContentElement, backgrounds: [TextBackground])] {
    entries.enumerated().compactMap { index, properties in
      guard let content = properties.content else { return nil }
      let condition = index == 0 ? nil : variants[index - 1].condition
      let others = variants.prefix(index == 0 ? variants.count : index - 1).filter { $0.properties.content != nil }
      let backgrounds = bubbles.filter { background in
        guard let direction = background.direction, condition.allows(direction) else { return false }
        return hasBubble(properties, direction) && !others.contains { $0.condition.isOnly(direction) }
      }
      return (content, backgrounds)
    }
  }

  private func hasBubble(_ properties: Properties, _ direction: Condition.Direction) -> Bool {
    let variant = variants.first { $0.condition.isOnly(direction) && $0.properties.bubble != nil }
    return (properties.bubble ?? variant?.properties.bubble ?? base.bubble)?.value != false
  }
}

extension Condition? {
  /// It may be true for messages of a direction.
  func allows(_ direction: Condition.Direction) -> Bool {
    self?.clauses.contains { $0.predicate == .direction(direction == .incoming ? .outgoing : .incoming) } != true
  }
}

extension Condition {
  /// True for all messages of a direction.
  fileprivate func isOnly(_ direction: Direction) -> Bool { clauses.map(\.predicate) == [.direction(direction)] }
}
