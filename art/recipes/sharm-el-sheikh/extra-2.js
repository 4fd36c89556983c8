import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const FIRE = [86, 77.4]
const SHADE = '#5c3048'
/** Sitting on the ground: knees drawn up, cross-legged, leaning back on a hand. */
const KNEES = { near: [126, 106], far: [118, 96], armNear: [50, 30], armFar: [60, 24], seat: true }
const CROSSED = { near: [98, 172], far: [88, 160], armNear: [22, 84], armFar: [34, 78], seat: true }
const BACK = {
  near: [106, 62],
  far: [122, 96],
  armNear: [-40, 6],
  armFar: [40, 70],
  lean: -16,
  seat: true,
}

/** A dromedary couched on its folded legs, to the right, 24 long; the fire lights its face, chest and the side of the hump. */
function camel(k) {
  const [dark, mid, lit] = ['#6c3a48', '#a05c50', '#e89c64']
  path(k, dark, 'M9.500 0.200C11.200 0.200 12 -0.200 11.800 -0.800C11 -1.500 8 -1.800 5 -1.400Z')
  path(
    k,
    mid,
    'M-8.400 0C-9.200 -2.400 -8.600 -4.600 -6.800 -5.400C-5.400 -6 -4.200 -6.400 -3.200 -7C-2.400 -9 -1.400 -9.900 -0.300 -9.700C0.900 -9.400 1.600 -7.500 3 -6.500C4.200 -5.900 5.200 -5.300 6 -4.700C7 -4.300 7.800 -4.900 8.300 -6.100C8.800 -7.700 8.800 -9.200 9.100 -10.300C9.300 -11.200 10 -11.700 10.700 -11.500L13.300 -10.700C14.200 -10.400 14.400 -9.500 13.800 -9.100L11.800 -8.900C11.100 -8.800 10.800 -8.300 10.700 -7.600C10.600 -5.600 10.200 -3.600 8.700 -2C8.200 -1.300 8 -0.600 8 0Z',
  )
  path(
    k,
    lit,
    'M13.300 -10.700C14.200 -10.400 14.400 -9.500 13.800 -9.100L11.800 -8.900C11.100 -8.800 10.800 -8.300 10.700 -7.600C10.600 -5.600 10.200 -3.600 8.700 -2C8.200 -1.300 8 -0.600 8 0H6.400C6.800 -2.400 8.600 -3.600 9.400 -6C9.800 -7.600 9.700 -9.200 10.700 -10.200Z',
  )
  path(
    k,
    dark,
    'M-8.400 0C-9.200 -2.400 -8.600 -4.600 -6.800 -5.400C-7.200 -3 -4.800 -1.400 -1 -1.600L6.800 -1.200L8 0Z',
  )
  // The folded hind leg, the foot under the belly.
  path(
    k,
    mid,
    'M-8 0C-8.600 -2.200 -7 -3.800 -5 -3.200C-3.400 -2.600 -2.600 -1.200 -1 -0.600L-1.200 0.200Z',
  )
  // Blanket and packsaddle round the hump, tassels.
  path(
    k,
    '#7c2444',
    'M-3.600 -6.700C-2.600 -7.200 -2 -8.200 -1.400 -8.400C-0.400 -8.800 0.800 -8.600 1.500 -7.800C2.100 -7 2.600 -6.600 3.400 -6.300L3.200 -3.300C1.400 -2.900 -1.800 -2.900 -3.900 -3.400Z',
  )
  path(
    k,
    '#d8543c',
    'M0.300 -8.600C0.800 -8.500 1.200 -8.200 1.500 -7.800C2.100 -7 2.600 -6.600 3.400 -6.300L3.200 -3.300C2.400 -3.100 1.600 -3 0.800 -3C1.200 -5 1 -7 0.300 -8.600Z',
  )
  stroke(k, '#f0b45c', 0.32, 'M-3.800 -4.300C-2 -3.800 1.200 -3.800 3.200 -4.200')
  stroke(k, '#f0b45c', 0.26, 'M-3.400 -3.300v0.800M-1.600 -3v0.800M0.400 -3v0.800M2.200 -3v0.800')
  // Ear, eye in shade, the rope of the halter.
  path(k, dark, 'M9.500 -11.200L9 -12.200L10.400 -11.500Z')
  stroke(k, dark, 0.3, 'M11.300 -10.500L12 -10.300')
  stroke(k, '#c83c4c', 0.3, 'M12.300 -11L12 -9M10.200 -11.200L11.400 -9')
  stroke(k, dark, 0.28, 'M-8.600 -4.400C-9.400 -3 -9.400 -1.600 -9 -0.600')
}

