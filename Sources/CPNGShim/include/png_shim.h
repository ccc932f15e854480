#ifndef LAP_PNG_SHIM_H
#define LAP_PNG_SHIM_H

// libpng reports an error by longjmp, which must not cross a Swift frame, and setjmp cannot be
// called from Swift. Every function here sets the jump itself, calls libpng and returns; errors
// become `false` and a text. libpng never calls back into Swift, and its warnings are not heard.
//
// A writer or reader belongs to one thread at a time. After a failure it only fails again.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Makes one PNG file, in memory of its own: create, begin, a row at a time, finish, bytes.
typedef struct lap_png_writer lap_png_writer;

/// NULL if there is no memory.
lap_png_writer *lap_png_writer_create(void);
void lap_png_writer_destroy(lap_png_writer *writer);

/// Starts a file of `width` by `height` pixels, 8 bits a sample, sRGB. `color_type` is what PNG calls
/// it: 2 for RGB, 3 for a palette of `palette_count` colours, 1…256 of 3 bytes each, 6 for straight
/// RGBA. `level` is zlib's, 1…9.
bool lap_png_writer_begin(
    lap_png_writer *writer, uint32_t width, uint32_t height, uint8_t color_type,
    const uint8_t *palette, size_t palette_count, int level);

/// Writes the next row, of exactly as many bytes as its pixels take.
bool lap_png_writer_write_row(lap_png_writer *writer, const uint8_t *row, size_t count);

/// Ends the file. Fails if rows are missing.
bool lap_png_writer_finish(lap_png_writer *writer);

/// Starts a file whose chunks, from IHDR to IEND, are the caller's: only the signature is written.
/// Such a file takes no rows and is not finished. After it the writer may start another such file,
/// which costs no memory anew; what was written before is lost.
bool lap_png_writer_begin_chunks(lap_png_writer *writer);

/// Writes a chunk of a `type` of four letters, with its length and checksum.
bool lap_png_writer_write_chunk(
    lap_png_writer *writer, const char *type, const uint8_t *bytes, size_t count);

/// What has been written, owned by the writer.
const uint8_t *lap_png_writer_bytes(const lap_png_writer *writer);
size_t lap_png_writer_count(const lap_png_writer *writer);

/// Why the last call failed, in libpng's words or the shim's; empty if it did not.
const char *lap_png_writer_message(const lap_png_writer *writer);

/// Reads one PNG file of any colour type and depth: create, begin, finish. Both steps are given
/// the same `bytes`, which are not kept in between.
typedef struct lap_png_reader lap_png_reader;

/// NULL if there is no memory.
lap_png_reader *lap_png_reader_create(void);
void lap_png_reader_destroy(lap_png_reader *reader);

/// Reads up to the first pixel; then width, height and least_count are known.
bool lap_png_reader_begin(lap_png_reader *reader, const uint8_t *bytes, size_t count);
uint32_t lap_png_reader_width(const lap_png_reader *reader);
uint32_t lap_png_reader_height(const lap_png_reader *reader);

/// The least number of bytes a file with this header has: deflate packs at most 1032 to 1.
uint64_t lap_png_reader_least_count(const lap_png_reader *reader);

/// Reads the rest into `pixels`, of exactly 4·width·height bytes: straight RGBA, 8 bits a channel.
bool lap_png_reader_finish(
    lap_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels,
    size_t pixels_count);

/// Why the last call failed, in libpng's words or the shim's; empty if it did not.
const char *lap_png_reader_message(const lap_png_reader *reader);

#endif
