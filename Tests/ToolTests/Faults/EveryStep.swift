import Foundation
import TestSupport
import Testing

extension Faults {
  /// A run that fails at a step of what it does to the disk, by `MESSAGEGEN_FAIL_AT`: in `make everything` every step
  /// there is, else of each kind the first, and every thirteenth after it.
  struct EveryStep {
    enum Kind: String, CaseIterable { case kill, full }

    private static let steps = ["create", "write", "rename", "remove", "manifest"]

    @Test(arguments: ThreeVersions.Work.allCases, Kind.allCases)
    func theNextRunEndsIt(work: ThreeVersions.Work, kind: Kind) throws {
      let project = try ThreeVersions(work)
      var counts: [String: Int] = [:]
      for step in Self.steps {
        while case let number = counts[step, default: 0] * Tier.stride + 1,
          case let point = "\(step):\(number):\(kind)", project.fails(at: point)
        {
          counts[step, default: 0] += 1
          let isFirstHalf = ["create", "write"].contains(step)
          expectWholeFiles(project, point, isFirstHalf: isFirstHalf)
          if kind == .full {
            #expect(project.errors.contains("no space left on the disk"), "\(point): \(project.errors)")
            #expect(project.isTidy, "\(point)")
          }
          // Where nothing was changed there is nothing to mend.
          if kind == .kill || !isFirstHalf { project.expectMended(point) }
        }
      }
      let reached =
        work == .clean
        ? ["remove", "manifest"] : work == .change ? Self.steps : ["create", "write", "rename", "manifest"]
      #expect(Set(counts.keys) == Set(reached))
      FaultCounts.shared.note(
        "\(kind == .kill ? "SIGKILL" : "a full disk") at every step, \(work)", points: counts.values.reduce(0, +),
        found: "whole files; nothing changed before all was written; every next run ended it")
    }

    private func expectWholeFiles(_ project: ThreeVersions, _ point: String, isFirstHalf: Bool) {
      let (before, after, found) = (project.before, project.after, project.found())
      #expect(!isFirstHalf || found == before, "\(point): nothing is changed")
      for (path, data) in found where !path.hasSuffix(".messagegen-manifest") {
        #expect(data == before[path] || data == after[path], "\(point): \(path)")
      }
      // What both versions have is there at any moment.
      for path in before.keys where after[path] != nil { #expect(found[path] != nil, "\(point): \(path)") }
    }
  }
}
