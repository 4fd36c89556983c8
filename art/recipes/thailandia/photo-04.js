import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { paperLantern } from '../../things/asia-japan-life.js'
import { crowd } from '../../things/asia-people.js'
import { chedi } from '../../things/asia-thailand.js'

/** A cook behind her cart: wok, flame, bowls, a striped umbrella over it. */
const cart = () => ({
  width: 150,
  height: 150,
  draw(pen) {
    const wood = '#a86a3c'
    pen.rect('#8a8f9c', -2, -138, 3, 100)
    pen.path(
      '#d8473a',
      'M-74 -104Q-60 -138 0 -148Q60 -138 74 -104Q56 -112 37 -104Q19 -112 0 -104Q-19 -112 -37 -104Q-56 -112 -74 -104Z',
    )
    pen.path(
      '#f7ead0',
      'M-37 -104Q-32 -134 0 -148Q-12 -128 -12 -106Q-24 -110 -37 -104ZM37 -104Q32 -134 0 -148Q12 -128 12 -106Q24 -110 37 -104Z',
    )
    // The cook.
    pen
      .path('#2f6a8c', 'M8 -40Q4 -70 18 -76L38 -76Q50 -70 47 -40Z')
      .path('#f4efe2', 'M16 -40L18 -64L38 -64L40 -40Z')
    pen
      .ellipse('#b57f58', 28, -86, 8, 9.6)
      .path('#3a2a3c', 'M18 -88Q18 -100 28 -100Q38 -100 38 -88Q32 -94 18 -88Z')
    pen.limb('#2f6a8c', [14, -70], [-2, -62], [-12, -54], 9, 6).ellipse('#b57f58', -13, -53, 3.4)
    pen.line(
      '#5a5a6c',
      [
        [-12, -54],
        [-30, -50],
      ],
      2,
    )
    // Cart with its wok.
    pen.rect(wood, -62, -36, 124, 34).rect(pen.blend(wood, '#ffd9a0', 0.45), -66, -40, 132, 6)
    for (let i = 0; i < 6; i++) pen.rect(pen.blend(wood, '#3a2248', 0.35), -58 + i * 20, -34, 2, 30)
    pen.path('#e8a33c', 'M-52 -26h48v16h-48Z').path('#c8352f', 'M-52 -26h48v5h-48Z')
    pen.both((m) => pen.ellipse('#2b2b44', m * 44, 0, 11).ellipse('#9a9aac', m * 44, 0, 4))
    pen
      .path('#34344c', 'M-54 -50Q-34 -34 -14 -50Z')
      .light('M-52 -40Q-44 -56 -40 -44Q-34 -62 -28 -44Q-24 -54 -18 -40Z', '#ff8a34', 1)
    pen.light('M-44 -40Q-38 -52 -34 -42Q-30 -54 -26 -40Z', '#ffe08a', 1)
    for (let i = 0; i < 4; i++)
      pen
        .path('#f4efe2', `M${6 + i * 14} -46h11q-1 7 -5.5 7t-5.5 -7Z`)
        .ellipse(['#e8a33c', '#6f9a3c', '#d8573f', '#e8cf6a'][i], 11.5 + i * 14, -46, 4.6, 2)
  },
})

/** A three-wheeled taxi from the side, its lamps on. */
const taxi = () => ({
  width: 130,
  height: 84,
  draw(pen) {
    pen.path('#2a3468', 'M-54 -16L-52 -46L-46 -72L34 -74L46 -48L58 -38L60 -14Z')
    pen.path('#f2c14a', 'M-56 -70Q-50 -84 -4 -84Q40 -84 46 -72L-56 -68Z')
    pen
      .path('#ffd9a0', 'M-42 -46L-38 -66L2 -67L2 -46Z')
      .light('M-42 -46L-38 -66L2 -67L2 -46Z', '#ffd08a', 0.7)
    pen.path('#8fc6d8', 'M8 -46L8 -67L30 -68L40 -46Z')
    pen.path('#c8352f', 'M-54 -36L58 -34L60 -14L-54 -14Z').rect('#f2c14a', -54, -30, 112, 3)
    pen
      .ellipse('#b57f58', -22, -54, 5, 6)
      .path('#3f8a6a', 'M-30 -36Q-30 -48 -22 -48Q-14 -48 -14 -36Z')
    for (const x of [-34, 44]) pen.ellipse('#22243c', x, -8, 11).ellipse('#9aa0ac', x, -8, 4.6)
    pen.ellipse('#fff4cc', 58, -32, 4).light('M54 -32a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', '#fff0b0')
  },
})

