import MessageRuntime

/// A JSON value of a payload, and its path.
public struct JSONNode: Sendable {
  /// A JSON Pointer (RFC 6901). After a `#` it continues in the JSON that a string holds.
  public let pointer: String
  let value: JSONValue

  /// The root of a text; nil if the text is not JSON, or nested too deep.
  init?(text: String) {
    let bytes = Array(text.utf8)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let json = bytes.starts(with: mark) ? String(decoding: bytes[mark.count...], as: UTF8.self) : text
    guard let value = JSONValue(json: json) else { return nil }
    self.init(pointer: "", value: value)
  }

  private init(pointer: String, value: JSONValue) {
    self.pointer = pointer
    self.value = value
  }

  enum Kind: Sendable {
    case null, bool, number, string, list, object
  }

  var kind: Kind {
    switch value.json.utf8.first {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  var isObject: Bool { kind == .object }
  var isNull: Bool { kind == .null }
  /// An empty string, list or object.
  var isEmpty: Bool { ["\"\"", "[]", "{}"].contains { UTF8Text.areSame($0, value.json) } }

  /// The value of a key; of duplicates the last one.
  func member(_ key: String) -> JSONNode? {
    guard isObject, let value = value[key] else { return nil }
    return JSONNode(pointer: pointer + "/" + Self.escaped(key), value: value)
  }

  /// Of duplicates the last one, in the order of the text.
  var members: [Member] {
    var indices: [UTF8Text: Int] = [:]
    var members: [Member] = []
    for (key, value) in (value.members ?? []).reversed() {
      if let index = indices[UTF8Text(key)] {
        members[index].count += 1
      } else {
        indices[UTF8Text(key)] = members.count
        members.append(Member(key: key, node: JSONNode(pointer: pointer + "/" + Self.escaped(key), value: value)))
      }
    }
    return members.reversed()
  }

  struct Member {
    let key: String
    let node: JSONNode
    /// How often the key is there.
    fileprivate(set) var count = 1
  }

  var elements: [JSONNode]? {
    value.elements?.enumerated().map { JSONNode(pointer: pointer + "/\($0)", value: $1) }
  }

  /// The JSON that a string holds.
  var inside: JSONNode? {
    guard let text = value.string, let inner = JSONValue(json: text) else { return nil }
    return JSONNode(pointer: pointer + "#", value: inner)
  }

  /// An object, or the one that a string holds.
  var asObject: JSONNode? {
    if isObject { return self }
    guard kind == .string, let inside, inside.isObject else { return nil }
    return inside
  }

  /// The value with the path of another node.
  func moved(to other: JSONNode) -> JSONNode { JSONNode(pointer: other.pointer, value: value) }

  /// Escaped by bytes: for JSON, a combining mark after a slash does not make another character.
  static func escaped(_ key: String) -> String {
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += "~0".utf8
      case UInt8(ascii: "/"): bytes += "~1".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
