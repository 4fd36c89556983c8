import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { catamaran, wake } from '../../things/open-catamaran.js'
import { HORIZON, reefs } from '../../things/reef-chart.js'
import { breath, humpback } from '../../things/whale-under.js'

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
  {
    line: heart(0.17, 1.85, 0.76, -0.16),
    rim: 0.085,
    pool: 0.2,
    rough: 0.8,
    surf: 0.0095,
    heads: 1,
  },
  // The bank at our feet on the left, the two long reefs behind the heart, and one that is only a line.
  {
    line: '-40 106 -40 66 -16 64 2 68 14 74 22 80 27 88 28 96 24 112',
    rim: 0.06,
    surf: 0.009,
    pool: 0.2,
    rough: 0.9,
    heads: 1,
  },
  {
    line: '-30 26.6 0 25.400 18 25.600 26 24.600 38 25 47 26.400 57 29.400 52 30.600 41 29.800 30 32.400 16 31.800 6 34 -30 36',
    far: 5.2,
    rim: 0.011,
    surf: 0.0034,
    pool: 0.03,
    rough: 0.16,
  },
  {
    line: '96 24.600 104 23.400 118 23.600 128 22.600 142 22.800 170 24 190 27 168 31 150 30 140 28 126 29.400 112 28.400 105 26.800',
    far: 6,
    rim: 0.011,
    surf: 0.0034,
    pool: 0.026,
    rough: 0.16,
  },
  {
    line: '52 18.100 66 17.500 84 17.700 94 18.300 80 18.900 62 18.800',
    far: 16,
    rim: 0.003,
    pool: 0.006,
    rough: 0.02,
  },
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  g.addColorStop(0, '#6cb8e4')
  g.addColorStop(0.6, '#b4dcec')
  g.addColorStop(1, '#e4f2ec')
  k.fillStyle = g
  k.fillRect(-2, -2, 164, HORIZON + 2.4)
}

/** The hills of the coast, thirty miles off: two planes of haze that rise out of the sea's own edge. */
function coast(k) {
  path(
    k,
    '#a8cce0',
    'M-4 13.200V10.400C4 9.600 8 10.200 14 9C18 8.200 21 7.200 25 8.200C30 9.600 34 9 40 10.400C46 11.600 52 11.200 58 12.200C62 12.800 66 12.900 70 13.200Z',
  )
  path(
    k,
    '#84b4d4',
    'M-4 13.200V11.600C2 11 6 11.800 12 10.800C17 10 20 10.800 24 11.600C29 12.300 34 12 38 12.700C41 13 44 13.100 46 13.200ZM112 13.200C116 12.900 119 12.300 122 12.300C126 11 128 11.200 131 11.900C134 12.400 136 12.900 139 13.200Z',
  )
}

export default {
  alt: 'La Grande Barriera Corallina vista dall’alto: un grande banco di corallo a forma di cuore nel blu, un catamarano bianco a vela nel canale e due balene, madre e piccolo, a pelo d’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.04], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    reefs(s, f, BANKS)
    f.draw(s.k, coast)
    f.draw(s.k, (k) => {
      at(k, 36, 56, 0.62, (q) => {
        wake(q, { heading: 32, down: 31, length: 36 })
        catamaran(q, { heading: 32, down: 31 })
      })
      // Mother and calf side by side, each bent its own way.
      for (const [x, y, q, a, bend] of [
        [137, 72.4, 1.9, -2.74, 2.6],
        [133, 82.2, 0.86, -2.6, -2],
      ]) {
        k.save()
        k.translate(x, y)
        k.scale(1, 0.66)
        k.rotate(a)
        k.scale(q, q)
        humpback(k, bend)
        k.restore()
      }
      breath(k, 127, 69.6)
    })
    return finish(s, { vignette: 0.14 })
  },
}
