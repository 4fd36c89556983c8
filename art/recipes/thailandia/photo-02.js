import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass, grove } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { chedi, thaiTemple } from '../../things/asia-thailand.js'

export default {
  alt: 'Risaie verdi a terrazze nel nord della Thailandia, con un chedi dorato sulla collina e la nebbia nelle valli',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.mist, lit: '#fffbe8', haze: '#dfe9dc', front: 0.74 },
      sun: [0.2, 0.12],
      horizon: 0.44,
    })
    sky(s, { clouds: 0.25 })
    for (const [height, base, seed, haze] of [
      [0.26, 0.46, 3, 0.6],
      [0.2, 0.5, 8, 0.4],
    ])
      mountain(s, {
        top: range(s, { height, base: s.y(base), seed, detail: 1.3, lift: 0.6 }),
        base: s.y(base + 0.1),
        rock: '#5a8a6a',
        haze,
        footHaze: 0.6,
      })
    fog(s, { y: 0.47, thickness: 0.06, power: 0.8 })
    const hill = (x) =>
      s.y(0.56) -
      h * 0.16 * Math.exp(-(((x / w - 0.68) / 0.2) ** 2)) -
      noise((x / h) * 5, 2) * h * 0.012
    place(s, chedi(), { x: 0.68, y: 0.41, size: 30, front: 0.85, haze: 0.06 })
    place(s, thaiTemple(), { x: 0.77, y: 0.425, size: 12, front: 0.8, haze: 0.12 })
    grove(s, {
      top: hill,
      depth: 22,
      size: 2.2,
      colour: '#4f8a48',
      accents: [['#8fae4a', 0.25]],
      seed: 6,
      haze: 0.14,
    })
    fog(s, { y: 0.58, thickness: 0.05, power: 0.55, seed: 4 })
    for (let i = 0; i < 9; i++) {
      const top = (x) =>
        s.y(0.6 + i * 0.024 + i * i * 0.0034) +
        h * (0.02 + i * 0.003) * Math.sin((x / w) * (4.2 - i * 0.12) + i * 0.75) -
        noise((x / h) * 2, i) * h * 0.006
      ground(s, {
        top,
        colour: i % 3 === 1 ? '#b3cc58' : i % 3 ? '#8fbf4a' : '#74ad48',
        haze: 0.2 - i * 0.02,
        grain: 0.5,
        seed: i + 2,
      })
      grass(s, {
        top: (x) => top(x) + s.u * 0.3,
        height: 1 + i * 0.3,
        count: 220,
        colours: ['#8fbf4a', '#5f9a40', '#c3d66a'],
        jitter: 0.4,
        seed: i,
      })
      s.layer(
        (k) => {
          k.strokeStyle = s.tone('#5a6a34', 0.3)
          k.lineWidth = s.u * (0.3 + i * 0.06)
          k.beginPath()
          for (let x = 0; x <= w; x += 6) k.lineTo(x, top(x) + s.u * 0.3)
          k.stroke()
        },
        { lit: false, alpha: 0.6 },
      )
    }
    place(
      s,
      {
        width: 60,
        height: 60,
        draw(pen) {
          pen
            .rect('#8a6040', -16, -18, 32, 2)
            .rect('#6a4a38', -14, -16, 2, 18)
            .rect('#6a4a38', 12, -16, 2, 18)
            .rect('#a8744c', -11, -32, 22, 15)
          pen.path('#b59a62', 'M-22 -30L0 -52L22 -30Q0 -26 -22 -30Z')
        },
      },
      { x: 0.24, y: 0.74, size: 15, front: 0.75 },
    )
    palm(s, { x: 0.05, y: 0.86, height: 46, lean: 0.1, seed: 3 })
    return finish(s)
  },
}
