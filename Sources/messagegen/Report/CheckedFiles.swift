import SourceText

/// What findings were looked for in, as a summary names it.
enum CheckedFiles {
  /// A file by its path.
  case one(String)
  case all(schemas: Int, templates: Int)

  /// Such as `2 schemas`, in Chinese with 中 at its end.
  var text: LocalizedText {
    switch self {
    case .one(let path): return LocalizedText("\(path)", zh: "\(path) 中")
    case .all(let schemas, let templates):
      let count = FindingCount.text(schemas, "schema")
      if templates == 0 { return LocalizedText("\(count)", zh: "\(schemas) 个 schema 中") }
      return LocalizedText(
        "\(count) and \(FindingCount.text(templates, "template"))", zh: "\(schemas) 个 schema 和 \(templates) 个模板中")
    }
  }
}

extension Project {
  /// All that is checked.
  var checkedFiles: CheckedFiles { .all(schemas: schemaCount, templates: templates.count) }

  /// What is checked of some paths; of none: all.
  func checkedFiles(at paths: [String]) throws -> CheckedFiles {
    if paths.isEmpty || unsaved != nil { return checkedFiles }
    let asked = try PathFilter(paths, in: self).files(sources)
    if asked.count == 1 { return .one(workspace.shown(asked[0].path)) }
    return .all(schemas: asked.count { $0.id != sources[0].id }, templates: 0)
  }
}
