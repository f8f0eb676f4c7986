import Schema
import SourceText

extension Schema {
  /// The schema as handwritten code decodes it: without coercion, and no value without a case.
  var readStrictly: Schema {
    var schema = self
    schema.configuration = withStrictIDs.configuration
    schema.configuration.isLenient = false
    schema.messages = messages.map { message in
      var fields = message.fields
      fields.readStrictly()
      return message.with(fields: fields)
    }
    for index in schema.objects.indices { schema.objects[index].fields.readStrictly() }
    return schema
  }

  /// The schema as handwritten code recognizes messages: `7` is not `"7"`.
  var withStrictIDs: Schema {
    var schema = self
    for index in schema.configuration.envelopes.indices { schema.configuration.envelopes[index].isStrict = true }
    return schema
  }
}

extension [Field] {
  fileprivate mutating func readStrictly() {
    for index in indices {
      self[index].isLenient = false
      if case .enumeration = self[index].type { self[index].constraints.append(Located(.known, self[index].range)) }
    }
  }
}
