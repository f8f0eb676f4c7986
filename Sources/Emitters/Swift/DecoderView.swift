import Schema
import Templating

/// `CustomAttachmentDecoder.swift`: a switch over the ids for each group of envelopes that look for ids under the same keys.
struct DecoderView: View {
  /// Where messages are looked for: a function.
  struct Function: View {
    let name: String
    let doc: String
    let statements: [String]

    static let fields: [ViewField<Function>] = [
      .text("name", \.name), .text("doc", \.doc), .texts("statements", \.statements),
    ]
  }

  /// Where an id and a payload are: a constant.
  struct Envelope: View {
    /// Its declaration.
    let lines: [String]

    static let fields: [ViewField<Envelope>] = [.texts("lines", \.lines)]
  }

  let header: String
  /// In the order in which they are tried.
  let functions: [Function]
  let envelopes: [Envelope]

  static let fields: [ViewField<DecoderView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .list("functions", \.functions),
    .list("envelopes", \.envelopes), .flag("hasFunctions") { !$0.functions.isEmpty },
  ]

  init(_ spelling: SwiftSpelling, header: String) {
    self.header = header
    var writer = DecoderWriter(spelling)
    functions = writer.functions()
    envelopes = writer.envelopes.constants.map {
      let declaration = "fileprivate static let \(SwiftNames.escaped($0.name)) = \($0.initializer)"
      return Envelope(lines: SwiftLines.broken([declaration], indentation: 2))
    }
  }
}
