// Who is in the film: the same five friends, from first light to night.
import { place } from './core/place.js'
import { jeep } from './things/africa.js'
import { longtail } from './things/asia-thailand-life.js'
import { traveller } from './things/people.js'
import { balloon } from './things/sky-things.js'

const FRIENDS = [31, 32, 34, 36, 38]

/** What was drawn since the last cut becomes a plane that moves by itself: `moves(t)` in parts of the picture. */
function actors(s, depth, moves) {
  s.cut(depth)
  Object.assign(s.cuts.at(-1), { moves })
}

const from =
  ([x0, y0], [x1, y1]) =>
  (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]

function stand(s, { at, y, size, up = [], ...look }) {
  for (const [i, x] of at.entries())
    place(
      s,
      traveller({ seed: FRIENDS[i], pack: i % 2 === 0, arms: up.includes(i) ? 'up' : 'down' }),
      {
        x,
        y: y + (i % 2) * 0.012,
        size: size * (i === 3 ? 0.92 : 1),
        rim: 0.7,
        ...look,
      },
    )
}

/** First light: a terrace of old brick, the balloon that they wait for comes up. */
export function terraceAtDawn(s) {
  place(s, balloon({ colours: ['#2f7d8a', '#f7ead0', '#e8a33d'] }), {
    x: 0.66,
    y: 0.78,
    size: 34,
    front: 0.6,
    rim: 0.7,
    shadow: false,
  })
  actors(s, 0.5, from([0, 0.1], [0.02, -0.26]))
  s.layer(
    (k) => {
      k.fillStyle = s.tone('#6f4436', 0.3)
      k.fillRect(-9, s.y(0.9), s.w + 18, s.h)
      k.fillStyle = s.tone('#a8704c', 0.5)
      k.fillRect(-9, s.y(0.885), s.w + 18, s.h * 0.02)
    },
    { lit: false },
  )
  stand(s, { at: [0.4, 0.47, 0.55, 0.62, 0.72], y: 0.905, size: 27, up: [2, 4], front: 0.34 })
  actors(s, 1)
}

/** Noon: they cross the lagoon to the island. */
export function boatAtNoon(s) {
  place(s, longtail({ people: 5, seed: 4 }), {
    x: 0.34,
    y: 0.84,
    size: 19,
    rim: 0.5,
    reflect: { power: 0.4, length: 0.14, wobble: 4 },
  })
  actors(s, 0.8, (t) => [-0.22 + 0.3 * t, 0.006 * Math.sin(t * 14)])
}

/** Evening in the city: along the quay, the skyline beside them. */
export function quayAtDusk(s) {
  s.layer(
    (k) => {
      k.fillStyle = s.tone('#3a3248', 0.25)
      k.fillRect(-9, s.y(0.9), s.w + 18, s.h)
      k.fillStyle = s.tone('#5a4a58', 0.5)
      k.fillRect(-9, s.y(0.885), s.w + 18, s.h * 0.018)
      for (let i = 0; i < 34; i++) {
        k.fillStyle = s.tone('#2a2438', 0.3)
        k.fillRect(s.x(i / 33) - s.u * 0.25, s.y(0.79), s.u * 0.5, s.h * 0.1)
      }
      k.fillRect(-9, s.y(0.785), s.w + 18, s.u * 0.9)
      k.fillRect(-9, s.y(0.835), s.w + 18, s.u * 0.4)
    },
    { lit: false },
  )
  actors(s, 0.9)
  stand(s, { at: [0.36, 0.43, 0.55], y: 0.93, size: 30, front: 0.3 })
  actors(s, 1)
  // The last two come along the railing to the others.
  for (const [i, x, way] of [
    [3, 0.61, 0.24],
    [4, 0.68, 0.3],
  ]) {
    place(s, traveller({ seed: FRIENDS[i], arms: 'down' }), {
      x,
      y: 0.935,
      size: i === 3 ? 27.6 : 30,
      front: 0.3,
      rim: 0.7,
    })
    actors(s, 1, (t) => {
      const left = (1 - Math.min(1, t / 0.7)) ** 1.5
      return [way * left, -0.005 * Math.abs(Math.sin(t * 18 + i)) * Math.min(1, left * 6)]
    })
  }
}

/** Sunset: the jeep stops for the elephants. */
export function jeepAtSunset(s) {
  place(s, jeep(), { x: 0.24, y: 0.95, size: 30, front: 0.3, rim: 0.9, shadow: false })
  actors(s, 0.95, (t) => {
    const left = (1 - Math.min(1, t / 0.55)) ** 2
    return [-0.3 * left, 0.004 * Math.sin(t * 40) * left]
  })
}

/** Night: away from the camp a few steps, under a sky that nobody sleeps through. */
export function campAtNight(s) {
  stand(s, {
    at: [0.2, 0.265, 0.34, 0.4, 0.72],
    y: 0.96,
    size: 29,
    up: [1, 4],
    front: 0.36,
    shadow: false,
  })
  actors(s, 0.95)
}
