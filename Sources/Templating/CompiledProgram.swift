/// A program as it is run, any number of times and on all cores at once.
@usableFromInline
final class CompiledProgram: Sendable {
  let program: Program
  /// Around the lines of the program's rows.
  let margins: Table<Lines.Margins>
  /// So many views are one inside the other at most, the outermost included.
  private let depth: Int

  @usableFromInline var literalSize: Int { program.literalSize }

  @usableFromInline
  init(
    name: String, text: [UInt8], partials: Partials, constants: [Constant], indentation: [UInt8],
    names: Scope
  ) throws(TemplateError) {
    var compiler = Compiler(names, partials: partials, constants: constants)
    try compiler.compile(TemplateSource(name: name, text: text), indentation: indentation)
    compiler.program.end()
    depth = compiler.names.deepest
    program = compiler.program
    var margins = Table<Lines.Margins>(capacity: program.readers.rows.count)
    for row in 0..<program.readers.rows.count {
      margins.append(program.readers.rows.start[row].margins.pointing(into: program.literals.start))
    }
    self.margins = margins
  }

  @usableFromInline func run(with root: Frame, into output: inout Output) {
    withUnsafeTemporaryAllocation(of: Frame.self, capacity: depth) { frames in
      frames.initializeElement(at: 0, to: root)
      Rendering(self, frames: frames.baseAddress!).run(0..<program.operations.count, depth: 1, into: &output)
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
