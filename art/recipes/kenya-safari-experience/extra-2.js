import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

const PLAIN = 60

const BODY =
  'M8 -24C9.400 -28 6 -31 2 -32C-2 -33.500 -5 -35 -7 -38C-10 -44 -12 -50 -13 -55L-12.500 -57C-14 -58.500 -16 -58 -17 -56.800C-19 -55.800 -21 -54 -21.500 -52.600C-21.600 -51.600 -20.600 -51.200 -19.600 -51.600C-18 -52 -16.600 -52.400 -15.800 -53.200C-15 -48 -13.500 -42 -12 -36C-11.500 -32 -11 -29 -10 -26C-9.500 -24.500 -8.500 -23.500 -7 -23.200C-2 -22 4 -22 8 -24Z'

/** A giraffe that looks to the left, the rising sun behind it on the right; 60 units tall. */
function giraffe(k, coat, patch, dark, seed) {
  const r = random(seed)
  path(
    k,
    dark,
    'M-6 -24L-4.400 -12L-4.800 0H-2.800L-2.600 -12L-2.400 -23ZM2 -23L3.400 -11L3 0H4.900L5.200 -11L5.600 -23Z',
  )
  path(
    k,
    coat,
    'M-9.800 -26L-8.800 -12L-9.200 0H-7L-6.400 -12L-5 -24ZM4 -24C5 -18 6.600 -14 6 -10L6.600 0H8.700L8.400 -10C9.600 -15 9.600 -20 8.600 -25Z',
  )
  path(k, coat, BODY)
  k.save()
  k.clip(
    new Path2D(
      `${BODY}M-9.800 -26L-8.800 -14L-6.400 -14L-5 -24ZM4 -24C5 -18 6.600 -15 6.200 -13H8.800C9.600 -15 9.600 -20 8.600 -25Z`,
    ),
  )
  // Patches: uneven shields with pale lines between, smaller up the neck.
  for (let y = -16; y > -52; y -= y > -34 ? 3.5 : 2.5)
    for (let x = -18; x < 11; x += y > -34 ? 3.5 : 2.3) {
      const q = (y > -34 ? 1.55 : 1) * (0.85 + r() * 0.3)
      const [cx, cy] = [x + (r() - 0.5) * 0.9 + (y % 2) * 0.7, y + (r() - 0.5) * 0.8]
      fill(
        k,
        patch,
        Array.from({ length: 6 }, (_, i) => {
          const a = (i / 6) * 6.283 + r() * 0.4
          return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.95]
        }),
      )
    }
  path(
    k,
    'rgba(70,30,60,.34)',
    'M-24 -60H-12L-14 -53C-13 -46 -11 -38 -8.500 -33C-7 -29 -2 -26.500 4 -25.500L8 -22H-12L-18 -50Z',
  )
  k.restore()
  // Fire along neck and back.
  path(
    k,
    '#ffd88c',
    'M8.600 -25.500C9 -28.500 6 -31 2 -32C-2 -33.500 -5 -35 -7 -38C-10 -44 -12 -50 -13 -55L-12.300 -55C-11.200 -50 -9.200 -44 -6.200 -38.600C-4.200 -35.600 -1.600 -34.300 2.300 -32.900C6.600 -31.800 10 -28.800 9.300 -25C9.900 -20 9.900 -15 9 -10L9.300 0H8.700L8.400 -10C9.400 -15 9.400 -20 8.600 -25.500Z',
  )
  stroke(k, dark, 0.7, 'M-12.800 -57.400L-12 -60M-14.200 -58L-13.800 -60.600')
  path(
    k,
    dark,
    'M-12 -60.600a0.600 0.600 0 1 0 0.010 0ZM-13.800 -61.200a0.600 0.600 0 1 0 0.010 0Z',
  )
  path(
    k,
    coat,
    'M-12.800 -56.600C-11.200 -57.800 -10 -57.600 -9.400 -56.800C-10.600 -55.800 -11.800 -55.600 -12.900 -55.600Z',
  )
  path(
    k,
    '#2a1c28',
    'M-16.400 -56.300a0.550 0.500 0 1 0 0.010 0ZM-21 -53.200a0.350 0.300 0 1 0 0.010 0Z',
  )
  path(
    k,
    'rgba(90,50,60,.5)',
    'M-21.500 -52.600C-21.600 -51.600 -20.600 -51.200 -19.600 -51.600C-19.600 -52.600 -20.400 -53.400 -21 -53.600Z',
  )
  stroke(k, dark, 0.5, 'M9 -26C10.800 -23 11 -20 10.600 -17.500')
  path(
    k,
    dark,
    'M10.700 -18C11.600 -16 11.300 -14 10.600 -13C9.900 -14.500 9.900 -16.500 10.700 -18Z',
  )
}

