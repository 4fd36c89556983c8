import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The view from the guardian's hut in metres: across, away, up from the eye; the horizon lies at 35. */
export const P = (X, Z, Y) => [98 + (X * 111) / Z, 35 - (Y * 111) / Z]

const [LIT, HALF, DARK, HOLE, CAP] = ['#f6e2b4', '#c8ac94', '#8c7888', '#4a4a68', '#fff0cc']
const [LAWN, LAWN2, SHADE] = ['#9cbc54', '#84a84c', '#587c50']

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** One house without its roof: the far gable, the dark of the open room, side walls, the near gable or what is left of it. */
function house(k, X, Z, Y, wide, deep, tall, gable) {
  const [l, r, n, f] = [X, X + wide, Z, Z + deep]
  const m = (l + r) / 2
  quad(k, SHADE, [l, n, Y], [l, f, Y], [l - tall * 1.3, f, Y], [l - tall * 1.3, n, Y])
  quad(k, HALF, [l, f, Y], [l, f, Y + tall], [m, f, Y + tall + 4.5], [r, f, Y + tall], [r, f, Y])
  quad(k, LIT, [l, f, Y], [l, f, Y + tall], [m, f, Y + tall + 4.5], [m, f, Y])
  quad(
    k,
    DARK,
    [l, n, Y],
    [l, n, Y + tall],
    [l, f, Y + tall - 1],
    [r, f, Y + tall - 1],
    [r, n, Y + tall],
    [r, n, Y],
  )
  const t = 1.6
  const floor = Y + tall - 1.6
  quad(
    k,
    '#6c9450',
    [l + t * 1.4, n, floor],
    [l + t * 1.4, f - 3, floor],
    [r - t * 1.4, f - 3, floor],
    [r - t * 1.4, n, floor],
  )
  quad(
    k,
    '#4c7050',
    [m, n, floor],
    [m + 1, f - 3, floor],
    [r - t * 1.4, f - 3, floor],
    [r - t * 1.4, n, floor],
  )
  quad(k, CAP, [l, n, Y + tall], [l, f, Y + tall], [l + t, f, Y + tall], [l + t, n, Y + tall])
  quad(k, CAP, [r, n, Y + tall], [r, f, Y + tall], [r - t, f, Y + tall], [r - t, n, Y + tall])
  if (l > 0) quad(k, DARK, [l, n, Y], [l, n, Y + tall], [l, f, Y + tall], [l, f, Y])
  if (r < 0) quad(k, LIT, [r, n, Y], [r, n, Y + tall], [r, f, Y + tall], [r, f, Y])
  const front = gable ? [l, n, Y + tall] : [l, n, Y + tall * 0.66]
  const side = gable ? [r, n, Y + tall] : [r, n, Y + tall * 0.66]
  const top = [m, n, gable ? Y + tall + gable : Y + tall * 0.6]
  quad(k, HALF, [l, n, Y], front, top, side, [r, n, Y])
  quad(k, LIT, [m + wide * 0.1, n, Y], [m + wide * 0.1, n, top[2] - gable * 0.2], side, [r, n, Y])
  quad(
    k,
    HOLE,
    [l + wide * 0.3, n, Y],
    [l + wide * 0.34, n, Y + tall * 0.56],
    [l + wide * 0.52, n, Y + tall * 0.56],
    [l + wide * 0.56, n, Y],
  )
  stroke(k, CAP, 0.18, `M${P(...front)}L${P(...top)}L${P(...side)}`)
}

/** A level of lawn with its wall towards us. */
function level(k, X0, X1, Z0, Z1, Y, drop, lawn = LAWN) {
  quad(k, lawn, [X0, Z0, Y], [X0, Z1, Y], [X1, Z1, Y], [X1, Z0, Y])
  quad(k, HALF, [X0, Z0, Y], [X1, Z0, Y], [X1, Z0, Y - drop], [X0, Z0, Y - drop])
  quad(k, CAP, [X0, Z0, Y], [X1, Z0, Y], [X1, Z0, Y - drop * 0.2], [X0, Z0, Y - drop * 0.2])
}

