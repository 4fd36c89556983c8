import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SEA = 57
const [LIT, BODY, SHADE, DEEP] = ['#ffb45c', '#f4803c', '#c0502c', '#7c3440']

/** A tower of downtown: its dawn side on the left, shade on the right, a few early windows. */
function tower(k, x, wide, high, [lit, face, shade], seed) {
  const top = SEA - high
  path(k, face, `M${x} ${SEA}V${top}h${wide}V${SEA}Z`)
  path(k, lit, `M${x} ${SEA}V${top}h${wide * 0.3}V${SEA}Z`)
  path(k, shade, `M${x + wide * 0.74} ${SEA}V${top}h${wide * 0.26}V${SEA}Z`)
  if (seed % 3 === 0) path(k, face, `M${x + wide * 0.2} ${top}v-2.400h${wide * 0.6}v2.400Z`)
  if (seed % 3 === 1)
    path(
      k,
      shade,
      `M${x + wide * 0.1} ${top}L${x + wide * 0.5} ${top - 4}L${x + wide * 0.9} ${top}Z`,
    )
  if (seed % 4 === 2) stroke(k, face, 0.35, `M${x + wide / 2} ${top}v-5`)
}

/** A band of windows that mirrors the sky, parted by posts. */
function band(k, x, y, wide, high, n) {
  path(k, '#5c3c5c', `M${x} ${y}h${wide}v${high}h${-wide}Z`)
  path(k, '#ffe0a0', `M${x} ${y}h${wide * 0.42}v${high}h${-wide * 0.42}Z`)
  path(k, '#c8848c', `M${x + wide * 0.42} ${y}h${wide * 0.26}v${high}h${-wide * 0.26}Z`)
  for (let i = 1; i < n; i++)
    path(k, BODY, `M${x + (wide * i) / n - 0.3} ${y}h0.600v${high}h-0.600Z`)
}

/** The ferry from its side: three decks in orange, a wheelhouse at either end, two funnels. Water at 0, 84 long. */
function ferry(k) {
  path(k, DEEP, 'M-40 -5H42C41 -1 38 1.200 34 1.400H-33C-37 1 -39.600 -1.600 -40 -5Z')
  path(k, SHADE, 'M-41 -8H43L42 -5H-40Z')
  path(k, BODY, 'M-38 -8V-17H40V-8Z')
  path(k, LIT, 'M-38 -8V-17H-20V-8Z')
  band(k, -33, -14.6, 68, 3.6, 15)
  path(k, '#fff0d8', 'M-40 -17H42V-18H-40Z')
  path(k, BODY, 'M-32 -18V-25H34V-18Z')
  path(k, LIT, 'M-32 -18V-25H-16V-18Z')
  band(k, -28, -23, 58, 3, 13)
  path(k, '#fff0d8', 'M-35 -25H37V-25.900H-35Z')
  path(k, BODY, 'M-22 -25.900V-30H24V-25.900Z')
  path(k, LIT, 'M-22 -25.900V-30H-10V-25.900Z')
  for (const x of [-30, 26]) {
    path(k, LIT, `M${x} -25.900L${x + 0.6} -31H${x + 6.4}L${x + 7} -25.900Z`)
    path(k, SHADE, `M${x + 4} -25.900V-31H${x + 6.4}L${x + 7} -25.900Z`)
    path(k, '#fff2c0', `M${x + 0.9} -30.200H${x + 6.2}L${x + 6.4} -28H${x + 0.7}Z`)
    path(k, '#fff0d8', `M${x - 0.6} -31H${x + 7.4}V-31.900H${x - 0.6}Z`)
  }
  for (const x of [-10, 8]) {
    path(k, '#34507c', `M${x} -30L${x + 0.4} -37H${x + 5.6}L${x + 6} -30Z`)
    path(k, '#6c90b8', `M${x} -30L${x + 0.4} -37H${x + 2}L${x + 1.8} -30Z`)
    path(k, '#241c40', `M${x + 0.3} -36H${x + 5.7}V-37.400H${x + 0.3}Z`)
  }
  stroke(k, '#7c3440', 0.4, 'M1 -30V-41')
  path(k, '#e8404c', 'M1.200 -41L6.600 -40.200L1.200 -38.400Z')
  // Rails and the early ones on the ends of the deck.
  stroke(k, '#fff0d8', 0.4, 'M-40 -20H-32M34 -20H42M-40 -20V-18M42 -20V-18M-36 -20V-18M38 -20V-18')
  for (const [i, x] of [-38, -35.4, 36.4].entries()) {
    path(
      k,
      ['#3c4478', '#8c3c5c', '#2f6c78'][i],
      `M${x - 1} -18V-21.600C${x - 1} -22.800 ${x + 1} -22.800 ${x + 1} -21.600V-18Z`,
    )
    path(k, '#d89c74', `M${x} -24.600a0.900 1 0 1 0 0.010 0Z`)
  }
  // A saxophone greets the morning.
  path(k, '#2c2c58', 'M38.600 -18V-22.400C38.600 -23.600 41 -23.600 41 -22.400V-18Z')
  path(k, '#b87858', 'M40 -25.400a1 1.100 0 1 0 0.010 0Z')
  path(k, '#241c34', 'M38.700 -25.200H41.300L40.800 -26.200H39.200Z')
  stroke(k, '#ffd060', 0.6, 'M41 -23.800L42.600 -21.600C43 -20.600 44.200 -20.800 44.400 -22.400')
}

