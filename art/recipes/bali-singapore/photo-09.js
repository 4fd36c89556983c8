import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky, stars } from '../../nature/sky.js'
import { bayNight } from './kit.js'

/**
 * A tree of steel: a trunk grown over with plants, rods that rise from its neck, fork and open into a wide rim.
 * x, foot: where it stands; top: its rim; wide: half the rim; tones: bright, middle, dim; dots: lamps on the trunk.
 */
function superTree(k, { x, foot, top, wide, tones: [bright, middle, dim], dots, seed, thick = 1 }) {
  const r = random(seed)
  const neck = top + (foot - top) * 0.44
  const flat = 0.15
  const trunk = (y) => wide * (0.13 + 0.07 * ((y - neck) / (foot - neck)) ** 2)
  const rod = (a, from, to) => {
    const list = []
    for (let t = from; t <= to + 0.001; t += (to - from) / 9) {
      const open = t ** 2.1
      const q = wide * (0.12 + 0.88 * open)
      list.push(
        `${(x + Math.cos(a) * q).toFixed(2)} ${(neck + (top - neck) * t + Math.sin(a) * q * flat).toFixed(2)}`,
      )
    }
    return `M${list.join('L')}`
  }
  const crown = (front) => {
    for (let i = 0; i < 34; i++) {
      const a = (i / 34) * 6.2832
      if (Math.sin(a) > 0 !== front) continue
      const colour = front ? (i % 3 ? middle : bright) : dim
      stroke(k, colour, (front ? 0.3 : 0.22) * thick, rod(a, 0, 0.62))
      for (const fork of [-0.05, 0.06])
        stroke(k, colour, (front ? 0.22 : 0.16) * thick, rod(a + fork, 0.55, 1))
    }
  }
  const ring = (t, colour, width) => {
    const q = wide * (0.12 + 0.88 * t ** 2.1)
    const y = neck + (top - neck) * t
    stroke(
      k,
      colour,
      width,
      `M${x - q} ${y}a${q} ${q * flat} 0 1 0 ${2 * q} 0a${q} ${q * flat} 0 1 0 ${-2 * q} 0`,
    )
  }
  crown(false)
  ring(1, dim, 0.4 * thick)
  // The trunk: dark core, leaves, a light side, lamps.
  const ys = Array.from({ length: 13 }, (_, i) => neck - 1 + ((foot - neck + 1) * i) / 12)
  const side = (m) => ys.map((y) => [x + m * trunk(Math.max(neck, y)), y])
  fill(k, '#14243c', [...side(-1), ...side(1).toReversed()])
  for (let i = 0; i < (foot - neck) * 3.2; i++) {
    const y = neck + r() * (foot - neck)
    const u = r() * 2 - 1
    clump(
      k,
      x + u * trunk(y) * 0.86,
      y,
      wide * 0.05 + r() * wide * 0.03,
      u < -0.2
        ? ['#1a4a48', '#2c7058', '#5aa870']
        : u < 0.4
          ? ['#173c48', '#245a54', '#3f8060']
          : ['#142c40', '#1c4048', '#2c5c54'],
      r() * 6,
    )
  }
  for (let i = 0; i < (foot - neck) * 1.6; i++) {
    const y = neck + r() * (foot - neck)
    path(
      k,
      dots[i % dots.length],
      `M${x + (r() * 2 - 1) * trunk(y) * 0.85} ${y}a${wide * 0.016} ${wide * 0.016} 0 1 0 0.010 0Z`,
    )
  }
  stroke(
    k,
    middle,
    0.25 * thick,
    `M${side(-1)
      .map((p) => p.map((n) => n.toFixed(2)).join(' '))
      .join('L')}`,
  )
  crown(true)
  ring(0.62, middle, 0.3 * thick)
  ring(1, bright, 0.55 * thick)
}

