import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump, frond } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { houseOfWonders, oldFort, sultansPalace, townHouse } from '../../things/stone-town.js'
import { clearDay } from './kit.js'

/** The rain is just over: slate above, the sun comes in under it. */
const afterRain = {
  ...clearDay,
  sky: [
    [0, '#34486c'],
    [0.45, '#566f8e'],
    [0.8, '#8fa6b4'],
    [1, '#c4ccc4'],
  ],
  finish: { ...clearDay.finish, vignette: 0.1 },
}

/** A coconut palm in flat leaves, its foot at x, y. */
function coconut(k, x, y, tall, lean) {
  stroke(
    k,
    '#6a5058',
    0.9,
    `M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.6} ${x + lean} ${y - tall}`,
  )
  stroke(
    k,
    '#b08c74',
    0.35,
    `M${x - 0.3} ${y}Q${x + lean * 0.2 - 0.3} ${y - tall * 0.6} ${x + lean - 0.3} ${y - tall}`,
  )
  for (const [a, l, b] of points(
    '-2.900 6.500 -0.900 -0.250 6.500 0.900 -2.300 6.800 -0.8 -0.850 6.800 0.8 -1.750 6 -0.4 -1.350 6 0.5 2.900 5 -0.5 0.250 5 0.5',
    3,
  ))
    frond(
      k,
      x + lean,
      y - tall,
      l,
      a,
      a < -1.571 || a > 1.571 ? ['#8fb45c', '#4f7f54'] : ['#5f8f58', '#33604e'],
      { bend: b, n: 17, wide: 0.34 },
    )
}

/** A guest under the canopy: shirt, head, hat or scarf. */
function guest(k, x, [cloth, skin, top], wave) {
  path(
    k,
    cloth,
    `M${x - 1.5} 0C${x - 1.6} -3 ${x - 1} -4 ${x} -4C${x + 1} -4 ${x + 1.6} -3 ${x + 1.5} 0Z`,
  )
  path(k, skin, `M${x} -6.700a1.150 1.300 0 1 0 0.010 0Z`)
  path(
    k,
    top,
    `M${x - 1.3} -5.300C${x - 1.6} -7.600 ${x + 1.6} -7.600 ${x + 1.3} -5.500C${x + 0.4} -6.100 ${x - 0.6} -6.200 ${x - 1.3} -5.300Z`,
  )
  if (wave) {
    stroke(k, cloth, 1, `M${x + 1} -3.200L${x + 2.8} -4.400`)
    stroke(k, skin, 0.8, `M${x + 2.8} -4.400L${x + 3.6} -7`)
  }
}

/** The boat that comes back from the island: painted planks, striped canopy, boatman at the tiller; 44 long, waterline at 0. */
function ferry(k) {
  path(k, 'rgba(20,60,80,.4)', 'M-24 1C-12 -0.500 14 -0.500 26 1C16 4.500 -14 4.500 -24 1Z')
  for (const [x, c, wave] of [
    [-9, ['#d8584c', '#d89c74', '#3a2430'], 0],
    [-4, ['#f0b648', '#8a5640', '#d8463c'], 0],
    [1, ['#fff0dc', '#e0a880', '#e8c88c'], 0],
    [6, ['#4f8ca0', '#8a5640', '#f4ead0'], 0],
    [11, ['#6aa06c', '#d89c74', '#5a3828'], 1],
  ])
    at(k, x, -3.6, 0.92, (q) => guest(q, 0, c, wave))
  // Boatman, standing, bare arm on the tiller.
  path(k, '#4a3a54', 'M-19.600 -3.500L-19.300 -9H-16.700L-16.400 -3.500Z')
  path(
    k,
    '#f4ead8',
    'M-20 -8.500C-20.300 -12.600 -19.400 -14 -18 -14C-16.600 -14 -15.700 -12.600 -16 -8.500Z',
  )
  path(k, '#7a4c3c', 'M-18 -17.600a1.400 1.600 0 1 0 0.010 0Z')
  path(k, '#fffaf0', 'M-19.400 -16.400V-18H-16.600V-16.400Z')
  stroke(k, '#f4ead8', 1.1, 'M-19.300 -12.800L-20.800 -10.600')
  stroke(k, '#7a4c3c', 0.9, 'M-20.800 -10.600L-19 -8')
  stroke(k, '#6a4a44', 0.7, 'M-15.500 -6.500L-24 -5.500L-25.500 1')
  // Canopy.
  stroke(k, '#fff6e4', 0.45, 'M-13 -4V-12.500M0 -4V-12.800M14 -4V-12.500')
  for (let i = 0; i < 9; i++) {
    const x = -15 + i * 3.5
    path(
      k,
      i % 2 ? '#fff6e4' : '#2f8fa4',
      `M${x} -11.800L${x + 0.3} -14.400H${x + 3.8}L${x + 3.5} -11.800Q${x + 1.75} -10.700 ${x} -11.800Z`,
    )
  }
  path(k, 'rgba(60,40,90,.25)', 'M-15 -11.800L-14.900 -12.800H16.600L16.500 -11.800Z')
  // Hull.
  path(
    k,
    '#fff0d8',
    'M-23 -4.500C-10 -3.400 10 -3.400 26 -7.500C24.500 -3 22 0 19 1.600H-19C-21.500 0 -22.800 -2 -23 -4.500Z',
  )
  path(
    k,
    '#d8463c',
    'M-22.900 -3C-10 -1.900 10 -1.900 24.700 -4.800C23.700 -2.600 22.700 -1.200 21.300 0C8 1 -10 1 -21.600 -0.200C-22.300 -1 -22.700 -2 -22.900 -3Z',
  )
  path(
    k,
    '#2f6f8c',
    'M-21.600 -0.200C-10 1 8 1 21.300 0C20.600 0.700 19.900 1.200 19 1.600H-19C-20 1.100 -20.900 0.500 -21.600 -0.200Z',
  )
  path(
    k,
    '#f0b648',
    'M-23 -4.500C-10 -3.400 10 -3.400 26 -7.500L25.700 -6.600C10 -2.700 -10 -2.700 -23 -3.900Z',
  )
  path(k, '#fffaf0', 'M21 -4.600a0.900 0.700 0 1 0 0.010 0Z')
  stroke(k, '#e8fbf4', 0.7, 'M-27 2C-14 3 12 3 21 1.600C24 1 26 0.800 29 1.600')
  stroke(k, '#e8fbf4', 0.5, 'M-38 3.600C-32 2.800 -28 3.400 -24 4.200M20 3.400C25 3 29 3 33 4')
}

