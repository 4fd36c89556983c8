import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SILL = 58
const RED = ['#9c2632', '#c43a32', '#e05a3e']
const GOLD = ['#cf8430', '#e6a53c', '#f8cc62']

/** A flat cloud of leaves: a lens with a ragged edge, its underside in shade, its top in the light, single leaves along the rim. */
function pad(k, cx, cy, rx, ry, tones, seed) {
  const r = random(seed)
  const rim = (q, dx, dy, low) =>
    Array.from({ length: 120 }, (_, i) => {
      const t = (i / 120) * Math.PI * 2
      const rag =
        1 + noise(Math.cos(t) * 3 + seed, Math.sin(t) * 3) * 0.2 + (i % 2 ? 0.025 : -0.025)
      const flat = Math.sin(t) > 0 ? low : 1
      return [cx + dx + Math.cos(t) * rx * q * rag, cy + dy + Math.sin(t) * ry * q * rag * flat]
    })
  fill(k, tones[0], rim(1, 0, 0, 0.7))
  fill(k, tones[1], rim(0.9, -rx * 0.05, -ry * 0.13, 0.5))
  fill(k, tones[2], rim(0.62, -rx * 0.16, -ry * 0.32, 0.34))
  for (let i = 0; i < rx * 4; i++) {
    const t = r() * Math.PI * 2
    const q = 0.94 + r() * 0.2
    const [x, y] = [
      cx + Math.cos(t) * rx * q,
      cy + Math.sin(t) * ry * q * (Math.sin(t) > 0 ? 0.74 : 1),
    ]
    const l = 0.45 + r() * 0.4
    path(
      k,
      tones[Math.sin(t) > 0 ? 0 : 1],
      `M${x - l} ${y}l${l * 0.8} ${-l * 0.5}l${l * 0.3} ${-l * 0.5}l${l * 0.4} ${l * 0.6}l${l * 0.6} ${l * 0.3}l${-l * 0.8} ${l * 0.5}Z`,
    )
  }
}

/** A limb that grows thinner along its bend. */
function limb(k, colour, [x0, y0], [x1, y1], [x2, y2], a, b) {
  const side = (m) =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12
      const u = 1 - t
      const x = u * u * x0 + 2 * u * t * x1 + t * t * x2
      const y = u * u * y0 + 2 * u * t * y1 + t * t * y2
      const [dx, dy] = [u * (x1 - x0) + t * (x2 - x1), u * (y1 - y0) + t * (y2 - y1)]
      const l = Math.hypot(dx, dy)
      const q = (m * (a * u + b * t)) / 2
      return [x - (dy / l) * q, y + (dx / l) * q]
    })
  fill(k, colour, [...side(-1), ...side(1).reverse()])
}

/** A maple of the garden: a trunk that leans and forks low, roots in the moss. */
function trunk(k, x, foot, q, m = 1) {
  const p = (dx, dy) => [x + dx * q * m, foot + dy * q]
  const dark = '#3a2630'
  limb(k, dark, p(0.2, 0), p(2.5, -10), p(-1, -17), 3.2 * q, 1.9 * q)
  limb(k, dark, p(-1, -16.5), p(-4, -22), p(-10, -27), 1.9 * q, 0.8 * q)
  limb(k, dark, p(-0.8, -16), p(1, -24), p(5, -32), 1.6 * q, 0.8 * q)
  limb(k, dark, p(1, -10), p(5, -17), p(14, -22), 1.5 * q, 0.6 * q)
  limb(k, dark, p(-4, -21.5), p(-4, -27), p(-6, -34), 1.1 * q, 0.6 * q)
  limb(k, '#8a5a50', p(-1, 0.5), p(1.7, -10), p(-1.7, -17), 0.8 * q, 0.4 * q)
  path(
    k,
    dark,
    `M${x - 2.6 * q * m} ${foot + 1.2 * q}Q${x - 0.7 * q * m} ${foot + 0.2 * q} ${x - 0.4 * q * m} ${foot - 4 * q}L${x + 2.2 * q * m} ${foot - 4 * q}Q${x + 2.2 * q * m} ${foot + 0.2 * q} ${x + 4.2 * q * m} ${foot + 1.2 * q}Z`,
  )
}

