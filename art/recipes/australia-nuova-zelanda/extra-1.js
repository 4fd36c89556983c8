import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, reefs } from '../../things/reef-chart.js'

const BANKS = [
  // The heart, alone in the channel.
  {
    line: '97 48.500 92 45 85 44.600 79 47.500 78 52.500 82 58 90 64 98 69 104 63 112 57 117 51.500 115.500 46.500 110 44.400 102 45.400',
    rim: 0.075,
    pool: 0.13,
    rough: 0.22,
    holes: 0,
  },
  // The great bank at the left, the one at our feet, and those that follow to the horizon.
  {
    line: '-40 96 -40 30 -14 29 6 30.500 22 33 32 38 29 45 36 53 31 62 38 72 33 84 38 100 10 110',
    rim: 0.06,
    pool: 0.3,
    rough: 1.3,
    holes: 0,
  },
  {
    line: '200 60 166 63 150 67 138 75 128 80 122 90 116 104 200 110',
    rim: 0.06,
    pool: 0.2,
    rough: 1.2,
    holes: 1,
  },
  {
    line: '66 30 90 27 118 26.500 150 29 178 31 182 36 150 35.500 122 33 100 34.500 80 33.500',
    rim: 0.08,
    pool: 0.3,
    rough: 1.6,
    holes: 1,
  },
  {
    line: '-20 19.500 14 18.400 44 19 58 20.600 40 22.600 8 22',
    rim: 0.14,
    pool: 0.6,
    rough: 3,
    holes: 0,
  },
  {
    line: '84 18 108 16.600 140 17 152 18.600 124 20.200 96 19.800',
    rim: 0.2,
    pool: 0.7,
    rough: 3,
    holes: 0,
  },
  { line: '30 13.800 60 13.200 84 13.800 60 14.800', rim: 0.3, pool: 1.4, rough: 4, holes: 0 },
  { line: '118 13 150 12.400 180 13 150 13.800', rim: 0.3, pool: 1.4, rough: 4, holes: 0 },
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  g.addColorStop(0, '#7cc4d8')
  g.addColorStop(1, '#fbeccc')
  k.fillStyle = g
  k.fillRect(-2, -2, 164, HORIZON + 2.4)
}

/** A humpback from above, swimming to the right, just under the surface: long flippers, the flukes flat in the water; 14 long. */
function whale(k) {
  const side = (m) => (c, d) => {
    k.save()
    k.scale(1, m)
    path(k, c, d)
    k.restore()
  }
  const both = (c, d) => {
    side(1)(c, d)
    side(-1)(c, d)
  }
  // The water that closes over her back, pale and broken.
  for (const d of [
    'M5.800 1.200C4.400 2.300 2.400 2.700 0.400 2.300C2.400 2.200 4.200 1.800 5.800 1.200Z',
    'M5.600 -1.500C4 -2.500 2 -2.700 0 -2.300C2 -2.100 3.800 -1.900 5.600 -1.500Z',
    'M-0.800 1.900C-2.400 2.100 -4.200 1.700 -5.800 1.200C-4.200 1.300 -2.400 1.500 -0.800 1.900Z',
  ])
    path(k, 'rgba(190,230,240,.6)', d)
  // Flippers, a third of her length, swept back; pale along the front.
  both(
    '#0a2c68',
    'M3.300 1.250C2.900 2.500 1.700 4.200 -0.200 5.300C-0.700 5.500 -0.900 5.200 -0.600 4.800C0.300 3.600 0.800 2.300 1.300 1.200Z',
  )
  both(
    '#b4dcec',
    'M3.300 1.250C2.900 2.500 1.700 4.200 -0.200 5.300L-0.500 5.350C1 4.200 2.200 2.700 2.700 1.300Z',
  )
  // Tail stock and flukes with their notch.
  both(
    '#072158',
    'M-5.600 0C-6.200 0.400 -6.700 1.700 -8.300 2.500C-8.700 2.600 -8.800 2.300 -8.600 1.900C-8.200 1.100 -7.700 0.600 -7.300 0Z',
  )
  both(
    '#072158',
    'M6.400 0C6.400 0.700 5.600 1.250 4.200 1.500C2.200 1.800 0 1.500 -2 0.900C-3.600 0.500 -4.800 0.250 -6 0.200V0Z',
  )
  // Her back, lit from above; the blowhole and the small fin.
  path(
    k,
    '#3a74b0',
    'M5.800 -0.300C5.200 0.500 3.800 0.900 2.200 0.800C0 0.700 -2.400 0.300 -5 0C-2.400 -0.600 0 -1.150 2.200 -1.200C4 -1.200 5.400 -0.900 5.800 -0.300Z',
  )
  path(
    k,
    '#7db4da',
    'M5 -0.450C4.200 -0.050 2.800 0.050 1.200 -0.050C-0.400 -0.150 -1.800 -0.200 -3 -0.250C-1.400 -0.650 0.400 -0.950 2.200 -0.950C3.600 -0.950 4.600 -0.750 5 -0.450Z',
  )
  path(
    k,
    '#072158',
    'M-2.600 -0.050L-1.300 -0.400L-1.200 0.150ZM3.600 -0.550L4.100 -0.450L3.600 -0.300Z',
  )
}

