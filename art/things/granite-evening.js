// The granite of La Digue in the late sun from the left: great worn stones with channels, a palm that leans over the water.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'
import { leafyHeads } from './leafy-heads.js'

const [LIT, MID, SHADE, DEEP] = ['#ffe2c0', '#e6b098', '#a67a92', '#6a5282']

/** A smooth closed line through points. */
function smooth(list) {
  const n = list.length
  const p = (i) => list[(i + n) % n]
  let d = `M${list[0][0]} ${list[0][1]}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    d += `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`
  }
  return `${d}Z`
}

/**
 * A stone inside its outline: its dark side, then the same form drawn back towards the sun in three tones. steps: how far, in
 * shares of its breadth; flutes: channels [left and right end at the crest, crest, foot x, foot y, bend], none like another.
 */
export function granite(k, outline, { steps = [0.08, 0.3, 0.52], flutes = '' } = {}) {
  const list = points(outline)
  const xs = list.map(([x]) => x)
  const wide = Math.max(...xs) - Math.min(...xs)
  const form = new Path2D(smooth(list))
  k.save()
  k.clip(form)
  k.fillStyle = DEEP
  k.fill(form)
  for (const [i, tone] of [SHADE, MID, LIT].entries()) {
    k.save()
    k.translate(-wide * steps[i], wide * 0.012 * i)
    k.fillStyle = tone
    k.fill(form)
    k.restore()
  }
  if (flutes) for (const one of points(flutes, 6)) flute(k, one, (one[0] - Math.min(...xs)) / wide)
  k.restore()
}

/** A channel: its wall that turns from the sun, its bed, the far lip that catches the light. */
function flute(k, [x0, x1, top, fx, fy, bend], t) {
  const [wall, bed, lip] =
    t < 0.3
      ? ['#c89690', '#ecc0a4', '#fdeaca']
      : t < 0.55
        ? ['#946a8a', '#c08a90', '#f4ccac']
        : [DEEP, '#86628a', '#cc9494']
  const m = top + (fy - top) * 0.5
  const w = x1 - x0
  const c0 = `C${x0 - w * 0.1 + bend * 0.3} ${top + (fy - top) * 0.3} ${fx + bend - w * 0.2} ${m} ${fx} ${fy}`
  const back = (q, end) =>
    `C${fx + bend + w * (q * 0.6 + 0.06)} ${m} ${x0 + w * q + bend * 0.3} ${top + (fy - top) * 0.3} ${x0 + w * q} ${top}${end}`
  path(
    k,
    lip,
    `M${x1} ${top}${`C${x1 + bend * 0.3} ${top + (fy - top) * 0.3} ${fx + bend + w * 0.7} ${m} ${fx + w * 0.2} ${fy - 1}`}${back(1.34, 'Z')}`,
  )
  path(k, bed, `M${x0} ${top}${c0}q${w * 0.06} ${w * 0.18} ${w * 0.13} 0${back(1, 'Z')}`)
  path(k, wall, `M${x0} ${top}${c0}q${w * 0.03} ${w * 0.1} ${w * 0.05} 0${back(0.46, 'Z')}`)
}

/** The coconut palm: rooted in the sand, lying out to the left before it rises; leaves hang by their own weight. */
export function leaningPalm(k) {
  // It widens to its foot, the sand heaped round it.
  path(
    k,
    '#7c5660',
    'M85.800 74.200C87.400 73 88.300 71.400 88.600 69L91.950 69C92.200 71.400 93.200 73 95 74.200C92 75.200 88.600 75.200 85.800 74.200Z',
  )
  path(
    k,
    '#e0a884',
    'M85.800 74.200C87.400 73 88.300 71.400 88.600 69L89.900 69C89.900 71.400 89.600 73.200 88.600 74.900Z',
  )
  path(
    k,
    '#7c5660',
    'M88.700 70C86.600 56 82 42 75.200 26.800L76.700 26.200C84.400 41 89.400 55.600 91.900 69.800Z',
  )
  path(
    k,
    '#e0a884',
    'M88.700 70C86.600 56 82 42 75.200 26.800L75.800 26.560C82.800 41.600 87.600 56 89.900 69.900Z',
  )
  for (let i = 0; i < 13; i++) {
    const t = 0.06 + i * 0.072
    const [x, y] = [88.7 - 13.5 * t ** 1.25, 70 - 43.2 * t]
    stroke(k, '#a8746c', 0.2, `M${x + 0.3} ${y}q0.900 0.500 ${2.4 - t} ${-0.2}`)
  }
  const tones = [
    ['#d4c85c', '#7ca84c', '#f0e08c'],
    ['#84b04c', '#3c7c4c', '#c8cc6c'],
    ['#3f7f50', '#285c50', '#6c9c58'],
  ]
  for (const [a, bend, l, tone] of points(
    '0.900 0.700 15 2 2.350 -0.700 15 2 1.500 0.300 12 2 0.250 1.250 18 2 2.950 -1.300 18 1 -0.250 1.500 20 1 3.450 -1.500 21 0 -0.700 1.500 19 1 3.900 -1.400 19 0 -1.150 1.150 17 1 4.400 -1.050 17 0 -1.700 0.400 14 1',
    4,
  ))
    coconutLeaf(k, 76, 26.4, l, a, bend, tones[tone], 34)
  for (const [x, y, c] of [
    [75, 27.6, '#b88048'],
    [77.2, 28, '#7c5038'],
    [76, 28.8, '#a06c40'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x, y, 0.95, 1.15, 0, 0, 7)
    k.fill()
  }
}

/** Takamaka that grows between the stones, in heads of leaves with the sun on their left. */
export function takamaka(k) {
  path(k, '#24544c', 'M95 60C94 54 97 50 101 49C104 44 110 41 117 42L121 48L118 66H96Z')
  leafyHeads(
    k,
    points(
      '114 40.500 5 4.400 106 45 4.600 4.200 100 50.500 4.400 4 96.500 56.500 3.600 4.200 106 53 4.400 4',
      4,
    ),
    ['#24544c', '#3f7f50', '#b0bc60'],
    { size: 1.7, seed: 3 },
  )
}

/** The outline of a thing laid on the sand away from the sun, from its own feet. */
export function castShadow(s, f, x, y, size, draw, colour) {
  const sheet = s.sheet(s.w, s.h)
  f.draw(sheet.k, (k) => {
    k.translate(x, y)
    k.transform(size, 0, -0.8 * size, -0.27 * size, 0, 0)
    draw(k)
  })
  sheet.k.globalCompositeOperation = 'source-in'
  sheet.k.fillStyle = colour
  sheet.k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(sheet.canvas, 0, 0)
}

/** The bay: one run from the deep to the shore, two shoals in it, the light on it in few strokes. */
export function bay(k, sea) {
  const g = k.createLinearGradient(0, sea, 0, 82)
  for (const [a, c] of [
    [0, '#1b64a0'],
    [0.16, '#2286b2'],
    [0.4, '#38acbc'],
    [0.66, '#68d0c4'],
    [1, '#b0e8d0'],
  ])
    g.addColorStop(a, c)
  path(k, g, `M-40 ${sea}H200V96H-40Z`)
  path(
    k,
    'rgba(20,112,160,.3)',
    'M-40 46C-14 45 14 47.500 40 46.200C52 45.700 60 46.800 66 48C50 50.600 24 49.600 -2 50.600C-18 51.200 -30 50.400 -40 50.600Z',
  )
  path(
    k,
    'rgba(178,240,214,.5)',
    'M-40 77C-10 73 16 74.600 40 69.800C62 65.500 84 63.500 200 63V96H-40Z',
  )
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const t = (i / 25) ** 1.5
    const [x, y, l] = [-20 + r() * 110, sea + 1 + t * 26, (1 + t * 5) * (0.4 + r())]
    path(
      k,
      r() < 0.6 ? '#fff0cc' : '#e4f8e4',
      `M${x - l} ${y}q${l} ${-0.1 - t * 0.24} ${l * 2} 0q${-l} ${0.1 + t * 0.24} ${-l * 2} 0Z`,
    )
  }
}

/** Praslin across the strait: its long back, the valleys that run down from it, in haze. */
export function praslin(k, sea) {
  fill(
    k,
    '#a4bccc',
    points(
      `-10 ${sea} -6 ${sea - 2} 2 ${sea - 3.6} 10 ${sea - 5} 15 ${sea - 4.4} 21 ${sea - 7} 26 ${sea - 6} 31 ${sea - 6.6} 37 ${sea - 4} 44 ${sea - 3.4} 51 ${sea - 1.6} 58 ${sea}`,
    ),
  )
  for (const d of [
    `21 ${sea - 7} 26 ${sea - 6} 24 ${sea - 3} 28 ${sea} 18 ${sea} 22 ${sea - 3.6}`,
    `31 ${sea - 6.6} 37 ${sea - 4} 44 ${sea - 3.4} 51 ${sea - 1.6} 58 ${sea} 34 ${sea} 35 ${sea - 3}`,
    `10 ${sea - 5} 15 ${sea - 4.4} 13 ${sea - 2} 15 ${sea} 7 ${sea} 10 ${sea - 2.4}`,
  ])
    fill(k, '#8ca4bc', points(d))
}
