import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { warrior } from '../../things/asia-china.js'

/** The great vault over the pit: ribs, skylights, a gallery. */
function hall(s) {
  const { w } = s
  s.layer(
    (k) => {
      for (let i = 0; i < 9; i++) {
        const t = i / 8
        const y = s.y(0.3 * t ** 1.6 - 0.03)
        const sag = s.h * (0.34 - 0.2 * t)
        k.strokeStyle = s.far(s.tone('#6a5a5c', 0.4), t * 0.6)
        k.lineWidth = s.u * (1.6 - t * 1.2)
        k.beginPath()
        k.moveTo(-w * 0.1, y + sag)
        k.quadraticCurveTo(w * 0.55, y - sag * 0.8, w * 1.1, y + sag)
        k.stroke()
      }
      for (let i = 0; i < 15; i++) {
        k.strokeStyle = s.far('#fff0cc', 0.2)
        k.globalAlpha = 0.35
        k.lineWidth = s.u * (i % 3 === 1 ? 1.3 : 0.3)
        k.beginPath()
        k.moveTo(s.x(0.55), s.y(0.27))
        k.lineTo(s.x(-0.7 + i * 0.178), s.y(-0.1))
        k.stroke()
      }
      k.globalAlpha = 1
      k.fillStyle = s.far(s.tone('#8a6a54', 0.5), 0.4)
      k.fillRect(0, s.y(0.285), w, s.y(0.05))
      k.fillStyle = s.far(s.tone('#5a4650', 0.3), 0.3)
      k.fillRect(0, s.y(0.28), w, s.u * 0.5)
    },
    { lit: false },
  )
  return s
}

/** One length of the earth walls that part the files. */
function rampart(s, P, X, z, haze) {
  s.layer(
    (k) => {
      const face = (colour, points) => {
        k.fillStyle = s.far(colour, haze)
        k.beginPath()
        for (const p of points) k.lineTo(...P(...p))
        k.fill()
      }
      const z0 = z * 0.9
      const [a, b, top] = [X - 0.13, X + 0.13, 0.2]
      face(
        s.tone('#b5875c', 0.3),
        X < 0
          ? [
              [b, z0, 0],
              [b, z, 0],
              [b, z, top],
              [b, z0, top],
            ]
          : [
              [a, z0, 0],
              [a, z, 0],
              [a, z, top],
              [a, z0, top],
            ],
      )
      face(s.tone('#d8ab78', 0.85), [
        [a, z0, top],
        [a, z, top],
        [b, z, top],
        [b, z0, top],
      ])
      face(s.tone('#a87c54', 0.35), [
        [a, z0, 0],
        [b, z0, 0],
        [b, z0, top],
        [a, z0, top],
      ])
    },
    { lit: false, box: wallBox(s, P, X, z) },
  )
}

function wallBox(s, P, X, z) {
  const [x0, y1] = P(X - 0.14, z * 0.9)
  const [x1] = P(X + 0.14, z * 0.9)
  const [, y0] = P(X, z, 0.22)
  const [fx] = P(X, z)
  return [Math.min(x0, fx) - 40, y0 - 40, Math.max(x1, fx) + 40, y1 + 4]
}

export default {
  alt: "Le file dell'esercito di terracotta di Xi'an nella grande fossa, con i volti dei guerrieri nella luce radente",
  paint(w, h) {
    const mood = {
      ...moods.golden,
      sky: [
        [0, '#4a4258'],
        [0.6, '#8a6f68'],
        [1, '#e6c79a'],
      ],
      haze: '#d9b58c',
      lit: '#ffe6bc',
      shade: '#584a70',
      front: 0.5,
    }
    const s = new Scene(w, h, { mood, sun: [0.15, 0.1], horizon: 0.3 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    hall(s)
    const P = s.plane(0.62, 0.55)
    ground(s, { top: () => s.y(0.33), colour: '#a87f5a', farColour: '#d8b48a', haze: 0.3 })
    for (let z = 9; z > 0.85; z *= 0.9) {
      const haze = clamp((z - 1.2) * 0.075, 0, 0.6)
      for (const X of [-3.1, -2.05, -1, 0.05, 1.1, 2.15, 3.2]) rampart(s, P, X, z, haze)
      for (const X of [-2.75, -2.4, -1.7, -1.36, -0.65, -0.3, 0.4, 0.75, 1.45, 1.8, 2.5, 2.85]) {
        const [x, y, scale] = P(X + noise(X * 9, z * 7) * 0.05, z)
        if (x < -scale * 0.2 || x > w + scale * 0.2 || y > h * 1.5) continue
        place(s, warrior({ seed: Math.round(X * 50 + z * 91) + 400 }), {
          x: x / w,
          y: y / h,
          size: (scale * 0.46) / s.u,
          haze,
          front: 0.5,
          rim: 0.55,
          rimFrom: [-0.8, -0.6],
        })
      }
    }
    s.glow(0.1, 0.05, 80, '#ffe2ac', 0.35)
    return finish(s, { vignette: 0.28 })
  },
}
