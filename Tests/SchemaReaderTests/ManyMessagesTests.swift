import Schema
import SchemaTestSupport
import SourceText
import Testing

/// Many messages are read in parts, on several cores: each keeps its own inline types, and findings their order.
struct ManyMessagesTests {
  private func files(_ count: Int, fields: (Int) -> String = { _ in "" }) -> [SourceFile] {
    let configuration = SourceFile(id: .init(0), path: "messagegen.yaml", text: "version: 1\n")
    let messages = (0..<count).map { number in
      let name = "Message\(1000 + number)"
      return SourceFile(
        id: .init(number + 1), path: "\(name).yaml",
        text: """
          message: \(name)
          id: \(number + 1)
          fields:
            kind: { enum: { small: 0, large: \(number + 1) }, default: large }
            items: { type: [object], object: { n\(number): int, at: { object: { x\(number): Shared } } } }
            place: Shared
          \(fields(number))
          """)
    }
    let shared = "object: Shared\nfields: { street: string }"
    return [configuration] + messages + [SourceFile(id: .init(count + 1), path: "Shared.yaml", text: shared)]
  }

  private func check(_ schema: Schema, _ count: Int) {
    #expect(schema.messages.map(\.name) == (0..<count).map { "Message\(1000 + $0)" })
    #expect(schema.objects.count == 2 * count + 1 && schema.enums.count == count)
    for (number, message) in schema.messages.enumerated() {
      let types = message.fields.map(\.type)
      guard case .enumeration(let kind) = types[0], case .list(.object(let item)) = types[1],
        case .object(let shared) = types[2], case .object(let at)? = schema[item].fields.last?.type
      else { return #expect(Bool(false), "\(types)") }
      #expect(schema[kind].container == .message(message.name) && schema[item].container == .message(message.name))
      #expect(schema[kind].cases.last?.raw.value == .integer(Int64(number + 1)))
      #expect(schema[item].fields.map(\.name) == ["n\(number)", "at"])
      #expect(schema[at].container == .object(item) && schema[at].fields.map(\.name) == ["x\(number)"])
      #expect(schema[shared].name == "Shared")
    }
  }

  private func lines(of project: TestProject) -> [String] {
    project.findings.map { finding in
      let mark = project.mark(of: finding)
      return "\(mark.path):\(mark.line) \(finding.id)"
    }
  }

  @Test(arguments: [1, 64, 65, 300])
  func inlineTypes(_ count: Int) throws {
    let project = TestProject(files: files(count))
    #expect(project.printed() == "")
    check(try project.schema, count)
  }

  /// Its types cannot be numbered beforehand.
  @Test func withAFieldCalledEnum() throws {
    let project = TestProject(files: files(200) { $0 == 70 ? "  enum: { type: string, default: \"\" }" : "" })
    #expect(project.printed() == "")
    check(try project.schema, 200)
  }

  /// Its inline types are the same mistake as the declaration; others in it are found.
  @Test func declaredTwice() throws {
    let again = "message: Message1003\nid: 999\nfields: { items: { object: { z: int } }, a: Strin }\n"
    let project = TestProject(files: files(200) + [SourceFile(id: .init(202), path: "Twice.yaml", text: again)])
    let lines = lines(of: project)
    #expect(lines == ["Twice.yaml:1 duplicate-name", "Twice.yaml:3 unknown-type"])
    check(try project.schema, 200)
  }

  @Test func findingsInOrder() throws {
    let project = TestProject(files: files(200) { $0 % 50 == 9 ? "  a: Strin\n  b: { object: { c: Nothing } }" : "" })
    let lines = lines(of: project)
    #expect(
      lines
        == [9, 59, 109, 159].flatMap { number in
          [7, 8].map { "Message\(1000 + number).yaml:\($0) unknown-type" }
        })
    #expect(project.findings.map(\.range.start) == project.findings.sorted { $0.range < $1.range }.map(\.range.start))
  }
}
