import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  dachshund,
  dalmatian,
  dane,
  longShadow,
  poodle,
  sitter,
  stroller,
  walker,
} from '../../things/dog-walker.js'
import { empireState, waterTank } from '../../things/manhattan.js'
import { taxi } from '../../things/times-square-street.js'

const [VX, VY, F, HALF] = [86, 58, 130, 15]
/** A point of the street: metres to the right, above the road, away from us; the eye is 2.2 m high. */
const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - 2.2) * F) / z]

/** A house on one side of the street from z0 to z1: its wall to the street catches the sun on every ledge. */
function house(k, m, z0, z1, high, [wall, front, gleam, dark], storey, seed) {
  const x = m * HALF
  fill(k, front, [P(x, 0, z0), P(x, high, z0), P(m * 60, high, z0), P(m * 60, 0, z0)])
  fill(k, wall, [P(x, 0, z0), P(x, high, z0), P(x, high, z1), P(x, 0, z1)])
  const r = random(seed)
  const bays = Math.max(2, Math.round((z1 - z0) / 5))
  for (let y = 5.5; y < high - 2.6; y += storey) {
    for (let i = 0; i < bays; i++) {
      const a = z0 + ((z1 - z0) * (i + 0.25)) / bays
      const b = z0 + ((z1 - z0) * (i + 0.72)) / bays
      fill(k, r() < 0.3 ? gleam : dark, [P(x, y, a), P(x, y + 2, a), P(x, y + 2, b), P(x, y, b)])
    }
    if (z0 < 90) {
      const px = P(x, y, z0)
      const step = (F / z0) * 4.4
      for (let wx = px[0] + m * step * 0.5; wx > -8 && wx < 168; wx += m * step)
        path(k, dark, `M${wx} ${px[1]}v${(-2 * F) / z0}h${m * step * 0.46}v${(2 * F) / z0}Z`)
    }
  }
  // Cornice and shops in the light that comes along the street.
  const out = m * (HALF - 0.9)
  fill(k, gleam, [
    P(out, high, z0),
    P(out, high + 0.9, z0),
    P(out, high + 0.9, z1),
    P(out, high, z1),
  ])
  fill(k, front, [
    P(out, high, z0),
    P(out, high + 0.9, z0),
    P(m * 60, high + 0.9, z0),
    P(m * 60, high, z0),
  ])
  fill(k, dark, [P(x, 0, z0), P(x, 3.6, z0), P(x, 3.6, z1), P(x, 0, z1)])
  if (z0 < 130)
    for (let i = 0; i < bays; i++) {
      const [a, b] = [0.12, 0.84].map((u) => z0 + ((z1 - z0) * (i + u)) / bays)
      const lamp = i % 3 === 1 ? front : '#f48c5c'
      fill(k, lamp, [
        P(x, i % 3 === 1 ? 0 : 0.7, a),
        P(x, 2.7, a),
        P(x, 2.7, b),
        P(x, i % 3 === 1 ? 0 : 0.7, b),
      ])
      if (i % 3 === 1) continue
      const eave = m * (HALF - 1.3)
      fill(k, AWNINGS[(i + Math.round(z0)) % 4], [
        P(x, 3.3, a),
        P(x, 3.3, b),
        P(eave, 2.5, b),
        P(eave, 2.5, a),
      ])
    }
  fill(k, gleam, [P(x, 3.6, z0), P(x, 4.2, z0), P(x, 4.2, z1), P(x, 3.6, z1)])
}

const AWNINGS = ['#2c9488', '#d84c54', '#fff0cc', '#e8a03c']
const CEDAR = ['#fcb45c', '#8c4458', '#4c2858', '#34204c', '#6c3458']
const TEAL = ['#34507c', '#24345c', '#ffc464', '#1c2448']
const PLUM = ['#7c3c6c', '#4c2858', '#ffb45c', '#341c4c']
const RUST = ['#a84c54', '#642c54', '#ffd07c', '#48204c']
const BLUE = ['#54508c', '#342f68', '#ffcc74', '#241f50']
const FAR = ['#d8785c', '#b85c60', '#ffdc8c', '#a85060']

