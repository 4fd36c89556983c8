import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { facet } from '../../things/asia-street.js'
import { traveller } from '../../things/people.js'
import { blocks, stand } from './kit.js'

export default {
  alt: "La passerella di legno del ponte di Brooklyn al mattino, sotto gli archi di pietra e la ragnatela dei cavi d'acciaio",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, front: 0.6 },
      sun: [0.3, 0.44],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.24 })
    blocks(s, { y: 0.68, count: 30, size: 20, haze: 0.6, seed: 1300, hump: 0.2 })
    blocks(s, { y: 0.7, count: 26, size: 14, haze: 0.46, seed: 1400, hump: 0.85 })
    fog(s, { y: 0.68, thickness: 0.05, power: 0.6, seed: 4 })
    const P = s.plane(0.2, 0.5)
    s.layer(
      (k) => {
        for (const side of [-1, 1])
          facet(k, P, s.tone('#8a8290', 0.35), [
            [side * 0.36, 0.5, -0.16],
            [side * 0.36, 14, -0.16],
            [side * 1.2, 14, -0.16],
            [side * 1.2, 0.5, -0.16],
          ])
        facet(k, P, s.tone('#b08a6a', 0.6), [
          [-0.32, 0.4, 0],
          [-0.32, 14, 0],
          [0.32, 14, 0],
          [0.32, 0.4, 0],
        ])
        for (let i = 0; i < 70; i++) {
          const z = 0.5 * 1.05 ** i
          facet(k, P, alpha(i % 4 ? '#3a2440' : '#fff0d0', i % 4 ? 0.28 : 0.2), [
            [-0.32, z, 0],
            [-0.32, z * 1.006, 0],
            [0.32, z * 1.006, 0],
            [0.32, z, 0],
          ])
        }
        facet(k, P, s.tone('#f7efe0', 0.7), [
          [-0.006, 0.4, 0.001],
          [-0.006, 14, 0.001],
          [0.006, 14, 0.001],
          [0.006, 0.4, 0.001],
        ])
      },
      { lit: false },
    )
    const Z = 3.4
    s.layer(
      (k) => {
        // Stone tower with two pointed arches, open to the sky.
        const at = (X, Y) => P(X, Z, Y).slice(0, 2)
        k.fillStyle = '#c4a488'
        k.beginPath()
        for (const [X, Y] of [
          [-0.86, -0.3],
          [-0.8, 1.72],
          [0.8, 1.72],
          [0.86, -0.3],
        ])
          k.lineTo(...at(X, Y))
        k.closePath()
        for (const c of [-0.37, 0.37]) {
          k.moveTo(...at(c - 0.2, -0.2))
          k.lineTo(...at(c - 0.2, 0.9))
          k.quadraticCurveTo(...at(c - 0.18, 1.2), ...at(c, 1.36))
          k.quadraticCurveTo(...at(c + 0.18, 1.2), ...at(c + 0.2, 0.9))
          k.lineTo(...at(c + 0.2, -0.2))
          k.closePath()
        }
        k.fill('evenodd')
        k.strokeStyle = 'rgba(80,56,80,.3)'
        k.lineWidth = Math.max(0.6, s.u * 0.1)
        k.globalCompositeOperation = 'source-atop'
        for (let y = -0.2; y < 1.72; y += 0.075) {
          k.beginPath()
          k.moveTo(...at(-0.9, y))
          k.lineTo(...at(0.9, y))
          k.stroke()
        }
        k.globalCompositeOperation = 'source-over'
        k.fillStyle = '#dcc0a4'
        for (const [y0, y1, half] of [
          [1.66, 1.78, 0.87],
          [1.46, 1.5, 0.83],
          [0.02, 0.07, 0.87],
        ]) {
          if (y0 < 0.1) continue
          k.beginPath()
          for (const [X, Y] of [
            [-half, y0],
            [-half, y1],
            [half, y1],
            [half, y0],
          ])
            k.lineTo(...at(X, Y))
          k.fill()
        }
      },
      { front: 0.55, rim: 0.6, haze: 0.08 },
    )
    s.layer(
      (k) => {
        const cable = (side, z) => [
          side * (0.42 + 0.1 * (1 - z / Z)),
          0.16 + 1.5 * clamp(z / Z) ** 1.7,
        ]
        for (const side of [-1, 1]) {
          k.strokeStyle = s.tone('#5a5068', 0.4)
          for (let i = 0; i < 40; i++) {
            const z = 0.5 * (Z / 0.5) ** (i / 40)
            const z2 = 0.5 * (Z / 0.5) ** ((i + 1) / 40)
            const a = cable(side, z)
            const b = cable(side, z2)
            k.lineWidth = Math.max(1, P(0, z)[2] * 0.014)
            k.beginPath()
            k.moveTo(...P(a[0], z, a[1]).slice(0, 2))
            k.lineTo(...P(b[0], z2, b[1]).slice(0, 2))
            k.stroke()
            k.lineWidth = Math.max(0.5, P(0, z)[2] * 0.004)
            k.beginPath()
            k.moveTo(...P(a[0], z, a[1]).slice(0, 2))
            k.lineTo(...P(side * 0.42, z, -0.02).slice(0, 2))
            k.stroke()
            // Diagonal stays fan out from the top of the tower.
            if (i % 2) {
              k.beginPath()
              k.moveTo(...P(side * 0.42, Z, 1.66).slice(0, 2))
              k.lineTo(...P(side * 0.42, z, 0).slice(0, 2))
              k.stroke()
            }
          }
          for (const Y of [0.06, 0.12]) {
            k.lineWidth = Math.max(1, s.u * 0.2)
            k.beginPath()
            k.moveTo(...P(side * 0.33, 0.4, Y).slice(0, 2))
            k.lineTo(...P(side * 0.33, 14, Y).slice(0, 2))
            k.stroke()
          }
        }
      },
      { lit: false },
    )
    for (const [X, z, seed] of [
      [-0.1, 4.4, 3],
      [0.12, 3.2, 5],
      [-0.18, 2.4, 8],
      [-0.1, 2.35, 12],
      [0.2, 1.7, 4],
      [-0.17, 1.15, 9],
    ])
      stand(s, P, traveller({ seed, pack: seed % 2 === 0 }), X, z, 0.21, {
        front: 0.45,
        rim: 0.6,
      })
    return finish(s, { rays: 0.12 })
  },
}
