import MessageRuntime
import Testing

@testable import Catalog

struct BrokenTextTests {
  private static let font = MessageFont(size: 10)

  private func lines(_ text: String, within width: Double, limit: Int = 0) -> [String] {
    BrokenText(text, Self.font, within: width, limit: limit).lines.map(\.text)
  }

  @Test func breaksAtSpacesAndBesideWideCharacters() {
    #expect(lines("one two", within: 25) == ["one", "two"])
    #expect(lines("红包消息", within: 20) == ["红包", "消息"])
    #expect(lines("a\nb", within: 100) == ["a", "b"])
  }

  @Test func neverBreaksBeforeClosingPunctuation() {
    #expect(lines("红包，消息", within: 20) == ["红", "包，", "消息"])
  }

  @Test func cutsALongWordAndALastLine() {
    #expect(lines("mmmm", within: 20).joined() == "mmmm")
    #expect(lines("mmmm", within: 20).count > 1)
    #expect(lines("红包消息", within: 20, limit: 1) == ["红…"])
  }

  @Test func measuresAsItBreaks() {
    let measuring = TableMeasuring()
    #expect(measuring.size(of: "红包", font: Self.font, lines: 0, within: 100).width == 20)
    #expect(measuring.size(of: "", font: Self.font, lines: 0, within: 100) == .zero)
    let two = measuring.size(of: "红包消息", font: Self.font, lines: 0, within: 20)
    #expect(abs(two.height - 23.86) < 0.001)
  }
}
