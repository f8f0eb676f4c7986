import Schema
import Templating

/// Where the value of a field goes while its object is read.
///
/// Most go straight into their property, in which something else stands until then. The others wait in an optional
/// variable: where that something is missing or dear, or the property is none that a value can be read into.
struct FieldReading: Sendable {
  /// What stands in the property until the value is read; nil: the value waits.
  let placeholder: String?
  /// What is there if nothing was read, of a value that waits.
  let substitute: String?

  /// - Parameter standard: the default as an expression.
  init(_ field: borrowing Field, standard: String?, isBoxed: Bool, isURL: Bool, _ spelling: borrowing SwiftSpelling) {
    let isBesideIdentity = field.slot != nil
    if field.isOptional {
      placeholder = isBoxed || isBesideIdentity ? nil : "nil"
      substitute = nil
    } else {
      let substitute = standard ?? spelling.blank(field.type)
      let waits = isBesideIdentity || isURL || field.type.isDear(asDefault: standard != nil)
      placeholder = waits ? nil : substitute
      self.substitute = substitute
    }
  }
}

extension SwiftField {
  /// What the value is read into.
  var readingTarget: String { reading.placeholder == nil ? name : storage }

  /// The last argument of what reads the value, but for the texts of URLs: what null means, where that is neither
  /// nothing nor what the reader takes it for.
  func writeFallback(to output: inout Output) {
    guard let placeholder = reading.placeholder, standard != nil, !isBlankAlready(placeholder) else { return }
    output.append(", else: ", placeholder)
  }

  /// The reader makes nothing of a text or of a list of objects an empty one.
  private func isBlankAlready(_ placeholder: String) -> Bool {
    switch field.type {
    case .string: placeholder == "\"\"" && readingOptions.isEmpty
    case .list(.object): true
    default: false
    }
  }

  /// What follows the loop: the property gets the value that waits; an empty value that is never written is the same
  /// as none.
  func writeAssignment(to lines: inout Lines) {
    let isFilled = field.isOptional && field.omission == .empty
    if reading.placeholder != nil && !isFilled { return }
    lines.add { output in
      output.append("self.", storage, " = ")
      writeStored(to: &output) { output in
        if isFilled { output.append("jsonFilled(", readingTarget, ")") } else { output.append(readingTarget) }
        if let substitute = reading.substitute { output.append(" ?? ", substitute) }
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