/** Somebody who stands and looks up, from behind; 20 units tall, violet light on the outline. */
function visitor(k, coat, rim, hair, arm) {
  path(k, '#101638', 'M-2.600 0L-2.300 -9H2.300L2.600 0H0.700L0 -6.500L-0.700 0Z')
  path(
    k,
    coat,
    'M-3.300 -15.800C-1.600 -17 1.600 -17 3.300 -15.800C4 -13 3.800 -10 3.300 -8H-3.300C-3.800 -10 -4 -13 -3.300 -15.800Z',
  )
  if (arm) {
    stroke(k, coat, 1.5, 'M3 -15L6 -18.500L6.400 -22')
    path(k, '#eaf4ff', 'M5 -25.200h3v2.200h-3Z')
  } else stroke(k, coat, 1.5, 'M3.200 -15C4.500 -12.500 4.400 -10.500 3.700 -8.600')
  stroke(k, coat, 1.5, 'M-3.200 -15C-4.500 -12.500 -4.400 -10.500 -3.700 -8.600')
  stroke(
    k,
    rim,
    0.4,
    'M-0.800 -16.700C-2 -16.600 -2.800 -16.300 -3.500 -15.600C-4.900 -13 -4.900 -11 -4.300 -9',
  )
  path(k, '#8a5a58', 'M-0.900 -17.800V-16H0.900V-17.800Z')
  path(k, hair, 'M0 -21.600a2.300 2.500 0 1 0 0.010 0Z')
  stroke(k, rim, 0.35, 'M-0.800 -21.400C-2.200 -20.800 -2.600 -19 -2 -17.600')
}

