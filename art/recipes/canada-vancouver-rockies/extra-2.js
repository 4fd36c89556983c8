import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { copycat, mother, squirrel, tumbler } from '../../things/rubbing-bears.js'

const GOLD = ['#c8741c', '#f09c20', '#fcc438', '#ffe884']

/** A pearl morning, warm on the right where the sun comes. */
function morning(k) {
  path(k, '#b8cccc', 'M-6 -6H166V70H-6Z')
  path(k, '#d4dcd0', 'M-6 10C30 2 70 16 110 4C130 -1 150 0 166 -6V70H-6Z')
  path(k, '#f0e4c8', 'M-6 26C30 18 80 26 116 12C134 6 152 6 166 2V70H-6Z')
  path(k, '#fce8c0', 'M-6 40C40 34 90 34 124 20C140 14 154 14 166 10V70H-6Z')
}

/** Mount Robson: a broad head in level strata, a ledge of snow on every one, its right faces in the sun. */
function robson(k) {
  fill(k, '#8ca4bc', [
    ...rough(
      points('44 60 56 49 64 43 70 36 78 27 84 21 90 13 95 9 99 7.500 103 9 107 12'),
      0.6,
      3,
    ),
    ...points('104 20 108 30 105 40 110 60'),
  ])
  fill(k, '#ecb898', [
    ...rough(points('107 12 112 16 118 23 126 28 133 37 141 42 150 52 160 60'), 0.6, 5),
    ...points('110 60 105 40 108 30 104 20'),
  ])
  // Level strata, thin ledges of snow that taper off; gullies cross them.
  const r = random(9)
  for (let i = 0; i < 15; i++) {
    const y = 17 + i * 2.7 + r() * 0.8
    const [a, b] = [97 - (y - 8) * 1.1, 103 + (y - 9) * 1.04]
    const mid = 105 + Math.sin(y * 0.3) * 2.2
    for (const [from, to, snow, dark] of [
      [a, mid - 1, '#e8eef2', '#7890b0'],
      [mid + 1, b - 1, '#fff6ea', '#d89c90'],
    ])
      for (let x = from + 1 + r() * 4; x < to - 3; ) {
        const l = Math.min(to - x, 5 + r() * 16)
        const q = 0.2 + r() * 0.5
        path(
          k,
          dark,
          `M${x} ${y + 0.6}q${l * 0.5} ${q * 1.6} ${l} ${0.4 + q}q${-l * 0.4} ${q * 1.4} ${-l} ${-q}Z`,
        )
        if (r() < 0.8)
          path(
            k,
            snow,
            `M${x} ${y + 0.5}q${l * 0.3} ${-q * 2} ${l} ${q * 0.5}q${-l * 0.5} ${q * 1.3} ${-l} ${-q * 0.5}Z`,
          )
        x += l + 1.5 + r() * 5
      }
  }
  for (const d of [
    'M93 20L88 34L84 48L87 35ZM81 30L76 42L74 52L78 42Z',
    'M99 24L98 38L94 54L100 38Z',
  ])
    path(k, '#7890b0', d)
  path(k, '#d89c90', 'M115 24L119 36L120 50L117 37ZM127 34L132 44L134 54L130 45Z')
  // The cap of ice.
  fill(
    k,
    '#fffdf6',
    points(
      '88 15 92 11 95 9 99 7.300 103 8.600 107 11.700 112 16 109 16.500 106 14.500 103 18 99.500 14.500 96 17 93 14.500 90 17',
    ),
  )
  fill(
    k,
    '#c4d4e4',
    points('88 15 92 11 95 9 99 7.300 101 8.500 99 11 96.500 13 96 17 93 14.500 90 17'),
  )
  // Mist over its foot.
  path(
    k,
    'rgba(251,238,216,.7)',
    'M30 56C44 46 54 52 66 47C78 42 88 50 100 46C114 41 126 49 138 44C150 40 160 46 172 42V66H30Z',
  )
  path(k, '#fbeed8', 'M30 60C44 51 58 57 72 51C86 46 98 55 112 49C128 44 146 55 170 47V66H30Z')
  path(k, '#e8ecdf', 'M30 64C50 56 66 60 84 57C104 53 128 60 170 54V70H30Z')
}

