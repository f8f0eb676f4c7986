#if canImport(UIKit) && canImport(TIMCommon)
  import TIMCommon
  import UIKit

  /// The cell of `Card` in TUIKit's minimalist style. Written once by messagegen, and yours from now on.
  ///
  /// The kit makes one for each height that it asks for, too: keep `init` free of side effects.
  final class PersonCellMini: CustomMessageCell_Minimalist {
    /// Cells are used again: everything that a message shows is set here. The schema's `content` is shown already.
    override func fill(with data: TUICommonCellData) {
      super.fill(with: data)
    }
  }
#endif
