import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass, grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cairo, felucca } from '../../things/egypt.js'

export default {
  alt: 'Due feluche a vela sul Nilo calmo, con palme, minareti e cupole del Cairo nella luce del mattino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.8, 0.46], horizon: 0.58 })
    sky(s, { clouds: 0.1 })
    place(s, cairo({ seed: 8 }), { x: 0.3, y: 0.585, size: 17, haze: 0.45 })
    place(s, cairo({ seed: 2 }), { x: 0.82, y: 0.585, size: 12, haze: 0.55, flip: true })
    const bank = groundLine(s, { at: 0.57, bumps: 0.008, seed: 4 })
    grove(s, { top: bank, depth: 2.6, size: 1.8, seed: 5, haze: 0.3 })
    for (const [x, height] of [
      [0.06, 18],
      [0.13, 14],
      [0.55, 13],
      [0.62, 17],
      [0.94, 16],
    ])
      palm(s, { x, y: 0.585, height, kind: 'date', seed: Math.round(x * 100), haze: 0.25 })
    fog(s, { y: 0.58, thickness: 0.03, power: 0.5 })
    lake(s, { wave: 0.6 })
    place(s, felucca({ sail: '#f3e2c6' }), {
      x: 0.66,
      y: 0.66,
      size: 20,
      haze: 0.18,
      flip: true,
      reflect: true,
    })
    place(s, felucca(), { x: 0.34, y: 0.78, size: 46, rim: 0.6, reflect: true })
    grass(s, {
      top: groundLine(s, { at: 1.0, bumps: 0.02, seed: 3 }),
      to: 0.34,
      height: 16,
      count: 130,
      colours: ['#4a6338', '#6f7f42', '#38502f'],
    })
    birds(s, { x: 0.5, y: 0.24, count: 9 })
    return finish(s, { rays: 0.12 })
  },
}
