import Schema
import SourceText

/// Where fields stand while they are read.
struct FieldContext: Sendable {
  enum Place: Sendable { case message, object, local }

  /// The type that holds the fields, and their inline types.
  var owner: Owner
  /// What a field around says of `lenient`; nil: none says anything.
  var isLenient: Bool?
  var place: Place

  var members: Set<String> { place == .object ? SwiftNames.objectMembers : SwiftNames.attachmentMembers }
}

/// The fields that could be read, and the names of those that could not.
struct FieldList: Sendable {
  var fields: [Field] = []
  var failed: Set<String> = []
}
