import { Path2D } from '@napi-rs/canvas'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { limb } from '../../core/shape.js'
import { moods } from '../../moods/moods.js'
import { grass, grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { guardian } from '../../things/bali.js'
import { macaque } from '../../things/bali-life.js'
import { leafFrame } from './kit.js'

export default {
  alt: 'Un macaco seduto sul muretto muschioso della foresta delle scimmie di Ubud, sotto le radici di un banyan',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#b8d6b4'],
          [0.5, '#dcebc4'],
          [1, '#f6f4d6'],
        ],
        haze: '#cfe3b8',
        front: 0.6,
        shade: '#5c7c7c',
      },
      sun: [0.72, 0.1],
      horizon: 0.66,
    })
    sky(s, { clouds: 0 })
    grove(s, {
      top: (x) => h * (0.1 + 0.05 * Math.sin((x / w) * 5)),
      depth: 44,
      size: 3.4,
      colour: LEAVES.jungle,
      haze: 0.62,
      seed: 4,
    })
    grove(s, {
      top: (x) => h * (0.34 + 0.08 * Math.sin((x / w) * 7 + 2)),
      depth: 34,
      size: 2.8,
      colour: LEAVES.green,
      haze: 0.4,
      seed: 6,
    })
    ground(s, {
      top: () => h * 0.66,
      colour: '#4c6f38',
      farColour: '#83a860',
      grain: 0.3,
      haze: 0.22,
    })
    const r = random(14)
    s.layer(
      (k) => {
        const bark = (l) => s.tone('#8a7560', l)
        // A dark heart, so that no light shows between the roots.
        k.fillStyle = bark(0.05)
        k.beginPath()
        for (const [x, y] of [
          [0.2, 0.02],
          [0.4, 0.02],
          [0.45, 0.6],
          [0.5, 0.87],
          [0.07, 0.87],
          [0.14, 0.6],
        ])
          k.lineTo(s.x(x), s.y(y))
        k.fill()
        for (let i = 0; i < 46; i++) {
          const t = i / 45
          const x0 = s.x(0.14 + t * 0.3 + (r() - 0.5) * 0.02)
          const x1 = x0 + (t - 0.5) * s.u * 18 + (r() - 0.5) * s.u * 4
          k.fillStyle = bark(0.1 + r() * 0.6)
          k.fill(
            new Path2D(
              limb(
                [x1, s.y(0.86) + r() * s.u * 3],
                [x0 + (r() - 0.5) * s.u * 5, s.y(0.5)],
                [s.x(0.2 + t * 0.2), s.y(0.02)],
                s.u * (1.2 + r() * 2.6),
                s.u * (0.8 + r()),
              ),
            ),
          )
        }
        for (const [x0, y0, x1, y1, a] of [
          [0.32, 0.24, 0.62, 0.05, 5],
          [0.22, 0.2, -0.02, 0.06, 5],
          [0.36, 0.3, 0.86, 0.1, 4],
        ]) {
          k.fillStyle = bark(0.3)
          k.fill(
            new Path2D(
              limb(
                [s.x(x0), s.y(y0)],
                [s.x((x0 + x1) / 2), s.y(y0)],
                [s.x(x1), s.y(y1)],
                s.u * a,
                s.u * 1.6,
              ),
            ),
          )
        }
        for (let i = 0; i < 60; i++) {
          const x = s.x(0.02 + r() * 0.82)
          k.strokeStyle = bark(0.15 + r() * 0.4)
          k.lineWidth = s.u * (0.15 + r() * 0.35)
          k.beginPath()
          k.moveTo(x, s.y(0.1))
          k.quadraticCurveTo(
            x + (r() - 0.5) * s.u * 5,
            s.y(0.26),
            x + (r() - 0.5) * s.u * 3,
            s.y(0.26 + r() * 0.4),
          )
          k.stroke()
        }
      },
      { lit: false },
    )
    grove(s, {
      top: (x) => s.u * (-3 + 2.5 * Math.sin((x / w) * 11)),
      depth: 15,
      size: 3.6,
      colour: LEAVES.deep,
      accents: [[LEAVES.green, 0.3]],
      seed: 11,
    })
    place(s, guardian(), { x: 0.85, y: 0.83, size: 42, front: 0.65, rim: 0.4 })
    const wallTop = 0.83
    s.layer(
      (k) => {
        const q = random(5)
        k.fillStyle = s.tone('#7f8478', 0.25)
        k.fillRect(0, s.y(wallTop), w, h)
        for (let row = 0; row < 5; row++)
          for (let i = -1; i < 16; i++) {
            const bw = w / 13
            k.fillStyle = s.tone(q() < 0.45 ? '#6f8f58' : '#84887a', 0.18 + q() * 0.36)
            k.beginPath()
            k.roundRect(
              i * bw + (row % 2) * bw * 0.5 + 2,
              s.y(wallTop) + row * s.u * 4.6 + 1,
              bw - 3,
              s.u * 4.2,
              s.u * 0.5,
            )
            k.fill()
          }
      },
      { lit: false },
    )
    grass(s, {
      top: s.y(wallTop) + s.u * 0.6,
      height: 1.2,
      count: 500,
      colours: ['#8fae4a', '#6b9440', '#b4c25a'],
      jitter: 1.2,
    })
    place(s, macaque(), { x: 0.62, y: wallTop + 0.004, size: 34, front: 0.7, rim: 0.7 })
    place(s, macaque(), {
      x: 0.49,
      y: wallTop + 0.004,
      size: 20,
      flip: true,
      front: 0.6,
      rim: 0.6,
    })
    leafFrame(s, [
      [0.0, 1.0, 22, 4],
      [0.1, 1.06, 16, 9],
      [0.98, 0.04, 18, 6],
    ])
    return finish(s, { rays: 0.14 })
  },
}
