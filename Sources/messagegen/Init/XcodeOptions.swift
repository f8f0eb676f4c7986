import ArgumentParser
import SourceText
import Workspace

/// How `init` writes the lists for a build phase, in a project that is there.
struct XcodeOptions: ParsableArguments {
  @Flag(
    name: .customLong("xcode-lists"),
    help: "Only write file lists for a build phase in Xcode, beside an existing configuration.")
  var isWanted = false
  @Option(
    help: ArgumentHelp(
      """
      Folder of the Xcode project, that of the configuration or one around it. (default: that of the nearest project)
      """, valueName: "folder"),
    completion: .directory)
  var srcroot: String?

  func validate() throws {
    if srcroot != nil, !isWanted {
      throw ValidationError("--srcroot requires --xcode-lists", zh: "--srcroot 需要 --xcode-lists")
    }
  }

  func write(in folder: String, isDryRun: Bool, _ run: Run) throws {
    let path = try ProjectFolder.configuration(for: folder) ?? folder + "/" + Workspace.configurationName
    let workspace = try run.open(path, isWriting: !isDryRun)
    let lists = try XcodeLists(of: workspace, below: srcroot)
    let names = try (isDryRun ? lists.stale() : lists.write()).map { workspace.shown($0) }
    let lines = names.map { name in
      isDryRun
        ? LocalizedText("would write \(name)", zh: "将写入 \(name)") : LocalizedText("wrote \(name)", zh: "已写入 \(name)")
    }
    let next = LocalizedText(
      "next: add a build phase in Xcode as `messagegen help xcode-and-ci` shows it",
      zh: "接下来：按 `messagegen help xcode-and-ci` 在 Xcode 中加入 build phase")
    run.say(lines.isEmpty ? [LocalizedText("up to date", zh: "已是最新")] : isDryRun ? lines : lines + [next])
  }
}
