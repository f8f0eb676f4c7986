extension SyntaxTests {
  /// Indentation, brackets, commas.
  static let structure = [
    Mistake("a: 1\n b: 2\n", "2:2 «b» `b` is indented too far: line 1 already has the value `1`"),
    Mistake("a:\n  b: 1\n\n   c: 2\n", "4:4 «c» `c` is indented too far: line 2 already has the value `1`"),
    Mistake("a: 'x' # c\n  b: 2\n", "2:3 «b» `b` is indented too far: line 1 already has the value `'x'`"),
    Mistake("a:\n    b: 1\n  c: 2\n", "3:3 «c: 2» inconsistent indentation: no line above has the same"),
    Mistake("- a\nb: c\n", "2:1 «b: c» a key in the middle of a list"),
    Mistake("b: c\n- a\n", "2:1 «- a» a list element in the middle of a mapping"),
    Mistake("a: b\nc\nd: e\n", "2:1 «c» expected a colon and a value after the key"),
    Mistake("a: [1, 2\nb: 3\n", "1:4 «[» unclosed `[`"),
    Mistake("a: {\n", "1:4 «{» unclosed `{`"),
    Mistake("a: [b\n---\nc: d\n", "1:4 «[» unclosed `[`"),
    Mistake("a: {\n  b: 1,\n  c: 2\nd: 5\n", "1:4 «{» unclosed `{`"),
    Mistake(
      "a: {\n  b: 1\n  c: 2\n}\n", "2:7 «» missing comma at the end of this line",
      fixed: "a: {\n  b: 1,\n  c: 2\n}\n"),
    Mistake("a: [b]]\n", "1:7 «]» unmatched `]`"),
    Mistake("a: 1\n}\n", "2:1 «}» unmatched `}`"),
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
    Mistake("a: {b: 1]\n", "1:9 «]» mismatched `]`"),
  ]

  /// libyaml's own findings in other words.
  static let words = [
    Mistake("text: [a, b]: c\n", "1:13 «:» unexpected colon", help: "quote a string that contains `: `"),
    Mistake("a: &a &b c\n", "1:7 «&b» expected `key: value`"),
    Mistake("  a: 1\nb: 2\n", "2:1 «b:» unexpected content after the end of the document"),
    Mistake("[a]\nb: c\n", "2:1 «b:» unexpected content after the end of the document"),
    Mistake("%YAML 1.1\n%YAML 1.1\n---\na: 1\n", "2:1 «%YAML» duplicate `%YAML` directive"),
    Mistake("%YAML 3.0\n---\na: 1\n", "1:1 «%YAML» unsupported YAML version"),
  ]
}
