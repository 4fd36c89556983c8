// The limestone wall of Railay against the low sun: three buttresses one behind the other, each a mass of shade with one edge of light, stone that hangs from their lips.
import { Path2D } from '@napi-rs/canvas'
import { path, points } from '../core/field.js'
import { crowns } from './broad-crowns.js'
import { closed } from './curves.js'

const outline = (text) => closed(points(text), 0.3)

/** One drop of stone that hangs from x, y: thick where it grows, thin at its tip, the sun along its left side. */
function drop(k, [x, y, long, w, bend], [shade, lit]) {
  const tip = x + bend
  const right = `C${x + w * 0.7} ${y + long * 0.24} ${tip + w * 0.5} ${y + long * 0.5} ${tip + w * 0.16} ${y + long * 0.96}`
  const left = `C${tip - w * 0.5} ${y + long * 0.5} ${x - w * 0.8} ${y + long * 0.3} ${x - w * 1.5} ${y - 0.4}`
  const tail = `Q${tip} ${y + long * 1.03} ${tip - w * 0.16} ${y + long * 0.95}`
  path(
    k,
    shade,
    `M${x - w * 1.5} ${y - 0.4}L${x - w * 0.6} ${y - 1.3}L${x + w} ${y - 1}L${x + w * 1.5} ${y + 0.4}${right}${tail}${left}Z`,
  )
  if (lit)
    path(
      k,
      lit,
      `M${x - w * 0.6} ${y + long * 0.14}C${x - w * 0.34} ${y + long * 0.36} ${tip - w * 0.2} ${y + long * 0.6} ${tip - w * 0.02} ${y + long * 0.99}L${tip - w * 0.16} ${y + long * 0.95}C${tip - w * 0.5} ${y + long * 0.5} ${x - w * 0.76} ${y + long * 0.3} ${x - w * 1.2} ${y}Z`,
    )
}

const drops = (k, text, tones) => {
  for (const d of points(text, 5)) drop(k, d, tones)
}

/** A buttress: its mass, then its planes within it. */
function buttress(k, mass, edge, planes) {
  const d = outline(edge)
  path(k, mass, d)
  k.save()
  k.clip(new Path2D(d))
  for (const [c, t] of planes) path(k, c, outline(t))
  k.restore()
}

/** The headland, the farthest of the three: the sun still warms its air. */
function headland(k) {
  const [mass, half, lit, under, deep] = ['#7b7488', '#c2867a', '#ffc47c', '#6a6280', '#645f80']
  drops(k, '70 12.500 7 .9 .3 75 15 10 1.200 .4 87.500 36.500 8 1 .4', [deep, '#c89080'])
  buttress(
    k,
    mass,
    '57 -10 55.500 -4 58 2 57.200 6 60 10 66 12 73 14 76 16.500 77.200 22 76.200 27 78 31.500 83 34 88.500 37 90.500 44 91.200 52 93.800 56 92.200 60.600 104 63.600 124 66 128 -10',
    [
      // Pillars side by side: what looks to the sun is warm, what looks to us is in the shade.
      [half, '50 -10 70 -10 66.500 -3 66.800 2 64 6 63.400 13 50 13'],
      [lit, '50 -10 63.500 -10 61.500 -5 60.400 0 59.600 5 60.400 11.600 50 12'],
      [deep, '80 -10 78.500 0 82 8 80.500 16 84 24 83 31 88 35 96 35 98 22 94 10 96 -10'],
      [half, '74 18 82 18 83.400 22 81 27 80 34 70 33'],
      [lit, '74 17 77.600 17.500 79.600 21 78.200 25 77.800 33 70 33'],
      [half, '86 36 91.500 37.600 95.600 43 97 50 97.400 55 100.500 61 99 66 80 66'],
      [lit, '86 36 89 36.600 92.600 42 93.600 46 92.200 50.500 94.800 54.500 93.200 66 80 66'],
      [deep, '100 40 98.500 47 101.500 53 100.500 60 104 66 122 66 122 36'],
      // The undersides of the two lips.
      [under, '58 8.800 60 10.600 66 12.600 76 16.600 78.500 15.400 73 11.600 66 9.600'],
      [under, '77 30.600 78 32 83 34.600 89.500 37.600 92 36.400 86 33 81 31.400'],
    ],
  )
  drops(
    k,
    '61 10.200 6 .8 .2 63.600 11.200 13.500 1.200 .8 66.800 12.200 5 .8 .3 69.600 13 17 1.400 1.200 72.400 14 8 1 .5 79.800 32.400 7 .8 .3 82.400 33.800 13.500 1.200 .9 85 35.200 5 .8 .3',
    [under, lit],
  )
}

