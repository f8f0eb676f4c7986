import SourceText

extension Rule {
  static let badNumber = Rule("bad-number", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameter isMore: it has to be more than 0; else 0 will do.
  static func badNumber(ofPoints key: String, text: Located<String>, isTooLarge: Bool, isMore: Bool) -> Diagnostic {
    let limit =
      if isTooLarge {
        LocalizedText("at most 10000", zh: "不能大于 10000")
      } else if isMore {
        LocalizedText("greater than 0", zh: "必须大于 0")
      } else {
        LocalizedText("0 or greater", zh: "不能小于 0")
      }
    return Diagnostic(
      .badNumber, "`\(key)` must be \(limit), not \(text.value)", zh: "`\(key)` \(limit)，而这里是 \(text.value)",
      at: text.range, help: LocalizedText("the value is in points", zh: "单位是 pt"))
  }

  static func badNumber(ofPadding text: Located<String>) -> Diagnostic {
    Diagnostic(
      .badNumber, "a padding must be 0 or greater, not \(text.value)", zh: "`padding` 不能小于 0，而这里是 \(text.value)",
      at: text.range)
  }

  static func badNumber(ofCase text: Located<String>) -> Diagnostic {
    Diagnostic(
      .badNumber, "`\(text.value)` is not a 64-bit integer", zh: "`\(text.value)` 不是 64 位整数", at: text.range,
      help: Wording.asString(text.value))
  }

  static func badNumber(ofLength text: Located<String>) -> Diagnostic {
    Diagnostic(
      .badNumber, "a length must be at most 10000 points or 10 times a width, not `\(text.value)`",
      zh: "长度不能大于 10000 pt 或宽度的 10 倍，而这里是 `\(text.value)`", at: text.range)
  }

  /// Of edges and the like, whose values may be negative.
  static func badNumber(ofEach what: LocalizedText, text: Located<String>) -> Diagnostic {
    Diagnostic(
      .badNumber, "\(what) must be between -10000 and 10000, not \(text.value)",
      zh: "\(what)必须在 -10000 到 10000 之间，而这里是 \(text.value)", at: text.range,
      help: LocalizedText("the value is in points", zh: "单位是 pt"))
  }

  static func badNumber(_ text: Located<String>, of what: LocalizedText, in range: ClosedRange<Int>) -> Diagnostic {
    Diagnostic(
      .badNumber,
      range.upperBound == .max
        ? LocalizedText(
          "\(what) must be \(range.lowerBound) or more, not \(text.value)",
          zh: "\(what)必须大于或等于 \(range.lowerBound)，而不是 \(text.value)")
        : LocalizedText(
          "\(what) must be between \(range.lowerBound) and \(range.upperBound), not \(text.value)",
          zh: "\(what)必须在 \(range.lowerBound) 到 \(range.upperBound) 之间，而不是 \(text.value)"),
      at: text.range)
  }
}
