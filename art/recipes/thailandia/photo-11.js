import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { frond } from '../../nature/leaf-mass.js'
import { wood } from '../../things/cliff-wood.js'
import { duckingBoy, flyingGirl, pushingFather, sandal, trunkCrab } from '../../things/sea-swing.js'
import { emerald } from './kit.js'

const SEA = 52

/** A sky of lemon and honey, the sun's rays in broad blades from the left. */
function afternoon(k) {
  path(k, '#ffd45c', 'M-6 -6H166V96H-6Z')
  path(k, '#ffe07c', 'M-10 40L166 -30V-6H166V96H-10ZM-10 40L20 -10H70Z')
  path(k, '#ffeca0', 'M-10 40L166 6V30ZM-10 40L90 -10H130Z')
  path(k, '#fff6cc', 'M-6 46C30 42 80 44 166 40V60H-6Z')
  path(
    k,
    '#fffbe8',
    'M100 36C106 33.500 110 35.500 116 33C124 30.500 130 34 138 32.500C146 31.500 152 34 164 33V36.500C150 38 140 36 130 37.500C120 38.500 108 38.500 100 36Z',
  )
}

/** Towers of limestone beyond the bay, their left faces in the sun. */
function towers(k) {
  const FORMS = [
    [
      '#8cc0a8',
      '#d4dc9c',
      ['#6cac9c', '#7cb890', '#b8cc7c'],
      `104 ${SEA} 103 46 106 43 108 41 112 42 114 45 115.500 ${SEA}`,
      `104 ${SEA} 103 46 106 43 108 41 109 45 108 ${SEA}`,
      '105 43.500 1 108 41 1.400 112 42 1.200 114 45 0.800',
    ],
    [
      '#6cac9c',
      '#dcdc90',
      ['#3c8c88', '#4ca07c', '#acc468'],
      `128 ${SEA} 127 44 129 38 128.500 30 132 25 136 23.500 140 26 143 33 142.500 42 144.500 ${SEA}`,
      `128 ${SEA} 127 44 129 38 128.500 30 132 25 134.500 24 133 32 135 40 133.500 ${SEA}`,
      '128.500 30 1.400 132 25.500 2.400 136 24 2.800 140 26.500 2.400 143 33 1.600',
    ],
    [
      '#4c9490',
      '#c4cc80',
      ['#246c70', '#348c6c', '#9cbc58'],
      `143 ${SEA} 144 46 148 44 147 34 150 27 149 20 154 13 160 11 170 14 170 ${SEA}`,
      `143 ${SEA} 144 46 148 44 147 34 150 27 149 20 154 13 156 12 155 22 157 32 154 40 155 ${SEA}`,
      '149 21 2 154 14 3.400 160 12 4 170 15 4',
    ],
  ]
  for (const [mid, lit, [dark, green, bright], all, left, ledge] of FORMS) {
    fill(k, mid, rough(points(all), 0.5, 3))
    fill(k, lit, rough(points(left), 0.5, 5))
    wood(k, points(ledge, 3), [dark, green, bright], 7)
  }
}

/** Sea, beach and the clear shallows where we stand. */
function shore(k) {
  path(k, '#28a49c', `M-6 ${SEA}H166V70H-6Z`)
  path(k, '#60c8ac', 'M-6 56C40 55 110 56.500 166 55V70H-6Z')
  for (const [x, y, l] of points('100 54 20 132 53.500 24 60 55 18 146 57 16', 3))
    path(k, '#fff4c0', `M${x} ${y}q${l * 0.5} -0.700 ${l} 0q${-l * 0.5} 0.700 ${-l} 0Z`)
  path(k, '#fff0b8', 'M-6 56C20 57 50 58 80 60.500C110 63 140 62 166 59.500V76H-6Z')
  path(k, '#f4c478', 'M-6 64C40 66 90 68.500 166 65V76H-6Z')
  path(
    k,
    '#fffbe4',
    'M-6 69.500C20 68 40 71 62 69.500C84 68.500 104 71 126 69.500C142 68.500 156 70 166 69V78H-6Z',
  )
  path(
    k,
    '#8cdcb8',
    'M-6 71.500C20 70 40 73 62 71.500C84 70.500 104 73 126 71.500C142 70.500 156 72 166 71V96H-6Z',
  )
  path(
    k,
    '#44bca8',
    'M-6 78C16 75.500 40 79 66 77C92 75 112 79 136 77C150 76 158 77.500 166 76.500V96H-6Z',
  )
  path(k, '#189494', 'M-6 86C20 83 44 87 74 84.500C100 82.500 124 87 166 83.500V96H-6Z')
  // What the yellow sky leaves in the water.
  for (const [x, y, l] of points(
    '6 75 22 40 76 18 96 74.500 16 118 82 20 20 82 16 62 82 26 140 88 20 30 89 24 90 90 18',
    3,
  ))
    path(k, '#fff0a8', `M${x} ${y}q${l * 0.4} -1.100 ${l} -0.400q${-l * 0.5} 1.500 ${-l} 0.400Z`)
}

