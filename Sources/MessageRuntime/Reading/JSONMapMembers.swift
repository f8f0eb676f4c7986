import Foundation

/// The members of a map as they are met.
nonisolated struct JSONMapMembers {
  struct Member {
    var span: JSONSpan
    /// Nil: an unpaired surrogate.
    var key: String?
    var value: JSONSpan
    /// It could be read.
    var isThere: Bool
    /// How many failures and notes there were behind it.
    var failureCount: Int
    var noteCount: Int
  }

  private(set) var list: [Member] = []
  /// A key has come that is, to Swift, the same as an earlier one.
  var haveRepeats = false
  /// How many failures and notes there were before the map.
  let failureCount: Int
  let noteCount: Int
  /// The last member of each key; only of those that are settled.
  private var last: [[UInt8]: Int] = [:]

  init(_ failureCount: Int, _ noteCount: Int) {
    self.failureCount = failureCount
    self.noteCount = noteCount
  }

  mutating func append(
    _ span: JSONSpan, _ key: String?, _ value: JSONSpan, isThere: Bool, _ failureCount: Int, _ noteCount: Int
  ) {
    list.append(
      Member(
        span: span, key: key, value: value, isThere: isThere, failureCount: failureCount, noteCount: noteCount))
  }

  /// Whether its key does not come again, byte by byte.
  func isLast(_ index: Int) -> Bool { list[index].key.map { last[Array($0.utf8)] == index } ?? true }

  /// The failures and the notes of a member.
  func failures(_ index: Int) -> Range<Int> {
    (index == 0 ? failureCount : list[index - 1].failureCount)..<list[index].failureCount
  }

  func notes(_ index: Int) -> Range<Int> {
    (index == 0 ? noteCount : list[index - 1].noteCount)..<list[index].noteCount
  }

  /// Of the members that are there, and whose keys do not come again: those that a dictionary holds, and the others in
  /// their order.
  mutating func settled() -> (held: [(key: String, index: Int)], twins: [Int]) {
    for (index, member) in list.enumerated() {
      if let key = member.key { last[Array(key.utf8)] = index }
    }
    var held: [String: Int] = [:]
    var isTwin = list.map { _ in false }
    for (index, member) in list.enumerated() where member.isThere && isLast(index) {
      guard let key = member.key else { continue }
      if let twin = held.removeValue(forKey: key) { isTwin[twin] = true }
      held[key] = index
    }
    return (held.map { ($0.key, $0.value) }, list.indices.filter { isTwin[$0] })
  }
}
