import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  dippingPaddler,
  dippingStroke,
  outriggerCanoe,
  pointingPaddler,
  steeringPaddler,
  steeringStroke,
} from '../../things/outrigger-canoe.js'

const SEA = 56

/** A shower has just gone by: blue above, cream where the morning comes in low from the left. */
function weather(k) {
  path(k, '#5f9fae', 'M-6 -6H166V60H-6Z')
  path(k, '#86bbb8', 'M-6 9C30 14 70 6 166 12V60H-6Z')
  path(k, '#b5d3bd', 'M-6 22C24 25 60 19 166 24V60H-6Z')
  path(k, '#e6e2b4', 'M-6 34C24 36 60 31 166 35V60H-6Z')
  path(k, '#fdecc0', 'M-6 45C24 46 60 43 166 46V60H-6Z')
  // One bank of the trade wind's cloud, its belly level, its head lit from the left.
  path(
    k,
    '#fbf3d8',
    'M2 27C4 24 8 24.500 10 22C12 18.500 17 18 20 20C22 15.500 29 14.500 32 18C35 15.500 40 16.500 41 20C45 19.500 49 21.500 50 24C55 23.500 60 25 62 27.500C48 28.500 16 28.500 2 27Z',
  )
  path(
    k,
    '#c9d9cc',
    'M8 27.500C12 25 17 26 21 24.500C25 22.500 29 24 33 22.500C36 21.500 39 23 41 20C45 19.500 49 21.500 50 24C55 23.500 60 25 62 27.500C48 28.600 20 28.600 8 27.500Z',
  )
}

/**
 * A fluted wall. Each spur: x and y of its summit, x and y of its foot, then the saddle after it.
 * The face to the left of a spur has the sun, the one to the right is in shade; all lines bend
 * outward as they fall, steep above and spread below.
 */
function wall(k, spurs, [lit, mid, shade, deep, gold], seed) {
  const r = random(seed)
  const line = (x0, y0, x1, y1, sway) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      const w = i && i < 8 ? (r() - 0.5) * sway : 0
      return [x0 + (x1 - x0) * t ** 1.9 + w, y0 + (y1 - y0) * t]
    })
  const between = (a, b, u, from, to) =>
    a.slice(from, to + 1).map((p, i) => {
      const q = b[from + i]
      return [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u]
    })
  const face = (c, a, b) => {
    const all = [...a, ...[...b].reverse()]
    fill(k, c, all)
    stroke(k, c, 0.14, `M${all.map((p) => `${p[0].toFixed(2)} ${p[1].toFixed(2)}`).join('L')}Z`)
  }
  const ridges = spurs.map(([x, y, fx, fy]) => line(x, y, fx, fy, 0.9))
  const gullies = spurs.map(([, , fx, fy, gx, gy], i) => {
    const next = spurs[i + 1]
    return line(gx, gy, next ? (fx + next[2]) / 2 : fx + 8, next ? (fy + next[3]) / 2 - 1 : fy, 0.8)
  })
  for (let i = 0; i < spurs.length; i++) {
    const before = gullies[i - 1]
    if (before) {
      face(lit, before, ridges[i])
      // The gully keeps its shade on the lit side too, widening and narrowing.
      face(
        mid,
        before,
        before.map(([x, y], j) => {
          const u = [0, 0.5, 0.34, 0.44, 0.26, 0.36, 0.2, 0.26, 0.1][j]
          return [x + (ridges[i][j][0] - x) * u, y + (ridges[i][j][1] - y) * u]
        }),
      )
      // A lesser rib starts half-way down and forks off the spur.
      const a = 2 + Math.floor(r() * 3)
      const rib = between(before, ridges[i], 0.62, a, 8)
      if (r() < 0.55)
        face(
          shade,
          [ridges[i][a - 1], ...rib],
          [ridges[i][a - 1], ...rib.map(([x, y], j) => [x + 0.4 + j * 0.3, y])],
        )
      if (r() < 0.6) {
        const b = 1 + Math.floor(r() * 2)
        const edge = ridges[i].slice(b, b + 4)
        face(
          gold,
          edge,
          edge.map(([x, y], j) => [x - [0, 0.8, 0.6, 0][j], y]),
        )
      }
    }
    face(shade, ridges[i], gullies[i])
    face(
      deep,
      gullies[i],
      gullies[i].map(([x, y], j) => {
        const u = [0, 0.3, 0.46, 0.34, 0.5, 0.3, 0.36, 0.2, 0.1][j]
        return [x + (ridges[i][j][0] - x) * u, y + (ridges[i][j][1] - y) * u]
      }),
    )
    const a = 2 + Math.floor(r() * 2)
    const rib = between(ridges[i], gullies[i], 0.42, a, 8)
    if (r() < 0.7)
      face(
        mid,
        [ridges[i][a - 1], ...rib],
        [ridges[i][a - 1], ...rib.map(([x, y], j) => [x - 0.35 - j * 0.25, y])],
      )
  }
}

