import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  barcode,
  howler,
  opera,
  sheLies,
  shieldChild,
  valkyrie,
  walkers,
} from '../../things/opera-roof.js'

const SUN = [15, 35]

/** An evening of the north: the sun goes down very slowly, its rays fan over half the sky. */
function evening(k) {
  path(k, '#68b4b0', 'M-6 -6H166V60H-6Z')
  for (const [c, a0, a1] of [
    ['#8cc8b4', -1.5, -1.28],
    ['#8cc8b4', -1.08, -0.9],
    ['#8cc8b4', -0.7, -0.54],
    ['#8cc8b4', -0.38, -0.24],
    ['#8cc8b4', -1.9, -1.68],
  ])
    fill(k, c, [
      SUN,
      ...[a0, a1].map((a) => [SUN[0] + Math.cos(a) * 240, SUN[1] + Math.sin(a) * 240]),
    ])
  path(k, '#c0dca8', 'M-6 14C14 6 40 10 60 20C84 30 120 30 166 26V60H-6Z')
  path(k, '#f4e494', 'M-6 22C12 15 34 19 50 27C76 36 120 38 166 35V60H-6Z')
  path(k, '#fcc870', 'M-6 30C10 25 28 28 40 33C64 40 110 43 166 42V60H-6Z')
  // Long shreds of cloud, lit from below.
  path(
    k,
    '#e87c68',
    'M24 9C40 5 60 9 78 6C92 4 104 7 112 5.500C104 10 90 9 78 10.500C60 13 40 10 24 9Z',
  )
  path(
    k,
    '#ffb08c',
    'M34 10.500C50 9.500 64 11.500 78 10.500C90 9.500 100 9.600 106 8.400C98 11.600 88 11.600 78 12.200C62 13.400 46 12.400 34 10.500Z',
  )
  path(k, '#e87c68', 'M-6 4C4 1.500 14 4 24 1.500C18 6 6 6.500 -6 8Z')
  path(k, '#fff6c8', `M${SUN[0] - 5} ${SUN[1]}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`)
}

/** Hills and islands of the fjord; the water in broad facets that keep the light. */
function fjord(k) {
  fill(
    k,
    '#c07c84',
    rough(
      points('-6 44 -6 38 4 36.500 14 37.500 26 36 40 38 54 36.500 70 39 90 38 110 44'),
      0.2,
      3,
    ),
  )
  fill(k, '#7c5480', rough(points('-6 44 -6 41 8 40 18 41.500 28 43 28 44.500'), 0.2, 5))
  fill(k, '#7c5480', rough(points('38 44 44 41.500 54 41 62 43 66 44.500'), 0.2, 6))
  path(k, '#f4c078', 'M-6 43.500H110V96H-6Z')
  path(k, '#e09888', 'M-6 47C6 46 10 48.500 22 47.500C44 46 70 48 110 46V96H-6Z')
  path(k, '#a87c98', 'M-6 53C10 51.500 30 55 50 52.500C70 51 90 53 110 51.500V96H-6Z')
  path(k, '#6c6494', 'M-6 61C10 58.500 26 63 44 60C64 57.500 90 60 110 58V96H-6Z')
  path(k, '#484c80', 'M-6 72C8 69 22 73 40 69C56 66 80 68 110 66V96H-6Z')
  // The path of the sun: spindles that widen towards us.
  for (const [x, y, w] of points(
    '15 45 4 16 47 6 13 49.500 7 17.500 52.500 9 12 56 9 18 59.500 12 10 63.500 12 16 68 15 6 73 13',
    3,
  ))
    path(
      k,
      '#fff0b4',
      `M${x - w} ${y}C${x - w * 0.3} ${y - w * 0.09} ${x + w * 0.4} ${y - w * 0.1} ${x + w} ${y - 0.2}C${x + w * 0.3} ${y + w * 0.09} ${x - w * 0.4} ${y + w * 0.06} ${x - w} ${y}Z`,
    )
  // A ferry to the islands.
  path(k, '#3c3464', 'M43 44.600L44 42.800H46V41.200H53V42.800H55.500L54.500 44.600Z')
  path(k, '#ffe09c', 'M46.600 41.700H52.400V42.500H46.600Z')
}

