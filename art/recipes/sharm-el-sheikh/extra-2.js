import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { massif } from '../../things/sinai-massif.js'
import { folk, SKINS, stand } from '../../things/slender-folk.js'
import { camel, tent } from '../../things/wadi-camp.js'
import { blocks, FIRE, HORIZON, scale, see, wall } from '../../things/wadi-walls.js'

const SAND = ['#2a2458', '#3c2c60', '#5c3a66', '#8c5062', '#c4765c', '#f2b06c']
const HEARTH = see(...FIRE)

function night(k) {
  const sky = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#0b1048'],
    [0.4, '#1c2468'],
    [0.7, '#4a3c84'],
    [0.9, '#a05c8c'],
    [1, '#e08c8c'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
  // The Milky Way stands over the wadi: a leaning band of small stars, denser along its middle.
  const r = random(21)
  for (let i = 0; i < 1500; i++) {
    const y = r() * 50 - 2
    const off = (r() + r() + r() - 1.5) * 15
    const x = 92 - y * 0.42 + off + 3 * noise(y / 7, 3)
    const q = 0.05 + r() ** 10 * 0.2
    k.fillStyle = `rgba(255,246,226,${(0.85 - y / 62) * (0.35 + 0.65 * r())})`
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r() * 160, r() * 46]
    k.fillStyle = `rgba(255,246,226,${(0.9 - y / 54) * (0.5 + r() * 0.5)})`
    k.beginPath()
    k.arc(x, y, 0.08 + r() ** 4 * 0.16, 0, 7)
    k.fill()
  }
}

/** The peak at the end of the wadi, last to have the glow. */
function farPeak(k) {
  massif(
    k,
    HORIZON + 1,
    points(
      '52 60 58 56 63 53 66 48 69 46.500 71.500 42 74 40 76 41 78.500 37 81 35.600 83.500 37.400 85 41 88 42 91 46 94 46.600 98 51 104 54 112 60',
    ),
    points('68 47 62 72 47 71 80 34 74 86.500 44 90 94 46 92 100 56 106', 6),
    ['#c4708c', '#a05c8c', '#5a4486', '#493a7c'],
    5,
  )
}

/** A bar of drifted sand where the wadi bends away. */
function drift(k) {
  path(
    k,
    '#34306e',
    `M50 ${HORIZON + 1.5}C58 ${HORIZON - 1.5} 66 ${HORIZON - 0.5} 74 ${HORIZON - 1.6}C84 ${HORIZON - 2.6} 92 ${HORIZON - 0.2} 112 ${HORIZON + 1.5}C100 ${HORIZON + 3} 88 ${HORIZON + 1.8} 76 ${HORIZON + 2.6}C66 ${HORIZON + 3.2} 58 ${HORIZON + 2.4} 50 ${HORIZON + 1.5}Z`,
  )
  path(
    k,
    '#5a447c',
    `M66 ${HORIZON - 0.7}C69 ${HORIZON - 0.8} 71 ${HORIZON - 1.2} 74 ${HORIZON - 1.6}C80 ${HORIZON - 2.2} 86 ${HORIZON - 1.6} 91 ${HORIZON - 0.9}C84 ${HORIZON - 1} 74 ${HORIZON - 0.4} 66 ${HORIZON - 0.7}Z`,
  )
}

/** Sand in few tones by its distance from the fire. */
function floor(k) {
  fill(k, SAND[0], points(`-5 ${HORIZON + 0.6} 165 ${HORIZON + 0.6} 165 95 -5 95`))
  ;[15.5, 10.5, 6.8, 4.2, 2.3].forEach((R, i) => {
    k.fillStyle = SAND[i + 1]
    k.beginPath()
    for (let j = 0; j <= 90; j++) {
      const a = (j / 90) * Math.PI * 2
      const d = R * (1 + 0.05 * noise(Math.cos(a) * 2.4 + i * 7, Math.sin(a) * 2.4))
      k.lineTo(...see(FIRE[0] + Math.cos(a) * d, FIRE[1] + Math.sin(a) * d * 0.8))
    }
    k.fill()
  })
}

