import Foundation
import SchemaTestSupport
import Templating
import Testing

@testable import Emitters

/// What fills the templates: a view of each kind, as it is in `Views`. A change of generated code shows there first.
///
/// `make golden` rewrites these files.
struct ViewTests {
  /// The files that the views are taken from.
  static let examples = [
    "Consumers/CardAttachment.swift", "Consumers/Level.swift", "Consumers/Point.swift",
    "Consumers/MessageProfile.swift", "NIMKit/CustomMessage.swift",
    "NIMKit/CustomAttachmentDecoder.swift", "NIMKit/CustomMessageFiles.swift",
    "NIMKit/CustomMessageLayoutConfig.swift", "NIMKit/CustomMessageTaps.swift",
    "NIMKit/NIMCustomMessageAttachment.swift", "NIMKit/NIMCustomMessages.swift",
    "NIMKit/NIMMessageReading.swift", "NIMKit/NIMMessageSending.swift",
    "NIMKit/UIKitMeasuring.swift", "NIMv2/CustomMessageChat.swift",
    "NIMv2/CustomMessageChatBubble.swift", "NIMv2/CustomMessageChatCells.swift",
    "NIMv2/CustomMessageControllers.swift", "NIMv2/CustomMessageLocalConversations.swift",
    "NIMv2/ProfileBindings.swift", "NIMv2/V2CustomMessages.swift",
    "TUIKit/CustomMessageBubble.swift", "TUIKit/CustomMessageCellData.swift",
    "TUIKit/CustomMessageLayout.swift", "TUIKit/CustomMessageMenu.swift",
    "TUIKit/GiftAttachment.swift", "TUIKit/TUIKitCustomMessages.swift",
    "TUIKit/TUIKitMessageCells.swift", "TUIKit/TUIKitTaps.swift",
    "TUIKit/V2TIMMessageReading.swift",
  ]

  /// Those of each file of the test projects.
  private static func views() throws -> [String: [FilledTemplate]] {
    var views: [String: [FilledTemplate]] = [:]
    for project in ["Consumers", "NIMKit", "NIMv2", "TUIKit"] {
      let schema = try TestProject(folder: "Tests/Projects/" + project).schema
      let target = schema.configuration.targets[0]
      for page in try Emitter.views(of: schema, target: target, version: "1.2.3") {
        views["\(project)/\(page.file)"] = page.views
      }
    }
    return views
  }

  @Test func areAsTheyWere() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Views")
    let isGolden = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil
    if isGolden { try FileManager.default.removeItem(at: folder) }
    let views = try Self.views()
    for example in Self.examples {
      let dumps = try #require(views[example], "\(example) is no file of a test project").map {
        "# \($0.view)\n\n\($0.dump)"
      }
      let file = folder.appendingPathComponent(example + ".txt")
      let text = dumps.joined(separator: "\n")
      if isGolden {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(example): `make golden`, then read the diff")
    }
  }

  @Test func everyKindIsThere() throws {
    let views = try Self.views()
    let shown = Set(Self.examples.flatMap { views[$0] ?? [] }.map(\.view))
    #expect(Set(views.values.joined().map(\.view)).subtracting(shown) == [])
  }

  /// And nothing that was an example once.
  @Test func noOtherFilesAreThere() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Views")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    #expect(files.sorted() == Self.examples.map { $0 + ".txt" }.sorted())
  }
}
