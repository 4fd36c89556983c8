import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { friend, striding } from '../../things/friends.js'
import { coconut } from '../../things/la-digue.js'

const SEA = 35

const ANNA = {
  skin: '#e8a880',
  hair: '#3a2436',
  top: '#f2674c',
  legs: '#f2674c',
  wear: 'bare',
  style: 'tail',
  sleeve: 'none',
}
const BRUNO = {
  skin: '#c98a60',
  hair: '#4a2c28',
  top: '#f6c53c',
  legs: '#2f5f96',
  wear: 'shorts',
  style: 'short',
  beard: true,
}
const CHIARA = {
  skin: '#f2bc94',
  hair: '#d99a3c',
  top: '#fff6e8',
  legs: '#e2586c',
  wear: 'shorts',
  style: 'bob',
  hat: 'straw',
  sleeve: 'none',
}
const DARIO = {
  skin: '#8a5238',
  hair: '#2a1c2c',
  top: '#7a5ab0',
  legs: '#f2a03c',
  wear: 'shorts',
  style: 'afro',
}

/** A trade wind cloud that towers far out, lit from the left. */
function tower(k) {
  path(
    k,
    '#c4dcec',
    'M88 36C86 32 90 29.500 94 30C94 25 99 23 103 24.500C102 18.500 107 14 112 15.500C113 9.500 120 6.500 126 9C132 7 139 10 139.500 16C145 17 146.500 23 143 26.500C147 28 150 32 148 36Z',
  )
  path(
    k,
    '#e8f4f6',
    'M88 36C86 32 90 29.500 94 30C94 25 99 23 103 24.500C102 18.500 107 14 112 15.500C113 9.500 120 6.500 126 9C129 8 132 8.300 134.500 9.600C130 11 128 14 128.500 17.500C124 17.500 121.500 20.500 122.500 24C117.500 24 114.500 27 115.500 30.500C111.500 30.500 109 33 109.500 36Z',
  )
  path(
    k,
    '#ffffff',
    'M94 30C94 25 99 23 103 24.500C102 18.500 107 14 112 15.500C113 9.500 120 6.500 126 9C121.500 9.600 118.500 12.500 118.500 16.500C113.500 16 110 19.500 111 24.500C106.500 23.600 103 26.500 103.500 30.500C100 29 96 30 94 30Z',
  )
}

/** The lagoon in bands, from the deep to the shore. */
function lagoon(k) {
  for (const [c, d] of [
    ['#1668ae', `M-2 ${SEA}H162V92H-2Z`],
    ['#1a8cc4', 'M-2 37.500C30 36.500 70 38 110 37.200C130 37 150 37.600 162 37.200V92H-2Z'],
    ['#1fb0cc', 'M-2 42C20 40 44 43.500 74 41.500C104 40 130 42 162 40.500V92H-2Z'],
    ['#42cccc', 'M-2 48C24 45.500 50 49 84 46C110 44 136 45.500 162 44V92H-2Z'],
    ['#7ee0d0', 'M-2 56C26 53 50 56 82 51.500C110 48.500 136 49 162 47V92H-2Z'],
    ['#b6f0dc', 'M-2 63C26 60 52 60.500 84 55.500C112 51.800 136 51.500 162 49.500V92H-2Z'],
  ])
    path(k, c, d)
  for (const [x, y, q] of points('84 44 9 20 50.500 13 60 52.500 10 118 46.500 9 6 58 9', 3))
    path(
      k,
      'rgba(14,120,160,.24)',
      `M${x - q} ${y}C${x - q * 0.7} ${y - q * 0.12} ${x - q * 0.3} ${y - q * 0.02} ${x} ${y - q * 0.1}C${x + q * 0.4} ${y - q * 0.14} ${x + q * 0.8} ${y - q * 0.1} ${x + q} ${y}C${x + q * 0.5} ${y + q * 0.1} ${x - q * 0.6} ${y + q * 0.12} ${x - q} ${y}Z`,
    )
  for (const [x, y, l] of points(
    '8 53 9 34 55 7 64 48.500 10 92 42.500 7 108 49 8 134 43 9 2 45 8 146 46.500 8 84 38.800 8 48 59 8',
    3,
  ))
    path(k, 'rgba(240,255,250,.8)', `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.450 ${-l} 0Z`)
}

