import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { jackRabbit, mittens } from '../../things/mittens.js'
import { traveller } from '../../things/small-travellers.js'
import { fire, glowTent } from '../../things/tent-and-fire.js'

/** Where the fire burns: all its light and all the shadows of the camp start here. */
const FIRE = [76, 77.5]

/** The five at the fire: what the flames light and what the night keeps. */
const FIVE = {
  red: {
    top: '#f0704c',
    shade: '#5c2c50',
    legs: '#8c5450',
    dark: '#2c2448',
    skin: '#f4b484',
    skinDark: '#8c5450',
    hair: '#3c2038',
    hat: 'wool',
    hatColour: '#e8b04c',
  },
  blue: {
    top: '#d89c6c',
    shade: '#24386c',
    legs: '#8c6460',
    dark: '#1c2850',
    skin: '#c8845c',
    skinDark: '#683c44',
    hair: '#241c38',
  },
  gold: {
    top: '#fcc05c',
    shade: '#6c4858',
    legs: '#7c5460',
    dark: '#2c2848',
    skin: '#f8bc8c',
    skinDark: '#945c54',
    hair: '#a85c34',
  },
  teal: {
    top: '#8cb07c',
    shade: '#1c4860',
    legs: '#8c6058',
    dark: '#1c2848',
    skin: '#a86848',
    skinDark: '#582c3c',
    hair: '#1c1430',
    hat: 'wool',
    hatColour: '#d8484c',
  },
  plum: {
    top: '#d07070',
    shade: '#40285c',
    legs: '#745060',
    dark: '#241c44',
    skin: '#f0ac80',
    skinDark: '#845048',
    hair: '#5c3034',
  },
}

const sits = [
  [
    [1.5, -2.5],
    [1.75, -0.35],
  ],
  [
    [1.2, -2.3],
    [2.3, -0.35],
  ],
]

/** Who they are, where, and what their arms do: x, foot, size, turned to the left. */
function company(k) {
  const ground = (x, y, long, wide) => {
    // A shadow starts under its feet and runs away from the fire, foreshortened by the flat ground.
    const [dx, dy] = [x - FIRE[0], (y - FIRE[1]) * 2.4]
    const l = Math.hypot(dx, dy)
    const [ux, uy] = [dx / l, dy / l / 2.4]
    const g = k.createLinearGradient(x, y, x + ux * long, y + uy * long)
    g.addColorStop(0, 'rgba(24,16,52,.8)')
    g.addColorStop(1, 'rgba(24,16,52,0)')
    // Across the shadow, as wide on the ground as the body.
    const [nx, ny] = [-uy * 1.2 * wide, (ux * 0.34 + 0.06) * wide]
    fill(k, g, [
      [x + nx, y + ny],
      [x + ux * long + nx * 1.8, y + uy * long + ny * 1.8],
      [x + ux * long - nx * 1.8, y + uy * long - ny * 1.8],
      [x - nx, y - ny],
    ])
  }
  const seat = (x, y, q, flip, wear, arms, more = {}) => {
    ground(x, y - 0.2, 9, 1.9)
    // A stone to sit on, its side to the fire lit.
    at(
      k,
      x,
      y,
      q,
      (c) => {
        fill(c, '#2c2048', points('-1.5 0.4 -1.4 -0.5 -0.7 -1.05 0.7 -1.1 1.2 -0.4 1.3 0.4'))
        fill(c, '#a45c58', points('0.3 0.4 0.2 -0.6 0.7 -1.1 1.2 -0.4 1.3 0.4'))
      },
      flip,
    )
    at(
      k,
      x,
      y,
      q,
      (c) => traveller(c, { wear: FIVE[wear], hip: [0, -1.3], legs: sits, arms, ...more }),
      flip,
    )
  }
  const stand = (x, y, q, flip, wear, arms, more = {}) => {
    ground(x, y, 15, 1)
    at(k, x, y, q, (c) => traveller(c, { wear: FIVE[wear], arms, ...more }), flip)
  }
  const mug = (q, [x, y]) => path(q, '#fff0d0', `M${x} ${y - 0.8}h0.800v0.900h-0.800Z`)
  const [hold, warm, rest] = points(
    '0.400 -6.500 1.400 -6.300 0.600 -6.600 1.700 -6.900 -0.550 -6.300 0.200 -5',
    4,
  ).map(([a, b, c, d]) => [
    [a, b],
    [c, d],
  ])
  stand(
    91,
    75.6,
    1.16,
    true,
    'blue',
    [
      [
        [1.1, -8.3],
        [2.3, -9.7],
      ],
      null,
    ],
    { nod: -0.3 },
  )
  seat(70.5, 74.8, 1.1, false, 'red', [hold, null], { hold: mug })
  stand(61, 77.6, 1.18, false, 'teal', [hold, null], {
    hold: mug,
    legs: [
      [
        [0.5, -2.5],
        [0.2, -0.35],
      ],
      [
        [-0.3, -2.5],
        [-0.7, -0.35],
      ],
    ],
  })
  seat(85, 79.4, 1.18, true, 'gold', [warm, null], { lean: 0.1 })
  seat(66.6, 82.2, 1.22, false, 'plum', [rest, null], { lean: -0.1, nod: -0.25 })
}

