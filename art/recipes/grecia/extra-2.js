import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

// The temple from its corner: seventeen columns run away to the right, eight to the left; all level lines meet at the eye.
const EYE = 75
const [CORNER, FLANK, FRONT] = [64, 138, 54]
const side = (t, Y) => {
  const s = 1 / (1 + 0.62 * t)
  return [CORNER + FLANK * t * s, EYE - (3 + Y * 1.14) * s]
}
const front = (t, Y) => {
  const s = 1 / (1 + 0.3 * t)
  return [CORNER - FRONT * t * s, EYE - (3 + Y * 1.14) * s]
}
const strip = (k, colour, see, t0, t1, y0, y1) =>
  fill(k, colour, [see(t0, y0), see(t0, y1), see(t1, y1), see(t1, y0)])

const [GOLD, PALE, MID, SHADE, DEEP] = ['#f2cf96', '#ffe9bd', '#d6a878', '#a87c80', '#6f567c']
const [STEP, CAP, BEAM, FRIEZE, EAVE] = [4, 26, 29.4, 33, 34.4]

/** A Doric column between two heights: three tones round its drum, flutes, the cushion of its capital. */
function column(k, see, t, half, lit, top = CAP) {
  const [x0, foot] = see(t, STEP)
  const [x1, head] = see(t, top - (top === CAP ? 1.6 : 0))
  const s = (foot - head) / (top - STEP - (top === CAP ? 1.6 : 0))
  const [a, b] = [half * s, half * s * 0.8]
  const tones = lit ? [MID, GOLD, PALE] : [DEEP, SHADE, '#cf9c84']
  const part = (u0, u1, c) =>
    fill(k, c, [
      [x0 + a * u0, foot],
      [x1 + b * u0, head],
      [x1 + b * u1, head],
      [x0 + a * u1, foot],
    ])
  part(-1, 1, tones[1])
  part(-1, -0.45, tones[0])
  part(0.45, 1, tones[2])
  for (const u of [-0.45, 0, 0.45])
    stroke(
      k,
      lit ? 'rgba(150,100,90,.45)' : 'rgba(70,50,100,.5)',
      0.16 * s,
      `M${x0 + a * u} ${foot}L${x1 + b * u} ${head}`,
    )
  for (const y of [0.34, 0.66])
    stroke(
      k,
      'rgba(120,80,90,.35)',
      0.12 * s,
      `M${x0 + (x1 - x0) * y - a} ${foot + (head - foot) * y}h${a * 2}`,
    )
  if (top !== CAP) return
  fill(k, tones[1], [
    [x1 - b, head],
    [x1 - b * 1.5, head - 1 * s],
    [x1 + b * 1.5, head - 1 * s],
    [x1 + b, head],
  ])
  fill(k, tones[2], [
    [x1 - b * 1.5, head - 1 * s],
    [x1 - b * 1.5, head - 1.7 * s],
    [x1 + b * 1.5, head - 1.7 * s],
    [x1 + b * 1.5, head - 1 * s],
  ])
}

function temple(k) {
  // Through the columns: the walls that still stand inside.
  strip(k, '#b98d84', side, 0.12, 0.4, STEP, 22)
  strip(k, '#c99c88', side, 0.72, 0.94, STEP, 22)
  strip(k, '#7d6284', front, 0.12, 0.9, STEP, 21)
  for (const [i, y] of [3.8, 2.6, 1.4].entries()) {
    const out = 0.012 * (i + 1)
    strip(k, i % 2 ? GOLD : PALE, side, -out, 1.02, y - 1.4, y)
    strip(k, i % 2 ? SHADE : '#b98a88', front, -out, 1.02, y - 1.4, y)
    strip(k, MID, side, -out, 1.02, y - 1.5, y - 1.2)
  }
  const broken = { 8: 15, 9: 20, 10: 12 }
  for (let i = 16; i >= 0; i--) column(k, side, i / 16, 1.5, true, broken[i] ?? CAP)
  for (let i = 7; i >= 1; i--) column(k, front, i / 7, 1.5, false)
  // Architrave, frieze of triglyphs, eaves: whole at the ends, gone in the middle.
  for (const [t0, t1] of [
    [-0.012, 0.455],
    [0.665, 1.012],
  ]) {
    strip(k, GOLD, side, t0, t1, CAP, BEAM)
    strip(k, '#e6bb86', side, t0, t1, BEAM, FRIEZE)
    strip(k, PALE, side, t0, t1, FRIEZE, EAVE)
    strip(k, MID, side, t0, t1, BEAM - 0.4, BEAM)
    for (let i = 0; i < 66; i += 2) {
      const t = i / 66
      if (t > t0 && t + 0.008 < t1) strip(k, MID, side, t, t + 0.0085, BEAM, FRIEZE - 0.3)
    }
  }
  strip(k, GOLD, side, 0.44, 0.48, CAP, BEAM)
  strip(k, SHADE, front, -0.02, 1.02, CAP, BEAM)
  strip(k, '#96708a', front, -0.02, 1.02, BEAM, FRIEZE)
  strip(k, '#c4948c', front, -0.02, 1.03, FRIEZE, EAVE)
  for (let i = 0; i < 15; i++) strip(k, DEEP, front, i / 14.5, i / 14.5 + 0.03, BEAM, FRIEZE - 0.3)
  // What is left of the gable.
  fill(k, '#b98690', [
    front(0, EAVE),
    front(0.3, 38.2),
    front(0.34, 37),
    front(0.38, 37.4),
    front(0.42, EAVE),
  ])
  fill(k, '#cf9f92', [front(0, EAVE), front(0.3, 38.2), front(0.3, 37.4), front(0.04, EAVE)])
  fill(k, '#b98690', [front(0.74, EAVE), front(0.76, 36.4), front(0.82, 36.8), front(1, EAVE)])
  fill(k, DEEP, [front(0.8, EAVE), front(0.82, 36), front(0.86, 36), front(0.9, EAVE)])
}

