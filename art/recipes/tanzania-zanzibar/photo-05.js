import { fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { canopy } from '../../nature/canopy.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { elephant } from '../../things/africa.js'
import { balloon } from '../../things/sky-things.js'
import { honey } from './kit.js'

const EYE = 0.75

const river = (z) => 0.5 * Math.sin(z * 1.5 + 0.6) + 0.16 * Math.sin(z * 3.7) + 0.1

/** The plain in long flat stripes of straw, pale in the distance. */
function plain(s, P) {
  const run = s.k.createLinearGradient(0, s.horizon, 0, s.h)
  run.addColorStop(0, s.mood.haze)
  run.addColorStop(0.16, '#e6c88c')
  run.addColorStop(0.5, '#d3a857')
  run.addColorStop(1, '#b98a42')
  s.k.fillStyle = run
  s.k.fillRect(0, s.horizon - 1, s.w, s.h - s.horizon + 1)
  const r = random(4)
  for (let i = 0; i < 90; i++) {
    const z = 0.7 + r() ** 1.6 * 6
    const [x, y, scale] = P((r() - 0.5) * 3.4, z)
    s.k.fillStyle = s.far(['#e2bd6c', '#b08a44', '#c9a050'][i % 3], clamp((z - 1) * 0.16, 0, 0.7))
    s.k.beginPath()
    s.k.ellipse(x, y, scale * (0.14 + r() * 0.3), scale * (0.006 + r() * 0.016), 0, 0, 7)
    s.k.fill()
  }
}

/** The river in its bed of sand: banks, shallows, the bright middle. */
function water(s, P) {
  const zs = Array.from({ length: 90 }, (_, i) => 0.55 * 1.034 ** i)
  for (const [half, wild, colour] of [
    [0.27, 0.07, '#8f7a44'],
    [0.25, 0.06, '#f0d9a4'],
    [0.16, 0.05, '#c9bd92'],
    [0.13, 0.05, '#86aaa4'],
    [0.07, 0.04, '#5f93a0'],
  ]) {
    const edge = (m) =>
      zs.map((z) => {
        const [x, y] = P(river(z) + m * (half + wild * noise(z * 5 + m * 3, half * 40)), z)
        return [x, y]
      })
    fill(s.k, colour, [...edge(-1), ...edge(1).reverse()])
  }
}

export default {
  alt: "Una mongolfiera sorvola all'alba il fiume Tarangire, che serpeggia nella savana fra gli alberi, con la sua ombra sull'erba e un branco di elefanti che va a bere",
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.75 }, sun: [0.9, 0.06], horizon: 0.2 })
    sky(s, { clouds: 0 })
    mountain(s, {
      top: range(s, { height: 0.06, seed: 6, detail: 1 }),
      rock: '#8f96ae',
      haze: 0.5,
    })
    const P = s.plane(EYE)
    plain(s, P)
    water(s, P)
    const haze = (z) => clamp((z - 1.4) * 0.14, 0, 0.66)
    canopy(s, {
      eye: EYE,
      inside: (X, Z) => {
        const d = Math.abs(X - river(Z))
        return (
          d > 0.3 &&
          d < 0.34 + 0.5 * clamp(fbm(X * 2 + 3, Z * 2, 2) + 0.25) &&
          fbm(X * 5, Z * 5, 2) > -0.12
        )
      },
      from: -2.6,
      to: 2.6,
      near: 0.8,
      far: 6.5,
      gap: 0.14,
      size: 0.06,
      palms: 0.06,
      flat: 0.58,
      greens: ['#4f5f30', '#758038', '#a5a24c'],
      haze,
      seed: 7,
    })
    canopy(s, {
      eye: EYE,
      inside: (X, Z) => Math.abs(X - river(Z)) > 0.5 && fbm(X * 7 + 9, Z * 7, 2) > 0.24,
      from: -2.6,
      to: 2.6,
      near: 0.8,
      far: 5,
      gap: 0.2,
      size: 0.035,
      palms: 0,
      flat: 0.55,
      greens: ['#6a6a34', '#8f8a40', '#b8ac58'],
      haze,
      seed: 3,
    })
    for (let i = 0; i < 9; i++) {
      const [ex, ey] = P(-0.66 + i * 0.06, 1.36 + Math.sin(i * 1.7) * 0.035)
      place(s, elephant({ calf: i % 4 === 3 }), {
        x: ex / w,
        y: ey / h,
        size: i % 4 === 3 ? 2.2 : 3.6,
        front: 0.5,
      })
    }
    s.k.fillStyle = 'rgba(70,48,50,.5)'
    s.k.beginPath()
    s.k.ellipse(s.x(0.46), s.y(0.9), s.u * 11, s.u * 3.4, -0.08, 0, 7)
    s.k.fill()
    place(s, balloon({ colours: ['#c8402f', '#f2c14e', '#2f6f8a'] }), {
      x: 0.7,
      y: 0.72,
      size: 58,
      rim: 0.6,
      front: 0.75,
    })
    place(s, balloon(), { x: 0.3, y: 0.3, size: 12, haze: 0.36, front: 0.6 })
    birds(s, { x: 0.42, y: 0.42, count: 6, size: 0.8, colour: '#fff4dc' })
    return finish(s, { rays: 0.08 })
  },
}
