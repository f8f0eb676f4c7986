import SourceText

/// A range to be underlined in a code frame, and the words beside it.
struct Mark {
  var range: SourceRange
  var label: String
  var role: TextStyle.Role
  /// Underlined with `^`, otherwise with `-`.
  var isPrimary: Bool

  init(_ range: SourceRange, _ label: String, _ role: TextStyle.Role, isPrimary: Bool) {
    self.range = range
    self.label = label
    self.role = role
    self.isPrimary = isPrimary
  }
}
