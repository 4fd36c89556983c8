import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import {
  gateLeaper,
  leapingDog,
  mirrorMan,
  offering,
  templeParasol,
} from '../../things/mirror-trick.js'

/** A white morning: fog that the sun begins to eat, straw above, aqua high up. */
function morning(k) {
  cut(
    k,
    `#b0d8d4 M-6 -6H166V96H-6Z
#cce4d0 M-6 6C20 0 50 12 80 6C110 0 140 8 166 2V96H-6Z
#e8eccc M-6 18C20 12 50 24 84 16C112 10 140 18 166 12V96H-6Z
#fcf0c8 M-6 32C24 26 54 36 86 30C116 24 140 30 166 26V96H-6Z`,
  )
  for (const [r, c] of [
    [24, 'rgba(255,250,214,.55)'],
    [15, 'rgba(255,252,230,.7)'],
    [8, '#fffdf0'],
  ])
    path(k, c, `M${150 - r} 8a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
}

/** Agung over the fog: the notch of its crater, gullies, the flank on the right in the sun. */
function agung(k) {
  cut(
    k,
    `#88b0c4 M44 62C66 52 82 34 92 19L95.500 16.400L98 17L100 16L104 16.200L107 18.500C118 34 134 50 158 60V66H44Z
#b4d0cc M104 16.200L107 18.500C118 34 134 50 158 60V66H126C122 56 114 48 112 38C109 32 106 26 104 16.200Z
#6c98b4 M92 19L95.500 16.400L94 23L96 30L91 38L93 46L87 56L84 66H62C76 54 86 38 92 19ZM99 28L101 36L99 44L103 54L102 60H97C98 50 96 40 99 28Z
#d8e4d0 M110 26L116 38L122 44L124 54L132 62H126C120 54 116 46 114 38Z`,
  )
  cut(
    k,
    `#f4f4e4 M-6 52C6 46 16 50 26 45C36 42 42 47 52 44C60 40 70 46 78 43C86 40 94 45 102 42C112 44 120 40 130 44C140 42 150 46 166 42V80H-6Z
#fffcf0 M-6 60C10 54 22 58 36 53C48 50 58 56 70 52C82 49 92 55 104 51C116 49 126 54 138 50C148 50 156 53 166 51V84H-6Z
#d4e4dc M46 47C54 45 60 48 68 46C64 50 54 51 46 47ZM110 47C118 44.500 126 48 136 46C130 51 118 51 110 47Z`,
  )
}

const STONE = {
  front: '#6c6468',
  lit: '#c8b494',
  shade: '#484860',
  edge: '#f0dcb4',
  moss: '#7c8c4c',
}

/** A flame of stone that turns up at the end of a cornice. */
const horn = (x, y, q, d) =>
  `M${x - d * q * 0.9} ${y}C${x - d * q * 0.2} ${y - q * 0.3} ${x + d * q * 0.3} ${y - q * 0.6} ${x + d * q * 0.5} ${y - q * 1.7}C${x + d * q * 1.25} ${y - q * 0.9} ${x + d * q * 1.1} ${y + q * 0.1} ${x + d * q * 0.5} ${y + q * 0.5}L${x - d * q * 0.9} ${y + q * 0.5}Z`

