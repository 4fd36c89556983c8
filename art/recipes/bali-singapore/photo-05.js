import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

const SEA = 53

/** A pagoda of thatch against the light: tiers that shrink, each with an edge of fire on the side of the sun. */
function meru(k, x, y, tiers, q) {
  path(k, '#2c1f3c', `M${x - 3.4 * q} ${y}V${y - 2 * q}H${x + 3.4 * q}V${y}Z`)
  path(k, '#3a2440', `M${x - 2 * q} ${y - 2 * q}V${y - 5.4 * q}H${x + 2 * q}V${y - 2 * q}Z`)
  path(k, '#ff9a4c', `M${x - 0.7 * q} ${y - 2 * q}V${y - 4.6 * q}H${x + 0.7 * q}V${y - 2 * q}Z`)
  let base = y - 5.2 * q
  for (let i = 0; i < tiers; i++) {
    const half = (4.4 - i * (2.6 / Math.max(4, tiers))) * q
    const tall = (2.5 - i * 0.12) * q
    path(
      k,
      '#231a36',
      `M${x - half} ${base}C${x - half * 0.6} ${base - tall * 0.5} ${x - half * 0.35} ${base - tall} ${x - half * 0.3} ${base - tall}H${x + half * 0.3}C${x + half * 0.35} ${base - tall} ${x + half * 0.6} ${base - tall * 0.5} ${x + half} ${base}Z`,
    )
    path(
      k,
      '#e8703c',
      `M${x - half} ${base}C${x - half * 0.6} ${base - tall * 0.5} ${x - half * 0.35} ${base - tall} ${x - half * 0.3} ${base - tall}L${x - half * 0.1} ${base - tall}C${x - half * 0.3} ${base - tall * 0.7} ${x - half * 0.5} ${base - tall * 0.3} ${x - half * 0.72} ${base}Z`,
    )
    base -= tall + 0.12 * q
    path(k, '#3a2440', `M${x - half * 0.3} ${base + 0.4 * q}v${-0.7 * q}h${half * 0.6}v${0.7 * q}Z`)
  }
  path(
    k,
    '#f2b04c',
    `M${x - 0.7 * q} ${base + 0.4 * q}L${x} ${base - 2.2 * q}L${x + 0.7 * q} ${base + 0.4 * q}Z`,
  )
}

/** A coconut palm against the sky. */
function palm(k, x, y, tall, lean, r) {
  stroke(
    k,
    '#2a1d38',
    0.5 + tall * 0.02,
    `M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`,
  )
  for (let i = 0; i < 10; i++) {
    const a = -3.4 + (i / 9) * 3.6
    const l = tall * (0.34 + r() * 0.08)
    stroke(
      k,
      i < 4 ? '#c8583c' : '#2a2340',
      0.75,
      `M${x + lean} ${y - tall}q${Math.cos(a) * l * 0.6} ${Math.sin(a) * l * 0.8 - 0.4} ${Math.cos(a) * l} ${Math.sin(a) * l * 0.4 + l * 0.36}`,
    )
  }
}

/** Walks to the temple with an offering on the head, or a tall umbrella; 18 units tall, the sun behind. */
function pilgrim(k, cloth, sarong, umbrella) {
  path(k, sarong, 'M-2.400 0L-2.800 -8.500H2.800L2.400 0Z')
  path(k, cloth, 'M-2.600 -14C-1.400 -15 1.400 -15 2.600 -14L2.800 -8H-2.800Z')
  path(
    k,
    '#ffb070',
    'M-2.600 -14C-2.100 -14.400 -1.600 -14.700 -1 -14.800L-1.400 -8H-2.800ZM-2.800 -8.500H-1.400L-1.700 0H-2.400Z',
  )
  path(k, '#4a2a34', 'M0 -18.600a1.700 1.900 0 1 0 0.010 0Z')
  if (umbrella) {
    stroke(k, '#3a2440', 0.5, 'M3.400 -8V-27')
    path(
      k,
      '#f2c24c',
      'M-3 -24.500C-1 -28.500 7.800 -28.500 9.800 -24.500C7 -25.200 0 -25.200 -3 -24.500Z',
    )
    path(k, '#fff0b8', 'M-3 -24.500C-1 -28.500 2 -28 3.400 -28C1 -27 -0.600 -26 -0.800 -24.900Z')
    stroke(
      k,
      '#c88a34',
      0.3,
      'M-3 -24.500L-2.600 -22.600M0 -24.900V-23M6.800 -24.900V-23M9.800 -24.500L9.400 -22.600',
    )
    return
  }
  stroke(k, '#6a3a3c', 1, 'M2.400 -13.600C4 -15.500 3.800 -18 2.600 -19.400')
  path(k, '#b8742c', 'M-2.600 -18.600H2.600L2 -17.200H-2Z')
  path(
    k,
    '#d8473a',
    'M-2.400 -18.600C-2 -21.500 -1 -23.500 0 -24C1 -23.500 2 -21.500 2.400 -18.600Z',
  )
  path(
    k,
    '#ffc050',
    'M-2.400 -18.600C-2 -21.500 -1 -23.500 0 -24C-0.600 -22 -0.900 -20.500 -0.800 -18.600ZM-1.900 -20.500H1.900V-20H-1.900Z',
  )
}

