import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { fish } from '../../things/egypt.js'
import { turtle } from '../../things/gulf.js'
import { diveBoat, diver, reefCoral } from '../../things/reef.js'

const CORALS = ['#e8654f', '#f2963a', '#d94f86', '#8a5fb8', '#f2c14a', '#e88a9a', '#3fae9a']
// Depth of the water, in bands: the light goes as one goes down.
const WATER = ['#5fd6d0', '#35bcc8', '#1c9fbc', '#1382aa', '#0e6795', '#0b4f80']

/** Where the water's surface cuts the picture. */
const surface = (x) => 40 + Math.sin(x * 0.11 + 0.6) * 0.9 + Math.sin(x * 0.045) * 1.1

/** The granite of the Sinai: steep faces, one side in the light. */
function sinai(s, f) {
  const back = [
    [-10, 34],
    [6, 24],
    [14, 28],
    [28, 16],
    [38, 24],
    [48, 18],
    [60, 27],
    [74, 20],
    [88, 28],
    [104, 21],
    [118, 27],
    [134, 17],
    [148, 25],
    [170, 20],
  ]
  shape(s, f, s.far(s.tone('#c98468', 0.7), 0.42), [...rough(back, 0.8, 3), [170, 44], [-10, 44]])
  const front = [
    [-10, 37],
    [10, 31],
    [20, 33],
    [34, 25],
    [42, 31],
    [54, 34],
    [66, 30],
    [78, 35.6],
    [94, 33],
    [106, 27],
    [116, 30],
    [126, 24],
    [138, 31],
    [150, 29],
    [170, 35],
  ]
  shape(s, f, s.far(s.tone('#c4734c', 0.82), 0.12), [...rough(front, 0.7, 6), [170, 44], [-10, 44]])
  for (const [x, y, w, low] of [
    [34, 25, 9, 40],
    [10, 31, 7, 40],
    [66, 30, 8, 40],
    [106, 27, 8, 40],
    [126, 24, 10, 40],
    [150, 29, 9, 40],
    [94, 33, 5, 40],
  ])
    shape(
      s,
      f,
      s.far(s.tone('#8f4a44', 0.2), 0.14),
      rough(
        [
          [x, y],
          [x + w * 0.4, y + 4],
          [x + w, low],
          [x + w * 0.35, low],
          [x + w * 0.2, y + 8],
          [x - w * 0.1, y + 5],
          [x, y],
        ],
        0.6,
        x,
      ),
    )
  shape(s, f, s.far(s.tone('#efd3a2', 0.85), 0.1), [
    ...rough(
      [
        [-10, 39],
        [30, 38],
        [70, 38.6],
        [110, 37.8],
        [170, 38.8],
      ],
      0.4,
      9,
    ),
    [170, 44],
    [-10, 44],
  ])
}

/** The water in section: bands of depth and shafts of light. */
function below(s, f) {
  const line = (d) =>
    Array.from({ length: 61 }, (_, i) => [
      -10 + i * 3,
      surface(-10 + i * 3) + d + (d ? Math.sin(i * 0.32 + d) * 1.2 : 0),
    ])
  WATER.forEach((c, i) => shape(s, f, c, [...line(i * i * 1.1 + i * 3.4), [172, 120], [-12, 120]]))
  s.layer(
    (k) =>
      f.draw(k, () => {
        k.fillStyle = '#d8fff2'
        for (const [x, w, lean, a] of [
          [20, 7, -8, 0.16],
          [44, 4, -3, 0.12],
          [70, 9, 2, 0.16],
          [104, 5, 8, 0.12],
          [128, 8, 14, 0.14],
        ]) {
          k.globalAlpha = a
          k.beginPath()
          k.moveTo(x, surface(x))
          k.lineTo(x + w, surface(x + w))
          k.lineTo(x + w * 1.8 + lean, 92)
          k.lineTo(x - w * 0.6 + lean, 92)
          k.fill()
        }
      }),
    { lit: false },
  )
  shape(s, f, '#f2fffb', [...line(-0.3), ...line(0.5).reverse()])
}

function reef(s, f, { from, to, y, size, count, seed, haze }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const [x, py] = f.at([from + ((to - from) * (i + r() * 0.7)) / count, y(i / count) + r() * 2])
    place(
      s,
      reefCoral({ kind: Math.floor(r() * 3), colour: CORALS[Math.floor(r() * CORALS.length)] }),
      {
        x: x / s.w,
        y: py / s.h,
        size: size * (0.7 + r() * 0.6),
        haze,
        lit: false,
        flip: r() < 0.5,
      },
    )
  }
}

export default {
  alt: 'Sharm El Sheikh a pelo d’acqua: sopra le montagne rosse del Sinai e una barca bianca, sotto la barriera corallina con una subacquea e una tartaruga',
  focus: 0.55,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.8, haze: '#bfe0e0' },
      sun: [0.2, 0.1],
      horizon: h > w ? 0.58 : 0.45,
    })
    sky(s, { clouds: 0.08 })
    const f = field(s, { centre: 92, zoom: 0.74 })
    sinai(s, f)
    birds(s, { x: 0.34, y: s.pick(0.14, 0.26), count: 5, size: 0.7 })
    const [bx, by] = f.at([112, surface(112) + 1])
    place(s, diveBoat(), { x: bx / w, y: by / h, size: s.pick(17, 17), front: 0.85 })
    below(s, f)
    s.mood = { ...s.mood, haze: '#1c8fb4' }
    const bed = (a) => (t) => a + Math.sin(t * 5) * 3
    reef(s, f, {
      from: -4,
      to: 164,
      y: (t) => 78 + Math.sin(t * 7) * 4,
      size: 9,
      count: 22,
      seed: 3,
      haze: 0.62,
    })
    shape(s, f, '#0c5a88', [
      ...rough(
        [
          [-10, 80],
          [20, 76],
          [44, 82],
          [80, 85],
          [120, 82],
          [146, 74],
          [170, 70],
        ],
        1.4,
        4,
      ),
      [172, 120],
      [-12, 120],
    ])
    reef(s, f, { from: -6, to: 60, y: bed(82), size: 15, count: 9, seed: 6, haze: 0.3 })
    reef(s, f, {
      from: 112,
      to: 166,
      y: (t) => 82 - t * 10,
      size: 16,
      count: 8,
      seed: 8,
      haze: 0.3,
    })
    const at = (p, more) => {
      const [x, y] = f.at(p)
      return { x: x / w, y: y / h, lit: false, ...more }
    }
    place(s, turtle(), at(s.pick([40, 64], [66, 66]), { size: 15, haze: 0.12 }))
    place(s, diver(), at(s.pick([84, 68], [92, 70]), { size: 17, haze: 0.06 }))
    const r = random(8)
    for (let i = 0; i < 26; i++)
      place(
        s,
        fish({ colour: i % 5 ? '#f5862e' : '#f6d04a' }),
        at([108 + r() * 34, 56 + r() * 17], { size: 2 + r() * 2, haze: r() * 0.3 }),
      )
    shape(s, f, '#0a3f6c', [
      ...rough(
        [
          [-10, 90],
          [16, 86],
          [34, 91],
          [60, 95],
          [110, 95],
          [136, 89],
          [170, 83],
        ],
        1.2,
        7,
      ),
      [172, 130],
      [-12, 130],
    ])
    reef(s, f, { from: -4, to: 44, y: (t) => 90 + t * 4, size: 24, count: 5, seed: 12, haze: 0 })
    reef(s, f, { from: 128, to: 166, y: (t) => 94 - t * 5, size: 25, count: 4, seed: 15, haze: 0 })
    return finish(s)
  },
}
