import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { acacia, bush, grove, LEAVES } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { cone, mountain } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { hut, maasai } from '../../things/safari.js'
import { grassland, groundShadow } from '../../things/savanna-land.js'
import { clearDay, nearGrass } from './kit.js'

export default {
  alt: 'Guerrieri masai avvolti negli shuka rossi davanti alle capanne di paglia del villaggio, sotto il sole del mattino',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearDay, lit: '#fff0d4', haze: '#e6e2cf', front: 0.8 },
      sun: [0.1, 0.12],
      horizon: 0.54,
    })
    sky(s, { clouds: 0.16 })
    cumulus(s, { x: 0.82, y: 0.36, width: 40, height: 10, seed: 7 })
    mountain(s, {
      top: cone(s, { at: 0.56, height: 0.3, spread: 0.24 }),
      rock: '#5f7196',
      snow: '#f4f1ea',
      snowLine: 0.09,
      haze: 0.26,
    })
    grassland(s, {
      at: 0.545,
      bumps: 0.01,
      haze: 0.42,
      seed: 4,
      trees: 10,
      height: 8,
      colour: '#b8a05c',
      blades: 700,
    })
    ground(s, {
      top: groundLine(s, { at: 0.6, bumps: 0.012, seed: 5 }),
      colour: '#c2855a',
      farColour: '#cf9c6c',
      haze: 0.12,
      grain: 0.6,
    })
    for (const [x, y, size] of [
      [0.93, 0.655, 13],
      [0.62, 0.65, 11],
      [0.78, 0.69, 18],
      [0.48, 0.665, 12],
    ]) {
      groundShadow(s, x + 0.02, y, size, 0.6)
      place(s, hut(), { x, y, size, haze: 0.06, front: 0.8 })
    }
    // A fence of thorn branches round the village.
    grove(s, {
      top: (x) => h * 0.705 + noise((x / h) * 9, 3) * h * 0.008,
      from: 0.4,
      to: 1,
      depth: 2.4,
      size: 1,
      colour: '#8a6f4c',
      seed: 6,
    })
    acacia(s, {
      x: 0.04,
      y: 0.86,
      height: 74,
      width: 1.2,
      seed: 5,
      lean: 0.1,
      colour: '#6a7a3c',
      front: 0.6,
    })
    bush(s, { x: 0.05, y: 0.88, size: 6, colour: LEAVES.olive, seed: 8, front: 0.6 })
    for (const [x, y, size, cloth, seed] of [
      [0.24, 0.9, 38, '#c8322c', 1],
      [0.34, 0.885, 35, '#b0264c', 2],
      [0.43, 0.9, 37, '#d9482c', 5],
      [0.66, 0.8, 18, '#c8322c', 4],
      [0.71, 0.8, 17, '#a8244a', 7],
    ]) {
      groundShadow(s, x + size * 0.0026, y, size * 0.3, size * 0.025)
      place(s, maasai({ cloth, seed }), {
        x,
        y,
        size,
        front: 0.85,
        rim: 0.5,
        flip: seed % 2 === 0,
      })
    }
    nearGrass(s, { at: 0.965, seed: 8, count: 700, height: 4 })
    return finish(s)
  },
}
