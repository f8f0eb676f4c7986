/// Reads the configuration.
struct ConfigurationReader: PartReader {
  let forms: FormReader
}
