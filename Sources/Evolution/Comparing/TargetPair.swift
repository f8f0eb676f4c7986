import Schema

/// A target of both sides.
struct TargetPair: Sendable {
  let old: Target
  let new: Target

  /// A key of it, such as `targets/Chat/access`.
  func path(_ key: String) -> String { "targets/\(new.name.value)/\(key)" }
}

extension SchemaPair {
  /// Those of one name; if one is left on either side and both have the same messages, it only has another name.
  var targets: [TargetPair] {
    old.configuration.targets.compactMap { old in target(like: old).map { .init(old: old, new: $0) } }
  }

  var removedTargets: [Target] { old.configuration.targets.filter { target(like: $0) == nil } }

  private func target(like target: Target) -> Target? {
    let (old, new) = (old.configuration.targets, new.configuration.targets)
    if let same = new.first(where: { $0.name.value == target.name.value }) { return same }
    let gone = old.filter { old in !new.contains { $0.name.value == old.name.value } }
    let added = new.filter { new in !old.contains { $0.name.value == new.name.value } }
    guard gone.count == 1, added.count == 1, messages.allSatisfy({ gone[0].has($0.old) == added[0].has($0.new) }) else {
      return nil
    }
    return added[0]
  }
}
