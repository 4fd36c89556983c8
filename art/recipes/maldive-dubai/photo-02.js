import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dabs } from '../../nature/foliage.js'
import { ray, turtle } from '../../things/gulf.js'
import { underwater } from '../../things/shaped-land.js'

/** Corals, sponges and sea fans as clumps of dabs. */
function corals(s, list) {
  const tints = ['#e0705c', '#e8a04c', '#c9587a', '#6f8fc9', '#e3c46a', '#7fb08a']
  for (const [x, y, size, seed] of list) {
    const r = random(seed)
    const px = s.x(x)
    const py = s.y(y)
    const R = size * s.u
    s.layer(
      (k) => {
        for (let c = 0; c < 7; c++) {
          const base = tints[Math.floor(r() * tints.length)]
          const cx = px + (r() - 0.5) * R * 2
          const cy = py - r() * R * 0.55
          const tones = [0.55, 0.4, 0.25, 0.1, 0].map((t) => alphaMix(base, t))
          dabs(k, [[cx, cy, R * (0.26 + r() * 0.22)]], tones, {
            count: 60,
            size: 0.17,
            seed: seed + c,
            from: [-0.2, -0.95],
          })
          k.strokeStyle = tones[2]
          k.lineCap = 'round'
          for (let b = 0; b < 7; b++) {
            k.lineWidth = R * 0.035
            k.beginPath()
            k.moveTo(cx, cy)
            k.quadraticCurveTo(
              cx + (b - 3) * R * 0.04,
              cy - R * 0.3,
              cx + (b - 3) * R * 0.1,
              cy - R * (0.36 + r() * 0.25),
            )
            k.stroke()
          }
        }
      },
      { lit: false, box: [px - R * 1.8, py - R * 1.8, px + R * 1.8, py + R] },
    )
  }
}

const alphaMix = (hex, t) => {
  const c = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  const deep = [14, 70, 120]
  return `#${c
    .map((v, i) =>
      Math.round(v * (1 - t) + deep[i] * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A shoal of small bright fish. */
function shoal(s, { x, y, count, spread, size, colours, seed }) {
  const r = random(seed)
  s.k.save()
  for (let i = 0; i < count; i++) {
    const a = r() * 6.283
    const q = Math.sqrt(r())
    const px = s.x(x) + Math.cos(a) * q * spread * s.u * 1.8
    const py = s.y(y) + Math.sin(a) * q * spread * s.u * 0.8
    const b = size * s.u * (0.6 + r() * 0.7)
    s.k.fillStyle = colours[Math.floor(r() * colours.length)]
    s.k.beginPath()
    s.k.ellipse(px, py, b, b * 0.42, 0.1, 0, 7)
    s.k.moveTo(px - b * 0.8, py)
    s.k.lineTo(px - b * 1.6, py - b * 0.45)
    s.k.lineTo(px - b * 1.6, py + b * 0.4)
    s.k.fill()
    s.k.fillStyle = 'rgba(255,255,255,.4)'
    s.k.fillRect(px - b * 0.1, py - b * 0.35, b * 0.2, b * 0.6)
  }
  s.k.restore()
}

export default {
  alt: "Una tartaruga marina nuota sopra i coralli colorati, con due mante e un banco di pesci nella luce dall'alto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.34, -0.1], horizon: 0.8 })
    underwater(s, { floor: 0.76, seed: 4 })
    place(s, ray({ colour: '#2f7396' }), { x: 0.8, y: 0.3, size: 11, alpha: 0.75 })
    place(s, ray({ colour: '#3f86a6' }), { x: 0.93, y: 0.2, size: 6, alpha: 0.6 })
    shoal(s, {
      x: 0.2,
      y: 0.34,
      count: 60,
      spread: 9,
      size: 0.55,
      colours: ['#ffe08a', '#f7c94a', '#bfe8e0'],
      seed: 3,
    })
    corals(s, [
      [0.5, 0.83, 6, 4],
      [0.57, 0.84, 7, 14],
      [0.66, 0.83, 9, 9],
      [0.74, 0.84, 8, 21],
      [0.42, 0.85, 7, 12],
      [0.33, 0.85, 6, 31],
      [0.83, 0.85, 7, 24],
    ])
    place(s, turtle(), { x: 0.56, y: 0.56, size: 25, front: 0.85, rim: 0.5, rimFrom: [-0.3, -1] })
    corals(s, [
      [0.02, 0.9, 15, 6],
      [0.1, 0.95, 15, 2],
      [0.24, 1.0, 13, 5],
      [0.36, 1.03, 9, 15],
      [0.95, 1.0, 12, 7],
      [1.0, 0.93, 10, 17],
    ])
    shoal(s, {
      x: 0.28,
      y: 0.72,
      count: 16,
      spread: 6,
      size: 0.9,
      colours: ['#ff9a4c', '#ffb45c'],
      seed: 8,
    })
    return finish(s, { vignette: 0.26, bloom: 0.2 })
  },
}
