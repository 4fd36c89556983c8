import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const CREEK = 56
const [CORAL, LIT, SHADE, DEEP] = ['#dcb084', '#f8dcae', '#a97c72', '#6f4c5c']

/** A wind tower: tall slots that catch every breeze, poles of palm wood; light from the right. Foot at 0, 0; 26 high. */
function windTower(k) {
  path(k, CORAL, 'M-4.600 0V-23H4.600V0Z')
  path(k, SHADE, 'M-4.600 0V-23H-1.400V0Z')
  path(k, LIT, 'M2.400 0V-23H4.600V0Z')
  for (const [x, c] of [
    [-3.9, DEEP],
    [-1.6, DEEP],
    [0.6, '#7f5660'],
    [2.9, '#8f6a60'],
  ])
    path(k, c, `M${x} -9V-20.500C${x} -21.800 ${x + 1.2} -21.800 ${x + 1.2} -20.500V-9Z`)
  path(k, LIT, 'M-5.200 -23H5.200V-24.200H-5.200ZM-5 -7.800H5V-8.800H-5Z')
  path(k, SHADE, 'M-5.200 -23H-1.400V-24.200H-5.200ZM-5 -7.800H-1.400V-8.800H-5Z')
  for (let x = -4.4; x < 4.6; x += 2)
    path(k, x < -1.4 ? SHADE : LIT, `M${x} -24.200v-1.300h1.100v1.300Z`)
  stroke(k, '#5a3c44', 0.4, 'M-6.600 -12H6.600M-6.600 -16H6.600M-6.600 -19.600H6.600')
}

/** A merchant's house of coral stone: arches below, screens above, a parapet. */
function house(k, x, wide, high, seed) {
  const r = random(seed)
  const top = CREEK - high
  path(k, CORAL, `M${x} ${CREEK}V${top}h${wide}V${CREEK}Z`)
  path(k, SHADE, `M${x} ${CREEK}V${top}h${wide * 0.3}V${CREEK}Z`)
  path(k, LIT, `M${x + wide * 0.78} ${CREEK}V${top}h${wide * 0.22}V${CREEK}Z`)
  for (let a = x; a < x + wide - 0.8; a += 2.2)
    path(
      k,
      a < x + wide * 0.3 ? SHADE : CORAL,
      `M${a} ${top}v-1.200l0.700 -0.700l0.700 0.700v1.200Z`,
    )
  const n = Math.max(2, Math.round(wide / 4.4))
  for (let i = 0; i < n; i++) {
    const c = x + (wide * (i + 0.5)) / n
    path(
      k,
      DEEP,
      `M${c - 1.2} ${CREEK - 0.6}V${CREEK - 5}C${c - 1.2} ${CREEK - 7} ${c + 1.2} ${CREEK - 7} ${c + 1.2} ${CREEK - 5}V${CREEK - 0.6}Z`,
    )
    if (high > 13) {
      path(k, r() < 0.5 ? '#3f8a8c' : '#8a5440', `M${c - 1} ${top + 3}h2v3.600h-2Z`)
      stroke(k, '#f8e6c4', 0.3, `M${c} ${top + 3}v3.600M${c - 1} ${top + 4.8}h2`)
    }
  }
  path(k, '#f2cf9c', `M${x} ${CREEK - high * 0.56}h${wide}v0.700h${-wide}Z`)
}

