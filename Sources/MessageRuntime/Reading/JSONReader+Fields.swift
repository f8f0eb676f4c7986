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
    if let value: T = optional(key, options, name: name, aliases: aliases) { return value }
    miss(before, key, name)
    return .jsonBlank
  }

  /// A field with a default.
  public mutating func value<T: JSONReadable>(
    _ key: String, _ options: JSONOptions = [], name: String? = nil, aliases: [String] = [],
    default standard: @autoclosure () -> T
  ) -> T {
    if let value: T = optional(key, options, name: name, aliases: aliases) { return value }
    return standard()
  }

  /// An optional field.
  public mutating func optional<T: JSONReadable>(
    _ key: String, _ options: JSONOptions = [], name: String? = nil, aliases: [String] = []
  ) -> T? {
    var search = Search(failures: failures.count, notes: notes.count)
    while let place = place(&search, key, options, aliases) {
      if let value = T.read(&self, at: place, inherit(options).subtracting(.jsonString)) {
        close(search, key, options, name, aliases)
        return value
      }
    }
    close(search, key, options, name, aliases)
    return nil
  }

  // What is the same for every type is in functions that know none: those above are compiled for each.

  /// The search for a field's value under its keys.
  struct Search {
    /// How many failures and notes there were before.
    let failures: Int
    let notes: Int
    /// How many of the keys have been asked.
    var asked = 0
  }

  /// The object that has the field; nil: it is not there.
  private func holder(_ options: JSONOptions) -> Int? { options.contains(.besideIdentity) ? beside : object }

  /// The place of the next value that could be the field's; nil: there is none, or something has failed.
  private mutating func place(
    _ search: inout Search, _ key: String, _ options: JSONOptions, _ aliases: [String]
  ) -> Int? {
    guard let object = holder(options) else { return nil }
    while search.asked <= aliases.count, failures.count == search.failures {
      let member = document.takeMember(search.asked == 0 ? key : aliases[search.asked - 1], of: object)
      search.asked += 1
      guard let member else { continue }
      if !options.contains(.jsonString) { return member }
      if let content = content(at: member, inherit(options)) { return content }
    }
    return nil
  }

  /// Takes the members of the keys that were not asked, and names what was found wrong.
  private mutating func close(
    _ search: Search, _ key: String, _ options: JSONOptions, _ name: String?, _ aliases: [String]
  ) {
    if search.asked <= aliases.count, let object = holder(options) {
      for alias in aliases[(search.asked - 1)...] { _ = document.takeMember(alias, of: object) }
    }
    if failures.count > search.failures || notes.count > search.notes {
      nameNew(search.failures, search.notes, key, name, options)
    }
  }

  /// Notes that a field has no value, if nothing else is wrong with it.
  mutating func miss(_ before: Int, _ key: String, _ name: String? = nil) {
    if failures.count > before { return }
    failures.append(MessageFailure(path: name ?? key, key: name == nil ? nil : key, reason: .missing))
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
