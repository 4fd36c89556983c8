import { Path2D } from '@napi-rs/canvas'
import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { faro } from '../../things/atoll-rings.js'
import { heaped } from '../../things/heaped-cloud.js'
import { wisps } from '../../things/wisps.js'

// Nine kilometres up; kilometres of the sea to points of the picture.
const [HORIZON, F, HIGH] = [27, 128, 8]
const P = (x, z) => [84 + (F * x) / z, HORIZON + (F * HIGH) / z]
const SUN = [122, HORIZON - 0.4]

const REEF = [
  '#34549c',
  '#2c84b4',
  '#6cd8d0',
  '#fff0d4',
  '#3cb4c0',
  '#2878ac',
  '#fce0b4',
  '#5c8c6c',
  '#2c5464',
]
const FAR = [
  '#5c70ac',
  '#5c98bc',
  '#9cdcd0',
  '#ffe8c8',
  '#7cc0c8',
  '#6498bc',
  '#fce0b4',
  '#7c9484',
  '#5c7488',
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2c4c94'],
    [0.42, '#6c90bc'],
    [0.74, '#f0c4a4'],
    [1, '#ffdf9c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 6)
  for (const [r, a] of [
    [17, 0.2],
    [9.5, 0.34],
    [3.1, 1],
  ])
    path(k, `rgba(255,246,210,${a})`, `M${SUN[0]} ${SUN[1] - r}a${r} ${r} 0 1 0 0.010 0Z`)
  // A last star and the thin moon.
  path(
    k,
    '#fff4dc',
    'M51.600 7.200A3.300 3.300 0 1 1 46.400 11.200A4.100 4.100 0 0 0 51.600 7.200Z',
  )
  path(
    k,
    '#fff4dc',
    'M60 15.600l0.220 0.600l0.600 0.220l-0.600 0.220l-0.220 0.600l-0.220 -0.600l-0.600 -0.220l0.600 -0.220Z',
  )
  wisps(k, 92, 15, {
    long: 66,
    rise: 6,
    spread: 6,
    n: 9,
    seed: 6,
    colour: '255,220,184',
    power: 0.44,
  })
  heaped(k, 88, HORIZON + 0.2, {
    wide: 24,
    high: 5.4,
    seed: 5,
    peak: 0.4,
    side: 1,
    tones: ['#fff0cc', '#f4c8a8', '#b4a0bc'],
  })
  heaped(k, 60, HORIZON + 0.2, {
    wide: 30,
    high: 7.4,
    seed: 11,
    peak: 0.6,
    side: 1,
    tones: ['#ffe8c8', '#e8bcac', '#9c98c0'],
  })
  heaped(k, 147, HORIZON + 0.2, {
    wide: 22,
    high: 4,
    seed: 3,
    peak: 0.5,
    side: -1,
    tones: ['#fff0cc', '#f8cca4', '#c8a8b4'],
  })
}

function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#f4c8a8'],
    [0.05, '#b8a8bc'],
    [0.16, '#6c84b8'],
    [0.45, '#385ca4'],
    [1, '#1f3c84'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HORIZON, 170, 70)
  // The road of the sun, broken more and more towards us.
  const r = random(4)
  for (let i = 0; i < 64; i++) {
    const t = (i / 63) ** 1.4
    const y = HORIZON + 0.3 + t * 46
    const l = (1.2 + t * 7) * (0.4 + 0.8 * r())
    const x = SUN[0] - t * 3 + (r() - 0.5) * (3 + t * 24)
    path(
      k,
      `rgba(255,226,168,${0.75 - t * 0.5})`,
      `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.3} ${-l * 2} 0Z`,
    )
  }
}

