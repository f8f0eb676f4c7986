/// What each declared name stands for.
struct DeclaredNames: Sendable {
  private var names: [String: Resolver.Name] = [:]
  /// A bit for the first letter of each: names of fields, which are asked for most, begin with small letters.
  private var initials: UInt64 = 0

  subscript(name: String) -> Resolver.Name? {
    get { initials & Self.initial(of: name) == 0 ? nil : names[name] }
    set {
      names[name] = newValue
      if newValue != nil { initials |= Self.initial(of: name) }
    }
  }

  var all: Dictionary<String, Resolver.Name>.Keys { names.keys }

  mutating func reserveCapacity(_ count: Int) { names.reserveCapacity(count) }

  /// Of a name that begins with another letter than one of ASCII, all: it may be the same as one in other bytes.
  private static func initial(of name: String) -> UInt64 {
    let byte = name.utf8.first ?? 0
    return byte < 0x80 ? 1 << UInt64(byte & 63) : ~0
  }
}