/** One who sits on the bench and looks at us: robe or shirt, what is on the head. Seat at 0, 0; 13 high. */
function guest(k, { cloth, shade, skin, head, scarf, turn = 0, wave, lens }) {
  path(k, shade, 'M-3.200 2V-3C-3.200 -6.400 -2 -7.400 0 -7.400C2 -7.400 3.200 -6.400 3.200 -3V2Z')
  path(k, cloth, 'M-1.200 2C-1.600 -2 -1.400 -6 -0.600 -7.400C2 -7.600 3.200 -6.400 3.200 -3V2Z')
  if (scarf)
    path(
      k,
      scarf,
      'M-2.900 -5C-3.300 -9.500 -2.600 -13.200 0 -13.200C2.600 -13.200 3.300 -9.500 2.900 -5C1.500 -6.200 -1.500 -6.200 -2.900 -5Z',
    )
  path(
    k,
    skin,
    'M-2.100 -9.800C-2.100 -12.800 2.100 -12.800 2.100 -9.800C2.100 -7.800 1.100 -6.800 0 -6.800C-1.100 -6.800 -2.100 -7.800 -2.100 -9.800Z',
  )
  k.save()
  k.translate(turn, 0)
  head?.(k)
  path(k, '#2c2230', 'M-0.800 -10a0.300 0.400 0 1 0 0.010 0ZM0.800 -10a0.300 0.400 0 1 0 0.010 0Z')
  stroke(k, '#8a4038', 0.35, 'M-0.800 -8.400q0.800 0.600 1.600 0')
  k.restore()
  if (wave) {
    stroke(k, shade, 1.7, 'M-2.400 -5.600L-5 -8.600')
    stroke(k, skin, 1.2, 'M-5 -8.600L-5.600 -12.600')
    path(k, '#f2d8a0', 'M-6.400 -14.600h1.800v1.400h-1.800Z')
  }
  if (lens) {
    path(k, '#2c2a3c', 'M-2 -4.600H2.200V-2H-2Z')
    path(k, '#8fb0c8', 'M0.100 -4.200a0.900 0.900 0 1 0 0.010 0Z')
    stroke(k, '#2c2a3c', 0.3, 'M-1.800 -4.600L-1 -7M2 -4.600L1 -7')
  }
  path(
    k,
    skin,
    'M-0.500 -0.600C0.400 -1.400 2.200 -1.200 2.400 0C1.800 0.800 0 0.600 -0.500 -0.600Z',
  )
}

const hair = (colour) => (k) =>
  path(
    k,
    colour,
    'M-2.300 -9.800C-2.700 -13.600 2.700 -13.600 2.300 -9.800C1.600 -11.400 -1.200 -11.600 -2.300 -9.800Z',
  )
const hat = (k) => {
  path(k, '#f2e2b8', 'M-2 -11C-2 -14.400 2 -14.400 2 -11Z')
  path(k, '#d8b878', 'M-3.600 -10.800H3.600L2 -11.600H-2Z')
}
const cord = (k) => {
  path(
    k,
    '#fffaf0',
    'M-2.400 -9.800C-2.800 -13.600 2.800 -13.600 2.400 -9.800C1.600 -11.200 -1.600 -11.200 -2.400 -9.800Z',
  )
  stroke(k, '#241c2c', 0.7, 'M-2.300 -11.600C-1 -12.600 1 -12.600 2.300 -11.600')
}

