import Testing

@testable import messagegen

/// The lists of other tools that generated code is put on.
struct ExclusionTests {
  private func swiftLint(_ text: String, _ folder: String = "App/Generated") -> Exclusion {
    SwiftLintExclusion.adding(folder, to: Array(text.utf8))
  }

  private func swiftFormat(_ text: String, _ folder: String = "App/Generated") -> Exclusion {
    SwiftFormatExclusion.adding(folder, to: Array(text.utf8))
  }

  private func added(_ text: String) -> Exclusion { .added(Array(text.utf8)) }

  @Test(arguments: [
    (
      "excluded:\n  - Pods # theirs\nopt_in_rules: []\n",
      "excluded:\n  - Pods # theirs\n  - App/Generated\nopt_in_rules: []\n"
    ),
    ("excluded:\n- Pods\n- Carthage", "excluded:\n- Pods\n- Carthage\n- App/Generated"),
    ("excluded: [Pods, \"Car\"] # x\n", "excluded: [Pods, \"Car\", App/Generated] # x\n"),
  ])
  func extendsSwiftLintsList(old: String, new: String) { #expect(swiftLint(old) == added(new)) }

  @Test func quotesForSwiftLint() {
    #expect(
      swiftLint("excluded:\n  - a\n", "#1: App/Generated") == added("excluded:\n  - a\n  - \"#1: App/Generated\"\n"))
    #expect(swiftLint("excluded:\n  - a\n", "我的 App/G") == added("excluded:\n  - a\n  - 我的 App/G\n"))
  }

  @Test(arguments: ["excluded: [App/Generated]\n", "excluded:\n  - Pods\n  - ./App\n"])
  func leavesSwiftLintsListAsItIs(text: String) { #expect(swiftLint(text) == .present) }

  @Test(arguments: [
    "", "opt_in_rules: [a]\n", "excluded:\n", "excluded: []\n", "excluded: Pods\n", "excluded: [a\n", "a: b: c\n",
  ])
  func saysWhatSwiftLintNeeds(text: String) {
    #expect(swiftLint(text) == .advice("excluded: [\"App/Generated\"]"))
  }

  @Test(arguments: [
    ("--indent 2\n--exclude Pods\n", "--indent 2\n--exclude Pods,App/Generated\n"),
    ("--exclude Pods, Carthage  # theirs", "--exclude Pods, Carthage,App/Generated  # theirs"),
    ("--exclude Pods\r\n--indent 2\r\n", "--exclude Pods,App/Generated\r\n--indent 2\r\n"),
  ])
  func extendsSwiftFormatsList(old: String, new: String) { #expect(swiftFormat(old) == added(new)) }

  @Test func escapesForSwiftFormat() {
    #expect(swiftFormat("--exclude a\n", "My App/G") == added("--exclude a,My\\ App/G\n"))
    #expect(swiftFormat("--exclude My\\ App\n", "My App/G") == .present)
  }

  @Test(arguments: ["--exclude Pods,App\n", "--exclude App/Generated\n"])
  func leavesSwiftFormatsListAsItIs(text: String) { #expect(swiftFormat(text) == .present) }

  @Test(arguments: [
    "", "--indent 2\n", "#--exclude a\n", "--exclude \n", "--exclude a --indent 2\n", "--exclude \"a b\"\n",
  ])
  func saysWhatSwiftFormatNeeds(text: String) { #expect(swiftFormat(text) == .advice("--exclude App/Generated")) }

  @Test(arguments: [
    ("Chat/Generated", nil, "/Chat/Generated/** linguist-generated=true\n"),
    ("A", "*.png binary", "*.png binary\n/A/** linguist-generated=true\n"),
    ("My App/[a]", "", "\"/My App/\\\\[a\\\\]/**\" linguist-generated=true\n"),
    ("聊天", "x\n", "x\n/聊天/** linguist-generated=true\n"),
  ])
  func marksGeneratedCode(folder: String, old: String?, new: String) {
    let attributes = GitAttributes(folder: folder)
    #expect(attributes.added(to: old.map { Array($0.utf8) }) == Array(new.utf8))
    #expect(attributes.added(to: Array(new.utf8)) == nil, "once")
  }

  @Test func keepsGitAttributesInAnyEncoding() {
    let latin = Array("R".utf8) + [0xE9] + Array("sum".utf8) + [0xE9]
    let line = Array("\n/App/** linguist-generated=true\n".utf8)
    #expect(GitAttributes(folder: "App").added(to: latin) == latin + line)
  }
}
