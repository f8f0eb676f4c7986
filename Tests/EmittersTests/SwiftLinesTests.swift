import Testing

@testable import Emitters

/// Long lines are broken where a person would break them, and nothing else changes.
struct SwiftLinesTests {
  private static let long = String(repeating: "x", count: 60)

  private func broken(_ line: String, indentation: Int = 0) -> String {
    SwiftLines.broken([line], indentation: indentation).joined(separator: "\n")
  }

  @Test func shortLinesStay() {
    let line = "call(\(String(repeating: "x", count: 110)), 12)"
    #expect(line.count == 120 && broken(line) == line)
    #expect(broken(line, indentation: 1) != line)
  }

  @Test func argumentsGetALineEach() {
    #expect(
      broken("  list.append(Element(.label(Label(\(Self.long), a: 1)), b: [\(Self.long), 2], c))") == """
          list.append(Element(
            .label(Label(\(Self.long), a: 1)),
            b: [\(Self.long), 2],
            c
          ))
        """)
  }

  @Test func stringsAreLeftAlone() {
    let text = #""a, (b \"c), \(d("e, )"), f)""# + "\"\u{301}, \(Self.long)\""
    let end = "\(Self.long))"
    #expect(broken("call(\(text), \(end)") == "call(\n  \(text),\n  \(Self.long)\n)")
  }

  @Test func conditionsAndChoices() {
    #expect(broken("if \(Self.long), a(b, c), \(Self.long) {") == "if \(Self.long),\n  a(b, c),\n  \(Self.long)\n{")
    #expect(broken("if \(Self.long) || \(Self.long) {") == "if \(Self.long)\n  || \(Self.long)\n{")
    #expect(broken("a = \(Self.long) ? b(c, d) : \(Self.long)") == "a = \(Self.long)\n  ? b(c, d)\n  : \(Self.long)")
  }

  @Test func listsAreFilled() {
    let items = Array(repeating: "\"12345678\"", count: 12)
    #expect(
      broken("let list = [\(items.joined(separator: ", "))]") == """
        let list = [
          \(items.prefix(9).joined(separator: ", ")),
          \(items.suffix(3).joined(separator: ", "))
        ]
        """)
  }

  @Test func whatCannotBeBrokenStays() {
    for line in [
      "return \"\(Self.long)\(Self.long)\"", "call(\(Self.long)\(Self.long))", "open(\(Self.long)\(Self.long)",
    ] {
      #expect(broken(line) == line)
    }
  }
}
