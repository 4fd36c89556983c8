import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grove, LEAVES } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, sky } from '../nature/sky.js'
import { koutoubia, medina } from '../things/islam.js'
import { traveller } from '../things/people.js'

/** Paving in perspective, for squares. */
function square(s, { at, colour, seed = 1 }) {
  ground(s, { top: () => s.y(at), colour, haze: 0.2, grain: 0.25, seed })
  const lines = 26
  s.k.save()
  s.k.strokeStyle = s.tone(colour, 0.1)
  s.k.globalAlpha = 0.18
  s.k.lineWidth = s.h / 700
  for (let i = -lines; i <= lines; i++) {
    s.k.beginPath()
    s.k.moveTo(s.w * 0.5 + i * s.w * 0.045, s.y(at))
    s.k.lineTo(s.w * 0.5 + i * s.w * 0.3, s.h)
    s.k.stroke()
  }
  for (let i = 1; i < 16; i++) {
    const y = s.y(at) + ((s.h - s.y(at)) * i ** 2.1) / 16 ** 2.1
    s.k.beginPath()
    s.k.moveTo(0, y)
    s.k.lineTo(s.w, y)
    s.k.stroke()
  }
  s.k.restore()
}

function shadow(s, x, y, size) {
  s.layer(
    (k) => {
      k.fillStyle = 'rgba(40,30,70,.35)'
      k.beginPath()
      k.ellipse(s.x(x) + size * s.u * 0.32, s.y(y), size * s.u * 0.42, size * s.u * 0.05, 0, 0, 7)
      k.fill()
    },
    {
      lit: false,
      blur: 2,
      box: [
        s.x(x) - size * s.u,
        s.y(y) - size * s.u * 0.2,
        s.x(x) + size * s.u,
        s.y(y) + size * s.u * 0.2,
      ],
    },
  )
}

/** Marrakech at dusk: the Koutoubia above the medina, snow on the Atlas. */
export function marrakech(w, h) {
  const s = new Scene(w, h, {
    mood: { ...moods.dusk, front: 0.5 },
    sun: [0.16, 0.5],
    horizon: 0.62,
  })
  sky(s, { clouds: 0.14 })
  mountain(s, {
    top: range(s, { height: 0.2, seed: 8, detail: 1.2, rough: 0.52 }),
    rock: '#9a8ea0',
    snow: '#ffffff',
    snowLine: 0.13,
    snowRough: 0.1,
    haze: 0.3,
    footHaze: 0.75,
    front: 0.7,
  })
  const foot = s.horizon / h
  fog(s, { y: foot - 0.01, thickness: 0.05, power: 0.5 })
  const r = random(3)
  for (const [at, size, haze, seed] of [
    [foot + 0.03, 12, 0.45, 4],
    [foot + 0.075, 17, 0.25, 7],
  ]) {
    for (let i = 0; i < 9; i++)
      palm(s, {
        x: (i + r()) / 9,
        y: at - 0.004,
        height: size * (0.9 + r() * 0.5),
        lean: (r() - 0.5) * 0.1,
        kind: 'date',
        seed: seed * 10 + i,
        haze,
        rim: 0.2,
      })
    for (const x of [0.14, 0.5, 0.86])
      place(s, medina({ seed: seed + Math.round(x * 10) }), {
        x,
        y: at + 0.012,
        size,
        haze,
        rim: 0.3,
      })
    fog(s, { y: at + 0.012, thickness: 0.025, power: 0.3, seed })
  }
  place(s, koutoubia(), { x: 0.64, y: foot + 0.16, size: 66, rim: 0.7, front: 0.6 })
  for (const x of [0.12, 0.47, 0.82, 1.1])
    place(s, medina({ seed: 20 + Math.round(x * 10) }), { x, y: foot + 0.165, size: 17, rim: 0.4 })
  square(s, { at: foot + 0.155, colour: '#c48a64', seed: 4 })
  // Stalls with lanterns and smoke in the square.
  const stalls = []
  for (let i = 0; i < 14; i++) {
    const x = 0.05 + i * 0.068 + (r() - 0.5) * 0.02
    const y = foot + 0.2 + ((i * 5) % 7) * 0.014
    stalls.push([x, y, 6 + (y - foot - 0.2) * 45, i])
  }
  for (const one of stalls.sort((a, b) => a[1] - b[1])) stall(s, ...one)
  for (let i = 0; i < 26; i++) {
    const y = foot + 0.2 + (i / 26) * 0.09
    const x = 0.24 + r() * 0.7
    shadow(s, x, y, 4.4)
    place(s, traveller({ seed: i + 3, pack: false }), {
      x,
      y,
      size: 4 + (y - foot - 0.2) * 34,
      rim: 0.4,
    })
  }
  fog(s, { y: foot + 0.17, thickness: 0.04, power: 0.35, colour: '#ffc890', seed: 8 })
  palm(s, { x: 0.07, y: 0.99, height: 66, lean: 0.05, kind: 'date', seed: 5, front: 0.2, rim: 0.6 })
  palm(s, { x: 0.17, y: 1.0, height: 44, lean: 0.1, kind: 'date', seed: 8, front: 0.2, rim: 0.6 })
  grove(s, {
    top: groundLine(s, { at: 0.95, bumps: 0.03, bowl: 0.05, seed: 3 }),
    depth: 10,
    size: 3.6,
    colour: LEAVES.deep,
    accents: [[LEAVES.bougainvillea, 0.22]],
    seed: 9,
    front: 0.25,
  })
  birds(s, { x: 0.42, y: 0.24, count: 8, seed: 6 })
  return s
}

function stall(s, x, y, size, seed) {
  const colours = ['#e0d2b0', '#c9573f', '#3f7d8a', '#d9a24a']
  place(
    s,
    {
      width: 90,
      height: 60,
      draw(pen) {
        const c = colours[seed % 4]
        pen
          .rect('#6a4a38', -36, -40, 2.4, 42)
          .rect('#6a4a38', 34, -40, 2.4, 42)
          .rect('#8a5f44', -34, -16, 68, 18)
        pen.path(c, 'M-42 -36L-34 -52L34 -52L42 -36Z')
        for (let i = 0; i < 6; i++)
          if (i % 2)
            pen.path(
              'rgba(255,245,225,.5)',
              `M${-42 + i * 14} -36L${-34 + i * 11.3} -52L${-34 + (i + 1) * 11.3} -52L${-42 + (i + 1) * 14} -36Z`,
            )
        for (let i = 0; i < 5; i++)
          pen.ellipse(['#e8a33d', '#c9503c', '#7a9a4f'][i % 3], -26 + i * 13, -18, 6, 4)
        pen.light('M-34 -36H34V-17H-34Z', '#ffc070', 0.6)
        for (const q of [-18, 0, 18]) pen.light(`M${q - 2.5} -34h5v6h-5Z`, '#fff0c0', 1)
      },
    },
    { x, y, size, rim: 0.3 },
  )
  s.glowAt(s.x(x), s.y(y) - size * s.u * 0.5, size * s.u * 1.5, '#ffb050', 0.3)
}
