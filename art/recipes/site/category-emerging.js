import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { baker, breadCart } from '../../things/bread-thief.js'
import { donkey, kiteBoy, taster } from '../../things/bread-watchers.js'
import { madrasa, minaret } from '../../things/registan.js'

const SQUARE = 63
/** The arch we stand under: pointed, its tip beyond the picture. */
const ARCH = 'M16 100V34C16 12 40 -4 78 -16C116 -4 141 12 141 34V100Z'
const RIM = 'M10 100V33C10 8 36 -10 78 -24C120 -10 147 8 147 33V100Z'
const OUTER = 'M3 100V32C3 3 32 -18 78 -34C124 -18 154 3 154 32V100Z'

/** Late sky over the square: rose and apricot, swifts. */
function late(k) {
  path(k, '#f4a88c', 'M-6 -6H166V70H-6Z')
  for (const [c, d] of [
    ['#e88890', 'M-6 -6H166V8C130 14 100 4 70 10C40 16 20 8 -6 14Z'],
    ['#c86c94', 'M-6 -6H166V0C130 6 100 -3 70 2C40 7 20 0 -6 5Z'],
    ['#fcc89c', 'M-6 26C20 22 50 30 84 24C116 19 140 27 166 22V70H-6Z'],
    ['#ffe4b0', 'M-6 42C20 38 50 46 84 41C116 37 140 44 166 40V70H-6Z'],
  ])
    path(k, c, d)
  for (const [x, y, q, t] of points(
    '62 14 1 0.3 70 20 0.8 -0.2 96 12 1.100 0.5 104 22 0.700 -0.4 54 24 0.700 0.1',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(t)
    k.scale(q, q)
    path(
      k,
      '#642850',
      'M-4 -1.600C-2 -1.600 -0.800 -0.800 0 0C0.800 -0.800 2 -2 4.500 -2.200C2.600 -0.800 1.600 0.400 0.800 1.200L0.300 3L0 1.600L-0.500 3L-0.500 1C-1.400 0 -2.400 -1 -4 -1.600Z',
    )
    k.restore()
  }
}

/** The square in slabs, long violet shadows, a few far walkers. */
function square(k) {
  path(k, '#f0b878', `M-6 ${SQUARE}H166V96H-6Z`)
  path(
    k,
    '#ffd898',
    `M-6 ${SQUARE + 2}C40 ${SQUARE + 1} 90 ${SQUARE + 4} 166 ${SQUARE + 2}V${SQUARE + 7}C110 ${SQUARE + 8} 50 ${SQUARE + 6} -6 ${SQUARE + 8}Z`,
  )
  for (let i = -9; i < 18; i++)
    stroke(k, '#cc8c64', 0.25, `M${80 + (i - 4) * 8} ${SQUARE + 1}L${80 + (i - 4) * 26} 96`)
  for (const y of [65.5, 69, 74]) stroke(k, '#cc8c64', 0.25, `M-6 ${y}H166`)
  fill(
    k,
    'rgba(116,52,104,.4)',
    points('-6 65 50 64 120 66 166 65 166 66.500 110 68 40 66.500 -6 67.500'),
  )
  for (const [x, y, q, c] of [
    [46, 68, 0.5, '#38808c'],
    [50, 68.5, 0.46, '#e04c4c'],
    [112, 67, 0.42, '#fff0d8'],
  ]) {
    fill(k, 'rgba(116,52,104,.45)', [
      [x - q, y],
      [x + q, y],
      [x + q * 26, y + q * 2],
      [x + q * 22, y + q * 2.6],
    ])
    path(
      k,
      '#4c2c50',
      `M${x - q * 1.6} ${y}L${x - q} ${y - q * 8}H${x + q}L${x + q * 1.8} ${y}H${x + q * 0.6}L${x} ${y - q * 5}L${x - q * 0.4} ${y}Z`,
    )
    path(
      k,
      c,
      `M${x - q * 2.4} ${y - q * 4}L${x - q * 1.8} ${y - q * 14}H${x + q * 1.8}L${x + q * 2.4} ${y - q * 4}Z`,
    )
    path(k, '#b47050', `M${x} ${y - q * 18.5}a${q * 1.8} ${q * 2.1} 0 1 0 0.010 0Z`)
  }
}

/** The wall of the arch in its own shade: bands of glaze, stars, a lamp. */
function frame(k) {
  const ring = (c, outer, inner) => {
    k.fillStyle = c
    k.fill(new Path2D(`${outer}${inner}`), 'evenodd')
  }
  const all = 'M-20 -50H180V120H-20Z'
  ring('#241c58', all, ARCH)
  ring('#2c4488', OUTER, RIM)
  ring('#1c2c6c', RIM, ARCH)
  // Stars of glaze on the band, one after another along the arch.
  k.save()
  k.beginPath()
  const clip = new Path2D(`${OUTER}${RIM}`)
  k.clip(clip, 'evenodd')
  for (const [i, [x, y]] of points(
    '6.500 84 6.500 73 6.500 62 6.500 51 6.500 40 7.500 29 12 19 20 10.500 30 3 42 -4 114 -4 126 3 136 10.500 144 19 149 29 150.500 40 150.500 51 150.500 62 150.500 73 150.500 84',
  ).entries()) {
    const lit = x > 100
    const star = (q, c, turn) => {
      let d = ''
      for (let j = 0; j < 16; j++) {
        const [a, l] = [(j / 16) * 6.2832 + turn, j % 2 ? q * 0.62 : q]
        d += `${j ? 'L' : 'M'}${x + Math.cos(a) * l} ${y + Math.sin(a) * l}`
      }
      path(k, c, `${d}Z`)
    }
    star(3.6, lit ? '#74d4cc' : '#38809c', 0.2 * i)
    star(2.3, lit ? '#fff0d8' : '#b49cb8', 0.2 * i + 0.2)
    star(1.2, i % 2 ? '#e8a04c' : '#2c4488', 0.2 * i)
  }
  k.restore()
  stroke(k, '#38a8b0', 0.7, RIM)
  stroke(k, '#ffb878', 1.1, 'M141 92V34C141 12 116 -4 78 -16')
  stroke(k, '#6c5c9c', 0.6, 'M16 92V34C16 12 40 -4 78 -16')
  // A lamp of pierced brass on its chain.
  stroke(k, '#4c2c50', 0.5, 'M52 -6V8')
  for (const [q, c] of [
    [9, 'rgba(255,224,150,.16)'],
    [6, 'rgba(255,224,150,.26)'],
  ])
    path(k, c, `M${52 - q} 15a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  path(k, '#8c4c48', 'M48 10L50 7H54L56 10L57.500 15L55 20L52 23L49 20L46.500 15Z')
  path(k, '#e8a04c', 'M48 10L50 7H51.500L50 10L49.500 15L50.500 20L52 23L49 20L46.500 15Z')
  path(k, '#fff0b0', 'M50.500 11H53.500L54.600 15L53.400 19H50.600L49.400 15Z')
  stroke(k, '#8c4c48', 0.4, 'M49 15H55.500M50 12.600H54.600M50.200 17.400H54.400M52 10V20')
  // Stone under our feet, in the shade, the light that falls in.
  path(k, '#4c3070', 'M-6 84C40 82 110 82 166 84V96H-6Z')
  path(k, '#e89c74', 'M28 83.500C50 82.600 120 82.400 142 83.500L166 96H60Z')
  path(k, '#c87c74', 'M28 83.500L60 96H44L18 84Z')
}

export default {
  alt: 'Samarcanda da sotto un arco di maioliche: mentre il fornaio dalla barba bianca loda il suo pane, l’asino gli ruba la pagnotta più alta; una viaggiatrice lo indica ridendo, dietro il Registan nella sera rosa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.05, 0.5], horizon: SQUARE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      late(k)
      at(k, 27, SQUARE, 0.95, (c) => minaret(c, 4.5, 44))
      at(k, 89, SQUARE, 0.98, madrasa)
      square(k)
      frame(k)
      at(k, 33.5, 85, 0.98, kiteBoy)
      at(k, 55, 87, 0.96, taster)
      at(k, 122, 86, 0.94, donkey)
      at(k, 104, 88, 0.9, breadCart)
      at(k, 86, 87, 0.96, baker)
      // Crumbs.
      const r = random(5)
      for (let i = 0; i < 9; i++)
        path(k, '#ffd88c', `M${94 + r() * 10} ${58 + r() * 28}l0.700 -0.300l0.300 0.600Z`)
    })
    return finish(s, { vignette: 0.12 })
  },
}
