import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { midnightSun } from './kit.js'

const SEA = 49
const SUN = 98

/** A skerry: a back of granite ground by ice, its sunny side towards the middle, foam round its foot. */
function skerry(k, x, y, half, high, seed, tones) {
  const r = random(seed)
  const m = x < SUN ? 1 : -1
  const top = [x + m * half * 0.1, y - high]
  const back = rough(
    [
      [x - half, y],
      [x - half * 0.7, y - high * (0.5 + r() * 0.2)],
      [x - half * 0.2, y - high * (0.85 + r() * 0.1)],
      top,
      [x + half * 0.45, y - high * (0.7 + r() * 0.15)],
      [x + half * 0.8, y - high * 0.35],
      [x + half, y],
    ],
    high * 0.05,
    seed,
  )
  path(
    k,
    'rgba(40,44,84,.3)',
    `M${x - half * 1.1} ${y}H${x + half * 1.1}L${x + half * 0.6} ${y + high * 0.55}H${x - half * 0.6}Z`,
  )
  fill(k, tones[0], back)
  fill(k, tones[1], [
    top,
    [x + m * half * 0.45, y - high * 0.72],
    [x + m * half * 0.8, y - high * 0.35],
    [x + m * half, y],
    [x + m * half * 0.35, y],
    [x + m * half * 0.2, y - high * 0.4],
  ])
  fill(k, tones[2], [
    top,
    [x + m * half * 0.45, y - high * 0.72],
    [x + m * half * 0.62, y - high * 0.5],
    [x + m * half * 0.3, y - high * 0.55],
  ])
  for (let i = 0; i < 4; i++) {
    const u = x - m * half * (0.05 + i * 0.2)
    fill(k, tones[3], [
      [u, y - high * (0.78 - i * 0.12)],
      [u + 0.5, y - high * (0.5 - i * 0.1)],
      [u - m * half * 0.08, y - high * 0.08],
      [u - 0.6, y - high * 0.3],
    ])
  }
  stroke(
    k,
    '#fff0d4',
    Math.max(0.35, high * 0.05),
    `M${x - half * 1.1} ${y + 0.1}C${x - half * 0.5} ${y + high * 0.1} ${x + half * 0.5} ${y + high * 0.1} ${x + half * 1.12} ${y + 0.1}`,
  )
  stroke(
    k,
    'rgba(255,236,206,.5)',
    Math.max(0.25, high * 0.03),
    `M${x - half * 1.3} ${y + high * 0.12}C${x - half * 0.5} ${y + high * 0.26} ${x + half * 0.5} ${y + high * 0.26} ${x + half * 1.3} ${y + high * 0.12}`,
  )
}

