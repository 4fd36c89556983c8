import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { bent, limb } from '../../things/joints.js'

const afterSunset = {
  ...moods.dusk,
  sky: [
    [0, '#1f3a72'],
    [0.32, '#5a5a98'],
    [0.58, '#d0748a'],
    [0.8, '#ff9e6c'],
    [1, '#ffd58c'],
  ],
}

const [SKIN, WARM, DEEP, HAIR] = ['#80503f', '#f09a62', '#573444', '#2a1c34']

/** Joints of those who jump, hip at 0, 0: neck, head, the far and the near arm, the far and the near leg. */
const POSES = {
  star: {
    neck: [1, -9.5],
    head: [2, -13.4],
    arms: ['1.5 -9 6 -12 9.5 -17', '0.5 -9 -5 -10.5 -9 -15.5'],
    legs: ['1 0 7 3.5 4.5 10', '-0.5 0 -5.5 4.5 -11.5 8'],
  },
  tucked: {
    neck: [3.5, -8],
    head: [7, -10.5],
    arms: ['4 -7 8 -3 9 1', '3 -7 6 -1.500 8 1.500'],
    legs: ['0 0 9 -4 5.500 3.500', '0 0 8 -2.500 3.500 4.500'],
  },
  dive: {
    neck: [5.5, 8],
    head: [8, 11.5],
    arms: ['6 7.500 10.500 13.500 14 19.500', '5 8 8.500 14.500 12.500 20'],
    legs: ['0 0 -4.500 -6.500 -10 -12', '0 0 -5.500 -5.500 -12 -9.500'],
  },
  run: {
    neck: [3.2, -9],
    head: [5, -12.8],
    arms: ['3.500 -8.500 8 -8.500 11 -13', '3 -8.500 -2 -7.500 -6 -10'],
    legs: ['0.5 0 7 0.500 6 7.500', '0 0 1.500 7 -4 12.800'],
  },
  sit: {
    neck: [0, -9],
    head: [0.6, -12.8],
    arms: ['0.5 -8.500 4 -11 4.500 -15.500', '-0.5 -8.500 -3.600 -4.500 -4.500 -0.500'],
    legs: ['0.5 0 6 0.400 6.500 8', '0 0 5 0.800 4.200 8.500'],
  },
  cheer: {
    neck: [0.4, -9.2],
    head: [1, -13],
    arms: ['1 -8.800 4 -12.500 6 -17', '0 -8.800 -2.500 -13 -2 -17.500'],
    legs: ['0.6 0 1.800 6.500 2 13', '-0.6 0 -1.200 6.500 -1.600 13'],
  },
}

/** A limb with the glow of the evening along its right side. */
function lit(k, text, [a, b, c], colour, glow = WARM) {
  const joints = points(text).map((p, i) => [...p, [a, b, c][i]])
  limb(k, glow, bent(bent(joints.map(([x, y, w]) => [x + 0.42, y - 0.12, w]))))
  limb(k, colour, bent(bent(joints)))
}

/** One leg of the shorts, cut straight at its hem. */
function trouser(k, colour, text, wide, dx = 0) {
  const [[hx, hy], [kx, ky]] = points(text)
  const l = Math.hypot(kx - hx, ky - hy)
  const [ux, uy] = [(kx - hx) / l, (ky - hy) / l]
  const on = (t, side) => [hx + ux * t - uy * side + dx, hy + uy * t + ux * side]
  fill(k, colour, [
    on(-2.2, wide * 0.32),
    on(-0.6, wide * 0.5),
    on(l * 0.8, wide * 0.52),
    on(l * 0.72, -wide * 0.52),
    on(-0.6, -wide * 0.5),
    on(-2.2, -wide * 0.32),
  ])
}

