import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { archway, heap, lane, scaleAt, see } from '../../things/stone-lane.js'
import { honey } from './kit.js'

const DARK = SKINS[3]
const wear = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin,
  top,
  low,
  hair: ['#2c1c2c', '#20142a'],
  shoe: '#4c2c3c',
  light: 1,
  ...more,
})

/** Stands somebody of a height in metres on the lane. */
function on(k, X, Z, tall, o, { flip, shade = 'rgba(84,48,96,.4)' } = {}) {
  const [x, y] = see(X, 0, Z)
  stand(k, x, y, tall * scaleAt(Z), o, { flip, fall: [-0.9, 0.16], shade })
}

/** Washing over the lane: kangas, no two alike. */
function washing(k) {
  const [[ax, ay], [bx, by]] = [see(-3, 6.9, 14.6), see(3.3, 7.5, 14.6)]
  stroke(k, '#5c4058', 0.14, `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + 1.6} ${bx} ${by}`)
  const cloths = [
    ['#d8483c', '#a02c40', 2.6, 3.6],
    ['#fff0d4', '#d8b8b0', 2, 2.6],
    ['#2c8c94', '#1c5c74', 2.8, 4],
    ['#f0b03c', '#b87434', 2.4, 3.2],
    ['#a8406c', '#742850', 2.2, 3.8],
  ]
  let t = 0.1
  for (const [lit, shade, w, h] of cloths) {
    const at = (u) => [ax + (bx - ax) * u, ay + (by - ay) * u + 3.1 * u * (1 - u)]
    const [x0, y0] = at(t)
    const [x1, y1] = at(t + w / (bx - ax))
    path(
      k,
      lit,
      `M${x0} ${y0}L${x1} ${y1}L${x1 - 0.2} ${y1 + h}Q${(x0 + x1) / 2} ${y1 + h + 0.4} ${x0 + 0.1} ${y0 + h - 0.2}Z`,
    )
    path(
      k,
      shade,
      `M${x0} ${y0}L${x0 + w * 0.34} ${y0 + 0.1}L${x0 + w * 0.3} ${y0 + h}L${x0 + 0.1} ${y0 + h - 0.2}Z`,
    )
    stroke(k, shade, 0.24, `M${x0 + 0.3} ${y0 + h * 0.8}L${x1 - 0.3} ${y1 + h * 0.84}`)
    t += w / (bx - ax) + 0.045
  }
}

/** A bicycle held by one who walks; wheels on the ground at x, y; q is a metre. */
function bicycle(k, x, y, q) {
  for (const d of [-0.52, 0.52]) {
    k.strokeStyle = '#3c2840'
    k.lineWidth = q * 0.045
    k.beginPath()
    k.arc(x + d * q, y - q * 0.34, q * 0.33, 0, 7)
    k.stroke()
  }
  const p = (a, b) => `${x + a * q} ${y - b * q}`
  stroke(
    k,
    '#2c6c7c',
    q * 0.05,
    `M${p(-0.52, 0.34)}L${p(-0.22, 0.8)}L${p(0.36, 0.82)}L${p(0, 0.32)}L${p(-0.22, 0.8)}M${p(-0.52, 0.34)}L${p(0, 0.32)}M${p(0.52, 0.34)}L${p(0.34, 0.98)}L${p(0.2, 1.02)}`,
  )
  stroke(k, '#3c2840', q * 0.07, `M${p(-0.34, 0.86)}L${p(-0.12, 0.86)}`)
}

