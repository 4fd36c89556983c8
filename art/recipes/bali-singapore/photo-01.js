import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const WATER = 68
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
    `M${x} ${y}C${x - 1.6 * q} ${y - 0.4 * q} ${x - 2.6 * q} ${y - 1.8 * q} ${x - 2.4 * q} ${y - 3.6 * q}C${x - 1.4 * q} ${y - 2.6 * q} ${x - 0.2 * q} ${y - 2.6 * q} ${x + 0.6 * q} ${y - 1.4 * q}Z`,
  )

/** The left half of the gate: stepped to the outside, cut straight towards the gap; the cut at x = 0. */
function half(k, sunny) {
  const [face, edge, dark] = sunny ? [STONE, LIT, SHADE] : [SHADE, '#c79a92', DEEP]
  for (const [foot, out, high] of TIERS) {
    const y = -foot
    path(k, face, `M0 ${y}H${-out}V${y - high}H0Z`)
    path(k, edge, `M${-out} ${y}h${out * 0.22}v${-high}h${-out * 0.22}Z`)
    path(k, dark, `M${-out * 0.34} ${y}H0V${y - high}H${-out * 0.34}Z`)
    // A niche with its carving, panels of brick.
    path(
      k,
      '#b0604c',
      `M${-out * 0.74} ${y - high * 0.22}h${out * 0.36}v${-high * 0.46}h${-out * 0.36}Z`,
    )
    path(
      k,
      '#d98a64',
      `M${-out * 0.74} ${y - high * 0.22}h${out * 0.1}v${-high * 0.46}h${-out * 0.1}Z`,
    )
    path(
      k,
      edge,
      `M${-out * 0.56} ${y - high * 0.58}l${high * 0.15} ${high * 0.15}l${-high * 0.15} ${high * 0.15}l${-high * 0.15} ${-high * 0.15}Z`,
    )
    // The cornice in three courses, and the flame that turns up at its corner.
    path(k, edge, `M0 ${y - high + 1.2}H${-out - 0.8}v-0.700H0Z`)
    path(k, face, `M0 ${y - high + 0.5}H${-out - 1.6}v-0.800H0Z`)
    path(k, edge, `M0 ${y - high - 0.3}H${-out - 2.2}v-0.700H0Z`)
    path(k, dark, `M${-out * 0.3} ${y - high + 1.2}H0v-2.200H${-out * 0.3}Z`)
    flame(k, edge, -out - 1.2, y - high - 0.6, 0.5 + out * 0.035)
    flame(k, face, -out * 0.55, y - high - 0.8, 0.3 + out * 0.02)
  }
  path(k, edge, 'M0 -49.400H-2.800L-1.400 -55L0 -56.500Z')
  path(k, dark, 'M0 -49.400H-1.200L-0.800 -54L0 -56.500Z')
  // The flat face of the cut.
  path(k, sunny ? DEEP : '#d9a894', 'M0 0H1.600V-54L0 -56.500Z')
}

