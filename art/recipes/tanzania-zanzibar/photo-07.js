import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { flamingo } from '../../things/safari.js'

export default {
  alt: 'Migliaia di fenicotteri rosa sulle acque basse del lago Manyara, sotto la scarpata della Rift Valley',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5a8cc0'],
          [0.45, '#a9c8d8'],
          [0.8, '#f3dccb'],
          [1, '#fbe4cc'],
        ],
        haze: '#f0dcd0',
        front: 0.7,
      },
      sun: [0.84, 0.2],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.2 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 9, detail: 0.7, rough: 0.4, lift: 0.7 }),
      rock: '#8a93ac',
      haze: 0.38,
    })
    mountain(s, {
      top: range(s, { height: 0.09, seed: 5, detail: 1.1 }),
      rock: '#7f8f8c',
      haze: 0.42,
    })
    fog(s, { y: 0.49, thickness: 0.035, power: 0.6, seed: 4 })
    lake(s, {
      wave: 0.3,
      mirror: 0.92,
      mirrorFade: 0.55,
      glint: 0.3,
      body: [
        [0, '#e6c9c4'],
        [0.5, '#b5b8c4'],
        [1, '#7f95b0'],
      ],
    })
    const r = random(5)
    for (let i = 0; i < 420; i++) {
      const t = r()
      s.k.fillStyle = s.far(['#f0808e', '#f7a8ac', '#e8677c'][i % 3], 0.35 - t * 0.2)
      s.k.beginPath()
      s.k.ellipse(
        r() * w,
        h * (0.512 + t * t * 0.045),
        s.u * (0.25 + t * 0.35),
        s.u * (0.18 + t * 0.22),
        0,
        0,
        7,
      )
      s.k.fill()
    }
    const birdsNear = Array.from({ length: 46 }, () => [r() * 1.04 - 0.02, r(), r()]).sort(
      (a, b) => a[1] - b[1],
    )
    for (const [x, t, k] of birdsNear) {
      if (t > 0.55 && x > 0.62) continue
      place(s, flamingo({ feeding: k < 0.4 }), {
        x,
        y: 0.58 + t ** 1.4 * 0.3,
        size: 5 + t ** 1.3 * 21,
        flip: k > 0.5,
        haze: 0.3 * (1 - t),
        front: 0.8,
        rim: 0.4,
        reflect: { power: 0.42, length: 0.04 + t * 0.12, wobble: 2 },
      })
    }
    birds(s, { x: 0.7, y: 0.2, count: 12, size: 0.8, seed: 7, colour: '#e8808c' })
    return finish(s)
  },
}
