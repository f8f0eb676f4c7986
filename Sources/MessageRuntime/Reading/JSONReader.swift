/// Reads the values of a JSON document as the types of a schema.
///
/// The text is known to be JSON. What is wrong with a value becomes a failure without a path; each caller puts its
/// component in front of it.
nonisolated public struct JSONReader {
  /// What is read at the moment: a message's text, or JSON that a string in it holds.
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
  var notes: [JSONNote] = []
  /// How many bytes the places of all notes take: keys around a map stand in the place of everything in it.
  var placeBytes = 0
  private static let placeLimit = 1 << 24
  /// How many notes there were before the object.
  private var firstNote = 0

  /// Of a message: the payload's object, and what its envelope held beside it.
  var payload = 0
  var leftovers: [UnknownKeys.Entry] = []
  /// The object that stands beside the message's identity.
  var beside: (document: JSONDocument, object: Int)?
  /// What the message was told by.
  var identities: [JSONIdentity] = []
  /// What travels beside the JSON, by the slots' names.
  public var slots: [String: String] = [:]

  init(_ document: JSONDocument, inherited: JSONOptions = []) {
    self.document = document
    self.inherited = inherited
  }

  /// The value of a text that is a whole object of the schema; nil if it is none, or something in it is wrong.
  public static func object<T: JSONObject>(_ type: T.Type, in json: String, _ options: JSONOptions = []) -> T? {
    guard let document = try? JSONDocument(json) else { return nil }
    var reader = JSONReader(document)
    guard let value = T.read(&reader, at: 0, options), reader.failures.isEmpty, reader.hasAllNotes else { return nil }
    return value
  }

  // MARK: Objects

  /// Reads an object of the schema; under leniency also one that a string holds.
  mutating func object<T: JSONObject>(_ type: T.Type, at value: Int, _ options: JSONOptions) -> T? {
    guard document.kind(value) == .object else {
      return objectInString(at: value, options) { $0.object(type, at: 0, options) }
    }
    let before = failures.count
    guard nesting.enter(type) else {
      fail(.tooDeep)
      return nil
    }
    let object = fields(of: value, options) { T(members: &$0) }
    nesting.leave(type)
    return failures.count > before ? nil : object
  }

  /// Reads fields of another object.
  mutating func fields<T>(of object: Int, _ options: JSONOptions, _ read: (inout JSONReader) -> T) -> T {
    let before = failures.count
    let outer = (self.object, inherited, firstNote)
    (self.object, inherited, firstNote) = (object, options.intersection(.strict), notes.count)
    let fields = read(&self)
    (self.object, inherited, firstNote) = outer
    trim(before)
    return fields
  }

  /// The members of the object that no field has asked for, and what its fields cannot hold. To be called behind the
  /// last
  /// field.
  public mutating func unknownKeys() -> UnknownKeys {
    var unknown = UnknownKeys()
    if notes.count > firstNote {
      unknown.keep(notes[firstNote...])
      notes.removeSubrange(firstNote...)
    }
    var member = object + 1
    let end = document.next(behind: object)
    while member < end {
      if !document.tokens[member].isTaken { unknown.entries.append(document.entry(of: member)) }
      member = document.next(behind: member + 1)
    }
    return unknown
  }

  // MARK: JSON in strings

  /// Reads what a text holds.
  /// - Returns: false: the text is not JSON, and nothing has been read.
  mutating func inside(_ text: String, _ read: (inout JSONReader) -> Void) -> Bool {
    guard var other = try? JSONDocument(text) else { return false }
    let outer = object
    swap(&document, &other)
    object = 0
    read(&self)
    swap(&document, &other)
    object = outer
    return true
  }

  /// Under leniency: an object or map in a string, and nothing for an empty string or list.
  mutating func objectInString<T>(at value: Int, _ options: JSONOptions, _ read: (inout JSONReader) -> T?) -> T? {
    guard options.isLenient else { return mismatch("an object", at: value) }
    switch document.kind(value) {
    case .list where document.isEmpty(value): return nil
    case .string:
      guard let text = text(at: value) else { return nil }
      if text.isEmpty { return nil }
      var object: T?
      let isRead = (text.beginsList || text.beginsObject) && inside(text) { object = read(&$0) }
      if !isRead { fail(.unreadable(expected: "an object")) }
      return object
    default: return mismatch("an object", at: value)
    }
  }

  /// Reads a value of `encoding: json-string`: a string that holds JSON; under leniency also the JSON itself.
  mutating func inString<T: JSONReadable>(_ type: T.Type, at value: Int, _ options: JSONOptions) -> T? {
    guard document.kind(value) == .string else {
      return options.isLenient ? T.read(&self, at: value, options) : mismatch("a string of JSON", at: value)
    }
    guard let text = text(at: value) else { return nil }
    if text.isEmpty && options.isLenient { return nil }
    var result: T?
    if inside(text, { result = T.read(&$0, at: 0, options) }) { return result }
    if options.isLenient { return T.read(&self, at: value, options) }
    fail(.unreadable(expected: "JSON in a string"))
    return nil
  }

  // MARK: What readable types call

  /// What a string says; an unpaired surrogate is a failure.
  mutating func text(at value: Int) -> String? {
    if let text = document.text(value) { return text }
    fail(.unreadable(expected: "a string: it has an unpaired surrogate"))
    return nil
  }

  mutating func fail(_ reason: MessageFailure.Reason) { failures.append(MessageFailure(path: "", reason: reason)) }

  /// Notes that the type cannot hold a number.
  mutating func fail(_ number: String, doesNotFit expected: String) {
    fail(.outOfRange(expected: expected, found: MessageFailure.Reason.shown(number)))
  }

  /// Null is a missing value, anything else a failure.
  mutating func mismatch<T>(_ expected: String, at value: Int) -> T? {
    noteMismatch(expected, at: value)
    return nil
  }

  mutating func noteMismatch(_ expected: String, at value: Int) {
    let found: String
    switch document.kind(value) {
    case .null: return
    case .string: found = "a string"
    case .object: found = "an object"
    case .list: found = "a list"
    case .true, .false: found = "a Boolean"
    case .number: found = "a number"
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

nonisolated extension String {
  private var firstSolid: UInt8? { utf8.first { !JSONText.isBlank($0) } }

  var beginsObject: Bool { firstSolid == UInt8(ascii: "{") }

  var beginsList: Bool { firstSolid == UInt8(ascii: "[") }
}
