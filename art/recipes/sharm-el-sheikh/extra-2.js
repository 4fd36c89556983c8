import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  breadArms,
  breadBaker,
  breadGuest,
  breadMask,
  griddle,
  kettle,
  nibblingCamel,
} from '../../things/ash-bread.js'

const PLAIN = 54

/** The hour before sunset: a clear green-blue above, honey low down on the right. */
function evening(k) {
  path(k, '#6cb4b4', 'M-6 -6H166V60H-6Z')
  path(k, '#98ccbc', 'M-6 14C30 4 80 16 166 -2V60H-6Z')
  path(k, '#ccdcb8', 'M-6 27C40 18 100 26 166 9V60H-6Z')
  path(k, '#f8e4ac', 'M-6 38C40 32 110 34 166 20V60H-6Z')
  path(k, '#ffcf88', 'M60 46C100 40 130 36 166 31V60H60Z')
}

/** Granite of Sinai in facets: brick red towards the sun, plum in the shade; paler chains behind. */
function mountains(k) {
  fill(
    k,
    '#e8a878',
    rough(
      points(
        '-6 44 8 36 18 39 34 30 46 36 58 28 70 34 84 26 96 32 112 25 124 31 140 24 152 29 166 24 166 60 -6 60',
      ),
      0.6,
      3,
    ),
  )
  fill(k, '#d08474', points('34 30 46 36 42 44 36 50 24 46 30 38'))
  fill(k, '#d08474', points('84 26 96 32 90 40 86 48 74 44 80 34'))
  fill(k, '#d08474', points('112 25 118 28 112 38 106 46 100 40 106 33'))
  const near = [
    [
      '#d8553c',
      '-6 34 6 26 16 14 22 18 30 6 38 14 44 11 52 22 58 30 64 33 70 42 78 47 84 55 -6 55',
    ],
    ['#8c3448', '-6 34 6 26 16 14 18 22 12 32 16 40 8 48 10 55 -6 55'],
    ['#8c3448', '22 18 30 6 31 16 26 24 30 32 24 42 28 55 18 55 20 44 16 34 22 26'],
    ['#8c3448', '44 11 46 20 42 28 48 36 44 46 50 55 38 55 40 44 36 36 41 26 38 16'],
    ['#f48c54', '30 6 38 14 36 22 39 30 34 38 38 48 36 55 28 55 30 44 27 36 31 26'],
    ['#f48c54', '52 22 58 30 56 38 62 46 62 55 52 55 54 44 49 34'],
    ['#b04440', '64 33 70 42 78 47 84 55 66 55 66 46 62 40'],
    ['#d8553c', '100 55 106 47 114 44 120 36 128 38 134 28 142 32 148 22 156 26 166 16 166 55'],
    ['#8c3448', '106 47 114 44 112 50 114 55 100 55'],
    ['#8c3448', '120 36 128 38 124 44 127 50 124 55 116 55 118 46'],
    ['#8c3448', '134 28 142 32 138 40 141 48 138 55 129 55 131 44 130 36'],
    ['#f48c54', '142 32 148 22 148 32 152 42 149 55 142 55 144 44'],
    ['#8c3448', '148 22 156 26 153 36 156 46 153 55 149 55 152 42 148 32'],
    ['#f48c54', '156 26 166 16 166 55 158 55 160 44 156 36'],
  ]
  near.forEach(([c, d], i) => fill(k, c, rough(points(d), 0.5, 11 + i)))
}