function atolls(k) {
  const r = random(12)
  const list = []
  // Rims of two great atolls, far and near, each a chain of rings; rings inside them.
  const chain = (cx, cz, w, d, n, size, from, to) => {
    for (let i = 0; i < n; i++) {
      const a = from + ((to - from) * (i + 0.3 * r())) / n
      const s = size * (0.5 + r() * 0.8)
      list.push({
        x: cx + Math.cos(a) * w,
        z: cz + Math.sin(a) * d,
        w: s,
        d: s * (0.6 + 0.5 * r()),
        turn: a * 0.7,
        seed: list.length + 2,
        islets: r() < 0.6 ? 1 : 0,
      })
    }
  }
  chain(-20, 104, 44, 22, 17, 2.7, 0, 6.28)
  chain(62, 92, 26, 16, 11, 2.3, 0, 6.28)
  chain(16, 46, 21, 13.5, 12, 2.2, -0.3, 5.6)
  list.push(
    { x: 12.5, z: 45, w: 2.6, d: 2, seed: 44, islets: 1 },
    { x: 22, z: 50, w: 1.5, d: 1.5, seed: 45, islets: 1 },
    { x: 6, z: 39, w: 1.1, d: 1, seed: 46, islets: 1 },
    { x: 24, z: 41, w: 1.2, d: 1.1, seed: 47, islets: 0 },
    // The ring under us, with a channel and its islands.
    { x: 1.2, z: 20.6, w: 3.6, d: 2.2, turn: 0.2, seed: 74, islets: 4 },
    { x: 9.2, z: 25.6, w: 1.15, d: 0.9, seed: 52, islets: 1 },
    { x: -5.6, z: 27.4, w: 1.3, d: 1, seed: 53, islets: 1 },
    { x: 13.6, z: 19.6, w: 1.1, d: 0.8, seed: 57, islets: 1 },
  )
  list.sort((a, b) => b.z - a.z)
  for (const one of list) faro(k, P, { ...one, tones: one.z > 70 ? FAR : REEF })
}

/** Small clouds over the sea, their shadows on it away from the sun. */
function puffs(k) {
  for (const [x, y, w, seed] of points(
    '97 43.500 9 2 134 40 8 9 64 47 10 6 141 55.500 15 4 112 62.500 11 13 46 71 13 15',
    4,
  )) {
    const drop = 1 + (y - HORIZON) * 0.12
    path(
      k,
      'rgba(24,44,104,.4)',
      `M${x - w * 0.66} ${y + drop}C${x - w * 0.4} ${y + drop - w * 0.06} ${x + w * 0.1} ${y + drop - w * 0.07} ${x + w * 0.3} ${y + drop}C${x + w * 0.1} ${y + drop + w * 0.06} ${x - w * 0.4} ${y + drop + w * 0.05} ${x - w * 0.66} ${y + drop}Z`,
    )
    heaped(k, x, y, {
      wide: w,
      high: w * 0.24,
      seed,
      peak: 0.5,
      side: x < SUN[0] ? 1 : -1,
      tones: ['#fff0d4', '#f0c4b4', '#9c98c4'],
    })
  }
}

/** The wing seen from behind it: the light on its edge, flaps, the bent tip. */
function wing(k) {
  // A wing narrows from its root at the lower left to a tip far out.
  path(
    k,
    '#4c5c94',
    'M-5 66L20 60.500L62 47.600L75.500 43.800L77.500 44.600L74 46.600L40 63.500L14 79.500L-5 90Z',
  )
  path(k, '#8c94bc', 'M-5 66L20 60.500L62 47.600L75.500 43.800L71 45.900L44 56.500L14 69L-5 76Z')
  path(k, '#c8bccc', 'M-5 66L20 60.500L62 47.600L75.500 43.800L73 45L58 50L18 64.500L-5 70.500Z')
  // Trailing edge in the sun.
  stroke(k, '#ffdcac', 0.7, 'M77.300 44.700L74 46.600L40 63.500L14 79.500L-5 90')
  stroke(k, '#34447c', 0.35, 'M66 48.500L36 62M31 60.500L36 65.500M52 53L56 55.500M34 62.500L10 75')
  for (const [x, y, q] of points('21 74 0.900 43 61 0.700 59.500 53 0.520', 3))
    path(
      k,
      '#6c74a8',
      `M${x - 6 * q} ${y - 2.2 * q}C${x - 2 * q} ${y - 2.6 * q} ${x + 3 * q} ${y - 1.6 * q} ${x + 5 * q} ${y + 2.4 * q}C${x + 1 * q} ${y + 1.6 * q} ${x - 3 * q} ${y} ${x - 6 * q} ${y - 2.2 * q}Z`,
    )
  // The tip bends up.
  path(
    k,
    '#e87860',
    'M74 44.300C76.500 43.400 78 40.500 79 35.500L82 34.600C81.600 40 80.500 43.600 77.300 45.200Z',
  )
  path(
    k,
    '#fcb088',
    'M79.800 35.300L82 34.600C81.600 40 80.500 43.600 77.300 45.200C79.400 43 80.300 39.600 79.800 35.300Z',
  )
}

