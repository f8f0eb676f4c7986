import Schema
import SchemaTestSupport
import Templates
import Testing

@testable import Emitters

/// The names that schemas must not take are those of the types that generated code names.
struct ReservedNameTests {
  /// Generated code of every kind, in which the schema's own names begin with Try.
  private static let project = "Tests/Projects/Names"

  private static func emitted(for sdk: String) throws -> [String] { Array(try files(for: sdk).values) }

  private static func files(for sdk: String) throws -> [String: String] {
    let files = try TestProject(folder: project).files
    let texts = files.filter { !sdk.contains("tuikit") || $0.path != "Schemas/NIM.yaml" }.map { $0.text(in: $0.range) }
    let target = "\ntargets: [{ name: Trial, path: Out, \(sdk) }]\n"
    return try TestProject(Array(texts.dropFirst()), configuration: texts[0] + target).emitted()
  }

  private static let sdks = [
    "sdk: [nimkit]", "sdk: [nim-v2], customHeight: true", "sdk: [tuikit]", "sdk: [tuikit], tuikit: objc",
  ]

  /// No type's file may be one that every target has.
  @Test(arguments: sdks) func filesThatAreEmitted(sdk: String) throws {
    let names = try Self.files(for: sdk).keys.map { String($0.dropLast(".swift".count)) }
    #expect(names.contains("CustomMessage"))
    for name in names where !name.hasPrefix("Try") {
      #expect(SwiftNames.generatedFile(likeThatOf: name.uppercased()) == name)
    }
  }

  /// What that project does not have, too.
  @Test func filesOfTemplates() {
    let partsAndOtherFolders: Set = [
      "Attachment", "Object", "ObjectCoding", "Enum", "SharedType", "Profile", "ReleaseTests", "ReleaseExample",
      "ReleaseValues", "NIMKitContentView", "NIMKitContentBubble", "TUIKitCell", "ChatCell",
    ]
    for entry in TemplateCatalog().entries {
      let name = String(entry.name.dropLast(".swift".count))
      #expect((SwiftNames.generatedFile(likeThatOf: name) == nil) == partsAndOtherFolders.contains(name), "\(name)")
    }
  }

  @Test(arguments: sdks)
  func typesThatAreNamed(sdk: String) throws {
    let texts = try Self.emitted(for: sdk)
    #expect(texts.contains { $0.contains("struct TryAllAttachment") })
    Self.check(texts)
  }

  /// What is in no code of that project, too.
  @Test func typesThatTemplatesName() {
    Self.check(
      BuiltInTemplates.all.map {
        String(decoding: $0.bytes, as: UTF8.self).replacing(/\w*\{\{[^}]*\}\}\w*/, with: "x")
      } + RuntimeSources.all.map { String(decoding: $0.bytes, as: UTF8.self) })
  }

  private static func check(_ texts: [String]) {
    let code = texts.map(self.code)
    var used: Set<String> = []
    var inner: Set<String> = []
    for text in code {
      used.formUnion(capitalWords(in: text))
      for match in text.matches(of: /(?m)^ .*\b(?:struct|class|enum|protocol|typealias|associatedtype) +(\w+)/) {
        inner.insert(String(match.1))
      }
      // Types that a declaration has for parameters.
      for match in text.matches(of: /<(\w+)(?: *[:,>])/) where match.1.count == 1 { inner.insert(String(match.1)) }
    }
    for text in code {
      for match in text.matches(of: /(?m)^[^ \n].*?\b(?:struct|class|enum|protocol) +(\w+)/) {
        inner.remove(String(match.1))
      }
    }
    #expect(used.contains("String") && used.contains("MessageText"))
    let parameters: Set = ["Element", "Key", "Value", "RawValue", "Wrapped"]  // of the standard library's types
    for name in used.subtracting(inner).subtracting(parameters).sorted() where !name.hasPrefix("Try") {
      #expect(SwiftNames.isTypeInUse(name), "\(name)")
    }
  }

  /// Without comments, literals and the names of modules.
  private static func code(_ text: String) -> String {
    text.replacing(/\/\/.*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      .replacing(/(?m)^ *import .*$/, with: "")
      .replacing(/canImport\(\w+\)/, with: "")
  }

  /// The words that begin with a capital and are behind no dot, where they would be members.
  private static func capitalWords(in text: String) -> Set<String> {
    var words: Set<String> = []
    var before: Character = " "
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        before = first
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if first.isUppercase, before != "." { words.insert(String(word)) }
      before = "_"
      rest = rest.dropFirst(word.count)
    }
    return words
  }
}
