import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { empireState, oneWorld } from '../../things/manhattan.js'
import { stand } from '../../things/walkers.js'

const sunset = {
  ...moods.golden,
  sky: [
    [0, '#31508f'],
    [0.25, '#6478b0'],
    [0.5, '#b894b8'],
    [0.72, '#f4b49c'],
    [0.9, '#ffd08c'],
    [1, '#ffdc94'],
  ],
  glow: '#fff0c0',
}

// Looking south from the top of Rockefeller Center, in metres: the eye at 250, one metre at one metre's distance F field units.
const [EYE, F, CX, HZ] = [250, 190, 84, 38]
const spot = (X, Z, Y = 0) => [CX + (F * X) / Z, HZ + (F * (EYE - Y)) / Z]
const air = (c, Z) => blend(c, '#f0b8a4', Math.min(0.82, 1 - Math.exp(-(Z - 300) / 4200)))

/** A tower with setbacks: broad below, narrower above, a water tank on some roofs. */
function tower(k, [X, Z, w, d, H, tone], window) {
  const cake = Z < 1500 && H > 84 && w > 40
  if (cake) block(k, X, Z, w, d, H * 0.66, tone, window)
  const inset = cake ? w * 0.17 : 0
  block(k, X + inset, Z + inset * 0.6, w - inset * 2, d - inset, H, tone, window)
  if (cake) {
    block(k, X + w * 0.36, Z + d * 0.3, w * 0.24, d * 0.3, H + 7, tone, null)
  } else if (Z < 900 && H < 150 && w > 44) {
    const [x, y, q] = [...spot(X + w * 0.3, Z + d * 0.5, H), F / Z]
    fill(k, '#54386c', [
      [x - 3 * q, y],
      [x - 2.6 * q, y - 5 * q],
      [x + 2.6 * q, y - 5 * q],
      [x + 3 * q, y],
    ])
    fill(k, '#84506c', [
      [x - 4 * q, y - 5 * q],
      [x - 4 * q, y - 12 * q],
      [x + 4 * q, y - 12 * q],
      [x + 4 * q, y - 5 * q],
    ])
    fill(k, '#f0a070', [
      [x + 1 * q, y - 5 * q],
      [x + 1 * q, y - 12 * q],
      [x + 4 * q, y - 12 * q],
      [x + 4 * q, y - 5 * q],
    ])
    fill(k, '#54386c', [
      [x - 4.6 * q, y - 12 * q],
      [x, y - 16 * q],
      [x + 4.6 * q, y - 12 * q],
    ])
  }
}

/** A block: its north front in shade, the west side that the sun reaches, its roof. */
function block(k, X, Z, w, d, H, [front, west, east, roof], window) {
  const p = (x, z, y) => spot(x, z, y)
  const quad = (c, ...list) => fill(k, air(c, Z), list)
  if (H < EYE) quad(roof, p(X, Z, H), p(X + w, Z, H), p(X + w, Z + d, H), p(X, Z + d, H))
  if (X + w < 0) quad(west, p(X + w, Z, H), p(X + w, Z + d, H), p(X + w, Z + d), p(X + w, Z))
  // A bright edge where the sun grazes the western parapet.
  if (X + w > 0 && Z < 1600 && H < EYE)
    quad('#ffd8a0', p(X + w - 4, Z, H), p(X + w, Z, H), p(X + w, Z + d, H), p(X + w - 4, Z + d, H))
  if (X > 0) quad(east, p(X, Z, H), p(X, Z + d, H), p(X, Z + d), p(X, Z))
  quad(front, p(X, Z, H), p(X + w, Z, H), p(X + w, Z), p(X, Z))
  if (window) {
    // Windows as upright ribbons, here and there one lit.
    const [x0, y0] = p(X, Z, H)
    const [x1, y1] = p(X + w, Z, Math.max(0, H - 120))
    const n = Math.max(2, Math.round(w / 11))
    const q = (x1 - x0) / n
    for (let i = 0; i < n; i++) {
      const x = x0 + (i + 0.28) * q
      fill(k, air(blend(front, '#2c2c6c', 0.34), Z), [
        [x, y0 + q * 0.5],
        [x + q * 0.44, y0 + q * 0.5],
        [x + q * 0.44, y1],
        [x, y1],
      ])
      for (let j = 0; j < 9; j++)
        if (window() < 0.17)
          fill(k, '#ffd07c', [
            [x, y0 + q * (0.7 + j * 0.95)],
            [x + q * 0.44, y0 + q * (0.7 + j * 0.95)],
            [x + q * 0.44, y0 + q * (1.15 + j * 0.95)],
            [x, y0 + q * (1.15 + j * 0.95)],
          ])
    }
  }
}