// The window: from the wall inwards a bevel, a gasket, the pane.
const PANE =
  'M36 1C62 -1.600 104 -2.600 132 -0.600C146 0.600 152.500 8 153.600 22C155 40 154.600 58 152 72C149.600 83.500 142 88.600 128 89.600C98 91.600 62 91.400 44 89C31.500 87 25.600 80 24 68C21.600 52 21.400 34 23.400 18C24.600 7 28 2 36 1Z'
const GASKET =
  'M34 -3C62 -6 106 -7 134 -4.600C150 -3.600 156.600 5.500 157.800 21C159.400 40 159 59 156 74C153 87 144 92.600 129 94C98 96 60 96 42 93C28 91 21.400 83 19.600 69C17 52 16.800 34 19 17C20.600 5 25 -2 34 -3Z'
const BEVEL =
  'M28 -12C60 -14 110 -14 140 -12C159 -9 165 4 166 20C168 40 167 60 164 78C160 94 150 101 130 103C98 105 58 105 38 102C20 99 12.600 89 10.600 71C7.600 52 7.400 34 10 15C12 0 17 -10 28 -12Z'

export default {
  alt: "Gli atolli delle Maldive all'alba dal finestrino dell'aereo: anelli turchesi sparsi nel mare indaco, l'ala, le piccole nuvole rosate con la loro ombra e l'ultima falce di luna",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      sea(k)
      atolls(k)
      puffs(k)
      wing(k)
      const around = (c, d) => {
        const p = new Path2D('M-10 -20H180V110H-10Z')
        p.addPath(new Path2D(d))
        k.fillStyle = c
        k.fill(p, 'evenodd')
      }
      // Two breaths of light on the pane.
      k.save()
      k.clip(new Path2D(PANE))
      fill(k, 'rgba(255,236,210,.07)', points('128 -5 142 -5 96 95 78 95'))
      fill(k, 'rgba(255,236,210,.06)', points('148 -5 152 -5 106 95 101 95'))
      k.restore()
      around('#8c6484', PANE)
      // The reveal: the side away from the sun shines, the other lies in shade.
      k.save()
      k.clip(new Path2D(GASKET))
      const p = new Path2D('M-10 -20H180V110H-10Z')
      p.addPath(new Path2D(PANE))
      k.clip(p, 'evenodd')
      const turn = (x0, y0, x1, y1, list) => {
        const g = k.createLinearGradient(x0, y0, x1, y1)
        for (const [a, c] of list) g.addColorStop(a, c)
        k.fillStyle = g
        k.fillRect(-10, -20, 190, 130)
      }
      turn(18, 20, 150, 70, [
        [0, '#fcc09c'],
        [0.16, '#e49c90'],
        [0.5, '#a06c84'],
        [0.8, '#5c4470'],
        [1, '#4c3864'],
      ])
      k.restore()
      around('#2c2454', GASKET)
      k.save()
      k.clip(new Path2D(BEVEL))
      const b = new Path2D('M-10 -20H180V110H-10Z')
      b.addPath(new Path2D(GASKET))
      k.clip(b, 'evenodd')
      turn(8, 10, 60, 80, [
        [0, '#40346c'],
        [0.5, '#4c3c70'],
        [1, '#2c2454'],
      ])
      k.restore()
      around('#1c1a40', BEVEL)
      stroke(k, '#5c4880', 0.4, 'M10.600 71C7.600 52 7.400 34 10 15C12 4 14 -2 18 -6')
    })
    return finish(s, { bloom: 0.24, threshold: 0.78 })
  },
}
