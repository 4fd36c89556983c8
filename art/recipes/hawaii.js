import { ramp } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { bush, grove, LEAVES } from '../nature/foliage.js'
import { beach } from '../nature/ground.js'
import { fog, mountain, peak } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, cumulus, sky, stars } from '../nature/sky.js'
import { foam, lagoon, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import { canoe, sailboat } from '../things/boats.js'
import { curve } from '../things/marks.js'
import { traveller } from '../things/people.js'
import { cliff, waterfall } from '../things/shaped-land.js'

/** Someone standing on a surfboard in the face of a wave. */
function surfer(s, x, y, size) {
  s.layer(
    (k) => {
      const q = size * s.u
      const px = s.x(x)
      const py = s.y(y)
      k.fillStyle = '#fff6e4'
      k.beginPath()
      k.ellipse(px, py, q * 0.75, q * 0.07, -0.08, 0, 7)
      k.fill()
      k.strokeStyle = '#c98f66'
      k.lineCap = 'round'
      k.lineWidth = q * 0.1
      k.beginPath()
      k.moveTo(px - q * 0.24, py - q * 0.04)
      k.lineTo(px - q * 0.06, py - q * 0.34)
      k.lineTo(px + q * 0.22, py - q * 0.04)
      k.moveTo(px - q * 0.06, py - q * 0.36)
      k.lineTo(px + q * 0.04, py - q * 0.68)
      k.moveTo(px - q * 0.3, py - q * 0.62)
      k.lineTo(px + q * 0.04, py - q * 0.66)
      k.lineTo(px + q * 0.36, py - q * 0.5)
      k.stroke()
      k.fillStyle = '#d9573f'
      k.fillRect(px - q * 0.14, py - q * 0.42, q * 0.2, q * 0.14)
      k.beginPath()
      k.fillStyle = '#c98f66'
      k.arc(px + q * 0.08, py - q * 0.79, q * 0.09, 0, 7)
      k.fill()
      k.fillStyle = '#5a3a28'
      k.beginPath()
      k.arc(px + q * 0.06, py - q * 0.81, q * 0.09, 2.4, 6)
      k.fill()
    },
    { front: 0.6, rim: 0.4 },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: 'Il cratere di Diamond Head domina la baia di Waikiki, con gli alberghi bianchi, il mare turchese e un surfista',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.7, haze: '#e3e8de' },
        sun: [0.1, 0.16],
        horizon: h > w ? 0.5 : 0.52,
      })
      sky(s, { clouds: 0.14, seed: 4 })
      cumulus(s, { x: 0.22, y: 0.47, width: 54, height: 16, seed: 12 })
      const p = s.pick(0, 0.06)
      const shift = s.horizon / h - 0.52
      const at = (list) =>
        list.map(([x, y]) => [x - p, y + shift + (s.portrait ? (0.52 - y) * 0.25 : 0)])
      mountain(s, {
        top: curve(
          s,
          at([
            [0.06, 0.53],
            [0.3, 0.46],
            [0.5, 0.43],
            [0.7, 0.47],
            [0.9, 0.53],
          ]),
          0.02,
        ),
        rock: '#7fa08a',
        haze: 0.55,
        seed: 4,
      })
      mountain(s, {
        top: curve(
          s,
          at([
            [0.3, 0.535],
            [0.44, 0.465],
            [0.52, 0.395],
            [0.6, 0.36],
            [0.68, 0.365],
            [0.75, 0.335],
            [0.81, 0.265],
            [0.845, 0.25],
            [0.89, 0.3],
            [0.95, 0.43],
            [1.06, 0.53],
          ]),
          0.008,
        ),
        rock: '#a89a5e',
        haze: 0.08,
        footHaze: 0.35,
        scale: 0.13,
        rough: 1.25,
        seed: 3,
        from: -1,
      })
      const y = s.horizon / h + 0.004
      grove(s, {
        top: () => s.horizon - s.u * 2.6,
        depth: 3.4,
        size: 1.3,
        colour: LEAVES.green,
        accents: [[LEAVES.jungle, 0.4]],
        haze: 0.2,
        seed: 3,
      })
      city(s, {
        y,
        low: 7,
        high: 17,
        width: 4,
        haze: 0.2,
        seed: 7,
        from: s.pick(0.0, -0.02),
        to: s.pick(0.5, 0.46),
        colours: ['#f7f2e8', '#efe6d6', '#e6ddd0', '#f4e3cc'],
        share: 0,
        shape: (x) => 1.15 - x * 1.1,
      })
      for (let i = 0; i < 16; i++)
        palm(s, {
          x: 0.02 + i * 0.064,
          y: y + 0.003,
          height: 6 + (i % 3) * 1.6,
          lean: 0.1 - (i % 4) * 0.06,
          seed: i + 2,
          haze: 0.12,
          rim: 0,
        })
      lagoon(s, { wave: 1 })
      s.shade([0, s.horizon, w, s.horizon + h * 0.012], (x, py, out) => {
        out[0] = 0.98
        out[1] = 0.92
        out[2] = 0.8
        out[3] = smooth(s.horizon + h * 0.009, s.horizon, py + noise((x / h) * 12, 3) * h * 0.002)
      })
      for (const [row, power] of [
        [0.07, 0.6],
        [0.15, 0.95],
      ]) {
        const crest = (x) => s.horizon + h * row + noise((x / h) * 2, row * 40) * h * 0.016
        s.shade(
          [0, s.horizon + h * (row - 0.03), w, s.horizon + h * (row + 0.08)],
          (x, py, out) => {
            const d = (py - crest(x)) / h
            out[0] = out[1] = out[2] = 1
            out[3] =
              power *
              clamp(
                d < 0 ? 0 : Math.exp(-d * 34) * (0.45 + fbm((x / h) * 12, (py / h) * 26, 4) * 2),
              ) *
              clamp(0.35 + fbm((x / h) * 1.7 + row * 9, 2, 3) * 2.4)
          },
        )
      }
      surfer(s, s.pick(0.48, 0.52), y + 0.165, 7)
      place(s, canoe({ colour: '#d9573f' }), {
        x: s.pick(0.68, 0.7),
        y: y + 0.07,
        size: 2.6,
        reflect: { power: 0.4, length: 0.04 },
      })
      place(s, sailboat({ stripe: '#e8a03c' }), {
        x: s.pick(0.3, 0.24),
        y: y + 0.035,
        size: 8,
        haze: 0.1,
        reflect: { power: 0.4, length: 0.06 },
      })
      const edge = (x) =>
        h * (1.03 - 0.13 * Math.max(0, 1 - x / (w * 0.62))) + noise((x / h) * 5, 2) * h * 0.008
      foam(s, edge, { to: 0.7 })
      beach(s, edge, { to: 0.7, colour: '#f7e2bc' })
      palm(s, {
        x: s.pick(0.06, 0.02),
        y: 0.985,
        height: s.pick(92, 112),
        lean: 0.1,
        seed: 5,
        front: 0.5,
      })
      palm(s, {
        x: s.pick(-0.02, -0.08),
        y: 1.0,
        height: s.pick(72, 86),
        lean: 0.06,
        seed: 9,
        front: 0.45,
      })
      bush(s, { x: 0.03, y: 1.0, size: 9, colour: LEAVES.jungle, seed: 3 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "Le creste verdi e affilate della costa di Na Pali a Kauai a picco sull'oceano, nella luce radente della sera",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0.04, front: 0.56, lit: '#ffe0ac' },
        sun: [0.13, 0.4],
        horizon: 0.66,
      })
      sky(s, { clouds: 0.24, seed: 10 })
      for (const [at, height, spread, haze, seed] of [
        [0.26, 0.13, 0.3, 0.72, 2],
        [0.4, 0.24, 0.24, 0.6, 5],
        [0.47, 0.3, 0.17, 0.5, 15],
        [0.6, 0.36, 0.3, 0.4, 7],
        [0.58, 0.26, 0.2, 0.32, 17],
        [0.72, 0.43, 0.2, 0.24, 9],
        [0.84, 0.36, 0.2, 0.16, 19],
        [0.97, 0.54, 0.3, 0.05, 12],
      ]) {
        mountain(s, {
          top: peak(s, { at, height, spread, power: 1, rough: 3, seed }),
          rock: '#6f9a48',
          haze,
          footHaze: 0.42,
          rough: 1.7,
          seed,
          from: -1,
        })
        fog(s, { y: 0.64, thickness: 0.035, power: 0.36, seed })
      }
      waterfall(s, { x: 0.84, y: 0.42, width: 0.9, height: 22, seed: 4, mist: 0.3, power: 0.7 })
      sea(s, {
        glint: 1,
        wave: 1,
        body: [
          [0, '#c9a57a'],
          [0.3, '#4f8a98'],
          [1, '#16496c'],
        ],
      })
      s.shade([0, s.y(0.645), w, s.y(0.72)], (x, y, out) => {
        const d = Math.abs(y - s.horizon - h * 0.006 - noise((x / h) * 7, 2) * h * 0.006) / h
        out[0] = 1
        out[1] = 0.95
        out[2] = 0.84
        out[3] =
          clamp(Math.exp(-d * 130) * (0.5 + fbm((x / h) * 18, 2, 4) * 2)) *
          smooth(0.2, 0.4, x / w) *
          0.8
      })
      place(s, sailboat({ stripe: '#d9573f' }), {
        x: 0.33,
        y: 0.78,
        size: 19,
        rim: 0.9,
        front: 0.5,
        reflect: { power: 0.5, length: 0.16 },
      })
      birds(s, { x: 0.4, y: 0.24, count: 7, seed: 3 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'extra-2',
    alt: "Le colate di lava incandescente del Kilauea scendono di notte nell'oceano, tra le nubi di vapore illuminate",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          haze: '#6a4a5c',
          light: '#ff9a5c',
          sky: [
            [0, '#0a1230'],
            [0.5, '#1b2a52'],
            [0.85, '#5a4560'],
            [1, '#b8695a'],
          ],
        },
        sun: [0.66, 0.6],
        horizon: 0.66,
      })
      sky(s, { clouds: 0.12, seed: 8, glow: '#ff8a4a', glowPower: 0.4, glowSize: 0.5 })
      stars(s, { count: 420, below: 0.46, seed: 4 })
      mountain(s, {
        top: peak(s, { at: 0.9, height: 0.36, spread: 0.5, power: 1.3, seed: 3 }),
        rock: '#6f5a6a',
        haze: 0.2,
        footHaze: 0.3,
      })
      const top = curve(
        s,
        [
          [0, 0.665],
          [0.3, 0.655],
          [0.42, 0.6],
          [0.6, 0.53],
          [0.8, 0.46],
          [1, 0.4],
        ],
        0.012,
      )
      const foot = (x) =>
        h * (0.69 + 0.12 * smooth(0.3, 1, x / w)) + noise((x / h) * 9, 4) * h * 0.01
      sea(s, { wave: 1, glint: 0, mirrorFade: 0.9 })
      cliff(s, { top, foot, from: 0.3, green: 0, rock: '#5c4a58', seed: 6, scale: 1.6 })
      const heat = ramp([
        [0, '#5a1020'],
        [0.35, '#d9341a'],
        [0.65, '#ff8a2c'],
        [1, '#fff2a8'],
      ])
      s.shade([s.x(0.4), s.y(0.4), w, s.y(0.84)], (x, y, out) => {
        const a = top(x)
        const b = foot(x)
        if (y < a || y > b) {
          out[3] = 0
          return
        }
        const v = (y - a) / (b - a)
        const crust = fbm((x / h) * 26, (y / h) * 20, 4)
        let flow = 0
        for (let i = 0; i < 6; i++) {
          // Each stream winds down and widens as it reaches the water.
          const at =
            w * (0.52 + i * 0.088 + 0.028 * fbm(v * 2.6 + i * 7, i, 3) + (1 - v) * 0.03 * (i - 2))
          const wide = h * (0.012 + 0.012 * ((i * 3) % 4) * 0.5) * (0.55 + v)
          flow = Math.max(
            flow,
            Math.exp(-(((x - at) / wide) ** 2)) *
              smooth((i % 3) * 0.1, 0.06 + (i % 3) * 0.1, v) *
              (0.75 + 0.25 * v),
          )
        }
        const hot = smooth(0.16, 0.7, flow + crust * 0.3)
        const c = heat(clamp(flow * 0.95 + crust * 0.45))
        out[0] = c[0]
        out[1] = c[1]
        out[2] = c[2]
        out[3] = clamp(hot * 1.2)
      })
      for (const [x, r] of [
        [0.52, 16],
        [0.64, 20],
        [0.78, 22],
        [0.92, 22],
      ]) {
        s.glow(x, foot(s.x(x)) / h - 0.02, r, '#ff7a34', 0.55)
        s.glow(x, foot(s.x(x)) / h + 0.06, r * 0.9, '#ff6a2c', 0.35)
      }
      // Steam, lit from below, thinning as it rises.
      s.shade(
        [s.x(0.36), s.y(0.2), w, s.y(0.86)],
        (x, y, out) => {
          const up = (foot(x) - y) / h
          const n = fbm((x / h) * 3.4 + up * 1.2, (y / h) * 3 + 4, 6, 0.55)
          const warm = clamp(1 - up * 4)
          out[0] = 0.72 + 0.28 * warm
          out[1] = 0.58 + 0.12 * warm
          out[2] = 0.66 - 0.2 * warm
          out[3] =
            clamp((0.42 + n * 2.9) * Math.exp(-((up - 0.09) ** 2) / 0.018)) *
            smooth(0.42, 0.56, x / w) *
            (up > -0.02 ? 1 : smooth(-0.05, -0.02, up)) *
            0.72
        },
        { step: 2 },
      )
      const shelf = (x) =>
        h * (1.04 - 0.2 * Math.max(0, 1 - x / (w * 0.48))) + fbm((x / h) * 9, 2, 5) * h * 0.03
      cliff(s, {
        top: shelf,
        foot: () => h + 3,
        to: 0.5,
        green: 0,
        rock: '#4a4458',
        seed: 9,
        scale: 1.6,
        side: 1,
      })
      for (const [x, seed] of [
        [0.13, 4],
        [0.165, 9],
      ])
        place(s, traveller({ seed }), {
          x,
          y: shelf(s.x(x)) / h + 0.014,
          size: 12,
          front: 0.3,
          rim: '#ff9a5c',
        })
      return finish(s, { bloom: 0.42 })
    },
  },
]
