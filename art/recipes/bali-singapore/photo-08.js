import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { daughter, grandmother, mother, tray } from '../../things/feast-day.js'

const FOOT = 76
const [BRICK, DEEP, STONE, DARK] = ['#e8805c', '#b8505c', '#f8dcb0', '#a07c8c']

/** Evening above the wall, and the tall shrine behind it, tier on tier of palm fibre. */
function beyond(k) {
  path(k, '#fcc468', 'M-6 -6H166V40H-6Z')
  path(k, '#fee09c', 'M-6 12C40 6 90 14 166 8V40H-6Z')
  for (const [x, tiers, q] of [
    [87, 5, 1],
    [6, 4, 0.8],
  ])
    for (let i = 0; i < tiers; i++) {
      const y = 22 - i * 5.4 * q
      const half = (13 - i * 1.5) * q
      path(k, '#b0707c', `M${x - half * 0.34} ${y + 3}V${y - 3}h${half * 0.68}V${y + 3}Z`)
      path(
        k,
        '#905870',
        `M${x - half} ${y}C${x - half * 0.6} ${y - 1} ${x - half * 0.45} ${y - 3} ${x - half * 0.36} ${y - 4.2 * q}H${x + half * 0.36}C${x + half * 0.45} ${y - 3} ${x + half * 0.6} ${y - 1} ${x + half} ${y}Q${x} ${y + 1.6} ${x - half} ${y}Z`,
      )
      path(
        k,
        '#c8847c',
        `M${x + half * 0.1} ${y - 4.2 * q}H${x + half * 0.36}C${x + half * 0.45} ${y - 3} ${x + half * 0.6} ${y - 1} ${x + half} ${y}Q${x + half * 0.7} ${y + 0.7} ${x + half * 0.4} ${y + 0.8}C${x + half * 0.4} ${y - 1.5} ${x + half * 0.2} ${y - 3} ${x + half * 0.1} ${y - 4.2 * q}Z`,
      )
    }
}

/** Carved leaves round a blossom, in a frame of stone. */
function panel(k, x, y) {
  path(k, DARK, `M${x - 9} ${y - 14}h18v28h-18Z`)
  path(k, STONE, `M${x - 8.5} ${y - 14}h17.500v28h-17.500Z`)
  path(k, '#c89c90', `M${x - 7} ${y - 12.5}h14.500v25h-14.500Z`)
  path(k, '#8c6480', `M${x - 7} ${y - 12.5}h14.500v1.200h-13.200v23.800h-1.300Z`)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const [ca, sa] = [Math.cos(a), Math.sin(a)]
    const r = i % 2 ? 10 : 7
    const tip = [x + ca * r * 0.62, y + sa * r]
    path(
      k,
      i % 2 ? '#e8c4a0' : STONE,
      `M${x} ${y}Q${x + (ca * 0.4 - sa * 0.3) * r * 0.8} ${y + (sa * 0.6 + ca * 0.3) * r} ${tip.join(' ')}Q${x + (ca * 0.4 + sa * 0.3) * r * 0.8} ${y + (sa * 0.6 - ca * 0.3) * r} ${x} ${y}Z`,
    )
    stroke(k, '#a87c80', 0.25, `M${x} ${y}L${tip.join(' ')}`)
  }
  path(k, '#a87c80', `M${x - 2.3} ${y}a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0 -4.600 0Z`)
  path(k, '#fff0cc', `M${x - 1.5} ${y}a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z`)
}

