import Checks
import Testing

extension LintRule: CustomTestStringConvertible {
  public var testDescription: String { rule.id }
}
