import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { amberFort } from '../../things/amber-fort.js'
import { colours, desk, painter, peacock } from '../../things/miniature-painter.js'

/** An arch of lobes with a pointed tip, over an opening from x0 to x1, down to its foot. */
function cusped(x0, x1, top, spring, foot, n = 4) {
  const [cx, a, b] = [(x0 + x1) / 2, (x1 - x0) / 2, spring - top]
  const on = (i) => {
    const t = (i / (n + 0.6)) * (Math.PI / 2)
    return [a * Math.cos(t), spring - b * 0.86 * Math.sin(t) ** 1.15]
  }
  const half = Array.from({ length: n + 1 }, (_, i) => on(i))
  const lobe = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.56
  let d = `M${x0} ${foot}V${spring}`
  for (let i = 1; i <= n; i++) {
    const r = lobe(half[i], half[i - 1])
    d += `A${r} ${r} 0 0 1 ${cx - half[i][0]} ${half[i][1]}`
  }
  const [e, y] = half[n]
  d += `C${cx - e * 0.9} ${top + (y - top) * 0.2} ${cx - e * 0.2} ${top + (y - top) * 0.5} ${cx} ${top - 2}`
  d += `C${cx + e * 0.2} ${top + (y - top) * 0.5} ${cx + e * 0.9} ${top + (y - top) * 0.2} ${cx + e} ${y}`
  for (let i = n - 1; i >= 0; i--) {
    const r = lobe(half[i], half[i + 1])
    d += `A${r} ${r} 0 0 1 ${cx + half[i][0]} ${half[i][1]}`
  }
  return `${d}V${foot}Z`
}

const inside = (k, d, draw) => {
  k.save()
  k.clip(new Path2D(d))
  draw()
  k.restore()
}

/** What the window shows: the ridge with its wall, the fort, the lake and its garden. */
function view(k) {
  path(k, '#ffe6a4', 'M30 0H130V70H30Z')
  for (const [c, d] of [
    ['#ffd98c', 'M30 24L130 2V0H30Z'],
    ['#fff0c0', 'M30 40L130 12V22L30 44Z'],
  ])
    path(k, c, d)
  k.save()
  k.translate(9.5, 6)
  k.scale(0.74, 0.74)
  fill(k, '#d09a94', [
    ...rough(points('10 38 30 33 48 26 66 20 84 14 104 12 126 15 146 22 175 30'), 0.6, 3),
    ...points('175 64 10 64'),
  ])
  stroke(k, '#ecc4a4', 1.2, 'M48 26L66 20L84 14L104 12L126 15L146 22L175 30')
  for (const [x, y] of points('57 22.500 75 17 94 12.600 115 13 136 18.500'))
    path(k, '#ecc4a4', `M${x - 1.4} ${y + 1}v-3.600h2.800v3.600Z`)
  fill(k, '#a86c64', [
    ...rough(points('14 64 24 57 34 51 46 46 60 42 100 40 128 43 142 48 152 55 165 60'), 0.7, 5),
    ...points('165 66 14 66'),
  ])
  fill(
    k,
    '#84505c',
    rough(points('104 48 128 43 142 48 152 55 165 60 165 66 116 66 108 56'), 0.6, 8),
  )
  amberFort(k)
  path(k, '#4f7a54', 'M0 60C16 57 24 61 40 61C62 60 80 64 104 62C130 60 150 63 175 60V66H0Z')
  path(
    k,
    '#7c9c54',
    'M0 60C16 57 24 61 40 61C62 60 80 64 104 62C92 64.500 60 63 40 63C24 63 10 61 0 62Z',
  )
  k.restore()
  path(k, '#4ca0a8', 'M30 53H130V70H30Z')
  path(k, '#7cc4bc', 'M30 53H130V54.200C110 55 84 54 60 54.800C48 55.200 38 54.600 30 55Z')
  fill(k, '#b87c5c', points('66 55.200 92 55 96 59.500 62 60'))
  fill(k, '#f0c08c', points('66 54.500 92 54.300 96 58.300 62 58.800'))
  fill(k, '#6c9450', points('67.500 54.900 91 54.700 94 57.800 64.500 58.200'))
  for (const x of [69, 76, 83]) {
    fill(k, '#f0c08c', points(`${x} 56.400 ${x + 2.5} 55.200 ${x + 5} 56.300 ${x + 2.5} 57.600`))
    fill(
      k,
      '#c83c6c',
      points(`${x + 1.3} 56.400 ${x + 2.5} 55.800 ${x + 3.7} 56.300 ${x + 2.5} 57`),
    )
  }
}

