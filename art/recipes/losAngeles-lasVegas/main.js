import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { agave, bendCar, tallPalm } from '../../things/bend-road.js'
import { boardDog, skater } from '../../things/downhill.js'
import { hillLetters } from './kit.js'

/** Evening from turquoise to butter, the sun gone behind the coast on the left. */
function evening(k) {
  path(k, '#1c8494', 'M-80 -60H240V100H-80Z')
  for (const [c, d] of [
    ['#38a0a0', 'M-80 -32C-20 -26 60 -40 240 -24V100H-80Z'],
    ['#6cbca8', 'M-80 -8C-20 -4 60 -16 240 2V100H-80Z'],
    ['#acd4a8', 'M-80 8C-20 12 50 2 240 20V100H-80Z'],
    ['#f0dc9c', 'M-80 22C-20 26 40 18 240 38V100H-80Z'],
    ['#ffc884', 'M-80 34C-20 38 30 34 200 56V100H-80Z'],
    ['#ffa46c', 'M-80 46C-20 48 20 48 120 62V100H-80Z'],
  ])
    path(k, c, d)
  // Two torn streaks that still burn.
  path(
    k,
    '#ff9470',
    'M-4 19C12 15 22 17 34 13.500C46 11 54 13 66 10C58 15 48 15.500 40 18C30 21 20 19.500 -4 19Z',
  )
  path(
    k,
    '#ffd49c',
    'M4 18C16 16 26 17 36 14.500C44 12.600 52 13.400 60 12C52 14.500 46 14.500 38 16.500C28 18.800 18 18 4 18Z',
  )
  path(
    k,
    '#ff9470',
    'M-30 31C-12 28.500 0 30 12 28C22 26.600 28 28 36 26.500C28 30 20 30 10 31.600C0 33 -14 32 -30 31Z',
  )
}

/** Mount Lee in folds: each spur with a rosy flank and a plum gully. */
function mountLee(k) {
  path(k, '#e0807c', 'M-80 62C-40 54 -10 58 14 52C34 49 56 54 80 50V80H-80Z')
  // The town far down in the haze: a cluster of towers.
  for (const [x, w, h] of points(
    '9 2.600 8 12.500 2 12 15 3 17 19 2.400 10 22 3.400 13 26 2 7 29 4 9',
    3,
  )) {
    const top = 56 - h
    // Round crown, flat roof or slanted roof by turns.
    const roof =
      h === 17
        ? `V${top + 2}H${x + w * 0.2}V${top}H${x + w * 0.8}V${top + 2}H${x + w}`
        : h % 2
          ? `V${top}H${x + w}`
          : `V${top + 2}L${x + w} ${top}`
    path(k, '#c86c78', `M${x} 58${roof}V58Z`)
    path(k, '#f09c84', `M${x} 58V${top + 2}H${x + w * 0.4}V58Z`)
  }
  fill(k, '#c85c74', [
    ...rough(
      points(
        '22 60 34 55 46 47 56 42 66 33 78 27 88 19 100 14 112 12 124 15 136 13 146 18 158 21 170 28 190 32 240 44',
      ),
      0.7,
      4,
    ),
    ...points('240 90 22 90'),
  ])
  for (const d of [
    'M112 12L100 14L88 19L78 27L66 33L56 42L46 47L60 50L74 44L80 36L92 32L98 24Z',
    'M136 13L124 15L118 27L110 36L108 46L96 56L116 52L126 42L128 32L134 26Z',
    'M170 28L158 21L152 32L144 42L142 54L158 50L164 40Z',
    'M78 44L66 54L54 58L70 66L84 58Z',
  ])
    path(k, '#f08c7c', d)
  for (const d of [
    'M112 12L116 22L112 32L104 40L100 52L112 46L120 34L124 24L118 18Z',
    'M146 18L142 28L136 38L136 52L146 44L152 32Z',
    'M88 19L92 28L84 36L80 46L90 40L96 28Z',
    'M190 32L182 42L172 50L170 64L200 62V36Z',
  ])
    path(k, '#8c3c70', d)
  stroke(k, '#54285c', 0.5, 'M131 13.500V3M130 6.500H132M129.400 4.500H132.600')
  path(k, '#ff5c4c', 'M131 1.600a0.900 0.900 0 1 0 0.010 0Z')
}

