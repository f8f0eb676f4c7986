@testable import Language

extension Form {
  /// Every form of schemas and the configuration, by way of the keys that take them.
  static let all: [Form] = {
    var forms: [Form] = []
    func add(_ shape: Shape) {
      switch shape {
      case .form(let form): add(form)
      case .list(let inner), .filled(let inner), .map(_, let inner): add(inner)
      case .either(let shapes): for shape in shapes { add(shape) }
      // Elements hold elements.
      case .notation(let notation): add(notation.shape)
      case .text, .name, .externalName, .bool, .integer, .number, .word, .bounds, .template, .fragment: break
      }
    }
    func add(_ form: Form) {
      guard !forms.contains(where: { $0 === form }) else { return }
      forms.append(form)
      for key in form.keys { add(key.shape) }
    }
    for kind in DeclarationKind.allCases { add(kind.form) }
    add(.configuration)
    return forms
  }()
}
