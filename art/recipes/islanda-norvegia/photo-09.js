import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { brow, hills, morning, spruce, water } from '../../things/bergen-hills.js'
import { boats, bryggen, laksevaag, town } from '../../things/bergen-winter.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { polarBlue } from './kit.js'

const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#5c3c34', '#3c2830'],
  shoe: '#2c3054',
  ...more,
})

/** The red car of the funicular, seen from above and behind on its steep track; foot at 0, 9 high. */
function car(k) {
  path(k, 'rgba(40,60,120,.5)', 'M-2.600 0.200L6.500 1.200L7 -3L2.500 -4Z')
  path(k, '#8c2c40', 'M-2.600 -0.400L2.600 -0.400L2.600 -6.400L-2.600 -6.400Z')
  path(k, '#dc4440', 'M-2.600 -0.400L0.600 -0.400L0.600 -6.400L-2.600 -6.400Z')
  path(k, '#ffd88c', 'M-2 -3.200H-0.200V-5.800H-2ZM0.200 -3.200H2V-5.800H0.200Z')
  path(k, '#fff0e8', 'M-2.900 -6.400L-1.900 -9.200L1.900 -9.200L2.900 -6.400Z')
  path(k, '#b4c4e8', 'M0.400 -6.400L0.300 -9.200L1.900 -9.200L2.900 -6.400Z')
  path(
    k,
    '#ffe8a4',
    'M-1.900 -1.300a0.400 0.400 0 1 0 0.800 0a0.400 0.400 0 1 0 -0.800 0ZM1.100 -1.300a0.400 0.400 0 1 0 0.800 0a0.400 0.400 0 1 0 -0.800 0Z',
  )
}

export default {
  alt: 'Bergen innevata dal monte Fløyen in una mattina d’inverno: il porto fra le case appuntite del Bryggen e la penisola di Nordnes, il grande veliero bianco all’ormeggio, i monti rosa oltre il fiordo; la funicolare rossa risale fra gli abeti',
  paint(w, h) {
    const s = new Scene(w, h, { mood: polarBlue, sun: [-0.05, 0.2], horizon: 27 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      water(k)
      hills(k)
      laksevaag(k)
      town(k)
      boats(k)
      bryggen(k)
      brow(k)
      // The track comes up between the trees.
      fill(k, '#5c74b0', points('65.600 85.500 67.600 85.500 61 100 50 100'))
      fill(k, '#dce4f4', points('66 85.500 67.200 85.500 59 100 52 100'))
      at(k, 62.6, 89.2, 0.86, car)
      for (const [x, y, q, n] of points(
        '80 93 15 3 84.500 94 10 5 89 92.500 12 8 112 95 21 9 117.500 93 12 12 121 95 9 14 41 95 15 17 46 92 9 21 38 93 8 23 131 91 14 27 70.500 91 9 33 75 96 12 35 100 94 8 38',
        4,
      ))
        at(k, x, y, 1, (c) => spruce(c, q, n))
      at(k, 161.5, 98, 1, (c) => spruce(c, 70, 41))
      at(k, 146, 97, 1, (c) => spruce(c, 38, 47))
      // The lookout: planks, a rail, those who came up first.
      path(k, '#3c5488', 'M-6 90L30 89L36 96H-6Z')
      path(k, '#e4eaf8', 'M-6 88.400L30 87.400L34 90L-6 91.500Z')
      stand(
        k,
        8,
        89,
        10.4,
        who('point', 0, ['#f0b83c', '#a87448'], ['#5c6c9c', '#3c4878'], {
          hat: ['knit', '#d84840', '#fff0e4'],
        }),
      )
      stand(
        k,
        14,
        88.8,
        9.8,
        who('stand', 1, ['#d84c48', '#8c3454'], ['#4c5484', '#343c68'], {
          dress: 'coat',
          hat: ['knit', '#fff0e4', '#f0b83c'],
          cut: 'long',
        }),
      )
      stand(
        k,
        20,
        88.8,
        7,
        who('wave', 0, ['#48a4a8', '#2c6484'], ['#5c4c7c', '#403460'], {
          hat: ['knit', '#f0b83c', '#fff0e4'],
        }),
      )
      for (let x = -4; x < 32; x += 4.4)
        stroke(k, '#24386c', 0.5, `M${x} ${89.6 - x * 0.025}V${84 - x * 0.03}`)
      stroke(k, '#24386c', 0.6, 'M-6 84.200L31 83.200')
      stroke(k, '#f4f0f4', 0.4, 'M-6 83.800L31 82.800')
      stroke(k, '#24386c', 0.35, 'M-6 86.800L31 85.800')
    })
    return finish(s, { vignette: 0.14 })
  },
}
