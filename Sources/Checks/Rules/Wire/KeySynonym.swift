import Schema
import SourceText

extension LintRule {
  static let keySynonym = LintRule(
    "key-synonym", .note, theme: .wire,
    .schemaIndex { schemaIndex, schema in
      let varied = Set(NameComparison.groups(of: schemaIndex.keys, by: NameComparison.concept).values.joined())
      guard !varied.isEmpty else { return [] }
      let foreign = schema.fieldsOfBuiltIns
      let uses = schema.compositeTypes.flatMap { type in
        type.fields.indices.compactMap { index -> KeyUse? in
          guard type.fields[index].slot == nil, varied.contains(type.fields[index].keyText) else { return nil }
          let field = type.fields[index]
          guard !foreign.contains(field.range) else { return nil }
          return KeyUse(key: field.key, aliases: field.aliases, type: type.declaration.range)
        }
      }
      let usesOfKeys = Dictionary(grouping: uses, by: \.key.value)
      let concepts = NameComparison.groups(of: Set(usesOfKeys.keys), by: NameComparison.concept)
      return concepts.values.flatMap { names -> [Finding] in
        let uses = names.flatMap { usesOfKeys[$0] ?? [] }
        guard let usual = KeyUse.usual(of: uses) else { return [] }
        return uses.filter { !$0.isRead(as: usual) }.map { .synonym($0.key, usual) }
      }
    })
}

extension Schema {
  /// Fields of a UI kit's own messages alone, whose keys are not ours to choose.
  fileprivate var fieldsOfBuiltIns: Set<SourceRange> {
    guard messages.contains(where: \.isBuiltIn) else { return [] }
    let ranges = { (messages: [Message]) in Set(messages.flatMap(fieldsInUse).map(\.range)) }
    return ranges(messages.filter(\.isBuiltIn)).subtracting(ranges(messages.filter { !$0.isBuiltIn }))
  }
}

/// A field's key where it is declared or included.
private struct KeyUse {
  var key: Located<String>
  var aliases: [Located<String>]
  var type: SourceRange

  var spelling: String { NameComparison.folded(key.value) }

  /// It is that key but for case and separators, which is `key-spelling`'s to find, or reads it too.
  func isRead(as key: Located<String>) -> Bool {
    let wanted = NameComparison.folded(key.value)
    return spelling == wanted || aliases.contains { NameComparison.folded($0.value) == wanted }
  }

  /// The most frequent of several words for one concept, the first in the text of equals; nil where there is one
  /// word, or where some message has two of them, so that they are two concepts.
  static func usual(of uses: [KeyUse]) -> Located<String>? {
    let words = Dictionary(grouping: uses, by: \.spelling)
    guard words.count > 1,
      Dictionary(grouping: uses, by: \.type).values.allSatisfy({ Set($0.map(\.spelling)).count == 1 })
    else { return nil }
    let ranked = words.values.compactMap { uses in
      uses.map(\.key).min { $0.range < $1.range }.map { (uses.count, $0) }
    }
    return ranked.max { ($0.0, $1.1.range) < ($1.0, $0.1.range) }?.1
  }
}

extension Finding {
  fileprivate static func synonym(_ key: Located<String>, _ usual: Located<String>) -> Finding {
    Finding(
      "key `\(key.value)` is called `\(usual.value)` elsewhere", zh: "键 `\(key.value)` 在别处叫 `\(usual.value)`",
      at: key.range,
      notes: [.init(LocalizedText("`\(usual.value)` is used here", zh: "`\(usual.value)` 在这里声明"), at: usual.range)],
      help: LocalizedText(
        "use one name; list the other in `aliases` if it has ever been sent",
        zh: "统一名称；如果另一个名称已经上线，把它列入 `aliases`"))
  }
}
