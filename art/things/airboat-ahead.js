// An airboat that comes straight at us out of the sawgrass, in points of the field of 160 × 90, its middle at x = 0;
// the sun stands at the upper right.
import { path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { disc } from './profile.js'

/** The great cage with its propeller, two rudders behind; centre at 0, 31. */
export function fan(k) {
  const [y, r] = [31, 23]
  disc(k, 'rgba(16,70,84,.35)', 0, y, r)
  for (const [x, c, lit] of [
    [-9, '#a8304c', '#c83c4c'],
    [6, '#d84448', '#ff7458'],
  ]) {
    path(k, c, `M${x} ${y - 19}h3.4V${y + 19}h-3.4Z`)
    path(k, lit, `M${x + 2.4} ${y - 19}h1V${y + 19}h-1Z`)
  }
  disc(k, 'rgba(232,250,240,.28)', 0, y, 20.5)
  k.save()
  k.translate(0, y)
  k.rotate(0.5)
  for (const turn of [0, Math.PI]) {
    k.save()
    k.rotate(turn)
    path(k, 'rgba(40,52,84,.22)', 'M0 0C6 -6 13 -12 12 -17C8 -20 2 -20.500 -1.600 -20.400Z')
    path(k, '#34406c', 'M-1.200 0C-2.400 -8 -2.600 -15 -1 -20.500C1.600 -19 2 -9 1.200 0Z')
    path(k, '#6c7ca0', 'M0.300 -20C1.700 -17 2 -9 1.200 0H0.200Z')
    k.restore()
  }
  k.restore()
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + 0.2
    const c = Math.cos(a) > -0.2 ? '#ffe4b0' : '#c89c8c'
    stroke(
      k,
      c,
      0.32,
      `M${Math.cos(a) * 4} ${y + Math.sin(a) * 4}L${Math.cos(a) * r} ${y + Math.sin(a) * r}`,
    )
  }
  for (const [q, wide, c] of [
    [8, 0.35, '#f0c8a0'],
    [15.5, 0.35, '#f0c8a0'],
    [r, 2, '#d06034'],
    [r + 0.3, 1.1, '#ff9a40'],
  ]) {
    k.lineWidth = wide
    k.strokeStyle = c
    k.beginPath()
    k.arc(0, y, q, 0, 7)
    k.stroke()
  }
  k.lineWidth = 1
  k.strokeStyle = '#ffd890'
  k.beginPath()
  k.arc(0, y, r + 0.5, -1.45, 0.35)
  k.stroke()
  // Engine under the hub, and the frame of the high seat.
  path(k, '#34406c', 'M-7 38H7L8 52H-8Z')
  path(k, '#54648c', 'M2 38H7L8 52H3Z')
  for (const x of [-7.6, 5]) path(k, '#8c98b0', `M${x} 40h2.600v2h-2.600ZM${x} 44h2.600v2h-2.600Z`)
  stroke(k, '#ffe4b0', 1, 'M8 40L13 62')
  stroke(k, '#b08c90', 1, 'M-8 40L-13 62')
}

const muffs = (k, c, dark) => {
  stroke(k, '#34305c', 0.7, 'M-3.500 -0.800C-3.800 -5.600 3.800 -5.600 3.500 -0.800')
  disc(k, dark, -3.5, 0.2, 1.1, 1.7)
  disc(k, c, 3.5, 0.2, 1.1, 1.7)
}

/** A face from the front, seven high; the left of it in the shade. */
function front(k, { skin, shade, mouth }) {
  path(k, shade, 'M-1.400 2.400H1.400V5.600C0.600 6.400 -0.600 6.400 -1.400 5.600Z')
  path(
    k,
    skin,
    'M-3.200 -0.600C-3.200 -5 3.200 -5 3.200 -0.600C3.200 2.200 1.600 3.900 0 3.900C-1.600 3.900 -3.200 2.200 -3.200 -0.600Z',
  )
  path(
    k,
    shade,
    'M-3.200 -0.600C-3.200 -2.400 -2.200 -3.500 -1.400 -3.800C-2.200 -1 -1.800 2.200 -0.500 3.850C-1.900 3.600 -3.200 2 -3.200 -0.600Z',
  )
  for (const x of [-1.2, 1.2]) {
    disc(k, '#281838', x, -0.3, 0.4, 0.5)
    stroke(k, '#3c2434', 0.35, `M${x - 0.7} -1.500Q${x} -2 ${x + 0.7} -1.500`)
  }
  stroke(k, shade, 0.4, 'M0.100 -0.200L0.500 0.900L-0.200 1')
  if (mouth === 'open') {
    path(k, '#7c2444', 'M-1.300 1.700H1.500C1.500 3.500 -1.300 3.500 -1.300 1.700Z')
    path(k, '#fff6e8', 'M-1.100 1.700H1.300L1.100 2.200H-0.900Z')
  } else stroke(k, '#8c3044', 0.45, 'M-1.100 2.100Q0.200 3 1.400 2')
}

