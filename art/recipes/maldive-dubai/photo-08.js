import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { dreamer, rower, rowingBoat } from '../../things/night-boat.js'

const SEA = 34

/** The Milky Way in flat bands, one in the other, from the horizon to the upper left. */
function galaxy(k) {
  for (const [c, wide, seed] of [
    ['rgba(84,100,176,.28)', 15, 2],
    ['rgba(120,132,204,.26)', 10, 5],
    ['rgba(176,170,226,.24)', 6, 8],
    ['rgba(240,220,236,.26)', 2.6, 11],
  ]) {
    const edge = (m) =>
      Array.from({ length: 30 }, (_, i) => {
        const t = (i / 29) * 1.45 - 0.1
        const [x, y] = [124 - t * 70 - t * t * 14, SEA - t * 56]
        const q = wide * (0.55 + t * 0.6) * (1 + noise(t * 6, seed + m) * 0.35)
        return [x + m * q * 0.62, y - m * q * 0.78]
      })
    fill(k, c, [...edge(-1), ...edge(1).reverse()])
  }
}

/** The sea of the night: bands from the pale horizon to ink, the galaxy and single stars in it. */
function water(k) {
  for (const [c, y] of [
    ['#4a62b4', SEA],
    ['#34509f', SEA + 1.6],
    ['#263f8c', SEA + 5],
    ['#1b3078', SEA + 11],
    ['#132464', SEA + 20],
    ['#0d1a50', SEA + 33],
  ])
    path(k, c, `M-5 ${y}C40 ${y - 0.5} 110 ${y + 0.5} 165 ${y}V96H-5Z`)
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const t = (i / 25) ** 1.3
    const y = SEA + 1 + t * 26
    const half = (2.5 + t * 9) * (0.5 + r() * 0.6)
    const x = 122 + t * 12 + (r() - 0.5) * (5 + t * 12)
    path(
      k,
      `rgba(196,190,240,${0.4 - t * 0.3})`,
      `M${x - half} ${y}Q${x} ${y - 0.5} ${x + half} ${y}Q${x} ${y + 0.5} ${x - half} ${y}Z`,
    )
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = [r() * 160, SEA + 4 + r() * 50]
    path(
      k,
      i % 4 ? 'rgba(150,180,250,.5)' : '#7ce4ff',
      `M${x} ${y}h${0.5 + r() * 0.9}v${0.24}h-0.6Z`,
    )
  }
}

/** Land across the water: low, with its palms and one lamp. */
function island(k) {
  path(
    k,
    '#14225c',
    `M-5 ${SEA + 0.4}V31C4 30 12 31 18 30C26 29 34 30.500 40 30.600C48 31 54 32.400 60 ${SEA + 0.4}Z`,
  )
  for (const [x, y, lean] of points(
    '4 24 -0.600 11 22 0.800 17 25 -0.500 25 22.500 1 32 25 -0.800 39 25.500 0.600',
    3,
  )) {
    stroke(k, '#14225c', 0.7, `M${x} 31Q${x + lean * 0.2} ${y + 4} ${x + lean} ${y}`)
    for (const [dx, dy] of points(
      '-4 1.800 -3.600 -0.600 -1.800 -2.400 1.800 -2.400 3.600 -0.600 4 1.800',
    ))
      path(
        k,
        '#14225c',
        `M${x + lean} ${y}Q${x + lean + dx * 0.5} ${y + dy - 1.4} ${x + lean + dx} ${y + dy}Q${x + lean + dx * 0.5} ${y + dy - 0.3} ${x + lean} ${y + 0.5}Z`,
      )
  }
  path(k, '#ffd48c', 'M46.200 31h0.700v0.900h-0.700Z')
  path(
    k,
    'rgba(255,212,140,.6)',
    `M45.900 ${SEA + 1.5}h1.100v0.400h-1.100ZM45.600 ${SEA + 3}h1.600v0.400h-1.600ZM46 ${SEA + 4.6}h1.200v0.400h-1.200Z`,
  )
}

/** A shape of living light: halo, blue body, bright heart. `at(t)` runs along it, `wide(t)` says how broad. */
function light(k, along, wide, n = 40) {
  for (const [c, q] of [
    ['rgba(40,130,255,.22)', 2.6],
    ['rgba(40,150,255,.4)', 1.6],
    ['#2aa6f4', 1],
    ['#7ce6ff', 0.56],
    ['#f0feff', 0.22],
  ]) {
    const [l, r] = [[], []]
    for (let i = 0; i <= n; i++) {
      const t = i / n
      const [x, y] = along(t)
      const [x2, y2] = along(Math.min(1, t + 0.01))
      const [x1, y1] = along(Math.max(0, t - 0.01))
      const d = Math.hypot(x2 - x1, y2 - y1) || 1
      const w = wide(t) * q
      l.push([x - ((y2 - y1) / d) * w, y + ((x2 - x1) / d) * w])
      r.push([x + ((y2 - y1) / d) * w, y - ((x2 - x1) / d) * w])
    }
    fill(k, c, [...l, ...r.reverse()])
  }
}

