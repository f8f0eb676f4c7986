/// A JSON value stored as text, preserving number formatting, member order and duplicates.
///
/// Equality is that of the text: `1` and `1.0` differ.
nonisolated public struct JSONValue: Hashable, Sendable, CustomStringConvertible {
  /// The JSON text, without white space around it.
  public let json: String

  /// Nil if the text is not JSON, or is nested deeper than 448 levels: with the message around it must stay within 512.
  public init?(json: String) {
    guard let document = try? JSONDocument(json) else { return nil }
    self.json = document.raw(0)
    if nesting > JSONScanner.depthLimit - 64 { return nil }
  }

  init(verbatim json: String) { self.json = json }

  /// A string, a number or whatever else can be written. NaN becomes 0, an infinity the greatest finite number of its
  /// sign.
  public init(_ value: some JSONWritable) { json = JSONWriter.text(of: value) }
  /// A list.
  public init(_ elements: [JSONValue]) { json = "[" + elements.map(\.json).joined(separator: ",") + "]" }
  /// An object; the members stay in their order.
  public init(members: [(key: String, value: JSONValue)]) {
    json = "{" + members.map { JSONValue($0.key).json + ":" + $0.value.json }.joined(separator: ",") + "}"
  }

  public var description: String { json }

  /// By bytes: Swift takes texts for the same that are not.
  public static func == (a: JSONValue, b: JSONValue) -> Bool { UTF8Text.areSame(a.json, b.json) }

  /// Whether it is `null`.
  public var isNull: Bool { json == "null" }
  /// Nil for what is neither `true` nor `false`.
  public var bool: Bool? { read() }
  /// Nil for what is no string, and for one with an unpaired surrogate.
  public var string: String? { read() }
  /// A whole number (`5.0` and `1e3` are) of the type's range, exact; otherwise nil.
  public var integer: Int64? { read() }
  /// The same up to 18446744073709551615.
  public var unsignedInteger: UInt64? { read() }
  /// The nearest double; nil for what is no number, or beyond the greatest finite double.
  public var double: Double? { read() }

  /// The elements of a list, or nil.
  public var elements: [JSONValue]? {
    guard let document = try? JSONDocument(json), document.kind(0) == .list else { return nil }
    return document.contents(of: 0).map { JSONValue(verbatim: document.raw($0)) }
  }

  /// The members of an object in their order, duplicates included, or nil. Unpaired surrogates in keys come as U+FFFD.
  public var members: [(key: String, value: JSONValue)]? {
    guard let document = try? JSONDocument(json), document.kind(0) == .object else { return nil }
    return document.contents(of: 0).map { (document.repairedText($0), JSONValue(verbatim: document.raw($0 + 1))) }
  }

  /// The value of an object's key; the last one of duplicates.
  public subscript(key: String) -> JSONValue? {
    guard let document = try? JSONDocument(json), document.kind(0) == .object else { return nil }
    return document.member(key, of: 0).map { JSONValue(verbatim: document.raw($0)) }
  }

  /// An element of a list; nil beyond its end.
  public subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// A string's text, repaired if it must be; empty for what is no string.
  var anyString: String {
    guard let document = try? JSONDocument(json), document.kind(0) == .string else { return "" }
    return document.repairedText(0)
  }

  /// How many objects and lists stand inside one another.
  var nesting: Int {
    guard let document = try? JSONDocument(json) else { return 0 }
    var ends: [Int] = []
    var deepest = 0
    for token in document.tokens.indices {
      while let end = ends.last, end <= token { ends.removeLast() }
      guard document.isContainer(token) else { continue }
      ends.append(document.next(behind: token))
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  private func read<T: JSONReadable>() -> T? {
    guard let document = try? JSONDocument(json) else { return nil }
    var reader = JSONReader(document)
    return T.read(&reader, at: 0, .strict)
  }
}

nonisolated extension JSONValue: JSONReadable, JSONWritable, JSONCheckable {
  public static var jsonBlank: JSONValue { nil }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> JSONValue? {
    // Not `nil`, which is a value here.
    if reader.document.kind(value) == .null { return .none }
    return JSONValue(verbatim: reader.document.raw(value))
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { writer.raw(json) }

  public func check(_ check: inout MessageCheck) {
    // Each level takes two bytes at least.
    if check.hasRoom(for: json.utf8.count / 2) || check.hasRoom(for: nesting) { return }
    check.add("", .tooDeep)
  }
}

nonisolated extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self.init(verbatim: "null") }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(integerLiteral value: Int64) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(arrayLiteral elements: JSONValue...) { self.init(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(members: elements.map { (key: $0.0, value: $0.1) })
  }
}
