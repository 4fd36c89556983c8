import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { camel } from '../../things/gulf.js'
import { lyingSphinx } from '../../things/sphinx.js'

const morning = {
  ...moods.day,
  sky: [
    [0, '#2f7fc2'],
    [0.45, '#74b6de'],
    [0.8, '#cfe0da'],
    [1, '#f8e3b8'],
  ],
  haze: '#f0d9b0',
  lit: '#fff0d0',
  shade: '#8a86b0',
  light: '#fff3d2',
  front: 0.72,
}

/**
 * A pyramid seen from near its corner: apex, foot, half its width; its left face in the sun, courses on both.
 * tones: sun, shade, line in the sun, line in the shade; cap: its smooth casing.
 */
function pyramid(k, [x, y], foot, half, tones, { cap, seed, courses }) {
  const arris = x + half * 0.3
  const left = rough(
    [
      [x - half, foot],
      [x, y],
    ],
    0.22,
    seed,
  )
  const right = rough(
    [
      [x, y],
      [x + half, foot],
    ],
    0.22,
    seed + 1,
  )
  const edge = rough(
    [
      [x, y],
      [arris, foot + half * 0.03],
    ],
    0.14,
    seed + 2,
  )
  fill(k, tones[1], [...edge, [x + half, foot], ...right.toReversed()])
  fill(k, tones[0], [...left, ...edge])
  for (let i = 1; i < courses; i++) {
    const t = i / courses
    const cy = y + (foot - y) * t
    const wide = (foot - y) / courses / 4
    stroke(
      k,
      tones[2],
      wide,
      `M${x - half * t + 0.4} ${cy}L${x + (arris - x) * t - 0.2} ${cy + half * 0.03 * t}`,
    )
    stroke(
      k,
      tones[3],
      wide,
      `M${x + (arris - x) * t + 0.3} ${cy + half * 0.03 * t}L${x + half * t - 0.4} ${cy}`,
    )
  }
  if (!cap) return
  const at2 = (u, t) => [x + u * half * t, y + (foot - y) * t]
  fill(k, cap[0], [
    [x, y],
    at2(-1, 0.24),
    at2(-0.7, 0.21),
    at2(-0.45, 0.26),
    at2(-0.2, 0.22),
    at2(0.05, 0.27),
    at2(0.3, 0.24),
  ])
  fill(k, cap[1], [[x, y], at2(0.3, 0.24), at2(0.55, 0.28), at2(0.8, 0.22), at2(1, 0.25)])
}

/** Travellers before the paws: small, from behind, each with a shadow to the right. */
function visitors(k, list) {
  for (const [x, y, q, coat] of list) {
    path(
      k,
      'rgba(90,58,84,.5)',
      `M${x} ${y}l${q * 5} ${q * 0.5}l${-q * 0.4} ${q * 0.6}l${-q * 5} ${-q * 0.6}Z`,
    )
    path(
      k,
      '#3b3a5c',
      `M${x - q * 0.6} ${y}v${-q * 1.9}h${q * 1.2}v${q * 1.9}h${-q * 0.4}v${-q * 1.2}h${-q * 0.4}v${q * 1.2}Z`,
    )
    path(
      k,
      coat,
      `M${x - q * 0.8} ${y - q * 3.6}q${q * 0.8} ${-q * 0.6} ${q * 1.6} 0l${-q * 0.1} ${q * 1.9}h${-q * 1.4}Z`,
    )
    path(k, '#8a5a48', `M${x} ${y - q * 5.1}a${q * 0.55} ${q * 0.62} 0 1 0 0.010 0Z`)
    path(
      k,
      '#fbf0d4',
      `M${x - q * 0.95} ${y - q * 4.5}q${q * 0.4} ${-q} ${q * 0.95} ${-q}q${q * 0.55} 0 ${q * 0.95} ${q}Z`,
    )
  }
}