/** The hill of the sun stone: tiers of wall and lawn, the highest place of the city. */
function sunHill(k) {
  for (let i = 0; i < 6; i++) {
    const [X0, X1, Z, Y] = [-124 + i * 10, -30 - i * 5, 470 + i * 9, -76 + i * 5]
    quad(k, DARK, [X0, Z, Y], [X1, Z, Y], [X1, Z, Y - 5], [X0, Z, Y - 5])
    quad(
      k,
      HALF,
      [X0 + (X1 - X0) * 0.3, Z, Y],
      [X1, Z, Y],
      [X1, Z, Y - 5],
      [X0 + (X1 - X0) * 0.34, Z, Y - 5],
    )
    quad(k, LIT, [X1, Z, Y], [X1 + 3, Z + 40, Y], [X1 + 3, Z + 40, Y - 5], [X1, Z, Y - 5])
    quad(k, i % 2 ? LAWN : LAWN2, [X0, Z, Y], [X1, Z, Y], [X1, Z + 14, Y], [X0 + 6, Z + 14, Y])
  }
  quad(k, HALF, [-72, 524, -51], [-72, 524, -47], [-60, 524, -47], [-60, 524, -51])
  quad(k, CAP, [-68, 522, -47.5], [-67, 522, -41], [-65, 522, -41], [-63.5, 522, -47.5])
}

/** The city on its saddle: the long green square, houses on both sides. */
export function city(k) {
  const r = random(8)
  sunHill(k)
  // Far to near in bands; west rises in steps, east falls in steps.
  const deep = 44
  for (let z = 548; z >= 262; z -= deep) {
    for (let i = 3; i >= 0; i--) {
      const X1 = -20 - i * 18
      if (z > 440 && i > 0) continue
      level(k, X1 - 18, X1, z, z + deep, -80 + i * 4.6, 5, i % 2 ? LAWN : LAWN2)
      quad(
        k,
        LIT,
        [X1, z, -80 + i * 4.6],
        [X1, z + deep, -80 + i * 4.6],
        [X1, z + deep, -84.6 + i * 4.6],
        [X1, z, -84.6 + i * 4.6],
      )
      if (r() < 0.82)
        house(
          k,
          X1 - 17 + r() * 4,
          z + 2 + r() * 14,
          -80 + i * 4.6,
          9 + r() * 4,
          19 + r() * 8,
          4.4 + r(),
          r() < 0.5 ? 4 : 0,
        )
    }
    level(
      k,
      -20,
      16,
      z,
      z + deep,
      -84 - (560 - z) * 0.006,
      z < 300 ? 5 : 0.6,
      (z / 4) % 2 ? '#9cc052' : '#b0cc5c',
    )
    for (let i = 0; i < 4; i++) {
      const X0 = 16 + i * 18
      level(k, X0, X0 + 18, z, z + deep, -82 - i * 3.4, 6, i % 2 ? LAWN2 : LAWN)
      if (r() < 0.9)
        house(
          k,
          X0 + 1 + r() * 5,
          z + 2 + r() * 14,
          -82 - i * 3.4,
          9 + r() * 4.5,
          19 + r() * 9,
          4.4 + r(),
          r() < 0.5 ? 4 : 0,
        )
    }
  }
  // Steps of lawn below the city, towards us; a stair comes up through them.
  const steps = points('258 86 252 92 241 84 229 90 219 79 209 85 200 76 191 80')
  steps.forEach(([z, x1], i) => {
    level(k, -40, x1, z, z + 14, -88 - i * 4, 4.2, i % 2 ? LAWN2 : '#98bc50')
    quad(
      k,
      CAP,
      [30, z, -88 - i * 4],
      [34, z, -88 - i * 4],
      [34, z - 5, -92.2 - i * 4],
      [30, z - 5, -92.2 - i * 4],
    )
    quad(
      k,
      DARK,
      [29.4, z, -88 - i * 4],
      [30, z, -88 - i * 4],
      [30, z - 5, -92.2 - i * 4],
      [29.4, z - 5, -92.2 - i * 4],
    )
  })
  // The one tree of the square.
  const [tx, ty] = P(-4, 400, -84)
  stroke(k, '#5c4a48', 0.3, `M${tx} ${ty}v-1.600`)
  path(k, '#2f6448', `M${tx} ${ty - 3.6}a1.500 1.300 0 1 0 0.010 0Z`)
  path(k, '#6c9c4c', `M${tx + 0.5} ${ty - 3.6}a1 0.900 0 1 0 0.010 0Z`)
}

