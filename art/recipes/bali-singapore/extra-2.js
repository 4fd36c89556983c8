import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { tower } from '../../things/kite-day.js'
import { processionBoat, rainBoy, rainDog } from '../../things/lake-rain.js'

const SHORE = 60

/** The rim of the old crater in four depths, cloud lying between them. */
function rim(k) {
  for (const [c, lit, d, l] of [
    [
      '#b4ccd4',
      '#c8dcdc',
      'M-4 30C14 22 30 18 46 22C62 27 78 24 96 20C116 15 136 22 164 16V64H-4Z',
      'M-4 30C14 22 30 18 46 22C36 26 26 34 20 44H-4Z',
    ],
    [
      '#8cb4bc',
      '#a4c8c4',
      'M-4 40C10 38 22 30 38 33C54 37 64 42 82 40C104 37 124 28 142 31C152 33 158 36 164 35V64H-4Z',
      'M-4 40C10 38 22 30 38 33C28 37 20 44 12 52H-4Z',
    ],
    [
      '#5c949c',
      '#74aca4',
      'M-4 48C12 44 26 46 44 50C64 54 90 52 112 48C132 44 148 46 164 43V64H-4Z',
      'M-4 48C12 44 26 46 44 50C34 53 26 57 20 62H-4Z',
    ],
  ]) {
    path(k, c, d)
    path(k, lit, l)
  }
}

/** A drift of cloud along a slope: long, frayed at both ends, lobed above and below. */
function bank(k, x, y, q, colour) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(
    k,
    colour,
    'M-46 0C-38 -1.600 -32 -0.600 -28 -1.400C-24 -4 -17 -4 -13 -2C-8 -5.400 0 -5 4 -2.400C9 -4.600 16 -4 19 -1.600C26 -2.400 36 -1 46 -1.200C38 0.400 31 0 26 1.400C21 3.400 14 3 10 1.800C5 4 -4 4.200 -9 2C-15 3.600 -22 3 -26 1C-32 1.600 -39 0.800 -46 0Z',
  )
  k.restore()
}

/** The lake under rain, paler where the sky is open. */
function lake(k) {
  path(
    k,
    '#5c949c',
    `M-4 ${SHORE - 3}C40 ${SHORE - 4} 110 ${SHORE - 2} 164 ${SHORE - 4}V${SHORE + 1}H-4Z`,
  )
  for (const [c, d] of [
    ['#b4dcd8', `M-4 ${SHORE}H164V96H-4Z`],
    ['#8cc8cc', 'M-4 66C30 63.500 70 67 110 65C134 64 150 65.500 164 64.500V96H-4Z'],
    ['#68b0bc', 'M-4 73C40 70 80 74 120 72C140 71 154 73 164 71.500V96H-4Z'],
    ['#4898ac', 'M-4 81C40 78 90 82 126 79.500C146 78.500 156 80.500 164 79V96H-4Z'],
    ['#347e98', 'M-4 90C40 86 90 90 126 87.500C146 86 156 88 164 87V96H-4Z'],
  ])
    path(k, c, d)
}

/** An islet: its wall of stone, flowers along it. */
function islet(k, from, to, y, seed) {
  const r = random(seed)
  const mid = (from + to) / 2
  path(
    k,
    '#54687c',
    `M${from} ${y + 0.8}L${from + 1.4} ${y - 2.4}H${to - 1.4}L${to} ${y + 0.8}Q${mid} ${y + 2} ${from} ${y + 0.8}Z`,
  )
  path(k, '#b0aca4', `M${from} ${y + 0.8}L${from + 1.4} ${y - 2.4}H${mid}L${mid - 3} ${y + 1.4}Z`)
  stroke(k, '#e4f8f0', 0.4, `M${from - 1.5} ${y + 1.2}Q${mid} ${y + 2.6} ${to + 1.5} ${y + 1.2}`)
  for (let x = from + 1; x < to - 0.4; x += 1.5)
    clump(
      k,
      x,
      y - 2.6 - r() * 0.8,
      1.3 + r() * 0.7,
      [
        ['#2c6464', '#3c8464', '#84b468'],
        ['#2c6464', '#4c946c', '#9cc874'],
        ['#a43c68', '#e0648c', '#fcb0c0'],
      ][Math.floor(r() * 3)],
      r() * 6,
      { side: -1 },
    )
}

