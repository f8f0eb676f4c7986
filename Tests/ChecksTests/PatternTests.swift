import Checks
import Foundation
import SchemaTestSupport
import SourceText
import Testing

/// What the rules say about a pattern is held against what `NSRegularExpression` does with it.
struct PatternTests {
  static func lines(_ table: String) -> [String] { table.split(separator: "\n").map(String.init) }

  /// The rules that find something in a pattern.
  private func findings(_ pattern: String) throws -> Set<String> {
    let quoted = pattern.replacingOccurrences(of: "'", with: "''")
    let example = Example("message: Gift\nid: 7\nfields:\n  code: { type: string, pattern: '\(quoted)' }\n")
    let findings = Lint.check(try TestProject(example).validSchema)
    return Set(findings.map(\.id)).intersection(["invalid-pattern", "doubtful-pattern"])
  }

  private func isAccepted(_ pattern: String) -> Bool { (try? NSRegularExpression(pattern: pattern)) != nil }

  @Test(arguments: lines(sound)) func hasNoFinding(_ pattern: String) throws {
    #expect(isAccepted(pattern))
    #expect(try findings(pattern) == [])
  }

  @Test(arguments: lines(wrong)) func isAnError(_ pattern: String) throws {
    #expect(!isAccepted(pattern))
    #expect(try findings(pattern) == ["invalid-pattern"])
  }

  @Test(arguments: lines(doubtful)) func isAWarning(_ pattern: String) throws {
    #expect(try findings(pattern) == ["doubtful-pattern"])
  }

  /// A hostile schema is no reason to crash.
  @Test(arguments: ["(", "[", "(?:", "(?=", "[^", "a{", "(a|"]) func survivesDeepNesting(_ part: String) throws {
    let pattern = String(repeating: part, count: 20_000)
    #expect(try !findings(pattern).isEmpty)
  }

  @Test(arguments: [
    "(a+)+", "(a*)*", "(a+)*b", "(x+x+)+y", "([a-z]+)*", "(a|b+)*", "(?:a+|a)+", "(a{1,3})+", "(a+){2,}", "(a+){9}b",
    "(\\d\\d?)+", "(a?b?)*", "(\\w+\\s?)+", "(-a+|a)*", "((ab)+)+", "(?i)(A+a?)+", "(.*,)*", "([^,]*,?)*", "(a+?)+",
    "(?:(?:a+))+", "(?=(a+)+b)c", "(\\w+[[:alpha:]])*", "(?x)( a + )+", "(a+\\1)+", "(?>(a+)+b)", "(-a*a*)*",
  ])
  func isSlow(_ pattern: String) throws { #expect(try slow(pattern)) }

  @Test(arguments: [
    "^(a|b)+$", "(a)+", "a+b+", "(ab)+", "^\\d+(\\.\\d+)*$", "(\\d{1,3},)*", "(, *\"[^\"]*\")*", "(-?\\d)*", "(a++)+",
    "(?>a+)*", "((?>a+)b?)*", "(a+)?", "(a+){3}", "(\\d{3})+", "(\\d{3},?)*", "([A-Z][a-z]*)+", "(a+b)++", "(/[^/]+)+",
    "(\"[^\"]*\"|\\w)*", "(?:\\r\\n?)+", "(a+)b+", "[(a+)+]", "\\Q(a+)+\\E", "\\(a+\\)+",
  ])
  func isNotSlow(_ pattern: String) throws { #expect(try !slow(pattern)) }

  private func slow(_ pattern: String) throws -> Bool {
    let example = Example("message: Gift\nid: 7\nfields:\n  code: { type: string, pattern: '\(pattern)' }\n")
    return Lint.check(try TestProject(example).validSchema).contains {
      $0.id == "slow-pattern" && $0.severity == .warning
    }
  }
}
