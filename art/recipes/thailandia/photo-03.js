import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { culm, fold, hut, inRiver, spray } from '../../things/mae-wang-dawn.js'
import { leafy } from '../../things/mae-wang-ravine.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const GLOW = ['#2c2a4c', '#403a5c', '#5c5070', '#ffd48c', '#a87070']
const LIT = {
  tones: GLOW,
  mirror: ['#2c4a60', '#34546a', '#44647a', '#c8c898', '#6c7880'],
}
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#4c2c38', '#2c1c30'],
  light: 1,
  bare: true,
  top,
  low,
  ...more,
})

/** Somebody in the river up to the hips, and the mirror. */
function bather(k, x, y, high, deep, o, flip) {
  const q = high / 7
  for (const m of [-1, 1]) {
    k.save()
    k.beginPath()
    k.rect(x - 14, m < 0 ? y : y - 30, 28, 30)
    k.clip()
    k.globalAlpha = m < 0 ? 0.4 : 1
    k.translate(x, y)
    k.scale(flip ? -q : q, q * (m < 0 ? -0.86 : 1))
    k.translate(0, deep)
    folk(k, flip ? { ...o, light: -o.light } : o)
    k.restore()
  }
  lens(k, 'rgba(255,240,196,.85)', x, y + 0.2, 3, 0.2)
  lens(k, 'rgba(255,240,196,.5)', x + 0.6, y + 1.3, 4, 0.18)
}