/** A boy in shorts, about 30 units tall. */
function boy(k, pose, [cloth, clothLit], { turn = 0, face = true } = {}) {
  const { neck, head, arms, legs } = POSES[pose]
  const foot = (text, c) => {
    const [, [kx, ky], [x, y]] = points(text)
    const [dx, dy] = [x - kx, y - ky]
    const l = Math.hypot(dx, dy)
    limb(k, c, [
      [x, y, 1.6],
      [x + (dx / l) * 0.7 + (dy / l) * 1.9, y + (dy / l) * 0.7 - (dx / l) * 1.9, 1.1],
    ])
  }
  lit(k, arms[0], [2.3, 1.9, 1.3], DEEP)
  lit(k, legs[0], [3.6, 2.7, 1.6], DEEP)
  foot(legs[0], DEEP)
  trouser(k, cloth, legs[0], 5)
  lit(k, `0 0 ${neck[0] * 0.5} ${neck[1] * 0.5} ${neck.join(' ')}`, [4.6, 5, 5], SKIN)
  limb(k, SKIN, [
    [...neck, 2],
    [...head, 2],
  ])
  lit(k, legs[1], [3.8, 2.8, 1.7], SKIN)
  foot(legs[1], SKIN)
  trouser(k, clothLit, legs[1], 5.4, 0.4)
  trouser(k, cloth, legs[1], 5.2)
  k.save()
  k.translate(...head)
  k.rotate(turn)
  path(k, WARM, 'M0.4 -2.700a2.450 2.700 0 1 0 0.010 0Z')
  path(k, SKIN, 'M0 -2.600a2.450 2.650 0 1 0 0.010 0Z')
  path(
    k,
    HAIR,
    'M-2.500 0.200C-3 -2.800 -0.500 -3.500 0.800 -3.100C2.200 -2.800 2.800 -1.600 2.500 -0.600C1.500 -1.700 -0.500 -1.900 -1.500 -0.800C-1.800 -0.300 -2.100 0.200 -2.500 0.200Z',
  )
  path(k, SKIN, 'M-1.700 0a0.550 0.700 0 1 0 0.010 0Z')
  if (face) {
    path(
      k,
      HAIR,
      'M0.700 -0.500a0.260 0.320 0 1 0 0.010 0ZM1.900 -0.400a0.240 0.300 0 1 0 0.010 0Z',
    )
    stroke(
      k,
      HAIR,
      0.26,
      'M0.400 -1.100Q0.800 -1.500 1.200 -1.200M1.700 -1.100Q2 -1.400 2.200 -1.100',
    )
    path(k, '#f4dccc', 'M0.500 1C1 1.200 1.700 1.200 2.100 0.900C1.900 1.700 0.900 1.800 0.500 1Z')
  }
  k.restore()
  lit(k, arms[1], [2.4, 2, 1.4], SKIN)
  if (pose === 'tucked') return
  for (const text of arms)
    path(k, SKIN, `M${points(text)[2][0]} ${points(text)[2][1] - 0.8}a0.800 0.900 0 1 0 0.010 0Z`)
}

