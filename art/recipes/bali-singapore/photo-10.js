import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { merlionJet, merlionStatue } from '../../things/merlion.js'

const SHORE = 55
const AIR = '#d6e9ee'

/** Hotels and offices across the bay: a light face, a shade face, floors as thin lines. */
function towers(k) {
  for (const [x, w, high, haze, tint] of points(
    '-2 8 17 50 0 7 7 22 50 1 92 8 24 46 0 101 7 31 46 1 109 9 27 46 2 119 7 36 46 0 128 9 30 46 1 138 8 38 46 2 147 7 28 46 0 155 8 33 46 1 18 9 13 28 2 96 7 19 24 1 104 8 24 24 0 113 8 17 24 2 123 9 27 24 1 133 7 21 24 0 141 9 29 24 2 151 9 22 24 1',
    5,
  )) {
    const tone = (hex) => blend(hex, AIR, haze / 100)
    const top = SHORE - high
    const edge = x + w * 0.58
    fill(
      k,
      tone(['#f2efe6', '#e6dccb', '#d3e2e8'][tint]),
      points(`${x} ${SHORE} ${x} ${top} ${edge} ${top} ${edge} ${SHORE}`),
    )
    fill(
      k,
      tone(['#8ba5c4', '#8f9db8', '#6f97bd'][tint]),
      points(
        `${edge} ${SHORE} ${edge} ${top} ${x + w} ${top + (tint === 2 ? 2 : 0)} ${x + w} ${SHORE}`,
      ),
    )
    if (tint === 1)
      fill(
        k,
        tone('#b5b5bc'),
        points(
          `${x + 1.4} ${top} ${x + 1.4} ${top - 1.6} ${x + w - 1.6} ${top - 1.6} ${x + w - 1.6} ${top}`,
        ),
      )
    k.fillStyle = tone('#9fb9cf')
    for (let y = top + 1.3; y < SHORE - 1; y += 1.3) k.fillRect(x + 0.5, y, w * 0.58 - 0.9, 0.42)
    k.fillStyle = tone('#5f80a8')
    for (let y = top + 1.6; y < SHORE - 1; y += 1.3) k.fillRect(edge + 0.2, y, w * 0.42 - 0.5, 0.4)
  }
}

/** The theatres by the bay: two shells set with pointed shades, like a durian cut in half. */
function durian(k, cx, wide, high) {
  const edge = (u) => [cx + wide * u, SHORE - high * (1 - Math.abs(u) ** 2.3) ** 0.62]
  fill(k, '#b5a88c', [
    ...Array.from({ length: 31 }, (_, i) => edge(-1 + i / 15)),
    [cx + wide, SHORE],
    [cx - wide, SHORE],
  ])
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 17; i++) {
      const u = -0.94 + (i + (row % 2) * 0.5) * 0.112
      if (u > 0.95) continue
      const t = 1 - row / 6.4
      const [x, top] = edge(u)
      const y = SHORE - (SHORE - top) * t
      const q = wide * 0.062
      fill(k, u < 0.12 ? '#f6efd8' : '#a89f98', [
        [x - q, y + q * 0.9],
        [x, y - q * 0.5],
        [x + q, y + q * 0.9],
      ])
      fill(k, u < 0.12 ? '#cdbf9c' : '#7d7a86', [
        [x, y - q * 0.5],
        [x + q, y + q * 0.9],
        [x, y + q * 1.1],
      ])
    }
}

/** A visitor on the steps; arm: where the hand goes. */
const guest = (coat, trousers, hair, arm) => (k) => {
  path(k, trousers, 'M-2.600 -8.500L-3 0H-0.500L0 -6L0.600 0H3L2.600 -8.500Z')
  path(
    k,
    coat,
    'M-3.200 -7.500C-3.600 -12 -3.400 -15 -2.400 -15.800H2.400C3.400 -15 3.600 -12 3.200 -7.500Z',
  )
  path(k, 'rgba(30,40,90,.28)', 'M0.800 -15.800H2.400C3.400 -15 3.600 -12 3.200 -7.500H1.200Z')
  stroke(k, '#c9956f', 1.4, arm)
  path(k, '#c9956f', 'M-0.800 -17.500H0.800V-15.400H-0.800Z')
  path(k, hair, 'M0 -21a2.100 2.300 0 1 0 0.010 0Z')
}

