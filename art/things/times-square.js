import { path, stroke } from '../core/field.js'

// What glows over Times Square: pictures without words, each in a frame of its own width and height.

/** Keeps what is drawn inside a board with its lamp-lit frame. */
export function board(k, x, y, w, h, ground, draw) {
  path(k, '#100e38', `M${x - 0.7} ${y - 0.7}h${w + 1.4}v${h + 1.4}h${-w - 1.4}Z`)
  k.save()
  k.beginPath()
  k.rect(x, y, w, h)
  k.clip()
  path(k, ground, `M${x} ${y}h${w}v${h}h${-w}Z`)
  k.translate(x + w / 2, y + h / 2)
  draw(k, w, h)
  k.restore()
}

/** Top hat, bow tie and cane of a musical, 22 × 30. */
export function topHat(k) {
  for (let i = 0; i < 12; i++) {
    const [a, b] = [(i * Math.PI) / 6, (i * Math.PI) / 6 + 0.26]
    path(
      k,
      '#f4604c',
      `M0 2L${40 * Math.cos(a)} ${2 + 40 * Math.sin(a)}L${40 * Math.cos(b)} ${2 + 40 * Math.sin(b)}Z`,
    )
  }
  path(k, '#ffd06c', 'M0 -12a13 13 0 1 0 0.010 0Z')
  stroke(k, '#fff4dc', 1.1, 'M-9 15L9.600 -10')
  stroke(k, '#2a1440', 1.1, 'M-6.600 11.700L7.200 -6.800')
  path(k, '#2a1440', 'M-6 3L-5 -10C-2 -11.400 3 -11.400 6 -10L5.600 3C2 4.600 -3 4.600 -6 3Z')
  path(k, '#54307c', 'M-6 3L-5 -10C-4 -10.500 -3 -10.700 -2 -10.800L-2.400 4Z')
  path(
    k,
    '#e83c54',
    'M-5.800 0.200C-2 1.600 2.600 1.600 5.700 0.200L5.600 3C2 4.600 -3 4.600 -6 3Z',
  )
  path(
    k,
    '#2a1440',
    'M-10 2.600C-8 2.200 -6.500 2.800 -6 3C-3 4.600 2 4.600 5.600 3C7 2.500 8.600 2.300 10 2.600C8 7 -8 7 -10 2.600Z',
  )
  path(k, '#fff4dc', 'M0 11L-5 8.400V13.800ZM0 11L5 8.400V13.800ZM-1 10h2v2h-2Z')
}

/** A paper cup with its sleeve and steam, 16 × 22. */
export function coffee(k) {
  path(k, '#5cd8e4', 'M-10 12L10 -2V14H-10Z')
  stroke(k, '#f4ffff', 0.9, 'M-2 -5.600C-4 -7 0 -8 -2 -10M2 -5.600C0 -7 4 -8 2 -10')
  path(k, '#fffaf0', 'M-4.600 -2H4.600L3.400 9.500H-3.400Z')
  path(k, '#c8d4ec', 'M1.600 -2H4.600L3.400 9.500H1.300Z')
  path(k, '#a85c34', 'M-4.200 1.200H4.200L3.700 6.400H-3.700Z')
  path(k, '#78402c', 'M1.500 1.200H4.200L3.700 6.400H1.400Z')
  path(k, '#3c2450', 'M-5.200 -3.400H5.200V-1.800H-5.200ZM-4.400 -4.600H4.400L4.800 -3.400H-4.800Z')
}

/** A plane before the sun, 17 × 26. */
export function plane(k) {
  path(k, '#3454d4', 'M-10 4C-4 1 4 7 10 3V16H-10Z')
  path(k, '#2440a4', 'M-10 9C-4 6 4 12 10 8V16H-10Z')
  path(k, '#ffc44c', 'M0 -9a6.600 6.600 0 1 0 0.010 0Z')
  path(
    k,
    '#fffaf0',
    'M-6.600 1.600L-0.800 -1.800L-4.600 -5.400L-3.200 -5.900L2.200 -3.500L5.600 -5.300C6.800 -5.800 7.600 -5 6.600 -4.200L3.600 -2.100L3.300 3.900L2.200 4.700L0.900 -0.400L-3.900 2.300L-4.300 4L-5 4.200L-5.300 2.500Z',
  )
}