/** A stone lantern of Kyoto: foot, shaft, fire box, a wide roof on both sides, the jewel. */
function lantern(k) {
  path(
    k,
    '#a09ea4',
    'M-3.600 0L-2.800 -1.800H2.800L3.600 0ZM-1.200 -1.800L-1 -8H1L1.200 -1.800ZM-2.200 -8L-3 -9.600H3L2.200 -8ZM-2 -9.600V-12.800H2V-9.600ZM-5 -12.600C-3 -13.200 -1.200 -14.200 -0.600 -15.800H0.600C1.200 -14.200 3 -13.200 5 -12.600L4.600 -12H-4.600ZM-0.700 -15.800C-1 -17 0 -17.200 0 -18C0 -17.200 1 -17 0.700 -15.800Z',
  )
  path(
    k,
    '#66646f',
    'M0.400 -1.800L0.300 -8H1L1.200 -1.800ZM1 -9.600V-12.800H2V-9.600ZM0.200 -15.800H0.600C1.200 -14.200 3 -13.200 5 -12.600L4.600 -12H1.400C1.400 -13.600 0.800 -14.800 0.200 -15.800ZM0.800 -8L1 -9.600H3L2.200 -8ZM1.200 0L1 -1.800H2.800L3.600 0Z',
  )
  path(k, '#ffe09a', 'M-1.300 -12H0.500V-10.200H-1.300Z')
}

