import SourceText

/// What a plain scalar means to YAML 1.1, to YAML 1.2's core schema, and to this language.
public enum PlainScalar {
  /// `true`, `yes`, `on` and their opposites, as YAML 1.1 has them but for `y` and `n`.
  public static func bool(_ text: String) -> Bool? { bools[text] }

  private static let bools = [
    "true": true, "True": true, "TRUE": true, "yes": true, "Yes": true, "YES": true, "on": true, "On": true, "ON": true,
    "false": false, "False": false, "FALSE": false, "no": false, "No": false, "NO": false, "off": false, "Off": false,
    "OFF": false,
  ]

  public static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// An integer whose form means the same to everybody: no leading zeros, no underscores.
  public static func isInteger(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first else { return false }
    return digits.utf8.allSatisfy(isDigit) && (first != 0x30 || digits.utf8.count == 1)
  }

  /// A decimal number whose form means the same to everybody.
  public static func isNumber(_ text: String) -> Bool {
    guard !isInteger(text) else { return true }
    let halves = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard halves.count <= 2, let mantissa = halves.first else { return false }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, isInteger(String(parts[0])) || parts[0] == "-0" else { return false }
    if parts.count == 2 { guard !parts[1].isEmpty, parts[1].utf8.allSatisfy(isDigit) else { return false } }
    guard halves.count == 2 else { return parts.count == 2 }
    let exponent = halves[1].first == "+" || halves[1].first == "-" ? halves[1].dropFirst() : halves[1]
    return !exponent.isEmpty && exponent.utf8.allSatisfy(isDigit)
  }

  /// A number to some version of YAML, such as `1_000`, `0805`, `0x1F`, `+1`, `.5`, `12:30`.
  public static func isAmbiguousNumber(_ text: String) -> Bool {
    guard beginsLikeNumber(text), !isNumber(text) else { return false }
    let body = (text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...])
    guard let first = body.utf8.first, isDigit(first) || first == 0x2E else { return false }
    if [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains(String(body)) { return true }
    if body.hasPrefix("0x") {
      return body.utf8.count > 2 && body.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" }
    }
    if body.hasPrefix("0b") || body.hasPrefix("0o") {
      return body.utf8.count > 2 && body.dropFirst(2).allSatisfy { $0.isNumber || $0 == "_" }
    }
    let parts = body.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 {
      return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
        && parts.dropFirst().allSatisfy { $0.utf8.count <= 2 }
    }
    let plain = body.filter { $0 != "_" }
    guard plain.utf8.contains(where: isDigit), plain.filter({ $0 == "." }).count <= 1 else { return false }
    let mantissa = plain.prefix { $0 != "e" && $0 != "E" }
    guard mantissa.utf8.allSatisfy({ isDigit($0) || $0 == 0x2E }) else { return false }
    let exponent = plain.dropFirst(mantissa.count + 1).drop { $0 == "+" || $0 == "-" }
    return exponent.utf8.allSatisfy(isDigit)
  }

  /// A date to YAML 1.1.
  static func isDate(_ text: String) -> Bool {
    let parts = text.prefix { $0 != " " && $0 != "T" && $0 != "t" }.split(
      separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].utf8.count == 4
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
      && parts.dropFirst().allSatisfy { $0.utf8.count <= 2 }
  }

  /// What YAML 1.1 makes of a plain scalar, if not a text.
  public static func misreading(_ text: String) -> LocalizedText? {
    if bool(text) != nil { return LocalizedText("a Boolean", zh: "布尔值") }
    if isNull(text) { return .verbatim("null") }
    guard beginsLikeNumber(text) else { return nil }
    if isNumber(text) || isAmbiguousNumber(text) { return LocalizedText("a number", zh: "数字") }
    return isDate(text) ? LocalizedText("a date", zh: "日期") : nil
  }

  /// Numbers and dates begin with a digit, a sign or a point.
  private static func beginsLikeNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return isDigit(first) || "+-.".utf8.contains(first)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
