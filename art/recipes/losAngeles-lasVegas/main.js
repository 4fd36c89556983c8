import { finish } from '../../core/finish.js'
import { fbm, noise, smooth } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grove, LEAVES } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { city } from '../../things/asia-city.js'
import { hillLetters } from './kit.js'

/** A smooth profile through points [x, y] in fractions, in pixels. */
function curve(s, points, rough = 0) {
  return (x) => {
    const u = x / s.w
    let i = 0
    while (i < points.length - 2 && u > points[i + 1][0]) i++
    const [x0, y0] = points[i]
    const [x1, y1] = points[i + 1]
    return (
      s.h * (y0 + (y1 - y0) * smooth(x0, x1, u)) +
      fbm((x / s.h) * 11, points.length, 4) * rough * s.h
    )
  }
}

/** Low houses with tiled roofs and a few trees among them. at(r): x, y of a foot; size in u. */
function houses(s, { count, seed, haze, size, at }) {
  const r = random(seed)
  const feet = Array.from({ length: count }, () => at(r)).sort((a, b) => a[1] - b[1])
  s.layer(
    (k) => {
      for (const [i, [x, y]] of feet.entries()) {
        const q = s.u * size * (0.7 + r() * 0.6)
        const [px, py] = [s.x(x), s.y(y)]
        k.fillStyle = ['#f4e6d0', '#ecd0b0', '#f9f1e4', '#e0b698'][i % 4]
        k.fillRect(px, py - q, q * 2, q * 1.1)
        k.fillStyle = 'rgba(70,60,110,.3)'
        k.fillRect(px + q * 1.35, py - q, q * 0.65, q * 1.1)
        k.fillStyle = '#5f6a86'
        for (const u of [0.25, 0.8, 1.5]) k.fillRect(px + q * u, py - q * 0.7, q * 0.28, q * 0.36)
        k.fillStyle = i % 3 ? '#b8664c' : '#8a7a80'
        k.beginPath()
        k.moveTo(px - q * 0.16, py - q * 0.98)
        k.lineTo(px + q * 0.3, py - q * 1.4)
        k.lineTo(px + q * 1.7, py - q * 1.4)
        k.lineTo(px + q * 2.16, py - q * 0.98)
        k.fill()
      }
    },
    { haze, front: 0.72 },
  )
  for (const [i, [x, y]] of feet.entries())
    if (i % 4 === 1)
      bush(s, {
        x: x - 0.006,
        y: y + 0.008,
        size: size * 1.5,
        colour: i % 3 ? LEAVES.deep : LEAVES.olive,
        seed: i,
        haze,
      })
}

