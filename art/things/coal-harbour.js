// Coal Harbour on a September morning: the sky, the city of Vancouver and its mirror; the sun on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'

export const QUAY = 51

/** Morning sky with a shoal of small high clouds that runs out to the right. */
export function heaven(k) {
  const g = k.createLinearGradient(0, -2, 0, QUAY)
  for (const [t, c] of [
    [0, '#3470a8'],
    [0.4, '#7cb0cc'],
    [0.75, '#d4dcd0'],
    [1, '#ffe4bc'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${QUAY + 1} -6 ${QUAY + 1}`))
  const r = random(12)
  for (let i = 0; i < 46; i++) {
    const u = r()
    const v = (r() + r()) / 2
    const x = 84 + u * 84 + v * 12
    const y = 21 - u * 15 + (v - 0.4) * (6 + u * 16)
    const q = (0.5 + u * 1.5) * (0.5 + r() * 0.9)
    const bumps = (m, dx, dy) =>
      closed(
        Array.from({ length: 9 }, (_, j) => {
          const w = (j / 9) * 6.283
          const low = Math.sin(w) > 0
          return [
            x + dx * q + Math.cos(w) * q * 2.1 * m * (0.75 + r() * 0.5),
            y + dy * q + Math.sin(w) * q * (low ? 0.3 : 0.8) * m * (0.7 + r() * 0.6),
          ]
        }),
        0.7,
      )
    path(k, '#b8d0dc', bumps(1, 0, 0))
    path(k, '#fff0d8', bumps(0.74, -0.25, -0.16))
  }
}

/** x, width, height, share of the lit side, crown, glass or stone. */
const TOWERS = points(
  '60 3.600 7 0.500 0 1 65 4.200 10.500 0.500 0 0 70 3 8 0.450 0 1 74 4.400 13 0.500 1 0 82 3.600 11 0.400 0 1 86.500 4.600 16 0.500 0 0 92 3.400 12 0.500 2 1 97.500 4.200 18.500 0.450 3 0 103 3.400 14 0.500 0 1 107.500 4 22.500 0.550 4 0 112.500 3.800 15.500 0.400 0 1 117 4.200 19 0.500 1 0 122.500 3.200 14 0.500 0 0 126.500 4.200 17 0.500 2 1 131.500 3.600 20.500 0.450 0 0 136.500 4 15 0.500 0 1 141.500 3.600 18 0.500 3 0 146.500 4 13 0.400 0 1 151.500 3.600 15.500 0.500 0 0 156 4.200 11 0.500 0 1 161 4.400 13.500 0.500 0 0',
  6,
)
const BACK = points(
  '63 3 9.500 68 3.600 12 78 4 14 84 3.500 13.500 94.500 3 15.500 100.500 3.600 16.500 110.500 3.600 18 120 3.600 16.500 129.500 3 18 139 3.400 17 149 3.400 15 158.500 3.400 13',
  3,
)

/** The city: a pale back row, glass and stone in front, the white sails of the pier, masts of the marina. */
export function city(k) {
  // Hills of the south, very pale.
  path(k, '#dcd8cc', `M40 ${QUAY}C52 46.500 66 45.500 80 46C100 46.800 130 44 170 46V${QUAY}Z`)
  for (const [x, w, h] of BACK) {
    fill(k, '#bccdd0', [
      [x, QUAY],
      [x, QUAY - h],
      [x + w, QUAY - h],
      [x + w, QUAY],
    ])
    fill(k, '#f0dcc4', [
      [x, QUAY],
      [x, QUAY - h],
      [x + w * 0.36, QUAY - h],
      [x + w * 0.36, QUAY],
    ])
  }
  for (const [i, [x, w, h, lit, crown, stone]] of TOWERS.entries()) {
    const y = QUAY - h
    const [sun, mid, dim] = stone
      ? ['#ffe6c4', '#d4b4a4', '#a89cac']
      : [
          ['#f8e8d0', '#98c0cc', '#6490a8'],
          ['#f4e4cc', '#84b0b8', '#54889c'],
          ['#fbe4c4', '#a4b8cc', '#7088ac'],
        ][i % 3]
    const top = [
      [
        [x, y],
        [x + w, y],
      ],
      [
        [x, y + 1.4],
        [x + w * 0.4, y - 0.6],
        [x + w, y + 0.4],
      ],
      [
        [x, y],
        [x + w * 0.2, y],
        [x + w * 0.2, y - 1.3],
        [x + w * 0.8, y - 1.3],
        [x + w * 0.8, y],
        [x + w, y],
      ],
      [
        [x, y + 1],
        [x + w * 0.5, y - 1.6],
        [x + w, y + 1],
      ],
      [
        [x, y + 2.4],
        [x + w * 0.55, y],
        [x + w, y - 0.8],
      ],
    ][crown]
    fill(k, mid, [[x, QUAY], ...top, [x + w, QUAY]])
    const cut = x + w * lit * 0.7
    fill(k, sun, [
      [x, QUAY],
      top[0],
      [cut, top[0][1] + (crown === 1 || crown === 3 || crown === 4 ? -0.6 : 0)],
      [cut, QUAY],
    ])
    fill(k, dim, [
      [x + w * 0.8, QUAY],
      [x + w * 0.8, top.at(-1)[1] + 0.2],
      top.at(-1),
      [x + w, QUAY],
    ])
    for (let v = y + 3; v < QUAY - 3; v += stone ? 1.2 : 1.7)
      stroke(k, stone ? '#b89c9c' : '#c8dce0', 0.12, `M${cut + 0.2} ${v}H${x + w * 0.78}`)
    stroke(k, stone ? '#d8b8a0' : '#d8d0c4', 0.12, `M${(x + cut) / 2} ${y + 2.6}V${QUAY - 3}`)
  }
  // The tower with the lookout.
  fill(k, '#e8d4bc', points(`78.500 ${QUAY} 78.500 37 81.200 37 81.200 ${QUAY}`))
  fill(k, '#98a4b0', points(`80 ${QUAY} 80 37 81.200 37 81.200 ${QUAY}`))
  path(k, '#f4e0c4', 'M77.400 35.600C78 34.600 81.800 34.600 82.400 35.600L81.600 37.200H78.200Z')
  path(
    k,
    '#8494a8',
    'M80.400 34.900H81.800L82.400 35.600L81.600 37.200H80.400ZM79.700 34.900V30H80.100V34.900Z',
  )
  // Trees of the shore, some already red; boats before them.
  const r = random(31)
  for (let i = 0; i < 64; i++) {
    const [x, q] = [58 + i * 1.72 + r(), 0.9 + r() * 1]
    const c = [
      ['#4c7c78', '#7ca48c'],
      ['#3c6c70', '#6c9484'],
      ['#c47844', '#ecac64'],
      ['#4c7c78', '#7ca48c'],
      ['#a85444', '#dc8454'],
    ][i % 5]
    if (x > 84 && x < 108) continue
    path(
      k,
      c[0],
      `M${x - q * 1.1} ${QUAY}C${x - q * 1.3} ${QUAY - q * 2} ${x + q * 1.2} ${QUAY - q * 2.2} ${x + q * 1.1} ${QUAY}Z`,
    )
    path(
      k,
      c[1],
      `M${x - q * 0.9} ${QUAY - q * 0.6}C${x - q * 0.9} ${QUAY - q * 1.7} ${x} ${QUAY - q * 1.7} ${x + q * 0.3} ${QUAY - q * 1.4}C${x - q * 0.2} ${QUAY - q} ${x - q * 0.4} ${QUAY - q * 0.7} ${x - q * 0.9} ${QUAY - q * 0.6}Z`,
    )
  }
  // Canada Place.
  fill(k, '#c8ccd0', points(`84 ${QUAY} 84 48.800 107 48.800 109 ${QUAY}`))
  fill(k, '#fff4e0', points('84 49.400 84 48.600 107 48.600 107.600 49.400'))
  for (let i = 0; i < 5; i++) {
    const x = 84.6 + i * 4.5
    path(
      k,
      '#fffaf0',
      `M${x} 48.700Q${x + 1.2} 47.400 ${x + 1.5} 44.600Q${x + 2.4} 47.200 ${x + 4.3} 48.700Z`,
    )
    path(
      k,
      '#b8c4d0',
      `M${x + 1.5} 44.600Q${x + 2.4} 47.200 ${x + 4.3} 48.700H${x + 3}Q${x + 1.8} 47.200 ${x + 1.5} 44.600Z`,
    )
  }
  fill(
    k,
    '#56707c',
    points(`56 ${QUAY - 0.5} 168 ${QUAY - 0.5} 168 ${QUAY + 0.2} 56 ${QUAY + 0.2}`),
  )
  for (let i = 0; i < 26; i++) {
    const x = 112 + i * 2.1 + r()
    path(k, '#fffaf0', `M${x - 0.7} ${QUAY - 0.3}H${x + 0.9}L${x + 0.6} ${QUAY + 0.2}H${x - 0.5}Z`)
    if (i % 3) stroke(k, '#fff4e4', 0.1, `M${x} ${QUAY - 0.3}V${QUAY - 2.2 - r()}`)
  }
}

/** The harbour: the same city upside down, darker, cut by slits of light. */
export function harbour(k) {
  const g = k.createLinearGradient(0, QUAY, 0, 82)
  for (const [t, c] of [
    [0, '#f4dcbc'],
    [0.3, '#a8c8cc'],
    [0.7, '#5c9cb0'],
    [1, '#2c708c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${QUAY} 166 ${QUAY} 166 96 -6 96`))
  k.save()
  k.beginPath()
  k.rect(-6, QUAY, 180, 50)
  k.clip()
  k.translate(0, QUAY * 2)
  k.scale(1, -1)
  k.globalAlpha = 0.66
  city(k)
  k.restore()
  const v = k.createLinearGradient(0, QUAY, 0, 78)
  v.addColorStop(0, 'rgba(70,130,150,.12)')
  v.addColorStop(0.6, 'rgba(48,116,144,.6)')
  v.addColorStop(1, 'rgba(36,100,132,.92)')
  fill(k, v, points(`-6 ${QUAY} 166 ${QUAY} 166 96 -6 96`))
  const r = random(7)
  for (let i = 0; i < 58; i++) {
    const t = r()
    const y = QUAY + 1.4 + t * 27
    lens(
      k,
      ['rgba(255,240,214,.6)', 'rgba(36,104,136,.4)', 'rgba(196,224,224,.5)'][i % 3],
      58 + r() * 112,
      y,
      1.2 + t * 5.5 + r() * 3,
      0.07 + t * 0.12,
      0.06,
    )
  }
}
