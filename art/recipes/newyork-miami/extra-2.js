import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { coconutLeaf } from '../../things/coconut-leaf.js'
import { FOOT, hotel, KERB, neighbours, openCar, streetPalm } from '../../things/deco-front.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 66)
  for (const [a, c] of [
    [0, '#1c1c60'],
    [0.3, '#50388c'],
    [0.55, '#b0588c'],
    [0.8, '#f88c80'],
    [1, '#ffb884'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-2, -2, 164, 94)
}

/** The pavement, its kerb, the street that the rain has left black. */
function street(k) {
  fill(k, '#a46c98', [
    [-2, FOOT],
    [162, FOOT],
    [162, KERB],
    [-2, KERB],
  ])
  fill(k, '#e8a494', [
    [22, FOOT + 0.4],
    [126, FOOT + 0.4],
    [129, KERB - 0.6],
    [19, KERB - 0.6],
  ])
  fill(k, '#f4c4b4', [
    [-2, KERB - 0.6],
    [162, KERB - 0.6],
    [162, KERB - 0.2],
    [-2, KERB - 0.2],
  ])
  fill(k, '#3c2468', [
    [-2, KERB - 0.2],
    [162, KERB - 0.2],
    [162, 92],
    [-2, 92],
  ])
}

/** The wet street shows the front upside down, turned over at its foot; the water's own dark lies over it. */
function wet(s, f) {
  const [, foot] = f.at([0, FOOT + 0.4])
  const [, from] = f.at([0, KERB + 0.2])
  const { canvas, k } = s.sheet(s.w, s.h)
  k.drawImage(s.canvas, 0, 0)
  for (let y = Math.round(from); y < s.h; y++)
    s.k.drawImage(canvas, 0, Math.round(2 * foot - y), s.w, 1, 0, y, s.w, 1)
  const g = s.k.createLinearGradient(0, from, 0, s.h)
  for (const [a, c] of [
    [0, 'rgba(40,24,96,.5)'],
    [0.5, 'rgba(36,20,88,.58)'],
    [1, 'rgba(28,16,76,.72)'],
  ])
    g.addColorStop(a, c)
  s.k.fillStyle = g
  s.k.fillRect(0, from, s.w, s.h - from)
}

/** Where the stones stand out of the wet, in long dull strokes, wider towards us. */
function dry(k) {
  const r = random(14)
  for (let i = 0; i < 30; i++) {
    const t = (i / 29) ** 1.3
    const [x, y, l] = [r() * 170 - 5, KERB + 1 + t * 16, (3 + t * 13) * (0.4 + r() * 0.9)]
    const d = 0.14 + t * 0.34
    path(k, '#33205f', `M${x - l} ${y}q${l} ${-d} ${l * 2} 0q${-l} ${d} ${-l * 2} 0Z`)
  }
}

const TEAL = ['#a8f0e4', '#54c0c0', '#286890', '#f8dcc8']
const person = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2444', '#281838'],
  light: 1,
  ...more,
})
const SKATER = person('walk', 2, ['#f8d058', '#b87058'], ['#f0588c', '#94346c'], {
  near: [34, 30],
  far: [-30, 34],
  armNear: [-60, 10],
  armFar: [56, 16],
  lean: 10,
  shorts: true,
  bare: true,
  cut: 'long',
  shoe: '#fff4e4',
  // The wheels under each shoe.
  after: (c, j) => {
    for (const l of [j.near, j.far])
      for (const d of [-0.1, 0.5])
        path(
          c,
          '#ff5ca8',
          `M${l.ankle[0] + d - 0.16} ${l.ankle[1] + 0.34}a0.160 0.160 0 1 0 0.320 0a0.160 0.160 0 1 0 -0.320 0Z`,
        )
  },
})
const GUESTS = [
  [
    41,
    FOOT - 1.7,
    6,
    person('stand', 1, ['#a8345c', '#702850'], ['#502c5c', '#3c2048'], {
      dress: 'skirt',
      cut: 'long',
    }),
  ],
  [44.6, FOOT - 1.7, 6.3, person('hips', 0, ['#40509c', '#303c7c'], ['#34285c', '#281c48']), true],
  [103.5, FOOT - 1.7, 6.2, person('stand', 3, ['#34748c', '#245470'], ['#34285c', '#281c48'])],
  [71.4, FOOT + 1, 6.5, person('walk', 1, ['#f8e4d4', '#b48ca8'], ['#5c3878', '#40285c'])],
  [
    76.2,
    FOOT + 1,
    6.1,
    person('walkOther', 0, ['#f0647c', '#98386c'], ['#f0647c', '#98386c'], {
      dress: 'skirt',
      cut: 'bun',
    }),
    true,
  ],
]

/** Draws what stands on the street and its mirror in the wet below it. */
function mirrored(k, x, y, draw) {
  k.save()
  k.globalAlpha = 0.42
  k.translate(x, y)
  k.scale(1, -1)
  draw(k)
  k.restore()
  k.save()
  k.translate(x, y)
  draw(k)
  k.restore()
}

export default {
  alt: 'Un albergo Art Déco di Ocean Drive dopo la pioggia, nell’ultima luce: l’insegna e le cornici al neon si accendono e si rovesciano nella strada bagnata; passa una decappottabile turchese, una ragazza la insegue sui pattini',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.5, 0.7], horizon: FOOT / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    stars(s, { count: 40, seed: 4, below: 0.2 })
    const leaf = (tones, n) => (k, x, y, l, a, b) => coconutLeaf(k, x, y, l, a, b, tones, n)
    const FAR = leaf(['#5c4484', '#48387c', '#3c3070'], 26)
    const NEAR = leaf(['#3c3474', '#2c2660', '#242058'], 34)
    f.draw(s.k, (k) => {
      streetPalm(k, 33, 40, 22, -3, 9, FAR, ['#4c3c78', '#7c5088'], 3)
      streetPalm(k, 113, 40, 18, 2, 8, FAR, ['#4c3c78', '#7c5088'], 8)
      neighbours(k)
      hotel(k)
      street(k)
      for (const [x, y, tall, o, flip] of GUESTS) stand(k, x, y, tall, o, { flip })
      streetPalm(k, 23.5, KERB - 0.8, 52, -4, 17, NEAR, ['#342868', '#a85c84'], 5)
      streetPalm(k, 128, KERB - 0.8, 45, 4, 16, NEAR, ['#342868', '#a85c84'], 12)
    })
    wet(s, f)
    f.draw(s.k, (k) => {
      dry(k)
      mirrored(k, 50, 81.6, (c) => at(c, 0, 0, 1.04, (q) => openCar(q, TEAL)))
      mirrored(k, 92, 83.6, (c) => stand(c, 0, -0.5, 9.2, SKATER, { flip: true }))
    })
    return finish(s, { bloom: 0.18, threshold: 0.84, vignette: 0.16 })
  },
}
