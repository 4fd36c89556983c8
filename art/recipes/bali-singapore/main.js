import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import {
  dragonKite,
  egret,
  gallopingDog,
  runner,
  shelter,
  splitGate,
  tower,
} from '../../things/kite-day.js'

const [X0, X1] = [-60, 220]
const LAND = 54

const windyMorning = {
  ...moods.dawn,
  sky: [
    [0, '#2f8cc4'],
    [0.4, '#7cc4dc'],
    [0.74, '#fbe4b8'],
    [1, '#ffd49c'],
  ],
}

/** Agung: a broken cone, bare above, wooded below; its left flank in the sun. */
function agung(k) {
  k.save()
  k.translate(5, 0)
  path(
    k,
    '#8c9cc4',
    'M-60 58C-30 54 -6 48 12 42C26 36 38 27 47 18.500L50.500 16L54 15L57 17L61 16.500L66 19C72 26 82 34 94 40C112 48 136 53 180 56V60H-60Z',
  )
  path(
    k,
    '#f0d0b0',
    'M12 42C26 36 38 27 47 18.500L50.500 16L54 15L53 21L56 27L51 33L54 40L49 47L52 57H-70V59C-34 54 -6 48 12 42Z',
  )
  for (const [c, d] of [
    // Ravines run down from the rim, fork, and lose themselves in the wood.
    [
      '#d6b6ac',
      'M46.500 20L41 28L33 35L23 42L6 50L20 48L27 43.500L22 50L32 45L36 38.500L43 31L46.500 25Z',
    ],
    ['#dcc0ac', 'M30 37L20 42.500L2 49.500L-14 53L4 52L16 47.500L25 42Z'],
    [
      '#d6b6ac',
      'M50.500 20L48 28L45.500 35L39 45L34 53L43 51L45.500 44L46 52L50 42L49 35L51.500 28Z',
    ],
    ['#fff0d0', 'M50.500 16L54 15L53 21L50 26L48 30L49 22Z'],
    [
      '#7080b4',
      'M57 17L61 16.500L62 21L66 27L73 34L83 41.500L99 50L86 48L80 44.500L84 51L74 46.500L69 39L62 30L58 22Z',
    ],
    ['#7c8cbc', 'M66 19L71 25L80 32L92 39L106 45L124 50.500L108 50L97 46.500L87 41L76 34L69 27Z'],
    [
      '#a4b8a8',
      'M-70 58C-50 52 -30 50 -12 51C4 49 16 47 30 49C42 50.500 50 52 60 51C74 48.500 88 50 102 51C120 52 150 54 180 54V60H-70Z',
    ],
    [
      '#8cb094',
      'M-70 58C-46 55 -24 54 -4 54.500C14 52.500 26 53 42 54C60 54.500 76 52.500 92 53.500C112 54 150 56 180 55V60H-70Z',
    ],
  ])
    path(k, c, d)
  // Haze of the morning over its foot.
  const g = k.createLinearGradient(0, 34, 0, 57)
  g.addColorStop(0, 'rgba(255,226,184,0)')
  g.addColorStop(0.6, 'rgba(255,226,184,.5)')
  g.addColorStop(1, 'rgba(255,230,194,.85)')
  path(
    k,
    g,
    'M-70 59C-34 54 -6 48 12 42C26 36 38 34 47 34H84C84 35 88 37 94 40C112 48 136 53 180 56V60H-70Z',
  )
  path(
    k,
    '#fff4e0',
    'M16 38C22 35.500 30 37 38 36C48 34.500 56 37.500 64 36.500C72 35.500 82 38 90 38.500C80 40.500 70 39.500 60 40.500C48 41.500 30 40.500 16 38ZM56 43.500C66 41.500 78 43.600 90 43C98 43 104 44 110 45C98 46.500 84 45.600 74 46C66 46 60 45 56 43.500Z',
  )
  k.restore()
}

