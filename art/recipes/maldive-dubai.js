import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { bush, dabs, grove, LEAVES } from '../nature/foliage.js'
import { beach, dune, ground } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, cumulus, moon, sky, stars } from '../nature/sky.js'
import { foam, lagoon, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import { sailboat } from '../things/boats.js'
import {
  abra,
  camel,
  dhoni,
  marketLantern,
  ray,
  seaplane,
  turtle,
  windHouse,
} from '../things/gulf.js'
import { burjAlArab, burjKhalifa, marinaTower, twistedTower } from '../things/gulf-towers.js'
import { shadow } from '../things/marks.js'
import { campfire, sitter, traveller } from '../things/people.js'
import { shallows, underwater } from '../things/shaped-land.js'
import { boardwalk, waterVilla } from '../things/solids.js'

const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}
const desertEvening = {
  ...moods.golden,
  sky: [
    [0, '#35609a'],
    [0.35, '#88a2b8'],
    [0.65, '#eec08c'],
    [1, '#ffe0a4'],
  ],
  haze: '#f6c48c',
  front: 0.55,
}

/** Villas along a curved walk: list of [X, Z]; walk: points [X, Z] from near to far. */
function villaRow(s, P, { villas, walk, size = 0.6, fade = 0.06 }) {
  const far = [...villas].sort((a, b) => b[1] - a[1])
  for (const [X, Z] of far) {
    const [x, y, sc] = P(X, Z - size * 0.5, 0)
    shadow(s, x, y + sc * size * 0.1, sc * size * 0.9, sc * size * 0.14)
  }
  s.layer(
    (k) => {
      for (const [X, Z, jx, jz] of far) {
        const haze = clamp((Z - 3) * fade, 0, 0.6)
        if (jx !== undefined)
          boardwalk(
            s,
            k,
            P,
            [
              [jx, jz],
              [X, Z],
            ],
            { width: 0.13, Y: size * 0.18, haze, planks: 12 },
          )
        waterVilla(s, k, P, { X, Z, size, haze })
      }
      boardwalk(s, k, P, walk, { width: 0.26, Y: size * 0.18, colour: '#dcbb8c' })
    },
    { lit: false, texture: 0.03 },
  )
}

/** Points along a smooth walk X = f(Z). */
const path = (f, z0, z1, n = 40) =>
  Array.from({ length: n }, (_, i) => {
    const z = z0 * (z1 / z0) ** (i / (n - 1))
    return [f(z), z]
  })

/** Fountain jets: [x, height in u] at row y, a plume that thins upwards. */
function jets(s, list, y, colour = '#fff4da') {
  const r = random(8)
  s.layer(
    (k) => {
      for (const [x, height] of list)
        for (let i = 0; i < 46; i++) {
          const t = r()
          const H = height * s.u
          const px = s.x(x) + (r() - 0.5) * H * 0.1 * (0.3 + t)
          k.fillStyle = alpha(colour, 0.16 + r() * 0.22)
          k.beginPath()
          k.ellipse(
            px,
            s.y(y) - H * t * (0.5 + 0.5 * r()),
            H * 0.012 * (1.3 - t),
            H * 0.09,
            0,
            0,
            7,
          )
          k.fill()
        }
    },
    { lit: false, texture: 0, blur: s.h / 700 },
  )
  for (const [x, height] of list) s.glow(x, y, height * 0.6, colour, 0.22)
}

/** A caravan walking to the right along a line: count camels from x0. */
function caravan(s, line, { x0, step, count, size, ...look }) {
  const cloths = ['#b8443a', '#d99a3c', '#3f6f8a', '#a8503c', '#7a8a4a']
  for (let i = 0; i < count; i++) {
    const x = x0 + i * step
    const y = line(s.x(x)) / s.h
    shadow(
      s,
      s.x(x) + (s.sun[0] < s.x(x) ? 1 : -1) * size * s.u * 0.5,
      s.y(y) + size * s.u * 0.03,
      size * s.u * 0.75,
      size * s.u * 0.05,
      '#3a2a5c',
      0.4,
    )
    place(s, camel({ rider: i % 2 === 1, cloth: cloths[i % 5] }), {
      x,
      y: y + 0.004,
      size,
      ...look,
    })
  }
}

