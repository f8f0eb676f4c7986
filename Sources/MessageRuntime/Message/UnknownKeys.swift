import Foundation

/// The members of a message's JSON that its schema does not name, in their order, verbatim.
///
/// The members of maps are among them whose keys are canonically equal to others, such as `é` in its two forms: a Swift
/// dictionary holds the last one.
///
/// Two values are equal if they hold the same members in the same order, as the same text. `droppedElements`
/// takes no part in that; the texts that URLs were read from do.
nonisolated public struct UnknownKeys: Hashable, Sendable, CustomReflectable {
  /// A member as JSON text; or (`textScope`) a field's name and what its value cannot hold, by the places in the field,
  /// such as `[0]`.
  struct Entry: Hashable, Sendable {
    var scope: Int
    var key: String
    var value = ""
    /// The texts that URLs were made of.
    var texts: [String: URLText] = [:]
    /// Members of maps whose keys are to Swift the same as others that come later.
    var twins: [String: [Entry]] = [:]

    /// By bytes: Swift takes texts for the same that are not.
    static func == (a: Entry, b: Entry) -> Bool {
      a.scope == b.scope && MessageCheck.areSame(a.key, b.key) && MessageCheck.areSame(a.value, b.value)
        && a.texts == b.texts && a.twins == b.twins
    }

    /// The members of an object; nil where it is none.
    var members: [Entry]? {
      var text = value
      return text.withUTF8 { bytes -> [Entry]? in
        var reader = JSONReader(bytes)
        return reader.members()?.others(than: [], scope: UnknownKeys.payloadScope)
      }
    }

    /// Whether it is a member with this key.
    func isKey(_ key: String, in scope: Int) -> Bool {
      self.scope == scope && MessageCheck.areSame(JSONValue(verbatim: self.key).anyString, key)
    }
  }

  /// A URL, and the text that it was made of.
  struct URLText: Hashable, Sendable {
    var url: String
    var text: String
  }

  /// Objects that a member can come from: the payload (or a nested object), the root of the envelope. Objects on
  /// the way along an envelope's path are counted on from there.
  public static let payloadScope = 0, rootScope = 1, textScope = -1

  /// What there is to keep; shared by copies until one of them is changed.
  private final class Contents: @unchecked Sendable {
    var entries: [Entry] = []
    var droppedElements = 0
  }

  /// Nil in nearly every object, so that reading, copying and freeing it takes next to nothing.
  private var contents: Contents?

  /// Those of fields come first, in the order of the fields' names.
  var entries: [Entry] { contents?.entries ?? [] }

  /// How many list elements and map values of the whole message were dropped when it was decoded, because they were
  /// null or unreadable. Nonzero only in the message itself, not in its nested objects.
  public var droppedElements: Int {
    get { contents?.droppedElements ?? 0 }
    set { if newValue != droppedElements { ownContents().droppedElements = newValue } }
  }

  public init() {}

  /// Whether there is nothing to write, URLs included.
  @inline(__always) var isBlank: Bool { contents == nil }

  /// The contents, made to be this value's alone.
  private mutating func ownContents() -> Contents {
    if isKnownUniquelyReferenced(&contents), let contents { return contents }
    let own = Contents()
    if let contents { (own.entries, own.droppedElements) = (contents.entries, contents.droppedElements) }
    contents = own
    return own
  }

  mutating func append(_ entry: Entry) { ownContents().entries.append(entry) }

  mutating func append(_ entries: [Entry]) {
    if !entries.isEmpty { ownContents().entries += entries }
  }

  mutating func replace(with entries: [Entry]) { ownContents().entries = entries }

  /// Whether there is none, the envelope's and those of maps included.
  public var isEmpty: Bool {
    for entry in entries where entry.scope != Self.textScope || !entry.twins.isEmpty { return false }
    return true
  }

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
    if isBlank { return }
    let own = ownContents()
    var kept: [Entry] = []
    for var entry in own.entries where !entry.texts.isEmpty {
      entry.twins = [:]
      kept.append(entry)
    }
    own.entries = kept
  }

  public static func == (a: UnknownKeys, b: UnknownKeys) -> Bool {
    if a.contents === b.contents { return true }
    return a.entries == b.entries
  }

  public func hash(into hasher: inout Hasher) {
    if !entries.isEmpty { hasher.combine(entries) }
  }

  /// What descriptions show.
  public var customMirror: Mirror {
    Mirror(self, children: ["entries": entries, "droppedElements": droppedElements], displayStyle: .struct)
  }

  private func keys(in scope: Int) -> [String] {
    var keys: [String] = []
    for entry in entries where entry.scope == scope { keys.append(JSONValue(verbatim: entry.key).anyString) }
    return keys
  }

  private func value(_ key: String, in scope: Int) -> JSONValue? {
    var value: JSONValue?
    for entry in entries where entry.isKey(key, in: scope) { value = JSONValue(verbatim: entry.value) }
    return value
  }

  private mutating func setValue(_ value: JSONValue?, _ key: String, in scope: Int) {
    if isBlank && value == nil { return }
    let own = ownContents()
    var new = value.map { Entry(scope: scope, key: JSONValue(key).json, value: $0.json) }
    var kept: [Entry] = []
    for entry in own.entries {
      if !entry.isKey(key, in: scope) {
        kept.append(entry)
      } else if let entry = new {
        kept.append(entry)
        new = nil
      }
    }
    if let new { kept.append(new) }
    own.entries = kept
  }

  /// The texts that a field's URLs were read from, where these are not the URLs' own.
  func texts(of field: String) -> [String: URLText]? { entry(of: field)?.texts }

  /// The members that a field's maps cannot hold.
  func twins(of field: String) -> [String: [Entry]] { entry(of: field)?.twins ?? [:] }

  private func entry(of field: String) -> Entry? {
    for entry in entries {
      if entry.scope != Self.textScope { return nil }
      if entry.key == field { return entry }
    }
    return nil
  }

  mutating func keepTexts(_ texts: [String: URLText], _ twins: [String: [Entry]] = [:], of field: String) {
    let isEmpty = texts.isEmpty && twins.isEmpty
    if isBlank && isEmpty { return }
    let own = ownContents()
    var new = isEmpty ? nil : Entry(scope: Self.textScope, key: field, texts: texts, twins: twins)
    var kept: [Entry] = []
    for entry in own.entries {
      let isText = entry.scope == Self.textScope
      if let text = new, !isText || entry.key >= field {
        kept.append(text)
        new = nil
      }
      if !isText || entry.key != field { kept.append(entry) }
    }
    if let new { kept.append(new) }
    own.entries = kept
  }
}
