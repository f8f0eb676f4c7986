/// What names mean.
extension Compiler {
  /// A name's field, and the operations that enter the views along a dotted name.
  typealias Resolved = (frame: Int, kind: FieldKind, views: [Int])

  mutating func resolve(_ tag: Tag) throws(TemplateError) -> Resolved {
    if let (frame, kind) = names.find(tag.name) { return (frame, kind, []) }
    if tag.name == "." || tag.name.isName { throw unknown(tag.name, tag) }
    let parts = tag.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(\.isName) else { throw source.error("`\(tag.name)` is not a name", at: tag.nameOffset) }
    guard var (frame, kind) = names.find(parts[0]) else { throw unknown(parts[0], tag) }
    var views: [Int] = []
    for (index, part) in parts.enumerated().dropFirst() {
      let path = parts[..<index].joined(separator: ".")
      guard case .view(let view) = kind else {
        throw source.error("`\(path)` is \(kind.noun), `\(part)` cannot be looked up in it", at: tag.nameOffset)
      }
      views.append(program.operations.count)
      program.values(frame: frame, view.forEach)
      names.push(view.scope(), isSearched: false)
      guard let next = names.findInnermost(part) else {
        throw source.error(names.messageInnermost(unknown: part), at: tag.nameOffset + path.utf8.count + 1)
      }
      (frame, kind) = next
    }
    return (frame, kind, views)
  }

  /// The error of a name that is there but of another kind.
  func misuse(_ tag: Tag, _ kind: FieldKind, _ problem: String) -> TemplateError {
    source.error("`\(tag.name)` is \(kind.noun), \(problem)", at: tag.nameOffset)
  }

  private func unknown(_ name: String, _ tag: Tag) -> TemplateError {
    source.error(names.message(unknown: name), at: tag.nameOffset)
  }
}

extension String {
  /// Letters, digits and underscores; whatever is not ASCII counts as a letter.
  fileprivate var isName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
      }
  }
}
