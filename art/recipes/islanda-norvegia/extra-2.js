import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { clearNorth } from './kit.js'

/** A point on a line of points, 0 at its start and 1 at its end. */
function along(list, t) {
  const n = list.length - 1
  const i = Math.min(n - 1, Math.floor(t * n))
  const u = t * n - i
  return [0, 1].map((j) => list[i][j] + (list[i + 1][j] - list[i][j]) * u)
}

/**
 * One wall of the fjord from its crest down to the water: ribs of rock with a side in the sun, meadows
 * between them, wood at the foot. `lit` says that the sun falls on it.
 */
function fjordWall(k, { crest, foot, ribs, tones, lit, wood, size, seed, falls = [] }) {
  const r = random(seed)
  const [top, low] = [points(crest), points(foot)]
  const p = (t, v) => {
    const [a, b] = [along(top, t), along(low, t)]
    return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v]
  }
  const [rock, shade, bright, grass, deep] = tones
  const held = (t) => Math.max(0, Math.min(1, t))
  /** A blade that runs down the wall from t, v. */
  const blade = (colour, t, v, wide, long) =>
    fill(k, colour, [
      p(held(t), v),
      p(held(t + wide * 0.7), v - 0.02),
      p(held(t + wide), v + long * 0.5),
      p(held(t + wide * 0.45), v + long),
      p(held(t + wide * 0.1), v + long * 0.6),
    ])
  /** Everything below a ragged edge. */
  const below = (colour, edge) => {
    const list = Array.from({ length: 121 }, (_, i) => p(i / 120, edge(i / 120)))
    fill(k, colour, [...list, p(1, 1.1), p(0, 1.1)])
  }
  k.save()
  k.beginPath()
  for (const [x, y] of [...rough(top, 0.7, seed), ...low.toReversed()]) k.lineTo(x, y)
  k.clip()
  k.fillStyle = rock
  k.fillRect(-10, -10, 190, 120)
  // Buttresses first, then the small facets on them.
  for (let i = 0; i < ribs; i++) {
    const a = (i + r() * 0.5) / ribs
    blade(shade, a, -0.05, 0.5 / ribs, 0.5 + r() * 0.4)
    blade(bright, a - 0.3 / ribs, -0.05, 0.3 / ribs, 0.3 + r() * 0.4)
  }
  for (let i = 0; i < ribs * 9; i++)
    blade(
      [shade, bright, rock][i % 3],
      r(),
      r() * 0.6 - 0.05,
      (0.06 + r() * 0.12) / ribs,
      0.1 + r() * 0.2,
    )
  // Meadows climb between the buttresses; their folds lie in shade.
  const meadow = (t) =>
    0.42 +
    0.13 * Math.sin(t * ribs * 4.4 + seed) +
    0.06 * Math.sin(t * ribs * 11 + seed * 2) +
    0.03 * Math.sin(t * ribs * 29)
  below(grass, meadow)
  for (let i = 0; i < ribs * 5; i++) {
    const t = r()
    blade(
      i % 3 ? deep : bright === '#d3c8a4' ? '#a3c066' : grass,
      t,
      meadow(t) + 0.02 + r() * 0.1,
      (0.1 + r() * 0.2) / ribs,
      0.2 + r() * 0.3,
    )
  }
  // Wood: one dark ground, crowns on it from the upper edge down.
  const edge = (t) =>
    0.72 + 0.07 * Math.sin(t * ribs * 3 + seed * 3) + 0.035 * Math.sin(t * ribs * 13)
  below(wood[0][0], (t) => edge(t) + 0.02)
  const rows = Math.ceil(44 / size)
  for (let i = 0; i < rows; i++)
    for (let t = 0; t < 1; t += size * 0.011) {
      const v = 0.6 + (i / rows) * 0.42
      if (v < edge(t)) continue
      const [x, y] = p(held(t + r() * 0.008), v + r() * 0.01)
      clump(k, x, y, size * (0.7 + r() * 0.6), wood[Math.floor(r() * wood.length)], r() * 6, {
        side: lit ? 1 : 0.6,
      })
    }
  // Water that falls from ledge to ledge, wider at each.
  for (const [t, from, width] of falls) {
    const ledges = [from, from + (1 - from) * 0.34, from + (1 - from) * 0.6, 1.01]
    for (let i = 0; i < 3; i++) {
      const shift = [0, width * 1.1, width * 0.3][i]
      const q = width * (0.8 + i * 0.5)
      const [[x0, y0], [x1, y1]] = [p(t, ledges[i]), p(t, ledges[i + 1])]
      const [a, b] = [x0 + shift, x1 + shift]
      const mid = (y0 + y1) / 2
      const veil = (from2, colour) =>
        path(
          k,
          colour,
          `M${a + q * 0.4 * from2} ${y0}C${a + q * from2 * 0.7} ${mid} ${b + q * from2} ${mid} ${b + q * 1.3 * from2} ${y1 + 0.5}H${b + q * 1.3}C${b + q * 0.9} ${mid} ${a + q * 0.7} ${mid} ${a + q * 0.4} ${y0}Z`,
        )
      veil(-1, '#c3dde6')
      veil(-0.25, '#ffffff')
    }
    const [x, y] = p(t, 1)
    path(
      k,
      '#ffffff',
      `M${x - width * 4} ${y + 0.6}c${-width} ${-width * 2} ${width} ${-width * 3} ${width * 2} ${-width * 2.4}c${width} ${-width * 2} ${width * 3.4} ${-width * 2} ${width * 4} 0c${width * 2} ${-width * 0.6} ${width * 3} ${width} ${width * 2.4} ${width * 2.4}Z`,
    )
  }
  k.restore()
}

