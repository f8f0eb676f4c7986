import TestSupport

/// A project on the disk for the built tool.
final class ProcessProject {
  private let disk = TemporaryProject()
  var folder: String { disk.path }
  /// The output folder.
  var generated: String { folder + "/Generated" }

  init(messages: [String] = ["Gift"]) {
    write(
      "version: 1\nruntime: { module: MessageRuntime }\ntargets: [{ name: Chat, path: Generated }]\n",
      to: "messagegen.yaml")
    for (index, name) in messages.enumerated() { writeSchema(name, id: index + 1) }
  }

  func writeSchema(_ name: String, id: Int, field: String = "title", in place: String = "Schemas") {
    write(
      "message: \(name)\nid: \(id)\ndoc: A message.\nfields: { \(field): string }\ntexts: { summary: text }\n",
      to: "\(place)/\(name).yaml")
  }

  func write(_ text: String, to name: String) { disk.write(text, to: name) }

  /// Nil: there is no such file.
  func text(_ name: String) -> String? { disk.text(name) }

  /// Runs a shell command in the project; `$T` is the tool. The exit code.
  @discardableResult
  func shell(_ command: String) -> Int32 {
    let process = try? ToolProcess(["sh", "-c", "cd '\(folder)' && { T='\(BuiltTool.path)'; \(command)\n}"])
    if case .exit(let code) = process?.wait() { return code }
    return -1
  }

  func start(_ arguments: String..., configuration: String = "messagegen.yaml") throws -> ToolProcess {
    try ToolProcess([BuiltTool.path] + arguments + ["--config", folder + "/" + configuration])
  }

  /// Runs the tool to its end.
  func run(_ arguments: String..., configuration: String = "messagegen.yaml") throws -> Ending {
    let process = try ToolProcess([BuiltTool.path] + arguments + ["--config", folder + "/" + configuration])
    return Ending(end: process.wait(), output: process.output, errors: process.errors)
  }

  struct Ending {
    let end: ToolProcess.End
    let output: String
    let errors: String
  }
}