/** A block of marble with its three faces. */
function marble(k, x, y, wide, high, turn = 0.3) {
  fill(k, SHADE, [
    [x, y],
    [x, y - high],
    [x + wide * turn, y - high + wide * 0.06],
    [x + wide * turn, y + wide * 0.06],
  ])
  fill(k, GOLD, [
    [x + wide * turn, y + wide * 0.06],
    [x + wide * turn, y - high + wide * 0.06],
    [x + wide, y - high],
    [x + wide, y],
  ])
  fill(k, PALE, [
    [x, y - high],
    [x + wide * turn, y - high + wide * 0.06],
    [x + wide, y - high],
    [x + wide * 0.66, y - high - wide * 0.07],
  ])
}

/** Athena's owl. */
function owl(k) {
  path(
    k,
    '#8a6350',
    'M-2.600 0C-3.600 -3 -3.400 -6.500 -2.400 -8L-2.800 -9.800L-1.200 -8.900C-0.400 -9.200 0.400 -9.200 1.200 -8.900L2.800 -9.800L2.400 -8C3.400 -6.500 3.600 -3 2.600 0Z',
  )
  path(k, '#5f4450', 'M-2.600 0C-3.600 -3 -3.400 -6 -2.500 -7.500C-1.800 -5 -1.800 -2.500 -2 0Z')
  path(
    k,
    '#f0dcb8',
    'M-1.600 -0.600C-1.900 -2.600 -1.300 -4.400 0 -4.600C1.300 -4.400 1.900 -2.600 1.600 -0.600Z',
  )
  path(
    k,
    '#fff2d0',
    'M-1.200 -8.200a1.250 1.250 0 1 0 0.010 0ZM1.200 -8.200a1.250 1.250 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#2c2038',
    'M-1.100 -7.600a0.620 0.620 0 1 0 0.010 0ZM1.100 -7.600a0.620 0.620 0 1 0 0.010 0Z',
  )
  path(k, '#e8a03c', 'M-0.450 -6.400H0.450L0 -5.400Z')
  for (const y of [-1.2, -2.3, -3.4])
    stroke(k, '#a87c60', 0.25, `M-1 ${y}q0.500 0.400 1 0q0.500 0.400 1 0`)
}

/** A traveller from behind, one hand over the eyes; 18 units tall. */
function traveller(k, coat, lit, hair, pack) {
  path(k, '#4a4468', 'M-1.900 0L-1.500 -8H-0.100L-0.500 0ZM0.500 0L0.200 -8H1.700L2 0Z')
  path(k, coat, 'M-2.300 -14C-1 -14.800 1 -14.800 2.300 -14L2.200 -7.400H-2.200Z')
  path(k, lit, 'M1.200 -14.500L2.300 -14L2.200 -7.400H1.100Z')
  if (pack) path(k, pack, 'M-1.600 -13.600H1.200V-8.600C0.400 -8 -1 -8 -1.600 -8.600Z')
  stroke(
    k,
    coat,
    1.1,
    pack
      ? 'M-2 -13.400L-3 -9.600M2 -13.400L3 -9.600'
      : 'M-2 -13.400L-3 -9.600M2 -13.400L3.600 -15.400L1.600 -16.800',
  )
  path(k, '#d39a78', 'M0 -18.200a1.500 1.700 0 1 0 0.010 0Z')
  path(
    k,
    hair,
    'M-1.700 -16.200C-1.900 -19 1.900 -19 1.700 -16.400C1.200 -15.200 -1.200 -15.200 -1.700 -16.200Z',
  )
}

