import SourceText
import YAML

extension Rule {
  static let swiftSpelling = Rule("swift-spelling", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter ours: The key that is meant, with its value where `range` covers that too.
  static func swiftSpelling(
    ofKey key: Located<String>, ours: String, replacing range: SourceRange, isSafe: Bool
  ) -> Diagnostic {
    Diagnostic(
      .swiftSpelling, "`\(key.value)` is called `\(ours)` in messagegen", zh: "`\(key.value)` 在这里叫 `\(ours)`",
      at: key.range,
      help: Wording.write(ours), fixIts: [.init(Wording.write(ours), replace: range, with: ours, isSafe: isSafe)])
  }

  static func swiftSpelling(ofRange text: Located<String>, better: String, isExact: Bool) -> Diagnostic {
    Diagnostic(
      .swiftSpelling, "`\(text.value)` is Swift range syntax", zh: "`\(text.value)` 是 Swift 的范围写法", at: text.range,
      help: LocalizedText("write `\(better)`; both bounds are included", zh: "范围写成 `\(better)`，两端都包含在内"),
      fixIts: [.init(Wording.write(better), replace: text.range, with: better, isSafe: isExact)])
  }

  static func swiftSpelling(ofMapAt range: SourceRange, map: String, isSafe: Bool) -> Diagnostic {
    Diagnostic(
      .swiftSpelling, "this is Swift dictionary syntax", zh: "这是 Swift 的字典写法", at: range,
      help: writeMap(map), fixIts: [.init(Wording.write(map), replace: range, with: map, isSafe: isSafe)])
  }

  static func swiftSpelling(ofMapKey key: YAMLNode, map: String, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .swiftSpelling, "`\(key.text)` is Swift syntax for `string`", zh: "`\(key.text)` 是 `string` 的 Swift 写法",
      at: key.range, help: writeMap(map), fixIts: [fixIt])
  }

  /// - Parameter unit: what the type needs beside it.
  static func swiftSpelling(
    ofOptionalAt range: SourceRange, type: String, unit: MissingUnit?, isSafe: Bool
  ) -> Diagnostic {
    Diagnostic(
      .swiftSpelling, "this is Swift optional syntax", zh: "这是 Swift 的可选类型写法", at: range,
      help: unit?.help ?? Wording.write(type),
      fixIts: unit?.fixIts ?? [.init(Wording.write(type), replace: range, with: type, isSafe: isSafe)])
  }

  private static func writeMap(_ map: String) -> LocalizedText {
    LocalizedText("write a map as `\(map)`", zh: "字典写成 `\(map)`")
  }
}
