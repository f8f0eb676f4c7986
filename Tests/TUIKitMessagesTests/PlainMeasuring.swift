import Foundation
import MessageRuntime

@testable import TUIKitMessages

/// Every character is 10 points wide, and every line 18 points high.
struct PlainMeasuring: MessageMeasuring {
  func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize {
    if text.isEmpty { return .zero }
    let perLine = max(1, Int(width / 10))
    let needed = (text.count + perLine - 1) / perLine
    let count = lines == 0 ? needed : min(needed, lines)
    return CGSize(width: CGFloat(min(text.count, perLine)) * 10, height: CGFloat(count) * 18)
  }

  func size(ofImage name: String) -> CGSize? { nil }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CustomMessage {
  /// In a cell of 400 points, whose widest bubble has 280.
  func placement(reserved: CGSize = .zero) -> MessageContentPlacement? {
    CustomMessageLayout.placement(of: self, direction: .incoming, session: .p2p, in: .plain(reserved))
  }

  func size(reserved: CGSize = .zero) -> CGSize? {
    CustomMessageLayout.contentSize(of: self, direction: .incoming, session: .p2p, in: .plain(reserved))
  }

  var frames: [CGRect] { placement()?.items.map(\.frame) ?? [] }

  var insides: [CGRect] { placement()?.items.map(\.inside) ?? [] }
}

extension MessageLayoutSpace {
  static func plain(_ reserved: CGSize) -> MessageLayoutSpace {
    MessageLayoutSpace(cellWidth: 400, maxBubbleWidth: 280, measuring: PlainMeasuring(), reserved: reserved)
  }
}
