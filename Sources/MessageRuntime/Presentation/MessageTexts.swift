import Foundation

/// A number in a text: nil is empty, a whole number has no fraction.
nonisolated public func messageDisplayText(_ value: Double?) -> String {
  guard let value else { return "" }
  if let whole = Int64(exactly: value) { return String(whole) }
  return String(value)
}

nonisolated public func messageDisplayText<T: BinaryInteger>(_ value: T?) -> String {
  value.map { String($0) } ?? ""
}

/// A localised text whose placeholders, `{name}`, are filled with values; an unknown one stays as it is.
nonisolated public func messageLocalizedText(_ key: String, _ text: String, _ values: [String: String] = [:]) -> String
{
  messageFilledText(NSLocalizedString(key, value: text, comment: ""), values)
}

nonisolated public func messageFilledText(_ format: String, _ values: [String: String]) -> String {
  if values.isEmpty && !format.unicodeScalars.contains(where: { $0 == "{" }) { return format }
  // A combining mark behind a brace is no part of it.
  var result = String.UnicodeScalarView()
  var rest = Substring(format).unicodeScalars
  while let open = rest.firstIndex(of: "{") {
    result += rest[..<open]
    let inside = rest[rest.index(after: open)...]
    if inside.first == "{" {
      result.append("{")
      rest = inside.dropFirst()
    } else if let close = inside.firstIndex(of: "}"), let value = values[String(inside[..<close])] {
      result += value.unicodeScalars
      rest = inside[inside.index(after: close)...]
    } else {
      result.append("{")
      rest = inside
    }
  }
  result += rest
  return String(result)
}
