import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SHORE = 58

const fiordMorning = {
  ...moods.day,
  sky: [
    [0, '#3f86bc'],
    [0.45, '#86bcd6'],
    [0.8, '#d3e4de'],
    [1, '#fbeccb'],
  ],
  haze: '#cfe0dc',
  front: 0.74,
}

/** Snow in the sun, rock in the sun, rock, rock in shade, deep shade, green in the sun, green in shade. */
const NEAR = ['#fff4e2', '#d9b48c', '#a8917f', '#566a88', '#3c4f74', '#97a066', '#3f6266']
const MID = ['#fff4e6', '#d3c0a4', '#aaa8a0', '#7188a0', '#5f7894', '#a9b88a', '#5d8484']
const FAR = ['#f7f2e6', '#cfd0c2', '#b4c4c6', '#9cb4c2', '#8facbe']

/** A wall of the fiord: outline from foot to foot, the line where the light ends, planes of rock and snow. */
function wall(k, tones, { left, right, ridge, planes, seed }) {
  const [l, r, m] = [left, right, ridge].map((text) => points(text))
  const lit = rough(l, 0.5, seed)
  fill(k, tones[3], [
    ...lit,
    ...rough([l.at(-1), ...r], 0.5, seed + 1),
    [r.at(-1)[0], 62],
    [l[0][0], 62],
  ])
  fill(k, tones[2], [
    ...lit,
    ...rough([l.at(-1), ...m], 0.5, seed + 2),
    [m.at(-1)[0], 62],
    [l[0][0], 62],
  ])
  for (const [tone, text] of planes) fill(k, tones[tone], rough(points(text), 0.35, seed + 4))
}

/** Rain forest at the foot of a wall: rows of crowns down to the water, sun on their left. */
function forest(k, text, size, rows, [ground, ...tones], seed) {
  const line = points(text)
  const r = random(seed)
  fill(k, ground, [...line, [line.at(-1)[0], SHORE + 1], [line[0][0], SHORE + 1]])
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < line.length - 1; i++) {
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]]
      const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (size * 1.25)))
      for (let j = 0; j < n; j++) {
        const u = (j + r() * 0.8) / n
        const y = ay + (by - ay) * u + (row + (r() - 0.5) * 0.5) * size * 1.15
        if (y > SHORE - size * 0.5) continue
        clump(
          k,
          ax + (bx - ax) * u,
          y,
          size * (0.9 + r() * 0.5),
          tones[Math.floor(r() * tones.length)],
          r() * 6,
        )
      }
    }
}

/** Water that falls from ledge to ledge, wider below, its foot in spray: [x, y, half] down the rock. */
function falls(k, list) {
  const steps = points(list, 3)
  for (let i = 0; i < steps.length - 1; i++) {
    const [[x, y, q], [u, v, p]] = [steps[i], steps[i + 1]]
    path(
      k,
      '#ffffff',
      `M${x - q} ${y}C${x - q} ${y + (v - y) * 0.5} ${u - p} ${v - (v - y) * 0.4} ${u - p} ${v}H${u + p}C${u + p} ${v - (v - y) * 0.4} ${x + q} ${y + (v - y) * 0.5} ${x + q} ${y}Z`,
    )
    path(
      k,
      '#b9d3e0',
      `M${x + q * 0.3} ${y}C${x + q * 0.3} ${y + (v - y) * 0.5} ${u + p * 0.2} ${v - (v - y) * 0.4} ${u + p * 0.3} ${v}H${u + p}C${u + p} ${v - (v - y) * 0.4} ${x + q} ${y + (v - y) * 0.5} ${x + q} ${y}Z`,
    )
  }
  // The gully it comes out of.
  const [hx, hy, hq] = steps[0]
  path(
    k,
    'rgba(44,52,84,.5)',
    `M${hx - hq * 2.4} ${hy + 2.4}L${hx - hq * 1.6} ${hy - hq * 4}L${hx + hq * 1.4} ${hy - hq * 11}L${hx + hq * 1.8} ${hy - hq * 3}L${hx + hq * 2.6} ${hy + 2.4}L${hx + hq} ${hy + 0.6}H${hx - hq}Z`,
  )
  path(
    k,
    '#ffffff',
    `M${hx - hq} ${hy + 0.1}L${hx + hq * 0.6} ${hy - hq * 2.4}L${hx + hq} ${hy + 0.1}Z`,
  )
  const [x, y, q] = steps.at(-1)
  path(
    k,
    'rgba(255,255,255,.9)',
    `M${x - q * 3.4} ${y + 0.6}C${x - q * 3} ${y - 1.6} ${x - q} ${y - 2.6} ${x} ${y - 1.8}C${x + q} ${y - 2.8} ${x + q * 3} ${y - 1.4} ${x + q * 3.4} ${y + 0.6}Z`,
  )
}

