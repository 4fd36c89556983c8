import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { tarredChurch } from '../../things/stave-church.js'
import { clearNorth } from './kit.js'

/** A birch: white stem with its marks, gold leaves in clumps; foot at 0, 0. */
function birch(k, seed, tones) {
  const r = random(seed)
  path(k, '#f2ead8', 'M-0.900 0C-0.600 -8 -0.500 -14 0 -21H0.500C0.700 -14 0.900 -8 1.100 0Z')
  path(k, '#b3a9b4', 'M0.300 0C0.300 -8 0.300 -14 0.300 -21H0.500C0.700 -14 0.900 -8 1.100 0Z')
  for (let i = 0; i < 7; i++) stroke(k, '#4a4150', 0.3, `M${-0.7 + (i % 2)} ${-2 - i * 3}h0.700`)
  for (let i = 0; i < 34; i++) {
    const y = -10 - (i / 33) * 20
    const half = 6.2 * Math.sqrt(1 - (((y + 19) / 12) * 1) ** 2)
    const x = (((i * 0.618) % 1) - 0.5) * 2 * half
    clump(k, x, y + r(), 2.5 + r(), tones[x > 1.5 ? 1 : 0], r() * 6, { flat: 0.85 })
  }
}

/** The fiddler who goes before the bride: black hat, red waistcoat, knee breeches. */
function fiddler(k) {
  path(k, '#f2ead8', 'M-2.600 0L-2.200 -6H-0.400L-1 0ZM1 0L0.600 -6H2.400L3 0Z')
  path(
    k,
    '#26263c',
    'M-3.400 0.300C-3 -0.800 -1 -0.800 -0.600 0.300ZM0.700 0.300C1 -0.800 3 -0.800 3.400 0.300Z',
  )
  path(k, '#2c3050', 'M-3 -13H3L3 -5.500H0.400L0 -10L-0.400 -5.500H-3Z')
  path(k, '#f6f0e0', 'M-3.200 -20.500C-1 -21.500 1 -21.500 3.200 -20.500L3.200 -12.500H-3.200Z')
  path(
    k,
    '#c23a3c',
    'M-3.200 -20.500L-1 -21.200L-0.600 -12.500H-3.200ZM3.200 -20.500L1 -21.200L0.600 -12.500H3.200Z',
  )
  path(k, '#e2604a', 'M-3.200 -20.500L-1.900 -20.900L-1.900 -12.500H-3.200Z')
  path(k, '#d9a080', 'M0 -26.500a2 2.300 0 1 0 0.010 0Z')
  path(
    k,
    '#26263c',
    'M-3.600 -25.600H3.600V-26.300H-3.600ZM-2.200 -26.300L-1.900 -29.600H1.900L2.200 -26.300Z',
  )
  stroke(
    k,
    '#f6f0e0',
    1.3,
    'M-3 -19.500C-5.500 -19 -6.500 -20.500 -6 -22.500M3 -19.500C5 -16.500 3 -17 -1 -18.500',
  )
  path(
    k,
    '#a8562f',
    'M-7.500 -23.500C-6 -24.500 -4.600 -23.500 -4 -22.500C-3 -22.500 -1.600 -22 -1.300 -21C-2 -20 -3.600 -20.500 -4.600 -21.200C-6 -21 -7.600 -21.800 -7.500 -23.500Z',
  )
  stroke(k, '#4a3038', 0.35, 'M-6 -23L-10.500 -25.500M-8 -17.500L-1.600 -24.500')
}

/** The bride in red and white with her silver crown. */
function bride(k) {
  path(k, '#26263c', 'M-4.800 -15C-6 -9 -6.600 -4 -6.800 0H6.800C6.600 -4 6 -9 4.800 -15Z')
  path(k, '#44466c', 'M-4.800 -15C-6 -9 -6.600 -4 -6.800 0H-4C-4 -5 -3.400 -10 -2.400 -15Z')
  path(k, '#fbf6ea', 'M-2.800 -15L-3.400 -1.500H3.400L2.800 -15Z')
  path(k, '#d6cbd2', 'M1.400 -15L1.800 -1.500H3.400L2.800 -15Z')
  stroke(k, '#c23a3c', 0.5, 'M-3.300 -3H3.300M-6.700 -1H-3.600M3.600 -1H6.700')
  path(k, '#c23a3c', 'M-3.200 -21.500C-1 -22.500 1 -22.500 3.200 -21.500L3.200 -14.500H-3.200Z')
  path(k, '#e2604a', 'M-3.200 -21.500L-1.600 -22L-1.700 -14.500H-3.200Z')
  path(k, '#e6dcb0', 'M-0.900 -19.500a0.900 0.900 0 1 0 1.800 0a0.900 0.900 0 1 0 -1.800 0Z')
  stroke(
    k,
    '#fbf6ea',
    1.7,
    'M-3.200 -20.500C-5 -18.500 -5 -16 -3 -14M3.200 -20.500C5.500 -19 7 -17 8 -15',
  )
  path(
    k,
    '#c99a5c',
    'M-2.500 -25.500C-2.800 -28.500 2.800 -28.500 2.500 -25.500L3 -20.500H1.400L1.200 -24H-1.200L-1.400 -20.500H-3Z',
  )
  path(k, '#e6b090', 'M0 -27.200a1.900 2.200 0 1 0 0.010 0Z')
  path(
    k,
    '#dfe2ea',
    'M-2.800 -27L-3.400 -31L-1.800 -29.400L-0.900 -31.800L0 -29.600L0.900 -31.800L1.800 -29.400L3.400 -31L2.800 -27C1 -27.800 -1 -27.800 -2.800 -27Z',
  )
  path(
    k,
    '#e8c25c',
    'M-2.700 -27.300C-1 -28.200 1 -28.200 2.700 -27.300L2.800 -26.700C1 -27.500 -1 -27.500 -2.800 -26.700Z',
  )
}

