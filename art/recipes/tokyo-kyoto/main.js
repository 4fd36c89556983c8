import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { blossom } from '../../things/cherry-masses.js'
import { pagoda } from '../../things/chureito.js'
import { fuji, valley } from '../../things/fuji-plain.js'
import { smooth } from '../../things/leaf-edge.js'
import { wood } from '../../things/maple-valley.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#2c62b0'],
    [0.3, '#5c9ad0'],
    [0.58, '#a8d0dc'],
    [0.8, '#ffe0c0'],
    [1, '#ffc4a4'],
  ],
}

// Shade, blossom, blossom in the light, in the sun.
const NEAR = [
  ['#9c4484', '#d8709e', '#f8a0b8', '#ffd8dc'],
  ['#8c3c7c', '#c85c90', '#f08cac', '#ffc4d0'],
]
const FAR = [
  ['#b870a4', '#e89ab6', '#fcc4d0', '#fff0ea'],
  ['#c47cac', '#f0acc2', '#ffd4da', '#fff4ee'],
]
const GREEN = [
  ['#1f5054', '#347460', '#64a468', '#a0c878'],
  ['#285c5c', '#40806a', '#78b070', '#b0d080'],
]

/** The steps that come up to us from the terrace: middle, height and half width of each edge. */
const edge = (t) => [93 - 23 * t ** 1.3, 76.5 + 20 * t ** 1.5, 4.4 + 22 * t ** 1.35]

function steps(k) {
  for (let i = 0; i < 11; i++) {
    const [a, b] = [edge(i / 11), edge((i + 1) / 11)]
    const band = (c, t0, t1) => {
      const at2 = (t) => [0, 1, 2].map((j) => a[j] + (b[j] - a[j]) * t)
      const [p, q] = [at2(t0), at2(t1)]
      fill(k, c, [
        [p[0] - p[2], p[1]],
        [p[0] + p[2], p[1]],
        [q[0] + q[2], q[1]],
        [q[0] - q[2], q[1]],
      ])
    }
    band(i % 2 ? '#ecd8d0' : '#e0cac8', 0, 1)
    band('#fff0e0', 0, 0.16)
    band('#b49cb0', 0.86, 1)
  }
}

/** The rail on the left of the steps: posts that grow as they come nearer; on the right the cherries lean over. */
function rail(k) {
  let top = ''
  for (let i = 1; i <= 9; i++) {
    const [x, y, half] = edge(i / 9)
    const [px, high] = [x - half * 1.04, 1.6 + half * 0.26]
    stroke(k, '#7c2c44', 0.2 + half * 0.022, `M${px} ${y + 0.4}V${y - high}`)
    top += `${top ? 'L' : 'M'}${px} ${y - high}`
  }
  stroke(k, '#e8604c', 0.7, top)
}

const HAIR = ['#3c2c44', '#241c34']

/** Those on the steps: a mother, her child with its school satchel ahead of her, one who looks at the mountain above. */
function climbers(k) {
  const put = (x, y, high, o, flip) =>
    stand(
      k,
      x,
      y,
      high,
      { skin: SKINS[0], hair: HAIR, light: flip ? 1 : -1, ...o },
      { flip, fall: [1.1, 0.1], shade: '#a488a4' },
    )
  put(
    91.2,
    79.4,
    5,
    {
      ...POSES.camera,
      near: [8, 2],
      far: [-12, 5],
      top: ['#4c8cb0', '#2c5c88'],
      low: ['#4c5080', '#343860'],
    },
    true,
  )
  put(86.4, 83.6, 5.4, {
    ...POSES.climb,
    armFar: [64, 20],
    top: ['#fff4e8', '#c8b4c4'],
    low: ['#34508c', '#243468'],
    pack: ['#f04838', '#a82c44'],
    hat: ['brim', '#ffd44c', '#d89c2c'],
    shoe: '#6c3048',
  })
  put(77.6, 88.6, 9, {
    ...POSES.climb,
    near: [34, 34],
    lean: 7,
    armNear: [-24, 26],
    armFar: [24, 30],
    top: ['#f4b848', '#c07c3c'],
    low: ['#54588c', '#3c3c6c'],
    cut: 'long',
    shoe: '#6c4458',
  })
}

