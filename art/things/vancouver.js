import { blend } from '../core/colour.js'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const AIR = '#e3b79e'
/** The row of the field where the water meets the city. */
export const SHORE = 60

/** The mountains of the north shore: forest below, snow above, the evening on their left. */
export function northShore(k, ridge, haze, seed, snowLine) {
  const tone = (hex) => blend(hex, AIR, haze)
  const tops = points(ridge)
  const line = rough(tops, 0.5, seed)
  fill(k, tone('#41557f'), [...line, ...points('168 62 -8 62')])
  for (let i = 1; i < tops.length - 1; i++) {
    const [x, y] = tops[i]
    if (y > tops[i - 1][1] || y > tops[i + 1][1]) continue
    const [lx, ly] = tops[i - 1]
    const [rx, ry] = tops[i + 1]
    fill(
      k,
      tone('#8d7f90'),
      rough(
        [
          [x, y],
          [x + 1.5, y + 6],
          [x - 1, y + 13],
          [x + 2, y + 24],
          [lx - 3, y + 24],
          [lx, ly],
          [x, y],
        ],
        0.5,
        i + seed,
      ),
    )
    if (!snowLine) continue
    const deep = snowLine
    fill(k, tone('#ffe3cc'), [
      [x, y],
      [x + 1, y + deep * 0.6],
      [x - 0.6, y + deep],
      [x - 1.6, y + deep * 0.55],
      [x - 3, y + deep * 0.95],
      [x + (lx - x) * 0.55, y + (ly - y) * 0.55 + deep * 0.2],
      [x + (lx - x) * 0.6, y + (ly - y) * 0.6],
    ])
    fill(k, tone('#a8b4d6'), [
      [x, y],
      [x + 1, y + deep * 0.6],
      [x + 2.4, y + deep * 0.4],
      [x + 3.4, y + deep * 0.8],
      [x + (rx - x) * 0.5, y + (ry - y) * 0.5 + deep * 0.3],
      [x + (rx - x) * 0.55, y + (ry - y) * 0.55],
    ])
  }
}

/** A slender tower of glass: the west face takes the evening, the south face its lamps. */
export function tower(k, x, w, high, { haze = 0, seed = 1, crown = 0, foot = SHORE }) {
  const tone = (hex) => blend(hex, AIR, haze)
  const r = random(seed)
  const y = foot - high
  const edge = x + w * 0.4
  const tint = ['#7f97b8', '#8fa3b4', '#6f88ad', '#93a6c0'][seed % 4]
  fill(k, tone('#f0c3a0'), [
    [x, y],
    [edge, y],
    [edge, foot],
    [x, foot],
  ])
  fill(k, tone(tint), [
    [edge, y],
    [x + w, y],
    [x + w, foot],
    [edge, foot],
  ])
  fill(k, tone('#d79f88'), [
    [x + w * 0.28, y],
    [edge, y],
    [edge, foot],
    [x + w * 0.28, foot],
  ])
  fill(k, tone(blend(tint, '#2c3c6c', 0.4)), [
    [x + w * 0.82, y],
    [x + w, y],
    [x + w, foot],
    [x + w * 0.82, foot],
  ])
  if (crown === 1)
    fill(k, tone(tint), [
      [edge, y],
      [x + w, y],
      [x + w, y - w * 0.5],
      [edge, y - w * 0.2],
    ])
  if (crown === 2)
    fill(k, tone('#c08f80'), [
      [x + w * 0.2, y],
      [x + w * 0.2, y - 1.4],
      [x + w * 0.75, y - 1.4],
      [x + w * 0.75, y],
    ])
  if (crown === 3)
    fill(k, tone('#5a6f96'), [
      [x + w * 0.3, y],
      [x + w * 0.42, y - 2],
      [x + w * 0.9, y - 2],
      [x + w, y],
    ])
  // Floors 3 m high: a thin shadow under each slab.
  const floor = 0.78
  k.fillStyle = tone('#4c5c88')
  for (let fy = y + floor; fy < foot - 1; fy += floor) k.fillRect(edge, fy, w * 0.6, 0.16)
  k.fillStyle = tone('#c48c7c')
  for (let fy = y + floor; fy < foot - 1; fy += floor) k.fillRect(x, fy, w * 0.4, 0.13)
  for (let fy = y + floor; fy < foot - 1.4; fy += floor)
    for (let i = 0; i < 6; i++) {
      if (r() > 0.3) continue
      k.fillStyle = blend(r() < 0.75 ? '#ffe2a0' : '#fff4d8', AIR, haze * 0.6)
      k.fillRect(edge + w * (0.03 + i * 0.094), fy + 0.22, w * 0.07, 0.42)
    }
}

