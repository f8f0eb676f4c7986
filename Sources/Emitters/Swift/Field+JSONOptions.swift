import Schema
import Templating

extension Field {
  /// Whether it is read and written with any `JSONOptions`, whatever its type.
  var hasJSONOptions: Bool { isLenient != nil || isSensitive || (!isUsual && wire != nil) }

  /// The members of `JSONOptions` that it is read and written with.
  fileprivate var jsonOptions: [String] {
    var options: [String] = []
    if let isLenient { options.append(isLenient ? ".lenient" : ".strict") }
    switch wire {
    case .string: options.append(".wireString")
    case .int: options.append(".wireInt")
    case .jsonString: options.append(".jsonString")
    case nil: break
    }
    if case .timestamp(.milliseconds) = type.leaf { options.append(".milliseconds") }
    if isSensitive { options.append(".sensitive") }
    return options
  }
}

extension SwiftField {
  /// How it is read where that is not its type's own way, as an argument behind others: `, [.strict]`.
  func writeReadingOptions(to output: inout Output) {
    if hasOptions { Self.write(field.jsonOptions, to: &output) }
  }

  /// The same of how it is written.
  func writeWritingOptions(to output: inout Output) {
    if hasOptions {
      Self.write(field.jsonOptions.filter { ![".strict", ".lenient", ".sensitive"].contains($0) }, to: &output)
    }
  }

  private static func write(_ options: [String], to output: inout Output) {
    if options.isEmpty { return }
    output.append(", [")
    output.append(options, separator: ", ") { $1.append($0) }
    output.append("]")
  }
}
