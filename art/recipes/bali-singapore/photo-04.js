import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import {
  frangipani,
  koi,
  laughingGirl,
  prayingMan,
  prayingWoman,
  ripple,
} from '../../things/holy-spring.js'

/** From the pool, in metres: across, up from the water, away. The wall of the spouts stands at X = WALL. */
const [VX, VY, FAR, EYE, WALL] = [112, 34, 105, 0.85, -1.8]
const on = (x, y, z) => [VX + (FAR * x) / z, VY + (FAR * (EYE - y)) / z]
const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => on(...p)),
  )
/** A field on the wall, from z0 to z1 and y0 to y1. */
const onWall = (k, colour, z0, z1, y0, y1, out = 0) =>
  quad(
    k,
    colour,
    [WALL + out, y0, z0],
    [WALL + out, y1, z0],
    [WALL + out, y1, z1],
    [WALL + out, y0, z1],
  )

const SPOUTS = [2.2, 4.3, 5.5, 6.8, 8.2, 9.8, 11.6]
const NEAR = 1.4
const END = 13

/** The court beyond the pool: trees, a brick gate, pavilions roofed with palm fibre. */
function court(k) {
  path(k, '#70b48c', 'M80 42V24C96 17 112 26 124 22C140 16 152 24 166 17V42Z')
  leafMass(k, {
    box: [84, 2, 170, 40],
    inside: (x, y) => y > 15 + 5 * Math.sin(x * 0.11 + 1) + 2.4 * Math.sin(x * 0.31),
    light: (x, y) => 0.3 + (x - 90) * 0.006 + (24 - y) * 0.02,
    size: 4.6,
    tones: [
      ['#4c9484', '#5ca488', '#70b48c'],
      ['#5ca488', '#7cbc8c', '#a0d094'],
      ['#70b48c', '#a4d090', '#d8e49c'],
    ],
    seed: 4,
    side: 1,
  })
  // The gate, stepped and crowned.
  for (const [c, d] of [
    [
      '#d86c48',
      'M116 40V26H117.500V22H119V18.500H120.500V15.500H122L123.500 11L125 15.500H126.500V18.500H128V22H129.500V26H131V40Z',
    ],
    ['#a8484c', 'M116 40V26H117.500V22H119V18.500H120.500V15.500H122L123.500 11L122.800 20V40Z'],
    [
      '#fce0b0',
      'M115.400 26.600H131.600V25.400H115.400ZM116.900 22.500H130.100V21.500H116.900ZM118.400 18.900H128.600V18H118.400ZM120 15.800H127V15H120Z',
    ],
    ['#5c2848', 'M121.300 40V29.500Q123.500 27.600 125.700 29.500V40Z'],
    [
      '#f8c850',
      'M121.900 40V30Q123.500 28.500 125.100 30V40ZM120.400 28.200Q123.500 24.600 126.600 28.200L125.700 28.700Q123.500 26.700 121.300 28.700Z',
    ],
    ['#8c3c48', 'M123.300 29.500H123.700V40H123.300Z'],
  ])
    path(k, c, d)
  // Two pavilions.
  for (const [x, q] of [
    [146, 1],
    [103, 0.62],
  ]) {
    for (const d of [-9, -3, 4, 9])
      path(k, d > 0 ? '#e8a85c' : '#a4604c', `M${x + d * q} ${40}V${31}h${1.1 * q}V${40}Z`)
    path(k, '#f8dcb0', `M${x - 11 * q} 38H${x + 12 * q}V41H${x - 11 * q}Z`)
    path(
      k,
      '#6c5470',
      `M${x - 14 * q} ${33.4}Q${x - 6 * q} ${29} ${x - 3.5 * q} ${33 - 13 * q}H${x + 4 * q}Q${x + 7 * q} ${29} ${x + 15 * q} ${33.4}Q${x} ${35} ${x - 14 * q} ${33.4}Z`,
    )
    path(
      k,
      '#b08c88',
      `M${x + 4 * q} ${33 - 13 * q}Q${x + 7 * q} ${29} ${x + 15 * q} ${33.4}L${x + 5 * q} ${34}Q${x + 3 * q} ${28} ${x + 1 * q} ${33 - 13 * q}Z`,
    )
  }
  // The far edge of the pool and its steps.
  path(k, '#fcecc8', 'M92 38.800H166V40.400H92Z')
  path(k, '#d0b898', 'M92 40.400H166V42.600H92Z')
  path(k, '#947c8c', 'M92 42H166V42.600H92Z')
}

