import Reports
import SourceText
import Testing

@testable import messagegen

/// How fixes are chosen and repeated, with a made-up reader that finds words.
struct FixingTests {
  /// What is found, and what a safe fix makes of it.
  private struct Word {
    var text: String
    var better: String
    var isSafe = true
  }

  private func state(_ files: [SourceFile], _ words: [Word]) -> Fixing.State {
    var findings: [Diagnostic] = []
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for word in words {
        for range in text.ranges(of: word.text) {
          let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
          let location = SourceRange(file: file.id, start: start, end: start + word.text.utf8.count)
          let fixIt = Diagnostic.FixIt(.verbatim("f"), replace: location, with: word.better, isSafe: word.isSafe)
          findings.append(Diagnostic("r", .error, .verbatim(word.text), at: location, fixIts: [fixIt]))
        }
      }
      for range in text.ranges(of: "!") {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let location = SourceRange(file: file.id, start: start, end: start + 1)
        findings.append(Diagnostic("yaml-syntax", .error, .verbatim("broken"), at: location))
      }
    }
    return Fixing.State(files: files, findings: findings.inOrder(), all: findings)
  }

  private func fix(
    _ text: String, _ words: [Word], mayChange: @escaping (SourceFile) -> Bool = { _ in true }
  ) throws -> (text: String, count: Int) {
    let file = SourceFile(id: .init(0), path: "a", text: text)
    let fixing = Fixing(read: { state($0, words) }, mayChange: mayChange)
    let result = try fixing.fix(state([file], words))
    return (String(decoding: result.state.files[0].bytes, as: UTF8.self), result.fixedCount)
  }

  @Test func appliesSafeFixesAlone() throws {
    let words = [Word(text: "a", better: "红"), Word(text: "b", better: "x", isSafe: false)]
    #expect(try fix("a 🧧 b # a\r\n", words) == ("红 🧧 b # 红\r\n", 2))
    #expect(try fix("x", words) == ("x", 0))
  }

  @Test func repeatsUntilNothingIsLeft() throws {
    let words = [Word(text: "a", better: "b"), Word(text: "b", better: "c"), Word(text: "c", better: "")]
    #expect(try fix("a c", words) == (" ", 4))
  }

  @Test func ofOverlappingFixesTheFirstWins() throws {
    #expect(try fix("abc", [Word(text: "ab", better: "x"), Word(text: "bc", better: "y")]) == ("xc", 1))
    #expect(try fix("ab", [Word(text: "a", better: "1"), Word(text: "b", better: "2")]) == ("12", 2), "one waits")
  }

  @Test func doesNotRunInCircles() throws {
    let words = [Word(text: "a", better: "b"), Word(text: "b", better: "a"), Word(text: "c", better: "d")]
    #expect(try fix("a c", words) == ("b d", 2))
    #expect(try fix("a", [Word(text: "a", better: "a")]) == ("a", 0))
  }

  @Test func endsWhereAFixNeverEnds() throws {
    let (text, count) = try fix("a", [Word(text: "a", better: "aa")])
    #expect(text.count == count + 1 && text.count < 1000)
  }

  @Test func undoesWhatBreaksTheText() throws {
    let words = [Word(text: "a", better: "x"), Word(text: "b", better: "!"), Word(text: "c", better: "y")]
    #expect(try fix("a  b  c", words) == ("x  b  y", 2))
    #expect(try fix("b", words) == ("b", 0))
    #expect(try fix("!  b", [Word(text: "!", better: "b"), Word(text: "b", better: "!")]).text != "!  !")
  }

  /// A mended configuration says where the schemas are, which may be broken themselves.
  @Test func aFileThatIsNewIsNotBrokenByAFix() throws {
    let words = [Word(text: "a", better: "b")]
    func read(_ files: [SourceFile]) -> Fixing.State {
      let found = files.count == 1 ? [SourceFile(id: .init(1), path: "b", text: "! a")] : []
      return state(files + found, words)
    }
    let result = try Fixing(read: read, mayChange: { _ in true })
      .fix(state([SourceFile(id: .init(0), path: "a", text: "a")], words))
    #expect(result.state.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["b", "! b"])
    #expect(result.fixedCount == 2)
  }

  @Test func touchesOnlyTheFilesAskedFor() throws {
    #expect(try fix("a", [Word(text: "a", better: "b")], mayChange: { $0.path != "a" }) == ("a", 0))
  }

  @Test func makesAFixInTwoFilesWholeOrNotAtAll() throws {
    let files = ["a", "b"].enumerated().map { SourceFile(id: .init($0), path: $1, text: "x") }
    func state(_ files: [SourceFile]) -> Fixing.State {
      guard files[0].bytes == Array("x".utf8) else { return Fixing.State(files: files, findings: [], all: []) }
      let edits = files.map { Diagnostic.Edit(range: $0.range, replacement: "y") }
      let fixIt = Diagnostic.FixIt(.verbatim("f"), edits: edits, isSafe: true)
      let finding = Diagnostic("r", .error, .verbatim("m"), at: files[0].range, fixIts: [fixIt])
      return Fixing.State(files: files, findings: [finding], all: [finding])
    }
    let one = try Fixing(read: state, mayChange: { $0.path == "a" }).fix(state(files))
    #expect(one.fixedCount == 0 && one.state.files.map(\.bytes) == files.map(\.bytes))
    let both = try Fixing(read: state, mayChange: { _ in true }).fix(state(files))
    #expect(both.fixedCount == 1 && both.state.files.allSatisfy { $0.bytes == Array("y".utf8) })
  }
}
