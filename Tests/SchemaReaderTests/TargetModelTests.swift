import Schema
import SchemaTestSupport
import SourceText
import Testing

/// That the keys of a target mean what was written.
struct TargetModelTests {
  private func targets(_ lines: [String]) throws -> [Target] {
    let entries = lines.enumerated().map { "  - { name: T\($0), path: P\($0)\($1) }\n" }.joined()
    let project = TestProject("=== messagegen.yaml\nversion: 1\ntargets:\n" + entries)
    #expect(project.printed() == "")
    return try project.schema.configuration.targets
  }

  @Test func grouping() throws {
    let targets = try targets(["", ", grouping: message", ", grouping: 1", ", grouping: 1000"])
    #expect(targets.map(\.grouping) == [nil, .message, .files(1), .files(1000)])
  }

  /// The target's own wins, and the target that is named as the module has the runtime itself.
  @Test func runtime() throws {
    let project = TestProject(
      """
      === messagegen.yaml
      version: 1
      runtime: { module: A }
      targets:
        - { name: A, path: A }
        - { name: B, path: B }
        - { name: C, path: C, runtime: { package: P } }
        - { name: D, path: D, runtime: { package: ./P/ } }
        - { name: E, path: E, runtime: { module: Elsewhere } }
      """)
    #expect(project.printed() == "")
    let configuration = try project.schema.configuration
    #expect(
      configuration.targets.map { $0.runtime?.importedModule } == [
        nil, "A", "MessageRuntime", "MessageRuntime", "Elsewhere",
      ])
    #expect(configuration.runtimePackages.map(\.path.value) == ["P"])
    #expect(configuration.runtimePackages.map(\.sources) == ["P/Sources/MessageRuntime"])
  }

  @Test func `the conformance that holds the others counts`() throws {
    let words = ["[Hashable]", "[Equatable]", "[Equatable, Hashable]", "[Hashable, Equatable]", "[]"]
    let targets = try targets([""] + words.map { ", conformances: " + $0 })
    #expect(targets.map(\.conformance) == [.hashable, .hashable, .equatable, .hashable, .hashable, nil])
  }
}