const spot = (k, x, y, size, draw) => {
  k.save()
  k.translate(x, y)
  k.scale(size, size)
  draw(k)
  k.restore()
}

const torso = (k, c, dark, wide = 4.6, foot = 24) => {
  path(
    k,
    c,
    `M${-wide} ${foot}C${-wide - 0.6} 10 ${-wide} 7 -2.400 5.200H2.400C${wide} 7 ${wide + 0.6} 10 ${wide} ${foot}Z`,
  )
  path(
    k,
    dark,
    `M${-wide} ${foot}C${-wide - 0.6} 10 ${-wide} 7 -2.400 5.200H-1.200C-2 9 -2 12 -1.600 ${foot}Z`,
  )
}

/** The naturalist on the high seat, hand on the stick; head at 0, 21. */
export function pilot(k) {
  spot(k, 0, 21, 1, (q) => {
    // Seat, legs on their rest.
    path(q, '#54304c', 'M-5.500 6H5.500V20H-5.500Z')
    for (const m of [-1, 1]) {
      limb(
        q,
        m < 0 ? '#a8885c' : '#dcb87c',
        bent([
          [m * 2, 18, 3.6],
          [m * 4.4, 20.5, 3.4],
          [m * 3.6, 27, 2.4],
        ]),
      )
      path(q, '#54304c', `M${m * 3.6 - 1.8} 26.600h3.600l0.400 2.600h-4.400Z`)
    }
    stroke(q, '#c8b4a8', 0.9, 'M-7 29.600H7')
    torso(q, '#f0dca4', '#b89c80', 4.8, 18.5)
    path(q, '#4c8c64', 'M-1 5.400H1.200L0.100 7.400Z')
    disc(q, '#ffc83c', 2.6, 9.4, 0.7)
    stroke(q, '#34406c', 0.9, 'M9.600 21V10')
    limb(
      q,
      '#e4cc90',
      bent([
        [4, 7.6, 2.8],
        [7.4, 12, 2.4],
        [9.2, 12.6, 1.8],
      ]),
    )
    disc(q, '#a8683f', 9.6, 11.6, 1.15)
    limb(
      q,
      '#b89c80',
      bent([
        [-4, 7.6, 2.8],
        [-8, 9.6, 2.4],
        [-9.6, 4, 1.8],
      ]),
    )
    disc(q, '#84503c', -9.9, 2.8, 1.1)
    stroke(q, '#84503c', 0.7, 'M-10 2.400L-12 0.400M-9.700 2.200L-9.500 0.600')
    front(q, { skin: '#b87448', shade: '#84503c', mouth: 'smile' })
    path(
      q,
      '#4c2c34',
      'M-1.900 1.600Q0.100 0.600 2.100 1.500L1.600 2.200Q0.100 1.600 -1.400 2.200Z',
    )
    muffs(q, '#ff6c50', '#b83c50')
    path(
      q,
      '#dca860',
      'M-6.600 -2.400C-4 -3.600 4 -3.600 6.600 -2.400C4.600 -1.400 -4.600 -1.400 -6.600 -2.400Z',
    )
    path(
      q,
      '#f0c47c',
      'M-3.200 -2.800C-3.200 -6.600 -1.200 -7 0 -6.300C1.200 -7 3.200 -6.600 3.200 -2.800C1.600 -3.300 -1.600 -3.300 -3.200 -2.800Z',
    )
    path(
      q,
      '#a87850',
      'M-3.200 -2.800C-3.200 -6.600 -1.400 -7 -0.800 -6.600C-1.600 -5.400 -1.600 -4 -1.400 -3.150C-2 -3.100 -2.700 -3 -3.200 -2.800Z',
    )
    path(
      q,
      '#7c4840',
      'M-3.200 -3.400C-1.600 -3.900 1.600 -3.900 3.200 -3.400V-2.700C1.600 -3.200 -1.600 -3.200 -3.200 -2.700Z',
    )
  })
}

