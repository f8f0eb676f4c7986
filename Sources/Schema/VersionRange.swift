/// Versions of the app from one to another; both belong to it.
public struct VersionRange: Hashable, Sendable, CustomStringConvertible {
  /// nil: from the first version on.
  public let lower: ReleaseVersion?
  /// nil: all later versions too.
  public let upper: ReleaseVersion?

  /// From `1.8..`, `..2.0`, `1.8..2.0`, or `2.0` for that version alone; nil: none of these, or the ends are swapped.
  public init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else {
      guard let version = ReleaseVersion(text) else { return nil }
      (lower, upper) = (version, version)
      return
    }
    let (low, high) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    (lower, upper) = (ReleaseVersion(low), ReleaseVersion(high))
    guard lower != nil || low.isEmpty, upper != nil || high.isEmpty, lower != nil || upper != nil else { return nil }
    if let lower, let upper, upper < lower { return nil }
  }

  public var description: String {
    if let lower, lower == upper { return lower.description }
    return "\(lower?.description ?? "")..\(upper?.description ?? "")"
  }

  public func contains(_ version: ReleaseVersion) -> Bool {
    if let lower, version < lower { return false }
    if let upper, upper < version { return false }
    return true
  }
}
