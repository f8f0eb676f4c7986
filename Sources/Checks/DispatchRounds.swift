import Schema

/// The two rounds in which identities are tried, worked out once for all rules about them.
struct DispatchRounds: Sendable {
  /// Of the identities that are written and read.
  let first: Dispatch
  /// Of those that are only read.
  let second: Dispatch

  init(_ schema: Schema) {
    first = Dispatch(schema)
    second = Dispatch(readsOf: schema)
  }

  /// In the order in which the decoder tries them.
  var groups: [Dispatch.Group] { first.groups + second.groups }
}
