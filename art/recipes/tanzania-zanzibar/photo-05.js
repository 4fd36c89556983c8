import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { balloon, balloonShadow } from '../../things/balloon-safari.js'
import { baobab } from '../../things/dusk-baobab.js'
import { herdElephant } from '../../things/herd-elephant.js'
import {
  laid,
  metre,
  P,
  plain,
  ridges,
  SKYLINE,
  thornShade,
  tussocks,
} from '../../things/tarangire-plain.js'
import { thornTree } from '../../things/thorn-tree.js'

/** The morning's shadow on dry grass. */
const GRASS_SHADE = '#b88058'
const HIDE = {
  body: '#857a90',
  shade: '#665c7c',
  far: '#54496c',
  ear: '#7a6f88',
  deep: '#544a6e',
  lit: '#c9a498',
  bright: '#f4d2ac',
  tusk: '#fff8e8',
  ink: '#3c3050',
}
const TREE = [
  ['#a8746c', '#d49c7c', '#f8d0a0', '#7c5468', '#5c4060'],
  ['#a88484', '#cca48c', '#ecccac', '#8c7080', '#7c6478'],
  ['#b8a0a0', '#ccb4a4', '#e0ccb4', '#a4909c', '#9c8898'],
]
const THORN = [
  ['#567446', '#9cac54', '#5c4450', '#3e5a44'],
  ['#6c8468', '#a4b070', '#74606c', '#5a745e'],
  ['#98a490', '#b8b890', '#9c9090', '#8a988a'],
]
const byDistance = (tones, z) => tones[z < 120 ? 0 : z < 210 ? 1 : 2]

/** x, z, height in metres, seed. */
const BAOBABS = points('46 88 21 5 -96 190 15 31 -118 210 11 44 -8 330 18 14', 4)
const THORNS = points('-128 190 9 -1 74 220 8 1 30 280 9 1 -170 330 9 1 210 300 9 1 130 420 9 1', 4)
/** The herd: x, z, size in parts of a grown cow, how each goes. They walk to the left. */
const HERD = [
  [11.4, 44.6, 1.2, { trunk: 'curl', step: 'stride', ear: 'spread', tusk: 1.2 }],
  [15.2, 42.6, 0.46, { trunk: 'reach', step: 'back', calf: true, nod: -0.12 }],
  [17.6, 46.6, 0.94, { trunk: 'down', step: 'back', ear: 'folded', nod: 0.18, tusk: 0.6 }],
  [29.5, 54, 0.84, { trunk: 'swing', step: 'stride', ear: 'rest', nod: -0.06, tusk: 0.9 }],
]

export default {
  alt: 'Mattina sul Tarangire dalla mongolfiera: un altro pallone, rosso e oro, passa basso sull’erba e la sua ombra gli scivola accanto; gli elefanti lo guardano tra i baobab e il più piccolo alza la proboscide per salutare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.1], horizon: SKYLINE / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, SKYLINE)
      for (const [a, c] of [
        [0, '#6cbce4'],
        [0.5, '#b4dfe8'],
        [0.86, '#f0f0d4'],
        [1, '#fdeec4'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, SKYLINE + 6)
      ridges(k)
      plain(k)
      const shade = (z) => ['#b47c58', '#c49870', '#d4b48c'][z < 120 ? 0 : z < 210 ? 1 : 2]
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
          const [leaf, lit, bark, under] = byDistance(THORN, z)
          thornTree(k, px, py, q, q * 1.05, [bark, leaf, lit, under], {
            seed: Math.abs(Math.round(x + z)),
            side: -1,
          })
        }
      }
      balloonShadow(k, 'rgba(160,100,64,.27)')
      for (const [x, z, size, how] of [...HERD].sort((a, b) => b[1] - a[1])) {
        const [px, py] = P(x, 0, z)
        const q = (3.3 * metre(z) * size) / 100
        const one = (c, flat) => herdElephant(c, { ...how, tones: HIDE, flat })
        laid(k, px, py, z, () => at(k, 0, 0, q, (c) => one(c, GRASS_SHADE), true), false)
        at(k, px, py, q, (c) => one(c), true)
      }
      balloon(k)
      tussocks(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
