import Schema

/// The two rounds in which ids are tried, worked out once for all rules about them.
struct DispatchRounds: Sendable {
  /// Of the ids that are written and read.
  let first: Dispatch
  /// Of those that are only read.
  let second: Dispatch
  let replacements: IDReplacements

  init(_ schema: Schema) {
    first = Dispatch(schema)
    second = Dispatch(readsOf: schema)
    replacements = IDReplacements(first.groups + second.groups, schema)
  }

  /// In the order in which the decoder tries them.
  var groups: [Dispatch.Group] { first.groups + second.groups }
}
