import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'
import { leafy } from './mae-wang-ravine.js'
import { folk } from './slender-folk.js'

/** A stack of limestone by night: x, half width, top; overhanging brow, foot eaten by the tide, one side in the sky's light. */
export function nightStack(k, x, half, top, sea, [dark, light], seed) {
  const list = (t) => points(t).map(([u, v]) => [x + half * u, top + (sea - top) * v])
  fill(
    k,
    dark,
    rough(
      list(
        '-0.8 1 -0.92 0.92 -1 0.84 -0.92 0.6 -1.04 0.4 -0.8 0.2 -0.6 0.06 -0.2 -0.04 0.2 0 0.5 0.1 0.84 0.24 0.92 0.5 1.04 0.66 0.96 0.86 0.84 0.93 0.8 1',
      ),
      0.3,
      seed,
    ),
  )
  fill(
    k,
    light,
    rough(
      list(
        '-0.8 1 -0.92 0.92 -1 0.84 -0.92 0.6 -1.04 0.4 -0.8 0.2 -0.6 0.06 -0.34 0.02 -0.5 0.26 -0.36 0.46 -0.6 0.66 -0.46 0.86 -0.6 1',
      ),
      0.25,
      seed + 1,
    ),
  )
}

/** The great cliff on the right, its wood on top, the cave of the princess at its foot with candles in it. */
export function nightCliff(k, sea) {
  fill(
    k,
    '#1b2c62',
    rough(
      points(
        `172 -6 122 -6 119 0 120 7 116 12 117 19 112 24 113.5 30 109.5 34 111 39 108.5 ${sea - 2.5} 111 ${sea - 0.6} 113 ${sea} 172 ${sea}`,
      ),
      0.5,
      3,
    ),
  )
  for (const [c, t] of [
    [
      '#2c4682',
      '122 -6 119 0 120 7 116 12 117 19 112 24 113.5 30 109.5 34 111 39 114 36 116 30 120 26 119 19 123 13 122 6 126 -1 126 -6',
    ],
    [
      '#24397a',
      '136 -6 138 4 133 12 136 20 130 26 133 32 138 34 139 26 143 18 140 10 145 2 144 -6',
    ],
    ['#142352', '145 -6 147 4 142 14 145 22 140 32 142 40 148 42 150 30 153 20 150 8 155 -6'],
    ['#24397a', '158 -6 157 6 153 16 156 26 152 36 156 40 160 30 163 18 161 4 164 -6'],
  ])
    fill(k, c, rough(points(t), 0.4, 5))
  // The cave: warm inside, stone that hangs from its lip.
  fill(
    k,
    '#7c4450',
    rough(points(`117 ${sea} 118 39 122 35.5 128 34 134 35.5 138 39 139.5 ${sea}`), 0.3, 7),
  )
  fill(k, '#d08450', points(`119.5 ${sea} 121 40.5 125 38 130 37.6 134.5 40 136.5 ${sea}`))
  fill(k, '#f8c474', points(`122.5 ${sea} 124.5 41.5 128.5 40 132 42 133.5 ${sea}`))
  for (const [x, y, w, l] of points(
    '119 38.6 .9 3 121.4 36.6 1 4.6 124.2 35.2 .8 3 126.6 34.8 1.1 5 129.6 34.6 .8 3.4 132.2 35.4 1 4.2 135 36.6 .9 3.4 137.2 38.4 .8 3',
    4,
  ))
    fill(k, '#1b2c62', [
      [x - w, y - 1.4],
      [x + w, y - 1.4],
      [x + w * 0.3, y + l * 0.6],
      [x, y + l],
      [x - w * 0.5, y + l * 0.5],
    ])
  for (const [x, h] of points('124 1.6 125.6 2.2 127.4 1.4 129.6 2.4 131.2 1.6 132.6 1.2')) {
    path(k, '#fff4d0', `M${x - 0.22} ${sea}V${sea - h}H${x + 0.22}V${sea}Z`)
    path(k, '#fff8dc', `M${x} ${sea - h - 1}q0.5 0.7 0 1.1q-0.5 -0.4 0 -1.1Z`)
  }
}

