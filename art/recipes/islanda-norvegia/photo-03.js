import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { laugher, pillar, stuck, teaGuide } from '../../things/ice-cave.js'

/** Outside: the tongue of the glacier with its stripes of ash under a dark ridge, in the first sun. */
function outside(k) {
  path(k, '#fce0b0', 'M90 -6H170V80H90Z')
  path(k, '#f8c498', 'M90 10C110 4 140 12 170 4V24C146 28 120 20 90 26Z')
  path(k, '#fff4d4', 'M128 17a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z')
  fill(
    k,
    '#a87c94',
    rough(
      points(
        '92 52 98 40 104 34 110 37 116 29 122 33 128 40 136 37 144 44 152 41 168 50 168 60 92 60',
      ),
      0.4,
      2,
    ),
  )
  fill(k, '#d8a498', rough(points('116 29 122 33 128 40 124 43 121 38 118 44 114 36'), 0.3, 3))
  fill(
    k,
    '#fff6e4',
    rough(points('96 62 104 54 112 47 120 44 132 43 146 46 156 50 170 52 170 72 96 72'), 0.4, 5),
  )
  for (const [c, d] of [
    ['#c8d8e4', 'M98 60C110 54 120 52 134 51.500C150 52 160 56 170 57V72H96Z'],
    ['#9cc4dc', 'M96 66C112 60 130 58 146 59C156 60 164 62 170 62V76H96Z'],
    [
      '#54485c',
      'M104 54C112 51 122 49 134 48.600C146 49 158 52.500 170 54V54.800C156 53.600 146 50.400 134 50C122 50.200 112 52.500 103.400 55.400Z',
    ],
    [
      '#54485c',
      'M98 60.500C112 55.500 126 54.200 140 54.800C152 56 162 58.500 170 59V60C160 59.600 150 57.200 140 56C126 55.600 112 57 97 62Z',
    ],
    [
      '#6c5c70',
      'M96 65.600C112 61 130 60 146 61.500C156 63 164 64.500 170 64.500V65.600C160 65.800 152 64 146 63C130 61.600 112 62.600 96 67Z',
    ],
  ])
    path(k, c, d)
  // Two roped walkers, tiny on the white.
  for (const [x, y, c] of [
    [118, 46.5, '#e8503c'],
    [122.5, 46, '#2c5c9c'],
    [127, 45.6, '#f0a830'],
  ]) {
    path(k, '#2c2c48', `M${x - 0.5} ${y}L${x - 0.3} ${y - 1.4}H${x + 0.3}L${x + 0.6} ${y}Z`)
    path(
      k,
      c,
      `M${x - 0.6} ${y - 1.2}C${x - 0.6} ${y - 2.6} ${x + 0.6} ${y - 2.6} ${x + 0.6} ${y - 1.2}Z`,
    )
    path(
      k,
      '#f4bc98',
      `M${x - 0.4} ${y - 2.9}a0.400 0.400 0 1 0 0.800 0a0.400 0.400 0 1 0 -0.800 0Z`,
    )
  }
}

/** One scoop of the wall: the hollow, its lit lip towards the light. */
function scoop(k, x, y, w, h, turn, [deep, mid, lip]) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(
    k,
    mid,
    `M${-w} ${h * 0.1}C${-w * 0.95} ${-h} ${-w * 0.3} ${-h * 1.2} ${w * 0.1} ${-h}C${w * 0.6} ${-h * 0.9} ${w} ${-h * 0.5} ${w} 0C${w} ${h * 0.7} ${w * 0.5} ${h} 0 ${h * 0.9}C${-w * 0.5} ${h * 1.05} ${-w} ${h * 0.7} ${-w} ${h * 0.1}Z`,
  )
  path(
    k,
    deep,
    `M${-w} ${h * 0.1}C${-w * 0.95} ${-h} ${-w * 0.3} ${-h * 1.2} ${w * 0.1} ${-h}C${w * 0.5} ${-h * 0.95} ${w * 0.8} ${-h * 0.7} ${w * 0.92} ${-h * 0.4}C${w * 0.4} ${-h * 0.6} ${-w * 0.3} ${-h * 0.5} ${-w} ${h * 0.1}Z`,
  )
  path(
    k,
    lip,
    `M${-w * 0.4} ${h * 0.94}C${w * 0.3} ${h * 0.8} ${w * 0.8} ${h * 0.4} ${w} ${-h * 0.1}C${w * 1.05} ${h * 0.7} ${w * 0.5} ${h * 1.1} ${-w * 0.4} ${h * 0.94}Z`,
  )
  k.restore()
}

