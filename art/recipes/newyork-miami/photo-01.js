import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { libertyNear, mother, torchBearer } from '../../things/liberty-near.js'

const SEA = 66

/** A visitors' boat far out, heads along its upper deck. */
function boat(k) {
  path(k, 'rgba(12,60,120,.4)', 'M-14 1C-6 0 10 0 18 1.200C10 2.800 -8 2.800 -14 1Z')
  path(k, '#fffaf0', 'M-16 -3H17L14 1.200H-13Z')
  path(k, '#2c5c9c', 'M-14.600 -0.800H15.600L14 1.200H-13Z')
  path(k, '#f4f0ec', 'M-13 -3V-7H11V-3Z')
  path(k, '#5c88b0', 'M-12 -6H10V-4.200H-12Z')
  stroke(
    k,
    '#f4f0ec',
    0.5,
    'M-9 -6V-4.200M-6 -6V-4.200M-3 -6V-4.200M0 -6V-4.200M3 -6V-4.200M6 -6V-4.200',
  )
  path(k, '#c8ccd8', 'M5 -3V-7H11V-3Z')
  path(k, '#f4b43c', 'M-3 -7V-12H1V-7Z')
  path(k, '#2c3c60', 'M-3 -11V-12.400H1V-11Z')
  for (const [i, x] of [-11.5, -9.4, -7, -4.8, 3, 5.2, 7.6, 9.6].entries()) {
    path(
      k,
      ['#e8503c', '#3f9c8c', '#f4c44c', '#5c6cb8'][i % 4],
      `M${x - 0.8} -7V-8.400C${x - 0.8} -9.200 ${x + 0.8} -9.200 ${x + 0.8} -8.400V-7Z`,
    )
    path(k, '#c88a64', `M${x} -10.600a0.650 0.750 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#f4fffc',
    'M12 1.400C15 0.800 17 0 18.600 -1C19 0.400 21 1 23 1.500C19 2.500 15 2.400 12 1.400ZM-24 1.600C-20 0.800 -16 0.600 -12 1.200C-15 2.400 -20 2.500 -24 1.600Z',
  )
}

/** A gull that has seen the ice cream. */
function gull(k) {
  path(
    k,
    '#fffdf6',
    'M-2 1C-6 -4 -12 -6 -18 -4.600C-13 -3.600 -9 0 -6 3.400C-3 5 1 5 5 3.600C9 0 14 -4.600 20 -6C13 -8 7 -5 3.600 -0.600C1.600 -0.800 -0.400 -0.200 -2 1Z',
  )
  path(
    k,
    '#a8b8d0',
    'M3.600 -0.600C7 -5 13 -8 20 -6C14 -4.600 9 0 5 3.600C6.600 0 6 -1 3.600 -0.600ZM-18 -4.600C-13 -3.600 -9 0 -6 3.400C-8 -1 -12 -4 -18 -4.600Z',
  )
  path(
    k,
    '#2c3044',
    'M-18 -4.600C-16 -5.100 -14.600 -5.100 -13 -4.900L-14.600 -3.600ZM20 -6C18 -6.600 16.400 -6.700 15 -6.600L16.400 -5Z',
  )
  path(k, '#fffdf6', 'M-4 1.600C-7 1 -9.600 2 -9.800 3.600C-9 5 -6.600 5 -4 4.400Z')
  path(k, '#f4a42c', 'M-9.600 3L-12.600 4.600L-9.600 4.500Z')
  path(k, '#2c1c28', 'M-8 2.500a0.400 0.400 0 1 0 0.010 0Z')
}

export default {
  alt: 'La Statua della Libertà sul suo piedistallo in una giornata limpida, con un battello di visitatori nella baia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1f6cc0'],
          [0.5, '#54a8e4'],
          [0.85, '#acdcf0'],
          [1, '#f0f6ea'],
        ],
      },
      sun: [0.06, 0.1],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    flatCloud(s, { x: 0.44, y: 0.28, width: 30, height: 8, seed: 4 })
    flatCloud(s, { x: 0.9, y: 0.42, width: 26, height: 7, seed: 8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Lower Manhattan in the morning haze, the one tower above all.
      const r = random(6)
      for (let x = 0; x < 84; x += 2.6 + r() * 1.8) {
        const [wide, high] = [2.8 + r() * 2, (4 + r() * 9) * (1.25 - Math.abs(x - 44) / 60)]
        path(k, '#9cbcd8', `M${x} ${SEA}v${-high}h${wide}v${high}Z`)
        path(k, '#bcd8e8', `M${x} ${SEA}v${-high}h${wide * 0.4}v${high}Z`)
        if (r() < 0.25) stroke(k, '#9cbcd8', 0.3, `M${x + wide / 2} ${SEA - high}v-2.400`)
      }
      path(
        k,
        '#7ca8d0',
        `M45 ${SEA}V${SEA - 20}L46.400 ${SEA - 27}H50.200L51.600 ${SEA - 20}V${SEA}Z`,
      )
      path(k, '#b4d8f0', `M45 ${SEA}V${SEA - 20}L46.400 ${SEA - 27}L48.400 ${SEA - 8}V${SEA}Z`)
      stroke(k, '#7ca8d0', 0.35, `M48.300 ${SEA - 27}v-6`)
      for (const [c, y] of [
        ['#5ca8dc', SEA],
        ['#3c8ccc', SEA + 2],
        ['#2c78bc', SEA + 6],
        ['#2068ac', SEA + 12],
        ['#185a9c', SEA + 18],
      ])
        path(k, c, `M-6 ${y}C40 ${y - 0.8} 110 ${y + 0.8} 168 ${y}V96H-6Z`)
      for (const [x, y, l] of points(
        '4 69 12 24 72 10 62 70 12 78 75 14 20 79 14 60 82 16 96 84 14 132 83 16 148 78 12 2 76 10 46 74.500 8',
        3,
      ))
        path(
          k,
          'rgba(232,248,255,.75)',
          `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`,
        )
      at(k, 70, 72, 0.62, boat)
      // Her island: sea wall, lawn, trees; its dark mirror.
      path(
        k,
        'rgba(14,60,100,.4)',
        'M84 78.500C110 77.500 150 77.500 170 78.500V82C140 82.600 100 81.600 84 78.500Z',
      )
      path(k, '#84a854', 'M84 76V74C96 71.600 150 71.600 168 72V76Z')
      leafMass(k, {
        box: [86, 68, 168, 75],
        inside: (x, y) => y > 71.4 - 1.6 * Math.sin(x * 0.36) && Math.abs(x - 124) > 13,
        light: (x, y) => 0.9 - (y - 68) / 9,
        size: 3.8,
        tones: [
          ['#2c6450', '#3c7c50', '#5c9c58'],
          ['#347050', '#58a054', '#a0cc64'],
        ],
        seed: 5,
      })
      at(k, 124, 75.4, 0.8, libertyNear)
      for (const [x, q] of points('106 2.400 111 2 138 2.200 143 2.600')) {
        path(
          k,
          '#2c6450',
          `M${x - q} 75.600C${x - q * 1.2} ${75 - q} ${x + q * 1.2} ${75 - q} ${x + q} 75.600Z`,
        )
        path(
          k,
          '#78b45c',
          `M${x - q} 75C${x - q} ${75.2 - q} ${x} ${75 - q} ${x + q * 0.2} ${75.3 - q * 0.7}C${x} 74.600 ${x - q * 0.4} 74.800 ${x - q} 75Z`,
        )
      }
      path(k, '#e8d4b0', 'M83 75.400H168V78.600H84.500Z')
      path(k, '#b49c94', 'M84 77.200H168V78.600H84.500Z')
      path(
        k,
        '#f4fffc',
        'M82 78.800C100 78 150 78 168 78.600V79.400C150 79.600 100 79.800 82 78.800Z',
      )
      // The rail of our own boat, those who look.
      at(k, 50, 55, 0.42, gull)
      at(k, 8.5, 92, 0.96, mother)
      at(k, 36, 92, 0.96, torchBearer)
      path(k, '#fffaf0', 'M-6 80H64C66 80 66 82 64 82H-6Z')
      path(k, '#b8c4dc', 'M-6 81.200H64.800C64.600 81.700 64.400 82 64 82H-6Z')
      for (const x of [2, 24, 46, 62]) {
        path(k, '#fffaf0', `M${x} 82h1.600V92h-1.600Z`)
        path(k, '#b8c4dc', `M${x + 1} 82h0.600V92h-0.600Z`)
      }
      stroke(k, '#f0f4fa', 0.6, 'M-6 86.500H62')
    })
    s.glow(0.04, 0.06, 60, '#fff6d4', 0.3)
    return finish(s)
  },
}
