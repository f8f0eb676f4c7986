import Foundation
import Testing

@testable import MessageRuntime

/// What failures show, and how many are kept.
struct JSONFailureTests {
  private func failures<T: JSONReadable>(_ text: String, _ type: T.Type, _ options: JSONOptions) -> [String] {
    guard let document = try? JSONDocument("{\"field\":\(text)}") else { return [] }
    var reader = JSONReader(document)
    let _: T? = reader.optional("field", options)
    return reader.failures.map(\.description)
  }

  private func map(_ range: Range<Int>, _ value: String) -> String {
    range.map { "\"k\($0)\":\(value)" }.joined(separator: ",")
  }

  @Test(arguments: [
    (#"{"hunter2":1.5}"#, "`field` must be an integer, not a number with a fraction"),
    (#"{"hunter2":86753098675309}"#, "`field` does not fit `int32`"),
    (#"{"hunter2":[]}"#, "`field` must be an integer, not a list"),
  ])
  func sensitiveMapsShowNeitherValuesNorKeys(_ text: String, _ description: String) {
    #expect(failures(text, [String: Int32].self, [.strict, .sensitive]) == [description])
    #expect(failures(text, [String: Int32].self, .strict)[0].contains("hunter2"))
  }

  @Test func ofVeryManyTheFirstAreKept() {
    let many = 20_000
    let list = "[" + Array(repeating: "[]", count: many).joined(separator: ",") + "]"
    let found = failures(list, [Int].self, .strict)
    #expect(found.count == 64 && found.last == "`field[63]` must be an integer, not a list")
    #expect(failures("{\(map(0..<many, "[]"))}", [String: Int].self, .strict).count == 64)
    #expect(failures(list, [Int].self, []).isEmpty)
  }

  /// Later duplicates put right what they replace, and nothing else.
  @Test func duplicatesAmongVeryMany() {
    let mended = "{\(map(0..<100, "[]")),\(map(0..<64, "1"))}"
    let rest = failures(mended, [String: Int].self, .strict)
    #expect(rest.count == 36 && rest.first == #"`field["k64"]` must be an integer, not a list"#)
    #expect(failures("{\(map(0..<9, "[]")),\(map(0..<9, "1"))}", [String: Int].self, .strict).isEmpty)
    #expect(failures("{\(map(0..<9, "[]")),\(map(0..<8, "1"))}", [String: Int].self, .strict).count == 1)
    #expect(FixtureMessage.with(#""exact":"x","exact":1"#).fixture?.exact == 1)
  }

  @Test func whatWasFoundIsCut() {
    let digits = String(repeating: "9", count: 3000)
    for text in [digits, "\"\(digits)\"", "\"-\(digits)\"", "\(digits).5", "1e\(digits)"] {
      let found = failures(text, Int.self, [])
      #expect(found.count == 1 && found[0].utf8.count < 200)
    }
    #expect(failures("1e\(digits)", Double.self, [])[0].utf8.count < 200)
  }

  /// A list or map inside a list is read although something in it has failed; its place belongs to the path all the same.
  @Test func listsInsideListsSayWhereTheyStand() {
    let found = [
      failures(#"[[1],[2,"x"]]"#, [[Int]].self, .strict), failures(#"[{},{"k":"x"}]"#, [[String: Int]].self, .strict),
      failures(#"{"k":[[[]]]}"#, [String: [[Int]]].self, .strict),
    ]
    #expect(
      found == [
        ["`field[1][1]` must be an integer, not a string"], [#"`field[1]["k"]` must be an integer, not a string"#],
        [#"`field["k"][0][0]` must be an integer, not a list"#],
      ])
    #expect(failures(#"[[1],[2,"x"]]"#, [[Int]].self, []).isEmpty)
  }

  /// What is there instead of a list is its only element, or should be a list.
  @Test func singleElementsSayWhereTheyStand() {
    typealias Node = FixtureAttachment.Node
    let nodes = [
      #"{"title":3}"#: "`field[0].name` is missing",
      #""{\"name\":{}}""#: "`field[0].name` must be a string, not an object",
      #"{"name":"a","children":{}}"#: "`field[0].children[0].name` is missing",
      "5": "`field` must be a list, not a number",
    ]
    for (json, expected) in nodes { #expect(failures(json, [Node].self, []) == [expected], "\(json)") }
    #expect(failures(#""x""#, [Int].self, []) == ["`field` must be an integer"])
    #expect(failures("{}", [Int].self, []) == ["`field` must be a list, not an object"])
    #expect(failures("5", [[Node]].self, []) == ["`field` must be a list, not a number"])
    #expect(failures("{}", [[Node]].self, []) == ["`field[0][0].name` is missing"])
    #expect(failures("{}", [Node].self, .strict) == ["`field` must be a list, not an object"])
  }

  @Test func exponentsThatNoIntHolds() {
    for exponent in ["99999999999999999999", "-99999999999999999999", "2147483647", "-2147483648"] {
      #expect(failures("1e\(exponent)", Int32.self, []).isEmpty == exponent.hasPrefix("-"))
    }
  }

  @Test(arguments: ["aGk=", " aG\\nk= ", "a\\r\\nGk=", "\\taGk="]) func base64WithWhiteSpace(_ text: String) {
    #expect(FixtureMessage.with("\"thumbnail\":\"\(text)\"").fixture?.thumbnail == Data("hi".utf8))
  }

  /// Foundation takes some of these for bytes that nobody has sent.
  @Test(arguments: [
    "=", "==", "===", "====", "aG===", "aGk==", "15kA7A===", "aGk=aGk=", "a===", "aG=k", "aGk", "aGk=\u{301}",
    "a\u{A0}Gk=",
  ])
  func base64WithOtherPadding(_ text: String) {
    for options in [JSONOptions(), .strict] {
      #expect(failures("\"\(text)\"", Data.self, options) == ["`field` must be base64"])
    }
  }
}
