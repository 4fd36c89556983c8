import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fisher, masdhoni, skipjack, splash, tern } from '../../things/tuna-fishers.js'

const SEA = 56
/** Where the sun has just gone under. */
const [GX, GY] = [124, SEA]

/** Evening in steps: red dust on the horizon, gold over it, then a cool green and the blue of night. */
function evening(k) {
  path(k, '#143c62', 'M-5 -5H165V60H-5Z')
  for (const [c, rx, ry] of [
    ['#184a6c', 158, 62],
    ['#225c7a', 142, 55],
    ['#386f82', 128, 48.5],
    ['#5c868a', 116, 42.5],
    ['#8c9f8a', 105, 37],
    ['#bcb082', 95, 32],
    ['#e2b870', 85, 27.2],
    ['#f8b25c', 75, 22.5],
    ['#fc9a4a', 65, 18],
    ['#f98042', 54, 13.5],
    ['#f0683c', 42, 9.5],
    ['#ffb45c', 20, 7.5],
    ['#ffe0a0', 10, 3.8],
  ]) {
    k.beginPath()
    k.ellipse(GX, GY + 1, rx, ry, 0, 0, 7)
    k.fillStyle = c
    k.fill()
  }
  // Thin clouds drawn out towards the light, their lower side on fire.
  for (const [x, y, l, h] of points(
    '10 10 46 2.400 84 7 38 2 124 14 40 2.200 18 21 34 2 100 21 26 1.600 -6 31 40 1.700 92 33 26 1.300 134 26 30 1.600',
    4,
  )) {
    const tilt = (y - GY) * 0.02
    path(
      k,
      '#34587c',
      `M${x} ${y}C${x + l * 0.2} ${y - h + tilt} ${x + l * 0.5} ${y - h * 1.1} ${x + l} ${y + tilt}C${x + l * 0.6} ${y + h * 0.7} ${x + l * 0.3} ${y + h * 0.4} ${x} ${y}Z`,
    )
    path(
      k,
      '#ffa45c',
      `M${x + l * 0.1} ${y + h * 0.1}C${x + l * 0.3} ${y + h * 0.3} ${x + l * 0.7} ${y - h * 0.1} ${x + l} ${y + tilt}C${x + l * 0.6} ${y + h * 0.7} ${x + l * 0.3} ${y + h * 0.4} ${x + l * 0.1} ${y + h * 0.1}Z`,
    )
  }
  // Far towers of cloud over the next atoll.
  path(
    k,
    '#8c4c5c',
    `M-5 ${SEA}V49C-1 46 3 47 5 48.500C7 44.500 13 44 15 47C19 45.500 23 48 23 50.500C27 49 31 51 32 53C37 52 42 54 44 ${SEA}Z`,
  )
  path(k, '#643c58', `M-5 ${SEA}V52C2 50 8 53 14 52C20 51.500 28 54 34 ${SEA}Z`)
  path(k, '#5c344c', `M134 ${SEA}C138 54.600 142 55 146 54C150 53.300 154 54.400 165 54V${SEA}Z`)
}

