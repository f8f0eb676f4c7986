import Foundation
import SourceText
import Templates

/// Examples of rules beyond those that a page shows: in Tests/RuleCases a file for each theme, in the notation of pages.
public enum RuleCases {
  public static let files: [SourceFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../RuleCases").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return SourceFile(id: .init(0), path: name, bytes: Array(data))
    }
  }()

  /// By the ids of rules.
  static let all: [String: RulePage] = {
    let pages = files.flatMap { RulePage.readCases($0).value ?? [] }
    return Dictionary(pages.map { ($0.id, $0) }) { $0.with($1) }
  }()
}

extension Rule {
  /// All that tests hold it to.
  public var pageWithCases: RulePage { page.with(RuleCases.all[id]) }
}