/** The wall of the temple: courses of brick between bands of stone. */
function wall(k) {
  path(k, BRICK, `M-6 26H132V${FOOT}H-6Z`)
  for (let y = 30; y < 68; y += 3) {
    stroke(k, '#cc6858', 0.28, `M-6 ${y}H132`)
    for (let x = -4 + (y % 2) * 3; x < 130; x += 6) stroke(k, '#cc6858', 0.24, `M${x} ${y}v3`)
  }
  for (const [y, h, c] of [
    [20, 2, '#fff0cc'],
    [22, 3, STONE],
    [25, 1.6, DARK],
    [66, 2, '#fff0cc'],
    [68, 4.5, STONE],
    [72.5, 3.5, '#c8a498'],
  ])
    path(k, c, `M-6 ${y}H134V${y + h}H-6Z`)
  for (const x of [9, 49, 97]) panel(k, x, 46)
  // Posts with flame-shaped heads.
  for (const x of [29, 74, 120]) {
    path(k, DEEP, `M${x - 4} 24h8V${FOOT}h-8Z`)
    path(k, '#f49870', `M${x} 24h4V${FOOT}h-4Z`)
    path(
      k,
      STONE,
      `M${x - 5.5} 19H${x + 5.5}V23H${x - 5.5}ZM${x - 5} 65H${x + 5}V${FOOT}H${x - 5}ZM${x - 3} 19C${x - 5} 14 ${x - 1.5} 12 ${x} 7C${x + 1.5} 12 ${x + 5} 14 ${x + 3} 19Z`,
    )
    path(
      k,
      DARK,
      `M${x - 5.5} 19H${x - 1}V23H${x - 5.5}ZM${x - 5} 65H${x - 1}V${FOOT}H${x - 5}ZM${x - 3} 19C${x - 5} 14 ${x - 1.5} 12 ${x} 7C${x - 0.5} 12 ${x - 1.5} 15 ${x - 1} 19Z`,
    )
  }
}

/** The split gate: its near half whole, the other cut by the frame; light in the gap. */
function gate(k) {
  path(k, '#fff0c0', 'M138 -6H158V78H138Z')
  path(k, '#a4c884', 'M138 40C144 36 150 42 158 37V78H138Z')
  path(k, '#6ca478', 'M138 50C145 46 150 52 158 48V78H138Z')
  for (let i = 0; i < 4; i++)
    path(k, i % 2 ? '#e8c8a4' : '#fff0d0', `M136 ${66 + i * 3}H160V${69 + i * 3}H136Z`)
  const steps = [
    [128, 60, 76],
    [124, 52, 62],
    [126, 30, 53],
    [129, 12, 31],
    [132, -6, 13],
  ]
  for (const [x, y0, y1] of steps) {
    path(k, DEEP, `M${x - 8} ${y0}H139V${y1}H${x - 8}Z`)
    path(k, BRICK, `M${x - 2} ${y0}H139V${y1}H${x - 2}Z`)
    path(
      k,
      STONE,
      `M${x - 10} ${y1 - 2.6}H139V${y1}H${x - 10}ZM${x - 9} ${y1 - 4}H139v1.500H${x - 9}Z`,
    )
    path(k, DARK, `M${x - 10} ${y1 - 2.6}h7V${y1}h-7ZM${x - 9} ${y1 - 4}h6v1.500h-6Z`)
    for (let y = y0 + 2.5; y < y1 - 4; y += 3) stroke(k, '#cc6858', 0.28, `M${x - 1.5} ${y}H137`)
  }
  // The sheer face takes the sun.
  path(k, '#ffc890', 'M137 -6H140.500V76H137Z')
  path(k, '#fff0d0', 'M139 -6H140.500V76H139Z')
  path(k, DEEP, 'M156 -6H168V78H156Z')
  path(k, '#8c3c58', 'M156 -6H158.500V78H156Z')
  for (const y of [10, 29, 50, 72]) path(k, '#c8a498', `M155.500 ${y}H168V${y + 3.5}H155.500Z`)
}

