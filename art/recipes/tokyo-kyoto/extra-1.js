import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'

const INK = '#2a1c34'
/** The path falls to the left: how much lower it lies at x than at the right edge. */
const SLOPE = -0.1625
const onPath = (x) => 70 + (x - 104) * SLOPE

/** A stem of bamboo with its nodes; all of them lean towards one point high above. */
function culm(k, x, y, half, [lit, mid, dark, node]) {
  const top = -6
  const tx = x + ((80 - x) * (y - top)) / 420
  fill(k, mid, [
    [x - half, y],
    [tx - half * 0.8, top],
    [tx + half * 0.8, top],
    [x + half, y],
  ])
  fill(k, lit, [
    [x - half, y],
    [tx - half * 0.8, top],
    [tx - half * 0.25, top],
    [x - half * 0.3, y],
  ])
  fill(k, dark, [
    [x + half * 0.45, y],
    [tx + half * 0.4, top],
    [tx + half * 0.8, top],
    [x + half, y],
  ])
  const step = 7 + half * 2.4
  for (let v = y - step * (0.5 + ((x * 7.3) % 1)); v > top; v -= step) {
    const nx = x + ((tx - x) * (y - v)) / (y - top)
    stroke(
      k,
      dark,
      half * 0.3,
      `M${nx - half * 0.86} ${v}q${half * 0.86} ${half * 0.4} ${half * 1.72} 0`,
    )
    stroke(
      k,
      node,
      half * 0.2,
      `M${nx - half * 0.8} ${v - half * 0.32}q${half * 0.8} ${half * 0.4} ${half * 1.3} 0`,
    )
  }
}

/** A rank of stems from left to right, uneven; `foot` says where they stand. */
function rank(k, count, half, foot, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = -6 + ((i + r() * 0.8) * 172) / count
    culm(k, x, foot(x) + r() * 2, half * (0.75 + r() * 0.5), tones)
  }
}

/** Long single leaves that hang from one twig. */
function spray(k, x, y, long, tones, r) {
  for (let i = 0; i < 6; i++) {
    const a = 0.5 + r() * 2.2
    const l = long * (0.7 + r() * 0.6)
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
    const [mx, my] = [x + (ex - x) * 0.4, y + (ey - y) * 0.4]
    const [nx, ny] = [(ey - y) * 0.16, (ex - x) * 0.16]
    path(
      k,
      tones[i % tones.length],
      `M${x} ${y}Q${mx - nx} ${my + ny} ${ex} ${ey}Q${mx + nx} ${my - ny} ${x} ${y}Z`,
    )
  }
}

/** The fence of brushwood along the far side of the path. */
function fence(k) {
  const top = (x) => onPath(x) - 23
  fill(k, '#8a6a3c', [
    [-2, top(-2)],
    [162, top(162)],
    [162, top(162) + 11],
    [-2, top(-2) + 11],
  ])
  const r = random(6)
  for (let x = -2; x < 162; x += 1.15) {
    const y = top(x)
    stroke(
      k,
      ['#6d5233', '#b08c4e', '#c9a65f', '#94733f'][Math.floor(r() * 4)],
      0.6,
      `M${x} ${y - 0.6 - r() * 1.6}L${x + 0.3} ${y + 11}`,
    )
  }
  for (const d of [2.2, 7.4]) {
    stroke(k, '#4c3a2c', 1.3, `M-2 ${top(-2) + d}L162 ${top(162) + d}`)
    stroke(k, '#d9b870', 0.4, `M-2 ${top(-2) + d - 0.4}L162 ${top(162) + d - 0.4}`)
  }
}

