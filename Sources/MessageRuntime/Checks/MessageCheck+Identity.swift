import Foundation

nonisolated extension MessageCheck {
  /// Whether an identity that can be set is one that the message is read with.
  public mutating func identity(_ identity: [MessageIdentity], _ own: JSONIdentity.Own) {
    if identity.contains(.text("")) { return add("identity", .empty) }
    if !own.isRead(identity.map { JSONIdentity($0) }) { addUnread(identity, "identity") }
  }

  /// The same where properties hold parts of it.
  /// - Parameter names: the property of each place; nil where the value is fixed.
  public mutating func identity(_ identity: [MessageIdentity], _ own: JSONIdentity.Own, of names: [StaticString?]) {
    var last: StaticString?
    var isPossible = true
    for place in names.indices {
      guard let name = names[place] else { continue }
      last = name
      if identity[place] != .text("") && own.takes(identity[place], at: place) { continue }
      isPossible = false
      if identity[place] == .text("") { add(name, .empty) } else { addUnread([identity[place]], name) }
    }
    if let last, isPossible, !own.isRead(identity.map { JSONIdentity($0) }) { addUnread(identity, last) }
  }

  private mutating func addUnread(_ identity: [MessageIdentity], _ name: StaticString) {
    add(name, .unknownValue(identity.map(\.json).joined(separator: ", ")))
  }
}
