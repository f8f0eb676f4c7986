import Schema
import Testing

@testable import Checks

/// Sizes of messages, counted by hand.
struct EncodedSizeTests {
  private func bytes(_ fields: [Field], objects: [ObjectType] = [], _ change: (inout Envelope) -> Void = { _ in })
    -> Int
  {
    var envelope = Samples.envelope()
    change(&envelope)
    let message = Samples.message("A", [[5]]).with(fields: fields)
    var schema = Samples.schema([envelope], [message])
    schema.objects = objects
    return SizeEstimator(schema).json(of: message).bytes
  }

  private func field(_ key: String, _ type: FieldType = .string, _ constraints: Constraint...) -> Field {
    var field = Samples.field(key, type)
    field.constraints = constraints.map { .init($0, Samples.range) }
    return field
  }

  /// `{"type":` and 20 digits, `,"data":{` and `}}`, each key with a comma.
  private var empty: Int { bytes([]) }

  @Test func aMessageHasItsIdentityAndPayload() {
    #expect(empty == "{\"type\":,\"data\":,}".utf8.count + 20 + "{}".utf8.count)
    #expect(bytes([]) { $0.payload = nil } == empty - "\"data\":,".utf8.count)
    #expect(bytes([]) { $0.constants = [.init(key: "v", json: "12")] } == empty + "\"v\":12,".utf8.count)
  }

  @Test func textsCountWithTheirBound() {
    #expect(bytes([field("a", .string, .maxBytes(100))]) == empty + "\"a\":\"\",".utf8.count + 100)
    #expect(bytes([field("a", .string, .length(0, 10))]) == empty + "\"a\":\"\",".utf8.count + 40)
    #expect(bytes([field("a", .string, .length(0, 10), .maxBytes(7))]) == empty + "\"a\":\"\",".utf8.count + 7)
    #expect(bytes([field("a")]) == empty + "\"a\":\"\",".utf8.count)
  }

  @Test func elementsCountAsOftenAsTheyMayBeThere() {
    let item = ObjectType(
      declaration: Samples.field("Item").declaration, container: .shared, fields: [field("n", .string, .maxBytes(5))])
    let list = field("l", .list(.object(.init(0))), .count(0, 3))
    let element = "{\"n\":\"\",},".utf8.count + 5
    #expect(bytes([list], objects: [item]) == empty + "\"l\":[],".utf8.count + 3 * element)
    #expect(bytes([field("l", .list(.bool))]) == empty + "\"l\":[],".utf8.count)
  }

  @Test func aTypeInItselfIsCountedOnce() {
    let tree = ObjectType(
      declaration: Samples.field("Tree").declaration, container: .shared,
      fields: [field("t", .list(.object(.init(0))), .count(0, 2))])
    #expect(bytes([field("t", .object(.init(0)))], objects: [tree]) == empty + "\"t\":{\"t\":[{},{},],},".utf8.count)
  }

  @Test func quotesDoubleInAStringOfJSON() {
    let plain = bytes([field("a", .string, .maxBytes(10))])
    let encoded = bytes([field("a", .string, .maxBytes(10))]) { $0.encoding = .jsonString }
    #expect(encoded == plain + "\"\"".utf8.count + "\\\\\\\\".utf8.count)
    var inner = field("a", .string, .maxBytes(10))
    inner.encoding = .jsonString
    #expect(bytes([inner]) == plain + "\\\"\\\"".utf8.count)
  }

  /// Twelve types that each hold all of them: more ways than anybody could follow.
  @Test func typesInOneAnotherEnd() {
    let objects = (0..<12).map { index in
      ObjectType(
        declaration: Samples.field("T\(index)").declaration, container: .shared,
        fields: (0..<12).map { field("f\($0)", .object(.init($0))) })
    }
    #expect(bytes([field("a", .object(.init(0)))], objects: objects) > empty)
  }

  @Test func noBoundIsTooLarge() {
    let huge = field("a", .list(.list(.string)), .count(0, .max))
    #expect(bytes([field("b", .string, .maxBytes(.max)), field("c", .string, .length(0, .max)), huge]) <= 1 << 30)
  }
}
