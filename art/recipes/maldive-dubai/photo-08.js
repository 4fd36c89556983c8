import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { breakers, dinghy, metre, palms, SEA, SHORE, sand, surf } from '../../things/living-sea.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The middle of the Milky Way, from the horizon up to the left. */
const way = (t) => [134 - t * 40 - t * t * 18, SEA - t * 52]

/** Its veil, to be blurred: a wide breath, a bright heart low over the sea, dark lanes in it. */
function veil(k) {
  const r = random(4)
  const puff = (c, t, off, rx, ry) => {
    const [x, y] = way(t)
    k.save()
    k.translate(x + off * 0.8, y - off * 0.6)
    k.rotate(0.9)
    k.fillStyle = c
    k.beginPath()
    k.ellipse(0, 0, rx, ry, 0, 0, 7)
    k.fill()
    k.restore()
  }
  for (let i = 0; i < 26; i++)
    puff(
      'rgba(110,126,220,.09)',
      -0.05 + (i / 25) * 1.2,
      (r() - 0.5) * 6,
      11 + r() * 5,
      7 + r() * 4,
    )
  for (let i = 0; i < 22; i++)
    puff('rgba(190,176,236,.13)', (i / 21) * 1.05, (r() - 0.5) * 4, 6 + r() * 3, 3 + r() * 2)
  for (let i = 0; i < 9; i++)
    puff('rgba(255,220,214,.17)', 0.1 + (i / 8) * 0.32, (r() - 0.5) * 4, 4.5, 3)
  for (let i = 0; i < 13; i++)
    puff(
      'rgba(14,20,74,.42)',
      0.08 + (i / 12) * 0.85,
      Math.sin(i * 0.9) * 1.7 + 0.4,
      4 - i * 0.1,
      0.9 + r() * 0.6,
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
  for (let i = 0; i < 1100; i++) {
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

/** Steps that go on shining in the wet sand. */
function steps(k) {
  for (let i = 0; i < 13; i++) {
    const t = i / 12
    const [x, y] = [101 - t * 29 + (i % 2 ? 0.9 : -0.9) * (1.3 - t * 0.5), 88 - t * 16.5]
    const m = metre(y)
    k.globalAlpha = 0.3 + 0.7 * t
    for (const [c, q] of [
      ['rgba(50,150,255,.4)', 1.8],
      ['#4cc4f8', 1],
      ['#d4faff', 0.45],
    ])
      path(
        k,
        c,
        `M${x - 0.17 * m * q} ${y}q${0.02 * m * q} ${-0.06 * m * q} ${0.17 * m * q} ${-0.055 * m * q}q${0.18 * m * q} ${0.01 * m * q} ${0.17 * m * q} ${0.055 * m * q}q${-0.04 * m * q} ${0.06 * m * q} ${-0.17 * m * q} ${0.05 * m * q}q${-0.16 * m * q} 0 ${-0.17 * m * q} ${-0.05 * m * q}Z`,
      )
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
    s.layer((k) => f.draw(k, veil), { lit: false, blur: 17 * px })
    f.draw(s.k, starlight)
    f.draw(s.k, (k) => {
      water(k)
      sand(k)
    })
    // The Milky Way once more in the still water.
    s.layer(
      (k) =>
        f.draw(k, (c) => {
          for (const [x, y, rx, ry] of points(
            '131 41 9 2.500 130.500 44 8 3 130 47.500 7 3.500 129.500 51 6 4 129 55 5 4.500 128.500 60 3.600 5',
            4,
          )) {
            c.fillStyle = 'rgba(170,168,240,.16)'
            c.beginPath()
            c.ellipse(x, y, rx, ry, 0, 0, 7)
            c.fill()
          }
        }),
      { lit: false, blur: 26 * px },
    )
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
