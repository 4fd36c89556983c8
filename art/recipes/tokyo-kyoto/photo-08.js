import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { kiyomizu, mapleCrown, mapleLayer } from '../../things/kiyomizu-stage.js'
import { pagoda, valley } from '../../things/kiyomizu-valley.js'
import { mapleLeaf } from '../../things/maple-leaf.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Late on a day of November: a clear sky that turns to gold over the western hills. */
const lateGold = {
  ...moods.day,
  sky: [
    [0, '#4f9fb8'],
    [0.35, '#9accc8'],
    [0.7, '#f6ecc8'],
    [1, '#ffd49a'],
  ],
}

const CRIMSON = ['#741c40', '#a82440', '#d83c40']
const SCARLET = ['#8c2440', '#cc3a3c', '#f4643c']
const ORANGE = ['#a83c38', '#e4682c', '#fca040']
const GOLD = ['#b86428', '#eca030', '#fcd45c']
const GREEN = ['#22504c', '#38705a', '#6c9c64']
const MID = ['#a04450', '#d2604c', '#f2945c']
const FAR = [
  ['#bc7468', '#dc9478', '#f6b88c'],
  ['#c8886c', '#e8b080', '#fcd49c'],
  ['#6c8c88', '#88a494', '#a8bca0'],
]

/** The valley full of maples: rows of crowns in layers between two edges, larger towards us, trees of one colour together. */
function maples(k, { from, to, top, size, tones, seed, bottom = 92 }) {
  const r = random(seed)
  for (let row = 0, y0 = 0; y0 < bottom - 40; row++) {
    const q = size * (1 + row * 0.16)
    for (let x = from + (row % 2) * q * 0.9; x < to; x += q * (1.25 + r() * 0.7)) {
      const y = top(x) + y0 + (r() - 0.5) * q * 0.5
      if (y > bottom) continue
      const pick = noise(x * 0.045 + seed, y * 0.09 + seed * 3) * 0.5 + 0.5 + (r() - 0.5) * 0.3
      const own = tones[Math.max(0, Math.min(tones.length - 1, Math.floor(pick * tones.length)))]
      mapleCrown(k, x, y, q * (0.85 + r() * 0.35), own, r)
    }
    y0 += q * 0.62
  }
}

/** Our path by the Okuno-in: sand, a kerb of stone, a fence of wood towards the valley. */
function ourPath(k) {
  path(k, '#dcbc98', 'M-6 80.500C20 80 44 80.800 62 82.600C74 84 84 87 92 96H-6Z')
  path(k, '#f6dcb0', 'M-6 82.600C18 82 40 82.600 58 84.400C70 85.800 78 89 84 96H-6Z')
  path(
    k,
    '#a88090',
    'M-6 79.600C20 79 45 80 63 82C76 83.400 87 87 95 96H91C84 88 75 84.800 62 83.400C44 81.600 20 80.800 -6 81.200Z',
  )
  const y = (x) => 80 + Math.max(0, x - 20) ** 2 * 0.00165
  for (let x = -3; x < 76; x += 9) {
    stroke(k, '#5c3444', 1, `M${x} ${y(x)}V${y(x) - 6.2}`)
    stroke(k, '#b0705c', 0.34, `M${x - 0.3} ${y(x)}V${y(x) - 6.2}`)
  }
  for (const [h, w] of [
    [5.6, 0.8],
    [3, 0.6],
  ]) {
    let d = ''
    for (let x = -6; x <= 74; x += 2) d += `${d ? 'L' : 'M'}${x} ${y(x) - h}`
    stroke(k, '#7c4650', w, d)
    k.save()
    k.translate(0, -w * 0.28)
    stroke(k, '#e0a07c', w * 0.4, d)
    k.restore()
  }
}

const FALL = { fall: [1.2, -0.13], shade: '#c39a86' }
const [LIGHT, WARM, BROWN] = SKINS

