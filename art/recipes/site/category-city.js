import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'

const [CENTRE, EYE, REACH] = [82, 66, 70]
/** The street in metres: x across, y up, z away; the eye is 1.6 m above the stones. */
const P = (x, y, z) => [CENTRE + (x * REACH) / z, EYE - ((y - 1.6) * REACH) / z]

/** A warehouse of brick along the street: rows of windows, cornice, a fire stair on some. */
function warehouse(k, side, z0, z1, { high, seed }) {
  const r = random(seed)
  const wall = side * 8
  const sunny = side > 0
  const brick = sunny ? ['#d07a52', '#c0684a'][seed % 2] : ['#6a3a4c', '#5c3248'][seed % 2]
  const patch = (colour, a, b, ya, yb, x = wall) =>
    fill(k, colour, [P(x, ya, a), P(x, ya, b), P(x, yb, b), P(x, yb, a)])
  patch(brick, z0, z1, 0, high)
  patch(sunny ? '#8a4a48' : '#44263f', z0, z1, 0, 4.2)
  const n = Math.max(2, Math.round((z1 - z0) / 3.2))
  for (let i = 0; i < n; i++) {
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.22)) / n, z0 + ((z1 - z0) * (i + 0.78)) / n]
    patch(sunny ? '#4a3450' : '#2c2040', a, b, 0.4, 3.4)
    for (let y = 5.4; y < high - 2.4; y += 4) {
      patch(sunny ? '#f4d2a4' : '#8a5a60', a - 0.1, b + 0.1, y - 0.35, y)
      const glow = r() < (sunny ? 0.2 : 0.4)
      patch(glow ? '#ffcf7c' : sunny ? '#5a5f8c' : '#33305c', a, b, y, y + 2.6)
      patch(sunny ? '#8a5048' : '#44263f', (a + b) / 2 - 0.06, (a + b) / 2 + 0.06, y, y + 2.6)
      patch(sunny ? '#8a5048' : '#44263f', a, b, y + 1.25, y + 1.4)
    }
  }
  patch(sunny ? '#f4d2a4' : '#8a5a60', z0, z1, high - 0.9, high, side * 7.8)
  patch(sunny ? '#8a4a48' : '#3c2238', z0, z1, high - 1.3, high - 0.9, side * 7.8)
  patch(sunny ? '#f4d2a4' : '#7a5060', z0, z1, 4.2, 4.7, side * 7.9)
}

/** The steel tower of the Manhattan Bridge: two legs, crossed braces, the arch where the roadway passes. Foot at 0, 0; 60 high. */
function bridgeTower(k) {
  const [SHADE, STEEL, LIT] = ['#4a5a8c', '#6f86ac', '#b8c4d0']
  for (const x of [-12, 12]) {
    fill(k, STEEL, points(`${x - 3.2} 0 ${x - 2.4} -58 ${x + 2.4} -58 ${x + 3.2} 0`))
    fill(k, SHADE, points(`${x - 3.2} 0 ${x - 2.4} -58 ${x - 0.6} -58 ${x - 0.8} 0`))
    fill(k, LIT, points(`${x + 1.4} 0 ${x + 1.2} -58 ${x + 2.4} -58 ${x + 3.2} 0`))
    path(k, STEEL, `M${x - 3.4} -58H${x + 3.4}V-60H${x - 3.4}Z`)
    path(k, LIT, `M${x - 3.4} -60H${x + 3.4}V-60.800H${x - 3.4}Z`)
    path(k, STEEL, `M${x - 2} -60.800C${x - 2} -64.500 ${x + 2} -64.500 ${x + 2} -60.800Z`)
    stroke(k, STEEL, 0.5, `M${x} -63.500V-66`)
    for (let y = -6; y > -56; y -= 6)
      stroke(
        k,
        SHADE,
        0.5,
        `M${x - 2.6} ${y}L${x + 2.4} ${y - 6}M${x + 2.6} ${y}L${x - 2.4} ${y - 6}`,
      )
  }
  stroke(k, STEEL, 1.1, 'M-9.600 -36L9.600 -48M9.600 -36L-9.600 -48')
  path(k, STEEL, 'M-10 -49H10V-57H-10ZM-10 -31H10V-36H-10Z')
  path(k, LIT, 'M-10 -57H10V-56H-10ZM-10 -36H10V-35.200H-10Z')
  path(k, SHADE, 'M-10 -49C-8 -54 8 -54 10 -49Z')
  path(k, STEEL, 'M-9.800 -8V-31H9.800V-8H8.500C9 -20 7 -28 0 -28.500C-7 -28 -9 -20 -8.500 -8Z')
  path(k, LIT, 'M8.500 -8C9 -20 7 -28 0 -28.500C7.600 -29.500 10 -20 9.800 -8Z')
}

