import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { brokenWall, canoe, drift, scree } from '../../things/moraine-wall.js'
import { facetRock, marmot, paintbrush, spruces } from '../../things/ten-peaks.js'

const SHORE = 54

// First light on the upper walls, the blue of the night still below.
const GLOW = ['#e88c68', '#ffb880', '#9c5c78', '#fff4dc', '#e0b4bc']
const BLUE = ['#5c70a4', '#7c8cb8', '#445890', '#c4d4ec', '#94a8d4']
const FAR_GLOW = ['#f0ac8c', '#ffcc9c', '#bc8490', '#fff4e0', '#e4c4c8']
const FAR_BLUE = ['#7c8cb8', '#98a4c8', '#687aac', '#d0dcf0', '#a8b8dc']
const TOWER = ['#3c5488', '#54689c', '#2c4478', '#a0b4d8', '#7488b8']
const TOWER_GLOW = ['#d87860', '#f8a878', '#84506c', '#fff0d4', '#dcb0b8']

function dawn(k) {
  const g = k.createLinearGradient(0, -26, 0, 40)
  for (const [t, c] of [
    [0, '#2c5c9c'],
    [0.4, '#6490c0'],
    [0.66, '#b4bccc'],
    [0.84, '#f8ccac'],
    [1, '#ffdcb0'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V60H-60Z')
  path(k, '#fff6e4', 'M137 5.500a3.800 3.800 0 1 0 0.010 0Z')
  path(
    k,
    '#f0e8e0',
    'M135.400 7a0.900 0.700 0 1 0 0.010 0ZM138.400 9.600a1.100 0.800 0 1 0 0.010 0Z',
  )
}

/** A crest twice: in the glow above the edge of the night, in blue below it. */
function lit(k, edge, crest, [glow, blue], seed, depth) {
  for (const night of [false, true]) {
    k.save()
    if (night) {
      k.beginPath()
      for (const p of [...rough(points(edge), 0.9, 7), [260, 120], [-90, 120]]) k.lineTo(...p)
      k.clip()
    }
    brokenWall(k, points(crest), SHORE + 0.5, night ? blue : glow, seed, depth)
    k.restore()
  }
}

/** The wall of the ten: two great summits, the others in one broken line that sinks to the right. */
function tenPeaks(k) {
  lit(
    k,
    '-90 30 60 31 82 34 96 31 112 36 128 35 150 39 260 39',
    '62 40 72 31 79 26.500 84 22 88 19.500 91 22.500 95 27 98 25.500 102 29.500 106 24.500 110 22 113 25 118 29.500 122 28 127 33 132 31.500 138 37 146 39 156 44 170 47 200 48 260 48',
    [FAR_GLOW, FAR_BLUE],
    5,
    0.8,
  )
  lit(
    k,
    '-90 26 20 28 30 33 40 28 50 33 60 29 70 34 82 30 92 36 104 38 260 40',
    '4 34 12 25 18 21 23 13.500 27 8.500 29.500 7 32 9.500 35 15 38 20.500 41 18 44 20 47 25.500 50 23 54 16 58 9.500 61 5.500 63.500 3 66.500 6.500 70 13 73 18.500 76 16.500 79 20 83 26.500 86 25 90 29.500 93 28 97 33.500 102 37.500 108 39.500 116 44 128 50 140 54.500',
    [GLOW, BLUE],
    11,
    1,
  )
  lit(
    k,
    '-90 14 -20 15 -8 18 2 14 10 20 260 30',
    '-90 -16 -70 -22 -50 -12 -36 -9 -28 -14 -20 -6 -13 1 -9 -1.500 -4 4 0 2.500 4 6.500 7 14 11 20 13 28 17 34 20 41 25 47 32 54.500',
    [TOWER_GLOW, TOWER],
    17,
    1.2,
  )
  scree(
    k,
    SHORE + 0.4,
    [18, 112],
    points('30 4.500 6 4 39 6 5 4 48 9.500 6 7 61 5.500 6 5 74 6.500 7 6 89 5 8 5 101 3 5 5', 4),
    ['#7484b4', '#6676aa'],
  )
}

/** The woods: a low dark line at the end of the lake, the flank on the right with its larches in gold. */
function woods(k) {
  fill(
    k,
    '#2c5064',
    points('100 55 112 50 124 46.500 136 40 150 34 166 27 200 18 260 8 260 60 100 60'),
  )
  spruces(
    k,
    points('98 54.500 112 49.500 124 46.500 136 40.500 150 34.500 166 28 200 18 260 8'),
    ['#2c5064', '#507884'],
    {
      gap: 1.5,
      tall: 5,
      seed: 5,
    },
  )
  // Larches, gold in September.
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const t = r()
    const [x, q] = [118 + t * 60, 0.8 + r() * 1.1]
    const y = 52 - t * 18 + r() * 8
    path(k, '#c88c3c', `M${x - q * 0.8} ${y}L${x} ${y - q * 3.4}L${x + q * 0.8} ${y}Z`)
    path(k, '#f8c85c', `M${x - q * 0.8} ${y}L${x} ${y - q * 3.4}L${x - q * 0.1} ${y}Z`)
  }
  fill(k, '#1c3c54', points('112 56 126 52.500 142 47 158 41 176 33 260 18 260 60 112 60'))
  spruces(k, points('108 55.500 126 52 142 47 158 41 176 33.500 260 18'), ['#1c3c54', '#3c6474'], {
    gap: 1.8,
    tall: 6.5,
    seed: 8,
  })
  for (const [text, tall, seed] of [
    ['-90 50 -20 51 6 53 22 54.400 34 55', 5, 11],
    ['60 54.800 70 54 82 54.300 92 53.800 104 54.400 116 54.900', 2.6, 12],
  ]) {
    fill(k, '#1c3c54', [
      ...points(text),
      [points(text).at(-1)[0], SHORE + 1],
      [points(text)[0][0], SHORE + 1],
    ])
    spruces(k, points(text), ['#1c3c54', '#3c6474'], { gap: 1.4, tall, seed })
  }
}

/** The stones of the old slide on which we stand, the logs that drifted to the outlet. */
function rockpile(k) {
  drift(k, 46, 81.5, 74, 79.4, 1)
  drift(k, 88, 87, 54, 84.5, 1.2)
  drift(k, 72, 90.5, 38, 87.5, 1.5)
  const rock = (pts, side, top, tones) =>
    facetRock(k, tones, points(pts), { side: points(side), top: points(top) })
  const A = ['#f0b08c', '#9c7c94', '#584c7c']
  const B = ['#d89c8c', '#84709c', '#4a4474']
  rock(
    '-60 70 -4 62 8 63 18 70 24 82 20 100 -60 100',
    '-60 70 -4 62 6 70 2 84 6 100 -60 100',
    '-60 70 -4 62 8 63 18 70 6 70 -10 71 -60 76',
    B,
  )
  rock(
    '14 78 22 71.500 33 70.500 41 75 45 84 42 96 12 96',
    '14 78 25 77 28 86 25 96 12 96',
    '14 78 22 71.500 33 70.500 41 75 25 77',
    A,
  )
  rock(
    '-4 86 6 80 18 81 26 88 28 100 -6 100',
    '-4 86 9 87 11 100 -6 100',
    '-4 86 6 80 18 81 26 88 9 87',
    A,
  )
  rock(
    '34 89 42 84.500 52 86 57 92 57 100 32 100',
    '34 89 43 89.500 44 100 32 100',
    '34 89 42 84.500 52 86 57 92 43 89.500',
    B,
  )
  for (const d of ['M3 74L8 78L7 84', 'M33 79L36 84L35 89', 'M16 90L19 95'])
    stroke(k, '#3c3868', 0.4, d)
}

export default {
  alt: 'La valle dei dieci picchi alla prima luce sul lago Moraine, che li specchia: una canoa rossa attraversa l’acqua turchese, una marmotta la guarda dal suo masso',
  focus: 0.4,
  heart: 26,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 70, zoom: 0.8 })
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.02, 0.3],
      horizon: f.at([0, SHORE])[1] / h,
    })
    f.draw(s.k, (k) => {
      dawn(k)
      tenPeaks(k)
      woods(k)
    })
    stillWater(s, {
      y: f.at([0, SHORE + 0.6])[1] / h,
      sway: 0,
      press: 1,
      veil: [
        [0, '#6cc4c4', 0.3],
        [0.35, '#30a4bc', 0.52],
        [1, '#0c6498', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(14)
      // A pale beach under the scree, thin and uneven, that ends where the woods come down.
      path(
        k,
        '#a8a8bc',
        `M33 ${SHORE + 0.3}C40 ${SHORE - 0.3} 46 ${SHORE} 52 ${SHORE - 0.1}C56 ${SHORE - 0.2} 60 ${SHORE + 0.2} 64 ${SHORE + 0.4}C58 ${SHORE + 0.9} 40 ${SHORE + 0.9} 33 ${SHORE + 0.3}Z`,
      )
      for (let i = 0; i < 40; i++) {
        const t = i / 39
        const [x, y, l] = [-40 + r() * 220, SHORE + 2 + t ** 1.2 * 33, 1.2 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(150,232,224,.36)' : 'rgba(12,84,128,.32)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.26} ${l * 2} 0q${-l} ${0.14 + t * 0.26} ${-l * 2} 0Z`,
        )
      }
      const [cx, cy] = s.pick([96, 71], [84, 70])
      // One wake, opening behind her.
      path(
        k,
        'rgba(226,250,244,.6)',
        `M${cx - 8} ${cy}C${cx - 18} ${cy - 0.9} ${cx - 28} ${cy - 2} ${cx - 36} ${cy - 3.2}C${cx - 28} ${cy - 1.4} ${cx - 18} ${cy - 0.3} ${cx - 8} ${cy + 0.4}Z`,
      )
      path(
        k,
        'rgba(226,250,244,.6)',
        `M${cx - 8} ${cy + 0.5}C${cx - 18} ${cy + 1.2} ${cx - 28} ${cy + 2.2} ${cx - 36} ${cy + 3.8}C${cx - 28} ${cy + 3} ${cx - 18} ${cy + 1.8} ${cx - 8} ${cy + 0.9}Z`,
      )
      k.save()
      k.globalAlpha = 0.4
      at(k, cx, cy + 0.7, 0.86, (c) => {
        c.scale(1, -0.8)
        canoe(c)
      })
      k.restore()
      at(k, cx, cy, 0.86, canoe)
      k.save()
      k.translate(s.pick(0, 21), 0)
      rockpile(k)
      at(k, 29, 74, 0.7, marmot)
      at(k, 12, 66, 0.8, paintbrush)
      at(k, 40, 76, 0.6, paintbrush)
      k.restore()
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
