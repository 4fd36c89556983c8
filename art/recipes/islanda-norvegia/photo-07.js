import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flyer, puffin, puller, rucksack, watcher } from '../../things/puffin-watch.js'

const SEA = 47

/** Fog that burns off: a pale sun, a bow of light in the mist round it. */
function haze(k) {
  path(k, '#b4ccd0', 'M-6 -6H170V60H-6Z')
  for (const [c, q] of [
    ['#c4d8d4', 62],
    ['#d4e2d8', 46],
    ['#e4eadc', 32],
    ['#f2f0dc', 20],
  ])
    path(
      k,
      c,
      `M${136 - q * 1.3} 16C${136 - q * 1.3} ${16 - q * 0.9} ${136 - q * 0.4} ${16 - q} ${136} ${16 - q}C${136 + q * 0.9} ${16 - q} ${136 + q * 1.3} ${16 - q * 0.5} ${136 + q * 1.2} 18C${136 + q * 1.2} ${16 + q * 0.6} ${136 + q * 0.4} ${16 + q * 0.9} ${136 - q * 0.2} ${16 + q * 0.8}C${136 - q * 0.9} ${16 + q * 0.8} ${136 - q * 1.3} ${16 + q * 0.6} ${136 - q * 1.3} 16Z`,
    )
  path(k, '#fffdf0', 'M130 14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z')
}

/** The sea like milk, the arch of Dyrhólaey and its needle half in the fog. */
function cape(k) {
  path(k, '#c4d6d2', `M-6 ${SEA}H170V98H-6Z`)
  path(
    k,
    '#a4c4c8',
    `M-6 ${SEA + 6}C30 ${SEA + 4} 80 ${SEA + 8} 120 ${SEA + 5.5}C140 ${SEA + 4.5} 156 ${SEA + 6} 170 ${SEA + 5}V98H-6Z`,
  )
  path(
    k,
    '#84b0b8',
    `M-6 ${SEA + 16}C30 ${SEA + 14} 90 ${SEA + 19} 130 ${SEA + 15}C146 ${SEA + 14} 160 ${SEA + 16} 170 ${SEA + 15}V98H-6Z`,
  )
  path(k, '#649ca8', `M60 ${SEA + 30}C90 ${SEA + 27} 120 ${SEA + 32} 170 ${SEA + 28}V98H60Z`)
  for (const [x, y, l] of points(
    '122 50 9 140 53 14 112 57 10 150 61 9 128 66 14 146 74 12 156 56 6 134 58.500 6',
    3,
  ))
    path(
      k,
      '#f6f6e4',
      `M${x - l} ${y}C${x - l * 0.4} ${y - l * 0.07} ${x + l * 0.3} ${y - l * 0.02} ${x + l} ${y - l * 0.05}C${x + l * 0.4} ${y + l * 0.07} ${x - l * 0.3} ${y + l * 0.05} ${x - l} ${y}Z`,
    )
  // The far stacks, the cape with its door.
  fill(k, '#a8bcc0', rough(points('98 48 99.500 38 101 34 102.500 38 104 48'), 0.2, 2))
  fill(
    k,
    '#8ca4b0',
    rough(
      points(
        '106 48 107 36 110 30 116 27 126 25.500 140 26 152 24.500 160 22 172 20 172 50 106 50',
      ),
      0.35,
      4,
    ),
  )
  fill(
    k,
    '#748c9c',
    rough(points('140 26 152 24.500 160 22 172 20 172 50 146 50 148 40 143 34'), 0.35, 5),
  )
  path(
    k,
    '#94ac88',
    'M110 30L116 27L126 25.500L140 26L152 24.500L160 22L172 20V23C160 25 152 27.500 140 29C128 28.500 118 30 110 33Z',
  )
  path(k, '#d8e2d8', 'M117.500 48.500C117 40 119 34.500 123.500 34C128.500 34 131 39 131 48.500Z')
  path(k, '#f6f6e4', 'M117.500 48.500C117 44 118 43 121 43.500C125 43 128 43.500 131 45V48.500Z')
  fill(k, '#647c90', points('131 48.500 131 42 129 36 126 34.300 130 34 134 38 134.500 48.500'))
  path(
    k,
    '#fbfaf0',
    'M102 48C106 46 112 49 118 47.500C124 46.500 130 49 138 47.500C150 46 160 49 172 47V50.500C158 51.500 146 50 136 50.800C124 51.500 112 49.800 102 50.500Z',
  )
  // Drifts of fog before it.
  path(
    k,
    'rgba(250,248,236,.82)',
    'M84 41C94 38.500 100 42 110 40C118 38.600 122 42 134 41C146 39.500 156 43 172 40V44C158 46 148 43.500 136 44.500C122 45.500 114 43 104 44C96 44.500 90 43 84 41Z',
  )
  path(
    k,
    'rgba(250,248,236,.6)',
    'M-6 33C10 29 24 34 40 31C58 28 72 33 90 30C84 35 70 36 56 35.500C36 38 14 36 -6 39Z',
  )
}