/** The geodesic dome on its pier: triangles of steel with lamps at their joints. */
export function dome(k, cx, cy, q) {
  k.save()
  k.beginPath()
  k.arc(cx, cy, q, Math.PI * 0.83, Math.PI * 2.17)
  k.clip()
  fill(
    k,
    '#5f7098',
    points(`${cx - q} ${cy - q} ${cx + q} ${cy - q} ${cx + q} ${cy + q} ${cx - q} ${cy + q}`),
  )
  const node = (row, i) => {
    const a = (row / 8) * Math.PI
    const b = ((i + (row % 2) * 0.5) / 9) * Math.PI * 2
    return [cx + Math.sin(a) * Math.sin(b) * q, cy - Math.cos(a) * q, Math.sin(a) * Math.cos(b)]
  }
  const lamps = []
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 9; i++) {
      const [a, b, c, d] = [
        node(row, i),
        node(row, i + 1),
        node(row + 1, i),
        node(row + 1, i + (row % 2 ? 1 : -1)),
      ]
      for (const tri of [
        [a, b, row % 2 ? d : c],
        [a, c, d],
      ]) {
        if (tri.some((p) => p[2] < -0.3)) continue
        const mx = (tri[0][0] + tri[1][0] + tri[2][0]) / 3
        const my = (tri[0][1] + tri[1][1] + tri[2][1]) / 3
        const light = ((cx - mx) / q) * 0.7 + ((cy - my) / q) * 0.4 + ((row * 3 + i * 5) % 4) * 0.09
        fill(
          k,
          light > 0.55
            ? '#ffe6c4'
            : light > 0.3
              ? '#eab997'
              : light > 0.02
                ? '#a08fa4'
                : light > -0.3
                  ? '#6a769c'
                  : '#4a5888',
          tri,
        )
        stroke(
          k,
          '#3c4670',
          0.16,
          `M${tri[0][0]} ${tri[0][1]}L${tri[1][0]} ${tri[1][1]}L${tri[2][0]} ${tri[2][1]}Z`,
        )
      }
      if (a[2] > 0) lamps.push(a)
    }
  k.restore()
  for (const [x, y] of lamps) {
    if (y > cy + q * 0.46) continue
    k.fillStyle = '#fff6d4'
    k.beginPath()
    k.arc(x, y, 0.36, 0, 7)
    k.fill()
  }
  fill(
    k,
    '#e6ddd6',
    points(
      `${cx - q * 1.5} ${cy + q * 0.5} ${cx + q * 1.3} ${cy + q * 0.5} ${cx + q * 1.3} ${cy + q * 0.9} ${cx - q * 1.5} ${cy + q * 0.9}`,
    ),
  )
  fill(
    k,
    '#8a8fae',
    points(
      `${cx - q * 0.2} ${cy + q * 0.5} ${cx + q * 1.3} ${cy + q * 0.5} ${cx + q * 1.3} ${cy + q * 0.9} ${cx - q * 0.2} ${cy + q * 0.9}`,
    ),
  )
  for (let i = 0; i < 16; i++) {
    k.fillStyle = '#ffd58c'
    k.fillRect(cx - q * 1.42 + i * q * 0.167, cy + q * 0.6, q * 0.11, q * 0.17)
  }
  stroke(
    k,
    '#39426a',
    0.5,
    Array.from(
      { length: 12 },
      (_, i) => `M${cx - q * 1.4 + i * q * 0.24} ${cy + q * 0.9}v1.800`,
    ).join(''),
  )
  fill(
    k,
    '#d9573f',
    points(
      `${cx - q * 1.5} ${cy + q * 0.86} ${cx + q * 1.3} ${cy + q * 0.86} ${cx + q * 1.3} ${cy + q * 0.93} ${cx - q * 1.5} ${cy + q * 0.93}`,
    ),
  )
}

/** The stadium: a white ring under its crown of masts. */
export function stadium(k, x, w) {
  const y = SHORE
  path(
    k,
    '#8f97b8',
    `M${x} ${y}V${y - 5.5}C${x + w * 0.2} ${y - 8.5} ${x + w * 0.8} ${y - 8.5} ${x + w} ${y - 5.5}V${y}Z`,
  )
  path(
    k,
    '#f3dccb',
    `M${x} ${y - 5}C${x + w * 0.2} ${y - 9} ${x + w * 0.8} ${y - 9} ${x + w} ${y - 5}C${x + w * 0.8} ${y - 7} ${x + w * 0.2} ${y - 7} ${x} ${y - 5}Z`,
  )
  for (let i = 0; i <= 14; i++) {
    const u = i / 14
    const px = x + w * u
    const rise = y - 5.4 - 12 * u * (1 - u)
    stroke(k, '#fdeedd', 0.26, `M${px} ${rise}l${(u - 0.5) * 3} -4.200`)
    stroke(
      k,
      '#e8cdbf',
      0.12,
      `M${px + (u - 0.5) * 3} ${rise - 4.2}L${x + w * (0.2 + u * 0.6)} ${y - 8}`,
    )
    k.fillStyle = '#ffd994'
    k.fillRect(px - 0.6, y - 3.6, 0.9, 1.4)
  }
}

/** The small ferry of the creek: a tub with a rainbow on its side. */
export function aquabus(k) {
  path(k, 'rgba(20,28,66,.45)', 'M-10 0.800C-4 2.400 6 2.400 11 0.600L8 2.600H-7Z')
  path(k, '#f4e6d8', 'M-9 -3.500H10C10 -1 8 1 6.500 1.300H-6.500C-8 1 -9 -1 -9 -3.500Z')
  for (const [i, c] of ['#d9433a', '#f2a23a', '#f2d84a', '#4f9a5c', '#3f6fb0'].entries())
    path(
      k,
      c,
      `M${-9 + i * 0.2} ${-3.4 + i * 0.55}H${10 - i * 0.2}V${-2.85 + i * 0.55}H${-8.8 + i * 0.2}Z`,
    )
  path(k, '#ffdc98', 'M-6.500 -8.500H6.500L7 -3.500H-7Z')
  stroke(
    k,
    '#3a4270',
    0.6,
    'M-6.500 -8.500V-3.500M-2.200 -8.500V-3.500M2.200 -8.500V-3.500M6.500 -8.500V-3.500',
  )
  path(
    k,
    '#45507c',
    'M-4.800 -3.500C-4.800 -6 -3.800 -6.400 -3.600 -7.300C-3.200 -6.400 -2.800 -6 -2.800 -3.500ZM3.400 -3.500C3.400 -6 4.200 -6.400 4.400 -7.300C4.800 -6.400 5.400 -6 5.400 -3.500Z',
  )
  path(k, '#2f6d9a', 'M-8 -8.400C-4 -10.400 4 -10.400 8 -8.400V-7.900H-8Z')
}