/** One sweeps, one undoes it, two lean on the fence and look. */
function people(k) {
  stand(
    k,
    12.5,
    83.2,
    15,
    {
      ...POSES.stand,
      view: 'back',
      skin: LIGHT,
      top: ['#2c8c94', '#1c5c70'],
      low: ['#4c4468', '#342c50'],
      hair: ['#d8d0d4', '#a49cac'],
      armNear: [-38, -62],
      armFar: [38, 62],
      shoe: '#2c2440',
    },
    FALL,
  )
  stand(
    k,
    19,
    83.4,
    14,
    {
      ...POSES.stand,
      view: 'back',
      skin: BROWN,
      top: ['#f4ead8', '#c4a8a8'],
      low: ['#a83c50', '#742c48'],
      dress: 'skirt',
      hair: ['#2c1c2c', '#20142a'],
      cut: 'bun',
      armFar: [30, 70],
      shoe: '#6c3440',
    },
    FALL,
  )
  stand(
    k,
    38,
    88.6,
    15.6,
    {
      near: [10, 6],
      far: [-14, 10],
      armNear: [36, 24],
      armFar: [-10, 110],
      lean: 8,
      skin: WARM,
      top: ['#5068b0', '#34407c'],
      low: ['#3c4c8c', '#283468'],
      hair: LIGHT,
      cut: 'none',
      shoe: '#f4e4cc',
      nod: 14,
      before: (q, j, flat) => {
        // One straight stick through both hands.
        const [[hx, hy], [fx, fy]] = [j.armNear.hand, j.armFar.hand]
        const along = (y) => fx + ((hx - fx) * (y - fy)) / (hy - fy)
        const end = [along(-1.1), 0]
        stroke(q, flat ?? '#7c5434', 0.17, `M${along(fy - 1)} ${fy - 1}L${end[0]} -1.100`)
        fill(q, flat ?? '#a8743c', [
          [end[0] - 0.34, -1.3],
          [end[0] + 0.1, -1.35],
          [end[0] + 1, 0],
          [end[0] - 0.3, 0.05],
        ])
        if (!flat)
          fill(q, '#d8a85c', [
            [end[0] - 0.34, -1.3],
            [end[0] - 0.14, -1.32],
            [end[0] + 0.2, 0],
            [end[0] - 0.3, 0.05],
          ])
      },
    },
    FALL,
  )
  // The heap, already neat, with its shade.
  path(
    k,
    'rgba(120,64,80,.4)',
    'M46 88.600C52 87.600 62 87.800 68 88.600C62 89.700 52 89.700 46 88.600Z',
  )
  const r = random(3)
  for (const [x, y, w, h] of points('53 87.300 6 2.600 51.500 86.300 3.800 2', 4))
    mapleLayer(k, x, y, w, h, SCARLET, r)
  stand(
    k,
    63.5,
    89,
    10,
    {
      ...POSES.wave,
      armNear: [150, 20],
      armFar: [128, 24],
      skin: LIGHT,
      top: ['#fcc440', '#c8842c'],
      low: ['#34488c', '#243468'],
      hair: ['#34202c', '#24182a'],
      cut: 'long',
      hat: ['knit', '#2c6c9c', '#f4ead8'],
      // A child's head is larger.
      after: (q, j, flat) => {
        if (flat) return
        const [x, y] = j.head
        path(
          q,
          '#34202c',
          `M${x - 0.62} ${y - 0.4}C${x - 1} ${y + 0.4} ${x - 0.9} ${y + 1} ${x - 0.8} ${y + 1.3}H${x + 0.1}L${x + 0.3} ${y - 0.4}Z`,
        )
        path(
          q,
          '#c98a74',
          `M${x - 0.3} ${y - 0.4}H${x + 0.56}L${x + 0.72} ${y + 0.14}L${x + 0.5} ${y + 0.2}C${x + 0.4} ${y + 0.7} ${x} ${y + 0.8} ${x - 0.25} ${y + 0.4}Z`,
        )
        path(
          q,
          '#2c6c9c',
          `M${x - 0.66} ${y - 0.15}C${x - 0.75} ${y - 1.1} ${x + 0.66} ${y - 1.15} ${x + 0.62} ${y - 0.2}Z`,
        )
        path(
          q,
          '#f4ead8',
          `M${x - 0.7} ${y - 0.36}Q${x} ${y - 0.5} ${x + 0.68} ${y - 0.4}V${y - 0.1}Q${x} ${y - 0.2} ${x - 0.7} ${y - 0.05}ZM${x - 0.2} ${y - 1.1}a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z`,
        )
      },
      shoe: '#a83c50',
    },
    { ...FALL, flip: true },
  )
  // What she throws comes down on the swept sand.
  for (const [x, y, q, turn, c] of points(
    '60.500 78.400 1.100 0.400 0 57.600 77.400 0.900 2 1 62.800 76.200 1 4 2 55.800 80.600 1.100 1.200 0 59 81.600 0.900 5 2 66 78 0.900 3 1 52.400 78.800 0.900 3.600 2 50 82 1 0.900 1 57 88.900 0.900 2.400 0 69.500 88.400 0.900 1 2 33 87.200 0.800 2 0 30 89 0.800 1 1',
    5,
  ))
    mapleLeaf(k, x, y, q, turn, ['#e83c38', '#fcc048', '#c02840'][c])
}

