/// Reads the fields of messages and objects.
struct FieldReader: ResolvingReader {
  let context: ReaderContext
}