/** A gull near: wings lit from behind. */
function gull(k) {
  path(
    k,
    '#fff4e4',
    'M-2 1C-6 -4 -12 -6 -18 -4.600C-13 -3.600 -9 0 -6 3.400C-3 5 1 5 5 3.600C9 0 14 -4.600 20 -6C13 -8 7 -5 3.600 -0.600C1.600 -0.800 -0.400 -0.200 -2 1Z',
  )
  path(
    k,
    '#a08cb0',
    'M3.600 -0.600C7 -5 13 -8 20 -6C14 -4.600 9 0 5 3.600C6.600 0 6 -1 3.600 -0.600ZM-18 -4.600C-13 -3.600 -9 0 -6 3.400C-8 -1 -12 -4 -18 -4.600ZM-6 3.400C-3 5 1 5 5 3.600L2 2.800C-1 3.600 -4 3.600 -6 3.400Z',
  )
  path(
    k,
    '#3c3050',
    'M-18 -4.600C-16 -5.100 -14.600 -5.100 -13 -4.900L-14.600 -3.600ZM20 -6C18 -6.600 16.400 -6.700 15 -6.600L16.400 -5Z',
  )
  path(k, '#fff4e4', 'M-4 1.600C-7 1 -9.600 2 -9.800 3.600C-9 5 -6.600 5 -4 4.400Z')
  path(k, '#f4902c', 'M-9.600 3L-12.600 4.600L-9.600 4.500Z')
  path(k, '#2c1c28', 'M-8 2.500a0.400 0.400 0 1 0 0.010 0Z')
}

