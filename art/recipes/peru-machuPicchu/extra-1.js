import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { alpaca, farHorse, farWalker, joyfulDog, laughing, robbed } from '../../things/hat-thief.js'

/** The crest of the striped mountain, from the saddle on the left over the summit to the right edge. */
const CREST = points(
  '30 55 40 47 50 40.500 60 33 69 27 78 19.500 85 15 91 11 96 13 103 19 111 23 120 30 132 36 146 44 168 52',
)
const BANDS = [
  '#c84c48',
  '#f0b45c',
  '#f8dca4',
  '#84b4a8',
  '#e8847c',
  '#b43c54',
  '#f4c06c',
  '#b8d0b4',
  '#e8a090',
  '#9c3450',
  '#e07c4c',
  '#fce4ac',
  '#74a8a4',
  '#d8647c',
]

/** A point on the crest: t from 0 (saddle) to 1 (summit), and on to 2 (right edge). */
function crest(t) {
  const q = t <= 1 ? t * 7 : 7 + (t - 1) * 7
  const i = Math.max(0, Math.min(CREST.length - 2, Math.floor(q)))
  const u = q - i
  return CREST[i].map((v, j) => v + (CREST[i + 1][j] - v) * u)
}

/** One band falls from the crest to the foot, bent by the gullies of the slope. */
function band(k, colour, t0, t1) {
  const edge = (t) => {
    const [x, y] = crest(t)
    const fall = 78 - y
    const side = (t - 0.35) * 34
    const p = (u, bend) => `${x + side * u + 14 * u + bend} ${y + fall * u}`
    const wave = Math.sin(t * 23) * 1.6
    return [
      p(0, 0),
      p(0.22, 2 + wave),
      p(0.36, -2.5 - wave),
      p(0.52, 0),
      p(0.68, 3 + wave),
      p(0.84, -3),
      p(1, 0),
    ]
  }
  const [a, b] = [edge(t0), edge(t1)]
  path(
    k,
    colour,
    `M${a[0]}C${a[1]} ${a[2]} ${a[3]}C${a[4]} ${a[5]} ${a[6]}L${b[6]}C${b[5]} ${b[4]} ${b[3]}C${b[2]} ${b[1]} ${b[0]}Z`,
  )
}

/** The snow peak behind: faces in the sun, blue faces, rock that breaks through, a glacier's tongue. */
function snowPeak(k) {
  path(
    k,
    '#6c84b4',
    'M-8 58L-2 44L6 36L10 31L16 27L21 18L26 14.500L31 20L35 22L41 30L47 33L55 42L66 58Z',
  )
  for (const d of [
    'M-8 50L-2 44L6 36L10 31L16 27L21 18L26 14.500L24.500 22L26 27L21 31L22 37L15 41L13 47L6 49L2 56H-8Z',
    'M31 20L35 22L41 30L38 33L39 38L34 36L35 30L31.500 26Z',
    'M47 33L55 42L52 46L47 43L48 38Z',
    'M26 32L31 36L29 42L34 47L30 52L24 50L26 44L23 39Z',
  ])
    path(k, '#fff8ec', d)
  path(
    k,
    '#ffd8b8',
    'M21 18L26 14.500L24.500 22L26 27L23 26L22 22ZM10 31L16 27L14 32L9 36ZM35 22L41 30L38 31L35.500 26Z',
  )
  path(
    k,
    '#a4b8d8',
    'M26 14.500L31 20L31.500 26L35 30L34 36L29 30L26 27L24.500 22ZM39 38L47 43L52 46L48 52L42 47L38 42Z',
  )
  path(
    k,
    '#4c5c90',
    'M2 56L6 49L10 51L13 47L16 52L20 49L24 50L27 56L30 52L36 56L42 50L48 55L54 50L66 58V62H0Z',
  )
}

