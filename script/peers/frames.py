"""Measures frames: time beside peers, bytes beside libpng, memory, two workers beside one."""

import collections
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import time

from drawing import (
    Blend2D,
    Cairo,
    Packed,
    Packing,
    Skia,
    read_scenes,
    write_atomically,
    write_bytes,
)
from program import imported, ours, peak_memory


def frame_peers(scenes, modules):
    cairo, skia, numpy = modules["cairo"], modules["skia"], modules["numpy"]
    peers = []
    if cairo:
        peers.append(Cairo(cairo, scenes))
    if skia:
        peers.append(Skia(skia, scenes))
    if cairo and numpy:
        if modules["isal"]:
            from isal import isal_zlib

            compress = lambda data: isal_zlib.compress(data, 1)
            peers.append(Packed("Up + ISA-L 1", compress, numpy, cairo, scenes))
            add_blend2d(peers, compress, scenes, modules)
        if modules["zlib_ng"]:
            from zlib_ng import zlib_ng

            compress = lambda data: zlib_ng.compress(data, 2)
            peers.append(Packed("Up + zlib-ng 2", compress, numpy, cairo, scenes))
    return peers


def add_blend2d(peers, compress, scenes, modules):
    """With the writer of Pillow, as people use it, and with the quickest there is."""
    blend2d, pillow = modules["blend2d"], modules["PIL"]
    if not blend2d or any(c.kind == "image" for c in scenes.frames[0]):
        return
    packing = Packing(compress, modules["numpy"], scenes)
    quick = lambda path, pixels: write_bytes(path, packing.png(pixels))
    if pillow:
        from PIL import Image

        usual = lambda path, pixels: write_atomically(
            path, lambda temporary: Image.fromarray(pixels.copy()).save(temporary, "png")
        )
        peers.append(Blend2D("blend2d + Pillow", blend2d, usual, scenes))
    peers.append(Blend2D("blend2d + ISA-L 1", blend2d, quick, scenes))


def time_peer(peer, folder, least_seconds):
    """Microseconds a frame, over all frames or as many as fit the time."""
    start, count = time.perf_counter(), 0
    for index, rectangles in enumerate(peer.scenes.frames):
        peer.frame(rectangles, f"{folder}/{peer.name[:2]}_{index:04}.png")
        count += 1
        if time.perf_counter() - start > least_seconds:
            break
    return (time.perf_counter() - start) / count * 1e6


def largest_difference(ours_folder, scenes, modules):
    """Of a channel, between what both show in some frames."""
    cairo, numpy = modules["cairo"], modules["numpy"]
    if not (cairo and numpy):
        return None
    largest = 0
    peer = Cairo(cairo, scenes)
    for index in {0, len(scenes.frames) // 2, len(scenes.frames) - 1}:
        peer.draw(scenes.frames[index])
        shown = cairo.ImageSurface(cairo.FORMAT_RGB24, scenes.width, scenes.height)
        context = cairo.Context(shown)
        context.set_source_surface(
            cairo.ImageSurface.create_from_png(f"{ours_folder}/frame_{index:04}.png")
        )
        context.paint()
        shown.flush()
        a, b = (
            numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(-1, 4)[:, :3].astype(int)
            for surface in (peer.surface, shown)
        )
        largest = max(largest, int(abs(a - b).max()))
    return largest


WORKLOADS = "abcdefghi"


def measure(options, folder, cores):
    modules = {
        name: imported(name, package)
        for name, package in [
            ("cairo", "pycairo"),
            ("skia", "skia-python"),
            ("numpy", "numpy"),
            ("isal", "isal"),
            ("zlib_ng", "zlib-ng"),
            ("blend2d", "blend2d-py"),
            ("PIL", "pillow"),
        ]
    }
    print_times([times(name, options, folder, modules) for name in WORKLOADS])
    print_bytes(options, folder, modules)
    print_memory(options, folder)
    if cores and modules["cairo"]:
        print_whole_commands(options, folder, cores)
    if cores and len(cores) > 1:
        print_two_workers(options, folder, cores)


def times(name, options, folder, modules):
    scenes = read_scenes(f"{folder}/workloads/{name}.scenes")
    samples = collections.defaultdict(list)
    for _ in range(options.rounds):
        arguments = ["render", "--only", name, "--rounds", "5", "-o", folder]
        for result in ours(options.binary, arguments):
            samples[result["subject"]].append(result["microseconds"]["frame"])
        for peer in frame_peers(scenes, modules):
            samples[peer.name].append(time_peer(peer, folder, 2))
    medians = {key: statistics.median(values) for key, values in samples.items()}
    return name, medians, largest_difference(f"{folder}/{name}-scenes", scenes, modules)


def print_times(rows):
    peers = [key for key in rows[0][1] if key not in ("scenes", "timeline")]
    print("\nFrames to PNG files, from scenes (from a timeline, reading included): microseconds a")
    print("frame, then how many times longer others take.\n")
    print("| | layoutanim, µs | " + " | ".join(peers) + " | largest difference |")
    print("| --- | --- |" + " --- |" * (len(peers) + 1))
    for name, medians, difference in rows:
        cells = [
            f"{times_longer(medians[p] / medians['scenes'])} "
            f"({times_longer(medians[p] / medians['timeline'])})"
            if p in medians
            else "–"
            for p in peers
        ]
        own = f"{medians['scenes']:.0f} ({medians['timeline']:.0f})"
        print(f"| {name} | {own} | " + " | ".join(cells) + f" | {difference} of 255 |", flush=True)


def times_longer(ratio):
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.1f}"


