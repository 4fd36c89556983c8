import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { canyonLand } from '../../things/canyon-land.js'
import { juniper, perched, point } from '../../things/guano-point.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const firstSun = {
  ...moods.golden,
  disc: 0,
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.12, cool: '#181850' },
}

/** The Colorado comes from far off, sweeps round the foot of the great butte and leaves to the right below us. */
const RIVER = [
  [4600, 300],
  [3200, 1100],
  [2000, 1800],
  [900, 2150],
  [-100, 2700],
  [-600, 3700],
  [-650, 4900],
  [-200, 6200],
  [300, 7200],
  [1100, 8300],
  [900, 9700],
  [-200, 11000],
  [-900, 12600],
  [-3000, 14000],
  [-6000, 14600],
]

/** Side canyons: the one behind the butte cuts it free; the others notch the rims. */
const CREEKS = [
  [
    [
      [2000, 1800],
      [2500, 2700],
      [2650, 3800],
      [2350, 5000],
      [1500, 6200],
      [300, 7200],
    ],
    [160, 60],
  ],
  // Amphitheatres in the butte itself.
  [
    [
      [-600, 3700],
      [150, 3900],
    ],
    [180, 520],
  ],
  [
    [
      [2650, 3800],
      [2000, 3700],
    ],
    [220, 600],
  ],
  // The ground before our own rim.
  [
    [
      [900, 2150],
      [-300, 1650],
      [-1700, 1300],
      [-3200, 1600],
    ],
    [0, 160],
  ],
  [
    [
      [-650, 4900],
      [-1500, 5300],
      [-2100, 5300],
    ],
    [80, 800],
  ],
  [
    [
      [2650, 3800],
      [4000, 4700],
      [5200, 6200],
    ],
    [160, 900],
  ],
]

const BANDS = [
  [3, '#7cdcc4', '#7cdcc4', '#5cb8c0'],
  [3, '#58bcb4', '#58bcb4', '#3c94a8'],
  [50, '#cc8858', '#b06c54', '#4c4478'],
  [250, '#c86440', '#a04c48', '#3a3468'],
  [345, '#e8ac6c', '#d49060', '#5c5488'],
  [645, '#ec6c3c', '#c04c3c', '#443a78'],
  [690, '#f0a060', '#d88050', '#5c5088'],
  [800, '#ec7c48', '#c45844', '#4a407c'],
  [860, '#f0a060', '#d88050', '#5c5088'],
  [1000, '#ee8450', '#c86048', '#4e447e'],
  [1020, '#f4b074', '#dc8c5c', '#605488'],
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
  alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: pareti a gradoni, metà al sole e metà in ombra, il Colorado che curva in fondo; due viaggiatori sul ciglio, un condor su un ginepro secco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [-0.1, 0.2], horizon: 0.27 })
    const sky = s.k.createLinearGradient(0, 0, 0, s.horizon)
    for (const [a, c] of [
      [0, '#3a86b8'],
      [0.45, '#84bcc8'],
      [0.8, '#f0dcb8'],
      [1, '#ffd4a4'],
    ])
      sky.addColorStop(a, c)
    s.k.fillStyle = sky
    s.k.fillRect(0, 0, w, s.horizon + 2)
    s.k.fillStyle = '#ffd4a8'
    s.k.fillRect(0, s.horizon - 1, w, h)
    canyonLand(s, {
      eye: [100, 1370, 700],
      yaw: -0.09,
      focal: 0.66,
      river: RIVER,
      creeks: CREEKS,
      seed: 7,
      sun: { back: 0.12, rise: 0.5 },
      bands: BANDS,
      haze: { sun: '#ffd8ac', shade: '#a8a8cc', length: 7600 },
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      point(k)
      at(k, 10.5, 60.6, 1.15, juniper)
      at(k, 10.5 + 9.4 * 1.15, 60.6 - 12.9 * 1.15, 0.72, perched)
      // Two at the brink, their shadows long to the right.
      at(k, 37.5, 61.6, 1.2, (c) => {
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
      at(k, 31.6, 61.9, 1.24, (c) => {
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
