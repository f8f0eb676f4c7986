import Schema
import SourceText
import YAML

/// Reads layouts, their variants and presets.
struct LayoutReader: ResolvingReader {
  let context: ReaderContext

  /// A message's layout, with its preset merged in: own keys replace the preset's, own variants come first.
  func layout(_ node: YAMLNode, in scope: Scope) -> Layout? {
    guard let entries = forms.open(node, as: .layout) else { return nil }
    let own = layout(of: entries, in: scope)
    var (kind, written) = (own.kind, entries["kind"])
    var (base, preset): (Layout.Properties, Layout.Preset?) = (own.base, nil)
    if let name = entries.text("preset"), case (let found, let keys)? = self.preset(name, in: scope) {
      var below = found.base
      if !entries.mentions("kind") {
        (kind, written) = (found.kind, keys["kind"])
        if kind == .tip, let written { below.strip(at: written.range) }
      }
      base = base.merged(over: below)
      preset = Layout.Preset(name: name.value, base: below, variants: found.variants)
    }
    if kind == .tip, let written { base.strip(at: written.range) }
    return Layout(
      kind: kind, base: base, variants: own.variants + (preset?.variants ?? []), preset: preset, range: own.range)
  }

  /// The presets of `presets`, checked by themselves, without a message; nil for one with mistakes of its own.
  func presets(_ node: YAMLNode?) -> [String: CheckedMapping?] {
    guard let node else { return [:] }
    let rehearsal = LayoutReader(
      context: ReaderContext(
        forms: forms, configuration: configuration, symbols: symbols, written: context.written, isRehearsal: true))
    var presets: [String: CheckedMapping?] = [:]
    for entry in forms.distinct(node) {
      let count = diagnostics.all.count
      let entries = forms.open(entry.value, as: .preset)
      if let entries { _ = rehearsal.layout(of: entries, in: Scope(isPresentation: true)) }
      presets.updateValue(diagnostics.hasErrors(since: count) ? nil : entries, forKey: entry.key.text)
    }
    return presets
  }

  /// A preset of the configuration in the light of one message's fields.
  private func preset(_ name: Located<String>, in scope: Scope) -> (Layout, CheckedMapping)? {
    guard let found = context.written.presets[name.value] else {
      return fail(.unknownPreset(name, among: context.written.presets.keys.sorted()))
    }
    guard let entries = found else { return nil }
    let count = diagnostics.all.count
    let layout = layout(of: entries, in: scope)
    let new = diagnostics.removeAll(since: count).filter { $0.severity == .error }
    let before = diagnostics.all
    for var finding in new where !before.contains(where: { $0.id == finding.id && $0.range == finding.range }) {
      finding.notes.append(.init(Wording.presetIsUsed(name.value), at: name.range))
      report(finding)
    }
    return (layout, entries)
  }

  /// What the keys themselves say, without those of a preset.
  private func layout(of entries: CheckedMapping, in scope: Scope) -> Layout {
    Layout(
      kind: entries.wordOrDefault("kind"), base: entry(entries, in: scope), variants: variants(entries, in: scope),
      range: entries.range)
  }

  private func variants(_ entries: CheckedMapping, in scope: Scope) -> [Layout.Variant] {
    guard let node = entries["variants"] else { return [] }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .layoutVariant) else { return nil }
      let entry = entry(entries, in: scope)
      return entries["when"].flatMap { ConditionReader(context: context).condition($0, in: scope) }.map {
        Layout.Variant(condition: $0, properties: entry, range: item.range)
      }
    }
  }

  private func entry(_ entries: CheckedMapping, in scope: Scope) -> Layout.Properties {
    func located<Value>(_ key: String, _ read: (YAMLNode) -> Value?) -> Located<Value>? {
      entries[key].flatMap { node in read(node).map { Located($0, node.range) } }
    }
    return Layout.Properties(
      view: located("view", ViewReader(context: context).view),
      size: located("size") { SizeReader(context: context).size($0, in: scope) },
      insets: located("insets", MeasureReader(forms: forms).insets),
      bubble: located("bubble") { _ in entries.bool("bubble") },
      avatar: located("avatar") { _ in entries.bool("avatar") },
      nickname: located("nickname") { _ in entries.bool("nickname") },
      side: located("side") { _ in entries.word("side") },
      scalesText: located("scalesText") { _ in entries.bool("scalesText") },
      content: entries["content"].flatMap { ContentReader(context: context).content($0, in: scope) })
  }
}

extension Layout.Properties {
  fileprivate func merged(over preset: Layout.Properties) -> Layout.Properties {
    Layout.Properties(
      view: view ?? preset.view, size: size ?? preset.size, insets: insets ?? preset.insets,
      bubble: bubble ?? preset.bubble, avatar: avatar ?? preset.avatar, nickname: nickname ?? preset.nickname,
      side: side ?? preset.side, scalesText: scalesText ?? preset.scalesText,
      content: content ?? preset.content)
  }

  /// A tip has neither bubble nor avatar nor nickname, unless they are written.
  fileprivate mutating func strip(at range: SourceRange) {
    bubble = bubble ?? Located(false, range)
    avatar = avatar ?? Located(false, range)
    nickname = nickname ?? Located(false, range)
  }
}
