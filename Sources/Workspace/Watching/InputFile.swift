/// A name in a folder, whatever the path that leads there.
struct InputFile: Hashable {
  let folder: FileStatus.Identity
  let name: String

  /// Equal for as long as the name stands for the same file and nobody has written to it.
  struct Stamp: Equatable {
    let identity: FileStatus.Identity
    let changed: FileStatus.Moment
  }
}

/// What the kernel has to say.
enum KernelEvent {
  /// About what stands under a name.
  case file(InputFile)
  /// About a folder, or something in it.
  case folder
  /// It had more to say than it could keep.
  case lost
}