/** The shade of what stands at X, Z: a widening wedge away from the fire, to the end of its light. */
function shadow(k, X, Z, wide, colour, reach = 9) {
  const [dx, dz] = [X - FIRE[0], Z - FIRE[1]]
  const l = Math.hypot(dx, dz)
  const [ux, uz] = [dx / l, dz / l]
  const w = wide / 2
  const end = (l + reach) / l
  fill(k, colour, [
    see(X - uz * w, Z + ux * w),
    see(X + uz * w, Z - ux * w),
    see(FIRE[0] + dx * end + uz * w * 2, FIRE[1] + dz * end - ux * w * 2),
    see(FIRE[0] + dx * end - uz * w * 2, FIRE[1] + dz * end + ux * w * 2),
  ])
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
const CROSSED = { near: [98, 172], far: [88, 160], armNear: [22, 84], armFar: [34, 78], seat: true }
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

/** Somebody who sits at X, Z, turned to the fire, lit from there. */
function sitter(k, X, Z, pose, top, low, n, hair, more) {
  const left = X < FIRE[0]
  const q = (scale(Z) * 2.05) / 7
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
  const [x, y] = see(X, Z)
  k.save()
  k.translate(x, y - 0.42 * q)
  k.scale(left ? q : -q, q)
  folk(k, o)
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
  alt: 'Notte in una valle di granito del Sinai: fra le alte pareti che il fuoco tinge d’arancio c’è la tenda dei beduini, si beve il tè intorno alle fiamme, un dromedario riposa e un telescopio guarda la Via Lattea',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.5, 0.6], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      night(k)
      farPeak(k)
      floor(k)
      drift(k)
      wall(k, 1, {
        seed: 3,
        out: (Z) => 17 + 0.1 * (Z - 20) + 3 * Math.sin(Z / 11 + 1),
        top: (Z) => 30 + 9 * noise(Z / 17, 3) + 4 * noise(Z / 6, 8) - Z * 0.04,
      })
      wall(k, -1, {
        seed: 8,
        out: (Z) => 15 + 0.09 * (Z - 20) + 3.4 * Math.sin(Z / 13 + 4),
        top: (Z) => 25 + 8 * noise(Z / 15, 6) + 4 * noise(Z / 5, 1) - Z * 0.02,
      })
      blocks(k, points('-10.600 35 1 -12 31.500 1.500 16.200 24.500 1.900', 3))
      const [tx, ty] = see(9, 33)
      at(k, tx, ty, (scale(33) * 11) / 56, tent)
      shadow(k, -8, 28, 2.6, SAND[0], 5)
      const [cx, cy] = see(-8.2, 28)
      at(k, cx, cy, (scale(28) * 3.1) / 22, camel)
      for (const [X, Z, wide] of points(
        '-2.700 27.600 0.600 3 28.200 0.600 -3.700 20.900 0.600 3.700 21 0.600 -7.600 16 0.500',
        3,
      ))
        shadow(k, X, Z, wide, SAND[1], 8)
      sitter(k, -2.7, 27.6, CROSSED, ['#7cb0bc', '#34406c'], ['#5c5480', '#2c2c5c'], 1, '#5c3434', {
        cut: 'bun',
        after: glass,
      })
      sitter(k, 3, 28.2, KNEES, ['#fff0dc', '#8c6c8c'], ['#f0d0bc', '#7c5c84'], 2, '#fff8ec', {
        cut: 'long',
        after: glass,
      })
      flames(k)
      sitter(k, -3.7, 20.9, BACK, ['#f0785c', '#843050'], ['#5c5480', '#2c2c5c'], 3, '#3c2038', {})
      sitter(k, 3.7, 21, KNEES, ['#f4c46c', '#9c5c58'], ['#7c5474', '#3c2854'], 0, '#e8b868', {
        cut: 'long',
      })
      // One has gone aside, where it is darker, to look at the stars.
      const [ox, oy] = see(-7.6, 16)
      const m = scale(16)
      at(k, ox + 0.9 * m, oy - 0.2, m * 0.86, telescope)
      stand(
        k,
        ox,
        oy,
        m * 1.8,
        {
          near: [8, 8],
          far: [-14, 4],
          armNear: [26, 46],
          armFar: [40, 30],
          lean: 24,
          nod: -30,
          skin: [SKINS[1][0], '#5c3450'],
          top: ['#b8607c', '#4a2c60'],
          low: ['#5c4878', '#241e50'],
          hair: ['#44283c', '#1c1438'],
          cut: 'long',
          shoe: '#1c1640',
          light: 1,
        },
        {},
      )
    })
    s.glow(HEARTH[0] / 160, HEARTH[1] / 90 - 0.03, 26, '#ff9a48', 0.3)
    s.glow(see(9, 33)[0] / 160, 0.8, 11, '#ffb45c', 0.14)
    return finish(s, { vignette: 0.14 })
  },
}