const STONE = [
  ['#7c6494', '#ffb078', '#54487c', '#c8909c'],
  ['#8c6c94', '#ffc088', '#5c4c80', '#d8a0a0'],
  ['#6c608c', '#f49c74', '#4c4478', '#b4849c'],
  ['#986880', '#ffa870', '#64487c', '#d0909c'],
  ['#7078a4', '#ffd0a0', '#505888', '#c0a0b4'],
]

/** Where the island's two shores run. */
const west = (Z) => (Z < 3500 ? 1500 : 1500 - (Z - 3500) * 0.32)
const east = (Z) => (Z < 5000 ? -1500 : -1500 + (Z - 5000) * 0.62)

/** The bay, its rivers, the shores of New Jersey and Brooklyn, the low town between the two clusters of towers. */
function far(k) {
  path(
    k,
    '#e8a8a0',
    `M-10 ${HZ - 0.8}C20 ${HZ - 1.6} 50 ${HZ - 0.6} 84 ${HZ - 0.9}C110 ${HZ - 1.4} 140 ${HZ - 2} 170 ${HZ - 1}V60H-10Z`,
  )
  path(k, '#ffdca8', `M-10 ${HZ + 2}H60L80 ${HZ + 0.6}H118L170 ${HZ + 1.4}V62H-10Z`)
  // Brooklyn on the left, New Jersey on the right, each with its own low skyline.
  path(
    k,
    '#d898a4',
    `M-10 ${HZ + 0.2}H20l2 -1h2v1H40v-1.800h2v1.800H58L67 ${HZ + 1.2}L62 ${HZ + 2.6}L46 ${HZ + 4.6}L30 ${HZ + 7}L-10 ${HZ + 11}Z`,
  )
  path(
    k,
    '#e0a09c',
    `M170 ${HZ + 0.2}H158v-1.400h-2v1.400h-8v-2.400h-1.800v2.400H140v-1.200h-2v1.200H122L117 ${HZ + 1}L126 ${HZ + 2.2}L170 ${HZ + 6.4}Z`,
  )
  // Sun on the Hudson.
  path(k, '#fff4cc', `M112 ${HZ + 3.6}L134 ${HZ + 4.6}L170 ${HZ + 9.4}V${HZ + 14}L128 ${HZ + 7}Z`)
  // The island.
  const shore = []
  for (let Z = 6900; Z > 700; Z -= 300) shore.push(spot(west(Z), Z))
  const back = []
  for (let Z = 700; Z < 6900; Z += 300) back.push(spot(east(Z), Z))
  fill(k, '#c4849c', [...shore, [170, 95], [-10, 95], ...back])
}