/** The cave: vault over vault of blue, brighter towards the mouth. */
function cave(k) {
  const MOUTH =
    'M108 74C100 62 98 46 104 32C110 18 124 9 138 10C152 12 160 26 161 42C162 56 158 66 150 74Z'
  // Each shell is a sheet with a hole, so that the mouth stays open.
  for (const [c, hole] of [
    ['#c4f0ec', MOUTH],
    [
      '#84d4e4',
      'M104 78C95 64 93 44 100 29C107 13 123 4 140 6C157 9 165 25 166 43C166 58 162 70 154 78Z',
    ],
    [
      '#48acd8',
      'M97 82C86 66 84 42 93 25C102 8 122 -3 142 0C162 4 172 24 172 45C172 62 168 76 160 82Z',
    ],
    [
      '#2484c4',
      'M88 86C74 68 72 40 83 20C94 -1 120 -14 146 -10C170 -6 182 20 182 46C182 68 176 82 168 86Z',
    ],
    [
      '#1860a4',
      'M74 92C58 70 56 36 70 14C84 -10 116 -24 150 -20C180 -14 192 16 192 48C192 74 186 90 176 92Z',
    ],
    ['#124884', 'M54 96C36 70 36 32 54 8C72 -18 112 -34 154 -28C188 -22 204 12 204 50V96Z'],
    ['#0c3468', 'M26 98C8 70 10 30 34 2C58 -28 110 -44 160 -38L214 50V98Z'],
  ]) {
    k.fillStyle = c
    k.fill(new Path2D(`M-10 -10H170V100H-10Z${hole}`), 'evenodd')
  }
  // Scoops that the melting has left, larger near us.
  for (const [x, y, w, h, turn, t] of points(
    '20 12 15 7 -0.300 0 44 4 11 5 -0.350 1 6 34 13 8 -0.200 0 34 24 9 5 -0.400 1 60 12 8 4 -0.500 2 50 32 7 4 -0.400 2 22 50 10 6 -0.100 0 72 2 8 3.500 -0.300 2 66 26 4.500 3 -0.600 3 78 16 4.500 2.600 -0.600 3 46 50 6 4 -0.100 2 8 62 10 6 0.100 0 98 -2 8 2.600 -0.100 3 64 44 4 3 -0.300 3',
    6,
  ))
    scoop(
      k,
      x,
      y,
      w,
      h,
      turn,
      [
        ['#082850', '#0f3c74', '#2c80bc'],
        ['#0c3468', '#16508f', '#3c98cc'],
        ['#124884', '#1c68ac', '#54b0d8'],
        ['#1860a4', '#2480c0', '#84d4e4'],
      ][t],
    )
  // Bands of ash run through the ice.
  stroke(k, 'rgba(8,20,52,.5)', 1, 'M-6 22C14 14 30 20 46 14C62 8 70 10 80 5')
  stroke(k, 'rgba(8,20,52,.4)', 0.6, 'M-6 47C10 42 24 44 38 38C52 33 58 34 68 30')
  // The floor: black sand and clear ice, light from the mouth along it.
  fill(k, '#0c2c5c', points('-6 80 30 76 70 75 100 72 160 72 170 74 170 98 -6 98'))
  fill(k, '#1c5c9c', points('40 77 96 73.500 158 73 170 78 120 84 60 84'))
  fill(k, '#54b0d8', points('92 74.500 156 73.500 164 77 128 81 96 80'))
  fill(k, '#c8f0ec', points('106 74.500 152 74 156 76.500 128 79 110 78'))
  fill(k, '#143c74', points('60 86 120 86 170 82 170 98 30 98'))
  for (const p of [
    '8 88 16 86.500 22 88.500 14 90',
    '70 92 80 90.500 88 92.500 78 94.500',
    '140 88 148 86.600 156 88 147 90',
    '100 94 108 92.500 114 94 106 95.600',
  ])
    fill(k, '#0a1c40', points(p))
  stroke(
    k,
    'rgba(140,216,236,.6)',
    0.35,
    'M52 88L66 86.500M96 88.500L116 87L128 88M18 93L40 91.500M134 93L156 91',
  )
  // Icicles at the lip.
  for (const [x, y, l, w] of points(
    '108 27 6 0.900 112.500 20.500 10 1.200 117.500 16 5 0.800 122 13 8 1.100 142 10.300 6 0.900 147 12.600 11 1.300 151.500 17 6 0.900 155 22.500 8 1',
    4,
  )) {
    path(
      k,
      '#c4f0ec',
      `M${x - w * 2.4} ${y - 3}Q${x - w * 0.5} ${y + 0.5} ${x} ${y + l}Q${x + w * 0.5} ${y + 0.5} ${x + w * 2.4} ${y - 3}Z`,
    )
    path(
      k,
      '#84d4e4',
      `M${x - w * 0.6} ${y + l * 0.3}Q${x - w * 0.2} ${y + l * 0.5} ${x} ${y + l}L${x + w * 0.05} ${y + l * 0.3}Z`,
    )
  }
}

