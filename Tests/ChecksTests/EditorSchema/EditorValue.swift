import Foundation
import YAML

/// YAML as editors read it, by the core schema of YAML 1.2: `off` and `no` are texts, and so are dates.
enum EditorValue {
  static func json(_ node: YAMLNode) -> Any {
    switch node.kind {
    case .sequence: node.items.map(json)
    case .mapping: Dictionary(node.entries.map { ($0.key.text, json($0.value)) }) { first, _ in first }
    case .scalar: node.isPlain ? scalar(node.text) : node.text
    }
  }

  private static func scalar(_ text: String) -> Any {
    switch text {
    case "", "~", "null", "Null", "NULL": return NSNull()
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: break
    }
    if matches(text, "[-+]?[0-9]+") { return Decimal(string: text).map { $0 as NSDecimalNumber } ?? text }
    if matches(text, "[-+]?([.][0-9]+|[0-9]+([.][0-9]*)?)([eE][-+]?[0-9]+)?") { return Double(text) ?? text }
    return text
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}
