import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grove, LEAVES } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, sky } from '../nature/sky.js'
import { balloon } from '../things/sky-things.js'

/** A pyramid of brick with a bell and a spire, as on the plain of Bagan. */
const stupa = ({ tiers = 4 } = {}) => ({
  width: 110,
  height: 100,
  draw(pen) {
    const brick = '#b8714c'
    let y = 2
    for (let i = 0; i < tiers; i++) {
      const w = 50 - i * 8.5
      pen.rect(brick, -w, y - 12, w * 2, 12).rect('rgba(255,225,180,.35)', -w, y - 12, w * 2, 1.6)
      for (const m of [-1, 1])
        pen.poly('#a86342', [
          [m * w - 3, y - 12],
          [m * w, y - 20],
          [m * w + 3, y - 12],
        ])
      y -= 11
    }
    pen
      .path('#5a3428', 'M-7 2V-10C-7 -16 0 -20 0 -20C0 -20 7 -16 7 -10V2Z')
      .light('M-5 2V-9C-5 -14 0 -17 0 -17C0 -17 5 -14 5 -9V2Z', '#ffc070', 0.7)
    pen.path(
      '#c9835a',
      `M-15 ${y}C-15 ${y - 16} -7 ${y - 22} -4 ${y - 34}L0 ${y - 58}L4 ${y - 34}C7 ${y - 22} 15 ${y - 16} 15 ${y}Z`,
    )
    for (const q of [8, 16, 24])
      pen.stroke('rgba(60,30,30,.3)', `M${-14 + q * 0.4} ${y - q}H${14 - q * 0.4}`, 0.9)
    pen.path('#e9c267', `M-1.6 ${y - 46}L0 ${y - 62}L1.6 ${y - 46}Z`)
    pen.round(-50, -100, 100, 102, { light: 0.28, shade: 0.45 })
  },
})

/** Balloons over a plain of temples at first light. */
export function balloonsAtDawn(w, h, prepare = () => {}, film = false) {
  const sun = film ? [0.62, 0.45] : [0.3, 0.46]
  const s = new Scene(w, h, {
    mood: { ...moods.golden, front: 0.45, disc: 0.038 },
    sun,
    horizon: 0.56,
  })
  prepare(s)
  sky(s, { clouds: 0.1 })
  s.cut(0)
  mountain(s, {
    top: range(s, { height: 0.06, seed: 4, detail: 1.2 }),
    rock: '#8f8aa0',
    haze: 0.6,
    footHaze: 0.5,
  })
  const foot = s.horizon / h
  fog(s, { y: foot, thickness: 0.03, power: 0.6 })
  const flock = film
    ? [
        [0.1, 0.36, 11, ['#d9573f', '#f7ead0', '#e8a33d']],
        [0.42, 0.2, 14, ['#2f7d8a', '#f0e2c4', '#e8a33d']],
        [0.9, 0.34, 8, undefined],
        [0.78, 0.17, 12, ['#3f5f9a', '#f7ead0', '#d9573f']],
        [0.55, 0.41, 6, ['#e8a33d', '#d9573f', '#f7ead0']],
      ]
    : [
        [0.14, 0.3, 9, ['#2f7d8a', '#f0e2c4', '#e8a33d']],
        [0.9, 0.2, 11, undefined],
        [0.47, 0.15, 7, ['#3f5f9a', '#f7ead0', '#d9573f']],
        [0.8, 0.42, 6, ['#d9573f', '#e8a33d', '#f7ead0']],
      ]
  for (const [x, y, size, colours] of flock)
    place(s, balloon({ colours }), { x, y, size, haze: 0.32, front: 0.55, rim: 0.5 })
  const r = random(6)
  for (const [at, haze, size, count, seed] of [
    [0.585, 0.6, 9, 7, 2],
    [0.63, 0.42, 13, 5, 3],
    [0.7, 0.22, 20, 4, 4],
  ]) {
    s.cut(0.2 + (0.6 - haze) * 0.4)
    const line = groundLine(s, { at, bumps: 0.012, seed })
    ground(s, {
      top: line,
      colour: '#a8935a',
      haze: haze * 0.9,
      grain: 0.5,
      seed,
      base: Math.min(1, at + 0.2),
    })
    grove(s, {
      top: (x) => line(x) - s.u * 1.2,
      depth: 2.6,
      size: 1.1 + (0.6 - haze) * 2.4,
      colour: LEAVES.olive,
      accents: [[LEAVES.green, 0.3]],
      seed,
      haze: haze * 0.85,
    })
    for (let i = 0; i < count; i++) {
      const x = (i + 0.3 + r() * 0.4) / count + 0.02
      if (at > 0.68 && Math.abs(x - (film ? 0.4 : 0.65)) < 0.2) continue
      place(s, stupa({ tiers: 3 + (i % 2) }), {
        x,
        y: line(s.x(x)) / h + 0.02,
        size: size * (0.75 + r() * 0.5),
        haze: haze * 0.85,
        rim: 0.4,
      })
    }
    grove(s, {
      top: (x) => line(x) + s.u * 0.9,
      depth: 2.4,
      size: 1.2 + (0.6 - haze) * 2.6,
      colour: LEAVES.olive,
      accents: [[LEAVES.deep, 0.4]],
      seed: seed + 5,
      haze: haze * 0.75,
    })
    fog(s, { y: at + 0.03, thickness: 0.03, power: 0.35, seed })
  }
  place(s, stupa(), { x: film ? 0.4 : 0.66, y: 0.82, size: 42, rim: 0.7, front: 0.42 })
  const near = groundLine(s, { at: 0.81, bumps: 0.02, seed: 9 })
  ground(s, { top: (x) => near(x) + s.u * 4, colour: '#5f7040', haze: 0, seed: 2 })
  grove(s, {
    top: near,
    depth: 9,
    size: 3.4,
    colour: LEAVES.olive,
    accents: [
      [LEAVES.deep, 0.4],
      [LEAVES.dry, 0.15],
    ],
    seed: 11,
    front: 0.35,
  })
  s.cut(0.7)
  const front = groundLine(s, { at: 0.93, bumps: 0.03, seed: 5, bowl: 0.06 })
  grove(s, {
    top: front,
    depth: 14,
    size: 5,
    colour: LEAVES.deep,
    accents: [
      [LEAVES.jungle, 0.3],
      [LEAVES.olive, 0.2],
    ],
    seed: 14,
    front: 0.3,
  })
  place(s, balloon(), {
    x: film ? 0.2 : 0.3,
    y: film ? 0.55 : 0.47,
    size: film ? 38 : 30,
    front: 0.6,
    rim: 0.7,
  })
  s.cut(1)
  birds(s, { x: 0.55, y: 0.3, count: 6, seed: 3 })
  return s
}
