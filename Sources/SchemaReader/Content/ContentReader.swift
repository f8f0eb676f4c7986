/// Reads what a bubble shows.
struct ContentReader: ResolvingReader {
  let context: ReaderContext
}
