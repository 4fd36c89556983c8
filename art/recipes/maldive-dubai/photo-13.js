import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  cat,
  girl,
  guest,
  guestArm,
  merchant,
  merchantArm,
  spiceSack,
} from '../../things/cloth-merchant.js'
import { limb } from '../../things/joints.js'
import { disc } from '../../things/profile.js'
import { dim, lane, teakRoof } from '../../things/souk.js'

const FAR = 13

/** The wind tower that ends the lane, in the sun. */
function windTower(k) {
  fill(k, '#e9c68e', points('68 43.500 74 43.500 74 42.400 88 42.400 88 50 68 50'))
  fill(k, '#c2935f', points('82 42.400 88 42.400 88 50 82 50'))
  fill(k, '#f6deb0', points('74.500 50 74.500 36.600 81 36.600 81 50'))
  fill(k, '#c08e5e', points('79 50 79 36.600 81 36.600 81 50'))
  for (const x of [75, 76.3, 77.6])
    path(k, '#7d5a44', `M${x} 41V38.200a0.450 0.500 0 0 1 0.900 0V41Z`)
  path(
    k,
    '#64463e',
    'M79.400 41V38.200a0.300 0.400 0 0 1 0.600 0V41ZM80.200 41V38.200a0.300 0.400 0 0 1 0.600 0V41Z',
  )
  stroke(k, '#8a6448', 0.25, 'M73.800 41.600H81.600M73.800 42.600H81.600')
}

/** A stall: its dark room, a counter, shelves of rolled cloth. */
function stalls(k, m) {
  for (let Z = FAR - 2.2; Z > -1; Z -= 2.2) {
    const wall = (c, y0, y1, z0, z1, X = 4.4) => {
      const [near, deep] = [Math.max(0.6, z0), Math.max(0.6, z1)]
      fill(k, c, [
        lane(m * X, y0, near),
        lane(m * X, y0, deep),
        lane(m * X, y1, deep),
        lane(m * X, y1, near),
      ])
    }
    wall(dim('#7a4a38', Z, m < 0 ? 0 : 0.16), 3.2, -1.6, Z, Z + 2.2)
    wall(dim('#3a1f2a', Z), 2, -1, Z + 0.2, Z + 2)
    for (const [i, y] of [1.5, 1, 0.5, 0].entries()) {
      for (let j = 0; j < 6; j++)
        wall(
          dim(
            ['#c9432f', '#e8a33d', '#2f7d8a', '#7a3f7a', '#f0e2c4', '#3f6f4a', '#d9688a'][
              (i * 3 + j * 2 + Math.round(Z)) % 7
            ],
            Z,
            m < 0 ? 0.05 : 0.2,
          ),
          y,
          y - 0.36,
          Z + 0.28 + j * 0.28,
          Z + 0.52 + j * 0.28,
          4.3,
        )
      wall(dim('#5a3428', Z, 0.1), y - 0.38, y - 0.46, Z + 0.2, Z + 2, 4.25)
    }
    wall(dim('#a8703f', Z, 0.2), 3.2, -1.6, Z, Z + 0.18, 4.2)
    wall(dim('#c98f50', Z, 0.3), 2.3, 2.05, Z, Z + 2.2, 4.2)
  }
}

/** The hall behind them: floor, shops, roof, the wind tower in the sun at its end. */
function hall(k) {
  windTower(k)
  for (let Z = FAR; Z > 0.5; Z -= 1.5)
    fill(k, Math.round(Z / 1.5) % 2 ? '#b47048' : '#c07c50', [
      lane(-4.4, -1.6, Z),
      lane(4.4, -1.6, Z),
      lane(4.4, -1.6, Math.max(0.4, Z - 1.5)),
      lane(-4.4, -1.6, Math.max(0.4, Z - 1.5)),
    ])
  for (let Z = 11; Z > 1.6; Z -= 2.25)
    fill(k, '#ffdc98', [
      lane(-0.9, -1.6, Z),
      lane(0.9, -1.6, Z),
      lane(1.3, -1.6, Z - 0.7),
      lane(-0.5, -1.6, Z - 0.7),
    ])
  stalls(k, -1)
  stalls(k, 1)
  teakRoof(k, 0.75, FAR - 0.25)
}

