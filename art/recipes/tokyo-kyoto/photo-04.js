import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { maiko } from '../../things/maiko.js'

const [CENTRE, EYE, REACH] = [88, 57, 62]
/** The lane in metres: x across, y up, z away; the eye is 1.6 m above the stones. */
const P = (x, y, z) => [CENTRE + (x * REACH) / z, EYE - ((y - 1.6) * REACH) / z]
const sheet = (k, colour, corners) =>
  fill(
    k,
    colour,
    corners.map((c) => P(...c)),
  )

/** One merchant's house along the lane: lattice and paper below, a tiled eave, plaster and a roof above. */
function house(k, side, z0, z1, { high, tint, seed }) {
  const r = random(seed)
  const wall = side * 3
  const dark = side < 0
  const wood = dark ? '#2f2140' : '#4a3044'
  const plaster = dark ? ['#5a4468', '#6a5068'][tint] : ['#a97a70', '#94687a'][tint]
  const across = (x, a, b, ya, yb, colour) =>
    sheet(k, colour, [
      [x, ya, a],
      [x, ya, b],
      [x, yb, b],
      [x, yb, a],
    ])
  across(wall, z0, z1, 0, high, plaster)
  across(wall, z0, z1, 0, 2.7, wood)
  // Paper screens glow behind the lattice.
  const n = Math.max(2, Math.round((z1 - z0) * 0.9))
  for (let i = 0; i < n; i++) {
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.12)) / n, z0 + ((z1 - z0) * (i + 0.88)) / n]
    if (r() < 0.86) across(wall, a, b, 0.55, 2.35, r() < 0.5 ? '#ffc46c' : '#ffd88e')
    for (let j = 1; j < 6; j++) {
      const c = a + ((b - a) * j) / 6
      across(wall, c, c + (b - a) * 0.05, 0.5, 2.4, '#3a2438')
    }
    across(wall, a, b, 1.35, 1.45, '#3a2438')
    if (i % 2 === 0) across(wall, a, b, 3.5, high - 0.5, r() < 0.6 ? '#f2a860' : '#3f3058')
    if (i % 2 === 0)
      for (let j = 1; j < 5; j++) {
        const c = a + ((b - a) * j) / 5
        across(wall, c, c + (b - a) * 0.07, 3.45, high - 0.45, '#3a2a44')
      }
  }
  // Eaves seen from below: the dark boards, the rim of slate with the round ends of its tiles.
  const eave = (y, out) => {
    const edge = side * (3 - out)
    sheet(k, 'rgba(24,14,44,.38)', [
      [wall, y, z0],
      [wall, y, z1],
      [wall, y - 0.5, z1],
      [wall, y - 0.5, z0],
    ])
    sheet(k, dark ? '#1e1a38' : '#33264a', [
      [wall, y + 0.25, z0],
      [wall, y + 0.25, z1],
      [edge, y, z1],
      [edge, y, z0],
    ])
    sheet(k, dark ? '#3c3f74' : '#6a6090', [
      [edge, y - 0.04, z0],
      [edge, y - 0.04, z1],
      [edge, y + 0.22, z1],
      [edge, y + 0.22, z0],
    ])
    for (let z = z0 + 0.12; z < z1; z += 0.32) {
      const [x, row] = P(edge, y + 0.07, z)
      const q = (0.065 * REACH) / z
      path(k, dark ? '#5a5e98' : '#8f84ac', `M${x} ${row - q}a${q * 0.8} ${q} 0 1 0 0.010 0Z`)
    }
  }
  eave(2.75, 0.8)
  eave(high, 0.7)
}

/** A paper lantern under the eave. */
function lantern(k, x, y, z) {
  const [px, py] = P(x, y, z)
  const q = REACH / z / 6
  stroke(k, '#2a1c38', 0.16 * q, `M${px} ${py - 3.4 * q}V${py - 2 * q}`)
  path(
    k,
    '#ffcf7c',
    `M${px - 1.2 * q} ${py - 1.9 * q}C${px - 2.2 * q} ${py - q} ${px - 2.2 * q} ${py + q} ${px - 1.2 * q} ${py + 1.9 * q}H${px + 1.2 * q}C${px + 2.2 * q} ${py + q} ${px + 2.2 * q} ${py - q} ${px + 1.2 * q} ${py - 1.9 * q}Z`,
  )
  path(k, '#e2583c', `M${px - 1.9 * q} ${py - 0.5 * q}h${3.8 * q}v${q}h${-3.8 * q}Z`)
  path(
    k,
    '#2a1c38',
    `M${px - 1.3 * q} ${py - 2.3 * q}h${2.6 * q}v${0.5 * q}h${-2.6 * q}ZM${px - 1.3 * q} ${py + 1.8 * q}h${2.6 * q}v${0.5 * q}h${-2.6 * q}Z`,
  )
}

