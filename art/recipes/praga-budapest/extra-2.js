import { fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground, groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { tynChurch } from '../../things/europe.js'
import { traveller } from '../../things/people.js'
import { town } from './kit.js'

/** Paving in fans and two lines of pale slabs that lead to the church. */
function cobbles(s) {
  const P = s.plane(0.24, 0.6)
  s.layer(
    (k) => {
      const quad = (colour, x0, x1, z0, z1) => {
        k.fillStyle = colour
        k.beginPath()
        for (const [X, Z] of [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ])
          k.lineTo(...P(X, Z).slice(0, 2))
        k.fill()
      }
      for (let i = 0; i < 15; i++) {
        const z = 0.66 * 1.17 ** i
        const haze = Math.min(0.5, i * 0.035)
        for (let j = -16; j < 16; j++) {
          const light = 0.5 + ((i * 7 + j * 5) % 4) * 0.07
          const x = j * 0.24 + (i % 2) * 0.12
          quad(s.far(s.tone('#b9a48c', light), haze), x + 0.008, x + 0.232, z * 1.012, z * 1.158)
        }
      }
      for (const x of [-0.42, 0.34])
        for (let i = 0; i < 15; i++) {
          const z = 0.66 * 1.17 ** i
          quad(
            s.far(s.tone('#ecdcc0', 0.8), Math.min(0.5, i * 0.035)),
            x,
            x + 0.09,
            z * 1.01,
            z * 1.16,
          )
        }
    },
    { lit: false },
  )
}

const LIT = '#ecd4a4'
const STONE = '#cdb388'
const SHADE = '#8a7478'
const SLATE = { lit: '#6f7f98', face: '#46536f', side: '#2f3a56' }

/** A steep roof in three tones. */
function slate(pen, x, y, half, top, high) {
  pen.poly(SLATE.face, [
    [x - half, y],
    [x - top, y - high],
    [x + top, y - high],
    [x + half, y],
  ])
  pen.poly(SLATE.lit, [
    [x - half, y],
    [x - top, y - high],
    [x - top * 0.4, y - high],
    [x - half * 0.45, y],
  ])
  pen.poly(SLATE.side, [
    [x + half * 0.4, y],
    [x + top * 0.5, y - high],
    [x + top, y - high],
    [x + half, y],
  ])
}

/** The great clock: the astrolabe above, the calendar below, in a carved frame. */
function dials(pen) {
  pen.path('#6d5248', 'M-14 -16L-14 -66L-9 -74L-5 -68L0 -80L5 -68L9 -74L14 -66L14 -16Z')
  pen.path('#8f6c54', 'M-12 -18L-12 -64Q0 -74 12 -64L12 -18Z')
  pen.ellipse('#f0c860', 0, -53, 11.6).ellipse('#24406c', 0, -53, 10.4)
  pen.path('#d88a4c', 'M-10.400 -53A10.400 10.400 0 0 0 10.400 -53Q0 -47 -10.400 -53Z')
  pen
    .ellipse('#5f9fc4', 0, -55.4, 6)
    .ellipse('#e8d3a0', 1.4, -50.6, 5.4)
    .ellipse('#24406c', 1.4, -50.6, 4.2)
  for (let i = 0; i < 24; i++)
    pen.ellipse('#ffe9ac', Math.cos(i * 0.2618) * 9.6, -53 + Math.sin(i * 0.2618) * 9.6, 0.5)
  pen
    .stroke('#ffe9ac', 'M0 -53L6.500 -60.500M0 -53L-7 -49.500', 1)
    .ellipse('#ffd45c', 6.5, -60.5, 1.5)
  pen.ellipse('#f0c860', 0, -29, 9.4).ellipse('#3f6a58', 0, -29, 8.4).ellipse('#f0dcae', 0, -29, 6)
  for (let i = 0; i < 12; i++)
    pen.ellipse('#b8763c', Math.cos(i * 0.5236) * 4.6, -29 + Math.sin(i * 0.5236) * 4.6, 0.9)
  pen.ellipse('#c4543c', 0, -29, 2)
  // The apostles' two windows, open at the hour.
  for (const x of [-5.4, 1.4])
    pen.rect('#2c2640', x, -71, 4, 5).ellipse('#e8c47c', x + 2, -68, 1.1, 1.8)
}

/** A house of the old town hall: plaster, stone frames, a red roof. */
function house(pen, { x, w, high, wall, shade, roof, rows }) {
  pen.rect(wall, x, -high, w, high + 4).rect(shade, x + w * 0.8, -high, w * 0.2, high + 4)
  pen.poly(roof[0], [
    [x - 1, -high],
    [x + w * 0.16, -high - 20],
    [x + w * 0.9, -high - 20],
    [x + w + 1, -high],
  ])
  pen.poly(roof[1], [
    [x - 1, -high],
    [x + w * 0.16, -high - 20],
    [x + w * 0.34, -high - 20],
    [x + w * 0.22, -high],
  ])
  pen.rect('#f4e4c4', x - 1, -high - 1.6, w + 2, 2.4)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < 3; i++) {
      const [wx, wy] = [x + w * (0.1 + i * 0.25), -high + 6 + j * 17]
      pen.rect('#f6ead0', wx - 1, wy - 1, w * 0.15 + 2, 12).rect('#46566e', wx, wy, w * 0.15, 10)
      pen.rect('#f6ead0', wx + w * 0.07, wy, 0.8, 10)
    }
}

