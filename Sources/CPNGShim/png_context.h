#ifndef LAP_PNG_CONTEXT_H
#define LAP_PNG_CONTEXT_H

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>

/// The state that libpng's callbacks share with a writer or reader.
typedef struct {
  jmp_buf jump;
  char message[160];
  bool has_failed;
} lap_png_context;

/// libpng's error callback. It must not return.
_Noreturn void lap_png_on_error(png_structp png, png_const_charp message);
void lap_png_on_warning(png_structp png, png_const_charp message);

/// Stores the reason of a failure. Returns false, for the caller to return.
bool lap_png_fail(lap_png_context *context, const char *message);

#endif