export default {
  alt: 'Il Partenone visto dall’angolo nella luce della sera, con le colonne d’oro e il frontone spezzato; due viaggiatori salgono fra i marmi e una civetta li guarda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#2f66ac'],
          [0.5, '#7fa9cc'],
          [0.82, '#f2d3b4'],
          [1, '#ffd79c'],
        ],
        disc: 0,
      },
      sun: [0.96, 0.34],
      horizon: 0.8,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.16 0.2 30 6 4 0.82 0.16 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0dc', dark: '#c9b4bc' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Lycabettus and the city below, far on the left; the sea on the right.
      path(k, '#b3aebc', 'M-5 70C2 66 8 58 13 55C18 59 24 66 34 70V80H-5Z')
      path(k, '#d3c3bc', 'M13 55C18 59 24 66 34 70V78H20C20 70 16 62 13 55Z')
      path(k, '#e6d3c0', 'M-5 70C20 68.500 40 70 60 69.500C110 68.500 140 70 168 69V80H-5Z')
      const r = random(9)
      for (let i = 0; i < 70; i++) {
        const x = r() * 170 - 4
        path(k, i % 2 ? '#fff2dc' : '#c9b0ac', `M${x} ${70 + r() * 4}h${1 + r() * 1.5}v1.300h-2Z`)
      }
      temple(k)
      // The rock of the Acropolis, worn smooth: facets, blocks that fell.
      fill(k, '#d9b48c', [
        ...rough(
          points('-5 71.400 20 71.600 44 71.800 64 71.500 90 72 130 72.400 168 71.500'),
          0.3,
          3,
        ),
        ...points('168 96 -5 96'),
      ])
      fill(k, '#f0d0a0', rough(points('70 75 110 74.200 168 73 168 78 130 80 96 79 78 78'), 0.4, 4))
      fill(k, '#c49a80', rough(points('-5 78 24 77 52 80 84 82 60 88 20 90 -5 88'), 0.4, 6))
      fill(k, '#e3bd90', rough(points('52 80 84 82 120 81 168 79 168 88 120 90 84 88'), 0.4, 8))
      fill(k, '#8f6c78', [
        ...rough(points('-5 87 30 86.500 60 91 96 90 140 92 168 89'), 0.4, 9),
        ...points('168 98 -5 98'),
      ])
      path(k, 'rgba(92,62,100,.42)', 'M6 74L62 75L44 80L-5 79V74.500Z')
      marble(k, 100, 83, 11, 4)
      marble(k, 113, 82, 7, 3, 0.4)
      path(k, 'rgba(92,62,100,.45)', 'M100 83.600L88 86H94L104 84.500ZM126 90L108 93H120L134 91Z')
      marble(k, 124, 89, 17, 7)
      // The shadow of the two, towards the left; they have come up the sacred way.
      for (const [x, y] of points('78 85 84.500 86'))
        path(
          k,
          'rgba(92,62,100,.5)',
          `M${x - 2} ${y}H${x + 2}L${x - 16} ${y + 3}L${x - 20} ${y + 2.4}Z`,
        )
      at(k, 78, 85, 0.74, (c) => traveller(c, '#3f6f94', '#7fb0c4', '#3a2a34'))
      at(k, 84.5, 86, 0.76, (c) => traveller(c, '#c8503f', '#f08a5c', '#7a4a34', '#e0b04c'))
      at(k, 133, 81.5, 0.88, owl)
      // An olive tree frames it on the left.
      path(
        k,
        '#5a4048',
        'M2 96C6 84 4 74 7 62C4 52 -2 46 -8 42V36C0 40 6 46 10 54C14 46 18 40 26 36L27 38.500C20 44 16 52 14 60C13 72 16 84 22 96Z',
      )
      path(
        k,
        '#a8785c',
        'M14 60C13 72 16 84 22 96H17C13 84 10.500 72 11.500 60C13 50 18 43 26 36.500L27 38.500C20 44 16 52 14 60Z',
      )
      for (let i = 0; i < 84; i++) {
        const a = i * 2.39996
        const q = Math.sqrt(i / 84)
        const [x, y] = [6 + Math.cos(a) * 27 * q, 28 + Math.sin(a) * 13 * q]
        clump(
          k,
          x,
          y,
          3.4 + r() * 1.4,
          x > 12 ? ['#4f6650', '#7d8f64', '#c3c48a'] : ['#41584e', '#62775a', '#8f9c6c'],
          r() * 6,
          { side: 1 },
        )
      }
      for (let i = 0; i < 44; i++) {
        const x = 24 + r() * 140
        const y = 93 - r() * 3
        stroke(
          k,
          i % 2 ? '#b89a5c' : '#6f5f54',
          0.35,
          `M${x} ${y}q0.300 -1.500 ${r() * 1.6} ${-2 - r() * 3}`,
        )
        if (i % 4 === 0) path(k, '#e2483c', `M${x + 1} ${y - 4.2}a0.800 0.700 0 1 0 0.010 0Z`)
      }
    })
    birds(s, { x: 0.66, y: 0.2, count: 6, spread: 0.1 })
    return finish(s, { rays: 0.06 })
  },
}