/** The house of hair: one long cloth of black goat hair over three rows of poles, low, open to the fire; 56 wide. */
function tent(k) {
  path(k, '#54283c', 'M-30 0.400H29L36 -1.800L28 -2.600Z')
  path(k, '#a84c3c', 'M-26 0V-8.400L1 -10.200L25 -8.400V0Z')
  path(k, '#e48a4c', 'M-16 0V-8.800L1 -10.200L13 -9V0Z')
  path(k, '#f4a45c', 'M-16 -1.400V-8.800L1 -10.200L13 -9V-1.400C6 -4.200 -8 -4.200 -16 -1.400Z')
  // Woven hangings on the back wall.
  for (const [x, a, b] of [
    [-24, '#7c2c44', '#e8b464'],
    [-19.5, '#44506c', '#e48a4c'],
    [15, '#44506c', '#e8b464'],
    [20, '#7c2c44', '#e48a4c'],
  ]) {
    path(k, a, `M${x} -0.800V-8.600h3.600V-0.800Z`)
    stroke(k, b, 0.3, `M${x + 0.4} -3h2.800M${x + 0.4} -5h2.800`)
  }
  path(k, '#8c2c44', 'M-25 0.200L-22 -1.600H21L25 0.200Z')
  stroke(k, '#e8b464', 0.24, 'M-23.600 -0.600H23')
  for (const [x, c] of [
    [-14, '#d8543c'],
    [-9, '#3c7480'],
    [9, '#b8485c'],
  ])
    path(k, c, `M${x - 2} -1.200C${x - 2.2} -3.400 ${x + 2} -3.600 ${x + 2} -1.200Z`)
  // The roof sags between its poles; the far edge higher than the near one.
  path(
    k,
    '#2c1c3c',
    'M-33 -4.600C-28 -7 -25 -9.600 -22 -13.200C-16 -11.700 -8 -11.900 -1 -14.800C6 -12 14 -11.800 20 -13.400C23.500 -10 27 -7 32 -4.400L26 -7.800C18 -8.700 9 -8.600 1 -9.600C-8 -8.400 -18 -8.800 -26 -7.900Z',
  )
  path(
    k,
    '#54344c',
    'M-22 -13.200C-16 -11.700 -8 -11.900 -1 -14.800C6 -12 14 -11.800 20 -13.400C20.600 -12.700 21.300 -12 22 -11.400C14 -10 6 -10.600 -0.400 -12.600C-8 -10.400 -17 -10.400 -24 -11Z',
  )
  stroke(
    k,
    '#f0a45c',
    0.34,
    'M-26 -7.900C-18 -8.800 -8 -8.400 1 -9.600C9 -8.600 18 -8.700 26 -7.800',
  )
  stroke(k, '#8c5a5c', 0.22, 'M-29 -6.400C-20 -9 -10 -9.600 0 -11C10 -9.700 20 -8.800 28 -6.300')
  stroke(k, '#6c3c48', 0.5, 'M-26 0V-8M26 0V-7.900M1 -9.600V0M-12.600 0V-8.600M13.400 0V-8.600')
  stroke(
    k,
    '#3c2440',
    0.2,
    'M-33 -4.600L-39 0M32 -4.400L39 0.200M-22 -13.200L-31 -1M20 -13.400L31 -1',
  )
  stroke(k, '#54283c', 0.24, 'M-5 -9V-7.200')
  path(k, '#fff4c8', 'M-5.600 -7.200h1.200l0.300 1.400l-0.900 0.700l-0.900 -0.700Z')
}