/** Petals on the wind, few, in one stream from the near trees towards the mountain. */
function petals(k) {
  const r = random(31)
  for (let i = 0; i < 30; i++) {
    const t = r()
    const [x, y] = [18 + t * 96 + (r() - 0.5) * 16, 84 - t * 46 + (r() - 0.5) * 18]
    const [q, turn] = [0.5 + r() * 0.6, r() * 3]
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    path(
      k,
      r() < 0.5 ? '#ffd0dc' : '#fff0f0',
      `M${-q} 0Q0 ${-q * 0.9} ${q} 0Q0 ${q * 0.6} ${-q} 0Z`,
    )
    k.restore()
  }
}

export default {
  alt: 'La pagoda rossa a cinque piani tra i ciliegi in fiore, davanti al monte Fuji innevato; una bimba con la cartella rossa corre su per la scalinata',
  focus: 0.6,
  heart: 36,
  paint(w, h) {
    const s = new Scene(w, h, { mood: roseDawn, sun: [0.1, 0.5], horizon: h > w ? 0.74 : 0.66 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    const f = field(s, { centre: 88.5, zoom: 0.8 })
    f.draw(s.k, (k) => {
      fuji(k)
      valley(k)
      // The hill the pagoda stands on, its wood behind.
      wood(k, {
        from: 96,
        to: 178,
        top: (x) => 74 - (x - 96) * 0.06,
        bottom: 80,
        size: [9, 11],
        tones: GREEN,
        seed: 6,
      })
      blossom(k, {
        from: 36,
        to: 104,
        top: (x) => 79 - Math.max(0, x - 60) * 0.06,
        bottom: 84,
        size: [9, 11],
        tones: FAR,
        seed: 5,
      })
      fill(
        k,
        '#a8649c',
        smooth(
          points(
            '-60 140 -60 84 0 84 40 83 70 82 92 79.500 112 78.400 140 79 180 77 220 77 220 140',
          ),
          6,
        ),
      )
      fill(
        k,
        '#2c5c5c',
        smooth(
          points('104 79.500 118 81 134 80.400 150 79.500 160 81 146 83.500 124 84 108 82'),
          6,
          true,
        ),
      )
      at(k, 116, 78.6, 1.02, pagoda)
      blossom(k, {
        from: 97,
        to: 120,
        top: (x) => 81.5 + Math.max(0, x - 108) * 0.16,
        bottom: 90,
        size: [6, 9],
        tones: FAR,
        seed: 8,
        flat: 0.5,
      })
      blossom(k, {
        from: 122,
        to: 178,
        top: (x) => 80.5 - (x - 122) * 0.14,
        bottom: 90,
        size: [10, 14],
        tones: FAR,
        seed: 14,
      })
      fill(
        k,
        '#b46ca4',
        smooth(
          points(
            '-60 140 -60 90 10 88 50 86 84 84 97 86 104 88.600 116 89.500 140 90 180 90 220 88 220 140',
          ),
          6,
        ),
      )
      // Lower cherries on the slope beneath the rail.
      blossom(k, {
        from: 36,
        to: 84,
        top: (x) => 87.4 - Math.max(0, x - 56) * 0.1,
        bottom: 104,
        size: [9, 13],
        tones: [NEAR[1], FAR[0]],
        seed: 33,
      })
      steps(k)
      rail(k)
      climbers(k)
      // Small ones lean over the right edge of the steps.
      blossom(k, {
        from: 98.5,
        to: 122,
        top: (x) => 82.5 + Math.max(0, 104 - x) * 0.3,
        bottom: 100,
        size: [6, 9],
        tones: FAR,
        seed: 40,
      })
      // The nearest cherries on both sides, over the foot of the rails.
      blossom(k, {
        from: -64,
        to: 46,
        top: (x) => 80 + Math.max(0, x + 4) * 0.26,
        bottom: 142,
        size: [15, 22],
        tones: NEAR,
        seed: 21,
      })
      blossom(k, {
        from: 101,
        to: 224,
        top: (x) => 91 - Math.max(0, x - 114) * 0.1,
        bottom: 142,
        size: [14, 22],
        tones: NEAR,
        seed: 27,
      })
      petals(k)
    })
    return finish(s, { vignette: 0.12, bloom: 0.14 })
  },
}
