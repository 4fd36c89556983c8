import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { book, frondShade, legs, tern } from '../../things/hammock-view.js'

const SEA = 33
/** Where the cloth is gathered, and the knot on the palm. */
const [GX, GY] = [112, 47]
const CLOTH = `M-5 52C20 62 50 64 76 58C92 54 104 50 ${GX - 1} ${GY - 1}L${GX + 1} ${GY + 1}C124 56 140 64 165 66V96H-5Z`

/** Small clouds in rows, far up, lit from the left. */
function mackerel(k) {
  for (const [row, y, q, n, shift] of points(
    '0 6 3.400 6 -2 1 11.500 3 7 8 2 16.500 2.400 9 -2 3 20.500 1.900 11 6',
    5,
  ))
    for (let i = 0; i < n; i++) {
      const x = shift + i * q * 6.4 + (i % 2) * q
      if (x > 96 - row * 6) continue
      const [w, h] = [q * (2.3 + 0.7 * Math.sin(i * 2.3 + row)), q * 0.36]
      path(
        k,
        '#fffbe8',
        `M${x - w} ${y}C${x - w * 0.8} ${y - h * 1.5} ${x + w * 0.4} ${y - h * 1.7} ${x + w} ${y}C${x + w * 0.3} ${y + h * 0.5} ${x - w * 0.5} ${y + h * 0.6} ${x - w} ${y}Z`,
      )
      path(
        k,
        '#cfe2ec',
        `M${x - w * 0.5} ${y + h * 0.28}C${x - w * 0.1} ${y - h * 0.5} ${x + w * 0.5} ${y - h * 0.4} ${x + w} ${y}C${x + w * 0.3} ${y + h * 0.5} ${x - w * 0.2} ${y + h * 0.5} ${x - w * 0.5} ${y + h * 0.28}Z`,
      )
    }
}

/** Lagoon, an island far off, the beach. */
function shore(k) {
  path(
    k,
    '#3c9484',
    `M8 ${SEA}C10 30.500 14 30.800 17 30C21 29.200 24 30.400 28 30C33 29.600 37 31 40 ${SEA}Z`,
  )
  path(k, '#fff2d4', `M4 ${SEA + 0.4}C12 ${SEA - 0.9} 36 ${SEA - 0.9} 46 ${SEA + 0.4}Z`)
  for (const [c, y] of [
    ['#1f7cc0', SEA],
    ['#1f9acc', SEA + 1.8],
    ['#2cb6d0', SEA + 5],
    ['#56d0d0', SEA + 9.5],
    ['#8ce4d8', SEA + 14.5],
    ['#bcf2e0', SEA + 19],
  ])
    path(k, c, `M-5 ${y}C30 ${y - 0.5} 100 ${y + 0.6} 165 ${y}V80H-5Z`)
  for (const [x, y, l] of points(
    '10 37 12 44 39 10 70 36.500 9 128 37.500 12 20 44 14 60 46.500 10 140 44 14 -4 49 12 34 51 12 134 49.500 9',
    3,
  ))
    path(k, 'rgba(244,255,250,.8)', `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`)
  path(k, '#ffffff', 'M-5 53.500C20 52 40 55 64 53.500C90 52 130 55 165 52.500V80H-5Z')
  path(k, '#e8cca4', 'M-5 54.500C20 53 40 56 64 54.500C90 53 130 56 165 53.500V80H-5Z')
  path(k, '#fdecc8', 'M-5 56.500C20 55 40 57.500 64 56.200C90 55 130 58 165 55.500V80H-5Z')
}

/** A little girl with a bucket at the edge of the water, her brother in it to his knees. */
function children(k) {
  path(k, 'rgba(120,90,120,.35)', 'M36 57.400C40 56.600 47 56.800 50 57.400C46 58 40 58 36 57.400Z')
  stroke(k, '#a8684c', 0.8, 'M35.600 57.300V54.500M37 57.300V54.500')
  path(k, '#f0605c', 'M34.900 50.800C35.600 50.200 37 50.200 37.700 50.800L38.200 55H34.400Z')
  stroke(k, '#a8684c', 0.6, 'M37.600 51.300L39.600 53.600M35 51.300L33.400 53.400')
  path(k, '#ffc83c', 'M38.600 53.600H41L40.600 55.800H39Z')
  path(k, '#c07c58', 'M36.300 46.800a1.300 1.450 0 1 0 0.010 0Z')
  path(
    k,
    '#fff4dc',
    'M33.900 47.800C34.600 45.700 38 45.700 38.700 47.800C37.200 47.300 35.400 47.300 33.900 47.800Z',
  )
  path(k, '#2f6cb4', 'M55.400 51.600V48.600H58.200V51.600Z')
  path(
    k,
    '#a8684c',
    'M55.300 48.800C55 46.400 55.200 45.200 55.800 44.800H57.800C58.400 45.200 58.500 46.400 58.300 48.800Z',
  )
  stroke(k, '#a8684c', 0.7, 'M55.700 45.200L53.200 42.600M58 45.200L60.600 42.800')
  path(k, '#c07c58', 'M56.800 41.200a1.300 1.450 0 1 0 0.010 0Z')
  path(
    k,
    '#3a2434',
    'M55.400 42.600C55.200 40.600 58.400 40.600 58.200 42.600C57.400 42 56.200 42 55.400 42.600Z',
  )
  path(
    k,
    '#f4fffa',
    'M52.800 51.700C54.600 50.900 59 50.900 61 51.700C59 52.400 54.800 52.400 52.800 51.700Z',
  )
}

