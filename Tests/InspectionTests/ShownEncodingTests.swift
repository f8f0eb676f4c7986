import Inspection
import MessageRuntime
import Schema
import Testing

/// What people see of `encode()` is what is written, but for the values of sensitive fields.
struct ShownEncodingTests {
  @Test(arguments: DifferentialTests.Pair.all) func hasTheSameMembers(_ pair: DifferentialTests.Pair) throws {
    let decoders = try Decoders(pair)
    let samples = Samples(schema: decoders.schema)
    for message in decoders.schema.messages where decoders.target.has(message) {
      for input in samples.inputs(of: message) {
        let tree = JSONTree(try #require(JSONValue(json: input.text)))
        for text in [input.text, tree.withStrangers.json] {
          let payload = Payload(text, externalID: input.externalID, slots: input.slots)
          let inspection = decoders.inspector.inspect(payload)
          guard let shown = inspection.shownEncoding else { continue }
          let trees = [shown, inspection.encoded].compactMap { JSONValue(json: $0) }.map { JSONTree($0) }
          #expect(trees.count == 2 && trees[0].isSame(as: trees[1]), "\(shown)\n\(inspection.encoded)")
        }
      }
    }
  }
}

extension JSONTree {
  /// With a key in every object, twice, that no schema names.
  fileprivate var withStrangers: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { (key: $0.key, value: $0.value.withStrangers) }
          + [(key: "\"stranger\"", value: .leaf("1")), (key: "\"stranger\"", value: .leaf("2"))])
    case .list(let elements): .list(elements.map(\.withStrangers))
    case .text(let inner): .text(inner.withStrangers)
    case .leaf: self
    }
  }

  /// - Parameter whole: the same without redactions.
  fileprivate func isSame(as whole: JSONTree) -> Bool {
    switch (self, whole) {
    case (.leaf("\"<redacted>\""), _): true
    case (.leaf(let text), .leaf(let other)): UTF8Text.areSame(text, other)
    case (.object(let members), .object(let others)):
      members.count == others.count
        && zip(members, others).allSatisfy { UTF8Text.areSame($0.key, $1.key) && $0.value.isSame(as: $1.value) }
    case (.list(let elements), .list(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    case (.text(let inner), .text(let other)): inner.isSame(as: other)
    default: false
    }
  }
}