export default {
  alt: 'Gli elefanti di Mae Wang fanno il bagno nel fiume al primo sole: uno alza la proboscide e spruzza una ragazza che ride a braccia alzate, qualcuno ne lava un altro disteso nell’acqua; colline di bosco nella foschia dorata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.74, 0.3], horizon: 48 / 90 })
    const f = field(s)
    const r = random(6)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#8cc0bc'],
        [0.4, '#d8dcb4'],
        [0.75, '#fbe4a8'],
        [1, '#fcd898'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 60)
    })
    const [gx, gy] = f.at([118, 22])
    s.glowAt(gx, gy, s.h * 0.75, '#fff2c0', 0.95, 'source-over')
    f.draw(s.k, (k) => {
      fold(
        k,
        '-6 24 12 21 30 14.500 46 12 60 16 78 23 92 26.500 106 26 120 28 140 24 166 18',
        50,
        '#b0ccb0',
        '#f0e0b0',
      )
      fold(
        k,
        '-6 30 14 33 34 37 52 38.500 74 36 92 33.500 108 34.500 124 31 140 25 152 22.500 166 24',
        50,
        '#74a898',
        '#dcd8a8',
      )
      fold(
        k,
        '-6 33 10 36 26 41 44 44 66 45 90 44.500 112 44 128 41 144 38.500 166 37',
        50,
        '#4c8c84',
        '#a8bc94',
      )
      const mist = k.createLinearGradient(0, 34, 0, 48)
      mist.addColorStop(0, 'rgba(253,232,176,0)')
      mist.addColorStop(1, 'rgba(253,232,176,.7)')
      k.fillStyle = mist
      k.fillRect(-4, 34, 170, 15)
      leafy(
        k,
        points('-6 44 6 42.500 16 44.500 30 43 42 45.500 58 46 60 50 -6 50'),
        points('-6 44 6 42.500 16 44.500 30 43 42 45.500 58 46.500'),
        1.3,
        4,
        ['#3c7470', '#548c78', '#a8bc7c'],
        0.2,
      )
      leafy(
        k,
        points('104 47 116 45.500 128 43.500 140 44 152 41 166 42 166 50 104 50'),
        points('104 47 116 45.500 128 43.500 140 44 152 41 166 42'),
        1.5,
        8,
        ['#3c746c', '#5c9474', '#c0c480'],
        0.2,
      )
      at(k, 44, 47.6, 0.75, hut)
      path(
        k,
        '#e8cc90',
        'M-6 48C10 47.200 30 47.600 52 47C64 46.800 74 47.800 90 47.900C112 47.600 124 47 140 46.800C152 46.800 160 47.200 166 47.400V50H-6Z',
      )
    })
    stillWater(s, {
      y: 48.6 / 90,
      sway: 0.5,
      veil: [
        [0, '#f4dca0', 0.1],
        [0.3, '#8cb89c', 0.42],
        [0.65, '#3c8488', 0.72],
        [1, '#205468', 0.9],
      ],
    })
    f.draw(s.k, (k) => {
      path(
        k,
        '#d8b880',
        'M-6 48.200H166V49.400C150 49 138 50 120 49.600C100 49.300 96 48.800 84 48.800C66 48.800 58 50 40 49.700C22 49.500 10 49 -6 49.600Z',
      )
      // The way of the sun and the slow current.
      for (let i = 0; i < 64; i++) {
        const t = r() ** 0.8
        const x = 118 + (r() - 0.5) * (10 + t * 44)
        lens(
          k,
          i % 4 ? 'rgba(255,240,190,.8)' : 'rgba(255,214,140,.8)',
          x,
          49.6 + t * 36,
          (0.8 + r() * 3) * (0.5 + t * 1.2),
          0.1 + t * 0.16,
        )
      }
      for (let i = 0; i < 26; i++) {
        const t = r()
        lens(
          k,
          i % 2 ? 'rgba(24,84,100,.5)' : 'rgba(196,216,172,.45)',
          r() * 160,
          51 + t * 36,
          (2 + r() * 5) * (0.5 + t),
          0.1 + t * 0.16,
        )
      }
      // The calf far off behind its mother.
      inRiver(k, 26, 57, 0.1, 20, { ...LIT, pose: 'up', calf: true })
      // The one that lies in the water, somebody on its back with a brush.
      inRiver(k, 133, 63.5, 0.235, 44, { ...LIT, pose: 'reach' }, true)
      at(
        k,
        139,
        56.2,
        1.72,
        (q) =>
          folk(
            q,
            person('kneel', 2, ['#5c78b0', '#3c4c84'], ['#3c3c6c', '#2c2c50'], {
              bare: true,
              hat: ['cone', '#fbdc98', '#c09058'],
            }),
          ),
        true,
      )
      // The one that plays.
      bather(
        k,
        43.5,
        71.5,
        14,
        2.4,
        person('point', 1, ['#fff0d4', '#c8a898'], ['#40609c', '#2c4478'], {
          armNear: [82, 20],
          armFar: [64, 30],
          hat: ['brim', '#f4cc80', '#b88450'],
        }),
      )
      inRiver(k, 61, 73.5, 0.27, 12, { ...LIT, pose: 'up' })
      spray(k, 81.8, 50.4, 35, 26, 3)
      bather(
        k,
        109,
        76,
        14,
        2.6,
        person('stand', 0, ['#f0644c', '#b03c4c'], ['#403c74', '#2c2850'], {
          armNear: [128, 30],
          armFar: [150, 24],
          cut: 'bun',
          lean: -8,
        }),
        true,
      )
      for (const [x, y, l] of points('103 77 2.4 99 76 1.6 114 76.6 2 94 76.2 1.4', 3)) {
        lens(k, '#fff4d0', x, y, l, 0.24)
      }
      const B = ['#14404c', '#3c7468', '#123a48', '#2c6460']
      culm(k, [-4, 92, 2, 30, 40, 4], 2, 3, B)
      culm(k, [4, 94, 6, 20, 22, -12], 2.4, 7, B)
      culm(k, [-6, 60, 6, 10, 58, -6], 1.8, 11, B)
      leafy(k, points('-6 84 8 82 20 86 30 92 -6 94'), points('-6 84 8 82 20 86 30 92'), 3, 15, [
        '#103844',
        '#1c5054',
        '#3c7c68',
      ])
    })
    return finish(s, { vignette: 0.12, bloom: 0.16 })
  },
}
