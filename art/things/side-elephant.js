// An African elephant in profile by its measures: 100 at the shoulder, the feet at 0, facing right; a light before it shows what looks its way.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { polygon } from '../core/shape.js'
import { bent, limb } from './joints.js'
import { smooth } from './leaf-edge.js'

const round = (text) => {
  const list = points(text)
  return smooth([...list, list[0]], 5)
}

// High at the shoulder and the hip, hollow between; the belly falls towards the hind legs.
const BODY = round(
  '-54 -72 -51 -86 -44 -94 -34 -97 -20 -94 -6 -92 8 -96 20 -101 32 -99 40 -88 42 -70 37 -52 28 -44 10 -41 -8 -39 -26 -40 -40 -44 -50 -56',
)
const HEAD = round(
  '26 -92 31 -101 38 -105.500 45 -105 50 -100 53.500 -91 56 -80 58.500 -68 57 -60 51 -57 46 -52 40 -53 36 -60 30 -72',
)
const EAR = round(
  '34 -96 25 -99 14 -96 8 -88 8.500 -76 13 -65 18 -56 22.500 -49 25 -52 26 -60 30 -68 35 -76 37 -87',
)

const TRUNK = {
  down: '48.500 -80 13 50.500 -68 15 53 -57 13.500 54 -46 11.500 53.500 -35 10 52.500 -24 8.600 52 -14 7.200 54 -6.500 6.200 58.500 -5 5',
  reach:
    '48.500 -80 13 51 -69 14.500 56 -60.500 13 63.500 -55.500 11 73 -54.500 9.400 82 -58 8 89 -63.500 6.600 94.500 -67.500 5.400 98 -68.500 4.600',
}

const LEGS = {
  near: [
    '17 -62 26 22 -44 21 24 -28 17.500 24.500 -12 16 24.500 0 17.500',
    '-38 -70 25 -37 -52 25 -38.500 -36 18.500 -43 -22 15.500 -42.500 -8 15.500 -42.500 0 17.500',
  ],
  far: [
    '30 -58 20 35 -40 17.500 37.500 -26 15.500 38 -12 14.500 38 -2.500 16',
    '-28 -62 24 -24 -44 20 -24 -32 16.500 -27 -20 14.500 -26.500 -8 14.500 -26.500 -2.500 16',
  ],
}

/** A limb as an outline: both sides of its joints. */
function outline(text) {
  const joints = bent(bent(points(text, 3)))
  const [a, b] = [[], []]
  joints.forEach(([x, y, w], i) => {
    const [p, q] = [joints[Math.max(0, i - 1)], joints[Math.min(joints.length - 1, i + 1)]]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [(-(q[1] - p[1]) / l) * w * 0.5, ((q[0] - p[0]) / l) * w * 0.5]
    a.push([x + nx, y + ny])
    b.unshift([x - nx, y - ny])
  })
  return [...a, ...b]
}

/** Light along the edges of a part that look at it, `wide` of it within the outline. */
function edgeLight(k, part, colour, wide, from = -200) {
  const n = part.length
  let area = 0
  part.forEach(([x, y], i) => {
    const [a, b] = part[(i + 1) % n]
    area += x * b - a * y
  })
  const way = Math.sign(area)
  k.save()
  k.clip(new Path2D(polygon(part)))
  k.strokeStyle = colour
  k.lineWidth = wide * 2
  k.lineCap = 'butt'
  k.lineJoin = 'round'
  k.beginPath()
  let on = false
  for (let i = 0; i <= n; i++) {
    const [x, y] = part[i % n]
    const [a, b] = part[(i + 1) % n]
    const l = Math.hypot(a - x, b - y) || 1
    const facing = ((b - y) / l) * way
    if (facing > 0.42 && y > from) {
      if (!on) k.moveTo(x, y)
      k.lineTo(a, b)
    }
    on = facing > 0.42 && y > from
  }
  k.stroke()
  k.restore()
}

