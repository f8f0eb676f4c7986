import MessageRuntime
import Schema
import SourceText

/// What is under an id key of a payload.
struct FoundID {
  let json: String
  /// nil: a number that is no integer of 64 bits.
  private let value: MessageIdentity?
  /// An integer that is written as one.
  private let isPlain: Bool

  init(_ id: MessageIdentity) { (json, value, isPlain) = (id.json, id, true) }

  /// nil: it cannot be an id.
  init?(_ node: JSONNode) {
    json = node.value.json
    switch node.kind {
    case .string where !node.isEmpty: (value, isPlain) = (node.value.string.map { .text($0) }, true)
    case .number:
      value = node.value.integer.map { .integer($0) }
      isPlain = node.value.integer.map { String($0) == node.value.json } ?? false
    default: return nil
    }
  }

  func matches(_ component: TypeID.Component, isStrict: Bool) -> Bool {
    isPlain || !isStrict ? value?.matches([component.pattern], exactly: isStrict) ?? false : false
  }
}

/// Ids that messages have, for those who have another one.
struct KnownIDs {
  /// Such as `15 (Order)`.
  let shown: [String]
  /// How many there are beside these.
  let more: Int

  var count: Int { shown.count + more }

  var text: LocalizedText {
    let (english, chinese) = (shown.joined(separator: ", "), shown.joined(separator: "、"))
    if more > 0 { return LocalizedText("\(english) and \(more) more", zh: "\(chinese) 等 \(count) 个") }
    return shown.count == 2
      ? LocalizedText("\(shown[0]) and \(shown[1])", zh: "\(chinese)") : LocalizedText("\(english)", zh: "\(chinese)")
  }
}

extension DecodingPlan.Claim {
  /// Whether the message has the first of its ids, and says so: not every id is one that it takes.
  func hasFirst(_ id: FoundID) -> Bool {
    guard let first = claim.typeID?.components.first, first != .any else { return false }
    return id.matches(first, isStrict: claim.isStrict)
  }
}

extension [String] {
  /// Several ids, or their keys, are in brackets.
  var bracketed: String { count == 1 ? self[0] : "[" + joined(separator: ", ") + "]" }
}

extension Collection<JSONKey> {
  var shown: String { map(\.text).joined(separator: "/") }
}

extension JSONNode.Kind {
  var text: LocalizedText {
    switch self {
    case .null: LocalizedText("null", zh: "null")
    case .bool: LocalizedText("a Boolean", zh: "布尔值")
    case .number: LocalizedText("a number", zh: "数字")
    case .string: LocalizedText("a string", zh: "字符串")
    case .list: LocalizedText("a list", zh: "列表")
    case .object: LocalizedText("an object", zh: "对象")
    }
  }
}
