import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'

const STEP = 0.8

/** The crest of one hedge of tea: the rows bend down from the hill on the left. */
const crest = (y, bend) => (x) =>
  y + bend * (0.9 * Math.sin((x - 18) / 34) + 0.0042 * (x - 70) * (x - 70) * 0.1)

/** A line of round leaf heads along a curve, from left to right. */
function heads(top, size, seed) {
  const r = random(seed)
  const line = []
  for (let x = -6; x < 166; ) {
    const wide = size * (0.75 + r() * 0.5)
    for (let a = 0; a <= wide; a += Math.min(STEP, wide / 4))
      line.push([x + a, top(x + a) - Math.sin((a / wide) * Math.PI) * size * 0.3])
    x += wide
  }
  return line
}

/** One clipped hedge across the hill: a bright head, a leaf face, a dark path before it. */
function hedge(k, { y, deep, bend, seed, tones: [path0, face, leaf, bright] }) {
  const top = crest(y, bend)
  const shifted = (share) => (x) => top(x) + deep * share
  const down = [
    [170, 97],
    [-8, 97],
  ]
  fill(k, bright, [...heads(top, deep * 0.16 + 0.3, seed), ...down])
  fill(k, leaf, [...heads(shifted(0.26), deep * 0.22 + 0.3, seed + 1), ...down])
  fill(k, face, [...heads(shifted(0.46), deep * 0.28 + 0.3, seed + 2), ...down])
  fill(k, path0, [...heads(shifted(0.86), deep * 0.2 + 0.3, seed + 3), ...down])
}

/** Fuji: concave flanks, the crater's flat rim, snow in tongues; light from the left. */
function fuji(k) {
  path(
    k,
    '#7f93bd',
    'M52 53C80 47 97 33 106.500 14.600C108.500 13.600 109.500 15 111 14.200C112.600 13.600 113.600 14.800 115 14.400C124.500 33 142 47 170 53Z',
  )
  path(
    k,
    '#a9b4cf',
    'M52 53C80 47 97 33 106.500 14.600C108.500 13.600 109.500 15 111 14.200L109 24L112 31L105 38L106 46L98 53Z',
  )
  path(
    k,
    '#6a7fae',
    'M118 40L124 46L121 53H140L134 46L128 38L123 30ZM112 31L116 40L112 47L114 53H107L106 46Z',
  )
  path(
    k,
    '#ffffff',
    'M106.500 14.600C108.500 13.600 109.500 15 111 14.200L110 20L112 25L109.500 29L108.500 36L105.500 31L103 38L100.500 33L97 37L96 31.200C100 26.500 103.500 20.500 106.500 14.600Z',
  )
  path(
    k,
    '#c9d3ea',
    'M111 14.200C112.600 13.600 113.600 14.800 115 14.400C118 20.500 121.500 26.500 125.500 31.600L124 36L120.500 32L119 38L115.500 32.500L113.500 39L111 32L109.500 29L112 25L110 20Z',
  )
  path(k, '#e6ecf6', 'M113 16L115 22L113.500 28L117 31L116 24L118.400 26Z')
}

/** A sea of low cloud before the mountain's foot. */
function cloudBank(k, y, colour, seed) {
  const r = random(seed)
  k.fillStyle = colour
  k.beginPath()
  k.rect(-6, y, 172, 14)
  for (let x = -6; x < 168; x += 4 + r() * 5) {
    const q = 1.6 + r() * 2.6
    k.moveTo(x + q * 1.5, y + 0.6)
    k.ellipse(x, y + 0.6, q * 1.5, q, 0, 0, 7)
  }
  k.fill()
}

/** A basket of split bamboo full of new leaves. */
function basket(k) {
  path(k, '#7fb23c', 'M-5 -6.500C-4 -9.500 -1.500 -9 -0.500 -10C1 -9.200 4 -9.600 5 -6.500Z')
  path(
    k,
    '#b6dc58',
    'M-4.600 -7C-3.800 -9 -1.500 -8.800 -0.500 -10C0 -8.500 -1.500 -7.400 -2 -6.500Z',
  )
  path(k, '#a9713f', 'M-5.400 -6.800H5.400L4.200 2H-4.200Z')
  path(k, '#d9a25c', 'M-5.400 -6.800H-0.500L-0.800 2H-4.200Z')
  stroke(k, '#7d4d30', 0.5, 'M-5.200 -4.600H5M-4.900 -2.200H4.700M-4.600 0.200H4.400')
  stroke(k, '#eec17c', 0.9, 'M-5.600 -6.800H5.600')
}

