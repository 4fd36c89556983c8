import { random } from '../core/random.js'

const onion = (x, y, w, h) =>
  `M${x - w} ${y}C${x - w * 1.16} ${y - h * 0.4} ${x - w * 0.5} ${y - h * 0.78} ${x} ${y - h}C${x + w * 0.5} ${y - h * 0.78} ${x + w * 1.16} ${y - h * 0.4} ${x + w} ${y}Z`
const domeAt = (x, y, w, h) =>
  `M${x - w} ${y}C${x - w} ${y - h * 0.62} ${x - w * 0.62} ${y - h} ${x} ${y - h}C${x + w * 0.62} ${y - h} ${x + w} ${y - h * 0.62} ${x + w} ${y}Z`

const alem = (pen, x, y, size) => {
  pen.line(
    '#e9c267',
    [
      [x, y],
      [x, y - size],
    ],
    size * 0.16,
  )
  pen.ellipse('#e9c267', x, y - size * 0.45, size * 0.16)
}

/** A pencil minaret with balconies. */
function minaret(pen, x, foot, top, w, balconies = 3) {
  const stone = '#ddd3c4'
  const H = foot - top
  const shaft = top + H * 0.16
  pen.rect(stone, x - w / 2, shaft, w, foot - shaft)
  pen.round(x - w / 2, shaft, w, foot - shaft, { light: 0.2, shade: 0.35 })
  for (let i = 0; i < balconies; i++) {
    const y = shaft + H * (0.06 + i * 0.17)
    pen.path(
      '#c9bda8',
      `M${x - w * 0.5} ${y + 4}L${x - w * 0.95} ${y}L${x - w * 0.95} ${y - 2.4}L${x + w * 0.95} ${y - 2.4}L${x + w * 0.95} ${y}L${x + w * 0.5} ${y + 4}Z`,
    )
    pen.light(`M${x - w * 0.9} ${y - 2.6}h${w * 1.8}v1.1h${-w * 1.8}Z`, '#ffd88a', 0.9)
  }
  pen.path('#7f93a0', `M${x - w * 0.62} ${shaft}L${x} ${top}L${x + w * 0.62} ${shaft}Z`)
  alem(pen, x, top + 1, 5)
}

/** The great mosque of Istanbul with its cascade of domes and six minarets. */
export const blueMosque = () => ({
  width: 250,
  height: 130,
  draw(pen) {
    const stone = '#d8cebe'
    const lead = '#93a5ae'
    for (const x of [-62, 62]) minaret(pen, x, -20, -126, 4.6)
    for (const [x, y, w, h] of [
      [-44, -46, 16, 14],
      [44, -46, 16, 14],
      [0, -52, 34, 20],
    ])
      pen.path(lead, domeAt(x, y, w, h)).round(x - w, y - h, w * 2, h)
    pen.rect(stone, -58, -53, 116, 35)
    pen.rect('#cfc4b2', -26, -72, 52, 10)
    for (let i = 0; i < 12; i++) pen.window(-24 + i * 4.1, -70, 2, 6, { glass: '#6a7480' })
    pen.path(lead, domeAt(0, -72, 25, 26)).round(-26, -98, 52, 26)
    alem(pen, 0, -97, 9)
    for (const m of [-1, 1]) {
      pen.path(lead, domeAt(m * 34, -60, 10, 9)).round(m * 34 - 10, -69, 20, 9)
      pen.rect(stone, m * 34 - 9, -61, 18, 14)
      pen
        .path(lead, domeAt(m * 56, -34, 9, 8))
        .path(lead, domeAt(m * 76, -24, 8, 7))
        .path(lead, domeAt(m * 92, -20, 7, 6))
      alem(pen, m * 34, -68, 4)
    }
    pen.rect('#cbbfae', -100, -22, 200, 24)
    for (let x = -96; x < 96; x += 8) {
      pen.path('#8f8576', `M${x} 2V-10C${x} -15 ${x + 5} -15 ${x + 5} -10V2Z`)
      pen.light(`M${x} 2V-10C${x} -15 ${x + 5} -15 ${x + 5} -10V2Z`, '#ffc878', 0.75)
    }
    for (let row = 0; row < 2; row++)
      for (let x = -52; x < 54; x += 7) pen.window(x, -44 + row * 11, 3, 6, { glass: '#6a7480' })
    for (const x of [-104, 104, -84, 84]) minaret(pen, x, 2, -108 + (Math.abs(x) > 90 ? 8 : 0), 5)
  },
})

