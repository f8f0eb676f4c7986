import Emitters
import Foundation
import Testing
import Workspace

@testable import messagegen

/// What the guides show of `messagegen new` is what it says.
struct GuideSampleTests {
  @Test func theIDOfTheNIMKitGuideIsTheNextFreeOne() throws {
    let guide = try String(contentsOf: Self.guide("NIMKit.md"), encoding: .utf8)
    let target = try #require(guide.firstMatch(of: /```yaml\n((?:.|\n)*?)```/)).1
    let sample = try #require(guide.firstMatch(of: /messagegen new (\w+) .*\n# wrote Schemas\/\w+\.yaml with id (\S+)/))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messagegen-guide-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Schemas"), withIntermediateDirectories: true)
    try Data("version: 1\n\(target)".utf8).write(to: folder.appendingPathComponent("messagegen.yaml"))
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), reading: .findings, mayLackSchemas: true,
      progress: Progress(isShown: false))
    let message = try NewMessage(name: String(sample.1), id: nil, fields: ["title:string"], for: project)
    #expect(message.id == sample.2)
  }

  private static func guide(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/messagegen/messagegen.docc/\(name)")
  }
}
