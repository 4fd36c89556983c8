import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { meru, splitGate } from '../../things/bali.js'

const tropicalMorning = {
  ...moods.dawn,
  sky: [
    [0, '#3f86bc'],
    [0.4, '#8cc0d8'],
    [0.72, '#f2dcb4'],
    [1, '#ffeabc'],
  ],
  haze: '#f3e0bd',
  lit: '#fff3da',
  shade: '#6f86a8',
  front: 0.66,
}

const STEPS = 13
/** The lower edge of a terrace: they follow the hillside round a hollow, lower and broader towards us. */
function edge(step, x) {
  const t = step / STEPS
  return (
    54.5 +
    46 * t ** 1.45 -
    (9 - 4 * t) * ((x - 84) / 90) ** 2 +
    (0.8 + 3 * t) * Math.sin(x * 0.048 + t * 2.6) +
    (0.2 + 0.8 * t) * Math.sin(x * 0.11 + t * 5)
  )
}

/** Fields by their season: a mirror of water, seedlings, young, full and ripe rice. */
const FIELDS = [
  ['#a9cfd8', '#dbe9dc'],
  ['#a3cc8c', '#bcd89a'],
  ['#8cc452', '#a8d660'],
  ['#5fa546', '#78b84c'],
  ['#d2bc4e', '#e6d068'],
]

/** The area between two lines. */
function strip(a, b, up, down) {
  const xs = []
  for (let x = a; x < b; x += 1.5) xs.push(x)
  xs.push(b)
  return [...xs.map((x) => [x, up(x)]), ...xs.toReversed().map((x) => [x, down(x)])]
}

/** How high the bank of a terrace is. */
const bankOf = (step) => 0.35 + (2 * step) / STEPS

/** One terrace: its fields side by side, their low dikes, and the bank that falls to the next. */
function terrace(k, step, from, to, r) {
  const t = step / STEPS
  const bank = bankOf(step)
  const up = (x) => edge(step, x)
  const low = (x) => edge(step + 1, x)
  for (let x = from; x < to; ) {
    const wide = (24 + r() * 44) * (0.45 + t)
    const end = Math.min(to, x + wide)
    const kind =
      step === 9 ? 0 : [0, 2, 3, 2, 1, 4, 3, 0, 2, 3][(Math.floor(r() * 4) + step * 3) % 10]
    const [dark, light] = FIELDS[kind]
    fill(k, dark, strip(x, end, up, low))
    fill(
      k,
      light,
      strip(x, end, up, (px) => up(px) + (low(px) - up(px)) * (kind ? 0.42 : 0.6)),
    )
    if (kind === 0 && t > 0.2 && step !== 9)
      for (let row = 0.35; row < 0.9; row += 0.3)
        for (let px = x + 2; px < end - 2; px += 1.6 + t * 2) {
          const py = up(px) + (low(px) - up(px) - bank) * row
          stroke(
            k,
            '#7fae58',
            0.08 + 0.16 * t,
            `M${px} ${py}l${-0.3 * t} ${-0.7 * t}M${px} ${py}l${0.3 * t} ${-0.7 * t}`,
          )
        }
    if (kind > 1 && t > 0.3)
      for (let px = x + 1; px < end - 1; px += 1 + t) {
        const py = up(px) + (low(px) - up(px) - bank) * (0.4 + r() * 0.5)
        stroke(
          k,
          light,
          0.12 + 0.2 * t,
          `M${px} ${py}l${-0.5 * t} ${-1.1 * t}M${px} ${py}l${0.5 * t} ${-1.1 * t}`,
        )
      }
    stroke(
      k,
      '#4f8440',
      0.25 + 0.7 * t,
      `M${end} ${up(end)}q${-0.5 - t} ${(low(end) - up(end)) * 0.5} ${-0.6 * t} ${low(end) - up(end)}`,
    )
    x = end
  }
  fill(
    k,
    '#3a6e3c',
    strip(from, to, (x) => low(x) - bank, low),
  )
  fill(
    k,
    '#2a5638',
    strip(from, to, (x) => low(x) - bank * 0.4, low),
  )
  fill(
    k,
    '#a6cc5c',
    strip(
      from,
      to,
      (x) => low(x) - bank,
      (x) => low(x) - bank * 0.76,
    ),
  )
}

