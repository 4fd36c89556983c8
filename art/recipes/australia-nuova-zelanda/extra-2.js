import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { boulder, flats, stirling } from '../../things/milford-flats.js'
import { cruiser, kea, treeFern } from '../../things/milford-shore.js'
import { sound } from '../../things/mitre-peak.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const WATER = 58

const firstSun = {
  ...moods.dawn,
  finish: { bloom: 0.12, threshold: 0.88, vignette: 0.14, cool: '#0c2848' },
}

const PEOPLE = [
  [
    54,
    85.6,
    1.2,
    {
      ...POSES.camera,
      after: (c, j) =>
        path(
          c,
          '#1c2438',
          `M${j.armNear.hand[0] - 0.1} ${j.armNear.hand[1] - 0.5}h0.700v0.620h-0.700Z`,
        ),
      skin: SKINS[0],
      top: ['#f0b848', '#b07c44'],
      low: ['#2c4468', '#1c304c'],
      hair: ['#6c4438', '#442c38'],
      cut: 'short',
      hat: ['knit', '#d85848', '#943c4c'],
    },
  ],
  [
    47,
    84,
    1.14,
    {
      ...POSES.hips,
      skin: SKINS[1],
      top: ['#d85848', '#943c4c'],
      low: ['#304c5c', '#203848'],
      hair: ['#2c2438', '#1c182c'],
      cut: 'long',
      pack: ['#3c8c8c', '#28606c'],
    },
  ],
]

export default {
  alt: 'Milford Sound nel sole del mattino: il Mitre Peak, metà dorato e metà in ombra, si specchia nel fiordo; una cascata, un battello, due viaggiatori, un pappagallo kea su un sasso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [1.1, 0.2], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, WATER)
      for (const [a, c] of [
        [0, '#4488c0'],
        [0.5, '#9ccce0'],
        [0.85, '#f4e4cc'],
        [1, '#ffe8cc'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 172, 102)
    })
    sound(s, {
      sun: { back: 0.1, rise: 0.44 },
      bands: [
        [620, '#a8b468', '#5c8c64', '#28585c', '#1c444c'],
        [1000, '#d8b878', '#8c9468', '#3c6468', '#285058'],
        [3000, '#fcc890', '#d89470', '#4c6c80', '#345468'],
      ],
      snow: ['#fff4dc', '#fff0d8', '#b4c8d8', '#a4bcd0'],
      haze: { sun: '#fce0b8', shade: '#a4c4c8', length: 9000 },
    })
    f.draw(s.k, (k) => at(k, 125.4, WATER + 0.2, 1.7, stirling))
    stillWater(s, {
      y: (WATER + 0.3) / 90,
      sway: 0,
      veil: [
        [0, '#5c9cac', 0.34],
        [0.5, '#2c6880', 0.52],
        [1, '#10384c', 0.78],
      ],
    })
    f.draw(s.k, (k) => {
      // Morning mist lies where the walls go into the water, so that rock and mirror are two things.
      const mist = k.createLinearGradient(0, WATER - 5.4, 0, WATER + 1.2)
      mist.addColorStop(0, 'rgba(232,240,236,0)')
      mist.addColorStop(0.74, 'rgba(232,240,236,.46)')
      mist.addColorStop(0.82, 'rgba(220,236,238,.4)')
      mist.addColorStop(1, 'rgba(200,224,230,0)')
      k.fillStyle = mist
      k.fillRect(-6, WATER - 5.4, 172, 6.6)
      // The morning's boat, small under the walls.
      k.save()
      k.globalAlpha = 0.45
      at(k, 98, 59.6, 0.2, (c) => {
        c.scale(1, -0.8)
        cruiser(c)
      })
      k.restore()
      path(
        k,
        'rgba(244,240,220,.7)',
        'M99 59.600C106 59.300 114 59 124 58.700C114 59.500 106 60 99 59.800Z',
      )
      at(k, 98, 59.5, 0.2, cruiser)
      flats(k)
      at(k, 28.5, 85.8, 0.95, boulder)
      at(k, 28.4, 82.9, 0.66, kea)
      for (const [x, y, size, o] of PEOPLE) {
        // The low sun behind us on the right lays them along the stones.
        k.save()
        k.translate(x, y)
        k.transform(1, 0, 1.5, 0.26, 0, 0)
        k.scale(size, size)
        folk(k, { ...o, flat: '#6c7464' })
        k.restore()
        at(k, x, y, size, (c) => {
          folk(c, { ...o, light: 1 })
        })
      }
      k.save()
      k.translate(160, 0)
      k.scale(-1, 1)
      treeFern(k)
      k.restore()
    })
    return finish(s)
  },
}
