import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bed,
  brim,
  deck,
  deckPalm,
  garden,
  lounger,
  metre,
  mirrors,
  P,
  pool,
} from '../../things/high-pool.js'
import { leaner, swimmer, wet } from '../../things/pool-bathers.js'
import { city, LEVEL } from '../../things/pool-city.js'
import { hornbill } from '../../things/pool-hornbill.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Early morning: hardly a cloud, the moon still up in the west. */
function morning(k) {
  const sky = k.createLinearGradient(60, 0, 74, LEVEL + 2)
  for (const [a, c] of [
    [0, '#4ba6c0'],
    [0.45, '#93cfd0'],
    [0.8, '#e2ecd2'],
    [1, '#fff0cc'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 60)
  path(k, '#e9f4ea', 'M69 12a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0 -4.600 0Z')
  path(
    k,
    '#cfe6e4',
    'M70.400 10.900C71 10.300 72 10.600 72 11.300C72 12 71 12.200 70.900 12.900C70.300 12.600 69.900 11.600 70.400 10.900ZM71.600 13.300C72.200 12.800 72.900 13.100 72.700 13.500C72.300 13.900 71.700 13.900 71.600 13.300Z',
  )
}

const RED_WET = ['rgba(208,84,92,.6)', 'rgba(168,120,112,.55)']
const DARK_WET = ['rgba(110,72,62,.6)', 'rgba(140,104,88,.5)']
const PALM = ['#1d4c5c', '#c98f6c', '#1f6a62', '#7fb25c']
const PALM_FAR = ['#3f7478', '#d9a884', '#4f8f7c', '#a2c478']

export default {
  alt: 'La piscina sul tetto di Marina Bay la mattina presto: l’acqua arriva a filo del bordo, davanti ai grattacieli oltre la baia; due bagnanti appoggiati guardano, e anche un bucero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.2], horizon: LEVEL / 90 })
    field(s).draw(s.k, (k) => {
      morning(k)
      city(k)
      pool(k)
      mirrors(k)
      brim(k)
      deck(k)
      garden(k)
      for (const [z, x, high, lean, wide] of points(
        '104 9 7.500 .02 1 76 9.200 8.600 -.05 1 55 9 7.600 .06 1 40 9.300 9 -.09 1 29 8.800 8 .1 1',
        5,
      )) {
        const [px, py] = P(x, 0.5, z)
        deckPalm(k, px, py, high * metre(z), lean, Math.round(z), z > 48 ? PALM_FAR : PALM, wide)
        bed(k, px, py, metre(z))
      }
      for (const [x, z] of points('7 48 7 27.500 7 22', 2)) lounger(k, x, z, '#fff6e4')
      for (const [z, o] of [
        [
          15,
          {
            skin: SKINS[1],
            hair: ['#3a2430', '#6c4438'],
            suit: ['#f0524c', '#b0304c'],
            bun: true,
            wide: 0.94,
          },
        ],
        [13.4, { skin: SKINS[2], hair: ['#241c30', '#4c3c50'], wide: 1.12 }],
      ]) {
        const [x, y] = P(-5.8, 0, z)
        const q = 0.24 * metre(z)
        wet(k, x, y + 0.6, q * 0.9, o.suit ? RED_WET : DARK_WET)
        at(k, x, y, q, (u) => leaner(u, o), true)
        // The water closes round them.
        path(
          k,
          '#4fc3c4',
          `M${x - q} ${y + q * 0.25}Q${x} ${y + q * 0.5} ${x + q} ${y + q * 0.25}V${y + q * 0.7}H${x - q}Z`,
        )
        stroke(
          k,
          '#d8fbee',
          0.3,
          `M${x - q * 1.15} ${y + q * 0.2}Q${x} ${y + q * 0.55} ${x + q * 1.15} ${y + q * 0.15}`,
        )
      }
      const [bx, by] = P(-6.25, 0.05, 10)
      path(
        k,
        'rgba(96,72,112,.4)',
        `M${bx + 0.4} ${by + 0.2}L${bx - 8} ${by + 3.5}L${bx - 6} ${by + 3.7}L${bx + 1.4} ${by + 0.5}Z`,
      )
      at(k, bx, by, 0.3, hornbill, true)
      const [sx, sy] = P(-0.6, 0, 11)
      at(k, sx, sy, 2.6, swimmer, true)
      const [wx, wy] = P(5.6, 0.35, 29)
      stand(
        k,
        wx,
        wy,
        1.7 * metre(29),
        {
          ...POSES.walk,
          skin: SKINS[0],
          top: ['#f8765c', '#b8485c'],
          low: SKINS[0],
          hair: ['#5c3c34', '#3c2830'],
          dress: 'coat',
          cut: 'bun',
          light: 1,
        },
        { flip: true, fall: [-0.6, 0.05], shade: '#b78a80' },
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
