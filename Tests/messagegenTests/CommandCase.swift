import Foundation
import TestSupport
import Testing

/// What somebody types in a project, and what comes of it: a case of a file in `Commands`.
///
/// Its head is for the shell. A section `project <name>` gives it the files of that case of `Projects.txt`, a section
/// `before/<path>` a file of its own, which may stand in for one of those; without any of these sections its project is
/// `gift`. `stdout`, `stderr` and `exit` are what is printed and the exit code: empty and 0 if they are missing.
/// `changes` lists the files that are new (`+`), others than before (`~`) or gone (`-`); `after/<path>` has those of
/// them that people read, which is all but generated code.
struct CommandCase {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Commands")
  static let projects = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects.txt")
  /// Of a case that has no project of its own.
  static let usualProject = "gift"

  let text: TextArchive.Case

  init(_ text: TextArchive.Case) { self.text = text }

  /// The name of the project that it shares with other cases; nil: all files are its own.
  var sharedProject: String? {
    if let section = text.sections.first(where: { $0.name.hasPrefix("project ") }) {
      return String(section.name.dropFirst("project ".count))
    }
    return text.sections.contains(where: Self.isOfProject) ? nil : Self.usualProject
  }

  /// What came of it when somebody looked at it, by the names of the sections.
  var picture: [String: String] {
    text.sections.filter { !Self.isOfProject($0) }.reduce(into: [:]) { $0[$1.name] = $1.text }
  }

  /// The same case with what comes of it now.
  func showing(_ picture: [String: String]) -> TextArchive.Case {
    let order = ["stdout", "stderr", "exit", "changes"]
    let names = order.filter { picture[$0] != nil } + picture.keys.filter { !order.contains($0) }.sorted()
    let sections = names.map { TextArchive.Section($0, picture[$0] ?? "") }
    return TextArchive.Case(
      name: text.name, head: text.head, sections: text.sections.filter(Self.isOfProject) + sections)
  }

  /// Runs the commands in a copy of the project.
  func run() throws -> [String: String] {
    let project = try project()
    let disk = TemporaryProject(["command": text.head])
    for (name, text) in project { disk.write(text, to: "App/" + name) }
    let environment = "env -i HOME=/ PATH='\(BuiltTool.folder)':/usr/bin:/bin"
    let end = disk.shell(
      "cd App && \(environment) sh '\(disk.path)/command' </dev/null >'\(disk.path)/stdout' 2>'\(disk.path)/stderr'")
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

  /// The texts of the project by their paths.
  private func project() throws -> [String: String] {
    var files: [String: String] = [:]
    if let name = sharedProject {
      let shared = try #require(try TextArchive(contentsOf: Self.projects).cases.first { $0.name == name })
      for section in shared.sections { files[section.name] = section.text }
    }
    for section in text.sections where section.name.hasPrefix("before/") {
      files[String(section.name.dropFirst("before/".count))] = section.text
    }
    return files
  }

  private static func isOfProject(_ section: TextArchive.Section) -> Bool {
    section.name.hasPrefix("project ") || section.name.hasPrefix("before/")
  }

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
}
