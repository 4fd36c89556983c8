import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { rowingBoat } from '../../things/night-boat.js'

const SEA = 34

/** The Milky Way: a faint breath of light with dark rifts, and clouds of small stars that thicken to its middle. */
function galaxy(k) {
  const along = (t) => [128 - t * 66 - t * t * 16, SEA - t * 58]
  const cloud = (c, from, to, wide, off, seed) => {
    const edge = (m) =>
      Array.from({ length: 37 }, (_, i) => {
        const t = from + ((to - from) * i) / 36
        const [x, y] = along(t)
        const q = wide * Math.sin((Math.PI * i) / 36) ** 0.6 * (1 + noise(t * 9, seed + m) * 0.7)
        return [x + (off + m * q) * 0.66, y - (off + m * q) * 0.75]
      })
    fill(k, c, [...edge(-1), ...edge(1).reverse()])
  }
  for (const [a, wide, seed] of points('0.100 15 2 0.100 10.500 5 0.110 6.500 8', 3))
    cloud(`rgba(120,132,210,${a})`, 0.02, 1.5, wide, 0, seed)
  cloud('rgba(214,196,232,.16)', 0.12, 0.52, 2.6, -1.6, 11)
  cloud('rgba(214,196,232,.16)', 0.44, 1.1, 3.4, 2, 14)
  cloud('rgba(22,30,86,.5)', 0.2, 0.78, 1.3, 1.2, 17)
  cloud('rgba(22,30,86,.45)', 0.62, 1.3, 1.7, -1.6, 19)
  const r = random(31)
  for (let i = 0; i < 1500; i++) {
    const t = 0.02 + r() * 1.3
    const off = (r() + r() + r() + r() - 2) * 9 * (0.6 + t * 0.5)
    const [x, y] = along(t)
    const q = 0.07 + r() ** 6 * 0.22
    k.globalAlpha = 0.35 + r() * 0.55
    k.fillStyle = ['#c8d4ff', '#ffffff', '#ffe8dc'][i % 3]
    k.beginPath()
    k.arc(x + off * 0.66 + (r() - 0.5) * 2, y - off * 0.75, q, 0, 7)
    k.fill()
  }
  k.globalAlpha = 1
}

/** The sea of the night: bands from the pale horizon to ink, single sparks in it. */
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
    `M-5 ${SEA + 0.4}V29.500C-1 28 3 28.800 6 28C10 27.200 13 28.600 17 29.200C21 28.600 24 27.800 28 28.400C32 28.800 35 30.200 40 30.600C48 31 54 32.400 60 ${SEA + 0.4}Z`,
  )
  for (const [x, y, lean] of points(
    '-1 23 -0.600 5 20.500 1.200 8.500 24 -0.700 11 22 1.600 22 25.500 -1.400 25 22 0.800 28.500 24 1.800 41 26 1.600',
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
  path(
    k,
    'rgba(16,26,84,.5)',
    `M-5 ${SEA + 0.6}H58C50 ${SEA + 1.2} 40 ${SEA + 2.4} 26 ${SEA + 3}C14 ${SEA + 3.6} 4 ${SEA + 3} -5 ${SEA + 3.4}Z`,
  )
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

/** Where an oar has stirred the water: a lens of light and two broken ripples round it. */
function puddle(k, x, y, q, power) {
  k.globalAlpha = power
  const lens = (c, rx, ry) =>
    path(
      k,
      c,
      `M${x - rx} ${y}C${x - rx * 0.5} ${y - ry} ${x + rx * 0.3} ${y - ry * 1.1} ${x + rx} ${y - ry * 0.1}C${x + rx * 0.4} ${y + ry} ${x - rx * 0.4} ${y + ry * 0.9} ${x - rx} ${y}Z`,
    )
  lens('rgba(40,140,255,.28)', q * 1.5, q * 0.42)
  lens('#2aa6f4', q * 0.8, q * 0.2)
  lens('#a4f0ff', q * 0.42, q * 0.1)
  for (const [a, b, m] of points('0.300 1.500 1.300 2.900 4.300 1.300 4.900 5.900 1.250', 3)) {
    k.strokeStyle = 'rgba(90,200,255,.7)'
    k.lineWidth = q * 0.06
    k.beginPath()
    k.ellipse(x, y, m * q, m * q * 0.34, 0, a, b)
    k.stroke()
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
  alt: 'Di notte alle Maldive un uomo rema sotto la Via Lattea e la bambina sfiora l’acqua: la mano, il remo e la risacca accendono il mare d’azzurro',
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
      path(k, '#eaf4ff', 'M42 9.200L56 13.800L42.200 9.600Z')
      water(k)
      island(k)
      beach(k)
      // What the boat leaves behind: its wake, the strokes of the oar, the ribbon from her hand.
      light(
        k,
        (t) => [84 - t * 82, 61 - t * 9 + Math.sin(t * 7) * 1.1],
        (t) => 0.75 * (1 - t) ** 0.8 * Math.min(1, t * 9),
      )
      for (let i = 1; i < 4; i++)
        puddle(k, 100.5 - i * 20, 67.6 - i * 2.2, 3.6 - i * 0.7, 0.95 - i * 0.22)
      at(k, 97, 59, 0.78, rowingBoat)
      light(
        k,
        (t) => [115.5 - t * 37, 60.2 + 2.2 * Math.sin(Math.PI * t) ** 0.6],
        (t) => 0.36 * Math.sin(Math.PI * t) + 0.08,
      )
      light(
        k,
        (t) => [78.8 - t * 30, 62 + Math.sin(t * 5.5) * 1.4 - t * 0.6],
        (t) => 0.55 * (1 - t) ** 0.7 * Math.min(1, t * 8) + 0.04,
      )
      puddle(k, 99.9, 63.9, 3.2, 1)
    })
    return finish(s, { bloom: 0.22 })
  },
}