/** The plain, long shadows to the left, the quads parked far off with their drivers' scarves on the bars. */
function plain(k) {
  path(k, '#f8bc7c', `M-6 ${PLAIN}C30 53 120 55 166 53V96H-6Z`)
  path(k, '#e89c68', 'M-6 58C40 56 90 60 166 57V96H-6Z')
  path(k, '#f4b070', 'M-6 64C40 61 100 66 166 62V96H-6Z')
  path(
    k,
    '#b8645c',
    'M-6 60.500C20 58.500 60 59 92 60.500C70 62 20 63 -6 64ZM20 56C50 55 84 55.500 104 56.500C80 57.500 40 57.500 20 56Z',
  )
  for (const [x, q, c] of [
    [107, 0.9, '#d8343c'],
    [116, 1, '#2c7cb4'],
    [155, 1.2, '#d8343c'],
  ])
    at(k, x, 58.5, q, (g) => {
      path(
        g,
        'rgba(120,44,72,.5)',
        'M-14 0.600C-8 -0.400 2 -0.400 5 0.400C2 1.400 -8 1.600 -14 0.600Z',
      )
      for (const d of [-2.6, 2.6])
        path(g, '#2c1c34', `M${d - 1.5} -1.200a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0Z`)
      path(
        g,
        c,
        'M-4.600 -2C-4 -3.600 -2 -3.800 -1 -3.200L1.500 -3.300C3 -4 4.500 -3.500 5 -2C3 -1.600 1.500 -2.400 0.500 -1.500H-1.500C-2.500 -2.300 -3.500 -2 -4.600 -2Z',
      )
      stroke(g, '#2c1c34', 0.4, 'M2.200 -3.500L1.400 -5.200')
    })
}

/** Mats of wool in stripes, cushions. */
function mats(k) {
  path(k, '#a82c40', 'M30 78L152 76L166 92V98H8Z')
  for (const [y0, y1, c] of [
    [79.5, 81, '#f8e0b0'],
    [82, 83, '#1c5c74'],
    [86, 88, '#f0a03c'],
    [90, 91.5, '#f8e0b0'],
  ])
    fill(k, c, [
      [30 - (y0 - 78) * 1.3, y0],
      [152 + (y0 - 76) * 0.9, y0 - 1.8],
      [152 + (y1 - 76) * 0.9, y1 - 1.8],
      [30 - (y1 - 78) * 1.3, y1],
    ])
  for (let i = 0; i < 22; i++) {
    const x = 26 + i * 6.2
    path(k, '#7c1c3c', `M${x} 85.200L${x + 1.8} 83.800L${x + 3.6} 85.100L${x + 1.8} 86.400Z`)
  }
}

export default {
  alt: 'Accampamento beduino nel Sinai al tramonto: un viaggiatore guarda attraverso i buchi del pane farrashih come una maschera, un cammello ne mordicchia l’orlo e il fornaio in ginocchio ride davanti alla piastra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1, 0.3], horizon: PLAIN / 90 })
    field(s).draw(s.k, (k) => {
      evening(k)
      mountains(k)
      plain(k)
      mats(k)
      at(k, 78, 45, 1, breadGuest)
      at(k, 48, 33, 0.95, nibblingCamel)
      at(k, 78, 38, 1, breadMask)
      at(k, 49.5, 33.5, 0.95, (q) => {
        // The upper lip closes over the corner of the bread.
        path(
          q,
          '#c4804c',
          'M-8 -2C-3 -4 2 -4 4.500 -1C5.500 1.500 4.500 3.500 2.500 3.500C0 2 -4 2.500 -7 3Z',
        )
        path(q, '#f8c484', 'M-8 -2C-3 -4 2 -4 4.500 -1C1 -2 -3 -1.500 -8 -2Z')
        path(q, '#5c2c44', 'M0 -2C1 -2.800 2.600 -2.500 3 -1.500C2 -1.100 0.700 -1.100 0 -2Z')
      })
      at(k, 78, 45, 1, breadArms)
      at(k, 134, 41, 1, breadBaker)
      at(k, 109, 83, 0.95, griddle)
      at(k, 124, 89, 0.9, kettle)
      for (const [x, y] of points('102 89 96.500 88', 2)) {
        path(k, 'rgba(84,28,60,.4)', `M${x - 5} ${y + 0.3}h6v0.900h-6Z`)
        path(k, '#c8502c', `M${x - 1.5} ${y - 3.6}h3l-0.400 4.200h-2.200Z`)
        path(k, '#fff4dc', `M${x - 1.7} ${y - 5}h3.400l-0.200 1.500h-3Z`)
        path(k, '#f8a850', `M${x + 0.3} ${y - 3.5}h1l-0.300 3.800h-0.700Z`)
      }
      path(
        k,
        'rgba(255,236,204,.5)',
        'M106 72C102 66 108 62 104 55C101 49 106 45 105 38C108 45 105 50 108 56C111 62 106 66 109 72Z',
      )
    })
    s.glow(1, 0.35, 60, '#ffe0a0', 0.35)
    return finish(s, { vignette: 0.12, bloom: 0.12 })
  },
}
