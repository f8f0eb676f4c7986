import Schema

extension MessagePair {
  /// Whether both sides declare the message and all that its fields hold alike, wherever they do.
  var isUnchanged: Bool {
    let (before, now) = (containers[0].old, containers[0].new)
    guard old.name == new.name, old.locals.count == new.locals.count, before.isLenient == now.isLenient,
      before.schema[old.envelope].holdsPayloadBesideID == now.schema[new.envelope].holdsPayloadBesideID
    else { return false }
    return declarations.allSatisfy(\.hasSameFields) && (containers.flatMap(\.fields) + locals).allSatisfy(\.hasSameType)
      && rules.allSatisfy(\.isUnchanged)
  }
}

extension DeclarationPair {
  fileprivate var hasSameFields: Bool {
    old.fields.elementsEqual(new.fields) { field, other in field.isDeclared(as: other) }
  }
}

extension FieldPair {
  /// Whether the types have the same name and the same cases. Fields of objects are compared as separate pairs.
  fileprivate var hasSameType: Bool {
    guard hasOneType, typesOfOtherNames == nil else { return false }
    guard case .enumeration(let oldID) = old.type.leaf, case .enumeration(let newID) = new.type.leaf else {
      return true
    }
    return oldContext.schema[oldID].cases.elementsEqual(newContext.schema[newID].cases) { enumCase, other in
      enumCase.name.value == other.name.value && enumCase.raw.value == other.raw.value
    }
  }
}

extension Field {
  /// Whether both are declared alike, except for their types.
  fileprivate func isDeclared(as other: Field) -> Bool {
    guard name == other.name, swiftName == other.swiftName, readKeys == other.readKeys,
      writesAliases == other.writesAliases, isOptional == other.isOptional, omission == other.omission,
      encoding == other.encoding, isLenient == other.isLenient, slot?.value == other.slot?.value,
      isSensitive == other.isSensitive, constraints.map(\.value) == other.constraints.map(\.value)
    else { return false }
    return defaultValue?.value == other.defaultValue?.value
  }
}
