/// Reads a message with all that it consists of.
struct MessageReader: ResolvingReader {
  let context: ReaderContext
}
