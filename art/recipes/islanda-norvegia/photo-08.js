import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { country, LUPINS, lupin, meadow } from '../../things/glacier-meadow.js'
import { COATS, pony } from '../../things/pony.js'
import { folk, SKINS } from '../../things/slender-folk.js'
import { farm } from '../../things/turf-farm.js'

/** Somebody on a pony at a tölt, with the shadow of both. */
function rider(k, x, y, q, coat, o) {
  path(
    k,
    'rgba(60,56,60,.5)',
    `M${x - q * 12} ${y}C${x} ${y - q * 1.6} ${x + q * 22} ${y - q * 1.4} ${x + q * 38} ${y + q}C${x + q * 20} ${y + q * 2.2} ${x} ${y + q * 2} ${x - q * 12} ${y}Z`,
  )
  at(k, x, y, q, (c) => {
    pony(c, coat, { gait: 'tolt' })
    path(
      c,
      '#3c2430',
      'M-3.400 -14.200C-1 -13.400 1.600 -13.800 3.200 -15L2.600 -12.400C0.600 -11.400 -1.600 -11.400 -3 -12.200Z',
    )
    at(c, -0.4, -14.8, 2.3, (f) =>
      folk(f, {
        near: [46, 58],
        far: [40, 56],
        armNear: [20, 66],
        armFar: [26, 66],
        seat: true,
        lean: -3,
        low: ['#3c4468', '#282c50'],
        hair: ['#e8b860', '#a87848'],
        shoe: '#2c2030',
        light: -1,
        ...o,
      }),
    )
    c.strokeStyle = '#3c2430'
    c.lineWidth = 0.35
    c.beginPath()
    c.moveTo(3.8, -17.4)
    c.lineTo(13.6, -15.6)
    c.stroke()
  })
}

export default {
  alt: 'Sera di giugno davanti a una fattoria islandese coi tetti d’erba: due cavalieri passano al tölt sulla pista, una cavalla bruca col puledro fra i lupini viola; il temporale se ne va e il sole accende la calotta di ghiaccio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.4], horizon: 54 / 90 })
    const f = field(s)
    const r = random(17)
    f.draw(s.k, (k) => {
      country(k)
      meadow(k)
      farm(k)
      // Lupins far off are one violet drift.
      for (const [c, d] of [
        [
          '#6450a0',
          'M-6 66.200C4 64.200 12 65.600 20 64.600C28 64 34 65.200 40 66.400C30 67.800 14 68.400 -6 68Z',
        ],
        [
          '#a488dc',
          'M-6 66.200C4 64.200 12 65.600 20 64.600C28 64 34 65.200 40 66.400C30 65.900 24 66.400 16 66.500C8 66.800 0 66.800 -6 67Z',
        ],
        [
          '#6450a0',
          'M46 64.600C54 63.200 60 64.200 66 63.800C70 64 74 64.600 77 65.400C68 66.200 56 66.400 46 64.600Z',
        ],
        [
          '#a488dc',
          'M46 64.600C54 63.200 60 64.200 66 63.800C70 64 74 64.600 77 65.400C68 65.200 56 65.400 46 64.600Z',
        ],
      ])
        path(k, c, d)
      rider(k, 78, 73.4, 0.36, COATS.grey, {
        top: ['#4c80b4', '#34548c'],
        skin: SKINS[1],
        hat: ['cap', '#2c2c48'],
      })
      rider(k, 56, 75, 0.4, COATS.chestnut, {
        top: ['#f0e8dc', '#b4a8b4'],
        skin: SKINS[0],
        hat: ['cap', '#84303c'],
        cut: 'long',
      })
      for (const [x, y, q, coat, o] of [
        [118, 80, 0.44, COATS.bay, { head: 'down', gait: 'walk' }],
        [132, 79.4, 0.27, COATS.dun, { gait: 'stand' }],
      ]) {
        path(
          k,
          'rgba(44,60,52,.6)',
          `M${x - q * 14} ${y}C${x} ${y - q * 2} ${x + q * 18} ${y - q * 1.6} ${x + q * 32} ${y + q}C${x + q * 16} ${y + q * 2.4} ${x} ${y + q * 2} ${x - q * 14} ${y}Z`,
        )
        at(k, x, y, q, (c) => pony(c, coat, o), q < 0.4)
      }
      // Lupins near by, the nearest largest and darkest.
      const list = []
      for (let i = 0; i < 96; i++) {
        const t = r() ** 0.8
        const x = -6 + r() ** 1.25 * 112
        const y = 82 + t * 14 + Math.max(0, x - 60) * 0.15
        const tall = x < 34 ? 1.35 : 1
        list.push([x, y, (5 + t * 10 * (0.6 + r() * 0.6)) * tall, (r() - 0.3) * 2.4, r()])
      }
      path(k, '#3c6444', 'M-6 82C20 80.500 50 82 76 86C88 88 98 90 104 96H-6Z')
      for (const [x, y, high, lean, n] of list.sort((a, b) => a[1] - b[1]))
        lupin(k, x, y, high, lean, LUPINS[Math.floor(n ** 1.2 * 3.35)], r)
    })
    return finish(s, { vignette: 0.16 })
  },
}