/** A white ferry from above and behind, on its way up the fjord; 24 units long. */
function ferry(k) {
  path(k, 'rgba(8,50,70,.45)', 'M-5 -9C-9 -4 -9 7 -7 11L3 11V-8Z')
  path(
    k,
    '#20395c',
    'M0 -15C3.600 -11 4.800 -6 4.800 0V10C4.800 11.500 -4.800 11.500 -4.800 10V0C-4.800 -6 -3.600 -11 0 -15Z',
  )
  path(
    k,
    '#ffffff',
    'M0 -14.400C3.200 -10.600 4.300 -6 4.300 -0.600V7.400C4.300 8.600 -4.300 8.600 -4.300 7.400V-0.600C-4.300 -6 -3.200 -10.600 0 -14.400Z',
  )
  path(
    k,
    '#c4d3de',
    'M-4.300 7.400C-4.300 8.600 4.300 8.600 4.300 7.400V9.800C4.300 11 -4.300 11 -4.300 9.800Z',
  )
  path(k, '#d9c39a', 'M-3.200 -7C-2.400 -10 -1 -12 0 -13C1 -12 2.400 -10 3.200 -7Z')
  path(k, '#b9c8d6', 'M-3.400 -6.500H3.400V-4.400H-3.400Z')
  path(k, '#33455f', 'M-3.100 -6H3.100V-5H-3.100Z')
  path(k, '#f6f2e8', 'M-3.400 -9H3.400L3.400 -6.500H-3.400Z')
  path(k, '#dfe6ea', 'M-3.200 -4H3.200V6H-3.200Z')
  path(k, '#aebfce', 'M-3.200 -4H-1.800V6H-3.200Z')
  path(k, '#d8473a', 'M-1.400 -2.600H1.400V0.600H-1.400Z')
  path(k, '#9c2f38', 'M-1.400 -0.600H1.400V0.600H-1.400Z')
  for (const [x, c] of [
    [-1.4, '#e2573c'],
    [0.4, '#f2b53c'],
    [1.8, '#3f6f9a'],
    [-0.4, '#f2b53c'],
  ])
    path(k, c, `M${x} ${3 + Math.abs(x)}h0.900v1.100h-0.900Z`)
}