const wear = (skin, top, shade, low, more = {}) => ({
  ...POSES.stand,
  skin,
  top: [top, shade],
  low: [low, '#2c2444'],
  hair: ['#2c1c2c', '#20142a'],
  ...more,
})

/** Those on the stage, from its west end: most look out, one takes a picture, a child is held by the hand. */
const GUESTS = [
  [16.4, 0.7, 1.7, wear(WARM, '#e8584c', '#a8344c', '#3c3c68'), true],
  [15.2, 0.9, 1.6, wear(LIGHT, '#fff0dc', '#c8a8a8', '#5c6ca8', { cut: 'bun' }), true],
  [11.8, 0.7, 1.75, wear(BROWN, '#3c94a0', '#245c74', '#e8d4b8', POSES.camera), true],
  [
    8.4,
    2.6,
    1.7,
    wear(LIGHT, '#7c5ca0', '#543c78', '#7c5ca0', { dress: 'sarong', cut: 'bun' }),
    false,
  ],
  [7.2, 2.8, 1.15, wear(LIGHT, '#f8b43c', '#c07c34', '#c83c44'), false],
  [
    3.6,
    0.8,
    1.75,
    wear(LIGHT, '#34508c', '#243468', '#c8b49c', { hair: ['#dcd4d8', '#a8a0b0'] }),
    true,
  ],
  [2.5, 0.9, 1.6, wear(WARM, '#d8506c', '#943454', '#543c5c', POSES.point), true],
]

export default {
  alt: 'La terrazza di legno del Kiyomizu-dera sopra gli aceri rossi; un monaco spazza, una bimba sparge le foglie',
  paint(w, h) {
    const s = new Scene(w, h, { mood: lateGold, sun: [0.04, 0.36], horizon: 0.45 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      valley(k)
      // Wooded hill behind the hall; the far trees of the valley.
      path(k, '#2a5450', 'M134 27L168 16V90H134Z')
      maples(k, {
        from: 112,
        to: 170,
        top: (x) => 34 - (x - 112) * 0.32,
        size: 4.8,
        tones: [GREEN, MID, GREEN, ORANGE],
        seed: 8,
        bottom: 96,
      })
      maples(k, {
        from: 20,
        to: 74,
        top: (x) => 53 - (x - 20) * 0.06,
        size: 3.4,
        tones: FAR,
        seed: 3,
        bottom: 66,
      })
      at(k, 40, 54, 0.95, pagoda)
      path(k, '#b87468', 'M-6 56H80V90H-6Z')
      maples(k, {
        from: -8,
        to: 80,
        top: (x) => 56 - (x > 40 ? (x - 40) * 0.06 : 0),
        size: 4.4,
        tones: [ORANGE, MID, SCARLET, MID, GREEN],
        seed: 5,
        bottom: 84,
      })
      kiyomizu(k, GUESTS)
      // The trees before the stage stand over its feet and rise to the right.
      path(k, '#741c40', 'M50 78L98 76L140 64L172 54V96H50Z')
      maples(k, {
        from: 48,
        to: 172,
        top: (x) => 74 - Math.max(0, x - 96) * 0.3 + Math.max(0, 66 - x) * 0.05,
        size: 6.2,
        tones: [CRIMSON, CRIMSON, SCARLET, SCARLET, ORANGE, GREEN, ORANGE],
        seed: 12,
        bottom: 104,
      })
      // The hall's own shade lies on them, away from the sun.
      path(
        k,
        'rgba(52,20,80,.34)',
        'M98 73L112 66L130 61L150 53L172 45V66L164 67L160 70L150 69L144 73L134 72L128 76L116 75L108 78Z',
      )
      maples(k, {
        from: -8,
        to: 60,
        top: () => 69,
        size: 5.4,
        tones: [SCARLET, GOLD, ORANGE, CRIMSON, GREEN],
        seed: 14,
        bottom: 90,
      })
      ourPath(k)
      people(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
