import Schema

/// A target of both sides.
struct TargetPair: Sendable {
  let old: Target
  let new: Target

  /// A key of it, such as `targets/Chat/access`.
  func path(_ key: String) -> String { "targets/\(new.name.value)/\(key)" }
}

extension SchemaPair {
  /// Those of one name, or else of one output folder.
  var targets: [TargetPair] {
    old.configuration.targets.compactMap { old in target(like: old).map { .init(old: old, new: $0) } }
  }

  var removedTargets: [Target] { old.configuration.targets.filter { target(like: $0) == nil } }

  private func target(like old: Target) -> Target? {
    let targets = new.configuration.targets
    return targets.first { $0.name.value == old.name.value } ?? targets.first { $0.path.value == old.path.value }
  }
}