/** Those of the second bench: one holds his cap, a boy stares. */
export function backRow(k) {
  spot(k, -15, 44.6, 0.96, (q) => {
    torso(q, '#f4a43c', '#b8683c')
    limb(
      q,
      '#b8683c',
      bent([
        [-4, 7.4, 2.8],
        [-7, 3, 2.4],
        [-3.4, -3.4, 1.8],
      ]),
    )
    front(q, { skin: '#f0b88c', shade: '#bc7c64', mouth: 'open' })
    path(
      q,
      '#3c78b0',
      'M-3.400 -1.800C-3.600 -6 3.600 -6 3.400 -1.800C1.600 -2.800 -1.600 -2.800 -3.400 -1.800Z',
    )
    path(
      q,
      '#28508c',
      'M-3.600 -1.400C-2 -3.200 2 -3.200 3.600 -1.400C1.600 -2 -1.600 -2 -3.600 -1.400Z',
    )
    muffs(q, '#ffd44c', '#c88c3c')
    disc(q, '#f0b88c', -2.9, -3.9, 1.2)
  })
  spot(k, 15, 46, 0.88, (q) => {
    torso(q, '#34a08c', '#206c7c')
    front(q, { skin: '#8c5438', shade: '#603834', mouth: 'open' })
    path(
      q,
      '#241428',
      'M-3.400 -0.800C-4 -5.600 4 -5.600 3.400 -0.800C2.600 -2.600 1.400 -2.900 0 -2.900C-1.400 -2.900 -2.600 -2.600 -3.400 -0.800Z',
    )
    for (const [x, y] of points('-3 -3.600 -1.600 -4.800 0 -5.200 1.600 -4.800 3 -3.600'))
      disc(q, '#241428', x, y, 1.1)
    muffs(q, '#ff6c8c', '#b43c78')
  })
}

/** The first bench: grandfather, a girl with both arms up, a woman who points at something in the water. */
export function frontRow(k) {
  spot(k, -17.5, 54.8, 1.06, (q) => {
    torso(q, '#5cb0d0', '#34709c', 5)
    for (const x of [-2.6, 0.4, 3.2]) stroke(q, '#fff4dc', 0.4, `M${x} 8L${x} 16`)
    limb(q, '#e8b490', [
      [5, 10.6, 1.8],
      [6, 12.6, 1.6],
    ])
    front(q, { skin: '#f0c09c', shade: '#c08874', mouth: 'smile' })
    path(
      q,
      '#fff4ec',
      'M-2.300 2C-1.400 0.900 -0.600 0.900 0.100 1.400C0.800 0.900 1.600 0.900 2.500 2C1.600 2.400 0.800 2.200 0.100 1.900C-0.600 2.200 -1.400 2.400 -2.300 2Z',
    )
    path(
      q,
      '#fff4ec',
      'M-3.600 0C-4.200 -2.600 -3 -3 -2.600 -2.400C-3 -1.400 -3.100 -0.600 -3 0.400ZM3.600 0C4.200 -2.600 3 -3 2.600 -2.400C3 -1.400 3.100 -0.600 3 0.400Z',
    )
    stroke(
      q,
      '#34305c',
      0.3,
      'M-2.200 -0.300a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M0.300 -0.300a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
    )
    muffs(q, '#5cd0a0', '#2c8c7c')
  })
  spot(k, 0, 57, 0.98, (q) => {
    limb(
      q,
      '#bc7850',
      bent([
        [-3.4, 7.4, 2.2],
        [-6.6, 3.6, 1.9],
        [-7.4, -2.8, 1.4],
      ]),
    )
    limb(
      q,
      '#f0b084',
      bent([
        [3.4, 7.4, 2.2],
        [6.6, 3.4, 1.9],
        [8, -3, 1.4],
      ]),
    )
    for (const [x, y, m, c] of [
      [-7.5, -3.6, -1, '#bc7850'],
      [8.2, -3.8, 1, '#f0b084'],
    ]) {
      disc(q, c, x, y, 1.05)
      stroke(
        q,
        c,
        0.55,
        `M${x} ${y}l${-m * 1.2} -1.400M${x} ${y}l${-m * 0.3} -2.100M${x} ${y}l${m * 0.7} -2M${x} ${y}l${m * 1.7} -0.900`,
      )
    }
    torso(q, '#ff5c74', '#b83470', 4)
    for (const [x, y] of points('1 8 3 10.500 0.400 12 -3 9.500')) disc(q, '#ffe08c', x, y, 0.55)
    // Plaits that fly.
    path(
      q,
      '#a8482c',
      'M-2.800 -1C-5 -0.600 -7 -2.600 -10.400 -1.200C-8.600 1 -5 1.600 -2.800 0.600ZM2.800 -1C5 -0.600 7 -3 10.600 -2.200C9 0.600 5 1.600 2.800 0.600Z',
    )
    front(q, { skin: '#f4bc90', shade: '#c47c60', mouth: 'open' })
    path(
      q,
      '#c85c30',
      'M-3.400 -0.800C-3.800 -5.400 3.800 -5.400 3.400 -0.800C2.400 -2.400 1.400 -3 -0.600 -3.200C-1.800 -2.800 -2.800 -2 -3.400 -0.800Z',
    )
    muffs(q, '#5c9cf0', '#3c5cb0')
  })
  spot(k, 17.5, 55, 1.04, (q) => {
    path(
      q,
      '#2c1838',
      'M-3 -3C1 -7.600 6 -4 10 -5.600C9.600 -2 8.600 0.600 5.600 2.400L3.200 3.600L-3.400 3Z',
    )
    torso(q, '#fff0cc', '#c8a4ac', 4.6)
    stroke(q, '#3ca0a0', 0.6, 'M-4.500 9.500H4.400M-4.500 12H4.500')
    front(q, { skin: '#c88454', shade: '#945440', mouth: 'open' })
    path(
      q,
      '#2c1838',
      'M-3.400 0C-4 -5.800 4 -5.800 3.400 0C3 -2 1.600 -3.200 -0.400 -3.400C-1.800 -2.800 -3 -1.600 -3.400 0Z',
    )
    path(
      q,
      '#34204c',
      'M-2.600 -1H2.600L2.200 0.600C1.600 1.100 0.800 1 0.300 0H-0.300C-0.800 1 -1.600 1.100 -2.200 0.600Z',
    )
    stroke(q, '#ff9cac', 0.35, 'M1 -0.600L2 -0.600')
    muffs(q, '#b47cf0', '#7448a8')
    limb(
      q,
      '#c8a4ac',
      bent([
        [-4, 8, 2.6],
        [-7.6, 11.6, 2.3],
        [-10, 8, 1.7],
      ]),
    )
    disc(q, '#945440', -10.5, 7.2, 1.1)
    stroke(q, '#945440', 0.7, 'M-10.800 7.200L-13.200 8.400M-10.400 7L-11.400 5.600')
  })
}

