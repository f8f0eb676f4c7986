import ArgumentParser
import Foundation
import Testing
import Workspace

@testable import messagegen

/// What `messagegen format` does to a project on the disk.
@Suite final class FormatCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("format-\(UUID().uuidString)")

  init() throws {
    try write("version: 1\ntargets: [{ path: Generated, name: Chat }]\n", to: "messagegen.yaml")
    try write("id: 5\nmessage: Gift\n", to: "Schemas/Gift.yaml")
    try write("message: Card\nid: 6\n", to: "Schemas/Card.yaml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The exit code; that of a request which cannot be granted, too.
  private func format(_ arguments: String...) throws -> Int32 {
    let command = try FormatCommand.parse(["--config", folder.path + "/messagegen.yaml"] + arguments)
    do {
      try command.run()
      return 0
    } catch let exit as ExitCode {
      return exit.rawValue
    } catch let failure as Failure {
      return failure.exitCode.rawValue
    }
  }

  @Test func rewritesWhatIsNotLaidOut() throws {
    let card = folder.appendingPathComponent("Schemas/Card.yaml").path
    let gift = folder.appendingPathComponent("Schemas/Gift.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: gift)
    let before = try FileManager.default.attributesOfItem(atPath: card)[.systemFileNumber] as? Int
    #expect(try format("--check") == 1)
    #expect(try format("--diff") == 0)
    #expect(try text("Schemas/Gift.yaml") == "id: 5\nmessage: Gift\n", "nothing is written")
    #expect(try format() == 0)
    #expect(try text("Schemas/Gift.yaml") == "message: Gift\nid: 5\n")
    #expect(try text("messagegen.yaml") == "version: 1\ntargets: [{ name: Chat, path: Generated }]\n")
    #expect(try FileManager.default.attributesOfItem(atPath: card)[.systemFileNumber] as? Int == before, "untouched")
    #expect(try FileManager.default.attributesOfItem(atPath: gift)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Schemas").count == 2)
    #expect(try format("--check") == 0)
  }

  @Test func touchesOnlyWhatIsAskedFor() throws {
    #expect(try format("Schemas/Gift.yaml") == 0)
    #expect(try text("messagegen.yaml").contains("{ path: Generated, name: Chat }"))
    #expect(try format("Schemas/Gift.yml") == 2)
  }

  @Test func leavesAloneWhatIsNoYAML() throws {
    try write("message: [Gift\nid:   5\n", to: "Schemas/Bad.yaml")
    #expect(try format() == 1)
    #expect(try text("Schemas/Bad.yaml") == "message: [Gift\nid:   5\n")
    #expect(try text("Schemas/Gift.yaml") == "message: Gift\nid: 5\n", "the others are laid out all the same")
  }

  @Test func countsWhatIsNoYAMLByItself() throws {
    try write("message: [Gift\nid:   5\n", to: "Schemas/Bad.yaml")
    let formatting = try Formatting(of: Workspace(configuration: folder.path + "/messagegen.yaml"), paths: [])
    #expect(formatting.list(isDone: true).hasSuffix("2 files changed, 1 unchanged, 1 left alone\n"))
    let chinese = formatting.list(isDone: false, .simplifiedChinese)
    #expect(chinese.hasSuffix("未格式化：Schemas/Gift.yaml\n将修改 2 个文件，1 个不变，1 个无法处理\n"))
  }

  @Test func keepsLinks() throws {
    try write("id: 7\nmessage: Far\n", to: "Elsewhere/Far.yaml")
    let link = folder.path + "/Schemas/Far.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere/Far.yaml")
    #expect(try format() == 0)
    #expect(try text("Elsewhere/Far.yaml") == "message: Far\nid: 7\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Elsewhere/Far.yaml")
  }

  @Test func aNewMessageIsLaidOut() throws {
    let configuration = ["--config", folder.path + "/messagegen.yaml"]
    try NewCommand.parse(["Album", "--field", "sizes:{string:int}", "--field", "a:string"] + configuration).run()
    try NewCommand.parse(["Empty", "--id", "empty"] + configuration).run()
    #expect(try format("Schemas/Album.yaml", "Schemas/Empty.yaml", "--check") == 0)
  }

  @Test func standardInputStandsAlone() {
    #expect(throws: (any Error).self) { try FormatCommand.parse(["-", "Schemas"]) }
    #expect(throws: (any Error).self) { try FormatCommand.parse(["-", "--check"]) }
    #expect(throws: Never.self) { try FormatCommand.parse(["-"]) }
  }
}