/** The rim of the mesa: a shelf of rock that breaks off in blocks, lit by nothing but the fire. */
function rim(k) {
  fill(
    k,
    '#3c2f60',
    points(
      '-6 64.2 4 63.8 9 64.6 10 66 21 66.4 22.5 67.4 31 67.2 33 68.4 47 68.2 52 69 70 68.6 78 69.2 88 68.8 94 69.3 103 68.7 105 67.8 116 68 117.5 66.8 128 67 129.5 65.4 136 65 150 65.6 151.5 64.2 168 63.6 168 96 -6 96',
    ),
  )
  // The tops of the blocks still have some of the sky.
  for (const text of [
    '-6 64.2 4 63.8 9 64.6 10 66 6 66.4 -6 66.9',
    '10 66 21 66.4 22.5 67.4 16 68.2 7 67.4',
    '22.5 67.4 31 67.2 33 68.4 27 69.3 19 68.7',
    '105 67.8 116 68 117.5 66.8 121 68.3 112 69.2 103 68.7',
    '117.5 66.8 128 67 129.5 65.4 134 67.2 126 68.5 119 68.2',
    '129.5 65.4 136 65 150 65.6 151.5 64.2 168 63.6 168 66.2 146 67.2 133 66.7',
  ])
    fill(k, '#5c4880', points(text))
  const glow = k.createRadialGradient(0, 0, 0, 0, 0, 40)
  for (const [a, c] of [
    [0, 'rgba(255,176,96,.95)'],
    [0.12, 'rgba(240,130,80,.72)'],
    [0.4, 'rgba(190,84,80,.34)'],
    [1, 'rgba(120,60,90,0)'],
  ])
    glow.addColorStop(a, c)
  k.save()
  k.beginPath()
  k.rect(-6, 68.6, 174, 30)
  k.clip()
  k.translate(FIRE[0], FIRE[1])
  k.scale(1, 0.3)
  k.fillStyle = glow
  k.fillRect(-40, -40, 80, 80)
  k.restore()
  // A lower shelf towards us, in the dark: calm ground for words.
  fill(
    k,
    '#2c2450',
    points(
      '-6 80 12 81 22 80.400 36 83 52 83.800 60 85.200 84 85.600 96 84.400 110 84.800 120 82.600 138 81.600 150 79.800 168 79 168 96 -6 96',
    ),
  )
  fill(
    k,
    '#1c1840',
    points(
      '-6 84 16 85.400 34 87.400 60 88.600 92 88.800 118 87 142 85.600 168 83.500 168 96 -6 96',
    ),
  )
}

