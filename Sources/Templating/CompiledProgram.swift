/// A program as it is run, any number of times and on all cores at once.
@usableFromInline
final class CompiledProgram: Sendable {
  let operations: Table<Operation>
  let tests: Table<Program.Readers.Test>
  let texts: Table<Program.Readers.Text>
  let rows: Table<Program.Readers.Rows>
  let values: Table<Program.Readers.Values>
  /// Around the lines of `rows`.
  let margins: Table<Lines.Margins>
  /// The bytes of short literal texts, and as many more as a word has.
  let literals: Table<UInt8>
  let passages: Table<ArraySlice<UInt8>>
  /// So many bytes of literal text there are; what stands between lines is counted beside what stands around them.
  @usableFromInline let literalSize: Int
  /// So many views are one inside the other at most, the outermost included.
  private let depth: Int

  @usableFromInline
  init(
    name: String, text: [UInt8], partials: Partials, constants: [Constant], indentation: [UInt8],
    names: Scope
  ) throws(TemplateError) {
    var compiler = Compiler(names, partials: partials, constants: constants)
    try compiler.compile(TemplateSource(name: name, text: text), indentation: indentation)
    compiler.program.endLiteral()
    let program = compiler.program
    operations = Table(program.operations)
    tests = Table(program.readers.tests)
    texts = Table(program.readers.texts)
    rows = Table(program.readers.rows)
    values = Table(program.readers.values)
    let literals = Table(program.bytes + repeatElement(0, count: Output.Word.scalarCount))
    margins = Table(program.readers.rows.map { $0.margins.pointing(into: literals.start) })
    self.literals = literals
    passages = Table(program.passages)
    literalSize = program.bytes.count + program.passages.reduce(0) { $0 + $1.count }
    depth = compiler.names.deepest
  }

  @usableFromInline func run(with root: Frame, into output: inout Output) {
    withUnsafeTemporaryAllocation(of: Frame.self, capacity: depth) { frames in
      frames.initializeElement(at: 0, to: root)
      Rendering(self, frames: frames.baseAddress!).run(0..<operations.count, depth: 1, into: &output)
    }
  }
}

extension Program.Readers.Margins {
  fileprivate func pointing(into literals: UnsafePointer<UInt8>) -> Lines.Margins {
    func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: literals + range.lowerBound, count: range.count)
    }
    return Lines.Margins(
      leading: text(leading), blanks: text(leading.upperBound - indentation..<leading.upperBound),
      between: text(between), trailing: text(trailing))
  }
}