/** A laughing head in profile, facing left; skin, its shade, then what `more` adds. */
function head(k, skin, shade, more) {
  path(
    k,
    skin,
    'M-3.600 -4C-4.600 -2.600 -4.400 -1.600 -4.600 -0.800L-6.200 1C-6.200 1.700 -5.200 1.700 -4.900 1.800C-5.200 3 -4.800 5.200 -3 5.500C-1 5.900 0.500 5 1 4L1.200 7.500H4.800L4.200 0C4 -3 2 -5.500 -1 -5.500C-2.200 -5.500 -3 -4.800 -3.600 -4Z',
  )
  path(
    k,
    shade,
    'M1 4C0.500 5 -1 5.900 -2.600 5.600C-0.500 6.400 0.600 6 1.100 6.400L1.200 7.500H4.800L4.300 1.500C3 3 2 3.600 1 4Z',
  )
  path(
    k,
    INK,
    'M-5 2.300C-3.600 2.700 -2.300 2.300 -1.300 1.300C-1.100 3.700 -2.600 4.900 -4.600 4.300Z',
  )
  path(
    k,
    '#ffffff',
    'M-5 2.300C-3.600 2.700 -2.300 2.300 -1.300 1.300L-1.300 2C-2.300 3 -3.600 3.300 -4.900 3Z',
  )
  more()
}

/** The runner: navy coat, white band round his head, split-toed boots; his foot at 0. */
function runner(k) {
  // Far leg and far arm.
  stroke(k, '#171c40', 4.6, 'M-50 -18L-45 -9.500L-36 -8')
  path(
    k,
    '#efe6d6',
    'M-38 -10.500C-35 -11 -32.500 -13 -32 -15C-30.500 -14.500 -30.500 -9 -32 -6.500C-34 -5.500 -37 -5.600 -38.500 -6Z',
  )
  stroke(k, '#171c40', 3.4, 'M-56 -29L-60 -23.500')
  stroke(k, '#b9764f', 2.3, 'M-60 -23.500L-59.500 -18.500')
  // Near leg, landing.
  stroke(k, '#232c62', 5.4, 'M-50 -18.500L-59.500 -14.500')
  stroke(k, '#232c62', 3.8, 'M-59.500 -14.500L-58.500 -5')
  stroke(k, '#4153a0', 1.2, 'M-51 -20L-60 -16.400L-60 -6')
  path(
    k,
    '#efe6d6',
    'M-60.600 -6.500H-56.200C-56 -4 -55.600 -1.500 -55.800 0H-65C-65.400 -1.600 -62 -2.600 -60.600 -4Z',
  )
  path(k, '#b9aeb8', 'M-57.800 -6.500H-56.200C-56 -4 -55.600 -1.500 -55.800 0H-58Z')
  // Coat with its red belt.
  path(
    k,
    '#2b3677',
    'M-59.500 -29.500C-60 -24 -57 -19 -55 -15.500L-45.500 -16.500C-45 -21 -47 -28 -50.500 -31.500C-54 -33 -58 -32.500 -59.500 -29.500Z',
  )
  path(
    k,
    '#4a5db0',
    'M-59.500 -29.500C-60 -24 -57 -19 -55 -15.500L-52.500 -15.800C-55 -20 -57 -26 -55.500 -32.300C-57.600 -32 -59 -31 -59.500 -29.500Z',
  )
  path(k, '#d8402f', 'M-57.200 -20.600L-46.400 -22L-45.600 -19.600L-55.900 -18Z')
  k.save()
  k.translate(-57, -38)
  k.rotate(-0.1)
  head(k, '#dfa074', '#b9764f', () => {
    path(
      k,
      INK,
      'M-3.800 -3.400C-4 -6.500 -1 -7.400 1.500 -6.800C5.500 -6 6.200 -2.500 5 1.600C4.600 2.400 4 3 3.200 3C3 2 2.800 1.500 2 0.800C1 0 1.200 -1.600 0 -2.400C-1.600 -2.600 -2.800 -2.800 -3.800 -3.400Z',
    )
    path(
      k,
      '#dfa074',
      'M0.600 -0.600C1.600 -1.400 2.800 -0.400 2.300 0.900C1.800 2 0.800 1.800 0.600 1Z',
    )
    path(
      k,
      '#ffffff',
      'M-4.400 -4.300C-1 -3.400 3 -3.200 5.900 -3.600V-1.800C3 -1.300 -1 -1.600 -4.600 -2.500Z',
    )
    path(
      k,
      '#ffffff',
      'M5.400 -3.400C8 -5.500 10 -3.600 12.500 -5.500C12 -3.400 9.500 -2 5.600 -2.200ZM5.400 -2.600C8 -2.600 9 -0.500 11.500 -1C10 0.800 7 0.600 5.400 -1.800Z',
    )
    path(k, INK, 'M-3.700 -0.800a0.600 0.800 0 1 0 1.200 0a0.600 0.800 0 1 0 -1.200 0Z')
    path(
      k,
      '#d8402f',
      'M-1.800 -3.700a0.800 0.800 0 1 0 1.600 0.100a0.800 0.800 0 1 0 -1.600 -0.100Z',
    )
  })
  k.restore()
  // Drops of sweat fly off him.
  for (const [x, y] of points('-49 -48 -44.500 -45.500 -52.500 -51'))
    path(
      k,
      '#ffffff',
      `M${x} ${y}c1.400 -1.200 2.600 -1.200 3 -1c-0.400 1.400 -1.600 2.200 -2.600 2.200c-0.800 0 -1 -0.700 -0.400 -1.200Z`,
    )
}

