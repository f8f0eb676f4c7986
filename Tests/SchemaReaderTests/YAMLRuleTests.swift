import SchemaReader
import Testing
import YAML

/// The YAML reader's rules are among those that the tool explains.
struct YAMLRuleTests {
  @Test(arguments: YAMLRule.allCases) func isDocumented(_ rule: YAMLRule) {
    #expect(SchemaReader.rules.first { $0.id == rule.id }?.severity == rule.severity)
  }
}
