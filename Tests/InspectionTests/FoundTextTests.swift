import Foundation
import Inspection
import MessageRuntime
import Schema
import SchemaTestSupport
import TestSupport
import Testing

/// What is shown as found is in the payload, and nothing sensitive is.
struct FoundTextTests {
  /// A text and where it is said to be.
  private typealias Found = (pointer: String, text: String)

  /// Everything that is printed, with what stands in its place where it is not worth a row.
  private static func rows(of explanation: MessageExplanation) -> [ExplainedRow] {
    let fields = explanation.fields.flatMap { [$0.value] + $0.notes }
    return explanation.ids + fields + explanation.keys + explanation.failures + explanation.rows
  }

  private static func found(in explanation: MessageExplanation) -> [Found] {
    rows(of: explanation).compactMap { row in
      guard let pointer = row.pointer, let text = row.found else { return nil }
      return (pointer: pointer, text: text)
    }
  }

  /// Every text is what is at its pointer, unless there is something sensitive in it.
  @Test(arguments: DifferentialTests.Pair.all) func isAPieceOfThePayload(_ pair: DifferentialTests.Pair) throws {
    let schema = try TestProject(folder: pair.folder).schema
    let target = try #require(schema.configuration.targets.first { $0.name.value == pair.testDescription })
    let inspector = Inspector(schema, target: target)
    let samples = Samples(schema: schema)
    var (texts, found, count) = (0, 0, 0)
    for message in schema.messages where target.has(message) {
      for input in samples.inputs(of: message) {
        let tree = JSONTree(try #require(JSONValue(json: input.text)))
        for (place, mutation) in ([tree] + tree.mutations(Samples.grafts)).enumerated() {
          count += 1
          // There are many that differ little.
          guard count % (Tier.hasEverything ? 17 : 511) == 0 || place == 0 else { continue }
          let text = place == 0 ? input.text : mutation.json
          texts += 1
          let inspection = inspector.inspect(Payload(text, slots: input.slots))
          guard let explanation = inspection.explanation, let root = JSONValue(json: text) else { continue }
          if let kept = inspection.unknownKeys {
            let notes = explanation.fields.flatMap(\.notes)
            let dropped = notes.count { if case .dropped = $0.kind { true } else { false } }
            #expect(dropped == kept.droppedElements, "\(text)")
          }
          for piece in Self.found(in: explanation) {
            found += 1
            let value = PayloadPointer(text: piece.pointer[...]).value(in: root)
            let isShown = value.map { UTF8Text.areSame($0.json, piece.text) } ?? false
            #expect(isShown || piece.text.contains("<redacted>"), "\(piece) in \(text)")
          }
        }
      }
    }
    #expect(found > texts)
    print("\(pair.testDescription): \(texts) texts, \(found) found")
  }

  /// The unknown keys are those that the decoder keeps.
  @Test(arguments: DifferentialTests.Pair.all) func unknownKeysAreTheDecoders(_ pair: DifferentialTests.Pair) throws {
    let schema = try TestProject(folder: pair.folder).schema.asGenerated(for: nil)
    let inspector = Inspector(schema)
    let samples = Samples(schema: schema)
    var (checked, count) = (0, 0)
    for message in schema.messages {
      for input in samples.inputs(of: message) {
        let tree = JSONTree(try #require(JSONValue(json: input.text)))
        for (place, mutation) in ([tree] + tree.mutations(["{\"a\":1}"])).enumerated() {
          count += 1
          guard count % (Tier.hasEverything ? 5 : 30) == 0 else { continue }
          let text = place == 0 ? input.text : mutation.json
          let inspection = inspector.inspect(Payload(text, slots: input.slots))
          guard let kept = inspection.unknownKeys, let recognized = inspection.message,
            schema[recognized.envelope].requiredKeys.isEmpty, recognized.alsoReads.isEmpty
          else { continue }
          checked += 1
          let said = inspection.explanation?.keys.filter(\.isUnknownKey).map(\.path) ?? []
          let wanted = Set(kept.keys + kept.envelopeKeys)
          #expect(wanted.isSubset(of: said), "\(wanted) \(said) in \(text)")
          let isShallow =
            (schema[recognized.envelope].payload ?? []).count < 2
            && schema[recognized.envelope].idKeys.allSatisfy { $0.count < 2 }
          if isShallow { #expect(Set(said) == wanted, "\(wanted) \(said) in \(text)") }
        }
      }
    }
    #expect(checked > 10)
  }

  /// Sensitive fields of all kinds, in all kinds of places.
  private static let secrets = """
    message: Secret
    id: 5
    fields:
      plain: { type: string, default: "" }
      text: { type: string?, sensitive: true }
      number: { type: int?, sensitive: true, range: 1..5 }
      mood?: { enum: [happy, sad], known: true, sensitive: true }
      map?: { type: { string: string }, sensitive: true }
      maps?: { type: { string: { string: int } }, sensitive: true }
      list?: { type: [int], sensitive: true }
      link: { type: url?, sensitive: true }
      any: { type: json?, sensitive: true }
      object: Inner?
      objects?: { type: [object], typeName: Outer, object: { inner: { type: Inner }, named?: { type: { string: Inner } } } }
      hidden?: { type: object, typeName: Hidden, object: { a: int, tags?: { type: { string: string } } }, sensitive: true }
      wrapped?: { type: Inner, encoding: json-string }
    ---
    object: Inner
    fields: { code: { type: string, sensitive: true }, name: string? }
    """

  @Test func nothingSensitiveIsShown() throws {
    let inspector = Inspector(try TestProject(Self.secrets).schema)
    let (sensitive, others) = (
      ["text", "number", "mood", "map", "maps", "list", "link", "any", "hidden"], ["object", "objects", "wrapped"]
    )
    // In values, keys, misspelled keys, and where another type is wanted; as values of the types that are wanted, too.
    let values = [
      #""S3CRET""#, #"["S3CRET"]"#, #"{"K3Y":"S3CRET"}"#, #"{"a":"S3CRET","K3Y":{"b":1}}"#, #"{"k":{"K3Y":"x"}}"#,
      #"[{"K3Y":1},"S3CRET"]"#, #"{"code":"S3CRET"}"#, #"{"cod":"S3CRET"}"#, #"{"code":["S3CRET"],"name":5}"#,
      #"[{"inner":{"code":"S3CRET"}}]"#, #"[{"inner":{"cod":"S3CRET"}}]"#, #"[{"inner":"S3CRET"}]"#, #"["S3CRET",{}]"#,
      #"{"inner":{"code":"S3CRET"},"named":{"k":{"code":"S3CRET"},"l":"S3CRET"}}"#, #""{\"code\":\"S3CRET\"}""#,
      #"{"tags":{"K3Y":{}},"a":"S3CRET"}"#, #"{"code":"S3CRET","code":"S3CRET"}"#, #""[\"S3CRET\"]""#,
    ]
    func payloads(_ fields: [String]) -> [String] {
      fields.flatMap { field in values.map { #"{"type":5,"data":{"\#(field)":\#($0)}}"# } }
    }
    let misplaced = values.flatMap {
      [#"{"type":5,"data":\#($0)}"#, #"{"type":5,"text":\#($0)}"#, #"{"type":5,"data":{"txt":\#($0)}}"#]
    }
    try check(payloads(sensitive), without: ["S3CRET", "K3Y"], by: inspector)
    // Of what is not itself sensitive, keys may be shown.
    try check(payloads(others) + misplaced, without: ["S3CRET"], by: inspector)
  }

  private func check(_ payloads: [String], without marks: [String], by inspector: Inspector) throws {
    for text in payloads {
      let inspection = inspector.inspect(Payload(text))
      let explanation = try #require(inspection.explanation, "\(text)")
      var shown = Self.rows(of: explanation).map { "\($0)" }
      shown += [inspection.shownEncoding ?? ""] + inspection.texts().compactMap(\.text)
      let leaks = shown.filter { shown in marks.contains { shown.contains($0) } }
      #expect(leaks.isEmpty, "\(leaks) in \(text)")
    }
  }
}