/** Someone in kimono who sits on the heels before the garden, from behind; the head turned a little to the tea. */
function sitter(k) {
  path(k, 'rgba(16,6,18,.55)', 'M-9 1.400C-4 -0.200 8 0 15 2C9 3.600 -5 3.400 -9 1.400Z')
  // The flat cushion.
  path(k, '#5a2a3c', 'M-8.400 0.200L-7 -1.800H7.400L8.800 0.200L8.400 1.400H-8Z')
  path(k, '#7c3a48', 'M-8.400 0.200L-7 -1.800H7.400L8.800 0.200Z')
  // Skirt over the folded legs, the soles in white beneath.
  path(
    k,
    '#3f6490',
    'M-6.200 -0.600C-7.200 -3.600 -5.600 -7 -3.400 -9H3.400C5.800 -7 7.400 -3.600 6.400 -0.600C3 0.300 -3 0.300 -6.200 -0.600Z',
  )
  path(
    k,
    '#2b4670',
    'M1.200 0.100C2.600 -3 2 -6.500 1.600 -9H3.400C5.800 -7 7.400 -3.600 6.400 -0.600C5 -0.100 3 0.100 1.200 0.100Z',
  )
  path(
    k,
    '#f2e8dc',
    'M-3 0C-3.400 -1.300 -1 -1.700 -0.200 -0.800V0.200ZM0.500 0.200V-0.800C1.400 -1.700 3.600 -1.300 3.200 0Z',
  )
  // Back, shoulders that slope, sleeves down to the lap.
  path(
    k,
    '#4a74a2',
    'M-1.300 -18.600C-3.600 -18 -4.700 -17.200 -5 -15L-6.600 -9.400C-7.400 -6.400 -7.600 -4 -6.800 -2.600L-4 -3.400L-3 -8.600H3L4.200 -3.600L7 -2.800C7.800 -4.400 7.400 -6.600 6.700 -9.400L5 -15C4.700 -17.200 3.600 -18 1.300 -18.600Z',
  )
  path(
    k,
    '#2f4d78',
    'M1 -18.600C2 -15 1.400 -12 1.600 -8.600H3L4.200 -3.600L7 -2.800C7.800 -4.400 7.400 -6.600 6.700 -9.400L5 -15C4.700 -17.200 3.600 -18 1.300 -18.600Z',
  )
  path(
    k,
    '#9dbfdc',
    'M-1.600 -18.500C-3.600 -18 -4.700 -17.200 -5 -15L-6.600 -9.400C-7.400 -6.400 -7.600 -4 -6.800 -2.600L-6.100 -2.800C-6.800 -4.600 -6.400 -6.600 -5.700 -9.200L-4.200 -14.800C-3.900 -16.800 -3.200 -17.600 -1.600 -18.500Z',
  )
  stroke(
    k,
    '#223a5e',
    0.3,
    'M-3.500 -13.500C-3.900 -11.500 -3.600 -8 -4 -3.600M3.500 -13.500C3.900 -11.500 3.700 -8 4.200 -3.800',
  )
  for (const [x, y] of points(
    '-5.300 -5.600 -4.900 -8.200 5.700 -5.400 5.200 -8.400 -3.600 -2.600 3.800 -2.200 -1 -4.400 1 -6.400',
  ))
    path(k, '#f2d9dc', `M${x} ${y - 0.45}a0.450 0.450 0 1 0 0.010 0Z`)
  // Sash with its drum knot.
  path(
    k,
    '#a8302f',
    'M-3.600 -13.400C-1 -12.900 1 -12.900 3.600 -13.400L3.300 -9.400C1 -8.900 -1 -8.900 -3.300 -9.400Z',
  )
  path(
    k,
    '#d8503c',
    'M-2.500 -14.600C-1 -15.200 1 -15.200 2.500 -14.600C2.800 -12.600 2.700 -10.800 2.300 -9.200C0.800 -8.700 -0.800 -8.700 -2.300 -9.200C-2.700 -10.800 -2.800 -12.600 -2.500 -14.600Z',
  )
  path(
    k,
    '#8a2434',
    'M0.900 -15C1.500 -15 2 -14.800 2.500 -14.600C2.800 -12.600 2.700 -10.800 2.300 -9.200L1 -8.900C1.400 -11 1.400 -13 0.900 -15Z',
  )
  stroke(k, '#f6c860', 0.45, 'M-3.500 -11.600C-1 -11.100 1 -11.100 3.500 -11.600')
  // Collar drawn back, neck, head.
  path(
    k,
    '#e6b48e',
    'M-1.100 -17.600L-0.900 -20.600H1.300L1.300 -17.600C0.600 -16.900 -0.500 -16.900 -1.100 -17.600Z',
  )
  path(
    k,
    '#f6efe4',
    'M-1.800 -18.700C-0.900 -16.300 1.100 -16.300 1.900 -18.700L1.300 -18.800C0.700 -17.300 -0.500 -17.300 -1.200 -18.800Z',
  )
  path(
    k,
    '#e6b48e',
    'M0.200 -24.400C2 -24.800 2.700 -23.600 2.600 -22.800L3 -22L2.600 -21.600C2.600 -20.600 2 -20.100 0.800 -20.200Z',
  )
  path(
    k,
    '#241a26',
    'M-2.200 -22.200C-2.500 -25.400 -0.400 -26 0.700 -25.800C2 -25.700 2.700 -24.700 2.500 -23.700C1.700 -23.800 1.600 -22.600 1.500 -21.600C1.300 -20.500 -0.200 -19.900 -1 -20.400C-1.700 -20.800 -2.100 -21.300 -2.200 -22.200ZM-2.900 -23.400a1.500 1.400 0 1 0 0.010 2.600a1.500 1.400 0 1 0 -0.010 -2.600Z',
  )
  path(
    k,
    '#54404c',
    'M-1.900 -23.200C-1.700 -25 -0.600 -25.500 0.400 -25.400C-0.600 -24.900 -1.200 -24.300 -1.900 -23.200Z',
  )
  stroke(k, '#f2b63c', 0.35, 'M-4.600 -24.400L-1.400 -21.400')
}

