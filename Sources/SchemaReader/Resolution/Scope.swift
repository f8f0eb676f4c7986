import Schema

/// The fields that a text, a rule or a condition can name, and what else a condition can ask for.
struct Scope: Sendable {
  var fields: [Field] = []
  var locals: [Field] = []
  /// Names that are there but could not be read.
  var failed: Set<String> = []
  /// The message's ids, for a condition on `id`; nil in objects.
  var ids: TypeIDs?
  /// Its envelope distinguishes 5 from "5".
  var isStrict = false
  /// Fields are missing here through a mistake found elsewhere: an unknown name may be one of them.
  var isOpen = false
  /// In `layout` and `texts`, conditions may ask for direction and session.
  var isPresentation = false

  var all: [Field] { locals.isEmpty ? fields : fields + locals }
}
