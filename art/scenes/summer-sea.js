import { field } from '../core/field.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, sky } from '../nature/sky.js'
import { sea } from '../nature/water.js'
import { sailboat } from '../things/boats.js'
import { traveller } from '../things/people.js'
import { dog, jumper, onTheEdge } from '../things/summer-friends.js'

const DECK = 73.4
const TIP = 109

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

/** A jetty of old wood from the right edge, its posts in the water and the light under its planks. */
function jetty(k) {
  for (const x of [112, 121, 131, 142, 154, 166]) {
    box(k, '#2a2444', x, DECK, 1.5, 11)
    box(k, '#d9905c', x, DECK + 2, 0.3, 9)
    const foot = DECK + 11
    k.fillStyle = 'rgba(255,214,150,.5)'
    k.beginPath()
    k.ellipse(x + 0.7, foot, 2.2, 0.22, 0, 0, 7)
    k.fill()
    k.fillStyle = 'rgba(26,24,60,.45)'
    for (let i = 0; i < 5; i++) k.fillRect(x - 0.1 + (i % 2) * 0.4, foot + 0.4 + i * 1.1, 1.5, 0.6)
  }
  box(k, '#3a2c48', TIP, DECK + 1.2, 70, 1.5)
  box(k, '#7a5658', TIP, DECK, 70, 1.3)
  box(k, '#ffc98a', TIP, DECK - 0.24, 70, 0.34)
  for (let x = TIP + 2.2; x < 172; x += 2.6) box(k, '#4a3450', x, DECK, 0.16, 1.3)
}

/** Rings and drops where the last one went in. */
function splash(k, x, y) {
  for (const [rx, ry, c, width] of [
    [9, 1.5, 'rgba(255,236,196,.4)', 0.24],
    [6, 1, 'rgba(255,236,196,.7)', 0.3],
    [3, 0.5, 'rgba(255,246,222,.95)', 0.34],
  ]) {
    k.strokeStyle = c
    k.lineWidth = width
    k.beginPath()
    k.ellipse(x, y, rx, ry, 0, 0, 7)
    k.stroke()
  }
  const r = random(6)
  k.fillStyle = '#fff0cc'
  for (let i = 0; i < 22; i++) {
    const a = -0.25 - r() * 2.64
    const q = 1.4 + r() * 4.4
    k.beginPath()
    k.arc(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.9, 0.1 + r() * 0.2, 0, 7)
    k.fill()
  }
}

/** Late summer sun over the sea: a jetty, friends, one of them in the air. Text side left. */
export function summerSea(w, h) {
  const p = h > w
  const mood = {
    ...moods.golden,
    disc: p ? 0.04 : 0.056,
    sky: [
      [0, '#1d4277'],
      [0.3, '#4f7fa8'],
      [0.56, '#c9a98e'],
      [0.8, '#fdb76c'],
      [1, '#ffdb94'],
    ],
  }
  const s = new Scene(w, h, {
    mood,
    sun: p ? [0.36, 0.5] : [0.585, 0.47],
    horizon: p ? 0.58 : 0.56,
  })
  sky(s, { clouds: 0.16, cloudScale: 1.3 })
  const foot = s.horizon / h
  mountain(s, {
    top: range(s, {
      height: 0.075,
      seed: 6,
      detail: 1.1,
      shape: (u) =>
        0.2 +
        1.3 * Math.exp(-(((u - 0.25) / 0.2) ** 2)) +
        1.1 * Math.exp(-(((u - 0.9) / 0.14) ** 2)),
    }),
    rock: '#7f8a94',
    haze: 0.55,
    footHaze: 0.5,
  })
  fog(s, { y: foot - 0.004, thickness: 0.03, power: 0.5 })
  sea(s, { glint: 1, glintWidth: 0.006 })
  const f = field(s, { centre: 124, zoom: 0.94, foot: 0.985 })
  const at = (x, y) => {
    const [px, py] = f.at([x, y])
    return { x: px / w, y: py / h }
  }
  place(s, sailboat(), {
    x: s.pick(0.79, 0.72),
    y: foot + 0.028,
    size: 13,
    rim: 0.9,
    front: 0.35,
    reflect: { power: 0.5, length: 0.16 },
  })
  place(s, sailboat({ stripe: '#2f6f9a' }), {
    x: s.pick(0.46, 0.16),
    y: foot + 0.012,
    size: 6,
    haze: 0.25,
    front: 0.4,
    reflect: { power: 0.4, length: 0.1 },
  })
  f.draw(s.k, (k) => {
    jetty(k)
    splash(k, 96.4, 82)
  })
  const look = { front: 0.14, rim: 0.95, rimWidth: 2.2, shadow: false }
  place(s, jumper(), { ...at(100.6, 72.6), size: 15.5, ...look })
  for (const [x, shirt, hair, long, lean] of [
    [113.6, '#c4543c', '#3a2620', true, -1],
    [119.6, '#3f7a94', '#201a22', false, 1],
    [128.4, '#e8c46a', '#b98a4a', true, 1],
  ])
    place(s, onTheEdge({ shirt, hair, long, lean }), { ...at(x, DECK + 0.3), size: 9.4, ...look })
  place(s, dog(), { ...at(134.6, DECK + 0.2), size: 5.6, ...look })
  for (const [x, seed, arms, size] of [
    [140.6, 31, 'up', 15.6],
    [147, 34, 'down', 15],
    [151.4, 36, 'down', 14.4],
  ])
    place(s, traveller({ seed, arms, pack: false }), { ...at(x, DECK + 0.4), size, ...look })
  palm(s, {
    ...at(160, 96),
    height: s.pick(92, 84),
    lean: -0.1,
    seed: 11,
    rim: 0.8,
    front: 0.02,
    colour: '#3f5a3a',
  })
  birds(s, { x: s.pick(0.66, 0.5), y: 0.24, count: 6, seed: 4 })
  return s
}
