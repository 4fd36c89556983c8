import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clay, PAINTED, restorer, soldier, workLamp } from '../../things/terracotta.js'

/** The pit in metres: across, away, up; a soldier on his plinth is 1.9 high. */
const [VX, VY, FAR, EYE] = [104, 27, 105, 2.5]
const on = (x, z, y = 0) => [VX + (FAR * x) / z, VY + (FAR * (EYE - y)) / z]
const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => on(...p)),
  )

/** Clay by its distance from the lamp, from amber to the dusk of the hall. */
function clayAt(t) {
  const run = (a, b) => blend(a, b, Math.min(1, t))
  return clay(
    run('#e0a468', '#7c6c94'),
    run('#b4744c', '#5e5280'),
    run('#7c4a44', '#443c6c'),
    run('#52303c', '#322c58'),
  )
}

/** The hall: steel arches over the pit, panes that let in the evening, the gallery. */
function hall(k) {
  path(k, '#2a2a60', 'M-4 -2H164V50H-4Z')
  path(k, '#3c3c7c', 'M-4 30V20C30 2 66 -6 104 -6C130 -6 150 0 164 6V30Z')
  path(k, '#5656a0', 'M28 27C50 14 76 8 104 8C128 8 148 13 164 20V30H28Z')
  path(k, '#8c7cb8', 'M62 27C74 21 88 17.500 104 17.500C122 17.500 138 21 152 27Z')
  path(k, '#e0a8a8', 'M78 27C86 23.600 94 22 104 22C115 22 124 23.600 134 27Z')
  for (const [x0, top, x1, width, c] of [
    [-46, -26, 254, 1.6, '#1c1c48'],
    [10, -3, 198, 1, '#24245a'],
    [46, 11.5, 162, 0.7, '#38387c'],
    [70, 19.5, 138, 0.4, '#6c60a4'],
  ])
    stroke(
      k,
      c,
      width,
      `M${x0} 29C${x0 + (x1 - x0) * 0.2} ${top} ${x1 - (x1 - x0) * 0.2} ${top} ${x1} 29`,
    )
  for (const x of [-60, -6, 40, 80, 104, 128, 168, 214, 268])
    stroke(k, '#24245a', 0.3, `M104 22L${x} -30`)
  // The wall under the arches and its gallery.
  path(k, '#4a3c70', 'M-4 26.500H164V34H-4Z')
  path(k, '#6c548c', 'M-4 26.500H164V27.500H-4Z')
  for (let x = 0; x < 160; x += 4) stroke(k, '#5c4880', 0.2, `M${x} 27.500V30`)
}

/** The trenches: walls of rammed earth between the files, and the floor. */
function trenches(k) {
  path(k, '#4a3868', 'M-4 33.500H164V96H-4Z')
  for (const [y, c] of [
    [42, '#54406c'],
    [50, '#62486c'],
    [59, '#74506a'],
    [70, '#865a64'],
  ])
    path(
      k,
      c,
      `M-4 ${y}C30 ${y + 0.8} 60 ${y - 0.6} 90 ${y}C120 ${y + 0.6} 140 ${y - 0.4} 164 ${y}V96H-4Z`,
    )
}

/** A wall of earth between two files. */
function wall(k, x) {
  const [a, b] = [x - 0.6, x + 0.6]
  const side = x < 0 ? b : a
  quad(k, '#3a2c5c', [side, 6.8], [side, 40], [side, 40, 1], [side, 6.8, 1])
  quad(k, '#5c4470', [a, 6.8], [b, 6.8], [b, 6.8, 1], [a, 6.8, 1])
  for (const y of [0.25, 0.5, 0.75])
    quad(k, '#50396a', [a, 6.8, y], [b, 6.8, y], [b, 6.8, y + 0.05], [a, 6.8, y + 0.05])
  quad(k, '#7c5c84', [a, 6.8, 1], [a, 40, 1], [b, 40, 1], [b, 6.8, 1])
  quad(k, '#a4747c', [a, 6.8, 1], [a, 11, 1], [b, 11, 1], [b, 6.8, 1])
}

