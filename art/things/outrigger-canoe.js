import { at, fill, path, stroke } from '../core/field.js'

// A Hawaiian outrigger canoe under way to the left, its float on the near side, and three who
// paddle. The sun stands on the left: fronts are lit, backs in shade.

const oval = (k, c, x, y, rx, ry, turn = 0) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, turn, 0, 6.284)
  k.fill()
}

/** An arm from shoulder by elbow to wrist, tapering, with its hand. */
function arm(k, c, [x0, y0], [x1, y1], [x2, y2]) {
  const part = (ax, ay, bx, by, wa, wb) => {
    const d = Math.hypot(bx - ax, by - ay)
    const [nx, ny] = [(ay - by) / d, (bx - ax) / d]
    fill(k, c, [
      [ax + nx * wa, ay + ny * wa],
      [bx + nx * wb, by + ny * wb],
      [bx - nx * wb, by - ny * wb],
      [ax - nx * wa, ay - ny * wa],
    ])
  }
  oval(k, c, x0, y0, 0.5, 0.5)
  part(x0, y0, x1, y1, 0.48, 0.34)
  oval(k, c, x1, y1, 0.34, 0.34)
  part(x1, y1, x2, y2, 0.34, 0.22)
  oval(k, c, x2, y2, 0.34, 0.3)
}

function paddle(k, [x0, y0], [x1, y1]) {
  const [dx, dy] = [(x1 - x0) * 0.3, (y1 - y0) * 0.3]
  const d = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / d) * 0.55, (dx / d) * 0.55]
  stroke(k, '#7a4a2c', 0.3, `M${x0} ${y0}L${x1} ${y1}`)
  stroke(k, '#7a4a2c', 0.34, `M${x0 - nx} ${y0 - ny}L${x0 + nx} ${y0 + ny}`)
  path(
    k,
    '#e0a860',
    `M${x1 - dx} ${y1 - dy}Q${x1 - dx * 0.3 + nx * 1.5} ${y1 - dy * 0.3 + ny * 1.5} ${x1} ${y1}Q${x1 - dx * 0.3 - nx * 1.5} ${y1 - dy * 0.3 - ny * 1.5} ${x1 - dx} ${y1 - dy}Z`,
  )
}

/** Trunk and head of one who sits facing left; the seat is at 0, the crown at -6.2. */
function trunk(k, { skin, dark, shirt, fold, lean = 0 }) {
  const x = -lean
  path(
    k,
    fold,
    `M-1 0.600C-1.100 -1.200 ${x - 1.3} -2.200 ${x - 1.1} -3.500C${x - 0.7} -4.200 ${x + 0.7} -4.300 ${x + 1.2} -3.600C${x + 1.7} -2.300 1.400 -1 1.300 0.600Z`,
  )
  path(
    k,
    shirt,
    `M-1 0.600C-1.100 -1.200 ${x - 1.3} -2.200 ${x - 1.1} -3.500C${x - 0.8} -4 ${x - 0.2} -4.200 ${x + 0.3} -4.150C${x} -2.800 0.300 -1 0 0.600Z`,
  )
  path(
    k,
    dark,
    `M${x - 0.4} -3.900L${x - 0.3} -4.900H${x + 0.45}L${x + 0.5} -3.900Q${x} -3.600 ${x - 0.4} -3.900Z`,
  )
  // Head in profile: brow, nose, chin.
  path(
    k,
    skin,
    `M${x - 0.7} -6C${x - 0.95} -5.700 ${x - 0.85} -5.450 ${x - 1.12} -5.150L${x - 0.88} -5.050C${x - 0.85} -4.750 ${x - 0.7} -4.500 ${x - 0.3} -4.500C${x + 0.3} -4.500 ${x + 0.8} -5 ${x + 0.75} -5.600C${x + 0.6} -6.300 ${x - 0.3} -6.400 ${x - 0.7} -6Z`,
  )
}