export default {
  alt: 'Cinque viaggiatori attorno al fuoco davanti a una tenda illuminata, sull’orlo della valle: l’ultimo sole accende tre torrioni di roccia rossa e fra due di loro sorge la luna piena; una lepre li guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.dusk, disc: 0 }, sun: [-0.1, 0.5], horizon: 0.63 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Opposite the sunset: the pink belt, and under it the shadow of the earth.
      const sky = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#1c3470'],
        [0.3, '#3c5c9c'],
        [0.52, '#8c84b0'],
        [0.68, '#f0a898'],
        [0.78, '#f8b898'],
        [0.9, '#a890ac'],
        [1, '#6c7cac'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 110)
      path(k, '#fff4d8', 'M57.400 36.500a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0 -10.400 0Z')
      for (const d of [
        'M59.400 34.200C60.600 32.800 62.400 33 62.800 34.400C62.600 36 61 36.800 59.800 36.200C59.200 35.600 59 34.800 59.400 34.200Z',
        'M63.600 37.800C64.600 37.200 66 37.600 66 38.600C65.400 39.800 64 40 63.200 39.300C63 38.700 63.200 38.100 63.600 37.800Z',
      ])
        path(k, '#f0d8b8', d)
      // The far mesa and the plain in its own shade.
      fill(
        k,
        '#7c74a4',
        points(
          '40 58 44 54.800 62 54.400 64 53.600 78 53.400 84 55 112 54.800 116 53.200 124 53 168 52 168 60 40 60',
        ),
      )
      fill(k, '#5c5488', points('-6 57 40 56.800 80 57.200 120 56.800 168 57.200 168 80 -6 80'))
      // A little lower than they are, so that the low band of the team page shows their tops.
      k.save()
      k.translate(0, 58)
      k.scale(1, 0.91)
      k.translate(0, -58)
      mittens(k, {
        far: ['#f08058', '#a44c60', '#d87860', '#985468', '#645890', '#c45c54'],
        near: ['#f06c3c', '#8c3450', '#d4603c', '#84384c', '#544878', '#b84840'],
      })
      k.restore()
      fill(k, '#4c4478', points('-6 60 30 58.600 66 59.600 104 59 140 60 168 59 168 80 -6 80'))
      path(
        k,
        '#9c80a0',
        'M74 57.600C84 58.400 96 59.200 98 60.400C99 61.800 78 62.400 70 64.400C66 65.600 66 67 68 69H78C74 67 75 65.800 80 64.800C90 63 106 62.200 104 60.200C102 58.800 88 58 74 57.400Z',
      )
      rim(k)
      // What shines out of the tent's door lies on the rock before it and fades.
      k.save()
      k.translate(43.6, 76)
      k.scale(1, 0.34)
      const door = k.createRadialGradient(0, 0, 0, 0, 0, 13)
      door.addColorStop(0, 'rgba(255,190,104,.62)')
      door.addColorStop(0.4, 'rgba(255,160,96,.26)')
      door.addColorStop(1, 'rgba(255,150,90,0)')
      k.fillStyle = door
      k.fillRect(-14, -1, 28, 16)
      k.restore()
      path(k, '#241a48', 'M29.6 75.6C34 76.8 50 76.9 54.4 75.6L53.2 75H30.8Z')
      at(k, 42, 76, 1.6, (c) => glowTent(c, ['#7c3038', '#e07c38', '#ffb850', '#fff0b8']))
      at(k, FIRE[0], FIRE[1] + 0.4, 1.1, fire)
      company(k)
      fill(k, '#2c2450', points('115.4 77.4 117 75.6 119.4 74.8 123 75 125.4 76 127 77.6 121 78.2'))
      fill(k, '#7c5070', points('115.4 77.4 117 75.6 119.4 74.8 119 76.4 117.6 77.7'))
      at(k, 121, 75.3, 1.15, (c) => jackRabbit(c, ['#c88c78', '#5c4468', '#8c7498']))
    })
    s.glow(FIRE[0] / 160, (FIRE[1] - 2) / 90, 20, '#ff9c48', 0.3)
    return finish(s, { bloom: 0.16 })
  },
}
