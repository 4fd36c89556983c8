import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  lappingDog,
  saddle,
  splashedRider,
  steadyRider,
  toltHorse,
} from '../../things/tolt-riders.js'

const LAND = 50

/** The shower goes off to the left, torn; under its hem the evening comes in from the right. */
function heavens(k) {
  path(k, '#fce4a4', 'M-6 -6H166V60H-6Z')
  path(k, '#f4cc90', 'M-6 -6H166V30C140 33 120 26 96 31C60 38 30 34 -6 42Z')
  path(
    k,
    '#7c9498',
    'M-6 -6H166V10C150 16 140 12 128 18C112 26 96 20 82 27C66 35 40 30 26 38C14 43 4 41 -6 45Z',
  )
  path(
    k,
    '#54747f',
    'M-6 -6H140C132 2 120 2 110 8C98 16 84 10 72 18C58 27 40 22 24 30C12 35 2 34 -6 37Z',
  )
  path(k, '#3a5868', 'M-6 -6H100C90 2 78 0 66 6C52 14 36 10 20 18C10 23 0 22 -6 25Z')
  // Rain that does not reach the ground, slanted by the wind.
  const r = random(5)
  let drops = ''
  for (let i = 0; i < 46; i++) {
    const [x, y, l] = [r() * 60 - 6, 14 + r() * 30, 2.5 + r() * 4]
    drops += `M${x} ${y}l${l * 0.34} ${l}`
  }
  stroke(k, 'rgba(214,228,220,.5)', 0.18, drops)
}

/** The flat ice on the volcano, cliffs with two threads of water, the plain. */
function mountains(k) {
  fill(
    k,
    '#8ca8a8',
    rough(
      points(
        '52 51 60 44 68 40 76 36.500 86 34 98 32.500 112 32.800 124 35 134 39 144 41 154 45 166 47 166 52 52 52',
      ),
      0.3,
      2,
    ),
  )
  fill(
    k,
    '#fff2d4',
    rough(
      points(
        '68 40 76 36.500 86 34 98 32.500 112 32.800 124 35 134 39 128 39.500 124 43 119 39.500 113 43 108 39 101 42.500 96 39.500 90 42 86 39.500 80 42 76 40.500',
      ),
      0.25,
      4,
    ),
  )
  fill(
    k,
    '#b8ccc4',
    rough(points('68 40 76 36.500 86 34 98 32.500 92 36 90 42 86 39.500 80 42 76 40.500'), 0.25, 4),
  )
  fill(
    k,
    '#4c6c5c',
    rough(points('-6 52 -6 34 8 33 20 36 30 35.500 40 41 50 45 62 50 64 53'), 0.4, 7),
  )
  fill(
    k,
    '#7c9454',
    rough(points('20 36 30 35.500 40 41 50 45 62 50 52 49 44 45 40 47 34 42 28 44 26 39'), 0.3, 8),
  )
  stroke(k, '#f4f0e0', 0.5, 'M9.500 34.500L10 38L9.400 42L10 50M36.500 41L36.200 49')
}

