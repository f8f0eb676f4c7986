import Foundation
import Testing

@testable import messagegen

@Suite struct BuildIdentityTests {
  @Test func itIsTheSameEachTime() throws {
    let identity = try #require(BuildIdentity.ofThisProcess)
    #expect(identity.count >= 16)
    #expect(BuildIdentity.ofThisProcess == identity)
  }

  #if os(Linux)
    /// What the linker wrote stands in the program; the shortest kind there is has eight bytes.
    @Test func itIsTheProgramsOwn() throws {
      let identity = try #require(BuildIdentity.ofThisProcess)
      let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
      let note = Data("GNU\0".utf8) + identity.prefix(8)
      #expect(program.range(of: note) != nil)
    }
  #endif
}
