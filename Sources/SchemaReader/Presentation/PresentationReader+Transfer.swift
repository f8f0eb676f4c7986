import Schema
import SourceText
import YAML

extension PresentationReader {
  /// The files that the SDK moves.
  func transfer(_ node: YAMLNode, in scope: Scope) -> Transfer? {
    guard let entries = forms.open(node, as: .transfer) else { return nil }
    guard entries.mentions("upload") || entries.mentions("download") else {
      report(
        .emptyValue,
        Phrase(
          "a transfer without `upload` and `download` moves nothing", zh: "既无 `upload` 又无 `download`，`transfer` 什么也不传"),
        at: node.range, help: Wording.removeIt)
      return nil
    }
    return Transfer(
      upload: entries["upload"].flatMap { file($0, in: scope) },
      download: entries["download"].flatMap { file($0, in: scope) })
  }

  private func file(_ node: YAMLNode, in scope: Scope) -> Transfer.File? {
    guard let entries = forms.open(node, as: .transferFile) else { return nil }
    let path = entries["path"].flatMap { filePath($0, in: scope) }
    var travelling = scope
    travelling.locals = []
    let url = entries.text("url").flatMap { textPath($0, in: travelling) }
    guard let path, let url else { return nil }
    return Transfer.File(path: path, url: url, range: node.range)
  }

  /// A local field, a template of a file name, or `hook`. A name with neither brace nor dot is meant as a field's.
  private func filePath(_ node: YAMLNode, in scope: Scope) -> Transfer.File.Path? {
    if forms.isWord(node, "hook") { return .hook }
    let name = Located(node.text, node.range)
    let isLocal = scope.locals.contains { $0.name == name.value }
    if !isLocal, name.value.contains(where: { $0 == "{" || $0 == "." }) {
      return TextReader(context: context).template(node, in: scope).map { .template($0) }
    }
    if !isLocal, scope.fields.contains(where: { $0.name == name.value }) {
      report(.misfitField(ofFile: name))
      return nil
    }
    var locals = scope
    locals.fields = []
    return textPath(name, in: locals).map { .field($0) }
  }
}
