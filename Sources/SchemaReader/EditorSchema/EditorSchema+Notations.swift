import Language
import SourceText

extension EditorSchema {
  /// What the parts of the language look like that are more than a kind of value.
  mutating func node(of notation: Shape.Notation) -> OrderedJSON {
    switch notation {
    case .fields: return map(of: .anyOf([Self.reference("type"), form(.field)]))
    case .type: return Self.reference("type")
    case .cases: return cases
    case .literal, .json: return [:]
    case .identity: return Self.reference("identity")
    case .integers: return .anyOf([["type": "integer"], node(of: .bounds)])
    case .identities: return ["type": "array", "items": Self.reference("identity"), "minItems": 1]
    case .condition: return ["type": "object", "minProperties": 1]
    case .size:
      let forms = [form(.textSize), form(.aspectSize), form(.imageSize)]
      return .anyOf([.words(["auto", "hook"]), Self.reference("extent")] + forms)
    case .length: return Self.reference("length")
    case .extent: return Self.reference("extent")
    case .edges: return Self.reference("edges")
    case .insets: return .anyOf([Self.reference("edges"), form(.insets)])
    case .surfaceText:
      return .anyOf([["type": "string"], form(.localizedText), list(of: form(.textVariant), isFilled: true)])
    case .rules: return list(of: form(.rule))
    case .content: return .anyOf([element, list(of: element, isFilled: true)])
    case .element: return element
    case .color: return .anyOf([["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"], form(.color)])
    case .picture: return .anyOf([["type": "string"], form(.asset), form(.imageChoice)])
    }
  }

  private var element: OrderedJSON {
    mutating get {
      var forms: [OrderedJSON] = []
      for kind in ElementKind.allCases { forms.append(form(kind.form)) }
      return .anyOf(forms)
    }
  }

  private var cases: OrderedJSON {
    mutating get {
      let raw: [OrderedJSON] = [["type": "string"], ["type": "integer"], form(.enumCase)]
      return .anyOf([list(of: ["type": "string"], isFilled: true), map(of: .anyOf(raw))])
    }
  }

  private mutating func form(_ form: Form) -> OrderedJSON { .object([reference(to: form)]) }

  private func map(of value: OrderedJSON) -> OrderedJSON { ["type": "object", "additionalProperties": value] }

  private func list(of element: OrderedJSON, isFilled: Bool = false) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [("type", "array"), ("items", element)]
    if isFilled { members.append(("minItems", 1)) }
    return .object(members)
  }

  private static func reference(_ name: String) -> OrderedJSON { .object([("$ref", .string("#/definitions/\(name)"))]) }
}
