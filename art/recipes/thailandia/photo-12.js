import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gate } from '../../things/doi-suthep-gate.js'
import { back, body, flight, HALF, P, serpent, slope } from '../../things/naga-stair.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { crowns } from '../../things/wood-mass.js'

const GREEN = {
  dark: '#0f5058',
  skin: '#1c8474',
  light: '#5cc090',
  plate: '#ffe09c',
  plateShade: '#d89a58',
  gold: '#ffc848',
  bronze: '#b8702c',
  red: '#b83c44',
  stone: ['#ffdcb0', '#c88c84', '#e0ac98', '#ffeccc'],
}

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 62)
  for (const [a, c] of [
    [0, '#9cccd8'],
    [0.45, '#d8e8e0'],
    [0.8, '#fff6e0'],
    [1, '#fff0d0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 174, 110)
}

/** The wood on the hill: a pale plane behind the gate, one dark mass on each side of the stairs. */
function wood(k) {
  crowns(k, points('-8 47 14 43 40 36 60 27 78 21 100 19 124 20 168 12'), 80, {
    colour: '#a8d0b0',
    seed: 4,
    wide: 5,
    tall: 1.8,
  })
  crowns(k, points('96 27 106 22 116 20.500 128 14 140 13 152 5 168 3'), 90, {
    colour: '#2c7470',
    lit: '#3a8880',
    seed: 12,
    wide: 8,
    tall: 3.4,
  })
  crowns(k, points('-8 60 10 56 26 51 44 44 60 37 76 29.500 85 26'), 98, {
    colour: '#3c8c80',
    lit: '#5ca48c',
    seed: 7,
    wide: 6,
    tall: 2.6,
  })
  crowns(k, points('-8 74 8 69 24 66 44 60'), 98, {
    colour: '#1f6468',
    lit: '#3c8878',
    seed: 9,
    wide: 9,
    tall: 4,
  })
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
  light: 1,
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
    stand(k, px, py, high * q, o, { flip, fall: [-0.7, -0.1], shade: '#b47878' })
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
  put(-1.5, 37, 1.72, monk())
  put(-0.5, 32.4, 1.66, monk({ armFar: [16, -40] }), true)
  put(0.3, 28.4, 1.24, monk({ armNear: [10, 8] }))
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
  // The sun on her back and one ear.
  path(
    k,
    '#d89878',
    'M-0.300 0C-0.330 -0.240 -0.220 -0.520 -0.010 -0.650C-0.090 -0.740 -0.110 -0.870 -0.090 -1.020L-0.020 -0.950C-0.030 -0.820 0.010 -0.720 0.070 -0.630C-0.100 -0.500 -0.190 -0.240 -0.170 0Z',
  )
}

export default {
  alt: 'La scalinata del Doi Suthep nel primo sole: un naga verde e oro alza la testa a fauci aperte da un loto di pietra e il suo corpo sale a onde fino alla porta e alla guglia dorata; tre monaci salgono, un gatto sta seduto sul dorso del serpente',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.98, 0.1], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      wood(k)
      gate(k, {
        wall: '#c87c60',
        door: '#6c3c58',
        pillar: '#ffe8bc',
        orange: ['#f4844c', '#b8524c'],
        green: ['#d85c44', '#98404c'],
        gold: ['#ffd868', '#d89440'],
      })
      flight(k, {
        sun: '#ffd8a4',
        line: '#dc9078',
        tread: '#ffe2b4',
        shade: '#a46c88',
        shadeLine: '#784874',
        shadeTread: '#b07890',
      })
      body(k, 1, {
        wall: '#8c587c',
        wallFoot: '#744870',
        low: '#0f4450',
        mid: '#145458',
        high: '#2c8470',
        gold: '#ffc848',
        bronze: '#9c6038',
      })
      people(k)
      body(k, -1, {
        wall: '#ffe8c0',
        wallFoot: '#e8b490',
        low: '#146468',
        mid: '#1c8474',
        high: '#5cc090',
        gold: '#ffc848',
        bronze: '#b8702c',
      })
      const [cx, cy, cq] = P(-HALF, back(14.2), 14.2)
      at(k, cx, cy + 0.2, cq * 0.5, cat, true)
      serpent(k, GREEN)
    })
    return finish(s, { vignette: 0.1 })
  },
}
