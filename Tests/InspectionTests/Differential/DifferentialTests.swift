import MessageRuntime
import Schema
import TestSupport
import Testing

/// The inspection and the generated code make the same of every text.
struct DifferentialTests {
  /// A project, and its generated code.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let folder: String
    let generated: @Sendable (Decoded.Input) -> Decoded

    static let all = [
      Pair(testDescription: "ChatMessages", folder: ".") { Decoded(byChatMessages: $0) },
      Pair(testDescription: "TUIKitMessages", folder: ".") { Decoded(byTUIKitMessages: $0) },
      Pair(testDescription: "NIMMessages", folder: ".") { Decoded(byNIMMessages: $0) },
      Pair(testDescription: "StrictSink", folder: "Tests/Projects/Strict") { Decoded(byStrictSink: $0) },
      kitchenSink,
    ]

    static let kitchenSink = Pair(testDescription: "KitchenSink", folder: "Tests/Projects/Consumers") {
      Decoded(byKitchenSink: $0)
    }
  }

  /// Every example, and of its mutations, which differ little, every 24th; in `make everything` all.
  @Test(arguments: Pair.all) func mutationsOfExamples(_ pair: Pair) throws {
    let decoders = try Decoders(pair)
    let samples = Samples(schema: decoders.schema)
    let messages = decoders.schema.messages.filter { decoders.target.has($0) }
    var (examples, mutations, valid) = (0, 0, 0)
    for message in messages {
      for input in samples.inputs(of: message) {
        examples += 1
        let tree = JSONTree(try #require(JSONValue(json: input.text)))
        let grafts = examples % 8 == 0 ? samples.grafts : Samples.grafts
        for (place, mutation) in ([tree] + tree.mutations(grafts)).enumerated() {
          guard Tier.hasEverything || place == 0 || (place + examples) % 24 == 0 else { continue }
          let text = place == 0 ? input.text : mutation.json
          mutations += 1
          if try decoders.compare(Decoded.Input(text: text, externalID: input.externalID, slots: input.slots)) {
            valid += 1
          }
        }
        for other in Self.surroundings(input) + Self.truncations(input) {
          mutations += 1
          if try decoders.compare(other) { valid += 1 }
        }
      }
    }
    print(
      "\(pair.testDescription): \(messages.count) messages, \(examples) examples, \(mutations) texts, \(valid) valid")
  }

  /// With other things beside the JSON.
  private static func surroundings(_ input: Decoded.Input) -> [Decoded.Input] {
    let ids: [MessageIdentity?] = [
      nil, .integer(55), .integer(77), .integer(78), .text("40"), .text("77"), .text("word"), .text("x"), .text(""),
    ]
    return ids.map { Decoded.Input(text: input.text, externalID: $0, slots: input.slots) } + [
      Decoded.Input(text: input.text, externalID: input.externalID),
      Decoded.Input(text: "\u{FEFF} " + input.text + "\n", externalID: input.externalID, slots: input.slots),
    ]
  }

  private static func truncations(_ input: Decoded.Input) -> [Decoded.Input] {
    let bytes = Array(input.text.utf8)
    return stride(from: 0, to: bytes.count, by: 7).map {
      Decoded.Input(text: String(decoding: bytes[..<$0], as: UTF8.self), externalID: input.externalID)
    }
  }

  @Test(arguments: Pair.all) func hostileTexts(_ pair: Pair) throws {
    let decoders = try Decoders(pair)
    let ids: [MessageIdentity?] = [nil, .integer(77), .integer(78)]
    for (number, text) in HostileTexts.all.enumerated() {
      // With one of the ids in turn, in `make everything` with each.
      for (place, id) in ids.enumerated() where Tier.hasEverything || place == number % ids.count {
        _ = try decoders.compare(Decoded.Input(text: text, externalID: id))
      }
    }
  }

  /// Objects in objects, to the last one that fits and beyond: large ones fit less often.
  @Test(arguments: ["parent", "children", "byName", "broad", "broadByName"]) func deepObjects(_ way: String) throws {
    let decoders = try Decoders(.kitchenSink)
    var isValid: [Bool] = []
    for depth in 1...70 {
      let (open, close) =
        switch way {
        case "parent": (#"{"name":"n","parent":"#, "}")
        case "children", "broad": (#"{"name":"n","children":["#, "]}")
        default: (#"{"name":"n","byName":{"k":"#, "}}")
        }
      let deep = String(repeating: open, count: depth) + #"{"name":"n"}"# + String(repeating: close, count: depth)
      let (root, broad) = way.hasPrefix("broad") ? (#"{"name":"n"}"#, deep) : (deep, "null")
      let text = #"{"type":2,"data":{"root":\#(root),"broad":\#(broad),"odd":"d"}}"#
      isValid.append(try decoders.compare(Decoded.Input(text: text)))
    }
    #expect(isValid.first == true && isValid.last == false, "\(isValid)")
  }
}