/** The pool in bands, darker along the wall and towards us. */
function pool(k) {
  path(k, '#5cccb8', 'M60 42.300H166V96H-6V80Z')
  path(k, '#8ce4cc', 'M97 43C120 42.600 150 42.600 166 43V47C150 46.200 126 47.600 104 46Z')
  path(k, '#3cb4ac', 'M-6 70L70 54C100 52.500 130 57 166 55V96H-6Z')
  path(k, '#2498a0', 'M-6 78C30 66 60 68 84 70C112 72 140 66 166 68V96H-6Z')
  path(k, '#187c90', 'M-6 88C30 80 70 84 100 83C126 82 146 79 166 80V96H-6Z')
  quad(
    k,
    'rgba(16,72,96,.42)',
    [WALL, 0, NEAR],
    [WALL, 0, END],
    [WALL + 0.16, 0, END],
    [WALL + 0.16, 0, NEAR],
  )
}

/** The long wall: courses of stone, carved fields, a shelf for the offerings, moss under the cap. */
function wall(k) {
  onWall(k, '#c8b490', NEAR, END, 0, 2)
  onWall(k, '#a89c84', NEAR, END, 0, 0.62)
  for (const [c, deep] of [
    ['#5c8468', 0.2],
    ['#3c6860', 0.09],
  ]) {
    let hem = `M${on(WALL, 0, NEAR).join(' ')}`
    for (let z = NEAR, i = 0; z < END; z += 0.22, i++)
      hem += `L${on(WALL, deep + 0.06 * ((i * 0.618) % 1), z).join(' ')}L${on(WALL, deep + 0.06 * ((i * 0.618) % 1), z + 0.16).join(' ')}`
    path(k, c, `${hem}L${on(WALL, 0, END).join(' ')}Z`)
  }
  // Those who bathe throw their shadows on it.
  for (const z of [2.36, 4.46, 6.96])
    fill(
      k,
      'rgba(60,48,92,.34)',
      points(
        '-0.22 0 -0.2 0.3 -0.14 0.42 -0.13 0.5 -0.09 0.58 0 0.61 0.09 0.57 0.12 0.48 0.1 0.42 0.2 0.34 0.24 0.2 0.26 0',
      ).map(([dz, y]) => on(WALL, y, z + dz)),
    )
  for (const y of [0.4, 0.62]) onWall(k, '#84806f', NEAR, END, y - 0.014, y)
  // Joints of the lower courses, staggered; above the shelf pillars of brick and carved fields.
  for (let z = 1.5; z < END - 0.5; z += 1) {
    for (const u of [0.1, 0.6]) onWall(k, '#84806f', z + u, z + u + 0.015, 0.4, 0.62)
    for (const u of [0.34, 0.85]) onWall(k, '#84806f', z + u, z + u + 0.015, 0.3, 0.4)
    onWall(k, '#e0845c', z, z + 0.22, 1.24, 1.84)
    onWall(k, '#b45850', z + 0.16, z + 0.22, 1.24, 1.84)
    onWall(k, '#7c7470', z + 0.34, z + 0.88, 1.32, 1.76)
    onWall(k, '#e4d0a4', z + 0.36, z + 0.88, 1.32, 1.735)
    const petals = (size, turn) =>
      Array.from({ length: 16 }, (_, i) => {
        const a = (i * Math.PI) / 8 + turn
        const d = size * (i % 2 ? 0.52 : 1)
        return on(WALL, 1.53 + Math.sin(a) * d, z + 0.62 + Math.cos(a) * d)
      })
    fill(k, '#a88468', petals(0.17, 0))
    fill(k, '#f4e4bc', petals(0.09, 0.39))
  }
  // Cap and shelf stand out: their undersides are dark.
  for (const [y0, y1, out, c, under] of [
    [1.84, 2.04, 0.14, '#f4dcac', '#7c6470'],
    [1.16, 1.24, 0.13, '#f8e4b8', '#705c6c'],
  ]) {
    onWall(k, 'rgba(84,60,96,.34)', NEAR, END, y0 - 0.12, y0)
    quad(k, under, [WALL, y0, NEAR], [WALL + out, y0, NEAR], [WALL + out, y0, END], [WALL, y0, END])
    onWall(k, c, NEAR, END, y0, y1, out)
  }
  // Moss hangs from the cap.
  for (const [c, deep] of [
    ['#3f7c5c', 1],
    ['#74ac58', 0.6],
  ]) {
    let hem = `M${on(WALL + 0.14, 2.07, NEAR).join(' ')}L${on(WALL + 0.14, 2, NEAR).join(' ')}`
    let z = NEAR
    for (let i = 0; z < END; i++) {
      const next = z + 0.16 + 0.12 * ((i * 0.618) % 1)
      const low = 2 - deep * (0.06 + 0.2 * ((i * 0.382) % 1))
      hem += `C${on(WALL + 0.14, low, z).join(' ')} ${on(WALL + 0.14, low, next).join(' ')} ${on(WALL + 0.14, 2, next).join(' ')}`
      z = next
    }
    path(k, c, `${hem}L${on(WALL + 0.14, 2.07, END).join(' ')}Z`)
  }
}

