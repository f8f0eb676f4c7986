import Language
import SourceText
import YAML

/// The one place where a value of the wrong kind is found.
extension FormReader {
  /// Whether a node has the shape that is wanted of it; if not, a finding says so.
  func check(_ node: YAMLNode, is shape: Shape, what: @autoclosure () -> Phrase, key: YAMLNode? = nil) -> Bool {
    if case .notation(let notation) = shape, notation.mayBeMissing { return true }
    guard !isMissing(node, what: what(), key: key, isText: shape.isText) else { return false }
    switch shape {
    case .text: return isText(node, what: what())
    case .bool: return isBool(node, what: what())
    case .integer(let range): return isInteger(node, in: range, what: what())
    case .number: return isNumber(node, what: what())
    case .word(let words): return isWord(node, among: words, what: what())
    case .bounds:
      return node.kind == .scalar ? true : refuseBounds(node, what())
    case .list(let element): return isList(node, of: element, what: what())
    case .form(let form):
      guard node.kind != .mapping else { return true }
      let example = form.textKey.map { "\(key.map { "\($0.text): " } ?? ""){ \($0): \(source(node.range)) }" }
      return isMapping(node, what: what(), help: example.map(Wording.write))
    case .map(_, let value): return isMap(node, of: value, what: what())
    case .either(let shapes): return isEither(node, shapes, what: what())
    case .notation, .template, .filled, .fragment: return true
    }
  }

  /// Says that a value is of the wrong kind.
  @discardableResult
  func refuse(
    _ node: YAMLNode, _ what: @autoclosure () -> Phrase, _ shape: Shape, help: @autoclosure () -> Phrase? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) -> Bool {
    report(.wrongKind, Wording.mismatch(node, shape, what: what()), at: node.range, help: help(), fixIts: fixIts)
    return false
  }

  /// - Parameter help: For a text, if there is a key that it must be meant for.
  func isMapping(_ node: YAMLNode, what: @autoclosure () -> Phrase, help: @autoclosure () -> Phrase? = nil)
    -> Bool
  {
    guard node.kind != .mapping else { return true }
    if isMissing(node, what: what(), key: nil, isText: false) || reportRunTogether(node) { return false }
    return refuse(node, what(), .map("", .text), help: node.kind == .scalar ? help() : nil)
  }

  func isText(_ node: YAMLNode, what: @autoclosure () -> Phrase) -> Bool {
    guard node.kind == .scalar else { return reportBrackets(node) ? false : refuse(node, what(), .text) }
    warnIfMisread(node)
    return true
  }

  private func isBool(_ node: YAMLNode, what: @autoclosure () -> Phrase) -> Bool {
    guard node.kind == .scalar, let value = PlainScalar.bool(node.text) else {
      return refuse(node, what(), .bool, help: Self.truths[node.text].map { Wording.write("\($0)") })
    }
    return node.isPlain ? true : reportQuoted(node, "\(value)")
  }

  /// What other languages write for a bool.
  private static let truths = ["0": false, "1": true, "是": true, "否": false, "真": true, "假": false]

  private func isInteger(_ node: YAMLNode, in range: ClosedRange<Int>, what: @autoclosure () -> Phrase) -> Bool {
    guard node.kind == .scalar, node.isPlain, !reportAmbiguous(node) else {
      return node.kind == .scalar && node.isPlain ? false : refuse(node, what(), .integer(range))
    }
    guard PlainScalar.isInteger(node.text) else { return refuse(node, what(), .integer(range)) }
    if let value = Int(node.text), range.contains(value) { return true }
    report(.badNumber(Located(node.text, node.range), of: what(), in: range))
    return false
  }

  private func isNumber(_ node: YAMLNode, what: @autoclosure () -> Phrase) -> Bool {
    guard node.isPlain else { return refuse(node, what(), .number) }
    if reportAmbiguous(node) { return false }
    if PlainScalar.isNumber(node.text) { return true }
    let unit = ["pt", "px", "dp", "sp", "%"].first(where: node.text.hasSuffix) ?? ""
    let number = String(node.text.dropLast(unit.count)).filter { $0 != " " }
    let isPoints = unit == "pt" && PlainScalar.isNumber(number)
    return refuse(node, what(), .number, help: isPoints ? Wording.write(number) : nil)
  }

  private func isList(_ node: YAMLNode, of element: Shape, what: @autoclosure () -> Phrase) -> Bool {
    guard node.kind == .sequence else {
      if node.kind == .scalar {
        let key = element.textKey.map { "{ \($0): \(source(node.range)) }" }
        let item = element.word(meantBy: node.text) ?? key ?? source(node.range)
        return refuse(node, what(), .list(element), help: element.hint(for: node.text) ?? Wording.write("[\(item)]"))
      }
      if let help = namedEntriesHelp(node, element) { return refuse(node, what(), .list(element), help: help) }
      let list = "[\(source(node.range))]"
      guard node.isFlow, !list.contains("\n") else {
        return refuse(node, what(), .list(element), help: Phrase("put `- ` before it", zh: "在它前面加上 `- `"))
      }
      return refuse(
        node, what(), .list(element), help: Wording.write(list),
        fixIts: [.init(Wording.write(list), replace: node.range, with: list, isSafe: element.isForm)])
    }
    guard !element.isForm else { return true }
    return node.items.reduce(true) {
      check($1, is: element, what: Phrase("an element of \(what())", zh: "\(what())的元素")) && $0
    }
  }

  /// `Chat: { path: … }` and `title: { nonEmpty: true }` in place of a list: what is a key there is a value.
  private func namedEntriesHelp(_ node: YAMLNode, _ element: Shape) -> Phrase? {
    guard case .form(let form) = element, let key = form.nameKey, let first = node.entries.first,
      node.entries.allSatisfy({ form[$0.key.text] == nil && $0.value.kind == .mapping })
    else { return nil }
    let name = first.key.text
    return Phrase(
      "write a list, whose entries begin with `- \(key): \(name)`", zh: "写成列表，每项以 `- \(key): \(name)` 的形式开头")
  }

  private func isMap(_ node: YAMLNode, of value: Shape, what: @autoclosure () -> Phrase) -> Bool {
    guard isMapping(node, what: what()) else { return false }
    guard !value.isForm else { return true }
    return node.entries.reduce(true) {
      check($1.value, is: value, what: .verbatim("`\($1.key.text)`"), key: $1.key) && $0
    }
  }

  private func isEither(_ node: YAMLNode, _ shapes: [Shape], what: @autoclosure () -> Phrase) -> Bool {
    guard let fitting = shapes.first(where: { $0.fits(node) }) else {
      if node.kind != .scalar, shapes.contains(where: \.isText), reportBrackets(node) { return false }
      let word = shapes.lazy.compactMap { $0.word(meantBy: node.text) }.first
      return refuse(node, what(), .either(shapes), help: word.map(Wording.didYouMean))
    }
    return check(node, is: fitting, what: what())
  }
}