def print_bytes(options, folder, modules):
    """cairo writes RGB through libpng at its defaults: level 6, the filter chosen row by row."""
    if not modules["cairo"]:
        return
    print("\nBytes of every fifth frame, and how many times those of cairo's file, which is RGB from")
    print("libpng at level 6: ours as RGB, and ours as it is by itself.\n")
    print("| | RGB | of cairo's | by itself | of cairo's |\n| --- | --- | --- | --- | --- |")
    for name in WORKLOADS:
        cells = []
        theirs = cairo_bytes(name, folder, modules)
        for color_type in ("rgb", "automatic"):
            arguments = ["render", "--only", name, "--rounds", "1", "-o", folder]
            ours(options.binary, arguments + ["--color-type", color_type])
            names = [f"{folder}/{name}-scenes/frame_{frame:04}.png" for frame in theirs]
            count = sum(map(os.path.getsize, names))
            cells += [f"{count}", f"{count / sum(theirs.values()):.3f}"]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def cairo_bytes(name, folder, modules):
    scenes = read_scenes(f"{folder}/workloads/{name}.scenes")
    peer, path, counts = Cairo(modules["cairo"], scenes), f"{folder}/cairo.png", {}
    for frame in range(0, len(scenes.frames), 5):
        peer.frame(scenes.frames[frame], path)
        counts[frame] = os.path.getsize(path)
    return counts


def print_memory(options, folder):
    print("\nPeak memory of `render` with one worker, MB.\n")
    print("| | by runs | --encoder libpng |\n| --- | --- | --- |")
    for name in WORKLOADS:
        render = [options.binary, "render", f"{folder}/workloads/{name}.json", "-j", "1", "-q"]
        peaks = [
            peak_memory(render + ["-o", f"{folder}/{name}-memory"] + more) / 1e6
            for more in ([], ["--encoder", "libpng", "--frames", "0-3"])
        ]
        print(f"| {name} | {peaks[0]:.1f} | {peaks[1]:.1f} |", flush=True)


def print_whole_commands(options, folder, cores):
    """From the start of a process to its end, with all processors, as somebody runs it."""
    os.sched_setaffinity(0, cores)
    print(f"\nWhole commands with {len(cores)} processors: `render`, and a program that only draws")
    print("and writes the same frames with cairo; seconds.\n")
    print("| | layoutanim | cairo | times |\n| --- | --- | --- | --- |")
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cairo_frames.py")
    for name in WORKLOADS:
        workload = f"{folder}/workloads/{name}"
        render = [options.binary, "render", f"{workload}.json", "-q", "-o", f"{folder}/repeated"]
        theirs = [sys.executable, program, f"{workload}.scenes", f"{folder}/repeated"]
        pairs = [[seconds(c, folder) for c in (render, theirs)] for _ in range(options.rounds)]
        own, cairo = (statistics.median(times) for times in zip(*pairs))
        times = statistics.median(cairo / own for own, cairo in pairs)
        print(f"| {name} | {own:.3f} | {cairo:.2f} | {times_longer(times)} |", flush=True)
    os.sched_setaffinity(0, {max(cores)})


def print_two_workers(options, folder, cores):
    """There and back, as often as takes one worker two seconds; in pairs, as others use the cores."""
    os.sched_setaffinity(0, cores)
    print("\nTwo workers: how many times as fast as one, `render` from start to end.\n")
    print("| | frames | one, s | two, s | times |\n| --- | --- | --- | --- | --- |")
    path = f"{folder}/repeated.json"
    for name, repeats in [("c", 24), ("d", 6), ("e", 48)]:
        workload = f"{folder}/workloads/{name}.json"
        render = [options.binary, "render", path, "-q", "-o", f"{folder}/repeated", "-j"]
        repeat(workload, repeats, path)
        short = seconds(render + ["1"], folder)
        frame_count = repeat(workload, math.ceil(repeats * 2 / short), path)
        pairs = [[seconds(render + [j], folder) for j in ("1", "2")] for _ in range(options.rounds)]
        one, two = (statistics.median(times) for times in zip(*pairs))
        times = statistics.median(one / two for one, two in pairs)
        print(f"| {name} | {frame_count} | {one:.2f} | {two:.2f} | {times:.2f} |", flush=True)


def repeat(path, repeats, result):
    """Writes a timeline of one animation again as one of so many, every second one back."""
    with open(path) as file:
        timeline = json.load(file)
    there = timeline["keyframes"][0]
    starts = {view["id"]: view["frame"] for view in timeline["views"]}
    changed = [change["view"] for change in there["changes"]]
    back = dict(there, changes=[{"view": view, "frame": starts[view]} for view in changed])
    timeline["keyframes"] = [
        dict((there, back)[index % 2], time=index) for index in range(repeats)
    ]
    with open(result, "w") as file:
        json.dump(timeline, file)
    return timeline["framesPerSecond"] * repeats + 1


def seconds(command, folder):
    shutil.rmtree(f"{folder}/repeated", ignore_errors=True)
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start
