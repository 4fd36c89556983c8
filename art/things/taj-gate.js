// The great gate of the Taj from within, and the garden that runs from it to the marble; the sun low on the right.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { arch } from './taj-front.js'

export const AXIS = 88
/** Where water and lawns end at the plinth, and the level of our eyes. */
export const GROUND = 64
const FALL = -0.9

/** Half width at a depth t (0 at the plinth, 1 at our feet) of what is `half` wide there. */
const toward = (half, t) => [half * t + half * 0.07 * (1 - t), GROUND + 0.8 + 27 * t]
function strip(k, colour, from, to, t0 = 0, t1 = 1.1) {
  for (const m of [-1, 1]) {
    const p = (half, t) => [AXIS + m * toward(half, t)[0], toward(half, t)[1]]
    fill(k, colour, [p(from, t0), p(to, t0), p(to, t1), p(from, t1)])
  }
}

/** The outline of the long pool. */
export const pool = () => {
  const p = (m, t) => [AXIS + m * toward(13, t)[0], toward(13, t)[1]]
  return [p(-1, 0), p(1, 0), p(1, 1.1), p(-1, 1.1)]
}

/** A cypress with its foot at x, y: the sun on its right, its shadow on the lawn to the left. */
function cypress(k, x, y, tall, wide) {
  const d = (m, u) =>
    `M${x} ${y - tall}C${x + m * wide * u} ${y - tall * 0.7} ${x + m * wide * 1.25 * u} ${y - tall * 0.3} ${x + m * wide * 0.5 * u} ${y}H${x}Z`
  path(
    k,
    '#4e7850',
    `M${x} ${y - wide * 0.25}L${x + tall * FALL} ${y + tall * 0.1}L${x + tall * FALL * 0.7} ${y + tall * 0.14}L${x + wide * 0.3} ${y + wide * 0.3}Z`,
  )
  path(k, '#264a48', d(-1, 1))
  path(k, '#3f6e4e', d(1, 1))
  path(k, '#264a48', d(1, 0.15))
  path(
    k,
    '#9cb45c',
    `M${x} ${y - tall}C${x + wide} ${y - tall * 0.7} ${x + wide * 1.25} ${y - tall * 0.3} ${x + wide * 0.5} ${y}C${x + wide * 0.9} ${y - tall * 0.3} ${x + wide * 0.6} ${y - tall * 0.7} ${x} ${y - tall}Z`,
  )
}

/** Lawns, paths of red stone and the marble rim of the pool. */
export function garden(k) {
  // One lawn, paler where the mist of the morning still lies.
  const lawn = k.createLinearGradient(0, GROUND, 0, 90)
  for (const [t, c] of [
    [0, '#c4c08c'],
    [0.3, '#98ac60'],
    [1, '#6f9450'],
  ])
    lawn.addColorStop(t, c)
  k.fillStyle = lawn
  k.fillRect(-40, GROUND, 300, 70)
  // A clipped hedge closes it at the foot of the trees.
  fill(k, '#84986c', points('-40 63.600 260 63.600 260 65.400 -40 65.400'))
  strip(k, '#c0785c', 16, 34)
  strip(k, '#e8aa80', 18, 31)
  strip(k, '#fdeacb', 13, 16.6)
  strip(k, '#d8b49c', 12.6, 13.4)
}

/** Cypresses on both sides, old ones and young ones. */
export function avenue(k) {
  const tall = [14.6, 13.8, 15, 13.4, 14.4, 14, 15, 13.6, 14.2]
  for (let i = 8; i >= 0; i--)
    for (const m of [-1, 1]) {
      const t = 0.74 * 0.72 ** (i + (m < 0 ? 0.16 : 0))
      const [half, y] = toward(39, t)
      const q = t + 0.05
      cypress(k, AXIS + m * half, y, tall[(i + (m < 0 ? 4 : 0)) % 9] * q * 1.9, 2.7 * q)
    }
}