/** His near arm, over the shaft it holds. */
function runnersArm(k) {
  stroke(k, '#2b3677', 4, 'M-52.500 -28.500L-47.500 -23')
  stroke(k, '#4a5db0', 1.1, 'M-53.600 -28L-48.800 -22.800')
  stroke(k, '#dfa074', 2.7, 'M-47.500 -22.500L-53 -18.200')
  path(
    k,
    '#dfa074',
    'M-56 -19C-55 -20.300 -52.600 -20 -52 -18.500C-51.600 -16.600 -53 -15.400 -54.600 -15.600C-56.200 -15.800 -56.800 -17.600 -56 -19Z',
  )
  stroke(k, '#a8653f', 0.35, 'M-55.600 -17.800l1.800 -0.600M-55.400 -16.600l1.800 -0.400')
}

/** The grandmother with both arms in the air, and the boy who clings to her. */
function guests(k) {
  k.save()
  k.translate(2.5, -2)
  stroke(k, '#7d3f8c', 3.8, 'M3 -33L-1.500 -42')
  stroke(k, '#eab48c', 2.1, 'M-1.800 -42.500L-5 -49')
  stroke(
    k,
    '#eab48c',
    0.9,
    'M-5 -49l-2 -2M-5 -49l-0.800 -3M-5 -49l0.800 -2.800M-5 -49l-2.600 -0.400',
  )
  // Grandmother.
  path(k, '#8e4a9c', 'M1 -20C0 -28 1 -34 5 -36H10C14 -34 16 -27 16 -20Z')
  path(k, '#b573bd', 'M1 -20C0 -28 1 -34 5 -36H7C4.500 -32 4 -26 5 -20Z')
  path(k, '#f6e2c0', 'M4.600 -36L8.500 -28L10.500 -36Z')
  k.save()
  k.translate(6.5, -42)
  k.rotate(0.16)
  head(k, '#f0be98', '#cf8f70', () => {
    path(
      k,
      '#e9e6ee',
      'M-3.800 -3.400C-4.400 -7 -1 -8 1.500 -7.400C5.500 -7 7 -2.500 5 2.600C4.600 3.200 3.400 3.600 3 3C3.400 1 2 0.800 1.800 0C1.400 -1.600 1 -2.600 -0.400 -3C-1.600 -3 -2.800 -2.800 -3.800 -3.400Z',
    )
    path(k, '#c3bfd2', 'M3 -3.400a3 3 0 1 1 5.800 1.200a3 3 0 1 1 -5.800 -1.200Z')
    stroke(k, INK, 0.55, 'M-4 -0.500q0.900 -1.200 1.900 -0.200')
    path(k, '#e88a78', 'M-2.400 1.200a1 0.800 0 1 0 2 0a1 0.800 0 1 0 -2 0Z')
    path(k, '#f0be98', 'M1 0C2 -0.800 3.200 0.200 2.700 1.500C2.200 2.600 1.200 2.400 1 1.600Z')
  })
  k.restore()
  stroke(k, '#8e4a9c', 4.2, 'M11.500 -33L16.500 -41.500')
  stroke(k, '#b573bd', 1.2, 'M10.600 -34L15.400 -42')
  stroke(k, '#f0be98', 2.3, 'M16.800 -42L17 -50')
  stroke(
    k,
    '#f0be98',
    1,
    'M17 -50l-2 -2.400M17 -50l-0.500 -3.400M17 -50l1.200 -3.200M17 -50l2.600 -1.800',
  )
  k.restore()
  // The boy.
  k.save()
  k.translate(-3, -0.3)
  path(k, '#f2b632', 'M-10 -20C-11 -26 -10 -30 -7 -31.500H-2.500C1 -30 2 -25 2 -20Z')
  path(k, '#ffd766', 'M-10 -20C-11 -26 -10 -30 -7 -31.500H-5.500C-7.500 -28 -7.600 -24 -7 -20Z')
  k.save()
  k.translate(-4.3, -36.2)
  k.rotate(0.06)
  path(
    k,
    '#f0be98',
    'M-4 -4C-4.800 -2.600 -4.600 -1.600 -4.800 -0.600L-5.900 0.900C-5.900 1.500 -5.100 1.600 -4.900 1.800C-5.200 3 -4.800 5.600 -3 5.900C-1 6.100 0.500 5 1 4L1.200 7H4.400L4.200 0C4 -3.600 2 -5.800 -1 -5.800C-2.400 -5.800 -3.400 -5 -4 -4Z',
  )
  path(
    k,
    '#4a2a24',
    'M-4.400 -3.200C-5 -7 -1 -8 1.500 -7.400C3.400 -8.600 5 -8.200 6.600 -8.600C6.200 -7 5.800 -6.400 5.600 -5.600C6.600 -5.600 7.400 -5 8.400 -4.800C7 -3 5.800 -2 5.400 0.500C5 2.400 4 3 3.200 3C3 2 2.800 1.500 2 0.800C1 0 1.200 -1.600 0 -2.600C-1.600 -2.800 -3 -2.600 -4.400 -3.200Z',
  )
  path(
    k,
    '#f0be98',
    'M0.600 -0.400C1.600 -1.200 2.800 -0.200 2.300 1.100C1.800 2.200 0.800 2 0.600 1.200Z',
  )
  path(k, '#ffffff', 'M-4.300 -0.900a1.200 1.400 0 1 0 2.400 0a1.200 1.400 0 1 0 -2.400 0Z')
  path(k, INK, 'M-4.200 -0.800a0.600 0.700 0 1 0 1.200 0a0.600 0.700 0 1 0 -1.200 0Z')
  path(k, INK, 'M-4.800 3C-4.200 2 -2.600 2.200 -2.400 3.600C-2.300 5 -4.200 5.400 -4.800 4.400Z')
  k.restore()
  stroke(k, '#d8922c', 3.2, 'M-3 -28.200L1 -26.200')
  stroke(k, '#f0be98', 2.1, 'M1.500 -26.200L7 -29.600')
  path(
    k,
    '#f0be98',
    'M6 -31.600C8 -32.600 10.400 -31.400 10.200 -29.600C9.800 -27.800 7.400 -27.400 6.400 -28.400Z',
  )
  stroke(k, '#c98a68', 0.35, 'M8 -31l1.800 -0.300M8 -29.900l2 -0.200M7.800 -28.800l1.800 0')
  k.restore()
}

