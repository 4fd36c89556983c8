import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { chrysler, empireState } from '../../things/manhattan.js'
import {
  cleaner,
  cradle,
  foamBoy,
  foamCat,
  gingerCat,
  pyjamaGirl,
} from '../../things/window-cat.js'

const SILL = 76

/** Morning over the city: aqua above, apricot where the sun comes up on the right, a vapour trail. */
function morning(k) {
  path(k, '#58b8c8', 'M-6 -6H166V90H-6Z')
  for (const [c, d] of [
    ['#80ccd0', 'M-6 6C40 12 100 -2 166 4V90H-6Z'],
    ['#b0e0d4', 'M-6 20C40 25 100 10 166 14V90H-6Z'],
    ['#e0eed0', 'M-6 33C40 36 100 22 166 24V90H-6Z'],
    ['#fce0b0', 'M-6 44C40 46 110 32 166 32V90H-6Z'],
    ['#ffc890', 'M40 54C80 52 120 40 166 39V90H40Z'],
  ])
    path(k, c, d)
  path(k, '#f4fcf4', 'M10 21C24 16 40 9 56 3L56.500 3.700C42 10 26 17 10 21Z')
  path(k, '#fff6d8', 'M136 42a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z')
}

/** A block seen from above: roof, lit side on the right, shaded front, something on its roof. */
function block(k, x, top, w, d, foot, [roof, front, side], kind, r) {
  const s = w * 0.3
  fill(k, front, [
    [x, top],
    [x + w, top],
    [x + w, foot],
    [x, foot],
  ])
  fill(k, side, [
    [x + w, top],
    [x + w + s, top - d],
    [x + w + s, foot],
    [x + w, foot],
  ])
  fill(k, roof, [
    [x, top],
    [x + s, top - d],
    [x + w + s, top - d],
    [x + w, top],
  ])
  const step = 1.5 + (kind % 3) * 0.35
  for (let y = top + 1.4; y < foot - 1; y += step * 1.4)
    for (let u = 0.8; u < w - 1; u += step)
      if (r() < 0.6)
        path(
          k,
          r() < 0.1 ? '#ffe4a0' : 'rgba(44,72,128,.42)',
          `M${x + u} ${y}h${step * 0.5}v${step * 0.8}h${-step * 0.5}Z`,
        )
  const [cx, cy] = [x + w * 0.5 + s * 0.5, top - d * 0.5]
  if (kind === 0) {
    path(k, '#8c5450', `M${cx - 1.3} ${cy}V${cy - 2.6}H${cx + 1.3}V${cy}Z`)
    path(k, '#d88c64', `M${cx} ${cy}V${cy - 2.6}H${cx + 1.3}V${cy}Z`)
    path(k, '#5c3c50', `M${cx - 1.6} ${cy - 2.5}L${cx} ${cy - 4}L${cx + 1.6} ${cy - 2.5}Z`)
  } else if (kind === 1)
    path(
      k,
      '#68b078',
      `M${cx - w * 0.3} ${cy + 0.5}q${w * 0.1} ${-d * 0.5} ${w * 0.24} ${-d * 0.2}q${w * 0.2} ${-d * 0.3} ${w * 0.36} ${d * 0.2}Z`,
    )
  else if (kind === 2) {
    path(k, '#dce4e8', `M${cx - 1.5} ${cy + 0.3}h3v-1.400h-3Z`)
    path(k, '#8c9cb8', `M${cx + 1.5} ${cy + 0.3}l0.800 -0.600v-1.200l-0.800 0.400Z`)
  } else stroke(k, '#4c6894', 0.25, `M${cx} ${cy}v-5`)
}

/** The island from above in three depths, each nearer one warmer; the river with its bridge beyond. */
function city(k, towers) {
  // River, far shore.
  path(k, '#a8d4cc', 'M-6 51C40 49 110 47 166 45V56H-6Z')
  path(k, '#e0eed8', 'M60 50.500C90 49.600 130 48 166 46.500V48C130 49.600 90 51.200 60 51.600Z')
  path(
    k,
    '#9cc0c8',
    'M-6 48.500L8 46.500L30 47L52 45.500L84 46L110 44L140 43.500L166 41.500V46C120 48.500 40 50 -6 52Z',
  )
  stroke(
    k,
    '#84a8bc',
    0.6,
    'M18 52V44M34 51.500V43.500M6 50.500C12 49 16 46.500 18 44.300C23 48.500 29 48.500 34 43.800C36 46.500 40 48.800 46 49.600M4 50.800L48 49.800',
  )
  const r = random(14)
  for (const [y, step, tall, tones] of [
    [
      58,
      5.5,
      8,
      [
        ['#c4d8d4', '#9cbcc8', '#f4dcc0'],
        ['#d0dcd0', '#a8c0c8', '#fce4c0'],
      ],
    ],
    [
      66,
      8,
      12,
      [
        ['#c0ccd0', '#7ca0bc', '#fcd0a4'],
        ['#d4ccc4', '#8c9cb8', '#ffd8a8'],
        ['#b4c4cc', '#7094b4', '#f8c89c'],
      ],
    ],
    [
      80,
      11,
      17,
      [
        ['#c8b4ac', '#6c84ac', '#ffc088'],
        ['#d8bca4', '#7c80a8', '#ffc890'],
        ['#a8b4bc', '#5c7ca8', '#f4b480'],
      ],
    ],
  ]) {
    if (y === 66) towers()
    for (let x = -8 - r() * 4; x < 166; x += step * (0.9 + r() * 0.5)) {
      const w = step * (0.55 + r() * 0.3)
      const top = y - 3 - r() * tall * (0.4 + r() * 0.6)
      block(
        k,
        x,
        top,
        w,
        1.4 + step * 0.13,
        y + 20,
        tones[Math.floor(r() * tones.length)],
        Math.floor(r() * 4),
        r,
      )
    }
  }
}