/** The agricultural terraces: lawns between walls that run away from us and bend with the slope. */
export function farmTerraces(k, { count, z0 = 46, z1 = 246 }) {
  const bend = (z) => -16 * Math.sin(((z - 60) / 190) * 3.14) - (z > 190 ? (z - 190) * 0.16 : 0)
  const zs = Array.from({ length: 26 }, (_, i) => z0 * (z1 / z0) ** (i / 25))
  const [step, wide] = [5, 11]
  for (let i = count; i >= 0; i--) {
    const [X, Y] = [-6 - i * wide, -77 + i * step]
    const row = (dx, y) => zs.map((z) => P(X + dx + bend(z), z, y))
    fill(k, i % 2 ? LAWN : '#b0c860', [...row(0, Y), ...row(-wide - 0.4, Y).reverse()])
    // Shadow of the wall above, on its inner side.
    fill(k, LAWN2, [...row(-wide, Y), ...row(-wide * 0.7, Y).reverse()])
    fill(k, LIT, [...row(0, Y), ...row(0.4, Y - step).reverse()])
    fill(k, HALF, [...row(0.25, Y - step * 0.62), ...row(0.4, Y - step).reverse()])
    fill(k, CAP, [...row(0, Y), ...row(-0.9, Y).reverse()])
    // Joints of the stones, closer where they are far.
    for (let j = 1; j < zs.length - 1; j++) {
      const m = (a, y) => P(X + bend(zs[j] * a) + 0.2, zs[j] * a, y)
      stroke(
        k,
        HALF,
        12 / zs[j],
        `M${m(1, Y - 0.4)}L${m(1, Y - step * 0.3)}M${m(1.03, Y - step * 0.34)}L${m(1.03, Y - step * 0.64)}`,
      )
    }
  }
}

/** A store of the terraces under its thatch; foot at 0, 12 wide. */
export function thatched(k) {
  path(k, 'rgba(60,80,70,.6)', 'M-5 0L-11 0.600L-9 1.400L3 0.600Z')
  path(k, '#b89c84', 'M-5 0V-4.500H1V0Z')
  path(k, '#f6e2b4', 'M1 0V-4.500L3.500 -9L6 -4.500V0Z')
  path(k, '#4a4a68', 'M2.800 0V-3.400H4.200V0ZM-3 -1.500V-3.200H-2V-1.500Z')
  path(k, '#a87c48', 'M-6.200 -4L-3.600 -10.400H3.600L0.800 -4Z')
  path(k, '#e8bc6c', 'M3.600 -10.400L0.800 -4L1.600 -4L3.700 -8.600L6 -4H6.900Z')
  stroke(k, '#c89c5c', 0.3, 'M-4.600 -5L-2.600 -10M-2.600 -5L-0.600 -10M-0.600 -5L1.400 -10')
}

