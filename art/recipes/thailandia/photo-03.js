import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grove } from '../../nature/foliage.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { elephant } from '../../things/asia-thailand-life.js'
import { JUNGLE } from './kit.js'

/** Ripples where something stands in the water: x, y fractions, radius in u. */
function lakeEdge(s, list) {
  s.k.save()
  s.k.fillStyle = alpha(s.mood.light, 0.5)
  for (const [x, y, radius] of list)
    for (const [q, dx] of [
      [0.9, 0],
      [0.6, 0.5],
      [0.7, -0.45],
    ]) {
      // Flat slivers of light before it, none behind.
      const cx = s.x(x) + dx * radius * s.u
      const cy = s.y(y) + s.u * (0.5 + (1 - q) * 5)
      const half = radius * q * s.u
      s.k.beginPath()
      s.k.moveTo(cx - half, cy)
      s.k.quadraticCurveTo(cx, cy - s.u * 0.35, cx + half, cy)
      s.k.quadraticCurveTo(cx, cy + s.u * 0.35, cx - half, cy)
      s.k.fill()
    }
  s.k.restore()
}

export default {
  alt: "Elefanti che fanno il bagno nel fiume fra la giungla, con uno spruzzo d'acqua nella luce del mattino",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        lake: [
          [0, '#c9b884'],
          [0.4, '#7a9478'],
          [1, '#3a6158'],
        ],
      },
      sun: [0.3, 0.22],
      horizon: 0.54,
    })
    sky(s, { clouds: 0.14 })
    mountain(s, {
      top: range(s, { height: 0.3, seed: 4, detail: 1, lift: 0.6 }),
      rock: '#5f8a6c',
      haze: 0.6,
    })
    grove(s, {
      top: (x) => s.y(0.36) - noise((x / h) * 4, 6) * h * 0.06,
      depth: 20,
      size: 3.2,
      colour: JUNGLE,
      accents: [['#8fae4a', 0.2]],
      seed: 7,
      haze: 0.4,
    })
    fog(s, { y: 0.52, thickness: 0.07, power: 0.6 })
    grove(s, {
      top: (x) => s.y(0.48) - h * 0.14 * smooth(0.6, 1, x / w) - noise((x / h) * 6, 3) * h * 0.02,
      from: 0.55,
      depth: 10,
      size: 2.6,
      colour: '#357a42',
      seed: 3,
      haze: 0.1,
    })
    lake(s, { wave: 0.9, top: 0.55, mirrorFade: 0.8, glint: 0.6 })
    const wade = { front: 0.5, rim: 0.7 }
    place(s, elephant({ wade: 26 }), {
      x: 0.62,
      y: 0.645,
      size: 18,
      haze: 0.12,
      flip: true,
      ...wade,
      reflect: { power: 0.5, length: 0.12 },
    })
    place(s, elephant({ spray: true, wade: 27 }), {
      x: 0.36,
      y: 0.79,
      size: 36,
      ...wade,
      reflect: { power: 0.5, length: 0.18 },
    })
    place(s, elephant({ calf: true, wade: 27 }), {
      x: 0.53,
      y: 0.78,
      size: 17,
      flip: true,
      ...wade,
      reflect: { power: 0.5, length: 0.12 },
    })
    lakeEdge(s, [
      [0.36, 0.78, 26],
      [0.53, 0.775, 12],
      [0.62, 0.64, 12],
    ])
    const r = random(4)
    for (let i = 0; i < 160; i++) {
      const a = -1.9 + r() * 1.5
      const q = r() * 17 * s.u
      s.k.fillStyle = alpha('#fff6dc', 0.3 + r() * 0.6)
      s.k.beginPath()
      s.k.arc(
        s.x(0.493) + Math.cos(a) * q,
        s.y(0.53) + Math.sin(a) * q * 0.8 + (q / s.u) ** 2 * 0.012 * s.u,
        s.u * (0.1 + r() * 0.26),
        0,
        7,
      )
      s.k.fill()
    }
    for (const [x, size, seed] of [
      [0.02, 13, 3],
      [0.12, 8, 6],
    ])
      bush(s, { x, y: 1.02, size, colour: '#3f7a3c', seed })
    palm(s, { x: -0.02, y: 1.05, height: 74, lean: 0.1, seed: 9, front: 0.35 })
    return finish(s, { rays: 0.16 })
  },
}
