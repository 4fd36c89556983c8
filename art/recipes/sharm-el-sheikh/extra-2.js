import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  boulders,
  cliff,
  evening,
  HEARTH,
  ranges,
  SOIL,
  sand,
  shade,
  shoulder,
} from '../../things/fire-alcove.js'
import { folk, SKINS, stand } from '../../things/slender-folk.js'
import { camel, tent } from '../../things/wadi-camp.js'

/** Stars: few, of different size; the Milky Way a calm veil that leans over the valley. */
function stars(k) {
  // Free of the mountain, from the upper left towards the rock: soft in the middle, gone before the horizon.
  k.save()
  k.translate(30, 15)
  k.rotate(-0.42)
  k.scale(1, 0.2)
  for (const [x, y, q, a] of points('0 0 56 .34 -14 6 34 .2 16 -8 36 .24', 4)) {
    const g = k.createRadialGradient(x, y, 0, x, y, q)
    g.addColorStop(0, `rgba(150,186,232,${a})`)
    g.addColorStop(1, 'rgba(150,186,232,0)')
    k.fillStyle = g
    k.fillRect(x - q, y - q, q * 2, q * 2)
  }
  k.restore()
  const r = random(21)
  for (let i = 0; i < 96; i++) {
    const band = i < 44
    const u = r() * 70 - 32
    const off = (r() + r() - 1) * 7
    const [x, y] = band
      ? [30 + u * 0.91 + off * 0.41, 15 - u * 0.41 + off * 0.91]
      : [r() * 100, r() * 48]
    if (y < -2 || y > 50) continue
    k.fillStyle = `rgba(255,248,230,${(0.95 - y / 60) * (0.5 + r() * 0.5)})`
    k.beginPath()
    k.arc(x, y, 0.1 + r() ** 5 * 0.3, 0, 7)
    k.fill()
  }
}

function flames(k) {
  const [x, y] = HEARTH
  for (const [dx, dy, q] of points(
    '-3.200 0 0.800 -1.900 0.900 0.900 0.300 1.200 0.900 2.300 0.800 0.800 3.300 0 0.800',
    3,
  ))
    path(
      k,
      '#3c2048',
      `M${x + dx - q} ${y + dy + q * 0.5}L${x + dx - q * 0.7} ${y + dy - q * 0.4}L${x + dx + q * 0.4} ${y + dy - q * 0.6}L${x + dx + q} ${y + dy + q * 0.5}Z`,
    )
  stroke(
    k,
    '#3c2048',
    0.8,
    `M${x - 2.4} ${y + 0.4}L${x + 1.8} ${y - 0.7}M${x + 2.6} ${y + 0.3}L${x - 1.4} ${y - 0.8}`,
  )
  path(
    k,
    '#f0682c',
    `M${x - 2.2} ${y}C${x - 3} ${y - 2.4} ${x - 1.4} ${y - 3.4} ${x - 1.5} ${y - 5}C${x - 0.6} ${y - 4.6} ${x - 0.4} ${y - 4} ${x - 0.3} ${y - 3.4}C${x + 0.3} ${y - 4.8} ${x + 0.3} ${y - 6.4} ${x + 0.1} ${y - 7.6}C${x + 1.8} ${y - 6} ${x + 1.7} ${y - 4.2} ${x + 1.8} ${y - 3.2}C${x + 2.2} ${y - 3.6} ${x + 2.3} ${y - 4} ${x + 2.3} ${y - 4.4}C${x + 3.2} ${y - 2.6} ${x + 3} ${y - 0.8} ${x + 2.2} ${y}Z`,
  )
  path(
    k,
    '#ffc454',
    `M${x - 1.3} ${y}C${x - 1.8} ${y - 1.6} ${x - 0.7} ${y - 2.4} ${x - 0.5} ${y - 3.4}C${x + 0.2} ${y - 3} ${x + 0.5} ${y - 4} ${x + 0.5} ${y - 5}C${x + 1.4} ${y - 3.6} ${x + 1} ${y - 2.4} ${x + 1.5} ${y - 1.8}C${x + 1.7} ${y - 1} ${x + 1.5} ${y - 0.4} ${x + 1.2} ${y}Z`,
  )
  path(
    k,
    '#fff0b4',
    `M${x - 0.6} ${y}C${x - 0.8} ${y - 1.2} ${x - 0.1} ${y - 1.6} ${x + 0.2} ${y - 2.8}C${x + 0.8} ${y - 1.8} ${x + 1} ${y - 0.8} ${x + 0.7} ${y}Z`,
  )
  for (const [dx, dy] of points(
    '-0.800 -9.400 1.200 -11 0.300 -13.600 2.200 -15.500 -0.300 -17.500',
  ))
    path(k, '#ffc474', `M${x + dx} ${y + dy}a0.180 0.180 0 1 0 0.010 0Z`)
}

