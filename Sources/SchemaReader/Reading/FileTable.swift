import SourceText

/// The files of a run by their ids.
struct FileTable: Sendable {
  private let files: [SourceFile]

  init(_ files: [SourceFile]) {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.id < $1.id }
    self.files = isSorted ? files : files.sorted { $0.id < $1.id }
  }

  subscript(id: SourceFile.ID) -> SourceFile? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].id == id ? files[low] : nil
  }

  func map<T>(_ transform: (SourceFile) -> T) -> [T] { files.map(transform) }
}
