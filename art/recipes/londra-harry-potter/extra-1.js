import { Path2D } from '@napi-rs/canvas'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { traveller } from '../../things/people.js'
import { thamesBarge, towerBridge } from '../../things/tower-bridge.js'

const morning = {
  ...moods.day,
  sky: [
    [0, '#3f8fc8'],
    [0.45, '#86bfe0'],
    [0.8, '#cfe3e6'],
    [1, '#f8ecd2'],
  ],
  haze: '#d8e4e4',
  lake: [
    [0, '#b9cfcf'],
    [0.3, '#7fa8b4'],
    [1, '#2f6484'],
  ],
}

/** What stands behind on both banks, in metres beside the bridge and half lost in the haze. */
const SKYLINE = [
  // The Shard, upstream on the south bank.
  ['M-118 0L-104.500 -64L-103.600 -58L-102.600 -66L-91 0Z', '#b3ccd8'],
  ['M-104.500 -64L-103.600 -58L-102.600 -66L-91 0L-102 0Z', '#9dbccb'],
  // The City: the gherkin, the leaning top that widens, the wedge.
  ['M88 0Q84 -20 88 -32Q91 -40 94 -42Q97 -40 100 -32Q104 -20 100 0Z', '#a8c6d2'],
  ['M94 -42Q97 -40 100 -32Q104 -20 100 0L95 0Q98 -22 94 -42Z', '#95b6c6'],
  ['M108 0L106 -34Q113 -40 121 -35L119 0Z', '#b3ccd6'],
  ['M69 0L69 -22L78 -48L80 -48L80 0Z', '#aecad5'],
]

export default {
  alt: 'Il Tower Bridge aperto: fra le due torri di pietra passa una chiatta dalle vele color ruggine, con le torri di vetro della città nella foschia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [0.1, 0.1], horizon: 0.66 })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.17, y: 0.2, width: 34, height: 9, seed: 3 })
    flatCloud(s, { x: 0.84, y: 0.16, width: 42, height: 12, seed: 5 })
    flatCloud(s, { x: 0.47, y: 0.11, width: 20, height: 5, seed: 8 })
    flatCloud(s, { x: 0.72, y: 0.35, width: 16, height: 3.6, seed: 2, power: 0.8 })
    const metre = s.w / 286
    const water = s.y(0.7)
    s.layer(
      (k) => {
        k.translate(s.w / 2, s.horizon)
        k.scale(metre, metre)
        for (const [d, colour] of SKYLINE) {
          k.fillStyle = colour
          k.fill(new Path2D(d))
        }
        const r = random(6)
        for (let x = -146; x < 146; x += 3 + r() * 5) {
          const high = 4 + r() * (Math.abs(x) > 60 ? 11 : 6)
          k.fillStyle = r() < 0.5 ? '#b9cdd2' : '#a6c0c8'
          k.fillRect(x, -high, 7, high + 2)
        }
        k.fillStyle = '#8fae9f'
        for (let x = -148; x < 148; x += 3) {
          k.beginPath()
          k.arc(x, -0.6, 2 + r() * 1.4, 0, 7)
          k.fill()
        }
        k.fillStyle = '#93a4a4'
        k.fillRect(-150, -1, 300, 3)
      },
      { lit: false, haze: 0.18 },
    )
    lake(s, { wave: 0.9, glint: 0.4 })
    place(s, towerBridge(), {
      x: 0.5,
      y: water / h,
      size: (66 * metre) / s.u,
      front: 0.86,
      reflect: { power: 0.42, length: 0.28, wobble: 4 },
    })
    place(s, thamesBarge(), {
      x: 0.495,
      y: 0.752,
      size: (33 * metre) / s.u,
      front: 0.9,
      reflect: { power: 0.5, length: 0.2, wobble: 5 },
    })
    birds(s, { x: 0.6, y: 0.3, count: 5, size: 1, colour: '#ffffff' })
    // The quay of the south bank.
    s.layer(
      (k) => {
        k.fillStyle = '#3d4a66'
        k.fillRect(0, s.y(0.945), s.w, s.h)
        k.fillStyle = '#56637e'
        k.fillRect(0, s.y(0.935), s.w, s.h * 0.014)
        k.fillStyle = '#2b3552'
        for (let x = 0.02; x < 1; x += 0.075) {
          k.fillRect(s.x(x), s.y(0.862), s.u * 0.8, s.h * 0.08)
          k.beginPath()
          k.arc(s.x(x) + s.u * 0.4, s.y(0.862), s.u * 0.8, 0, 7)
          k.fill()
        }
        for (const y of [0.876, 0.9, 0.922]) k.fillRect(0, s.y(y), s.w, s.h * 0.005)
      },
      { lit: false },
    )
    for (const [x, size, seed, arms] of [
      [0.165, 22, 5, 'down'],
      [0.205, 15, 14, 'up'],
      [0.25, 21, 9, 'down'],
    ])
      place(s, traveller({ seed, arms, pack: false }), { x, y: 0.985, size, front: 0.62, rim: 0.4 })
    return finish(s)
  },
}
