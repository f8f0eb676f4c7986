import Foundation

/// Measures text and images on the current platform.
nonisolated public protocol MessageMeasuring {
  /// The size in points of a text, wrapped at a width, cut after so many lines (0: never).
  func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize
  /// The size in points of an image of the app's; nil: there is none.
  func size(ofImage name: String) -> CGSize?
  /// From the top of a line to its baseline, points.
  func ascent(of font: MessageFont) -> CGFloat
}

nonisolated extension MessageMeasuring {
  /// The system font's.
  public func ascent(of font: MessageFont) -> CGFloat { font.size * 0.952 }
}
