import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { glassShell, marinaBaySands, supertree } from '../../things/singapore.js'
import { leafFrame } from './kit.js'

export default {
  alt: 'Le serre di vetro a conchiglia dei Gardens by the Bay riflesse nel lago, con il verde tropicale attorno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f86c9'],
          [0.5, '#7fc0e2'],
          [1, '#f4efdc'],
        ],
      },
      sun: [0.2, 0.1],
      horizon: 0.58,
    })
    sky(s, { clouds: 0.12 })
    cumulus(s, { x: 0.78, y: 0.5, width: 60, height: 20, seed: 5 })
    const y = s.horizon / h + 0.004
    place(s, marinaBaySands(), { x: 0.13, y, size: 30, haze: 0.4 })
    place(s, supertree({ seed: 3 }), { x: 0.94, y, size: 34, haze: 0.26 })
    grove(s, {
      top: (x) => s.horizon - s.u * (4 + 2 * Math.sin((x / w) * 9)),
      depth: 6,
      size: 1.8,
      colour: LEAVES.jungle,
      haze: 0.25,
      seed: 4,
    })
    place(s, glassShell(), {
      x: 0.72,
      y: y + 0.004,
      size: 25,
      haze: 0.1,
      front: 0.85,
      flip: true,
    })
    place(s, glassShell(), { x: 0.42, y: y + 0.008, size: 33, front: 0.85, rim: 0.3 })
    grove(s, {
      top: (x) => s.horizon - s.u * (1.7 + Math.sin((x / w) * 13)),
      depth: 3,
      size: 1.3,
      colour: LEAVES.green,
      accents: [
        ['#e8b94a', 0.07],
        ['#e0739a', 0.08],
      ],
      seed: 9,
    })
    lake(s, { wave: 0.6, mirror: 0.9, mirrorFade: 0.8 })
    for (let i = 0; i < 26; i++) {
      const r = random(i + 3)
      const px = 0.2 + r() * 0.7
      const py = 0.78 + r() * 0.16
      s.layer(
        (k) => {
          k.fillStyle = s.tone(i % 2 ? '#6fa552' : '#4f8f4a', 0.6)
          k.beginPath()
          k.ellipse(s.x(px), s.y(py), s.u * (1.6 + py * 1.4), s.u * 0.55, 0, 0.4, 6.6)
          k.fill()
          if (i % 4 === 0) {
            k.fillStyle = s.tone('#f2a0b4', 0.9)
            for (const d of [-0.7, 0, 0.7]) {
              k.beginPath()
              k.ellipse(s.x(px) + d * s.u, s.y(py) - s.u * 0.7, s.u * 0.4, s.u * 0.9, d, 0, 7)
              k.fill()
            }
          }
        },
        {
          lit: false,
          box: [s.x(px) - s.u * 5, s.y(py) - s.u * 4, s.x(px) + s.u * 5, s.y(py) + s.u * 2],
        },
      )
    }
    palm(s, { x: 0.02, y: 1.03, height: 84, lean: 0.08, kind: 'royal', seed: 3 })
    leafFrame(
      s,
      [
        [0.0, 0.98, 20, 4],
        [0.11, 1.05, 15, 8],
      ],
      LEAVES.green,
    )
    return finish(s)
  },
}