/** Sitting on the ground: knees drawn up, cross-legged, leaning back on a hand. */
const KNEES = { near: [126, 106], far: [118, 96], armNear: [50, 30], armFar: [60, 24], seat: true }
const CROSSED = {
  near: [104, 128],
  far: [122, 112],
  armNear: [22, 84],
  armFar: [34, 78],
  seat: true,
}
const BACK = {
  near: [106, 62],
  far: [122, 96],
  armNear: [-40, 6],
  armFar: [40, 70],
  lean: -16,
  seat: true,
}

const glass = (q, j, flat) => {
  if (flat) return
  const [x, y] = j.armNear.hand
  path(q, '#ffd48c', `M${x - 0.24} ${y - 0.62}h0.560l-0.100 0.620h-0.360Z`)
}

/** Breast, thigh and forearm towards the fire are bright, back and upper arm away from it dark. */
function fireSide(k, j, o) {
  const [sx, sy] = j.chest
  const [hx, hy] = j.hip
  const p = (list) => list.map((v) => v.toFixed(3)).join(' ')
  const torso = `M${p([sx - 0.34, sy - 0.12])}C${p([sx - 0.72, sy, sx - 0.78, sy + 0.5, hx - 0.74, hy - 0.5])}C${p([hx - 0.86, hy, hx - 0.72, hy + 0.42, hx - 0.3, hy + 0.42])}L${p([hx + 0.4, hy + 0.36])}C${p([hx + 0.66, hy - 0.3, sx + 0.56, sy + 1.2, sx + 0.6, sy + 0.5])}C${p([sx + 0.62, sy + 0.1, sx + 0.4, sy - 0.06, sx + 0.26, sy - 0.12])}Z`
  path(k, o.top[1], torso)
  k.save()
  k.clip(new Path2D(torso))
  path(
    k,
    o.top[0],
    `M${p([sx - 0.1, sy - 0.3])}C${p([sx + 0.16, sy + 0.6, hx - 0.2, hy - 0.8, hx - 0.06, hy + 0.6])}H${(hx + 2).toFixed(3)}V${(sy - 0.3).toFixed(3)}Z`,
  )
  k.restore()
  const line = (...list) => `M${list.map(p).join('L')}`
  if (o.cut === 'long')
    stroke(k, o.hair[1], 0.42, line([j.head[0] - 0.42, j.head[1]], [sx - 0.5, sy + 0.5]))
  stroke(k, o.low[1], 0.72, line([hx, hy + 0.02], j.near.knee))
  stroke(k, o.low[0], 0.26, line([hx + 0.4, hy - 0.22], [j.near.knee[0], j.near.knee[1] - 0.16]))
  stroke(k, o.low[1], 0.44, line(j.near.knee, j.near.ankle))
  const arm = j.armNear
  stroke(k, o.top[1], 0.46, line(arm.shoulder, arm.elbow))
  stroke(k, arm.hand[0] > arm.elbow[0] ? o.top[0] : o.top[1], 0.34, line(arm.elbow, arm.wrist))
  stroke(k, o.skin[0], 0.28, line(arm.wrist, arm.hand))
}