/** Spruces in the mist, one tier of boughs after another, each tree of its own build. */
function spruces(k) {
  for (const [x, y, tall, wide, c, seed] of [
    [66, 66, 20, 4.6, '#a4bcb8', 2],
    [73, 67, 27, 5, '#94b0b0', 3],
    [118, 66, 17, 4, '#b0c4bc', 4],
    [132, 67, 25, 4.6, '#94b0b0', 5],
    [139, 68, 18, 4.4, '#84a4a8', 6],
    [150, 69, 31, 6, '#6c949c', 7],
    [157, 70, 22, 5, '#7ca0a4', 8],
    [-2, 70, 36, 7, '#6c949c', 9],
    [9, 70, 27, 5.6, '#7ca0a4', 10],
  ]) {
    const r = random(seed)
    let d = `M${x} ${y - tall}`
    const right = []
    const left = []
    const n = Math.round(tall / 3)
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const q = wide * t * (0.75 + r() * 0.5)
      right.push(
        `L${x + q} ${y - tall + tall * t * 0.95}L${x + q * 0.45} ${y - tall + tall * t * 0.93}`,
      )
      const p = wide * t * (0.75 + r() * 0.5)
      left.unshift(
        `L${x - p * 0.45} ${y - tall + tall * t * 0.93}L${x - p} ${y - tall + tall * t * 0.95}`,
      )
    }
    d += right.join('') + left.join('')
    path(k, c, `${d}Z`)
  }
}

/** An aspen: white bark with dark eyes and rings, shaded on its left. */
function aspen(k, x, top, foot, wide, lean, seed) {
  const r = random(seed)
  const at0 = (t) => x + lean * t + Math.sin(t * 4 + seed) * wide * 0.25
  const side = (m) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return [at0(t) + (m * wide * (1 - t * 0.45)) / 2, foot + (top - foot) * t]
    })
  const [l, rr] = [side(-1), side(1)]
  fill(k, '#fff8ec', [...l, ...rr.toReversed()])
  fill(k, '#b4bccc', [
    ...l,
    ...l.map(([px, py], i) => [px + wide * (0.4 - i * 0.02), py]).toReversed(),
  ])
  for (let i = 0; i < 7 + wide; i++) {
    const t = r()
    const y = foot + (top - foot) * t
    const w = wide * (1 - t * 0.45)
    const m = r() < 0.5 ? -1 : 1
    const px = at0(t) + m * w * 0.5
    path(
      k,
      '#544858',
      `M${px} ${y - 0.7}C${px - m * w * 0.4} ${y - 0.3} ${px - m * w * 0.5} ${y} ${px - m * w * 0.25} ${y + 0.2}C${px - m * w * 0.1} ${y + 0.2} ${px} ${y + 0.5} ${px} ${y + 0.8}Z`,
    )
  }
  if (wide > 3)
    for (const t of [0.32, 0.62]) {
      const [px, py] = [at0(t), foot + (top - foot) * t]
      path(
        k,
        '#544858',
        `M${px - wide * 0.24} ${py}Q${px} ${py - wide * 0.3} ${px + wide * 0.24} ${py}Q${px} ${py + wide * 0.3} ${px - wide * 0.24} ${py}Z`,
      )
    }
}

/** Leaves of gold: a loose cloud of single leaves, denser in its middle. */
function gold(k, x, y, rx, ry, n, seed, size = 1) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const [a, d] = [r() * 6.283, Math.sqrt(r()) * (0.55 + r() * 0.5)]
    const [px, py] = [x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry]
    const lit = (px - x) / rx - (py - y) / ry + r() - 0.5
    const q = size * (0.9 + r() * 0.9)
    k.save()
    k.translate(px, py)
    k.rotate(r() * 3)
    path(
      k,
      GOLD[lit > 0.8 ? 3 : lit > 0 ? 2 : lit > -0.7 ? 1 : 0],
      `M${-q} 0C${-q * 0.4} ${-q * 0.9} ${q * 0.5} ${-q * 0.8} ${q * 1.2} 0C${q * 0.5} ${q * 0.8} ${-q * 0.4} ${q * 0.9} ${-q} 0Z`,
    )
    k.restore()
  }
}

