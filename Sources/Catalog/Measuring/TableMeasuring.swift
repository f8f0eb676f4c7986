import Foundation
import MessageRuntime

/// Measures texts by a table of widths, so that pictures are the same on every machine.
///
/// A device has other fonts, and may differ by some points.
public struct TableMeasuring: MessageMeasuring {
  public init() {}

  public func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize {
    if text.isEmpty { return .zero }
    let broken = BrokenText(text, font, within: Double(width), limit: lines)
    let height = Double(broken.lines.count) * BrokenText.lineHeight * Double(font.size)
    return CGSize(width: broken.width, height: height)
  }

  public func ascent(of font: MessageFont) -> CGFloat { font.size * CGFloat(BrokenText.baseline) }

  /// No asset is loaded.
  public func size(ofImage name: String) -> CGSize? { nil }
}
