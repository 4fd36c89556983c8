import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { convertible } from '../../things/america.js'
import { traveller } from '../../things/people.js'

export default {
  alt: "Una via di Little Havana con il grande murale di un gallo e di un sole, i portici colorati e un'auto d'epoca rossa",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.72, lamps: 0 },
      sun: [0.12, 0.1],
      horizon: 0.7,
    })
    sky(s, { clouds: 0.2 })
    cumulus(s, { x: 0.3, y: 0.4, width: 50, height: 18, seed: 6 })
    for (const [x, height, seed] of [
      [0.02, 52, 3],
      [0.3, 58, 5],
      [0.62, 50, 8],
      [0.98, 60, 4],
    ])
      palm(s, { x, y: 0.74, height, kind: 'royal', lean: 0.03, seed, haze: 0.12 })
    const front = (x0, x1, top, colour, trim) =>
      s.layer(
        (k) => {
          const [X0, X1, T, B] = [s.x(x0), s.x(x1), s.y(top), s.y(0.8)]
          k.fillStyle = colour
          k.fillRect(X0, T, X1 - X0, B - T)
          k.fillStyle = trim
          k.fillRect(X0 - s.u * 0.5, T - s.u, X1 - X0 + s.u, s.u * 2)
          k.fillRect(X0, s.y(0.6), X1 - X0, s.u * 1.2)
          const n = Math.max(2, Math.round((x1 - x0) * 16))
          for (let i = 0; i < n; i++) {
            const cx = X0 + ((i + 0.5) / n) * (X1 - X0)
            const q = ((X1 - X0) / n) * 0.32
            k.fillStyle = '#4a4a6e'
            k.beginPath()
            k.moveTo(cx - q, B)
            k.lineTo(cx - q, s.y(0.69))
            k.arc(cx, s.y(0.69), q, Math.PI, 0)
            k.lineTo(cx + q, B)
            k.fill()
            k.fillStyle = i % 2 ? '#f7e9cc' : '#e8a860'
            k.fillRect(cx - q * 0.8, s.y(0.73), q * 1.6, s.u * 3)
            if (top < 0.5) {
              k.fillStyle = trim
              k.fillRect(cx - q * 0.8, s.y(0.5) - s.u * 0.6, q * 1.6, s.u * 9)
              k.fillStyle = '#4a6a80'
              k.fillRect(cx - q * 0.62, s.y(0.5), q * 1.24, s.u * 7.6)
            }
          }
        },
        { front: 0.75 },
      )
    front(-0.02, 0.2, 0.44, '#f2b84c', '#fff3dc')
    front(0.2, 0.33, 0.54, '#4fb0a8', '#fff3dc')
    front(0.76, 0.9, 0.5, '#e8786a', '#fff3dc')
    front(0.9, 1.02, 0.42, '#5f9ac8', '#fff3dc')
    s.layer(
      (k) => {
        // The painted wall: rays, hills, palms, waves and a proud rooster.
        const [X0, X1, T, B] = [s.x(0.33), s.x(0.76), s.y(0.36), s.y(0.8)]
        k.save()
        k.beginPath()
        k.rect(X0, T, X1 - X0, B - T)
        k.clip()
        k.fillStyle = '#1f7f9a'
        k.fillRect(X0, T, X1 - X0, B - T)
        const [cx, cy] = [s.x(0.63), s.y(0.66)]
        for (let i = 0; i < 22; i++) {
          k.fillStyle = ['#f7b83c', '#f08a3c', '#fbe0a0'][i % 3]
          k.beginPath()
          k.moveTo(cx, cy)
          k.arc(
            cx,
            cy,
            s.u * 90,
            Math.PI + (i / 22) * Math.PI,
            Math.PI + ((i + 0.62) / 22) * Math.PI,
          )
          k.fill()
        }
        k.fillStyle = '#e8502c'
        k.beginPath()
        k.arc(cx, cy, s.u * 12, 0, 7)
        k.fill()
        for (const [i, c] of ['#2f8a5a', '#1f6a6a', '#2a4a8a'].entries()) {
          k.fillStyle = c
          k.beginPath()
          k.moveTo(X0, B)
          for (let x = X0; x <= X1; x += 3)
            k.lineTo(x, s.y(0.67 + i * 0.04) + Math.sin((x / s.w) * (30 + i * 20) + i) * s.u * 1.6)
          k.lineTo(X1, B)
          k.fill()
        }
        const q = s.u * 0.42
        const [gx, gy] = [s.x(0.455), s.y(0.765)]
        const part = (c, list) => {
          k.fillStyle = c
          k.beginPath()
          k.moveTo(gx + list[0][0] * q, gy + list[0][1] * q)
          for (const [a, b, x, y] of list.slice(1))
            k.quadraticCurveTo(gx + a * q, gy + b * q, gx + x * q, gy + y * q)
          k.fill()
        }
        part('#1f5f8a', [
          [-20, -30],
          [-60, -40, -52, -86],
          [-38, -60, -14, -52],
        ])
        part('#2f9a8a', [
          [-18, -34],
          [-46, -64, -34, -96],
          [-26, -66, -8, -54],
        ])
        part('#f7c84c', [
          [-16, -36],
          [-30, -70, -16, -92],
          [-16, -66, -2, -54],
        ])
        part('#d8482c', [
          [-22, -44],
          [-26, -16, 4, -14],
          [34, -20, 30, -60],
          [30, -84, 18, -92],
          [4, -84, 6, -62],
          [-6, -48, -22, -44],
        ])
        part('#f08a3c', [
          [8, -60],
          [6, -88, 18, -92],
          [32, -84, 28, -58],
          [18, -44, 8, -60],
        ])
        part('#fbe0a0', [
          [-12, -40],
          [-4, -22, 12, -30],
          [10, -44, -12, -40],
        ])
        part('#c8282c', [
          [10, -90],
          [4, -104, 14, -98],
          [16, -110, 22, -99],
          [30, -104, 26, -90],
        ])
        part('#f7c84c', [
          [27, -86],
          [34, -84, 40, -78],
          [32, -78, 26, -79],
        ])
        part('#c8282c', [
          [25, -79],
          [32, -70, 26, -64],
          [20, -70, 25, -79],
        ])
        k.fillStyle = '#1a1626'
        k.beginPath()
        k.arc(gx + 21 * q, gy - 85 * q, q * 2, 0, 7)
        k.fill()
        k.strokeStyle = '#f7c84c'
        k.lineWidth = q * 3
        for (const x of [-2, 10]) {
          k.beginPath()
          k.moveTo(gx + x * q, gy - 15 * q)
          k.lineTo(gx + x * q, gy + 2 * q)
          k.lineTo(gx + (x + 9) * q, gy + 3 * q)
          k.stroke()
        }
        k.restore()
        k.fillStyle = '#fff3dc'
        k.fillRect(X0 - s.u * 0.5, T - s.u, X1 - X0 + s.u, s.u * 2)
      },
      { front: 0.78 },
    )
    ground(s, { top: () => s.y(0.798), colour: '#d8c4b0', haze: 0, grain: 0.3, base: 0.86 })
    ground(s, { top: () => s.y(0.85), colour: '#8a8494', haze: 0, grain: 0.35 })
    s.layer(
      (k) => {
        k.fillStyle = alpha('#4a4a86', 0.4)
        k.fillRect(0, s.y(0.853), w, s.u)
        k.beginPath()
        k.ellipse(s.x(0.55), s.y(0.925), s.u * 17, s.u * 1.6, 0, 0, 7)
        k.fill()
      },
      { lit: false, blur: s.u * 0.3 },
    )
    for (const [x, seed] of [
      [0.12, 3],
      [0.15, 8],
      [0.72, 6],
      [0.87, 12],
    ])
      place(s, traveller({ seed, pack: false }), { x, y: 0.84, size: 12.5, front: 0.7 })
    place(s, convertible({ colour: '#d83c3c' }), { x: 0.55, y: 0.925, size: 15.5, front: 0.8 })
    palm(s, { x: 0.035, y: 1.03, height: 84, lean: 0.05, seed: 11, front: 0.4 })
    bush(s, { x: 0.03, y: 1.02, size: 11, colour: LEAVES.bougainvillea, seed: 5 })
    return finish(s)
  },
}
