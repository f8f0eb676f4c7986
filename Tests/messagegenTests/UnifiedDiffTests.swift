import TestSupport
import Testing

@testable import messagegen

struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: "f").text(.plain)
  }

  private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

  @Test func nothingToDo() { #expect(diff("a\n", "a\n").isEmpty) }

  @Test func aLineInTheMiddle() {
    #expect(
      diff(lines(1...9), lines(1...4) + "five\n" + lines(6...9)) == """
        --- a/f
        +++ b/f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func twoHunks() {
    let text = diff(lines(1...20), lines(2...19))
    #expect(text.contains("@@ -1,4 +1,3 @@\n-1\n 2\n 3\n 4\n@@ -17,4 +16,3 @@\n 17\n 18\n 19\n-20\n"))
  }

  @Test func newAndDeletedFiles() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func theLastLineBreakCounts() {
    #expect(diff("a", "a\n").hasSuffix("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"))
  }

  /// Whatever the texts: the old lines with the edits made are the new lines.
  @Test func scriptsLeadFromOldToNew() {
    var generator = Randomness(1)
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...14, using: &generator)).map { _ in [UInt8.random(in: 0...3, using: &generator)][...] }
      }
      let script = LineEdit.script(from: texts[0], to: texts[1])
      #expect(script.filter { $0.operation != .added }.map(\.line) == texts[0])
      #expect(script.filter { $0.operation != .removed }.map(\.line) == texts[1])
      #expect(script.count { $0.operation == .same } == longestCommon(texts[0], texts[1]))
    }
  }

  /// What has nothing in common is not compared line by line, but for its ends.
  @Test func manyEditsAreOneReplacement() {
    let (old, new) = (Array(0..<400), Array(1000..<1400))
    let script = LineEdit.script(from: lines(of: [7] + old + [8]), to: lines(of: [7] + new + [8]))
    #expect(script.map(\.operation) == [.same] + old.map { _ in .removed } + new.map { _ in .added } + [.same])
  }

  private func lines(of numbers: [Int]) -> [ArraySlice<UInt8>] { numbers.map { Array("\($0)\n".utf8)[...] } }

  /// By the textbook's table.
  private func longestCommon(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices {
      for j in b.indices {
        table[i + 1][j + 1] = a[i] == b[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[a.count][b.count]
  }
}
