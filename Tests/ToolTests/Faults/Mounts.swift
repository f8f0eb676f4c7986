import Foundation

/// Small disks and read-only ones, in a mount namespace that ends with the shell that made it.
enum Mounts {
  /// The command that opens such a namespace; nil: this machine does not let us.
  static let opener: String? = ["unshare -m", "unshare -rm"].first { opener in
    let test = "\(opener) sh -c 'mount -t tmpfs -o size=64k tmpfs /mnt' >/dev/null 2>&1"
    return (try? ToolProcess(["sh", "-c", test]))?.wait() == .exit(0)
  }
}
