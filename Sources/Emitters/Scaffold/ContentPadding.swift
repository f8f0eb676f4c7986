/// What new bubbles have around their content, in points.
enum ContentPadding {
  static let vertical = 10
  static let horizontal = 12
}