export default {
  alt: 'Un vicolo di Stone Town visto da un arco: il sole scende sulle ceste di spezie lungo il muro, da una veranda di legno una bambina cala un cestino alla venditrice; in fondo le due guglie della cattedrale',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.7, 0.05], horizon: 57 / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      glowPower: 0.4,
      stops: [
        [0, '#4c9cc4'],
        [0.6, '#a8d0d0'],
        [1, '#fce4b8'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      lane(k)
      const r = random(3)
      washing(k)
      // Wires that cross the strip of sky, swifts between them.
      for (const [a, b] of [
        [
          [-3, 8.6, 18],
          [3.3, 7.6, 16],
        ],
        [
          [-3, 7.2, 21],
          [3.3, 7.8, 22],
        ],
      ]) {
        const [[ax, ay], [bx, by]] = [see(...a), see(...b)]
        stroke(
          k,
          'rgba(84,60,92,.8)',
          0.12,
          `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + 1.2} ${bx} ${by}`,
        )
      }
      for (const [x, y, q] of points('92 12 0.900 97 16.500 0.700 86 9.500 0.600', 3))
        path(
          k,
          '#4c3c64',
          `M${x - q * 1.6} ${y - q * 0.4}Q${x - q * 0.5} ${y - q * 0.7} ${x} ${y}Q${x + q * 0.5} ${y - q * 0.8} ${x + q * 1.6} ${y - q * 0.6}Q${x + q * 0.4} ${y - q * 0.2} ${x} ${y + q * 0.5}Q${x - q * 0.4} ${y} ${x - q * 1.6} ${y - q * 0.4}Z`,
        )
      // Far to near: children with a ball, a man with his bicycle, two who buy, she who sells.
      on(
        k,
        0.4,
        22,
        1.1,
        wear('run', DARK, ['#e8584c', '#a83c4c'], ['#3c4c7c', '#28305c'], { shorts: true }),
      )
      on(
        k,
        -0.7,
        21,
        1.2,
        wear('run', DARK, ['#f4c03c', '#b88434'], ['#4c6c5c', '#34504c'], { shorts: true }),
        { flip: true },
      )
      {
        const [x, y] = see(1.35, 0, 15)
        bicycle(k, x + 1.6, y - 0.1, scaleAt(15))
      }
      on(
        k,
        1.15,
        15,
        1.75,
        wear('walk', DARK, ['#fff8ea', '#d8c4c8'], ['#fff8ea', '#d8c4c8'], {
          dress: 'sarong',
          hat: ['cap', '#fffaf0'],
          armFar: [52, 30],
          armNear: [40, 34],
        }),
      )
      on(
        k,
        0.2,
        10.4,
        1.74,
        wear('stand', SKINS[0], ['#3c7c9c', '#285878'], ['#e8d4b0', '#b89c90'], {
          hat: ['brim', '#f4dca0', '#c8a070'],
          pack: ['#d8743c', '#984c3c'],
          armFar: [36, 50],
        }),
        { flip: true },
      )
      on(
        k,
        -0.4,
        10.7,
        1.66,
        wear('point', SKINS[1], ['#f4e8d4', '#ccb0b4'], ['#a8405c', '#742c4c'], {
          dress: 'sarong',
          cut: 'long',
          armFar: [62, 20],
        }),
        { flip: true },
      )
      const kanga = wear('stand', DARK, ['#f0a834', '#b4682c'], ['#d8503c', '#982c44'], {
        dress: 'sarong',
        armNear: [10, 60],
        armFar: [126, 36],
        sleeve: ['#f0a834', '#b4682c'],
        after: (c, j, flat) => {
          const [x, y] = j.head
          path(
            c,
            flat ?? '#b4682c',
            `M${x - 0.62} ${y + 0.9}C${x - 0.8} ${y - 0.5} ${x - 0.4} ${y - 0.85} ${x + 0.05} ${y - 0.8}C${x + 0.4} ${y - 0.75} ${x + 0.5} ${y - 0.5} ${x + 0.45} ${y - 0.3}C${x + 0.2} ${y - 0.4} ${x + 0.05} ${y - 0.1} ${x + 0.1} ${y + 0.3}L${x + 0.3} ${y + 0.8}C${x + 0.5} ${y + 1.2} ${x - 0.3} ${y + 1.6} ${x - 0.62} ${y + 0.9}Z`,
          )
          path(
            c,
            flat ?? '#fcc850',
            `M${x - 0.3} ${y - 0.66}C${x} ${y - 0.85} ${x + 0.4} ${y - 0.75} ${x + 0.45} ${y - 0.3}C${x + 0.2} ${y - 0.4} ${x + 0.05} ${y - 0.1} ${x + 0.1} ${y + 0.3}L${x + 0.3} ${y + 0.8}C${x - 0.1} ${y + 0.6} ${x - 0.4} ${y - 0.2} ${x - 0.3} ${y - 0.66}Z`,
          )
          if (!flat)
            for (const [a, b] of points('-0.300 -2.200 0.250 -1.500 -0.400 -0.900'))
              path(
                c,
                '#fcd060',
                `M${a - 0.2} ${b}a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z`,
              )
        },
      })
      on(k, -1.75, 9.4, 1.62, kanga)
      // The girl on the veranda, her rope, the basket that comes down.
      {
        const [gx, gy] = see(-1.9, 4.5, 11.5)
        path(
          k,
          '#543028',
          `M${gx - 0.75} ${gy - 1.9}a0.800 0.850 0 1 0 1.600 0a0.800 0.850 0 1 0 -1.600 0Z`,
        )
        path(
          k,
          '#f4f0e4',
          `M${gx - 1} ${gy + 0.4}C${gx - 1.2} ${gy - 2} ${gx - 0.9} ${gy - 3.1} ${gx} ${gy - 3}C${gx + 0.9} ${gy - 3} ${gx + 1.1} ${gy - 2.2} ${gx + 0.6} ${gy - 2.2}C${gx + 0.1} ${gy - 2.1} ${gx + 0.3} ${gy - 1.3} ${gx + 0.6} ${gy - 1}L${gx + 1} ${gy + 0.4}Z`,
        )
        stroke(k, '#543028', 0.42, `M${gx + 0.5} ${gy - 0.3}L${gx + 2} ${gy + 0.3}`)
        const [bx, by] = [gx + 2, gy + 14.5]
        stroke(k, '#5c3c44', 0.16, `M${bx} ${gy + 0.2}V${by - 1.4}`)
        stroke(k, '#7c5040', 0.2, `M${bx - 0.9} ${by}Q${bx} ${by - 2.4} ${bx + 0.9} ${by}`)
        path(
          k,
          '#b87c48',
          `M${bx - 1.1} ${by - 0.1}H${bx + 1.1}L${bx + 0.8} ${by + 1.3}H${bx - 0.8}Z`,
        )
        path(
          k,
          '#e0ac6c',
          `M${bx + 0.1} ${by - 0.1}H${bx + 1.1}L${bx + 0.8} ${by + 1.3}H${bx + 0.1}Z`,
        )
      }
      // Spices on the bench and before it.
      const rows = [
        [-2.55, 0.52, 9, 0.34, 'ginger'],
        [-2.55, 0.52, 8.1, 0.36, 'paprika'],
        [-1.85, 0.04, 7.7, 0.36, 'clove'],
        [-2.58, 0.52, 7.2, 0.36, 'turmeric'],
        [-1.8, 0.04, 6.75, 0.38, 'cardamom'],
        [-2.55, 0.52, 6.3, 0.37, 'hibiscus'],
        [-1.85, 0.04, 5.8, 0.38, 'paprika'],
        [-2.56, 0.52, 5.4, 0.36, 'cardamom'],
        [-1.8, 0.04, 4.95, 0.4, 'turmeric'],
        [-2.55, 0.52, 4.6, 0.36, 'pepper'],
        [-1.82, 0.04, 4.1, 0.38, 'cinnamon'],
      ]
      for (const [X, Y, Z, q, spice] of rows) heap(k, X, Y, Z, q, spice, r)
      archway(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
