import { random } from '../../core/random.js'
import { moods } from '../../moods/moods.js'
import { LEAVES, leafTones } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { city } from '../../things/asia-city.js'

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

/** The towers of the business district behind the bay. */
export function downtown(s, y, { from = -0.02, to = 1.02, haze = 0.2, tall = 30 } = {}) {
  const mid = (from + to) / 2
  const shape = (x) => 0.55 + 0.6 * Math.exp(-(((x - mid) / ((to - from) * 0.3)) ** 2))
  city(s, {
    y,
    low: tall * 0.4,
    high: tall * 0.8,
    width: 4.4,
    haze: haze + 0.28,
    seed: 21,
    from,
    to,
    shape,
  })
  city(s, {
    y: y + 0.002,
    low: tall * 0.45,
    high: tall * 1.1,
    width: 5,
    haze,
    seed: 33,
    from,
    to,
    shape,
    share: 0.6,
  })
  city(s, {
    y: y + 0.004,
    low: 3,
    high: 6,
    width: 7,
    haze: haze * 0.5,
    seed: 44,
    from,
    to,
    share: 0.85,
    colours: ['#d6c4a4', '#c4b49a', '#e0d2b8'],
  })
}

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