/** The walls of Kualoa: the coast that runs away to the left, the great wall, cloud in its highest notch. */
function pali(k) {
  path(
    k,
    '#a9c3ae',
    'M34 57C40 53 44 51.500 47 48.500C49 47 51 48.500 53 46C55 44.500 57 46 60 43C63 40 65 42 69 38L80 57Z',
  )
  path(
    k,
    '#8fb3a2',
    'M47 48.500C48 51 50 52 50 57H56C54 54 54 50 53 46C52 48 50 47.500 47 48.500ZM60 43C61 48 64 52 65 57H74L69 38C66 41 63 40.500 60 43Z',
  )
  wall(
    k,
    points(
      '60 48.5 54 58 61.800 49  67 42 60 58 69 44  75.500 33.5 67 58 77.500 37  80.500 35.5 71 58 81.500 36  85.500 26.5 75 58 87.500 31  92.500 21.5 84 58 95 26  98 22.5 91 58 103 27',
      6,
    ),
    ['#c6cf86', '#a3bf80', '#6aa184', '#568f7c', '#dfda94'],
    4,
  )
  wall(
    k,
    points(
      '82 49 73 59 84 48.5  91 38 78 59 93 40  97.500 34.5 84 59 98.500 34.5  102.500 26.5 89 59 104.500 29  109 23 95 60 110.500 24.5  119 10.5 104 59 122 15.5  126 13.5 115 60 127.500 14.5  137.500 3 123 59 140.500 8  146.500 6.5 134 60 148.500 8.5  157.500 -0.5 145 59 160.500 4.5  165.500 2 155 60 168 4',
      6,
    ),
    ['#bccb55', '#8fb24c', '#35805a', '#22654f', '#e3dc74'],
    11,
  )
  // Cloud caught in the highest notch, torn off to the lee.
  path(
    k,
    '#fbf3d8',
    'M126 16C129 12.500 134 13.500 136 10.500C139 7.500 143 8.500 145 10C149 6.500 155 7.500 157 10C161 8.500 165 9 168 8V15C160 17 152 14.500 146 16C139 17.600 132 16.500 126 16Z',
  )
  path(
    k,
    '#cfdcc6',
    'M130 16.300C134 14.500 139 15 143 13.500C148 12 153 14 157 12.500C161 11.500 165 12.500 168 11.500V15C160 17 152 14.500 146 16C140 17.400 135 16.600 130 16.300Z',
  )
  // Skirts of forest: the toes of the spurs come down unequal, their far sides in shade, some brows in the sun.
  path(
    k,
    '#5c9a4c',
    'M64 58C70 55.600 76 54.800 80 52.500C84 50.200 88 51.500 92 49C95 47 97 47.600 100 45.800C104 43 107 45.600 111 45.200C116 44.800 119 41.500 124 40.600C128 40.200 131 44 136 43.800C141 43.400 145 40 150 41.200C155 42.500 160 38.500 168 36.500V58Z',
  )
  path(
    k,
    '#2c7352',
    'M80 52.500C84 50.200 88 51.500 92 49C91 51.500 94 53 92 56.500L72 57.500C76 56 79 54.500 80 52.500ZM100 45.800C104 43 107 45.600 111 45.200C108 48 111 51.500 108 55.500L96 57C100 53 98 49 100 45.800ZM124 40.600C128 40.200 131 44 136 43.800C132 47.500 135 51 131 55.500L118 57C124 52 121 46 124 40.600ZM150 41.200C155 42.500 160 38.500 168 36.500V57H153C151 53 154 46 150 41.200Z',
  )
  path(
    k,
    '#a9c052',
    'M94.500 47.900C96.500 47.200 98 47 99.600 46C98.500 49 95.500 51.500 95.500 55C93 53 93 50 94.500 47.900ZM116.500 44C119 42.600 121.500 41.200 123.600 40.700C122 45 118.500 49 119 54.500C115.500 52 115 47.500 116.500 44ZM141 43C143.500 41.800 146.500 40.700 149.600 41.100C147.500 45.500 143.500 49.500 144.500 55.500C139.500 52.500 139 47 141 43Z',
  )
  // The flat land at the foot: pasture, then trees of the shore in one uneven mass.
  path(k, '#c5cf62', 'M66 57.600C80 55 96 55.500 110 54.500C130 53.500 150 54.500 168 53V59H66Z')
  path(
    k,
    '#1f5f52',
    'M57 58.900C62 58.300 67 57.600 70 56C73 54.500 76 56.500 79 56C83 54 86 56 89 55.500C91 54.500 92 56.600 96 56.800C101 57 104 56.500 107 55.500C110 53 114 53.500 116 55C119 54 121 56.500 126 56.800C132 57 134 55 137 54.500C140 52.500 144 53 147 54.500C151 52 156 52.500 159 54C162 53 165 53 168 52V60H66C62 59.500 60 59.200 57 58.900Z',
  )
  path(
    k,
    '#4f9150',
    'M70 56C73 54.500 76 56.500 79 56C81 55 83 54.900 84.500 55.400C82 55.900 80 57 76.500 56.900C74 56.600 72 56.300 70 56ZM107 55.500C110 53 114 53.500 116 55C114 54.900 112.500 55.200 111.500 56C110 56.300 108 56.200 107 55.500ZM137 54.500C140 52.500 144 53 147 54.500C145 54.600 143.500 54.700 142 55.700C140 56 138 55.600 137 54.500ZM149.500 53C152.500 52 156.500 52.700 159 54C156.500 53.800 155 54.600 153.500 55.300C151.500 55 150.500 54 149.500 53Z',
  )
  for (const [x, y, h, lean] of points(
    '98.500 58 4.600 -0.800 100.300 58 3.600 0.700 123 58 5.400 -1.200 129.500 58 4.300 0.600 131 58.200 5.600 1.300',
    4,
  )) {
    stroke(k, '#5a5a44', 0.32, `M${x} ${y}Q${x + lean * 0.2} ${y - h * 0.6} ${x + lean} ${y - h}`)
    for (const [dx, dy] of points(
      '-1.900 0.600 -1.400 -0.700 -0.200 -1.300 1.300 -0.800 1.900 0.500 0.700 1.100',
    ))
      path(
        k,
        dx < 0 ? '#4f9150' : '#1f5f52',
        `M${x + lean} ${y - h}Q${x + lean + dx * 0.6} ${y - h + dy - 0.7} ${x + lean + dx} ${y - h + dy}Q${x + lean + dx * 0.5} ${y - h + dy * 0.6 + 0.1} ${x + lean} ${y - h + 0.35}Z`,
      )
  }
  path(
    k,
    '#fbe7b4',
    'M50 59.300C62 58.600 76 57.900 86 58.400C92 58.700 98 58.100 104 57.900C124 57.300 146 58 168 57V59.600C140 60.800 84 60.600 50 59.300Z',
  )
}

