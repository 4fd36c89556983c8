import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafGirl, oldTortoise } from '../../things/digue-shore.js'
import {
  bay,
  castShadow,
  granite,
  leaningPalm,
  praslin,
  takamaka,
} from '../../things/granite-evening.js'

const SEA = 40
const SAND_SHADE = '#c8a08c'

/** Afternoon turns to evening: blue above, warm over the sea. */
function sky(k, top) {
  const g = k.createLinearGradient(0, top, 0, SEA)
  for (const [a, c] of [
    [0, '#2c80bc'],
    [0.45, '#74bcd0'],
    [0.8, '#f4e4bc'],
    [1, '#ffd49c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-60, -60, 280, 170)
}

/** A catamaran far out. */
function catamaran(k) {
  path(k, '#f4f8ff', 'M-5 0L-4.200 1.200H4.200L5.400 -0.400H-5Z')
  path(k, '#a8bcd8', 'M-4.200 1.200H4.200L4.700 0.500H-4.700Z')
  path(k, '#c8c0cc', 'M0.300 -0.800V-12C3 -8 4.400 -4 4.600 -0.800Z')
  path(k, '#ff9468', 'M-0.300 -0.800V-9.500C-2.600 -6 -3.800 -3 -4.200 -0.800Z')
}

/** Stones that stand in the water, their foam and their mirror. */
function seaStones(k) {
  path(k, '#3c8c9c', 'M52 53.200C58 52.600 72 52.600 78 53.400C74 55.400 58 55.600 52 53.200Z')
  granite(
    k,
    '61 53.600 61 49.600 63.500 45.800 68 44.600 72.500 46.600 75 50.500 75.500 53.800 68 54.600',
    {
      flutes: '65.500 66.700 44.600 65.300 50.500 -0.200 70 70.600 45 70.400 49 0.300',
    },
  )
  granite(k, '54.500 53.300 55.200 50.800 58 49.700 60.700 51 61.500 53.500 58 54.200')
  path(
    k,
    '#f4fae8',
    'M52.500 53.400C54 52.800 57 53.700 60 53.400C63 53.200 66 54.200 70 54C73 53.800 76 53.400 78.500 53.900C75 55.200 70 55.200 65 55C60 54.900 55 54.600 52.500 53.400Z',
  )
}

function beach(k) {
  for (const [c, d] of [
    ['#fffaea', 'M-40 87.500C-10 83 14 84 36 78.500C58 73 76 68 96 66.500L200 65V96H-40Z'],
    ['#d8b898', 'M-40 89C-10 84.500 16 85 38 79.800C60 74.400 78 69.400 98 67.800L200 66V96H-40Z'],
    ['#f4d8b0', 'M-40 92C-6 88 20 87.400 42 82.200C64 76.800 82 71.400 100 69.400L200 67V96H-40Z'],
    ['#fde6c0', 'M20 94C44 91 64 85 84 79C100 74.600 120 76 200 74V96H20Z'],
  ])
    path(k, c, d)
}

/** The stones of the shore, from the one that fills the sky to those half buried. */
function shoreStones(k) {
  granite(
    k,
    '103 76 102.500 62 105 48 110.500 34.500 118 23.500 127 15 138 9.500 150 8 163 11 176 20 190 38 196 82 150 88',
    {
      steps: [0.12, 0.36, 0.6],
      flutes: '118 125 13 112.500 56 -0.700 136 144 6 130.500 66 -0.900 157 164 8 155.500 60 0.200',
    },
  )
  path(k, '#6a5282', 'M113 77C113.500 71 116 67 121 64.500C126 62 130 60 134 59L150 66V88H113Z')
  granite(
    k,
    '91.500 75 91 66.500 93.500 58.500 98.500 53 104.500 52 110 56.500 112.500 64.500 113 75 102 77',
    {
      flutes: '96.400 99.600 51 95.600 65 -0.300 106 108.600 50 106.600 63 0.200',
    },
  )
  granite(
    k,
    '122.500 84 122.500 74 127 65.500 136 60 148 58.500 160 62 170 70 178 82 178 94 140 94',
    {
      steps: [0.1, 0.34, 0.58],
      flutes: '131 136 58 128.500 75 -0.500 151 156.500 57 150.500 74 0.300',
    },
  )
  granite(k, '112.500 79.500 113 75.500 116 73 120 73.600 122.500 77 122.500 80 117 81')
  // Sand blown against their feet.
  path(
    k,
    '#f4d8b0',
    'M84 75.400C90 73.600 94 75.600 99 74.400C104 73.600 108 75.600 113 77.600C117 78.400 121 79 124 82C134 85.400 150 86.600 170 88L200 89V96H84Z',
  )
  path(
    k,
    '#fde6c0',
    'M82 78C92 75.800 100 77.600 110 79.400C116 80.600 122 83.600 130 86C142 88.600 160 89.600 200 91V96H82Z',
  )
}

export default {
  alt: 'Anse Source d’Argent a La Digue nel sole basso: grandi massi di granito levigato, una palma inclinata sull’acqua turchese; sulla sabbia una bambina porge una foglia a una vecchia tartaruga gigante',
  heart: 92,
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [-0.1, 0.3],
      horizon: h > w ? 0.57 : SEA / 90,
    })
    const f = field(s, { centre: 95, zoom: 0.8 })
    f.draw(s.k, (k) => {
      sky(k, s.pick(0, -22))
      praslin(k, SEA + 0.2)
      bay(k, SEA)
      at(k, 36, SEA + 2.2, 0.42, catamaran)
      seaStones(k)
      beach(k)
      takamaka(k)
      shoreStones(k)
      path(
        k,
        SAND_SHADE,
        'M88 73.400C96 74.400 104 76.800 112 79.800C116 81.300 119 82.600 122.500 84.400C117 83.200 104 78.900 87.500 75Z',
      )
      leaningPalm(k)
      path(
        k,
        '#f4d8b0',
        'M83.500 74.600C86 72.800 88 73.600 90 73C92.500 72.600 95 73.400 97 74.800C93 75.800 87 75.800 83.500 74.600Z',
      )
      // The tortoise has left its track from the water's edge.
      for (let i = 0; i < 6; i++)
        for (const [dx, dy] of [
          [0, 0],
          [1.7, 1.4],
        ])
          path(
            k,
            '#dcb894',
            `M${52 - i * 4.4 + dx} ${86.8 + dy + i * 0.3}q1.100 -0.700 2.100 0q-1 0.600 -2.100 0Z`,
          )
    })
    for (const [x, y, size, who] of [
      [69, 84.6, 0.86, oldTortoise],
      [96.5, 85.6, 1.08, leafGirl],
    ]) {
      castShadow(s, f, x, y, size, who, SAND_SHADE)
      f.draw(s.k, (k) => at(k, x, y, size, who))
    }
    return finish(s)
  },
}
