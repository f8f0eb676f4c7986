/// Reads the constraints of fields, and `validate`.
struct ConstraintReader: ResolvingReader {
  let context: ReaderContext
}
