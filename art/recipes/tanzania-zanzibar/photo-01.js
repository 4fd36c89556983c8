import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { acacia } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { wildebeest } from '../../things/safari.js'
import { honey } from './kit.js'

const BANK = 46
const [COAT, LIT, SHADE, INK] = ['#5f5468', '#a58a86', '#3d3750', '#241f36']

/** Head of a gnu in profile towards the right: horns, beard, long face; the neck ends at 0, 0. */
function head(k) {
  path(k, INK, 'M1 2C2 8 4 12 8 13C8 9 7 5 6.500 1Z')
  path(
    k,
    COAT,
    'M-2 4C-1 -2 2 -7 6 -8.500C9 -9 11 -7 12.500 -4C14 -0.500 16 3 17 6C17.400 8 16 9.500 14 9C10 8 6 5.500 3 5Z',
  )
  path(
    k,
    LIT,
    'M6 -8.500C9 -9 11 -7 12.500 -4C14 -0.500 16 3 17 6C15 3.500 12 0.500 10 -3C8.500 -5.500 7 -7 4 -6.800Z',
  )
  path(
    k,
    INK,
    'M13.500 5C15.500 4.500 17 5.600 17.200 7C17 8.800 15.600 9.400 13.800 9C12.600 8 12.600 6 13.500 5Z',
  )
  path(k, INK, 'M8.800 -3.400a0.900 0.900 0 1 0 0.010 0Z')
  stroke(
    k,
    INK,
    1.3,
    'M5.500 -8C2 -9 -0.500 -11.500 1.500 -15M8.500 -8.600C11.500 -10 14 -12.500 11.500 -16',
  )
  path(k, SHADE, 'M3.500 -7.500L-0.500 -7L2.500 -5Z')
}

/** A gnu in the leap from the bank, stretched out to the right; about 60 units long. */
function leaping(k) {
  // The far legs.
  path(
    k,
    SHADE,
    'M14 -6C20 -2 24 4 30 6L29 8.500C22 8 16 3 10 -1ZM-22 -4C-28 0 -33 6 -38 13L-36 14.500C-30 9 -24 5 -18 1Z',
  )
  path(
    k,
    INK,
    'M29 5.600L33 7.400L31.600 9.600L28.600 8.600ZM-38.400 12L-40.500 16L-37.600 16L-35.800 14Z',
  )
  // Tail, body, mane.
  stroke(k, COAT, 1.3, 'M-24 -14C-30 -15 -34 -13 -37 -9')
  path(k, INK, 'M-36 -10.500C-39 -9 -42 -5 -43.500 -1C-40 -3 -36.500 -5 -35.500 -8.500Z')
  path(
    k,
    COAT,
    'M-26 -9C-27 -15 -22 -18 -14 -17.500C-4 -17.500 6 -21 14 -25C18 -26.500 22 -26 24 -23C25 -19 24 -12 20 -7C16 -2.500 8 -1 0 -1.500C-8 -2 -16 1 -21 0C-24 -2 -25.500 -5 -26 -9Z',
  )
  path(
    k,
    LIT,
    'M-26 -9C-27 -15 -22 -18 -14 -17.500C-4 -17.500 6 -21 14 -25C17 -26.200 20 -26.200 22 -25C14 -21 4 -16 -8 -14.500C-16 -13.500 -22 -13 -26 -9Z',
  )
  path(
    k,
    SHADE,
    'M-21 0C-16 1 -8 -2 0 -1.500C8 -1 16 -2.500 20 -7C15 -6 8 -5.500 0 -5.500C-8 -5.500 -16 -3 -22 -3Z',
  )
  for (const x of [-2, 2, 6, 10])
    stroke(
      k,
      INK,
      0.8,
      `M${x} ${-18.5 - x * 0.35}C${x + 1.5} ${-14 - x * 0.2} ${x + 1} -10 ${x - 0.5} -7`,
    )
  path(k, INK, 'M8 -23C14 -27 20 -30 25 -32L27 -28C22 -25 16 -22 10 -20Z')
  k.save()
  k.translate(23, -24)
  k.rotate(0.1)
  head(k)
  k.restore()
  // The near legs: tucked before, stretched behind.
  path(
    k,
    COAT,
    'M18 -8C24 -8 29 -5 31 -1C29 2 25 4 21 4.500L20.400 2.500C23.500 1.500 26 0.500 27 -1C24 -3 20 -3 16 -3ZM-20 -8C-26 -4 -31 -1 -37 1C-42 3 -46 6 -49 10L-47 11.600C-44 8 -40 6 -35 4.500C-28 3 -20 2 -15 -2Z',
  )
  path(
    k,
    LIT,
    'M18 -8C24 -8 29 -5 31 -1C27 -4.500 22 -5.500 17 -5.500ZM-20 -8C-26 -4 -31 -1 -37 1C-42 3 -46 6 -49 10C-46 5.500 -42 1.500 -37 -0.500C-31 -3 -26 -5.500 -22 -9Z',
  )
  path(
    k,
    INK,
    'M21.500 2L18 3.800L18.600 6L21.800 5ZM-49.500 9L-51.500 13L-48.600 13L-46.600 11.200Z',
  )
}

