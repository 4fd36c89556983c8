import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dune } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { camel } from '../../things/gulf.js'
import { shadow } from '../../things/marks.js'

const desertEvening = {
  ...moods.golden,
  sky: [
    [0, '#35609a'],
    [0.35, '#88a2b8'],
    [0.65, '#eec08c'],
    [1, '#ffe0a4'],
  ],
  haze: '#f6c48c',
  front: 0.55,
}

/** A caravan walking to the right along a line: count camels from x0. */
function caravan(s, line, { x0, step, count, size, ...look }) {
  const cloths = ['#b8443a', '#d99a3c', '#3f6f8a', '#a8503c', '#7a8a4a']
  for (let i = 0; i < count; i++) {
    const x = x0 + i * step
    const y = line(s.x(x)) / s.h
    shadow(
      s,
      s.x(x) + (s.sun[0] < s.x(x) ? 1 : -1) * size * s.u * 0.5,
      s.y(y) + size * s.u * 0.03,
      size * s.u * 0.75,
      size * s.u * 0.05,
      '#3a2a5c',
      0.4,
    )
    place(s, camel({ rider: i % 2 === 1, cloth: cloths[i % 5] }), {
      x,
      y: y + 0.004,
      size,
      ...look,
    })
  }
}

export default {
  alt: 'Una carovana di dromedari in fila lungo la cresta di una duna del deserto di Dubai, nella luce della sera',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...desertEvening, disc: 0.04 },
      sun: [0.2, 0.3],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.1 })
    mountain(s, {
      top: range(s, { height: 0.06, seed: 4, detail: 1.3 }),
      rock: '#b08a78',
      haze: 0.55,
    })
    dune(s, { at: 0.82, y: 0.62, height: 0.24, width: 0.8, seed: 2, haze: 0.42 })
    dune(s, { at: 0.3, y: 0.66, height: 0.18, width: 0.7, seed: 5, haze: 0.3 })
    dune(s, { at: 0.6, y: 0.8, height: 0.24, width: 1.1, seed: 3, haze: 0.1, from: -1 })
    const crest = (x) => {
      const d = (x - s.x(0.6)) / (1.1 * h)
      return (
        h * 0.8 -
        0.24 *
          h *
          Math.exp(-Math.abs(d) * 1.5 - d * d * 1.2) *
          (1 + 0.05 * noise((x / h) * 5 + 27, 3))
      )
    }
    caravan(s, crest, { x0: 0.3, step: 0.083, count: 5, size: 11, front: 0.5, rim: 0.8 })
    dune(s, { at: 0.08, y: 1.06, height: 0.36, width: 1.0, seed: 8, colour: '#d9985a' })
    birds(s, { x: 0.7, y: 0.2, count: 4, seed: 2 })
    return finish(s, { rays: 0.1 })
  },
}
