import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const LAKE = 65

/** Burj Khalifa: three wings that step back in turn round the core, 27 terraces, the long spire; the west on its left. Foot at 0, 0; 62 high. */
function burj(k) {
  const [LIT, FACE, MID, SHADE] = ['#ffd2a8', '#c9909c', '#86649a', '#473f7c']
  // [half width, height] of the steps of the left wing, the middle and the right wing.
  const wing = (side, steps, [light, dark]) => {
    for (const [i, [wide, high]] of steps.entries()) {
      const inner = i + 1 < steps.length ? steps[i + 1][0] : 0
      fill(k, light, [
        [side * inner, 0],
        [side * inner, -high],
        [side * wide, -high],
        [side * wide, 0],
      ])
      fill(k, dark, [
        [side * (wide - 0.5), 0],
        [side * (wide - 0.5), -high],
        [side * wide, -high],
        [side * wide, 0],
      ])
      stroke(k, '#ffe9c0', 0.22, `M${side * inner} ${-high}H${side * wide}`)
    }
  }
  wing(-1, points('7.500 9 6.600 16 5.700 22 4.800 28.500 3.900 34 3 40 2.200 44.500'), [FACE, LIT])
  wing(1, points('7.500 12 6.600 19 5.700 25.500 4.800 31 3.900 37 3 42 2.200 46.500'), [
    MID,
    SHADE,
  ])
  fill(
    k,
    FACE,
    points(
      '-1.800 0 -1.800 -47 -1.200 -47 -1.200 -51 -0.700 -51 -0.500 -56 -0.120 -63 0.120 -63 0.500 -56 0.700 -51 1.200 -51 1.200 -47 1.800 -47 1.800 0',
    ),
  )
  fill(
    k,
    LIT,
    points(
      '-1.800 0 -1.800 -47 -1.200 -47 -1.200 -51 -0.700 -51 -0.500 -56 -0.120 -63 0 -63 -0.200 -51 -0.700 -47 -0.700 0',
    ),
  )
  fill(k, SHADE, points('1 0 1 -47 1.200 -47 1.800 -47 1.800 0'))
  const r = random(4)
  for (let y = -2; y > -44; y -= 1.7)
    for (let x = -6.6; x < 7; x += 1.3) {
      const top = x < 0 ? 48 - Math.abs(x) * 5.4 : 50 - x * 5.2
      if (-y > top - 1.4 || Math.abs(x) < 0.6 || r() > 0.42) continue
      k.fillStyle = r() < 0.3 ? '#fff4cc' : '#ffcf80'
      k.fillRect(x - 0.3, y, 0.6, 0.5)
    }
}

/** A tower of the centre in two tones. */
function neighbour(k, x, wide, high, [lit, face, shade], slope) {
  fill(k, face, [
    [x, LAKE],
    [x, LAKE - high + slope],
    [x + wide, LAKE - high],
    [x + wide, LAKE],
  ])
  fill(k, lit, [
    [x, LAKE],
    [x, LAKE - high + slope],
    [x + wide * 0.28, LAKE - high + slope * 0.72],
    [x + wide * 0.28, LAKE],
  ])
  fill(k, shade, [
    [x + wide * 0.74, LAKE],
    [x + wide * 0.74, LAKE - high + slope * 0.26],
    [x + wide, LAKE - high],
    [x + wide, LAKE],
  ])
}

/** One jet of the fountain: it rises, bends over and falls apart in drops. */
function jet(k, x, y, high, lean) {
  const arc = `M${x} ${y}Q${x + lean * 0.45} ${y - high * 1.7} ${x + lean} ${y - high * 0.5}`
  stroke(k, 'rgba(255,226,190,.45)', 1.5, arc)
  stroke(k, 'rgba(255,250,240,.95)', 0.55, arc)
  for (const [u, q] of points('0.500 0.420 1.100 0.340 1.900 0.260'))
    path(
      k,
      'rgba(255,250,240,.9)',
      `M${x + lean * (1 + u * 0.09)} ${y - high * (0.5 - u * 0.13)}a${q} ${q} 0 1 0 0.010 0Z`,
    )
}

