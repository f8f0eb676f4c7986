import Foundation

nonisolated extension CGSize {
  /// Each side brought between two bounds; the lower one wins.
  func bounded(_ min: MessageLayout.Extent?, _ max: MessageLayout.Extent?, in space: MessageLayoutSpace)
    -> CGSize
  {
    var size = self
    if let most = max?.resolved(in: space) {
      size = CGSize(width: Swift.min(size.width, most.width), height: Swift.min(size.height, most.height))
    }
    if let least = min?.resolved(in: space) {
      size = CGSize(width: Swift.max(size.width, least.width), height: Swift.max(size.height, least.height))
    }
    return size
  }

  /// Scaled down to fit the upper bound, up to reach the lower one, then cut to the upper one.
  func fitted(_ min: MessageLayout.Extent?, _ max: MessageLayout.Extent?, in space: MessageLayoutSpace)
    -> CGSize
  {
    var size = self
    if let most = max?.resolved(in: space) {
      let scale = Swift.min(1, most.width / size.width, most.height / size.height)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    if let least = min?.resolved(in: space), size.width > 0, size.height > 0 {
      let scale = Swift.max(1, least.width / size.width, least.height / size.height)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return size.bounded(nil, max, in: space)
  }
}
