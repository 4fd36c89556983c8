import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const WATER = 70
const [STONE, LIT, SHADE, DEEP] = ['#8d8794', '#f2cba4', '#5f5b78', '#3b3856']

/** The tiers of one half of the gate: height of the foot, half-depth to the outside, height. */
const TIERS = points(
  '0 22 9 9 18.500 8 17 15.500 7 24 13 6.400 30.400 10.600 5.600 36 8.400 5 41 6.400 4.400 45.400 4.600 4',
  3,
)

/** A flame of carved stone at the corner of a cornice. */
const flame = (k, c, x, y, q) =>
  path(
    k,
    c,
    `M${x + 1.4 * q} ${y + 0.3}H${x - 1.2 * q}C${x - 2.4 * q} ${y - 0.5 * q} ${x - 2.8 * q} ${y - 2 * q} ${x - 2.2 * q} ${y - 3.8 * q}C${x - 1.6 * q} ${y - 2.4 * q} ${x - 0.6 * q} ${y - 2.2 * q} ${x} ${y - 1.9 * q}C${x + 0.2 * q} ${y - 1} ${x + 0.8 * q} ${y - 0.4 * q} ${x + 1.4 * q} ${y + 0.3}Z`,
  )

/**
 * One half of the gate: stepped to the outside, cut straight towards the gap at x = 0. One sun for both halves, low on the left: the
 * left half shows it its outer corners (`outer` lit), the right one, turned over, its cut and whatever faces the gap.
 */
function half(k, left) {
  const [outer, inner] = left ? [LIT, SHADE] : [DEEP, '#b99aa2']
  const course = left ? '#dcb09a' : '#b3989f'
  for (const [foot, out, high] of TIERS) {
    const y = -foot
    path(k, STONE, `M0 ${y}H${-out}V${y - high}H0Z`)
    path(k, outer, `M${-out} ${y}h${out * 0.15}v${-high}h${-out * 0.15}Z`)
    path(k, inner, `M${-out * 0.26} ${y}H${-out * 0.18}V${y - high}H${-out * 0.26}Z`)
    // A niche of brick, its reveal in shade on the side of the sun, a carved lozenge.
    const [n0, n1] = [-out * 0.74, -out * 0.36]
    path(k, '#a9574a', `M${n0} ${y - high * 0.2}H${n1}V${y - high * 0.68}H${n0}Z`)
    const reveal = left ? n0 : n1 - out * 0.09
    path(k, '#6d3a48', `M${reveal} ${y - high * 0.2}h${out * 0.09}v${-high * 0.48}h${-out * 0.09}Z`)
    const m = (n0 + n1) / 2
    const d = high * 0.14
    path(k, '#e8b48e', `M${m} ${y - high * 0.44 - d}l${d} ${d}l${-d} ${d}l${-d} ${-d}Z`)
    // The cornice in three courses that lean out, the shade below them, and the flames that turn up at the corners.
    path(k, SHADE, `M0 ${y - high + 2}H${-out + 0.2}v-0.900H0Z`)
    path(k, course, `M0 ${y - high + 1.2}H${-out - 0.8}v-0.700H0Z`)
    path(k, STONE, `M0 ${y - high + 0.5}H${-out - 1.6}v-0.800H0Z`)
    path(k, left ? LIT : '#cfa8a4', `M0 ${y - high - 0.3}H${-out - 2.2}v-0.700H0Z`)
    flame(k, left ? '#e2ad92' : SHADE, -out - 1.2, y - high - 0.6, 0.5 + out * 0.035)
    flame(k, left ? '#b9949a' : SHADE, -out * 0.55, y - high - 0.8, 0.3 + out * 0.02)
  }
  path(k, STONE, 'M0 -49.400H-2.800L-1.400 -55L0 -57.500Z')
  path(k, outer, 'M-2.800 -49.400h0.900L-0.700 -55.800L-1.400 -55Z')
  // The flat face of the cut, seen in perspective from the middle of the court.
  path(k, left ? DEEP : '#f0c4a0', 'M0 0H2.800V-1.500V-52L0 -57.500Z')
  if (!left) path(k, '#d6a694', 'M1.800 0H2.800V-52L1.800 -53.900Z')
}

/** She leaps: knees bent, arms thrown wide, a sarong of red and gold; one unit is one head. */
const LEAP = {
  near: [64, 96],
  far: [-38, 34],
  armNear: [-128, -16],
  armFar: [134, 12],
  lean: 2,
  skin: ['#d99a6c', '#a8664c'],
  top: ['#fff3dc', '#cdb4bc'],
  low: ['#e2483c', '#a42c4c'],
  hair: ['#3a2838', '#241a30'],
  shoe: ['#d99a6c', '#a8664c'],
  dress: 'skirt',
  sash: '#f0b93c',
  cut: 'bun',
  bare: true,
}

