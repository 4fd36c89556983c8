import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { cloth, lantern, P, paving, pools, strings } from '../../things/lantern-avenue.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { tsukiji } from '../../things/tsukiji.js'
import { wetNight } from './kit.js'

const HAIR = ['#33203c', '#1c142c']

/** The last light of a summer day behind the temple; a few towers of the city, pale in it. */
function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 66)
  for (const [a, c] of [
    [0, '#0d2a58'],
    [0.38, '#1f5e84'],
    [0.7, '#6aa5a8'],
    [1, '#fbcf94'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  const tower = (c, x0, x1, y) =>
    fill(k, c, [
      [x0, 66],
      [x0, y],
      [x1, y],
      [x1, 66],
    ])
  tower('#4f7f96', 3, 11, 43)
  tower('#44728e', 11, 15, 47)
  tower('#5b8a9c', 19, 24, 38)
  tower('#3e6a8a', -4, 5, 52)
  tower('#5b8a9c', 134, 140, 45)
  tower('#44728e', 143, 152, 39)
  tower('#3e6a8a', 151, 164, 50)
  path(
    k,
    '#ffd590',
    'M5 46h1v0.800h-1zM7 49.500h1v0.800h-1zM21 42h0.900v0.800h-0.900zM146 43h1v0.800h-1zM149 47h1v0.800h-1zM155 54h1v0.800h-1z',
  )
}

/** Somebody in a cotton kimono: cloth, its shade, sash; the sleeves hang from the arms. */
const yukata = ([a, b, sash], o = {}) => ({
  ...POSES.stand,
  near: [4, 2],
  far: [-6, 3],
  view: 'back',
  skin: SKINS[0],
  hair: HAIR,
  cut: 'bun',
  top: [a, b],
  low: [a, b],
  dress: 'sarong',
  shoe: '#6c3044',
  after: (k, j, flat) => {
    for (const [arm, c] of [
      [j.armFar, b],
      [j.armNear, a],
    ]) {
      const m = Math.sign(arm.elbow[0] - j.chest[0]) || 1
      fill(k, flat ?? c, [
        [arm.elbow[0] - m * 0.1, arm.elbow[1] - 0.1],
        arm.wrist,
        [arm.wrist[0] + m * 0.1, arm.wrist[1] + 0.8],
        [arm.elbow[0] + m * 0.06, arm.elbow[1] + 0.95],
      ])
    }
    if (!flat && (o.view ?? 'back') === 'back') {
      const [x, y] = [j.hip[0], j.hip[1] - 0.7]
      path(k, sash, `M${x - 0.62} ${y}h1.240v0.620h-1.240Z`)
      path(
        k,
        blendSash(sash),
        `M${x} ${y + 0.16}L${x - 0.6} ${y - 0.2}L${x - 0.7} ${y + 0.5}ZM${x} ${y + 0.16}L${x + 0.6} ${y - 0.2}L${x + 0.7} ${y + 0.5}ZM${x - 0.1} ${y + 0.2}L${x - 0.3} ${y + 1.1}H${x + 0.3}L${x + 0.1} ${y + 0.2}Z`,
      )
    } else if (!flat) stroke(k, sash, 0.5, `M${j.hip[0] - 0.5} ${j.hip[1] - 0.4}h1`)
    o.more?.(k, j, flat)
  },
  ...o,
})
const blendSash = (c) => (c === '#f4c85c' ? '#d89a3c' : '#c83c4c')

/** A round fan in a hand. */
const fan = (c) => (k, j, flat) => {
  const [x, y] = j.armFar.hand
  stroke(k, flat ?? '#7c4c3c', 0.12, `M${x} ${y}l0.300 -0.500`)
  path(k, flat ?? c, `M${x + 0.1} ${y - 0.9}a0.560 0.600 0 1 1 0.010 0.010Z`)
}

function people(k) {
  const put = (x, z, tall, o, flip) => {
    const [px, py, q] = P(x, 0, z)
    // The temple shines from behind them: shadows come towards us, apart from the axis.
    stand(k, px, py, tall * q, o, { flip, fall: [(px - 80) / 46, 0.34], shade: '#57386c' })
  }
  const man = (x, z, c, o = {}) => put(x, z, 1.74, yukata(c, { cut: 'short', ...o }))
  const BLUE = ['#3c64b0', '#283e80', '#f4c85c']
  const WHITE = ['#f8ecdc', '#b49cb4', '#e8504c']
  const ROSE = ['#f08c94', '#a85070', '#fff0d8']
  const DARK = ['#383c74', '#222450', '#f4c85c']
  for (const [x, z, c, tall] of [
    [-3.6, 50, DARK, 1.7],
    [1.6, 54, WHITE, 1.6],
    [3.2, 47, ROSE, 1.6],
    [-0.8, 44, BLUE, 1.72],
    [-5.6, 31, WHITE, 1.6],
    [4.4, 33, DARK, 1.7],
  ])
    put(x, z, tall, yukata(c, { near: [10, 4], far: [-9, 6] }))
  man(6.3, 19, BLUE, { ...POSES.walk, view: undefined })
  put(5.4, 19.4, 1.6, yukata(WHITE, { ...POSES.walkOther, view: undefined }))
  // Two who go to the temple, arm to arm.
  man(-2.9, 11.4, DARK, { near: [8, 3], far: [-8, 5] })
  put(
    -2.05,
    11.2,
    1.58,
    yukata(WHITE, { near: [-5, 2], far: [9, 4], armFar: [34, 92], more: fan('#f4604c') }),
  )
  // A small girl dances for herself.
  put(
    2.1,
    10.2,
    1.16,
    yukata(['#f4604c', '#a83450', '#f4c85c'], {
      near: [20, 26],
      far: [-12, 2],
      armNear: [62, 40],
      dress: 'skirt',
      armFar: [128, 22],
      lean: -3,
      more: fan('#fff0d0'),
    }),
  )
}

/** A string across the sky before us, its lanterns large. */
function near(k) {
  const on = (t) => [-8 + 176 * t, -2 + 4 * 12 * t * (1 - t)]
  const line = Array.from({ length: 31 }, (_, i) => on(i / 30).join(' '))
  stroke(k, '#141c44', 0.22, `M${line.join('L')}`)
  for (const [i, t] of [0.07, 0.19, 0.31, 0.43, 0.56, 0.68, 0.8, 0.92].entries())
    lantern(k, ...on(t), 2.7, [1, 4, 6].includes(i) ? 'red' : 'white', 0)
}

export default {
  alt: 'Sera d’estate al tempio di Tsukiji: due file di lanterne, gente in yukata, una bambina che balla',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.6], horizon: 0.71 })
    const f = field(s)
    f.draw(s.k, evening)
    stars(s, { count: 26, seed: 4, below: 0.24 })
    f.draw(s.k, (k) => {
      const [x, y, q] = P(0, 0, 76)
      at(k, x, y, q, tsukiji)
      paving(k)
      pools(k)
      for (const side of [-1, 1]) cloth(k, side)
      for (const side of [-1, 1]) strings(k, side)
      people(k)
      near(k)
    })
    return finish(s, { bloom: 0.24, threshold: 0.78, vignette: 0.16 })
  },
}
