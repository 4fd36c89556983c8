import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens, soft } from '../../things/curves.js'
import {
  breakers,
  dinghy,
  ground,
  metre,
  palms,
  project,
  SEA,
  SHORE,
  sand,
  surf,
} from '../../things/living-sea.js'
import { POSES, stand } from '../../things/slender-folk.js'

/** The middle of the Milky Way, from the horizon up to the left. */
const way = (t) => [134 - t * 40 - t * t * 18, SEA - t * 52]

/** Its breath in flat tones from the haze of the horizon out of the picture above, a dark lane winding through it. */
function veil(k) {
  const fade = (c, a) => {
    const g = k.createLinearGradient(0, SEA, 0, 0)
    g.addColorStop(0, `rgba(${c},0)`)
    g.addColorStop(0.3, `rgba(${c},${a})`)
    g.addColorStop(1, `rgba(${c},${a * 0.8})`)
    return g
  }
  const run = (from, to, offset) => {
    const side = (sign) =>
      Array.from({ length: 61 }, (_, i) => {
        const t = from + ((to - from) * i) / 60
        const [x, y] = way(t)
        const [u, v] = way(t + 0.01)
        const l = Math.hypot(u - x, v - y)
        const d = offset(t, sign)
        return [x - ((v - y) / l) * d, y + ((u - x) / l) * d]
      })
    return [...side(1), ...side(-1).toReversed()]
  }
  for (const [c, a, wide, rough, seed] of [
    ['84,104,204', 0.3, 10.5, 1.8, 3],
    ['136,140,232', 0.34, 6.4, 2, 8],
    ['236,204,226', 0.36, 3.3, 1.8, 5],
  ])
    fill(
      k,
      fade(c, a),
      run(
        -0.1,
        1.5,
        (t, sign) =>
          sign * wide * (1.1 - 0.25 * t) +
          noise(t * 6 + sign * 9, seed) * rough +
          noise(t * 17 + sign * 5, seed) * rough * 0.5,
      ),
    )
  for (const [from, to, wide, at, seed] of [
    [0.1, 0.74, 1.5, 0.6, 4],
    [0.34, 1.5, 1.1, -1.4, 9],
    [0.2, 0.46, 0.7, -3.4, 2],
  ])
    fill(
      k,
      fade('22,36,110', 0.62),
      run(from, to, (t, sign) => {
        const q = Math.sin((Math.PI * (t - from)) / (to - from)) ** 0.6
        return (
          at +
          noise(t * 5, seed) * 2.6 +
          sign * wide * q * (1 + noise(t * 14 + sign * 7, seed) * 0.8)
        )
      }),
    )
}

