import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { honu } from '../../things/green-room.js'
import { stand } from '../../things/walkers.js'

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
  // The Koolau range far behind, then Diamond Head: the long level rim, its summit over the sea, the slope in gullies.
  path(k, '#e8b0a0', 'M-10 50C4 45 16 47 28 43.500C36 45 44 42.500 52 45C60 46 66 47 74 50V53H-10Z')
  k.save()
  k.translate(0, 6.2)
  k.scale(1, 0.88)
  const body =
    'M30 52C36 49.500 41 47.800 46 46.400L50 44.200L54 43.600L57 42L61 42.300L65 41L69 41.300L73 39.800L76 39.600L79 37.600L82 36.600L84.500 33.600L87 31.800L89 30.800L91 31.600L93 34L95 36L97 40L100 43.600L103 46.400L107 48.600L112 50.400L118 52Z'
  path(k, '#e8946c', body)
  k.save()
  k.clip(new Path2D(body))
  for (const [c, d] of [
    // The rim catches the sun; the seaward side lies in shade.
    [
      '#fcc08c',
      'M44 46L50 43L57 41L65 40L73 38.500L79 36.500L84.500 32.500L89 29.500L88 33L84 36L82 39L76 41.500L72 41.500L69 43.400L64 43.200L61 44.600L56 44.400L53 46L47 47Z',
    ],
    ['#9c5468', 'M89 30L91 33L90 37L93 41L91.500 46L95 53H122V48L107 47L97 38L93 32Z'],
    ['#bc6c6c', 'M84.500 35L86 40L84 44L86 48L84 53H95L91.500 46L93 41L90 37L91 33L89 31Z'],
    // Gullies run down from the rim and part in two.
    [
      '#c4746c',
      'M79 39.500L80 43L78 46L79 49L76.500 53H71L75 49.500L75.500 46L77.500 43ZM68 43L68.500 46L66 49L66.500 53H60.500L64 49L65 46ZM56 45.500L56 48L53 50L52 53H47L51 49.500L53 47.500Z',
    ],
    [
      '#b06470',
      'M80 43L81.500 47L80 50L80.500 53H77.500L79 49L78 46ZM68.500 46L69.500 49L69 53H66.500L66 49ZM56 48L57 50.500L56 53H53L53 50Z',
    ],
    ['#7c4464', 'M97 42L99 46L98 50L101 53H96L95 49L96.500 45.500ZM105 48L106 53H103L103.500 50Z'],
  ])
    path(k, c, d)
  k.restore()
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
  // It starts thin at the lip and bows outward, as a thrown thing falls; its edge is torn.
  path(
    k,
    '#f8fff4',
    'M33 13.500C26 20 20.500 29 18.400 38C19.400 38.600 18.600 41.500 17.600 44C18.600 45 17.400 49 16.800 52C18.400 54 17.400 58 18 61C19.400 64 20 68 22 73L8 78C8.500 66 8 56 10 46C12.500 33 20 22 33 13.500Z',
  )
  path(
    k,
    '#bcecdc',
    'M33 13.500C20 22 12.500 33 10 46C8 56 8.500 66 8 78L14 75C12 66 12.400 56 14 47C16.400 34 23 23 33 13.500Z',
  )
  path(
    k,
    '#84d4cc',
    'M26 19.500C17 28 13.500 38 12.500 47C11.500 55 11.500 62 12 70C10 62 9.500 54 10.500 46C12.500 34 18 26 26 19.500Z',
  )
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

