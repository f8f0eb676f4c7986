import Language
import SourceText
import YAML

extension FormReader {
  /// The key that is meant by one of Swift's or CSS's, which a finding says; nil for a key without such a meaning.
  ///
  /// - Returns: Also whether the value can be read on as that of the key.
  func habit(of entry: YAMLEntry, in node: YAMLNode, _ form: Form) -> (key: String, isRead: Bool)? {
    let name = entry.key.text
    guard form[name] == nil, let ours = form.habits[name] else { return nil }
    let key = String(ours.prefix { $0 != ":" })
    let isRead = key == ours
    guard node.entry(key) == nil, isRead || PlainScalar.bool(entry.value.text) == true else { return nil }
    let place = isRead ? entry.key.range : entry.key.range.through(entry.value.range)
    report(
      .swiftSpelling, Phrase("`\(name)` is called `\(ours)` here", zh: "`\(name)` 在这里叫 `\(ours)`"),
      at: entry.key.range, help: Wording.write(ours),
      fixIts: [.init(Wording.write(ours), replace: place, with: ours, isSafe: !form.guesses.contains(name))])
    return (key, isRead)
  }
}
