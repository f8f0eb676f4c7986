import Testing

@testable import Emitters

/// A modifier is replaced in code alone.
struct SwiftModifiersTests {
  private func replaced(_ code: String) -> String {
    let bytes = SwiftModifiers.replacingPublic(by: "package", in: Array(code.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("public struct A {}", "package struct A {}"),
    (
      "nonisolated public enum A {\n  public var b: Int { 1 }\n}",
      "nonisolated package enum A {\n  package var b: Int { 1 }\n}"
    ),
    ("public private(set) var a = 1", "package private(set) var a = 1"),
    ("@inline(never) public static func a() {}", "@inline(never) package static func a() {}"),
    ("extension A { public\ninit() {} }", "extension A { package\ninit() {} }"),
    ("/* a */public let a = 1", "/* a */package let a = 1"),
    ("public", "package"),
  ])
  func modifiers(_ code: String, _ expected: String) { #expect(replaced(code) == expected) }

  @Test(arguments: [
    "let publicKey = 1", "let isPublic_public = 2", "let xpublic = 0", "let öpublic = 1",
    "let `public` = 1", "case .public: 1", "f(public: 1)",
    "// public", "/// What is public.\n", "/* public */", "/* /* public */ public */",
    #"let a = "public""#, #"let a = "\"public""#, ##"let a = #"public" public"#"##, ##"let a = #"\(public) \"#"##,
    "let a = \"\"\"\n  \"public\" public\n  \"\"\"", "let a = #\"\"\"\n  public \"\"\" public\n  \"\"\"#",
    "let a = \"\"",
    "#if public_\n#endif",
  ])
  func whatIsNoModifierStays(_ code: String) { #expect(replaced(code) == code) }

  /// What is in texts is code again where it is interpolated.
  @Test(arguments: [
    (#"let a = "public \(b { public let c = 1 }) public""#, #"let a = "public \(b { package let c = 1 }) public""#),
    (
      ##"let a = #"\(public) \#({ public let c = (1, ")") }()) public"#"##,
      ##"let a = #"\(public) \#({ package let c = (1, ")") }()) public"#"##
    ),
    (
      #"let a = "\(f("public \(g("public")) public"))"; public let b = 1"#,
      #"let a = "\(f("public \(g("public")) public"))"; package let b = 1"#
    ),
    ("let a = \"//\"; public let b = 1", "let a = \"//\"; package let b = 1"),
    ("let a = 1 // \"\npublic let b = 1", "let a = 1 // \"\npackage let b = 1"),
  ])
  func codeBehindAndInTexts(_ code: String, _ expected: String) { #expect(replaced(code) == expected) }

  @Test(arguments: ["\"public", "/* public", "`public", "\"\\(public", "#", "\"\"\"public", "\"\\"])
  func whatEndsTooEarlyIsCopied(_ code: String) {
    #expect(replaced(code).count >= code.count)
  }
}