/** Villas stepped on the slope, each with its own roof; cypresses and oaks between. */
function slope(k) {
  path(k, '#7c3c6c', 'M-80 66C-40 60 -10 63 20 60C50 57 70 62 92 57C116 52 140 56 240 48V90H-80Z')
  path(
    k,
    '#a85470',
    'M30 60C50 57 70 62 92 57C110 53 126 53 146 53.500C120 55 108 60 92 62C70 65 50 61 30 60Z',
  )
  for (const [x, y, w, h, kind] of points(
    '36 61 8 5 0 50 63 7 7 1 96 58 9 6 2 112 55.500 7 5 0 152 56 10 8 1 -8 66 9 6 2 170 54 10 7 0',
    5,
  )) {
    path(k, '#fff0d8', `M${x} ${y}V${y - h}H${x + w * 0.5}V${y}Z`)
    path(k, '#b4749c', `M${x + w * 0.5} ${y}V${y - h}H${x + w}V${y}Z`)
    if (kind === 0) {
      path(
        k,
        '#f0643c',
        `M${x - 0.8} ${y - h}L${x + 1.4} ${y - h - 2.6}H${x + w - 1.4}L${x + w + 0.8} ${y - h}Z`,
      )
      path(
        k,
        '#a03458',
        `M${x + w * 0.5} ${y - h}V${y - h - 2.6}H${x + w - 1.4}L${x + w + 0.8} ${y - h}Z`,
      )
    } else if (kind === 1) {
      path(k, '#2c6c74', `M${x - 1.4} ${y - h}H${x + w + 1.4}V${y - h - 1}H${x - 1.4}Z`)
      path(k, '#fff0d8', `M${x + w * 0.6} ${y - h - 1}v-2.400h2v2.400Z`)
    } else
      path(
        k,
        '#f0643c',
        `M${x - 0.6} ${y - h}L${x + w * 0.5} ${y - h - 3.6}L${x + w + 0.6} ${y - h}Z`,
      )
    for (const u of [0.14, 0.6])
      path(
        k,
        u < 0.5 ? '#8c5484' : '#ffd880',
        `M${x + w * u} ${y - h * 0.3}v${-h * 0.42}h${w * 0.24}v${h * 0.42}Z`,
      )
  }
  for (const [x, y, q] of points(
    '31 61 2.600 46.500 62.500 2 61 63.500 3 90 59 2.600 107 57 2.200 121.500 56 2.800 148 56 2.400 4 66 3 166 55 2.600 74 61 2',
    3,
  )) {
    const tall = q * (1.5 + ((x * 7) % 5) * 0.3)
    path(
      k,
      '#2c4c5c',
      `M${x - q * 0.5} ${y + 1}C${x - q * 0.8} ${y - tall * 0.5} ${x - q * 0.3} ${y - tall} ${x} ${y - tall * 1.3}C${x + q * 0.3} ${y - tall} ${x + q * 0.8} ${y - tall * 0.5} ${x + q * 0.5} ${y + 1}Z`,
    )
    path(
      k,
      '#4c8474',
      `M${x - q * 0.5} ${y + 1}C${x - q * 0.8} ${y - tall * 0.5} ${x - q * 0.3} ${y - tall} ${x} ${y - tall * 1.3}C${x - q * 0.2} ${y - tall * 0.6} ${x - q * 0.3} ${y} ${x - q * 0.2} ${y + 1}Z`,
    )
  }
}

