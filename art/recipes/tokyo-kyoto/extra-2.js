import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { guest, shiba, sign, walker } from '../../things/tokyo-rain.js'

const EYE = [72, 50]
/** Metres of the lane on the picture: across, up, along; the eye stands 1.7 m high. */
const P = (x, y, z) => [EYE[0] + (66 * x) / z, EYE[1] - (66 * (y - 1.7)) / z]
const wall = (k, colour, x, [y0, y1], [z0, z1]) =>
  fill(k, colour, [P(x, y0, z0), P(x, y1, z0), P(x, y1, z1), P(x, y0, z1)])

/** One house of the lane: wall, lit shop below an awning, windows in rows, a cornice; `x` tells its side. */
function house(k, x, [z0, z1], high, [face, dark, awning, glow], seed) {
  const r = random(seed)
  wall(k, face, x, [0, high], [z0, z1])
  wall(k, dark, x, [0, high], [z1 - (z1 - z0) * 0.06, z1])
  wall(k, dark, x, [high - 0.5, high], [z0, z1])
  const bays = 3
  for (let floor = 1; floor * 3 + 3 < high; floor++)
    for (let i = 0; i < bays; i++) {
      const step = (z1 - z0) / bays
      const from = z0 + step * (i + 0.22)
      const lit = r() < 0.4
      wall(k, lit ? glow : dark, x, [floor * 3 + 0.9, floor * 3 + 2.4], [from, from + step * 0.56])
      if (lit)
        wall(
          k,
          'rgba(60,30,80,.4)',
          x,
          [floor * 3 + 0.9, floor * 3 + 2.4],
          [from, from + step * 0.16],
        )
    }
  wall(k, glow, x, [0.15, 2.5], [z0 + 0.1, z1 - 0.2])
  wall(k, '#fff0c4', x, [1.5, 2.4], [z0 + 0.1, z1 - 0.2])
  // Wares and heads behind the glass.
  for (let i = 0; i < 12; i++) {
    const z = z0 + 0.2 + ((z1 - z0 - 0.5) * (i + r() * 0.4)) / 12
    const own = ['#d8584c', '#3f8a94', '#8c5a8c', '#c07a34'][Math.floor(r() * 4)]
    wall(k, own, x, [0.4, 0.8 + r() * 0.5], [z, z + (z1 - z0) * 0.05])
  }
  for (let i = 0; i <= 4; i++) {
    const z = z0 + ((z1 - z0) * i) / 4.2
    wall(k, dark, x, [0, 2.6], [z, z + (z1 - z0) * 0.05])
  }
  wall(k, dark, x, [0, 0.5], [z0, z1])
  const side = Math.sign(x)
  fill(k, awning, [
    P(x, 3, z0),
    P(x, 3, z1),
    P(x - side * 0.7, 2.45, z1),
    P(x - side * 0.7, 2.45, z0),
  ])
  fill(k, 'rgba(20,10,60,.45)', [
    P(x - side * 0.7, 2.45, z1),
    P(x - side * 0.7, 2.45, z0),
    P(x - side * 0.7, 2.25, z0),
    P(x - side * 0.7, 2.25, z1),
  ])
}

/** What a light leaves on the wet road: bars that shorten and part on their way down. */
function streak(k, colour, x, wide, from, to, seed) {
  const r = random(seed)
  for (let y = from; y < to; ) {
    const t = (y - from) / (to - from)
    const high = 0.7 + r() * 1.5
    k.globalAlpha = (1 - t) ** 0.8 * 0.85
    const half = wide * (0.4 + 0.5 * r()) * (1 - 0.4 * t)
    const cx = x + (r() - 0.5) * wide * 0.5
    path(
      k,
      colour,
      `M${cx - half} ${y}q${half} ${-high * 0.5} ${half * 2} 0q${-half} ${high} ${-half * 2} 0Z`,
    )
    y += high * (0.5 + r() * 0.5)
  }
  k.globalAlpha = 1
}

