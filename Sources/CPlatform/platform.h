// What Swift's own modules of the C library leave out: extended attributes, and what is loaded into the process.
#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <mach-o/loader.h>
#else
#define _GNU_SOURCE
#include <link.h>
#endif
#include <sys/xattr.h>
