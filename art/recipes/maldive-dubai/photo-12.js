import { field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { B, boat, boatShade, cast, HORIZON, metre, P, rail } from '../../things/dhoni-above.js'
import { palmIsle } from '../../things/palm-isle.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { crown, dolphin } from '../../things/spinner-dolphin.js'

const BOAT = {
  hull: ['#f8f0dc', '#5c7cac', '#2c4c8c'],
  band: '#e8604c',
  wood: ['#f8b868', '#b86850', '#7c4460'],
  deck: ['#fce0a8', '#d89c68'],
  roof: ['#fff8e8', '#8c9cc0', '#6c80b0'],
  dark: '#34386c',
}
const SHADE = '#145ca4'
// The bow wave lies in the shade of the hull.
const WASH = ['#c4dcf0', '#7cb0dc', '#3c80bc']
const FOAM = ['#fffcf0', '#d4f0ec', '#6cbcd4']
const AIR = {
  cape: ['#48649c', '#243c74'],
  side: ['#b4c8d8', '#7c98bc'],
  belly: ['#fffaf0', '#dcdce4'],
  line: '#34507c',
}
const SHADOW = {
  cape: [SHADE, SHADE],
  side: [SHADE, SHADE],
  belly: [SHADE, SHADE],
  line: SHADE,
  eye: SHADE,
}
const HAIR = ['#3c2438', '#241830']

const person = (pose, n, c, more) => ({
  ...POSES[pose],
  top: c,
  low: ['#4c6ca8', '#2c447c'],
  skin: SKINS[n],
  hair: HAIR,
  shoe: SKINS[n][1],
  shorts: true,
  light: -1,
  ...more,
})

function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#a8e4d8'],
    [0.05, '#6cd4d0'],
    [0.12, '#3cb8cc'],
    [0.34, '#249ccc'],
    [0.7, '#1c84c4'],
    [1, '#1874b8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HORIZON, 170, 95)
  // A bank of sand under the clear water on this side of the island.
  const r = random(31)
  for (const [c, q] of [
    ['rgba(150,236,216,.5)', 1],
    ['rgba(190,244,224,.6)', 0.62],
  ]) {
    const sway = r() * 6
    const bank = Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * Math.PI * 2
      const d = q * (1 + 0.16 * Math.sin(a * 3 + sway) + 0.08 * Math.sin(a * 5))
      return P(26 + Math.cos(a) * 21 * d, 0, 54 + Math.sin(a) * 19 * d)
    })
    fill(k, c, bank)
  }
}

/** A low island of palms and its shine in the shallows. */
function island(k) {
  const y = HORIZON
  path(
    k,
    'rgba(236,252,228,.6)',
    `M90 ${y + 1.3}C104 ${y + 0.5} 140 ${y + 0.4} 160 ${y + 1.3}C140 ${y + 2.3} 106 ${y + 2.2} 90 ${y + 1.3}Z`,
  )
  path(
    k,
    '#fcf0cc',
    `M99 ${y + 1}C105 ${y - 0.2} 138 ${y - 0.3} 150 ${y + 0.9}C138 ${y + 1.3} 112 ${y + 1.4} 99 ${y + 1}Z`,
  )
  palmIsle(
    k,
    103,
    147,
    y + 0.9,
    ['#fcf0cc', '#24687c', '#4c9c94', '#2c7884', '#2c7884', '#4c9c94'],
    { high: 5.4, seed: 6, count: 12 },
  )
}

/** Foam along the hull and the wave that its bow throws off on our side. */
function bowWave(k) {
  const edge = (from, to, at, n = 140) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const u = from + ((to - from) * i) / n
      return B(u, 0, at(u))
    })
  const hull = (u) => -1.55 * Math.min(1, (Math.max(0, -u - 0.9) / 6.5) ** 0.8)
  const curl = (u, q, seed) =>
    hull(u) -
    q *
      (0.16 + 0.1 * -u + 0.3 * Math.sin(u * 2.3 + seed) * Math.sin(u * 0.9 + seed)) *
      Math.min(1, (-0.6 - u) * 0.9)
  fill(k, WASH[2], [
    ...edge(-0.6, -14, (u) => hull(u) + 0.06),
    ...edge(-14, -0.6, (u) => curl(u, 1.05, 4)),
  ])
  fill(k, WASH[1], [
    ...edge(-0.6, -14, (u) => hull(u) + 0.06),
    ...edge(-14, -0.6, (u) => curl(u, 0.72, 7)),
  ])
  fill(k, WASH[0], [
    ...edge(-0.6, -14, (u) => hull(u) + 0.06),
    ...edge(-14, -0.6, (u) => curl(u, 0.4, 9)),
  ])
}