/** In the bow, a girl who has put her paddle across her knees and points ahead. */
export function pointingPaddler(k) {
  arm(k, '#a8643c', [-0.7, -3.3], [-2.3, -3.9], [-3.9, -4.5])
  stroke(k, '#a8643c', 0.2, 'M-3.900 -4.550L-4.600 -4.800')
  trunk(k, { skin: '#c98858', dark: '#8f5434', shirt: '#f6b63c', fold: '#c87c34' })
  path(
    k,
    '#2b2030',
    'M-0.850 -5.950C-0.600 -6.800 0.800 -6.700 0.950 -5.500C1.300 -4.600 1.500 -3.400 1.900 -2.300C1.100 -2.600 0.700 -3.600 0.550 -4.500C0.100 -4.900 0 -5.500 -0.300 -5.800Z',
  )
  stroke(k, '#7a4a2c', 0.32, 'M-3.600 -0.300L3.200 -1.100')
  arm(k, '#c98858', [0.6, -3.3], [0.7, -1.9], [-0.7, -0.9])
}

/** In the middle, a man whose blade is still in the water. */
export function dippingPaddler(k) {
  trunk(k, { skin: '#8a5638', dark: '#603a2c', shirt: '#f4ecd6', fold: '#b9b6b4', lean: 0.5 })
  path(
    k,
    '#241c2a',
    'M-1.300 -5.850C-1.200 -6.700 0.400 -6.800 0.450 -5.500C0.400 -5 0.200 -4.800 -0.100 -4.700C-0.300 -5.100 -0.400 -5.600 -0.700 -5.750Z',
  )
  arm(k, '#6f442e', [-1, -3.5], [-2.1, -3], [-3.1, -4])
}

/** His blade and near arm, in front of the hull. */
export function dippingStroke(k) {
  paddle(k, [-3.2, -4.3], [-2.6, 4.9])
  oval(k, '#6f442e', -3.2, -4.15, 0.4, 0.32)
  arm(k, '#8a5638', [0.2, -3.3], [-1, -1.8], [-2.9, -1.2])
  path(
    k,
    '#eafae8',
    'M-4.100 4.200C-3.400 3.800 -2 3.800 -1.100 4.200C-2 4.600 -3.400 4.600 -4.100 4.200Z',
  )
}

/** Astern, an elderly woman under a straw hat, both hands on the paddle that steers. */
export function steeringPaddler(k) {
  trunk(k, { skin: '#e2ab80', dark: '#b07a58', shirt: '#d8486a', fold: '#94305c' })
  path(k, '#ece6de', 'M-0.200 -5.500C0.200 -4.700 0.700 -4.600 0.900 -5.300L0.700 -6Z')
  path(
    k,
    '#f7dfa0',
    'M-2.100 -5.650C-1.300 -5.800 -0.900 -6.100 -0.700 -6.800C-0.200 -7.100 0.500 -7 0.700 -6.500C0.800 -6 1.100 -5.700 1.900 -5.300C0.600 -5.400 -0.800 -5.500 -2.100 -5.650Z',
  )
  path(
    k,
    '#c99a5c',
    'M0.200 -7C0.500 -6.950 0.650 -6.700 0.700 -6.500C0.800 -6 1.100 -5.700 1.900 -5.300C1.200 -5.380 0.600 -5.430 0 -5.480C0.400 -5.900 0.400 -6.500 0.200 -7Z',
  )
}

/** Her paddle, held against the stern, and her near arm. */
export function steeringStroke(k) {
  paddle(k, [-1.3, -2.6], [6.8, 2.6])
  oval(k, '#b07a58', -1.25, -2.5, 0.36, 0.32)
  arm(k, '#e2ab80', [0.5, -3.3], [1.5, -2.2], [0.9, -1.15])
}

