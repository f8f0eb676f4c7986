// Runs a command and prints, instead of what that prints, what it took: wall, user and system time in microseconds,
// peak memory in KiB, exit code. The command's errors go where they go.
// Small, because on Linux a process begins with its parent's peak memory.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

int main(int count, char **arguments) {
  if (count < 2) return 64;
  struct timespec start, end;
  struct rusage usage;
  pid_t child;
  int status;
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (posix_spawnp(&child, arguments[1], &quiet, NULL, arguments + 1, environ) != 0) return 127;
  if (wait4(child, &status, 0, &usage) < 0) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  long wall = (end.tv_sec - start.tv_sec) * 1000000L + (end.tv_nsec - start.tv_nsec) / 1000;
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  printf("%ld %ld %ld %ld %d\n", wall, microseconds(usage.ru_utime), microseconds(usage.ru_stime), peak,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