// Those that roll at the surface, seen through the water below it: place, length, how far they have risen, how they bend.
const BELOW = {
  cape: ['#2468a8', '#1c5a9c'],
  side: ['#4c98c8', '#3480b8'],
  belly: ['#68b4d4', '#4c98c8'],
  line: '#1c5a9c',
  eye: '#1c5a9c',
}
const POD = [
  { x: 8.6, z: 15.4, l: 3.2, up: 0.1, bend: 0.75, turn: 0.06 },
  { x: 1.9, z: 10.6, l: 3.2, up: 0.16, bend: 0.5, turn: -0.1 },
  { x: 5.4, z: 6, l: 3, up: 0.1, bend: 0.62, turn: 0.04 },
  { x: 4.1, z: 5.5, l: 1.75, up: 0.05, bend: 0.95, turn: -0.02 },
]

/** A dolphin that breathes: its back and fin in the air, the rest of it blue under the surface, a rim of foam between. */
function rolling(k, { x, z, l, up, bend, turn }) {
  const [cx, cy] = P(x, 0, z)
  const m = metre(0, z) * l
  const body = (tones) => {
    k.save()
    k.translate(cx, cy + (0.045 - up * 0.2) * m)
    k.scale(m, m)
    k.rotate(turn)
    dolphin(k, { tones, bend, tail: 0.4, head: 0.1 })
    k.restore()
  }
  body(BELOW)
  k.save()
  k.beginPath()
  k.rect(cx - 2 * m, cy - 2 * m, 4 * m, 2 * m - m * 0.005)
  k.clip()
  body(AIR)
  k.restore()
  // A thin rim of light where the back leaves the water.
  const [a, b] = [cx - 0.3 * m, cx + (0.16 + up) * m]
  path(
    k,
    '#9cd8ec',
    `M${a} ${cy}C${a + 0.1 * m} ${cy - 0.014 * m} ${b - 0.1 * m} ${cy - 0.014 * m} ${b} ${cy}C${b - 0.1 * m} ${cy + 0.004 * m} ${a + 0.1 * m} ${cy + 0.004 * m} ${a} ${cy}Z`,
  )
}

export default {
  alt: 'Mattina alle Maldive: un branco di delfini stenella corre davanti alla prua ricurva di un dhoni, uno salta sull’acqua limpida e un piccolo nuota al fianco della madre; dalla prua due viaggiatori li guardano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.02], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      g.addColorStop(0, '#6cbce0')
      g.addColorStop(1, '#f4f0d8')
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 30)
      sea(k)
      island(k)
      boatShade(k, SHADE)
      for (const d of POD) rolling(k, d)
      bowWave(k)
      boat(k, BOAT, () => {
        const put = (u, v, o, tall, flip) => {
          const [x, y] = B(u, rail(u) - 0.34, v)
          stand(k, x, y, tall * metre(1.5, 7), o, { flip, fall: [0.8, 0.2], shade: '#c08458' })
        }
        put(
          -3.3,
          0.5,
          person('point', 0, ['#8c5cac', '#5c3c84'], {
            cut: 'long',
            armNear: [-34, 92],
            near: [12, 8],
            far: [-10, 6],
            lean: 4,
          }),
          1.7,
        )
        put(
          -1.9,
          -0.3,
          person('kneel', 2, ['#2c9c98', '#1c6478'], {
            hat: ['cap', '#fff4dc'],
            armNear: [36, 10],
            armFar: [44, 8],
            lean: 20,
          }),
          1.5,
        )
      })
      // The one that leaps: its shadow on the sea hangs together with it at the tail, which is still in the water.
      const [lx, ly, lz, long] = [5.6, 1.55, 7.7, 3.8]
      const leap = (tones) => {
        k.rotate(-0.16)
        return dolphin(k, { tones, bend: 1.05, tail: 0.5, head: -0.2 })
      }
      const [ox, oy] = cast(lx, ly, lz)
      const [ax, ay] = cast(lx + 1, ly, lz)
      const [ux, uy] = cast(lx, ly + 1, lz)
      k.save()
      k.transform((ax - ox) * long, (ay - oy) * long, (ox - ux) * long, (oy - uy) * long, ox, oy)
      leap(SHADOW)
      k.restore()
      const [cx, cy] = P(lx, ly, lz)
      const m = metre(ly, lz) * long
      k.save()
      k.translate(cx, cy)
      k.scale(m, m)
      k.beginPath()
      k.rect(-1, -1, 2, 1.335)
      k.clip()
      leap(AIR)
      k.restore()
      crown(k, cx - m * 0.435, cy + m * 0.325, 2.2, FOAM, random(5), { lean: 0.35 })
    })
    return finish(s, { vignette: 0.12 })
  },
}
