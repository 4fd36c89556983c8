import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { bayNight } from './kit.js'

const SHORE = 59

/** One of the three hotel towers: its face swells towards the foot, a seam splits it, lit rooms in rows; foot at x. */
function tower(k, x, top, r) {
  const edge = (y, side) => {
    const t = (y - top) / (SHORE - top)
    return x + side * (5.2 + 1.9 * t * t)
  }
  const ys = Array.from({ length: 21 }, (_, i) => top + ((SHORE - top) * i) / 20)
  const shape = (from, to) => [
    ...ys.map((y) => [edge(y, from), y]),
    ...ys.toReversed().map((y) => [edge(y, to), y]),
  ]
  fill(k, '#31488a', shape(-1, 1))
  fill(k, '#6f86bc', shape(-1, -0.35))
  fill(k, '#22356f', shape(0.45, 1))
  for (let y = top + 1; y < SHORE - 1; y += 1.02) {
    stroke(k, 'rgba(196,214,244,.28)', 0.16, `M${edge(y, -1)} ${y}L${edge(y, 1)} ${y}`)
    for (let u = -0.88; u < 0.86; u += 0.19)
      if (r() < 0.42)
        path(
          k,
          ['#ffd58c', '#ffe9bc', '#ffc46a'][Math.floor(r() * 3)],
          `M${edge(y, u).toFixed(2)} ${(y + 0.25).toFixed(2)}h0.700v0.550h-0.700Z`,
        )
  }
  // The seam between the two slabs that lean on each other.
  fill(
    k,
    '#1a2958',
    ys
      .slice(9)
      .map((y) => [x + 0.9 + ((y - top) / (SHORE - top)) * 0.8, y])
      .concat(
        ys
          .slice(9)
          .toReversed()
          .map((y) => [x + 0.9 - Math.max(0, (y - ys[9]) / 30), y]),
      ),
  )
}

/** The park on the roof: a ship 340 metres long, its bow far out over the left tower; trees and lamps on deck. */
function skyPark(k, r) {
  path(
    k,
    '#24356c',
    'M58 19.200C70 21.800 100 22.400 136 20.400C138.500 19.600 139 17.600 137 16.800C110 16.300 84 16.200 62 16.800C58 17 56 18 58 19.200Z',
  )
  path(
    k,
    '#8fa4d0',
    'M58 19.200C70 21.800 100 22.400 136 20.400C137.400 19.900 138.100 19.100 138.200 18.400C110 20 80 19.600 57.400 18.100C57.300 18.500 57.500 18.900 58 19.200Z',
  )
  stroke(k, '#ffe2a4', 0.45, 'M58 18.300C80 20 112 20.200 138 18.600')
  for (let x = 66; x < 135; x += 1.5)
    clump(k, x, 16.7 - r() * 0.6, 0.7 + r() * 0.5, ['#1f4a54', '#2f6a60', '#5a9a70'], r() * 6)
  for (let x = 62; x < 137; x += 4) path(k, '#ffe9bc', `M${x} 16.100a0.300 0.300 0 1 0 0.010 0Z`)
}

