import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'

/** The pink of Jaipur: in the sun, full, in shade, deep; its white lines; the dark behind the lattice. */
const [SUN, PINK, SHADE, DEEP, LINE, DARK] = [
  '#f6b48c',
  '#e08a6c',
  '#bd6660',
  '#94495a',
  '#fff0dc',
  '#6a2f4c',
]

/** A pointed window with its lattice, foot at x, y. */
function lattice(k, x, y, half, tall, open) {
  const d = `M${x - half} ${y}V${y - tall * 0.6}C${x - half} ${y - tall * 0.9} ${x - half * 0.3} ${y - tall * 0.9} ${x} ${y - tall}C${x + half * 0.3} ${y - tall * 0.9} ${x + half} ${y - tall * 0.9} ${x + half} ${y - tall * 0.6}V${y}Z`
  path(k, open ? DARK : DEEP, d)
  if (!open)
    stroke(
      k,
      'rgba(246,180,140,.75)',
      half * 0.16,
      `M${x} ${y}V${y - tall * 0.9}M${x - half} ${y - tall * 0.3}H${x + half}M${x - half} ${y - tall * 0.58}H${x + half}`,
    )
  stroke(k, LINE, half * 0.24, d.replace('Z', ''))
}

/** One bay that stands out from the wall in five sides: a curved roof with its spike, windows in two rows, a bracket. */
function bay(k, x, y, wide, tall, open) {
  const h = wide / 2
  const top = y - tall * 0.76
  path(k, DEEP, `M${x - h} ${y}H${x + h}L${x + h * 0.45} ${y + tall * 0.12}H${x - h * 0.45}Z`)
  path(k, PINK, `M${x - h} ${y}V${top}H${x + h}V${y}Z`)
  path(k, SUN, `M${x + h * 0.5} ${y}V${top}H${x + h}V${y}Z`)
  path(k, SHADE, `M${x - h} ${y}V${top}H${x - h * 0.5}V${y}Z`)
  stroke(
    k,
    LINE,
    wide * 0.025,
    `M${x - h * 0.5} ${y}V${top}M${x + h * 0.5} ${y}V${top}M${x - h} ${y - tall * 0.05}H${x + h}M${x - h} ${y - tall * 0.4}H${x + h}`,
  )
  lattice(k, x, y - tall * 0.07, h * 0.34, tall * 0.3, open)
  for (const m of [-0.75, 0.75])
    lattice(k, x + m * h, y - tall * 0.07, h * 0.15, tall * 0.28, false)
  lattice(k, x, y - tall * 0.43, h * 0.34, tall * 0.28, false)
  for (const m of [-0.75, 0.75])
    lattice(k, x + m * h, y - tall * 0.43, h * 0.15, tall * 0.26, false)
  // The bent roof.
  const roof = `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.9} ${top - tall * 0.05} ${x - h * 0.7} ${top - tall * 0.19} ${x} ${top - tall * 0.2}C${x + h * 0.7} ${top - tall * 0.19} ${x + h * 0.9} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}C${x + h * 0.5} ${top - tall * 0.05} ${x - h * 0.5} ${top - tall * 0.05} ${x - h * 1.14} ${top + tall * 0.015}Z`
  path(k, PINK, roof)
  path(
    k,
    SUN,
    `M${x + h * 0.1} ${top - tall * 0.2}C${x + h * 0.7} ${top - tall * 0.19} ${x + h * 0.9} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}C${x + h * 0.8} ${top - tall * 0.02} ${x + h * 0.55} ${top - tall * 0.03} ${x + h * 0.4} ${top - tall * 0.035}C${x + h * 0.5} ${top - tall * 0.1} ${x + h * 0.3} ${top - tall * 0.17} ${x + h * 0.1} ${top - tall * 0.2}Z`,
  )
  path(
    k,
    DEEP,
    `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.9} ${top - tall * 0.05} ${x - h * 0.7} ${top - tall * 0.19} ${x - h * 0.2} ${top - tall * 0.2}C${x - h * 0.5} ${top - tall * 0.15} ${x - h * 0.6} ${top - tall * 0.09} ${x - h * 0.62} ${top - tall * 0.03}Z`,
  )
  stroke(
    k,
    LINE,
    wide * 0.035,
    `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.5} ${top - tall * 0.05} ${x + h * 0.5} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}`,
  )
  stroke(k, '#e8b84c', wide * 0.05, `M${x} ${top - tall * 0.2}V${top - tall * 0.3}`)
}