/** The sea: bands from fire to ink, and the broken road of light. */
function water(k) {
  for (const [c, y] of [
    ['#d8643c', SEA],
    ['#a84c48', SEA + 1.5],
    ['#6c3c50', SEA + 4],
    ['#3c3454', SEA + 8],
    ['#24304c', SEA + 14],
    ['#1a2842', SEA + 23],
  ])
    path(k, c, `M-5 ${y}C40 ${y - 0.5} 110 ${y + 0.5} 165 ${y}V95H-5Z`)
  const r = random(8)
  for (let i = 0; i < 44; i++) {
    const t = (i / 43) ** 1.25
    const y = SEA + 1 + t * 33
    const half = (3 + t * 13) * (0.5 + r() * 0.7)
    const x = GX + (r() - 0.5) * (4 + t * 22)
    path(
      k,
      t < 0.3 ? '#ffdc98' : t < 0.6 ? '#ffb060' : '#d8744c',
      `M${x - half} ${y}Q${x} ${y - 0.4 - t * 0.5} ${x + half} ${y}Q${x} ${y + 0.4 + t * 0.5} ${x - half} ${y}Z`,
    )
  }
  for (const [x, y, l] of points(
    '4 62 16 30 60 14 58 63 18 82 60.500 12 10 84 22 44 88 20 70 84 16 -4 76 14 142 66 14 150 78 14',
    3,
  ))
    path(k, 'rgba(232,128,88,.55)', `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
}

/** The crew: two on the stern, one throws bait, the skipper sits on the roof. */
function crew(k) {
  // The skipper.
  at(k, 58.5, 48, 1.15, (q) =>
    fisher(q, {
      head: [0.6, -7.2],
      neck: [0, -5.2],
      hip: [-0.4, -0.8],
      far: [2.6, -1, 3.2, 2.6],
      near: [2.2, -0.8, 2, 3],
      arms: [
        [2, -3.4, 3.8, -1.8],
        [-1.6, -3, -1.8, -0.2],
      ],
      cloth: '#7c4450',
      wrap: '#4c2c50',
      cap: '#c85a44',
    }),
  )
  // Bait.
  at(k, 74.5, 61.9, 1.15, (q) => {
    fisher(q, {
      head: [1.6, -12.4],
      neck: [0.8, -10.2],
      hip: [-0.6, -5.6],
      far: [-1.8, -3, -2.4, 0],
      near: [0.9, -3.2, 0.6, 0],
      arms: [
        [3, -9.6, 5.2, -11],
        [2.4, -8.4, 4.8, -10],
      ],
      cloth: '#a8603c',
      wrap: '#3c2448',
      cap: '#5c7c8c',
    })
    stroke(q, '#2a1836', 0.4, 'M4 -10L8.600 -13.600')
    path(
      q,
      '#56304a',
      'M8 -14.800C10 -16 11.600 -14.400 10.400 -12.600C9.400 -12.400 8.400 -13 8 -14.800Z',
    )
  })
  // One leans back against the weight of a fish.
  at(k, 108, 60.5, 1.28, (q) => {
    fisher(q, {
      head: [-3.3, -11.6],
      neck: [-3.2, -9.8],
      hip: [-1.4, -5.4],
      far: [1.4, -4, 3, 0],
      near: [0.4, -3, -1.2, 0],
      arms: [
        [-0.4, -8, 1.6, -7.4],
        [-1.2, -7, 1, -6.2],
      ],
      cloth: '#8c3c4c',
      wrap: '#34284c',
      cap: '#f0a85c',
    })
    stroke(q, '#1c1028', 0.5, 'M-0.600 -4.600L6 -12')
    stroke(q, '#1c1028', 0.4, 'M6 -12C12 -19 19 -19 23 -12')
    stroke(q, '#1c1028', 0.16, 'M23 -12L25 4.600')
  })
  // One has swung his fish out of the sea.
  at(k, 92.5, 60.5, 1.28, (q) => {
    fisher(q, {
      head: [-0.9, -13],
      neck: [0, -10.8],
      hip: [0.6, -5.8],
      far: [-1.2, -3.2, -1.6, 0],
      near: [2.2, -3, 1.6, 0],
      arms: [
        [3.2, -12.6, 2.2, -14.6],
        [-2.6, -13.4, 0.5, -17],
      ],
      cloth: '#3c5474',
      wrap: '#5c3048',
    })
    stroke(q, '#1c1028', 0.45, 'M2.800 -12.800L-0.600 -20C-3 -26 -6 -31 -10 -33.500')
    stroke(q, '#1c1028', 0.16, 'M-10 -33.500C-14 -34.500 -19 -32 -21.500 -27.500')
  })
}

export default {
  alt: 'Pescatori maldiviani pescano i tonni con canna e lenza dalla poppa di un dhoni dopo il tramonto; un tonnetto vola sopra le loro teste',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [GX / 160, GY / 90], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      water(k)
      for (const [x, y, q, a] of points(
        '132 30 0.900 0.300 142 38 0.700 -0.200 150 28 0.700 0.100 118 24 0.700 -0.300 152 41 0.600 0.400',
        4,
      ))
        tern(k, x, y, q, a)
      // The likeness of the hull in the sea, in bars.
      const r = random(3)
      for (let i = 0; i < 13; i++) {
        const t = i / 12
        const y = 74.5 + t * 12
        const half = (50 - t * 8) * (0.84 + r() * 0.2)
        const x = 55 + (r() - 0.5) * 7
        path(
          k,
          `rgba(18,10,30,${0.7 - t * 0.55})`,
          `M${x - half} ${y}Q${x} ${y - 0.9} ${x + half} ${y}Q${x} ${y + 0.9} ${x - half} ${y}Z`,
        )
      }
      at(k, 54, 71.5, 1, masdhoni)
      crew(k)
      // Water sprayed from the stern to hide the boat.
      for (const [dx, dy] of points('7 4 10 5 13 4 9 7'))
        stroke(k, 'rgba(255,216,160,.75)', 0.3, `M112 63q${dx * 0.5} ${-dy} ${dx} ${8 - dx * 0.05}`)
      path(
        k,
        '#ffb868',
        'M84 74.800C92 74.200 102 74.200 108 74.700C102 75.300 92 75.300 84 74.800ZM60 75.400C66 75 72 75 77 75.300C72 75.700 66 75.800 60 75.400Z',
      )
      splash(k, 141, 68.5, 0.9)
      k.save()
      k.translate(140.5, 65.5)
      k.rotate(0.9)
      k.scale(0.74, 0.74)
      skipjack(k)
      k.restore()
      k.save()
      k.translate(60, 29)
      k.rotate(-0.62)
      k.scale(-1.15, 1.15)
      skipjack(k)
      k.restore()
      for (const [x, y, q] of points(
        '60 36 0.340 64 38 0.260 55 38.500 0.280 69 41 0.260 50 42 0.220',
        3,
      ))
        path(k, '#ffe8c0', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
    })
    return finish(s, { vignette: 0.14 })
  },
}
