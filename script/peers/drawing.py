"""Programs that draw shapes and write PNG files."""

import collections
import math
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


Scenes = collections.namedtuple("Scenes", "width height outlines frames")
# `matrix` is (a, b, c, d, tx, ty), `rect` (x, y, width, height), `color` (red, green, blue, alpha),
# `file` the path of an image.
Command = collections.namedtuple("Command", "kind matrix rect radius width outline color file")

IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
# How many numbers follow a word: of a matrix, a rectangle, a radius and a width.
COUNTS = {
    "fill": (0, 4, 0, 0),
    "rounded": (6, 4, 1, 0),
    "border": (6, 4, 1, 1),
    "shadow": (6, 4, 1, 1),
    "clip": (6, 4, 1, 0),
    "path": (6, 0, 0, 1),
    "image": (6, 0, 0, 0),
    "end": (0, 0, 0, 0),
}


def color(text):
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5, 7))


def read_command(words, folder):
    kind, rest = words[0], words[1:]
    paint = color(rest.pop()) if rest and rest[-1][0] == "#" else None
    file = os.path.join(folder, rest.pop()) if kind == "image" else None
    parts = []
    for count in COUNTS[kind]:
        parts.append(tuple(float(word) for word in rest[:count]))
        rest = rest[count:]
    matrix, rect, radius, width = parts
    number = width[0] if width else 0
    return Command(
        kind, matrix or IDENTITY, rect, radius[0] if radius else 0, number, int(number), paint, file
    )


def read_outline(words):
    """Pairs of a letter (M, L, C or Z) and its numbers."""
    parts = []
    for word in words:
        if word in "MLCZ":
            parts.append((word, []))
        else:
            parts[-1][1].append(float(word))
    return parts


def read_scenes(path):
    """What `layoutanim bench --export` writes (Sources/Benchmarks/Report/SceneText.swift)."""
    outlines, frames = {}, []
    with open(path) as file:
        _, width, height, _ = file.readline().split()
        for line in file:
            words = line.split()
            if words[0] == "outline":
                outlines[int(words[1])] = read_outline(words[2:])
            elif words[0] == "frame":
                frames.append([])
            else:
                frames[-1].append(read_command(words, os.path.dirname(path)))
    return Scenes(int(width), int(height), outlines, frames)


def inset(rect, radius, width):
    x, y, w, h = rect
    return (x + width, y + width, w - 2 * width, h - 2 * width), max(0, radius - width)


class Cairo:
    """cairo draws and writes the PNG itself. It has no blur: where a shadow is, it only fills the
    shape that casts it, which is less work."""

    name = "cairo"

    def __init__(self, cairo, scenes):
        self.cairo, self.scenes = cairo, scenes
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scenes.width, scenes.height)
        self.context = cairo.Context(self.surface)
        self.paths = {}
        files = {c.file for frame in scenes.frames for c in frame if c.file}
        self.images = {file: cairo.ImageSurface.create_from_png(file) for file in files}

    def draw(self, commands):
        context = self.context
        for command in commands:
            if command.kind == "end":
                context.restore()
                continue
            if command.kind == "image":
                self.draw_image(command)
                continue
            if command.kind == "clip":
                context.save()
            context.set_matrix(self.cairo.Matrix(*command.matrix))
            self.add_path(command)
            context.identity_matrix()
            if command.kind == "clip":
                context.clip()
                continue
            context.set_source_rgba(*(channel / 255 for channel in command.color))
            context.fill()
        self.surface.flush()

    def draw_image(self, command):
        context = self.context
        context.set_matrix(self.cairo.Matrix(*command.matrix))
        context.set_source_surface(self.images[command.file], 0, 0)
        context.paint()
        context.identity_matrix()

    def add_path(self, command):
        self.context.set_fill_rule(
            self.cairo.FILL_RULE_EVEN_ODD
            if command.kind == "border"
            else self.cairo.FILL_RULE_WINDING
        )
        if command.kind == "path":
            self.add_outline(command.outline)
            return
        self.add_rounded(command.rect, command.radius)
        if command.kind == "border":
            rect, radius = inset(command.rect, command.radius, command.width)
            self.add_rounded(rect, radius)

    def add_outline(self, index):
        context = self.context
        if index in self.paths:
            context.append_path(self.paths[index])
            return
        for letter, numbers in self.scenes.outlines[index]:
            add = {
                "M": context.move_to,
                "L": context.line_to,
                "C": context.curve_to,
                "Z": context.close_path,
            }
            add[letter](*numbers)
        self.paths[index] = context.copy_path()

    def add_rounded(self, rect, radius):
        context = self.context
        x, y, w, h = rect
        if not radius:
            context.rectangle(x, y, w, h)
            return
        quarter = math.pi / 2
        context.new_sub_path()
        context.arc(x + w - radius, y + radius, radius, -quarter, 0)
        context.arc(x + w - radius, y + h - radius, radius, 0, quarter)
        context.arc(x + radius, y + h - radius, radius, quarter, 2 * quarter)
        context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
        context.close_path()

    def frame(self, commands, path):
        self.draw(commands)
        write_atomically(path, self.surface.write_to_png)