/** The marble we stand on, cut in planes; its edge goes under the water. */
function marble(k) {
  fill(k, '#fff0e0', points('-6 88 20 74 60 63 170 56 170 100 -6 100'))
  fill(k, '#fffaf0', points('-6 88 20 74 60 63 70 62.400 34 75 4 92 -6 97'))
  fill(k, '#f4d4c8', points('70 62.400 170 56 170 66 96 70'))
  fill(k, '#ecc4c0', points('96 70 170 66 170 100 60 100'))
  fill(k, '#f8e0d0', points('70 62.400 96 70 60 100 6 100 34 75'))
  stroke(
    k,
    'rgba(176,128,160,.5)',
    0.3,
    'M34 75L70 100M96 70L140 100M4 92L14 100M52 68.600L104 90M118 63L166 82M60 100L96 70L170 66',
  )
  // Water laps over the edge.
  stroke(
    k,
    '#fff8e4',
    0.7,
    'M-6 87.500C0 85 4 84.500 8 81.500C12 79.500 18 76 20 74C30 71 44 67.500 60 63',
  )
  path(
    k,
    'rgba(168,124,152,.5)',
    'M-6 90C2 86 8 84.600 12 81.500C18 78 22 75 26 73.400C24 78 18 82 10 85.500C4 88 0 91 -6 94Z',
  )
}

export default {
  alt: 'Tramonto sul tetto di marmo dell’Opera di Oslo: una valchiria con l’elmo alato prova l’acuto, un cane grigio ulula con lei e un bambino si ripara ridendo dietro lo scudo; dietro, il fiordo e le torri del porto',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 0.48,
    })
    field(s).draw(s.k, (k) => {
      evening(k)
      fjord(k)
      barcode(k)
      path(k, '#7c5480', 'M56 44.500L60 43.500H112V48L58 46Z')
      sheLies(k)
      opera(k)
      marble(k)
      walkers(k)
      // Shadows that run uphill, away from the sun.
      path(
        k,
        'rgba(112,72,148,.42)',
        'M58 86C70 82 86 79 104 75.500C120 72 140 68.500 166 65L168 71C146 74 124 79 108 83C92 87 74 89 60 88Z',
      )
      path(
        k,
        'rgba(112,72,148,.42)',
        'M118 82.500C128 79 146 75 166 72L166 76C148 79 132 83 118 84.500Z',
      )
      path(k, 'rgba(112,72,148,.42)', 'M22 88C32 85 46 82.500 60 81L62 84C50 86 36 88.500 26 90Z')
      at(k, 123, 83.5, 0.98, shieldChild, true)
      at(k, 72, 87, 1.1, valkyrie, true)
      at(k, 30, 88.5, 1.15, howler, true)
      // Gulls that think better of it.
      for (const [x, y, q] of points('30 20 1.3 41 13 1 22 12.500 0.8', 3)) {
        path(
          k,
          '#fff8ec',
          `M${x - 4 * q} ${y - 2 * q}Q${x - 1.5 * q} ${y - 2.5 * q} ${x} ${y}Q${x + 2 * q} ${y - 3 * q} ${x + 4.5 * q} ${y - 2.6 * q}Q${x + 2 * q} ${y - 1 * q} ${x + 0.5 * q} ${y + 1 * q}Q${x - 1 * q} ${y + 1.2 * q} ${x - 2 * q} ${y + 0.6 * q}Q${x - 2 * q} ${y - 1 * q} ${x - 4 * q} ${y - 2 * q}Z`,
        )
        path(
          k,
          '#b88ca8',
          `M${x + 0.5 * q} ${y + 1 * q}Q${x + 2 * q} ${y - 1 * q} ${x + 4.5 * q} ${y - 2.6 * q}Q${x + 2 * q} ${y - 2 * q} ${x} ${y}Z`,
        )
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
