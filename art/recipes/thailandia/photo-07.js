import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { climbWall } from '../../things/climb-wall.js'
import { closed, lens } from '../../things/curves.js'
import { awning, longtail, longtailSide, sashes } from '../../things/railay-bay.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUN = [34, 42]
const SEA = 50
const HAIR = ['#34202c', '#20142a']

const someone = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: HAIR,
  light: -1,
  bare: true,
  shorts: true,
  ...more,
})

/** A shadow lies away from the foot of the sun. */
const cast = (x, y, long = 1.5) => {
  const [dx, dy] = [x - SUN[0], y - SEA]
  const l = Math.hypot(dx, dy)
  return { fall: [(dx / l) * long, (dy / l) * long], shade: '#b8745c' }
}

function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, SEA)
  for (const [a, c] of [
    [0, '#1f7488'],
    [0.34, '#6cae9c'],
    [0.66, '#f3dc98'],
    [0.86, '#ffc06c'],
    [1, '#ff9c5c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, SEA + 8)
  const glow = k.createRadialGradient(...SUN, 5, ...SUN, 46)
  glow.addColorStop(0, 'rgba(255,244,190,.9)')
  glow.addColorStop(0.3, 'rgba(255,226,150,.42)')
  glow.addColorStop(1, 'rgba(255,210,130,0)')
  k.fillStyle = glow
  k.fillRect(-6, -6, 100, SEA + 8)
  k.fillStyle = '#fff8d8'
  k.beginPath()
  k.arc(...SUN, 5.6, 0, 7)
  k.fill()
}

/** Islands off the beach, paler the farther they lie; their feet are lost in the bright haze. */
function islands(k) {
  k.save()
  k.beginPath()
  k.rect(-6, 0, 172, SEA + 0.1)
  k.clip()
  for (const [c, t] of [
    ['#f0b67c', '-8 50 -7 44 -4 39 0 37 3 39.500 5 43 9 44.500 11 47 14 48 15 50'],
    ['#f3bd80', '44 50 45 47 47.500 45.500 50 46.500 53 46 55 48 58 48.500 59 50'],
    [
      '#dc9470',
      '64 50.200 64.500 46 63.800 42 65.500 37 68.500 33.500 71.500 34.500 73.500 38.500 75 40 76.500 44 76 47.500 77 50.200',
    ],
    ['#e4a478', '78 50.200 78.500 47.500 80.500 46 82.500 47 84 50.200'],
  ])
    path(k, c, closed(points(t), 0.6))
  path(
    k,
    '#f8b678',
    closed(
      points(
        '64 50.200 64.500 46 63.800 42 65.500 37 68.500 33.500 68 38 66.500 43 67 47 66.500 50.200',
      ),
      0.6,
    ),
  )
  k.restore()
  const mist = k.createLinearGradient(0, 43, 0, SEA + 0.4)
  mist.addColorStop(0, 'rgba(255,196,116,0)')
  mist.addColorStop(1, 'rgba(255,190,110,.9)')
  k.fillStyle = mist
  k.fillRect(-6, 43, 172, SEA - 42.8)
}

function sea(k) {
  const g = k.createLinearGradient(0, SEA, 0, 78)
  for (const [a, c] of [
    [0, '#ffb86c'],
    [0.12, '#eaa474'],
    [0.4, '#74a094'],
    [0.75, '#3c9494'],
    [1, '#58b09c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, SEA, 172, 44)
  // The path of the sun: close and narrow far out, wide and loose near us.
  for (const [y, l, dx] of points(
    '50.500 3 .4 51.200 4.400 -.5 52 3.600 .8 52.900 5.400 -.3 53.900 4.600 1 55 6.600 -1 56.300 5.400 1.400 57.800 7.600 -.6 58.600 6.200 2 65 3.600 -5 65.800 6 4 66.500 5 -1.600 67.400 7.600 2.400 68.300 4.600 -4 69.300 7 0 70.400 4 4.600 71.600 6.400 -2.400',
    3,
  ))
    lens(k, '#ffe6a4', SUN[0] + dx, y, l, 0.16 + (y - SEA) * 0.007, 0.12 + (y - SEA) * 0.006)
  for (const [x, y, l] of points('8 55 6 72 53.500 8 60 57 6 4 62 9 66 61 7 14 68 10', 3))
    lens(k, 'rgba(255,220,160,.5)', x, y, l, 0.14)
}

const SHORE = '-8 76 14 76.500 36 75 58 71.500 76 67.500 90 63.800 100 61'

function beach(k) {
  path(
    k,
    '#8cc4a4',
    closed(points(`${SHORE.replace('-8 76', '-8 73')} 112 64 172 74 172 99 -8 99`), 0.5),
  )
  path(
    k,
    '#fff2d0',
    closed(
      points(
        '-8 77 14 77.400 36 76 58 72.400 76 68.300 90 64.500 101 61.400 120 66 172 74 172 99 -8 99',
      ),
      0.5,
    ),
  )
  // Wet sand keeps the colour of the sky.
  path(
    k,
    '#e8a878',
    closed(
      points(
        '-8 78.400 14 78.600 36 77.200 58 73.500 76 69.400 90 65.400 102 62 120 66 172 74 172 99 -8 99',
      ),
      0.5,
    ),
  )
  const g = k.createLinearGradient(0, 66, 110, 92)
  g.addColorStop(0, '#ffd998')
  g.addColorStop(1, '#f0bc84')
  path(
    k,
    g,
    closed(
      points('-8 82.500 16 82 38 80 60 76 78 71.500 92 67 103 63.200 120 66 172 74 172 99 -8 99'),
      0.5,
    ),
  )
  // The way they have come along the wet edge.
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const [x, y] = [-3 + t * 66, 83.4 - t * t * 7.4 + (i % 2) * (0.9 - t * 0.5)]
    lens(k, 'rgba(176,108,84,.6)', x, y, 0.95 - t * 0.4, 0.26 - t * 0.1)
  }
  // The wall's own shade on the sand runs away from the sun.
  path(
    k,
    '#8a7088',
    closed(points('92 60.400 110 62 140 66 172 70 172 86 146 78 122 70.500 104 65 95 61.600'), 0.2),
  )
}

const climber = {
  near: [82, 70],
  far: [44, 22],
  armNear: [148, 18],
  armFar: [120, 40],
  lean: 10,
  skin: SKINS[1],
  top: ['#2cb0a8', '#1c6070'],
  low: ['#4c3c74', '#342858'],
  hair: HAIR,
  cut: 'bun',
  light: -1,
  bare: true,
  shoe: '#e84c4c',
}

/** Those on the sand: x, y, height, looks, turned. */
const STOOD = [
  [
    98.4,
    67.4,
    6.8,
    someone('stand', 2, ['#ff7850', '#a03c4c'], ['#3c4c7c', '#28305c'], {
      armNear: [64, 40],
      armFar: [98, 44],
      lean: -9,
      nod: -26,
    }),
  ],
  [
    105,
    69.4,
    6.4,
    someone('hips', 0, ['#fff4e0', '#c8a098'], ['#2c9c98', '#1c6070'], { cut: 'long', nod: -20 }),
    true,
  ],
  // A mother and her child along the edge of the water.
  [
    66,
    75,
    10.4,
    someone('walk', 1, ['#fff0dc', '#b88c84'], ['#f0604c', '#983448'], {
      dress: 'skirt',
      hat: ['brim', '#fbd890', '#b8844c'],
    }),
  ],
  [70.6, 75.4, 7, someone('walkOther', 1, ['#fcc444', '#b07434'], ['#3c7c9c', '#285070'])],
]

function shadow(k, x, y) {
  const [, , high, o, flip] = STOOD.find((p) => p[0] === x && p[1] === y)
  const { fall, shade } = cast(x, y)
  k.save()
  k.translate(x, y)
  k.transform(1, 0, -fall[0], -fall[1], 0, 0)
  k.scale(((flip ? -1 : 1) * high) / 7, high / 7)
  folk(k, { ...o, flat: shade })
  k.restore()
}

/** Whatever stands before the bright sea loses a part of its colour to the dusk. */
function against(s, f, power, draw) {
  const { canvas, k } = s.sheet()
  f.draw(k, draw)
  k.globalCompositeOperation = 'source-atop'
  k.globalAlpha = power
  k.fillStyle = '#3a2450'
  k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(canvas, 0, 0)
}

/** The boat at anchor, with her mirror. */
function boat(k, x, y, q) {
  const whole = (c) => {
    longtail(c)
    awning(c)
    longtailSide(c)
    sashes(c)
  }
  k.save()
  k.globalAlpha = 0.4
  at(k, x, y, q, (c) => {
    c.scale(1, -0.8)
    whole(c)
  })
  k.restore()
  for (const [dx, dy, l] of points('-2 1.600 7 5 2.600 6 -6 3.400 5 2 4.400 7', 3))
    lens(k, 'rgba(180,196,150,.75)', x + dx * q * 0.4, y + dy * q * 0.36, l, 0.2)
  at(k, x, y, q, whole)
  lens(k, 'rgba(36,84,96,.5)', x, y + 0.1, q * 5.4, 0.14)
}

export default {
  alt: 'La falesia di Railay controluce al tramonto: una scalatrice sospesa fra le stalattiti e il mare d’oro, chi le tiene la corda sulla sabbia, una barca a coda lunga all’ancora',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: SEA / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      sea(k)
      islands(k)
      beach(k)
      climbWall(k)
      // The rope from her belt up to the ring and down, a little slack, to the one who holds it.
      stroke(k, '#ffeebc', 0.18, 'M75.400 25.600L77.400 18.600Q86.400 43 99.800 63.400')
      stroke(k, '#fff4d0', 0.34, 'M77.400 18.200V18.900')
    })
    against(s, f, 0.3, (k) => boat(k, 36, 63.5, 2.3))
    f.draw(s.k, (k) => {
      for (const [x, y] of STOOD) shadow(k, x, y)
    })
    against(s, f, 0.34, (k) => {
      at(k, 74.9, 29.4, 1, (c) => folk(c, climber))
      for (const [x, y, high, o, flip] of STOOD) stand(k, x, y, high, o, { flip })
    })
    return finish(s, { vignette: 0.12, bloom: 0.14 })
  },
}
