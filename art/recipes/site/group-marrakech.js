import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { sky, stars } from '../../nature/sky.js'
import { friend } from '../../things/friends.js'
import {
  cart,
  cartBack,
  floorLamp,
  koutoubia,
  robed,
  sitter,
  storyteller,
} from '../../things/jemaa-el-fna.js'

const EDGE = 62

/** A date palm of the park, dark against the last light. */
function datePalm(k, x, y, high, size, tones) {
  path(
    k,
    '#54304c',
    `M${x - size * 0.07} ${y}Q${x} ${y - high / 2} ${x - size * 0.04} ${y - high}h${size * 0.1}Q${x + size * 0.08} ${y - high / 2} ${x + size * 0.09} ${y}Z`,
  )
  for (const [a, l, bend] of points(
    '3.400 0.900 -1 -0.300 0.900 1 3.900 0.960 -0.800 -0.800 0.960 0.800 2.900 0.800 -1.200 0.200 0.800 1.200 4.400 0.900 -0.500 -1.250 0.900 0.500 2.500 0.600 -0.900 0.600 0.600 0.900',
    3,
  ))
    frond(k, x, y - high, size * l, a, tones, { bend, n: 16, wide: 0.26 })
}

/** Low houses of the medina with their flat roofs; some windows lit. */
function roofs(k, list, [front, lit], seed) {
  const r = random(seed)
  for (const [x, y, wide] of points(list, 3)) {
    path(k, front, `M${x} 64V${y}h${wide}V64Z`)
    path(k, lit, `M${x} ${y}h${wide}v0.700h${-wide}Z`)
    for (let i = 0; i < wide / 2.4; i++)
      if (r() < 0.6)
        path(
          k,
          r() < 0.6 ? '#ffc868' : '#4a2850',
          `M${x + 1 + i * 2.3} ${y + 3}v-1.200q0.450 -0.500 0.900 0v1.200Z`,
        )
  }
}

/** The café on the right: arcade, rooms, the terrace with its people against the sky. */
function cafe(k) {
  const r = random(8)
  const guest = (x, y, c) =>
    path(
      k,
      c,
      `M${x - 1.1} 40.500V${y + 2.6}q0.100 -1.300 1.100 -1.400q1 0.100 1.100 1.400V40.500ZM${x} ${y - 0.9}a0.850 0.950 0 1 0 0.010 0Z`,
    )
  for (const [x, y] of points(
    '132 36 135.200 36.600 139.500 34.400 145 36.300 147.600 36 153 36.400 156.500 36.200',
  ))
    guest(x, y, '#4a2448')
  stroke(k, '#4a2448', 0.6, 'M140 37L142.300 36M146 38.500L144.500 37.400L144.800 35.600')
  path(k, '#ffd88c', 'M141.300 35.900h2.400v-0.350h-2.400Z')
  path(k, '#5c2c4c', 'M133 38.700h2.200v-0.400h-2.200ZM154 38.700h2.200v-0.400h-2.200Z')
  for (const [x, c] of [
    [137, '#d8503c'],
    [150, '#f0b450'],
  ]) {
    stroke(k, '#4a2448', 0.4, `M${x} 40V31`)
    path(k, c, `M${x - 6} 32.500L${x} 29.500L${x + 6} 32.500Z`)
    path(k, '#8c3048', `M${x - 6} 32.500L${x} 29.500L${x - 1.5} 32.500Z`)
  }
  path(k, '#a05460', 'M130 66V40H164V66Z')
  path(k, '#6c3858', 'M130 66V40H127V66Z')
  path(k, '#d88468', 'M129 40.800H164V39H129Z')
  path(k, '#7c4060', 'M126.500 39.300H129V41H126.500Z')
  for (let x = 133; x < 162; x += 6) {
    path(k, r() < 0.8 ? '#ffc868' : '#5c3058', `M${x} 50v-4.500q1.500 -1.800 3 0v4.500Z`)
    stroke(k, '#8c4458', 0.3, `M${x + 1.5} 50v-5.500`)
    path(k, '#7c4058', `M${x - 0.6} 50h4.200v0.600h-4.200Z`)
  }
  path(k, '#c87464', 'M129 53.200H164V52H129Z')
  for (let x = 131.5; x < 164; x += 7) {
    path(k, '#ffb454', `M${x} 64V58C${x} 54.600 ${x + 5} 54.600 ${x + 5} 58V64Z`)
    path(k, '#ffdc8c', `M${x + 0.8} 64V58.500C${x + 0.8} 56 ${x + 4.2} 56 ${x + 4.2} 58.500V64Z`)
    path(
      k,
      '#5c2c4c',
      `M${x + 1.6} 64v-3.400q0.700 -1 1.400 0v3.400ZM${x + 2.3} 59a0.600 0.700 0 1 0 0.010 0Z`,
    )
  }
}

