import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { heaped } from './heaped-cloud.js'

const CREST = 'M-20 15C6 9 34 11 58 31C74 42 92 50.500 116 55.500C134 58.600 150 60 184 60.600'
const LIP = 'M-20 15C6 9 34 11 58 31C49 29.500 38.500 33 33 44C28.500 54 28 66 21 79L-20 84Z'

/** A tapered streak between two points, bent through a third; thickest in its middle. */
function streak(k, c, [ax, ay, bx, by, cx, cy], wide) {
  const l = Math.hypot(cx - ax, cy - ay)
  const [nx, ny] = [(-(cy - ay) / l) * wide, ((cx - ax) / l) * wide]
  path(k, c, `M${ax} ${ay}Q${bx - nx} ${by - ny} ${cx} ${cy}Q${bx + nx} ${by + ny} ${ax} ${ay}Z`)
}

/** The wave that peels to the right: its shoulder, the hollow, the lip that falls, foam at its foot. */
export function wave(k) {
  const r = random(6)
  // Shoulder and face, thin and green at the crest, dark in the trough.
  const g = k.createLinearGradient(86, 40, 74, 88)
  for (const [a, c] of [
    [0, '#8cdcb8'],
    [0.14, '#4cbcac'],
    [0.4, '#1c8c98'],
    [0.72, '#125c7c'],
    [1, '#10406c'],
  ])
    g.addColorStop(a, c)
  const face = new Path2D(`${CREST}V120H-20Z`)
  k.fillStyle = g
  k.fill(face)
  k.save()
  k.clip(face)
  // Water that is drawn up the face, bent towards the hollow.
  for (const [ax, ay, bx, by, cx, cy, w, c] of points(
    '60 33 66 56 40 82 3.400 0 69 39 78 58 58 86 2.400 1 80 45 92 60 82 84 3 0 94 50.500 106 62 100 80 2.400 1 110 54.500 122 64 120 78 2.400 0 54 34 57 56 34 76 1.600 1',
    8,
  ))
    streak(k, c ? 'rgba(180,240,208,.2)' : 'rgba(10,60,92,.3)', [ax, ay, bx, by, cx, cy], w)
  // The light that shines through its upper edge.
  path(
    k,
    'rgba(216,250,204,.62)',
    'M58 31C74 42 92 50.500 116 55.500C134 58.600 150 60 184 60.600C150 61 130 60.400 114 57.600C90 53.600 72 45.500 58 31Z',
  )
  path(
    k,
    'rgba(150,232,196,.42)',
    'M58 31C72 45.500 90 53.600 114 57.600C130 60.400 150 61 170 61.400C146 63.400 120 63 104 60.600C84 57 68 47 58 31Z',
  )
  // Trough: long dark folds, the sky on their backs.
  for (const [x, y, l, h, c] of points(
    '120 70 34 0.700 1 96 74 40 1 0 136 76.500 30 1 1 70 80 44 1.400 0 128 83 40 1.400 1 52 86 50 1.600 0 110 88.500 44 1.600 1 150 68 20 0.600 0',
    5,
  ))
    path(
      k,
      c ? 'rgba(252,224,170,.3)' : 'rgba(8,44,84,.5)',
      `M${x - l} ${y}C${x - l * 0.4} ${y - h} ${x + l * 0.3} ${y - h * 1.2} ${x + l} ${y - h * 0.4}C${x + l * 0.4} ${y + h * 0.7} ${x - l * 0.3} ${y + h} ${x - l} ${y}Z`,
    )
  k.restore()
  // The hollow.
  const hollow = new Path2D(
    'M58 31C49 29.500 38.500 33 33 44C28.500 54 28 66 21 79C36 79 48 73 54 61C58.500 52 60.500 40 58 31Z',
  )
  const d = k.createLinearGradient(28, 60, 58, 50)
  for (const [a, c] of [
    [0, '#0c3458'],
    [0.5, '#115474'],
    [1, '#1c8494'],
  ])
    d.addColorStop(a, c)
  k.fillStyle = d
  k.fill(hollow)
  k.save()
  k.clip(hollow)
  for (const [ax, ay, bx, by, cx, cy, w] of points(
    '57 31 36 36 27 78 1.600 57.500 31 42 38 32 78 1.800 57.800 31.500 48 42 38 76 2 58 32 53 46 44 74 2 58 33 57 50 50 69 1.600',
    7,
  ))
    streak(k, 'rgba(88,200,188,.42)', [ax, ay, bx, by, cx, cy], w)
  k.restore()
  // The lip: water that falls in long ropes, bright on its back.
  const l = k.createLinearGradient(40, 12, 0, 80)
  for (const [a, c] of [
    [0, '#c8f0cc'],
    [0.22, '#6cccb8'],
    [0.6, '#2c9ca4'],
    [1, '#1c6c8c'],
  ])
    l.addColorStop(a, c)
  const lip = new Path2D(LIP)
  k.fillStyle = l
  k.fill(lip)
  k.save()
  k.clip(lip)
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const [ax, ay] = [58 - t * 74, 31 - Math.sin(Math.min(1, t * 1.5) * 1.57) * 19 + t * 4]
    const [cx, cy] = [24 - t * 44 + r() * 2, 80 - r() * 6]
    streak(
      k,
      ['rgba(255,252,232,.7)', 'rgba(20,108,136,.34)', 'rgba(232,250,224,.42)'][i % 3],
      [ax, ay, ax - 22 + t * 12, ay + 10 + r() * 4, cx, cy],
      1.2 + r() * 1.8,
    )
  }
  k.restore()
  // The thrown edge: foam along it, torn into drops.
  path(
    k,
    '#fffbe8',
    'M58 31C49 29.500 38.500 33 33 44C28.500 54 28 66 21 79C25 66 25.500 54 30.500 43.500C36 31.500 47 27.500 58 31Z',
  )
  path(k, '#fffbe8', 'M-20 15C6 9 34 11 58 31C40 18.500 20 14.500 -20 18.500Z')
  for (let i = 0; i < 46; i++) {
    const t = r()
    const [x, y] =
      t < 0.5
        ? [-6 + t * 118, 14 - Math.sin(t * 5) * 3 - r() * 5]
        : [30 + (r() - 0.3) * 9 - (t - 0.5) * 12, 40 + (t - 0.5) * 70]
    const q = 0.16 + r() * r() * 0.6
    k.fillStyle = i % 3 ? '#fffbe8' : '#d8ece0'
    k.beginPath()
    k.ellipse(x, y, q, q * 1.3, 0.5, 0, 7)
    k.fill()
  }
  // Foam at its foot, heads before heads.
  const foam = [
    ['#f0f0dc', '#c4dcd8', '#8cb8c8'],
    ['#fffbe8', '#d8e6dc', '#a4c8d0'],
  ]
  for (const [x, y, wide, high, seed, n] of points(
    '-4 86 34 22 3 0 18 88 30 15 8 0 34 89.500 22 8 14 0 4 93 44 18 21 1 30 94 34 11.500 26 1 50 92.500 18 5 31 1 12 97 60 13 35 1',
    6,
  ))
    heaped(k, x, y, { wide, high, seed, peak: 0.4, side: 1, tones: foam[n] })
  fill(k, '#d4e0dc', points('-20 96 42 96 46 120 -20 120'))
}

