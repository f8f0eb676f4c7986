import Testing

@testable import Workspace

struct ConflictedTextTests {
  private func text(_ text: String) -> ConflictedText? { ConflictedText(Array(text.utf8)) }

  @Test func hasBothSides() {
    let merged = "a\n<<<<<<< HEAD\nours\n||||||| base\nold\n=======\ntheirs\n>>>>>>> branch\nz\n"
    let conflict = text(merged)
    #expect(conflict?.ours == Array("a\nours\nz\n".utf8) && conflict?.theirs == Array("a\ntheirs\nz\n".utf8))
    #expect(conflict?.lines == Set(["a", "ours", "old", "theirs", "z", ""].map { Array($0.utf8)[...] }))
  }

  @Test func aSideMayBeEmpty() {
    let conflict = text("a\n<<<<<<< HEAD\n=======\ntheirs\n>>>>>>> branch\n")
    #expect(conflict?.ours == Array("a\n".utf8) && conflict?.theirs == Array("a\ntheirs\n".utf8))
  }

  @Test(arguments: [
    "", "a\n=======\nb\n", "<<<<<<< HEAD\na\n", "<<<<<<< HEAD\na\n=======\nb\n", "a\n=======\nb\n>>>>>>> branch\n",
    "<<<<<<< HEAD\na\n>>>>>>> branch\n",
  ]) func aPartOfAConflictIsNone(_ part: String) {
    #expect(text(part) == nil)
  }
}
