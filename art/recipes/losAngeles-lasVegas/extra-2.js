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

const RIVER = [
  [1500, -1500],
  [1000, 200],
  [700, 1500],
  [500, 2700],
  [700, 3900],
  [100, 5000],
  [-300, 6200],
  [600, 7300],
  [1700, 8200],
  [900, 9700],
  [-200, 11000],
  [-900, 12600],
  [-3000, 14000],
  [-6000, 14600],
]

const BANDS = [
  [3, '#7cdcc4', '#7cdcc4', '#74c4c4'],
  [3, '#58bcb4', '#58bcb4', '#4ca0b0'],
  [60, '#d8905c', '#b86c50', '#4c4478'],
  [220, '#c4643c', '#9c4440', '#363064'],
  [320, '#e8a468', '#bc7450', '#54487c'],
  [610, '#e4683c', '#b44838', '#423874'],
  [660, '#f4b478', '#cc8458', '#625488'],
  [760, '#e8784c', '#bc5444', '#4a3f78'],
  [820, '#f8bc7c', '#d08c60', '#6a5c90'],
  [900, '#f08850', '#c46048', '#53487f'],
  [1010, '#f8ac6c', '#cc7854', '#605488'],
  [1186, '#fff0cc', '#e8b488', '#7c70a0'],
  [2000, '#f8cc90', '#e4a874', '#7c70a0'],
]

/** What somebody casts on the level rock, away from the sun. */
const shadow = (k, l) =>
  path(
    k,
    'rgba(92,44,92,.55)',
    `M-0.600 0.050L${l * 0.5} -0.700L${l} -1.300C${l + 0.6} -1.300 ${l + 0.6} -0.900 ${l} -0.850L${l * 0.5} -0.100L0.600 0.150Z`,
  )

export default {
  alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: pareti a gradoni, metà al sole e metà in ombra, il Colorado in fondo; due viaggiatori sul ciglio, un condor su un ginepro secco',
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
      eye: [100, 1370, 300],
      yaw: 0.02,
      focal: 0.72,
      river: RIVER,
      seed: 7,
      sun: { back: 0.5, rise: 0.42 },
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
          ...POSES.point,
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
