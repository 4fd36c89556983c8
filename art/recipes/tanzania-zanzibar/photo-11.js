import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { house } from '../../things/dusk-houses.js'
import { palm } from '../../things/forodhani.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { fort, GROUND, metre, moored, palace, Q, quay } from '../../things/wonders-dusk.js'

/** From the palace to the left: where each stands, its roof, its veranda, the windows that are lit. */
const LEFT = [
  { u0: 47.5, u1: 61, v0: 0, v1: 16, top: 16.5, roof: 'flat', bay: [0, 1], lit: [1, 2, 12] },
  { u0: 63, u1: 79, v0: 4, v1: 16, top: 12.6, roof: 'tin', lit: [0, 11] },
  { u0: 80.5, u1: 93, v0: -2, v1: 15, top: 18.4, roof: 'merlons', lit: [1, 10, 21] },
  { u0: 95, u1: 111, v0: 2, v1: 16, top: 13.4, roof: 'flat', bay: [1, 2], lit: [2, 10] },
  { u0: 113, u1: 132, v0: 0, v1: 16, top: 15.6, roof: 'tin', lit: [1, 12] },
]
const TONES = [
  ['#9a8cb4', '#54508c', '#c0a8bc'],
  ['#8478a8', '#4c4884', '#b098b4'],
]

/** Everything that stands on the wall; `m` -1 is its mirror. */
function town(k, m) {
  LEFT.toReversed().forEach((one, i) => house(k, one, TONES[i % 2], m))
  fort(k, m)
  palace(k, m)
  quay(k, m)
  for (const [u, v, high, lean, seed] of points(
    '64 -14 15 -.1 5 56 -18 11 .12 8 -11 -10 19 .07 3 -17 -13 13 -.06 7 84 -15 14 .07 9',
    5,
  )) {
    const [x, y] = Q(u, GROUND, v, m)
    k.save()
    k.translate(x, y)
    k.scale(1, m)
    const tall = high * metre(u, v)
    palm(
      k,
      0,
      -tall * 0.035,
      lean * tall,
      -tall,
      tall * 0.42,
      ['#1c2450', '#4a4070', '#1f2a58', '#38527e'],
      seed,
      false,
    )
    // A low bed of shrubs hides its foot.
    const b = tall * 0.13
    path(
      k,
      '#22305a',
      `M${-b} 0.100C${-b * 0.9} ${-b * 0.36} ${-b * 0.5} ${-b * 0.5} ${-b * 0.2} ${-b * 0.4}C${b * 0.1} ${-b * 0.62} ${b * 0.5} ${-b * 0.5} ${b * 0.66} ${-b * 0.34}C${b * 0.9} ${-b * 0.36} ${b * 1.06} ${-b * 0.14} ${b * 1.1} 0.100Z`,
    )
    k.restore()
  }
}

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#241c34', '#181428'],
  top,
  low,
  ...more,
})

