#ifndef LAP_PNG_SHIM_H
#define LAP_PNG_SHIM_H

// libpng reports an error by longjmp, which must not cross a Swift frame, and setjmp cannot be
// called from Swift. Every function here calls setjmp before libpng; an error becomes the result
// `false` and a message. libpng never calls back into Swift, and its warnings are ignored.
//
// A writer or reader may be used by one thread at a time. After a failure, all further calls fail.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes PNG files to memory that it owns. The calls for one file: create, begin, write_row for every
/// row, finish, bytes.
typedef struct lap_png_writer lap_png_writer;

/// Returns NULL if there is no memory.
lap_png_writer *lap_png_writer_create(void);
void lap_png_writer_destroy(lap_png_writer *writer);

/// Starts a file of `width` by `height` pixels, 8 bits a sample, sRGB. `color_type` is PNG's number: 2
/// for RGB, 3 for a palette of `palette_count` colours, 1…256 of 3 bytes each, 6 for straight RGBA.
/// `level` is zlib's compression level, 1…9.
bool lap_png_writer_begin(
    lap_png_writer *writer, uint32_t width, uint32_t height, uint8_t color_type,
    const uint8_t *palette, size_t palette_count, int level);

/// Writes the next row. `count` must be the number of bytes of its pixels.
bool lap_png_writer_write_row(lap_png_writer *writer, const uint8_t *row, size_t count);

/// Ends the file. Fails if rows are missing.
bool lap_png_writer_finish(lap_png_writer *writer);

/// Starts a file whose chunks, from IHDR to IEND, the caller writes: this writes only the signature.
/// Such a file needs no rows and no finish. Calling this again starts another such file in the same
/// memory; the previous one is overwritten.
bool lap_png_writer_begin_chunks(lap_png_writer *writer);

/// Writes a chunk with its length and checksum. `type` has four letters.
bool lap_png_writer_write_chunk(
    lap_png_writer *writer, const char *type, const uint8_t *bytes, size_t count);

/// The bytes written so far, owned by the writer; valid until the next call.
const uint8_t *lap_png_writer_bytes(const lap_png_writer *writer);
size_t lap_png_writer_count(const lap_png_writer *writer);

/// The reason of the failure, in libpng's words or the shim's; empty if no call has failed.
const char *lap_png_writer_message(const lap_png_writer *writer);

/// Reads one PNG file of any colour type and depth. The calls: create, begin, finish. The last two get
/// the same `bytes`, which the reader does not keep between calls.
typedef struct lap_png_reader lap_png_reader;

/// Returns NULL if there is no memory.
lap_png_reader *lap_png_reader_create(void);
void lap_png_reader_destroy(lap_png_reader *reader);

/// Reads the chunks before the pixels; afterwards width, height and least_count are known.
bool lap_png_reader_begin(lap_png_reader *reader, const uint8_t *bytes, size_t count);
uint32_t lap_png_reader_width(const lap_png_reader *reader);
uint32_t lap_png_reader_height(const lap_png_reader *reader);

/// The least possible number of bytes of a file with this header: deflate compresses at most 1032 to 1.
uint64_t lap_png_reader_least_count(const lap_png_reader *reader);

/// Reads the rest into `pixels`, which has exactly 4·width·height bytes: straight RGBA, 8 bits a channel.
bool lap_png_reader_finish(
    lap_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels,
    size_t pixels_count);

/// The reason of the failure, in libpng's words or the shim's; empty if no call has failed.
const char *lap_png_reader_message(const lap_png_reader *reader);

#endif
