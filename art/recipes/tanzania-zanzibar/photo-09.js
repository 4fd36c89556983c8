import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { fire, genet, guard, stargazer } from '../../things/night-camp.js'

/** Where the galaxy runs: a bent line from the plain to the upper edge; t 0..1. */
const along = (t) => [56 + t * 62 + Math.sin(t * 3) * 4, 66 - t * 76]

/** One cloud of the galaxy: a band about its line with heads at both edges. */
function starCloud(k, colour, [from, to], wide, shift, seed) {
  const edge = (side) =>
    Array.from({ length: 160 }, (_, i) => {
      const t = from + ((to - from) * i) / 159
      const taper = Math.sin((Math.PI * i) / 159) ** 0.5
      const n = t * 62
      const heads =
        0.62 +
        0.6 * Math.abs(noise(n * 0.11 + seed * 9, seed + side)) +
        (1.6 / (wide + 3)) * Math.abs(noise(n * 0.4, seed + side + 3))
      const [x, y] = along(t)
      const d = shift + side * wide * taper * heads
      return [x + d * 0.78, y + d * 0.62]
    })
  fill(k, colour, [...edge(-1), ...edge(1).reverse()])
}

function nightSky(k) {
  for (const [c, y] of [
    ['#0c1638', -6],
    ['#101e48', 14],
    ['#16285a', 28],
    ['#1f366c', 40],
    ['#30497c', 50],
    ['#57618c', 56.5],
    ['#93788c', 60.5],
  ])
    fill(k, c, points(`-6 ${y} 40 ${y + 1.4} 90 ${y - 1} 130 ${y + 1} 168 ${y} 168 70 -6 70`))
  starCloud(k, '#223a78', [-0.1, 1.12], 21, 0, 3)
  starCloud(k, '#31509a', [-0.05, 1.1], 15, 1, 5)
  starCloud(k, '#5272ba', [0.02, 1.06], 9.5, 0.5, 8)
  starCloud(k, '#8ea4dc', [0.12, 0.86], 5.6, -1, 12)
  starCloud(k, '#c9c4e0', [0.17, 0.74], 3.6, -1.4, 14)
  starCloud(k, '#f3dfc6', [0.22, 0.57], 2, -1.9, 15)
  starCloud(k, '#f3dfc6', [0.66, 0.8], 1.3, -2.6, 31)
  // Lanes of dust, dark before the light.
  starCloud(k, '#192c62', [0.1, 0.52], 2, 2.4, 21)
  starCloud(k, '#192c62', [0.44, 0.98], 2.6, 0.8, 24)
  starCloud(k, '#192c62', [0.3, 0.5], 1.3, -4.8, 27)
  starCloud(k, '#192c62', [0.38, 0.47], 0.9, -1.2, 33)
  starCloud(k, '#192c62', [0.5, 0.66], 1.2, -2.8, 36)
  starCloud(k, '#192c62', [0.62, 0.86], 1.6, 6.5, 29)
  const r = random(12)
  for (let i = 0; i < 420; i++) {
    const near = i < 220
    const t = r()
    const [x, y] = near
      ? along(t).map((v, n) => v + (r() + r() - 1) * (n ? 14 : 18))
      : [30 + r() * 130, r() * 58]
    const q = i % 37 === 0 ? 0.36 : i % 9 === 0 ? 0.22 : 0.12
    k.fillStyle = i % 5 === 0 ? '#ffe6bc' : '#e4ecff'
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
  // A few great ones, among them the Southern Cross.
  for (const [x, y, q] of points(
    '112 40 1.300 115.500 31 1.200 109.500 34.500 1 118 37 0.900 66 13 1.200 132 22 1',
    3,
  ))
    path(
      k,
      '#fff8e4',
      `M${x} ${y - q}L${x + q * 0.2} ${y - q * 0.2}L${x + q} ${y}L${x + q * 0.2} ${y + q * 0.2}L${x} ${y + q}L${x - q * 0.2} ${y + q * 0.2}L${x - q} ${y}L${x - q * 0.2} ${y - q * 0.2}Z`,
    )
}

/** The plain with the firelight in steps, a far tent, the guard. */
function outside(k) {
  fill(k, '#4a4a78', [
    ...rough(points('-6 60 40 58.500 70 60.500 100 58 128 60 168 57.500'), 0.5, 4),
    ...points('168 90 -6 90'),
  ])
  for (const [x, y, q] of points('62 62.500 6 112 62 4.500 140 62.500 5', 3))
    acaciaFlat(k, x, y, q, ['#2c3058', '#39406c', '#222448'])
  fill(k, '#343862', [
    ...rough(points('-6 62.500 50 62 90 63 130 62 168 63'), 0.4, 6),
    ...points('168 90 -6 90'),
  ])
  fill(k, '#272a50', [
    ...rough(points('-6 66 50 67 90 66 130 67 168 66'), 0.4, 8),
    ...points('168 90 -6 90'),
  ])
  for (const [c, rx, ry] of [
    ['#47365a', 30, 6],
    ['#744658', 20, 4],
    ['#b06a50', 11, 2.2],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(117, 72.4, rx, ry, 0, 0, 7)
    k.fill()
  }
  acaciaFlat(k, 58, 70, 25, ['#15183a', '#232a54', '#101230'])
}

/** The canvas of the tent about the open door, lit by the lantern in steps. */
function tent(k) {
  k.save()
  k.beginPath()
  const walls = [
    points('-6 -6 71 -6 67 12 60 30 50 46 48.500 60 46 79 46 96 -6 96'),
    points('119 -6 123 12 129 30 137 46 136.500 62 138 79 138 96 166 96 166 -6'),
    points('46 79 138 79 138 96 46 96'),
  ]
  for (const list of walls) for (const [i, p] of list.entries()) k[i ? 'lineTo' : 'moveTo'](...p)
  k.clip()
  path(k, '#4a2440', 'M-6 -6H166V96H-6Z')
  for (const [c, q] of [
    ['#6a3244', 74],
    ['#8c4940', 52],
    ['#b0673e', 35],
    ['#d69048', 21],
    ['#f2c06c', 11],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(17, 26, q, q * 0.92, 0, 0, 7)
    k.fill()
  }
  k.restore()
  // The flaps, gathered and tied; beyond them the seams of the canvas.
  path(
    k,
    '#7c3c40',
    'M71 -6C68 14 60 32 49 45C50.500 47 51.500 49 51 50.500C52.500 60 53 70 53.500 79.500H44C45.500 68 46.500 58 47.600 50C47 48 46.500 46.500 46.500 45C55 32 62 12 64 -6Z',
  )
  path(
    k,
    '#c98048',
    'M64 -6C62 12 55 32 46.500 45C46.500 46.500 47 48 47.600 50C46.500 58 45.500 68 44 79.500H46.800C48 68 48.400 58 48.800 50C48 48 48.300 46.500 48.800 45C57 32 64 12 66.500 -6Z',
  )
  stroke(
    k,
    '#56283c',
    0.6,
    'M68.500 -6C66 14 58 33 49.600 44.600M50 51C50.600 60 50.600 70 50.600 79',
  )
  path(
    k,
    '#f3d9a4',
    'M45.600 45.400C47.600 44.600 50 44.800 51.600 46C51.800 48 51.700 49.500 51.400 51C49.600 50 47.600 50 46 50.800C45.600 49 45.500 47 45.600 45.400Z',
  )
  path(
    k,
    '#4c2040',
    'M119 -6C122 14 130 32 138.500 45C137 47 136 49 136.400 50.500C135.500 60 135.500 70 135 79.500H142C141.600 68 141.400 58 140.600 50C141.400 48 141.600 46.500 141.600 45C133 30 127 12 126 -6Z',
  )
  path(
    k,
    '#8e4844',
    'M119 -6C122 14 130 32 138.500 45C137 47 136 49 136.400 50.500C135.500 60 135.500 70 135 79.500H136.400C137 68 137 60 137.600 50.500C137.600 49 138.600 47 139.800 45C131.500 31 124 12 121 -6Z',
  )
  stroke(
    k,
    '#30142e',
    0.6,
    'M123.500 -6C126 13 132.500 31 140.400 44.600M139.400 51C139.600 60 139 70 138.600 79',
  )
  path(
    k,
    '#d8b080',
    'M136.200 46C138 44.800 140.600 44.600 142.400 45.400C142.500 47 142.400 49 142 50.800C140.400 50 138.600 50 136.600 51C136.200 49.500 136 48 136.200 46Z',
  )
  stroke(k, 'rgba(70,24,48,.45)', 0.5, 'M44 -6C40 20 34 44 30 62M150 -6C153 20 158 44 161 80')
  stroke(
    k,
    'rgba(70,24,48,.25)',
    0.3,
    'M45.200 -6C41.200 20 35.200 44 31.200 62M151.200 -6C154.200 20 159.200 44 162.200 80',
  )
}

/** Floor, striped rug, the chest with what is left of supper, the lantern on its hook. */
function inside(k) {
  path(k, '#3a1c3a', 'M-6 79.500H166V96H-6Z')
  path(k, '#8a4a3e', 'M-6 79.500H60L40 96H-6Z')
  const rug = (a, b, c) =>
    fill(k, c, [
      [62 + a * 62, 80.5],
      [62 + b * 62, 80.5],
      [48 + b * 96, 89],
      [48 + a * 96, 89],
    ])
  const cloth = [
    '#a8304a',
    '#e0904c',
    '#a8304a',
    '#f3d9a4',
    '#28586c',
    '#f3d9a4',
    '#a8304a',
    '#e0904c',
    '#a8304a',
    '#f3d9a4',
    '#28586c',
    '#f3d9a4',
    '#7c2448',
    '#b86a48',
    '#7c2448',
  ]
  for (const [i, c] of cloth.entries()) rug(i / cloth.length, (i + 1) / cloth.length, c)
  path(k, 'rgba(50,16,50,.3)', 'M96 80.500H124L144 89H100Z')
  for (let i = 0; i < 40; i++) stroke(k, '#e8c48c', 0.3, `M${48.6 + i * 2.43} 89l-0.300 1.600`)
  // Chest: a lid with a lit edge, brass corners.
  path(k, 'rgba(30,10,30,.45)', 'M4 84H46L62 87.500L50 89H4Z')
  path(k, '#5c2c34', 'M2 66H47V85.500H2Z')
  path(k, '#4a2030', 'M40 66H47V85.500H40Z')
  stroke(k, '#40182c', 0.5, 'M2 75.500H47')
  path(k, '#8c4a3c', 'M0.500 62.500H48.500V67H0.500Z')
  path(k, '#e6a860', 'M0.500 61.800H48.500V63.400H0.500Z')
  for (const x of [2, 43.5]) {
    path(k, '#d8a050', `M${x} 63.400h3.500v3.600h-3.500Z`)
    path(k, '#d8a050', `M${x} 82h3.500v3.500h-3.500Z`)
  }
  path(k, '#f0c070', 'M20 66h6v5.500h-6Z')
  path(k, '#5c2c34', 'M23 67.400a1 1 0 1 0 0.010 0Z')
  // The plate.
  path(
    k,
    '#8c9ab0',
    'M38 61.800C38.400 60.900 48.200 60.900 48.600 61.800C47.500 62.700 39.200 62.700 38 61.800Z',
  )
  path(
    k,
    '#e8ecee',
    'M37.600 61.300C40 60.600 46.500 60.600 49 61.300C46.500 62 40 62 37.600 61.300Z',
  )
  for (const [x, y] of [
    [40, 61],
    [43.6, 61],
    [41.8, 59.9],
  ]) {
    path(
      k,
      '#f2b65a',
      `M${x} ${y}C${x} ${y - 1.3} ${x + 4} ${y - 1.3} ${x + 4} ${y}C${x + 3} ${y + 0.4} ${x + 1} ${y + 0.4} ${x} ${y}Z`,
    )
    path(
      k,
      '#b8742c',
      `M${x} ${y}C${x + 1} ${y + 0.2} ${x + 3} ${y + 0.2} ${x + 4} ${y}C${x + 3} ${y + 0.5} ${x + 1} ${y + 0.5} ${x} ${y}Z`,
    )
  }
}

function lantern(k) {
  stroke(k, '#3a1a2e', 0.7, 'M0 -26V-10.500')
  stroke(k, '#3a1a2e', 0.6, 'M-4 -4C-6.500 -12 6.500 -12 4 -4')
  path(
    k,
    '#3a1a2e',
    'M-3.600 -3.600C-3.400 -7 -1.600 -7.400 -1.400 -9H1.400C1.600 -7.400 3.400 -7 3.600 -3.600Z',
  )
  path(k, '#ffe9a8', 'M-3 -3.600H3C5 0 4.600 4 2.800 6H-2.800C-4.600 4 -5 0 -3 -3.600Z')
  path(k, '#fffbe6', 'M0 -2.600C2 0.600 2.400 2.600 1.500 5H-1.500C-2.400 2.600 -2 0.600 0 -2.600Z')
  stroke(
    k,
    '#3a1a2e',
    0.45,
    'M-3 -3.600C-5 0 -4.600 4 -2.800 6M3 -3.600C5 0 4.600 4 2.800 6M-4.200 1H4.200',
  )
  path(k, '#3a1a2e', 'M-3.400 5.600H3.400L4 9.500H-4Z')
  path(k, '#8c5440', 'M-3.400 5.600H-1.600L-2 9.500H-4Z')
}

export default {
  alt: 'Dalla porta di una tenda: una bambina sdraiata sulla pancia guarda la Via Lattea sopra la savana, un guardiano masai veglia su una gamba sola accanto al fuoco e alle sue spalle una genetta dalla coda ad anelli ruba un biscotto sotto la lanterna',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.15, 0.3], horizon: 0.68 })
    const f = field(s)
    f.draw(s.k, (k) => {
      nightSky(k)
      outside(k)
      at(k, 117, 72.5, 0.62, fire)
      at(k, 129, 74.4, 0.64, guard)
      tent(k)
      inside(k)
      at(k, 17, 26, 1, lantern)
      path(k, 'rgba(60,20,36,.4)', 'M14 62C18 61.500 38 61.500 41 62.200C36 63 18 63 14 62Z')
      at(k, 23, 62.4, 0.98, genet)
      at(k, 75, 84.6, 1.05, stargazer)
    })
    return finish(s)
  },
}
