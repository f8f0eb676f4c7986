import Language

/// What the language expects where: the keys of its mappings, and texts for which quotes mean nothing.
extension FormatNode {
  /// Takes the form of a document: of a declaration, or of the configuration.
  mutating func takeDeclaration() {
    guard kind == .mapping else { return }
    if let kind = DeclarationKind.allCases.first(where: { entry($0.rawValue) != nil }) { return take(kind.form) }
    let telling = ["version", "schemas", "envelopes", "presets", "targets", "lint"]
    if telling.contains(where: { entry($0) != nil }) { take(Form.configuration) }
  }

  func entry(_ key: String) -> FormatItem? { items.first { $0.isKey(key) } }

  private mutating func take(_ form: Form) {
    guard kind == .mapping else { return }
    self.form = form
    for index in items.indices {
      guard let node = items[index].key, case .scalar = node.kind, let key = form[node.text] else { continue }
      items[index].key?.role = .key
      items[index].value.take(key.shape)
    }
  }

  private mutating func take(_ shape: Shape) {
    switch shape {
    case .text, .name, .externalName: takeText(.text)
    case .template: takeText(.template)
    case .list(let element), .filled(let element): takeItems(of: .sequence, element)
    case .form(let form): take(form)
    case .map(_, let value): takeItems(of: .mapping, value)
    case .either(let shapes): if let shape = fitting(shapes) { take(shape) }
    case .notation(let notation): take(notation.shape)
    case .bool, .integer, .number, .word, .bounds, .fragment: break
    }
  }

  /// A scalar is a text; brackets in its place are most often a text without quotes, and are not touched.
  private mutating func takeText(_ role: ScalarRole) {
    if case .scalar = kind { self.role = role }
    if isFlow, isBare || role == .text { isVerbatim = true }
  }

  private mutating func takeItems(of kind: Kind, _ shape: Shape) {
    guard self.kind == kind else { return }
    for index in items.indices { items[index].value.take(shape) }
  }

  /// Several forms are told apart by the first key of each.
  private func fitting(_ shapes: [Shape]) -> Shape? {
    let fitting = shapes.filter(fits)
    guard fitting.count > 1 else { return fitting.first }
    return fitting.first { if case .form(let form) = $0 { entry(form.keys[0].name) != nil } else { true } }
  }

  /// Whether a shape has something to say of this node.
  private func fits(_ shape: Shape) -> Bool {
    switch shape {
    case .text, .name, .externalName: !isCollection
    case .template: !isCollection || isFlow && isBare
    case .list, .filled: kind == .sequence
    case .form, .map: kind == .mapping
    case .either(let shapes): shapes.contains(where: fits)
    case .notation(let notation): fits(notation.shape)
    case .bool, .integer, .number, .word, .bounds, .fragment: false
    }
  }

  /// Whether it holds scalars alone: `[a, b]`, `{a}`.
  private var isBare: Bool { items.allSatisfy { $0.key == nil ? !$0.value.isCollection : $0.value.isEmpty } }
}

extension FormatItem {
  func isKey(_ name: String) -> Bool {
    guard let key, case .scalar = key.kind else { return false }
    return key.text == name
  }
}
