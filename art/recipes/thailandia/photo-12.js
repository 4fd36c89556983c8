import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { back, body, gate, heads, P, slope, steps } from '../../things/naga-way.js'
import { haze, hill, row } from '../../things/naga-wood.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The wood, row by row from the top of the hill: z, then x, height and half width of its trees. */
const WOOD = [
  [88, '-34 15 7 -22 18 8 -9 13 6 8 16 7 17 20 9 30 15 8 43 18 9 58 16 9 74 17 9 90 15 8 108 17 9'],
  [68, '-30 17 7 -19 14 6 -10 19 7 12 17 8 25 14 7 37 19 8 52 18 9 66 15 8 80 18 8'],
  [50, '-25 18 8 -13 15 6 11.500 18 7 22 14 6 33 18 8 47 17 8'],
  [37, '-19 17 7 -10.500 14 5 12 16 6 21 19 7 34 16 7'],
  [26, '-15 15 6 12 15 5.500 19 13 5'],
  [18, '-9.500 12 4 12.500 13 4.5 18.500 15 5'],
].map(([z, list]) => [z, points(list, 3)])

/** The square before the stairs: worn stone, the nagas' shade across it. */
function square(k) {
  const g = k.createLinearGradient(0, 80, 0, 92)
  g.addColorStop(0, '#f0c898')
  g.addColorStop(1, '#c08c84')
  k.fillStyle = g
  const edge = (y, z) => [P(-7, y, z), P(24, y, z)]
  k.beginPath()
  for (const p of [...edge(0, 11.3), [170, 98], [-8, 98]]) k.lineTo(p[0], p[1])
  k.fill()
  // A kerb of stone where the wood begins.
  fill(k, '#7c5c74', [...edge(0.2, 11.3), ...edge(0, 11.3).toReversed()])
  fill(k, '#f8dcb0', [...edge(0.2, 11.3), ...edge(0.2, 11.7).toReversed()])
  for (const z of [10.6, 9.8, 9.1])
    fill(k, 'rgba(116,76,104,.4)', [
      P(-20, 0, z),
      P(20, 0, z),
      P(20, 0, z - 0.03),
      P(-20, 0, z - 0.03),
    ])
  for (let x = -9; x < 12; x += 1.5)
    fill(k, 'rgba(116,76,104,.32)', [
      P(x, 0, 11),
      P(x + 0.03, 0, 11),
      P(x + 0.03, 0, 7),
      P(x, 0, 7),
    ])
  for (const m of [-1, 1]) {
    const f = (x, z) => P(3.2 * m + x, 0, z)
    fill(k, 'rgba(84,56,100,.78)', [
      f(-0.2, 10.45),
      f(0.6, 10.95),
      f(2.4, 10.9),
      f(3, 11.1),
      f(4.4, 10.95),
      f(3.7, 10.8),
      f(4.6, 10.7),
      f(3.4, 10.62),
      f(3.8, 10.5),
      f(2.4, 10.52),
      f(0.8, 10.4),
    ])
  }
}

const ROBE = ['#ffa848', '#b8543c']
const one = (skin, top, low, more) => ({
  ...POSES.stand,
  near: [-2, 0],
  far: [4, 0],
  armNear: [6, -4],
  armFar: [8, 2],
  view: 'back',
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2838', '#1c142c'],
  light: -1,
  ...more,
})
const monk = (more) =>
  one(2, ROBE, ROBE, {
    dress: 'sarong',
    hair: ['#8c5c44', '#6c4440'],
    cut: 'none',
    shoe: '#6c3c44',
    ...more,
  })

function people(k) {
  const put = (x, z, high, o, flip) => {
    const [px, py, q] = P(x, slope(z), z)
    stand(k, px, py, high * q, o, { flip, fall: [0.7, -0.12], shade: '#7c5074' })
  }
  for (const [x, z, c] of points('1.2 74 0 -0.4 69 1 1.9 62 0 0.6 57 1', 3))
    put(
      x,
      z,
      1.7,
      one(1, c ? ['#f4dcc0', '#b08c88'] : ['#cc7c70', '#84506c'], ['#7c5c84', '#54406c'], {
        flip: c,
      }),
    )
  put(
    1.9,
    46,
    1.65,
    one(0, ['#fff0d0', '#b490a0'], ['#6470a4', '#403c70'], {
      cut: 'bun',
      hat: ['brim', '#ffe4a8', '#d09c70'],
    }),
  )
  put(0.1, 36, 1.72, monk())
  put(0.7, 33, 1.66, monk({ armFar: [16, -40] }), true)
  put(0.2, 30.4, 1.24, monk({ armNear: [10, 8] }))
  put(
    1.7,
    23,
    1.62,
    one(1, ['#e8607c', '#8c3860'], ['#504080', '#302858'], {
      cut: 'long',
      dress: 'skirt',
      armNear: [16, 10],
    }),
  )
  put(
    1.12,
    22.6,
    1.06,
    one(1, ['#ffd870', '#b87c44'], ['#3c7c8c', '#285068'], { armFar: [24, -6] }),
  )
}

/** A cat that sits and looks up the stairs; 1 high. */
function cat(k) {
  stroke(k, '#2c2440', 0.12, 'M-0.240 -0.060C-0.460 0 -0.500 0.200 -0.420 0.420')
  path(
    k,
    '#2c2440',
    'M0.250 0C0.300 -0.280 0.260 -0.520 0.190 -0.620C0.300 -0.700 0.320 -0.840 0.290 -1.020L0.170 -0.910H0.020L-0.090 -1.020C-0.110 -0.870 -0.090 -0.740 -0.010 -0.650C-0.220 -0.520 -0.330 -0.240 -0.300 0Z',
  )
}

export default {
  alt: 'La scalinata del Doi Suthep nella foschia dorata del mattino: i gradini salgono nel bosco fra due naga dalle molte teste; tre monaci vanno verso la porta, un gatto sta seduto sul dorso del serpente',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      haze(k)
      const [first, ...rows] = WOOD
      row(k, ...first, 5)
      gate(k)
      hill(k)
      for (const [i, [z, trees]] of rows.entries()) row(k, z, trees, 20 + i * 17)
      square(k)
      body(k, 1)
      steps(k)
      body(k, -1)
      const [cx, cy, cq] = P(2.9, back(19.4), 19.4)
      at(k, cx, cy + 0.2, cq * 0.62, cat)
      people(k)
      for (const m of [-1, 1]) {
        const [x, y, q] = P(3.2 * m, 0, 10.5)
        at(k, x, y, q, (c) => heads(c, m))
      }
    })
    return finish(s, { vignette: 0.1 })
  },
}