/** The Empire State Building, far: setbacks, crown, mast; light from the right. Foot at 0, 0; 26 high. */
function empireState(k) {
  fill(
    k,
    '#d8a890',
    points(
      '-4.500 0 -4.500 -6 -3.600 -6 -3.600 -16 -2.600 -16 -2.600 -18 -1.600 -18 -1.600 -20 -0.600 -20 -0.200 -26 0.200 -26 0.600 -20 1.600 -20 1.600 -18 2.600 -18 2.600 -16 3.600 -16 3.600 -6 4.500 -6 4.500 0',
    ),
  )
  fill(
    k,
    '#ffdcb0',
    points('1 0 1 -20 1.600 -20 1.600 -18 2.600 -18 2.600 -16 3.600 -16 3.600 -6 4.500 -6 4.500 0'),
  )
  stroke(k, '#b88488', 0.4, 'M-2.400 0V-15M-1.200 0V-17M0 0V-18')
}

/** A friend from the front, arms as given; shoes at 0, 0; 30 high. */
function friend(k, { top, shade, legs, skin, hair, long, arms }) {
  path(k, 'rgba(44,18,60,.45)', 'M-4 0.400C-10 0 -18 1.400 -24 3C-14 3.600 0 2.600 5 0.600Z')
  path(k, legs, 'M-3.800 0V-13.500H3.800V0H0.800L0.400 -9H-0.400L-0.800 0Z')
  path(
    k,
    '#f2ead8',
    'M-4.400 0.600C-4.400 -0.800 -3 -1 -0.800 -0.800V0.600ZM4.400 0.600C4.400 -0.800 3 -1 0.800 -0.800V0.600Z',
  )
  for (const d of arms) {
    stroke(k, shade, 2.4, d[0])
    stroke(k, skin, 1.8, d[1])
  }
  path(
    k,
    shade,
    'M-4.400 -13C-5 -18 -4.600 -22 -3 -23.200C-1 -23.900 1 -23.900 3 -23.200C4.600 -22 5 -18 4.400 -13Z',
  )
  path(
    k,
    top,
    'M-0.600 -13C-0.200 -17 0.200 -21 -0.400 -23.700C0.800 -23.800 2 -23.600 3 -23.200C4.600 -22 5 -18 4.400 -13Z',
  )
  if (long)
    path(
      k,
      hair,
      'M-3.800 -21C-4.600 -27 -3.600 -31.500 0 -31.500C3.600 -31.500 4.600 -27 3.800 -21C2 -22.500 -2 -22.500 -3.800 -21Z',
    )
  path(k, skin, 'M-1.200 -23V-25.500H1.200V-23C0.600 -22.200 -0.600 -22.200 -1.200 -23Z')
  path(
    k,
    skin,
    'M-2.800 -27.600C-2.800 -31.400 2.800 -31.400 2.800 -27.600C2.800 -25.200 1.500 -24 0 -24C-1.500 -24 -2.800 -25.200 -2.800 -27.600Z',
  )
  path(
    k,
    hair,
    'M-3.100 -27.400C-3.600 -32.200 3.600 -32.200 3.100 -27.400C2.200 -29.600 -1 -30 -3.100 -27.400Z',
  )
  path(
    k,
    '#2c1c28',
    'M-1.100 -27.800a0.350 0.450 0 1 0 0.010 0ZM1.100 -27.800a0.350 0.450 0 1 0 0.010 0Z',
  )
  path(k, '#fff6ee', 'M-1.200 -26.100C-0.600 -25 0.600 -25 1.200 -26.100Z')
}

