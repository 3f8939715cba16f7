"""Put the rendered pieces together: compose.py FOLDER | ffmpeg ...

Writes raw RGB frames to standard output for ffmpeg, the poster as FOLDER/poster.png and the captions
as FOLDER/captions.vtt. Needs numpy and Pillow.
"""
import json
import os
import sys

import numpy as np
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = sys.argv[1]
# zand-50 of the site: a film has no transparency.
GROUND = np.array((0xFB, 0xF8, 0xF1), np.float32)
# Frames in which the rendered movement gives way to the finer picture of its end.
SETTLE = 5


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def picture(name):
    """A render on the ground colour, as floats."""
    data = np.asarray(Image.open(f"{FOLDER}/{name}.png").convert("RGBA"), np.float32)
    alpha = data[..., 3:] / 255
    return data[..., :3] * alpha + GROUND * (1 - alpha)


def still(name):
    """A render that stays in sight, without the last of its grain."""
    return calm(picture(name), contrast=10.0)


def changed(before, after):
    """Where two renders with the same noise differ, with a soft rim: outside it the plate stays untouched."""
    # The shadow of a part is wide and faint, so the difference is looked at softened.
    difference = np.abs(after - before).max(axis=2)
    grain = Image.fromarray(np.clip(difference * 4, 0, 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(3))
    soft = np.asarray(grain.filter(ImageFilter.GaussianBlur(2)), np.float32) / 4
    return rim(smooth((soft - 1.2) / 4))[..., None]


def rim(mask, width=6):
    """Fades a mask out towards the edge of its region."""
    height, wide = mask.shape
    y, x = np.arange(height), np.arange(wide)
    edge = np.minimum.outer(np.minimum(y, height - 1 - y), np.minimum(x, wide - 1 - x))
    return mask * np.clip(edge / width, 0, 1)


def calm(image, reach=2, contrast=20.0):
    """Takes the grain out of a movement's frame and leaves edges (a bilateral filter)."""
    height, width = image.shape[:2]
    wide = np.pad(image, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    total, weights = np.zeros_like(image), np.zeros((height, width, 1), np.float32)
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            near = wide[dy:dy + height, dx:dx + width]
            alike = np.exp(-((near - image) ** 2).sum(axis=2, keepdims=True) / (3 * contrast ** 2))
            total += near * alike
            weights += alike
    return total / weights


class Clip:
    """One movement: its frames and masks, cut to its region."""

    def __init__(self, data, region, fps, scale):
        self.start = round(data["start"] * fps)
        self.count = round(data["seconds"] * fps)
        self.fade = data["fade"]
        self.region = [v // scale for v in region]
        name = data["name"]
        there = [i for i in range(self.count + 1) if os.path.exists(f"{FOLDER}/{name}-{i:02}.png")]
        # With half of the frames rendered there is a film to look at already.
        frames = [picture(f"{name}-{max(j for j in there if j <= i):02}") for i in range(self.count + 1)]
        self.frames = frames[1:]
        self.masks = [changed(frames[0], frame) for frame in self.frames]
        self.frames = [calm(frame) for frame in self.frames]
        self.end = still(f"{name}-end")

    def window(self, image):
        left, top, *_ = self.region
        height, width = self.end.shape[:2]
        return image[top:top + height, left:left + width]

    def draw(self, image, frame):
        """Draw this moment of the movement on a frame; afterwards its end."""
        i = frame - self.start
        if i < 0:
            return
        part = self.window(image)
        if i < self.count:
            there = min(1, (i + 1) / self.fade) if self.fade else 1
            part += (self.frames[i] - part) * self.masks[i] * there
        else:
            settled = min(1, (i - self.count + 1) / SETTLE)
            seen = self.frames[-1] + (self.end - self.frames[-1]) * settled
            part += (seen - part) * self.masks[-1]


class Marker:
    """The label's marker: one picture per grade, shifted along the board."""

    def __init__(self, region, step, climbs, fps, scale):
        self.region, self.step, self.fps = [v // scale for v in region], step / scale, fps
        self.climbs = climbs
        bare = still("marker-none")
        self.seen = {g: still(f"marker-{g}") for g in "FEDCBA"}
        self.masks = {g: changed(bare, seen) for g, seen in self.seen.items()}

    def draw(self, image, frame):
        """Draw the marker where it is at this moment."""
        height, time = 0.0, frame / self.fps
        for climb in self.climbs:
            a, b = ("FEDCBA".index(climb[k]) for k in ("from", "to"))
            if time >= climb["start"]:
                height = a + (b - a) * float(smooth((time - climb["start"]) / climb["seconds"]))
        grade = "FEDCBA"[round(height)]
        whole, rest = divmod(height * self.step, 1)
        whole = int(whole)
        # A shift by less than a pixel is a mix of the two whole ones beside it.
        here, above = (self.on(image, grade, shift) for shift in (whole, whole + 1))
        image[:] = here * (1 - rest) + above * rest

    def on(self, image, grade, shift):
        """A copy of the frame with the marker drawn `shift` pixels up."""
        left, top, *_ = self.region
        copy = image.copy()
        height, width = self.seen[grade].shape[:2]
        part = copy[top - shift:top - shift + height, left:left + width]
        part += (self.seen[grade] - part) * self.masks[grade]
        return copy


def main():
    with open(os.path.join(HERE, "steps.json")) as file:
        steps = json.load(file)
    with open(f"{FOLDER}/regions.json") as file:
        made = json.load(file)
    first, last, fps = still("first"), still("last"), steps["fps"]
    scale = 1280 // first.shape[1]
    clips = [Clip(c, made["regions"][c["name"]], fps, scale) for c in steps["clips"]]
    marker = Marker(made["regions"]["marker"], made["step"], steps["climbs"], fps, scale)
    finale = steps["finale"]
    height, width = first.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    # The green comes out of the house.
    away = np.hypot((x / width - .36) * 1.1, (y / height - .62) * .62)[..., None]
    poster = None
    for frame in range(round(steps["seconds"] * fps)):
        image = first.copy()
        for clip in clips:
            clip.draw(image, frame)
        t = (frame / fps - finale["start"]) / finale["seconds"]
        if t > 0:
            reach = smooth((smooth(t) * 1.05 - away) / .3)
            image += (last - image) * reach
        marker.draw(image, frame)
        out = np.clip(image + .5, 0, 255).astype(np.uint8)
        sys.stdout.buffer.write(out.tobytes())
        poster = out
    Image.fromarray(poster).save(f"{FOLDER}/poster.png")
    captions(steps["captions"])


def captions(lines):
    def clock(seconds):
        return f"00:00:{seconds:06.3f}"
    with open(f"{FOLDER}/captions.vtt", "w", encoding="utf-8") as file:
        file.write("WEBVTT\n")
        for line in lines:
            file.write(f"\n{clock(line['from'])} --> {clock(line['to'])}\n{line['text']}\n")


main()