/** Mullions, sill and the room round the window; a curtain, a plant. */
function room(k) {
  for (const [x, w] of [
    [54, 3.2],
    [112, 3.2],
  ]) {
    path(k, '#1c4464', `M${x} -6H${x + w}V${SILL}H${x}Z`)
    path(k, '#ffc890', `M${x + w - 0.7} -6H${x + w}V${SILL}H${x + w - 0.7}Z`)
  }
  path(k, '#163858', 'M-6 -6H166V4H-6Z')
  path(k, '#4c8098', 'M-6 3.200H166V4.200H-6Z')
  // Reveal of the wall left and right, the right one turned from the sun, the left one lit.
  path(k, '#2c6c80', 'M-6 -6H10V100H-6Z')
  path(k, '#ffb080', 'M10 4L13 4V76H10Z')
  path(k, '#163858', 'M152 -6H166V100H152Z')
  // Curtains in folds.
  curtains(k)
  // Sill and wall below it.
  path(k, '#163858', `M-6 ${SILL + 4}H166V100H-6Z`)
  path(k, '#1c4c6c', `M-6 ${SILL + 4}H166V${SILL + 6}H-6Z`)
  path(k, '#f4dcc0', `M4 ${SILL}H158L162 ${SILL + 3.2}H0Z`)
  path(k, '#c89c94', `M0 ${SILL + 3.2}H162V${SILL + 4.8}H0Z`)
  fill(k, 'rgba(60,72,128,.28)', points(`55 ${SILL} 57 ${SILL} 46 ${SILL + 3.2} 42 ${SILL + 3.2}`))
  fill(
    k,
    'rgba(60,72,128,.28)',
    points(`113 ${SILL} 115 ${SILL} 106 ${SILL + 3.2} 102 ${SILL + 3.2}`),
  )
}

/** A red curtain on either side, in folds. */
function curtains(k) {
  path(k, '#c83c54', 'M-6 -6H22C24 20 18 44 20 66C20 80 16 92 18 100H-6Z')
  path(
    k,
    '#f47068',
    'M14 -6H22C24 20 18 44 20 66C20 80 16 92 18 100H12C10 86 15 70 14 50C13 30 16 12 14 -6Z',
  )
  path(
    k,
    '#8c2450',
    'M-2 -6C0 20 -4 50 0 76C1 86 -1 94 0 100H4C3 86 5 76 3 56C2 30 5 10 4 -6ZM8 -6C10 20 6 50 9 76C10 86 8 94 9 100H11.500C10 86 13 70 12 50C11 30 13 10 11 -6Z',
  )
  path(k, '#8c2450', 'M148 -6H166V100H150C154 80 146 50 150 24C151 12 149 4 148 -6Z')
  path(
    k,
    '#c83c54',
    'M148 -6C149 4 151 12 150 24C146 50 154 80 150 100H155C158 76 151 50 155 20C156 10 154 2 154 -6ZM159 -6C160 20 156 50 160 78C161 88 160 94 160 100H164V-6Z',
  )
}

export default {
  alt: 'Dietro la finestra di un grattacielo di New York il lavavetri ha disegnato un gatto nella schiuma: il gatto di casa gli si rizza davanti, due bambini in pigiama ridono e fuori si sveglia la città',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.92, 0.45], horizon: 0.52 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      city(k, () => {
        at(k, 45, 82, 0.15, (c) =>
          chrysler(c, ['#e4b49c', '#ffdcac', '#b48ca0'], ['#e8ecec', '#fff0c8', '#7c94b4']),
        )
        at(k, 132, 92, 0.2, (c) => empireState(c, ['#b8909c', '#ffc488', '#8c7498', '#ffe0b0']))
      })
      at(k, 94, 74, 1, cradle)
      at(k, 97, 74.6, 1.02, cleaner)
      at(k, 94, 74, 1, (c) => {
        stroke(c, '#e86c3c', 1.4, 'M-21 -13.500H25M-21 -7H25')
        stroke(c, '#ffb080', 0.4, 'M-21 -13.900H25M-21 -7.400H25')
      })
      // Light on the panes; what the blade has wiped.
      path(k, 'rgba(255,255,255,.16)', 'M16 60L44 4H52L20 76H16ZM118 70L146 12V22L122 76H118Z')
      at(k, 68.5, 27, 0.86, foamCat)
      room(k)
      // A plant on the sill.
      path(k, '#e8a04c', 'M137 76L138 68H148L149 76Z')
      path(k, '#ffd090', 'M146 76L147 68H148L149 76Z')
      for (const [a, l, c] of [
        [-2.7, 9, '#1c6c60'],
        [-2.2, 12, '#38946c'],
        [-1.8, 14, '#1c6c60'],
        [-1.35, 13, '#68b878'],
        [-0.95, 11, '#38946c'],
        [-0.5, 8, '#68b878'],
      ])
        path(
          k,
          c,
          `M143 69Q${143 + Math.cos(a) * l * 0.6 - 2} ${69 + Math.sin(a) * l * 0.7} ${143 + Math.cos(a) * l} ${69 + Math.sin(a) * l}Q${143 + Math.cos(a) * l * 0.6 + 2} ${69 + Math.sin(a) * l * 0.4} 143 69Z`,
        )
      at(k, 66, 78.5, 1, gingerCat)
      at(k, 34, 66, 1, pyjamaGirl)
      at(k, 127, 66, 0.98, foamBoy)
    })
    return finish(s, { vignette: 0.12 })
  },
}
