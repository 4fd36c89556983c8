import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The business quarter of Singapore across the bay, from a deck 195 m high in the morning: the sun on the right, eye level at LEVEL.
export const LEVEL = 35

const NEAR = { lit: '#ffe9c4', face: '#5b93b0', dark: '#3a6c92', line: '#f2cfa6', cool: '#5089a8' }
const MIDDLE = {
  lit: '#fdeccd',
  face: '#86b4c2',
  dark: '#6397ae',
  line: '#f0d9b6',
  cool: '#78a8b9',
}
const FAR = { lit: '#f3ecd3', face: '#b2d0cf', dark: '#9dc2c6', line: '#e0dcc2', cool: '#a8c9ca' }

/**
 * A tower seen at its corner: the broad face in shade on the left, the face of the sun on the right, from its foot y to its top.
 * cut: how far the roof slopes down towards the left, step: the floors of the shady face.
 */
function tower(k, x, y, wide, top, c, { share = 0.45, cut = 0, step = 2.1, crown } = {}) {
  const e = x + wide * (1 - share)
  fill(k, c.face, [
    [x, y],
    [x, top + cut],
    [e, top],
    [e, y],
  ])
  fill(k, c.lit, [
    [e, y],
    [e, top],
    [x + wide, top + cut * 0.35],
    [x + wide, y],
  ])
  for (let v = top + cut + step; v < y; v += step) {
    path(k, c.cool, `M${x} ${v}H${e}v${step * 0.34}H${x}Z`)
    path(k, c.line, `M${e} ${v}H${x + wide}v${step * 0.2}H${e}Z`)
  }
  if (crown) crown(e, top)
}

/** The woods and the far quarters, down to the strait on the horizon. */
function plain(k) {
  path(k, '#d7e4d2', `M-5 ${LEVEL}C40 ${LEVEL - 0.8} 90 ${LEVEL + 0.2} 165 ${LEVEL}V80H-5Z`)
  path(k, '#a9cdb6', 'M-5 41C24 39.500 50 41 82 40C110 39 140 40.500 165 40V90H-5Z')
  path(k, '#86b8a0', 'M-5 48C20 46 44 47.500 70 46.500C96 46 130 47 165 46V90H-5Z')
  const r = random(11)
  for (let i = 0; i < 34; i++) {
    const x = 42 + r() * 112
    const high = (0.8 + r() * 2.6) * (1 + 1.2 * Math.max(0, 1 - Math.abs(x - 78) / 26))
    tower(k, x, 40.5 + r() * 1.6, 1.4 + r() * 1.5, 40 - high - r(), FAR, { step: 1.1 })
  }
}

/** The towers in three depths, the farthest first; each outline is one that stands there. */
function quarter(k) {
  for (const [x, y, wide, top] of [
    [-4, 60, 8, 27],
    [14, 60, 6, 25],
    [27, 58, 6, 22],
    [45, 58, 5, 24],
    [54, 57, 6, 29],
    [62, 56, 5, 33],
    [70, 54, 6, 35],
  ])
    tower(k, x, y, wide, top, FAR, { step: 1.5 })
  // The round hotel on the hill of the old forts, the tallest on that side.
  path(k, MIDDLE.face, 'M79 54V24.500Q82 23.300 85 24.500V54Z')
  path(k, MIDDLE.lit, 'M82.600 54V23.950Q84 24.050 85 24.500V54Z')
  for (let v = 26.5; v < 52; v += 1.7)
    stroke(k, MIDDLE.cool, 0.4, `M79.300 ${v}Q80.800 ${v + 0.4} 82.300 ${v + 0.4}`)
  path(k, MIDDLE.dark, 'M81.200 24.200V22.600H83.200V24Z')
  tower(k, 88, 53, 5, 33.5, MIDDLE)
  tower(k, 72, 55, 5.5, 40, MIDDLE)
  tower(k, 66, 57, 5, 37, MIDDLE)
  tower(k, 57, 60, 7, 33, MIDDLE, { cut: 2 })
  // Three of 280 metres: one stepped like a quartz, one with a leaning roof, one with a shaved crown.
  for (const [w, top, y0] of [
    [10.4, 30, 62],
    [8.4, 17.5, 62],
    [6, 10.5, 62],
  ])
    tower(k, 46.6 - w / 2 + 1, y0, w, top, MIDDLE, { share: 0.5, cut: 1 })
  tower(k, 32, 63, 8.6, 13, MIDDLE, { share: 0.38, cut: 6.5 })
  path(k, NEAR.face, 'M18.500 66V17.500L21 12.500H25V66Z')
  path(k, NEAR.lit, 'M25 66V12.500H26.600L29.400 17.500V66Z')
  for (let v = 19; v < 64; v += 2.2) {
    path(k, NEAR.cool, `M18.500 ${v}H25v0.800H18.500Z`)
    path(k, NEAR.line, `M25 ${v}H29.400v0.450H25Z`)
  }
  tower(k, 6.6, 67, 9.2, 21, NEAR, { cut: 3, share: 0.4 })
  tower(k, -5.5, 68, 9.6, 10, NEAR, { cut: 3, share: 0.3 })
  tower(k, 38.5, 63, 6, 38, NEAR, { share: 0.4 })
  tower(k, 26.5, 65, 6, 43, NEAR, { share: 0.4 })
}

/** The quay, its trees, the grey post office, the arches of the bridge; the bay with a boat. */
function quay(k) {
  path(
    k,
    '#3f8478',
    'M-5 67C0 64.400 6 66 12 64.800C20 63.600 28 64 36 62.600C48 61 58 60 70 57V92H-5Z',
  )
  const r = random(5)
  for (let x = -4; x < 66; ) {
    const q = 0.8 + r() * 1.1
    const y = 66.6 - x * 0.12 - Math.max(0, x - 40) * 0.05
    path(k, r() < 0.4 ? '#5d9c80' : '#3f8478', `M${x - q} ${y}a${q} ${q * 0.85} 0 1 1 ${q * 2} 0Z`)
    x += q * (1.1 + r())
  }
  path(k, '#f4dfc0', 'M30 65.500L31 60.700L44 59.600L44.600 64.200Z')
  path(k, '#fff0d6', 'M39 64.700L39 60L44 59.600L44.600 64.200Z')
  for (let x = 31.6; x < 43.6; x += 1.3)
    stroke(k, '#b59f9c', 0.42, `M${x} ${63.8 - (x - 31) * 0.09}v-1.700`)
  path(k, '#c9826a', 'M31.500 60.700L33 59.200L43 58.400L44 59.600Z')
  path(k, '#f6e2bf', 'M-5 69.500C16 67.500 44 65.500 70 60.500V62C44 67 18 69 -5 71Z')
  path(k, '#5fb4b8', 'M-5 71C18 69 44 67 70 62V92H-5Z')
  path(k, '#8ccfc6', 'M-5 71C18 69 44 67 70 62L60 65C44 69.500 20 71.500 -5 74Z')
  // What the towers throw on the water, broken.
  for (const [x, y, l] of [
    [-3, 74.5, 7],
    [6, 74.2, 8],
    [18, 72.4, 7],
    [20, 74, 5],
    [33, 70.2, 5],
  ])
    path(
      k,
      'rgba(58,116,148,.5)',
      `M${x} ${y}q${l / 2} -0.700 ${l} -0.300q${-l / 2} 0.900 ${-l} 0.300Z`,
    )
}

export function city(k) {
  plain(k)
  quarter(k)
  quay(k)
}
