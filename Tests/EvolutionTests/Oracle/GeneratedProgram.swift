import Foundation
import Inspection
import MessageRuntime
import TestSupport

/// The generated code of many sides, compiled into one program on one runtime.
final class GeneratedProgram {
  /// What a decoder was given.
  struct Call: Hashable {
    let module: String
    let text: String
    let id: MessageIdentity?
    let slots: [String: String]

    init(_ module: String, _ payload: Payload) {
      (self.module, text, id, slots) = (module, payload.text, payload.externalID, payload.slots)
    }
  }

  struct CompileError: Error {
    let log: String
  }

  private let project = TemporaryProject()
  private let modules: [String]

  /// Compiles them, two at a time.
  init(_ sides: [GeneratedSide]) throws {
    modules = sides.map(\.module)
    for side in sides {
      for (name, text) in side.files { project.write(text, to: "\(side.module)/\(name)") }
    }
    project.write(main, to: "main.swift")
    project.write(Self.script, to: "compile")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let runtime = root.appendingPathComponent("Sources/MessageRuntime").standardized.path
    project.write(modules.joined(separator: "\n"), to: "modules")
    guard project.shell("bash compile '\(runtime)' >log 2>&1") == 0 else {
      throw CompileError(log: project.text("log") ?? "")
    }
  }

  private static let script = """
    set -euo pipefail
    compile() {
      swiftc -Onone -wmo -parse-as-library -swift-version 6 -package-name oracle -I . -module-name "$1" -emit-module -c -o "$1.o" \\
        $(find "$2" -name '*.swift')
    }
    export -f compile
    compile MessageRuntime "$1"
    xargs -P "$(getconf _NPROCESSORS_ONLN)" -I {} bash -c 'compile {} {} 2>{}.log || { cat {}.log >&2; exit 255; }' \\
      <modules
    swiftc -Onone -swift-version 6 -package-name oracle -I . -o oracle main.swift *.o
    """

  private var main: String {
    modules.map { "import \($0)\n" }.joined() + """
      import Foundation
      import MessageRuntime

      let decoders: [String: (String, MessageIdentity?, [String: String]) -> [String]] = [
      \(modules.map { "  \"\($0)\": \($0).decode," }.joined(separator: "\n"))
      ]
      let calls = try JSONDecoder().decode([[[String]]].self, from: Data(contentsOf: URL(filePath: "calls.json")))
      let results = calls.map { call in
        let number = call[1].first.flatMap { Int64($0) }
        let id = number.map { MessageIdentity.integer($0) } ?? call[1].last.map { .text($0) }
        let slots = Dictionary(uniqueKeysWithValues: zip(call[2], call[3]))
        return decoders[call[0][0]]!(call[0][1], id, slots)
      }
      try JSONEncoder().encode(results).write(to: URL(filePath: "results.json"))
      """
  }

  /// What each decoder makes of its text: nothing, the name of an invalid message, or the name and the encoded text.
  func results(of calls: [Call]) throws -> [Call: [String]] {
    let inputs = calls.map { call -> [[String]] in
      let id: [String] =
        switch call.id {
        case .integer(let value)?: [String(value)]
        case .text(let text)?: ["", text]
        case nil: []
        }
      return [[call.module, call.text], id, Array(call.slots.keys), Array(call.slots.values)]
    }
    project.write(String(decoding: try JSONEncoder().encode(inputs), as: UTF8.self), to: "calls.json")
    guard project.shell("./oracle") == 0 else { throw CompileError(log: "the program failed") }
    let results = try JSONDecoder().decode([[String]].self, from: Data((project.text("results.json") ?? "").utf8))
    return Dictionary(zip(calls, results)) { $1 }
  }

  /// The names of those of some files that do not compile beside the modules.
  func failures(of uses: [String: String]) -> Set<String> {
    for (name, text) in uses { project.write(text, to: "Uses/\(name).swift") }
    project.shell("swiftc -typecheck -wmo -swift-version 6 -package-name oracle -I . Uses/*.swift >uses.log 2>&1")
    let errors = (project.text("uses.log") ?? "").matches(of: /Uses\/([^\/:]+)\.swift:[0-9]+:[0-9]+: error:/)
    return Set(errors.map { String($0.1) })
  }
}
