import Foundation

/// The members of an object as stretches of its text, found without reading the values.
nonisolated struct JSONMembers {
  var entries: [(key: JSONSpan, value: JSONSpan)] = []

  /// The value of a key; the last one of duplicates.
  func value(_ key: String) -> JSONSpan? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if JSONMembers.equal(entries[index].key, key) { return entries[index].value }
    }
    return nil
  }

  /// All members but those of some keys.
  func others(than keys: [String], scope: Int) -> [UnknownKeys.Entry] {
    var others: [UnknownKeys.Entry] = []
    for entry in entries where JSONMembers.known(entry.key, keys) == nil {
      others.append(JSONMembers.entry(entry, scope: scope))
    }
    return others
  }

  /// A member as it stands in the text.
  static func entry(
    _ entry: (key: JSONSpan, value: JSONSpan), scope: Int = UnknownKeys.payloadScope
  ) -> UnknownKeys.Entry {
    let key = JSONSpan(start: entry.key.start - 1, count: entry.key.count + 2).raw
    return UnknownKeys.Entry(scope: scope, key: key, value: entry.value.raw)
  }

  /// A member whose object has these members instead of its own.
  static func entry(
    _ entry: (key: JSONSpan, value: JSONSpan), holding members: [UnknownKeys.Entry]
  ) -> UnknownKeys.Entry {
    var writer = JSONWriter()
    writer.byte(UInt8(ascii: "{"))
    for member in members { writer.member(member) }
    writer.byte(UInt8(ascii: "}"))
    var entry = self.entry(entry)
    entry.value = writer.finish()
    return entry
  }

  /// The one of some keys that a member has.
  static func known(_ span: JSONSpan, _ keys: [String]) -> Int? {
    for (index, key) in keys.enumerated() where equal(span, key) { return index }
    return nil
  }

  private static func equal(_ span: JSONSpan, _ key: String) -> Bool {
    var key = key
    return key.withUTF8 { span.isSame(as: $0) }
  }
}
