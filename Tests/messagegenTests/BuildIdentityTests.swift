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
    /// What the linker wrote stands in the program: SHA-1, as all linkers have it by default.
    @Test func itIsTheProgramsOwn() throws {
      let identity = try #require(BuildIdentity.ofThisProcess)
      let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
      let note = Data("GNU\0".utf8) + identity.prefix(20)
      #expect(program.range(of: note) != nil)
    }
  #endif
}