const GLASS = ['#f8b838', '#e04858', '#2c9c88', '#3c70c8', '#f08838', '#8cc858']

/** A window of coloured glass in its arch. */
function glass(k, x) {
  inside(k, cusped(x, x + 24, 16, 30, 58, 3), () => {
    path(k, '#3c1838', `M${x - 6} 8h36v52h-36Z`)
    for (let i = -1; i < 5; i++)
      for (let j = -1; j < 7; j++) {
        const [px, py] = [x + i * 6, 16 + j * 6]
        path(
          k,
          GLASS[(i * 2 + j * 5 + (x > 80 ? 13 : 12)) % 6],
          `M${px + 3} ${py + 0.3}L${px + 5.7} ${py + 3}L${px + 3} ${py + 5.7}L${px + 0.3} ${py + 3}Z`,
        )
        path(
          k,
          GLASS[(i * 3 + j + 8) % 6],
          `M${px + 6} ${py + 3.7}L${px + 8.3} ${py + 6}L${px + 6} ${py + 8.3}L${px + 3.7} ${py + 6}Z`,
        )
      }
  })
}

/** A vase of flowers painted in white on the plaster. */
function flowers(k) {
  const white = '#f4c8b0'
  stroke(
    k,
    white,
    0.4,
    'M0 -4C0 -8 0 -12 0 -17M0 -7C-3 -8 -5 -10 -5 -13M0 -7C3 -8 5 -10 5 -13M0 -10C-2 -11 -3 -13 -2.800 -15.500M0 -10C2 -11 3 -13 2.800 -15.500',
  )
  path(
    k,
    white,
    'M-2.400 -4.500H2.400L1.600 -3.400C3 -2 2.600 0 1 0.600H-1C-2.600 0 -3 -2 -1.600 -3.400Z',
  )
  for (const [x, y, q] of points(
    '0 -18 1.300 -5 -14 1.100 5 -14 1.100 -2.900 -16.400 0.900 2.900 -16.400 0.900',
    3,
  ))
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 - 1.57
      path(
        k,
        white,
        `M${x + Math.cos(a) * q} ${y + Math.sin(a) * q - q * 0.55}a${q * 0.55} ${q * 0.55} 0 1 0 0.010 0Z`,
      )
    }
}

/** The painted room: wall, arches, sill, floor. */
function room(k) {
  path(k, '#b4525c', 'M-6 -6H166V72H-6Z')
  path(k, '#983e54', 'M-6 -6H166V4H-6Z')
  path(k, '#f4c8b0', 'M-6 3.400H166V4.400H-6Z')
  for (let x = -3; x < 168; x += 6)
    path(k, '#f4c8b0', `M${x} 1.800Q${x + 1.5} -2.200 ${x + 3} 1.800Q${x + 1.5} 0.800 ${x} 1.800Z`)
  // Frames of marble and red, window by window.
  for (const [x0, x1, top, spring, n, foot] of [
    [43, 117, 9, 30, 5, 60],
    [8, 32, 16, 30, 3, 58],
    [128, 152, 16, 30, 3, 58],
  ]) {
    path(k, '#7c2c48', `M${x0 - 4} ${foot}V${top - 3}H${x1 + 4}V${foot}Z`)
    path(k, '#c86c64', `M${x0 - 3.4} ${foot}V${top - 2.4}H${x1 + 3.4}V${foot}Z`)
    for (const side of n > 3 ? [-1, 1] : [])
      at(k, side < 0 ? x0 + 4 : x1 - 4, top + 4.5, 0.9, (m) => {
        for (let i = 0; i < 6; i++) {
          const a = (i / 6) * 6.283
          path(
            m,
            '#f4c8b0',
            `M${Math.cos(a) * 1.5} ${Math.sin(a) * 1.5 - 0.9}a0.900 0.900 0 1 0 0.010 0Z`,
          )
        }
        path(m, '#f8d068', 'M0 -0.700a0.700 0.700 0 1 0 0.010 0Z')
      })
    stroke(k, '#f8e0c4', 2.2, cusped(x0, x1, top, spring, foot, n))
    stroke(k, '#8c3450', 0.7, cusped(x0 + 0.5, x1 - 0.5, top + 0.6, spring, foot, n))
  }
  inside(k, cusped(43, 117, 9, 30, 60, 5), () => view(k))
  glass(k, 8)
  glass(k, 128)
  at(k, 37.5, 44, 0.62, flowers)
  at(k, 122.5, 44, 0.62, flowers)
  // Low wall under the sills, the sills in the light.
  path(k, '#983e54', 'M-6 60H166V74H-6Z')
  path(k, '#7c2c48', 'M-6 63H166V64H-6Z')
  for (let x = -2; x < 166; x += 12)
    path(k, '#84304c', `M${x} 72V68.500Q${x + 5} 63.500 ${x + 10} 68.500V72Z`)
  path(k, '#fff0d0', 'M39 59.400H121L123 61.600H37Z')
  path(k, '#c88c80', 'M37 61.600H123V63.200H37Z')
  for (const x of [4, 124]) {
    path(k, '#f4c8b0', `M${x} 57.800h32l1.500 1.800h-35Z`)
    path(k, '#b87474', `M${x - 1.5} 59.600h35v1.200h-35Z`)
  }
  // Floor of stone, the light that lies on it.
  path(k, '#8c4c64', 'M-6 73H166V96H-6Z')
  path(k, '#a4606c', 'M-6 73H166V74H-6Z')
}