/** Her friend sits on the terrace and waits for his turn. */
const FRIEND = {
  ...POSES.sit,
  skin: SKINS[0],
  top: ['#3f8f9c', '#2a6278'],
  low: ['#8c5aa0', '#5c3c7c'],
  hair: ['#5a4038', '#3a2838'],
  shoe: ['#f2c39c', '#c98a74'],
  bare: true,
  hat: ['brim', '#f4dca4', '#b08c74'],
}

/** The far wood as one mass, its crowns irregular; `lit` is the side of the crowns that the sun touches. */
function wood(k, x0, x1, y, seed, [dark, mid, lit]) {
  const r = random(seed)
  const crowns = []
  for (let x = x0; x < x1; ) {
    const q = 2.6 + r() * 3.4
    crowns.push([x + q * 0.8, y - r() * 3 - (r() < 0.2 ? 3 : 0), q])
    x += q * (1 + r() * 0.7)
  }
  for (const [x, v, q] of crowns) {
    path(
      k,
      dark,
      `M${x - q * 1.3} 66C${x - q * 1.5} ${v + q} ${x - q * 1.2} ${v - q} ${x} ${v - q}C${x + q * 1.2} ${v - q} ${x + q * 1.5} ${v + q} ${x + q * 1.3} 66Z`,
    )
    path(
      k,
      mid,
      `M${x - q * 1.2} ${v + q * 0.3}C${x - q * 1.2} ${v - q * 0.6} ${x - q * 0.7} ${v - q} ${x} ${v - q}C${x + q * 0.6} ${v - q} ${x + q} ${v - q * 0.6} ${x + q} ${v - q * 0.2}C${x + q * 0.6} ${v - q * 0.5} ${x + q * 0.3} ${v - q * 0.1} ${x} ${v + q * 0.1}C${x - q * 0.3} ${v - q * 0.1} ${x - q * 0.6} ${v + q * 0.5} ${x - q * 1.2} ${v + q * 0.3}Z`,
    )
    if (r() < 0.7)
      path(
        k,
        lit,
        `M${x - q * 1.12} ${v + q * 0.1}C${x - q * 1.1} ${v - q * 0.7} ${x - q * 0.6} ${v - q} ${x} ${v - q}C${x - q * 0.5} ${v - q * 0.7} ${x - q * 0.8} ${v - q * 0.4} ${x - q * 1.12} ${v + q * 0.1}Z`,
      )
  }
}

/** A ceremonial parasol in tiers of gold and white. */
function parasol(k) {
  stroke(k, '#5a4048', 0.6, 'M0 0V-24')
  for (const [y, w] of points('-17 5.600 -21 4.400 -24.600 3.200')) {
    path(k, '#f0b93c', `M${-w} ${y}C${-w * 0.7} ${y - 2.4} ${w * 0.7} ${y - 2.4} ${w} ${y}Z`)
    path(
      k,
      '#ffe08a',
      `M${-w} ${y}C${-w * 0.7} ${y - 2.4} ${-w * 0.2} ${y - 2} 0 ${y - 1.8}L${-w * 0.2} ${y}Z`,
    )
    path(k, '#fbf4e4', `M${-w} ${y}H${w}V${y + 1}H${-w}Z`)
    path(k, '#b8862f', `M${w * 0.4} ${y}H${w}V${y + 1}H${w * 0.4}Z`)
  }
  path(k, '#f0b93c', 'M-0.400 -26.400H0.400L0 -29Z')
}

