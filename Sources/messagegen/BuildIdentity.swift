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
      withUnsafeMutablePointer(to: &self) { loaded in
        _ = dl_iterate_phdr(
          { object, _, loaded in
            guard let object, let loaded else { return 0 }
            loaded.assumingMemoryBound(to: BuildIdentity.Loaded.self).pointee.add(
              BuildIdentity.Loaded.identity(of: object.pointee))
            return 0
          }, loaded)
      }
    }

    private static func identity(of object: dl_phdr_info) -> UnsafeRawBufferPointer? {
      for segment in UnsafeBufferPointer(start: object.dlpi_phdr, count: Int(object.dlpi_phnum))
      where segment.p_type == PT_NOTE {
        guard let start = UnsafeRawPointer(bitPattern: UInt(object.dlpi_addr + segment.p_vaddr)) else { continue }
        let notes = UnsafeRawBufferPointer(start: start, count: Int(segment.p_memsz))
        if let identity = identity(in: notes, alignment: max(4, Int(segment.p_align))) { return identity }
      }
      return nil
    }

    /// A note is three lengths and kinds, a name and a content.
    private static func identity(in notes: UnsafeRawBufferPointer, alignment: Int) -> UnsafeRawBufferPointer? {
      func aligned(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
      let size = MemoryLayout<Elf64_Nhdr>.size
      var place = 0
      while place + size <= notes.count {
        let head = notes.loadUnaligned(fromByteOffset: place, as: Elf64_Nhdr.self)
        let name = place + size
        let content = aligned(name + Int(head.n_namesz))
        let end = content + Int(head.n_descsz)
        guard end <= notes.count else { return nil }
        if head.n_type == NT_GNU_BUILD_ID, notes[name..<content].starts(with: "GNU\0".utf8) {
          return UnsafeRawBufferPointer(rebasing: notes[content..<end])
        }
        place = aligned(end)
      }
      return nil
    }
  }
#endif
