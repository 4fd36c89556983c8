import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { coral, fish } from '../../things/egypt.js'
import { ray, turtle } from '../../things/gulf.js'
import { underwater } from '../../things/shaped-land.js'

const reefColours = ['#e8705a', '#f0a04a', '#d65a86', '#7f9ad6', '#e8c85a', '#5fb08a']

/** Coral gardens standing on a floor line, small behind, large in front. */
function reef(s, { y, from, to, count, size, haze, seed }) {
  const r = random(seed)
  for (let i = 0; i < count; i++)
    place(
      s,
      coral({
        kind: Math.floor(r() * 3),
        colour: reefColours[Math.floor(r() * reefColours.length)],
        seed: seed * 20 + i,
      }),
      {
        x: from + (to - from) * ((i + r() * 0.8) / count),
        y: y + r() * 0.05,
        size: size * (0.6 + r() * 0.8),
        haze,
        lit: false,
      },
    )
}

export default {
  alt: "Sott'acqua nel Mar Rosso: coralli di ogni colore, una tartaruga, una manta e un banco di pesci arancioni",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, haze: '#2a9cc2' },
      sun: [0.62, 0],
      horizon: 0.5,
    })
    underwater(s, { floor: 0.74, seed: 5 })
    reef(s, { y: 0.76, from: -0.02, to: 1.02, count: 16, size: 10, haze: 0.6, seed: 3 })
    place(s, ray({ colour: '#2f5b7c' }), { x: 0.74, y: 0.34, size: 17, haze: 0.35, lit: false })
    reef(s, { y: 0.86, from: -0.02, to: 0.62, count: 9, size: 19, haze: 0.28, seed: 6 })
    place(s, turtle(), { x: 0.36, y: 0.46, size: 24, lit: false, haze: 0.1 })
    const r = random(8)
    for (let i = 0; i < 26; i++)
      place(s, fish({ colour: i % 4 ? '#f2963a' : '#f6cf4a' }), {
        x: 0.52 + r() * 0.34,
        y: 0.5 + r() * 0.2,
        size: 2.2 + r() * 2.4,
        lit: false,
        haze: r() * 0.4,
      })
    reef(s, { y: 1.0, from: -0.04, to: 0.5, count: 6, size: 34, haze: 0.05, seed: 9 })
    reef(s, { y: 1.04, from: 0.8, to: 1.04, count: 2, size: 30, haze: 0.08, seed: 12 })
    return finish(s, { bloom: 0.2 })
  },
}
