import Schema
import Templating

/// `CustomAttachmentDecoder.swift`: a switch over the identities for each group of envelopes that look in the same place.
struct DecoderView: View {
  /// Where messages are looked for: a function.
  struct Function: View {
    var name: String
    var doc: String
    var statements: [String]

    static let fields: [ViewField<Function>] = [
      .text("name", \.name), .text("doc", \.doc), .texts("statements", \.statements),
    ]
  }

  /// Where an identity and a payload are: a constant.
  struct Envelope: View {
    /// Escaped.
    var name: String
    var initializer: String

    static let fields: [ViewField<Envelope>] = [.text("name", \.name), .text("initializer", \.initializer)]
  }

  var header: String
  /// In the order in which they are tried.
  var functions: [Function]
  var envelopes: [Envelope]

  static let fields: [ViewField<DecoderView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .list("functions", \.functions),
    .list("envelopes", \.envelopes),
  ]

  init(_ spelling: SwiftSpelling, header: String) {
    self.header = header
    var writer = DecoderWriter(spelling)
    functions = writer.functions()
    envelopes = writer.envelopes.constants.map {
      Envelope(name: SwiftNames.escaped($0.name), initializer: $0.initializer)
    }
  }
}
