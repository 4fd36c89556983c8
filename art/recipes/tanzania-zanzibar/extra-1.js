import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { dhow } from '../../things/africa.js'

const oceanSunset = {
  ...moods.dusk,
  sky: [
    [0, '#1d3164'],
    [0.3, '#54628c'],
    [0.58, '#e0906a'],
    [0.82, '#ffb469'],
    [1, '#ffe0a0'],
  ],
  disc: 0.07,
  front: 0.34,
}

export default {
  alt: "Un dhow a vela spiegata scivola davanti al sole che tramonta nell'oceano di Zanzibar, incorniciato dalle palme",
  paint(w, h) {
    const s = new Scene(w, h, { mood: oceanSunset, sun: [0.6, 0.5], horizon: 0.6 })
    sky(s, { clouds: 0.2 })
    sea(s, { glint: 1, wave: 0.8, glintWidth: 0.01 })
    for (const [x, y, size] of [
      [0.84, 0.612, 6],
      [0.2, 0.608, 4],
    ])
      place(s, dhow(), { x, y, size, haze: 0.45, front: 0.3 })
    place(s, dhow(), {
      x: 0.42,
      y: 0.76,
      size: 50,
      front: 0.75,
      rim: 0.9,
      rimWidth: 2.4,
      reflect: { power: 0.5, length: 0.22, wobble: 5 },
    })
    birds(s, { x: 0.72, y: 0.26, count: 6, seed: 5 })
    palm(s, { x: 1.02, y: 1.06, height: 96, lean: -0.16, seed: 4, front: 0.1, rim: 0.5 })
    palm(s, { x: 0.98, y: 1.08, height: 66, lean: -0.2, seed: 9, front: 0.1, rim: 0.5 })
    return finish(s, { rays: 0.12 })
  },
}