/** A gable of the farm: its front in the sun, the grass of the roof long and laid by the wind. */
function gable(k, x, half, wall, roof, [front, shade, trim], door) {
  const y = 63
  path(
    k,
    '#30502f',
    `M${x - half - 5} ${y}C${x - half - 4} ${y - wall - 2} ${x - half} ${y - wall - 2} ${x} ${y - roof - 2.6}C${x + half} ${y - wall - 2} ${x + half + 3} ${y - wall} ${x + half + 4} ${y}Z`,
  )
  path(
    k,
    '#84a43c',
    `M${x - half - 2} ${y - wall + 1}C${x - half} ${y - wall - 2} ${x - 1} ${y - roof - 1} ${x} ${y - roof - 2.8}C${x + half} ${y - wall - 2} ${x + half + 3} ${y - wall} ${x + half + 3.6} ${y - 3}L${x + half} ${y - wall}L${x} ${y - roof + 1.5}L${x - half} ${y - wall}Z`,
  )
  let blades = ''
  const r = random(Math.round(x))
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    const px = x - half - 1.5 + (half * 2 + 4) * t
    const py = y - wall - 0.4 - (roof - wall + 2) * (1 - Math.abs(t - 0.46) * 2.1)
    blades += `M${px} ${py + 0.8}q-0.600 -1.400 -2.200 ${-1.2 - r()}q1.800 0.200 3 1.800Z`
  }
  path(k, '#b8cc54', blades)
  path(k, front, `M${x - half} ${y}V${y - wall}L${x} ${y - roof}L${x + half} ${y - wall}V${y}Z`)
  path(
    k,
    shade,
    `M${x - half} ${y}V${y - wall}L${x} ${y - roof}L${x - half * 0.3} ${y - wall * 0.9}V${y}Z`,
  )
  for (let i = -3; i < 4; i++)
    stroke(
      k,
      'rgba(40,24,48,.28)',
      0.2,
      `M${x + (i * half) / 4} ${y}V${y - roof + (Math.abs(i) * (roof - wall)) / 4 + 0.4}`,
    )
  stroke(
    k,
    trim,
    0.8,
    `M${x - half - 0.3} ${y - wall + 0.3}L${x} ${y - roof - 0.2}L${x + half + 0.3} ${y - wall + 0.3}`,
  )
  if (door) {
    path(k, trim, `M${x - 2.1} ${y}V${y - 6.6}H${x + 2.1}V${y}Z`)
    path(k, door, `M${x - 1.5} ${y}V${y - 6}H${x + 1.5}V${y}Z`)
  } else {
    path(k, trim, `M${x - 1.9} ${y - 2.4}V${y - 6.4}H${x + 1.9}V${y - 2.4}Z`)
    path(
      k,
      '#ffd884',
      `M${x - 1.4} ${y - 2.9}V${y - 5.9}H${x - 0.2}V${y - 2.9}ZM${x + 0.2} ${y - 2.9}V${y - 5.9}H${x + 1.4}V${y - 2.9}Z`,
    )
  }
}

function farm(k) {
  path(k, '#4c6c34', 'M-6 64V54C4 51 14 51 22 54C34 51 50 52 58 58L62 64Z')
  gable(k, 6, 4.6, 6.5, 12, ['#5c3c48', '#402c44', '#fff2d8'])
  gable(k, 20, 5.4, 8, 15.5, ['#fff2d8', '#c8b8b4', '#a83844'], '#c83c3c')
  gable(k, 34.5, 4.2, 6, 10.5, ['#5c3c48', '#402c44', '#fff2d8'])
}

/** The track in the grass and what grows beside it. */
function meadow(k) {
  path(k, '#a8bc4c', `M-6 ${LAND}C30 49.500 110 50.500 166 ${LAND}V96H-6Z`)
  path(k, '#d0cc60', 'M60 52C100 51 140 51.500 166 51V56C130 57.500 90 57 60 56Z')
  path(k, '#84a03c', 'M-6 60C30 57 60 62 100 59C130 57 150 59 166 58V96H-6Z')
  path(k, '#a8b84c', 'M70 64C100 61 140 63 166 60.500V66C140 69 100 68 70 70Z')
  path(k, '#5c8038', 'M-6 70C20 68 50 73 90 71C120 69 150 70 166 68V96H-6Z')
  path(
    k,
    '#c89c70',
    'M-6 86C40 88 80 82 112 76C134 72 150 69 166 65V69.500C152 75 138 80 118 85C90 92 40 97 -6 98Z',
  )
  path(
    k,
    '#ecc890',
    'M30 88C64 86 92 80.500 114 76C134 72 150 69 166 65V66.500C150 71 132 75.500 114 80C90 86 60 90 30 88Z',
  )
  path(k, '#3f6434', 'M60 98C90 93 120 86 140 80C150 77 160 73 166 71V98Z')
}

