import Schema
import SourceText

extension LintRule {
  static let unusedType = LintRule(
    "unused-type", .warning, theme: .hygiene,
    .schema { schema in
      guard
        schema.objects.contains(where: { $0.container == .shared })
          || schema.enums.contains(where: { $0.container == .shared })
      else { return [] }
      var usage = Usage(schema)
      for message in schema.messages { usage.visit(message.allFields) }
      if let profile = schema.configuration.profile { usage.visit(profile) }
      let objects = schema.objects.indices.filter { !usage.objects.contains(ObjectType.ID($0)) }
        .map { schema.objects[$0] }.filter { $0.container == .shared && !usage.includes($0) }
      let enums = schema.enums.indices.filter { !usage.enums.contains(EnumType.ID($0)) }
        .map { schema.enums[$0] }.filter { $0.container == .shared }
      return (objects.map(\.declaration) + enums.map(\.declaration)).map { .unused($0) }
    })
}

/// The types that fields lead to.
private struct Usage {
  var objects: Set<ObjectType.ID> = []
  var enums: Set<EnumType.ID> = []
  private let schema: Schema
  /// Where the messages' fields are declared: an included object's fields among them.
  private let declared: Set<SourceRange>

  init(_ schema: Schema) {
    self.schema = schema
    declared = Set(schema.messages.flatMap { $0.fields + $0.locals }.map(\.range))
  }

  mutating func visit(_ object: ObjectType.ID) {
    if objects.insert(object).inserted { visit(schema[object].fields) }
  }

  mutating func visit(_ fields: [Field]) {
    for field in fields {
      switch field.type.leaf {
      case .enumeration(let id): enums.insert(id)
      case .object(let id): visit(id)
      default: break
      }
    }
  }

  /// Inlined in a message; one without fields leaves no trace, and is taken for used.
  func includes(_ object: ObjectType) -> Bool {
    object.fields.isEmpty || object.fields.contains { declared.contains($0.range) }
  }
}

extension Finding {
  fileprivate static func unused(_ declaration: Declaration) -> Finding {
    let name = declaration.name
    return Finding(
      "`\(name.value)` is not used by any message", zh: "`\(name.value)` 没有被任何消息使用", at: name.range,
      help: LocalizedText("remove it, or use it", zh: "删除它，或使用它"))
  }
}