export default {
  alt: "Il tempio di Tanah Lot sul suo scoglio, in controluce davanti al sole che tramonta nell'oceano",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#3a2f78'],
          [0.32, '#8a4f8c'],
          [0.6, '#e8705c'],
          [0.82, '#ffa850'],
          [1, '#ffdc84'],
        ],
        disc: 0.105,
        discColour: '#fff2c0',
      },
      sun: [0.36, 0.47],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l, c] of [
        [-4, 14, 40, '#6a4488'],
        [12, 16.6, 44, '#d8687c'],
        [92, 10, 50, '#5c3f84'],
        [104, 12.6, 40, '#c85f80'],
        [22, 36, 22, '#f08c5c'],
        [66, 40.5, 18, '#e8784c'],
        [138, 34, 26, '#d8646c'],
        [130, 36.5, 22, '#ff9a5c'],
      ])
        stroke(k, c, 1.5, `M${x} ${y}h${l}`)
      // The ocean in bands of fire and wine.
      for (const [c, y] of [
        ['#ffc86c', SEA],
        ['#f08c54', SEA + 2],
        ['#c05c64', SEA + 6],
        ['#7f3f6c', SEA + 12],
        ['#4a2c62', SEA + 20],
      ])
        path(
          k,
          c,
          `M-6 ${y}${y > SEA ? `C40 ${y + 1} 100 ${y - 0.8} 168 ${y + 0.5}` : 'H168'}V96H-6Z`,
        )
      const r = random(6)
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SEA + 2 + t * 28, 1.4 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(60,24,80,.4)' : 'rgba(255,190,120,.5)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.5} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 22; i++) {
        const [y, l] = [SEA + 1 + i * 1.25, 4.5 - i * 0.06 + r() * 4]
        path(
          k,
          'rgba(255,240,180,.92)',
          `M${57.6 - l + (r() - 0.5) * 5} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
      }
      // The rock: a broad back, walls undercut by the sea, edges that take the last light.
      const rock = rough(
        points(
          '78 66 80 62 79 58 83 53 86 48 93 44.500 104 42.500 118 42 130 43.500 140 46 147 50 150 55 149 60 152 66',
        ),
        0.7,
        5,
      )
      fill(k, '#2c1f3e', [...rock, ...points('152 70 78 70')])
      for (const [c, d] of [
        ['#c85a48', '83 53 86 48 93 44.500 96 45 90 50 87 56 84 60 82 64 80 62 79 58'],
        ['#7a3a50', '87 56 90 50 96 45 104 43.500 101 50 98 56 97 63 90 66 84 66'],
        ['#452a4c', '97 63 98 56 101 50 110 48 116 56 114 66 104 67'],
        ['#a04a4c', '116 56 118 50 122 47 121 54 119 62 115 65'],
        ['#3a2446', '122 47 134 48 140 54 138 66 122 67 119 62'],
        ['#5a3050', '140 54 145 51 147 58 146 66 138 66'],
      ])
        fill(k, c, rough(points(d), 0.5, 8))
      path(
        k,
        '#1a132c',
        'M82 66C88 62.500 94 64.500 99 62.500C106 61.500 111 65.500 118 63.500C126 61.500 132 65 140 63C145 62 149 64 152 66V69H80Z',
      )
      // Its wood and its shrines.
      const BUSH = [
        ['#1f1a34', '#3a2a40', '#c8623c'],
        ['#241c38', '#45303f', '#e07c44'],
        ['#1c1830', '#302438', '#8a4440'],
      ]
      for (let x = 86; x < 147; x += 1.5)
        for (let j = 0; j < 2; j++)
          clump(
            k,
            x + (r() - 0.5),
            44.5 + Math.abs(x - 114) ** 2 * 0.0058 - j * 1.4 - r(),
            1.3 + r() * 0.8,
            BUSH[Math.floor(r() * 3)],
            r() * 6,
          )
      palm(k, 92, 44, 12, -2.5, r)
      palm(k, 137, 44.5, 13, 3, r)
      palm(k, 141, 46, 9, 2, r)
      meru(k, 127, 43, 3, 0.92)
      meru(k, 117.5, 42.5, 5, 1.12)
      meru(k, 106, 42.8, 7, 1.2)
      for (let x = 98; x < 134; x += 1.4)
        clump(
          k,
          x + (r() - 0.5),
          43.6 - r() * 0.5,
          0.9 + r() * 0.5,
          BUSH[Math.floor(r() * 3)],
          r() * 6,
        )
      // Surf round the foot, in scallops.
      const surf = Array.from({ length: 47 }, (_, n) => {
        const x = 74 + (n / 46) * 84
        return [x, 68 + 1.3 * Math.abs(Math.sin(n * 0.9)) * (0.5 + 0.5 * Math.sin(n * 0.37) ** 2)]
      })
      path(k, '#b05c74', 'M70 69C90 72.400 140 72.400 162 69C146 66.500 88 66.500 70 69Z')
      fill(k, '#ffd8a8', [
        ...surf,
        ...points('160 67.600 152 65.800 140 66.600 118 66.800 98 66.400 84 65.800 76 67'),
      ])
      // Waves that come in along the shelf.
      for (const [c, d] of [
        [
          '#ffcf9c',
          'M-6 77C16 74.500 44 78 70 75.500C98 73 130 77.500 168 74V76C130 79.500 98 75 70 77.500C44 80 16 76.500 -6 79Z',
        ],
        [
          '#8a4870',
          'M-6 79C16 76.500 44 80 70 77.500C98 75 130 79.500 168 76V80C130 82 98 78 70 80.500C44 83 16 79.500 -6 82Z',
        ],
      ])
        path(k, c, d)
      // Wet sand: the sky once more, and the path of the pilgrims.
      path(k, '#5c3360', 'M-6 82C16 79.500 44 83 70 80.500C98 78 130 82 168 79V96H-6Z')
      for (let i = 0; i < 9; i++) {
        const [y, l] = [83.4 + i * 1.1, 7 - i * 0.2 + r() * 5]
        path(
          k,
          i % 2 ? '#f08c54' : '#ffc878',
          `M${57.6 - l + (r() - 0.5) * 4} ${y}q${l} -0.700 ${l * 2} 0q${-l} 0.700 ${-l * 2} 0Z`,
        )
      }
      path(k, '#3a2448', 'M-6 88C10 85.500 24 87 34 90C38 91.500 40 94 40 96H-6Z')
      path(k, '#a04a54', 'M-6 88C10 85.500 24 87 34 90C24 89 10 88.500 -6 90.500Z')
      path(k, '#2c1c3c', 'M96 96C104 90.500 122 88 140 87.500C152 87 162 88 168 87V96Z')
      path(
        k,
        '#8a4450',
        'M104 92C114 88.800 128 87.800 140 87.500C152 87 162 88 168 87V88.500C150 89 124 89.500 104 92Z',
      )
      for (const [x, y, q, cloth, sarong, umbrella] of [
        [88, 84.6, 0.56, '#e8dcd4', '#4a2c5c', 0],
        [95, 84.2, 0.54, '#f2c06a', '#6a2c4c', 0],
        [101.5, 84, 0.54, '#e8dcd4', '#3a3464', 1],
        [80.5, 85, 0.58, '#f2c06a', '#5a2450', 0],
        [72, 85.6, 0.6, '#e8dcd4', '#6a3444', 1],
      ]) {
        path(
          k,
          'rgba(40,18,60,.5)',
          `M${x - 1.4} ${y}L${x + 1.4} ${y}L${x + 6.5} ${y + 6}L${x + 3} ${y + 6}Z`,
        )
        at(k, x, y, q, (c) => pilgrim(c, cloth, sarong, umbrella))
      }
    })
    birds(s, { x: 0.22, y: 0.26, count: 7, seed: 8, colour: '#4a2c5c' })
    return finish(s, { rays: 0.08 })
  },
}
