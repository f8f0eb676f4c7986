import Schema
import SourceText

/// What has the fields that are read.
struct FieldHolder: Sendable {
  enum Kind: Sendable { case message, object, local }

  var kind: Kind
  /// The type that holds the fields, and their inline types.
  var owner: Owner
  /// What a field around says of `lenient`; nil: none says anything.
  var isLenient: Bool?

  init(_ kind: Kind, owner: Owner) { (self.kind, self.owner) = (kind, owner) }

  var members: Set<String> { kind == .object ? SwiftNames.objectMembers : SwiftNames.attachmentMembers }
}

/// The fields that could be read, and the names of those that could not.
struct FieldList: Sendable {
  var fields: [Field] = []
  var failed: Set<String> = []
}