/** A gull; 4 across. */
const gull = (k, x, y, q) =>
  path(
    k,
    '#ffffff',
    `M${x - 2 * q} ${y - 0.8 * q}Q${x - 0.8 * q} ${y - 1.3 * q} ${x} ${y}Q${x + 0.9 * q} ${y - 1.4 * q} ${x + 2.2 * q} ${y - 1.1 * q}Q${x + 0.9 * q} ${y - 0.8 * q} ${x + 0.2 * q} ${y + 0.5 * q}Q${x - 0.6 * q} ${y - 0.4 * q} ${x - 2 * q} ${y - 0.8 * q}Z`,
  )

export default {
  alt: 'Il lungomare di Stone Town dopo l’acquazzone: il grande palazzo bianco a tre piani di verande, con la torre dell’orologio, brilla contro il cielo scuro; una barca dal tendalino a righe rientra sul mare turchese',
  paint(w, h) {
    const s = new Scene(w, h, { mood: afterRain, sun: [-0.1, 0.3], horizon: 0.7 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(31)
    f.draw(s.k, (k) => {
      // Rain that goes off to the south, under broad shelves of cloud.
      for (const [c, d] of [
        [
          '#2c3e62',
          'M-10 -4H170V7C156 11 140 7.500 126 10C108 13.500 96 8 78 9.500C58 11.500 44 6.500 26 8C12 9.500 0 6 -10 8Z',
        ],
        [
          '#40557a',
          'M64 17C84 14 112 15.500 130 14C146 12.500 158 15 170 13V25C156 28 142 24.500 128 26C108 28 92 22 64 17Z',
        ],
        ['#6f87a0', 'M-10 21C8 18.500 26 20 42 22.500C26 25 8 25 -10 24Z'],
      ])
        path(k, c, d)
      for (const [x, wide] of points('112 7 124 10 139 6 150 11'))
        fill(k, 'rgba(64,84,118,.5)', [
          [x, 25],
          [x + wide, 25],
          [x + wide - 9, 62],
          [x - 9, 62],
        ])
      // Town behind: tin roofs, a minaret, the two spires of the cathedral.
      const far = [
        ['#b8a8ac', '#94879c', '#9c7474'],
        ['#c4b0a8', '#9c8c98', null],
        ['#a89cac', '#867c98', '#8a6c74'],
      ]
      for (let x = -6, i = 0; x < 166; i++) {
        const wide = 6 + r() * 6
        at(k, x, 62, 1, (c) => townHouse(c, wide, 10 + r() * 11, far[i % 3]))
        x += wide * 0.9
      }
      path(
        k,
        '#a89cac',
        'M18 60L18.400 29H22L22.400 60ZM17.400 36H23V37.200H17.400ZM18.300 29L20.200 24.500L22 29Z',
      )
      for (const x of [119, 126])
        path(k, '#9c90a8', `M${x} 60V36H${x + 4.6}V60ZM${x - 0.3} 36L${x + 2.3} 24L${x + 4.9} 36Z`)
      path(k, '#8a8098', 'M119 60V44H131V60Z')
      at(k, 31, 62, 0.92, sultansPalace)
      at(k, 112, 62, 0.9, oldFort)
      path(k, 'rgba(72,52,96,.35)', 'M106 62L107 38L114 62Z')
      at(k, 70, 62, 0.86, houseOfWonders)
      path(k, '#cdb49c', 'M-6 61.700H166V64H-6Z')
      // Gardens.
      for (const [x, y, q] of points(
        '108 60.500 3 113 59.500 3.600 119 60.500 3 126 59.500 3.400 133 60.500 3.600 141 59.500 3.800 149 60.500 3.400 157 60 4 29 61.500 2.200 37 61.500 1.800',
        3,
      ))
        for (let i = 0; i < 4; i++)
          clump(
            k,
            x + (r() - 0.5) * q * 1.8,
            y - q * 0.4 + (i - 1.5) * q * 0.3,
            q * (0.55 + r() * 0.4),
            [
              ['#2f6450', '#4f8a58', '#a8c46c'],
              ['#3a6c54', '#669a5c', '#c0d078'],
            ][i % 2],
            r() * 6,
          )
      for (const [x, y, tall, lean] of points(
        '33 63 18 -2 108 63 17 2.500 122 63 20 -2 145 63 18 2',
        4,
      )) {
        path(
          k,
          'rgba(90,70,100,.4)',
          `M${x - 0.6} ${y - 0.3}L${x + 8} ${y - 0.5}L${x + 8} ${y + 0.1}L${x + 0.6} ${y + 0.3}Z`,
        )
        coconut(k, x, y, tall, lean)
      }
      // People on the promenade.
      for (const [x, c, top] of [
        [12, '#d8584c', '#d8584c'],
        [14.5, '#f4ead8', '#fffaf0'],
        [42, '#f0b648', '#f0b648'],
        [84, '#f4ead8', '#fffaf0'],
        [87, '#7a5ca0', '#7a5ca0'],
        [131, '#3f8ca0', '#3a2430'],
      ]) {
        path(
          k,
          c,
          `M${x - 0.8} 64.400L${x - 0.6} 61.400Q${x} 60.700 ${x + 0.6} 61.400L${x + 0.8} 64.400Z`,
        )
        path(k, '#7a4c3c', `M${x} 59.600a0.600 0.680 0 1 0 0.010 0Z`)
        path(k, top, `M${x - 0.62} 60.200C${x - 0.6} 59.200 ${x + 0.6} 59.200 ${x + 0.62} 60.200Z`)
      }
      path(k, '#e6d2b4', 'M-6 63.600H166V65.200H-6Z')
      path(k, '#a88c88', 'M-6 65.200H166V69.500H-6Z')
      for (let x = -6; x < 166; x += 5)
        path(
          k,
          x % 2 ? '#97797c' : '#bc9e92',
          `M${x + 0.2} 65.600h4.500v1.600h-4.500ZM${x + 2.6} 67.500h4.500v1.700h-4.500Z`,
        )
      path(k, '#6a5a70', 'M-6 68.900C30 68.400 90 69.300 166 68.700V70H-6Z')
      // Sea in steps, broken light of the white front.
      for (const [c, y] of [
        ['#7fc0b4', 69.6],
        ['#54aeac', 71.5],
        ['#35979e', 75],
        ['#237f90', 79.5],
        ['#1a6680', 85],
      ])
        fill(
          k,
          c,
          points(`-6 ${y} 30 ${y + 0.4} 80 ${y - 0.3} 126 ${y + 0.4} 166 ${y} 166 96 -6 96`),
        )
      for (let i = 0; i < 40; i++) {
        const t = i / 39
        const [x, y, l] = [36 + r() * 62, 70.5 + t * 12, (0.8 + r() * 3.5) * (1 + t)]
        path(
          k,
          i % 3 ? '#d8ead8' : '#a8d8cc',
          `M${x - l} ${y}q${l} -0.400 ${l * 2} 0q${-l} 0.400 ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 34; i++) {
        const [x, y, l] = [r() * 166 - 3, 72 + r() * 17, 1.5 + r() * 4.5]
        path(
          k,
          i % 2 ? '#5cb8b4' : '#185e78',
          `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      }
      at(k, 37, 82, 0.98, ferry)
      for (const [x, y, q] of points('104 20 1 110 24 0.7 98 28 0.6 88 78 1.100', 3))
        gull(k, x, y, q)
      stroke(k, '#cdeee4', 0.3, 'M60 86Q70 85.400 80 86.200')
    })
    return finish(s, { bloom: 0.1 })
  },
}