/** A storey: the wall behind, its cornice, the bays side by side. */
function storey(k, x, y, n, unit, tall, r) {
  const half = (n * unit) / 2
  path(k, SHADE, `M${x - half} ${y}V${y - tall * 0.79}H${x + half}V${y}Z`)
  for (let i = 0; i < n; i++)
    bay(k, x - half + unit * (i + 0.5), y - tall * 0.1, unit * 0.84, tall * 0.9, r() < 0.12)
  path(k, PINK, `M${x - half - 0.6} ${y + 0.5}V${y - tall * 0.06}H${x + half + 0.6}V${y + 0.5}Z`)
  path(
    k,
    LINE,
    `M${x - half - 0.6} ${y - tall * 0.06}H${x + half + 0.6}V${y - tall * 0.06 + 0.35}H${x - half - 0.6}Z`,
  )
  path(k, DEEP, `M${x - half - 0.6} ${y + 0.5}H${x + half + 0.6}V${y + 1}H${x - half - 0.6}Z`)
}

/** A house of the bazaar beside the palace: arches above, a shop with its awning below. */
function house(k, x0, x1, top, r, awning) {
  path(k, '#cf7c66', `M${x0} 74V${top}H${x1}V74Z`)
  path(k, '#b3625e', `M${x0} 74V${top}H${x0 + (x1 - x0) * 0.14}V74Z`)
  path(k, LINE, `M${x0 - 0.5} ${top}H${x1 + 0.5}V${top + 0.7}H${x0 - 0.5}Z`)
  for (let x = x0 + 0.6; x < x1 - 0.4; x += 1.9)
    path(k, '#cf7c66', `M${x} ${top}v-1.400c0.200 -0.900 1 -0.900 1.200 0v1.400Z`)
  for (let y = top + 9; y < 62; y += 10) {
    for (let x = x0 + 3; x < x1 - 2; x += 5) lattice(k, x, y, 1.3, 6, r() < 0.5)
    path(k, LINE, `M${x0} ${y + 1}H${x1}V${y + 1.4}H${x0}Z`)
  }
  path(k, '#5a2a44', `M${x0 + 1} 74V65H${x1 - 1}V74Z`)
  for (let i = 0; i < 7; i++)
    path(
      k,
      ['#f2b53c', '#e2573c', '#3f8f8a', '#d9688c'][i % 4],
      `M${x0 + 2 + (i / 7) * (x1 - x0 - 4)} 74v${-3 - r() * 4}h1.800v7Z`,
    )
  const n = Math.round((x1 - x0) / 2.2)
  for (let i = 0; i < n; i++) {
    const [a, b] = [x0 + ((x1 - x0) * i) / n, x0 + ((x1 - x0) * (i + 1)) / n]
    path(
      k,
      i % 2 ? '#fff3dc' : awning,
      `M${a} 63.500H${b}L${b - 1} 67.200C${b - 1.2} 67.900 ${a - 0.8} 67.900 ${a - 1} 67.200Z`,
    )
  }
}