/** A sea eagle that sails by, its wings spread; 24 units wide. */
function eagle(k) {
  path(
    k,
    '#3a2c34',
    'M-2 0C-5 -2.600 -9 -3.600 -13 -2.200L-14.500 -0.600L-12.400 -0.500L-13.200 1L-10.800 0.600L-10.600 2L-8 1.500C-5.600 1.500 -3.600 2 -2 3Z',
  )
  path(
    k,
    '#5a4444',
    'M2 0C5 -3.400 9 -5 13.500 -4.400L15 -3L13 -2.500L14 -1.200L11.500 -1.200L11.400 0.200L8.600 0C6 0.600 3.800 1.600 2 3Z',
  )
  path(
    k,
    '#4a3840',
    'M-2.400 -0.500C-1 -1.600 1.400 -1.600 2.600 -0.400C3 1.200 2 4 0 5.600C-2 4 -2.800 1.200 -2.400 -0.500Z',
  )
  path(
    k,
    '#f6efe2',
    'M-1.300 4.400L0 5.400L1.300 4.400L2.400 7.600C0.800 8.200 -0.800 8.200 -2.400 7.600Z',
  )
  path(k, '#c9b08c', 'M0.200 -3.600a1.500 1.600 0 1 0 0.010 0Z')
  path(k, '#f2b53c', 'M0.600 -3.600C1 -4.800 2 -4.800 2.200 -3.800L1.400 -3Z')
}

/** Somebody who sits on the edge, seen from behind; the sun on the right. */
function sitter(k, coat, dark, hat) {
  path(
    k,
    '#2f3a52',
    'M-4.600 0.600C-5 -1.600 -3.600 -2.800 0 -2.800C3.600 -2.800 5 -1.600 4.600 0.600C2 1.400 -2 1.400 -4.600 0.600Z',
  )
  path(
    k,
    coat,
    'M-4 -10C-2.600 -11.800 2.600 -11.800 4 -10C4.800 -7 4.700 -3 4.300 -0.800C2 0 -2 0 -4.300 -0.800C-4.700 -3 -4.800 -7 -4 -10Z',
  )
  path(
    k,
    dark,
    'M-4 -10C-3.200 -11 -2 -11.400 -0.800 -11.400L-1.200 -0.300C-2.600 -0.400 -3.600 -0.500 -4.300 -0.800C-4.700 -3 -4.800 -7 -4 -10Z',
  )
  stroke(k, dark, 1.7, 'M-4 -9C-5.600 -6.400 -6 -3.600 -6.200 -0.600')
  stroke(k, coat, 1.7, 'M4 -9C5.600 -6.400 6 -3.600 6.200 -0.600')
  path(k, '#c99a76', 'M-1 -12.500V-10.800H1V-12.500Z')
  path(k, '#c99a76', 'M0 -16.600a2.400 2.600 0 1 0 0.010 0Z')
  path(
    k,
    hat,
    'M-2.700 -13.600C-3.200 -18 3.200 -18 2.700 -13.600C1.500 -12.700 -1.500 -12.700 -2.700 -13.600Z',
  )
}