/** The rickshaw, its wheel's foot at 0: black lacquer, red seat, the folded hood behind. */
function rickshaw(k) {
  path(k, 'rgba(30,56,60,.5)', 'M-66 0.500C-40 -2.500 10 -2.500 40 1C26 4.500 -40 4 -66 0.500Z')
  // Hood in folds, the back of the seat.
  path(k, '#8c1f34', 'M17 -37C24 -40 32 -35 32 -28C31 -23 26 -19 20 -18Z')
  path(k, '#c9333a', 'M17 -37C22 -39 26 -37 27 -33L20 -22ZM20 -19L29 -29L30.500 -24Z')
  stroke(k, '#6e1630', 0.5, 'M20 -20L27.500 -33M20 -19L30.200 -29.500M20 -18.500L30.500 -24')
  path(k, '#d8402f', 'M12 -20L15 -35C15.500 -37.500 19.500 -37.500 20 -35L21 -16Z')
  guests(k)
  // Shafts, body, step.
  stroke(k, '#6a2c26', 1.7, 'M-8 -14C-22 -13 -36 -17.500 -62 -17.500')
  stroke(k, '#c9603c', 0.5, 'M-8 -14.600C-22 -13.600 -36 -18.100 -62 -18.100')
  path(
    k,
    '#231d3c',
    'M-24 -9.500L-23 -6.500H-12C-7 -6.500 -5 -11 2 -11H18C22 -12 23 -20 21 -27L13 -20H-7L-11.500 -9.500Z',
  )
  path(k, '#4a4470', 'M13 -20L21 -27C21.600 -25 21.800 -23 21.800 -21L15 -17.500H-7.900L-7 -20Z')
  stroke(k, '#e8b84a', 0.6, 'M-24 -9.500H-11.500L-8 -17.500H15L21.600 -22.500')
  // Red rug over their knees, shoes on the step.
  path(
    k,
    '#d8402f',
    'M13 -23C6 -26 -6 -26 -12 -24C-16 -22 -17 -16 -18 -11.500L-9.500 -11C-8.500 -15 -7 -18 -3 -18.500H13Z',
  )
  path(
    k,
    '#f0694a',
    'M0 -25.200C-5 -25.400 -9 -25 -12 -24C-16 -22 -17 -16 -18 -11.500L-15.500 -11.400C-14 -17 -12.500 -22 0 -25.200Z',
  )
  path(
    k,
    '#ffffff',
    'M-17.800 -11.800H-14.600V-9.500H-20.600C-20.600 -10.800 -19 -11.400 -17.800 -11.800Z',
  )
  path(
    k,
    '#54306c',
    'M-13.200 -11.600H-9.800V-9.500H-16C-16 -10.600 -14.600 -11.200 -13.200 -11.600Z',
  )
  // The wheel.
  k.lineWidth = 1.6
  k.strokeStyle = '#1c1834'
  k.beginPath()
  k.arc(3, -12, 11.2, 0, 7)
  k.stroke()
  k.lineWidth = 0.6
  k.strokeStyle = '#e8b84a'
  k.beginPath()
  k.arc(3, -12, 10, 0, 7)
  k.stroke()
  for (let i = 0; i < 8; i++) {
    const [c, n] = [Math.cos(i * 0.393 + 0.1) * 10, Math.sin(i * 0.393 + 0.1) * 10]
    stroke(k, '#f3d589', 0.4, `M${3 + c} ${-12 + n}L${3 - c} ${-12 - n}`)
  }
  path(k, '#e8b84a', 'M1.200 -12a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z')
  runner(k)
  stroke(k, '#8c3a2c', 1.6, 'M-10 -13C-24 -12 -36 -17 -60 -17.200')
  stroke(k, '#1c1834', 1.4, 'M-62 -18.500L-60 -16')
  runnersArm(k)
}

