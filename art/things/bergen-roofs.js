// The houses of Bergen at nightfall: dark walls, a last light on the far side of the roofs. Points of the field.
import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'

const tones = (far) =>
  far
    ? { roof: '#5a6098', lit: '#8c84ac', wall: '#4a5290', gable: '#6a6ca2', window: '#ffd890' }
    : { roof: '#2c356e', lit: '#5d6298', wall: '#27306a', gable: '#3d4684', window: '#ffce74' }

/** One house with its foot at x, y: a gable or an eave towards us; the roof's far side holds the last light. */
function house(k, x, y, q, kind, c, lamp) {
  if (kind === 0) {
    fill(k, c.gable, [
      [x, y],
      [x, y - q * 0.55],
      [x + q * 0.4, y - q * 1.02],
      [x + q * 0.8, y - q * 0.55],
      [x + q * 0.8, y],
    ])
    fill(k, c.lit, [
      [x + q * 0.34, y - q * 1.06],
      [x + q * 0.9, y - q * 0.48],
      [x + q * 1.5, y - q * 0.72],
      [x + q * 0.94, y - q * 1.28],
    ])
    fill(k, c.wall, [
      [x + q * 0.8, y],
      [x + q * 0.8, y - q * 0.55],
      [x + q * 1.42, y - q * 0.7],
      [x + q * 1.42, y - q * 0.1],
    ])
    fill(k, c.roof, [
      [x - q * 0.1, y - q * 0.48],
      [x + q * 0.34, y - q * 1.06],
      [x + q * 0.44, y - q * 1.06],
      [x + q * 0.06, y - q * 0.48],
    ])
    if (lamp)
      fill(k, c.window, [
        [x + q * 0.3, y - q * 0.3],
        [x + q * 0.5, y - q * 0.3],
        [x + q * 0.5, y - q * 0.58],
        [x + q * 0.3, y - q * 0.58],
      ])
  } else if (kind === 1) {
    fill(k, c.wall, [
      [x, y],
      [x, y - q * 0.6],
      [x + q * 1.5, y - q * 0.6],
      [x + q * 1.5, y],
    ])
    fill(k, c.roof, [
      [x - q * 0.08, y - q * 0.54],
      [x + q * 0.16, y - q * 1.04],
      [x + q * 1.4, y - q * 1.04],
      [x + q * 1.6, y - q * 0.54],
    ])
    fill(k, c.lit, [
      [x + q * 0.16, y - q * 1.04],
      [x + q * 1.4, y - q * 1.04],
      [x + q * 1.43, y - q * 0.96],
      [x + q * 0.12, y - q * 0.96],
    ])
    fill(k, c.roof, [
      [x + q * 0.9, y - q],
      [x + q * 0.9, y - q * 1.3],
      [x + q * 1.04, y - q * 1.3],
      [x + q * 1.04, y - q],
    ])
    if (lamp)
      for (const d of [0.3, 1])
        fill(k, c.window, [
          [x + q * d, y - q * 0.2],
          [x + q * (d + 0.18), y - q * 0.2],
          [x + q * (d + 0.18), y - q * 0.46],
          [x + q * d, y - q * 0.46],
        ])
  } else {
    fill(k, c.wall, [
      [x, y],
      [x, y - q * 0.95],
      [x + q * 1.9, y - q * 0.95],
      [x + q * 1.9, y],
    ])
    fill(k, c.lit, [
      [x, y - q * 0.95],
      [x + q * 0.22, y - q * 1.22],
      [x + q * 2.1, y - q * 1.22],
      [x + q * 1.9, y - q * 0.95],
    ])
    if (lamp)
      for (const d of [0.2, 0.75, 1.3])
        fill(k, c.window, [
          [x + q * d, y - q * 0.36],
          [x + q * (d + 0.22), y - q * 0.36],
          [x + q * (d + 0.22), y - q * 0.6],
          [x + q * d, y - q * 0.6],
        ])
  }
}

/** Rows of houses over a piece of land, larger towards us; streets run between them with their lamps. */
export function quarter(k, { land, ground, rows, size, seed, far, keep = () => true }) {
  fill(k, ground, points(land))
  const c = tones(far)
  const r = random(seed)
  const [x0, x1, y0, y1] = [-8, 168, ...rows]
  k.save()
  k.beginPath()
  for (const p of points(land)) k.lineTo(p[0], p[1])
  k.closePath()
  for (let y = y0; y < y1; ) {
    const q = size(y)
    for (let x = x0 + r() * 4; x < x1; ) {
      const grow = q * (0.75 + r() * 0.6)
      const kind = [0, 1, 0, 1, 2][Math.floor(r() * 5)]
      const wide = grow * [1.25, 1.6, 2][kind]
      const lamp = r() < 0.24
      const foot = y + (r() - 0.5) * q * 0.5
      if (keep(x, foot) && keep(x + wide, foot)) house(k, x, foot, grow, kind, c, lamp)
      x += wide + (r() < 0.16 ? q * 1.6 : q * 0.12)
    }
    y += q * 0.82
  }
  k.restore()
}

/** Whether a point lies on a piece of land. */
export const inside = (text) => {
  const land = points(text)
  return (x, y) => {
    let hit = false
    for (let i = 0, j = land.length - 1; i < land.length; j = i++) {
      const [[a, b], [c, d]] = [land[i], land[j]]
      if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) hit = !hit
    }
    return hit
  }
}

/** A spire on its tower. */
export function church(k, x, y, wide, tower, spire, body) {
  fill(k, '#2c356e', [
    [x, y],
    [x, y - tower],
    [x + wide, y - tower],
    [x + wide, y],
  ])
  fill(k, '#5d6298', [
    [x + wide * 0.6, y],
    [x + wide * 0.6, y - tower],
    [x + wide, y - tower],
    [x + wide, y],
  ])
  fill(k, '#27306a', [
    [x - wide * 0.1, y - tower],
    [x + wide / 2, y - tower - spire],
    [x + wide * 1.1, y - tower],
  ])
  fill(k, '#7c7cae', [
    [x + wide * 0.6, y - tower],
    [x + wide / 2, y - tower - spire],
    [x + wide * 1.1, y - tower],
  ])
  if (body) {
    fill(k, '#27306a', [
      [x + wide, y],
      [x + wide, y - tower * 0.55],
      [x + wide + body, y - tower * 0.55],
      [x + wide + body, y],
    ])
    fill(k, '#4c5492', [
      [x + wide * 0.8, y - tower * 0.5],
      [x + wide * 1.2, y - tower * 0.85],
      [x + wide + body * 0.96, y - tower * 0.85],
      [x + wide + body * 1.04, y - tower * 0.5],
    ])
  }
}
