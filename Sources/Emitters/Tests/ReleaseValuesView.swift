import Schema
import Templating

/// `ReleaseExample.swift`: what the tests of all releases have in common.
struct ReleaseExampleFileView: View {
  let header: String
  /// `import ChatMessages`
  let moduleImport: String
  let isEquatable: Bool

  static let fields: [ViewField<ReleaseExampleFileView>] = [
    .text("header", \.header), .constant("imports"), .text("moduleImport", \.moduleImport),
    .flag("isEquatable", \.isEquatable),
  ]
}

/// `ReleaseValues.swift`: the fields of messages and objects by their names.
struct ReleaseValuesView: View {
  struct Property: View {
    /// A literal.
    let name: String
    /// Escaped.
    let property: String

    static let fields: [ViewField<Property>] = [.text("name", \.name), .text("property", \.property)]
  }

  struct Object: View {
    let type: String
    let properties: [Property]
    /// Some property warns of its use.
    let hasDeprecated: Bool

    static let fields: [ViewField<Object>] = [
      .text("type", \.type), .list("properties", \.properties), .flag("hasDeprecated", \.hasDeprecated),
      .flag("hasProperties") { !$0.properties.isEmpty },
    ]

    init(_ type: String, _ fields: [Field]) {
      self.type = type
      properties = fields.map {
        Property(name: SwiftLiteral.string($0.name), property: SwiftNames.escaped($0.swiftName))
      }
      hasDeprecated = fields.contains { $0.deprecated != nil }
    }
  }

  let header: String
  let moduleImport: String
  let objects: [Object]
  /// The types of enumerations.
  let enums: [String]

  static let fields: [ViewField<ReleaseValuesView>] = [
    .text("header", \.header), .constant("imports"), .text("moduleImport", \.moduleImport),
    .list("objects", \.objects), .texts("enums", \.enums),
  ]

  /// - Parameter messages: those whose values are compared.
  init(_ messages: [Message], _ spelling: SwiftSpelling, moduleImport: String, header: String) {
    let schema = spelling.schema
    let used = UsedTypes(messages, schema)
    self.header = header
    self.moduleImport = moduleImport
    let inner = schema.objects.indices.filter { used.objects[$0] }.map { schema.objects[$0] }
    objects =
      messages.map { Object(spelling.target.attachmentName(of: $0), $0.fields) }
      + inner.map { Object(spelling.qualifiedName($0.name, in: $0.container), $0.fields) }
    enums = schema.enums.indices.filter { used.enums[$0] }.map { index in
      spelling.qualifiedName(schema.enums[index].name, in: schema.enums[index].container)
    }
  }
}
