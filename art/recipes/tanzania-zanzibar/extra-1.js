import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import {
  EDGE,
  FOOT,
  farDhow,
  fort,
  HORIZON,
  hedge,
  palm,
  quay,
  swallow,
} from '../../things/forodhani.js'
import { POSES, stand } from '../../things/slender-folk.js'

const SUN = [86, 43]
const DISC = 10.5
const STONE = {
  face: '#5c3a6c',
  block: '#6c4474',
  joint: '#4a2f60',
  wet: '#34285a',
  lit: '#f08c5c',
  litWet: '#8c4464',
  top: '#ffcc84',
}
const SKIN = ['#4c2440', '#d87c50']

/** A boy in the dusk of the wall, the sun along his right side. */
const boy = (pose, low, more) => ({
  ...POSES[pose],
  skin: [SKIN[1], SKIN[0]],
  top: [SKIN[1], SKIN[0]],
  low,
  hair: ['#2c1834', '#241430'],
  shoe: [SKIN[1], SKIN[0]],
  shorts: true,
  bare: true,
  light: 1,
  ...more,
})
const [RED, TEAL, GOLD, BLUE] = [
  ['#ff7c5c', '#9c3050'],
  ['#5cb0a8', '#24587c'],
  ['#ffd470', '#a86050'],
  ['#8498c4', '#44487c'],
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#2c6c94'],
    [0.3, '#74a4a4'],
    [0.58, '#f0c890'],
    [0.82, '#ffb468'],
    [1, '#ff9858'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, HORIZON + 7)
  const glow = k.createRadialGradient(...SUN, DISC, ...SUN, 62)
  glow.addColorStop(0, 'rgba(255,236,170,.85)')
  glow.addColorStop(0.35, 'rgba(255,210,130,.4)')
  glow.addColorStop(1, 'rgba(255,190,110,0)')
  k.fillStyle = glow
  k.fillRect(-6, -6, 172, HORIZON + 7)
  k.fillStyle = '#fff6cc'
  k.beginPath()
  k.arc(...SUN, DISC, 0, 7)
  k.fill()
}

