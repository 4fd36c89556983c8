import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { blades, hangingBough, plane } from '../../things/misty-wood.js'
import { back, body, gate, heads, P, slope, steps } from '../../things/naga-way.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Light that hangs in the mist, brightest at the left. */
function haze(k) {
  const g = k.createLinearGradient(0, -2, 120, 70)
  for (const [a, c] of [
    [0, '#fff0c8'],
    [0.35, '#fcdcac'],
    [0.7, '#f0c4a0'],
    [1, '#d8ac9c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/** The wood on both sides of the stairs, plane before plane. */
function farWood(k) {
  plane(k, {
    ground: '-6 38 20 32 44 26 62 25 90 27 120 31 168 38',
    trees:
      '8 36 26 9 1 24 32 20 8 2 36 30 15 6 3 70 28 14 7 4 88 28 20 10 5 126 34 28 12 7 140 36 22 8 8 157 38 30 13 9',
    colour: '#e4c098',
    mist: '252,222,172',
    y0: 26,
    y1: 46,
  })
}
function wood(k) {
  plane(k, {
    ground: '-6 54 18 47 40 38 50 32 60 32 74 38 96 45 128 51 168 56',
    trees: '2 52 40 12 11 21 47 24 11 12 80 42 25 8 13 109 49 42 17 15',
    colour: '#b0a888',
    lit: '#d4c094',
    mist: '246,208,160',
    y0: 40,
    y1: 66,
  })
  plane(k, {
    ground: '-6 74 14 66 32 58 48 54 66 54 84 60 108 66 136 70 168 72',
    trees: '14 67 32 9 22 106 67 27 9 23 130 71 54 16 24',
    colour: '#648878',
    lit: '#a0ac7c',
    mist: '206,190,150',
    y0: 66,
    y1: 92,
  })
  plane(k, {
    ground: '-6 81 10 77 24 74 40 76 60 78 82 76 96 77 116 78 140 77 168 74',
    trees: '',
    colour: '#345f60',
  })
  for (const [x, y, size, seed] of points(
    '24 81 12 3 6 82 17 4 104 80 11 5 117 81 15 6 130 80 11 7',
    4,
  ))
    blades(k, x, y, size, seed, ['#28545c', '#6c9470'])
}

/** One great tree close to us on the right, its buttresses in the ground. */
function near(k) {
  path(
    k,
    '#24505c',
    'M135 84C143 80 146 70 146.800 52C147.200 34 147 14 146.600 -6H152.400C152 14 152 34 152.400 52C153 70 156 80 166 84Z',
  )
  path(
    k,
    '#6c9478',
    'M135 84C143 80 146 70 146.800 52C147.200 34 147 14 146.600 -6H148C148.400 14 148.400 34 148.200 52C147.800 70 145.600 79 141 84Z',
  )
  path(k, '#1c404c', 'M149.600 84C151 78 151.200 70 151 58C152 72 153.400 79 158 84Z')
  const tones = ['#24505c', '#4c7c70']
  hangingBough(k, [149, 24, 136, 12, 119, 9], 5.4, 3, tones)
  hangingBough(k, [150, 10, 140, -2, 128, -1], 5.6, 5, tones)
  hangingBough(k, [151, 18, 158, 8, 167, 9], 5.4, 6, tones)
  blades(k, 160, 84, 15, 9, ['#1c444c', '#3c6c60'])
}

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
      farWood(k)
      gate(k)
      wood(k)
      near(k)
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
