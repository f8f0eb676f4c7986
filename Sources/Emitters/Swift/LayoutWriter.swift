import Schema
import SourceText

/// Layout values as Swift expressions.
struct LayoutWriter {
  let expression: SwiftExpression

  /// The members that an entry sets, in the order of the initializer.
  func members(_ entry: Layout.Properties) -> [(name: String, value: String)] {
    var members: [(name: String, value: String)] = []
    if let view = entry.view { members += self.view(view.value) }
    if let size = entry.size { members.append(("size", self.size(size.value))) }
    if let insets = entry.insets { members.append(("insets", self.insets(insets.value))) }
    if let bubble = entry.bubble { members.append(("bubble", "\(bubble.value)")) }
    if let avatar = entry.avatar { members.append(("avatar", "\(avatar.value)")) }
    if let nickname = entry.nickname { members.append(("nickname", "\(nickname.value)")) }
    if let side = entry.side { members.append(("alwaysLeft", side.value == .left ? "true" : "false")) }
    if let scalesText = entry.scalesText { members.append(("scalesText", "\(scalesText.value)")) }
    return members
  }

  private func view(_ view: Layout.View) -> [(name: String, value: String)] {
    switch view {
    case .one(let name), .style(_, let name): [("view", SwiftLiteral.string(name))]
    case .styles(let classic, let minimalist):
      [("view", SwiftLiteral.string(classic)), ("minimalistView", SwiftLiteral.string(minimalist))]
    }
  }

  private func insets(_ insets: Layout.Insets) -> String {
    if insets.outgoing == insets.incoming { return edges(insets.outgoing) }
    return "context.direction == .outgoing ? \(edges(insets.outgoing)) : \(edges(insets.incoming))"
  }

  func edges(_ edges: Layout.Edges) -> String {
    let values = [edges.top, edges.left, edges.bottom, edges.right].map(number).joined(separator: ", ")
    return "MessageLayout.Insets(\(values))"
  }

  func size(_ size: Layout.Size) -> String {
    switch size {
    case .auto: ".automatic"
    case .hook: ".custom"
    case .fixed(let extent): ".fixed(\(self.extent(extent)))"
    case .text(let text): ".text(\(measured(text)))"
    case .aspectRatio(let aspect): ".aspect(\(arguments(aspect)))"
    case .image(let image): ".image(\(arguments(image)))"
    }
  }

  private func measured(_ text: Layout.MeasuredText) -> String {
    var arguments = [expression.text(text.text), "font: \(number(text.font))"]
    if text.isBold { arguments.append("bold: true") }
    if text.lines != 0 { arguments.append("lines: \(text.lines)") }
    if text.padding != .zero { arguments.append("padding: \(edges(text.padding))") }
    if let width = text.width { arguments.append("width: \(length(width))") }
    if let maxWidth = text.maxWidth { arguments.append("maxWidth: \(length(maxWidth))") }
    arguments += bounds(min: text.min, max: text.max, otherwise: nil)
    return "MessageLayout.MeasuredText(\(arguments.joined(separator: ", ")))"
  }

  private func arguments(_ aspect: Layout.AspectRatio) -> String {
    let sides = ["width: \(double(aspect.width))", "height: \(double(aspect.height))"]
    return (sides + bounds(min: aspect.min, max: aspect.max, otherwise: aspect.otherwise)).joined(separator: ", ")
  }

  private func arguments(_ image: Layout.Image) -> String {
    var arguments = [asset(image.asset)]
    if image.extraWidth != 0 || image.extraHeight != 0 {
      arguments.append("extra: CGSize(width: \(number(image.extraWidth)), height: \(number(image.extraHeight)))")
    }
    arguments += bounds(min: nil, max: nil, otherwise: image.otherwise)
    return arguments.joined(separator: ", ")
  }

  func asset(_ asset: Layout.Image.Asset) -> String {
    switch asset {
    case .one(let name): return SwiftLiteral.string(name)
    case .cases(let path, let choices):
      let entries = choices.map {
        "\(expression.spelling.literal($0.value, path.type)): \(SwiftLiteral.string($0.asset))"
      }
      return "messageAsset(\(expression.path(path)), [\(entries.joined(separator: ", "))])"
    }
  }

  private func bounds(min: Layout.Extent?, max: Layout.Extent?, otherwise: Layout.Extent?) -> [String] {
    var arguments: [String] = []
    if let min { arguments.append("min: \(extent(min))") }
    if let max { arguments.append("max: \(extent(max))") }
    if let otherwise { arguments.append("otherwise: \(extent(otherwise))") }
    return arguments
  }

  private func extent(_ extent: Layout.Extent) -> String {
    "MessageLayout.Extent(\(length(extent.width)), \(length(extent.height)))"
  }

  func length(_ length: Layout.Length) -> String {
    switch length.reference {
    case .none: ".points(\(number(length.points)))"
    case .full: ".full(times: \(number(length.factor)), plus: \(number(length.points)))"
    case .max: ".max(times: \(number(length.factor)), plus: \(number(length.points)))"
    }
  }

  /// A field as an optional `Double`.
  func double(_ path: FieldPath) -> String {
    let value = expression.path(path)
    if path.type == .double { return value }
    return path.isOptional ? "(\(value)).map(Double.init)" : "Double(\(value))"
  }

  /// A number as a reader would write it: 249, not 249.0.
  func number(_ value: Double) -> String { value.plainText }
}
