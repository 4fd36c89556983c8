import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { bridgeSaint, outlines } from '../../things/charles-bridge.js'
import { castle, gate, houses, nicholas } from '../../things/lesser-town.js'

// The eye 2.2 metres above the stones, nearer to the left parapet; metres right, up and away.
const [VX, VY, F, EYE] = [63, 60, 130, 2.2]
const [LEFT, RIGHT, WALL] = [-3.7, 5.8, 1.1]
const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
// The sun stands behind us on the right: a thing one metre high throws its shadow this far.
const [SX, SZ] = [-1.9, 1.5]

const SAINTS = [
  [LEFT, 10.6, 'bishop'],
  [RIGHT, 21, 'nepomuk'],
  [LEFT, 31, 'crucifix'],
  [RIGHT, 41, 'crucifix'],
  [LEFT, 53, 'group'],
  [RIGHT, 62, 'group'],
  [LEFT, 76, 'nepomuk'],
  [RIGHT, 86, 'bishop'],
  [LEFT, 102, 'bishop'],
  [RIGHT, 112, 'crucifix'],
  [LEFT, 130, 'group'],
  [RIGHT, 140, 'group'],
]

/**
 * The shadow of outlines in metres that stand at x, y, z, turned square to the sun: on the stones,
 * then up the left parapet.
 */
function shadow(k, shapes, x, y, z) {
  for (const shape of shapes) {
    const dark = 'rgba(74,62,122,.62)'
    k.save()
    fillClip(k, [P(LEFT, 0, 5), P(LEFT, 0, 260), P(RIGHT, 0, 260), P(RIGHT, 0, 5)])
    fill(
      k,
      dark,
      shape.map(([px, py]) => P(x + px * 0.62 + SX * (y - py), 0, z + px * 0.78 + SZ * (y - py))),
    )
    k.restore()
    k.save()
    fillClip(k, [P(LEFT, 0, 5), P(LEFT, 0, 260), P(LEFT, WALL, 260), P(LEFT, WALL, 5)])
    fill(
      k,
      dark,
      shape.map(([px, py]) => {
        const t = (LEFT - x - px * 0.62) / SX
        return P(LEFT, y - py - t, z + px * 0.78 + SZ * t)
      }),
    )
    k.restore()
  }
}

function fillClip(k, list) {
  k.beginPath()
  for (const p of list) k.lineTo(...p)
  k.clip()
}

/** Setts in courses across the bridge, every one a little other; far ones melt together. */
function setts(k) {
  fill(k, '#d9b294', [P(LEFT, 0, 5), P(LEFT, 0, 260), P(RIGHT, 0, 260), P(RIGHT, 0, 5)])
  const r = random(7)
  for (let z = 8, row = 0; z < 46; z += 0.34 + z * 0.012, row++) {
    const deep = 0.3 + z * 0.011
    for (let x = LEFT + (row % 2) * 0.3; x < RIGHT; x += 0.62) {
      const n = r()
      if (n < 0.5) continue
      const tone = n < 0.72 ? '#cda48c' : n < 0.92 ? '#e3bd9c' : '#c2988a'
      const x1 = Math.min(RIGHT, x + 0.56)
      fill(k, tone, [P(x, 0, z), P(x + 0.03, 0, z + deep), P(x1 - 0.03, 0, z + deep), P(x1, 0, z)])
    }
  }
  // Kerbs of smooth slabs along both sides of the carriageway.
  for (const x of [LEFT + 1.5, RIGHT - 1.8]) {
    fill(k, '#e9c8a8', [P(x, 0, 5), P(x, 0, 260), P(x + 0.3, 0, 260), P(x + 0.3, 0, 5)])
    fill(k, '#b08a8a', [P(x, 0, 5), P(x, 0, 260), P(x - 0.05, 0, 260), P(x - 0.05, 0, 5)])
  }
}

/** A parapet seen from the roadway: face, coping, joints. */
function parapet(k, x, face, coping, joint) {
  const m = Math.sign(x)
  fill(k, face, [P(x, 0, 5), P(x, 0, 260), P(x, WALL, 260), P(x, WALL, 5)])
  for (let z = 7; z < 60; z += 1.3 + z * 0.03) {
    stroke(k, joint, 1 / z, `M${P(x, WALL * 0.5, z)}L${P(x, WALL, z)}`)
    stroke(k, joint, 1 / z, `M${P(x, 0, z + 0.7)}L${P(x, WALL * 0.5, z + 0.7)}`)
  }
  fill(k, joint, [P(x, 0.54, 5), P(x, 0.54, 90), P(x, 0.57, 90), P(x, 0.57, 5)])
  fill(k, coping[0], [
    P(x - m * 0.08, 0.92, 5),
    P(x - m * 0.08, 0.92, 260),
    P(x - m * 0.08, WALL, 260),
    P(x - m * 0.08, WALL, 5),
  ])
  fill(k, coping[1], [
    P(x - m * 0.08, WALL, 5),
    P(x - m * 0.08, WALL, 260),
    P(x + m * 0.6, WALL, 260),
    P(x + m * 0.6, WALL, 5),
  ])
}

