import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { lens } from '../../things/curves.js'
import { cumulus } from '../../things/drawn-clouds.js'
import {
  farDhow,
  footAt,
  fort,
  HORIZON,
  metre,
  palm,
  seaWall,
  stall,
  swallow,
  topAt,
  tucked,
} from '../../things/forodhani.js'
import { POSES, stand } from '../../things/slender-folk.js'

const lastSun = {
  ...moods.dusk,
  sky: [
    [0, '#2f3a78'],
    [0.34, '#7a5a94'],
    [0.62, '#d8746c'],
    [0.84, '#fca060'],
    [1, '#ffd07c'],
  ],
  glow: '#ffdc90',
  glowPower: 0.8,
  disc: 0,
}
const SUN = [124, 45.5]
const WALL = ['#d88868', '#a8606c', '#74406c', '#54345c', '#ffc088']
const STONE = ['#f4a070', '#a4688c', '#6c4880', '#4c346c']
const LEAVES = ['#4c2c54', '#c8705c', '#38305c', '#7c5468']
const SKIN = ['#5c3044', '#f89c64']

const boy = (pose, low, more) => ({
  ...POSES[pose],
  skin: [SKIN[1], SKIN[0]],
  top: [SKIN[1], SKIN[0]],
  low,
  hair: ['#38203c', '#2c1c3c'],
  shoe: [SKIN[1], SKIN[0]],
  shorts: true,
  bare: true,
  light: 1,
  ...more,
})

