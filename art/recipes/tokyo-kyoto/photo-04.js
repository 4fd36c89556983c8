import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { pagoda } from '../../things/asia-japan.js'
import { paperLantern } from '../../things/asia-japan-life.js'
import { kimonoWalker } from '../../things/asia-people.js'
import { facet, wallFacet, wallWindows } from '../../things/asia-street.js'
import { blueHour, paving, stand } from './kit.js'

/** A street between two rows of wooden houses; returns the plane it stands on. */
function woodenStreet(s, { eye = 0.2, half = 0.46, centre = 0.5, edges, tall = 0.42 }) {
  const P = s.plane(eye, centre)
  s.layer(
    (k) => {
      const r = random(8)
      for (const side of [-1, 1])
        for (let i = edges.length - 2; i >= 0; i--) {
          const [z0, z1] = [edges[i], edges[i + 1]]
          const X = side * (half + (r() - 0.5) * 0.03)
          const H = tall * (0.96 + r() * 0.1)
          const wood = s.far(
            s.tone(['#7a5440', '#6a4638', '#8a644a'][i % 3], side < 0 ? 0.3 : 0.5),
            Math.min(0.5, i * 0.07),
          )
          wallFacet(k, P, wood, X, z0, z1, 0, H)
          wallFacet(
            k,
            P,
            s.far(s.tone('#e6d6bc', side < 0 ? 0.3 : 0.5), Math.min(0.5, i * 0.07)),
            X,
            z0,
            z1,
            H * 0.56,
            H * 0.9,
          )
          wallWindows(k, P, {
            X,
            z0,
            z1,
            y0: H * 0.04,
            y1: H * 0.4,
            rows: 1,
            columns: 4,
            seed: i * 3 + side + 2,
            share: 0.85,
            colours: ['#ffc878', '#ffb45c'],
            power: 0.95,
          })
          wallWindows(k, P, {
            X,
            z0,
            z1,
            y0: H * 0.6,
            y1: H * 0.86,
            rows: 1,
            columns: 3,
            seed: i * 5 + side + 2,
            share: 0.55,
            colours: ['#ffd296', '#ffbe72'],
            power: 0.85,
          })
          for (let q = 0; q <= 16; q++) {
            const z = z0 + ((z1 - z0) * q) / 16
            const z2 = z + (z1 - z0) * 0.014
            wallFacet(
              k,
              P,
              s.far(s.tone('#4a3230', 0.3), Math.min(0.4, i * 0.06)),
              X - side * 0.004,
              z,
              z2,
              0,
              H * 0.48,
            )
          }
          for (const [y, out, rise] of [
            [H * 0.5, 0.14, 0.08],
            [H * 0.98, 0.12, 0.3],
          ]) {
            facet(k, P, s.far(s.tone('#566186', side < 0 ? 0.35 : 0.5), Math.min(0.5, i * 0.07)), [
              [X - side * out, z0, y - 0.015],
              [X - side * out, z1, y - 0.015],
              [X + side * 0.06, z1, y + rise],
              [X + side * 0.06, z0, y + rise],
            ])
            facet(k, P, s.tone('#2c2f52', 0.3), [
              [X - side * out, z0, y - 0.03],
              [X - side * out, z1, y - 0.03],
              [X - side * out, z1, y - 0.012],
              [X - side * out, z0, y - 0.012],
            ])
          }
        }
    },
    { lit: false },
  )
  return P
}

export default {
  alt: "Vicolo di Kyoto all'ora blu: case di legno, lanterne accese, la pagoda sullo sfondo e una donna in kimono",
  paint(w, h) {
    const s = new Scene(w, h, { mood: blueHour, sun: [0.55, 0.5], horizon: 0.6 })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: range(s, { height: 0.1, seed: 5, detail: 1.3 }),
      rock: '#3f5a7c',
      haze: 0.35,
    })
    place(s, pagoda({ wood: '#7a4a3c' }), {
      x: 0.52,
      y: 0.6,
      size: 44,
      front: 0.45,
      haze: 0.12,
      rim: 0.3,
    })
    ground(s, { top: () => s.y(0.61), colour: '#6a6480', farColour: '#8f8498' })
    const P = s.plane(0.23, 0.52)
    paving(s, P, { half: 0.44, near: 0.55, far: 9, colour: '#a59aa8', light: 0.5 })
    woodenStreet(s, {
      eye: 0.23,
      centre: 0.52,
      half: 0.46,
      edges: [0.36, 0.85, 1.25, 1.8, 2.5, 3.5, 5, 7],
      tall: 0.46,
    })
    for (const side of [-1, 1])
      for (const z of [6, 4.3, 3, 2.15, 1.5, 1.05]) {
        const [x, y, scale] = P(side * 0.36, z, 0.24)
        s.glowAt(x, y, scale * 0.16, '#ff9a52', 0.5)
        place(
          s,
          { width: 60, height: 100, draw: (pen) => paperLantern(pen, 0, -100, 58, 100) },
          { x: x / w, y: y / h, size: (scale * 0.1) / s.u },
        )
      }
    stand(s, P, kimonoWalker(), s.pick(0.12, 0.1), 1.35, 0.27, { rim: '#ffb878', front: 0.6 })
    stand(s, P, kimonoWalker({ kimono: '#8a3a52', parasol: '#e9d8b8' }), -0.1, 2.6, 0.27, {
      rim: '#ffb878',
      haze: 0.1,
    })
    return finish(s, { bloom: 0.34 })
  },
}
