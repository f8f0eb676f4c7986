import Schema
import SourceText

extension LintRule {
  static let keySpelling = LintRule(
    "key-spelling", .note, theme: .wire,
    .schemaIndex { schemaIndex, schema in
      let spellings = NameComparison.groups(of: schemaIndex.keys, by: NameComparison.folded)
      guard !spellings.isEmpty else { return [] }
      let varied = Set(spellings.values.joined())
      let keys = Dictionary(grouping: schema.fieldsOfPayloads(with: varied).map(\.field.key)) { $0.value }
      let usual = spellings.mapValues { $0.max { isRarer($0, $1, keys) } }
      return schema.fieldsOfPayloads(with: varied).compactMap { field, siblings in
        guard let key = usual[NameComparison.folded(field.keyText)] ?? nil, let use = keys[key]?.first,
          !field.aliases.contains(where: { $0.value == key }), !siblings.contains(where: { $0.keyText == key })
        else { return nil }
        return .spelling(field, use)
      }
    })
}

extension Schema {
  /// The fields that have one of some keys, each with the fields beside it.
  fileprivate func fieldsOfPayloads(with keys: Set<String>) -> [(field: Field, siblings: [Field])] {
    compositeTypes.flatMap { type in
      type.fields.filter { $0.slot == nil && keys.contains($0.keyText) }.map { ($0, type.fields) }
    }
  }
}

/// Of spellings that are equally frequent, the first in the text is the usual one.
private func isRarer(_ a: String, _ b: String, _ keys: [String: [Located<String>]]) -> Bool {
  let first = keys[a] ?? []
  let second = keys[b] ?? []
  guard first.count == second.count, let use = first.first?.range, let other = second.first?.range else {
    return first.count < second.count
  }
  return other < use
}

extension Finding {
  fileprivate static func spelling(_ field: Field, _ usual: Located<String>) -> Finding {
    Finding(
      "key `\(field.keyText)` is spelled `\(usual.value)` elsewhere", zh: "键 `\(field.keyText)` 在别处写作 `\(usual.value)`",
      at: field.key.range,
      notes: [.init(LocalizedText("`\(usual.value)` is used here", zh: "`\(usual.value)` 在这里声明"), at: usual.range)],
      help: LocalizedText(
        "use one spelling; list the other in `aliases` if it has ever been sent",
        zh: "统一写法；如果另一种写法已经上线，把它列入 `aliases`"))
  }
}
