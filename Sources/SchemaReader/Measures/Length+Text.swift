import Schema
import YAML

extension Layout.Length {
  /// A reference, its factor and the points added to it, as `full*0.65-8`.
  init?(_ text: String) {
    if PlainScalar.isNumber(text), let points = Double(text), points >= 0, points.isFinite {
      self.init(points: points)
      return
    }
    let reference: Reference = text.hasPrefix("full") ? .full : .max
    guard text.hasPrefix("full") || text.hasPrefix("max") else { return nil }
    var rest = text.dropFirst(reference == .full ? 4 : 3).filter { $0 != " " }[...]
    var factor = 1.0
    if rest.first == "*" {
      let digits = rest.dropFirst().prefix { $0 != "+" && $0 != "-" }
      guard PlainScalar.isNumber(String(digits)), let value = Double(digits), value > 0 else { return nil }
      factor = value
      rest = rest.dropFirst(digits.count + 1)
    }
    var points = 0.0
    if let sign = rest.first {
      let digits = String(rest.dropFirst())
      guard sign == "+" || sign == "-", !digits.hasPrefix("-"), PlainScalar.isNumber(digits),
        let value = Double(digits)
      else { return nil }
      points = sign == "-" ? -value : value
    }
    self.init(reference: reference, factor: factor, points: points)
  }
}
