import { random } from '../../core/random.js'
import { moods } from '../../moods/moods.js'
import { LEAVES, leafTones } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'

export const bayNight = {
  ...moods.night,
  sky: [
    [0, '#122a5c'],
    [0.45, '#2f5590'],
    [0.75, '#8294b0'],
    [0.9, '#e0ac90'],
    [1, '#ffc890'],
  ],
  haze: '#8290ae',
  front: 0.6,
  lit: '#b9c6dc',
  shade: '#2c3f6e',
  lake: moods.night.lake,
}

/** Palms standing in a plantation: list of [x, y, height, lean]. */
export const palms = (s, list, look = {}) =>
  list.forEach(([x, y, height, lean], i) => palm(s, { x, y, height, lean, seed: i + 3, ...look }))

/** Leaves hanging in from above and the sides: the frame of jungle pictures. */
export function leafFrame(s, list, colour = LEAVES.deep) {
  for (const [x, y, size, seed] of list) {
    const r = random(seed)
    s.layer(
      (k) => {
        const px = s.x(x)
        const py = s.y(y)
        const tones = leafTones(s, colour, 6, 0.2)
        for (let i = 0; i < 13; i++) {
          const a = (i / 13) * 6.283 + r() * 0.4
          const L = size * s.u * (0.7 + r() * 0.5)
          const ex = px + Math.cos(a) * L
          const ey = py + Math.sin(a) * L * 0.8 + L * 0.2
          k.fillStyle = tones[Math.floor(r() * 5)]
          k.beginPath()
          k.moveTo(px, py)
          k.quadraticCurveTo(
            (px + ex) / 2 - Math.sin(a) * L * 0.2,
            (py + ey) / 2 + Math.cos(a) * L * 0.16,
            ex,
            ey,
          )
          k.quadraticCurveTo(
            (px + ex) / 2 + Math.sin(a) * L * 0.2,
            (py + ey) / 2 - Math.cos(a) * L * 0.16,
            px,
            py,
          )
          k.fill()
          k.strokeStyle = tones[5]
          k.lineWidth = Math.max(0.5, s.u * 0.1)
          k.beginPath()
          k.moveTo(px, py)
          k.lineTo(ex, ey)
          k.stroke()
        }
      },
      { lit: false },
    )
  }
}
