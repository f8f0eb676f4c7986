import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// Known findings: their file, and what `lint` makes of it.
@Suite final class BaselineTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("baseline-\(UUID().uuidString)")
  private let head = "message: Gift\nid: 5\ndoc: A gift.\nsurfaces: { summary: gift }\n"

  init() throws {
    try write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    try write(head + "fields:\n  amount: double\n  price: double\n", to: "Schemas/Gift.yaml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: String { folder.path + "/known" }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The rules that still find something, and the word in the summary.
  private func lint(_ arguments: String...) throws -> (rules: [String], note: String) {
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    let (findings, notes) = try BaselineOptions.parse(arguments).unknown(project.findings, of: project)
    return (findings.map(\.id), notes.map { "; " + $0.english }.joined())
  }

  private func read(_ text: String) throws -> Baseline { try Baseline(reading: Array(text.utf8), name: "known") }

  @Test func whatIsWrittenIsKnown() throws {
    #expect(try lint("--write-baseline", file) == ([], "; wrote 2 findings to `\(file)`"))
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "messagegen baseline 1\n1 money-as-double Gift/fields/amount\n1 money-as-double Gift/fields/price\n")
    #expect(try lint("--baseline", file) == ([], "; 2 known findings not shown"))
  }

  @Test func movingAFieldOrAFileChangesNothing() throws {
    _ = try lint("--write-baseline", file)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Schemas/Gift.yaml"))
    try write("\n" + head + "fields: { price: double, amount: double }\n", to: "Schemas/Shop/Present.yaml")
    #expect(try lint("--baseline", file) == ([], "; 2 known findings not shown"))
  }

  @Test func whatIsNewIsReported() throws {
    _ = try lint("--write-baseline", file)
    try write(head + "fields: { amount: double, price: double, cost: double }\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--baseline", file).rules == ["money-as-double"])
  }

  @Test func theSummarySpeaksChinese() throws {
    _ = try lint("--write-baseline", file)
    try write(head + "fields: { amount: double }\n", to: "Schemas/Gift.yaml")
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    let notes = try BaselineOptions.parse(["--baseline", file]).unknown(project.findings, of: project).notes
    #expect(notes.map(\.chinese) == ["未显示 1 个已知问题", "基线中有 1 个问题已不存在，请重新写入基线"])
  }

  @Test func whatIsGoneIsSaid() throws {
    _ = try lint("--write-baseline", file)
    try write(head + "fields: { amount: double }\n", to: "Schemas/Gift.yaml")
    let gone = "; 1 known finding not shown; 1 finding of the baseline is gone: write it anew"
    #expect(try lint("--baseline", file) == ([], gone))
    try write(head + "fields: { amount: strin }\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--baseline", file) == (["unknown-type"], ""), "nobody knows what is gone")
  }

  @Test func fatalErrorsAreNeverKnown() throws {
    try write(head.replacingOccurrences(of: "Gift", with: "Twin"), to: "Schemas/Twin.yaml")
    let (rules, _) = try lint("--write-baseline", file)
    #expect(rules == ["duplicate-id"])
    try write("messagegen baseline 1\n1 duplicate-id Twin/id\n1 duplicate-id Gift/id\n", to: "known")
    #expect(try lint("--baseline", file).rules.contains("duplicate-id"))
  }

  @Test func nothingIsWrittenWhileSomethingCannotBeRead() throws {
    try write("message: [Bad\n", to: "Schemas/Bad.yaml")
    #expect(try lint("--write-baseline", file).note.contains("no baseline was written"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func equalKeysAreCounted() throws {
    let key = Baseline.Key(rule: "a-b", path: "Gift")
    let baseline = Baseline([key, key])
    #expect(baseline.text == "messagegen baseline 1\n2 a-b Gift\n")
    #expect(baseline.remaining(of: [(1, key), (2, nil), (3, key), (4, key)]) == [2, 4])
    #expect(baseline.gone(from: [key]) == 1 && baseline.gone(from: [key, key, key]) == 0)
    #expect(try read(baseline.text) == baseline)
  }

  @Test func aMergeOfTwoIsRead() throws {
    let union = try read("messagegen baseline 1\n2 a-b Gift\n1 a-b Box/红包 x\r\n1 a-b Gift\n\n")
    #expect(union.text == "messagegen baseline 1\n1 a-b Box/红包 x\n2 a-b Gift\n")
  }

  @Test(arguments: [
    ("", "line 1 of the baseline `known` does not say"), ("{}\n", "line 1 of the baseline"),
    ("messagegen baseline 2\n", "is of version 2; this messagegen reads version 1"),
    ("messagegen baseline 1\n1 a-b Gift\n<<<<<<< HEAD\n", "line 3 of the baseline `known` is the mark of a merge"),
    ("messagegen baseline 1\n0 a-b Gift\n", "line 2"), ("messagegen baseline 1\na-b Gift\n", "line 2"),
    ("messagegen baseline 1\n1 a-b\n", "line 2"),
  ])
  func garbageIsNamedByItsLine(text: String, problem: String) {
    let failure = #expect(throws: Failure.self) { try read(text) }
    #expect(failure?.message.contains(problem) == true && failure?.help != nil && failure?.exitCode.rawValue == 2)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: Failure.self) { try Baseline(reading: Array("messagegen baseline 1\n".utf8) + [0xFF], name: "x") }
  }

  @Test func optionsThatExcludeEachOther() {
    #expect(throws: (any Error).self) { try LintCommand.parse(["--baseline", "a", "--write-baseline", "b"]) }
    #expect(throws: (any Error).self) { try LintCommand.parse(["--write-baseline", "b", "Schemas"]) }
    #expect(throws: (any Error).self) {
      try LintCommand.parse(["--write-baseline", "b", "--only-rule", "missing-doc"])
    }
  }
}
