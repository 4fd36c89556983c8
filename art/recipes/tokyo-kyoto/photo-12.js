import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky, stars } from '../../nature/sky.js'
import { wetNight } from './kit.js'

const SQUARE = 66
const [SKIN, SKIN_SHADE, HAIR] = ['#f0bd94', '#c07f6c', '#241c34']

/** A burst in the sky: rays of unlike length with a spark at their ends. */
function burst(k, x, y, radius, colour, seed) {
  const r = random(seed)
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * 6.283 + ring * 0.14
      const q = radius * (1 - ring * 0.3) * (0.88 + r() * 0.12)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      stroke(
        k,
        ring === 1 ? '#fff2cc' : colour,
        0.3,
        `M${x + c * q * 0.45} ${y + s * q * 0.45}Q${x + c * q * 0.8} ${y + s * q * 0.78} ${x + c * q} ${y + s * q + radius * 0.06}`,
      )
      path(k, '#fff6dc', `M${x + c * q} ${y + s * q + radius * 0.06}a0.350 0.350 0 1 0 0.010 0Z`)
    }
}

/** A paper lantern: red or white, lit from inside, black rims. */
function lantern(k, red) {
  path(k, '#241c34', 'M-0.900 -0.200H0.900V0.500H-0.900ZM-0.900 4.300H0.900V5H-0.900Z')
  path(
    k,
    red ? '#e2483c' : '#ffe6b0',
    'M-1 0.400C-2.600 1.200 -2.600 3.600 -1 4.400H1C2.600 3.600 2.600 1.200 1 0.400Z',
  )
  path(
    k,
    red ? '#ff8a5c' : '#fffbe6',
    'M-0.500 0.400C-1.400 1.400 -1.400 3.400 -0.500 4.400H0.600C1.300 3.400 1.300 1.400 0.600 0.400Z',
  )
}

/** A dancer in yukata from behind, arms in the figure of the dance; 26 units tall. */
function dancer(k, { cloth, shade, sash, dots, pose, big }) {
  path(k, SKIN_SHADE, 'M-1.700 -1.500H-0.300V-0.300H-1.700ZM0.500 -1.500H1.900V-0.300H0.500Z')
  path(k, '#5a3436', 'M-2.200 -0.500H0V0.200H-2.200ZM0.300 -0.500H2.500V0.200H0.300Z')
  path(
    k,
    cloth,
    'M-3.200 -19.500C-1.200 -20.600 1.200 -20.600 3.200 -19.500C3.400 -13 3.200 -6 2.800 -1.200H-2.600C-3.200 -6 -3.400 -13 -3.200 -19.500Z',
  )
  path(
    k,
    shade,
    'M-3.200 -19.500L-1.400 -20.200C-2 -13 -1.800 -6 -1.400 -1.200H-2.600C-3.200 -6 -3.400 -13 -3.200 -19.500Z',
  )
  if (dots && big)
    for (const [x, y] of points('0 -17 1.800 -8 -0.600 -5 1.600 -4 0.600 -10.500 2 -16'))
      path(k, dots, `M${x} ${y}a0.600 0.600 0 1 0 0.010 0Z`)
  path(
    k,
    sash,
    'M-3.300 -14.600H3.300V-11.800H-3.300ZM-1.800 -15.600L0 -14L1.800 -15.600V-10.600L0 -12.200L-1.800 -10.600Z',
  )
  const sleeves = {
    up: [
      'M2.600 -19.400L6.400 -24.500L8 -22.500L7.400 -18L4 -15.500ZM-2.600 -19.400L-6.800 -22.500L-8.600 -19.500L-6.800 -15.500L-3.400 -15.800Z',
      'M6.600 -24.300L8.400 -27.400M-7.400 -22L-9.800 -24.200',
    ],
    side: [
      'M2.600 -19.400L8 -20.600L8.600 -17L6 -13.500L3.200 -15.500ZM-2.600 -19.400L-6.400 -24L-8.200 -22L-7.400 -17.500L-3.600 -15.500Z',
      'M8 -19.600L10.800 -20.400M-6.800 -23.800L-8.400 -26.800',
    ],
  }[pose]
  path(k, cloth, sleeves[0])
  stroke(k, SKIN, 0.9, sleeves[1])
  path(k, SKIN_SHADE, 'M-0.800 -22H0.800V-19.800H-0.800Z')
  path(k, SKIN, 'M0 -25.800a1.900 2.100 0 1 0 0.010 0Z')
  path(
    k,
    HAIR,
    'M-2 -23C-2.400 -26.800 2.400 -26.800 2 -23C1.200 -22 -1.200 -22 -2 -23ZM0 -28a1.200 1.200 0 1 0 0.010 0Z',
  )
  path(k, '#f2a0a8', 'M1.300 -26.200a0.600 0.600 0 1 0 0.010 0Z')
}