/** Cliffs of basalt to the left with their ledges, puffin burrows in the grass above. */
function cliffs(k) {
  fill(k, '#8ca4a8', rough(points('-6 60 -6 26 10 24 24 27 36 32 46 38 54 44 60 50 60 60'), 0.4, 3))
  fill(
    k,
    '#94ac7c',
    rough(
      points('-6 32 -6 26 10 24 24 27 36 32 46 38 54 44 50 43.500 40 38.500 28 33 12 29'),
      0.3,
      4,
    ),
  )
  k.save()
  k.clip(new Path2D('M-6 60V32L12 29L28 33L40 38.500L50 43.500L54 44L60 50V60Z'))
  const r = random(2)
  for (let x = -5; x < 58; x += 2.4 + r() * 1.6)
    path(k, r() < 0.5 ? '#7c969e' : '#9cb2b2', `M${x} 60V${26 + r() * 6}H${x + 1 + r()}V60Z`)
  stroke(k, '#748c98', 0.4, 'M-6 40C10 38 30 43 50 48M-6 45C12 43 30 47 56 52')
  k.restore()
  for (const [x, y] of points('6 38 12 42 20 40 27 45 34 46 4 46 42 48.500'))
    path(k, '#f6f4e8', `M${x - 0.8} ${y}h1.600v-0.500h-1.600Z`)
}

/** The turf: hummocks, holes of the birds, the edge where it ends over the sea. */
function turf(k) {
  fill(
    k,
    '#4c3c48',
    rough(points('96 98 104 88 108 80 113 74.500 112 72.500 117 73 114 80 112 88 110 98'), 0.4, 6),
  )
  fill(k, '#6c5c60', rough(points('113 74.500 117 73 114 80 112 88 110 98 108 98 110 86'), 0.3, 7))
  path(
    k,
    '#5c8c44',
    'M-6 54C6 51 16 55 28 53.500C40 52 48 57 60 58.500C72 60 80 65 92 67C102 68.500 112 70 118 72.500C112 76 104 78 100 84L96 98H-6Z',
  )
  path(
    k,
    '#84b04c',
    'M-6 54C6 51 16 55 28 53.500C40 52 48 57 60 58.500C72 60 80 65 92 67C102 68.500 112 70 118 72.500C110 73.500 100 71.500 90 70.500C76 69 66 64 54 62.500C40 61 28 57.500 14 58.500C6 59 0 57.500 -6 59Z',
  )
  path(
    k,
    '#a8c85c',
    'M60 58.500C72 60 80 65 92 67C102 68.500 112 70 118 72.500C108 72 98 70.500 88 69C78 67 70 62 60 58.500Z',
  )
  path(k, '#44743c', 'M-6 78C10 75 24 81 44 79.500C64 78 84 83 100 84L96 98H-6Z')
  for (const [x, y, q] of points('14 67 1 44 68 0.800 74 74 0.700', 3)) {
    path(
      k,
      '#2c3438',
      `M${x - 4 * q} ${y}C${x - 4 * q} ${y - 3.6 * q} ${x + 4 * q} ${y - 3.6 * q} ${x + 4 * q} ${y}C${x + 2 * q} ${y + 0.8 * q} ${x - 2 * q} ${y + 0.8 * q} ${x - 4 * q} ${y}Z`,
    )
    path(
      k,
      '#a8c85c',
      `M${x - 5 * q} ${y - 0.4}C${x - 4.5 * q} ${y - 5.4 * q} ${x + 4.5 * q} ${y - 5.4 * q} ${x + 5 * q} ${y - 0.4}C${x + 3.5 * q} ${y - 3.4 * q} ${x - 3.5 * q} ${y - 3.4 * q} ${x - 5 * q} ${y - 0.4}Z`,
    )
  }
  const r = random(6)
  let [dark, lit] = ['', '']
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r() * 100 - 4, 62 + r() * 30]
    if (y < 62 + x * 0.09 || x > 104 - (y - 70) * 0.4) continue
    const d = `M${x} ${y}l-0.300 -2.400l0.900 1.800l0.600 -2.600l0.300 2.800l1 -1.600l-0.400 2.200Z`
    if (i % 3) dark += d
    else lit += d
  }
  path(k, '#3c6c3c', dark)
  path(k, '#a8c85c', lit)
}