/** Corals, sponges and sea fans as clumps of dabs. */
function corals(s, list) {
  const tints = ['#e0705c', '#e8a04c', '#c9587a', '#6f8fc9', '#e3c46a', '#7fb08a']
  for (const [x, y, size, seed] of list) {
    const r = random(seed)
    const px = s.x(x)
    const py = s.y(y)
    const R = size * s.u
    s.layer(
      (k) => {
        for (let c = 0; c < 7; c++) {
          const base = tints[Math.floor(r() * tints.length)]
          const cx = px + (r() - 0.5) * R * 2
          const cy = py - r() * R * 0.55
          const tones = [0.55, 0.4, 0.25, 0.1, 0].map((t) => alphaMix(base, t))
          dabs(k, [[cx, cy, R * (0.26 + r() * 0.22)]], tones, {
            count: 60,
            size: 0.17,
            seed: seed + c,
            from: [-0.2, -0.95],
          })
          k.strokeStyle = tones[2]
          k.lineCap = 'round'
          for (let b = 0; b < 7; b++) {
            k.lineWidth = R * 0.035
            k.beginPath()
            k.moveTo(cx, cy)
            k.quadraticCurveTo(
              cx + (b - 3) * R * 0.04,
              cy - R * 0.3,
              cx + (b - 3) * R * 0.1,
              cy - R * (0.36 + r() * 0.25),
            )
            k.stroke()
          }
        }
      },
      { lit: false, texture: 0.04, box: [px - R * 1.8, py - R * 1.8, px + R * 1.8, py + R] },
    )
  }
}
const alphaMix = (hex, t) => {
  const c = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  const deep = [14, 70, 120]
  return `#${c
    .map((v, i) =>
      Math.round(v * (1 - t) + deep[i] * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A shoal of small bright fish. */
function shoal(s, { x, y, count, spread, size, colours, seed }) {
  const r = random(seed)
  s.k.save()
  for (let i = 0; i < count; i++) {
    const a = r() * 6.283
    const q = Math.sqrt(r())
    const px = s.x(x) + Math.cos(a) * q * spread * s.u * 1.8
    const py = s.y(y) + Math.sin(a) * q * spread * s.u * 0.8
    const b = size * s.u * (0.6 + r() * 0.7)
    s.k.fillStyle = colours[Math.floor(r() * colours.length)]
    s.k.beginPath()
    s.k.ellipse(px, py, b, b * 0.42, 0.1, 0, 7)
    s.k.moveTo(px - b * 0.8, py)
    s.k.lineTo(px - b * 1.6, py - b * 0.45)
    s.k.lineTo(px - b * 1.6, py + b * 0.4)
    s.k.fill()
    s.k.fillStyle = 'rgba(255,255,255,.4)'
    s.k.fillRect(px - b * 0.1, py - b * 0.35, b * 0.2, b * 0.6)
  }
  s.k.restore()
}

const ring = (X, Z, cx, cz, rx, rz) => Math.hypot((X - cx) / rx, (Z - cz) / rz) - 1

export const recipes = [
  {
    id: 'main',
    alt: 'Ville di paglia su palafitte lungo una passerella curva, sopra la laguna turchese delle Maldive in pieno giorno',
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.16, 0.1], horizon: h > w ? 0.46 : 0.44 })
      sky(s, { clouds: 0.1, seed: 8 })
      cumulus(s, { x: 0.56, y: 0.43, width: 60, height: 22, seed: 15 })
      cumulus(s, { x: 0.9, y: 0.44, width: 40, height: 13, seed: 6 })
      lagoon(s, { wave: 0.8 })
      const P = s.plane(0.34, s.pick(0.47, 0.32))
      const walk = (z) => 0.16 + 0.09 * (z - 4.2) ** 2 * (z < 4.2 ? 1.15 : 0.5)
      villaRow(s, P, {
        villas: [
          [1.42, 2.15, walk(2.2), 2.3],
          [1.02, 3.3, walk(3.3), 3.4],
          [1.0, 4.6, walk(4.6), 4.7],
          [1.3, 6.1, walk(6.1), 6.2],
          [1.95, 7.8, walk(7.8), 7.9],
        ],
        walk: path(walk, 1.02, 8.6),
        size: 0.66,
      })
      place(s, dhoni(), {
        x: s.pick(0.33, 0.2),
        y: s.pick(0.53, 0.535),
        size: 10,
        haze: 0.12,
        reflect: { power: 0.4, length: 0.1 },
      })
      const edge = (x) =>
        h * (s.pick(1.02, 1.0) - 0.15 * Math.max(0, 1 - x / (w * 0.46)) ** 0.8) +
        noise((x / h) * 5, 2) * h * 0.006
      foam(s, edge, { to: 0.5 })
      beach(s, edge, { to: 0.5, colour: '#fbecca' })
      palm(s, {
        x: s.pick(0.05, 0.04),
        y: 0.965,
        height: s.pick(84, 100),
        lean: 0.16,
        seed: 4,
        rim: 0.3,
      })
      palm(s, {
        x: s.pick(-0.02, -0.06),
        y: 0.98,
        height: s.pick(66, 74),
        lean: 0.1,
        seed: 9,
        rim: 0.3,
      })
      bush(s, { x: 0.02, y: 0.985, size: 9, colour: LEAVES.jungle, seed: 3 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "Il Burj Khalifa illuminato all'imbrunire sopra il lago di Dubai, con i getti della fontana e le palme",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, front: 0.5 },
        sun: [0.12, 0.6],
        horizon: 0.74,
      })
      sky(s, { clouds: 0.12, seed: 11 })
      const y = s.horizon / h
      city(s, { y: y + 0.004, low: 10, high: 26, width: 5, haze: 0.55, seed: 5, share: 0.4 })
      place(s, burjKhalifa(), { x: 0.62, y: y + 0.004, size: 70, haze: 0.06, rim: 0.7, front: 0.6 })
      for (const [x, kind, size, haze] of [
        [0.8, 1, 32, 0.25],
        [0.9, 2, 40, 0.2],
        [0.42, 3, 28, 0.3],
        [0.3, 0, 34, 0.24],
        [0.17, 1, 24, 0.32],
      ])
        place(s, marinaTower({ kind, seed: kind + 3 }), { x, y: y + 0.004, size, haze, rim: 0.5 })
      city(s, {
        y: y + 0.006,
        low: 4,
        high: 10,
        width: 7,
        haze: 0.12,
        seed: 9,
        share: 0.75,
        colours: ['#c9b295', '#b59c84', '#d6c2a2'],
      })
      grove(s, {
        top: () => s.horizon - s.u * 1.6,
        depth: 2,
        size: 1.2,
        colour: LEAVES.deep,
        seed: 4,
      })
      sea(s, { wave: 0.7, mirrorFade: 0.7, glint: 0.5 })
      jets(
        s,
        [
          [0.44, 15],
          [0.48, 21],
          [0.52, 27],
          [0.56, 31],
          [0.6, 27],
          [0.64, 21],
          [0.68, 15],
        ],
        y + 0.085,
      )
      for (const [x, height, lean, seed] of [
        [0.02, 60, 0.04, 3],
        [0.1, 46, -0.02, 7],
      ])
        palm(s, { x, y: 1.02, height, lean, kind: 'date', seed, front: 0.3 })
      grove(s, {
        top: (x) => h * 0.985 - Math.max(0, 1 - x / (w * 0.3)) * h * 0.06,
        to: 0.32,
        depth: 8,
        size: 2.6,
        colour: LEAVES.deep,
        seed: 8,
        front: 0.2,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'Una carovana di dromedari in fila lungo la cresta di una duna del deserto di Dubai, nella luce della sera',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...desertEvening, disc: 0.04 },
        sun: [0.2, 0.3],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.1, seed: 4 })
      mountain(s, {
        top: range(s, { height: 0.06, seed: 4, detail: 1.3 }),
        rock: '#b08a78',
        haze: 0.55,
      })
      dune(s, { at: 0.82, y: 0.62, height: 0.24, width: 0.8, seed: 2, haze: 0.42 })
      dune(s, { at: 0.3, y: 0.66, height: 0.18, width: 0.7, seed: 5, haze: 0.3 })
      dune(s, { at: 0.6, y: 0.8, height: 0.24, width: 1.1, seed: 3, haze: 0.1, from: -1 })
      const crest = (x) => {
        const d = (x - s.x(0.6)) / (1.1 * h)
        return (
          h * 0.8 -
          0.24 *
            h *
            Math.exp(-Math.abs(d) * 1.5 - d * d * 1.2) *
            (1 + 0.05 * noise((x / h) * 5 + 27, 3))
        )
      }
      caravan(s, crest, { x0: 0.3, step: 0.083, count: 5, size: 11, front: 0.5, rim: 0.8 })
      dune(s, { at: 0.08, y: 1.06, height: 0.36, width: 1.0, seed: 8, colour: '#d9985a' })
      birds(s, { x: 0.7, y: 0.2, count: 4, seed: 2 })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-01',
    alt: "Vista dall'alto di una passerella a mezzaluna con le ville sull'acqua, tra l'isola verde e il blu dell'oceano",
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.2, 0], horizon: -0.5 })
      const P = s.plane(2.1)
      const depth = (X, Z) => {
        const island = ring(X, Z, -1.55, 1.7, 1.05, 0.62) + fbm(X * 2.4, Z * 2.4, 4) * 0.16
        const reef = ring(X, Z, -0.4, 1.75, 2.1, 0.72) + fbm(X * 2 + 5, Z * 2, 4) * 0.14
        return island < 0 ? island : Math.min(0.24, island * 0.24) + smooth(-0.06, 0.32, reef) * 0.9
      }
      shallows(s, { depth, eye: 2.1, haze: 0, beach: 0.14 })
      const arc = Array.from({ length: 46 }, (_, i) => {
        const a = 2.5 - (i / 45) * 3.4
        return [-0.28 + Math.cos(a) * 0.86, 1.72 + Math.sin(a) * 0.36]
      })
      const out = (i, q) => [-0.28 + (arc[i][0] + 0.28) * q, 1.72 + (arc[i][1] - 1.72) * q]
      const homes = [10, 14, 18, 22, 26, 31, 38].map((i) => [...out(i, 1.22), ...arc[i]])
      for (const [X, Z] of homes) {
        const [x, y, sc] = P(X, Z, 0)
        shadow(s, x + sc * 0.03, y + sc * 0.02, sc * 0.1, sc * 0.05, '#06405e', 0.4)
      }
      s.layer(
        (k) => {
          for (const [X, Z, jx, jz] of homes.sort((a, b) => b[1] - a[1])) {
            boardwalk(
              s,
              k,
              P,
              [
                [jx, jz],
                [X, Z],
              ],
              { width: 0.025, Y: 0.02, planks: 6, posts: false },
            )
            waterVilla(s, k, P, { X, Z, size: 0.13 })
          }
          boardwalk(s, k, P, [[-1.05, 1.86], ...arc], {
            width: 0.04,
            Y: 0.025,
            planks: 4,
            posts: false,
          })
        },
        { lit: false },
      )
      return finish(s, { vignette: 0.12 })
    },
  },
  {
    id: 'photo-02',
    alt: "Una tartaruga marina nuota sopra i coralli colorati, con due mante e un banco di pesci nella luce dall'alto",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.34, -0.1], horizon: 0.8 })
      underwater(s, { floor: 0.76, seed: 4 })
      place(s, ray({ colour: '#2f7396' }), { x: 0.8, y: 0.3, size: 11, alpha: 0.75, texture: 0 })
      place(s, ray({ colour: '#3f86a6' }), { x: 0.93, y: 0.2, size: 6, alpha: 0.6, texture: 0 })
      shoal(s, {
        x: 0.2,
        y: 0.34,
        count: 60,
        spread: 9,
        size: 0.55,
        colours: ['#ffe08a', '#f7c94a', '#bfe8e0'],
        seed: 3,
      })
      corals(s, [
        [0.5, 0.83, 6, 4],
        [0.57, 0.84, 7, 14],
        [0.66, 0.83, 9, 9],
        [0.74, 0.84, 8, 21],
        [0.42, 0.85, 7, 12],
        [0.33, 0.85, 6, 31],
        [0.83, 0.85, 7, 24],
      ])
      place(s, turtle(), { x: 0.56, y: 0.56, size: 25, front: 0.85, rim: 0.5, rimFrom: [-0.3, -1] })
      corals(s, [
        [0.02, 0.9, 15, 6],
        [0.1, 0.95, 15, 2],
        [0.24, 1.0, 13, 5],
        [0.36, 1.03, 9, 15],
        [0.95, 1.0, 12, 7],
        [1.0, 0.93, 10, 17],
      ])
      shoal(s, {
        x: 0.28,
        y: 0.72,
        count: 16,
        spread: 6,
        size: 0.9,
        colours: ['#ff9a4c', '#ffb45c'],
        seed: 8,
      })
      return finish(s, { vignette: 0.26, bloom: 0.2 })
    },
  },
  {
    id: 'photo-03',
    alt: 'Un dhoni a vela rientra al tramonto sul mare aperto, con il sole basso e le nuvole color pesca',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          disc: 0.075,
          sky: [
            [0, '#20356b'],
            [0.34, '#5a6f98'],
            [0.6, '#dc9a76'],
            [0.84, '#ffb068'],
            [1, '#ffd996'],
          ],
        },
        sun: [0.36, 0.46],
        horizon: 0.58,
      })
      sky(s, { clouds: 0.3, seed: 19 })
      cumulus(s, { x: 0.82, y: 0.57, width: 60, height: 17, seed: 3 })
      sea(s, { glint: 1, wave: 0.9 })
      place(s, dhoni(), {
        x: 0.62,
        y: 0.74,
        size: 34,
        front: 0.25,
        rim: 1,
        reflect: { power: 0.55, length: 0.26, wobble: 5 },
      })
      place(s, dhoni(), {
        x: 0.18,
        y: 0.605,
        size: 7,
        haze: 0.3,
        front: 0.2,
        reflect: { power: 0.4, length: 0.08 },
      })
      birds(s, { x: 0.5, y: 0.24, count: 7, seed: 6 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-04',
    alt: 'Le torri di Dubai Marina accese di notte, con il grattacielo a spirale, riflesse nel canale degli yacht',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          sky: [
            [0, '#101f4c'],
            [0.42, '#2b4a82'],
            [0.72, '#8a8ea8'],
            [0.9, '#eeb08a'],
            [1, '#ffcb94'],
          ],
          haze: '#8f90a8',
          lit: '#bcc8dc',
          shade: '#2c3a68',
          front: 0.6,
        },
        sun: [0.85, 0.66],
        horizon: 0.7,
      })
      sky(s, { clouds: 0.14, seed: 9 })
      stars(s, { count: 120, below: 0.3 })
      const y = s.horizon / h + 0.004
      city(s, { y, low: 14, high: 34, width: 5, haze: 0.5, seed: 3, share: 0.5 })
      place(s, twistedTower(), { x: 0.36, y, size: 62, front: 0.7, rim: 0.4 })
      for (const [x, kind, size, haze, seed] of [
        [0.05, 2, 50, 0.1, 2],
        [0.14, 0, 58, 0.14, 3],
        [0.24, 3, 42, 0.2, 4],
        [0.47, 1, 44, 0.16, 5],
        [0.56, 0, 64, 0.1, 6],
        [0.65, 2, 54, 0.12, 7],
        [0.74, 3, 40, 0.2, 8],
        [0.83, 1, 50, 0.14, 9],
        [0.93, 0, 45, 0.1, 10],
      ])
        place(s, marinaTower({ kind, seed }), { x, y, size, haze, front: 0.55 })
      for (let i = 0; i < 22; i++)
        palm(s, {
          x: 0.02 + i * 0.046,
          y: y + 0.004,
          height: 5 + (i % 3),
          lean: 0,
          kind: 'date',
          seed: i + 2,
          rim: 0,
        })
      grove(s, {
        top: () => s.horizon - s.u * 1.5,
        depth: 2,
        size: 1.1,
        colour: LEAVES.deep,
        seed: 12,
      })
      for (let i = 0; i < 40; i++) s.glow(0.01 + i * 0.0252, y - 0.01, 2.4, '#ffcf8c', 0.55)
      sea(s, { wave: 0.65, mirrorFade: 0.45, glint: 0 })
      for (const [x, row, size, flip] of [
        [0.22, 0.77, 9, false],
        [0.7, 0.8, 12, true],
        [0.47, 0.75, 6, false],
      ])
        place(s, sailboat({ stripe: '#2f5f9a' }), {
          x,
          y: row,
          size,
          flip,
          front: 0.9,
          reflect: { power: 0.4, length: 0.12 },
        })
      palm(s, { x: 0.96, y: 1.04, height: 52, lean: -0.03, kind: 'date', seed: 3, front: 0.4 })
      palm(s, { x: 0.03, y: 1.05, height: 60, lean: 0.02, kind: 'date', seed: 5, front: 0.4 })
      return finish(s)
    },
  },
  {
    id: 'photo-05',
    alt: "Un'amaca tesa tra due palme sulla sabbia chiara, davanti al mare calmo di un'isola delle Maldive",
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.78, 0.08], horizon: 0.42 })
      sky(s, { clouds: 0.16, seed: 21 })
      cumulus(s, { x: 0.3, y: 0.41, width: 50, height: 12, seed: 22 })
      lagoon(s, { wave: 0.7 })
      place(s, sailboat({ stripe: '#e0873a' }), {
        x: 0.58,
        y: 0.47,
        size: 9,
        haze: 0.15,
        reflect: { power: 0.4, length: 0.08 },
      })
      const edge = (x) =>
        h * (0.66 + 0.05 * Math.sin((x / w) * 3 + 0.4)) + noise((x / h) * 5, 4) * h * 0.008
      foam(s, edge)
      beach(s, edge, { colour: '#fbecca' })
      for (const x of [0.18, 0.8])
        shadow(s, s.x(x) - s.u * 12, s.y(0.86), s.u * 22, s.u * 1.6, '#6a5a7c', 0.32)
      palm(s, { x: 0.17, y: 0.86, height: 86, lean: -0.1, seed: 6 })
      palm(s, { x: 0.8, y: 0.88, height: 92, lean: 0.1, seed: 12 })
      shadow(s, s.x(0.48), s.y(0.85), s.u * 30, s.u * 2, '#6a5a7c', 0.34)
      s.layer(
        (k) => {
          const a = [s.x(0.172), s.y(0.6)]
          const b = [s.x(0.805), s.y(0.6)]
          const mid = s.y(0.9)
          k.strokeStyle = '#b8905c'
          k.lineWidth = s.u * 0.5
          k.beginPath()
          k.moveTo(...a)
          k.quadraticCurveTo(s.x(0.3), s.y(0.735), s.x(0.33), s.y(0.742))
          k.moveTo(...b)
          k.quadraticCurveTo(s.x(0.68), s.y(0.735), s.x(0.65), s.y(0.742))
          k.stroke()
          const bed = (lift, low) => {
            k.beginPath()
            k.moveTo(s.x(0.325), s.y(0.735))
            k.quadraticCurveTo(s.x(0.49), lift, s.x(0.655), s.y(0.735))
            k.quadraticCurveTo(s.x(0.49), low, s.x(0.325), s.y(0.75))
            k.fill()
          }
          k.fillStyle = '#efe2c4'
          bed(s.y(0.79), mid)
          k.save()
          bed(s.y(0.79), mid)
          k.clip()
          for (let i = 0; i < 34; i++) {
            k.strokeStyle =
              i % 4 === 0 ? '#d9573f' : i % 4 === 2 ? '#3f8fa0' : 'rgba(140,110,70,.35)'
            k.lineWidth = s.u * 0.5
            k.beginPath()
            k.moveTo(s.x(0.32 + i * 0.0102), s.y(0.72))
            k.lineTo(s.x(0.325 + i * 0.01), s.y(0.92))
            k.stroke()
          }
          k.restore()
        },
        { front: 0.8 },
      )
      bush(s, { x: 0.04, y: 0.99, size: 11, colour: LEAVES.jungle, seed: 4 })
      bush(s, { x: 0.13, y: 1.01, size: 7, colour: LEAVES.green, seed: 8 })
      return finish(s)
    },
  },
  {
    id: 'photo-06',
    alt: "Un'isoletta rotonda coperta di palme vista a picco, con l'anello di sabbia e la barriera corallina attorno",
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0], horizon: -1.6 })
      const P = s.plane(4)
      const depth = (X, Z) => {
        const island = ring(X, Z, 0.34, 1.9, 0.62, 0.26) + fbm(X * 2.4 + 7, Z * 4, 4) * 0.2
        const reef = ring(X, Z, 0.16, 1.9, 1.2, 0.42) + fbm(X * 2.6, Z * 5 + 3, 5) * 0.24
        return island < 0 ? island : Math.min(0.2, island * 0.34) + smooth(-0.08, 0.4, reef) * 0.95
      }
      shallows(s, { depth, eye: 4, haze: 0, beach: 0.2, reef: 0.75, scale: 1.4 })
      for (const [X, Z, a] of [
        [-0.75, 1.78, 0.2],
        [1.1, 2.06, 2.6],
      ]) {
        const [x, y] = P(X, Z)
        s.layer(
          (k) => {
            k.translate(x, y)
            k.rotate(a)
            k.fillStyle = 'rgba(255,255,255,.4)'
            k.beginPath()
            k.moveTo(0, 0)
            k.lineTo(-s.u * 9, -s.u * 1.4)
            k.lineTo(-s.u * 9, s.u * 1.4)
            k.fill()
            k.fillStyle = '#fdf6e8'
            k.beginPath()
            k.ellipse(0, 0, s.u * 1.9, s.u * 0.6, 0, 0, 7)
            k.fill()
            k.fillStyle = '#c9744a'
            k.fillRect(-s.u * 1.1, -s.u * 0.35, s.u * 1.5, s.u * 0.7)
          },
          { lit: false, texture: 0 },
        )
      }
      return finish(s, { vignette: 0.18 })
    },
  },
  {
    id: 'photo-07',
    alt: 'Le abra di legno attraversano il Creek di Dubai al mattino, davanti alle case con le torri del vento',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, lit: '#fff0da', front: 0.65 },
        sun: [0.14, 0.38],
        horizon: 0.55,
      })
      sky(s, { clouds: 0.14, seed: 7 })
      const y = s.horizon / h + 0.005
      place(s, burjKhalifa(), { x: 0.84, y, size: 38, haze: 0.66 })
      city(s, { y, low: 6, high: 15, width: 5, haze: 0.66, seed: 8, share: 0.1 })
      for (const [x, size, seed, haze] of [
        [0.06, 20, 3, 0.2],
        [0.2, 24, 4, 0.14],
        [0.36, 19, 5, 0.2],
        [0.5, 23, 6, 0.14],
        [0.66, 18, 7, 0.22],
        [0.95, 21, 9, 0.16],
        [0.8, 22, 8, 0.14],
      ])
        place(s, windHouse({ seed, wall: seed % 2 ? '#e3c79c' : '#d6b488' }), {
          x,
          y: y + 0.006,
          size,
          haze,
          rim: 0.4,
        })
      for (const [x, height, seed] of [
        [0.13, 17, 2],
        [0.29, 14, 3],
        [0.59, 19, 4],
        [0.73, 14, 5],
      ])
        palm(s, { x, y: y + 0.006, height, lean: 0.02, kind: 'date', seed, haze: 0.1 })
      sea(s, { wave: 0.7, mirrorFade: 0.8, glint: 0.6 })
      place(s, abra({ seed: 2 }), {
        x: 0.26,
        y: 0.66,
        size: 9,
        haze: 0.08,
        reflect: { power: 0.5, length: 0.12 },
      })
      place(s, abra({ seed: 8 }), {
        x: 0.72,
        y: 0.69,
        size: 11,
        flip: true,
        reflect: { power: 0.5, length: 0.14 },
      })
      place(s, abra({ seed: 5 }), {
        x: 0.44,
        y: 0.84,
        size: 20,
        rim: 0.5,
        reflect: { power: 0.5, length: 0.2, wobble: 4 },
      })
      birds(s, { x: 0.42, y: 0.24, count: 8, seed: 12 })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-08',
    alt: 'Una spiaggia delle Maldive di notte, con le onde accese dal plancton azzurro sotto un cielo di stelle',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.night, sun: [0.8, 0.2], horizon: 0.5 })
      sky(s, { clouds: 0, glowPower: 0 })
      s.shade(
        [0, 0, w, s.horizon],
        (x, y, out) => {
          const d = (y - h * 0.48 + (x - w * 0.3) * 0.55) / h
          const n = fbm((x / h) * 4 + 2, (y / h) * 4, 6)
          out[0] = 0.62
          out[1] = 0.72
          out[2] = 0.92
          out[3] = clamp(Math.exp(-((d / 0.17) ** 2)) * (0.2 + n * 0.55)) * 0.6
        },
        { step: 2, op: 'screen' },
      )
      stars(s, { count: 900, below: 0.52, seed: 5 })
      grove(s, {
        top: (x) => s.horizon - s.u * (2.2 + 2 * Math.sin((x / w) * 3)),
        from: 0.6,
        to: 1,
        depth: 3,
        size: 1.2,
        colour: LEAVES.deep,
        haze: 0.25,
        seed: 3,
      })
      sea(s, { wave: 0.8, glint: 0, mirrorFade: 1.2 })
      const edge = (x) =>
        h * (0.86 - 0.2 * (x / w) + 0.035 * Math.sin((x / w) * 7 + 0.5)) +
        noise((x / h) * 6, 3) * h * 0.012
      s.shade(
        [0, h * 0.5, w, h],
        (x, y, out) => {
          const e = edge(x)
          const d = (e - y) / h
          const crest =
            Math.exp(-(((d - 0.012) / 0.016) ** 2)) +
            0.7 *
              Math.exp(-(((d - 0.075 - noise((x / h) * 5, 8) * 0.016) / 0.012) ** 2)) *
              clamp(0.4 + fbm((x / h) * 5, 3, 3) * 2.4)
          const speck = noise((x / h) * 330, (y / h) * 330) > 0.72 ? 0.9 : 0
          const field = smooth(0.24, 0, Math.abs(d)) * 0.34
          const v =
            d > -0.02
              ? clamp(
                  crest * (0.75 + fbm((x / h) * 16, (y / h) * 30, 4)) +
                    field * 0.6 +
                    speck * field * 1.6,
                )
              : speck * smooth(-0.1, -0.02, d) * 0.7
          out[0] = 0.12 + v * 0.3
          out[1] = 0.72
          out[2] = 1
          out[3] = clamp(v)
        },
        { op: 'screen' },
      )
      beach(s, edge, { colour: '#c9b48c', wet: '#7fb2c0' })
      s.shade(
        [0, h * 0.5, w, h],
        (x, y, out) => {
          const d = (y - edge(x)) / h
          out[0] = 0.2
          out[1] = 0.85
          out[2] = 1
          out[3] =
            d > 0
              ? clamp(
                  Math.exp(-d * 26) * 0.5 +
                    (noise((x / h) * 300, (y / h) * 300) > 0.74 ? Math.exp(-d * 12) * 0.8 : 0),
                )
              : 0
        },
        { op: 'screen' },
      )
      place(s, traveller({ seed: 3, pack: false }), {
        x: 0.71,
        y: 0.84,
        size: 13,
        front: 0.35,
        rim: '#7fe6ff',
      })
      place(s, traveller({ seed: 8, pack: false }), {
        x: 0.737,
        y: 0.845,
        size: 12,
        front: 0.35,
        rim: '#7fe6ff',
      })
      palm(s, { x: 0.02, y: 1.06, height: 96, lean: 0.14, seed: 7, front: 0.25, rim: 0.3 })
      palm(s, { x: -0.06, y: 1.06, height: 70, lean: 0.2, seed: 3, front: 0.2, rim: 0.3 })
      return finish(s)
    },
  },
  {
    id: 'photo-09',
    alt: 'Un idrovolante bianco e rosso sorvola gli atolli delle Maldive, anelli turchesi sparsi nel blu',
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.82, 0.08], horizon: 0.2 })
      sky(s, { clouds: 0.12, seed: 5 })
      const atolls = [
        [0.9, 2.2, 0.9, 0.5],
        [-1.3, 2.9, 1.0, 0.6],
        [1.9, 4.6, 1.4, 0.9],
        [-0.4, 5.4, 1.2, 0.8],
        [-3.2, 6.2, 1.6, 1.0],
        [4.6, 8.5, 2, 1.4],
        [-0.4, 1.45, 0.4, 0.13],
        [2.2, 10, 2.2, 1.6],
        [-5, 11, 3, 2],
      ]
      const depth = (X, Z) => {
        let d = 1
        for (const [cx, cz, rx, rz] of atolls) {
          const q = ring(X, Z, cx, cz, rx, rz) + fbm(X * 1.7 + cx, Z * 1.7, 4) * 0.26
          if (q > 0.6) continue
          const isle =
            Math.hypot((X - cx - rx * 0.45) / (rx * 0.34), (Z - cz + rz * 0.4) / (rz * 0.3)) -
            1 +
            fbm(X * 4, Z * 4, 3) * 0.3
          if (isle < 0 && rx > 0.5) return isle
          const rim = 0.06 + Math.abs(q) * 0.75
          d = Math.min(
            d,
            q < 0 ? Math.min(0.52, rim) : clamp(0.06 + q * 2.4),
            rx > 0.5 ? 0.05 + isle * 0.4 : 1,
          )
        }
        return clamp(d, 0.012, 1)
      }
      shallows(s, { depth, eye: 1, haze: 0.75, hazeFrom: 3.4, beach: 0.22, surf: 0.8 })
      fog(s, { y: 0.2, thickness: 0.04, power: 0.6 })
      cumulus(s, { x: 0.2, y: 0.36, width: 34, height: 9, seed: 7, power: 0.8 })
      cumulus(s, { x: 0.88, y: 0.3, width: 28, height: 7, seed: 17, power: 0.75 })
      shadow(s, s.x(0.64), s.y(0.83), s.u * 9, s.u * 1, '#06406a', 0.4)
      place(s, seaplane(), { x: 0.42, y: 0.52, size: 19, front: 0.85, skew: -0.05 })
      return finish(s)
    },
  },
  {
    id: 'photo-10',
    alt: 'La vela bianca del Burj Al Arab sul suo isolotto, vista dalla spiaggia di Jumeirah con gli ombrelloni',
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.86, 0.12], horizon: 0.55 })
      sky(s, { clouds: 0.12, seed: 14 })
      const y = s.horizon / h
      city(s, { y: y + 0.003, low: 3, high: 8, width: 4, haze: 0.6, seed: 4, from: 0.62, share: 0 })
      grove(s, {
        top: () => s.horizon - s.u * 1.3,
        from: 0.52,
        to: 1,
        depth: 1.6,
        size: 0.9,
        colour: LEAVES.green,
        haze: 0.3,
        seed: 2,
      })
      place(s, burjAlArab(), { x: 0.35, y: y + 0.006, size: 47, haze: 0.06, front: 0.85, rim: 0.4 })
      grove(s, {
        top: () => s.horizon - s.u * 1.1,
        from: 0.25,
        to: 0.46,
        depth: 1.6,
        size: 1,
        colour: LEAVES.green,
        haze: 0.1,
        seed: 5,
      })
      lagoon(s, { wave: 0.9, mirror: 0.75 })
      const edge = (x) =>
        h * (0.84 - 0.06 * (x / w) + 0.02 * Math.sin((x / w) * 6)) +
        noise((x / h) * 6, 2) * h * 0.008
      foam(s, edge)
      beach(s, edge, { colour: '#f6e2bc' })
      for (const [x, c, row] of [
        [0.6, '#f4efe2', 0.86],
        [0.72, '#3f9aa8', 0.88],
        [0.86, '#f4efe2', 0.87],
      ]) {
        shadow(s, s.x(x) - s.u * 5, s.y(row + 0.014), s.u * 7, s.u * 0.9, '#6a5a7c', 0.4)
        s.layer(
          (k) => {
            const px = s.x(x)
            const py = s.y(row)
            k.fillStyle = '#8a6a4c'
            k.fillRect(px - s.u * 0.25, py - s.u * 13, s.u * 0.5, s.u * 13.6)
            k.fillStyle = c
            k.beginPath()
            k.moveTo(px - s.u * 7, py - s.u * 9.4)
            k.quadraticCurveTo(px - s.u * 3, py - s.u * 13, px, py - s.u * 13.6)
            k.quadraticCurveTo(px + s.u * 3, py - s.u * 13, px + s.u * 7, py - s.u * 9.4)
            k.quadraticCurveTo(px, py - s.u * 8.4, px - s.u * 7, py - s.u * 9.4)
            k.fill()
            k.fillStyle = '#e8d2a8'
            k.fillRect(px - s.u * 5, py - s.u * 1.6, s.u * 8, s.u * 1)
            k.fillRect(px - s.u * 4.6, py - s.u * 1, s.u * 0.6, s.u * 1.6)
            k.fillRect(px + s.u * 2.2, py - s.u * 1, s.u * 0.6, s.u * 1.6)
          },
          { front: 0.8 },
        )
      }
      palm(s, { x: 0.03, y: 1.04, height: 82, lean: 0.06, seed: 5 })
      palm(s, { x: -0.03, y: 1.04, height: 62, lean: 0.02, seed: 9 })
      return finish(s)
    },
  },
  {
    id: 'photo-11',
    alt: 'Un campo tendato nel deserto di notte, con le lanterne sulla sabbia, il fuoco acceso e la Via Lattea',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          sky: [
            [0, '#071029'],
            [0.5, '#15294f'],
            [0.82, '#3a4a6c'],
            [1, '#a87a68'],
          ],
          haze: '#4a5578',
          lit: '#8fa0c8',
        },
        sun: [0.5, 0.6],
        horizon: 0.56,
      })
      sky(s, { clouds: 0, glowPower: 0 })
      s.shade(
        [0, 0, w, s.horizon],
        (x, y, out) => {
          const d = ((x - w * 0.66) * 0.8 - (y - h * 0.3) * 0.62) / h
          const n = fbm((x / h) * 5, (y / h) * 5 + 3, 6)
          out[0] = 0.78
          out[1] = 0.76
          out[2] = 0.88
          out[3] = clamp(Math.exp(-((d / 0.13) ** 2)) * (0.22 + n * 0.6)) * 0.6
        },
        { step: 2, op: 'screen' },
      )
      stars(s, { count: 1100, below: 0.56, seed: 9 })
      dune(s, { at: 0.2, y: 0.64, height: 0.16, width: 0.9, seed: 4, haze: 0.3, colour: '#d09a68' })
      dune(s, { at: 0.9, y: 0.68, height: 0.2, width: 0.8, seed: 6, haze: 0.15, colour: '#d09a68' })
      ground(s, {
        top: (x) => h * (0.7 + 0.015 * Math.sin((x / w) * 5)),
        colour: '#c98f5e',
        ripple: 0.8,
        grain: 0.3,
        haze: 0.1,
      })
      const fire = [0.52, 0.8]
      const r = random(3)
      for (const [x, y, size] of [
        [0.2, 0.745, 12],
        [0.36, 0.72, 8],
        [0.66, 0.72, 9],
        [0.82, 0.75, 13],
      ]) {
        s.glow(x, y - 0.04, size * 2.2, '#ffb05c', 0.5)
        s.layer(
          (k) => {
            const px = s.x(x)
            const py = s.y(y)
            const q = size * s.u
            k.fillStyle = '#5c463c'
            k.beginPath()
            k.moveTo(px - q * 1.4, py)
            k.lineTo(px - q * 1.1, py - q * 0.5)
            k.quadraticCurveTo(px - q * 0.55, py - q * 0.62, px - q * 0.4, py - q)
            k.quadraticCurveTo(px, py - q * 0.66, px + q * 0.4, py - q)
            k.quadraticCurveTo(px + q * 0.55, py - q * 0.62, px + q * 1.1, py - q * 0.5)
            k.lineTo(px + q * 1.4, py)
            k.fill()
          },
          {
            front: 0.7,
            rim: 0.4,
            lamps: (k) => {
              const px = s.x(x)
              const py = s.y(y)
              const q = size * s.u
              const g = k.createLinearGradient(0, py - q * 0.5, 0, py)
              g.addColorStop(0, '#e08a3c')
              g.addColorStop(1, '#ffd893')
              k.fillStyle = g
              k.beginPath()
              k.moveTo(px - q * 0.9, py)
              k.lineTo(px - q * 0.86, py - q * 0.4)
              k.quadraticCurveTo(px, py - q * 0.5, px + q * 0.86, py - q * 0.4)
              k.lineTo(px + q * 0.9, py)
              k.fill()
              k.fillStyle = '#6a3f34'
              for (const d of [-0.45, 0, 0.45])
                k.fillRect(px + d * q - q * 0.02, py - q * 0.46, q * 0.04, q * 0.46)
              k.fillStyle = '#a8443a'
              k.fillRect(px - q * 0.9, py - q * 0.06, q * 1.8, q * 0.06)
            },
          },
        )
      }
      s.glow(...fire, 26, '#ff9a4c', 0.6)
      for (let i = 0; i < 16; i++) {
        const t = i / 15
        const x = 0.14 + t * 0.72 + (r() - 0.5) * 0.01
        const y = 0.83 + 0.1 * Math.sin(t * 3.14) * (i % 2 ? 1 : 0.55)
        s.glow(x, y - 0.015, 5, '#ffb860', 0.55)
        place(s, marketLantern(), { x, y, size: 4.4 })
      }
      place(s, campfire(), { x: fire[0], y: fire[1] + 0.01, size: 8 })
      for (const [x, flip, seed] of [
        [0.44, false, 2],
        [0.47, false, 4],
        [0.575, true, 6],
        [0.61, true, 9],
      ])
        place(s, sitter({ seed }), {
          x,
          y: 0.825,
          size: 8,
          flip,
          front: 0.5,
          rim: '#ffb860',
          rimFrom: [fire[0] - x, -0.02],
        })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: 'Una lingua di sabbia bianca in mezzo alla laguna, con un solo ombrellone e una barca a vela vicina',
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.5, 0.05], horizon: 0.3 })
      sky(s, { clouds: 0.1, seed: 31 })
      cumulus(s, { x: 0.16, y: 0.29, width: 44, height: 12, seed: 12 })
      cumulus(s, { x: 0.72, y: 0.29, width: 64, height: 16, seed: 25 })
      const depth = (X, Z) => {
        const spine = 0.28 + 0.34 * Math.sin(Z * 1.3 + 0.4) + (Z - 2) * 0.16
        const wide = 0.34 * Math.max(0, 1 - ((Z - 1.9) / 1.35) ** 2) ** 0.7
        const d = Math.abs(X - spine) - wide + fbm(X * 4, Z * 4, 4) * 0.05
        const out = Math.hypot(X - 0.3, (Z - 2) * 0.55)
        return d < 0 ? Math.max(d, -0.19) : clamp(d * 0.34 + smooth(0.9, 3.4, out) * 0.8)
      }
      shallows(s, { depth, eye: 0.5, haze: 0.4, hazeFrom: 4, beach: 4 })
      const P = s.plane(0.5)
      const [ux, uy, sc] = P(0.62, 1.9)
      shadow(s, ux - sc * 0.04, uy, sc * 0.13, sc * 0.02, '#6a5a7c', 0.45)
      s.layer(
        (k) => {
          k.fillStyle = '#9a7a58'
          k.fillRect(ux - sc * 0.004, uy - sc * 0.22, sc * 0.008, sc * 0.22)
          for (let i = 0; i < 6; i++) {
            k.fillStyle = i % 2 ? '#fff8ea' : '#e8694c'
            k.beginPath()
            k.moveTo(ux, uy - sc * 0.25)
            k.lineTo(ux - sc * 0.13 + (i * sc * 0.26) / 6, uy - sc * 0.16)
            k.lineTo(ux - sc * 0.13 + ((i + 1) * sc * 0.26) / 6, uy - sc * 0.16)
            k.fill()
          }
        },
        { front: 0.85, texture: 0.02 },
      )
      place(s, sailboat({ stripe: '#2f7d8a' }), {
        x: 0.24,
        y: 0.5,
        size: 17,
        reflect: { power: 0.35, length: 0.12 },
      })
      place(s, dhoni({ sail: false }), {
        x: 0.86,
        y: 0.42,
        size: 8,
        haze: 0.1,
        reflect: { power: 0.35, length: 0.06 },
      })
      return finish(s)
    },
  },
  {
    id: 'photo-13',
    alt: 'Il corridoio ad archi di un vecchio suq di Dubai, con le lanterne accese e le stoffe colorate ai lati',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, lamps: 1, shade: '#6f4a66', haze: '#ffd9a0' },
        sun: [0.5, 0.42],
        horizon: 0.52,
      })
      const g = s.k.createLinearGradient(0, 0, 0, h)
      g.addColorStop(0, '#2c2a54')
      g.addColorStop(1, '#4a3a54')
      s.k.fillStyle = g
      s.k.fillRect(0, 0, w, h)
      s.glow(0.5, 0.47, 46, '#ffe6b4', 1, 'source-over')
      const P = s.plane(0.26)
      const r = random(12)
      const cloths = ['#c9483c', '#e0a23c', '#2f7f86', '#3f5fa0', '#e8d3a4', '#a8503c', '#d97a4a']
      for (let i = 10; i >= 0; i--) {
        const z = 0.46 * 1.32 ** i
        const light = clamp(0.26 + i * 0.08)
        const haze = clamp(i * 0.055)
        const tone = (hex, l) => s.far(s.tone(hex, l), haze)
        s.layer(
          (k) => {
            // Floor, then the stalls, then the arch that frames them.
            k.fillStyle = tone('#d9b98a', light + 0.18)
            k.beginPath()
            for (const p of [
              P(-1.2, z * 0.98, 0),
              P(1.2, z * 0.98, 0),
              P(1.2, z * 1.36, 0),
              P(-1.2, z * 1.36, 0),
            ])
              k.lineTo(p[0], p[1])
            k.fill()
            for (const side of [-1, 1]) {
              for (let j = i ? 0 : 4; j < 4; j++) {
                const zz = z * (1.3 - j * 0.075)
                const [x0, y0] = P(side * (0.3 + r() * 0.05), zz, 0.08 + r() * 0.05)
                const [x1, y1] = P(side * 0.64, zz, -0.01)
                // A sack of spices: a round bag and its heap.
                const mid = (x0 + x1) / 2
                const half = Math.abs(x1 - x0) / 2
                k.fillStyle = tone('#cbb086', light + 0.05 + r() * 0.1)
                k.beginPath()
                k.roundRect(mid - half, y0, half * 2, y1 - y0, half * 0.3)
                k.fill()
                k.fillStyle = tone(cloths[Math.floor(r() * 7)], light + 0.2 + r() * 0.25)
                k.beginPath()
                k.moveTo(mid - half * 0.9, y0 + half * 0.1)
                k.quadraticCurveTo(mid, y0 - half * 0.95, mid + half * 0.9, y0 + half * 0.1)
                k.quadraticCurveTo(mid, y0 + half * 0.36, mid - half * 0.9, y0 + half * 0.1)
                k.fill()
                const [x2, y2] = P(side * (0.35 + r() * 0.03), zz, 0.42)
                const [x3, y3] = P(side * 0.66, zz, 0.16 + r() * 0.06)
                k.fillStyle = tone(cloths[Math.floor(r() * 7)], light + r() * 0.28)
                k.fillRect(Math.min(x2, x3), y2, Math.abs(x3 - x2), y3 - y2)
              }
            }
            const [l, foot, sc] = P(-0.38, z, 0)
            const [rr] = P(0.38, z, 0)
            const spring = P(0, z, 0.36)[1]
            k.fillStyle = tone('#d8ae7a', light)
            k.beginPath()
            k.rect(-9, -9, w + 18, P(0, z, 0)[1] + 9)
            k.moveTo(l, foot + 1)
            k.lineTo(l, spring)
            k.bezierCurveTo(
              l,
              spring - sc * 0.22,
              (l + rr) / 2 - sc * 0.08,
              spring - sc * 0.3,
              (l + rr) / 2,
              spring - sc * 0.38,
            )
            k.bezierCurveTo(
              (l + rr) / 2 + sc * 0.08,
              spring - sc * 0.3,
              rr,
              spring - sc * 0.22,
              rr,
              spring,
            )
            k.lineTo(rr, foot + 1)
            k.closePath()
            k.fill('evenodd')
            k.strokeStyle = tone('#f2d6a4', light + 0.3)
            k.lineWidth = sc * 0.016
            k.beginPath()
            k.moveTo(l, foot)
            k.lineTo(l, spring)
            k.bezierCurveTo(
              l,
              spring - sc * 0.22,
              (l + rr) / 2 - sc * 0.08,
              spring - sc * 0.3,
              (l + rr) / 2,
              spring - sc * 0.38,
            )
            k.bezierCurveTo(
              (l + rr) / 2 + sc * 0.08,
              spring - sc * 0.3,
              rr,
              spring - sc * 0.22,
              rr,
              spring,
            )
            k.lineTo(rr, foot)
            k.stroke()
          },
          { lit: false, texture: 0.05 },
        )
        if (i > 0 && i < 8) {
          const [x, y, sc] = P(i % 2 ? -0.1 : 0.1, z - 0.05, 0.5)
          s.glowAt(x, y, sc * 0.22, '#ffc46a', 0.5)
          place(s, marketLantern({ colour: cloths[i % 4] }), {
            x: x / w,
            y: y / h,
            size: (sc * 0.17) / s.u,
            front: 0.8,
          })
        }
        if (i === 3 || i === 6) {
          const [x, y, sc] = P(i === 3 ? 0.14 : -0.1, z - 0.02, 0)
          place(s, traveller({ seed: i + 2, pack: false }), {
            x: x / w,
            y: y / h,
            size: (sc * 0.27) / s.u,
            front: 0.25,
            rim: 0.7,
          })
        }
      }
      return finish(s, { vignette: 0.3, bloom: 0.3 })
    },
  },
  {
    id: 'photo-14',
    alt: "Le finestre accese delle ville sull'acqua nell'ora blu, con un sentiero di lanterne sulla passerella diritta",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, front: 0.42 },
        sun: [0.5, 0.54],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.2, seed: 27 })
      moon(s, { x: 0.8, y: 0.16, radius: 2.2, phase: 0.5 })
      lagoon(s, { wave: 0.7, mirror: 0.8, mirrorFade: 1.6, glint: 0.6 })
      const P = s.plane(0.3, 0.42)
      const villas = [
        [-1.05, 2],
        [1.05, 2.1],
        [-1.0, 3.2],
        [1.05, 3.4],
        [-1.0, 4.8],
        [1.0, 5],
        [-1, 6.8],
        [1, 7.2],
      ].map(([X, Z]) => [X, Z, 0, Z + 0.02])
      villaRow(s, P, { villas, walk: path(() => 0, 0.4, 8.4, 60), size: 0.62, fade: 0.05 })
      for (let i = 0; i < 12; i++)
        for (const side of [-1, 1]) {
          const z = 0.9 * 1.22 ** i
          const [x, y, sc] = P(side * 0.13, z, 0.18)
          s.glowAt(x, y, sc * 0.09, '#ffc87a', 0.55)
          s.k.fillStyle = '#fff0c4'
          s.k.fillRect(x - sc * 0.008, y - sc * 0.014, sc * 0.016, sc * 0.05)
        }
      for (const [X, Z] of villas) {
        const [x, y, sc] = P(X, Z, 0.24)
        s.glowAt(x, y, sc * 0.5, '#ffc87a', 0.3)
      }
      place(s, traveller({ seed: 6, pack: false }), {
        x: P(0, 2.2, 0.11)[0] / w,
        y: P(0, 2.2, 0.11)[1] / h,
        size: 10,
        front: 0.2,
        rim: 0.9,
      })
      return finish(s)
    },
  },
]
