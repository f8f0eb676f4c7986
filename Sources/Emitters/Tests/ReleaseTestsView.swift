import Schema
import SourceText
import Templating

/// `Release2_4Tests.swift`: what a release sent.
struct ReleaseTestsView: View {
  let header: String
  /// `import ChatMessages`
  let moduleImport: String
  /// Such as `2.4`.
  let release: String
  /// A literal.
  let title: String
  let type: String
  let messages: [ReleaseMessageView]
  /// `Testing.` where the module has a type of the name of an attribute.
  let testing: String

  static let fields: [ViewField<ReleaseTestsView>] = [
    .text("header", \.header), .constant("imports"), .text("moduleImport", \.moduleImport),
    .text("testing", \.testing),
    .text("release", \.release), .text("title", \.title), .text("type", \.type), .list("messages", \.messages),
  ]

  init(_ tests: ReleaseTests, moduleImport: String, testing: String, header: String) {
    self.header = header
    self.testing = testing
    self.moduleImport = moduleImport
    release = SwiftLiteral.commentLines(tests.release).joined(separator: " ")
    title = SwiftLiteral.string("Release " + tests.release)
    type = "Release" + String(tests.release.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "Tests"
    var names = UniqueNames([])
    messages = tests.messages.enumerated().map { index, message in
      let function = names.free(SwiftNames.caseName(from: message.name))
      return ReleaseMessageView(message, function: function, follows: index > 0)
    }
  }
}

/// The test of a message's examples.
struct ReleaseMessageView: View {
  /// A literal.
  let name: String
  /// Escaped.
  let function: String
  let examples: [ReleaseExampleView]
  /// There is another one before it.
  let follows: Bool

  static let fields: [ViewField<ReleaseMessageView>] = [
    .text("name", \.name), .text("function", \.function), .list("examples", \.examples),
    .flag("follows", \.follows),
  ]

  init(_ message: ReleaseTests.Message, function: String, follows: Bool) {
    self.follows = follows
    name = SwiftLiteral.string(message.name)
    self.function = SwiftNames.escaped(function)
    examples = message.examples.map { ReleaseExampleView($0, of: message.name) }
  }
}

/// An example as a test's argument.
struct ReleaseExampleView: View {
  let remarks: [String]
  /// A literal, as is the content.
  let name: String
  let content: String
  /// The further arguments, each behind a comma: `values: #"{"title":"title"}"#`.
  let arguments: [String]

  static let fields: [ViewField<ReleaseExampleView>] = [
    .texts("remarks", \.remarks), .text("name", \.name), .text("content", \.content), .texts("arguments", \.arguments),
  ]

  init(_ example: ReleaseTests.Example, of message: String) {
    remarks = example.remarks.flatMap(SwiftLiteral.commentLines)
    name = SwiftLiteral.string(example.name)
    content = SwiftLiteral.raw(example.content)
    var arguments: [String] = []
    switch example.externalID {
    case .integer(let value)?: arguments.append("externalID: \(value)")
    case .string(let text)?: arguments.append("externalID: " + SwiftLiteral.string(text))
    case nil: break
    }
    if !example.slots.isEmpty {
      let slots = example.slots.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { SwiftLiteral.string($0.key) + ": " + SwiftLiteral.string($0.value) }
      arguments.append("slots: [\(slots.joined(separator: ", "))]")
    }
    switch example.outcome {
    case .message(let name, let values):
      if name != message { arguments.append("is: .message(\(SwiftLiteral.string(name)))") }
      if values != "{}" { arguments.append("values: " + SwiftLiteral.raw(values)) }
    case .invalid: arguments.append("is: .invalid")
    case .unrecognized: arguments.append("is: .unrecognized")
    }
    self.arguments = arguments
  }
}