/** The temple upside down in the water, broken by waves. */
function mirrored(k, x, y, q, roofs) {
  k.save()
  k.globalAlpha = 0.34
  k.translate(x, y)
  k.scale(q, -q * 0.62)
  tower(k, roofs)
  k.restore()
  for (let i = 0; i < (roofs > 5 ? 9 : 4); i++) {
    const yy = y + 3 + i * 3
    const half = 8.4 * q * (1 - i * 0.07)
    stroke(
      k,
      ['#a0d4d4', '#7cbcc4', '#60a8b8'][Math.floor(i / 3)],
      0.8,
      `M${x - half + (i % 3) * 2} ${yy}q${half * 0.5} -0.800 ${half} 0t${half * 0.8} 0`,
    )
  }
}

/** Our own boat: the inside first, then those in it, then the near side and the prow. */
function ourBoat(k) {
  path(k, '#4c3448', 'M-6 80C16 82.500 40 80 54 74.500C59 72 62 69 64 65L58 80L40 96H-6Z')
  path(
    k,
    '#7c5450',
    'M-6 80C16 82.500 40 80 54 74.500C59 72 62 69 64 65L62.400 70C59 75 54 78.400 46 80.500C30 84 12 84.500 -6 83Z',
  )
  at(k, 46.5, 80.6, 1, rainDog)
  at(k, 14, 85.6, 1.06, rainBoy)
  path(
    k,
    '#f4ece0',
    'M-6 86C16 89.500 42 86 56 78.500C61 75.400 64 70.500 66 63.500L68.500 62.500C69 72 65 82 57 89C53 92.600 50 96 48 98H-6Z',
  )
  path(
    k,
    '#e8543c',
    'M-6 86C16 89.500 42 86 56 78.500C61 75.400 64 70.500 66 63.500L68.500 62.500C68.600 65.500 68.200 68.500 67.300 71.400C64.500 77 61 80 56 82.500C42 89 16 92.500 -6 89.500Z',
  )
  path(k, '#2c8c94', 'M-6 92.500C16 95 40 92.500 54 86.500C50 91 47 95 45 98H-6Z')
  path(k, '#f8c43c', 'M66 63.500L68.500 62.500L69.500 59.500L66.600 60.600Z')
  path(
    k,
    'rgba(52,36,92,.26)',
    'M57 89C65 82 69 72 68.500 62.500L67.400 63C67.600 72 63 80 55 86C50 90 46 94 44 98H48C50 96 53 92.600 57 89Z',
  )
  stroke(k, '#f4fffa', 0.6, 'M58 90Q63 88.600 68 90M55 93.500Q61 92 66 93.800')
}

const CANOPY = [36, -12, 124, 24]
const edge = (a, out = 0) => [
  CANOPY[0] + Math.cos(a) * (CANOPY[2] + out * 2),
  CANOPY[1] + Math.sin(a) * (CANOPY[3] + out),
]

