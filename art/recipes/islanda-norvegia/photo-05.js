import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bather, ripple, seal } from '../../things/edge-bathers.js'
import {
  bay,
  flakes,
  headland,
  house,
  kerb,
  lagoon,
  lightPath,
  metre,
  mirror,
  P,
  SEA,
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
    -1.9,
    6.6,
    {
      skin: ['#ffd8a8', '#a87c80', '#6c5878'],
      wool: ['#7cd0c4', '#3c8c9c', '#fff4e0'],
      hair: '#3c2c44',
      suit: '#8c2c4c',
      lean: 0.22,
      deep: 0.09,
      swims: true,
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
  armNear: [8, 10],
  armFar: [148, 14],
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
    const tread = s.sheet()
    f.draw(tread.k, steps)
    f.draw(s.k, (k) => {
      bay(k)
      at(k, 77, 45.4, 3.6, seal)
    })
    steam(s, f, BEHIND)
    f.draw(s.k, (k) => {
      house(k)
      lagoon(k, (c) => {
        mirror(c)
        // The steps stand nearer to us than the house: they have their own waterline.
        c.save()
        c.globalAlpha = 0.8
        c.transform(1, 0, 0, -1, 0, STEP_FOOT * 2)
        c.scale(1 / f.q, 1 / f.q)
        c.drawImage(tread.canvas, 0, 0)
        c.restore()
      })
      lightPath(k)
      headland(k)
      kerb(k)
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
          // The water closes round a back in a shallow bow.
          if (o.swims) c.ellipse(0, -0.6, 0.55, 0.64, 0, 0, Math.PI * 2)
          else c.rect(-1, -2, 2, 2.05)
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
          ripple(c, 'rgba(226,240,220,.6)', o.swims ? 0.36 : 0.42)
        })
      }
      flakes(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.14 })
  },
}