/** A farmer behind a buffalo that draws the plough through the water; to the right, 30 units long. */
function ploughing(k) {
  path(k, '#3a3442', 'M2 -1L3 -7H5.500L5 0ZM14 -1V-7H17L16.500 0Z')
  path(
    k,
    '#5a5260',
    'M0 -8C0 -12.500 4 -14.500 9 -14C13 -14.200 16 -15 19 -14.600C22 -16 25 -15.500 26 -13C27.500 -11.500 28 -9.500 26.500 -8.500C24.500 -8.500 23 -9.500 21.500 -9.500C20.500 -7 19 -6 17.500 -5.500L17.800 0H15.400L14.500 -5.500C11 -5 7 -5 4.500 -5.800L4 0H1.600L1.400 -5C0.400 -6 0 -7 0 -8Z',
  )
  path(
    k,
    '#8a7f86',
    'M0.400 -10C2 -13.500 5 -14.400 9 -14C13 -14.200 16 -15 19 -14.600C20.500 -15.300 22 -15.500 23.500 -15.200C18 -13 8 -12.500 0.400 -10Z',
  )
  path(
    k,
    '#c9b894',
    'M22.500 -14.800C20 -17 16.500 -18 14 -17.400C17 -19.500 22 -18.500 24 -15.400Z',
  )
  path(k, '#1f1a24', 'M24.500 -12.800a0.500 0.500 0 1 0 0.010 0Z')
  stroke(k, '#6a4a34', 0.7, 'M16 -11L-6 -4.500L-9 -1M-6 -4.500L-10.500 -9.500')
  path(k, '#8a5640', 'M-13.600 0L-13 -7H-10.600L-10.400 0H-11.600L-12 -4L-12.400 0Z')
  path(k, '#2f6f96', 'M-14 -9.500H-10L-10.200 -4.500H-13.800Z')
  path(k, '#f4efe2', 'M-14.200 -15.500C-13 -16.500 -11 -16.500 -10 -15.500L-9.800 -9H-14.200Z')
  path(k, '#c9bfb4', 'M-11.600 -16.200C-11 -16.100 -10.400 -15.900 -10 -15.500L-9.800 -9H-11.400Z')
  stroke(k, '#8a5640', 1, 'M-10.600 -14.800L-8.600 -12L-10.200 -9.600')
  path(k, '#8a5640', 'M-12 -19.400a1.600 1.800 0 1 0 0.010 0Z')
  path(
    k,
    '#e3b44c',
    'M-16 -17.600L-12 -21.400L-8 -17.600C-10.600 -18.400 -13.400 -18.400 -16 -17.600Z',
  )
}

const LEAF = [
  ['#6fae54', '#35704a'],
  ['#5a9a4e', '#2c6246'],
  ['#88be5a', '#427e4a'],
]

/** A leaf of the coconut palm: a bent rib, leaflets that hang from it in teeth, a lit upper edge. */
function leaf(k, x, y, length, angle, tone) {
  const way = Math.cos(angle) > 0 ? 1 : -1
  const rib = Array.from({ length: 27 }, (_, i) => {
    const t = i / 26
    const a = angle + way * 0.62 * t
    return [
      x + Math.cos(a) * length * t,
      y + Math.sin(a) * length * t + length * 0.22 * t * t,
      length * 0.23 * Math.sin(Math.PI * (0.1 + 0.82 * t)) * (i % 2 ? 0.58 : 1),
    ]
  })
  fill(k, LEAF[tone][1], [
    ...rib,
    ...rib.toReversed().map(([a, b, l]) => [a - way * l * 0.2, b + l]),
  ])
  fill(k, LEAF[tone][0], [
    ...rib,
    ...rib.toReversed().map(([a, b, l]) => [a - way * l * 0.1, b + l * 0.42]),
  ])
}

