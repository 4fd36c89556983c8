import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { camel } from '../../things/caravan.js'
import {
  CHEOPS,
  CHEPHREN,
  castShadow,
  HORIZON,
  MYCERINUS,
  pyramid,
  QUEENS,
} from '../../things/giza-three.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const SAND = '#f6b866'
const CAST = '#a3566a'
const CAMEL = [
  ['#f0a860', '#a0583c', '#5c2c40'],
  ['#f8c888', '#b47850', '#6c3c48'],
]
const dressed = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2030', '#2c1828'],
  light: -1,
  ...more,
})

/** `top`: where the deepest blue begins. */
function sky(k, top) {
  const g = k.createLinearGradient(0, top, 0, HORIZON + 6)
  for (const [t, c] of [
    [0, '#0f5f86'],
    [0.3, '#3d95a2'],
    [0.58, '#9fc8ae'],
    [0.8, '#f2dfa6'],
    [1, '#ffd38a'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-80, -80, 330, 150)
  const glow = k.createRadialGradient(-14, HORIZON, 4, -14, HORIZON, 84)
  glow.addColorStop(0, 'rgba(255,240,190,.8)')
  glow.addColorStop(0.4, 'rgba(255,230,160,.3)')
  glow.addColorStop(1, 'rgba(255,220,150,0)')
  k.fillStyle = glow
  k.fillRect(-80, -80, 330, 150)
}

function desert(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  g.addColorStop(0, '#ffd694')
  g.addColorStop(0.3, SAND)
  g.addColorStop(1, '#ee9c4c')
  k.fillStyle = g
  k.fillRect(-80, HORIZON + 0.6, 330, 120)
  for (const p of [CHEOPS, CHEPHREN, MYCERINUS, ...QUEENS]) castShadow(k, CAST, p)
  pyramid(k, CHEOPS, ['#ffd08a', '#a8647c', '#c27c78'], { worn: 0.1, seed: 3 })
  pyramid(k, CHEPHREN, ['#ffca78', '#8c4a72', '#a85e6c'], {
    cap: ['#fff0c4', '#b87c94'],
    worn: 0.11,
    seed: 7,
  })
  pyramid(k, MYCERINUS, ['#ffc46c', '#743c68', '#944c64'], { worn: 0.1, seed: 11 })
  for (const [i, q] of QUEENS.entries())
    pyramid(k, q, ['#ffc068', '#683464', '#84445f'], { worn: 0.08, seed: 15 + i })
}

/** The near dune: its long crest comes down to the right, the sun on its left side only. */
function dune(k) {
  const crest =
    'M24 70.500C34 70.600 46 73.200 60 76.600C80 81.200 104 83.600 130 84.400C150 85 180 84.400 250 82'
  path(k, '#ffc878', 'M-80 84C-40 80 0 75 12 72C17 70.800 20 70.400 24 70.500L60 80L60 140H-80Z')
  const g = k.createLinearGradient(24, 70, 110, 100)
  g.addColorStop(0, '#8a4464')
  g.addColorStop(1, '#5c2c5c')
  path(k, g, `${crest}V140H30C36 118 27 104 30 96C32 90.500 39 87 37.500 82C36 77 27 75 24 70.500Z`)
  path(
    k,
    '#ffb45e',
    'M-80 96C-40 90 -10 89 8 84C16 82 24 83 37 83.500C38 88 31.500 91 30 96C27 104 36 118 30 140H-80Z',
  )
}

const rider = (o, pose) => (k, flat) => {
  k.save()
  k.translate(-0.35, -9)
  folk(k, {
    ...dressed('sit', ...o),
    near: [58, 48],
    far: [50, 44],
    armNear: [30, 40],
    armFar: [34, 40],
    ...pose,
    flat,
  })
  k.restore()
}

/** Two who ride, the man who leads them, a foal that follows free. */
function caravan(k) {
  const put = (x, y, size, o) => at(k, x, y, size, (c) => camel(c, o))
  put(45.5, 73.4, 0.56, { gait: 1, tones: CAMEL[1], cloth: undefined })
  put(58, 76.3, 1.02, {
    gait: 1,
    tones: CAMEL[1],
    cloth: ['#3cb0a8', '#1c5c74'],
    rider: rider(
      [
        0,
        ['#fff4dc', '#c89c9c'],
        ['#5c74a0', '#3c4474'],
        { cut: 'long', hat: ['brim', '#fff0c8', '#c89870'] },
      ],
      { armFar: [120, 30] },
    ),
  })
  put(77, 80.5, 1.02, {
    tones: CAMEL[0],
    cloth: ['#f8544c', '#a02c50'],
    rider: rider([1, ['#ffd060', '#b87840'], ['#6c4468', '#44284c'], { hat: ['wrap', '#fff4dc'] }]),
  })
  stroke(k, '#4c2440', 0.16, 'M86.300 71.600Q89 76.500 92.600 77.600')
  at(k, 93, 82.8, 1.08, (c) =>
    folk(
      c,
      dressed('walk', 2, ['#fff4e0', '#b89cb0'], ['#fff4e0', '#b89cb0'], {
        dress: 'coat',
        hat: ['wrap', '#f04c48'],
        armNear: [-20, 8],
      }),
    ),
  )
}

export default {
  alt: 'Le tre piramidi di Giza nella luce della sera viste dal deserto, ognuna metà oro e metà ombra; sulla cresta di una duna passano due viaggiatori a dorso di cammello, la guida che li conduce e un piccolo che li segue',
  heart: 28,
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [-0.1, 0.5],
      horizon: 0.5,
    })
    const f = field({ w, h, portrait: h > w }, { centre: 76, zoom: 0.72, foot: 1 })
    f.draw(s.k, (k) => {
      sky(k, s.pick(-10, -36))
      desert(k)
      dune(k)
      caravan(k)
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