/** A red apple with its leaf, 8 × 14. */
export function apple(k) {
  path(
    k,
    '#e82c44',
    'M0 -2C2 -3.800 4 -2 3.400 1C3 3.600 1.600 4.800 0 4C-1.600 4.800 -3 3.600 -3.400 1C-4 -2 -2 -3.800 0 -2Z',
  )
  path(
    k,
    '#b01c48',
    'M0.700 4.300C2 4.400 3 3.300 3.400 1C4 -2 2 -3.800 0.800 -2.600C2.600 -2 2.800 1.600 0.700 4.300Z',
  )
  stroke(k, '#5c2c3c', 0.4, 'M0 -2C-0.100 -3 -0.300 -3.600 -0.700 -4')
  path(k, '#ff8474', 'M-2.600 -0.800C-2 -2 -1.200 -2 -0.800 -1.700C-1.800 -1 -2 0 -2 1Z')
  path(
    k,
    '#2c8c4c',
    'M0 -2.400C0.200 -4.400 1.600 -5 2.800 -4.800C2.400 -3.200 1.400 -2.400 0 -2.400Z',
  )
}

/** One Times Square from the north: the slim tower of screens, its mast and the ball; foot at 0, 52 high. */
export function ballTower(k) {
  stroke(k, '#c8ccf4', 0.5, 'M0 -44V-56')
  path(k, '#8cf0ff', 'M0 -54.600a2 2 0 1 0 0.010 0Z')
  path(
    k,
    '#fffaf0',
    'M0 -54.600L-1.700 -53.500L-0.500 -52.400ZM1.900 -53L0.400 -51.400L1.400 -51.200Z',
  )
  path(
    k,
    '#ff7cc0',
    'M-1.900 -52.200L-0.400 -51.600L-1.200 -50.900ZM0.300 -53.600L1.500 -53.900L0.900 -52.800Z',
  )
  path(k, '#4c408c', 'M-5.400 -42H5.400V-45H-5.400ZM-3.600 -45H3.600V-46.600H-3.600Z')
  path(k, '#2c2668', 'M-7 0V-42H7V0Z')
  path(k, '#3c3480', 'M-7 0V-42H-5.900V0Z')
  board(k, -5.4, -40.6, 10.8, 8.6, '#ff6c4c', (q) => {
    path(q, '#ffd86c', 'M0 -1.600a3.800 3.800 0 0 1 3.800 3.800H-3.800A3.800 3.800 0 0 1 0 -1.600Z')
    path(q, '#c82c64', 'M-6 2.200H6V5H-6Z')
  })
  // The clock of the square: it is ten past eight.
  board(k, -5.4, -30.4, 10.8, 9, '#3c7cf4', (q) => {
    path(q, '#fff4dc', 'M0 -3.700a3.700 3.700 0 1 0 0.010 0Z')
    stroke(q, '#24205c', 0.5, 'M0 0L-1.500 1.100')
    stroke(q, '#24205c', 0.36, 'M0 0L2.300 -1.300')
    for (let i = 0; i < 12; i++) {
      const [c, u] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
      stroke(q, '#24205c', 0.2, `M${c * 3.1} ${u * 3.1}L${c * 3.4} ${u * 3.4}`)
    }
  })
  board(k, -5.4, -19.8, 10.8, 6, '#f05c94', (q) => path(q, '#ff94b4', 'M-6 -3H6V0H-6Z'))
  board(k, -5.4, -12.2, 10.8, 5.4, '#24c4b4', (q) => path(q, '#7ce8d0', 'M-6 -3H6V-0.400H-6Z'))
  path(k, '#ffc44c', 'M-7 -5.400H7V-3.800H-7Z')
  path(k, '#ffe8b4', 'M-6 -2.800H6V0H-6Z')
}
