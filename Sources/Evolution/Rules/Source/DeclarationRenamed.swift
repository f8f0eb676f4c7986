import Schema
import SourceText

extension EvolutionRule {
  static let declarationRenamed = EvolutionRule(
    "declaration-renamed", .note,
    summary: LocalizedText("a type with another Swift name", zh: "类型换了 Swift 名称"),
    why: LocalizedText("Code that uses it has to be changed.", zh: "使用它的代码需要修改。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 }, typeName: Sort } }
          """,
        breaks: ["Gift/fields/kind/enum source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { to: Address }
          ---
          object: Address
          fields: { city: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { to: Place }
          ---
          object: Place
          fields: { city: string }
          """,
        breaks: ["Place source"]),
      EvolutionExample(
        from: """
          === messagegen.yaml
          version: 1
          targets: [{ name: Chat, path: Sources/Chat/Generated }]
          === Schemas/Example.yaml
          message: Gift
          id: 7
          """,
        to: """
          === messagegen.yaml
          version: 1
          targets: [{ name: Chat, path: Sources/Chat/Generated, prefix: Shop }]
          === Schemas/Example.yaml
          message: Gift
          id: 7
          """,
        breaks: ["targets/Chat/prefix source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { sort: { enum: { a: 1 }, typeName: Kind, key: kind, swiftName: kind } }
          """),
    ],
    .schema { pair in
      pair.renamed.map { .rename($0.old.declaration, to: $0.new.declaration, at: $0.new.name) }
        + pair.renamedTypes.map {
          .rename($0.old.declaration, $0.old.path, to: $0.new.declaration, $0.new.path, at: $0.at)
        }
        + pair.targets.compactMap { .rename($0, pair) }
    })
}

/// A type of both sides under two names.
struct RenamedType {
  let at: String
  let old: NamedType
  let new: NamedType
}

extension SchemaPair {
  /// Where a field has a type of another name, and the old one is gone; what a renamed property is made of is said by
  /// its own rule.
  var renamedTypes: [RenamedType] {
    let names = SwiftTypes(new).names
    var shared: Set<String> = []
    return containers.flatMap(\.fields).compactMap { field in
      guard let old = field.oldSide.schema.named(field.old.type.leaf),
        let new = field.newSide.schema.named(field.new.type.leaf), old.pathInMessage != new.pathInMessage,
        !names.contains(old.path)
      else { return nil }
      if new.container == .shared {
        return shared.insert(new.path).inserted ? RenamedType(at: new.path, old: old, new: new) : nil
      }
      guard field.old.swiftName == field.new.swiftName else { return nil }
      let isObject = if case .object = field.new.type.leaf { true } else { false }
      return RenamedType(at: field.at + (isObject ? "/object" : "/enum"), old: old, new: new)
    }
  }
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
    guard let first = (pair.messages + pair.renamed).first(where: { old.has($0.old) && new.has($0.new) }),
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