/** Someone who paddles, seen from behind and a little from the side; seat at 0. */
function paddler(k, [vest, shade, hat], lean) {
  path(
    k,
    vest,
    'M-2 0C-2.300 -2.400 -1.900 -4.400 -1.300 -5.200C-0.500 -5.700 0.700 -5.700 1.400 -5.200C2 -4.400 2.300 -2.400 2 0Z',
  )
  path(
    k,
    shade,
    'M0.600 -5.550C0.900 -5.500 1.200 -5.400 1.400 -5.200C2 -4.400 2.300 -2.400 2 0H0.800C1.100 -2 1 -4 0.600 -5.550Z',
  )
  stroke(
    k,
    '#c08a68',
    0.95,
    lean > 0
      ? 'M-1.300 -4.600C-2.600 -4 -3.300 -3 -3.400 -2.200M1.400 -4.600C2.600 -4.600 3.400 -4.200 4 -3.600'
      : 'M-1.300 -4.600C-2.600 -4.500 -3.400 -4.200 -4 -3.700M1.400 -4.600C2.600 -4 3.300 -3 3.400 -2.200',
  )
  path(k, '#c08a68', 'M0 -7.900a1.100 1.200 0 1 0 0.010 0Z')
  path(
    k,
    hat,
    'M-1.500 -6.700C-1.600 -8.900 1.600 -8.900 1.500 -6.700C2 -6.600 1 -6.300 0 -6.300C-1 -6.300 -2 -6.600 -1.500 -6.700Z',
  )
}

/** A double kayak with its crew; 30 long, the water at 0. */
function kayak(k, hull, crew) {
  const [top, side] = hull
  path(k, 'rgba(14,40,62,.45)', 'M-15 0.600C-6 1.600 8 1.700 16 0.500C10 3.200 -8 3.200 -15 0.600Z')
  path(
    k,
    side,
    'M-16 -1.700C-8 -0.400 8 -0.400 16 -1.900C12 0.900 6 1.300 0 1.300C-6 1.300 -12 0.900 -16 -1.700Z',
  )
  path(
    k,
    top,
    'M-16 -1.700C-10 -2.700 -4 -2.900 0 -2.900C5 -2.900 11 -2.800 16 -1.900C8 -0.300 -8 -0.300 -16 -1.700Z',
  )
  for (const [x, who, lean] of crew) {
    path(
      k,
      '#23304c',
      `M${x - 2.8} -1.800C${x - 2} -2.700 ${x + 2} -2.700 ${x + 2.8} -1.800C${x + 2} -1 ${x - 2} -1 ${x - 2.8} -1.800Z`,
    )
    at(k, x, -1.7, 1, (c) => paddler(c, who, lean))
    const [dx, dy] = lean > 0 ? [-7, 1.5] : [7, 1.5]
    stroke(k, '#e9d6ac', 0.45, `M${x - dx} -6.500L${x + dx} ${dy - 1}`)
    path(
      k,
      '#f4f0e4',
      `M${x + dx * 0.84} ${dy - 1.6}q${dx * 0.3} 0.200 ${dx * 0.36} 1.700q${-dx * 0.3} 0.300 ${-dx * 0.4} -1Z`,
    )
    path(
      k,
      '#f4f0e4',
      `M${x - dx * 0.84} -6.200q${-dx * 0.3} -0.900 ${-dx * 0.4} -1.700q${dx * 0.3} -0.100 ${dx * 0.44} 1Z`,
    )
  }
}

/** A dolphin in its leap, its head to the left; 14 long. */
function dolphin(k) {
  path(
    k,
    '#35506e',
    'M-7.800 0.600C-7 -0.500 -6.300 -0.900 -5.600 -1C-3.600 -3.600 0.600 -4.400 3.400 -2.400C5 -1.200 6 0.600 6.600 2C7.600 2 8.600 2.700 9 3.700C8 3.400 7 3.400 6.200 3.800C6 4.600 5.500 5.200 4.700 5.500C4.800 4.500 4.900 3.600 5.300 2.900C3.600 0.900 1 0.400 -1.400 0.700C-3.600 1 -5 1.300 -6 1.100C-6.700 1 -7.300 0.900 -7.800 0.600Z',
  )
  path(
    k,
    '#c9d8dc',
    'M-7.800 0.600C-7 0.200 -6 0.200 -5 0C-2.600 -0.800 1.600 -0.800 4.400 1.700C2.600 0.700 0.600 0.500 -1.400 0.700C-3.600 1 -5 1.300 -6 1.100C-6.700 1 -7.300 0.900 -7.800 0.600Z',
  )
  path(
    k,
    '#2a4060',
    'M-0.400 -3.500C0.600 -4.800 1.800 -5.400 3 -5.400C2.500 -4.500 2.400 -3.600 2.600 -2.900ZM-2.600 0.300C-2.500 1.700 -1.700 2.700 -0.600 3C-0.700 2 -0.700 1.200 -0.400 0.500Z',
  )
  path(k, '#16243c', 'M-5.300 -0.600a0.260 0.260 0 1 0 0.010 0Z')
}