/** An abra under its awning, bow to the right: guests on the bench, the boatman at his wheel. Waterline at 0. */
function abra(k, last = 6) {
  path(k, 'rgba(20,50,80,.35)', 'M-34 2C-14 0.600 18 0.600 36 2C20 5.600 -18 5.600 -34 2Z')
  stroke(k, '#6a4434', 1, 'M-24 -5V-25M-8 -5V-25.500M9 -5V-25.500M24 -6V-25')
  path(k, '#5a3430', 'M-27 -8H27V-5H-27Z')
  const line = [
    {
      cloth: '#fffaf0',
      shade: '#c9c0cc',
      skin: '#b87c54',
      scarf: '#f4efe8',
      head: cord,
      turn: -0.4,
    },
    { cloth: '#2c2848', shade: '#1a1834', skin: '#d9a078', scarf: '#241f40', turn: 0.3 },
    { cloth: '#e86a4c', shade: '#b0443c', skin: '#f0c09a', head: hat, lens: true },
    { cloth: '#3f9aa8', shade: '#286c84', skin: '#8a5638', head: hair('#241a24'), turn: -0.6 },
    {
      cloth: '#f4c33c',
      shade: '#c9902c',
      skin: '#f0c09a',
      head: hair('#8a5030'),
      turn: -0.5,
      wave: true,
    },
    { cloth: '#8fb0d8', shade: '#5c7cac', skin: '#a86c48', head: hair('#2c2028'), turn: 0.6 },
  ]
  for (const [i, look] of line.slice(0, last).entries())
    at(k, -20.5 + i * 7.2, -7.8 + (i % 2) * 0.9, [1, 0.94, 1.02, 1.05, 0.84, 1][i], (c) =>
      guest(c, look),
    )
  // The boatman stands at the stern with his hand on the tiller.
  at(k, 24.4, -10, 1.04, (c) =>
    guest(c, { cloth: '#e8dcc0', shade: '#b8a48c', skin: '#8a5638', head: hair('#d8d0cc') }),
  )
  path(
    k,
    '#7a4430',
    'M-40 -13C-34 -7.500 -26 -6.400 -10 -6.400H14C26 -6.400 33 -8 39 -13.500L41 -12.500C38 -3 32 1.600 26 2.600H-26C-33 1.400 -38 -4 -40 -13Z',
  )
  path(
    k,
    '#b8703f',
    'M-40 -13C-34 -7.500 -26 -6.400 -10 -6.400H14C26 -6.400 33 -8 39 -13.500L41 -12.500C39.600 -8 37.600 -4.800 35.400 -2.400C16 -3.600 -16 -3.600 -36 -4.400C-37.800 -6.800 -39.200 -9.600 -40 -13Z',
  )
  stroke(
    k,
    '#f2c88c',
    0.6,
    'M-40 -13C-34 -7.500 -26 -6.400 -10 -6.400H14C26 -6.400 33 -8 39 -13.500',
  )
  stroke(k, '#5a3028', 0.5, 'M-33.500 -1.300C-16 -0.500 16 -0.500 31.500 -0.800')
  for (const x of [-18, -4, 10]) {
    path(k, '#2c2a34', `M${x} -6.200a2.400 2.400 0 1 0 0.010 0Z`)
    path(k, '#8a5034', `M${x} -4.900a1.100 1.100 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#f6ead0',
    'M-30 -25C-14 -28 14 -28 30 -25L29 -22.600C14 -25.200 -14 -25.200 -29 -22.600Z',
  )
  path(
    k,
    '#cfa98c',
    'M-29 -22.600C-14 -25.200 14 -25.200 29 -22.600L28.800 -21.600C14 -24 -14 -24 -28.800 -21.600Z',
  )
  path(
    k,
    '#e2583c',
    'M-30 -25C-14 -28 14 -28 30 -25L29.800 -24.400C14 -27.300 -14 -27.300 -29.800 -24.400Z',
  )
}

/** A gull, wings up, light below; towards the left. */
function gull(k) {
  path(k, '#ffffff', 'M-6 0C-3 -1.200 2 -1.200 6 0.400C3 1.600 -3 1.600 -6 0Z')
  path(k, '#d2dae4', 'M-1 -0.400C1 -4.500 5 -7.500 10 -8C8 -4.500 5 -1.500 3 0Z')
  path(k, '#ffffff', 'M-2 -0.400C-2 -4.500 -5 -8 -9 -9.500C-8.500 -5.500 -6 -2 -3.500 0.200Z')
  path(k, '#3a3c50', 'M-9 -9.500L-8.700 -7.400L-7 -8.200ZM10 -8L8.600 -6L8 -7.400Z')
  path(k, '#f2a03c', 'M-6 -0.200L-8 0.400L-5.800 0.600Z')
}

export default {
  alt: 'Le abra di legno attraversano il Creek di Dubai al mattino, davanti alle case con le torri del vento',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4f8cc0'],
          [0.45, '#a4c8d8'],
          [0.8, '#fbdcb4'],
          [1, '#ffe8c0'],
        ],
        disc: 0.05,
        discColour: '#fffae0',
      },
      sun: [0.84, 0.3],
      horizon: CREEK / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.24 0.18 36 6 3 0.6 0.12 24 4 9', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf0', dark: '#e6d0c4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The new city far off, one needle above all.
      for (const [x, wide, high] of points(
        '92 4 16 98 3 22 103 5 14 122 4 19 129 5 15 137 3 21 144 5 13 152 4 17',
        3,
      ))
        path(k, '#d8cdc8', `M${x} ${CREEK}v${-high}h${wide}v${high}Z`)
      fill(
        k,
        '#c9c2c8',
        points(
          `111 ${CREEK} 112 40 112.600 40 113 30 113.600 30 114 20 114.500 12 115 20 115.500 27 116 27 116.600 38 117.400 38 118 ${CREEK}`,
        ),
      )
      fill(
        k,
        '#e8ddd0',
        points(`115 ${CREEK} 115 20 115.500 27 116 27 116.600 38 117.400 38 118 ${CREEK}`),
      )
      for (const [i, [x, wide, high]] of points(
        '-6 20 15 15 22 19 38 17 13 56 24 17 81 16 12 126 18 14 145 22 18',
        3,
      ).entries())
        house(k, x, wide, high, 3 + i)
      for (const [x, y, q] of points(
        '3 42 0.800 26 38 1 49 44 0.740 66 40 0.960 88 45 0.700 136 43 0.760 155 39 0.960',
        3,
      ))
        at(k, x, y, q, windTower)
      // A minaret between the houses.
      path(
        k,
        CORAL,
        `M103 ${CREEK}V34H108V${CREEK}ZM102 34H109V32.500H102ZM103.600 32.500V26H107.400V32.500Z`,
      )
      path(k, LIT, `M106 ${CREEK}V34H108V${CREEK}ZM106 32.500V26H107.400V32.500Z`)
      path(k, '#5fa09c', 'M103.200 26C103.200 22.500 107.800 22.500 107.800 26Z')
      stroke(k, '#5a3c44', 0.4, 'M105.500 23.500V20.500')
      house(k, 97, 29, 8, 12)
      path(k, '#b8907c', `M-6 ${CREEK - 0.8}H168V${CREEK + 0.6}H-6Z`)
    })
    stillWater(s, {
      y: CREEK / 90,
      sway: 1.2,
      press: 1.2,
      veil: [
        [0, '#a9b8b4', 0.2],
        [0.4, '#5f98ac', 0.5],
        [1, '#2c6488', 0.9],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points(
        '120 60 18 128 63 22 116 66.500 14 126 70 24 132 75 18 10 62 14 30 66 12 4 72 18 122 82 20 138 87 16',
        3,
      ))
        stroke(k, x > 110 ? '#ffeec4' : '#cfe0de', 0.4, `M${x} ${y}h${l}`)
      at(k, 132, 65, 0.34, (c) => abra(c, 4))
      at(k, 20, 64, 0.3, (c) => abra(c, 3), true)
      for (const [y, x0, x1] of points('81 -4 24 84 -6 30 87 0 26', 3))
        stroke(
          k,
          '#e8f2ee',
          0.6,
          `M${x0} ${y}C${(x0 + x1) / 2} ${y} ${x1 - 6} ${y - 0.8} ${x1} ${y - 1.6}`,
        )
      at(k, 70, 82, 1.14, abra)
      stroke(
        k,
        '#f4f8f2',
        0.9,
        'M112 82.500C118 81.500 122 83 128 84.500M110 85C118 84.600 124 86 130 88',
      )
      for (const [x, y, q] of points('20 36 0.900 33 50 0.620 8 51 0.560', 3))
        at(k, x, y, q, gull, x > 30)
    })
    return finish(s, { rays: 0.08 })
  },
}
