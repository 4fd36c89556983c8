import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grass, grove, LEAVES } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { airboat, alligator, egret } from '../../things/america.js'
import { foamStreak } from './kit.js'

export default {
  alt: 'Un idroscivolante attraversa le Everglades tra falasco e mangrovie, con gli aironi bianchi e un alligatore sulla riva',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.68, haze: '#dfe8d8' },
      sun: [0.14, 0.2],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.2 })
    cumulus(s, { x: 0.7, y: 0.46, width: 70, height: 24, seed: 4 })
    cumulus(s, { x: 0.2, y: 0.47, width: 44, height: 13, seed: 14 })
    grove(s, {
      top: (x) => s.y(0.482) + fbm((x / h) * 5, 3, 3) * s.u * 2,
      depth: 3,
      size: 1.2,
      colour: LEAVES.deep,
      haze: 0.4,
      seed: 3,
    })
    lake(s, {
      wave: 0.6,
      mirrorFade: 0.45,
      glint: 0.3,
      body: [
        [0, '#8fb8c4'],
        [0.35, '#4f7f86'],
        [1, '#24505c'],
      ],
    })
    for (const [from, to, y, size, haze, seed] of [
      [-0.02, 0.3, 0.555, 2.6, 0.16, 5],
      [0.74, 1.02, 0.565, 3, 0.12, 8],
    ])
      grove(s, {
        top: (x) => s.y(y - 0.045) + fbm((x / h) * 4, seed, 3) * s.u * 3,
        from,
        to,
        depth: size * 2.4,
        size,
        colour: LEAVES.jungle,
        accents: [[LEAVES.olive, 0.3]],
        haze,
        seed,
        reflect: { y: s.y(y + 0.015), power: 0.5, length: 0.1 },
      })
    const reeds = (y, from, to, height, count, seed) =>
      grass(s, {
        top: groundLine(s, { at: y, bumps: 0.006, seed }),
        from,
        to,
        height,
        count,
        jitter: 2.4,
        colours: ['#a8a84a', '#6f9440', '#d0c060'],
        seed,
      })
    reeds(0.56, 0.24, 0.5, 3, 260, 3)
    reeds(0.6, 0.6, 0.84, 4, 260, 6)
    reeds(0.66, -0.02, 0.2, 6.5, 300, 7)
    place(s, airboat(), {
      x: 0.46,
      y: 0.69,
      size: 25,
      front: 0.8,
      reflect: { power: 0.5, length: 0.14 },
    })
    foamStreak(s, 0.53, 0.693, 0.16)
    reeds(0.74, 0.84, 1.02, 9, 320, 12)
    for (const [x, y, size, feeding] of [
      [0.8, 0.78, 18, false],
      [0.88, 0.8, 16, true],
      [0.72, 0.74, 12, false],
    ])
      place(s, egret({ feeding }), {
        x,
        y,
        size,
        front: 0.9,
        rim: 0.3,
        reflect: { power: 0.5, length: 0.1 },
      })
    const bank = (x) =>
      h * (0.99 - 0.13 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 4) * h * 0.008
    ground(s, { top: bank, to: 0.52, colour: '#7a6a48', grain: 0.8, seed: 3 })
    place(s, alligator(), { x: 0.3, y: 0.935, size: 9.6, front: 0.95, rim: 0.4 })
    grass(s, {
      top: bank,
      to: 0.16,
      height: 12,
      count: 300,
      jitter: 5,
      colours: ['#7f9440', '#4f7a3a', '#c0b050'],
      seed: 21,
      front: 0.45,
    })
    grass(s, {
      top: () => h * 1.01,
      from: 0.05,
      to: 0.5,
      height: 4.4,
      count: 220,
      jitter: 3,
      colours: ['#7f9440', '#4f7a3a', '#c0b050'],
      seed: 25,
      front: 0.4,
    })
    birds(s, { x: 0.56, y: 0.26, count: 7, size: 1.2, seed: 6, colour: '#ffffff' })
    return finish(s)
  },
}