export default {
  alt: "Una nave bianca risale il Nærøyfjord tra pareti verdi a picco, con le cascate che scendono fino all'acqua",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.93, 0.04], horizon: 0.36 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.5 0.085 30 5 5 0.33 0.14 16 2.600 8', 5))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Snow plateaus at the end of the valley.
      fill(k, '#a8bccb', [
        ...rough(points('40 36 56 24 66 18 76 20 86 15 98 19 108 17 122 28 130 36'), 0.6, 3),
        ...points('130 46 40 46'),
      ])
      fill(
        k,
        '#f4f2ea',
        rough(
          points(
            '66 18 76 20 86 15 98 19 108 17 114 21.500 106 23 102 27 96 23 91 28 86 22 80 26 75 23 69 26 62 22',
          ),
          0.5,
          6,
        ),
      )
      fill(k, '#cfdbe2', rough(points('86 15 98 19 102 27 96 23 91 28 88 21'), 0.4, 8))
      fill(k, '#93adb2', [
        ...rough(points('60 40 70 35.500 80 37 88 34.500 98 37 108 35 116 40'), 0.4, 9),
        ...points('116 43 60 43'),
      ])
      path(
        k,
        '#a9c3ac',
        'M66 41C74 38.200 84 39.500 92 38.600C100 38.400 106 39.600 110 41.200V43H66Z',
      )
      // The water: pale where the far sky lies in it, green where the walls do.
      for (const [c, y] of [
        ['#b7dcd8', 40],
        ['#86c4c4', 45],
        ['#57aab0', 51],
        ['#35909e', 60],
        ['#23778c', 72],
      ])
        path(k, c, `M-5 ${y}C40 ${y - 1} 110 ${y + 1} 165 ${y}V96H-5Z`)
      const r = random(12)
      for (let i = 0; i < 44; i++) {
        const t = (i / 43) ** 1.3
        const [x, y, l] = [88 + (r() - 0.5) * (14 + t * 70), 44 + t * 48, 0.8 + t * 4]
        path(
          k,
          i % 2 ? 'rgba(226,246,240,.5)' : 'rgba(12,74,92,.4)',
          `M${x - l} ${y}q${l} ${-0.25 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      const FAR_LIT = ['#a9b3a6', '#8498a0', '#cdcdb6', '#9fba84', '#86a582']
      const FAR_DARK = ['#7d96a6', '#6a86a0', '#93a8ac', '#74999a', '#668e94']
      fjordWall(k, {
        crest: '-5 22 16 17 34 14 48 17 60 24 70 33 79 42',
        foot: '-5 46 16 46 34 46 50 46 62 45.500 72 44.600 80 43.500',
        ribs: 9,
        tones: FAR_LIT,
        lit: true,
        wood: [['#6f9478', '#7fa480', '#93b488']],
        size: 0.6,
        seed: 4,
      })
      fjordWall(k, {
        crest: '165 14 146 12 130 14 116 20 106 28 98 36 91 43',
        foot: '165 47 146 47 130 47 116 46.500 106 46 98 45.300 91 44.500',
        ribs: 9,
        tones: FAR_DARK,
        lit: false,
        wood: [['#557f88', '#5f8a8e', '#6b9694']],
        size: 0.6,
        seed: 7,
        falls: [[0.6, 0.02, 0.24]],
      })
      // Dark mirrors of the walls along both shores.
      path(k, 'rgba(18,88,84,.5)', 'M66.500 55C69 60 71 66 67 74C64 80 66 88 70 96H-6V50Z')
      path(k, 'rgba(14,66,92,.6)', 'M98 52C92 60 96 66 94 74C92 82 94 90 90 96H150V50Z')
      const MID_LIT = ['#a39f8c', '#7d8890', '#d3c8a4', '#86ad5a', '#5f8f5c']
      const MID_DARK = ['#5a7186', '#47607c', '#7d8f98', '#457868', '#386a68']
      fjordWall(k, {
        crest: '-5 4 8 3 22 5 34 10 44 19 52 31 59 43 66 54',
        foot: '-5 66 8 64.500 22 63 34 61.500 44 60 52 58.500 60 57 66.500 55.500',
        ribs: 8,
        tones: MID_LIT,
        lit: true,
        wood: [
          ['#2f6a4c', '#44844f', '#64a058'],
          ['#35734f', '#4c8c50', '#78ac58'],
        ],
        size: 1.15,
        seed: 11,
        falls: [
          [0.47, 0.0, 0.46],
          [0.66, 0.0, 0.34],
          [0.535, 0.02, 0.26],
        ],
      })
      fjordWall(k, {
        crest: '165 -4 152 1 138 6 127 13 117 24 109 36 102 47 97 55',
        foot: '165 74 152 70 138 67 127 64.500 117 62 109 60 102 58 97 56',
        ribs: 8,
        tones: MID_DARK,
        lit: false,
        wood: [
          ['#1f4d58', '#2a5f60', '#3a7266'],
          ['#234f5c', '#2e6464', '#417a68'],
        ],
        size: 1.15,
        seed: 15,
        falls: [[0.4, 0.0, 0.42]],
      })
      // The ferry, its wake in two lines.
      path(k, 'rgba(236,250,246,.55)', 'M82.600 66C80 76 75 86 66 96H74C79 86 82 76 83.600 67Z')
      path(k, 'rgba(236,250,246,.55)', 'M85.800 66C88 76 92 86 99 96H92C88 86 86.400 76 84.800 67Z')
      path(
        k,
        'rgba(236,250,246,.8)',
        'M82.600 65C81.800 70 81.600 76 82.600 84C83.400 80 84.400 80 85 86C86 78 86.600 72 85.800 65Z',
      )
      k.save()
      k.translate(84.2, 61.4)
      k.scale(0.54, 0.44)
      ferry(k)
      k.restore()
      // The near wall on the right, in its own shade; the eagle before it.
      fjordWall(k, {
        crest: '168 8 158 16 148 28 140 42 132 58 124 76 116 98',
        foot: '190 112 178 112 166 112 154 112 142 112 128 112 116 112',
        ribs: 5,
        tones: ['#33506a', '#263f5c', '#46627a', '#245054', '#1d464e'],
        lit: false,
        wood: [['#143a44', '#1d4a4e', '#285a56']],
        size: 2.2,
        seed: 19,
      })
      at(k, 119, 37, 0.62, eagle)
      // The ledge.
      fill(
        k,
        '#5b5a6c',
        rough(points('-6 76 6 74.500 18 76 30 77.500 41 80 47 84 50 90 52 98 -6 98'), 0.5, 3),
      )
      fill(
        k,
        '#c9b795',
        rough(
          points('-6 76 6 74.500 18 76 30 77.500 41 80 47 84 36 84.500 22 83 8 84 -6 85'),
          0.4,
          5,
        ),
      )
      fill(
        k,
        '#e6d6b0',
        rough(points('10 75.300 18 76 30 77.500 41 80 44 82 30 81 18 79.500'), 0.3, 7),
      )
      fill(k, '#77748a', rough(points('22 83 36 84.500 47 84 50 90 40 92 30 89'), 0.4, 9))
      path(k, '#3f6b48', 'M-6 79C-2 76 3 76.500 6 79C9 78 12 80 12 83C8 86 0 87 -6 86Z')
      path(k, '#6f9a50', 'M-4 78.500C-1 76.500 3 76.800 5 79C2 80 -1 80 -4 78.500Z')
      // A rucksack between the two who have climbed up here.
      path(k, 'rgba(40,34,66,.45)', 'M44 83C36 81.400 22 81 14 83C20 85 34 85 44 83Z')
      at(k, 36, 82.6, 0.86, (c) => sitter(c, '#d8473a', '#93303f', '#3a2a30'))
      at(k, 24.5, 82, 0.86, (c) => sitter(c, '#efb63c', '#b37a34', '#2f5f7a'))
      at(k, 16, 82.6, 0.8, (c) => {
        path(
          c,
          '#2f5f7a',
          'M-3.400 0.600C-4 -3 -3.600 -8 -2.400 -9.600C-1 -10.600 1 -10.600 2.400 -9.600C3.600 -8 4 -3 3.400 0.600Z',
        )
        path(
          c,
          '#1f4560',
          'M-3.400 0.600C-4 -3 -3.600 -8 -2.400 -9.600C-2 -10 -1.400 -10.200 -1 -10.300L-1.400 0.600Z',
        )
        path(
          c,
          '#f2e6c8',
          'M-2.800 -10.400C-2.800 -12 2.800 -12 2.800 -10.400C2.800 -9.200 -2.800 -9.200 -2.800 -10.400Z',
        )
        stroke(c, '#173a52', 0.4, 'M-2.400 -4H2.600M-2.400 -7H2.600')
      })
    })
    return finish(s, { rays: 0.06 })
  },
}