export default {
  alt: 'In una grotta azzurra del Sólheimajökull un viaggiatore è rimasto con la lingua attaccata al ghiaccio: la guida la scioglie col tè del thermos, un’amica ride fino alle lacrime; fuori, il ghiacciaio a righe di cenere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.84, 0.2], horizon: 0.62 })
    field(s).draw(s.k, (k) => {
      outside(k)
      cave(k)
      path(
        k,
        'rgba(4,16,48,.5)',
        'M40 87.500C50 85.500 70 85.500 78 87.200C68 89.500 50 89.600 40 87.500ZM108 88.500C116 86.500 132 86.500 142 88.200C132 90.500 118 90.600 108 88.500ZM6 89.500C16 87.500 48 87.500 60 89.200C46 91.500 18 91.600 6 89.500Z',
      )
      at(k, 90, 87, 1.04, pillar)
      at(k, 59.5, 86, 1.04, stuck)
      at(k, 124, 87, 1.04, teaGuide, true)
      at(k, 26, 88, 1.06, laugher)
      // The tea, its steam, the drops that fly from the tongue.
      path(
        k,
        '#b8682c',
        'M93.800 33.200C91.500 34.500 89.800 36.500 89 39.200L90.200 39.600C91 37.300 92.800 35.400 94.800 34.400Z',
      )
      stroke(
        k,
        'rgba(255,255,255,.75)',
        0.7,
        'M86.500 35C84.500 32 88.500 30 86 26.500M90.500 31C89 28.500 92 27 90.500 24M82.500 37C80.500 35 83 33 81.500 30.500',
      )
      for (const [x, y] of points('86.500 43.500 88 47 84.500 45.500'))
        path(
          k,
          '#e89c54',
          `M${x} ${y - 0.9}C${x + 0.7} ${y} ${x + 0.5} ${y + 0.6} ${x} ${y + 0.6}C${x - 0.5} ${y + 0.6} ${x - 0.7} ${y} ${x} ${y - 0.9}Z`,
        )
    })
    return finish(s, { vignette: 0.14 })
  },
}
