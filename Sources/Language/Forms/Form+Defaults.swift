import SourceText

/// Values of missing keys. The reader asks it of keys that have a default, of its kind.
extension Form {
  public func defaultBool(of name: String) -> Bool {
    guard case .bool(let flag) = self[name]?.default else { noDefault(name) }
    return flag
  }

  public func defaultInteger(of name: String) -> Int {
    guard case .integer(let number) = self[name]?.default else { noDefault(name) }
    return number
  }

  public func defaultText(of name: String) -> String {
    guard case .string(let text) = self[name]?.default else { noDefault(name) }
    return text
  }

  public func defaultWord<Word: RawRepresentable<String>>(of name: String) -> Word {
    guard let word = Word(rawValue: defaultText(of: name)) else { noDefault(name) }
    return word
  }

  public func defaultWords<Word: RawRepresentable<String>>(of name: String) -> [Word] {
    guard case .array(let words) = self[name]?.default else { noDefault(name) }
    return words.compactMap { if case .string(let word) = $0 { Word(rawValue: word) } else { nil } }
  }

  private func noDefault(_ name: String) -> Never {
    preconditionFailure("\(title.english): `\(name)` has no default of this kind")
  }
}
