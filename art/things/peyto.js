// Peyto Lake from the lookout at Bow Summit, laid out in metres: the eye 300 m above the water, the valley straight ahead,
// the morning sun on the right.
import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const EYE = 300
const LEVEL = 28
const LENS = 104
/** Metres to the right and ahead, height over the lake: to points of the field. */
const seen = ([x, z, up = 0]) => [76 + (LENS * 0.82 * x) / z, LEVEL + (LENS * (EYE - up)) / z]

const LAKE = points(
  '150 590 330 640 470 800 500 1020 620 1250 600 1550 700 1900 640 2350 660 2800 520 3300 240 3500 40 3300 -60 2900 -210 2600 -330 2250 -300 1950 -480 1750 -560 1500 -720 1330 -780 1130 -600 1110 -420 1060 -330 930 -430 800 -470 690 -360 610 -160 570 20 560',
)

/** The lake: its shape, a shelf of pale water at the delta, the shadow of the eastern slope. */
export function lake(k, [water, shelf, silt, shade, shore], tones) {
  const outline = closed(LAKE.map(seen), 0.5)
  k.save()
  // Only the gravel has a bank; elsewhere the wood comes down to the water.
  k.beginPath()
  k.rect(-8, 40, 60, 50)
  k.clip()
  k.translate(0, 0.4)
  path(k, shore, outline)
  k.restore()
  path(k, water, outline)
  k.save()
  k.clip(new Path2D(outline))
  path(
    k,
    shelf,
    closed(
      points(
        '-900 1700 -430 1720 -340 1500 -300 1300 -180 1140 -100 990 -30 860 40 760 110 660 130 560 -600 500',
      ).map(seen),
      0.6,
    ),
  )
  path(
    k,
    silt,
    closed(
      points(
        '-900 1450 -600 1440 -480 1320 -380 1200 -270 1060 -215 920 -215 790 -270 640 -700 600',
      ).map(seen),
      0.6,
    ),
  )
  shimmer(k, tones, water, '#6fd6dc')
  path(
    k,
    shade,
    closed(
      points(
        '380 560 330 760 380 1050 430 1400 520 1900 500 2600 330 3350 900 3600 900 1200 700 700',
      ).map(seen),
      0.5,
    ),
  )
  k.restore()
}

/** A wood that ends in a line of crowns: tall and short, close and apart; the mass below it is one tone. */
export function wood(k, [mass, lit], text, { tall, seed, foot = 96 }) {
  const r = random(seed)
  const line = points(text)
  fill(k, mass, [...line, [line.at(-1)[0], foot], [line[0][0], foot]])
  for (let i = 0; i < line.length - 1; i++) {
    const [[xa, ya], [xb, yb]] = [line[i], line[i + 1]]
    for (let x = xa; x < xb; ) {
      const t = (x - xa) / (xb - xa)
      // In groups: a giant with its young about it, then a gap where the mass alone is seen.
      const group = noise(x * 0.42 + seed, seed * 1.7)
      const q = tall(x) * (0.45 + r() * r() * 0.75 + Math.max(0, group) * 0.5)
      fir(k, x, ya + (yb - ya) * t + q * 0.25, q, mass, r() < 0.6 ? lit : mass, r)
      x += q * (group < -0.3 ? 0.3 + r() * 1.1 : 0.08 + r() * r() * 0.55)
    }
  }
}

/** One fir, a ragged spire; its right side in the sun. */
export function fir(k, x, y, q, dark, lit, r = random(3)) {
  const n = q > 6 ? 9 : q > 2.4 ? 5 : 3
  const side = (m) => {
    const out = []
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const half = q * (0.03 + 0.13 * t) * (0.75 + r() * 0.5)
      out.push([x + m * half, y - q * (1 - t) * 0.96])
      if (i < n) out.push([x + m * half * 0.5, y - q * (1 - t) * 0.96 - q * 0.025])
    }
    return out
  }
  const [left, right] = [side(-1), side(1)]
  fill(k, dark, [[x, y - q], ...right, ...left.reverse()])
  if (lit !== dark)
    fill(k, lit, [
      [x, y - q],
      ...right,
      [x + q * 0.05, y - q * 0.05],
      [x + q * 0.035, y - q * 0.45],
    ])
}

/** What a tone becomes in the milky water. */
const drowned = (water, tone) =>
  Array.isArray(tone) ? tone.map((c) => blend(water, c, 0.3)) : blend(water, tone, 0.34)

