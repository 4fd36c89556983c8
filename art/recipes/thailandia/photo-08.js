import { finish } from '../../core/finish.js'
import { clamp, fbm, mix, noise, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grove } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { JUNGLE } from './kit.js'

/** White water falling over a ledge. x, width in fractions; y0, y1 rows (fractions). */
function cascade(s, { x, width, y0, y1, seed = 1 }) {
  s.shade([s.x(x - width), s.y(y0), s.x(x + width), s.y(y1) + s.u * 2], (px, py, out) => {
    const v = (py - s.y(y0)) / s.y(y1 - y0)
    const spread = width * (0.42 + 0.1 * v) * s.w
    const u = (px - s.x(x)) / spread + fbm(v * 2 + seed, seed, 2) * 0.15
    const strands = fbm(u * 7 + seed * 3, v * 1.1 + seed, 4) + 0.4 * noise(u * 26, v * 3)
    const a =
      smooth(1, 0.72, Math.abs(u) + strands * 0.25) * smooth(0, 0.04, v) * smooth(1.06, 0.96, v)
    const li = clamp(0.72 + strands * 0.5)
    out[0] = mix(0.5, 0.98, li)
    out[1] = mix(0.72, 1, li)
    out[2] = mix(0.74, 0.98, li)
    out[3] = clamp(a * (0.62 + strands * 0.5))
  })
}

export default {
  alt: 'Una cascata scende a gradoni in una vasca turchese nel folto della foresta di Mae Wang',
  paint(w, h) {
    const mood = {
      ...moods.mist,
      haze: '#cfe6c4',
      sky: [
        [0, '#a9cf9a'],
        [1, '#eef5d2'],
      ],
      lit: '#fbfbe2',
      shade: '#4a7a78',
      lagoon: [
        [0, '#4fb8b0'],
        [0.4, '#35b5b0'],
        [1, '#1f8a94'],
      ],
    }
    const s = new Scene(w, h, { mood, sun: [0.6, 0.05], horizon: 0.62 })
    sky(s, { clouds: 0 })
    grove(s, {
      top: () => s.y(-0.04),
      depth: 62,
      size: 4.6,
      colour: '#4f9448',
      accents: [['#9fc45a', 0.2]],
      seed: 3,
      haze: 0.5,
    })
    fog(s, { y: 0.3, thickness: 0.2, power: 0.5, colour: '#f3f8dc' })
    for (const [x, y, width, height, seed] of [
      [0.5, 0.36, 70, 18, 2],
      [0.55, 0.46, 96, 14, 4],
      [0.5, 0.56, 120, 14, 6],
      [0.52, 0.67, 150, 14, 9],
    ]) {
      karst(s, {
        x,
        y,
        width,
        height,
        seed,
        rock: '#a8a48c',
        green: 0.42,
        square: 6,
        tide: false,
        haze: clamp(0.5 - y * 0.6),
      })
      if (y < 0.6)
        grove(s, {
          top: (px) =>
            s.y(y - 0.02) -
            h * 0.16 * Math.abs(px / w - 0.53) -
            noise((px / h) * 6, y * 9) * h * 0.02,
          to: 0.34,
          depth: 6,
          size: 2,
          colour: JUNGLE,
          seed: seed + 3,
          haze: clamp(0.45 - y * 0.5),
        })
    }
    for (const [x, width, y0, y1, seed] of [
      [0.52, 0.07, 0.2, 0.36, 2],
      [0.46, 0.05, 0.34, 0.46, 3],
      [0.58, 0.08, 0.34, 0.46, 5],
      [0.5, 0.12, 0.44, 0.56, 7],
      [0.66, 0.05, 0.44, 0.56, 8],
      [0.4, 0.07, 0.54, 0.67, 4],
      [0.58, 0.13, 0.54, 0.67, 6],
    ])
      cascade(s, { x, width, y0, y1, seed })
    for (const [from, to, seed] of [
      [-0.02, 0.3, 4],
      [0.74, 1.02, 7],
    ])
      grove(s, {
        top: (x) =>
          s.y(0.56) - h * 0.3 * Math.abs(x / w - 0.52) - noise((x / h) * 7, seed) * h * 0.02,
        from,
        to,
        depth: 26,
        size: 2.6,
        colour: '#3f8a48',
        accents: [['#8fb84a', 0.2]],
        seed,
      })
    lagoon(s, { top: 0.665, mirror: 0.5, shallow: 0.5, wave: 0.8, glint: 0 })
    for (const x of [0.4, 0.58]) s.glow(x, 0.68, 12, '#f4fff6', 0.45)
    fog(s, { y: 0.67, thickness: 0.05, power: 0.5, colour: '#f4fff6' })
    for (const [x, y, width, seed] of [
      [0.12, 0.86, 26, 3],
      [0.28, 0.92, 16, 6],
      [0.74, 0.76, 10, 8],
    ])
      boulder(s, { x, y, width, height: width * 0.45, seed, colour: '#7f8a74' })
    for (const [x, y, size, seed] of [
      [0.02, 1, 16, 3],
      [0.2, 1.04, 11, 6],
      [0.98, 0.86, 12, 8],
    ])
      bush(s, { x, y, size, colour: '#357a3c', seed })
    palm(s, { x: -0.03, y: 1.04, height: 92, lean: 0.12, seed: 7, colour: '#4f9440' })
    return finish(s, { rays: 0.2 })
  },
}