/** A gnu that swims to the right: head and back out of the water, its wave. */
function swimming(k) {
  path(k, COAT, 'M-26 1C-24 -5 -16 -7 -8 -6C-2 -6.500 2 -9 6 -12L12 -6C11 -2 9 0 8 1Z')
  path(
    k,
    LIT,
    'M-26 1C-24 -5 -16 -7 -8 -6C-2 -6.500 2 -9 6 -12L8 -10C2 -5 -8 -3 -16 -3C-20 -3 -24 -2 -26 1Z',
  )
  path(k, INK, 'M-6 -6.500C0 -9 4 -12 7 -15L10 -12C6 -8.500 2 -6 -3 -5Z')
  k.save()
  k.translate(7, -11)
  k.rotate(-0.18)
  head(k)
  k.restore()
  path(
    k,
    '#f8ecd4',
    'M-32 1.500C-26 -0.500 -20 1.500 -12 0.500C-4 -0.500 4 1.500 12 0C16 -0.800 20 -0.400 23 1.500C16 3 -20 3.500 -32 1.500Z',
  )
  stroke(
    k,
    'rgba(255,244,220,.75)',
    0.7,
    'M-38 4C-24 6 10 6.500 26 3.500M-34 7C-22 8.600 0 8.600 12 7',
  )
}

