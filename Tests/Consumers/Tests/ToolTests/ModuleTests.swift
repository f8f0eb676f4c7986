import Foundation
import Testing

/// Two targets in one module do not compile.
@Suite struct ModuleTests {
  @Test(arguments: ["messagegen.yaml", "Tests/Consumers/messagegen.yaml"])
  func ourOwnAreApart(configuration: String) throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL.path
    let process = try ToolProcess(
      tool: "lint", "--config", "\(root)/\(configuration)", "--rule", "targets-in-one-module")
    #expect(process.wait() == .exit(0), "\(process.output)")
  }
}
