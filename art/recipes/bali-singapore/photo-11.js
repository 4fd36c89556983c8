import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { satayCook, shopfront, strollers, trishaw } from '../../things/chinatown.js'

// The street goes away to this point: everything on its walls is drawn towards it.
const [VX, VY] = [92, 52]
const P = (side, z, y) => [VX + (side * 62) / z, VY + (y * 30) / z]

/** The stall's awning, its smoke and the lanterns over the street, from far to near. */
function lanterns(k) {
  const r = random(3)
  for (const z of [5.4, 4.2, 3.3, 2.6, 2.05, 1.6, 1.26, 1]) {
    const [a, b] = [P(-1, z, -1.22), P(1, z, -1.22)]
    const sag = 7 / z
    stroke(
      k,
      '#7a4a50',
      0.5 / z,
      `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + sag * 2} ${b[0]} ${b[1]}`,
    )
    const n = 6
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n
      const x = a[0] + (b[0] - a[0]) * t
      const y = a[1] + sag * 4 * t * (1 - t)
      const q = 2.6 / z
      const [c, d, l] =
        r() < 0.68 ? ['#e23c30', '#a31f34', '#ff7a4c'] : ['#f5a92e', '#bd6c1f', '#ffd873']
      path(
        k,
        d,
        `M${x} ${y}c${q * 1.9} 0 ${q * 1.9} ${q * 2.6} 0 ${q * 2.6}c${-q * 1.9} 0 ${-q * 1.9} ${-q * 2.6} 0 ${-q * 2.6}Z`,
      )
      path(
        k,
        c,
        `M${x - q * 0.2} ${y}c${q * 1.1} 0 ${q * 1.1} ${q * 2.6} 0 ${q * 2.6}c${-q * 1.6} 0 ${-q * 1.6} ${-q * 2.6} 0 ${-q * 2.6}Z`,
      )
      path(
        k,
        l,
        `M${x - q * 0.5} ${y + q * 0.3}c${q * 0.3} 0 ${q * 0.3} ${q * 2} 0 ${q * 2}c${-q * 0.9} ${-q * 0.5} ${-q * 0.9} ${-q * 1.5} 0 ${-q * 2}Z`,
      )
      stroke(
        k,
        '#f5c04a',
        0.35 * q,
        `M${x} ${y + q * 2.7}v${q * 1.1}M${x - q * 0.5} ${y}h${q}M${x - q * 0.5} ${y + q * 2.6}h${q}`,
      )
    }
  }
}

export default {
  alt: 'Una strada di Chinatown a Singapore, fra le case bottega dai colori pastello e le file di lanterne rosse: un cuoco gira gli spiedini sulla brace e un risciò passa con due viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f82c8'],
          [0.5, '#7cc0e4'],
          [1, '#fbeed2'],
        ],
        front: 0.7,
      },
      sun: [0.12, 0.1],
      horizon: VY / 90,
    })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.56, y: 0.3, width: 30, height: 8, seed: 5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Glass towers of the centre stand pale at the end of the street.
      for (const [x, wide, top] of points('84 4 26 88.500 5 20 94 4 29 98.500 3.500 24', 3)) {
        fill(k, '#bcd8e4', points(`${x} ${top} ${x + wide} ${top} ${x + wide} 54 ${x} 54`))
        fill(
          k,
          '#9cc0d4',
          points(`${x + wide * 0.6} ${top} ${x + wide} ${top} ${x + wide} 54 ${x + wide * 0.6} 54`),
        )
        for (let y = top + 2; y < 50; y += 2)
          stroke(k, '#dcecf0', 0.25, `M${x + 0.4} ${y}h${wide - 0.8}`)
      }
      // The street: sun on the right half, the shade of the left row.
      fill(k, '#c9a48c', [P(-1, 6, 1), P(1, 6, 1), P(1, 0.5, 1), P(-1, 0.5, 1)])
      fill(k, '#8f7690', [P(-1, 6, 1), P(-0.2, 6, 1), P(-0.25, 0.5, 1), P(-1, 0.5, 1)])
      for (const z of [4.4, 3.2, 2.4, 1.8, 1.4, 1.1, 0.9])
        stroke(
          k,
          'rgba(90,60,90,.25)',
          0.5 / z,
          `M${P(-1, z, 1).join(' ')}L${P(1, z, 1).join(' ')}`,
        )
      const walls = [
        ['#f2b8a0', '#3f8a7c'],
        ['#9fd0c4', '#c8563c'],
        ['#f6dc94', '#4a6fa8'],
        ['#d3b4dc', '#8a4a6c'],
        ['#f4e6cc', '#3f7f56'],
        ['#a9c8ea', '#b8483c'],
        ['#f7c08a', '#2f6f86'],
      ]
      const stops = [6, 4.6, 3.6, 2.85, 2.25, 1.78, 1.4, 1.1, 0.84, 0.62]
      for (const side of [-1, 1])
        for (let i = 0; i < 9; i++)
          shopfront(
            k,
            P,
            side,
            stops[i],
            stops[i + 1],
            walls[(i + (side > 0 ? 3 : 0)) % 7],
            i + (side > 0 ? 20 : 3),
          )
      strollers(k, P)
      lanterns(k)
    })
    f.draw(s.k, (k) => {
      at(k, 112, 80, 0.98, trishaw)
      at(k, 34, 86, 1.06, satayCook)
    })
    s.glow(0.2, 0.72, 12, '#ff9a4a', 0.4)
    return finish(s, { rays: 0.05 })
  },
}
