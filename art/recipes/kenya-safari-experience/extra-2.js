import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { tuft } from '../../things/grass-tuft.js'
import { basket, DUSK, envelope, FIRE, GOLD, glowing, plain } from '../../things/mara-lanterns.js'
import { pacingGiraffe } from '../../things/pacing-giraffe.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { thornTree } from '../../things/thorn-tree.js'

const HORIZON = 61

const beforeSun = {
  ...moods.dusk,
  sky: [
    [0, '#141c50'],
    [0.3, '#2c3a7c'],
    [0.58, '#74609c'],
    [0.8, '#dc8c8c'],
    [1, '#ffcc90'],
  ],
  glow: '#ffd8a0',
  glowPower: 0.55,
  disc: 0,
}
/** Against the sky, a breath of the fire on the edge that looks at it. */
const LOOKERS = ['#3c3468', '#2e285a', '#342e62', '#2a2554', '#262150', '#d8846c']
const MARA = ['#241f4c', '#241f4c', '#241f4c', '#1c1840', '#241f4c']

/** Somebody in the light of the flames. */
const lit = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#e89058', '#5c304c'],
  top: [top, '#3c2450'],
  low: ['#6c4468', '#2c2048'],
  hair: ['#2c1c40', '#241838'],
  shoe: '#1c1838',
  ...more,
})

export default {
  alt: 'Prima dell’alba sul Masai Mara: una mongolfiera accesa come una lanterna è pronta a partire, altre due sono già in cielo; accanto a un’acacia due giraffe e un piccolo si sono fermati a guardarla',
  paint(w, h) {
    const s = new Scene(w, h, { mood: beforeSun, sun: [0.88, 0.69], horizon: HORIZON / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(11)
      for (let i = 0; i < 70; i++) {
        const [x, y] = [r() * 160, r() ** 1.6 * 34]
        const q = (0.08 + r() ** 3 * 0.16) * (1 - y / 50)
        path(
          k,
          'rgba(255,244,224,.9)',
          `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
        )
      }
      // The morning star.
      path(
        k,
        '#fffae8',
        'M145 31L145.750 30.750L146 30L146.250 30.750L147 31L146.250 31.250L146 32L145.750 31.250Z',
      )
      plain(k, HORIZON)
      for (const [x, y, high, wide, n] of points(
        '66 61.800 3.400 3.400 9 74 62 4.600 4.800 11 129 61.800 3.600 3.800 13 154 62 5 5.600 15',
        5,
      ))
        thornTree(k, x, y, high, wide, Array(4).fill('#64507c'), { seed: n })
    })
    // Mist lies in the hollows.
    s.wash(0.665, 0.705, ['#f0b0a4', 0], ['#f0b0a4', 0.42])
    s.wash(0.705, 0.77, ['#f0b0a4', 0.42], ['#f0b0a4', 0])
    f.draw(s.k, (k) => {
      // A swell of the plain before us, on it a great thorn tree and three who have stopped to look.
      fill(k, '#3a3468', [
        ...points('-8 66 10 65.200 26 65.600 44 67.200 62 69.400 84 73 108 77 134 82 172 90'),
        [172, 98],
        [-8, 98],
      ])
      thornTree(k, 13, 66.4, 25, 21, ['#2f2b5c', '#342f62', '#4a3f74', '#2b2756'], { seed: 22 })
      for (const [x, y, q, flip, o] of [
        [31, 66.6, 0.23, false, { pose: 'rest', lean: 24, bow: -8, nod: 22 }],
        [40.6, 67.3, 0.12, false, { pose: 'rest', calf: true, lean: 18, bow: -4, nod: 4 }],
        [52, 68.7, 0.25, false, { pose: 'pace', lean: 36, bow: -12, nod: 16 }],
      ])
        at(k, x, y, q, (c) => pacingGiraffe(c, { ...o, tones: [...LOOKERS], seed: 4 }), flip)
    })
    f.draw(s.k, (k) => {
      // Already up: one small lantern in the blue, one only dusk.
      at(k, 47, 30, 1, (c) => {
        c.save()
        c.scale(17, 17)
        envelope(
          c,
          0.46,
          12,
          glowing(12, (i) => (i % 3 === 1 ? GOLD : FIRE)),
        )
        c.restore()
        c.translate(0, 3.1)
        c.scale(0.42, 0.42)
        basket(c)
      })
      at(k, 70, 17, 1, (c) => {
        c.save()
        c.scale(8.5, 8.5)
        envelope(
          c,
          0.46,
          10,
          glowing(10, () => DUSK),
        )
        c.restore()
        path(c, '#2c2450', 'M-0.700 0.700H0.700L0.600 1.700H-0.600Z')
        stroke(c, '#2c2450', 0.08, 'M-0.900 0L-0.600 0.800M0.900 0L0.600 0.800')
      })
    })
    // The grass takes the light of the flames.
    for (const [x, y, radius, power] of [[108, 82, 44, 0.75]]) {
      const [px, py] = f.at([x, y])
      s.k.save()
      s.k.translate(px, py)
      s.k.scale(1, 0.26)
      s.glowAt(0, 0, radius * f.q, '#ff9c4c', power)
      s.k.restore()
    }
    f.draw(s.k, (k) => {
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, {
          flip,
          fall: [(x - 108) * 0.05, 0.16],
          shade: '#1c1c44',
        })
      // Ready to go: its silk a lantern over the plain.
      at(k, 108, 75.1, 1, (c) => {
        c.scale(58, 58)
        envelope(
          c,
          0.44,
          16,
          glowing(16, (i, t) => {
            const m = i < 8 ? i : 15 - i
            if (t < 0.13) return GOLD
            if (t > 0.5 && t < 0.62)
              return m % 2
                ? ['#2c2c68', '#3c4080', '#5c5494', '#8c649c', '#c87c8c', '#f0a884', '#ffd8a0']
                : GOLD
            return m % 4 === 1 ? GOLD : FIRE
          }),
        )
      })
      path(
        k,
        '#fff0b8',
        'M105.400 75.300C106.600 74.600 109.400 74.600 110.600 75.300C109.400 76.200 106.600 76.200 105.400 75.300Z',
      )
      at(k, 108, 82.7, 1, basket)
      stroke(k, '#2c1c3c', 0.16, 'M106 80.500L95.500 83.600M110 80.500L121 83.800')
      put(95, 84.2, 4.8, lit('point', '#f0a04c', { light: 1, armFar: [70, 10], lean: -8 }))
      put(
        121.5,
        84.4,
        4.8,
        lit('point', '#e07c50', { light: -1, armFar: [70, 10], lean: -8 }),
        true,
      )
      put(115.5, 84.6, 4.6, lit('climb', '#f0c070', { light: -1, cut: 'bun' }), true)
      put(101, 84.8, 4.6, lit('camera', '#c8647c', { light: 1, cut: 'long' }))
      const g = random(5)
      // Clumps of grass; those near the flame are lit.
      for (const [x, n, tall] of points(
        '2 9 6 14 5 3.600 27 8 5 46 4 3 60 6 4.400 79 4 2.800 92 5 3 124 5 3.200 138 6 4.200 153 9 6.400',
        3,
      ))
        for (let i = 0; i < n; i++) {
          const px = x + (i - n / 2) * 1.6 + g() * 1.2
          const near = Math.abs(px - 108) < 34
          tuft(
            k,
            px,
            90.6 + g() * 1.4,
            tall * (0.5 + g() * 0.7),
            near ? ['#64385c', '#8a4c60', '#402a58'] : MARA,
            g,
          )
        }
    })
    return finish(s, { bloom: 0.3 })
  },
}
