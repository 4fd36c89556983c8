import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { offeringBearer, SKIN, SKIN_SHADE } from '../../things/offering-bearers.js'

const STREET = 74
const [BRICK, BRICK_SHADE, STONE, STONE_SHADE] = ['#c0603f', '#8d3f3c', '#b9a996', '#7f7280']

/** A boy with a small drum between the women. */
function boy(k) {
  path(k, SKIN_SHADE, 'M-3 0V-7H-0.600V0ZM1.200 0V-7H3.600V0Z')
  path(k, '#f6f0e2', 'M-4 -22H4L5 -6H-5Z')
  path(k, '#e7b53c', 'M-4.200 -20H4.200L4.800 -12H-4.800Z')
  path(k, '#fdf9ee', 'M-4.200 -32C-1.500 -33.500 1.500 -33.500 4.200 -32L4.400 -20H-4.400Z')
  path(k, 'rgba(70,40,90,.22)', 'M-4.200 -32L-1.800 -33L-2 -6H-5L-4.200 -20Z')
  path(k, SKIN, 'M0 -42a3.600 4 0 1 0 0.010 0Z')
  path(
    k,
    '#fdf9ee',
    'M-4 -38.500C-4 -43.500 4 -43.500 4 -38.500L6 -41.500L4 -42.500C2 -44.500 -2 -44.500 -4 -42.500Z',
  )
  path(k, '#8a4a34', 'M2 -27H10V-20H2Z')
  path(
    k,
    '#f0d9a4',
    'M9 -27.400C11.400 -27 11.400 -20 9 -19.600ZM2.600 -27.400C0.800 -27 0.800 -20 2.600 -19.600Z',
  )
  stroke(k, SKIN, 1.8, 'M3.800 -31C6 -30 8.500 -29 10.500 -26')
}

/** A penjor: the bent pole of bamboo with its fringe, and the ornament that hangs from the tip. */
function penjor(k, flip) {
  k.save()
  if (flip) k.scale(-1, 1)
  const curve = 'M0 0C1 -26 2 -48 -1 -58C-4 -68 -14 -70 -20 -62'
  stroke(k, '#9a7a34', 1.3, curve)
  const p = (t) => {
    const u = 1 - t
    return [
      3 * u * t * t * -4 + t ** 3 * -20 + 3 * u * u * t * 2 + u ** 3 * 1,
      u ** 3 * -40 + 3 * u * u * t * -66 + 3 * u * t * t * -76 + t ** 3 * -62,
    ]
  }
  for (let i = 0; i < 15; i++) {
    const [x, y] = p(i / 14)
    const l = 5 + (i % 3) * 1.5
    path(
      k,
      i % 2 ? '#f0d972' : '#c9a944',
      `M${x} ${y}C${x - 1.6} ${y + l * 0.5} ${x - 1} ${y + l} ${x + 0.2} ${y + l + 2}C${x + 1} ${y + l} ${x + 1.4} ${y + l * 0.5} ${x} ${y}Z`,
    )
  }
  path(k, '#f6e7a0', 'M-20 -62L-23 -55L-20 -46L-17 -55Z')
  path(k, '#d8433a', 'M-20 -58a1.800 1.800 0 1 0 0.010 0Z')
  stroke(k, '#e2c766', 0.5, 'M-20 -46V-36M-21.500 -48V-40M-18.500 -48V-40')
  k.restore()
}

/** Half of the split gate in brick and stone, its plain face to the right. */
function halfGate(k) {
  const steps = points(
    '0 0 26 0 26 6 22 6 22 18 19 18 19 26 15 26 15 34 11 34 11 41 7.500 41 7.500 47 4 47 4 52 0 56',
  )
  fill(
    k,
    BRICK,
    steps.map(([x, y]) => [-x, -y]),
  )
  for (const [x, y, wide] of points(
    '26 6 26 22 18 22 19 26 19 15 34 15 11 41 11 7.500 47 7.500',
    3,
  )) {
    path(k, STONE, `M${-x - 1} ${-y}h${wide + 1}v-2h${-wide - 2}l-1.500 -2.500Z`)
    path(k, STONE_SHADE, `M${-x} ${-y}h${wide}v1h${-wide}Z`)
  }
  for (let y = -3; y > -46; y -= 5)
    stroke(k, BRICK_SHADE, 0.35, `M${-24 + Math.max(0, -y - 6) * 0.46} ${y}H0`)
  path(k, STONE, 'M-17 -8h9v8h-9ZM-12 -21h7v7h-7Z')
  path(
    k,
    STONE_SHADE,
    'M-14.500 -6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM-10.300 -17.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z',
  )
  fill(k, '#e0916a', points('-2 0 0 0 0 -56 -2 -54'))
}

