import Schema
import SourceText

extension EvolutionRule {
  static let accessLowered = EvolutionRule(
    "access-lowered", .note,
    .app { pair in
      let levels = Target.Access.allCases
      return pair.targets.filter { target in
        // The widest is first.
        let (old, new) = (levels.firstIndex(of: target.old.access), levels.firstIndex(of: target.new.access))
        return (old ?? 0) < (new ?? 0)
      }.map { .lowered($0) }
    })
}

extension Change {
  fileprivate static func lowered(_ target: TargetPair) -> Change {
    let (name, access) = (target.new.name.value, target.new.access.rawValue)
    return Change(
      at: target.path("access"),
      LocalizedText(
        "the declarations of the target `\(name)` are only `\(access)`", zh: "target `\(name)` 的声明降为 `\(access)`"),
      help: LocalizedText(
        "keep `access: \(target.old.access.rawValue)`", zh: "保留 `access: \(target.old.access.rawValue)`"),
      at: target.new.name.range, released: target.old.name.range, use: .importing(name), [.source])
  }
}
