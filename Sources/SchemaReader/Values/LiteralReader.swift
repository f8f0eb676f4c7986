/// Reads values of fields: defaults, tests, constants.
struct LiteralReader: ResolvingReader {
  let context: ReaderContext
}
