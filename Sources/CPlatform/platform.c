#ifndef __APPLE__
#define _GNU_SOURCE
#include "CPlatform.h"

#include <link.h>
#include <stdbool.h>
#include <sys/xattr.h>

long platform_get_attribute(int file, const char *name, void *buffer, size_t capacity) {
  return fgetxattr(file, name, buffer, capacity);
}

int platform_set_attribute(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}

typedef void (*Visit)(size_t, const void *, size_t, size_t, void *);

struct Walk {
  Visit visit;
  void *context;
  size_t object;
};

static int visit_object(struct dl_phdr_info *object, size_t size, void *walking) {
  struct Walk *walk = walking;
  bool has_notes = false;
  for (size_t number = 0; number < object->dlpi_phnum; number++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
    if (segment->p_type != PT_NOTE) continue;
    has_notes = true;
    const void *notes = (const void *)(object->dlpi_addr + segment->p_vaddr);
    walk->visit(walk->object, notes, segment->p_memsz, segment->p_align, walk->context);
  }
  if (!has_notes) walk->visit(walk->object, NULL, 0, 0, walk->context);
  walk->object++;
  return 0;
}

void platform_visit_notes(Visit visit, void *context) {
  struct Walk walk = {visit, context, 0};
  dl_iterate_phdr(visit_object, &walk);
}
#endif
