import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  fallOf,
  floor,
  mountain,
  nearLeaves,
  shell,
  spray,
  struts,
  walk,
} from '../../things/cloud-forest.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const COATS = [
  ['#f0705c', '#a84458'],
  ['#ffd05c', '#c08c4c'],
  ['#fff4e4', '#b8c4c0'],
  ['#5c84c4', '#34548c'],
  ['#e890b4', '#a05480'],
  ['#4cb0a0', '#2c707c'],
]
const who = (pose, n, i, more) => ({
  ...POSES[pose],
  skin: SKINS[n % 4],
  top: COATS[i % 6],
  low: ['#4c5c84', '#34406c'],
  hair: n === 0 ? ['#a8683c', '#704438'] : ['#2c2434', '#201c2c'],
  light: -1,
  ...more,
})
/** One of those who walk up there. */
const up = (a, pose, n, i, flip) => [
  a,
  ([x, y]) =>
    (k) =>
      stand(k, x, y, 3.5, who(pose, n, i), { flip }),
]

const HIGH = { x: 108, y: 25, rx: 47, ry: 6 }
const LOW = { x: 116, y: 51, rx: 42, ry: 4 }

export default {
  alt: 'Dentro la Foresta Nebulosa: sotto la cupola di vetro una montagna coperta di piante e fiori, la cascata che cade dalla cima, le passerelle bianche sospese; una viaggiatrice apre le braccia agli spruzzi, dove nasce un piccolo arcobaleno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.2], horizon: 0.8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const people = (list) => list.map(([a, of]) => [a, (p) => of(p)(k)])
      shell(k)
      walk(k, { ...HIGH, from: 0.53, to: 0.97 })
      walk(k, { ...LOW, from: 0.54, to: 0.96 })
      mountain(k)
      fallOf(k)
      struts(
        k,
        '75 22.400 96 33 87 21.200 97 27 130 21 124 30 146 23.200 139 36 83 50.500 89 59 142 49.600 140 59',
      )
      walk(
        k,
        { ...HIGH, from: 0.02, to: 0.5 },
        people([
          up(0.46, 'stand', 1, 0),
          up(0.43, 'point', 0, 2, true),
          up(0.36, 'walk', 2, 3),
          up(0.3, 'camera', 1, 1),
          up(0.2, 'walkOther', 3, 4, true),
          up(0.17, 'walk', 0, 5, true),
          up(0.08, 'hips', 1, 2),
        ]),
      )
      walk(
        k,
        { ...LOW, from: 0.03, to: 0.47 },
        people([
          up(0.42, 'camera', 0, 4),
          up(0.34, 'walk', 2, 1),
          up(0.32, 'walkOther', 1, 5),
          up(0.14, 'stand', 3, 0, true),
          up(0.12, 'wave', 1, 2, true),
        ]),
      )
      floor(k)
      // Daylight through the panes.
      for (const t of ['-6 8 10 -6 96 78 66 80', '26 -6 38 -6 112 66 98 74']) {
        const g = k.createLinearGradient(10, 0, 90, 78)
        g.addColorStop(0, 'rgba(255,252,226,.42)')
        g.addColorStop(1, 'rgba(255,252,226,0)')
        fill(k, g, points(t))
      }
    })
    s.layer(
      (k) =>
        f.draw(k, (c) => {
          spray(c)
          // A small rainbow in it.
          for (const [q, t] of [
            [11, 'rgba(240,96,100,.8)'],
            [10.4, 'rgba(255,190,90,.85)'],
            [9.8, 'rgba(250,240,120,.85)'],
            [9.2, 'rgba(110,210,150,.8)'],
            [8.6, 'rgba(90,150,230,.75)'],
          ])
            stroke(c, t, 0.66, `M${92 - q} 80A${q} ${q} 0 0 1 ${92 + q * 0.5} ${80 - q * 0.87}`)
        }),
      { lit: false, blur: (9 * s.w) / 1600, alpha: 0.9 },
    )
    f.draw(s.k, (k) => {
      const fall = { fall: [0.8, -0.14], shade: 'rgba(36,80,92,.6)' }
      // On the wet paving, their light in it.
      for (const [x, y, c] of [
        [55, 84, 'rgba(255,208,92,.3)'],
        [42, 82, 'rgba(240,112,92,.26)'],
        [37.6, 82.2, 'rgba(255,244,228,.3)'],
      ])
        path(k, c, `M${x - 1.2} ${y}h2.400l-0.500 6h-1.400Z`)
      stand(
        k,
        55,
        84,
        9.2,
        who('stand', 1, 1, {
          armNear: [104, 10],
          armFar: [104, 10],
          cut: 'long',
          light: -1,
          view: 'back',
          near: [5, 2],
          far: [-5, 3],
        }),
        fall,
      )
      stand(k, 42, 82, 9.2, who('camera', 2, 0), fall)
      stand(k, 37.6, 82.2, 8.6, who('point', 0, 2, { cut: 'bun' }), fall)
      stand(k, 64.6, 79.6, 6, who('run', 1, 4, { cut: 'bun' }), fall)
      nearLeaves(k)
    })
    return finish(s, { vignette: 0.16 })
  },
}
