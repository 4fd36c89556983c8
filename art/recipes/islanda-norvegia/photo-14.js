import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky, stars } from '../../nature/sky.js'

const SEA = 52

/** The light: a tapering tower in white and red, gallery, lantern with its cap; foot at 0, 44 units tall. */
function lighthouse(k) {
  const half = (y) => 5.4 - (y / 34) * 1.9
  for (let i = 0; i < 5; i++) {
    const [y0, y1] = [i * 6.8, (i + 1) * 6.8]
    const band = (u0, u1, c) =>
      fill(k, c, [
        [half(y0) * u0, -y0],
        [half(y1) * u0, -y1],
        [half(y1) * u1, -y1],
        [half(y0) * u1, -y0],
      ])
    const tones = i % 2 ? ['#b8383c', '#f07a5c', '#6f2440'] : ['#d9cfd8', '#fff0dc', '#8a84a8']
    band(-1, 1, tones[0])
    band(-1, -0.3, tones[1])
    band(0.45, 1, tones[2])
  }
  for (const y of [9, 20, 30]) path(k, '#3a3358', `M-1 ${-y}v-2.600c0 -1.200 2 -1.200 2 0v2.600Z`)
  path(k, '#3a3358', 'M-5.400 -34H5.400V-35.400H-5.400Z')
  stroke(
    k,
    '#3a3358',
    0.35,
    'M-5.200 -35.400V-38M-2.600 -35.400V-38M2.600 -35.400V-38M5.200 -35.400V-38M-5.400 -38H5.400',
  )
  path(k, '#fff3c0', 'M-2.800 -35.400V-41H2.800V-35.400Z')
  stroke(
    k,
    '#5a4060',
    0.35,
    'M-2.800 -35.400V-41M-0.900 -35.400V-41M0.900 -35.400V-41M2.800 -35.400V-41',
  )
  path(k, '#b8383c', 'M-3.600 -41C-3 -44 -1.500 -45 0 -45.400C1.500 -45 3 -44 3.600 -41Z')
  path(
    k,
    '#f07a5c',
    'M-3.600 -41C-3 -44 -1.500 -45 0 -45.400C-1.200 -44 -1.500 -42.500 -1.500 -41Z',
  )
  stroke(k, '#3a3358', 0.4, 'M0 -45.200V-48')
}

/** The keeper's house in red boards with white corners, a lit window; foot at 0. */
function house(k) {
  path(k, '#8a2f38', 'M-10 0V-7.500H10V0Z')
  path(k, '#c8483f', 'M-10 0V-7.500H-1V0Z')
  for (let x = -9; x < 10; x += 1.4) stroke(k, 'rgba(60,20,40,.35)', 0.16, `M${x} 0V-7.500`)
  path(k, '#3c3658', 'M-11.500 -7L-7 -12.500H7L11.500 -7Z')
  path(k, '#6f6a90', 'M-11.500 -7L-7 -12.500H0L-3 -7Z')
  path(
    k,
    '#f6efe2',
    'M-10 0V-7H-9.300V0ZM9.300 0V-7H10V0ZM-6.900 -1.800V-5.600H-3.100V-1.800ZM1.100 -1.800V-5.600H4.900V-1.800Z',
  )
  path(k, '#ffd27c', 'M-6.500 -2.200V-5.200H-3.500V-2.200ZM1.500 -2.200V-5.200H4.500V-2.200Z')
  stroke(k, '#f6efe2', 0.3, 'M-5 -2.200V-5.200M3 -2.200V-5.200')
  path(k, '#7d4a48', 'M4 -11.500V-15H6V-11.500Z')
}

/** A fishing boat on its way home, prow to the right, lamp at the mast. */
function cutter(k) {
  path(
    k,
    '#24305c',
    'M-14 -4C-6 -2.500 6 -2.500 15 -6.500C14 -2 11 1.500 8 2.500H-11C-13 1 -14 -1.500 -14 -4Z',
  )
  path(
    k,
    '#e8e2e0',
    'M-14 -4C-6 -2.500 6 -2.500 15 -6.500L14.600 -5C6 -1.500 -6 -1.500 -13.900 -2.900Z',
  )
  path(k, '#f2e8dc', 'M-9 -3.600V-9.500H-1V-3.200Z')
  path(k, '#a8a4bc', 'M-3.500 -3.400V-9.500H-1V-3.200Z')
  path(k, '#ffd27c', 'M-8 -6V-8.400H-5.500V-6ZM-4.800 -6V-8.400H-2.800V-6Z')
  path(k, '#c8483f', 'M-9.600 -9.500H-0.400V-10.600H-9.600Z')
  stroke(k, '#3a3358', 0.5, 'M4 -4V-17M4 -16L-5 -10.600M4 -16L14.500 -6.600')
  path(k, '#fff3c0', 'M4 -18.400a0.900 0.900 0 1 0 0.010 0Z')
}