function starlight(k) {
  const r = random(31)
  const star = (x, y, q, c, a) => {
    k.globalAlpha = a
    k.fillStyle = c
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
  for (let i = 0; i < 420; i++)
    star(r() * 164 - 2, r() ** 1.3 * (SEA - 1), 0.07 + r() ** 5 * 0.16, '#dfe8ff', 0.25 + r() * 0.6)
  for (let i = 0; i < 900; i++) {
    const t = r() * 1.1
    const off = (r() + r() + r() - 1.5) * 9
    const [x, y] = way(t)
    star(
      x + off * 0.8,
      y - off * 0.6,
      0.06 + r() ** 6 * 0.16,
      ['#cfdcff', '#ffffff', '#ffe6dc'][i % 3],
      0.35 + r() * 0.5,
    )
  }
  for (const [x, y] of points('22 9 60 15 76 6 150 12 118 24')) {
    star(x, y, 0.26, '#ffffff', 1)
  }
  k.globalAlpha = 1
}

/** Deep water, paler under the sky's edge. */
function water(k) {
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [t, c] of [
    [0, '#5470bc'],
    [0.06, '#3857aa'],
    [0.3, '#1c3488'],
    [1, '#0a1650'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, SEA, 180, 60)
}

/** Single sparks in the water, more of them where it is stirred. */
function sparks(k) {
  const r = random(12)
  for (let i = 0; i < 150; i++) {
    const [sx, sy] = SHORE[Math.floor(r() * SHORE.length)]
    const m = metre(sy)
    const [x, y] = [sx + (2 + r() ** 2 * 26) * m, sy + (r() - 0.6) * m * 1.6]
    if (y < SEA + 0.8) continue
    const q = 0.09 + metre(y) * 0.03 * (0.5 + r())
    path(
      k,
      r() < 0.4 ? '#8cecff' : '#3fa4f0',
      `M${x - q * 2.4} ${y}Q${x} ${y - q} ${x + q * 2.4} ${y}Q${x} ${y + q} ${x - q * 2.4} ${y}Z`,
    )
  }
}

/** Steps that go on shining in the wet sand, left and right in turn, the older ones nearly gone. */
function steps(k) {
  const [from, to] = [ground([112, 92]), ground([73, 72.2])]
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const l = Math.hypot(dx, dz)
  const [ux, uz] = [dx / l, dz / l]
  const n = Math.round(l / 0.3)
  const r = random(14)
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const side = i % 2 ? 1 : -1
    const run = t * l + (r() - 0.5) * 0.08
    // Heel, the narrow waist on the inner side, ball and toes, in metres along and across.
    const print = (q) =>
      points(
        '-0.200 -0.060 -0.050 -0.040 0.090 -0.090 0.200 -0.060 0.200 0.040 0.080 0.070 -0.050 0.030 -0.200 0.050',
      ).map(([a, b]) => {
        const [u, v] = [run + a * q, side * 0.085 + side * b * q]
        return project([from[0] + ux * u - uz * v, from[1] + uz * u + ux * v])
      })
    k.globalAlpha = 0.12 + 0.88 * t ** 1.5
    soft(k, 'rgba(52,150,250,.5)', print(0.72), 1)
    soft(k, '#6cdcff', print(0.46), 1)
  }
  k.globalAlpha = 1
}

/** What her foot throws up: drops of light on their way, larger where they start. */
function spray(k) {
  const r = random(3)
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * (0.98 + r() * 0.42)
    const d = 1.2 + r() * 6.2
    const [x, y] = [52.4 + Math.cos(a) * d, 60.6 + Math.sin(a) * d * 0.72 + d * d * 0.02]
    const q = 0.34 - d * 0.035
    path(
      k,
      i % 3 ? '#7ce0ff' : '#eafcff',
      `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}

const night = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: [
    ['#9c98c8', '#4c3f6c'],
    ['#8c84b4', '#3f3460'],
  ][n],
  top,
  low,
  hair: ['#2c2c5c', '#14163c'],
  shoe: ['#9c98c8', '#4c3f6c'],
  light: 1,
  ...more,
})

export default {
  alt: 'Di notte alle Maldive la risacca accende d’azzurro la baia sotto la Via Lattea: due viaggiatori lasciano orme di luce, una bambina fa sprizzare scintille dall’acqua',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.night, front: 0.35 },
      sun: [0.84, 0.42],
      horizon: SEA / 90,
    })
    const f = field(s)
    const px = s.w / 1600
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, SEA)
      for (const [t, c] of [
        [0, '#080d36'],
        [0.5, '#162468'],
        [0.86, '#3a52a4'],
        [1, '#7c90d0'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 180, SEA + 8)
    })
    s.layer((k) => f.draw(k, veil), { lit: false, blur: 5 * px })
    f.draw(s.k, starlight)
    f.draw(s.k, (k) => {
      water(k)
      sand(k)
    })
    // The Milky Way once more in the still water: a few level strokes that part towards us.
    f.draw(s.k, (k) => {
      const r = random(21)
      for (let i = 0; i < 22; i++) {
        const t = i / 21
        const y = SEA + 0.5 + t ** 1.3 * 27
        lens(
          k,
          `rgba(176,184,246,${0.34 * (1 - t * 0.8)})`,
          134.5 + (r() - 0.5) * (3 + 9 * t),
          y,
          (5.5 - 2.5 * t) * (0.5 + r()),
          0.1 + t * 0.14,
        )
      }
    })
    s.layer((k) => f.draw(k, surf), { lit: false, blur: 22 * px, alpha: 0.8 })
    f.draw(s.k, (k) => {
      breakers(k)
      sparks(k)
      palms(k)
      surf(k)
      steps(k)
      for (const [x, y, tall, o] of [
        [
          69.5,
          70.6,
          1.78,
          night('walk', 0, ['#7c9cdc', '#2c3478'], ['#5c6cb4', '#20265c'], { armFar: [14, 8] }),
        ],
        [
          73.4,
          71.6,
          1.66,
          night('walkOther', 1, ['#c88cc4', '#5c3878'], ['#c88cc4', '#5c3878'], {
            dress: 'skirt',
            cut: 'long',
            armFar: [16, 10],
          }),
        ],
        [
          55.5,
          61.4,
          1.2,
          night('run', 0, ['#ffd08c', '#8c5c7c'], ['#8c9cdc', '#343c80'], {
            cut: 'bun',
            dress: 'skirt',
            near: [70, 14],
            far: [-6, 6],
            armNear: [-60, 20],
            armFar: [80, 20],
            lean: -6,
          }),
        ],
      ])
        stand(
          k,
          x,
          y,
          tall * metre(y) * 1.12,
          { ...o, light: 1 },
          { flip: true, fall: [-0.7, 0.26], shade: 'rgba(18,24,84,.75)' },
        )
      spray(k)
      at(k, 27, 82, 1.05, dinghy)
    })
    return finish(s, { bloom: 0.34, vignette: 0.2 })
  },
}
