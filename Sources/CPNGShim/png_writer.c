#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "png_context.h"
#include "png_shim.h"

struct lap_png_writer {
  lap_png_context context;
  png_structp png;
  png_infop info;
  size_t row_count;
  uint32_t rows_missing;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

lap_png_writer *lap_png_writer_create(void) { return calloc(1, sizeof(lap_png_writer)); }

void lap_png_writer_destroy(lap_png_writer *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

/// libpng's write callback.
static void append(png_structp png, png_bytep bytes, size_t count) {
  lap_png_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    if (count > SIZE_MAX / 2 - writer->capacity) png_error(png, "file too large for memory");
    size_t capacity = 2 * (writer->capacity + count);
    uint8_t *grown = realloc(writer->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    writer->bytes = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

/// libpng's flush callback: memory needs no flushing.
static void flush(png_structp png) { (void)png; }

/// Paeth gives zeros everywhere except at corners, and the strategy for runs compresses those best.
static void set_compression(png_structp png, int level) {
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
  png_set_compression_strategy(png, Z_RLE);
  png_set_compression_level(png, level);
}

/// The caller must have called setjmp, as for the next function.
static void set_palette(lap_png_writer *writer, const uint8_t *bytes, size_t count) {
  png_color colors[PNG_MAX_PALETTE_LENGTH];
  if (count > PNG_MAX_PALETTE_LENGTH) png_error(writer->png, "more than 256 colors");
  for (size_t i = 0; i < count; i++)
    colors[i] = (png_color){bytes[3 * i], bytes[3 * i + 1], bytes[3 * i + 2]};
  png_set_PLTE(writer->png, writer->info, colors, (int)count);
}

static bool start(lap_png_writer *writer) {
  lap_png_context *context = &writer->context;
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, context, lap_png_on_error, lap_png_on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) return lap_png_fail(context, "libpng cannot start: no memory or its version");
  png_set_write_fn(writer->png, writer, append, flush);
  return true;
}

bool lap_png_writer_begin(
    lap_png_writer *writer, uint32_t width, uint32_t height, uint8_t color_type,
    const uint8_t *palette, size_t palette_count, int level) {
  lap_png_context *context = &writer->context;
  if (context->has_failed || writer->png) return lap_png_fail(context, "already begun");
  if (setjmp(context->jump)) return false;
  if (!start(writer)) return false;
  set_compression(writer->png, level);
  png_set_IHDR(
      writer->png, writer->info, width, height, 8, color_type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (palette_count > 0) set_palette(writer, palette, palette_count);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(writer->png, writer->info);
  writer->row_count = png_get_rowbytes(writer->png, writer->info);
  writer->rows_missing = height;
  return true;
}

bool lap_png_writer_write_row(lap_png_writer *writer, const uint8_t *row, size_t count) {
  lap_png_context *context = &writer->context;
  if (context->has_failed) return false;
  if (writer->rows_missing == 0) return lap_png_fail(context, "too many rows");
  if (count != writer->row_count) return lap_png_fail(context, "the row has a wrong number of bytes");
  if (setjmp(context->jump)) return false;
  png_write_row(writer->png, row);
  writer->rows_missing -= 1;
  return true;
}

bool lap_png_writer_finish(lap_png_writer *writer) {
  lap_png_context *context = &writer->context;
  if (context->has_failed) return false;
  if (!writer->png || writer->rows_missing > 0) return lap_png_fail(context, "rows are missing");
  if (setjmp(context->jump)) return false;
  png_write_end(writer->png, NULL);
  return true;
}

bool lap_png_writer_begin_chunks(lap_png_writer *writer) {
  lap_png_context *context = &writer->context;
  if (context->has_failed || writer->row_count > 0) return lap_png_fail(context, "already begun");
  if (setjmp(context->jump)) return false;
  if (!writer->png && !start(writer)) return false;
  writer->count = 0;
  png_write_sig(writer->png);
  return true;
}

bool lap_png_writer_write_chunk(
    lap_png_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
  lap_png_context *context = &writer->context;
  if (context->has_failed) return false;
  if (!writer->png) return lap_png_fail(context, "the file has not been begun");
  if (setjmp(context->jump)) return false;
  png_write_chunk(writer->png, (png_const_bytep)type, bytes, count);
  return true;
}

const uint8_t *lap_png_writer_bytes(const lap_png_writer *writer) { return writer->bytes; }
size_t lap_png_writer_count(const lap_png_writer *writer) { return writer->count; }

const char *lap_png_writer_message(const lap_png_writer *writer) {
  return writer->context.message;
}
