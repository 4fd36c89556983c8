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
  // Two who talk to each other.
  [
    -3.1,
    34.6,
    'hips',
    {
      skin: SKINS[0],
      top: ['#e8584c', '#9c3450'],
      low: ['#44548c', '#2c3468'],
      hair: ['#6c3c34', '#482838'],
      cut: 'long',
      pack: ['#f0b848', '#a87048'],
    },
  ],
  [
    -2.1,
    34.2,
    'stand',
    {
      flip: true,
      armNear: [20, 74],
      armFar: [4, 14],
      skin: SKINS[3],
      top: ['#f0a848', '#a8684c'],
      low: ['#4c5c84', '#343864'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  // One who takes the tower's picture, one who listens, and the guide with an open hand.
  [
    -3.9,
    30.6,
    'camera',
    {
      skin: SKINS[1],
      top: ['#4cb0b0', '#2c6480'],
      low: ['#f0d8b0', '#a88480'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  [
    -0.2,
    31.6,
    'stand',
    {
      armNear: [-4, 18],
      armFar: [26, 96],
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
    1.3,
    31.8,
    'stand',
    {
      flip: true,
      armNear: [-10, 30],
      armFar: [46, 62],
      skin: SKINS[2],
      top: ['#fff0d4', '#b89890'],
      low: ['#f0dcb8', '#b08c88'],
      hair: ['#3c2430', '#281830'],
      dress: 'coat',
      hat: ['cap', '#e8604c', '#a03c48'],
    },
  ],
  [
    -0.6,
    66,
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
    0.8,
    67,
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

/** The basin before the tower: stone rim, its shaded inner side, and the tower upside down in still water. */
const BASIN = [5, 25, 40, 88]

function basin(s, f) {
  const [x0, x1, z0, z1] = BASIN
  const ring = (d, y) => [
    P(x0 - d, z0 - d, y),
    P(x1 + d, z0 - d, y),
    P(x1 + d, z1 + d, y),
    P(x0 - d, z1 + d, y),
  ]
  const { canvas, k: copy } = s.sheet(s.w, s.h)
  copy.drawImage(s.canvas, 0, 0)
  f.draw(s.k, (k) => {
    // What the rim casts on the paving, then the rim.
    quad(
      k,
      '#b0606c',
      [x1 + 0.9, z0 - 0.9],
      [x1 + 1.8, z0 - 0.2],
      [x1 + 1.8, z1 + 1],
      [x1 + 0.9, z1 + 0.9],
    )
    fill(k, '#c07c68', ring(0.9, 0))
    fill(k, '#fbdcb4', ring(0.9, 0.45))
    fill(k, '#d8946c', [
      P(x0 - 0.9, z0 - 0.9),
      P(x1 + 0.9, z0 - 0.9),
      P(x1 + 0.9, z0 - 0.9, 0.45),
      P(x0 - 0.9, z0 - 0.9, 0.45),
    ])
    fill(k, '#2c5c80', ring(0, 0.45))
    k.beginPath()
    for (const p of ring(0, 0.2)) k.lineTo(...p)
    k.clip()
    k.save()
    k.setTransform(1, 0, 0, 1, 0, 0)
    // The tower stands far off: its image lies under the line of its own foot.
    const line = f.at(P(0, 172))[1]
    k.translate(0, 2 * line)
    k.scale(1, -1)
    k.drawImage(canvas, 0, 0)
    k.restore()
    const veil = k.createLinearGradient(0, P(0, z1)[1], 0, P(0, z0)[1])
    veil.addColorStop(0, 'rgba(44,104,150,.3)')
    veil.addColorStop(1, 'rgba(30,84,138,.62)')
    fill(k, veil, ring(0, 0.2))
    // On the left the rim keeps the sun off a strip of water.
    quad(k, 'rgba(40,44,96,.5)', [x0, z0], [x0 + 0.7, z0], [x0 + 0.7, z1], [x0, z1])
  })
}

export default {
  alt: 'La Koutoubia di Marrakech nella luce bassa: il minareto con le sfere dorate, che si specchia in una vasca, le palme dei giardini e l’Atlante innevato; quattro viaggiatori con la guida e, sulle mura, una cicogna nel nido',
  heart: 40,
  paint(w, h) {
    const s = new Scene(w, h, { mood: low, sun: [-0.1, 0.2], horizon: 58 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#3478bc'],
        [0.45, '#7cb4dc'],
        [0.8, '#d4e0e0'],
        [1, '#fbdcc4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      atlas(k)
      fill(k, '#eeb080', points('-6 58.800 166 58.800 166 96 -6 96'))
      gardens(k)
      // The paving, one calm plane that deepens towards us.
      const floor = k.createLinearGradient(0, 60, 0, 90)
      for (const [a, c] of [
        [0, '#eeb080'],
        [0.4, '#eca47a'],
        [1, '#d88464'],
      ])
        floor.addColorStop(a, c)
      quad(k, floor, [-900, 330], [900, 330], [200, 1], [-200, 1])
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
    })
    basin(s, f)
    f.draw(s.k, (k) => {
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
      at(k, nx, ny, 0.38, storkNest, true)
      const [px, py] = P(29, 50)
      const [qx, qy] = P(29 + 15, 50 + 13)
      fill(k, '#b0606c', [
        [px - 0.7, py],
        [px + 0.7, py],
        [qx + 0.4, qy],
        [qx - 0.4, qy],
      ])
      datePalm(k, 29, 50, 15.5, 12, DARKER, 4)
      for (const [X, Z, pose, { flip, ...o }] of [...PARTY].sort((a, b) => b[1] - a[1])) {
        const [x, y] = P(X, Z)
        const m = metre(Z)
        // The shadow as it lies on the paving: legs, shoulders, head.
        const on = (t, w) => P(X + t * 1.9 - w * 0.65, Z + t * 1.6 + w * 0.76)
        fill(k, '#b0606c', [
          on(0, -0.16),
          on(0.5, -0.2),
          on(0.78, -0.26),
          on(0.86, -0.12),
          on(0.98, -0.13),
          on(1.02, 0),
          on(0.98, 0.13),
          on(0.86, 0.12),
          on(0.78, 0.26),
          on(0.5, 0.2),
          on(0, 0.16),
        ])
        stand(k, x, y, 1.75 * m, { ...POSES[pose], ...o, light: -1 }, { flip })
      }
    })
    return finish(s)
  },
}
