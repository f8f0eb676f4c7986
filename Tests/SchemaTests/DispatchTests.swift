import SourceText
import Testing

@testable import Schema

/// The order in which a decoder asks who takes an id.
struct DispatchTests {
  private static let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)

  private static func envelope(
    _ name: String, _ idKeys: [JSONKey] = ["type"], requiredKeys: [Envelope.Path] = [], strict: Bool = false
  ) -> Envelope {
    Envelope(
      name: Located(name, nowhere), idKeys: idKeys.map { [$0] }, requiredKeys: requiredKeys, isStrict: strict,
      range: nowhere)
  }

  private static func message(
    _ name: String, in envelope: Int, _ components: [[TypeID.Component]], alsoReads: [Message.ReadOnlyID] = []
  ) -> Message {
    Message(
      declaration: Declaration(name: Located(name, nowhere), range: nowhere), path: name, ids: ids(components),
      envelope: Envelope.ID(envelope), alsoReads: alsoReads)
  }

  private static func ids(_ components: [[TypeID.Component]]) -> TypeIDs {
    TypeIDs(all: components.map { TypeID(components: $0, range: nowhere) }, range: nowhere)
  }

  private static func schema(_ envelopes: [Envelope], _ messages: [Message]) -> Schema {
    let configuration = Configuration(
      file: SourceFile.ID(0), schemas: Located("Schemas", nowhere), envelopes: envelopes)
    return Schema(configuration: configuration, messages: messages)
  }

  @Test func envelopesThatLookInTheSamePlacesAreOneGroup() {
    let envelopes = [
      Self.envelope("a"), Self.envelope("b", ["id"]), Self.envelope("c", strict: true),
      Self.envelope("d", requiredKeys: [["plugin"], ["token"]]),
      Self.envelope("e", requiredKeys: [["token"], ["plugin"]]),
    ]
    let dispatch = Dispatch(Self.schema(envelopes, []))
    #expect(dispatch.groups.map(\.key) == [envelopes[3], envelopes[0], envelopes[1]].map { Dispatch.Group.Key($0) })
    #expect(dispatch.groups[0].key.sortedRequiredKeys == [["plugin"], ["token"]])
    #expect(dispatch.group(of: envelopes[4])?.key == dispatch.groups[0].key)
  }

  @Test func exactComesBeforeRangeBeforeAny() {
    let messages = [
      Self.message("Any", in: 0, [[.any]]), Self.message("Alone", in: 0, []),
      Self.message("Range", in: 0, [[.range(1...9)]]), Self.message("Exact", in: 0, [[.value(.integer(5))]]),
      Self.message("Other", in: 0, [[.value(.integer(5))], [.value(.string("x"))]]),
    ]
    let group = Dispatch(Self.schema([Self.envelope("a")], messages)).groups[0]
    let order = group.order.map { messages[group.claims[$0].message].name }
    #expect(order == ["Alone", "Exact", "Other", "Other", "Range", "Any"])
  }

  @Test func furtherWaysAreARoundOfTheirOwn() {
    let way = Message.ReadOnlyID(envelope: Envelope.ID(1), ids: Self.ids([[.value(.integer(7))]]))
    let envelopes = [Self.envelope("a"), Self.envelope("b", ["id"])]
    let schema = Self.schema(envelopes, [Self.message("M", in: 0, [[.value(.integer(5))]], alsoReads: [way])])
    #expect(Dispatch(schema).groups.map(\.claims.count) == [1, 0])
    let reads = Dispatch(readsOf: schema).groups
    #expect(reads.map(\.claims.count) == [0, 1] && reads[1].claims[0].isForeign)
  }

  @Test func aStrictClaimTakesOneForm() {
    let envelopes = [Self.envelope("loose"), Self.envelope("strict", strict: true)]
    let messages = [
      Self.message("Loose", in: 0, [[.value(.integer(5))]]), Self.message("Strict", in: 1, [[.value(.string("5"))]]),
      Self.message("Number", in: 1, [[.value(.integer(5))]]),
    ]
    let claims = Dispatch(Self.schema(envelopes, messages)).groups[0].claims
    #expect(claims[0].overlaps(claims[1]) && claims[0].covers(claims[1]))
    #expect(!claims[1].overlaps(claims[2]), "two forms that both sides tell apart")
    #expect(!claims[1].covers(claims[0]), "a strict one does not take what a loose one does")
  }
}
