import NEChatUIKit

final class PollCell: CustomMessageChatCell {}
