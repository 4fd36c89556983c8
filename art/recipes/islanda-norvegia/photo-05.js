import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { bather, ripple, seal } from '../../things/edge-bathers.js'
import {
  bay,
  FOOT,
  flakes,
  headland,
  house,
  lagoon,
  lightPath,
  metre,
  P,
  SEA,
  SHORE,
  STEP_FOOT,
  steps,
} from '../../things/lagoon-dusk.js'
import { POSES, stand } from '../../things/slender-folk.js'

const FAIR = ['#ffcf9c', '#c08880', '#7c5c74']
const BROWN = ['#e8a070', '#8c5c5c', '#5c4058']
const BATHERS = [
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
  // A third comes back to them through the warm water, nearer to us.
  [
    -2.2,
    6.6,
    {
      skin: ['#ffd8a8', '#a87c80', '#6c5878'],
      wool: ['#7cd0c4', '#3c8c9c', '#fff4e0'],
      hair: '#3c2c44',
      suit: '#8c2c4c',
      lean: 0.22,
      deep: 0.09,
      plait: true,
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
  skin: ['#6c3c4c', '#3a2444'],
  top: ['#3c2c50', '#2e2448'],
  low: ['#34264a', '#2a2042'],
  hair: ['#34264a', '#2a2042'],
  shoe: '#2a2042',
  dress: 'coat',
  light: 1,
  hat: ['knit', '#b03c4c', '#e8a878'],
}

/** Steam: soft, densest along the edge of the pool, where it rises in leaning veils against the cold sea. */
function steam(s, f, list) {
  s.layer(
    (k) =>
      f.draw(k, (c) => {
        for (const [x, y, rx, ry, tone] of list) {
          c.save()
          c.translate(x, y)
          c.scale(rx, ry)
          const g = c.createRadialGradient(0, 0, 0, 0, 0, 1)
          g.addColorStop(0, `rgba(${tone})`)
          g.addColorStop(0.5, `rgba(${tone.replace(/[^,]+$/, (a) => a * 0.55)})`)
          g.addColorStop(1, `rgba(${tone.replace(/[^,]+$/, '0')})`)
          fill(c, g, points('-1 -1 1 -1 1 1 -1 1'))
          c.restore()
        }
      }),
    { lit: false },
  )
}
const BEHIND = [
  [40, 47.5, 26, 5, '210,230,236,.6'],
  [36, 42, 13, 9, '206,228,236,.5'],
  [42, 35, 11, 10, '196,222,236,.3'],
  [60, 47.6, 26, 5, '216,234,236,.75'],
  [66, 41, 14, 11, '206,228,236,.55'],
  [74, 33, 12, 13, '190,218,234,.4'],
  [80, 24, 11, 12, '170,204,228,.22'],
  [80, 48, 14, 4.6, '214,232,234,.7'],
]
const STEAM = [
  [62, 51.2, 40, 2.6, '220,238,236,.7'],
  [98, 54, 26, 3.4, '196,224,228,.85'],
  [152, 54, 22, 3.2, '180,212,222,.75'],
  [10, 59, 24, 3.2, '150,200,214,.6'],
  [40, 55.6, 30, 2.4, '186,222,226,.5'],
  [66, 61.5, 34, 2.4, '150,208,214,.42'],
  [20, 70, 24, 2.6, '120,188,204,.3'],
]

export default {
  alt: 'Sky Lagoon nell’ora blu mentre nevica: la porta accesa della casa di torba versa la sua luce sull’acqua calda e sul vapore; due bagnanti col berretto di lana guardano l’Atlantico dal bordo, una terza li raggiunge, e una foca guarda loro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [0.8, 0.4],
      horizon: SEA / 90,
    })
    const f = field(s)
    const [stone, home, tread] = [s.sheet(), s.sheet(), s.sheet()]
    f.draw(stone.k, (k) => headland(k, true))
    f.draw(home.k, house)
    f.draw(tread.k, steps)
    f.draw(s.k, (k) => {
      bay(k)
      at(k, 77, 45.4, 3.6, seal)
    })
    steam(s, f, BEHIND)
    f.draw(s.k, (k) => {
      house(k)
      lagoon(k, (c) => {
        // What stands on the shore, upside down from its own waterline; the headland's runs on a slant.
        for (const [sheet, turn, power] of [
          [stone, [1, SHORE.fall * -2, 0, -1, 0, (SHORE.y + SHORE.x * SHORE.fall) * 2], 0.5],
          [home, [1, 0, 0, -1, 0, FOOT * 2], 0.75],
          [tread, [1, 0, 0, -1, 0, STEP_FOOT * 2], 0.8],
        ]) {
          c.save()
          c.globalAlpha = power
          c.transform(...turn)
          c.scale(1 / f.q, 1 / f.q)
          c.drawImage(sheet.canvas, 0, 0)
          c.restore()
        }
        // Lost in the teal of the warm water long before roof and ridge.
        const veil = c.createLinearGradient(0, FOOT, 0, 90)
        for (const [t, tone] of [
          [0, 'rgba(70,150,164,.12)'],
          [0.25, 'rgba(52,138,160,.45)'],
          [0.5, 'rgba(40,122,150,1)'],
          [1, 'rgba(22,74,116,1)'],
        ])
          veil.addColorStop(t, tone)
        fill(c, veil, points('-8 40 168 40 168 98 -8 98'))
      })
      // Level strokes eat into the edge of the headland's image.
      for (const [x, y, half] of points(
        '29 51.600 3 27.400 52.500 3.600 28 53.400 4 25 54.500 3.600 26 55.500 4.400 22.500 56.600 4 24 57.700 5 20 58.900 4.600 21.500 60.200 5.600 17 61.600 5 18 63.200 6 13 64.800 6 11 66.600 8 6 68.400 9',
        3,
      ))
        lens(k, `rgba(${y < 57 ? '112,188,196' : '66,156,174'},.72)`, x, y, half, 0.22)
      lightPath(k)
      headland(k)
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
    steam(s, f, STEAM)
    f.draw(s.k, (k) => {
      for (const [X, Z, o] of BATHERS) {
        const [x, y] = P(X, Z)
        const m = metre(Z)
        // deep: how far the water stands above the waist.
        const upper = (c) => {
          c.save()
          c.beginPath()
          c.rect(-1, -2, 2, 2 + (o.deep ? 0 : 0.05))
          c.clip()
          c.translate(0, o.deep ?? 0)
          bather(c, o)
          c.restore()
        }
        k.save()
        k.globalAlpha = o.deep ? 0.07 : 0.36
        k.translate(x, y)
        k.scale(m, -m * 0.7)
        upper(k)
        k.restore()
        at(k, x, y, m, (c) => {
          upper(c)
          ripple(c, 'rgba(226,240,220,.6)', o.deep ? 0.34 : 0.42)
        })
      }
      flakes(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.14 })
  },
}