export default {
  alt: "Tre amici in posa in una via di Brooklyn al tramonto: fra i magazzini di mattoni il ponte di Manhattan e l'Empire State",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        sky: [
          [0, '#4a74ac'],
          [0.4, '#a4a8c0'],
          [0.72, '#f8bc98'],
          [1, '#ffe0a8'],
        ],
      },
      sun: [0.62, 0.5],
      horizon: EYE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.52 0.15 30 5.500 4 0.44 0.3 18 3.500 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0d8', dark: '#dcb8b0' })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, wide, high] of points(
        '50 5 10 57 4 14 63 5 9 70 4 12 90 5 11 97 4 15 103 5 10 110 6 13',
        3,
      ))
        path(k, '#e8b49c', `M${x} 66v${-high}h${wide}v${high}Z`)
      at(k, 82, 66, 0.76, empireState)
      path(k, '#d8a08c', 'M40 64.500H124V66.400H40Z')
      path(k, '#a87a80', 'M40 66.400H124V69H40Z')
      // The bridge: deck, cables, the tower that closes the street.
      stroke(k, '#5a6a98', 0.7, 'M30 31C48 25 60 17 70.500 8.400M134 31C116 25 104 17 93.500 8.400')
      for (const x of points('40 26.400 48 23 56 18.500 64 12.500'))
        stroke(k, '#8a94b4', 0.25, `M${x[0]} ${x[1]}V44M${164 - x[0]} ${x[1]}V44`)
      at(k, 82, 67, 0.96, bridgeTower)
      path(k, '#44527f', 'M10 42.500H154V46H10Z')
      path(k, '#9fb0c4', 'M10 42.500H154V43.200H10Z')
      for (let x = 12; x < 152; x += 5)
        stroke(k, '#33406c', 0.4, `M${x} 46L${x + 2.5} 43.400L${x + 5} 46`)
      // Stones of the street, the light that comes down it.
      fill(k, '#7a4f60', [P(-8, 0, 60), P(8, 0, 60), P(8, 0, 1.8), P(-8, 0, 1.8)])
      fill(k, '#e2a078', [P(-1.6, 0, 60), P(3.6, 0, 60), P(3.6, 0, 1.8), P(-1.6, 0, 1.8)])
      fill(k, '#ffc894', [P(0, 0, 60), P(2, 0, 60), P(2, 0, 1.8), P(0, 0, 1.8)])
      fill(k, '#a87468', [P(5.6, 0, 60), P(8, 0, 60), P(8, 0, 1.8), P(5.6, 0, 1.8)])
      fill(k, '#54384f', [P(-8, 0, 60), P(-5.6, 0, 60), P(-5.6, 0, 1.8), P(-8, 0, 1.8)])
      for (let z = 3.2; z < 40; z *= 1.16) {
        const [a, b] = [P(-5.6, 0, z), P(5.6, 0, z)]
        stroke(k, 'rgba(84,40,70,.4)', 1 / z ** 0.6, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
      }
      for (const [i, [z0, z1, high]] of points(
        '40 54 19 30 40 23 22 30 20 15.500 22 25 9.500 15.500 21 3 9.500 24',
        3,
      ).entries()) {
        warehouse(k, -1, z0, z1, { high, seed: 4 + i })
        warehouse(k, 1, z0, z1, { high: high + (i % 2 ? 2 : -1.5), seed: 15 + i })
      }
      // A yellow cab waits at the kerb.
      at(k, 110, 76, 0.8, (c) => {
        path(c, 'rgba(44,18,60,.4)', 'M-12 0.400C-18 0.600 -24 2 -26 3C-14 3.400 6 2.600 11 0.600Z')
        path(c, '#1e1a30', 'M-9 1V-3H-5.500V1ZM5.500 1V-3H9V1Z')
        path(
          c,
          '#e8a52c',
          'M-10 -1V-7C-10 -8.600 -8.500 -9 -7.500 -9L-5.500 -14H5.500L7.500 -9C8.500 -9 10 -8.600 10 -7V-1Z',
        )
        path(c, '#ffd05c', 'M1 -1V-14H5.500L7.500 -9C8.500 -9 10 -8.600 10 -7V-1Z')
        path(c, '#3f4a74', 'M-5.800 -9.400L-4.600 -13H4.600L5.800 -9.400Z')
        path(c, '#fff4d4', 'M-9 -6.800h3v2.200h-3ZM6 -6.800h3v2.200h-3ZM-2.600 -16h5.200v2h-5.200Z')
        stroke(c, '#8a5a2c', 0.8, 'M-10 -2.400H10')
      })
      const up = ['M-3.600 -21.500L-6.400 -26', 'M-6.400 -26L-6 -31']
      at(k, 46, 86, 1.06, (c) =>
        friend(c, {
          top: '#f6c53c',
          shade: '#c9882c',
          legs: '#34406c',
          skin: '#f0bc94',
          hair: '#5a3034',
          long: true,
          arms: [up, ['M3.600 -21.500L7 -20', 'M7 -20L11 -21.500']],
        }),
      )
      at(k, 58, 87, 1.12, (c) =>
        friend(c, {
          top: '#4fb0ac',
          shade: '#2c7884',
          legs: '#3c3450',
          skin: '#a86a48',
          hair: '#2c1c28',
          arms: [
            ['M-3.600 -21.500L-6 -20', 'M-6 -20L-9 -21.500'],
            ['M3.600 -21.500L6 -20', 'M6 -20L9 -21.500'],
          ],
        }),
      )
      at(k, 70, 86, 1.04, (c) =>
        friend(c, {
          top: '#f07a5c',
          shade: '#b8443f',
          legs: '#54405c',
          skin: '#f0bc94',
          hair: '#d09040',
          long: true,
          arms: [
            ['M-3.600 -21.500L-7 -20', 'M-7 -20L-11 -21.500'],
            ['M3.600 -21.500L6.400 -26', 'M6.400 -26L6 -31'],
          ],
        }),
      )
    })
    s.glow(0.53, 0.66, 26, '#ffd08c', 0.3)
    return finish(s, { rays: 0.08 })
  },
}