/** The drummer on the tower, seen from his side, both sticks high; 20 units tall. */
function drummer(k) {
  path(k, SKIN, 'M-2 0L-1.600 -6H0.200L-0.600 0ZM1.800 0L0.800 -6H2.400L3.400 0Z')
  path(k, '#f6f0e2', 'M-2.200 -8.500H2.400L2.600 -5H-2.400Z')
  path(k, '#2f4f9c', 'M-2.600 -14.500C-1 -15.400 1.200 -15.400 2.600 -14.500L2.600 -7H-2.500Z')
  path(k, '#22397a', 'M-2.600 -14.500L-1.200 -15L-1.200 -7H-2.500Z')
  path(k, '#f6f0e2', 'M0 -12.800a1.500 1.500 0 1 0 0.010 0Z')
  path(k, SKIN, 'M0.300 -19.600a1.900 2.100 0 1 0 0.010 0Z')
  path(
    k,
    HAIR,
    'M-1.700 -17.500C-1.900 -20.600 2.300 -20.600 2.200 -17.900C1 -18.600 -0.500 -18.500 -1.700 -17.500Z',
  )
  path(
    k,
    '#f6f0e2',
    'M-1.700 -18.300L2.200 -18.800V-18L-1.700 -17.400ZM-1.700 -18.200L-3.400 -17.400L-2.600 -18.800Z',
  )
  stroke(k, SKIN, 1.2, 'M2.200 -14L5 -16.500L5.400 -20M-2 -14L1.400 -16.800L3.400 -19.500')
  stroke(k, '#e8c98c', 0.5, 'M5.400 -20L3 -24.500M3.400 -19.500L7 -22.500')
}

/** The yagura: two storeys of timber hung with red and white, the great drum on top; foot at 0. */
function yagura(k) {
  const stripes = (x, y, wide, high, n) => {
    for (let i = 0; i < n; i++)
      path(
        k,
        i % 2 ? '#f8f0e0' : '#d8403a',
        `M${x + (wide * i) / n} ${y}h${wide / n}v${high}h${-wide / n}Z`,
      )
    path(k, 'rgba(60,20,60,.3)', `M${x} ${y}h${wide * 0.2}v${high}h${-wide * 0.2}Z`)
    for (let i = 0; i < n; i++)
      path(
        k,
        i % 2 ? '#f8f0e0' : '#d8403a',
        `M${x + (wide * i) / n} ${y + high}h${wide / n}l${-wide / n / 2} 1.400Z`,
      )
  }
  stroke(k, '#4a2c30', 1.2, 'M-13 0L-10 -24M13 0L10 -24')
  path(k, '#6a3f34', 'M-11.600 -12V-14H11.600V-12Z')
  stripes(-13.5, -12.5, 27, 9, 9)
  path(k, '#8a5540', 'M-12.500 -24V-25.800H12.500V-24Z')
  stripes(-11.5, -24, 23, 6.5, 9)
  stroke(k, '#8a5540', 0.9, 'M-11 -25.800V-30M11 -25.800V-30M-11.500 -30H11.500M-10.500 -28H10.500')
  // The drum on its stand.
  stroke(k, '#4a2c30', 0.9, 'M2 -26L5 -31M9 -26L6 -31')
  path(
    k,
    '#8a3f34',
    'M1 -36C1 -38.500 2.500 -40.500 4.500 -41H8C10 -40.500 11.500 -38.500 11.500 -36C11.500 -33.500 10 -31.500 8 -31H4.500C2.500 -31.500 1 -33.500 1 -36Z',
  )
  path(k, '#f6e6c4', 'M4 -41C1.600 -40 1.600 -32 4 -31C6.400 -32 6.400 -40 4 -41Z')
  stroke(k, '#3a2430', 0.4, 'M4 -41C1.600 -40 1.600 -32 4 -31C6.400 -32 6.400 -40 4 -41')
  at(k, -4.5, -25.8, 0.76, drummer)
  stroke(k, '#4a2c30', 0.9, 'M-11.500 -25.800V-46M11.500 -25.800V-46')
  path(k, '#3a3358', 'M-15 -45.500C-8 -48 -3 -50 0 -54C3 -50 8 -48 15 -45.500Z')
  path(k, '#5a5484', 'M0 -54C3 -50 8 -48 15 -45.500H6C4 -48 2 -51 0 -54Z')
}

