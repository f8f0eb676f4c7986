// How a list is read, whatever its elements are.

nonisolated extension JSONReader {
  /// A list that is read, or a single element in the place of a list.
  struct List {
    let isOnly: Bool
    /// The element's, and the one behind the last.
    var place: Int
    let end: Int
    /// How many failures there were before the list; failures and notes before the element.
    let outermost: Int
    var failures = 0
    var notes = 0
    /// The numbers of the element in the list, and among those that are kept.
    var index = 0
    var kept = 0
  }

  /// The list that a value is, under leniency also that in a string, or a single element; nil: an empty string, or a
  /// failure.
  mutating func list(at value: Int, _ options: JSONOptions) -> List? {
    if document.kind(value) == .list { return list(of: value) }
    guard options.isLenient, document.kind(value) != .null else {
      noteMismatch(.list, at: value)
      return nil
    }
    if document.kind(value) == .string {
      guard let text = text(at: value), !text.isEmpty else { return nil }
      if let list = document.content(of: value), document.kind(list) == .list { return self.list(of: list) }
    }
    return List(isOnly: true, place: value, end: value + 1, outermost: failures.count)
  }

  private func list(of value: Int) -> List {
    List(isOnly: false, place: value + 1, end: document.next(behind: value), outermost: failures.count)
  }

  /// Whether there is another element.
  func begin(_ list: inout List) -> Bool {
    (list.failures, list.notes) = (failures.count, notes.count)
    return list.place < list.end
  }

  /// Keeps an element, or drops it or names it if it is missing or has failed.
  /// - Returns: whether it is kept.
  mutating func end(_ list: inout List, isRead: Bool, _ options: JSONOptions) -> Bool {
    let place = list.place
    list.place = document.next(behind: place)
    list.index += 1
    if list.isOnly {
      settleOnly(list.failures, at: place)
      if isRead { placeNotes(list.notes, "[0]") }
      return isRead
    }
    // A list or map that has failed inside is there all the same.
    if isRead, failures.count == list.failures {
      if notes.count > list.notes { placeNotes(list.notes, "[\(list.kept)]") }
      list.kept += 1
      return true
    }
    if failures.count == list.failures { fail(.missing) }
    settle(list.failures, list.notes, "[\(list.index - 1)]", options)
    trim(list.outermost)
    return false
  }

  /// Names a single element in which something has failed; what no element could be should be a list.
  mutating func settleOnly(_ before: Int, at value: Int) {
    for index in before..<failures.count where !failures[index].path.isEmpty {
      failures[index].prefix("[0]", key: nil)
    }
    guard failures.count > before, failures[before].path.isEmpty, case .wrongType = failures[before].reason else {
      return
    }
    failures.removeSubrange(before...)
    fail(.list, at: value)
  }
}
