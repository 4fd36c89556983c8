import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bridge } from '../../things/charles-river.js'
import { castle, gate, houses, nicholas } from '../../things/lesser-town.js'
import { swan } from '../../things/mute-swan.js'

const WATER = 61.6

/** A first morning: blue above, the far bank still in a warm haze. */
function sky(k) {
  const g = k.createLinearGradient(0, -20, 0, WATER)
  for (const [t, c] of [
    [0, '#3c78bc'],
    [0.4, '#7db0d8'],
    [0.66, '#d3d0d6'],
    [0.86, '#ffcdaa'],
    [1, '#ffdcb4'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-60 -60 240 -60 240 63 -60 63'))
}

/** Petřín on the left, the castle's ridge over the roofs, both in large facets of light and shade. */
function land(k) {
  fill(k, '#c3b6c6', points('-60 40 -30 36 -8 37.5 8 41 20 46 34 51 46 56 50 62 -60 62'))
  fill(k, '#d8bdbc', points('-8 37.5 8 41 20 46 34 51 46 56 50 62 30 62 18 54 6 48'))
  at(k, 49, 10, 0.86, (q) => {
    q.translate(-86, 0)
    castle(q)
  })
  fill(
    k,
    '#a9b38f',
    points('38 62 44 55 50 50.4 56 48.4 76 49 96 50 130 51.4 180 53 240 55 240 62'),
  )
  fill(k, '#8fa08e', points('44 55 50 50.4 56 48.4 62 48.6 58 53 50 58 40 62 38 62'))
  fill(k, '#c3c594', points('70 48.800 88 49.600 100 50.200 92 53 80 55 72 53'))
  fill(k, '#93a48c', points('96 50 112 50.700 128 51.300 120 55 106 57 100 54'))
  at(k, 22, 20.4, 0.76, (q) => {
    q.translate(-37, 0)
    nicholas(q)
  })
  houses(k, { from: 62, to: 92, y: 55.6, size: 2.2, seed: 14 })
  houses(k, { from: -60, to: 24, y: 57.6, size: 2.5, seed: 5 })
  houses(k, { from: 40, to: 58, y: 58, size: 3, seed: 8 })
  for (const [from, to, size, seed] of [
    [-60, -24, 3.2, 23],
    [-24, 6, 4.1, 31],
    [6, 30, 3, 12],
    [24, 46, 3.8, 3],
    [46, 54, 3.4, 17],
    [58, 96, 2.7, 9],
    [96, 240, 4, 41],
  ])
    houses(k, { from, to, y: WATER - 0.8, size, seed })
  fill(
    k,
    '#b69aa0',
    points(`-60 ${WATER - 1} 240 ${WATER - 1} 240 ${WATER + 0.2} -60 ${WATER + 0.2}`),
  )
  at(k, 55.6, WATER - 0.6, 0.38, (q) => {
    q.translate(-63, -62)
    gate(q)
  })
}

/** The mirror of the far bank under the water's own colours, and a few long ripples. */
function water(s, f) {
  const line = Math.round(f.at([0, WATER])[1])
  const { canvas, k: m } = s.sheet(s.w, s.h - line)
  m.translate(0, line)
  m.scale(1, -1)
  m.drawImage(s.canvas, 0, 0)
  s.k.drawImage(canvas, 0, line)
  f.draw(s.k, (k) => {
    const g = k.createLinearGradient(0, WATER, 0, 90)
    g.addColorStop(0, 'rgba(255,216,184,.3)')
    g.addColorStop(0.4, 'rgba(150,160,204,.6)')
    g.addColorStop(1, 'rgba(64,92,156,.9)')
    fill(k, g, points(`-60 ${WATER} 240 ${WATER} 240 96 -60 96`))
    path(k, '#ffe9cf', `M-60 ${WATER + 0.5}H240V${WATER + 0.1}H-60Z`)
  })
}

function ripples(k) {
  for (const [x, y, l, c] of [
    [20, 65, 16, '#f2cdbb'],
    [66, 66.6, 9, '#f2cdbb'],
    [4, 69.4, 20, '#c3b8d0'],
    [52, 71.6, 14, '#b9b3d2'],
    [96, 76.4, 12, '#8d97c6'],
    [22, 78, 22, '#8d97c6'],
    [132, 84.6, 17, '#6d80b8'],
    [66, 86.6, 20, '#6d80b8'],
  ])
    path(
      k,
      c,
      `M${x - l} ${y}Q${x - l * 0.3} ${y - 0.42} ${x + l} ${y}Q${x + l * 0.2} ${y + 0.42} ${x - l} ${y}Z`,
    )
}

export default {
  alt: 'Il Ponte Carlo dal fiume, alla prima luce: le arcate in ombra con le statue dei santi corrono verso Malá Strana, dove il sole accende il castello di Praga con la cattedrale; sull’acqua calma passano tre cigni',
  heart: 26,
  focus: 0.55,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [1.1, 0], horizon: h > w ? 0.76 : 60 / 90 })
    const f = field(s, { centre: 84, zoom: 0.86 })
    f.draw(s.k, (k) => {
      sky(k)
      land(k)
    })
    water(s, f)
    f.draw(s.k, (k) => {
      ripples(k)
      bridge(k)
      const tones = { lit: '#fff3e2', shade: '#b7acd0', mirror: '#97a0cc' }
      for (const [x, y, size, flip] of [
        [78, 80.5, 1.25],
        [87.5, 77.6, 0.95],
        [94, 82.4, 1.1, true],
      ])
        at(k, x, y, size, (q) => swan(q, tones), flip)
    })
    return finish(s, { bloom: 0.1, vignette: 0.12 })
  },
}