export default {
  alt: 'Festa d’estate: il tamburo sulla torre, ballerini in yukata, lanterne e fuochi d’artificio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.7], horizon: SQUARE / 90 })
    sky(s, { clouds: 0 })
    stars(s, { count: 60, below: 0.4, seed: 9 })
    const f = field(s)
    f.draw(s.k, (k) => {
      burst(k, 30, 18, 13, '#ff8a7c', 4)
      burst(k, 134, 15, 11, '#7cc4ff', 6)
      burst(k, 112, 30, 6, '#ffd27c', 9)
      // Temple roofs and trees behind, the stalls with their lit awnings.
      path(
        k,
        '#232a58',
        'M-5 60C6 50 14 54 20 48C28 52 34 50 40 56L52 58H108L120 55C128 49 138 53 146 47C154 52 160 50 166 56V68H-5Z',
      )
      path(k, '#1a2048', 'M20 60L24 52C30 51 34 48 36 44C38 48 42 51 48 52L52 60Z')
      for (let i = 0; i < 10; i++) {
        const x = -4 + i * 17
        if (Math.abs(x + 7 - 80) < 12) continue
        path(k, '#ffcf7c', `M${x} ${SQUARE}V${SQUARE - 9}h14V${SQUARE}Z`)
        path(k, '#8a4a44', `M${x} ${SQUARE}V${SQUARE - 3.5}h14V${SQUARE}Z`)
        for (let j = 0; j < 7; j++)
          path(
            k,
            j % 2 ? '#f6ead2' : ['#d8403a', '#2f6fa4', '#3f8f6a'][i % 3],
            `M${x - 0.6 + j * 2.17} ${SQUARE - 8.5}l0.500 -3h1.600l0.200 3a1.080 0.900 0 0 1 -2.170 0Z`,
          )
        path(
          k,
          '#3a2c48',
          `M${x + 5} ${SQUARE - 3.5}v-2c0 -1.200 2.600 -1.200 2.600 0v2ZM${x + 6.3} ${SQUARE - 8}a1 1.100 0 1 0 0.010 0Z`,
        )
      }
      // The ground, warm round the tower.
      path(k, '#7a5560', `M-5 ${SQUARE}H165V96H-5Z`)
      path(
        k,
        '#a8705c',
        'M10 74C30 66.500 130 66.500 150 74C166 82 130 92 80 92C30 92 -6 82 10 74Z',
      )
      path(
        k,
        '#cf9468',
        'M36 74C50 69.500 110 69.500 124 74C134 79 112 85 80 85C48 85 26 79 36 74Z',
      )
    })
    const [cx, cy] = f.at([80, 62])
    s.glowAt(cx, cy, s.u * 48, '#ffb45c', 0.34)
    f.draw(s.k, (k) => {
      const looks = [
        { cloth: '#f6efe2', shade: '#b9aac0', sash: '#d8403a', dots: '#3f6fb0' },
        { cloth: '#35549c', shade: '#22387a', sash: '#f2c24a', dots: '#f6efe2' },
        { cloth: '#d86a8c', shade: '#9c446c', sash: '#f6efe2', dots: '#ffe0e6' },
        { cloth: '#3f8f8c', shade: '#2a6470', sash: '#f2a04a', dots: '#e6f6ea' },
        { cloth: '#8a5aa0', shade: '#5f3c7c', sash: '#ffe08a', dots: '#f2d9f2' },
      ]
      // The far half of the ring, the tower, then the near half.
      const ring = Array.from({ length: 15 }, (_, i) => {
        const a = (i / 15) * 6.283 + 0.17
        return [80 + Math.cos(a) * 58, 76 + Math.sin(a) * 11, i]
      }).sort((a, b) => a[1] - b[1])
      const dance = (list) => {
        for (const [x, y, i] of list) {
          const q = 0.44 + (y - 65) * 0.0165
          const way = (x - 80) * 0.16
          path(
            k,
            'rgba(50,24,60,.45)',
            `M${x - 2.4 * q} ${y}H${x + 2.6 * q}L${x + way + 4 * q} ${y + 4 * q}H${x + way - 2 * q}Z`,
          )
          at(
            k,
            x,
            y,
            q,
            (c) => dancer(c, { ...looks[i % 5], pose: i % 2 ? 'up' : 'side', big: q > 0.6 }),
            i % 3 === 0,
          )
        }
      }
      dance(ring.filter(([, y]) => y < 76))
      path(k, 'rgba(50,24,60,.4)', 'M66 77H94L98 80H62Z')
      at(k, 80, 77.5, 1.18, yagura)
      // Strings of lanterns from the tower's top to the edges.
      const [tx, ty] = [80, 23]
      for (const [ex, ey, sag, n] of points(
        '-6 30 12 7 166 28 12 7 4 56 10 5 156 56 10 5 -4 6 10 6 164 4 10 6',
        4,
      )) {
        const p = (t) => [tx + (ex - tx) * t, ty + (ey - ty) * t + Math.sin(t * Math.PI) * sag]
        stroke(
          k,
          '#1a1638',
          0.3,
          `M${Array.from({ length: 13 }, (_, j) =>
            p(j / 12)
              .map((v) => v.toFixed(2))
              .join(' '),
          ).join('L')}`,
        )
        for (let j = 1; j <= n; j++) {
          const [x, y] = p((j - 0.3) / n)
          at(k, x, y, 0.64 + (j / n) * 0.36, (c) => lantern(c, j % 2))
        }
      }
      dance(ring.filter(([, y]) => y >= 76))
    })
    for (const [x, y] of points('0.27 0.4 0.73 0.4 0.16 0.42 0.84 0.41'))
      s.glow(x, y, 14, '#ffb45c', 0.22)
    return finish(s, { bloom: 0.3 })
  },
}