/** Water that a jump threw up about 0, 0, and a head that laughs in it. */
function splash(k) {
  path(k, '#f6b48c', 'M-16 0.600C-10 -1.400 10 -1.400 16 0.600C10 2.800 -10 2.800 -16 0.600Z')
  for (const [lean, tall, wide] of points(
    '-13 7 2.600 -7.500 12 3 0 8 3.400 6.500 12.500 3 12.500 6.500 2.600',
    3,
  ))
    limb(
      k,
      '#ffe0b8',
      bent([
        [lean * 0.5, -0.8, wide],
        [lean * 0.66, -tall * 0.6, wide * 0.66],
        [lean * 1.05, -tall, 0.4],
      ]),
    )
  for (const [x, y, q] of points(
    '-15 -9 0.6 -9 -15 0.7 -2 -12 0.6 5 -16 0.6 11 -13 0.7 16 -8 0.5',
    3,
  ))
    path(k, '#ffe8c8', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  path(k, '#ffe8c8', 'M-12 0.500C-7 -0.800 7 -0.800 12 0.500C7 1.600 -7 1.600 -12 0.500Z')
}

/** A stall of the night market: table with skewers and fruit, lamp, awning, cook in a white cap. */
function stall(k, [awning, dark], cook) {
  path(k, cook, 'M-2.400 -3.500C-2.600 -7.500 2.600 -7.500 2.400 -3.500Z')
  path(k, SKIN, 'M0 -10.500a1.500 1.700 0 1 0 0.010 0Z')
  path(k, '#fff4e0', 'M-1.500 -9.200V-11.200H1.500V-9.200Z')
  path(k, '#ffd98c', 'M-6.500 -4.200H6.500V-3H-6.500Z')
  path(k, '#8a4a4c', 'M-6.500 -3H6.500V0H-6.500Z')
  for (const [i, c] of ['#d8483c', '#f0a03c', '#7aa04c', '#f4e0a0', '#d8483c'].entries())
    path(k, c, `M${-5 + i * 2.4} -5.400a0.800 0.900 0 1 0 0.010 0Z`)
  stroke(k, '#3a2a48', 0.5, 'M-7 0V-13M7 0V-13')
  path(
    k,
    awning,
    'M-8.500 -12L-6.500 -15.500H6.500L8.500 -12Q7 -10.600 5.600 -12Q4.200 -10.600 2.800 -12Q1.400 -10.600 0 -12Q-1.400 -10.600 -2.800 -12Q-4.200 -10.600 -5.600 -12Q-7 -10.600 -8.500 -12Z',
  )
  path(
    k,
    dark,
    'M-8.500 -12L-6.500 -15.500H-4L-5.600 -12Q-7 -10.600 -8.500 -12ZM-2.800 -12L-1.600 -15.500H1.200L0 -12Q-1.400 -10.600 -2.800 -12ZM2.800 -12L3.600 -15.500H6.500L5.600 -12Q4.200 -10.600 2.800 -12Z',
  )
  path(k, '#fff2c0', 'M4 -10.500a0.900 0.900 0 1 0 0.010 0Z')
}

/** The Old Fort behind the gardens: battlements, a round tower. */
function fort(k) {
  const c = '#5c4474'
  fill(k, c, points('-8 46 -8 21 44 21 44 46'))
  for (let x = -8; x < 44; x += 3.6) path(k, c, `M${x} 21.200v-2.200q1 -1.300 2 0v2.200Z`)
  path(k, '#6c4c7c', 'M20 46L21 15H38L39 46Z')
  path(k, '#a8607c', 'M34 46L33 15H38L39 46Z')
  for (let x = 20.6; x < 38; x += 3.5)
    path(k, x > 32 ? '#a8607c' : '#6c4c7c', `M${x} 15.200v-2.400q1 -1.400 2 0v2.400Z`)
  path(k, '#8a5680', 'M20.600 18.500H38.300V19.600H20.600Z')
  for (const [x, y] of points('26 25 31 25 -2 29 8 29 15 29'))
    path(k, '#3c2c58', `M${x} ${y}v-2.400q0.700 -1 1.400 0v2.400Z`)
}

const STONES = ['#7c4f70', '#6c4468', '#8a5a74', '#744a6c']

/** The sea wall of coral stone, its coping, steps that go down into the water. */
function seaWall(k, r) {
  path(k, '#6a4466', 'M-8 47H65V80H-8Z')
  for (let j = 0; j < 7; j++)
    for (let x = -10 - (j % 2) * 4; x < 64; ) {
      const wide = 5 + r() * 5
      const [x0, y0, x1] = [x + 0.25, 50.2 + j * 4.2, Math.min(65, x + wide - 0.25)]
      path(
        k,
        STONES[Math.floor(r() * 4)],
        `M${x0 + 0.5} ${y0}H${x1 - 0.4}L${x1} ${y0 + 0.6}V${y0 + 3.4}L${x1 - 0.5} ${y0 + 3.8}H${x0 + 0.3}L${x0} ${y0 + 3.3}V${y0 + 0.5}Z`,
      )
      x += wide
    }
  path(k, '#d07c70', 'M63 50H66.500V80H63Z')
  for (let j = 0; j < 7; j++)
    path(
      k,
      j % 2 ? '#f0a078' : '#e08c70',
      `M63.300 ${50.3 + j * 4.2}H66.500V${53.9 + j * 4.2}H63.300Z`,
    )
  path(k, '#f4b284', 'M-8 46H67.500V48.400H-8Z')
  path(k, '#b8707a', 'M-8 48.400H67.500V50H-8Z')
  path(k, '#4a3460', 'M-8 70C10 69 30 70.500 50 69.500C56 69.400 62 70 66.500 69.500V80H-8Z')
}

export default {
  alt: 'Al tramonto i ragazzi di Stone Town si tuffano dal muro dei giardini Forodhani: uno vola a braccia alzate e perde una ciabatta, uno è raccolto a palla, uno entra di testa; dietro, le bancarelle già accese e il vecchio forte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: afterSunset, sun: [0.9, 0.6], horizon: 0.62 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(6)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#7a5f9c', 'M60 9C82 6.600 118 7 142 10C118 12.600 84 12.400 60 9Z'],
        ['#ea8a86', 'M104 20.500C122 18 148 18.600 170 21V24C148 23.600 122 23.600 104 20.500Z'],
        ['#ffb98a', 'M120 24.500C136 25.800 156 25.800 170 25V27C154 27.800 134 27 120 24.500Z'],
        ['#f08f84', 'M70 35C84 33.400 104 33.600 118 35.600C104 37.400 84 37 70 35Z'],
        ['#ffcf94', 'M128 41.500C140 40.200 156 40.400 170 42C156 43.600 140 43.200 128 41.500Z'],
      ])
        path(k, c, d)
      // Islands, dhows at anchor.
      fill(k, '#b8688a', [
        ...rough(points('92 56 104 53.500 116 54 126 52.800 140 54.500 150 56'), 0.4, 3),
        [92, 57],
      ])
      fill(k, '#8f5482', [
        ...rough(points('128 56.200 140 54.600 152 55 168 53.600'), 0.3, 5),
        ...points('168 57 128 57'),
      ])
      for (const [c, y] of [
        ['#ffc886', 55.8],
        ['#f6a27c', 57.6],
        ['#d97c84', 60.2],
        ['#a9648c', 64],
        ['#75568e', 69],
        ['#4e4a84', 75],
        ['#353f78', 82],
      ])
        fill(
          k,
          c,
          points(`-6 ${y} 40 ${y + 0.4} 90 ${y - 0.3} 130 ${y + 0.4} 168 ${y} 168 96 -6 96`),
        )
      for (const [x, y, q] of points('101 58.400 0.5 152 60.500 0.8', 3))
        at(k, x, y, q, (c) => {
          path(c, '#4a2c50', 'M-9 -2C-4 -0.800 4 -1 10 -3.500L7.500 1H-6.500Z')
          stroke(c, '#4a2c50', 0.5, 'M0.500 -1L2 -15M-7 -8L9 -18')
          path(c, '#8a4c74', 'M-7 -8L9 -18L8.500 -16.500L-5.500 -7.500Z')
          path(c, 'rgba(74,44,80,.5)', 'M-8 1.400C-3 1 3 1 8.500 1.400C3 2.600 -3 2.600 -8 1.400Z')
        })
      for (let i = 0; i < 52; i++) {
        const t = (i / 51) ** 1.2
        const [x, y, l] = [66 + r() * 98, 57.5 + t * 31, 1.4 + t * 8 * (0.5 + r())]
        path(
          k,
          i % 3 ? ['#ffd694', '#f8a880', '#c87c94'][Math.min(2, Math.floor(t * 3))] : '#5a4888',
          `M${x - l} ${y}q${l} ${-0.15 - t * 0.4} ${l * 2} 0q${-l} ${0.15 + t * 0.35} ${-l * 2} 0Z`,
        )
      }
      fort(k)
    })
    for (const [x, y, height, seed, lean] of points('0.05 0.53 34 3 0.08 0.29 0.53 27 8 0.1', 5))
      palm(s, { x, y, height, seed, lean, front: 0.2 })
    f.draw(s.k, (k) => {
      path(
        k,
        '#4c3866',
        'M-8 46V40C0 38.500 4 40.500 10 39.500C18 38.500 24 40.500 34 39.800C42 39.400 48 41 54 43V46Z',
      )
      at(k, 5, 46.2, 0.72, (c) => stall(c, ['#f4d8a8', '#d8584c'], '#e8e0d8'))
      at(k, 22, 46.2, 0.72, (c) => stall(c, ['#f4d8a8', '#3f8a94'], '#d0d8e8'))
      for (const [x0, y0, x1, y1] of points('-6 34 20 33 20 33 50 31', 4)) {
        const [cx, cy] = [(x0 + x1) / 2, Math.max(y0, y1) + 5]
        stroke(k, '#3a2a48', 0.3, `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`)
        for (const t of [0.14, 0.32, 0.5, 0.68, 0.86]) {
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
          path(
            k,
            '#ffe39a',
            `M${a * x0 + b * cx + c * x1} ${a * y0 + b * cy + c * y1}a0.700 0.800 0 1 0 0.010 0Z`,
          )
        }
      }
      seaWall(k, r)
      // The wall darkens the water at its foot.
      path(k, '#4a3a72', 'M-6 77H67C74 77.800 80 79.400 86 81.500C70 82.800 30 82.400 -6 82.600Z')
      path(k, '#353f78', 'M-6 82C30 82.600 60 81.600 90 82V96H-6Z')
      for (let i = 0; i < 14; i++) {
        const [x, y, l] = [r() * 64, 78 + r() * 10, 2 + r() * 4]
        path(
          k,
          i % 2 ? '#b87890' : '#5c4c88',
          `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      }
      stroke(k, '#f0a088', 0.5, 'M-6 77.300Q12 76.400 30 77.200T67 77')
      // On the wall: one cheers, two sit, one starts.
      at(k, 37, 37.6, 0.66, (c) => boy(c, 'cheer', ['#f0b448', '#ffd98a']))
      at(k, 44.5, 45.6, 0.62, (c) => boy(c, 'sit', ['#4c9cb0', '#8ccfd0']))
      at(k, 51.5, 45.6, 0.64, (c) => boy(c, 'sit', ['#d8584c', '#ff9470']))
      at(k, 64.5, 35.4, 0.8, (c) => boy(c, 'run', ['#5aa078', '#a0d498'], { turn: -0.1 }))
      // In the air.
      path(k, 'rgba(40,30,90,.4)', 'M82 82C90 80.400 110 80.400 118 82C110 84 90 84 82 82Z')
      at(k, 99, 31, 1.18, (c) => boy(c, 'star', ['#d84a4c', '#ff8a68'], { turn: -0.2 }))
      k.save()
      k.translate(84, 47)
      k.rotate(0.5)
      path(
        k,
        '#3f8ca0',
        'M-2.300 -0.900C-2.500 -1.600 2 -1.800 2.400 -0.500C2.600 0.700 -2.200 0.900 -2.300 -0.900Z',
      )
      stroke(k, '#ffd98a', 0.4, 'M1.600 -0.800L-0.200 -1.700L-0.600 0.200')
      k.restore()
      at(k, 125, 33, 0.86, (c) => boy(c, 'tucked', ['#f0b448', '#ffe29a'], { turn: 0.2 }))
      at(k, 137, 54, 0.8, (c) => boy(c, 'dive', ['#4c9cb0', '#8ccfd0'], { turn: 2.2, face: false }))
      path(k, 'rgba(40,30,90,.4)', 'M140 74C145 73 153 73 158 74C153 75.400 145 75.400 140 74Z')
      // In the water: a splash, one who looks on.
      at(k, 116, 73, 0.72, splash)
      at(k, 93, 73, 0.9, (c) => {
        c.save()
        c.beginPath()
        c.rect(-20, -30, 40, 30)
        c.clip()
        c.translate(0, 7)
        boy(c, 'cheer', ['#f0b448', '#ffd98a'], { turn: -0.2 })
        c.restore()
        path(c, '#ffd6a8', 'M-8 0.300C-4 -0.700 5 -0.700 9 0.300C5 1.300 -4 1.300 -8 0.300Z')
        stroke(c, '#f6b48c', 0.4, 'M-11 2Q0 3.600 12 2')
      })
    })
    s.glow(0.1, 0.46, 26, '#ffc878', 0.25)
    return finish(s, { bloom: 0.18 })
  },
}