/** A clump that hangs on the rock: a dome of leaves over a ragged fringe; x, y, half width, height, seed. */
export function nightWood(k, spots, tones) {
  for (const [x, y, a, b, s] of points(spots, 5)) {
    const dome = points(
      '-1 .3 -.9 -.3 -.6 -.7 -.2 -.95 .25 -1 .65 -.75 .92 -.3 1 .3 .6 .75 .2 .55 -.2 .9 -.6 .6',
    ).map(([u, v], i) => [x + a * u * (1 + 0.08 * Math.sin(i * 2 + s)), y + b * v])
    leafy(k, dome, [...dome, dome[0]], a * 0.34, s, tones, 0.7)
  }
}

/** A frond of a coconut palm: a bowed rib, long leaflets that hang from both sides of it. */
export function nightFrond(k, x, y, l, a, sag, c) {
  const n = 24
  const rib = []
  let [px, py, d] = [x, y, a]
  for (let i = 0; i <= n; i++) {
    rib.push([px, py, d])
    px += (Math.cos(d) * l) / n
    py += (Math.sin(d) * l) / n
    d += (sag * (0.4 + (1.2 * i) / n)) / n
  }
  for (let i = 2; i <= n; i++) {
    const [rx, ry, rd] = rib[i]
    const t = i / n
    const q = l * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.8)) ** 0.7
    for (const m of [-1, 1]) {
      const w = rd + m * (1.05 - t * 0.5)
      const [ex, ey] = [rx + Math.cos(w) * q, ry + Math.sin(w) * q + q * 0.34]
      const [nx, ny] = [-(ey - ry) * 0.085, (ex - rx) * 0.085]
      path(
        k,
        c[m > 0 ? 0 : 1],
        `M${rx} ${ry}Q${(rx + ex) / 2 + nx} ${(ry + ey) / 2 - q * 0.1 + ny} ${ex} ${ey}Q${(rx + ex) / 2 - nx} ${(ry + ey) / 2 - q * 0.1 - ny} ${rx} ${ry}Z`,
      )
    }
  }
  stroke(k, c[1], l * 0.018, `M${rib.map((p) => `${p[0]} ${p[1]}`).join('L')}`)
}

/** Light of the plankton along a line of points: a wide dim band, a clear one, a bright thread. */
export function glowBand(k, pts, wide, tones = ['#1c5c98', '#24a0c8', '#a8fff0']) {
  const side = (w, low) => {
    const up = pts.map(([x, y, q = 1]) => [x, y - w * 0.4 * q])
    const down = pts.map(([x, y, q = 1]) => [x, y + w * low * q]).toReversed()
    return closed([...up, ...down], 0.9)
  }
  path(k, tones[0], side(wide, 1.6))
  path(k, tones[1], side(wide * 0.55, 1.1))
  path(k, tones[2], side(wide * 0.2, 0.5))
}

/** A swimmer in the light he makes: head, arms, a wake of light behind; about 8 long, towards the left. */
export function glowSwimmer(k, hair) {
  lens(k, '#1c5c98', 3, 0.6, 10, 1.3, 1.5)
  lens(k, '#24a0c8', 2, 0.5, 6.4, 0.8, 0.9)
  lens(k, '#a8fff0', 3.6, 0.6, 4, 0.3, 0.35)
  stroke(k, '#7c4c5c', 0.7, 'M-0.6 0.2C-2 -1.6 -3.4 -1.2 -4.4 0.3')
  path(k, '#a8fff0', 'M-5.8 0.5Q-4.4 -0.5 -3.2 0.5Q-4.4 1 -5.8 0.5Z')
  path(k, '#94606c', 'M-2.2 -0.5a1 1.1 0 1 1 2 0a1 1.1 0 1 1 -2 0Z')
  path(k, hair, 'M-2 -1C-2 -2 0.2 -2.2 0 -0.2L-0.6 0.2C-0.6 -0.6 -1 -1 -2 -1Z')
  path(k, '#c8fff4', 'M-2.6 0.3Q-1 -0.3 0.8 0.3Q-1 0.7 -2.6 0.3Z')
}

