/// Reads the values of a JSON document as the types of a schema.
///
/// The text is known to be JSON. What is wrong with a value becomes a failure without a path; each caller puts its
/// component in front of it.
nonisolated public struct JSONReader {
  var document: JSONDocument
  /// The number of the token of the object whose fields are read.
  var object = 0
  var nesting = ObjectNesting()
  /// What the objects around pass on to fields: `.strict`, or nothing.
  private var inherited: JSONOptions = []

  /// What is wrong with the values read so far.
  var failures: [MessageFailure] = []
  /// List elements and map values that were dropped.
  var dropped = 0
  /// What values cannot hold, until the unknown keys of their object take it.
  var notes: [Note] = []
  /// A thing that a value cannot hold, and where in what is being read at the moment: `[0]`, `["key"]`, behind the name
  /// of the field.
  typealias Note = (place: String, entry: UnknownKeys.Entry)
  /// How many bytes the places of all notes take: keys around a map stand in the place of everything in it.
  var placeBytes = 0
  private static let placeLimit = 1 << 24
  /// How many notes there were before the object.
  private var firstNote = 0

  /// Of a message: the object that stands beside its identity, and what it was told by.
  var beside: Int?
  var identities: [JSONIdentity] = []
  /// What travels beside the JSON, by the slots' names.
  public let slots: [String: String]

  init(_ document: JSONDocument, slots: [String: String] = [:]) {
    self.document = document
    self.slots = slots
  }

  /// The value of a text that is a whole object of the schema; nil if it is none, or something in it is wrong.
  public static func object<T: JSONObject>(_ type: T.Type, in json: String, _ options: JSONOptions = []) -> T? {
    guard let document = try? JSONDocument(json) else { return nil }
    var reader = JSONReader(document)
    guard let value = T.read(&reader, at: 0, options), reader.failures.isEmpty, reader.hasAllNotes else { return nil }
    return value
  }

  /// An object that nothing was read for.
  static func blank<T: JSONObject>() -> T {
    var reader = JSONReader(JSONDocument())
    return T(members: &reader)
  }

  // MARK: Objects

  /// Reads an object of the schema; under leniency also one that a string holds.
  mutating func object<T: JSONObject>(_ type: T.Type, at value: Int, _ options: JSONOptions) -> T? {
    guard let outer = begin(at: value, options, size: T.jsonSize) else { return nil }
    let object = T(members: &self)
    return end(outer) ? object : nil
  }

  /// What is around the object that is read.
  struct Outer {
    let object: Int
    let inherited: JSONOptions
    let firstNote: Int
    let nesting: ObjectNesting
    /// How many failures there were before the object.
    let failures: Int
  }

  /// Turns to the fields of an object; nil: it is not an object, or too deep.
  private mutating func begin(at value: Int, _ options: JSONOptions, size: Int) -> Outer? {
    guard let value = object(at: value, options) else { return nil }
    let outer = nesting
    guard nesting.enter(size) else {
      fail(.tooDeep)
      return nil
    }
    return begin(value, options, nesting: outer)
  }

  /// Turns to the fields of another object.
  /// - Parameter outer: what there was before that was counted in.
  mutating func begin(_ value: Int, _ options: JSONOptions, nesting outer: ObjectNesting) -> Outer {
    let outer = Outer(
      object: object, inherited: inherited, firstNote: firstNote, nesting: outer, failures: failures.count)
    (object, inherited, firstNote) = (value, options.intersection(.strict), notes.count)
    return outer
  }

  /// Returns to the object around.
  /// - Returns: whether nothing has failed; else what was read is of no use.
  @discardableResult mutating func end(_ outer: Outer) -> Bool {
    (object, inherited, firstNote, nesting) = (outer.object, outer.inherited, outer.firstNote, outer.nesting)
    trim(outer.failures)
    return failures.count == outer.failures
  }

  /// The members of the object that no field has asked for, and what its fields cannot hold. To be called behind the
  /// last field.
  public mutating func unknownKeys() -> UnknownKeys {
    var unknown = UnknownKeys()
    if notes.count > firstNote {
      unknown.keep(notes[firstNote...])
      notes.removeSubrange(firstNote...)
    }
    unknown.entries = document.members(of: object)
    return unknown
  }

  // MARK: JSON in strings

  /// The object or map that a value is, under leniency also that in a string; nil: an empty string or list, which stand
  /// for nothing then, or a failure.
  mutating func object(at value: Int, _ options: JSONOptions) -> Int? {
    switch document.kind(value) {
    case .object: return value
    case .list where options.isLenient && document.isEmpty(value): return nil
    case .string where options.isLenient:
      guard let text = text(at: value), !text.isEmpty else { return nil }
      if let content = document.content(of: value), document.isContainer(content) {
        return object(at: content, options)
      }
      fail(.unreadable(expected: .object))
      return nil
    default: return mismatch(.object, at: value)
    }
  }

  /// The value of a field of `encoding: json-string`: the JSON that a string holds, under leniency also JSON itself; nil:
  /// an empty string, or a failure.
  mutating func content(at value: Int, _ options: JSONOptions) -> Int? {
    guard document.kind(value) == .string else {
      if !options.isLenient { noteMismatch(.jsonString, at: value) }
      return options.isLenient ? value : nil
    }
    guard let text = text(at: value), !(text.isEmpty && options.isLenient) else { return nil }
    if let content = document.content(of: value) { return content }
    if options.isLenient { return value }
    fail(.unreadable(expected: .jsonString))
    return nil
  }

  // MARK: What readable types call

  /// What a string says; an unpaired surrogate is a failure.
  mutating func text(at value: Int) -> String? {
    if let text = document.text(value) { return text }
    fail(.unreadable(expected: .unicode))
    return nil
  }

  mutating func fail(_ reason: MessageFailure.Reason) { failures.append(MessageFailure(path: "", reason: reason)) }

  mutating func note(_ entry: UnknownKeys.Entry) { notes.append(("", entry)) }

  /// Notes that the type cannot hold a number.
  mutating func fail(_ number: String, doesNotFit expected: String) {
    fail(.outOfRange(expected: expected, found: MessageFailure.Reason.shown(number)))
  }

  /// Null is a missing value, anything else a failure.
  mutating func mismatch<T>(_ expected: MessageFailure.ValueType, at value: Int) -> T? {
    noteMismatch(expected, at: value)
    return nil
  }

  mutating func noteMismatch(_ expected: MessageFailure.ValueType, at value: Int) {
    if document.kind(value) != .null { fail(expected, at: value) }
  }

  /// Notes that a value has another type.
  mutating func fail(_ expected: MessageFailure.ValueType, at value: Int) {
    let found: MessageFailure.ValueType
    switch document.kind(value) {
    case .null: found = .null
    case .string: found = .string
    case .object: found = .object
    case .list: found = .list
    case .true, .false: found = .boolean
    case .number: found = .number
    }
    fail(.wrongType(expected: expected, found: found))
  }

  /// Keeps the first failures of a list, map or object.
  mutating func trim(_ from: Int) {
    let limit = from + MessageFailure.limit
    if failures.count > limit { failures.removeSubrange(limit...) }
  }

  /// Whether nothing was noted in vain: that would take too much memory.
  var hasAllNotes: Bool { placeBytes <= JSONReader.placeLimit }

  /// With what the object around passes on.
  func inherit(_ options: JSONOptions) -> JSONOptions { options.within(inherited) }
}
