import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { autumn } from './kit.js'

const POND = 58
const [RED, LIT, SHADE] = ['#c8362f', '#f0705a', '#7d2236']

/** The deck of the bridge: how high it stands at x. */
const deck = (x) => 57 - 17 * Math.cos(((x - 80) / 62) * 1.5)

const line = (from, to, up) =>
  Array.from({ length: 31 }, (_, i) => {
    const x = from + ((to - from) * i) / 30
    return [x, deck(x) - up]
  })

/** The bridge of red lacquer: posts in the water, the thick bow, railings with their gilded caps. */
function bridge(k) {
  // The far railing and the inside of the bow.
  for (let x = 26; x <= 134; x += 9) stroke(k, SHADE, 0.9, `M${x} ${deck(x) - 1}V${deck(x) - 7.5}`)
  for (const up of [4.4, 7.2])
    stroke(
      k,
      SHADE,
      0.8,
      `M${line(24, 136, up)
        .map((p) => p.join(' '))
        .join('L')}`,
    )
  for (const x of [46, 63, 97, 114]) {
    path(k, SHADE, `M${x - 1.4} ${deck(x)}V60H${x + 1.4}V${deck(x)}Z`)
    path(k, RED, `M${x - 1.4} ${deck(x)}V60H${x - 0.3}V${deck(x)}Z`)
  }
  stroke(k, SHADE, 1.2, 'M44.500 52H65M95 52H115.500')
  fill(k, '#e8b48c', [...line(20, 140, 1.4), ...line(20, 140, 0).reverse()])
  fill(k, RED, [...line(20, 140, 0), ...line(20, 140, -3).reverse()])
  fill(k, LIT, [...line(20, 140, 0), ...line(20, 140, -0.8).reverse()])
  fill(k, SHADE, [...line(20, 140, -2.2), ...line(20, 140, -3).reverse()])
}

/** The near railing, painted after those who stand on the bridge. */
function railing(k) {
  for (const [up, width] of points('3.600 0.900 6.800 1.100')) {
    const d = `M${line(20, 140, up)
      .map((p) => p.join(' '))
      .join('L')}`
    stroke(k, RED, width, d)
    stroke(
      k,
      LIT,
      width * 0.35,
      `M${line(20, 140, up + width * 0.3)
        .map((p) => p.join(' '))
        .join('L')}`,
    )
  }
  for (let x = 20; x <= 140; x += 10) {
    path(k, RED, `M${x - 0.9} ${deck(x) + 0.6}V${deck(x) - 8.4}H${x + 0.9}V${deck(x) + 0.6}Z`)
    path(k, LIT, `M${x - 0.9} ${deck(x) + 0.6}V${deck(x) - 8.4}H${x - 0.2}V${deck(x) + 0.6}Z`)
    path(
      k,
      '#e8c25c',
      `M${x - 1.1} ${deck(x) - 8.4}h2.200v-0.700h-2.200ZM${x - 0.8} ${deck(x) - 9.1}C${x - 1.5} ${deck(x) - 10.6} ${x - 0.5} ${deck(x) - 11} ${x} ${deck(x) - 12}C${x + 0.5} ${deck(x) - 11} ${x + 1.5} ${deck(x) - 10.6} ${x + 0.8} ${deck(x) - 9.1}Z`,
    )
  }
}

/** Somebody in kimono at the railing; 24 units tall. */
function visitor(k, { cloth, shade, sash, hair, child, bun }) {
  path(
    k,
    cloth,
    'M-3 -16.500C-1.200 -17.600 1.200 -17.600 3 -16.500C3.600 -11 3.600 -5 3.200 0H-3.200C-3.600 -5 -3.600 -11 -3 -16.500Z',
  )
  path(
    k,
    shade,
    'M1 -17.200C2 -17 2.500 -16.800 3 -16.500C3.600 -11 3.600 -5 3.200 0H1.400C1.800 -6 1.800 -12 1 -17.200Z',
  )
  path(k, sash, 'M-3.300 -12H3.400V-9H-3.400Z')
  path(
    k,
    cloth,
    child
      ? 'M-2.600 -16L-7.500 -13.500L-7 -10.500L-2.800 -12Z'
      : 'M-2.800 -16L-5.500 -10L-3 -8.500L-1.500 -12Z',
  )
  if (child) stroke(k, '#f0bd94', 0.9, 'M-7.200 -12L-9.500 -10.500')
  path(k, '#f0bd94', 'M-0.800 -18.800H0.900V-16.800H-0.800ZM0 -22.600a2 2.200 0 1 0 0.010 0Z')
  path(
    k,
    hair,
    'M-2 -20.200C-2.400 -23.800 2.500 -23.900 2.100 -20C1.600 -18.800 0.800 -18.600 0.400 -19.800C-0.600 -20.800 -1.400 -20.800 -2 -20.200Z',
  )
  if (bun) path(k, hair, 'M0.800 -25a1.200 1.200 0 1 0 0.010 0Z')
}