export default {
  alt: 'Un campo nel deserto del Sinai dopo il tramonto: la tenda di lana nera, il tè attorno al fuoco con le ombre lunghe sulla sabbia, i cammelli accovacciati e le prime stelle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.56], horizon: 0.64 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(34, -4, 14, 62)
      for (const [a, c] of [
        [0, '#141c54'],
        [0.36, '#3c4488'],
        [0.62, '#8c68a0'],
        [0.8, '#e08c8c'],
        [0.93, '#ffb884'],
        [1, '#ffd09c'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      const r = random(12)
      for (let i = 0; i < 130; i++) {
        const [x, y] = [r() * 160, r() ** 1.4 * 38]
        k.fillStyle = `rgba(255,246,226,${(0.9 - y / 46) * (0.5 + r() * 0.5)})`
        const q = i % 9 ? 0.2 : 0.36
        k.fillRect(x, y, q, q)
      }
      // The young moon follows the sun: its horns point away from the glow.
      path(
        k,
        '#fff4dc',
        'M38.600 18.200C35.400 19.400 34.600 23.400 37 25.600C39.200 27.600 42.600 26.800 43.800 24.200C41.800 25.400 39.400 25 38.200 23.200C37.200 21.600 37.400 19.600 38.600 18.200Z',
      )
      path(k, 'rgba(255,206,160,.5)', 'M-6 44C14 42.400 40 43.800 62 41.800C44 45.400 18 46 -6 46Z')
      path(
        k,
        'rgba(224,140,150,.45)',
        'M40 34.400C60 32.600 84 34 108 31.600C86 36 62 36.600 40 34.400Z',
      )
      // Granite in three ranges, jointed and steep; what looks west still has the glow.
      fill(
        k,
        '#a8709c',
        rough(
          points('-6 60 -6 51 6 49 15 46.500 22 49 33 47 44 50 58 48.500 70 51 84 48 94 50 104 60'),
          0.35,
          3,
        ),
      )
      fill(k, '#d08c94', rough(points('6 49 15 46.500 17 51 12 55 2 56'), 0.25, 4))
      fill(k, '#d08c94', rough(points('26 48.500 33 47 35 51 30 55 24 56'), 0.25, 5))
      fill(
        k,
        '#6c4480',
        rough(
          points(
            '60 62 66 56 72 51 77 49 81 42 85 39.500 88 34 92 31 96 33 99 26 103 21 106 23 109 17.500 113 15 117 18.500 120 17 124 23 128 26 132 24.500 136 30 141 33 146 31.500 152 38 158 40 168 46 168 62',
          ),
          0.45,
          7,
        ),
      )
      for (const [c, t] of [
        ['#c87888', '81 42 85 39.500 88 34 92 31 93 37 90 43 91 50 86 56 74 58 66 58 72 51 77 49'],
        ['#e09488', '88 34 92 31 93 37 89.500 42 87 48 82 53 78 54 82 47 85 43'],
        [
          '#c87888',
          '99 26 103 21 106 23 109 17.500 113 15 112 22 108 28 110 36 105 43 106 51 100 57 94 58 96 50 94 44 97 38 96 33',
        ],
        [
          '#f0a48c',
          '103 21 106 23 105.500 29 102 35 102.500 42 98.500 49 97.500 44 99 38 98.500 31',
        ],
        ['#f0a48c', '109 17.500 113 15 112 22 108.500 27 107.500 23'],
        [
          '#9c5c88',
          '117 18.500 120 17 121 25 118 33 120 41 116 49 117 57 108 58 112 50 111 43 114 36 113 28',
        ],
        ['#9c5c88', '132 24.500 134 31 131 38 133 46 129 54 122 58 125 50 124 43 128 36 127 29'],
        ['#8c5080', '146 31.500 148 38 145 45 147 53 140 58 138 50 142 42'],
        [
          '#503468',
          '124 23 128 26 127 29 128 36 124 43 125 50 121 57 119 50 121 41 119 33 121.500 27',
        ],
        ['#503468', '136 30 141 33 140 40 142 42 138 50 139 57 132 58 134 48 133 40 135 35'],
        ['#503468', '152 38 158 40 168 46 168 60 150 59 153 50 150 44'],
      ])
        fill(k, c, rough(points(t), 0.35, 9))
      // A low spur before it, the wadi of sand between.
      fill(
        k,
        '#5c3868',
        rough(points('-6 62 -6 55 4 53 12 55 20 52.500 28 56 38 57 46 60 60 61 60 63'), 0.35, 11),
      )
      fill(k, '#a86480', rough(points('4 53 12 55 8 59 -6 60 -6 56'), 0.3, 12))
      fill(
        k,
        '#44285c',
        rough(points('126 63 134 57 142 54 147 56 154 51.500 168 49 168 64'), 0.4, 13),
      )
      fill(k, '#7c4878', rough(points('134 57 142 54 143 58 139 62 128 62.500'), 0.3, 14))
      // Sand: far floor, ripples of drift, the near dune in shade.
      fill(k, '#b87074', points('-6 61 40 60.600 90 61.400 168 61 168 98 -6 98'))
      path(k, '#c88070', 'M-6 63C20 61.600 54 63 84 64.600C60 66.600 26 66 -6 68Z')
      path(k, '#9c5868', 'M168 63.500C140 63 112 65 84 64.600C112 67.600 140 70 168 72Z')
      path(k, '#a8606c', 'M-6 69C24 67 54 69.600 90 68.600C120 68 146 71.600 168 72V98H-6Z')
      path(k, '#8c4c60', 'M-6 84C22 80.600 54 87 92 86.400C124 86 148 81.600 168 80V98H-6Z')
      path(k, '#643458', 'M-6 90C20 85.600 44 89 70 92C96 94.600 132 92 168 85.600V98H-6Z')
      at(k, 127, 67.6, 0.92, tent)
      // The fire's light, flat in three rings.
      for (const [rx, c] of [
        [44, '#b86c64'],
        [29, '#d08860'],
        [16, '#f0b06c'],
      ]) {
        k.fillStyle = c
        k.beginPath()
        k.ellipse(FIRE[0], FIRE[1], rx, rx * 0.2, 0, 0, 7)
        k.fill()
      }
      // Camels beyond the light, their shadows run away from it.
      for (const [x, y, q] of points('11 66.400 0.520 47 67.400 0.640 22 71.800 0.860', 3)) {
        path(
          k,
          SHADE,
          `M${x - 7.5 * q} ${y + 0.3}L${x + 10 * q} ${y + 0.6}L${x + 4 * q} ${y - 0.8}L${x - 26 * q} ${y - 1.6 * q}L${x - 30 * q} ${y - 1.3 * q}Z`,
        )
        at(k, x, y, q, camel)
      }
      // Those round the fire. A shadow starts at the seat and grows away from the flames.
      const round = (x, y, size, o) => {
        const q = size * 1.22
        const d = [x - FIRE[0], (y - FIRE[1]) * 1.0]
        const l = Math.hypot(...d) || 1
        const left = d[0] < 0
        const g = { light: left ? 1 : -1, bare: false, ...o }
        k.save()
        k.translate(x, y)
        const fy = -d[1] / l
        k.transform(1, 0, (-d[0] / l) * 2.3, Math.sign(fy) * Math.max(0.3, Math.abs(fy) * 2), 0, 0)
        k.scale(left ? q : -q, q)
        folk(k, { ...g, flat: SHADE })
        k.restore()
        k.save()
        k.translate(x, y - 0.4 * q)
        k.scale(left ? q : -q, q)
        folk(k, left ? g : { ...g, light: -g.light })
        k.restore()
      }
      const glass = (q, j, flat) => {
        if (flat) return
        const [x, y] = j.armNear.hand
        path(q, '#ffd48c', `M${x - 0.24} ${y - 0.62}h0.560l-0.100 0.620h-0.360Z`)
      }
      const host = {
        top: ['#fff0dc', '#b08ca0'],
        low: ['#f0d8c4', '#a07c98'],
        skin: SKINS[2],
        hair: ['#fff8ec', '#b898a8'],
        cut: 'long',
        shoe: '#6c3c48',
      }
      const guest = (top, low, n, hair, more) => ({
        top,
        low,
        skin: SKINS[n],
        hair,
        shoe: '#3c2444',
        ...more,
      })
      round(73.5, 74.2, 1.12, {
        ...CROSSED,
        ...guest(['#5c94b4', '#3c5484'], ['#44507c', '#2c3460'], 1, ['#5c3434', '#3c2434'], {
          cut: 'bun',
          after: glass,
        }),
      })
      round(97.5, 73.6, 1.1, {
        ...KNEES,
        ...guest(['#f4c46c', '#b4705c'], ['#6c4464', '#482c54'], 0, ['#e8b868', '#a86c50'], {
          cut: 'long',
        }),
      })
      round(63, 78.6, 1.24, {
        ...BACK,
        ...guest(['#e8644c', '#943450'], ['#4c5480', '#303664'], 3, ['#2c1830', '#201430'], {}),
      })
      round(104.5, 79.2, 1.24, { ...CROSSED, ...host, after: glass })
      round(72.5, 83.4, 1.32, {
        ...KNEES,
        ...guest(['#58a898', '#2c5c70'], ['#3c3c64', '#28284c'], 0, ['#dcd4d4', '#9c90a8'], {}),
      })
      // A child comes from the camels, something in her hands; the one who brings more wood.
      stand(
        k,
        42,
        76,
        7,
        {
          ...POSES.walk,
          ...guest(['#f09cb0', '#a0507c'], ['#7c5c9c', '#503c70'], 1, ['#44283c', '#2c1c34'], {
            cut: 'long',
            light: 1,
            armNear: [30, 70],
            armFar: [36, 60],
          }),
        },
        { fall: [-2.3, 0.24], shade: SHADE },
      )
      stand(
        k,
        118,
        73,
        10.2,
        {
          ...POSES.walkOther,
          ...host,
          dress: 'coat',
          light: -1,
          armNear: [34, 66],
          armFar: [40, 60],
          after: (q, j, flat) =>
            stroke(
              q,
              flat ?? '#4c2c3c',
              0.3,
              `M${j.armNear.hand[0] - 0.9} ${j.armNear.hand[1] - 0.3}h2.700M${j.armNear.hand[0] - 1.1} ${j.armNear.hand[1] - 0.6}h2.500`,
            ),
        },
        { flip: true, fall: [2.3, -0.3], shade: SHADE },
      )
      // Stones, logs, flames, the pot of tea at the edge.
      const [x, y] = FIRE
      for (const [dx, dy, q] of points(
        '-3.600 -0.200 0.800 -2 0.800 0.900 0.400 1.100 0.900 2.600 0.700 0.900 3.900 -0.200 0.800 2 -1.100 0.700 -1.800 -1.100 0.700',
        3,
      ))
        path(
          k,
          dy > 0 ? '#4c2840' : '#84485c',
          `M${x + dx - q} ${y + dy + q * 0.5}L${x + dx - q * 0.7} ${y + dy - q * 0.4}L${x + dx + q * 0.4} ${y + dy - q * 0.6}L${x + dx + q} ${y + dy + q * 0.5}Z`,
        )
      stroke(
        k,
        '#44243c',
        0.8,
        `M${x - 2.6} ${y + 0.3}L${x + 2} ${y - 0.7}M${x + 2.8} ${y + 0.2}L${x - 1.6} ${y - 0.8}`,
      )
      path(
        k,
        '#f0682c',
        `M${x - 2.2} ${y}C${x - 3} ${y - 2.4} ${x - 1.4} ${y - 3.4} ${x - 1.5} ${y - 5}C${x - 0.6} ${y - 4.6} ${x - 0.4} ${y - 4} ${x - 0.3} ${y - 3.4}C${x + 0.3} ${y - 4.8} ${x + 0.3} ${y - 6.4} ${x + 0.1} ${y - 7.6}C${x + 1.8} ${y - 6} ${x + 1.7} ${y - 4.2} ${x + 1.8} ${y - 3.2}C${x + 2.2} ${y - 3.6} ${x + 2.3} ${y - 4} ${x + 2.3} ${y - 4.4}C${x + 3.2} ${y - 2.6} ${x + 3} ${y - 0.8} ${x + 2.2} ${y}Z`,
      )
      path(
        k,
        '#ffb44c',
        `M${x - 1.4} ${y}C${x - 1.8} ${y - 1.8} ${x - 0.6} ${y - 2.6} ${x + 0.3} ${y - 5}C${x + 1} ${y - 3.4} ${x + 1.9} ${y - 1.6} ${x + 1.5} ${y}Z`,
      )
      path(
        k,
        '#fff0b4',
        `M${x - 0.6} ${y}C${x - 0.8} ${y - 1.2} ${x - 0.1} ${y - 1.6} ${x + 0.2} ${y - 2.8}C${x + 0.8} ${y - 1.8} ${x + 1} ${y - 0.8} ${x + 0.7} ${y}Z`,
      )
      for (const [dx, dy] of points(
        '-0.800 -9.400 1.200 -11 0.300 -13.600 2.200 -15.500 -0.300 -17.500',
      ))
        path(k, '#ffc474', `M${x + dx} ${y + dy}a0.180 0.180 0 1 0 0.010 0Z`)
      at(k, x + 6.4, y + 1.6, 0.9, (q) => {
        path(q, SHADE, 'M0 0.100L7 1L7 0.300L1 -0.500Z')
        path(
          q,
          '#4c3048',
          'M-1.200 0C-1.500 -1.600 -0.700 -2.100 0 -2.100C0.800 -2.100 1.500 -1.600 1.200 0Z',
        )
        path(
          q,
          '#f0a46c',
          'M-1.200 0C-1.500 -1.600 -0.700 -2.100 -0.100 -2.100C-0.700 -1.500 -0.700 -0.700 -0.500 0Z',
        )
        stroke(
          q,
          '#4c3048',
          0.26,
          'M-0.900 -2.100C-0.800 -3.300 0.800 -3.300 0.900 -2.100M1.100 -1L2 -1.700',
        )
      })
      // Footprints lead in from this side; a tuft of desert broom.
      for (let i = 0; i < 9; i++)
        path(
          k,
          '#54284c',
          `M${139 - i * 3.1 + (i % 2)} ${90 - i * 0.95 - (i % 2) * 0.7}a0.800 0.260 0 1 0 0.010 0Z`,
        )
      for (const [tx, ty, q, seed] of points('12 89 1 3 18 91 0.700 5 151 88.500 0.900 8', 4)) {
        const t = random(seed)
        for (let i = 0; i < 17; i++) {
          const a = (t() - 0.5) * 2.2
          const l = (3 + t() * 4) * q
          stroke(
            k,
            i % 3 ? '#3c2048' : '#84486c',
            0.22,
            `M${tx + a} ${ty}Q${tx + a * 1.4} ${ty - l * 0.6} ${tx + a * (1.4 + l * 0.4)} ${ty - l}`,
          )
        }
      }
    })
    s.glow(FIRE[0] / 160, 0.84, 30, '#ff9a48', 0.3)
    s.glow(0.79, 0.72, 12, '#ffb45c', 0.16)
    return finish(s, { vignette: 0.16 })
  },
}