/** A wall of cut stones between two edges, in rows of uneven blocks. */
export function stoneWall(k, top, height, tones, seed) {
  const r = random(seed)
  const [[x0], [x1]] = [top[0], top.at(-1)]
  const at = (x) => {
    const i = Math.max(
      1,
      top.findIndex(([px]) => px >= x),
    )
    const [[ax, ay], [bx, by]] = [top[i - 1], top[i]]
    return ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  fill(k, tones[0], [...top, [x1, top.at(-1)[1] + height], [x0, top[0][1] + height]])
  for (let row = 0, y = 0; y < height; row++) {
    const tall = 2.2 + r() * 1.2
    for (let x = x0 - r() * 3; x < x1; ) {
      const wide = 2.6 + r() * 3.4
      const g = 0.16
      const [a, b] = [Math.max(x0, x + g), Math.min(x1, x + wide - g)]
      if (b > a) {
        const c = tones[1 + Math.floor(r() * (tones.length - 1))]
        fill(k, c, [
          [a, at(a) + y + g],
          [b, at(b) + y + g * (0.6 + r())],
          [b - r() * 0.3, at(b) + y + tall - g],
          [a + r() * 0.3, at(a) + y + tall - g],
        ])
      }
      x += wide
    }
    y += tall
  }
}

/** A traveller who sits on the wall and draws, turned to the right; seat at 0, about 16 high. */
export function sketcher(k) {
  const [skin, lit] = ['#c88a64', '#f0bc8c']
  path(k, 'rgba(50,70,60,.45)', 'M-1 0.400L-10 1L-9 1.800L2 0.800Z')
  path(
    k,
    '#3a4a78',
    'M0 -2.600L7 -2.400C8.400 -2.200 9 -1 8.800 0.200L8 7.600H6L6.200 0.900L0 0.600Z',
  )
  path(
    k,
    '#6c82b4',
    'M0 -2.600L7 -2.400C8.400 -2.200 9 -1 8.800 0.200L8.600 2L7.700 0L6.500 -1L0 -1.200Z',
  )
  path(k, '#7c4a38', 'M5.800 7H8.200L8.400 8.400L10.600 9.300V10H5.800Z')
  // Poncho in stripes, hat with its band, the plait.
  path(
    k,
    '#c8343c',
    'M-2.600 -8.800C-1.400 -10 1.600 -10 2.600 -8.800L4.600 -3.200C3 -1 -1 0.600 -3.600 0.400C-4.400 -3 -3.800 -6.400 -2.600 -8.800Z',
  )
  path(
    k,
    '#f4784c',
    'M0.800 -9.700C1.600 -9.600 2.200 -9.300 2.600 -8.800L4.600 -3.200C3.800 -2.200 2.600 -1.300 1.200 -0.600C2.200 -3.600 1.800 -7 0.800 -9.700Z',
  )
  stroke(
    k,
    '#ffd05c',
    0.5,
    'M-3.600 -3.600C-1 -3.400 1.600 -4.200 3.800 -5.400M-3.300 -5.400C-1 -5.200 1.400 -5.900 3.100 -7',
  )
  stroke(k, '#2f8a8c', 0.5, 'M-3.700 -1.600C-1 -1.400 2 -2.200 4.400 -3.800')
  path(k, skin, 'M-0.600 -11H1.200V-9.200H-0.600Z')
  path(k, skin, 'M0.800 -14.200a2.100 2.200 0 1 0 0.010 0Z')
  path(
    k,
    lit,
    'M1.600 -14C2.600 -13.600 3 -12.600 2.900 -11.600C2.700 -10.500 1.900 -9.900 1 -9.800C2 -11 2.200 -12.600 1.600 -14Z',
  )
  path(
    k,
    '#4a2a30',
    'M-1.600 -11.200C-2 -14 0 -15 2 -14.200C1 -13.600 0.600 -12.800 0.200 -11.400C-0.200 -10.400 -0.900 -9.600 -1.400 -7.200L-2.400 -7.400C-2.400 -9 -1.800 -10 -1.600 -11.200Z',
  )
  path(
    k,
    '#f2dca8',
    'M-3.400 -13.400C-2 -14.200 -1.500 -14.200 -1.400 -14.800C-1 -17.200 2.600 -17.200 3 -14.800C3.100 -14.200 4 -14.200 5 -13.600C2.600 -12.900 -1.200 -12.800 -3.400 -13.400Z',
  )
  path(
    k,
    '#c8343c',
    'M-1.500 -14.600C0 -14.200 1.800 -14.200 3.100 -14.600V-14C1.800 -13.500 0 -13.500 -1.600 -13.900Z',
  )
  path(k, '#2a1c30', 'M2.200 -12.300a0.270 0.320 0 1 0 0.010 0Z')
  stroke(k, '#a04c44', 0.26, 'M1.700 -10.800q0.500 0.300 0.900 0')
  // The drawing: a green peak on a white sheet.
  path(k, '#e8e0d8', 'M4.400 -3.600L9.400 -6.600L10 -2.800L5.200 -1Z')
  path(k, '#5c9c5c', 'M5.800 -2.200L7.600 -5L9.200 -3.200L9.300 -2.900L5.900 -1.700Z')
  stroke(k, skin, 1, 'M2.400 -7.200L4.600 -4.800L6.600 -4.600')
  stroke(k, '#d8484c', 0.35, 'M6.200 -4.700L7.600 -5.800')
}

/** A llama that stretches its neck to the right, ears up; 30 high, feet at 0; the sun on its right. */
export function curiousLlama(k) {
  const [wool, lit, shade, dark] = ['#ecdcc8', '#fff8e6', '#c0a8a8', '#94808c']
  path(
    k,
    'rgba(50,70,60,.45)',
    'M8 -0.300C0 -0.800 -20 -0.600 -30 0.600C-20 1.800 0 1.600 9 0.600Z',
  )
  path(k, dark, 'M-8 -7L-7.600 0.200H-5.800L-5 -7ZM3 -7L3.600 0.200H5.400L6 -7Z')
  path(k, shade, 'M-10.500 -9L-10.300 0.200H-8.300L-6.600 -8ZM5.500 -8L6.400 0.200H8.400L8.800 -9Z')
  path(k, lit, 'M7.400 -8L7.400 0.200H8.400L8.800 -9Z')
  // Body with shaggy lower edge, tail.
  path(
    k,
    shade,
    'M-10.500 -14C-12.500 -14.500 -13 -12 -12.600 -9.500C-12 -9 -11.400 -9.500 -11 -11Z',
  )
  path(
    k,
    wool,
    'M-11.500 -12C-11.500 -15.500 -8 -16.800 -4 -16.600C0 -16.400 4 -16.800 6.500 -17.500C9 -17.500 11 -16 11.400 -13.500C10.800 -10.500 9.500 -8.500 8.800 -7.200L7.400 -6L5.800 -7.200L4 -6.200L2 -7.200L-1 -6.200L-3 -7L-6 -6.200L-8 -7.200L-10 -6.600C-11.200 -8.500 -11.600 -10 -11.500 -12Z',
  )
  path(
    k,
    shade,
    'M-11.500 -12C-11.500 -13.500 -10.800 -14.600 -10 -15.300C-9 -12 -6 -9.500 -1 -9.200C3 -9 6 -9.800 8 -10.800L7.400 -6L5.800 -7.200L4 -6.200L2 -7.200L-1 -6.200L-3 -7L-6 -6.200L-8 -7.200L-10 -6.600C-11.200 -8.500 -11.600 -10 -11.500 -12Z',
  )
  path(
    k,
    lit,
    'M11.400 -14C10.800 -10.500 9.500 -8.500 8.800 -7.200L7.600 -6.200C8 -9 9 -12.500 9.600 -15Z',
  )
  // Neck and head, bent forward.
  k.save()
  k.translate(8, -14)
  k.rotate(0.56)
  k.translate(-8, 14)
  path(
    k,
    wool,
    'M3.500 -15C7 -18 9 -24 10.500 -27C11 -29 12.500 -29.800 14.500 -29.600L18.600 -28.600C19.800 -28.200 19.900 -26.800 19 -26.300L14.600 -25.300C13.600 -21 12.800 -17 11 -12.500C8 -9.500 4 -11 3.500 -15Z',
  )
  path(
    k,
    lit,
    'M3.500 -15C7 -18 9 -24 10.500 -27C11 -29 12.500 -29.800 14.500 -29.600L18.600 -28.600C16 -28.800 13.500 -28.500 12.400 -26C11 -21.500 9.500 -17 6.500 -14Z',
  )
  path(k, wool, 'M10.800 -28C10 -30 10 -32 10.800 -33C12 -32.400 12.600 -30.600 12.600 -29Z')
  path(
    k,
    lit,
    'M12.800 -29.200C12.400 -31 12.800 -33 13.800 -33.800C14.800 -32.800 14.900 -30.800 14.400 -29.400Z',
  )
  path(k, '#f0508c', 'M10.600 -32.200a0.700 0.900 0 1 0 0.010 0Z')
  path(k, '#2fa09c', 'M14.200 -33.200a0.700 0.900 0 1 0 0.010 0Z')
  path(k, '#2a1c30', 'M14.800 -28.300a0.500 0.560 0 1 0 0.010 0Z')
  path(k, '#8c6c74', 'M18.600 -28.400C19.800 -28.200 19.900 -26.800 19 -26.300L17.800 -26.900Z')
  stroke(k, '#8c6c74', 0.3, 'M19 -26.600C18 -26.200 17 -26.100 16.200 -26.300')
  stroke(k, '#d8343c', 0.8, 'M10.400 -24.600C11.600 -23.800 13 -23.800 14.300 -24.200')
  k.restore()
  // Blanket.
  path(
    k,
    '#b82c40',
    'M-7.600 -16.800C-4 -17 2 -16.900 5.400 -17.400L6 -10.600C2 -9.600 -4 -9.600 -7.800 -10.400Z',
  )
  path(
    k,
    '#e8503c',
    'M1.600 -17C3 -17 4.400 -17.200 5.400 -17.400L6 -10.600C4.800 -10.300 3.400 -10.100 2 -10Z',
  )
  stroke(
    k,
    '#ffc84c',
    0.6,
    'M-7.700 -15C-3 -14.600 2 -14.600 5.600 -15.300M-7.800 -11.800C-3 -11.200 2 -11.200 5.900 -12',
  )
  stroke(k, '#2f9a9c', 0.7, 'M-7.700 -13.400C-3 -12.900 2 -12.900 5.800 -13.600')
  for (const [x, y] of points(
    '-7.400 -10.400 -5.600 -10 -3.800 -9.800 -2 -9.700 -0.200 -9.700 1.600 -9.800 3.400 -10 5.200 -10.300',
  ))
    stroke(k, '#ffc84c', 0.4, `M${x} ${y}v1.300`)
}
