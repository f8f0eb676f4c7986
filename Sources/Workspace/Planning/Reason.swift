import SourceText

extension WritePlan.Change {
  /// Why a file is in the plan the way it is.
  public enum Reason: Hashable, Sendable {
    case new
    /// It was written before and is no longer there.
    case missing
    case upToDate
    case outdated(sources: [String])
    /// A merge left the lines of both sides in it.
    case conflicted
    /// Written by another version of the tool.
    case otherVersion(String)
    case notGenerated(sources: [String])
    /// It is in a folder that no target of the configuration writes any more.
    case abandoned
    /// All that messagegen wrote is asked to go.
    case cleaned(sources: [String])
    /// It does not hold what messagegen wrote last.
    case edited(Standing)
    /// messagegen never wrote it.
    case foreign
    /// Something that is no regular file, by its kind.
    case inTheWay(LocalizedText)
    /// A manifest that is not what it has to be.
    case staleManifest
    /// A manifest that names another configuration, or none.
    case otherConfiguration
  }

  /// How an edited file would be if it had not been edited.
  public enum Standing: Hashable, Sendable {
    /// What messagegen wrote last is what it would write now: all that differs is the edit.
    case upToDate
    case outdated
    case notGenerated
    case cleaned
  }
}

extension WritePlan.Change.Reason {
  /// Stands behind the path.
  public var text: LocalizedText {
    switch self {
    case .new: LocalizedText("is new", zh: "新文件")
    case .missing: LocalizedText("is missing", zh: "文件缺失")
    case .upToDate: LocalizedText("is up to date", zh: "已是最新")
    case .outdated([]):
      LocalizedText("is older than the schemas, the configuration or the templates", zh: "已过期，schema、配置或模板有改动")
    case .outdated(let sources):
      LocalizedText(
        "is older than \(Self.list(sources)), the configuration or the templates",
        zh: "已过期，\(Self.list(sources))、配置或模板有改动")
    case .conflicted: LocalizedText("has git conflict markers", zh: "有 git 冲突标记")
    case .otherVersion(let version):
      LocalizedText("was written by messagegen \(version)", zh: "由 messagegen \(version) 写入")
    case .notGenerated([]): LocalizedText("is no longer generated", zh: "不再生成")
    case .notGenerated(let sources):
      LocalizedText("is no longer generated; it came from \(Self.list(sources))", zh: "不再生成；原先来自 \(Self.list(sources))")
    case .abandoned: LocalizedText("is not in an output folder any more", zh: "所在文件夹已不再是输出文件夹")
    case .cleaned([]): LocalizedText("was generated", zh: "是生成的文件")
    case .cleaned(let sources):
      LocalizedText("was generated from \(Self.list(sources))", zh: "由 \(Self.list(sources)) 生成")
    case .edited(.upToDate), .edited(.cleaned): LocalizedText("was edited by hand", zh: "被手工修改过")
    case .edited(.outdated):
      LocalizedText(
        "was edited by hand, and is older than the schemas, the configuration or the templates",
        zh: "被手工修改过，并且已过期，schema、配置或模板有改动")
    case .edited(.notGenerated):
      LocalizedText("was edited by hand, and is no longer generated", zh: "被手工修改过，并且不再生成")
    case .foreign: LocalizedText("is in the way; messagegen did not write it", zh: "占用了路径，且不是 messagegen 写的")
    case .inTheWay(let kind): LocalizedText("is a \(kind)", zh: "是\(kind)")
    case .staleManifest: LocalizedText("does not list what is there", zh: "与实际文件不符")
    case .otherConfiguration: LocalizedText("does not name the configuration", zh: "没有写明配置")
    }
  }

  /// Paths in backticks; of many the first ones.
  private static func list(_ paths: [String]) -> LocalizedText {
    let shown = Wording.enumeration(paths.prefix(paths.count > 5 ? 4 : 5).map { "`\($0)`" })
    guard paths.count > 5 else { return shown }
    return LocalizedText("\(shown) and \(paths.count - 4) more", zh: "\(shown) 等 \(paths.count) 个文件")
  }
}
