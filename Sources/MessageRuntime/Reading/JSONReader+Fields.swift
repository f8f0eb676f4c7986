// What generated code calls: a field by its key, with what is said of it.

nonisolated extension JSONReader {
  /// A field that must have a value.
  /// - Parameters:
  ///   - name: what failures call the field, if it is not the key.
  ///   - aliases: further keys, asked in their order.
  public mutating func required<T: JSONReadable>(
    _ key: String, _ options: JSONOptions = [], name: String? = nil, aliases: [String] = []
  ) -> T {
    let before = failures.count
    return present(optional(key, options, name: name, aliases: aliases), before, key, name)
  }

  /// A field with a default.
  public mutating func value<T: JSONReadable>(
    _ key: String, _ options: JSONOptions = [], name: String? = nil, aliases: [String] = [],
    default standard: @autoclosure () -> T
  ) -> T {
    let value: T? = optional(key, options, name: name, aliases: aliases)
    return value ?? standard()
  }

  /// An optional field.
  public mutating func optional<T: JSONReadable>(
    _ key: String, _ options: JSONOptions = [], name: String? = nil, aliases: [String] = []
  ) -> T? {
    let outer = object
    defer { object = outer }
    if options.contains(.besideIdentity) {
      guard let beside else { return nil }
      object = beside
    }
    let before = failures.count
    let noted = notes.count
    var value: T?
    if let place = document.takeMember(key, of: object) { value = read(T.self, at: place, options) }
    for alias in aliases {
      let place = document.takeMember(alias, of: object)
      if let place, value == nil, failures.count == before { value = read(T.self, at: place, options) }
    }
    if failures.count > before || notes.count > noted { nameNew(before, noted, key, name, options) }
    return value
  }

  private mutating func read<T: JSONReadable>(_ type: T.Type, at value: Int, _ options: JSONOptions) -> T? {
    let all = inherit(options)
    return all.contains(.jsonString)
      ? inString(type, at: value, all.subtracting(.jsonString)) : T.read(&self, at: value, all)
  }

  /// The value of a field that must have one. It is missing, if nothing else is wrong with it.
  mutating func present<T: JSONReadable>(_ value: T?, _ before: Int, _ key: String, _ name: String? = nil) -> T {
    if let value { return value }
    if failures.count == before {
      failures.append(MessageFailure(path: name ?? key, key: name == nil ? nil : key, reason: .missing))
    }
    return .jsonBlank
  }

  /// Names the failures and notes from two places on after their field.
  mutating func nameNew(
    _ before: Int, _ noted: Int, _ key: String, _ name: String? = nil, _ options: JSONOptions = []
  ) {
    let ownKey = name == nil ? nil : key
    failures.prefix(name ?? key, from: before, key: ownKey, isSensitive: options.contains(.sensitive))
    for index in noted..<notes.count { notes[index].place = (name ?? key) + notes[index].place }
  }
}
