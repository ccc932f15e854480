"""Draws the frames of a workload's scenes with cairo, and does nothing else.

usage: cairo_frames.py SCENES FOLDER
"""

import os
import sys

sys.dont_write_bytecode = True

import cairo
from drawing import Cairo, read_scenes

path, folder = sys.argv[1:]
scenes = read_scenes(path)
peer = Cairo(cairo, scenes)
os.makedirs(folder, exist_ok=True)
for index, commands in enumerate(scenes.frames):
    peer.frame(commands, f"{folder}/frame_{index:04}.png")
