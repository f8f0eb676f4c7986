import Foundation
import Schema
import Testing

@testable import Language

struct ReferencePageTests {
  private static func page(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/messagegen/messagegen.docc")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["SchemaLanguage.md", "Profile.md", "Catalog.md"]) func tablesAreUpToDate(_ name: String) throws {
    let page = try Self.page(name)
    #expect(try ReferencePage(page).text == page, "`make reference` writes it")
  }

  @Test func everyTableAndEveryKeyIsInAPage() throws {
    let pages = try Self.page("SchemaLanguage.md") + Self.page("Profile.md") + Self.page("Catalog.md")
    for name in ReferenceTable.all.keys { #expect(pages.contains("<!-- keys: \(name) -->"), "\(name)") }
    for form in Form.all {
      for key in form.keys {
        #expect(pages.contains("`\(key.name)`") || pages.contains(" \(key.name): "), "\(key.name)")
      }
    }
  }

  private static func hex(_ color: ContentElement.Color.Value) -> String {
    let digits = String(color.rgba >> 8, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test func theBubblesAreThoseOfTheRule() throws {
    let page = try Self.page("SchemaLanguage.md")
    for kit in KitBubbles.all {
      for (name, colors) in [(kit.name, kit.light), (kit.name + ", dark", kit.dark)] {
        let cells = [colors.incoming, colors.outgoing].map { side in
          "`\(Self.hex(side.bubble))`, text `\(Self.hex(side.text))`"
        }
        let row = "| \(name) | \(cells.joined(separator: " | ")) | "
        let isListed = name == kit.name || kit.hasDarkBubbles
        #expect(page.contains(row) == isListed, "\(row)")
      }
    }
  }

  @Test func aTableIsWrittenBetweenItsMarkers() throws {
    let page = "# A\n\n<!-- keys: ids -->\nold\n<!-- end -->\n\nText\n"
    #expect(
      try ReferencePage(page).text.split(separator: "\n").prefix(5).map(String.init) == [
        "# A", "<!-- keys: ids -->", "| key | value | what it says |", "| --- | --- | --- |",
        "| `allowed` | an integer, or a range such as `1..3` | range that ids must be in; with several id keys, the value of the first |",
      ])
    #expect(try ReferencePage(page).text.hasSuffix("<!-- end -->\n\nText\n"))
  }

  @Test(
    arguments: [
      ("<!-- keys: nothing -->\n<!-- end -->", 1), ("a\n<!-- end -->", 2), ("a\n\n<!-- keys: ids -->", 3),
      ("<!-- keys: ids -->\n<!-- keys: ids -->\n<!-- end -->", 2),
    ]) func markersThatCannotBeFollowedAreNamed(_ page: String, line: Int)
  {
    #expect { try ReferencePage(page) } throws: { ($0 as? ReferencePage.BadMarker)?.line == line }
  }
}
