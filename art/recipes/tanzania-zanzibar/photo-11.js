import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { broadPalm } from '../../things/broad-palm.js'
import { house } from '../../things/dusk-houses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { fort, GROUND, metre, palace, Q, quay, rowing } from '../../things/wonders-dusk.js'

/** From the palace to the left: where each stands, its roof, its veranda, the windows that are lit. */
const LEFT = [
  { u0: 47.5, u1: 61, v0: 0, v1: 16, top: 16.5, roof: 'flat', bay: [0, 1], lit: [1, 2, 12] },
  { u0: 63, u1: 79, v0: 4, v1: 16, top: 12.6, roof: 'tin', lit: [0, 11] },
  { u0: 80.5, u1: 93, v0: -2, v1: 15, top: 18.4, roof: 'merlons', lit: [1, 10, 21] },
  { u0: 95, u1: 111, v0: 2, v1: 16, top: 13.4, roof: 'flat', bay: [1, 2], lit: [2, 10] },
  { u0: 113, u1: 132, v0: 0, v1: 16, top: 15.6, roof: 'tin', lit: [1, 12] },
]
const TONES = [
  ['#84a0b4', '#2f5c84', '#b0bcc0'],
  ['#6c90a8', '#285078', '#98acb8'],
]

/** Everything that stands on the wall; `m` -1 is its mirror. */
function town(k, m) {
  LEFT.toReversed().forEach((one, i) => house(k, one, TONES[i % 2], m))
  fort(k, m)
  palace(k, m)
  quay(k, m)
  for (const [u, v, high, lean, seed] of points(
    '64 -14 15 -.1 5 56 -18 11 .12 8 -14 -10 19 .07 3 -20 -13 13 -.06 7 84 -15 14 .07 9',
    5,
  )) {
    const [x, y] = Q(u, GROUND, v, m)
    k.save()
    k.translate(x, y)
    k.scale(1, m)
    const tall = high * metre(u, v)
    broadPalm(
      k,
      0,
      -tall * 0.02,
      lean * tall,
      tall * 0.96,
      tall * 0.46,
      ['#12305c', '#3c6c8c', '#1a4468', '#102c54'],
      seed,
    )
    // A low bed of shrubs hides its foot.
    const b = tall * 0.13
    path(
      k,
      '#102c50',
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
  alt: 'L’ora blu davanti a Stone Town: le tre verande del grande palazzo bianco con la torre dell’orologio sono accese e si specchiano nel mare calmo; una barca a remi con la lanterna, e sul muro del lungomare un gatto aspetta accanto al pescatore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.5], horizon: 55 / 90 })
    const f = field(s)
    const r = random(11)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#0c2658'],
        [0.4, '#1c5480'],
        [0.7, '#5494a0'],
        [0.88, '#d8c49c'],
        [1, '#ffbc80'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-2, -2, 164, 62)
      // Water: the sky turned over, deeper towards us.
      const sea = k.createLinearGradient(0, 55, 0, 90)
      for (const [a, c] of [
        [0, '#b8b494'],
        [0.22, '#4c8494'],
        [0.6, '#1c5078'],
        [1, '#0c2450'],
      ])
        sea.addColorStop(a, c)
      k.fillStyle = sea
      k.fillRect(-2, 55, 164, 37)
    })
    // The mirror: rippled water draws all that stands above it into calm upright pillars of light.
    const mirror = s.sheet()
    f.draw(mirror.k, (k) => town(k, -1))
    const low = s.sheet(s.w, s.h / 26)
    low.k.imageSmoothingQuality = 'high'
    low.k.drawImage(mirror.canvas, 0, 0, s.w, low.canvas.height)
    const soft = s.sheet()
    soft.k.imageSmoothingQuality = 'high'
    soft.k.drawImage(low.canvas, 0, 0, s.w, s.h)
    // It sinks away towards us.
    soft.k.globalCompositeOperation = 'destination-in'
    const sink = soft.k.createLinearGradient(0, s.h * 0.62, 0, s.h)
    sink.addColorStop(0, 'rgba(0,0,0,.86)')
    sink.addColorStop(0.6, 'rgba(0,0,0,.62)')
    sink.addColorStop(1, 'rgba(0,0,0,.12)')
    soft.k.fillStyle = sink
    soft.k.fillRect(0, 0, s.w, s.h)
    s.k.drawImage(soft.canvas, 0, 0)
    f.draw(s.k, (k) => {
      // Low swell breaks the pillars: few strokes, longer and wider apart towards us.
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.2
        const [x, y, l] = [r() * 170 - 5, 63 + t * 27, (4 + r() * 9) * (0.5 + t)]
        path(
          k,
          i % 3 ? 'rgba(14,48,88,.6)' : 'rgba(96,150,164,.34)',
          `M${x - l} ${y}q${l} ${-0.24 - t * 0.3} ${l * 2} 0q${-l} ${0.24 + t * 0.3} ${-l * 2} 0Z`,
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
      // His rod reaches out over the wall, the line goes straight down into the water.
      const [px, py] = Q(-3.2, GROUND + 1.1, -26)
      const [tx, ty] = Q(-2.2, GROUND + 2, -27.6)
      const [, wy] = Q(-2.2, 0, -27.6)
      stroke(k, '#12244c', 0.24, `M${px} ${py}L${tx} ${ty}`)
      stroke(k, 'rgba(255,236,210,.5)', 0.07, `M${tx} ${ty}V${wy}`)
      path(k, 'rgba(255,236,210,.6)', `M${tx - 1} ${wy}q1 -0.200 2 0q-1 0.240 -2 0Z`)
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
        c.globalAlpha = 0.34
        rowing(c)
        c.restore()
        rowing(c)
      })
      path(k, 'rgba(255,196,128,.55)', 'M4 81Q20 80.300 38 80.800Q22 81.900 4 81Z')
    })
    const [lx, ly] = f.at([19.6, 74])
    s.glowAt(lx, ly, s.h * 0.12, '#ffb868', 0.5)
    const [gx, gy] = f.at([78, 44])
    s.glowAt(gx, gy, s.h * 0.5, '#ffb070', 0.16)
    return finish(s, { bloom: 0.18, vignette: 0.14 })
  },
}