/** The thick pine that has been rubbed for generations: plates of bark, a polished patch. */
function rubbed(k) {
  path(
    k,
    '#3c2838',
    'M14 -6H34C33 20 33.500 50 35 72C36.500 78 40 82 44 84.500C34 87.500 14 87.500 4 85C10 82 12.500 76 13 70C14 46 14.500 20 14 -6Z',
  )
  path(
    k,
    '#6c3c3c',
    'M21 -6H34C33 20 33.500 50 35 72C36.500 78 40 82 44 84.500C38 86.300 30 87 22 86.900C24 76 22 50 22.500 24Z',
  )
  path(
    k,
    '#b8683c',
    'M29 -6H34C33 20 33.500 50 35 72C36.500 78 40 82 44 84.500C40.500 85.600 37 86.200 34 86.500C31 74 30 50 30 24Z',
  )
  for (const d of [
    'M17 4C18 12 17 22 17.500 30M18 36C17 48 18 58 17 70M25 -2C25.500 8 24.500 18 25 26M26 58C25.500 66 26.500 74 27 82M31 2C30.500 8 31.500 14 31 20M33 66C34 72 36 78 38 82M21 60C20.500 68 20 76 16 83',
  ])
    stroke(k, '#2c1c30', 0.9, d)
  path(
    k,
    '#e8a468',
    'M30 30C32 30 33.300 31 33.400 33C33.600 45 34 55 34.500 64C33 66 30.500 64 30 60Z',
  )
  stroke(k, '#6c3c3c', 0.7, 'M25 10L28 20M27.500 9L30.500 19M30 8.500L32.500 17')
}

/** Snow on the ground in long soft waves, blue where the shadows lie. */
function ground(k) {
  path(k, '#dce4e4', 'M-6 70C20 66 50 70 84 67.500C116 65 144 69 166 66.500V96H-6Z')
  path(k, '#f4f2ea', 'M-6 76C24 71 60 77 96 73C124 70 148 74 166 71V96H-6Z')
  path(k, '#fffaf0', 'M20 92C50 80 110 83.500 166 77V96H20Z')
  // Shadows fall to the left.
  path(
    k,
    'rgba(116,140,188,.55)',
    'M38 82C30 80 10 78 -6 78.500V92C14 93 36 90 44 86ZM70 86C58 83.500 46 84 38 86C46 91 64 91 76 88Z',
  )
  path(
    k,
    'rgba(116,140,188,.45)',
    'M98 82.500C88 80 70 79.500 60 81C70 84.500 90 86 102 84.500ZM142 85.500C132 83.500 116 83.500 108 85C116 87.500 132 88 145 86.500ZM152 75C140 73 120 72.500 106 73.500C118 75.500 140 77 154 76.500ZM86 70.500C76 69 60 69 50 69.600C62 71.600 78 72 88 71.700Z',
  )
  const r = random(21)
  for (let i = 0; i < 46; i++) {
    const y = 74 + r() * 15
    const x = 36 + r() * 100
    const q = 0.5 + (y - 70) * 0.035
    path(
      k,
      GOLD[Math.floor(r() * 3)],
      `M${x - q * 1.2} ${y}Q${x} ${y - q * 0.8} ${x + q * 1.2} ${y}Q${x} ${y + q * 0.5} ${x - q * 1.2} ${y}Z`,
    )
  }
  // Dry grass that sticks out.
  for (const [x, y, n] of points('142 80 5 149 78 4 155 82 6 58 74 4 112 72 4 80 92 5 2 90 5', 3))
    for (let i = 0; i < n; i++)
      stroke(
        k,
        i % 2 ? '#c89c5c' : '#8c6c54',
        0.4,
        `M${x + i * 0.8} ${y}q${(i - n / 2) * 0.6} -3 ${(i - n / 2) * 1.7} ${-4 - (i % 3)}`,
      )
}

