#include <stdlib.h>
#include <string.h>

#include "png_context.h"
#include "png_shim.h"

struct lap_png_reader {
  lap_png_context context;
  png_structp png;
  png_infop info;
  uint32_t width;
  uint32_t height;
  uint64_t least_count;
  /// The caller's file, valid only during a call, and the number of bytes read of it.
  const uint8_t *bytes;
  size_t count;
  size_t position;
};

lap_png_reader *lap_png_reader_create(void) { return calloc(1, sizeof(lap_png_reader)); }

void lap_png_reader_destroy(lap_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// libpng's read callback.
static void take(png_structp png, png_bytep bytes, size_t count) {
  lap_png_reader *reader = png_get_io_ptr(png);
  if (reader->position > reader->count || count > reader->count - reader->position)
    png_error(png, "the file is truncated");
  memcpy(bytes, reader->bytes + reader->position, count);
  reader->position += count;
}

/// Ancillary chunks, such as profiles and texts, are skipped if they are as they were written. By itself
/// libpng also skips damaged ones, and one of them may have been the transparency.
static void ignore_ancillary_chunks(png_structp png) {
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

/// Transparency that libpng would ignore would give other pixels.
static void on_warning(png_structp png, png_const_charp message) {
  if (message && strncmp(message, "tRNS", 4) == 0) png_error(png, message);
}

/// Converts any colour type and depth to straight RGBA, 8 bits a channel. No gamma is applied.
static void set_transformations(png_structp png) {
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_scale_16(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
}

static void store_header(lap_png_reader *reader) {
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  uint64_t packed = (uint64_t)png_get_rowbytes(reader->png, reader->info) * reader->height;
  reader->least_count = packed / 1032;
}

bool lap_png_reader_begin(lap_png_reader *reader, const uint8_t *bytes, size_t count) {
  lap_png_context *context = &reader->context;
  if (context->has_failed || reader->png) return lap_png_fail(context, "already begun");
  if (setjmp(context->jump)) return false;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, context, lap_png_on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) return lap_png_fail(context, "libpng cannot start: no memory or its version");
  reader->bytes = bytes;
  reader->count = count;
  png_set_read_fn(reader->png, reader, take);
  ignore_ancillary_chunks(reader->png);
  png_read_info(reader->png, reader->info);
  store_header(reader);
  return true;
}

/// Interlaced files are read in several passes over the picture, others in one.
static void read_rows(lap_png_reader *reader, uint8_t *pixels) {
  size_t row_count = 4 * (size_t)reader->width;
  int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != row_count)
    png_error(reader->png, "the rows do not have the width in the header");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < reader->height; y++)
      png_read_row(reader->png, pixels + y * row_count, NULL);
}

/// The colours of a palette as straight RGBA. Indices beyond it are opaque black, as libpng has them.
typedef struct { uint8_t bytes[256][4]; } palette_table;

static void read_palette(lap_png_reader *reader, palette_table *table) {
  png_colorp colours = NULL;
  png_bytep alphas = NULL;
  int count = 0, alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &colours, &count);
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  for (int i = 0; i < 256; i++) {
    png_color colour = i < count ? colours[i] : (png_color){0, 0, 0};
    uint8_t alpha = i < alpha_count ? alphas[i] : 255;
    memcpy(table->bytes[i], (uint8_t[4]){colour.red, colour.green, colour.blue, alpha}, 4);
  }
}

static bool has_palette_in_one_pass(const lap_png_reader *reader) {
  return png_get_color_type(reader->png, reader->info) == PNG_COLOR_TYPE_PALETTE
         && png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE;
}

/// Most pictures of frames have a palette. libpng's expansion of it took most of the time of decoding.
///
/// The indices of a row are read into the end of its pixels, which reach each of them last.
static void read_palette_rows(lap_png_reader *reader, uint8_t *pixels) {
  size_t width = reader->width;
  palette_table table;
  read_palette(reader, &table);
  png_set_packing(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != width)
    png_error(reader->png, "the rows do not have the width in the header");
  for (uint32_t y = 0; y < reader->height; y++) {
    uint8_t *row = pixels + 4 * width * y;
    const uint8_t *indices = row + 3 * width;
    png_read_row(reader->png, row + 3 * width, NULL);
    for (size_t x = 0; x < width; x++) memcpy(row + 4 * x, table.bytes[indices[x]], 4);
  }
}

bool lap_png_reader_finish(
    lap_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels,
    size_t pixels_count) {
  lap_png_context *context = &reader->context;
  if (context->has_failed) return false;
  if (!reader->png || pixels_count / 4 != (uint64_t)reader->width * reader->height)
    return lap_png_fail(context, "the pixels do not match the picture's size");
  if (setjmp(context->jump)) return false;
  reader->bytes = bytes;
  reader->count = count;
  if (has_palette_in_one_pass(reader)) {
    read_palette_rows(reader, pixels);
  } else {
    set_transformations(reader->png);
    read_rows(reader, pixels);
  }
  png_read_end(reader->png, NULL);
  return true;
}

uint32_t lap_png_reader_width(const lap_png_reader *reader) { return reader->width; }
uint32_t lap_png_reader_height(const lap_png_reader *reader) { return reader->height; }
uint64_t lap_png_reader_least_count(const lap_png_reader *reader) { return reader->least_count; }

const char *lap_png_reader_message(const lap_png_reader *reader) {
  return reader->context.message;
}
