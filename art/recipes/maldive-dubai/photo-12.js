import { blend } from '../../core/colour.js'
import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { dhoniBow, farIsland, HORIZON, sea, sky, splash } from '../../things/dolphin-morning.js'
import { dolphin } from '../../things/leaping-dolphin.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

// Seen against the low sun: all that turns to us is in shade, the belly dusky, the edges towards the sun warm.
const HERO = {
  cape: ['#284878', '#14284c'],
  side: ['#54749c', '#3c5c88'],
  belly: ['#8ca0b8', '#ffcc80'],
  line: '#14284c',
}
const FAR = {
  cape: ['#3c6490', '#2c4c78'],
  side: ['#6c90ac', '#54789c'],
  belly: ['#9cb4c0', '#e8b884'],
  line: '#2c4c74',
}
const FOAM = ['#fffdf0', '#c8f0e4', '#5cbcc8']

const person = (pose, n, c, more) => ({
  ...POSES[pose],
  top: c,
  low: ['#4c6ca8', '#24386c'],
  // Against the sun: in shade, with a warm edge on the side of the light.
  skin: [SKINS[n][0], blend(SKINS[n][1], '#4c3048', 0.4)],
  hair: ['#3c2438', '#241830'],
  shoe: blend(SKINS[n][1], '#4c3048', 0.4),

  shorts: true,
  light: 1,
  ...more,
})

/** Those on the boat: two at the bow, one on the roof. */
function crew(k, where) {
  if (where === 'roof') {
    at(k, -26, -18.6, 1, (c) =>
      stand(
        c,
        0,
        0,
        8,
        person('sit', 2, ['#fff0d0', '#a894a8'], { armNear: [-28, 30], hat: ['cap', '#f0584c'] }),
      ),
    )
    return
  }
  stand(
    k,
    -8.2,
    -9.9,
    10.2,
    person('wave', 0, ['#f4bc3c', '#945c48'], {
      cut: 'long',
      armFar: [146, 18],
      near: [10, 3],
      far: [-9, 6],
    }),
  )
  stand(
    k,
    -13.6,
    -9,
    7.4,
    person('point', 0, ['#7c5cac', '#44346c'], {
      armFar: [112, 6],
      lean: 6,
      near: [12, 4],
      far: [-10, 6],
    }),
  )
}

/** A dolphin with its middle at x, y, `long` from beak to flukes, cut where it is still (or again) in the water at `water`. */
function leap(k, x, y, long, turn, o, water = 200) {
  k.save()
  k.beginPath()
  k.rect(-10, -20, 190, water + 20)
  k.clip()
  k.translate(x, y)
  k.scale(long, long)
  k.rotate(turn)
  dolphin(k, o)
  k.restore()
}

/** Water that falls from the tail: drops along a thrown arc, smaller towards its end. */
function trail(k, [x0, y0], [x1, y1], n, size, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const s = size * (0.3 + 0.9 * Math.sin(Math.PI * (0.15 + t * 0.7))) * (0.5 + r())
    const x = x0 + (x1 - x0) * t + (r() - 0.5) * (1 + 3.2 * t)
    const y = y0 + (y1 - y0) * t ** 1.6 + (r() - 0.5) * 1.6
    k.fillStyle = r() < 0.6 ? FOAM[0] : FOAM[1]
    k.beginPath()
    k.ellipse(x, y, s * 0.8, s * 1.15, 0.5, 0, 7)
    k.fill()
  }
}

export default {
  alt: 'Il sole appena sorto alle Maldive: una stenella salta altissima davanti alla prua ricurva di un dhoni, il suo piccolo prova lo stesso salto accanto a lei, un’altra è già di nuovo in acqua; da bordo tre viaggiatori le salutano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.4], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      sea(k)
      farIsland(k)
      at(k, 35, 71.4, 1.14, (c) => dhoniBow(c, crew))
      // One that dives in again, farther out.
      leap(k, 127, 64.4, 22, 0.62, { tones: FAR, bend: 1, tail: 0.3, head: 0.2 }, 69.5)
      splash(k, 133.3, 69.6, 1.05, random(9), 0.7)
      // What the leap leaves on the water: the place it came from, its dark mirror.
      for (const [x, y, l, d] of [
        [103, 79.5, 19, 0.7],
        [98, 82, 13, 0.4],
        [112, 77.6, 9, 0.3],
      ])
        lens(k, 'rgba(12,60,112,.42)', x, y, l, d)
      // The water she has taken along falls back in a few thin strings that break into drops.
      for (const [x0, y0, x1, y1, w, a] of [
        [73.5, 55.5, 66.2, 79, 0.5, 0.85],
        [75, 55.5, 67.2, 78, 0.34, 0.7],
        [80.6, 57.5, 68.4, 79, 0.4, 0.8],
        [81.6, 57.5, 69.6, 78, 0.24, 0.6],
      ])
        path(
          k,
          `rgba(255,255,246,${a})`,
          `M${x0} ${y0}C${x0 - 1.6} ${y0 + 3} ${x1 + 0.4} ${y1 - 8} ${x1} ${y1}C${x1 + w * 2} ${y1 - 7} ${x0 - 1 + w} ${y0 + 4} ${x0 + w} ${y0 + 0.4}Z`,
        )
      trail(k, [74.5, 56], [66.5, 77], 44, 0.34, 4)
      trail(k, [81, 58], [69.5, 77], 22, 0.26, 8)
      leap(k, 106.5, 30, 63, -0.3, { tones: HERO, bend: 0.85, tail: 0.7, head: -0.1, flukes: 0.5 })
      splash(k, 66.5, 79.6, 2.4, random(5), 0.8)
      // Her calf tries the same.
      leap(k, 92, 66.4, 16, -0.5, { tones: FAR, bend: 0.6, tail: 0.3, head: -0.2 }, 71.6)
      splash(k, 86.5, 71.9, 0.85, random(12), 0.5)
    })
    return finish(s, { vignette: 0.12 })
  },
}