/** A bough of pine from x, y: needles in a saw edge below, a pad of snow above. */
function bough(k, x, y, a, long, wide) {
  k.save()
  k.translate(x, y)
  k.rotate(a)
  const low = []
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    low.push([
      long * t + (i % 2) * 1.5,
      wide * (1 - t * 0.8) * (i % 2 ? 1 + 0.25 * Math.sin(i * 1.3) : 0.5),
    ])
  }
  fill(k, '#1c3c48', [[0, -wide * 0.5], [long, 0], ...low.toReversed()])
  fill(k, '#2f5c5c', [
    [0, -wide * 0.4],
    [long, 0],
    ...low.map(([px, py]) => [px - 0.6, py * 0.5]).toReversed(),
  ])
  path(
    k,
    '#fffdf6',
    `M0 ${-wide * 0.5}C${long * 0.1} ${-wide * 0.9} ${long * 0.2} ${-wide * 0.7} ${long * 0.3} ${-wide * 0.62}C${long * 0.42} ${-wide * 0.9} ${long * 0.56} ${-wide * 0.6} ${long * 0.64} ${-wide * 0.42}C${long * 0.74} ${-wide * 0.5} ${long * 0.9} ${-wide * 0.2} ${long} 0C${long * 0.8} ${wide * 0.12} ${long * 0.6} ${-wide * 0.06} ${long * 0.46} ${wide * 0.06}C${long * 0.3} ${wide * 0.1} ${long * 0.16} ${-wide * 0.1} 0 ${wide * 0.1}Z`,
  )
  k.restore()
}

export default {
  alt: 'Prima neve sotto il monte Robson: una mamma grizzly si gratta beata la schiena contro un pino, un cucciolo la imita e piega un pioppo d’oro, l’altro rotola tra le foglie; uno scoiattolo vola via',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.98, 0.2], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      robson(k)
      spruces(k)
      ground(k)
      for (const [x, top, foot, wide, lean, seed] of points(
        '123 -6 72 2.600 3 3 129 -6 70 1.800 -2 5 148 -6 75 3.400 2 7 160 -6 73 2.400 -3 8 79 20 71 1.500 1 12',
        6,
      ))
        aspen(k, x, top, foot, wide, lean, seed)
      gold(k, 128, 1, 24, 9, 110, 4, 1)
      gold(k, 154, 6, 16, 13, 90, 6, 1.1)
      gold(k, 80, 21, 8, 8, 40, 8, 0.8)
      rubbed(k)
      at(k, 51, 84, 1.03, mother)
      // The sapling that gives way.
      path(k, 'rgba(116,140,188,.5)', 'M96 84.500C88 83 74 83 66 84C76 86.500 90 87 98 86Z')
      path(
        k,
        '#fff8ec',
        'M93 85C93 74 92 66 88 58C85 52 80 47.500 73 45L73.500 44.200C81 46 87 51 90 57C94 65 95.500 74 95.500 85Z',
      )
      path(
        k,
        '#b4bccc',
        'M93 85C93 74 92 66 88 58C85 52 80 47.500 73 45L73.300 44.600C81 47.500 86 52.500 88.800 58C92.500 66 94 74 94 85Z',
      )
      stroke(
        k,
        '#544858',
        0.7,
        'M93.300 78H94.800M92.600 70L94 69.700M90.700 63L92 62.500M86.500 55L87.600 54.300',
      )
      stroke(k, '#d8ccc4', 0.5, 'M88 57C84 57 80 59 77 62M82 50.500C80 53 76 55 72 56')
      gold(k, 74, 50, 9, 7.5, 64, 15, 0.95)
      at(k, 101, 84.5, 1, copycat)
      at(k, 132.5, 85, 0.92, tumbler)
      k.save()
      k.translate(60, 11)
      k.rotate(-0.3)
      k.scale(0.8, 0.8)
      squirrel(k)
      k.restore()
      // Leaves shaken down, and the first snow.
      gold(k, 84, 66, 16, 12, 14, 31, 0.8)
      gold(k, 112, 40, 34, 30, 16, 32, 0.8)
      const r = random(5)
      for (let i = 0; i < 84; i++) {
        const [x, y, q] = [r() * 164, r() * 90, 0.22 + r() ** 3 * 0.9]
        path(k, '#ffffff', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
      }
      // A dark bough of the pine above us, snow on it.
      bough(k, -6, 1, 0.34, 31, 4.4)
      bough(k, -6, 12, 0.62, 25, 3.8)
    })
    return finish(s, { vignette: 0.1, bloom: 0.14 })
  },
}
