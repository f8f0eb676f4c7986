import Schema

/// The current paths of a release's declarations, if their names have changed.
struct MovedPaths {
  private var paths: [String: String] = [:]

  init() {}

  init(from old: Schema, to new: Schema) {
    let asked = Set(old.requiredKeys + new.requiredKeys)
    let pair = SchemaPair(
      MatchedMessages(old: PreparedSchema(old, asked: asked), new: PreparedSchema(new, asked: asked)))
    for messages in pair.decoded {
      add(TypeWalk((pair.oldContext, messages.old), (pair.newContext, messages.new), kept: nil))
    }
  }

  mutating func add(_ walk: TypeWalk) {
    add(walk.old.message.name, walk.new.message.name)
    for container in walk.containers {
      add(container.oldPath, container.path)
      for field in container.fields { add(field.oldAt, field.at) }
    }
    for pair in walk.enums {
      add(pair.oldPath, pair.path)
      for enumCase in pair.new.cases {
        guard let old = pair.old.enumCase(of: enumCase.raw.value) else { continue }
        add(pair.oldPath + "/" + old.name.value, pair.path + "/" + enumCase.name.value)
      }
    }
  }

  /// Adds a declaration with all that is in it and was not moved itself.
  mutating func add(_ old: String, _ new: String) {
    if old != new { paths[old] = new }
  }

  /// The current path of a declaration, by the innermost declaration around it that has moved.
  func path(of at: String) -> String {
    if paths.isEmpty { return at }
    var outer = Substring(at)
    while true {
      if let path = paths[String(outer)] { return path + at.dropFirst(outer.count) }
      guard let end = outer.lastIndex(of: "/") else { return at }
      outer = outer[..<end]
    }
  }
}
