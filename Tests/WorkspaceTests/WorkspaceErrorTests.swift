import Foundation
import SourceText
import Testing

@testable import Workspace

/// What the errors of system calls advise.
struct WorkspaceErrorTests {
  @Test func `what is missing is the permission to do what failed`() {
    let reading = WorkspaceError(cannot: .read, "Schemas/Gift.yaml", errno: EACCES)
    #expect(reading.message.english == "cannot read `Schemas/Gift.yaml`: permission denied")
    #expect(reading.help?.english == "check who owns the folder and the file, and that you may read them")
    #expect(reading.help?.text(in: .simplifiedChinese) == "检查文件夹和文件的所有者，以及是否有读取权限")
    let denied = WorkspaceError(cannot: .read, "Schemas/Gift.yaml", errno: EPERM)
    #expect(denied.message.english == "cannot read `Schemas/Gift.yaml`: operation not permitted")
    #expect(denied.help?.english.hasPrefix("if this is an Xcode build, run `messagegen generate`; ") == true)
    let writing = WorkspaceError(cannot: .write, "Generated/A.swift", errno: EACCES)
    #expect(writing.help?.english == "check who owns the folder and the file, and that you may write there")
  }
}
