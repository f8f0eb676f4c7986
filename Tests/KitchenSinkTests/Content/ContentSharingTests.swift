import Foundation
import MessageRuntime
import TestSupport
import Testing

@testable import KitchenSink

/// How the elements of a row share what is left of it.
struct ContentSharingTests {
  private func label(_ count: Int) -> MessageContent {
    MessageContent(.label(MessageContent.Label(String(repeating: "x", count: count), font: MessageFont(size: 10))))
  }

  private func row(_ elements: [MessageContent], spacing: CGFloat = 0) -> MessageContent {
    MessageContent(.row(MessageContent.Stack(elements, spacing: spacing)))
  }

  private func space(_ width: CGFloat, _ measuring: any MessageMeasuring = FakeMeasuring()) -> MessageLayoutSpace {
    MessageLayoutSpace(cellWidth: width, maxBubbleWidth: width, measuring: measuring)
  }

  private func widths(_ elements: [MessageContent], spacing: CGFloat = 0, in width: CGFloat) -> [CGFloat] {
    row(elements, spacing: spacing).placement(in: space(width)).items.map(\.frame.width)
  }

  @Test func whoNeedsLittleLeavesTheRest() {
    let rows: [([Int], CGFloat, [CGFloat])] = [
      ([24, 2], 260, [240, 20]), ([2, 24], 260, [20, 240]), ([24, 2], 250, [230, 20]), ([24, 24], 260, [130, 130]),
      // 300: the 20 leave 140 for each; who needs 130 leaves 150.
      ([30, 2, 13], 300, [150, 20, 130]),
    ]
    for (counts, width, expected) in rows { #expect(widths(counts.map { label($0) }, in: width) == expected) }
    // Rows in rows say what they would take, too.
    #expect(widths([row([label(10), label(14)]), label(2)], in: 260) == [100, 140, 20])
    #expect(widths([label(2), row([label(3), label(40)])], in: 120) == [20, 30, 70])
  }

  @Test func everybodyGetsWhatTheyNeedWhereThereIsRoom() throws {
    var random = Randomness(11)
    for round in 0..<Tier.trials(2000) {
      let counts = (0...random.below(5)).map { _ in 1 + random.below(random.pick([4, 40])) }
      let elements = counts.map { count in
        switch random.below(4) {
        case 0: return MessageContent(.column(MessageContent.Stack([label(count), label(1)])))
        case 1: return row([label(count)])
        default: return label(count)
        }
      }
      let gap = CGFloat(random.below(90)) / 10
      let width = CGFloat(1000 + random.below(5000)) / 10
      let items = row(elements, spacing: gap).placement(in: space(width)).items
      let frames = items.filter { $0.frame.minY == 0 }.map(\.frame)
      let wanted = counts.map { CGFloat($0) * 10 }
      let note: Comment = "SEED=\(Randomness.seed) round \(round)"
      try #require(frames.count == counts.count, note)
      let room = width - gap * CGFloat(counts.count - 1)
      if wanted.reduce(0, +) <= room { try #require(frames.map { $0.width.rounded() } == wanted, note) }
      // Who does not get enough has as many letters as anybody.
      for (frame, wish) in zip(frames, wanted) where frame.width.rounded() < wish {
        try #require(frame.width + 1e-6 >= (frames.map(\.width).max() ?? 0), note)
      }
      // The order does not count.
      let turned = row(elements.reversed(), spacing: gap).placement(in: space(width)).items
      try #require(
        turned.map { $0.frame.width.rounded() }.sorted() == items.map { $0.frame.width.rounded() }.sorted(), note)
    }
  }

  /// Counts how often it is asked.
  private final class Counting: MessageMeasuring {
    var count = 0
    func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize {
      count += 1
      return FakeMeasuring().size(of: text, font: font, lines: lines, within: width)
    }
    func size(ofImage name: String) -> CGSize? { nil }
  }

  @Test func textsAreMeasuredAFewTimes() {
    func count(_ content: MessageContent, in width: CGFloat) -> Int {
      let measuring = Counting()
      _ = content.placement(in: space(width, measuring))
      return measuring.count
    }
    #expect(count(row([label(24)]), in: 100) == 1)
    #expect(count(row([label(24), label(2)]), in: 260) == 2)
    #expect(count(row([label(24), label(2)]), in: 200) == 3, "the first once more, with what is left for it")
    // Each of 17 texts at most once for each row around it, and once more.
    var nested = label(9)
    for _ in 0..<16 { nested = row([label(9), nested]) }
    #expect(count(nested, in: 100) <= 17 * 17)
  }
}
