import { fill, path, points, stroke } from '../core/field.js'

/** A limb through joints [x, y, half width]: straight between them, so that knee and hock show. */
function limb(k, c, text) {
  const p = points(text, 3)
  fill(k, c, [...p.map(([x, y, w]) => [x - w, y]), ...p.map(([x, y, w]) => [x + w, y]).reverse()])
}

const COAT = {
  light: '#dc9858',
  mid: '#b06a40',
  dark: '#784444',
  pale: '#f8e2b4',
  hoof: '#33283c',
}

const HEADS = {
  up: [-6.8, -14.2, 0],
  look: [-6.4, -14.4, -0.1],
  bow: [-8.9, -10.6, 0.75],
  graze: [-8.6, -2.6, 1.15],
}

/**
 * A sika deer in profile, looking left, ten units at the shoulder; the light comes from the left.
 * pose: 'up' | 'look' | 'bow' | 'graze'; stag: with antlers; flat: one colour (its shadow); step: the legs walk;
 * spots: false for the plain coat of a red deer.
 */
export function sika(k, { pose = 'up', stag = false, flat, step = 0, spots = true } = {}) {
  const c = flat ? { light: flat, mid: flat, dark: flat, pale: flat, hoof: flat } : COAT
  const [hx, hy, turn] = HEADS[pose]
  const s = step
  // The legs of the far side.
  limb(
    k,
    c.dark,
    `-2.200 -6.500 1.100 ${-2.6 + s} -3.200 0.480 ${-2.3 + s * 1.6} -0.500 0.300 ${-2.4 + s * 1.6} -0.100 0.500`,
  )
  limb(
    k,
    c.dark,
    `3.800 -7.500 1.500 ${3.6 - s * 0.6} -4.900 0.850 ${5.1 - s} -3.100 0.420 ${4.5 - s * 1.6} -0.500 0.300 ${4.3 - s * 1.6} -0.100 0.500`,
  )
  // Trunk: deep chest, straight back, tucked flank.
  path(
    k,
    c.mid,
    'M-5.400 -8.200C-5.600 -10 -4.600 -11 -3 -10.600C-1 -10.100 2 -10 3.800 -10.400C5.600 -10.600 6.500 -9.400 6.300 -7.600C6.200 -6.400 5.200 -5.600 4.200 -5.800C1.800 -5.500 -0.500 -5.100 -2.600 -5.200C-4.200 -5.300 -5.200 -6.600 -5.400 -8.200Z',
  )
  if (!flat) {
    path(
      k,
      c.dark,
      'M-4.600 -6C-2 -6.300 1.500 -6.300 4.600 -7.600L6.300 -7.400C6.100 -6.300 5.200 -5.600 4.200 -5.800C1.800 -5.500 -0.500 -5.100 -2.600 -5.200C-3.500 -5.250 -4.200 -5.500 -4.600 -6Z',
    )
    path(
      k,
      c.light,
      'M-5.400 -8.400C-5.600 -10 -4.600 -11 -3 -10.600C-1 -10.100 2 -10 3.800 -10.400C4.800 -10.500 5.500 -10.200 5.900 -9.600C4.200 -9.700 1.500 -9.200 -1 -9.400C-3 -9.500 -4.300 -8.900 -4.700 -7Z',
    )
    path(
      k,
      c.pale,
      'M5.300 -10C6.500 -9.600 6.700 -8.200 6.100 -6.900C5.300 -7.400 4.900 -8.700 5.300 -10Z',
    )
  }
  path(
    k,
    c.hoof,
    'M5.900 -9.600C6.900 -9.400 7 -8.300 6.600 -7.500C6.200 -8 5.900 -8.800 5.900 -9.600Z',
  )
  // The legs of our side.
  limb(
    k,
    c.mid,
    `-3.700 -7 1.300 ${-3.7 - s} -3.300 0.560 ${-3.6 - s * 1.4} -0.500 0.340 ${-3.7 - s * 1.4} -0.100 0.520`,
  )
  limb(
    k,
    c.mid,
    `4.600 -8 1.700 ${4.2 + s * 0.5} -5 1.050 ${5.8 + s} -3.200 0.500 ${5.3 + s * 1.3} -0.500 0.340 ${5.1 + s * 1.3} -0.100 0.520`,
  )
  if (!flat) {
    limb(k, c.light, `-4.500 -7 0.400 ${-4 - s} -3.300 0.260 ${-3.8 - s * 1.4} -0.700 0.140`)
    limb(
      k,
      c.light,
      `3.900 -7 0.500 ${3.5 + s * 0.5} -5 0.300 ${5.5 + s} -3.200 0.200 ${5.1 + s * 1.3} -0.700 0.140`,
    )
    for (const [x, y] of points(
      '-1.600 -8.700 0.200 -8.900 2 -8.900 3.600 -9.200 -0.800 -7.700 1.200 -7.800 2.900 -8.100',
    ))
      if (spots)
        path(k, c.pale, `M${x - 0.22} ${y}a0.220 0.180 0 1 0 0.440 0a0.220 0.180 0 1 0 -0.440 0Z`)
  }
  for (const x of [-2.4 + s * 1.6, 4.3 - s * 1.6, -3.7 - s * 1.4, 5.1 + s * 1.3])
    path(k, c.hoof, `M${x - 0.55} -0.300H${x + 0.5}L${x + 0.55} 0.150H${x - 0.7}Z`)
  // Neck from the shoulders to the head.
  const [bx, by] = [hx + 1.2 * Math.cos(turn) + 0.3, hy + 0.2 + Math.sin(turn) * -0.9]
  const graze = pose === 'graze'
  const neck = (col, q) => {
    k.fillStyle = col
    k.beginPath()
    k.moveTo(-1.9, -10.4)
    k.quadraticCurveTo(
      (bx - 1.9) / 2 - (graze ? 1.6 : -0.8),
      (by - 10.4) / 2 - (graze ? 2 : -0.4),
      bx + 0.5,
      by - (graze ? 0.8 : 0.3),
    )
    k.lineTo(bx - 1.1 * q, by + 0.9 * q)
    k.quadraticCurveTo((bx - 5.2) / 2 - 0.1, (by - 7) / 2 + 0.8, -5.3, -7)
    k.fill()
  }
  neck(c.mid, 1)
  if (!flat) {
    k.fillStyle = c.light
    k.beginPath()
    k.moveTo(-5.3, -7)
    k.quadraticCurveTo((bx - 5.2) / 2 - 0.1, (by - 7) / 2 + 0.8, bx - 1.1, by + 0.9)
    k.lineTo(bx - 0.2, by + 0.5)
    k.quadraticCurveTo((bx - 4.2) / 2 + 0.2, (by - 8) / 2 + 0.9, -4.2, -8.4)
    k.fill()
  }
  k.save()
  k.translate(hx, hy)
  k.rotate(-turn)
  if (stag) antlers(k, flat)
  // Far ear, skull and muzzle, near ear.
  path(
    k,
    c.dark,
    'M0.600 -1C1.200 -2.400 2.300 -2.900 3 -2.700C2.900 -1.700 2 -0.700 1.200 -0.500Z',
  )
  path(
    k,
    c.mid,
    'M1.900 -0.200C1.700 -1.200 0.600 -1.500 -0.400 -1.200C-1.400 -0.800 -2.600 -0.100 -3.300 0.300C-3.700 0.600 -3.600 1.200 -3.200 1.300C-2.200 1.500 -1 1.500 -0.200 1.600C1 1.800 2 1 1.900 -0.200Z',
  )
  path(
    k,
    c.light,
    'M1.200 -1.100C0.700 -1.400 0 -1.300 -0.400 -1.200C-1.400 -0.800 -2.600 -0.100 -3.300 0.300C-3.600 0.500 -3.600 0.800 -3.500 1C-2.400 0.600 -0.600 -0.400 1.200 -1.100Z',
  )
  if (!flat) {
    path(
      k,
      c.pale,
      'M-3.300 1.250C-2.200 1.500 -1 1.500 -0.200 1.600L0.300 0.900C-1 1.100 -2.200 0.900 -3.400 0.900Z',
    )
    path(
      k,
      c.hoof,
      'M-3.500 0.300L-2.900 0.100L-3.100 0.800L-3.600 0.800ZM-0.400 -0.350a0.300 0.260 0 1 0 0.600 0a0.300 0.260 0 1 0 -0.600 0Z',
    )
  }
  path(
    k,
    c.mid,
    'M1 -0.800C1.200 -2.300 2.300 -3.300 3.100 -3.200C3.300 -2 2.500 -0.800 1.600 -0.300Z',
  )
  path(
    k,
    c.pale,
    'M1.350 -1C1.600 -1.900 2.200 -2.600 2.700 -2.700C2.700 -1.900 2.200 -1.100 1.600 -0.700Z',
  )
  k.restore()
}

function antlers(k, flat) {
  for (const [c, q] of [
    [flat ?? '#7c5c54', 0.9],
    [flat ?? '#efd2a0', 0],
  ]) {
    k.save()
    k.translate(0.5 + q, -1.1)
    stroke(k, c, 0.44, 'M0 0C0.800 -1.800 2 -3 2.300 -5C2.400 -6 2.100 -7 1.500 -7.900')
    stroke(
      k,
      c,
      0.36,
      'M0.300 -0.700C-0.600 -1.300 -1.200 -1.900 -1.400 -2.900M1.700 -2.900C0.900 -3.700 0.500 -4.500 0.500 -5.500M2.300 -5.100C3 -5.900 3.300 -6.700 3.300 -7.500',
    )
    k.restore()
  }
}