/** The pagoda of Yasaka: five roofs, each a little smaller, and its long finial; light from the right. Foot at 0, 0; 46 high. */
function pagoda(k) {
  for (let i = 0; i < 5; i++) {
    const [y, wide] = [-i * 7.2, 9.6 - i * 0.85]
    path(k, '#6a3f4c', `M${-wide * 0.52} ${y}v-5.500h${wide * 1.04}v5.500Z`)
    path(k, '#a0604c', `M${wide * 0.12} ${y}v-5.500h${wide * 0.4}v5.500Z`)
    path(k, '#ffce7c', `M${-wide * 0.16} ${y - 0.8}v-3.400h${wide * 0.32}v3.400Z`)
    stroke(
      k,
      '#3a2440',
      0.5,
      `M${-wide * 0.6} ${y - 0.4}H${wide * 0.6}M${-wide * 0.3} ${y}v-5M${wide * 0.3} ${y}v-5`,
    )
    path(
      k,
      '#2f2f5c',
      `M${-wide - 1.2} ${y - 4.2}C${-wide * 0.6} ${y - 5.2} ${-wide * 0.5} ${y - 6.6} ${-wide * 0.42} ${y - 7.6}H${wide * 0.42}C${wide * 0.5} ${y - 6.6} ${wide * 0.6} ${y - 5.2} ${wide + 1.2} ${y - 4.2}L${wide} ${y - 4}H${-wide}Z`,
    )
    path(
      k,
      '#5f5888',
      `M${wide * 0.1} ${y - 4}L${wide * 0.06} ${y - 7.6}H${wide * 0.42}C${wide * 0.5} ${y - 6.6} ${wide * 0.6} ${y - 5.2} ${wide + 1.2} ${y - 4.2}L${wide} ${y - 4}Z`,
    )
  }
  stroke(k, '#3a2f58', 0.7, 'M0 -36V-47')
  for (let y = -38; y > -45; y -= 1.3) stroke(k, '#3a2f58', 0.45, `M-1 ${y}H1`)
}

export default {
  alt: 'Una maiko in una via di Kyoto al crepuscolo, fra le case di legno e le lanterne accese',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#2a2f74'],
          [0.4, '#6a5a9a'],
          [0.7, '#e08a88'],
          [0.9, '#ffbe80'],
          [1, '#ffdc9c'],
        ],
      },
      sun: [0.66, 0.56],
      horizon: EYE / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#7a64a4', 'M52 12C66 10 92 10.400 108 12.600C92 14.400 68 14.600 52 12Z'],
        ['#ffa890', 'M57 12.900C70 14 92 13.900 105 12.900C92 15.200 70 15.200 57 12.900Z'],
        ['#c07a98', 'M96 27C106 25.800 122 26 132 27.400C122 28.800 108 28.800 96 27Z'],
      ])
        path(k, c, d)
      path(k, '#8a6a98', 'M40 62C54 50 66 53 78 49C92 45 106 51 118 49C128 48 136 52 140 62Z')
      at(k, 92, 60, 1.06, pagoda)
      // Stones of the lane, lighter where the sky lies on them.
      fill(k, '#57426c', [P(-3, 0, 40), P(3, 0, 40), P(3, 0, 1.5), P(-3, 0, 1.5)])
      fill(k, '#8a6078', [P(-0.9, 0, 40), P(1.3, 0, 40), P(1.3, 0, 1.5), P(-0.9, 0, 1.5)])
      fill(k, '#c08a80', [P(-0.1, 0, 40), P(0.8, 0, 40), P(0.8, 0, 1.5), P(-0.1, 0, 1.5)])
      for (let z = 1.8; z < 22; z *= 1.17) {
        const [a, b] = [P(-3, 0, z), P(3, 0, z)]
        stroke(k, 'rgba(44,28,72,.45)', 0.7 / z ** 0.6, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
      }
      for (const [i, [z0, z1, high]] of points(
        '20 26 4.600 15.500 20 5 11.600 15.500 4.600 8.600 11.600 5.200 6 8.600 4.700 3.800 6 5.100 1.200 3.800 4.800',
        3,
      ).entries()) {
        house(k, -1, z0, z1, { high, tint: i % 2, seed: 5 + i })
        house(k, 1, z0, z1 + 0.02, {
          high: high + (i % 2 ? 0.3 : -0.2),
          tint: (i + 1) % 2,
          seed: 25 + i,
        })
      }
      for (const z of [18, 13.5, 10, 7.4, 5.4]) {
        lantern(k, -2.15, 2.1, z)
        lantern(k, 2.15, 2.1, z + 0.4)
      }
      at(k, 60, 86, 1.2, maiko)
    })
    for (const z of [10, 7.4, 5.4])
      for (const x of [-2.15, 2.15]) {
        const [px, py] = P(x, 2.1, z)
        s.glow(px / 160, py / 90, 90 / z, '#ffab5c', 0.4)
      }
    return finish(s)
  },
}
