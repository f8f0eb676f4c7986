import Foundation
import Templating

/// A drawing as SVG has it.
struct PictureView: View {
  let width, height, label: String
  let shapes: [PictureShapeView]

  /// - Parameter label: what a screen reader says.
  init(_ drawing: Drawing, label: String) {
    width = PathText.number(drawing.size.width.rounded(.up))
    height = PathText.number(drawing.size.height.rounded(.up))
    self.label = label
    shapes = drawing.shapes.map { PictureShapeView($0) }
  }

  static let fields: [ViewField<PictureView>] = [
    .text("width", \.width), .text("height", \.height), .text("label", \.label), .list("shapes", \.shapes),
  ]
}

/// One of the elements that pictures are made of.
struct PictureShapeView: View {
  var box: PictureBoxView?
  var path: PicturePathView?
  var text: PictureTextView?

  init(_ shape: Drawing.Shape) {
    switch shape {
    case .box(let frame, let radius, let fill): box = PictureBoxView(frame, radius, fill: fill, stroke: nil)
    case .dashedBox(let frame, let radius, let stroke):
      box = PictureBoxView(frame, radius, fill: "none", stroke: stroke)
    case .path(let path, let fill): self.path = PicturePathView(path: path, fill: fill, stroke: nil)
    case .lines(let path, let stroke): self.path = PicturePathView(path: path, fill: "none", stroke: stroke)
    case .text(let text): self.text = PictureTextView(text)
    }
  }

  static let fields: [ViewField<PictureShapeView>] = [
    .optional("box", \.box), .optional("path", \.path), .optional("line", \.text),
  ]
}

/// A rectangle.
struct PictureBoxView: View {
  let x, y, width, height, radius, fill, stroke: String

  init(_ frame: CGRect, _ radius: CGFloat, fill: String, stroke: String?) {
    x = PathText.number(frame.minX)
    y = PathText.number(frame.minY)
    width = PathText.number(frame.width)
    height = PathText.number(frame.height)
    self.radius = PathText.number(radius)
    self.fill = fill
    self.stroke = stroke ?? ""
  }

  static let fields: [ViewField<PictureBoxView>] = [
    .text("x", \.x), .text("y", \.y), .text("width", \.width), .text("height", \.height), .text("radius", \.radius),
    .text("fill", \.fill), .text("stroke", \.stroke), .flag("isRound") { $0.radius != "0" },
    .flag("isDashed") { !$0.stroke.isEmpty },
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

/// A line of text, which takes as much room as was measured whatever font the reader has.
struct PictureTextView: View {
  let x, y, width, size, weight, fill, text: String

  init(_ text: Drawing.Text) {
    x = PathText.number(text.x)
    y = PathText.number(text.y)
    width = PathText.number(text.width)
    size = PathText.number(text.size)
    weight = String(text.weight)
    fill = text.color
    self.text = text.text
  }

  static let fields: [ViewField<PictureTextView>] = [
    .text("x", \.x), .text("y", \.y), .text("width", \.width), .text("size", \.size), .text("weight", \.weight),
    .text("fill", \.fill), .text("text", \.text), .flag("hasWidth") { $0.width != "0" },
  ]
}
