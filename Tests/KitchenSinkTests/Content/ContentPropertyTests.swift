import Foundation
import MessageRuntime
import TestSupport
import Testing

@testable import KitchenSink

/// What holds for every content in every space, sensible or not.
struct ContentPropertyTests {
  /// As `FakeMeasuring`, or with answers that no measuring gives.
  private struct Measuring: MessageMeasuring {
    var odd: CGSize?

    func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize {
      odd ?? FakeMeasuring().size(of: text, font: font, lines: lines, within: width)
    }

    func size(ofImage name: String) -> CGSize? { odd ?? FakeMeasuring().size(ofImage: name) }
  }

  @Test func placesEverything() throws {
    var random = Randomness(7)
    for round in 0..<Tier.trials(4000) {
      let content = random.content(depth: 3)
      let odd = random.chance(10) ? CGSize(width: random.length(), height: random.length()) : nil
      var space = MessageLayoutSpace(
        cellWidth: random.length(), maxBubbleWidth: random.length(), measuring: Measuring(odd: odd),
        reserved: random.chance(2) ? .zero : CGSize(width: random.length(), height: random.length()))
      let textScale = random.pick([nil, 1, 1, 0.8, 3, 0, -1] as [CGFloat?])
      space.textScale = textScale
      let fixed = random.chance(3) ? CGSize(width: random.length(), height: random.length()) : nil
      let placement = content.placement(in: space, size: fixed)
      let note: Comment = "SEED=\(Randomness.seed) round \(round)"
      try #require(placement == content.placement(in: space, size: fixed), note)
      try #require(isLength(placement.size.width) && isLength(placement.size.height), note)
      if let fixed, fixed.width >= 0, fixed.height >= 0, fixed.width <= 1e6, fixed.height <= 1e6 {
        try #require(placement.size.width == fixed.width, note)
        try #require(
          (textScale ?? 1) > 1 ? placement.size.height >= fixed.height : placement.size.height == fixed.height, note)
      }
      if fixed == nil { try #require(placement.size.width <= max(0, space.maxBubbleWidth), note) }
      for item in placement.items {
        try #require(isInside(item.frame, CGRect(origin: .zero, size: placement.size)), note)
        try #require(isInside(item.inside, item.frame), note)
      }
      try #require(!hasOverlaps(placement.items), note)
      if fixed == nil, space.reserved.width > 0 { try #require(isFree(space.reserved, content, placement), note) }
    }
  }

  @Test func whatIsNoNumberIsNothing() {
    let odd = CGFloat.nan
    let label = MessageContent(
      .label(MessageContent.Label("ab", font: MessageFont(size: 10))), minHeight: odd,
      padding: MessageLayout.Insets(odd, odd, odd, odd))
    let line = MessageContent(.separator(MessageContent.Separator(odd)), maxWidth: .points(odd))
    let stack = MessageContent.Stack([label, line], spacing: odd, alignment: .end)
    let space = MessageLayoutSpace(cellWidth: odd, maxBubbleWidth: 100, measuring: FakeMeasuring())
    let placement = MessageContent(.column(stack)).placement(in: space)
    #expect(placement.size == CGSize(width: 20, height: 10))
    #expect(
      placement.items.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 10, width: 0, height: 0),
      ])
  }

  @Test func deepContents() {
    var content = MessageContent(.label(MessageContent.Label("x", font: MessageFont(size: 10))))
    for depth in 0..<400 {
      let stack = MessageContent.Stack([content, content], spacing: 1)
      content = MessageContent(depth % 2 == 0 ? .row(stack) : .column(.init([stack.elements[0]])))
    }
    // Twice as many with each row: what is too deep to be placed is not even looked at.
    var chain = content
    for _ in 0..<400 { chain = MessageContent(.column(MessageContent.Stack([chain]))) }
    let space = MessageLayoutSpace(cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring())
    #expect(chain.placement(in: space).items.isEmpty)
  }

  private func isLength(_ value: CGFloat) -> Bool { value >= 0 && value.isFinite }

  private func isInside(_ inner: CGRect, _ outer: CGRect) -> Bool {
    let slack = 1e-6 * max(1, outer.maxX, outer.maxY)
    return isLength(inner.minX) && isLength(inner.minY) && isLength(inner.width) && isLength(inner.height)
      && inner.minX >= outer.minX - slack && inner.minY >= outer.minY - slack && inner.maxX <= outer.maxX + slack
      && inner.maxY <= outer.maxY + slack
  }

  /// Of what is drawn on the backgrounds.
  private func hasOverlaps(_ items: [MessageContentPlacement.Item]) -> Bool {
    let frames = items.filter { !$0.element.isBackground }.map(\.frame).filter { $0.width > 0 && $0.height > 0 }
    return frames.indices.contains { first in
      frames[..<first].contains { other in
        let both = frames[first].intersection(other)
        return !both.isNull && both.width > 1e-6 * max(1, both.maxX) && both.height > 1e-6 * max(1, both.maxY)
      }
    }
  }

  private func isFree(_ corner: CGSize, _ content: MessageContent, _ placement: MessageContentPlacement) -> Bool {
    guard corner.height > 0, corner.height <= 1e6 else { return true }
    return placement.items.enumerated().allSatisfy { index, item in
      if item.element.isBackground { return true }
      let isWhole = index == 0 && !content.isBackground
      let drawn = isWhole || item.element.background == nil ? item.inside : item.frame
      let isEmpty = drawn.width == 0 || drawn.height == 0
      let slack = 1e-6 * max(1, placement.size.width, placement.size.height)
      return isEmpty || drawn.maxX <= placement.size.width - corner.width + slack
        || drawn.maxY <= placement.size.height - corner.height + slack
    }
  }
}

extension MessageContent {
  fileprivate var isBackground: Bool {
    switch kind {
    case .row, .column: return true
    default: return false
    }
  }
}