export default {
  alt: "I grandi alberi d'acciaio dei Gardens by the Bay illuminati di notte, con la passerella sospesa tra i tronchi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...bayNight,
        sky: [
          [0, '#0a1038'],
          [0.5, '#1c2a6c'],
          [0.85, '#4a3f88'],
          [1, '#8a5a94'],
        ],
        glowPower: 0.3,
      },
      sun: [0.5, 0.9],
      horizon: 0.86,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 150, below: 0.55, seed: 4 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(3)
      // The hotel far behind, only its lights.
      for (const x of [134, 143, 152]) {
        path(k, '#343c80', `M${x - 2.6} 76L${x - 2} 58H${x + 2}L${x + 2.8} 76Z`)
        for (let i = 0; i < 22; i++)
          path(k, '#ffd58c', `M${x - 1.8 + r() * 3.2} ${59 + r() * 15}h0.500v0.450h-0.500Z`)
      }
      path(
        k,
        '#4c56a0',
        'M126 58.400C136 59.600 150 59.600 158.500 58C158.800 57 158 56.400 156 56.400H131C128 56.500 125.600 57.400 126 58.400Z',
      )
      stroke(k, '#ffe2a4', 0.3, 'M126 58C136 59 150 59 158.500 57.600')
      // Far trees, cool and dim.
      const FAR = ['#6a7cc8', '#4c5cac', '#343f84']
      superTree(k, {
        x: 11,
        foot: 80,
        top: 40,
        wide: 13,
        tones: FAR,
        dots: ['#8fa8ff', '#c88fe8'],
        seed: 3,
      })
      superTree(k, {
        x: 118,
        foot: 80,
        top: 37,
        wide: 14,
        tones: FAR,
        dots: ['#8fa8ff', '#e88fc0'],
        seed: 5,
      })
      superTree(k, {
        x: 152,
        foot: 82,
        top: 34,
        wide: 15,
        tones: ['#8a78d8', '#6256b4', '#3f3a88'],
        dots: ['#d8a0ff', '#8fc8ff'],
        seed: 8,
      })
      for (let x = -5; x < 166; x += 2.2)
        clump(
          k,
          x,
          78 - r() * 3,
          2.2 + r(),
          [
            ['#14284c', '#1f3c5c', '#34587a'],
            ['#182a50', '#24405f', '#3f5f8a'],
          ][Math.floor(r() * 2)],
          r() * 6,
        )
      // The walk hangs from trunk to trunk; people on it, lamps along it.
      const deck = (t) => [34 + 46 * t, 53 + 4.2 * Math.sin(t * Math.PI)]
      superTree(k, {
        x: 34,
        foot: 86,
        top: 15,
        wide: 23,
        tones: ['#ff9ad8', '#d860b8', '#7a3a8c'],
        dots: ['#ff8ac8', '#ffd0e8', '#8fd8ff'],
        seed: 11,
        thick: 1.3,
      })
      superTree(k, {
        x: 82,
        foot: 88,
        top: 5,
        wide: 27,
        tones: ['#8ff4f0', '#48bcd8', '#2c6aa0'],
        dots: ['#7ff0e0', '#e0fff0', '#b8a0ff'],
        seed: 14,
        thick: 1.4,
      })
      const line = (dy) =>
        Array.from({ length: 25 }, (_, i) => deck(i / 24))
          .map(([x, y]) => `${x.toFixed(2)} ${(y + dy).toFixed(2)}`)
          .join('L')
      stroke(k, '#3a2c58', 1.5, `M${line(0.8)}`)
      stroke(k, '#ffc44c', 1, `M${line(0)}`)
      stroke(k, '#fff0b8', 0.3, `M${line(-0.35)}`)
      for (let i = 1; i < 24; i++) {
        const [x, y] = deck(i / 24)
        stroke(k, 'rgba(255,206,110,.8)', 0.16, `M${x} ${y}V${y - 1.8}`)
        if (i % 3 === 1) {
          path(
            k,
            ['#1a1438', '#2a1c44', '#3a1c3c'][i % 3],
            `M${x + 0.4} ${y - 0.3}v-2.600c0 -0.900 1.200 -0.900 1.200 0v2.600Z`,
          )
          path(k, '#1a1438', `M${x + 1} ${y - 4.3}a0.550 0.600 0 1 0 0.010 0Z`)
        }
      }
      stroke(k, '#ffd878', 0.18, `M${line(-1.8)}`)
      for (const t of [0.2, 0.5, 0.8]) {
        const [x, y] = deck(t)
        stroke(
          k,
          'rgba(200,190,240,.5)',
          0.12,
          `M${x} ${y}L${t < 0.5 ? 34.5 : t > 0.5 ? 81.5 : 58} ${t === 0.5 ? y : 44}`,
        )
      }
      // The lawn and its bushes, lit in the colours of the show.
      path(k, '#16244a', 'M-6 82C20 79 60 80 90 79.500C120 79.500 150 81 168 79V96H-6Z')
      for (let i = 0; i < 60; i++) {
        const x = (i / 59) * 172 - 6
        clump(
          k,
          x,
          83 - r() * 3,
          2 + r() * 1.2,
          x < 56
            ? ['#2a1c4c', '#5a2c6c', '#a04c98']
            : x < 108
              ? ['#14304c', '#1f5468', '#3f94a0']
              : ['#1a2450', '#2c3c74', '#4c64a8'],
          r() * 6,
        )
      }
      path(k, '#0f1838', 'M-6 89C30 86.500 60 88 90 88.500C120 89 150 87 168 88V96H-6Z')
      for (const [x, q, coat, rim, hair, arm] of [
        [46, 0.52, '#8f2f58', '#ff9ad8', '#1c1430', 0],
        [51.5, 0.5, '#31407c', '#8fd8ff', '#2a1c30', 1],
        [57.5, 0.32, '#c98a34', '#ffd8f0', '#1c1430', 0],
        [102, 0.54, '#1f5a6c', '#8ff4f0', '#1a1430', 1],
        [108, 0.52, '#5a2c6c', '#a8e8ff', '#3a2434', 0],
        [20, 0.5, '#3a3474', '#ff9ad8', '#1c1430', 0],
      ])
        at(k, x, 91 + (x % 3) * 0.3, q, (c) => visitor(c, coat, rim, hair, arm))
    })
    s.glow(0.21, 0.32, 26, '#e060b8', 0.16)
    s.glow(0.51, 0.24, 30, '#40c8d8', 0.16)
    return finish(s, { bloom: 0.3 })
  },
}
