import Schema
import SourceText

/// What `messagegen init` says at its end, or would do.
struct InitReport {
  let first: FirstProject
  let host: HostProject
  let detection: SDKDetection
  let files: FirstFiles
  /// As it is with the new files.
  let project: Project
  let isDone: Bool
  /// Whether the user named the SDKs.
  let isChosen: Bool

  var lines: [LocalizedText] { found + written + notes.map { LocalizedText("note: \($0)", zh: "提示：\($0)") } + next }

  private var found: [LocalizedText] {
    var names: [(file: String, titles: [String])] = []
    for dependency in detection.found {
      if let index = names.firstIndex(where: { $0.file == dependency.file }) {
        names[index].titles.append(dependency.title)
      } else {
        names.append((dependency.file, [dependency.title]))
      }
    }
    return names.map { file, titles in
      LocalizedText(
        "found \(titles.joined(separator: ", ")) in \(shown(file))",
        zh: "在 \(shown(file)) 中找到 \(titles.joined(separator: "、"))")
    }
  }

  private var written: [LocalizedText] {
    let configuration = project.sources[0].path
    let changed = files.rewrites.map(\.path).map { path in
      isDone
        ? LocalizedText("extended \(shown(path))", zh: "已扩充 \(shown(path))")
        : LocalizedText("would extend \(shown(path))", zh: "将扩充 \(shown(path))")
    }
    let created =
      (files.created.filter { $0.path == configuration } + files.created.filter { $0.path != configuration })
    return created.map { file in
      let about = file.path == configuration ? configurationSummary : .verbatim("")
      return isDone
        ? LocalizedText("wrote \(shown(file.path))\(about)", zh: "已写入 \(shown(file.path))\(about)")
        : LocalizedText("would write \(shown(file.path))\(about)", zh: "将写入 \(shown(file.path))\(about)")
    } + changed
  }

  private var configurationSummary: LocalizedText {
    let sdks = first.sdks.map(\.rawValue).joined(separator: ", ")
    let bindings =
      sdks.isEmpty
      ? LocalizedText("no SDK bindings", zh: "没有 SDK 绑定")
      : LocalizedText("bindings for \(sdks)", zh: "SDK 绑定：\(sdks)")
    return LocalizedText(
      " (target \(first.target), \(bindings), generated code in \(shown(first.path)))",
      zh: "（target \(first.target)，\(bindings)，生成的代码在 \(shown(first.path))）")
  }

  private var notes: [LocalizedText] {
    var notes: [LocalizedText] = []
    if !isChosen { notes += detection.notes }
    if first.sdks.isEmpty, detection.found.isEmpty, !isChosen {
      notes.append(
        LocalizedText(
          "found no supported SDK, so the code has no bindings; once there is one, add `sdk` to the target",
          zh: "没有找到支持的 SDK，因此不生成绑定；接入 SDK 后，请为 target 加上 `sdk`"))
    }
    if first.sdks.count > 1, !isChosen {
      notes.append(
        LocalizedText(
          "found SDKs of both vendors: the target has bindings for both; remove those that it does not need from `sdk`",
          zh: "找到了两家的 SDK，target 会生成两种绑定；请从 `sdk` 中去掉不需要的"))
    }
    if first.sdks.contains(.nimV2), first.sdks.contains(.tuikit) {
      notes.append(
        LocalizedText(
          "the V10 UI kit and TUIKit cannot show the same message: for bubbles, give each SDK a separate target",
          zh: "V10 UI 组件和 TUIKit 无法显示同一种消息：需要气泡时，请为每个 SDK 单独建一个 target"))
    }
    if project.hasErrors {
      notes.append(
        LocalizedText(
          "the schemas in `\(FirstProject.schemas)` have errors: run `messagegen lint`",
          zh: "`\(FirstProject.schemas)` 中的 schema 有错误：请运行 `messagegen lint`"))
    }
    return notes + files.notes
  }

  private var next: [LocalizedText] {
    guard isDone else { return [] }
    let path = shown(first.path)
    let then: LocalizedText? =
      switch host.type {
      case .xcode where host.isSynchronized(first.path): nil
      case .xcode: LocalizedText("add the folder \(path) to the app in Xcode", zh: "在 Xcode 中把文件夹 \(path) 加入 App")
      case .package where !host.hasSources(around: first.path):
        LocalizedText(
          "add a target for the folder \(path) to Package.swift", zh: "在 Package.swift 中为文件夹 \(path) 添加 target")
      case .package: nil
      case .folder: LocalizedText("add the folder \(path) to your app", zh: "把文件夹 \(path) 加入你的 App")
      }
    let next = LocalizedText("next: \(generate)", zh: "接下来：\(generate)")
    return [then.map { LocalizedText("\(next), then \($0)", zh: "\(next)，然后\($0)") } ?? next]
  }

  /// Where the command is to be given if it would not find the configuration from the working folder.
  private var generate: LocalizedText {
    let folder = project.workspace.prefixFromHere.dropLast()
    return folder.isEmpty || folder.hasPrefix("..")
      ? LocalizedText("run `messagegen generate`", zh: "运行 `messagegen generate`")
      : LocalizedText("in `\(folder)`, run `messagegen generate`", zh: "在 `\(folder)` 中运行 `messagegen generate`")
  }

  private func shown(_ path: String) -> String { project.workspace.shown(path) }
}
