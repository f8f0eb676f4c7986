import Foundation
import SchemaTestSupport
import Templating
import TestSupport
import Testing

@testable import Emitters

/// What fills the templates: a view of each kind, as it is in `Views`. A change of generated code shows there first.
///
/// `Views/<project>.txt` names files of a test project; `make golden` writes the views of each of them below its name.
struct ViewTests {
  private static let projects = ["Consumers", "NIMKit", "NIMv2", "TUIKit"]

  private static func file(of project: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Views/\(project).txt")
  }

  /// Those of each file that is generated for a test project.
  private static func views(of project: String) throws -> [String: [FilledTemplate]] {
    let schema = try TestProject(folder: "Tests/Projects/" + project).schema
    let pages = try Emitter.views(of: schema, target: schema.configuration.targets[0], version: "1.2.3")
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.file, $0.views) })
  }

  @Test(arguments: projects) func areAsTheyWere(_ project: String) throws {
    let isGolden = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil
    var archive = try TextArchive(contentsOf: Self.file(of: project))
    let views = try Self.views(of: project)
    for (index, item) in archive.cases.enumerated() {
      let name = item.name ?? ""
      let filled = try #require(views[name], "\(name) is no file of \(project)")
      let found = filled.map { "# \($0.view)\n\n\($0.dump)" }.joined(separator: "\n")
      archive.cases[index].head = found
      if !isGolden, let lines = differingLines(expected: item.head, found: found) {
        Issue.record("\(name): `make golden`, then read the diff\n\(lines)")
      }
    }
    if isGolden { try archive.write(to: Self.file(of: project)) }
  }

  @Test func everyKindIsThere() throws {
    var (all, shown): (Set<String>, Set<String>) = ([], [])
    for project in Self.projects {
      let names = try TextArchive(contentsOf: Self.file(of: project)).cases.map(\.name)
      for (name, views) in try Self.views(of: project) {
        all.formUnion(views.map(\.view))
        if names.contains(name) { shown.formUnion(views.map(\.view)) }
      }
    }
    #expect(all.subtracting(shown) == [])
  }
}