/** A spout with its rosette, and the jet that falls from it to (dx, y) from the wall. */
function spout(k, z, reach, to) {
  const q = FAR / z
  const [x, y] = on(WALL, 0.98, z)
  const rosette = (r, c, dx) =>
    fill(
      k,
      c,
      Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * 6.2832
        const d = r * (i % 2 ? 1 : 0.86)
        const [px, py] = on(WALL, 0.98 + Math.sin(a) * d, z + Math.cos(a) * d)
        return [px + dx * q, py]
      }),
    )
  rosette(0.15, '#6c6468', -0.006)
  rosette(0.14, '#ecd8ac', 0.012)
  rosette(0.09, '#b4947c', 0.014)
  // The pipe, lit from above.
  path(
    k,
    '#7c6c70',
    `M${x} ${y - 0.05 * q}L${x + 0.17 * q} ${y - 0.04 * q}V${y + 0.04 * q}L${x} ${y + 0.055 * q}Z`,
  )
  path(
    k,
    '#fcecc4',
    `M${x} ${y - 0.05 * q}L${x + 0.17 * q} ${y - 0.04 * q}V${y - 0.012 * q}L${x} ${y - 0.01 * q}Z`,
  )
  const [x0, y0] = [x + 0.165 * q, y]
  const [x1, y1] = [x + reach * q, VY + (EYE - to) * q]
  const jet = (c, wide, dy) =>
    stroke(
      k,
      c,
      wide * q,
      `M${x0} ${y0 + dy * q}C${x0 + (x1 - x0) * 0.5} ${y0 - 0.01 * q + dy * q} ${x1 - 0.02 * q} ${y0 + (y1 - y0) * 0.3} ${x1} ${y1}`,
    )
  jet('#a4e0e4', 0.062, 0)
  jet('#ffffff', 0.034, -0.008)
  if (to < 0.2)
    for (const [dx, dy, r, c] of points(
      '-0.07 0 0.05 0 0.07 0 0.055 0 0 -0.03 0.06 0 -0.03 -0.05 0.035 1 0.04 -0.04 0.03 1',
      4,
    ))
      path(
        k,
        c ? '#ffffff' : '#d4f8ec',
        `M${x1 + (dx - r) * q} ${y1 + dy * q}a${r * q} ${r * 0.7 * q} 0 1 0 ${2 * r * q} 0a${r * q} ${r * 0.7 * q} 0 1 0 ${-2 * r * q} 0Z`,
      )
}