/** A coconut palm far off. */
function farPalm(k, x, y, tall, [bark, lit, dark]) {
  stroke(k, bark, tall * 0.05, `M${x} ${y}q${tall * 0.1} ${-tall * 0.6} ${tall * 0.04} ${-tall}`)
  for (const [a, l, c] of [
    [-2.9, 0.4, dark],
    [-0.2, 0.42, dark],
    [-2.4, 0.4, lit],
    [-0.7, 0.4, dark],
    [-1.7, 0.34, lit],
    [-3.4, 0.36, lit],
    [0.3, 0.36, dark],
  ]) {
    const [px, py] = [x + tall * 0.04, y - tall]
    const [ex, ey] = [
      px + Math.cos(a) * l * tall,
      py + Math.sin(a) * l * tall * 0.8 + l * tall * 0.36,
    ]
    const [mx, my] = [px + Math.cos(a) * l * tall * 0.6, py + Math.sin(a) * l * tall * 0.9]
    path(
      k,
      c,
      `M${px} ${py}Q${mx} ${my - tall * 0.06} ${ex} ${ey}Q${mx} ${my + tall * 0.1} ${px} ${py}Z`,
    )
  }
}

const GREENS = [
  ['#1f5848', '#2f7450', '#4c9454'],
  ['#2a6a4c', '#429050', '#84bc5c'],
  ['#348050', '#68ac54', '#bcdc74'],
]

/** The knoll of the temple: grove behind, gate, towers, hibiscus at their feet. */
function temple(k) {
  for (const [x, y, tall] of points('138 60 16 143 60 12 101 59 11 95 59 9', 3))
    farPalm(k, x, y, tall, ['#7c7458', '#6cac58', '#3c7c54'])
  leafMass(k, {
    box: [98, 52, 142, 62],
    inside: (x, y) => y > 58 - 4 * Math.sin(((x - 98) / 44) * Math.PI) + Math.sin(x) * 0.8,
    light: (x, y) => 0.9 - (y - 54) / 12 - (x - 98) / 140,
    size: 3,
    tones: GREENS,
    seed: 11,
  })
  at(k, 128.5, 61.6, 0.84, (g) => tower(g, 5))
  at(k, 116.5, 62, 0.88, (g) => tower(g, 11))
  at(k, 104.5, 62.2, 0.8, splitGate)
  leafMass(k, {
    box: [97, 61, 140, 64],
    inside: (x, y) => y > 61.8 && y < 63.4,
    light: (x) => 0.8 - (x - 96) / 80,
    size: 1.7,
    tones: [...GREENS, ['#b83c5c', '#e8688c', '#ffb0bc']],
    seed: 3,
  })
}

/** What the flooded fields give back: sky, mountain and temple turned over, pressed a little. */
function mirrored(k) {
  const g = k.createLinearGradient(0, LAND, 0, 100)
  g.addColorStop(0, '#ffdca8')
  g.addColorStop(0.3, '#fde6bc')
  g.addColorStop(0.62, '#a4d8dc')
  g.addColorStop(1, '#58b0d4')
  path(k, g, `M${X0} ${LAND - 20}H${X1}V140H${X0}Z`)
  for (const [y0, scale, what] of [
    [58, 0.66, agung],
    [64.5, 0.72, temple],
  ]) {
    k.save()
    k.translate(0, y0 * (1 + scale))
    k.scale(1, -scale)
    what(k)
    k.restore()
  }
  path(k, 'rgba(255,240,210,.2)', `M${X0} ${LAND - 20}H${X1}V140H${X0}Z`)
}

const STEPS = 9
/** The lower edge of a terrace: they follow the hill round a hollow, lower and broader towards us. */
function edge(step, x) {
  const t = step / STEPS
  return (
    55.5 +
    44 * t ** 1.4 -
    (6 - 3 * t) * ((x - 72) / 92) ** 2 * (1 - t * 0.4) +
    (0.6 + 3.2 * t) * Math.sin(x * 0.042 + t * 4.4 + 0.6) +
    (0.3 + 1.1 * t) * Math.sin(x * 0.093 + t * 7)
  )
}
const bankOf = (step) => 0.7 + (3 * step) / STEPS

/** The area between two lines. */
function strip(a, b, up, down) {
  const xs = []
  for (let x = a; x < b; x += 1.2) xs.push(x)
  xs.push(b)
  return [...xs.map((x) => [x, up(x)]), ...xs.toReversed().map((x) => [x, down(x)])]
}

