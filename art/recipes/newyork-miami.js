import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, bush, grass, grove, LEAVES, tree } from '../nature/foliage.js'
import { beach, ground, groundLine, snowfield } from '../nature/ground.js'
import { fog } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, cumulus, moon, sky, stars } from '../nature/sky.js'
import { foam, lagoon, lake, sea } from '../nature/water.js'
import {
  airboat,
  alligator,
  brownstone,
  cab,
  convertible,
  decoHotel,
  egret,
  flatiron,
  liberty,
  lifeguard,
  orangeFerry,
  pelican,
  waterTank,
} from '../things/america.js'
import { city } from '../things/asia-city.js'
import { umbrellaWalker } from '../things/asia-people.js'
import { boardFacet, facet, rain, snowfall, wallFacet, wallWindows } from '../things/asia-street.js'
import { ferry, sailboat } from '../things/boats.js'
import { block, chrysler, empireState, oneWorld } from '../things/new-york.js'
import { cruiseShip } from '../things/northern.js'
import { sitter, traveller } from '../things/people.js'
import { flamingo } from '../things/safari.js'
import { shallows } from '../things/shaped-land.js'
import { solids } from '../things/solids.js'

const peachDusk = { ...moods.dusk, front: 0.4, haze: '#f0a884' }
const wetNight = {
  ...moods.night,
  lit: '#d0bcb0',
  haze: '#4a4a86',
  sky: [
    [0, '#0d1438'],
    [0.6, '#232c63'],
    [1, '#6a5a86'],
  ],
}
const NEON = ['#ff5a5f', '#35c7d9', '#ffb03a', '#f7f1e0', '#ff7a45', '#4f8cff', '#7fe0a8']

/** A projection of our own that keeps proportions when upright. */
const view = (s, eye, centre, shrink = 0.7) => {
  const H = s.h * s.pick(1, shrink)
  return (X, Z, Y = 0) => [s.w * centre + (X / Z) * H, s.horizon + ((eye - Y) / Z) * H, H / Z]
}

/** Places a thing on the plane; size in picture heights at Z = 1. */
function stand(s, P, thing, X, Z, size, options = {}) {
  const [x, y, scale] = P(X, Z, 0)
  place(s, thing, { x: x / s.w, y: y / s.h, size: (size * scale) / s.u, ...options })
}

/** A row of Manhattan blocks at row y; hump: x of the tallest. */
function blocks(s, { y, count, size, haze, seed, hump = 0.6, spread = 0.24, low = 0.5 }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) / count + (r() - 0.5) * 0.02
    const tall = low + 0.6 * Math.exp(-(((x - hump) / spread) ** 2))
    place(s, block({ seed: seed + i }), {
      x,
      y: y + 0.004,
      size: size * tall * (0.7 + r() * 0.5),
      haze,
    })
  }
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
      texture: 0.05,
      rim: 0.5,
      reflect: { y: at(towers[0], 0, 0)[1], power: 0.4, length: 0.24, wobble: 5 },
    },
  )
  for (let i = 0; i < 34; i++) {
    const [x, y, sc] = at(((i + 0.5) / 34) ** 1.6, width / 2, deck + 0.02)
    s.glowAt(x, y, sc * 0.035, '#ffe0a0', 0.9)
  }
}

/** Old pier posts standing in the water: list of [x, y, height in u]. */
function pilings(s, list) {
  for (const [x, y, height] of list) {
    const [px, py, H] = [s.x(x), s.y(y), height * s.u]
    const W = H * 0.26
    s.layer(
      (k) => {
        k.fillStyle = '#6a5048'
        k.fillRect(px - W / 2, py - H, W, H)
        k.beginPath()
        k.ellipse(px, py, W / 2, W * 0.16, 0, 0, 7)
        k.fill()
        k.fillStyle = '#a08070'
        k.beginPath()
        k.ellipse(px, py - H, W / 2, W * 0.16, 0, 0, 7)
        k.fill()
      },
      {
        box: [px - W, py - H * 1.2, px + W, py + H * 0.2],
        rim: 0.7,
        rimWidth: 2.4,
        front: 0.25,
        reflect: { y: py, power: 0.5, length: 0.08 },
      },
    )
  }
}

/** A wall of glowing boards on one side of the street: pictures without words. */
function billboards(k, P, { X, side, z0, z1, y0, y1, seed }) {
  const r = random(seed)
  let y = y0
  while (y < y1) {
    const high = Math.min(y1 - y, 0.16 + r() * 0.3)
    const a = NEON[Math.floor(r() * 7)]
    const b = NEON[Math.floor(r() * 7)]
    const [za, zb] = [z0 + (z1 - z0) * r() * 0.12, z1 - (z1 - z0) * r() * 0.12]
    const F = (c, u0, u1, v0, v1) =>
      wallFacet(
        k,
        P,
        c,
        X - side * 0.012,
        za + (zb - za) * u0,
        za + (zb - za) * u1,
        y + high * v0,
        y + high * v1,
      )
    F(a, 0, 1, 0.04, 0.92)
    const kind = Math.floor(r() * 4)
    if (kind === 0) for (let i = 0; i < 5; i++) F(alpha(b, 0.75), i / 5, (i + 0.5) / 5, 0.1, 0.86)
    if (kind === 1)
      for (let i = 0; i < 3; i++)
        F(alpha('#ffffff', 0.75), 0.1 + i * 0.05, 0.9 - i * 0.2, 0.2 + i * 0.22, 0.3 + i * 0.22)
    if (kind === 2) {
      F(alpha('#1b1c44', 0.7), 0.04, 0.96, 0.09, 0.87)
      const [cx, cy, sc] = P(X - side * 0.013, za + (zb - za) * (0.3 + r() * 0.4), y + high * 0.48)
      k.fillStyle = b
      k.beginPath()
      k.ellipse(cx, cy, sc * high * 0.12, sc * high * 0.3, 0, 0, 7)
      k.fill()
    }
    if (kind === 3) {
      F(b, 0.5, 1, 0.04, 0.92)
      F(alpha('#fff6e4', 0.85), 0.36, 0.62, 0.3, 0.64)
    }
    y += high + 0.015
  }
}

/** Snow-laden bare tree: the branches carry white. */
const winterTree = (s, x, y, length, seed) =>
  branch(s, {
    x,
    y,
    angle: -1.57,
    length,
    wood: '#4a3f52',
    colour: '#f2f7ff',
    seed,
    petals: 5,
    depth: 6,
  })

/** White water along a hull at row y. */
function foamStreak(s, x, y, half) {
  s.layer(
    (k) => {
      k.fillStyle = alpha('#ffffff', 0.7)
      for (let i = 0; i < 60; i++) {
        k.beginPath()
        k.ellipse(
          s.x(x - half + (i / 60) * half * 2),
          s.y(y) + noise(i * 3, 2) * s.u * 0.8,
          s.u * 1.4,
          s.u * 0.28,
          0,
          0,
          7,
        )
        k.fill()
      }
    },
    { lit: false, texture: 0, blur: s.h / 700 },
  )
}

/** A sailing boat at its mooring: bare mast, stays, furled sail. */
const mastBoat = () => ({
  width: 90,
  height: 120,
  draw(pen) {
    pen
      .line(
        '#d8dce8',
        [
          [0, -8],
          [0, -120],
        ],
        1.6,
      )
      .line(
        '#d8dce8',
        [
          [0, -24],
          [34, -20],
        ],
        2.6,
      )
      .line(
        'rgba(220,226,240,.6)',
        [
          [0, -118],
          [42, -10],
        ],
        0.5,
      )
      .line(
        'rgba(220,226,240,.6)',
        [
          [0, -118],
          [-44, -12],
        ],
        0.5,
      )
    pen
      .path('#f4f1ea', 'M-46 -14C-20 -9 24 -9 44 -12C42 -4 36 2 32 4L-28 4C-38 0 -42 -6 -46 -14Z')
      .path('#2f4a7a', 'M-43 -8C-20 -4 24 -4 43 -8L41 -4C24 0 -20 0 -40 -4Z')
    pen
      .path('#e8e2d6', 'M-18 -11C-14 -19 14 -19 22 -11Z')
      .window(-10, -16, 7, 3)
      .window(2, -16, 7, 3)
    pen.light('M-1 -120h2v2h-2Z', '#fff0c8', 1)
  },
})

