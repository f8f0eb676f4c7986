import Schema
import Templating

// Where the value of a field goes while its object is read.
//
// Most go straight into their property, in which something else stands until then. The others wait in an optional
// variable: where that something is missing or dear, or the property is none that a value can be read into.

extension Field {
  /// - Parameter hasTexts: there are URLs or maps in it.
  func waits(isBoxed: Bool, hasTexts: Bool) -> Bool {
    if !isUsual, slot != nil { return true }
    if isOptional { return isBoxed }
    return hasTexts || type.isDear(asDefault: !isUsual && defaultValue != nil)
  }
}

extension SwiftField {
  /// What the value is read into.
  func writeReadingTarget(to output: inout Output) {
    if waits { output.append(name) } else { writeStorage(to: &output) }
  }

  /// What stands in the property until the value is read, if it does not wait.
  func writePlaceholder(_ spelling: SwiftSpelling, to output: inout Output) {
    if field.isOptional { return output.literal("nil") }
    writeSubstitute(spelling, to: &output)
  }

  /// What is there if nothing was read of a field that is not optional.
  private func writeSubstitute(_ spelling: SwiftSpelling, to output: inout Output) {
    if let standard { output.append(standard) } else { spelling.writeBlank(field.type, to: &output) }
  }

  /// The last argument of what reads the value, but for the texts of URLs and maps: what null means, where that is neither
  /// nothing nor what the reader takes it for.
  func writeFallback(to output: inout Output) {
    guard let standard, !waits else { return }
    let placeholder = field.isOptional ? "nil" : standard
    if !isBlankAlready(placeholder) { output.append(", else: ", placeholder) }
  }

  /// The reader makes nothing of a text or of a list of objects an empty one.
  private func isBlankAlready(_ placeholder: String) -> Bool {
    switch field.type {
    case .string: placeholder == "\"\"" && !hasOptions
    case .list(.object): true
    default: false
    }
  }

  /// What follows the loop: the property gets the value that waits; an empty value that is never written is the same
  /// as none.
  func writeAssignment(_ spelling: SwiftSpelling, to lines: inout Lines) {
    let isFilled = field.isOptional && field.omission == .empty
    if !waits && !isFilled { return }
    lines.add { output in
      output.append("self.")
      writeStorage(to: &output)
      output.append(" = ")
      writeStored(to: &output) { output in
        if isFilled { output.append("jsonFilled(") }
        writeReadingTarget(to: &output)
        if isFilled { output.append(")") }
        if field.isOptional { return }
        output.append(" ?? ")
        writeSubstitute(spelling, to: &output)
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
  fileprivate func writeBlank(_ type: FieldType, to output: inout Output) {
    switch type {
    case .string: output.literal("\"\"")
    case .bool: output.literal("false")
    case .integer, .double: output.literal("0")
    case .timestamp: output.literal("Date(timeIntervalSince1970: 0)")
    case .data: output.literal("Data()")
    case .json: output.literal("nil")
    case .enumeration(let id):
      schema.enums.lend(id.index) { enumeration in
        guard !enumeration.cases.isEmpty else { return output.literal(".unrecognized(\"\")") }
        output.literal(".")
        enumeration.cases.lend(0) { output.append(escaped: $0.name.value) }
      }
    case .list: output.literal("[]")
    case .map: output.literal("[:]")
    case .object, .url: output.literal(".jsonBlank")
    }
  }
}
