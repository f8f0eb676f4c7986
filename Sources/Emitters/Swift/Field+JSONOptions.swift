import Schema

extension Field {
  /// The members of `JSONOptions` that it is written with, wherever it is.
  fileprivate var writingOptions: [String] {
    var options: [String] = []
    switch encoding {
    case .string: options.append(".wireString")
    case .int: options.append(".wireInt")
    case .jsonString: options.append(".jsonString")
    case nil: break
    }
    if case .timestamp(.milliseconds) = type.leaf { options.append(".milliseconds") }
    return options
  }

  /// The same for reading.
  fileprivate var readingOptions: [String] {
    var options: [String] = []
    if let isLenient { options.append(isLenient ? ".lenient" : ".strict") }
    options += writingOptions
    if isSensitive { options.append(".sensitive") }
    if slot?.value == .envelope { options.append(".besideIdentity") }
    return options
  }
}

extension SwiftField {
  /// How it is read where that is not its type's own way, as an argument: `[.strict]`; none where it is.
  var readingOptions: [String] { Self.argument(field.readingOptions) }

  /// The same of how it is written.
  var writingOptions: [String] { Self.argument(field.writingOptions) }

  private static func argument(_ options: [String]) -> [String] {
    options.isEmpty ? [] : ["[\(options.joined(separator: ", "))]"]
  }
}