/** A koi seen from above, bent as it swims; 20 units long. */
function koi(k, base, spot) {
  path(k, 'rgba(16,40,50,.35)', 'M-11 4C-5 1 5 1.500 11 4.500C5 7.500 -4 7.500 -11 4Z')
  path(
    k,
    base,
    'M11 0C9 -3.400 3 -4.600 -3 -2.600C-7 -1.200 -9.500 0 -11.500 -2.500C-14 -5 -16 -5 -17 -4.500C-15.500 -3 -15 -1 -15.500 1C-14 1 -12.500 1.500 -11 2.200C-8 3 -5 3.400 -2 3.600C4 4 9 2.800 11 0Z',
  )
  path(
    k,
    base,
    'M4 -3.600C3 -6 1 -7.500 -1.500 -8C-1 -6 0 -4.400 1 -3.600ZM3 3.600C2 5.600 0.500 7 -2 7.600C-1.800 5.800 -1 4.400 0 3.600Z',
  )
  path(
    k,
    spot,
    'M8 -2.400C6 -4 2.500 -4 1 -2.400C0 -0.500 2 1.500 5 1.500C7.500 1.500 9 -0.600 8 -2.400ZM-3 -2.400C-6 -1.600 -8 -0.500 -9 0.500C-7 2.500 -4 3 -2.500 1.500C-1.500 0 -1.600 -1.600 -3 -2.400Z',
  )
  path(k, '#2c2033', 'M9 -1.500a0.450 0.450 0 1 0 0.010 0ZM8.800 0.900a0.450 0.450 0 1 0 0.010 0Z')
}