/** A breaker that climbs the rock: body of water, white head, drops. */
function breaker(k, x, y, q, seed) {
  const r = random(seed)
  path(
    k,
    '#ffffff',
    `M${x - 9 * q} ${y}C${x - 8 * q} ${y - 4 * q} ${x - 6 * q} ${y - 4 * q} ${x - 5 * q} ${y - 8 * q}C${x - 3.5 * q} ${y - 6 * q} ${x - 2.5 * q} ${y - 11 * q} ${x - 0.5 * q} ${y - 13 * q}C${x} ${y - 9 * q} ${x + 2 * q} ${y - 10 * q} ${x + 3.5 * q} ${y - 9 * q}C${x + 4 * q} ${y - 5 * q} ${x + 7 * q} ${y - 5 * q} ${x + 9 * q} ${y}Z`,
  )
  path(
    k,
    '#c9bcd4',
    `M${x - 7 * q} ${y}C${x - 5 * q} ${y - 3 * q} ${x - 3 * q} ${y - 3 * q} ${x - 1 * q} ${y - 6 * q}C${x + 1 * q} ${y - 3 * q} ${x + 4 * q} ${y - 4 * q} ${x + 8 * q} ${y}Z`,
  )
  for (let i = 0; i < 12; i++) {
    const [dx, dy, s] = [(r() - 0.5) * 16 * q, -(8 + r() * 9) * q, (0.25 + r() * 0.45) * q]
    path(k, '#ffffff', `M${x + dx} ${y + dy}a${s} ${s} 0 1 0 0.010 0Z`)
  }
}