export const recipes = [
  {
    id: 'main',
    alt: "Manhattan si accende al crepuscolo oltre l'East River: l'Empire State Building e il ponte di Brooklyn che porta in città",
    paint(w, h) {
      const s = new Scene(w, h, { mood: peachDusk, sun: [0.84, 0.52], horizon: h > w ? 0.6 : 0.62 })
      const y = s.horizon / h
      sky(s, { clouds: 0.2, seed: 23 })
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
  },
  {
    id: 'extra-1',
    alt: "I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull'asfalto",
    paint(w, h) {
      const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.5], horizon: 0.6 })
      sky(s, { clouds: 0.3, seed: 6 })
      const P = s.plane(0.22, 0.5)
      city(s, {
        y: 0.615,
        low: 16,
        high: 34,
        width: 5,
        seed: 5,
        haze: 0.3,
        from: 0.28,
        to: 0.72,
        share: 0.75,
      })
      const edges = [0.5, 0.8, 1.15, 1.6, 2.2, 3, 4.2, 6]
      const walls = () =>
        s.layer(
          (k) => {
            const r = random(31)
            const middle = [P(-0.42, 6, 0), P(0.42, 6, 2.9)]
            k.fillStyle = '#33386e'
            k.fillRect(
              middle[0][0],
              middle[1][1],
              middle[1][0] - middle[0][0],
              middle[0][1] - middle[1][1],
            )
            for (let i = 0; i < 9; i++)
              boardFacet(
                k,
                P,
                NEON[(i * 3) % 7],
                -0.34 + (i % 3) * 0.05,
                0.34 - (i % 2) * 0.08,
                6,
                0.3 + i * 0.28,
                0.53 + i * 0.28,
              )
            for (let i = edges.length - 2; i >= 0; i--)
              for (const side of [-1, 1]) {
                const X = side * 0.78
                const H = 1.1 + r() * 1.5
                const [z0, z1] = [edges[i], edges[i + 1]]
                wallFacet(
                  k,
                  P,
                  s.far(['#262c62', '#30366e', '#222858'][Math.floor(r() * 3)], i * 0.05),
                  X,
                  z0,
                  z1,
                  0,
                  H,
                )
                wallWindows(k, P, {
                  X,
                  z0,
                  z1,
                  y0: 0.5,
                  y1: H * 0.97,
                  rows: Math.round(H * 9),
                  columns: 6,
                  seed: i * 7 + side + 2,
                  share: 0.45,
                  power: 0.6,
                })
                wallFacet(k, P, ['#ffe0a8', '#fff2d6', '#ffc27a'][i % 3], X, z0, z1, 0.01, 0.13)
                wallWindows(k, P, {
                  X,
                  z0,
                  z1,
                  y0: 0.012,
                  y1: 0.128,
                  rows: 1,
                  columns: 8,
                  seed: i * 11 + side + 3,
                  share: 0.8,
                  colours: ['#e88a4a', '#7fb8c9', '#c9523c', '#4a4f7a'],
                  power: 0.8,
                })
                billboards(k, P, {
                  X,
                  side,
                  z0,
                  z1,
                  y0: 0.15,
                  y1: 0.5 + r() * 0.7,
                  seed: i * 9 + side * 4 + 50,
                })
              }
          },
          { lit: false, texture: 0.03 },
        )
      walls()
      s.glow(0.5, 0.56, 26, '#ffb88a', 0.5)
      lake(s, {
        wave: 0.5,
        freq: 12,
        stretch: 0.6,
        mirrorFade: 0.25,
        mirror: 0.8,
        glint: 0,
        top: 0.61,
      })
      walls()
      for (const [x, y, c] of [
        [0.08, 0.3, '#ff7a5f'],
        [0.2, 0.42, '#35c7d9'],
        [0.9, 0.34, '#ffb03a'],
        [0.78, 0.45, '#4f8cff'],
        [0.5, 0.36, '#ffb88a'],
      ])
        s.glow(x, y, 24, c, 0.22)
      for (const [X, Z] of [
        [0.16, 3.4],
        [-0.16, 3.1],
        [0.34, 2.5],
        [-0.36, 2.2],
        [0.02, 1.9],
        [0.3, 1.5],
        [-0.3, 1.25],
      ])
        stand(s, P, cab({ front: X < -0.1 }), X, Z, 0.13, {
          front: 0.85,
          reflect: { power: 0.45, length: 0.12 },
        })
      const r = random(21)
      for (const Z of [3.6, 3, 2.6, 2.1, 1.7, 1.4])
        for (const side of [-1, 1])
          stand(
            s,
            P,
            umbrellaWalker({
              umbrella: ['#e8563f', '#f4efe6', '#2f7fa8', '#f0b03a', '#33406a'][
                Math.floor(r() * 5)
              ],
            }),
            side * (0.62 + r() * 0.1),
            Z,
            0.15,
            { rim: '#ffb48a', front: 0.7, reflect: { power: 0.3, length: 0.1 } },
          )
      stand(s, P, cab(), 0.12, 0.86, 0.14, { front: 0.9, reflect: { power: 0.5, length: 0.14 } })
      rain(s)
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'extra-2',
    alt: "Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un'auto d'epoca",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...peachDusk,
          front: 0.72,
          lit: '#ffd4b4',
          sky: [
            [0, '#1a2a64'],
            [0.35, '#4a62a0'],
            [0.62, '#d89a8a'],
            [0.84, '#fbb284'],
            [1, '#ffd6a0'],
          ],
        },
        sun: [0.2, 0.6],
        horizon: 0.72,
      })
      sky(s, { clouds: 0.24, seed: 12 })
      city(s, {
        y: 0.72,
        low: 12,
        high: 34,
        width: 7,
        haze: 0.5,
        seed: 8,
        colours: ['#e8c8b8', '#c8c8d8', '#f0dcc8'],
        share: 0.5,
      })
      for (let i = 0; i < 9; i++)
        palm(s, {
          x: 0.04 + i * 0.12,
          y: 0.73,
          height: 30 + (i % 3) * 6,
          lean: 0.03,
          seed: i + 3,
          haze: 0.3,
          front: 0.3,
        })
      const hotels = [
        [0.02, 46, '#f7e3b8', '#5fb8c0', '#4fe0e8', 1, 3],
        [0.27, 56, '#f4b8a8', '#fff0dc', '#ff5f7a', 0, 4],
        [0.535, 47, '#b8dcd8', '#f49a8a', '#ffb84a', 2, 3],
        [0.79, 54, '#f9efe0', '#4fb0b8', '#5fd0ff', 1, 4],
        [1.03, 48, '#f8cf9a', '#e8786a', '#ff7aa0', 0, 3],
      ]
      for (const [x, size, colour, trim, neon, kind, floors] of hotels)
        place(s, decoHotel({ colour, trim, neon, kind, floors }), {
          x,
          y: 0.755,
          size,
          front: 0.75,
        })
      for (const [x, , , , neon] of hotels) s.glow(x, 0.62, 26, neon, 0.2)
      ground(s, {
        top: () => s.y(0.752),
        colour: '#d8b8b0',
        farColour: '#f0d4b8',
        haze: 0.05,
        grain: 0.2,
        base: 0.8,
      })
      ground(s, {
        top: () => s.y(0.795),
        colour: '#6f6890',
        farColour: '#8a7c98',
        haze: 0.1,
        grain: 0.35,
      })
      for (const [x, , , , neon] of hotels) s.glow(x, 0.86, 22, neon, 0.16)
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#e8d4c4', 0.6)
          k.fillRect(0, s.y(0.792), w, s.u * 0.7)
          for (let i = 0; i < 8; i++)
            k.fillRect(s.x(i * 0.14 - 0.02), s.y(0.915), s.x(0.07), s.u * 0.6)
        },
        { lit: false, alpha: 0.75 },
      )
      const r = random(6)
      for (let i = 0; i < 9; i++)
        place(s, traveller({ seed: i + 3, pack: false }), {
          x: 0.05 + r() * 0.9,
          y: 0.782 + r() * 0.012,
          size: 7.6,
          front: 0.4,
        })
      for (const [x, seed] of [
        [0.145, 2],
        [0.405, 5],
        [0.663, 8],
        [0.915, 4],
      ]) {
        palm(s, {
          x,
          y: 0.8,
          height: 40 + (seed % 3) * 5,
          kind: 'royal',
          lean: seed % 2 ? 0.04 : -0.04,
          seed,
          front: 0.4,
          rim: 0.6,
        })
        bush(s, { x, y: 0.806, size: 2.6, colour: LEAVES.jungle, seed })
      }
      place(s, convertible(), {
        x: 0.34,
        y: 0.89,
        size: 13,
        front: 0.6,
        rim: 0.6,
        reflect: { power: 0.35, length: 0.12 },
      })
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'photo-01',
    alt: 'La Statua della Libertà sul suo piedistallo in una giornata limpida, con un battello di visitatori nella baia',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.14], horizon: 0.72 })
      sky(s, { clouds: 0.16, seed: 7 })
      cumulus(s, { x: 0.26, y: 0.62, width: 60, height: 20, seed: 5 })
      blocks(s, {
        y: 0.72,
        count: 46,
        size: 9,
        haze: 0.55,
        seed: 60,
        hump: 0.16,
        spread: 0.14,
        low: 0.3,
      })
      place(s, oneWorld(), { x: 0.155, y: 0.724, size: 20, haze: 0.5 })
      sea(s, { wave: 1, mirrorFade: 1.2 })
      const isle = (x) =>
        h *
        (0.735 -
          0.014 * smooth(0.45, 0.56, x / w) * smooth(1.02, 0.9, x / w) +
          0.03 * (1 - smooth(0.42, 0.5, x / w)))
      ground(s, { top: isle, from: 0.44, to: 1, colour: '#7f9a58', haze: 0.05, base: 0.762 })
      place(s, liberty(), { x: 0.68, y: 0.738, size: 66, front: 0.8 })
      grove(s, {
        top: (x) => h * 0.722 + noise((x / h) * 9, 3) * h * 0.006,
        from: 0.46,
        to: 0.62,
        depth: 3,
        size: 1.6,
        colour: LEAVES.green,
        seed: 4,
      })
      grove(s, {
        top: (x) => h * 0.722 + noise((x / h) * 9, 3) * h * 0.006,
        from: 0.75,
        to: 1.01,
        depth: 3,
        size: 1.7,
        colour: LEAVES.deep,
        seed: 9,
      })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#b8a68e', 0.7)
          k.fillRect(s.x(0.44), s.y(0.75), w, s.u * 2.2)
          k.fillStyle = s.tone('#7a6e68', 0.4)
          k.fillRect(s.x(0.44), s.y(0.768), w, s.u * 0.9)
        },
        { lit: false, texture: 0.1, reflect: { y: s.y(0.776), power: 0.4, length: 0.06 } },
      )
      place(s, ferry(), {
        x: 0.27,
        y: 0.85,
        size: 12,
        front: 0.85,
        reflect: { power: 0.45, length: 0.12 },
      })
      foamStreak(s, 0.27, 0.857, 0.12)
      birds(s, { x: 0.42, y: 0.34, count: 8, colour: '#ffffff', seed: 5 })
      return finish(s)
    },
  },
  {
    id: 'photo-02',
    alt: "Il laghetto di Central Park fra aceri arancioni d'autunno, con il ponte di pietra e le torri oltre gli alberi",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.66,
          haze: '#fadcb4',
          sky: [
            [0, '#4f8cc0'],
            [0.5, '#a8cbd8'],
            [1, '#fdebc8'],
          ],
        },
        sun: [0.12, 0.3],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.2, seed: 3 })
      blocks(s, { y: 0.56, count: 22, size: 30, haze: 0.5, seed: 80, hump: 0.3, spread: 0.3 })
      for (const [x, size, seed] of [
        [0.22, 44, 3],
        [0.26, 44, 3],
        [0.38, 50, 8],
        [0.47, 38, 11],
        [0.7, 42, 14],
      ])
        place(s, block({ seed }), { x, y: 0.57, size, haze: 0.36, rim: 0.4 })
      const wood = (y, size, haze, seed, list) =>
        grove(s, {
          top: (x) => s.y(y) + fbm((x / h) * 3, seed, 3) * s.u * size * 2.4,
          depth: size * 4.4,
          size,
          colour: list[0],
          accents: list.slice(1).map((c) => [c, 0.24]),
          seed,
          haze,
          front: 0.7,
        })
      wood(0.49, 2.6, 0.3, 3, ['#c9862c', '#e0a83c', '#a8502c', '#8a8c4a'])
      wood(0.53, 3.2, 0.14, 8, ['#d8762c', '#f0b83c', '#b8402c', '#7a8c42'])
      lake(s, { top: 0.64, wave: 0.4, glint: 0.2, mirrorFade: 0.5 })
      s.layer(
        (k) => {
          // A low stone bridge: one wide arch with its mirror image.
          k.fillStyle = '#e0d4c2'
          k.beginPath()
          k.moveTo(s.x(0.6), s.y(0.66))
          k.quadraticCurveTo(s.x(0.75), s.y(0.54), s.x(0.92), s.y(0.66))
          k.lineTo(s.x(0.86), s.y(0.66))
          k.quadraticCurveTo(s.x(0.76), s.y(0.555), s.x(0.665), s.y(0.66))
          k.fill()
          k.strokeStyle = '#f7eedd'
          k.lineWidth = s.u * 0.8
          k.beginPath()
          k.moveTo(s.x(0.59), s.y(0.645))
          k.quadraticCurveTo(s.x(0.75), s.y(0.525), s.x(0.93), s.y(0.645))
          k.stroke()
        },
        { front: 0.7, reflect: { y: s.y(0.66), power: 0.6, length: 0.12 } },
      )
      for (const [x, c, seed] of [
        [0.57, '#c9502c', 4],
        [0.95, '#e0982c', 7],
      ])
        bush(s, { x, y: 0.675, size: 6, colour: c, seed })
      for (const [x, y, hex] of [
        [0.4, 0.76, '#4f7a8a'],
        [0.52, 0.71, '#b8503c'],
      ]) {
        s.layer(
          (k) => {
            k.fillStyle = hex
            k.beginPath()
            k.ellipse(s.x(x), s.y(y), s.u * 4.4, s.u * 0.9, 0, 0, 3.15)
            k.fill()
            k.fillStyle = '#f0e2c4'
            k.fillRect(s.x(x) - s.u * 4.4, s.y(y) - s.u * 0.3, s.u * 8.8, s.u * 0.5)
          },
          {
            box: [s.x(x) - s.u * 6, s.y(y) - s.u * 3, s.x(x) + s.u * 6, s.y(y) + s.u * 2],
            reflect: { y: s.y(y) + s.u * 0.8, power: 0.4, length: 0.03 },
          },
        )
        place(s, sitter({ seed: 4 }), { x: x - 0.008, y: y, size: 4.4 })
        place(s, sitter({ seed: 7 }), { x: x + 0.012, y: y, size: 4.2, flip: true })
      }
      tree(s, {
        x: 0.07,
        y: 1.02,
        height: 96,
        colour: '#d86a28',
        trunk: '#4a3038',
        seed: 5,
        spread: 0.42,
        bare: 0.5,
        front: 0.5,
      })
      const bank = (x) =>
        h * (1.03 - 0.14 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 2) * h * 0.01
      ground(s, { top: bank, to: 0.52, colour: '#b07a3c', grain: 0.8, seed: 4 })
      grass(s, {
        top: bank,
        to: 0.5,
        height: 2.6,
        count: 260,
        colours: ['#c9802c', '#8a8c4a', '#e0b04c'],
      })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-03',
    alt: "Le case di arenaria bruna di Brooklyn con le scalinate coperte di neve, lampioni accesi e passanti con l'ombrello",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          lamps: 0.9,
          front: 0.5,
          lit: '#e4e2ee',
          shade: '#5f6c9a',
          sky: [
            [0, '#6f86ac'],
            [0.6, '#a8b6cc'],
            [1, '#dcdce0'],
          ],
        },
        sun: [0.3, 0.2],
        horizon: 0.72,
      })
      sky(s, { clouds: 0.6, seed: 9 })
      city(s, { y: 0.6, low: 30, high: 50, width: 9, haze: 0.66, seed: 7, share: 0.3 })
      for (const [i, colour] of [
        '#8a5244',
        '#a5684c',
        '#7a4a48',
        '#b07a5c',
        '#94584a',
        '#a06450',
        '#84504a',
      ].entries())
        place(s, brownstone({ colour, seed: i + 3, snow: true }), {
          x: -0.03 + i * 0.178,
          y: 0.795 + (i % 2) * 0.002,
          size: 55,
          front: 0.6,
        })
      snowfield(s, { top: groundLine(s, { at: 0.795, bumps: 0.012, detail: 5, seed: 3 }), seed: 4 })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#8a92ac', 0.5)
          k.beginPath()
          k.moveTo(0, s.y(0.9))
          k.quadraticCurveTo(s.x(0.5), s.y(0.885), w, s.y(0.9))
          k.lineTo(w, s.y(0.965))
          k.quadraticCurveTo(s.x(0.5), s.y(0.955), 0, s.y(0.97))
          k.fill()
        },
        { lit: false, alpha: 0.45, blur: s.u * 0.5 },
      )
      for (const [x, size, seed] of [
        [0.12, 12, 3],
        [0.5, 13, 8],
        [0.86, 12, 14],
      ])
        winterTree(s, x, 0.87, size, seed)
      for (const x of [0.31, 0.69]) {
        s.layer(
          (k) => {
            k.fillStyle = '#2f3350'
            k.fillRect(s.x(x) - s.u * 0.3, s.y(0.56), s.u * 0.6, s.y(0.31))
            k.fillRect(s.x(x) - s.u * 0.9, s.y(0.855), s.u * 1.8, s.u * 1.6)
          },
          { lit: false, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.9)] },
        )
        s.layer(
          (k) => {
            k.fillStyle = '#fff0c4'
            k.beginPath()
            k.ellipse(s.x(x), s.y(0.55), s.u * 1.2, s.u * 1.8, 0, 0, 7)
            k.fill()
          },
          { lit: false, texture: 0, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.6)] },
        )
        s.glow(x, 0.55, 16, '#ffd08a', 0.6)
        s.glow(x, 0.88, 14, '#ffd9a0', 0.25)
      }
      place(s, umbrellaWalker({ umbrella: '#d8473a', coat: '#33406a' }), {
        x: 0.4,
        y: 0.9,
        size: 13,
        front: 0.6,
      })
      place(s, umbrellaWalker({ umbrella: '#e8b03a', coat: '#5a3a52' }), {
        x: 0.435,
        y: 0.905,
        size: 12,
        front: 0.6,
      })
      place(s, cab(), { x: 0.78, y: 0.955, size: 11, front: 0.8 })
      snowfall(s, { count: 420 })
      return finish(s, { bloom: 0.26 })
    },
  },
  {
    id: 'photo-04',
    alt: "Serbatoi d'acqua di legno sui tetti di Manhattan nell'ora dorata, con la guglia del Chrysler in lontananza",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0.05, front: 0.45 },
        sun: [0.36, 0.46],
        horizon: 0.7,
      })
      sky(s, { clouds: 0.2, seed: 16 })
      blocks(s, { y: 0.72, count: 26, size: 34, haze: 0.66, seed: 500, hump: 0.7 })
      place(s, chrysler(), { x: 0.56, y: 0.72, size: 56, haze: 0.46, rim: 0.7 })
      blocks(s, { y: 0.8, count: 18, size: 36, haze: 0.44, seed: 610, hump: 0.3, spread: 0.5 })
      fog(s, { y: 0.66, thickness: 0.1, power: 0.45, seed: 4 })
      blocks(s, {
        y: 0.95,
        count: 12,
        size: 44,
        haze: 0.22,
        seed: 720,
        hump: 0.9,
        spread: 0.3,
        low: 0.62,
      })
      s.wash(0.75, 1, ['#4a3a6a', 0], ['#4a3a6a', 0.6])
      const roof = (x0, x1, y, colour) =>
        s.layer(
          (k) => {
            k.fillStyle = colour
            k.fillRect(s.x(x0), s.y(y), s.x(x1 - x0), h)
            k.fillStyle = '#d8a888'
            k.fillRect(s.x(x0) - s.u * 0.6, s.y(y) - s.u * 1.4, s.x(x1 - x0) + s.u * 1.2, s.u * 1.8)
            for (let j = 0; j < 3; j++)
              for (let i = 0; i < (x1 - x0) * 26; i++) {
                k.fillStyle = '#3f3f62'
                k.fillRect(
                  s.x(x0) + s.u * (2 + i * 6.4),
                  s.y(y) + s.u * (5 + j * 11),
                  s.u * 3,
                  s.u * 6,
                )
                k.fillStyle = '#e0b498'
                k.fillRect(
                  s.x(x0) + s.u * (1.6 + i * 6.4),
                  s.y(y) + s.u * (11 + j * 11),
                  s.u * 3.8,
                  s.u * 0.7,
                )
              }
          },
          { front: 0.4, rim: 0.7 },
        )
      place(s, waterTank({ colour: '#9a7252' }), {
        x: 0.44,
        y: 0.8,
        size: 21,
        haze: 0.1,
        rim: 0.8,
        front: 0.5,
      })
      roof(0.34, 0.56, 0.8, '#96604e')
      place(s, waterTank(), { x: 0.8, y: 0.76, size: 36, rim: 0.9, front: 0.45 })
      place(s, waterTank({ colour: '#a07a58' }), {
        x: 0.66,
        y: 0.765,
        size: 26,
        rim: 0.9,
        front: 0.5,
      })
      roof(0.6, 1.02, 0.765, '#8a5648')
      roof(-0.02, 0.27, 0.87, '#74485a')
      for (let i = 0; i < 9; i++)
        bush(s, {
          x: 0.01 + i * 0.03,
          y: 0.868,
          size: 2.6 + (i % 3),
          colour: i % 3 ? LEAVES.olive : LEAVES.green,
          seed: i,
          front: 0.3,
        })
      place(s, waterTank({ colour: '#7a5848' }), {
        x: 0.1,
        y: 0.86,
        size: 46,
        rim: 0.9,
        front: 0.25,
      })
      birds(s, { x: 0.46, y: 0.24, count: 11, seed: 8 })
      return finish(s, { rays: 0.16 })
    },
  },
  {
    id: 'photo-05',
    alt: "Un viale di Manhattan visto dall'alto di notte, con le scie bianche e rosse delle auto fra i palazzi illuminati",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...wetNight, lit: '#7f86b8' },
        sun: [0.5, 0.3],
        horizon: 0.32,
      })
      sky(s, { clouds: 0.12, seed: 9, glow: '#ff9a6a', glowPower: 0.4 })
      stars(s, { count: 160, below: 0.2 })
      blocks(s, { y: 0.335, count: 40, size: 12, haze: 0.5, seed: 850, hump: 0.5, spread: 0.3 })
      place(s, empireState(), { x: 0.43, y: 0.36, size: 31, haze: 0.08, front: 1 })
      fog(s, { y: 0.345, thickness: 0.05, power: 0.8, colour: '#5a4a7c', seed: 5 })
      const P = s.plane(2.1, 0.53)
      s.layer(
        (k) => {
          facet(k, P, '#3a2f5c', [
            [-9, 2.2, 0],
            [-9, 40, 0],
            [9, 40, 0],
            [9, 2.2, 0],
          ])
          facet(k, P, '#6a4a5c', [
            [-0.34, 2.2, 0],
            [-0.34, 40, 0],
            [0.34, 40, 0],
            [0.34, 2.2, 0],
          ])
          const o = solids(s, k, P, { light: { front: 0.15, top: 0.35, sun: 0.6, off: 0.6 } })
          const r = random(12)
          for (let z = 30; z > 2.1; z -= z > 12 ? 2.2 : 1.25) {
            const deep = z > 12 ? 1.9 : 1
            for (const side of [-1, 1])
              for (const lane of [4, 3, 2, 1, 0]) {
                const a = 0.46 + lane * 0.98
                const H = Math.min(1.75, (0.5 + r() ** 1.4 * 1.5) * (z < 4 && lane < 2 ? 0.75 : 1))
                const c = ['#6a70b0', '#8a7aa8', '#5f78b4', '#a08098'][Math.floor(r() * 4)]
                const x0 = side > 0 ? a : -a - 0.86
                const q = o.box({
                  x0,
                  x1: x0 + 0.86,
                  z0: z,
                  z1: z + deep,
                  y0: 0,
                  y1: H,
                  colour: s.far(c, clamp(z * 0.018)),
                  topColour: '#565c98',
                })
                const inner = side > 0 ? q.left : q.right
                const rows = Math.round(H * 13)
                for (const [quad, cols] of [
                  [inner, 8],
                  [q.front, 9],
                ])
                  if (quad)
                    for (let j = 0; j < rows; j++)
                      for (let i = 0; i < cols; i++)
                        if (r() < 0.42)
                          o.panel(
                            quad,
                            (i + 0.2) / cols,
                            (j + 0.25) / rows,
                            (i + 0.75) / cols,
                            (j + 0.75) / rows,
                            alpha(
                              ['#ffd9a0', '#ffe9c4', '#cfe0ff', '#ffb878'][Math.floor(r() * 4)],
                              0.55 + r() * 0.4,
                            ),
                          )
                o.panel(q.top, 0.3, 0.3, 0.55, 0.62, '#6f76b4')
              }
          }
        },
        { lit: false, texture: 0.03 },
      )
      s.layer(
        (k) => {
          const r = random(4)
          for (let i = 0; i < 150; i++) {
            const z = 2.4 + r() ** 1.7 * 26
            const lane = Math.floor(r() * 3)
            const back = r() < 0.5
            const X = (back ? 1 : -1) * (0.07 + lane * 0.095)
            facet(k, P, alpha(back ? '#ff5a48' : '#fff2cc', 0.85), [
              [X - 0.02, z, 0.01],
              [X - 0.02, z + 0.3 + r() * 0.5, 0.01],
              [X + 0.02, z + 0.3 + r() * 0.5, 0.01],
              [X + 0.02, z, 0.01],
            ])
          }
        },
        { lit: false, texture: 0 },
      )
      for (let i = 0; i < 12; i++) {
        const [x, y, sc] = P(0, 3 + i * 1.7, 0)
        s.glowAt(x, y, sc * 0.6, '#ffb070', 0.22)
      }
      return finish(s, { bloom: 0.4 })
    },
  },
  {
    id: 'photo-06',
    alt: "Il traghetto arancione di Staten Island all'alba davanti a Lower Manhattan e alla torre One World, con i gabbiani",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.dawn, sun: [0.2, 0.5], horizon: 0.58 })
      sky(s, { clouds: 0.22, seed: 27 })
      blocks(s, {
        y: 0.58,
        count: 60,
        size: 11,
        haze: 0.66,
        seed: 910,
        hump: 0.7,
        spread: 0.3,
        low: 0.25,
      })
      place(s, oneWorld(), { x: 0.7, y: 0.585, size: 43, haze: 0.4, rim: 0.5 })
      blocks(s, {
        y: 0.58,
        count: 46,
        size: 21,
        haze: 0.44,
        seed: 1010,
        hump: 0.7,
        spread: 0.14,
        low: 0.12,
      })
      blocks(s, {
        y: 0.582,
        count: 52,
        size: 13,
        haze: 0.3,
        seed: 1110,
        hump: 0.74,
        spread: 0.14,
        low: 0.1,
      })
      fog(s, { y: 0.578, thickness: 0.03, power: 0.55, seed: 4 })
      sea(s, { glint: 0.9, wave: 0.9, mirrorFade: 0.9 })
      place(s, orangeFerry(), {
        x: 0.36,
        y: 0.77,
        size: 22,
        rim: 0.7,
        front: 0.7,
        reflect: { power: 0.5, length: 0.2, wobble: 5 },
      })
      foamStreak(s, 0.36, 0.775, 0.21)
      birds(s, { x: 0.52, y: 0.44, count: 9, size: 1.3, spread: 0.3, seed: 6, colour: '#f7f2ea' })
      birds(s, { x: 0.16, y: 0.66, count: 3, size: 2, spread: 0.1, seed: 9, colour: '#f7f2ea' })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-07',
    alt: "Il Flatiron, sottile come la prua di una nave, all'incrocio di due viali nel tardo pomeriggio, con i taxi gialli",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.62,
          sky: [
            [0, '#3f74b4'],
            [0.5, '#9cc0d4'],
            [0.85, '#fbdcae'],
            [1, '#ffe9c4'],
          ],
          haze: '#fbd8ac',
        },
        sun: [0.04, 0.3],
        horizon: 0.74,
      })
      sky(s, { clouds: 0.24, seed: 13 })
      for (const [x, size, haze, seed] of [
        [0.3, 48, 0.5, 3],
        [0.36, 40, 0.56, 5],
        [0.72, 50, 0.5, 8],
        [0.78, 60, 0.42, 12],
        [0.24, 62, 0.36, 15],
      ])
        place(s, block({ seed }), { x, y: 0.75, size, haze })
      const P = s.plane(0.2, 0.53)
      s.layer(
        (k) => {
          const r = random(9)
          for (const side of [-1, 1])
            for (const [i, [z0, z1]] of [
              [2.6, 4.2],
              [1.5, 2.5],
              [0.9, 1.45],
            ].entries()) {
              const X = side * (1.25 + i * 0.04)
              const H = 1 + r() * 0.8
              wallFacet(
                k,
                P,
                s.far(
                  s.tone(
                    ['#b8876a', '#a89a8c', '#c2a888'][(i + (side > 0 ? 1 : 0)) % 3],
                    side < 0 ? 0.25 : 0.75,
                  ),
                  0.3 - i * 0.12,
                ),
                X,
                z0,
                z1,
                0,
                H,
              )
              wallWindows(k, P, {
                X,
                z0,
                z1,
                y0: 0.14,
                y1: H * 0.96,
                rows: Math.round(H * 9),
                columns: 6,
                seed: i + side * 5 + 9,
                share: 0.25,
                power: 0.5,
              })
            }
        },
        { lit: false, texture: 0.06 },
      )
      place(s, flatiron(), { x: 0.55, y: 0.775, size: 66, front: 0.68, rim: 0.4 })
      ground(s, {
        top: () => s.y(0.772),
        colour: '#8a8494',
        farColour: '#b8a8a0',
        haze: 0.2,
        grain: 0.3,
      })
      s.layer(
        (k) => {
          for (let i = -7; i <= 7; i++)
            facet(k, P, s.tone('#f7f0e6', 0.75), [
              [i * 0.15 - 0.045, 0.95, 0],
              [i * 0.15 - 0.045, 1.3, 0],
              [i * 0.15 + 0.045, 1.3, 0],
              [i * 0.15 + 0.045, 0.95, 0],
            ])
        },
        { lit: false, alpha: 0.8 },
      )
      for (const [x, y, size, c] of [
        [0.42, 0.8, 7, 2],
        [0.33, 0.815, 8.6, 5],
        [0.7, 0.805, 7.4, 8],
        [0.78, 0.83, 9.6, 3],
      ])
        place(s, cab({ front: c % 2 === 1 }), { x, y, size, front: 0.8 })
      for (const [x, y, seed] of [
        [0.5, 0.85, 3],
        [0.53, 0.855, 8],
        [0.6, 0.86, 12],
        [0.88, 0.86, 5],
        [0.2, 0.85, 9],
        [0.17, 0.855, 4],
      ])
        place(s, traveller({ seed, pack: false }), { x, y, size: 10, front: 0.6 })
      place(s, cab(), { x: 0.27, y: 0.945, size: 17, front: 0.75, rim: 0.5 })
      tree(s, { x: 0.03, y: 0.99, height: 70, colour: '#6f8a3c', seed: 6, front: 0.4, spread: 0.4 })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-08',
    alt: 'Una torretta dei bagnini color corallo e turchese sulla spiaggia di South Beach al mattino, con il mare calmo',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dawn,
          front: 0.7,
          lit: '#fff0dc',
          sky: [
            [0, '#4a8cc8'],
            [0.4, '#8fc0dc'],
            [0.75, '#f4dcc4'],
            [1, '#ffe9c8'],
          ],
        },
        sun: [0.16, 0.44],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.3, seed: 15 })
      cumulus(s, { x: 0.84, y: 0.53, width: 50, height: 12, seed: 9 })
      lagoon(s, { wave: 1, glint: 0.8 })
      const edge = (x) => h * (0.79 - 0.1 * (x / w) ** 1.4) + noise((x / h) * 3, 2) * h * 0.012
      foam(s, edge)
      beach(s, edge, { colour: '#f7e4c0' })
      s.layer(
        (k) => {
          k.fillStyle = alpha('#5a5a90', 0.34)
          k.beginPath()
          k.moveTo(s.x(0.6), s.y(0.885))
          k.lineTo(s.x(0.74), s.y(0.885))
          k.lineTo(s.x(0.98), s.y(0.95))
          k.lineTo(s.x(0.82), s.y(0.955))
          k.fill()
        },
        { lit: false, texture: 0, blur: s.u * 0.5 },
      )
      place(s, lifeguard(), { x: 0.66, y: 0.885, size: 56, front: 0.78, rim: 0.5 })
      for (const [x, y, c] of [
        [0.3, 0.84, '#ff8a5c'],
        [0.37, 0.83, '#4fc4bc'],
        [0.93, 0.78, '#ffd35c'],
        [0.14, 0.87, '#4f8cd8'],
      ]) {
        s.layer(
          (k) => {
            const [px, py, q] = [s.x(x), s.y(y), s.u * 7]
            k.strokeStyle = '#f4efe4'
            k.lineWidth = s.u * 0.3
            k.beginPath()
            k.moveTo(px, py)
            k.lineTo(px, py - q)
            k.stroke()
            k.fillStyle = c
            k.beginPath()
            k.moveTo(px - q * 0.62, py - q * 0.78)
            k.quadraticCurveTo(px, py - q * 1.5, px + q * 0.62, py - q * 0.78)
            k.quadraticCurveTo(px, py - q * 0.92, px - q * 0.62, py - q * 0.78)
            k.fill()
          },
          {
            box: [s.x(x) - s.u * 8, s.y(y) - s.u * 12, s.x(x) + s.u * 8, s.y(y) + s.u],
            front: 0.7,
          },
        )
        place(s, sitter({ seed: y * 100 }), { x: x + 0.012, y: y + 0.004, size: 4.4, front: 0.7 })
      }
      place(s, traveller({ seed: 9, pack: false }), { x: 0.46, y: 0.8, size: 9, front: 0.6 })
      birds(s, { x: 0.42, y: 0.4, count: 7, size: 1.1, seed: 5, colour: '#fffaf0' })
      const dune = (x) => h * (1.02 - 0.1 * Math.max(0, 1 - x / (w * 0.34)))
      grass(s, {
        top: dune,
        to: 0.36,
        height: 7,
        count: 300,
        jitter: 4,
        colours: ['#a8a85a', '#7f9a4a', '#d8c47a'],
        seed: 4,
      })
      palm(s, { x: 0.05, y: 1.02, height: 92, lean: 0.1, seed: 8, front: 0.45 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'photo-09',
    alt: 'Un idroscivolante attraversa le Everglades tra falasco e mangrovie, con gli aironi bianchi e un alligatore sulla riva',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.68, haze: '#dfe8d8' },
        sun: [0.14, 0.2],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.2, seed: 11 })
      cumulus(s, { x: 0.7, y: 0.46, width: 70, height: 24, seed: 4 })
      cumulus(s, { x: 0.2, y: 0.47, width: 44, height: 13, seed: 14 })
      grove(s, {
        top: (x) => s.y(0.482) + fbm((x / h) * 5, 3, 3) * s.u * 2,
        depth: 3,
        size: 1.2,
        colour: LEAVES.deep,
        haze: 0.4,
        seed: 3,
      })
      lake(s, {
        wave: 0.6,
        mirrorFade: 0.45,
        glint: 0.3,
        body: [
          [0, '#8fb8c4'],
          [0.35, '#4f7f86'],
          [1, '#24505c'],
        ],
      })
      for (const [from, to, y, size, haze, seed] of [
        [-0.02, 0.3, 0.555, 2.6, 0.16, 5],
        [0.74, 1.02, 0.565, 3, 0.12, 8],
      ])
        grove(s, {
          top: (x) => s.y(y - 0.045) + fbm((x / h) * 4, seed, 3) * s.u * 3,
          from,
          to,
          depth: size * 2.4,
          size,
          colour: LEAVES.jungle,
          accents: [[LEAVES.olive, 0.3]],
          haze,
          seed,
          reflect: { y: s.y(y + 0.015), power: 0.5, length: 0.1 },
        })
      const reeds = (y, from, to, height, count, seed) =>
        grass(s, {
          top: groundLine(s, { at: y, bumps: 0.006, seed }),
          from,
          to,
          height,
          count,
          jitter: 2.4,
          colours: ['#a8a84a', '#6f9440', '#d0c060'],
          seed,
        })
      reeds(0.56, 0.24, 0.5, 3, 260, 3)
      reeds(0.6, 0.6, 0.84, 4, 260, 6)
      reeds(0.66, -0.02, 0.2, 6.5, 300, 7)
      place(s, airboat(), {
        x: 0.46,
        y: 0.69,
        size: 25,
        front: 0.8,
        reflect: { power: 0.5, length: 0.14 },
      })
      foamStreak(s, 0.53, 0.693, 0.16)
      reeds(0.74, 0.84, 1.02, 9, 320, 12)
      for (const [x, y, size, feeding] of [
        [0.8, 0.78, 18, false],
        [0.88, 0.8, 16, true],
        [0.72, 0.74, 12, false],
      ])
        place(s, egret({ feeding }), {
          x,
          y,
          size,
          front: 0.9,
          rim: 0.3,
          reflect: { power: 0.5, length: 0.1 },
        })
      const bank = (x) =>
        h * (0.99 - 0.13 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 4) * h * 0.008
      ground(s, { top: bank, to: 0.52, colour: '#7a6a48', grain: 0.8, seed: 3 })
      place(s, alligator(), { x: 0.3, y: 0.935, size: 9.6, front: 0.95, rim: 0.4 })
      grass(s, {
        top: bank,
        to: 0.16,
        height: 12,
        count: 300,
        jitter: 5,
        colours: ['#7f9440', '#4f7a3a', '#c0b050'],
        seed: 21,
        front: 0.45,
      })
      grass(s, {
        top: () => h * 1.01,
        from: 0.05,
        to: 0.5,
        height: 4.4,
        count: 220,
        jitter: 3,
        colours: ['#7f9440', '#4f7a3a', '#c0b050'],
        seed: 25,
        front: 0.4,
      })
      birds(s, { x: 0.56, y: 0.26, count: 7, size: 1.2, seed: 6, colour: '#ffffff' })
      return finish(s)
    },
  },
  {
    id: 'photo-10',
    alt: "La lunga strada sul mare che collega le isole Keys, dall'alto, fra banchi di sabbia e acqua turchese fino a Key West",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.1], horizon: 0.24 })
      sky(s, { clouds: 0.14, seed: 5 })
      cumulus(s, { x: 0.66, y: 0.225, width: 60, height: 12, seed: 8 })
      const isles = [
        [-1.5, 3.0, 0.75, 0.5],
        [0.95, 4.6, 0.85, 0.7],
        [-0.1, 8.4, 1.5, 0.9],
        [3.4, 7, 1.2, 0.8],
        [1.9, 2.05, 0.34, 0.22],
        [-4, 10, 2, 1.2],
        [2.2, 13, 2, 1.3],
      ]
      shallows(s, {
        eye: 1.1,
        depth: (X, Z) => {
          let d = 0.34 + 0.28 * fbm(X * 0.8 + 3, Z * 0.7, 4) + 0.05 * (3 - X)
          for (const [x, z, rx, rz] of isles)
            d -=
              0.8 *
              Math.exp(-(((X - x) / rx) ** 2) - ((Z - z) / rz) ** 2) *
              (1 + 0.4 * fbm(X * 3, Z * 3, 3))
          return d
        },
        reef: 0.45,
        haze: 0.6,
      })
      const P = s.plane(1.1, 0.5)
      const at = (z) =>
        -0.62 + 1.5 * smooth(1.2, 4.8, z) - 1 * smooth(4.6, 8.6, z) + 1.6 * smooth(8, 14, z)
      s.layer(
        (k) => {
          for (let z = 16; z > 1.2; z -= 0.12) {
            const [x, y, sc] = P(at(z), z, 0.07)
            k.fillStyle = alpha('#0a3f66', 0.26)
            k.fillRect(x - sc * 0.03 + sc * 0.09, y + sc * 0.07, sc * 0.13, sc * 0.022)
            k.fillStyle = s.far(s.tone('#b8a898', 0.4), clamp(z * 0.04))
            k.fillRect(x - sc * 0.05, y, sc * 0.022, sc * 0.075)
            k.fillRect(x + sc * 0.04, y, sc * 0.022, sc * 0.075)
          }
          for (let z = 16; z > 1.1; z -= 0.06) {
            const haze = clamp(z * 0.04)
            const [z0, z1] = [z, z - 0.07]
            const quad = (a, b, Y0, Y1, c) =>
              facet(k, P, c, [
                [at(z0) + a, z0, Y0],
                [at(z0) + b, z0, Y1],
                [at(z1) + b, z1, Y1],
                [at(z1) + a, z1, Y0],
              ])
            quad(-0.075, -0.075, 0.05, 0.085, s.far(s.tone('#a89c94', 0.4), haze))
            quad(-0.075, 0.075, 0.085, 0.085, s.far(s.tone('#efe6d8', 0.8), haze))
            quad(-0.06, 0.06, 0.085, 0.085, s.far(s.tone('#8a8a98', 0.7), haze))
            if (Math.floor(z * 8) % 2)
              quad(-0.005, 0.005, 0.085, 0.085, s.far(s.tone('#ffd84a', 0.9), haze))
          }
        },
        { lit: false, texture: 0.03 },
      )
      for (const [X, Z, c] of [
        [0.55, 2.3, '#d9573f'],
        [-0.9, 5.6, '#2f7d8a'],
        [1.6, 3.4, '#e8a33d'],
      ])
        stand(s, P, sailboat({ stripe: c }), X, Z, 0.22, { front: 0.9 })
      birds(s, { x: 0.3, y: 0.5, count: 6, size: 1.3, seed: 4, colour: '#ffffff' })
      palm(s, { x: 0.985, y: 1.08, height: 62, lean: -0.12, seed: 6, front: 0.5 })
      return finish(s)
    },
  },
  {
    id: 'photo-11',
    alt: "Una via di Little Havana con il grande murale di un gallo e di un sole, i portici colorati e un'auto d'epoca rossa",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.72, lamps: 0 },
        sun: [0.12, 0.1],
        horizon: 0.7,
      })
      sky(s, { clouds: 0.2, seed: 8 })
      cumulus(s, { x: 0.3, y: 0.4, width: 50, height: 18, seed: 6 })
      for (const [x, height, seed] of [
        [0.02, 52, 3],
        [0.3, 58, 5],
        [0.62, 50, 8],
        [0.98, 60, 4],
      ])
        palm(s, { x, y: 0.74, height, kind: 'royal', lean: 0.03, seed, haze: 0.12 })
      const front = (x0, x1, top, colour, trim) =>
        s.layer(
          (k) => {
            const [X0, X1, T, B] = [s.x(x0), s.x(x1), s.y(top), s.y(0.8)]
            k.fillStyle = colour
            k.fillRect(X0, T, X1 - X0, B - T)
            k.fillStyle = trim
            k.fillRect(X0 - s.u * 0.5, T - s.u, X1 - X0 + s.u, s.u * 2)
            k.fillRect(X0, s.y(0.6), X1 - X0, s.u * 1.2)
            const n = Math.max(2, Math.round((x1 - x0) * 16))
            for (let i = 0; i < n; i++) {
              const cx = X0 + ((i + 0.5) / n) * (X1 - X0)
              const q = ((X1 - X0) / n) * 0.32
              k.fillStyle = '#4a4a6e'
              k.beginPath()
              k.moveTo(cx - q, B)
              k.lineTo(cx - q, s.y(0.69))
              k.arc(cx, s.y(0.69), q, Math.PI, 0)
              k.lineTo(cx + q, B)
              k.fill()
              k.fillStyle = i % 2 ? '#f7e9cc' : '#e8a860'
              k.fillRect(cx - q * 0.8, s.y(0.73), q * 1.6, s.u * 3)
              if (top < 0.5) {
                k.fillStyle = trim
                k.fillRect(cx - q * 0.8, s.y(0.5) - s.u * 0.6, q * 1.6, s.u * 9)
                k.fillStyle = '#4a6a80'
                k.fillRect(cx - q * 0.62, s.y(0.5), q * 1.24, s.u * 7.6)
              }
            }
          },
          { front: 0.75, texture: 0.08 },
        )
      front(-0.02, 0.2, 0.44, '#f2b84c', '#fff3dc')
      front(0.2, 0.33, 0.54, '#4fb0a8', '#fff3dc')
      front(0.76, 0.9, 0.5, '#e8786a', '#fff3dc')
      front(0.9, 1.02, 0.42, '#5f9ac8', '#fff3dc')
      s.layer(
        (k) => {
          // The painted wall: rays, hills, palms, waves and a proud rooster.
          const [X0, X1, T, B] = [s.x(0.33), s.x(0.76), s.y(0.36), s.y(0.8)]
          k.save()
          k.beginPath()
          k.rect(X0, T, X1 - X0, B - T)
          k.clip()
          k.fillStyle = '#1f7f9a'
          k.fillRect(X0, T, X1 - X0, B - T)
          const [cx, cy] = [s.x(0.63), s.y(0.66)]
          for (let i = 0; i < 22; i++) {
            k.fillStyle = ['#f7b83c', '#f08a3c', '#fbe0a0'][i % 3]
            k.beginPath()
            k.moveTo(cx, cy)
            k.arc(
              cx,
              cy,
              s.u * 90,
              Math.PI + (i / 22) * Math.PI,
              Math.PI + ((i + 0.62) / 22) * Math.PI,
            )
            k.fill()
          }
          k.fillStyle = '#e8502c'
          k.beginPath()
          k.arc(cx, cy, s.u * 12, 0, 7)
          k.fill()
          for (const [i, c] of ['#2f8a5a', '#1f6a6a', '#2a4a8a'].entries()) {
            k.fillStyle = c
            k.beginPath()
            k.moveTo(X0, B)
            for (let x = X0; x <= X1; x += 3)
              k.lineTo(
                x,
                s.y(0.67 + i * 0.04) + Math.sin((x / s.w) * (30 + i * 20) + i) * s.u * 1.6,
              )
            k.lineTo(X1, B)
            k.fill()
          }
          const q = s.u * 0.42
          const [gx, gy] = [s.x(0.455), s.y(0.765)]
          const part = (c, list) => {
            k.fillStyle = c
            k.beginPath()
            k.moveTo(gx + list[0][0] * q, gy + list[0][1] * q)
            for (const [a, b, x, y] of list.slice(1))
              k.quadraticCurveTo(gx + a * q, gy + b * q, gx + x * q, gy + y * q)
            k.fill()
          }
          part('#1f5f8a', [
            [-20, -30],
            [-60, -40, -52, -86],
            [-38, -60, -14, -52],
          ])
          part('#2f9a8a', [
            [-18, -34],
            [-46, -64, -34, -96],
            [-26, -66, -8, -54],
          ])
          part('#f7c84c', [
            [-16, -36],
            [-30, -70, -16, -92],
            [-16, -66, -2, -54],
          ])
          part('#d8482c', [
            [-22, -44],
            [-26, -16, 4, -14],
            [34, -20, 30, -60],
            [30, -84, 18, -92],
            [4, -84, 6, -62],
            [-6, -48, -22, -44],
          ])
          part('#f08a3c', [
            [8, -60],
            [6, -88, 18, -92],
            [32, -84, 28, -58],
            [18, -44, 8, -60],
          ])
          part('#fbe0a0', [
            [-12, -40],
            [-4, -22, 12, -30],
            [10, -44, -12, -40],
          ])
          part('#c8282c', [
            [10, -90],
            [4, -104, 14, -98],
            [16, -110, 22, -99],
            [30, -104, 26, -90],
          ])
          part('#f7c84c', [
            [27, -86],
            [34, -84, 40, -78],
            [32, -78, 26, -79],
          ])
          part('#c8282c', [
            [25, -79],
            [32, -70, 26, -64],
            [20, -70, 25, -79],
          ])
          k.fillStyle = '#1a1626'
          k.beginPath()
          k.arc(gx + 21 * q, gy - 85 * q, q * 2, 0, 7)
          k.fill()
          k.strokeStyle = '#f7c84c'
          k.lineWidth = q * 3
          for (const x of [-2, 10]) {
            k.beginPath()
            k.moveTo(gx + x * q, gy - 15 * q)
            k.lineTo(gx + x * q, gy + 2 * q)
            k.lineTo(gx + (x + 9) * q, gy + 3 * q)
            k.stroke()
          }
          k.restore()
          k.fillStyle = '#fff3dc'
          k.fillRect(X0 - s.u * 0.5, T - s.u, X1 - X0 + s.u, s.u * 2)
        },
        { front: 0.78, texture: 0.1 },
      )
      ground(s, { top: () => s.y(0.798), colour: '#d8c4b0', haze: 0, grain: 0.3, base: 0.86 })
      ground(s, { top: () => s.y(0.85), colour: '#8a8494', haze: 0, grain: 0.35 })
      s.layer(
        (k) => {
          k.fillStyle = alpha('#4a4a86', 0.4)
          k.fillRect(0, s.y(0.853), w, s.u)
          k.beginPath()
          k.ellipse(s.x(0.55), s.y(0.925), s.u * 17, s.u * 1.6, 0, 0, 7)
          k.fill()
        },
        { lit: false, blur: s.u * 0.3 },
      )
      for (const [x, seed] of [
        [0.12, 3],
        [0.15, 8],
        [0.72, 6],
        [0.87, 12],
      ])
        place(s, traveller({ seed, pack: false }), { x, y: 0.84, size: 12.5, front: 0.7 })
      place(s, convertible({ colour: '#d83c3c' }), { x: 0.55, y: 0.925, size: 15.5, front: 0.8 })
      palm(s, { x: 0.035, y: 1.03, height: 84, lean: 0.05, seed: 11, front: 0.4 })
      bush(s, { x: 0.03, y: 1.02, size: 11, colour: LEAVES.bougainvillea, seed: 5 })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: 'Il porticciolo di Miami di notte, con gli yacht ormeggiati, i grattacieli di Brickell illuminati e la luna sulla baia',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          lit: '#b4c0dc',
          haze: '#5a6498',
          sky: [
            [0, '#0f1c48'],
            [0.5, '#1d3068'],
            [0.85, '#56588c'],
            [1, '#c0808a'],
          ],
        },
        sun: [0.22, 0.2],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.16, seed: 18 })
      stars(s, { count: 200, below: 0.3 })
      moon(s, { x: 0.34, y: 0.15, radius: 3.4 })
      city(s, {
        y: 0.605,
        low: 8,
        high: 26,
        width: 4,
        haze: 0.42,
        seed: 11,
        share: 0.6,
        shape: (x) => 0.5 + 0.7 * Math.exp(-(((x - 0.62) / 0.3) ** 2)),
      })
      city(s, {
        y: 0.607,
        low: 12,
        high: 40,
        width: 5,
        haze: 0.14,
        seed: 17,
        from: 0.3,
        to: 0.98,
        share: 0.7,
        colours: ['#8fa4c8', '#a8b8c8', '#7f98c0', '#c8b8b0'],
        shape: (x) => 0.45 + 0.75 * Math.exp(-(((x - 0.66) / 0.2) ** 2)),
      })
      for (const [x, y, c] of [
        [0.42, 0.4, '#4fd0e8'],
        [0.58, 0.3, '#ff7a9a'],
        [0.68, 0.28, '#5f8cff'],
        [0.8, 0.4, '#ffb84a'],
      ])
        s.glow(x, y, 16, c, 0.3)
      for (let i = 0; i < 24; i++)
        palm(s, {
          x: i * 0.043,
          y: 0.612,
          height: 7 + (i % 3) * 1.6,
          lean: 0.05 - (i % 3) * 0.05,
          seed: i + 3,
          rim: 0.4,
        })
      lake(s, { wave: 0.7, mirrorFade: 0.4, glint: 0.4 })
      for (const [x, y, size, flip] of [
        [0.64, 0.69, 8, false],
        [0.84, 0.7, 9.5, true],
        [0.42, 0.7, 7, true],
      ])
        place(s, cruiseShip(), {
          x,
          y,
          size,
          flip,
          front: 0.9,
          reflect: { power: 0.5, length: 0.1 },
        })
      for (const [x, y, size] of [
        [0.3, 0.74, 20],
        [0.52, 0.76, 23],
        [0.72, 0.78, 26],
      ])
        place(s, mastBoat(), {
          x,
          y,
          size,
          front: 0.85,
          rim: 0.4,
          reflect: { power: 0.5, length: 0.2 },
        })
      const P = s.plane(0.3, 0.2)
      s.layer(
        (k) => {
          facet(k, P, s.tone('#a88a74', 0.8), [
            [-0.12, 0.6, 0.03],
            [0.02, 4.4, 0.03],
            [0.2, 4.4, 0.03],
            [0.26, 0.6, 0.03],
          ])
          for (let i = 0; i < 34; i++) {
            const z = 0.64 * 1.058 ** i
            const t = (z - 0.6) / 3.8
            facet(k, P, alpha('#2a1f48', 0.35), [
              [-0.12 + 0.14 * t, z, 0.03],
              [-0.12 + 0.14 * t, z * 1.006, 0.03],
              [0.26 - 0.06 * t, z * 1.006, 0.03],
              [0.26 - 0.06 * t, z, 0.03],
            ])
          }
          for (const z of [4, 2.9, 2.1, 1.5, 1.1]) {
            const [x, y, sc] = P(0.26 - 0.06 * ((z - 0.6) / 3.8), z, 0.03)
            k.fillStyle = '#6a5a60'
            k.fillRect(x - sc * 0.012, y - sc * 0.09, sc * 0.024, sc * 0.16)
          }
        },
        { lit: false, texture: 0.06 },
      )
      for (const z of [4, 2.9, 2.1, 1.5, 1.1]) {
        const [x, y, sc] = P(0.26 - 0.06 * ((z - 0.6) / 3.8), z, 0.13)
        s.glowAt(x, y, sc * 0.1, '#ffdca0', 0.9)
        s.glowAt(x, y + sc * 0.11, sc * 0.2, '#ffc890', 0.3)
      }
      palm(s, { x: 0.02, y: 1.03, height: 88, lean: 0.08, seed: 4, front: 0.2, rim: 0.5 })
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'photo-13',
    alt: "Fenicotteri rosa nell'acqua bassa e un pellicano su un palo al tramonto, con il sole che scende dietro le mangrovie",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          disc: 0.062,
          front: 0.5,
          sky: [
            [0, '#23346e'],
            [0.32, '#5a6a9c'],
            [0.58, '#e0947c'],
            [0.8, '#fba46c'],
            [1, '#ffd690'],
          ],
        },
        sun: [0.36, 0.46],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.3, seed: 24 })
      for (const [from, to, y, size, haze, seed] of [
        [-0.02, 0.24, 0.555, 1.6, 0.46, 4],
        [0.56, 1.02, 0.558, 2.2, 0.3, 7],
      ])
        grove(s, {
          top: (x) => s.y(y - 0.035) + fbm((x / h) * 5, seed, 3) * s.u * 2.6,
          from,
          to,
          depth: size * 2,
          size,
          colour: LEAVES.deep,
          haze,
          seed,
        })
      lake(s, { wave: 0.6, mirrorFade: 0.5, glint: 0.8 })
      const r = random(15)
      const flock = Array.from({ length: 17 }, () => [
        0.46 + r() * 0.5,
        0.63 + r() * 0.1,
        r(),
      ]).sort((a, b) => a[1] - b[1])
      for (const [x, y, q] of flock)
        place(s, flamingo({ feeding: q < 0.45 }), {
          x,
          y,
          size: 7 + (y - 0.62) * 70,
          flip: q > 0.7,
          front: 0.62,
          rim: 0.6,
          haze: 0.1,
          reflect: { power: 0.5, length: 0.1 },
        })
      for (const [x, y, size, feeding, flip] of [
        [0.6, 0.86, 29, false, true],
        [0.7, 0.88, 27, true, true],
        [0.79, 0.85, 28, false, false],
      ])
        place(s, flamingo({ feeding }), {
          x,
          y,
          size,
          flip,
          front: 0.66,
          rim: 0.7,
          reflect: { power: 0.5, length: 0.16 },
        })
      place(s, pelican({ post: 46 }), {
        x: 0.17,
        y: 0.93,
        size: 36,
        flip: true,
        front: 0.35,
        rim: 0.9,
        reflect: { power: 0.5, length: 0.1 },
      })
      pilings(s, [
        [0.08, 0.9, 16],
        [0.26, 0.88, 12],
        [0.04, 0.97, 20],
      ])
      birds(s, { x: 0.56, y: 0.28, count: 7, size: 1.3, seed: 9 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-14',
    alt: "La passerella di legno del ponte di Brooklyn al mattino, sotto gli archi di pietra e la ragnatela dei cavi d'acciaio",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, front: 0.6 },
        sun: [0.3, 0.44],
        horizon: 0.66,
      })
      sky(s, { clouds: 0.24, seed: 31 })
      blocks(s, { y: 0.68, count: 30, size: 20, haze: 0.6, seed: 1300, hump: 0.2 })
      blocks(s, { y: 0.7, count: 26, size: 14, haze: 0.46, seed: 1400, hump: 0.85 })
      fog(s, { y: 0.68, thickness: 0.05, power: 0.6, seed: 4 })
      const P = s.plane(0.2, 0.5)
      s.layer(
        (k) => {
          for (const side of [-1, 1])
            facet(k, P, s.tone('#8a8290', 0.35), [
              [side * 0.36, 0.5, -0.16],
              [side * 0.36, 14, -0.16],
              [side * 1.2, 14, -0.16],
              [side * 1.2, 0.5, -0.16],
            ])
          facet(k, P, s.tone('#b08a6a', 0.6), [
            [-0.32, 0.4, 0],
            [-0.32, 14, 0],
            [0.32, 14, 0],
            [0.32, 0.4, 0],
          ])
          for (let i = 0; i < 70; i++) {
            const z = 0.5 * 1.05 ** i
            facet(k, P, alpha(i % 4 ? '#3a2440' : '#fff0d0', i % 4 ? 0.28 : 0.2), [
              [-0.32, z, 0],
              [-0.32, z * 1.006, 0],
              [0.32, z * 1.006, 0],
              [0.32, z, 0],
            ])
          }
          facet(k, P, s.tone('#f7efe0', 0.7), [
            [-0.006, 0.4, 0.001],
            [-0.006, 14, 0.001],
            [0.006, 14, 0.001],
            [0.006, 0.4, 0.001],
          ])
        },
        { lit: false, texture: 0.08 },
      )
      const Z = 3.4
      s.layer(
        (k) => {
          // Stone tower with two pointed arches, open to the sky.
          const at = (X, Y) => P(X, Z, Y).slice(0, 2)
          k.fillStyle = '#c4a488'
          k.beginPath()
          for (const [X, Y] of [
            [-0.86, -0.3],
            [-0.8, 1.72],
            [0.8, 1.72],
            [0.86, -0.3],
          ])
            k.lineTo(...at(X, Y))
          k.closePath()
          for (const c of [-0.37, 0.37]) {
            k.moveTo(...at(c - 0.2, -0.2))
            k.lineTo(...at(c - 0.2, 0.9))
            k.quadraticCurveTo(...at(c - 0.18, 1.2), ...at(c, 1.36))
            k.quadraticCurveTo(...at(c + 0.18, 1.2), ...at(c + 0.2, 0.9))
            k.lineTo(...at(c + 0.2, -0.2))
            k.closePath()
          }
          k.fill('evenodd')
          k.strokeStyle = 'rgba(80,56,80,.3)'
          k.lineWidth = Math.max(0.6, s.u * 0.1)
          k.globalCompositeOperation = 'source-atop'
          for (let y = -0.2; y < 1.72; y += 0.075) {
            k.beginPath()
            k.moveTo(...at(-0.9, y))
            k.lineTo(...at(0.9, y))
            k.stroke()
          }
          k.globalCompositeOperation = 'source-over'
          k.fillStyle = '#dcc0a4'
          for (const [y0, y1, half] of [
            [1.66, 1.78, 0.87],
            [1.46, 1.5, 0.83],
            [0.02, 0.07, 0.87],
          ]) {
            if (y0 < 0.1) continue
            k.beginPath()
            for (const [X, Y] of [
              [-half, y0],
              [-half, y1],
              [half, y1],
              [half, y0],
            ])
              k.lineTo(...at(X, Y))
            k.fill()
          }
        },
        { front: 0.55, rim: 0.6, texture: 0.12, haze: 0.08 },
      )
      s.layer(
        (k) => {
          const cable = (side, z) => [
            side * (0.42 + 0.1 * (1 - z / Z)),
            0.16 + 1.5 * clamp(z / Z) ** 1.7,
          ]
          for (const side of [-1, 1]) {
            k.strokeStyle = s.tone('#5a5068', 0.4)
            for (let i = 0; i < 40; i++) {
              const z = 0.5 * (Z / 0.5) ** (i / 40)
              const z2 = 0.5 * (Z / 0.5) ** ((i + 1) / 40)
              const a = cable(side, z)
              const b = cable(side, z2)
              k.lineWidth = Math.max(1, P(0, z)[2] * 0.014)
              k.beginPath()
              k.moveTo(...P(a[0], z, a[1]).slice(0, 2))
              k.lineTo(...P(b[0], z2, b[1]).slice(0, 2))
              k.stroke()
              k.lineWidth = Math.max(0.5, P(0, z)[2] * 0.004)
              k.beginPath()
              k.moveTo(...P(a[0], z, a[1]).slice(0, 2))
              k.lineTo(...P(side * 0.42, z, -0.02).slice(0, 2))
              k.stroke()
              // Diagonal stays fan out from the top of the tower.
              if (i % 2) {
                k.beginPath()
                k.moveTo(...P(side * 0.42, Z, 1.66).slice(0, 2))
                k.lineTo(...P(side * 0.42, z, 0).slice(0, 2))
                k.stroke()
              }
            }
            for (const Y of [0.06, 0.12]) {
              k.lineWidth = Math.max(1, s.u * 0.2)
              k.beginPath()
              k.moveTo(...P(side * 0.33, 0.4, Y).slice(0, 2))
              k.lineTo(...P(side * 0.33, 14, Y).slice(0, 2))
              k.stroke()
            }
          }
        },
        { lit: false, texture: 0 },
      )
      for (const [X, z, seed] of [
        [-0.1, 4.4, 3],
        [0.12, 3.2, 5],
        [-0.18, 2.4, 8],
        [-0.1, 2.35, 12],
        [0.2, 1.7, 4],
        [-0.17, 1.15, 9],
      ])
        stand(s, P, traveller({ seed, pack: seed % 2 === 0 }), X, z, 0.21, {
          front: 0.45,
          rim: 0.6,
        })
      return finish(s, { rays: 0.12 })
    },
  },
]