/** A family seen from behind: the child on its father's shoulders, the mother films. Feet at 0, 0. */
function family(k) {
  const rim = '#ffb884'
  path(
    k,
    '#1e1a48',
    'M-7 0C-7.400 -8 -7.400 -14 -5.600 -17C-4 -18.400 -0.500 -18.400 1 -17C2.600 -14 2.600 -8 2.200 0Z',
  )
  path(k, '#191640', 'M-2.300 -24a2.500 2.900 0 1 0 0.010 0Z')
  path(
    k,
    '#2c2458',
    'M-5.400 -20C-5.600 -23 -4.800 -26.500 -3.600 -27.500H-0.800C0.400 -26.500 1.200 -23 1 -20C0.200 -18.600 -0.200 -18.400 -0.800 -19.500V-23H-3.800V-19.500C-4.400 -18.400 -4.800 -18.600 -5.400 -20Z',
  )
  path(k, '#2c2458', 'M-2.200 -32.600a2 2.300 0 1 0 0.010 0Z')
  stroke(k, '#2c2458', 1.3, 'M0 -26.500L3.600 -29.500L5.600 -33')
  path(
    k,
    '#2a2054',
    'M6.400 0C5.800 -8 6 -13 7.600 -15.600C9 -16.800 12.600 -16.800 14 -15.600C15.600 -13 15.800 -8 15.400 0Z',
  )
  path(
    k,
    '#241a4c',
    'M10.800 -22.400a2.400 2.800 0 1 0 0.010 0ZM8.500 -19.500C8.300 -15 8.300 -11.500 9 -10.500H12.600C13.300 -11.500 13.300 -15 13.100 -19.500Z',
  )
  stroke(k, '#2a2054', 1.4, 'M7.800 -15L5.400 -20L8.200 -26M14 -15L16.200 -20L13.400 -26')
  path(k, '#8fd0e8', 'M8.300 -28.600h5v2.800h-5Z')
  stroke(
    k,
    rim,
    0.4,
    'M-7.200 -6C-7.300 -11 -7 -15 -5.600 -17M-4.700 -21.500C-4.700 -23 -3.600 -24 -2.400 -24M-4.200 -30.500C-4.200 -31.800 -3.200 -32.600 -2.300 -32.600M6.200 -6C6.100 -10 6.600 -14 7.600 -15.600',
  )
}