/** A fish that darts off and leaves a line of light: head, length, direction, bend. */
function dart(k, x, y, length, angle, bend) {
  light(
    k,
    (t) => {
      const a = angle + bend * t
      return [x - Math.cos(a) * length * t, y - Math.sin(a) * length * t * 0.55]
    },
    (t) => 0.95 * Math.sin(Math.PI * t ** 0.42) * (1 - t * 0.5),
    24,
  )
}

/** Where an oar has stirred the water. */
function puddle(k, x, y, q, power) {
  k.globalAlpha = power
  for (const [c, rx, w] of [
    ['rgba(40,130,255,.3)', 1.5, 0],
    ['#2aa6f4', 1, 0.5],
    ['#8cecff', 0.5, 0.45],
  ]) {
    k.beginPath()
    k.ellipse(x, y, rx * q, rx * q * 0.32, 0, 0, 7)
    if (w) {
      k.lineWidth = w * q * 0.3
      k.strokeStyle = c
      k.stroke()
    } else {
      k.fillStyle = c
      k.fill()
    }
  }
  k.globalAlpha = 1
}

/** The small waves that break on the beach in the corner, every one alight. */
function beach(k) {
  path(k, '#2a2a60', 'M-5 70C8 72 22 78 34 84C42 88 48 91 52 96H-5Z')
  path(k, '#221f4c', 'M-5 76C6 77 18 82 28 87C34 90 38 93 40 96H-5Z')
  const line = (d) => (t) => [
    -6 + t * 60,
    69.5 - d + t * t * 17 + t * 9 + Math.sin(t * 14 + d) * 0.8,
  ]
  light(k, line(5), (t) => 0.3 + 0.25 * Math.sin(t * 9 + 1) ** 2)
  light(k, line(0), (t) => 0.55 + 0.5 * Math.sin(t * 11) ** 2)
  for (const [i, [x, y]] of points('2 80 6 82.500 11 83.600 15 86.600 20 87.600').entries()) {
    k.globalAlpha = 0.4 + i * 0.12
    path(k, 'rgba(50,160,255,.5)', `M${x - 2} ${y}a2 0.900 0.3 1 0 4 0a2 0.900 0.3 1 0 -4 0Z`)
    path(k, '#8cecff', `M${x - 1.1} ${y}a1.100 0.480 0.3 1 0 2.200 0a1.100 0.480 0.3 1 0 -2.200 0Z`)
  }
  k.globalAlpha = 1
}

export default {
  alt: 'Di notte alle Maldive un uomo rema sotto la Via Lattea e la bambina sfiora l’acqua: la mano, i remi, i pesci e la risacca accendono il mare d’azzurro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0b1240'],
          [0.5, '#1d2c70'],
          [0.85, '#3a4f9a'],
          [1, '#7a84c4'],
        ],
        front: 0.35,
      },
      sun: [0.7, 0.5],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => galaxy(k))
    stars(s, { count: 380, below: 0.36, seed: 9 })
    f.draw(s.k, (k) => {
      path(k, '#eaf4ff', 'M60 8.200L84 14.400L60.300 8.800Z')
      water(k)
      island(k)
      beach(k)
      // Fish start away on all sides.
      for (const [x, y, l, a, b] of points(
        '142 63 16 0.300 0.500 150 73 18 0.700 -0.500 131 78 15 1.200 0.600 112 82 13 1.700 -0.500 86 83 14 2.300 0.600 138 52 10 -0.200 -0.500 66 80 12 2.700 -0.600',
        5,
      ))
        dart(k, x, y, l, a, b)
      // What the boat leaves behind: wake, oar strokes, the ribbon from her hand.
      light(
        k,
        (t) => [76 - t * 70, 61.5 - t * 9 + Math.sin(t * 7) * 1.2],
        (t) => 0.9 * (1 - t) ** 0.8,
      )
      for (let i = 0; i < 4; i++) puddle(k, 71 - i * 17, 70 - i * 3.4, 4.4 - i * 0.8, 1 - i * 0.2)
      at(k, 97, 62, 1, rowingBoat)
      light(
        k,
        (t) => [121 - t * 48, 62 + 3 * Math.sin(Math.PI * t) ** 0.6],
        (t) => 0.42 * Math.sin(Math.PI * t) + 0.1,
      )
      at(k, 102, 58.5, 1, rower)
      at(k, 80, 58.5, 1, dreamer)
      light(
        k,
        (t) => [72.5 - t * 40, 65.5 + Math.sin(t * 5.5) * 2 - t * 1.5],
        (t) => 0.7 * (1 - t) ** 0.7 + 0.05,
      )
      puddle(k, 92, 72.5, 5, 1)
    })
    return finish(s, { bloom: 0.22 })
  },
}
