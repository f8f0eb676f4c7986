/// Finds the fields that dotted names stand for.
struct PathResolver: ResolvingReader {
  let context: ReaderContext
}