const OPENING = 'M132 140V36C132 14 112 2 88 -13C64 2 44 14 44 36V140Z'
/** A spray of inlaid flowers that rises from y, in one colour. */
function spray(k, c, x, y, q, m = 1) {
  const p = (u, v) => `${x + u * q * m} ${y - v * q}`
  stroke(
    k,
    c,
    q * 0.34,
    `M${p(0, 0)}C${p(0.6, 4)} ${p(-0.6, 8)} ${p(0, 13)}M${p(0.1, 3)}C${p(2, 4)} ${p(3.4, 5.4)} ${p(3.6, 7.4)}M${p(0, 5)}C${p(-2, 6)} ${p(-3.2, 7.6)} ${p(-3.2, 9.6)}`,
  )
  for (const [u, v, r] of [
    [0, 14, 1.5],
    [3.6, 8.4, 1.2],
    [-3.2, 10.6, 1.2],
  ])
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2
      path(
        k,
        c,
        `M${p(u, v)}Q${p(u + Math.cos(a - 0.5) * r, v + Math.sin(a - 0.5) * r)} ${p(u + Math.cos(a) * r * 1.2, v + Math.sin(a) * r * 1.2)}Q${p(u + Math.cos(a + 0.5) * r, v + Math.sin(a + 0.5) * r)} ${p(u, v)}Z`,
      )
    }
  for (const [u, v, d] of points('0.4 2 1 -0.3 3.4 -1 0.2 7 1 -0.2 9.6 -1', 3))
    path(
      k,
      c,
      `M${p(u, v)}Q${p(u + d * 1.2, v + 0.2)} ${p(u + d * 2.2, v + 1.5)}Q${p(u + d * 0.6, v + 1.5)} ${p(u, v)}Z`,
    )
}

/** The wall of the gate in its shade and the thickness of the arch: its left side takes the sun. */
export function gate(k) {
  const wall = new Path2D(`M-60 -80H260V160H-60Z${OPENING}`)
  k.fillStyle = '#783c4c'
  k.fill(wall, 'evenodd')
  // The soffit: lit where it stands upright, tone by tone darker as it bends over us.
  k.save()
  k.clip(new Path2D(`M28 140V35C28 8 52 -18 88 -34V-13C64 2 44 14 44 36V140Z`))
  path(k, '#9c5048', 'M20 150V-40H90V150Z')
  path(k, '#c06c50', 'M20 150V-40H30L66 8V150Z')
  path(k, '#e0885c', 'M20 150V6L56 23V150Z')
  path(k, '#f6b47c', 'M41 150V36C41 29.500 42.500 24 45.400 18L56 23V150Z')
  k.restore()
  // The other side of the same arch, in its own shade; only its inner edge takes light from the garden.
  k.save()
  k.clip(new Path2D('M148 140V35C148 8 124 -18 88 -34V-13C112 2 132 14 132 36V140Z'))
  path(k, '#6c3448', 'M86 150V-40H160V150Z')
  path(k, '#7c3e4c', 'M160 150V-40H146L110 8V150Z')
  path(k, '#8c4850', 'M160 150V6L120 23V150Z')
  path(k, '#a86460', 'M135 150V36C135 29.500 133.500 24 130.600 18L120 23V150Z')
  k.restore()
  // Courses of stone run towards the opening.
  for (const [y0, y1] of points('36 37.500 52 52.600 70 68.400 90 86'))
    stroke(k, '#b4604e', 0.35, `M28 ${y0}L44 ${y1}`)
  // Inlay of white marble: a border round the arch, a panel of flowers in the jamb and on the wall.
  stroke(k, '#b4746c', 0.7, 'M24.500 140V35C24.500 8 50 -18 84 -36')
  stroke(k, '#94545c', 0.5, 'M22.600 140V34C22.600 8 48 -20 82 -38')
  stroke(k, '#94545c', 0.7, 'M151.500 140V35C151.500 8 126 -18 92 -36')
  path(k, '#b4604e', 'M31.500 82V42L40.500 43V79Z')
  path(k, '#e8966a', 'M32.300 80.800V43.200L39.700 44V78.200Z')
  spray(k, '#fff0dc', 35.9, 75, 0.95)
  spray(k, '#fff0dc', 35.9, 58, 0.75, -1)
  for (const [x0, x1] of [
    [2, 19],
    [157, 174],
  ]) {
    path(k, '#673244', `M${x0} 140V20H${x1}V140Z`)
    stroke(k, '#94545c', 0.5, `M${x0} 140V20H${x1}V140`)
    const x = (x0 + x1) / 2
    path(k, '#8a4850', arch(x, 140, 6.6, 108))
  }
  // The threshold and the sun on its floor.
  path(k, '#54283c', 'M-60 85.600H260V160H-60Z')
  path(k, '#b0644e', 'M-20 160L44 85.600H132L80 160Z')
  path(k, '#f0a878', 'M44 85.600H132L131.400 86.300H43.400Z')
}
