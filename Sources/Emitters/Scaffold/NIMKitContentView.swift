import Schema
import Templating

/// The beginning of a bubble view on NIMKit: a label for each text or number of the messages that it shows.
struct NIMKitContentView: View {
  /// How one of the messages fills the labels.
  struct Filling: View {
    let caseName: String
    /// What a pattern binds the attachment to; `_` where nothing is read of it.
    let binding: String
    let statements: [String]

    static let fields: [ViewField<Filling>] = [
      .text("caseName", \.caseName), .text("binding", \.binding), .texts("statements", \.statements),
    ]
  }

  let name: String
  let docs: String
  /// Property names.
  let labels: [String]
  /// The same, with commas.
  let allLabels: String
  let fillings: [Filling]
  /// Some layout leaves the size to the view.
  let sizesItself: Bool

  static let fields: [ViewField<NIMKitContentView>] = [
    .text("name", \.name), .text("docs", \.docs), .texts("labels", \.labels), .text("allLabels", \.allLabels),
    .list("fillings", \.fillings), .flag("sizesItself", \.sizesItself),
  ]

  init(_ name: String, _ messages: [Message]) {
    self.name = name
    docs = "The bubble of \(messages.map { "`\($0.name)`" }.joined(separator: ", "))."
    var labels: [String] = []
    fillings = messages.map { message in
      let fields = message.shownFields
      var statements: [String] = []
      for field in fields {
        let label = field.labelName
        if !labels.contains(label) { labels.append(label) }
        let value = "\(message.caseName).\(SwiftNames.escaped(field.swiftName))"
        statements.append("\(label).text = \(field.shownText(value, isOptional: field.isOptional))")
      }
      if fields.isEmpty {
        if !labels.contains("summaryLabel") { labels.append("summaryLabel") }
        statements.append("summaryLabel.text = data.message.customSummary")
      }
      return Filling(
        caseName: message.caseName, binding: fields.isEmpty ? "" : "(let \(message.caseName))", statements: statements)
    }
    self.labels = labels
    allLabels = labels.joined(separator: ", ")
    sizesItself = messages.contains(where: \.maySizeItself)
  }
}

extension Field {
  /// `accessibilityLabel` is a property of every view.
  fileprivate var labelName: String { swiftName == "accessibility" ? "accessibilityTextLabel" : swiftName + "Label" }
}

extension Message {
  /// Some entry of its layout may have no size of its own.
  var maySizeItself: Bool {
    guard let layout else { return false }
    return layout.sizes.contains { size in
      switch size {
      case .auto: true
      case .aspectRatio(let aspect): aspect.otherwise == nil && aspect.min == nil
      case .image(let image): image.otherwise == nil
      case .fixed, .text, .hook: false
      }
    }
  }
}
