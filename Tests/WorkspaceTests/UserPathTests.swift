import TestSupport
import Testing

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.serialized) struct UserPathTests {
  let project = TemporaryProject.empty()

  @Test func namesWhatLiesInTheProject() throws {
    project.shell("mkdir -p there other; touch other/b.yaml; ln -s ../other/b.yaml there/a.yaml; ln -s . self")
    let workspace = try project.workspace
    func path(_ name: String) -> String? { workspace.path(of: project.path + "/" + name) }
    #expect(path("there/a.yaml") == "there/a.yaml", "the link, not what it leads to")
    #expect(path("self/there/new.yaml") == "there/new.yaml")
    #expect(path("there/..") == "." && path("there/") == "there" && path("") == ".")
    #expect(path("../elsewhere") == nil && path("nowhere/a.yaml") == nil && workspace.path(of: "") == nil)
  }

  @Test func standardInputIsReadToItsEndOrItsLimit() throws {
    #expect(try reading(Array("红包".utf8), limit: 100) == Array("红包".utf8))
    #expect(try reading([], limit: 100) == [])
    let much = [UInt8](repeating: 7, count: 60_000)
    #expect(try reading(much, limit: 60_000) == much)
    #expect(try reading(much, limit: 10).count > 10)
  }

  /// What is read of a pipe with these bytes, which must fit into it.
  private func reading(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let before = dup(STDIN_FILENO)
    defer {
      dup2(before, STDIN_FILENO)
      close(before)
    }
    dup2(ends[0], STDIN_FILENO)
    close(ends[0])
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    return try Workspace.standardInput(limit: limit)
  }
}
