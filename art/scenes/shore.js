import { noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { cumulus } from '../nature/clouds.js'
import { bush, grove, LEAVES } from '../nature/foliage.js'
import { palm } from '../nature/palms.js'
import { sky } from '../nature/sky.js'
import { lagoon } from '../nature/water.js'
import { sailboat } from '../things/boats.js'

/** A sandbank with palms in a clear lagoon at noon. */
export function islet(w, h, prepare = () => {}) {
  const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.1], horizon: 0.46 })
  prepare(s)
  sky(s, { clouds: 0.1 })
  cumulus(s, { x: 0.78, y: 0.43, width: 70, height: 24, seed: 15 })
  cumulus(s, { x: 0.2, y: 0.44, width: 46, height: 13, seed: 9 })
  s.cut(0)
  lagoon(s)
  s.cut(0.25)
  const cx = s.x(0.6)
  const half = s.u * 62
  const line = 0.6 * h
  const top = (x) => {
    const d = (x - cx) / half
    return line - s.u * 5 * Math.max(0, 1 - d * d) ** 1.4 + noise((x / h) * 9, 3) * s.u * 0.2
  }
  const low = (x) =>
    line +
    s.u *
      4.6 *
      Math.sqrt(Math.max(0, 1 - ((x - cx) / half) ** 2)) *
      (1 + 0.16 * noise((x / h) * 7, 5))
  sandbank(s, cx, half, top, low)
  grove(s, {
    top: (x) => top(x) - s.u * 3,
    from: 0.44,
    to: 0.76,
    depth: 2.6,
    size: 1.9,
    colour: LEAVES.jungle,
    accents: [[LEAVES.green, 0.4]],
    seed: 6,
  })
  for (const [x, height, lean, seed] of [
    [0.48, 27, -0.2, 3],
    [0.545, 36, -0.07, 4],
    [0.6, 31, 0.12, 8],
    [0.665, 38, 0.16, 6],
    [0.72, 27, 0.3, 2],
  ])
    palm(s, { x, y: top(s.x(x)) / h + 0.004, height, lean, seed, rim: 0.3 })
  for (const [x, size, seed] of [
    [0.45, 3, 2],
    [0.485, 3.8, 5],
    [0.525, 3.2, 7],
    [0.57, 4.2, 9],
    [0.615, 3.4, 3],
    [0.655, 4, 6],
    [0.7, 3.6, 8],
    [0.745, 2.8, 4],
  ])
    bush(s, {
      x,
      y: top(s.x(x)) / h + 0.006 + (seed % 3) * 0.006,
      size,
      colour: seed % 2 ? LEAVES.jungle : LEAVES.green,
      seed,
    })
  s.cut(0.6)
  place(s, sailboat({ stripe: '#2f7d8a' }), {
    x: 0.2,
    y: 0.575,
    size: 21,
    reflect: { power: 0.45, length: 0.16, wobble: 4 },
  })
  s.cut(1)
  return s
}

function sandbank(s, cx, half, top, low) {
  const { h } = s
  const shape = (k, grow) => {
    k.beginPath()
    for (let x = cx - half * grow; x <= cx + half * grow; x += 3)
      k.lineTo(x, top(cx + (x - cx) / grow))
    for (let x = cx + half * grow; x >= cx - half * grow; x -= 3)
      k.lineTo(x, low(cx + (x - cx) / grow) + (grow - 1) * s.u * 26)
    k.closePath()
    k.fill()
  }
  const halo = (grow, colour, blur) =>
    s.layer(
      (k) => {
        k.fillStyle = colour
        shape(k, grow)
      },
      { lit: false, blur },
    )
  halo(1.16, 'rgba(214,246,228,.5)', h / 60)
  halo(1.06, 'rgba(236,250,236,.7)', h / 120)
  halo(1.018, 'rgba(255,255,255,.9)', h / 500)
  s.layer(
    (k) => {
      const g = k.createLinearGradient(0, top(cx), 0, low(cx))
      g.addColorStop(0, '#f7e6c0')
      g.addColorStop(0.75, '#fdf2d8')
      g.addColorStop(1, '#e3c998')
      k.fillStyle = g
      shape(k, 1)
    },
    { lit: false },
  )
}