/** A low island: its mirror, foam, sand, wood and palms. */
function island(k, x, y, half, high, palms, seed) {
  path(k, 'rgba(16,110,130,.4)', `M${x - half} ${y}Q${x} ${y + half * 0.17} ${x + half} ${y}Z`)
  path(
    k,
    '#f4fff8',
    `M${x - half * 1.1} ${y}C${x - half * 0.5} ${y + half * 0.07} ${x + half * 0.6} ${y + half * 0.07} ${x + half * 1.1} ${y}Z`,
  )
  path(
    k,
    '#fbe8c0',
    `M${x - half} ${y}C${x - half * 0.6} ${y - half * 0.12} ${x + half * 0.5} ${y - half * 0.13} ${x + half} ${y}C${x + half * 0.5} ${y + half * 0.045} ${x - half * 0.5} ${y + half * 0.045} ${x - half} ${y}Z`,
  )
  for (const [dx, dy, tx, ty, size, turn] of palms.filter((_, i) => i % 2))
    coconut(k, [x + dx, y + dy], [x + tx, y + ty], size, turn)
  leafMass(k, {
    box: [x - half, y - high * 1.5, x + half, y],
    inside: (px, py) => {
      const t = (px - x) / (half * 0.78)
      return (
        py < y - half * 0.06 &&
        Math.abs(t) < 1 &&
        py > y - high * (1 - t * t) ** 0.6 * (0.8 + 0.2 * Math.sin(px * 0.7))
      )
    },
    light: (px, py) => 0.62 + (x - px) / half / 2.4 - (py - y + high) / high / 3,
    size: high * 0.42,
    tones: [
      ['#15584c', '#1d6c52', '#2b8454'],
      ['#1d6c52', '#2f8a52', '#58ac54'],
      ['#2b8454', '#58ac54', '#a0d05c'],
    ],
    seed,
  })
  for (const [dx, dy, tx, ty, size, turn] of palms.filter((_, i) => i % 2 === 0))
    coconut(k, [x + dx, y + dy], [x + tx, y + ty], size, turn)
}

/** The long canoe that four carry, a small dog at its bow; units of the figures. */
function canoe(k) {
  path(
    k,
    '#7a3a34',
    'M-36 -17.500C-33 -15.500 -28 -14.600 -22 -14.400H22C28 -14.600 33 -16 37 -19.500L36 -15H-34Z',
  )
  at(k, 20.5, -13, 1.05, (q) => {
    path(q, '#f4ead8', 'M-4 0C-4.400 -4 -3.600 -7 -1 -8L1.800 -7C2.800 -5 2.600 -2 2.200 0Z')
    path(q, '#8a5a3c', 'M-4 0C-4.400 -4 -3.600 -7 -1.500 -7.800C-2 -5 -2.400 -3 -2 0Z')
    path(
      q,
      '#f4ead8',
      'M-1.600 -7C-2.400 -10.500 0 -12.800 2.400 -12.400C3.800 -12 4.600 -10.800 6.400 -10.200C6.800 -9.200 6 -8.400 4.600 -8.200C3 -7 0 -6 -1.600 -7Z',
    )
    path(
      q,
      '#8a5a3c',
      'M-1.200 -11.400C-2.800 -11.500 -3.500 -9.400 -2.900 -7.400C-1.800 -7 -0.600 -8.400 -0.400 -10.400ZM0 -12C0.900 -12.700 2 -12.600 2.600 -12.200C2.400 -11 1.400 -10.400 0.400 -10.600Z',
    )
    path(
      q,
      '#2a1c2c',
      'M6.400 -10.400a0.600 0.550 0 1 0 0.010 0ZM3.100 -10.900a0.400 0.500 0 1 0 0.010 0Z',
    )
    path(q, '#e2586c', 'M4.600 -8.200C4.600 -6.800 5.600 -6.600 5.900 -8.200Z')
    stroke(q, '#e2483c', 0.9, 'M-1.700 -6.600Q0.400 -5.600 2.300 -6.500')
  })
}
function hull(k) {
  path(
    k,
    '#d8402f',
    'M-37.500 -19C-33.500 -15.500 -28 -14.400 -22 -14.200H22C28 -14.400 34 -16.500 38.500 -21C38 -14 32 -8.400 22 -7.600H-22C-31 -8 -37 -12.500 -37.500 -19Z',
  )
  path(
    k,
    '#fff0d4',
    'M-36.900 -16C-33 -13.400 -28 -12.600 -22 -12.400H22C28 -12.600 33.500 -14.200 37.700 -17.600C37.400 -16.700 37 -15.700 36.500 -14.900C32 -12 28 -11 22 -10.800H-22C-28 -11 -33 -11.600 -35.800 -13.300C-36.300 -14.200 -36.700 -15.100 -36.900 -16Z',
  )
  path(
    k,
    '#9a2a34',
    'M-33.500 -10.600C-28 -9 -25 -9 -22 -9H22C27 -9.200 31 -10 34.600 -12C31.500 -9.300 27.500 -8 22 -7.600H-22C-26.500 -7.800 -30.500 -8.800 -33.500 -10.600Z',
  )
  stroke(
    k,
    '#ffc07c',
    0.7,
    'M-37.500 -19C-33.500 -15.500 -28 -14.400 -22 -14.200H22C28 -14.400 34 -16.500 38.500 -21',
  )
}