/** The great buttress in the middle. */
function middle(k) {
  const [mass, half, lit, under, deep] = ['#4c6488', '#90707e', '#fba768', '#3f5680', '#3c5279']
  buttress(
    k,
    mass,
    '98 -10 96 -2 98.500 5 97 13 99.200 20 98.600 24 101 27.500 107 30 113 33 114.500 38 113.200 44 115.500 50 115 56 117.500 60 116 66 140 70 172 76 172 -10',
    [
      [half, '90 -10 106 -10 105.600 0 107 8 105.600 16 103 22 104 32 90 32'],
      [
        lit,
        '90 -10 99 -10 99.600 -4 101.600 1 100.800 6 101.800 11 100 16 100.400 22 99.200 29 90 29',
      ],
      [half, '110 33 117 34 119.600 40 119.900 46 122 52 121.600 57 124 63 124 72 104 72'],
      [
        lit,
        '110 32.600 114.400 33.600 116.400 39 115.400 45 117.800 51 116.600 56.500 119.400 61 117.400 72 104 72',
      ],
      // A tall bay, with one pillar that stands in it.
      [deep, '126 -10 122.500 6 124.500 20 130 33 130.500 46 134 57 134 72 156 72 156 -10'],

      [under, '98 24.500 101 28.200 107 30.800 114 34 117 32.400 110 28.400 103 26'],
    ],
  )
  drops(
    k,
    '102.600 28 7.500 1 .3 105.400 29.200 16 1.400 1 108.600 30.600 5 .8 .3 110.800 31.600 9 1 .5',
    [under, lit],
  )
}

/** The nearest, which leaves the picture on the right: one plain mass under one great lip, a hollow behind it. */
function near(k) {
  buttress(
    k,
    '#374c72',
    '146 -10 143 2 139 10 138.500 16 142 21 149 25 154 29 153 40 155.500 50 154.500 60 157.500 68 157 80 172 80 172 -10',
    [
      ['#6c6482', '130 -10 150 -10 147.500 2 144 9 142.500 15 144.500 24 130 24'],
      ['#2c3e64', '138 16.500 142 21 149 25 155 29.500 160 27 152 22 146 17.500'],
      ['#2c3e64', '160 34 157 42 160 52 158.500 62 163 72 162 84 180 84 180 30'],
    ],
  )
  drops(
    k,
    '141 19.600 7 1 .2 144 21.600 13.500 1.600 .6 147.600 23.600 6 1 .2 150.400 25.400 9.500 1.200 .4',
    ['#2c3e64', '#6c6482'],
  )
}

/** Wood on the brows and in a few crevices, rooted on a lip. */
function scrub(k) {
  const far = ['#4c6470', '#7c8468', '#e8bc70']
  const mid = ['#2c4c5c', '#4c6c58', '#d8a860']
  crowns(k, points('80 17 3 2.600', 4), far, 31)
  crowns(k, points('115 33.600 3.600 3', 4), mid, 45)
}

/** Trees and fallen blocks at the foot of the wall: the wood stands in its shade, only the first crown still sees the sun. */
function foot(k) {
  const dusk = ['#1f3358', '#2a4464', '#41607a']
  palm(k, 141, 69.5, 147, 52, ['#1f3358', '#4a6a80'])
  palm(k, 157, 73, 152.5, 49, ['#1a2c4e', '#41607a'])
  crowns(k, points('134 67.500 9 8', 4), dusk, 23)
  crowns(k, points('151 71 12 7', 4), dusk, 88)
  crowns(k, points('123.500 66.600 5.500 4.600', 4), ['#22385a', '#3c5a62', '#d8a468'], 52)
  crowns(k, points('167 75 12 9 142 69.800 5 3.400', 4), ['#192a4a', '#243c5c', '#37566f'], 61)
  for (const [c, lit, d, e] of [
    [
      '#4a6484',
      '#f7a468',
      'M106.600 64.600L107.600 62L110 60.400L113.200 61.200L115.600 63.800L117.400 66.400L110.600 66.600Z',
      'M106.600 64.600L107.600 62L110 60.400L109.400 63L108.600 65.700Z',
    ],
    [
      '#75788a',
      '#ffbf78',
      'M101 63L101.800 61.400L103.200 60.900L104.800 61.800L105.800 63.500L103.200 63.900Z',
      'M101 63L101.800 61.400L103.200 60.900L102.800 62.200L102.400 63.600Z',
    ],
  ]) {
    path(k, c, d)
    path(k, lit, e)
  }
}

/** A coconut palm before the wall, in its shade: a bowed stem and nine leaves that hang, each of its own length. */
function palm(k, x, y, tx, ty, [stem, leaf]) {
  const mx = x + (tx - x) * 0.25
  path(
    k,
    stem,
    `M${x - 0.9} ${y}Q${mx - 0.6} ${(y + ty) / 2} ${tx - 0.3} ${ty}H${tx + 0.3}Q${mx + 0.6} ${(y + ty) / 2} ${x + 0.9} ${y}Z`,
  )
  for (const [a, l, drop, c] of [
    [-168, 8, 3.4, stem],
    [-20, 7.4, 3.8, stem],
    [-120, 6.6, 1.8, stem],
    [-62, 7, 2.2, leaf],
    [-148, 8.6, 4.4, leaf],
    [-38, 8.2, 5, leaf],
    [172, 6, 4.6, stem],
    [10, 6.4, 5.2, stem],
    [-95, 5.4, 0.6, leaf],
  ]) {
    const r = (a * Math.PI) / 180
    const [ex, ey] = [tx + Math.cos(r) * l, ty + Math.sin(r) * l * 0.7 + drop]
    const [cx, cy] = [tx + Math.cos(r) * l * 0.55, ty + Math.sin(r) * l * 0.8 - 0.8]
    path(
      k,
      c,
      `M${tx} ${ty}Q${cx} ${cy - 0.9} ${ex} ${ey}Q${cx + (ex > tx ? -0.5 : 0.5)} ${cy + 1.5} ${tx} ${ty}Z`,
    )
  }
}

export function climbWall(k) {
  headland(k)
  middle(k)
  near(k)
  scrub(k)
  foot(k)
}
