// Coal Harbour after sunset has reached the water: the city of Vancouver and its mirror; the last sun from the right.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

export const QUAY = 57

/** The belt of pink over the shade of the earth, and far away in the south-east the white cone of Mount Baker. */
export function heaven(k) {
  const g = k.createLinearGradient(0, -2, 0, QUAY)
  for (const [t, c] of [
    [0, '#2a4f92'],
    [0.34, '#7788bc'],
    [0.62, '#e9a8ac'],
    [0.8, '#f8c4a4'],
    [1, '#b9a6c6'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${QUAY + 1} -6 ${QUAY + 1}`))
  fill(
    k,
    '#8f8fbe',
    points(
      `33.0 ${QUAY} 37.0 54 43.0 51 48.0 48 52.5 44.800 54.0 44.300 56.0 45.200 60.0 48.600 66.0 51.600 75.0 54.200 81.0 ${QUAY}`,
    ),
  )
  fill(
    k,
    '#fff0e4',
    points(
      `54.0 44.300 56.0 45.200 60.0 48.600 66.0 51.600 71.0 53.200 65.0 53 63.0 51.900 61.6 53 59.0 50.600 57.4 52 55.6 49.400 54.4 51 53.4 47.500`,
    ),
  )
  fill(
    k,
    '#c9bedd',
    points(
      `54.0 44.300 53.4 47.500 54.4 51 52.6 49.600 50.8 51.800 49.6 50 46.0 52.600 44.4 50.800 48.0 48 52.5 44.800`,
    ),
  )
  path(
    k,
    '#8f8fbe',
    `M24 ${QUAY}V55C50 53.600 76 54.400 96 54.800C120 54 150 53.600 170 54.400V${QUAY}Z`,
  )
}

/** x, width, height, crown, row: 0 the pale back row. */
const TOWERS = points(
  '90 4 11 0 0 99 5 17 1 0 106 5.500 21 0 0 116 5 25 3 0 124.500 4.500 27 0 0 133 5.500 23 1 0 143 5 21 0 0 151 5 15 3 0 158 6 12 0 0 94.500 4.200 10 0 1 103 5 14.500 2 1 109.600 4 18 0 1 112.800 5.400 23.500 4 1 120.200 4.600 33 5 1 127.600 5.600 20 0 1 132.400 4 26 3 1 138.400 5.600 17 2 1 146 4.400 22 4 1 154 5.400 13.500 0 1 163 5 9 1 1 99.500 5 8 0 2 107 5.600 10.500 4 2 116.600 4.600 13 0 2 124 6 9.500 1 2 134 5 14 3 2 142 5.600 10.500 0 2 149.600 4.400 12 4 2 157.600 6 7.500 0 2',
  5,
)
const TONES = [
  ['#9a97c4', '#eebba6', '#c9b6c8'],
  ['#6173ac', '#ffc79a', '#8f9cc8'],
  ['#41588f', '#f9ab84', '#6f86b4'],
]

function tower(k, x, w, h, crown, row, r) {
  const [shade, sun, line] = TONES[row]
  const y = QUAY - h
  const cut = x + w * (0.5 + 0.16 * Math.sin(x))
  const roof = [
    [y, y, y],
    [y + 1.6, y + 0.6, y - 0.8],
    [y, y, y],
    [y + 1.6, y - 1.8, y + 1.6],
    [y - 1.4, y - 0.2, y + 1],
    [y + 3, y + 0.4, y - 1.6],
  ][crown]
  fill(k, shade, [
    [x, QUAY],
    [x, roof[0]],
    [cut, roof[1]],
    [cut, QUAY],
  ])
  fill(k, sun, [
    [cut, QUAY],
    [cut, roof[1]],
    [x + w, roof[2]],
    [x + w, QUAY],
  ])
  if (crown === 2) {
    fill(k, shade, [
      [x + w * 0.3, y],
      [x + w * 0.3, y - 1.6],
      [cut, y - 1.6],
      [cut, y],
    ])
    fill(k, sun, [
      [cut, y],
      [cut, y - 1.6],
      [x + w * 0.8, y - 1.6],
      [x + w * 0.8, y],
    ])
  }
  if (!row) return
  // Floors in the sun, lit rooms in the shade.
  for (let v = y + 2.4; v < QUAY - 2; v += 1.7) {
    stroke(k, line, 0.14, `M${cut + 0.4} ${v}H${x + w - 0.3}`)
    for (let u = x + 0.5; u < cut - 0.7; u += 0.9)
      if (r() < 0.22) path(k, '#ffe0a0', `M${u} ${v}h0.500v0.700h-0.500Z`)
  }
}

/** The city, back row to front, then the sails of the pier and the dark trees of the shore. */
export function city(k) {
  const r = random(31)
  const row = (n) => {
    for (const [x, w, h, crown, own] of TOWERS) if (own === n) tower(k, x, w, h, crown, n, r)
  }
  row(0)
  row(1)
  // The tower with the lookout.
  fill(k, '#6173ac', points(`88.600 ${QUAY} 88.600 43 90 43 90 ${QUAY}`))
  fill(k, '#ffc79a', points(`90 ${QUAY} 90 43 91.400 43 91.400 ${QUAY}`))
  path(k, '#6173ac', 'M86.900 41.400C87.600 40.200 88.800 39.800 90 39.800V43.200H88Z')
  path(k, '#ffdcb4', 'M93.100 41.400C92.400 40.200 91.200 39.800 90 39.800V43.200H92Z')
  stroke(k, '#54659c', 0.36, 'M90 40V34.600')
  row(2)
  // Trees of the shore: one dark band with an uneven head, a row of lamps at its foot.
  let d = `M104 ${QUAY}`
  for (let x = 104; x < 172; x += 1.3)
    d += `Q${x + 0.2} ${QUAY - 2.4 - 1.6 * Math.abs(Math.sin(x * 1.7)) - Math.sin(x * 0.4)} ${x + 1.3} ${QUAY - 1.6 - Math.abs(Math.sin(x * 0.9))}`
  path(k, '#2b4678', `${d}V${QUAY}Z`)
  for (let i = 0; i < 16; i++)
    path(k, '#ffdc9c', `M${107 + i * 4 + Math.sin(i * 5)} ${QUAY - 0.9}h0.600v0.600h-0.600Z`)
  // Canada Place on its pier.
  fill(k, '#41588f', points(`74 ${QUAY} 74 54.400 103 54.400 106 ${QUAY}`))
  fill(k, '#ffcf9c', points('74.600 55.900 74.600 55.200 103.400 55.200 104 55.900'))
  for (let i = 0; i < 5; i++) {
    const x = 75 + i * 5.6
    path(
      k,
      '#fff2e0',
      `M${x} 54.500Q${x + 1.9} 52.400 ${x + 2.2} 48.400Q${x + 3.6} 52 ${x + 5.5} 54.500Z`,
    )
    path(
      k,
      '#b3a9d2',
      `M${x} 54.500Q${x + 1.9} 52.400 ${x + 2.2} 48.400Q${x + 2.3} 52 ${x + 2} 54.500Z`,
    )
  }
  stroke(k, '#2b4678', 0.5, `M74.2 ${QUAY - 0.1}H172`)
}

/** The harbour: the sky and the city upside down, darker towards us, few slits of light. */
export function harbour(k) {
  k.save()
  k.beginPath()
  k.rect(-6, QUAY, 180, 50)
  k.clip()
  k.translate(0, QUAY * 2)
  k.scale(1, -1)
  heaven(k)
  city(k)
  k.restore()
  const v = k.createLinearGradient(0, QUAY, 0, 88)
  v.addColorStop(0, 'rgba(64,84,150,.16)')
  v.addColorStop(0.5, 'rgba(52,76,146,.5)')
  v.addColorStop(1, 'rgba(30,52,116,.86)')
  fill(k, v, points(`-6 ${QUAY} 166 ${QUAY} 166 96 -6 96`))
  const r = random(7)
  for (let i = 0; i < 26; i++) {
    const t = r()
    lens(
      k,
      i % 2 ? 'rgba(255,206,170,.5)' : 'rgba(44,66,134,.45)',
      70 + r() * 96,
      QUAY + 2 + t * 27,
      2.5 + t * 7 + r() * 4,
      0.08 + t * 0.12,
      0.06,
    )
  }
}
