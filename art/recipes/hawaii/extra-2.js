import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { aimer, geologist, grass, hungry, nene, ohia } from '../../things/crater-rim.js'

/** The last light: green over apricot, and the long shield of Mauna Loa. */
function evening(k) {
  path(k, '#145c6c', 'M-6 -6H166V60H-6Z')
  path(k, '#246c74', 'M-6 16C20 8 60 10 96 -6H166V60H-6Z')
  path(k, '#4c9484', 'M-6 22C30 19 70 16 118 2C136 -3 150 -5 166 -6V60H-6Z')
  path(k, '#90b88c', 'M-6 26C34 25 84 21 124 10C142 5 156 3 166 2V60H-6Z')
  path(k, '#d8d090', 'M-6 29.500C40 29 96 26 136 17C150 14 160 12 166 11V60H-6Z')
  path(k, '#ffd08c', 'M-6 33C40 33 100 31 140 24C152 22 160 21 166 20V60H-6Z')
  // Blades of cloud with fire on their under edge.
  for (const [c, d] of [
    [
      '#1c5868',
      'M44 24C56 21 66 22.500 78 19.500C88 17.500 94 18.500 104 15.500C98 20.500 88 21.500 78 24C66 26.500 54 25.500 44 24Z',
    ],
    [
      '#f8a468',
      'M50 24.600C60 24.500 70 25 80 22.500C88 20.600 96 20.300 104 15.500C99 21.500 90 22.800 80 25C70 27 58 26.300 50 24.600Z',
    ],
    ['#2c6c70', 'M2 29C10 27 22 28 34 26.500C28 29.500 12 31 2 29Z'],
    ['#f8b478', 'M6 29.600C16 30.200 26 29 34 26.500C28 30.500 14 31.500 6 29.600Z'],
  ])
    path(k, c, d)
  path(
    k,
    '#3c6478',
    'M-6 36C14 33.500 34 31.500 58 30C66 29.500 74 29.300 82 29.800C108 31 136 34 166 37.500V60H-6Z',
  )
  path(
    k,
    '#54808c',
    'M24 32.700C34 31.500 46 30.700 58 30C66 29.500 74 29.300 82 29.800C72 30.600 62 31 52 32.500C44 33.600 34 33.400 24 32.700Z',
  )
  path(
    k,
    '#fff6cc',
    'M40 12.500l0.500 -1.500l0.500 1.500l1.500 0.500l-1.500 0.500l-0.500 1.500l-0.500 -1.500l-1.500 -0.500Z',
  )
}

/** Walls of the caldera in ledges, and its floor. */
function caldera(k) {
  for (const [c, d, seed] of [
    ['#2c4c64', '-6 38.500 20 37.500 50 38.500 84 37 120 38.500 166 37', 3],
    ['#20384e', '-6 41 30 40 60 41.500 96 40 130 41.500 166 40', 5],
    ['#5c3c50', '30 43.500 60 43 90 43.800 130 43 166 43.500', 7],
    ['#8c4048', '50 45.500 80 45 110 45.600 140 45 166 45.500', 9],
  ])
    fill(k, c, [...rough(points(d), 0.8, seed), [166, 90], [-6, 90]])
  // Pillars of basalt along the ledges, lit from below.
  const r = random(5)
  for (let x = 34; x < 166; x += 2 + r() * 3) {
    const wide = 0.8 + r() * 1.2
    fill(
      k,
      r() < 0.5 ? '#c85c44' : '#a84844',
      points(`${x} 43.600 ${x + wide} 43.400 ${x + wide * 0.9} 46.500 ${x - 0.3} 46.500`),
    )
  }
  // The lake: plates of crust between glowing seams.
  path(k, '#ff8c34', 'M20 62C40 52 60 47.500 96 46.800C130 46.400 150 47 170 48V96H20Z')
  path(
    k,
    '#ffc850',
    'M70 52C84 48.500 120 48 134 51C140 54 120 57.500 100 57.500C84 57.500 66 56 70 52Z',
  )
  const plate = (x, y, wide, tall, seed, c = '#42283c') => {
    const n = 9
    const p = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283
      const q = 0.8 + 0.28 * Math.sin(seed * 3 + i * 2.3)
      return [x + Math.cos(a) * wide * q * 1.22, y + Math.sin(a) * tall * q * 1.4]
    })
    fill(
      k,
      '#c83c30',
      p.map(([a, b]) => [a, b + tall * 0.24]),
    )
    fill(k, c, p)
    fill(
      k,
      '#643448',
      p.map(([a, b]) => [x + (a - x) * 0.6 - wide * 0.1, y + (b - y) * 0.5 - tall * 0.1]),
    )
  }
  for (const [x, y, a, b] of points(
    '40 55 9 2 56 51.500 7 1.300 68 49 6 0.900 84 47.900 7 0.600 112 48 8 0.600 130 48.300 9 0.800 150 49.200 10 1 143 52 8 1.300 158 53.500 8 1.600 60 57 10 2.200 74 54.500 6 1.500 79 60.500 10 2.600 128 55.500 9 1.900 146 57.500 10 2.300 162 60 8 2.400 103 61.500 11 2.900 124 63 9 2.800 142 66 12 3.600 162 69 11 4 88 67.500 12 3.800 114 69.500 12 4 60 66 10 3.600 134 74 14 4.600 40 64 9 3 30 70 9 4',
    4,
  ))
    plate(x, y, a, b, x)
}

