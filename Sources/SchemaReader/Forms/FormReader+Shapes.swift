import Language
import SourceText
import YAML

/// Finds values of the wrong kind.
extension FormReader {
  /// Whether a node has the shape that is wanted of it; if not, a finding says so.
  func check(_ node: YAMLNode, is shape: Shape, what: @autoclosure () -> LocalizedText, key: YAMLNode? = nil) -> Bool {
    if case .notation(let notation) = shape, notation.mayBeMissing { return true }
    guard !isMissing(node, what: what(), key: key, isText: shape.isText) else { return false }
    switch shape {
    case .text: return isText(node, what: what())
    case .name: return isText(node, what: what()) && isName(node)
    case .externalName: return isText(node, what: what()) && isName(node, isExternal: true)
    case .bool: return isBool(node, what: what())
    case .integer(let range): return isInteger(node, in: range, what: what())
    case .number: return isNumber(node, what: what())
    case .word(let words): return isWord(node, among: words, what: what())
    case .bounds:
      if node.kind != .scalar { report(.wrongKind(noRange: node, what())) }
      return node.kind == .scalar
    case .list(let element): return isList(node, of: element, what: what())
    case .form(let form):
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
    _ node: YAMLNode, _ what: @autoclosure () -> LocalizedText, _ shape: Shape,
    help: @autoclosure () -> LocalizedText? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) -> Bool {
    fail(.wrongKind(node, what(), shape.title, help: help(), fixIts: fixIts))
  }

  /// Whether nothing is where a value should be; a comment there is most often a text that begins with `#`.
  func isMissing(_ node: YAMLNode, what: @autoclosure () -> LocalizedText, key: YAMLNode?, isText: Bool) -> Bool {
    guard node.isNull, !isText || node.text.isEmpty || node.has(text: "~") else { return false }
    if isText, node.text.isEmpty, let key, reportHash(after: key, what: what()) { return true }
    report(.missingValue(of: what(), at: key?.range ?? node.range))
    return true
  }

  /// - Parameter help: For a text, if there is a key that it must be meant for.
  func isMapping(
    _ node: YAMLNode, what: @autoclosure () -> LocalizedText, help: @autoclosure () -> LocalizedText? = nil
  ) -> Bool {
    guard node.kind != .mapping else { return true }
    if isMissing(node, what: what(), key: nil, isText: false) || reportRunTogether(node) { return false }
    return refuse(node, what(), .map("", .text), help: node.kind == .scalar ? help() : nil)
  }

  func isText(_ node: YAMLNode, what: @autoclosure () -> LocalizedText) -> Bool {
    guard node.kind == .scalar else { return reportBrackets(node) ? false : refuse(node, what(), .text) }
    warnIfMisread(node)
    return true
  }

  private func isBool(_ node: YAMLNode, what: @autoclosure () -> LocalizedText) -> Bool {
    guard node.kind == .scalar, let value = PlainScalar.bool(node.text) else {
      return fail(.wrongKind(noBool: node, what()))
    }
    return node.isPlain || reportQuoted(node, "\(value)")
  }

  private func isInteger(_ node: YAMLNode, in range: ClosedRange<Int>, what: @autoclosure () -> LocalizedText) -> Bool {
    guard node.isPlain else { return refuse(node, what(), .integer(range)) }
    if reportAmbiguous(node) { return false }
    guard PlainScalar.isInteger(node.text) else { return refuse(node, what(), .integer(range)) }
    if let value = Int(node.text), range.contains(value) { return true }
    return fail(.badNumber(node.locatedText, of: what(), in: range))
  }

  private func isNumber(_ node: YAMLNode, what: @autoclosure () -> LocalizedText) -> Bool {
    if reportAmbiguous(node) { return false }
    if node.isPlain, PlainScalar.isNumber(node.text) { return true }
    return fail(.wrongKind(noNumber: node, what()))
  }

  /// Whether a node is one of the words that are possible there.
  func isWord(_ node: YAMLNode, among words: Words, what: @autoclosure () -> LocalizedText) -> Bool {
    guard node.kind == .scalar else { return refuse(node, what(), .word(words)) }
    if words.contains(node.text) { return node.isPlain || reportQuoted(node, node.text) }
    let word = word(node.locatedText)
    if word.value == node.text { report(.unknownValue(word, of: what(), among: words)) }
    return false
  }

  /// Whether a plain scalar is that word; in quotes it is a text.
  func isWord(_ node: YAMLNode, _ word: String) -> Bool { node.isPlain && node.has(text: word) }

  private func isList(_ node: YAMLNode, of element: Shape, what: @autoclosure () -> LocalizedText) -> Bool {
    guard node.kind == .sequence else {
      return fail(.wrongKind(node, what(), noListOf: element, source: source(node.range)))
    }
    guard !element.isForm else { return true }
    return node.items.reduce(true) {
      check($1, is: element, what: LocalizedText("an element of \(what())", zh: "\(what())的元素")) && $0
    }
  }

  private func isMap(_ node: YAMLNode, of value: Shape, what: @autoclosure () -> LocalizedText) -> Bool {
    guard isMapping(node, what: what()) else { return false }
    guard !value.isForm else { return true }
    return node.entries.reduce(true) {
      check($1.value, is: value, what: .verbatim("`\($1.key.text)`"), key: $1.key) && $0
    }
  }

  private func isEither(_ node: YAMLNode, _ shapes: [Shape], what: @autoclosure () -> LocalizedText) -> Bool {
    guard let fitting = shapes.first(where: { $0.fits(node) }) else {
      if node.kind != .scalar, shapes.contains(where: \.isText), reportBrackets(node) { return false }
      let word = shapes.lazy.compactMap { $0.word(meantBy: node.text) }.first
      return refuse(node, what(), .either(shapes), help: word.map(Wording.didYouMean))
    }
    return check(node, is: fitting, what: what())
  }
}
