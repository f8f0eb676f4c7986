import ArgumentParser
import Language
import Workspace

/// The tables of the reference, for whoever works on messagegen: a page in, the page with its tables of keys out.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Write the tables of keys into a page of the reference, from standard input to standard output.",
    shouldDisplay: false)

  func run() throws {
    let page = String(decoding: try Workspace.standardInput(), as: UTF8.self)
    do throws(ReferencePage.BadMarker) {
      Terminal.write(try ReferencePage(page).text, to: .output)
    } catch {
      throw Failure(message: .verbatim("line \(error.line): \(error.message)"), exitCode: ExitCodes.couldNotRun)
    }
  }
}