/** A jet of the fountain: a stream that rises, bends over and falls, thick below. */
function jet(k, c, x, y, lean, tall, wide) {
  path(
    k,
    c,
    `M${x - wide} ${y}C${x - wide * 0.8} ${y - tall * 0.5} ${x + lean * 0.2 - wide * 0.6} ${y - tall} ${x + lean * 0.5} ${y - tall}C${x + lean * 0.8} ${y - tall} ${x + lean} ${y - tall * 0.7} ${x + lean * 1.08} ${y - tall * 0.3}C${x + lean * 0.86} ${y - tall * 0.56} ${x + lean * 0.74} ${y - tall * 0.7} ${x + lean * 0.56} ${y - tall * 0.74}C${x + lean * 0.3 + wide * 0.5} ${y - tall * 0.74} ${x + wide * 0.9} ${y - tall * 0.4} ${x + wide} ${y}Z`,
  )
}

/** The great fountain: jets behind jets, a white heart, drops thrown wide, the mound they build. */
function fountain(k, x, y) {
  for (const [c, lean, tall, wide] of [
    ['#e8402c', -13, 15, 3],
    ['#e8402c', 14, 17, 3.2],
    ['#f85c2c', -8, 22, 3],
    ['#f85c2c', 9, 25, 3],
    ['#ff8830', -5, 17, 2.6],
    ['#ff8830', 4, 28, 2.6],
    ['#ffb848', 7, 17, 2.2],
    ['#ffb848', -3, 21, 2],
    ['#ffe488', 2, 20, 1.8],
    ['#fff4c0', 0.8, 13, 1.3],
  ])
    jet(k, c, x + lean * 0.12, y, lean, tall, wide)
  for (const [dx, dy, d] of points(
    '-15 -9 0.8 -12 -17 0.500 -7 -25 0.6 6 -29 0.6 12 -21 0.7 17 -10 0.7 -17 -4 0.500 19 -4 0.500 0 -31 0.500 9 -26 0.4 -10 -21 0.4 15 -15 0.4',
    3,
  ))
    path(k, '#ffb448', `M${x + dx} ${y + dy - d}a${d} ${d * 1.3} 0 1 0 0.010 0Z`)
  path(
    k,
    '#5c2c3c',
    `M${x - 12} ${y + 1}C${x - 8} ${y - 2.5} ${x - 5} ${y - 2} ${x - 3} ${y - 0.5}C${x - 1} ${y + 0.6} ${x + 2} ${y + 0.6} ${x + 4} ${y - 0.6}C${x + 6} ${y - 2} ${x + 10} ${y - 2} ${x + 13} ${y + 1}C${x + 8} ${y + 3} ${x - 8} ${y + 3} ${x - 12} ${y + 1}Z`,
  )
  path(
    k,
    '#ff9c3c',
    `M${x - 2} ${y + 0.2}C${x} ${y + 0.6} ${x + 2} ${y + 0.4} ${x + 3} ${y - 0.2}C${x + 4} ${y + 1} ${x + 8} ${y + 1.5} ${x + 7} ${y + 2.5}C${x + 3} ${y + 3} ${x} ${y + 2.5} ${x - 2} ${y + 0.2}Z`,
  )
}