/** The lamp on its slim iron post. */
function lamp(k) {
  stroke(k, '#463c62', 0.1, 'M0 0V-2.600')
  path(
    k,
    '#463c62',
    'M-0.160 0L-0.080 -0.700H0.080L0.160 0ZM-0.280 -2.500H0.280L0.200 -2.600H-0.200ZM-0.320 -3.200H0.320L0.060 -3.500H-0.060Z',
  )
  path(k, '#fff0c4', 'M-0.200 -2.600L-0.300 -3.200H0.300L0.200 -2.600Z')
  path(k, '#e8c490', 'M-0.200 -2.600L-0.300 -3.200H-0.040V-2.600Z')
}

// Those who were up early, in metres, feet at 0, 0; light from the right.
const FOLK = {
  // He walks away, one heel up, his trolley behind him.
  walker(k, [coat, lit, legs]) {
    path(
      k,
      legs,
      'M-0.200 -0.860L-0.170 -0.400L-0.230 0H-0.080L-0.020 -0.420L0 -0.800L0.060 -0.460L0.030 -0.100L0.120 -0.080L0.200 -0.460L0.200 -0.860Z',
    )
    path(
      k,
      coat,
      'M-0.220 -0.740L-0.260 -1.240C-0.240 -1.400 -0.160 -1.470 0 -1.480C0.160 -1.470 0.240 -1.400 0.260 -1.240L0.330 -0.860L0.250 -0.820L0.220 -0.740Z',
    )
    path(
      k,
      lit,
      'M0.060 -1.470C0.180 -1.460 0.240 -1.400 0.260 -1.240L0.330 -0.860L0.250 -0.820L0.220 -0.740H0.120L0.140 -1.200Z',
    )
    path(k, coat, 'M-0.260 -1.240L-0.360 -0.900L-0.300 -0.800L-0.260 -0.840L-0.200 -1.100Z')
    path(k, '#40304a', 'M0 -1.740a0.115 0.135 0 1 0 0.010 0Z')
    path(
      k,
      '#c98d6c',
      'M-0.040 -1.490V-1.420H0.060V-1.490ZM0.255 -0.860l0.090 0.010l-0.010 0.110l-0.070 0.010Z',
    )
  },
  // She leans on the coping on her forearms, one foot crossed behind the other; seen from behind.
  leaner(k, [coat, lit, legs]) {
    path(
      k,
      legs,
      'M-0.160 -0.860L-0.140 -0.420L-0.180 0H-0.040L0 -0.420L0.060 -0.100L0.020 -0.020L0.140 0L0.180 -0.420L0.180 -0.860Z',
    )
    path(
      k,
      coat,
      'M-0.200 -0.700L-0.200 -1.100C-0.180 -1.300 -0.060 -1.420 0.060 -1.430C0.220 -1.420 0.300 -1.320 0.300 -1.180L0.540 -1.060L0.520 -0.980L0.240 -1.020L0.220 -0.700Z',
    )
    path(
      k,
      lit,
      'M0.100 -1.430C0.220 -1.420 0.300 -1.320 0.300 -1.180L0.540 -1.060L0.520 -0.980L0.240 -1.020L0.220 -0.700H0.120L0.140 -1.100Z',
    )
    path(
      k,
      '#6a4038',
      'M0.120 -1.690a0.120 0.140 0 1 0 0.010 0ZM0 -1.560C-0.060 -1.400 -0.040 -1.260 0.040 -1.200C0.120 -1.240 0.160 -1.360 0.140 -1.480Z',
    )
  },
  // He takes a photograph, elbows out; seen from behind.
  photographer(k, [coat, lit, legs]) {
    path(
      k,
      legs,
      'M-0.200 -0.860L-0.240 -0.420L-0.280 0H-0.140L-0.060 -0.420L0 -0.800L0.080 -0.420L0.120 0H0.260L0.220 -0.420L0.200 -0.860Z',
    )
    path(
      k,
      coat,
      'M-0.220 -0.740L-0.250 -1.240C-0.240 -1.400 -0.160 -1.470 0 -1.480C0.160 -1.470 0.240 -1.400 0.250 -1.240L0.220 -0.740ZM-0.250 -1.300L-0.420 -1.200L-0.200 -1.500L-0.150 -1.440ZM0.250 -1.300L0.420 -1.200L0.200 -1.500L0.150 -1.440Z',
    )
    path(
      k,
      lit,
      'M0.060 -1.470C0.160 -1.470 0.210 -1.420 0.230 -1.360L0.420 -1.200L0.250 -1.220L0.220 -0.740H0.110L0.130 -1.200Z',
    )
    path(k, '#e8d8c0', 'M0 -1.740a0.115 0.135 0 1 0 0.010 0Z')
    path(k, '#b9a49c', 'M-0.150 -1.680H0.170L0.140 -1.620H-0.150Z')
  },
}
const BODY = points(
  '-0.2 0 -0.26 -1.24 -0.12 -1.46 -0.11 -1.7 0.11 -1.7 0.12 -1.46 0.26 -1.24 0.2 0',
)