/** Mokoliʻi: the small cone off the point, steep to the right, on its rim of rock and foam. */
function islet(k) {
  path(
    k,
    '#3a7f62',
    'M12 57.500C15 55 18 52.500 20.500 49C22.500 46 24 42.500 26 41C27.200 40.200 28.200 41.300 29 43.500C30 46.500 31.500 49 34 51.500C36.500 54 40 55.800 42 57.500Z',
  )
  path(
    k,
    '#c3cc5e',
    'M12 57.500C15 55 18 52.500 20.500 49C22.500 46 24 42.500 26 41C26.600 40.700 27 40.800 27.400 41.200C26.400 44 27.400 46 26 48.500C26.600 51 24.500 53 25 57.500Z',
  )
  path(
    k,
    '#8fb24c',
    'M23.500 45C23.600 48.500 22 50 22.500 53C21.500 55 21 56.500 21 57.500H25C24.500 53 26.600 51 26 48.500C25 47.500 24.500 46.500 23.500 45Z',
  )
  path(
    k,
    '#22654f',
    'M29 43.500C28.500 47 30.500 49 29.500 52C30.500 54.500 31.500 56 31 57.500H36C34.500 55 33 53 32 50C30.500 48 29.500 46 29 43.500Z',
  )
  path(
    k,
    '#75624f',
    'M9 58.300C12 56.300 15 57.300 18 56.800C22 57.600 27 56.900 31 57.200C36 56.700 41 56.800 45 58.500C34 59.400 18 59.400 9 58.300Z',
  )
  path(
    k,
    '#b9905f',
    'M9 58.300C12 56.300 15 57.300 18 56.800C20 57.200 23 57.200 26 57C23 58.400 15 58.900 9 58.300Z',
  )
  path(
    k,
    '#fdf6dc',
    'M7 58.800C14 58.300 22 59 30 58.700C37 58.500 43 58.600 48 58.900C38 60.300 17 60.200 7 58.800Z',
  )
}

