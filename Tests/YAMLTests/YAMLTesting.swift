import DiagnosticTestSupport
import SourceText

@testable import YAML

/// Trees and findings in the short forms the tests of the YAML reader compare.
func readYAML(_ text: String) -> Outcome<[YAMLNode]> { YAMLReader.read(yamlFile(text)) }

extension YAMLNode {
  /// The node as a line of text: `{key: [plain, "quoted"]}`.
  var outline: String {
    switch kind {
    case .scalar: isPlain ? text : "\"\(text)\""
    case .sequence: "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping: "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

/// A finding as `line:column «text» message`.
func outline(_ finding: Diagnostic, in file: SourceFile) -> String {
  let location = file.location(of: finding.range.start)
  return "\(location.line):\(location.column) «\(file.text(in: finding.range))» \(finding.message.english)"
}
