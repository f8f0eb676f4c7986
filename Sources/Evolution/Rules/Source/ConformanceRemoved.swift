import Schema
import SourceText

extension EvolutionRule {
  static let conformanceRemoved = EvolutionRule(
    "conformance-removed", .note,
    .app { pair in
      let levels: [Target.Conformance?] = [.hashable, .equatable, nil]
      return pair.targets.compactMap { target in
        guard let old = target.old.conformance, let now = levels.firstIndex(of: target.new.conformance),
          let before = levels.firstIndex(of: old), before < now
        else { return nil }
        return .unconformed(target, old)
      }
    })
}

extension Change {
  fileprivate static func unconformed(_ target: TargetPair, _ old: Target.Conformance) -> Change {
    let (name, lost) = (target.new.name.value, old.rawValue)
    return Change(
      at: target.path("conformances"),
      LocalizedText(
        "the types of the target `\(name)` are no longer `\(lost)`", zh: "target `\(name)` 的类型不再是 `\(lost)`"),
      help: LocalizedText("keep `conformances: [\(lost)]`", zh: "保留 `conformances: [\(lost)]`"),
      at: target.new.name.range, released: target.old.name.range, symbol: lost, [.source])
  }
}
