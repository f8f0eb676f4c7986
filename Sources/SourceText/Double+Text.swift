extension Double {
  /// As people write it: 249, not 249.0. For every value there is.
  public var plainText: String { Int64(exactly: self).map { String($0) } ?? description }
}
