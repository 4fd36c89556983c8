import { finish } from '../../core/finish.js'
import { clamp, fbm } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { canopy } from '../../nature/canopy.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { shallows } from '../../things/shaped-land.js'
import { GRANITE } from './kit.js'

export default {
  alt: "Una baia delle Seychelles vista dall'alto nella luce dorata, tra le colline verdi e le fronde delle palme",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.66,
        lit: '#ffe6bc',
        haze: '#fbd9a4',
        sky: [
          [0, '#5f8fb8'],
          [0.4, '#a9bcc0'],
          [0.75, '#fbd394'],
          [1, '#ffe6ae'],
        ],
      },
      sun: [0.2, 0.1],
      horizon: 0.24,
    })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.5, y: 0.12, width: 34, height: 7, seed: 5, lit: '#ffeccb' })
    flatCloud(s, { x: 0.26, y: 0.17, width: 22, height: 4, seed: 8, lit: '#ffeccb' })
    mountain(s, {
      top: range(s, {
        height: 0.09,
        seed: 12,
        detail: 1.2,
        shape: (u) => 0.3 + 1.2 * Math.exp(-(((u - 0.72) / 0.25) ** 2)),
      }),
      rock: '#6f8f6a',
      haze: 0.55,
    })
    const depth = (X, Z) => {
      const coast =
        -0.5 +
        1.0 * Math.exp(-(((Z - 1.7) / 0.36) ** 2)) +
        0.16 * Math.sin(Z * 4.4) +
        Math.max(0, Z - 2.2) * 0.5 +
        fbm(X * 1.8, Z * 2.2, 4) * 0.26
      return Math.min(1, (coast - X) * 0.42)
    }
    shallows(s, {
      depth,
      eye: 0.7,
      haze: 0.65,
      hazeFrom: 3,
      beach: 0.055,
      green: '#456f3e',
      canopy: 30,
    })
    canopy(s, {
      eye: 0.7,
      inside: (X, Z) => depth(X, Z) < -0.062,
      from: -1.6,
      to: 4.4,
      near: 0.72,
      far: 8,
      gap: 0.085,
      size: 0.062,
      flat: 0.56,
      palms: 0.4,
      haze: (Z) => clamp((Z - 1.6) * 0.13, 0, 0.6),
      seed: 6,
    })
    fog(s, { y: 0.25, thickness: 0.035, power: 0.5 })
    const P = s.plane(0.7)
    for (const [X, Z, width, height, seed] of [
      [0.12, 2.08, 9, 5, 3],
      [-0.06, 2.2, 12, 7, 6],
      [-0.2, 2.3, 7, 3.6, 8],
      [-0.3, 1.28, 10, 5, 9],
      [-0.42, 1.2, 13, 7, 12],
    ]) {
      const [x, y] = P(X, Z)
      boulder(s, { x: x / w, y: y / h, width, height, seed, colour: GRANITE, flutes: 0.7 })
    }
    for (const [x, y, height, lean, seed] of [
      [0.9, 1.06, 78, -0.12, 3],
      [1.0, 1.1, 96, -0.16, 6],
      [0.76, 1.14, 52, -0.1, 9],
    ])
      palm(s, { x, y, height, lean, seed, front: 0.45 })
    palm(s, { x: -0.02, y: 1.1, height: 84, lean: 0.08, seed: 12, front: 0.4 })
    bush(s, { x: 0.04, y: 1.0, size: 12, colour: LEAVES.jungle, seed: 4, front: 0.5 })
    birds(s, { x: 0.42, y: 0.4, count: 5, seed: 4, colour: '#fff8ea' })
    return finish(s, { rays: 0.06 })
  },
}
