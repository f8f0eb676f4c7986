// What the README's sample calls, an app's own.
nonisolated func show(_ packet: RedPacketAttachment) {}
nonisolated func log(_ name: String, _ failures: [MessageFailure]) {}
nonisolated func keep(_ text: String) {}
