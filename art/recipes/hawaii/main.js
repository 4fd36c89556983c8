import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { honu, longboard, surfDog, wahine } from '../../things/green-room.js'

/** The mouth of the tube: curtain of the lip on the left, roof, wall on the right, trough. */
const MOUTH = [
  [24, 73],
  [15, 60],
  [15, 42],
  [23, 24],
  [40, 11],
  [62, 7],
  [84, 13],
  [99, 27],
  [106, 46],
  [105, 62],
  [92, 73],
  [56, 78],
]

/** A closed soft line through points of the mouth, grown by `q` from its vanishing point. */
function ring(q, sway = 0) {
  const [cx, cy] = [62, 56]
  const p = MOUTH.map(([x, y], i) => {
    const d = q * (1 + sway * Math.sin(i * 2.1 + q * 3))
    return [cx + (x - cx) * d, cy + (y - cy) * d]
  })
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  let d = `M${mid(p.at(-1), p[0]).join(' ')}`
  p.forEach((c, i) => {
    d += `Q${c.join(' ')} ${mid(c, p[(i + 1) % p.length]).join(' ')}`
  })
  return `${d}Z`
}

/** A point on the ring of size q, t from the trough on the right (0) over the roof to the curtain (1). */
function onRing(q, t) {
  const a = 0.5 - t * 4.1
  return [61 + Math.cos(a) * 46.5 * q, 56 - 12 * q * 0.9 + Math.sin(a) * 36 * q]
}

/** A streak of water that climbs the wall and goes over us, thick in its middle. */
function streak(k, c, q, t0, t1, wide) {
  const [out, back] = [[], []]
  for (let i = 0; i <= 30; i++) {
    const t = t0 + ((t1 - t0) * i) / 30
    const w = wide * Math.sin((Math.PI * i) / 30)
    out.push(onRing(q + w, t))
    back.push(onRing(q - w, t))
  }
  fill(k, c, [...out, ...back.toReversed()])
}

