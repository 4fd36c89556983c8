import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { palace } from '../../things/wind-palace.js'
import { house } from '../../things/wind-palace-foot.js'
import { eye, face, metre, T } from '../../things/wind-palace-wall.js'

/** A motor rickshaw from the side, to the left: one small wheel before, its driver in front, a guest behind; 2.7 long. */
function rickshaw(k) {
  path(k, '#2c1c44', 'M-1.400 0Q0 -0.160 1.450 0Q0 0.120 -1.400 0Z')
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
  path(k, '#2c1c44', 'M-0.950 0Q0 -0.140 1.100 0Q0 0.120 -0.950 0Z')
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

/** The same stone and cloth where the sun does not reach it yet. */
const SHADE = {
  house: '#8c4c7c',
  houseTop: '#985484',
  merlon: '#a05c8c',
  trim: '#b888a8',
  pale: '#84507c',
  dome: '#683c70',
  hood: '#6c3c70',
  goods: ['#b07058', '#8c3868', '#346484', '#a88ca0'],
  awnings: ['#b04068', '#b894a4', '#346c90', '#b87858'],
  sun: '#ac6890',
  front: '#984f80',
  shade: '#683868',
  deep: '#4c285c',
  wall: '#7c4478',
  cream: '#c898b0',
  pane: '#56285c',
  dark: '#341c4c',
  gold: '#b88460',
}
const STREET = ['#eec49c', '#74507c']

/** Street, houses and palace in the colours that T holds now. */
function bazaar(k, street) {
  face(k, street, [
    [-70, 0, 0],
    [70, 0, 0],
    [70, 0, -26],
    [-70, 0, -26],
  ])
  house(k, -52, -38, 9.4, 0)
  house(k, -38, -29, 11.2, 1)
  house(k, -29, -22, 9, 2)
  house(k, 22, 30, 10.4, 1)
  house(k, 30, 46, 8.8, 2)
  palace(k, '#3c84b8')
}

/** Merlons along a roof from a to b metres at a height, as points of its shadow. */
const merlons = (a, b, y) => {
  const list = []
  for (let x = a; x < b - 0.6; x += 1.5)
    list.push(
      [x, y],
      [x + 0.15, y],
      [x + 0.15, y + 0.6],
      [x + 0.55, y + 1.15],
      [x + 0.95, y + 0.6],
      [x + 0.95, y],
    )
  return [...list, [b, y]]
}
/** A pavilion with its dome. */
const dome = (x, y, w) => [
  [x - w, y],
  [x - w, y + w * 1.1],
  [x - w * 1.2, y + w * 1.1],
  ...Array.from({ length: 13 }, (_, i) => {
    const t = (i / 12) * Math.PI
    return [x - Math.cos(t) * w * 0.98, y + w * 1.2 + Math.sin(t) ** 0.8 * w * 0.95]
  }).flatMap((p, i) =>
    i === 6 ? [p, [x - 0.1, p[1] + w * 0.1], [x, p[1] + w * 0.6], [x + 0.1, p[1] + w * 0.1]] : [p],
  ),
  [x + w * 1.2, y + w * 1.1],
  [x + w, y + w * 1.1],
  [x + w, y],
]
/** The roofs on our side of the street as the sun throws them on the fronts, from left to right in metres. */
const ROOFS = [
  [-80, 6.2],
  ...merlons(-34, -20.5, 6.2),
  [-20.5, 4.4],
  ...dome(-16.6, 4.4, 2.1),
  [-12, 4.4],
  [-12, 4.6],
  [2.6, 4.6],
  [2.6, 4.3],
  ...merlons(2.6, 12, 4.3),
  ...dome(14.8, 4, 2.6),
  ...merlons(18.2, 30, 4.3),
  [30, 5.6],
  [80, 5.6],
]

const [FLOOR, FRONT, SIDE] = [7.6, -23.6, -2.6]
/** The roof where the children fly their kite: the first sun lies on it. */
function terrace(k) {
  const WEST = -40
  // The outer side of the low wall at the right, in its own shade.
  face(k, '#8c4470', [
    [SIDE, FLOOR + 0.85, FRONT],
    [SIDE, FLOOR + 0.85, -34],
    [SIDE, FLOOR - 9, -34],
    [SIDE, FLOOR - 9, FRONT],
  ])
  face(k, '#f8bc8c', [
    [WEST, FLOOR, FRONT],
    [SIDE, FLOOR, FRONT],
    [SIDE, FLOOR, -35],
    [WEST, FLOOR, -35],
  ])
  face(k, '#f4a078', [
    [WEST, FLOOR, FRONT],
    [SIDE, FLOOR, FRONT],
    [SIDE, FLOOR + 0.8, FRONT],
    [WEST, FLOOR + 0.8, FRONT],
  ])
  // Pierced panels in the low wall, each its own breadth.
  for (const [x0, x1] of [
    [-13.6, -11],
    [-10.2, -7.6],
    [-6.8, -4.4],
  ])
    for (let x = x0; x < x1; x += 0.52)
      face(k, '#b85c6c', [
        [x, FLOOR + 0.14, FRONT],
        [x, FLOOR + 0.42, FRONT],
        [x + 0.17, FLOOR + 0.6, FRONT],
        [x + 0.34, FLOOR + 0.42, FRONT],
        [x + 0.34, FLOOR + 0.14, FRONT],
      ])
  face(k, '#ffe0b4', [
    [WEST, FLOOR + 0.8, FRONT],
    [SIDE, FLOOR + 0.8, FRONT],
    [SIDE, FLOOR + 0.8, FRONT + 0.5],
    [WEST, FLOOR + 0.8, FRONT + 0.5],
  ])
  face(k, '#ffd0a0', [
    [SIDE - 0.4, FLOOR + 0.85, FRONT],
    [SIDE, FLOOR + 0.85, FRONT],
    [SIDE, FLOOR + 0.85, -34],
    [SIDE - 0.4, FLOOR + 0.85, -34],
  ])
  // Cornice of the house below it, towards the street.
  face(k, '#a85c80', [
    [SIDE, FLOOR - 0.1, FRONT],
    [SIDE, FLOOR - 0.1, -34],
    [SIDE, FLOOR - 0.4, -34],
    [SIDE, FLOOR - 0.4, FRONT],
  ])
}

const who = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2434', '#281830'],
  light: -1,
  ...more,
})
const BOY = who('stand', ['#fff4dc', '#c4a0b4'], ['#4c74ac', '#34487c'], 2, {
  view: 'back',
  near: [8, 4],
  far: [-12, 4],
  armNear: [146, 18],
  armFar: [160, 12],
  shoe: '#7c4c4c',
})
const GIRL = who('stand', ['#ffc848', '#c47c4c'], ['#e4507c', '#9c3464'], 2, {
  dress: 'skirt',
  cut: 'long',
  near: [10, 4],
  far: [-14, 6],
  armNear: [24, 52],
  armFar: [36, 40],
  nod: -22,
  after: (q, j, flat) =>
    stroke(
      q,
      flat ?? '#ffe0a0',
      0.5,
      `M${j.armNear.hand[0]} ${j.armNear.hand[1] - 0.5}l0.200 1.100`,
    ),
})

