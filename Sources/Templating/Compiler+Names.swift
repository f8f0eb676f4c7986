import SourceText

/// What names mean.
extension Compiler {
  /// Where a tag's value is, and what it may be used for.
  func resolve(_ tag: Tag) throws(TemplateError) -> (path: ValuePath, kind: FieldKind) {
    if tag.name == "." {
      let innermost = scopes[scopes.count - 1]
      guard let field = innermost.fields.first(where: { $0.name == "." }) else {
        throw source.error(
          LocalizedText("`.` is not a text here, but `\(innermost.owner)`", zh: "`.` 在这里不是字符串，而是 `\(innermost.owner)`"),
          at: tag.nameOffset)
      }
      return (ValuePath(frame: scopes.count - 1, fields: []), field.kind)
    }
    let parts = tag.name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.allSatisfy(Self.isName) else {
      throw source.error(LocalizedText("`\(tag.name)` is not a name", zh: "`\(tag.name)` 不是名称"), at: tag.nameOffset)
    }
    guard let frame = scopes.lastIndex(where: { $0.index(of: parts[0]) != nil }),
      let index = scopes[frame].index(of: parts[0])
    else {
      throw source.error(Scope.message(unknown: parts[0], in: scopes.reversed()), at: tag.nameOffset)
    }
    var fields = [index]
    var kind = scopes[frame].fields[index].kind
    for (number, part) in parts.enumerated().dropFirst() {
      let path = parts[..<number].joined(separator: ".")
      guard case .view(let nested) = kind else {
        throw source.error(
          LocalizedText(
            "`\(path)` is \(kind.noun) and has no member `\(part)`", zh: "`\(path)` 是\(kind.noun)，没有成员 `\(part)`"),
          at: tag.nameOffset)
      }
      let scope = nested()
      guard let index = scope.index(of: part) else {
        throw source.error(
          Scope.message(unknown: part, in: [scope]), at: tag.nameOffset + path.utf8.count + 1)
      }
      fields.append(index)
      kind = scope.fields[index].kind
    }
    return (ValuePath(frame: frame, fields: fields), kind)
  }

  /// The error of a name that is there but of another kind.
  func misuse(_ tag: Tag, _ kind: FieldKind, _ problem: LocalizedText) -> TemplateError {
    source.error(
      LocalizedText("`\(tag.name)` is \(kind.noun), \(problem)", zh: "`\(tag.name)` 是\(kind.noun)，\(problem)"),
      at: tag.nameOffset)
  }

  /// Letters, digits and underscores; whatever is not ASCII counts as a letter.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
      }
  }
}