/** The parasol we sit under: ribs, lining, a fringe from which the rain runs. */
function ourParasol(k) {
  const ribs = Array.from({ length: 23 }, (_, i) => 0.1 + (i * 2.94) / 22)
  ribs.slice(0, -1).forEach((a, i) => {
    const b = ribs[i + 1]
    const [p, q] = [edge(a), edge(b)]
    const m = edge((a + b) / 2, -0.9)
    path(k, i % 2 ? '#f4a83c' : '#f8bc4c', `M36 -16L${p.join(' ')}Q${m.join(' ')} ${q.join(' ')}Z`)
    // The fringe hangs from the hem in scallops.
    const low = edge((a + b) / 2, 5.6)
    path(
      k,
      i % 2 ? '#fff8e4' : '#e8483c',
      `M${p.join(' ')}Q${m.join(' ')} ${q.join(' ')}L${q[0]} ${q[1] + 1.6}Q${low.join(' ')} ${p[0]} ${p[1] + 1.6}Z`,
    )
    const [x, y] = edge((a + b) / 2, 3.2)
    if (i % 3 !== 1)
      for (const d of [1.6, 5 + (i % 4) * 1.4])
        path(
          k,
          '#f8fffc',
          `M${x} ${y + d}C${x + 0.55} ${y + d + 1.4} ${x + 0.5} ${y + d + 2.2} ${x} ${y + d + 2.2}C${x - 0.5} ${y + d + 2.2} ${x - 0.55} ${y + d + 1.4} ${x} ${y + d}Z`,
        )
  })
  for (const a of ribs) stroke(k, '#9c5438', 0.5, `M36 -14L${edge(a).join(' ')}`)
  for (const out of [-6, -12])
    stroke(k, '#e88c34', 0.5, `M${ribs.map((a) => edge(a, out).join(' ')).join('L')}`)
}

/** Rain over all. */
function rain(k) {
  const r = random(23)
  let drops = ''
  for (let i = 0; i < 95; i++) {
    const [x, y, n] = [r() * 168, 10 + r() * 78, 1.8 + r() * 2.6]
    drops += `M${x} ${y}l${-n * 0.2} ${n}`
  }
  stroke(k, 'rgba(250,255,255,.62)', 0.18, drops)
}

/** Its rings on the lake. */
function rings(k) {
  const r = random(31)
  for (let i = 0; i < 26; i++) {
    const y = 64 + r() * 26
    const [x, q] = [64 + r() * 98, (y - 56) * 0.055]
    stroke(
      k,
      'rgba(244,255,252,.66)',
      0.2,
      `M${x - q * 1.6} ${y}a${q * 1.6} ${q * 0.4} 0 1 0 ${q * 3.2} 0a${q * 1.6} ${q * 0.4} 0 1 0 ${-q * 3.2} 0`,
    )
    if (i % 3 === 0) stroke(k, '#ffffff', 0.25, `M${x} ${y}v${-q * 0.9}`)
  }
}

export default {
  alt: 'Pioggia sul lago Beratan, visto da sotto un parasole giallo: un ragazzo tende la mano alle gocce e il cane le beve; una barca porta le offerte ai meru di Ulun Danu fra le nuvole basse',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.2, 0.1], horizon: SHORE / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#a4bcd0'],
        [0.4, '#c8dce0'],
        [0.75, '#f4f0d8'],
        [1, '#fdf0cc'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      rim(k)
      for (const [x, y, q, c] of [
        [118, 24, 0.8, '#d4e4e4'],
        [36, 40, 0.9, '#e0ece4'],
        [134, 39, 1, '#e4efe8'],
        [62, 50, 0.8, '#ecf4ea'],
        [2, 47, 0.6, '#d4e8e0'],
        [124, 54, 0.9, '#f0f6ec'],
      ])
        bank(k, x, y, q, c)
      lake(k)
      mirrored(k, 91, 63, 1, 11)
      mirrored(k, 145, 61.6, 0.84, 3)
      islet(k, 78, 104, 63.4, 3)
      at(k, 91, 61, 1, (q) => tower(q, 11))
      islet(k, 134, 156, 61.8, 8)
      at(k, 145, 59.4, 0.84, (q) => tower(q, 3))
      rings(k)
      at(k, 118, 76, 0.9, (q) => processionBoat(q))
      rain(k)
      ourBoat(k)
      ourParasol(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
