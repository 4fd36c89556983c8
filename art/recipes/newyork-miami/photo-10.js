import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { manatee, pelicanGliding, roadster } from '../../things/keys-road.js'

const SEA = 21
/** A point of the sea (across, away, above it) seen from the air, in points of the field. */
const P = (X, Z, Y = 0) => [80 + (X * 62) / Z, SEA + ((1 - Y) * 62) / Z]
const road = (z) =>
  -0.36 + 1.02 * smooth(0.8, 4.4, z) - 2.2 * smooth(3.6, 9, z) + 2.4 * smooth(8, 16, z)
const oldRoad = (z) => road(z) - 0.62 - 0.1 * z

/** A strip that follows a line over the sea, between two distances from it and two heights. */
function strip(k, colour, line, [a, ya], [b, yb], near, far) {
  const out = []
  const back = []
  for (let z = near; z < far; z += 0.04 + z * 0.03) {
    out.push(P(line(z) + a, z, ya))
    back.unshift(P(line(z) + b, z, yb))
  }
  fill(k, colour, [...out, ...back])
}

/** Ground that lies on the sea: an oval with bays. */
function bank(k, colour, X, Z, rx, rz, seed) {
  const out = []
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36
    const r = 1 + 0.13 * Math.sin(a * 3 + seed) + 0.07 * Math.sin(a * 5 + seed * 2.3)
    out.push(P(X + rx * r * Math.cos(a), Math.max(0.55, Z + rz * r * Math.sin(a))))
  }
  fill(k, colour, out)
}

/** A key: shallows in steps, sand, and crowns with their light side left. */
function key(k, X, Z, rx, rz, seed) {
  bank(k, '#3cc4c8', X, Z, rx * 1.9, rz * 2, seed)
  bank(k, '#84e4d4', X, Z, rx * 1.45, rz * 1.5, seed + 1)
  bank(k, '#fff0cc', X, Z, rx * 1.1, rz * 1.1, seed + 2)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) * 2 - 1
      const [x, y] = P(
        X + rx * t * (0.84 - 0.1 * (2 - row)),
        Z + rz * (0.5 - row * 0.5) * (1 - t * t * 0.6),
      )
      const r = (rx * 62 * (0.17 + 0.05 * ((i * 5 + row * 3) % 4))) / Z
      path(
        k,
        '#1c6c64',
        `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}Z`,
      )
      path(
        k,
        '#4ca868',
        `M${x - r * 0.9} ${y - r * 0.3}C${x - r * 0.8} ${y - r * 1.35} ${x + r * 0.3} ${y - r * 1.3} ${x + r * 0.3} ${y - r * 0.75}C${x - r * 0.2} ${y - r * 0.8} ${x - r * 0.6} ${y - r * 0.6} ${x - r * 0.9} ${y - r * 0.3}Z`,
      )
    }
}