/** The boy's cap, gone with the wind. */
function cap(k) {
  path(k, '#2f7fc4', 'M-4.500 1C-5 -3.500 4 -4.500 4.500 0.500Z')
  path(k, '#5aa5e0', 'M-4.500 1C-5 -2.500 -1.500 -3.400 0 -3.100C-1.800 -2 -2 0 -2 0.800Z')
  path(k, '#1f5c98', 'M-4.500 1C-6.500 1 -8.500 2 -9 3C-6 3.400 0 2.500 4.500 0.500Z')
}

export default {
  alt: 'Un risciò in discesa nel bosco di bambù di Arashiyama: la nonna ride a braccia alzate, il nipote perde il berretto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.05], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#f4f3b4', points('-2 -2 162 -2 162 92 -2 92'))
      const foot = (x) => onPath(x) - 14
      rank(k, 46, 0.8, foot, ['#e6eca0', '#d3e28c', '#bfd57c', '#f4f5c4'], 3)
      rank(k, 30, 1.3, foot, ['#bfd873', '#9cc45c', '#7fae50', '#dcea9c'], 8)
      // Light falls through in broad bars.
      for (const d of [
        'M-2 6L-2 -2H22L96 60H64Z',
        'M44 -2H58L126 52H108Z',
        'M84 -2H110L160 38V50H140Z',
      ])
        path(k, 'rgba(255,252,206,.5)', d)
      rank(k, 15, 1.9, foot, ['#7fb84e', '#4f9244', '#33703f', '#b6dc74'], 14)
      fence(k)
      const edge = (d) => `M-2 ${onPath(-2) + d}L162 ${onPath(162) + d}V92H-2Z`
      path(k, '#6f9a4a', edge(-12.5))
      path(k, '#c3a878', edge(-9.5))
      path(k, '#efdcae', edge(-8.7))
      // Shadows of the stems lie across the path.
      for (const [x, wide] of points('-14 5 6 3 20 7 44 4 66 3 82 8 112 4 128 9 152 4'))
        fill(k, '#cdb98c', [
          [x, onPath(x) - 8.7],
          [x + wide, onPath(x + wide) - 8.7],
          [x + wide + 26, onPath(x + wide + 26) + 12],
          [x + 26, onPath(x + 26) + 12],
        ])
      path(
        k,
        '#3f7a44',
        `M-2 ${onPath(-2) + 9}C30 ${onPath(30) + 11} 60 ${onPath(60) + 9} 90 ${onPath(90) + 11}C120 ${onPath(120) + 10} 140 ${onPath(140) + 12} 162 ${onPath(162) + 10}V92H-2Z`,
      )
      path(k, '#24583f', `M-2 96C40 92 70 90 100 86C124 84 146 80 162 76V92H-2Z`)
      k.save()
      k.translate(104, onPath(104))
      k.rotate(Math.atan(SLOPE))
      rickshaw(k)
      k.restore()
      k.save()
      k.translate(134, 17)
      k.rotate(0.5)
      cap(k)
      k.restore()
      stroke(
        k,
        '#ffffff',
        0.6,
        'M118 26C120 22 122 20.500 125 19M123 28C125 25 127 23.500 130 22.500',
      )
      // Near stems and leaves, dark.
      culm(k, 6, 96, 4.2, ['#3f8a4a', '#1f5c40', '#143f38', '#7cbc5c'])
      culm(k, 161, 96, 3.6, ['#3f8a4a', '#1f5c40', '#143f38', '#7cbc5c'])
      const r = random(21)
      for (let j = 0; j < 26; j++)
        spray(
          k,
          r() * 166 - 3,
          -5 + r() * 4 + Math.abs(j % 2 ? 0 : 2),
          9,
          ['#2c6a3c', '#1f5636', '#4d8f45'],
          r,
        )
      for (let j = 0; j < 10; j++)
        spray(
          k,
          (j % 2 ? 148 : 2) + r() * 12,
          2 + r() * 10,
          9,
          ['#1f5636', '#174838', '#3a7c42'],
          r,
        )
    })
    return finish(s, { vignette: 0.12 })
  },
}