/** A boat of the Nordland coast: stem and stern rise alike, one square sail with the sun behind it, four on board. */
function nordlandBoat(k) {
  path(
    k,
    '#f4c98c',
    'M-17 -62H19C24 -46 27 -30 27 -17C12 -12 -10 -12 -24 -17C-24 -32 -21 -48 -17 -62Z',
  )
  path(
    k,
    '#ffe6b4',
    'M4 -62H19C24 -46 27 -30 27 -17C20 -14.600 12 -13.400 6 -13.300C8 -30 7 -46 4 -62Z',
  )
  path(
    k,
    '#c98a64',
    'M-17 -62H-11C-15 -46 -17 -30 -17 -15C-20 -15.600 -22 -16.400 -24 -17C-24 -32 -21 -48 -17 -62Z',
  )
  stroke(
    k,
    '#c98f64',
    0.6,
    'M-7 -62C-9 -46 -10 -30 -9.500 -13.600M12 -62C16 -46 17 -30 16.600 -14.400M-18.600 -54H21.600M-21.600 -42H24.600',
  )
  stroke(k, '#4a2f34', 1.7, 'M1 -70V-4M-19 -62.500H21')
  stroke(k, '#4a2f34', 0.4, 'M1 -69L-38 -20M1 -69L38 -22M-24 -17L-30 -12M27 -17L31 -12')
  path(k, '#d9433a', 'M1 -70C6 -73 9 -69 14 -71.500L14 -68C9 -66 6 -69.500 1 -67.500Z')
  for (const [x, c] of [
    [-20, '#8a3f4a'],
    [-12, '#3f5f7a'],
    [11, '#c9803a'],
    [24, '#4a5a4a'],
  ]) {
    path(
      k,
      c,
      `M${x - 3.4} -6C${x - 4} -11 ${x - 2.4} -14 ${x} -14C${x + 2.4} -14 ${x + 4} -11 ${x + 3.4} -6Z`,
    )
    path(
      k,
      '#ffd9a0',
      `M${x + 1.2} -13.800C${x + 2.8} -13 ${x + 4} -11 ${x + 3.4} -6H${x + 2.2}C${x + 2.8} -9 ${x + 2.2} -12 ${x + 1.2} -13.800Z`,
    )
    path(k, '#3a2630', `M${x} -19.600a2.300 2.500 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#5a3440',
    'M-44 -26C-40 -12 -30 -7 0 -6.500C30 -7 40 -12 44 -26C46 -14 38 2 24 5H-24C-38 2 -46 -14 -44 -26Z',
  )
  path(k, '#8a5448', 'M0 -6.500C30 -7 40 -12 44 -26C46 -14 38 2 24 5H10C24 0 30 -4 0 -6.500Z')
  stroke(k, '#f0b878', 0.9, 'M-44 -26C-40 -12 -30 -7 0 -6.500C30 -7 40 -12 44 -26')
  stroke(
    k,
    '#3a2232',
    0.7,
    'M-43 -17C-38 -7 -28 -3.500 0 -3C28 -3.500 38 -7 43 -17M-40 -9C-34 -2 -26 0.500 0 1C26 0.500 34 -2 40 -9',
  )
}

export default {
  alt: 'Una barca di legno del nord con la vela quadra tra gli scogli, contro il sole di mezzanotte che sfiora il mare; vicino, le pinne di due orche',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...midnightSun,
        sky: [
          [0, '#4a6a9c'],
          [0.35, '#a59aa8'],
          [0.65, '#f6b07c'],
          [0.88, '#ffce84'],
          [1, '#ffe9b4'],
        ],
        disc: 0.075,
        discColour: '#fffbe6',
      },
      sun: [SUN / 160, 0.46],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.24 0.16 34 5.6 4 0.86 0.22 24 4 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffdcae', dark: '#c08f90' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The wall of the islands, far on both sides.
      fill(k, '#d9a68c', [
        ...rough(points('-5 38 4 27 10 32 17 20 24 30 31 24 38 36 48 41 58 49'), 0.7, 3),
        ...points('58 50 -5 50'),
      ])
      fill(
        k,
        '#efbf92',
        rough(points('17 20 24 30 26 40 22 49 30 49 34 40 31 24 27 34 22 27 17 20'), 0.5, 5),
      )
      fill(k, '#dba98c', [
        ...rough(points('122 49 132 42 140 33 146 37 153 25 158 31 166 22'), 0.7, 6),
        ...points('166 50 122 50'),
      ])
      // The sea in bands, the path of the sun down its middle.
      for (const [c, y] of [
        ['#f2bb86', SEA],
        ['#c99a8c', SEA + 3],
        ['#94809a', SEA + 9],
        ['#66689a', SEA + 18],
        ['#454f86', SEA + 29],
      ])
        fill(
          k,
          c,
          points(`-5 ${y} 30 ${y + 0.6} 70 ${y - 0.3} 110 ${y + 0.6} 165 ${y} 165 96 -5 96`),
        )
      const r = random(7)
      for (let i = 0; i < 110; i++) {
        const t = (i / 109) ** 1.35
        const y = SEA + 0.8 + t * 41
        const sun = i % 4
        const wide = 4 + t * 20
        const x = sun ? SUN + (r() + r() - 1) * wide : r() * 160
        const l = (sun ? 2.2 : 3) + t * 7 * r()
        path(
          k,
          sun ? (i % 3 ? '#ffe3a8' : '#fff6dc') : 'rgba(36,40,90,.3)',
          `M${x - l} ${y}Q${x} ${y - 0.3 - t * 0.7} ${x + l} ${y}Q${x} ${y + 0.3 + t * 0.7} ${x - l} ${y}Z`,
        )
      }
      const far = ['#8a6a86', '#dc9c78', '#ffdba0', '#77597a']
      const near = ['#3f3658', '#8d5c62', '#f0b07c', '#332c4e']
      skerry(k, 140, 54, 8, 3, 3, far)
      skerry(k, 152, 57, 11, 5, 5, far)
      skerry(k, 18, 56, 10, 3.4, 8, far)
      // The boat and its shadow on the water.
      path(
        k,
        'rgba(52,44,88,.5)',
        'M44 66C56 64.500 84 64.500 92 66C86 71 78 70 82 75C72 73 74 80 66 80C62 75 56 76 58 71C52 71 48 69 44 66Z',
      )
      at(k, 68, 65.4, 0.56, nordlandBoat)
      stroke(k, '#fff0d0', 0.5, 'M44 67.400C54 69 82 69 93 67.200M40 69C48 70.800 54 71 60 71')
      // Two orcas come up beside it.
      for (const [x, y, q] of points('112 70 1 121 73.500 0.72', 3)) {
        path(
          k,
          '#2a2746',
          `M${x - 6 * q} ${y}C${x - 3 * q} ${y - 2 * q} ${x - 1 * q} ${y - 2 * q} ${x - 0.4 * q} ${y - 2.2 * q}C${x} ${y - 6 * q} ${x + 1.6 * q} ${y - 9.4 * q} ${x + 3 * q} ${y - 10.6 * q}C${x + 2.8 * q} ${y - 7 * q} ${x + 3.4 * q} ${y - 4 * q} ${x + 4.2 * q} ${y - 1.8 * q}C${x + 6 * q} ${y - 1.4 * q} ${x + 7.4 * q} ${y - 0.6 * q} ${x + 8.4 * q} ${y}Z`,
        )
        path(
          k,
          '#f2b884',
          `M${x - 0.4 * q} ${y - 2.2 * q}C${x} ${y - 6 * q} ${x + 1.6 * q} ${y - 9.4 * q} ${x + 3 * q} ${y - 10.6 * q}C${x + 1.6 * q} ${y - 8 * q} ${x + 0.7 * q} ${y - 5 * q} ${x + 0.4 * q} ${y - 2.2 * q}Z`,
        )
        path(
          k,
          '#d9cfe0',
          `M${x + 4.6 * q} ${y - 0.3 * q}C${x + 5.4 * q} ${y - 1.2 * q} ${x + 6.6 * q} ${y - 1 * q} ${x + 7 * q} ${y - 0.2 * q}Z`,
        )
        stroke(
          k,
          '#fff0d4',
          0.45,
          `M${x - 8 * q} ${y + 0.3}C${x - 3 * q} ${y + 1.4 * q} ${x + 5 * q} ${y + 1.4 * q} ${x + 10 * q} ${y + 0.3}`,
        )
      }
      skerry(k, 14, 74, 15, 7, 11, near)
      skerry(k, 150, 82, 17, 9, 14, near)
      skerry(k, 2, 90, 24, 13, 17, near)
      skerry(k, 40, 89, 12, 4, 19, near)
      // A cormorant dries its wings on the rock.
      k.save()
      k.translate(0.5, 18.6)
      k.scale(0.66, 0.66)
      path(
        k,
        '#241f3a',
        'M22 71C21.400 68.500 22.600 66.600 24 65.600L23.600 63.600C23.600 62.600 24.600 62.200 25.200 62.800L27 63L25.400 63.700C25.600 64.600 25.800 65.200 25.600 66C28 65 30 66 31.600 68C29.600 67.600 27.600 68 26.200 69L25.400 72L24.800 74.400H22.800Z',
      )
      path(k, '#241f3a', 'M24 65.800C21.600 65 19.400 66 18 68C20 67.600 22 68 23 69Z')
      k.restore()
    })
    birds(s, { x: 0.7, y: 0.2, count: 6, seed: 6, size: 0.9 })
    return finish(s, { rays: 0.1 })
  },
}