export default {
  alt: "La lunga strada sul mare che collega le isole Keys, dall'alto, fra banchi di sabbia e acqua turchese",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2c8cd4'],
          [0.6, '#7cc8ec'],
          [1, '#fff0d4'],
        ],
      },
      sun: [0.06, 0.06],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    field(s).draw(s.k, (k) => {
      // One tower of cloud over the islands.
      path(
        k,
        '#fffaf0',
        'M96 19C92 15 97 12 101 13C101 8 108 5 113 8C117 2 128 3 129 9C135 7 140 11 138 14C143 13 147 17 144 19Z',
      )
      path(
        k,
        '#c8dcf0',
        'M106 19C110 15 116 17 119 14C124 15 128 12 129 9C135 7 140 11 138 14C143 13 147 17 144 19Z',
      )
      path(
        k,
        '#fffaf0',
        'M14 17C12 14 17 12 20 13.600C22 10 29 10.400 30 14C34 13 37 15.400 35 17Z',
      )
      path(k, '#2474b8', 'M-4 21H168V96H-4Z')
      path(k, '#2c8cc4', 'M-4 24C30 23 60 26 90 24.600C120 23.600 150 26 168 25V96H-4Z')
      path(k, '#1c9cc4', 'M-4 33C30 29 56 36 92 32C124 29 150 34 168 32V96H-4Z')
      path(k, '#22b0c8', 'M-4 50C24 42 60 52 96 44C130 38 150 48 168 46V96H-4Z')
      path(k, '#34c0cc', 'M-4 78C16 66 50 74 76 66C110 56 140 66 168 60V96H-4Z')
      bank(k, '#1c94bc', -0.75, 1.5, 0.42, 0.16, 2)
      bank(k, '#5cd4d0', 0.72, 1.16, 0.62, 0.26, 1)
      bank(k, '#94e8d8', 0.78, 1.14, 0.42, 0.17, 4)
      bank(k, '#5cd4d0', -1.1, 2.6, 0.8, 0.4, 3)
      bank(k, '#a4ecdc', -1.15, 2.6, 0.5, 0.2, 5)
      bank(k, '#fff0cc', -1.2, 2.62, 0.26, 0.07, 6)
      key(k, 5.4, 12, 2.2, 0.9, 3)
      key(k, -6.4, 11, 2, 0.8, 1)
      key(k, road(8.6), 8.8, 1.5, 0.7, 5)
      key(k, 2.5, 5, 0.7, 0.42, 2)
      key(k, oldRoad(4.5), 4.5, 0.5, 0.3, 4)
      // The old railway bridge, with the span that was taken out.
      for (const [a, b] of points('0.66 2.3 2.8 7.6')) {
        strip(k, 'rgba(10,80,130,.4)', oldRoad, [0.08, 0], [0.16, 0], a, b)
        for (let z = b; z > a; z -= 0.05 + z * 0.05) {
          const [x, y] = P(oldRoad(z), z, 0.12)
          const [, foot] = P(oldRoad(z), z)
          const half = 1.5 / z
          path(k, '#946c6c', `M${x - half} ${y}h${half * 2}V${foot}h${-half * 2}Z`)
        }
        strip(k, '#7c5460', oldRoad, [0.05, 0.16], [0.05, 0.1], a, b)
        strip(k, '#c8987c', oldRoad, [-0.05, 0.16], [0.05, 0.16], a, b)
      }
      // The new one: shadow, piers, beam, deck, kerbs, line.
      strip(k, 'rgba(8,76,128,.42)', road, [0.1, 0], [0.42, 0], 0.55, 8.4)
      for (let z = 8.2; z > 0.7; z -= 0.1 + z * 0.07) {
        for (const d of [-0.12, 0.19]) {
          const [x, y] = P(road(z) + d, z, 0.14)
          const [, foot] = P(road(z) + d, z)
          const half = 1.9 / z
          path(k, '#e4d4c8', `M${x - half} ${y}h${half * 2}V${foot}h${-half * 2}Z`)
          path(k, '#8c8cac', `M${x} ${y}h${half}V${foot}h${-half}Z`)
          path(
            k,
            'rgba(240,255,255,.7)',
            `M${x - half * 1.7} ${foot}q${half * 1.7} ${half * 0.9} ${half * 3.4} 0q${-half * 1.7} ${-half * 0.5} ${-half * 3.4} 0Z`,
          )
        }
      }
      strip(k, '#7c7ca4', road, [0.2, 0.2], [0.2, 0.12], 0.5, 8.5)
      strip(k, '#fff4e0', road, [-0.2, 0.2], [0.2, 0.2], 0.5, 8.5)
      strip(k, '#70749c', road, [-0.172, 0.2], [0.172, 0.2], 0.5, 8.5)
      strip(k, '#5c6090', road, [-0.172, 0.2], [-0.13, 0.2], 0.5, 8.5)
      for (let z = 0.62; z < 9; z *= 1.16)
        strip(k, '#ffd04c', road, [-0.007, 0.2], [0.007, 0.2], z, z * 1.08)
      strip(k, '#d8c8c4', road, [-0.2, 0.235], [-0.2, 0.2], 0.5, 8.5)
      strip(k, '#fffaf0', road, [-0.2, 0.235], [-0.188, 0.235], 0.5, 8.5)
      strip(k, '#fff4e0', road, [0.2, 0.235], [0.2, 0.12], 0.5, 8.5)
      strip(k, '#a8a0bc', road, [0.2, 0.215], [0.2, 0.12], 0.5, 8.5)
      const [cx, cy] = P(road(1.08) + 0.088, 1.08, 0.2)
      at(k, cx, cy, 0.62, roadster)
      // Mother and calf in the shallows; a sail; the pelican and its shadow.
      at(k, 121, 77, 1.15, manatee)
      at(k, 131, 83, 0.62, manatee)
      stroke(
        k,
        'rgba(240,255,255,.75)',
        0.3,
        'M130.600 75.400q2 -1.600 3.600 0.400M137 82.400q1.400 -1 2.400 0.400M146 70q3 -1 6 0M96 86q3 -1 6 0M142 88q3 -1 5 0',
      )
      path(k, '#fffaf0', 'M145 33.600L145.200 24.600C148.600 27 150.400 30.600 151 33.600Z')
      path(k, '#c8d8ec', 'M144.400 33.600L144.400 26.400L141.400 33.600Z')
      path(k, '#d84c44', 'M140.600 34.400H152.400L150.600 36.400H142Z')
      path(k, 'rgba(12,90,130,.4)', 'M140.600 37H152L149 38.400H143Z')
      at(k, 118, 50, 0.94, pelicanGliding)
      at(k, 58, 10, 0.2, pelicanGliding)
      at(k, 68, 12.4, 0.2, pelicanGliding)
    })
    return finish(s)
  },
}