export default {
  alt: 'Il Mitre Peak si alza dal fiordo di Milford Sound di primo mattino, con foresta pluviale, cascate, due kayak e due delfini sull’acqua ferma',
  paint(w, h) {
    const s = new Scene(w, h, { mood: fiordMorning, sun: [0.1, 0.16], horizon: SHORE / 90 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points('6 16 30 20 19 22 116 9 34 96 13 26', 3)) {
        path(
          k,
          '#ffffff',
          `M${x} ${y}q${l * 0.14} -2.600 ${l * 0.34} -1.600q${l * 0.16} -2.200 ${l * 0.36} -0.400q${l * 0.2} -0.400 ${l * 0.3} 2q${-l * 0.5} 0.900 ${-l} 0Z`,
        )
        path(k, '#cfe0e6', `M${x} ${y}q${l * 0.5} -0.900 ${l} 0q${-l * 0.5} 0.900 ${-l} 0Z`)
      }
      // Far off, where the fiord turns to the sea.
      wall(k, FAR, {
        seed: 3,
        left: '76 60 84 50 90 44 95 35 99 31',
        right: '104 37 110 40 116 48 126 60',
        ridge: '98 38 101 46 97 60',
        planes: [
          [0, '99 31 95 35 92 40 96 39 98 43 99 37'],
          [1, '90 44 84 50 80 57 88 54 92 48 96 52 97 44'],
          [4, '104 37 110 40 116 48 110 50 104 44'],
        ],
      })
      // The peak like a mitre: 1692 metres straight from the water.
      wall(k, MID, {
        seed: 7,
        left: '-10 60 -6 46 2 40 8 43 16 36 22 33 27 36 34 29 40 20 45 12 48.500 7',
        right: '52 12 55 19 60 24 63 31 69 37 74 45 82 52 90 60',
        ridge: '49 16 46 24 51 33 46 43 51 60',
        planes: [
          [0, '48.500 7 45 12 40 20 43 19 45 15 46.500 19 48.500 14'],
          [0, '49.500 9.500 52 12 54 17 51.500 16'],
          [1, '40 20 34 29 30 38 36 35 40 28 43 32 46 24 44 20'],
          [5, '30 42 24 50 22 58 30 55 35 46 38 50 42 42 41 36'],
          [5, '22 33 16 36 10 46 16 45 20 40 24 44 26 38'],
          [4, '52 12 55 19 60 24 63 31 58 31 54 24 52 18'],
          [6, '63 31 69 37 74 45 82 52 72 52 66 44 61 38'],
          [6, '52 34 56 42 60 52 56 54 52 46 50 40'],
          [3, '43 44 47 50 46 59 42 59 41 50'],
        ],
      })
      const SUNNY = [
        ['#4f7f52', '#7aa45c', '#a8c46e'],
        ['#446f50', '#689458', '#94b866'],
        ['#5a8a58', '#8cb060', '#c0d07a'],
      ]
      const COOL = [
        ['#2f5a56', '#3f7060', '#568a68'],
        ['#2a4f52', '#38665c', '#4c7e62'],
      ]
      forest(k, '-10 48 -2 45 6 49 14 46 24 51 32 49 40 53 50 51', 1.9, 8, ['#5a8a5a', ...SUNNY], 5)
      forest(k, '46 52 54 49 62 50 70 53 80 55 90 58', 1.7, 6, ['#33605a', ...COOL], 8)
      // The near wall on the right with its falls.
      wall(k, NEAR, {
        seed: 13,
        left: '106 60 112 49 118 38 124 30 130 17 138 9 146 2 152 -6',
        right: '160 -2 170 0 180 60',
        ridge: '150 6 154 18 147 30 152 42 146 60',
        planes: [
          [1, '152 -6 146 2 138 9 130 17 136 16 140 12 142 18 147 8 150 2'],
          [1, '130 17 124 30 119 39 126 36 130 27 134 33 138 22 135 18'],
          [5, '118 40 112 49 110 56 118 53 122 45 126 49 130 40 126 37'],
          [5, '138 26 134 36 132 46 138 44 142 34'],
          [4, '152 8 158 16 164 30 158 34 153 24 151 16'],
          [6, '149 34 154 44 152 58 146 58 148 46'],
          [6, '140 40 144 48 142 58 136 58 137 48'],
          [4, '164 8 174 16 174 50 166 44'],
        ],
      })
      falls(k, '137.500 15 0.500 136.500 25 0.900 134.500 33 1.100 133.500 45 1.300 132 57.800 2')
      falls(k, '66 37.500 0.300 66.800 44 0.450 66.200 50 0.500 66.600 57.600 0.800')
      forest(k, '104 59 110 52 116 50 122 53 128 55 130 57', 2.2, 5, ['#4f7f52', ...SUNNY], 11)
      forest(k, '136 57 140 51 148 48 156 46 166 43 176 42', 2.4, 6, ['#2f5a56', ...COOL], 14)
      // A scarf of cloud across the foot of the peak.
      path(
        k,
        'rgba(255,255,255,.85)',
        'M0 41C10 38.500 18 41 28 39.500C40 38 50 41 60 40C54 43 38 43.600 26 43C16 43.800 6 43.400 0 41Z',
      )
      path(k, '#2c5a58', `M-6 ${SHORE - 0.3}H166V${SHORE + 0.5}H-6Z`)
    })
    stillWater(s, {
      y: SHORE / 90 + 0.003,
      sway: 0.9,
      veil: [
        [0, '#7fa8ac', 0.18],
        [0.45, '#2f6478', 0.5],
        [1, '#123c54', 0.85],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(9)
      for (let i = 0; i < 34; i++) {
        const t = (i / 33) ** 1.3
        const [x, y, l] = [r() * 166, SHORE + 2 + t * 29, 1.5 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(226,240,236,.4)' : 'rgba(10,40,62,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      path(k, 'rgba(255,255,255,.8)', 'M124 59C129 58 136 58 141 59C136 60.400 129 60.400 124 59Z')
      at(k, 116, 65.5, 0.5, (c) =>
        kayak(
          c,
          ['#f2b53c', '#b87a2c'],
          [
            [-4, ['#3f86b4', '#2a5a86', '#f4efe2'], 1],
            [5, ['#d8463c', '#9c3038', '#2f4f7c'], 1],
          ],
        ),
      )
      at(k, 92, 80, 1, (c) =>
        kayak(
          c,
          ['#e8553c', '#a83438'],
          [
            [-5, ['#f2c04c', '#c08c34', '#3f6f9a'], 1],
            [6, ['#4fa48c', '#34786c', '#e8d8b0'], 1],
          ],
        ),
      )
      stroke(
        k,
        'rgba(232,244,240,.6)',
        0.35,
        'M110 80.600C120 81 132 82 146 84.500M110 81.500C118 82.600 128 85 136 88',
      )
      // Dolphins keep them company.
      for (const [x, y, q] of points('50 74 0.900 62 71.500 0.640', 3)) {
        path(
          k,
          'rgba(240,250,250,.85)',
          `M${x + q * 2} ${y + q * 6.4}q${q * 3.5} ${-q * 2.6} ${q * 6.5} ${-q * 0.4}q${q * 1.5} 0.300 ${q * 2.2} ${q * 1}q${-q * 5} ${q * 0.9} ${-q * 8.7} ${-q * 0.6}Z`,
        )
        at(k, x, y, q, dolphin)
      }
      path(
        k,
        'rgba(12,40,60,.4)',
        'M40 80.500C46 79.700 56 79.700 62 80.500C56 81.500 46 81.500 40 80.500Z',
      )
      // Our own bank: dark rock, ferns, a bough of southern beech.
      fill(k, '#173436', rough(points('-6 80 6 78.500 18 82 30 85 42 91 -6 96'), 0.4, 4))
      for (const [c, d] of [
        ['#3f6460', '-4 81 6 79 16 82 10 85 0 84'],
        ['#2a4c4e', '16 82.500 28 85 34 89 24 90 14 87'],
        ['#7fa07c', '-6 80 6 78.500 14 80.800 4 80.600'],
      ])
        fill(k, c, rough(points(d), 0.3, 6))
      const LEAF = [
        ['#16383a', '#245048', '#3a6c54'],
        ['#1c4440', '#2f624e', '#528a5c'],
      ]
      stroke(k, '#1c2c34', 1.4, 'M-4 6C6 5 16 8 26 6C32 5 38 6.500 44 5')
      for (let i = 0; i < 44; i++) {
        const [x, y] = [-4 + r() * 48, 2 + r() * 8 * (1 - i / 90)]
        clump(k, x, y - (x / 48) * 1.5, 2.2 + r() * 1.3, LEAF[i % 2], r() * 6)
      }
    })
    return finish(s)
  },
}