/** The palm that leans out over the sea: a ringed trunk from the lower left, its crown above us. */
function palm(k) {
  const crown = [92, 3]
  for (const [l, a, bend, tones] of [
    [50, -2.7, -0.9, ['#1c7464', '#0f4c50']],
    [46, -0.5, 0.9, ['#1c7464', '#0f4c50']],
    [40, -1.9, -0.5, ['#2c8c64', '#145c58']],
    [42, -1.1, 0.6, ['#2c8c64', '#145c58']],
  ])
    frond(k, ...crown, l, a, tones, { bend, n: 27, wide: 0.23 })
  path(
    k,
    '#7c4850',
    'M-8 98C10 84 22 66 36 46C50 26 68 10 90 1L94 5C74 14 58 30 46 50C34 70 24 86 14 98Z',
  )
  path(
    k,
    '#c88454',
    'M-8 98C10 84 22 66 36 46C50 26 68 10 90 1L91.500 2.500C72 12 55 28 41 49C28 69 16 86 2 98Z',
  )
  path(
    k,
    '#f4bc70',
    'M-8 98C10 84 22 66 36 46C50 26 68 10 90 1C70 12 52 29 38 48C26 66 13 84 -4 98Z',
  )
  // Rings, each from the lit edge to the dark one.
  const edge = ([a, b, c, d], t) =>
    [0, 1].map(
      (n) =>
        a[n] * (1 - t) ** 3 +
        3 * b[n] * t * (1 - t) ** 2 +
        3 * c[n] * t * t * (1 - t) +
        d[n] * t ** 3,
    )
  for (const [left, right, n] of [
    [points('-8 98 10 84 22 66 36 46'), points('14 98 24 86 34 70 46 50'), 12],
    [points('36 46 50 26 68 10 90 1'), points('46 50 58 30 74 14 94 5'), 15],
  ])
    for (let i = 0; i < n; i++) {
      const [p, q] = [edge(left, i / n), edge(right, i / n)]
      stroke(
        k,
        '#74404c',
        0.5,
        `M${p[0]} ${p[1]}Q${(p[0] + q[0]) / 2 - 1.2} ${(p[1] + q[1]) / 2 + 2} ${q[0]} ${q[1]}`,
      )
    }
  for (const [x, y, c, d] of [
    [88, 8, '#d88c3c', '#8c4c34'],
    [93.5, 9.5, '#8cb04c', '#4c7c44'],
    [97, 6, '#d88c3c', '#8c4c34'],
  ]) {
    path(k, d, `M${x - 3.2} ${y}a3.200 3.600 0 1 0 6.400 0a3.200 3.600 0 1 0 -6.400 0Z`)
    path(
      k,
      c,
      `M${x - 3.2} ${y}a3 3.500 0 0 1 4.400 -3.200a5 5 0 0 0 -3 6.200a3.200 3.600 0 0 1 -1.400 -3Z`,
    )
  }
  for (const [l, a, bend, tones] of [
    [52, 2.95, -1.15, ['#3ca068', '#1c6c5c']],
    [54, 0.05, 0.85, ['#3ca068', '#1c6c5c']],
    [34, 0.9, 0.5, ['#54b46c', '#247c60']],
  ])
    frond(k, ...crown, l, a, tones, { bend, n: 28, wide: 0.22 })
}

export default {
  alt: 'Seduta sull’altalena di una palma che pende sulla baia thailandese, una ragazza ci vola incontro coi piedi in avanti: il sandalo le è scappato, il padre ride sulla riva e un bambino con la maschera alza le mani',
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0, 0.4], horizon: SEA / 90 })
    field(s).draw(s.k, (k) => {
      afternoon(k)
      towers(k)
      shore(k)
      at(k, 107, 67, 0.85, pushingFather)
      palm(k)
      at(k, 33, 55, 1, (q) => {
        q.rotate(-0.9)
        trunkCrab(q)
      })
      stroke(k, '#6c3848', 1.3, 'M56.500 58L58.800 26L68.500 15M87 58L85.200 25L80 8')
      stroke(k, '#d89c5c', 0.5, 'M56.200 58L58.500 26L68.200 15M86.700 58L84.900 25L79.700 8')
      // Her shadow runs over the water.
      path(k, 'rgba(8,84,96,.4)', 'M56 88C64 84.500 92 84 108 87C100 91 66 92 56 88Z')
      at(k, 71.5, 55, 1, flyingGirl)
      // Drops her heels threw up.
      for (const [x, y, q] of points(
        '44 78 0.800 40 73 0.600 48 83 1 99 84 0.900 104 78 0.700 66 80 0.700 74 84 1 80 79 0.600 36 66 0.500 108 72 0.500 58 86 0.700',
        3,
      ))
        path(
          k,
          '#fffbe4',
          `M${x - q} ${y}C${x - q} ${y - q} ${x} ${y - q * 1.6} ${x + q * 0.3} ${y - q * 2.2}C${x + q * 0.6} ${y - q} ${x + q} ${y - q * 0.7} ${x + q} ${y}a${q} ${q} 0 1 1 ${-q * 2} 0Z`,
        )
      k.save()
      k.translate(125, 38)
      k.rotate(-0.6)
      k.scale(1.15, 1.15)
      sandal(k)
      k.restore()
      stroke(k, '#fffbe4', 0.6, 'M99 58Q107 48 117 43M103 61Q110 52 118 47')
      at(k, 136, 83.5, 1.15, duckingBoy)
      path(
        k,
        '#fffbe4',
        'M120 84C123 81.500 126 83.500 129 82.500C133 81.500 137 84 141 82.500C145 81.500 149 83 152 84C148 86 144 84.800 140 86C135 87 130 85 126 86C123.500 86.300 121.500 85.300 120 84Z',
      )
      path(
        k,
        '#189494',
        'M122 85.500C130 87.500 144 87.500 151 85.300C150 89 142 90.500 136 90.500C129 90.500 123 89 122 85.500Z',
      )
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