/** The iron kettle and two cups on a tray, seen a little from above. */
function tea(k) {
  path(k, 'rgba(16,6,18,.5)', 'M-9 1.600C-4 0.600 9 0.800 15 1.900C9 3.200 -6 3.200 -9 1.600Z')
  path(k, '#6c2030', 'M-10.400 0.400H11.200V1.200L10.600 1.700H-9.800L-10.400 1.200Z')
  path(k, '#b23a3c', 'M-10.400 0.400L-8.200 -3.200H9L11.200 0.400Z')
  path(k, '#8a2a34', 'M-9 -0.200L-7.400 -2.700H8.200L9.800 -0.200Z')
  path(
    k,
    '#2e2b39',
    'M-6.500 -1.600C-8 -4 -6.800 -7 -3.500 -7.400H-0.500C2.800 -7 4 -4 2.500 -1.600C0.500 -0.800 -4.500 -0.800 -6.500 -1.600ZM2.600 -4.400L5.600 -6.800L6.200 -6.200L3.400 -3ZM-3 -7.400C-3 -8.600 -1 -8.600 -1 -7.400Z',
  )
  path(
    k,
    '#5f5a6e',
    'M-6.800 -3.400C-6.600 -5.600 -5.400 -7 -3.500 -7.200C-4.900 -6 -5.500 -4.400 -5.400 -2.200L-6.200 -2.200Z',
  )
  stroke(k, '#2e2b39', 0.6, 'M-5 -6.800C-5 -11 1 -11 1 -6.800')
  for (const [x, y] of points('6.300 -0.700 8.200 -1.500')) {
    path(
      k,
      '#dfe4d6',
      `M${x - 1.1} ${y - 1.7}L${x - 0.8} ${y}Q${x} ${y + 0.4} ${x + 0.8} ${y}L${x + 1.1} ${y - 1.7}Z`,
    )
    path(
      k,
      '#a9b2a8',
      `M${x + 0.2} ${y - 1.7}L${x + 0.2} ${y + 0.3}Q${x + 0.5} ${y + 0.2} ${x + 0.8} ${y}L${x + 1.1} ${y - 1.7}Z`,
    )
    path(
      k,
      '#8aa050',
      `M${x - 1.1} ${y - 1.7}a1.100 0.400 0 1 0 2.200 0a1.100 0.400 0 1 0 -2.200 0Z`,
    )
  }
}

/** A mound of moss: shade, body, and the light along its crown. */
function mound(k, x0, x1, y, high, tones) {
  const m = (x0 + x1) / 2
  const [a, b] = [x0 + (x1 - x0) * 0.22, x1 - (x1 - x0) * 0.26]
  path(
    k,
    tones[0],
    `M${x0} ${y}C${a} ${y - high * 1.3} ${b} ${y - high * 1.3} ${x1} ${y}V60H${x0}Z`,
  )
  path(
    k,
    tones[1],
    `M${x0} ${y}C${a} ${y - high * 1.3} ${b} ${y - high * 1.3} ${x1} ${y}C${b} ${y - high * 0.7} ${m} ${y - high * 0.5} ${x0} ${y}Z`,
  )
}

