import Schema
import Templating

/// `CustomAttachmentDecoder.swift`: the groups of envelopes, and in each the switch over the identities.
struct DecoderView: View {
  /// A message that the decoder can give.
  struct Reading: View {
    var number: Int
    var message: MessageCaseView

    static let fields: [ViewField<Reading>] = [
      .written("number") { $1.append($0.number) }, .text("caseName", \.message.caseName),
      .written("type") { $0.message.writeType(to: &$1) },
    ]
  }

  /// The message that a payload may be, and the number of the envelope that it is read in.
  struct Candidate {
    var message: Int
    var envelope: Int
    var isRemembered: Bool

    func write(to output: inout Output) {
      output.literal("JSONCandidate(")
      output.append(message)
      output.literal(", in: ")
      output.append(envelope)
      if isRemembered { output.literal(", isRemembered: true") }
      output.literal(")")
    }
  }

  /// What takes some identities.
  struct Case: View {
    enum Pattern {
      /// One integer, and what is demanded of it besides.
      case integer(Int64, String)
      case text(String)
      /// One text that is told from others that Unicode takes for the same.
      case exactly(String)
    }

    /// What stands between `case` and the colon; outside of a switch, the call of the identity that tests it.
    var pattern: Pattern
    var candidate: Candidate

    static let fields: [ViewField<Case>] = [
      .written("pattern") { view, output in
        switch view.pattern {
        case .integer(let value, let form):
          output.append(Int(value))
          output.append(form)
        case .text(let text): output.append(text)
        case .exactly(let text):
          output.append(quoted: text)
          if TextTwins.mayExist(of: text) {
            output.literal(" where MessageCheck.areSame(value, ")
            output.append(quoted: text)
            output.literal(")")
          }
        }
      },
      // `JSONCandidate(4, in: 0)`
      .written("candidate") { $0.candidate.write(to: &$1) },
    ]
  }

  /// A message that remembers which identity it has, and where that is looked for.
  struct Remembered: View {
    var message: Int
    var name: String
    var group: Int

    static let fields: [ViewField<Remembered>] = [
      .written("message") { $1.append($0.message) }, .written("name") { $1.append(quoted: $0.name) },
      .written("group") { $1.append($0.group) },
    ]
  }

  /// What a group of envelopes does with the identities found.
  struct Group: View {
    var number: Int
    /// The initialiser's arguments.
    var arguments: String
    /// With one identity key.
    var integers: [Case]
    var texts: [Case]
    /// With several identity keys, or for any value of one: tried in this order.
    var patterns: [Case]
    /// The message that goes by the envelope alone.
    var alone: Candidate?
    var hasOneKey: Bool

    static let fields: [ViewField<Group>] = [
      .written("number") { $1.append($0.number) }, .text("arguments", \.arguments), .list("integers", \.integers),
      .list("texts", \.texts), .list("patterns", \.patterns),
      .lines("alone") { group, lines in
        guard let candidate = group.alone else { return }
        lines.add { output in
          output.append("return ")
          candidate.write(to: &output)
        }
      },
      .flag("hasOneKey", \.hasOneKey),
      .flag("hasIntegers", { !$0.integers.isEmpty }), .flag("hasTexts", { !$0.texts.isEmpty }),
      .flag("needsDefault", { $0.integers.isEmpty || $0.texts.isEmpty }),
    ]
  }

  var header: String
  var groups: [Group]
  /// The initialisers of the envelopes, with commas.
  var envelopes: [String]
  /// Of the shortcut, or `nil`.
  var shortcut: String
  var readings: [Reading]
  var remembered: [Remembered]

  static let fields: [ViewField<DecoderView>] = [
    .text("header", \.header), .constant("imports"), .constant("access"), .list("groups", \.groups),
    .texts("envelopes", \.envelopes),
    .text("shortcut", \.shortcut), .list("readings", \.readings), .list("remembered", \.remembered),
    .flag("hasRemembered") { !$0.remembered.isEmpty },
  ]
}
