/// What the JSON of a message or object held beyond its schema: members that no field reads, and what values cannot
/// hold. They are written back behind the fields.
///
/// The members of maps are among them whose keys are canonically equal to others, such as `é` in its two forms: a Swift
/// dictionary holds the last one. So are those whose keys have more than 256 combining marks in a row, which would take
/// a dictionary seconds.
///
/// Two values are equal if they hold the same members in the same order, as the same text. `droppedElements`
/// takes no part in that; the texts that URLs were read from do.
nonisolated public struct UnknownKeys: Hashable, Sendable, CustomReflectable {
  /// Objects that a member can come from: the payload (or a nested object), the root of the envelope. Objects on
  /// the way along an envelope's path are counted on from there.
  public static let payloadScope = 0
  static let rootScope = 1
  /// No member, but the text that a URL was made of.
  static let textScope = -1

  /// Nil: nothing. One reference, since whatever holds a message or an object copies this with it.
  private var contents: Contents?

  private final class Contents: Sendable {
    let entries: [Entry]
    let kept: [UTF8Text: [Entry]]
    let droppedElements: Int

    /// Nil: there is nothing in it.
    init?(_ entries: [Entry], _ kept: [UTF8Text: [Entry]], _ droppedElements: Int) {
      if entries.isEmpty && kept.isEmpty && droppedElements == 0 { return nil }
      self.entries = entries
      self.kept = kept
      self.droppedElements = droppedElements
    }
  }

  public init() {}

  /// The members that no field reads.
  var entries: [Entry] {
    get { contents?.entries ?? [] }
    set { contents = Contents(newValue, kept, droppedElements) }
  }

  /// What the values of fields cannot hold, by the places of the values, such as `items[0]`: members of a map whose keys
  /// are to Swift the same as later ones, or the text that a URL was made of, under the URL's own.
  private(set) var kept: [UTF8Text: [Entry]] {
    get { contents?.kept ?? [:] }
    set { contents = Contents(entries, newValue, droppedElements) }
  }

  /// The number of list elements and map values dropped during decoding because they were
  /// null or unreadable. Nonzero only in the message itself, not in its nested objects.
  public var droppedElements: Int {
    get { contents?.droppedElements ?? 0 }
    set { if newValue != droppedElements { contents = Contents(entries, kept, newValue) } }
  }

  /// Whether there is none, the envelope's and those of maps included.
  public var isEmpty: Bool { entries.isEmpty && !kept.values.contains(where: Self.areMembers) }

  /// The keys that stood beside the fields. One that stood there twice is listed twice.
  public var keys: [String] { keys(in: Self.payloadScope) }

  /// The keys that stood at the root of the envelope, beside the payload.
  public var envelopeKeys: [String] { keys(in: Self.rootScope) }

  /// A value that stood beside the fields; the last one, if its key stood there twice. Setting one replaces all
  /// of that key, setting nil removes them. A key of the schema must not be set: it would be written twice.
  public subscript(key: String) -> JSONValue? {
    get { value(key, in: Self.payloadScope) }
    set { setValue(newValue, key, in: Self.payloadScope) }
  }

  /// The same for the root of the envelope.
  public subscript(envelope key: String) -> JSONValue? {
    get { value(key, in: Self.rootScope) }
    set { setValue(newValue, key, in: Self.rootScope) }
  }

  /// Removes all members, the envelope's and those of maps included.
  public mutating func removeAll() {
    entries = []
    kept = kept.filter { !Self.areMembers($0.value) }
  }

  public static func == (a: UnknownKeys, b: UnknownKeys) -> Bool { a.entries == b.entries && a.kept == b.kept }

  public func hash(into hasher: inout Hasher) { hasher.combine(keys.map { UTF8Text($0) }) }

  /// What descriptions show.
  public var customMirror: Mirror {
    Mirror(self, children: ["entries": entries, "droppedElements": droppedElements], displayStyle: .struct)
  }

  private func keys(in scope: Int) -> [String] { entries.filter { $0.scope == scope }.map(\.name) }

  private func value(_ key: String, in scope: Int) -> JSONValue? {
    entries.last { $0.isKey(key, in: scope) }.map { JSONValue(verbatim: $0.value) }
  }

  private mutating func setValue(_ value: JSONValue?, _ key: String, in scope: Int) {
    var new = value.map { [Entry(scope: scope, key: JSONValue(key).json, value: $0.json)] } ?? []
    var all: [Entry] = []
    for entry in entries {
      if entry.isKey(key, in: scope) {
        all += new
        new = []
      } else {
        all.append(entry)
      }
    }
    entries = all + new
  }

  /// Keeps what the values of fields cannot hold.
  mutating func keep(_ notes: ArraySlice<JSONReader.Note>) {
    var all = kept
    for note in notes { all[UTF8Text(note.place), default: []].append(note.entry) }
    kept = all
  }

  private static func areMembers(_ kept: [Entry]) -> Bool { kept.contains { $0.scope != textScope } }

  /// A map's key in a place. No place is the beginning of another.
  static func place(ofKey key: String) -> String { "[\(JSONValue(key).json)]" }
}

nonisolated extension UnknownKeys {
  /// A member as JSON text.
  struct Entry: Equatable, Sendable {
    var scope: Int
    var key: String
    var value: String

    /// By bytes: Swift takes texts for the same that are not.
    static func == (a: Entry, b: Entry) -> Bool {
      a.scope == b.scope && UTF8Text.areSame(a.key, b.key) && UTF8Text.areSame(a.value, b.value)
    }

    /// The key's text.
    var name: String { JSONValue(verbatim: key).anyString }

    /// The members of an object; nil where it is none.
    var members: [Entry]? {
      guard let document = try? JSONDocument(value), document.kind(0) == .object else { return nil }
      return document.members(of: 0)
    }

    /// Whether it is a member with this key.
    func isKey(_ key: String, in scope: Int) -> Bool { self.scope == scope && UTF8Text.areSame(name, key) }
  }
}

nonisolated extension JSONDocument {
  /// A member as it stands in the text.
  /// - Parameter key: the number of its key's token.
  func entry(of key: Int, scope: Int = UnknownKeys.payloadScope) -> UnknownKeys.Entry {
    UnknownKeys.Entry(scope: scope, key: raw(key), value: raw(key + 1))
  }

  /// The members of an object that are not taken.
  func members(of object: Int, scope: Int = UnknownKeys.payloadScope) -> [UnknownKeys.Entry] {
    var entries: [UnknownKeys.Entry] = []
    var member = object + 1
    let end = next(behind: object)
    while member < end {
      if !tokens[member].isTaken { entries.append(entry(of: member, scope: scope)) }
      member = next(behind: member + 1)
    }
    return entries
  }
}