/** Half of a gate: tier on tier from its foot, smooth where it is cut, stepped outwards. d: outwards. */
function half(k, { x, foot, tall, wide, d, seed }) {
  const r = random(seed)
  const tiers = 7
  let y = foot
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const h = (tall * (1.5 - t * 0.9)) / 8.1
    const out = wide * (1 - t * 0.86) ** 1.08
    const X = (u) => x + d * u
    const [body, slab] = [out * 0.9, out]
    // Base slab, body with its shaded and lit side, cornice.
    const poly = (c, u0, u1, v0, v1, slope = 0) =>
      fill(k, c, [
        [X(u0), y - v0],
        [X(u1), y - v0],
        [X(u1 - slope), y - v1],
        [X(u0), y - v1],
      ])
    poly(STONE.front, 0, slab, 0, h * 0.16)
    poly(d > 0 ? STONE.lit : STONE.shade, slab * 0.8, slab, 0, h * 0.16)
    poly(STONE.front, 0, body, h * 0.16, h * 0.72)
    poly(d > 0 ? STONE.lit : STONE.shade, body * 0.76, body, h * 0.16, h * 0.72)
    poly(d > 0 ? STONE.shade : STONE.lit, 0, d > 0 ? body * 0.07 : body * 0.13, h * 0.16, h * 0.72)
    poly(STONE.edge, 0, slab, h * 0.16, h * 0.2)
    poly('#38344c', 0, body, h * 0.64, h * 0.72)
    poly(STONE.front, 0, slab * 1.03, h * 0.72, h * 0.86)
    poly(d > 0 ? STONE.lit : '#5c5468', slab * 0.72, slab * 1.03, h * 0.72, h * 0.86)
    poly(STONE.edge, 0, slab * 1.03, h * 0.83, h * 0.88)
    poly(STONE.front, 0, slab * 0.93, h * 0.88, h * 1.01, slab * 0.06)
    // Panel of brick with a carved blossom, while there is room.
    if (i < 5) {
      const [pw, px] = [body * 0.3, body * 0.43]
      poly('#38344c', px - pw * 0.62, px + pw * 0.62, h * 0.24, h * 0.62)
      poly('#b4583c', px - pw * 0.5, px + pw * 0.5, h * 0.27, h * 0.59)
      const [cx, cy, q] = [X(px), y - h * 0.43, h * 0.13]
      for (const a of [0, 0.785, 1.57, 2.356, 3.14, 3.927, 4.712, 5.498])
        path(
          k,
          '#f0dcb4',
          `M${cx} ${cy}Q${cx + Math.cos(a - 0.4) * q} ${cy + Math.sin(a - 0.4) * q} ${cx + Math.cos(a) * q * 1.25} ${cy + Math.sin(a) * q * 1.25}Q${cx + Math.cos(a + 0.4) * q} ${cy + Math.sin(a + 0.4) * q} ${cx} ${cy}Z`,
        )
    }
    const q = h * 0.3
    path(k, d > 0 ? STONE.lit : STONE.shade, horn(X(slab * 1.03), y - h * 0.8, q, d))
    path(k, d > 0 ? STONE.edge : '#6c6478', horn(X(slab * 0.66), y - h * 0.9, q * 0.6, d))
    if (i < 6) path(k, STONE.front, horn(X(slab * 0.3), y - h * 0.9, q * 0.5, d))
    // Moss that hangs from a cornice.
    const m = slab * (0.15 + r() * 0.5)
    path(
      k,
      STONE.moss,
      `M${X(m)} ${y - h * 0.87}L${X(m + slab * 0.24)} ${y - h * 0.87}Q${X(m + slab * 0.2)} ${y - h * (0.62 - r() * 0.2)} ${X(m + slab * 0.15)} ${y - h * 0.72}Q${X(m + slab * 0.08)} ${y - h * 0.5} ${X(m + slab * 0.05)} ${y - h * 0.74}Z`,
    )
    y -= h
  }
  path(
    k,
    STONE.front,
    `M${x} ${y + 0.4}V${y - 4}C${x + d * 1.5} ${y - 2.5} ${x + d * 2.6} ${y - 1} ${x + d * 3} ${y + 0.4}Z`,
  )
  path(
    k,
    STONE.edge,
    `M${x + d * 0.6} ${y - 3.2}C${x + d * 1.5} ${y - 2.5} ${x + d * 2.6} ${y - 1} ${x + d * 3} ${y + 0.4}H${x + d * 2}C${x + d * 1.8} ${y - 1} ${x + d * 1.2} ${y - 2.2} ${x + d * 0.6} ${y - 3.2}Z`,
  )
}

/** The gate from the left: one sees the smooth cut of its right half. */
function gate(k) {
  half(k, { x: 112.5, foot: 66, tall: 62, wide: 32, d: 1, seed: 5 })
  fill(k, '#a8948c', points('106.500 65 112.600 66 112.600 0.500 106.500 5'))
  fill(k, '#c8b494', points('106.500 65 108 65.200 108 4 106.500 5'))
  for (const y of [14, 24, 33, 42, 50, 58])
    stroke(k, '#7c6c70', 0.2, `M106.500 ${y + 0.8}L112.500 ${y}`)
  half(k, { x: 88, foot: 69, tall: 70, wide: 34, d: -1, seed: 8 })
}

