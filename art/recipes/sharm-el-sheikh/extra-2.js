import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dune, ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky, stars } from '../../nature/sky.js'
import { camel } from '../../things/gulf.js'
import { campfire, sitter, tent } from '../../things/people.js'

export default {
  alt: 'Un campo nel deserto del Sinai dopo il tramonto: tende, fuoco acceso, cammelli e le prime stelle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.2, 0.56], horizon: 0.62 })
    sky(s, { clouds: 0.1 })
    stars(s, { count: 240, below: 0.34 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 12, rough: 0.8 }),
      rock: '#a8684a',
      haze: 0.4,
    })
    mountain(s, {
      top: range(s, { height: 0.1, seed: 15, rough: 0.7 }),
      rock: '#96583f',
      haze: 0.16,
    })
    ground(s, {
      top: groundLine(s, { at: 0.615, bumps: 0.006, seed: 5 }),
      colour: '#b8744a',
      farColour: '#c88a5c',
    })
    dune(s, { at: 0.8, y: 0.74, height: 0.1, width: 1.2, seed: 4, haze: 0.12 })
    for (const [i, x] of [0.7, 0.77, 0.84].entries())
      place(s, camel({ rider: false }), {
        x,
        y: 0.7 + i * 0.006,
        size: 12,
        front: 0.35,
        rim: 0.5,
        flip: true,
      })
    dune(s, { at: 0.2, y: 0.86, height: 0.12, width: 1.3, seed: 7 })
    place(s, tent({ colour: '#b8503a' }), { x: 0.16, y: 0.83, size: 20, front: 0.5, rim: 0.4 })
    place(s, tent({ colour: '#c98a4a' }), { x: 0.3, y: 0.81, size: 15, front: 0.45, rim: 0.4 })
    s.glow(s.x(0.44), s.y(0.86), 30, '#ffa04a', 0.55)
    place(s, campfire(), { x: 0.44, y: 0.9, size: 11 })
    place(s, sitter({ seed: 2 }), { x: 0.37, y: 0.91, size: 11, front: 0.5 })
    place(s, sitter({ seed: 5 }), { x: 0.51, y: 0.915, size: 11, front: 0.5, flip: true })
    dune(s, { at: 0.9, y: 1.08, height: 0.16, width: 1.4, seed: 10 })
    return finish(s)
  },
}
