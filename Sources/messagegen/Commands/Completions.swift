import ArgumentParser
import Emitters
import Schema
import SourceText
import Templates
import Workspace

/// What shells offer for arguments. What depends on the project, or changes from version to version, is asked for when
/// somebody presses the Tab key.
extension CompletionKind {
  static let yamlFiles = CompletionKind.file(extensions: ["yaml", "yml"])
  static let nothing = CompletionKind.list([])

  static let ruleIDs = CompletionKind.custom { _, _, _ in described(RuleCatalog().rules) }
  static let lintRuleIDs = CompletionKind.custom { _, _, _ in described(RuleCatalog().rules.filter(\.isOfLint))
  }
  static let breakingRuleIDs = CompletionKind.custom { _, _, _ in described(RuleCatalog.reportedByBreaking) }

  /// What `messagegen help` has a text on.
  static let helpNames = CompletionKind.custom { _, _, _ in
    Messagegen.commands.map { described($0.configuration.commandName ?? "", $0.configuration.abstract) }
      + Guide.all.map { described($0.name, $0.blocks.title) }
  }

  static let templates = CompletionKind.custom { _, _, _ in
    TemplateCatalog().entries.map { described($0.name, $0.viewModel.owner) }
  }

  /// The messages of the project that the command line is about.
  static let messageNames = CompletionKind.custom { words, _, _ in messageNames(for: words) }

  static func messageNames(for words: [String]) -> [String] {
    let configuration = zip(words, words.dropFirst()).filter { $0.0 == "--config" }.last?.1
    let project = try? Project(
      Workspace(configuration: configuration), reading: .schemas, progress: Progress(isShown: false))
    return project?.schema?.messages.map(\.name).sorted() ?? []
  }

  private static func described(_ rules: [Rule]) -> [String] { rules.map { described($0.id, $0.page.summary.english) } }

  /// A word with its description, in shells that show one.
  private static func described(_ word: String, _ description: String) -> String {
    switch CompletionShell.requesting {
    case .fish?: word + "\t" + description
    case .zsh?: word + ":" + description
    default: word
    }
  }
}