/** The kitchens of the evening: white roofs with lamps below, smoke, people before them. */
function kitchens(k) {
  for (const [x, wide] of points('58 12 71 13 85 12 98 11')) {
    path(k, '#ffcc70', `M${x + 0.6} ${EDGE + 0.8}v-4.200h${wide - 1.2}v4.200Z`)
    path(k, '#e88c4c', `M${x + 0.6} ${EDGE + 0.8}v-1.600h${wide - 1.2}v1.600Z`)
    path(
      k,
      '#f6e0d0',
      `M${x - 0.6} ${EDGE - 3.4}L${x + wide * 0.18} ${EDGE - 6}H${x + wide * 0.82}L${x + wide + 0.6} ${EDGE - 3.4}Z`,
    )
    path(
      k,
      '#b88ca4',
      `M${x - 0.6} ${EDGE - 3.4}L${x + wide * 0.18} ${EDGE - 6}H${x + wide * 0.4}L${x + wide * 0.3} ${EDGE - 3.4}Z`,
    )
    for (let i = 0; i < 4; i++)
      path(k, '#fff8d8', `M${x + (wide * (i + 0.5)) / 4} ${EDGE - 3.3}a0.420 0.420 0 1 0 0.010 0Z`)
  }
  const r = random(5)
  for (let x = 57; x < 110; x += 1.9 + r() * 1.2) {
    const high = 3 + r() * 0.9
    path(
      k,
      ['#4a2450', '#5c2c54', '#6c3458'][Math.floor(r() * 3)],
      `M${x - 0.8} ${EDGE + 1.6}C${x - 1} ${EDGE - high * 0.5} ${x - 0.5} ${EDGE - high * 0.62} ${x} ${EDGE - high * 0.64}C${x + 0.5} ${EDGE - high * 0.62} ${x + 1} ${EDGE - high * 0.5} ${x + 0.8} ${EDGE + 1.6}ZM${x} ${EDGE - high}a0.550 0.620 0 1 0 0.010 0Z`,
    )
  }
}

/** Smoke of the grills: heads that grow as they rise and drift. */
function smoke(k) {
  const plume = (x, list) => {
    k.beginPath()
    for (const [dx, y, q] of points(list, 3)) {
      k.moveTo(x + dx + q, y)
      k.arc(x + dx, y, q, 0, 7)
    }
    k.fill()
  }
  k.fillStyle = 'rgba(246,190,170,.3)'
  plume(
    73,
    '0 55.500 1.300 -0.600 53 1.700 0.400 50.200 2.100 2 47 2.500 3 43.200 3.100 2.400 38.600 3.700 5.400 36 3.300 8.600 33.500 2.700 11 31.600 1.900',
  )
  k.fillStyle = 'rgba(246,190,190,.24)'
  plume(
    91,
    '0 56 1.100 0.500 53.800 1.500 -0.300 51.400 1.800 0.600 48.600 2.100 2.200 45.500 2.400 4.600 43.400 2 6.500 42 1.400',
  )
}

/** The square in steps of light about the lamp and the cart. */
function square(k) {
  path(k, '#8c4c64', `M-2 ${EDGE}H162V92H-2Z`)
  path(k, '#7a4060', 'M-2 66C40 65 100 67 162 65.500V92H-2Z')
  path(k, '#683658', 'M-2 73C50 71.500 110 74 162 72V92H-2Z')
  path(k, '#572d52', 'M-2 81C60 79 120 82.500 162 80V92H-2Z')
  for (const [x, y, rx, ry, c] of [
    [34, 84, 52, 9, '#7a3f58'],
    [36, 84, 40, 6.5, '#96505c'],
    [38, 84, 29, 4.4, '#b86c60'],
    [104, 75, 36, 7.6, '#7c4058'],
    [104, 75, 27, 5.6, '#9c585c'],
    [104, 75, 18.5, 3.8, '#c88460'],
    [104, 75, 11, 2.3, '#eaac6c'],
  ]) {
    k.beginPath()
    k.ellipse(x, y, rx, ry, 0, 0, 7)
    k.fillStyle = c
    k.fill()
  }
}

