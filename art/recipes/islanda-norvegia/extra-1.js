import { field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { traveller } from '../../things/people.js'
import { rainbow } from '../../things/shaped-land.js'
import { clearNorth } from './kit.js'

const FALL = { left: 79, right: 101, lip: 17, foot: 69 }

/**
 * A wing of the old sea cliff, from the fall (t = 0) towards the viewer (t = 1): three tiers of lava in
 * upright ribs, grass on the ledges between them.
 */
function wing(k, { from, to, top, foot, rock, grass, seed }) {
  const r = random(seed)
  const at = (t, v) => [from + (to - from) * t, top(t) + (foot(t) - top(t)) * v]
  const steps = Array.from({ length: 31 }, (_, i) => i / 30)
  for (const [n, low, high] of [
    [0, 0, 0.36],
    [1, 0.3, 0.68],
    [2, 0.62, 1],
  ]) {
    const wave = (t) => noise(t * 5 + n * 7, seed) * 0.05
    fill(k, rock[1], [
      ...steps.map((t) => at(t, low + wave(t))),
      ...steps.map((t) => at(t, high + wave(t) + 0.04)).reverse(),
    ])
    for (let t = 0; t < 1; ) {
      const wide = (0.035 + r() * 0.075) * (0.6 + t)
      const [v0, v1] = [low + wave(t) + r() * 0.06, high + wave(t) + 0.05]
      const lean = (r() - 0.5) * 0.02
      const edge = t + wide * (0.35 + r() * 0.3)
      fill(k, rock[r() < 0.25 ? 3 : 0], [
        at(t, v1),
        at(t + lean + 0.004, v0 + 0.03),
        at((t + edge) / 2, v0),
        at(edge + lean, v0 + 0.02),
        at(edge - lean, v1),
      ])
      fill(k, rock[2], [
        at(edge - lean, v1),
        at(edge + lean, v0 + 0.02),
        at(t + wide * 0.9, v0 + 0.05),
        at(t + wide * 0.92, v1),
      ])
      t += wide
    }
    // The ledge above: a bright tread and a fringe that hangs unevenly.
    const hem = steps.map((t) =>
      at(t, low + wave(t) + 0.035 + Math.max(0, noise(t * 16, seed + n)) * 0.13),
    )
    fill(k, grass[1], [
      ...steps.map((t) => at(t, low + wave(t) - (n ? 0.035 : 0.03))),
      ...hem.reverse(),
    ])
    const lip = steps.map((t) =>
      at(t, low + wave(t) + 0.008 + Math.max(0, noise(t * 13, seed + n + 4)) * 0.03),
    )
    fill(k, grass[0], [
      ...steps.map((t) => at(t, low + wave(t) - (n ? 0.035 : 0.03))),
      ...lip.reverse(),
    ])
  }
}

/** Sixty metres of water, straight and broad: bands of white and blue that widen towards the foot. */
function fall(k) {
  const { left, right, lip, foot } = FALL
  const r = random(4)
  const edge = (m) =>
    Array.from({ length: 20 }, (_, i) => {
      const t = i / 19
      const y = lip + (foot - lip) * t
      return [(m < 0 ? left : right) + m * (t * 2.4 + noise(t * 9, 3 + m) * 0.8), y]
    })
  fill(k, '#bcd3e2', [...edge(-1), ...edge(1).reverse()])
  for (let i = 0; i < 46; i++) {
    const u = (i * 0.618 + 0.1) % 1
    const x = left + u * (right - left)
    const from = lip + (i % 3 ? r() * 26 : 0)
    const to = Math.min(foot, from + 16 + r() * 34)
    const q = 0.35 + r() * 0.9
    const spread = (u - 0.5) * 4.6
    fill(k, u > 0.72 ? ['#8fb0cc', '#d3e2ec'][i % 2] : ['#ffffff', '#f4f8fa', '#d6e5ee'][i % 3], [
      [x, from],
      [x + q + spread * 0.5, (from + to) / 2],
      [x + q * 0.8 + spread, to],
      [x - q * 0.4 + spread, to + 0.8],
      [x - q * 0.7 + spread * 0.4, (from + to) / 2],
    ])
  }
}

/** Spray in round heads where the water strikes. */
function spray(k, y, wide, n, tones, seed) {
  const r = random(seed)
  const heads = Array.from({ length: n }, () => [
    90 + (r() - 0.5) * wide * 2,
    y - r() * 4,
    1.4 + r() * 2.6,
  ])
  for (const [c, d, q] of [
    [tones[0], 0, 1],
    [tones[1], -0.8, 0.8],
    [tones[2], -1.6, 0.52],
  ]) {
    k.fillStyle = c
    for (const [x, hy, hq] of heads) {
      k.beginPath()
      k.arc(x + d * 0.6, hy + d, hq * q, 0, 7)
      k.fill()
    }
  }
}

export default {
  alt: 'La cascata di Skógafoss, larga e dritta, precipita dalla scogliera verde; un arcobaleno attraversa gli spruzzi davanti a due viaggiatori con la giacca rossa e gialla',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearNorth, front: 0.7 },
      sun: [0.08, 0.08],
      horizon: 0.74,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.2 0.12 36 7 6 0.8 0.09 30 6 9', 5))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The wings of the cliff: the left in its own shade, the right takes the sun.
      fill(k, '#4a5a64', points('60 19 120 19 120 72 60 72'))
      wing(k, {
        from: 79,
        to: -8,
        top: (t) => 18 - t * 9 - 3 * Math.sin(t * 5),
        foot: (t) => 71 + t * t * 14,
        rock: ['#5f6f78', '#4f5f6c', '#3d4c5c', '#6f7a74'],
        grass: ['#7fa848', '#4f7f3c'],
        seed: 3,
      })
      wing(k, {
        from: 101,
        to: 168,
        top: (t) => 18 - t * 11 - 2.4 * Math.sin(t * 6 + 1),
        foot: (t) => 71 + t * t * 9,
        rock: ['#c3b79c', '#978f82', '#6f6f74', '#d6c9a6'],
        grass: ['#c6db68', '#8fb646'],
        seed: 8,
      })
      path(k, '#3f4e58', 'M77 18.500L80 17V70H75.500C76.500 50 77.500 34 77 18.500Z')
      path(k, '#33424e', 'M100 17L103.500 18.500C103.500 36 104.500 52 106 70H101Z')
      fall(k)
      path(
        k,
        '#d3e4ee',
        'M78.500 17.600C82 15.600 86 16.600 90 15.800C94 16.600 98 15.600 101.500 17.600L101 19.600H79Z',
      )
      // The river of the lip, seen a little from below.
      spray(k, 70, 26, 40, ['#a9c4d2', '#d3e2ea', '#f6fafa'], 6)
    })
    rainbow(s, { x: 0.56, y: 0.87, radius: 44, width: 4.6, power: 0.5 })
    f.draw(s.k, (k) => {
      // Water over black gravel, with the light of the fall in it.
      fill(k, '#7f9cae', points('-5 71 40 70 90 71 140 70 165 71 165 96 -5 96'))
      path(
        k,
        '#b6cedb',
        'M62 71.500C78 70 104 70 120 71.500C130 75 116 79 104 82C92 79 50 77 62 71.500Z',
      )
      path(k, '#e6f0f4', 'M74 72C84 71 98 71 107 72C110 74.500 104 77 99 79C92 76 78 76 74 72Z')
      const r = random(9)
      for (let i = 0; i < 34; i++) {
        const t = r()
        stroke(
          k,
          i % 3 ? 'rgba(255,255,255,.75)' : 'rgba(50,84,110,.5)',
          0.3 + t * 0.3,
          `M${20 + r() * 126} ${72.5 + t * 9}h${4 + r() * 9}`,
        )
      }
      fill(k, '#434a58', [
        ...rough(points('-5 77 22 78 46 81 74 82.500 96 86 118 83.500 140 79 165 77'), 0.5, 4),
        ...points('165 96 -5 96'),
      ])
      fill(k, '#333a49', [
        ...rough(points('-5 82 26 83 56 86 90 90 124 87.500 150 83 165 82'), 0.5, 6),
        ...points('165 96 -5 96'),
      ])
      for (let i = 0; i < 46; i++) {
        const [x, y, q] = [r() * 165, 82 + r() * 8, 0.6 + r() * 1.2]
        if (y < 80 + 6 * Math.exp(-(((x - 92) / 30) ** 2))) continue
        path(k, '#262c3a', `M${x - q} ${y}q${q} ${-q * 1.3} ${q * 2} 0Z`)
        path(k, '#6d7484', `M${x - q} ${y}q${q * 0.6} ${-q * 1.2} ${q * 1.1} ${-q * 0.66}Z`)
      }
      // The green shoulder of the left, near and dark at its foot.
      fill(k, '#5f8a34', [
        ...rough(points('-5 62 8 66 20 72 32 79 44 88 50 96'), 0.6, 3),
        ...points('-5 96'),
      ])
      fill(
        k,
        '#8fb446',
        rough(points('-5 62 8 66 20 72 32 79 44 88 38 86 26 79 14 73.500 4 70 -5 68'), 0.5, 5),
      )
      for (let i = 0; i < 150; i++) {
        const x = -4 + r() * 46
        const y = 66 + Math.max(0, x) * 0.52 + r() * 24
        stroke(
          k,
          ['#a9c858', '#3f6a30', '#76a03e'][i % 3],
          0.35,
          `M${x} ${y}q0.400 -1.600 ${r() * 1.6} ${-2 - r() * 2}`,
        )
      }
      path(
        k,
        'rgba(20,26,44,.5)',
        'M117 84.500C122 84 132 85.500 138 87C132 88 122 87 117 85.600ZM124 85.500C129 85 139 86.500 145 88C139 89 129 88 124 86.600Z',
      )
    })
    for (const [x, y, size, seed, arms] of [
      [0.735, 0.945, 14, 2, 'down'],
      [0.778, 0.955, 14.6, 30, 'up'],
    ])
      place(s, traveller({ seed, arms }), { x, y, size, front: 0.8, shadow: false })
    return finish(s, { rays: 0.06 })
  },
}
