import { rgb } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { carved } from '../../things/solid-tones.js'
import { HORIZON, see, tone } from '../../things/sphinx-light.js'

/** Four tones of shade, five of light, last the shade on the sand. */
const TONES = [
  undefined,
  '#3a2c58',
  '#54406c',
  '#6c5278',
  '#87687c',
  '#c07c54',
  '#df9c5c',
  '#f2ba70',
  '#fcd68e',
  '#ffecba',
].map((c) => c && rgb(c).map((v) => v * 255))
TONES.push([...rgb('#8a6a80').map((v) => v * 255), 1])

/** Cheops where it stands: 540 metres off in the north-west, its eastern side in the sun. */
function cheops(k) {
  const P = (x, z, y) => see(x, y, z).slice(0, 2)
  const [e, w] = [-215, -445]
  const [s, n] = [315, 545]
  const top = P(430, -330, 168)
  fill(k, '#a9b8cc', [top, P(s, w, 26), P(s, e, 26)])
  fill(k, '#f4e4c0', [top, P(s, e, 26), P(n, e, 26)])
  // Courses: a few of its steps, each broken off in its own place.
  const on = (u, v) => [0, 1].map((i) => u[i] * (1 - v) + top[i] * v)
  const course = (a, b, c, [v, from, to]) => {
    const [p, q] = [on(a, v), on(b, v)]
    const mix = (t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    const [[x0, y0], [x1, y1]] = [mix(from), mix(to)]
    stroke(k, c, 0.22, `M${x0} ${y0}L${x1} ${y1}`)
  }
  for (const l of points(
    '0.180 0.300 0.860 0.330 0.100 0.500 0.460 0.400 0.950 0.600 0.080 0.700 0.760 0.250 0.900',
    3,
  ))
    course(P(s, w, 26), P(s, e, 26), '#9aabc4', l)
  for (const l of points(
    '0.160 0.050 0.550 0.300 0.250 0.900 0.440 0.050 0.500 0.570 0.300 0.950 0.720 0.100 0.700',
    3,
  ))
    course(P(s, e, 26), P(n, e, 26), '#e6d2ac', l)
}

function morning(k) {
  const sky = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#3d93cf'],
    [0.45, '#86c2de'],
    [0.85, '#d4e8e4'],
    [1, '#eef0dc'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-6, -6, 172, 100)
  cheops(k)
  // The plateau, its brow, and the rock wall of the hollow the Sphinx was cut from.
  const far = k.createLinearGradient(0, 53, 0, 63)
  far.addColorStop(0, '#f6e0b0')
  far.addColorStop(1, '#efcd90')
  path(
    k,
    far,
    'M-6 55C30 54 60 54.500 82 54.400C96 53.800 110 53.200 124 53.100C140 53.400 154 54.200 168 54.300V66H-6Z',
  )
  const sand = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#f4d698'],
    [0.4, '#f2c680'],
    [1, '#e6aa62'],
  ])
    sand.addColorStop(a, c)
  k.fillStyle = sand
  k.fillRect(-6, HORIZON, 172, 40)
  // The rock wall of the hollow: its broken brow is clear, its foot runs out into the sand.
  const wall = k.createLinearGradient(0, 59, 0, 66.5)
  wall.addColorStop(0, '#c8a08c')
  wall.addColorStop(0.45, '#c09488')
  wall.addColorStop(1, 'rgba(242,200,132,0)')
  path(
    k,
    wall,
    'M72 62.400L86 61.600L90 60.900L101 61.100L104 60L113 59.800L118 60.500L129 60.600L133 59.500L142 59.300L147 60L156 59.600L168 58.600V67H72Z',
  )
}

const HAIR = ['#3c2430', '#241828']
const dressed = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: HAIR,
  light: 1,
  ...more,
})

/** Two before the paws, one farther out: all in the sun, their shadows side by side. */
function visitors(k) {
  const put = (x, z, tall, o, more) => {
    const [px, py, q] = see(x, 0, z)
    stand(k, px, py, tall * q, o, { fall: [-1, -0.16], shade: '#7c5a72', ...more })
  }
  put(
    -1.3,
    16.2,
    1.8,
    dressed('point', 2, ['#e8dcdc', '#a890ac'], ['#e8dcdc', '#a890ac'], {
      dress: 'coat',
      hat: ['wrap', '#e8504c'],
    }),
    { flip: true },
  )
  put(
    0.8,
    16.6,
    1.66,
    dressed('hips', 0, ['#38a8b0', '#20648c'], ['#e4d8d0', '#a890ac'], {
      dress: 'skirt',
      hat: ['brim', '#fff0c8', '#c89870'],
    }),
    { flip: true },
  )
  put(
    9.4,
    17,
    1.8,
    dressed('camera', 1, ['#f0604c', '#a03450'], ['#3c4878', '#282c58'], {
      pack: ['#f4c04c', '#b07840'],
      hat: ['brim', '#fff0d8', '#c8a4a0'],
    }),
    { flip: true },
  )
}

/** The folds of the cloth on its two ends: each worn away in its own place. */
function folds(k) {
  for (const [side, y, from, to] of points(
    '1 11 0.300 0.950 1 10.350 0.080 0.700 1 9.700 0.150 0.920 1 9.050 0.400 0.900 1 8.400 0.100 0.600 1 7.750 0.120 0.880 -1 11 0.100 0.700 -1 10.350 0.250 0.900 -1 9.700 0.100 0.600 -1 9.050 0.120 0.850 -1 8.400 0.300 0.900 -1 7.750 0.150 0.750',
    4,
  )) {
    const wide = 1.12 + 0.1 * (y - 9)
    const mid = 3.2 - (y - 9) * 0.06
    const z = 1.95 + (12 - y) * 0.46 + 0.45
    const p = (t) => see(side * (mid - wide + 2 * wide * t), y, z)
    const [[x0, y0], [x1, y1]] = [p(from), p(to)]
    stroke(k, '#e9a860', 0.3, `M${x0} ${y0}L${x1} ${y1}`)
  }
}

/** Doves on the crown, one that comes. */
function doves(k) {
  const one = (c) => {
    path(
      c,
      '#f8f0e0',
      'M-1 0C-1.100 -0.500 -0.600 -0.900 0 -0.900C0.300 -1.400 0.900 -1.500 1 -1L1.300 -0.850L0.950 -0.750C0.900 -0.200 0.500 0.100 0 0.100L-1.900 0.450Z',
    )
    path(
      c,
      '#8a7890',
      'M-1 0C-0.600 -0.300 0 -0.300 0.500 -0.150C0.300 0.050 0.200 0.100 0 0.100L-1.900 0.450Z',
    )
  }
  at(k, 55.6, 8.6, 0.8, one)
  at(k, 58.6, 8.5, 0.74, one, true)
  path(
    k,
    '#f8f0e0',
    'M71 9C71.800 8.300 72.700 8.200 73.300 8.800C73.900 8 74.900 7.800 75.800 8.200C74.900 8.500 74.200 9 73.700 9.600C73.100 9.900 72.400 9.400 71 9Z',
  )
}

export default {
  alt: 'La Sfinge di Giza nel primo sole di un mattino d’estate, il volto senza naso in luce e il fianco ancora in ombra; alle spalle la piramide di Cheope, chiara, e tre persone piccole ai suoi piedi',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [1.1, 0.4],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, morning)
    carved(s, f, TONES, tone)
    f.draw(s.k, (k) => {
      folds(k)
      visitors(k)
      doves(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