/** Those in the street, still in the shade. */
function passers(k) {
  const [PINK, GOLD, TEAL, WHITE, RED, INK] = [
    ['#ec6490', '#a83c74'],
    ['#fcc454', '#c4804c'],
    ['#44a49c', '#2c6c80'],
    ['#fff4e4', '#b8a4bc'],
    ['#e8604c', '#9c3854'],
    ['#54507c', '#343060'],
  ]
  const put = (x, z, high, o, flip) => stand(k, ...eye([x, 0, z]), high * metre(z), o, { flip })
  put(4.4, -2.4, 1.65, who('walk', PINK, RED, 2, { dress: 'sarong', cut: 'long' }))
  put(17.2, -2.2, 1.7, who('stand', WHITE, INK, 2, { hat: ['wrap', '#f0a43c', '#c4703c'] }))
  put(18.3, -2.5, 1.6, who('carryHead', GOLD, TEAL, 3, { dress: 'sarong' }), true)
  at(k, ...eye([10.5, 0, -5.4]), metre(-5.4) * 1.1, rickshaw)
  at(k, ...eye([19.4, 0, -7.8]), metre(-7.4) * 1.15, cow)
}

export default {
  alt: "L'Hawa Mahal di Jaipur al sorgere del sole, rosa contro il cielo turchese: i balconi a nido d'ape salgono come una corona, sul suo piede cade l'ombra dei tetti di fronte, con merli e cupole e due bambini che fanno volare un aquilone rosso",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.2], horizon: 50 / 90 })
    const f = field(s)
    const lit = { ...T }
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 66)
      for (const [a, c] of [
        [0, '#2878b0'],
        [0.45, '#64acc4'],
        [0.78, '#c4dcc8'],
        [1, '#fce4b8'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      // The hills of Nahargarh.
      path(
        k,
        '#98a8b8',
        'M-6 70V51L6 48.500L18 49L30 45.500L40 46.500L52 51V70ZM124 70V52L140 48L152 49.500L166 46V70Z',
      )
      path(
        k,
        '#d4bcac',
        'M-6 51L6 48.500L18 49L12 54L-6 58ZM30 45.500L40 46.500L34 53L22 55ZM140 48L152 49.500L146 55L132 57Z',
      )
      bazaar(k, STREET[0])
    })
    // The same in the shade, cut out along the roofs opposite and the two who stand on one of them.
    const dark = s.sheet()
    Object.assign(T, SHADE)
    f.draw(dark.k, (k) => bazaar(k, STREET[1]))
    Object.assign(T, lit)
    const mask = s.sheet()
    f.draw(mask.k, (k) => {
      fill(k, '#000', [
        ...ROOFS.map(([x, y]) => eye([x, y, 0])),
        eye([80, 0, 0]),
        eye([80, 0, -30]),
        eye([-80, 0, -30]),
        eye([-80, 0, 0]),
      ])
      const cast = (x, high, o, flip) =>
        stand(k, ...eye([x, 4.5, 0]), high * metre(0) * 1.12, { ...o, flat: '#000' }, { flip })
      cast(-6.9, 1.75, BOY)
      cast(-4.7, 1.4, GIRL, true)
    })
    dark.k.globalCompositeOperation = 'destination-in'
    dark.k.drawImage(mask.canvas, 0, 0)
    s.k.drawImage(dark.canvas, 0, 0)
    const street = s.sheet()
    f.draw(street.k, passers)
    street.k.globalCompositeOperation = 'source-atop'
    street.k.fillStyle = 'rgba(76,44,116,.44)'
    street.k.fillRect(0, 0, s.w, s.h)
    s.k.drawImage(street.canvas, 0, 0)
    f.draw(s.k, (k) => {
      terrace(k)
      // The kite, its line, those who fly it.
      const put = (x, z, high, o, flip) =>
        stand(k, ...eye([x, FLOOR, z]), high * metre(z), o, {
          flip,
          fall: [0.62, -0.2],
          shade: '#c07c74',
        })
      const [bx, by] = eye([-6.2, FLOOR, -28.4])
      stroke(k, '#fff4dc', 0.18, `M${bx + 1.6} ${by - 17.2}C${bx + 4} ${by - 28} 29 40 33 24`)
      put(-6.2, -28.4, 1.62, BOY)
      put(-4.9, -28.7, 1.3, GIRL, true)
      k.save()
      k.translate(33, 20)
      k.rotate(0.22)
      path(k, '#f4483c', 'M0 -6.600L6.100 0L0 6.600L-6.100 0Z')
      path(k, '#c42c4c', 'M0 -6.600L6.100 0L0 6.600Z')
      path(k, '#ffd25c', 'M0 5.800L2.400 9.600H-2.400Z')
      stroke(k, '#fff0d4', 0.2, 'M0 -6.600V6.600M-6.100 0C-3.600 -3 3.600 -3 6.100 0')
      k.restore()
    })
    return finish(s, { vignette: 0.12 })
  },
}
