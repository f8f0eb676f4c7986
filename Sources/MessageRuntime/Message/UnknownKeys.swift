/// What the JSON of a message or object held beyond its schema: members that no field reads, and what values cannot hold.
/// They are written back behind the fields.
///
/// The members of maps are among them whose keys are canonically equal to others, such as `é` in its two forms: a Swift
/// dictionary holds the last one.
///
/// Two values are equal if they hold the same members in the same order, as the same text. `droppedElements`
/// takes no part in that; the texts that URLs were read from do.
nonisolated public struct UnknownKeys: Hashable, Sendable, CustomReflectable {
  /// Objects that a member can come from: the payload (or a nested object), the root of the envelope. Objects on
  /// the way along an envelope's path are counted on from there.
  public static let payloadScope = 0
  static let rootScope = 1
  static let textScope = -1

  /// What fields cannot hold comes first, in the order of their names.
  var entries: [Entry] = []

  /// How many list elements and map values of the whole message were dropped when it was decoded, because they were
  /// null or unreadable. Nonzero only in the message itself, not in its nested objects.
  public var droppedElements = 0

  public init() {}

  /// Whether there is none, the envelope's and those of maps included.
  public var isEmpty: Bool { entries.allSatisfy { $0.scope == Self.textScope && $0.twins.isEmpty } }

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
    entries = entries.filter { !$0.texts.isEmpty }
    for index in entries.indices { entries[index].twins = [:] }
  }

  public static func == (a: UnknownKeys, b: UnknownKeys) -> Bool { a.entries == b.entries }

  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// What descriptions show.
  public var customMirror: Mirror {
    Mirror(self, children: ["entries": entries, "droppedElements": droppedElements], displayStyle: .struct)
  }

  private func keys(in scope: Int) -> [String] { entries.filter { $0.scope == scope }.map(\.name) }

  private func value(_ key: String, in scope: Int) -> JSONValue? {
    entries.last { $0.isKey(key, in: scope) }.map { JSONValue(verbatim: $0.value) }
  }

  private mutating func setValue(_ value: JSONValue?, _ key: String, in scope: Int) {
    let place = entries.firstIndex { $0.isKey(key, in: scope) } ?? entries.count
    entries.removeAll { $0.isKey(key, in: scope) }
    if let value { entries.insert(Entry(scope: scope, key: JSONValue(key).json, value: value.json), at: place) }
  }

  // MARK: What readers and writers call

  /// Keeps what fields cannot hold.
  mutating func keep(_ notes: ArraySlice<JSONNote>) {
    for note in notes {
      let index = entries.firstIndex { $0.scope != Self.textScope || $0.key >= note.field } ?? entries.count
      if kept(of: note.field) == nil { entries.insert(Entry(scope: Self.textScope, key: note.field), at: index) }
      switch note.kind {
      case .text(let text): entries[index].texts[note.place] = text
      case .twin(let member): entries[index].twins[note.place, default: []].append(member)
      }
    }
  }

  /// What a field's value cannot hold.
  func kept(of field: String) -> Entry? { entries.first { $0.scope == Self.textScope && $0.key == field } }
}

nonisolated extension UnknownKeys {
  /// A URL, and the text that it was made of.
  struct URLText: Equatable, Sendable {
    var url: String
    var text: String
  }

  /// A member as JSON text; or (`textScope`) a field's name and what its value cannot hold, by the places in the field,
  /// such as `[0]`.
  struct Entry: Equatable, Sendable {
    var scope: Int
    var key: String
    var value = ""
    /// The texts that URLs were made of.
    var texts: [String: URLText] = [:]
    /// Members of maps whose keys are to Swift the same as others that come later.
    var twins: [String: [Entry]] = [:]

    /// By bytes: Swift takes texts for the same that are not.
    static func == (a: Entry, b: Entry) -> Bool {
      a.scope == b.scope && UTF8Text.areSame(a.key, b.key) && UTF8Text.areSame(a.value, b.value)
        && a.texts == b.texts && a.twins == b.twins
    }

    /// The key's text.
    var name: String { JSONValue(verbatim: key).anyString }

    /// The members of an object; nil where it is none.
    var members: [Entry]? {
      guard let document = try? JSONDocument(value), document.kind(0) == .object else { return nil }
      return document.keys(of: 0).map { document.entry(of: $0) }
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
}