/** A motor rickshaw in green and yellow, to the left; 26 units long. */
function rickshaw(k) {
  path(k, 'rgba(80,40,60,.45)', 'M-16 0.600C-8 -0.600 10 -0.400 13 0.400C8 2 -20 2.400 -16 0.600Z')
  for (const x of [-9, 8]) {
    path(k, '#2c2438', `M${x} -5a2.600 2.600 0 1 0 0.010 0Z`)
    path(k, '#b9b0ac', `M${x} -3.500a1.100 1.100 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#2f7d54',
    'M-13 -3.500C-13.500 -7 -12 -9.500 -10 -10.500L12 -10.500C13 -8 13 -5 12.500 -2.500H11C10.500 -5 5.500 -5 5 -2.500H-5.500C-6 -5.600 -11.500 -5.600 -12 -3Z',
  )
  path(
    k,
    '#1f5a44',
    'M-13 -3.500C-13.500 -5 -13.200 -6.400 -12.600 -7.500H12.900C13 -5.800 12.800 -4 12.500 -2.500H11C10.500 -5 5.500 -5 5 -2.500H-5.500C-6 -5.600 -11.500 -5.600 -12 -3Z',
  )
  path(k, '#4a2c40', 'M-9.500 -10.500L-7 -18H11.500V-10.500Z')
  path(k, '#c98a6a', 'M-4 -15.600a1.500 1.700 0 1 0 0.010 0Z')
  path(
    k,
    '#f7efe0',
    'M-6.500 -9.500C-6.400 -12 -5.400 -12.700 -4 -12.700C-2.600 -12.700 -1.800 -12 -1.700 -9.500Z',
  )
  path(k, '#c98a6a', 'M5 -15.800a1.500 1.700 0 1 0 0.010 0Z')
  path(
    k,
    '#e0457a',
    'M2 -9.500C2.200 -12.200 3.500 -12.900 5 -12.900C6.500 -12.900 7.800 -12.200 8 -9.500ZM3.400 -13.600C3.200 -16.600 6.800 -16.600 6.700 -13.600C6.600 -15 3.600 -15 3.400 -13.600Z',
  )
  path(k, '#f2bd3c', 'M-8.500 -17C-6 -20.500 8 -20.500 12.500 -18.600L12.500 -16.800Z')
  path(
    k,
    '#ffe08a',
    'M2 -19.700C6 -19.800 10 -19.500 12.500 -18.600V-17.600C9 -18.400 5 -18.900 2 -19.700Z',
  )
  stroke(k, '#f2bd3c', 0.7, 'M-10 -10.500L-7.600 -17M11.800 -10.500V-17M0 -10.500V-18')
  path(k, '#fff3c4', 'M-12.900 -6.800a0.900 0.900 0 1 0 0.010 0Z')
}

/** The cow that stands where she likes, to the right; 22 units long. */
function cow(k) {
  path(k, 'rgba(80,40,60,.45)', 'M9 0.400C0 -0.800 -18 -0.400 -24 1.600C-14 2.600 2 2 9 0.400Z')
  path(k, '#a89088', 'M-7 -7H-4.600L-5 0H-6.800ZM5 -7H7.400L7 0H5.200Z')
  path(
    k,
    '#f4e8dc',
    'M-11 -12.500C-8 -14.600 2 -14 5 -15.500C7 -17.500 9 -16.500 9.500 -14.600C11 -16 13.500 -16.500 15 -15C16.500 -13.500 17.500 -11 17 -9.500C16 -8.600 14.500 -8.800 13.500 -9.800C12 -9 11 -8 10 -7L9.500 0H7.500L7 -5.500C3 -4.600 -3 -4.600 -7.500 -5.500L-8 0H-10.200L-10.600 -6C-11.600 -8 -11.800 -10.500 -11 -12.500Z',
  )
  path(
    k,
    '#c9b4ac',
    'M-11 -12.500C-11.800 -10.500 -11.600 -8 -10.600 -6L-10.200 0H-8L-7.500 -5.500C-3 -4.600 3 -4.600 7 -5.500L7.300 -2.500C9 -5 9.600 -7 9.200 -8.500C3 -6.500 -6 -7 -11 -12.500Z',
  )
  path(
    k,
    '#8a6a60',
    'M12 -15.800C11.500 -18 12.500 -19.500 14 -20C13.500 -18.500 13.700 -17 14.200 -15.600ZM9.800 -14.400C8.600 -13.600 8.400 -12.600 9 -11.800C10.200 -12 10.800 -13 10.800 -14Z',
  )
  path(
    k,
    '#c98a8a',
    'M17 -9.500C16 -8.600 14.500 -8.800 13.500 -9.800C14.500 -11 16.500 -11 17 -9.500Z',
  )
  path(k, '#2c2438', 'M14 -13.900a0.550 0.600 0 1 0 0.010 0Z')
  stroke(k, '#c9b4ac', 0.6, 'M-11.200 -11C-12.800 -8 -12.500 -5 -12.800 -2.500')
  stroke(k, '#f2a03c', 0.9, 'M8.500 -15C8 -12 9.500 -9 11 -8.500')
}

/** Sells marigolds under a red umbrella's shade: sari, baskets, garlands; 16 units tall, seated. */
function seller(k) {
  path(k, 'rgba(80,40,60,.45)', 'M9 0.600C0 -0.600 -18 0 -24 1.600C-14 2.800 2 2.400 9 0.600Z')
  path(k, '#d9662c', 'M-7 0.600C-7.500 -3.500 -4 -5.500 0 -5.500C4 -5.500 7.500 -3.500 7 0.600Z')
  path(k, '#f08a3c', 'M0 -5.500C4 -5.500 7.500 -3.500 7 0.600H3C4 -2 2.500 -4 0 -5.500Z')
  path(
    k,
    '#b3284a',
    'M-3.500 -4C-3.800 -8.500 -2.500 -11 0 -11.200C2.500 -11 3.800 -8.500 3.500 -4Z',
  )
  path(k, '#a86a4c', 'M0 -15.600a2.100 2.400 0 1 0 0.010 0Z')
  path(
    k,
    '#f08a3c',
    'M-2.600 -11C-3.400 -16.600 3.400 -16.600 2.600 -11C4 -8 4.200 -5 3.600 -3.600C2.600 -7 2 -9.500 1.900 -12.600C1.600 -14.600 -1.600 -14.600 -1.900 -12.600C-2 -9.500 -3 -7 -4.200 -5C-4.200 -7.500 -3.600 -9.500 -2.600 -11Z',
  )
  stroke(k, '#a86a4c', 1.2, 'M3 -8L6.500 -5.500')
  for (const [x, c, c2] of [
    [10.5, '#e89a1c', '#ffd048'],
    [17, '#d8473a', '#f48a6a'],
    [-11, '#f0b428', '#ffe27c'],
  ]) {
    path(k, '#8a5a38', `M${x - 3.4} -2.600H${x + 3.4}L${x + 2.6} 0.600H${x - 2.6}Z`)
    for (const [dx, dy] of points('-2.200 -3 0 -3.600 2.200 -3 -1.100 -4.400 1.100 -4.400')) {
      path(k, c, `M${x + dx} ${dy - 0.9}a1.300 1.200 0 1 0 0.010 0Z`)
      path(k, c2, `M${x + dx + 0.3} ${dy - 0.7}a0.600 0.550 0 1 0 0.010 0Z`)
    }
  }
}

/** A pigeon in the air. */
const pigeon = (k, x, y, q, c) =>
  path(
    k,
    c,
    `M${x - 3 * q} ${y - 2.4 * q}C${x - 1.6 * q} ${y - 1.6 * q} ${x - 0.6 * q} ${y - 0.8 * q} ${x} ${y}C${x + 1 * q} ${y - 1.6 * q} ${x + 2 * q} ${y - 2.8 * q} ${x + 3.4 * q} ${y - 3.2 * q}C${x + 2.8 * q} ${y - 1.4 * q} ${x + 2 * q} ${y - 0.2 * q} ${x + 1.2 * q} ${y + 0.8 * q}C${x + 0.6 * q} ${y + 1.6 * q} ${x - 0.6 * q} ${y + 1.4 * q} ${x - 1 * q} ${y + 0.6 * q}C${x - 2 * q} ${y} ${x - 2.6 * q} ${y - 1.2 * q} ${x - 3 * q} ${y - 2.4 * q}Z`,
  )

export default {
  alt: "La facciata rosa dell'Hawa Mahal di Jaipur, con le sue finestre a nido d'ape, sopra la strada del bazar al mattino",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3f9cb8'],
          [0.5, '#8fd0cc'],
          [1, '#fbeccb'],
        ],
      },
      sun: [0.96, 0.1],
      horizon: 0.8,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.12 0.2 34 6 3 0.86 0.14 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff8ea', dark: '#d6cdbd' })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(7)
      house(k, -4, 14, 40, r, '#e2573c')
      house(k, 13, 31, 46, r, '#3f8f8a')
      house(k, 129, 146, 45, r, '#f2b53c')
      house(k, 145, 166, 38, r, '#d9688c')
      // The palace: five storeys, the upper ones step in to a crown.
      const X = 80
      storey(k, X, 21, 3, 7, 11, r)
      storey(k, X, 31, 5, 7.2, 12, r)
      storey(k, X, 42, 9, 7.2, 13, r)
      for (const m of [-1, 1]) {
        const x = X + m * 46.5
        path(k, PINK, `M${x - 2.6} 55V40H${x + 2.6}V55Z`)
        path(k, m > 0 ? SUN : SHADE, `M${x + (m > 0 ? 0.8 : -2.6)} 55V40h1.800V55Z`)
        lattice(k, x, 48, 1.1, 5, true)
        path(
          k,
          PINK,
          `M${x - 3.2} 40C${x - 2.6} 36.500 ${x - 1} 35 ${x} 34.600C${x + 1} 35 ${x + 2.6} 36.500 ${x + 3.2} 40Z`,
        )
        path(
          k,
          SUN,
          `M${x} 34.600C${x + 1} 35 ${x + 2.6} 36.500 ${x + 3.2} 40H${x + 0.8}C${x + 1} 38 ${x + 0.6} 36 ${x} 34.600Z`,
        )
        stroke(k, '#e8b84c', 0.35, `M${x} 34.600V32.400`)
      }
      storey(k, X, 55, 13, 7.6, 14.5, r)
      path(k, PINK, 'M30 74V55.500H130V74Z')
      path(k, LINE, 'M29.500 55.500H130.500V56.100H29.500ZM30 64H130V64.400H30Z')
      for (let x = 34; x < 129; x += 5.1) lattice(k, x, 63.4, 1.5, 6, r() < 0.3)
      for (let x = 36; x < 126; x += 8.6) {
        if (Math.abs(x - 79) < 5) continue
        lattice(k, x, 74, 2.6, 8.5, true)
        for (let i = 0; i < 3; i++)
          path(
            k,
            ['#f2b53c', '#3f8f8a', '#e0457a', '#f4efe2'][(i + Math.round(x)) % 4],
            `M${x - 2.2 + i * 1.5} 74v${-3 - r() * 2}h1.300v5Z`,
          )
      }
      path(
        k,
        LINE,
        'M73.500 74V65.500C73.500 61.500 84.500 61.500 84.500 65.500V74H83V66C83 63.400 75 63.400 75 66V74Z',
      )
      path(k, DARK, 'M75 74V66C75 63.400 83 63.400 83 66V74Z')
      path(k, '#8a5a38', 'M75 74V66.500L77.500 65V74ZM83 74V66.500L80.500 65V74Z')
      // The street: a kerb in black and yellow, warm ground, the shadow of the houses at its edge.
      path(k, '#e6c69c', 'M-6 74H166V96H-6Z')
      path(k, 'rgba(124,66,74,.5)', 'M-6 74H166V76.500H120L104 77.500H-6Z')
      for (let x = -4; x < 166; x += 4)
        path(k, x % 8 ? '#3a3048' : '#f2c44c', `M${x} 77.200h4v1.300h-4Z`)
      path(k, '#b99a86', 'M-6 78.500H166V96H-6Z')
      path(k, '#cdae94', 'M-6 84C30 82.500 80 85.500 166 82V96H-6Z')
      // People of the bazaar along the kerb.
      for (const [x, q, c, c2] of [
        [12, 0.4, '#e0457a', '#b3284a'],
        [19, 0.44, '#f4efe2', '#f2b53c'],
        [41, 0.4, '#3f8f8a', '#e2573c'],
        [46, 0.38, '#f2b53c', '#8a3a5c'],
        [93, 0.42, '#7a4a9a', '#f2b53c'],
        [119, 0.42, '#f4efe2', '#d8473a'],
        [124, 0.4, '#e2573c', '#3f8f8a'],
        [152, 0.44, '#f2b53c', '#e0457a'],
      ])
        at(k, x, 77.6, q, (p) => {
          path(p, 'rgba(80,40,60,.45)', 'M2 0L-12 1.600L-10 -0.400Z')
          path(
            p,
            c,
            'M-2.800 0L-2.200 -8.500C-2.600 -12 -1.600 -14 0 -14.200C1.600 -14 2.600 -12 2.200 -8.500L2.800 0Z',
          )
          path(
            p,
            'rgba(70,20,60,.25)',
            'M-2.800 0L-2.200 -8.500C-2.600 -12 -1.600 -14 0 -14.200C-0.800 -10 -0.900 -5 -0.800 0Z',
          )
          path(p, '#a86a4c', 'M0 -18.200a1.800 2 0 1 0 0.010 0Z')
          path(p, c2, 'M-2 -16C-2.400 -19.600 2.400 -19.600 2 -16C1 -17 -1 -17 -2 -16Z')
        })
      at(k, 112, 86, 0.86, rickshaw)
      at(k, 66, 85, 0.78, cow)
      at(k, 24, 88, 1, seller)
      // Pigeons go up before the windows.
      for (const [x, y, q, c] of points(
        '44 60 0.700 0 50 54 0.600 1 57 61 0.620 2 60 50 0.500 0 40 52 0.520 1 66 45 0.440 2 53 45 0.420 0 72 38 0.360 1 34 66 0.700 2',
        4,
      ))
        pigeon(k, x, y, q, ['#5f6a8c', '#8f9ab4', '#f4f4f0'][c])
    })
    return finish(s)
  },
}
