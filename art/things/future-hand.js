import { points } from '../core/field.js'

// The sentence on the Museum of the Future, written with a soft pen: each letter is the way of the nib, in units of its
// width, x to the left as Arabic runs, y up from the line. A stroke is as thick as the nib lies across its way.

const TOOTH = '0 0 .35 .08 .55 1.2 .75 .1 1.15 0'
const BOWL = '.5 .9 .6 -.5 1.3 -1.7 2.5 -1.7 3.2 -.5 3.2 .9'
const LETTERS = {
  A: [1.5, ['.5 4.8 .55 3 .65 1.2 .9 -.2']],
  H: [1.5, ['.5 4.8 .55 3 .65 1.2 .9 -.2', '1.3 5.9 .7 5.7 1.1 5.2 .5 5']],
  a: [1.5, ['0 0 .5 .02 .85 .5 .9 2.4 .85 4.8']],
  l: [1.5, ['.55 4.9 .6 2.4 .75 .7 1.5 0']],
  n: [1.2, [TOOTH], '.6 2.1'],
  t: [1.2, [TOOTH], '.2 2.1 1 2.3'],
  y: [1.2, [TOOTH], '.2 -1.1 1 -1'],
  b: [1.2, [TOOTH], '.6 -1.2'],
  h: [1.2, [TOOTH, '.5 4.1 1.2 3.9 .9 3.1 .2 3.1 1.3 2.5']],
  N: [3, [`0 0 .3 .1 ${BOWL}`], '1.9 .5'],
  X: [
    4.8,
    [
      `0 0 .2 .9 .45 .05 .75 .85 1 .05`,
      '1 .05 1.4 .1 1.6 .9 1.7 -.5 2.4 -1.7 3.6 -1.7 4.3 -.5 4.3 .9',
    ],
    '.5 2 1.3 2.1 .9 2.9',
  ],
  T: [3.6, ['0 .3 .2 1.1 .5 0 1.8 -.5 3.1 -.3 3.6 1.1'], '1.5 1.1 2.3 1.3'],
  s: [3, ['0 0 .25 .9 .5 .05 .8 .85 1.05 .05 1.35 .9 1.65 .05 3 0']],
  S: [3, ['0 0 .25 .9 .5 .05 .8 .85 1.05 .05 1.35 .9 1.65 .05 3 0'], '.5 2 1.3 2.1 .9 2.9'],
  m: [1.5, ['0 0 .5 .1 .25 .8 .9 1 1.1 .3 .6 -.15 1.5 0']],
  e: [1.4, ['0 0 .4 .2 .95 1.2 .25 1.2 .75 .2 1.4 0']],
  E: [2.6, ['1.3 1.6 .5 1.6 .35 .8 1.3 .8 .3 .2 .1 -1.2 1.1 -2.2 2.5 -1.7']],
  w: [2, ['.9 .3 .2 .4 .4 1.2 .95 .8 .9 -.2 1.5 -1.2 2.5 -1.5']],
  k: [2, ['0 0 .3 0', '2.2 4.9 .5 3.2 1.3 1.6 1.4 .3 2 0']],
  d: [1.5, ['0 0 .5 .1 .4 1.6 .7 .3 1.5 .05']],
  r: [2, ['0 0 .5 .1 .7 .7 .9 -.4 1.5 -1.4 2.5 -1.6']],
}
/** «We may not live for hundreds of years, but what we make can last for hundreds of years.» */
const WORDS = 'lN neyX mhaT AlsnyN wlkN ymkN HN nbdE Syha ystmr lmhaT AlsnyN'.split(' ')
const GAP = 0.9

/** A smooth way through the points, in small steps. */
function way(list) {
  const out = []
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [list[i - 1] ?? list[i], list[i], list[i + 1], list[i + 2] ?? list[i + 1]]
    for (let j = 0; j < 10; j++) {
      const t = j / 10
      out.push(
        [0, 1].map(
          (n) =>
            0.5 *
            (2 * b[n] +
              (c[n] - a[n]) * t +
              (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
              (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t),
        ),
      )
    }
  }
  return [...out, list.at(-1)]
}

// A soft pen, nearly as thick along as across, so that no stroke is a chip of its own even when it is seen small.
const NIB = [0.28, 0.22, -0.6]
const dot = (k, x, y, q = 1) => {
  k.beginPath()
  k.ellipse(-x, -y, NIB[0] * q, NIB[1] * q, NIB[2], 0, 7)
  k.fill()
}
function sweep(k, list) {
  const p = way(list)
  for (let i = 0; i < p.length - 1; i++)
    for (let t = 0; t < 1; t += 0.25)
      dot(k, p[i][0] + (p[i + 1][0] - p[i][0]) * t, p[i][1] + (p[i + 1][1] - p[i][1]) * t)
}

const advance = (words) =>
  words.reduce((sum, w) => sum + GAP + [...w].reduce((s, c) => s + LETTERS[c][0], 0), 0)

/** Writes words `from` … `to` of the sentence from x0 leftwards over `long`, drawn out or in to fill it; the line lies at y. */
export function write(k, x0, y, long, size, from = 0, to = WORDS.length, turned = false) {
  const words = WORDS.slice(from, to)
  k.save()
  k.translate(x0, y)
  if (turned) k.scale(-1, -1)
  k.scale(long / advance(words), size)
  let x = 0
  for (const word of words) {
    for (const c of word) {
      const [adv, ways, dots] = LETTERS[c]
      for (const one of ways)
        sweep(
          k,
          points(one).map(([px, py]) => [x + px, py]),
        )
      for (const [px, py] of dots ? points(dots) : []) dot(k, x + px, py, 1.3)
      x += adv
    }
    x += GAP
  }
  k.restore()
}
