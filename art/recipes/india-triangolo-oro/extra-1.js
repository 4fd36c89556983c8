import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { eye, house, metre, palace, shops, wall } from '../../things/wind-palace.js'

const FALL = [1.1, -0.12]
const SHADE = 'rgba(84,40,96,.5)'

/** A motor rickshaw from the side, to the left: one small wheel before, its driver in front, a guest behind; 2.7 long. */
function rickshaw(k) {
  path(k, SHADE, 'M-1.300 0.060H1.400L2.600 -0.120L1.400 -0.240Z')
  path(k, '#3c2048', 'M-0.300 -1.650H1.250V-0.400H-0.300Z')
  path(
    k,
    '#784430',
    'M-0.560 -1.320a0.130 0.150 0 1 0 0.260 0a0.130 0.150 0 1 0 -0.260 0ZM0.520 -1.300a0.120 0.140 0 1 0 0.240 0a0.120 0.140 0 1 0 -0.240 0Z',
  )
  path(
    k,
    '#f4ecdc',
    'M-0.640 -0.500C-0.660 -1 -0.560 -1.150 -0.420 -1.160C-0.240 -1.150 -0.160 -0.900 -0.160 -0.500Z',
  )
  path(
    k,
    '#e0507c',
    'M0.400 -0.700C0.400 -1 0.480 -1.130 0.640 -1.140C0.800 -1.130 0.880 -0.950 0.900 -0.700Z',
  )
  stroke(k, '#f4ecdc', 0.1, 'M-0.480 -1.020L-0.860 -0.860')
  path(k, '#f4bc44', 'M-0.900 -1.500C-0.700 -1.860 0.900 -1.880 1.340 -1.640L1.360 -1.480H-0.900Z')
  path(
    k,
    '#fce08c',
    'M-0.900 -1.500C-0.700 -1.860 0.300 -1.880 0.600 -1.820C0 -1.800 -0.500 -1.700 -0.640 -1.480Z',
  )
  stroke(
    k,
    '#f4bc44',
    0.06,
    'M-1.060 -0.800L-0.800 -1.520M-0.140 -0.500V-1.500M1.300 -0.600V-1.500',
  )
  path(
    k,
    '#2c7c5c',
    'M-1.340 -0.420C-1.340 -0.700 -1.200 -0.860 -1.040 -0.880L-0.860 -0.420L-0.200 -0.340V-0.720H1.360C1.420 -0.500 1.400 -0.320 1.360 -0.220H-0.900L-1.120 -0.360Z',
  )
  path(
    k,
    '#1c5450',
    'M-0.860 -0.420L-0.200 -0.340V-0.460H1.390C1.400 -0.360 1.390 -0.280 1.360 -0.220H-0.900Z',
  )
  for (const [x, q] of [
    [-1.08, 0.21],
    [0.95, 0.24],
  ]) {
    path(k, '#241838', `M${x - q} ${-q}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    path(
      k,
      '#b8a8b0',
      `M${x - q * 0.4} ${-q}a${q * 0.4} ${q * 0.4} 0 1 0 ${q * 0.8} 0a${q * 0.4} ${q * 0.4} 0 1 0 ${-q * 0.8} 0Z`,
    )
  }
}

/** A zebu cow, to the left: hump, dewlap, four legs, horns; 2.2 long, 1.5 high. */
function cow(k) {
  path(k, SHADE, 'M-0.900 0.040H0.900L2.500 -0.160L2.300 -0.280L1 -0.140Z')
  path(
    k,
    '#a88898',
    'M-0.500 -0.700L-0.440 -0.300L-0.480 0H-0.340L-0.300 -0.600ZM0.520 -0.700L0.480 -0.300L0.420 0H0.560L0.700 -0.500Z',
  )
  path(
    k,
    '#d8c4c0',
    'M-1.340 -0.960L-1.240 -0.900L-1.020 -0.940C-0.920 -0.820 -0.860 -0.700 -0.780 -0.600L-0.740 -0.300L-0.780 0H-0.620L-0.560 -0.480C-0.300 -0.400 0.200 -0.420 0.560 -0.520L0.800 -0.320L0.760 0H0.920L0.980 -0.360C0.940 -0.600 1.020 -0.800 0.980 -1.020C0.900 -1.180 0.700 -1.160 0.400 -1.120C0.100 -1.100 -0.100 -1.120 -0.240 -1.160C-0.320 -1.340 -0.480 -1.360 -0.560 -1.160C-0.680 -1.160 -0.800 -1.220 -0.900 -1.280C-1 -1.320 -1.120 -1.300 -1.160 -1.240Z',
  )
  path(
    k,
    '#fff4e8',
    'M-1.340 -0.960L-1.240 -0.900L-1.020 -0.940C-0.960 -1 -0.800 -0.900 -0.700 -0.760C-0.400 -0.640 0.300 -0.700 0.980 -1.020C0.900 -1.180 0.700 -1.160 0.400 -1.120C0.100 -1.100 -0.100 -1.120 -0.240 -1.160C-0.320 -1.340 -0.480 -1.360 -0.560 -1.160C-0.680 -1.160 -0.800 -1.220 -0.900 -1.280C-1 -1.320 -1.120 -1.300 -1.160 -1.240Z',
  )
  stroke(
    k,
    '#5c3c54',
    0.05,
    'M-1 -1.300C-1.060 -1.440 -1.020 -1.520 -0.940 -1.580M-1.100 -1.280C-1.180 -1.420 -1.160 -1.500 -1.100 -1.560',
  )
  stroke(k, '#d8c4c0', 0.05, 'M0.980 -1C1.100 -0.800 1.060 -0.600 1.080 -0.400')
  stroke(k, '#f0a43c', 0.07, 'M-0.860 -1.220C-0.900 -1.020 -0.840 -0.860 -0.720 -0.780')
}

/** A pigeon in flight. */
const pigeon = (k, x, y, q, up) =>
  path(
    k,
    up ? '#fff4e4' : '#5c6c94',
    `M${x - 2.6 * q} ${y - (up ? 1.6 : -0.3) * q}C${x - 1.5 * q} ${y - 1.3 * q} ${x - 0.6 * q} ${y - 0.7 * q} ${x} ${y - 0.2 * q}C${x + 0.6 * q} ${y - 1 * q} ${x + 1.5 * q} ${y - 1.7 * q} ${x + 2.6 * q} ${y - 1.7 * q}C${x + 1.9 * q} ${y - 0.6 * q} ${x + 1.2 * q} ${y + 0.2 * q} ${x + 0.7 * q} ${y + 0.5 * q}L${x - 0.9 * q} ${y + 0.4 * q}C${x - 1.5 * q} ${y + 0.2 * q} ${x - 2 * q} ${y - 0.4 * q} ${x - 2.6 * q} ${y - (up ? 1.6 : -0.3) * q}Z`,
  )

export default {
  alt: "L'Hawa Mahal di Jaipur dalla terrazza del caffè di fronte: le finestre a nido d'ape una sopra l'altra nel sole, in basso la strada del bazar con un risciò e una mucca",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.2], horizon: 61 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(110, 0, 70, 70)
      for (const [a, c] of [
        [0, '#3c94b0'],
        [0.5, '#94ccc8'],
        [1, '#fff0cc'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      path(
        k,
        'rgba(255,250,236,.85)',
        'M102 14C120 11.400 142 13.200 166 10V13C146 15.600 124 16.200 102 14Z',
      )
      path(k, 'rgba(255,246,228,.7)', 'M-6 20C6 18.600 18 20 34 18C20 21.800 6 22.600 -6 22Z')
      // The Nahargarh ridge with its fort wall, far behind the row.
      path(k, '#b8b4bc', 'M-6 60V47L4 44.500L14 45.400L24 42.600L34 43.800L46 47V60Z')
      path(k, '#dcc8b8', 'M-6 47L4 44.500L14 45.400L9 50L-6 54ZM24 42.600L34 43.800L30 49L20 50Z')
      const r = random(7)
      // The street in the sun, the pavement.
      const foot = [eye(-90, 0, 0), eye(44, 0, 0), [170, 98], [-8, 98]]
      fill(k, '#e8c8a4', foot)
      wall(k, '#f4dcb8', [
        [-90, 0, 0],
        [40, 0, 0],
        [40, 0, -3],
        [-90, 0, -3],
      ])
      // The row of the bazaar to the left, the palace, the next house.
      house(k, -74, -60, 9, r)
      house(k, -60, -49, 11.5, r)
      house(k, -49, -37, 8.6, r)
      shops(k, -74, -37, r)
      house(k, -37, -23, 11, r)
      shops(k, -37, -23, r)
      house(k, 22.4, 44, 12, r)
      shops(k, 23, 44, r)
      palace(k, r)
      // The shadow of the houses on our side: it lies on the street and climbs the palace's foot; two on a roof wave at it.
      wall(
        k,
        'rgba(84,40,104,.46)',
        [
          [-90, 0],
          [-90, 1.4],
          [-58, 1.4],
          [-58, 2.6],
          [-41, 2.6],
          [-41, 1],
          [-27, 1],
          [-27, 3.2],
          [-14, 3.2],
          [-14, 4.4],
          // One stands, one lifts an arm.
          [-10.3, 4.4],
          [-10.3, 5.4],
          [-10.2, 5.8],
          [-9.95, 5.9],
          [-10, 6.2],
          [-9.7, 6.4],
          [-9.4, 6.2],
          [-9.45, 5.9],
          [-9.2, 5.8],
          [-9.1, 5.4],
          [-9.1, 4.4],
          [-8, 4.4],
          [-8, 5.3],
          [-7.9, 5.7],
          [-7.65, 5.8],
          [-7.7, 6.1],
          [-7.4, 6.3],
          [-7.1, 6.1],
          [-7.15, 5.8],
          [-6.8, 5.9],
          [-6.35, 6.7],
          [-6.15, 6.6],
          [-6.6, 5.5],
          [-6.9, 5.2],
          [-6.9, 4.4],
          [-2, 4.4],
          [-2, 2.4],
          [9, 2.4],
          [9, 3.8],
          [22, 3.8],
          [22, 5],
          [44, 5],
          [44, 0],
        ],
        -0.25,
      )
      fill(k, 'rgba(84,40,104,.42)', foot)
      // A lane lets the sun through.
      wall(k, 'rgba(255,224,168,.5)', [
        [-41, 0, 0],
        [-27, 0, 0],
        [-37, 0, -16],
        [-52, 0, -16],
      ])
      wall(k, 'rgba(255,224,168,.4)', [
        [-2, 0, 0],
        [9, 0, 0],
        [-2, 0, -16],
        [-14, 0, -16],
      ])
      // The kerb.
      for (let x = -80; x < 30; x += 1.6)
        wall(k, Math.round(x / 1.6) % 2 ? '#4c3458' : '#e8bc6c', [
          [x, 0.15, -3],
          [x + 1.6, 0.15, -3],
          [x + 1.6, 0, -3.1],
          [x, 0, -3.1],
        ])
      // Those in the street, from the far end.
      const who = (pose, top, low, n, more) => ({
        ...POSES[pose],
        top,
        low,
        skin: SKINS[n],
        hair: ['#2c1834', '#201430'],
        light: -1,
        ...more,
      })
      const put = (x, z, high, o, flip) => {
        const [px, py] = eye(x, 0, z)
        stand(k, px, py, high * metre(x, z), o, { flip, fall: FALL, shade: 'rgba(84,40,96,.4)' })
      }
      const [PINK, GOLD, TEAL, WHITE, RED, INK] = [
        ['#ec6490', '#a83c74'],
        ['#fcc454', '#c4804c'],
        ['#44a49c', '#2c6c80'],
        ['#fff4e4', '#b8a4bc'],
        ['#e8604c', '#9c3854'],
        ['#54507c', '#343060'],
      ]
      put(-46, -2, 1.65, who('walk', PINK, RED, 2, { dress: 'sarong', cut: 'long' }))
      put(
        -42.5,
        -2.2,
        1.7,
        who('walkOther', WHITE, WHITE, 3, { hat: ['wrap', '#f0a43c', '#c4703c'] }),
        true,
      )
      put(-33, -1.6, 1.7, who('stand', TEAL, INK, 2, {}))
      put(
        -30.5,
        -1.8,
        1.6,
        who('carryHead', GOLD, PINK, 3, {
          dress: 'sarong',
          after: (q, j, flat) => {
            path(
              q,
              flat ?? '#a8684c',
              `M${j.head[0] - 0.9} ${j.head[1] - 0.6}q0.900 0.900 1.800 0l-0.300 -0.700h-1.200Z`,
            )
          },
        }),
      )
      put(-18, -1.5, 1.7, who('point', WHITE, INK, 2, { hat: ['wrap', '#e8604c', '#9c3854'] }))
      put(-12, -2, 1.6, who('walk', RED, GOLD, 1, { dress: 'sarong', cut: 'bun' }), true)
      put(-1, -1.8, 1.7, who('camera', TEAL, INK, 0, { hat: ['brim', '#f4dca8', '#c4a488'] }), true)
      put(1, -1.9, 1.65, who('stand', GOLD, RED, 0, { cut: 'long', hair: ['#c8844c', '#8c5448'] }))
      put(12, -2, 1.65, who('walkOther', PINK, TEAL, 3, { dress: 'sarong', cut: 'long' }))
      const ride = (x, z, q, draw, flip) => {
        const [px, py] = eye(x, 0, z)
        at(k, px, py, metre(x, z) * q, draw, flip)
      }
      ride(-37, -6, 1.15, rickshaw, true)
      ride(-22, -8.5, 1.15, cow)
      ride(-7, -5, 1.2, rickshaw)
      // Pigeons turn above the roofs.
      for (const [x, y, q, up] of points(
        '20 26 0.800 1 25 22.500 0.640 0 29.500 25.500 0.600 1 33 20.600 0.520 0 16 31 0.760 0 38 23 0.440 1 24.500 29.500 0.560 1 12 25.500 0.600 0',
        4,
      ))
        pigeon(k, x, y, q, up)
      // Our terrace: the parapet, a table with two glasses of tea, two who look.
      path(k, '#54284c', 'M104 98L112 82.600L168 76.500V98Z')
      path(k, '#f4b08c', 'M110.600 82.800L168 76.300V78.700L110.400 85.400Z')
      path(k, '#8c4864', 'M110.400 85.400L168 78.700V98H104Z')
      for (const x of [116, 127.5, 139, 150.5, 162]) {
        const y = 85 - (x - 112) * 0.117
        path(
          k,
          '#54284c',
          `M${x - 3} 98V${y + 6.5}C${x - 3} ${y + 3.6} ${x - 1} ${y + 3.3} ${x} ${y + 2}C${x + 1} ${y + 3} ${x + 3} ${y + 3.2} ${x + 3} ${y + 6}V98Z`,
        )
      }
      const near = (x, y, high, o, flip) => stand(k, x, y, high, o, { flip })
      near(
        135,
        98.5,
        24,
        who('stand', ['#f0e4d4', '#a890b0'], INK, 0, {
          view: 'back',
          cut: 'long',
          hair: ['#8c4c38', '#5c3040'],
          hat: ['brim', '#fce0a8', '#c8a080'],
          armNear: [-10, 30],
          armFar: [12, 30],
        }),
      )
      near(
        147.5,
        98,
        25.5,
        who('point', ['#4c94b0', '#305480'], INK, 2, {
          view: 'back',
          armFar: [-104, -6],
          armNear: [10, 30],
        }),
      )
      // The glasses on the sill.
      for (const [x, y] of points('121 81.400 124 81.100')) {
        path(k, '#b86444', `M${x - 0.7} ${y - 2.4}h1.400l-0.200 2.400h-1Z`)
        path(
          k,
          '#f4d4a4',
          `M${x - 0.7} ${y - 2.4}h1.400v0.400h-1.400ZM${x - 0.5} ${y - 2}h0.400l0 2h-0.200Z`,
        )
        path(k, SHADE, `M${x + 0.5} ${y}l2.600 -0.200v0.400l-2.600 0.300Z`)
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
