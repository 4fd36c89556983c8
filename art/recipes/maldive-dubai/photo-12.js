import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { dhoni } from '../../things/dhoni-side.js'
import { heaped } from '../../things/heaped-cloud.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { crown, dolphin } from '../../things/spinner-dolphin.js'

const SEA = 47
const NEAR = {
  cape: ['#5c84ac', '#2c4474'],
  side: ['#9cb4c8', '#6c8cb0'],
  belly: ['#fff0dc', '#d8c4c4'],
  line: '#3c5484',
}
const FOAM = ['#fff8e8', '#d8e4e8', '#7ca4c0']
const HAIR = ['#3c2838', '#241c30']

function dawn(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#4c88b8'],
    [0.4, '#8cbcd0'],
    [0.72, '#f4dcc0'],
    [1, '#fcc8a0'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 60)
  // The tower of a storm far out, its crown in the first sun.
  heaped(k, 33, SEA, {
    wide: 62,
    high: 36,
    seed: 23,
    peak: 0.5,
    side: 1,
    tones: ['#fff0dc', '#f0c8b8', '#b0a8c4'],
  })
  heaped(k, 70, SEA, {
    wide: 30,
    high: 8,
    seed: 8,
    peak: 0.3,
    side: 1,
    tones: ['#fff0d8', '#f0d0c0', '#bcb4cc'],
  })
  heaped(k, 124, SEA, {
    wide: 34,
    high: 4.4,
    seed: 14,
    peak: 0.6,
    side: 1,
    tones: ['#fff0d8', '#f4d8c4', '#d0bcc8'],
  })
}

/** A low island with its palms, far away. */
function isle(k, x, w) {
  path(
    k,
    '#f4e0c0',
    `M${x - w} ${SEA + 0.1}C${x - w * 0.5} ${SEA - 0.7} ${x + w * 0.5} ${SEA - 0.7} ${x + w} ${SEA + 0.1}Z`,
  )
  const r = random(6)
  let d = `M${x - w * 0.86} ${SEA - 0.3}`
  for (let u = -0.86; u < 0.84; u += 0.09) {
    const h = (1.6 + r() * 1.5) * Math.sqrt(1 - u * u)
    d += `Q${x + w * (u + 0.02)} ${SEA - 0.6 - h} ${x + w * (u + 0.09)} ${SEA - 0.5 - h * 0.66}`
  }
  path(k, '#6c94a4', `${d}L${x + w * 0.86} ${SEA - 0.3}Z`)
}

const person = (pose, c, n, more) => ({
  ...POSES[pose],
  top: c,
  low: ['#5c6c94', '#3c4874'],
  skin: SKINS[n],
  hair: HAIR,
  shorts: true,
  light: 1,
  ...more,
})

function crew(k, where) {
  const put = (x, y, o, tall = 3.4, flip) => stand(k, x, y, tall, o, { flip })
  if (where === 'inside') put(-9.5, -3.2, person('sit', ['#f0c870', '#b8885c'], 1), 3.3)
  if (where === 'roof') {
    put(-11, -9, person('stand', ['#fff4e0', '#b8b0c4'], 2, { hat: ['cap', '#e8785c'] }), 3.4)
    put(2.4, -9, person('point', ['#e8785c', '#984c5c'], 0, { cut: 'bun' }))
    put(5.2, -9, person('camera', ['#4c9ca8', '#34687c'], 1), 3.6)
  }
  if (where === 'bow') {
    put(11.4, -2.6, person('point', ['#f4c45c', '#b07c4c'], 0, { cut: 'long' }), 3.4)
    put(14.4, -2.8, person('kneel', ['#8c78b4', '#5c4c84'], 3), 3.4)
  }
}

