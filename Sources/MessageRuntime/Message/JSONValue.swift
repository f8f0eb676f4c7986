import Foundation

/// Any JSON, kept verbatim as text: numbers keep their digits, objects their order and their duplicates.
///
/// Equality is that of the text: `1` and `1.0` differ.
nonisolated public struct JSONValue: Hashable, Sendable, CustomStringConvertible {
  /// The JSON text, without white space around it.
  public let json: String

  /// Nil if the text is not JSON, or is nested deeper than 448 levels: with the message around it must stay within 512.
  public init?(json: String) {
    var text = json
    let value = text.withUTF8 { bytes -> String? in
      var reader = JSONReader(bytes)
      return reader.wholeValue(room: 64)
    }
    guard let value else { return nil }
    self.json = value
  }

  public init(verbatim json: String) { self.json = json }

  /// A string.
  public init(_ value: String) { json = JSONWriter.text(of: value) }
  /// `true` or `false`.
  public init(_ value: Bool) { json = value ? "true" : "false" }
  /// An integer.
  public init(_ value: Int) { json = String(value) }
  /// An integer.
  public init(_ value: Int64) { json = String(value) }
  /// An integer.
  public init(_ value: UInt64) { json = String(value) }
  /// NaN becomes 0, an infinity the greatest finite number of its sign.
  public init(_ value: Double) { json = JSONWriter.text(of: value) }
  /// A list.
  public init(_ elements: [JSONValue]) { json = JSONWriter.text(of: elements) }
  /// An object; the members stay in their order.
  public init(members: [(key: String, value: JSONValue)]) {
    var writer = JSONWriter()
    writer.byte(UInt8(ascii: "{"))
    for member in members {
      writer.key(member.key)
      writer.append(member.value.json)
    }
    writer.byte(UInt8(ascii: "}"))
    json = writer.finish()
  }

  public var description: String { json }

  /// Whether it is `null`.
  public var isNull: Bool { json == "null" }
  /// Nil for what is neither `true` nor `false`.
  public var bool: Bool? { read([.strict]) }
  /// Nil for what is no string, and for one with an unpaired surrogate.
  public var string: String? { read([.strict]) }
  /// A whole number (`5.0` and `1e3` are) of the type's range, exact; otherwise nil.
  public var integer: Int64? { read([.strict]) }
  /// The same up to 18446744073709551615.
  public var unsignedInteger: UInt64? { read([.strict]) }
  /// The nearest double; nil for what is no number, or beyond the greatest finite double.
  public var double: Double? { read([.strict]) }

  /// The elements of a list, or nil.
  public var elements: [JSONValue]? { read([.strict]) }

  /// The members of an object in their order, duplicates included, or nil. Unpaired surrogates in keys come as U+FFFD.
  public var members: [(key: String, value: JSONValue)]? {
    var text = json
    return text.withUTF8 { bytes -> [(key: String, value: JSONValue)]? in
      var reader = JSONReader(bytes)
      guard let members = reader.members() else { return nil }
      var result: [(key: String, value: JSONValue)] = []
      result.reserveCapacity(members.entries.count)
      for entry in members.entries { result.append((entry.key.repairedText, JSONValue(verbatim: entry.value.raw))) }
      return result
    }
  }

  /// The value of an object's key; the last one of duplicates.
  public subscript(key: String) -> JSONValue? {
    guard let members else { return nil }
    var value: JSONValue?
    for member in members where MessageCheck.areSame(member.key, key) { value = member.value }
    return value
  }

  /// An element of a list; nil beyond its end.
  public subscript(index: Int) -> JSONValue? {
    guard let elements, index >= 0 && index < elements.count else { return nil }
    return elements[index]
  }

  /// A string's text, repaired if it must be; empty for what is no string.
  var anyString: String {
    var text = json
    return text.withUTF8 { bytes -> String in
      var reader = JSONReader(bytes)
      guard reader.peek == UInt8(ascii: "\""), let span = reader.string() else { return "" }
      return span.repairedText
    }
  }

  /// How many objects and lists stand inside one another.
  var nesting: Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in json.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if byte | 0x20 == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte | 0x20 == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }

  private func read<T: JSONReadable>(_ options: JSONOptions) -> T? {
    var text = json
    return text.withUTF8 { bytes -> T? in
      var reader = JSONReader(bytes)
      return T.read(&reader, options)
    }
  }
}
