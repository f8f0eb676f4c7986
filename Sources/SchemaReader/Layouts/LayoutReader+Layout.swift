import Schema
import SourceText
import YAML

extension LayoutReader {
  /// A message's layout, with its preset merged in: own keys replace the preset's, own variants come first.
  func layout(_ node: YAMLNode, in scope: Scope) -> Layout? {
    guard let entries = forms.open(node, as: .layout) else { return nil }
    var layout = Layout(
      kind: entries.word("kind") ?? .bubble, base: entry(entries, in: scope), variants: variants(entries, in: scope),
      range: node.range)
    var kind = entries["kind"]
    if let name = entries.text("like"), case (var preset, let keys)? = preset(name, in: scope) {
      if !entries.mentions("kind") {
        (layout.kind, kind) = (preset.kind, keys["kind"])
        if preset.kind == .tip, let kind { preset.base.strip(at: kind.range) }
      }
      layout.base = layout.base.merged(over: preset.base)
      layout.variants += preset.variants
      layout.preset = Layout.Preset(name: name.value, base: preset.base, variants: preset.variants)
    }
    if layout.kind == .tip, let kind { layout.base.strip(at: kind.range) }
    return layout
  }

  /// A preset of the configuration in the light of one message's fields.
  private func preset(_ name: Located<String>, in scope: Scope) -> (Layout, Entries)? {
    guard let found = context.written.presets[name.value] else {
      report(.unknownPreset(name, among: context.written.presets.keys.sorted()))
      return nil
    }
    guard let entries = found else { return nil }
    let count = diagnostics.all.count
    let layout = Layout(
      kind: entries.word("kind") ?? .bubble, base: entry(entries, in: scope), variants: variants(entries, in: scope),
      range: entries.range)
    let new = diagnostics.removeAll(since: count).filter { $0.severity == .error }
    let before = diagnostics.all
    for var finding in new where !before.contains(where: { $0.id == finding.id && $0.range == finding.range }) {
      finding.notes.append(
        .init(Phrase("a layout is like `\(name.value)` here", zh: "这里的布局用了 `like: \(name.value)`"), at: name.range))
      report(finding)
    }
    return (layout, entries)
  }

  func variants(_ entries: Entries, in scope: Scope) -> [Layout.Variant] {
    guard let node = entries["variants"] else { return [] }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .layoutVariant) else { return nil }
      let entry = entry(entries, in: scope)
      return entries["when"].flatMap { ConditionReader(context: context).condition($0, in: scope) }.map {
        Layout.Variant(condition: $0, entry: entry, range: item.range)
      }
    }
  }

  func entry(_ entries: Entries, in scope: Scope) -> Layout.Entry {
    func located(_ key: String) -> Located<Bool>? {
      entries[key].flatMap { node in entries.bool(key).map { Located($0, node.range) } }
    }
    var entry = Layout.Entry(bubble: located("bubble"), avatar: located("avatar"), nickname: located("nickname"))
    entry.view = entries["view"].flatMap { node in view(node).map { Located($0, node.range) } }
    entry.insets = entries["insets"].flatMap { node in
      MeasureReader(forms: forms).insets(node).map { Located($0, node.range) }
    }
    entry.size = entries["size"].flatMap { node in size(node, in: scope).map { Located($0, node.range) } }
    entry.side = entries["side"].flatMap { node in Layout.Side(rawValue: node.text).map { Located($0, node.range) } }
    entry.content = entries["content"].flatMap { ContentReader(context: context).content($0, in: scope) }
    return entry
  }
}

extension Layout.Entry {
  fileprivate func merged(over preset: Layout.Entry) -> Layout.Entry {
    Layout.Entry(
      view: view ?? preset.view, size: size ?? preset.size, insets: insets ?? preset.insets,
      bubble: bubble ?? preset.bubble, avatar: avatar ?? preset.avatar, nickname: nickname ?? preset.nickname,
      side: side ?? preset.side, content: content ?? preset.content)
  }

  /// A tip has neither bubble nor avatar nor nickname, unless they are written.
  fileprivate mutating func strip(at range: SourceRange) {
    bubble = bubble ?? Located(false, range)
    avatar = avatar ?? Located(false, range)
    nickname = nickname ?? Located(false, range)
  }
}
