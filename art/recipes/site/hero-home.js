import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bull, CALF, feet, MATRIARCH, SISTER } from '../../things/amboseli-herd.js'
import {
  blades,
  kilimanjaro,
  plains,
  pond,
  SUN,
  shore,
  sky,
  WATER,
} from '../../things/savanna-hour.js'
import { thorn } from '../../things/savanna-thorn.js'
import { HERO_SIZES } from './kit.js'

const HIDE = {
  body: '#4c2a34',
  shade: '#38202e',
  far: '#2c1a2a',
  deep: '#1c1020',
  ear: '#5c363c',
  rim: '#e08c48',
  tusk: '#c89068',
}

/** Who wades where, and how large: the sun stands behind the matriarch. */
const HERD = [
  [116, 2.3, MATRIARCH],
  [87, 1.72, SISTER],
  [66, 0.96, CALF],
]

function herd(k) {
  for (const [x, q, pose] of HERD) at(k, x, WATER + 0.2, q, (c) => bull(c, pose, HIDE))
}

/** Rings of water where each leg goes in. */
function rings(k) {
  for (const [x0, q, pose] of HERD)
    for (const u of feet(pose)) {
      const [x, w] = [x0 + u * q, q * 1.5]
      path(
        k,
        '#f4b460',
        `M${x - w} ${WATER + 0.5}Q${x} ${WATER + 0.9} ${x + w} ${WATER + 0.5}Q${x} ${WATER + 1.3} ${x - w} ${WATER + 0.5}Z`,
      )
    }
}

/** Thorn trees of the plain, grown to unlike sizes. */
function farTrees(k) {
  const tree = (x, y, size, tones, seed, wide = 1) => {
    k.save()
    k.translate(x, y)
    k.scale(size * wide * (seed % 2 ? -1 : 1), size)
    thorn(k, tones, seed, 1, 34)
    k.restore()
  }
  const FAR = ['#c88448', '#cc8848', '#d8944c']
  const MID = ['#84503c', '#7c4c3c', '#8c5840']
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
  thorn(k, ['#1c1c2c', '#1c2430', '#2c3834'], 7, 0.66, 240, 0.46)
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
      kilimanjaro(k)
      plains(k)
      farTrees(k)
      blades(k, [-60, 220], 66.8, 1.6, 420, ['#84483c', '#a85c3c', '#c87c40'], 4)
      blades(k, [-60, 220], 70.4, 1.9, 460, ['#64343a', '#844438', '#b86c3c'], 9)
      herd(k)
    })
    pond(s, f)
    f.draw(s.k, (k) => {
      herd(k)
      rings(k)
      shore(k)
      nearThorn(k)
      blades(k, [-70, 230], 90, 4.4, 300, ['#2c1230', '#43192f', '#7a3034'], 2)
      blades(k, [-70, 230], 92.5, 8, 420, ['#1d0c28', '#2c1230', '#3a162e'], 7)
    })
    return finish(s, { bloom: 0.16, threshold: 0.84, vignette: 0.16 })
  },
}