export default {
  alt: 'Uno gnu si lancia dalla sponda nel fiume durante la grande migrazione, altri nuotano nella corrente; sull’altra riva la mandria aspetta nella polvere, e un coccodrillo guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.7 }, sun: [0.08, 0.2], horizon: 0.4 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.52 0.12 30 6 5 0.86 0.19 30 6 9', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff2d8', dark: '#d4bfae' })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#d3bfa8', [
        ...rough(points('-5 32 30 30.500 70 33 110 31 165 33'), 0.4, 3),
        ...points('165 40 -5 40'),
      ])
      fill(k, '#e6c68a', [
        ...rough(points('-5 36 40 35.200 90 36.300 165 35.500'), 0.3, 2),
        ...points('165 60 -5 60'),
      ])
      fill(k, '#d9b06c', [
        ...rough(points('-5 39.500 40 38.700 90 40 165 39'), 0.3, 4),
        ...points('165 60 -5 60'),
      ])
    })
    for (const [x, y, height, seed] of points(
      '0.36 0.405 9 3 0.52 0.4 7 6 0.68 0.405 10 8 0.83 0.4 8 2 0.95 0.405 10 9',
      4,
    ))
      acacia(s, { x, y, height, seed, haze: 0.4 })
    const r = random(4)
    for (let i = 0; i < 34; i++) {
      const t = i / 33
      place(s, wildebeest(), {
        x: 0.3 + ((i * 0.618) % 1) * 0.72,
        y: 0.435 + t * 0.065,
        size: 4 + t * 3.4,
        flip: r() < 0.7,
        haze: 0.3 - t * 0.2,
        front: 0.6,
        shadow: false,
      })
    }
    f.draw(s.k, (k) => {
      // Dust over the herd, the far bank with its gullies, the river in bands.
      path(
        k,
        'rgba(255,232,190,.5)',
        'M44 40C60 35 80 38 96 36C120 33 140 37 168 35V44C140 42 110 45 44 43Z',
      )
      const top = rough(points('-5 46 30 45 60 46.500 96 45 130 46 165 45'), 0.4, 6)
      fill(k, '#b8743f', [...top, ...points('165 57 -5 57')])
      for (let i = 0; i < 22; i++) {
        const x = -4 + i * 8 + noise(i * 1.3, 2) * 5
        const wide = 1.6 + (noise(i * 2.1, 5) + 0.5) * 3
        fill(k, i % 2 ? '#e0a463' : '#93583a', [
          [x, BANK + 0.4],
          [x + wide, BANK + 0.8],
          [x + wide * 1.4, 56],
          [x - wide * 0.6, 56],
        ])
      }
      for (const [c, y] of [
        ['#c99e74', 55],
        ['#a88a78', 58.5],
        ['#8c7c7e', 64],
        ['#766f7e', 71],
        ['#645f76', 80],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.6} 90 ${y - 0.4} 165 ${y + 0.5} 165 96 -5 96`))
      path(k, 'rgba(96,56,50,.4)', 'M-5 55H165V57C120 58.500 40 58 -5 57Z')
      for (let i = 0; i < 74; i++) {
        const t = (i / 73) ** 1.2
        const [x, y, l] = [r() * 166 - 3, 57 + t * 34, 1.6 + t * 8 * (0.5 + r())]
        path(
          k,
          i % 2 ? 'rgba(255,226,178,.6)' : 'rgba(64,52,78,.4)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.7} ${l * 2} 0q${-l} ${0.2 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      for (const [x, y, q] of points('118 62 0.420 139 66 0.520 92 65 0.460', 3))
        at(k, x, y, q, swimming)
      at(k, 128, 77, 0.86, swimming)
      // The near bank on the left, broken by hooves; it is from there that he jumps.
      fill(k, '#9a5c3c', [
        ...rough(points('-5 52 10 52.500 22 55 31 60 36 68 44 78 58 90 64 96'), 0.7, 8),
        ...points('-5 96'),
      ])
      fill(k, '#d99a5c', rough(points('-5 52 10 52.500 22 55 31 60 24 62 12 59 -5 60'), 0.5, 9))
      fill(
        k,
        '#74423a',
        rough(points('31 60 36 68 44 78 58 90 64 96 44 96 34 84 27 72 24 62'), 0.6, 11),
      )
      for (const [x, y] of points('12 70 18 80 6 84 26 88'))
        fill(
          k,
          '#7d4a38',
          rough(
            [
              [x, y],
              [x + 5, y + 2],
              [x + 6, y + 7],
              [x - 1, y + 8],
              [x - 3, y + 3],
            ],
            0.5,
            x,
          ),
        )
      path(k, 'rgba(40,30,60,.45)', 'M58 84C70 81.500 96 82 108 84.500C96 88 70 87.500 58 84Z')
      for (const [x, y, q] of points('30 57 2.400 36 60 1.800 25 54.500 1.800', 3))
        path(
          k,
          'rgba(250,222,176,.85)',
          `M${x - q * 1.4} ${y + q * 0.4}C${x - q * 1.6} ${y - q * 0.6} ${x - q * 0.3} ${y - q} ${x} ${y - q * 0.5}C${x + q * 0.8} ${y - q} ${x + q * 1.8} ${y - q * 0.2} ${x + q * 1.4} ${y + q * 0.4}Z`,
        )
      k.save()
      k.translate(71, 56)
      k.rotate(0.2)
      k.scale(0.94, 0.94)
      leaping(k)
      k.restore()
      // Somebody else has seen it: two eyes and a snout in the calm water.
      path(
        k,
        '#4a4a44',
        'M128 88C131 86.600 136 86.800 139 87C139.600 85.400 142 85.400 142.400 86.800C143.400 85.400 145.600 85.600 146 87.200C150 87.400 155 88 159 88.600C150 89.600 134 89.400 128 88Z',
      )
      path(
        k,
        '#7d7a64',
        'M128 88C131 86.600 136 86.800 139 87C139.600 85.400 142 85.400 142.400 86.800C138 87.200 133 87.300 128 88Z',
      )
      path(k, '#f2c24a', 'M141 86.400a0.550 0.550 0 1 0 0.010 0Z')
      stroke(k, 'rgba(255,236,204,.7)', 0.45, 'M122 89.600C134 91 152 91 163 89.800')
      for (let i = 0; i < 60; i++) {
        const x = r() * 30 - 5
        const y = 53 + r() * 4 + Math.max(0, x - 14) * 0.2
        stroke(
          k,
          ['#8a6a34', '#e0b860', '#6a4a30'][i % 3],
          0.35,
          `M${x} ${y}q0.200 -1.500 ${r() * 1.4} ${-2 - r() * 3}`,
        )
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
