import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { atlas, gardens } from '../../things/atlas-wall.js'
import { datePalm, orangeTrees, rampart } from '../../things/koutoubia-square.js'
import { koutoubia, mosque, towerShadow } from '../../things/koutoubia-tower.js'
import { metre, P, quad } from '../../things/koutoubia-view.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { storkNest } from '../../things/stork-nest.js'

const low = {
  ...moods.golden,
  disc: 0,
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.14, cool: '#1c1450' },
}

const PALM = ['#c88c64', '#7c4c58', '#8cac58', '#2c6c5c', '#245048']
const DARKER = ['#b87860', '#6c4054', '#6c9854', '#245c58', '#1c4450']

/** People on the esplanade: X, Z, pose, colours. */
const PARTY = [
  [
    -1.2,
    20,
    'stand',
    {
      view: 'back',
      skin: SKINS[0],
      top: ['#e8584c', '#9c3450'],
      low: ['#44548c', '#2c3468'],
      hair: ['#6c3c34', '#482838'],
      cut: 'long',
      pack: ['#f0b848', '#a87048'],
    },
  ],
  [
    -1.75,
    16.3,
    'camera',
    {
      skin: SKINS[1],
      top: ['#4cb0b0', '#2c6480'],
      low: ['#f0d8b0', '#a88480'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  [
    0.1,
    19.2,
    'hips',
    {
      view: 'back',
      skin: SKINS[0],
      top: ['#f8f0e4', '#b8a8bc'],
      low: ['#a85468', '#6c3454'],
      hair: ['#c08850', '#80504c'],
      dress: 'skirt',
      cut: 'bun',
      hat: ['brim', '#f4d088', '#a88060'],
    },
  ],
  [
    1.55,
    17.6,
    'stand',
    {
      // The guide, turned to the group, an open hand towards the tower.
      flip: true,
      armNear: [-24, 50],
      armFar: [62, 58],
      skin: SKINS[2],
      top: ['#fff0d4', '#b89890'],
      low: ['#f0dcb8', '#b08c88'],
      hair: ['#3c2430', '#281830'],
      dress: 'coat',
      hat: ['cap', '#e8604c', '#a03c48'],
    },
  ],
  [
    -0.55,
    16.2,
    'stand',
    {
      skin: SKINS[3],
      top: ['#f0a848', '#a8684c'],
      low: ['#4c5c84', '#343864'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  [
    20,
    58,
    'walkOther',
    {
      skin: SKINS[2],
      top: ['#5c78b8', '#34406c'],
      low: ['#5c78b8', '#34406c'],
      hair: ['#3c2430', '#281830'],
      dress: 'sarong',
    },
  ],
  [
    22,
    60,
    'walk',
    {
      skin: SKINS[2],
      top: ['#e8a8b0', '#94586c'],
      low: ['#e8a8b0', '#94586c'],
      hair: ['#3c2430', '#281830'],
      dress: 'sarong',
    },
  ],
]

/** Oranges of the gardens: X, Z, size, seed. */
const TREES = [
  [-50, 104, 2.6, 1],
  [-45, 98, 1.9, 2],
  [-40, 106, 2.8, 3],
  [-34, 99, 2.1, 4],
  [-29, 107, 2.5, 5],
  [-23, 102, 1.7, 6],
  [50, 100, 2.4, 7],
  [55, 106, 2.9, 8],
  [60, 99, 2, 9],
  [66, 104, 2.7, 10],
  [44, 112, 1.8, 11],
]

export default {
  alt: 'La Koutoubia di Marrakech nella luce bassa: il minareto con le sfere dorate, le palme dei giardini e l’Atlante innevato; quattro viaggiatori con la guida e, sulle mura in ombra, una cicogna nel nido',
  heart: 40,
  paint(w, h) {
    const s = new Scene(w, h, { mood: low, sun: [-0.1, 0.2], horizon: 58 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#2c7ca4'],
        [0.4, '#74b8bc'],
        [0.75, '#f0dcb4'],
        [1, '#ffd8a8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      atlas(k)
      fill(k, '#e0946c', points('-6 58.800 166 58.800 166 96 -6 96'))
      gardens(k)
      // The paving, one calm plane that deepens towards us, with the two pale bands of stone that lead to the tower.
      const floor = k.createLinearGradient(0, 60, 0, 90)
      for (const [a, c] of [
        [0, '#f4bc88'],
        [0.4, '#eca47a'],
        [1, '#d88464'],
      ])
        floor.addColorStop(a, c)
      quad(k, floor, [-300, 90], [300, 90], [200, 1], [-200, 1])
      for (const X of [2.6, 9.4]) quad(k, '#f8cc9c', [X, 2], [X + 0.5, 2], [X + 0.5, 89], [X, 89])
      towerShadow(k)
      for (const p of [
        [-60, 150, 15, 3],
        [-44, 165, 12, 4],
        [-72, 170, 17, 5],
        [66, 160, 13, 6],
        [78, 150, 16, 7],
      ])
        datePalm(k, ...p, PALM)
      mosque(k)
      koutoubia(k)
      for (const p of [
        [-33, 120, 14, 8],
        [58, 118, 12, 9],
      ])
        datePalm(k, ...p, PALM)
      orangeTrees(
        k,
        [...TREES].sort((a, b) => b[1] - a[1]),
      )
      const [nx, ny] = rampart(k)
      at(k, nx, ny, 0.5, storkNest, true)
      const [px, py] = P(25, 47)
      const [qx, qy] = P(25 + 15, 47 + 13)
      fill(k, '#b0606c', [
        [px - 0.7, py],
        [px + 0.7, py],
        [qx + 0.4, qy],
        [qx - 0.4, qy],
      ])
      datePalm(k, 25, 47, 14.5, 12, DARKER, 4)
      for (const [X, Z, pose, { flip, ...o }] of [...PARTY].sort((a, b) => b[1] - a[1])) {
        const [x, y] = P(X, Z)
        const [ex, ey] = P(X + 1.1, Z + 0.95)
        const m = metre(Z)
        stand(
          k,
          x,
          y,
          1.75 * m,
          { ...POSES[pose], ...o, light: -1 },
          { fall: [(ex - x) / m, (ey - y) / m], flip, shade: '#b0606c' },
        )
      }
    })
    return finish(s)
  },
}