/** The tower of the old town hall, 69 metres, with the houses that it grew together with. */
const townHall = () => ({
  width: 260,
  height: 180,
  below: 5,
  draw(pen) {
    house(pen, {
      x: -126,
      w: 44,
      high: 62,
      wall: '#dcb98c',
      shade: '#a08078',
      roof: ['#9c4838', '#c0624a'],
      rows: 3,
    })
    house(pen, {
      x: -84,
      w: 38,
      high: 74,
      wall: '#e6a794',
      shade: '#a8747c',
      roof: ['#8f4238', '#b85a48'],
      rows: 4,
    })
    house(pen, {
      x: -48,
      w: 30,
      high: 66,
      wall: '#f0dcb4',
      shade: '#b09684',
      roof: ['#9c4838', '#c0624a'],
      rows: 3,
    })
    pen.rect(STONE, -20, -124, 40, 128).rect(LIT, -20, -124, 9, 128).rect(SHADE, 9, -124, 11, 128)
    for (const y of [-14, -84, -120]) pen.rect('#f4e0b4', -21.4, y, 42.8, 2)
    for (const y of [-112, -98]) pen.rect('#46566e', -8, y, 5, 8).rect('#46566e', 1, y, 5, 8)
    pen.rect('#f4e0b4', -23, -127, 46, 4)
    for (let i = 0; i < 9; i++) pen.rect('#f4e0b4', -23 + i * 5.2, -131, 3, 4)
    slate(pen, 0, -127, 19, 7, 26)
    for (const m of [-1, 1]) {
      pen
        .rect(m < 0 ? LIT : STONE, m * 19 - 4, -140, 8, 14)
        .rect(SHADE, m * 19 + 1.4, -140, 2.6, 14)
      slate(pen, m * 19, -140, 5, 0.3, 15)
      pen.ellipse('#f0c860', m * 19, -156, 0.9)
    }
    pen.rect(STONE, -7, -163, 14, 11).rect(LIT, -7, -163, 4, 11).rect(SHADE, 3, -163, 4, 11)
    slate(pen, 0, -163, 8.4, 0.3, 16)
    pen.ellipse('#f0c860', 0, -179, 1.2)
    dials(pen)
    pen.path('#2c2640', 'M-6 4L-6 -7Q0 -13 6 -7L6 4Z')
  },
})

export default {
  alt: "La piazza della Città Vecchia di Praga con l'orologio astronomico, le guglie di Týn e i passanti sul selciato, nella luce della sera",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.14, 0.3], horizon: 0.66 })
    sky(s, { clouds: 0.14 })
    town(s, { y: 0.66, size: 20, haze: 0.3, seed: 22 })
    place(s, tynChurch(), { x: 0.6, y: 0.69, size: 56, haze: 0.1, rim: 0.4 })
    town(s, { y: 0.7, size: 26, haze: 0.04, seed: 27 })
    ground(s, {
      top: groundLine(s, { at: 0.695, bumps: 0.002, seed: 2 }),
      colour: '#b8a284',
      farColour: '#cbb592',
      grain: 0.8,
    })
    cobbles(s)
    // Its shadow lies across the square, towards the church.
    fill(s.k, 'rgba(52,42,86,.42)', [
      [s.x(0.02), s.y(0.785)],
      [s.x(0.235), s.y(0.785)],
      [s.x(0.5), s.y(0.835)],
      [s.x(0.54), s.y(0.85)],
      [s.x(0.42), s.y(0.85)],
      [s.x(0.2), s.y(0.82)],
    ])
    place(s, townHall(), { x: 0.19, y: 0.785, size: 76, front: 0.72, rim: 0.3, shadow: false })
    for (let i = 0; i < 5; i++)
      place(s, crowd({ count: 3 + (i % 3), seed: i + 2 }), {
        x: 0.42 + i * 0.11,
        y: 0.75 + (i % 3) * 0.03,
        size: 7 + (i % 3) * 1.6,
      })
    for (const [x, y, size, seed] of [
      [0.34, 0.8, 9, 9],
      [0.62, 0.9, 15, 12],
    ])
      place(s, crowd({ count: 4, seed }), { x, y, size, rim: 0.4 })
    // It strikes the hour: they have stopped to look up.
    for (const [x, y, size, seed, arms] of [
      [0.17, 0.885, 17, 31, 'down'],
      [0.205, 0.89, 12, 14, 'up'],
      [0.24, 0.887, 17, 36, 'down'],
      [0.285, 0.9, 18, 38, 'down'],
    ])
      place(s, traveller({ seed, arms, pack: seed === 38 }), { x, y, size, front: 0.6, rim: 0.6 })
    return finish(s, { rays: 0.1 })
  },
}