/** Stairs to the gate, the paved court, its joints towards us. */
function court(k) {
  cut(
    k,
    `#8c8084 M46 66H154L166 70V96H-6V72Z
#a89c94 M-6 73C40 70 110 70 166 71V96H-6Z
#c4b8a4 M-6 78C40 75 110 74.500 166 76V96H-6Z`,
  )
  for (let i = 0; i < 5; i++) {
    const [y, o] = [62.5 + i * 2.3, i * 2.1]
    fill(k, '#e4d4b4', [
      [87 - o, y],
      [108 + o, y],
      [109 + o, y + 0.9],
      [86 - o, y + 0.9],
    ])
    fill(k, i % 2 ? '#9c8c8c' : '#a89894', [
      [86 - o, y + 0.9],
      [109 + o, y + 0.9],
      [109.5 + o, y + 2.5],
      [85.5 - o, y + 2.5],
    ])
  }
  for (const x of [-90, -50, -16, 14, 42, 70, 96, 122, 150, 182, 220])
    stroke(k, '#94887c', 0.25, `M${98 + (x - 98) * 0.62} 75L${98 + (x - 98) * 1.4} 92`)
  stroke(k, '#94887c', 0.25, 'M-6 80.500C50 78 120 78 166 79.500M-6 86C50 83.500 120 83.500 166 85')
  // The shade of the gate falls to the left.
  path(
    k,
    'rgba(60,52,92,.4)',
    'M46 69L84 70.500L80 74L74 75.500C54 76 34 77.500 16 79C28 75 38 72 46 69Z',
  )
}

/** Fog that pours through the gate. */
function pouring(k) {
  path(
    k,
    '#fffcf0',
    'M84 66C86 58 92 61 95 57C99 60 104 57 107 61C110 61 110 64 109.500 66C104 64 98 67.500 92 65C89 67.500 86 66.500 84 66Z',
  )
}

/** A branch of frangipani over the upper left. */
function branch(k) {
  stroke(
    k,
    '#4c3c4c',
    1.6,
    'M-4 14C8 12 16 6 26 7M8 11.500C14 14 18 13.500 24 16M16 8C20 4 24 1 30 0',
  )
  for (const [x, y, a, l] of points(
    '26 7 0.2 9 26 7 -0.5 8 25 7 0.9 8 24 16 0.4 8 24 16 1.2 7 24 16 -0.3 8 30 0 0.3 8 30 0 1.1 7 14 9 -0.9 7 6 12 1.3 7 4 12 0.6 7 18 13.500 -0.6 6',
    4,
  )) {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    const [nx, ny] = [-Math.sin(a) * l * 0.28, Math.cos(a) * l * 0.28]
    path(
      k,
      '#2c5c54',
      `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
    )
    path(k, '#5c8c5c', `M${x} ${y}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${ex} ${ey}Z`)
  }
  for (const [x, y] of points('25 8.500 22 15.500 28.500 2 12 10'))
    for (const a of [0.3, 1.55, 2.8, 4.05, 5.3])
      path(
        k,
        '#fff8e4',
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * 1.8} ${y + Math.sin(a - 0.5) * 1.8} ${x + Math.cos(a) * 2.1} ${y + Math.sin(a) * 2.1}Q${x + Math.cos(a + 0.5) * 1.5} ${y + Math.sin(a + 0.5) * 1.5} ${x} ${y}Z`,
      )
}

export default {
  alt: 'Il trucco dello specchio alla porta spaccata di un tempio di Bali: il fotografo ne tiene uno sotto il telefono e sullo schermo appare un lago, mentre una viaggiatrice salta fra le due ali e il cane salta con lei; dietro, l’Agung nella nebbia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.94, 0.08], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      k.save()
      k.translate(100, 62)
      k.scale(1.05, 1.2)
      k.translate(-100, -62)
      agung(k)
      k.restore()
      court(k)
      pouring(k)
      gate(k)
      at(k, 146, 71.5, 0.8, templeParasol)
      path(
        k,
        'rgba(60,52,92,.4)',
        'M84 72.500C90 71.500 100 71.500 104 72.600C98 73.800 90 73.800 84 72.500ZM108 78.500C114 77.400 128 77.400 134 78.700C128 80 114 80 108 78.500Z',
      )
      at(k, 96.5, 51.5, 0.94, gateLeaper)
      at(k, 125, 65, 0.86, leapingDog, true)
      at(k, 28, 87, 1.16, mirrorMan)
      at(k, 74, 84, 1.05, offering)
      branch(k)
    })
    return finish(s, { vignette: 0.1, contrast: 0.2, saturation: 1.1 })
  },
}