class Skia:
    """skia draws, blurs and encodes."""

    name = "skia"

    def __init__(self, skia, scenes):
        self.skia, self.scenes = skia, scenes
        self.surface = skia.Surface(scenes.width, scenes.height)
        self.paths = {index: self.path(parts) for index, parts in scenes.outlines.items()}
        files = {c.file for frame in scenes.frames for c in frame if c.file}
        self.images = {file: skia.Image.open(file) for file in files}
        self.sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)

    def path(self, parts):
        path = self.skia.Path()
        for letter, numbers in parts:
            add = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}
            add[letter](*numbers)
        return path

    def rounded(self, rect, radius):
        return self.skia.RRect.MakeRectXY(self.skia.Rect.MakeXYWH(*rect), radius, radius)

    def draw(self, canvas, command):
        skia = self.skia
        if command.kind == "end":
            canvas.restore()
            return
        canvas.save()
        a, b, c, d, tx, ty = command.matrix
        canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))
        if command.kind == "clip":
            canvas.clipRRect(self.rounded(command.rect, command.radius), doAntiAlias=True)
            # A clip is kept, and the matrix with it is not used again.
            canvas.setMatrix(skia.Matrix())
            return
        if command.kind == "image":
            canvas.drawImage(self.images[command.file], 0, 0, self.sampling)
            canvas.restore()
            return
        red, green, blue, alpha = command.color
        paint = skia.Paint(Color=skia.Color(red, green, blue, alpha), AntiAlias=True)
        if command.kind == "fill":
            canvas.drawRect(skia.Rect.MakeXYWH(*command.rect), paint)
        elif command.kind == "path":
            canvas.drawPath(self.paths[command.outline], paint)
        elif command.kind == "border":
            inner = self.rounded(*inset(command.rect, command.radius, command.width))
            canvas.drawDRRect(self.rounded(command.rect, command.radius), inner, paint)
        else:
            if command.kind == "shadow":
                # The matrix scales the blur, and the exported one is in pixels.
                sigma = command.width / math.sqrt(abs(a * d - b * c))
                paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
            canvas.drawRRect(self.rounded(command.rect, command.radius), paint)
        canvas.restore()

    def frame(self, commands, path):
        with self.surface as canvas:
            for command in commands:
                self.draw(canvas, command)
        data = self.surface.makeImageSnapshot().encodeToData(self.skia.kPNG, 100)
        write_bytes(path, bytes(data))


class Flattened:
    """Points of paths in pixels, for a program that has neither curves nor matrices."""

    @staticmethod
    def moved(matrix, points):
        a, b, c, d, tx, ty = matrix
        return [(a * x + c * y + tx, b * x + d * y + ty) for x, y in points]

    @staticmethod
    def rounded(rect, radius):
        x, y, w, h = rect
        if not radius:
            return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        centers = [(x + w - radius, y + radius, -90), (x + w - radius, y + h - radius, 0)]
        centers += [(x + radius, y + h - radius, 90), (x + radius, y + radius, 180)]
        count = max(2, math.ceil(math.sqrt(8 * radius)))
        return [
            (cx + radius * math.cos(angle), cy + radius * math.sin(angle))
            for cx, cy, start in centers
            for angle in (math.radians(start + 90 * step / count) for step in range(count + 1))
        ]


class Blend2D:
    """Blend2D draws. Its Python module has no clips, no curves, no blur and no images: it draws what is
    clipped as if it was not, the shapes that cast shadows, and no photograph. It writes no files either:
    `write` does that with rows of RGB."""

    def __init__(self, name, blend2d, write, scenes):
        self.name, self.blend2d, self.write, self.scenes = name, blend2d, write, scenes
        self.image = blend2d.Image(scenes.width, scenes.height)

    def path(self, command):
        path = self.blend2d.Path()
        if command.kind == "path":
            parts = self.scenes.outlines[command.outline]
            for letter, numbers in parts:
                if letter == "Z":
                    path.close()
                else:
                    (point,) = Flattened.moved(command.matrix, [numbers])
                    (path.move_to if letter == "M" else path.line_to)(*point)
            return path
        points = Flattened.moved(command.matrix, Flattened.rounded(command.rect, command.radius))
        path.move_to(*points[0])
        for point in points[1:]:
            path.line_to(*point)
        path.close()
        return path

    def frame(self, commands, path):
        context = self.blend2d.Context(self.image)
        for command in commands:
            if not command.color:
                continue
            context.set_fill_style_rgba(*command.color)
            if command.kind == "fill":
                context.fill_rect(*command.rect)
            else:
                context.fill_path(self.path(command))
        context.end()
        self.write(path, self.image.asarray()[:, :, 2::-1])


class Packing:
    """PNG files of RGB with the filter Up by numpy, and a quick deflate."""

    def __init__(self, compress, numpy, scenes):
        self.compress, self.numpy, self.scenes = compress, numpy, scenes
        self.rows = numpy.zeros((scenes.height, 1 + 3 * scenes.width), numpy.uint8)
        self.rows[:, 0] = 2

    def png(self, pixels):
        pixels = pixels.reshape(self.scenes.height, -1)
        self.rows[0, 1:] = pixels[0]
        self.numpy.subtract(pixels[1:], pixels[:-1], out=self.rows[1:, 1:])
        header = struct.pack(">IIBBBBB", self.scenes.width, self.scenes.height, 8, 2, 0, 0, 0)
        return (
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", header)
            + chunk(b"IDAT", self.compress(self.rows.tobytes()))
            + chunk(b"IEND", b"")
        )


class Packed(Cairo):
    """cairo draws; the filter Up by numpy, and a quick deflate."""

    def __init__(self, name, compress, numpy, cairo, scenes):
        super().__init__(cairo, scenes)
        self.name, self.numpy = name, numpy
        self.packing = Packing(compress, numpy, scenes)

    def frame(self, commands, path):
        self.draw(commands)
        width, height = self.scenes.width, self.scenes.height
        pixels = self.numpy.frombuffer(self.surface.get_data(), self.numpy.uint8)
        pixels = pixels.reshape(height, -1, 4)[:, :width, 2::-1]
        write_bytes(path, self.packing.png(pixels))


def chunk(kind, data):
    checksum = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
