import ArgumentParser
import Foundation
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What `messagegen format` does to a project on the disk.
@Suite final class FormatCommandTests {
  private let disk = TemporaryProject()

  init() throws {
    disk.write("version: 1\ntargets: [{ path: Generated, name: Chat }]\n", to: "messagegen.yaml")
    disk.write("id: 5\nmessage: Gift\n", to: "Schemas/Gift.yaml")
    disk.write("message: Card\nid: 6\n", to: "Schemas/Card.yaml")
  }

  /// The exit code; that of a request which cannot be granted, too.
  private func format(_ arguments: String...) throws -> Int32 {
    let command = try FormatCommand.parse(["--config", disk.configuration] + arguments)
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
    let card = disk.path + "/Schemas/Card.yaml"
    let gift = disk.path + "/Schemas/Gift.yaml"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: gift)
    let before = try FileManager.default.attributesOfItem(atPath: card)[.systemFileNumber] as? Int
    #expect(try format("--check") == 1)
    #expect(try format("--diff") == 0)
    #expect(disk.text("Schemas/Gift.yaml") == "id: 5\nmessage: Gift\n", "nothing is written")
    #expect(try format() == 0)
    #expect(disk.text("Schemas/Gift.yaml") == "message: Gift\nid: 5\n")
    #expect(disk.text("messagegen.yaml") == "version: 1\ntargets: [{ name: Chat, path: Generated }]\n")
    #expect(try FileManager.default.attributesOfItem(atPath: card)[.systemFileNumber] as? Int == before, "untouched")
    #expect(try FileManager.default.attributesOfItem(atPath: gift)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/Schemas").count == 2)
    #expect(try format("--check") == 0)
  }

  @Test func touchesOnlyWhatIsAskedFor() throws {
    #expect(try format("Schemas/Gift.yaml") == 0)
    #expect(disk.text("messagegen.yaml")?.contains("{ path: Generated, name: Chat }") == true)
    #expect(try format("Schemas/Gift.yml") == 2)
  }

  @Test func leavesAloneWhatIsNoYAML() throws {
    disk.write("message: [Gift\nid:   5\n", to: "Schemas/Bad.yaml")
    #expect(try format() == 1)
    #expect(disk.text("Schemas/Bad.yaml") == "message: [Gift\nid:   5\n")
    #expect(disk.text("Schemas/Gift.yaml") == "message: Gift\nid: 5\n", "the others are laid out all the same")
  }

  @Test func countsWhatIsNoYAMLByItself() throws {
    disk.write("message: [Gift\nid:   5\n", to: "Schemas/Bad.yaml")
    let formatting = try Formatting(of: Workspace(configuration: disk.configuration), paths: [])
    #expect(formatting.list(isDone: true).hasSuffix("2 files changed, 1 unchanged, 1 left alone\n"))
    let chinese = formatting.list(isDone: false, .simplifiedChinese)
    #expect(chinese.hasSuffix("未格式化：Schemas/Gift.yaml\n将修改 2 个文件，1 个不变，1 个无法处理\n"))
  }

  @Test func keepsLinks() throws {
    disk.write("id: 7\nmessage: Far\n", to: "Elsewhere/Far.yaml")
    let link = disk.path + "/Schemas/Far.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere/Far.yaml")
    #expect(try format() == 0)
    #expect(disk.text("Elsewhere/Far.yaml") == "message: Far\nid: 7\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Elsewhere/Far.yaml")
  }

  @Test func aNewMessageIsLaidOut() throws {
    let configuration = ["--config", disk.configuration]
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
