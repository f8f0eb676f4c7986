import Schema
import SourceText

extension EvolutionRule {
  static let aliasRemoved = EvolutionRule(
    "alias-removed", .error,
    .field { field in
      let read = field.new.readKeys
      let gone = field.old.aliases.filter { !read.contains(JSONKey($0.value)) }
      let written = field.lostAlias.map { alias in
        field.newContext.outcomes(missing: field.new).map { Change.lost([alias], field, $0) }
      }
      return (gone.isEmpty ? [] : [.lost(gone, field, .foreign)]) + (written ?? [])
    })
}

extension FieldPair {
  /// The key under which the release wrote the field, if the latest release reads it as an alias and the new side does
  /// not.
  var lostAlias: Located<String>? {
    guard let latest, old.slot == nil, new.slot == nil, !old.writes(toKeysOf: new),
      !old.writtenKeys.contains(JSONKey(latest.keyText))
    else { return nil }
    return latest.aliases.first { old.writtenKeys.contains(JSONKey($0.value)) }
  }
}

extension Change {
  /// - Parameter aliases: at least one.
  fileprivate static func lost(_ aliases: [Located<String>], _ field: FieldPair, _ outcome: DecodingOutcome) -> Change {
    let names = aliases.map { "`\($0.value)`" }
    return field.change(
      "`\(field.new.name)` no longer reads \(names.joined(separator: ", "))",
      zh: "`\(field.new.name)` 不再读取 \(names.joined(separator: "、"))",
      help: LocalizedText(aliases.count == 1 ? "keep the alias" : "keep the aliases", zh: "保留别名"),
      at: field.new.key.range, released: outcome == .foreign ? aliases[0].range : field.old.range,
      [.newReadsOld(outcome)])
  }
}
