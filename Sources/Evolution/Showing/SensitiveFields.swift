import Schema

/// The fields that are sensitive in any of several schemas.
struct SensitiveFields: Sendable {
  /// Names and keys by the message or type that has them.
  private var names: [String: Set<String>] = [:]

  init(of schemas: [Schema]) {
    for schema in schemas {
      for message in schema.messages { add(message.allFields, of: message.name) }
      for object in schema.objects { add(object.fields, of: object.name) }
    }
  }

  var isEmpty: Bool { names.isEmpty }

  private mutating func add(_ fields: [Field], of owner: String) {
    for field in fields where field.isSensitive { names[owner, default: []].formUnion([field.name, field.keyText]) }
  }

  /// Those of types that a schema does not have: these may have another name there.
  func namesElsewhere(than schema: Schema) -> Set<String> {
    if isEmpty { return [] }
    let owners = Set(schema.messages.map(\.name) + schema.objects.map(\.name))
    return names.filter { !owners.contains($0.key) }.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// A schema in which all of them are sensitive, also where it does not say so itself.
  func marked(in schema: Schema) -> Schema {
    if isEmpty { return schema }
    var schema = schema
    let elsewhere = namesElsewhere(than: schema)
    func mark(_ fields: inout [Field], of owner: String) {
      let known = (names[owner] ?? []).union(elsewhere)
      for index in fields.indices where known.contains(fields[index].name) || known.contains(fields[index].keyText) {
        fields[index].isSensitive = true
      }
    }
    schema.messages = schema.messages.map { message in
      var (fields, locals) = (message.fields, message.locals)
      mark(&fields, of: message.name)
      mark(&locals, of: message.name)
      return message.with(fields: fields, locals: locals)
    }
    for index in schema.objects.indices { mark(&schema.objects[index].fields, of: schema.objects[index].name) }
    return schema
  }
}