function town(k) {
  const r = random(12)
  const list = []
  for (let Z = 6700; Z > 300; Z -= Z > 2600 ? 200 : 84)
    for (let a = -9; a < 9; a++) {
      let X = a * 275 + 20
      const end = X + 240
      while (X < end - 30) {
        const w = Math.min(end - X, (Z > 2600 ? 80 : 36) + r() * 74)
        const d = Z > 2600 ? 120 : 58
        const [x] = spot(X, Z)
        const chance = r()
        const tall = r()
        const tone = STONE[Math.floor(r() * STONE.length)]
        if (x > -14 && x < 172 && X + w < west(Z) && X > east(Z)) {
          let H = 16 + tall * 30
          if (Z > 5300) H = Math.abs(X - 60) < 520 ? 60 + tall ** 2 * 210 : 30
          else if (Z > 2600) H = chance < 0.05 ? 70 + tall * 60 : 18 + tall * 24
          else if (Z > 1560) H = chance < 0.16 ? 80 + tall * 90 : 30 + tall * 40
          else if (Z > 560) H = 60 + tall ** 1.6 * 150
          else H = 50 + tall * 70
          // The axis of the picture stays open for the one great tower.
          const axis = Math.abs(x - 72)
          if (Z < 1560 && axis < 20) H = Math.min(H, 44 + axis * 3.4 + tall * 34)
          list.push([X, Z, w, d, H, tone])
        }
        X += w + (Z > 2600 ? 16 : 3)
      }
    }
  // Far to near, and in each row from the edges to the middle, where the sides face.
  list.sort((p, q) => q[1] - p[1] || Math.abs(q[0] + q[2] / 2) - Math.abs(p[0] + p[2] / 2))
  let empire = false
  let wtc = false
  let life = false
  for (const b of list) {
    if (!wtc && b[1] < 6000) {
      wtc = true
      const [x, y] = spot(260, 6000)
      at(k, x, y, (F / 6000) * 1.12, (q) =>
        oneWorld(q, ['#e8b0a8', '#ffd8b0', '#c898ac', '#fff0d0']),
      )
    }
    if (!life && b[1] < 2050) {
      life = true
      // New York Life: the pyramid of gilt tiles.
      const p = (X, Y, Z = 2050) => spot(X, Z, Y)
      block(k, -372, 2050, 62, 60, 140, STONE[1], null)
      fill(k, '#f0b860', [p(-366, 140), p(-341, 192), p(-316, 140)])
      fill(k, '#fff0b0', [p(-316, 140), p(-341, 192), p(-312, 140, 2110)])
    }
    if (!empire && b[1] < 1500) {
      empire = true
      const [x, y] = spot(-95, 1500)
      at(k, x, y, (F / 1500) * 1.06, (q) =>
        empireState(q, ['#a8749c', '#ffc48c', '#7c5488', '#ffe4b0']),
      )
    }
    tower(k, b, b[1] < 1250 && b[4] > 40 ? r : null)
  }
}

/** The terrace: stone coping, panes of glass with narrow joints, and the shadow that falls on the floor from the right. */
function terrace(k) {
  path(k, '#5c4478', 'M-6 84.500H166V96H-6Z')
  path(k, '#8c6488', 'M-6 86.400H166V96H-6Z')
  path(k, '#b07c8c', 'M-6 88H166V96H-6Z')
  path(k, 'rgba(255,224,196,.16)', 'M-6 69.500H166V84.600H-6Z')
  for (let i = 0; i < 7; i++) {
    const x = 6 + i * 26
    path(k, 'rgba(255,240,216,.2)', `M${x - 3} 69.500h7l-9 15h-7Z`)
    path(k, '#4c3c70', `M${x + 10} 69v16h0.500v-16Z`)
    path(k, '#ffd8a8', `M${x + 10.5} 69v16h0.220v-16Z`)
  }
  path(k, '#ffe8c8', 'M-6 69.200H166V69.700H-6Z')
  path(k, '#e8b09c', 'M-6 84H166V85H-6Z')
}

