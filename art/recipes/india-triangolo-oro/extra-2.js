import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { hillFort } from '../../things/asia-india.js'
import { elephant } from '../../things/asia-thailand-life.js'

/** The painted seat and canopy on an elephant's back. */
const howdah = () => ({
  width: 60,
  height: 60,
  draw(pen) {
    pen
      .path('#c9332c', 'M-26 14Q-28 0 -16 -2L18 -2Q28 2 24 16Z')
      .stroke('#e8b84a', 'M-26 14Q0 20 24 16', 2)
    pen.rect('#a8572c', -13, -14, 26, 14).rect('#e8b84a', -14, -15, 28, 2)
    pen
      .path('#3f6fb0', 'M-8 -14Q-8 -27 -3 -27Q2 -27 2 -14Z')
      .ellipse('#8a5a42', -3, -31, 3.2, 3.8)
      .path('#e8892c', 'M-7 -32Q-3 -39 1 -32Z')
    pen.both((m) => pen.rect('#e8b84a', m * 12 - 0.8, -42, 1.6, 28))
    pen
      .path('#d8473a', 'M-18 -41Q-12 -54 0 -56Q12 -54 18 -41Q0 -36 -18 -41Z')
      .stroke('#e8b84a', 'M-18 -41Q0 -36 18 -41', 1.8)
  },
})

export default {
  alt: 'Il forte di Amber color miele sulla collina al tramonto, riflesso nel lago fra le mura che seguono le creste',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, front: 0.62 },
      sun: [0.16, 0.3],
      horizon: 0.62,
    })
    sky(s, { clouds: 0.2 })
    for (const [height, base, seed, haze] of [
      [0.3, 0.6, 7, 0.6],
      [0.22, 0.62, 4, 0.42],
    ])
      mountain(s, {
        top: range(s, { height, base: s.y(base), seed, detail: 1.4, lift: 0.6 }),
        base: s.y(0.63),
        rock: '#a88a5c',
        haze,
        footHaze: 0.5,
      })
    const hill = (x) =>
      s.y(0.6) -
      h * 0.15 * Math.exp(-(((x / w - 0.62) / 0.33) ** 4)) -
      noise((x / h) * 6, 3) * h * 0.012
    mountain(s, {
      top: hill,
      base: s.y(0.63),
      rock: '#b5955c',
      haze: 0.12,
      footHaze: 0.2,
      scale: 0.08,
    })
    s.layer(
      (k) => {
        k.strokeStyle = s.tone('#d8b27c', 0.7)
        k.lineWidth = s.u * 0.8
        for (const [a, b] of [
          [0.86, 1.02],
          [0, 0.4],
        ]) {
          k.beginPath()
          for (let u = a; u <= b; u += 0.005) k.lineTo(s.x(u), hill(s.x(u)) - s.u * 0.4)
          k.stroke()
        }
      },
      { lit: false },
    )
    place(s, hillFort(), { x: 0.62, y: 0.485, size: 26, front: 0.75, rim: 0.4 })
    grove(s, {
      top: (x) =>
        s.y(0.478) + h * 0.3 * Math.abs(x / w - 0.62) ** 2 - noise((x / h) * 14, 7) * h * 0.008,
      from: 0.4,
      to: 0.86,
      depth: 1.6,
      size: 1,
      colour: '#8a8a44',
      seed: 8,
      haze: 0.1,
    })
    for (const [x, y, size] of [
      [0.42, 0.6, 6],
      [0.53, 0.6, 7],
    ])
      place(s, hillFort({ seed: 5 }), { x, y, size, front: 0.6 })
    grove(s, {
      top: (x) => s.y(0.595) - noise((x / h) * 8, 5) * h * 0.012,
      depth: 3.4,
      size: 1.2,
      colour: '#6f8a3c',
      accents: [['#a89a4a', 0.25]],
      seed: 6,
    })
    lake(s, { top: 0.628, wave: 0.6, mirrorFade: 0.5, glint: 0.6 })
    ground(s, {
      top: (x) => s.y(0.9) - h * 0.05 * smooth(0.5, 0, x / w) + h * 0.09 * smooth(0.4, 0.9, x / w),
      colour: '#a8804f',
    })
    place(s, elephant(), { x: 0.25, y: 0.9, size: 21, front: 0.65, rim: 0.7 })
    place(s, howdah(), { x: 0.244, y: 0.742, size: 9, front: 0.55, rim: 0.5 })
    tree(s, { x: 0.03, y: 0.95, height: 62, colour: '#6f8a3c', spread: 0.7, seed: 5, front: 0.3 })
    birds(s, { x: 0.4, y: 0.22, count: 8, size: 0.6 })
    return finish(s, { rays: 0.1 })
  },
}
