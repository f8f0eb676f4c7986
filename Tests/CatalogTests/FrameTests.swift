import Catalog
import ChatMessages
import Examples
import Foundation
import MessageRuntime
import Schema
import SchemaReader
import SourceText
import TUIKitMessages
import TestSupport
import Testing

/// The pictures' sizes and frames are those of the generated code.
@Suite struct FrameTests {
  /// A message of our own schemas with one of its examples.
  struct Sample: CustomTestStringConvertible {
    let message: Message
    let example: ExampleMessage
    let schema: Schema

    var testDescription: String { message.name + "/" + (example.name ?? "guessed") }

    /// As the generated code of its target decodes it.
    var attachment: (any CustomAttachment)? {
      let id = example.externalID.map { id -> MessageIdentity in
        switch id {
        case .integer(let number): .integer(number)
        case .string(let text): .text(text)
        }
      }
      if message.path.contains("TUIKit") {
        return TUIKitMessages.CustomAttachmentDecoder().decode(example.json, externalID: id, slots: example.slots)
          .attachment
      }
      return ChatMessages.CustomAttachmentDecoder().decode(example.json, externalID: id, slots: example.slots)
        .attachment
    }
  }

  static let samples: [Sample] = {
    guard let project = OwnProject.schema else { return [] }
    return project.messages.flatMap { message in
      ExampleMessage.all(of: message, in: project).map { Sample(message: message, example: $0, schema: project) }
    }
  }()

  static var spaces: [MessageLayoutSpace] {
    [245.0, 250, 281.25, 120].map {
      MessageLayoutSpace(cellWidth: 375, maxBubbleWidth: $0, measuring: TableMeasuring())
    }
  }

  @Test func thereAreSamples() {
    #expect(Self.samples.count >= 42)
    #expect(Self.samples.contains { $0.attachment?.layout(in: MessageContext())?.content != nil })
  }

  @Test(arguments: samples) func framesAreThoseOfTheGeneratedCode(_ sample: Sample) throws {
    let attachment = try #require(sample.attachment, "\(sample.example.json)")
    for direction in MessageDirection.allCases {
      for session in MessageSession.allCases {
        let context = MessageContext(direction: direction, session: session)
        let drawn = ExampleAttachment(Evaluation(sample.message, sample.example, in: sample.schema, context: context))
        // A view's class has the name of its target.
        #expect(drawn.layout(in: context)?.insets == attachment.layout(in: context)?.insets)
        #expect(drawn.layout(in: context)?.content == attachment.layout(in: context)?.content)
        for space in Self.spaces {
          let wanted = MessageLayout.placement(of: attachment, in: space, context: context)
          #expect(MessageLayout.placement(of: drawn, in: space, context: context) == wanted)
          if attachment.layout(in: context)?.size == .custom { continue }
          #expect(
            MessageLayout.contentSize(of: drawn, in: space, context: context)
              == MessageLayout.contentSize(of: attachment, in: space, context: context))
        }
      }
    }
  }
}

/// The project that this package is.
enum OwnProject {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sources: [SourceFile] = {
    let schemas = root.appendingPathComponent("Schemas")
    let names = FileManager.default.enumerator(atPath: schemas.path)?.compactMap { $0 as? String } ?? []
    let paths = ["messagegen.yaml"] + names.filter { $0.hasSuffix(".yaml") }.sorted().map { "Schemas/" + $0 }
    return paths.enumerated().compactMap { index, path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
      return SourceFile(id: .init(index), path: path, bytes: Array(data))
    }
  }()

  static let schema: Schema? = {
    guard let configuration = SchemaReader.readConfiguration(sources[0]).value else { return nil }
    return SchemaReader.read(sources.dropFirst(), configuration: configuration).value
  }()
}
