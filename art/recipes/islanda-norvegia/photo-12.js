import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { rain } from '../../things/asia-street.js'
import { sailboat } from '../../things/boats.js'
import { wharfHouse } from '../../things/northern.js'
import { rainy } from './kit.js'

export default {
  alt: 'Le case di legno colorate del Bryggen di Bergen sotto la pioggia, riflesse nel porto con le finestre accese',
  paint(w, h) {
    const s = new Scene(w, h, { mood: rainy, sun: [0.5, 0.1], horizon: 0.66 })
    sky(s, { clouds: 0.7 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 7, detail: 0.9, rough: 0.42 }),
      rock: '#55705c',
      haze: 0.38,
      footHaze: 0.4,
    })
    fog(s, { y: 0.42, thickness: 0.08, power: 0.6, colour: '#d6dcd8', seed: 7 })
    const r = random(5)
    for (let i = 0; i < 26; i++)
      place(
        s,
        wharfHouse({ seed: i + 60, colour: ['#e0d6c4', '#c9a08a', '#b5b0a8', '#d9c29a'][i % 4] }),
        { x: (i + 0.5) / 26, y: 0.63 - r() * 0.07, size: 10 + r() * 4, haze: 0.4 },
      )
    const colours = [
      '#b8442f',
      '#d9a03c',
      '#f0e6d2',
      '#a83a2c',
      '#c9702f',
      '#7a2f2c',
      '#e2b858',
      '#b0523c',
      '#f2e2c4',
      '#a33a30',
      '#d08a3c',
      '#8a3a30',
    ]
    colours.forEach((colour, i) =>
      place(s, wharfHouse({ seed: i, colour }), {
        x: 0.045 + i * 0.083,
        y: 0.672,
        size: 31 + (i % 3) * 2.4,
        front: 0.68,
      }),
    )
    ground(s, { top: () => h * 0.668, colour: '#7f8088', haze: 0, grain: 0.5, base: 0.712 })
    for (let i = 0; i < 12; i++) s.glow(0.045 + i * 0.083, 0.65, 6, '#ffb860', 0.24)
    for (const [x, umbrella] of [
      [0.2, '#d8473a'],
      [0.235, '#e0a83a'],
      [0.62, '#2f7f94'],
      [0.84, '#f1ead8'],
    ])
      place(s, umbrellaWalker({ umbrella }), { x, y: 0.706, size: 7, front: 0.6 })
    sea(s, {
      top: 0.71,
      wave: 0.55,
      mirror: 0.85,
      mirrorFade: 0.5,
      glint: 0,
      body: [
        [0, '#6f8490'],
        [0.5, '#4a6478'],
        [1, '#2c4460'],
      ],
    })
    place(s, sailboat({ hull: '#7a4a34', stripe: '#f0e2c4' }), {
      x: 0.74,
      y: 0.86,
      size: 36,
      front: 0.6,
      reflect: { power: 0.5, length: 0.12 },
    })
    rain(s, {})
    return finish(s)
  },
}
