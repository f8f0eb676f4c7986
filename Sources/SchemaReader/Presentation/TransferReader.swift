import Schema
import SourceText
import YAML

/// Reads which files the SDK moves.
struct TransferReader: ResolvingReader {
  let context: ReaderContext

  func transfer(_ node: YAMLNode, in scope: Scope) -> Transfer? {
    guard let entries = forms.open(node, as: .transfer) else { return nil }
    guard entries.mentions("upload") || entries.mentions("download") else {
      return fail(.emptyValue(ofTransferAt: node.range))
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
    let url = entries.text("url").flatMap { field($0, in: travelling) }
    guard let path, let url else { return nil }
    return Transfer.File(path: path, url: url, range: node.range)
  }

  /// A local field, a template of a file name, or `hook`. A name with neither brace nor dot is meant as a field's.
  private func filePath(_ node: YAMLNode, in scope: Scope) -> Transfer.File.Path? {
    if forms.isWord(node, "hook") { return .hook }
    let name = node.locatedText
    if !scope.locals.contains(where: { $0.name == name.value }) {
      if name.value.contains(where: { $0 == "{" || $0 == "." }) {
        return TemplateReader(context: context).template(node, in: scope).map { .template($0) }
      }
      if scope.fields.contains(where: { $0.name == name.value }) { return fail(.unsupportedField(ofFile: name)) }
    }
    var locals = scope
    locals.fields = []
    return field(name, in: locals).map { .field($0) }
  }

  /// A field that holds a link or a path.
  private func field(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = PathResolver(context: context).path(name, in: scope) else { return nil }
    if path.type.isLink { return path }
    return fail(.unsupportedField(ofLink: path))
  }
}