/** A lupin: a spire of florets over a star of leaves, bent by the wind. */
function lupin(k, x, y, tall, lean, [dark, mid, lit]) {
  stroke(
    k,
    '#2c5034',
    0.5,
    `M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.5} ${x + lean} ${y - tall}`,
  )
  for (const [dx, dy] of points('-3.400 -1.600 3 -2 -2 -3.400 2.200 -3.800 -3.800 0.400'))
    path(
      k,
      dx > 0 ? '#6c9440' : '#2c5034',
      `M${x} ${y - 0.5}Q${x + dx * 0.3} ${y + dy - 1} ${x + dx} ${y + dy}Q${x + dx * 0.5} ${y + dy + 1.4} ${x} ${y - 0.5}Z`,
    )
  const n = Math.round(tall * 0.9)
  for (let i = 0; i < n; i++) {
    const t = 0.35 + (0.65 * i) / n
    const [px, py] = [x + lean * t * t, y - tall * t]
    const w = (1 - t) * 2.4 + 0.5
    path(
      k,
      dark,
      `M${px} ${py}q${-w * 1.5} 0.300 ${-w * 1.3} -1.300q${w * 1.2} -0.400 ${w * 1.3} 1.300Z`,
    )
    path(
      k,
      i % 2 ? mid : lit,
      `M${px} ${py}q${w * 1.5} 0.200 ${w * 1.3} -1.400q${-w * 1.2} -0.300 ${-w * 1.3} 1.400Z`,
    )
  }
}

export default {
  alt: 'Due cavalli islandesi al tölt sulla pista della fattoria coi tetti d’erba: lei ride e non versa una goccia del suo bicchiere di latte, lui se l’è rovesciato in faccia; lupini viola e il ghiacciaio dopo il temporale',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.98, 0.3], horizon: LAND / 90 })
    field(s).draw(s.k, (k) => {
      heavens(k)
      mountains(k)
      meadow(k)
      k.save()
      k.translate(127, 4.4)
      k.scale(0.88, 0.88)
      farm(k)
      k.restore()
      // The one behind, further along the track.
      path(k, 'rgba(44,52,84,.5)', 'M70 77C84 73.500 108 73.500 124 75.500C112 79 84 80 70 77Z')
      at(k, 116, 76.5, 0.58, (q) => {
        toltHorse(q, {
          mid: '#4c4058',
          dark: '#302a44',
          lit: '#a08484',
          patch: '#f4e8dc',
          mane: ['#302a44', '#201c34'],
          hoof: '#1c1830',
          strap: '#c8a070',
        })
        saddle(q, '#5c3038', '#a8604c')
        splashedRider(q)
      })
      path(k, 'rgba(44,44,76,.55)', 'M2 87.500C20 83.500 60 84 84 86.500C66 90 24 91 2 87.500Z')
      at(k, 56, 86.5, 1.12, (q) => {
        toltHorse(q, {
          mid: '#c8683c',
          dark: '#8c3c40',
          lit: '#f8ac6c',
          mane: ['#fff0c8', '#d8a47c'],
          hoof: '#3c2438',
          strap: '#3c2438',
        })
        saddle(q, '#4c2438', '#8c4c48')
        steadyRider(q)
      })
      for (const [x, y, q] of points(
        '79 84 1.300 82.500 82 0.900 33 86 1.200 29.500 84 1 26 85.500 0.700 50 87.500 0.900',
        3,
      ))
        path(
          k,
          '#8c6c5c',
          `M${x - q} ${y}l${q * 0.7} ${-q}l${q * 1.2} ${q * 0.4}l${-q * 0.5} ${q}Z`,
        )
      path(
        k,
        'rgba(44,44,76,.4)',
        'M88 83.500C93 81.800 101 82 106 83C100 84.500 92 84.800 88 83.500Z',
      )
      at(k, 99, 83, 0.9, lappingDog)
      const PURPLE = ['#4c3484', '#7c58b8', '#b890e0']
      const ROSE = ['#7c3078', '#c05ca8', '#f09cc8']
      for (const [x, y, t, l, c] of points(
        '3 90 19 -4 0 11 94 17 -3.500 1 -2 96 23 -4 0 19 95 13 -3 0 27 97 9 -2 0 6 99 14 -2 1 96 96 14 -3 0 103 97 19 -4 1 111 98 15 -3 0 88 97 9 -2 0 119 98 10 -2 0',
        5,
      ))
        lupin(k, x + (x > 80 ? 22 : 0), y, t, l, c ? ROSE : PURPLE)
    })
    return finish(s, { vignette: 0.12 })
  },
}
