import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { catamaran, wake } from '../../things/open-catamaran.js'
import { HORIZON, reefs } from '../../things/reef-chart.js'
import { whaleUnder } from '../../things/whale-under.js'

/** The heart as it lies on the sea: drawn level, in units of our height, then seen in the same perspective as all the rest. */
function heart(x0, z0, size, turn) {
  const out = []
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * 2 * Math.PI
    // A heart a little uneven, as coral grows.
    const x = (16 * Math.sin(a) ** 3) / 16 + Math.sin(a * 3 + 1) * 0.03
    const z = (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 17
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const X = x0 + size * (x * c - z * s)
    const Z = z0 + size * (x * s + z * c)
    out.push(`${80 + (X / Z) * 81} ${HORIZON + 81 / Z}`)
  }
  return out.join(' ')
}

const BANKS = [
  { line: heart(0.22, 1.88, 0.7, -0.16), rim: 0.09, pool: 0.17, rough: 0.3, holes: 0 },
  // The bank at our feet on the left, the long reef behind the heart, and those that follow to the horizon.
  {
    line: '-40 104 -40 62 -16 60 2 64 14 70 22 76 27 84 28 92 24 110',
    rim: 0.05,
    surf: 0.008,
    pool: 0.2,
    rough: 1,
    holes: 0,
  },
  {
    line: '-30 24 0 22.600 18 22.800 26 21.600 38 22 47 23.400 57 26.400 52 27.600 41 26.800 30 29.400 16 28.800 6 31 -30 33',
    rim: 0.1,
    surf: 0.03,
    pool: 0.4,
    rough: 2,
    holes: 0,
  },
  {
    line: '84 23.400 92 21.800 108 22 118 20.600 136 21 170 22.400 190 26 168 30 150 29 138 26.600 122 28.400 104 27.400 98 25.600 88 25.400',
    rim: 0.1,
    surf: 0.03,
    pool: 0.4,
    rough: 2,
    holes: 0,
  },
  {
    line: '30 15.400 56 14.600 84 15 100 15.800 76 16.600 48 16.500',
    rim: 0.24,
    pool: 1,
    rough: 4,
    holes: 0,
  },
  { line: '118 13.600 150 12.900 190 13.400 150 14.300', rim: 0.3, pool: 1.4, rough: 4, holes: 0 },
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  g.addColorStop(0, '#7cc4d8')
  g.addColorStop(1, '#fbeccc')
  k.fillStyle = g
  k.fillRect(-2, -2, 164, HORIZON + 2.4)
}

export default {
  alt: 'La Grande Barriera Corallina vista dall’alto: un grande banco di corallo a forma di cuore nel blu, un catamarano bianco a vela nel canale e due balene, madre e piccolo, a pelo d’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.04], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    reefs(s, f, BANKS)
    f.draw(s.k, (k) => {
      at(k, 36, 53, 0.62, (q) => {
        wake(q, { heading: 32, down: 31, length: 44 })
        catamaran(q, { heading: 32, down: 31 })
      })
      for (const [x, y, q, a] of [
        [133, 71, 1.3, -2.7],
        [124, 79.5, 0.62, -2.55],
      ]) {
        k.save()
        k.translate(x, y)
        k.scale(1, 0.66)
        k.rotate(a)
        k.scale(q, q)
        whaleUnder(k)
        k.restore()
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