/** The canoe, water line at 0, bow at -19; `crew` is [x, who, stroke] from the bow. Its float lies 6 below. */
export function outriggerCanoe(k, crew) {
  // Its mirror and shadow, longest to the right.
  path(
    k,
    'rgba(12,62,78,.5)',
    'M-17 0.600C-10 2 10 2 19 0.500C23 1 20 1.800 22 2.400C17 3 18 3.800 12 3.800C6 4.600 -2 4.400 -8 3.800C-12 3.400 -11 2.600 -15 2.200C-14 1.600 -17 1.200 -17 0.600Z',
  )
  // The far gunwale, then the crew, then the near side.
  path(k, '#5c2a30', 'M-19 -3.600C-12 -2.500 12 -2.600 19.500 -3.800L18 -1H-17Z')
  for (const [x, who] of crew) at(k, x, -1.4, 1, who)
  path(
    k,
    '#c8402f',
    'M-20.200 -4.600C-19.400 -3.200 -17 -2.500 -14 -2.200C-5 -1.700 6 -1.700 14 -2.200C17 -2.500 19 -3.400 20.600 -4.800C20.400 -2.600 19 -0.300 16.500 0.900C8 1.500 -8 1.500 -15.500 0.900C-18.300 -0.400 -19.900 -2.500 -20.200 -4.600Z',
  )
  path(
    k,
    '#8a2438',
    'M-18.700 -1.500C-12 -0.400 8 -0.300 18.900 -1.500C18.300 -0.500 17.500 0.400 16.500 0.900C8 1.500 -8 1.500 -15.500 0.900C-17 0.200 -18 -0.600 -18.700 -1.500Z',
  )
  path(
    k,
    '#f9d98c',
    'M-20.200 -4.600C-19.400 -3.200 -17 -2.500 -14 -2.200C-5 -1.700 6 -1.700 14 -2.200C17 -2.500 19 -3.400 20.600 -4.800L20.500 -4.100C19 -2.900 17 -2.100 14 -1.800C6 -1.300 -5 -1.300 -14 -1.800C-17 -2.100 -19.300 -2.900 -20.100 -4.100Z',
  )
  // Booms: lashed across both gunwales, arched out and down to the float.
  path(
    k,
    'rgba(12,62,78,.45)',
    'M-16.500 7.200C-8 6.800 6 6.800 14.500 7.400C10 8.500 -10 8.500 -16.500 7.200Z',
  )
  for (const x of [-6, 6.5]) {
    stroke(
      k,
      '#8a5a34',
      0.55,
      `M${x + 0.7} -3C${x} -3.200 ${x - 1} -2.700 ${x - 1.3} -1.500C${x - 1.9} 1 ${x - 2.3} 3 ${x - 2.5} 5.700`,
    )
    stroke(
      k,
      '#d29a5c',
      0.22,
      `M${x + 0.5} -3.150C${x - 0.2} -3.300 ${x - 1.15} -2.700 ${x - 1.45} -1.500C${x - 2.05} 1 ${x - 2.45} 3 ${x - 2.65} 5.500`,
    )
    stroke(k, '#fdf3d6', 0.5, `M${x - 1.6} -1.600L${x - 0.9} -1.500M${x - 2.9} 5.300H${x - 2.1}`)
  }
  path(
    k,
    '#f3e4bc',
    'M-18.500 4.900C-17.500 5.400 -16 5.500 -14 5.500H9C11.500 5.500 12.600 5.700 13.200 6.200C12.500 6.800 11 7 9 7H-13C-16 7 -17.800 6.200 -18.500 4.900Z',
  )
  path(
    k,
    '#b58a5c',
    'M-17.600 5.900C-16 6.400 -14 6.400 -12 6.400H9C11 6.400 12.500 6.300 13.200 6.200C12.500 6.800 11 7 9 7H-13C-15.200 7 -16.700 6.600 -17.600 5.900Z',
  )
  // Foam: a thread along the float and the hull, a little wake astern.
  path(
    k,
    '#eafae8',
    'M-15.500 7C-8 7.300 4 7.200 12.500 6.700C15 6.900 17 7.400 19 7.300C16 8.100 11 7.700 8 7.600C0 8 -10 8 -15.500 7Z',
  )
  path(
    k,
    '#eafae8',
    'M-17 0.700C-14.500 1 -11 1.200 -8 1.250C-11 1.700 -15 1.600 -17 0.700ZM15 1C19 0.700 21 1.300 24 1.100C27 1.300 29 1 32 1.400C27 2 20 2.200 15 1Z',
  )
  for (const [x, , reach] of crew) if (reach) at(k, x, -1.4, 1, reach)
}
