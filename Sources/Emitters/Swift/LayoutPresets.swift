import Schema
import SourceText
import Templating

/// The functions for the presets that the layouts of a target use.
struct LayoutPresets {
  struct Function: View {
    let name: String
    /// The preset's name, for a comment.
    let preset: String
    /// Whether the view is the message's own.
    let takesView: Bool
    let statements: [String]

    static let fields: [ViewField<Function>] = [
      .text("name", \.name), .text("preset", \.preset), .flag("takesView", \.takesView),
      .texts("statements", \.statements),
    ]
  }

  private(set) var functions: [Function] = []
  private var names = UniqueNames([])

  /// The statements of an entry that calls its preset's function and changes what the message says itself.
  mutating func statements(
    _ layout: Layout, _ preset: Layout.Preset, standardView: String, _ writer: inout LayoutPropertiesWriter
  ) -> [String] {
    var arguments = ["in: context"]
    var own = writer.assignments(layout.ownBase)
    let takesView = preset.base.view == nil
    if takesView {
      let view = layout.base.view?.value.classicName ?? standardView
      arguments.insert("view: \(SwiftLiteral.string(view))", at: 0)
      own.removeAll { $0.hasPrefix("entry.view = ") || $0 == "entry.minimalistView = nil" }
    }
    var shared = writer
    shared.hasStyles = ([preset.base] + preset.variants.map(\.properties)).contains { $0.view?.value.hasStyles == true }
    let body = shared.statements(preset.base, preset.variants, view: takesView ? "view" : nil)
    let name = name(preset.name, takesView: takesView, body)
    return LayoutPropertiesWriter.body(
      "CustomMessageLayout.\(name)(\(arguments.joined(separator: ", ")))",
      changing: own + writer.changes(layout.variants.dropLast(preset.variants.count)))
  }

  private mutating func name(_ preset: String, takesView: Bool, _ statements: [String]) -> String {
    let known = functions.first {
      $0.preset.utf8.elementsEqual(preset.utf8) && $0.takesView == takesView && $0.statements == statements
    }
    if let known { return known.name }
    let own = "preset" + SwiftNames.upperCamelCase(preset)
    let name = names.free(SwiftNames.isIdentifier(own) ? own : "preset")
    let comment = SwiftLiteral.commentLines(preset).joined(separator: " ")
    functions.append(Function(name: name, preset: comment, takesView: takesView, statements: statements))
    return name
  }
}

extension Layout {
  /// The preset, if it is a function that messages can share: it does not look at their fields, and what its variants
  /// say is not in the message's own base, over which they would win.
  var sharedPreset: Preset? {
    guard let preset else { return nil }
    let entries = [preset.base] + preset.variants.map(\.properties)
    guard entries.allSatisfy(\.isOfEveryMessage), preset.variants.allSatisfy(\.condition.isOfEveryMessage) else {
      return nil
    }
    let keys = preset.variants.reduce(into: Set()) { $0.formUnion($1.properties.keys) }
    return ownBase.keys.isDisjoint(with: keys) ? preset : nil
  }

  /// What the message says itself, beside variants.
  fileprivate var ownBase: Properties {
    func own<Value>(_ key: KeyPath<Properties, Located<Value>?>) -> Located<Value>? {
      base[keyPath: key]?.range == preset?.base[keyPath: key]?.range ? nil : base[keyPath: key]
    }
    return Properties(
      view: own(\.view), size: own(\.size), insets: own(\.insets), bubble: own(\.bubble), avatar: own(\.avatar),
      nickname: own(\.nickname), side: own(\.side), scalesText: own(\.scalesText),
      content: preset?.base.content == nil ? base.content : nil)
  }
}

extension Layout.Properties {
  fileprivate var isOfEveryMessage: Bool {
    if content != nil { return false }
    switch size?.value {
    case nil, .auto, .hook, .fixed: return true
    case .text(let text): return text.text.isLiteral
    case .aspectRatio: return false
    case .image(let image): if case .one = image.asset { return true } else { return false }
    }
  }
}

extension Condition {
  fileprivate var isOfEveryMessage: Bool {
    clauses.allSatisfy { $0.subject == .direction || $0.subject == .session }
  }
}
