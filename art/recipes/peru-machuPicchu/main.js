import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, ridged, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { incaHouse, llama } from '../../things/andes-rockies.js'
import { groundShadow } from '../../things/savanna-land.js'
import { cliff, terraces } from '../../things/shaped-land.js'

const andesMorning = {
  ...moods.dawn,
  sky: [
    [0, '#5f93c2'],
    [0.4, '#9fc2d6'],
    [0.75, '#e3e2d4'],
    [1, '#f8e6c8'],
  ],
  haze: '#dfe4dc',
  lit: '#fff2d6',
  shade: '#6f86a8',
  front: 0.7,
}

export default {
  alt: 'Le terrazze e le case di pietra di Machu Picchu nella nebbia del mattino, ai piedi della cima ripida del Huayna Picchu',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: andesMorning,
      sun: [0.08, 0.08],
      horizon: h > w ? 0.5 : 0.5,
    })
    sky(s, { clouds: 0.2, seed: 9 })
    mountain(s, {
      top: range(s, { height: 0.34, seed: 3, detail: 1.5, rough: 0.5 }),
      base: h * 0.7,
      rock: '#7f97a4',
      snow: '#ffffff',
      snowLine: 0.05,
      haze: 0.55,
      footHaze: 0.6,
    })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 8, detail: 1.8 }),
      base: h * 0.75,
      rock: '#5f8078',
      haze: 0.4,
      footHaze: 0.7,
    })
    fog(s, { y: 0.5, thickness: 0.12, power: 0.7, colour: '#f4f2e8', seed: 3 })
    const at = s.pick(0.6, 0.6)
    const foot = (x) => h * 0.72 + noise((x / h) * 3, 2) * h * 0.02
    const summit = (x, px, H, spread, power) => {
      const d = (x - px * w) / h
      // Sheer towards the river on the left, a longer shoulder on the right.
      return H * h * Math.exp(-((Math.abs(d) / (spread * (d < 0 ? 0.72 : 1.25))) ** power))
    }
    const crag = (x) =>
      h * 0.66 -
      Math.max(
        summit(x, at, s.pick(0.55, 0.5), 0.17, 1.6),
        summit(x, at + s.pick(0.055, 0.08), s.pick(0.44, 0.4), 0.09, 1.5),
        summit(x, at - s.pick(0.145, 0.2), s.pick(0.27, 0.24), 0.09, 1.7),
        summit(x, at + s.pick(0.2, 0.3), 0.22, 0.2, 1.4),
      ) +
      (fbm((x / h) * 9, 5, 6, 0.58) - 0.05) * h * 0.085
    cliff(s, {
      top: crag,
      foot,
      rock: '#9a9488',
      leaf: '#55803f',
      green: 0.45,
      haze: 0.12,
      scale: 1.1,
      seed: 4,
    })
    // The far side of the ridge lies in shade, or the peak would look flat.
    const crest = Float32Array.from({ length: w + 8 }, (_, x) => crag(x))
    s.shade(
      [0, 0, w, h * 0.72],
      (x, y, out) => {
        const ridge = s.x(at) + (y - h * 0.1) * 0.12 + fbm((y / h) * 9, 3, 4) * h * 0.07
        const side = (x - ridge) / h
        const gully = ridged((x / h) * 5 + (y / h) * 1.5, (y / h) * 1.2, 4) * 0.5
        out[0] = 0.5
        out[1] = 0.58
        out[2] = 0.78
        out[3] =
          clamp(y - crest[x | 0]) *
          clamp(smooth(-0.01, 0.03, side) * 0.6 + gully * 0.5 - 0.05) *
          smooth(0.72, 0.5, y / h)
      },
      { op: 'multiply' },
    )
    fog(s, { y: 0.6, thickness: 0.09, power: 0.7, colour: '#f7f4ea', seed: 6 })
    fog(s, { y: 0.42, thickness: 0.05, power: 0.5, colour: '#f7f4ea', seed: 11 })
    // The spur with the city: lawns and walls in steps, houses in rows.
    const spur = (y0) => (x) =>
      h * y0 +
      h * 0.1 * Math.max(0, Math.abs(x / w - 0.52) - 0.24) ** 0.8 +
      noise((x / h) * 4, y0 * 40) * h * 0.006
    const r = random(6)
    for (let row = 0; row < 6; row++) {
      const y0 = 0.615 + row * 0.03 + row * row * 0.0022
      const line = spur(y0)
      ground(s, {
        top: line,
        colour: '#8fae50',
        farColour: '#9ab65e',
        haze: 0.24 - row * 0.035,
        grain: 0.35,
        seed: row,
      })
      s.layer(
        (k) => {
          k.fillStyle = s.far(s.tone('#b5aa98', 0.62), 0.2 - row * 0.03)
          k.beginPath()
          for (let x = 0; x <= w; x += 4) k.lineTo(x, line(x) + h * 0.014)
          for (let x = w; x >= 0; x -= 4) k.lineTo(x, line(x) + h * (0.021 + row * 0.001))
          k.fill()
        },
        { lit: false, texture: 0.12 },
      )
      const size = 2.9 + row * 0.7
      const n = s.pick(17, 11) - row
      for (let i = 0; i < n; i++) {
        const x = s.pick(0.27, 0.1) + row * 0.016 + ((i + r() * 0.7) / n) * s.pick(0.52, 0.8)
        if (Math.abs(x - 0.53) < 0.05 && row > 1) continue
        place(s, incaHouse({ seed: row * 20 + i, thatch: r() < 0.05 }), {
          x,
          y: line(s.x(x)) / h + 0.012,
          size: size * (0.85 + r() * 0.35),
          flip: r() < 0.4,
          haze: 0.2 - row * 0.03,
          front: 0.75,
        })
      }
    }
    terraces(s, {
      top: (x) =>
        h *
          (s.pick(0.84, 0.83) -
            0.3 * Math.max(0, 1 - x / (w * s.pick(0.42, 0.55))) ** 1.4 +
            0.1 * (x / w) ** 2) +
        noise((x / h) * 3, 6) * h * 0.006,
      steps: 10,
      rice: '#8cb24a',
      bank: '#a59a86',
      water: 0,
      bowl: 2.2,
      wave: 0.7,
      haze: 0.1,
      close: 3,
      seed: 3,
    })
    const lx = s.pick(0.16, 0.22)
    groundShadow(s, lx, 0.935, 12, 0.8)
    place(s, llama(), { x: lx, y: 0.935, size: 24, rim: 0.6, front: 0.8 })
    grass(s, {
      top: h * 0.975,
      height: 4,
      count: s.pick(900, 500),
      colours: ['#8cae4a', '#5f8a3a', '#c2cc74'],
      seed: 4,
      jitter: 6,
    })
    return finish(s, { rays: 0.06 })
  },
}
