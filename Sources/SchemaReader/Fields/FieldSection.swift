import Schema

/// What has the fields that are read.
struct FieldSection: Sendable {
  enum Role: Sendable { case message, object, local }

  var role: Role
  /// The type that holds the fields, and their inline types.
  var container: TypeContainer
  /// What a field around says of `lenient`; nil: none says anything.
  var isLenient: Bool?

  init(_ role: Role, container: TypeContainer) { (self.role, self.container) = (role, container) }

  var members: Set<String> { role == .object ? SwiftNames.objectMembers : SwiftNames.attachmentMembers }
}

/// The fields that could be read, and the names of those that could not.
struct FieldList: Sendable {
  var fields: [Field] = []
  var failed: Set<String> = []
}
