import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
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
import { elephant } from '../../things/wading-elephants.js'
import { HERO_SIZES } from './kit.js'

const HIDE = {
  body: '#4c2a34',
  light: '#5c3438',
  shade: '#38202e',
  deep: '#2a1828',
  ear: '#58323a',
  tusk: '#ffe4b0',
}

/** The sun behind them leaves one fine line on brow and back, none anywhere else. */
const backLight = (k) =>
  path(
    k,
    '#d88444',
    'M-5.300 -8.900C-5.300 -9.400 -5.100 -9.800 -4.900 -9.900C-4.200 -10.500 -3.400 -10.300 -2.900 -10C-2 -10.250 -1 -10.100 -0.200 -9.700C0.800 -9.300 1.700 -9.400 2.700 -9.700C3.900 -9.900 4.800 -9 5.200 -7.900C4.600 -8.900 3.800 -9.700 2.700 -9.560C1.700 -9.260 0.800 -9.150 -0.200 -9.550C-1 -9.920 -2 -10.080 -2.900 -9.850C-3.400 -10.130 -4.200 -10.300 -4.800 -9.760C-5 -9.600 -5.200 -9.300 -5.300 -8.900Z',
  )

/** The herd at the far edge of the water, the sun behind the matriarch. */
function herd(k) {
  for (const [x, q, o] of [
    [117, 2.3, { step: 0.35 }],
    [91, 1.62, { step: 0.75, trunk: 'drink' }],
    [72.5, 0.9, { step: 0.5, tusks: 0 }],
  ])
    at(
      k,
      x,
      WATER + 0.35,
      q,
      (c) => {
        elephant(c, { ...o, tones: HIDE })
        c.translate(0, -0.03)
        backLight(c)
      },
      true,
    )
}

/** Rings of water where each leg goes in. */
function rings(k) {
  for (const [x, w] of [
    [107.5, 3.4],
    [112.6, 3],
    [119, 2.6],
    [124, 3.2],
    [84, 2.4],
    [90.5, 2.6],
    [96.4, 2.2],
    [70, 1.6],
    [74.6, 1.6],
  ])
    path(
      k,
      '#f4b460',
      `M${x - w} ${WATER + 0.5}Q${x} ${WATER + 0.9} ${x + w} ${WATER + 0.5}Q${x} ${WATER + 1.3} ${x - w} ${WATER + 0.5}Z`,
    )
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
      blades(k, [-70, 230], 87, 4.4, 300, ['#2c1230', '#43192f', '#7a3034'], 2)
      blades(k, [-70, 230], 90.5, 8, 420, ['#1d0c28', '#2c1230', '#3a162e'], 7)
    })
    return finish(s, { bloom: 0.16, threshold: 0.84, vignette: 0.16 })
  },
}
