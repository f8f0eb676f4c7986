import SourceText

/// The files of a run by their ids.
struct FileTable: Sendable {
  /// By their ids.
  private let files: ArraySlice<SourceFile>
  /// One that stands by itself, as the configuration does.
  private let other: SourceFile?

  init(_ files: ArraySlice<SourceFile>, and other: SourceFile? = nil) {
    let isSorted = files.indices.dropFirst().allSatisfy { files[$0 - 1].id < files[$0].id }
    self.files = isSorted ? files : files.sorted { $0.id < $1.id }[...]
    self.other = other
  }

  subscript(id: SourceFile.ID) -> SourceFile? {
    var (low, high) = (files.startIndex, files.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].id < id { low = middle + 1 } else { high = middle }
    }
    if low < files.endIndex, files[low].id == id { return files[low] }
    return other?.id == id ? other : nil
  }

  func map<T>(_ transform: (SourceFile) -> T) -> [T] { files.map(transform) + [other].compactMap { $0.map(transform) } }
}
