import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'

const SEA = 47

/** The sail of Amed: a triangle between two bamboo yards, broad panels of colour. */
function sail(k, colours) {
  const [a, b] = [
    [4, -8],
    [-30, -60],
  ]
  const c = [38, -50]
  const n = colours.length
  for (let i = 0; i < n; i++) {
    const p = (t) => [
      b[0] + (c[0] - b[0]) * t,
      b[1] + (c[1] - b[1]) * t + Math.sin(t * Math.PI) * 5,
    ]
    fill(k, colours[i], [a, p(i / n), p((i + 0.5) / n), p((i + 1) / n)])
  }
  path(k, 'rgba(60,40,90,.22)', 'M4 -8L-30 -60C-22 -58 -14 -56 -8 -55.300Z')
  stroke(k, '#7a4f36', 1, 'M4 -6L-32 -63M4 -6L41 -53')
  stroke(k, '#5b3a34', 1.5, 'M2 -6L5 -40')
}

/** A jukung on the sand, its prow to the right: open jaw and eye, two arms, the float of bamboo before it. */
function jukung(k, [hull, band, trim], colours) {
  // The far float and the arms.
  stroke(k, '#b98d55', 1.5, 'M-34 -8C-20 -10 20 -10 38 -8')
  if (colours) sail(k, colours)
  path(k, '#3e3a5c', 'M-46 -9C-44 -4 -38 0 -28 1H30C40 0 47 -4 52 -10L46 -9H-40Z')
  path(
    k,
    hull,
    'M-50 -14C-46 -10 -42 -9 -36 -9H40C46 -9.500 51 -11 54 -15L58 -14C55 -8 50 -3.500 42 -2H-30C-40 -2.500 -47 -7 -50 -14Z',
  )
  path(
    k,
    'rgba(50,40,90,.28)',
    'M-44 -6C-36 -4 40 -4.500 52 -9C49 -5 46 -3 42 -2H-30C-37 -2.300 -41 -4 -44 -6Z',
  )
  path(
    k,
    band,
    'M-48.500 -12C-44 -8.600 -40 -8 -36 -8H42C47 -8.400 52 -10 55.500 -13.400L54 -15C51 -11 46 -9.500 40 -9H-36C-42 -9 -46 -10 -50 -14Z',
  )
  // The jaw of the elephant fish, and its eye.
  path(
    k,
    hull,
    'M52 -13C55 -15 57 -18 57 -22C61 -20 62 -16 60 -12.500L66 -13.500C64 -9 59 -6 53 -6Z',
  )
  path(k, trim, 'M57 -22C61 -20 62 -16 60 -12.500L58 -12.300C59.600 -16 59.200 -19 57 -22Z')
  path(k, '#ffffff', 'M50.200 -9.800a2.100 1.900 0 1 0 0.010 0Z')
  path(k, '#23204a', 'M50.700 -9a1.100 1.100 0 1 0 0.010 0Z')
  path(k, trim, 'M-50 -14C-54 -16 -55 -20 -54 -23C-50 -21 -48 -17 -47 -13Z')
  stroke(
    k,
    '#8a5f3c',
    1.6,
    'M-20 -9.500C-18 -14 -14 -12 -12 -4L-9 6M26 -9.500C28 -14 32 -12 34 -4L37 6',
  )
  stroke(
    k,
    '#d9ad6c',
    0.6,
    'M-20 -10.200C-18 -14.600 -14 -12.600 -11.600 -4.400M26 -10.200C28 -14.600 32 -12.600 34.400 -4.400',
  )
  stroke(k, '#8a6238', 2.5, 'M-36 6C-20 8 40 8 54 4.500')
  stroke(k, '#ecc98a', 1.1, 'M-36 5.500C-20 7.300 40 7.300 54 4')
  for (const x of [-22, -6, 12, 28, 44]) stroke(k, '#8a6238', 0.5, `M${x} 5.500v3`)
}

