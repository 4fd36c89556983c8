import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { backRow, bow, fan, frontRow, pilot } from '../../things/airboat-ahead.js'
import { alligator, heron, turtle } from '../../things/everglades-animals.js'

/** One long blade of sawgrass from its root to a bent tip. */
function blade(k, c, x, y, high, lean, wide) {
  const tip = [x + lean, y - high]
  path(
    k,
    c,
    `M${x - wide} ${y}C${x - wide + lean * 0.05} ${y - high * 0.5} ${tip[0] - lean * 0.4} ${tip[1] + high * 0.12} ${tip[0]} ${tip[1]}C${tip[0] - lean * 0.3} ${tip[1] + high * 0.16} ${x + wide + lean * 0.12} ${y - high * 0.45} ${x + wide} ${y}Z`,
  )
}

/** A stand of sawgrass: a body that closes the view, blades above it; `edge` gives its height at x. */
function stand(k, x0, x1, y, edge, [body, ...tones], gap, seed) {
  const r = random(seed)
  const line = []
  for (let x = x0; x <= x1; x += 3) line.push([x, y - edge(x) * 0.45])
  fill(k, body, [[x0, y], ...line, [x1, y - edge(x1) * 0.45], [x1, y]])
  for (let x = x0; x <= x1; x += gap) {
    const high = edge(x) * (0.78 + r() * 0.3)
    blade(
      k,
      tones[Math.floor(r() * tones.length)],
      x + r() * gap,
      y,
      high,
      (r() - 0.45) * high * 0.5,
      gap * 0.34,
    )
  }
}

const ease = (t) => Math.max(0.12, Math.min(1, t)) ** 0.7

/** Rays of evening light in two blues of one family. */
function sky(k) {
  path(k, '#58c4cc', 'M-6 -6H168V96H-6Z')
  for (let i = 0; i < 12; i++) {
    const [a, b] = [i, i + 0.5].map((j) => (j / 12) * Math.PI * 2 + 0.13)
    const far = (t) => [86 + Math.cos(t) * 130, 48 + Math.sin(t) * 130]
    fill(k, '#78d4cc', [[86, 48], far(a), far(b)])
  }
}

function water(k) {
  path(k, '#3c9ca4', 'M-6 62H168V96H-6Z')
  path(k, '#60b8ac', 'M54 62H118L128 70H44Z')
  for (const [c, d] of [
    ['#2c8898', 'M-6 74C20 72 40 76 70 75C100 74 130 76.500 168 74V96H-6Z'],
    ['#20708c', 'M-6 80C24 78 50 82.500 84 82C116 81.500 140 80 168 81V96H-6Z'],
    ['#1c5c80', 'M-6 87C30 84.600 70 89 104 88C130 87 150 86 168 87.500V96H-6Z'],
  ])
    path(k, c, d)
  for (const d of [
    'M112 85.500C118 84.400 124 84.600 130 85.400C124 86.200 118 86.300 112 85.500Z',
    'M134 80C139 79.200 146 79.300 151 80C146 80.700 139 80.700 134 80Z',
    'M120 90.500C126 89.600 134 89.700 140 90.500C134 91.200 126 91.200 120 90.500Z',
  ])
    path(k, '#8cd4bc', d)
}

export default {
  alt: 'Un idroscivolante sbuca dal falasco delle Everglades con la grande elica alle spalle: una bambina alza le braccia, mentre un alligatore con una tartaruga in groppa li guarda passare e un airone azzurro vola via',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.1], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      stand(
        k,
        -6,
        168,
        64,
        (x) => 14 + Math.abs(x - 86) * 0.1 + Math.sin(x * 0.3) * 2,
        ['#b4cc74', '#c8d880', '#a0c070', '#dce48c'],
        1.4,
        3,
      )
      water(k)
      stand(
        k,
        -8,
        60,
        68,
        (x) => (20 + (58 - x) * 0.36 + Math.sin(x * 0.4) * 3) * ease((61 - x) / 16),
        ['#5c9c54', '#4c8c50', '#7cb458', '#a4cc60'],
        1.5,
        7,
      )
      stand(
        k,
        112,
        168,
        68,
        (x) => (20 + (x - 114) * 0.3 + Math.sin(x * 0.4) * 3) * ease((x - 111) / 16),
        ['#5c9c54', '#4c8c50', '#7cb458', '#b8d868'],
        1.5,
        9,
      )
      at(k, 134, 27, 0.95, heron)
      k.save()
      k.translate(86, 0)
      fan(k)
      pilot(k)
      backRow(k)
      frontRow(k)
      k.translate(0, 2.6)
      bow(k)
      k.restore()
      stand(
        k,
        -10,
        38,
        81,
        (x) => (18 + (34 - x) * 0.85) * ease((40 - x) / 18),
        ['#2c7060', '#20585c', '#347c5c', '#68a85c'],
        2,
        12,
      )
      stand(
        k,
        138,
        172,
        97,
        (x) => (26 + (x - 146) * 1.3) * ease((x - 136) / 16),
        ['#2c7060', '#20585c', '#347c5c', '#7cb85c'],
        2,
        15,
      )
      at(k, 36, 86, 0.92, alligator)
      at(k, 10, 80.2, 0.9, turtle)
    })
    return finish(s, { vignette: 0.2 })
  },
}