/** tones: { body, shade, far, ear, deep, lit, bright, tusk, ink }; `flat`: one colour, for its shadow. */
export function sideElephant(k, { trunk = 'down', calf = false, tones, flat }) {
  const t = flat ? Object.fromEntries(Object.keys(tones).map((key) => [key, flat])) : tones
  const [trunkLine, near, far] = [
    outline(TRUNK[trunk]),
    LEGS.near.map(outline),
    LEGS.far.map(outline),
  ]
  for (const leg of far) {
    fill(k, t.far, leg)
    if (!flat) edgeLight(k, leg, t.shade, 3)
  }
  // Tail with its brush.
  limb(
    k,
    t.shade,
    bent([
      [-52, -80, 4],
      [-57, -64, 2.6],
      [-57, -50, 1.8],
    ]),
  )
  path(k, t.ink, 'M-58.500 -52C-60.500 -46 -60 -40 -58 -35C-56 -39 -55 -46 -55.600 -52Z')
  fill(k, t.body, near[1])
  fill(k, t.body, BODY)
  if (!flat) {
    // The belly and the hollow behind the ribs lie in the dark.
    k.save()
    k.clip(new Path2D(polygon(BODY)))
    fill(
      k,
      t.shade,
      smooth(points('-60 -58 -48 -54 -38 -56 -26 -52 -8 -50 12 -52 26 -56 34 -30 -60 -30'), 5),
    )
    k.restore()
    edgeLight(k, near[1], t.shade, 4, -40)
  }
  fill(k, t.body, near[0])
  if (!flat) {
    edgeLight(k, near[0], t.lit, 5)
    edgeLight(k, near[0], t.bright, 1.8)
  }
  fill(k, t.body, HEAD)
  if (!flat) {
    edgeLight(k, HEAD, t.lit, 6.5)
    edgeLight(k, HEAD, t.bright, 2.2)
  }
  fill(k, t.body, trunkLine)
  if (!flat) {
    edgeLight(k, trunkLine, t.lit, 4.6)
    edgeLight(k, trunkLine, t.bright, 1.8)
    // The cheek below the eye, the brow.
    fill(k, t.shade, smooth(points('38 -70 44 -66 49 -60 46 -53 40 -54 36 -61'), 4))
    if (trunk === 'down')
      for (const [y, x] of points(
        '-56 50.500 -49 51.500 -42 51.500 -35 51.200 -28 50.200 -21 49.800',
      ))
        stroke(k, t.deep, 0.7, `M${x - 0.5} ${y}Q${x + 3} ${y + 1.2} ${x + 6.5} ${y - 0.2}`)
  }
  // Tusk out of its sheath.
  if (!calf) {
    path(k, t.deep, 'M47 -60L54.500 -58.500L54 -54.500L47 -55Z')
    path(k, t.tusk, 'M50 -59.500C57 -57 65 -55.500 72.500 -60C67 -52 57 -52.500 50 -55.500Z')
  }
  fill(
    k,
    t.deep,
    EAR.map(([x, y]) => [x - 1.6, y + 1]),
  )
  fill(k, t.ear, EAR)
  if (!flat) {
    edgeLight(k, EAR, t.lit, 2.4)
    stroke(k, t.deep, 0.8, 'M14 -90C18 -84 18 -76 20 -68M20 -92C25 -84 25 -76 25.500 -66')
    path(
      k,
      t.ink,
      'M43.500 -84.500C44.500 -86.200 47 -86.200 48 -84.500C47 -83.200 44.500 -83.200 43.500 -84.500Z',
    )
    stroke(k, t.deep, 0.8, 'M42 -88.500Q45.500 -90 49 -87.500')
    // Nails.
    for (const [x, y] of points('29 -1.500 32 -2.200 -37.500 -1.500 -34.600 -2.200'))
      path(k, t.lit, `M${x - 1.2} ${y + 1.5}Q${x} ${y - 1.6} ${x + 1.2} ${y + 1.5}Z`)
  }
}
