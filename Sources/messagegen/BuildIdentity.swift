import CPlatform

/// Tells this very build of the tool from any other, its version unchanged or not: what the linker wrote into the
/// program and into each library that is loaded with it.
enum BuildIdentity {
  /// Nil: one of them says nothing about itself.
  static var ofThisProcess: [UInt8]? {
    var loaded = Loaded()
    loaded.look()
    return loaded.areAllKnown ? loaded.identities : nil
  }

  fileprivate struct Loaded {
    var identities: [UInt8] = []
    var areAllKnown = true

    mutating func add(_ identity: UnsafeRawBufferPointer?) {
      if let identity { identities += identity } else { areAllKnown = false }
    }
  }
}

#if canImport(Darwin)
  extension BuildIdentity.Loaded {
    mutating func look() {
      for image in 0..<_dyld_image_count() {
        guard let header = _dyld_get_image_header(image) else { continue }
        add(Self.identity(of: header))
      }
    }

    private static func identity(of header: UnsafePointer<mach_header>) -> UnsafeRawBufferPointer? {
      var command = UnsafeRawPointer(header) + MemoryLayout<mach_header_64>.size
      for _ in 0..<header.pointee.ncmds {
        let head = command.load(as: load_command.self)
        if head.cmd == UInt32(LC_UUID) {
          return UnsafeRawBufferPointer(start: command + MemoryLayout<load_command>.size, count: 16)
        }
        command += Int(head.cmdsize)
      }
      return nil
    }
  }
#else
  extension BuildIdentity.Loaded {
    mutating func look() {
      var search = Search()
      withUnsafeMutablePointer(to: &search) { search in
        platform_visit_notes(
          { object, notes, size, alignment, search in
            search?.assumingMemoryBound(to: Search.self).pointee.visit(
              object, UnsafeRawBufferPointer(start: notes, count: size), alignment: alignment)
          }, search)
      }
      for identity in search.found { add(identity) }
    }

    /// The identity of each object, by its place; nil until it is found among the object's notes.
    private struct Search {
      var found: [UnsafeRawBufferPointer?] = []

      mutating func visit(_ object: Int, _ notes: UnsafeRawBufferPointer, alignment: Int) {
        if object == found.count { found.append(nil) }
        if found[object] == nil {
          found[object] = BuildIdentity.Loaded.identity(in: notes, alignment: max(4, alignment))
        }
      }
    }

    /// A note is the lengths of its name and of its content, its kind, the name and the content.
    private static func identity(in notes: UnsafeRawBufferPointer, alignment: Int) -> UnsafeRawBufferPointer? {
      func aligned(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
      let size = 3 * MemoryLayout<UInt32>.size
      func number(_ place: Int) -> Int { Int(notes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
      var place = 0
      while place + size <= notes.count {
        let name = place + size
        let content = aligned(name + number(place))
        let end = content + number(place + 4)
        guard end <= notes.count else { return nil }
        if number(place + 8) == Self.gnuBuildID, notes[name..<content].starts(with: "GNU\0".utf8) {
          return UnsafeRawBufferPointer(rebasing: notes[content..<end])
        }
        place = aligned(end)
      }
      return nil
    }

    /// The kind of note: `NT_GNU_BUILD_ID`.
    private static let gnuBuildID = 3
  }
#endif