export default {
  alt: 'Un faro bianco e rosso sulla scogliera norvegese al crepuscolo: il fascio di luce gira sul mare mosso e guida un peschereccio che torna a casa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#232c6c'],
          [0.4, '#5a5a9c'],
          [0.72, '#d9849c'],
          [0.9, '#ffb08c'],
          [1, '#ffd8a4'],
        ],
      },
      sun: [0.12, 0.56],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 60, below: 0.3, seed: 8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#54508c', 'M-5 12C16 8.500 44 9 66 12.400C46 15.500 16 15.600 -5 12Z'],
        ['#f09a9c', 'M0 13.200C18 15 44 15 62 13.200C46 16.200 16 16.400 0 13.200Z'],
        ['#7a5c98', 'M20 31C40 28 70 28.600 92 31.400C72 34 42 34 20 31Z'],
        ['#ffb49c', 'M26 32C44 33.600 70 33.600 88 32C72 34.800 42 34.800 26 32Z'],
        ['#a0708c', 'M-5 52V47C4 44 10 46 16 43C24 40 30 46 38 48C46 47 52 49 60 52Z'],
        ['#d08c94', 'M-5 47C4 44 10 46 16 43C13 47 8 49 4 52H-5Z'],
      ])
        path(k, c, d)
      // The sea: rows of waves, each with its lit back and dark hollow.
      for (const [c, y] of [
        ['#f0a894', SEA],
        ['#a8809c', SEA + 2.5],
        ['#6f6c9c', SEA + 7],
        ['#4a5890', SEA + 14],
        ['#35467e', SEA + 24],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.6} 90 ${y - 0.4} 165 ${y + 0.6} 165 96 -5 96`))
      const r = random(3)
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 130 - 4, SEA + 2 + t * 36, 2 + t * 10 * (0.5 + r())]
        path(
          k,
          'rgba(26,30,84,.4)',
          `M${x - l} ${y}q${l} ${-0.6 - t * 2.2} ${l * 2} 0q${-l} ${0.4 + t} ${-l * 2} 0Z`,
        )
        if (i % 2)
          path(
            k,
            'rgba(255,196,170,.6)',
            `M${x - l} ${y}q${l * 0.6} ${-0.6 - t * 2.2} ${l} ${-0.4 - t * 1.2}q${-l * 0.5} ${0.3 + t * 0.5} ${-l} ${0.4 + t * 1.2}Z`,
          )
      }
      // The beam, to the left over the sea.
      const g = k.createLinearGradient(116, 29, -5, 38)
      g.addColorStop(0, 'rgba(255,244,200,.85)')
      g.addColorStop(1, 'rgba(255,236,190,.06)')
      fill(k, g, points('116 28.200 -5 20 -5 50 116 30.600'))
      fill(k, 'rgba(255,240,200,.16)', points('118 28.400 168 20 168 34 118 30.400'))
      path(k, 'rgba(255,232,190,.5)', 'M24 66C32 64.600 56 64.600 64 66C56 68 32 68 24 66Z')
      at(k, 43, 65, 0.78, cutter)
      stroke(k, '#ffe9d8', 0.6, 'M31 66.800C36 68 50 68 57 66.600M27 68.600C33 70 44 70 50 69.400')
      // The rock: broken in steps, warm where the last sky still reaches it.
      const top = rough(
        points('78 86 82 78 88 74 92 66 99 63 106 62.500 124 62 136 63.500 150 62 168 60'),
        0.6,
        5,
      )
      fill(k, '#4a4270', [...top, ...points('168 98 76 98')])
      for (const [c, d] of [
        ['#c8868c', '88 74 92 66 99 63 106 62.500 102 67 96 70 92 78 86 84 82 78'],
        ['#8a6488', '106 62.500 124 62 120 68 112 72 106 80 98 86 96 70 102 67'],
        ['#35305c', '124 62 136 63.500 134 74 126 84 116 90 112 72 120 68'],
        ['#6a5480', '136 63.500 150 62 148 70 142 80 134 90 126 84 134 74'],
        ['#35305c', '150 62 168 60 168 84 152 92 142 80 148 70'],
      ])
        fill(k, c, rough(points(d), 0.5, 7))
      path(
        k,
        '#5f7a64',
        'M100 63.200C106 61.200 116 61.800 124 61.200C132 61.800 142 62.200 150 61C158 60.400 164 60 168 59.400V62C156 63 146 64.500 136 64.800C124 63.600 110 64.200 100 63.200Z',
      )
      path(
        k,
        '#96a074',
        'M100 63.200C106 61.200 116 61.800 124 61.200C118 62.800 108 63.200 100 63.200Z',
      )
      path(k, 'rgba(30,24,66,.5)', 'M112 62.500H124L146 65H132Z')
      at(k, 138, 62.5, 0.82, house)
      at(k, 117, 62.8, 0.88, lighthouse)
      // The keeper at the rail with a lamp of their own.
      at(k, 103, 63, 0.5, (c) => {
        path(c, '#2c2850', 'M-1.400 0V-5H-0.200V0ZM0.300 0V-5H1.500V0Z')
        path(c, '#f2b53c', 'M-2 -10.500C-0.800 -11.200 0.800 -11.200 2 -10.500L2.300 -4H-2.300Z')
        path(c, '#d99a78', 'M0 -14.400a1.500 1.700 0 1 0 0.010 0Z')
        path(c, '#f2b53c', 'M-2 -13C-2 -15.400 2 -15.400 2 -13L2.600 -12.400H-2.600Z')
        stroke(c, '#f2b53c', 1, 'M-1.600 -10L-4.600 -13')
      })
      // Surf at the foot.
      for (const [x, y, q, seed] of points(
        '78 85 1 4 92 88 0.700 6 108 90 0.900 8 131 92 0.700 11 157 91 1 13',
        4,
      ))
        breaker(k, x, y, q, seed)
      path(
        k,
        '#f4ecf0',
        'M52 93C60 87 68 83.500 78 83C86 82.500 90 86.500 100 87.500C108 86.500 112 90 122 91C134 89.500 142 92 150 91C158 89 162 90 168 88V96H50Z',
      )
      path(
        k,
        '#8a88b4',
        'M56 95C66 89.500 76 87 86 88.500C96 90.500 104 92 114 92.500C130 93.500 150 94.500 168 92V96H54Z',
      )
    })
    const [lx, ly] = f.at([117, 29.5])
    s.glowAt(lx, ly, f.q * 12, '#fff0b8', 0.8)
    birds(s, { x: 0.34, y: 0.34, count: 6, spread: 0.12 })
    return finish(s, { bloom: 0.24 })
  },
}
