import Schema
import SourceText
import YAML

/// Reads what an element shows or a tap opens: a field, named without braces.
struct ShownFieldReader: ResolvingReader {
  let context: ReaderContext

  private var paths: PathResolver { PathResolver(context: context) }

  /// - Parameter otherwise: What is found where there is no field of a name like that.
  func field(
    _ node: YAMLNode, of key: String, in scope: Scope, otherwise: @autoclosure () -> Diagnostic? = nil
  ) -> FieldPath? {
    guard !isBraced(node) else {
      let name = Located(source(node.range).filter { !"{}\"' ".contains($0) }, node.range)
      let isKnown = if case .found = paths.lookUp(name, in: scope) { true } else { false }
      return fail(.badPlaceholder(around: name, of: key, isKnown: isKnown))
    }
    let name = node.locatedText
    let result = paths.lookUp(name, in: scope)
    if case .found(let path) = result { return path }
    if case .unknown(_, let names, _) = result, Spelling.nearest(to: name.value, in: names) == nil,
      let finding = otherwise()
    {
      report(finding)
    } else {
      paths.report(result, of: name)
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
