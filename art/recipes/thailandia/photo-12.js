import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { whiteBuddha } from '../../things/white-buddha.js'

const WOOD = [
  ['#17404c', '#1f5454', '#2c6c5c'],
  ['#1f5454', '#337460', '#5c9c70'],
]

/** One of the two serpents that run down beside the steps: scales, a crest of gold, an open jaw. */
function naga(k) {
  path(
    k,
    '#2f8a70',
    'M14 -34C8 -26 9 -18 4 -12C1 -8 -2 -6 -2 0H5C5 -4 8 -7 11 -11C15 -17 15 -26 19 -33Z',
  )
  path(
    k,
    '#6fc49a',
    'M14 -34C8 -26 9 -18 4 -12C1 -8 -2 -6 -2 0H-0.300C0 -5 3 -7.500 6 -11.500C10.500 -17 10 -26 15.600 -33.800Z',
  )
  for (let i = 0; i < 8; i++)
    stroke(k, '#f2c552', 0.6, `M${13.5 - i * 1.5} ${-29 + i * 3.3}q2 0.400 3.400 1.600`)
  path(
    k,
    '#f2c552',
    'M6 -9C8 -13 7 -17 10 -20C10.500 -16 12 -14 12 -10ZM2 -12C2 -16 0.500 -18 3 -22.500C5 -19 6.500 -16 6.500 -11ZM-3 -12.500C-4 -15 -5.500 -16 -4.500 -19.500C-2 -17.500 0.500 -15.500 1 -12Z',
  )
  path(
    k,
    '#2f8a70',
    'M7 0C9 -6 7 -12 0 -13.500C-5 -14 -8 -11.500 -13 -13.500C-12 -10 -10 -8.500 -7 -8L-4 -6.600L-11 -5.500C-9 -3 -6 -2.500 -3.500 -3C-3 -1.500 -2.500 -0.500 -2 0Z',
  )
  path(
    k,
    '#6fc49a',
    'M0 -13.500C-5 -14 -8 -11.500 -13 -13.500C-12.600 -12 -11.800 -11 -10.600 -10.200C-7 -10.500 -4 -12 0 -11.600C3 -11.400 5 -10 6.200 -8C5.400 -11 3.400 -12.800 0 -13.500Z',
  )
  path(
    k,
    '#c8402f',
    'M-4 -6.600L-11 -5.500C-12.500 -5.800 -14 -5 -15 -6.500C-12 -7 -9.500 -7.400 -7 -8Z',
  )
  path(
    k,
    '#fff4dc',
    'M-9.600 -8.600L-9 -7L-8.200 -8.300ZM-8.500 -5.900L-7.900 -7.100L-7.300 -6.100Z',
  )
  path(
    k,
    '#fff4dc',
    'M-3.500 -10.500C-2 -11.800 0 -11.500 1 -9.800C-0.600 -9.300 -2.400 -9.500 -3.500 -10.500Z',
  )
  path(k, '#1c2c34', 'M-1.200 -11a0.650 0.650 0 1 0 0.010 0Z')
}

/** A monk who climbs, from behind; `q` the tone of his robe in the light. */
const monk = (lit, dark, umbrella) => (k) => {
  path(k, 'rgba(60,50,90,.4)', 'M-2 0C4 -0.400 12 1 17 2.600C11 3.600 2 2 -3 0.800Z')
  path(
    k,
    '#a86c50',
    'M-3 0.600C-3 -0.600 -0.600 -0.600 -0.600 0.600ZM0.800 -0.600C0.800 -1.800 3.200 -1.800 3.200 -0.600Z',
  )
  path(
    k,
    dark,
    'M-4.600 -0.600C-5 -8 -5.800 -14 -4 -17.600C-2 -19 2 -19 4 -17.600C5.800 -14 5 -8 4.600 -1.600C2 -0.600 -2 0.400 -4.600 -0.600Z',
  )
  path(
    k,
    lit,
    'M-4.600 -0.600C-5 -8 -5.800 -14 -4 -17.600C-3 -18.500 -1 -18.700 0.500 -18.600C-2 -13 -1.200 -6 -0.800 0C-2 0.100 -3.400 0 -4.600 -0.600Z',
  )
  path(
    k,
    '#c98f68',
    'M1.400 -18.600C2.600 -18.500 3.400 -18.200 4 -17.600C5 -15.600 5.200 -13 5.100 -10.600C3.600 -12.600 2 -15.600 1.400 -18.600Z',
  )
  stroke(k, dark, 0.5, 'M-3.600 -16C-2 -12 -1.500 -8 -1.400 -3')
  path(k, '#a86c50', 'M-1.100 -18.200H1.100V-20.400H-1.100Z')
  path(
    k,
    '#c98f68',
    'M-2.200 -22C-2.300 -25.400 2.300 -25.400 2.200 -22C2.100 -20 1.100 -19 0 -19C-1.100 -19 -2.100 -20 -2.200 -22Z',
  )
  path(
    k,
    '#e2b088',
    'M-2.200 -22C-2.300 -24 -1 -25 0.300 -24.700C-0.800 -23 -0.800 -21 -0.400 -19.100C-1.300 -19.300 -2.100 -20.300 -2.200 -22Z',
  )
  if (umbrella) {
    stroke(k, '#5a4038', 0.5, 'M4 -14L3 -31')
    path(
      k,
      '#e8a83c',
      'M-7.500 -26.500C-6 -31.500 -1 -34 3 -33.500C8 -33 12 -30 13 -25.500C6 -28 -1 -28.300 -7.500 -26.500Z',
    )
    path(
      k,
      '#b06f2c',
      'M3 -33.500C8 -33 12 -30 13 -25.500C10.500 -26.500 8 -27 5.500 -27.300C5.600 -29.500 4.600 -31.600 3 -33.500Z',
    )
  }
}

