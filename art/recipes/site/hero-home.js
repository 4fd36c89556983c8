import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  blades,
  clouds,
  kilimanjaro,
  plains,
  pond,
  SUN,
  shore,
  sky,
  swallows,
  WATER,
} from '../../things/savanna-hour.js'
import { thorn } from '../../things/savanna-thorn.js'
import { elephant } from '../../things/wading-elephants.js'
import { HERO_SIZES } from './kit.js'

const HIDE = {
  body: '#4a2238',
  light: '#f08c50',
  shade: '#371930',
  deep: '#2a122a',
  ear: '#57283c',
  tusk: '#ffdca8',
}

/** The herd at the far edge of the water, the sun behind it on the right. */
function herd(k) {
  for (const [x, q, o] of [
    [113, 1.52, { step: 0.35 }],
    [91.5, 1.2, { step: 0.7, trunk: 'drink' }],
    [76, 0.64, { step: 0.5, tusks: 0 }],
  ])
    at(k, x, WATER + 0.35, q, (c) => elephant(c, { ...o, tones: HIDE }), true)
}

/** Thorn trees of the plain, grown to unlike sizes. */
function farTrees(k) {
  const tree = (x, y, size, tones, seed, wide = 1) => {
    k.save()
    k.translate(x, y)
    k.scale(size * wide * (seed % 2 ? -1 : 1), size)
    thorn(k, tones, seed)
    k.restore()
  }
  const FAR = ['#c8703f', '#cc7642', '#d98146', '#ffbe6c']
  const MID = ['#8a4036', '#8e4438', '#a8563c', '#ffae5c']
  tree(-34, 59.6, 0.7, FAR, 4)
  tree(40, 59.6, 0.56, FAR, 8, 1.2)
  tree(47, 59.7, 0.42, FAR, 5)
  tree(134, 59.6, 0.62, FAR, 11, 1.1)
  tree(25, 64, 1.5, MID, 3, 1.06)
  tree(6, 62.4, 0.9, MID, 6)
  tree(-50, 64, 1.3, MID, 10)
}

/** The tree we stand under: its trunk on the right, its crown over the sun. */
function nearThorn(k) {
  k.save()
  k.translate(151, 92)
  k.scale(5, 8.5)
  thorn(k, ['#23102c', '#2a1430', '#46222e', '#f08a44'], 7, 0.66)
  k.restore()
}

export default {
  alt: 'Elefanti all’abbeverata al tramonto nella savana, con un’acacia in primo piano e il Kilimanjaro innevato',
  sizes: HERO_SIZES,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.savanna,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 57.5 / 90,
    })
    const f = field(s, { centre: 96, zoom: 0.84 })
    f.draw(s.k, (k) => {
      sky(k)
      clouds(k)
      kilimanjaro(k)
      swallows(k)
      plains(k)
      farTrees(k)
      blades(k, [-60, 220], 66.8, 1.6, 420, ['#7c3838', '#a8543c', '#c8743f'], 4)
      blades(k, [-60, 220], 70.4, 1.9, 460, ['#5e2834', '#7f3b36', '#b8603c'], 9)
      herd(k)
    })
    pond(s, f)
    f.draw(s.k, (k) => {
      herd(k)
      shore(k)
      nearThorn(k)
      blades(k, [-70, 230], 87, 4.4, 300, ['#2c1230', '#43192f', '#7a3034'], 2)
      blades(k, [-70, 230], 90.5, 8, 420, ['#1d0c28', '#2c1230', '#3a162e'], 7)
    })
    return finish(s, { bloom: 0.16, threshold: 0.84, vignette: 0.16 })
  },
}