/** An egret that stands in the water. */
function egret(k) {
  stroke(k, '#4a4450', 0.35, 'M-0.500 0V-4M0.700 0V-4')
  path(
    k,
    '#ffffff',
    'M-4 -4C-3 -7 0 -8 2 -7C3 -8.500 3.500 -10 3 -11.500C2.600 -13 4.500 -13.800 5.500 -12.800L8.400 -12L5.400 -11.800C5 -9.500 4.500 -7.500 3 -5.500C1.500 -3.600 -1 -3.200 -4 -4Z',
  )
  path(k, '#cdd8dc', 'M-4 -4C-1 -5 1.500 -5 3 -5.500C1.500 -3.600 -1 -3.200 -4 -4Z')
  path(k, '#e8a83a', 'M5.500 -12.700L8.600 -12L5.500 -11.900Z')
}

export default {
  alt: 'Risaie a terrazza verdissime con un tempio balinese dai molti tetti e il vulcano Agung nel mattino dorato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: tropicalMorning,
      sun: [0.03, 0.26],
      horizon: h > w ? 0.62 : 0.56,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.86 0.13 30 6 5 0.62 0.2 18 3 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff4e0', dark: '#d3c4b8' })
    const f = field(s, { centre: 93, zoom: 0.8, foot: 1 })
    const [x0, x1] = [-8, 168]
    f.draw(s.k, (k) => {
      // Agung: a broken cone, its left flank in the sun, a scarf of cloud.
      const left = rough(points('-8 50 20 44 38 36 50 26 58 17.500 62 13'), 0.4, 3)
      const right = rough(points('62 13 67.500 12.500 73 18 82 27 96 37 116 45 150 50'), 0.4, 5)
      fill(k, '#93a8bc', [...left, ...right, ...points('150 60 -8 60')])
      fill(k, '#e2cdb4', [...left, ...points('65 14.500 63 22 67 30 61 39 64 52 -8 54')])
      for (const [c, d] of [
        ['#c3b2a8', 'M58 18L54 27L45 37L34 48H46L54 38L58 28Z'],
        ['#cfbdae', 'M42 34L32 42L18 49H28L38 42Z'],
        ['#f4e2c4', 'M62 13L65 14.500L62.500 23L58.500 30L60 21Z'],
        ['#7f97b0', 'M68 14L73 24L82 34L96 45H84L75 36L69 26Z'],
        ['#7f97b0', 'M88 33L102 41L122 48H110L96 42Z'],
      ])
        path(k, c, d)
      path(
        k,
        '#fff4dc',
        'M26 41C40 38 62 39.500 82 40C100 40.500 118 43 128 45C112 46.500 92 44.500 72 45C54 45.500 38 44.500 26 41Z',
      )
      path(k, '#b9c8a4', 'M-8 50C14 47 36 49 58 48.500C90 48 120 50 168 44V60H-8Z')
      path(k, '#9cb888', 'M-8 53C20 50 50 52.500 84 52C116 52 140 51.500 168 47V60H-8Z')
      const r = random(11)
      // Palms of the far villages.
      for (const [x, y, tall] of points(
        '34 52 7 38.500 52.500 5 88 52.500 6 93 53 8 150 49.500 9 157 49 7 20 52 5',
        3,
      )) {
        stroke(k, '#8a9a78', 0.35, `M${x} ${y}q0.600 ${-tall * 0.6} 0.200 ${-tall}`)
        for (let i = 0; i < 7; i++) {
          const a = -3 + (i / 6) * 2.9
          stroke(
            k,
            i < 4 ? '#9cbc74' : '#6f9870',
            0.5,
            `M${x + 0.2} ${y - tall}q${Math.cos(a) * 1.6} ${Math.sin(a) * 1.6} ${Math.cos(a) * 2.8} ${Math.sin(a) * 1.2 + 1}`,
          )
        }
      }
      for (let step = 0; step < 5; step++) terrace(k, step, x0, x1, r)
      // The grove of the temple.
      const GREENS = [
        ['#2a6248', '#3f8050', '#74ac58'],
        ['#2f6a4a', '#4a8c50', '#8cbc5c'],
        ['#24584a', '#37744e', '#5f9c54'],
      ]
      for (let x = 100; x < 140; x += 1.7)
        for (let j = 3; j >= 0; j--)
          clump(
            k,
            x + (r() - 0.5) * 2,
            61.5 - j * 1.5 * (0.5 + r()),
            1.8 + r(),
            GREENS[Math.floor(r() * 3)],
            r() * 6,
          )
    })
    const spot = (x, y) => {
      const [px, py] = f.at([x, y])
      return { x: px / s.w, y: py / s.h }
    }
    const q = s.portrait ? 1.22 : 1
    place(s, meru({ tiers: 11 }), {
      ...spot(117, 62.5),
      size: 49 * q,
      rim: 0.5,
      front: 0.72,
      shadow: false,
    })
    place(s, meru({ tiers: 5 }), {
      ...spot(130.5, 62.8),
      size: 25 * q,
      rim: 0.5,
      front: 0.7,
      shadow: false,
    })
    place(s, splitGate(), { ...spot(104, 63.2), size: 15 * q, rim: 0.4, front: 0.7, shadow: false })
    f.draw(s.k, (k) => {
      const r = random(23)
      for (let x = 97; x < 142; x += 1.3)
        clump(
          k,
          x + (r() - 0.5),
          63.4 + Math.sin(x * 0.3) * 0.4,
          1.1 + r() * 0.7,
          [
            ['#2a6248', '#3f8050', '#74ac58'],
            ['#2f6a4a', '#4a8c50', '#8cbc5c'],
            ['#a83c54', '#dc6480', '#f49cae'],
          ][x % 7 < 1.5 ? 2 : Math.floor(r() * 2)],
          r() * 6,
        )
      for (let step = 5; step < STEPS; step++) terrace(k, step, x0, x1, r)
      // Somebody ploughs with a buffalo; egrets follow.
      const wet = (x, share) => edge(9, x) + (edge(10, x) - bankOf(9) - edge(9, x)) * share
      for (const [x, share, l] of points('46 0.400 6 62 0.850 7 92 0.300 6 108 0.700 8', 3))
        stroke(k, '#f2f4e4', 0.35, `M${x} ${wet(x, share)}L${x + l} ${wet(x + l, share)}`)
      path(
        k,
        'rgba(50,86,96,.45)',
        `M60 ${wet(60, 0.6)}L74 ${wet(74, 0.5)}L96 ${wet(96, 0.55)}L92 ${wet(92, 0.85)}L70 ${wet(70, 0.85)}Z`,
      )
      at(k, 70, wet(72, 0.72), 0.62, ploughing)
      for (const [x, share, size, flip] of points(
        '52 0.900 0.520 0 56.500 1.700 0.600 1 94 1.300 0.480 1',
        4,
      ))
        at(k, x, wet(x, share), size, egret, Boolean(flip))
    })
    // A palm close to us on the left, leaves before the sun.
    s.layer(
      (k) => {
        const u = s.u
        const [px, py] = [s.x(s.pick(0.085, 0.02)), s.y(s.pick(0.24, 0.2))]
        k.fillStyle = '#5a4440'
        k.beginPath()
        k.moveTo(s.x(s.pick(-0.005, -0.12)), s.h * 1.02)
        k.quadraticCurveTo(s.x(s.pick(0.04, -0.04)), s.y(0.6), px - u * 0.9, py)
        k.lineTo(px + u * 1.1, py)
        k.quadraticCurveTo(s.x(s.pick(0.07, 0.01)), s.y(0.6), s.x(s.pick(0.035, -0.05)), s.h * 1.02)
        k.fill()
        for (const [i, a] of [
          -2.95, -0.2, -2.5, -0.62, -3.35, 0.22, -2.05, -1.1, -1.6, 0.62, -3.75,
        ].entries())
          leaf(k, px, py, u * s.pick(25, 29) * (0.85 + 0.1 * (i % 3)), a, i % 3)
        k.fillStyle = '#7a5a34'
        for (const [dx, dy] of [
          [-1, 1],
          [0.6, 1.4],
          [1.6, 0.4],
        ]) {
          k.beginPath()
          k.arc(px + dx * u, py + dy * u, u * 1.15, 0, 7)
          k.fill()
        }
      },
      { lit: false },
    )
    birds(s, { x: 0.54, y: 0.26, count: 5, seed: 5 })
    return finish(s, { rays: 0.06 })
  },
}
