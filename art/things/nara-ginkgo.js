import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { leaf, leafEdge, smooth } from './leaf-edge.js'

/** The meadow of Nara: depth in metres to the line of the ground in points of the field; the eye is 1.6 m up. */
const [HY, F] = [48, 118]
export const groundAt = (z) => HY + (F * 1.6) / z
export const metre = (z) => F / z

/** Morning haze: sky, hills and the wood in paler and paler planes, the pagoda of Kofuku-ji before them. */
export function haze(k) {
  const g = k.createLinearGradient(0, 0, 30, 52)
  for (const [a, c] of [
    [0, '#8fb8cc'],
    [0.55, '#d3e0d6'],
    [1, '#fbeecb'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 60)
  const plane = (c, text) => fill(k, c, [...smooth(points(text), 8), [170, 56], [-10, 56]])
  plane('#b9d0d0', '-10 36 8 33 24 35 44 30 62 25 82 27 102 33 130 36 170 34')
  plane('#a3c0c4', '-10 42 14 40 40 43 66 39 88 35 112 38 140 42 170 40')
  pagoda(k, 40, 51, 34)
  const wood = smooth(
    points(
      '-10 46 4 44 14 47 28 45.500 38 48 52 46.500 66 45 82 47 96 44.500 112 46 130 44 150 46.500 170 44',
    ),
    6,
  )
  leafEdge(k, '#8aadae', [...wood, [170, 58], [-10, 58]], {
    size: 1.2,
    seed: 5,
    from: 0,
    to: wood.length - 1,
  })
}

/** Five roofs, each a little smaller, a third of the height its spire; foot at x, y. */
function pagoda(k, x, y, high) {
  const u = high / 50
  const [wall, roof, lit] = ['#8d93a4', '#6d7a94', '#e6d3b8']
  for (let i = 0; i < 5; i++) {
    const base = y - (1.2 + i * 6.7) * u
    const w = (9.6 - i * 0.62) * u
    const body = w * 0.46
    fill(k, wall, [
      [x - body, base],
      [x + body, base],
      [x + body * 0.97, base - 4 * u],
      [x - body * 0.97, base - 4 * u],
    ])
    fill(k, lit, [
      [x - body, base],
      [x - body * 0.62, base],
      [x - body * 0.6, base - 4 * u],
      [x - body * 0.97, base - 4 * u],
    ])
    const e = base - 3.2 * u
    const top = i === 4 ? 4.6 : 3.1
    path(
      k,
      roof,
      `M${x - w} ${e - 0.7 * u}Q${x - w * 0.62} ${e - 0.9 * u} ${x - body * 0.9} ${e - top * u}L${x} ${e - (i === 4 ? top + 1 : top) * u}L${x + body * 0.9} ${e - top * u}Q${x + w * 0.62} ${e - 0.9 * u} ${x + w} ${e - 0.7 * u}Q${x + w * 0.7} ${e + 0.5 * u} ${x} ${e + 0.5 * u}Q${x - w * 0.7} ${e + 0.5 * u} ${x - w} ${e - 0.7 * u}Z`,
    )
    path(
      k,
      lit,
      `M${x - w} ${e - 0.7 * u}Q${x - w * 0.62} ${e - 0.9 * u} ${x - body * 0.9} ${e - top * u}L${x - body * 0.6} ${e - top * u}Q${x - w * 0.4} ${e - 0.9 * u} ${x - w * 0.7} ${e + 0.1 * u}Z`,
    )
  }
  const tip = y - 37 * u
  fill(k, roof, [
    [x - 0.5 * u, tip],
    [x + 0.5 * u, tip],
    [x + 0.2 * u, tip - 13 * u],
    [x - 0.2 * u, tip - 13 * u],
  ])
  for (let i = 0; i < 6; i++)
    fill(k, roof, [
      [x - (1.3 - i * 0.1) * u, tip - (2 + i * 1.3) * u],
      [x + (1.3 - i * 0.1) * u, tip - (2 + i * 1.3) * u],
      [x + (1.3 - i * 0.1) * u, tip - (2.6 + i * 1.3) * u],
      [x - (1.3 - i * 0.1) * u, tip - (2.6 + i * 1.3) * u],
    ])
}

/** The meadow: pale in the haze, then leaf upon leaf to our feet. */
export function meadow(k) {
  const g = k.createLinearGradient(0, 50, 0, 90)
  for (const [a, c] of [
    [0, '#e9e3b4'],
    [0.2, '#d9d38c'],
    [0.45, '#e6c75c'],
    [1, '#f0b436'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, 50.5, 170, 50)
  // The grass shows through where few leaves have come down.
  const g2 = smooth(points('-6 53 20 52.600 48 54 70 56.500 52 59 24 60 -6 62'), 6)
  fill(k, '#b8c48a', g2)
}

/** The shade of the crown on the ground, in one long shape away from the light, its edge in leaves. */
export function crownShade(k) {
  const edge = smooth(
    points(
      '108 68 99 72.600 104 74 114 75.500 124 80 126 84 138 87 142 91 156 96 176 96 176 63 158 65 140 64 122 67',
    ),
    6,
  )
  leafEdge(k, '#cf8430', edge, { size: 1.6, seed: 17, from: 0, to: edge.length - 1 })
}

/** The old ginkgo: a trunk that rises out of its roots and divides, its crown in three tones of yellow. */
export function ginkgo(k) {
  const mass = (c, text, size, seed) => {
    const p = smooth(points(text), 6, true)
    leafEdge(k, c, p, { size, seed, from: 0, to: p.length })
  }
  // The far side of the crown, in its own shade.
  mass(
    '#c47c2e',
    '74 -8 72 4 80 12 92 17 96 25 106 28 112 24 124 31 138 28 146 33 160 29 178 32 178 -8',
    2.6,
    3,
  )
  const [bark, lit, deep] = ['#5c3f54', '#a8705c', '#3f2c48']
  const trunk = smooth(
    points(
      '96 72.500 103 69 106.500 62 107.500 52 106 43 101 34 93 26 83 17 70 9 70.500 8 85 14 97 22 106 30.500 109.500 34 110 22 107 4 110 4 113 20 115 32 121 26 131 16 144 4 146 4 134 19 125 31 120 41 119.500 52 121 62 125 69 133 72 122 72.500 115 71.500 108 73',
    ),
    5,
    true,
  )
  fill(k, bark, trunk)
  fill(k, lit, [
    ...smooth(
      points(
        '98 71.800 104 68.500 107 62 108 52 106.500 43 101.500 34 93 26 84 17.500 95 25 104 34 108.500 42 110.600 52 110 62 107.500 68.500',
      ),
      5,
    ),
  ])
  fill(
    k,
    deep,
    smooth(
      points(
        '121 69 117 62 116 52 117 42 121 33 131 21 125 31 120 41 119.500 52 121 62 125 69 131 71.600',
      ),
      5,
    ),
  )
  for (const d of [
    'M111.500 46C112.500 54 112 62 110 70L111 70C113.200 62 113.600 54 112.200 46Z',
    'M114.400 40C115.200 50 114.600 60 114 68L114.800 68C115.600 60 116 50 115 40Z',
  ])
    path(k, deep, d)
  // The crown on our side: boughs of unlike size with sky and wood between them, each lit towards the morning.
  const bough = (text, seed, size = 2) => {
    const p = points(text)
    const line = smooth(p, 6, true)
    leafEdge(k, '#e09a2c', line, { size, seed, from: 0, to: line.length })
    // The light lies on the side of the morning: the same outline moved there, cut off by the bough itself.
    k.save()
    k.beginPath()
    for (const [x, y] of line) k.lineTo(x, y)
    k.clip()
    for (const [c, d] of [
      ['#f6c040', 0.18],
      ['#ffdb74', size < 2 ? 0.7 : 0.5],
    ]) {
      const wide = Math.max(...p.map((v) => v[0])) - Math.min(...p.map((v) => v[0]))
      const moved = smooth(
        p.map(([x, y], i) => [
          x - wide * d * 0.7 + Math.sin(i * 2.3 + seed) * 2.2,
          y - wide * d * 0.42 + Math.cos(i * 1.7 + seed) * 1.8,
        ]),
        6,
        true,
      )
      leafEdge(k, c, moved, { size: size * 0.9, seed: seed + 40, from: 0, to: moved.length })
    }
    k.restore()
    // Leaves in the light along that side, so that the outline stays foliage.
    const r = random(seed + 80)
    for (let i = 0; i < line.length; i++) {
      const [a, b] = [line[i], line[(i + 1) % line.length]]
      const out = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2
      const lit = -Math.cos(out) * 0.86 - Math.sin(out) * 0.5
      k.fillStyle = lit > 0.5 ? '#ffdb74' : '#f6c040'
      if (lit > 0.1)
        for (let n = 0; n < 5; n++)
          leaf(
            k,
            a[0] + (b[0] - a[0]) * r() - Math.cos(out) * r() * size,
            a[1] + (b[1] - a[1]) * r() - Math.sin(out) * r() * size,
            size * (0.8 + r() * 0.7),
            out + (r() - 0.5) * 2.2,
            0.34,
          )
    }
  }
  bough('120 -12 142 -14 172 -10 180 8 172 22 156 17 146 20 132 9 122 4', 5, 2.4)
  bough('136 20 150 16 164 21 172 29 160 35 148 31 140 33 130 27', 11)
  bough('54 -12 78 -12 92 -6 94 3 84 9 74 6 66 11 58 4', 14, 2.2)
  bough('76 12 86 9 95 15 97 23 88 26 81 21 74 18', 23, 1.7)
  bough('88 -10 110 -14 130 -8 132 6 122 14 112 10 102 17 92 9', 31, 2.4)
  bough('116 16 126 13 134 19 133 26 124 29 117 24', 41, 1.6)
}

/** One ginkgo leaf: a fan with a notch, on its stalk. */
export function fan(k, x, y, q, turn, c) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  path(
    k,
    c,
    'M0 1.200L0.120 0C0.500 -0.200 1.100 -0.600 1.300 -1.200C0.900 -1.600 0.500 -1.650 0.150 -1.300L0 -1L-0.150 -1.300C-0.500 -1.650 -0.900 -1.600 -1.300 -1.200C-1.100 -0.600 -0.500 -0.200 -0.120 0Z',
  )
  k.restore()
}

/** Leaves on the ground near us and a few that still fall. */
export function leaves(k) {
  const r = random(31)
  for (let i = 0; i < 46; i++) {
    const z = 4.2 + r() * r() * 8
    const x = r() * 164 - 2
    const shade = x > 98 && groundAt(z) > 72
    k.save()
    k.translate(x, groundAt(z))
    k.scale(1, 0.5)
    fan(
      k,
      0,
      0,
      metre(z) * 0.032,
      r() * 6,
      (shade ? ['#eba83a', '#b06a2c'] : ['#fbd868', '#cf8c2c'])[i % 2],
    )
    k.restore()
  }
  for (const [x, y, q, t] of points(
    '72 26 .8 .6 60 38 .7 2 88 40 .8 4 52 22 .6 5 98 50 .7 1 130 47 .8 3 146 54 .7 .4 96 60 .6 2.600',
    4,
  ))
    fan(k, x, y, q, t, '#ffd45c')
}

/** A stone lantern of the shrine, its foot at 0, ten units a metre, light from the left. */
export function lantern(k) {
  const [dark, mid, lit] = ['#3c3e5c', '#5a6078', '#a8a494']
  const part = (c, text) => fill(k, c, points(text))
  path(k, dark, 'M-5.500 1C-4 -1.200 4 -1.200 5.500 1Z')
  part(mid, '-4.200 0 -4 -1.800 4 -1.800 4.200 0')
  part(mid, '-1.800 -1.800 -1.500 -9 1.500 -9 1.800 -1.800')
  part(dark, '0.300 -1.800 0.300 -9 1.500 -9 1.800 -1.800')
  part(lit, '-1.800 -1.800 -1.500 -9 -1 -9 -1.200 -1.800')
  part(mid, '-2.200 -9 -3.400 -10.600 3.400 -10.600 2.200 -9')
  part(dark, '0.600 -9 0.600 -10.600 3.400 -10.600 2.200 -9')
  part(lit, '-2.200 -9 -3.400 -10.600 -2.400 -10.600 -1.500 -9')
  part(mid, '-2.300 -10.600 -2.300 -14.200 2.300 -14.200 2.300 -10.600')
  part(dark, '0.600 -10.600 0.600 -14.200 2.300 -14.200 2.300 -10.600')
  part('#26264a', '-1.500 -11.200 -1.500 -13.600 0 -13.600 0 -11.200')
  part(lit, '-2.300 -10.600 -2.300 -14.200 -1.850 -14.200 -1.850 -10.600')
  path(
    k,
    mid,
    'M-5 -14.300C-3.500 -14.800 -2 -16 -1 -17.800H1C2 -16 3.500 -14.800 5 -14.300L4.600 -13.600H-4.600Z',
  )
  path(k, dark, 'M0.600 -17.800H1C2 -16 3.500 -14.800 5 -14.300L4.600 -13.600H1.200Z')
  path(
    k,
    lit,
    'M-5 -14.300C-3.500 -14.800 -2 -16 -1 -17.800H-0.300C-1.200 -16 -2.400 -14.900 -3.600 -14.100Z',
  )
  path(k, mid, 'M-1 -17.800C-1.300 -19 -0.600 -19.600 0 -20.600C0.600 -19.600 1.300 -19 1 -17.800Z')
  path(
    k,
    lit,
    'M-1 -17.800C-1.300 -19 -0.600 -19.600 0 -20.600C-0.400 -19.400 -0.600 -18.800 -0.500 -17.800Z',
  )
}
