import ArgumentParser
import TestSupport
import Testing

@testable import messagegen

/// The help of every command.
struct CommandHelpTests {
  private static var texts: [(command: String, text: String)] {
    Messagegen.commands.map { ($0.configuration.commandName ?? "", Messagegen.helpMessage(for: $0, columns: 200)) }
  }

  @Test func `examples fit a terminal of 80 columns`() {
    for type in [Messagegen.self] + Messagegen.commands {
      for line in type.configuration.discussion.split(separator: "\n") where line.hasPrefix("  ") {
        #expect(line.count <= 76, "\(line)")
      }
    }
  }

  @Test func `options of the command come before those of all commands`() throws {
    let common = ["--config", "--color", "--error-format", "--lang", "--version", "-h"]
    for (command, text) in Self.texts {
      let options = text.split(separator: "\n").drop { $0 != "OPTIONS:" }.dropFirst().filter { $0.hasPrefix("  -") }
      let names = options.compactMap { $0.split(separator: " ").first?.trimmingSuffix(",") }
      let firstCommon = try #require(names.firstIndex(where: common.contains), "\(command)")
      #expect(names[firstCommon...].allSatisfy(common.contains), "\(command): \(names)")
    }
  }

  /// In debug builds alone ArgumentParser says so itself, at the start.
  @Test func `a name is of one option`() {
    for (command, text) in Self.texts {
      let options = text.split(separator: "\n").drop { $0 != "OPTIONS:" }.dropFirst().filter { $0.hasPrefix("  -") }
      let heads = options.compactMap { $0.dropFirst(2).split(separator: "  ").first }
      let names = heads.flatMap { $0.split { " ,/".contains($0) } }.filter { $0.hasPrefix("-") }
      #expect(names.contains("--help"))
      #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.isEmpty, "\(command)")
    }
  }

  @Test func `messages of the project complete`() {
    let disk = TemporaryProject()
    disk.write("version: 1", to: "messagegen.yaml")
    disk.write("message: RedPacket\nid: 5\n---\nmessage: Gift\nid: 6\n", to: "Schemas/All.yaml")
    let words = ["messagegen", "decode", "--config", disk.path + "/messagegen.yaml", "--message", ""]
    #expect(CompletionKind.messageNames(for: words) == ["Gift", "RedPacket"])
    #expect(
      CompletionKind.messageNames(for: ["messagegen", "decode", "--config", disk.path + "/missing.yaml", ""]) == [])
  }

  @Test(arguments: CompletionShell.allCases) func `a completion script has one help`(shell: CompletionShell) {
    let text = CompletionScript(Messagegen.completionScript(for: shell)).text
    #expect(!text.contains("Show subcommand help information."))
    #expect(text.contains("---completion help -- positional@0"))
    #expect(text.split(separator: "\n").count { $0 == "_messagegen_help() {" || $0.hasSuffix("case 'help'") } == 1)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}