/** The peaks stand in the lake upside down about the horizon, since they are far; wind draws bright lines across. */
export function shimmer(k, tones, water, light) {
  k.save()
  k.clip(new Path2D(closed(LAKE.map(seen), 0.5)))
  k.save()
  k.beginPath()
  k.rect(-8, LEVEL, 180, 70)
  k.clip()
  k.translate(0, LEVEL * 2)
  k.scale(1, -1)
  walls(k, Object.fromEntries(Object.entries(tones).map(([n, t]) => [n, drowned(water, t)])))
  k.restore()
  for (const [x, z, l, t] of points(
    '180 2900 260 60 60 2640 120 34 330 2540 70 24 -60 2050 150 34 300 1500 190 30 190 1420 60 12 390 1400 60 12 60 1010 120 13 150 975 60 6',
    4,
  )) {
    const [a, b, c, d] = [
      [x - l, z],
      [x + l * 0.2, z + t],
      [x + l, z + t * 0.2],
      [x - l * 0.1, z - t * 0.7],
    ].map(seen)
    path(
      k,
      light,
      `M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} ${a[0]} ${a[1]}Z`,
    )
  }
  k.restore()
}

/** The wall of Caldron Peak on the left, Mount Patterson with its glacier, and what lies beyond: light from the right. */
export function walls(k, { far, mid, near, snow, ice }) {
  const facets = (tone, list) => {
    for (const text of list) fill(k, tone, points(text))
  }
  facets(far[0], [
    '70 34 80 27 86 24.5 90 20.5 94 22.5 98 17.5 103 20.5 107 19.8 112 23.5 120 22.5 127 26.5 140 25 168 29 168 36 70 36',
  ])
  facets(far[1], [
    '98 17.5 103 20.5 107 25 112 31 115 34 99 34 101 27 99.6 22',
    '90 20.5 94 22.5 95.5 27 97 32 91 33 92 26',
    '120 22.5 127 26.5 133 32 122 33 122.6 27',
  ])
  // Mount Patterson: its broad side to the sun, the glacier in the hollow that looks at us.
  facets(mid[0], [
    '36 38 44 28 48 22 52 18 55 12.5 59 9.8 63 5 66 7.6 70 9.5 73 14 77.5 17 81 22.5 86 26 92 31.5 99 38',
  ])
  facets(mid[1], [
    '63 5 66 7.6 70 9.5 73 14 77.5 17 81 22.5 86 26 92 31.5 99 38 77 38 74.6 31 71 24.5 68.4 17.5 65 11.5',
    '55 12.5 57.4 16.5 58 21 61.6 27 62 32 65.5 38 55.5 38 56 31 53.4 25 54 18.5',
    '48 22 49.6 27 53 32 54 38 46 38 46.4 32 45.6 27.5',
  ])
  facets(blend(mid[0], mid[1], 0.68), [
    '66 7.6 70 9.5 71.6 13 74.6 17.4 73.4 21 77 25.6 77.6 30 83 34 86 38 77 38 74.6 31 71 24.5 68.4 17.5 67.6 12',
    '57.4 16.5 58 21 61.6 27 62 32 65.5 38 61 38 59.4 33 59.8 28.6 57 24 57.6 20',
  ])
  facets(ice, ['62.4 8 64 12.5 66.6 18 70 24.5 72 30 70 32 67 29.5 64.5 24.5 61.5 20 60.6 13.5'])
  facets(snow, [
    '62.4 8 65 11.5 68.4 17.5 71 24.5 72.6 28.6 72 30.6 69.6 26.5 66.8 22.5 65.4 17.8 62.8 13',
    '73 14 77.5 17 79.6 20.6 75.6 18.6',
    '55 12.5 57 11.2 57.4 14.6 55.6 16.6',
  ])
  // Caldron Peak: spurs that come down to the wood, each with its side to the sun.
  facets(near[0], [
    '-8 -2 -2 2 4 1 9 5.5 13 5 18 10.5 23 12 27 17.5 32 19.5 37 25 44 29 50 33.5 60 38 60 62 -8 62',
  ])
  const beds = (tone) => {
    // The same beds run through every spur, dipping to the right, thick here and thin there.
    for (const [y, thick] of points('9 1 17.5 1.7 24 0.8 31.5 1.4'))
      fill(k, tone, [
        [-8, y - 2],
        [8, y + 0.6],
        [20, y + 1.6],
        [38, y + 6],
        [60, y + 10],
        [60, y + 10 + thick * 0.6],
        [38, y + 6 + thick],
        [21, y + 1.6 + thick * 0.7],
        [9, y + 0.6 + thick * 1.2],
        [-8, y - 2 + thick * 0.5],
      ])
  }
  const sunny = [
    '-2 2 0 9 3.4 18 3.8 28 7.5 36 8 46 -4 46 -3.6 36 -6.4 26 -4.4 14',
    '9 5.5 13 5 15 12 18.6 19 19 27 23.5 35 25 46 14 46 13.8 37 10.6 29 10.8 20 8.2 12',
    '23 12 27 17.5 29.4 24 34 30.5 35.4 37 41 46 30.5 46 29.6 37 26 30.5 25.4 23 22.4 17',
    '37 25 44 29 50 33.5 60 38 60 46 47 46 46 39.5 41.6 34.5 40.4 30',
  ]
  facets(near[1], sunny)
  k.save()
  k.beginPath()
  for (const text of sunny) {
    const [first, ...rest] = points(text)
    k.moveTo(...first)
    for (const p of rest) k.lineTo(...p)
    k.closePath()
  }
  k.clip()
  beds(near[2])
  k.restore()
  // The steps of each spur, half turned from the sun.
  facets(blend(near[0], near[1], 0.62), [
    '-4.4 14 -1 16 -1.8 22 2 27.6 0.6 34 3 46 -4 46 -3.6 36 -6.4 26',
    '15 12 18.6 19 19 27 23.5 35 25 46 21.4 46 20.6 38 17 32.6 17.4 26.4 14.2 21.6 15.6 17',
    '27 17.5 29.4 24 34 30.5 35.4 37 41 46 37 46 32.6 38.6 31.8 33 28.4 28.4 28.2 23',
  ])
  facets(snow, [
    '4 1 9 5.5 8.2 12 10.8 20 8.4 17.5 6.6 10.5',
    '18 10.5 23 12 22.4 17 25.4 23 22.6 20.6 20.6 15',
    '32 19.5 37 25 38.6 28.4 35.6 25.6',
  ])
}

