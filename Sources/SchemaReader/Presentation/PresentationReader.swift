/// Reads the texts of a message and how it behaves.
struct PresentationReader: ResolvingReader {
  let context: ReaderContext
}
