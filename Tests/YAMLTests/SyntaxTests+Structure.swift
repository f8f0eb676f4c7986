extension SyntaxTests {
  /// Indentation, brackets, commas.
  static let structure = [
    Mistake("a: 1\n b: 2\n", "2:2 «b» `b` stands too deep: line 1 has a value already, `1`"),
    Mistake("a:\n  b: 1\n\n   c: 2\n", "4:4 «c» `c` stands too deep: line 2 has a value already, `1`"),
    Mistake("a: 'x' # c\n  b: 2\n", "2:3 «b» `b` stands too deep: line 1 has a value already, `'x'`"),
    Mistake("a:\n    b: 1\n  c: 2\n", "3:3 «c: 2» this line's indentation is that of no line above it"),
    Mistake("- a\nb: c\n", "2:1 «b: c» a key among the elements of a list"),
    Mistake("b: c\n- a\n", "2:1 «- a» an element of a list among keys"),
    Mistake("a: b\nc\nd: e\n", "2:1 «c» a key without a colon and a value"),
    Mistake("a: [1, 2\nb: 3\n", "1:4 «[» this `[` is never closed"),
    Mistake("a: {\n", "1:4 «{» this `{` is never closed"),
    Mistake("a: [b\n---\nc: d\n", "1:4 «[» this `[` is never closed"),
    Mistake("a: {\n  b: 1,\n  c: 2\nd: 5\n", "1:4 «{» this `{` is never closed"),
    Mistake(
      "a: {\n  b: 1\n  c: 2\n}\n", "2:7 «» a comma is missing at the end of this line",
      fixed: "a: {\n  b: 1,\n  c: 2\n}\n"),
    Mistake("a: [b]]\n", "1:7 «]» this `]` closes nothing"),
    Mistake("a: 1\n}\n", "2:1 «}» this `}` closes nothing"),
    Mistake(
      "%YAML 1.1#x\n---\na: 1\n", "1:10 «#x» a space is missing before the comment",
      help: "write ` #`, or remove the comment", fixed: "%YAML 1.1 #x\n---\na: 1\n"),
    Mistake(
      "a: 1\n%YAML 1.1\n---\nb: 2\n", "2:1 «%YAML» `...` is missing before `%YAML`",
      help: "end the document above with `...`, or remove the directive",
      fixed: "a: 1\n...\n%YAML 1.1\n---\nb: 2\n"),
    Mistake(
      "%YAML 1.2\n---\n%YAML 1.2\n---\na: 1\n", "3:1 «%YAML» `...` is missing before `%YAML`",
      fixed: "%YAML 1.2\n---\n...\n%YAML 1.2\n---\na: 1\n"),
    Mistake("a: {b: 1]\n", "1:9 «]» `]` does not close this bracket"),
  ]

  /// libyaml's own findings in other words.
  static let words = [
    Mistake("text: [a, b]: c\n", "1:13 «:» a colon where no key can stand", help: "quote a text with `: ` in it"),
    Mistake("a: &a &b c\n", "1:7 «&b» this is no `key: value`"),
    Mistake("  a: 1\nb: 2\n", "2:1 «b:» more text behind the end of the document"),
    Mistake("[a]\nb: c\n", "2:1 «b:» more text behind the end of the document"),
    Mistake("%YAML 1.1\n%YAML 1.1\n---\na: 1\n", "2:1 «%YAML» `%YAML` stands here twice"),
    Mistake("%YAML 3.0\n---\na: 1\n", "1:1 «%YAML» a YAML version that cannot be read"),
  ]
}
