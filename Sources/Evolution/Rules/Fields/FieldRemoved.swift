import Schema
import SourceText

extension EvolutionRule {
  static let fieldRemoved = EvolutionRule(
    "field-removed", .error,
    .message { pair in
      pair.containers.flatMap { container in container.removed.map { .removed($0, container, pair) } }
    })
}

extension Change {
  fileprivate static func removed(_ field: Field, _ container: ContainerPair, _ pair: MessagePair) -> Change {
    let isProperty = container.path == pair.containers[0].path && pair.keepsProperty(field)
    return Change(
      at: container.path(of: field), LocalizedText("`\(field.name)` is gone", zh: "`\(field.name)` 已被删除"),
      help: LocalizedText(
        "keep it as `deprecated`, and send it while releases in use read it",
        zh: "保留它并标记为 `deprecated`；只要还有使用中的版本读取它，就继续发送"),
      at: container.range, released: field.range, symbol: field.swiftName,
      container.foundByOld(instead: field).map { .oldReadsNew($0) } + (isProperty ? [] : [.source]))
  }
}