/** A balloon in gores, the sun on its right; flame, basket with those who fly; foot of the basket at 0, 62 units tall. */
function balloon(k) {
  const shape = (u) =>
    `M0 -60C${24 * u} -60 ${31 * u} -44 ${27 * u} -32C${23 * u} -23 ${12 * u} -15 ${5.5 * u} -10L0 -10Z`
  const gores = ['#f6e6c8', '#d8543c', '#f2b04c', '#d8543c', '#f6e6c8', '#3f6f8c', '#f2b04c']
  const n = gores.length
  // Painted from the outer edges to the middle, so that each gore covers the one behind.
  for (let i = 0; i < n; i++) {
    const u = Math.cos((i / n) * 1.5708)
    for (const m of [-1, 1]) path(k, gores[(m > 0 ? i : n - i) % n], shape(u * m))
  }
  k.save()
  k.clip(
    new Path2D(
      'M0 -60C24 -60 31 -44 27 -32C23 -23 12 -15 5.500 -10H-5.500C-12 -15 -23 -23 -27 -32C-31 -44 -24 -60 0 -60Z',
    ),
  )
  path(k, 'rgba(60,30,80,.36)', 'M0 -62C-14 -56 -18 -40 -14 -28C-12 -20 -8 -14 -4 -9H-34V-62Z')
  path(k, 'rgba(60,30,80,.2)', 'M6 -62C-6 -56 -10 -40 -7 -28C-5 -20 -3 -14 -1 -9H-34V-62Z')
  path(k, 'rgba(255,232,170,.45)', 'M14 -62C24 -52 26 -40 20 -28C16 -20 10 -14 6 -9H34V-62Z')
  path(
    k,
    '#8a2c40',
    'M-34 -34.500C-12 -30.500 12 -30.500 34 -34.500V-31.800C12 -27.800 -12 -27.800 -34 -31.800Z',
  )
  path(
    k,
    '#f2b04c',
    'M-34 -33.600C-12 -29.600 12 -29.600 34 -33.600V-32.700C12 -28.700 -12 -28.700 -34 -32.700Z',
  )
  k.restore()
  path(k, '#7a2c3c', 'M-5.500 -10.400H5.500L4.600 -8.600H-4.600Z')
  path(k, '#ffb03c', 'M-1.300 -5.600C-1.600 -8 -0.500 -9 0 -11C0.500 -9 1.600 -8 1.300 -5.600Z')
  path(
    k,
    '#fff0b0',
    'M-0.600 -5.600C-0.700 -7 -0.200 -7.600 0 -8.600C0.200 -7.600 0.700 -7 0.600 -5.600Z',
  )
  stroke(
    k,
    '#4a2c38',
    0.25,
    'M-4.600 -8.600L-3.600 -4M4.600 -8.600L3.600 -4M-1.600 -8.600L-1.300 -4M1.600 -8.600L1.300 -4',
  )
  for (const [x, c] of [
    [-2.6, '#3f6f8c'],
    [-0.9, '#d8543c'],
    [0.9, '#f2e6c8'],
    [2.6, '#5a8a5c'],
  ]) {
    path(
      k,
      c,
      `M${x - 0.8} -3.400V-4.800C${x - 0.8} -5.600 ${x + 0.8} -5.600 ${x + 0.8} -4.800V-3.400Z`,
    )
    path(k, '#6a4038', `M${x} -6.800a0.600 0.650 0 1 0 0.010 0Z`)
  }
  path(k, '#8a5a38', 'M-4 -4H4L3.500 0.400H-3.500Z')
  path(k, '#d8985c', 'M1 -4H4L3.500 0.400H1.200Z')
  stroke(k, '#5a3830', 0.3, 'M-4 -2.600H4M-3.800 -1.200H3.800')
}

/** An umbrella thorn: flat crowns in layers on forked boughs; foot at 0. */
function acacia(k, q, r, tones) {
  stroke(k, tones[3], 1.1 * q, `M0 0C0.600 ${-6 * q} -0.400 ${-10 * q} 0 ${-13 * q}`)
  stroke(
    k,
    tones[3],
    0.6 * q,
    `M0 ${-10 * q}C${-4 * q} ${-14 * q} ${-8 * q} ${-16 * q} ${-11 * q} ${-18 * q}M0 ${-11 * q}C${3 * q} ${-15 * q} ${8 * q} ${-16 * q} ${12 * q} ${-18.5 * q}M0 ${-12 * q}C${-1 * q} ${-16 * q} ${-3 * q} ${-18 * q} ${-3 * q} ${-20 * q}M0 ${-12 * q}C${2 * q} ${-16 * q} ${3 * q} ${-18 * q} ${4 * q} ${-20 * q}`,
  )
  for (let i = 0; i < 60; i++) {
    const u = r() * 2 - 1
    const y = -18.5 - (1 - u * u) * 4 * r() - r() * 0.8
    clump(k, u * 17 * q, y * q, (1.6 + r() * 1.2) * q, tones.slice(0, 3), r() * 6, {
      flat: 0.55,
      side: 1,
    })
  }
}