/** Carries a basket of fish on the head; 30 units tall, light from the left. */
function carrier(k, cloth, sarong) {
  path(k, '#6d4231', 'M-2.400 -1L-2 -8H-0.200V0H-2.600ZM0.800 0V-8H2.600L3 -0.600V0Z')
  path(k, sarong, 'M-3.400 -15H3.400L4 -5C2 -4.200 -2 -4.200 -4.200 -5Z')
  path(k, 'rgba(40,24,70,.3)', 'M1 -15H3.400L4 -5C3 -4.600 2 -4.500 1 -4.400Z')
  path(k, cloth, 'M-3.200 -22.500C-1.400 -23.500 1.400 -23.500 3.200 -22.500L3.400 -14.500H-3.400Z')
  path(k, 'rgba(40,24,70,.28)', 'M1.200 -23.200L3.200 -22.500L3.400 -14.500H1.200Z')
  stroke(
    k,
    '#8a5640',
    1.5,
    'M-3 -21.600C-5.500 -23 -5.600 -26 -4.200 -28.500M3 -21.600C4.500 -18 4.400 -16 3.600 -13.500',
  )
  path(k, '#8a5640', 'M-1 -24V-22.500H1V-24ZM0 -28.400a2.200 2.500 0 1 0 0.010 0Z')
  path(
    k,
    '#2b2033',
    'M-2.300 -26.400C-2.600 -29.500 2.600 -29.500 2.300 -26.400C1 -27.600 -1 -27.600 -2.300 -26.400ZM1.600 -27a1.400 1.400 0 1 0 1.600 -0.600Z',
  )
  path(k, '#b9803f', 'M-5.600 -32H5.600L4 -28.600H-4Z')
  path(
    k,
    '#7b91ad',
    'M-5.200 -32C-3.600 -34.400 -2.200 -33.600 -1 -34.600C0.600 -33.400 2.600 -35 5.200 -32Z',
  )
  stroke(k, '#dfe8ee', 0.4, 'M-4 -32.600L-2.200 -33.400M0 -33.400L2 -33.200')
}

/** Pushes at the stern with both arms; facing right. */
function pusher(k) {
  path(
    k,
    '#7a4a38',
    'M-8 0L-4.500 -7L-3 -13H1L0 -6L-5 0.500ZM1 -12L3.500 -6L3 0H0.600L0.500 -5.500L-2.500 -11Z',
  )
  path(k, '#2f5f96', 'M-4.500 -13.500H2L3.200 -7.500L-4.800 -7.500Z')
  path(k, '#8a5640', 'M-4 -14L4 -24L8 -22L2.500 -13Z')
  path(k, '#a96a4c', 'M-4 -14L4 -24L5.600 -23.200L-1.600 -13.200Z')
  stroke(k, '#8a5640', 1.7, 'M5.500 -22L11 -17L16 -17.500')
  path(k, '#8a5640', 'M7.600 -28.200a2.300 2.600 0 1 0 0.010 0Z')
  path(
    k,
    '#e3b44c',
    'M2.500 -26.800L8.200 -30.800L12.500 -26C9.500 -27.400 5.500 -27.600 2.500 -26.800Z',
  )
}

