import Schema
import SourceText

/// A color that a text of `content` can be read on: of a kit's bubble, or of a background that the schema gives.
struct TextBackground {
  var color: ContentElement.Color.Value
  var isDark: Bool
  /// nil: the schema's own.
  var kit: String?
  /// nil: in both.
  var direction: Condition.Direction?
  /// It is for TUIKit alone, where a key of the theme wins over the schema's colors.
  var isThemed: Bool

  /// The bubbles that a content of a message stands in.
  static func bubbles(of message: Message, in configuration: Configuration) -> [TextBackground] {
    let targets = configuration.targets.filter { $0.has(message) }
    let kits = KitBubbles.all.filter { kit in targets.contains { $0.kitBubbles.contains(kit) } }
    return kits.flatMap { kit in
      Condition.Direction.allCases.flatMap { direction in
        [(kit.light, false), (kit.dark, true)].compactMap { colors, isDark in
          colors.map {
            TextBackground(
              color: $0.color(direction), isDark: isDark, kit: kit.name, direction: direction,
              isThemed: kit == .tuikitClassic || kit == .tuikitMinimalist)
          }
        }
      }
    }
  }
}

extension [TextBackground] {
  /// What is behind a text that has a background over these.
  func covered(by background: ContentElement.Color) -> [TextBackground] {
    let themed = contains(where: \.isThemed)
    if background.theme != nil, themed || isEmpty { return [] }
    guard background.light.isOpaque, background.dark?.isOpaque != false else {
      return map { below in
        var result = below
        result.color = (below.isDark ? background.dark ?? background.light : background.light).over(below.color)
        return result
      }
    }
    return [(background.light, false), (background.dark ?? background.light, true)].map {
      TextBackground(color: $0, isDark: $1, kit: nil, direction: nil, isThemed: themed)
    }
  }
}

extension Layout {
  /// Every content with the backgrounds that it can stand on, the bubble's among them.
  func contents(on bubbles: [TextBackground]) -> [(root: ContentElement, backgrounds: [TextBackground])] {
    entries.enumerated().compactMap { index, entry in
      guard let content = entry.content else { return nil }
      let condition = index == 0 ? nil : variants[index - 1].condition
      let others = variants.prefix(index == 0 ? variants.count : index - 1).filter { $0.properties.content != nil }
      let backgrounds = bubbles.filter { background in
        guard let direction = background.direction, condition.allows(direction) else { return false }
        return hasBubble(entry, direction) && !others.contains { $0.condition.isOnly(direction) }
      }
      return (content, backgrounds)
    }
  }

  private func hasBubble(_ entry: Entry, _ direction: Condition.Direction) -> Bool {
    let variant = variants.first { $0.condition.isOnly(direction) && $0.properties.bubble != nil }
    return (entry.bubble ?? variant?.entry.bubble ?? base.bubble)?.value != false
  }
}

extension Condition? {
  /// It may be true for messages of a direction.
  func allows(_ direction: Condition.Direction) -> Bool {
    self?.entries.contains { $0.test == .direction(direction == .incoming ? .outgoing : .incoming) } != true
  }
}

extension Condition {
  /// True for all messages of a direction.
  fileprivate func isOnly(_ direction: Direction) -> Bool { entries.map(\.test) == [.direction(direction)] }
}
