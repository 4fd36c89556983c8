import { finish } from '../../core/finish.js'
import { fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { bush, grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { convertible } from '../../things/america.js'
import { facet } from '../../things/asia-street.js'
import { traveller } from '../../things/people.js'
import { cliff } from '../../things/shaped-land.js'

/** Rounded heaps of red sandstone: [at, half width, height] in fractions, on a foot line. */
function domes(s, list, { foot, haze, seed }) {
  const top = (x) => {
    const rise = Math.max(
      ...list.map(([at, width, height]) => height * Math.exp(-(((x / s.w - at) / width) ** 4))),
    )
    return s.h * (foot - rise) + fbm((x / s.h) * 12 + seed * 9, seed, 5) * s.h * 0.03
  }
  cliff(s, {
    top,
    foot: () => s.y(foot),
    rock: '#c9603c',
    leaf: '#e08a58',
    green: 0.12,
    strata: 0.7,
    strataColour: '#f0b890',
    haze,
    seed,
    side: 1,
  })
}

export default {
  alt: 'La strada diritta nel deserto della Valle del Fuoco al tramonto, fra rocce rosse a strisce: tre amici hanno fermato la decappottabile turchese',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0.03,
        front: 0.6,
        haze: '#fab488',
        sky: [
          [0, '#2a4688'],
          [0.35, '#7584b0'],
          [0.62, '#e0a08a'],
          [0.84, '#fdb37c'],
          [1, '#ffd89c'],
        ],
      },
      sun: [0.12, 0.44],
      horizon: 0.56,
    })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.34, y: 0.2, width: 30, height: 7, seed: 4, lit: '#ffe6bc' })
    flatCloud(s, { x: 0.62, y: 0.3, width: 20, height: 4, seed: 8, lit: '#ffe6bc' })
    flatCloud(s, { x: 0.88, y: 0.13, width: 28, height: 6, seed: 6, lit: '#ffe6bc' })
    mountain(s, {
      top: range(s, { height: 0.035, seed: 6, detail: 3 }),
      rock: '#8a6a8c',
      haze: 0.6,
    })
    domes(
      s,
      [
        [0.2, 0.1, 0.06],
        [0.42, 0.07, 0.09],
        [0.6, 0.06, 0.07],
        [0.72, 0.09, 0.11],
      ],
      { foot: 0.575, haze: 0.46, seed: 4 },
    )
    domes(
      s,
      [
        [0.02, 0.1, 0.13],
        [0.16, 0.05, 0.08],
        [0.3, 0.05, 0.05],
        [0.74, 0.05, 0.1],
        [0.86, 0.07, 0.22],
        [1, 0.08, 0.17],
      ],
      { foot: 0.585, haze: 0.12, seed: 7 },
    )
    fog(s, { y: 0.57, thickness: 0.025, power: 0.45, seed: 5 })
    ground(s, {
      top: groundLine(s, { at: 0.57, bumps: 0.008, seed: 6 }),
      colour: '#b8643e',
      farColour: '#c98a5c',
      haze: 0.3,
      grain: 0.8,
      seed: 9,
    })
    const P = s.plane(0.3, 0.5)
    s.layer(
      (k) => {
        const road = (a, b, colour, z0 = 0.5, z1 = 26) =>
          facet(k, P, colour, [
            [a, z0, 0],
            [a, z1, 0],
            [b, z1, 0],
            [b, z0, 0],
          ])
        road(-0.5, 0.4, s.tone('#c98a62', 0.6))
        road(-0.42, 0.32, s.tone('#6a6478', 0.5))
        road(-0.4, -0.385, s.tone('#f7f0e4', 0.8))
        road(0.285, 0.3, s.tone('#f7f0e4', 0.8))
        road(-0.072, -0.058, s.tone('#ffc23c', 0.85))
        road(-0.042, -0.028, s.tone('#ffc23c', 0.85))
      },
      { lit: false },
    )
    for (const [y, n, hgt, seed] of [
      [0.62, 160, 1.2, 3],
      [0.7, 160, 2.4, 5],
      [0.82, 140, 4, 7],
    ])
      for (const [from, to] of [
        [0, 0.47 - (y - 0.56) * 1.05],
        [0.52 + (y - 0.56) * 0.85, 1],
      ]) {
        grass(s, {
          top: groundLine(s, { at: y, bumps: 0.02, detail: 5, seed }),
          from,
          to,
          height: hgt,
          count: n,
          jitter: 6,
          colours: ['#c9a85e', '#9a9458', '#d8b878'],
          seed,
        })
        for (let i = 0; i < 7; i++)
          bush(s, {
            x: from + ((i + 0.5) / 7) * (to - from),
            y: y + ((i * 7) % 5) * 0.014,
            size: hgt * 0.9,
            colour: i % 2 ? '#8f9460' : '#a8a070',
            seed: i + seed,
          })
      }
    // They have pulled over: one stands on the line, two wait for the picture.
    place(s, convertible(), { x: 0.17, y: 0.86, size: 11, rim: 0.8, front: 0.6 })
    for (const [x, y, size, seed, arms] of [
      [0.5, 0.865, 17, 31, 'up'],
      [0.305, 0.885, 16, 36, 'down'],
      [0.335, 0.89, 15.4, 34, 'down'],
    ])
      place(s, traveller({ seed, arms, pack: false }), { x, y, size, rim: 0.8, front: 0.5 })
    birds(s, { x: 0.5, y: 0.25, count: 3, size: 1.1, seed: 4 })
    return finish(s, { rays: 0.14 })
  },
}
