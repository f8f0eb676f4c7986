import Foundation

/// A project in a folder of its own, for the built tool; gone when the test is.
final class ProcessProject {
  let folder: String
  /// The output folder.
  var generated: String { folder + "/Generated" }

  init(messages: [String] = ["Gift"]) {
    var template = Array("/tmp/messagegen-test-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    for (index, name) in messages.enumerated() { writeSchema(name, id: index + 1) }
  }

  deinit { shell("chmod -R u+rwx .; rm -rf '\(folder)'") }

  func writeSchema(_ name: String, id: Int, field: String = "title", in place: String = "Schemas") {
    write(
      "message: \(name)\nid: \(id)\ndoc: A message.\nfields: { \(field): string }\nsurfaces: { summary: text }\n",
      to: "\(place)/\(name).yaml")
  }

  /// Writes into the file, not beside it.
  func write(_ text: String, to name: String) {
    let path = folder + "/" + name
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Nil: there is no such file.
  func text(_ name: String) -> String? { try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  /// Runs a shell command in the project; `$T` is the tool. The exit code.
  @discardableResult
  func shell(_ command: String) -> Int32 {
    let process = try? ToolProcess(["sh", "-c", "cd '\(folder)' && { T='\(ToolProcess.tool)'; \(command)\n}"])
    if case .exit(let code) = process?.wait() { return code }
    return -1
  }

  func start(_ arguments: String..., configuration: String = "messagegen.yaml") throws -> ToolProcess {
    try ToolProcess([ToolProcess.tool] + arguments + ["--config", folder + "/" + configuration])
  }

  /// Runs the tool to its end.
  func run(_ arguments: String..., configuration: String = "messagegen.yaml") throws -> Ending {
    let process = try ToolProcess([ToolProcess.tool] + arguments + ["--config", folder + "/" + configuration])
    return Ending(end: process.wait(), output: process.output, errors: process.errors)
  }

  struct Ending {
    let end: ToolProcess.End
    let output: String
    let errors: String
  }
}