const SELLER = {
  skin: '#b87850',
  hair: '#2c1a2c',
  top: '#fff0dc',
  legs: '#4a2450',
  feet: '#2c1a2c',
  wear: 'trousers',
  style: 'short',
  sleeve: 'long',
  beard: true,
}
const GUEST = {
  skin: '#f2b890',
  hair: '#5c2c38',
  top: '#2f9aa4',
  legs: '#e8c08c',
  wear: 'trousers',
  style: 'tail',
  feet: '#fff0dc',
  sleeve: 'short',
}
const FRIEND = {
  skin: '#8c5238',
  hair: '#2a1a2c',
  top: '#f2b03c',
  legs: '#3c4a84',
  wear: 'trousers',
  style: 'afro',
  feet: '#fff0dc',
  sleeve: 'short',
}

const glass = (k, x, y) => {
  path(k, '#ffb03c', `M${x - 0.8} ${y}l-0.400 -3h2.400l-0.400 3Z`)
  path(k, '#fff0d0', `M${x - 1.2} ${y - 3}h2.400l0.080 -0.700h-2.560Z`)
  stroke(k, '#e8503c', 0.35, `M${x + 0.2} ${y - 3}L${x + 1.1} ${y - 5.5}`)
}

function juice(k) {
  at(k, 32, 83, 0.82, cartBack)
  friend(k, SELLER, {
    x: 40,
    y: 81.5,
    size: 0.8,
    shade: 'back',
    arms: [
      [0.9, 1.3],
      [1.35, 1.6],
    ],
    lean: 0.1,
    turn: 0.04,
    over: (q, [hx, hy]) => glass(q, hx + 1.2, hy + 0.5),
  })
  path(
    k,
    '#d8402f',
    'M38.600 56.900L39.100 53.900H42.600L43.200 56.500C41.600 57.200 40 57.200 38.600 56.900Z',
  )
  at(k, 32, 83, 0.82, cart)
  for (const [x, l] of points('60 12 71 12'))
    path(k, '#4a2448', `M${x - 2} 84q${l / 2} -1.200 ${l + 3} 0q${-l / 2} 1.200 ${-l - 3} 0Z`)
  friend(k, GUEST, {
    x: 58.6,
    y: 84,
    size: 0.8,
    flip: true,
    shade: 'back',
    arms: [
      [0.2, 0.9],
      [1.2, 1.5],
    ],
    lean: 0.06,
    turn: -0.06,
    pack: '#d8503c',
    legs: [
      [-0.2, -0.3],
      [0.22, 0.16],
    ],
  })
  friend(k, FRIEND, {
    x: 72,
    y: 84.5,
    size: 0.82,
    flip: true,
    shade: 'back',
    arms: [
      [0.3, 0.8],
      [0.8, 2.3],
    ],
    turn: -0.05,
    over: (q, [hx, hy]) => glass(q, hx + 0.8, hy + 1),
  })
  // A cat that waits.
  at(k, 82, 86, 0.5, (q) => {
    path(q, 'rgba(40,14,60,.5)', 'M-5 0C0 -1 12 -1 14 0.400C8 1.600 -2 1.400 -5 0Z')
    path(q, '#d8843c', 'M-4 0C-5 -5 -3.600 -9 -1 -11H2.500C5 -8 6 -3 5.600 0Z')
    path(q, '#8c4840', 'M2.500 -11C5 -8 6 -3 5.600 0H1.500C3 -3.500 3 -7.500 1 -11Z')
    stroke(q, '#8c4840', 1.3, 'M5 -0.600C9 -0.400 11 -2 10.500 -5.500')
    path(
      q,
      '#f0a050',
      'M-4.500 -13.500L-4.300 -17L-2 -15.600H1L3 -17L3.400 -13.500C3.400 -10.500 -4.500 -10.500 -4.500 -13.500Z',
    )
    path(
      q,
      '#2c1a2c',
      'M-2.800 -14.300a0.500 0.600 0 1 0 0.010 0ZM0.600 -14.300a0.500 0.600 0 1 0 0.010 0Z',
    )
  })
}

