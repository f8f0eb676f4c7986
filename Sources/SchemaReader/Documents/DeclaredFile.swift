import Schema

/// What a file declares, before names are resolved.
struct DeclaredFile: Sendable {
  var declarations: [RawDeclaration] = []
  /// The names of what could not be read.
  var failed: Set<String> = []
  var ignoreComments: [IgnoreComment]
}