export default {
  alt: 'Il Ponte Carlo alla prima luce, con le statue dei santi e le loro lunghe ombre sul selciato; oltre la torre di Malá Strana, pallido, il castello di Praga con la cattedrale',
  heart: 48,
  focus: 0.58,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5f8cc0'],
          [0.34, '#93b4d4'],
          [0.62, '#d9cdcc'],
          [0.84, '#fbcfb0'],
          [1, '#fbe3c4'],
        ],
        disc: 0,
        glowPower: 0.25,
      },
      sun: [1.1, 0],
      horizon: h > w ? 0.76 : VY / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    for (const [x, y, width, height, seed] of points('0.33 0.19 27 5 4 0.9 0.1 20 4 11', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0e0', dark: '#e2c4c0' })
    const f = field(s, { centre: 82, zoom: 0.86 })
    f.draw(s.k, (k) => {
      // Petřín's woods on the left with its small tower; the castle's ridge on the right.
      stroke(k, '#a7a4b4', 0.5, 'M13 35V26')
      path(k, '#a7a4b4', 'M12 35L12.700 29H13.300L14 35Z')
      fill(k, '#bcb8bc', [
        ...rough(points('-60 42 -30 36 -6 33.4 14 34 30 37 44 42 58 46 66 48'), 0.5, 3),
        ...points('66 62 -60 62'),
      ])
      castle(k)
      fill(k, '#a9b09c', [
        ...rough(points('78 52 84 47 92 45.5 108 46 130 47 150 48 168 49.5 220 52'), 0.5, 6),
        ...points('220 62 78 62'),
      ])
      leafMass(k, {
        box: [80, 46, 206, 55],
        inside: (x, y) => y > 46.5 + Math.max(0, x - 120) * 0.04 + Math.max(0, 92 - x) * 0.6,
        light: (x, y) => 1 - (y - 46) / 10,
        size: 2.8,
        side: 1,
        tones: [
          ['#84968c', '#98a88e', '#b4bc92'],
          ['#98a88e', '#b8bf96', '#d8d4a4'],
        ],
      })
      nicholas(k)
      houses(k, { from: -60, to: 62, y: 54, size: 4, seed: 5 })
      houses(k, { from: 74, to: 214, y: 55, size: 3.4, seed: 14 })
      houses(k, { from: -60, to: 60, y: 59, size: 5, seed: 23 })
      houses(k, { from: 74, to: 214, y: 59, size: 4.2, seed: 9 })
      // Trees of Kampa and of the right bank along the water.
      for (const [x0, x1, seed] of [
        [-60, 50, 2],
        [96, 214, 4],
      ])
        leafMass(k, {
          box: [x0, 57, x1, 60.5],
          inside: (x) => Math.sin(x * 0.37 + seed) + Math.sin(x * 0.17) > -0.5,
          light: (x, y) => 1 - (y - 57) / 4,
          size: 2.2,
          side: 1,
          seed,
          tones: [
            ['#5f7c78', '#769482', '#98ae88'],
            ['#769482', '#a3b68c', '#ccd09c'],
          ],
        })
      // The river: pale under the bank, the bank's colours in it, a weir's white line, mist.
      path(k, '#cdbfc4', 'M-60 60.500H220V90H-60Z')
      path(
        k,
        '#e2c8b8',
        'M100 60.500H220V62.200C190 61.600 140 62.800 100 61.800ZM-60 60.500H46V62C20 61.400 -20 62.600 -60 61.800Z',
      )
      path(
        k,
        '#a8b4cc',
        'M-60 64.500C-20 63.600 20 65 60 64V90H-60ZM90 64C130 65 180 63.600 220 64.600V90H90Z',
      )
      path(
        k,
        '#8fa0c2',
        'M-60 69C-10 67.800 20 69.600 60 68.600V90H-60ZM104 68.600C140 70 180 67.800 220 69V90H104Z',
      )
      path(
        k,
        '#fff4e2',
        'M112 63.400C130 62.900 150 63.300 176 62.800C160 63.700 130 64 112 63.400Z',
      )
      gate(k)
      path(
        k,
        'rgba(255,236,212,.5)',
        'M-60 59.500C-20 57.500 20 59 60 60.500C30 62.600 -20 62 -60 63ZM84 60.500C110 58.500 150 57.800 220 59V63.500C170 62 120 63 84 60.500Z',
      )

      // The pier comes up beside the parapet and carries the bishop.
      fill(k, '#8a7488', [
        P(LEFT - 1.5, WALL, 10.6),
        P(LEFT - 1.5, -6, 10.6),
        P(LEFT + 0.7, -6, 10.6),
        P(LEFT + 0.7, WALL, 10.6),
      ])
      setts(k)
      parapet(k, LEFT, '#e6bc98', ['#f4d2ac', '#c7a69c'], 'rgba(150,104,110,.35)')
      parapet(k, RIGHT, '#7a6a92', ['#94809c', '#fbe2bc'], 'rgba(60,48,100,.35)')
      // The right parapet's own shadow lies along its foot; then the saints', one behind us too.
      fill(k, 'rgba(74,62,122,.62)', [
        P(RIGHT, 0, 5),
        P(RIGHT, 0, 260),
        P(RIGHT + SX * WALL, 0, 260),
        P(RIGHT + SX * WALL, 0, 5),
      ])
      for (const [x, z, kind] of [[RIGHT, 4.6, 'bishop'], ...SAINTS])
        if (x > 0) shadow(k, outlines(kind), x + 0.3, WALL, z)

      const folk = [
        [-0.9, 27, 'walker', ['#b5484a', '#e8755c', '#3c3658']],
        [-0.1, 27.6, 'walker', ['#3f6790', '#6f9cc0', '#463a50']],
        [5.24, 16, 'leaner', ['#3c8078', '#74b8a0', '#4a4468']],
        [1.6, 46, 'photographer', ['#d99a3c', '#f6c468', '#3c3658']],
        [-2.2, 58, 'walker', ['#5c4c80', '#8c78a4', '#3c3658']],
        [2.8, 74, 'walker', ['#c86c5c', '#ec9c7c', '#4a4468']],
        [3.4, 75, 'walker', ['#4c7c70', '#80b094', '#3c3658']],
      ]
      for (const [x, z] of folk) shadow(k, [BODY], x, 0, z)
      const things = [
        ...SAINTS.map(([x, z, kind]) => [
          x + Math.sign(x) * 0.35,
          WALL,
          z,
          (q) => bridgeSaint(q, kind),
        ]),
        ...[
          [RIGHT, 31],
          [LEFT, 21],
          [RIGHT, 52],
          [LEFT, 42],
          [RIGHT, 74],
          [LEFT, 64],
        ].map(([x, z]) => [x + Math.sign(x) * 0.3, WALL, z, lamp]),
        ...folk.map(([x, z, kind, tones]) => [x, 0, z, (q) => FOLK[kind](q, tones)]),
      ].sort((a, b) => b[2] - a[2])
      for (const [x, y, z, draw] of things) {
        const [px, py] = P(x, y, z)
        at(k, px, py, F / z, draw)
      }
      // A gull has found the best place: the mitre.
      const [gx, gy] = P(LEFT - 0.37, WALL + 4.92, 10.6)
      at(k, gx, gy, F / 10.6, (q) => {
        stroke(q, '#e8934a', 0.025, 'M-0.020 0.020V-0.080M0.040 0.020V-0.080')
        path(
          q,
          '#fffaf0',
          'M-0.280 -0.120C-0.180 -0.240 0 -0.300 0.120 -0.280C0.110 -0.400 0.160 -0.470 0.240 -0.460C0.330 -0.450 0.350 -0.380 0.330 -0.300C0.300 -0.160 0.180 -0.060 0.040 -0.060C-0.080 -0.060 -0.180 -0.080 -0.280 -0.120Z',
        )
        path(
          q,
          '#a9b4cc',
          'M-0.420 -0.120C-0.240 -0.250 -0.060 -0.270 0.080 -0.220C0.040 -0.120 -0.140 -0.090 -0.420 -0.120Z',
        )
        path(q, '#e8934a', 'M0.330 -0.400L0.440 -0.350L0.330 -0.340Z')
      })
    })
    return finish(s, { rays: 0 })
  },
}
