import { at, path, points, stroke } from '../core/field.js'

// The astronomical clock of Prague on its tower, the sun from the left; middle of the upper dial at 0, radius 13.

const [LIT, STONE, MID, SHADE, DEEP] = ['#fbe4bc', '#e4be92', '#b88878', '#80607c', '#4a3860']
const GOLD = '#f4bc4c'

const disc = (k, colour, x, y, r) => {
  k.fillStyle = colour
  k.beginPath()
  k.arc(x, y, r, 0, 7)
  k.fill()
}
const ring = (k, colour, x, y, r, width) => {
  k.strokeStyle = colour
  k.lineWidth = width
  k.beginPath()
  k.arc(x, y, r, 0, 7)
  k.stroke()
}

/** The upper dial: sky, dusk and night behind, the circle of the zodiac off its middle, sun and moon on their hands. */
function astrolabe(k) {
  disc(k, SHADE, 0.5, 0.6, 14.6)
  disc(k, LIT, 0, 0, 14.2)
  disc(k, MID, 0.25, 0.25, 13.6)
  disc(k, '#2a2444', 0, 0, 13)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832
    const [c, s] = [Math.cos(a), Math.sin(a)]
    stroke(k, GOLD, 0.5, `M${c * 11.3} ${s * 11.3}L${c * 12.4} ${s * 12.4}`)
  }
  disc(k, GOLD, 0, 0, 10.8)
  disc(k, '#2c5ca8', 0, 0, 10.4)
  k.save()
  k.beginPath()
  k.arc(0, 0, 10.4, 0, 7)
  k.clip()
  disc(k, '#4c8cd0', 0, -5, 10.8)
  disc(k, '#d8743c', 0, 11, 11.4)
  disc(k, '#f0a04c', 0, 11.6, 10)
  disc(k, '#1c1838', 0, 9, 6)
  stroke(
    k,
    GOLD,
    0.24,
    'M-11 -1C-6 -3 6 -3 11 -1M-11 3.500C-6 0 6 0 11 3.500M-5 -12C-9 -4 -9 4 -6 11M5 -12C9 -4 9 4 6 11M0 -11V11',
  )
  k.restore()
  for (let i = 0; i < 24; i++) {
    const a = ((i + 0.5) / 24) * 6.2832
    const [c, s] = [Math.cos(a), Math.sin(a)]
    stroke(k, '#ffe4a0', 0.34, `M${c * 9} ${s * 9}L${c * 9.9} ${s * 9.9}`)
  }
  disc(k, '#8cc8e4', 0, 0, 3)
  disc(k, '#6ca86c', -0.7, -0.5, 1.4)
  disc(k, '#6ca86c', 1.2, 0.9, 0.8)
  ring(k, '#2a2444', 1, -2, 6, 1.7)
  ring(k, GOLD, 1, -2, 6.9, 0.34)
  ring(k, GOLD, 1, -2, 5.1, 0.3)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832 + 0.2
    disc(k, '#ffe4a0', 1 + Math.cos(a) * 6, -2 + Math.sin(a) * 6, 0.38)
  }
  stroke(k, GOLD, 0.7, 'M2 2.800L-6.400 -8.700')
  disc(k, '#ffdc6c', -4.3, -5.9, 1.5)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832
    stroke(
      k,
      '#ffdc6c',
      0.4,
      `M${-4.3 + Math.cos(a) * 1.5} ${-5.9 + Math.sin(a) * 1.5}L${-4.3 + Math.cos(a) * 2.3} ${-5.9 + Math.sin(a) * 2.3}`,
    )
  }
  stroke(k, GOLD, 0.5, 'M-2 1.500L7.400 -5.600')
  disc(k, '#e8ecf4', 5.2, -3.95, 1.1)
  path(k, '#2a2444', 'M5.200 -5.050A1.100 1.100 0 0 1 5.200 -2.850Z')
  disc(k, GOLD, 0, 0, 0.7)
}

/** The lower dial: the months in gold round the arms of the city. */
function calendar(k) {
  disc(k, SHADE, 0.4, 0.5, 12.4)
  disc(k, LIT, 0, 0, 12)
  disc(k, '#a8683c', 0, 0, 11.3)
  disc(k, '#f4cc74', 0, 0, 10.6)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832
    const [c, s] = [Math.cos(a), Math.sin(a)]
    disc(k, '#b87c3c', c * 8, s * 8, 1.85)
    disc(k, ['#6ca8c8', '#c8dca0', '#e8a06c'][i % 3], c * 8, s * 8, 1.5)
    disc(k, '#7c4c3c', c * 8, s * 8 + 0.4, 0.6)
    disc(k, '#b87c3c', Math.cos(a + 0.262) * 5.2, Math.sin(a + 0.262) * 5.2, 0.9)
  }
  disc(k, '#a8683c', 0, 0, 3.6)
  disc(k, '#c8404c', 0, 0, 3.2)
  path(
    k,
    '#f8e4b0',
    'M-1.900 1.600V-1H-1.300V-1.700H-0.700V-1H-0.300V-2.200H0.300V-1H0.700V-1.700H1.300V-1H1.900V1.600H0.600V0.300Q0 -0.500 -0.600 0.300V1.600Z',
  )
}