export default {
  alt: "Il traghetto arancione di Staten Island all'alba davanti a Lower Manhattan e alla torre One World, con i gabbiani",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4c68ac'],
          [0.4, '#a094bc'],
          [0.7, '#f4ac94'],
          [0.9, '#ffd094'],
          [1, '#ffe4ac'],
        ],
        disc: 0.06,
        discColour: '#fff6d4',
      },
      sun: [0.56, 0.5],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#c8a0b8', 'M20 14C34 12 56 12.400 72 14.600C56 16.800 34 17 20 14Z'],
        ['#ffd0ac', 'M26 15C40 16.400 56 16.200 68 15C56 17.600 38 17.600 26 15Z'],
        ['#e8a8a4', 'M-6 31C6 29.600 22 29.800 34 31.400C22 33 6 33 -6 32.400Z'],
      ])
        path(k, c, d)
      path(k, '#d8a8a4', `M-6 ${SEA}V54C10 52.600 34 53 60 54.600C80 55 90 55 168 54V${SEA}Z`)
      const r = random(7)
      for (let x = 78; x < 166; x += 3.4 + r() * 2)
        tower(
          k,
          x,
          3.4 + r() * 2.4,
          (6 + r() * 12) * (1.1 - Math.abs(x - 126) / 90),
          ['#f4bc9c', '#d89c9c', '#c08c9c'],
          Math.round(x),
        )
      for (const [x, wide, high, n] of points(
        '90 5 17 3 97 6 24 1 105 5 20 6 111 6.600 30 4 134 6 27 3 141.500 6.600 21 2 149 5.400 28 1 156 7 18 9',
        4,
      ))
        tower(k, x, wide, high, ['#e8a08c', '#a87090', '#805c88'], n)
      // One World: eight tall triangles, its mast.
      path(
        k,
        '#8c6c9c',
        `M119 ${SEA}V${SEA - 30}L121.400 ${SEA - 42}H127.600L130 ${SEA - 30}V${SEA}Z`,
      )
      path(k, '#ffc8a0', `M119 ${SEA}V${SEA - 30}L121.400 ${SEA - 42}L124.500 ${SEA - 6}V${SEA}Z`)
      path(k, '#6c5490', `M127.600 ${SEA - 42}L130 ${SEA - 30}V${SEA}H126.500Z`)
      stroke(k, '#8c6c9c', 0.6, `M124.500 ${SEA - 42}v-9`)
      path(
        k,
        '#54427c',
        `M86 ${SEA}C88 ${SEA - 2.4} 94 ${SEA - 1.6} 98 ${SEA - 2.6}C104 ${SEA - 3.4} 108 ${SEA - 1.8} 116 ${SEA - 2.4}C128 ${SEA - 3} 140 ${SEA - 1.8} 150 ${SEA - 2.8}C158 ${SEA - 3.2} 164 ${SEA - 2} 170 ${SEA - 2.4}V${SEA}Z`,
      )
    })
    stillWater(s, {
      y: SEA / 90,
      sway: 1.4,
      press: 1.25,
      veil: [
        [0, '#c89094', 0.2],
        [0.4, '#6c6498', 0.5],
        [1, '#2c3c78', 0.88],
      ],
    })
    f.draw(s.k, (k) => {
      for (let i = 0; i < 14; i++) {
        const half = 2 + i * 0.5 * (i % 2 ? 1 : 0.6)
        k.globalAlpha = 0.85 - i * 0.045
        path(
          k,
          '#ffe8b4',
          `M${89.6 - half + Math.sin(i * 2.1) * 1.6} ${58.5 + i * 2}q${half} -0.600 ${half * 2} 0q${-half} 0.600 ${-half * 2} 0Z`,
        )
      }
      k.globalAlpha = 1
      // Its mirror in pieces, its wake, then the ferry itself.
      for (const [i, [x, y, l]] of points(
        '8 75 70 14 77.500 60 8 80 66 20 82.500 48 14 85 56',
        3,
      ).entries()) {
        k.globalAlpha = 0.5 - i * 0.08
        path(
          k,
          i % 2 ? '#c0502c' : '#f4803c',
          `M${x} ${y}q${l / 2} -1.400 ${l} 0q${-l / 2} 1.400 ${-l} 0Z`,
        )
      }
      k.globalAlpha = 1
      path(
        k,
        '#fff4e4',
        'M78 72.800C82 72.200 84 71 86 70.600C87 69.600 89 69.800 89.600 71C91.400 70.600 93 71.400 93.600 72.200C95 72.200 96.400 72.600 97.600 73C91 74.200 84 74.200 78 72.800ZM-6 73C0 72 6 71.600 12 72.400C8 74.200 0 74.600 -6 74.200Z',
      )
      at(k, 46, 72, 1, ferry, true)
      stroke(
        k,
        '#ffe4c4',
        0.45,
        'M14 74.600h22M50 75.400h26M96 76h12M108 70h10M132 74h14M120 82h18',
      )
      at(k, 108, 30, 0.5, gull)
      at(k, 122, 66, 0.72, gull)
      at(k, 96, 44, 0.34, gull, true)
    })
    s.glow(0.56, 0.5, 50, '#ffd494', 0.34)
    return finish(s, { rays: 0.06 })
  },
}
