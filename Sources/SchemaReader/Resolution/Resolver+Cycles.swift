import Schema
import SourceText

extension Resolver {
  /// No object holds itself directly: Swift has no such struct, and JSON no such text.
  func checkCycles() {
    var done: Set<ObjectType.ID> = []
    for index in 0..<symbols.objects.count { visit(ObjectType.ID(index), path: [], done: &done) }
  }

  private func visit(_ id: ObjectType.ID, path: [ObjectType.ID], done: inout Set<ObjectType.ID>) {
    guard !done.contains(id) else { return }
    let path = path + [id]
    for field in symbols[id].fields where !field.isOptional {
      guard case .object(let next) = field.type else { continue }
      if let start = path.firstIndex(of: next) {
        reportCycle(Array(path[start...]), field)
      } else {
        visit(next, path: path, done: &done)
      }
    }
    done.insert(id)
  }

  private func reportCycle(_ cycle: [ObjectType.ID], _ field: Field) {
    let names = (cycle + [cycle[0]]).map { symbols[$0].name }
    let way = names.joined(separator: " → ")
    report(
      .directCycle, Phrase("`\(names[0])` holds itself: \(way)", zh: "`\(names[0])` 包含了自身：\(way)"),
      at: field.typeRange,
      help: Phrase(
        "hold it through a list, a map or an optional: `\(field.name)?`",
        zh: "通过列表、字典或可选字段包含它：`\(field.name)?`"))
  }

  /// `default: {}` is for objects whose fields may all be missing.
  func checkObjectDefaults() {
    for (id, range) in symbols.objectDefaults {
      guard let field = symbols[id].fields.first(where: \.isRequired) else { continue }
      let object = symbols[id].name
      report(
        .badDefault,
        Phrase("`{}` is no `\(object)`: it needs `\(field.name)`", zh: "`{}` 不是 `\(object)`：缺少 `\(field.name)`"),
        at: range, notes: [.init(Wording.fieldIsHere, at: field.nameRange)],
        help: Phrase("make one of the two optional", zh: "把两者之一改为可选"))
    }
    symbols.objectDefaults = []
  }
}