/** A tea picker in indigo with red cords and a straw hat, seen to the waist: 27 units, facing right. */
function picker(k, { cloth, lit, sprig, turned }) {
  // One who is turned round has the light on the other side.
  const [far, near] = turned ? [lit, cloth] : [cloth, lit]
  const straw = turned ? ['#f6d894', '#c9924f'] : ['#c9924f', '#f6d894']
  const sash = turned ? ['#ef6a54', '#d8433c'] : ['#d8433c', '#ef6a54']
  path(k, '#3a2a3a', 'M-2.600 -18C-4.600 -18 -5 -15 -3.600 -14C-2 -13.400 -1 -15 -1 -16Z')
  path(
    k,
    far,
    'M-6.500 4C-7.200 -3 -6.600 -9 -4.400 -12.400C-2 -14 2 -14.200 4 -12.600C6.400 -9 6.800 -3 6.600 4Z',
  )
  path(
    k,
    near,
    'M-6.500 4C-7.200 -3 -6.600 -9 -4.400 -12.400C-3 -13.300 -1.400 -13.800 0 -13.800C-2.400 -9 -2.600 -2 -2.200 4Z',
  )
  for (const [x, y] of points(
    '-5.200 -3.600 -5.400 -7.200 1.400 -6.600 3.600 -4.200 0.600 -9.600 -3.600 -10.200',
  ))
    stroke(k, '#dfe6f4', 0.5, `M${x - 0.5} ${y}h1M${x} ${y - 0.5}v1`)
  path(k, '#fff6ea', 'M-0.600 -13.700L2.400 -9.400L3.600 -12.800L2.600 -13.500Z')
  path(
    k,
    sash[0],
    'M-6.900 -1.600C-2 -0.600 3 -0.600 6.900 -1.600L6.800 2.200C3 3.200 -2.500 3.200 -6.700 2.200Z',
  )
  path(
    k,
    sash[1],
    'M-6.900 -1.600C-5.400 -1.300 -3.900 -1.100 -2.400 -0.980L-2.300 2.900C-3.900 2.800 -5.300 2.500 -6.700 2.200Z',
  )
  stroke(k, '#e2483c', 0.9, 'M-3.600 -12C-3 -8 -1 -4 3 -1.400M3 -12C2.600 -8 0 -4 -3.600 -1.400')
  // Head, hat and its ribbon.
  path(k, '#e0a682', 'M0 -14.500H3V-12.400C2 -11.600 1 -11.800 0 -13Z')
  path(
    k,
    '#f2c19c',
    'M-1.400 -18.500C-1.400 -21 4.600 -21.400 5 -18.500C5.300 -16.800 5.700 -16.600 5.300 -16.100C5.200 -14.600 4.200 -13.500 2.400 -13.500C0 -13.500 -1.500 -15.600 -1.400 -18.500Z',
  )
  path(
    k,
    '#3a2a3a',
    'M-1.800 -16C-2.200 -19 -1 -20.500 1 -20.300C0.800 -18.600 0.400 -17.200 -0.200 -16.600C-0.600 -15.600 -1.200 -15 -1.800 -16Z',
  )
  stroke(k, '#5a3238', 0.4, 'M3 -17.200q0.700 0.500 1.400 0')
  stroke(k, '#b3503f', 0.4, 'M3.500 -14.900q0.700 0.300 1.200 -0.300')
  path(k, 'rgba(226,96,80,.4)', 'M2.200 -15.700a0.900 0.700 0 1 0 0.010 0Z')
  stroke(k, '#e2483c', 0.6, 'M-1 -18.400C-0.800 -15 0.600 -13.400 2.600 -13.200')
  path(
    k,
    straw[0],
    'M-8 -17.400C-4.500 -22.500 -1 -25.600 1.200 -26.200C4 -25.300 8 -21.500 10 -16.800C6 -18.300 -3 -19 -8 -17.400Z',
  )
  path(
    k,
    straw[1],
    'M-8 -17.400C-4.500 -22.500 -1 -25.600 1.200 -26.200C1.600 -23.500 1.400 -21 0.600 -18.500C-3 -18.600 -6 -18.200 -8 -17.400Z',
  )
  stroke(
    k,
    '#a9713f',
    0.35,
    'M-4.700 -21C-1 -22 3 -22.200 6.200 -21.600M-2 -24C0 -24.500 2.200 -24.500 3.600 -24.200',
  )
  // The arms: a sleeve, a white cuff, the hand among the leaves.
  stroke(k, cloth, 3.4, 'M3.600 -10.400C5.600 -8.400 6.800 -6.600 7.600 -4.600')
  if (sprig) {
    stroke(k, '#fff6ea', 2.3, 'M8 -5C9.600 -6.600 10.600 -8.600 11.200 -10.600')
    path(k, '#f2c19c', 'M11.400 -13.600a1.500 1.600 0 1 0 0.010 0Z')
    path(
      k,
      '#9ccb48',
      'M11.600 -13.500C9.500 -15.500 9.600 -18 10.200 -19.500C12 -18 12.500 -15.500 11.800 -13.500C13 -16 15 -16.800 16.600 -16.500C16 -14.500 14 -13.200 11.800 -13.200Z',
    )
    path(
      k,
      '#d4ef7c',
      'M11.600 -13.500C10.300 -15.500 10 -17.500 10.200 -19.500C11.400 -18 11.900 -15.500 11.600 -13.500Z',
    )
  } else {
    stroke(k, '#fff6ea', 2.3, 'M7.800 -4.400C9.400 -2.600 11 -1.400 12.800 -0.600')
    path(k, '#f2c19c', 'M13.600 -1.800a1.600 1.500 0 1 0 0.010 0Z')
  }
  stroke(k, near, 3.4, 'M-4.200 -10.400C-5 -7.600 -4 -5 -1.600 -3.400')
  stroke(k, '#fffaf0', 2.4, 'M-1.400 -3.200C1.500 -1.600 4 -0.600 6.600 0')
  path(k, '#f2c19c', 'M7.600 -1.400a1.600 1.500 0 1 0 0.010 0Z')
}

