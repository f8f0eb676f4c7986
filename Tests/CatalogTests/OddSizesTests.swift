import Catalog
import Schema
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// No bubble is too small, too large or too empty for the pages: one that were would cost all of them.
struct OddSizesTests {
  @Test(arguments: 0..<(Tier.hasEverything ? 6 : 1)) func everyMessageHasItsPage(_ round: Int) throws {
    var random = Randomness(UInt64(34 + round))
    let messages = (1...30).map { OddMessage(number: $0, random: &random).text }
    let project = TestProject(
      messages,
      configuration: """
        version: 1
        docs: { width: \(random.pick([200, 375, 1000])), languages: [en] }
        targets: [{ name: App, path: Sources/App, sdk: [\(random.pick(["nimkit", "tuikit", "nim-v2"]))] }]
        """)
    let catalog = try project.catalog
    let files = try catalog.html().flatMap(\.files) + catalog.markdown().flatMap(\.files)
    for message in try project.schema.messages {
      let pages = files.filter { [message.name + ".html", message.name + ".md"].contains($0.name) }
      #expect(pages.count == 2)
      for page in pages {
        #expect(page.bytes.count < 1_000_000, "\(message.name)")
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(!text.contains(/[=" ,](nan|-?inf)[" ,]/))
      }
    }
  }

  @Test func allIDsMayBeReserved() throws {
    let project = TestProject(
      """
      message: A
      ids: [0..9223372036854775807]
      === messagegen.yaml
      version: 1
      ids: { allowed: 0..9223372036854775807 }
      """)
    #expect(try !project.catalog.html().isEmpty)
  }
}

/// A message whose fields may be missing or empty, with a bubble of a size that nobody would choose.
private struct OddMessage {
  let text: String

  init(number: Int, random: inout Randomness) {
    let fields = Self.types.enumerated().map { index, type in
      "  f\(index): \(type)\(random.chance(2) ? "?" : "")"
    }
    let example = Self.types.enumerated().compactMap { index, type -> String? in
      guard let empty = Self.empty[type], random.chance(2) else { return nil }
      return "f\(index): \(empty)"
    }
    let examples = random.chance(2) ? ["examples:", "  empty: { \(example.joined(separator: ", ")) }"] : []
    let isDrawn = random.chance(2)
    let properties = isDrawn ? Self.content(&random) : Self.size(&random)
    let variants = [
      "  variants:", "    - when: { f0: \(random.pick(["nonEmpty", "empty"])) }",
      "      size: \(random.pick(Self.sizes))",
    ]
    let shared = random.chance(2) ? ["  insets: \(random.pick(Self.edges))"] : []
    let lines =
      ["message: M\(number)", "id: \(number)", "fields:"] + fields + examples
      + ["texts: { summary: \"{f0}\" }", "layout:"] + properties + shared + (random.chance(2) ? variants : [])
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let types = ["string", "int", "double", "[string]", "{ string: int }", "url", "bool", "json"]
  private static let empty = ["string": "\"\"", "[string]": "[]", "{ string: int }": "{}", "int": "0"]
  private static let lengths = ["0", "0.01", "1", "full", "max", "full-400", "full-250", "max-250", "full*10", "10000"]
  private static let edges = ["0", "[10000, -10000, 10000, -10000]", "[0, 400, 0, 400]", "[-9, -9, -9, -9]"]
  private static let fonts = ["0.0001", "1", "16", "10000"]
  private static let sizes =
    ["auto", "{ image: photo, extra: [-10000, 10000] }", "{ aspectRatio: [f1, f2], else: [0.01, 10000] }"]
    + lengths.map { "[\($0), 10]" } + lengths.map { "[100, \($0)]" }

  private static func size(_ random: inout Randomness) -> [String] {
    if random.chance(2) { return ["  size: \(random.pick(sizes))"] }
    let text = random.pick(["{f0}", "{f0} {f1} {f3.joined}", "a text of some length {f0}"])
    let bound = random.pick(["", ", width: \(random.pick(lengths))", ", maxWidth: \(random.pick(lengths))"])
    return ["  size: { text: \"\(text)\", font: \(random.pick(fonts))\(bound), padding: \(random.pick(edges)) }"]
  }

  private static func content(_ random: inout Randomness) -> [String] {
    let (width, font) = (random.pick(lengths), random.pick(fonts))
    return [
      random.chance(2) ? "  size: \(random.pick(sizes))" : "  bubble: \(random.pick(["true", "false"]))",
      "  content:", "    spacing: \(random.pick(["0", "10000"]))",
      "    \(random.pick(["row", "column"])):",
      "      - { label: \"{f0} {f3.joined}\", font: \(font), width: \(width), lines: \(random.pick(["0", "1"])) }",
      "      - { image: f5, width: \(random.pick(lengths)), height: \(random.pick(["0", "10000"])) }",
      "      - { rating: f2, max: 100, starSize: \(font), hideWhenEmpty: \(random.pick(["true", "false"])) }",
      "      - { separator: \(font), when: { f6: present } }",
    ]
  }
}