/** The groom: long coat with silver buttons. */
function groom(k) {
  path(k, '#f2ead8', 'M-2.600 0L-2.200 -6H-0.400L-1 0ZM1 0L0.600 -6H2.400L3 0Z')
  path(
    k,
    '#26263c',
    'M-3.400 0.300C-3 -0.800 -1 -0.800 -0.600 0.300ZM0.700 0.300C1 -0.800 3 -0.800 3.400 0.300ZM-2.900 -12H2.900V-5.500H-2.900Z',
  )
  path(k, '#2f5a5c', 'M-3.600 -22.500C-1 -23.500 1 -23.500 3.600 -22.500L4 -9.500H-4Z')
  path(k, '#4f8480', 'M-3.600 -22.500L-1.900 -23L-2.200 -9.500H-4Z')
  path(k, '#fbf6ea', 'M-0.900 -23.200H0.900L0.500 -18H-0.500Z')
  for (let i = 0; i < 4; i++)
    path(
      k,
      '#e6e6ee',
      `M-1.500 ${-19 + i * 2.4}a0.350 0.350 0 1 0 0.010 0ZM1.500 ${-19 + i * 2.4}a0.350 0.350 0 1 0 0.010 0Z`,
    )
  path(k, '#e6b090', 'M0 -28.600a1.900 2.300 0 1 0 0.010 0Z')
  path(
    k,
    '#8a5f3c',
    'M-2 -26.500C-2.300 -29.700 2.300 -29.700 2 -26.500C1 -27.700 -1 -27.700 -2 -26.500Z',
  )
  stroke(
    k,
    '#2f5a5c',
    1.6,
    'M-3.400 -21.500C-5.500 -19.500 -6.500 -17.500 -7 -15.500M3.400 -21.500C4.600 -18 4.600 -15 4.200 -12',
  )
}