/** Where the fields of each step end, and what grows in each: w water, g young rice, r ripe. */
const FIELDS = [
  [
    [-20, 'g'],
    [26, 'w'],
    [70, 'g'],
    [108, 'w'],
    [150, 'g'],
    [X1, 'w'],
  ],
  [
    [-10, 'w'],
    [44, 'g'],
    [88, 'w'],
    [140, 'g'],
    [X1, 'w'],
  ],
  [
    [10, 'g'],
    [62, 'w'],
    [94, 'g'],
    [146, 'g'],
    [X1, 'w'],
  ],
  [
    [-16, 'w'],
    [30, 'w'],
    [80, 'w'],
    [122, 'g'],
    [X1, 'w'],
  ],
  [
    [6, 'r'],
    [50, 'g'],
    [104, 'w'],
    [152, 'w'],
    [X1, 'g'],
  ],
  [
    [-4, 'g'],
    [58, 'w'],
    [112, 'w'],
    [X1, 'g'],
  ],
  [
    [24, 'w'],
    [90, 'g'],
    [136, 'w'],
    [X1, 'w'],
  ],
  [
    [-14, 'w'],
    [64, 'w'],
    [120, 'w'],
    [X1, 'g'],
  ],
  [
    [40, 'g'],
    [100, 'g'],
    [X1, 'g'],
  ],
]
const RICE = { g: ['#6cb84c', '#8cd058'], r: ['#dcb440', '#f4d460'] }

/** All flooded fields at once, with what they mirror. */
function flooded(k) {
  k.save()
  k.beginPath()
  FIELDS.forEach((fields, step) => {
    let x = X0
    for (const [end, kind] of fields) {
      if (kind === 'w') {
        const [first, ...rest] = strip(
          x,
          end,
          (px) => edge(step, px),
          (px) => edge(step + 1, px) - bankOf(step) + 0.1,
        )
        k.moveTo(...first)
        for (const p of rest) k.lineTo(...p)
        k.closePath()
      }
      x = end
    }
  })
  k.clip()
  mirrored(k)
  k.restore()
}

/** A step of the hill: its fields, the dikes between them, the bank that falls to the next, lit along its rim. */
function terrace(k, step) {
  const t = step / STEPS
  const bank = bankOf(step)
  const up = (x) => edge(step, x)
  const low = (x) => edge(step + 1, x) - bank
  let x = X0
  for (const [end, kind] of FIELDS[step]) {
    const area = strip(x, end, up, (px) => low(px) + 0.1)
    if (kind === 'w') {
      // The shade of the bank above.
      fill(
        k,
        'rgba(40,90,90,.4)',
        strip(x, end, up, (px) => Math.min(up(px) + 0.4 + t * 0.9, low(px) + 0.1)),
      )
    } else {
      const [deep, light] = RICE[kind]
      fill(k, deep, area)
      fill(
        k,
        light,
        strip(
          x,
          end,
          (px) => up(px) + (low(px) - up(px)) * 0.45,
          (px) => low(px) + 0.1,
        ),
      )
    }
    const l = low(end) - up(end)
    fill(k, '#3c8048', [
      [end - 0.3 - t, up(end)],
      [end + 0.3 + t * 0.6, up(end)],
      [end + 0.2 - t * 2, up(end) + l],
      [end - 0.8 - t * 3.4, up(end) + l],
    ])
    x = end
  }
  fill(
    k,
    '#2c6c48',
    strip(X0, X1, low, (px) => low(px) + bank + 0.1),
  )
  fill(
    k,
    '#1f5444',
    strip(
      X0,
      X1,
      (px) => low(px) + bank * 0.62,
      (px) => low(px) + bank + 0.1,
    ),
  )
  fill(
    k,
    '#c8e070',
    strip(X0, X1, low, (px) => low(px) + bank * 0.26),
  )
}

/** Frangipani near us on the left. */
function frangipani(k) {
  leafMass(k, {
    box: [-30, 76, 40, 100],
    inside: (x, y) => y > 84 + ((x + 6) / 15) ** 2 * 1.6 - (x < -6 ? 3 : 0),
    light: (x, y) => 0.95 - (y - 80) / 16,
    size: 5.4,
    tones: GREENS,
    seed: 7,
  })
  const r = random(9)
  for (const [x, y, q] of points(
    '-2 86 2.200 6 88.500 2.400 13 87.500 2 18 92 2 1 93 2.200 -8 84 2 -14 88 2.200 24 95 1.800',
    3,
  )) {
    const turn = r() * 6
    for (let i = 0; i < 5; i++) {
      const a = turn + i * 1.2566
      k.save()
      k.translate(x, y)
      k.rotate(a)
      path(
        k,
        '#fff8ee',
        `M0 0C${q * 0.3} ${-q * 0.6} ${q * 1.1} ${-q * 0.5} ${q * 1.1} ${q * 0.05}C${q * 0.9} ${q * 0.4} ${q * 0.4} ${q * 0.3} 0 0Z`,
      )
      path(
        k,
        '#fcc840',
        `M0 0C${q * 0.2} ${-q * 0.3} ${q * 0.55} ${-q * 0.2} ${q * 0.5} ${q * 0.05}C${q * 0.4} ${q * 0.18} ${q * 0.2} ${q * 0.14} 0 0Z`,
      )
      k.restore()
    }
  }
}

