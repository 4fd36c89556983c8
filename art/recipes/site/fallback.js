import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  jetty,
  metre,
  mountains,
  P,
  rowingBoat,
  rucksack,
  SHORE,
  sitter,
} from '../../things/lake-jetty.js'

function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, SHORE)
  for (const [t, c] of [
    [0, '#5fb0d4'],
    [0.5, '#a9d6dc'],
    [0.85, '#f8e6cc'],
    [1, '#fff0d4'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 166 -6 166 45 -6 45'))
}

/** The lake shows the mountains upside down; morning air darkens it towards us. */
function lake(s, f) {
  const line = Math.round(f.at([0, SHORE])[1])
  const { canvas, k: m } = s.sheet(s.w, s.h - line)
  m.translate(0, line * 1.06)
  m.scale(1, -1.06)
  m.drawImage(s.canvas, 0, 0)
  s.k.drawImage(canvas, 0, line)
  f.draw(s.k, (k) => {
    const g = k.createLinearGradient(0, SHORE, 0, 90)
    g.addColorStop(0, 'rgba(255,240,214,.12)')
    g.addColorStop(0.45, 'rgba(70,134,160,.42)')
    g.addColorStop(1, 'rgba(28,88,122,.88)')
    fill(k, g, points(`-6 ${SHORE} 166 ${SHORE} 166 96 -6 96`))
    // A breath of wind far out breaks the mirror just under the shore, in pieces.
    for (const [x, y, l] of points('92 44.700 12 58 44.500 5', 3))
      path(
        k,
        '#fbe8cc',
        `M${x - l} ${y}Q${x} ${y - 0.3} ${x + l} ${y}Q${x} ${y + 0.3} ${x - l} ${y}Z`,
      )
    for (const [x, y, l, c] of [
      [10, 57.6, 14, '#8fbcc8'],
      [136, 68, 18, '#5f9cb4'],
      [16, 73, 18, '#4c8ca8'],
      [124, 80.6, 22, '#3f7f9e'],
    ])
      path(
        k,
        c,
        `M${x - l} ${y}Q${x - l * 0.3} ${y - 0.4} ${x + l} ${y}Q${x + l * 0.2} ${y + 0.4} ${x - l} ${y}Z`,
      )
  })
}

export default {
  alt: 'Un lago di montagna immobile al mattino: due amici siedono in fondo a un pontile di legno davanti alla cima innevata che si specchia nell’acqua fra abeti e larici dorati; accanto, uno zaino rosso e una barca a remi legata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.3], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      mountains(k)
    })
    lake(s, f)
    f.draw(s.k, (k) => {
      const [bx, by] = P(6.2, 9.6, -0.7)
      at(k, bx, by, metre(9.6), rowingBoat)
      jetty(k)
      const [px, py] = P(1.25, 7.2, 0.36)
      stroke(
        k,
        '#f0dcb8',
        0.22,
        `M${px} ${py}Q${px + 8} ${py + 9} ${bx - 1.8 * metre(9.6)} ${by - 0.4 * metre(9.6)}`,
      )
      const sit = (X, o) => {
        const [x, y] = P(X, 9.5)
        at(k, x, y, metre(9.5), (q) => sitter(q, o))
      }
      sit(-0.34, {
        top: ['#f5c85c', '#c08a50'],
        hair: ['#7a4a3c', '#4c2e38'],
        skin: ['#f2c39c', '#c98a74'],
        long: true,
        lean: 0.16,
      })
      sit(0.26, {
        top: ['#f4f0e2', '#9fb0c0'],
        hair: ['#4c3440', '#2c2030'],
        skin: ['#d99a6c', '#a8664c'],
        hat: ['#f6dfae', '#c79a78'],
        lean: -0.04,
        reach: 0.4,
      })
      const [zx, zy] = P(0.3, 5.6)
      at(k, zx, zy, metre(5.6), rucksack)
    })
    return finish(s, { bloom: 0.08, threshold: 0.9, vignette: 0.1 })
  },
}
