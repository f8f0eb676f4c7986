/// The scopes around a place in a template, outermost first: what its names mean there.
struct Names {
  /// A scope and whether names are looked up in it; the views along a dotted name are passed through only.
  private var levels: [(scope: Scope, isSearched: Bool)]

  /// How many scopes have been one inside the other at most.
  private(set) var deepest = 1

  init(_ root: Scope) { levels = [(root, true)] }

  mutating func push(_ scope: Scope, isSearched: Bool = true) {
    levels.append((scope, isSearched))
    deepest = max(deepest, levels.count)
  }
  /// The number of the innermost scope, and of its frame.
  var innermost: Int { levels.count - 1 }

  mutating func pop(_ count: Int) { levels.removeLast(count) }

  /// The innermost field of that name.
  func find(_ name: String) -> (frame: Int, kind: FieldKind)? {
    for frame in levels.indices.reversed() where levels[frame].isSearched {
      if let kind = levels[frame].scope.kind(of: name) { return (frame, kind) }
      if name == "." { return nil }
    }
    return nil
  }

  /// The field of that name in the innermost scope, searched or not.
  func findInnermost(_ name: String) -> (frame: Int, kind: FieldKind)? {
    levels[innermost].scope.kind(of: name).map { (innermost, $0) }
  }

  /// What to say about a name that is not there.
  func message(unknown name: String) -> String {
    if name == "." { return "`.` is not a text here, but `\(levels[innermost].scope.owner())`" }
    return Self.message(unknown: name, in: levels.reversed().filter(\.isSearched).map(\.scope))
  }

  func messageInnermost(unknown name: String) -> String {
    Self.message(unknown: name, in: [levels[innermost].scope])
  }

  private static func message(unknown name: String, in scopes: [Scope]) -> String {
    let near = Spelling.nearest(to: name, in: scopes.flatMap { $0.fields.map(\.name) })
    let contents = scopes.map { scope in
      "`\(scope.owner())` has " + scope.fields.map { "`\($0.name)`" }.joined(separator: ", ")
    }
    return "unknown name `\(name)`" + (near.map { ", did you mean `\($0)`?" } ?? "")
      + " (" + contents.joined(separator: "; ") + ")"
  }
}
