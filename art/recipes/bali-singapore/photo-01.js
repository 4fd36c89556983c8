import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  agung,
  court,
  firstLight,
  half,
  lamp,
  parasol,
  sheen,
  sideWall,
  valley,
} from '../../things/lempuyang.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const [MIDDLE, FOOT] = [96, 69]

/** In the light before sunrise colours are dim; a lamp warms her left side. */
const dim = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: [SKINS[n][1], '#4c3c5c'],
  hair: ['#1c2244', '#141a38'],
  shoe: ['#1c2244', '#141a38'],
  top,
  low,
  light: -1,
  ...more,
})

export default {
  alt: 'La porta spaccata di un tempio balinese poco prima dell’alba: il sole ha già acceso la cima del vulcano Agung, sul fianco ancora buio sale una fila di lumi; una viaggiatrice apre le braccia fra le due metà',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.9], horizon: 62 / 90 })
    field(s).draw(s.k, (k) => {
      firstLight(k)
      agung(k)
      valley(k)
      sideWall(k, -9, 74, FOOT + 6)
      sideWall(k, 118, 172, FOOT + 6)
      court(k, MIDDLE, FOOT)
      for (const [x, m] of [
        [82.5, 1],
        [109.5, -1],
      ]) {
        at(k, x, FOOT, 1.1, (c) => half(c, m))
        // Its plinth stands on the paving.
        const [a, b] = m > 0 ? [x - 27, x] : [x, x + 27]
        path(k, '#1d3259', `M${a} ${FOOT + 6.8}V${FOOT - 0.4}H${b}V${FOOT + 6.8}Z`)
        path(k, '#86a6c4', `M${a - 0.8} ${FOOT - 1}H${b}V${FOOT - 0.2}H${a - 0.8}Z`)
        path(k, '#2a4674', `M${a} ${FOOT + 1}H${b}V${FOOT + 4.6}H${a}Z`)
        path(k, '#4f739f', `M${a} ${FOOT + 6.8}V${FOOT - 0.2}h1.800V${FOOT + 6.8}Z`)
      }
      sheen(k, MIDDLE, FOOT + 6.8)
      at(k, 40, 76.4, 1, parasol)
      at(k, 150, 76, 0.9, parasol)
      stand(
        k,
        95,
        FOOT + 0.3,
        10.6,
        dim('stand', 1, ['#e9dce4', '#8c94bc'], ['#d8485c', '#7c3460'], {
          view: 'back',
          dress: 'sarong',
          sash: '#ecc67e',
          cut: 'bun',
          near: [3, 2],
          far: [5, 3],
          armNear: [112, 26],
          armFar: [106, 30],
        }),
      )
      path(
        k,
        '#1b3159',
        'M68.500 81.500C70 80.900 75 80.900 77.500 81.500C75 82.300 70 82.300 68.500 81.500Z',
      )
      stand(
        k,
        73,
        81.5,
        10.4,
        dim('kneel', 0, ['#3f8496', '#28507c'], ['#8c6c9c', '#4c4478'], {
          armNear: [58, 84],
          armFar: [62, 78],
          hat: ['knit', '#e88a5c', '#a8545c'],
          after: (q, j, flat) =>
            path(
              q,
              flat ?? '#141a38',
              `M${j.armNear.hand[0] - 0.2} ${j.armNear.hand[1] - 0.7}h0.800v0.700h-0.800Z`,
            ),
        }),
      )
      for (const [x, y, q] of [
        [79.5, FOOT - 1.2, 0.9],
        [113, FOOT - 1.2, 0.9],
      ])
        lamp(k, x, y, q)
    })
    return finish(s, { vignette: 0.14 })
  },
}
