import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, bush, grass, grove, LEAVES, tree, treeLine } from '../nature/foliage.js'
import { beach, ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { boulder } from '../nature/rocks.js'
import { birds, cumulus, moon, sky, stars } from '../nature/sky.js'
import { foam, lagoon, lake, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import { stall } from '../things/asia-japan-life.js'
import { karst } from '../things/asia-karst.js'
import { crowd, kayak, vendor } from '../things/asia-people.js'
import { lanternString } from '../things/asia-street.js'
import {
  chedi,
  ruinedPrang,
  seatedBuddha,
  templeOfDawn,
  thaiTemple,
  whiteTemple,
} from '../things/asia-thailand.js'
import { elephant, longtail } from '../things/asia-thailand-life.js'

const emerald = {
  ...moods.day,
  sky: [
    [0, '#2f80bd'],
    [0.4, '#66b2d9'],
    [0.75, '#b3dde6'],
    [1, '#f6efdc'],
  ],
  haze: '#d3e6e2',
  lagoon: [
    [0, '#1f8f8f'],
    [0.12, '#17a091'],
    [0.34, '#22b39b'],
    [0.6, '#5fd0b4'],
    [0.85, '#a8e8cb'],
    [1, '#dcf2d2'],
  ],
}

const JUNGLE = '#3f8a44'
const river = {
  ...moods.dusk,
  sky: [
    [0, '#17285e'],
    [0.35, '#3f5f96'],
    [0.6, '#c99a86'],
    [0.82, '#fba866'],
    [1, '#ffd890'],
  ],
  haze: '#f3b083',
  lake: [
    [0, '#c98f74'],
    [0.3, '#56678f'],
    [1, '#14234f'],
  ],
}
const warmNight = {
  ...moods.night,
  sky: [
    [0, '#0c1440'],
    [0.5, '#22356e'],
    [0.85, '#6a6f96'],
    [1, '#e8a07a'],
  ],
  haze: '#6a6a98',
  lit: '#8f9ac4',
}

/** Puts a thing on a plane: X, Z and its height in picture heights. */
function stand(s, P, thing, X, Z, height, options = {}) {
  const [x, y, scale] = P(X, Z)
  return place(s, thing, { x: x / s.w, y: y / s.h, size: (scale * height) / s.u, ...options })
}

/** A wooden market boat heaped with fruit and flowers, with its vendor. */
const marketBoat = ({ goods, cloth, seed = 1, parasol }) => ({
  width: 150,
  height: 56,
  below: 5,
  draw(pen) {
    const r = random(seed)
    pen.path('#4a2f2c', 'M-64 -12Q0 -4 64 -12L52 0L-52 0Z')
    for (let i = 0; i < 70; i++) {
      const x = -46 + r() * 62
      pen.ellipse(
        goods[Math.floor(r() * goods.length)],
        x,
        -9 - r() * 9 * (1 - Math.abs(x + 15) / 50),
        3 + r() * 1.4,
        2.8 + r(),
      )
    }
    pen.k.save()
    pen.k.translate(34, -6)
    pen.k.scale(-1, 1)
    vendor({ cloth }).draw(pen)
    pen.k.restore()
    if (parasol) {
      pen.line(
        '#6b4a36',
        [
          [-14, -10],
          [-14, -50],
        ],
        1.2,
      )
      pen.path(parasol, 'M-46 -38Q-30 -56 -14 -56Q2 -56 18 -38Q-14 -32 -46 -38Z')
      for (const x of [-34, -20, -8, 6])
        pen.stroke(pen.blend(parasol, '#fff4dc', 0.6), `M-14 -56Q${(x - 14) / 2} -50 ${x} -37`, 1.2)
    }
    pen.path('#8a5634', 'M-74 -22Q-60 -8 -30 -6L34 -6Q62 -8 76 -22Q68 4 46 5L-46 5Q-66 4 -74 -22Z')
    pen.stroke('#c08a58', 'M-74 -22Q-60 -8 -30 -6L34 -6Q62 -8 76 -22', 1.4)
    pen.stroke('#6a3f28', 'M-66 -6Q0 2 68 -6', 1)
  },
})

/** Wooden houses on stilts along a canal. */
const stiltHouse = ({ roof = '#b0623c', wall = '#a8744c', seed = 1 } = {}) => ({
  width: 120,
  height: 70,
  below: 4,
  draw(pen) {
    const r = random(seed)
    for (let i = 0; i < 7; i++) pen.rect('#5a3f34', -48 + i * 16, -16, 2.4, 20)
    pen.rect('#8a6040', -56, -18, 112, 4)
    pen.rect(wall, -46, -44, 92, 27)
    for (let i = 0; i < 22; i++)
      pen.rect(pen.blend(wall, '#4a2f2c', 0.3), -46 + i * 4.2, -44, 0.6, 27)
    for (let i = 0; i < 4; i++)
      pen.window(-38 + i * 21, -38, 12, 15, { glass: '#5a4238', glow: '#ffc06a', lit: r() < 0.8 })
    pen.path(roof, 'M-60 -40Q-44 -46 -34 -70L34 -70Q44 -46 60 -40Z')
    for (let i = 0; i < 5; i++)
      pen.stroke(
        pen.blend(roof, '#4a2430', 0.35),
        `M${-56 + i * 4.6} ${-43 - i * 5.6}L${56 - i * 4.6} ${-43 - i * 5.6}`,
        0.9,
      )
    pen.rect('#c9a06a', -56, -26, 112, 1.6)
    for (let i = 0; i < 15; i++) pen.rect('#c9a06a', -56 + i * 8, -26, 1, 9)
  },
})

/** Sky lanterns rising: paper cylinders lit from below. */
function skyLanterns(s, { count = 60, seed = 4, near = 7 }) {
  const r = random(seed)
  const list = Array.from({ length: count }, () => [r(), r(), r()]).sort((a, b) => a[2] - b[2])
  for (const [u, v, q] of list) {
    const size = (0.5 + near * q ** 5) * s.u
    const x = s.x(0.04 + u * 0.92)
    const y = s.y(0.03 + v * (0.52 + q * 0.12))
    s.glowAt(x, y, size * 2.6, '#ff9a45', 0.35)
    const g = s.k.createLinearGradient(0, y - size, 0, y + size)
    g.addColorStop(0, '#e87a35')
    g.addColorStop(0.6, '#ffb85c')
    g.addColorStop(1, '#fff2c4')
    s.k.fillStyle = g
    s.k.beginPath()
    s.k.moveTo(x - size * 0.46, y + size * 0.8)
    s.k.quadraticCurveTo(x - size * 0.95, y - size * 0.5, x - size * 0.4, y - size * 0.9)
    s.k.quadraticCurveTo(x, y - size * 1.12, x + size * 0.4, y - size * 0.9)
    s.k.quadraticCurveTo(x + size * 0.95, y - size * 0.5, x + size * 0.46, y + size * 0.8)
    s.k.fill()
    s.k.fillStyle = '#fff8dc'
    s.k.beginPath()
    s.k.ellipse(x, y + size * 0.78, size * 0.42, size * 0.12, 0, 0, 7)
    s.k.fill()
  }
}

/** White water falling over a ledge. x, width in fractions; y0, y1 rows (fractions). */
function cascade(s, { x, width, y0, y1, seed = 1 }) {
  s.shade([s.x(x - width), s.y(y0), s.x(x + width), s.y(y1) + s.u * 2], (px, py, out) => {
    const v = (py - s.y(y0)) / s.y(y1 - y0)
    const spread = width * (0.42 + 0.1 * v) * s.w
    const u = (px - s.x(x)) / spread + fbm(v * 2 + seed, seed, 2) * 0.15
    const strands = fbm(u * 7 + seed * 3, v * 1.1 + seed, 4) + 0.4 * noise(u * 26, v * 3)
    const a =
      smooth(1, 0.72, Math.abs(u) + strands * 0.25) * smooth(0, 0.04, v) * smooth(1.06, 0.96, v)
    const li = clamp(0.72 + strands * 0.5)
    out[0] = mix(0.5, 0.98, li)
    out[1] = mix(0.72, 1, li)
    out[2] = mix(0.74, 0.98, li)
    out[3] = clamp(a * (0.62 + strands * 0.5))
  })
}

/** Ripples where something stands in the water: x, y fractions, radius in u. */
function lakeEdge(s, list) {
  s.k.save()
  s.k.strokeStyle = alpha(s.mood.light, 0.45)
  for (const [x, y, radius] of list)
    for (const q of [0.9, 1.15, 1.4]) {
      s.k.lineWidth = s.u * 0.28
      s.k.beginPath()
      s.k.ellipse(s.x(x), s.y(y) + s.u * 0.6, radius * q * s.u, radius * q * 0.12 * s.u, 0, 0, 7)
      s.k.stroke()
    }
  s.k.restore()
}

export const recipes = [
  {
    id: 'main',
    alt: "Barche longtail con nastri colorati nell'acqua smeraldo, davanti ai faraglioni calcarei coperti di giungla",
    paint(w, h) {
      const s = new Scene(w, h, { mood: emerald, sun: [0.2, 0.14], horizon: h > w ? 0.55 : 0.56 })
      sky(s, { clouds: 0.14, seed: 3 })
      cumulus(s, { x: 0.42, y: 0.5, width: 54, height: 15, seed: 4 })
      const y = s.horizon / h + 0.003
      for (const [x, width, height, seed, haze] of [
        [0.03, 26, 20, 5, 0.66],
        [0.3, 30, 15, 6, 0.68],
        [0.52, 18, 24, 9, 0.6],
        [0.95, 40, 22, 11, 0.62],
      ])
        karst(s, { x, y, width, height, seed, haze, green: 0.45 })
      fog(s, { y: y - 0.02, thickness: 0.05, power: 0.5 })
      for (const [x, width, height, seed, haze, lean] of [
        [s.pick(0.83, 0.88), 32, 40, 3, 0.28, 0.1],
        [s.pick(0.66, 0.6), 25, 54, 2, 0.1, -0.08],
      ])
        karst(s, { x, y: y + 0.008, width, height, seed, haze, lean, green: 0.3 })
      lagoon(s, { mirror: 0.4, wave: 0.6 })
      place(s, longtail({ hull: '#a4643a', stripe: '#d8503a', people: 2, seed: 5 }), {
        x: s.pick(0.45, 0.3),
        y: s.pick(0.635, 0.625),
        size: 9,
        haze: 0.12,
        front: 0.8,
        reflect: { power: 0.4, length: 0.1 },
      })
      place(s, longtail({ seed: 2 }), {
        x: s.pick(0.36, 0.45),
        y: s.pick(0.8, 0.76),
        size: s.pick(22, 23),
        front: 0.82,
        rim: 0.3,
        reflect: { power: 0.5, length: 0.16, wobble: 4 },
      })
      palm(s, {
        x: s.pick(-0.03, -0.1),
        y: 1.06,
        height: s.pick(96, 132),
        lean: s.pick(0.14, 0.1),
        seed: 4,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "Il tempio dell'Alba illuminato sulla riva del Chao Phraya al crepuscolo, con le sue guglie riflesse nel fiume",
    paint(w, h) {
      const s = new Scene(w, h, { mood: river, sun: [0.72, 0.5], horizon: 0.6 })
      sky(s, { clouds: 0.2, seed: 6 })
      city(s, { y: 0.605, low: 3, high: 13, width: 3, seed: 4, haze: 0.55, share: 0.4 })
      treeLine(s, { top: () => s.y(0.59), height: 3, haze: 0.25, seed: 4 })
      place(s, templeOfDawn(), { x: 0.38, y: 0.6, size: 54, front: 0.55, rim: 0.4 })
      s.glow(0.38, 0.46, 34, '#ffb45c', 0.3)
      for (const [x, size] of [
        [0.14, 12],
        [0.62, 10],
      ])
        place(s, thaiTemple(), { x, y: 0.605, size, front: 0.5, rim: 0.3 })
      grove(s, {
        top: (x) => s.y(0.582) - noise((x / h) * 9, 3) * h * 0.01,
        depth: 2.6,
        size: 1.2,
        colour: '#3f6a4a',
        seed: 5,
      })
      lake(s, { wave: 0.8, mirrorFade: 0.5, glint: 0.8 })
      place(s, longtail({ seed: 4, people: 2 }), {
        x: 0.64,
        y: 0.74,
        size: 10,
        front: 0.3,
        rim: 0.6,
        reflect: { power: 0.6, length: 0.1 },
      })
      palm(s, { x: -0.01, y: 1.08, height: 78, lean: 0.12, seed: 6, front: 0.15 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'Mercato galleggiante: barche di legno cariche di frutta e fiori nel canale, fra le case su palafitte',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.62,
          lake: [
            [0, '#b9a878'],
            [0.4, '#6f8a6a'],
            [1, '#2f5a52'],
          ],
        },
        sun: [0.75, 0.2],
        horizon: 0.46,
      })
      sky(s, { clouds: 0.14, seed: 4 })
      grove(s, {
        top: (x) =>
          s.y(0.3) +
          h * 0.1 * Math.exp(-(((x / w - 0.52) / 0.12) ** 2)) -
          noise((x / h) * 4, 3) * h * 0.05,
        depth: 18,
        size: 3,
        colour: JUNGLE,
        accents: [['#8fae4a', 0.25]],
        seed: 4,
        haze: 0.35,
      })
      for (const [x, height, seed] of [
        [0.34, 30, 3],
        [0.44, 20, 5],
        [0.66, 26, 7],
      ])
        palm(s, { x, y: 0.49, height, lean: 0.1, seed, haze: 0.25 })
      lake(s, { wave: 0.8, mirrorFade: 0.6, glint: 0.4 })
      for (const [x, y, size, seed, roof] of [
        [0.4, 0.5, 11, 3, '#a86a44'],
        [0.62, 0.5, 11, 8, '#7f6a5c'],
        [0.27, 0.53, 18, 4, '#b0623c'],
        [0.76, 0.54, 20, 5, '#8a5a48'],
        [0.07, 0.6, 34, 6, '#b5653c'],
        [0.97, 0.6, 34, 7, '#94604a'],
      ])
        place(s, stiltHouse({ seed, roof }), {
          x,
          y,
          size,
          haze: clamp(0.34 - size * 0.011),
          reflect: { power: 0.5, length: 0.16 },
        })
      const fruit = ['#e8872c', '#f2c230', '#c9332c', '#7fae3c', '#f4e6c0']
      for (const [x, y, size, goods, cloth, parasol] of [
        [0.52, 0.55, 6, fruit, '#3f6fa8', '#d8473a'],
        [0.42, 0.62, 9, ['#f2b8c8', '#e8457a', '#f7f0e0', '#f2c230'], '#b8433c'],
        [0.64, 0.65, 11, fruit, '#2f7f6a', '#e8a83a'],
        [0.3, 0.76, 17, ['#7fae3c', '#4f8f3c', '#c9d65a', '#e8872c'], '#3f4fa0', '#e0563c'],
        [0.58, 0.9, 24, fruit, '#a83a5a'],
      ])
        place(s, marketBoat({ goods, cloth, parasol, seed: Math.round(x * 50) }), {
          x,
          y,
          size,
          front: 0.75,
          rim: 0.4,
          reflect: { power: 0.5, length: 0.14, wobble: 4 },
        })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-01',
    alt: 'Le torri di mattoni di Ayutthaya al tramonto, con un Buddha di pietra in meditazione fra le rovine',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.golden, sun: [0.68, 0.42], horizon: 0.62 })
      sky(s, { clouds: 0.18, seed: 3 })
      treeLine(s, { top: () => s.y(0.6), height: 5, haze: 0.5, seed: 3 })
      ground(s, {
        top: groundLine(s, { at: 0.62, bumps: 0.01 }),
        colour: '#a8934f',
        farColour: '#c9b070',
        haze: 0.35,
      })
      for (const [x, y, size, seed, haze] of [
        [0.9, 0.635, 20, 5, 0.4],
        [0.6, 0.64, 26, 4, 0.35],
        [0.78, 0.66, 40, 3, 0.18],
        [0.52, 0.67, 46, 2, 0.1],
      ])
        place(s, ruinedPrang({ seed }), { x, y, size, haze, front: 0.42, rim: 0.6 })
      s.layer(
        (k) => {
          const r = random(8)
          for (let row = 0; row < 6; row++)
            for (let i = 0; i < 46; i++) {
              if (row === 5 && r() < 0.55) continue
              k.fillStyle = s.tone(
                ['#b0704c', '#9a5c42', '#c48a60'][Math.floor(r() * 3)],
                0.25 + r() * 0.4,
              )
              k.fillRect(
                s.x(0.34) + (i + (row % 2) * 0.5) * s.u * 2.6,
                s.y(0.74) - row * s.u * 1.1,
                s.u * 2.4,
                s.u,
              )
            }
        },
        { lit: false },
      )
      place(s, seatedBuddha({ colour: '#b5a590', cloth: '#e0902c' }), {
        x: 0.24,
        y: 0.86,
        size: 52,
        front: 0.46,
        rim: 0.7,
      })
      for (const [x, size, seed] of [
        [0.13, 4, 3],
        [0.2, 3, 6],
        [0.3, 3.4, 8],
        [0.37, 4.4, 4],
      ])
        bush(s, { x, y: 0.885, size, colour: '#8a8a3c', seed, front: 0.4 })
      grass(s, {
        top: s.y(0.86),
        height: 3,
        count: 700,
        colours: ['#a8a04a', '#c9b45a', '#7a8a3c'],
        jitter: 14,
      })
      branch(s, {
        x: -0.02,
        y: 0.0,
        angle: 0.5,
        length: 13,
        colour: '#7f9a3c',
        seed: 22,
        leaf: true,
        petals: 15,
      })
      birds(s, { x: 0.72, y: 0.2, count: 7, size: 0.6 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'photo-02',
    alt: 'Risaie verdi a terrazze nel nord della Thailandia, con un chedi dorato sulla collina e la nebbia nelle valli',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.mist, lit: '#fffbe8', haze: '#dfe9dc', front: 0.74 },
        sun: [0.2, 0.12],
        horizon: 0.44,
      })
      sky(s, { clouds: 0.25, seed: 5 })
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
  },
  {
    id: 'photo-03',
    alt: "Elefanti che fanno il bagno nel fiume fra la giungla, con uno spruzzo d'acqua nella luce del mattino",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          lake: [
            [0, '#c9b884'],
            [0.4, '#7a9478'],
            [1, '#3a6158'],
          ],
        },
        sun: [0.3, 0.22],
        horizon: 0.54,
      })
      sky(s, { clouds: 0.14, seed: 6 })
      mountain(s, {
        top: range(s, { height: 0.3, seed: 4, detail: 1, lift: 0.6 }),
        rock: '#5f8a6c',
        haze: 0.6,
      })
      grove(s, {
        top: (x) => s.y(0.36) - noise((x / h) * 4, 6) * h * 0.06,
        depth: 20,
        size: 3.2,
        colour: JUNGLE,
        accents: [['#8fae4a', 0.2]],
        seed: 7,
        haze: 0.4,
      })
      fog(s, { y: 0.52, thickness: 0.07, power: 0.6 })
      grove(s, {
        top: (x) => s.y(0.48) - h * 0.14 * smooth(0.6, 1, x / w) - noise((x / h) * 6, 3) * h * 0.02,
        from: 0.55,
        depth: 10,
        size: 2.6,
        colour: '#357a42',
        seed: 3,
        haze: 0.1,
      })
      lake(s, { wave: 0.9, top: 0.55, mirrorFade: 0.8, glint: 0.6 })
      const wade = { front: 0.5, rim: 0.7 }
      place(s, elephant({ wade: 26 }), {
        x: 0.62,
        y: 0.645,
        size: 18,
        haze: 0.12,
        flip: true,
        ...wade,
        reflect: { power: 0.5, length: 0.12 },
      })
      place(s, elephant({ spray: true, wade: 27 }), {
        x: 0.36,
        y: 0.79,
        size: 36,
        ...wade,
        reflect: { power: 0.5, length: 0.18 },
      })
      place(s, elephant({ calf: true, wade: 27 }), {
        x: 0.53,
        y: 0.78,
        size: 17,
        flip: true,
        ...wade,
        reflect: { power: 0.5, length: 0.12 },
      })
      lakeEdge(s, [
        [0.36, 0.78, 26],
        [0.53, 0.775, 12],
        [0.62, 0.64, 12],
      ])
      const r = random(4)
      for (let i = 0; i < 160; i++) {
        const a = -1.9 + r() * 1.5
        const q = r() * 17 * s.u
        s.k.fillStyle = alpha('#fff6dc', 0.3 + r() * 0.6)
        s.k.beginPath()
        s.k.arc(
          s.x(0.493) + Math.cos(a) * q,
          s.y(0.53) + Math.sin(a) * q * 0.8 + (q / s.u) ** 2 * 0.012 * s.u,
          s.u * (0.1 + r() * 0.26),
          0,
          7,
        )
        s.k.fill()
      }
      for (const [x, size, seed] of [
        [0.02, 13, 3],
        [0.12, 8, 6],
      ])
        bush(s, { x, y: 1.02, size, colour: '#3f7a3c', seed })
      palm(s, { x: -0.02, y: 1.05, height: 74, lean: 0.1, seed: 9, front: 0.35 })
      return finish(s, { rays: 0.16 })
    },
  },
  {
    id: 'photo-04',
    alt: 'Mercato notturno di Chiang Mai: bancarelle illuminate, lanterne di carta colorate e la folla fra i banchi',
    paint(w, h) {
      const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.5], horizon: 0.56 })
      sky(s, { clouds: 0.15, seed: 7 })
      place(s, chedi({ lamp: 0.75 }), { x: 0.55, y: 0.575, size: 40, front: 0.7, haze: 0.1 })
      treeLine(s, { top: () => s.y(0.57), height: 6, haze: 0.2, seed: 6 })
      ground(s, {
        top: () => s.y(0.565),
        colour: '#b58a74',
        farColour: '#f4b886',
        haze: 0.1,
        front: 0.9,
        grain: 0.35,
      })
      const P = s.plane(0.24, 0.54)
      s.glow(0.54, 0.56, 26, '#ffab5a', 0.55)
      const goods = [
        ['#e0873a', '#f0c860', '#c9523c'],
        ['#8fae4a', '#e8457a', '#f2c230'],
        ['#3f8fa8', '#e8d8b8', '#d8473a'],
      ]
      for (const [i, z] of [4, 3.1, 2.4, 1.85, 1.4, 1.04].entries())
        for (const side of [-1, 1]) {
          stand(
            s,
            P,
            stall({
              cloth: ['#2f8f8a', '#e8a83a', '#c9407a', '#3f6fb0'][(i + (side > 0 ? 1 : 0)) % 4],
              seed: i + 7,
              goods: goods[i % 3],
            }),
            side * 0.8,
            z,
            0.42,
            { front: 0.85, haze: z * 0.03 },
          )
          const [x, y, scale] = P(side * 0.7, z, 0.22)
          s.glowAt(x, y, scale * 0.4, '#ffab5a', 0.3)
        }
      for (const [z, seed, X] of [
        [3, 2, 0.1],
        [2.2, 5, -0.12],
        [1.6, 8, 0.1],
      ])
        stand(
          s,
          P,
          crowd({
            count: 7,
            seed,
            colours: ['#e8a83a', '#f1ead8', '#c9523c', '#2f7f94', '#7fae6a'],
          }),
          X,
          z,
          0.22,
          { rim: '#ffb878', front: 0.65 },
        )
      const paper = ['#e8457a', '#f2c230', '#f7f0e0', '#3fa8a0', '#ef7a35']
      for (const z of [4.2, 3, 2.1, 1.45])
        lanternString(s, {
          from: P(-0.7, z, 0.72),
          to: P(0.7, z, 0.72),
          sag: 14 / z,
          count: 8,
          size: 10 / z,
          colours: paper,
          glow: '#ffc27a',
        })
      s.glow(0.54, 0.76, 60, '#ff9a52', 0.32)
      for (const [x, y, size, c] of [
        [0.03, -0.02, 15, 0],
        [0.15, -0.05, 12, 1],
        [0.25, -0.07, 9, 3],
      ])
        lanternString(s, {
          from: [s.x(x - 0.02), s.y(y)],
          to: [s.x(x + 0.02), s.y(y)],
          sag: 0,
          count: 1,
          size,
          colours: [paper[c]],
          glow: '#ffc27a',
        })
      stand(
        s,
        P,
        crowd({ count: 3, seed: 21, colours: ['#f1ead8', '#c9523c'] }),
        0.26,
        1.25,
        0.23,
        { rim: '#ffb878', front: 0.5 },
      )
      stand(
        s,
        P,
        crowd({ count: 2, seed: 17, colours: ['#e8a83a', '#2f7f94'] }),
        -0.3,
        1.12,
        0.23,
        { rim: '#ffb878', front: 0.5 },
      )
      return finish(s, { bloom: 0.38 })
    },
  },
  {
    id: 'photo-05',
    alt: "La baia doppia di un'isola delle Andamane vista dall'alto: una lingua di sabbia fra due golfi turchesi e le scogliere verdi",
    paint(w, h) {
      const s = new Scene(w, h, { mood: emerald, sun: [0.8, 0.1], horizon: 0.27 })
      sky(s, { clouds: 0.16, seed: 4 })
      cumulus(s, { x: 0.3, y: 0.25, width: 60, height: 9, seed: 8 })
      for (const [x, width, height, seed] of [
        [0.12, 20, 6, 3],
        [0.5, 12, 5, 5],
        [0.88, 16, 8, 7],
      ])
        karst(s, { x, y: 0.275, width, height, seed, haze: 0.62, green: 0.6 })
      sea(s, {
        body: [
          [0, '#3f9cc0'],
          [0.14, '#1f86b4'],
          [0.5, '#17a0ac'],
          [1, '#2fc0b0'],
        ],
        wave: 0.5,
        mirror: 0.5,
        mirrorFade: 5,
        glint: 0.1,
      })
      const neck = (x) => s.y(0.52) + h * 0.02 * Math.sin((x / w) * 6 + 1)
      const c = ['#12a3ae', '#3fd0c4', '#b8f0d8', '#f6e8c4', '#5f9a48', '#2f6f3c'].map((v) =>
        [1, 3, 5].map((i) => Number.parseInt(v.slice(i, i + 2), 16) / 255),
      )
      s.shade([0, s.y(0.36), w, h], (x, y, out) => {
        const u = x / w
        const v = y / h
        const n = fbm((x / h) * 3, (y / h) * 6, 5)
        // Two bays bite into the land from above and below; the sand lies where they nearly meet.
        const upper = Math.hypot((u - 0.5) / 0.3, (v - 0.36) / 0.15)
        const lower = Math.hypot((u - 0.46) / 0.4, (v - 0.84) / 0.27)
        const d = Math.min(upper, lower) + n * 0.06
        const t = clamp((d - 0.35) / 0.72)
        const k = t * 3
        const i = Math.min(2, Math.floor(k))
        const caustics = noise((x / h) * 40, (y / h) * 90) * 0.04 * (1 - t)
        const sand = smooth(1.06, 1.075, d)
        const land = Math.max(smooth(1.24, 1.26, d), (u < 0.14 || u > 0.86) && v < 0.4 ? 1 : 0)
        const leaf = clamp(
          0.45 + noise(x / s.u / 0.5, y / s.u / 0.35) * 0.35 + n * 0.6 + (u - 0.5) * 0.3,
        )
        for (let j = 0; j < 3; j++) {
          const water = clamp(mix(c[i][j], c[i + 1][j], k - i) + caustics)
          out[j] = mix(
            mix(water, c[3][j] * (0.95 + n * 0.1), sand),
            mix(c[5][j], c[4][j], leaf) * (0.9 + 0.1 * v),
            land,
          )
        }
        out[3] = Math.max(land * smooth(0.36, 0.4, v), smooth(0, 0.5, d) * smooth(0.36, 0.42, v))
      })
      for (const [x, y, width, height, seed, haze] of [
        [0.1, 0.5, 44, 28, 3, 0.2],
        [0.92, 0.52, 44, 34, 6, 0.14],
        [0.8, 0.46, 20, 16, 8, 0.22],
      ])
        karst(s, { x, y, width, height, seed, haze, green: 0.62, tide: false })
      grove(s, {
        top: (x) => neck(x) - h * 0.012,
        from: 0.2,
        to: 0.8,
        depth: 4,
        size: 0.9,
        colour: JUNGLE,
        seed: 5,
        haze: 0.1,
      })
      for (const [from, to, at] of [
        [-0.02, 0.22, 0.505],
        [0.7, 1.02, 0.5],
      ])
        grove(s, {
          top: (x) => s.y(at) - noise((x / h) * 9, at) * h * 0.008,
          from,
          to,
          depth: 4,
          size: 1.1,
          colour: JUNGLE,
          seed: 7,
          haze: 0.08,
        })
      const r = random(9)
      for (let i = 0; i < 22; i++) {
        s.k.fillStyle = s.tone(r() < 0.5 ? '#c9613c' : '#f4ead4', 0.8)
        s.k.fillRect(
          s.x(0.26 + r() * 0.46),
          s.y(0.515 + r() * 0.03),
          s.u * (0.7 + r() * 0.6),
          s.u * 0.5,
        )
      }
      for (const [x, y, size] of [
        [0.44, 0.45, 0.9],
        [0.54, 0.43, 0.7],
        [0.36, 0.66, 1.7],
        [0.5, 0.7, 2],
        [0.57, 0.64, 1.5],
        [0.42, 0.78, 2.6],
      ])
        place(s, longtail({ people: 0, seed: Math.round(x * 30) }), { x, y, size, front: 0.8 })
      grove(s, {
        top: (x) =>
          s.y(0.92) -
          h * 0.3 * smooth(0.2, 0, x / w) -
          h * 0.1 * smooth(0.75, 1, x / w) -
          noise((x / h) * 6, 3) * h * 0.02,
        depth: 30,
        size: 3.4,
        colour: '#3f7f3c',
        accents: [['#8fb04a', 0.2]],
        seed: 8,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-06',
    alt: 'I tetti arancio e verdi del tempio reale di Bangkok, con le guglie e il chedi dorato sotto il sole di mezzogiorno',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.85, 0.08], horizon: 0.8 })
      sky(s, { clouds: 0.14, seed: 9 })
      cumulus(s, { x: 0.72, y: 0.66, width: 70, height: 26, seed: 3 })
      treeLine(s, { top: () => s.y(0.79), height: 6, haze: 0.5, seed: 3 })
      place(s, chedi(), { x: 0.19, y: 0.83, size: 70, front: 0.9, haze: 0.06 })
      place(s, templeOfDawn(), { x: 0.88, y: 0.83, size: 50, front: 0.8, haze: 0.2 })
      ground(s, {
        top: () => s.y(0.855),
        colour: '#e3d6bc',
        farColour: '#efe6d0',
        haze: 0.15,
        grain: 0.2,
      })
      place(s, thaiTemple({ colour: '#2f7a5a', border: '#e07a2c', face: '#2f4f9a' }), {
        x: 0.73,
        y: 0.845,
        size: 46,
        front: 0.85,
        haze: 0.05,
      })
      place(s, thaiTemple(), { x: 0.45, y: 0.895, size: 68, front: 0.92 })
      for (const [x, y, height] of [
        [0.66, 0.905, 10],
        [0.77, 0.915, 11],
        [0.22, 0.92, 12],
        [0.92, 0.925, 12],
      ]) {
        tree(s, {
          x,
          y,
          height,
          colour: '#4f8f44',
          seed: Math.round(x * 40),
          spread: 0.5,
          bare: 0.3,
        })
        s.k.fillStyle = s.tone('#8fa8b8', 0.7)
        s.k.fillRect(s.x(x) - s.u, s.y(y) - s.u * 0.8, s.u * 2, s.u * 1.4)
      }
      place(
        s,
        crowd({ count: 5, seed: 4, colours: ['#f1ead8', '#e8a83a', '#3f8fa8', '#d8576a'] }),
        { x: 0.6, y: 0.955, size: 9, front: 0.8 },
      )
      place(s, crowd({ count: 3, seed: 9, colours: ['#e0782c', '#e8892c'] }), {
        x: 0.33,
        y: 0.965,
        size: 9.5,
        front: 0.8,
      })
      branch(s, { x: 1.03, y: 0.03, angle: 2.85, length: 11, colour: '#f7c9d4', seed: 23 })
      return finish(s)
    },
  },
  {
    id: 'photo-07',
    alt: 'Tramonto dietro le palme di Railay, con le scogliere di Krabi in controluce e la marea bassa sulla sabbia',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          disc: 0.05,
          sky: [
            [0, '#20306e'],
            [0.3, '#4f6098'],
            [0.55, '#c9897c'],
            [0.78, '#fb9a56'],
            [1, '#ffd27c'],
          ],
        },
        sun: [0.58, 0.47],
        horizon: 0.57,
      })
      sky(s, { clouds: 0.24, seed: 12 })
      for (const [x, width, height, seed, haze] of [
        [0.44, 14, 9, 4, 0.6],
        [0.86, 50, 42, 3, 0.2],
        [0.7, 16, 22, 7, 0.4],
      ])
        karst(s, { x, y: 0.575, width, height, seed, haze, green: 0.7, front: 0.14 })
      sea(s, { glint: 1, wave: 0.7 })
      const edge = (x) =>
        h * (0.8 + 0.08 * Math.sin((x / w) * 3.2 + 0.4)) + noise((x / h) * 5, 2) * h * 0.006
      foam(s, edge, { power: 0.7 })
      beach(s, edge, { colour: '#c99a7a', wet: '#a87a70' })
      place(s, longtail({ people: 0, seed: 3 }), {
        x: 0.6,
        y: 0.8,
        size: 14,
        front: 0.16,
        rim: 0.7,
        reflect: { power: 0.4, length: 0.08 },
      })
      for (const [x, height, lean, seed] of [
        [0.2, 62, 0.16, 3],
        [0.08, 84, 0.1, 6],
        [0.27, 46, -0.12, 8],
      ])
        palm(s, { x, y: 0.96, height, lean, seed, front: 0.1, rim: 0.8 })
      grove(s, {
        top: (x) => s.y(0.95) - h * 0.05 * smooth(0.3, 0, x / w) - noise((x / h) * 8, 2) * h * 0.02,
        to: 0.4,
        depth: 9,
        size: 2,
        colour: '#3f6a3c',
        seed: 4,
        front: 0.1,
      })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'photo-08',
    alt: 'Le cascate di Erawan scendono a gradoni in una vasca turchese nel folto della giungla',
    paint(w, h) {
      const mood = {
        ...moods.mist,
        haze: '#cfe6c4',
        sky: [
          [0, '#a9cf9a'],
          [1, '#eef5d2'],
        ],
        lit: '#fbfbe2',
        shade: '#4a7a78',
        lagoon: [
          [0, '#4fb8b0'],
          [0.4, '#35b5b0'],
          [1, '#1f8a94'],
        ],
      }
      const s = new Scene(w, h, { mood, sun: [0.6, 0.05], horizon: 0.62 })
      sky(s, { clouds: 0 })
      grove(s, {
        top: () => s.y(-0.04),
        depth: 62,
        size: 4.6,
        colour: '#4f9448',
        accents: [['#9fc45a', 0.2]],
        seed: 3,
        haze: 0.5,
      })
      fog(s, { y: 0.3, thickness: 0.2, power: 0.5, colour: '#f3f8dc' })
      for (const [x, y, width, height, seed] of [
        [0.5, 0.36, 70, 18, 2],
        [0.55, 0.46, 96, 14, 4],
        [0.5, 0.56, 120, 14, 6],
        [0.52, 0.67, 150, 14, 9],
      ]) {
        karst(s, {
          x,
          y,
          width,
          height,
          seed,
          rock: '#a8a48c',
          green: 0.42,
          square: 6,
          tide: false,
          haze: clamp(0.5 - y * 0.6),
        })
        if (y < 0.6)
          grove(s, {
            top: (px) =>
              s.y(y - 0.02) -
              h * 0.16 * Math.abs(px / w - 0.53) -
              noise((px / h) * 6, y * 9) * h * 0.02,
            to: 0.34,
            depth: 6,
            size: 2,
            colour: JUNGLE,
            seed: seed + 3,
            haze: clamp(0.45 - y * 0.5),
          })
      }
      for (const [x, width, y0, y1, seed] of [
        [0.52, 0.07, 0.2, 0.36, 2],
        [0.46, 0.05, 0.34, 0.46, 3],
        [0.58, 0.08, 0.34, 0.46, 5],
        [0.5, 0.12, 0.44, 0.56, 7],
        [0.66, 0.05, 0.44, 0.56, 8],
        [0.4, 0.07, 0.54, 0.67, 4],
        [0.58, 0.13, 0.54, 0.67, 6],
      ])
        cascade(s, { x, width, y0, y1, seed })
      for (const [from, to, seed] of [
        [-0.02, 0.3, 4],
        [0.74, 1.02, 7],
      ])
        grove(s, {
          top: (x) =>
            s.y(0.56) - h * 0.3 * Math.abs(x / w - 0.52) - noise((x / h) * 7, seed) * h * 0.02,
          from,
          to,
          depth: 26,
          size: 2.6,
          colour: '#3f8a48',
          accents: [['#8fb84a', 0.2]],
          seed,
        })
      lagoon(s, { top: 0.665, mirror: 0.5, shallow: 0.5, wave: 0.8, glint: 0 })
      for (const x of [0.4, 0.58]) s.glow(x, 0.68, 12, '#f4fff6', 0.45)
      fog(s, { y: 0.67, thickness: 0.05, power: 0.5, colour: '#f4fff6' })
      for (const [x, y, width, seed] of [
        [0.12, 0.86, 26, 3],
        [0.28, 0.92, 16, 6],
        [0.74, 0.76, 10, 8],
      ])
        boulder(s, { x, y, width, height: width * 0.45, seed, colour: '#7f8a74' })
      for (const [x, y, size, seed] of [
        [0.02, 1, 16, 3],
        [0.2, 1.04, 11, 6],
        [0.98, 0.86, 12, 8],
      ])
        bush(s, { x, y, size, colour: '#357a3c', seed })
      palm(s, { x: -0.03, y: 1.04, height: 92, lean: 0.12, seed: 7, colour: '#4f9440' })
      return finish(s, { rays: 0.2 })
    },
  },
  {
    id: 'photo-09',
    alt: 'I grattacieli di Bangkok di notte lungo il fiume, con la torre a pixel, le luci riflesse e un battello che passa',
    paint(w, h) {
      const s = new Scene(w, h, { mood: warmNight, sun: [0.3, 0.5], horizon: 0.62 })
      sky(s, { clouds: 0.24, seed: 5 })
      moon(s, { x: 0.82, y: 0.16, radius: 3 })
      city(s, { y: 0.63, low: 5, high: 20, width: 3, seed: 4, haze: 0.45, share: 0.5 })
      city(s, { y: 0.63, low: 6, high: 30, width: 4.4, seed: 9, haze: 0.22, share: 0.5 })
      place(
        s,
        {
          width: 60,
          height: 200,
          draw(pen) {
            // The tower that seems to lose its pixels in a spiral.
            const r = random(4)
            const parts = []
            for (let row = 0; row < 50; row++)
              for (let col = 0; col < 8; col++) {
                const edge = (col + row * 0.32) % 14
                if (row > 8 && edge > 8.4 && r() < 0.62 && (col < 3 || col > 4)) continue
                parts.push([-20 + col * 5, -4 - row * 4])
              }
            for (const [x, y] of parts) pen.rect('#7d93b8', x, y, 5.2, 4.4)
            for (const [x, y] of parts)
              if (r() < 0.55)
                pen.light(`M${x + 1} ${y + 1}h3v2.2h-3Z`, r() < 0.6 ? '#ffe0a6' : '#bfe0ff', 0.85)
          },
        },
        { x: 0.6, y: 0.635, size: 46, front: 0.7 },
      )
      place(
        s,
        {
          width: 70,
          height: 150,
          draw(pen) {
            pen.rect('#a39cae', -24, -112, 48, 114)
            pen.both((m) => pen.rect('#8f88a0', m * 24 - 8, -88, 16, 90))
            let lit = ''
            for (let j = 0; j < 26; j++)
              for (let i = 0; i < 9; i++)
                if ((i * 7 + j * 3) % 5 < 3) lit += `M${-29 + i * 6.8} ${-5 - j * 4}h3.6v2h-3.6Z`
            pen.light(lit, '#ffd9a0', 0.8)
            pen
              .rect('#c9b48a', -16, -124, 32, 12)
              .path('#e8b84a', 'M-14 -124Q-14 -142 0 -146Q14 -142 14 -124Z')
              .light('M-14 -124Q-14 -142 0 -146Q14 -142 14 -124Z', '#ffcf5a', 0.9)
          },
        },
        { x: 0.34, y: 0.635, size: 36, front: 0.7 },
      )
      place(s, thaiTemple(), { x: 0.17, y: 0.64, size: 13, front: 0.8 })
      place(s, chedi({ lamp: 0.8 }), { x: 0.1, y: 0.64, size: 18, front: 0.8 })
      grove(s, {
        top: (x) => s.y(0.612) - noise((x / h) * 9, 3) * h * 0.008,
        depth: 3,
        size: 1.1,
        colour: '#3f6a5c',
        seed: 5,
      })
      lake(s, { top: 0.635, wave: 0.9, mirrorFade: 0.45, glint: 0 })
      place(
        s,
        {
          width: 150,
          height: 34,
          below: 4,
          draw(pen) {
            pen
              .path('#5a3440', 'M-72 -8Q0 -3 76 -14L62 4L-60 4Z')
              .rect('#c98a4a', -52, -20, 100, 11)
            pen
              .path('#b03a34', 'M-58 -20Q-40 -32 0 -33Q40 -32 54 -20Z')
              .stroke('#e8b84a', 'M-58 -20Q-40 -32 0 -33Q40 -32 54 -20', 1.6)
            for (let i = 0; i < 10; i++) pen.light(`M${-48 + i * 10} -19h7v9h-7Z`, '#ffce7a')
          },
        },
        { x: 0.46, y: 0.8, size: 9, reflect: { power: 0.7, length: 0.12 } },
      )
      palm(s, { x: 0.0, y: 1.06, height: 66, lean: 0.1, seed: 5, front: 0.1 })
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'photo-10',
    alt: 'Centinaia di lanterne di carta salgono nel cielo notturno durante la festa di Yi Peng, riflesse nello stagno',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...warmNight,
          sky: [
            [0, '#0a1440'],
            [0.5, '#1f3a78'],
            [0.85, '#5f6a98'],
            [1, '#d99a80'],
          ],
        },
        sun: [0.5, 0.5],
        horizon: 0.68,
      })
      sky(s, { clouds: 0.1, seed: 3 })
      stars(s, { count: 240 })
      mountain(s, {
        top: range(s, { height: 0.12, seed: 6, detail: 1.3 }),
        rock: '#3f5280',
        haze: 0.35,
      })
      treeLine(s, { top: () => s.y(0.675), height: 4, haze: 0.15, seed: 6 })
      place(s, chedi({ lamp: 0.8 }), { x: 0.24, y: 0.69, size: 32, front: 0.7 })
      place(s, thaiTemple(), { x: 0.37, y: 0.69, size: 20, front: 0.8 })
      s.glow(0.3, 0.64, 26, '#ffab5a', 0.4)
      skyLanterns(s, { count: 130 })
      lake(s, { top: 0.695, wave: 0.5, mirrorFade: 0.4, glint: 0 })
      place(
        s,
        crowd({ count: 12, seed: 4, colours: ['#f1ead8', '#e8a83a', '#c9a0a0', '#7f8fc0'] }),
        {
          x: 0.66,
          y: 0.72,
          size: 8,
          rim: '#ffb878',
          front: 0.6,
          reflect: { power: 0.4, length: 0.08 },
        },
      )
      const r = random(6)
      for (let i = 0; i < 16; i++) {
        const [x, y] = [s.x(0.08 + r() * 0.6), s.y(0.76 + r() * 0.18)]
        s.glowAt(x, y, s.u * 3, '#ffab5a', 0.45)
        s.k.fillStyle = '#3f7a4c'
        s.k.beginPath()
        s.k.ellipse(x, y, s.u * 1.1, s.u * 0.34, 0, 0, 7)
        s.k.fill()
        s.k.fillStyle = '#fff0c4'
        s.k.fillRect(x - s.u * 0.1, y - s.u * 0.9, s.u * 0.2, s.u * 0.9)
      }
      grove(s, {
        top: (x) => s.y(0.97) - noise((x / h) * 6, 4) * h * 0.02 - h * 0.1 * smooth(0.2, 0, x / w),
        depth: 8,
        size: 2.4,
        colour: '#2f5a4c',
        seed: 5,
      })
      return finish(s, { bloom: 0.4 })
    },
  },
  {
    id: 'photo-11',
    alt: "Un'amaca fra due palme sulla spiaggia bianca, davanti al mare turchese e alle isole di calcare lontane",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.7, 0.1], horizon: 0.5 })
      sky(s, { clouds: 0.14, seed: 11 })
      cumulus(s, { x: 0.6, y: 0.48, width: 80, height: 16, seed: 6 })
      for (const [x, width, height, seed, haze] of [
        [0.36, 14, 12, 4, 0.55],
        [0.45, 9, 18, 7, 0.45],
        [0.72, 26, 10, 5, 0.6],
      ])
        karst(s, { x, y: 0.504, width, height, seed, haze })
      lagoon(s)
      const edge = (x) =>
        h * (0.76 - 0.06 * Math.sin((x / w) * 2.6)) + noise((x / h) * 4, 5) * h * 0.006
      foam(s, edge)
      beach(s, edge)
      place(s, longtail({ people: 0, seed: 5, stripe: '#e8a83a' }), {
        x: 0.58,
        y: 0.69,
        size: 10,
        front: 0.85,
        reflect: { power: 0.4, length: 0.06 },
      })
      palm(s, { x: 0.08, y: 0.95, height: 82, lean: 0.08, seed: 3 })
      palm(s, { x: 0.4, y: 0.92, height: 74, lean: 0.2, seed: 8 })
      s.layer(
        (k) => {
          const [a, b] = [
            [s.x(0.098), s.y(0.62)],
            [s.x(0.418), s.y(0.62)],
          ]
          const sagAt = (t, d) => [
            a[0] + (b[0] - a[0]) * t,
            a[1] + (b[1] - a[1]) * t + 4 * t * (1 - t) * d * s.u,
          ]
          k.strokeStyle = s.tone('#c9ab7a', 0.6)
          k.lineWidth = s.u * 0.3
          for (const [t0, t1] of [
            [0, 0.16],
            [0.84, 1],
          ])
            for (const d of [10, 17]) {
              k.beginPath()
              k.moveTo(...(t0 === 0 ? a : b))
              k.lineTo(...sagAt(t0 === 0 ? t1 : t0, d))
              k.stroke()
            }
          const bands = ['#d8473a', '#f6ead4', '#e8a83a', '#f6ead4', '#2f8fa8']
          bands.forEach((c, i) => {
            k.fillStyle = s.tone(c, 0.75 - i * 0.06)
            k.beginPath()
            for (let t = 0.14; t <= 0.861; t += 0.02) k.lineTo(...sagAt(t, 10 + i * 1.6))
            for (let t = 0.86; t >= 0.139; t -= 0.02) k.lineTo(...sagAt(t, 11.7 + i * 1.6))
            k.fill()
          })
        },
        { lit: false, texture: 0.05 },
      )
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#8a7a6a', 0.2)
          k.beginPath()
          k.ellipse(s.x(0.26), s.y(0.925), s.u * 24, s.u * 1.5, 0, 0, 7)
          k.fill()
        },
        { lit: false, alpha: 0.35, blur: s.u * 0.6 },
      )
      bush(s, { x: 0.02, y: 0.99, size: 8, colour: JUNGLE, seed: 4 })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: "Il grande Buddha bianco di Phuket in cima alla collina all'alba, sopra la foresta e le baie nella foschia",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dawn,
          sky: [
            [0, '#3a68a4'],
            [0.35, '#86abc9'],
            [0.62, '#f0dcc0'],
            [0.82, '#ffcb9a'],
            [1, '#ffe2b4'],
          ],
        },
        sun: [0.2, 0.42],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.22, seed: 8 })
      for (const [height, seed, haze] of [
        [0.07, 4, 0.6],
        [0.05, 8, 0.5],
      ])
        mountain(s, { top: range(s, { height, seed, detail: 1.6 }), rock: '#5f83a0', haze })
      sea(s, { glint: 0.7 })
      for (const [x, y, width, height, seed] of [
        [0.14, 0.62, 20, 6, 3],
        [0.3, 0.66, 14, 4, 6],
      ])
        karst(s, { x, y, width, height, seed, haze: 0.42, green: 0.8 })
      const hill = (x) =>
        s.y(0.9) -
        h * 0.29 * Math.exp(-(((x / w - 0.64) / 0.3) ** 4)) -
        h * 0.1 * smooth(0.3, 0, x / w) -
        noise((x / h) * 4, 3) * h * 0.014
      place(
        s,
        {
          width: 160,
          height: 20,
          draw: (pen) =>
            pen
              .poly('#e9e2d4', [
                [-64, 3],
                [64, 3],
                [58, -16],
                [-58, -16],
              ])
              .rect('#c9bfae', -60, -8, 120, 2),
        },
        { x: 0.64, y: 0.625, size: 7, front: 0.75 },
      )
      place(s, seatedBuddha({ colour: '#fffaf2', cloth: '#f4ecdf' }), {
        x: 0.64,
        y: 0.58,
        size: 48,
        front: 1,
        rim: 0.6,
      })
      ground(s, { top: (x) => hill(x) + s.u * 4, colour: '#3f6a3c' })
      grove(s, {
        top: hill,
        depth: 40,
        size: 2.6,
        colour: '#4a8444',
        accents: [['#8fae4a', 0.2]],
        seed: 5,
        haze: 0.06,
      })
      fog(s, { y: 0.86, thickness: 0.08, power: 0.35, seed: 5 })
      branch(s, { x: -0.02, y: 0.2, angle: 0.1, length: 11, colour: '#fbe6d8', seed: 33 })
      birds(s, { x: 0.36, y: 0.26, count: 6, size: 0.6 })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-13',
    alt: "Lo scoglio a chiodo di Ko Tapu nella baia di Phang Nga, con due kayak sull'acqua verde fra le pareti",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          sky: [
            [0, '#6fa0b8'],
            [0.5, '#a9cad0'],
            [1, '#f1eedd'],
          ],
          haze: '#d6e6de',
          lagoon: [
            [0, '#6fb0a0'],
            [0.3, '#3f9f8c'],
            [0.7, '#2f8f80'],
            [1, '#1f6f68'],
          ],
        },
        sun: [0.3, 0.12],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.3, seed: 6 })
      for (const [x, width, height, seed, haze] of [
        [0.3, 40, 16, 4, 0.66],
        [0.5, 24, 24, 6, 0.56],
        [0.74, 34, 20, 9, 0.6],
      ])
        karst(s, { x, y: 0.603, width, height, seed, haze, green: 0.6 })
      fog(s, { y: 0.58, thickness: 0.06, power: 0.6 })
      karst(s, { x: 1.0, y: 0.625, width: 60, height: 62, seed: 3, haze: 0.12, green: 0.55 })
      karst(s, {
        x: 0.56,
        y: 0.63,
        width: 21,
        height: 40,
        seed: 21,
        waist: 0.62,
        green: 0.2,
        square: 6,
        haze: 0.04,
      })
      lagoon(s, { shallow: 0.3, mirror: 0.75, mirrorFade: 1.8, wave: 0.7 })
      karst(s, {
        x: -0.06,
        y: 0.8,
        width: 90,
        height: 104,
        seed: 8,
        green: 0.6,
        front: 0.3,
        waist: 0,
        square: 8,
        tide: false,
      })
      for (const [x, width, seed] of [
        [0.04, 30, 4],
        [0.14, 18, 6],
        [0.2, 9, 9],
      ])
        boulder(s, {
          x,
          y: 0.82 - x * 0.05,
          width,
          height: width * 0.22,
          seed,
          colour: '#8a8478',
          front: 0.4,
        })
      place(s, kayak(), {
        x: 0.42,
        y: 0.8,
        size: 7,
        front: 0.8,
        reflect: { power: 0.5, length: 0.08 },
      })
      place(s, kayak({ colour: '#d8473a' }), {
        x: 0.62,
        y: 0.72,
        size: 4.4,
        front: 0.8,
        flip: true,
        reflect: { power: 0.5, length: 0.06 },
      })
      return finish(s)
    },
  },
  {
    id: 'photo-14',
    alt: 'Il tempio bianco di Chiang Rai, intarsiato come un merletto, specchiato nella vasca sotto un cielo limpido',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.6 })
      sky(s, { clouds: 0.22, seed: 14, cloudScale: 1.2 })
      mountain(s, {
        top: range(s, { height: 0.12, seed: 5, detail: 1.3 }),
        rock: '#4f8270',
        haze: 0.5,
      })
      grove(s, {
        top: (x) => s.y(0.55) - noise((x / h) * 5, 4) * h * 0.03,
        depth: 7,
        size: 2,
        colour: '#4f8a48',
        seed: 4,
        haze: 0.2,
      })
      ground(s, { top: () => s.y(0.59), colour: '#9fb86a', base: 0.63 })
      place(s, whiteTemple(), { x: 0.56, y: 0.612, size: 46, front: 0.95 })
      for (const x of [0.27, 0.34, 0.82, 0.89])
        place(s, chedi({ colour: '#fbf9f4', base: '#f2f1ec', lamp: 0 }), {
          x,
          y: 0.615,
          size: 15,
          front: 0.9,
        })
      lake(s, { top: 0.62, wave: 0.5, mirrorFade: 0.45 })
      s.layer(
        (k) => {
          const P = s.plane(0.2, 0.56)
          k.fillStyle = s.tone('#fbf9f4', 0.9)
          k.beginPath()
          for (const [X, Z] of [
            [-0.1, 0.4],
            [-0.1, 9],
            [0.1, 9],
            [0.1, 0.4],
          ])
            k.lineTo(...P(X, Z))
          k.fill()
          for (let i = 24; i >= 0; i--) {
            const z = 0.48 * 1.13 ** i
            for (const m of [-1, 1]) {
              const [x, y, scale] = P(m * 0.115, z)
              k.fillStyle = s.tone('#ffffff', m < 0 ? 0.95 : 0.55)
              k.beginPath()
              k.moveTo(x - scale * 0.014, y)
              k.quadraticCurveTo(x - scale * 0.02, y - scale * 0.05, x, y - scale * 0.1)
              k.quadraticCurveTo(x + scale * 0.02, y - scale * 0.05, x + scale * 0.014, y)
              k.fill()
            }
          }
        },
        { lit: false, texture: 0.04 },
      )
      branch(s, {
        x: -0.02,
        y: 0.1,
        angle: 0.3,
        length: 12,
        colour: LEAVES.bougainvillea,
        seed: 26,
      })
      return finish(s)
    },
  },
]
