/// Reads what a file declares.
struct DocumentReader: PartReader {
  let forms: FormReader
}