/** Petals in a tray of palm leaf, a stick of incense with its thread of smoke. */
function offering(k, z) {
  const q = FAR / z
  const [x, y] = on(WALL + 0.09, 1.24, z)
  path(
    k,
    '#5c8c3c',
    `M${x - 0.07 * q} ${y}L${x - 0.085 * q} ${y - 0.05 * q}H${x + 0.085 * q}L${x + 0.07 * q} ${y}Z`,
  )
  path(k, '#b4d05c', `M${x + 0.01 * q} ${y}V${y - 0.05 * q}H${x + 0.085 * q}L${x + 0.07 * q} ${y}Z`)
  for (const [dx, dy, c] of [
    [-0.05, 0.06, '#f04c5c'],
    [0, 0.08, '#ffd048'],
    [0.05, 0.06, '#fff8f0'],
    [-0.02, 0.065, '#c85cc8'],
  ])
    path(
      k,
      c,
      `M${x + (dx - 0.028) * q} ${y - dy * q}a${0.028 * q} ${0.028 * q} 0 1 0 ${0.056 * q} 0a${0.028 * q} ${0.028 * q} 0 1 0 ${-0.056 * q} 0Z`,
    )
  stroke(k, '#8c3c48', 0.012 * q, `M${x + 0.05 * q} ${y - 0.05 * q}l${0.03 * q} ${-0.14 * q}`)
}

/** Water that breaks on a bowed head. */
function splash(k, x, y, q) {
  for (const [c, list] of [
    ['#c8f4f0', points('-2.6 0.4 2.2 -0.6 -0.8 2.6 1.6 0.2 2.2 3.2 1.4 2')],
    ['#ffffff', points('-1.8 -0.6 1.4 0 -1.6 1.8 1.2 -0.8 1.3')],
  ])
    for (let i = 0; i + 2 < list.flat().length; i += 3) {
      const [dx, dy, r] = list.flat().slice(i, i + 3)
      path(
        k,
        c,
        `M${x + (dx - r) * q} ${y + dy * q}a${r * q} ${r * 0.8 * q} 0 1 0 ${2 * r * q} 0a${r * q} ${r * 0.8 * q} 0 1 0 ${-2 * r * q} 0Z`,
      )
    }
  for (const [dx, dy, r] of points(
    '-4.5 -2.5 0.5 -3 -4.6 0.4 0.4 -5 0.5 3.4 -4 0.4 5 -1.6 0.5 -6 0 0.36 6.4 -3.6 0.3 -7 3.4 0.4',
    3,
  ))
    path(
      k,
      '#ffffff',
      `M${x + (dx - r) * q} ${y + dy * q}a${r * q} ${r * 1.3 * q} 0 1 0 ${2 * r * q} 0a${r * q} ${r * 1.3 * q} 0 1 0 ${-2 * r * q} 0Z`,
    )
}

/** What runs down hair and shoulders from the jet. */
function runnels(k, x, y, q) {
  stroke(
    k,
    '#e4fffa',
    0.5 * q,
    `M${x + 5 * q} ${y + 3 * q}C${x + 7 * q} ${y + 5 * q} ${x + 8 * q} ${y + 9 * q} ${x + 7.6 * q} ${y + 12 * q}M${x + 8 * q} ${y + 17 * q}C${x + 9.5 * q} ${y + 20 * q} ${x + 10.5 * q} ${y + 24 * q} ${x + 10.3 * q} ${y + 29 * q}`,
  )
}

/** Somebody's colours in the water, broken in waves. */
function mirrored(k, x, y, half, colours) {
  colours.forEach((c, i) => {
    const h = half * (1 - i * 0.1) * (i % 2 ? 0.8 : 1)
    const d = half * (0.16 + i * 0.24)
    k.globalAlpha = 0.6 - i * 0.075
    path(
      k,
      c,
      `M${x - h + (i % 3) * 0.1 * half} ${y + d}q${h} ${-half * 0.16} ${h * 2} 0q${-h} ${half * 0.22} ${-h * 2} 0Z`,
    )
  })
  k.globalAlpha = 1
}

