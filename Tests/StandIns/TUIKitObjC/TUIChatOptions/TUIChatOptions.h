// Stands in for the options of TUIChatConfig.h (TUIChat 8.9.7544): what Objective-C can represent in a method of a
// protocol is an option set in C, and Swift's own importer names its members.
typedef enum __attribute__((flag_enum, enum_extensibility(open))) TUIChatInputBarMoreMenuItem : long {
  TUIChatInputBarMoreMenuItem_None = 0,
  TUIChatInputBarMoreMenuItem_CustomMessage = 1 << 0,
  TUIChatInputBarMoreMenuItem_Poll = 1 << 6,
} TUIChatInputBarMoreMenuItem;