/** Blossom of the frangipani at the ends of bare branches. */
function blossom(k, x, y, q) {
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257 + x
    path(
      k,
      i % 2 ? '#fff6ea' : '#f4e0dc',
      `M${x} ${y}Q${x + Math.cos(a - 0.5) * q * 1.2} ${y + Math.sin(a - 0.5) * q * 1.2} ${x + Math.cos(a) * q * 1.5} ${y + Math.sin(a) * q * 1.5}Q${x + Math.cos(a + 0.6) * q} ${y + Math.sin(a + 0.6) * q} ${x} ${y}Z`,
    )
  }
  path(k, '#f7c04a', `M${x} ${y - q * 0.35}a${q * 0.35} ${q * 0.35} 0 1 0 0.010 0Z`)
}

export default {
  alt: 'Il grande Buddha bianco del Doi Kham all’alba: due monaci salgono la scala fra i serpenti verdi e oro, la valle di Chiang Mai è nella nebbia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#3c6cb8'],
          [0.4, '#8c9cd0'],
          [0.72, '#f4a898'],
          [1, '#ffd898'],
        ],
        disc: 0.08,
        discColour: '#fff8e0',
        front: 0.72,
      },
      sun: [0.3, 0.45],
      horizon: 0.62,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#d89ab0', 'M4 22C20 19.600 44 20 58 22.400C44 24.200 20 24.400 4 22Z'],
        ['#ffd0b4', 'M8 22.600C24 24 42 24 56 22.700C44 24.900 22 25 8 22.600Z'],
        ['#7c88c4', 'M112 14C128 11.600 150 12 165 13.600V16.200C150 16.400 126 16 112 14Z'],
        [
          '#c8a0c0',
          'M116 14.800C132 16.600 150 16.600 165 16.200V17C148 17.400 130 17 116 14.800Z',
        ],
      ])
        path(k, c, d)
      // The valley: ridges that float in mist, the town a few roofs of gold.
      fill(k, '#a88cb4', [
        ...rough(points('-5 48 16 43 34 46 56 41 80 46 110 42 140 46 165 41'), 0.5, 3),
        ...points('165 70 -5 70'),
      ])
      path(
        k,
        'rgba(255,224,196,.9)',
        'M-5 51C14 48.500 34 51 52 49.500C76 48 100 51 130 49.500C144 49 156 50.500 165 50V60H-5Z',
      )
      fill(k, '#7478a4', [
        ...rough(points('-5 57 18 53.500 40 56.500 60 53 84 57 120 54 165 56'), 0.5, 6),
        ...points('165 76 -5 76'),
      ])
      path(
        k,
        'rgba(255,216,196,.85)',
        'M-5 61C10 58.500 30 61 46 59.500C60 58.500 70 61 84 60.500V70H-5Z',
      )
      fill(k, '#4c6488', [
        ...rough(points('-5 67 14 62 30 66 48 62.500 66 66 90 62 165 64'), 0.5, 9),
        ...points('165 92 -5 92'),
      ])
      // The town below: two roofs and one spire out of the mist.
      path(
        k,
        '#e8a05c',
        'M37.800 72L39 63.400L40.200 72ZM43 72V68L44.800 66.400L46.600 68V72ZM30 72V68.600L31.600 67.200L33.200 68.600V72Z',
      )
      path(
        k,
        '#b06c5c',
        'M39 63.400L40.200 72H39ZM44.800 66.400L46.600 68V72H45.200ZM31.600 67.200L33.200 68.600V72H32Z',
      )
      path(k, 'rgb(206,176,178)', 'M-5 71C12 68.500 26 71 44 69.500C56 68.600 66 71 84 70V78H-5Z')
      // The terrace of the temple and its white wall.
      leafMass(k, {
        box: [60, 52, 166, 80],
        inside: (x, y) =>
          y >
          60 -
            Math.max(0, 14 - Math.abs(x - 152)) * 0.5 -
            Math.max(0, 10 - Math.abs(x - 70)) * 0.3 +
            noise(x * 0.2, 8) * 1.6,
        light: (x, y) => 0.9 - (x - 60) * 0.006 - (y - 52) * 0.02,
        size: 6,
        tones: WOOD,
        seed: 8,
      })
      path(k, '#f4dcc8', 'M70 66H150V75H70Z')
      path(k, '#a49cc8', 'M118 66H150V75H118Z')
      path(k, '#fffaf0', 'M69 64.600H151V66.400H69Z')
      for (let x = 73; x < 149; x += 5)
        path(
          k,
          x < 118 ? '#c9bdb8' : '#958da8',
          `M${x} 73.500V70C${x} 68.400 ${x + 2.4} 68.400 ${x + 2.4} 70V73.500Z`,
        )
      path(k, '#f2c552', 'M84 65L86 61.500H134L136 65Z')
      path(k, '#b0762f', 'M112 65V61.500H134L136 65Z')
    })
    f.draw(s.k, (k) => at(k, 110, 62.6, 0.47, whiteBuddha))
    f.draw(s.k, (k) => {
      // Steps up to it, wider towards the viewer.
      for (let i = 0; i < 9; i++) {
        const y = 75 + i * 2.4
        const half = 11 + i * 1.9
        fill(
          k,
          i % 2 ? '#f4dccc' : '#ffeedc',
          points(
            `${110 - half} ${y} ${110 + half} ${y} ${110 + half + 0.8} ${y + 1.5} ${110 - half - 0.8} ${y + 1.5}`,
          ),
        )
        fill(
          k,
          '#a094c0',
          points(
            `${110 - half - 0.8} ${y + 1.5} ${110 + half + 0.8} ${y + 1.5} ${110 + half + 0.9} ${y + 2.5} ${110 - half - 0.9} ${y + 2.5}`,
          ),
        )
      }
      path(k, '#17404c', 'M-6 80H62L84 92V96H-6Z')
      leafMass(k, {
        box: [-6, 66, 90, 98],
        inside: (x, y) =>
          y > 76 - Math.max(0, 30 - x) * 0.16 + Math.max(0, x - 60) * 0.62 + noise(x * 0.16, 6) * 2,
        light: (x, y) => 0.5 + noise(x * 0.12, 7) * 0.4 - (y - 74) * 0.03,
        size: 8.5,
        tones: WOOD,
        seed: 12,
      })
      leafMass(k, {
        box: [128, 66, 168, 98],
        inside: (x, y) => y > 96 - (x - 126) * 0.62 + noise(x * 0.16, 9) * 2,
        light: (x) => 0.3 + noise(x * 0.12, 3) * 0.3,
        size: 8.5,
        tones: WOOD,
        seed: 15,
      })
      path(k, '#ffeedc', 'M80 87.400H95V89H94V96H81V89H80Z')
      path(k, '#a094c0', 'M125 87.400H140V89H139V96H126V89H125ZM90 89H94V96H90Z')
      at(k, 86, 87.6, 0.78, naga)
      at(k, 134, 87.6, 0.78, naga, true)
      at(k, 104, 83, 0.6, monk('#f29a3c', '#b8562c', false))
      at(k, 115, 87, 0.66, monk('#f0903a', '#b04c2c', true))
      // Frangipani over the valley, dark wood and pale stars.
      stroke(
        k,
        '#4a4058',
        1.6,
        'M-4 44C6 42 12 36 18 27M9 39C15 38 20 38 26 34M-4 52C4 50 10 49 16 50',
      )
      stroke(
        k,
        '#4a4058',
        1,
        'M18 27C21 24 22 21 22 18M18 27C22 26 26 24 28 22M26 34C29 32 31 31 33 28M26 34C30 35 33 36 36 36M16 50C20 50 23 48 25 46',
      )
      for (const [x, y, l, a] of points(
        '22 18 8 -2.200 22 18 8 -0.900 28 22 8 -0.200 33 28 8 -1.300 36 36 8 0.300 25 46 8 -0.600 22 19 7 -1.500',
        4,
      ))
        frond(k, x, y, l, a, ['#5f9a5c', '#2f6a50'], { bend: 0.2, n: 7, wide: 0.22 })
      for (const [x, y, q] of points(
        '21 17 2.400 24 19 2 29 22 2.400 27 24 1.500 34 28 2 32 26 1.500 36.500 36.500 1.900 34 34.500 1.500 25.500 45.500 1.900 22.500 47 1.500',
        3,
      ))
        blossom(k, x, y, q)
    })
    birds(s, { x: 0.34, y: 0.3, count: 5, size: 0.8, seed: 3 })
    return finish(s, { rays: 0.1 })
  },
}
