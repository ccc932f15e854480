// Earlier moments over a picture: where the views that move were, and the ways of the centres of those
// that are animated themselves.

const earlierMoments = 8;
/** More views than that are drawn without their ways and outlines. */
const mostMovers = 40;

class Onion {
  constructor(movie) {
    this.movie = movie;
  }

  /** The elements for a frame, below the marks of the overlay. */
  parts(frame, zoom) {
    const moments = this.moments(frame);
    if (moments.length === 0) return [];
    const movers = this.movers(moments, frame).slice(0, mostMovers);
    const ghosts = movers.flatMap((view) => moments.map((moment) => this.ghost(view, moment)));
    const animated = this.movie.motion?.map(({ view }) => view);
    const ways = movers.filter((view) => animated?.includes(view) ?? true);
    return [...ghosts, ...ways.flatMap((view) => this.way(view, moments, frame, zoom))];
  }

  /** Frames at equal distances from the first to the one before the frame, each once. */
  moments(frame) {
    const all = Array.from({ length: earlierMoments }, (_, index) =>
      Math.floor(frame * index / earlierMoments));
    return [...new Set(all)].filter((moment) => moment < frame);
  }

  /** Views that are seen and were elsewhere, or of another size, in one of the moments. */
  movers(moments, frame) {
    return [...this.movie.views.keys()].filter((view) => {
      if (view === 0 || !this.movie.tracks[view]) return false;
      const now = this.movie.quad(view, frame);
      return moments.some((moment) => {
        const then = this.movie.isSeen(view, moment) ? this.movie.quad(view, moment) : null;
        return then !== null && (now === null || then.some((value, index) => value !== now[index]));
      });
    });
  }

  ghost(view, moment) {
    if (!this.movie.isSeen(view, moment)) return null;
    const corners = this.movie.quad(view, moment);
    return draw("path", {
      class: "outline ghost",
      d: `M${corners.slice(0, 2)}L${corners.slice(2, 4)}L${corners.slice(4, 6)}L${corners.slice(6)}Z`,
    });
  }

  way(view, moments, frame, zoom) {
    const places = Array.from({ length: frame + 1 }, (_, other) => this.center(view, other));
    const seen = places.filter((place, index) =>
      place !== null && (index === 0 || String(place) !== String(places[index - 1])));
    if (seen.length < 2) return [];
    const dots = [...moments, frame].map((moment) => places[moment]).filter((place) => place !== null);
    return [
      draw("path", { class: "way halo", d: `M${seen.join("L")}` }),
      draw("path", { class: "way", d: `M${seen.join("L")}` }),
      ...dots.map(([x, y]) => draw("circle", { class: "way dot", cx: x, cy: y, r: 2.5 / zoom })),
    ];
  }

  center(view, frame) {
    const quad = this.movie.quad(view, frame);
    if (quad === null) return null;
    return [(quad[0] + quad[4]) / 2, (quad[1] + quad[5]) / 2];
  }
}
