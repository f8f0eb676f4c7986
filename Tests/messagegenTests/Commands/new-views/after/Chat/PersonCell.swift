#if canImport(UIKit) && canImport(TIMCommon)
  import TIMCommon
  import UIKit

  /// The cell of `Card` in TUIKit's classic style. Written once by messagegen, and yours from now on.
  ///
  /// The kit makes one for each height that it asks for, too: keep `init` free of side effects.
  final class PersonCell: CustomMessageCell {
    /// Cells are used again: everything that a message shows is set here. The schema's `content` is shown already.
    override func fill(with data: TUICommonCellData) {
      super.fill(with: data)
    }
  }
#endif
