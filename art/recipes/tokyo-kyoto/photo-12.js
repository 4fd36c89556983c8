import { Path2D } from '@napi-rs/canvas'
import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bentGirl,
  dartFish,
  holdingArm,
  keeper,
  loupeEye,
  morningGlory,
  paperLantern,
  peepingBoy,
  SKINS,
  scoop,
  telescopeFish,
  veilFish,
} from '../../things/goldfish-stall.js'
import { set } from '../../things/japan-people.js'

/** The water's edge seen from the bottom of the basin. */
const EDGE =
  'M13 9C40 7 60 8.500 82 7.500C108 6.500 130 8.500 147 8C149 26 148 48 150 70C150 76 148 80 144 80.500C110 82 60 80 18 82C12 82 10.500 79 11 72C13 50 11.500 28 13 9Z'

/** The evening above: warm near the lamps, one firework. */
function evening(k) {
  path(k, '#123a58', 'M-4 -4H164V94H-4Z')
  for (const [rx, ry, c] of [
    [78, 50, '#1c4e68'],
    [56, 34, '#344a70'],
    [40, 23, '#743c64'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(92, 26, rx, ry, -0.1, 0, 7)
    k.fill()
  }
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283 + 0.1
    const [l, m] = [i % 2 ? 15 : 11, i % 2 ? 5 : 4]
    const [c, s] = [Math.cos(a), Math.sin(a)]
    stroke(
      k,
      i % 2 ? '#ffd878' : '#ff8c6c',
      0.55,
      `M${88 + c * m} ${37 + s * m}Q${88 + c * l * 0.7} ${37 + s * l * 0.7} ${88 + c * l} ${37 + s * l + 0.8}`,
    )
    path(
      k,
      '#fff2c0',
      `M${88 + c * (l + 1.4)} ${37 + s * (l + 1.4) + 0.3}a0.600 0.600 0 1 0 0.010 0Z`,
    )
  }
}

const RED = ['#b8283c', '#f0482c', '#ff8c50']
const PALE = ['#d89c5c', '#ffe0a0', '#fff4cc']
const ROSE = ['#c43c5c', '#f87884', '#ffb0a4']

/** Strings of lanterns that cross above. */
function lanterns(k) {
  stroke(k, '#0c2440', 0.4, 'M58 4C80 22 112 22 150 6M92 6C104 22 124 30 152 32')
  for (const [x, y, t, w, h, c] of [
    [82, 26.5, 0.12, 3.2, 7, PALE],
    [95, 29.4, 0, 4, 8.4, RED],
    [109, 28.5, -0.1, 2.8, 9, ROSE],
    [121, 25, -0.2, 3.9, 7.4, PALE],
    [136, 19, -0.3, 3.2, 7.6, RED],
    [140, 39, -0.3, 2.6, 6, PALE],
    [103, 15.5, 0.05, 1.8, 4, RED],
  ])
    set(k, x, y, 1, t, (q) => paperLantern(q, w, h, c))
}

/** The four walls of the basin, each in another light, its rim of wood beyond. */
function walls(k) {
  k.save()
  const hole = new Path2D(`M-6 -6H166V96H-6Z${EDGE}`)
  k.clip(hole, 'evenodd')
  path(k, '#1f8c98', 'M-6 -6H166V96H-6Z')
  fill(k, '#2ca4a4', points('-6 -6 166 -6 147 9 13 10'))
  fill(k, '#127080', points('-6 -6 13 9 11 78 -6 96'))
  fill(k, '#0f5c70', points('166 -6 147 8 150 76 166 96'))
  fill(k, '#0c4a60', points('-6 96 12 80 148 79 166 96'))
  for (const d of ['M20 -4L28 9', 'M58 -4L60 9', 'M104 -4L102 9', 'M140 -4L132 9'])
    stroke(k, '#54c4b8', 0.35, d)
  for (const d of ['M-4 20L12 28', 'M-4 52L12 52', 'M164 24L149 30', 'M164 58L150 56'])
    stroke(k, '#2494a0', 0.35, d)
  k.restore()
  stroke(k, '#9cf0e0', 0.9, EDGE)
  stroke(k, 'rgba(10,50,72,.5)', 2, EDGE.replace(/13 9/g, '14.500 10.500'))
}

/** Rings and nets of light on the skin of the water. */
function shimmer(k) {
  for (const [x, y, q] of points('68 47.500 10 68 47.500 14.500 98 77 5', 3))
    stroke(
      k,
      'rgba(170,244,232,.55)',
      0.5,
      `M${x - q} ${y}C${x - q} ${y - q * 0.75} ${x - q * 0.3} ${y - q * 0.9} ${x + q * 0.2} ${y - q * 0.86}M${x + q} ${y + q * 0.1}C${x + q} ${y + q * 0.7} ${x + q * 0.3} ${y + q * 0.9} ${x - q * 0.3} ${y + q * 0.84}`,
    )
  path(
    k,
    'rgba(150,240,232,.2)',
    'M11 60C30 56 40 66 58 64C70 62 80 70 96 68C114 66 130 74 150 68V71C130 77 114 69 96 71C80 73 70 66 58 67C40 70 30 60 11 64Z',
  )
}

export default {
  alt: 'Dal fondo della vasca dei pesci rossi, a una festa d’estate: una bambina ride col retino in mano, un bambino spia dal buco del suo, il padrone del banco si china; sopra, lanterne e un fuoco d’artificio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.5, 0.3], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      k.save()
      k.clip(new Path2D(EDGE))
      evening(k)
      lanterns(k)
      set(k, 62, 23.5, 1.06, Math.PI - 0.16, keeper)
      set(k, 33, 50, 1.75, 0.42, bentGirl)
      set(k, 126, 51, 1.7, -0.45, peepingBoy)
      holdingArm(
        k,
        ['#f8f0e4', '#b8b4d0'],
        SKINS.girl,
        [
          [33, 80],
          [50, 75],
          [62, 62],
        ],
        -0.9,
      )
      holdingArm(
        k,
        ['#2454a8', '#163070'],
        SKINS.boy,
        [
          [132, 88],
          [114, 84],
          [112.5, 71],
        ],
        -1.2,
      )
      for (const [x, y, c] of [
        [40, 76, '#3454b4'],
        [47, 79, '#e0486c'],
        [51.5, 73.5, '#6c44a4'],
      ])
        set(k, x, y, 1, 0, (q) => morningGlory(q, c))
      set(k, 68, 47.5, 1.05, 0.25, (q) => scoop(q, false))
      set(k, 119.5, 52.6, 1.02, 0.36, (q) => scoop(q, true))
      set(k, 119.5, 52.6, 1.9, -0.45, loupeEye)
      path(k, 'rgba(24,140,150,.05)', 'M-4 -4H164V94H-4Z')
      shimmer(k)
      k.restore()
      walls(k)
      set(k, 83, 67, 1.02, 0.16, (q) =>
        veilFish(q, ['#b8283c', '#f8502c', '#ff9058', '#fff2dc', '#ffb07c', '#ffd4a8']),
      )
      set(k, 91, 44, 0.6, -0.7, dartFish)
      set(k, 19, 80, 0.86, -0.12, telescopeFish)
      for (const [x, y, q] of points(
        '64 66 1.100 62.500 61.500 0.700 63.500 57.500 0.500 36 68 0.900 38 65 0.600 130 84 1 132 79 0.600',
        3,
      )) {
        path(
          k,
          'rgba(190,250,240,.5)',
          `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
        )
        path(k, '#ffffff', `M${x - q * 0.5} ${y - q * 0.3}a${q * 0.25} ${q * 0.25} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
