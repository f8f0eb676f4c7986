import Schema
import SourceText

extension Resolver {
  /// No object holds itself directly: Swift has no such struct, and JSON no such text.
  mutating func checkCycles() {
    var done: Set<ObjectType.ID> = []
    for index in objects.indices { visit(ObjectType.ID(index), path: [], done: &done) }
  }

  private mutating func visit(_ id: ObjectType.ID, path: [ObjectType.ID], done: inout Set<ObjectType.ID>) {
    guard !done.contains(id) else { return }
    let path = path + [id]
    for field in objects[id.index].fields where !field.isOptional {
      guard case .object(let next) = field.type else { continue }
      if let start = path.firstIndex(of: next) {
        reportCycle(Array(path[start...]), field)
      } else {
        visit(next, path: path, done: &done)
      }
    }
    done.insert(id)
  }

  private mutating func reportCycle(_ cycle: [ObjectType.ID], _ field: Field) {
    let names = (cycle + [cycle[0]]).map { objects[$0.index].name }
    reading.report(
      .directCycle, "`\(names[0])` holds itself: " + names.joined(separator: " → "), at: field.typeRange,
      help: "hold it through a list, a map or an optional: `\(field.name)?`")
  }

  /// `default: {}` is for objects whose fields may all be missing.
  mutating func checkObjectDefaults() {
    for (id, range) in objectDefaults {
      guard let field = objects[id.index].fields.first(where: \.isRequired) else { continue }
      reading.report(
        .badDefault, "`{}` is no `\(objects[id.index].name)`: it needs `\(field.name)`", at: range,
        notes: [.init("the field is here", at: field.declaration.name.range)], help: "make one of the two optional")
    }
    objectDefaults = []
  }
}
