import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { ferry } from '../../things/boats.js'
import { chrysler, empireState, oneWorld } from '../../things/new-york.js'
import { blocks, peachDusk, pilings } from './kit.js'

/** A projection of our own that keeps proportions when upright. */
const view = (s, eye, centre, shrink = 0.7) => {
  const H = s.h * s.pick(1, shrink)
  return (X, Z, Y = 0) => [s.w * centre + (X / Z) * H, s.horizon + ((eye - Y) / Z) * H, H / Z]
}

/** The bridge running away over the river: t 0 near end .. 1 far end; towers at t1 and t2. */
function longBridge(s, P, { from, to, towers, height = 0.86, deck = 0.33, width = 0.17 }) {
  const [ax, az] = from
  const [bx, bz] = to
  const l = Math.hypot(bx - ax, bz - az)
  const n = [(bz - az) / l, -(bx - ax) / l]
  const at = (t, a, Y) => P(ax + (bx - ax) * t + n[0] * a, az + (bz - az) * t + n[1] * a, Y)
  const sag = (t) => {
    const [t1, t2] = towers
    if (t < t1)
      return deck + (height * 0.95 - deck) * Math.max(0, 1 - (t1 - t) / (t1 * 1.15)) ** 1.4
    if (t > t2)
      return deck + (height * 0.95 - deck) * Math.max(0, 1 - (t - t2) / ((1 - t2) * 1.05)) ** 1.4
    const q = (t - t1) / (t2 - t1)
    return deck + 0.03 + (height * 0.95 - deck) * (2 * q - 1) ** 2
  }
  const lines = (k, a) => {
    k.strokeStyle = s.tone('#e6d8c8', 0.62)
    for (let i = 0; i <= 180; i++) {
      const t = i / 180
      const [x, y, sc] = at(t, a, sag(t))
      k.lineWidth = Math.max(0.4, sc * 0.0035)
      k.beginPath()
      k.moveTo(x, y)
      k.lineTo(...at(t, a, deck).slice(0, 2))
      k.stroke()
    }
    for (let i = 0; i < 180; i++) {
      const p = at(i / 180, a, sag(i / 180))
      k.lineWidth = Math.max(0.8, p[2] * 0.012)
      k.beginPath()
      k.moveTo(p[0], p[1])
      k.lineTo(...at((i + 1) / 180, a, sag((i + 1) / 180)).slice(0, 2))
      k.stroke()
    }
  }
  const tower = (k, t) => {
    const dt = 0.014 / l
    const half = width * 0.62
    const arch = (c) => [
      [c - 0.037, deck],
      [c - 0.037, height * 0.72],
      [c - 0.02, height * 0.8],
      [c, height * 0.85],
      [c + 0.02, height * 0.8],
      [c + 0.037, height * 0.72],
      [c + 0.037, deck],
    ]
    const face = (dt0, tone) => {
      k.fillStyle = tone
      k.beginPath()
      for (const [a, Y] of [
        [-half * 1.12, -0.02],
        [-half, height],
        [half, height],
        [half * 1.12, -0.02],
      ])
        k.lineTo(...at(t + dt0, a, Y).slice(0, 2))
      k.closePath()
      for (const c of [-half * 0.46, half * 0.46]) {
        arch(c).forEach(([a, Y], i) =>
          (i ? k.lineTo : k.moveTo).apply(k, at(t + dt0, a, Y).slice(0, 2)),
        )
        k.closePath()
      }
      k.fill('evenodd')
    }
    for (let i = 0; i <= 14; i++)
      face(dt * (1 - i / 7), i === 14 ? s.tone('#c2a284', 0.62) : s.tone('#8a6f68', 0.3))
    // Courses of stone, and the dark line the tide leaves.
    const band = (Y0, Y1, colour) => {
      k.fillStyle = colour
      k.globalCompositeOperation = 'source-atop'
      k.beginPath()
      for (const [a, Y] of [
        [-half * 1.1, Y0],
        [-half * 1.1, Y1],
        [half * 1.1, Y1],
        [half * 1.1, Y0],
      ])
        k.lineTo(...at(t - dt, a, Y).slice(0, 2))
      k.fill()
      k.globalCompositeOperation = 'source-over'
    }
    for (let Y = 0; Y < deck; Y += 0.028) band(Y, Y + 0.003, alpha('#3a2448', 0.35))
    for (let i = 0; i < 6; i++) band(-0.02, 0.02 + i * 0.022, alpha('#2a2450', 0.16))
    band(height * 0.88, height * 0.89, alpha('#3a2448', 0.35))
    for (const [Y0, Y1, grow] of [
      [height * 0.94, height, 1.1],
      [deck - 0.02, deck + 0.02, 1.12],
    ]) {
      k.fillStyle = s.tone('#d8bc9c', 0.7)
      k.beginPath()
      for (const [a, Y] of [
        [-half * grow, Y0],
        [-half * grow, Y1],
        [half * grow, Y1],
        [half * grow, Y0],
      ])
        k.lineTo(...at(t - dt, a, Y).slice(0, 2))
      k.fill()
    }
  }
  const road = (k, t0, t1) => {
    for (const [a, Y, tone] of [
      [-width / 2, 0, s.tone('#6a5a60', 0.25)],
      [width / 2, 0, s.tone('#8a7670', 0.45)],
    ]) {
      k.fillStyle = tone
      k.beginPath()
      for (const [t, y] of [
        [t0, deck],
        [t1, deck],
        [t1, deck - 0.045],
        [t0, deck - 0.045],
      ])
        k.lineTo(...at(t, a + Y, y).slice(0, 2))
      k.fill()
    }
    k.fillStyle = s.tone('#54485a', 0.3)
    k.beginPath()
    for (const [t, a] of [
      [t0, -1],
      [t1, -1],
      [t1, 1],
      [t0, 1],
    ])
      k.lineTo(...at(t, (a * width) / 2, deck - 0.045).slice(0, 2))
    k.fill()
  }
  s.layer(
    (k) => {
      road(k, towers[1], 1)
      tower(k, towers[1])
      road(k, towers[0], towers[1])
      lines(k, -width / 2)
      lines(k, width / 2)
      tower(k, towers[0])
      road(k, 0, towers[0] + 0.002)
    },
    {
      lit: false,
      rim: 0.5,
      reflect: { y: at(towers[0], 0, 0)[1], power: 0.4, length: 0.24, wobble: 5 },
    },
  )
  for (let i = 0; i < 34; i++) {
    const [x, y, sc] = at(((i + 0.5) / 34) ** 1.6, width / 2, deck + 0.02)
    s.glowAt(x, y, sc * 0.035, '#ffe0a0', 0.9)
  }
}

