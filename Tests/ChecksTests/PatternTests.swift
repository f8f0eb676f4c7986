import Checks
import Foundation
import SourceText
import Testing

/// What the rules say about a pattern is held against what `NSRegularExpression` does with it.
@Suite struct PatternTests {
  /// Accepted by `NSRegularExpression`, and without a finding.
  static let sound = ##"""
    a|b
    |a
    a||b
    (|a)
    (?:|)
    ()
    ()*
    (?:)*
    ^$
    ^abc$
    .
    a{1}
    a{1,}
    a{1,2}
    a{0}
    a{0,0}
    a{01}
    a++
    a*+
    a?+
    a{1,2}+
    a+?
    a{1,2}?
    (?x)a {2}
    (?x)a { 2}
    (?x)a + ?
    (?x)# {
    (?x)a #)
    (?x) a # b
    [.]
    [a-]
    [-a]
    [-]
    [^-]
    [a^]
    [^^]
    [{}]
    [a{]
    [$]
    [ ]
    [#]
    [\]]
    [\[]
    [\b]
    [\w-]
    [a-b-c]
    [a-z-9]
    [a[b]]
    [!--/]
    [a||b]
    [\Q]\E]
    [\Q-\E]
    [a-z&&[^aeiou]]
    [a-z--[aeiou]]
    [[a]&[b]]
    [[:alpha:]]
    [[:^alpha:]]
    [[=a=]]
    [[.a.]]
    [:alpha:]
    [:alpha]
    [\p{L}\d]
    [\N{LATIN SMALL LETTER A}]
    [😀-😃]
    [一-龥]
    ^[\u4e00-\u9fa5]+$
    ^[\x{4e00}-\x{9fa5}]+$
    (?:a)
    (?=a)
    (?!a)
    (?<=a)
    (?<!a)
    (?<=a{1,3})
    (?<=a|bc)
    (?<=\d)(?=(\d{3})+$)
    (?>a)
    (?#x)
    (?#{)
    (?<a>a)
    (?<aB9>x)
    (?<a>x)\k<a>
    (?i)a
    (?i:a)
    (?-i)a
    (?-)a
    (?-:a)
    (?i-)a
    (?i-s)a
    (?ii)a
    (?m)^a$
    (?w)\b
    (?u)a
    (a)\1
    \p{L}
    \P{L}
    \p{Han}
    \p{Script=Han}
    \p{IsHan}
    \p{InGreek}
    \p{Block=Basic_Latin}
    \p{gc=Lu}
    \N{LATIN SMALL LETTER A}
    \Q(\E
    \Q(
    \Q{\E
    \Qa\Eb
    \d\D\w\W\s\S\b\B\h\H\v\V
    \A\Z\z\G
    \R+
    \X+
    \e\f\n\r\t\a
    \cA
    \c1
    \K
    \01
    \012
    \x4
    \x41
    \x{41}
    \x{1F600}
    \u0041
    \U00000041
    \-\/\@\#\"\_\<\>\!\%\=\:\;\,\&\~
    \{\}
    ^1[3-9]\d{9}$
    ^#([0-9a-f]{6})$
    ^[^@\s]+@[^@\s]+\.[^@\s]+$
    ^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$
    """##

  /// Refused by `NSRegularExpression`, and known to be.
  static let wrong = ##"""
    *abc
    +abc
    ?abc
    {1}
    a|*
    (*a)
    (*FAIL)
    a**
    a+*
    a{1}{2}
    a+?+
    a{2}??
    a{2}++
    \b*
    \B+
    \A*
    \G?
    \Z*
    \z{2}
    (?=a)*
    (?!a)+
    (?<=a)?
    (?i)*
    a{5,2}
    {
    }
    a{
    a{1
    a{x}
    a{,3}
    a{ 1 }
    a{1, 2}
    a{-1}
    a{3}{
    (?x){
    [z-a]
    [z-\x61]
    [\u0062-\u0061]
    [\n-\t]
    [a-\-]
    [龥-一]
    [a
    [
    []
    [^]
    [[]
    [a[b]
    [\]
    [^\]
    [a\
    [[:alpha:]
    (
    )
    (a
    a)
    (?
    (?i
    (?<a
    (?<a>
    (?:a
    (?>a
    (?<=a
    (?#a
    (?)a
    (?z)a
    (?U)a
    (?J)a
    (?|a|b)
    (?R)
    (?1)
    (?(1)a|b)
    (?P<a>x)
    (?P=a)
    (?P>a)
    (?'a'x)
    (?^i:a)
    (?C1)
    (?&a)
    (?+1)
    (?<1>a)
    (?<>a)
    (?<a-b>a)
    (?<_a>a)
    (?<ä>a)
    (?<a >x)
    (?<a>x)(?<a>y)
    (?<=a+)
    (?<=a*)
    (?<=a{2,})
    (?<=(a+))
    (?<!\s*)x
    \
    a\
    \1
    \8
    (a)\2
    \k
    \k<
    \k<a>
    \k{a}
    \p
    \pL
    \p{}
    \p{L
    \P
    \N
    \N{
    \0
    \x
    \x{}
    \x{zz}
    \x{41
    \x{110000}
    \u
    \u41
    \u{41}
    \U0000004
    [\x]
    [\0]
    [\u{41}]
    [a-\x]
    [\pL]
    """##

  /// What `NSRegularExpression` may take or not; of these it refuses some.
  static let doubtful = ##"""
    \p{Nope}
    \p{^L}
    \p{sc=Nope}
    [\p{Nope}]
    [[:nope:]]
    [a-\d]
    [&&]
    [a&&]
    [a--]
    []a]
    [^]a]
    [\d-z]
    \m
    \i
    \E
    \g1
    ^*
    a{99999}
    \p{bc=L}
    """##

  static func lines(_ table: String) -> [String] { table.split(separator: "\n").map(String.init) }

  /// The rules that find something in a pattern.
  private func findings(_ pattern: String) throws -> Set<String> {
    let quoted = pattern.replacingOccurrences(of: "'", with: "''")
    let example = Example("message: Gift\nid: 7\nfields:\n  code: { type: string, pattern: '\(quoted)' }\n")
    let findings = Lint.check(try Project(example).schema)
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
    return Lint.check(try Project(example).schema).contains { $0.id == "slow-pattern" && $0.severity == .warning }
  }
}
