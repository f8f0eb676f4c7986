import Foundation
import PackagePlugin

/// `swift package messagegen …`: the tool in the package's folder.
@main
struct MessagegenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "messagegen").url
    process.arguments = arguments.isEmpty ? ["generate"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("messagegen was ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("messagegen ended with exit code \(process.terminationStatus)")
    }
  }
}
