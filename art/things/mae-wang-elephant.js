import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { closed, open } from './curves.js'

/** Tones of the hide: far legs, shade, hide, light, the pink of the ear. */
export const HIDE = {
  sun: ['#3c3a5c', '#5c5474', '#877a8c', '#e4c4a8', '#c8948c'],
  shade: ['#1c3c4c', '#2c4c5c', '#47646c', '#8ca898', '#7c8484'],
}

const BODY =
  '-48 -50 -46 -60 -39 -69 -26 -76 -8 -79 8 -76 20 -70 28 -72 28 -44 26 -36 20 -30 8 -26 -10 -25 -24 -28 -38 -30 -46 -38'
const HEAD =
  '20 -68 24 -76 31 -82 36 -80.500 40 -81.500 46 -78 50 -70 53.500 -60 54 -48 49 -42 43 -40 36 -40 28 -44 22 -54'
const EAR = '26 -71 18 -70 12 -62 12 -52 16 -43 21 -38 25 -43 29 -50 31 -60 30 -68'

const list = (text) => {
  const n = text.split(' ').map(Number)
  return n.filter((_, i) => i % 2 === 0).map((x, i) => [x, n[i * 2 + 1]])
}
const shape = (text) => closed(list(text), 1)

/** A leg from hip to foot: x of hip, knee, foot; one broad round column with toes. */
function leg(k, c, hip, knee, foot, w, toes) {
  path(
    k,
    c,
    `M${hip - w * 1.25} -36C${hip - w * 1.2} -26 ${knee - w} -22 ${knee - w * 0.92} -17C${knee - w * 0.9} -10 ${foot - w} -5 ${foot - w * 1.06} 0Q${foot} 1.600 ${foot + w * 1.1} 0C${foot + w} -5 ${knee + w} -10 ${knee + w * 0.95} -17C${knee + w} -24 ${hip + w * 1.3} -26 ${hip + w * 1.3} -36Z`,
  )
  for (const d of [0.1, 0.5, 0.9])
    path(
      k,
      toes,
      `M${foot + w * d - 1.3} 0.500Q${foot + w * d} -2.600 ${foot + w * d + 1.3} 0.500Z`,
    )
}

/** The trunk along a line of points from the brow, tapering to its tip. */
function trunk(k, c, text, w0 = 7.2, w1 = 2.4) {
  const p = list(text)
  const at = (i) => p[Math.max(0, Math.min(p.length - 1, i))]
  const rim = (m) =>
    p.map(([x, y], i) => {
      const [a, b] = [at(i - 1), at(i + 1)]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1])
      const w = (w0 + ((w1 - w0) * i) / (p.length - 1)) * m
      return [x - ((b[1] - a[1]) / l) * w, y + ((b[0] - a[0]) / l) * w]
    })
  path(k, c, closed([...rim(1), ...rim(-1).toReversed()], 0.9))
}

const TRUNKS = {
  down: '47 -58 52 -46 54.500 -34 55 -22 54.500 -12 57 -6 61 -5',
  reach: '47 -58 54 -47 59 -37 64 -29 70 -25 76 -26 79 -30',
  up: '47 -58 56 -58 64 -64 68 -74 67 -86 71 -95 78 -98',
}

/** A shape against the light: a thin bright edge above and before it. */
function edged(k, text, hide, light) {
  const d = shape(text)
  path(k, light, d)
  k.save()
  k.clip(new Path2D(d))
  k.translate(-1.1, 2.2)
  path(k, hide, d)
  k.restore()
}

/** An Asian elephant from its side, facing right, 100 long and 79 high at the back, feet at 0; its edge lit from above on the right. */
export function mwElephant(
  k,
  { pose = 'down', tones = HIDE.sun, stride = 1, calf = false, flat, dull } = {},
) {
  const [deep, shade, hide, light, pink] = flat ? Array(5).fill(flat) : tones
  const nail = flat ?? (dull ? hide : '#c4a8a4')
  leg(k, deep, 20, 24 + 3 * stride, 25 + 8 * stride, 7, shade)
  leg(k, deep, -26, -19 + 2 * stride, -20 + 5 * stride, 7, shade)
  stroke(k, shade, 2, 'M-46 -58C-53 -50 -53 -40 -51 -28')
  path(k, deep, 'M-52.500 -30L-49.500 -29L-49 -20L-52 -22Z')
  trunk(k, shade, TRUNKS[pose])
  edged(k, BODY, hide, light)
  leg(k, hide, -36, -37 - 2 * stride, -35 - 5 * stride, 8, nail)
  leg(k, hide, 17, 16 - stride, 16 - 4 * stride, 7.6, nail)
  // The shade under belly and behind the legs follows the round of the barrel.
  path(
    k,
    shade,
    'M9 -36C2 -33 -14 -33 -27 -38C-28 -30 -28.500 -22 -30 -14C-29 -10 -30 -4 -31 0.600L-27 0C-26 -8 -26 -14 -24 -20C-22 -26 -18 -27 -10 -26C0 -25.500 6 -26 9.500 -27C10 -20 9.500 -10 8 -1L12 0.600C13 -10 14 -20 14 -30C14 -34 12 -37 9 -36Z',
  )
  trunk(k, hide, TRUNKS[pose], 6.2, 1.6)
  edged(k, HEAD, hide, light)
  path(
    k,
    shade,
    'M54 -50C54 -46 50 -42 43 -40C37 -39 31 -42 28 -46C34 -45 41 -46 46 -50C50 -54 51 -58 52 -64C53.500 -59 54.300 -55 54 -50Z',
  )
  if (pose === 'down' && !flat)
    stroke(
      k,
      shade,
      0.8,
      'M50.500 -42l7 -1.500M51.500 -36l6.500 -0.800M51.600 -30h6.400M52 -24h5.600',
    )
  path(
    k,
    shade,
    closed(
      list(EAR).map(([x, y]) => [x - 1.4, y + 1.8]),
      1,
    ),
  )
  path(k, hide, shape(EAR))
  path(k, pink, 'M12.500 -54C13 -47 17 -41 21 -38C24 -41 27 -46 29 -50C24 -47 17 -48 12.500 -54Z')
  stroke(
    k,
    shade,
    0.8,
    open(
      [
        [22, -66],
        [18, -60],
        [18.5, -52],
      ],
      1,
    ),
  )
  if (flat) return
  path(k, '#241c34', 'M41.500 -62a1.500 1.300 0 1 0 3 0a1.500 1.300 0 1 0 -3 0Z')
  stroke(k, shade, 0.8, 'M40 -65C42 -66.500 45 -66 46 -63.500')
  if (!calf)
    path(
      k,
      dull ? '#a8b4a8' : '#fff0dc',
      'M49 -46C51 -43 54.500 -41.500 58 -42C55 -44 53 -46 52 -48Z',
    )
}