/** A catamaran under sail, seen from above and behind; metres a tenth, its shade falls to the left. */
function catamaran(k) {
  path(k, 'rgba(8,40,96,.45)', 'M-5.600 1.900L-1.500 0.900L0.800 0.900L1.600 -0.200L-0.600 -0.400Z')
  const hull = (x, y) => {
    path(
      k,
      '#ffffff',
      `M${x - 2.4} ${y}C${x - 1} ${y - 0.44} ${x + 1.4} ${y - 0.44} ${x + 3} ${y - 0.2}C${x + 1.8} ${y + 0.26} ${x - 1} ${y + 0.34} ${x - 2.4} ${y + 0.24}Z`,
    )
    path(
      k,
      '#8cacc8',
      `M${x - 2.4} ${y + 0.1}C${x - 1} ${y + 0.12} ${x + 1.4} ${y + 0.06} ${x + 3} ${y - 0.2}C${x + 1.8} ${y + 0.3} ${x - 1} ${y + 0.4} ${x - 2.4} ${y + 0.3}Z`,
    )
  }
  hull(0.3, -0.9)
  path(k, '#e4eef0', 'M-2 -0.850L1.200 -0.950L0.800 0.600L-2.200 0.650Z')
  path(k, '#f4b868', 'M-1.300 -0.550L0.300 -0.600L0.200 0.250L-1.400 0.300Z')
  hull(0, 0.7)
  stroke(k, '#dce8f0', 0.14, 'M0.300 -0.100V-6.600')
  path(k, '#ffffff', 'M0.150 -6.400C-1.500 -4 -2.200 -2 -2.300 -0.750L0.150 -0.700Z')
  path(k, '#c4d8e4', 'M0.150 -6.400C-0.200 -4 -0.400 -2 -0.600 -0.720L0.150 -0.700Z')
  path(
    k,
    '#f4f8f4',
    'M0.450 -5.800C1.500 -3.600 2.400 -1.800 2.900 -0.400C2 -0.700 1.200 -0.800 0.500 -0.800Z',
  )
}

export default {
  alt: 'La Grande Barriera Corallina vista dall’alto: un banco di corallo a forma di cuore nel blu, un catamarano bianco a vela nel canale e due balene, madre e piccolo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.04], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    reefs(s, f, BANKS)
    f.draw(s.k, (k) => {
      // The wake, from the sterns to where it is lost.
      path(
        k,
        'rgba(226,248,246,.34)',
        'M72 80.400C67 81.400 62 83 57 86.600L60 87.400C63.500 84.600 67 82.600 72 81.400Z',
      )
      path(
        k,
        'rgba(240,252,250,.8)',
        'M72.400 80.600C68 81.400 63 83 59.500 85.600C63 83.800 68 82.300 72.600 81.200ZM73 79.400C69 79.400 63 80.400 58.500 82.800C63 81.200 68 80.400 73 79.900Z',
      )
      at(k, 75.4, 79.6, 1.5, catamaran)
      for (const [x, y, q, a] of [
        [138, 46.5, 1.5, -2.66],
        [131.5, 56, 0.74, -2.5],
      ]) {
        k.save()
        k.translate(x, y)
        k.scale(1, 0.66)
        k.rotate(a)
        k.scale(q, q)
        whale(k)
        k.restore()
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
