/// What names mean.
extension Compiler {
  /// Where a tag's value is, and what it may be used for; nil: it has no meaning, which is reported.
  mutating func resolve(_ tag: Tag) -> (path: ValuePath, kind: FieldKind)? {
    if tag.name == "." { return resolveElement(tag) }
    let parts = tag.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard tag.name.utf8.allSatisfy(\.isPartOfName), !parts.contains("") else {
      report(.notAName(tag, in: source))
      return nil
    }
    guard let frame = scopes.lastIndex(where: { $0.index(of: parts[0]) != nil }),
      let index = scopes[frame].index(of: parts[0])
    else {
      if !scopes.contains(where: \.isUnknown) {
        report(.unknownName(parts[0], at: tag.nameOffset, of: scopes.reversed(), in: source))
      }
      return nil
    }
    return resolve(parts, tag, ValuePath(frame: frame, fields: [index]), scopes[frame].fields[index].kind)
  }

  /// - Parameters:
  ///   - path: that of the first part.
  ///   - kind: of its value.
  private mutating func resolve(
    _ parts: [String], _ tag: Tag, _ path: ValuePath, _ kind: FieldKind
  ) -> (path: ValuePath, kind: FieldKind)? {
    var (fields, kind) = (path.fields, kind)
    for (number, part) in parts.enumerated().dropFirst() {
      let holder = parts[..<number].joined(separator: ".")
      guard case .view(let nested) = kind else {
        report(.noMembers(holder, part, kind, tag, in: source))
        return nil
      }
      let scope = nested()
      guard let index = scope.index(of: part) else {
        report(.unknownName(part, at: tag.nameOffset + holder.utf8.count + 1, of: [scope], in: source))
        return nil
      }
      fields.append(index)
      kind = scope.fields[index].kind
    }
    return (ValuePath(frame: path.frame, fields: fields), kind)
  }

  /// `.`, the element of a list of texts.
  private mutating func resolveElement(_ tag: Tag) -> (path: ValuePath, kind: FieldKind)? {
    let innermost = scopes[scopes.count - 1]
    if let field = innermost.fields.first(where: { $0.name == "." }) {
      return (ValuePath(frame: scopes.count - 1, fields: []), field.kind)
    }
    if !innermost.isUnknown { report(.noElement(tag, of: innermost, in: source)) }
    return nil
  }
}
