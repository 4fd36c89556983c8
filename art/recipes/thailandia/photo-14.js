import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { grove } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { chedi } from '../../things/asia-thailand.js'

/** A monk from behind: the orange robe over one shoulder, a bare head. */
const monk = ({ seed = 1 } = {}) => ({
  width: 50,
  height: 100,
  draw(pen) {
    const step = (seed % 3) - 1
    pen.rect('#9a6a4c', -6 - step, -10, 4, 10).rect('#7d5340', 3 + step, -10, 4, 10)
    pen.path(
      '#e08a2c',
      'M-13 -8Q-12 -50 -11 -74Q-6 -82 0 -82Q8 -82 11 -74Q14 -50 14 -8Q0 -4 -13 -8Z',
    )
    pen.path('#b8621f', 'M4 -81Q9 -80 11 -74Q14 -50 14 -8Q9 -6 5 -5.600Q7 -44 4 -81Z')
    pen.path('#f4ac4c', 'M-13 -8Q-12 -50 -11 -74L-7 -79Q-9 -44 -8 -7Z')
    pen.stroke('#b8621f', 'M-8 -78Q2 -60 10 -40M-9 -66Q-2 -48 2 -20', 1.2)
    pen.limb('#a8745a', [11, -74], [16, -60], [13, -46], 5.6, 3.8)
    pen.rect('#a8745a', -3, -88, 6, 8).ellipse('#a8745a', 0, -93, 6, 7)
    pen.path('#855a48', 'M1 -100Q6 -98 6 -93Q5 -87 1 -86.200Q4 -93 1 -100Z')
  },
})

/** The shadow of a bell on the pavement: short, away from the morning. */
function lieShadow(s, x, y, size) {
  const q = size * s.u
  s.k.fillStyle = 'rgba(70,72,120,.34)'
  s.k.beginPath()
  s.k.moveTo(s.x(x) - q * 0.3, s.y(y))
  s.k.lineTo(s.x(x) + q * 0.3, s.y(y))
  s.k.quadraticCurveTo(s.x(x) + q * 0.62, s.y(y) - q * 0.02, s.x(x) + q * 0.86, s.y(y) - q * 0.1)
  s.k.quadraticCurveTo(s.x(x) + q * 0.5, s.y(y) - q * 0.1, s.x(x), s.y(y) - q * 0.06)
  s.k.fill()
}

export default {
  alt: 'I chedi bianchi dei principi Lanna e la grande stupa dorata di Wat Suan Dok, a Chiang Mai, sotto un cielo limpido',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.6 })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.5, y: 0.15, width: 34, height: 9, seed: 4 })
    flatCloud(s, { x: 0.86, y: 0.26, width: 30, height: 7, seed: 7 })
    flatCloud(s, { x: 0.2, y: 0.32, width: 24, height: 5, seed: 9 })
    mountain(s, {
      top: range(s, { height: 0.12, seed: 5, detail: 1.3 }),
      rock: '#4f8270',
      haze: 0.5,
    })
    grove(s, {
      top: (x) => s.y(0.55) - noise((x / h) * 5, 4) * h * 0.03,
      depth: 7,
      size: 2,
      colour: '#4f8a48',
      seed: 4,
      haze: 0.2,
    })
    ground(s, {
      top: groundLine(s, { at: 0.59, bumps: 0.006, seed: 3 }),
      colour: '#9fb86a',
      farColour: '#b8c98a',
      grain: 0.5,
    })
    // The paved court that all of them stand on.
    s.layer(
      (k) => {
        for (const [colour, light, y0, left, right] of [
          ['#d8c8a8', 0.5, 0.63, 0.1, 1.02],
          ['#efe2c6', 0.8, 0.618, 0.1, 1.02],
        ]) {
          k.fillStyle = s.tone(colour, light)
          k.beginPath()
          k.moveTo(s.x(left), s.y(y0))
          k.lineTo(s.x(right), s.y(y0))
          k.lineTo(s.x(1.3), s.y(y0 + 0.3))
          k.lineTo(s.x(-0.2), s.y(y0 + 0.3))
          k.fill()
        }
        k.strokeStyle = alpha('#8a6f5a', 0.28)
        k.lineWidth = s.u * 0.22
        for (let i = 0; i < 9; i++) {
          const y = 0.618 + 0.3 * (i / 9) ** 1.6
          k.beginPath()
          k.moveTo(s.x(0.1 - (y - 0.618)), s.y(y))
          k.lineTo(s.x(1.02 + (y - 0.618)), s.y(y))
          k.stroke()
        }
      },
      { lit: false },
    )
    lieShadow(s, 0.66, 0.65, 60)
    place(s, chedi({ lamp: 0 }), {
      x: 0.66,
      y: 0.65,
      size: 60,
      front: 0.95,
      rim: 0.3,
      shadow: false,
    })
    // The memorials of the princes, in loose rows, the nearest last.
    for (const [x, y, size] of [
      [0.3, 0.635, 15],
      [0.42, 0.64, 17],
      [0.52, 0.635, 14],
      [0.84, 0.64, 16],
      [0.94, 0.645, 18],
      [0.2, 0.69, 22],
      [0.37, 0.7, 26],
      [0.5, 0.71, 23],
      [0.9, 0.72, 28],
      [0.1, 0.8, 34],
      [0.31, 0.83, 40],
    ]) {
      lieShadow(s, x, y, size)
      place(s, chedi({ colour: '#fbf9f4', base: '#f2f1ec', lamp: 0 }), {
        x,
        y,
        size,
        front: 0.9,
        haze: Math.max(0, (0.72 - y) * 1.2),
        shadow: false,
      })
    }
    // Monks on their way across the court.
    for (const [x, y, size, seed] of [
      [0.565, 0.8, 15, 3],
      [0.6, 0.795, 14.6, 5],
      [0.632, 0.79, 14.2, 8],
    ]) {
      s.k.fillStyle = 'rgba(70,72,120,.4)'
      s.k.beginPath()
      s.k.ellipse(s.x(x) + size * s.u * 0.22, s.y(y), size * s.u * 0.3, size * s.u * 0.03, 0, 0, 7)
      s.k.fill()
      place(s, monk({ seed }), { x, y, size, front: 0.86, rim: 0.3, shadow: false })
    }
    return finish(s)
  },
}
