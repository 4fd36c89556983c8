import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { newlyweds, runner, saxophonist } from '../../things/bridge-wedding.js'
import { P, planks, rails, roads, tower, web } from '../../things/brooklyn-walk.js'
import { houseBlock, oneWorld } from '../../things/manhattan.js'

const FAR = ['#e8b0a4', '#98a0cc', '#fff0d0']
const NEAR = ['#dc9488', '#7c80b8', '#ffe8c0']

/** Somebody on the planks: metres across and away, drawn in the figure's own units per metre. */
const onPlanks = (k, x, z, draw) => {
  const [px, py] = P(x, 0, z)
  at(k, px, py, 329 / z / 10, draw)
}

export default {
  alt: 'Due sposi ballano sulla passerella di legno del ponte di Brooklyn al mattino, al suono di un sassofono, davanti alla torre di pietra e alla trama dei cavi',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#6cb0dc'],
          [0.4, '#b4cfe4'],
          [0.68, '#f8ccc4'],
          [0.88, '#f0b8bc'],
          [1, '#b4b0d8'],
        ],
      },
      sun: [1.02, 0.9],
      horizon: 0.8,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#fff0ec', 'M8 19q8 -1.100 15 -0.300q9 -1.400 18 0.300ZM18 19.600H36q-9 0.900 -18 0Z'],
        ['#fce0dc', 'M122 32q7 -1 13 -0.300q9 -1.200 18 0.300ZM130 32.600H148q-9 0.900 -18 0Z'],
      ])
        path(k, c, d)
      const row = (list, tones, grid) => {
        for (const [x, wide, top, step] of points(list, 4))
          houseBlock(k, x, 74, wide, top, tones, { seed: x + 4, step, share: 0.3, grid, side: 0.5 })
      }
      row(
        '-4 7 62 0 3 6 56 2 9 7 60 0 20 7 51 3 27 6 57 0 33 7 48 2 40 6 60 0 62 6 62 0 68 7 55 2 84 6 60 0 90 7 63 0 104 8 58 0 112 6 50 2 118 8 60 0 126 7 55 3 134 8 62 0 143 6 57 0 149 8 63 0 157 8 59 0',
        FAR,
        0.9,
      )
      at(k, 31, 74, 0.094, (q) => oneWorld(q, ['#f4c4b4', '#8c98cc', '#c0b4d0', '#fff0dc']))
      row(
        '-4 10 67 0 7 8 64 0 15 8 66 0 44 8 65 0 52 8 67 0 108 9 66 0 118 8 68 0 127 9 65 0 137 10 68 0 148 9 66 0 157 9 68 0',
        NEAR,
        1,
      )
      // The river far below on both sides.
      path(k, '#98a8d8', 'M-6 73H168V96H-6Z')
      path(k, '#7c94cc', 'M-6 76C30 75 130 75 168 76V96H-6Z')
      path(k, '#6480bc', 'M-6 82C20 80.500 50 82 80 81.500C110 82 140 80.500 168 82V96H-6Z')
      for (const [x, y, l] of points(
        '2 75 9 18 78.500 12 30 75.400 6 8 85 14 34 86.500 8 122 75 8 140 78.500 12 150 85 12 126 86.500 8 112 77 5',
        3,
      ))
        path(k, '#f4d0d4', `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
      tower(k)
      roads(k)
      planks(k)
      web(k, -12.5, -1.6, '#7c74a8', 40)
      web(k, 12.5, -1.6, '#7c74a8', 40)
      rails(k)
      onPlanks(k, -0.4, 88, runner)
      web(k, -4.3, 0.2, '#54508c', 12)
      web(k, 4.3, 0.2, '#54508c', 12)
      onPlanks(k, -1.75, 32.5, saxophonist)
      onPlanks(k, 0.95, 33.5, newlyweds)
    })
    return finish(s, { bloom: 0.16 })
  },
}
