import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../things/forodhani.js'
import { swimmer } from '../../things/pool-bathers.js'
import {
  deck,
  hull,
  kite,
  LEVEL,
  leaning,
  metre,
  P,
  palmShade,
  pool,
  WATER,
} from '../../things/rim-drop.js'
import { below } from '../../things/rim-view.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const PALM = ['#24506c', '#f2bc8c', '#17646c', '#6cc07c']
const PALM_FAR = ['#4c8088', '#f0cca4', '#3f9488', '#98d090']
/** Palms of the garden: across, along, how high. */
const PALMS = points('21 84 9 19.500 60 10 20 44 9 19 33 10 20.500 26 9.400', 3)

/** Somebody at the rim, a soft dark mirror behind them on the water and a ring of light. */
function bather(k, z, o) {
  const [px, py] = P(0.1, WATER, z)
  const q = metre(z) * 0.29
  k.save()
  k.clip(new Path2D(`M${pool().join('L')}Z`))
  path(
    k,
    'rgba(8,84,130,.36)',
    `M${px + q * 1.1} ${py + q * 0.5}C${px + q} ${py + q * 1.6} ${px + q * 1.3} ${py + q * 2.4} ${px + q * 1.9} ${py + q * 2.7}C${px + q * 2.4} ${py + q * 2.2} ${px + q * 2.5} ${py + q * 1.4} ${px + q * 2.3} ${py + q * 0.4}Z`,
  )
  k.restore()
  k.save()
  k.clip(
    new Path2D(
      `M${px - q * 3} ${py - q * 5}H${px + q * 4}V${py + q * 0.5}H${px + q * 2.5}Q${px + q * 1.7} ${py + q * 0.9} ${px + q} ${py + q * 0.5}H${px - q * 3}Z`,
    ),
  )
  at(k, px, py, q, (u) => leaning(u, o))
  k.restore()
  stroke(
    k,
    'rgba(228,255,246,.9)',
    0.2,
    `M${px + q * 1.1} ${py + q * 0.6}Q${px + q * 1.7} ${py + q * 0.86} ${px + q * 2.3} ${py + q * 0.62}`,
  )
}

export default {
  alt: 'La piscina sul tetto di Marina Bay la mattina presto, sospesa come la fiancata di una nave duecento metri sopra la baia: due bagnanti appoggiati al bordo guardano giù, dove un nibbio plana più in basso di loro sopra l’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.2], horizon: LEVEL / 90 })
    field(s).draw(s.k, (k) => {
      below(k)
      hull(k)
      deck(k)
      for (const [x, z, high] of PALMS) palmShade(k, x, z, high)
      for (const [i, [x, z, high]] of PALMS.entries()) {
        const [px, py] = P(x, 201.2, z)
        const m = metre(z)
        palm(
          k,
          px,
          py,
          px + (i % 2 ? -0.5 : 0.8) * m,
          py - high * m,
          3.3 * m,
          z > 50 ? PALM_FAR : PALM,
          8 + i,
          false,
        )
        const [hx, hy] = [px + (i % 2 ? -0.5 : 0.8) * m, py - high * m]
        // The heart of the crown, where the leaves spring from.
        path(
          k,
          z > 50 ? PALM_FAR[2] : PALM[2],
          `M${hx - m * 0.42} ${hy + m * 0.22}C${hx - m * 0.5} ${hy - m * 0.2} ${hx - m * 0.2} ${hy - m * 0.46} ${hx} ${hy - m * 0.42}C${hx + m * 0.3} ${hy - m * 0.44} ${hx + m * 0.5} ${hy - m * 0.1} ${hx + m * 0.42} ${hy + m * 0.2}Q${hx} ${hy + m * 0.46} ${hx - m * 0.42} ${hy + m * 0.22}Z`,
        )
        path(
          k,
          z > 50 ? '#3f9484' : '#237470',
          `M${px - m * 1.5} ${py + m * 0.3}C${px - m * 1.6} ${py - m * 0.3} ${px - m * 0.9} ${py - m * 0.7} ${px - m * 0.4} ${py - m * 0.4}C${px - m * 0.2} ${py - m} ${px + m * 0.7} ${py - m} ${px + m * 0.8} ${py - m * 0.4}C${px + m * 1.4} ${py - m * 0.6} ${px + m * 2} ${py} ${px + m * 1.8} ${py + m * 0.3}Z`,
        )
      }
      const [sx, sy] = P(5, WATER, 21)
      at(k, sx, sy, metre(21) * 0.3, swimmer)
      const [wx, wy] = P(14.5, 200.6, 34)
      stand(
        k,
        wx,
        wy,
        1.75 * metre(34),
        {
          ...POSES.walk,
          skin: SKINS[0],
          top: ['#f8765c', '#b8485c'],
          low: SKINS[0],
          hair: ['#5c3c34', '#3c2830'],
          dress: 'coat',
          cut: 'bun',
          light: 1,
        },
        { flip: true, fall: [-1.2, 0.1], shade: '#b48c94' },
      )
      bather(k, 11.4, { skin: SKINS[2], hair: ['#241c30', '#6c4c48'], nod: 0.12 })
      bather(k, 8.7, {
        skin: SKINS[1],
        hair: ['#3a2430', '#8c5840'],
        suit: ['#ff6a54', '#c03c54'],
        bun: true,
        nod: -0.08,
      })
      // Its shade runs before it on the water.
      path(
        k,
        'rgba(10,64,120,.5)',
        'M12.600 78.400C13.600 77.900 14.400 78 15 78.300C15.700 77.900 16.600 77.900 17.400 78.500C16.600 78.500 16 78.700 15.300 78.900L15 79.400L14.600 78.900C14 78.700 13.400 78.500 12.600 78.400Z',
      )
      k.save()
      k.translate(25.5, 63.5)
      k.rotate(-0.34)
      k.scale(3.5, 2.7)
      kite(k)
      k.restore()
    })
    return finish(s, { vignette: 0.1 })
  },
}