export default {
  alt: 'All’alba, al largo di un’isola delle Maldive, i delfini stenella saltano davanti alla prua di un dhoni: uno è alto sull’acqua liscia, i viaggiatori guardano dal tetto e dalla prua; lontano una torre di nuvole rosate',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.95, 0.4], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dawn(k)
      isle(k, 112, 17)
    })
    stillWater(s, {
      y: SEA / 90,
      sway: 0.8,
      press: 0.9,
      veil: [
        [0, '#e8d0c0', 0.3],
        [0.16, '#84b4c4', 0.55],
        [0.5, '#2c7ca4', 0.84],
        [1, '#12447c', 0.96],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(17)
      // Long swells: a light back, a dark face.
      for (const [x, y, l, hgt] of points(
        '20 55 44 0.900 128 57 40 1 70 61 60 1.300 150 66 46 1.700 10 68 44 1.800 88 73 66 2.200 20 80 56 2.600 140 82 60 2.800',
        4,
      )) {
        path(
          k,
          'rgba(18,68,124,.28)',
          `M${x - l} ${y}C${x - l * 0.4} ${y - hgt} ${x + l * 0.3} ${y - hgt} ${x + l} ${y}C${x + l * 0.4} ${y + hgt} ${x - l * 0.3} ${y + hgt * 0.7} ${x - l} ${y}Z`,
        )
        path(
          k,
          'rgba(252,224,200,.3)',
          `M${x - l * 0.8} ${y - hgt * 0.5}C${x - l * 0.3} ${y - hgt * 1.2} ${x + l * 0.3} ${y - hgt * 1.2} ${x + l * 0.9} ${y - hgt * 0.3}C${x + l * 0.4} ${y - hgt * 0.8} ${x - l * 0.3} ${y - hgt * 0.8} ${x - l * 0.8} ${y - hgt * 0.5}Z`,
        )
      }
      for (let i = 0; i < 44; i++) {
        const t = (i / 43) ** 1.3
        const [x, y, l] = [r() * 164 - 2, SEA + 1 + t * 41, 0.6 + t * 4 * (0.5 + r())]
        path(
          k,
          i % 3 ? 'rgba(16,72,124,.3)' : 'rgba(255,230,206,.42)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.26} ${l * 2} 0q${-l} ${0.14 + t * 0.26} ${-l * 2} 0Z`,
        )
      }
      // The dhoni and its mirror.
      const [dx, dy, q] = [33, 53.4, 1.12]
      k.save()
      k.globalAlpha = 0.34
      at(k, dx, dy, q, (c) => {
        c.scale(1, -0.8)
        dhoni(c, crew)
      })
      k.restore()
      for (const [x, y, l] of points('30 56 16 40 58.500 12 26 61 9 36 64 11', 3))
        path(
          k,
          'rgba(44,124,164,.6)',
          `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      at(k, dx, dy, q, (c) => dhoni(c, crew))
      path(
        k,
        '#fff4e4',
        `M${dx + 21 * q} ${dy - 0.6}C${dx + 17 * q} ${dy + 0.9} ${dx + 8} ${dy + 1.6} ${dx - 6} ${dy + 1.3}C${dx + 4} ${dy + 0.7} ${dx + 13} ${dy + 0.3} ${dx + 17} ${dy - 0.3}Z`,
      )
      path(
        k,
        'rgba(255,244,228,.8)',
        `M${dx - 15 * q} ${dy + 0.5}C${dx - 22} ${dy + 0.3} ${dx - 30} ${dy + 0.8} ${dx - 42} ${dy + 2}C${dx - 30} ${dy + 1.8} ${dx - 22} ${dy + 1.6} ${dx - 15 * q} ${dy + 0.5}Z`,
      )
      // The far ones of the pod: backs and fins, one in the air.
      for (const [x, y, l] of points('88 52.600 3 94 54.600 3.400 126 54 3.600', 3)) {
        path(
          k,
          '#3c5c8c',
          `M${x - l} ${y}C${x - l * 0.5} ${y - l * 0.5} ${x + l * 0.4} ${y - l * 0.5} ${x + l} ${y}ZM${x - l * 0.36} ${y - l * 0.3}L${x - l * 0.24} ${y - l * 0.9}L${x + l * 0.22} ${y - l * 0.34}Z`,
        )
        path(
          k,
          '#fff0dc',
          `M${x - l * 1.3} ${y}q${l} -0.360 ${l * 2.6} 0q${-l} 0.360 ${-l * 2.6} 0Z`,
        )
      }
      const leap = (x, y, size, turn, o) => {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(size, size)
        dolphin(k, { tones: NEAR, ...o })
        k.restore()
      }
      leap(111, 47.6, 11, 0.3, { bend: 1.1, tail: -0.4 })
      crown(k, 106.6, 50.9, 0.8, FOAM, r)
      // Its shadow and mirror under the one that flies.
      path(
        k,
        'rgba(18,60,112,.4)',
        'M84 61.500C91 60.300 106 60.300 114 61.500C106 62.700 91 62.700 84 61.500Z',
      )
      for (const [x, y, l, c] of points('97 63.800 8 0 104 65.200 6 1 99 66.800 5 0', 4))
        path(
          k,
          c ? 'rgba(255,240,220,.4)' : 'rgba(24,64,112,.4)',
          `M${x - l} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
      leap(99, 34, 37, -0.12, { bend: 1.15, tail: 0.5, head: -0.2 })
      // Drops that follow the tail.
      for (let i = 0; i < 30; i++) {
        const t = r()
        const x = 81 - t * 5 + (r() - 0.5) * 4
        const y = 45.5 + t * 13 + (r() - 0.5) * 3
        const d = 0.14 + r() * 0.34
        k.fillStyle = FOAM[i % 2]
        k.beginPath()
        k.ellipse(x, y, d, d * 1.5, 0.4, 0, 7)
        k.fill()
      }
      crown(k, 76, 61, 1.5, FOAM, r, { lean: 0.4 })
      // One that dives, one that comes up beside it.
      k.save()
      k.beginPath()
      k.rect(-5, -5, 170, 80)
      k.clip()
      leap(134, 68.5, 30, 0.75, { bend: 1, tail: -0.5, head: -0.1 })
      k.restore()
      crown(k, 141.5, 75.2, 1.7, FOAM, r, { lean: -0.2 })
      k.save()
      k.beginPath()
      k.rect(-5, -5, 170, 85.2)
      k.clip()
      leap(53, 75, 32, -0.62, { bend: 1, tail: 0.3 })
      k.restore()
      crown(k, 47.9, 80.4, 2, FOAM, r, { lean: -0.3 })
    })
    return finish(s)
  },
}
