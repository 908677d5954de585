// The camera over the catacombs: it counts in tiles.
import { Camera as MapCamera } from "../../parts/camera.js";

const TILE = 100;
const middle = (place) => ({ x: place.x * TILE + 50, y: -place.y * TILE + 50 });

export class Camera extends MapCamera {
  // The corners of the board.
  hold(places) {
    const xs = places.map(({ x }) => x * TILE);
    const ys = places.map(({ y }) => -y * TILE);
    if (!xs.length) return;
    this.bounds = {
      left: Math.min(...xs),
      right: Math.max(...xs) + TILE,
      top: Math.min(...ys),
      bottom: Math.max(...ys) + TILE,
    };
  }

  open(place) {
    super.open(place && middle(place), 0.6, (width) => Math.max(0.72, Math.min(0.95, width / 780)));
  }

  centre(place) {
    if (place) super.centre(middle(place));
  }

  follow(places) {
    super.follow(places.map(middle));
  }
}
