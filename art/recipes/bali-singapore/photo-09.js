import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump } from '../../nature/leaf-mass.js'
import { stars } from '../../nature/sky.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { GROUND, hotel, metre, P, skyway, superTree } from '../../things/supertree-grove.js'
import { bayNight } from './kit.js'

const ROSE = ['#ffc4b0', '#e0689c', '#6c4c9c']
const AMBER = ['#ffe0a0', '#e8905c', '#8c5c84']
const TEAL = ['#b8f0d8', '#74ccc8', '#44709c']
const LEAF = ['#16304c', '#2c5c5c', '#6c9c6c', '#1f4454']
const FARLEAF = ['#3c5080', '#54748c', '#84a098', '#486088']

function evening(k) {
  const sky = k.createLinearGradient(0, 0, 0, GROUND)
  for (const [a, c] of [
    [0, '#14306c'],
    [0.3, '#2c5c94'],
    [0.58, '#6c9cac'],
    [0.78, '#ecc4a0'],
    [1, '#ff9c6c'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
  for (const [c, d] of [
    ['rgba(232,140,132,.75)', 'M58 57C72 55 92 56.400 112 54.600C96 57.800 78 58.600 58 57Z'],
    ['rgba(255,176,132,.8)', 'M96 65C116 63 140 64.600 168 62V64.600C140 66.400 116 66.600 96 65Z'],
    ['rgba(208,128,140,.6)', 'M18 49C34 47.400 52 49 68 46.800C54 50.400 36 51 18 49Z'],
    ['rgba(255,190,150,.7)', 'M22 62.500C38 61 58 62.600 76 61C60 64 40 64.400 22 62.500Z'],
  ])
    path(k, c, d)
}

/** A belt of garden trees: crowns with the afterglow on their right tops, palms among them. */
function belt(k, y, q, tones, seed, from = -6, to = 168) {
  const r = random(seed)
  for (let x = from; x < to; x += q * (0.7 + r() * 0.8))
    clump(k, x, y - r() * q * 0.9, q * (0.7 + r() * 0.7), tones, r() * 6, { side: 1 })
}

/** A palm far off: a thin stem, a dozen bent leaves. */
function palm(k, x, y, high, tone, lean) {
  const [tx, ty] = [x + high * lean, y - high]
  stroke(k, tone, high * 0.045, `M${x} ${y}Q${x} ${y - high * 0.6} ${tx} ${ty}`)
  for (let i = 0; i < 11; i++) {
    const a = 0.35 - (i / 10) * 3.84
    const l = high * (0.34 + 0.07 * Math.sin(i * 2.4))
    const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.62 + l * 0.34]
    const [cx, cy] = [tx + Math.cos(a) * l * 0.6, ty + Math.sin(a) * l * 0.7 - l * 0.1]
    path(
      k,
      tone,
      `M${tx} ${ty}Q${cx} ${cy - l * 0.1} ${ex} ${ey}Q${cx} ${cy + l * 0.16} ${tx} ${ty + high * 0.02}Z`,
    )
  }
}

const who = (pose, n, top, shade, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: [low, '#1c2850'],
  hair: ['#241c3c', '#181430'],
  light: 1,
  ...more,
})

/** Somebody who lies on the back in the grass, knees up, hands under the head. */
const lying = (k, x, y, q, o, flip) =>
  at(
    k,
    x,
    y,
    q,
    (c) => {
      c.rotate(-1.5)
      c.translate(0.4, 3)
      folk(c, {
        ...o,
        near: [52, 96],
        far: [36, 78],
        armNear: [150, 100],
        armFar: [150, 110],
        lean: 0,
        light: -1,
      })
    },
    flip,
  )

function lawn(k) {
  path(k, '#1c4058', 'M-6 80C40 78.800 110 79 168 80.400V96H-6Z')
  path(k, '#2c6464', 'M58 80.600C90 80 130 80.300 168 81.400V83C134 82 92 82.200 58 80.600Z')
  path(k, '#245864', 'M-6 83.600C40 81.600 84 82.400 118 84C136 84.800 152 84.600 168 84V96H-6Z')
  path(k, '#3c7c68', 'M40 83.200C72 82.200 96 83 122 84.200C100 84.800 66 84.600 40 83.200Z')
  path(k, '#183850', 'M-6 87C30 85.400 60 86.600 94 88C120 89 146 88.400 168 87V96H-6Z')
}

export default {
  alt: 'I Supertree dei Gardens by the Bay all’imbrunire, visti dal prato: i tronchi coperti di piante si aprono in corone d’acciaio accese, la passerella corre fra due di loro; qualcuno guarda disteso sull’erba, un bambino fa l’albero a braccia aperte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.9, 0.8], horizon: GROUND / 90 })
    const f = field(s)
    f.draw(s.k, evening)
    stars(s, { count: 60, below: 0.34, seed: 4 })
    f.draw(s.k, (k) => {
      const r = random(5)
      hotel(k, 114, GROUND, 1, ['#dca8a8', '#a890ac', '#9480a8', '#fff0c8'])
      belt(k, 78, 2.6, ['#5c6c94', '#7c88a0', '#c0a49c'], 4)
      for (const [x, z, high, wide, n, steel] of [
        [-62, 128, 27, 9.5, 5, TEAL],
        [52, 112, 26, 9, 6, AMBER],
        [92, 128, 34, 12, 7, ROSE],
      ])
        superTree(k, {
          x,
          z,
          high,
          wide,
          seed: n,
          rods: 16,
          turn: n,
          steel: [steel[0], steel[1], '#7078a8'],
          leaves: FARLEAF,
          glow: ['rgba(255,200,170,.3)', 'rgba(160,110,170,.2)', 'rgba(120,90,150,.3)'],
        })
      superTree(k, {
        x: 1,
        z: 118,
        high: 50,
        wide: 15,
        seed: 9,
        turn: 0.1,
        rods: 20,
        steel: [TEAL[0], TEAL[1], '#5880a8'],
        leaves: ['#2c4870', '#44707c', '#74a08c', '#34587c'],
        glow: ['rgba(150,236,210,.36)', 'rgba(60,130,160,.2)', 'rgba(50,90,140,.5)'],
      })
      belt(k, 79.4, 2.6, ['#2c4c70', '#44707c', '#a09c8c'], 9)
      for (const [x, high, lean] of points(
        '67 11 0.060 71 7.500 -0.080 126 12 -0.060 131 8 0.080 147 10 0.050',
        3,
      ))
        palm(k, x, 80, high, '#44607c', lean)
      const [a, b] = [
        [-25, 90],
        [20, 75],
      ]
      superTree(k, {
        x: a[0],
        z: a[1],
        high: 42,
        wide: 14,
        seed: 14,
        turn: 0.2,
        steel: [AMBER[0], AMBER[1], AMBER[2]],
        leaves: ['#20406a', '#34646c', '#7ca078', '#285068'],
        glow: ['rgba(255,214,140,.42)', 'rgba(200,110,110,.2)', 'rgba(110,80,120,.5)'],
      })
      const people = [
        [0.24, 1.7, 'walk', 0, '#7c2c5c'],
        [0.285, 1.6, 'walkOther', 1, '#2c4c84'],
        [0.47, 1.75, 'camera', 2, '#7c2c5c'],
        [0.67, 1.2, 'point', 0, '#b8604c'],
        [0.7, 1.7, 'stand', 3, '#2c4c84'],
      ].map(([t, tall, pose, n, top]) => [
        t,
        (x, y, q) => stand(k, x, y, tall * q, who(pose, n, top, '#3c2454', '#2c2454')),
      ])
      const walk = { from: a, by: [-8, 58], to: b, high: 22, people }
      superTree(k, {
        x: b[0],
        z: b[1],
        high: 42,
        wide: 15,
        seed: 21,
        turn: 0.15,
        rods: 26,
        steel: ROSE,
        leaves: LEAF,
        glow: ['rgba(255,150,170,.46)', 'rgba(140,70,150,.26)', 'rgba(84,52,128,.6)'],
      })
      const on = skyway(k, { ...walk, tones: ['#ffd06c', '#7c4464', '#ffe4a8'] })
      for (const [t, x, y, z] of [
        [0.16, ...[-20, 33, 90]],
        [0.3, ...[-18, 35, 88]],
        [0.76, ...[13, 33, 75]],
        [0.62, ...[11, 35, 75]],
      ]) {
        const [x0, y0] = on(t, 22)
        const [x1, y1] = P(x, y, z)
        stroke(k, 'rgba(255,220,190,.6)', 0.12, `M${x0} ${y0}L${x1} ${y1}`)
      }
      path(k, '#28506c', 'M-6 78.600H168V82H-6Z')
      belt(k, 80, 1.7, ['#24486c', '#3c6878', '#8c9c8c'], 11)
      belt(k, 80.4, 1.5, ['#14304c', '#28585c', '#84a078'], 17, 96, 118)
      belt(k, 80.2, 1.2, ['#1c3c5c', '#34646c', '#84a078'], 18, 40, 57)
      lawn(k)
      // Those who stroll under the trees, and the lamps on the paths.
      for (let i = 0; i < 16; i++) {
        const [x, z] = [-30 + r() * 44, 34 + r() * 16]
        const [px, py] = P(x, 0, z)
        stand(
          k,
          px,
          py,
          1.7 * metre(z),
          who(
            ['walk', 'stand', 'walkOther', 'camera'][i % 4],
            i % 4,
            ['#e8a070', '#f4dcc0', '#6cb0b0', '#d8688c'][(i * 7) % 4],
            '#54406c',
            '#34386c',
          ),
          { flip: r() < 0.5, fall: [-1, -0.04], shade: '#18405a' },
        )
      }
      // The nearest tree, dark against the evening, leaves the picture.
      superTree(k, {
        x: -27,
        z: 37,
        high: 31,
        wide: 11.5,
        seed: 31,
        turn: 0.1,
        rods: 24,
        steel: ['#f09884', '#4c3c7c', '#2c3c74'],
        leaves: ['#0c1c38', '#143048', '#44705c', '#10263f'],
        glow: ['rgba(80,50,120,.5)', 'rgba(30,30,90,.3)', 'rgba(24,32,88,.55)'],
      })
      belt(k, 83.5, 2.4, ['#0c1c38', '#143448', '#44705c'], 27, -6, 14)
      const put = (x, z, high, o, flip) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, high * metre(z), o, { flip, fall: [-1.1, -0.05], shade: '#12304c' })
      }
      put(-7.6, 27, 1.7, who('stand', 1, '#e8a04c', '#8c4c5c', '#3c4884', { view: 'back' }))
      put(-6.4, 26.6, 1.62, who('point', 0, '#d85c74', '#74345c', '#3c4884', { cut: 'long' }))
      for (const [x, z] of points('-3.200 15.500 1.600 17.500')) {
        const [px, py] = P(x, 0, z)
        path(
          k,
          '#12304c',
          `M${px - 7} ${py + 0.5}C${px - 2} ${py - 0.6} ${px + 6} ${py - 0.4} ${px + 8} ${py + 0.4}C${px + 4} ${py + 1.2} ${px - 4} ${py + 1.2} ${px - 7} ${py + 0.5}Z`,
        )
        lying(
          k,
          px,
          py,
          (1.7 * metre(z)) / 7,
          who(
            'stand',
            x > 0 ? 0 : 2,
            x > 0 ? '#f4e0c4' : '#4cb0b0',
            x > 0 ? '#a8848c' : '#28607c',
            x > 0 ? '#c85c6c' : '#3c4884',
          ),
        )
      }
      // A child does what the trees do.
      put(
        7.6,
        18,
        1.15,
        who('stand', 0, '#ffc85c', '#b8744c', '#c8506c', {
          view: 'back',
          armNear: [132, 30],
          armFar: [132, 30],
          near: [6, 2],
          far: [-6, 2],
        }),
      )
    })
    return finish(s, { bloom: 0.26, threshold: 0.72, vignette: 0.14 })
  },
}