/** Four friends and their canoe on the way up the beach. */
function carriers(k) {
  const down = [0.12, 0.24]
  path(
    k,
    'rgba(132,96,136,.42)',
    'M-30 0.500C-20 -1.200 30 -1.600 44 0C50 0.800 46 2.600 36 2.400C10 3.400 -20 3 -30 0.500Z',
  )
  const far = { x: 0, y: -0.8, shade: 'front' }
  friend(k, CHIARA, {
    ...far,
    x: -21,
    legs: striding(0.08, 0.9),
    arms: [down, [-2.25, -2.95]],
    lean: 0.1,
    turn: -0.1,
    over: (q, [hx, hy]) => {
      q.save()
      q.translate(hx, hy)
      q.rotate(-0.22)
      path(q, '#a8683c', 'M-0.500 9H0.500V-9H-0.500Z')
      path(
        q,
        '#f6c53c',
        'M0 -18.500C2.200 -16 2 -11 0.700 -8.600H-0.700C-2 -11 -2.200 -16 0 -18.500Z',
      )
      path(q, '#d8902c', 'M0 -18.500C2.200 -16 2 -11 0.700 -8.600H0Z')
      q.restore()
    },
  })
  friend(k, DARIO, {
    ...far,
    x: 9,
    legs: striding(0.6, 0.9),
    arms: [down, down],
    lean: 0.12,
    back: true,
  })
  canoe(k)
  hull(k)
  friend(k, BRUNO, {
    x: -9,
    y: 0,
    shade: 'front',
    legs: striding(0.32, 0.95),
    arms: [down, [-0.1, 0.34]],
    lean: 0.16,
    turn: -0.08,
  })
  friend(k, ANNA, {
    x: 31,
    y: 0.4,
    shade: 'front',
    legs: striding(0.9, 1),
    arms: [
      [1.9, 2.2],
      [-0.3, 0.1],
    ],
    lean: 0.14,
  })
}

/** A hermit crab in a spiral shell, its claw up. */
function hermit(k) {
  path(
    k,
    'rgba(132,96,136,.45)',
    'M-8 0.400C-2 -0.800 12 -0.800 16 0.600C10 1.800 -2 1.800 -8 0.400Z',
  )
  stroke(
    k,
    '#a83a34',
    0.9,
    'M2 -3.500L6 -4.600L7.400 0M3 -3L8.500 -3.600L10.400 0.300M0.600 -3L3.600 -3.600L4.400 0.200',
  )
  path(k, '#c8484c', 'M1 -2.500C2 -6.500 6.500 -7.500 9.500 -5C10.500 -3 8 -1.500 5 -1.400Z')
  stroke(k, '#f2805c', 1.3, 'M8 -4L11.500 -3.400L13 -5.400')
  path(
    k,
    '#f2805c',
    'M12 -5C11.600 -8 13.600 -9.600 15.600 -9.200C15 -8.200 14.600 -7.600 14.800 -6.800C15.600 -7.600 16.200 -7.800 17 -7.600C16.800 -5.600 15 -4 13.200 -4.200Z',
  )
  stroke(k, '#d8584c', 0.9, 'M9 -3L11.600 -1.400L13.600 -1.600')
  path(
    k,
    '#d8584c',
    'M13 -2.400C14.500 -3 16 -2.600 16.600 -1.600C15.600 -1.600 15.400 -1.300 15.600 -0.800C14.400 -0.500 13.400 -1 13 -2.400Z',
  )
  stroke(k, '#c8484c', 0.5, 'M8 -5.500L9.400 -8.400M9 -5.300L11 -8')
  path(
    k,
    '#2a1c2c',
    'M9.400 -9.300a0.700 0.700 0 1 0 0.010 0ZM11.100 -8.800a0.700 0.700 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#e8c08c',
    'M5.600 -1C6 -7 2.500 -11 -2 -11C-5 -11 -6.600 -9.600 -8.600 -10.400C-8.400 -8 -8 -6 -7.400 -4.800C-7 -1.500 -3 0.400 1 0C3 -0.200 4.600 -0.600 5.600 -1Z',
  )
  path(
    k,
    '#fff2d4',
    'M-8.600 -10.400C-6.600 -9.600 -5 -11 -2 -11C0.500 -11 2.800 -9.700 4.200 -7.600C1 -9.400 -2 -8.800 -3.600 -6.800C-5 -8 -7 -8.400 -8.600 -10.400Z',
  )
  path(
    k,
    '#b87c64',
    'M5.600 -1C6 -4.600 4.800 -7.600 2.600 -9.300C3.600 -5.600 2.600 -2 -1.400 0.100C-0.600 0.100 0.200 0.100 1 0C3 -0.200 4.600 -0.600 5.600 -1Z',
  )
  stroke(
    k,
    '#c8845c',
    0.6,
    'M-3.600 -10.600C-1.600 -8 -1.800 -3 -4.200 -0.600M-6.400 -10C-5 -8 -5 -5 -6.400 -2.600M0.600 -10.400C2.600 -7 2 -3 -0.600 -0.100',
  )
}

