#ifndef LAP_PNG_CONTEXT_H
#define LAP_PNG_CONTEXT_H

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>

/// What libpng's callbacks need of a writer or reader, which has it as its first member.
typedef struct {
  jmp_buf jump;
  char message[160];
  bool has_failed;
} lap_png_context;

/// Given to libpng as its error callback; never returns, as libpng demands.
_Noreturn void lap_png_on_error(png_structp png, png_const_charp message);
void lap_png_on_warning(png_structp png, png_const_charp message);

/// Notes why a call fails. Returns false, for the caller to return.
bool lap_png_fail(lap_png_context *context, const char *message);

#endif