/** A turtle seen as a shade through the water. */
export function turtleShade(k, c) {
  path(
    k,
    c,
    'M-2.600 0C-2.400 -1.700 -0.800 -2.200 0.700 -1.900C1.900 -1.600 2.500 -0.700 2.500 0C2.500 0.800 1.800 1.700 0.600 1.900C-0.800 2.200 -2.400 1.600 -2.600 0Z',
  )
  path(
    k,
    c,
    'M2.300 -0.500C3 -0.800 3.800 -0.600 3.900 0C3.800 0.600 3 0.800 2.300 0.500ZM1.500 -1.500C2 -2.700 1.700 -3.800 0.600 -4.600C0.300 -3.600 0.300 -2.500 0.300 -1.700ZM1.400 1.500C2.200 2.600 2.200 3.800 1.200 4.700C0.600 3.700 0.300 2.600 0.200 1.700ZM-1.900 -1C-2.600 -1.700 -3.300 -1.800 -3.800 -1.500C-3.500 -0.800 -2.900 -0.400 -2.300 -0.300ZM-1.900 1C-2.600 1.700 -3.300 1.900 -3.700 1.600C-3.400 0.900 -2.900 0.500 -2.300 0.300Z',
  )
  stroke(
    k,
    'rgba(180,240,208,.4)',
    0.16,
    'M-1.800 0C-1 -0.900 0.800 -1 1.700 0M-0.900 -1.400L-0.300 -0.700M0.900 -1.400L0.500 -0.800',
  )
}
