import Foundation
import TestSupport
import Testing

/// Two targets in one module do not compile.
@Suite(.enabled(if: Tier.hasProcesses)) struct ModuleTests {
  @Test(arguments: ["messagegen.yaml", "Tests/Projects/Consumers/messagegen.yaml"])
  func ourOwnAreApart(configuration: String) throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
    let process = try ToolProcess(
      tool: "lint", "--config", "\(root)/\(configuration)", "--rule", "targets-in-one-module")
    #expect(process.wait() == .exit(0), "\(process.output)")
  }
}
