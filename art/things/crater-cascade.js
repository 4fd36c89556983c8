// The wall of the Ngorongoro crater at first light, from its floor: a few great spurs, and clouds that spill over the rim into the gullies.
import { path, points } from '../core/field.js'
import { open } from './curves.js'

const ramp = (k, x0, y0, x1, y1, stops) => {
  const g = k.createLinearGradient(x0, y0, x1, y1)
  for (const [t, c] of stops) g.addColorStop(t, c)
  return g
}

export function crater(k) {
  path(
    k,
    ramp(k, 0, 0, 0, 52, [
      [0, '#3c9cb4'],
      [0.4, '#94c8bc'],
      [0.75, '#fae6b0'],
      [1, '#ffdc94'],
    ]),
    'M-6 -6H166V60H-6Z',
  )
  const g = k.createRadialGradient(166, 44, 4, 166, 44, 80)
  g.addColorStop(0, 'rgba(255,248,214,.95)')
  g.addColorStop(0.34, 'rgba(255,238,180,.5)')
  g.addColorStop(1, 'rgba(255,232,170,0)')
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  // The rim on the far side, nineteen kilometres off.
  path(
    k,
    ramp(k, 0, 36, 0, 56, [
      [0, '#8cb4b4'],
      [1, '#f0dca4'],
    ]),
    `${open(points('70 42 90 40.6 108 41 124 39.4 142 40.2 156 38.8 172 39.6'), 0.5)}L172 60H70Z`,
  )
  wall(k)
  cascade(k)
}

function wall(k) {
  const rim = points(
    '-10 13 4 12 16 11 30 14 46 17.4 58 18.8 72 24 84 30.6 96 34 108 39.6 122 45.4 140 51.4 168 57.4',
  )
  path(
    k,
    ramp(k, 0, 12, 0, 60, [
      [0, '#14506a'],
      [0.6, '#287076'],
      [1, '#8cae80'],
    ]),
    `${open(rim, 0.5)}V64H-10Z`,
  )
  // Each spur widens as it comes down: its left edge is the ridge, its right edge the next gully.
  for (const [x0, x1, c, low, text] of [
    [
      20,
      70,
      '#3c8a80',
      '#b8c088',
      'M20 11.600C24 17 22 23 27 29C33 36 34 46 44 60H72C66 52 57 50 52 42C47 34 40 33 36 26C32 20 26 18 20 11.600Z',
    ],
    [
      70,
      112,
      '#4c9484',
      '#c0c48c',
      'M70 23.200C76 28 74 33 79 38C86 45 88 52 98 60H118C112 53 104 51 99 45C94 39 88 38 84 32.600C80 28 75 27.600 70 23.200Z',
    ],
    [
      -6,
      18,
      '#347e7c',
      '#a8b884',
      'M-10 26C-4 32 -4 40 4 47C9 52 10 56 14 60H36C30 54 24 53 20 46C15 37 6 37 2 29C-2 23 -6 22 -10 20Z',
    ],
  ])
    path(
      k,
      ramp(k, x0, 14, x1 - 10, 60, [
        [0, c],
        [0.55, c],
        [1, low],
      ]),
      text,
    )
}

/** The cloud that lies on the rim and runs down where the gullies are; soft at its lower end only. */
function cascade(k) {
  const white = ramp(k, 0, 6, 0, 48, [
    [0, 'rgba(255,248,226,1)'],
    [0.45, 'rgba(248,242,218,1)'],
    [0.68, 'rgba(222,232,216,.97)'],
    [0.86, 'rgba(196,218,206,.6)'],
    [1, 'rgba(190,214,204,0)'],
  ])
  path(
    k,
    white,
    'M-12 4C-4 1 4 4.500 10 3.500C17 2.200 20 5.800 27 6C35 6.200 37 10 44 10.400C51 10.800 53 14 59 15C66 16.200 68 19.600 74 21.600C80 23.600 82 27 88 28.600C93 30 96 33 101 35.600C97 36.600 92 36 86 35C80 33.800 74 33 68 31.800C63 30.800 58 30 54.500 31C53.500 33 57 40 63 48C53 43.500 46.500 36 42 31.500C36 28.400 29 26 22 25.400C17.500 25.200 16 27.600 17 32C18.500 38 23 45 29 51C17 45.500 9 37 4 32C0 28.600 -6 27 -12 27Z',
  )
  path(
    k,
    '#fffbee',
    'M-12 2C-4 -0.500 4 3 10 2C17 0.700 20 4.600 27 4.800C35 5 37 8.800 44 9.200C51 9.600 53 13 59 14C63.500 14.800 66.600 17.200 68.400 18.800C69.400 19.900 68.600 20.300 67 19.900C62 18.800 57 18 52 17.600C46 17.400 42 14 35 13.400C27 12.800 24 10 16 10C8 10 0 12 -12 12Z',
  )
}

export function plain(k) {
  path(
    k,
    ramp(k, 0, 57, 0, 90, [
      [0, '#f8e09c'],
      [0.25, '#f0c860'],
      [1, '#c8963c'],
    ]),
    'M-6 58.500C20 57.600 50 58.600 80 57.800C110 57.200 140 57.600 166 57V96H-6Z',
  )
  // Swells of the grass, each a little deeper in colour towards us.
  path(
    k,
    'rgba(255,232,150,.35)',
    'M-6 66C30 63.500 60 66.500 100 64.600C130 63.400 150 64 166 63V66.500C140 67 120 67.500 96 68C60 69 30 67 -6 70Z',
  )
  path(k, 'rgba(168,110,40,.35)', 'M-6 86C24 83 50 88 84 87C112 86 140 82.500 166 84V96H-6Z')
  // The soda lake, a strip of light.
  path(k, '#fff6dc', 'M96 60.200C112 59.300 140 59 166 59.200V61.600C140 62 112 61.400 96 60.200Z')
  path(
    k,
    '#f4a49c',
    'M108 60.300C124 59.700 146 59.700 166 59.900V60.400C146 60.400 124 60.700 108 60.300Z',
  )
  // The morning mist between wall and grass.
  path(
    k,
    ramp(k, 0, 50, 0, 64, [
      [0, 'rgba(255,240,196,0)'],
      [0.55, 'rgba(255,240,196,.7)'],
      [1, 'rgba(255,240,196,0)'],
    ]),
    'M-6 50H166V64H-6Z',
  )
}
