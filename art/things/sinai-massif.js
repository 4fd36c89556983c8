import { blend } from '../core/colour.js'
import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'

/** A broken line that falls from a to b, steep above and spread below; it zigzags as the joints of the rock do. */
function fall([ax, ay], [bx, by], r, sway) {
  const turn = r() < 0.5 ? 1 : -1
  return Array.from({ length: 7 }, (_, i) => {
    const t = i / 6
    const w = i && i < 6 ? (turn * (i % 2 ? 0.34 : -0.3) + (r() - 0.5) * 0.7) * sway : 0
    return [ax + (bx - ax) * t ** 1.35 + w, ay + (by - ay) * t]
  })
}

/**
 * One massif with the sun on its left, cut out of its broken skyline. Each spur: x, y of its head; x of its foot;
 * x, y of the head of the gully after it; x of the gully's foot. foot: the level it stands on.
 */
export function massif(k, foot, skyline, spurs, [sun, half, shade, deep], seed) {
  const r = random(seed)
  k.save()
  k.beginPath()
  for (const p of skyline) k.lineTo(...p)
  k.lineTo(skyline.at(-1)[0], foot)
  k.lineTo(skyline[0][0], foot)
  k.clip()
  const crests = spurs.map(([x, y, fx]) => fall([x, y], [fx, foot], r, 2.2))
  const gullies = spurs.map(([, , , gx, gy, hx]) => fall([gx, gy], [hx, foot], r, 2.4))
  for (let i = 0; i < spurs.length; i++) {
    const before = gullies[i - 1] ?? [[crests[i][6][0] - 9, foot]]
    // Above its head a line leans on in its own direction, so that no edge stands upright on the skyline.
    const over = (line) => {
      const [[ax, ay], [bx, by] = [ax, ay]] = line
      const lean = Math.max(-0.5, Math.min(0.5, (bx - ax) / (by - ay || 1)))
      return [ax - lean * 14, ay - 14]
    }
    fill(k, sun, [over(before), ...before, ...[...crests[i]].reverse(), over(crests[i])])
    fill(k, shade, [over(crests[i]), ...crests[i], ...[...gullies[i]].reverse(), over(gullies[i])])
    // Broken walls on both faces: one large facet each, and a rib that forks off low down.
    const mid = (a, b, u, j) => [
      a[j][0] + (b[j][0] - a[j][0]) * u,
      a[j][1] + (b[j][1] - a[j][1]) * u,
    ]
    if (before.length > 1) {
      const j = 1 + Math.floor(r() * 2)
      fill(k, half, [
        before[j],
        mid(before, crests[i], 0.5 + r() * 0.2, j + 1),
        mid(before, crests[i], 0.28, j + 2),
        mid(before, crests[i], 0.5 + r() * 0.16, 5),
        mid(before, crests[i], 0.36, 6),
        ...before.slice(j + 1).reverse(),
      ])
    }
    const j = 2 + Math.floor(r() * 2)
    fill(k, deep, [
      crests[i][1],
      mid(crests[i], gullies[i], 0.4 + r() * 0.2, j),
      mid(crests[i], gullies[i], 0.22, j + 1),
      mid(crests[i], gullies[i], 0.6, 6),
      mid(crests[i], gullies[i], 0.14, 6),
      mid(crests[i], gullies[i], 0.06, 3),
    ])
    if (r() < 0.75)
      fill(k, blend(half, shade, 0.35), [
        mid(crests[i], gullies[i], 0.7, 3),
        mid(crests[i], gullies[i], 0.9, 4),
        mid(crests[i], gullies[i], 0.98, 6),
        mid(crests[i], gullies[i], 0.66, 6),
        mid(crests[i], gullies[i], 0.78, 5),
      ])
  }
  k.restore()
}

/** Fans of rubble that the gullies have spread on the plain: [x, half width, height]. */
export function fans(k, foot, list, colour) {
  for (const [x, w, h] of list)
    fill(k, colour, [
      [x - w * 1.3, foot + 0.5],
      [x - w, foot],
      [x - w * 0.4, foot - h * 0.3],
      [x - w * 0.08, foot - h],
      [x + w * 0.1, foot - h * 0.9],
      [x + w * 0.5, foot - h * 0.26],
      [x + w, foot],
      [x + w * 1.3, foot + 0.5],
    ])
}

/** The range behind Sharm: pale and far to the left, the great massif on the right, dark foothills before it. */
export function sinaiRange(k, foot) {
  massif(
    k,
    foot - 0.5,
    points(
      '30 31 36 29.800 41 29 44 27.400 47 27.800 51 26 53 26.400 58 23.200 60.500 22.600 63 23.600 66 23 69.500 20.400 73 20.800 75 19.400 78 20 81 22.200 86 21.400 92 24 100 25',
    ),
    points(
      '43 27.400 40 46 28.600 51 58.500 23.400 55 64.500 25 66 74 19.600 70 80 23.600 84 88 22 87 96 27 100',
      6,
    ),
    ['#f8c8a4', '#ecb4a0', '#cca0ac', '#c094aa'],
    4,
  )
  massif(
    k,
    foot,
    points(
      '72 31.600 76 29.600 79 28.600 82 25.400 85.500 24.200 88 21 90.500 19.800 92 20.600 95.500 19.600 98 16.200 100 15.800 101.500 12.400 104 11.600 106 13 108.500 12.400 110 9 112 8 113 4.600 115.500 2.800 118 3.600 119.500 6.400 122.500 7 124.500 10.400 127 11 128.500 8.400 131.500 7.400 134 9.200 136 13.400 139 14.200 141.500 11.800 144.500 12.600 147 16.400 150.500 16.800 153 14.400 157 15 161 19 168 20',
    ),
    points(
      '85 24 80 89 26 87 99.500 15.600 91 102.500 17.500 97 114.500 3 103 120.500 13.500 119 131 7 122 136.500 19 136 142.500 11 139 147.500 21.500 147 154 14 150 162 22 166',
      6,
    ),
    ['#f49c64', '#dc7c60', '#96506c', '#7a4064'],
    11,
  )
  massif(
    k,
    foot + 1.4,
    points(
      '99 33 104 31.400 107 29 110 28.600 112.500 26 116 26.600 118 28.800 122 28 124.500 25 128 24 130 25.400 133 25 135 22 139 20.400 142 21.400 144 24.400 148 24 150.500 20.600 155 18.800 158 20.400 168 21',
    ),
    points(
      '112 26 107 116.500 29.500 118 127 24 122 131.500 28 133 139 20 134 145 27 148 155 18 151 166 26 172',
      6,
    ),
    ['#d4704e', '#b85c56', '#6c3a60', '#5a3059'],
    15,
  )
}
