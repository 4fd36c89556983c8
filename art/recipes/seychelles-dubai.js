import { finish } from '../core/finish.js'
import { fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { bush, grove, LEAVES } from '../nature/foliage.js'
import { beach } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { boulder, boulders } from '../nature/rocks.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { foam, lagoon, sea } from '../nature/water.js'
import { tortoise } from '../things/aegean.js'
import { dhow } from '../things/africa.js'
import { city } from '../things/asia-city.js'
import { burjAlArab, burjKhalifa, marinaTower } from '../things/gulf-towers.js'
import { shallows } from '../things/shaped-land.js'

const GRANITE = '#dcc1ad'

/** Sand blown against the foot of a boulder, so that it sits in the beach. width in u. */
function drift(s, x, y, width) {
  const W = width * s.u * 0.5
  const cx = s.x(x)
  const cy = s.y(y)
  s.layer(
    (k) => {
      k.fillStyle = s.tone('#fbe6cc', 0.84)
      k.beginPath()
      for (let t = -1; t <= 1.001; t += 0.05)
        k.lineTo(
          cx + t * W,
          cy +
            s.u * 0.3 -
            s.u * (0.4 + 1.2 * (1 - t * t) * (0.6 + 0.7 * noise(t * 5 + x * 40, y * 30))),
        )
      for (let t = 1; t >= -1.001; t -= 0.05)
        k.lineTo(cx + t * W, cy + s.u * (0.3 + 0.5 * (1 - t * t)))
      k.fill()
    },
    {
      lit: false,
      texture: 0.05,
      blur: s.u * 0.18,
      box: [cx - W * 1.4, cy - s.u * 4, cx + W * 1.4, cy + s.u * 3],
    },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: "I massi di granito levigato di La Digue sulla sabbia chiara, tra le palme e l'acqua turchese, con una tartaruga gigante",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.66 },
        sun: [0.14, 0.1],
        horizon: h > w ? 0.46 : 0.45,
      })
      sky(s, { clouds: 0.12, seed: 17 })
      cumulus(s, { x: 0.3, y: 0.44, width: 50, height: 16, seed: 6 })
      mountain(s, {
        top: range(s, {
          height: 0.06,
          seed: 3,
          shape: (u) => Math.exp(-(((u - 0.12) / 0.2) ** 2)),
        }),
        rock: '#5f9a7a',
        haze: 0.5,
      })
      lagoon(s, { wave: 0.8 })
      boulders(s, {
        x: s.pick(0.45, 0.3),
        y: 0.545,
        width: 16,
        height: 5,
        count: 4,
        seed: 7,
        colour: GRANITE,
        haze: 0.14,
      })
      const edge = (x) =>
        h * (0.9 - 0.32 * smooth(0.22, 1.02, x / w) + 0.018 * Math.sin((x / w) * 7)) +
        noise((x / h) * 5, 2) * h * 0.008
      foam(s, edge)
      beach(s, edge, { colour: '#fbe6cc', wet: '#e3c4a4' })
      const px = s.pick(0, 0.1)
      grove(s, {
        top: (x) =>
          h * (0.42 - 0.14 * smooth(0.62, 1, x / w) + 0.1 * smooth(0.73, 0.68, x / w + px)),
        from: 0.68 - px,
        to: 1.04,
        depth: s.pick(13, 18),
        size: 2.6,
        colour: LEAVES.jungle,
        accents: [[LEAVES.green, 0.35]],
        seed: 5,
      })
      for (const [x, y, height, lean, seed] of [
        [0.7, 0.62, 40, -0.26, 3],
        [0.8, 0.56, 46, -0.14, 6],
        [0.9, 0.55, 52, -0.1, 9],
        [0.98, 0.56, 44, 0.04, 4],
      ])
        palm(s, { x: x - px * 0.6, y, height, lean, seed })
      const stones = [
        [0.97, 0.75, 44, 46, 2, 3.2, 0.1],
        [0.8, 0.72, 34, 34, 5, 2.8, -0.2],
        [0.9, 0.79, 36, 30, 8, 3.4, 0.2],
        [0.685, 0.705, 22, 19, 11, 2.6, 0.15],
        [0.78, 0.79, 22, 14, 14, 2.4, -0.1],
        [0.61, 0.7, 12, 8, 17, 2.4, 0],
        [0.66, 0.78, 8, 4, 6, 2.4, 0],
        [0.98, 0.86, 20, 10, 9, 2.6, 0.1],
      ]
      for (const [x, y, width, height, seed, square, tilt] of stones.sort((m, n) => m[1] - n[1])) {
        boulder(s, {
          x: x - px,
          y,
          width,
          height,
          seed,
          square,
          tilt,
          colour: GRANITE,
          flutes: 0.8,
        })
        drift(s, x - px, y, width)
      }
      const feet = [s.x(s.pick(0.56, 0.6)), s.y(s.pick(0.86, 0.84))]
      s.layer(
        (k) => {
          k.fillStyle = 'rgba(70,56,96,.45)'
          k.beginPath()
          k.ellipse(feet[0] + s.u * 1.4, feet[1] - s.u * 0.1, s.u * 7, s.u * 0.8, 0, 0, 7)
          k.fill()
        },
        { lit: false, texture: 0, blur: s.u * 0.3 },
      )
      place(s, tortoise(), {
        x: s.pick(0.56, 0.6),
        y: s.pick(0.86, 0.84),
        size: 9,
        flip: true,
        front: 0.7,
      })
      palm(s, {
        x: s.pick(-0.03, -0.08),
        y: 1.06,
        height: s.pick(98, 120),
        lean: 0.16,
        seed: 8,
        front: 0.45,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "Una baia delle Seychelles vista dall'alto nella luce dorata, tra le colline verdi e le fronde delle palme",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.66,
          lit: '#ffe6bc',
          haze: '#fbd9a4',
          sky: [
            [0, '#5f8fb8'],
            [0.4, '#a9bcc0'],
            [0.75, '#fbd394'],
            [1, '#ffe6ae'],
          ],
        },
        sun: [0.2, 0.1],
        horizon: 0.24,
      })
      sky(s, { clouds: 0.2, seed: 29 })
      mountain(s, {
        top: range(s, {
          height: 0.09,
          seed: 12,
          detail: 1.2,
          shape: (u) => 0.3 + 1.2 * Math.exp(-(((u - 0.72) / 0.25) ** 2)),
        }),
        rock: '#6f8f6a',
        haze: 0.55,
      })
      const depth = (X, Z) => {
        const coast =
          -0.5 +
          1.0 * Math.exp(-(((Z - 1.7) / 0.36) ** 2)) +
          0.16 * Math.sin(Z * 4.4) +
          Math.max(0, Z - 2.2) * 0.5 +
          fbm(X * 1.8, Z * 2.2, 4) * 0.26
        return Math.min(1, (coast - X) * 0.42)
      }
      shallows(s, {
        depth,
        eye: 0.7,
        haze: 0.65,
        hazeFrom: 3,
        beach: 0.055,
        green: '#4f8a45',
        canopy: 30,
      })
      fog(s, { y: 0.25, thickness: 0.035, power: 0.5 })
      const P = s.plane(0.7)
      for (const [X, Z, width, height, seed] of [
        [0.12, 2.08, 9, 5, 3],
        [-0.06, 2.2, 12, 7, 6],
        [-0.2, 2.3, 7, 3.6, 8],
        [-0.3, 1.28, 10, 5, 9],
        [-0.42, 1.2, 13, 7, 12],
      ]) {
        const [x, y] = P(X, Z)
        boulder(s, { x: x / w, y: y / h, width, height, seed, colour: GRANITE, flutes: 0.7 })
      }
      for (const [x, y, height, lean, seed] of [
        [0.9, 1.06, 78, -0.12, 3],
        [1.0, 1.1, 96, -0.16, 6],
        [0.76, 1.14, 52, -0.1, 9],
      ])
        palm(s, { x, y, height, lean, seed, front: 0.45 })
      palm(s, { x: -0.02, y: 1.1, height: 84, lean: 0.08, seed: 12, front: 0.4 })
      bush(s, { x: 0.04, y: 1.0, size: 12, colour: LEAVES.jungle, seed: 4, front: 0.5 })
      birds(s, { x: 0.42, y: 0.4, count: 5, seed: 4, colour: '#fff8ea' })
      return finish(s, { rays: 0.06 })
    },
  },
  {
    id: 'extra-2',
    alt: 'Un dhow a vela latina scivola davanti ai grattacieli di Dubai, con il Burj Khalifa nella foschia rosata della sera',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0.05 },
        sun: [0.24, 0.46],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.18, seed: 34 })
      const y = s.horizon / h + 0.004
      city(s, { y, low: 6, high: 18, width: 4.6, haze: 0.66, seed: 15, share: 0.2 })
      place(s, burjKhalifa(), { x: 0.7, y, size: 54, haze: 0.36, rim: 0.5 })
      for (const [x, kind, size, haze] of [
        [0.58, 2, 24, 0.46],
        [0.82, 0, 28, 0.42],
        [0.9, 1, 24, 0.46],
        [0.48, 3, 18, 0.52],
        [0.97, 2, 20, 0.44],
      ])
        place(s, marinaTower({ kind, seed: kind + 5 }), { x, y, size, haze })
      place(s, burjAlArab(), { x: 0.13, y, size: 20, haze: 0.5 })
      city(s, { y, low: 2, high: 5, width: 6, haze: 0.5, seed: 4, share: 0.3 })
      fog(s, { y: y - 0.01, thickness: 0.03, power: 0.5 })
      sea(s, { glint: 1, wave: 0.9 })
      place(s, dhow(), {
        x: 0.42,
        y: 0.78,
        size: 46,
        rim: 0.9,
        front: 0.4,
        reflect: { power: 0.5, length: 0.22, wobble: 5 },
      })
      place(s, dhow(), {
        x: 0.84,
        y: 0.645,
        size: 9,
        haze: 0.3,
        reflect: { power: 0.4, length: 0.08 },
      })
      birds(s, { x: 0.56, y: 0.2, count: 7, seed: 9 })
      return finish(s, { rays: 0.12 })
    },
  },
]