/** The palm that holds the far end: stem, knot, crown; its shade on the sand. */
function palm(k) {
  path(k, 'rgba(120,90,120,.35)', 'M124 60C134 58 150 58 168 59.500V62C150 60.500 134 61 124 60Z')
  path(k, '#a87c6c', 'M121.500 61C124 50 126 34 137 5H141C132 34 130 50 130 61Z')
  path(k, '#dcb48c', 'M121.500 61C124 50 126 34 137 5H138.500C129 34 126.500 50 125 61Z')
  for (let i = 0; i < 14; i++) {
    const y = 57 - i * 3.8
    const x = 123 + (57 - y) * 0.14 + ((57 - y) / 52) ** 2 * 7.5
    stroke(k, '#80584c', 0.45, `M${x} ${y}q${3.2 - i * 0.09} 1.500 ${6.2 - i * 0.18} 0.200`)
  }
  for (const [a, l, bend, n] of points(
    '2.900 30 -0.900 1 2.350 26 0.500 2 3.450 30 -0.750 0 0.200 30 0.900 2 -0.300 30 0.800 1 0.800 25 0.700 2 -0.900 26 0.600 0 4 27 -0.600 0 2.600 29 -1.150 0',
    4,
  ))
    frond(k, 139, 4, l, a, LEAVES[n], { bend, n: 38, wide: 0.2 })
  for (const [x, y, c] of [
    [137, 6.5, '#c88c44'],
    [140.5, 7, '#94603c'],
    [138.8, 8.5, '#b87c40'],
  ])
    path(k, c, `M${x} ${y - 2}a1.900 2.200 0 1 0 0.010 0Z`)
  path(
    k,
    '#a87c54',
    'M124.300 36.500C126.500 35.600 129.500 35.800 132 37L131.400 40C129 38.800 126.400 38.600 123.700 39.600Z',
  )
  path(
    k,
    '#e8c48c',
    'M124.300 36.500C126.500 35.600 129.500 35.800 132 37L131.800 37.800C129.300 36.700 126.500 36.600 124.100 37.400ZM123.900 38.400C126.400 37.500 129.200 37.700 131.600 38.800L131.500 39.300C129.100 38.200 126.300 38 123.800 38.900Z',
  )
}

const LEAVES = [
  ['#94cc58', '#58a04c'],
  ['#5cac50', '#33804c'],
  ['#3c8a50', '#236450'],
]

/** The hammock from inside: stripes that run together where it is gathered, cords to the knot. */
function hammock(k) {
  k.save()
  k.clip(new Path2D(CLOTH))
  path(k, '#f7e8d0', 'M-5 40H165V96H-5Z')
  const bands = points(
    '-5 50 -5 58 0 -5 64 -5 70 1 -5 82 -5 92 2 20 96 40 96 0 56 96 66 96 1 96 96 108 96 2 122 96 136 96 0 150 96 165 93 1 165 84 165 78 2',
    5,
  )
  for (const [ax, ay, bx, by, n] of bands)
    fill(k, ['#f07860', '#2f9cac', '#ffc45c'][n], [
      [GX, GY],
      [ax, ay],
      [bx, by],
    ])
  // The far side lies in its own shade; the hollow under her is darker.
  path(
    k,
    'rgba(90,60,120,.26)',
    `M${GX} ${GY}C124 56 140 64 170 66V96H120C118 84 112 64 ${GX} ${GY}Z`,
  )
  path(k, 'rgba(90,60,120,.3)', 'M58 96C64 84 72 74 80 66L106 63C114 72 122 84 128 96Z')
  k.restore()
  stroke(k, '#fff4dc', 1.5, `M-5 52C20 62 50 64 76 58C92 54 104 50 ${GX} ${GY - 0.5}`)
  stroke(k, '#c8b4b8', 1.5, `M${GX} ${GY + 0.5}C124 56 140 64 166 66`)
  for (const [x, y] of points('104 50.500 107 51.500 110 52.500 113.500 52 117 52.500'))
    stroke(k, '#e8d4b4', 0.35, `M${x} ${y}L${GX + 2} ${GY - 2.5}`)
  stroke(k, '#a87c54', 1.3, `M${GX - 0.5} ${GY + 0.5}L124.500 38`)
  stroke(k, '#e0b884', 0.45, `M${GX - 0.7} ${GY}L124.200 37.500`)
}

export default {
  alt: "La laguna delle Maldive vista da chi legge in un'amaca a strisce: una sterna si è posata sulla punta del piede, due bambini giocano a riva",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#58acd8'],
          [0.5, '#98d0e0'],
          [0.85, '#dcf0e4'],
          [1, '#fff0d0'],
        ],
      },
      sun: [0.1, -0.1],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      mackerel(k)
      shore(k)
      children(k)
      palm(k)
      hammock(k)
      k.save()
      k.clip(new Path2D(CLOTH))
      frondShade(k, 168, 92, 44, -2.75, 'rgba(60,50,120,.22)')
      k.restore()
      legs(k)
      at(k, 100.5, 47.2, 0.95, tern)
      k.save()
      k.translate(33, 72)
      k.rotate(-0.16)
      k.scale(1.02, 1.02)
      book(k)
      k.restore()
    })
    return finish(s, { vignette: 0.1 })
  },
}
