import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bather, ripple, seal } from '../../things/edge-bathers.js'
import {
  bay,
  FOOT,
  flakes,
  house,
  lagoon,
  lightPath,
  metre,
  P,
  rock,
  SEA,
  steps,
} from '../../things/lagoon-dusk.js'
import { POSES, stand } from '../../things/slender-folk.js'

const FAIR = ['#ffcf9c', '#c08880', '#7c5c74']
const BROWN = ['#e8a070', '#8c5c5c', '#5c4058']
const PAIR = [
  [
    -2.1,
    11.1,
    {
      skin: FAIR,
      wool: ['#ff7c5c', '#c83c48', '#fff0d8'],
      hair: '#5c3c44',
      suit: '#24305c',
      lean: 0.2,
    },
  ],
  [
    -1.5,
    11.15,
    {
      skin: BROWN,
      wool: ['#ffe08c', '#d89c4c', '#f4f0e0'],
      hair: '#2c2038',
      lean: -0.1,
      cup: '#e8604c',
    },
  ],
]

/** Someone in the open door, on the way in from the cold: dark against the light. */
const guest = {
  ...POSES.stand,
  view: 'back',
  near: [3, 2],
  far: [12, 10],
  armNear: [7, 12],
  armFar: [118, 50],
  skin: ['#a86c64', '#6c4454'],
  top: ['#4c5c8c', '#2c345c'],
  low: ['#a86c64', '#6c4454'],
  hair: ['#4c3040', '#2c2038'],
  shoe: ['#8c5c60', '#5c3c50'],
  shorts: true,
  bare: true,
  dress: 'coat',
  light: 1,
  hat: ['knit', '#d84c4c', '#fff0d8'],
}

/** Steam on the warm water: its upper edge drifts, below it thins out; warm near the door, cold far from it. */
function steam(s, f, list, [x0, x1], [y0, y1], alpha) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    const g = c.createLinearGradient(x0, 0, x1, 0)
    for (const [t, tone] of [
      [0, '255,228,172,.5'],
      [0.2, '255,228,176,.95'],
      [0.55, '190,220,208,.6'],
      [1, '150,204,206,0'],
    ])
      g.addColorStop(t, `rgba(${tone})`)
    path(c, g, list)
    c.globalCompositeOperation = 'destination-in'
    const v = c.createLinearGradient(0, y0, 0, y1)
    v.addColorStop(0, 'rgba(0,0,0,.25)')
    v.addColorStop(0.6, 'rgba(0,0,0,1)')
    v.addColorStop(1, 'rgba(0,0,0,0)')
    fill(c, v, points('-9 -9 170 -9 170 99 -9 99'))
  })
  s.k.save()
  s.k.globalAlpha = alpha
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
}
const STEAM = [
  [
    'M124 61C121 55.500 116 53.500 110 52.600C107 46.500 98 42.500 90 43.500C83 44.400 81 48.200 75 48.300C66 48 56 49.800 42 51.400V61Z',
    [121, 44],
    [38, 58],
    0.72,
  ],
  [
    'M126 75C123 68.500 116 66.500 108 66.500C103 61.500 92 60.500 85 63.500C80 65.600 76 64.400 69 64.600C58 65 48 66.500 36 69C48 71.500 58 73 70 75Z',
    [124, 40],
    [58, 74],
    0.5,
  ],
]

export default {
  alt: 'Sky Lagoon nell’ora blu mentre nevica: la porta accesa della casa di torba versa la sua luce sull’acqua calda e sul vapore; due bagnanti col berretto di lana, i gomiti sul bordo, guardano l’Atlantico, e una foca guarda loro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [0.8, 0.4],
      horizon: SEA / 90,
    })
    const f = field(s)
    const [stone, home] = [s.sheet(), s.sheet()]
    f.draw(stone.k, (k) => rock(k, true))
    f.draw(home.k, house)
    f.draw(s.k, (k) => {
      bay(k)
      at(k, 77, 45.4, 3.6, seal)
      rock(k)
      house(k)
      lagoon(k, (c) => {
        // What stands on the shore, upside down from its own waterline, darker, lost towards us.
        for (const [sheet, turn] of [
          [stone, [1, -0.88, 0, -1, 0, 123.28]],
          [home, [1, 0, 0, -1, 0, FOOT * 2]],
        ]) {
          c.save()
          c.globalAlpha = 0.62
          c.transform(...turn)
          c.scale(1 / f.q, 1 / f.q)
          c.drawImage(sheet.canvas, 0, 0)
          c.restore()
        }
        const veil = c.createLinearGradient(0, FOOT, 0, 90)
        veil.addColorStop(0, 'rgba(70,150,164,.1)')
        veil.addColorStop(0.8, 'rgba(24,84,124,.9)')
        veil.addColorStop(1, 'rgba(22,74,116,1)')
        fill(c, veil, points('-8 40 168 40 168 98 -8 98'))
      })
      lightPath(k)
      steps(k)
      const [gx, gy] = P(7.08, 9.9, 0.5)
      const glow = k.createRadialGradient(gx, gy - 9, 3, gx, gy - 9, 24)
      glow.addColorStop(0, 'rgba(255,206,120,.42)')
      glow.addColorStop(1, 'rgba(255,190,110,0)')
      fill(k, glow, points('90 5 165 5 165 60 90 60'))
      // The shade of whoever stands there runs down the steps towards us.
      path(
        k,
        'rgba(92,58,80,.6)',
        `M${gx - 1.5} ${gy}H${gx + 1.5}L${gx + 2.4} ${gy + 4.6}H${gx - 2.4}Z`,
      )
      stand(k, gx, gy, 1.72 * metre(9.9), guest)
    })
    for (const one of STEAM) steam(s, f, ...one)
    f.draw(s.k, (k) => {
      for (const [X, Z, o] of PAIR) {
        const [x, y] = P(X, Z)
        const m = metre(Z)
        k.save()
        k.globalAlpha = 0.4
        k.translate(x, y)
        k.scale(m, -m * 0.8)
        bather(k, o)
        k.restore()
        at(k, x, y, m, (c) => {
          bather(c, o)
          ripple(c, 'rgba(226,240,220,.8)')
        })
      }
      flakes(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.14 })
  },
}
