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

  private static func initial(of name: String) -> UInt64 { 1 << UInt64((name.utf8.first ?? 0) & 63) }
}
