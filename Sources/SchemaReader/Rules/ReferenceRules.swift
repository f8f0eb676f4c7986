import SourceText

/// Rules about references that say one thing.
extension Rule {
  static let unknownEnvelope = Rule("unknown-envelope", .error, isConfigurable: false, theme: .references)
  static let unknownPreset = Rule("unknown-preset", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unknownEnvelope(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownEnvelope, LocalizedText("unknown envelope `\(name.value)`", zh: "未知信封 `\(name.value)`"), name,
      among: names)
  }

  static func unknownPreset(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownPreset, LocalizedText("unknown layout preset `\(name.value)`", zh: "未知的布局预设 `\(name.value)`"), name,
      among: names,
      help: names.isEmpty
        ? LocalizedText("declare presets under `presets` in the configuration", zh: "预设写在配置的 `presets` 下") : nil)
  }
}

extension Wording {
  /// A note of what is wrong with a preset for one message alone.
  static func presetIsUsed(_ name: String) -> LocalizedText {
    LocalizedText("preset `\(name)` is used here", zh: "这里的布局用了 `preset: \(name)`")
  }
}