/** What is seen out there: the morning, Diamond Head, the hotels, those who wait for the next wave. */
function outside(k) {
  path(k, '#fcb48c', 'M-10 -6H130V60H-10Z')
  path(k, '#fdc89c', 'M-10 20C20 15 60 22 130 15V60H-10Z')
  path(k, '#fedcb0', 'M-10 30C20 26 60 33 130 26V60H-10Z')
  path(k, '#fff0cc', 'M-10 40C24 36 70 42 130 36V60H-10Z')
  path(k, '#fffbe8', 'M24 35a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0Z')
  path(
    k,
    '#ffe4c0',
    'M40 18C48 15.500 56 18.500 66 16.500C74 15 82 17 92 15.500C84 19.500 76 18 68 19.800C58 21.500 48 19.500 40 18Z',
  )
  k.save()
  k.translate(-20, 7.5)
  k.scale(1, 0.85)
  // Diamond Head: the long rim that climbs to its summit and drops to the sea, its flank in gullies.
  path(
    k,
    '#a8646c',
    'M34 52C40 47 44 45.500 50 43.500C56 41.500 60 41.800 66 40.600C72 39 75 36 79 32.500C81.500 30 83.500 27.500 85.500 27C87.500 27.500 88.500 30.500 90.500 33.500C94 39.500 99 46 106 52Z',
  )
  path(
    k,
    '#e89c78',
    'M34 52C40 47 44 45.500 50 43.500C56 41.500 60 41.800 66 40.600C72 39 75 36 79 32.500C81.500 30 83.500 27.500 85.500 27C84.500 30 85.500 32 83.500 35C85 38 81 41 82.500 44C79 47 80 49 77 52Z',
  )
  for (const d of [
    'M79 33.500C80 37 77 40 77.500 43.500C75 46 75.500 49 72.500 52H68C71 48.500 71 45.500 73 43C73 39.500 76 36.500 79 33.500Z',
    'M68 41C67.500 44 64 46 64 49L60.500 52H57C60 49.500 60.500 47 63 45C64 43 65.500 41.600 68 41Z',
    'M54 43C53 45.500 50 47.500 49.500 50L46.500 52H44C46.500 49 47.500 46.500 50 44.500Z',
  ])
    path(k, '#c47c70', d)
  path(
    k,
    '#fcc490',
    'M79 32.500C81.500 30 83.500 27.500 85.500 27C84.700 29 85 30.500 84 32.500C82 33 80.500 34.500 79 36C79.500 34.500 79.300 33.500 79 32.500Z',
  )
  k.restore()
  // Hotels of Waikiki.
  for (const [x, wide, tall, c] of [
    [15, 2.6, 5, '#d89490'],
    [18.5, 2, 9, '#e4a090'],
    [21, 3, 6.5, '#cc8c90'],
    [25, 2.2, 11, '#e4a090'],
    [28, 3.6, 7.5, '#f0ac90'],
  ]) {
    path(k, c, `M${x} 51V${51 - tall}H${x + wide}V51Z`)
    path(k, '#fcc8a4', `M${x} 51V${51 - tall}H${x + wide * 0.34}V51Z`)
  }
  path(
    k,
    '#5c8c7c',
    'M4 51.800C16 49.500 26 51 38 49.800C52 49 64 50.500 78 49.900C92 49.500 100 50.800 120 51V53H4Z',
  )
  // The sea, the path of the sun, a swell.
  path(k, '#f4c49c', 'M-10 52H130V90H-10Z')
  path(k, '#98ccbc', 'M-10 54C20 53 70 55 130 53.500V90H-10Z')
  path(k, '#54b4b4', 'M-10 58.500C20 56.500 60 60 130 57V90H-10Z')
  path(k, '#34a0ac', 'M-10 64C20 61.500 50 66 130 62V90H-10Z')
  for (const [x, y, l] of points('24 53.600 12 27 55.400 9 22 57 15 29 59.500 7 23 62 12', 3))
    path(k, '#fff2cc', `M${x} ${y}q${l / 2} -0.800 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
  // Two who sit on their boards; one throws up both arms.
  for (const [x, up] of [
    [30, 1],
    [37.5, 0],
  ]) {
    path(k, '#fff4dc', `M${x - 3.4} 57.800q3 1.300 7 -0.300q-3 2.600 -7 0.300Z`)
    path(
      k,
      '#4c2c44',
      `M${x - 0.7} 58C${x - 0.9} 56 ${x - 0.8} 55.200 ${x} 55.100C${x + 0.8} 55.200 ${x + 0.9} 56 ${x + 0.7} 58ZM${x} 53.500a0.750 0.800 0 1 0 0.010 0Z`,
    )
    stroke(
      k,
      '#4c2c44',
      0.5,
      up
        ? `M${x - 0.6} 55.600l-1 -2.300M${x + 0.6} 55.600l1 -2.300`
        : `M${x - 0.6} 55.700l-0.900 1.500M${x + 0.6} 55.700l1 1.400`,
    )
  }
}

/** The tube: rings of water from its bright mouth to the dark round us, with the streaks that run over it. */
function tube(k) {
  const steps = [
    [9, '#0a3058'],
    [2.9, '#0c4270'],
    [2.36, '#0e5884'],
    [1.94, '#107494'],
    [1.6, '#1894a4'],
    [1.36, '#30b4b0'],
    [1.18, '#68d4c0'],
    [1.07, '#b0f0d8'],
  ]
  for (const [q, c] of steps) path(k, c, ring(q, q > 1.1 ? 0.02 : 0))
  const r = random(12)
  const tones = ['#d8fce8', '#84dcc8', '#44bcb4', '#28a0a8', '#1c88a0', '#146c90', '#105080']
  for (let i = 0; i < 40; i++) {
    const q = 1.1 + (i / 40) ** 1.25 * 1.7
    const t0 = r() * 0.62
    const n = Math.min(6, Math.floor((q - 1.04) * 4))
    streak(
      k,
      tones[Math.max(0, n + (i % 3 === 0 ? 1 : -1))],
      q,
      t0,
      t0 + 0.22 + r() * 0.3,
      0.008 + r() * 0.016 * q,
    )
  }
  // Sun that comes through the thin roof.
  streak(k, '#f4ffe4', 1.1, 0.5, 0.93, 0.012)
  streak(k, '#e4fce0', 1.22, 0.56, 0.92, 0.016)
  streak(k, '#a8ecd0', 1.4, 0.6, 0.94, 0.022)
}

/** The curtain of the lip where it falls, torn into tongues, and the foam it strikes up. */
function curtain(k) {
  path(
    k,
    '#f8fff4',
    'M24 20C20 25 17.500 31 16.500 38C18.500 37 19 40 18 43C17 46 18.500 49 17.500 52C16.500 55 18.500 58 18.500 61C18 65 21 68 22 72L14 76L8 60C8 44 12 30 20 20Z',
  )
  path(k, '#bcecdc', 'M20 20C12 30 8 44 8 60L12 74L15 70C12 62 12 54 13 46C13.500 38 16 30 21 22Z')
  path(
    k,
    '#f8fff4',
    'M-30 84C-16 74 -8 77 -4 72C0 67 6 71 9 66.500C12 63 17 67 19 64.500C22 63 24.500 66 25 69C28 67.500 31 70 31 72.500C34 71.500 36 74 38 75.500C34 79 30 79 26 80C20 84 8 86 -30 92Z',
  )
  path(
    k,
    '#a8e0d8',
    'M-30 86C-14 80 -2 82 6 78C12 75 18 78 24 75.500C28 74.500 33 76 38 75.500C34 79 30 79 26 80C18 86 6 90 -30 98Z',
  )
  path(k, '#6cc4c4', 'M-30 90C-14 86 0 88 10 83.500C16 81 22 82.500 28 79.500C22 86 6 92 -30 100Z')
  for (const [x, y, q] of points(
    '27 62 0.9 31 66 0.7 24 58.500 0.7 35 70 0.6 29 58 0.500 22 52 0.600 40 73 0.500 21 46 0.500 33 63 0.400 26 29 0.600 22 33 0.500 34 15.500 0.700 29 22 0.500 45 11 0.600 39 15 0.400',
    3,
  ))
    path(
      k,
      '#fdfff4',
      `M${x - q} ${y}a${q} ${q * 1.15} 0 1 0 ${q * 2} 0a${q} ${q * 1.15} 0 1 0 ${-q * 2} 0Z`,
    )
}

/** The trough: dark glass under the board, its light edges. */
function trough(k) {
  path(
    k,
    '#1c8ca0',
    'M18 80C40 74 70 79.500 96 73C112 69 122 66 140 52C156 40 180 26 220 10L240 110H-60V92Z',
  )
  path(
    k,
    '#126c90',
    'M-20 92C20 80 60 86 96 79C118 74 134 68 152 54C168 43 190 30 230 18L240 120H-60Z',
  )
  path(
    k,
    '#0c4c78',
    'M-40 104C10 87 60 93 104 85C126 80 144 70 160 58C176 47 200 34 230 26L240 130H-60Z',
  )
  path(
    k,
    '#0a3460',
    'M-40 116C20 96 70 99 112 92C136 87 152 79 168 67C184 56 200 48 230 40L240 140H-60Z',
  )
  for (const [c, d] of [
    ['#8ce0cc', 'M30 80C46 77.500 60 80.500 76 78.500C62 82.500 46 81.500 30 80Z'],
    ['#54bcb8', 'M100 79C114 76 124 72 134 66.500C128 74 114 79.500 100 79Z'],
    ['#2898a8', 'M24 88C44 84.500 66 88.500 88 85C70 90.500 44 90 24 88Z'],
    ['#2080a0', 'M112 86C128 82 138 77 150 69C144 79 130 86.500 112 86Z'],
  ])
    path(k, c, d)
}

/** Spray behind the board and where her fingers cut the wall. */
function spray(k) {
  path(
    k,
    '#f4fff4',
    'M102 72.500C108 70 114 70.500 117 66C118 69 122 66.500 123.500 62C125 65 129 62 131 57C131.500 63 128 68 124 70.500C128 71 131 69 134 66.500C131 73 122 77 112 78C106 78.500 101 77 98 75Z',
  )
  path(
    k,
    '#a0e4d8',
    'M100 76C106 75 116 76 124 70.500C128 71 131 69 134 66.500C131 73 122 77 112 78C106 78.500 101 77 98 75Z',
  )
  path(
    k,
    '#f4fff4',
    'M105.500 41.300C109 39 112 34.500 117.500 31C115 35.500 111 40 105.800 42ZM106 42.400C110 41.500 114 38.500 119.500 36.500C116 40 111 43 106 43.200ZM105.600 43.700C109.500 44 114 43 119 42.500C115 45 110 45.700 105.600 44.500Z',
  )
  for (const [x, y, q] of points(
    '114 31.500 0.500 117 33 0.400 129 55 0.8 133 60 0.700 120 61 0.600 135.500 56 0.500 116 63.500 0.600',
    3,
  ))
    path(
      k,
      '#f8fff4',
      `M${x - q} ${y}a${q} ${q * 1.15} 0 1 0 ${q * 2} 0a${q} ${q * 1.15} 0 1 0 ${-q * 2} 0Z`,
    )
}

export default {
  alt: 'Dentro il tubo di un’onda di Waikiki: una surfista ride con la mano nella parete d’acqua, il cane con la collana di fiori è seduto in punta alla tavola e una tartaruga li guarda; fuori, Diamond Head al mattino',
  focus: 0.5,
  heart: 58,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.2, 0.4], horizon: 52 / 90 })
    const f = field(s, { centre: 75, zoom: 0.74, foot: 0.97 })
    f.draw(s.k, (k) => {
      tube(k)
      at(k, ...s.pick([136, 38], [105, 4]), 0.82, honu)
      k.save()
      k.clip(new Path2D(ring(1)))
      outside(k)
      k.restore()
      trough(k)
      curtain(k)
      spray(k)
      k.save()
      k.translate(85, 74)
      k.rotate(-0.035)
      path(k, 'rgba(8,44,92,.45)', 'M-40 3C-26 9 10 11 30 6C34 9 20 14 -4 14C-26 13 -40 9 -40 3Z')
      at(k, 0, 0, 1, longboard, true)
      path(
        k,
        'rgba(120,52,60,.45)',
        'M-12 0.500C-8 -1.500 16 -1.500 20 0.500C14 2.500 -8 2.500 -12 0.500ZM-34 -1.500C-30 -2.800 -20 -2.600 -18 -1.400C-22 0 -32 -0.200 -34 -1.500Z',
      )
      at(k, 4, -0.5, 0.98, wahine, true)
      at(k, -26, -2.6, 0.98, surfDog, true)
      k.restore()
      // The bow of the board throws water aside.
      path(
        k,
        '#f4fff4',
        'M43 78C40 77 38.500 74 39.500 71.500C41 73.500 43 74 44.500 73C44.500 71 43.500 69 45 66.500C46.500 69.500 48 70.500 49.500 70.500C50.500 73 53 75 57 76.500C64 79 72 80.500 82 80.500C68 83.500 50 83 43 78Z',
      )
      path(
        k,
        '#a0e4d8',
        'M43 78C46 76.500 49 78.500 53 77.500C60 80.500 72 80.500 82 80.500C68 83.500 50 83 43 78Z',
      )
      for (const [x, y, q] of points('37 69.500 0.6 42 66 0.500 46.500 63.500 0.4 35 73 0.4', 3))
        path(k, '#f8fff4', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