const RED = { box: '#d8304c', rim: '#ffb0a0', ink: '#fff6e4' }
const TEAL = { box: '#123c6c', rim: '#4ff0e4', ink: '#8cfff0' }
const AMBER = { box: '#ffb83c', rim: '#fff0b0', ink: '#8c2438' }
const PINK = { box: '#4c1c6c', rim: '#ff7ac8', ink: '#ffb8e4' }
const WHITE = { box: '#fff4e0', rim: '#ffd084', ink: '#2c3c9c' }

export default {
  alt: "Strada di Tokyo di notte sotto la pioggia, insegne al neon riflesse sull'asfalto e passanti con l'ombrello",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#11124a'],
          [0.5, '#2c2474'],
          [0.85, '#6c3c94'],
          [1, '#c05c9c'],
        ],
        front: 0.4,
      },
      sun: [0.45, 0.5],
      horizon: 0.56,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Towers at the end of the lane in the lit mist.
      for (const [x, wide, high, c, d] of [
        [56, 9, 30, '#5c3c8c', '#4c3480'],
        [66, 8, 22, '#7a4894', '#64408c'],
        [76, 10, 36, '#543a88', '#44307a'],
        [87, 7, 25, '#6c4490', '#583a88'],
      ]) {
        path(k, c, `M${x} 56V${52 - high}h${wide}V56Z`)
        path(k, d, `M${x + wide * 0.6} 56V${52 - high}h${wide * 0.4}V56Z`)
        for (let y = 54 - high; y < 44; y += 3)
          for (const a of [0.16, 0.4, 0.7])
            if ((x + y * a) % 3 > 1.1)
              path(k, '#ffd898', `M${x + wide * a} ${y}h1.100v1.300h-1.100Z`)
      }
      // Road and pavements.
      fill(k, '#191a50', points('-6 52.500 166 52.500 166 96 -6 96'))
      fill(k, '#222464', [P(-2.6, 0, 40), P(2.9, 0, 40), P(2.9, 0, 2.2), P(-2.6, 0, 2.2)])
      for (const [side, list] of [
        [
          -4,
          [
            [22, 34, 13, 3],
            [15, 22, 17, 0],
            [10, 15, 12, 1],
            [6.4, 10, 15, 2],
            [2, 6.4, 12, 0],
          ],
        ],
        [
          4.3,
          [
            [22, 34, 15, 1],
            [15, 22, 12, 2],
            [10.5, 15, 16, 0],
            [6.6, 10.5, 13, 3],
            [2, 6.6, 12, 1],
          ],
        ],
      ])
        for (const [i, [z0, z1, high, tone]] of list.entries())
          house(
            k,
            side,
            [z0, z1],
            high,
            [
              ['#3c3484', '#241f60', '#d8405c', '#ffc46c'],
              ['#4a347c', '#2c2260', '#2f9ca4', '#ffb058'],
              ['#2f3478', '#1c2058', '#f0a03c', '#ffd084'],
              ['#54408c', '#322868', '#c83c7c', '#ffcf8c'],
            ][tone],
            i * 7 + (side > 0 ? 3 : 11),
          )
      // The railway over the lane, a train alight.
      fill(k, '#2c2660', [P(-6, 4.4, 21), P(6.4, 4.4, 21), P(6.4, 5.6, 21), P(-6, 5.6, 21)])
      fill(k, '#e8e4f4', [P(-4, 5.6, 21), P(4.3, 5.6, 21), P(4.3, 8, 21), P(-4, 8, 21)])
      fill(k, '#4fbc5c', [P(-4, 5.9, 21), P(4.3, 5.9, 21), P(4.3, 6.3, 21), P(-4, 6.3, 21)])
      for (let x = -3.8; x < 4; x += 1.05)
        fill(k, '#ffdc8c', [
          P(x, 6.6, 21),
          P(x + 0.75, 6.6, 21),
          P(x + 0.75, 7.5, 21),
          P(x, 7.5, 21),
        ])
      fill(k, '#2c2660', [P(-4, 0, 21), P(-3.5, 0, 21), P(-3.5, 4.4, 21), P(-4, 4.4, 21)])
      fill(k, '#2c2660', [P(3.8, 0, 21), P(4.3, 0, 21), P(4.3, 4.4, 21), P(3.8, 4.4, 21)])
      // People under umbrellas far down the lane.
      for (const [x, y, q, c] of [
        [66, 58, 0.2, '#ff8a9c'],
        [78, 58.5, 0.22, '#ffd070'],
        [83, 61, 0.3, '#6fd8e4'],
        [61, 61.5, 0.3, '#d8a8ff'],
      ]) {
        path(
          k,
          '#1c1848',
          `M${x - 7 * q} ${y}C${x - 8 * q} ${y - 14 * q} ${x - 5 * q} ${y - 24 * q} ${x} ${y - 25 * q}C${x + 5 * q} ${y - 24 * q} ${x + 8 * q} ${y - 14 * q} ${x + 7 * q} ${y}Z`,
        )
        path(
          k,
          c,
          `M${x - 16 * q} ${y - 24 * q}C${x - 12 * q} ${y - 36 * q} ${x + 12 * q} ${y - 36 * q} ${x + 16 * q} ${y - 24 * q}Z`,
        )
      }
      // The signs, far to near.
      sign(k, 58.5, 29, 2.2, ['su', 'shi'], AMBER)
      sign(k, 86, 28, 2.4, ['ka', 'ra', 'o', 'ke'], PINK)
      sign(k, 50, 22, 3.2, ['ko', 'bar', 'hi', 'bar'], PINK)
      sign(k, 92.5, 24, 3.4, ['su', 'shi'], AMBER)
      sign(k, 38, 9, 5, ['ka', 'ra', 'o', 'ke'], TEAL)
      sign(k, 102, 12, 5.2, ['book'], WHITE)
      sign(k, 105, 22, 4.6, ['ko', 'bar', 'hi', 'bar'], TEAL)
      sign(k, 13, 1.5, 7.4, ['ra', 'bar', 'me', 'n'], RED)
      sign(k, 122, 3, 7.2, ['su', 'shi'], AMBER)
    })
    for (const [x, y, q, c] of [
      [0.13, 0.16, 20, '#ff4c6c'],
      [0.26, 0.34, 14, '#3ce8e0'],
      [0.82, 0.06, 18, '#ffb84c'],
      [0.68, 0.36, 12, '#4ce0f0'],
      [0.33, 0.4, 9, '#ff6cc0'],
      [0.55, 0.42, 8, '#ff6cc0'],
      [0.45, 0.58, 16, '#ffb0a0'],
    ])
      s.glow(x, y, q, c, 0.32)
    f.draw(s.k, (k) => {
      // The wet road gives every light back.
      for (const [i, [c, x, wide, from, to]] of [
        ['#ffcf84', 72, 5, 54, 66],
        ['#ff7ac8', 62, 2.4, 57, 70],
        ['#ffb83c', 82, 2.6, 57, 70],
        ['#ff7ac8', 55, 3, 60, 78],
        ['#4ff0e4', 44, 4.4, 63, 88],
        ['#ffc46c', 30, 5, 68, 90],
        ['#ff4c6c', 16, 7, 76, 94],
        ['#ffb83c', 90, 3.4, 60, 80],
        ['#4ff0e4', 99, 4, 63, 86],
        ['#fff0c4', 107, 4, 66, 88],
        ['#ffb058', 120, 6, 71, 92],
        ['#ffc46c', 138, 8, 79, 95],
        ['#ff9ac4', 72, 4, 66, 84],
      ].entries())
        streak(k, c, x, wide, from, to, i + 3)
      for (const [x, y, q] of points(
        '36 82 3 92 86 3.600 110 80 2.800 66 76 2 20 88 3 128 88 3.400 84 71 1.600',
        3,
      ))
        stroke(
          k,
          'rgba(200,220,255,.5)',
          0.25,
          `M${x - q} ${y}a${q} ${q * 0.3} 0 1 0 ${q * 2} 0a${q} ${q * 0.3} 0 1 0 ${-q * 2} 0M${x - q * 0.5} ${y}a${q * 0.5} ${q * 0.15} 0 1 0 ${q} 0`,
        )
      // The noodle counter on the right: lanterns, split curtain, two guests, steam.
      for (let i = 0; i < 9; i++) {
        const [a, b] = [2.5 + i * 0.44, 2.5 + i * 0.44 + 0.4]
        wall(k, i % 2 ? '#24388c' : '#2c44a0', 4.1, [1.86, 2.4], [a, b])
        const [x, y] = P(4.1, 2.12, (a + b) / 2)
        path(k, '#fff4e0', `M${x} ${y - 12 / (a + 2)}a${4 / a} ${7 / a} 0 1 0 0.010 0Z`)
      }
      for (const [x, y, q] of points('118 41 1 129 37.500 1.250 144 32 1.600', 3)) {
        stroke(k, '#1c1848', 0.3 * q, `M${x} ${y - 5 * q}v2`)
        path(
          k,
          '#e8404c',
          `M${x} ${y - 3.6 * q}C${x + 3.4 * q} ${y - 3.4 * q} ${x + 3.4 * q} ${y + 3.4 * q} ${x} ${y + 3.6 * q}C${x - 3.4 * q} ${y + 3.4 * q} ${x - 3.4 * q} ${y - 3.4 * q} ${x} ${y - 3.6 * q}Z`,
        )
        path(
          k,
          '#ff8a64',
          `M${x} ${y - 3 * q}C${x + 1.6 * q} ${y - 2.6 * q} ${x + 1.6 * q} ${y + 2.6 * q} ${x} ${y + 3 * q}C${x - 1.6 * q} ${y + 2.6 * q} ${x - 1.6 * q} ${y - 2.6 * q} ${x} ${y - 3 * q}Z`,
        )
        path(
          k,
          '#241a4c',
          `M${x - 1.3 * q} ${y - 4 * q}h${2.6 * q}v${0.8 * q}h${-2.6 * q}ZM${x - 1.3 * q} ${y + 3.3 * q}h${2.6 * q}v${0.8 * q}h${-2.6 * q}Z`,
        )
      }
      fill(k, '#a8583c', [P(4.3, 1.06, 2), P(3.75, 1.06, 2), P(3.75, 1.06, 6.4), P(4.3, 1.06, 6.4)])
      fill(k, '#5c2c3c', [
        P(3.75, 1.06, 2),
        P(3.75, 0.98, 2),
        P(3.75, 0.98, 6.4),
        P(3.75, 1.06, 6.4),
      ])
      fill(k, '#3c2048', [P(3.95, 0.98, 2), P(3.95, 0, 2), P(3.95, 0, 6.4), P(3.95, 0.98, 6.4)])
      at(k, 128, 79, 1.12, (c) => guest(c, { top: '#2c4c8c', lit: '#5c84c0', hair: '#241a34' }))
      at(k, 145, 86, 1.4, (c) => guest(c, { top: '#6c4a34', lit: '#c08a58', hair: '#4a2c34' }))
      for (const d of ['M136 58c2 -3 -2 -5 0 -8', 'M139.500 57c2 -3 -2 -5 0 -9'])
        stroke(k, 'rgba(255,246,228,.6)', 0.7, d)
      // She walks home, the dog looks back.
      stroke(k, '#c8486c', 0.4, 'M68.600 74.600C72 80 76 80.500 80.600 80')
      at(k, 60, 88, 0.96, walker)
      at(k, 79, 88, 0.94, shiba)
      const r = random(9)
      for (let i = 0; i < 120; i++) {
        const [x, y, l] = [r() * 168 - 4, r() * 90, 2 + r() * 4]
        stroke(
          k,
          `rgba(214,226,255,${0.14 + r() * 0.24})`,
          0.13 + r() * 0.12,
          `M${x} ${y}l${-l * 0.16} ${l}`,
        )
      }
    })
    s.glow(0.86, 0.62, 20, '#ffb058', 0.22)
    return finish(s, { bloom: 0.3 })
  },
}
