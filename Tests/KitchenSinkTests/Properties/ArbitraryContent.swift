import Foundation
import MessageRuntime
import TestSupport

@testable import KitchenSink

/// Random contents, with lengths that no schema has too.
extension Randomness {
  mutating func content(depth: Int) -> MessageContent {
    MessageContent(
      kind(depth: depth), width: chance(4) ? layoutLength() : nil, maxWidth: chance(4) ? layoutLength() : nil,
      height: chance(5) ? number() : nil, minHeight: chance(5) ? number() : nil,
      padding: chance(3) ? MessageLayout.Insets(number(), number(), number(), number()) : nil,
      background: chance(3) ? MessageColor(any()) : nil, cornerRadius: CGFloat(below(9)))
  }

  private mutating func kind(depth: Int) -> MessageContent.Kind {
    switch below(depth > 0 ? 9 : 5) {
    case 0: return .separator(MessageContent.Separator(number()))
    case 1:
      return .image(
        MessageContent.Image(.asset(pick(["one_icon", "none", nil])), placeholder: pick(["icon_ken", nil])))
    case 2: return .rating(MessageContent.Rating(any(), max: pick([0, 1, 5, -1]), item: number(), spacing: number()))
    case 3: return .button(MessageContent.Button(any(), font: MessageFont(size: number())))
    case 4: return .label(MessageContent.Label(any(), font: MessageFont(size: number()), lines: pick([0, 1, 2, -1])))
    case 5, 6: return .row(stack(depth: depth))
    default: return .column(stack(depth: depth))
    }
  }

  private mutating func stack(depth: Int) -> MessageContent.Stack {
    var elements: [MessageContent] = []
    for _ in 0..<below(5) { elements.append(content(depth: depth - 1)) }
    return MessageContent.Stack(elements, spacing: number(), alignment: pick([.start, .center, .end, .baseline]))
  }

  private mutating func layoutLength() -> MessageLayout.Length {
    switch below(3) {
    case 0: return .points(number())
    case 1: return .full(times: pick([0.5, 1, -1]), plus: number())
    default: return .max(times: pick([0.65, 1, 2]), plus: number())
    }
  }

  /// A length that equals itself.
  private mutating func number() -> CGFloat {
    let value = length()
    return value.isNaN ? -7 : value
  }

  /// Mostly one that could be meant.
  mutating func length() -> CGFloat {
    if chance(20) { return pick([-1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude]) }
    return pick([0, 1, 4, 10, 20, 33.3, 100, CGFloat(below(4000)) / 10])
  }
}
