import Schema
import SourceText

extension EvolutionRule {
  static let declarationRenamed = EvolutionRule(
    "declaration-renamed", .note,
    .app { pair in
      (pair.renamed + pair.renamedProfile).map { .rename($0.old.declaration, to: $0.new.declaration, at: $0.new.name) }
        + pair.targets.compactMap { .rename($0, pair) }
    },
    .message { pair in
      pair.renamedTypes.map { type in
        .rename(type.old.declaration, type.old.path, to: type.new.declaration, type.new.path, at: type.at)
      }
    })
}

extension SchemaPair {
  /// The profile, if its type has another name.
  var renamedProfile: [Messages] { [profile].compactMap { $0 }.filter { $0.old.name != $0.new.name } }
}

extension Change {
  fileprivate static func rename(_ old: Declaration, to new: Declaration, at path: String) -> Change {
    rename(old, old.name.value, to: new, new.name.value, at: path)
  }

  fileprivate static func rename(
    _ old: Declaration, _ oldName: String, to new: Declaration, _ name: String, at path: String
  ) -> Change {
    Change(
      at: path, LocalizedText("`\(oldName)` is now `\(name)`", zh: "`\(oldName)` 改名为 `\(name)`"),
      help: LocalizedText("keep its name", zh: "保留原来的名称"),
      at: new.name.range, released: old.name.range, symbol: oldName, [.source])
  }

  /// By another prefix or suffix.
  fileprivate static func rename(_ target: TargetPair, _ pair: SchemaPair) -> Change? {
    let (old, new) = (target.old, target.new)
    guard let first = pair.messages.first(where: { old.has($0.old) && new.has($0.new) }),
      (old.prefix, old.suffix) != (new.prefix, new.suffix)
    else { return nil }
    let (oldName, name) = (old.attachmentName(ofMessage: first.new.name), new.attachmentName(of: first.new))
    let key = old.prefix == new.prefix ? "suffix" : "prefix"
    return Change(
      at: target.path(key),
      LocalizedText(
        "the attachments of the target `\(new.name.value)` have other names, such as `\(name)` instead of `\(oldName)`",
        zh: "target `\(new.name.value)` 的附件换了名称，例如 `\(oldName)` 改名为 `\(name)`"),
      help: LocalizedText("keep `prefix` and `suffix`", zh: "保留 `prefix` 和 `suffix`"),
      at: new.name.range, released: old.name.range, symbol: oldName, [.source])
  }
}