export default {
  alt: 'Un alpaca ruba il berretto di un camminatore in poncho davanti alle fasce colorate del Vinicunca: lui lo rincorre, lei ride, un cane salta',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1c6c94'],
          [0.4, '#54a8b8'],
          [0.75, '#b4dcc8'],
          [1, '#fff0c4'],
        ],
      },
      sun: [-0.3, 0.2],
      horizon: 0.66,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // A lens of cloud over the snow, wisps.
      path(
        k,
        '#f4c8b4',
        'M6 9.600C16 8 40 8 54 10.200C46 12.400 38 12.800 30 13C20 13.200 12 12 6 9.600Z',
      )
      path(
        k,
        '#fff4e0',
        'M4 10C12 6.500 22 4.600 33 5.400C42 6 49 8 54 10.500C44 9.700 36 9.900 28 10.800C19 11.700 10 11.500 4 10Z',
      )
      path(
        k,
        '#8cc8c8',
        'M112 9C124 6.800 138 8.400 150 6.600C158 5.600 164 6 168 5.500V8C156 10 140 10.600 128 10.400C121 10.200 116 10 112 9Z',
      )
      snowPeak(k)
      // Red ridges between.
      path(k, '#b8646c', 'M-8 54C2 49 10 51 18 54C26 50 34 52 42 47L60 56V72H-8Z')
      path(k, '#d8847c', 'M-8 54C2 49 10 51 18 54C12 55.500 8 58 0 60L-8 66Z')
      path(k, '#8c4864', 'M120 34C132 32 144 36 152 32C158 29.500 164 30 168 28V70H110Z')
      // The striped mountain: the far flank in the shade, then the bands in the sun.
      fill(k, '#7c3858', [...CREST.slice(7), [168, 84], [60, 84]])
      const n = 30
      for (let i = 0; i < n; i++) {
        const t0 = (i / n) * 1.02
        const wide = 1.02 / n + (i % 3 === 1 ? 0.01 : 0)
        band(k, BANDS[i % BANDS.length], t0 - 0.004, t0 + wide)
      }
      // The flank that looks away from the sun: the same bands, dimmed.
      for (const [c, d] of [
        [
          '#a84c5c',
          'M91 11L96 13L103 19L108 30L118 44L132 60L142 80H105C103 70 103 60 100 52C97 44 97 36 95 30C93 23 92 17 91 11Z',
        ],
        ['#c87860', 'M103 19L111 23L120 36L136 52L160 78L142 80L130 58L114 40Z'],
        ['#6c7c8c', 'M111 23L120 30L134 42L156 58L168 68V80H160L140 58L122 40Z'],
        ['#94445c', 'M120 30L132 36L150 48L168 58V66L150 56L134 44Z'],
        ['#d89c78', 'M132 36L146 44L168 52V55L148 47Z'],
      ])
        path(k, c, d)
      // Folds of the slope.
      for (const d of [
        'M103 19C106 30 112 38 114 46C117 56 122 64 126 80H134C130 66 124 56 120 47C115 38 108 30 103 19Z',
        'M69 27C71 35 69 42 74 50C77 57 78 64 84 74C79 66 74 58 71 52C67 44 68 36 69 27Z',
        'M50 40.500C53 47 52 53 57 60C60 65 62 70 66 76C60 70 56 64 54 60C50 53 51 47 50 40.500Z',
      ])
        path(k, 'rgba(96,28,72,.4)', d)
      // The saddle with its path and those who climb.
      path(k, '#c06054', 'M-8 66C8 60 20 59 32 56C44 58 56 64 72 66C96 69 124 66 168 72V96H-8Z')
      path(k, '#e08868', 'M-8 66C8 60 20 59 32 56C26 60 22 63 12 65.500C4 67.500 -2 69 -8 72Z')
      path(
        k,
        '#f8d0a0',
        'M168 77C150 74 134 72.600 120 72.800C108 73 96 72 88 69.500C82 67.500 74 66.500 66 64.600C74 65.500 84 66.500 91 68.600C98 70.600 108 71 120 70.800C136 70.600 152 72.400 168 74.500Z',
      )
      for (const [x, y, c] of [
        [87, 69, '#2c9ca0'],
        [92, 70.2, '#f8c848'],
        [99, 71.6, '#fff0dc'],
        [120, 72.2, '#e84c64'],
        [126, 72.4, '#34489c'],
      ]) {
        path(k, 'rgba(70,20,56,.4)', `M${x - 0.5} ${y}H${x + 0.6}L${x + 4} ${y + 0.6}H${x + 2.8}Z`)
        at(k, x, y, 0.72, (q) => farWalker(q, c), true)
      }
      path(k, 'rgba(70,20,56,.4)', 'M106 72.200H111L115 73.200H110Z')
      at(k, 108, 72.2, 0.78, farHorse, true)
      // The near ground: warm earth, a darker rim, stones and tufts.
      path(k, '#984454', 'M-8 78C20 73.500 50 76 80 78C110 80 140 78 168 81V96H-8Z')
      path(
        k,
        '#b85c58',
        'M-8 78C20 73.500 50 76 80 78C96 79 112 79 128 79C104 82 70 82.500 40 81.500C22 81 6 82 -8 84Z',
      )
      path(k, '#74304c', 'M-8 90C30 86 70 91 110 89C130 88 150 90 168 88V96H-8Z')
      for (const [x, y, q] of points(
        '100 84 1.6 106 85.500 1 148 84 1.3 8 87 1.5 68 89 1.2 134 88 1',
        3,
      )) {
        path(
          k,
          '#5c2444',
          `M${x - q * 1.5} ${y}L${x - q} ${y - q}L${x + q * 0.4} ${y - q * 1.3}L${x + q * 1.5} ${y}Z`,
        )
        path(
          k,
          '#e0907c',
          `M${x - q * 1.5} ${y}L${x - q} ${y - q}L${x + q * 0.4} ${y - q * 1.3}L${x - q * 0.2} ${y}Z`,
        )
      }
      for (const [x, y, q] of points(
        '4 84 1 12 90 1.2 90 87 1 122 85 0.9 140 90 1.1 155 87 1 46 90.500 1 78 83 0.8',
        3,
      ))
        stroke(
          k,
          '#f4c468',
          0.4 * q,
          [-2, -1.2, -0.4, 0.5, 1.3, 2.1]
            .map((d) => `M${x + d * 0.4} ${y}L${x + d * 1.2} ${y - (3.4 - Math.abs(d) * 0.6) * q}`)
            .join(''),
        )
      at(k, 17, 86, 1.02, laughing)
      at(k, 47, 86, 1, alpaca)
      at(k, 78, 86, 1.02, robbed)
      at(k, 95, 83, 0.9, joyfulDog)
    })
    return finish(s, { bloom: 0.08 })
  },
}