/** A carved figure on its bracket; 9 tall. */
function carved(k, robe, shade, head, extra) {
  path(k, DEEP, 'M-2.200 0H2.200L1 2.200H-1Z')
  path(k, LIT, 'M-2.400 -0.600H2.400V0.200H-2.400Z')
  path(
    k,
    robe,
    'M-1.700 -0.600C-1.600 -3.500 -1.900 -5.500 -0.900 -6.400H0.900C1.900 -5.500 1.600 -3.500 1.700 -0.600Z',
  )
  path(k, shade, 'M0.400 -6.400H0.900C1.900 -5.500 1.600 -3.500 1.700 -0.600H0.500Z')
  path(k, head, 'M0 -8.900a1.250 1.300 0 1 0 0.010 0Z')
  extra?.(k)
}

/** A saint at his window: halo, beard, what he carries. */
function apostle(k, robe, shade, beard, sign) {
  disc(k, '#ffe08c', 0, -5.7, 2)
  path(
    k,
    robe,
    'M-2.300 0C-2.300 -2.400 -1.700 -3.700 -0.900 -4.200H0.900C1.700 -3.700 2.300 -2.400 2.300 0Z',
  )
  path(k, shade, 'M0.500 -4.200H0.900C1.700 -3.700 2.300 -2.400 2.300 0H0.700Z')
  path(k, '#e8b48c', 'M0 -7a1.250 1.350 0 1 0 0.010 0Z')
  path(
    k,
    beard,
    'M-1.250 -5.500C-1 -4.900 1 -4.900 1.250 -5.500C1.300 -4 0.600 -3.100 0 -3.100C-0.600 -3.100 -1.300 -4 -1.250 -5.500Z',
  )
  path(
    k,
    '#2a1c30',
    'M-0.450 -6.100a0.200 0.240 0 1 0 0.010 0ZM0.450 -6.100a0.200 0.240 0 1 0 0.010 0Z',
  )
  sign(k)
}

