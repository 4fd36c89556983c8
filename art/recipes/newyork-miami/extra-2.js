import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { convertible, decoHotel } from '../../things/america.js'
import { city } from '../../things/asia-city.js'
import { traveller } from '../../things/people.js'
import { peachDusk } from './kit.js'

export default {
  alt: "Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un'auto d'epoca",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...peachDusk,
        front: 0.72,
        lit: '#ffd4b4',
        sky: [
          [0, '#1a2a64'],
          [0.35, '#4a62a0'],
          [0.62, '#d89a8a'],
          [0.84, '#fbb284'],
          [1, '#ffd6a0'],
        ],
      },
      sun: [0.2, 0.6],
      horizon: 0.72,
    })
    sky(s, { clouds: 0.24 })
    city(s, {
      y: 0.72,
      low: 12,
      high: 34,
      width: 7,
      haze: 0.5,
      seed: 8,
      colours: ['#e8c8b8', '#c8c8d8', '#f0dcc8'],
      share: 0.5,
    })
    for (let i = 0; i < 9; i++)
      palm(s, {
        x: 0.04 + i * 0.12,
        y: 0.73,
        height: 30 + (i % 3) * 6,
        lean: 0.03,
        seed: i + 3,
        haze: 0.3,
        front: 0.3,
      })
    const hotels = [
      [0.02, 46, '#f7e3b8', '#5fb8c0', '#4fe0e8', 1, 3],
      [0.27, 56, '#f4b8a8', '#fff0dc', '#ff5f7a', 0, 4],
      [0.535, 47, '#b8dcd8', '#f49a8a', '#ffb84a', 2, 3],
      [0.79, 54, '#f9efe0', '#4fb0b8', '#5fd0ff', 1, 4],
      [1.03, 48, '#f8cf9a', '#e8786a', '#ff7aa0', 0, 3],
    ]
    for (const [x, size, colour, trim, neon, kind, floors] of hotels)
      place(s, decoHotel({ colour, trim, neon, kind, floors }), {
        x,
        y: 0.755,
        size,
        front: 0.75,
      })
    for (const [x, , , , neon] of hotels) s.glow(x, 0.62, 26, neon, 0.2)
    ground(s, {
      top: () => s.y(0.752),
      colour: '#d8b8b0',
      farColour: '#f0d4b8',
      haze: 0.05,
      grain: 0.2,
      base: 0.8,
    })
    ground(s, {
      top: () => s.y(0.795),
      colour: '#6f6890',
      farColour: '#8a7c98',
      haze: 0.1,
      grain: 0.35,
    })
    for (const [x, , , , neon] of hotels) s.glow(x, 0.86, 22, neon, 0.16)
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#e8d4c4', 0.6)
        k.fillRect(0, s.y(0.792), w, s.u * 0.7)
        for (let i = 0; i < 8; i++)
          k.fillRect(s.x(i * 0.14 - 0.02), s.y(0.915), s.x(0.07), s.u * 0.6)
      },
      { lit: false, alpha: 0.75 },
    )
    const r = random(6)
    for (let i = 0; i < 9; i++)
      place(s, traveller({ seed: i + 3, pack: false }), {
        x: 0.05 + r() * 0.9,
        y: 0.782 + r() * 0.012,
        size: 7.6,
        front: 0.4,
      })
    for (const [x, seed] of [
      [0.145, 2],
      [0.405, 5],
      [0.663, 8],
      [0.915, 4],
    ]) {
      palm(s, {
        x,
        y: 0.8,
        height: 40 + (seed % 3) * 5,
        kind: 'royal',
        lean: seed % 2 ? 0.04 : -0.04,
        seed,
        front: 0.4,
        rim: 0.6,
      })
      bush(s, { x, y: 0.806, size: 2.6, colour: LEAVES.jungle, seed })
    }
    place(s, convertible(), {
      x: 0.34,
      y: 0.89,
      size: 13,
      front: 0.6,
      rim: 0.6,
      reflect: { power: 0.35, length: 0.12 },
    })
    return finish(s, { bloom: 0.36 })
  },
}