function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [t, c] of [
    [0, '#ffb070'],
    [0.1, '#e88c70'],
    [0.36, '#a86484'],
    [0.7, '#5c4c88'],
    [1, '#343870'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${HORIZON} 166 ${HORIZON} 166 96 -6 96`))
  const r = random(31)
  // Long low swell, nearer and wider towards us.
  for (let i = 0; i < 34; i++) {
    const t = r() ** 1.2
    lens(
      k,
      i % 2 ? 'rgba(64,48,124,.34)' : 'rgba(255,176,128,.3)',
      -4 + r() * 168,
      HORIZON + 1.6 + t * 31,
      2 + t * 13,
      0.08 + t * 0.3,
      0.06 + t * 0.22,
    )
  }
  // The path of the sun: close strokes under it, fewer and longer ones towards us.
  for (let i = 0; i < 84; i++) {
    const t = (i / 83) ** 1.25
    const wide = (3.4 + t * 5) * (0.4 + r() * 0.8)
    lens(
      k,
      i % 4 ? '#ffe0a0' : '#ffc488',
      SUN[0] + (r() - 0.5) * (4 + t * 9),
      HORIZON + 0.2 + t * 31,
      wide,
      0.2 + t * 0.26,
      0.14 + t * 0.16,
    )
  }
}

/** Those who stand on the wall. */
function boys(k) {
  const put = (x, tall, o, flip) => stand(k, x, EDGE + 0.25, tall * 8, o, { flip })
  put(53.5, 1.5, boy('run', TEAL))
  put(42, 1.56, boy('wave', BLUE, { armNear: [150, 20], lean: -5 }))
  put(37.4, 1.3, boy('point', GOLD, { armFar: [112, 10] }))
  // The smallest has sat down at the edge and thinks it over.
  at(k, 23, EDGE - 0.2, (8 * 1.12) / 7, (c) => stand(c, 0, 0, 7, boy('sit', RED, { nod: 24 })))
}

export default {
  alt: 'Al tramonto i ragazzi di Stone Town si tuffano dal muro dei giardini Forodhani: uno vola ad ali aperte davanti al sole, come la rondine più in alto; il più piccolo, seduto sul bordo, ci pensa ancora; dietro, il vecchio forte tra le palme e un dhow che rientra',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      sea(k)
      // A dhow comes home, and her broken mirror.
      at(k, 136, 60.4, 1.75, (c) => {
        farDhow(c, '#5c2c54', '#b0586c')
        // The helmsman.
        path(
          c,
          '#4c2048',
          'M-3.700 -1C-3.700 -1.800 -3.500 -2.100 -3.200 -2.100C-2.900 -2.100 -2.700 -1.800 -2.600 -0.900ZM-3.400 -2.450a0.240 0.280 0 1 0 0.480 0a0.240 0.280 0 1 0 -0.480 0Z',
        )
      })
      // Her mirror, broken by strokes of the bright sea.
      k.save()
      k.globalAlpha = 0.42
      at(k, 136, 61.1, 1.75, (c) => {
        c.scale(1, -0.86)
        farDhow(c, '#5c2c54', '#a05470')
      })
      k.restore()
      for (const [x, y, half] of points(
        '134 64.400 8 138.500 67.200 7 132.500 70 8.500 137 73 7 134 76 6',
        3,
      ))
        lens(k, y < 68 ? '#d98874' : '#b26e80', x, y, half, 0.34, 0.22)
      fort(k, ['#f8b078', '#b8808c', '#8c648c', '#745080'])
      palm(k, 29, 54, 33, 25.5, 9.5, ['#6c3c60', '#e08c68', '#5c3c68', '#a86470'], 8, false)
      hedge(k, ['#5f6a74', '#c9987c'], 52, 4, 3, 57)
      palm(k, 6, 54, 13, 12, 18, ['#3c2450', '#d87858', '#2c2858', '#8c5068'], 11, false)
      hedge(k, ['#33465c', '#7c6c70'], 52.4, 2.2, 7, 40)
    })
    // What stands by the water, turned over and broken by the swell.
    const sheet = s.sheet()
    f.draw(sheet.k, (k) => quay(k, STONE))
    f.draw(s.k, (k) => {
      const [q, step] = [f.q, 0.1]
      for (let y = FOOT; y < 91; y += step) {
        const slip = -(1 + Math.sin(y * 2.3 + Math.sin(y * 0.9))) * 0.1 * (y - FOOT) ** 0.7
        k.save()
        k.beginPath()
        k.rect(-6, y, 172, step + 0.01)
        k.clip()
        k.globalAlpha = 0.78
        k.translate(slip, 2 * FOOT)
        k.scale(1 / q, -1 / q)
        k.drawImage(sheet.canvas, 0, 0)
        k.restore()
      }
    })
    f.draw(s.k, (k) => {
      quay(k, STONE)
      boys(k)
      lens(k, '#2c2450', 28, FOOT, 36, 0.12, 0.24)
      for (const [x, y, l] of points(
        '12 71.600 9 44 72.800 11 60 75 7 24 76.500 12 50 80.500 13 14 84 14',
        3,
      ))
        lens(k, 'rgba(240,150,130,.4)', x, y, l, 0.14, 0.1)
      // The diver, dark against the sun.
      at(k, SUN[0] - 3.6, SUN[1] - 3.2, 1.74, (c) => {
        c.rotate(0.4)
        swallow(c, ['#4a1f3c', '#ff9c60', '#c83c4c'])
      })
      // One who dived before looks up from the water.
      at(k, 117, 75.5, 1.9, (c) => {
        for (const [rx, a] of [
          [3.6, 0.3],
          [2.2, 0.55],
        ]) {
          c.strokeStyle = `rgba(255,208,160,${a})`
          c.lineWidth = 0.16
          c.beginPath()
          c.ellipse(0, 0.1, rx, rx * 0.16, 0, 0, 7)
          c.stroke()
        }
        stroke(c, SKIN[0], 0.5, 'M0.900 0C1.300 -0.700 1.300 -1.400 1 -2.200')
        path(
          c,
          SKIN[0],
          'M-0.900 0.100C-0.800 -0.400 -0.300 -0.500 0 -0.500C0.400 -0.500 0.800 -0.400 1 0.100Z',
        )
        path(c, SKIN[0], 'M-0.520 -0.900a0.540 0.600 0 1 0 1.080 0a0.540 0.600 0 1 0 -1.080 0Z')
        path(
          c,
          SKIN[1],
          'M-0.500 -1.100C-0.360 -1.400 -0.160 -1.500 0 -1.500C-0.260 -1.200 -0.340 -0.800 -0.240 -0.400C-0.480 -0.600 -0.560 -0.800 -0.500 -1.100Z',
        )
      })
      // The swallow, the same wings.
      at(k, 121, 20, 0.62, (c) => {
        c.translate(-84, -21)
        path(
          c,
          '#3c2c54',
          'M82.500 18.500C84 18.800 85 19.500 85.600 20.600C86.800 20.200 88.400 20.400 89.800 21.600C88 21.200 86.800 21.500 86 22C86.300 22.800 86.300 23.400 86.900 23.900C86 23.800 85.300 23.100 85 22.300C83.600 22.200 81.800 22.500 80 23.500C81.300 22.100 82.800 21.300 84.200 21.100C83.900 20 83.300 19.200 82.500 18.500Z',
        )
      })
    })
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