export default {
  alt: 'Quattro amici portano una canoa rossa su per la spiaggia, con un cagnolino a bordo; isolette di palme nella laguna e un paguro in primo piano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f9ed4'],
          [0.5, '#74c8e4'],
          [0.82, '#c0ecec'],
          [1, '#f4f6e0'],
        ],
      },
      sun: [0.1, 0.05],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      tower(k)
      path(
        k,
        '#8cc4d4',
        'M-2 35.200C6 32 14 30.500 20 28C25 29.500 28 29 34 31.500C42 33 50 34.500 56 35.200Z',
      )
      path(
        k,
        '#74b4cc',
        'M20 28C23 31 21 33 26 35.200H56C50 34.500 42 33 34 31.500C28 29 25 29.500 20 28Z',
      )
      lagoon(k)
      island(
        k,
        132,
        40.6,
        13,
        3,
        points(
          '-4 -1.200 -6.500 -9.500 6 0 1 -1.200 1.500 -12.500 6.600 0.100 6 -1 9 -8.500 5.600 0.200',
          6,
        ),
        4,
      )
      island(
        k,
        43,
        45,
        27,
        5,
        points(
          '-12 -2 -19 -19 11 -0.150 -5 -2.500 -7 -25 13 0 3 -2.500 4 -18.500 11 0.100 8 -2 13 -27 13 0.100 15 -2 23 -18 11 0.250',
          6,
        ),
        7,
      )
      // Foam, wet sand, the beach.
      path(
        k,
        '#ffffff',
        'M-2 68C18 66.500 34 68 52 64.500C74 60 92 58.500 112 56.500C132 54.500 148 53.500 162 52V92H-2Z',
      )
      path(
        k,
        '#dfc49c',
        'M-2 69.500C18 68 36 69.400 54 66C76 61.400 94 59.800 114 57.800C134 55.600 148 54.600 162 53.200V92H-2Z',
      )
      path(
        k,
        '#f7dfb4',
        'M-2 73.500C20 71 38 72 56 68.800C78 64.400 96 62.400 116 60.200C136 58 150 57 162 55.500V92H-2Z',
      )
      path(k, '#fdeecb', 'M-2 84C30 82 50 78 72 75C100 71 130 72 162 66V92H-2Z')
      for (const [x, y, l] of points(
        '20 77.500 13 64 84 14 118 76 12 132 66 12 98 68 9 12 87.500 12',
        3,
      ))
        path(k, '#e8cfa0', `M${x} ${y}q${l / 2} -1 ${l} 0q${-l / 2} -0.300 ${-l} 0Z`)
      // Their steps from the water.
      for (let i = 0; i < 8; i++)
        path(
          k,
          '#d8b88c',
          `M${34 + i * 4.4} ${73.4 + (i % 2) * 2.4 - i * 0.05}a1.200 0.420 0 1 0 2.400 0a1.200 0.420 0 1 0 -2.400 0Z`,
        )
      // The shadow of a palm that stands outside.
      path(
        k,
        '#dcc3b0',
        'M162 89C150 87 140 84.600 131 82.400L132 81.600C142 83.600 152 85.200 162 86.500Z',
      )
      k.save()
      k.translate(131, 82)
      k.scale(1, 0.34)
      for (const [a, l, bend] of points(
        '2.700 24 -0.500 3.300 25 0.500 3.900 21 0.500 2.100 20 0.400 1.300 18 -0.500 -0.500 22 0.400 -1.200 20 -0.400 0.100 20 0.400',
        3,
      ))
        frond(k, 0, 0, l, a, ['#dcc3b0', '#dcc3b0'], { bend, n: 15, wide: 0.3 })
      k.restore()
      at(k, 92, 74.5, 0.74, carriers)
      for (let i = 0; i < 9; i++)
        path(
          k,
          '#d8b88c',
          `M${20 - i * 2.6} ${83.6 + (i % 2) * 1.3 + i * 0.3}a0.500 0.240 0 1 0 1 0a0.500 0.240 0 1 0 -1 0Z`,
        )
      at(k, 31, 83.5, 0.86, hermit)
    })
    s.glow(0.02, 0.02, 40, '#fff6d4', 0.16)
    return finish(s)
  },
}
