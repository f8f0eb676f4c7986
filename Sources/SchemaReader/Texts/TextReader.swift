/// Reads texts that name fields.
struct TextReader: ResolvingReader {
  let context: ReaderContext
}