/** The merchant's shelves: rolls of cloth with their round ends towards us, none like the next. */
function shelves(k) {
  path(k, '#341a34', 'M-6 -6H27V96H-6Z')
  const cloths = points('1 5 9 3 7 0 4 8 2 6 1 9 5 3 8 0 6 2 7 4 9 1', 1).flat()
  const tones = [
    ['#d83c50', '#a02448'],
    ['#f4b040', '#c47830'],
    ['#f0e0c8', '#c0a0a0'],
    ['#7c4c9c', '#54306c'],
    ['#e87840', '#b04c38'],
    ['#4c6cb4', '#30447c'],
    ['#e4789c', '#ac4878'],
    ['#6c9c50', '#48703c'],
    ['#b43874', '#7c2458'],
    ['#f8d47c', '#c89850'],
  ]
  for (let row = 0; row < 5; row++) {
    const y = 6 + row * 14.5
    for (let i = 0; i < 4; i++) {
      const [c, d] = tones[cloths[row * 4 + i + (row % 2)]]
      const x = 0.5 + i * 7.4 - (row % 2) * 2.5
      disc(k, d, x + 0.6, y, 3.6, 4.6)
      disc(k, c, x, y, 3.4, 4.5)
      stroke(
        k,
        d,
        0.5,
        `M${x} ${y}c1 -0.600 1.600 0.800 0.300 1.400c-1.800 0.800 -2.600 -1.400 -1.400 -2.600c1.800 -1.600 3.800 0.400 3 2.600`,
      )
    }
    path(k, '#a8683c', `M-6 ${y + 4.5}H27V${y + 6.2}H-6Z`)
    path(k, '#643440', `M-6 ${y + 6.2}H27V${y + 7.4}H-6Z`)
  }
  path(k, '#8c5038', 'M24.500 -6H31V96H24.500Z')
  path(k, '#c88850', 'M24.500 -6H26.500V96H24.500Z')
  path(k, '#643440', 'M29.500 -6H31V96H29.500Z')
  for (let y = 2; y < 84; y += 8) path(k, '#643440', `M28 ${y}l1.200 3l-1.200 3l-1.200 -3Z`)
}

const [SILK, SILK_LIT, SILK_DARK, GOLD] = ['#149c9c', '#4cd0c0', '#0c5c74', '#f8cc60']
const NEAR = 'C60 61 70 71 83 71C96 71 106 62 112 53'

/** The length of silk between the roll and her hands, weighed down in its middle. */
function silk(k) {
  path(k, SILK, `M55 44${NEAR}L112 43C106 51 98 56 88 56C77 56 67 46 62 31Z`)
  path(
    k,
    SILK_LIT,
    'M62 31C67 46 77 56 88 56C98 56 106 51 112 43L112 46C106 54 98 60 87 60C74 60 64 48 60 35Z',
  )
  path(k, SILK_DARK, 'M57.500 39C62 54 70 63 82 65.500C76 66 68 62 63 57C59 53 56.500 48 55 44Z')
  path(k, SILK_DARK, 'M84 65.500C95 65 105 58 112 49.500V53C106 62 96 71 83 71Z')
  stroke(k, GOLD, 0.9, 'M62 31C67 46 77 56 88 56C98 56 106 51 112 43')
}

/** The front of the sag, over the cat's belly, with its border. */
function hem(k) {
  path(k, SILK_DARK, `M55 44${NEAR}C107 65 97 75.500 83 75.500C68 75.500 58 63 55 44Z`)
  path(
    k,
    SILK,
    'M55 44C60 61 70 71 83 71C96 71 106 62 112 53C107 63.500 96 73 83 73C69 73 59 62 55 44Z',
  )
  stroke(k, GOLD, 0.9, `M55 44${NEAR}`)
  for (let i = 1; i < 12; i++) {
    const t = (i % 6) / 6 || 1e-3
    const on = (p0, p1, p2, p3) =>
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3
    const [x, y] =
      i < 6 ? [on(55, 60, 70, 83), on(44, 61, 71, 71)] : [on(83, 96, 106, 112), on(71, 71, 62, 53)]
    const d = Math.min(1, (y - 44) / 20) * 2.1
    path(k, GOLD, `M${x} ${y + d - 0.9}l0.700 0.900l-0.700 0.900l-0.700 -0.900Z`)
  }
}

