import Schema
import Templating

/// Where the value of a field goes while its object is read.
///
/// Most go straight into their property, in which something else stands until then. The others wait in an optional
/// variable: where that something is missing or dear, or the property is none that a value can be read into.
struct FieldReading {
  let field: SwiftField
  /// What stands in the property until the value is read; nil: the value waits.
  let placeholder: String?
  /// What is there if nothing was read, of a value that waits.
  private let substitute: String?

  init(_ field: SwiftField, _ spelling: SwiftSpelling) {
    self.field = field
    let isBesideIdentity = field.field.slot != nil
    if field.field.isOptional {
      placeholder = field.isBoxed || isBesideIdentity ? nil : "nil"
      substitute = nil
    } else {
      let substitute = field.standard ?? spelling.blank(field.field.type)
      let waits = isBesideIdentity || field.isURL || field.field.type.isDear(asDefault: field.standard != nil)
      placeholder = waits ? nil : substitute
      self.substitute = substitute
    }
  }

  /// What the value is read into.
  var target: String { placeholder == nil ? field.name : field.storage }

  /// The last argument of what reads the value, but for the texts of URLs: what null means, where that is neither
  /// nothing nor what the reader takes it for.
  func writeFallback(to output: inout Output) {
    guard let placeholder, field.standard != nil, !isBlankAlready else { return }
    output.append(", else: ", placeholder)
  }

  /// The reader makes nothing of a text or of a list of objects an empty one.
  private var isBlankAlready: Bool {
    switch field.field.type {
    case .string: placeholder == "\"\"" && field.readingOptions.isEmpty
    case .list(.object): true
    default: false
    }
  }

  /// What follows the loop: the property gets the value that waits; an empty value that is never written is the same
  /// as none.
  func writeAssignment(to lines: inout Lines) {
    let isFilled = field.field.isOptional && field.field.omission == .empty
    if placeholder != nil && !isFilled { return }
    lines.add { output in
      output.append("self.", field.storage, " = ")
      field.writeStored(to: &output) { output in
        if isFilled { output.append("jsonFilled(", target, ")") } else { output.append(target) }
        if let substitute { output.append(" ?? ", substitute) }
      }
    }
  }
}

extension FieldType {
  /// Whether making a value that may never be used costs more than waiting for one that is.
  fileprivate func isDear(asDefault: Bool) -> Bool {
    switch self {
    case .object: true
    case .json, .data: asDefault
    default: false
    }
  }
}

extension SwiftSpelling {
  /// The expression of a value without a meaning, for a place where the type is known.
  fileprivate func blank(_ type: FieldType) -> String {
    switch type {
    case .string: "\"\""
    case .bool: "false"
    case .integer, .double: "0"
    case .timestamp: "Date(timeIntervalSince1970: 0)"
    case .data: "Data()"
    case .json: "nil"
    case .enumeration(let id):
      schema.enums[id.index].cases.first.map { "." + SwiftNames.escaped($0.name.value) } ?? ".unrecognized(\"\")"
    case .list: "[]"
    case .map: "[:]"
    case .object, .url: ".jsonBlank"
    }
  }
}
