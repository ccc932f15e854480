"""Programs that draw rectangles and write PNG files."""

import collections
import os
import struct
import zlib


def write_atomically(path, write):
    temporary = path + ".tmp"
    write(temporary)
    os.rename(temporary, path)


def write_bytes(path, data):
    def write(temporary):
        with open(temporary, "wb") as file:
            file.write(data)

    write_atomically(path, write)


Scenes = collections.namedtuple("Scenes", "width height background frames")


def color(text):
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))


def read_scenes(path):
    with open(path) as file:
        _, width, height, count, background = file.readline().split()
        frames = [[] for _ in range(int(count))]
        for line in file:
            frame, x, y, w, h, fill = line.split()
            frames[int(frame)].append((float(x), float(y), float(w), float(h), color(fill)))
    return Scenes(int(width), int(height), color(background), frames)


class Cairo:
    """cairo draws and writes the PNG itself."""

    name = "cairo"

    def __init__(self, cairo, scenes):
        self.scenes = scenes
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scenes.width, scenes.height)
        self.context = cairo.Context(self.surface)

    def draw(self, rectangles):
        context = self.context
        context.set_source_rgb(*(channel / 255 for channel in self.scenes.background))
        context.paint()
        for x, y, w, h, (red, green, blue) in rectangles:
            context.set_source_rgb(red / 255, green / 255, blue / 255)
            context.rectangle(x, y, w, h)
            context.fill()
        self.surface.flush()

    def frame(self, rectangles, path):
        self.draw(rectangles)
        write_atomically(path, self.surface.write_to_png)


class Skia:
    """skia draws and encodes."""

    name = "skia"

    def __init__(self, skia, scenes):
        self.skia, self.scenes = skia, scenes
        self.surface = skia.Surface(scenes.width, scenes.height)

    def frame(self, rectangles, path):
        skia = self.skia
        with self.surface as canvas:
            canvas.clear(skia.Color(*self.scenes.background))
            for x, y, w, h, fill in rectangles:
                paint = skia.Paint(Color=skia.Color(*fill), AntiAlias=True)
                canvas.drawRect(skia.Rect.MakeXYWH(x, y, w, h), paint)
        data = self.surface.makeImageSnapshot().encodeToData(skia.kPNG, 100)
        write_bytes(path, bytes(data))


class Packed(Cairo):
    """cairo draws; the filter Up by numpy, and a quick deflate."""

    def __init__(self, name, compress, numpy, cairo, scenes):
        super().__init__(cairo, scenes)
        self.name, self.compress, self.numpy = name, compress, numpy
        self.rows = numpy.zeros((scenes.height, 1 + 3 * scenes.width), numpy.uint8)
        self.rows[:, 0] = 2

    def frame(self, rectangles, path):
        self.draw(rectangles)
        width, height = self.scenes.width, self.scenes.height
        pixels = self.numpy.frombuffer(self.surface.get_data(), self.numpy.uint8)
        pixels = pixels.reshape(height, -1, 4)[:, :width, 2::-1].reshape(height, -1)
        self.rows[0, 1:] = pixels[0]
        self.numpy.subtract(pixels[1:], pixels[:-1], out=self.rows[1:, 1:])
        header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        write_bytes(
            path,
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", header)
            + chunk(b"IDAT", self.compress(self.rows.tobytes()))
            + chunk(b"IEND", b""),
        )


def chunk(kind, data):
    checksum = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
