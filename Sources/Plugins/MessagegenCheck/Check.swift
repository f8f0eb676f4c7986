import Foundation
import PackagePlugin

/// The check of the schemas of a target.
struct Check {
  struct NoConfiguration: Error, CustomStringConvertible {
    let description: String
  }

  private let tool: URL
  private let target: String
  private let configuration: URL

  /// - Parameter folders: Where the configuration is looked for; the first one that has it counts.
  init(tool: URL, target: String, folders: [URL]) throws(NoConfiguration) {
    let candidates = folders.map { $0.appending(path: "messagegen.yaml") }
    guard let configuration = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      let searched = folders.map { "in " + $0.path }.joined(separator: " nor ")
      throw NoConfiguration(description: "\(target): there is no messagegen.yaml " + searched)
    }
    (self.tool, self.target, self.configuration) = (tool, target, configuration)
  }

  /// - Parameter folder: Where the plug-in may write.
  func command(in folder: URL) -> Command {
    // Of all outputs only a source file is demanded by the build and is no resource. It is empty, and written once.
    let stamp = folder.appending(path: "MessagesChecked.swift")
    return .buildCommand(
      displayName: "Check messages of \(target)", executable: tool,
      arguments: [
        "check", "--quiet", "--error-format", "xcode", "--config", configuration.path, "--stamp", stamp.path,
      ],
      inputFiles: inputs, outputFiles: [stamp])
  }

  /// What the check reads. If the configuration does not say it, that alone: the check then reports why.
  private var inputs: [URL] {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check", "--list-inputs", "--config", configuration.path]
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
      let list = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return [configuration] }
      return String(decoding: list, as: UTF8.self).split(separator: "\n").map { URL(filePath: String($0)) }
    } catch {
      return [configuration]
    }
  }
}
