import Schema
import SourceText

extension LintRule {
  static let unknownThemeKey = LintRule(
    "unknown-theme-key", .warning, theme: .presentation,
    .layout { message, _ in
      message.contentElements.flatMap(\.colors).compactMap(\.theme)
        .filter { !TUIKitNames.themeColors.contains($0.value) }.map { .unknownKey($0) }
    })
}

extension Finding {
  fileprivate static func unknownKey(_ key: Located<String>) -> Finding {
    let near = ThemeKey(key.value).meant(among: TUIKitNames.themeColors.sorted().map { ThemeKey($0) })?.text
    return Finding(
      "TUIKit's theme has no color `\(key.value)`", zh: "TUIKit 的主题中没有颜色 `\(key.value)`", at: key.range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText("use a key of TUIKit's theme, or only `dark`", zh: "使用 TUIKit 主题中的键，或只写 `dark`"),
      fixIts: near.map { [.init(Wording.write($0), replace: key.range, with: $0)] } ?? [])
  }
}

/// A key of the theme as its words: one with other words is another color, however few letters they differ by.
private struct ThemeKey {
  let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: "_").map { $0.lowercased() }
  }

  /// The only one with the same words, misspelled or in another order, or with one more than several.
  func meant(among keys: [ThemeKey]) -> ThemeKey? {
    let equal = keys.filter { $0.words.count == words.count && $0.holds(words) }
    if equal.count == 1 { return equal[0] }
    guard equal.isEmpty, words.count > 3 else { return nil }
    let longer = keys.filter { $0.words.count == words.count + 1 && $0.holds(words) }
    return longer.count == 1 ? longer[0] : nil
  }

  private func holds(_ others: [String]) -> Bool {
    others.allSatisfy { other in words.contains(other) || Spelling.nearest(to: other, in: words) != nil }
  }
}