/** Light through a window, leaning to the right over the floor. */
function lightOnFloor(k) {
  path(k, '#e8a878', 'M62 74.500H128L164 96H84Z')
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 5; i++) {
      const on = (u, v) => [132 + u * (5.4 + v * 0.5) + v * 7.5, 75 + v * 4.6]
      fill(k, GLASS[(i * 2 + j * 5) % 6], [
        on(i + 0.5, j),
        on(i + 0.95, j + 0.5),
        on(i + 0.5, j + 0.95),
        on(i + 0.05, j + 0.5),
      ])
    }
}

/** The bolster at his back, its round end towards us, gathered in a button. */
function bolster(k) {
  path(k, '#2c5490', 'M19 76C19 69 34 67 37.500 73C39.500 77 38.500 82 36 84.500H22Z')
  path(k, '#4c88c0', 'M17.500 76.500a8.800 8.800 0 1 0 17.600 0a8.800 8.800 0 1 0 -17.600 0Z')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    const on = (r, t) => [26.3 + Math.cos(t) * r, 76.5 + Math.sin(t) * r]
    fill(k, i > 5 ? '#8cc0e0' : '#3468a4', [on(1.5, a), on(7.6, a - 0.1), on(7.6, a + 0.12)])
  }
  path(k, '#f8d068', 'M26.300 75a1.500 1.500 0 1 0 0.010 0Z')
}

export default {
  alt: 'A una finestra di fronte al forte di Amber un pittore di miniature ritrae un pavone che posa sul davanzale; i vetri colorati gettano rombi di luce sul pavimento',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.1, 0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      room(k)
      lightOnFloor(k)
      // His mattress and bolster.
      k.save()
      k.translate(0, -4)
      path(k, 'rgba(70,20,60,.45)', 'M24 88H82L92 93H30Z')
      path(k, '#f8e4cc', 'M18 83H70C73 83.500 75 86 74 88.500L71 91H16C14 88 15 84 18 83Z')
      path(k, '#c89ca0', 'M15 87.500H74.400L71 91H16C15 90 14.800 88.600 15 87.500Z')
      bolster(k)
      path(k, 'rgba(70,20,60,.35)', 'M36 85C46 83.600 60 84.600 68 86C60 88 44 88 36 85Z')
      at(k, 46, 84.5, 1, painter)
      path(k, 'rgba(90,30,60,.45)', 'M74 86.500H92L106 91H84Z')
      at(k, 76, 84.5, 1, desk)
      k.restore()
      path(k, 'rgba(90,30,60,.4)', 'M114 82C126 80 142 84 150 88C140 91 124 89 114 82Z')
      path(k, 'rgba(120,60,70,.45)', 'M94 60C98 59.400 106 59.600 110 60.800H95Z')
      at(k, 99, 60, 1, peacock)
      at(k, 91, 86.5, 0.95, colours)
    })
    return finish(s, { vignette: 0.2, bloom: 0.1 })
  },
}