export default {
  alt: 'Bambini che corrono sull’argine delle risaie a terrazza di Bali con un aquilone a forma di drago, davanti a un tempio dai molti tetti e al vulcano Agung riflesso nei campi allagati',
  heart: 88,
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, { mood: windyMorning, sun: [0.02, 0.3], horizon: h > w ? 0.66 : 0.6 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.4 })
    const f = field(s, { centre: 88.5, zoom: 0.76 })
    f.draw(s.k, (k) => {
      for (const [x, y, l, q] of points(
        '10 12 34 1.600 -4 16 26 1.300 126 22 40 1.400 138 26 34 1.100 60 -16 44 1.800 84 -11 34 1.300',
        4,
      ))
        path(
          k,
          '#fff4e0',
          `M${x} ${y}C${x + l * 0.2} ${y - q} ${x + l * 0.4} ${y - q * 0.4} ${x + l * 0.55} ${y - q * 0.9}C${x + l * 0.7} ${y - q * 1.2} ${x + l * 0.85} ${y - q * 0.3} ${x + l} ${y}C${x + l * 0.8} ${y + q * 0.5} ${x + l * 0.6} ${y + q * 0.1} ${x + l * 0.45} ${y + q * 0.5}C${x + l * 0.3} ${y + q * 0.7} ${x + l * 0.15} ${y + q * 0.2} ${x} ${y}Z`,
        )
      agung(k)
      path(
        k,
        '#a8c88c',
        `M${X0} 56C-20 50 14 53 40 55C70 56 100 54 130 53C160 51 190 50 ${X1} 47V110H${X0}Z`,
      )
      for (const [x, y, tall] of points(
        '10 53 6 14 53 7 34 54.500 6 38 54.500 5 78 55 6 84 55 5 150 52 7 156 51.500 8 -20 52 7 176 50 8',
        3,
      ))
        farPalm(k, x, y, tall, ['#9c9878', '#a8cc84', '#78a880'])
      flooded(k)
      terrace(k, 0)
      terrace(k, 1)
      terrace(k, 2)
      temple(k)
      for (let step = 3; step < STEPS; step++) terrace(k, step)
      // A shelter of thatch among the fields, egrets that look for frogs.
      at(k, 23, edge(4, 23) - 0.5, 1, shelter)
      for (const [x, step, q, m] of points(
        '36 5 0.800 0 41 5 0.700 1 122 6 0.900 0 131 6 0.800 0 100 4 0.600 1',
        4,
      ))
        at(k, x, edge(step, x) + 1.6, q, egret, m > 0)
      // They run along a dike; the line goes up to the dragon's throat.
      const dike = (x) => edge(7, x) - bankOf(6) + 0.5
      const [kx, ky] = s.pick([84, 17], [84, 12])
      stroke(k, '#fff8e8', 0.2, `M65.600 ${dike(69) - 11.5}C72 54 78 36 ${kx - 2.4} ${ky + 2.2}`)
      at(k, kx, ky, 0.72, dragonKite)
      at(k, 69, dike(69), 1.12, (g) =>
        runner(
          g,
          ['#f8f0e4', '#c8bcc8', '#e0485c', '#a02c54'],
          '-1.6 -9.300 -3 -8.200 -3 -10.200',
          '0.5 -9.2 2.200 -8 3.600 -9',
        ),
      )
      at(k, 82.5, dike(82.5), 0.98, (g) =>
        runner(
          g,
          ['#f8c43c', '#c88828', '#3c5ca8', '#26407c'],
          '-1.6 -9.300 -2.900 -10.700 -3.400 -12.600',
          '0.4 -9.2 2.200 -8.200 1.600 -6.800',
        ),
      )
      at(k, 94.5, dike(94.5), 0.84, (g) =>
        runner(
          g,
          ['#48b8b0', '#2c848c', '#f0884c', '#b85838'],
          '-1.6 -9.200 -2.800 -8 -4.300 -8.600',
          '0.4 -9.2 2.100 -8 1.500 -6.600',
          '#43283c',
        ),
      )
      at(k, 54, dike(54), 1.05, gallopingDog)
      frangipani(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
