/// Reads what a message is told by.
struct IdentityReader: ResolvingReader {
  let context: ReaderContext
}