function water(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [t, c] of [
    [0, '#f4a06c'],
    [0.12, '#d87c74'],
    [0.4, '#8c5c8c'],
    [0.75, '#54488c'],
    [1, '#38386c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${HORIZON} 166 ${HORIZON} 166 96 -6 96`))
  // The wall in the water: the same edge turned over, then cut by the swell.
  const mirror = (c, far, deep) =>
    fill(k, c, [
      [-6, footAt(-6)],
      [far, footAt(far)],
      [far, footAt(far) + (footAt(far) - topAt(far)) * deep],
      [-6, footAt(-6) + (footAt(-6) - topAt(-6)) * deep],
    ])
  mirror('#6c4478', 99, 0.94)
  mirror('#8c5078', 99, 0.74)
  mirror('#54346c', 99, 0.2)
  const r = random(12)
  for (let i = 0; i < 60; i++) {
    const t = r() ** 1.3
    const y = HORIZON + 1.2 + t * 36
    const x = -4 + r() * 168
    const l = 1.2 + t * 11
    const under = y < footAt(x) + (footAt(x) - topAt(x)) && x < 99
    lens(
      k,
      under
        ? ['#a86480', '#54407c', '#c87c78'][i % 3]
        : i % 2
          ? 'rgba(52,52,120,.4)'
          : 'rgba(244,152,120,.42)',
      x,
      y,
      l,
      0.1 + t * 0.26,
      0.08 + t * 0.2,
    )
  }
  // The edges of the mirror are broken by the swell.
  for (let i = 0; i < 44; i++) {
    const x = -4 + i * 2.3
    const [a, m] = [footAt(x), footAt(x) - topAt(x)]
    for (const [deep, c] of [
      [0.2, i % 2 ? '#54346c' : '#8c5078'],
      [0.74, i % 2 ? '#8c5078' : '#6c4478'],
      [0.94, i % 2 ? '#6c4478' : '#a86480'],
    ])
      lens(
        k,
        c,
        x + r() * 2,
        a + m * deep + (r() - 0.5) * m * 0.06,
        m * (0.16 + r() * 0.14),
        m * 0.012,
        m * 0.012,
      )
  }
  // The path of the sun.
  for (let i = 0; i < 46; i++) {
    const t = i / 45
    const y = HORIZON + 0.5 + t ** 1.25 * 34
    const wide = 2.4 + Math.sin(i * 2.7) * 1.3 + t * 7 * (0.5 + r())
    lens(
      k,
      t < 0.35 ? '#ffe8a8' : i % 3 ? '#ffc880' : '#fca870',
      SUN[0] + (r() - 0.5) * (2 + t * 9),
      y,
      wide * (1 - t * 0.25),
      0.13 + t * 0.22,
      0.1 + t * 0.14,
    )
  }
}

/** Where somebody has just gone in: a crown of drops, rings. */
function splash(k, x, y, q) {
  for (const w of [3.4, 2.2]) {
    k.strokeStyle = 'rgba(255,216,172,.8)'
    k.lineWidth = 0.22
    k.beginPath()
    k.ellipse(x, y + 0.2, w * q, w * q * 0.17, 0, 0, 7)
    k.stroke()
  }
  for (const [a, h, w] of points(
    '-1.500 2.600 0.300 -0.900 4 0.380 -0.300 5.200 0.340 0.350 4.400 0.400 0.900 3.400 0.360 1.500 2.300 0.280',
    3,
  )) {
    path(
      k,
      a < 0 ? '#e8a898' : '#ffe4c0',
      `M${x + a * q * 0.5 - w * q} ${y}Q${x + a * q * 0.8} ${y - h * q * 0.6} ${x + a * q * 1.1} ${y - h * q}Q${x + a * q * 0.9 + w * q} ${y - h * q * 0.5} ${x + a * q * 0.5 + w * q} ${y}Z`,
    )
    path(
      k,
      '#ffe4c0',
      `M${x + a * q * 1.3} ${y - h * q * 1.16}a${w * q * 0.5} ${w * q * 0.6} 0 1 0 0.010 0Z`,
    )
  }
}

export default {
  alt: 'Al tramonto i ragazzi di Stone Town si tuffano dal muro dei giardini Forodhani: uno vola ad ali aperte come la rondine che gli passa accanto; dietro, il vecchio forte, le palme e le bancarelle già accese, i dhow contro il sole',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: lastSun,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, half, up, c] of [
        [92, 12, 44, 0.9, '#b0688c'],
        [134, 17, 34, 0.7, '#e0807c'],
        [60, 24, 30, 0.6, '#d87880'],
        [112, 29, 38, 0.7, '#fca878'],
        [146, 35.5, 26, 0.5, '#ffc488'],
        [98, 38, 18, 0.35, '#ffc488'],
      ])
        lens(k, c, x, y, half, up, up * 0.35, 0.5)
      cumulus(k, 150, 53, 15, 9.5, ['#b0648c', '#e4847c', '#ffbc84'], 4, -1)
      cumulus(k, 103, 53, 9, 3.6, ['#c46c84', '#ec8c78', '#ffb880'], 9, 1)
      const [sx, sy] = SUN
      path(
        k,
        '#fff0b8',
        `M${sx - 6.4} ${sy}a6.400 6.400 0 1 0 12.800 0a6.400 6.400 0 1 0 -12.800 0Z`,
      )
      water(k)
      at(k, 114, 53.5, 0.74, (c) => farDhow(c, '#6c3858', '#a8586c'))
      at(k, 146, 53.3, 0.46, (c) => farDhow(c, '#8c4c68', '#c8706c'))
      at(k, 104.5, 53.1, 0.26, (c) => farDhow(c, '#a05c6c', '#d07c70'))
      fort(k, STONE)
      // Gardens: a dark hedge, stalls with lamps, palms above.
      for (const [x0, y0, x, y, q, n] of points(
        '60 48 58.500 35 7 3 76 50 77.500 43 4 5 46.500 47 48 27 9.500 8',
        6,
      ))
        palm(k, x0, y0, x, y, q, LEAVES, n)
      fill(k, '#4c2c58', [
        ...Array.from({ length: 41 }, (_, i) => {
          const x = -6 + i * 2.5
          return [
            x,
            topAt(x) - metre(x) * (0.55 + 0.2 * Math.sin(i * 1.7) + 0.12 * Math.sin(i * 3.1)),
          ]
        }),
        [96, 53],
        [-6, topAt(-6)],
      ])
      for (const [x, on] of points('16 1 27.500 1 37.500 1 54 1 61.500 1 68 1'))
        stall(k, x, topAt(x) - metre(x) * 0.3, metre(x) * 0.58, on)
      // Those who come for supper, in the dusk of the gardens.
      for (const [x, pose, c, m] of [
        [12, 'stand', 1, 1],
        [20.5, 'point', 0, 1],
        [23, 'walk', 1, -1],
        [35, 'walkOther', 0, 1],
        [45.5, 'stand', 1, -1],
        [49, 'walk', 0, 1],
        [57.5, 'hips', 1, 1],
        [65, 'walk', 0, -1],
        [72, 'stand', 1, 1],
      ])
        stand(
          k,
          x,
          topAt(x) - metre(x) * 0.18,
          metre(x) * 1.25,
          { ...boy(pose), flat: c ? '#3c2450' : '#5c3458', dress: c ? 'sarong' : undefined },
          { flip: m < 0 },
        )
      // A string of bulbs from palm to palm.
      const [b0, b1] = [
        [-4, 21.5],
        [76, 43],
      ]
      let d = ''
      for (let i = 0; i <= 60; i++) {
        const t = i / 60
        const x = b0[0] + (b1[0] - b0[0]) * t
        const y =
          b0[1] + (b1[1] - b0[1]) * t + Math.abs(Math.sin(t * Math.PI * 5)) * 3 * (1 - t * 0.8)
        d += `${i ? 'L' : 'M'}${x} ${y}`
        if (i % 2)
          path(
            k,
            '#ffe8a4',
            `M${x - 0.4 + t * 0.25} ${y + 0.3}a${0.4 - t * 0.25} ${0.45 - t * 0.28} 0 1 0 ${0.8 - t * 0.5} 0a${0.4 - t * 0.25} ${0.45 - t * 0.28} 0 1 0 ${-0.8 + t * 0.5} 0Z`,
          )
      }
      stroke(k, '#3c2450', 0.14, d)
      palm(k, 3, topAt(3) + 1, 8.5, 11, 17, LEAVES, 11)
      seaWall(k, WALL)
      // The boys on the coping, one after the other.
      const put = (x, tall, o, flip) =>
        stand(k, x, topAt(x) + metre(x) * 0.06, tall * metre(x), o, { flip })
      put(25, 1.45, boy('hips', ['#3c8c94', '#24506c']))
      put(30, 1.3, boy('wave', ['#f4c44c', '#a86c4c']))
      put(42, 1.5, boy('run', ['#d8484c', '#843450']))
      {
        const x = 34.5
        at(k, x, topAt(x) - metre(x) * 0.02, (metre(x) * 1.4) / 7, (c) => {
          stand(c, 0, 0, 7, boy('sit', ['#6c84b4', '#3c4878']))
        })
      }
      at(k, 68, 27.5, 1.02, (c) => swallow(c, [...SKIN, '#c83c4c', '#ff8c64']))
      at(k, 84, 43.5, 0.74, (c) => {
        c.rotate(0.5)
        tucked(c, [...SKIN, '#2c7c8c'])
      })
      splash(k, 92, 60.5, 1.2)
      // One swims back to the steps.
      at(k, 60, 66.2, 0.8, (c) => {
        path(c, SKIN[0], 'M-0.800 0a0.860 0.920 0 1 1 1.700 0Z')
        path(c, SKIN[1], 'M0.300 -0.900C0.800 -0.800 0.950 -0.400 0.900 0H0.500Z')
        stroke(c, SKIN[0], 0.5, 'M-1 0.100C-1.800 -1.200 -3 -1.200 -3.700 0.100')
        stroke(
          c,
          'rgba(255,216,172,.8)',
          0.24,
          'M-4.600 0.300Q-3.500 -0.100 -2.600 0.300M-1.600 0.300Q0 -0.200 1.800 0.300M2.600 0.700Q4.600 0.300 7 1.100',
        )
      })
      // The swallow, the same wings.
      path(
        k,
        '#38244c',
        'M82.500 18.500C84 18.800 85 19.500 85.600 20.600C86.800 20.200 88.400 20.400 89.800 21.600C88 21.200 86.800 21.500 86 22C86.300 22.800 86.300 23.400 86.900 23.900C86 23.800 85.300 23.100 85 22.300C83.600 22.200 81.800 22.500 80 23.500C81.300 22.100 82.800 21.300 84.200 21.100C83.900 20 83.300 19.200 82.500 18.500Z',
      )
      // The bow of a mooring boat, dark and near.
      path(k, '#2c2050', 'M-6 96V78.500C2 80 12 79 21 74.500C20 82 16 90 10 96Z')
      path(k, '#4c2c5c', 'M-6 78.500C2 80 12 79 21 74.500L20.600 77C12 81.400 2 82.400 -6 81Z')
      stroke(k, '#f49c70', 0.3, 'M3 79.500C10 79.200 16 77.600 21 74.500')
      stroke(k, '#2c2050', 0.36, 'M19.500 75.500C24 72 26 66 26.500 58')
    })
    return finish(s)
  },
}
