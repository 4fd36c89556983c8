import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { balloon, balloonShadow } from '../../things/balloon-safari.js'
import { baobab } from '../../things/dusk-baobab.js'
import {
  laid,
  metre,
  P,
  plain,
  ridges,
  SHADE,
  SKYLINE,
  thornShade,
  tussocks,
} from '../../things/tarangire-plain.js'
import { elephant } from '../../things/wading-elephants.js'

const HIDE = {
  body: '#84788c',
  light: '#e4bca0',
  shade: '#5c5070',
  deep: '#54486a',
  ear: '#706480',
  tusk: '#fff8e8',
}
const ONE = (c) => ({ body: c, light: c, shade: c, deep: c, ear: c, tusk: c })
const TREE = [
  ['#a8746c', '#d49c7c', '#f8d0a0', '#7c5468', '#5c4060'],
  ['#a88484', '#cca48c', '#ecccac', '#8c7080', '#7c6478'],
  ['#b8a0a0', '#ccb4a4', '#e0ccb4', '#a4909c', '#9c8898'],
]
const THORN = [
  ['#4c6c50', '#94a854', '#5c4450'],
  ['#6c8468', '#a4b070', '#74606c'],
  ['#98a490', '#b8b890', '#9c9090'],
]
const byDistance = (tones, z) => tones[z < 120 ? 0 : z < 210 ? 1 : 2]

/** x, z, height in metres, seed. */
const BAOBABS = points('46 92 19 5 -62 118 17 9 2 300 18 14 -38 215 17 21 -150 230 18 3', 4)
const THORNS = points(
  '94 112 8 1 6 190 8 1 -112 190 9 -1 70 210 8 1 168 200 9 1 -140 260 9 1 30 280 9 1 90 320 9 -1 -40 330 9 1 200 300 9 1 -250 330 9 1 120 420 9 1 -90 460 9 -1 -10 480 9 1',
  4,
)
/** The herd: x, z, size in parts of a grown cow, stride, trunk. */
const HERD = [
  [14.2, 44.5, 1.14, 0.7, 'down'],
  [18.6, 41.5, 0.52, 0.9, 'up'],
  [21, 46, 0.92, 0.3, 'down'],
  [25.6, 42.6, 1.06, 1, 'down'],
  [30.6, 45.5, 0.72, 0.5, 'drink'],
]

export default {
  alt: 'Mattina sul Tarangire dalla mongolfiera: un altro pallone, rosso e oro, passa basso sull’erba e la sua ombra gli scivola accanto; gli elefanti lo guardano tra i baobab e il più piccolo alza la proboscide per salutare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.1], horizon: SKYLINE / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, SKYLINE)
      for (const [a, c] of [
        [0, '#5ca4b8'],
        [0.45, '#a8d0c4'],
        [0.85, '#f8e4b8'],
        [1, '#ffe8bc'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, SKYLINE + 6)
      ridges(k)
      plain(k)
      const shade = (z) => ['#9c6c74', '#b48c84', '#ccae94'][z < 120 ? 0 : z < 210 ? 1 : 2]
      const trees = [...BAOBABS.map((t) => [...t, true]), ...THORNS.map((t) => [...t, false])].sort(
        (a, b) => b[1] - a[1],
      )
      for (const [x, z, tall, n, big] of trees) {
        const [px, py] = P(x, 0, z)
        const q = tall * metre(z)
        const c = shade(z)
        if (big) {
          const depth = z < 120 ? 4 : 3
          laid(k, px, py, z, () => baobab(k, q, n, [c, c, c, c, c], { depth }))
          at(k, px, py, 1, (m) => baobab(m, q, n, byDistance(TREE, z), { depth }))
        } else {
          thornShade(k, c, x, z, tall)
          acaciaFlat(k, px, py, q * (n < 0 ? 0.8 : 1), byDistance(THORN, z), -1)
        }
      }
      balloonShadow(k, SHADE)
      for (const [x, z, size, step, trunk] of [...HERD].sort((a, b) => b[1] - a[1])) {
        const [px, py] = P(x, 0, z)
        const q = (3.3 * metre(z) * size) / 10
        laid(
          k,
          px,
          py,
          z,
          () => at(k, 0, 0, q, (c) => elephant(c, { step, trunk, tones: ONE(SHADE) })),
          false,
        )
        at(k, px, py, q, (c) => elephant(c, { step, trunk, tones: HIDE }))
      }
      balloon(k)
      tussocks(k)
      acaciaFlat(k, 8, 105, 29, ['#1f4450', '#4c7c54', '#2c2c4c'], -1)
    })
    return finish(s, { vignette: 0.1 })
  },
}
