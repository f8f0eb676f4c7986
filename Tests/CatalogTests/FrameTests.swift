import Catalog
import ChatMessages
import Inspection
import KitchenSink
import MessageRuntime
import Schema
import SchemaTestSupport
import TUIKitMessages
import TestSupport
import Testing

/// The pictures' sizes and frames are those of the generated code.
struct FrameTests {
  /// A project of this repository, by its folder.
  enum Project: String, CaseIterable {
    case own = "."
    case kitchenSink = "Tests/Projects/Consumers"
  }

  /// A message of a project with one of its examples.
  struct Sample: CustomTestStringConvertible {
    let message: Message
    let example: ExampleMessage
    let project: Project
    let inspector: Inspector

    var testDescription: String { "\(project) \(message.name)/\(example.name ?? "guessed")" }

    /// As the catalog draws it.
    func drawn(in places: [Frames.Place] = Frames.Place.all) -> Frames {
      Frames(ExampleAttachment(Evaluation(message, example)), in: places)
    }

    /// As the generated code of its target decodes it; nil: not at all.
    func generated(in places: [Frames.Place] = Frames.Place.all) -> Frames? {
      let id = example.externalID.map { MessageIdentity($0) }
      let (json, slots) = (example.json, example.slots)
      let attachment: (any CustomAttachment)? =
        if project == .kitchenSink {
          KitchenSink.CustomAttachmentDecoder().decode(json, externalID: id, slots: slots).attachment
        } else if message.path.contains("TUIKit") {
          TUIKitMessages.CustomAttachmentDecoder().decode(json, externalID: id, slots: slots).attachment
        } else {
          ChatMessages.CustomAttachmentDecoder().decode(json, externalID: id, slots: slots).attachment
        }
      return attachment.map { Frames($0, in: places) }
    }
  }

  static let samples: [Sample] = Project.allCases.flatMap { project in
    guard let schema = try? TestProject(folder: project.rawValue).schema else { return [Sample]() }
    let inspector = Inspector(schema)
    return schema.messages.filter { $0.layout != nil }.flatMap { message in
      ExampleMessage.all(of: message, by: inspector).map {
        Sample(message: message, example: $0, project: project, inspector: inspector)
      }
    }
  }

  /// Those whose bubble the schema draws.
  static let drawn = samples.filter { $0.message.layout?.hasContent == true }

  @Test(arguments: Project.allCases) func contentsAreAmongThem(_ project: Project) {
    #expect(Self.drawn.count { $0.project == project } >= 5)
  }

  @Test(arguments: samples) func framesAreThoseOfTheGeneratedCode(_ sample: Sample) throws {
    let generated = try #require(sample.generated(), "\(sample.example.json)")
    let drawn = sample.drawn()
    #expect(drawn == generated)
    #expect(sample.message.layout?.hasContent != true || !drawn.lines.isEmpty)
  }

  @Test func framesOfRandomValuesAreThoseOfTheGeneratedCode() {
    var random = Randomness(24)
    var compared = 0
    for _ in 0..<1_000 {
      let pattern = random.pick(Self.drawn)
      var examples = RandomExample(schema: pattern.inspector.schema, inspector: pattern.inspector, random: random)
      let example = examples.next(of: pattern.message)
      random = examples.random
      let sample = Sample(
        message: pattern.message, example: example, project: pattern.project, inspector: pattern.inspector)
      var place = random.pick(Frames.Place.all)
      place.widths = [random.pick(place.widths)]
      // Some values break a rule of their message.
      guard let generated = sample.generated(in: [place]) else { continue }
      #expect(sample.drawn(in: [place]) == generated, "\(sample.message.name): \(example.json)")
      compared += 1
    }
    #expect(compared > 500)
  }
}

extension Layout {
  fileprivate var hasContent: Bool { ([base] + variants.map(\.properties)).contains { $0.content != nil } }
}
