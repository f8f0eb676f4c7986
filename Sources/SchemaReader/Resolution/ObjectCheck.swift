import Schema
import SourceText

/// Checks objects against each other when all of them are read.
struct ObjectCheck: ResolvingReader {
  let context: ReaderContext

  /// No object holds itself directly: Swift has no such struct, and JSON no such text.
  func checkCycles() {
    var done: Set<ObjectType.ID> = []
    for index in symbols.objects.indices { visit(ObjectType.ID(index), path: [], done: &done) }
  }

  private func visit(_ id: ObjectType.ID, path: [ObjectType.ID], done: inout Set<ObjectType.ID>) {
    guard !done.contains(id) else { return }
    let path = path + [id]
    for field in symbols[id].fields where !field.isOptional {
      guard case .object(let next) = field.type else { continue }
      if let start = path.firstIndex(of: next) {
        report(.directCycle(through: path[start...].map { symbols[$0].name }, closedBy: field))
      } else {
        visit(next, path: path, done: &done)
      }
    }
    done.insert(id)
  }

  /// `default: {}` is for objects whose fields may all be missing.
  func checkDefaults() {
    for (id, range) in symbols.objectDefaults {
      guard let field = symbols[id].fields.first(where: \.isRequired) else { continue }
      report(.badDefault(at: range, of: symbols[id].name, without: field))
    }
    symbols.objectDefaults = []
  }
}
