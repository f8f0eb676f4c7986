import Language
import SourceText
import YAML

/// Finds the key of a form that each entry is meant for, and says what is wrong with keys.
struct KeyReader: ReportingReader {
  let forms: FormReader
  let node: YAMLNode
  let form: Form
  /// Each key once, with its first entry.
  private(set) var known: [CheckedMapping.KnownEntry] = []
  /// Keys that are meant, by entries whose values cannot be read on as theirs; they are not missing.
  private(set) var unread: Set<String> = []

  private enum Meaning {
    case key(Form.Key)
    case unread(String)
    /// So many entries that are meant for no key.
    case other(Int)
  }

  init(_ entries: [YAMLEntry], of node: YAMLNode, as form: Form, forms: FormReader) {
    (self.forms, self.node, self.form) = (forms, node, form)
    var next = 0
    for (index, entry) in entries.enumerated() where index >= next {
      switch meaning(of: entries[index...], after: index > 0 ? entries[index - 1] : nil) {
      case .key(let key): enter(entry, key)
      case .unread(let name): unread.insert(name)
      case .other(let count): next = index + count
      }
    }
  }

  private mutating func enter(_ entry: YAMLEntry, _ key: Form.Key) {
    guard let first = known.first(where: { $0.key === key }) else {
      known.append(.init(key: key, entry: entry))
      return
    }
    let isDeclaration = DeclarationKind.allCases.contains { $0.form === form && $0.rawValue == key.name }
    report(.duplicateKey(entry.key.locatedText, first: first.entry.key.range, isDeclaration: isDeclaration))
  }

  /// - Parameter entries: The entry, and those after it.
  private func meaning(of entries: ArraySlice<YAMLEntry>, after previous: YAMLEntry?) -> Meaning {
    let entry = entries[entries.startIndex]
    let name = forms.word(entry.key.locatedText).value
    if let key = form[name] { return .key(key) }
    guard name == entry.key.text else { return .unread(name) }
    // The first that recognizes its mistake says so.
    return renamed(entry) ?? rest(entries, of: previous) ?? foreign(entry) ?? runTogether(entry) ?? unknown(entry)
  }

  /// The name that a key had before it was renamed.
  private func renamed(_ entry: YAMLEntry) -> Meaning? {
    guard let key = form.key(formerly: entry.key.text) else { return nil }
    let isAlone = node.entry(key.name) == nil
    report(.renamedKey(entry.key.text, at: entry.key.range, to: key.name, isAlone: isAlone))
    return .key(key)
  }

  /// `doc: How many, really`: in braces a comma ends a text, and what is behind it is a key without a value.
  private func rest(_ entries: ArraySlice<YAMLEntry>, of text: YAMLEntry?) -> Meaning? {
    guard node.isFlow, let text, form[text.key.text]?.shape.isText == true, text.value.isPlain, !text.value.isNull
    else { return nil }
    let rest = entries.prefix { entry in
      let name = entry.key.text
      let isNoWord = name.contains { !$0.isLetter && !$0.isNumber }
      return entry.value.isPlain && entry.value.text.isEmpty && entry.key.isPlain && form[name] == nil
        && form.foreignKeys[name] == nil && (isNoWord || !UnknownKey(entry, of: node, in: form).hasHelp)
    }
    guard let last = rest.last else { return nil }
    let range = text.value.range.through(last.key.range)
    let isList = form[text.key.text]?.shape.isList == true
    report(.unknownKey(restOf: text.value.text, whole: Located(source(range), range), isList: isList))
    return .other(rest.count)
  }

  /// A key of Swift's or CSS's, if ours is not there and has that meaning.
  private func foreign(_ entry: YAMLEntry) -> Meaning? {
    let name = entry.key.text
    guard let ours = form.foreignKeys[name] else { return nil }
    let key = String(ours.prefix { $0 != ":" })
    let isRead = key == ours
    guard node.entry(key) == nil, isRead || PlainScalar.bool(entry.value.text) == true else { return nil }
    let replaced = isRead ? entry.key.range : entry.key.range.through(entry.value.range)
    let isSafe = !form.guesses.contains(name)
    report(.swiftSpelling(ofKey: entry.key.locatedText, ours: ours, replacing: replaced, isSafe: isSafe))
    return isRead ? form[key].map(Meaning.key) : .unread(key)
  }

  private func runTogether(_ entry: YAMLEntry) -> Meaning? { forms.reportRunTogether(entry) ? .other(1) : nil }

  /// Any other, maybe a misspelled one.
  private func unknown(_ entry: YAMLEntry) -> Meaning {
    let unknown = UnknownKey(entry, of: node, in: form)
    report(.unknownKey(unknown))
    guard let key = unknown.meant else { return .other(1) }
    return entry.value.isPlain && entry.value.text.isEmpty ? .unread(key.name) : .key(key)
  }
}
