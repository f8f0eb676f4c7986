import Schema
import SourceText
import YAML

/// What an element shows is a field, named without braces.
extension ContentReader {
  /// The field that a value names; `otherwise` is the help where there is no field of a name like that.
  func shownField(
    _ node: YAMLNode, of what: Phrase, in scope: Scope, otherwise: Phrase? = nil
  ) -> FieldPath? {
    guard !isBraced(node) else {
      let name = forms.source(node.range).filter { !"{}\"' ".contains($0) }
      let isKnown =
        if case .found = PathResolver(context: context).lookUp(Located(name, node.range), in: scope) { true } else {
          false
        }
      report(
        .badPlaceholder, Phrase("\(what) names a field, without braces", zh: "\(what)直接写字段名，不加花括号"),
        at: node.range, help: Wording.write(name),
        fixIts: [.init(Wording.write(name), replace: node.range, with: name, isSafe: isKnown)])
      return nil
    }
    let name = Located(node.text, node.range)
    let result = PathResolver(context: context).lookUp(name, in: scope)
    if case .found(let path) = result { return path }
    if case .unknown(_, let names) = result, let otherwise, Spelling.nearest(to: name.value, in: names) == nil {
      report(.unknownField(name, help: otherwise))
    } else {
      PathResolver(context: context).report(result, of: name)
    }
    return nil
  }

  /// `"{imageUrl}"`, or the same without quotes, which YAML reads as a mapping.
  func isBraced(_ node: YAMLNode) -> Bool {
    switch node.kind {
    case .scalar: node.text.hasPrefix("{") && node.text.hasSuffix("}")
    case .mapping: node.isFlow && node.entries.count == 1 && node.entries.allSatisfy { $0.value.isNull }
    case .sequence: false
    }
  }
}
