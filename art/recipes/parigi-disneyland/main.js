import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { riverBoat } from '../../things/europe.js'
import { flatBridge, ironTower, quayLamp } from '../../things/paris.js'
import { houses } from './kit.js'

/** The near quay: a dark parapet, someone who leans on it with a red balloon. */
function quay(s) {
  const top = s.y(s.pick(0.9, 0.905))
  const u = s.u
  const stone = '#2a2c58'
  const x = s.x(s.pick(0.2, 0.26))
  s.layer(
    (k) => {
      k.fillStyle = stone
      k.fillRect(0, top, s.w, s.h - top)
      k.fillStyle = '#5b4a72'
      k.fillRect(0, top, s.w, u * 1.1)
      k.fillStyle = '#20234a'
      for (let i = 0; i < 14; i++) k.fillRect((i + 0.4) * s.w * 0.08, top + u * 1.1, u * 0.3, s.h)
      // A child on the wall, seen from behind.
      k.fillStyle = '#1b1d40'
      k.beginPath()
      k.ellipse(x, top - u * 3.1, u * 1.25, u * 3.2, 0, 0, 7)
      k.ellipse(x, top - u * 7, u * 1.15, u * 1.2, 0, 0, 7)
      k.fill()
      k.fillStyle = '#c9563f'
      k.fillRect(x - u * 1.15, top - u * 5.6, u * 2.3, u * 0.75)
      k.strokeStyle = '#1b1d40'
      k.lineWidth = u * 0.75
      k.lineCap = 'round'
      k.beginPath()
      k.moveTo(x + u * 0.8, top - u * 4.6)
      k.lineTo(x + u * 2.4, top - u * 6.6)
      k.stroke()
    },
    { lit: false, rim: 0.55 },
  )
  const bx = x + u * 5.2
  const by = top - u * 22
  s.layer(
    (k) => {
      k.strokeStyle = '#f6d9c0'
      k.lineWidth = Math.max(1, u * 0.12)
      k.beginPath()
      k.moveTo(x + u * 2.4, top - u * 6.8)
      k.quadraticCurveTo(bx - u * 1.6, by + u * 9, bx, by + u * 3.2)
      k.stroke()
      k.fillStyle = '#d43a34'
      k.beginPath()
      k.ellipse(bx, by, u * 2.6, u * 3.1, 0, 0, 7)
      k.fill()
      k.fillStyle = '#a82a3c'
      k.beginPath()
      k.ellipse(bx - u * 0.5, by + u * 0.5, u * 2, u * 2.5, 0, 0, 7)
      k.fill()
      k.fillStyle = '#d43a34'
      k.beginPath()
      k.ellipse(bx + u * 0.1, by - u * 0.2, u * 2, u * 2.4, 0, 0, 7)
      k.fill()
      k.fillStyle = '#ffb09a'
      k.beginPath()
      k.ellipse(bx + u * 1, by - u * 1.2, u * 0.55, u * 0.8, 0.5, 0, 7)
      k.fill()
    },
    { lit: false },
  )
}

export default {
  alt: 'La Torre Eiffel al tramonto oltre la Senna e un ponte ad archi bassi, e in primo piano un bambino con un palloncino rosso',
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#24417f'],
          [0.38, '#5f7fb4'],
          [0.66, '#e0ab98'],
          [0.86, '#fbc58d'],
          [1, '#ffe0ae'],
        ],
        haze: '#f3b993',
        lamps: 0.6,
        front: 0.42,
      },
      sun: [0.9, 0.5],
      horizon: h > w ? 0.64 : 0.66,
    })
    sky(s, { clouds: 0.2, disc: 0.045 })
    const foot = s.horizon / h
    houses(s, { y: foot, size: 7, haze: 0.62, seed: 3 })
    houses(s, { y: foot + 0.004, size: 9, haze: 0.42, seed: 7, to: s.pick(0.3, 0.2) })
    place(s, ironTower(), {
      x: s.pick(0.56, 0.56),
      y: foot + 0.004,
      size: s.pick(59, 68),
      haze: 0.06,
      rim: 0.6,
      front: 0.5,
      shadow: false,
    })
    birds(s, { x: s.pick(0.4, 0.3), y: 0.3, count: 6, size: 0.7 })
    const bank = groundLine(s, { at: foot - 0.022, bumps: 0.012, detail: 5, seed: 4 })
    grove(s, { top: bank, depth: 4.6, size: 2.4, seed: 5, haze: 0.12, colour: '#5c7448' })
    s.layer(
      (k) => {
        k.fillStyle = '#b39a86'
        k.fillRect(0, s.y(foot + 0.02), s.w, s.h * 0.02)
        k.fillStyle = '#8a7480'
        k.fillRect(0, s.y(foot + 0.026), s.w, s.h * 0.02)
      },
      { front: 0.4 },
    )
    lake(s, { top: foot + 0.042, wave: 0.9, glint: 0.7 })
    place(s, flatBridge(), {
      x: s.pick(0.84, 0.9),
      y: foot + 0.056,
      size: 9.4,
      front: 0.45,
      reflect: { power: 0.5, length: 0.1 },
    })
    place(s, riverBoat(), {
      x: s.pick(0.36, 0.34),
      y: s.pick(0.79, 0.78),
      size: 7,
      front: 0.12,
      reflect: true,
    })
    place(s, quayLamp(), {
      x: s.pick(0.06, 0.09),
      y: s.pick(0.905, 0.91),
      size: 36,
      front: 0.3,
      rim: 0.5,
      shadow: false,
    })
    quay(s)
    return finish(s, { rays: 0.1 })
  },
}
