import Language

/// What the language expects where: the keys of its mappings, and texts for which quotes mean nothing.
extension FormatNode {
  /// Takes the form of a document: of a declaration, or of the configuration.
  mutating func takeDeclaration() {
    guard kind == .mapping else { return }
    if let kind = DeclarationKind.allCases.first(where: { entry($0.rawValue) != nil }) { return take(kind.form) }
    let telling = ["version", "schemas", "envelopes", "layouts", "targets", "lint"]
    if telling.contains(where: { entry($0) != nil }) { take(Form.configuration) }
  }

  func entry(_ key: String) -> FormatItem? { items.first { $0.isKey(key) } }

  private mutating func take(_ form: Form) {
    guard kind == .mapping else { return }
    self.form = form
    for index in items.indices {
      guard let node = items[index].key, case .scalar = node.kind, let key = form[node.text] else { continue }
      items[index].key?.reading = .key
      items[index].value.take(key.shape)
    }
  }

  private mutating func take(_ shape: Shape) {
    switch shape {
    case .text: takeText(.text)
    case .bool, .integer, .number, .word, .bounds: break
    case .list(let element): takeItems(of: .sequence, element)
    case .form(let form): take(form)
    case .map(_, let value): takeItems(of: .mapping, value)
    case .either(let shapes): if let shape = shapes.first(where: fits) { take(shape) }
    case .notation(let notation): take(notation)
    }
  }

  private mutating func take(_ notation: Shape.Notation) {
    switch notation {
    case .fields: takeItems(of: .mapping) { if !$0.isMapType { $0.take(Form.field) } }
    case .cases: takeItems(of: .mapping) { $0.take(Form.enumCase) }
    case .size:
      if entry("text") != nil { return take(Form.textSize) }
      if entry("aspect") != nil { return take(Form.aspectSize) }
      if entry("image") != nil { take(Form.imageSize) }
    case .insets: take(Form.insets)
    case .surfaceText:
      takeText(.template)
      if kind == .mapping { take(Form.localizedText) }
      takeItems(of: .sequence) { $0.take(Form.textVariant) }
    case .rules: takeItems(of: .sequence) { $0.take(Form.rule) }
    case .content: if kind == .sequence { takeItems(of: .sequence, .notation(.element)) } else { takeElement() }
    case .element: takeElement()
    case .color: take(Form.color)
    case .picture: take(entry("by") != nil || entry("of") != nil ? Form.imageChoice : Form.asset)
    case .type, .literal, .json, .identity, .identities, .integers, .condition, .length, .extent, .edges: break
    }
  }

  /// A scalar is a text; brackets in its place are most often a text without quotes, and are not touched.
  private mutating func takeText(_ reading: Reading) {
    if case .scalar = kind { self.reading = reading }
    let isBare = items.allSatisfy { $0.key == nil ? !$0.value.isCollection : $0.value.isEmpty }
    if isFlow, isBare || reading == .text { isVerbatim = true }
  }

  private mutating func takeItems(of kind: Kind, _ shape: Shape) { takeItems(of: kind) { $0.take(shape) } }

  private mutating func takeItems(of kind: Kind, _ body: (inout FormatNode) -> Void) {
    guard self.kind == kind else { return }
    for index in items.indices { body(&items[index].value) }
  }

  private mutating func takeElement() {
    guard let kind = ElementKind.allCases.first(where: { entry($0.rawValue) != nil }) else { return }
    take(kind.form)
  }

  /// `{ string: T }` in place of a field's keys.
  private var isMapType: Bool {
    guard items.count == 1, let key = items[0].key, Form.field[key.text] == nil else { return false }
    return true
  }

  private func fits(_ shape: Shape) -> Bool {
    switch shape {
    case .list: kind == .sequence
    case .form, .map: kind == .mapping
    case .text: !isCollection
    default: true
    }
  }
}

extension FormatItem {
  func isKey(_ name: String) -> Bool {
    guard let key, case .scalar = key.kind else { return false }
    return key.text == name
  }
}
