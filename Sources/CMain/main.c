#include <stdint.h>

/// Written in Swift: runs the command that the arguments name, and ends the process.
_Noreturn void lap_run(int32_t count, char **arguments);

/// The program's entry is written in C because only C's `main` receives the arguments everywhere.
/// On Linux, Swift's own list of them is read from `/proc/self`, and is empty where that cannot be
/// read: then every command would take its absence of arguments for a request for help.
int main(int count, char **arguments) { lap_run(count, arguments); }
