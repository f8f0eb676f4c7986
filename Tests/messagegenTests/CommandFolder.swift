import Foundation
import TestSupport
import Testing

/// A picture of the command line: what somebody types in a project, and what comes of it.
///
/// In `Commands/<name>`, `command` is for the shell, `before` the project (that of `Commands/before` if there is none).
/// `stdout`, `stderr` and `exit` are what is printed and the exit code: empty and 0 if they are missing. `changes` lists
/// the files that are new (`+`), others than before (`~`) or gone (`-`); `after` has those of them that people read,
/// which is all but generated code.
struct CommandFolder: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Commands")

  static let all: [CommandFolder] = names(in: folder).filter { $0 != "before" }.map { CommandFolder(name: $0) }

  let name: String
  var testDescription: String { name }

  private var url: URL { Self.folder.appending(path: name) }

  /// What is beside the command, by its path in the folder.
  var picture: [String: String] {
    Self.files(in: url).filter { $0.key != "command" && !$0.key.hasPrefix("before/") }
  }

  /// Writes what came of the command beside it.
  func write(_ picture: [String: String]) throws {
    for name in self.picture.keys where picture[name] == nil {
      try FileManager.default.removeItem(at: url.appending(path: name))
    }
    for (name, text) in picture {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Runs the command in a copy of the project.
  func run() throws -> [String: String] {
    let own = url.appending(path: "before")
    let project = Self.files(
      in: FileManager.default.fileExists(atPath: own.path) ? own : Self.folder.appending(path: "before"))
    let disk = TemporaryProject()
    for (name, text) in project { disk.write(text, to: "App/" + name) }
    let environment = "env -i HOME=/ PATH='\(Self.tools)':/usr/bin:/bin"
    let end = disk.shell(
      "cd App && \(environment) sh '\(url.path)/command' </dev/null >'\(disk.path)/stdout' 2>'\(disk.path)/stderr'")
    var picture = ["stdout", "stderr"].reduce(into: [:]) { picture, name in
      picture[name] = disk.text(name).map { Self.settled($0, in: disk.path) }
    }
    let after = Self.files(in: disk.url("App"))
    let names = Set(project.keys).union(after.keys).filter { project[$0] != after[$0] }.sorted()
    picture["changes"] = names.map { "\(project[$0] == nil ? "+" : after[$0] == nil ? "-" : "~") \($0)\n" }.joined()
    for name in names {
      if let text = after[name], !Self.isGenerated(name, among: after) {
        picture["after/" + name] = Self.settled(text, in: disk.path)
      }
    }
    picture["exit"] = end == 0 ? "" : "\(end >> 8)\n"
    return picture.filter { !$0.value.isEmpty || $0.key.hasPrefix("after/") }
  }

  /// The folder of the tool that was built with the tests.
  private static let tools =
    URL(filePath: #filePath).appending(path: "../../../.build/debug").standardizedFileURL.path

  /// Without what differs from run to run: the folder and the time it took.
  private static func settled(_ text: String, in folder: String) -> String {
    text.replacing(folder, with: "").replacing(folder.dropFirst(), with: "")
      .replacing(/( in |用时 )(less than 1 ms|不到 1 毫秒|[0-9]+ (m?s\b|毫秒|秒))/) { "\($0.1)…" }
  }

  /// Whether nobody reads a file: what is beside a manifest, and JSON Schemas.
  private static func isGenerated(_ name: String, among files: [String: String]) -> Bool {
    let folder = name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return files[folder + ".messagegen-manifest"] != nil || name.hasSuffix(".schema.json")
  }

  private static func files(in folder: URL) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