export default {
  alt: 'Il Merlion bianco getta il suo zampillo nella baia di Singapore in un mattino limpido; una viaggiatrice finge di raccoglierlo con le mani mentre l’amico la fotografa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f86c8'],
          [0.5, '#7cc0e4'],
          [1, '#e6f2ea'],
        ],
      },
      sun: [0.08, 0.1],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.2 0.2 30 8 4 0.83 0.13 24 5 9', 5))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      towers(k)
      durian(k, 30, 14, 8.5)
      durian(k, 54, 13, 7.6)
      leafMass(k, {
        box: [-4, 51, 166, 57],
        inside: (x, y) => y > 53.4 + noise(x * 0.3, 4) * 0.9,
        size: 1.8,
        tones: [
          ['#2f6b4c', '#3f8450', '#5a9a52'],
          ['#38774c', '#559450', '#86b556'],
        ],
        seed: 6,
      })
      stroke(k, '#f2ecd8', 0.5, `M-4 ${SHORE}H166`)
    })
    stillWater(s, {
      y: SHORE / 90,
      veil: [
        [0, '#8fd0dc', 0.4],
        [0.35, '#2f9cc0', 0.74],
        [1, '#0f5f98', 0.94],
      ],
      sway: 1.4,
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      for (let i = 0; i < 40; i++) {
        const y = SHORE + 1.5 + (i / 39) ** 1.5 * 33
        stroke(
          k,
          i % 2 ? 'rgba(222,244,248,.5)' : 'rgba(10,74,128,.35)',
          0.16 + (y - SHORE) * 0.012,
          `M${r() * 160} ${y}h${3 + r() * 11}`,
        )
      }
      // The pier: its face in shade, its steps down to the bay.
      path(k, '#e3d8c2', 'M70 79H128L150 84H165V96H62Z')
      path(k, '#f4ecda', 'M70 79H128L126 80.600H69.400Z')
      path(k, '#b3aca6', 'M66.400 84H130L152 89H165V96H62Z')
      path(k, '#8d92a6', 'M64 88.500H118L140 96H61Z')
      stroke(k, '#e6f6f8', 0.5, 'M58 92.500C62 89 64 86 68.500 80')
      path(k, 'rgba(60,80,120,.35)', 'M94 79.500C108 77.500 126 78.500 138 80.500L128 82.500H100Z')
      merlionJet(k, 76.5, 30, 26.6, 37)
      at(k, 94, 79.5, 0.68, merlionStatue)
      path(k, 'rgba(60,80,120,.4)', 'M131 88.200L142 88.600L148 90L135 89.600Z')
      at(
        k,
        134,
        89,
        0.84,
        guest(
          '#2f5f9a',
          '#4a4a5c',
          '#241c22',
          'M-2.600 -14.600L-4.600 -16.400L-3.600 -18.600M2.600 -14.600L3.200 -11L1 -9',
        ),
      )
      path(k, '#23283a', 'M128.800 72.400H132.200V74.600H128.800Z')
      // Near the viewer she holds her hands where the jet seems to end.
      path(k, '#8d92a6', 'M-5 90.600C14 89.400 34 89 50 89.600L56 96H-5Z')
      path(
        k,
        '#e9dfc8',
        'M-5 88.600C14 87.600 34 87.400 50 88.200L51.400 90C34 89.200 14 89.600 -5 90.800Z',
      )
      path(k, 'rgba(60,80,120,.45)', 'M30 89C38 87.800 48 88.600 54 90.600L44 91Z')
      at(
        k,
        36,
        89.4,
        1.5,
        guest(
          '#e0552f',
          '#f0e2c4',
          '#4a2c20',
          'M2.600 -14.600L6 -13.600L9 -14.800M-2 -14.200L3 -12.600L8.600 -14',
        ),
      )
      path(k, '#4a2c20', 'M33 62C32 66 32.400 70 34 72L38 72C39.400 69 39.600 65 39 62Z')
    })
    return finish(s)
  },
}