export default {
  alt: "Il Burj Khalifa illuminato all'imbrunire sopra il lago di Dubai, con i getti della fontana e le palme",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#1f2a70'],
          [0.36, '#5560a4'],
          [0.64, '#c97f9c'],
          [0.86, '#ff9c78'],
          [1, '#ffcc8c'],
        ],
      },
      sun: [0.1, 0.68],
      horizon: LAKE / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 50, below: 0.24, seed: 12 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#8a6aa8', 'M-6 24C8 22 34 22.400 50 24.600C34 26.600 8 26.800 -6 26Z'],
        ['#ffb09c', 'M-4 26C12 27 34 26.600 47 25.200C34 27.800 10 28 -4 26.500Z'],
        ['#7a68a8', 'M112 34C126 32.400 148 32.600 168 34.600V36.200C148 36.600 126 36 112 34Z'],
      ])
        path(k, c, d)
      const far = ['#e8a098', '#c98a9c', '#a8789c']
      for (const [x, wide, high, slope] of points(
        '-4 8 18 0 8 6 26 3 18 8 15 0 30 6 22 -2 40 8 28 0 52 6 17 0 104 7 20 0 114 6 30 4 124 9 18 0 136 6 25 -3 146 8 21 0 157 8 27 2',
        4,
      ))
        neighbour(k, x, wide, high, far, slope)
      const near = ['#b8809c', '#6a5a94', '#463f7c']
      for (const [x, wide, high, slope] of points(
        '2 9 13 0 24 8 17 2 60 9 12 0 108 10 14 0 128 8 19 -3 150 12 15 0',
        4,
      ))
        neighbour(k, x, wide, high, near, slope)
      k.save()
      k.translate(86, LAKE)
      k.scale(1.32, 1)
      burj(k)
      k.restore()
      // The shore: an arcade of palms and lamps.
      path(k, '#33306a', `M-6 ${LAKE}V${LAKE - 2.6}H168V${LAKE}Z`)
      for (let x = -4; x < 166; x += 3.4)
        path(k, '#ffc878', `M${x} ${LAKE - 0.5}v-1.300h1.600v1.300Z`)
      for (let i = 0; i < 17; i++) {
        const [x, q] = [3 + i * 9.7 + (i % 3) * 1.6, 0.8 + (i % 3) * 0.14]
        stroke(k, '#2a2858', 0.5 * q, `M${x} ${LAKE - 2}v${-4.5 * q}`)
        for (const [dx, dy] of points(
          '-3.600 0.600 3.600 0.600 -3 -1.600 3 -1.600 -1 -2.800 1.400 -2.700',
        ))
          stroke(
            k,
            '#3a4474',
            0.6 * q,
            `M${x} ${LAKE - 6.5 * q}q${dx * 0.5 * q} ${(dy - 1.4) * q} ${dx * q} ${dy * q}`,
          )
      }
    })
    stillWater(s, {
      y: LAKE / 90,
      sway: 1,
      press: 2.2,
      veil: [
        [0, '#5a5a9c', 0.16],
        [0.5, '#2f4a8c', 0.5],
        [1, '#182a68', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      // Two rings of jets dance with the tallest in the middle.
      for (const [x, y, high, lean] of points(
        '56 70.500 11 -7 62 70 14 -7 68 69.500 17 -7 74 69.200 20 -6 80 69 24 -5 92 69 24 5 98 69.200 20 6 104 69.500 17 7 110 70 14 7 116 70.500 11 7',
        4,
      ))
        jet(k, x, y, high, lean)
      for (const [x, y, high, lean] of points(
        '64 74 8 5 71 74.800 9.500 5 78 75.200 11 4 86 75.400 15 0.010 94 75.200 11 -4 101 74.800 9.500 -5 108 74 8 -5',
        4,
      ))
        jet(k, x, y, high, lean)
      path(k, 'rgba(255,236,206,.4)', 'M52 71C66 76 114 76 128 71C116 79 64 79 52 71Z')
      for (const [x, y, l] of points(
        '50 78 14 68 80 22 96 80.500 26 120 78 12 130 74 14 30 74 12 104 84 18',
        3,
      ))
        stroke(k, '#ffd8ac', 0.4, `M${x} ${y}h${l}`)
      // A parapet, and those who hold their breath behind it.
      at(k, 30, 92, 0.98, family)
      path(k, '#15133c', 'M-6 97V87.500H168V97Z')
      path(k, '#3a2f68', 'M-6 87.500H168V88.700H-6Z')
      path(k, '#c9807c', 'M-6 87.500H168V87.800H-6Z')
      stroke(k, '#e8c4b0', 0.25, 'M35.500 59.500C36 54 37.500 50 38.500 46')
      path(
        k,
        '#e2483c',
        'M38.800 37.500C42 37.500 43 40.500 42.200 43C41.400 45.200 39.600 46.300 38.600 46.300C37.400 46.300 35.800 45 35.300 42.600C34.800 40 36 37.500 38.800 37.500Z',
      )
      path(
        k,
        '#ff8a6c',
        'M37.600 39C36.200 39.600 35.900 41.600 36.500 43C37 41.400 37.200 40 37.600 39Z',
      )
    })
    s.glow(0.54, 0.62, 30, '#ffc890', 0.24)
    return finish(s)
  },
}
