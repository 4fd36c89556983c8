import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { drenchedMan, shakingDog, shieldWoman, shower } from '../../things/veil-dog.js'

/** The evening seen from the cave: plain, sea, the islands, the sun nearly down. */
function evening(k) {
  path(k, '#fcd484', 'M-6 -6H170V70H-6Z')
  path(k, '#f4a45c', 'M-6 -6H170V12C140 18 110 8 84 14C50 22 20 14 -6 20Z')
  path(
    k,
    '#fcc06c',
    'M-6 20C20 14 50 22 84 14C110 8 140 18 170 12V24C140 30 110 22 84 27C50 34 20 28 -6 32Z',
  )
  path(k, '#fff2c0', 'M76 37a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z')
  path(
    k,
    '#e07c54',
    'M100 20C112 17.500 124 20.500 140 18.500C132 22.500 116 22 100 20ZM146 26C154 24 162 26 170 24.500V27C162 28 154 28 146 26Z',
  )
  fill(k, '#b8705c', points('118 49.500 121 46 125 44.500 127 47.500 132 46.500 135 49.500'))
  fill(k, '#b8705c', points('142 49.500 144 43 148 41 151.500 45.500 154 49.500'))
  path(k, '#f0b468', 'M-6 49H170V54H-6Z')
  path(k, '#fff2c0', 'M66 49.300H104L99 50.500H110L102 52H70L75 50.500H62Z')
  path(k, '#8c9444', 'M-6 53C30 52 80 53.500 120 52.500C140 52 156 53 170 52V70H-6Z')
  path(k, '#c8b454', 'M60 55C90 53.500 130 55 170 53.500V56.500C130 58 90 57 60 55Z')
  path(k, '#60783c', 'M-6 59C40 57.500 90 61 130 58.500C146 57.500 160 59 170 58V72H-6Z')
  // The river from the pool to the sea, full of sun.
  path(
    k,
    '#ffe8a0',
    'M132 53.500C124 55 118 56 122 57.500C128 59.500 112 61 104 64L116 66C124 62 138 60.500 132 58C128 56.500 132 55 140 53.500Z',
  )
  // A farm, a line of poles.
  path(k, '#6c3c4c', 'M150 55.500V53L152 51.400L154 53V55.500ZM155.500 55.500V53.500H160V55.500Z')
  path(
    k,
    '#e04c3c',
    'M149.500 53.200L152 51L154.500 53.200ZM155 53.600L156 52.300H160L160.500 53.600Z',
  )
}

/** The veil: a sheet of threads that bends to the right, thinner where the sun comes through. */
function veil(k) {
  const fall = (x0, y) => {
    const t = (y + 8) / 84
    return x0 + 5 * t * t + (x0 - 84) * 0.1 * t
  }
  const strip = (c, x0, x1, y0, y1) =>
    path(
      k,
      c,
      `M${fall(x0, y0)} ${y0}C${fall(x0, y0 + 24)} ${y0 + 24} ${fall(x0, y1 - 24)} ${y1 - 24} ${fall(x0, y1)} ${y1}H${fall(x1, y1)}C${fall(x1, y1 - 24)} ${y1 - 24} ${fall(x1, y0 + 24)} ${y0 + 24} ${fall(x1, y0)} ${y0}Z`,
    )
  strip('rgba(112,156,164,.55)', 54, 114, -8, 80)
  strip('rgba(112,156,164,.4)', 60, 70, -8, 80)
  strip('rgba(112,156,164,.4)', 101, 109, -8, 80)
  strip('rgba(255,240,196,.42)', 72, 98, -8, 80)
  strip('rgba(255,244,210,.4)', 78, 92, -8, 80)
  const r = random(7)
  for (let i = 0; i < 54; i++) {
    const x = 53 + (i / 54) * 62 + (r() - 0.5) * 1.5
    const w = 0.25 + r() * r() * 1.5
    const y0 = r() < 0.45 ? r() * 46 : -8
    const y1 = Math.min(82, y0 + 26 + r() * 60)
    const near = Math.abs(x - 85)
    k.globalAlpha = 0.5 + r() * 0.45
    strip(
      near < 14 ? '#fffbe4' : near < 24 ? '#fce8b4' : r() < 0.5 ? '#c4dcd8' : '#84b0bc',
      x,
      x + w,
      y0,
      y1,
    )
  }
  k.globalAlpha = 1
  // Where it breaks in the pool.
  path(k, '#88a89c', 'M-6 70C40 67.500 130 67 170 68V84H-6Z')
  path(k, '#fcd890', 'M30 70C60 68 120 67.500 146 69.500C120 73 60 74 30 70Z')
  path(
    k,
    '#e8e4cc',
    'M48 84C48 76 53 77 54 73C58 75 61 73 63 69C66 73 70 72 73 67C76 72 81 71 84 67.500C88 72 92 70 95 66C98 71 103 71 106 68C109 72 114 72 117 70C119 74 124 76 125 84Z',
  )
  path(
    k,
    '#fffaea',
    'M58 84C59 78 63 79 66 74.500C69 78 73 77 77 72C80 76.500 84 76 88 72.500C91 77 96 75 99 71.500C102 76 107 77 110 74.500C112 77 116 79 117 84Z',
  )
}