export default {
  alt: 'Una famiglia in kimono sul ponte rosso ad arco, fra aceri d’autunno e carpe nello stagno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: autumn, sun: [0.1, 0.14], horizon: POND / 90 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#c3b9c0', 'M-5 22C14 14 34 20 52 13C66 8 80 13 96 9C118 4 140 12 168 7V60H-5Z')
      path(k, '#dccbb8', 'M-5 27C20 20 44 25 70 18C96 13 124 20 168 14V60H-5Z')
      // Three slopes of trees, each nearer one clearer and in larger crowns.
      leafMass(k, {
        box: [-6, 14, 168, 44],
        inside: (x, y) => y > 24 + Math.sin(x * 0.05 + 1) * 5,
        light: (x, y) => 0.85 - (y - 16) / 40 - x * 0.002,
        size: 9.5,
        seed: 3,
        tones: [
          ['#a8806c', '#c29a78', '#dcb88c'],
          ['#b98a64', '#d6aa78', '#efcf98'],
          ['#c4886c', '#dfa883', '#f4cca0'],
        ],
      })
      path(k, '#8a4634', 'M-6 46H168V60H-6Z')
      leafMass(k, {
        box: [-6, 30, 168, 56],
        inside: (x, y) => y > 40 - Math.abs(x - 80) * 0.11 + Math.sin(x * 0.13) * 2.5,
        light: (x, y) => (Math.sin(x * 0.09 + y * 0.05) + 1) / 2,
        size: 10,
        seed: 8,
        tones: [
          ['#8f2c34', '#c8432f', '#f08050'],
          ['#b5622c', '#df9036', '#f8c860'],
          ['#5f6a3c', '#87904a', '#bdb866'],
        ],
      })
      // Banks with their stones, and a lantern.
      fill(k, '#6a6450', [
        ...rough(points('-6 53 8 52 20 54 27 58'), 0.4, 4),
        ...points('27 60 -6 60'),
      ])
      fill(k, '#6a6450', [
        ...rough(points('133 58 140 54 152 52 168 53'), 0.4, 5),
        ...points('168 60 133 60'),
      ])
      for (const [x, y, q] of points(
        '16 59 1.100 26 59 0.700 6 59 0.900 137 59 0.800 146 59 1.200 157 59 0.800',
        3,
      )) {
        path(
          k,
          '#7d7880',
          `M${x - 4 * q} ${y + 1}C${x - 4 * q} ${y - 3 * q} ${x - 1.5 * q} ${y - 4.5 * q} ${x + 0.5 * q} ${y - 4.2 * q}C${x + 3 * q} ${y - 4 * q} ${x + 4.2 * q} ${y - 1.5 * q} ${x + 4 * q} ${y + 1}Z`,
        )
        path(
          k,
          '#b9b0aa',
          `M${x - 4 * q} ${y + 1}C${x - 4 * q} ${y - 3 * q} ${x - 1.5 * q} ${y - 4.5 * q} ${x + 0.5 * q} ${y - 4.2 * q}C${x - 1 * q} ${y - 2.5 * q} ${x - 1.5 * q} ${y - 1 * q} ${x - 1.2 * q} ${y + 1}Z`,
        )
      }
      at(k, 151, 55, 0.9, (c) => {
        path(
          c,
          '#8d8790',
          'M-3 0H3L2 -1.500H-2ZM-1.200 -1.500V-9H1.200V-1.500ZM-3 -9H3L2.400 -10.500H-2.400ZM-2 -10.500V-14H2V-10.500ZM-4.500 -14H4.500L1.500 -17.500H-1.500ZM-0.700 -17.500H0.700L0 -19.500Z',
        )
        path(
          c,
          '#c9c0ba',
          'M-3 0H-1.500L-1.200 -1.500H-2ZM-1.200 -1.500V-9H-0.400V-1.500ZM-4.500 -14H-1.500L-0.500 -17.500H-1.500Z',
        )
        path(c, '#ffd27c', 'M-1.100 -11V-13.400H1.100V-11Z')
      })
      bridge(k)
      for (const [x, q, look] of [
        [74.5, 0.74, { cloth: '#3f5f94', shade: '#2c4470', sash: '#d9c9a8', hair: '#2a2233' }],
        [
          85.5,
          0.72,
          { cloth: '#f2e3c8', shade: '#c9a9a0', sash: '#c8402f', hair: '#241c2c', bun: true },
        ],
        [
          78,
          0.5,
          { cloth: '#e8a23c', shade: '#b8742f', sash: '#2f7f78', hair: '#2a2233', child: true },
        ],
      ])
        at(k, x, deck(x) - 0.6, q, (c) => visitor(c, look))
      railing(k)
    })
    stillWater(s, {
      y: POND / 90,
      sway: 0.9,
      press: 1.02,
      veil: [
        [0, '#5f6a5c', 0.16],
        [0.4, '#3f6468', 0.34],
        [1, '#244a58', 0.66],
      ],
    })
    f.draw(s.k, (k) => {
      for (const x of [46, 63, 97, 114])
        stroke(k, 'rgba(255,236,214,.6)', 0.35, `M${x - 4} 60.500q4 0.900 8 0`)
      for (const [x, y, q, turn, base, spot] of [
        [66, 80, 1.15, -0.35, '#fbf3e6', '#e2562f'],
        [92, 84, 1, 0.25, '#f08a3c', '#fbe3c0'],
        [104, 74, 0.8, -2.7, '#fbf3e6', '#3a3048'],
        [50, 71, 0.7, 0.5, '#e8682f', '#fff0d8'],
      ]) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q * 0.72)
        koi(k, base, spot)
        k.restore()
      }
      for (const [x, y, w] of points('66 80 18 92 84 16 104 74 13', 3))
        stroke(
          k,
          'rgba(240,248,240,.4)',
          0.35,
          `M${x - w} ${y + 1}C${x - w * 0.6} ${y + 6} ${x + w * 0.6} ${y + 6} ${x + w} ${y + 1}`,
        )
      // Leaves that have fallen on the water.
      const r = random(5)
      for (let i = 0; i < 24; i++) {
        const [x, y] = [r() * 164 - 2, 62 + r() * 27]
        const q = 0.5 + (y - 60) * 0.028
        path(
          k,
          ['#e2562f', '#f6b04a', '#c8362f'][i % 3],
          `M${x} ${y}l${1.4 * q} ${-0.7 * q}l${0.3 * q} ${0.6 * q}l${1.2 * q} ${0.1 * q}l${-1 * q} ${0.6 * q}l${-0.2 * q} ${0.7 * q}l${-0.9 * q} ${-0.5 * q}Z`,
        )
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