/** The Galata tower. */
export const galata = () => ({
  width: 46,
  height: 110,
  draw(pen) {
    pen.path('#cdbfa8', 'M-15 0L-13 -62L13 -62L15 0Z').rect('#c2b39b', -15, -74, 30, 12)
    pen.round(-15, -74, 30, 74)
    for (let y = -12; y > -60; y -= 14) for (const x of [-7, 0, 7]) pen.window(x - 1.2, y, 2.4, 5)
    for (let x = -12; x < 13; x += 5) pen.window(x - 1.2, -72, 3, 7)
    pen.path('#7a8794', 'M-17 -74L0 -106L17 -74Z').round(-17, -106, 34, 32)
    alem(pen, 0, -105, 6)
  },
})

/** The Koutoubia minaret of Marrakech. */
export const koutoubia = () => ({
  width: 60,
  height: 128,
  draw(pen) {
    const clay = '#d09a6c'
    // Square in plan: one face in the light, one in shade.
    pen.rect(clay, -15, -92, 30, 94).rect('rgba(60,30,60,.34)', pen.fromLeft ? 7 : -15, -92, 8, 94)
    pen.rect('#3f8f8a', -15, -92, 30, 4.5)
    for (let i = 0; i < 5; i++)
      pen.poly('#c08a5e', [
        [-15 + i * 6.4, -96],
        [-15 + i * 6.4 + 2.2, -99],
        [-15 + i * 6.4 + 4.4, -96],
        [-15 + i * 6.4 + 4.4, -92],
        [-15 + i * 6.4, -92],
      ])
    for (const y of [-82, -60, -38, -18]) {
      pen.path(
        '#a8704a',
        `M-8 ${y + 14}V${y + 6}C-8 ${y - 2} -1 ${y - 2} -1 ${y + 6}V${y + 14}ZM1 ${y + 14}V${y + 6}C1 ${y - 2} 8 ${y - 2} 8 ${y + 6}V${y + 14}Z`,
      )
      pen.path(
        '#6a4434',
        `M-6 ${y + 14}V${y + 8}C-6 ${y + 3} -3 ${y + 3} -3 ${y + 8}V${y + 14}ZM3 ${y + 14}V${y + 8}C3 ${y + 3} 6 ${y + 3} 6 ${y + 8}V${y + 14}Z`,
      )
      pen.light(
        `M-6 ${y + 14}V${y + 8}C-6 ${y + 3} -3 ${y + 3} -3 ${y + 8}V${y + 14}ZM3 ${y + 14}V${y + 8}C3 ${y + 3} 6 ${y + 3} 6 ${y + 8}V${y + 14}Z`,
        '#ffc070',
        0.8,
      )
    }
    pen.rect(clay, -8, -112, 16, 20).rect('rgba(60,30,60,.34)', pen.fromLeft ? 4 : -8, -112, 4, 20)
    pen.path('#7a4f38', 'M-3 -94V-103C-3 -108 3 -108 3 -103V-94Z')
    pen.rect('#3f8f8a', -8, -112, 16, 2.6)
    pen.path('#c2b08c', domeAt(0, -112, 6.4, 7)).line(
      '#e9c267',
      [
        [0, -118],
        [0, -128],
      ],
      0.9,
    )
    for (const [y, q] of [
      [-120, 1.5],
      [-123.5, 1.1],
      [-126, 0.8],
    ])
      pen.ellipse('#e9c267', 0, y, q)
  },
})

/** A stretch of crenellated clay wall and flat houses of a medina. */
export const medina = ({ seed = 1 } = {}) => ({
  width: 320,
  height: 60,
  draw(pen) {
    const r = random(seed)
    for (let i = 0; i < 16; i++) {
      const x = -158 + i * 20 + r() * 4
      const w = 18 + r() * 14
      const h = 24 + r() * 26
      const clay = ['#d9a07a', '#c98a64', '#e0b08a', '#bf7f5c'][Math.floor(r() * 4)]
      pen.rect(clay, x, -h, w, h + 2)
      pen.rect('rgba(60,30,50,.18)', x + w * 0.7, -h, w * 0.3, h)
      pen.rect('rgba(255,235,205,.35)', x, -h, w, 1.4)
      for (let y = -h + 6; y < -18; y += 9)
        for (let q = x + 4; q < x + w - 5; q += 7)
          if (r() < 0.6) pen.window(q, y, 2.4, 4, { lit: r() < 0.7, glass: '#6a4a40' })
    }
    pen.rect('#c47f58', -160, -18, 320, 20)
    for (let x = -160; x < 160; x += 6) pen.rect('#c47f58', x, -21, 3.4, 4)
    pen.path('#5a3428', 'M-12 2V-8C-12 -16 12 -16 12 -8V2Z')
    pen.light('M-9 2V-7C-9 -13 9 -13 9 -7V2Z', '#ffb866', 0.9)
  },
})