/** The whole clock on its bay of stone: roof and cock above, both dials, saints, carved figures. */
export function orloj(k) {
  // Its shadow on the wall, then the bay.
  path(k, 'rgba(74,56,110,.5)', 'M17 -27L27 -20V62H17Z')
  path(k, STONE, 'M-18 -30H18V62H-18Z')
  path(k, LIT, 'M-18 -30H-14.800V62H-18Z')
  path(k, SHADE, 'M14.800 -30H18V62H14.800Z')
  // The roof: a gable with crockets, the golden cock in its opening, snow on the slopes.
  path(k, '#d8ae8c', 'M-21 -27L0 -44L21 -27V-25H-21Z')
  path(k, MID, 'M8 -37.500L21 -27V-25H8Z')
  path(k, SHADE, 'M-20 -25.600H20V-24.600H-20Z')
  path(k, '#fdfdff', 'M-22 -27L0 -45.500L22 -27L19 -26.400L0 -42L-19 -26.400Z')
  path(k, '#c0cdf0', 'M0 -45.500L22 -27L19 -26.400L0 -42Z')
  path(k, DEEP, 'M-4 -28V-33.500Q0 -38 4 -33.500V-28Z')
  path(
    k,
    GOLD,
    'M-2.600 -28.600C-3.600 -30.500 -3.400 -33 -2.300 -33.600C-2.600 -32 -1.800 -31.400 -0.600 -31.600C0 -32.800 0.200 -34 1.200 -34.600C1.900 -34.400 2.200 -33.900 3 -33.400L2.200 -32.900C2.300 -31 1.700 -29.500 0.700 -28.600Z',
  )
  path(k, '#e0503c', 'M0.700 -34.700L1 -35.600L1.500 -35L2 -35.500L2.100 -34.500Z')
  // Two windows with their saints, an angel of stone between.
  for (const [x, draw] of [
    [
      -8.5,
      (q) =>
        apostle(q, '#3c6cb0', '#28487c', '#f0ece8', (c) =>
          stroke(
            c,
            GOLD,
            0.6,
            'M1.700 -0.800V-3.600M0.900 -3.900a0.800 0.700 0 1 0 1.600 0a0.800 0.700 0 1 0 -1.600 0M1.700 -1H2.500M1.700 -1.800H2.300',
          ),
        ),
    ],
    [
      8.5,
      (q) =>
        apostle(q, '#c8504c', '#8c3450', '#6c4030', (c) =>
          stroke(c, '#e8ecf8', 0.6, 'M-1.800 0.200V-5M-2.700 -3.600H-0.900'),
        ),
    ],
  ]) {
    path(k, LIT, `M${x - 5} -15.500V-23Q${x} -28.500 ${x + 5} -23V-15.500Z`)
    path(k, '#2c5ca8', `M${x - 4.2} -16V-22.600Q${x} -27.200 ${x + 4.2} -22.600V-16Z`)
    path(k, '#ffcf7c', `M${x - 3.4} -16V-22.200Q${x} -26 ${x + 3.4} -22.200V-16Z`)
    at(k, x, -16, 1, draw)
    path(k, LIT, `M${x - 5.6} -16.400H${x + 5.6}V-14.900H${x - 5.6}Z`)
    path(k, '#fdfdff', `M${x - 5.8} -16.400Q${x} -17.400 ${x + 5.8} -16.400Z`)
  }
  path(
    k,
    '#f0dcc0',
    'M-1.800 -15C-1.600 -18 -1.600 -20 -0.800 -21H0.800C1.600 -20 1.600 -18 1.800 -15ZM0 -23.600a1.200 1.250 0 1 0 0.010 0ZM-1 -20.500C-3.500 -22.500 -3 -25 -2.400 -26C-1.600 -24 -0.600 -22.500 0 -20.500C0.600 -22.500 1.600 -24 2.400 -26C3 -25 3.500 -22.500 1 -20.500Z',
  )
  // Blind arches in the corners of the upper dial.
  path(k, MID, 'M-14.800 -14.500H14.800V15.500H-14.800Z')
  path(k, SHADE, 'M10 -14.500H14.800V15.500H10Z')
  for (const [sx, sy] of points('-1 -1 1 -1 -1 1 1 1'))
    path(
      k,
      LIT,
      `M${sx * 14} ${sy * 14.5}L${sx * 8.5} ${sy * 14.5}Q${sx * 13} ${sy * 12.5} ${sx * 14} ${sy * 8}Z`,
    )
  astrolabe(k)
  // A moulding, then the calendar in its square.
  path(k, LIT, 'M-18.600 15.200H18.600V18H-18.600Z')
  path(k, SHADE, 'M-18 18H18V19H-18Z')
  path(k, '#fdfdff', 'M-18.800 15.200C-12 14 -6 14.400 0 14.300C8 14.200 14 14 18.800 15.200Z')
  path(k, '#8c9480', 'M-14 20.500H14V47.500H-14Z')
  path(k, '#6c7470', 'M8 20.500H14V47.500H8Z')
  at(k, 0, 34, 1.08, calendar)
  path(k, LIT, 'M-18.600 48H18.600V50H-18.600Z')
  path(k, SHADE, 'M-14 52H14V62H-14Z')
  // Vanity and the miser on the left, Death with his bell and the lute player on the right.
  for (const [x, y, robe, shade, head, extra] of [
    [
      -19.5,
      8,
      '#c8744c',
      '#8c4848',
      '#e8b890',
      (c) => {
        disc(c, '#d4ecf4', -2.1, -5.2, 0.9)
      },
    ],
    [
      -15.7,
      13,
      '#5c8c5c',
      '#3c5c50',
      '#d8a47c',
      (c) => {
        disc(c, '#c89a4c', 2, -3.6, 1)
      },
    ],
    [
      16,
      13,
      '#f0e8d8',
      '#b0a4ac',
      '#fbf4e4',
      (c) => {
        path(
          c,
          '#2a1c30',
          'M-0.500 -8a0.300 0.320 0 1 0 0.010 0ZM0.500 -8a0.300 0.320 0 1 0 0.010 0Z',
        )
        stroke(c, '#2a1c30', 0.2, 'M-0.600 -6.700H0.600M-1 -4.800H1M-1 -3.800H1')
        stroke(c, '#fbf4e4', 0.5, 'M-1 -5L-2.300 -7.200')
        path(c, GOLD, 'M-3.200 -5.200L-2.300 -7.200L-1.400 -5.200Z')
      },
    ],
    [
      19.8,
      8,
      '#8c5c98',
      '#5c3c70',
      '#c8946c',
      (c) => {
        path(c, '#e8dcc8', 'M-1.500 -8.400Q0 -10.600 1.500 -8.400Z')
      },
    ],
  ])
    at(k, x, y, 1.06, (q) => carved(q, robe, shade, head, extra))
}

/** The wall of the tower behind the clock, from x to its corner: courses of stone, few blocks darker or lighter, snow on a ledge. */
export function tower(k, x, corner) {
  path(k, '#c09078', `M${x} -40H${corner}V140H${x}Z`)
  path(k, '#a87c74', `M${corner - 5} -40H${corner}V140H${corner - 5}Z`)
  for (let row = 0; row < 26; row++) {
    const y = -40 + row * 7
    stroke(k, '#ac8070', 0.24, `M${x} ${y}H${corner}`)
    for (const i of [0, 1, 2, 3, 4, 5]) {
      const bx = x + i * 13 + ((row * 5) % 11)
      if ((row * 7 + i * 5) % 4 === 1 && bx + 9 < corner)
        path(
          k,
          (row + i) % 3 ? '#cc9e84' : '#b08474',
          `M${bx} ${y + 0.2}h${6 + ((row + i) % 3)}v6.600h-${6 + ((row + i) % 3)}Z`,
        )
    }
    if (row % 2) path(k, '#d8b094', `M${corner - 5.5} ${y}H${corner}v6.800h-5.500Z`)
  }
}
