import Schema
import SourceText

extension Reading {
  mutating func targets(_ entries: Entries) -> [Target] {
    guard let node = entries["targets"] else { return [] }
    var taken: [String: SourceRange] = [:]
    var paths: [String: SourceRange] = [:]
    return node.items.compactMap { item in
      guard let target = target(item) else { return nil }
      if let first = taken[target.name.value] {
        report(
          .duplicateName, "there is a target `\(target.name.value)` already", at: target.name.range,
          notes: [.init("the first is here", at: first)], help: "rename one of them")
        return nil
      }
      taken[target.name.value] = target.name.range
      if let first = paths[target.path.value] {
        report(
          .duplicateName, "another target writes into `\(target.path.value)`", at: target.path.range,
          notes: [.init("the first is here", at: first)], help: "each target has a folder of its own")
      }
      paths[target.path.value] = target.path.range
      return target
    }
  }

  private mutating func target(_ node: YAMLNode) -> Target? {
    guard let entries = open(node, as: .target) else { return nil }
    if let path = entries.text("path") { checkPath(path, what: "`path`") }
    if let path = entries.text("templates") { checkPath(path, what: "`templates`") }
    if let path = entries.text("views") { checkPath(path, what: "`views`") }
    if let messages = entries["messages"], messages.items.isEmpty {
      report(
        .emptyValue, "the target has no messages", at: messages.range, help: "leave `messages` out for all of them")
    }
    let limits = entries["limits"].flatMap { open($0, as: .limits) }
    let isNamed = checkAffixes(entries)
    guard let name = entries.text("name"), let path = entries.text("path") else { return nil }
    return Target(
      name: name, path: path, sdks: sdks(entries), messages: entries.texts("messages"),
      access: entries.word("access") ?? .public, prefix: isNamed ? entries["prefix"]?.text ?? "" : "",
      suffix: isNamed ? entries["suffix"]?.text ?? "Attachment" : "Attachment", templates: entries.text("templates"),
      views: entries.text("views"), byteLimit: limits?.integer("bytes"),
      writesCustomHeight: writesCustomHeight(entries),
      tuikit: isForTUIKit("tuikit", entries) ? entries.word("tuikit") ?? .swift : .swift, styles: styles(entries))
  }

  private mutating func writesCustomHeight(_ entries: Entries) -> Bool {
    guard let key = entries.keyRange("customHeight") else { return false }
    if !sdks(entries).contains(.nimV2) {
      report(
        .misplacedKey, "`customHeight` is read by NetEase's V10 UI kit alone", at: key,
        help: "add `nim-v2` to the target's `sdk`, or remove it")
    }
    return entries.bool("customHeight") ?? false
  }

  private mutating func styles(_ entries: Entries) -> [Target.TUIKitStyle] {
    guard isForTUIKit("styles", entries), let node = entries["styles"] else { return Target.TUIKitStyle.allCases }
    if node.items.isEmpty {
      report(
        .emptyValue, "the app has no style of TUIKit", at: node.range, help: "leave `styles` out for both of them")
    }
    let named = node.items.compactMap { Target.TUIKitStyle(rawValue: $0.text) }
    return named.isEmpty ? Target.TUIKitStyle.allCases : Target.TUIKitStyle.allCases.filter(named.contains)
  }

  /// Whether a key stands there, and where it has a meaning.
  private mutating func isForTUIKit(_ key: String, _ entries: Entries) -> Bool {
    guard let range = entries.keyRange(key) else { return false }
    if sdks(entries).contains(.tuikit) { return true }
    report(
      .misplacedKey, "`\(key)` is for TUIKit alone", at: range,
      help: "add `tuikit` to the target's `sdk`, or remove it")
    return false
  }

  private func sdks(_ entries: Entries) -> [Target.SDK] {
    let named = (entries["sdk"].map { Array($0.items) } ?? []).compactMap { Target.SDK(rawValue: $0.text) }
    return Target.SDK.allCases.filter(named.contains)
  }

  private mutating func checkAffixes(_ entries: Entries) -> Bool {
    var isFine = true
    for (key, sample) in [("prefix", { $0 + "X" }), ("suffix", { "X" + $0 })] as [(String, (String) -> String)] {
      guard let node = entries[key], !SwiftNames.isIdentifier(sample(node.text)) else { continue }
      report(.invalidSwiftName, "`\(node.text)` cannot be part of a Swift type's name", at: node.range)
      isFine = false
    }
    return isFine
  }
}