/** The museum like an open lotus: ten fingers of unlike height round a bowl, lit from below. */
function lotus(k, x, y) {
  const petals = points(
    '-15 -6 -12.500 -9.500 -8.500 -12.500 -3.500 -14.500 2 -14.800 7 -13 11.500 -10 14.500 -6.500',
  )
  for (const [i, [dx, dy]] of petals.entries()) {
    const w = 3.1
    const far = i % 2
    path(
      k,
      far ? '#7a84bc' : '#a9aed8',
      `M${x + dx * 0.16 - w * 0.4} ${y}C${x + dx * 0.6 - w} ${y - 1} ${x + dx - w} ${y + dy * 0.5} ${x + dx - w * 0.7} ${y + dy}C${x + dx} ${y + dy - 1} ${x + dx + w * 0.7} ${y + dy - 0.6} ${x + dx + w * 0.8} ${y + dy + 0.6}C${x + dx + w * 0.6} ${y + dy * 0.5} ${x + dx * 0.5 + w} ${y - 1} ${x + dx * 0.16 + w * 0.6} ${y}Z`,
    )
    path(
      k,
      '#f4e2dc',
      `M${x + dx - w * 0.7} ${y + dy}C${x + dx} ${y + dy - 1} ${x + dx + w * 0.7} ${y + dy - 0.6} ${x + dx + w * 0.8} ${y + dy + 0.6}C${x + dx} ${y + dy + 0.9} ${x + dx - w * 0.4} ${y + dy + 0.6} ${x + dx - w * 0.7} ${y + dy}Z`,
    )
    path(
      k,
      'rgba(255,206,150,.5)',
      `M${x + dx * 0.16 - w * 0.3} ${y}C${x + dx * 0.5} ${y - 1} ${x + dx * 0.7} ${y + dy * 0.3} ${x + dx * 0.8} ${y + dy * 0.5}C${x + dx * 0.6 + w * 0.6} ${y + dy * 0.2} ${x + dx * 0.4 + w} ${y - 1} ${x + dx * 0.16 + w * 0.5} ${y}Z`,
    )
  }
  path(
    k,
    '#5a64a0',
    `M${x - 6} ${y + 0.4}C${x - 5} ${y - 2.6} ${x + 5} ${y - 2.6} ${x + 6} ${y + 0.4}Z`,
  )
  for (let i = -4; i <= 4; i += 2) path(k, '#ffd58c', `M${x + i - 0.5} ${y}v-1.300h1v1.300Z`)
}

/** The great wheel: rim, spokes, twenty-eight cabins, a leg on each side. */
function wheel(k, x, y, q) {
  stroke(
    k,
    '#5a6aa8',
    0.7,
    `M${x} ${y}L${x - q * 0.45} ${SHORE}M${x} ${y}L${x + q * 0.45} ${SHORE}`,
  )
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.2832
    stroke(
      k,
      'rgba(170,190,236,.45)',
      0.14,
      `M${x} ${y}L${x + Math.cos(a) * q} ${y + Math.sin(a) * q}`,
    )
  }
  for (const [c, width, a] of [
    ['#7f92d0', 0.7, 1],
    ['#c8d4f8', 0.3, 0.95],
  ])
    stroke(
      k,
      c,
      width,
      `M${x - q * a} ${y}a${q * a} ${q * a} 0 1 0 ${2 * q * a} 0a${q * a} ${q * a} 0 1 0 ${-2 * q * a} 0`,
    )
  for (let i = 0; i < 28; i++) {
    const a = ((i + 0.5) / 28) * 6.2832
    path(
      k,
      i % 4 ? '#ffe9c4' : '#ff9a8c',
      `M${x + Math.cos(a) * q * 1.05} ${y + Math.sin(a) * q * 1.05 - 0.55}a0.550 0.550 0 1 0 0.010 0Z`,
    )
  }
  path(k, '#c8d4f8', `M${x} ${y - 1.1}a1.100 1.100 0 1 0 0.010 0Z`)
}

/** A bumboat with its eye and its lanterns, to the right; 30 units long. */
function bumboat(k) {
  path(
    k,
    '#2a1c3c',
    'M-16 -5C-8 -2.600 8 -2.600 17 -6.500C16 -2 13 1.500 10 2.400H-10C-13.500 1.500 -15.500 -1.500 -16 -5Z',
  )
  path(
    k,
    '#b8403c',
    'M-16 -5C-8 -2.600 8 -2.600 17 -6.500L16.400 -4.600C8 -1 -8 -1 -15.600 -3.200Z',
  )
  path(k, '#ffffff', 'M12 -3.700a1.300 1.200 0 1 0 0.010 0Z')
  path(k, '#1a1430', 'M12.400 -3.200a0.650 0.650 0 1 0 0.010 0Z')
  path(k, '#ffcf7c', 'M-11 -3.800V-9H9V-3.800Z')
  for (const x of [-8.5, -4.5, -0.5, 3.5, 7]) {
    path(
      k,
      '#5a3040',
      `M${x - 1} -3.800C${x - 1.2} -5.600 ${x - 0.6} -6.400 ${x} -6.500C${x + 0.6} -6.400 ${x + 1.2} -5.600 ${x + 1} -3.800Z`,
    )
    path(k, '#3a2434', `M${x} -8.400a0.900 1 0 1 0 0.010 0Z`)
  }
  path(k, '#8a2f3c', 'M-13 -8.800C-6 -11.600 6 -11.600 11.500 -9L11 -8.400H-12.600Z')
  path(k, '#d8644c', 'M-13 -8.800C-6 -11.600 6 -11.600 11.500 -9C4 -10.400 -6 -10.200 -13 -8.800Z')
  for (let x = -10.5; x < 11; x += 4) path(k, '#ff7a4c', `M${x} -8.300a0.650 0.800 0 1 0 0.010 0Z`)
}

