import SourceText
import Workspace

/// What a run did, in a line.
struct RunSummary {
  private let what: LocalizedText

  init(_ plan: WritePlan, schemas: Int) {
    let count = plan.count(of: .create) + plan.count(of: .change) + plan.count(of: .unchanged)
    what = LocalizedText(
      "generated \(FindingCount.text(count, "file"))\(plan.counts) from \(FindingCount.text(schemas, "schema"))",
      zh: "从 \(schemas) 个 schema 生成了 \(count) 个文件\(plan.counts)")
  }

  /// Of a run that removed what is generated.
  init(cleaning plan: WritePlan) {
    let count = plan.count(of: .delete)
    let isClean = count == 0 && plan.manifestChanges.isEmpty
    what =
      isClean
      ? LocalizedText("nothing to remove", zh: "没有可删除的文件")
      : LocalizedText("removed \(FindingCount.text(count, "generated file"))", zh: "删除了 \(count) 个生成的文件")
  }

  private init(_ what: LocalizedText) { self.what = what }

  static func upToDate(_ plan: WritePlan) -> RunSummary {
    let count = plan.changes.count
    return RunSummary(
      LocalizedText("checked \(FindingCount.text(count, "file")): all up to date", zh: "检查了 \(count) 个文件：全部是最新的"))
  }

  func text(in elapsed: Duration, _ language: Language = .english) -> String {
    let microseconds = elapsed.components.seconds * 1_000_000 + elapsed.components.attoseconds / 1_000_000_000_000
    let milliseconds = microseconds / 1000
    let time =
      if milliseconds >= 10_000 {
        LocalizedText("\(milliseconds / 1000) s", zh: "\(milliseconds / 1000) 秒")
      } else if milliseconds > 0 {
        LocalizedText("\(milliseconds) ms", zh: "\(milliseconds) 毫秒")
      } else {
        LocalizedText("less than 1 ms", zh: "不到 1 毫秒")
      }
    return LocalizedText("\(what) in \(time)", zh: "\(what)，用时 \(time)").text(in: language)
  }
}

extension WritePlan {
  /// What happens to how many files, such as ` (3 changed, 90 unchanged)`; empty without files.
  var counts: LocalizedText {
    let actions: [(Change.Action, String, String)] = [
      (.create, "new", "新增"), (.change, "changed", "修改"), (.unchanged, "unchanged", "未变"),
      (.delete, "deleted", "删除"),
    ]
    let counts = actions.map { (count(of: $0.0), $0.1, $0.2) }.filter { $0.0 > 0 }
    if counts.isEmpty { return .verbatim("") }
    let english = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let chinese = counts.map { "\($0.2) \($0.0) 个" }.joined(separator: "，")
    return LocalizedText(" (\(english))", zh: "（\(chinese)）")
  }
}
