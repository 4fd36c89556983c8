import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import {
  church,
  churchShadow,
  drift,
  HORIZON,
  metre,
  personShadow,
  project,
} from '../../things/black-church.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { iceDawn } from './kit.js'

const SHADE = '#8fa5da'

/** The trodden way to the door: middle and half width in metres, far to near. */
const WAY = points(
  '-1.1 24.6 0.500 -2 21 0.450 -3.300 17 0.420 -3.900 13.500 0.400 -3.500 10.500 0.420 -2.600 8.600 0.450 -1.700 7 0.500',
  3,
)

/** The ridge over the plain: every slope that turns from the sun is blue from its crest to its foot. */
function ridge(k) {
  const blue = '#8aa2d4'
  path(k, '#d9bccb', 'M60 61L72 48L84 44L97 38L106 42L118 46L130 41L142 44L154 48L168 46V61Z')
  path(
    k,
    '#a3acd6',
    'M97 38L106 42L118 46L126 50L138 55L120 56L112 53L105 51L101 46ZM130 41L142 44L154 48L168 50V57L152 56L143 52L137 49Z',
  )
  path(
    k,
    '#f9c9b4',
    'M-6 44L2 40L9 42L17 35L25 27L32 18L37 22L43 29L50 33L57 40L66 45L76 52L90 58V61H-6Z',
  )
  path(
    k,
    blue,
    'M32 18L37 22L43 29L50 33L57 40L66 45L76 52L90 58L74 59L62 57.500L56 53L50 51L47 46L41 43L38 36L33 32L34 26Z',
  )
  path(k, blue, 'M2 40L9 42L14 45L17 50L24 54L14 56L8 52L6 47Z')
  path(k, '#e2abac', 'M32 18L34 26L33 32L38 36L34 38L29 33L28 27Z')
  // Rock where the wind leaves no snow: ribs that come down from the crest.
  for (const d of [
    'M37 22L43 29L46 31L50 37L54 40L49 40L44 35L40 31Z',
    'M50 33L57 40L62 43L70 50L63 48L57 44L53 39Z',
    'M38 36L41 43L47 46L52 51L45 49L40 45Z',
  ])
    path(k, '#6c7db8', d)
  for (const d of [
    'M25 27L27 29L24 34L19 38L12 43L18 34Z',
    'M29 33L34 38L31 42L30 47L26 52L27 44L28 39Z',
  ])
    path(k, '#dba5a6', d)
  // Frost smoke over the low ground: the mountains stand behind it.
  path(
    k,
    '#e3c3cd',
    'M-6 56.500C4 55.500 14 57 24 56C36 54.800 46 57.200 58 57C72 56.600 84 58 98 57.200C114 56.200 130 58 146 57.200C154 56.800 162 57.400 168 57V62H-6Z',
  )
  path(
    k,
    '#eed0cc',
    'M-6 59C10 57.800 22 59.200 36 58.600C52 57.800 66 59.200 84 59C108 58.600 136 59.600 168 58.800V62H-6Z',
  )
}

/** A fox in the brown coat of the coast that sits and watches, its tail round its feet; 2.4 tall, feet at 0. */
function fox(k) {
  const [lit, shade, dark] = ['#8f6a68', '#5c4a66', '#2a2140']
  path(
    k,
    shade,
    'M-0.300 -0.700C-1.100 -0.700 -1.500 -0.150 -1.200 0.060C-0.700 0.240 0.300 0.160 0.720 0.020C0.300 -0.260 -0.100 -0.500 -0.300 -0.700Z',
  )
  path(
    k,
    lit,
    'M-0.820 -0.060C-1 -0.700 -0.640 -1.300 -0.120 -1.560L0.500 -1.500C0.620 -1.200 0.600 -0.900 0.560 -0.600L0.620 0.040H0.300L0.200 -0.420C0.100 -0.200 -0.100 0 -0.300 0.060Z',
  )
  path(
    k,
    shade,
    'M0.500 -1.500C0.620 -1.200 0.600 -0.900 0.560 -0.600L0.620 0.040H0.460L0.380 -0.600C0.380 -1 0.340 -1.200 0.220 -1.480Z',
  )
  path(
    k,
    lit,
    'M-0.200 -1.500C-0.260 -1.800 -0.180 -2 -0.040 -2.120L-0.060 -2.580L0.240 -2.260H0.400L0.600 -2.600L0.660 -2.120C0.780 -1.980 0.980 -1.860 1.120 -1.780C1.080 -1.640 0.860 -1.560 0.660 -1.460C0.400 -1.340 0 -1.300 -0.200 -1.500Z',
  )
  path(
    k,
    shade,
    'M0.600 -2.600L0.660 -2.120L0.460 -2.240ZM1.120 -1.780C1.080 -1.640 0.860 -1.560 0.660 -1.460C0.500 -1.380 0.240 -1.340 0.060 -1.380C0.500 -1.440 0.900 -1.640 1.120 -1.780Z',
  )
  path(k, dark, 'M1.040 -1.830L1.160 -1.790L1.080 -1.700ZM0.560 -1.980h0.130v0.120h-0.130Z')
}

