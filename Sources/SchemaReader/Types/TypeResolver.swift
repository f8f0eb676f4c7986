/// Resolves the types of fields.
struct TypeResolver: ResolvingReader {
  let context: ReaderContext
}