/** A ring of listeners about the storyteller. */
function circle(k) {
  const rear = [
    [88, 73.5, { robe: '#c87850', dark: '#7c3c54', hood: true }, false],
    [93, 72.6, { robe: '#4c7ca8', dark: '#33406c', hood: true }, false],
    [115, 72.6, { robe: '#d8b07c', dark: '#94647c', hood: true }, true],
    [120, 73.5, { robe: '#8c5ca8', dark: '#543870', cap: '#d8402f' }, true],
    [124.5, 75, { robe: '#48947c', dark: '#2f5468', hood: true }, true],
    [84, 75.3, { robe: '#e0a860', dark: '#8c5468', cap: '#fff0dc' }, false],
  ]
  for (const [x, y] of rear)
    path(
      k,
      '#6c3858',
      `M${x - 2.2} ${y}q${x < 104 ? -3 : 5} -1.300 ${x < 104 ? 5 : 6.6} 0q-3 0.900 ${x < 104 ? -5 : -6.6} 0Z`,
    )
  for (const [x, y, who, flip] of rear) at(k, x, y, 0.46, (q) => robed(q, who), flip)
  at(k, 104, 74.5, 0.56, storyteller)
  at(k, 110.5, 77, 0.6, floorLamp)
  for (const [x, y, robe, wrap] of [
    [90, 79.5, '#4a2450', '#7c3048'],
    [97.5, 81.6, '#3c2050', undefined],
    [106, 82.3, '#54284c', '#8c5a54'],
    [114, 81.4, '#402250', undefined],
    [121, 79.4, '#4c2650', '#3c5478'],
  ])
    at(k, x, y, 0.5, (q) => sitter(q, { robe, edge: '#f0a060', wrap }))
}

export default {
  alt: 'La piazza Jemaa el-Fna di Marrakech al crepuscolo: un carretto di spremute d’arancia, un cantastorie nel cerchio di chi ascolta, il fumo delle cucine e il minareto della Koutoubia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#1c2468'],
          [0.3, '#4a3c88'],
          [0.55, '#a0508c'],
          [0.78, '#ee8060'],
          [1, '#ffc874'],
        ],
      },
      sun: [0.86, 0.66],
      horizon: EDGE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 26, seed: 4, below: 0.2 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#fff4d8', 'M86 20.500a4 4 0 1 0 3.600 5.800a3.300 3.300 0 1 1 -3.600 -5.800Z')
      for (const [c, d] of [
        [
          '#7c4490',
          'M14 31C24 29.600 34 30.200 42 29.200C52 28.800 60 30.400 70 31C58 32.400 46 31.800 36 32.600C28 32.800 20 32.400 14 31Z',
        ],
        ['#f08c78', 'M20 32C34 32.800 54 32.200 70 31C58 33 40 33.600 28 33.200Z'],
        ['#9c4c88', 'M124 24C134 23 146 23.600 162 22.600V25C148 25.600 136 25.400 124 24Z'],
        [
          '#f49878',
          'M128 24.400C140 25.400 152 25.400 162 25V25.900C150 26.200 136 25.800 128 24.400Z',
        ],
        ['#e87c74', 'M-2 42C8 41 20 41.400 30 42.200C20 43.400 8 43.400 -2 43.200Z'],
      ])
        path(k, c, d)
      // The Atlas with its snow, far in the south.
      fill(
        k,
        '#b06484',
        points(
          '-2 56 4 52 9 53 15 48.500 19 50.500 25 46.500 30 50 35 48.500 41 52.500 47 51 54 55 62 57 62 62 -2 62',
        ),
      )
      fill(
        k,
        '#f4b49c',
        points(
          '12 50.800 15 48.500 19 50.500 25 46.500 30 50 35 48.500 38 50.500 35 51.500 33 50.800 30 53 26.500 50 24 53.500 20 52 16 53.500 14.500 51.500',
        ),
      )
      fill(
        k,
        '#d88c94',
        points('25 46.500 30 50 35 48.500 38 50.500 35 51.500 33 50.800 30 53 26.500 50'),
      )
      roofs(
        k,
        '-2 56 10 8 54.500 8 16 57 9 25 55.500 7 32 57 12 44 56 8 52 57.500 10 62 56.500 9 71 58 12 83 57 8',
        ['#8c4864', '#e08468'],
        3,
      )
      for (const [x, y, high, size] of points(
        '99 63 14 7 104 63 10 6 128 63 15 7.500 123.500 63 10 6',
        4,
      ))
        datePalm(k, x, y, high, size, ['#6c4058', '#54304c'])
      at(k, 114, 63, 0.575, (q) => {
        q.scale(0.88, 1)
        koutoubia(q)
      })
      path(
        k,
        '#6c3858',
        'M92 63C94 60 98 59.500 101 60.500C105 59 110 59.500 114 60.500C118 59 124 59.500 131 61V64H92Z',
      )
      cafe(k)
      kitchens(k)
      smoke(k)
      square(k)
      circle(k)
      juice(k)
    })
    s.glow(104 / 160, 74 / 90, 14, '#ffc070', 0.24)
    s.glow(0.22, 0.6, 20, '#ffc070', 0.2)
    return finish(s, { bloom: 0.24 })
  },
}