const warm = (pose, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[0],
  hair: ['#8a5236', '#5c3438'],
  top,
  low,
  light: -1,
  ...more,
})

export default {
  alt: 'Alba d’inverno in Islanda: una chiesetta di legno nera con le finestre accese, sola nella neve, e la sua ombra lunga; due viaggiatori vanno verso la porta, la luna tramonta sui monti e una volpe li guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: iceDawn, sun: [-0.1, 0.5], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [t, c] of [
        [0, '#2f5f9e'],
        [0.3, '#6f9ac6'],
        [0.56, '#c3b4c8'],
        [0.74, '#f3b9ac'],
        [1, '#ffd9b4'],
      ])
        sky.addColorStop(t, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, HORIZON + 8)
      // The full moon goes down where the sun does not yet reach.
      path(k, '#fbeee2', 'M139 14a3.800 3.800 0 1 0 0.010 0Z')
      path(
        k,
        '#ece1e0',
        'M136.600 16.200C137.800 15.400 139.800 15.800 139.600 17.200C139.400 18.400 137 19 136.200 18.200C135.800 17.600 136 16.600 136.600 16.200ZM139.800 18.800C140.800 18.200 141.800 18.800 141.200 19.800C140.400 20.600 138.800 19.800 139.800 18.800Z',
      )
      ridge(k)
      // The plain: lit snow, long swells with a blue lee.
      const snow = k.createLinearGradient(0, HORIZON, 0, 92)
      snow.addColorStop(0, '#f6cdbf')
      snow.addColorStop(0.3, '#ffe4d4')
      snow.addColorStop(1, '#f6d6d2')
      fill(k, snow, [
        ...rough(points('-6 60 40 59.600 80 60.300 120 59.800 168 60.200'), 0.2, 6),
        [168, 96],
        [-6, 96],
      ])
      path(
        k,
        '#c3c8e6',
        'M-6 63.500C14 62 30 62.600 46 64.600C34 64.800 20 64.200 6 65.400C0 65.800 -4 65.600 -6 65.600Z',
      )
      path(
        k,
        '#c3c8e6',
        'M-6 75C10 71.500 22 72 33 75.500C24 75.400 14 75.600 4 78.500C0 79.600 -4 80 -6 80Z',
      )
      path(
        k,
        '#c3c8e6',
        'M72 88C92 83.500 118 83.600 140 85.500C150 86.300 160 85.500 168 84.500V96H66C68 92 69 89.500 72 88Z',
      )
    })
    f.draw(s.k, (k) => {
      churchShadow(k, SHADE)
      // The way to the door, pressed into the snow.
      fill(k, '#cfc6df', [
        ...WAY.map(([x, z, half]) => project(x - half, 0, z)),
        ...[...WAY].reverse().map(([x, z, half]) => project(x + half, 0, z)),
      ])
      fill(k, '#a9b2da', [
        ...WAY.map(([x, z, half]) => project(x - half, 0, z)),
        ...[...WAY].reverse().map(([x, z, half]) => project(x - half * 0.35, 0, z)),
      ])
      church(k)
      drift(k)
      const put = (x, z, tall, o) => {
        const [px, py] = project(x, 0, z)
        personShadow(k, x, z, tall, SHADE)
        stand(k, px, py, tall * metre(z), o)
      }
      put(
        -3.7,
        15.2,
        1.72,
        warm('walk', ['#e8483c', '#a83046'], ['#3c3a60', '#2a2848'], {
          dress: 'coat',
          hat: ['knit', '#fff1e2', '#ffcf5c'],
        }),
      )
      put(
        -4.25,
        13.4,
        1.2,
        warm('walkOther', ['#ffc44a', '#d08a3c'], ['#3c5a8c', '#2c4068'], {
          hat: ['knit', '#3ca49c', '#2c6c80'],
          armFar: [30, 40],
        }),
      )
    })
    // Lava near us, dark, with snow on its back.
    f.draw(s.k, (k) => {
      path(k, '#a3b2de', 'M14 96C20 88 30 86.500 44 88.500C52 89.600 58 92 62 96Z')
      fill(
        k,
        '#2c2a4c',
        rough(points('-6 74 2 72.500 8 75 12 80 19 82.500 24 88 33 90.500 38 96 -6 96'), 0.5, 3),
      )
      fill(k, '#5a4662', rough(points('-6 74 2 72.500 8 75 5 79 -1 82 -6 83'), 0.4, 8))
      fill(k, '#5a4662', rough(points('12 80 19 82.500 24 88 17 87 12 85'), 0.4, 5))
      path(
        k,
        '#fff0e4',
        'M-6 74C-2 71 4 70.500 8 74.600C5 76.500 3 74.500 0 76C-2 77 -4 75.500 -6 77Z',
      )
      at(k, 5.2, 72.4, 3, fox)
      path(
        k,
        '#fff0e4',
        'M11 80C13 78.400 17 80.500 20 82.400C18 83.800 15.500 82 14 83C12.500 83.500 11 82 11 80Z',
      )
      path(
        k,
        '#fff0e4',
        'M22 87.500C26 86.500 31 88.500 34 91C31 91.600 28 90 26 91C24 91 22.500 89 22 87.500Z',
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
