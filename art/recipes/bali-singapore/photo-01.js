import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  agung,
  firstLight,
  half,
  lamp,
  parasol,
  pavement,
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
const FRIEND = dim('squat', 0, ['#3f8496', '#28507c'], ['#8c6c9c', '#4c4478'], {
  armNear: [70, 96],
  armFar: [78, 88],
  lean: 6,
  hat: ['knit', '#f0905c', '#a8545c'],
  // The camera before his eye, both hands under it.
  after: (q, j) => {
    const [x, y] = [j.armNear.hand[0], j.head[1] - 0.02]
    path(q, '#0c1430', `M${x - 0.4} ${y - 0.3}h0.240v-0.120h0.260v0.120h0.220v0.560h-0.720Z`)
    path(q, '#1c2a54', `M${x + 0.32} ${y - 0.22}h0.340v0.400h-0.340Z`)
    path(q, '#9cc0dc', `M${x + 0.66} ${y - 0.18}h0.080v0.320h-0.080Z`)
  },
})

/** Calm rain water: a breath of wind draws long broken lines, finer the farther. */
function breath(k) {
  const r = random(14)
  for (let i = 0; i < 40; i++) {
    const t = r() ** 1.3
    const [x, y, l] = [r() * 176 - 8, COURT + 5 + t * 20, 3 + t * 9 + r() * 5]
    // The middle, where gate and traveller stand in the water, stays whole.
    if (Math.abs(x - MIDDLE) < 26 + l) continue
    const q = 0.09 + t * 0.16
    path(
      k,
      i % 3 ? 'rgba(24,48,96,.75)' : 'rgba(168,190,220,.6)',
      `M${x - l} ${y}Q${x - l * 0.3} ${y - q} ${x + l} ${y}Q${x + l * 0.4} ${y + q} ${x - l} ${y}Z`,
    )
  }
}

/** A parasol on the pavement, and itself turned over in the water from its own foot. */
function standingParasol(s, f, x) {
  const y = COURT + 1.5
  const { canvas, k: m } = s.sheet(s.w, s.h)
  f.draw(m, (k) => {
    k.translate(0, y + y / 1.72)
    k.scale(1, -1 / 1.72)
    at(k, x, y, 0.86, parasol)
  })
  const y0 = Math.round(f.at([0, COURT + 3.5])[1])
  s.k.save()
  s.k.globalAlpha = 0.5
  s.k.drawImage(canvas, 0, y0, s.w, s.h - y0, 0, y0, s.w, s.h - y0)
  s.k.restore()
  f.draw(s.k, (k) => at(k, x, y, 0.86, parasol))
}

export default {
  alt: 'La porta spaccata di un tempio balinese poco prima dell’alba, dopo la pioggia: il sole ha già acceso la cima del vulcano, e la corte allagata rispecchia intere le due metà di pietra; una viaggiatrice apre le braccia fra l’una e l’altra, un amico accovacciato la fotografa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.9], horizon: COURT / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      beyond(k)
      sideWall(k, -9, MIDDLE - 20, COURT)
      sideWall(k, MIDDLE + 20, 172, COURT)
      stairs(k, MIDDLE, FOOT, Q)
      gate(k)
      stand(k, MIDDLE - 0.5, FOOT + 0.3, 8.4, HOST)
      lamp(k, MIDDLE - 14, FOOT - 1, 0.8)
      lamp(k, MIDDLE + 14, FOOT - 1, 0.8)
      path(k, '#33527e', `M-6 ${COURT}H168V98H-6Z`)
    })
    stillWater(s, {
      y: COURT / 90,
      sway: 0.12,
      press: 1.72,
      veil: [
        [0, '#1c3868', 0.4],
        [0.4, '#1c3868', 0.4],
        [1, '#10285a', 0.6],
      ],
    })
    f.draw(s.k, (k) => {
      breath(k)
      pavement(k, COURT, MIDDLE)
    })
    standingParasol(s, f, 36)
    standingParasol(s, f, 151)
    f.draw(s.k, (k) => {
      slabs(k)
      // What little light there is comes from the gate: his shade lies towards us.
      path(
        k,
        '#0c1836',
        'M58.600 88.500C60 88.200 63 88.200 64.600 88.500C65.600 88.900 64 89.700 61.600 89.800C59 89.900 57.400 89.100 58.600 88.500Z',
      )
      stand(k, 60, 88.6, 14.5, FRIEND)
    })
    return finish(s, { vignette: 0.14 })
  },
}