export default {
  alt: 'Donne in corteo al tempio per la festa a Bali, con torri di frutta in equilibrio sulla testa, un bambino col tamburo, i penjor di bambù e la porta spaccata',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#3f86b8'],
          [0.5, '#9cc4c8'],
          [0.8, '#ffe0ae'],
          [1, '#ffd597'],
        ],
        disc: 0,
      },
      sun: [0.96, 0.28],
      horizon: STREET / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.3 0.2 30 6 4 0.62 0.14 20 4 7', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff4dc', dark: '#d6bfae' })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-6, 34, 166, 66],
        inside: (x, y) => y > 44 - 8 * Math.sin(x * 0.06 + 1) + 5 * Math.sin(x * 0.17),
        light: (x, y) => 0.9 - (y - 34) / 34,
        size: 5,
        side: 1,
        tones: [
          ['#3f6a52', '#4f7d54', '#6a955a'],
          ['#4f7d54', '#6a955a', '#93b465'],
          ['#628b55', '#86aa5e', '#b9cc78'],
        ],
      })
      // The gate and the wall of the temple.
      at(k, 118, STREET - 6, 1.02, halfGate)
      at(k, 134, STREET - 6, 1.02, halfGate, true)
      path(k, '#8f8488', `M88 ${STREET - 6}H165V${STREET + 1}H88Z`)
      for (let i = 0; i < 4; i++)
        path(
          k,
          i % 2 ? '#a99a8c' : '#8f8488',
          `M${110 - i * 1.4} ${STREET - 8 + i * 2}h${32 + i * 2.8}v2h${-32 - i * 2.8}Z`,
        )
      path(k, BRICK, `M-5 ${STREET - 17}H92V${STREET}H-5ZM160 ${STREET - 17}h8V${STREET}h-8Z`)
      path(k, BRICK_SHADE, `M-5 ${STREET - 5}H92V${STREET}H-5Z`)
      path(k, STONE, `M-5 ${STREET - 19.5}H93V${STREET - 17}H-5Z`)
      for (let x = 4; x < 90; x += 17) {
        path(k, STONE, `M${x} ${STREET - 21}h6v21h-6Z`)
        path(k, STONE_SHADE, `M${x} ${STREET - 21}h1.800v21h-1.800Z`)
        path(k, STONE, `M${x + 3} ${STREET - 26}l3.600 5h-7.200Z`)
        stroke(k, '#a04c3c', 0.35, `M${x + 8} ${STREET - 13}h7M${x + 9} ${STREET - 9}h7`)
      }
      // The street: stone in two tones, its kerb.
      path(k, '#e0bd8c', `M-5 ${STREET}H165V96H-5Z`)
      path(k, '#c99d74', `M-5 ${STREET}H165V${STREET + 1.8}H-5Z`)
      path(k, '#d2aa7c', 'M-5 84C30 82.600 80 85 165 82.500V96H-5Z')
      const r = random(5)
      for (let i = 0; i < 26; i++) {
        const x = r() * 165 - 4
        const y = STREET + 4 + r() * 13
        path(k, i % 2 ? '#c3986c' : '#efd4a6', `M${x} ${y}h${3 + r() * 5}l-0.800 0.700h-4Z`)
      }
      for (const [x, flip] of [
        [22, true],
        [98, false],
        [156, false],
      ]) {
        path(
          k,
          'rgba(80,40,70,.4)',
          `M${x - 1} ${STREET + 3}H${x + 1}L${x - 26} ${STREET + 6}H${x - 28}Z`,
        )
        at(k, x, STREET + 4, 1, (c) => penjor(c, flip))
      }
      // Shadows fall to the left, the sun stands low on the right.
      for (const [x, y, l] of points('32 86 26 60 87.500 28 91 86.500 27 75 85 16', 3))
        path(
          k,
          'rgba(80,40,70,.42)',
          `M${x + 7} ${y}C${x - l * 0.4} ${y - 1.4} ${x - l * 0.8} ${y - 0.4} ${x - l} ${y + 1.4}C${x - l * 0.6} ${y + 2} ${x - 4} ${y + 1.6} ${x + 7} ${y}Z`,
        )
      at(k, 75, 85, 0.72, boy)
      at(k, 32, 86, 0.78, (c) =>
        offeringBearer(c, {
          kebaya: '#fbf6ea',
          shade: '#cfc3cf',
          sarong: '#2f7a78',
          print: '#e9c766',
          sash: '#e8a23c',
        }),
      )
      at(k, 58, 88, 0.82, (c) =>
        offeringBearer(c, {
          kebaya: '#f6d24e',
          shade: '#cf9a3c',
          sarong: '#a62f4e',
          print: '#f0b45c',
          sash: '#3f8f5c',
        }),
      )
      at(k, 90, 87, 0.8, (c) =>
        offeringBearer(c, {
          kebaya: '#fbf6ea',
          shade: '#cfc3cf',
          sarong: '#5a3f86',
          print: '#e6a0b0',
          sash: '#d8433a',
        }),
      )
      for (let i = 0; i < 16; i++) {
        const [x, y] = [104 + r() * 54, 78 + r() * 10]
        path(k, i % 3 ? '#fff6e2' : '#f0a0a8', `M${x} ${y}a0.700 0.450 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
