import Foundation
import Templating

/// A drawing as SVG has it.
struct PictureView: View {
  let drawing: Drawing
  /// What a screen reader says.
  let label: String

  static let fields: [ViewField<PictureView>] = [
    .text("width") { PathText.number($0.drawing.size.width.rounded(.up)) },
    .text("height") { PathText.number($0.drawing.size.height.rounded(.up)) }, .text("label", \.label),
    .list("shapes") { $0.drawing.shapes.map { PictureShapeView($0) } },
  ]
}

/// One of the elements that pictures are made of.
struct PictureShapeView: View {
  var box: PictureBoxView?
  var path: PicturePathView?
  var text: Drawing.Text?

  init(_ shape: Drawing.Shape) {
    switch shape {
    case .box(let frame, let radius, let fill): box = PictureBoxView(frame: frame, radius: radius, fill: fill)
    case .dashedBox(let frame, let radius, let stroke):
      box = PictureBoxView(frame: frame, radius: radius, fill: "none", stroke: stroke)
    case .path(let path, let fill): self.path = PicturePathView(path: path, fill: fill, stroke: nil)
    case .lines(let path, let stroke): self.path = PicturePathView(path: path, fill: "none", stroke: stroke)
    case .text(let text): self.text = text
    }
  }

  static let fields: [ViewField<PictureShapeView>] = [
    .optional("box", \.box), .optional("path", \.path), .optional("line", \.text),
  ]
}

/// A rectangle.
struct PictureBoxView: View {
  let frame: CGRect
  let radius: CGFloat
  let fill: String
  var stroke = ""

  static let fields: [ViewField<PictureBoxView>] = [
    .text("x") { PathText.number($0.frame.minX) }, .text("y") { PathText.number($0.frame.minY) },
    .text("width") { PathText.number($0.frame.width) }, .text("height") { PathText.number($0.frame.height) },
    .text("radius") { PathText.number($0.radius) }, .text("fill", \.fill), .text("stroke", \.stroke),
    .flag("isRound") { PathText.number($0.radius) != "0" }, .flag("isDashed") { !$0.stroke.isEmpty },
  ]
}

/// A path.
struct PicturePathView: View {
  let path, fill: String
  let stroke: String?

  static let fields: [ViewField<PicturePathView>] = [
    .text("d", \.path), .text("fill", \.fill), .text("stroke") { $0.stroke ?? "" },
    .flag("isLine") { $0.stroke != nil },
  ]
}

/// It takes as much room as was measured, whatever font the reader has.
extension Drawing.Text: View {
  static let fields: [ViewField<Drawing.Text>] = [
    .text("x") { PathText.number($0.x) }, .text("y") { PathText.number($0.y) },
    .text("width") { PathText.number($0.width) }, .text("size") { PathText.number($0.size) },
    .text("weight") { String($0.weight) }, .text("fill", \.color), .text("text", \.text),
    .flag("hasWidth") { PathText.number($0.width) != "0" },
  ]
}
