import Language
import Schema
import SourceText
import YAML

/// Reads the targets of a configuration.
struct TargetReader: ReportingReader {
  let forms: FormReader
  /// The folder of the schemas.
  let schemas: String
  /// That of a release has no paths.
  var form = Form.target

  private var paths: PathReader { PathReader(forms: forms) }
  private var runtimes: RuntimeReader { RuntimeReader(forms: forms, schemas: schemas) }

  func targets(_ entries: CheckedMapping) -> [Target] {
    let common = runtimes.runtime(entries)
    guard let node = entries["targets"] else { return [] }
    var (names, folders): ([String: SourceRange], [FolderPath: Located<String>]) = ([:], [:])
    let targets: [Target] = node.items.compactMap { item in
      guard let target = target(item) else { return nil }
      if form["path"] == nil { return target }
      paths.checkOutput(target.path, of: "path", sample: "Chat/Generated", schemas: schemas)
      if let tests = target.tests {
        paths.checkOutput(tests, of: "tests", sample: "Tests/ChatTests/Generated", schemas: schemas)
      }
      if let first = names.enter(target.name.value, target.name.range) {
        report(.duplicateName(ofTarget: target.name, after: first))
        return nil
      }
      for folder in [target.path, target.tests].compactMap({ $0 }) {
        guard let path = FolderPath(folder.value) else { continue }
        if let first = folders.updateValue(folder, forKey: path) { report(duplicate(folder, after: first)) }
      }
      return target
    }
    for views in targets.compactMap(\.views)
    where !views.value.hasPrefix("/") && FolderPath(views.value).map({ folders[$0] != nil }) == true {
      report(.badPath(ofViewsAt: views.range))
    }
    return runtimes.resolve(in: targets, common: common)
  }

  private func duplicate(_ folder: Located<String>, after first: Located<String>) -> Diagnostic {
    let isSpelledAlike = folder.value.foldedForDisks == first.value.foldedForDisks
    return isSpelledAlike && folder.value != first.value
      ? .duplicateName(ofFolder: folder, exceptForCaseOf: first) : .duplicateName(ofFolder: folder, after: first.range)
  }

  private func target(_ node: YAMLNode) -> Target? {
    guard let entries = forms.open(node, as: form) else { return nil }
    let path = form["path"] == nil ? entries.text("name") : paths.path("path", in: entries)
    let templates = paths.path("templates", in: entries)
    let (views, tests) = (paths.path("views", in: entries), paths.path("tests", in: entries))
    if let messages = entries["messages"], messages.items.isEmpty {
      report(.emptyValue(ofMessagesAt: messages.range))
    }
    let limits = entries["limits"].flatMap { forms.open($0, as: .limits) }
    let isNamed = checkAffixes(entries)
    checkStyles(entries)
    guard let name = entries.text("name"), let path else { return nil }
    var target = Target(name: name, path: path)
    target.sdks = sdks(entries)
    target.messages = entries.texts("messages")
    target.access = entries.wordOrDefault("access")
    target.prefix = isNamed ? entries.textOrDefault("prefix") : entries.form.defaultText(of: "prefix")
    target.suffix = isNamed ? entries.textOrDefault("suffix") : entries.form.defaultText(of: "suffix")
    (target.templates, target.views, target.tests) = (templates, views, tests)
    target.byteLimit = limits?.integer("bytes")
    target.writesCustomHeight = boolForV10("customHeight", entries)
    target.tuikit =
      isForTUIKit("tuikit", entries) ? entries.wordOrDefault("tuikit") : entries.form.defaultWord(of: "tuikit")
    target.styles = styles(entries, usual: Target.TUIKitStyle.allCases)
    target.chatStyles = styles(entries, usual: [.normal])
    target.hasControllers = boolForV10("controllers", entries)
    target.grouping = grouping(entries)
    target.conformance = conformance(entries)
    target.runtime = runtimes.runtime(entries)
    return target
  }

  private func boolForV10(_ key: String, _ entries: CheckedMapping) -> Bool {
    if let range = entries.keyRange(key), !sdks(entries).contains(.nimV2) {
      report(.misplacedKey(ofV10: Located(key, range)))
    }
    return entries.boolOrDefault(key)
  }

  /// The styles of one SDK that are named; if none of it is, its usual ones.
  private func styles<Style: CaseIterable & RawRepresentable<String> & Equatable>(
    _ entries: CheckedMapping, usual: [Style]
  ) -> [Style] {
    let named = (entries["styles"].map { Array($0.items) } ?? []).compactMap { Style(rawValue: $0.text) }
    return named.isEmpty ? usual : Style.allCases.filter { named.contains($0) }
  }

  /// Each style belongs to one SDK.
  private func checkStyles(_ entries: CheckedMapping) {
    guard let node = entries["styles"] else { return }
    if node.items.isEmpty { report(.emptyValue(ofStylesAt: node.range)) }
    let sdks = sdks(entries)
    for style in node.items.map(\.locatedText) {
      if Target.TUIKitStyle(rawValue: style.value) != nil, !sdks.contains(.tuikit) {
        report(.misplacedKey(ofTUIKit: style))
      }
      if Target.ChatStyle(rawValue: style.value) != nil, !sdks.contains(.nimV2) { report(.misplacedKey(ofV10: style)) }
    }
  }

  /// Whether a key is there, and where it has a meaning.
  private func isForTUIKit(_ key: String, _ entries: CheckedMapping) -> Bool {
    guard let range = entries.keyRange(key) else { return false }
    if sdks(entries).contains(.tuikit) { return true }
    return fail(.misplacedKey(ofTUIKit: Located(key, range)))
  }

  private func grouping(_ entries: CheckedMapping) -> Grouping? {
    guard let node = entries["grouping"] else { return nil }
    return Int(node.text).map(Grouping.files) ?? .message
  }

  /// `Hashable` holds `Equatable`.
  private func conformance(_ entries: CheckedMapping) -> Target.Conformance? {
    let named =
      entries["conformances"].map { $0.items.compactMap { Target.Conformance(rawValue: $0.text) } }
      ?? entries.form.defaultWords(of: "conformances")
    return named.contains(.hashable) ? .hashable : named.first
  }

  private func sdks(_ entries: CheckedMapping) -> [Target.SDK] {
    let named = (entries["sdk"].map { Array($0.items) } ?? []).compactMap { Target.SDK(rawValue: $0.text) }
    return Target.SDK.allCases.filter(named.contains)
  }

  private func checkAffixes(_ entries: CheckedMapping) -> Bool {
    var isFine = true
    for (key, sample) in [("prefix", { $0 + "X" }), ("suffix", { "X" + $0 })] as [(String, (String) -> String)] {
      guard let node = entries[key], !SwiftNames.isIdentifier(sample(node.text)) else { continue }
      report(.invalidSwiftName(ofAffix: node.locatedText))
      isFine = false
    }
    return isFine
  }
}
