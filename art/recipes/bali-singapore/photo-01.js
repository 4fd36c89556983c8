import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  agung,
  firstLight,
  half,
  lamp,
  parasol,
  sideWall,
  slabs,
  stairs,
  valley,
} from '../../things/lempuyang.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const MIDDLE = 96
/** Where the court begins, and how large the gate is. */
const COURT = 58
const Q = 0.77
const FOOT = COURT - 6.8 * Q

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

/** Sky, volcano and the sea of cloud, brought down to the wall of the court. */
function beyond(k) {
  k.save()
  k.translate(0, COURT - 7 - 62 * 0.86)
  k.scale(1, 0.86)
  firstLight(k)
  agung(k)
  valley(k)
  k.restore()
}

/** Both halves of the gate on their plinths. */
function gate(k) {
  for (const m of [1, -1]) {
    const x = MIDDLE - m * 13.5 * Q
    at(k, x, FOOT, 1.1 * Q, (c) => half(c, m))
    const [a, b] = m > 0 ? [x - 27 * Q, x] : [x, x + 27 * Q]
    path(k, '#1d3259', `M${a} ${COURT}V${FOOT - 0.4}H${b}V${COURT}Z`)
    path(k, '#86a6c4', `M${a - 0.8} ${FOOT - 0.9}H${b}V${FOOT - 0.2}H${a - 0.8}Z`)
    path(k, '#2a4674', `M${a} ${FOOT + 0.9}H${b}V${COURT - 1.6}H${a}Z`)
    path(k, '#4f739f', `M${a} ${COURT}V${FOOT - 0.2}h1.500V${COURT}Z`)
  }
}

const HOST = dim('stand', 1, ['#f0e4e8', '#8c94bc'], ['#e84c60', '#84345c'], {
  view: 'back',
  dress: 'sarong',
  sash: '#ecc67e',
  cut: 'bun',
  near: [3, 2],
  far: [5, 3],
  armNear: [112, 26],
  armFar: [106, 30],
})
const FRIEND = dim('kneel', 0, ['#3f8496', '#28507c'], ['#8c6c9c', '#4c4478'], {
  armNear: [58, 84],
  armFar: [62, 78],
  hat: ['knit', '#f0905c', '#a8545c'],
  after: (q, j, flat) =>
    path(
      q,
      flat ?? '#0c1430',
      `M${j.armNear.hand[0] - 0.2} ${j.armNear.hand[1] - 0.7}h0.800v0.700h-0.800Z`,
    ),
})

export default {
  alt: 'La porta spaccata di un tempio balinese poco prima dell’alba, dopo la pioggia: il sole ha già acceso la cima del vulcano, e la corte allagata rispecchia intere le due metà di pietra; una viaggiatrice apre le braccia fra l’una e l’altra, un amico la fotografa in ginocchio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.9], horizon: COURT / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      beyond(k)
      sideWall(k, -9, MIDDLE - 20, COURT)
      sideWall(k, MIDDLE + 20, 172, COURT)
      stairs(k, MIDDLE, FOOT, Q)
      gate(k)
      at(k, 36, COURT + 0.2, 0.86, parasol)
      at(k, 151, COURT + 0.2, 0.86, parasol)
      stand(k, MIDDLE - 0.5, FOOT + 0.3, 8.4, HOST)
      lamp(k, MIDDLE - 14, FOOT - 1, 0.8)
      lamp(k, MIDDLE + 14, FOOT - 1, 0.8)
      path(k, '#33527e', `M-6 ${COURT}H168V98H-6Z`)
    })
    stillWater(s, {
      y: COURT / 90,
      sway: 0,
      press: 1,
      veil: [
        [0, '#24406c', 0.1],
        [0.5, '#1c3868', 0.26],
        [1, '#10285a', 0.5],
      ],
    })
    f.draw(s.k, (k) => {
      path(k, '#6c8cb4', `M-6 ${COURT - 0.15}H168V${COURT + 0.3}H-6Z`)
      slabs(k)
      stand(k, 60, 88.6, 14.5, FRIEND)
    })
    return finish(s, { vignette: 0.14 })
  },
}