/** The road that winds down to us, its walls, the long shadows across it. */
function road(k) {
  path(k, '#2c5c64', 'M-80 72C-30 64 10 66 60 66C90 66 110 62 128 58L240 56V100H-80Z')
  path(
    k,
    '#4c8870',
    'M-80 72C-30 64 10 66 60 66C84 66 104 63 118 60C104 68 70 69 30 72C0 74 -40 76 -80 80Z',
  )
  path(
    k,
    '#7c5484',
    'M-80 100C-40 92 20 86 60 79C92 73 112 66 122 60.500C127 57.500 131 56 138 55.500L168 56C156 58 158 62 166 66C190 76 214 86 240 100Z',
  )
  path(
    k,
    '#9c6c94',
    'M-80 100C-40 92 20 86 60 79C92 73 112 66 122 60.500C127 57.500 131 56 138 55.500H146C136 58 134 64 122 70C96 82 40 92 0 100Z',
  )
  // Kerbs.
  path(
    k,
    '#ffd4a4',
    'M-80 98C-40 90 20 84.600 60 77.800C92 71.800 112 65 122 59.700C127 56.800 131 55.400 138 55L138 55.800C131 56.400 127.500 58 122.600 61C112 67 92 74 60 80.400C20 87.600 -40 94 -80 103Z',
  )
  path(
    k,
    '#d8909c',
    'M168 55.500C157.500 58 160 61.600 167 65C190 75 214 85 244 98L240 101C212 88 188 78 164 67C156 62.500 154 58.500 164 55.600Z',
  )
  path(
    k,
    '#ffd05c',
    'M-10 100C50 90 104 80 128 70C140 65 146 60 150 56H151.200C148 61 142 66 130 71.400C106 82 60 91 4 100ZM12 100C70 90 112 82 132 72.400C142 67 148 61 152.400 56H153.400C150 62 144 68 134 73.600C114 84 80 92 26 100Z',
  )
  // Shadows of palms and walls, from the left.
  for (const d of [
    'M-20 88C30 84 90 78 150 77L152 79C100 80 40 87 -20 92Z',
    'M80 74.500C110 70 140 67.500 162 68L164 69.600C140 69 112 72 84 77Z',
    'M-40 97C20 94 110 88 190 86.500L196 90C130 90 40 96 -40 102Z',
  ])
    path(k, 'rgba(64,24,92,.34)', d)
}

export default {
  alt: 'Un bulldog con gli occhiali da corsa scende in skateboard dalle colline di Los Angeles e trascina la sua padrona sui pattini, che ride; dietro una decappottabile di amici e la scritta Hollywood nella sera turchese',
  focus: 0.62,
  heart: 64,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.5], horizon: 0.66 })
    const f = field(s, { centre: 102, zoom: 0.78 })
    f.draw(s.k, (k) => {
      evening(k)
      mountLee(k)
    })
    const left = f.at([s.pick(81, 80), 0])[0]
    hillLetters(s, 'HOLLYWOOD', {
      x: left / s.w,
      size: (s.pick(5, 5) * f.q) / s.u,
      line: (x) => {
        const u = (x - f.at([0, 0])[0]) / f.q
        return f.at([0, 24.6 + ((u - 110) / 26) ** 2 * 3])[1]
      },
    })
    f.draw(s.k, (k) => {
      slope(k)
      tallPalm(k, [50, 70], [55, 33], 0.9, 6, 3)
      tallPalm(k, [157, 58], [153, s.pick(16, 8)], 1.2, 9, 2)
      tallPalm(k, [70, 66], [73, 43], 0.7, 4.6, 5)
      road(k)
      at(k, 145, 65, 0.62, bendCar)
      for (const [x, y, q] of points(
        '30 83 0.700 6 88 1.100 64 77 0.500 84 72.500 0.4 -8 92 1.400 -30 90 1.500',
        3,
      ))
        agave(k, x, y, q)
      tallPalm(
        k,
        [s.pick(16, 62), 92],
        [s.pick(27, 66), s.pick(7, -8)],
        s.pick(2.4, 2),
        s.pick(17, 15),
        1,
      )
      tallPalm(k, [s.pick(-4, 46), 94], [s.pick(2, 58), s.pick(20, 14)], 1.9, s.pick(12, 9), 4)
      agave(k, s.pick(18, 60), 92, 1.1)
      at(k, s.pick(128, 125), 82.5, 1.02, skater)
      // The leash, taut.
      stroke(
        k,
        '#f04c5c',
        0.7,
        `M${s.pick(109.5, 106.5)} 54.600C103 57 97 60 ${s.pick(92, 91)} 61.500`,
      )
      at(k, 82, 81.3, 0.98, boardDog)
      for (const d of [
        'M116 87C124 85 130 84.600 138 84',
        'M112 91C122 88.500 132 87.400 142 87',
        'M150 72C155 71 160 71 166 71.600',
      ])
        stroke(k, 'rgba(255,220,190,.7)', 0.5, d)
    })
    return finish(s, { vignette: 0.14 })
  },
}
