import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { organ, seen, step } from '../../things/basalt-organ.js'
import { daybreak, hem, rollers, SEA, sand, sea, stacks } from '../../things/organ-shore.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, n, top, more) => ({
  ...POSES[pose],
  top,
  low: ['#7c7ca4', '#3c3c6c'],
  skin: SKINS[n],
  hair: ['#6c4430', '#3c2830'],
  shoe: '#4c4a70',
  light: 1,
  ...more,
})
const GOLD = ['#ffc84c', '#a8703c']
const RED = ['#f46a4c', '#98344c']
const TEAL = ['#58c4b8', '#2c6c7c']

export default {
  alt: 'Reynisfjara all’alba: una parete di colonne di basalto a sei lati sale come le canne di un organo dalla sabbia nera, un filo di luce su ogni spigolo; oltre la risacca i tre faraglioni, piccoli viaggiatori lontani dall’onda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [132 / 160, 0.55], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      daybreak(k)
      sea(k)
      stacks(k)
      hem(k)
      rollers(k)
      sand(k)
      // The foot of the wall is in the dark.
      fill(
        k,
        '#1c1e44',
        points(
          '-6 86 20 79 40 72 60 64 76 57.500 90 53.500 92 54 80 58.500 66 65 46 74 22 82 -6 90',
        ),
      )
      organ(k, '#b4bcac')
      // The way they came.
      for (let i = 0; i < 22; i++) {
        const Z = 5.2 + i * 0.48
        const [x, y] = seen(-0.3 + i * 0.088 + (i % 2 ? 0.13 : -0.13), Z)
        const q = 14 / Z
        path(
          k,
          '#1b1d42',
          `M${x - q} ${y}q${q} ${-q * 0.28} ${q * 2} ${-q * 0.1}q${-q * 0.9} ${q * 0.45} ${-q * 2} ${q * 0.1}Z`,
        )
      }
      const on = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [-0.75, 0.4], shade: '#1a1c42' })
      const put = (X, Z, tall, o, flip) => on(...seen(X, Z), (tall * 92) / Z, o, flip)
      put(1.5, 15.8, 1.78, guest('walk', 0, TEAL, { pack: RED }))
      put(2.6, 16.2, 1.68, guest('walkOther', 1, GOLD, { cut: 'long' }))
      put(0.1, 25, 1.75, guest('camera', 2, RED))
      // A child goes along the steps with open arms, somebody walks beside.
      const [cx, cy] = step(12.6, 0.5)
      stand(
        k,
        cx,
        cy + 0.3,
        8.6,
        guest('walk', 0, GOLD, {
          view: 'back',
          armNear: [62, 18],
          armFar: [78, -14],
          lean: 3,
          hat: ['knit', '#f46a4c', '#fff0dc'],
        }),
        {},
      )
      put(-2, 11.6, 1.72, guest('stand', 1, RED, { view: 'back', cut: 'bun', armFar: [10, 12] }))
      // Fulmars along the wall.
      for (const [x, y, q] of points('97 20 1.300 91 27 0.900 103 30.500 1', 3))
        path(
          k,
          '#fff4dc',
          `M${x - q * 2} ${y - q * 0.5}Q${x - q * 0.8} ${y - q * 0.9} ${x} ${y}Q${x + q * 0.9} ${y - q} ${x + q * 2.1} ${y - q * 0.9}Q${x + q} ${y - q * 0.4} ${x + q * 0.2} ${y + q * 0.4}L${x - q * 0.3} ${y + q * 0.35}Q${x - q * 0.9} ${y - q * 0.3} ${x - q * 2} ${y - q * 0.5}Z`,
        )
    })
    return finish(s, { vignette: 0.12 })
  },
}
