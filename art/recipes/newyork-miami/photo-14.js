import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { couple, gulls, manhattanBridge, mist, saxophonist } from '../../things/bridge-morning.js'
import { P, planks, rails, roads, tower, web } from '../../things/brooklyn-walk.js'
import { chrysler, empireState, houseBlock, oneWorld } from '../../things/manhattan.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FAR = ['#f0c4ac', '#b0b4d0', '#fff0d0']
const NEAR = ['#e8a890', '#8c94bc', '#ffe8c0']
const SHADE = 'rgba(76,52,100,.55)'

/** Somebody on the planks, metres across and away, after the long shadow that the low sun on the right casts. */
function onPlanks(k, x, z, draw) {
  const [px, py] = P(x, 0, z)
  const q = (329 / z) * 0.252
  k.save()
  k.translate(px, py)
  k.transform(1, 0, 1.15, 0.1, 0, 0)
  k.scale(q, q)
  draw(k, SHADE)
  k.restore()
  at(k, px, py, q, draw)
}

export default {
  alt: 'Primo mattino sulla passerella di legno del ponte di Brooklyn: due sposi ballano al suono di un sassofono sotto la torre di pietra, oltre la trama dei cavi la nebbia sul fiume, il ponte di Manhattan e l’Empire State Building',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4c9cc0'],
          [0.36, '#94c4c8'],
          [0.62, '#f4dcb8'],
          [0.85, '#ffc89c'],
          [1, '#f8b49c'],
        ],
      },
      sun: [1.02, 0.7],
      horizon: 0.8,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const row = (list, tones, grid) => {
        for (const [x, wide, top, step] of points(list, 4))
          houseBlock(k, x, 74, wide, top, tones, {
            seed: x + 4,
            step,
            share: 0.26,
            grid,
            side: 0.5,
          })
      }
      row(
        '-4 6 60 0 2 5 55 2 7 6 58 0 17 6 50 3 23 6 57 0 84 5 63 0 89 6 60 0 95 5 62 2 100 6 57 0 106 4 60 0 118 6 55 2 124 4 59 0 133 6 56 2 140 5 60 0 145 6 57 0 151 5 61 2 156 8 58 0',
        FAR,
        0.9,
      )
      at(k, 13, 74, 0.098, (q) => oneWorld(q, ['#f8ccb4', '#98a4cc', '#c8bcd0', '#fff0dc']))
      at(
        k,
        113,
        74,
        0.08,
        (q) => empireState(q, ['#a8acd0', '#f4c4a4', '#9ca0c8', '#fff0dc']),
        true,
      )
      at(
        k,
        130,
        74,
        0.074,
        (q) => chrysler(q, ['#a8acd0', '#f4c4a4', '#9ca0c8'], ['#f8dcc4', '#b8b4d0', '#9ca4cc']),
        true,
      )
      row(
        '-5 9 64 0 4 7 61 2 20 8 62 0 28 6 66 0 84 8 67 0 93 7 66 2 102 8 68 0 112 7 66 0 121 8 68 0 131 7 65 2 146 7 67 0 154 9 66 0',
        NEAR,
        1,
      )
      manhattanBridge(k, 143, 74, ['#c4b8cc', '#7c88b8', '#8c94c0'])
      mist(k)
      // The river far below on both sides, the sun in it.
      path(k, '#c8b8cc', 'M-6 73H168V96H-6Z')
      path(k, '#9cacd0', 'M-6 75.500C30 74.600 130 74.600 168 75.500V96H-6Z')
      path(k, '#6c90c0', 'M-6 81C20 79.600 50 81 80 80.500C110 81 140 79.500 168 81V96H-6Z')
      for (const [x, y, l] of points(
        '2 75 9 12 78.500 12 26 75.400 6 8 85 14 94 74.600 7 106 77 13 111 77.900 5 124 75.600 16 134 78.600 9 139 79.500 4 152 75.400 7 149 83 11 120 81.600 5 128 84.500 12',
        3,
      ))
        path(
          k,
          '#ffe0c4',
          `M${x} ${y}q${l / 2} ${-l * 0.022} ${l} 0q${-l / 2} ${l * 0.022} ${-l} 0Z`,
        )
      tower(k)
      gulls(k)
      roads(k)
      planks(k)
      web(k, -12.5, -1.6, '#7c74a8', 28)
      web(k, 12.5, -1.6, '#7c74a8', 28)
      rails(k)
      const [rx, ry] = P(0.9, 0, 150)
      stand(
        k,
        rx,
        ry,
        3.9,
        {
          ...POSES.run,
          view: 'back',
          top: ['#3c94a0', '#285078'],
          low: ['#4c4878', '#2c2854'],
          skin: SKINS[2],
          hair: ['#2c2038', '#1c142c'],
          light: 1,
        },
        { fall: [-1.15, -0.1], shade: SHADE },
      )
      web(k, -4.3, 0.2, '#54508c', 12)
      web(k, 4.3, 0.2, '#54508c', 12)
      onPlanks(k, -1.7, 70, saxophonist)
      onPlanks(k, 0.7, 62, couple)
    })
    s.glow(0.98, 0.72, 40, '#ffd8a0', 0.35)
    return finish(s, { bloom: 0.16 })
  },
}