export default {
  alt: 'Un corteo di nozze norvegese esce da una chiesa di legno medievale dai tetti a scaglie: il violinista davanti, la sposa con la corona d’argento, le betulle d’oro e il fiordo dietro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...clearNorth, disc: 0 }, sun: [0.05, 0.14], horizon: 0.6 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.34 0.15 30 6 4 0.9 0.2 26 5 7', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff6e6', dark: '#c3cdd6' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Walls of the fjord, the far one with its snow.
      fill(k, '#a9b6c4', [
        ...rough(points('30 52 44 40 54 28 62 33 72 20 84 32 96 26 110 40 124 52'), 0.6, 3),
        ...points('124 56 30 56'),
      ])
      fill(k, '#cfd2d2', rough(points('72 20 64 31 58 42 52 52 66 52 70 42 75 33'), 0.5, 4))
      path(
        k,
        '#ffffff',
        'M72 20L66 28L68.500 29L70 34L72.500 28L75 33L76.500 27L79 28ZM96 26L91 30.500L94 31L96 35L98 31L101 33Z',
      )
      fill(k, '#6f8f96', [
        ...rough(points('-6 18 10 22 24 30 38 42 50 54'), 0.8, 5),
        ...points('50 58 -6 58'),
      ])
      fill(k, '#93ab9c', rough(points('-6 18 10 22 24 30 20 38 8 34 -6 30'), 0.6, 7))
      fill(k, '#7d9a98', rough(points('8 34 22 40 34 48 40 54 22 54 10 44'), 0.6, 9))
      stroke(k, '#f6fbfa', 0.9, 'M14 25.500L15.500 33L14.800 40L16.500 48L15.800 54')
      stroke(k, '#f6fbfa', 0.5, 'M15.500 33L17 40L16.500 48')
      fill(k, '#5f7f88', [
        ...rough(points('104 56 120 46 136 32 150 26 166 16'), 0.8, 8),
        ...points('166 60 104 60'),
      ])
      fill(
        k,
        '#83a094',
        rough(points('136 32 150 26 166 16 166 30 150 36 138 44 128 52 124 48'), 0.6, 10),
      )
      path(k, '#bcd3da', 'M20 54H124V60H20Z')
      path(k, '#e3ecea', 'M44 55.500C60 55 84 55.200 100 55.800C84 56.600 60 56.500 44 55.500Z')
      path(k, '#8fb0be', 'M20 57.500C50 56.800 90 58 124 57.200V60H20Z')
      // Meadows down to the water.
      fill(k, '#a9b25c', [
        ...rough(points('-6 56 20 57.500 50 59.500 90 59 130 57 166 55'), 0.4, 2),
        ...points('166 96 -6 96'),
      ])
      fill(k, '#c9bd5e', rough(points('-6 60 30 62 70 63.500 40 66 -6 66'), 0.4, 3))
      fill(k, '#8f9c4c', [
        ...rough(points('-6 68 40 69 80 71 120 70 166 67'), 0.4, 6),
        ...points('166 96 -6 96'),
      ])
      fill(k, '#75863f', [
        ...rough(points('-6 82 40 80 90 83 166 80'), 0.4, 8),
        ...points('166 96 -6 96'),
      ])
    })
    f.draw(s.k, (k) => {
      const gold = [
        ['#b5782f', '#dca03a', '#f6cf62'],
        ['#a9682c', '#cf8c34', '#f0bd54'],
      ]
      for (const [x, y, q, seed] of points(
        '139 69 0.900 4 148 71 1.100 6 158 70 1 9 66 66 0.460 3 72 66.500 0.520 8',
        4,
      )) {
        path(k, 'rgba(50,50,70,.35)', `M${x - 1} ${y}h2l${16 * q} ${2.6 * q}h${-6 * q}Z`)
        at(k, x, y, q, (c) => birch(c, seed, gold))
      }
      for (const [x, y] of points('139 69 148 71 158 70'))
        for (let i = -3; i < 4; i++)
          stroke(
            k,
            i % 2 ? '#6f7f3c' : '#a9a94e',
            0.35,
            `M${x + i * 0.6} ${y + 0.5}l${i * 0.2} -1.800`,
          )
      // The church with its shadow; the path to its door; a wall of field stones.
      path(k, 'rgba(46,46,72,.45)', 'M86 72.500H130L160 77C150 78 110 77 86 72.500Z')
      path(
        k,
        '#dcc48e',
        'M104 73C103 77 94 79 82 81C64 84 44 86 30 96H66C74 90 88 86 98 82.500C106 79.500 109 77 109 73Z',
      )
      path(
        k,
        '#c0a272',
        'M109 73C109 77 106 79.500 98 82.500C88 86 74 90 66 96H60C72 88 88 84 97 80C103 77.500 106 76 106 73Z',
      )
      at(k, 106.5, 73.5, 1.08, tarredChurch)
      const r = random(5)
      for (const [x0, x1, y] of points('118 166 78.500 -4 40 75.500', 3))
        for (let x = x0; x < x1; x += 3.2) {
          const [q, dy] = [1.5 + r() * 0.5, r() * 0.5]
          path(k, '#8b8a92', `M${x - q} ${y + dy}c0 -2.400 ${q * 2} -2.600 ${q * 2.1} 0Z`)
          path(
            k,
            '#c3beb6',
            `M${x - q} ${y + dy}c0 -2.200 ${q} -2.300 ${q * 1.2} -1.900c-0.600 0.400 -0.900 1 -0.800 1.900Z`,
          )
        }
      for (const [x, y, l] of points('50 88 18 68 86.500 16 77 86 15', 3))
        path(
          k,
          'rgba(46,40,66,.45)',
          `M${x - 3} ${y}C${x + 4} ${y - 0.6} ${x + l * 0.8} ${y + 1.4} ${x + l} ${y + 2.4}C${x + l * 0.6} ${y + 2.8} ${x + 4} ${y + 1.6} ${x - 3} ${y}Z`,
        )
      at(k, 77, 86, 0.72, groom)
      at(k, 68, 86.5, 0.74, bride)
      at(k, 50, 88.5, 0.82, fiddler)
      for (let i = 0; i < 210; i++) {
        const x = r() * 170 - 5
        if (x > 26 && x < 74) continue
        const y = 95 - r() * 5
        const l = 2 + r() * 4
        stroke(
          k,
          ['#4f6436', '#75863f', '#c9b85a', '#3f5634'][i % 4],
          0.4,
          `M${x} ${y}q${r() * 0.6} ${-l * 0.6} ${r() * 2 - 0.4} ${-l}`,
        )
      }
      at(k, 10, 93, 2.1, (c) => birch(c, 12, gold))
    })
    return finish(s, { rays: 0.05 })
  },
}