/** Everything between the mountains and the near rim, the lake in the middle of it. */
export function valley(k, green, water, tones) {
  wood(k, green.haze, '-8 37 30 36.5 50 36 70 33.8 84 33.2 100 32.6 124 31 168 29', {
    tall: (x) => 0.7 + Math.abs(x - 84) * 0.012,
    seed: 4,
  })
  wood(
    k,
    green.left,
    '-8 36 4 38.5 14 38 24 40.5 34 39.5 44 39.4 54 38 64 37 78 36.8 92 36.4 104 36',
    {
      tall: (x) => 2.6 - x * 0.02,
      seed: 7,
    },
  )
  fill(k, green.left[0], points('70 37.5 90 36.6 168 36 168 96 70 96'))
  // The eastern slope keeps its own shade: spur before spur, each darker than the one behind.
  wood(k, green.right, '94.5 38.2 99 36.2 108 34 116 31 124 27.2 136 23 150 16.5 168 9', {
    tall: (x) => 0.8 + (x - 92) * 0.03,
    seed: 15,
  })
  wood(k, green.rib, '97 41.4 104 39.2 112 37.6 120 36 128 33 138 30 148 24.6 158 20.4 168 15.5', {
    tall: (x) => 1.2 + (x - 96) * 0.034,
    seed: 18,
  })
  wood(
    k,
    green.spur,
    '104 48 109 45.6 115 43.8 122 42.6 130 41.4 138 40 148 37.6 158 34 168 31.5',
    {
      tall: (x) => 1.8 + (x - 104) * 0.03,
      seed: 21,
    },
  )
  // The delta: gravel that the melt water brings down, its bars in the lake.
  path(
    k,
    green.gravel,
    closed(
      points(
        '-1300 1900 -900 1640 -560 1560 -500 1350 -330 1100 -260 900 -330 720 -560 780 -900 980 -1500 1300',
      ).map(seen),
      0.5,
    ),
  )
  path(
    k,
    green.stream,
    closed(
      points(
        '-1250 1640 -900 1480 -720 1330 -560 1180 -620 1150 -760 1280 -920 1400 -1260 1560',
      ).map(seen),
      0.5,
    ),
  )
  lake(k, water, tones)
  // The near slope: its crowns stand before the water.
  wood(
    k,
    green.near,
    '-8 62 6 63 16 66 26 70.5 36 73.6 46 76.6 56 77.4 64 76.4 74 77.4 84 79.6 94 80.6 104 79.4 114 76 121 70 126 63 133 57.5 142 53 152 47 168 41',
    { tall: (x) => 3.4 + Math.abs(x - 84) * 0.02, seed: 23 },
  )
}