/** The flat bow that rises from the water, and the spray to both sides. */
export function bow(k) {
  for (const m of [-1, 1]) {
    k.save()
    k.scale(m, 1)
    path(
      k,
      '#c4ecdc',
      'M24 76C34 75 40 66 52 61C50 65 52 66 58 64C55 68 57 70 64 69.600C58 74 50 78.500 38 79.600Z',
    )
    path(
      k,
      '#fffaec',
      'M22 77C32 76 37 69.500 45 65.500C44 69 47 69.500 51 69C48 72 51 73.500 56 73.400C50 77 44 79.600 34 80.400Z',
    )
    for (const [x, y, r] of points(
      '55 58 0.900 60.500 60.500 0.700 49 59.500 0.600 65 66 0.800 62 56 0.500',
      3,
    ))
      disc(k, '#fffaec', x, y, r)
    k.restore()
  }
  path(k, '#1c3c5c', 'M-27 77C-20 80 20 80 27 77L24 82H-24Z')
  path(k, '#d84448', 'M-28 66.500H28L25 76.500C14 79.400 -14 79.400 -25 76.500Z')
  path(k, '#9c2c4c', 'M-28 66.500H-16L-14 78.300C-18 78 -22 77.400 -25 76.500Z')
  path(k, '#ff8c64', 'M20 66.500H28L25 76.500C23 77 21 77.500 18.500 77.900Z')
  path(k, '#fff0cc', 'M-26.800 70.500H26.800L26.200 72.600H-26.200Z')
  path(k, '#c49c9c', 'M-26.800 70.500H-15.200L-14.900 72.600H-26.200Z')
  // Rolled rim of the bow and its rail.
  path(
    k,
    '#e8ecec',
    'M-29.500 65C-29.500 64 29.500 64 29.500 65V67.400C29.500 68.200 -29.500 68.200 -29.500 67.400Z',
  )
  path(k, '#98a4bc', 'M-29.500 66.600H29.500V67.400C29.500 68.200 -29.500 68.200 -29.500 67.400Z')
  path(
    k,
    '#fffaec',
    'M-26 76.200C-14 79.400 14 79.400 26 76.200C30 78 34 80 38 80.400C20 83.500 -20 83.500 -38 80.400C-34 80 -30 78 -26 76.200Z',
  )
  path(k, '#c4ecdc', 'M-34 80.500C-20 79.500 20 79.500 34 80.500C20 83 -20 83 -34 80.500Z')
}