export default {
  alt: 'Gli aceri rossi e oro di un giardino di Kyoto visti da una stanza di legno, specchiati nel pavimento laccato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0, front: 0.6 },
      sun: [0.3, 0.1],
      horizon: SILL / 90,
    })
    sky(s, {
      clouds: 0,
      stops: [
        [0, '#f7dca0'],
        [1, '#fff2cc'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Calm gold air, two far woods, the moss in long mounds.
      fill(k, '#f6dc9c', points('-5 -5 165 -5 165 60 -5 60'))
      path(k, '#ecc27c', 'M-5 30C20 22 40 28 62 33C84 38 100 28 126 24C144 22 156 27 165 30V60H-5Z')
      path(k, '#dda364', 'M-5 40C16 36 36 33 58 38C80 42 104 41 124 36C142 32 156 38 165 40V60H-5Z')
      mound(k, 70, 178, 47, 6, ['#6a8a46', '#9cb458'])
      mound(k, -12, 92, 48, 7, ['#5a7f42', '#8aa850'])
      mound(k, 84, 140, 52, 5, ['#55783e', '#88a64e'])
      mound(k, 104, 176, 57, 6, ['#48693a', '#74944a'])
      mound(k, 20, 100, 57, 5, ['#48693a', '#7a984a'])
      trunk(k, 117, 50, 0.82, -1)
      for (const [i, [x, y, rx, ry]] of points(
        '129 29 13 4.500 103 28 13.500 5 122 21 13 5 114 14 21 8',
        4,
      ).entries())
        pad(k, x, y, rx, ry, GOLD, 11 + i)
      path(k, 'rgba(28,44,30,.35)', 'M50 55C56 53.600 78 54 88 56.500H46Z')
      trunk(k, 55, 55, 1)
      for (const [i, [x, y, rx, ry]] of points(
        '40 27 15 5.500 68 32.500 10.500 4.200 58 22 15 5 76 15 17 6 46 13 23 8.500',
        4,
      ).entries())
        pad(k, x, y, rx, ry, RED, 31 + i)
      path(
        k,
        'rgba(28,44,30,.4)',
        'M92 54.600C96 53.800 104 54.400 108 55.600C102 56 95 55.800 92 54.600Z',
      )
      at(k, 96, 55, 0.86, lantern)
      // One near branch comes in above the right post; leaves on the moss.
      for (const [i, [x, y, rx, ry]] of points('131 9 13 5', 4).entries())
        pad(k, x, y, rx, ry, RED, 51 + i)
      const r = random(5)
      for (let i = 0; i < 46; i++) {
        const [x, y] = [34 + r() * 50 + (i % 3 ? 0 : 30), 51 + r() * 5]
        path(k, i % 3 ? '#d8483c' : '#f4ba4c', `M${x} ${y}l0.900 -0.300l0.300 0.400l-0.800 0.300Z`)
      }
      // The sill, posts and lintel of dark wood.
      fill(k, '#2a1a24', points('-5 -5 165 -5 165 7 -5 7'))
      fill(k, '#5a3a38', points('-5 7 165 7 165 8.400 -5 8.400'))
      // Paper screens slid aside, the garden's light through them.
      for (const [x0, x1] of points('-5 25.400 134.600 165')) {
        fill(k, '#f0d6a6', points(`${x0} 8.400 ${x1} 8.400 ${x1} 56.500 ${x0} 56.500`))
        fill(k, 'rgba(216,110,70,.2)', points(`${x0} 14 ${x1} 20 ${x1} 36 ${x0} 32`))
        for (let i = 1; i < 4; i++)
          stroke(k, '#4a3034', 0.5, `M${x0 + ((x1 - x0) * i) / 4} 8.400V56.500`)
        for (let y = 18; y < 46; y += 9.6) stroke(k, '#4a3034', 0.5, `M${x0} ${y}H${x1}`)
        fill(k, '#3a2430', points(`${x0} 47 ${x1} 47 ${x1} 56.500 ${x0} 56.500`))
        fill(k, '#5a3a3c', points(`${x0} 47 ${x1} 47 ${x1} 47.600 ${x0} 47.600`))
      }
      for (const [x, half] of points('27 1.600 80 1.300 133 1.600')) {
        fill(k, '#2a1a24', points(`${x - half} 7 ${x + half} 7 ${x + half} 58 ${x - half} 58`))
        fill(
          k,
          '#6f4a44',
          points(
            `${x - half} 8.400 ${x - half * 0.5} 8.400 ${x - half * 0.5} 56.500 ${x - half} 56.500`,
          ),
        )
      }
      fill(k, '#2c1a26', points('-5 56.500 165 56.500 165 58 -5 58'))
      fill(k, '#7a5048', points('-5 56.500 165 56.500 165 57 -5 57'))
    })
    // The lacquered floor, from wall to wall: all of it once more, upside down and darker.
    stillWater(s, {
      y: SILL / 90,
      sway: 0.14,
      press: 1.5,
      veil: [
        [0, '#3a1420', 0.2],
        [0.5, '#2a1020', 0.42],
        [1, '#160a18', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      // Boards, towards one point at the eye's height.
      for (let i = -9; i <= 9; i++) {
        const x = (y) => 80 + i * 13 * ((y - 40) / 18)
        fill(k, 'rgba(18,8,18,.42)', [
          [x(SILL) - 0.06, SILL],
          [x(SILL) + 0.06, SILL],
          [x(96) + 0.2, 96],
          [x(96) - 0.2, 96],
        ])
      }
      at(k, 43, 77, 0.96, sitter)
      at(k, 66, 79.5, 0.76, tea)
    })
    return finish(s, { rays: 0.06 })
  },
}
