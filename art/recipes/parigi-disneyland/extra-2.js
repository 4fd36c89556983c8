import { field, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { ironTower } from '../../things/paris.js'
import { houses } from './kit.js'

/** A zinc roof seen from the next one: broken slope, dormers, a wall with clay pots. */
function roof(s, f, { x, y, width, pitch, seed, haze = 0 }) {
  const r = random(seed)
  const g = (hex, light) => s.far(s.tone(hex, light), haze)
  const low = y + pitch
  shape(s, f, g('#e9dabf', 0.8), [
    [x, low],
    [x + width, low],
    [x + width, 96],
    [x, 96],
  ])
  shape(s, f, g('#c9b596', 0.5), [
    [x, low],
    [x + width, low],
    [x + width, low + 0.9],
    [x, low + 0.9],
  ])
  shape(s, f, g('#6f8296', 0.62), [
    [x - 0.6, low],
    [x + 2.4, y + pitch * 0.32],
    [x + width - 2.4, y + pitch * 0.32],
    [x + width + 0.6, low],
  ])
  shape(s, f, g('#8fa2b4', 0.85), [
    [x + 2.2, y + pitch * 0.34],
    [x + 6, y],
    [x + width - 6, y],
    [x + width - 2.2, y + pitch * 0.34],
  ])
  for (let i = 1; i < width / 2.6; i++) {
    const a = x + i * 2.6
    shape(s, f, g('#566a80', 0.4), [
      [a, y + pitch * 0.36],
      [a + 0.25, y + pitch * 0.36],
      [a + 0.25, low],
      [a, low],
    ])
  }
  const n = Math.floor(width / 9)
  for (let i = 0; i < n; i++) {
    const a = x + ((i + 0.5) / n) * width
    shape(s, f, g('#f0e4cc', 0.8), [
      [a - 2, low - 0.4],
      [a - 2, y + pitch * 0.5],
      [a, y + pitch * 0.3],
      [a + 2, y + pitch * 0.5],
      [a + 2, low - 0.4],
    ])
    shape(s, f, r() < 0.5 ? '#ffcf86' : g('#4a5c78', 0.4), [
      [a - 1.1, low - 0.8],
      [a - 1.1, y + pitch * 0.55],
      [a + 1.1, y + pitch * 0.55],
      [a + 1.1, low - 0.8],
    ])
    for (const d of [-2.6, 1.4])
      shape(s, f, g('#4f6078', 0.5), [
        [a + d, low + 3],
        [a + d + 1.8, low + 3],
        [a + d + 1.8, low + 8],
        [a + d, low + 8],
      ])
  }
  // The party wall carries the chimneys.
  const c = x + width - 3
  shape(s, f, g('#b0705a', 0.6), [
    [c, y + pitch * 0.6],
    [c, y - 5],
    [c + 5, y - 5],
    [c + 5, y + pitch * 0.6],
  ])
  shape(s, f, g('#7c4a4c', 0.2), [
    [c, y + pitch * 0.6],
    [c, y - 5],
    [c + 1.4, y - 5],
    [c + 1.4, y + pitch * 0.6],
  ])
  for (let i = 0; i < 4; i++)
    shape(s, f, g('#d9825a', 0.8 - (i % 2) * 0.2), [
      [c + 0.3 + i * 1.2, y - 5],
      [c + 0.5 + i * 1.2, y - 7.4],
      [c + 1.1 + i * 1.2, y - 7.4],
      [c + 1.3 + i * 1.2, y - 5],
    ])
}

/** A black cat on the ridge, looking at the tower. */
function cat(s, f, x, y) {
  s.layer(
    (k) =>
      f.draw(k, () => {
        k.translate(x, y)
        k.fillStyle = '#1c1a38'
        k.strokeStyle = '#1c1a38'
        k.lineCap = 'round'
        k.lineWidth = 0.9
        k.beginPath()
        k.moveTo(2.6, -0.4)
        k.bezierCurveTo(6, 0, 6.6, -3, 5, -4.4)
        k.stroke()
        k.beginPath()
        k.ellipse(0.6, -2.4, 2.3, 2.7, 0.25, 0, 7)
        k.ellipse(-0.8, -5.6, 1.5, 1.35, 0, 0, 7)
        k.moveTo(-2.1, -6)
        k.lineTo(-2, -8)
        k.lineTo(-0.9, -6.8)
        k.lineTo(0.4, -8)
        k.lineTo(0.6, -5.8)
        k.fill()
        k.fillRect(-1.4, -2.4, 0.9, 2.5)
      }),
    { lit: false, rim: 0.8 },
  )
}

export default {
  alt: 'I tetti di zinco di Parigi al mattino con i comignoli di terracotta, un gatto nero sul colmo e la torre oltre la foschia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#5b9fd0'],
          [0.5, '#a6d0e2'],
          [0.85, '#f3e3c4'],
          [1, '#fbdcae'],
        ],
        haze: '#f0dcc0',
        lit: '#fff3dc',
        front: 0.74,
      },
      sun: [0.88, 0.16],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.16 })
    const f = field(s)
    houses(s, { y: 0.57, size: 6, haze: 0.72, seed: 20 })
    houses(s, { y: 0.6, size: 8, haze: 0.56, seed: 24 })
    place(s, ironTower(), { x: 0.36, y: 0.6, size: 46, haze: 0.42, front: 0.6, shadow: false })
    houses(s, { y: 0.65, size: 10, haze: 0.36, seed: 31 })
    birds(s, { x: 0.6, y: 0.26, count: 7 })
    roof(s, f, { x: -6, y: 54, width: 44, pitch: 9, seed: 3, haze: 0.2 })
    roof(s, f, { x: 96, y: 52, width: 40, pitch: 9, seed: 5, haze: 0.18 })
    roof(s, f, { x: 40, y: 58, width: 52, pitch: 11, seed: 8, haze: 0.1 })
    roof(s, f, { x: 124, y: 60, width: 50, pitch: 13, seed: 11, haze: 0.04 })
    roof(s, f, { x: -12, y: 66, width: 58, pitch: 14, seed: 14 })
    roof(s, f, { x: 58, y: 70, width: 74, pitch: 15, seed: 17 })
    cat(s, f, 82, 70)
    return finish(s, { rays: 0.06 })
  },
}
