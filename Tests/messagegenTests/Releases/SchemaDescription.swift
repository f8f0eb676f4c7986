import Schema
import SourceText

/// All that a schema says, whatever places it is written in and in whatever order it is declared: types are named in the
/// place of their numbers.
struct SchemaDescription {
  /// A line for each envelope, message, object, enumeration and target.
  let lines: [String]

  init(_ schema: Schema) {
    let text = Description(schema: schema)
    let configuration = schema.configuration
    lines =
      ["lenient: \(configuration.isLenient)", "profile: \(text.of(configuration.profile as Any))"]
      + configuration.envelopes.map { text.of($0) }
      + (schema.messages.map { text.of($0) } + schema.objects.filter { $0.name != "" }.map { text.of($0) }
      + schema.enums.filter { $0.name != "" }.map { text.of($0) })
      .sorted()
      + configuration.targets.map { target in
        let names = schema.messages.filter(target.has).map(\.name).sorted()
        return "\(target.name.value) \(target.access) \(target.prefix) \(target.suffix) \(target.sdks) \(names) "
          + "\(target.conformance as Any) \(target.tuikit) \(target.styles) \(target.chatStyles) "
          + "\(target.hasControllers) \(target.writesCustomHeight)"
      }
  }
}

/// Says what values are, by reflection.
private struct Description {
  let schema: Schema
  /// Where things are written, and what a release has not.
  private static let places: Set<String> = ["schemaPath", "ignoreComments"]

  func of(_ value: Any) -> String {
    switch value {
    case is SourceRange, is SourceFile.ID: return ""
    case let id as ObjectType.ID: return name(schema[id].name, schema[id].container)
    case let id as EnumType.ID: return name(schema[id].name, schema[id].container)
    case let id as Envelope.ID: return schema[id].name.value
    case let text as String: return "\"\(text)\""
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(value)" }
    let parts = mirror.children.compactMap { child -> String? in
      if let label = child.label, Self.places.contains(label) || label == "path" && child.value is String { return nil }
      let text = of(child.value)
      return text.isEmpty ? nil : (child.label.map { $0 + ": " } ?? "") + text
    }
    let isSet = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    return "(\((isSet ? parts.sorted() : parts).joined(separator: ", ")))"
  }

  private func name(_ name: String, _ container: TypeContainer) -> String {
    switch container {
    case .shared: return name
    case .message(let message): return message + "." + name
    case .object(let id): return self.name(schema[id].name, schema[id].container) + "." + name
    }
  }
}
