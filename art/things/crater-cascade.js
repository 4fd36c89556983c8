// The wall of the Ngorongoro crater at first light, from its floor: a few great spurs, and clouds that spill over the rim into the gullies.
import { Path2D } from '@napi-rs/canvas'
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
      [0, '#4c9cdc'],
      [0.45, '#98cbe8'],
      [0.8, '#e0eee0'],
      [1, '#fdf0cc'],
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
  distance(k)
  cascade(k)
}

function wall(k) {
  const rim = points(
    '-10 13 4 12 16 11 30 14 46 17.4 58 18.8 72 24 84 29.6 96 33.2 108 36 122 38.2 140 39.4 168 38.6',
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

/** Far round the ring the wall pales into the light. */
function distance(k) {
  path(
    k,
    ramp(k, 78, 0, 150, 0, [
      [0, 'rgba(200,224,206,0)'],
      [0.5, 'rgba(206,224,202,.66)'],
      [1, 'rgba(236,236,206,.9)'],
    ]),
    'M78 26.500L84 29.600L96 33.200L108 36L122 37.900L140 38.900L168 38.200V60H78Z',
  )
}

/** The cloud that lies on the rim: clear against the sky, mist where it comes down over the forest and into the gullies. */
function cascade(k) {
  const top =
    'M-12 2C-4 -0.500 4 3 10 2C17 0.700 20 4.600 27 4.800C35 5 37 8.800 44 9.200C51 9.600 53 13 59 14C66 15.400 68 18.600 74 20.600C80 22.600 82 26 88 27.800C94 29.600 98 32.400 106 35.200L122 38L168 38.400'
  k.save()
  k.clip(new Path2D(`${top}V60H-12Z`))
  const q = k.getTransform().a
  const soft = (blur, colour, d) => {
    k.filter = `blur(${(blur * q).toFixed(2)}px)`
    path(k, colour, d)
  }
  // First the thin air that has sunk lowest, then the thicker cloud above it.
  soft(
    3.2,
    'rgba(226,236,222,.62)',
    'M-20 -20H90L112 34C104 38 96 37 88 37C80 37 76 38 70 36C62 34 60 36 62 42C64 47 66 50 64 51C56 47 50 40 44 35C38 31 32 31 26 32C21 33 22 38 20 40C14 36 10 31 2 30C-6 29 -12 30 -20 30Z',
  )
  soft(
    1.8,
    '#f6f0dc',
    'M-20 -20H90L106 34C98 35.500 92 34.600 86 33.600C78 32.400 72 31.600 66 30.600C60 29.600 56 30 53 31C48 29 42 27 36 25.600C28 23.600 22 24.600 16 24.800C8 25 0 22.600 -20 22Z',
  )
  soft(
    2.4,
    '#fffbee',
    'M-20 -20H90V20C82 23 76 22 70 20C62 18.600 56 18 50 17C44 16 40 13 33 12.600C25 12 20 10 12 10C4 10 -6 12 -20 12Z',
  )
  k.filter = 'none'
  k.restore()
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
  path(
    k,
    '#fff6dc',
    'M98 60.300C108 59.500 118 59.800 128 59.300C140 58.900 154 59.400 166 59V61.700C152 61.300 142 62 130 61.500C120 61 108 61.200 98 60.300Z',
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
