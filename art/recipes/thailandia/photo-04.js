import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { treeLine } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { stall } from '../../things/asia-japan-life.js'
import { crowd } from '../../things/asia-people.js'
import { lanternString } from '../../things/asia-street.js'
import { chedi } from '../../things/asia-thailand.js'
import { warmNight } from './kit.js'

/** Puts a thing on a plane: X, Z and its height in picture heights. */
function stand(s, P, thing, X, Z, height, options = {}) {
  const [x, y, scale] = P(X, Z)
  return place(s, thing, { x: x / s.w, y: y / s.h, size: (scale * height) / s.u, ...options })
}

export default {
  alt: 'Mercato notturno di Chiang Mai: bancarelle illuminate, lanterne di carta colorate e la folla fra i banchi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.5], horizon: 0.56 })
    sky(s, { clouds: 0.15 })
    place(s, chedi({ lamp: 0.75 }), { x: 0.55, y: 0.575, size: 40, front: 0.7, haze: 0.1 })
    treeLine(s, { top: () => s.y(0.57), height: 6, haze: 0.2, seed: 6 })
    ground(s, {
      top: () => s.y(0.565),
      colour: '#b58a74',
      farColour: '#f4b886',
      haze: 0.1,
      front: 0.9,
      grain: 0.35,
    })
    const P = s.plane(0.24, 0.54)
    s.glow(0.54, 0.56, 26, '#ffab5a', 0.55)
    const goods = [
      ['#e0873a', '#f0c860', '#c9523c'],
      ['#8fae4a', '#e8457a', '#f2c230'],
      ['#3f8fa8', '#e8d8b8', '#d8473a'],
    ]
    for (const [i, z] of [4, 3.1, 2.4, 1.85, 1.4, 1.04].entries())
      for (const side of [-1, 1]) {
        stand(
          s,
          P,
          stall({
            cloth: ['#2f8f8a', '#e8a83a', '#c9407a', '#3f6fb0'][(i + (side > 0 ? 1 : 0)) % 4],
            seed: i + 7,
            goods: goods[i % 3],
          }),
          side * 0.8,
          z,
          0.42,
          { front: 0.85, haze: z * 0.03 },
        )
        const [x, y, scale] = P(side * 0.7, z, 0.22)
        s.glowAt(x, y, scale * 0.4, '#ffab5a', 0.3)
      }
    for (const [z, seed, X] of [
      [3, 2, 0.1],
      [2.2, 5, -0.12],
      [1.6, 8, 0.1],
    ])
      stand(
        s,
        P,
        crowd({
          count: 7,
          seed,
          colours: ['#e8a83a', '#f1ead8', '#c9523c', '#2f7f94', '#7fae6a'],
        }),
        X,
        z,
        0.22,
        { rim: '#ffb878', front: 0.65 },
      )
    const paper = ['#e8457a', '#f2c230', '#f7f0e0', '#3fa8a0', '#ef7a35']
    for (const z of [4.2, 3, 2.1, 1.45])
      lanternString(s, {
        from: P(-0.7, z, 0.72),
        to: P(0.7, z, 0.72),
        sag: 14 / z,
        count: 8,
        size: 10 / z,
        colours: paper,
        glow: '#ffc27a',
      })
    s.glow(0.54, 0.76, 60, '#ff9a52', 0.32)
    for (const [x, y, size, c] of [
      [0.03, -0.02, 15, 0],
      [0.15, -0.05, 12, 1],
      [0.25, -0.07, 9, 3],
    ])
      lanternString(s, {
        from: [s.x(x - 0.02), s.y(y)],
        to: [s.x(x + 0.02), s.y(y)],
        sag: 0,
        count: 1,
        size,
        colours: [paper[c]],
        glow: '#ffc27a',
      })
    stand(s, P, crowd({ count: 3, seed: 21, colours: ['#f1ead8', '#c9523c'] }), 0.26, 1.25, 0.23, {
      rim: '#ffb878',
      front: 0.5,
    })
    stand(s, P, crowd({ count: 2, seed: 17, colours: ['#e8a83a', '#2f7f94'] }), -0.3, 1.12, 0.23, {
      rim: '#ffb878',
      front: 0.5,
    })
    return finish(s, { bloom: 0.38 })
  },
}
