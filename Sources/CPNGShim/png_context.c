#include "png_context.h"

#include <stdio.h>

bool lap_png_fail(lap_png_context *context, const char *message) {
  context->has_failed = true;
  // libpng's message is valid only during the callback.
  snprintf(context->message, sizeof context->message, "%s", message);
  return false;
}

void lap_png_on_error(png_structp png, png_const_charp message) {
  lap_png_context *context = png_get_error_ptr(png);
  lap_png_fail(context, message && *message ? message : "libpng failed");
  longjmp(context->jump, 1);
}

void lap_png_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