/** Moss and drops that hang from the edge, drawn before the rock that holds them. */
function moss(k) {
  const r = random(3)
  for (const [x, y, l] of points(
    '47 15 6 52.500 16 5 59 13 6 66 9 4 73 10 5 86 9 4 93 6 5 101 7 6 109 9 4 118 7 6 127 5 4 136 7 5 146 6 6 154 4 4 40 25 6 37 34 6 32 42 5',
    3,
  )) {
    const wide = 2.4 + r() * 2
    for (const [c, q, d] of [
      ['#5c7434', 1, 0],
      ['#94a444', 0.62, 0.8],
    ])
      path(
        k,
        c,
        `M${x - wide * q + d} ${y - 4}C${x - wide * q + d} ${y + l * 0.5 * q} ${x - wide * 0.5 * q + d} ${y + l * 0.4 * q} ${x - wide * 0.4 * q + d} ${y + l * 0.8 * q}C${x + d} ${y + l * 0.3 * q} ${x + d} ${y + l * 0.9 * q} ${x + wide * 0.2 * q + d} ${y + l * 1.1 * q}C${x + wide * 0.4 * q + d} ${y + l * 0.3 * q} ${x + wide * q + d} ${y + l * 0.6 * q} ${x + wide * q + d} ${y - 4}Z`,
      )
  }
}

/** The overhang: rock and moss, its edge in the sun, drops along it; the path. */
function rock(k) {
  fill(
    k,
    '#3c2438',
    rough(
      points(
        '-6 -6 170 -6 170 5 156 3 140 6.500 126 4 108 8 94 5 80 10 66 8 54 15 47 14 40 23 36 34 30 40 29 52 22 60 24 70 14 78 -6 84',
      ),
      0.6,
      3,
    ),
  )
  fill(
    k,
    '#5c3444',
    rough(
      points(
        '-6 6 20 2 60 -2 110 -6 170 -6 170 2 140 3 108 4 80 6 60 6 46 10 36 18 28 32 22 40 20 54 12 62 -6 66',
      ),
      0.7,
      5,
    ),
  )
  fill(k, '#241830', rough(points('-6 -6 90 -6 60 -1 40 4 26 16 18 30 12 40 10 54 -6 60'), 0.7, 7))
  // Facets that catch the light.
  for (const [c, p] of [
    ['#d87c4c', '54 15 47 14 40 23 36 34 38.500 33 42 25 48 16.500'],
    ['#f0a458', '80 10 66 8 54 15 57 15 66 10.500 79 11.500'],
    ['#d87c4c', '108 8 94 5 80 10 82 11 94 7.500 107 9.300'],
    ['#f0a458', '140 6.500 126 4 108 8 110 9 126 6 139 8'],
    ['#d87c4c', '170 5 156 3 140 6.500 142 8 156 5 170 7'],
    ['#a85448', '36 34 30 40 29 52 31.500 50 32.500 41 37 36'],
    ['#8c4448', '29 52 22 60 24 70 26.500 69 25.500 61 31 54'],
    ['#7c4048', '44 8 56 4 62 6 52 11 44 16 38 20'],
    ['#7c4048', '30 20 36 18 34 28 28 34 24 32'],
    ['#6c3848', '72 2 92 -1 100 2 86 5'],
    ['#6c3848', '120 -2 146 -3 152 1 130 2'],
    ['#4c2c40', '12 36 20 32 22 42 16 50 10 48'],
  ])
    fill(k, c, rough(points(p), 0.25, 4))
  // The path: wet earth and slabs, sun along it.
  fill(
    k,
    '#4c2c40',
    rough(points('-6 82 14 78 30 76 56 79 90 78.500 124 80 150 78 170 80 170 98 -6 98'), 0.4, 8),
  )
  fill(
    k,
    '#7c4848',
    rough(
      points('24 82 50 81 84 81.500 124 82 152 80.500 170 82 170 88 120 87 70 88 30 86'),
      0.4,
      9,
    ),
  )
  fill(k, '#c87c54', rough(points('50 83 84 81.800 116 83 132 84 112 86 74 86.500'), 0.3, 6))
  fill(k, '#f8c074', points('66 83.500 86 82.500 110 83.500 92 84.800'))
  fill(k, '#341f38', rough(points('-6 90 30 91 80 93 130 91 170 93 170 98 -6 98'), 0.4, 2))
  for (const p of ['150 79 156 75.500 163 76 167 79.500 160 81', '10 80 16 76 22 77 26 81 16 83'])
    fill(k, '#3c2438', rough(points(p), 0.2, 3))
  fill(k, '#d87c4c', points('156 75.500 163 76 167 79.500 162.500 78.500'))
  fill(k, '#84943c', points('150 79 156 75.500 163 76 158 77.500'))
  fill(k, '#5c7434', points('10 80 16 76 22 77 17 78.500'))
}

export default {
  alt: 'Dietro il velo di Seljalandsfoss nella luce bassa della sera: il cane da pastore si scrolla e inzuppa due viaggiatori, lei si ripara ridendo in cerata gialla, a lui resta una mappa a brandelli; fuori, la pianura e le isole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.53, 0.41], horizon: 0.55 })
    field(s).draw(s.k, (k) => {
      evening(k)
      veil(k)
      moss(k)
      rock(k)
      // Shadows that come towards us, away from the sun.
      path(
        k,
        'rgba(36,16,48,.5)',
        'M30 86.500L44 86C42 88 36 92 28 97H8C18 93 26 89.500 30 86.500ZM68 86.500H92C93 90 95 94 97 98H64C66 94 67 90 68 86.500ZM116 87H132C136 90 144 94 152 98H130C126 94 120 90 116 87Z',
      )
      at(k, 37, 87, 0.98, drenchedMan)
      at(k, 125, 88, 0.98, shieldWoman, true)
      at(k, 80, 86.5, 0.84, shakingDog)
      shower(k, 80, 71)
    })
    s.glow(85 / 160, 37 / 90, 40, '#ffe8b0', 0.4)
    return finish(s, { vignette: 0.16 })
  },
}