/** A wooden house of two floors: shutters above, below it a lit shop under its awning. */
function shopHouse(s, f, { x, width, high, colour }) {
  const box = (c, x0, y0, x1, y1) =>
    shape(s, f, c, [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ])
  box(colour, x, 62 - high, x + width, 64)
  shape(s, f, '#241c3e', [
    [x - 2, 62 - high],
    [x + width / 2, 55 - high],
    [x + width + 2, 62 - high],
  ])
  const bays = Math.round(width / 8)
  for (let i = 0; i < bays; i++) {
    const left = x + (width / bays) * i + 1.6
    const right = x + (width / bays) * (i + 1) - 1.6
    const mid = (left + right) / 2
    box(i % 2 ? '#f0b268' : '#54405e', left + 0.6, 65 - high, right - 0.6, 71.5 - high)
    box(colour, mid - 0.25, 65 - high, mid + 0.25, 71.5 - high)
    box('#ffd58c', left, 55, right, 64)
    for (let j = 0; j < 3; j++)
      box(
        ['#b5543c', '#5f7f4a', '#8a4a6a'][(i + j) % 3],
        left + j * 1.5,
        58 + j * 0.7,
        left + j * 1.5 + 1.1,
        61.4,
      )
    box('#6a4038', left - 0.4, 61.4, right + 0.4, 64)
  }
  const strip = width / (bays * 3)
  for (let i = 0; i < bays * 3; i++)
    shape(s, f, i % 2 ? '#e9d9bc' : '#a8383c', [
      [x + strip * i, 52.4],
      [x + strip * (i + 1), 52.4],
      [x + strip * (i + 1) + 0.4, 56],
      [x + strip * i - 0.4, 56],
    ])
}

const lamp = (colour) => ({
  floats: true,
  width: 24,
  height: 34,
  draw: (pen) => paperLantern(pen, 0, -30, 18, 24, colour),
})

export default {
  alt: 'Una cuoca fa saltare il wok al mercato notturno di Chiang Mai, fra le lanterne colorate, un tuk-tuk e il chedi dorato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.night, front: 0.62, haze: '#4a4a80', lamps: 1 },
      sun: [0.5, 0.5],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.1 })
    stars(s, { count: 160, below: 0.4 })
    const f = field(s)
    shape(s, f, '#22305f', [
      ...rough(
        [
          [-10, 52],
          [20, 46],
          [50, 52],
          [90, 47],
          [130, 51],
          [170, 44],
        ],
        1,
        3,
      ),
      [170, 70],
      [-10, 70],
    ])
    place(s, chedi(), { x: 0.46, y: 0.67, size: 40, haze: 0.12, shadow: false })
    s.glow(0.46, 0.5, 30, '#ffcf7a', 0.35)
    for (const [x, width, high, c] of [
      [-8, 36, 25, '#3a2c50'],
      [28, 26, 19, '#34305c'],
      [94, 24, 18, '#3a3058'],
      [118, 22, 24, '#43304e'],
      [140, 30, 28, '#352c54'],
    ]) {
      shopHouse(s, f, { x, width, high, colour: c })
    }
    shape(s, f, '#2b2a50', [
      [-10, 61],
      [170, 61],
      [170, 96],
      [-10, 96],
    ])
    shape(s, f, '#5a4458', [
      [40, 66],
      [120, 66],
      [150, 96],
      [10, 96],
    ])
    shape(
      s,
      f,
      '#8f6450',
      rough(
        [
          [70, 78],
          [110, 76],
          [146, 82],
          [130, 94],
          [80, 94],
          [70, 78],
        ],
        1,
        7,
      ),
    )
    for (const [x, size, seed] of [
      [0.32, 9, 4],
      [0.44, 8, 7],
      [0.5, 8.5, 9],
    ])
      place(s, crowd({ count: 4, seed }), { x, y: 0.745, size, front: 0.5 })
    place(s, taxi(), { x: 0.18, y: 0.88, size: 27, front: 0.7 })
    s.glow(0.27, 0.79, 9, '#fff0b0', 0.6)
    place(s, cart(), { x: 0.67, y: 0.92, size: 58, front: 0.8 })
    s.glow(0.6, 0.72, 16, '#ff9a4a', 0.55)
    s.glow(0.68, 0.6, 22, '#ffcf86', 0.3)
    for (const [i, [x, y, size]] of [
      [0.06, 0.2, 11],
      [0.17, 0.26, 9.5],
      [0.28, 0.28, 8.5],
      [0.39, 0.26, 8],
      [0.52, 0.2, 9],
      [0.86, 0.22, 10],
      [0.95, 0.16, 12],
    ].entries()) {
      place(s, lamp(['#e8462f', '#f2a02c', '#d94f86', '#3fa89a'][i % 4]), {
        x,
        y,
        size,
        front: 0.8,
      })
      s.glow(x, y - 0.05, 8, '#ffb25e', 0.25)
    }
    return finish(s, { bloom: 0.3 })
  },
}