export default {
  alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#3a5a9c'],
          [0.35, '#8a8fb4'],
          [0.65, '#f6b890'],
          [0.85, '#ffcf84'],
          [1, '#ffe8a8'],
        ],
        disc: 0.085,
        discColour: '#fffbe0',
      },
      sun: [0.58, 0.625],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(5)
      for (const [x, y, l, c] of [
        [66, 12, 40, '#8088b4'],
        [78, 14.4, 44, '#f2b49c'],
        [-4, 30, 26, '#b49aa8'],
        [112, 40, 30, '#f6a878'],
        [104, 42.4, 22, '#ffd094'],
      ])
        stroke(k, c, 1.3, `M${x} ${y}h${l}`)
      // The escarpment far off, mist on the plain.
      path(
        k,
        '#c99a90',
        `M-6 ${PLAIN + 0.5}V54C8 52 18 52.500 28 54C38 55 46 57.500 56 ${PLAIN + 0.5}ZM110 ${PLAIN + 0.5}C124 57 138 55.500 150 55C158 54.600 164 54.800 168 54V${PLAIN + 0.5}Z`,
      )
      path(k, '#e2b49c', `M-6 54C8 52 18 52.500 28 54C20 55.500 6 57 -6 57.500Z`)
      for (const [c, y] of [
        ['#f2c478', PLAIN],
        ['#dfa45c', PLAIN + 3],
        ['#c4844c', PLAIN + 8],
        ['#9c6044', PLAIN + 15],
        ['#6e4040', PLAIN + 23],
      ])
        path(
          k,
          c,
          `M-6 ${y}C40 ${y + (y > PLAIN ? 1.2 : 0)} 100 ${y - (y > PLAIN ? 1 : 0)} 168 ${y + (y > PLAIN ? 0.6 : 0)}V96H-6Z`,
        )
      path(
        k,
        'rgba(255,240,196,.75)',
        `M60 ${PLAIN + 0.6}C76 ${PLAIN - 0.4} 112 ${PLAIN - 0.4} 130 ${PLAIN + 0.6}C112 ${PLAIN + 2.4} 78 ${PLAIN + 2.4} 60 ${PLAIN + 0.6}Z`,
      )
      // Small balloons and far acacias.
      at(k, 138, 27, 0.16, balloon)
      at(k, 72, 30, 0.11, balloon)
      for (const [x, y, q] of points(
        '8 60.800 0.260 26 61.200 0.340 64 60.600 0.220 120 60.800 0.260 150 61.200 0.320 136 60.600 0.200',
        3,
      ))
        at(k, x, y, 1, (c) =>
          acacia(c, q, random(Math.round(x)), ['#a8705c', '#b98460', '#e0a868', '#8a5850']),
        )
      // A herd far away, before the sun.
      for (let i = 0; i < 16; i++) {
        const x = 70 + i * 2.7 + r() * 1.6
        const y = PLAIN + 2.4 + r() * 1.4
        path(
          k,
          '#8a5044',
          `M${x} ${y}v-1c0.200 -0.800 1.600 -1 2 -0.300l0.500 -0.300l0.200 0.700l-0.500 0.200v0.700h-0.300v-0.500h-1.300v0.500Z`,
        )
      }
      // The acacia on the right; long shadows run towards us.
      path(k, 'rgba(66,28,58,.45)', 'M144 74H146.500L158 96H151Z')
      at(k, 145, 74, 1, (c) =>
        acacia(c, 1.5, random(21), ['#3a4a3c', '#5c6a3c', '#b49c48', '#4a2c34']),
      )
      // Giraffes.
      for (const [x, y, q] of points('96 76 0.520 114 79 0.860 128 74 0.460', 3))
        path(
          k,
          'rgba(66,28,58,.5)',
          `M${x - 8 * q} ${y}L${x + 8 * q} ${y}L${x + 19 * q} ${y + 12 * q}L${x + 30 * q} ${y + 24 * q}L${x + 10 * q} ${y + 12 * q}Z`,
        )
      at(k, 128, 74, 0.46, (c) => giraffe(c, '#e0a468', '#9c5a40', '#7a4a40', 4), true)
      at(k, 96, 76, 0.52, (c) => giraffe(c, '#e6ac6c', '#a05c3c', '#7a4a40', 7))
      at(k, 114, 79, 0.86, (c) => giraffe(c, '#eab878', '#9c5434', '#6e4038', 9))
      // The balloon, near and large.
      at(k, 37, 56, 0.86, balloon)
      // Grass before us: dark, its tips in the light.
      for (let i = 0; i < 240; i++) {
        const x = r() * 172 - 6
        const y = 86 + r() * 9
        const tall = 3 + r() * 4.5
        const lean = (r() - 0.35) * 2.4
        fill(k, ['#4a2a34', '#5c3438', '#7a4a3c', '#d89a54'][i % 9 === 0 ? 3 : i % 3], [
          [x - 0.28, y],
          [x + lean, y - tall],
          [x + 0.28, y],
        ])
      }
      for (let i = 0; i < 130; i++) {
        const x = 84 + r() * 66
        const y = 74.6 + r() * 6.4
        fill(k, i % 3 ? '#8a5440' : '#e0a860', [
          [x - 0.18, y],
          [x + (r() - 0.4) * 1.2, y - 1.4 - r() * 1.4],
          [x + 0.18, y],
        ])
      }
    })
    birds(s, { x: 0.72, y: 0.24, count: 6, seed: 4, colour: '#5a4070' })
    return finish(s, { rays: 0.08 })
  },
}