export default {
  alt: 'Una viaggiatrice salta fra le due metà della porta spaccata di un tempio balinese, all’alba; dietro di lei il vulcano Agung, e tutto si specchia nell’acqua',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5a6cb0'],
          [0.35, '#a49cc4'],
          [0.7, '#ffb9a0'],
          [1, '#ffe2ac'],
        ],
        disc: 0,
      },
      sun: [0.12, 0.5],
      horizon: WATER / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Long strips of cloud, their lower edges lit.
      for (const [c, d] of [
        [
          '#8d86bc',
          'M-5 15.500C6 14.600 10 13 20 13.400C26 13.600 30 14.800 38 15C32 16.400 10 17.200 -5 17.400Z',
        ],
        ['#ffc8b0', 'M-5 17.400C10 17.200 32 16.400 38 15C34 17.600 12 18.400 -5 18.300Z'],
        [
          '#a893c0',
          'M118 30C128 29.400 134 27.600 146 28C154 28.200 160 29 168 29V31C150 31.600 130 31.200 118 30Z',
        ],
        ['#ffd2b0', 'M118 30C130 31.200 150 31.600 168 31V31.800C150 32.600 132 32 118 30Z'],
        ['#a893c0', 'M104 9C112 8.600 118 7.600 126 8C120 9.400 112 9.600 104 9Z'],
      ])
        path(k, c, d)
      // Agung: one broad cone with long hollow flanks and a notched crater, the sun on its left side.
      const left = rough(
        points(
          '-30 62 -8 58.500 14 53.500 32 47.500 46 41.500 58 34.800 66 29 71 25.200 73 24.400',
        ),
        0.2,
        3,
      )
      const right = rough(
        points(
          '75 25.600 77.500 25 80.500 26.400 83.500 25.200 86.500 24.600 88.500 26 95 31 103 37 115 43 129 49 147 55 190 62',
        ),
        0.2,
        5,
      )
      fill(k, '#7d78b0', [...left, ...right, ...points('190 72 -30 72')])
      fill(k, '#dc969c', [
        ...left,
        ...points(
          '75 25.600 77.500 25 79.500 29 77.500 34 81 39 78.500 45 83 51 81 57 84 62 82 72 -30 72',
        ),
      ])
      for (const [c, d] of [
        // Ridges that branch from the rim: lit flanks on the left, gullies in shade.
        [
          '#f4bea4',
          'M73 24.400L75 25.600L74 30L70 36L66 42L58 49L44 55L24 60H-4L24 54L44 46L57 38.500L66 31.500Z',
        ],
        ['#bc7f9c', 'M71.500 28L68 34L60 41L49 47L38 52L56 46.500L64 41L69 35.500Z'],
        ['#bc7f9c', 'M76 33L75 40L71 46L64 52L58 58H66L73 51L77 44Z'],
        ['#675f9e', 'M80.500 26.400L83 32L88 38L96 44L108 50L122 55H106L94 50L86 44L82 36Z'],
        [
          '#9692c8',
          'M86.500 24.600L88.500 26L95 31L103 37L115 43L129 49L147 55L124 50.500L107 43.500L95 36Z',
        ],
        ['#675f9e', 'M81.500 37L84 44L89 50L94 57H88L84 50Z'],
        // The far wall of the crater, in shade behind its notched lip.
        [
          '#57508c',
          'M75 25.600L77.500 25L80.500 26.400L83.500 25.200L86.500 24.600L84 26.800L80.500 28L77.500 27Z',
        ],
      ])
        path(k, c, d)
      // The mist of the morning in its lap.
      path(
        k,
        '#f2c9c0',
        'M-5 60C14 57.500 30 60 48 58C62 56.600 74 58.500 88 57C104 55.600 122 59 140 57.500C152 56.600 160 58 168 57.500V72H-5Z',
      )
      path(k, '#ffe6c8', 'M-5 63C20 60.500 52 62.500 80 60.500C108 59.500 140 62 168 60.500V72H-5Z')
      // The wood behind the court, taller on the left; the right one lies in the shade of morning.
      wood(k, -4, 46, 57, 4, ['#3c5c66', '#557c6e', '#b9a878'])
      wood(k, 114, 168, 58.5, 9, ['#3a5064', '#48686c', '#8f9474'])
      // A pavilion with a roof of black palm fibre looks out of the trees.
      path(k, '#6d5a68', 'M139 58H151V66H139Z')
      path(k, '#b08a84', 'M139 58h2v8h-2ZM145 58h1.400v8h-1.400Z')
      path(k, '#33304c', 'M134.500 58.600L141 51.500H149L155.500 58.600Z')
      path(k, '#6a5a70', 'M134.500 58.600L141 51.500H143.500L140 58.600Z')
      path(k, '#33304c', 'M144 51.600L145 49L146 51.600Z')
      // The terrace: its paving in light, its wall in shade, joints between the blocks.
      path(k, '#e6bfa6', 'M-5 61.800H165V64H-5Z')
      path(k, '#7a7190', 'M-5 64H165V70H-5Z')
      path(k, '#a58f9c', 'M-5 64H165V64.700H-5Z')
      for (let i = 0; i < 15; i++) {
        const x = -3 + i * 11.6 + ((i * 5) % 4)
        stroke(k, '#665e80', 0.25, `M${x} 64.800V67.200M${x + 5.4} 67.200V70`)
      }
      stroke(k, '#665e80', 0.25, 'M-5 67.200H165')
      for (const [x, q] of points('33 1 129 0.920', 2)) {
        // Each parasol stands in a stone foot and throws its shadow to the right.
        path(k, '#a8888c', `M${x} 63.300L${x + 13} 63.700L${x + 13} 63.900L${x} 63.800Z`)
        at(k, x, 63.2, q, parasol)
        path(k, '#7a7190', `M${x - 1.5} 63.700L${x - 1} 62H${x + 1}L${x + 1.5} 63.700Z`)
        path(k, LIT, `M${x - 1.5} 63.700L${x - 1} 62H${x - 0.3}L${x - 0.5} 63.700Z`)
      }
      // The two halves on their plinths; their shade lies on the paving.
      path(k, '#b08e96', 'M92 62.600H128L136 63.800H92Z')
      path(k, '#b08e96', 'M44 62.600H70V63.800H44Z')
      for (const [x0, x1] of points('43 70.300 89.700 117', 2)) {
        path(k, '#8d8794', `M${x0} 60.500H${x1}V63.200H${x0}Z`)
        path(k, x0 < 80 ? LIT : '#cfa8a4', `M${x0} 60.500H${x1}V61.200H${x0}Z`)
        path(k, x0 < 80 ? LIT : '#f0c4a0', `M${x0} 61.200h1.200v2h-1.200Z`)
        path(k, SHADE, `M${x1 - 1.4} 61.200h1.400v2h-1.400Z`)
      }
      at(k, 67.5, 60.5, 1.03, (c) => half(c, true))
      at(k, 92.5, 60.5, 1.03, (c) => half(c, false), true)
      path(k, '#cfa29c', 'M70.300 59.400H89.700V60.500H70.300Z')
      // The stair: solid steps, lit treads and shaded risers, between two cheeks of stone.
      for (let i = 0; i < 5; i++) {
        const [y, g] = [60.5 + i * 1.9, i * 1.5]
        path(k, '#f6d2b0', `M${70.3 - g} ${y}h${19.4 + g * 2}v0.850h${-19.4 - g * 2}Z`)
        path(
          k,
          ['#8f8296', '#877b92', '#80758f', '#796f8b', '#726987'][i],
          `M${70.3 - g} ${y + 0.85}h${19.4 + g * 2}v1.150h${-19.4 - g * 2}Z`,
        )
      }
      for (const m of [-1, 1]) {
        const c = (u) => 80 + m * u
        path(
          k,
          m < 0 ? '#8d8794' : '#6a6484',
          `M${c(9.7)} 59.800L${c(11.5)} 59.800L${c(18.4)} 68.200V70H${c(16.4)}V68.600Z`,
        )
        path(
          k,
          m < 0 ? LIT : '#b39aa4',
          `M${c(9.7)} 59.800L${c(11.5)} 59.800L${c(18.4)} 68.200L${c(17)} 68.400Z`,
        )
      }
    })
    f.draw(s.k, (k) => {
      // Under the mirror, so that its swaying edge shows no gap at the frame.
      path(k, '#4c6474', `M-5 ${WATER}H165V92H-5Z`)
      // Her shadow on the steps below, drawn out by the low sun.
      path(
        k,
        '#9a7f90',
        'M80.500 61.100C82 60.700 87 60.700 88.600 61.200C87 61.600 82 61.600 80.500 61.100Z',
      )
      at(k, 79.4, 58.8, 2.2, (u) => folk(u, LEAP))
      // The friend on the edge of the terrace.
      at(k, 120, 64.4, 1.25, (u) => folk(u, { ...FRIEND, light: 1 }), true)
    })
    stillWater(s, {
      y: WATER / 90,
      sway: 0.7,
      press: 1.04,
      veil: [
        [0, '#5a5a9c', 0.42],
        [0.5, '#6468a8', 0.3],
        [1, '#4a5490', 0.5],
      ],
    })
    f.draw(s.k, (k) => {
      // The one clear edge of the water: a wet kerb, light above and dark below.
      path(k, '#f6d2b0', `M-5 ${WATER - 0.7}H165V${WATER + 0.3}H-5Z`)
      path(k, '#3a3668', `M-5 ${WATER + 0.3}H165V${WATER + 0.9}H-5Z`)
      for (const [x, y, l] of points('14 76 12 128 79 14 98 86 18', 3))
        stroke(k, 'rgba(255,236,214,.5)', 0.3, `M${x} ${y}h${l}`)
      // Frangipani on the water.
      for (const [x, y, q] of points(
        '18 82 1 24 85.500 1.300 44 87 1.500 128 86 1.300 146 83 1',
        3,
      )) {
        path(k, 'rgba(40,44,90,.4)', `M${x - 2 * q} ${y + 0.6 * q}h${4.6 * q}l-1 0.700h${-3 * q}Z`)
        for (let i = 0; i < 5; i++) {
          const a = i * 1.257
          path(
            k,
            i < 2 ? '#e6d9e2' : '#fffaf0',
            `M${x} ${y}Q${x + Math.cos(a - 0.5) * 2 * q} ${y + Math.sin(a - 0.5) * q} ${x + Math.cos(a) * 2.2 * q} ${y + Math.sin(a) * 1.1 * q}Q${x + Math.cos(a + 0.5) * 2 * q} ${y + Math.sin(a + 0.5) * q} ${x} ${y}Z`,
          )
        }
        path(k, '#f6c54a', `M${x} ${y - 0.4 * q}a${0.6 * q} ${0.4 * q} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