/** Water inside the reef: deep line far out, then the pale sand showing through, blue-green toward us. */
function sea(k) {
  path(k, '#4fa3a6', `M-6 ${SEA}H166V96H-6Z`)
  path(k, '#74c1b2', 'M-6 58.500C30 57.800 90 60 166 58.500V96H-6Z')
  // The wall and the islet in the water, with broken ends.
  path(
    k,
    '#5aa583',
    'M58 60H168V67C160 66.500 158 68.500 150 68C154 69.200 146 70.500 138 69.500C142 71 130 71.500 122 70C126 69 118 68.500 112 69.300C106 70 104 67.500 98 67.800C102 66.600 92 66.400 86 66.200C90 65 80 64.600 76 64C80 63 70 62 58 60Z',
  )
  path(
    k,
    '#2f8272',
    'M70 60.300H168V62.500C158 62 152 63.400 144 62.700C138 64 130 62.500 124 63.200C116 62.200 110 63.600 102 62.400C94 62.800 88 61.400 82 61.700C80 61 74 60.900 70 60.300Z',
  )
  path(
    k,
    '#7fb97f',
    'M108 64.600C114 63.900 120 64.300 124 65.200C119 66.200 112 65.800 108 64.600ZM140 64.200C146 63.600 154 63.800 160 64.500C154 65.300 146 65.200 140 64.200Z',
  )
  path(
    k,
    '#4d9486',
    'M11 60H45C42 60.600 43 61.500 38 62.200C40 63 35 64.300 32 65C33 65.900 29 66.800 26.500 67.200C24.500 66.600 25.500 65.800 21.500 65C23 64.200 18.500 63.300 17.500 62.500C19 61.900 14 61.100 11 60Z',
  )
  path(k, '#3aa39a', 'M-6 68C10 66 30 68.500 52 67.500C80 66.300 110 71 166 68.500V96H-6Z')
  path(
    k,
    '#6cc8b0',
    'M-6 70.400C8 69.600 22 70.600 38 69.800C46 69.600 50 70.400 56 70.300C44 71.200 34 70.800 24 71.500C30 71.900 36 71.800 40 72.400C26 73.200 8 72.200 -6 73ZM120 72.400C132 71.500 146 72.700 168 71.400V74C158 74.500 150 73.700 142 74.300C146 74.700 150 74.800 152 75.200C140 75.800 134 74.500 128 74C132 73.600 126 72.800 120 72.400Z',
  )
  path(k, '#278a8a', 'M-6 79C20 76 44 81 76 79.500C110 78 136 83 168 79V96H-6Z')
  path(k, '#186f78', 'M-6 88C20 85 50 89.500 84 88C116 86.500 140 90.500 168 87.500V96H-6Z')
  path(
    k,
    '#4fb3a2',
    'M10 81C18 80.200 26 81.400 34 80.900C38 80.800 42 81.400 46 81.300C38 82.200 32 81.700 26 82.300C30 82.700 33 82.600 36 83C28 83.500 18 82.500 10 81ZM124 83.200C132 82.400 140 83.600 148 83C152 82.900 156 83.500 160 83.400C152 84.300 148 83.900 142 84.500C146 84.900 148 84.900 151 85.300C142 85.800 130 84.700 124 83.200Z',
  )
}

