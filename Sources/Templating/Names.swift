/// The scopes around a place in a template, outermost first: what its names mean there.
struct Names: ~Copyable {
  private var levels = Table<Level>(capacity: 8)

  struct Level {
    let scope: Scope
    /// Whether names are looked up in it; the views along a dotted name are passed through only.
    let isSearched: Bool
  }

  /// How many scopes have been one inside the other at most.
  private(set) var deepest = 0

  init(_ root: Scope) { push(root) }

  mutating func push(_ scope: Scope, isSearched: Bool = true) {
    levels.append(Level(scope: scope, isSearched: isSearched))
    deepest = max(deepest, levels.count)
  }

  /// The number of the innermost scope, and of its frame.
  var innermost: Int { levels.count - 1 }

  mutating func pop(_ count: Int) { levels.removeLast(count) }

  /// The innermost field of that name.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> (frame: Int, kind: FieldKind)? {
    var frame = innermost
    while frame >= 0 {
      if levels.start[frame].isSearched {
        if let kind = levels.lent[frame].lend({ $0.scope.kind(of: name) }) { return (frame, kind) }
        if name.isDot { return nil }
      }
      frame -= 1
    }
    return nil
  }

  /// The field of that name in the innermost scope, searched or not.
  func findInnermost(_ name: UnsafeBufferPointer<UInt8>) -> (frame: Int, kind: FieldKind)? {
    levels.start[innermost].scope.kind(of: name).map { (innermost, $0) }
  }

  /// What to say about a name that is not there.
  func message(unknown name: String) -> String {
    if name == "." { return "`.` is not a text here, but `\(levels.start[innermost].scope.owner())`" }
    let searched = (0...innermost).reversed().filter { levels.start[$0].isSearched }
    return Self.message(unknown: name, in: searched.map { levels.start[$0].scope })
  }

  func messageInnermost(unknown name: String) -> String {
    Self.message(unknown: name, in: [levels.start[innermost].scope])
  }

  private static func message(unknown name: String, in scopes: [Scope]) -> String {
    let near = Spelling.nearest(to: name, in: scopes.flatMap { $0.fields.map { "\($0.name)" } })
    let contents = scopes.map { scope in
      "`\(scope.owner())` has " + scope.fields.map { "`\($0.name)`" }.joined(separator: ", ")
    }
    return "unknown name `\(name)`" + (near.map { ", did you mean `\($0)`?" } ?? "")
      + " (" + contents.joined(separator: "; ") + ")"
  }
}