/** A bather: in the water at X, Z; the figures are 46 units to the metre. */
function bather(k, x, z, draw, colours, half = 9.4) {
  const [px, py] = on(x, 0, z)
  const q = FAR / z / 46
  mirrored(k, px, py, half * q, colours)
  at(k, px, py, q, draw)
  ripple(k, px, py + 0.6 * q, half * q)
}

export default {
  alt: 'Rito dell’acqua a Tirta Empul: una donna a mani giunte china il capo sotto la fontana di pietra, altri fedeli sono in fila nella vasca; una bambina schizza l’acqua e ride fra le carpe rosse',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.84, 0.06], horizon: VY / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#fbd48c'],
        [0.5, '#fdeab8'],
        [1, '#f4f8d8'],
      ],
    })
    const f = field(s)
    for (const [x, height, lean] of [
      [0.68, 26, 0.12],
      [0.9, 30, -0.1],
      [0.96, 24, 0.08],
    ])
      palm(s, { x, y: 0.34, height, lean, haze: 0.35, seed: Math.round(x * 50) })
    f.draw(s.k, (k) => {
      court(k)
      pool(k)
      wall(k)
      for (const z of [...SPOUTS].reverse()) offering(k, z)
      const bowed = new Set([2.2, 4.3, 6.8])
      for (const z of [...SPOUTS].reverse()) if (!bowed.has(z)) spout(k, z, 0.42, 0)
      // Far to near.
      spout(k, 6.8, 0.58, 0.86)
      bather(
        k,
        -1.12,
        6.8,
        (q) =>
          prayingWoman(q, {
            blouse: '#fff4dc',
            shade: '#c8a8b0',
            sash: '#f0a830',
            sarong: '#e8603c',
            print: '#b03c48',
          }),
        ['#e8603c', '#fff4dc', '#fff4dc'],
      )
      spout(k, 4.3, 0.58, 0.92)
      bather(k, -1.1, 4.3, (q) => prayingMan(q, { sash: '#f8c43c', sarong: '#7c4ca0' }), [
        '#7c4ca0',
        '#c87c50',
        '#c87c50',
        '#fff8e8',
      ])
      spout(k, 2.2, 0.56, 0.8)
      bather(
        k,
        -1.13,
        2.2,
        (q) =>
          prayingWoman(q, {
            blouse: '#fffaf0',
            shade: '#c0b8dc',
            sash: '#f8bc34',
            sarong: '#2c8c5c',
            print: '#1c6054',
          }),
        ['#2c8c5c', '#1c6054', '#f8bc34', '#fffaf0', '#fffaf0', '#fffaf0', '#b8744c'],
      )
      splash(k, 53, 32.4, 1)
      runnels(k, 53, 32.4, 1)
      splash(k, 84, 31.6, 0.5)
      splash(k, 93.4, 33.4, 0.3)
      // Carp under the surface, flowers on it.
      for (const [x, y, size, turn, body, spot] of [
        [104, 76, 1, 0.2, '#f0683c', '#fff0dc'],
        [121, 80, 1.1, -0.3, '#fff0dc', '#f0583c'],
        [92, 80.5, 0.9, -0.5, '#f8a83c', '#fff0dc'],
        [117, 70, 0.8, 0.4, '#f0583c', '#f0583c'],
      ]) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(size, size * 0.62)
        k.globalAlpha = 0.3
        at(k, 1, 3, 1, (q) => koi(q, '#0c4c68', '#0c4c68'))
        k.globalAlpha = 0.92
        koi(k, body, spot)
        k.restore()
      }
      bather(
        k,
        -0.02,
        3.3,
        (q) => at(q, 0, 0, 1, laughingGirl),
        ['#e8483c', '#f8c43c', '#e8483c', '#b8744c'],
        6.6,
      )
      for (const [x, y, q] of points(
        '132 62 0.8 75 66 0.8 97 62.500 0.6 142 73 1 126 54 0.500 84 87 1.200 40 84 1.200',
        3,
      ))
        at(k, x, y, q, frangipani)
    })
    return finish(s, { rays: 0.12, vignette: 0.12 })
  },
}
