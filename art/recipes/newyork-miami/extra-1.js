import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  apple,
  ballTower,
  board,
  coffee,
  doughnut,
  fiveStar,
  lips,
  plane,
  star,
  topHat,
} from '../../things/times-square.js'
import { hailer, hailingDog, passer, steamStack, taxi } from '../../things/times-square-street.js'

/** Where all lines of the street meet. */
const [VX, VY] = [76, 57]
const KERB = 0.22

/** A point on the side of a block: x across the picture, y as it would be at the block's corner. */
const along = (corner, x, y) => VY + ((y - VY) * (x - VX)) / (corner - VX)

/** A block with a front towards us, a side along the street, and its shops. */
function block(k, { outer, corner, end, top, front, side, edge }) {
  const foot = VY + Math.abs(corner - VX) * KERB
  const line = (x, y) => `${x} ${along(corner, x, y)}`
  path(k, side, `M${corner} ${top}L${line(end, top)}L${line(end, foot)}L${corner} ${foot}Z`)
  path(k, front, `M${outer} ${top}H${corner}V${foot}H${outer}Z`)
  const thick = Math.sign(outer - corner) * Math.abs(corner - VX) * 0.016
  path(k, edge, `M${corner} ${top}h${thick}V${foot}h${-thick}Z`)
  const shop = foot - (foot - VY) * 0.8
  path(k, '#ffc878', `M${outer} ${shop}H${corner}V${foot}H${outer}Z`)
  path(k, '#f49c5c', `M${corner} ${shop}L${line(end, shop)}L${line(end, foot)}L${corner} ${foot}Z`)
}

/** A board on the side of a block, in bands that run to the far point. */
function sideBoard(k, corner, x0, x1, y0, y1, colours) {
  const n = colours.length
  for (let i = 0; i < n; i++) {
    const [a, b] = [y0 + ((y1 - y0) * i) / n, y0 + ((y1 - y0) * (i + 1)) / n]
    path(
      k,
      colours[i],
      `M${x0} ${along(corner, x0, a)}L${x1} ${along(corner, x1, a)}L${x1} ${along(corner, x1, b)}L${x0} ${along(corner, x0, b)}Z`,
    )
  }
}

/** A colour of the boards in the wet street, broken in waves. */
function mirrored(k, colour, x, y0, y1, half, power) {
  const n = Math.round((y1 - y0) / 1.7)
  for (let i = 0; i < n; i++) {
    const t = i / n
    const y = y0 + (y1 - y0) * t
    const h = half * (1 - 0.45 * t) * (i % 2 ? 0.76 : 1)
    const dx = [0, 0.7, -0.5, 0.3][i % 4] * half * 0.16
    k.globalAlpha = power * (1 - t * 0.85)
    path(k, colour, `M${x - h + dx} ${y}q${h} -1.250 ${h * 2} 0q${-h} 1.250 ${-h * 2} 0Z`)
  }
  k.globalAlpha = 1
}