/** The roll in the merchant's arms. */
function roll(k) {
  limb(k, SILK_DARK, [
    [54.5, 47, 6.6],
    [62, 28, 6.6],
  ])
  limb(k, SILK, [
    [54, 46.6, 5.4],
    [61.4, 27.8, 5.4],
  ])
  limb(k, SILK_LIT, [
    [52.9, 45.6, 1.4],
    [60.2, 27, 1.4],
  ])
  disc(k, '#0c5c74', 62.3, 26.6, 2.9, 2.2)
  disc(k, '#e0b888', 62.4, 26.4, 1.5, 1.1)
}

/** Her end of the cloth falls in folds from both hands. */
function flap(k) {
  path(k, SILK_DARK, 'M111 42C113.500 48 113 58 114.500 67L108 68C108.600 60 110 52 110.400 46Z')
  path(
    k,
    SILK,
    'M110.500 44C111.500 52 109.500 60 110.600 68.500L105.500 67.500C107 60 108.500 54 110.500 52Z',
  )
  path(k, GOLD, 'M105.800 65L114.200 64.800L114.500 67.400L105.500 67.700Z')
  stroke(
    k,
    GOLD,
    0.5,
    'M106 67.600l-0.300 2.600M107.600 67.700v2.600M109.200 67.700l0.100 2.700M110.800 67.600v2.700M112.400 67.500l0.200 2.600M114 67.400l0.300 2.500',
  )
}

export default {
  alt: 'Nel mercato coperto di Dubai un mercante srotola una seta turchese per una viaggiatrice, ma il gatto rosso ci si è già sdraiato come su un’amaca; una bambina gli tocca la coda, accanto ai sacchi di spezie',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#7fc0d8'],
          [0.7, '#cfe4d8'],
          [1, '#ffeec4'],
        ],
        disc: 0,
      },
      sun: [0.4, 0.2],
      horizon: 0.52,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      at(k, 10, -4, 1, hall)
      // Evening of the hall, and the one great shaft that falls on the cloth.
      path(k, 'rgba(60,20,60,.3)', 'M-6 -6H166V96H-6ZM80 35L80 44H96V35L88 31.500Z')
      path(k, '#ffd898', 'M70 80L104 78.500L122 89L80 91Z')
      path(k, 'rgba(255,226,150,.3)', 'M52 -6H80L122 89L80 91Z')
      path(k, 'rgba(255,236,180,.25)', 'M58 -6H68L100 90H86Z')
      shelves(k)
      // His bench, with its shade.
      path(k, 'rgba(40,12,30,.5)', 'M30 87C46 85 62 85 72 87.500C60 90 40 90 30 89Z')
      path(k, '#c88850', 'M28 78H56L58 81H30Z')
      path(k, '#8c5038', 'M30 81H58V84H30Z')
      path(k, '#643440', 'M32 84H36V89H32ZM52 84H56V89H52Z')
      path(k, 'rgba(40,12,30,.4)', 'M36 79C42 77.800 50 78 55 79L55.500 80H37Z')
      path(k, 'rgba(90,40,50,.5)', 'M76 84.500C88 82.500 104 83 112 85C104 87.600 86 88 76 84.500Z')
      path(
        k,
        'rgba(40,12,30,.45)',
        'M114 84C122 82.400 136 83 143 85.500C134 87.200 120 87 114 84Z',
      )
      at(k, 41, 79.5, 1, merchant)
      at(k, 122, 85, 1, guest)
      silk(k)
      hem(k)
      path(k, 'rgba(8,60,80,.6)', 'M70 62C76 58 94 57 99 61C95 67 76 68 70 62Z')
      at(k, 83, 63.5, 1, cat)
      flap(k)
      roll(k)
      at(k, 41, 79.5, 1, merchantArm)
      at(k, 122, 85, 1, guestArm)
      for (const [x, y, q, tones] of [
        [20, 86, 0.9, ['#8c9c40', '#b8c45c', '#607034']],
        [4, 92, 1.35, ['#d84030', '#f46c44', '#9c2434']],
        [22, 95, 1.2, ['#f0a428', '#ffcc58', '#c07428']],
        [65, 88.5, 0.8, ['#c84c74', '#ec7c94', '#903058']],
      ])
        at(k, x, y, q, (q2) => spiceSack(q2, tones))
      at(k, 103, 88, 1, girl)
    })
    return finish(s, { vignette: 0.2, bloom: 0.1 })
  },
}
