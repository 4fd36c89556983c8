import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { giraffe, jeep } from '../../things/africa.js'
import { grassland, groundShadow, rainShafts } from '../../things/savanna-land.js'
import { rainbow } from '../../things/shaped-land.js'

const rainLight = {
  ...moods.golden,
  disc: 0,
  front: 0.8,
  sky: [
    [0, '#3a4a70'],
    [0.45, '#66789a'],
    [0.8, '#b0b2b4'],
    [1, '#f0d8ac'],
  ],
  clouds: ['#d9cfc4', '#3c4a70'],
  haze: '#cfc6b4',
}

export default {
  alt: "Una jeep da safari percorre una pista rossa bagnata di pioggia, con l'arcobaleno sopra la savana verde",
  paint(w, h) {
    const s = new Scene(w, h, { mood: rainLight, sun: [0.06, 0.3], horizon: 0.5 })
    sky(s, { clouds: 0.8 })
    rainShafts(s, {
      x0: 0.45,
      x1: 1.1,
      y0: 0.08,
      y1: 0.5,
      power: 0.6,
      colour: '#465478',
      seed: 5,
    })
    mountain(s, {
      top: range(s, { height: 0.07, seed: 8, detail: 1.1 }),
      rock: '#6f84a0',
      haze: 0.36,
    })
    rainbow(s, { x: 0.74, y: 0.62, radius: 46, width: 4, power: 0.34 })
    grassland(s, {
      at: 0.505,
      bumps: 0.012,
      haze: 0.4,
      seed: 5,
      trees: 10,
      height: 9,
      colour: '#97a552',
      straw: ['#a5b060', '#7a8c44', '#c9c878'],
      blades: 700,
      leaf: '#5f7a3c',
    })
    grassland(s, {
      at: 0.57,
      bumps: 0.02,
      haze: 0.14,
      seed: 7,
      trees: 3,
      height: 22,
      colour: '#8a9c48',
      straw: ['#a5b058', '#6a803c', '#ced07a'],
      blades: 1400,
      leaf: '#5a7638',
    })
    // The track comes from the far left, passes before the viewer and leaves to the right.
    const track = (x) =>
      h * (0.79 - 0.05 * Math.sin((x / w) * 4.2 - 0.6)) + noise((x / h) * 4, 6) * h * 0.006
    s.layer(
      (k) => {
        const strip = (c, y0, y1) => {
          k.fillStyle = c
          k.beginPath()
          for (let x = 0; x <= w; x += 4)
            k.lineTo(x, track(x) + y0 * s.u + noise(x / s.u, y0) * s.u * 0.25)
          for (let x = w; x >= 0; x -= 4)
            k.lineTo(x, track(x) + y1 * s.u + noise(x / s.u, y1) * s.u * 0.25)
          k.fill()
        }
        strip(s.tone('#b5683f', 0.75), -2, 7)
        strip(s.tone('#8f4f36', 0.55), 0, 1.7)
        strip(s.tone('#8f4f36', 0.55), 3.4, 5.6)
        const r = random(5)
        for (let i = 0; i < 26; i++) {
          const x = r() * w
          k.fillStyle = 'rgba(196,212,232,.55)'
          k.beginPath()
          k.ellipse(
            x,
            track(x) + (i % 2 ? 0.9 : 4.5) * s.u,
            s.u * (2 + r() * 4),
            s.u * 0.34,
            0,
            0,
            7,
          )
          k.fill()
        }
      },
      { lit: false },
    )
    grass(s, {
      top: (x) => track(x) - s.u * 1.6,
      height: 1.8,
      count: 500,
      colours: ['#a5b058', '#6a803c', '#ced07a'],
      seed: 12,
      jitter: 0.6,
    })
    groundShadow(s, 0.4, track(s.x(0.4)) / h + 0.036, 20, 1.4)
    place(s, jeep(), { x: 0.4, y: track(s.x(0.4)) / h + 0.04, size: 24, front: 0.85, rim: 0.5 })
    place(s, giraffe(), { x: 0.8, y: 0.69, size: 25, flip: true, front: 0.75, haze: 0.06 })
    place(s, giraffe(), { x: 0.86, y: 0.68, size: 19, flip: true, front: 0.75, haze: 0.1 })
    grass(s, {
      top: groundLine(s, { at: 0.94, bumps: 0.03, seed: 6 }),
      from: 0,
      to: 1,
      height: 6,
      count: 1500,
      colours: ['#a5b058', '#5f7836', '#ced07a'],
      seed: 4,
      jitter: 9,
    })
    return finish(s)
  },
}