const COLUMNS = [
  -14.2, -12.9, -10.2, -8.9, -7.6, -6.3, -3.9, -2.6, -1.3, 0, 2.3, 3.6, 4.9, 6.1, 8.4, 9.7,
]

function ranks(k) {
  for (let z = 36; z >= 8.4; z -= z > 20 ? 2.4 : 1.8)
    for (const x of COLUMNS) {
      const [px, py] = on(x + (Math.round(z * 10 + x * 10) % 3) * 0.05, z)
      if (px < -8 || px > 168) continue
      const t = Math.hypot(x + 3.4, z - 5.4) / 15
      const q = (FAR * 1.9) / z / 104
      path(
        k,
        'rgba(36,22,66,.5)',
        `M${px - 12 * q} ${py}L${px + 14 * q} ${py}L${px + 44 * q} ${py - 5 * q}L${px + 30 * q} ${py - 8 * q}Z`,
      )
      at(k, px, py, q, (g) => soldier(g, clayAt(t), z < 10.5))
    }
}

export default {
  alt: "Una restauratrice con il pennello ridà i colori a un guerriero dell'esercito di terracotta di Xi'an, alla luce di una lampada, con le file di soldati nella penombra",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.2, 0.5], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      hall(k)
      trenches(k)
      for (const x of [-11.6, -4.9, 1.1, 7.2]) wall(k, x)
      ranks(k)
      // The pool of light.
      path(
        k,
        'rgba(240,150,84,.35)',
        'M6 80C20 70 60 67 90 69C116 71 130 78 128 84C124 92 90 96 60 96C20 96 -4 90 6 80Z',
      )
      path(
        k,
        'rgba(255,196,110,.4)',
        'M18 82C30 75 60 72.500 84 74C104 75.500 114 79.500 112 83.500C108 89 84 91 60 91C30 91 10 88 18 82Z',
      )
      const beam = k.createLinearGradient(32, 0, 112, 0)
      beam.addColorStop(0, 'rgba(255,224,150,.34)')
      beam.addColorStop(1, 'rgba(255,224,150,0)')
      path(k, beam, 'M31 44.500L118 12V96H70L32 54.500Z')
      path(
        k,
        'rgba(52,22,52,.5)',
        'M58 84.500C66 82.600 82 82.600 92 83.600L136 80C138 81.500 120 85 96 86.500C80 87.500 62 87 58 84.500Z',
      )
      at(k, 66, 85, 0.72, (g) => soldier(g, clayAt(0)))
      // What has its colours again, up to a ragged edge.
      k.save()
      k.beginPath()
      for (const p of points(
        '40 -4 74 -4 71 14 73.500 20 70.500 26 73 31 70 36 74 41 71 46 76 49 73 53 77 57 71.500 60 73 66 68.500 70 70 78 67 82 67.500 90 40 90',
      ))
        k.lineTo(...p)
      k.clip()
      at(k, 66, 85, 0.72, (g) => soldier(g, PAINTED))
      k.restore()
      at(k, 92.8, 87, 0.86, restorer)
      at(k, 27, 87, 1, workLamp)
      // Bowls of pigment.
      for (const [x, y, c] of [
        [108, 87.5, '#e0402c'],
        [113, 86.5, '#249880'],
        [117, 88, '#7c58b8'],
      ]) {
        path(
          k,
          'rgba(40,16,44,.45)',
          `M${x - 1} ${y + 1.2}c2 -0.900 5 -0.800 7 -0.200c-2 0.800 -5 0.900 -7 0.200Z`,
        )
        path(k, '#f4dcc0', `M${x - 2} ${y - 0.8}H${x + 2}L${x + 1.2} ${y + 1.2}H${x - 1.2}Z`)
        path(k, '#a8787c', `M${x + 0.6} ${y - 0.8}H${x + 2}L${x + 1.2} ${y + 1.2}H${x + 0.4}Z`)
        path(k, c, `M${x - 2} ${y - 0.8}a2 0.600 0 1 0 4 0a2 0.600 0 1 0 -4 0Z`)
      }
    })
    s.glow(0.2, 0.54, 26, '#ffdc90', 0.55)
    s.glow(0.4, 0.5, 44, '#ff9c50', 0.2)
    return finish(s, { vignette: 0.22, bloom: 0.2 })
  },
}
