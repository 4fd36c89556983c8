import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { dhoniBow, farIsland, HORIZON, sea, sky, splash } from '../../things/dolphin-morning.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { dolphin } from '../../things/spinner-dolphin.js'

// Seen against the bright east: dark cape, cool side, the belly full of the light that comes off the water.
const HERO = {
  cape: ['#3c5c88', '#183458'],
  side: ['#a0bcc8', '#6888a8'],
  belly: ['#fffae8', '#f6f6e2'],
  line: '#28446c',
}
const FAR = {
  cape: ['#4c7898', '#2c5480'],
  side: ['#a4c8cc', '#7ca4b8'],
  belly: ['#fcf8e0', '#f2f2dc'],
  line: '#3c6488',
}
const FOAM = ['#fffdf0', '#c8f0e4', '#5cbcc8']

const person = (pose, n, c, more) => ({
  ...POSES[pose],
  top: c,
  low: ['#4c6ca8', '#2c447c'],
  skin: SKINS[n],
  hair: ['#3c2438', '#241830'],
  shoe: SKINS[n][1],
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
    -8.6,
    -7.4,
    10.2,
    person('wave', 0, ['#f4bc3c', '#b87844'], { cut: 'long', armFar: [146, 18] }),
  )
  stand(
    k,
    -13.6,
    -6.9,
    7.4,
    person('point', 0, ['#7c5cac', '#503c80'], { armFar: [112, 6], lean: 6 }),
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
  alt: 'Mattina alle Maldive: una stenella salta altissima davanti alla prua ricurva di un dhoni, il suo piccolo prova lo stesso salto accanto a lei, un’altra è già di nuovo in acqua; da bordo tre viaggiatori le salutano',
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
      leap(k, 103, 33, 56, -0.3, { tones: HERO, bend: 0.85, tail: 0.7, head: -0.1, flukes: 0.5 })
      // The water she has taken along falls back in a long torn veil.
      path(
        k,
        'rgba(255,255,244,.38)',
        'M78.500 50.500C74.500 56 70.500 64 69 79H64.400C66.500 67 71 57.500 76.500 51.500Z',
      )
      path(
        k,
        'rgba(255,255,244,.6)',
        'M77.500 52C73 58 69.500 66 67.800 79H66C68 68 71.500 59 76.800 52Z',
      )
      trail(k, [77, 52], [68, 78], 40, 0.4, 4)
      splash(k, 66, 79.6, 2.1, random(5), 0.8)
      // Her calf tries the same.
      leap(k, 92, 66.4, 16, -0.5, { tones: FAR, bend: 0.6, tail: 0.3, head: -0.2 }, 71.6)
      splash(k, 86.5, 71.9, 0.85, random(12), 0.5)
    })
    return finish(s, { vignette: 0.12 })
  },
}
