/// What names mean.
extension Compiler {
  /// A name's field, and the operations that enter the views along a dotted name.
  typealias Resolved = (frame: Int, kind: FieldKind, views: [Int])

  mutating func resolve(_ tag: Tag) throws(TemplateError) -> Resolved {
    if let (frame, kind) = names.find(tag.name) { return (frame, kind, []) }
    if tag.name.isDot || tag.name[...].isName { throw unknown(tag.name, tag) }
    let parts = tag.name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy(\.isName) else { throw source.error("`\(tag.nameText)` is not a name", at: tag.nameOffset) }
    let first = UnsafeBufferPointer(rebasing: parts[0])
    guard var (frame, kind) = names.find(first) else { throw unknown(first, tag) }
    var views: [Int] = []
    for part in parts.dropFirst() {
      guard case .view(let view) = kind else {
        let path = String(decoding: tag.name[..<(part.startIndex - 1)], as: UTF8.self)
        let name = String(decoding: part, as: UTF8.self)
        throw source.error("`\(path)` is \(kind.noun), `\(name)` cannot be looked up in it", at: tag.nameOffset)
      }
      views.append(program.operations.count)
      program.values(frame: frame, view.forEach)
      names.push(view.scope(), isSearched: false)
      guard let next = names.findInnermost(UnsafeBufferPointer(rebasing: part)) else {
        let message = names.messageInnermost(unknown: String(decoding: part, as: UTF8.self))
        throw source.error(message, at: tag.nameOffset + part.startIndex)
      }
      (frame, kind) = next
    }
    return (frame, kind, views)
  }

  /// The error of a name that is there but of another kind.
  func misuse(_ tag: Tag, _ kind: FieldKind, _ problem: String) -> TemplateError {
    source.error("`\(tag.nameText)` is \(kind.noun), \(problem)", at: tag.nameOffset)
  }

  private func unknown(_ name: UnsafeBufferPointer<UInt8>, _ tag: Tag) -> TemplateError {
    source.error(names.message(unknown: String(decoding: name, as: UTF8.self)), at: tag.nameOffset)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The name of an element of a list of texts.
  var isDot: Bool { count == 1 && self[0] == UInt8(ascii: ".") }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Letters, digits and underscores; whatever is not ASCII counts as a letter.
  fileprivate var isName: Bool {
    !isEmpty
      && allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
      }
  }
}