/** A longtail at anchor in the dark, prow to the left, a lamp under its roof; waterline at 0, 34 long. */
export function nightBoat(k) {
  path(
    k,
    'rgba(255,196,112,.5)',
    'M-6 1.4Q2 0.8 10 1.4Q2 2.2 -6 1.4ZM-3 3Q2 2.5 7 3Q2 3.6 -3 3ZM-1 4.6Q2 4.2 5 4.6Q2 5.1 -1 4.6Z',
  )
  stroke(k, '#0c1840', 0.4, 'M15 -4.5L25 0.4')
  path(
    k,
    '#0c1840',
    'M-21.4 -10.5C-18.6 -4.4 -12 -2 0 -2C8 -2 14 -2.6 18 -4.6C17.6 -1.6 16.6 0.3 15.5 0.8H-12C-16 -0.6 -20 -5 -21.4 -10.5Z',
  )
  path(k, '#c87c54', 'M-7 -1.9C-2 -2 6 -2 10 -2.3V-3.4C6 -2.8 -2 -2.8 -7 -2.9Z')
  path(k, '#f8b868', 'M-6.4 -2.6L-6 -8.2H9L9.4 -2.9C5 -2.5 -2 -2.5 -6.4 -2.6Z')
  stroke(k, '#0c1840', 0.4, 'M-6 -2.4V-8.6M-1 -2.3V-8.8M4 -2.3V-8.8M9 -2.6V-8.6')
  path(k, '#1c2c60', 'M-8 -8.6C-3 -10.2 7 -10.2 11 -8.6L10.6 -7.8H-7.6Z')
  path(k, '#fff6d8', 'M1.2 -7.6a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0Z')
  path(
    k,
    '#0c1840',
    'M5.4 -2.6C5.2 -4.6 5.6 -5.4 6.4 -5.4C7.2 -5.4 7.6 -4.6 7.4 -2.6ZM5.8 -6.2a0.6 0.7 0 1 0 1.2 0a0.6 0.7 0 1 0 -1.2 0Z',
  )
  path(k, '#c84c5c', 'M-21.3 -9.8L-20.3 -8.4L-20 -4.5L-21 -6L-21.6 -4.2Z')
}

/** She swings out over the water, her toes in it; `q` is a head, 0, 0 the middle of the board. */
export function nightSwinger(k, q, long) {
  k.save()
  k.scale(q, q)
  stroke(k, '#8c84a8', 0.13, `M1.3 0.3V${-long / q}`)
  const skin = ['#b4808c', '#6c4c74']
  folk(k, {
    near: [76, 6],
    far: [68, 14],
    armNear: [56, 112],
    armFar: [66, 106],
    seat: true,
    shorts: true,
    lean: -10,
    nod: -8,
    light: 1,
    skin,
    top: ['#e8c4a0', '#8c6490'],
    low: ['#c85468', '#74386c'],
    hair: ['#241c48', '#181438'],
    cut: 'short',
    bare: true,
    shoe: skin[0],
    before: (c) =>
      path(
        c,
        '#241c48',
        'M-0.4 -3.6C-1.2 -3.7 -2 -3 -3.1 -3.1C-2.6 -2.7 -3.2 -2.4 -3.6 -2.1C-2.6 -2 -1.6 -2 -0.7 -2.3Z',
      ),
    after: (c) => {
      path(c, '#4c3c64', 'M-0.7 0.34H1.5V0.58H-0.7Z')
      stroke(c, '#c8bcd0', 0.13, `M0.9 0.4V${-long / q}`)
      path(c, skin[0], 'M0.72 -2.8H1.06V-2.36H0.72Z')
    },
  })
  k.restore()
}

/** Small stars, few of them bright; none where the crown of the palm stands. */
export function nightStars(k, seed, y1) {
  const r = random(seed)
  for (let i = 0; i < 150; i++) {
    const [x, y] = [r() * 160, r() ** 1.3 * y1]
    const q = i % 16 ? 0.1 + r() * 0.12 : 0.3
    if (((x - 79) / 29) ** 2 + ((y - 18) / 19) ** 2 < 1) continue
    k.fillStyle = i % 16 ? 'rgba(220,236,255,.8)' : '#fff6e0'
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
}