/** Somebody who sits at x, y, turned to the fire, lit from there; `tall` is their height if they stood. */
function sitter(k, x, y, tall, pose, top, low, n, hair, more) {
  const left = x < HEARTH[0]
  const q = tall / 7
  const o = {
    ...pose,
    top,
    low,
    skin: [SKINS[n][0], '#6c3c54'],
    hair: [hair, '#20143c'],
    shoe: '#2c1c40',
    light: 1,
    ...more,
  }
  k.save()
  k.translate(x, y - 0.42 * q)
  k.scale(left ? q : -q, q)
  folk(k, {
    ...o,
    after: (c, j, flat) => {
      fireSide(c, j, o)
      more.after?.(c, j, flat)
    },
  })
  k.restore()
}

/** The telescope on its three legs, tube towards the stars; foot at 0, one unit a metre. */
function telescope(k) {
  stroke(
    k,
    '#1c1640',
    0.07,
    'M0.100 -1.150L-0.400 0M0.100 -1.150L0.550 0M0.100 -1.150L0.150 -0.050',
  )
  stroke(k, '#3c3a70', 0.2, 'M-0.420 -0.950L0.620 -1.900')
  stroke(k, '#f0a468', 0.07, 'M-0.380 -0.900L0.660 -1.850')
  stroke(k, '#1c1640', 0.1, 'M-0.420 -0.950L-0.560 -1.040')
}

export default {
  alt: 'Notte in una valle di roccia del Sinai: un fuoco accende d’arancio una grande grotta scavata dal vento; sotto, la tenda dei beduini, il tè intorno alle fiamme, un dromedario che riposa e una ragazza che punta il telescopio sulla Via Lattea',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.2, 0.7], horizon: SOIL / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      stars(k)
      ranges(k)
      cliff(k)
      sand(k)
      shoulder(k)
      boulders(k, points('49.500 71.500 7 5 134 80 12 9 122 77.500 4 3', 4))
      at(k, 108, 71.6, 0.5, tent)
      shade(k, 60, 76, 7, 9)
      at(k, 60, 76.6, 0.86, camel)
      for (const [x, y, wide] of points(
        '79 72.600 1.600 97.500 73 1.600 74 81.500 1.800 103 81 1.800 34 82 1.400',
        3,
      ))
        shade(k, x, y, wide)
      sitter(
        k,
        79,
        73,
        11.6,
        CROSSED,
        ['#6cb0b8', '#437490'],
        ['#5c5480', '#2c2c5c'],
        1,
        '#5c3434',
        {
          cut: 'bun',
          after: glass,
        },
      )
      sitter(
        k,
        97.5,
        73.4,
        11.8,
        KNEES,
        ['#fff0dc', '#d0a8a4'],
        ['#f0d0bc', '#c09898'],
        2,
        '#fff8ec',
        {
          cut: 'long',
          after: glass,
        },
      )
      flames(k)
      sitter(
        k,
        74,
        81.8,
        13,
        BACK,
        ['#ec7458', '#b84c54'],
        ['#5c5480', '#2c2c5c'],
        3,
        '#3c2038',
        {},
      )
      sitter(
        k,
        103,
        81.4,
        13,
        KNEES,
        ['#f0bc68', '#c08858'],
        ['#7c5474', '#3c2854'],
        0,
        '#e8b868',
        {
          cut: 'long',
        },
      )
      // One has gone aside, where it is darker, to look at the stars.
      at(k, 29, 82, 7.4, (c) => {
        c.scale(-1, 1)
        telescope(c)
      })
      stand(
        k,
        34.6,
        82.4,
        13.6,
        {
          near: [8, 8],
          far: [-14, 4],
          armNear: [26, 46],
          armFar: [40, 30],
          lean: 24,
          nod: -30,
          skin: [SKINS[1][0], '#5c3450'],
          top: ['#f88c80', '#8c3c6c'],
          low: ['#9c74a8', '#443470'],
          hair: ['#5c344c', '#1c1438'],
          cut: 'long',
          shoe: '#1c1640',
          light: -1,
        },
        { flip: true },
      )
    })
    s.glow(HEARTH[0] / 160, HEARTH[1] / 90 - 0.03, 24, '#ff9a48', 0.28)
    return finish(s, { vignette: 0.12 })
  },
}