export default {
  alt: 'All’alba un pescatore spinge in mare la sua jukung dipinta sulla sabbia nera, mentre una donna porta il pesce sulla testa; di fronte, il vulcano Agung',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4a7fc0'],
          [0.4, '#93b4d8'],
          [0.72, '#f6cdb4'],
          [1, '#ffdfae'],
        ],
        disc: 0,
      },
      sun: [0.02, 0.3],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.8 0.14 32 6 4 0.9 0.3 22 4 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffeedc', dark: '#c7a8b4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Agung, 3,031 metres: a steep broken cone, sunlit on its left, furrowed.
      const left = rough(points('-5 45 18 40 34 31 46 20 53 12.500'), 0.4, 3)
      const right = rough(points('60 11.500 66 18 78 29 94 38 118 44 140 47'), 0.4, 5)
      fill(k, '#7d86ab', [...left, ...points('56.500 13.500'), ...right, ...points('140 48 -5 48')])
      fill(k, '#e0a792', [...left, ...points('56.500 13.500 55 21 58 28 52 36 55 47 -5 48')])
      for (const [c, d] of [
        ['#b98292', 'M50 17L47 25L38 35L30 47H40L46 36L50 27Z'],
        ['#c9909a', 'M38 28L30 35L16 47H24L33 38Z'],
        ['#f4c3a2', 'M53 12.500L56.500 13.500L54 22L51 28L52 19Z'],
        ['#6a7299', 'M61 14L66 24L74 34L86 47H76L68 36L62 25Z'],
        ['#6a7299', 'M80 32L92 41L108 47H98L88 42Z'],
        ['#98a0be', 'M60 11.500L66 18L72 25L68 24L62 18Z'],
      ])
        path(k, c, d)
      path(
        k,
        'rgba(255,238,220,.85)',
        'M20 40C34 37.600 62 38 84 39.500C96 40.300 108 41.500 116 43C98 43.800 70 42.400 50 42.600C38 42.700 26 42 20 40Z',
      )
      path(k, '#4f6a72', 'M-5 45.500C10 43.500 28 44.500 44 45C70 45.800 96 45.600 126 47H-5Z')
      for (const [c, y] of [
        ['#f3cdb0', SEA],
        ['#bcc8cc', SEA + 2.4],
        ['#7db2c4', SEA + 6],
        ['#4795b0', SEA + 11],
        ['#2f7f9e', SEA + 16],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.5} 90 ${y - 0.2} 165 ${y + 0.4} 165 96 -5 96`))
      const r = random(4)
      for (let i = 0; i < 46; i++) {
        const t = i / 45
        const x = r() * 160
        const l = 1.5 + t * 7
        path(
          k,
          i % 2 ? 'rgba(255,240,222,.6)' : 'rgba(24,80,120,.35)',
          `M${x - l} ${SEA + 1.5 + t * 20}q${l} ${-0.3 - t * 0.5} ${l * 2} 0q${-l} ${0.3 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      // Sails of those who left earlier: butterflies on the horizon.
      for (const [x, q, c] of [
        [112, 0.09, ['#f4efe2', '#e2604a']],
        [124, 0.07, ['#4a8fc4', '#f4efe2']],
        [141, 0.11, ['#f2b53c', '#d9484a', '#f2b53c']],
        [150, 0.06, ['#f4efe2', '#58a06a']],
      ])
        at(k, x, SEA + 1.2, q, (c2) => {
          sail(c2, c)
          path(c2, '#3c3a5c', 'M-26 -7H30L26 0H-22Z')
        })
      // Black sand, wet and then dry; a hem of foam.
      path(k, '#eaf3f0', 'M-5 66.500C20 64 40 68 66 66C94 63.600 124 67.500 165 63.500V96H-5Z')
      path(k, '#76718a', 'M-5 68C20 65.400 42 69.400 68 67.400C96 65 124 69 165 65V96H-5Z')
      path(k, '#58526b', 'M-5 71C22 68.600 46 72.600 74 70.600C102 68.600 130 72.400 165 69V96H-5Z')
      path(k, '#463f56', 'M-5 79C30 76.500 60 80.500 96 78.500C124 77 148 79 165 77.500V96H-5Z')
      for (let i = 0; i < 40; i++) {
        const x = r() * 165 - 3
        const y = 73 + r() * 16
        path(k, i % 2 ? '#6a6379' : '#39324a', `M${x} ${y}q${1 + r()} -0.900 ${2.4 + r()} 0Z`)
      }
      // Shadows fall to the right.
      path(k, 'rgba(26,18,46,.5)', 'M84 72C110 70 146 72 168 74V78C140 79 104 78 84 72Z')
      path(
        k,
        'rgba(26,18,46,.55)',
        'M26 82C56 79 110 81 136 86C142 88 124 89.500 100 88.500C70 87.500 40 88 26 83Z',
      )
      at(k, 126, 72, 0.5, (c) =>
        jukung(c, ['#f0d9b0', '#3f8f84', '#d9603c'], ['#3a7fb8', '#f6efe0', '#3a7fb8', '#f6efe0']),
      )
      at(k, 79, 80.5, 0.9, (c) =>
        jukung(
          c,
          ['#fbf5e6', '#2f77b4', '#e2573c'],
          ['#e2573c', '#f6b73c', '#f8f0dc', '#2f8fb0', '#f8f0dc', '#f6b73c', '#e2573c'],
        ),
      )
      path(
        k,
        'rgba(26,18,46,.5)',
        'M12 83.600C18 82.600 30 84 38 86C32 87.500 18 86.500 12 83.600Z',
      )
      at(k, 17.5, 84, 0.9, pusher)
      path(k, 'rgba(26,18,46,.5)', 'M148 86C152 85 160 86 168 88V90C160 89.500 152 88.500 148 86Z')
      at(k, 149, 86.5, 0.86, (c) => carrier(c, '#f2d34a', '#b2365a'))
    })
    palm(s, { x: -0.01, y: 1.02, height: 78, lean: 0.12, seed: 7, front: 0.5 })
    return finish(s, { rays: 0.05 })
  },
}
