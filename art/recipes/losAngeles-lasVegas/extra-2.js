import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { convertible } from '../../things/america.js'
import { facet } from '../../things/asia-street.js'

/** A sandstone butte: sheer walls over a slope of rubble. left..right fractions, y rows. */
function butte(s, { left, right, top, shoulder, foot, haze = 0, seed = 1, spire }) {
  const { w, h } = s
  const mid = (left + right) / 2
  const skyline = (x) => {
    const u = x / w
    const n = fbm((x / h) * 26 + seed * 9, seed, 4) * 0.012
    const steep = smooth(left, left + 0.012, u) * smooth(right, right - 0.012, u)
    const talus =
      foot - (foot - shoulder) * Math.max(0, 1 - Math.abs(u - mid) / ((right - left) * 0.95)) ** 0.8
    let tower = shoulder - (shoulder - top) * steep * (1 + n * 6)
    if (spire && u > spire[0] && u < spire[1])
      tower = Math.min(
        tower,
        shoulder -
          (shoulder - spire[2]) *
            smooth(spire[0], spire[0] + 0.008, u) *
            smooth(spire[1], spire[1] - 0.008, u),
      )
    return (
      h *
      Math.min(
        talus,
        steep > 0.01 || spire
          ? tower + (1 - steep) * (spire && u > spire[0] && u < spire[1] ? 0 : 1)
          : 1,
      )
    )
  }
  const sun = s.sun[0] < mid * w ? -1 : 1
  const hot = [0.95, 0.5, 0.28]
  const dark = [0.32, 0.16, 0.32]
  const Hz = [0.98, 0.68, 0.48]
  s.shade(
    [s.x(left - 0.2), s.y(Math.min(top, spire?.[2] ?? 1)) - 9, s.x(right + 0.2), s.y(foot)],
    (x, y, out) => {
      const u = x / h
      const v = y / h
      const wall = y < h * shoulder
      const crack = wall ? fbm(u * 46 + seed, v * 5, 4) * 0.55 : fbm(u * 20, v * 40 + seed, 4) * 0.4
      const strata = wall ? 0 : 0.12 * Math.sin(v * 420 + fbm(u * 5, v * 9, 3) * 5)
      const side = ((x / w - mid) / (right - left)) * sun
      const l = clamp(0.5 + side * 0.62 + crack + strata + (wall ? 0.08 : -0.02))
      const hz = clamp(haze + (1 - haze) * 0.4 * smooth(shoulder, foot, v))
      for (let j = 0; j < 3; j++)
        out[j] = (dark[j] + (hot[j] - dark[j]) * l) * (1 - hz) + Hz[j] * hz
      out[3] = clamp(y - skyline(x) + 0.5)
    },
  )
}

export default {
  alt: 'La strada diritta che corre verso i torrioni rossi della Monument Valley al tramonto, con una decappottabile turchese',
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
    sky(s, { clouds: 0.24, seed: 19 })
    mountain(s, {
      top: range(s, { height: 0.035, seed: 6, detail: 3 }),
      rock: '#8a6a8c',
      haze: 0.6,
    })
    butte(s, {
      left: 0.57,
      right: 0.63,
      top: 0.44,
      shoulder: 0.51,
      foot: 0.57,
      haze: 0.5,
      seed: 8,
    })
    butte(s, {
      left: 0.3,
      right: 0.39,
      top: 0.36,
      shoulder: 0.48,
      foot: 0.575,
      haze: 0.3,
      seed: 3,
      spire: [0.277, 0.293, 0.4],
    })
    butte(s, {
      left: 0.74,
      right: 0.88,
      top: 0.27,
      shoulder: 0.45,
      foot: 0.585,
      haze: 0.1,
      seed: 5,
      spire: [0.7, 0.722, 0.33],
    })
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
      { lit: false, texture: 0.06 },
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
    place(s, convertible(), { x: 0.17, y: 0.86, size: 11, rim: 0.8, front: 0.6 })
    birds(s, { x: 0.5, y: 0.25, count: 3, size: 1.1, seed: 4 })
    return finish(s, { rays: 0.14 })
  },
}
