import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { canyonLand } from '../../things/canyon-land.js'
import { farGorge } from '../../things/far-gorge.js'
import { juniper, perched, point } from '../../things/guano-point.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const firstSun = {
  ...moods.golden,
  disc: 0,
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.12, cool: '#181850' },
}

/** The Colorado runs away from below our feet, sweeps round the foot of the great wall and is lost behind it. */
const RIVER = [
  [2600, 900],
  [1400, 1560],
  [620, 2300],
  [120, 3000],
  [-330, 3800],
  [-330, 4700],
  [250, 5500],
  [1300, 6000],
  [2700, 6300],
  [3800, 6300],
]

/** Side canyons: the one behind the butte cuts it free; the others notch the rims. */
const CREEKS = [
  [
    [
      [3300, 2300],
      [2900, 3600],
      [2700, 4900],
      [2300, 6200],
    ],
    [260, 260],
  ],
  // An amphitheatre in the butte itself.
  [
    [
      [-100, 3400],
      [700, 3350],
      [1200, 3500],
    ],
    [180, 620],
  ],
  [
    [
      [400, 2600],
      [1250, 2750],
      [1700, 2900],
    ],
    [40, 600],
  ],
  // The ground before our own rim.
  [
    [
      [620, 2350],
      [1250, 1950],
      [1900, 1900],
    ],
    [120, 240],
  ],
  [
    [
      [620, 2350],
      [-500, 1750],
      [-1700, 1300],
      [-3200, 1600],
    ],
    [0, 160],
  ],
  [
    [
      [400, 2600],
      [-350, 2350],
      [-800, 2200],
    ],
    [60, 240],
  ],
  // A valley in the far wall on the left.
  [
    [
      [250, 5500],
      [-200, 6700],
      [-900, 8300],
      [-1000, 10000],
    ],
    [60, 340],
  ],
  // A valley beyond the bend thins the land there.
  [
    [
      [1300, 6000],
      [1150, 6900],
      [600, 7500],
      [-300, 7200],
    ],
    [60, 260],
  ],
]

/** The slope that closes the bend where the river turns out of sight; and on the left the land that closes a notch of the rim in a round head. */
const TEMPLES = [
  [360, 6450, 80, 1],
  [-1500, 3600, 520, 3],
]

const BANDS = [
  [3, '#7cdcc4', '#7cdcc4', '#5cb8c0'],
  [3, '#58bcb4', '#58bcb4', '#3c94a8'],
  [50, '#cc8858', '#b06c54', '#4c4478'],
  [250, '#c86440', '#a04c48', '#3c2f66'],
  [292, '#d8945c', '#c4805a', '#6c5c94'],
  [345, '#e8ac6c', '#d49060', '#74669c'],
  [645, '#ec6c3c', '#c04c3c', '#443674'],
  [690, '#f0a060', '#d88050', '#7a6aa0'],
  [800, '#ec7c48', '#c45844', '#4a407c'],
  [860, '#f0a060', '#d88050', '#7e70a4'],
  [1000, '#ee8450', '#c86048', '#4e447e'],
  [1020, '#f4b074', '#dc8c5c', '#8878ac'],
  [1088, '#f4bc80', '#dc9464', '#685c94'],
  [1186, '#fcd8a0', '#ecb080', '#7468a0'],
  [2000, '#f0bc7c', '#e8b07c', '#8074a4'],
]

/** What somebody casts on the level rock, away from the sun. */
const shadow = (k, l) =>
  path(
    k,
    'rgba(92,44,92,.55)',
    `M-0.600 0.050L${l * 0.5} -0.700L${l} -1.300C${l + 0.6} -1.300 ${l + 0.6} -0.900 ${l} -0.850L${l * 0.5} -0.100L0.600 0.150Z`,
  )

export default {
  alt: 'Il Grand Canyon dal bordo ovest nella luce bassa del mattino: pareti a gradoni, una al sole e una in ombra, e in mezzo il Colorado che gira dietro la roccia; due viaggiatori sul ciglio, un condor su un ginepro secco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [-0.1, 0.2], horizon: 0.27 })
    const sky = s.k.createLinearGradient(0, 0, 0, s.horizon)
    for (const [a, c] of [
      [0, '#2f7fc4'],
      [0.5, '#7cbadc'],
      [0.85, '#cfe4e0'],
      [1, '#f6e0c8'],
    ])
      sky.addColorStop(a, c)
    s.k.fillStyle = sky
    s.k.fillRect(0, 0, w, s.horizon + 2)
    s.k.fillStyle = '#f4dec6'
    s.k.fillRect(0, s.horizon - 1, w, h)
    const f = field(s)
    f.draw(s.k, farGorge)
    canyonLand(s, {
      eye: [100, 1370, 700],
      yaw: -0.09,
      focal: 0.66,
      river: RIVER,
      creeks: CREEKS,
      temples: TEMPLES,
      seed: 7,
      sun: { back: 0.12, rise: 0.5 },
      // Beyond the bend the gorge is drawn by hand, in three planes.
      to: 5060,
      bands: BANDS,
      haze: { sun: '#f4dec6', shade: '#aab4d8', length: 9500 },
    })
    f.draw(s.k, (k) => {
      point(k)
      at(k, 10.5, 58.9, 1.15, juniper)
      at(k, 10.5 + 9.4 * 1.15, 58.9 - 12.55 * 1.15, 0.46, perched)
      // Two at the brink, their shadows long to the right.
      at(k, 38, 60.4, 1.2, (c) => {
        shadow(c, 8)
        folk(c, {
          ...POSES.stand,
          armNear: [-8, 18],
          armFar: [28, 112],
          skin: SKINS[0],
          top: ['#f4f0e0', '#a898b8'],
          low: ['#3c5c8c', '#2c3c6c'],
          hair: ['#5c3430', '#38203c'],
          cut: 'long',
          hat: ['brim', '#e8603c', '#a03c48'],
          light: -1,
        })
      })
      at(k, 31.8, 60.7, 1.24, (c) => {
        shadow(c, 8)
        folk(c, {
          ...POSES.hips,
          skin: SKINS[1],
          top: ['#2c9c98', '#1c6480'],
          low: ['#d8b890', '#987c88'],
          hair: ['#2c2040', '#1c1434'],
          cut: 'short',
          pack: ['#f0b040', '#a86c48'],
          light: -1,
        })
      })
    })
    return finish(s)
  },
}
