/// Reads `when`.
struct ConditionReader: ResolvingReader {
  let context: ReaderContext
}
