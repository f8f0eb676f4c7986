import Schema
import SourceText
import YAML

extension ConfigurationReader {
  func targets(_ entries: Entries) -> [Target] {
    let schemas = entries.text("schemas")?.value ?? "Schemas"
    let common = runtime(entries, schemas: schemas)
    guard let node = entries["targets"] else { return [] }
    var taken: [String: SourceRange] = [:]
    var paths: [String: SourceRange] = [:]
    let targets: [Target] = node.items.compactMap { item in
      guard let target = target(item, schemas: schemas) else { return nil }
      checkOutput(target.path, key: "path", sample: "Chat/Generated", schemas: schemas)
      if let first = taken[target.name.value] {
        report(.duplicateName(ofTarget: target.name, after: first))
        return nil
      }
      taken[target.name.value] = target.name.range
      if let first = paths[target.path.value] {
        report(.duplicateName(ofFolder: target.path, after: first))
      }
      paths[target.path.value] = target.path.range
      return target
    }
    return placeRuntimes(in: targets, common: common)
  }

  private func target(_ node: YAMLNode, schemas: String) -> Target? {
    guard let entries = forms.open(node, as: .target) else { return nil }
    if let path = entries.text("path") { checkPath(path, what: .verbatim("`path`")) }
    if let path = entries.text("templates") { checkPath(path, what: .verbatim("`templates`")) }
    if let path = entries.text("views") { checkPath(path, what: .verbatim("`views`")) }
    if let messages = entries["messages"], messages.items.isEmpty {
      report(
        .emptyValue, Phrase("the target has no messages", zh: "这个目标没有消息"), at: messages.range,
        help: Phrase("leave `messages` out for all of them", zh: "如果要全部消息，就不写 `messages`"))
    }
    let limits = entries["limits"].flatMap { forms.open($0, as: .limits) }
    let isNamed = checkAffixes(entries)
    guard let name = entries.text("name"), let path = entries.text("path") else { return nil }
    return Target(
      name: name, path: path, sdks: sdks(entries), messages: entries.texts("messages"),
      access: entries.word("access") ?? .public, prefix: isNamed ? entries["prefix"]?.text ?? "" : "",
      suffix: isNamed ? entries["suffix"]?.text ?? "Attachment" : "Attachment", templates: entries.text("templates"),
      views: entries.text("views"), byteLimit: limits?.integer("bytes"),
      writesCustomHeight: writesCustomHeight(entries),
      tuikit: isForTUIKit("tuikit", entries) ? entries.word("tuikit") ?? .swift : .swift, styles: styles(entries),
      grouping: grouping(entries), conformance: conformance(entries), runtime: runtime(entries, schemas: schemas))
  }

  /// An output folder is messagegen's own: it is cleaned up, and its name is all that tells its files from others.
  func checkOutput(_ path: Located<String>, key: String, sample: String, schemas: String) {
    let folder = Self.parts(of: path.value)
    let help = Phrase(
      "name a folder for generated files only, such as `\(sample)`", zh: "写一个只放生成文件的文件夹，例如 `\(sample)`")
    if path.value.isEmpty {
      // Said before.
    } else if folder == [] {
      report(
        .badPath, Phrase("`\(key)` is the configuration's own folder", zh: "`\(key)` 就是配置所在的文件夹"), at: path.range,
        help: help)
    } else if folder == Self.parts(of: schemas) {
      report(
        .badPath, Phrase("`\(key)` is the folder of the schemas", zh: "`\(key)` 就是 schema 所在的文件夹"), at: path.range,
        help: help)
    }
  }

  private func writesCustomHeight(_ entries: Entries) -> Bool {
    guard let key = entries.keyRange("customHeight") else { return false }
    if !sdks(entries).contains(.nimV2) {
      report(
        .misplacedKey,
        Phrase("`customHeight` is read by NetEase's V10 UI kit alone", zh: "只有网易云信 V10 的 UI 组件才读取 `customHeight`"),
        at: key,
        help: Phrase("add `nim-v2` to the target's `sdk`, or remove it", zh: "在目标的 `sdk` 里加上 `nim-v2`，或删除它"))
    }
    return entries.bool("customHeight") ?? false
  }

  private func styles(_ entries: Entries) -> [Target.TUIKitStyle] {
    guard isForTUIKit("styles", entries), let node = entries["styles"] else { return Target.TUIKitStyle.allCases }
    if node.items.isEmpty {
      report(
        .emptyValue, Phrase("the app has no style of TUIKit", zh: "应用没有 TUIKit 的任何一种风格"), at: node.range,
        help: Phrase("leave `styles` out for both of them", zh: "如果两种都要，就不写 `styles`"))
    }
    let named = node.items.compactMap { Target.TUIKitStyle(rawValue: $0.text) }
    return named.isEmpty ? Target.TUIKitStyle.allCases : Target.TUIKitStyle.allCases.filter(named.contains)
  }

  /// Whether a key stands there, and where it has a meaning.
  private func isForTUIKit(_ key: String, _ entries: Entries) -> Bool {
    guard let range = entries.keyRange(key) else { return false }
    if sdks(entries).contains(.tuikit) { return true }
    report(
      .misplacedKey, Phrase("`\(key)` is for TUIKit alone", zh: "`\(key)` 只用于 TUIKit"), at: range,
      help: Phrase("add `tuikit` to the target's `sdk`, or remove it", zh: "在目标的 `sdk` 里加上 `tuikit`，或删除它"))
    return false
  }

  private func grouping(_ entries: Entries) -> Grouping? {
    guard let node = entries["grouping"] else { return nil }
    return Int(node.text).map(Grouping.files) ?? .message
  }

  /// `Hashable` holds `Equatable`.
  private func conformance(_ entries: Entries) -> Target.Conformance? {
    guard let node = entries["conformances"] else { return .hashable }
    let named = node.items.compactMap { Target.Conformance(rawValue: $0.text) }
    return named.contains(.hashable) ? .hashable : named.first
  }

  private func sdks(_ entries: Entries) -> [Target.SDK] {
    let named = (entries["sdk"].map { Array($0.items) } ?? []).compactMap { Target.SDK(rawValue: $0.text) }
    return Target.SDK.allCases.filter(named.contains)
  }

  private func checkAffixes(_ entries: Entries) -> Bool {
    var isFine = true
    for (key, sample) in [("prefix", { $0 + "X" }), ("suffix", { "X" + $0 })] as [(String, (String) -> String)] {
      guard let node = entries[key], !SwiftNames.isIdentifier(sample(node.text)) else { continue }
      report(.invalidSwiftName(ofAffix: Located(node.text, node.range)))
      isFine = false
    }
    return isFine
  }
}
