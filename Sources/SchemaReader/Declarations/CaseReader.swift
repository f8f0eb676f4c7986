/// Reads the cases of an enumeration.
struct CaseReader: PartReader {
  let forms: FormReader
}