export default {
  alt: 'La Sfinge di Giza davanti alle tre piramidi nella luce del mattino, con una carovana di cammelli sulla duna in primo piano',
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [0.06, 0.14], horizon: h > w ? 0.68 : 0.62 })
    sky(s, { clouds: 0 })
    const f = field(s, { centre: 98, zoom: 0.75, foot: 0.97 })
    f.draw(s.k, (k) => {
      // The plateau, far to near.
      path(k, '#f2d6a4', 'M-90 55C-40 54 20 55 80 54.500C130 54 180 55 260 54.500V130H-90Z')
      // Three sizes: 65, 136 and 146 metres; the middle one keeps its casing and stands higher.
      const [third, second, first] = s.pick(
        [
          [19, 37, 20],
          [60, 15.5, 41],
          [139, 16, 44],
        ],
        [
          [57, 44, 12],
          [80, 21, 33],
          [133, 19, 39],
        ],
      )
      for (const [x, q] of points('-4 3 2.500 4'))
        pyramid(k, [x, 55 - q], 55, q * 1.1, ['#edcf9e', '#c7a390', '#e2bf90', '#bd9888'], {
          seed: x,
          courses: 5,
        })
      const far = ['#efcd94', '#bb9588', '#e2bb84', '#ae887f']
      if (!s.portrait) pyramid(k, third, 55.4, third[2], far, { seed: 3, courses: 14 })
      pyramid(k, second, 55.8, second[2], ['#efc684', '#aa807c', '#dfb272', '#9d7475'], {
        seed: 5,
        courses: 26,
        cap: ['#fbe6bc', '#c9a49a'],
      })
      if (s.portrait) pyramid(k, third, 55.8, third[2], far, { seed: 3, courses: 14 })
      pyramid(k, first, 58, first[2], ['#ecbd74', '#9a7072', '#d9a864', '#8d656c'], {
        seed: 9,
        courses: 26,
      })
      // Their shadows on the plain.
      fill(k, 'rgba(128,88,98,.42)', points('72 57 101 55.800 122 57.500 100 58.500'))
      path(
        k,
        '#ecc88c',
        'M-90 58C-40 56.500 10 58.500 60 57.500C110 57 170 59.500 260 57.500V130H-90Z',
      )
      path(k, '#e5b877', 'M-90 65C-40 62.500 20 66 70 64C120 62.500 180 66 260 63.500V130H-90Z')
      // Low walls of the temple in its hollow.
      for (const [x, y, wide, tall] of points(
        '40 66.500 9 2.600 50.500 66 5 1.800 131 66.500 12 3 146 67 10 2.200',
        4,
      )) {
        path(k, '#f3d39a', `M${x} ${y}v${-tall}h${wide}v${tall}Z`)
        path(k, '#a87a70', `M${x + wide * 0.72} ${y}v${-tall}h${wide * 0.28}v${tall}Z`)
        path(k, 'rgba(110,74,92,.4)', `M${x + wide} ${y}v${-tall * 0.3}l${tall * 2} ${tall * 0.3}Z`)
      }
      // The shadow of the sphinx falls to the right, behind it.
      path(
        k,
        'rgba(104,70,92,.5)',
        'M86 77C112 72 140 69.500 168 71C170 74 150 77.500 140 78.500C120 80 100 79 86 77Z',
      )
      at(k, 97, 76.5, 0.42, lyingSphinx)
      // Sand blown against its feet.
      path(
        k,
        '#e0ae6a',
        'M-90 78C-40 75 10 80 46 77.500C54 77 62 79.200 72 78.200C86 77.200 96 79 110 78C122 77.200 132 79.400 146 77.600C180 75.500 220 78 260 76V130H-90Z',
      )
      path(
        k,
        '#f0c684',
        'M46 77.500C54 77 62 79.200 72 78.200C86 77.200 96 79 110 78C100 80.500 80 80.800 66 80.600C56 80.300 50 79 46 77.500Z',
      )
      visitors(k, [
        [113, 81.6, 0.74, '#d8473a'],
        [116, 82.2, 0.78, '#2f6f9a'],
        [122, 81.8, 0.72, '#f4efe2'],
      ])
    })
    // The dune of the caravan: its crest winds to the right, the far side of it in shade.
    const crest = (u) =>
      s.pick(0.885, 0.872) - 0.075 * Math.sin(Math.max(0, 0.62 - u) * 3.6) ** 2 + 0.1 * u * u
    for (const [i, x] of s.pick([0.06, 0.145, 0.23, 0.315], [0.1, 0.27]).entries())
      place(s, camel({ rider: i !== 1 }), {
        x,
        y: crest(x) + 0.012,
        size: s.pick(15.5, 16) - i * 0.7,
        front: 0.3,
        rim: 0.7,
        shadow: false,
      })
    s.layer(
      (k) => {
        const ridge = []
        for (let u = -0.01; u <= 1.02; u += 0.01) ridge.push([u * s.w, crest(u) * s.h])
        fill(k, '#d1934f', [...ridge, [s.w, s.h], [0, s.h]])
        const a = s.pick(0.4, 0.44)
        k.fillStyle = '#9c6350'
        k.beginPath()
        k.moveTo(a * s.w, crest(a) * s.h)
        for (const [x, y] of ridge) if (x >= a * s.w) k.lineTo(x, y)
        k.lineTo(s.w, s.h * 1.01)
        k.lineTo(s.x(a - 0.2), s.h * 1.01)
        k.bezierCurveTo(
          s.x(a - 0.04),
          s.y(0.99),
          s.x(a + 0.05),
          s.y(0.965),
          s.x(a - 0.02),
          s.y(0.94),
        )
        k.bezierCurveTo(s.x(a - 0.07), s.y(0.92), s.x(a - 0.04), s.y(0.9), a * s.w, crest(a) * s.h)
        k.fill()
      },
      { lit: false },
    )
    birds(s, { x: 0.2, y: 0.24, count: 5 })
    return finish(s)
  },
}
