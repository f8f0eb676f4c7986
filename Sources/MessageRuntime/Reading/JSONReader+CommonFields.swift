// The same for what most fields are: functions for any type take longer across modules.

nonisolated extension JSONReader {
  public mutating func required(_ key: String) -> String { plainRequired(key) }
  public mutating func optional(_ key: String) -> String? { plain(key) }
  public mutating func value(_ key: String, default standard: String) -> String { plain(key) ?? standard }

  public mutating func required(_ key: String) -> Int { plainRequired(key) }
  public mutating func optional(_ key: String) -> Int? { plain(key) }
  public mutating func value(_ key: String, default standard: Int) -> Int { plain(key) ?? standard }

  public mutating func required(_ key: String) -> Bool { plainRequired(key) }
  public mutating func optional(_ key: String) -> Bool? { plain(key) }
  public mutating func value(_ key: String, default standard: Bool) -> Bool { plain(key) ?? standard }

  /// A field of which nothing is said but its key.
  private mutating func plain<T: JSONReadable>(_ key: String) -> T? {
    guard let place = document.takeMember(key, of: object) else { return nil }
    let (before, noted) = (failures.count, notes.count)
    let value = T.read(&self, at: place, inherit([]))
    if failures.count > before || notes.count > noted { nameNew(before, noted, key) }
    return value
  }

  private mutating func plainRequired<T: JSONReadable>(_ key: String) -> T {
    let before = failures.count
    if let value: T = plain(key) { return value }
    miss(before, key)
    return .jsonBlank
  }
}