/** A humpback's flukes going down, the flat round print of its dive about them; 8 wide. */
function flukes(k) {
  path(k, '#9ad6c0', 'M-8 0.600C-4 -0.600 5 -0.600 9 0.500C5 1.900 -4 2 -8 0.600Z')
  path(
    k,
    'rgba(18,60,76,.5)',
    'M-1 0.500H1.200C1.600 2 3.500 2.600 5 3.600C2 3.600 -2 3.800 -4 3C-2.500 2.400 -1.400 1.600 -1 0.500Z',
  )
  path(
    k,
    '#1d3550',
    'M-1.100 0.600C-0.900 -1 -0.600 -2.200 -0.400 -3.200C-2 -3.300 -3.800 -4 -5.200 -6.200C-3.800 -6.200 -2.600 -6.300 -1.300 -5.500C-0.700 -5.200 -0.300 -4.900 0.100 -4.400C0.600 -4.900 1 -5.100 1.600 -5.400C2.800 -6 4 -5.900 5.200 -5.700C3.900 -3.900 2.200 -3.200 0.700 -3.100C0.800 -2.100 1.100 -1 1.400 0.600Z',
  )
  path(
    k,
    '#5f87a0',
    'M-1.100 0.600C-0.900 -1 -0.600 -2.200 -0.400 -3.200C-2 -3.300 -3.800 -4 -5.200 -6.200C-4 -5.200 -2.200 -4.300 -0.100 -4C-0.300 -2.400 -0.500 -1 -0.400 0.600Z',
  )
  path(
    k,
    '#fdf6dc',
    'M-3 0.900C-2 0 -1.300 0.300 -0.700 -0.100C0 0.400 0.800 -0.200 1.500 0.200C2.300 0.100 3 0.500 3.400 0.900C1.500 1.500 -1.500 1.500 -3 0.900Z',
  )
}

export default {
  alt: 'Le pareti verdi di Kualoa al mattino, viste dall’acqua: una canoa a bilanciere con tre persone si è fermata, perché davanti affonda la coda di una megattera',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.3], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      sea(k)
      pali(k)
      islet(k)
      at(k, 57, 70, 1, flukes)
      at(k, 100, 77, 1, (c) =>
        outriggerCanoe(c, [
          [-9, pointingPaddler],
          [1, dippingPaddler, dippingStroke],
          [10.5, steeringPaddler, steeringStroke],
        ]),
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
