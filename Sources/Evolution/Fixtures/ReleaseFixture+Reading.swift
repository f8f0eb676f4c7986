import MessageRuntime
import Schema
import SourceText

extension ReleaseFixture {
  /// Reads a file of a release; what else it says beside the values of this version is passed over.
  ///
  /// - Parameter rule: what finds a damaged one.
  public static func read(_ file: SourceFile, by rule: Rule) -> Outcome<ReleaseFixture> {
    var reader = FixtureReader(file: file, rule: rule)
    let fixture = reader.fixture()
    return Outcome(reader.findings.isEmpty ? fixture : nil, reader.findings)
  }
}

/// Reads messages of a release from the JSON of their file.
private struct FixtureReader {
  let file: SourceFile
  let rule: Rule
  private(set) var findings: [Diagnostic] = []

  mutating func fixture() -> ReleaseFixture? {
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(file.bytes), let json = JSONValue(json: text) else {
      report("not JSON", zh: "不是 JSON", at: syntaxError)
      return nil
    }
    guard let message = string(json["message"], "message"), !message.isEmpty else { return nil }
    guard let elements = json["examples"]?.elements, !elements.isEmpty else {
      wrongType("examples", "a list of examples", zh: "示例列表")
      return nil
    }
    var names: Set<String> = []
    let examples = elements.enumerated().compactMap { index, element -> ReleaseFixture.Example? in
      let example = self.example(element, "examples[\(index)]")
      if let example, !names.insert(example.name).inserted {
        report("duplicate example `\(example.name)`", zh: "示例 `\(example.name)` 重复", at: firstLine)
      }
      return example
    }
    return ReleaseFixture(message: message, examples: examples)
  }

  private mutating func example(_ json: JSONValue, _ path: String) -> ReleaseFixture.Example? {
    guard let name = string(json["name"], path + ".name"), let content = string(json["content"], path + ".content")
    else { return nil }
    guard let slots = slots(json["slots"], path + ".slots") else { return nil }
    guard let values = json["values"], values.members != nil else {
      wrongType(path + ".values", "an object", zh: "对象")
      return nil
    }
    let outside = json["outside"]
    let externalID = outside?.string.map { TypeID.Value.string($0) } ?? outside?.integer.map { .integer($0) }
    if let outside, !outside.isNull, externalID == nil {
      wrongType(path + ".outside", "an id or null", zh: "ID 或 null")
      return nil
    }
    return ReleaseFixture.Example(name: name, content: content, slots: slots, externalID: externalID, values: values)
  }

  /// None, if there is no such key.
  private mutating func slots(_ json: JSONValue?, _ path: String) -> [String: String]? {
    guard let json else { return [:] }
    let pairs = json.members?.map { ($0.key, $0.value.string) }
    guard let pairs, pairs.allSatisfy({ $0.1 != nil }) else {
      wrongType(path, "an object of strings", zh: "值为字符串的对象")
      return nil
    }
    return Dictionary(pairs.map { ($0.0, $0.1 ?? "") }) { $1 }
  }

  private mutating func string(_ json: JSONValue?, _ path: String) -> String? {
    if let text = json?.string { return text }
    wrongType(path, "a string", zh: "字符串")
    return nil
  }

  // MARK: Findings

  private mutating func wrongType(_ path: String, _ expected: String, zh chinese: String) {
    report("`\(path)` must be \(expected)", zh: "`\(path)` 必须是\(chinese)", at: firstLine)
  }

  private mutating func report(_ english: LocalizedText.Text, zh chinese: LocalizedText.Text, at range: SourceRange) {
    let problem = LocalizedText(english, zh: chinese)
    findings.append(
      Diagnostic(
        rule,
        "`\(file.path)` is damaged: \(problem)", zh: "`\(file.path)` 已损坏：\(problem)", at: range,
        help: LocalizedText(
          "restore the file as the release wrote it, for example with git", zh: "把文件恢复成发布时的内容，例如用 git")))
  }

  private var firstLine: SourceRange {
    SourceRange(file: file.id, start: 0, end: file.line(1).utf8.count)
  }

  /// Where the text stops being JSON.
  private var syntaxError: SourceRange {
    guard case .notJSON(let offset) = MessageReader(String(decoding: file.bytes, as: UTF8.self)).unrecognized.reason
    else { return firstLine }
    let start = min(offset, file.bytes.count)
    return SourceRange(file: file.id, start: start, end: min(start + 1, file.bytes.count))
  }
}