/** A figure who leaps, arms and legs wide; 15 units. */
function leaper(k) {
  stroke(k, '#2c2748', 1.3, 'M-0.500 -7L-3.600 -3.400L-3 0M0.500 -7L3.800 -4L5.400 -6.500')
  path(
    k,
    '#e2483c',
    'M-1.900 -12.600C-0.600 -13.300 0.800 -13.300 1.900 -12.600L1.500 -6.400H-1.500Z',
  )
  path(k, '#ff8a5c', 'M-1.900 -12.600L-0.900 -13L-0.800 -6.400H-1.500Z')
  stroke(k, '#8a5640', 1, 'M-1.600 -12.200L-5 -15.600M1.600 -12.200L5 -15.800')
  path(k, '#8a5640', 'M0 -17.200a1.500 1.700 0 1 0 0.010 0Z')
  path(
    k,
    '#2a1f33',
    'M-1.700 -15.600C-1.900 -18.200 1.900 -18.200 1.700 -15.600L2.600 -13.600L1 -15H-1Z',
  )
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
      for (const [c, d] of [
        ['#9a8fc0', 'M-5 16C14 13.500 36 14 52 16.400C38 18.400 14 18.600 -5 16Z'],
        ['#ffc8b0', 'M0 16.900C16 18 36 18 50 16.900C38 19 14 19.200 0 16.900Z'],
        ['#b496bc', 'M112 27C128 24.600 150 25 168 27.400C150 29.600 128 29.600 112 27Z'],
        ['#ffd2b0', 'M116 27.900C130 29 150 29 166 28C150 30.200 130 30.200 116 27.900Z'],
      ])
        path(k, c, d)
      // Agung in the gap: sunny side on the left, gullies, a scarf of cloud.
      const left = rough(points('-5 66 20 60 44 47 62 31 73 20 77 17.500'), 0.4, 3)
      const right = rough(points('83 17 88 21 98 32 116 47 140 60 168 66'), 0.4, 5)
      fill(k, '#8078ac', [...left, [80, 19], ...right, ...points('168 70 -5 70')])
      fill(k, '#e8a298', [...left, ...points('80 19 78 28 82 38 76 48 80 60 78 70 -5 70')])
      for (const [c, d] of [
        ['#c98398', 'M74 22L70 32L60 44L50 58H60L69 46L74 34Z'],
        ['#f6c0a4', 'M77 17.500L80 19L78 27L75 34L76 25Z'],
        ['#6c669c', 'M84 21L90 33L100 45L114 58H104L94 46L87 34Z'],
        ['#988fbe', 'M83 17L88 21L94 28L90 27L86 22Z'],
        ['#c98398', 'M56 40L44 52L34 60H44L54 50Z'],
      ])
        path(k, c, d)
      path(
        k,
        'rgba(255,232,214,.9)',
        'M-5 55C20 51 44 54 66 52C92 50 124 53 168 50V58C140 60 120 57 96 59C70 61 40 58 -5 62Z',
      )
      path(k, '#ffe6c8', 'M-5 60C30 57 60 60 90 58C120 56 140 59 168 57V70H-5Z')
      // Trees behind the court on both sides.
      path(k, '#4a6a6c', 'M-8 54C10 52 30 55 46 58V64H-8Z')
      path(k, '#3f5a68', 'M168 54C150 52 130 55 114 58V64H168Z')
      for (const m of [-1, 1])
        for (let i = 0; i < 39; i++) {
          const x = 80 + m * (38 + (i % 13) * 4)
          const y = 53 + Math.floor(i / 13) * 3.6 - ((i * 7) % 4) - (i % 13) * 0.4
          clump(
            k,
            x,
            y,
            4,
            m < 0 ? ['#4a6a6c', '#6a8a74', '#b3b082'] : ['#3f5a68', '#557868', '#7d9270'],
            i,
            {},
          )
        }
      // The terrace and the stair up to the gate.
      path(k, '#7d7690', 'M-5 63H165V68.500H-5Z')
      path(k, '#d9b0a0', 'M-5 63H165V64H-5Z')
      for (let i = 0; i < 4; i++)
        path(
          k,
          i % 2 ? '#b3a0a4' : '#938aa0',
          `M${66 - i * 2.4} ${60.8 + i * 1.9}h${28 + i * 4.8}v1.950h${-28 - i * 4.8}Z`,
        )
      path(k, '#f2cba4', 'M66 60.800h28v0.500h-28Z')
      for (const x of [28, 132]) at(k, x, 63.5, 1, parasol)
      // The two halves; the shadow of the left one falls into the gap.
      at(k, 67.5, 61.5, 1.04, (c) => half(c, true))
      at(k, 92.5, 61.5, 1.04, (c) => half(c, false), true)
    })
    f.draw(s.k, (k) => at(k, 80, 56.5, 0.9, leaper))
    stillWater(s, {
      y: WATER / 90,
      sway: 0.5,
      press: 1.04,
      veil: [
        [0, '#8f86b4', 0.1],
        [0.5, '#6f74ac', 0.24],
        [1, '#4a5490', 0.5],
      ],
    })
    f.draw(s.k, (k) => {
      path(k, '#fff0da', `M-5 ${WATER - 0.2}H165V${WATER + 0.3}H-5Z`)
      for (const [x, y, l] of points('20 74 12 120 73 16 60 80 10 104 84 18 140 80 12 34 86 16', 3))
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
