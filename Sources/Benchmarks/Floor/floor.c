// The least that a generator has to do with files, in one thread: the floor that messagegen's times are compared with.
//
//   floor fresh   SCHEMAS OUTPUT LIST   reads all schemas, writes all files of LIST
//   floor compare SCHEMAS OUTPUT LIST   reads all schemas and all files of LIST, and compares these with what it
//                                       would write
//   floor one     SCHEMAS OUTPUT LIST   the same, and replaces the first file
//   floor parse   SCHEMAS               reads all schemas and parses them, by libyaml's events
//
// A line of LIST is a size and a name. What is written are as many dots; nobody reads them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static char text[1 << 16], found[1 << 16];

static void fail(const char *name) {
  fprintf(stderr, "floor: %s: %s\n", name, errno ? strerror(errno) : "not what was expected");
  exit(1);
}

static int openFolder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) fail(path);
  return folder;
}

static void parse(size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_event_type_t type;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, (const unsigned char *)found, size);
  do {
    if (!yaml_parser_parse(&parser, &event)) fail(parser.problem);
    type = event.type;
    yaml_event_delete(&event);
  } while (type != YAML_STREAM_END_EVENT);
  yaml_parser_delete(&parser);
}

static void readSchemas(const char *path, int parsed) {
  int folder = openFolder(path);
  DIR *entries = fdopendir(folder);
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (entry->d_name[0] == '.') continue;
    int file = openat(folder, entry->d_name, O_RDONLY | O_CLOEXEC);
    ssize_t size = file < 0 ? -1 : read(file, found, sizeof found);
    if (size < 0 || size == sizeof found) fail(entry->d_name);
    close(file);
    if (parsed) parse((size_t)size);
  }
  closedir(entries);
}

static void writeFile(int folder, const char *name, size_t size) {
  int file = openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) fail(name);
  while (size > 0) {
    ssize_t written = write(file, text, size < sizeof text ? size : sizeof text);
    if (written < 0) fail(name);
    size -= (size_t)written;
  }
  close(file);
}

static void compareFile(int folder, const char *name, size_t size) {
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  if (file < 0) fail(name);
  ssize_t count;
  while ((count = read(file, found, sizeof found)) > 0) {
    if ((size_t)count > size || memcmp(found, text, (size_t)count) != 0) fail(name);
    size -= (size_t)count;
  }
  if (count < 0 || size != 0) fail(name);
  close(file);
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  const char *job = arguments[1];
  readSchemas(arguments[2], strcmp(job, "parse") == 0);
  if (count < 5) return 0;

  memset(text, '.', sizeof text);
  mkdir(arguments[3], 0777);
  int output = openFolder(arguments[3]);
  FILE *list = fopen(arguments[4], "r");
  if (!list) fail(arguments[4]);
  size_t size;
  char name[256];
  for (int first = 1; fscanf(list, "%zu %255s", &size, name) == 2; first = 0) {
    if (strcmp(job, "fresh") == 0) {
      writeFile(output, name, size);
      continue;
    }
    compareFile(output, name, size);
    if (first && strcmp(job, "one") == 0) {
      writeFile(output, ".new", size);
      if (renameat(output, ".new", output, name) != 0) fail(name);
    }
  }
  return 0;
}
