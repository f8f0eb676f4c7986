import SourceText
import Testing

@testable import Reports

struct RegionTests {
  private func region(_ text: String, _ unit: Region.Unit) -> [Int] {
    let region = Region(shown: Fixture.range(text), in: Fixture.file, unit: unit)
    return [region.startLine, region.startColumn, region.endLine, region.endColumn]
  }

  @Test func countsInItsUnit() {
    #expect(region("x", .utf8) == [2, 9, 2, 10])
    #expect(region("x", .utf16) == [2, 6, 2, 7])
  }

  @Test func leavesTheLastLineBreakOut() {
    #expect(region("b: 2\r\n", .utf16) == [3, 3, 3, 7])
    #expect(region("b: 2\r\n🧧é: x\n", .utf16) == [3, 3, 4, 7])
  }

  @Test func keepsToTheFile() {
    let beyond = SourceRange(file: .init(1), start: 90, end: 99)
    #expect(Region(beyond, in: Fixture.other, unit: .utf16).startLine == 2)
    let marked = SourceFile(id: .init(0), path: "a", text: "\u{FEFF}ab")
    #expect(Region(SourceRange(file: .init(0), start: 3, end: 4), in: marked, unit: .utf16).startColumn == 1)
  }
}