export default {
  alt: 'Donne raccolgono il tè fra i filari ondulati al mattino, con il Fuji sopra le nuvole basse',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4d87c2'],
          [0.45, '#9cc4dc'],
          [0.8, '#f4e0c4'],
          [1, '#ffeecb'],
        ],
        haze: '#f3e6cc',
      },
      sun: [0.05, 0.16],
      horizon: 0.56,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.3 0.17 30 5.500 3 0.94 0.24 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf0', dark: '#e6d2c4' })
    birds(s, { x: 0.42, y: 0.26, count: 5, spread: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fuji(k)
      cloudBank(k, 48, '#f4e4d6', 4)
      cloudBank(k, 50.6, '#fff6e8', 9)
      // Wooded hills, then a far slope already in rows.
      path(
        k,
        '#9dbd9c',
        'M-6 52C10 45 24 44 38 48C52 52 66 54 84 53C110 51.500 130 54 168 51V66H-6Z',
      )
      path(
        k,
        '#7fa884',
        'M-6 50C6 44.500 18 45.500 30 50C44 54.500 60 56 90 55.500C120 55 140 57 168 55V68H-6Z',
      )
      const rows = [
        [56.4, 2, 1.3],
        [58.6, 2.6, 1.7],
        [61.4, 3.4, 2.2],
        [65, 4.6, 2.8],
        [69.8, 6.4, 3.4],
      ]
      const far = ['#4f7f52', '#6d9c50', '#93bc55', '#c9db78']
      for (const [i, [y, deep, bend]] of rows.entries())
        hedge(k, { y, deep, bend, seed: 3 + i * 5, tones: far })
      const mid = ['#2f5a48', '#4d8746', '#7fb046', '#c2da5c']
      at(
        k,
        118,
        79,
        0.52,
        (c) => picker(c, { cloth: '#a93a5c', lit: '#d8607c', turned: true }),
        true,
      )
      hedge(k, { y: 75.6, deep: 7.4, bend: 3.8, seed: 41, tones: mid })
      // Shadows of the two lie on the hedge behind them.
      path(
        k,
        'rgba(20,62,60,.42)',
        'M56 84C60 79 70 76.500 79 76.600C82 75 88 75.600 90 77.400C84 80 76 82 72 86ZM92 84C97 80 106 78.600 113 79.200C116 78 121 78.800 123 80.400C116 82.600 110 84 106 87Z',
      )
      at(k, 50, 83, 1.24, (c) => picker(c, { cloth: '#2a3870', lit: '#4f68b4', sprig: true }))
      at(k, 33, 86, 1.1, basket)
      at(
        k,
        84,
        83.4,
        1.1,
        (c) => picker(c, { cloth: '#246a74', lit: '#3f97a0', turned: true }),
        true,
      )
      at(k, 101, 86, 1, basket)
      const near = ['#17403c', '#2f6a3c', '#5f9a3c', '#b4d84e']
      hedge(k, { y: 79.8, deep: 13, bend: 4.2, seed: 63, tones: near })
    })
    return finish(s, { rays: 0.08 })
  },
}