/** Round drops of spray: x, y, radius. */
function drops(k, list) {
  for (const [x, y, q] of points(list, 3))
    path(k, '#f8fff4', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
}

/** The surfer on her longboard, 17 high, with the deck at 0: low on both knees, arms spread. */
function rider(k) {
  path(k, '#0c5484', 'M-16 1.800C-6 5 10 5 19 2.600C12 6.600 -8 7 -16 1.800Z')
  // The board: deck in the light, the rail below in shade, a red stringer, the nose to the left and up.
  path(k, '#b05848', 'M-15.500 -1.600C-12 1.200 0 2.400 14 1.400C6 3.400 -9 2.800 -15.500 -1.600Z')
  path(
    k,
    '#fff0cc',
    'M-15.500 -1.600C-11 -1.700 2 -0.900 14 1.400C2 2.400 -10 1.600 -15.500 -1.600Z',
  )
  path(k, '#f0603c', 'M-15.500 -1.600C-8 -0.400 4 0.400 14 1.400C4 1.200 -8 0.500 -15.500 -1.600Z')
  path(k, 'rgba(124,64,72,.5)', 'M-7 0C-3 -0.700 6 -0.400 10 0.700C4 1.500 -4 1.200 -7 0Z')
  const { head } = stand(
    k,
    1,
    0.3,
    21,
    {
      wear: 'shorts',
      hem: 0.3,
      skin: '#b8703f',
      hairColour: '#2c1a34',
      hair: 'short',
      top: '#f0483c',
      bottom: '#f0483c',
      shoe: '#b8703f',
      sleeve: 0.12,
      lean: 20,
      wide: 1.15,
      legs: [
        [62, 64],
        [-60, -70],
      ],
      arms: [
        [66, 14],
        [-96, 12],
      ],
    },
    null,
    true,
  )
  // Her hair flies behind her in three locks, a flower in it.
  const [hx, hy] = [1 - (head[0] * 21) / 7.5, 0.3 + (head[1] * 21) / 7.5]
  path(
    k,
    '#2c1a34',
    `M${hx - 0.4} ${hy - 1.5}C${hx + 2.5} ${hy - 2} ${hx + 4.6} ${hy - 1.6} ${hx + 7} ${hy - 2.6}C${hx + 6} ${hy - 1} ${hx + 5} ${hy - 0.8} ${hx + 4.4} ${hy - 0.5}C${hx + 5.6} ${hy - 0.4} ${hx + 6.4} ${hy - 0.2} ${hx + 7.4} ${hy - 0.6}C${hx + 5.6} ${hy + 1} ${hx + 3.4} ${hy + 1.2} ${hx + 0.8} ${hy + 0.9}Z`,
  )
  path(
    k,
    '#5c3454',
    `M${hx - 0.2} ${hy - 1.3}C${hx + 2.5} ${hy - 1.6} ${hx + 4.2} ${hy - 1.4} ${hx + 5.6} ${hy - 1.8}C${hx + 4} ${hy - 0.9} ${hx + 2} ${hy - 0.8} ${hx + 0.4} ${hy - 0.7}Z`,
  )
  path(k, '#fff4e4', `M${hx + 0.2} ${hy}a0.650 0.650 0 1 0 1.300 0a0.650 0.650 0 1 0 -1.300 0Z`)
  path(k, '#fcc040', `M${hx + 0.6} ${hy}a0.250 0.250 0 1 0 0.500 0a0.250 0.250 0 1 0 -0.500 0Z`)
}

/** What her board leaves on the water: the track on the trough, torn in two. */
function wake(k) {
  path(
    k,
    '#d8f8ec',
    'M88 73.500C98 74 108 76 122 81.500C132 85 142 87 154 87.500C142 89.500 128 88 117 84.500C106 80.500 96 76.500 88 73.500Z',
  )
  path(
    k,
    '#8cdccc',
    'M88 73.500C96 77 104 81.500 114 85.500C121 88 128 89.600 136 90C126 91.600 116 89.800 108 86.500C100 83 92 78 88 73.500Z',
  )
}

export default {
  alt: 'Diamond Head e Waikiki al mattino visti da dentro il tubo di un’onda: una surfista passa accovacciata sulla tavola e una tartaruga nuota nella parete d’acqua',
  focus: 0.5,
  heart: 72,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.2, 0.4], horizon: 52 / 90 })
    const f = field(s, { centre: 75, zoom: 0.74, foot: 0.97 })
    f.draw(s.k, (k) => {
      tube(k)
      at(k, ...s.pick([133, 33], [104, 10]), 0.6, honu)
      k.save()
      k.clip(new Path2D(ring(1)))
      outside(k)
      k.restore()
      trough(k)
      curtain(k)
      wake(k)
      k.save()
      k.translate(76, 72.5)
      k.rotate(-0.02)
      rider(k)
      k.restore()
      // The rail throws a fan of water.
      path(
        k,
        '#f4fff4',
        'M62 73.800C60 72 60 70.500 60.800 69C61.800 70.800 62.800 71.200 63.800 70.600C64.200 71.600 66 72.600 70 73.200C76 74.200 82 74.400 90 74.600C82 76.600 68 76.400 62 73.800Z',
      )
      path(k, '#a0e4d8', 'M62 73.800C66 74.400 76 75 90 74.600C82 76.600 68 76.400 62 73.800Z')
      drops(k, '59 68 0.4 61 66.500 0.300 57.800 70 0.350')
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
