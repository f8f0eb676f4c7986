import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A receipt is an extended attribute of the manifest: so it is no file more in anybody's folder, nothing that git
/// sees or merges, and gone when the manifest is replaced. The manifest's content and its time of modification stay as
/// they are.
///
/// Where the file system has no such attributes, or the manifest cannot be written to, there is none.
extension Folder {
  /// Nil: there is none.
  var receipt: Receipt? {
    withManifest { manifest in
      var text = [UInt8](repeating: 0, count: 64)
      #if canImport(Darwin)
        let count = fgetxattr(manifest, Self.receiptName, &text, text.count, 0, 0)
      #else
        let count = platform_get_attribute(manifest, Self.receiptName, &text, text.count)
      #endif
      return count < 0 ? nil : Receipt(text: Array(text[..<count]))
    }
  }

  func leave(_ receipt: Receipt) {
    guard self.receipt != receipt else { return }
    withManifest { manifest in
      #if canImport(Darwin)
        _ = fsetxattr(manifest, Self.receiptName, receipt.text, receipt.text.count, 0, 0)
      #else
        _ = platform_set_attribute(manifest, Self.receiptName, receipt.text, receipt.text.count)
      #endif
    }
  }

  #if canImport(Darwin)
    static let receiptName = "messagegen.receipt"
  #else
    /// Linux sorts attributes into classes; this one is for everybody.
    static let receiptName = "user.messagegen.receipt"
  #endif

  /// The open manifest; nil: it is no regular file, or not there.
  private func withManifest<T>(_ body: (Int32) -> T?) -> T? {
    guard (try? status(of: Manifest.name))??.kind == .file else { return nil }
    let file = openat(descriptor, Manifest.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return body(file)
  }
}
