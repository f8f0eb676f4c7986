import Schema

extension Schema {
  /// The same with a value guessed for optional fields too, so that messages say all they can. Optional objects within
  /// objects stay as they are: they may hold themselves.
  var filled: Schema {
    var schema = self
    for index in messages.indices {
      for field in messages[index].fields.indices { schema.messages[index].fields[field].isOptional = false }
    }
    for index in objects.indices {
      for field in objects[index].fields.indices {
        if case .object = objects[index].fields[field].type.leaf { continue }
        schema.objects[index].fields[field].isOptional = false
      }
    }
    return schema
  }
}
