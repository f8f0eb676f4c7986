/// How often this thread has asked for memory (malloc, calloc, realloc and the aligned ones); -1 where that cannot be
/// counted.
long allocations(void);
