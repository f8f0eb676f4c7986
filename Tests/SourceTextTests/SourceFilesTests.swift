import SourceText
import Testing

struct SourceFilesTests {
  private func file(_ id: Int, _ text: String) -> SourceFile { SourceFile(id: .init(id), path: "\(id)", text: text) }

  private func start(of id: Int) -> SourceRange { SourceRange(file: SourceFile.ID(id), start: 0, end: 0) }

  @Test func idsFollowEachOther() {
    var files = SourceFiles()
    let (first, second) = (files.add("b", [1]), files.add("a", [2]))
    #expect(first.id < second.id && files.map(\.id) == [first.id, second.id])
    #expect(files[first.id].path == "b" && files[second.id].path == "a")
    let third = files.add("b", [3])
    #expect(third.id > second.id && files[first.id].bytes == [1], "a path is no id")
  }

  @Test func aFileKeepsItsIDWithOtherContent() {
    var files: SourceFiles = [file(0, "a"), file(1, "b")]
    let changed = files.replace(SourceFile.ID(1), with: [7])
    #expect(changed.path == "1" && changed.bytes == [7])
    #expect(files[SourceFile.ID(1)].bytes == [7] && files[SourceFile.ID(0)].bytes == Array("a".utf8))
    #expect(files.count == 2)
  }

  /// What follows the files of another run is found as well, and nothing of that run.
  @Test func idsNeedNotBeginAtZero() {
    var files = SourceFiles([file(4, "a"), file(5, "b")])
    let last = files.add("c", [])
    #expect(last.id == SourceFile.ID(6))
    for id in 4...6 { #expect(files.holding(start(of: id))?.id == SourceFile.ID(id)) }
    for id in [0, 3, 7] { #expect(files.holding(start(of: id)) == nil) }
  }
}
