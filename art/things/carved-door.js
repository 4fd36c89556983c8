// A door of Stone Town on the field of 160 × 90.
import { fill, path, stroke } from '../core/field.js'

const WOOD = { lit: '#c47c42', base: '#96562f', mid: '#7a4228', dark: '#54292a', deep: '#371a2a' }
const BRASS = ['#e8b04a', '#fff0b8', '#8a5a2c']

const disc = (k, c, x, y, rx, ry = rx) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, 0, 0, 7)
  k.fill()
}

/** A rosette of eight petals in its ring. */
function rosette(k, x, y, q) {
  disc(k, WOOD.dark, x + 0.15 * q, y + 0.15 * q, q)
  disc(k, WOOD.lit, x, y, q * 0.92)
  disc(k, WOOD.dark, x, y, q * 0.74)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    disc(
      k,
      i > 2 && i < 7 ? '#e0a05c' : WOOD.base,
      x + Math.cos(a) * q * 0.42,
      y + Math.sin(a) * q * 0.42,
      q * 0.2,
    )
  }
  disc(k, '#e8b470', x, y, q * 0.17)
}

/** A brass spike on its boss. */
function spike(k, x, y) {
  disc(k, WOOD.deep, x + 0.5, y + 0.6, 1.35, 1.2)
  disc(k, BRASS[2], x, y, 1.3)
  disc(k, BRASS[0], x - 0.12, y - 0.14, 1.05)
  path(
    k,
    BRASS[1],
    `M${x - 0.9} ${y - 0.3}Q${x - 0.3} ${y - 1.2} ${x + 0.1} ${y - 0.2}L${x - 0.2} ${y + 0.2}Z`,
  )
}

/** Frame from 44 to 104, its arch to 2, leaves from 28 to 80; the right one stands open. */
export function portal(k) {
  path(k, 'rgba(90,40,70,.4)', 'M104 24C106 26 108.500 29 108.500 34V83H103Z')
  path(k, WOOD.deep, 'M43.500 80V22C43.500 -4.500 104.500 -4.500 104.500 22V80Z')
  path(k, WOOD.base, 'M44 80V22C44 -4 104 -4 104 22V80H97V28H51V80Z')
  path(k, WOOD.lit, 'M44 80V22C44 -4 104 -4 104 22L103 22C103 -2.600 45 -2.600 45 22V80Z')
  // Lunette: rays of lotus petals under a garland of beads.
  path(k, WOOD.dark, 'M50.500 22C51 3.500 97 3.500 97.500 22Z')
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (1 - (i + 0.5) / 11)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const tip = [74 + c * 21, 22 - s * 12.2]
    const side = (m, t) => [74 + c * 21 * t - s * 3 * m * t, 22 - s * 12.2 * t - c * 1.8 * m * t]
    fill(k, WOOD.base, [[74, 22], side(1, 0.75), tip, side(-1, 0.75)])
    fill(k, WOOD.lit, [[74, 22], side(1, 0.75), tip])
  }
  disc(k, '#e0a05c', 74, 22, 4.6, 3.4)
  disc(k, WOOD.dark, 74, 22, 3, 2.2)
  for (let i = 1; i < 20; i++) {
    const a = Math.PI * (1 - i / 20)
    disc(k, i < 11 ? '#e8b470' : WOOD.lit, 74 + Math.cos(a) * 26.6, 21 - Math.sin(a) * 16.2, 1.25)
    disc(k, WOOD.dark, 74 + Math.cos(a) * 26.6, 21 - Math.sin(a) * 16.2, 0.5)
  }
  // Lintel with its row of rosettes, the posts with chain and waves.
  path(k, WOOD.base, 'M44.500 21.500H103.500V28.500H44.500Z')
  path(k, '#e0a05c', 'M43 20.800H105V22H43ZM51 27.800H97V28.500H51Z')
  for (let i = 0; i < 9; i++) rosette(k, 50 + i * 6, 25, 2.3)
  for (const [x, last] of [
    [47.6, 60],
    [100.4, 78],
  ]) {
    path(k, WOOD.mid, `M${x - 2.5} 29H${x + 2.5}V80H${x - 2.5}Z`)
    for (let y = 32.5; y < last; y += 5.6) {
      rosette(k, x, y, 2)
      stroke(k, '#e0a05c', 0.4, `M${x - 2} ${y + 2.8}q1 -1 2 0t2 0`)
    }
  }
  // The last third of the left post is still plain, its pattern drawn in chalk.
  for (const y of [66, 71.6, 77.2])
    stroke(
      k,
      'rgba(255,240,214,.7)',
      0.25,
      `M45.700 ${y}a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0 -3.800 0M45.600 ${y}H49.600M47.600 ${y - 2}V${y + 2}`,
    )
  path(k, WOOD.deep, 'M51 28.500H97V80H51Z')
  // Left leaf.
  path(k, WOOD.mid, 'M51 28.500H74V80H51Z')
  for (let r = 0; r < 5; r++) {
    const y = 31.5 + r * 9.6
    path(k, WOOD.base, `M53.500 ${y}H70.500V${y + 8}H53.500Z`)
    path(k, WOOD.lit, `M53.500 ${y}H70.500L69.800 ${y + 0.7}H54.200V${y + 7.3}L53.500 ${y + 8}Z`)
    path(k, WOOD.dark, `M70.500 ${y}V${y + 8}H53.500L54.200 ${y + 7.3}H69.800V${y + 0.7}Z`)
    for (const x of [57, 62, 67]) spike(k, x, y + 4)
  }
  path(k, WOOD.lit, 'M72 28.500H76V80H72Z')
  path(k, WOOD.mid, 'M74.800 28.500H76V80H74.800Z')
  for (let y = 31; y < 79; y += 4) {
    path(k, WOOD.dark, `M74 ${y - 1.5}L75.200 ${y}L74 ${y + 1.5}L72.800 ${y}Z`)
    disc(k, BRASS[0], 74, y, 0.5)
  }
  // Shade of the lintel and of the post.
  path(k, 'rgba(50,16,50,.4)', 'M51 28.500H97V31H54V80H51Z')
}

/** What the open leaf shows: passage, sunny courtyard with a banana plant, the leaf itself folded back. */
export function courtyard(k) {
  path(k, '#4a2c4c', 'M76 31H97V80H76Z')
  path(k, '#6a4258', 'M76 80L79.500 73H91L97 80Z')
  path(k, '#fbe6b0', 'M79.500 73V48C79.500 40 91 40 91 48V73Z')
  path(k, '#f2c88a', 'M79.500 66H91V73H79.500Z')
  for (const [c, d] of [
    ['#3f8c64', 'M86 68C85 60 81 55 79.500 55.500V60C82 60 84.500 63 86 68Z'],
    ['#5cb070', 'M86 68C86 58 88 51 91 48V55C88.500 58 87 62 86 68Z'],
    ['#7cc878', 'M86 68C84.500 58 83 50 84.500 45C87 49 87.500 58 86 68Z'],
    ['#c4623c', 'M84 67.500H88.500L88 72H84.500Z'],
  ])
    path(k, c, d)
  path(k, '#6a3a2c', 'M97 28.500L91 31.500V77L97 80Z')
  for (let r = 0; r < 5; r++) {
    const y = 33.5 + r * 9
    path(k, '#84492e', `M92 ${y}L96 ${y - 1.2}V${y + 7.5}L92 ${y + 6.8}Z`)
    for (const x of [93, 95]) disc(k, BRASS[0], x, y + 3, 0.5, 0.9)
  }
}
