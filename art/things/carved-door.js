// A door of Stone Town on the field of 160 × 90, and those about it: the carver, a girl with coffee, a cat.
import { fill, path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

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

const SKIN = { lit: '#c4845a', base: '#8c5238', shade: '#5f3440' }

/** The carver on his stool at 28, 84, facing the post at 45: chisel in one hand, mallet in the other. */
export function carver(k) {
  path(
    k,
    '#4c2a34',
    'M19 71.500H33V74H19ZM20 74L18.500 84.500H20.500L22.500 74ZM30 74L32 84.500H34L32.500 74Z',
  )
  path(k, '#a8683c', 'M19 71.500H33V72.600H19Z')
  // Legs under the striped kikoi.
  limb(k, SKIN.shade, [
    [38, 74, 3],
    [39.5, 83, 2.2],
  ])
  limb(k, SKIN.shade, [
    [39.5, 83.6, 2],
    [43, 84, 1.4],
  ])
  limb(k, SKIN.base, [
    [35.5, 74, 3.2],
    [35, 83.4, 2.4],
  ])
  limb(k, SKIN.base, [
    [35, 84, 2.1],
    [39, 84.5, 1.5],
  ])
  path(
    k,
    '#2f7c9c',
    'M20.500 66C23 63.500 31 63.500 33 66C37 65.800 41.500 66.500 42 69L41.500 79H32.500L31.500 73.500C26 75 21 74 20 71.500C19.500 69.500 19.800 67.500 20.500 66Z',
  )
  path(k, '#1f5274', 'M36 70C39 69.500 41 69.500 42 69L41.500 79H37.500Z')
  for (const d of ['M32.200 75.300H41.500']) stroke(k, '#f6d488', 0.8, d)
  stroke(k, '#f2ecd8', 0.5, 'M33 76.600H41.400M33 77.800H41.400')
  // Far arm holds the chisel.
  limb(
    k,
    SKIN.shade,
    bent([
      [31.5, 55, 3.2],
      [36.5, 61.5, 2.8],
      [40.5, 58.6, 2.2],
    ]),
  )
  stroke(k, '#d8dce4', 0.9, 'M41 58.600L45.400 60.300')
  limb(k, '#e0a050', [
    [36.4, 56.8, 1.5],
    [41, 58.6, 1.2],
  ])
  limb(k, SKIN.shade, [
    [39.4, 57.8, 2.2],
    [40.2, 58.3, 2.2],
  ])
  // Vest, the light on the back.
  path(
    k,
    '#f4ead8',
    'M20.800 67C20 60 22 54.500 26 51.800C28.500 50.600 31.500 51.500 33 54C34 58 33.500 63 33.200 67C29 68.500 24 68.500 20.800 67Z',
  )
  path(
    k,
    '#c0aeb8',
    'M33 54C34 58 33.500 63 33.200 67C31.500 67.700 29.600 68 27.600 68C29.500 63 30.500 57.500 30 51.700C31.300 52 32.300 52.800 33 54Z',
  )
  // Head with its embroidered cap, eyes on the chisel.
  k.save()
  k.translate(30.5, 46)
  k.rotate(0.22)
  limb(k, SKIN.shade, [
    [-1.6, 6, 3.4],
    [-0.2, 2, 3.6],
  ])
  path(
    k,
    SKIN.base,
    'M-4.300 -2C-4.300 -7 4.800 -7.600 5.300 -3C5.400 -2.200 6.700 -1 6.400 -0.500C6.200 -0.100 5.600 -0.200 5.600 0.300C5.700 3.400 3.600 5.200 1 4.900C-2.400 4.600 -4.300 2 -4.300 -2Z',
  )
  path(
    k,
    '#d8d0d0',
    'M-0.600 1.600C0.600 2.600 2.600 2.600 5.700 1.400C5.700 4.400 4 6.600 1.600 6.200C-0.400 5.800 -1.400 3.600 -0.600 1.600Z',
  )
  path(
    k,
    SKIN.lit,
    'M-4.300 -2C-4.300 -3.600 -3.600 -4.600 -2.600 -5.200C-3 -2 -2.400 2 -1 4.300C-3.100 3.400 -4.300 1.200 -4.300 -2Z',
  )
  path(
    k,
    '#fff8e6',
    'M-4.600 -2.600L-4.400 -8C-2 -9.600 3 -9.600 4.800 -8.200L5.500 -3.600C2.400 -4.400 -1.600 -4 -4.600 -2.600Z',
  )
  path(
    k,
    '#cdbcc4',
    'M2.400 -9.100C3.400 -9 4.200 -8.700 4.800 -8.200L5.500 -3.600C4.600 -3.900 3.700 -4 2.800 -4Z',
  )
  stroke(
    k,
    '#c89038',
    0.5,
    'M-4.500 -6L-3 -7.600L-1.400 -6.200L0.200 -7.700L1.800 -6.200L3.400 -7.500L4.900 -6',
  )
  path(k, SKIN.shade, 'M-1 -1.200a1.100 1.500 0 1 0 0.010 0Z')
  stroke(k, '#241420', 0.55, 'M3.200 -1.200Q4.200 -0.600 5 -1.300')
  stroke(k, '#d8d0d0', 0.6, 'M2.800 -2.800Q4 -3.500 5.200 -2.900')
  stroke(k, '#7c3038', 0.5, 'M3.400 2.700Q4.600 3 5.200 2.200')
  k.restore()
  // Near arm with the mallet just before it falls.
  limb(
    k,
    SKIN.base,
    bent([
      [25.5, 55.5, 3.8],
      [19.5, 60.5, 3.2],
      [16.5, 53, 2.4],
    ]),
  )
  stroke(k, SKIN.lit, 0.7, 'M17.200 58.400L15.700 54')
  limb(k, '#a8683c', [
    [17.2, 54.5, 1.1],
    [15.2, 46, 1.1],
  ])
  path(k, '#d89850', 'M11.600 42.600L18 41.200L19 46L12.600 47.400Z')
  path(k, '#96562f', 'M16.800 41.500L18 41.200L19 46L17.800 46.300Z')
  limb(k, SKIN.base, [
    [16.5, 53, 2.6],
    [16.8, 51.8, 2.4],
  ])
}

/** A girl with a tray of coffee, facing left; 30 tall, her feet at 0. */
export function girl(k) {
  limb(k, '#6b3c34', [
    [-1, -3, 1.8],
    [-1.2, -0.6, 1.5],
  ])
  limb(k, '#6b3c34', [
    [1.4, -3, 1.8],
    [1.2, -0.6, 1.5],
  ])
  stroke(k, '#3a1a2c', 0.9, 'M-3 0H-0.400M-0.400 0H2')
  path(
    k,
    '#e84c5c',
    'M-3 -19.500C-1 -21 2 -21 3.400 -19.500C4.400 -14 5 -8 5.400 -2.600C2 -1.600 -2 -1.600 -5 -2.600C-4.600 -8 -4 -14 -3 -19.500Z',
  )
  path(
    k,
    '#a82c54',
    'M1 -20.500C2 -20.500 2.800 -20.200 3.400 -19.500C4.400 -14 5 -8 5.400 -2.600C4 -2.200 2.600 -2 1.200 -1.900C2 -8 1.800 -14 1 -20.500Z',
  )
  for (const [x, y] of [
    [-2, -7],
    [0.4, -11],
    [-2.6, -13],
    [-0.8, -4],
    [3.2, -6],
    [2.8, -11],
  ])
    disc(k, '#ffd45c', x, y, 0.55)
  limb(
    k,
    '#8c5238',
    bent([
      [1, -17.5, 2],
      [0, -12.6, 1.8],
      [-5.5, -13, 1.5],
    ]),
  )
  path(k, '#d8dce4', 'M-10.600 -13.400H-3.600L-4.200 -12.600H-10Z')
  path(
    k,
    '#e8b04a',
    'M-6.800 -13.400C-7.600 -15 -6.600 -16.400 -6.200 -17.600H-4.800C-4.400 -16.400 -3.600 -15 -4.400 -13.400Z',
  )
  stroke(k, '#e8b04a', 0.5, 'M-6.800 -15.600Q-8.200 -16.200 -8.200 -17.600')
  path(k, '#fff8ea', 'M-9.800 -13.400L-10.200 -15H-8.200L-8.600 -13.400Z')
  // Headscarf and face.
  path(
    k,
    '#ffb03c',
    'M-3.600 -18.600C-4 -22 -4.800 -25 -3.400 -28C-1.800 -31 3.600 -31.200 4.600 -27C5.400 -23.500 5 -20 6.400 -16.600C3 -15.400 -1 -16 -3.600 -18.600Z',
  )
  path(
    k,
    '#d47830',
    'M2.400 -30C3.600 -29.400 4.300 -28.400 4.600 -27C5.400 -23.500 5 -20 6.400 -16.600C5 -16 3.600 -16 2.200 -16.300C3.400 -20.500 3.600 -25.500 2.400 -30Z',
  )
  path(
    k,
    '#a8683f',
    'M-3.400 -28C-1 -28.600 1.200 -27 1.200 -24C1.200 -21 -0.600 -19.800 -2.400 -20.200C-3.800 -20.600 -4 -22 -4 -23C-4.700 -23.300 -4.900 -23.600 -4.500 -24.200C-4.200 -25.400 -4.200 -26.800 -3.400 -28Z',
  )
  disc(k, '#241420', -2.2, -24.8, 0.42, 0.58)
  stroke(k, '#7c3038', 0.5, 'M-3.300 -21.900Q-2.400 -21.200 -1.600 -22')
  disc(k, 'rgba(226,80,70,.4)', -1, -22.8, 0.7, 0.5)
}

/** A cat that bats at a curl of wood, facing left; 13 high. */
export function cat(k) {
  const [coat, dim, patch] = ['#fff0da', '#c8aab0', '#ee9440']
  stroke(
    k,
    patch,
    1.5,
    'M4.600 -1.200C8.500 -0.600 10 -3.500 8.600 -6.500C8 -7.800 8.800 -8.800 9.800 -8.800',
  )
  path(
    k,
    coat,
    'M-2.600 0C-2.800 -4 -2.600 -7 -1 -9C1 -9.600 2.600 -8.600 3.600 -6.500C5 -4 6 -1.500 5 0Z',
  )
  path(
    k,
    patch,
    'M0.600 -9.200C2 -9 3 -8 3.600 -6.500C4.600 -4.600 5.500 -2.600 5.400 -1.200C3.600 -2.600 1.600 -5.200 0.600 -9.200Z',
  )
  path(k, dim, 'M1.600 0C1.400 -2.600 3.400 -3.600 4.600 -2.600C5.600 -1.800 5.400 -0.600 5 0Z')
  limb(k, coat, [
    [-1.6, -4, 2],
    [-2, -0.7, 1.5],
  ])
  limb(
    k,
    coat,
    bent([
      [-1.4, -6, 2],
      [-4.4, -5.2, 1.6],
      [-6, -8, 1.5],
    ]),
  )
  path(
    k,
    coat,
    'M-4.600 -10C-4.800 -12 -4.800 -13 -4.600 -13.800L-2.600 -12.600C-1.800 -12.800 -1 -12.700 -0.400 -12.500L1.200 -14C1.600 -12.800 1.700 -11.200 1.300 -10C0.800 -8.200 -0.600 -7.600 -1.800 -7.700C-3.400 -7.700 -4.400 -8.600 -4.600 -10Z',
  )
  path(
    k,
    patch,
    'M-0.400 -12.500L1.200 -14C1.600 -12.800 1.700 -11.200 1.300 -10C0.300 -10.200 -0.400 -11.200 -0.400 -12.500Z',
  )
  for (const x of [-3.4, -0.8]) disc(k, '#2c5c3c', x, -10.4, 0.45, 0.6)
  path(k, '#c4505c', 'M-2.500 -9.500H-1.700L-2.100 -9Z')
}