export default {
  alt: "Manhattan si accende al crepuscolo oltre l'East River: l'Empire State Building e il ponte di Brooklyn che porta in città",
  paint(w, h) {
    const s = new Scene(w, h, { mood: peachDusk, sun: [0.84, 0.52], horizon: h > w ? 0.6 : 0.62 })
    const y = s.horizon / h
    sky(s, { clouds: 0.2 })
    blocks(s, { y, count: s.pick(30, 20), size: 22, haze: 0.6, seed: 120, hump: 0.62 })
    place(s, oneWorld(), { x: s.pick(0.4, 0.3), y: y + 0.004, size: 42, haze: 0.36, rim: 0.5 })
    place(s, chrysler(), { x: s.pick(0.83, 0.9), y: y + 0.004, size: 40, haze: 0.3, rim: 0.6 })
    blocks(s, { y, count: s.pick(26, 17), size: 25, haze: 0.4, seed: 220, hump: 0.68 })
    place(s, empireState(), {
      x: s.pick(0.655, 0.64),
      y: y + 0.004,
      size: 58,
      haze: 0.1,
      rim: 0.7,
    })
    blocks(s, { y, count: s.pick(24, 15), size: 22, haze: 0.2, seed: 330, hump: 0.62 })
    blocks(s, {
      y,
      count: s.pick(32, 20),
      size: 12,
      haze: 0.08,
      seed: 440,
      hump: 0.5,
      spread: 0.5,
    })
    fog(s, { y: y - 0.004, thickness: 0.03, power: 0.4, seed: 6 })
    sea(s, { glint: 0.7, glintWidth: 0.006, mirrorFade: 0.8, wave: 0.75 })
    place(s, ferry(), {
      x: s.pick(0.6, 0.66),
      y: y + 0.1,
      size: 5,
      rim: 0.7,
      reflect: { power: 0.5, length: 0.06 },
    })
    const P = view(s, 0.26, s.pick(0.5, 0.66), 0.74)
    longBridge(s, P, { from: [-1.15, 0.62], to: [2.33, 14], towers: [0.075, 0.3] })
    pilings(
      s,
      s.pick(
        [
          [0.31, 0.93, 9],
          [0.36, 0.91, 8],
          [0.4, 0.9, 6.5],
          [0.445, 0.89, 5.5],
          [0.27, 0.99, 12],
          [0.345, 0.975, 11],
          [0.41, 0.95, 8.5],
          [0.47, 0.93, 7],
          [0.22, 0.965, 10],
        ],
        [
          [0.4, 0.93, 9],
          [0.5, 0.91, 8],
          [0.58, 0.9, 6.5],
          [0.34, 0.98, 12],
          [0.48, 0.965, 10],
          [0.6, 0.945, 8],
        ],
      ),
    )
    return finish(s)
  },
}