export default {
  alt: "Il sole tramonta in fondo a una strada di Manhattan, con l'Empire State Building: una dogsitter attraversa con quattro cani che tirano e uno che si è seduto davanti ai taxi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        sky: [
          [0, '#f4783c'],
          [0.35, '#fca03c'],
          [0.7, '#ffc850'],
          [1, '#fff0a0'],
        ],
      },
      sun: [VX / 160, 0.56],
      horizon: VY / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [r, c] of [
        [44, 'rgba(255,214,96,.4)'],
        [31, 'rgba(255,228,128,.5)'],
        [20, 'rgba(255,240,168,.7)'],
        [11.5, '#fffbe4'],
      ])
        path(k, c, `M${VX} ${50 - r}a${r} ${r} 0 1 0 0.010 0Z`)
      at(k, 71, VY + 1, 0.126, (q) => empireState(q, ['#c8685c', '#a04c5c', '#ac545c', '#ffd884']))
      for (const [m, z0, z1, high, c, storey] of [
        [1, 420, 900, 60, FAR, 8],
        [-1, 460, 900, 40, FAR, 8],
        [1, 270, 420, 84, ['#c4605c', '#9c4860', '#ffd07c', '#984460'], 5],
        [-1, 300, 460, 46, ['#b85860', '#9c4860', '#ffd07c', '#984460'], 5],
        [1, 180, 270, 66, ['#9c4868', '#743864', '#ffc870', '#6c305c'], 4.2],
        [-1, 190, 300, 30, ['#944464', '#743864', '#ffc870', '#6c305c'], 4.2],
        [1, 118, 180, 88, BLUE, 4],
        [-1, 120, 190, 38, PLUM, 4],
        [-1, 84, 120, 25, TEAL, 3.8],
        [1, 72, 118, 52, PLUM, 4],
        [-1, 52, 84, 19.5, RUST, 3.7],
        [1, 42, 72, 70, TEAL, 4],
        [-1, 26, 52, 24, PLUM, 3.8],
        [1, 24, 42, 40, RUST, 3.9],
      ]) {
        // Tanks stand on their roofs behind the cornice.
        if (m < 0 && (z0 === 52 || z0 === 120))
          at(k, ...P(-19.5, high + 0.4, z0 + 10), 26 / z0, (q) => waterTank(q, CEDAR))
        house(k, m, z0, z1, high, c, storey, z0)
      }
      // The street: pavements, asphalt, the band of gold under the sun.
      fill(k, '#6c3c6c', [P(-60, 0, 7), P(-60, 0, 900), P(60, 0, 900), P(60, 0, 7)])
      for (const m of [-1, 1]) {
        fill(k, '#8c5078', [
          P(m * 10.5, 0.1, 6),
          P(m * 10.5, 0.1, 900),
          P(m * 15, 0.1, 900),
          P(m * 15, 0.1, 6),
        ])
        fill(k, '#ffbc6c', [
          P(m * 10.3, 0.1, 6),
          P(m * 10.3, 0.1, 900),
          P(m * 10.7, 0.1, 900),
          P(m * 10.7, 0.1, 6),
        ])
      }
      fill(k, '#a0507c', [P(-6, 0, 6), P(-6, 0, 900), P(6, 0, 900), P(6, 0, 6)])
      fill(k, '#e07c64', [P(-3.2, 0, 6), P(-3.2, 0, 900), P(3.2, 0, 900), P(3.2, 0, 6)])
      fill(k, '#ffb45c', [P(-1.5, 0, 6), P(-1.5, 0, 900), P(1.5, 0, 900), P(1.5, 0, 6)])
      fill(k, '#fff0ac', [P(-0.4, 0, 6), P(-0.4, 0, 900), P(0.4, 0, 900), P(0.4, 0, 6)])
      // Bars of the crossing.
      for (let x = -10; x <= 9; x += 1.7)
        fill(k, Math.abs(x + 0.4) < 2.4 ? '#fffbe0' : '#ecc4b4', [
          P(x, 0, 10.2),
          P(x, 0, 13.6),
          P(x + 0.85, 0, 13.6),
          P(x + 0.85, 0, 10.2),
        ])
      // Cabs that wait.
      for (const [x, z] of [
        [-4.6, 88],
        [3.6, 70],
        [7.4, 54],
        [-7.2, 60],
        [-4.2, 40],
        [7, 33],
        [3.4, 26],
      ]) {
        const [px, py] = P(x, 0, z)
        longShadow(k, px, py, F / z, (2.8 * F) / z / 3, ((px - VX) * 3) / z)
        at(k, px, py, (2.1 * F) / z / 34, taxi)
      }
      // Those who walk home along the pavement.
      for (const [x, z, coat, m] of [
        [-13, 31, '#3c9c94', 1],
        [-12.2, 62, '#e8645c', -1],
        [12.6, 36, '#f4b43c', -1],
        [13.2, 58, '#74a8dc', 1],
      ]) {
        const [px, py] = P(x, 0, z)
        longShadow(k, px, py, (0.25 * F) / z, (2.4 * F) / z / 3, ((px - VX) * 3.4) / z)
        at(k, px, py, (0.175 * F) / z, (q) => stroller(q, coat), m < 0)
      }
      // The light on its arm.
      path(k, 'rgba(44,16,72,.4)', 'M155 72.300H157.500L168 78V81Z')
      path(k, '#241c48', 'M154.600 72.800L155.300 70H157L157.700 72.800Z')
      stroke(k, '#241c48', 1, 'M156.200 72V9')
      stroke(k, '#241c48', 0.8, 'M156.200 15C146 9.500 130 9.500 117 11.500')
      stroke(k, '#ffc870', 0.25, 'M155.700 70V14.500M154 13.300C145 9 130 9.100 117 11.100')
      path(k, '#e8a430', 'M114.800 11.600h4.400v11.400h-4.400Z')
      path(k, '#8c4c34', 'M117.800 11.600h1.400v11.400h-1.400Z')
      for (const [y, c] of [
        [12.4, '#ff4c40'],
        [16, '#5c3438'],
        [19.6, '#34484c'],
      ])
        path(k, c, `M117 ${y}a1.350 1.350 0 1 0 0.010 0Z`)
      // The leads' pull: five ahead of her, one behind.
      for (const [x, y, half, l] of points(
        '53 83.800 4.4 20 75 83.400 4.400 20 88 81.600 1.8 24 101 84.600 4.8 18 113 78.800 2.8 27 36 85.800 2.800 18',
        4,
      ))
        longShadow(k, x, y, half, l, (x - VX) * 0.5)
      at(k, 113, 79.2, 0.86, poodle)
      stroke(k, '#e83c4c', 0.4, 'M59.500 70.500Q86 74 114.600 71.800')
      at(k, 74, 83.8, 1.06, dane)
      stroke(k, '#fff0c0', 0.4, 'M59.500 70.600Q70 75.500 79.800 73.200')
      at(k, 90, 81.8, 0.92, dalmatian)
      stroke(k, '#54d0c0', 0.4, 'M59.500 70.800Q78 76.500 92.400 73.600')
      at(k, 101, 85, 1, dachshund)
      stroke(k, '#f4b43c', 0.4, 'M59.500 71Q84 82 106 80.200')
      at(k, 36, 86, 1.05, sitter)
      stroke(k, '#fff0c0', 0.4, 'M50.800 73.800Q42 83.500 37 81.800')
      at(k, 53.6, 84, 1.08, walker)
    })
    s.glow(VX / 160, 0.56, 36, '#ffd070', 0.3)
    return finish(s, { bloom: 0.2 })
  },
}
