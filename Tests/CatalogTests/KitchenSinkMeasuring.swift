import Catalog
import Foundation
import KitchenSink
import MessageRuntime

/// The catalog's table of widths, for the runtime in KitchenSink.
struct KitchenSinkMeasuring: KitchenSink.MessageMeasuring {
  func size(of text: String, font: KitchenSink.MessageFont, lines: Int, within width: CGFloat) -> CGSize {
    TableMeasuring().size(of: text, font: same(font), lines: lines, within: width)
  }

  func size(ofImage name: String) -> CGSize? { TableMeasuring().size(ofImage: name) }

  func ascent(of font: KitchenSink.MessageFont) -> CGFloat { TableMeasuring().ascent(of: same(font)) }

  private func same(_ font: KitchenSink.MessageFont) -> MessageRuntime.MessageFont {
    let weight: MessageRuntime.MessageFont.Weight =
      switch font.weight {
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    return MessageRuntime.MessageFont(size: font.size, weight: weight)
  }
}