export default {
  alt: "La scritta Hollywood sulle colline di Los Angeles nell'ora d'oro, con la città nella foschia e un filare di palme altissime",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0.035, front: 0.58, haze: '#fbc592' },
      sun: [0.13, 0.36],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: range(s, { height: 0.13, seed: 7, detail: 1.6 }),
      rock: '#8a7f9a',
      haze: 0.6,
      base: s.y(0.66),
    })
    const p = s.pick(0, 0.04)
    const crest = curve(
      s,
      s.pick(
        [
          [0, 0.54],
          [0.2, 0.48],
          [0.36, 0.41],
          [0.52, 0.31],
          [0.62, 0.25],
          [0.7, 0.235],
          [0.82, 0.27],
          [0.92, 0.33],
          [1, 0.36],
        ],
        [
          [0, 0.52],
          [0.2, 0.46],
          [0.36, 0.4],
          [0.52, 0.32],
          [0.66, 0.285],
          [0.8, 0.29],
          [0.92, 0.34],
          [1, 0.36],
        ],
      ),
      0.02,
    )
    mountain(s, {
      top: crest,
      rock: '#a58a5c',
      haze: 0.12,
      footHaze: 0.5,
      base: s.y(0.72),
      rough: 1.5,
      scale: 0.2,
      seed: 5,
      from: -1,
    })
    s.layer(
      (k) => {
        k.strokeStyle = '#5a4a50'
        k.lineWidth = Math.max(1, s.u * 0.3)
        k.beginPath()
        const [ax, ay] = [s.x(s.pick(0.715, 0.74)), crest(s.x(s.pick(0.715, 0.74)))]
        k.moveTo(ax, ay + s.u)
        k.lineTo(ax, ay - s.u * 8)
        k.stroke()
      },
      { haze: 0.1 },
    )
    hillLetters(s, 'HOLLYWOOD', {
      x: s.pick(0.5, 0.47) - p,
      size: s.pick(6.2, 5),
      line: (x) => crest(x) * 0.25 + h * s.pick(0.318, 0.325),
    })
    const slope = curve(
      s,
      [
        [0, 0.55],
        [0.25, 0.57],
        [0.5, 0.5],
        [0.75, 0.47],
        [1, 0.44],
      ],
      0.02,
    )
    mountain(s, {
      top: slope,
      rock: '#7f8a50',
      haze: 0.08,
      footHaze: 0.4,
      base: s.y(0.78),
      rough: 1.3,
      seed: 9,
      from: -1,
    })
    houses(s, {
      count: 64,
      seed: 14,
      haze: 0.14,
      size: 1.1,
      at: (r) => {
        const x = 0.22 + r() * 0.8
        return [x, slope(s.x(x)) / h + 0.012 + r() * 0.16]
      },
    })
    city(s, {
      y: 0.665,
      low: 3,
      high: 20,
      width: 2.6,
      haze: 0.5,
      seed: 5,
      from: 0.03,
      to: 0.3,
      share: 0.4,
      shape: (x) => 0.3 + Math.exp(-(((x - 0.17) / 0.06) ** 2)),
    })
    fog(s, { y: 0.665, thickness: 0.05, power: 0.55, seed: 5 })
    ground(s, {
      top: groundLine(s, { at: 0.7, bumps: 0.01, seed: 4 }),
      colour: '#6f7f50',
      farColour: '#a89a6a',
      haze: 0.4,
      grain: 0.6,
    })
    for (const [y, size, haze, seed] of [
      [0.7, 1.5, 0.34, 3],
      [0.75, 2.2, 0.22, 6],
      [0.82, 3.2, 0.12, 9],
      [0.91, 4.6, 0.02, 12],
    ]) {
      if (y < 0.9)
        houses(s, {
          count: y < 0.8 ? 46 : 20,
          seed,
          haze,
          size: size * 0.9,
          at: (r) => [r() * 1.04 - 0.04, y + 0.006 + r() * 0.014],
        })
      grove(s, {
        top: (x) => s.y(y + 0.01) + noise((x / h) * 5, seed) * s.u * size * 0.5,
        depth: size * (y < 0.8 ? 2.2 : 4.4),
        size,
        colour: LEAVES.deep,
        accents: [
          [LEAVES.olive, 0.3],
          [LEAVES.jacaranda, y > 0.8 ? 0.08 : 0],
        ],
        seed,
        haze,
        front: 0.45,
      })
    }
    for (const [x, y, height, seed] of [
      [0.4, 0.78, 20, 2],
      [0.47, 0.77, 18, 3],
      [0.53, 0.77, 19, 5],
      [0.6, 0.765, 16, 7],
      [0.33, 0.8, 25, 9],
      [0.86, 0.8, 22, 4],
      [0.93, 0.82, 25, 8],
    ])
      palm(s, {
        x,
        y,
        height,
        lean: 0.02,
        kind: 'royal',
        colour: '#5f7f40',
        seed,
        haze: 0.14,
        rim: 0.6,
      })
    for (const [x, y, height, seed] of s.pick(
      [
        [0.045, 1.0, 88, 2],
        [0.13, 0.98, 70, 6],
        [0.21, 0.95, 55, 4],
      ],
      [
        [0.05, 1.0, 108, 2],
        [0.2, 0.98, 88, 6],
        [0.32, 0.95, 66, 4],
      ],
    ))
      palm(s, {
        x,
        y,
        height,
        lean: 0.03,
        kind: 'royal',
        colour: '#4f7038',
        seed,
        front: 0.3,
        rim: 0.8,
      })
    grove(s, {
      top: (x) => s.y(0.965) + noise((x / h) * 5, 4) * s.u * 2,
      depth: 6,
      size: 4.4,
      colour: '#3f5f3c',
      seed: 22,
      front: 0.25,
    })
    birds(s, { x: 0.38, y: 0.2, count: 6, seed: 5 })
    return finish(s, { rays: 0.16 })
  },
}