/** Steam that leans away with the trade wind: fire below, ash green above. */
function steam(k) {
  for (const [c, d] of [
    [
      '#2c6470',
      'M92 45C88 36 84 33 88 27C82 20 88 13 96 12C94 4 102 -2 112 0C116 -8 130 -12 142 -8H172V10C166 14 158 12 154 17C148 22 140 20 136 25C128 28 124 33 118 34C114 38 112 42 112 45Z',
    ],
    [
      '#547c74',
      'M95 45C92 38 89 35 92 29C88 22 93 17 100 17C100 9 108 5 115 8C122 0 134 -2 146 -1C138 4 144 8 136 11C138 16 128 16 127 21C121 22 120 28 114 30C110 34 109 40 109 45Z',
    ],
    [
      '#c08068',
      'M97 45C95 39 93 36 96 31C94 26 98 22 103 23C105 16 111 13 118 15C113 19 116 22 110 25C111 29 106 31 106 36C105 40 106 43 106 45Z',
    ],
    [
      '#f8a064',
      'M98 45C97 40 96 38 98 34C98 30 101 27 105 28C103 31 104 34 102 37C102 40 103 43 104 45Z',
    ],
  ])
    path(k, c, d)
}

/** The rim on which they stand: ropes of old lava, edged by the glow. */
function rim(k) {
  fill(k, '#241c30', [
    ...rough(points('-6 66 20 68 44 72 70 77 92 80 112 79 136 83 166 82'), 0.9, 4),
    [166, 96],
    [-6, 96],
  ])
  stroke(
    k,
    '#f88044',
    0.7,
    'M60 75.500C72 77.800 82 79.500 92 80C100 79.600 106 78.900 112 79C122 80.500 130 82.500 136 83C148 83 158 82.300 166 82',
  )
  for (const [c, d] of [
    [
      '#3c2838',
      'M84 84C92 81.500 104 81.500 112 84C104 84.500 92 85 84 84ZM118 88C130 84.500 146 85 156 87.500C146 89.500 128 90 118 88Z',
    ],
    [
      '#5c3440',
      'M88 83C94 81.700 102 81.700 108 83C102 83.300 94 83.600 88 83ZM124 86.800C132 85.200 144 85.300 150 86.600C143 87.600 132 87.800 124 86.800Z',
    ],
  ])
    path(k, c, d)
  stroke(
    k,
    '#4c2c3c',
    0.5,
    'M96 89C104 86.500 112 87.500 116 91M100 91C105 89 110 90 112 93M138 92C144 90 154 90 160 93',
  )
}

export default {
  alt: 'Attesa del buio sull’orlo del Kilauea: una bambina strizza l’occhio e tiene lo stecco in modo che il marshmallow sembri arrostire sulla fontana di lava; il fratellino spalanca la bocca, il geologo ride',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.64, 0.6], horizon: 0.42 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      steam(k)
      caldera(k)
      fountain(k, 103, 50)
      jet(k, '#f85c2c', 132, 50.5, 4, 6, 1.2)
      jet(k, '#ffb848', 131.5, 50.5, -2, 4.5, 0.9)
      rim(k)
      ohia(k)
      at(k, 124, 84.5, 0.95, nene)
      at(k, 21, 92, 1.03, geologist)
      at(k, 50, 93, 1.06, aimer)
      at(k, 79, 94, 0.9, hungry)
      // The stick, and what toasts.
      stroke(k, '#3c2434', 1, 'M56 79.800L99 45.500')
      stroke(k, '#f8a060', 0.35, 'M57 78.500L98.600 45.200')
      k.save()
      k.translate(99.8, 43.6)
      k.rotate(-0.6)
      path(
        k,
        '#fff0e0',
        'M-2.600 -2.200C-2.600 -3 2.800 -3 2.800 -2.200V2.200C2.800 3 -2.600 3 -2.600 2.200Z',
      )
      path(
        k,
        '#e8a868',
        'M0.500 -2.750C1.800 -2.700 2.800 -2.500 2.800 -2.200V2.200C2.800 2.500 1.800 2.750 0.500 2.800C1.500 1.500 0 0.500 1.200 -0.500C0.300 -1.500 1.300 -2 0.500 -2.750Z',
      )
      path(
        k,
        '#c8b8c8',
        'M-2.600 -2.200C-2.600 -2.500 -2.100 -2.600 -1.600 -2.700V2.750C-2.200 2.600 -2.600 2.500 -2.600 2.200Z',
      )
      k.restore()
      grass(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.26, threshold: 0.72 })
  },
}
