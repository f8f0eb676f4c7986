import SourceText

extension Schema {
  /// The optional fields through which an object would hold itself without a list or map between, by their names' ranges.
  public var fieldsThatHoldTheirOwner: Set<SourceRange> {
    var fields: Set<SourceRange> = []
    for index in objects.indices {
      for field in objects[index].fields {
        guard field.isOptional, case .object(let held) = field.type else { continue }
        if holds(held, ObjectType.ID(index)) { fields.insert(field.nameRange) }
      }
    }
    return fields
  }

  /// An object always holds itself, which is an error: nobody can write a value of it.
  public var hasEndlessObjects: Bool {
    objects.indices.contains { index in
      objects[index].fields.contains { field in
        guard !field.isOptional, case .object(let held) = field.type else { return false }
        return holds(held, ObjectType.ID(index), always: true)
      }
    }
  }

  /// Whether values of one object are stored inside those of another.
  private func holds(_ outer: ObjectType.ID, _ inner: ObjectType.ID, always: Bool = false) -> Bool {
    var seen: Set<ObjectType.ID> = []
    var open = [outer]
    while let next = open.popLast() {
      if next == inner { return true }
      guard seen.insert(next).inserted else { continue }
      for field in self[next].fields where !always || !field.isOptional {
        if case .object(let held) = field.type { open.append(held) }
      }
    }
    return false
  }
}
