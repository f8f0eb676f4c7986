// The texts that are embedded in the tool: the files of Templates, with the runtime, the guides and the pages of rules that it links to.
#ifndef CTEXTS_H
#define CTEXTS_H

#include <stddef.h>

struct ctext {
  /// In the folder Templates, such as Swift/Object.swift.mustache.
  const char *path;
  const unsigned char *bytes;
  size_t size;
};

/// In the order of their paths, by bytes.
struct ctext ctexts_at(size_t index);
size_t ctexts_count(void);

#endif