/** Somebody who sits on the steps and watches, from behind; 12 units tall, the lights on their outline. */
function watcher(k, coat, rim, hair) {
  path(k, '#141a40', 'M-4.600 0.600C-5 -1.600 -3.600 -3 0 -3C3.600 -3 5 -1.600 4.600 0.600Z')
  path(
    k,
    coat,
    'M-3.800 -9.600C-2.400 -11.200 2.400 -11.200 3.800 -9.600C4.600 -6.600 4.500 -3 4.100 -0.800C2 0 -2 0 -4.100 -0.800C-4.500 -3 -4.600 -6.600 -3.800 -9.600Z',
  )
  stroke(
    k,
    rim,
    0.4,
    'M1 -10.700C2.200 -10.600 3.200 -10.200 3.800 -9.600C4.600 -6.600 4.500 -3.400 4.200 -1.400',
  )
  path(k, '#8a5a58', 'M-0.900 -12V-10.400H0.900V-12Z')
  path(k, hair, 'M0 -16a2.300 2.500 0 1 0 0.010 0Z')
  stroke(k, rim, 0.35, 'M0.900 -15.800C2.200 -15.200 2.600 -13.400 2 -12')
}

export default {
  alt: "Marina Bay a Singapore nell'ora blu: le tre torri con il tetto a nave, il museo a fiore di loto e la ruota",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...bayNight,
        sky: [
          [0, '#12225a'],
          [0.4, '#2f4f98'],
          [0.7, '#7f86bc'],
          [0.88, '#f0a894'],
          [1, '#ffce94'],
        ],
      },
      sun: [0.14, 0.64],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 50, below: 0.26, seed: 6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(15)
      for (const [x, y, l, c] of [
        [26, 18, 22, '#4a5ea4'],
        [18, 20.2, 24, '#c98fa8'],
        [142, 30, 24, '#6a6fae'],
        [136, 32.2, 22, '#f0a09a'],
      ])
        stroke(k, c, 1.3, `M${x} ${y}h${l}`)
      // The light show: beams from the roof.
      for (const [x, to, c] of [
        [88, 60, '150,255,220'],
        [88, 76, '190,150,255'],
        [108, 104, '150,255,220'],
        [108, 122, '190,150,255'],
        [128, 146, '150,255,220'],
        [128, 164, '190,150,255'],
      ]) {
        const g = k.createLinearGradient(0, 17, 0, -4)
        g.addColorStop(0, `rgba(${c},.55)`)
        g.addColorStop(1, `rgba(${c},.04)`)
        fill(k, g, [
          [x - 0.3, 17],
          [x + 0.3, 17],
          [to + 2, -4],
          [to - 2, -4],
        ])
      }
      wheel(k, 20, 38, 17)
      // Low roofs far off.
      for (let x = -5; x < 166; x += 3.4 + r() * 2) {
        const tall = 3 + r() * 6
        path(k, '#6f78b4', `M${x} ${SHORE}v${-tall}h${3.6 + r() * 2}v${tall}Z`)
        for (let i = 0; i < 5; i++)
          path(
            k,
            'rgba(255,220,160,.7)',
            `M${x + 0.4 + r() * 2.6} ${SHORE - 0.8 - r() * (tall - 1.4)}h0.500v0.400h-0.500Z`,
          )
      }
      for (const x of [88, 108, 128]) tower(k, x, 19, r)
      skyPark(k, r)
      // The glass galleries along the water.
      path(
        k,
        '#2a3f7c',
        `M66 ${SHORE}V${SHORE - 3}C80 ${SHORE - 7} 96 ${SHORE - 6} 108 ${SHORE - 4}C122 ${SHORE - 7} 138 ${SHORE - 6} 152 ${SHORE - 3}V${SHORE}Z`,
      )
      path(
        k,
        '#ffcf8c',
        `M67 ${SHORE - 0.4}V${SHORE - 2.4}C80 ${SHORE - 5} 96 ${SHORE - 4.4} 108 ${SHORE - 2.6}C122 ${SHORE - 5} 138 ${SHORE - 4.4} 151 ${SHORE - 2.4}V${SHORE - 0.4}Z`,
      )
      for (let x = 68; x < 151; x += 2.1) {
        const tall = 2.5 + 2.1 * Math.abs(Math.sin(((x - 67) / 84) * 6.2832)) ** 0.8
        stroke(k, '#3a4c8c', 0.3, `M${x} ${SHORE}V${(SHORE - tall).toFixed(2)}`)
      }
      lotus(k, 50, SHORE - 0.4)
      path(k, '#182654', `M-6 ${SHORE - 0.9}H168V${SHORE + 0.8}H-6Z`)
      for (let x = -5; x < 168; x += 2.3)
        if (Math.abs(x - 50) > 9)
          clump(
            k,
            x,
            SHORE - 1 - r() * 0.4,
            0.9 + r() * 0.5,
            ['#1a3c50', '#265458', '#3f7a68'],
            r() * 6,
          )
      for (let x = -3; x < 168; x += 4.6)
        path(k, '#ffe3a8', `M${x} ${SHORE - 0.5}a0.420 0.420 0 1 0 0.010 0Z`)
    })
    s.glow(0.675, 0.4, 34, '#ffd9a0', 0.14)
    stillWater(s, {
      y: SHORE / 90 + 0.008,
      sway: 1.5,
      veil: [
        [0, '#4a5a9c', 0.22],
        [0.5, '#26387c', 0.52],
        [1, '#121c50', 0.82],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(4)
      for (let i = 0; i < 70; i++) {
        const t = (i / 69) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SHORE + 1.6 + t * 28, 1.5 + t * 6 * (0.5 + r())]
        path(
          k,
          i % 4 ? 'rgba(14,22,74,.45)' : 'rgba(255,214,170,.4)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.4} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      for (const [x, n] of points('88 13 108 13 128 13'))
        for (let i = 0; i < n; i++) {
          const [y, l] = [SHORE + 2.4 + i * 1.5, 2 + r() * 3]
          path(
            k,
            'rgba(255,214,150,.6)',
            `M${x - l + (r() - 0.5) * 4} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
          )
        }
      path(k, 'rgba(255,206,124,.4)', 'M62 75C70 74 94 74 101 75C94 77.400 70 77.400 62 75Z')
      at(k, 81, 73.4, 0.9, bumboat)
      stroke(
        k,
        'rgba(255,236,214,.7)',
        0.4,
        'M64 75.600C72 77.200 88 77.200 100 75M58 77.600C66 79.200 76 79.400 86 79',
      )
      // Steps of the promenade, those who came for the lights.
      path(k, '#141b48', 'M-6 84C16 82.500 44 83 62 86.500C68 88 72 91 73 96H-6Z')
      path(
        k,
        '#3a4484',
        'M-6 84C16 82.500 44 83 62 86.500C68 88 72 91 73 96H70C68 91.500 64 89 58 87.800C40 85 14 84.600 -6 85.600Z',
      )
      path(k, '#2a3168', 'M-6 89C14 87.600 38 88 54 91C58 92 60 94 61 96H-6Z')
      at(k, 10, 88.6, 0.86, (c) => watcher(c, '#8f2f48', '#ffb09c', '#1c1836'))
      at(k, 18.4, 88.4, 0.82, (c) => watcher(c, '#31508c', '#a9d0ff', '#2a1c30'))
      at(k, 34, 88.2, 0.8, (c) => watcher(c, '#2f7a70', '#a0f0d8', '#1a1634'))
      at(k, 40.4, 88.6, 0.56, (c) => watcher(c, '#c98a34', '#ffe0a0', '#1c1836'))
      at(k, 47, 89, 0.82, (c) => watcher(c, '#5a3a7c', '#d8b8ff', '#3a2434'))
    })
    return finish(s, { bloom: 0.26 })
  },
}
