import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  farShore,
  jacana,
  lakeBoat,
  leafAt,
  lotusField,
  metre,
  openWater,
  P,
} from '../../things/lotus-lake.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const early = {
  ...moods.dawn,
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.14, cool: '#101c50' },
}

/** Who is in the boat: metres from its middle, pose, turned, looks. */
const CREW = [
  [
    2.9,
    'stand',
    true,
    {
      armNear: [34, 60],
      armFar: [46, 50],
      skin: SKINS[2],
      top: ['#5c6cb0', '#343c78'],
      low: ['#3c3c64', '#282850'],
      hair: ['#2c2040', '#1c1434'],
      hat: ['cone', '#fce4a8', '#c09868'],
    },
  ],
  [
    0.7,
    'sit',
    true,
    {
      skin: SKINS[0],
      top: ['#fff8ec', '#b8b0c4'],
      low: ['#d88c5c', '#94584c'],
      hair: ['#7c4838', '#502c34'],
      hat: ['brim', '#f0b854', '#b07848'],
    },
  ],
  [
    -1.1,
    'point',
    true,
    {
      seat: true,
      near: [84, 78],
      far: [70, 76],
      skin: SKINS[1],
      top: ['#3ca89c', '#24687c'],
      low: ['#4c5c90', '#30386c'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
]

export default {
  alt: 'Un lago coperto di ninfee rosse in Thailandia, al mattino: una barca sottile passa nel canale d’acqua fra i fiori verso un chedi bianco e le colline nella foschia; due viaggiatori a bordo, una jacana su una foglia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: early, sun: [-0.1, 0.1], horizon: 1 / 3 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 30)
      for (const [a, c] of [
        [0, '#4ca4b8'],
        [0.5, '#a8d4cc'],
        [1, '#ffe8c0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 40)
      farShore(k)
      openWater(k)
      k.globalAlpha = 0.5
      farShore(k, -1)
      k.globalAlpha = 1
      lotusField(k, 230, 19.4, 11)
      // The boat and what the still water keeps of it.
      const [x, y] = P(5.6, 18.6)
      const m = metre(18.6)
      const crew = (c, flat) => {
        for (const [d, pose, turned, o] of CREW) {
          const sits = pose === 'sit' || o.seat
          at(
            c,
            d,
            sits ? -0.32 : -0.12,
            1.7 / 7,
            (e) => folk(e, { ...POSES[pose], ...o, light: turned ? 1 : -1, flat }),
            turned,
          )
        }
        stroke(c, flat ?? '#6c4048', 0.07, 'M2.300 -1.750L3.300 0.750')
        lakeBoat(c, flat)
      }
      k.save()
      k.translate(x, y + 0.1)
      k.scale(m, -m * 0.9)
      k.globalAlpha = 0.45
      crew(k)
      k.restore()
      at(k, x, y, m, (c) => crew(c))
      for (const [dx, dy, l] of [
        [-5.6, 0.2, 1],
        [-5.1, 0.5, 1.6],
        [4.4, 0.3, 1.4],
        [5.6, 0.16, 2.4],
      ])
        path(
          k,
          'rgba(232,244,228,.7)',
          `M${x + dx * m - l * 2} ${y + dy * m}q${l * 2} -0.3 ${l * 4} 0q${-l * 2} 0.2 ${-l * 4} 0Z`,
        )
      lotusField(k, 17.4, 4.6, 5)
      // The jacana has the outermost leaf for itself.
      const [jx, jy] = P(-2.9, 7.6)
      leafAt(k, jx + 1.2, jy + 0.5, 4.4, 5.2)
      at(k, jx, jy + 0.2, 1.7, jacana)
    })
    return finish(s)
  },
}