/** A coin telescope on its post, its eyepiece to the left. */
function viewer(k) {
  path(k, '#3c3064', 'M-0.6 0V-8.600H0.6V0ZM-1.8 0.3L-0.9 -0.9H0.9L1.8 0.3Z')
  path(k, '#e8a878', 'M0.1 -1V-8.600H0.6V-1Z')
  path(
    k,
    '#4c4078',
    'M-1.600 -8.400L-1.900 -9.400L-2.900 -9.600V-10.600L-1.700 -10.900C-0.800 -11.500 1 -11.700 2.100 -11.400V-8.600C1 -8.200 -0.600 -8.100 -1.600 -8.400Z',
  )
  path(
    k,
    '#f0b484',
    'M0.700 -11.600C1.200 -11.600 1.700 -11.500 2.100 -11.400V-8.600L0.700 -8.300C1.300 -9.200 1.300 -10.700 0.700 -11.600Z',
  )
}

export default {
  alt: "New York dall'alto al tramonto: l'Empire State Building tra i grattacieli fino alla baia, con i viaggiatori al parapetto della terrazza",
  paint(w, h) {
    const s = new Scene(w, h, { mood: sunset, sun: [0.94, 0.4], horizon: HZ / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#ffd8a8', 'M98 23.400C118 19.600 142 21 166 17C150 23 126 24.800 98 23.400Z'],
        ['#e8a8b0', 'M-6 16C12 13 30 14.600 48 11C34 16.600 12 18 -6 18Z'],
        ['#ffc0a0', 'M104 30.400C126 28 146 28.600 166 26C150 31 128 31.600 104 30.400Z'],
        ['#c89cbc', 'M90 8.800C110 6 128 7 142 4.600C130 9 112 10.400 90 8.800Z'],
      ])
        path(k, c, d)
      path(k, '#fffbe4', 'M146 33.500a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z')
      far(k)
      town(k)
      terrace(k)
      const shade = ['#7c5880', -2.4, 0.09]
      const sun = 1
      at(k, 41, 88.6, 1, viewer)
      stand(
        k,
        37.4,
        89,
        11.6,
        {
          sun,
          legs: [
            [-3, 0],
            [4, 0],
          ],
          arms: [
            [88, 40],
            [80, 46],
          ],
          wear: 'skirt',
          hair: 'bob',
          top: '#f0c050',
          bottom: '#e8545c',
          skin: '#9c6048',
          lean: 6,
        },
        shade,
      )
      stand(
        k,
        22,
        90,
        17.6,
        {
          sun,
          back: true,
          hair: 'curls',
          hairColour: '#ecdfd8',
          hat: 'straw',
          top: '#3c8c9c',
          bottom: '#4c4880',
          skin: '#e8b498',
          legs: [
            [-3, 0],
            [4, 0],
          ],
          arms: [
            [-14, 4],
            [10, 4],
          ],
          sleeve: 1.9,
        },
        shade,
      )
      stand(
        k,
        28.4,
        89.6,
        18.8,
        {
          sun,
          back: true,
          hat: 'cap',
          hatColour: '#f4e4c8',
          top: '#d8684c',
          bottom: '#3c4478',
          skin: '#b87c58',
          legs: [
            [-5, 0],
            [5, 0],
          ],
          arms: [
            [-10, 2],
            [112, 6],
          ],
          sleeve: 1.9,
        },
        shade,
      )
      const { hands } = stand(
        k,
        108,
        89.4,
        18,
        {
          sun,
          back: true,
          hair: 'curls',
          top: '#f8ecd8',
          bottom: '#2c6c84',
          skin: '#6c4038',
          legs: [
            [-4, 0],
            [7, 0],
          ],
          arms: [
            [-12, 2],
            [142, 12],
          ],
          bag: '#e05c58',
        },
        shade,
      )
      // The telephone that keeps the sunset.
      const [px, py] = [108 + (hands[1][0] * 18) / 7.5, 89.4 + (hands[1][1] * 18) / 7.5]
      path(k, '#2c2450', `M${px - 0.5} ${py - 1.5}h1v1.800h-1Z`)
    })
    return finish(s, { vignette: 0.12 })
  },
}