export default {
  alt: "I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull'asfalto",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#14124c'],
          [0.45, '#3a2478'],
          [0.8, '#a0488c'],
          [1, '#f08c8c'],
        ],
      },
      sun: [0.48, 0.62],
      horizon: 0.66,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#5c3484', 'M52 13C62 11 84 11.400 100 14C86 16 64 16 52 13Z')
      path(k, '#8c4490', 'M48 27C58 25.600 88 25.600 104 28C88 30 62 29.600 48 27Z')
      // Far down the avenue, then the tower with the ball.
      path(k, '#8c4c98', 'M60 60V36H65V31H69V60ZM84 60V33H87V38H93V60Z')
      at(k, 76, 60, 1, ballTower)
      // Blocks, far to near.
      const far = { front: '#4c3c8c', side: '#3c3078', edge: '#7c5cb0' }
      const middle = { front: '#322c74', side: '#28225e', edge: '#6450a8' }
      const near = { front: '#211d58', side: '#191646', edge: '#4c3c90' }
      block(k, { outer: 58, corner: 66.4, end: 68.4, top: 30, ...far })
      block(k, { outer: 95, corner: 85.6, end: 83.6, top: 34, ...far })
      board(k, 64.5, 33, 1.6, 9, '#ffb03c', (q) => fiveStar(q, '#fff8dc', 0.6))
      board(k, 64.5, 44, 1.6, 9, '#3cb8e8', (q) => fiveStar(q, '#fff8dc', 0.6))
      board(k, 86.2, 38, 1.5, 8, '#f05c84', (q) => fiveStar(q, '#fff8dc', 0.6))
      board(k, 86.2, 48, 1.5, 5.6, '#7ce0a4', () => {})
      block(k, { outer: 44, corner: 60.5, end: 64, top: 17, ...far })
      block(k, { outer: 112, corner: 92, end: 88, top: 23, ...far })
      board(k, 55.8, 20, 4, 15, '#f4544c', (q) => fiveStar(q, '#ffe08c', 1.7))
      board(k, 55.8, 37.4, 4, 16, '#2c9ce4', (q) => {
        for (const y of [-6, -2, 2, 6])
          path(q, '#8ce0f4', `M-4 ${y}L0 ${y - 2}L4 ${y}V${y + 1.4}L0 ${y - 0.6}L-4 ${y + 1.4}Z`)
      })
      board(k, 92.7, 27, 3.8, 14, '#a4e46c', (q) => at(q, 0, 0, 0.46, apple))
      board(k, 92.7, 43.4, 3.8, 10, '#f8f0ff', (q) => path(q, '#8c4ce0', 'M-4 5L1 -5H4L-1 5Z'))
      block(k, { outer: 22, corner: 48, end: 55, top: 5, ...middle })
      block(k, { outer: 136, corner: 104, end: 97, top: 9, ...middle })
      sideBoard(k, 48, 49, 53.6, 14, 34, ['#ff9c4c', '#ff6c5c', '#d83c7c'])
      sideBoard(k, 48, 49, 53.6, 37, 53, ['#5ce0d0', '#2ca4c8'])
      sideBoard(k, 104, 103, 98.4, 17, 38, ['#ffe07c', '#ffb03c', '#f47c3c'])
      sideBoard(k, 104, 103, 98.4, 41, 54, ['#f45c94', '#b03cac'])
      board(k, 35, 9, 12, 23, '#2cb4d0', coffee)
      board(k, 35, 34.6, 12, 17.4, '#ffb4c0', (q) => at(q, 0, 0, 0.86, lips))
      board(k, 105.2, 13, 11.6, 26, '#5c9cf4', (q) => at(q, 0, 0, 0.8, plane))
      board(k, 105.2, 41.6, 11.6, 10.6, '#ff7c4c', (q) => {
        for (const x of [-3.7, 0, 3.7]) at(q, x, 0, 1, (p) => fiveStar(p, '#fff0a4', 1.6))
      })
      block(k, { outer: -8, corner: 26, end: 35, top: -8, ...near })
      block(k, { outer: 168, corner: 128, end: 118, top: -8, ...near })
      sideBoard(k, 26, 27.4, 33.4, 2, 30, ['#54e0c4', '#2cb4c4', '#2480b4', '#3458a4'])
      sideBoard(k, 26, 27.4, 33.4, 34, 54, ['#ffd06c', '#ff9c4c', '#f4684c'])
      sideBoard(k, 128, 126.4, 119.8, 0, 33, ['#ff8cb4', '#e84c94', '#a83ca4', '#6c34a4'])
      sideBoard(k, 128, 126.4, 119.8, 37, 54, ['#b4f08c', '#4cc88c'])
      board(k, -2, 2, 25.4, 37, '#d83448', (q) => at(q, 0.6, 0, 1.12, topHat))
      board(k, 131.4, 1, 31, 31, '#ffd04c', (q) => at(q, -1, 1.4, 1.08, star))
      board(k, 131.4, 35, 31, 17.6, '#4cd4bc', doughnut)
      // The theatre's canopy with its bulbs.
      path(k, '#ffe8b0', 'M-6 46H27.600L30 51.600H-6Z')
      path(k, '#e8404c', 'M-6 47H26.600L28.200 50.600H-6Z')
      for (let x = -2; x < 27; x += 3.6)
        path(k, '#fff8d0', `M${x} 48.100a0.700 0.700 0 1 0 0.010 0Z`)
      path(k, '#b45c54', 'M-6 51.600H30L27 53H-6Z')
      for (const x of [1, 9, 17]) path(k, '#8c3c54', `M${x} 59.200h5.600v8.400h-5.600Z`)
      for (const x of [1, 9, 17])
        path(k, '#ffe8b8', `M${x + 0.7} 60h1.800v6.800h-1.800ZM${x + 3.1} 60h1.800v6.800h-1.800Z`)
      for (const x of [132, 143, 154]) path(k, '#fff0cc', `M${x} 60h8.600v6.600h-8.600Z`)
      path(
        k,
        '#c8546c',
        'M134 66.600l1 -4.600h1.400l1 4.600ZM145 66.600v-3h4v3ZM157 66.600l0.600 -5.400h2l0.600 5.400Z',
      )
      // Pavements, kerbs, road.
      path(k, '#242064', 'M-6 96V74.600L72 57.800H80L168 76.800V96Z')
      path(k, '#4c3c84', `M-6 ${VY + 82 * KERB}L70 58.300L70.600 58.600L-6 84.400Z`)
      path(k, '#4c3c84', `M168 ${VY + 92 * KERB}L82 58.300L81.400 58.600L168 87Z`)
      path(
        k,
        '#8c6cb0',
        'M-6 84.400L70.600 58.600L70.800 58.900L-6 85.800ZM168 87L81.400 58.600L81.200 58.900L168 88.600Z',
      )
      k.save()
      k.beginPath()
      for (const [x, y] of points('-6 67 70 58.300 82 58.300 168 69 168 96 -6 96')) k.lineTo(x, y)
      k.clip()
      for (const [c, x, y0, y1, half, power] of [
        ['#ff5c54', 10, 74, 93, 12, 0.5],
        ['#5cd8e4', 41, 68, 90, 6.5, 0.5],
        ['#ff9cb8', 48, 67, 84, 3.6, 0.5],
        ['#ff7c4c', 57, 63, 82, 3.2, 0.6],
        ['#ffd06c', 76, 60.4, 92, 5.4, 0.66],
        ['#7cb0ff', 68, 62, 84, 3, 0.5],
        ['#b4f08c', 97, 63, 80, 3.6, 0.5],
        ['#6ca8ff', 113, 67, 92, 8, 0.55],
        ['#ffd04c', 148, 74, 93, 14, 0.5],
        ['#f45c94', 127, 70, 90, 4, 0.5],
      ])
        mirrored(k, c, x, y0, y1, half, power)
      k.restore()
      // Broken line between the lanes.
      for (const [a, b] of points('60.6 61.8 64.2 66.4 71 75 84 92'))
        path(
          k,
          '#f4dcc8',
          `M${VX - (a - VY) * 0.34} ${a}L${VX - (b - VY) * 0.34} ${b}h${(b - VY) * 0.045}L${VX - (a - VY) * 0.3} ${a}Z`,
        )
      for (const [x, y, size, n] of points(
        '57 63 0.34 0 52.600 64 0.4 1 44 66 0.5 2 96 63 0.34 1 103 65.200 0.44 0 113 67.400 0.56 2 122 70 0.66 1',
        4,
      ))
        at(k, x, y, size * 1.3, (q) =>
          passer(
            q,
            ['#2c5484', '#54306c', '#1c3c5c'][n],
            ['#f4b43c', '#e8e0f4', '#2c9ca8'][n],
            ['#ffe08c', '#ffffff', '#7ce0d8'][n],
          ),
        )
      at(k, 57, 68, 0.62, steamStack)
      // The queue of cabs, each over its mirror.
      for (const [lane, y] of points('-2 59.800 26 60.600 -4 63 27 64.400 27 70.600 28 85')) {
        const size = (y - VY) / 28
        const x = VX + lane * size
        k.save()
        k.globalAlpha = 0.4
        for (const [dx, c] of [
          [-10.6, '#fff4c4'],
          [10.6, '#fff4c4'],
          [0, '#f8b820'],
        ])
          mirrored(
            k,
            c,
            x + dx * size,
            y + 0.8 * size,
            y + 13 * size,
            (dx ? 2.6 : 11) * size,
            dx ? 0.75 : 0.4,
          )
        k.restore()
        at(k, x, y, size, taxi)
      }
      // She and her dog hail together.
      mirrored(k, '#e8404c', 27, 87.6, 92, 8, 0.5)
      at(k, 30, 86.4, 1, hailer)
      at(k, 42.6, 86.8, 0.94, hailingDog)
      stroke(k, '#e84c5c', 0.35, 'M34.800 72C38 78 39.600 80 42 79')
      // Rain, and its rings on the road.
      const r = random(17)
      let drops = ''
      for (let i = 0; i < 70; i++) {
        const [x, y, n] = [r() * 164, r() * 84, 1.6 + r() * 2.4]
        drops += `M${x} ${y}l${-n * 0.22} ${n}`
      }
      stroke(k, 'rgba(220,226,255,.42)', 0.16, drops)
      for (const [x, y, size] of points(
        '16 89 1.6 58 84 1.5 66 77 1 79 88 1.7 52 79 1.1 130 88 1.7 140 83 1.4 86 79 1 125 79 1.1',
        3,
      ))
        stroke(
          k,
          'rgba(226,226,255,.6)',
          0.2,
          `M${x - size * 1.6} ${y}a${size * 1.6} ${size * 0.42} 0 1 0 ${size * 3.2} 0a${size * 1.6} ${size * 0.42} 0 1 0 ${-size * 3.2} 0`,
        )
    })
    s.glow(0.475, 0.5, 24, '#ff9c94', 0.24)
    s.glow(0.06, 0.25, 26, '#ff6c5c', 0.14)
    s.glow(0.92, 0.2, 26, '#ffc04c', 0.14)
    return finish(s, { bloom: 0.24 })
  },
}