/** Thrift: a cushion of leaves, round heads of pink, each of another height. */
function thrift(k, x, y, q, r) {
  path(
    k,
    '#2c5c3c',
    `M${x - 4 * q} ${y}C${x - 3 * q} ${y - 3 * q} ${x + 3 * q} ${y - 2.4 * q} ${x + 4 * q} ${y}Z`,
  )
  const n = 4 + Math.floor(r() * 4)
  for (let i = 0; i < n; i++) {
    const [dx, tall] = [(i - n / 2 + 0.5) * 1.5 * q + r() - 0.5, (2.6 + r() * 4) * q]
    stroke(
      k,
      '#4c8444',
      0.3 * q,
      `M${x + dx * 0.5} ${y - q}Q${x + dx * 0.6} ${y - tall * 0.6} ${x + dx} ${y - tall}`,
    )
    path(
      k,
      '#c44c84',
      `M${x + dx - 1.2 * q} ${y - tall}a${1.2 * q} ${1.05 * q} 0 1 0 ${2.4 * q} 0a${1.2 * q} ${1.05 * q} 0 1 0 ${-2.4 * q} 0Z`,
    )
    path(
      k,
      '#fca4c0',
      `M${x + dx - 0.4 * q} ${y - tall - 0.3 * q}a${0.75 * q} ${0.65 * q} 0 1 0 ${1.5 * q} 0a${0.75 * q} ${0.65 * q} 0 1 0 ${-1.5 * q} 0Z`,
    )
  }
}

export default {
  alt: 'Nella nebbia che si alza su Dyrhólaey una ragazza sdraiata sull’erba cerca le pulcinelle di mare col binocolo: una le sta sullo zaino, una le tira il laccio, una le passa davanti col becco pieno di pesci',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.85, 0.16], horizon: SEA / 90 })
    field(s).draw(s.k, (k) => {
      haze(k)
      cliffs(k)
      cape(k)
      at(k, 92, 22, 0.42, flyer)
      at(k, 150, 38, 0.26, flyer, true)
      at(k, 74, 13, 0.3, flyer)
      turf(k)
      path(
        k,
        'rgba(28,52,60,.5)',
        'M14 83.500C28 80.500 74 80.500 106 82.500C96 86 38 87 14 83.500Z',
      )
      at(k, 65, 82, 1.16, watcher)
      at(k, 71, 71, 1.1, rucksack)
      at(k, 71.5, 52.5, 0.5, (q) => puffin(q, { tilt: -0.08 }))
      // The lace, tight between boot and bill.
      stroke(k, '#fff4dc', 0.6, 'M17.5 74.6Q13.5 76 10.3 73.8')
      at(k, 4, 85, 0.5, puller)
      const r = random(9)
      for (const [x, y, q] of points(
        '34 90 0.9 43 92 1.200 81 90 0.8 89 91.500 1.100 25 91 0.900 99 86 0.600',
        3,
      ))
        thrift(k, x, y, q, r)
      // The one she does not see, on its ledge of rock.
      fill(k, '#3c3440', rough(points('118 98 121 89 127 86 140 85.500 147 88 153 98'), 0.4, 2))
      fill(k, '#6c5c60', points('121 89 127 86 140 85.500 147 88 142 98 130 98 126 91'))
      path(
        k,
        '#84b04c',
        'M120 90C124 86 130 85 135 85C141 84.800 145 85.600 148.500 89C144 88.500 141 90.500 137 89C132 91 125 88.500 120 90Z',
      )
      at(k, 135.5, 85, 0.96, (q) => puffin(q, { fish: true, tilt: -0.1 }), true)
    })
    return finish(s, { vignette: 0.12 })
  },
}
