// What Swift and its own modules of the C library leave out: rotations, extended attributes, and what is loaded into the
// process.
#include <stdint.h>

/// The bits moved to the left by 0 to 63 places; those that leave come in again at the right.
///
/// Of shifts of a product the compiler makes two products.
static inline uint64_t platform_rotate_left(uint64_t value, uint64_t places) {
  return __builtin_rotateleft64(value, places);
}

// On Linux the rest is functions of its own: the system's headers would have to be read with other settings than those
// that Swift's modules read them with, and the two do not go together.
#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <mach-o/loader.h>
#include <sys/xattr.h>
#else
#include <stddef.h>

/// Reads an extended attribute of an open file; its length, or -1.
long platform_get_attribute(int file, const char *name, void *buffer, size_t capacity);

/// Sets an extended attribute of an open file; 0, or -1.
int platform_set_attribute(int file, const char *name, const void *value, size_t size);

/// Visits the segments of notes of all that is loaded into the process, object by object; of one that has none, NULL.
void platform_visit_notes(
    void (*visit)(size_t object, const void *notes, size_t size, size_t alignment, void *context), void *context);
#endif
