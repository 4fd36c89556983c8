import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, tree, treeLine } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { fairyCastle } from '../../things/europe.js'
import { balloon } from '../../things/sky-things.js'

export default {
  alt: 'Il castello delle fiabe con le torri azzurre oltre il prato fiorito, in una mattina limpida',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.18, 0.14], horizon: 0.62 })
    sky(s, { clouds: 0.1 })
    cumulus(s, { x: 0.78, y: 0.52, width: 60, height: 20, seed: 5 })
    place(s, balloon(), { x: 0.2, y: 0.34, size: 14 })
    place(s, balloon({ colours: ['#3f74b8', '#f7ead0', '#e8b84a'] }), {
      x: 0.3,
      y: 0.22,
      size: 8,
      haze: 0.25,
    })
    treeLine(s, { top: groundLine(s, { at: 0.6, seed: 2 }), haze: 0.5, height: 3 })
    place(s, fairyCastle(), { x: 0.58, y: 0.66, size: 56, haze: 0.05, rim: 0.3 })
    grove(s, {
      top: groundLine(s, { at: 0.645, bumps: 0.012, seed: 6 }),
      depth: 5,
      size: 2.6,
      seed: 8,
      accents: [
        ['#e8708a', 0.1],
        ['#f6d36a', 0.08],
      ],
    })
    ground(s, {
      top: groundLine(s, { at: 0.7, bumps: 0.01, seed: 9 }),
      colour: '#7fae4a',
      grain: 0.4,
    })
    grove(s, {
      top: groundLine(s, { at: 0.88, bumps: 0.02, bowl: -0.06, seed: 14 }),
      to: 0.5,
      depth: 14,
      size: 3,
      seed: 15,
      colour: '#5f9440',
      accents: [
        ['#e8708a', 0.12],
        ['#f2c14a', 0.1],
        ['#f4efe6', 0.08],
      ],
    })
    tree(s, { x: 0.05, y: 0.84, height: 48, seed: 4 })
    birds(s, { x: 0.42, y: 0.2, count: 6 })
    return finish(s)
  },
}