/** A penjor: a bamboo pole that bends over the way, fringed with palm leaf, a star hung from its tip. */
function penjor(k, x, flip) {
  k.save()
  k.translate(x, 80)
  if (flip) k.scale(-1, 1)
  const on = (t) => {
    const u = 1 - t
    return [
      3 * u * u * t * -2 + 3 * u * t * t * 4 + t ** 3 * 34,
      3 * u * u * t * -40 + 3 * u * t * t * -92 + t ** 3 * -66,
    ]
  }
  let pole = 'M0 0'
  for (let i = 1; i <= 24; i++) pole += `L${on(i / 24).join(' ')}`
  stroke(k, '#8c6438', 1.4, pole)
  stroke(k, '#f0d07c', 0.6, pole)
  for (let i = 7; i <= 24; i++) {
    const [a, b] = on(i / 24)
    const l = 4 + (i % 3) * 1.6
    path(
      k,
      i % 2 ? '#fcec98' : '#d4a840',
      `M${a - 0.8} ${b}C${a - 1.6} ${b + l * 0.6} ${a - 0.4} ${b + l} ${a + 0.4} ${b + l + 2}C${a + 1.2} ${b + l} ${a + 1.6} ${b + l * 0.5} ${a + 0.8} ${b}Z`,
    )
  }
  stroke(k, '#8c6438', 0.4, 'M34 -66V-61')
  path(k, '#fcec98', 'M34 -62L37.500 -56L34 -46L30.500 -56Z')
  path(k, '#e8483c', 'M34 -59.500L35.800 -56L34 -51.500L32.200 -56Z')
  stroke(k, '#fcec98', 0.7, 'M34 -46V-40M32.800 -48L31.800 -42M35.200 -48L36.200 -42')
  k.restore()
}

/** A shadow that falls to the left along the street. */
const shadow = (k, x, y, long, half) =>
  path(
    k,
    'rgba(84,28,84,.42)',
    `M${x + half} ${y + 0.4}C${x} ${y + 1.6} ${x - long * 0.7} ${y + 1.3} ${x - long} ${y - 0.6}C${x - long * 0.8} ${y - 2.6} ${x - half} ${y - 1.4} ${x + half} ${y + 0.4}Z`,
  )

export default {
  alt: 'Festa a Bali lungo il muro di mattoni del tempio: una donna con la torre di frutta sul capo si volta verso la figlia, che la imita con un ananas in equilibrio; la nonna in ginocchio depone petali e incenso accanto alla porta spaccata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.96, 0.2], horizon: FOOT / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      beyond(k)
      wall(k)
      // The gate throws its steps on the wall.
      fill(
        k,
        'rgba(92,32,100,.34)',
        points('134 26 104 26 104 34 99 34 99 46 94 46 94 58 88 58 88 66 84 66 84 76 134 76'),
      )
      gate(k)
      path(k, '#f8c890', `M-6 ${FOOT}H168V96H-6Z`)
      path(k, '#e0a07c', `M-6 ${FOOT}H168V${FOOT + 1.5}H-6Z`)
      path(k, '#f0b480', 'M-6 85C40 83.500 100 86 168 84V96H-6Z')
      for (const d of ['M4 80h9M60 79.500h7M100 88h11M136 81h8M24 91h12M72 92h9M146 89h9'])
        stroke(k, '#dc9c74', 0.5, d)
      shadow(k, 22, 80.5, 26, 1)
      penjor(k, 22)
      shadow(k, 108, 85.5, 34, 10)
      at(k, 108, 85, 1, mother)
      shadow(k, 68, 86.5, 24, 8)
      at(k, 68, 86, 1.08, daughter)
      shadow(k, 30, 87.5, 22, 14)
      at(k, 30, 87, 1.12, grandmother)
      tray(k, 132, 87, 1)
      // The smoke of the incense.
      stroke(
        k,
        'rgba(255,248,232,.8)',
        0.9,
        'M47.500 56C44.500 50 51 46 48.500 40C46.500 35 51 31 50 25',
      )
      for (const [x, y, c] of [
        [86, 89, '#fffaf0'],
        [92, 87.5, '#f890a8'],
        [140, 84, '#fffaf0'],
        [148, 87, '#f890a8'],
        [125, 90, '#fffaf0'],
      ])
        path(k, c, `M${x} ${y}q1.200 -1.200 2.400 0q-1.200 0.900 -2.400 0Z`)
    })
    return finish(s, { vignette: 0.14 })
  },
}