export default {
  alt: 'L’ora blu davanti a Stone Town: le tre verande del grande palazzo bianco con la torre dell’orologio sono accese e si specchiano nel mare calmo; un dhow all’ancora, e sul muro del lungomare un gatto aspetta accanto al pescatore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.5], horizon: 55 / 90 })
    const f = field(s)
    const r = random(11)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#1c2c68'],
        [0.45, '#3f5a98'],
        [0.75, '#8c88b4'],
        [0.92, '#e0a8a8'],
        [1, '#f8c49c'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-2, -2, 164, 62)
      // Water: the sky turned over, deeper towards us.
      const sea = k.createLinearGradient(0, 55, 0, 90)
      for (const [a, c] of [
        [0, '#d8a0a8'],
        [0.25, '#8c80b0'],
        [0.6, '#465c98'],
        [1, '#22346c'],
      ])
        sea.addColorStop(a, c)
      k.fillStyle = sea
      k.fillRect(-2, 55, 164, 37)
    })
    // The mirror, broken into bands that slip more the nearer they are.
    const mirror = s.sheet()
    f.draw(mirror.k, (k) => town(k, -1))
    const q = s.h / 90
    s.k.save()
    s.k.globalAlpha = 0.72
    for (let row = Math.floor(55 * q); row < s.h; row++) {
      const d = row / q - 55
      const x = q * Math.sin(30 / (1 + d * 0.09) + Math.sin(d * 0.8)) * (0.05 + d * 0.026)
      s.k.drawImage(mirror.canvas, 0, row, s.w, 1, x, row, s.w, 1)
      // The row that slipped in leaves a gap at one edge: its last point fills it.
      s.k.drawImage(
        mirror.canvas,
        x > 0 ? 0 : s.w - 1,
        row,
        1,
        1,
        x > 0 ? 0 : s.w + x,
        row,
        Math.abs(x),
        1,
      )
    }
    s.k.restore()
    f.draw(s.k, (k) => {
      for (let i = 0; i < 60; i++) {
        const t = r() ** 0.7
        const [x, y, l] = [r() * 170 - 5, 66 + t * 24, (1.5 + r() * 5) * (0.4 + t)]
        path(
          k,
          i % 2 ? 'rgba(34,48,104,.55)' : 'rgba(150,140,190,.4)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0q${-l} ${0.3 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      town(k, 1)
    })
    f.draw(s.k, (k) => {
      // Fruit bats leave the trees of the gardens for the islands.
      for (const [x, y, b, c] of points(
        '30 13 1.300 .2 37 17 1 -.1 24 20 .8 .3 44 10 .9 -.2 20 12 .7 .1 51 16 .7 .1',
        4,
      ))
        path(
          k,
          '#1c2250',
          `M${x} ${y}Q${x - b * 0.9} ${y - b * (0.9 + c)} ${x - b * 2.2} ${y + b * c}Q${x - b * 1.5} ${y - b * 0.1} ${x - b * 1.3} ${y + b * 0.35}Q${x - b * 0.7} ${y} ${x - b * 0.3} ${y + b * 0.6}L${x} ${y + b * 0.9}L${x + b * 0.3} ${y + b * 0.6}Q${x + b * 0.7} ${y} ${x + b * 1.3} ${y + b * 0.3}Q${x + b * 1.5} ${y - b * 0.2} ${x + b * 2.2} ${y - b * c}Q${x + b * 0.9} ${y - b * 0.9} ${x} ${y}Z`,
        )
      const put = (u, v, o, tall, flip) => {
        const [x, y] = Q(u, GROUND + (v < -25 ? 0.35 : 0), v)
        stand(k, x, y, tall * metre(u, v), o, { flip, fall: [-0.5, -0.12], shade: '#302c58' })
      }
      put(
        30,
        -23,
        person('walk', 2, ['#fff0dc', '#c0a8b8'], ['#4c4478', '#342c5c'], {
          dress: 'coat',
          hat: ['cap', '#fff0dc', '#c0a8b8'],
        }),
        1.75,
      )
      put(
        28.6,
        -23,
        person('walkOther', 2, ['#e0584c', '#94345c'], ['#e0584c', '#94345c'], {
          dress: 'sarong',
          cut: 'long',
        }),
        1.6,
      )
      put(
        12,
        -22.5,
        person('walk', 3, ['#f4c04c', '#b07848'], ['#2c6c88', '#244c70'], {}),
        1.75,
        true,
      )
      put(52, -23, person('stand', 2, ['#5cb4a8', '#2c7488'], ['#3c3468', '#2c2450'], {}), 1.75)
      put(
        -4,
        -25.6,
        person('sit', 3, ['#f4e4d0', '#b49cb0'], ['#40609c', '#30447c'], {
          armNear: [50, 30],
          armFar: [60, 30],
          hat: ['brim', '#e8b45c', '#a87050'],
        }),
        1.75,
        true,
      )
      const [px, py] = Q(-4, GROUND + 1.6, -25.6)
      stroke(k, '#2a2650', 0.3, `M${px - 1.2} ${py}L${px - 9} ${py - 4.5}`)
      stroke(k, 'rgba(255,236,210,.7)', 0.1, `M${px - 9} ${py - 4.5}L${px - 9.5} ${py + 10}`)
      const [cx, cy] = Q(-5.6, GROUND + 0.35, -25.6)
      at(k, cx, cy, 0.4, (c) =>
        path(
          c,
          '#1c1c40',
          'M-1.200 0C-1.500 -1.600 -0.800 -2.600 -0.500 -3.200L-0.700 -4.300L-0.100 -3.900H0.400L0.900 -4.300L0.800 -3.100C1.100 -2 1.200 -0.800 1 0ZM1 0C2 0 2.600 -0.600 2.400 -1.600L2.800 -1.500C3.200 0 2.200 0.600 1 0.300Z',
        ),
      )
      at(k, 24, 79.5, 0.95, (c) => {
        c.save()
        c.scale(1, -0.7)
        c.globalAlpha = 0.55
        moored(c)
        c.restore()
        moored(c)
      })
      stroke(k, 'rgba(240,200,190,.6)', 0.25, 'M3 80.600Q24 81.600 42 80.300')
    })
    const [lx, ly] = f.at([19.6, 74])
    s.glowAt(lx, ly, s.h * 0.12, '#ffb868', 0.5)
    const [gx, gy] = f.at([78, 44])
    s.glowAt(gx, gy, s.h * 0.5, '#ffb070', 0.16)
    return finish(s, { bloom: 0.18, vignette: 0.14 })
  },
}
